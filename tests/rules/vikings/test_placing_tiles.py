"""Chapter 5: placing tiles."""

from __future__ import annotations

from itertools import pairwise

import pytest

from drakkar.games.vikings.box import TILE
from drakkar.games.vikings.buying import BuyLot
from drakkar.games.vikings.moves import Ashore, Buy, Moor, Place, Settle, Start, Tiles
from drakkar.games.vikings.placing import LayStart, LayTile, Unload, free_cells
from drakkar.games.vikings.scoring import threatened
from drakkar.kernel.testing import rule
from tests.rules.vikings.histories import (
    COUNTS,
    MODES,
    fleet,
    history,
    island,
    purchases,
    some_games,
)
from tests.rules.vikings.position import Coast, ashore, at, named, refused, settlers, state_of

ROWS = ["warrior", "noble", "scout", "goldsmith", "fisherman"]
NAMES = {"L": "left", "M": "church", "R": "right"}
MIDDLES = ["farmstead", "church", "longhouse", "tower"]
each_count = pytest.mark.parametrize("players", COUNTS)


def spaces(tile, tiles=None, **coast):
    """Where this tile may be laid on a coast."""
    table = at(Coast(tiles=tiles or {}, **coast))
    return named(free_cells(state_of(table), 0, TILE[NAMES.get(tile, tile)]))


def laying(tile, viking="boatsman", tiles=None, auto=False, **coast):
    """Seat 0 is asked where this tile goes."""
    asks = LayTile(0, NAMES.get(tile, tile), viking)
    return at(Coast(tiles=tiles or {}, **coast), asks=asks, auto=auto)


def moorings(table):
    return [move.column for move in table.moves() if isinstance(move, Moor)]


# ---- worked examples -------------------------------------------------------------------------


@rule("VIK-5.4")
def test_e08a_the_first_longship_may_use_the_first_three_spaces():
    assert laying("ship_red").moves() == [Moor(1), Moor(2), Moor(3)]


@rule("VIK-5.8", "VIK-5.11")
def test_e08b_where_island_tiles_may_go():
    tiles = {"scout": "LM", "goldsmith": "LR"}
    assert spaces("L", tiles) == [
        *(("warrior", 1), ("noble", 1), ("noble", 2)),
        *(("goldsmith", 3), ("fisherman", 1), ("fisherman", 2)),
    ]
    assert spaces("M", tiles) == [("noble", 2), ("scout", 3), ("fisherman", 2)]
    assert spaces("R", tiles) == [("noble", 2), ("scout", 3), ("fisherman", 2)]


@rule("VIK-5.10", "VIK-5.11")
def test_e09_sea_may_not_meet_an_open_island():
    table = laying("L", tiles={"scout": "LM"})
    refusal = refused(table, Place("scout", 3), "VIK-5.11")
    assert refusal.cells == (("scout", 2),)  # it points at the open island


@rule("VIK-5.4", "VIK-5.5")
@pytest.mark.parametrize(
    ("ships", "columns"),
    [
        ({3: "red"}, [1, 2]),  # E10a
        ({1: "red", 2: "green", 3: "blue"}, [4]),  # E10b
        ({1: "red", 2: "green", 3: "blue", 4: "yellow"}, [5]),  # E10c
    ],
)
def test_e10_later_longships(ships, columns):
    assert moorings(laying("ship_red", ships=ships)) == columns


@rule("VIK-5.16")
def test_e12a_five_open_rows_of_equal_length_leave_no_place_for_a_left_end():
    tiles = dict.fromkeys(ROWS, "LM")
    assert spaces("L", tiles) == []
    assert spaces("M", tiles) == [(row, 3) for row in ROWS]
    assert spaces("R", tiles) == [(row, 3) for row in ROWS]


@rule("VIK-5.16")
def test_e12_five_closed_rows_of_equal_length_leave_no_place_but_for_left_ends():
    tiles = dict.fromkeys(ROWS, "LMR")
    assert spaces("L", tiles) == [(row, 4) for row in ROWS]
    assert spaces("M", tiles) == []
    assert spaces("R", tiles) == []


