"""How good a position is for a seat: the judgement of the greedy bot, in points.

The points of the moment, and guesses for what is not points yet: goods, the ships and buildings
that may be paid with them, places for workers in the rounds to come, markers on their way to a
reward. The rules themselves stand in their chapters. The numbers written here are judgement, found
by letting bots play. ``left`` counts the rounds still to be played, this one included.
"""

from __future__ import annotations

from functools import cache
from math import exp
from typing import Final

from drakkar.games.shipwrights.actions import Act
from drakkar.games.shipwrights.benefits import BENEFITS, COUNTED
from drakkar.games.shipwrights.box import (
    BOARDS,
    CARD_INDEX,
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
    Ability,
)
from drakkar.games.shipwrights.building import BuildingReady, PayBuilding
from drakkar.games.shipwrights.cards import ChooseResource, DrawCards
from drakkar.games.shipwrights.exchange import THYRA_COINS
from drakkar.games.shipwrights.final import LastExchange, exchange_all, points
from drakkar.games.shipwrights.paying import GiveCard, PayAbility, PayResource
from drakkar.games.shipwrights.raids import raid_cost
from drakkar.games.shipwrights.recruiting import Gains, tuck_cost
from drakkar.games.shipwrights.shipbuilding import Benefit, MeetSkills, PayShip, ShipReady
from drakkar.games.shipwrights.solo import has_neutral, restrictions
from drakkar.games.shipwrights.state import EIKJA, EIKJA_UP, HUT, HUT_UP, NONE, Shipwrights
from drakkar.games.shipwrights.tracks import (
    TRADE,
    ChooseTrack,
    GainRaid,
    GainTrade,
    GainUpgrade,
    PlaceTrade,
    Progress,
)
from drakkar.games.shipwrights.workers import UseFirst, UseOther, ability
from drakkar.kernel.question import Entry, Lanes

_ROUNDS: Final = BOARDS.rounds
_N: Final = len(GOODS)

# ---- what things are worth, by rounds left (0 is not used) -----------------------------------
_WORKER: Final = (0, 0.05, 0.45, 0.6, 0.7, 0.8)
_BASIC: Final = (0, 0.34, 0.55, 0.62, 0.66, 0.68)
_GOLD: Final = (0, 1.0, 1.15, 1.25, 1.3, 1.35)
_COIN: Final = (0, 0.17, 0.24, 0.28, 0.3, 0.3)
_CARD: Final = (0, 0.35, 0.5, 0.55, 0.6, 0.6)
_PRICES: Final = tuple(
    (_WORKER[n], _BASIC[n], _BASIC[n], _BASIC[n], _GOLD[n], _COIN[n], _CARD[n], _BASIC[n])
    for n in range(_ROUNDS + 1)
)
_STEP: Final = (0, 0.4, 0.6, 0.7, 0.75, 0.75)
"""One progress icon."""
_UNIT: Final = (0.6, 1.0, 1.0, 1.0, 1.5)
"""How much of the way to a ship or building a worker, a good, a gold is (see ``_way``)."""
_SKILL: Final = 1.3


@cache
def bundle_worth(bundle: tuple[int, ...], left: int) -> float:
    return sum([n * price for n, price in zip(bundle, _PRICES[left], strict=True) if n])


@cache
def _net(one: Ability, left: int) -> float:
    return bundle_worth(one.gain, left) - bundle_worth(one.pay, left)


def _of_cards(worth: list[list[float]]) -> tuple[tuple[float, ...], ...]:
    return tuple(tuple(one) for one in worth)


_ALL: Final = range(_ROUNDS + 1)
_DISCARD: Final = _of_cards([[bundle_worth(c.discard, n) for c in CARDS] for n in _ALL])
_USE: Final = _of_cards([[max(0.0, _net(c.ability, n)) for c in CARDS] for n in _ALL])
_COST: Final = _of_cards([[bundle_worth(c.cost, n) for c in CARDS] for n in _ALL])
_ENGINE: Final = 0.75
"""Of what a building or villager could bring in all rounds left: workers are few."""


