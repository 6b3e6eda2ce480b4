"""The bottom row of the banquet table: what may stand on it, and a cheap way to fill it.

A table is a sequence from left to right of servings ``(piece, cells)``: a dish and how many cells
it covers, one of its two sides; ``(COIN, 1)`` is a silver coin, ``(GAP, 1)`` a cell left empty.
Cells to the right of the last serving are empty, too.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import accumulate
from typing import Any, Final, NamedTuple

from drakkar.games.odin.boards.pieces import COLOURS, ORANGE, RED

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


class Fault(NamedTuple):
    """Why a table is illegal; phases/feast.py makes a refusal of it."""

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
    """ODI-6.1, 15.3, 15.6: cells without Viking or ship. ``cell_of_round`` is the cell (from 0)
    that carries the number of the round: its Viking has left, those to the right of it have not."""
    return cell_of_round + 1 - 2 * emigrated


# ---- legal or not ----------------------------------------------------------------------------


def refuse(
    menu: Menu, table: Sequence[Serving], free: int, lengthwise: Mapping[int, int] | None = None
) -> Fault | None:
    """Why this table is illegal; None if it is legal. ``lengthwise`` says how many tiles of a type
    may lie lengthwise where that is not one (occupation 186: peas 2)."""
    for place, (piece, cells) in enumerate(table):
        dish = menu.get(piece)
        if dish is None and piece not in (COIN, GAP):
            return _fault(KIND, "ODI-6.3", table, place)
        if cells not in ((dish.long, dish.short) if dish else (1,)):
            return _fault(SIDE, "ODI-6.4", table, place)
    used: dict[int, list[int]] = {}
    for place, (piece, cells) in enumerate(table):
        dish = menu.get(piece)
        if dish and cells > dish.short:
            lying = used.setdefault(dish.type, [])
            lying.append(place)
            if len(lying) > _limit(dish.type, lengthwise):
                return _fault(LENGTHWISE, "ODI-6.6", table, *lying)
    for place in range(1, len(table)):
        left, right = menu.get(table[place - 1][0]), menu.get(table[place][0])
        if left and right and left.colour == right.colour:  # coins go anywhere (ODI-6.9)
            return _fault(NEIGHBOUR, "ODI-6.8", table, place - 1, place)
    length = 0
    for place, (_, cells) in enumerate(table):
        length += cells
        if length > free:
            return _fault(TOO_LONG, "ODI-6.5", table, place)
    return None


def _fault(reason: str, clause: str, table: Sequence[Serving], *places: int) -> Fault:
    ends = (0, *accumulate(cells for _, cells in table))
    guilty = tuple(cell for place in places for cell in range(ends[place], ends[place + 1]))
    return Fault(reason, clause, places, guilty)


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
    if room <= 0:  # ODI-6.11
        return []
    last = menu.get(table[-1][0]) if table else None
    lying = _lying(menu, table)
    servings: list[Serving] = []
    for piece in sorted(goods):
        dish = menu.get(piece)
        if not (dish and goods[piece]) or (last and last.colour == dish.colour):
            continue
        if dish.short <= room:
            servings.append((piece, dish.short))
        more = lying.get(dish.type, 0) < _limit(dish.type, lengthwise)
        if dish.short < dish.long <= room and more:
            servings.append((piece, dish.long))
    if silver:
        servings.append((COIN, 1))
    servings.append((GAP, 1))
    return servings


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

_SHIFT: Final = 5  # tiles and cells are kept as one number, tiles << _SHIFT | cells
_CELLS: Final = (1 << _SHIFT) - 1

# Some dishes of one type, the cheapest first: how many of them are served, how many lengthwise.
_Choice = tuple[list[Dish], int, int]
# How some cells are covered with dishes of one colour: worth, the way before, the last choice.
_Way = tuple[int, Any, _Choice]
_Step = tuple[int, int, _Choice]  # what a choice adds: tiles and cells, worth


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
    room = free - sum(cells for _, cells in laid)
    last = menu[laid[-1][0]].colour if laid and laid[-1][0] in menu else None
    ways = _ways(menu, goods, room, _lying(menu, laid), lengthwise)
    first, second = _pair(_by_cells(ways[ORANGE], room), _by_cells(ways[RED], room), silver, last)
    rest = room - (first & _CELLS) - (second & _CELLS)
    coins = min(rest, silver)
    cuts = [(COIN, 1)] * coins + [(GAP, 1)] * (rest - coins)
    orange, red = ways[ORANGE][first], ways[RED][second]
    table = (*laid, *_arranged(_servings(orange), _servings(red), cuts, last))
    return Suggestion(table, empty(table, free), coins, orange[0] + red[0] + COIN_WORTH * coins)


def alternatives(
    menu: Menu,
    goods: Mapping[int, int],
    silver: int,
    free: int,
    laid: Table = (),
    lengthwise: Mapping[int, int] | None = None,
) -> list[Suggestion]:
    """The cheapest way, then others, in each of which one thing is kept that the first serves: the
    fewest empty cells first, then the cheapest. Ways that serve the same are one."""
    first = cheapest(menu, goods, silver, free, laid, lengthwise)
    ways = [first]
    known = {_serves(first, laid)}
    for kept in dict.fromkeys(piece for piece, _ in first.table[len(laid) :] if piece != GAP):
        left = dict(goods)
        if kept in left:
            left[kept] = sum(piece == kept for piece, _ in first.table[len(laid) :]) - 1
        way = cheapest(menu, left, 0 if kept == COIN else silver, free, laid, lengthwise)
        if _serves(way, laid) not in known:
            known.add(_serves(way, laid))
            ways.append(way)
    return [first, *sorted(ways[1:], key=lambda way: (way.empty, way.worth))]


def _serves(way: Suggestion, laid: Table) -> Table:
    return tuple(sorted(way.table[len(laid) :]))


def _ways(
    menu: Menu,
    goods: Mapping[int, int],
    room: int,
    lying: Mapping[int, int],
    lengthwise: Mapping[int, int] | None,
) -> dict[int, dict[int, _Way]]:
    """By colour: the cheapest way to cover so many cells with so many tiles."""
    kinds: dict[int, list[Dish]] = {}
    for piece, count in goods.items():
        if count and (dish := menu.get(piece)):
            kinds.setdefault(dish.type, []).extend([dish] * min(count, room // dish.short))
    ways: dict[int, dict[int, _Way]] = {c: {0: (0, None, ([], 0, 0))} for c in (ORANGE, RED)}
    for kind, dishes in kinds.items():
        dishes.sort(key=_worth)
        colour, limit = menu[kind].colour, _limit(kind, lengthwise) - lying.get(kind, 0)
        ways[colour] = _extended(ways[colour], _steps(dishes, room, limit), room)
    return ways


def _worth(dish: Dish) -> int:
    return dish.worth


def _steps(dishes: list[Dish], room: int, limit: int) -> list[_Step]:
    """All ways to serve tiles of one type."""
    steps: list[_Step] = []
    worth = upright = 0
    for count, dish in enumerate(dishes, 1):
        worth, upright = worth + dish.worth, upright + dish.short
        more = dish.long - dish.short
        for flat in range(min(limit, count) + 1 if more else 1):
            cells = upright + more * flat
            if cells <= room:
                steps.append((count << _SHIFT | cells, worth, (dishes, count, flat)))
    return steps


def _extended(ways: dict[int, _Way], steps: list[_Step], room: int) -> dict[int, _Way]:
    longer = dict(ways)
    for size, way in ways.items():
        left, worth = room - (size & _CELLS), way[0]
        for step, cost, choice in steps:
            if step & _CELLS <= left:
                known = longer.get(size + step)
                if known is None or known[0] > worth + cost:
                    longer[size + step] = (worth + cost, way, choice)
    return longer


def _by_cells(ways: dict[int, _Way], room: int) -> list[list[tuple[int, int]]]:
    """For each number of cells the ways as worth and number of tiles, the cheapest first."""
    by_cells: list[list[tuple[int, int]]] = [[] for _ in range(room + 1)]
    for size, way in ways.items():
        by_cells[size & _CELLS].append((way[0], size >> _SHIFT))
    for some in by_cells:
        some.sort()
    return by_cells


def _pair(
    orange: list[list[tuple[int, int]]],
    red: list[list[tuple[int, int]]],
    silver: int,
    last: int | None,
) -> tuple[int, int]:
    """The cheapest pair that can be arranged, as keys of ``_ways``."""
    more_orange, more_red = 1 - (last == ORANGE), 1 - (last == RED)
    room = len(orange) - 1
    gaps, worth, tiles = room + 1, 0, 0
    best = 0, 0
    for rest in range(room + 1):
        if rest - silver > gaps:
            break
        left = rest - silver if rest > silver else 0
        for cells in range(room - rest + 1):
            for cost, some in orange[cells]:
                cost += COIN_WORTH * (rest - left)
                for second, others in red[room - rest - cells]:
                    new = left, cost + second, some + others
                    if new >= (gaps, worth, tiles):
                        break
                    if -rest - more_red <= some - others <= rest + more_orange:
                        gaps, worth, tiles = new
                        best = some << _SHIFT | cells, others << _SHIFT | room - rest - cells
                        break
    return best


def _servings(way: _Way) -> list[Serving]:
    _, before, (dishes, count, flat) = way
    servings = [
        (dish.piece, dish.long if place < flat else dish.short)
        for place, dish in enumerate(dishes[:count])
    ]
    return servings + _servings(before) if before else servings


def _arranged(
    orange: list[Serving], red: list[Serving], cuts: list[Serving], last: int | None
) -> list[Serving]:
    """The tiles in a legal order, coins and gaps as far to the right as possible."""
    tiles = {ORANGE: sorted(orange, key=_cells), RED: sorted(red, key=_cells)}
    row: list[Serving] = []
    while tiles[ORANGE] or tiles[RED]:
        for colour in (ORANGE, RED) if len(tiles[ORANGE]) >= len(tiles[RED]) else (RED, ORANGE):
            same, other = len(tiles[colour]) - 1, len(tiles[ORANGE + RED - colour])
            if same >= 0 and last != colour and -len(cuts) - 1 <= same - other <= len(cuts):
                row.append(tiles[colour].pop())
                last = colour
                break
        else:
            row.append(cuts.pop(0))
            last = None
    return row + cuts


def _cells(serving: Serving) -> int:
    return serving[1]
