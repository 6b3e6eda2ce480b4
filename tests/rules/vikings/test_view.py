"""What the table tells of Vikings: where tiles fit, what things are worth, what was scored."""

from __future__ import annotations

from typing import Any

from drakkar.games.vikings.auction import LayColour
from drakkar.games.vikings.bonus import TakeBonus
from drakkar.games.vikings.buying import BuyLot
from drakkar.games.vikings.course import EndOfRound
from drakkar.games.vikings.moves import Buy
from drakkar.games.vikings.placing import LayTile
from drakkar.kernel.table import Table
from tests.rules.vikings.position import Coast, at


def shown(table: Table) -> dict[str, Any]:
    board = table.view(0)["table"]
    assert isinstance(board, dict)
    return board


def mine(table: Table) -> dict[str, Any]:
    found = shown(table)["coasts"][0]
    assert isinstance(found, dict)
    return found


def test_room_is_where_the_rules_let_a_tile_lie() -> None:
    me = Coast(tiles={"noble": "LM", "scout": "LR"}, ships={2: "red"})
    for tile, shape in (("left", "left"), ("right", "right"), ("church", "middle")):
        table = at(me, asks=LayTile(0, tile, "boatsman"))
        legal = sorted([move.row, move.column] for move in table.moves())  # type: ignore[attr-defined]
        assert sorted(mine(table)["room"][shape]) == legal
    table = at(me, asks=LayTile(0, "ship_red", "boatsman"))
    assert mine(table)["room"]["ship"] == [1, 3]


def test_room_counts_with_the_start_tile_in_hand() -> None:
    me = Coast(start_in_hand=True)
    room = mine(at(me, asks=BuyLot(0), lots={1: "noble"}))["room"]
    behind = [[row, 2] for row in ("warrior", "noble", "scout", "goldsmith", "fisherman")]
    assert room["right"] == behind == room["middle"]
    assert room["left"] == [[row, 1] for row, _ in behind]


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
    assert [one["seat"] for one in large["scored"]] == [0, 1]
    assert large["round"] == 3


def test_bonus_tiles_tell_what_they_would_add() -> None:
    me = Coast(
        tiles={"noble": "LM", "goldsmith": "LMR"},
        vikings={"noble": [1, 2], "goldsmith": [1, 3]},
        gold=11,
    )
    row = ["gold_5", "goldsmith_plus_2", "noble_plus_1", "building_farmstead"]
    table = at(me, asks=TakeBonus(0, "left"), bonus_row=row, rules="advanced")
    told = dict(zip(row, mine(table)["bonus_worth"], strict=True))
    nothing = {"now": 0, "small": 0, "gold": 0, "glory": 0, "final": 0}
    assert told["gold_5"] == {**nothing, "now": 5, "final": 1}
    assert told["goldsmith_plus_2"] == {**nothing, "small": 4, "gold": 4}
    assert told["noble_plus_1"] == {**nothing, "glory": 2}
    # two farms: the better one has two nobles on and beside it
    assert told["building_farmstead"] == {**nothing, "final": 2}


def test_a_basic_game_has_no_bonus_tiles_to_weigh() -> None:
    table = at(Coast(), asks=LayColour(0), drawn={"noble": 1}, lots={0: "noble"})
    assert mine(table)["bonus_worth"] == []
