"""Chapter 13: placing workers on the player board and on buildings."""

from __future__ import annotations

from collections.abc import Iterable

from drakkar.games.shipwrights.box import BOARDS, CARDS, HUTS, NO_ABILITY, WORKER, Ability
from drakkar.games.shipwrights.cards import Bundle, gain
from drakkar.games.shipwrights.exchange import Exchange
from drakkar.games.shipwrights.inside import Inside
from drakkar.games.shipwrights.moves import Stop, Use, Visit, Work
from drakkar.games.shipwrights.paying import can_pay, missing_goods, pay
from drakkar.games.shipwrights.recruiting import Gains, building_name
from drakkar.games.shipwrights.state import HUT, HUT_UP, NONE, Shipwrights
from drakkar.kernel.question import Move, Question
from drakkar.kernel.refusal import Refusal

BUILDING, VILLAGER = "building", "villager"


def building_ability(s: Shipwrights, seat: int, building: int) -> Ability:
    """SHI-12.6: the hut is a building like the others."""
    kind = s.villages[seat][building][0]
    if kind == HUT:
        hut = HUTS[s.huts[seat]]
        return hut.upgraded if s.upgrades[seat] & HUT_UP else hut.base
    return CARDS[kind].ability


def villager_ability(s: Shipwrights, seat: int, building: int) -> Ability | None:
    """SHI-9.6: of a villager tucked there; SHI-13.11: artisans and jarls have none."""
    tucked = s.villages[seat][building][1]
    if tucked != NONE and CARDS[tucked].kind == "villager":
        return CARDS[tucked].ability
    return None


# ---- the player board ------------------------------------------------------------------------


def refuse_work(s: Shipwrights, seat: int, move: Work) -> Refusal | None:
    slot = move.slot - 1
    if not 0 <= slot < BOARDS.slots:
        return Refusal("SHI-13.4", "no-slot", {"slot": move.slot, "last": BOARDS.slots})
    if slot < len(s.boards[seat]):
        return Refusal("SHI-13.5", "slot-covered", {"slot": move.slot}, (("slot", move.slot),))
    if s.slots[seat] >> slot & 1:
        return Refusal("SHI-13.2", "slot-taken", {"slot": move.slot}, (("slot", move.slot),))
    if not s.good(seat, WORKER):
        return Refusal("SHI-13.1", "no-worker")
    ability = BOARDS.abilities[slot]
    if not can_pay_after_placing(s, seat, ability):
        return missing_goods("SHI-13.7", s, seat, with_placed(ability.pay))
    return None


def with_placed(cost: Bundle) -> Bundle:
    """SHI-13.3: the worker who is placed cannot pay, so that it takes one more."""
    return (cost[WORKER] + 1, *cost[1:]) if cost[WORKER] else cost


def can_pay_after_placing(s: Shipwrights, seat: int, ability: Ability) -> bool:
    """The worker who is placed cannot pay for the ability."""
    pay_worker = ability.pay[WORKER]
    return s.good(seat, WORKER) > pay_worker and can_pay(s, seat, ability.pay)


def work(s: Shipwrights, seat: int, move: Work) -> None:
    s.add(seat, WORKER, -1)
    s.slots[seat] |= 1 << (move.slot - 1)
    s.tell("worked", seat=seat, slot=move.slot)
    resolve(s, seat, BOARDS.abilities[move.slot - 1])


def resolve(s: Shipwrights, seat: int, ability: Ability) -> None:
    """SHI-13.1: at once. SHI-13.10: a worker gained is in the supply and may pay for the next."""
    if ability.free:
        gain(s, seat, ability.gain)
    else:
        s.then(Gains(seat, ability.gain))
        pay(s, seat, ability.pay)


# ---- buildings -------------------------------------------------------------------------------


def refuse_visit(s: Shipwrights, seat: int, move: Visit) -> Refusal | None:
    village = s.villages[seat]
    if not 0 <= move.building < len(village):
        return Refusal("SHI-13.1", "no-building", {"building": move.building})
    if village[move.building][2]:
        cells = (("building", move.building),)
        return Refusal("SHI-13.2", "building-taken", {}, cells)
    if not s.good(seat, WORKER):
        return Refusal("SHI-13.1", "no-worker")
    if can_visit(s, seat, move.building):
        return None
    cost = building_ability(s, seat, move.building).pay
    return missing_goods("SHI-13.7", s, seat, with_placed(cost))


