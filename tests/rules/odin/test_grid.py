"""Chapters 9 and 10, with 5.5 and 7.1: laying pieces, income, bonuses, minus points.

The names w15, w16 ... are those of the worked examples.
"""

from __future__ import annotations

import pytest

from drakkar.games.odin.boards import grid
from drakkar.games.odin.boards.geometry import BOARD, BOARDS, PIECE, PIECES
from drakkar.games.odin.boards.pieces import STRIDE
from drakkar.kernel.testing import rule
from tests.rules.odin.naive import BOARD_DATA, PIECE_NAMES, Naive, all_ways, colour, turned

GRIDS = [name for name in BOARD_DATA if BOARD_DATA[name]["grid"]]


def at(name, row, col, turn=0, flip=False):
    """A placement: the top left corner of the bounding box, quarter turns, mirrored or not."""
    piece = PIECES[PIECE[name]]
    return grid.Placement(PIECE[name], piece.orientation(turn, flip), row * STRIDE + col)


def coins(*cells, kind="silver"):
    """Silver (or ore, or wood) confirmed together."""
    return [at(kind, row, col) for row, col in cells]


class Play:
    """A board on which placements are tried one after the other."""

    def __init__(self, name, *placed, wood=False):
        self.board, self.laid, self.wood = BOARDS[BOARD[name]], grid.EMPTY, wood
        for placing in placed:
            assert self.do(placing) == "ok"

    def refusal(self, *batch):
        return grid.refuse(self.board, self.laid, PIECES, batch, self.wood)

    def do(self, placing):
        """Lay a placement, or a list of them confirmed together, if legal: "ok" or the reason."""
        batch = placing if isinstance(placing, list) else [placing]
        refusal = self.refusal(*batch)
        if len(batch) == 1:
            codes = grid.placements(self.board, self.laid, PIECES[batch[0].piece], self.wood)
            assert (grid.pack(*batch[0]) in codes) == (refusal is None)
        if refusal:
            return refusal.reason
        for placement in batch:
            piece = PIECES[placement.piece]
            self.laid = grid.lay(self.laid, piece, placement.orientation, placement.anchor)
        return "ok"

    def all(self, *those):
        return [self.do(placing) for placing in those]

    def fill(self, *but):
        """Silver on every cell but symbols and these."""
        signs = Naive(self.board.id).sign.items()
        cells = [cell for cell, sign in signs if sign in ".-$" and cell not in but]
        assert self.do(coins(*cells)) == "ok"
        return self

    @property
    def income(self):
        return grid.income(self.board, self.laid.covered)

    @property
    def bonus(self):
        return {
            name: amount
            for bonus in grid.bonuses(self.board, self.laid.covered)
            for name, amount in bonus.gain
        }

    @property
    def minus(self):
        return grid.minus_points(self.board, self.laid.covered)

    @property
    def facts(self):
        return self.income, self.bonus, self.minus


# ---- income ----------------------------------------------------------------------------------


@rule("ODI-9.3", "ODI-9.12", "ODI-9.14", "ODI-9.20")
def test_w15_three_values_with_one_robe():
    play = Play("home_board")
    assert play.do(at("robe", 9, 0)) == "ok"
    assert play.facts == (2, {}, 86)


def prepared(*more):
    hoards = at("silver_hoard", 8, 0, 1), at("silver_hoard", 8, 3, 1)
    return Play("home_board", *hoards, *more)


@rule("ODI-9.9", "ODI-9.12")
def test_w16_wool_covers_3_and_4():
    play = prepared(at("jewelry", 6, 0))
    assert play.do(at("wool", 6, 4)) == "ok"
    assert play.facts == (5, {}, 86)


@rule("ODI-9.9")
def test_w17_one_missing_cell_is_enough_to_refuse():
    play = prepared(at("silverware", 6, 0), at("silk", 7, 0))
    refusal = play.refusal(at("wool", 6, 4))
    assert refusal == ("income", "ODI-9.9", ((6, 3),))
    assert play.all(at("silver", 6, 3), at("wool", 6, 4)) == ["ok", "ok"]
    assert play.facts == (5, {}, 86)


@rule("ODI-9.5", "ODI-9.9")
def test_w18_first_steps_on_the_diagonal():
    play = Play("home_board")
    ore = at("ore", 10, 1)
    results = play.all(at("chest", 9, 1), at("oil", 11, 0), ore, at("silver", 10, 0), ore)
    assert results == ["income", "ok", "income", "ok", "ok"]
    assert play.facts == (2, {}, 86)