@rule("VIK-5.13")
def test_e13a_on_a_bare_coast_only_left_ends_fit():
    assert spaces("L") == [(row, 1) for row in ROWS]
    assert spaces("M") == []
    assert spaces("R") == []


@rule("VIK-5.20")
def test_e13b_beside_the_start_tile_everything_fits():
    tiles = {"goldsmith": "L"}
    assert spaces("L", tiles) == [(row, 1) for row in ROWS if row != "goldsmith"]
    assert spaces("M", tiles) == [("goldsmith", 2)]
    assert spaces("R", tiles) == [("goldsmith", 2)]


# ---- rows and longships ----------------------------------------------------------------------


@rule("VIK-5.1")
def test_the_rows_lie_in_this_order():
    """Neighbouring rows are those where a tile can hang on a tile of the first column pair."""
    neighbours = {
        row: [other for other, column in spaces("L", {row: "LM"}) if column == 2] for row in ROWS
    }
    assert neighbours == {
        "warrior": ["noble"],
        "noble": ["warrior", "scout"],
        "scout": ["noble", "goldsmith"],
        "goldsmith": ["scout", "fisherman"],
        "fisherman": ["goldsmith"],
    }


@rule("VIK-5.1")
def test_the_longships_lie_above_the_warriors():
    s = state_of(at(Coast(ships={1: "blue"})))
    assert named(threatened(s, 0)) == [(row, 1) for row in ROWS]  # from the top down


@rule("VIK-5.2")
@pytest.mark.parametrize("row", ROWS)
def test_a_row_may_grow_without_limit(row):
    # 36 lots and the start tile are all a player can ever get
    for length in range(1, 37):
        assert (row, length + 1) in spaces("M", {row: "L" + "M" * (length - 1)})
        assert (row, length + 1) in spaces("R", {row: "L" + "M" * (length - 1)})


@rule("VIK-5.2")
def test_the_longship_row_may_grow_without_limit():
    ships = dict.fromkeys(range(1, 14), "red")
    assert moorings(laying("ship_blue", ships=ships)) == [14]


@rule("VIK-5.3")
def test_a_longship_goes_in_the_top_row_and_nowhere_else():
    table = laying("ship_green", tiles={"scout": "LM"})
    assert all(isinstance(move, Moor) for move in table.moves())
    refused(table, Place("warrior", 1), "VIK-5.3")
    refused(table, Place("scout", 3), "VIK-5.3")
    refused(table, Moor(0), "VIK-5.1")
    table.play(Moor(2))
    assert fleet(table) == [2]
    assert island(state_of(table), 0) == {("scout", 1): "L", ("scout", 2): "M"}


@rule("VIK-5.4")
@pytest.mark.parametrize("order", [(1, 2, 3), (3, 2, 1), (2, 3, 1), (2, 1, 3), (3, 1, 2)])
def test_the_first_three_longships_come_in_any_order(order):
    ships = [LayTile(0, "ship_red", "noble") for _ in order]
    table = at(asks=ships, auto=False)
    for number, column in enumerate(order):
        assert moorings(table) == sorted(order[number:])
        table.play(Moor(column))
    assert fleet(table) == [1, 2, 3]


@rule("VIK-5.4")
@pytest.mark.parametrize("ships", [{}, {1: "red"}, {1: "red", 2: "blue"}, {3: "red", 2: "blue"}])
def test_no_longship_in_column_4_before_the_first_three_are_full(ships):
    table = laying("ship_red", ships=ships)
    refused(table, Moor(4), "VIK-5.4")
    refused(table, Moor(5), "VIK-5.4")


@rule("VIK-5.3")
def test_no_longship_on_top_of_another():
    refused(laying("ship_red", ships={2: "red"}), Moor(2), "VIK-5.3")
    refused(laying("ship_red", ships={2: "blue"}), Moor(2), "VIK-5.3")
    four = dict.fromkeys((1, 2, 3, 4), "green")
    refused(laying("ship_red", ships=four), Moor(4), "VIK-5.3")


@rule("VIK-5.5")
def test_from_the_fourth_on_longships_lie_side_by_side():
    table = laying("ship_red", ships=dict.fromkeys((1, 2, 3, 4), "green"))
    assert moorings(table) == [5]
    refused(table, Moor(6), "VIK-5.5")
    refused(table, Moor(9), "VIK-5.5")
    refused(table, Moor(100), "VIK-5.5")


