"""Chapter 8: rewards and penalties. I.C, where most of it happens:

14 prophecy, 15 gold, 16 VP, 17 two gold to pay, 18 VP and three gold, 19 draw, 20 two VP, 21 last;
markers on 6, 9 and 12.
"""

from __future__ import annotations

import pytest

from drakkar.games.saga.adventure import Turns
from drakkar.games.saga.cards import Act
from drakkar.games.saga.moves import (
    Decline,
    Draw,
    Keep,
    Look,
    Play,
    Remove,
    Send,
    Stay,
    Take,
    Trade,
)
from drakkar.kernel.state import Seen
from drakkar.kernel.testing import rule
from tests.rules.saga.position import (
    Jarl,
    asked,
    at,
    box,
    cell,
    events,
    god_pile,
    gold,
    hand,
    index,
    landing,
    market,
    own_cards,
    pile,
    play,
    played,
    refused,
    state_of,
    valhalla,
    vp,
)

HARALD = Jarl(hand=["harald"])

# ---- worked examples -------------------------------------------------------------------------


@rule("SAG-8.1", "SAG-8.2", "SAG-8.4", "SAG-8.6")
def test_example_6_gold_and_a_helmet():
    table = at(Jarl(hand=["bjorn"]), Jarl(hand=["mikka"], index=1), offset=10, top=["move_4"])
    assert [cell(table, seat) for seat in (0, 1)] == [15, 18]
    assert [gold(table, seat) for seat in (0, 1)] == [6, 8]
    assert [vp(table, seat) for seat in (0, 1)] == [5, 6]


@rule("SAG-8.7", "SAG-8.8")
@pytest.mark.parametrize(("purse", "left", "points"), [(1, 0, 4), (0, 0, 4), (3, 0, 5), (4, 1, 5)])
def test_example_14_short_of_gold(purse, left, points):
    table = landing(19, Jarl(hand=["harald"], gold=purse), adventure="IV.A")  # 3 gold to pay
    assert (gold(table), vp(table)) == (left, points)


@rule("SAG-8.14", "SAG-10.1")
def test_example_15_the_draw_comes_beside_the_replacement():
    jarl = Jarl(hand=["harald", "bjorn", "kjer"], pile=["helga", "mikka", "ragnar"])
    table = landing(6, jarl, markers=["L04"] * 3)
    play(table, Play("harald"))
    assert len(hand(table)) == 2
    play(table, Draw())
    assert hand(table) == ["bjorn", "mikka", "helga", "kjer"]
    assert pile(table) == ["ragnar"]


@rule("SAG-8.15")
def test_example_17_one_god_kept_the_other_under_the_pile():
    table = landing(
        15,
        Jarl(hand=["harald"], pile=["bjorn", "kjer"]),
        adventure="III.C",
        gods=["loki", "thor", "hel"],
    )
    play(table, Look(), Keep("loki"))
    assert own_cards(table) == ["bjorn", "harald", "kjer", "loki"]
    assert pile(table) == ["kjer", "loki"], "under the own pile"
    assert god_pile(table)[0] == "hel"
    assert god_pile(table)[-1] == "thor"


# ---- which cell counts -----------------------------------------------------------------------


@rule("SAG-8.1")
def test_the_stop_in_between_pays_and_costs_nothing():
    """After the Movement card on 6, 17 or 21, in the end somewhere else."""
    table = landing(6, Jarl(hand=["bjorn"]), markers=["L02"] * 3)
    assert (cell(table), gold(table)) == (7, 5)
    table = landing(17, Jarl(hand=["ulf"], index=2), offset=14)
    assert (cell(table), vp(table), gold(table)) == (16, 6, 5)
    table = landing(21, Jarl(hand=["ulf"], index=2), offset=18)
    assert (cell(table), vp(table), asked(table)) == (20, 7, "DecideLeave")


@rule("SAG-8.1", "SAG-10.6")
def test_the_stop_in_between_does_not_allow_leaving():
    table = landing(14, Jarl(hand=["ulf"], index=2), offset=11)
    assert cell(table) == 13
    assert table.over, "not asked"


@rule("SAG-8.2")
def test_a_cell_with_several_symbols_applies_them_all():
    table = landing(18, Jarl(hand=["harald"], vp=0, gold=0))
    assert (vp(table), gold(table)) == (1, 3)
    table = landing(19, Jarl(hand=["harald"], pile=["bjorn", "kjer"]), adventure="III.B")
    play(table, Draw())
    assert (gold(table), len(hand(table))) == (7, 2)


