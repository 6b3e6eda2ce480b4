"""Chapter 5, phase 8: breeding."""

from __future__ import annotations

from drakkar.games.odin.box import CATTLE, HELD, ITEM_NAMES, PREGNANT_CATTLE, PREGNANT_SHEEP, SHEEP
from drakkar.games.odin.state import Odin
from drakkar.games.odin.things.goods import gain
from drakkar.kernel.question import Step


def breed(s: Odin, seat: int) -> None:
    """ODI-5.9 to 5.12: births if an animal of the stable is pregnant, otherwise one becomes so."""
    base = seat * HELD
    born = []
    for plain, pregnant in ((SHEEP, PREGNANT_SHEEP), (CATTLE, PREGNANT_CATTLE)):
        bearing = s.goods[base + pregnant]
        if bearing:
            s.goods[base + pregnant] = 0
            s.goods[base + plain] += bearing
            born.append((plain, bearing))
        elif s.goods[base + plain] >= 2:
            s.goods[base + plain] -= 1
            s.goods[base + pregnant] += 1
            s.tell("pregnant", seat=seat, animal=ITEM_NAMES[plain])
    if born:
        gain(s, seat, tuple(born))


class Breeding(Step):
    """Phase 8, in turn order."""

    seat: int

    def run(self, s: Odin) -> None:
        s.phase = 8
        breed(s, self.seat)
