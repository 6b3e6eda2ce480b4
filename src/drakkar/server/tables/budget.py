"""How much thinking a table may ask for: all at it draw on the same, and see what is left."""

from __future__ import annotations

import time

MOST = 40
"""Thoughts that a table may have at once."""
EVERY = 6.0
"""Seconds after which one comes back."""


class Budget:
    """In memory only. A hint that has to be thought out costs one, whatever it costs us: how long
    it took would tell something about the hand of the one who asked."""

    def __init__(self, limited: bool = True) -> None:
        self._limited = limited
        self._level, self._since = float(MOST), time.monotonic()
        self.taken = 0

    def _now(self) -> float:
        return min(MOST, self._level + (time.monotonic() - self._since) / EVERY)

    @property
    def left(self) -> int:
        return int(self._now())

    def take(self) -> float:
        """Draw one: 0, or in how many seconds there is one again."""
        level = self._now()
        if not self._limited:
            return 0.0
        if level < 1:
            return (1 - level) * EVERY
        self._level, self._since = level - 1, time.monotonic()
        self.taken += 1
        return 0.0