def _brings(card: int, left: int) -> float:
    """What a built ship or building or a tucked jarl is worth, but for a bonus at the end."""
    one = CARDS[card]
    worth = one.vp + sum(one.progress) * _STEP[left]
    if one.kind == "building":
        worth += _ENGINE * left * _USE[left][card] + (0.3 * (left - 1))
    elif one.kind == "ship":
        benefit = BENEFITS[one.benefit]
        times = {"immediate": 1, "income": left, "end_game": 0}[benefit.timing]
        worth += times * bundle_worth(benefit.gain, left)
    return worth


_BRINGS: Final = _of_cards([[_brings(c, n) for c in range(len(CARDS))] for n in _ALL])
_NEED: Final = tuple(
    sum(unit * n for unit, n in zip(_UNIT, c.cost, strict=False)) + _SKILL * len(c.skills)
    for c in CARDS
)


# ---- the judgement ---------------------------------------------------------------------------


def value(s: Shipwrights, seat: int) -> float:
    """The points this seat may expect, beside those that everybody will still make."""
    if not s.agenda:
        return float(sum(points(s, seat).values()))
    lane, doing = _lane(s, seat)
    if lane and type(lane[0]) is LastExchange:
        s = s.copy()
        exchange_all(s, seat)
        return float(sum(points(s, seat).values()))
    base, village, fleet = seat * _N, s.villages[seat], s.fleets[seat]
    goods, hand, aside = tuple(s.goods[base : base + _N]), s.hands[seat], s.aside[seat]
    built = (
        seat, s.players, s.nemesis, s.round, s.huts[seat], s.upgrades[seat], village, fleet,
        s.raids[seat], len(s.spent_trades[seat]), tuple(s.tracks), tuple(s.heroes), doing,
    )  # fmt: skip
    key = (
        built, s.rounds[-1] if s.rounds else NONE, goods, s.boards[seat], s.slots[seat],
        hand, aside, lane,
    )  # fmt: skip
    found = _JUDGED.get(key)
    if found is not None:
        return found
    left = max(1, min(_ROUNDS, _ROUNDS + 1 - s.round))
    total = _BUILT.get((built, goods[WORKER]))
    if total is None:
        if len(_BUILT) >= 20_000:
            _BUILT.clear()
        total = points_but_goods(s, seat) + engine(s, seat, left, doing) + tracks(s, seat, left)
        _BUILT[built, goods[WORKER]] = total
    total += purse(s, seat, left) + plans(s, seat, left, doing)
    for entry in lane:
        total += pending(s, seat, entry, left)
    if len(_JUDGED) >= 20_000:
        _JUDGED.clear()
    _JUDGED[key] = total
    return total


# Judged lately: most actions may be done in any order and lead to the same, and most change only
# goods and cards. The keys hold all that the judgement reads.
_JUDGED: Final[dict[tuple[object, ...], float]] = {}
_BUILT: Final[dict[tuple[object, ...], float]] = {}


def points_but_goods(s: Shipwrights, seat: int) -> float:
    """The points of the moment, but for gold and heroes, which are judged with the rest."""
    scored = points(s, seat)
    total = float(sum(scored.values()) - scored["gold"])
    for track, holder in enumerate(s.heroes):
        if holder == seat:
            total -= HERO_VP[track]
    return total


def _lane(s: Shipwrights, seat: int) -> tuple[tuple[Entry, ...], bool]:
    """What lies before this seat, and whether it may still act in this round."""
    top = s.agenda[-1]
    if type(top) is not Lanes:
        return (), True
    for owner, lane in top.lanes:
        if owner == seat and lane:
            return lane, True
    return (), bool(s.aside[seat])