@rule("VIK-5.6")
def test_a_longship_needs_no_island_beneath_it():
    assert moorings(laying("ship_red")) == [1, 2, 3]
    closed = dict.fromkeys(ROWS, "LR")
    assert moorings(laying("ship_red", tiles=closed, ships={1: "red", 2: "red"})) == [3]


@rule("VIK-5.6")
@pytest.mark.parametrize("rules", MODES)
def test_no_longship_is_ever_lost(rules):
    for game in some_games(rules):
        last = game[-1].after
        assert sum(len(fleet(last, seat)) for seat in range(last.players)) == 14


# ---- island tiles ----------------------------------------------------------------------------


@rule("VIK-5.7")
def test_an_island_tile_may_go_in_any_of_the_five_rows():
    table = laying("L")
    assert table.moves() == [Place(row, 1) for row in ROWS]


@rule("VIK-5.7")
def test_an_island_tile_never_goes_in_the_longship_row():
    table = laying("L", tiles={"warrior": "LM"})
    refused(table, Place("ship", 1), "VIK-5.7")
    refused(table, Moor(1), "VIK-5.7")


@rule("VIK-5.1")
def test_there_are_no_other_rows_than_these_six():
    table = laying("L", tiles={"warrior": "LM"})
    for row in ("longship", "boatsman", ""):
        refused(table, Place(row, 1), "VIK-5.1")


@rule("VIK-5.7")
def test_an_island_tile_goes_on_a_free_space():
    table = laying("M", tiles={"scout": "LMR"})
    for column in (1, 2, 3):
        refused(table, Place("scout", column), "VIK-5.7")
    refused(table, Place("scout", 0), "VIK-5.1")


@rule("VIK-5.8")
def test_a_tile_may_touch_the_mainland():
    assert ("fisherman", 1) in spaces("L", {"warrior": "LM"})


@rule("VIK-5.8")
@pytest.mark.parametrize("tile", ["L", "M", "R"])
def test_a_tile_may_touch_the_tile_above_or_below_only(tile):
    cells = spaces(tile, {"scout": "LMMM"})
    for row in ("noble", "goldsmith"):
        assert [column for other, column in cells if other == row] == (
            [1, 2, 3, 4] if tile == "L" else [2, 3, 4]
        )


@rule("VIK-5.8")
def test_a_tile_may_touch_the_tile_on_its_right_only():
    # a tile that hangs below leaves a space before it that touches nothing but that tile
    table = laying("L", tiles={"goldsmith": "LMM", "scout": "..M"})
    assert Place("scout", 2) in table.moves()
    table = laying("M", tiles={"warrior": "LMMM", "noble": "...M", "scout": "...M"})
    assert Place("scout", 3) in table.moves()  # nothing above, below or before it
    table.play(Place("scout", 3))
    assert island(state_of(table), 0)["scout", 3] == "M"


@rule("VIK-5.8")
@pytest.mark.parametrize("tile", ["L", "M", "R"])
@pytest.mark.parametrize("cell", [("scout", 4), ("fisherman", 3), ("warrior", 2), ("noble", 99)])
def test_a_tile_that_touches_nothing_is_refused(tile, cell):
    table = laying(tile, tiles={"scout": "LM"})
    refused(table, Place(*cell), "VIK-5.8")


@rule("VIK-5.9")
@pytest.mark.parametrize("cell", [("noble", 3), ("goldsmith", 3)])
@pytest.mark.parametrize("tile", ["L", "M", "R"])
def test_diagonal_contact_is_not_enough(cell, tile):
    table = laying(tile, tiles={"scout": "LM"})
    assert Place(*cell) not in table.moves()
    refused(table, Place(*cell), "VIK-5.8")


@rule("VIK-5.9")
def test_contact_with_a_longship_is_not_enough():
    table = laying("L", ships={1: "red", 2: "green", 3: "blue"})
    assert [move for move in table.moves() if move.row == "warrior"] == [Place("warrior", 1)]
    refused(table, Place("warrior", 2), "VIK-5.8")
    refused(table, Place("warrior", 3), "VIK-5.8")


