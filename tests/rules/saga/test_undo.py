"""Taking back: what was revealed, drawn or looked at stays so (chapters 2, 6, 8 and 10)."""

from __future__ import annotations

import pytest

import drakkar
from drakkar.games.saga.movement import Foresee
from drakkar.games.saga.moves import Buy, Leave, Look, Pass, Play, Send
from drakkar.games.saga.valhalla import Valhalla
from drakkar.kernel.table import Table
from drakkar.kernel.testing import rule
from tests.rules.saga.position import (
    Jarl,
    asked,
    at,
    fresh,
    gold,
    hand,
    landing,
    own_cards,
    pile,
    play,
    state_of,
)


def to_the_first_choice() -> Table:
    table = fresh()
    while asked(table) == "Shop":
        play(table, Pass())
    return table


def barrier(table: Table, seat: int) -> str:
    """The clause that forbids this seat to take its last answer back."""
    refusal = table.why_no_undo(seat)
    return "" if refusal is None else refusal.clause


@rule("SAG-3.3")
def test_a_purchase_may_be_taken_back_until_somebody_else_decides():
    table = fresh()
    play(table, Buy("knut"))
    assert table.undo(0) == Buy("knut")
    assert (gold(table), "knut" in pile(table)) == (5, False)
    assert table.moves()[0] == Buy("halvar")
    play(table, Buy("knut"), Pass())
    with pytest.raises(drakkar.IllegalMove):
        table.undo(0)


@rule("SAG-4.3", "SAG-2.6")
def test_no_purchase_is_taken_back_once_hands_are_drawn():
    table = to_the_first_choice()
    assert barrier(table, 1) == "KER-6"


@rule("SAG-6.1")
def test_a_chosen_card_may_be_taken_back_until_all_are_revealed():
    table = to_the_first_choice()
    before = hand(table, 0)
    first = table.moves(0)[0]
    play(table, (0, first))
    assert len(hand(table, 0)) == 2
    assert table.undo(0) == first
    assert hand(table, 0) == before
    play(table, (0, first), (1, table.moves(1)[0]))
    for seat in (0, 1):
        assert barrier(table, seat) == "KER-6"


@rule("SAG-6.1")
def test_taking_back_leaves_the_choice_of_the_others_alone():
    table = to_the_first_choice()
    play(table, (0, table.moves(0)[0]))
    before = own_cards(table, 0)
    with pytest.raises(drakkar.IllegalMove):
        table.undo(1)  # nothing of this turn: his passing lies before the draw
    assert len(state_of(table).chosen[0]) == 1
    assert own_cards(table, 0) == before


@rule("SAG-8.21")
def test_a_look_at_the_movement_pile_is_not_taken_back():
    jarl = Jarl(hand=["bjorn", "kjer"], prophecy=True)
    table = at(jarl, Jarl(hand=["bjorn", "kjer"]), top=["move_1"])
    play(table, (0, Foresee()))
    assert barrier(table, 0) == "KER-6"


@rule("SAG-8.15")
def test_a_look_at_the_gods_is_not_taken_back():
    table = landing(15, adventure="III.C", gods=["loki", "thor"])
    play(table, Look())
    assert barrier(table, 0) == "KER-6"


@rule("SAG-10.1")
def test_a_card_drawn_stays_drawn():
    table = landing(15, Jarl(hand=["harald", "bjorn"], pile=["kjer"]))
    play(table, Play("harald"))
    assert asked(table) == "DecideLeave"
    assert barrier(table, 0) == "KER-6"


@rule("SAG-10.5", "SAG-11.1")
def test_sealed_decisions_stand_once_all_are_known():
    table = landing(15, *[Jarl(hand=["harald"])] * 2)
    play(table, (0, Leave()), (1, Leave()))
    assert [barrier(table, seat) for seat in (0, 1)] == ["KER-6", "KER-6"]
    table = at(Jarl(played=["bjorn"]), Jarl(played=["kjer"]), asks=Valhalla())
    play(table, (0, Send("bjorn")))
    assert barrier(table, 0) == "", "not while the other one still chooses"
    play(table, (1, Send("kjer")))
    assert barrier(table, 0) == "KER-6"
