"""Chapter 20: prices, with the discounts of occupations. Discounts add up, never below 0."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from drakkar.games.odin.box import ITEM, SILVER
from drakkar.games.odin.cards.conditions import COUNTS
from drakkar.games.odin.cards.events import PERMANENT
from drakkar.games.odin.cards.triggers import permanent
from drakkar.games.odin.state import NONE, Odin

ROUND_NUMBER = "round_number"


class Amount:
    """A number, the number of the round, or one of them less something counted."""

    def __init__(self, data: Any) -> None:
        self.less: list[tuple[Any, int, bool]] = []
        if isinstance(data, Mapping):
            self.less = [
                (
                    COUNTS[reduction["count"]],
                    reduction.get("per", 1),
                    reduction.get("round", "down") == "up",
                )
                for reduction in data["less"]
            ]
            data = data["base"]
        self.round_number = data == ROUND_NUMBER
        self.base: int = 0 if self.round_number else data

    def of(self, s: Odin, seat: int) -> int:
        amount = s.round if self.round_number else self.base
        for count, per, up in self.less:  # ODI-21.23
            number = count(s, seat)
            amount -= -(-number // per) if up else number // per
        return max(amount, 0)


def discounted(
    s: Odin, seat: int, item: int, price: int, space: int, kind: int = NONE, houses: int = 0
) -> int:
    """ODI-20.17, 20.18: what is left of this price. ``houses``: how many it would bring."""
    if not price or not s.active[seat][PERMANENT]:
        return price
    left = price
    for part, value in permanent(s, seat, "discount"):
        if ITEM[next(iter(value))] != item:
            continue
        here = (space != NONE and part.spaces >> space & 1) or (
            kind != NONE and part.kinds >> kind & 1
        )
        # occupation 2 looks at the price before any discount, occupation 116 at the house
        if here and (price if item == SILVER else houses) >= part.least:
            left -= next(iter(value.values()))
    return max(left, 0)