@rule("VIK-5.9")
def test_the_horizontal_arm_of_the_mainland_gives_no_contact():
    # the arm runs along the top, above the first longships: nothing beyond column 1 leans on it
    assert [cell for cell in spaces("L") if cell[1] > 1] == []
    refused(laying("L"), Place("warrior", 2), "VIK-5.8")


@rule("VIK-5.10")
def test_a_right_end_cannot_be_turned_round_to_begin_an_island():
    refused(laying("R", tiles={"scout": "L"}), Place("noble", 1), "VIK-5.13")
    table = laying("R", tiles={"scout": "LR"})
    refused(table, Place("scout", 3), "VIK-5.11")


@rule("VIK-5.10")
def test_a_left_end_cannot_be_turned_round_to_close_an_island():
    table = laying("L", tiles={"scout": "LMM"})
    refused(table, Place("scout", 4), "VIK-5.11")


@rule("VIK-5.10")
def test_an_answer_names_a_space_and_no_direction():
    assert LayTile(0, "left", "noble").kinds() == (Place, Start)
    assert Place.FIELDS == ("row", "column")


@rule("VIK-5.11")
@pytest.mark.parametrize(
    ("before", "allowed"), [("L", "MR"), ("M", "MR"), ("R", "L")], ids=["left", "middle", "right"]
)
@pytest.mark.parametrize("tile", ["L", "M", "R"])
def test_what_may_follow_to_the_right(before, allowed, tile):
    tiles = {"scout": {"L": "L", "M": "LM", "R": "LR"}[before]}
    column = len(tiles["scout"]) + 1
    table = laying(tile, tiles=tiles)
    if tile in allowed:
        assert Place("scout", column) in table.moves()
    else:
        assert refused(table, Place("scout", column), "VIK-5.11").cells == (("scout", column - 1),)


@rule("VIK-5.11")
@pytest.mark.parametrize(
    ("after", "allowed"), [("L", "R"), ("M", "LM"), ("R", "LM")], ids=["left", "middle", "right"]
)
@pytest.mark.parametrize("tile", ["L", "M", "R"])
def test_what_may_come_before_to_the_left(after, allowed, tile):
    # the tile at column 4 hangs on the row below and waits for its left neighbour
    table = laying(tile, tiles={"goldsmith": "LMMM", "scout": "..." + after})
    if tile in allowed:
        assert Place("scout", 3) in table.moves()
    else:
        assert refused(table, Place("scout", 3), "VIK-5.11").cells == (("scout", 4),)


@rule("VIK-5.11")
@pytest.mark.parametrize(
    ("row", "allowed"),
    [("L.R", "M"), ("LM.M", "M"), ("L.L", "R"), ("LR.M", "L"), ("LR.R", "L"), ("LR.L", "")],
)
def test_a_hole_must_be_filled_so_that_both_sides_match(row, allowed):
    hole = row.index(".") + 1
    tiles = {"goldsmith": "LMMM", "scout": row}
    fitting = [tile for tile in "LMR" if ("scout", hole) in spaces(tile, tiles)]
    assert fitting == list(allowed)


@rule("VIK-5.12")
def test_tiles_one_above_the_other_need_not_match():
    for own in ("LMR", "LML"):
        for tile in "MR":
            assert ("noble", 2) in spaces(tile, {"noble": "L", "scout": own, "warrior": "LR"})
    assert ("noble", 3) in spaces("L", {"scout": "LMR"})  # sea above land, land above sea


@rule("VIK-5.12")
def test_an_island_lies_within_a_single_row():
    now = at(Coast(tiles={"noble": "LM", "scout": "..R", "goldsmith": "LMM"}))
    shown = now.view(0)["table"]["coasts"][0]["now"]
    assert (shown["islands"], shown["longest"]) == (0, 0)
    shut = at(Coast(tiles={"noble": "LMR", "scout": "LR"}))
    shown = shut.view(0)["table"]["coasts"][0]["now"]
    assert (shown["islands"], shown["longest"]) == (2, 3)


@rule("VIK-5.13")
@pytest.mark.parametrize("tile", ["M", "R"])
@pytest.mark.parametrize("row", ROWS)
def test_only_left_ends_may_lie_in_column_1(tile, row):
    table = laying(tile, tiles={"noble" if row == "scout" else "scout": "LM"})
    refused(table, Place(row, 1), "VIK-5.13")


