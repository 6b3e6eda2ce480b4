"""Chapter 11: building a ship: skills, then goods, then progress and the immediate benefit.

The one place where ways to pay for a ship are worked out. A way to meet the skills names a source
for each; it is sensible if no other way asks for less of everything (artisans of the player board,
coins, uses of the labourer). The goods are then paid as in ``cards.goods_to_pay``, with Frode's
discount taken where gold would have to stand in.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import product

from drakkar.games.shipwrights.benefits import immediate_benefit
from drakkar.games.shipwrights.board import remove_from_board
from drakkar.games.shipwrights.box import (
    CARD_INDEX,
    CARDS,
    CARDS_OF,
    COIN,
    GOLD,
    GOODS,
    IRON,
    LABOURER,
    LABOURER_UPGRADED,
    MINOR_COINS,
    WOOD,
    WOOL,
    WORKER,
)
from drakkar.games.shipwrights.cards import GiveCard, can_pay, goods_to_pay, paid_goods, spend
from drakkar.games.shipwrights.moves import Launch, Pay, Skills
from drakkar.games.shipwrights.recruiting import missing_goods
from drakkar.games.shipwrights.state import LABOURER_UP, NONE, Shipwrights
from drakkar.games.shipwrights.tracks import RENOWN, advance
from drakkar.kernel.question import Move, Question, Step
from drakkar.kernel.refusal import Refusal

_BASIC = (WOOD, WOOL, IRON)


# ---- skills ----------------------------------------------------------------------------------


def sources(s: Shipwrights, seat: int, skill: int) -> list[str]:
    """Who can supply this skill: artisans on the board, tucked artisans, the labourer."""
    found = []
    for card in dict.fromkeys(s.boards[seat]):
        one = CARDS[card]
        if one.major == skill:
            found.append(f"board:{one.id}:major")
        elif one.minor == skill:
            found.append(f"board:{one.id}:minor")
    for card in dict.fromkeys(tucked for _, tucked, _ in s.villages[seat] if tucked != NONE):
        one = CARDS[card]
        if one.major == skill:
            found.append(f"tucked:{one.id}:major")
        elif one.minor == skill:
            found.append(f"tucked:{one.id}:minor")
    found.append("labourer")
    return found


def labourer_pay(s: Shipwrights, seat: int) -> tuple[int, ...]:
    """What one use of the labourer costs."""
    return LABOURER_UPGRADED if s.upgrades[seat] & LABOURER_UP else LABOURER


def skill_cost(
    s: Shipwrights, seat: int, way: tuple[str, ...]
) -> tuple[Counter[str], tuple[int, ...]]:
    """The artisans of the board that a way uses up, and its coins, gold and cards."""
    used = Counter(
        {source.split(":")[1]: 1 for source in way if source.startswith("board:")}
    )  # both skills of one artisan use him up once
    coins = MINOR_COINS * sum(source.endswith(":minor") for source in way)
    labour = way.count("labourer")
    one = labourer_pay(s, seat)
    cost = [0] * (len(GOODS) + 2)
    cost[COIN] = coins + labour * one[COIN]
    cost[GOLD] = labour * one[GOLD]
    cost[CARDS_OF] = labour * one[CARDS_OF]
    return used, tuple(cost)


def full_cost(
    s: Shipwrights, seat: int, card: int, way: tuple[str, ...], saved: int
) -> tuple[int, ...]:
    """The whole bundle a ship costs when its skills are met this way; ``saved``: Frode's good."""
    cost = [a + b for a, b in zip(CARDS[card].cost, skill_cost(s, seat, way)[1], strict=True)]
    if saved != NONE:
        cost[saved] -= 1
    return tuple(cost)


def savings(s: Shipwrights, seat: int, card: int) -> list[int]:
    """The goods Frode may save his holder on this ship; NONE without him."""
    if s.heroes[RENOWN] != seat:
        return [NONE]
    return [good for good in _BASIC if CARDS[card].cost[good]] or [NONE]


def affordable(s: Shipwrights, seat: int, card: int, way: tuple[str, ...]) -> bool:
    return any(can_pay(s, seat, full_cost(s, seat, card, way, g)) for g in savings(s, seat, card))


