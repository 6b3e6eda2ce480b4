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
    "show": Limit(10, 1 / 60),
    "claim": Limit(10, 10 / 60),
    "move": Limit(120, 2),
    "think": Limit(60, 5),
    "write": Limit(30, 1),
    "talk": Limit(8, 1 / 2),
    "point": Limit(8, 1),
    "enter": Limit(40, 1),
    # of one name from one address, of any name from it, of one name from anywhere
    "passphrase": Limit(5, 1 / 12),
    "passphrases": Limit(20, 1 / 12),
    "name": Limit(60, 1 / 6),
    "read": Limit(200, 20),
    "socket": Limit(30, 1),
    "notice": Limit(15, 1 / 30),
    "import": Limit(10, 1 / 30),
}
PER_ADDRESS = 5
"""An address has the limits of so many devices: a cookie is quickly made anew, and whole classes
sit behind one address."""
_KEPT = 20_000


class Buckets:
    """What each device or address has left. In memory only: addresses are not to be kept."""

    def __init__(self, on: bool = True) -> None:
        self._on = on
        self._kept: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def wait(self, kind: str, who: str, times: int = 1) -> float:
        """0 if this is allowed now; else in how many seconds it will be. ``times``: as often as
        that many may."""
        if not self._on:
            return 0.0
        limit, now = LIMITS[kind], time.monotonic()
        burst, per_second = limit.burst * times, limit.per_second * times
        level, since = self._kept.pop((kind, who), (burst, now))
        level = min(burst, level + (now - since) * per_second)
        allowed = level >= 1
        self._kept[kind, who] = (level - 1 if allowed else level, now)
        if len(self._kept) > _KEPT:
            self._kept.popitem(last=False)
        return 0.0 if allowed else (1 - level) / per_second

    def wait_both(self, kind: str, device: str, address: str) -> float:
        """What a device does counts for it and for where it is."""
        wait = self.wait(kind, f"device {device}")
        return wait or self.wait(kind, address, PER_ADDRESS)
