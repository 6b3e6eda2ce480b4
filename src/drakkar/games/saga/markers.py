"""Chapters 1, 16 and 19: the stage markers of an adventure."""

from __future__ import annotations

from random import Random

from drakkar.games.saga.box import MARKER_INDEX, MARKER_NAMES, MARKERS_EACH
from drakkar.games.saga.movement import not_drawn
from drakkar.games.saga.moves import Markers
from drakkar.games.saga.state import NONE, Saga, without
from drakkar.kernel.draws import sample
from drakkar.kernel.question import Chance
from drakkar.kernel.refusal import Refusal


class LayMarkers(Chance):
    """SAG-1.18, 16.8: three at random on the cells that the card names; SAG-1.10: of the dark ones
    two are left over.

    SAG-1.11: dealt before the game or drawn now is the same: nobody sees them before.
    """

    kind = Markers

    def _pool(self, s: Saga) -> tuple[int, ...]:
        return s.dark if s.adventure.bifrost else s.light

    def sample(self, s: Saga, rng: Random) -> Markers:
        drawn = sample(rng, self._pool(s), MARKERS_EACH)
        return Markers(tuple(MARKER_NAMES[marker] for marker in drawn))

    def refuse(self, s: Saga, move: Markers) -> Refusal | None:
        drawn, pool = [MARKER_INDEX.get(name, NONE) for name in move.markers], self._pool(s)
        ok = len(drawn) == MARKERS_EACH and all(drawn.count(m) <= pool.count(m) for m in drawn)
        return None if ok else not_drawn(move)

    def answer(self, s: Saga, move: Markers) -> None:
        s.markers = tuple(MARKER_INDEX[name] for name in move.markers)
        for marker in s.markers:
            if s.adventure.bifrost:
                s.dark = without(s.dark, marker)
            else:
                s.light = without(s.light, marker)
        s.tell("markers", markers=list(move.markers), cells=list(s.adventure.marker_cells))


def clear_markers(s: Saga) -> None:
    """SAG-12.1, 19.7: to the box, or back into the pool."""
    if s.pool_markers and not s.adventure.bifrost:
        s.light = tuple(sorted((*s.light, *s.markers)))
    s.markers = ()
