"""Chapter 8, ships: docks, buying, loading ore; what counts as a longship.

Nothing marks a ship as used: it may serve several actions of a round (ODI-4.13).
"""

from __future__ import annotations

from drakkar.games.odin.actions.ops import pending
from drakkar.games.odin.box import (
    BOAT,
    BOAT_SLOTS,
    DOCKS,
    HELD,
    ITEM,
    ITEM_NAMES,
    KNARR,
    LONGSHIP,
    LONGSHIP_SLOTS,
    ORE,
    SHIP_NAMES,
    SHIP_PRICE,
    SILVER,
)
from drakkar.games.odin.cards.events import RECEIVE
from drakkar.games.odin.cards.triggers import fire, permanent, state_changed
from drakkar.games.odin.state import BOATS, NONE, ROLLER, SHIP, STARTED, Odin
from drakkar.kernel.question import Anytime, Move
from drakkar.kernel.refusal import Refusal


def has_dock(s: Odin, seat: int, ship: int) -> bool:
    """ODI-8.15."""
    if ship == BOAT:
        return len(s.boats[seat]) < DOCKS[0]
    return s.knarrs[seat] + len(s.longships[seat]) < DOCKS[1]


def add_ship(s: Odin, seat: int, ship: int, ore: int = 0) -> bool:
    """ODI-8.16: without a dock it is not received."""
    if not has_dock(s, seat, ship):
        return False
    if ship == BOAT:
        s.boats[seat] = (*s.boats[seat], ore)
    elif ship == KNARR:
        s.knarrs[seat] += 1
    else:
        s.longships[seat] = (*s.longships[seat], ore)
    s.tell("ship", seat=seat, ship=ITEM_NAMES[ship])
    state_changed(s, seat)
    if s.active[seat][RECEIVE]:
        fire(
            s,
            seat,
            RECEIVE,
            lambda part: int(ship in part.items and part.index not in s.used_game[seat]),
        )
    return True


def remove_ship(s: Odin, seat: int, ship: int, ore: int = 0) -> None:
    """One that carries so much ore, which is lost with it (ODI-8.18)."""
    if ship == KNARR:
        s.knarrs[seat] -= 1
        return
    fleet = s.boats if ship == BOAT else s.longships
    place = fleet[seat].index(ore)
    fleet[seat] = fleet[seat][:place] + fleet[seat][place + 1 :]
    for line in s.dice:  # a card played between two rolls may take a ship that was named
        if line[ROLLER] == seat:
            if ship == BOAT:
                low = line[BOATS] & ((1 << place) - 1)
                line[BOATS] = low | line[BOATS] >> (place + 1) << place
            elif line[SHIP] == place:
                line[SHIP] = NONE
            elif line[SHIP] > place:
                line[SHIP] -= 1


def large_ships(s: Odin, seat: int) -> int:
    return s.knarrs[seat] + len(s.longships[seat])


def as_longships(s: Odin, seat: int, kind: int = NONE, space: int = NONE) -> int:
    """Longships for this kind of action or on this space; occupation 147 adds the knarrs
    (ODI-21.44)."""
    longships = len(s.longships[seat])
    for part, _ in permanent(s, seat, "ship_as"):
        if (kind != NONE and part.kinds >> kind & 1) or (
            space != NONE and part.spaces >> space & 1
        ):
            return longships + s.knarrs[seat]
    return longships


# ---- buying ----------------------------------------------------------------------------------


