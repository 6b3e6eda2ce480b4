"""Placement areas as sets of cells: what may lie where, income, bonuses, minus points.

Everything here is pure. What lies on a board is a ``Laid``, four ints; laying gives a new one. See
pieces.py for how cells, sets of cells and anchors are written.

A placement is ``(piece, orientation, anchor)``; ``pack`` makes one int of it, small enough to be
a field of a move.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from drakkar.games.odin.pieces import Cell, Piece

# Reasons for a refusal, in the order in which they are looked for.
KIND, OUTSIDE, UNCOVERABLE, OVERLAP, CONTACT, INCOME = (
    "kind", "outside", "uncoverable", "overlap", "contact", "income",
)  # fmt: skip


class Laid(NamedTuple):
    """What lies on one board or house: all covered cells, and those of the colours that the board
    keeps apart (green on boards, orange and red in houses; the others stay empty)."""

    covered: int = 0
    green: int = 0
    orange: int = 0
    red: int = 0


EMPTY: Final = Laid()


class Step(NamedTuple):
    """One value of an income track. ``cell`` is 0 for a value that nothing can cover."""

    value: int
    cell: int  # a set of one cell
    needs: int  # what must be covered with it (ODI-9.9, 9.10), the cell itself left out


class Bonus(NamedTuple):
    """A symbol. ``gain`` is what the file says: ``(("ore", 1), ("stone", 1))``,
    ``(("special_tile", "cloakpin"),)`` or ``(("building", "stone_house"),)``."""

    id: str
    cell: int  # a set of one cell
    ring: int  # the neighbours that must be covered (ODI-9.18, 9.19)
    gain: tuple[tuple[str, int | str], ...]
    limited: bool


class Board(NamedTuple):
    """A home board, one side of an exploration board, or a building (a shed has slots only)."""

    index: int
    id: str
    rows: int
    columns: int
    house: bool  # the rules of houses: what may lie there, and what is kept apart
    area: int  # all cells printed on the board
    open: int  # those that can be covered
    minus: int  # those printed -1
    symbols: int  # those with a bonus
    tracks: tuple[tuple[Step, ...], ...]
    bonuses: tuple[Bonus, ...]
    slots: tuple[int, int]  # for wood, for stone


class Placement(NamedTuple):
    piece: int
    orientation: int
    anchor: int


class Refusal(NamedTuple):
    reason: str
    clause: str
    cells: tuple[Cell, ...]  # the guilty ones


class Rise(NamedTuple):
    """What has to be covered for an income track to go one value up."""

    track: int
    now: int
    then: int
    missing: int  # the value's own cell and all it still needs


# ---- reading the box -------------------------------------------------------------------------


def board_of(data: Mapping[str, Any], index: int = 0) -> Board:
    """A board from its plain data: an entry of exploration.yaml or buildings.yaml, or the section
    home_board of home_board.yaml."""
    raise NotImplementedError


def read(
    home: Mapping[str, Any], exploration: Mapping[str, Any], buildings: Mapping[str, Any]
) -> tuple[Board, ...]:
    """The home board, the exploration boards and the buildings, numbered in this order."""
    raise NotImplementedError


# ---- placing ---------------------------------------------------------------------------------


def pack(placement: tuple[int, int, int]) -> int:
    """A placement as one int below 2 ** 17."""
    raise NotImplementedError


def unpack(code: int) -> Placement:
    raise NotImplementedError


def allowed(board: Board, piece: Piece, wood: bool = False) -> bool:
    """ODI-9.1, 10.3, 10.5: whether this kind of piece may lie there at all. ``wood``: occupation
    40 is in play, and wood may lie in houses."""
    raise NotImplementedError


def anchors(board: Board, laid: Laid, piece: Piece, orientation: int, wood: bool = False) -> int:
    """The set of all anchors at which the piece may be laid in this orientation."""
    raise NotImplementedError


def placements(board: Board, laid: Laid, piece: Piece, wood: bool = False) -> list[Placement]:
    """All legal placements of one piece, by orientation, then from the top left corner."""
    raise NotImplementedError


def fits(board: Board, laid: Laid, piece: Piece, wood: bool = False) -> bool:
    """Whether there is any."""
    raise NotImplementedError


def refuse(
    board: Board,
    laid: Laid,
    pieces: Sequence[Piece],
    batch: Iterable[tuple[int, int, int]],
    wood: bool = False,
) -> Refusal | None:
    """Why these placements, confirmed together (ODI-9.13), are illegal; None if they are legal.
    ``pieces`` is the table that the numbers in the placements point into."""
    raise NotImplementedError


def lay(laid: Laid, piece: Piece, orientation: int, anchor: int) -> Laid:
    """The board afterwards. Nothing is checked."""
    raise NotImplementedError


def covers(piece: Piece, orientation: int, anchor: int) -> tuple[Cell, ...]:
    """The cells under a placement, also those outside of every board."""
    raise NotImplementedError


def debt(board: Board, covered: int) -> int:
    """What the covered income cells need and is still open: 0 in every legal position. A face that
    lays several pieces one by one may confirm them when this is 0."""
    raise NotImplementedError


# ---- income, bonuses, minus points ------------------------------------------------------------


def income(board: Board, covered: int) -> int:
    """ODI-9.14 to 9.17: the sum over the tracks of the first value that is not covered."""
    raise NotImplementedError


def rises(board: Board, covered: int) -> tuple[Rise, ...]:
    """For each track that is not finished, the next value and what it takes to get there."""
    raise NotImplementedError


def bonuses(board: Board, covered: int) -> tuple[Bonus, ...]:
    """ODI-9.18, 9.19: the symbols that pay in a bonus phase, in the order of the file."""
    raise NotImplementedError


def minus_points(board: Board, covered: int, wood: int = 0, stone: int = 0) -> int:
    """ODI-9.23, 10.6: points lost by open cells and by slots without a token, as a positive
    number; ``wood`` and ``stone`` are the tokens on the slots."""
    raise NotImplementedError


def grid_cells(mask: int) -> tuple[Cell, ...]:
    """A set of cells as rows and columns."""
    raise NotImplementedError