@rule("ODI-9.2", "ODI-9.13")
def test_w18b_two_pieces_that_need_each_other():
    play = Play("home_board", at("silverware", 11, 0), at("silver", 10, 2))
    pin, coin = at("cloakpin", 9, 0, 2, flip=True), at("silver", 10, 1)
    assert play.all(pin, coin, [pin, coin]) == ["income", "income", "ok"]
    assert play.facts == (2, {}, 86)


@rule("ODI-9.13", "ODI-9.24")
def test_pieces_tried_out_one_by_one_may_be_confirmed_when_nothing_is_owed():
    play = Play("home_board", at("silverware", 11, 0), at("silver", 10, 2))
    board, (number, way, anchor) = play.board, at("cloakpin", 9, 0, 2, flip=True)
    tried = grid.lay(play.laid, PIECES[number], way, anchor)
    assert grid.grid_cells(grid.debt(board, tried.covered)) == ((10, 1),)
    assert grid.debt(board, grid.lay(tried, PIECES[PIECE["ore"]], 0, 10 * STRIDE + 1).covered) == 0
    assert grid.grid_cells(play.laid.covered) == ((10, 2), (11, 0), (11, 1), (11, 2))


@rule("ODI-9.14")
def test_w19_the_two_cells_of_value_2():
    play = Play("home_board", at("chest", 10, 0), at("rune_stone", 10, 2, 1), at("silver", 9, 0))
    assert play.all(at("silver", 9, 2), at("silverware", 8, 0)) == ["ok", "ok"]
    assert play.facts == (2, {"mead": 1}, 86)


@rule("ODI-9.3", "ODI-9.23")
def test_w20_one_fur_is_worth_eight_points():
    play = Play("home_board", at("fur", 0, 0))
    assert play.facts == (0, {}, 78)


@rule("ODI-9.9")
def test_w21_the_corner_without_its_income_cells():
    play = Play("home_board")
    tiles = at("treasure_chest", 0, 10), at("hide", 2, 10), at("rune_stone", 0, 12, 1)
    assert play.all(*tiles, at("silver", 1, 11)) == ["income", "ok", "ok", "ok"]
    assert play.facts == (0, {}, 83)


@rule("ODI-9.12", "ODI-9.15")
def test_w22_the_last_tile_of_all():
    corner = [(row, col) for row in range(3) for col in (10, 11, 12)]
    play = Play("home_board").fill(*corner)
    assert play.do(at("treasure_chest", 0, 10)) == "ok"
    gains = {"ore": 1, "wood": 1, "rune_stone": 1, "mead": 1, "stone": 1}
    assert play.facts == (18, gains, 0)


@rule("ODI-5.5", "ODI-9.14", "ODI-24.4")
def test_the_whole_diagonal_of_the_home_board():
    values = []
    play = Play("home_board")
    while rises := grid.rises(play.board, play.laid.covered):
        values.append(play.income)
        assert rises[0].now == play.income
        assert play.do(coins(*grid.grid_cells(rises[0].missing))) == "ok"
        assert rises[0].then == play.income
    values.append(play.income)
    assert values == [0, 1, 2, 2, 3, 4, 5, 6, 7, 9, 12, 15, 18]


# ---- contact ---------------------------------------------------------------------------------


@rule("ODI-9.6", "ODI-9.7", "ODI-9.8")
def test_w23_green_tiles_may_touch_at_corners_only():
    play = Play("home_board", at("oil", 0, 0))
    refusal = play.refusal(at("hide", 1, 1))
    assert refusal == ("contact", "ODI-9.6", ((0, 1), (1, 1)))
    hides = at("hide", 1, 1), at("hide", 1, 2)
    linen = at("linen", 0, 3)
    results = play.all(*hides, at("rune_stone", 1, 0), linen, at("silver", 0, 2), at("wool", 2, 0))
    assert results == ["contact", "ok", "ok", "contact", "ok", "ok"]
    assert play.facts == (0, {}, 74)


@rule("ODI-9.6", "ODI-9.13")
def test_green_tiles_confirmed_together_may_not_touch_either():
    assert Play("home_board").do([at("oil", 0, 0), at("hide", 1, 0)]) == "contact"
    assert Play("home_board").do([at("oil", 0, 0), at("hide", 1, 2)]) == "ok"


@rule("ODI-9.4", "ODI-9.13")
def test_pieces_confirmed_together_may_not_overlap():
    play = Play("home_board")
    refusal = play.refusal(at("silk", 0, 0), at("hide", 0, 3, 1), at("ore", 5, 5))
    assert refusal == ("overlap", "ODI-9.4", ((0, 3),))
    assert play.do(coins((0, 0), (0, 0))) == "overlap"