class Buy(Anytime):
    """ODI-8.13: a ship for silver."""

    ship: str

    @classmethod
    def offers(cls, s: Odin, seat: int) -> list[Move]:
        silver = s.goods[seat * HELD + SILVER]
        if silver < _CHEAPEST or pending(s):
            return []
        offers: list[Move] = []
        if len(s.boats[seat]) < DOCKS[0]:
            offers.append(_BUY[0])
        if s.knarrs[seat] + len(s.longships[seat]) < DOCKS[1]:
            if silver >= SHIP_PRICE[KNARR]:
                offers.append(_BUY[1])
            if silver >= SHIP_PRICE[LONGSHIP]:
                offers.append(_BUY[2])
        return offers

    def refuse(self, s: Odin, seat: int) -> Refusal | None:
        if self.ship not in SHIP_NAMES:
            return Refusal("ODI-8.13", "no-such-ship", {"ship": self.ship})
        ship = ITEM[self.ship]
        silver = s.held(seat, SILVER)
        if silver < SHIP_PRICE[ship]:
            price = SHIP_PRICE[ship]
            args = {"ship": self.ship, "price": price, "lacking": price - silver}
            return Refusal("ODI-8.13", "ship-price", args)
        if not has_dock(s, seat, ship):
            return Refusal("ODI-8.15", "no-dock", {"ship": self.ship})
        return Refusal("ODI-8.5", "action-first") if pending(s) else None

    def perform(self, s: Odin, seat: int) -> None:
        ship = ITEM[self.ship]
        s.goods[seat * HELD + SILVER] -= SHIP_PRICE[ship]
        s.tell("bought", seat=seat, ship=self.ship)  # not built: ODI-8.14
        add_ship(s, seat, ship)


_BUY = tuple(Buy(name) for name in SHIP_NAMES)
_CHEAPEST = min(SHIP_PRICE.values())


# ---- loading ore -----------------------------------------------------------------------------


def _inside(s: Odin) -> bool:
    """Whether an action on a space has begun; a feast held by a card may be part of it."""
    return bool(s.uses and s.uses[-1][STARTED])


class Load(Anytime):
    """ODI-8.17, 8.19: an ore onto a whaling boat or a longship that carries so much already."""

    ship: str
    ore: int = 0

    @classmethod
    def offers(cls, s: Odin, seat: int) -> list[Move]:
        if s.goods[seat * HELD + ORE] <= s.unloaded[seat] or _inside(s):
            return []
        offers: list[Move] = []
        if 0 in s.boats[seat]:
            offers.append(_LOAD_BOAT)
        for ore in range(LONGSHIP_SLOTS):
            if ore in s.longships[seat]:
                offers.append(_LOAD_LONGSHIP[ore])
        return offers

    def refuse(self, s: Odin, seat: int) -> Refusal | None:
        if self.ship not in (SHIP_NAMES[0], SHIP_NAMES[2]):
            return Refusal("ODI-8.17", "carries-no-ore", {"ship": self.ship})
        if not s.held(seat, ORE):
            return Refusal("ODI-8.17", "no-ore")
        if s.held(seat, ORE) <= s.unloaded[seat]:
            return Refusal("ODI-8.23", "just-unloaded")
        boat = self.ship == SHIP_NAMES[0]
        fleet, room = (s.boats, BOAT_SLOTS) if boat else (s.longships, LONGSHIP_SLOTS)
        if self.ore not in fleet[seat]:
            return Refusal("ODI-8.17", "no-ship-with-ore", {"ship": self.ship, "ore": self.ore})
        if self.ore >= room:
            return Refusal("ODI-8.17", "ship-full", {"ship": self.ship})
        return Refusal("ODI-8.19", "loading-inside") if _inside(s) else None

    def perform(self, s: Odin, seat: int) -> None:
        s.goods[seat * HELD + ORE] -= 1
        fleet = s.boats if self.ship == SHIP_NAMES[0] else s.longships
        load(fleet, seat, fleet[seat].index(self.ore), 1)
        s.tell("loaded", seat=seat, ship=self.ship)


def load(fleet: list[tuple[int, ...]], seat: int, place: int, ore: int) -> None:
    own = fleet[seat]
    fleet[seat] = (*own[:place], own[place] + ore, *own[place + 1 :])


_LOAD_BOAT = Load(SHIP_NAMES[0])
_LOAD_LONGSHIP = tuple(Load(SHIP_NAMES[2], ore) for ore in range(LONGSHIP_SLOTS))
