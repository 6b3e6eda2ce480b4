"""Karl's judgement by where it comes from: the reasons of a hint."""

from __future__ import annotations

from typing import Final

from drakkar.games.saga.final import points
from drakkar.games.saga.karl.value import judged
from drakkar.games.saga.state import Saga

_PARTS: Final = (
    "vp", "gold", "prize", "helmets", "helmets-coming", "deck", "bifrost", "acts", "adventure",
    "prophecy",
)  # fmt: skip


def sources(s: Saga, seat: int, left: bool = False) -> dict[str, float]:
    if not s.agenda:
        return {f"score/source={name}": float(scored) for name, scored in points(s, seat).items()}
    if not s.round:
        return {}
    return dict(zip(_PARTS, judged(s, seat, left), strict=True))
