"""Chapter 13: building longships and temples."""

from __future__ import annotations

from collections.abc import Iterable

from drakkar.games.tinyepic.box import SHIP_COSTS, TEMPLE_COSTS
from drakkar.games.tinyepic.control import claim, influence
from drakkar.games.tinyepic.moves import At, Build, Skip
from drakkar.games.tinyepic.recall import SecondHalf, TurnQuestion
from drakkar.games.tinyepic.state import WOOD, TinyEpic
from drakkar.kernel.question import Move
from drakkar.kernel.refusal import Refusal

LONGSHIP, TEMPLE = "longship", "temple"


def ship_places(s: TinyEpic, seat: int) -> list[str]:
    """Fjords beside an island where the player has influence (TEV-13.5): a docked ship is enough,
    and ships that lie there do not matter (TEV-13.6)."""
    strong = {i for i in range(len(s.face.islands)) if influence(s, seat, i)}
    return [fjord.id for fjord in s.face.fjords if strong.intersection(fjord.islands)]


def temple_places(s: TinyEpic, seat: int) -> list[str]:
    """Islands with an own settler, who stays (TEV-13.7), and without an own temple (TEV-13.8)."""
    return [
        island.id
        for number, island in enumerate(s.face.islands)
        if s.settlers_on(seat, number) and not s.temples[seat] >> number & 1
    ]


def build_moves(s: TinyEpic, seat: int) -> list[Move]:
    wood = s.resources[seat * 3 + WOOD]
    moves: list[Move] = []
    if ship_places(s, seat):
        moves += [
            Build(LONGSHIP, slot + 1)
            for slot, cost in enumerate(SHIP_COSTS)
            if s.ship_slots[seat] >> slot & 1 and cost <= wood
        ]
    if temple_places(s, seat):
        moves += [
            Build(TEMPLE, slot + 1)
            for slot, cost in enumerate(TEMPLE_COSTS)
            if s.temple_slots[seat] >> slot & 1 and cost <= wood
        ]
    return moves


def build(s: TinyEpic, seat: int, times: int) -> None:
    if times > 0 and build_moves(s, seat):
        s.then(ChooseBuild(seat, times))


class ChooseBuild(TurnQuestion):
    """What to take from which slot of the clan board, in any order (TEV-13.4)."""

    times: int

    def kinds(self) -> tuple[type[Move], ...]:
        return (Build, Skip)

    def moves(self, s: TinyEpic) -> list[Move]:
        return [*build_moves(s, self.seat), Skip()]

    def probes(self, s: TinyEpic) -> Iterable[Move]:
        yield Skip()
        yield from (Build(w, slot) for w in (LONGSHIP, TEMPLE, "house") for slot in range(5))

    def refuse(self, s: TinyEpic, move: Build | Skip) -> Refusal | None:
        if isinstance(move, Skip):
            return None
        if move.what not in (LONGSHIP, TEMPLE):
            return Refusal("TEV-13.1", "build-what", {"what": move.what})
        ship = move.what == LONGSHIP
        costs = SHIP_COSTS if ship else TEMPLE_COSTS
        slots = s.ship_slots[self.seat] if ship else s.temple_slots[self.seat]
        if not 1 <= move.slot <= len(costs) or not slots >> (move.slot - 1) & 1:
            return Refusal("TEV-13.1", "slot-empty", {"slot": move.slot})
        cost, wood = costs[move.slot - 1], s.resources[self.seat * 3 + WOOD]
        if cost > wood:
            args = {"cost": cost, "wood": wood}
            return Refusal("TEV-13.2" if ship else "TEV-13.3", "build-wood", args)
        if ship and not ship_places(s, self.seat):
            return Refusal("TEV-13.5", "no-influence")
        if not ship and not temple_places(s, self.seat):
            for number, island in enumerate(s.face.islands):
                if s.settlers_on(self.seat, number):  # only beside temples of his own
                    return Refusal("TEV-13.8", "second-temple", {"island": island.id})
            return Refusal("TEV-13.7", "no-settler-for-temple")
        return None

    def answer(self, s: TinyEpic, move: Build | Skip) -> None:
        if isinstance(move, Skip):
            return
        seat, bit = self.seat, 1 << (move.slot - 1)
        if move.what == LONGSHIP:
            s.ship_slots[seat] ^= bit
            s.resources[seat * 3 + WOOD] -= SHIP_COSTS[move.slot - 1]
        else:
            s.temple_slots[seat] ^= bit
            s.resources[seat * 3 + WOOD] -= TEMPLE_COSTS[move.slot - 1]
        s.then(ChooseSite(seat, move.what, self.times))


class ChooseSite(SecondHalf):
    """Where the new longship or temple goes."""

    what: str
    times: int

    def sites(self, s: TinyEpic) -> list[str]:
        return ship_places(s, self.seat) if self.what == LONGSHIP else temple_places(s, self.seat)

    def kinds(self) -> tuple[type[Move], ...]:
        return (At,)

    def moves(self, s: TinyEpic) -> list[Move]:
        return [At(place) for place in self.sites(s)]

    def probes(self, s: TinyEpic) -> Iterable[Move]:
        return [At(place) for place in (*s.face.fjord_index, *s.face.island_index, "valhalla")]

    def refuse(self, s: TinyEpic, move: At) -> Refusal | None:
        if move.place in self.sites(s):
            return None
        island = s.face.island_index.get(move.place, -1)
        if self.what == TEMPLE and island >= 0 and s.temples[self.seat] >> island & 1:
            return Refusal("TEV-13.8", "second-temple", {"island": move.place})
        if self.what == LONGSHIP:
            return Refusal("TEV-13.5", "no-ship-site", {"place": move.place})
        return Refusal("TEV-13.7", "no-temple-site", {"place": move.place})

    def answer(self, s: TinyEpic, move: At) -> None:
        seat, face = self.seat, s.face
        if self.what == LONGSHIP:
            s.fleet[seat * len(face.fjords) + face.fjord_index[move.place]] += 1
        else:
            s.temples[seat] |= 1 << face.island_index[move.place]
        s.tell("built", seat=seat, what=self.what, place=move.place)
        if self.what == TEMPLE:
            claim(s, face.island_index[move.place])
        build(s, seat, self.times - 1)
