"""Whatever can be laid on a cell: goods, special tiles, silver and the three raw materials.

A cell is the number ``row * STRIDE + column`` on every board, and a set of cells is an int with
one bit per cell. The stride is one more than the widest board, so that the last column exists on
no board: it keeps a piece from running on from the end of a row to the start of the next. A piece
in a fixed orientation therefore is one mask, and lies at ``mask << anchor``, the anchor being the
cell under the top left corner of its bounding box (which need not be part of the piece).

Pieces are numbered goods first, then special tiles, both in the order of the box, then silver,
ore, wood, stone.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final, NamedTuple

STRIDE: Final = 14
ROWS: Final = 12
COLUMNS: Final = STRIDE - 1

# What a piece counts as when it is laid. A special tile is blue (ODI-2.4).
ORANGE, RED, GREEN, BLUE, SILVER, ORE, WOOD, STONE = range(8)
COLOURS: Final = ("orange", "red", "green", "blue", "silver", "ore", "wood", "stone")

Cell = tuple[int, int]


class Shape(NamedTuple):
    """A piece in one orientation."""

    mask: int  # with its bounding box in the top left corner of the board
    offsets: tuple[int, ...]  # the cells of the mask, ascending
    cells: tuple[Cell, ...]  # the same as rows and columns
    height: int
    width: int


class Piece(NamedTuple):
    """A kind of piece. ``turned[turn + 4 * flip]`` is the number of the orientation that comes from
    mirroring left to right (if ``flip``) and then ``turn`` clockwise quarter turns."""

    index: int
    id: str
    colour: int
    special: bool
    size: int  # how many cells it covers
    shapes: tuple[Shape, ...]  # its distinct orientations
    turned: tuple[int, ...]  # 4 entries, 8 for what may be mirrored

    def orientation(self, turn: int, flip: bool = False) -> int:
        """The number of an orientation described by hand; a KeyError if it may not be mirrored."""
        raise NotImplementedError


def shape_of(rows: Iterable[str]) -> Shape:
    """A shape from a drawing: ``#`` is covered."""
    raise NotImplementedError


def orientations(rows: Iterable[str], mirror: bool) -> tuple[tuple[Shape, ...], tuple[int, ...]]:
    """ODI-9.2: the distinct shapes by quarter turns, and mirrored for special tiles; see Piece."""
    raise NotImplementedError


def read(goods: Mapping[str, Any]) -> tuple[Piece, ...]:
    """All pieces, from the plain data of goods.yaml."""
    raise NotImplementedError


def cells_of(mask: int) -> list[int]:
    """The cells of a set, ascending."""
    raise NotImplementedError
