"""The picture of a coast, from views alone."""

from __future__ import annotations

import pytest

import drakkar
from drakkar.games.vikings.boatsmen import UseBoatsmen
from drakkar.games.vikings.moves import Ferry
from drakkar.terminal.boards import Look, board
from drakkar.terminal.words import Words
from tests.rules.vikings.position import Coast, at, state_of


def look(width=80, room=None, seat=0, players=2, **coast):
    """A table in which seat 0 has this coast."""
    table = drakkar.new("vikings", players, seed=7, options={"first_player": "1"})
    view = table.view(seat)
    view["table"]["coasts"][0] |= coast
    names = ("Anna", "Bo", "Cleo", "Dag")[:players]
    return Look(view, seat, Words("en", table.game), names, width, room)


def tile(row, column, kind, viking=False):
    return {
        "row": row, "column": column, "tile": kind,
        "viking": viking, "threatened": False, "monument": False,
    }  # fmt: skip


def ship(column, reach="scout", repelled=False):
    return {
        "column": column, "tile": "ship_green", "sail": "green", "reach": reach,
        "kind": "gold", "amount": 5, "repelled": repelled,
    }  # fmt: skip


def picture(given):
    return [line.plain for line in board("vikings").draw(given)]


def row_of(lines, name):
    return next(line for line in lines if f" {name}" in line and "│" in line)


def test_an_island_is_drawn_as_joined_land_with_its_shores_building_and_viking():
    tiles = [
        tile("noble", 1, "left", viking=True),
        tile("noble", 2, "tower"),
        tile("noble", 3, "right"),
    ]
    assert "│(═♛N════t════════)" in row_of(picture(look(tiles=tiles)), "nobles")


def test_threatened_cells_are_drawn_as_the_view_tells_them():
    lines = picture(
        look(
            ships=[ship(2)],
            threat=[("warrior", 2), ("noble", 2), ("scout", 2)],
            tiles=[tile("scout", 1, "left"), tile("scout", 2, "tower")],
        )
    )
    assert "▲g5●" in row_of(lines, "longships")
    assert row_of(lines, "warriors").split("│")[1].split() == ["·", ":", "·", "·", "·"]
    assert "(═════::t:::" in row_of(lines, "scouts")
    assert ":" not in row_of(lines, "goldsmiths")


def test_a_repelled_ship_is_drawn_hollow_and_threatens_nobody():
    lines = picture(look(ships=[ship(2, repelled=True)]))
    assert "△g5●" in row_of(lines, "longships")
    assert ":" not in row_of(lines, "warriors")


@pytest.mark.parametrize("columns", [5, 12, 15, 20, 37])
@pytest.mark.parametrize("width", [60, 80, 120])
def test_a_long_coast_is_narrowed_and_then_shows_its_far_end(columns, width):
    tiles = [tile("noble", 1, "left")]
    tiles += [tile("noble", n, "tower", viking=True) for n in range(2, columns)]
    tiles += [tile("noble", columns, "right")]
    for seat in (0, 1):
        lines = picture(look(width, seat=seat, tiles=tiles, ships=[ship(columns)]))
        assert max(len(line) for line in lines) <= width
        nobles = next(line for line in lines if "N" in line and (")" in line))
        assert nobles.rstrip(" ·").endswith(")")


def test_gaps_on_the_wheel_stay_and_prices_that_can_be_paid_have_a_number():
    given = look()
    lots = given.view["table"]["lots"]
    del lots[4]
    given.view["moves"] = [move for move in given.view["moves"] if move[1] != 4]
    prices, tiles, _vikings, numbers = picture(given)[1:5]
    assert prices.split()[1:] == [str(price) for price in range(12)]
    assert tiles[7 + 4 * 6 : 7 + 5 * 6].split() == ["·"]
    assert numbers.split()[1:] == [f"[{n + 1}]" for n in range(len(given.view["moves"]))]


def test_where_there_is_little_room_the_others_get_a_line_each():
    assert len(picture(look(players=4))) > 22
    tight = picture(look(players=4, room=22))
    assert len(tight) <= 22
    assert [line for line in tight if line.startswith("─ ")] == [
        "─ Bo 20● 10★ (14★)",
        "─ Cleo 20● 10★ (14★)",
        "─ Dag 20● 10★ (14★)",
    ]


def test_a_building_of_a_bonus_tile_is_told_apart_without_colour():
    tiles = [tile("noble", 1, "left"), tile("noble", 2, "church", viking=True)]
    plain = row_of(picture(look(tiles=tiles)), "noble")
    tiles[1]["monument"] = True
    great = row_of(picture(look(tiles=tiles)), "noble")
    assert "c+" in great
    assert "c+" not in plain
    assert any("Nc+" in line for line in picture(look(seat=1, tiles=tiles)))  # in small, too


@pytest.mark.parametrize(
    ("rules", "line"),
    [
        ("basic", "emploie un maître d'équipage pour les nobles"),
        ("advanced", "emploie un maître d'équipage pour un noble"),
    ],
)
def test_the_log_says_how_many_a_boatsman_may_carry(rules, line):
    """VIK-8.4, 12.1: a whole colour, or one Viking only."""
    coast = Coast(tiles={"noble": "LMR"}, ashore={"noble": 2, "boatsman": 1})
    table = at(coast, asks=UseBoatsmen(0), rules=rules, round=2)
    table.events, state_of(table).events = [], []
    table.play(Ferry("noble"))
    args = next(args for _, (kind, _, args) in table.events if kind == "ferry")
    assert Words("fr", table.game)("event-ferry", **args) == line
