"""What the table tells of Vikings: where tiles fit, what things are worth, what was scored."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest

from drakkar.games.vikings.auction import LayColour
from drakkar.games.vikings.boatsmen import UseBoatsmen
from drakkar.games.vikings.bonus import TakeBonus
from drakkar.games.vikings.box import ROWS
from drakkar.games.vikings.buying import BuyLot
from drakkar.games.vikings.course import EndOfRound
from drakkar.games.vikings.moves import Buy, Ferry, Land, Lay, Moor
from drakkar.games.vikings.placing import LayTile
from drakkar.games.vikings.view import present
from drakkar.games.vikings.view_types import View
from drakkar.kernel.state import Seen
from drakkar.kernel.table import Table
from tests.rules.vikings.histories import COUNTS, MODES, history, purchases
from tests.rules.vikings.position import Coast, at, state_of


def shown(table: Table) -> dict[str, Any]:
    board = table.view(0)["table"]
    assert isinstance(board, dict)
    return board


def mine(table: Table) -> dict[str, Any]:
    coast = shown(table)["coasts"][0]
    assert isinstance(coast, dict)
    return coast


def test_room_is_where_the_rules_let_a_tile_lie() -> None:
    me = Coast(tiles={"noble": "LM", "scout": "LR"}, ships={2: "red"})
    for tile, shape in (("left", "left"), ("right", "right"), ("church", "middle")):
        table = at(me, asks=LayTile(0, tile, "boatsman"))
        legal = sorted((move.row, move.column) for move in table.moves())  # type: ignore[attr-defined]
        assert sorted(mine(table)["room"][shape]) == legal
    table = at(me, asks=LayTile(0, "ship_red", "boatsman"))
    assert mine(table)["room"]["ship"] == [1, 3]


def test_room_counts_with_the_start_tile_in_hand() -> None:
    me = Coast(start_in_hand=True)
    room = mine(at(me, asks=BuyLot(0), lots={1: "noble"}))["room"]
    assert room["right"] == [(row, 2) for row in ROWS] == room["middle"]
    assert room["left"] == [(row, 1) for row in ROWS]


def test_food_is_told_with_its_two_sides() -> None:
    me = Coast(
        tiles={"fisherman": "LR", "noble": "L"},
        vikings={"fisherman": [1, 2], "noble": [1]},
        ships={2: "blue"},
        ashore={"boatsman": 4},
    )
    now = mine(at(me, asks=BuyLot(0), lots={1: "noble"}))["now"]
    assert (now["fed"], now["mouths"], now["food"]) == (5, 7, -2)


def test_the_wheel_remembers_how_far_it_has_been_turned() -> None:
    lots = {0: ("ship_red", "scout"), 2: ("ship_red", "noble"), 5: ("ship_red", "warrior")}
    table = at(Coast(), Coast(), asks=BuyLot(0), lots=lots, auto=True)
    assert shown(table)["turned"] == 0
    table.play(Buy(0))
    assert shown(table)["turned"] == 2
    assert [lot["price"] for lot in shown(table)["lots"]] == [0, 3]


def test_the_last_scoring_stays_on_the_table() -> None:
    me = Coast(
        tiles={"warrior": "LR", "noble": "LM", "scout": "L", "goldsmith": "LM"},
        vikings={"warrior": [1], "noble": [1, 2], "scout": [1], "goldsmith": [1, 2]},
        ships={1: "green", 2: "blue"},
    )
    small, large = (
        shown(at(me, asks=EndOfRound(), round=1)),
        shown(at(me, asks=EndOfRound(), round=2)),
    )
    # column 2 is threatened down to the fishermen; the green ship in column 1 is repelled
    assert small["scored"][0] == {
        "round": 1, "seat": 0, "goldsmiths": 3, "prizes": 0,
        "warriors": 0, "nobles": 0, "scouts": 0, "fishermen": 0,
    }  # fmt: skip
    assert large["scored"][0] == {
        "round": 2, "seat": 0, "goldsmiths": 3, "prizes": 5,
        "warriors": 0, "nobles": 2, "scouts": 2, "fishermen": 0,
    }  # fmt: skip
    assert [score["seat"] for score in large["scored"]] == [0, 1]
    assert large["round"] == 3


def test_bonus_tiles_tell_what_they_would_add() -> None:
    me = Coast(
        tiles={"noble": "LM", "goldsmith": "LMR"},
        vikings={"noble": [1, 2], "goldsmith": [1, 3]},
        gold=11,
    )
    row = ["gold_5", "goldsmith_plus_2", "noble_plus_1", "building_farmstead"]
    table = at(me, asks=TakeBonus(0, "left"), bonus_row=row, rules="advanced")
    seen = dict(zip(row, mine(table)["bonus_worth"], strict=True))
    nothing = {"now": 0, "small": 0, "gold": 0, "glory": 0, "final": 0}
    assert seen["gold_5"] == {**nothing, "now": 5, "final": 1}
    assert seen["goldsmith_plus_2"] == {**nothing, "small": 4, "gold": 4}
    assert seen["noble_plus_1"] == {**nothing, "glory": 2}
    # two farms: the better one has two nobles on and beside it
    assert seen["building_farmstead"] == {**nothing, "final": 2}


def test_a_basic_game_has_no_bonus_tiles_to_weigh() -> None:
    table = at(Coast(), asks=LayColour(0), drawn={"noble": 1}, lots={0: "noble"})
    assert mine(table)["bonus_worth"] == []


# ---- what a face would have to know the rules for ----------------------------------------------


@pytest.mark.parametrize("gold", [0, 3, 7, 20])
def test_a_lot_costs_a_seat_what_buying_it_takes(gold: int) -> None:
    lots = {0: "noble", 2: "scout", 5: "scout", 9: "noble"}
    for price in (2, 5, 9):
        table = at(Coast(gold=gold, glory=10), asks=BuyLot(0), lots=lots)
        seen = next(cost for cost in mine(table)["costs"] if cost["price"] == price)
        before = mine(table)
        table.play(Buy(price))
        paid = {name: before[name] - mine(table)[name] for name in ("gold", "glory")}
        assert seen == {"price": price, **paid}


def test_a_lot_tells_how_far_it_turns_the_wheel_and_whether_it_brings_a_bonus_tile() -> None:
    lots = {0: "noble", 3: "scout", 7: "warrior"}
    me = Coast(tiles={"noble": "L"})
    table = at(me, asks=BuyLot(0), lots=lots, rules="advanced", bonus_row=["ferry", "gold_5"])
    seen = [(lot["price"], lot["turn"], lot["bonus"]) for lot in shown(table)["lots"]]
    assert seen == [(0, 3, False), (3, 0, False), (7, 0, True)]
    for price, turn, bonus in seen:
        after = at(me, asks=BuyLot(0), lots=lots, rules="advanced", bonus_row=["ferry", "gold_5"])
        after.play(Buy(price))
        assert shown(after)["turned"] == turn
        assert isinstance(after.question(), TakeBonus) == bonus


def test_the_last_lot_of_a_round_turns_nothing_and_brings_nothing() -> None:
    table = at(asks=BuyLot(0), lots={0: "noble"}, rules="advanced", bonus_row=["ferry"], auto=False)
    (last,) = shown(table)["lots"]
    assert (last["turn"], last["bonus"]) == (0, False)


def test_colours_are_told_the_places_they_would_be_laid_at() -> None:
    drawn = {"noble": 2, "scout": 1, "boatsman": 3}
    lots = dict.fromkeys(range(6), ("left", "noble"))
    for kind in drawn:
        table = at(asks=LayColour(0), drawn=drawn, lots=lots, rules="advanced")
        state_of(table).lots = [(price, tile, -1) for price, tile, _ in state_of(table).lots]
        assert set(shown(table)["places"]) == set(drawn)
        seen = shown(table)["places"][kind]
        table.play(Lay(kind))
        assert [lot["price"] for lot in shown(table)["lots"] if lot["viking"] == kind] == seen


def test_longships_are_told_whom_they_would_threaten() -> None:
    me = Coast(
        tiles={"warrior": "LMR", "noble": "LMR", "scout": "LMR", "fisherman": "LMR"},
        vikings={"warrior": [2], "noble": [1, 2], "scout": [1], "fisherman": [1, 3]},
    )
    for tile in ("ship_red", "ship_green", "ship_yellow", "ship_blue"):
        for column in (1, 2, 3):
            table = at(me, asks=LayTile(0, tile, "boatsman"))
            seen = mine(table)["moorings"][tile][column - 1]
            table.play(Moor(column))
            now = mine(table)
            hit = [tile["row"] for tile in now["tiles"] if tile["viking"] and tile["threatened"]]
            assert seen == {"column": column, "repelled": column == 2, "victims": hit}
            assert now["ships"][0]["repelled"] == seen["repelled"]


def test_threatened_cells_are_told_with_the_empty_ones() -> None:
    me = Coast(tiles={"noble": "L"}, ships={1: "red", 2: "green"})
    seen = mine(at(me, asks=BuyLot(0), lots={0: "noble", 1: "noble"}))["threat"]
    assert sorted(seen) == sorted(
        [("warrior", 1), ("noble", 1), ("warrior", 2), ("noble", 2), ("scout", 2)]
    )


@pytest.mark.parametrize("rules", ["basic", "advanced"])
@pytest.mark.parametrize("tile", [False, True])
def test_boatsmen_are_told_how_many_of_a_kind_they_take(rules: str, tile: bool) -> None:
    me = Coast(
        tiles={"noble": "LMR", "scout": "L"},
        ashore={"noble": 2, "scout": 3, "fisherman": 1, "boatsman": 1},
        bonuses=["ferry"] if rules == "advanced" else [],
    )
    seen = mine(at(me, asks=UseBoatsmen(0), round=2, rules=rules))["carries"]
    assert seen["ferry"] == {"warrior": 0, "noble": 2, "scout": 1, "goldsmith": 0, "fisherman": 0}
    for kind in ("noble", "scout"):
        if tile and rules == "basic":
            continue
        table = at(me, asks=UseBoatsmen(0), round=2, rules=rules)
        table.play(Ferry(kind, tile))
        while not table.over:
            table.play(next(move for move in table.moves() if isinstance(move, Land)))
        taken = me.ashore[kind] - mine(table)["ashore"][kind]
        assert seen["ferry" if tile else "alone"][kind] == taken


@pytest.mark.parametrize("players", COUNTS)
def test_everybody_is_told_how_many_lots_he_will_still_buy(players: int) -> None:
    game = history(players, 1)
    for number in range(1, 7):
        left: Counter[int] = Counter()
        for answer in reversed([a for a in game if a.before.round == number and a.before.lots]):
            if answer in purchases([answer]):
                left[answer.seat] += 1
            if all(lot[2] != -1 for lot in answer.before.lots):
                counts = [coast["purchases"] for coast in present(Seen(answer.before, 0))["coasts"]]
                assert counts == [left[seat] for seat in range(players)]


@pytest.mark.parametrize("rules", MODES)
def test_every_view_has_the_shape_it_promises(rules: str) -> None:
    for answer in history(3, 1, rules)[::10]:
        view = msgspec.to_builtins(present(Seen(answer.before, 0)))
        assert msgspec.to_builtins(msgspec.convert(view, View)) == view
    assert msgspec.json.schema(View)["$defs"]["View"]["required"]
