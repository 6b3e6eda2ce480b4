"""Chapter 11: building a ship: skills, then goods, then progress and the immediate benefit.

The one place where ways to pay for a ship are worked out. Its skills are met as in ``skills``; its
goods are then paid as in ``paying``, with Frode's discount taken where gold would have to stand in.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product

from drakkar.games.shipwrights.benefits import immediate_benefit
from drakkar.games.shipwrights.board import remove_from_board
from drakkar.games.shipwrights.box import (
    CARD_INDEX,
    CARDS,
    GOLD,
    GOODS,
    IRON,
    RESOURCE,
    SKILLS,
    WOOD,
    WOOL,
    WORKER,
)
from drakkar.games.shipwrights.cards import Bundle
from drakkar.games.shipwrights.inside import Inside
from drakkar.games.shipwrights.moves import Launch, Pay, Skills
from drakkar.games.shipwrights.paying import (
    can_pay,
    goods_to_pay,
    hand_over,
    missing_args,
    paid_goods,
    shortage,
    wrong_payment,
)
from drakkar.games.shipwrights.skills import (
    Way,
    affordable_way,
    all_ways,
    artisans_way,
    overworked,
    sensible,
    skill_cost,
    sources,
)
from drakkar.games.shipwrights.state import LABOURER_UP, NONE, Shipwrights
from drakkar.games.shipwrights.tracks import RENOWN, advance
from drakkar.kernel.question import Move, Step
from drakkar.kernel.refusal import Refusal

_BASIC = (WOOD, WOOL, IRON)


# ---- what a ship costs -----------------------------------------------------------------------


def full_cost(s: Shipwrights, seat: int, card: int, way: Way, saved: int) -> Bundle:
    """The whole bundle a ship costs when its skills are met this way; ``saved``: Frode's good.

    SHI-11.12: the labourer's gold comes on top, as in the example of SHI-11.15.
    """
    cost = [a + b for a, b in zip(CARDS[card].cost, skill_cost(s, seat, way)[1], strict=True)]
    if saved != NONE:
        cost[saved] -= 1
    return tuple(cost)


def savings(s: Shipwrights, seat: int, card: int) -> list[int]:
    """SHI-17.14, 17.15: the goods Frode may save his holder on this ship; NONE without him."""
    if s.heroes[RENOWN] != seat:
        return [NONE]
    return [good for good in (*_BASIC, RESOURCE) if CARDS[card].cost[good]] or [NONE]


def affordable(s: Shipwrights, seat: int, card: int, way: Way) -> bool:
    return any(can_pay(s, seat, full_cost(s, seat, card, way, g)) for g in savings(s, seat, card))


def can_launch(s: Shipwrights, seat: int, card: int) -> bool:
    """Whether any way to pay exists. SHI-11.14: workers who are placed are not among the goods."""
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
    return affordable(s, seat, card, affordable_way(s, seat, card))


def skill_ways(s: Shipwrights, seat: int, card: int, by_hand: bool) -> list[Way]:
    """The affordable ways to meet the skills: all of them, or only the sensible ones."""
    ways = [w for w in all_ways(s, seat, card, by_hand) if affordable(s, seat, card, w)]
    return ways if by_hand else sensible(s, seat, ways)


# ---- what is missing -------------------------------------------------------------------------


def ship_shortage(s: Shipwrights, seat: int, card: int, way: Way) -> dict[str, int]:
    """What is missing for a ship whose skills are met this way, with the best use of Frode."""
    costs = [full_cost(s, seat, card, way, saved) for saved in savings(s, seat, card)]
    shortages = [shortage(s, seat, cost) for cost in costs]
    return min(shortages, key=lambda missing: sum(missing.values()) - 2 * missing.get("wild", 0))


def unsupplied(s: Shipwrights, seat: int, card: int) -> list[str]:
    """The skills of a ship that no artisan of the board or village supplies."""
    way = artisans_way(s, seat, card)
    skills = zip(CARDS[card].skills, way, strict=True)
    return [SKILLS[skill] for skill, source in skills if source == "labourer"]


def _too_dear(s: Shipwrights, seat: int, card: int) -> Refusal:
    """Why a ship cannot be built: its goods, a skill nobody has, the coin of a minor skill."""
    missing = ship_shortage(s, seat, card, artisans_way(s, seat, card))
    skills = unsupplied(s, seat, card)
    args = missing_args(missing) | {name: skills.count(name) for name in SKILLS}
    args["labourer"] = len(skills)
    if ship_shortage(s, seat, card, ()):  # not even with every skill for nothing
        return Refusal("SHI-11.13", "cannot-launch", args)
    return Refusal("SHI-11.3" if skills else "SHI-11.5", "cannot-launch", args)


# ---- the action ------------------------------------------------------------------------------


def refuse_launch(s: Shipwrights, seat: int, move: Launch) -> Refusal | None:
    """SHI-11.2: a ship may be built in the round it was laid."""
    card = CARD_INDEX.get(move.card, -1)
    if card < 0 or CARDS[card].kind != "ship":
        return Refusal("SHI-11.1", "not-a-ship", {"card": move.card})
    if card not in s.boards[seat]:
        return Refusal("SHI-11.1", "not-on-board", {"card": move.card})
    if not can_launch(s, seat, card):
        return _too_dear(s, seat, card)
    if move.by_hand and not worth_choosing(s, seat, card):
        return Refusal("SHI-2.16", "one-way", {"card": move.card})
    return None


def worth_choosing(s: Shipwrights, seat: int, card: int) -> bool:
    """By hand only where there is more to choose: gold to spare, or several sources."""
    if s.good(seat, GOLD) > CARDS[card].cost[GOLD]:
        return True
    return any(len(sources(s, seat, skill)) > 2 for skill in CARDS[card].skills)


def launch(s: Shipwrights, seat: int, move: Launch) -> None:
    s.then(MeetSkills(seat, move.card, move.by_hand))


class MeetSkills(Inside):
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
        skills, way = CARDS[card].skills, move.sources
        if len(way) != len(skills):
            return Refusal("SHI-11.3", "skill-missing", {"number": len(skills)})
        for skill, source in zip(skills, way, strict=True):
            if source not in sources(s, self.seat, skill):
                return Refusal("SHI-11.3", "skill-source", {"skill": SKILLS[skill]})
        tired = overworked(s, self.seat, way)
        if tired:
            return Refusal("SHI-11.6", "skill-twice", {"card": tired.split(":")[1]})
        missing = ship_shortage(s, self.seat, card, way)
        if missing:  # others can be paid, so it is this way that is too dear
            if "coin" in missing:
                return Refusal("SHI-11.5", "cannot-pay", missing_args(missing))
            upgraded = s.upgrades[self.seat] & LABOURER_UP
            clause = "SHI-11.11" if upgraded else "SHI-11.10"
            return Refusal(clause, "cannot-pay", missing_args(missing))
        if move not in self.moves(s):
            return Refusal("SHI-11.3", "wasteful")
        return None

    def answer(self, s: Shipwrights, move: Skills) -> None:
        s.then(PayShip(self.seat, self.card, move.sources, self.by_hand))


class PayShip(Inside):
    """The goods of the ship: which one Frode saves, and, by hand, where gold stands in."""

    card: str
    sources: tuple[str, ...]
    by_hand: bool

    def kinds(self) -> tuple[type[Move], ...]:
        return (Pay,)

    def moves(self, s: Shipwrights) -> list[Move]:
        ways = self.ways(s, self.by_hand)
        if self.by_hand:
            return ways
        least = min(way[4] for way in ways)  # gold is worth more than any good
        return [way for way in ways if way[4] == least]

    def ways(self, s: Shipwrights, by_hand: bool) -> list[Move]:
        """SHI-17.16: Frode's discount comes off before gold stands in."""
        seat, card = self.seat, CARD_INDEX[self.card]
        ways: dict[Move, None] = {}
        for saved in savings(s, seat, card):
            cost = full_cost(s, seat, card, self.sources, saved)
            if can_pay(s, seat, cost):
                ways.update(dict.fromkeys(goods_to_pay(s, seat, cost, by_hand)))
        return list(ways)

    def probes(self, s: Shipwrights) -> Iterable[Move]:
        yield Pay(0, 0, 0, 0)
        yield from goods_to_pay(s, self.seat, CARDS[CARD_INDEX[self.card]].cost, True)
        yield from self.ways(s, by_hand=True)

    def refuse(self, s: Shipwrights, move: Pay) -> Refusal | None:
        if move in self.moves(s):
            return None
        return wrong_payment(self.ways(s, by_hand=True), move)

    def answer(self, s: Shipwrights, move: Pay) -> None:
        seat, card = self.seat, CARD_INDEX[self.card]
        used = skill_cost(s, seat, self.sources)[0]
        cost = full_cost(s, seat, card, self.sources, NONE)
        s.then(ShipReady(seat, self.card, paid_goods(cost, move)))
        hand_over(s, seat, cost, move, self.resources(s, cost, move))
        for name in used.elements():  # SHI-7.10
            remove_from_board(s, seat, CARD_INDEX[name])
            s.put_on_discard(CARD_INDEX[name])
            s.tell("artisan-used", seat=seat, card=name)

    def resources(self, s: Shipwrights, cost: Bundle, move: Pay) -> int:
        """The resources of choice still to be paid: one less if Frode has saved one of them."""
        if not cost[RESOURCE] or s.heroes[RENOWN] != self.seat:
            return cost[RESOURCE]
        named = sum(cost[good] for good in (*_BASIC, GOLD))
        saved = named - (move.wood + move.wool + move.iron + move.gold)
        return cost[RESOURCE] - (1 - saved)


class ShipReady(Step):
    """SHI-11.16: all is paid: the ship goes above the board, markers advance (SHI-11.17), then the
    immediate benefit. SHI-11.18: an upgrade that comes now is too late to pay for it."""

    seat: int
    card: str
    paid: tuple[int, ...]

    def run(self, s: Shipwrights) -> None:
        card = CARD_INDEX[self.card]
        remove_from_board(s, self.seat, card)
        s.fleets[self.seat] += ((card, NONE),)  # SHI-11.19: beside others of its name
        s.tell("ship-built", seat=self.seat, card=self.card, goods=list(self.paid))
        s.then(Benefit(self.seat, self.card))
        advance(s, self.seat, CARDS[card].progress)


class Benefit(Step):
    """SHI-19.2: the last step: what the ship gives at once."""

    seat: int
    card: str

    def run(self, s: Shipwrights) -> None:
        immediate_benefit(s, self.seat, CARD_INDEX[self.card])
