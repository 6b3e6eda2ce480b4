"""Chapter 4, ODI-4.12: payments where there is a choice: which animal, weapon or ship."""

from __future__ import annotations

from collections.abc import Iterable

from drakkar.games.odin.box import (
    BOAT,
    CATTLE,
    HELD,
    ITEM,
    ITEM_NAMES,
    LONGSHIP,
    PREGNANT_CATTLE,
    PREGNANT_SHEEP,
    SHEEP,
    SHIP_NAMES,
    WEAPON_NAMES,
    WEAPONS,
    WOOD,
    named,
)
from drakkar.games.odin.moves import Give
from drakkar.games.odin.state import Odin
from drakkar.games.odin.things import ships, weapons
from drakkar.kernel.question import Anytime, Move, Question
from drakkar.kernel.refusal import Refusal

ANY = {
    "sheep_any": (SHEEP, PREGNANT_SHEEP),
    "cattle_any": (CATTLE, PREGNANT_CATTLE),
    "weapon_any": tuple(WEAPONS),
    SHIP_NAMES[0]: (BOAT,),
    SHIP_NAMES[2]: (LONGSHIP,),
}
"""What may be given where there is a choice. Of ships the ore they carry may differ."""


def has_any(s: Odin, seat: int, name: str, number: int) -> bool:
    if name == SHIP_NAMES[0]:
        return len(s.boats[seat]) >= number
    if name == SHIP_NAMES[2]:
        return len(s.longships[seat]) >= number
    return sum(s.held(seat, item) for item in ANY[name]) >= number


def payment_first(move: Move) -> Refusal | None:
    """ODI-8.5: nothing comes between the parts of a payment."""
    return Refusal("ODI-8.5", "payment-first") if isinstance(move, Anytime) else None


class Payment(Question):
    """Which of several things is paid; one by one."""

    what: str
    number: int

    def kinds(self) -> tuple[type[Move], ...]:
        return (Give,)

    def _fleet(self, s: Odin) -> tuple[int, ...] | None:
        if self.what == SHIP_NAMES[0]:
            return s.boats[self.seat]
        return s.longships[self.seat] if self.what == SHIP_NAMES[2] else None

    def moves(self, s: Odin) -> list[Move]:
        fleet = self._fleet(s)
        if fleet is not None:
            return [Give(self.what, ore) for ore in sorted(set(fleet))]
        return [Give(ITEM_NAMES[item]) for item in ANY[self.what] if s.held(self.seat, item)]

    def elsewhere(self, s: Odin, move: Move) -> Refusal | None:
        return payment_first(move)

    def probes(self, s: Odin) -> Iterable[Move]:
        yield from (Give(name, ore) for name in (*SHIP_NAMES, *WEAPON_NAMES) for ore in (0, 1))
        yield from (Give(ITEM_NAMES[item]) for item in (SHEEP, PREGNANT_SHEEP, CATTLE, WOOD))

    def refuse(self, s: Odin, move: Give) -> Refusal | None:
        if move in self.moves(s):
            return None
        return Refusal("ODI-4.12", "cannot-pay-with", {"item": move.item})

    def answer(self, s: Odin, move: Give) -> None:
        item = ITEM[move.item]
        if item > LONGSHIP - len(SHIP_NAMES):
            ships.remove_ship(s, self.seat, item, move.ore)
        elif item in WEAPONS:
            weapons.spend(s, self.seat, item, 1)
        else:
            s.goods[self.seat * HELD + item] -= 1
        s.tell("paid", seat=self.seat, items=named(((item, 1),)))
        if self.number > 1:
            s.then(self.replace(number=self.number - 1))
