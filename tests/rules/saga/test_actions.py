"""Chapter 7: the actions of cards, in general."""

from __future__ import annotations

import pytest

from drakkar.games.saga.adventure import Turns
from drakkar.games.saga.cards import Act
from drakkar.games.saga.moves import (
    Decline,
    Done,
    Draw,
    Go,
    Leave,
    Pay,
    Play,
    Prize,
    Resolve,
    Send,
)
from drakkar.games.saga.rounds import NextRound, SetOff
from drakkar.games.saga.valhalla import Valhalla
from drakkar.kernel.testing import rule
from drakkar.kernel.text import texts
from tests.rules.saga.position import (
    Jarl,
    asked,
    at,
    cell,
    gold,
    hand,
    landing,
    pile,
    play,
    played,
    refused,
    valhalla,
    vp,
)


@rule("SAG-7.1", "SAG-6.3")
def test_an_action_is_optional_the_move_is_not():
    table = at(Jarl(hand=["gunnar"]), Jarl(out=True), top=["move_1"])
    assert table.moves() == [Decline(), Act("gunnar")]
    play(table, Decline())
    assert (gold(table), cell(table)) == (5, 8)
    assert table.over


@rule("SAG-7.1")
@pytest.mark.parametrize("move", [Draw(), Decline()])
def test_a_draw_action_is_optional_too(move):
    table = at(Jarl(hand=["knut"], pile=["bjorn", "kjer", "helga"]), Jarl(out=True), top=["move_1"])
    play(table, move)
    assert len(hand(table)) == (3 if move == Draw() else 1), "declined, it is replaced as usual"


@rule("SAG-7.2")
@pytest.mark.parametrize(
    ("jarl", "number"),
    [
        (Jarl(hand=["lasse"]), 4),  # no card to bury
        (Jarl(hand=["jorik"], gold=1), 2),  # nothing he can pay
        (Jarl(hand=["christian"]), 4),  # the first Viking
        (Jarl(hand=["hel"]), 1),  # nobody in Valhalla
    ],
)
def test_a_card_may_be_played_for_its_move_alone(jarl, number):
    table = at(jarl, Jarl(out=True), top=["move_1"])
    assert cell(table) == 1 + number
    assert table.over


@rule("SAG-7.2", "SAG-7.3")
def test_an_impossible_action_is_refused():
    table = at(Jarl(hand=["kjer", "alva"]), Jarl(out=True), top=["IV.C"])
    play(table, Play("kjer"))
    assert asked(table) == "PickDistance"
    assert refused(table, Act("alva")).clause == "SAG-7.2"
    assert refused(table, Act("kjer")).clause == "SAG-7.3"
    assert refused(table, Act("nobody")).clause == "SAG-7.3"
    play(table, Go(2))
    assert cell(table) == 1 + 2 + 6


@rule("SAG-3.8", "SAG-3.10")
@pytest.mark.parametrize(("card", "price"), [("jorik", 3), ("gunhild", 2), ("leif", 3)])
def test_an_action_that_buys_says_what_is_missing(card, price):
    def refusal(gold, market):
        mine = Jarl(hand=["kjer", card], gold=gold)
        table = at(mine, Jarl(out=True), top=["IV.C"], realms=["I"], market=market)
        play(table, Play("kjer"))
        return refused(table, Act(card))

    poor = refusal(1, {"knut": 1, "ingrid": 1})
    assert (poor.clause, poor.args) == ("SAG-3.10", {"price": price, "gold": 1})
    assert poor.text(texts("fr", "drakkar.games.saga")).startswith("Le Viking le moins cher coûte")
    assert refusal(9, {}).clause == "SAG-3.8"


@rule("SAG-7.3")
def test_an_immediate_action_is_carried_out_once():
    table = landing(15, Jarl(hand=["gunnar"]), offset=7, auto=False)
    play(table, Play("gunnar"), Act("gunnar"))
    assert gold(table) == 7
    assert table.moves() == [Decline()], "used up; the move is still to come"
    assert refused(table, Act("gunnar")).clause == "SAG-7.3"
    play(table, Decline())
    assert gold(table) == 8
    assert asked(table) == "DecideLeave"


