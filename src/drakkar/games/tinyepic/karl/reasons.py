"""Karl's judgement by where it comes from: the reasons of a hint."""

from __future__ import annotations

from typing import Final

from drakkar.games.tinyepic.final import points
from drakkar.games.tinyepic.karl.value import judged
from drakkar.games.tinyepic.state import TinyEpic

_PARTS: Final = (
    "favors", "stock/resource=wood", "stock/resource=food", "stock/resource=steel", "longships",
    "temples", "loot", "cards", "battle", "enemy", "action",
)  # fmt: skip


def sources(s: TinyEpic, seat: int) -> dict[str, float]:
    if not s.agenda:
        return {f"score/source={name}": float(scored) for name, scored in points(s, seat).items()}
    names = (*_PARTS, *(f"island/island={island.id}" for island in s.face.islands))
    return dict(zip(names, judged(s, seat), strict=True))
