"""How good a position is: karl's judgement. Rough until it is written with care."""

from __future__ import annotations

from drakkar.games.saga.final import points
from drakkar.games.saga.state import Saga


def value(s: Saga, seat: int) -> float:
    return float(sum(points(s, seat).values()))
