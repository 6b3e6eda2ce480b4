"""Chapter 24: Loki, who borrows the action of somebody else's Viking."""

from __future__ import annotations

from drakkar.games.saga.adventure import ChooseCards, Turns
from drakkar.games.saga.cards import Act
from drakkar.games.saga.movement import TurnUp
from drakkar.games.saga.moves import (
    Bury,
    Buy,
    Decline,
    Done,
    Draw,
    Go,
    Imitate,
    Play,
    Prize,
    Send,
)
from drakkar.games.saga.special import Instruct
from drakkar.games.saga.valhalla import Valhalla
from drakkar.kernel.table import Table
from drakkar.kernel.testing import rule
from tests.rules.saga.landing import QUIET, bystander, lands
from tests.rules.saga.position import (
    Jarl,
    asked,
    at,
    cell,
    gold,
    hand,
    pile,
    play,
    refused,
    state_of,
    valhalla,
    vp,
)


def copies(card: str, where: int = QUIET, **known) -> Table:
    """Seat 0 ends there with Loki and copies this Viking, which seat 1 has played before."""
    table = lands(where, "loki", bystander(played=[card]), **known)
    play(table, Act("loki"))
    return table


def rewarded(card: str, where: int = QUIET, **known) -> tuple[int, int]:
    """What seat 0 then has: gold and VP, of 5 each."""
    table = copies(card, where, **known)
    return gold(table), vp(table)


# ---- what may be copied ----------------------------------------------------------------------


@rule("SAG-24.1", "SAG-24.2")
def test_loki_copies_an_action_after_his_cell_without_the_move():
    table = lands(15, "loki", bystander(played=["gunnar"]))
    assert gold(table) == 6  # the cell comes first
    assert table.moves() == [Done(), Act("loki")]
    play(table, Act("loki"))
    assert gold(table) == 8
    assert cell(table) == 15


@rule("SAG-24.1", "SAG-24.2")
def test_a_viking_revealed_this_turn_may_be_copied_and_still_acts():
    table = lands(QUIET, "loki", Jarl(hand=["gunnar"]))
    play(table, Act("loki"))
    assert gold(table) == 7
    play(table, (1, Act("gunnar")))
    assert gold(table, 1) == 7


@rule("SAG-24.1")
def test_loki_copies_any_opponent_even_one_who_has_left():
    others = bystander(played=["gunnar"]), Jarl(played=["ole"], out=True)
    table = lands(QUIET, "loki", *others, played=["jorik"])
    play(table, Act("loki"))
    assert table.moves() == [Imitate("gunnar"), Imitate("ole")]
    assert refused(table, Imitate("jorik")).clause == "SAG-24.1"  # his own


@rule("SAG-24.1")
def test_loki_copies_no_god_and_may_be_declined():
    assert lands(QUIET, "loki", bystander(played=["freyr"])).over
    table = lands(QUIET, "loki", bystander(played=["gunnar"]))
    play(table, Done())
    assert gold(table) == 5


@rule("SAG-24.5")
def test_numbers_tjure_and_thorsten_offer_nothing():
    cards = ["helga", "helge", "halvar", "erik", "tjure", "thorsten"]
    assert lands(QUIET, "loki", bystander(played=cards)).over


@rule("SAG-24.1")
def test_loki_still_copies_when_his_landing_has_ended_the_adventure():
    assert rewarded("gunnar", 21) == (7, 3)


# ---- immediate actions -----------------------------------------------------------------------


@rule("SAG-24.1")
def test_immediate_actions_are_carried_out_for_lokis_owner():
    assert rewarded("christian", played=["helga", "mikka"]) == (7, 5)
    assert rewarded("alva", display=["move_5", "move_6"]) == (7, 5)
    table = copies("lasse", hand=["helga", "bjorn"], pile=["mikka"])
    play(table, Bury("helga"))
    assert (gold(table), hand(table), pile(table)) == (6, ["bjorn", "mikka"], ["helga"])
    table = copies("mats")
    assert len(state_of(table).foresight[0]) == 2


