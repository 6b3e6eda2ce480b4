"""The bottom row of the banquet table: what may stand on it, and a cheap way to fill it.

A table is a sequence from left to right of servings ``(piece, cells)``: a dish and how many cells
it covers, one of its two sides; ``(COIN, 1)`` is a silver coin, ``(GAP, 1)`` a cell left empty.
Cells to the right of the last serving are empty, too.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

COIN: Final = -1
GAP: Final = -2

# Reasons for a refusal, in the order in which they are looked for.
KIND, SIDE, LENGTHWISE, NEIGHBOUR, TOO_LONG = "kind", "side", "lengthwise", "neighbour", "too_long"

Serving = tuple[int, int]
Table = tuple[Serving, ...]


class Dish(NamedTuple):
    """An orange or red good."""

    piece: int
    type: int  # the same for a plain and a pregnant animal (ODI-6.7)
    colour: int
    long: int  # cells it covers lengthwise
    short: int  # cells it covers upright
    worth: int  # what giving it away costs; a silver coin costs COIN_WORTH


Menu = Mapping[int, Dish]

COIN_WORTH: Final = 4


class Refusal(NamedTuple):
    reason: str
    clause: str
    servings: tuple[int, ...]  # positions in the table of the guilty servings
    cells: tuple[int, ...]  # their cells, counted from the left end of the free cells


class Suggestion(NamedTuple):
    table: Table  # complete, with what was laid before
    empty: int  # cells left empty: penalties
    silver: int  # coins added
    worth: int  # what is given away, coins included


def read(goods: Mapping[str, Any]) -> dict[int, Dish]:
    """The menu, by number of the piece, from the plain data of goods.yaml."""
    raise NotImplementedError


def spaces(cell_of_round: int, emigrated: int) -> int:
    """ODI-6.1: cells without Viking or ship. ``cell_of_round`` is the cell (from 0) that carries the
    number of the round: its Viking has left and those to the right of it have not."""
    raise NotImplementedError


def refuse(
    menu: Menu, table: Sequence[Serving], free: int, lengthwise: Mapping[int, int] | None = None
) -> Refusal | None:
    """Why this table is illegal; None if it is legal. ``lengthwise`` says how many tiles of a type
    may lie lengthwise where that is not one (occupation 186: peas 2)."""
    raise NotImplementedError


def legal(
    menu: Menu, table: Sequence[Serving], free: int, lengthwise: Mapping[int, int] | None = None
) -> bool:
    raise NotImplementedError


def covered(table: Sequence[Serving]) -> int:
    """Cells with something on them."""
    raise NotImplementedError


def empty(table: Sequence[Serving], free: int) -> int:
    """ODI-6.10: cells left empty, each of which costs a penalty tile."""
    raise NotImplementedError


def next_servings(
    menu: Menu,
    table: Sequence[Serving],
    free: int,
    goods: Mapping[int, int],
    silver: int,
    lengthwise: Mapping[int, int] | None = None,
) -> list[Serving]:
    """What may be put to the right of a legal table, a gap included. ``goods`` (by piece) and
    ``silver`` are what is left in the supply and the stables."""
    raise NotImplementedError


def cheapest(
    menu: Menu,
    goods: Mapping[int, int],
    silver: int,
    free: int,
    laid: Table = (),
    lengthwise: Mapping[int, int] | None = None,
) -> Suggestion:
    """The cheapest way to complete the table: as few empty cells as possible; among those tables
    the one that gives away least, by the worth of the dishes and COIN_WORTH per coin; among those
    the fewest tiles. Exact. ``goods`` and ``silver`` do not include what is already laid."""
    raise NotImplementedError
