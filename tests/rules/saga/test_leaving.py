"""Chapters 9 and 10: the last cell, going off the trail, replacement and decision.

I.C covers 14 to 21; its last cell costs 2 VP.
"""

from __future__ import annotations

import pytest

from drakkar.games.saga.adventure import Turns
from drakkar.games.saga.cards import Act
from drakkar.games.saga.moves import (
    Decline,
    Draw,
    Go,
    Leave,
    Look,
    Play,
    Resolve,
    Send,
    Stay,
    Trade,
)
from drakkar.games.saga.rewards import gain_vp
from drakkar.games.saga.rounds import NextRound, SetOff
from drakkar.games.saga.valhalla import Valhalla
from drakkar.kernel.state import Seen
from drakkar.kernel.testing import rule
from tests.rules.saga.position import (
    Jarl,
    asked,
    at,
    cell,
    display,
    event_kinds,
    events,
    gold,
    hand,
    in_adventure,
    index,
    landing,
    offset,
    pile,
    play,
    played,
    prophets,
    refused,
    state_of,
    valhalla,
    vp,
)

# ---- the last cell and the end of the trail --------------------------------------------------


@rule("SAG-9.1", "SAG-9.2", "SAG-9.3", "SAG-9.5", "SAG-9.7")
@pytest.mark.parametrize(
    ("jarl", "start", "where", "cost"),
    [
        (Jarl(hand=["harald"], vp=9), 20, 21, 2),  # the last cell
        (Jarl(hand=["harald"], vp=9), 24, 25, 2),  # beyond it
        (Jarl(hand=["bjorn"], vp=9, index=21), 2, 25, 4),  # beyond it, and off the trail
        (Jarl(hand=["ulf"], vp=9), 17, 17, 2),  # off the trail behind
    ],
    ids=["a", "b", "c", "d"],
)
def test_example_11(jarl, start, where, cost):
    table = at(jarl, Jarl(out=True), offset=start, top=["move_1"])
    assert cell(table) == where
    assert vp(table) == 9 - cost
    assert in_adventure(table) == []


@rule("SAG-9.1")
@pytest.mark.parametrize(
    ("adventure", "where", "cost"), [("I.A", 20, 2), ("V.A", 28, 4), ("IX.B", 28, 6), ("B", 35, 7)]
)
def test_the_last_cell_costs_its_broken_helmets_once(adventure, where, cost):
    table = landing(where, Jarl(hand=["harald"], vp=20), adventure=adventure)
    assert vp(table) == 20 - cost


@rule("SAG-9.2")
@pytest.mark.parametrize("where", [22, 23, 35, 36, 50])
def test_how_far_beyond_does_not_matter(where):
    table = landing(where, Jarl(hand=["harald"], vp=9))
    assert vp(table) == 7


@rule("SAG-9.2", "SAG-5.3")
def test_the_cell_before_the_last_is_safe():
    table = landing(20, Jarl(hand=["harald"], vp=9))
    assert (vp(table), asked(table)) == (11, "DecideLeave")


@rule("SAG-9.3", "SAG-9.4")
@pytest.mark.parametrize(
    ("card", "start", "off"), [("bjorn", 20, False), ("bjorn", 21, True), ("mikka", 19, True)]
)
def test_off_the_front_without_having_reached_the_card(card, start, off):
    jarl = Jarl(hand=[card], vp=9, index=start)
    table = at(jarl, Jarl(out=True), adventure="VII.C", top=["move_1"])
    assert cell(table) < 24, "in front of the card"
    assert vp(table) == (4 if off else 9)
    assert in_adventure(table) == ([] if off else [0])


@rule("SAG-9.3", "SAG-9.4")
@pytest.mark.parametrize(("start", "off"), [(5, True), (6, False), (7, False)])
def test_off_the_back(start, off):
    jarl = Jarl(hand=["erik"], vp=9, index=start)
    table = at(jarl, Jarl(out=True), top=["move_1"])
    assert vp(table) == (7 if off else 9)
    assert in_adventure(table) == ([] if off else [0])


@rule("SAG-9.5")
@pytest.mark.parametrize(
    ("jarl", "start"),
    [
        (Jarl(hand=["bjorn"], vp=9, index=21), 0),  # at the front, beyond the card
        (Jarl(hand=["ulf"], vp=9), 21),  # at the back, on the last cell
        (Jarl(hand=["ulf"], vp=9), 25),  # at the back, beyond it
    ],
)
def test_both_at_once_is_punished_twice(jarl, start):
    table = at(jarl, Jarl(out=True), offset=start, top=["move_1"])
    assert cell(table) >= 21
    assert vp(table) == 5


