"""Jarl's judgement: karl's, with another weight for what it comes from.

Who can do more in every round to come is ahead of who has more now: karl makes too little of
workers, incomes and raids, and too much of goods and gold. In the last round nothing comes any
more, and he is right.
"""

from __future__ import annotations

from typing import Final

from drakkar.games.shipwrights.box import GOLD, GOODS
from drakkar.games.shipwrights.karl.value import lane_of, rounds_left, value
from drakkar.games.shipwrights.karl.village import engine, purse, tracks
from drakkar.games.shipwrights.karl.worth import GOLD_WORTH
from drakkar.games.shipwrights.state import Shipwrights

WEIGHTS: Final = {
    "workers": 2.0, "incomes": 1.3, "raids": 1.7, "rewards": 1.1, "goods": 0.7, "gold": 0.8,
}  # fmt: skip
"""What a searching bot makes of the parts before the last round (``Rules.weights``)."""
_WORKERS: Final = WEIGHTS["workers"] - 1
_INCOMES: Final = WEIGHTS["incomes"] - 1
_RAIDS: Final = WEIGHTS["raids"] - 1
_REWARDS: Final = WEIGHTS["rewards"] - 1
_GOODS: Final = WEIGHTS["goods"] - 1
_GOLD: Final = WEIGHTS["gold"] - 1


def sight(s: Shipwrights, seat: int) -> float:
    """The points this seat may expect, as a searching bot sees it."""
    total = value(s, seat)
    left = rounds_left(s)
    if not s.agenda or left == 1:
        return total
    _, doing = lane_of(s, seat)
    _, skilled, earned, raided = engine(s, seat, left, doing)
    ahead, heroes = tracks(s, seat, left)
    holds, workers = purse(s, seat, left)
    gold = GOLD_WORTH[left] * s.goods[seat * len(GOODS) + GOLD]
    return (
        total
        + _WORKERS * workers
        + _INCOMES * (earned - skilled)
        + _RAIDS * (raided - earned)
        + _REWARDS * (ahead - heroes)
        + _GOODS * (holds - workers - gold)
        + _GOLD * gold
    )
