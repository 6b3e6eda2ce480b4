"""Chapter 16: consecrating a raided village."""

from __future__ import annotations

from collections.abc import Iterable

from drakkar.games.tinyepic.actions import perform
from drakkar.games.tinyepic.box import ERAS, PLACE_NAMES, PLACES
from drakkar.games.tinyepic.control import CheckControl
from drakkar.games.tinyepic.moves import Consecrate, Fight, Jarl, Skip
from drakkar.games.tinyepic.recall import TurnQuestion
from drakkar.games.tinyepic.state import RUNES, TinyEpic
from drakkar.kernel.question import Move, Step
from drakkar.kernel.refusal import Refusal

ALL_PLACES = (*PLACE_NAMES, *RUNES)


def room(s: TinyEpic, place: int) -> bool:
    """As many villages as there are players, two alone (TEV-16.7, 24.6); the neutral enemy is none
    (TEV-19.15). Nothing ever takes one away (TEV-16.8)."""
    return s.consecrated[place] < ERAS.consecration.villages_per_place[s.players]


class Consecration(Step):
    """The last step of a turn (TEV-4.9), after a card played face down too (TEV-16.1). A village
    raided in this turn will do (TEV-16.3); one raided by the consecration itself comes too late
    for it (TEV-16.4)."""

    seat: int

    def run(self, s: TinyEpic) -> None:
        if s.loot[self.seat] and any(room(s, place) for place in range(len(ALL_PLACES))):
            s.then(ConsecrateVillage(self.seat))


class ConsecrateVillage(TurnQuestion):
    """One village a turn, on one of four actions of the era board or on one of three gods
    (TEV-16.2)."""

    def kinds(self) -> tuple[type[Move], ...]:
        return (Consecrate, Skip)

    def moves(self, s: TinyEpic) -> list[Move]:
        return [
            *(Consecrate(name) for place, name in enumerate(ALL_PLACES) if room(s, place)),
            Skip(),
        ]

    def probes(self, s: TinyEpic) -> Iterable[Move]:
        yield Skip()
        yield from (Consecrate(name) for name in (*ALL_PLACES, "valhalla"))

    def refuse(self, s: TinyEpic, move: Consecrate | Skip) -> Refusal | None:
        if isinstance(move, Skip):
            return None
        if move.place not in ALL_PLACES:
            return Refusal("TEV-16.2", "no-such-place", {"place": move.place})
        if not room(s, ALL_PLACES.index(move.place)):
            return Refusal("TEV-16.7", "place-full", {"place": move.place})
        return None

    def elsewhere(self, s: TinyEpic, move: Move) -> Refusal | None:
        return Refusal("TEV-4.1", "one-card") if isinstance(move, (Jarl, Fight)) else None

    def answer(self, s: TinyEpic, move: Consecrate | Skip) -> None:
        if isinstance(move, Skip):
            return
        place = ALL_PLACES.index(move.place)
        s.loot[self.seat] -= 1
        s.consecrated[place] += 1
        s.tell("consecrated", seat=self.seat, place=move.place)
        if place < len(PLACES):
            perform(s, self.seat, PLACES[place])  # TEV-16.5
        else:
            s.raise_fury(place - len(PLACES), ERAS.consecration.god_fury)  # TEV-16.6
            s.then(CheckControl(self.seat))
