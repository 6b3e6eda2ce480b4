"""Chapter 12: harvesting, and collecting what a rune action or a blessing gives."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from drakkar.games.tinyepic.box import (
    HARVEST_PER_SHIP,
    HARVEST_PER_TEMPLE,
    RESOURCE_MAX,
    SHIP_COSTS,
    TEMPLE_COSTS,
)
from drakkar.games.tinyepic.moves import Gather, Skip
from drakkar.games.tinyepic.recall import TurnQuestion
from drakkar.games.tinyepic.state import TinyEpic
from drakkar.kernel.question import Move
from drakkar.kernel.refusal import Refusal


def built_ships(s: TinyEpic, seat: int) -> int:
    """Empty slots of the clan board; the ship of the set-up had none (TEV-12.4, 18.10)."""
    return len(SHIP_COSTS) - s.ship_slots[seat].bit_count()


def built_temples(s: TinyEpic, seat: int) -> int:
    return len(TEMPLE_COSTS) - s.temple_slots[seat].bit_count()


def rooms(s: TinyEpic, seat: int) -> tuple[int, ...]:
    """How many of each resource the tracks can still hold."""
    return tuple(RESOURCE_MAX - have for have in s.resources[seat * 3 : seat * 3 + 3])


def gain_all(s: TinyEpic, seat: int, goods: Iterable[int]) -> tuple[int, ...]:
    """What exceeds a track is lost (TEV-12.5, 15.10); what was really gained."""
    return tuple([s.gain(seat, resource, number) for resource, number in enumerate(goods)])


# ---- harvest ---------------------------------------------------------------------------------


def harvest(s: TinyEpic, seat: int, number: int) -> None:
    """So many of choice and one more for each temple (TEV-12.3), with the food of the ships
    (TEV-12.2). Every harvest gives this, and nothing but a harvest (TEV-12.6)."""
    if not any(rooms(s, seat)):
        return  # whatever he named would be lost
    ships = built_ships(s, seat)
    bonus = tuple(each * ships for each in HARVEST_PER_SHIP)
    s.then(ChooseHarvest(seat, number + HARVEST_PER_TEMPLE * built_temples(s, seat), bonus))


@cache
def mixes(number: int) -> tuple[Gather, ...]:
    """Every mix of up to so many resources, the largest first."""
    return tuple(
        Gather(wood, food, total - wood - food)
        for total in range(number, -1, -1)
        for wood in range(total, -1, -1)
        for food in range(total - wood, -1, -1)
    )


class ChooseHarvest(TurnQuestion):
    """Any mix of resources (TEV-12.1), fewer if one likes, or nothing at all (TEV-4.7). More than
    a track can hold may be named and is lost (TEV-12.5)."""

    number: int
    ships: tuple[int, ...] = (0, 0, 0)  # what the longships add

    def kinds(self) -> tuple[type[Move], ...]:
        return (Gather, Skip)

    def moves(self, s: TinyEpic) -> list[Move]:
        """What fits the tracks comes first; to take nothing is to skip."""
        wood, food, steel = rooms(s, self.seat)
        fitting: list[Move] = []
        wasteful: list[Move] = []
        for mix in mixes(self.number):
            fits = mix.wood <= wood and mix.food <= food and mix.steel <= steel
            (fitting if fits else wasteful).append(mix)
        if not any(self.ships):
            fitting.pop()
        return [*fitting, *wasteful, Skip()]

    def probes(self, s: TinyEpic) -> Iterable[Move]:
        span = range(self.number + 2)
        yield from (Gather(-1, 1, self.number), Skip())
        yield from (Gather(w, f, t) for w in span for f in span for t in span)

    def refuse(self, s: TinyEpic, move: Gather | Skip) -> Refusal | None:
        if isinstance(move, Skip):
            return None
        amounts = (move.wood, move.food, move.steel)
        if min(amounts) < 0 or sum(amounts) > self.number:
            return Refusal("TEV-12.1", "harvest-number", {"number": self.number})
        if not any(amounts) and not any(self.ships):
            return Refusal("TEV-4.7", "gather-nothing")
        return None

    def answer(self, s: TinyEpic, move: Gather | Skip) -> None:
        if isinstance(move, Skip):
            return
        bonus = gain_all(s, self.seat, self.ships)
        chosen = gain_all(s, self.seat, (move.wood, move.food, move.steel))
        wood, food, steel = (a + b for a, b in zip(chosen, bonus, strict=True))
        s.tell("harvested", seat=self.seat, wood=wood, food=food, steel=steel, ships=sum(bonus))


# ---- collecting ------------------------------------------------------------------------------


class CollectGoods(TurnQuestion):
    """The resources shown (TEV-15.10); as with every action less will do, or nothing (TEV-4.7)."""

    goods: tuple[int, ...]

    def kinds(self) -> tuple[type[Move], ...]:
        return (Gather, Skip)

    def moves(self, s: TinyEpic) -> list[Move]:
        wood, food, steel = self.goods
        shares: list[Move] = [
            Gather(w, f, t)
            for w in range(wood, -1, -1)
            for f in range(food, -1, -1)
            for t in range(steel, -1, -1)
        ]
        return [*shares[:-1], Skip()]

    def probes(self, s: TinyEpic) -> Iterable[Move]:
        span = range(max(self.goods) + 2)
        yield from (Gather(-1, 1, 1), Skip())
        yield from (Gather(w, f, t) for w in span for f in span for t in span)

    def refuse(self, s: TinyEpic, move: Gather | Skip) -> Refusal | None:
        if isinstance(move, Skip):
            return None
        amounts = (move.wood, move.food, move.steel)
        if any(not 0 <= n <= most for n, most in zip(amounts, self.goods, strict=True)):
            wood, food, steel = self.goods
            args = {"wood": wood, "food": food, "steel": steel}
            return Refusal("TEV-15.10", "collect-number", args)
        if not any(amounts):
            return Refusal("TEV-4.7", "gather-nothing")
        return None

    def answer(self, s: TinyEpic, move: Gather | Skip) -> None:
        if isinstance(move, Gather):
            gained = gain_all(s, self.seat, (move.wood, move.food, move.steel))
            s.tell("collected", seat=self.seat, resources=list(gained))