@rule("VIK-5.14")
def test_a_hole_may_be_left_in_a_row():
    table = laying("R", tiles={"noble": "L", "scout": "LMM"})
    table.play(Place("noble", 3))
    assert island(state_of(table), 0) == {
        ("noble", 1): "L",
        ("noble", 3): "R",
        ("scout", 1): "L",
        ("scout", 2): "M",
        ("scout", 3): "M",
    }


@rule("VIK-5.14")
def test_a_hole_may_be_left_that_can_never_be_filled():
    # between a right end and a left end
    table = laying("L", tiles={"noble": "LR", "scout": "LMMM"})
    table.play(Place("noble", 4))
    assert all(("noble", 3) not in spaces(t, {"noble": "LR.L", "scout": "LMMM"}) for t in "LMR")
    # in column 1 before a left end
    table = laying("L", tiles={"scout": "LM"})
    table.play(Place("noble", 2))
    assert all(("noble", 1) not in spaces(t, {"noble": ".L", "scout": "LM"}) for t in "LMR")


@rule("VIK-5.15")
def test_a_tile_that_fits_somewhere_must_be_laid():
    me = Coast(tiles={"warrior": "LMR", "noble": "LMR", "scout": "LM"})
    lots = {0: "noble", 1: ("right", "boatsman"), 2: "noble"}
    table = at(me, asks=BuyLot(0), lots=lots, auto=False)
    table.play(Buy(1))
    assert table.moves() == [Place("scout", 3), Place("goldsmith", 2)]  # and no way round it
    refused(table, Ashore(), "KER-2")


@rule("VIK-5.15")
def test_the_player_chooses_the_space_even_for_a_single_tile():
    table = laying("R", tiles={"warrior": "LMR", "noble": "LMR", "scout": "LM"}, auto=True)
    assert table.log == []
    table.play(Place("goldsmith", 2))
    assert island(state_of(table), 0)["goldsmith", 2] == "R"


@rule("VIK-5.16")
@pytest.mark.parametrize(
    ("rows", "tile"), [("LM", "left"), ("LMR", "right")] + [("LMR", name) for name in MIDDLES]
)
def test_a_tile_that_fits_nowhere_leaves_the_game(rows, tile):
    me = Coast(tiles=dict.fromkeys(ROWS, rows), gold=20)
    table = at(me, asks=BuyLot(0), lots={0: "noble", 4: (tile, "scout"), 5: "noble"})
    before, pile = island(state_of(table), 0), list(state_of(table).pile)
    table.play(Buy(4))
    s = state_of(table)
    assert island(s, 0) == before
    assert s.gold[0] == 16  # the price is still owed
    assert ashore(table) == {"scout": 1}
    assert settlers(table) == []
    assert s.pile == pile
    assert table.deciders == (1,)


@rule("VIK-5.16")
def test_a_boatsman_whose_tile_is_lost_comes_ashore_too():
    table = at(
        Coast(tiles=dict.fromkeys(ROWS, "LR")), asks=Unload(0, "church", "boatsman"), auto=False
    )
    assert ashore(table) == {"boatsman": 1}
    assert table.over


# ---- the start tile --------------------------------------------------------------------------


def first_turn(tile, viking, auto=False):
    lots = {0: "warrior", 1: (NAMES.get(tile, tile), viking), 2: "warrior"}
    table = at(Coast(start_in_hand=True), asks=BuyLot(0), lots=lots, auto=auto)
    table.play(Buy(1))
    return table


@rule("VIK-5.17")
@pytest.mark.parametrize("row", ROWS)
def test_the_start_tile_goes_in_column_1_of_any_viking_row(row):
    table = first_turn("R", "boatsman")
    assert table.moves() == [Start(row) for row in ROWS]
    table.play(Start(row))
    assert island(state_of(table), 0) == {(row, 1): "L"}
    assert state_of(table).start_in_hand[0] is False