def cheapest_way(s: Shipwrights, seat: int, card: int) -> tuple[str, ...]:
    """Free skills first, then coins while they last, then the labourer: decides legality alone."""
    coins = s.good(seat, COIN)
    way = []
    for skill in CARDS[card].skills:
        best = "labourer"
        for source in sources(s, seat, skill):
            if source.endswith(":major"):
                best = source
                break
            if source.endswith(":minor") and coins >= MINOR_COINS:
                best = source
        if best.endswith(":minor"):
            coins -= MINOR_COINS
        way.append(best)
    return tuple(way)


def can_launch(s: Shipwrights, seat: int, card: int) -> bool:
    """Whether any way to pay exists."""
    cost = CARDS[card].cost
    goods, base = s.goods, seat * len(GOODS)
    if goods[base + WORKER] < cost[WORKER]:
        return False
    spare = goods[base + GOLD] - cost[GOLD] + (s.heroes[RENOWN] == seat)
    for good in _BASIC:
        if goods[base + good] < cost[good]:
            spare -= cost[good] - goods[base + good]
    if spare < 0:  # not even with every skill for nothing
        return False
    return affordable(s, seat, card, cheapest_way(s, seat, card))


def skill_ways(s: Shipwrights, seat: int, card: int, by_hand: bool) -> list[tuple[str, ...]]:
    """The affordable ways to meet the skills: all of them, or only the sensible ones."""
    options = [sources(s, seat, skill) for skill in CARDS[card].skills]
    if not by_hand:
        # a tucked artisan's major skill costs nothing: nothing beats it
        options = [
            [next((o for o in one if o.startswith("tucked:") and o.endswith(":major")), "")]
            if any(o.startswith("tucked:") and o.endswith(":major") for o in one)
            else one
            for one in options
        ]
    ways = [way for way in product(*options) if affordable(s, seat, card, way)]
    if by_hand:
        return ways
    costs = [skill_cost(s, seat, way) for way in ways]
    kept: list[int] = []
    for i, (used, cost) in enumerate(costs):
        beaten = False
        for j, (other_used, other_cost) in enumerate(costs):
            less = other_used <= used and all(a <= b for a, b in zip(other_cost, cost, strict=True))
            same = other_used == used and other_cost == cost
            if less and (not same or j < i):
                beaten = True
                break
        if not beaten:
            kept.append(i)
    return [ways[i] for i in kept]


# ---- the action ------------------------------------------------------------------------------


def refuse_launch(s: Shipwrights, seat: int, move: Launch) -> Refusal | None:
    card = CARD_INDEX.get(move.card, -1)
    if card < 0 or CARDS[card].kind != "ship":
        return Refusal("SHI-11.1", "not-a-ship", {"card": move.card})
    if card not in s.boards[seat]:
        return Refusal("SHI-11.1", "not-on-board", {"card": move.card})
    if not can_launch(s, seat, card):
        way = cheapest_way(s, seat, card)
        best = min(
            (full_cost(s, seat, card, way, good) for good in savings(s, seat, card)),
            key=lambda cost: sum(_missing(s, seat, cost)),
        )
        return missing_goods("SHI-11.13", s, seat, best)
    if move.by_hand and not worth_choosing(s, seat, card):
        return Refusal("SHI-2.16", "one-way", {"card": move.card})
    return None


def _missing(s: Shipwrights, seat: int, cost: tuple[int, ...]) -> list[int]:
    base = seat * len(GOODS)
    return [max(0, cost[good] - s.goods[base + good]) for good in range(len(GOODS))]


def worth_choosing(s: Shipwrights, seat: int, card: int) -> bool:
    """By hand only where there is more to choose: gold to spare, or several sources."""
    if s.good(seat, GOLD) > CARDS[card].cost[GOLD]:
        return True
    return any(len(sources(s, seat, skill)) > 2 for skill in CARDS[card].skills)


def launch(s: Shipwrights, seat: int, move: Launch) -> None:
    s.then(MeetSkills(seat, move.card, move.by_hand))


