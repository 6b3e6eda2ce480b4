"""Chapter 6: playing a card."""

from __future__ import annotations

import pytest

from drakkar.games.saga.adventure import Turns
from drakkar.games.saga.box import CARD_INDEX
from drakkar.games.saga.moves import Appeal, Go, Leave, Pay, Play, Skip, Stay
from drakkar.games.saga.rounds import SetOff
from drakkar.games.saga.strides import distances
from drakkar.kernel.state import Seen
from drakkar.kernel.testing import rule
from tests.rules.saga.position import (
    Jarl,
    asked,
    at,
    cell,
    god_pile,
    gold,
    hand,
    in_adventure,
    index,
    landing,
    offset,
    pile,
    play,
    played,
    refused,
    state_of,
    vp,
)

# ---- worked examples -------------------------------------------------------------------------


@rule("SAG-6.3", "SAG-8.1")
def test_example_1_harald_stays_where_the_trail_puts_him():
    table = at(
        Jarl(hand=["harald"]),
        Jarl(out=True),
        adventure="II.B",
        top=["move_4"],
        markers=["L02", "L01", "L01"],
    )
    assert (offset(table), index(table), cell(table)) == (4, 0, 4)
    assert gold(table) == 7, "the marker counts all the same"


@rule("SAG-6.5", "SAG-21.4")
@pytest.mark.parametrize(("number", "wanted"), [(2, 6), (6, 10)])
def test_example_1_kjer_moves_two_or_six(number, wanted):
    table = at(Jarl(hand=["kjer", "harald"]), Jarl(hand=["harald"]), top=["move_4"])
    play(table, Play("kjer"))
    assert table.moves() == [Go(2), Go(6)]
    play(table, Go(number))
    assert cell(table) == wanted


# ---- choosing --------------------------------------------------------------------------------


@rule("SAG-6.1")
def test_all_choose_in_secret_and_reveal_together():
    table = at(*[Jarl(hand=["bjorn", "mikka"])] * 3, top=["move_3"])
    play(table, (0, Play("mikka")), (2, Play("bjorn")))
    assert [played(table, seat) for seat in range(3)] == [[], [], []]
    assert [cell(table, seat) for seat in range(3)] == [3, 3, 3]
    assert Seen(state_of(table), 1).chosen == [1, (), 1]
    assert "mikka" not in str(table.view(1)["log"])
    play(table, (1, Play("bjorn")))
    assert [played(table, seat) for seat in range(3)] == [["mikka"], ["bjorn"], ["bjorn"]]
    assert [cell(table, seat) for seat in range(3)] == [6, 4, 4]
    assert "mikka" in str(table.view(1)["log"])


@rule("SAG-6.1")
def test_a_god_is_chosen_like_a_viking():
    table = at(Jarl(hand=["frigg", "bjorn"]), Jarl(out=True), top=["move_1"])
    assert table.moves() == [Play("bjorn"), Play("frigg")]
    play(table, Play("frigg"))
    assert (cell(table), played(table)) == (2, ["frigg"])


@rule("SAG-6.1")
@pytest.mark.parametrize("card", ["ragnar", "helga", "kjer", "nobody"])
def test_only_a_card_of_the_hand(card):
    jarl = Jarl(hand=["bjorn", "mikka"], pile=["ragnar"], played=["helga"], valhalla=["kjer"])
    table = at(jarl, Jarl(hand=["kjer", "bjorn"]), top=["move_1"])
    refusal = refused(table, Play(card), 0)
    assert (refusal.clause, refusal.args["card"]) == ("SAG-6.1", card)


@rule("SAG-6.1", "SAG-10.7")
def test_only_those_still_in_the_adventure_choose():
    cards = ["bjorn", "kjer"]
    table = at(Jarl(hand=cards), Jarl(hand=cards, out=True), top=["move_1"])
    assert table.deciders == (0,)
    assert refused(table, Play("bjorn"), 1).clause == "KER-1"


@rule("SAG-6.2")
@pytest.mark.parametrize("move", [Skip(), Appeal()])
def test_playing_a_card_is_compulsory(move):
    table = at(Jarl(hand=["bjorn", "mikka"], reached=True), Jarl(out=True), top=["move_1"])
    assert refused(table, move).clause == "SAG-6.2"