@rule("VIK-5.21")
def test_the_start_tile_is_a_left_end():
    table = first_turn("R", "boatsman")
    table.play(Start("noble"))
    assert table.view(0)["table"]["coasts"][0]["tiles"][0]["tile"] == "left"
    refused(table, Place("noble", 1), "VIK-5.7")
    table.play(Place("noble", 2))  # land to its right
    assert island(state_of(table), 0) == {("noble", 1): "L", ("noble", 2): "R"}


@rule("VIK-5.17")
def test_the_start_tile_does_not_go_in_another_row_or_on_another_tile():
    table = first_turn("L", "boatsman")
    for row in ("boatsman", "ship", ""):
        refused(table, Start(row), "VIK-5.17")
    table.play(Place("scout", 1))
    assert table.question() == LayStart(0)
    assert table.moves() == [Start(row) for row in ROWS if row != "scout"]
    refused(table, Start("scout"), "VIK-5.17")


@rule("VIK-5.17")
def test_the_start_tile_is_laid_once():
    table = first_turn("L", "boatsman")
    table.play(Start("noble"))
    refused(table, Start("scout"), "VIK-5.17")


@rule("VIK-5.17")
def test_the_turn_does_not_end_before_the_start_tile_is_laid():
    table = first_turn("L", "scout")
    table.play(Place("scout", 1))
    table.play(Settle())
    assert table.deciders == (0,)
    assert table.question() == LayStart(0)
    table.play(Start("fisherman"))
    assert table.deciders == (1,)


@rule("VIK-5.17")
@pytest.mark.parametrize("rules", MODES)
def test_in_whole_games_the_start_tile_is_laid_in_the_first_turn(rules):
    for game in some_games(rules):
        bought: set[int] = set()
        for a in purchases(game):
            assert a.before.start_in_hand[a.seat] == (a.seat not in bought)
            bought.add(a.seat)
            laid = [seat for seat in bought if seat != a.seat]
            assert not any(a.before.start_in_hand[seat] for seat in laid)


@rule("VIK-5.18")
def test_start_tile_first_then_the_tile_bought():
    table = first_turn("L", "boatsman")
    table.play(Start("noble"))
    assert table.question() == LayTile(0, "left", "boatsman")
    assert table.moves() == [Place(row, 1) for row in ROWS if row != "noble"]
    table.play(Place("scout", 1))
    assert island(state_of(table), 0) == {("noble", 1): "L", ("scout", 1): "L"}
    assert table.deciders == (1,)


@rule("VIK-5.18")
def test_tile_bought_first_then_the_start_tile():
    table = first_turn("L", "boatsman")
    assert table.moves() == [Place(r, 1) for r in ROWS] + [Start(r) for r in ROWS]
    table.play(Place("scout", 1))
    table.play(Start("noble"))
    assert island(state_of(table), 0) == {("noble", 1): "L", ("scout", 1): "L"}
    assert table.deciders == (1,)


@rule("VIK-5.19")
def test_the_start_tile_is_laid_when_the_first_purchase_is_a_longship():
    table = first_turn("ship_blue", "scout")
    assert table.moves() == [Moor(1), Moor(2), Moor(3)] + [Start(row) for row in ROWS]
    table.play(Moor(3))
    assert ashore(table) == {"scout": 1}
    assert table.deciders == (0,)
    assert table.moves() == [Start(row) for row in ROWS]
    table.play(Start("scout"))
    assert (fleet(table), island(state_of(table), 0)) == ([3], {("scout", 1): "L"})
    assert table.deciders == (1,)


@rule("VIK-5.19")
def test_the_start_tile_may_come_before_the_longship():
    table = first_turn("ship_blue", "scout")
    table.play(Start("warrior"))
    assert table.moves() == [Moor(1), Moor(2), Moor(3)]
    table.play(Moor(1))
    assert (fleet(table), island(state_of(table), 0)) == ([1], {("warrior", 1): "L"})
    assert ashore(table) == {"scout": 1}
    assert table.deciders == (1,)


