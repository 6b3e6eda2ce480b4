"""What lies before a player and will still bring something: goods, places, incomes, markers."""

from __future__ import annotations

from math import exp

from drakkar.games.shipwrights.benefits import BENEFITS
from drakkar.games.shipwrights.box import (
    BOARDS,
    CARDS,
    COIN,
    EIKJA_INCOME,
    EIKJA_INCOME_UPGRADED,
    GOLD,
    GOODS,
    HERO_VP,
    HUTS,
    RAIDS,
    ROUNDS,
    TRACKS,
    TRADES,
    WOOD,
    WORKER,
)
from drakkar.games.shipwrights.exchange import THYRA_COINS
from drakkar.games.shipwrights.karl.worth import (
    ENGINE,
    PRICES,
    USE,
    WORKER_WORTH,
    bundle_worth,
    net_worth,
    reward_worth,
)
from drakkar.games.shipwrights.raids import raid_cost
from drakkar.games.shipwrights.solo import has_neutral, restrictions
from drakkar.games.shipwrights.state import EIKJA, EIKJA_UP, HUT, HUT_UP, NONE, Shipwrights
from drakkar.games.shipwrights.tracks import TRADE


def purse(s: Shipwrights, seat: int, left: int) -> tuple[float, float]:
    """Goods, and the workers who will come back; the second value: the workers alone."""
    base = seat * len(GOODS)
    worker, wood, wool, iron, gold, coin = s.goods[base : base + len(GOODS)]
    prices = PRICES[left]
    force = worker
    if left > 1:
        force += s.slots[seat].bit_count() + sum([worker for _, _, worker in s.villages[seat]])
    # a worker more than there are good places for is worth less
    workers = total = prices[WORKER] * (force if force <= 6 else 6 + 0.5 * (force - 6))
    if left > 1:
        goods = prices[WOOD]
        total += goods * (wood + wool + iron) + 0.04 * min(wood, wool, iron)
        return total + prices[GOLD] * gold + prices[COIN] * coin, workers
    # the last round: what the last exchange will make of it, and a little for every good
    total += gold + 0.04 * (wood + wool + iron) + 0.02 * coin
    if s.heroes[TRADE] == seat:
        bought, coin = divmod(coin, THYRA_COINS)
        total += bought
    more = restrictions(s.nemesis).price
    a, b, c = ROUNDS[s.rounds[-1]].coin_price
    a, b, c = a + more, b + more, c + more
    while True:
        missing = (0 if wood else a) + (0 if wool else b) + (0 if iron else c) - coin
        if missing > 0:
            return total + 0.4 * (1 - missing / (a + b + c)), workers
        coin = -missing
        total += 1
        wood, wool, iron = max(0, wood - 1), max(0, wool - 1), max(0, iron - 1)


def engine(s: Shipwrights, seat: int, left: int, doing: bool) -> tuple[float, float, float, float]:
    """Buildings and villagers to be used, skills, incomes to come, raids to be used: how the
    worth adds up, the last value is all of it."""
    later = left - 1
    workers = s.goods[seat * len(GOODS)]
    total, use = 0.0, USE[left]
    majors = minors = 0
    for kind, tucked, worker in s.villages[seat]:
        if kind == HUT:
            hut = HUTS[s.huts[seat]] if s.huts[seat] != NONE else HUTS[0]
            worth = net_worth(hut.upgraded if s.upgrades[seat] & HUT_UP else hut.base, left)
        else:
            worth = use[kind]
            total += 0.25 * later
        if tucked == NONE:
            total += 0.25 * later
        else:
            card = CARDS[tucked]
            if card.kind == "villager":
                worth += use[tucked]
            elif card.kind == "artisan":
                majors |= 1 << card.major
                minors |= 1 << card.minor
        if doing and workers and not worker:
            workers -= 1
            total += 0.5 * worth
        total += ENGINE * later * worth
    used = total
    total += 0.5 * later * majors.bit_count() + 0.2 * later * (minors & ~majors).bit_count()
    skilled = total
    for ship, trade in s.fleets[seat]:
        if ship == EIKJA:
            income = EIKJA_INCOME_UPGRADED if s.upgrades[seat] & EIKJA_UP else EIKJA_INCOME
            total += left * bundle_worth(income, left)
        else:
            benefit = BENEFITS[CARDS[ship].benefit]
            if benefit.timing == "income":
                total += left * bundle_worth(benefit.gain, left)
            elif benefit.timing == "end_game":
                total += 0.3 * later * benefit.vp
        if trade != NONE:
            total += left * bundle_worth(TRADES[trade].income, left)
    earned = total
    cost = raid_cost(s, seat)
    for raid, done in s.raids[seat]:
        worth = bundle_worth(RAIDS[raid].gain, left) - cost * WORKER_WORTH[left]
        if worth > 0:
            total += (0.7 * later + (0.4 if doing and not done else 0)) * worth
    return used, skilled, earned, total


def tracks(s: Shipwrights, seat: int, left: int) -> tuple[float, float]:
    """Markers on the way to a reward, and heroes by how likely they are to be this seat's; the
    second value: the heroes alone."""
    total, heroes, n = 0.0, 0.0, len(TRACKS)
    rivals = [other for other in range(s.players + has_neutral(s.players)) if other != seat]
    spread = 0.35 + 0.5 * (left - 1)
    for track in range(n):
        at = s.tracks[seat * n + track]
        before = 0
        for space in BOARDS.reward_spaces:
            if at < space:
                way = (at - before) / (space - before)
                share = way * (0.9 if left > 1 else 0.4 * way)
                total += share * reward_worth(s, seat, track, left)
                break
            before = space
        else:
            total += 0.15 * min(3, at - before)
        ahead = at - max([s.tracks[other * n + track] for other in rivals])
        if s.players == 1:
            ahead -= left - 1  # the neutral player goes on, about one step a round
            likely = 1 / (1 + exp(-(ahead - 0.5) / spread))
            # a hero that the opponent does not get counts as well
            hero = (HERO_VP[track] + 2) * likely
        else:
            likely = 1 / (1 + exp(-(ahead - 0.5) / spread))
            hero = HERO_VP[track] * likely
        total += hero
        total += 0.4 * (left - 1) * likely
        heroes += hero + 0.4 * (left - 1) * likely
    return total, heroes