@rule("SAG-24.1")
def test_loki_buys_like_jorik_gunhild_and_leif():
    table = copies("jorik", pile=["helga"])
    play(table, Buy("olav"))
    assert (gold(table), hand(table)) == (2, ["helga", "olav"])
    table = copies("gunhild", pile=["helga"], realms=["IX"])
    play(table, Buy("ole"))
    assert (gold(table), pile(table)) == (3, ["ole"])
    table = copies("leif", gold=6)
    play(table, Buy("jari"))
    assert (gold(table), valhalla(table)) == (0, ["jari"])


@rule("SAG-24.1", "SAG-23.8")
def test_with_ole_copied_loki_is_not_replaced():
    table = copies("ole", pile=["helga"])
    assert (vp(table), hand(table)) == (7, [])


# ---- permanent actions -----------------------------------------------------------------------


@rule("SAG-24.3")
def test_ingrid_for_the_marker_just_reached():
    table = copies("ingrid", 6, markers=["L01", "L02", "L03"])
    play(table, Prize("gold"))
    assert gold(table) == 5 + 1 + 2
    assert copies("ingrid").over  # no marker, nothing to choose


@rule("SAG-24.3")
def test_olav_for_the_payment_just_made():
    assert rewarded("olav", 17) == (5 + 2, 5)
    assert rewarded("olav", 17, gold=1) == (1 + 2, 5)  # the VP lost comes back too
    assert rewarded("olav", turned="III.B") == (5 + 2, 5)
    assert rewarded("olav") == (5, 5)


@rule("SAG-24.3")
def test_olav_takes_back_what_ellen_gave_for_the_payment():
    assert rewarded("olav", 17, played=["ellen"]) == (5 + 2, 5)


@rule("SAG-24.3")
def test_olav_for_one_payment_only():
    assert rewarded("olav", 17, turned="III.B") == (5 - 2 + 2, 5)
    markers = ["L01", "L08", "L02"]  # 1 gold, after the 2 of III.B: the larger one is undone
    assert rewarded("olav", 9, turned="III.B", markers=markers) == (5 - 1 + 2, 5)


@rule("SAG-24.3")
def test_ellen_for_a_payment_settled_in_full():
    assert rewarded("ellen", 17) == (3, 7)
    assert rewarded("ellen", 17, gold=1) == (0, 4)
    assert rewarded("ellen") == (5, 5)


@rule("SAG-24.3")
def test_britta_and_soren_for_what_was_gained():
    assert rewarded("britta", 16) == (5, 7)
    assert rewarded("soren", 15) == (7, 5)
    assert rewarded("britta", 15) == (6, 5)
    assert rewarded("soren", 16) == (5, 6)


@rule("SAG-24.3")
def test_jari_for_gold_an_opponent_has_received_this_turn():
    assert rewarded("jari", turned="III.C")[0] == 5 + 2 + 1


@rule("SAG-24.3")
def test_jari_for_gold_that_comes_later_in_the_turn_but_only_once():
    rich = [Jarl(hand=["bjorn"], index=16, played=[card]) for card in ("jari", "helga")]
    table = lands(QUIET, "loki", *rich)
    play(table, Act("loki"))
    # seat 1 has 3 on its cell, and its own Jari one each from seat 0 and seat 2
    assert [gold(table, seat) for seat in range(3)] == [5 + 1, 5 + 3 + 2, 5 + 3]


@rule("SAG-24.3")
def test_a_permanent_action_copied_before_a_gain_waits_for_it():
    me = Jarl(hand=["loki", "alva"])
    table = at(me, bystander(played=["soren"]), display=["move_5", "move_6"], top=["IV.C"])
    play(table, (0, Play("loki")))
    play(table, Act("loki"))
    assert gold(table) == 5
    play(table, Act("alva"))
    assert gold(table) == 5 + 2 + 1


def waits(card: str, here: int, further: int, **known) -> tuple[int, int]:
    """Loki copies this Viking where nothing happens; then Skadi brings the pawn to the event."""
    me = Jarl(hand=["loki", "skadi"], index=here - 1 - 3 - 2)
    table = at(me, bystander(played=[card]), top=["IV.C"], **known)
    play(table, (0, Play("loki")))
    assert cell(table) == here
    before = gold(table), vp(table)
    play(table, Act("loki"))
    assert (gold(table), vp(table)) == before
    play(table, Act("skadi"), Go(further))
    if asked(table) == "ChoosePrize":
        play(table, Prize("gold"))
    return gold(table) - before[0], vp(table) - before[1]