@rule("SAG-7.3")
@pytest.mark.parametrize(
    "card", ["lasse", "gunnar", "christian", "ole", "idun", "heimdall", "freyja", "thor", "hel"]
)
def test_what_the_card_calls_immediate_comes_before_move_and_cell(card):
    mine = Jarl(
        hand=[card, "bjorn"], pile=["mikka"], played=["helga"], valhalla=["ragnar"], index=2
    )
    table = at(mine, Jarl(out=True), offset=3, top=["move_1"], markers=["L01"] * 3, auto=False)
    play(table, Play(card))
    assert (asked(table), cell(table), gold(table)) == ("ActNow", 6, 5), "on a marker in passing"
    assert table.moves() == [Decline(), Act(card)]
    play(table, Decline())
    assert cell(table) != 6
    assert asked(table) in ("", "OfferDraw", "DecideLeave"), "and not again after the cell"


@rule("SAG-7.3", "SAG-24.11")
@pytest.mark.parametrize("card", ["freyja", "lasse"])
def test_a_card_that_the_cell_will_bring_comes_too_late_for_it(card):
    """The last hand card, on a marker that lets its owner draw."""
    table = landing(6, Jarl(hand=[card], pile=["helga"], index=-4), markers=["L04"] * 3)
    play(table, Draw())
    assert (gold(table), vp(table), hand(table)) == (5, 5, ["helga"])


@rule("SAG-7.3", "SAG-26.5")
def test_of_a_pair_each_acts_in_its_turn():
    me = Jarl(hand=["heimdall", "hel"], pile=["bjorn"], index=0)
    table = at(me, Jarl(out=True), top=["IV.C"], auto=False)
    play(table, Play("hel"), Play("heimdall"))
    assert asked(table) == ""  # nobody in Valhalla yet, and no card left for it
    me = Jarl(hand=["heimdall", "hel", "bjorn"], pile=["kjer"])
    table = at(me, Jarl(out=True), top=["IV.C"])
    play(table, Play("heimdall"), Play("hel"))
    assert refused(table, Act("hel")).reason == "only-at-once", "her turn comes"
    play(table, Act("heimdall"), Send("bjorn"), Act("hel"))
    assert (vp(table), valhalla(table)) == (5 + 4, [])


@rule("SAG-7.3")
def test_an_immediate_action_does_not_wait_for_another_turn():
    jarl = Jarl(hand=["gunnar", "kjer"])
    table = at(jarl, Jarl(out=True), top=["move_1", "move_1"], adventure="VII.C", asks=Turns())
    play(table, Play("gunnar"), Decline())
    assert asked(table) == "PickDistance", "the next turn"
    assert refused(table, Act("gunnar")).clause == "SAG-7.3"


@rule("SAG-7.7")
def test_nor_does_one_at_any_moment():
    jarl = Jarl(hand=["jorik", "kjer"])
    table = at(jarl, Jarl(out=True), top=["move_1", "move_1"], adventure="VII.C", asks=Turns())
    play(table, Play("jorik"), Done())
    assert asked(table) == "PickDistance", "the next turn"
    assert refused(table, Act("jorik")).clause == "SAG-7.3"


@rule("SAG-7.4", "SAG-21.9")
def test_a_permanent_action_holds_from_the_turn_it_is_played():
    for jarl in (Jarl(hand=["ingrid"], index=-3), Jarl(hand=["harald"], played=["ingrid"])):
        table = landing(6, jarl, markers=["L01"] * 3)
        play(table, Prize("vp"))
        assert (gold(table), vp(table)) == (6, 6)


@rule("SAG-7.4")
def test_a_permanent_action_works_again_and_again():
    jarl = Jarl(hand=["harald", "bjorn", "kjer"], played=["ingrid"])
    top = ["move_1", "move_2"]
    table = at(jarl, Jarl(out=True), offset=5, top=top, markers=["L01"] * 3, asks=Turns())
    play(table, Play("harald"), Prize("gold"))
    assert gold(table) == 5 + 1 + 2
    play(table, Play("bjorn"), Prize("gold"))
    assert gold(table) == 8 + 1 + 2


