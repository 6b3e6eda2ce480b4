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

from collections.abc import Iterable, Mapping, Sequence
from itertools import compress
from typing import Any, Final, NamedTuple, TypeVar

STRIDE: Final = 14
ROWS: Final = 12
COLUMNS: Final = STRIDE - 1

# What a piece counts as when it is laid. A special tile is blue (ODI-2.4).
ORANGE, RED, GREEN, BLUE, SILVER, ORE, WOOD, STONE = range(8)
COLOURS: Final = ("orange", "red", "green", "blue", "silver", "ore", "wood", "stone")

Cell = tuple[int, int]
T = TypeVar("T")


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

    number: int
    id: str
    colour: int
    special: bool
    size: int  # how many cells it covers
    shapes: tuple[Shape, ...]  # its distinct orientations
    turned: tuple[int, ...]  # 4 entries, 8 for what may be mirrored

    def orientation(self, turn: int, flip: bool = False) -> int:
        """The number of an orientation described by hand."""
        return self.turned[turn % 4 + 4 * flip]


def shape_of(rows: Sequence[str]) -> Shape:
    """A shape from a drawing: ``#`` is covered."""
    cells = tuple((r, c) for r, row in enumerate(rows) for c, sign in enumerate(row) if sign == "#")
    offsets = tuple(r * STRIDE + c for r, c in cells)
    return Shape(sum(1 << offset for offset in offsets), offsets, cells, len(rows), len(rows[0]))


def orientations(rows: Sequence[str], mirror: bool) -> tuple[tuple[Shape, ...], tuple[int, ...]]:
    """ODI-9.2: the distinct shapes by quarter turns, and mirrored for special tiles; see Piece."""
    drawings = [tuple(rows)]
    if mirror:
        drawings.append(tuple(row[::-1] for row in rows))
    shapes: list[Shape] = []
    turned: list[int] = []
    for drawing in drawings:
        for _ in range(4):
            shape = shape_of(drawing)
            if shape not in shapes:
                shapes.append(shape)
            turned.append(shapes.index(shape))
            drawing = tuple("".join(column)[::-1] for column in zip(*drawing, strict=True))
    return tuple(shapes), tuple(turned)


def read(goods: Mapping[str, Any]) -> tuple[Piece, ...]:
    """All pieces, from the plain data of goods.yaml."""
    pieces: list[Piece] = []

    def add(name: str, colour: int, rows: Sequence[str], special: bool = False) -> None:
        shapes, turned = orientations(rows, mirror=special)
        size = len(shapes[0].offsets)
        pieces.append(Piece(len(pieces), name, colour, special, size, shapes, turned))

    for good in goods["goods"]:
        height, width = good["size"]
        add(good["id"], COLOURS.index(good["colour"]), ["#" * width] * height)
    for tile in goods["special_tiles"]:
        add(tile["id"], BLUE, tile["mask"], special=True)
    for colour in (SILVER, ORE, WOOD, STONE):  # one cell each (ODI-9.5)
        add(COLOURS[colour], colour, ["#"])
    return tuple(pieces)


def cells_of(mask: int, first: int = 0) -> list[int]:
    """The cells of a set, ascending, counted from ``first``."""
    return list(picked(mask, range(first, first + STRIDE * STRIDE)))


def picked(mask: int, things: Sequence[T]) -> Iterable[T]:
    """Of things that belong to the cells, in order, those of the cells of a set."""
    return compress(things, bin(mask)[:1:-1].encode().translate(_TRUTH))


_TRUTH: Final = bytes(sign == ord("1") for sign in range(256))
