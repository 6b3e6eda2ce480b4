"""How much one device or one address may ask for: buckets that fill up again."""

from __future__ import annotations

import time
from collections import OrderedDict
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Limit:
    """So many at once, then so many per second."""

    burst: float
    per_second: float


LIMITS = {
    "table": Limit(20, 1 / 60),
    "claim": Limit(10, 10 / 60),
    "move": Limit(120, 2),
    "think": Limit(60, 10),
    "write": Limit(30, 1),
    "read": Limit(200, 20),
    "socket": Limit(30, 1),
    "import": Limit(10, 1 / 30),
}
_KEPT = 20_000


class Buckets:
    """What each device or address has left. In memory only: addresses are not to be kept."""

    def __init__(self, on: bool = True) -> None:
        self._on = on
        self._kept: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def wait(self, kind: str, who: str) -> float:
        """0 if this is allowed now; else in how many seconds it will be."""
        if not self._on:
            return 0.0
        limit, now = LIMITS[kind], time.monotonic()
        level, since = self._kept.pop((kind, who), (limit.burst, now))
        level = min(limit.burst, level + (now - since) * limit.per_second)
        allowed = level >= 1
        self._kept[kind, who] = (level - 1 if allowed else level, now)
        if len(self._kept) > _KEPT:
            self._kept.popitem(last=False)
        return 0.0 if allowed else (1 - level) / limit.per_second
