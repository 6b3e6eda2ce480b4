"""Chapter 5, phase 8: breeding."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from drakkar.games.odin.box import CATTLE, HELD, ITEM_NAMES, PREGNANT_CATTLE, PREGNANT_SHEEP, SHEEP
from drakkar.games.odin.state import Odin
from drakkar.games.odin.things.goods import gain
from drakkar.kernel.question import Step

BEARING: Final = {SHEEP: PREGNANT_SHEEP, CATTLE: PREGNANT_CATTLE}


def litter(goods: Sequence[int], seat: int) -> tuple[list[tuple[int, int]], list[int]]:
    """ODI-5.9 to 5.12: what is born, and of which animals one becomes pregnant."""
    base = seat * HELD
    born: list[tuple[int, int]] = []
    pregnant: list[int] = []
    for plain, bearing in BEARING.items():
        if goods[base + bearing]:
            born.append((plain, goods[base + bearing]))
        elif goods[base + plain] >= 2:
            pregnant.append(plain)
    return born, pregnant


def breed(s: Odin, seat: int) -> None:
    """Births if an animal of the stable is pregnant, otherwise one becomes so."""
    base = seat * HELD
    born, pregnant = litter(s.goods, seat)
    for plain, number in born:
        s.goods[base + BEARING[plain]] = 0
        s.goods[base + plain] += number
    for plain in pregnant:
        s.goods[base + plain] -= 1
        s.goods[base + BEARING[plain]] += 1
        s.tell("pregnant", seat=seat, animal=ITEM_NAMES[plain])
    if born:
        gain(s, seat, tuple(born))


class Breeding(Step):
    """Phase 8, in turn order."""

    seat: int

    def run(self, s: Odin) -> None:
        s.phase = 8
        breed(s, self.seat)
