"""Chapters 18 to 20: which adventures a game has."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from drakkar.games.saga.box import (
    ADVENTURE_INDEX,
    ADVENTURE_NAMES,
    ADVENTURES,
    BIFROST,
    LOGS,
    PLAN,
    TUTORIAL,
)
from drakkar.games.saga.meta import ROUNDS
from drakkar.games.saga.movement import not_drawn
from drakkar.games.saga.moves import Voyage
from drakkar.games.saga.state import NONE, Saga
from drakkar.kernel.question import Chance
from drakkar.kernel.refusal import Refusal

_TWIN = {3: 2, 5: 4}
"""SAG-19.2: rounds 4 and 6 (counted from 0) stay in the realm of the round before."""
RANDOM = ""


def fixed_voyage(voyage: str) -> tuple[int, ...] | None:
    """SAG-18.1 to 18.9: the adventures of a log (components/travel_logs.yaml), Bifröst last;
    SAG-20.1: of the tutorial one."""
    if voyage == "tutorial":
        return (TUTORIAL,)
    return (*LOGS[voyage], BIFROST) if voyage in LOGS else None


def wishes(options: Mapping[str, str]) -> tuple[str, ...]:
    """What the table has chosen for rounds 1 to 7; RANDOM where it has not."""
    chosen = [options[name] for name in ROUNDS]
    names = {name.lower().replace(".", "-"): name for name in ADVENTURE_NAMES}
    return tuple(RANDOM if choice == "random" else names[choice] for choice in chosen)


class DrawVoyage(Chance):
    """SAG-19.1 to 19.3, 19.5: what is not chosen is drawn, along the plan (SAG-13.1) or freely."""

    kind = Voyage

    free: bool
    wanted: tuple[str, ...]

    def _candidates(self, taken: list[int], number: int) -> list[int]:
        """What round ``number`` (from 0) may still be, given the other rounds."""
        left = [
            place
            for place, adventure in enumerate(ADVENTURES)
            if place not in taken and adventure.group not in ("tutorial", "bifrost")
        ]
        return left if self.free else [o for o in left if ADVENTURES[o].group == PLAN[number]]

    def sample(self, s: Saga, rng: Random) -> Voyage:
        voyage = [ADVENTURE_INDEX.get(name, NONE) for name in self.wanted]
        for number in range(len(voyage)):
            if voyage[number] != NONE:
                continue
            left = self._candidates(voyage, number)
            twin = _TWIN.get(number, {2: 3, 4: 5}.get(number, number))
            if not self.free and twin != number and voyage[twin] != NONE:
                realm = ADVENTURES[voyage[twin]].realm
                left = [place for place in left if ADVENTURES[place].realm == realm]
            voyage[number] = rng.choice(left)
        return Voyage(tuple(ADVENTURE_NAMES[place] for place in voyage))

    def refuse(self, s: Saga, move: Voyage) -> Refusal | None:
        voyage = [ADVENTURE_INDEX.get(name, NONE) for name in move.adventures]
        if len(voyage) != len(self.wanted) or NONE in voyage or len(set(voyage)) != len(voyage):
            return not_drawn(move)
        for number, place in enumerate(voyage):
            wished = self.wanted[number] in (RANDOM, ADVENTURE_NAMES[place])
            if not wished or place not in self._candidates([], number):
                return not_drawn(move)
        realms = [ADVENTURES[place].realm for place in voyage]
        twins = all(realms[late] == realms[early] for late, early in _TWIN.items())
        return None if self.free or twins else not_drawn(move)

    def answer(self, s: Saga, move: Voyage) -> None:
        # SAG-1.6: the two cards of Bifröst are one adventure
        s.voyage = (*(ADVENTURE_INDEX[name] for name in move.adventures), BIFROST)
        s.tell("voyage", adventures=list(move.adventures))