@rule("ODI-2.4", "ODI-9.7")
def test_w24_blue_and_special_tiles_may_touch_anything():
    play = Play("home_board", at("oil", 0, 0), at("silk", 1, 0))
    beads = at("glass_beads", 0, 2), at("glass_beads", 1, 3)
    results = play.all(*beads, at("helmet", 2, 0, 1), at("cloakpin", 0, 5, flip=True))
    assert results == ["overlap", "ok", "ok", "ok"]
    assert play.facts == (0, {}, 65)


@rule("ODI-9.1", "ODI-9.4")
def test_w25_bounds_overlap_and_forbidden_pieces():
    play = Play("home_board", at("rune_stone", 0, 0))
    tiles = at("hide", 11, 6), at("chest", 0, 1), at("mead", 2, 0)
    tokens = at("wood", 2, 0), at("silver", 11, 8)
    results = play.all(*tiles, *tokens, at("silverware", 11, 5))
    assert results == ["outside", "overlap", "kind", "kind", "outside", "ok"]
    assert play.facts == (0, {}, 83)


@rule("ODI-9.1")
@pytest.mark.parametrize("name", [name for name in GRIDS if "house" not in name])
def test_what_may_lie_on_boards(name):
    board = BOARDS[BOARD[name]]
    kinds = {colour(piece.id) for piece in PIECES if grid.allowed(board, piece)}
    assert kinds == {"green", "blue", "silver", "ore"}
    assert not grid.allowed(board, PIECES[PIECE["wood"]], wood=True)


@rule("ODI-9.4")
def test_a_piece_does_not_run_on_at_the_edge():
    play = Play("home_board")
    for name, col in (("silk", 10), ("chest", 12), ("horseshoe", 12), ("silk", 13)):
        assert play.do(at(name, 1, col)) == "outside"
    assert play.refusal(at("chest", 12, 0)).cells == ((12, 0), (12, 1), (13, 0), (13, 1))
    assert play.refusal(grid.Placement(PIECE["ore"], 0, -1)).reason == "outside"
    assert play.refusal(at("silk", 0, 10)).cells == ((0, 13),)


@rule("ODI-9.2")
def test_goods_are_turned_special_tiles_mirrored_too():
    ways = {piece.id: {frozenset(shape.cells) for shape in piece.shapes} for piece in PIECES}
    assert ways == {name: all_ways(name) for name in PIECE_NAMES}
    assert len(ways["cloakpin"]) == 8
    assert len(ways["silk"]) == 2
    with pytest.raises(IndexError):
        PIECES[PIECE["silk"]].orientation(0, flip=True)
    for name, flip in (("silk", False), ("helmet", False), ("helmet", True), ("fibula", True)):
        for turn in range(4):
            piece = PIECES[PIECE[name]]
            shape = piece.shapes[piece.orientation(turn, flip)]
            assert frozenset(shape.cells) == turned(name, turn, flip)
    play = Play("home_board")
    assert play.refusal((PIECE["silk"], 2, 0)) == ("orientation", "ODI-9.2", ())


# ---- exploration boards ----------------------------------------------------------------------


@rule("ODI-9.10", "ODI-9.11", "ODI-9.18", "ODI-9.19")
def test_w26_shetland_needs_the_row_below_its_diagonal():
    play = Play("shetland")
    assert play.refusal(at("wool", 6, 0)).cells == ((8, 1),)
    wool, ware = at("wool", 6, 0), at("silverware", 5, 0)
    two = coins((8, 2), (6, 2))
    results = play.all(wool, at("silver", 8, 1), wool, ware, two, ware)
    assert results == ["income", "ok", "ok", "income", "ok", "ok"]
    assert play.facts == (3, {"beans": 1}, 24)


@rule("ODI-9.4", "ODI-9.10", "ODI-9.15")
def test_w27_bear_island_the_5_cannot_be_covered():
    first = at("silverware", 4, 1, 1), at("rune_stone", 5, 2, 1), at("silverware", 3, 0)
    play = Play("bear_island", *first)
    assert play.refusal(at("silver", 1, 4)) == ("uncoverable", "ODI-9.4", ((1, 4),))
    tokens = at("silver", 1, 4), at("silver", 4, 2)
    results = play.all(*tokens, at("silk", 4, 3, 1), at("silver", 3, 3), at("silk", 2, 0))
    assert results == ["uncoverable", "uncoverable", "ok", "ok", "ok"]
    assert play.facts == (5, {}, 19)
    assert grid.rises(play.board, play.laid.covered) == ()