@rule("SAG-8.2", "SAG-8.15", "SAG-8.18")
def test_two_questions_of_one_cell_come_one_after_the_other():
    jarl = Jarl(hand=["harald", "bjorn"])
    table = landing(23, jarl, adventure="VI.A", gods=["loki", "thor"])
    play(table, Play("harald"), Look(), Keep("thor"))
    assert asked(table) == "SendFromHand"
    play(table, Send("bjorn"))
    assert (valhalla(table), own_cards(table)) == (["bjorn"], ["harald", "thor"])


@rule("SAG-8.3")
def test_a_marker_is_there_for_everybody_and_for_every_landing():
    table = landing(6, *[HARALD] * 4, markers=["L02"] * 3)
    assert [gold(table, seat) for seat in range(4)] == [7] * 4
    assert len(state_of(table).markers) == 3


@rule("SAG-8.3")
def test_the_same_cell_twice_running_counts_twice():
    jarl = Jarl(hand=["harald", "ulf", "bjorn"], index=2)
    table = landing(16, jarl, offset=13, top=["move_1", "move_1"], asks=Turns())
    play(table, Play("harald"))
    assert vp(table) == 6
    play(table, Stay(), Play("ulf"))
    assert (cell(table), vp(table)) == (16, 7)


# ---- helmets and gold ------------------------------------------------------------------------


@rule("SAG-8.4")
@pytest.mark.parametrize(
    ("adventure", "where", "helmets"), [("I.C", 16, 1), ("I.C", 20, 2), ("II.A", 20, 3)]
)
def test_a_helmet_is_a_point(adventure, where, helmets):
    assert vp(landing(where, adventure=adventure)) == 5 + helmets


@rule("SAG-8.5")
@pytest.mark.parametrize(("before", "after"), [(9, 6), (3, 0), (2, 0), (0, 0)])
def test_a_broken_helmet_costs_a_point(before, after):
    jarl = Jarl(hand=["harald"], vp=before)
    assert vp(landing(24, jarl, adventure="IX.C")) == after


@rule("SAG-8.6")
@pytest.mark.parametrize(("where", "shown"), [(13, 2), (14, 3), (16, 4), (19, 5)])
def test_gold_as_the_symbol_shows(where, shown):
    assert gold(landing(where, adventure="II.B")) == 5 + shown


@rule("SAG-8.7")
@pytest.mark.parametrize(
    ("adventure", "where", "shown"), [("I.A", 15, 1), ("I.C", 17, 2), ("VI.A", 22, 4)]
)
def test_gold_to_pay_as_the_symbol_shows(adventure, where, shown):
    table = landing(where, adventure=adventure)
    assert (gold(table), vp(table)) == (5 - shown, 5)


@rule("SAG-8.8")
@pytest.mark.parametrize(("purse", "points", "after"), [(4, 5, 4), (0, 5, 4), (0, 1, 0), (0, 0, 0)])
def test_one_point_however_much_is_missing(purse, points, after):
    jarl = Jarl(hand=["harald"], gold=purse, vp=points)
    table = landing(24, jarl, adventure="IX.B")  # 5 gold to pay
    assert (gold(table), vp(table)) == (0, after)


@rule("SAG-8.9")
@pytest.mark.parametrize(
    "table",
    [
        lambda jarl: landing(6, jarl, markers=["L09", "L01", "L01"]),
        lambda jarl: landing(17, jarl),
        lambda jarl: at(jarl, Jarl(out=True), offset=0, top=["III.B"]),
    ],
    ids=["marker", "cell", "special card"],
)
def test_these_payments_are_forced(table):
    """Ellen tells: 2 VP for each of them."""
    done = table(Jarl(hand=["harald"], played=["ellen"]))
    assert (gold(done), vp(done)) == (3, 7)


@rule("SAG-8.9")
def test_paying_for_an_advantage_is_voluntary():
    jarl = Jarl(hand=["harald"], played=["ellen", "olav"], gold=2)
    table = at(jarl, Jarl(out=True), top=["VIII.C"])
    play(table, Trade())
    assert (gold(table), vp(table)) == (0, 6), "neither Ellen nor Olav"


# ---- Vikings ---------------------------------------------------------------------------------


