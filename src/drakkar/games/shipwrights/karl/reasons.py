"""Karl's judgement by where it comes from: the reasons of a hint."""

from __future__ import annotations

from drakkar.games.shipwrights.box import CARDS, GOLD, GOODS
from drakkar.games.shipwrights.final import LastExchange, exchange_all, points
from drakkar.games.shipwrights.karl.pending import pending
from drakkar.games.shipwrights.karl.plans import plans
from drakkar.games.shipwrights.karl.value import lane_of, points_but_goods, rounds_left
from drakkar.games.shipwrights.karl.village import engine, purse, tracks
from drakkar.games.shipwrights.karl.worth import GOLD_WORTH
from drakkar.games.shipwrights.state import Shipwrights


def sources(s: Shipwrights, seat: int) -> dict[str, float]:
    lane, doing = lane_of(s, seat) if s.agenda else ((), False)
    if lane and type(lane[0]) is LastExchange:
        s = s.copy()
        exchange_all(s, seat)
    if not s.agenda or (lane and type(lane[0]) is LastExchange):
        return {f"score/source={name}": float(vp) for name, vp in points(s, seat).items()}
    left = rounds_left(s)
    parts = {f"score/source={name}": vp for name, vp in points_but_goods(s, seat).items()}
    so_far = 0.0
    names = ("village", "skills", "incomes", "raids")
    for name, total in zip(names, engine(s, seat, left, doing), strict=True):
        parts[name], so_far = total - so_far, total
    ahead, parts["heroes"] = tracks(s, seat, left)
    parts["rewards"] = ahead - parts["heroes"]
    holds, parts["workers"] = purse(s, seat, left)
    parts["gold"] = GOLD_WORTH[left] * s.goods[seat * len(GOODS) + GOLD]
    parts["goods"] = holds - parts["workers"] - parts["gold"]
    promised: dict[int, float] = {}
    parts["hand"] = plans(s, seat, left, doing, promised) - sum(promised.values())
    for card, hope in promised.items():
        parts[f"plan/card={CARDS[card].id}"] = hope
    parts["coming"] = sum([pending(s, seat, entry, left) for entry in lane])
    return parts
