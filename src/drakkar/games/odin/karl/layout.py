"""Where the greedy bot lays its goods: piece by piece, at the moments when it matters.

Laying early brings nothing, so everything waits until just before the income and until after the
feast. ``next_piece`` then finds the placement that raises the worth of the boards most.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from drakkar.games.odin.boards import grid
from drakkar.games.odin.boards.geometry import BOARDS, PIECES
from drakkar.games.odin.boards.pieces import BLUE, GREEN, cells_of
from drakkar.games.odin.boards.placement import held_pieces, laid_of, wood_allowed
from drakkar.games.odin.box import HELD, HOUSE_BOARDS, ORE, SILVER, SPECIAL_0
from drakkar.games.odin.karl.worth import ITEMS, beside, board_worth
from drakkar.games.odin.state import Odin, OwnBoard

CONTACT: Final = 0.04
"""A little for every edge along what lies there already: boards are filled without holes."""
HOLE: Final = 0.35
"""What a free cell between covered ones costs: only a coin or ore fits there."""


class Lying(NamedTuple):
    board: int  # of one's own
    code: int


def next_piece(s: Odin, seat: int, incomes: int, bonuses: int, fed: bool) -> Lying | None:
    """What to lay next; None: nothing more. ``fed``: the feast of this round is over."""
    left = s.course.rounds - s.round
    pieces = tuple(
        (piece, s.goods[seat * HELD + piece])
        for piece in held_pieces(s, seat)
        if fed or PIECES[piece].colour not in _FOOD
    )
    return _next(s.boards[seat], pieces, left, incomes, bonuses, fed, wood_allowed(s, seat))


_FOOD: Final = (0, 1)


@lru_cache(maxsize=256)
def _next(
    boards: tuple[OwnBoard, ...],
    pieces: tuple[tuple[int, int], ...],
    left: int,
    incomes: int,
    bonuses: int,
    fed: bool,
    wood: bool,
) -> Lying | None:
    best, chosen = 0.0, None
    held = dict(pieces)
    for piece in held:
        if piece == SILVER or (piece == ORE and not fed):
            continue
        for number, own in enumerate(boards):
            looks, code = _best_spot(own, piece, incomes, bonuses, wood)
            looks -= least(piece, left, own.board)
            if code >= 0 and looks > best:
                best, chosen = looks, Lying(number, code)
    if chosen is None:
        chosen = _completed(boards, held, left, incomes, bonuses)
    return chosen


def least(piece: int, left: int, board: int) -> float:
    """What a piece must gain to be laid already now."""
    if not left:
        return 0.05
    tile = PIECES[piece]
    if tile.colour == BLUE:
        return 0.35 * tile.size
    if tile.colour == GREEN:
        return 0.45 * tile.size
    return ITEMS[left][piece] + 1.0


def _best_spot(
    own: OwnBoard, piece: int, incomes: int, bonuses: int, wood: bool
) -> tuple[float, int]:
    """How much a piece gains at its best place on a board, and the code of that placement."""
    kind = own.board
    board, tile = BOARDS[kind], PIECES[piece]
    codes = grid.placements(board, laid_of(own), tile, wood)
    best, spot = -1000.0, -1
    covered = own.covered
    now = board_worth(kind, covered, incomes, bonuses)
    closed = ~(board.open & ~covered)
    holes = _holes(board.open & ~covered)
    for code in codes:
        lies = tile.shapes[code >> 8 & 7].mask << (code & 255)
        edges = (beside(lies) & closed & ~lies).bit_count()
        free = board.open & ~(covered | lies)
        looks = (
            board_worth(kind, covered | lies, incomes, bonuses)
            - now
            + CONTACT * edges
            - HOLE * (_holes(free) - holes)
        )
        if looks > best:
            best, spot = looks, code
    return best, spot


def _holes(free: int) -> int:
    return (free & ~beside(free)).bit_count()


def _completed(
    boards: tuple[OwnBoard, ...], held: dict[int, int], left: int, incomes: int, bonuses: int
) -> Lying | None:
    """Coins and ore where they complete an income or a bonus."""
    coins, ore = held.get(SILVER, 0), held.get(ORE, 0)
    best, chosen = 0.3, None
    for number, own in enumerate(boards):
        kind = own.board
        board, covered = BOARDS[kind], own.covered
        house = kind in HOUSE_BOARDS
        ores = 0 if house else ore
        if not coins + ores:
            continue
        now = board_worth(kind, covered, incomes, bonuses)
        wanted = [rise.missing for rise in grid.rises(board, covered)]
        wanted += [bonus.ring & ~covered for bonus in board.bonuses if not bonus.cell & covered]
        for missing in wanted:
            cost = missing.bit_count()
            if not 0 < cost <= min(coins + ores, 6):
                continue
            spent = min(cost, ores)
            price = spent * ITEMS[left][ORE] + (cost - spent) * ITEMS[left][SILVER]
            gain = board_worth(kind, covered | missing, incomes, bonuses) - now - price
            if gain > best and not grid.debt(board, covered | missing):
                best = gain
                piece = ORE if spent else SILVER
                chosen = Lying(number, _single(own, piece, missing))
    return chosen


def _single(own: OwnBoard, piece: int, missing: int) -> int:
    """The first cell of these that may be covered: income cells come last."""
    board, laid = BOARDS[own.board], laid_of(own)
    there = set(cells_of(missing))
    for code in grid.placements(board, laid, PIECES[piece]):
        if code & 255 in there:
            return code
    raise AssertionError(missing)


assert SPECIAL_0 < SILVER