@rule("ODI-7.1", "ODI-7.4", "ODI-9.18", "ODI-9.19")
def test_w28_bear_island_six_cells_around_rune_stone_and_ore():
    play = Play("bear_island")
    assert play.all(at("silverware", 5, 5), at("silver", 6, 5)) == ["ok", "ok"]
    assert play.bonus == {}
    assert play.do(at("rune_stone", 7, 5)) == "ok"
    assert play.facts == (1, {"rune_stone": 1, "ore": 1}, 20)


@rule("ODI-9.11", "ODI-9.17")
def test_w29_greenland_two_diagonals():
    play = Play("greenland", at("rune_stone", 6, 2))
    tiles = at("silver_hoard", 3, 0), at("spices", 4, 1), at("chest", 3, 2), at("silk", 2, 0)
    results = play.all(at("silver", 2, 3), *tiles)
    assert results == ["income", "outside", "ok", "overlap", "income"]
    assert play.facts == (1, {}, 15)


@rule("ODI-9.17")
def test_w30_greenland_both_diagonals_moving():
    rune, spices, silk = at("rune_stone", 6, 2), at("spices", 4, 1), at("silk", 3, 0)
    play = Play("greenland", rune, spices, silk, coins((4, 0), (2, 0)))
    results = play.all(
        at("rune_stone", 2, 2), at("silver", 5, 4), at("rune_stone", 6, 4), coins((5, 4), (7, 4))
    )
    assert results == ["ok", "income", "ok", "ok"]
    assert play.facts == (3, {}, 14)
    rises = grid.rises(play.board, play.laid.covered)
    assert [rise[:3] for rise in rises] == [(0, 1, 2), (1, 2, 3)]


@rule("ODI-5.5", "ODI-9.16")
def test_w31_income_is_the_sum_over_all_boards():
    plays = [
        Play("home_board", at("robe", 9, 0)),
        Play("iceland"),
        Play("greenland", at("rune_stone", 6, 2)),
        Play("labrador"),
    ]
    assert [play.income for play in plays] == [2, 1, 1, 0]


@rule("ODI-9.15", "ODI-9.16", "ODI-9.17")
@pytest.mark.parametrize(
    ("name", "empty", "full"),
    [
        ("home_board", 0, 18),
        ("shetland", 0, 3),
        ("bear_island", 1, 5),
        ("faroe_islands", 0, 4),
        ("baffin_island", 0, 6),
        ("iceland", 1, 8),
        ("labrador", 0, 0),
        ("greenland", 0, 8),
        ("newfoundland", 0, 0),
        ("stone_house", 0, 0),
        ("long_house", 0, 0),
    ],
)
def test_income_of_empty_and_full_boards(name, empty, full):
    play = Play(name)
    assert play.income == empty
    assert play.fill().income == full
    assert play.minus == sum(play.board.slots)
    assert len(grid.bonuses(play.board, play.laid.covered)) == len(play.board.bonuses)


# ---- bonuses ---------------------------------------------------------------------------------


@rule("ODI-7.1", "ODI-9.18")
def test_w32_mead_wood_stone_and_ore():
    play = Play(
        "home_board",
        at("jewelry", 10, 0), at("silver", 9, 0), at("rune_stone", 9, 2), at("silk", 8, 0),
        at("rune_stone", 7, 0), at("silver", 7, 3), at("silk", 6, 0), at("rune_stone", 4, 0),
        at("silverware", 9, 4), at("silverware", 11, 4), at("ore", 10, 4), at("ore", 10, 6),
    )  # fmt: skip
    assert play.bonus == {"mead": 1, "wood": 1, "stone": 1}
    assert play.do(at("silver", 5, 1)) == "ok"
    assert play.facts == (3, {"mead": 1, "wood": 1, "stone": 1, "ore": 1}, 84)


@rule("ODI-9.19")
def test_w34_five_cells_around_the_ore():
    play = Play("home_board", at("rune_stone", 4, 0), at("rune_stone", 6, 0))
    assert play.bonus == {}
    assert play.do(at("silver", 5, 1)) == "ok"
    assert play.facts == (0, {"ore": 1}, 84)


@rule("ODI-9.20")
def test_w35_a_covered_symbol_pays_nothing():
    play = Play("home_board", at("rune_stone", 4, 0), at("rune_stone", 6, 0))
    assert play.do(at("rune_stone", 5, 0)) == "ok"
    assert play.facts == (0, {}, 84)


