"""How good a position is for a seat: the judgement of the greedy bot, in points.

The points of the moment, and guesses for what is not points yet: goods, the ships and buildings
that may be paid with them, places for workers in the rounds to come, markers on their way to a
reward. The rules themselves stand in their chapters.
"""

from __future__ import annotations

from typing import Final

from drakkar.games.shipwrights.box import BOARDS, GOODS, HERO_VP, WORKER
from drakkar.games.shipwrights.final import LastExchange, exchange_all, points
from drakkar.games.shipwrights.karl.pending import pending
from drakkar.games.shipwrights.karl.plans import plans
from drakkar.games.shipwrights.karl.village import engine, purse, tracks
from drakkar.games.shipwrights.state import NONE, Shipwrights
from drakkar.kernel.question import Entry, Lanes


def value(s: Shipwrights, seat: int) -> float:
    """The points this seat may expect, beside those that everybody will still make."""
    if not s.agenda:
        return float(sum(points(s, seat).values()))
    lane, doing = lane_of(s, seat)
    if lane and type(lane[0]) is LastExchange:
        s = s.copy()
        exchange_all(s, seat)
        return float(sum(points(s, seat).values()))
    base, village, fleet = seat * len(GOODS), s.villages[seat], s.fleets[seat]
    goods, hand, aside = tuple(s.goods[base : base + len(GOODS)]), s.hands[seat], s.aside[seat]
    built = (
        seat, s.players, s.nemesis, s.round, s.huts[seat], s.upgrades[seat], village, fleet,
        s.raids[seat], len(s.spent_trades[seat]), tuple(s.tracks), tuple(s.heroes), doing,
        goods[WORKER],
    )  # fmt: skip
    rest = (
        s.rounds[-1] if s.rounds else NONE, goods, s.boards[seat], s.slots[seat], hand, aside, lane,
    )  # fmt: skip
    left = rounds_left(s)
    known = _JUDGED.get(built)
    if known is None:
        if len(_JUDGED) >= 500:
            _JUDGED.clear()
        total = sum(points_but_goods(s, seat).values())
        total = total + engine(s, seat, left, doing)[-1] + tracks(s, seat, left)[0]
        known = _JUDGED[built] = {(): total}
    elif rest in known:
        return known[rest]
    total = known[()] + (purse(s, seat, left)[0] + plans(s, seat, left, doing))
    for entry in lane:
        total += pending(s, seat, entry, left)
    if len(known) < 200:
        known[rest] = total
    return total


# Judged lately: most actions may be done in any order and lead to the same, and most change only
# goods and cards. The keys hold all that the judgement reads: what is built, then the rest. Under
# () stands what comes of the former alone.
_JUDGED: Final[dict[tuple[object, ...], dict[tuple[object, ...], float]]] = {}


def rounds_left(s: Shipwrights) -> int:
    return max(1, min(BOARDS.rounds, BOARDS.rounds + 1 - s.round))


def points_but_goods(s: Shipwrights, seat: int) -> dict[str, float]:
    """The points of the moment, but for gold and heroes, which are judged with the rest."""
    scored = {name: float(vp) for name, vp in points(s, seat).items() if name != "gold"}
    for track, holder in enumerate(s.heroes):
        if holder == seat:
            scored["heroes"] -= HERO_VP[track]
    return scored


def lane_of(s: Shipwrights, seat: int) -> tuple[tuple[Entry, ...], bool]:
    """What lies before this seat, and whether it may still act in this round."""
    top = s.agenda[-1]
    if type(top) is not Lanes:
        return (), True
    for owner, lane in top.lanes:
        if owner == seat and lane:
            return lane, True
    return (), bool(s.aside[seat])