def purse(s: Shipwrights, seat: int, left: int) -> float:
    """Goods, and the workers who will come back."""
    base = seat * _N
    worker, wood, wool, iron, gold, coin = s.goods[base : base + _N]
    prices = _PRICES[left]
    force = worker
    if left > 1:
        force += s.slots[seat].bit_count() + sum([one[2] for one in s.villages[seat]])
    # a worker more than there are good places for is worth less
    total = prices[WORKER] * (force if force <= 6 else 6 + 0.5 * (force - 6))
    if left > 1:
        goods = prices[WOOD]
        total += goods * (wood + wool + iron) + 0.04 * min(wood, wool, iron)
        return total + prices[GOLD] * gold + prices[COIN] * coin
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
            return total + 0.4 * (1 - missing / (a + b + c))
        coin = -missing
        total += 1
        wood, wool, iron = max(0, wood - 1), max(0, wool - 1), max(0, iron - 1)


def engine(s: Shipwrights, seat: int, left: int, doing: bool) -> float:
    """Buildings, villagers and raids to be used, incomes to come."""
    later = left - 1
    workers = s.goods[seat * _N]
    total, use = 0.0, _USE[left]
    majors = minors = 0
    for kind, tucked, worker in s.villages[seat]:
        if kind == HUT:
            hut = HUTS[s.huts[seat]] if s.huts[seat] != NONE else HUTS[0]
            worth = _net(hut.upgraded if s.upgrades[seat] & HUT_UP else hut.base, left)
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
        total += _ENGINE * later * worth
    total += 0.5 * later * majors.bit_count() + 0.2 * later * (minors & ~majors).bit_count()
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
    cost = raid_cost(s, seat)
    for raid, used in s.raids[seat]:
        worth = bundle_worth(RAIDS[raid].gain, left) - cost * _WORKER[left]
        if worth > 0:
            total += (0.7 * later + (0.4 if doing and not used else 0)) * worth
    return total


def _reward(s: Shipwrights, seat: int, track: int, left: int) -> float:
    """A raid card, a trade card, an upgrade: what the next one is worth, about."""
    worth = (0.9 * left, 0.7 + 0.5 * left, 2 + 0.5 * left)[track]
    kind = ("raid_card", "trade_card", "upgrade")[track]
    for ship, _ in s.fleets[seat]:
        if ship != EIKJA and BENEFITS[CARDS[ship].benefit].vp_per == kind:
            worth += BENEFITS[CARDS[ship].benefit].vp
    return worth


def tracks(s: Shipwrights, seat: int, left: int) -> float:
    """Markers on the way to a reward, and heroes by how likely they are to be this seat's."""
    total, n = 0.0, len(TRACKS)
    rivals = [one for one in range(s.players + has_neutral(s.players)) if one != seat]
    spread = 0.35 + 0.5 * (left - 1)
    for track in range(n):
        at = s.tracks[seat * n + track]
        before = 0
        for space in BOARDS.reward_spaces:
            if at < space:
                way = (at - before) / (space - before)
                share = way * (0.9 if left > 1 else 0.4 * way)
                total += share * _reward(s, seat, track, left)
                break
            before = space
        else:
            total += 0.15 * min(3, at - before)
        ahead = at - max([s.tracks[one * n + track] for one in rivals])
        if s.players == 1:
            ahead -= left - 1  # the neutral player goes on, about one step a round
            likely = 1 / (1 + exp(-(ahead - 0.5) / spread))
            # a hero that the opponent does not get counts as well
            total += (HERO_VP[track] + 2) * likely
        else:
            likely = 1 / (1 + exp(-(ahead - 0.5) / spread))
            total += HERO_VP[track] * likely
        total += 0.4 * (left - 1) * likely
    return total