@rule("VIK-5.20")
@pytest.mark.parametrize("tile", ["R", *MIDDLES])
@pytest.mark.parametrize("row", ROWS)
def test_a_middle_or_right_end_bought_first_goes_next_to_the_start_tile(tile, row):
    table = first_turn(tile, "boatsman", auto=True)
    assert table.moves() == [Start(row) for row in ROWS]  # the tile alone would fit nowhere
    refused(table, Place(row, 1), "VIK-5.13")
    table.play(Start(row))  # then there is one space left, and the table takes it
    letter = "R" if tile == "R" else "M"
    assert island(state_of(table), 0) == {(row, 1): "L", (row, 2): letter}
    assert ashore(table) == {"boatsman": 1}
    assert table.deciders == (1,)


@rule("VIK-5.20")
@pytest.mark.parametrize("rules", MODES)
def test_no_tile_is_lost_in_a_first_turn(rules):
    for game in some_games(rules, seeds=5):
        players = game[0].before.players
        sold = purchases(game)
        second_turns = [sold[players + turn] for turn in range(players)]
        for a in second_turns:
            s = a.before
            tiles = len(island(s, a.seat)) + len(fleet(s, a.seat))
            assert tiles == 2


# ---- whole games against the rulebook's words ------------------------------------------------

EDGES = {"L": ("sea", "land"), "M": ("land", "land"), "R": ("land", "sea")}


def fits(coast, tile, row, column):
    """The rulebook's rule, read slowly."""
    if row not in ROWS or column < 1 or (row, column) in coast:
        return False
    number = ROWS.index(row)
    around = [(row, column - 1), (row, column + 1)]
    around += [(ROWS[n], column) for n in (number - 1, number + 1) if 0 <= n < 5]
    if column > 1 and not any(cell in coast for cell in around):
        return False
    left, right = coast.get((row, column - 1)), coast.get((row, column + 1))
    west, east = EDGES[tile]
    if column == 1 and west != "sea":
        return False
    return (left is None or EDGES[left][1] == west) and (right is None or EDGES[right][0] == east)


def letter_of(tile):
    return {"left": "L", "right": "R"}.get(tile, "M")


@rule("VIK-5.8", "VIK-5.11", "VIK-5.13", "VIK-5.14", "VIK-5.15")
@pytest.mark.parametrize("rules", MODES)
def test_in_whole_games_exactly_the_fitting_spaces_are_offered(rules):
    asked = 0
    for game in some_games(rules, seeds=6):
        for a in game:
            if not a.asked(LayTile) or a.question.tile.startswith("ship"):
                continue
            asked += 1
            s, seat, tile = a.before, a.seat, letter_of(a.question.tile)
            coast = island(s, seat)
            for row in ROWS:
                for column in range(len(coast) + 3):
                    move = Place(row, column)
                    legal = fits(coast, tile, row, column)
                    assert (move in a.question.moves(s)) == legal
                    assert (a.question.refuse(s, move) is None) == legal
    assert asked > 600


@rule("VIK-5.15", "VIK-5.16")
@each_count
def test_in_whole_games_a_tile_is_lost_exactly_when_it_fits_nowhere(players):
    lost = 0
    for seed in range(1, 13):
        game = history(players, seed)
        for a, b in pairwise(game):
            if not isinstance(a.move, Buy):
                continue
            lot = next(lot for lot in a.before.lots if lot[0] == a.move.price)
            name = next(name for name, number in TILE.items() if number == lot[1])
            if name.startswith("ship") or a.before.start_in_hand[a.seat]:
                assert b.asked(LayTile)
                continue
            coast = island(a.before, a.seat)
            anywhere = any(
                fits(coast, letter_of(name), row, column)
                for row in ROWS
                for column in range(1, len(coast) + 2)
            )
            assert b.asked(LayTile) == anywhere
            lost += not anywhere
    assert lost > 0  # such games exist


@rule("VIK-5.16")
@each_count
def test_tiles_laid_and_tiles_lost_add_up(players):
    for seed in range(1, 4):
        game = history(players, seed)
        last = game[-1].after
        revealed = [name for a in game if isinstance(a.move, Tiles) for name in a.move.tiles]
        islands = sum(not name.startswith("ship") for name in revealed)
        laid = sum(len(island(last, seat)) for seat in range(players)) - players
        lost = sum(1 for a, b in pairwise(game) if isinstance(a.move, Buy) and not b.asked(LayTile))
        lost += isinstance(game[-1].move, Buy)
        assert (islands, laid + lost) == (58, 58)
