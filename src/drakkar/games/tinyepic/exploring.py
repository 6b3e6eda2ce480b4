"""Chapter 11: exploring with settlers along the ferries, free of charge."""

from __future__ import annotations

from collections.abc import Iterable

from drakkar.games.tinyepic.control import attack, claim
from drakkar.games.tinyepic.moves import Explore, Skip
from drakkar.games.tinyepic.recall import TurnQuestion
from drakkar.games.tinyepic.state import TinyEpic
from drakkar.kernel.question import Move, Step
from drakkar.kernel.refusal import Refusal


def explore_moves(s: TinyEpic, seat: int) -> list[Move]:
    """Along ferries between islands (TEV-11.1): those that lead off the board have no other end
    (TEV-11.3). Ships, docks and villages do not matter (TEV-11.4)."""
    islands = s.face.islands
    return [
        Explore(island.id, islands[target].id)
        for number, island in enumerate(islands)
        if s.settlers_on(seat, number)
        for target in island.neighbours
    ]


class ExploreStep(TurnQuestion):
    """One settler crosses one ferry; the next step may be another's (TEV-11.2)."""

    left: int
    arrived: tuple[int, ...]  # how many have come to each island

    def kinds(self) -> tuple[type[Move], ...]:
        return (Explore, Skip)

    def moves(self, s: TinyEpic) -> list[Move]:
        return [*explore_moves(s, self.seat), Skip()]

    def probes(self, s: TinyEpic) -> Iterable[Move]:
        yield Skip()
        names = list(s.face.island_index)
        yield from (Explore(a, b) for a in (*names, "sea") for b in names)

    def refuse(self, s: TinyEpic, move: Explore | Skip) -> Refusal | None:
        if isinstance(move, Skip):
            return None
        index = s.face.island_index
        if move.origin not in index or not s.settlers_on(self.seat, index[move.origin]):
            return Refusal("TEV-11.1", "explore-nobody", {"island": move.origin})
        if (
            move.target not in index
            or index[move.target] not in s.face.islands[index[move.origin]].neighbours
        ):
            args = {"origin": move.origin, "target": move.target}
            return Refusal("TEV-11.1", "no-ferry", args)
        return None

    def answer(self, s: TinyEpic, move: Explore | Skip) -> None:
        arrived = list(self.arrived)
        if isinstance(move, Explore):
            index = s.face.island_index
            origin, target = index[move.origin], index[move.target]
            s.add_settlers(self.seat, origin, -1)
            s.add_settlers(self.seat, target, 1)
            s.tell("explored", seat=self.seat, origin=move.origin, target=move.target)
            claim(s, origin, target)
            arrived[target] += 1
            if self.left > 1:
                s.then(ExploreStep(self.seat, self.left - 1, tuple(arrived)))
                return
        s.then(Arrivals(self.seat, tuple(arrived)))


class Arrivals(Step):
    """After all steps newcomers attack, once per island (TEV-11.5).

    Where nobody stays there is nobody to attack; but settlers are all alike: where some stood
    before, one who stays counts as the newcomer and the one who goes on as the old one (TEV-11.6).
    """

    seat: int
    arrived: tuple[int, ...]

    def run(self, s: TinyEpic) -> None:
        for island, number in enumerate(self.arrived):
            if number:
                attack(s, self.seat, island)


def explore(s: TinyEpic, seat: int, steps: int) -> None:
    if steps > 0 and explore_moves(s, seat):
        s.then(ExploreStep(seat, steps, (0,) * len(s.face.islands)))