def plans(s: Shipwrights, seat: int, left: int, doing: bool) -> float:
    """Ships on the board and cards in hand: the best of them get the goods first."""
    base = seat * _N
    board, village = s.boards[seat], s.villages[seat]
    hand = s.hands[seat] + s.aside[seat]
    if not board and not hand:
        return 0.0
    drafting = bool(s.aside[seat]) or not doing
    have = s.goods[base : base + _N]
    if left > 1:  # those who come back
        have[WORKER] += (s.slots[seat].bit_count() + sum([one[2] for one in village])) / 2  # type: ignore[call-overload]
    free = major = minor = 0
    for _, tucked, _ in village:
        if tucked == NONE:
            free += 1
        elif CARDS[tucked].major >= 0:
            major |= 1 << CARDS[tucked].major
            minor |= 1 << CARDS[tucked].minor
    lying_major = lying_minor = 0
    total = 0.0
    targets: list[tuple[float, float, int, bool]] = []
    wanted = 0
    later: list[int] = []
    for card in board:
        one = CARDS[card]
        if one.kind == "ship":
            later.append(card)
            for skill in one.skills:
                wanted |= 1 << skill
        else:
            lying_major |= 1 << one.major
            lying_minor |= 1 << one.minor
            total += 0.12 * (left - 1)
    room = BOARDS.slots - len(board)
    gold = have[GOLD]
    discard, cost, brings = _DISCARD[left], _COST[left], _BRINGS[left]
    for card in hand:
        one = CARDS[card]
        floor = 0.96 * discard[card]
        kind = one.kind
        if kind == "ship":
            if room > 0:
                room -= 1
                later.append(card)
                for skill in one.skills:
                    wanted |= 1 << skill
            total += floor * 0.3
        elif kind == "building":
            way = _way(have, card, 0.0)
            gain = brings[card] - cost[card]
            likely = way * way * (1 if drafting else way)
            targets.append((0.9 * likely * gain - floor, floor, card, False))
        elif kind == "artisan":
            use = 0.2 * left
            if not (major | lying_major) >> one.major & 1:
                use += 0.15 * left
            if drafting and wanted >> one.major & 1:
                use += 0.3
            total += max(floor, use if left > 1 or wanted >> one.major & 1 else 0.0)
        elif kind == "jarl":
            use = brings[card] - tuck_cost(s) * _GOLD[left]
            if free and gold and use > floor:
                total += floor + 0.8 * (use - floor)
                free -= 1
                gold -= 1
            else:
                total += floor
        else:
            use = 0.85 * _USE[left][card]
            if free and gold:
                use = max(use, 0.5 * left * _USE[left][card] - _GOLD[left] * 0.8)
            total += max(floor, use)
    for card in later:
        skills = 0.0
        missing = 0.0
        for skill in CARDS[card].skills:
            bit = 1 << skill
            if major & bit:
                skills += 1
            elif lying_major & bit:
                skills += 0.95
            elif (minor | lying_minor) & bit:
                skills += 0.85
            else:
                skills += 0.35
                missing += 1
        way = _way(have, card, skills)
        gain = _gain(s, seat, card, left) - 0.8 * missing
        likely = way if left > 2 else way * way if left == 2 else way * way * way
        on_board = card in board
        targets.append(((0.9 if on_board else 0.85) * likely * gain, skills, card, True))
    if not targets:
        return total
    targets.sort(reverse=True)
    first = True
    for hope, extra, card, ship in targets:
        floor = 0.0 if ship else extra
        if not first:  # what is left after the better ones
            way = _way(have, card, extra if ship else 0.0)
            gain = (_gain(s, seat, card, left) if ship else brings[card] - cost[card]) * way
            likely = way if ship and left > 2 else way * way
            hope = 0.85 * gain * likely - floor
            if ship and left > 1:
                hope += 0.1 * (left - 1)
        total += floor + max(0.0, hope)
        if hope > 0:
            first = False
            for good, need in enumerate(CARDS[card].cost[:5]):
                if need:
                    rest = have[good] - need
                    have[good] = rest if rest > 0 else 0
    return total


