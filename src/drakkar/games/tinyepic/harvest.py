"""Chapter 12: harvesting."""

from __future__ import annotations

from collections.abc import Iterable

from drakkar.games.tinyepic.box import (
    HARVEST_PER_SHIP,
    HARVEST_PER_TEMPLE,
    RESOURCE_MAX,
    SHIP_COSTS,
    TEMPLE_COSTS,
)
from drakkar.games.tinyepic.moves import Gather
from drakkar.games.tinyepic.state import TinyEpic
from drakkar.kernel.question import Move, Question
from drakkar.kernel.refusal import Refusal


def built_ships(s: TinyEpic, seat: int) -> int:
    """Empty slots of the clan board; the ship of the set-up had none."""
    return len(SHIP_COSTS) - s.ship_slots[seat].bit_count()


def built_temples(s: TinyEpic, seat: int) -> int:
    return len(TEMPLE_COSTS) - s.temple_slots[seat].bit_count()


def harvest(s: TinyEpic, seat: int, number: int) -> None:
    """First the food of the ships, then the choice, with one more for each temple."""
    ships = built_ships(s, seat)
    gained = tuple(s.gain(seat, kind, each * ships) for kind, each in enumerate(HARVEST_PER_SHIP))
    s.then(ChooseHarvest(seat, number + HARVEST_PER_TEMPLE * built_temples(s, seat), gained))


class ChooseHarvest(Question):
    """Any mix of resources; what the tracks cannot hold is lost."""

    number: int
    ships: tuple[int, ...] = (0, 0, 0)  # what the longships have given

    def kinds(self) -> tuple[type[Move], ...]:
        return (Gather,)

    def rooms(self, s: TinyEpic) -> tuple[int, int, int]:
        at = self.seat * 3
        wood, food, steel = (RESOURCE_MAX - have for have in s.resources[at : at + 3])
        return wood, food, steel

    def moves(self, s: TinyEpic) -> list[Move]:
        wood_room, food_room, steel_room = self.rooms(s)
        total = min(self.number, wood_room + food_room + steel_room)
        return [
            Gather(wood, food, total - wood - food)
            for wood in range(min(total, wood_room) + 1)
            for food in range(min(total - wood, food_room) + 1)
            if total - wood - food <= steel_room
        ]

    def probes(self, s: TinyEpic) -> Iterable[Move]:
        span = range(self.number + 2)
        yield Gather(-1, 1, self.number)
        yield from (Gather(w, f, t) for w in span for f in span for t in span)

    def refuse(self, s: TinyEpic, move: Gather) -> Refusal | None:
        rooms = self.rooms(s)
        amounts = (move.wood, move.food, move.steel)
        total = min(self.number, sum(rooms))
        if min(amounts) < 0 or sum(amounts) != total:
            return Refusal("TEV-12.1", "harvest-number", {"number": total})
        if any(amount > room for amount, room in zip(amounts, rooms, strict=True)):
            return Refusal("TEV-12.5", "track-full")
        return None

    def answer(self, s: TinyEpic, move: Gather) -> None:
        chosen = (move.wood, move.food, move.steel)
        for resource, number in enumerate(chosen):
            s.gain(self.seat, resource, number)
        wood, food, steel = (a + b for a, b in zip(chosen, self.ships, strict=True))
        s.tell(
            "harvested", seat=self.seat, wood=wood, food=food, steel=steel, ships=sum(self.ships)
        )
