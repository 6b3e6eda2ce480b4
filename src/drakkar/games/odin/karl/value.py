"""How good a position is for a seat: the judgement of the greedy bot, in points.

An estimate of the final score: what the boards, ships and buildings bring, the income to come, what
the supply promises (worth.py) once the next feast is paid for, and the Vikings still to be placed.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from drakkar.games.odin.boards.geometry import BOARDS, MENU, PIECES
from drakkar.games.odin.box import (
    CARDS,
    CROWN,
    GREENS,
    HELD,
    HOUSE_BOARDS,
    KNARR,
    MEAD,
    ORE,
    SCORING,
    SHIP_NAMES,
    SILVER,
    SPECIALS,
    STONE,
    WOOD,
)
from drakkar.games.odin.dice.battle import ASIDE, BOOSTS
from drakkar.games.odin.dice.rolling import Roll
from drakkar.games.odin.karl.prospects import rolling
from drakkar.games.odin.karl.worth import ITEMS, VIKING, board_worth
from drakkar.games.odin.phases import feast_table
from drakkar.games.odin.phases.feast_table import COIN, GAP
from drakkar.games.odin.phases.income import Income
from drakkar.games.odin.phases.scoring import points
from drakkar.games.odin.state import ROLLER, Odin

_FOOD: Final = GREENS[0]
"""Food has the lower numbers."""
_PENALTY: Final = -float(SCORING.thing_penalty)
_CELL: Final = 0.7
"""What feeding costs per cell of the table in rounds to come."""
_SHIPS: Final = tuple(float(SCORING.ships[name]) for name in SHIP_NAMES)
_EMIGRATED: Final = (SCORING.emigrated[SHIP_NAMES[1]], SCORING.emigrated[SHIP_NAMES[2]])
_HAND: Final = (0.0, 0.5, 0.7, 0.8, 0.8, 0.8, 0.8, 0.8)
EMIGRATION: Final = (3.0, 0.7)
"""What a ship that may still emigrate promises, and more for every round left."""
RESERVE: Final = 0.25
"""More for the first coins: emigration and trade cost some."""
_ROOM: Final = 0.8
"""How much of the free cells goods will really cover."""


def incomes_left(s: Odin) -> int:
    left = s.course.rounds - s.round
    if s.phase < 7:
        return left + 1
    if s.phase == 7:
        return left + any(type(entry) is Income for entry in s.agenda)
    return left


def bonuses_left(s: Odin) -> int:
    return s.course.rounds - s.round - (s.phase >= 10)


@lru_cache(maxsize=1 << 15)
def served(goods: tuple[int, ...], silver: int, free: int, left: int) -> float:
    """What the feast costs: food by its worth, coins, penalties."""
    food = {item: number for item, number in enumerate(goods) if number}
    table = feast_table.cheapest(MENU, food, silver, free).table
    worth = ITEMS[left]
    total = 0.0
    for item, _ in table:
        if item == GAP:
            total += _PENALTY
        elif item == COIN:
            total += worth[SILVER]
        else:
            total += worth[item]
    return total


def rounds_left(s: Odin) -> int:
    left = s.course.rounds - s.round
    return left - 1 if left and s.phase >= 10 else left


def supply(s: Odin, seat: int) -> list[int]:
    """What a seat holds, with what lies aside to raise a roll: it is not spent yet."""
    base = seat * HELD
    held = s.goods[base : base + HELD]
    for line in s.dice:
        if line[ROLLER] == seat:
            for item, number in zip(BOOSTS, line[ASIDE], strict=True):
                held[item] += number
    return held


def value(s: Odin, seat: int) -> float:
    """The points this seat may expect in the end."""
    if not s.agenda:
        return float(sum(points(s, seat).values()))
    return sum(judged(s, seat))


PARTS: Final = (
    "penalties", "goods", "reserve", "crown", "boards", "feast", "later-feasts", "ships",
    "occupations", "vikings", "tried", "dice", "final-income",
)  # fmt: skip
"""What ``judged`` tells, in this order."""
Items = tuple[tuple[float, ...], ...]
BoardWorth = Callable[[int, int, int, int], float]


def judged(
    s: Odin, seat: int, items: Items = ITEMS, board: BoardWorth = board_worth
) -> tuple[float, ...]:
    """The same in ``PARTS``; not at the end. ``items``, ``board``: what goods in the supply and
    boards are worth."""
    course = s.course
    left = rounds_left(s)
    held = supply(s, seat)
    worth = items[left]
    # goods, with the cells they may cover
    goods, area = 0.0, 0
    for item, number in enumerate(held):
        if number:
            goods += number * worth[item]
            if _FOOD <= item < SILVER:
                area += number * PIECES[item].size
    crown = float(SCORING.english_crown) if held[CROWN] else 0.0
    # feasts
    emigrated = len(s.emigrated[seat])
    feast = 0.0
    if s.phase < 9:
        free = course.cell[s.round] + 1 - 2 * emigrated
        if free > 0:
            feast = -served(tuple(held[:_FOOD]), min(held[SILVER], free), free, left)
    later_feasts = 0.0
    for later in range(s.round + 1, course.rounds + 1):
        need = course.cell[later] + 1 - 2 * emigrated
        if need > 0:
            later_feasts -= _CELL * need
    occupations = _HAND[left] * len(s.hands[seat])
    for card in s.played[seat]:
        occupations += CARDS[card].points + 0.25 * left
    top = s.agenda[-1]
    return (
        -_PENALTY * s.penalties[seat],
        goods,
        RESERVE * min(held[SILVER], 8) * (left > 0),
        crown,
        boards(s, seat, left, area, held[WOOD], held[STONE], board),
        feast,
        later_feasts,
        fleet(s, seat, left),
        occupations,
        VIKING * s.thing[seat] if not s.passed >> seat & 1 and s.phase <= 5 else 0.0,
        -3.0 if s.tried else 0.0,
        rolling(s, seat, ITEMS[left]) if type(top) is Roll and top.roller == seat else 0.0,
        s.final_income[seat],
    )


def boards(
    s: Odin, seat: int, left: int, area: int, wood: int, stone: int, worth: BoardWorth
) -> float:
    """The boards as they are; slots will be filled; goods beyond the room are worth little."""
    incomes, bonuses = incomes_left(s), bonuses_left(s)
    total, room = 0.0, 0
    for own in s.boards[seat]:
        kind = own.board
        total += worth(kind, own.covered, incomes, bonuses)
        board = BOARDS[kind]
        slots = board.slots
        if slots != (0, 0):
            for free, tokens in ((slots[0] - own.wood, wood), (slots[1] - own.stone, stone)):
                total -= free - min(free, tokens) * (1.0 if left == 0 else 0.4)
                total += 0.12 * left * free
        if kind in HOUSE_BOARDS:
            total += 0.1 * min(left + 1, 4) * (board.minus & ~own.covered).bit_count()
        else:
            room += (board.open & ~own.covered).bit_count()
        for code in own.pieces:
            if code >> 11 == CROWN:
                total += SCORING.english_crown
    over = area - _ROOM * room
    return total - 0.7 * over if over > 0 else total


def fleet(s: Odin, seat: int, left: int) -> float:
    """Ships, those that have left, and what those at home may still do."""
    boats, knarrs, longships = s.boats[seat], s.knarrs[seat], s.longships[seat]
    total = _SHIPS[0] * len(boats) + _SHIPS[1] * knarrs + _SHIPS[2] * len(longships)
    gone = s.emigrated[seat]
    for ship in gone:
        total += _EMIGRATED[ship != KNARR]
    total += 0.2 * left * bool(boats) + 0.9 * sum(boats)
    total += 0.95 * sum(longships)
    large = knarrs + len(longships)
    if left or s.thing[seat] >= 2:
        most = (s.course.cell[-1] + 1) // 2 - len(gone)
        hope = EMIGRATION[0] + EMIGRATION[1] * left
        for _ in range(min(large, most, 1 + left)):
            total += hope
            hope *= 0.6
        if left:
            total += 1.0 * bool(knarrs) + 1.0 * bool(longships)
    return total


assert SPECIALS.stop == SILVER < ORE
assert MEAD < _FOOD