def _gain(s: Shipwrights, seat: int, card: int, left: int) -> float:
    """What building this ship brings beyond the goods it costs, its skills not counted."""
    gain = _BRINGS[left][card] - _COST[left][card]
    benefit = BENEFITS[CARDS[card].benefit]
    if benefit.timing == "end_game":
        gain += benefit.vp * (COUNTED[benefit.vp_per](s, seat) + 0.3 * (left - 1))
        if benefit.vp_per == "unique_ship":
            gain += 1
    return gain


def _way(have: list[int], card: int, skills: float) -> float:
    """How much of a ship or building is there, from 0 to 1; coins and gold stand in for goods."""
    cost = CARDS[card].cost
    workers, need_wood, need_wool, need_iron, need_gold = cost[:5]
    have_workers, wood, wool, iron, gold = have[:5]
    if have_workers < workers:
        workers = have_workers
    found = _SKILL * skills + 0.6 * workers + need_wood + need_wool + need_iron
    missing = 0
    if need_wood > wood:
        missing = need_wood - wood
    if need_wool > wool:
        missing += need_wool - wool
    if need_iron > iron:
        missing += need_iron - iron
    found -= missing
    spare = gold - need_gold
    if spare >= 0:
        found += 1.5 * need_gold
        if missing:
            filled = missing if missing < spare else spare
            found += 0.9 * filled
            missing -= filled
    else:
        found += 1.5 * gold
    if missing:
        found += 0.7 * min(missing, have[COIN] / 2)
    return found / _NEED[card]


def pending(s: Shipwrights, seat: int, entry: Entry, left: int) -> float:
    """What lies before the seat and has not happened yet: cards to draw, costs to pay."""
    kind = type(entry)
    if kind is Act:
        return 0.0
    if isinstance(entry, DrawCards):
        return entry.number * _CARD[left] if entry.to == "hand" else 0.0
    if isinstance(entry, ChooseResource):
        return entry.number * _BASIC[left]
    if isinstance(entry, PayResource):
        return -entry.number * _BASIC[left]
    if isinstance(entry, GiveCard):
        return -entry.number * 0.9 * _CARD[left]
    if isinstance(entry, Gains):
        return bundle_worth(entry.bundle, left)
    if isinstance(entry, GainRaid):
        return _reward(s, seat, 0, left)
    if isinstance(entry, (GainTrade, PlaceTrade)):
        return _reward(s, seat, 1, left)
    if isinstance(entry, GainUpgrade):
        return _reward(s, seat, 2, left)
    if isinstance(entry, (Progress, ChooseTrack)):
        return _STEP[left] * sum(entry.steps)
    if isinstance(entry, (MeetSkills, PayShip)):
        return 0.2 + 0.15 * max(0.0, _gain(s, seat, CARD_INDEX[entry.card], left))
    if isinstance(entry, PayAbility):
        return -bundle_worth(entry.cost, left)
    if isinstance(entry, PayBuilding):
        card = CARD_INDEX[entry.card]
        return _BRINGS[left][card] - _COST[left][card]
    if isinstance(entry, BuildingReady):
        return _BRINGS[left][CARD_INDEX[entry.card]]
    if isinstance(entry, ShipReady):
        card = CARD_INDEX[entry.card]
        return _gain(s, seat, card, left) + _COST[left][card]
    if isinstance(entry, Benefit):
        benefit = BENEFITS[CARDS[CARD_INDEX[entry.card]].benefit]
        return bundle_worth(benefit.gain, left) if benefit.timing == "immediate" else 0.0
    if isinstance(entry, UseFirst):
        return sum(
            max(0.0, _net(ability(s, seat, entry.building, whose), left))
            for whose in ("building", "villager")
        )
    if isinstance(entry, UseOther):
        return max(0.0, _net(ability(s, seat, entry.building, entry.whose), left))
    return 0.0
