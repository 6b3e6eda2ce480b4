"""Placement, income and bonuses against the same rules written cell by cell, on random boards."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from drakkar.games.odin.boards import grid
from drakkar.games.odin.boards.geometry import BOARD, BOARDS, PIECE, PIECES
from drakkar.games.odin.boards.pieces import STRIDE, cells_of
from drakkar.kernel.testing import rule
from tests.rules.odin.naive import BOARD_DATA, PIECE_NAMES, Naive

GRIDS = [name for name in BOARD_DATA if BOARD_DATA[name]["grid"]]
EVERYWHERE = ["oil", "hide", "wool", "linen", "rune_stone", "chest", "helmet", "cloakpin", "silver"]
FOOD = ["peas", "flax", "mead", "stockfish", "milk", "grain"]


@st.composite
def boards(draw, names=GRIDS):
    """A board with a corner more or less full of silver, and some tiles, written both ways."""
    name = draw(st.sampled_from(names))
    slow, board, laid = Naive(name), BOARDS[BOARD[name]], grid.EMPTY

    def put(piece, orientation, anchor):
        nonlocal laid
        laid = grid.lay(laid, piece, orientation, anchor)
        slow.put(piece.id, grid.covers(piece, orientation, anchor))

    corner = draw(st.integers(0, board.rows)), draw(st.integers(-1, board.columns))
    holes = draw(st.sets(st.sampled_from(cells_of(board.open)), max_size=5))
    for cell in cells_of(board.open & ~board.symbols):
        row, col = divmod(cell, STRIDE)
        if row >= corner[0] and col <= corner[1] and cell not in holes:
            put(PIECES[PIECE["silver"]], 0, cell)
    for choice in draw(st.lists(st.sampled_from(EVERYWHERE + FOOD * board.house), max_size=6)):
        codes = grid.placements(board, laid, PIECES[PIECE[choice]])
        if codes:
            number, orientation, anchor = grid.unpack(draw(st.sampled_from(codes)))
            put(PIECES[number], orientation, anchor)
    return board, laid, slow


@rule("ODI-9.1", "ODI-9.4", "ODI-9.6", "ODI-9.9", "ODI-9.10", "ODI-9.12", "ODI-10.4")
@settings(max_examples=100, deadline=None)
@given(boards(), st.sampled_from(PIECE_NAMES))
def test_the_legal_placements_are_those_of_the_rules(position, name):
    board, laid, slow = position
    piece = PIECES[PIECE[name]]
    legal = {
        grid.pack(piece.number, orientation, anchor)
        for orientation in range(len(piece.shapes))
        for anchor in range(board.rows * STRIDE)
        if slow.refusal([(name, grid.covers(piece, orientation, anchor))]) is None
    }
    places = grid.placements(board, laid, piece)
    assert places == sorted(legal)
    assert {*places} <= {*grid.placements(board, laid, piece, owing=True)}
    assert grid.fits(board, laid, piece) == bool(legal)
    for orientation in range(len(piece.shapes)):
        anchors = [code & 255 for code in places if code >> 8 & 7 == orientation]
        assert cells_of(grid.anchors(board, laid, piece, orientation)) == anchors


@rule("ODI-9.4", "ODI-9.6", "ODI-9.9", "ODI-9.13", "ODI-9.24", "ODI-10.4", "ODI-10.5")
@settings(max_examples=200, deadline=None)
@given(boards(), st.data())
def test_refusals_name_reason_and_cells(position, data):
    board, laid, slow = position
    wood = data.draw(st.booleans())
    batch = []
    for name in data.draw(st.lists(st.sampled_from(PIECE_NAMES), min_size=1, max_size=3)):
        piece = PIECES[PIECE[name]]
        orientation = data.draw(st.integers(0, len(piece.shapes) - 1))
        anchor = data.draw(st.integers(0, board.rows * STRIDE - 1))
        batch.append((piece.number, orientation, anchor))
    refusal = grid.refuse(board, laid, PIECES, batch, wood)
    placed = [(PIECES[laid[0]].id, grid.covers(PIECES[laid[0]], *laid[1:])) for laid in batch]
    expected = slow.refusal(placed, wood)
    if expected is None:
        assert refusal is None
    else:
        assert refusal is not None
        if expected[0] == "income":
            assert grid.refuse(board, laid, PIECES, batch, wood, owing=True) is None
        assert (refusal.reason, set(refusal.cells)) == expected


@rule("ODI-9.13")
@settings(max_examples=100, deadline=None)
@given(boards(), st.data())
def test_a_batch_of_neighbouring_coins_and_a_tile(position, data):
    """Batches that have a chance: a tile that would be legal but for income, and its coins."""
    board, laid, slow = position
    piece = PIECES[PIECE[data.draw(st.sampled_from(["oil", "wool", "cloakpin", "spices", "robe"]))]]
    orientation = data.draw(st.integers(0, len(piece.shapes) - 1))
    row, col = data.draw(st.integers(0, board.rows - 1)), data.draw(st.integers(0, board.columns))
    tile = piece.number, orientation, row * STRIDE + col
    alone = grid.refuse(board, laid, PIECES, [tile])
    later = grid.pack(*tile) in grid.placements(board, laid, piece, owing=True)
    assert later == (alone is None or alone.reason == "income")
    assert bool(grid.anchors(board, laid, piece, orientation, owing=True) >> tile[2] & 1) == later
    if alone is None or alone.reason != "income":
        return
    coins = [(PIECE["silver"], 0, r * STRIDE + c) for r, c in alone.cells]
    spared = data.draw(st.booleans())
    batch = [*coins[spared:], tile]
    placed = [(PIECES[laid[0]].id, grid.covers(PIECES[laid[0]], *laid[1:])) for laid in batch]
    assert (grid.refuse(board, laid, PIECES, batch) is None) == (slow.refusal(placed) is None)
    assert (grid.refuse(board, laid, PIECES, batch) is None) == (not spared)


@rule("ODI-9.14", "ODI-9.15", "ODI-9.17", "ODI-9.18", "ODI-9.19", "ODI-9.20", "ODI-9.23")
@settings(max_examples=200, deadline=None)
@given(boards())
def test_income_bonuses_and_minus_points(position):
    board, laid, slow = position
    assert grid.grid_cells(laid.covered) == tuple(sorted(slow.lies))
    assert grid.income(board, laid.covered) == slow.income()
    assert [bonus.id for bonus in grid.bonuses(board, laid.covered)] == slow.bonuses()
    assert grid.minus_points(board, laid.covered, *board.slots) == slow.minus()


@rule("ODI-9.9", "ODI-9.14")
@settings(max_examples=60, deadline=None)
@given(boards([name for name in GRIDS if BOARD_DATA[name].get("income_tracks")]))
def test_a_rise_is_reached_by_covering_what_it_misses(position):
    board, laid, _ = position
    for rise in grid.rises(board, laid.covered):
        coins = [(PIECE["silver"], 0, cell) for cell in cells_of(rise.missing)]
        before = grid.income(board, laid.covered)
        if grid.debt(board, laid.covered):
            continue
        assert grid.refuse(board, laid, PIECES, coins) is None
        others = len(board.tracks) > 1  # covering for one track of Greenland may raise the other
        after = grid.income(board, laid.covered | rise.missing)
        assert after >= before + rise.then - rise.now if others else after == rise.then