@rule("SAG-7.4", "SAG-22.2")
def test_what_it_brings_comes_unasked():
    table = landing(16, Jarl(hand=["harald"], played=["britta"]))
    assert (vp(table), asked(table)) == (5 + 1 + 1, "DecideLeave")


@rule("SAG-7.4")
def test_a_permanent_action_ends_with_the_adventure():
    jarl = Jarl(played=["olav", "soren"], gold=5)
    table = at(jarl, Jarl(), adventure="III.A", asks=(SetOff(), NextRound()))
    assert played(table) == []
    assert sorted(pile(table)) == ["olav", "soren"]


@rule("SAG-7.5", "SAG-2.4")
def test_a_draw_action_comes_after_the_cell():
    table = landing(15, Jarl(hand=["knut"], pile=["bjorn", "kjer", "helga", "mikka"]), offset=9)
    assert (asked(table), gold(table)) == ("UseDraw", 6)
    play(table, Draw())
    assert hand(table) == ["bjorn", "helga", "kjer"]
    assert asked(table) == "DecideLeave"


@rule("SAG-7.6", "SAG-22.7")
def test_an_end_of_adventure_action_waits_until_all_have_finished():
    done = Jarl(hand=["bjorn"], played=["alfred", "kjer"], reached=True)
    table = at(
        done, Jarl(hand=["helga", "kjer"]), offset=2, top=["move_1"], asks=(Turns(), Valhalla())
    )
    play(table, (1, Play("helga")))
    play(table, (0, Leave()))
    assert asked(table, 0) == "", "the other one is still under way"
    while asked(table, 0) != "SendPlayed":
        play(table, table.moves()[0])
    play(table, (0, Send("alfred")), (0, Send("kjer")))
    while asked(table):
        play(table, Decline())
    assert valhalla(table) == ["kjer", "alfred"]


@rule("SAG-7.7", "SAG-21.14")
def test_gold_just_won_pays_for_an_action():
    table = landing(18, Jarl(hand=["jorik"], gold=0), offset=15, market={"knut": 1})
    assert (gold(table), asked(table)) == (3, "Finish")
    play(table, Act("jorik"))
    assert (gold(table), hand(table)) == (0, ["knut"])


@rule("SAG-7.7", "SAG-22.15")
def test_an_action_without_a_moment_may_also_come_before_the_cell():
    table = landing(17, Jarl(hand=["alva"], gold=0), offset=10, display=["move_5", "move_6"])
    assert table.moves() == [Resolve(), Act("alva")]
    play(table, Act("alva"))
    assert (gold(table), vp(table)) == (0, 5), "2 won, 2 paid"


@rule("SAG-7.7", "SAG-22.15")
def test_or_after_it():
    table = landing(17, Jarl(hand=["alva"], gold=0), offset=10, display=["move_5", "move_6"])
    play(table, Resolve(), Act("alva"))
    assert (gold(table), vp(table)) == (2, 4), "a VP lost for the 2 that were not there"


@rule("SAG-7.7", "SAG-22.16", "SAG-25.4")
def test_or_before_the_move():
    table = at(Jarl(hand=["mats"], index=9), Jarl(out=True), top=["II.A", "move_2", "move_3"])
    assert table.moves() == [Go(-8), Go(8), Act("mats")]
    play(table, Act("mats"))
    assert asked(table) == "PickDistance"


@rule("SAG-7.8", "SAG-14.7", "SAG-26.2")
def test_example_8_knut_draws_in_spite_of_the_dwarves_curse():
    three = ["bjorn", "kjer", "mikka", "ragnar"]
    table = at(
        Jarl(hand=["knut"], pile=three, gold=0),
        Jarl(hand=["helga"], pile=three, gold=1),
        Jarl(hand=["helga"], pile=three, gold=0),
        adventure="IV.B",
        top=["IV.B"],
    )
    play(table, (0, Draw()))
    assert len(hand(table)) == 3
    assert gold(table) == 0
    assert table.deciders == (1,)
    play(table, Pay())
    assert (gold(table, 1), len(hand(table, 1)), len(hand(table, 2))) == (0, 1, 0)