@rule("SAG-8.10")
def test_a_viking_for_nothing_goes_under_the_draw_pile():
    jarl = Jarl(hand=["harald"], pile=["bjorn", "kjer"], gold=0)
    table = landing(16, jarl, adventure="II.C", realms=["I"])
    wanted = ["halvar", "lasse", "ingrid", "knut", "sigrun", "ansgar", "jorik", "olav"]
    assert table.moves() == [*(Take(name) for name in wanted), Decline()]
    play(table, Take("olav"))
    assert (market(table, "olav"), gold(table)) == (2, 0)
    assert pile(table) == ["kjer", "olav"]


@rule("SAG-8.10")
@pytest.mark.parametrize("card", ["britta", "knut", "harald", "loki"])
def test_only_a_viking_of_a_realm_visited_and_not_sold_out(card):
    table = landing(16, adventure="II.C", realms=["I"], market={"olav": 1})
    assert refused(table, Take(card)).clause == "SAG-8.10"


@rule("SAG-8.10")
def test_the_viking_may_be_declined_and_is_not_asked_for_when_there_is_none():
    table = landing(16, adventure="II.C")
    play(table, Decline())
    assert own_cards(table) == ["harald"]
    assert asked(landing(16, adventure="II.C", market={})) == "DecideLeave"


@rule("SAG-8.11")
def test_the_player_chooses_which_played_viking_goes_to_the_box():
    jarl = Jarl(hand=["harald"], played=["knut", "kjer"])
    table = landing(17, jarl, adventure="III.B")
    assert table.moves() == [Remove("harald"), Remove("kjer"), Remove("knut")]
    play(table, Remove("knut"))
    assert played(table) == ["kjer", "harald"]
    assert "knut" in box(table)


@rule("SAG-8.11")
def test_the_viking_just_played_goes_if_there_is_no_other():
    table = landing(17, adventure="III.B")
    assert played(table) == []


@rule("SAG-8.12")
@pytest.mark.parametrize("card", ["bjorn", "kjer", "loki", "helga"])
def test_never_a_card_of_hand_or_pile_nor_a_god(card):
    jarl = Jarl(hand=["harald", "bjorn"], pile=["kjer"], played=["loki", "mikka"])
    table = landing(17, jarl, adventure="III.B")
    play(table, Play("harald"))
    assert refused(table, Remove(card)).clause == "SAG-8.12"
    assert refused(table, Decline()).clause == "KER-2", "there is no way out"


@rule("SAG-8.12")
def test_without_a_played_viking_nothing_is_removed():
    jarl = Jarl(hand=["frigg"], pile=["bjorn"], played=["loki"])
    table = landing(17, jarl, offset=15, adventure="III.B")
    assert played(table) == ["loki", "frigg"]
    assert cell(table) == 17
    table = landing(17, Jarl(), offset=11, gods=["freyr"], adventure="III.B")
    assert asked(table) == "DecideLeave"


@rule("SAG-8.13")
def test_removing_moves_no_pawn_and_ends_a_permanent_action():
    jarl = Jarl(hand=["harald", "bjorn"], played=["soren", "kjer"], index=3)
    table = landing(17, jarl, offset=13, adventure="III.B", top=["move_1", "move_1"], asks=Turns())
    play(table, Play("harald"), Remove("soren"))
    assert cell(table) == 17
    play(table, Stay())
    assert (cell(table), gold(table)) == (19, 5 + 2), "without Sören's 1"


@rule("SAG-8.13")
@pytest.mark.parametrize(
    ("card", "moved", "won"), [("thorsten", 1, 2), ("tjure", 0, 0), ("christian", 4, 1)]
)
def test_a_removed_viking_no_longer_counts(card, moved, won):
    """Two were played, of whom only Harald is left. (Thorsten's cell brings 2 gold.)"""
    jarl = Jarl(hand=["harald", card, "bjorn"], played=["kjer"])
    top = ["move_1", "move_1"]
    table = landing(17, jarl, adventure="III.B", top=top, asks=Turns())
    play(table, Play("harald"), Remove("kjer"), Stay(), Play(card))
    if card == "christian":
        play(table, Act(card))
    assert index(table) == moved
    assert gold(table) == 5 + won


# ---- draw, god, Valhalla ---------------------------------------------------------------------


