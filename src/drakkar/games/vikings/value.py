"""How good a position is for a seat: the judgement of the greedy bot, in points."""

from __future__ import annotations

from drakkar.games.vikings.state import Vikings


def value(s: Vikings, seat: int) -> float:
    return float(s.glory[seat])