class MeetSkills(Question):
    """Which artisans work on the ship, and how often the labourer."""

    card: str
    by_hand: bool

    def kinds(self) -> tuple[type[Move], ...]:
        return (Skills,)

    def moves(self, s: Shipwrights) -> list[Move]:
        card = CARD_INDEX[self.card]
        return [Skills(way) for way in skill_ways(s, self.seat, card, self.by_hand)]

    def probes(self, s: Shipwrights) -> Iterable[Move]:
        card = CARD_INDEX[self.card]
        options = [[*sources(s, self.seat, skill), "nobody"] for skill in CARDS[card].skills]
        yield Skills(())
        yield from (Skills(way) for way in product(*options))

    def refuse(self, s: Shipwrights, move: Skills) -> Refusal | None:
        card = CARD_INDEX[self.card]
        skills = CARDS[card].skills
        if len(move.sources) != len(skills):
            return Refusal("SHI-11.3", "skill-missing", {"number": len(skills)})
        for skill, source in zip(skills, move.sources, strict=True):
            if source not in sources(s, self.seat, skill):
                return Refusal("SHI-11.3", "skill-source", {"source": source})
        if not affordable(s, self.seat, card, move.sources):
            cost = full_cost(s, self.seat, card, move.sources, savings(s, self.seat, card)[0])
            return missing_goods("SHI-11.13", s, self.seat, cost)
        if move not in self.moves(s):
            return Refusal("SHI-11.3", "wasteful")
        return None

    def answer(self, s: Shipwrights, move: Skills) -> None:
        s.then(PayShip(self.seat, self.card, move.sources, self.by_hand))


class PayShip(Question):
    """The goods of the ship: which one Frode saves, and, by hand, where gold stands in."""

    card: str
    sources: tuple[str, ...]
    by_hand: bool

    def kinds(self) -> tuple[type[Move], ...]:
        return (Pay,)

    def moves(self, s: Shipwrights) -> list[Move]:
        seat, card = self.seat, CARD_INDEX[self.card]
        ways: dict[Move, None] = {}
        for saved in savings(s, seat, card):
            cost = full_cost(s, seat, card, self.sources, saved)
            if can_pay(s, seat, cost):
                ways.update(dict.fromkeys(goods_to_pay(s, seat, cost, self.by_hand)))
        if self.by_hand:
            return list(ways)
        least = min(way[4] for way in ways)  # gold is worth more than any good
        return [way for way in ways if way[4] == least]

    def probes(self, s: Shipwrights) -> Iterable[Move]:
        yield Pay(0, 0, 0, 0)
        yield from goods_to_pay(s, self.seat, CARDS[CARD_INDEX[self.card]].cost, True)

    def refuse(self, s: Shipwrights, move: Pay) -> Refusal | None:
        if move in self.moves(s):
            return None
        return Refusal("SHI-2.16", "exact-payment")

    def answer(self, s: Shipwrights, move: Pay) -> None:
        seat, card = self.seat, CARD_INDEX[self.card]
        used, extra = skill_cost(s, seat, self.sources)
        s.add(seat, WORKER, -CARDS[card].cost[WORKER])
        s.add(seat, COIN, -extra[COIN])
        spend(s, seat, move)
        paid = paid_goods(CARDS[card].cost[WORKER], extra[COIN], move)
        s.then(ShipReady(seat, self.card, paid[: len(GOODS)]))
        for name in used:
            remove_from_board(s, seat, CARD_INDEX[name])
            s.put_on_discard(CARD_INDEX[name])
            s.tell("artisan-used", seat=seat, card=name)
        if extra[CARDS_OF]:
            s.then(GiveCard(seat, extra[CARDS_OF]))


class ShipReady(Step):
    """All is paid: the ship goes above the board, markers advance, then the immediate benefit."""

    seat: int
    card: str
    paid: tuple[int, ...]

    def run(self, s: Shipwrights) -> None:
        card = CARD_INDEX[self.card]
        remove_from_board(s, self.seat, card)
        s.fleets[self.seat] += ((card, NONE),)
        s.tell("ship-built", seat=self.seat, card=self.card, goods=list(self.paid))
        s.then(Benefit(self.seat, self.card))
        advance(s, self.seat, CARDS[card].progress)


class Benefit(Step):
    """The last step: what the ship gives at once."""

    seat: int
    card: str

    def run(self, s: Shipwrights) -> None:
        immediate_benefit(s, self.seat, CARD_INDEX[self.card])