@rule("SAG-9.5", "SAG-1.22")
def test_twice_does_not_go_below_zero():
    table = at(Jarl(hand=["bjorn"], vp=3, index=21), Jarl(out=True), offset=2, top=["move_1"])
    assert vp(table) == 0


@rule("SAG-9.6")
@pytest.mark.parametrize("where", [6, 14, 17, 18])
def test_off_the_trail_there_is_nothing_but_the_penalty(where):
    jarl = Jarl(hand=["ulf"], vp=9)
    table = at(jarl, Jarl(out=True), offset=where, top=["move_1"], markers=["L02"] * 3)
    assert (cell(table), gold(table), vp(table)) == (where, 5, 7)
    assert prophets(table) == []


@rule("SAG-9.6", "SAG-10.6")
def test_level_with_the_card_but_off_the_trail_has_not_reached_it():
    table = at(Jarl(hand=["ulf"], vp=9), Jarl(out=True), offset=18, top=["move_1"])
    assert state_of(table).reached == 0


@rule("SAG-9.7")
def test_the_others_go_on():
    falls = Jarl(hand=["helga", "kjer"], index=7, reached=True)
    table = at(
        falls, Jarl(hand=["bjorn", "harald"]), offset=9, top=["move_1", "move_1"], asks=Turns()
    )
    play(table, (0, Play("helga")), (1, Play("bjorn")))
    assert in_adventure(table) == [1]
    assert table.deciders == (1,)
    assert asked(table, 0) == "", "not even asked whether to leave"


@rule("SAG-9.7", "SAG-12.6")
def test_only_this_adventure_is_over():
    jarl = Jarl(hand=["harald", "bjorn"], pile=["kjer", "mikka"], gold=0)
    asks = (Turns(), Valhalla(), SetOff(), NextRound())
    table = landing(21, jarl, Jarl(out=True, gold=0), asks=asks)
    play(table, Play("harald"), Send("harald"))
    assert in_adventure(table) == [0, 1]
    play(table, (0, Play("bjorn")))
    assert 0 in in_adventure(table), "the first turn of the next one has not stopped him"


@rule("SAG-9.7", "SAG-10.1")
def test_who_is_out_draws_no_more():
    table = landing(21, Jarl(hand=["harald"], pile=["bjorn"]))
    assert (hand(table), pile(table)) == ([], ["bjorn"])


@rule("SAG-9.8")
@pytest.mark.parametrize("before", [True, False])
def test_who_is_out_may_still_use_the_action_of_his_card(before):
    table = landing(21, Jarl(hand=["alva"], vp=9), offset=14, display=["move_5", "move_6"])
    assert asked(table) == "Land"
    play(table, *([Act("alva")] if before else [Resolve(), Act("alva")]))
    assert (gold(table), vp(table), in_adventure(table)) == (7, 7, [])


@rule("SAG-9.8", "SAG-11.3")
def test_who_is_out_takes_part_in_phase_four():
    table = landing(21, Jarl(hand=["harald"]), asks=(Turns(), Valhalla()))
    assert (asked(table), in_adventure(table)) == ("SendPlayed", [])
    play(table, Send("harald"))
    assert valhalla(table) == ["harald"]


# ---- replacement -----------------------------------------------------------------------------


@rule("SAG-10.1")
@pytest.mark.parametrize("card", ["bjorn", "frigg"])
def test_one_card_for_the_viking_or_god_played(card):
    table = at(Jarl(hand=[card], pile=["kjer", "helga"]), Jarl(out=True), top=["move_1"])
    assert (hand(table), pile(table)) == (["kjer"], ["helga"])


@rule("SAG-10.1")
def test_two_cards_for_two():
    jarl = Jarl(hand=["bjorn", "harald"], pile=["kjer", "helga", "mikka"])
    table = at(jarl, Jarl(out=True), top=["IV.C"])
    play(table, Play("bjorn"))
    assert (hand(table), pile(table)) == (["helga", "kjer"], ["mikka"])


@rule("SAG-10.2")
def test_nothing_played_nothing_replaced():
    table = at(Jarl(hand=["bjorn"], pile=["kjer"]), Jarl(out=True), top=["IX.B"])
    assert (hand(table), pile(table)) == (["bjorn"], ["kjer"])


@rule("SAG-10.3")
def test_an_empty_pile_gives_nothing_and_is_not_rebuilt():
    jarl = Jarl(hand=["bjorn"], played=["kjer", "helga"])
    table = at(jarl, Jarl(out=True), top=["move_1"])
    assert (hand(table), pile(table)) == ([], [])
    assert played(table) == ["kjer", "helga", "bjorn"]