def can_visit(s: Shipwrights, seat: int, building: int) -> bool:
    """Whether a worker placed there could resolve an ability."""
    own = building_ability(s, seat, building)
    if own.free or can_pay_after_placing(s, seat, own):
        return True
    villager = villager_ability(s, seat, building)
    return villager is not None and can_pay_after_placing(s, seat, villager)


def visit(s: Shipwrights, seat: int, move: Visit) -> None:
    s.add(seat, WORKER, -1)
    village = list(s.villages[seat])
    kind, tucked, _ = village[move.building]
    village[move.building] = (kind, tucked, 1)
    s.villages[seat] = tuple(village)
    place = building_name(s, seat, move.building)
    s.tell("visited", seat=seat, building=move.building, place=place)
    # SHI-13.12, 13.13: a villager tucked later finds the worker placed, and waits for the next
    if villager_ability(s, seat, move.building) is None:
        resolve(s, seat, building_ability(s, seat, move.building))
    else:
        s.then(UseFirst(seat, move.building))


def ability(s: Shipwrights, seat: int, building: int, whose: str) -> Ability:
    if whose == BUILDING:
        return building_ability(s, seat, building)
    return villager_ability(s, seat, building) or NO_ABILITY


class UseFirst(Inside):
    """SHI-13.8: a building with a villager: both abilities in any order, or only one. Which first?

    No exchange here: it could make both abilities unpayable, and whoever wants one makes it before.
    """

    building: int

    def kinds(self) -> tuple[type[Move], ...]:
        return (Use,)

    def moves(self, s: Shipwrights) -> list[Move]:
        return [
            Use(whose)
            for whose in (BUILDING, VILLAGER)
            if can_pay(s, self.seat, ability(s, self.seat, self.building, whose).pay)
        ]

    def probes(self, s: Shipwrights) -> Iterable[Move]:
        return [Use(BUILDING), Use(VILLAGER), Use("jarl")]

    def refuse(self, s: Shipwrights, move: Use) -> Refusal | None:
        if move.whose not in (BUILDING, VILLAGER):
            return Refusal("SHI-13.8", "no-such-ability")
        cost = ability(s, self.seat, self.building, move.whose).pay
        if can_pay(s, self.seat, cost):
            return None
        return missing_goods("SHI-13.7", s, self.seat, cost)

    def answer(self, s: Shipwrights, move: Use) -> None:
        other = VILLAGER if move.whose == BUILDING else BUILDING
        s.then(UseOther(self.seat, self.building, other))
        s.tell("used", seat=self.seat, whose=move.whose)
        resolve(s, self.seat, ability(s, self.seat, self.building, move.whose))


class UseOther(Question):
    """The other ability too? SHI-13.9: what the first one gave may pay for it."""

    allows = (Exchange,)

    building: int
    whose: str

    def kinds(self) -> tuple[type[Move], ...]:
        return (Use, Stop)

    def payable(self, s: Shipwrights) -> bool:
        return can_pay(s, self.seat, ability(s, self.seat, self.building, self.whose).pay)

    def moves(self, s: Shipwrights) -> list[Move]:
        return [Use(self.whose), Stop()] if self.payable(s) else [Stop()]

    def probes(self, s: Shipwrights) -> Iterable[Move]:
        return [Stop(), Use(BUILDING), Use(VILLAGER), Use("jarl")]

    def refuse(self, s: Shipwrights, move: Use | Stop) -> Refusal | None:
        if isinstance(move, Stop):
            return None
        if move.whose != self.whose:
            return Refusal("SHI-13.8", "used-already")
        if self.payable(s):
            return None
        cost = ability(s, self.seat, self.building, self.whose).pay
        return missing_goods("SHI-13.7", s, self.seat, cost)

    def answer(self, s: Shipwrights, move: Use | Stop) -> None:
        if isinstance(move, Use):
            s.tell("used", seat=self.seat, whose=move.whose)
            resolve(s, self.seat, ability(s, self.seat, self.building, move.whose))
