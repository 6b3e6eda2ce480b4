"""Chapters 6 and 15: a ship that leaves during the own feast (N04 revised)."""

import pytest

from drakkar.games.odin.box import ITEM
from drakkar.games.odin.phases.feast import Clear, Feast, NextDish, ServeRest
from drakkar.games.odin.phases.feast_table import COIN
from drakkar.games.odin.phases.round_end import RoundEnd
from drakkar.kernel.testing import rule
from tests.rules.odin.position import (
    Player,
    asked,
    at,
    offered,
    play,
    played,
    refused,
    state_of,
    supply,
)

ME = Player(supply={"silver": 30}, knarrs=1, played=[52], hand=[84])
GUARD = ("ability tutor 1", "apply harbor_guard")


def feast(*lines: str, me: Player = ME, other: Player | None = None):
    table = at(me, *([other] if other else []), asks=[Feast(0), RoundEnd()], round=7, phase=9)
    play(table, *lines)
    return table


@rule("ODI-15.5")
@pytest.mark.parametrize("served", [1, 10, 11])
def test_no_room_on_served_dishes(served: int):
    """Occupation 52 plays 84, which finds no room: it is worth its points only."""
    table = feast(*["coin"] * served, "ability tutor 1")
    assert "harbor_guard" in played(table)
    assert asked(table) == "Dishes"
    assert state_of(table).emigrated[0] == ()
    play(table, "suggestion")
    assert state_of(table).penalties[0] == 0
    assert table.standing()[0]["penalties"] == 0


@rule("ODI-15.5")
def test_no_room_when_the_table_is_full():
    """All is served, and the question of occupation 160 is open."""
    me = Player(supply={"silver": 30}, knarrs=1, played=[52, 160], hand=[84])
    table = feast(*["coin"] * 12, me=me)
    assert asked(table) == "Effects"
    play(table, "ability tutor 1")
    assert "apply harbor_guard" not in offered(table)
    play(table, "decline")
    assert state_of(table).penalties[0] == 0


@rule("ODI-15.5")
def test_no_room_for_a_visit_either():
    """Occupation 77 uses an occupied emigration space."""
    me = Player(supply={"silver": 30}, knarrs=1, played=[52], hand=[77])
    table = feast(*["coin"] * 11, "ability tutor 1", me=me, other=Player(on={"emigrate_2": 2}))
    assert asked(table) == "Dishes"
    assert state_of(table).emigrated[0] == ()


@rule("ODI-15.5", "ODI-15.6")
def test_before_the_first_dish_there_is_room():
    table = feast(*GUARD)
    assert len(state_of(table).emigrated[0]) == 1
    play(table, *["coin"] * 10)
    assert asked(table) == "Window"
    assert state_of(table).penalties[0] == 0


@rule("ODI-15.5", "ODI-6.10")
@pytest.mark.parametrize(("gaps", "left"), [(1, 0), (2, 0), (3, 1)])
def test_the_ship_takes_cells_left_empty(gaps: int, left: int):
    """They are covered then and cost no penalty."""
    table = feast(*["gap"] * gaps, *GUARD)
    assert len(state_of(table).emigrated[0]) == 1
    assert len(state_of(table).table[0]) == left
    play(table, *["coin"] * (10 - left))
    assert asked(table) == "Window"
    assert state_of(table).penalties[0] == left


@rule("ODI-15.5")
def test_one_empty_cell_before_a_dish_is_no_room():
    table = feast("gap", "coin", "ability tutor 1")
    assert state_of(table).emigrated[0] == ()


@rule("ODI-15.5", "ODI-6.18")
def test_a_feast_inside_a_feast():
    """Occupation 5 holds another one in the middle: the dishes of the first still lie there."""
    me = Player(supply={"silver": 60}, knarrs=1, played=[52], hand=[5, 84])
    table = feast(*["coin"] * 3, "ability tutor 1", "play chief", me=me)
    assert state_of(table).table[0] == ()
    play(table, "ability tutor 1")
    assert state_of(table).emigrated[0] == ()
    play(table, "suggestion")
    assert len(state_of(table).table[0]) == 3
    play(table, "suggestion")
    assert state_of(table).penalties[0] == 0


@rule("ODI-15.5")
def test_gaps_of_an_interrupted_feast_move_along():
    me = Player(supply={"silver": 60}, knarrs=1, played=[52], hand=[5, 84])
    table = feast("gap", "gap", "coin", "ability tutor 1", "play chief", *GUARD, me=me)
    assert len(state_of(table).emigrated[0]) == 1
    play(table, *["coin"] * 10)
    assert len(state_of(table).table[0]) == 1
    play(table, *["coin"] * 9)
    assert asked(table) == "Window"
    assert state_of(table).penalties[0] == 0


@rule("ODI-15.5")
def test_after_the_feast_there_is_room_again():
    table = feast(*["coin"] * 12)
    assert asked(table) == "Window"
    play(table, *GUARD)
    assert len(state_of(table).emigrated[0]) == 1


@rule("ODI-15.5")
def test_the_refusal_says_so():
    me = Player(supply={"silver": 30}, knarrs=1, played=[52, 160], hand=[77])
    table = feast("coin", "coin", me=me, other=Player(on={"emigrate_2": 2, "upgrade_3": 2}))
    play(table, "ability tutor 1")
    if asked(table) == "VisitSpace":
        refused(table, "visit emigrate_2", "ODI-20.16")
    assert "visit emigrate_2" not in offered(table)


@rule("ODI-6.14")
def test_a_suggestion_serves_nothing_that_was_used_meanwhile():
    """What is left of the table is asked again."""
    beans = ITEM["beans"]
    asks = [ServeRest(0, ((COIN, 1), (beans, 2), (COIN, 1), (beans, 2))), NextDish(0), Clear(0)]
    table = at(Player(supply={"beans": 1, "silver": 2}), asks=asks, phase=9)
    assert asked(table) == "Dishes"
    assert supply(table) == {}
    assert len(state_of(table).table[0]) == 3
