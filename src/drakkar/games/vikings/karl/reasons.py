"""Karl's judgement by where it comes from: the reasons of a hint."""

from __future__ import annotations

from typing import Final

from drakkar.games.vikings.karl.value import judged, scorings_left
from drakkar.games.vikings.scoring import large
from drakkar.games.vikings.state import Vikings

_PARTS: Final = (
    "glory", "gold", "scorings", "food", "ships", "ferry", "boatsmen", "islands", "longest",
    "room", "next", "bonus", "auction",
)  # fmt: skip


def sources(s: Vikings, seat: int) -> dict[str, float]:
    parts = dict(zip(_PARTS, judged(s, seat), strict=False))
    if parts.pop("scorings", 0.0):  # by the Vikings who bring it
        larges, _ = scorings_left(s, seat)
        for who, glory in large(s, seat)[1].items():
            parts[who] = float(larges * glory)
    return parts