@rule("ODI-9.18")
def test_w36_newfoundland():
    ware = [at("silverware", row, col) for row, col in ((4, 0), (6, 0), (5, 5), (7, 5))]
    play = Play("newfoundland", *ware, coins((5, 0), (5, 2)))
    assert play.do(coins((6, 5), (6, 7))) == "ok"
    assert play.facts == (0, {"special_tile": "cloakpin", "building": "stone_house"}, 29)
    assert all(bonus.limited for bonus in grid.bonuses(play.board, play.laid.covered))


# ---- houses ----------------------------------------------------------------------------------


@rule("ODI-10.3", "ODI-10.5", "ODI-10.6", "ODI-10.12")
def test_w37_a_stone_house_completely_used():
    play = Play("stone_house")
    assert play.refusal(at("ore", 1, 3)) == ("kind", "ODI-10.5", ())
    token = at("ore", 1, 3), at("silver", 1, 3)
    results = play.all(
        at("peas", 0, 1), at("mead", 1, 0), *token, at("grain", 2, 1), at("stockfish", 3, 2)
    )
    assert results == ["ok", "ok", "kind", "ok", "ok", "ok"]
    assert play.facts == (0, {"hide": 1}, 2)  # the slots are still empty
    covered = play.laid.covered
    assert [grid.minus_points(play.board, covered, *full) for full in ((1, 0), (1, 1))] == [1, 0]


@rule("ODI-10.3", "ODI-10.8", "ODI-10.12")
def test_w38_a_long_house_completely_used():
    play = Play("long_house", at("salt_meat", 0, 0), at("grain", 0, 4), at("mead", 0, 8))
    assert play.refusal(at("silver", 1, 3)) == ("uncoverable", "ODI-10.8", ((1, 3),))
    peas = at("peas", 1, 0, 1), at("peas", 1, 2, 1)
    rest = at("silver", 2, 1), at("oil", 2, 3), at("linen", 2, 6)
    assert play.all(*peas, at("stockfish", 1, 4), at("flax", 1, 8), *rest) == ["ok"] * 7
    assert play.facts == (0, {"oil": 1, "beans": 1, "peas": 1}, 0)


@rule("ODI-10.4")
def test_w39_contact_in_houses():
    play = Play("long_house", at("peas", 0, 0))
    assert play.refusal(at("flax", 0, 2)) == ("contact", "ODI-10.4", ((0, 1), (0, 2)))
    tiles = at("flax", 0, 2), at("mead", 0, 2), at("stockfish", 0, 4)
    more = at("oil", 0, 4), at("hide", 0, 6), at("flax", 1, 4)
    assert play.all(*tiles, *more) == ["contact", "ok", "contact", "ok", "ok", "ok"]
    assert play.facts == (0, {}, 9)


@rule("ODI-10.4")
def test_animals_are_red_and_too_large_for_any_house():
    for name in ("sheep", "pregnant_sheep", "cattle", "pregnant_cattle"):
        animal = PIECES[PIECE[name]]
        assert animal.colour == PIECES[PIECE["mead"]].colour
        for house in ("stone_house", "long_house"):
            assert grid.allowed(BOARDS[BOARD[house]], animal)
            assert not grid.fits(BOARDS[BOARD[house]], grid.EMPTY, animal)


@rule("ODI-10.5")
def test_wood_lies_in_houses_with_occupation_40_only():
    wood = at("wood", 0, 1)
    assert Play("stone_house").do(wood) == "kind"
    assert Play("stone_house", wood=True).do(wood) == "ok"
    assert Play("stone_house", wood=True).do(at("stone", 0, 1)) == "kind"
    assert Play("home_board", wood=True).do(at("wood", 0, 0)) == "kind"


@rule("ODI-10.6")
def test_w40_a_shed_has_slots_only():
    shed = BOARDS[BOARD["shed"]]
    assert [grid.minus_points(shed, 0, *slots) for slots in ((0, 0), (3, 1), (3, 3))] == [6, 2, 0]
    assert all(grid.placements(shed, grid.EMPTY, piece) == [] for piece in PIECES)


@rule("ODI-9.23", "ODI-10.6")
@pytest.mark.parametrize("name", BOARD_DATA)
def test_minus_points_of_an_empty_board(name):
    assert grid.minus_points(BOARDS[BOARD[name]], 0) == BOARD_DATA[name]["penalties"]