@rule("SAG-10.3")
def test_a_draw_action_gets_what_is_there():
    table = at(Jarl(hand=["knut"], pile=["kjer", "helga"]), Jarl(out=True), top=["move_1"])
    play(table, Draw())
    assert hand(table) == ["helga", "kjer"]


@rule("SAG-10.4")
def test_a_buried_card_may_be_drawn_in_the_same_adventure():
    table = at(Jarl(hand=["lasse", "kjer"]), Jarl(out=True), top=["move_1"])
    play(table, Play("lasse"), Act("lasse"))
    assert hand(table) == ["kjer"], "buried under an empty pile, and drawn for Lasse"


@rule("SAG-10.4")
def test_a_buried_card_is_drawn_after_all_others():
    jarl = Jarl(hand=["lasse", "kjer"], pile=["helga"])
    table = at(jarl, Jarl(out=True), top=["move_1"])
    play(table, Play("lasse"), Act("lasse"))
    assert (hand(table), pile(table)) == (["helga"], ["kjer"])


# ---- the decision ----------------------------------------------------------------------------


@rule("SAG-10.5")
def test_the_decision_comes_after_the_replacement():
    table = landing(15, Jarl(hand=["harald", "bjorn"], pile=["kjer"]), listen=True)
    assert refused(table, Leave()).clause == "SAG-10.6", "not instead of a card"
    play(table, Play("harald"))
    assert (asked(table), hand(table)) == ("DecideLeave", ["bjorn", "kjer"])
    assert "left" not in event_kinds(table)


@rule("SAG-10.5", "SAG-10.6", "SAG-16.11", "SAG-25.6")
@pytest.mark.parametrize(
    ("known", "position", "clause"),
    [
        ({}, {}, "SAG-10.6"),
        ({}, {"adventure": "B"}, "SAG-16.11"),
        ({"reached": True}, {"top": ["II.C"]}, "SAG-25.6"),
        ({}, {"top": ["II.C"]}, "SAG-10.6"),
        ({"reached": True}, {}, "SAG-10.5"),
    ],
)
def test_why_one_cannot_leave(known, position, clause):
    jarl = Jarl(hand=["harald", "bjorn"], **known)
    table = at(jarl, Jarl(out=True), **{"top": ["move_1"], **position})
    assert asked(table) == "PlayCard"
    refusal = refused(table, Leave())
    assert refusal.clause == clause
    assert refusal.text(table.game.texts("fr")).endswith(f"({clause})")


@rule("SAG-10.6")
def test_when_the_adventure_is_over_there_is_nothing_to_leave():
    table = at(Jarl(played=["helga"]), Jarl(out=True), asks=Valhalla())
    state_of(table).active = 0
    assert asked(table) == "SendPlayed"
    assert refused(table, Leave()).clause == "KER-2"


@rule("SAG-10.5")
def test_everybody_draws_before_anybody_decides():
    jarl = Jarl(hand=["harald"], pile=["kjer"])
    table = landing(15, jarl, jarl)
    assert sorted(table.deciders) == [0, 1]
    assert [hand(table, seat) for seat in (0, 1)] == [["kjer"], ["kjer"]]


@rule("SAG-10.5")
def test_nobody_knows_how_the_others_decide():
    table = landing(15, *[Jarl(hand=["harald"])] * 3)
    play(table, (1, Leave()))
    assert in_adventure(table) == [0, 1, 2]
    for onlooker in (0, 2, None):
        assert "leave" not in str(table.view(onlooker)["log"])
        assert not hasattr(Seen(state_of(table), onlooker), "leavers")
    play(table, (0, Stay()), (2, Leave()))
    assert in_adventure(table) == [0]


@rule("SAG-10.6")
@pytest.mark.parametrize(("where", "may"), [(13, False), (14, True), (17, True), (20, True)])
def test_leaving_needs_a_cell_of_the_card(where, may):
    table = landing(where, Jarl(hand=["harald"], pile=["bjorn"]))
    assert (asked(table) == "DecideLeave") is may
    assert in_adventure(table) == [0]


@rule("SAG-10.6")
def test_a_marker_in_front_of_the_card_is_not_enough():
    table = landing(12, markers=["L02"] * 3)
    assert (gold(table), table.over) == (7, True)


