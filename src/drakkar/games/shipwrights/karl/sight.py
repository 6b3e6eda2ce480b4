"""Jarl's judgement: karl's, with another weight for what it comes from.

Who can do more in every round to come is ahead of who has more now: karl makes too little of
workers, incomes and raids, and too much of goods and gold. What is about to happen is worth more
than he thinks, and ships that may yet be built promise too much; found in games of a searching bot
with weights drawn at random, by what they came to. In the last round nothing comes any more, and he
is right.
"""

from __future__ import annotations

from typing import Final

from drakkar.games.shipwrights.box import CARDS, GOLD, GOODS
from drakkar.games.shipwrights.karl.pending import pending
from drakkar.games.shipwrights.karl.plans import plans
from drakkar.games.shipwrights.karl.reasons import sources
from drakkar.games.shipwrights.karl.value import lane_of, rounds_left, value
from drakkar.games.shipwrights.karl.village import engine, purse, tracks
from drakkar.games.shipwrights.karl.worth import GOLD_WORTH
from drakkar.games.shipwrights.state import Shipwrights

SHIPS: Final = 0.7
"""Those that may yet be built."""
WEIGHTS: Final = {
    "workers": 2.5, "incomes": 1.3, "raids": 1.7, "rewards": 1.1, "goods": 0.7, "gold": 0.65,
    "coming": 1.35,
    **{f"plan/card={card.id}": SHIPS for card in CARDS if card.kind == "ship"},
}  # fmt: skip
"""What a searching bot makes of the parts before the last round (``Rules.weights``)."""
_WORKERS: Final = WEIGHTS["workers"] - 1
_INCOMES: Final = WEIGHTS["incomes"] - 1
_RAIDS: Final = WEIGHTS["raids"] - 1
_REWARDS: Final = WEIGHTS["rewards"] - 1
_GOODS: Final = WEIGHTS["goods"] - 1
_GOLD: Final = WEIGHTS["gold"] - 1
_COMING: Final = WEIGHTS["coming"] - 1
_IS_SHIP: Final = tuple(card.kind == "ship" for card in CARDS)


def insight(s: Shipwrights, seat: int) -> dict[str, float]:
    """What ``sight`` says, by where it comes from."""
    parts = sources(s, seat)
    if s.agenda and rounds_left(s) > 1:
        for name in parts:
            head = name.partition("/")[0]
            parts[name] *= WEIGHTS.get(name, WEIGHTS.get(head, 1.0))
    return parts


def sight(s: Shipwrights, seat: int) -> float:
    """The points this seat may expect, as a searching bot sees it."""
    total = value(s, seat)
    left = rounds_left(s)
    if not s.agenda or left == 1:
        return total
    lane, doing = lane_of(s, seat)
    _, skilled, earned, raided = engine(s, seat, left, doing)
    ahead, heroes = tracks(s, seat, left)
    holds, workers = purse(s, seat, left)
    gold = GOLD_WORTH[left] * s.goods[seat * len(GOODS) + GOLD]
    promised: dict[int, float] = {}
    plans(s, seat, left, doing, promised)
    ships = sum([hope for card, hope in promised.items() if _IS_SHIP[card]])
    coming = sum([pending(s, seat, entry, left) for entry in lane])
    return (
        total
        + _WORKERS * workers
        + _INCOMES * (earned - skilled)
        + _RAIDS * (raided - earned)
        + _REWARDS * (ahead - heroes)
        + _GOODS * (holds - workers - gold)
        + _GOLD * gold
        + (SHIPS - 1) * ships
        + _COMING * coming
    )
