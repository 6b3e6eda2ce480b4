"""Chapter 2: receiving and paying. A bundle is a tuple of (item, number)."""

from __future__ import annotations

from collections.abc import Mapping

from drakkar.games.odin.actions.ops import free_inside
from drakkar.games.odin.boards import houses
from drakkar.games.odin.box import (
    BOAT,
    BUILDING_0,
    HELD,
    ITEM,
    LONGSHIP,
    SPECIAL_0,
    SPECIALS,
    WEAPON_0,
    named,
)
from drakkar.games.odin.cards.events import (
    ANY_ACTION_AFTER,
    RECEIVE,
    RECEIVE_INSTEAD,
    TALLY,
    VIKING_WITH,
)
from drakkar.games.odin.cards.triggers import PARTS, fire, run_part, usable
from drakkar.games.odin.moves import Accept, Decline
from drakkar.games.odin.state import (
    FIRED,
    NONE,
    VIKINGS,
    Odin,
)
from drakkar.games.odin.things import weapons
from drakkar.games.odin.things.ships import add_ship, has_dock
from drakkar.kernel.question import Move, Question
from drakkar.kernel.refusal import Refusal

Bundle = tuple[tuple[int, int], ...]

_SPECIAL_END = SPECIALS.stop


def bundle(amounts: Mapping[str, int]) -> Bundle:
    return tuple((ITEM[name], number) for name, number in amounts.items() if number)


def receivable(s: Odin, seat: int, item: int) -> bool:
    """Whether one of it can be received: most things never run out (ODI-2.6, 2.7)."""
    if item < SPECIAL_0:
        return True
    if item < _SPECIAL_END:
        return bool(s.oval >> (item - SPECIAL_0) & 1)  # ODI-20.24
    if item < HELD:
        return True
    if item <= LONGSHIP:
        return has_dock(s, seat, item)
    return s.buildings[item - BUILDING_0] > 0


def has(s: Odin, seat: int, what: Bundle) -> bool:
    goods, base = s.goods, seat * HELD
    return all(goods[base + item] >= number for item, number in what)


def pay(s: Odin, seat: int, what: Bundle) -> None:
    """Out of the supply: what lies anywhere else pays nothing (ODI-4.12)."""
    goods, base = s.goods, seat * HELD
    for item, number in what:
        if item >= WEAPON_0:
            weapons.spend(s, seat, item, number)
        else:
            goods[base + item] -= number
    if s.events is not None and what:
        s.tell("paid", seat=seat, items=named(what))


def gain(s: Odin, seat: int, what: Bundle) -> None:
    """Receive these at once. What cannot be received is lost. Everything that is received comes
    through here, whatever way it comes (ODI-20.20)."""
    goods, base = s.goods, seat * HELD
    watched = s.active[seat]
    if watched[RECEIVE_INSTEAD]:
        what = _replaced(s, seat, what)
    for item, number in what:
        if item < SPECIAL_0:
            goods[base + item] += number  # the stable is counted like the supply (ODI-2.5)
        elif item >= BOAT:
            for _ in range(number):  # as many as there are docks for (ODI-21.56)
                _special(s, seat, item)
        elif item >= WEAPON_0:
            weapons.take_named(s, seat, item, number)
        elif item < _SPECIAL_END:
            _special(s, seat, item)
        else:
            goods[base + item] += number
    if s.events is not None and what:
        s.tell("gained", seat=seat, items=named(what))
    if watched[TALLY] and s.uses:
        _tally(s, seat, what)
    if watched[RECEIVE]:
        counts = {item: number for item, number in what if item < BOAT}  # per tile: ODI-21.10
        fire(
            s,
            seat,
            RECEIVE,
            lambda part: sum(counts.get(item, 0) for item in part.items),
        )


def _special(s: Odin, seat: int, item: int) -> None:
    if item < HELD:
        bit = 1 << (item - SPECIAL_0)
        if s.oval & bit:
            s.oval &= ~bit  # for good (ODI-2.4)
            s.goods[seat * HELD + item] += 1
    elif item <= LONGSHIP:
        add_ship(s, seat, item)
    else:
        houses.add_building(s, seat, item)


def _tally(s: Odin, seat: int, what: Bundle) -> None:
    """ODI-20.8, 20.15: each occupation counts what one action has brought since it is in play: 175
    the innermost one (ODI-21.54), 154 to 156 the whole Viking action (ODI-21.47)."""
    outer, inner = s.uses[0], s.uses[-1]
    for watching in s.active[seat][TALLY]:
        part = PARTS[watching]
        line = inner if part.event == ANY_ACTION_AFTER else outer
        line[part.tally_field] += sum(number for item, number in what if item == part.tally)
    viking_with(s, seat)


def viking_with(s: Odin, seat: int) -> None:
    """Effects that come once per Viking action, as soon as their condition holds."""
    if not s.uses or not s.uses[0][VIKINGS] or not s.active[seat][VIKING_WITH]:
        return
    line = s.uses[0]
    due = [
        number
        for number in s.active[seat][VIKING_WITH]
        if not PARTS[number].optional and not line[FIRED] >> number & 1
    ]
    for number in due:
        condition = PARTS[number].condition
        if condition is None or condition(s, seat):
            line[FIRED] |= 1 << number
            run_part(s, seat, number)


# ---- a good in place of another (occupation 150) ---------------------------------------------


def _replaced(s: Odin, seat: int, what: Bundle) -> Bundle:
    """ODI-21.45: one of exactly two of a kind waits for its owner's decision."""
    received = []
    for item, number in what:
        for part in s.active[seat][RECEIVE_INSTEAD]:
            if item in PARTS[part].items and number == PARTS[part].at_once:
                s.then(InPlaceOf(seat, part, item))
                number -= 1
                break
        received.append((item, number))
    return tuple(received)


@free_inside
class InPlaceOf(Question):
    """Take what the occupation offers, or the item itself."""

    part: int
    item: int

    def kinds(self) -> tuple[type[Move], ...]:
        return (Accept, Decline)

    def moves(self, s: Odin) -> list[Move]:
        return [Accept(), Decline()] if usable(s, self.seat, PARTS[self.part]) else [Decline()]

    def refuse(self, s: Odin, move: Move) -> Refusal | None:
        if isinstance(move, Accept) and not usable(s, self.seat, PARTS[self.part]):
            return Refusal("ODI-20.1", "effect-impossible", {"card": PARTS[self.part].name})
        return None

    def answer(self, s: Odin, move: Move) -> None:
        if isinstance(move, Accept):
            run_part(s, self.seat, self.part)
        elif self.item != NONE:
            gain(s, self.seat, ((self.item, 1),))