@rule("SAG-24.3")
def test_olav_ellen_and_ingrid_wait_for_their_event_too():
    assert waits("olav", 16, 1) == (2, 0)
    assert waits("ellen", 16, 1) == (-2, 2)
    assert waits("ingrid", 8, 1, markers=["L01", "L02", "L03"]) == (2 + 2, 0)


@rule("SAG-24.3")
def test_ellen_waits_for_a_payment_that_is_settled():
    """Not the one of the first landing, which was short."""
    me = Jarl(hand=["loki", "skadi"], index=17 - 1 - 3 - 2, gold=0)
    table = at(me, bystander(played=["ellen"]), top=["IV.C"])
    play(table, (0, Play("loki")), Act("loki"))
    assert (gold(table), vp(table)) == (0, 4)
    play(table, Act("skadi"), Go(-1))
    assert vp(table) == 4 + 1


@rule("SAG-24.3")
def test_what_found_no_event_is_lost_with_the_turn():
    me = Jarl(hand=["loki"], pile=["bjorn"], index=9)
    other = bystander(played=["soren"], pile=["harald"])
    table = at(me, other, top=["move_1", "move_1"], asks=Turns())
    play(table, Act("loki"))  # on cell 13; then Bjorn
    assert (cell(table), gold(table)) == (15, 6)


@rule("SAG-24.3", "SAG-24.13")
def test_the_vp_of_a_copied_britta_is_gold_for_gullveig():
    me = Jarl(hand=["loki", "gullveig"], index=8)
    table = at(me, bystander(played=["britta"]), top=["IV.C"])
    play(table, (0, Play("gullveig")))
    play(table, Act("loki"))
    assert (cell(table), vp(table), gold(table)) == (16, 7, 9)


# ---- draw actions and Alfred -----------------------------------------------------------------


@rule("SAG-24.4")
def test_a_copied_draw_takes_the_place_of_the_replacement():
    own = ["bjorn", "mikka", "helga", "kjer"]
    for card, number in (("knut", 3), ("ansgar", 2)):
        table = copies(card, pile=own)
        play(table, Draw())
        assert len(hand(table)) == number
        table = copies(card, pile=own)
        play(table, Decline())
        assert len(hand(table)) == 1


@rule("SAG-24.4")
def test_magnus_copied_changes_the_hand_first():
    table = copies("magnus", hand=["ragnar"], pile=["bjorn", "mikka", "helga", "kjer"])
    play(table, Bury("ragnar"), Draw())
    assert hand(table) == ["bjorn", "mikka", "helga"]


@rule("SAG-24.4", "SAG-15.7")
def test_a_copied_draw_escapes_the_fear_of_surtr():
    table = copies("knut", display=["V.A"], pile=["bjorn", "mikka", "helga"])
    play(table, Draw())
    assert len(hand(table)) == 3


@rule("SAG-24.4")
def test_alfred_copied_sends_one_more_in_phase_4():
    me = Jarl(hand=["loki"], played=["helga", "mikka", "bjorn"])
    turn = (TurnUp(), Instruct(), ChooseCards(), Valhalla())
    table = at(me, bystander(played=["alfred"]), top=["move_1"], asks=turn)
    play(table, Act("loki"), (0, Send("helga")), (0, Send("mikka")))
    assert asked(table, 0) == ""


# ---- at Bifröst ------------------------------------------------------------------------------


@rule("SAG-16.12", "SAG-24.1")
def test_at_bifrost_void_actions_cannot_be_copied_and_others_can():
    cards = ["alfred", "leif", "gunnar", "knut"]
    table = lands(9, "loki", bystander(played=cards), adventure="B", gold=9)
    play(table, Act("loki"))
    assert table.moves() == [Imitate("knut"), Imitate("gunnar")]
    assert lands(9, "loki", bystander(played=cards[:2]), adventure="B", gold=9).over