@rule("SAG-6.2", "SAG-27.16")
def test_unless_a_card_says_otherwise():
    table = at(Jarl(hand=["bjorn", "mikka"]), Jarl(out=True), top=["IX.B"])
    assert table.over
    assert (cell(table), hand(table)) == (3, ["bjorn", "mikka"])


# ---- moving ----------------------------------------------------------------------------------


@rule("SAG-6.3")
@pytest.mark.parametrize(
    ("card", "number"),
    [("harald", 0), ("bjorn", 1), ("mikka", 3), ("helga", 5), ("solveig", 7), ("ragnar", 8)],
)
def test_exactly_the_number_of_the_card(card, number):
    table = at(Jarl(hand=[card], index=1), Jarl(out=True), adventure="VII.C", top=["move_2"])
    assert index(table) == 1 + number


@rule("SAG-6.3")
@pytest.mark.parametrize(("card", "number"), [("erik", -6), ("ulf", -1)])
def test_a_negative_number_moves_back(card, number):
    table = at(Jarl(hand=[card], index=9), Jarl(out=True), top=["move_2"])
    assert index(table) == 9 + number


@rule("SAG-6.3")
@pytest.mark.parametrize("cells", [0, 1, 3, 4, 7, -2])
def test_no_part_of_a_move_can_be_declined(cells):
    table = at(Jarl(hand=["kjer"]), Jarl(out=True), top=["move_2"])
    refusal = refused(table, Go(cells))
    assert (refusal.clause, refusal.args["cells"]) == ("SAG-6.3", cells)


@rule("SAG-6.4")
def test_several_pawns_on_one_cell_all_profit():
    table = landing(16, *[Jarl(hand=["harald"])] * 4)
    assert [cell(table, seat) for seat in range(4)] == [16] * 4
    assert [vp(table, seat) for seat in range(4)] == [6] * 4


@rule("SAG-6.5")
def test_the_number_is_chosen_when_all_cards_are_revealed():
    table = at(Jarl(hand=["kjer", "bjorn"]), Jarl(hand=["mikka", "bjorn"]), top=["move_1"])
    play(table, (0, Play("kjer")))
    assert table.deciders == (1,), "nothing is chosen before"
    play(table, (1, Play("mikka")))
    assert (asked(table), table.deciders) == ("PickDistance", (0,))
    assert played(table, 1) == ["mikka"]


@rule("SAG-6.6")
@pytest.mark.parametrize(
    ("special", "choices"),
    [("II.A", [Go(-3), Go(3)]), ("V.B", [Go(3), Go(6)])],
)
def test_reversing_and_doubling_are_decided_in_odin_order(special, choices):
    table = at(*[Jarl(hand=["mikka"], index=4)] * 3, odin=1, adventure="VII.C", top=[special])
    for seat in (1, 2, 0):
        assert table.deciders == (seat,)
        assert table.moves() == choices
        play(table, choices[0])
    assert {index(table, seat) for seat in range(3)} == {4 + choices[0].cells}


@rule("SAG-6.6")
def test_the_direction_of_the_one_more_is_decided_at_resolution():
    table = at(Jarl(hand=["mikka"], index=2, gold=2), Jarl(out=True), top=["VIII.A"])
    play(table, Pay())
    assert table.moves() == [Go(2), Go(4)]
    play(table, Go(2))
    assert (index(table), gold(table)) == (4, 0)


@rule("SAG-6.7")
@pytest.mark.parametrize(
    ("special", "card", "allowed"),
    [
        ("V.B", "mikka", [2, 4, 5, 7]),  # 3 or 6, then one more or less; not twice 2 or 4
        ("V.B", "kjer", [1, 3, 5, 7, 11, 13]),
        ("II.A", "mikka", [-4, -2, 2, 4]),
        ("II.A", "sigrun", [-4, -2, 0, 2, 4]),
    ],
)
def test_one_more_or_less_comes_last(special, card, allowed):
    table = at(Jarl(hand=[card, "harald"]), Jarl(out=True), top=[special], realms=["II"])
    s = state_of(table)
    s.icy = 1
    assert list(distances(s, 0, CARD_INDEX[card])) == allowed