@rule("SAG-10.6")
def test_once_reached_the_pawn_need_not_be_there_still():
    jarl = Jarl(hand=["harald", "erik", "bjorn"], index=8)
    table = landing(15, jarl, offset=6, top=["move_1", "move_1"], asks=Turns())
    play(table, Play("harald"), Stay(), Play("erik"))
    assert (cell(table), asked(table)) == (10, "DecideLeave")
    play(table, Leave())
    assert in_adventure(table) == []


@rule("SAG-10.6", "SAG-24.21")
def test_a_first_landing_counts_even_if_skadi_leads_on():
    table = landing(15, Jarl(hand=["skadi"], index=2), offset=10)
    play(table, Act("skadi"), Go(-2))
    assert (cell(table), asked(table)) == (13, "DecideLeave")


@rule("SAG-10.6", "SAG-12.6")
def test_reaching_counts_for_this_adventure_only():
    table = at(Jarl(reached=True), Jarl(reached=True), asks=(SetOff(), NextRound()))
    assert state_of(table).reached == 0


@rule("SAG-10.7")
def test_who_has_left_is_out_of_everything():
    left = Jarl(hand=["bjorn", "kjer"], pile=["helga"], index=6, out=True, reached=True)
    table = at(
        left, Jarl(hand=["mikka"]), offset=8, top=["move_1"], markers=["L02"] * 3, listen=True
    )
    assert table.over, "he is asked nothing"
    assert (index(table), gold(table), vp(table)) == (6, 5, 5)
    assert (hand(table), played(table)) == (["bjorn", "kjer"], [])
    assert all(event[2]["seat"] == 1 for event in events(table, "moved"))


@rule("SAG-10.7", "SAG-14.3")
def test_who_leaves_now_is_out_from_the_next_turn():
    jarl = Jarl(hand=["harald", "kjer"], pile=["helga", "mikka"])
    table = landing(15, jarl, jarl, top=["move_1", "III.C"], asks=Turns())
    play(table, (0, Play("harald")), (1, Play("harald")), (0, Leave()), (1, Stay()))
    assert display(table) == ["move_1", "III.C"]
    assert [gold(table, seat) for seat in (0, 1)] == [6, 6 + 2]
    assert table.deciders == (1,)


@rule("SAG-10.8")
def test_vikings_of_one_who_has_left_may_still_work():
    left = Jarl(played=["soren"], out=True)
    table = at(left, Jarl(hand=["harald"]), top=["VI.B"])
    play(table, (0, Trade()))
    assert (gold(table), vp(table)) == (5 + 4 + 1, 4), "Sören adds his 1"


@rule("SAG-10.8", "SAG-22.4")
def test_britta_works_for_one_who_has_left():
    table = at(Jarl(played=["britta"], out=True), Jarl(hand=["harald", "bjorn"]), top=["move_1"])
    gain_vp(state_of(table), 0, 2)
    assert vp(table) == 5 + 2 + 1


@rule("SAG-10.8", "SAG-11.1")
def test_alfred_works_for_one_who_has_left():
    table = at(Jarl(played=["alfred", "kjer"], out=True), Jarl(out=True), asks=Valhalla())
    play(table, Send("alfred"), Send("kjer"))
    assert valhalla(table) == ["kjer", "alfred"]


@rule("SAG-10.9")
def test_turn_after_turn_until_nobody_is_left():
    jarl = Jarl(hand=["harald", "bjorn"], pile=["kjer", "helga", "mikka"])
    asks = (Turns(), Valhalla())
    table = landing(15, jarl, jarl, top=["move_1", "move_1"], asks=asks)
    play(table, (0, Play("harald")), (1, Play("harald")), (0, Leave()), (1, Stay()))
    assert (asked(table), table.deciders, offset(table)) == ("PlayCard", (1,), 16)
    play(table, Play("bjorn"))
    assert asked(table) == "DecideLeave"
    play(table, Leave())
    assert asked(table) == "SendPlayed", "phase 3 is over"
    assert in_adventure(table) == []


@rule("SAG-10.9", "SAG-10.6")
def test_who_may_not_leave_plays_on():
    table = at(Jarl(hand=["bjorn", "kjer"]), Jarl(out=True), top=["move_1", "move_1"], asks=Turns())
    play(table, Play("bjorn"))
    assert state_of(table).turn == 3, "nobody was asked in between"


@rule("SAG-10.1", "SAG-8.14")
def test_looking_and_drawing_by_a_cell_come_before_the_replacement():
    jarl = Jarl(hand=["harald"], pile=["kjer", "helga"])
    table = landing(15, jarl, adventure="III.C", gods=["loki", "thor"])
    assert asked(table) == "OfferGod"
    assert hand(table) == []
    assert table.moves() == [Look(), Decline()]
