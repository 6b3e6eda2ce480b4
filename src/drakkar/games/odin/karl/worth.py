"""What things promise for the final score: the judgement of the greedy bot, in points.

Goods lie in the supply for the sake of what they will cover, so they are judged by their cells and
by how many upgrades they are away from the boards. The numbers written here are judgement, found
by letting bots play. ``left`` counts the rounds after this one.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from drakkar.games.odin.boards.geometry import BOARDS, PIECES
from drakkar.games.odin.boards.pieces import STRIDE
from drakkar.games.odin.box import (
    BLUES,
    GREENS,
    HELD,
    ITEM,
    LANDS,
    ORANGES,
    ORE,
    POINTS,
    REDS,
    SCORING,
    SILVER,
    SPECIALS,
    STONE,
    WEAPONS,
    WOOD,
)

ROUNDS: Final = 8
BLUE_CELL: Final = 0.95
"""A cell of a blue good or a special tile, which fits anywhere."""
GREEN_CELL: Final = 0.78
RED_CELL: Final = (0.06, 0.38, 0.46, 0.50, 0.50, 0.50, 0.50, 0.50)
"""By the rounds left: one upgrade away; in the end food only."""
ORANGE_CELL: Final = (0.02, 0.14, 0.20, 0.24, 0.24, 0.24, 0.24, 0.24)
SILVER_WORTH: Final = (1.0, 1.1, 1.15, 1.2, 1.2, 1.2, 1.2, 1.2)
BREEDING: Final = 0.4
"""What an animal brings per round: young, milk, wool."""
_RAW: Final = {
    ORE: (0.8, 0.9, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0),
    WOOD: (0.1, 0.8, 1.1, 1.2, 1.2, 1.2, 1.2, 1.2),
    STONE: (0.1, 0.8, 1.0, 1.1, 1.1, 1.1, 1.1, 1.1),
}
_WEAPON: Final = (0.05, 0.3, 0.45, 0.5, 0.5, 0.5, 0.5, 0.5)
VIKING: Final = 2.4
"""What a Viking not yet placed will bring in this round."""


def _item(item: int, left: int) -> float:
    if item == SILVER:
        return SILVER_WORTH[left]
    if item in _RAW:
        return _RAW[item][left]
    if item in WEAPONS:
        return _WEAPON[left]
    size = PIECES[item].size
    if item in SPECIALS or item in BLUES:
        return BLUE_CELL * size
    if item in GREENS:
        return GREEN_CELL * size
    if item in REDS:
        worth = RED_CELL[left] * size
        points = POINTS[item]
        return max(points + BREEDING * left, worth) if points else worth
    assert item in ORANGES
    return ORANGE_CELL[left] * size


ITEMS: Final = tuple(tuple(_item(item, left) for item in range(HELD)) for left in range(ROUNDS))
"""[rounds left][item]: one of it in the supply."""


# ---- boards ----------------------------------------------------------------------------------


def _gain_worth(gain: tuple[tuple[str, int | str], ...]) -> float:
    total = 0.0
    for name, value in gain:
        if isinstance(value, int):
            total += value * ITEMS[2][ITEM[name]]
        else:
            total += ITEMS[2][ITEM[value]] if ITEM[value] < HELD else 3.0
    return total


OWNED: Final = tuple(
    LANDS[number].points if number in LANDS else SCORING.buildings.get(board.id, 0)
    for number, board in enumerate(BOARDS)
)
"""Points of a board for who owns it."""
_BONUSES: Final = tuple(
    tuple(
        (bonus.cell, bonus.ring, bonus.ring.bit_count(), _gain_worth(bonus.gain))
        for bonus in board.bonuses
    )
    for board in BOARDS
)
_TRACKS: Final = tuple(
    tuple(
        tuple(
            (value.silver, value.cell, value.cell | value.needs, (value.needs.bit_count() + 1))
            for value in track
        )
        for track in board.tracks
    )
    for board in BOARDS
)
MINUS: Final = (1.0, 1.0, 0.85, 0.75, 0.65, 0.6, 0.6, 0.6, 0.6)
"""By the incomes to come: a minus point that will be covered later, too."""
ON_TRACK: Final = 0.9
ON_BONUS: Final = 0.6
_AHEAD: Final = 6
"""How many values of an income track ahead count as being on the way."""


@lru_cache(maxsize=1 << 16)
def board_worth(number: int, covered: int, incomes: int, bonuses: int) -> float:
    """What a board with these cells covered brings in the end, its slots left out. ``incomes``
    and ``bonuses``: how many of these phases are still to come."""
    total = OWNED[number] + cells_worth(number, covered, incomes)
    return income_worth(number, covered, incomes, total) + bonus_worth(number, covered, bonuses)


def cells_worth(number: int, covered: int, incomes: int) -> float:
    """What is still to be covered costs."""
    return -MINUS[incomes] * (BOARDS[number].minus & ~covered).bit_count()


def income_worth(number: int, covered: int, incomes: int, total: float = 0.0) -> float:
    """Its incomes to come, with those on the way, on top of ``total``."""
    if incomes:
        for track in _TRACKS[number]:
            place = 0
            while track[place][1] & covered:
                place += 1
            before = track[place][0]
            total += before * incomes
            if incomes > 1:
                for ahead in range(place, min(place + _AHEAD, len(track) - 1)):
                    _, cell, needs, size = track[ahead]
                    if not cell:
                        break
                    share = 1 - (needs & ~covered).bit_count() / size
                    after = track[ahead + 1][0]
                    total += ON_TRACK * (after - before) * (incomes - 1) * share * share
                    before = after
    return total


def bonus_worth(number: int, covered: int, bonuses: int) -> float:
    """Its bonuses to come, with those on the way."""
    total = 0.0
    if bonuses:
        for cell, ring, size, worth in _BONUSES[number]:
            if cell & covered:
                continue
            missing = (ring & ~covered).bit_count()
            if not missing:
                total += worth * bonuses
            else:
                share = 1 - missing / size
                total += ON_BONUS * worth * (bonuses - 1) * share * share
    return total


def beside(cells: int) -> int:
    """Everything that shares an edge with one of these cells."""
    return cells << 1 | cells >> 1 | cells << STRIDE | cells >> STRIDE