@rule("SAG-6.8")
def test_played_cards_stay_until_the_adventure_ends():
    jarl = Jarl(hand=["bjorn", "mikka"], played=["knut"])
    asks = (Turns(), SetOff())
    table = at(jarl, Jarl(out=True), top=["move_1", "move_1"], pile=["move_7"], asks=asks)
    play(table, Play("bjorn"))
    assert played(table)[:2] == ["knut", "bjorn"]
    while asked(table):
        assert {"knut", "bjorn"} <= set(played(table))
        play(table, table.moves()[0])
    assert played(table) == []


# ---- the emergency move ----------------------------------------------------------------------


@rule("SAG-6.9")
def test_without_cards_the_top_god_moves_the_pawn():
    table = at(Jarl(), Jarl(out=True), top=["move_3"], gods=["freyr", "loki"])
    assert (offset(table), cell(table)) == (3, 8)
    assert gold(table) == 5, "without its action"
    assert god_pile(table)[0] == "loki"
    assert god_pile(table)[-1] == "freyr"
    assert played(table) == []


@rule("SAG-6.9")
def test_everybody_without_cards_gets_another_god():
    table = at(Jarl(), Jarl(), top=["move_3"], gods=["freyr", "hel"], odin=1)
    assert [cell(table, seat) for seat in (0, 1)] == [3 + 1, 3 + 5]
    assert god_pile(table)[-2:] == ["freyr", "hel"]


@rule("SAG-6.9", "SAG-22.11")
def test_a_lonely_tjure_is_no_card():
    table = at(Jarl(hand=["tjure"]), Jarl(out=True), top=["move_3"], gods=["freyr"])
    assert cell(table) == 8
    assert hand(table) == ["tjure"]


@rule("SAG-6.10", "SAG-10.2")
def test_no_card_is_drawn_after_an_emergency_move():
    table = at(Jarl(pile=["helga", "kjer"]), Jarl(out=True), top=["move_3"])
    assert (hand(table), pile(table)) == ([], ["helga", "kjer"])


@rule("SAG-6.11")
@pytest.mark.parametrize(
    ("start", "gained", "points"),
    [(0, 2, 0), (1, 0, 0), (9, 1, 0), (10, 0, 1), (11, -2, 0), (15, 0, -2), (19, 0, -2)],
)
def test_the_cell_of_an_emergency_move_counts(start, gained, points):
    table = at(
        Jarl(), Jarl(out=True), offset=start, top=["move_1"], gods=["freyr"], markers=["L02"] * 3
    )
    assert cell(table) == start + 1 + 5
    assert (gold(table), vp(table)) == (5 + gained, 5 + points)


@rule("SAG-6.11", "SAG-6.13")
def test_an_emergency_move_onto_the_card_allows_leaving():
    table = at(Jarl(), Jarl(out=True), offset=9, top=["move_1"], gods=["freyr"])
    assert cell(table) == 15
    assert asked(table) == "DecideLeave"


@rule("SAG-6.12", "SAG-8.17")
def test_no_gods_left_no_cells():
    table = at(Jarl(), Jarl(out=True), offset=5, top=["move_1"], no_gods=True, markers=["L02"] * 3)
    assert cell(table) == 6
    assert gold(table) == 7, "the cell counts all the same"


@rule("SAG-6.13")
def test_who_has_no_cards_and_has_not_reached_the_card_goes_on():
    gods = ["hel", "frigg", "skadi"]
    table = at(Jarl(), Jarl(out=True), top=["move_1", "move_1"], gods=gods, asks=Turns())
    assert state_of(table).turn > 3, "turn after turn, unasked"
    assert asked(table) in ("", "DecideLeave")


@rule("SAG-6.13")
@pytest.mark.parametrize(("move", "left"), [(Leave(), []), (Stay(), [0])])
def test_who_has_no_cards_and_has_reached_the_card_may_leave(move, left):
    table = at(Jarl(reached=True), Jarl(out=True), offset=1, top=["move_1"], gods=["hel"])
    assert cell(table) == 3
    play(table, move)
    assert in_adventure(table) == left
