"""The bottom row of the banquet table: what may stand on it, and a cheap way to fill it.

A table is a sequence from left to right of servings ``(piece, cells)``: a dish and how many cells
it covers, one of its two sides; ``(COIN, 1)`` is a silver coin, ``(GAP, 1)`` a cell left empty.
Cells to the right of the last serving are empty, too.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import accumulate
from typing import Any, Final, NamedTuple

from drakkar.games.odin.pieces import COLOURS, ORANGE, RED

COIN: Final = -1
GAP: Final = -2

# Reasons for a refusal, in the order in which they are looked for.
KIND: Final = "kind"
SIDE: Final = "side"
LENGTHWISE: Final = "lengthwise"
NEIGHBOUR: Final = "neighbour"
TOO_LONG: Final = "too_long"

Serving = tuple[int, int]
Table = tuple[Serving, ...]


class Dish(NamedTuple):
    """An orange or red good."""

    piece: int
    type: int  # the same for a plain and a pregnant animal (ODI-6.7): the lower of their numbers
    colour: int
    long: int  # cells it covers lengthwise
    short: int  # cells it covers upright
    worth: int  # what giving it away costs; see ``read``


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
    worth: int  # what is given away, coins included, what was laid before not


def read(goods: Mapping[str, Any]) -> dict[int, Dish]:
    """The menu, by number of the piece, from the plain data of goods.yaml.

    Worth is counted in quarters of a silver coin: a cell of an orange good is 1, of a red one 2,
    since it is one upgrade nearer to the boards; the points of an animal come on top.
    """
    menu: dict[int, Dish] = {}
    animals: dict[str, int] = {}
    for piece, good in enumerate(goods["goods"]):
        if "feast" not in good:
            continue
        colour = COLOURS.index(good["colour"])
        height, width = good["size"]
        kind = animals.setdefault(good["animal"], piece) if "animal" in good else piece
        worth = height * width * (1 + (colour == RED)) + COIN_WORTH * good.get("points", 0)
        sides = good["feast"]
        menu[piece] = Dish(piece, kind, colour, sides["h"], sides["v"], worth)
    return menu


def spaces(cell_of_round: int, emigrated: int) -> int:
    """ODI-6.1: cells without Viking or ship. ``cell_of_round`` is the cell (from 0) that carries
    the number of the round: its Viking has left, those to the right of it have not."""
    return cell_of_round + 1 - 2 * emigrated


# ---- legal or not ----------------------------------------------------------------------------


def refuse(
    menu: Menu, table: Sequence[Serving], free: int, lengthwise: Mapping[int, int] | None = None
) -> Refusal | None:
    """Why this table is illegal; None if it is legal. ``lengthwise`` says how many tiles of a type
    may lie lengthwise where that is not one (occupation 186: peas 2)."""
    for place, (piece, cells) in enumerate(table):
        dish = menu.get(piece)
        if dish is None and piece not in (COIN, GAP):
            return _refusal(KIND, "ODI-6.3", table, place)
        if cells not in ((dish.long, dish.short) if dish else (1,)):
            return _refusal(SIDE, "ODI-6.4", table, place)
    used: dict[int, list[int]] = {}
    for place, (piece, cells) in enumerate(table):
        dish = menu.get(piece)
        if dish and cells > dish.short:
            lying = used.setdefault(dish.type, [])
            lying.append(place)
            if len(lying) > _limit(dish.type, lengthwise):
                return _refusal(LENGTHWISE, "ODI-6.6", table, *lying)
    for place in range(1, len(table)):
        left, right = menu.get(table[place - 1][0]), menu.get(table[place][0])
        if left and right and left.colour == right.colour:
            return _refusal(NEIGHBOUR, "ODI-6.8", table, place - 1, place)
    length = 0
    for place, (_, cells) in enumerate(table):
        length += cells
        if length > free:
            return _refusal(TOO_LONG, "ODI-6.5", table, place)
    return None


def _refusal(reason: str, clause: str, table: Sequence[Serving], *places: int) -> Refusal:
    ends = (0, *accumulate(cells for _, cells in table))
    guilty = tuple(cell for place in places for cell in range(ends[place], ends[place + 1]))
    return Refusal(reason, clause, places, guilty)


def _limit(kind: int, lengthwise: Mapping[int, int] | None) -> int:
    return lengthwise.get(kind, 1) if lengthwise else 1


def legal(
    menu: Menu, table: Sequence[Serving], free: int, lengthwise: Mapping[int, int] | None = None
) -> bool:
    return refuse(menu, table, free, lengthwise) is None


def covered(table: Sequence[Serving]) -> int:
    """Cells with something on them."""
    return sum(cells for piece, cells in table if piece != GAP)


def empty(table: Sequence[Serving], free: int) -> int:
    """ODI-6.10: cells left empty, each of which costs a penalty tile."""
    return free - covered(table)


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
    room = free - sum(cells for _, cells in table)
    if room <= 0:
        return []
    last = menu.get(table[-1][0]) if table else None
    lying = _lying(menu, table)
    found: list[Serving] = []
    for piece in sorted(goods):
        dish = menu.get(piece)
        if not (dish and goods[piece]) or (last and last.colour == dish.colour):
            continue
        if dish.short <= room:
            found.append((piece, dish.short))
        more = lying.get(dish.type, 0) < _limit(dish.type, lengthwise)
        if dish.short < dish.long <= room and more:
            found.append((piece, dish.long))
    if silver:
        found.append((COIN, 1))
    found.append((GAP, 1))
    return found


def _lying(menu: Menu, table: Sequence[Serving]) -> dict[int, int]:
    """How many tiles of each type lie lengthwise."""
    lying: dict[int, int] = {}
    for piece, cells in table:
        dish = menu.get(piece)
        if dish and cells > dish.short:
            lying[dish.type] = lying.get(dish.type, 0) + 1
    return lying


# ---- a suggestion ----------------------------------------------------------------------------
#
# Which tiles can stand in a row is a matter of their numbers. A coin or a gap cuts the row, and in
# each part orange and red alternate, so that the numbers of the two differ by at most one in each
# part: with s coins and gaps, any tiles whose numbers differ by at most s + 1 can be arranged, and
# no others. (After a tile that is already there the first part begins with it.) So it is enough
# to find, for orange and red separately, what it costs to cover c cells with n tiles, and then to
# try all pairs.

_Way = tuple[int, int, "_Way | None", tuple[int, int, int]]  # worth, tiles, before, last choice
_Ways = dict[tuple[int, int], _Way]  # by number of tiles and cells


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
