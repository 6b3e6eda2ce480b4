"""Chapter 15: emigration."""

from __future__ import annotations

import pytest

from drakkar.games.odin.actions.emigration import room
from drakkar.games.odin.box import KNARR, LONGSHIP
from drakkar.games.odin.phases.feast import Feast
from drakkar.games.odin.phases.scoring import points
from drakkar.kernel.testing import rule
from tests.rules.odin.position import (
    Player,
    Scripted,
    at,
    offered,
    play,
    refused,
    state_of,
    supply,
    vikings,
)


def score(table: Scripted, line: str) -> int:
    return points(state_of(table), 0)[line]


def cells(table: Scripted, round: int, options: dict[str, str] | None = None) -> int:
    """How many cells the table of this player has in the feast of the round."""
    s = state_of(table)
    names = ["knarr" if ship == KNARR else "longship" for ship in s.emigrated[0]]
    feast = at(Player(emigrated=names), asks=Feast(0), round=round, phase=9, options=options)
    play(feast, "suggestion")
    return state_of(feast).penalties[0]


@rule("ODI-15.1", "ODI-15.2", "ODI-15.3", "ODI-15.4", "ODI-15.6")
def test_a_longship_emigrates():  # W91a
    table = at(Player(longships=[2], supply={"silver": 2}), round=2)
    before = vikings(table)
    play(table, "use emigrate_2")
    s = state_of(table)
    assert supply(table) == {}
    assert (s.longships[0], s.emigrated[0]) == ((), (LONGSHIP,))  # its ore is lost
    assert score(table, "emigration") == 21
    assert score(table, "ships") == 0
    assert cells(table, 2) == 5
    assert before - vikings(table) == 2  # those placed, no other


@rule("ODI-15.1")
@pytest.mark.parametrize("round", range(1, 8))
def test_the_number_of_the_round_in_silver(round: int):  # W91b
    table = at(Player(knarrs=1, supply={"silver": round}), round=round)
    play(table, "use emigrate_2")
    assert supply(table) == {}
    poor = Player(knarrs=1, supply={"silver": round - 1})
    refused(at(poor, round=round), "use emigrate_2", "ODI-4.5")
    refused(at(poor, round=round), "use emigrate_3", "ODI-4.5")
    refused(at(poor, round=round), "use swap_boat_and_emigrate", "ODI-4.5")


@rule("ODI-15.2")
def test_the_ship_is_chosen():
    table = at(Player(knarrs=1, longships=[0, 3], supply={"silver": 3}), round=3)
    play(table, "use emigrate_3")
    refused(table, "emigrate whaling_boat", "ODI-15.2")
    refused(table, "emigrate longship 2", "ODI-15.2")
    refused(table, "stop", "ODI-4.5")
    play(table, "emigrate longship 3")
    s = state_of(table)
    assert (s.knarrs[0], s.longships[0], s.emigrated[0]) == (1, (0,), (LONGSHIP,))
    assert supply(table) == {}
    table = at(Player(boats=[0, 0, 0], supply={"silver": 9}), round=3)
    refused(table, "use emigrate_2", "ODI-4.5")


@rule("ODI-15.2", "ODI-4.13")
def test_it_is_no_ship_any_more():  # W73, the end
    table = at(Player(longships=[0], supply={"silver": 6}), round=6)
    play(table, "use emigrate_2", "pass")
    refused(table, "use raiding", "ODI-4.5")
    refused(table, "use explore_near", "ODI-4.5")
    play(table, "use take_stockfish")
    assert "buy longship" not in offered(table)


@rule("ODI-15.3")
def test_the_second_ship_lies_right_of_the_first():
    table = at(Player(knarrs=1, longships=[0], supply={"silver": 6}), Player(passed=True), round=3)
    play(table, "use emigrate_2", "emigrate longship", "use emigrate_3")
    assert state_of(table).emigrated[0] == (LONGSHIP, KNARR)
    assert score(table, "emigration") == 39
    assert cells(table, 3) == 4
    assert cells(table, 7) == 8  # they stay to the end
    assert cells(table, 6, {"length": "short"}) == 8


