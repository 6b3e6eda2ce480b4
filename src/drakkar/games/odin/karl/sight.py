"""Jarl's judgement: karl's, with another weight for what it comes from.

Found in games of karl alone with weights drawn at random, by what they came to. What goes on
bringing something (incomes, ships) and what everything is made of (wood, stone, silver) is worth
more than he thinks, and so is what feasts will cost; red goods, Vikings not yet placed and dice not
yet rolled promise too much.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from drakkar.games.odin.box import (
    GREENS,
    HOUSE_BOARDS,
    ITEM_NAMES,
    LANDS,
    ORE,
    POINTS,
    REDS,
    SILVER,
    STONE,
    WOOD,
)
from drakkar.games.odin.karl.value import PARTS, judged, value
from drakkar.games.odin.karl.worth import ITEMS, OWNED, bonus_worth, cells_worth, income_worth
from drakkar.games.odin.state import Odin

_SILVER: Final = 1.2
_GOODS: Final = {
    **{item: 0.85 if POINTS[item] else 0.8 for item in REDS},
    **dict.fromkeys(GREENS, 1.15),
    SILVER: _SILVER,
    WOOD: 1.2,
    STONE: 1.2,
    ORE: 1.1,
}
WEIGHTS: Final = {
    "ships": 1.48, "income": 1.4, "bonus": 1.1, "lands": 1.12, "houses": 0.87, "feast": 1.2,
    "later-feasts": 1.4, "vikings": 0.82, "dice": 0.82,
    **{f"goods/item={ITEM_NAMES[item]}": n for item, n in _GOODS.items()},
}  # fmt: skip
"""What a searching bot makes of the parts (``Rules.weights``)."""
_PARTS: Final = tuple(_SILVER if part == "reserve" else WEIGHTS.get(part, 1.0) for part in PARTS)
_ITEMS: Final = tuple(
    tuple(worth * _GOODS.get(item, 1.0) for item, worth in enumerate(row)) for row in ITEMS
)
_INCOME: Final = WEIGHTS["income"]
_BONUS: Final = WEIGHTS["bonus"]
_OWNED: Final = tuple(
    points
    * (WEIGHTS["houses"] if board in HOUSE_BOARDS else WEIGHTS["lands"] if board in LANDS else 1)
    for board, points in enumerate(OWNED)
)


@lru_cache(maxsize=1 << 16)
def _board(number: int, covered: int, incomes: int, bonuses: int) -> float:
    return (
        _OWNED[number]
        + cells_worth(number, covered, incomes)
        + _INCOME * income_worth(number, covered, incomes)
        + _BONUS * bonus_worth(number, covered, bonuses)
    )


def weighed(s: Odin, seat: int) -> float:
    """The points this seat may expect, as a searching bot sees it."""
    if not s.agenda:
        return value(s, seat)
    parts = judged(s, seat, _ITEMS, _board)
    return sum([weight * part for weight, part in zip(_PARTS, parts, strict=True)])
