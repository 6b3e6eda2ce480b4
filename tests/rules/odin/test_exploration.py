"""Chapter 18: exploration."""

from __future__ import annotations

import pytest

from drakkar.games.odin.actions.exploration import TurnLands
from drakkar.games.odin.cards.conditions import income_now
from drakkar.games.odin.moves import Rolled
from drakkar.games.odin.phases.bonus import Bonus
from drakkar.games.odin.phases.scoring import points
from drakkar.games.odin.phases.turn import Turn
from drakkar.kernel.testing import rule
from tests.rules.odin.position import (
    Board,
    Player,
    at,
    boards,
    offered,
    play,
    refused,
    state_of,
    supply,
)

FACES = ["shetland", "faroe_islands", "iceland", "greenland"]
BACKS = ["bear_island", "baffin_island", "labrador", "newfoundland"]
SHIPS = ["whaling_boat", "knarr", "longship"]
TABLE = {
    "shetland": (1, SHIPS), "faroe_islands": (1, SHIPS),
    "iceland": (2, SHIPS[1:]), "greenland": (2, SHIPS[1:]), "bear_island": (2, SHIPS[1:]),
    "baffin_island": (3, SHIPS[2:]), "labrador": (3, SHIPS[2:]), "newfoundland": (3, SHIPS[2:]),
}  # fmt: skip
SPACES = {1: "explore_near", 2: "explore_middle", 3: "explore_far"}


@rule("ODI-18.1", "ODI-18.2", "ODI-18.3", "ODI-18.4")
@pytest.mark.parametrize("board", TABLE)
def test_ships_and_vikings_of_every_board(board: str):  # W89
    column, ships = TABLE[board]
    lands = [board] if board in BACKS else []
    fleet = Player(boats=[0], knarrs=1, longships=[0])
    for number, space in SPACES.items():
        table = at(fleet, round=3, lands=lands)
        if f"use {space} 0" not in offered(table):
            assert number != column
            continue
        play(table, f"use {space}")
        allowed = {ship for ship in SHIPS if f"explore {board} {ship}" in offered(table)}
        if boards(table) != ["home_board"]:  # the one board and the one ship: nothing to ask
            allowed = {"longship"}
        assert allowed == (set(ships) if number == column else set())


@rule("ODI-18.1")
def test_the_board_is_taken_and_the_ship_stays():
    table = at(Player(knarrs=1, longships=[1]), round=3)
    play(table, "use explore_middle")
    refused(table, "explore iceland whaling_boat", "ODI-18.1")
    refused(table, "explore shetland knarr", "ODI-18.1")
    refused(table, "explore bear_island knarr", "ODI-18.1")  # face down
    refused(table, "explore home_board knarr", "ODI-18.1")
    refused(table, "stop", "ODI-4.5")
    play(table, "explore iceland longship")
    s = state_of(table)
    assert boards(table) == ["home_board", "iceland"]
    assert (s.knarrs[0], s.longships[0]) == (1, (1,))


@rule("ODI-18.5", "ODI-18.6", "ODI-18.7")
def test_silver_on_greenland():  # W90
    table = at(Player(knarrs=1), round=4, lands=["bear_island"], land_silver={"greenland": 4})
    before = points(state_of(table), 0)
    play(table, "use explore_middle", "explore greenland knarr")
    assert supply(table) == {"silver": 4}
    after = points(state_of(table), 0)
    assert after["exploration"] - before["exploration"] == 12
    assert after["minus"] - before["minus"] == -20
    assert income_now(state_of(table), 0) == 0
    table = at(
        Player(boards=[Board("home_board"), Board("greenland")]),
        asks=(TurnLands(), Turn(0)), round=6, lands=["bear_island", "baffin_island", "labrador"],
    )  # fmt: skip
    assert boards(table) == ["home_board", "greenland"]  # it is not turned
    assert state_of(table).land_silver == [2, 2, 2, 0]


@rule("ODI-18.6")
def test_a_claimed_board_is_gone():
    owner = Player(boards=[Board("home_board"), Board("iceland")])
    table = at(Player(knarrs=1, longships=[0]), owner, round=3)
    play(table, "use explore_middle")
    refused(table, "explore iceland knarr", "ODI-18.6")
    play(table, "explore greenland knarr")
    claimed = [Board("home_board"), *map(Board, FACES)]
    table = at(Player(longships=[0], knarrs=1, boats=[0]), Player(boards=claimed), round=7)
    for space in SPACES.values():
        refused(table, f"use {space}", "ODI-4.5")


@rule("ODI-18.7")
def test_the_new_board_counts_at_once():
    laid = [("silverware", 5, 5), ("silver", 6, 5), ("rune_stone", 7, 5)]
    table = at(Player(longships=[0]), round=4, lands=["bear_island"])
    assert income_now(state_of(table), 0) == 0
    play(table, "use explore_middle", "explore bear_island longship")
    assert income_now(state_of(table), 0) == 1  # Bear Island pays even when empty
    table = at(Player(boards=[Board("bear_island", laid)]), asks=Bonus(0), phase=10, round=4)
    assert supply(table) == {"rune_stone": 1, "ore": 1}
    me = Player(boards=[Board("home_board"), Board("iceland")], supply={"silver": 1})
    table = at(me, round=3)
    play(table, "lay")
    assert "piece silver 1" in offered(table)


@rule("ODI-18.8")
def test_no_board_of_the_list_is_free():
    fleet = Player(boats=[0], knarrs=1, longships=[0])
    refused(at(fleet, round=3), "use explore_far", "ODI-4.5")  # all show their fronts
    table = at(fleet, round=6, lands=BACKS)
    refused(table, "use explore_near", "ODI-4.5")
    assert "use explore_middle 0" in offered(table)
    table = at(Player(boats=[0], played=[107]), round=6, lands=BACKS)  # any board, any ship
    play(table, "use explore_near", "explore newfoundland whaling_boat")
    assert boards(table) == ["home_board", "newfoundland"]


@rule("ODI-4.13", "ODI-18.1")
def test_one_longship_for_three_actions():  # W73
    me = Player(longships=[0], supply={"silver": 6})
    table = at(me, Player(passed=True), round=6, lands=BACKS, nature=[Rolled(1)])
    play(table, "use raiding", "fail", "use explore_far", "explore newfoundland longship")
    play(table, "use emigrate_2")
    assert boards(table) == ["home_board", "newfoundland"]
    assert len(state_of(table).emigrated[0]) == 1
    refused(table, "use pillaging_2", "ODI-4.5")