@rule("SAG-8.14")
def test_the_draw_may_be_declined_and_needs_a_card():
    table = landing(19, Jarl(hand=["harald"], pile=["bjorn", "kjer"]))
    play(table, Decline())
    assert hand(table) == ["bjorn"], "the replacement only"
    assert asked(landing(19)) == "DecideLeave", "an empty pile gives nothing"


@rule("SAG-8.15")
def test_looking_at_the_gods_may_be_declined():
    table = landing(15, adventure="III.C", gods=["loki", "thor"])
    assert table.moves() == [Look(), Decline()]
    play(table, Decline())
    assert god_pile(table)[:2] == ["loki", "thor"]


@rule("SAG-8.15")
@pytest.mark.parametrize("card", ["hel", "harald", "nobody"])
def test_one_of_the_two_and_no_other(card):
    table = landing(15, adventure="III.C", gods=["loki", "thor", "hel"])
    play(table, Look())
    assert refused(table, Keep(card)).clause == "SAG-8.15"
    assert refused(table, Decline()).clause == "KER-2"


@rule("SAG-8.16")
def test_the_others_see_neither_of_the_two():
    table = landing(15, adventure="III.C", gods=["loki", "thor"], listen=True)
    play(table, Look())
    assert Seen(state_of(table), 0).looked[0] == state_of(table).looked[0]
    for onlooker in (1, None):
        seen = Seen(state_of(table), onlooker)
        assert seen.looked[0] == 2
    play(table, Keep("thor"))
    for onlooker in (1, None):
        log = str(table.view(onlooker)["log"])
        assert "loki" not in log
        assert "thor" not in log
        assert Seen(state_of(table), onlooker).bottoms[0] + len(hand(table)) == 1
    for _, audience, args in events(table, "god"):
        assert audience is None
        assert "card" not in args
    assert all(audience == (0,) for _, audience, _ in events(table, "god-own"))


@rule("SAG-8.17")
def test_the_last_god_is_taken_and_no_god_is_no_reward():
    table = landing(15, adventure="III.C", gods=["loki"])
    s = state_of(table)
    s.box, s.god_bottom = (*s.box, *s.god_bottom[1:]), s.god_bottom[:1]
    play(table, Look(), Keep("loki"))
    assert god_pile(table) == []
    assert "loki" in own_cards(table)
    assert asked(landing(15, adventure="III.C", no_gods=True)) == "DecideLeave"


@rule("SAG-8.18", "SAG-8.19")
def test_a_viking_of_the_hand_may_go_to_valhalla_and_is_not_replaced():
    jarl = Jarl(hand=["harald", "bjorn", "kjer"], pile=["mikka", "ragnar"])
    table = landing(6, jarl, markers=["L07", "L07", "L01"])
    play(table, Play("harald"))
    assert table.moves() == [Send("bjorn"), Send("kjer"), Decline()]
    play(table, Send("kjer"))
    assert valhalla(table) == ["kjer"]
    assert hand(table) == ["bjorn", "mikka"], "only Harald is replaced"


@rule("SAG-8.18")
@pytest.mark.parametrize("card", ["loki", "harald", "mikka"])
def test_no_god_goes_there_nor_a_card_from_elsewhere(card):
    jarl = Jarl(hand=["harald", "bjorn", "loki"], pile=["mikka"])
    table = landing(6, jarl, markers=["L07", "L07", "L01"])
    play(table, Play("harald"))
    assert refused(table, Send(card)).clause == "SAG-8.18"


@rule("SAG-8.18")
def test_valhalla_may_be_declined_and_asks_for_a_viking():
    table = landing(6, Jarl(hand=["harald", "bjorn"]), markers=["L07", "L07", "L01"])
    play(table, Play("harald"), Decline())
    assert (valhalla(table), hand(table)) == ([], ["bjorn"])
    table = landing(6, Jarl(hand=["harald", "loki"]), markers=["L07", "L07", "L01"])
    play(table, Play("harald"))
    assert table.over, "only a god in hand: nothing to ask"


@rule("SAG-8.9")
def test_buying_is_voluntary_too():
    jarl = Jarl(hand=["jorik"], played=["olav", "ellen"], gold=3)
    table = at(jarl, Jarl(out=True), top=["move_1"], market={"olav": 1})
    play(table, Act("jorik"))
    assert (gold(table), vp(table), hand(table)) == (0, 5, ["olav"])