@rule("ODI-15.3", "ODI-15.6")
def test_two_emigrations_leave_five_cells():  # W46
    feast = at(Player(emigrated=["knarr", "knarr"]), asks=Feast(0), round=4, phase=9)
    play(feast, "suggestion")
    assert state_of(feast).penalties[0] == 5


@rule("ODI-15.5")
@pytest.mark.parametrize(
    ("length", "panels"), [("long", [3, 3, 4, 4, 5, 5, 6]), ("short", [3, 4, 4, 5, 5, 6])]
)
def test_whole_panels_only(length: str, panels: list[int]):  # W92
    for number, most in enumerate(panels, 1):
        ships = ["knarr"] * (most - 1)
        me = Player(knarrs=2, supply={"silver": 20}, emigrated=ships)
        table = at(me, Player(passed=True), round=number, options={"length": length})
        assert room(state_of(table), 0)
        play(table, "use emigrate_2")
        assert not room(state_of(table), 0)
        refused(table, "use emigrate_3", "ODI-4.5")


@rule("ODI-15.7", "ODI-15.8")
def test_a_boat_for_a_knarr_that_emigrates():  # W74
    me = Player(boats=[1], longships=[0], emigrated=["knarr"], supply={"silver": 9})
    table = at(me, round=5)
    play(table, "use swap_boat_and_emigrate", "give whaling_boat 1")
    refused(table, "emigrate whaling_boat", "ODI-15.2")
    play(table, "emigrate knarr")
    s = state_of(table)
    assert supply(table) == {"silver": 4}  # the ore on the boat is lost
    assert (s.boats[0], s.knarrs[0], s.longships[0]) == ((), 0, (0,))
    assert s.emigrated[0] == (KNARR, KNARR)
    assert score(table, "emigration") == 36
    assert cells(table, 5) == 6


@rule("ODI-15.7")
def test_each_half_may_be_left_out_but_not_both():
    me = Player(boats=[0], knarrs=1, longships=[0], supply={"silver": 5})
    table = at(me, round=5)
    play(table, "use swap_boat_and_emigrate", "stop")
    refused(table, "stop", "ODI-4.5")
    play(table, "emigrate longship")
    assert (state_of(table).boats[0], state_of(table).emigrated[0]) == ((0,), (LONGSHIP,))
    table = at(me, round=5)
    play(table, "use swap_boat_and_emigrate", "give whaling_boat", "stop")
    assert (state_of(table).knarrs[0], state_of(table).emigrated[0]) == (2, ())
    assert supply(table) == {"silver": 5}
    table = at(Player(boats=[0]), round=5)  # no silver: the trade alone
    play(table, "use swap_boat_and_emigrate")
    assert state_of(table).knarrs[0] == 1
    refused(at(Player(supply={"silver": 9}), round=5), "use swap_boat_and_emigrate", "ODI-4.5")


@rule("ODI-15.8")
def test_the_trade_needs_a_dock_before_the_emigration():
    me = Player(boats=[0], longships=[0, 0, 0, 0], supply={"silver": 5})
    table = at(me, round=5)
    play(table, "use swap_boat_and_emigrate")  # straight to the emigration
    assert len(state_of(table).emigrated[0]) == 1
    assert state_of(table).boats[0] == (0,)
    poor = Player(boats=[0], longships=[0, 0, 0, 0])
    refused(at(poor, round=5), "use swap_boat_and_emigrate", "ODI-4.5")


@rule("ODI-15.8")
def test_the_trade_is_neither_buying_nor_building():
    """Occupation 148 watches knarrs being built."""
    table = at(Player(boats=[0], played=[148], supply={"wood": 2, "oil": 9, "silver": 0}), round=5)
    play(table, "use swap_boat_and_emigrate")
    assert table.deciders == (1,)
    assert supply(table) == {"wood": 2, "oil": 9}
    table = at(Player(played=[148], supply={"wood": 2, "silver": 9}), round=5)
    play(table, "use build_knarr")
    assert table.deciders == (0,)  # the question of occupation 148
