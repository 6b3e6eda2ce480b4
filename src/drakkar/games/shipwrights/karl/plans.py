"""Plans: ships on the board and cards in hand, and how likely something becomes of them."""

from __future__ import annotations

from typing import Final, NamedTuple

from drakkar.games.shipwrights.box import BOARDS, CARDS, COIN, GOLD, GOODS, WORKER
from drakkar.games.shipwrights.karl.worth import (
    BRINGS,
    COST,
    DISCARD,
    GOLD_WORTH,
    USE,
    ship_gain,
)
from drakkar.games.shipwrights.recruiting import tuck_cost
from drakkar.games.shipwrights.state import NONE, Shipwrights

_UNIT: Final = (0.6, 1.0, 1.0, 1.0, 1.5)
"""How much of the way to a ship or building a worker, a good, a gold is (see ``way_to``)."""
_SKILL: Final = 1.3
_NEED: Final = tuple(
    sum(unit * n for unit, n in zip(_UNIT, c.cost, strict=False)) + _SKILL * len(c.skills) or 1.0
    for c in CARDS
)


class Target(NamedTuple):
    """Something that might be built, by what may be hoped of it."""

    hope: float
    extra: float
    """Of a ship how far its skills are met; of a building what it brings when discarded."""
    card: int
    ship: bool


class Outlook:
    """What a player has to plan with. Skills are bits."""

    __slots__ = (
        "drafting", "free", "gold", "have", "left", "lying_major", "lying_minor", "major", "minor",
        "room", "ships", "targets", "total", "wanted",
    )  # fmt: skip

    def __init__(self, s: Shipwrights, seat: int, left: int, doing: bool) -> None:
        base, village, board = seat * len(GOODS), s.villages[seat], s.boards[seat]
        self.left = left
        self.drafting = bool(s.aside[seat]) or not doing
        self.have: list[float] = list(s.goods[base : base + len(GOODS)])
        self.gold = self.have[GOLD]
        if left > 1:  # those who come back
            placed = sum([worker for _, _, worker in village])
            self.have[WORKER] += (s.slots[seat].bit_count() + placed) / 2
        self.total = 0.0
        self.targets: list[Target] = []
        self.ships: list[int] = []
        self.free = self.major = self.minor = self.lying_major = self.lying_minor = self.wanted = 0
        for _, tucked, _ in village:
            if tucked == NONE:
                self.free += 1
            elif CARDS[tucked].major >= 0:
                self.major |= 1 << CARDS[tucked].major
                self.minor |= 1 << CARDS[tucked].minor
        self.room = BOARDS.slots - len(board)
        for number in board:
            card = CARDS[number]
            if card.kind == "ship":
                self.plan_ship(number)
            else:
                self.lying_major |= 1 << card.major
                self.lying_minor |= 1 << card.minor
                self.total += 0.12 * (left - 1)

    def plan_ship(self, number: int) -> None:
        self.ships.append(number)
        for skill in CARDS[number].skills:
            self.wanted |= 1 << skill


def plans(
    s: Shipwrights, seat: int, left: int, doing: bool, each: dict[int, float] | None = None
) -> float:
    """Ships on the board and cards in hand: the best of them get the goods first. ``each`` is
    told by card what may be built promises."""
    board, hand = s.boards[seat], s.hands[seat] + s.aside[seat]
    if not board and not hand:
        return 0.0
    outlook = Outlook(s, seat, left, doing)
    tuck = tuck_cost(s)
    for card in hand:
        _weigh_card(outlook, card, tuck)
    for card in outlook.ships:
        outlook.targets.append(_ship_target(s, seat, outlook, card, card in board))
    return _share_out(s, seat, outlook, each)


def _weigh_card(outlook: Outlook, number: int, tuck: int) -> None:
    """A card in hand: what it is worth at least is what discarding it brings."""
    card, left = CARDS[number], outlook.left
    floor = 0.96 * DISCARD[left][number]
    kind = card.kind
    if kind == "ship":
        if outlook.room > 0:
            outlook.room -= 1
            outlook.plan_ship(number)
        outlook.total += floor * 0.3
    elif kind == "building":
        way = way_to(outlook.have, number, 0.0)
        gain = BRINGS[left][number] - COST[left][number]
        likely = way * way * (1 if outlook.drafting else way)
        outlook.targets.append(Target(0.9 * likely * gain - floor, floor, number, False))
    elif kind == "artisan":
        wanted = outlook.wanted >> card.major & 1
        use = 0.2 * left
        if not (outlook.major | outlook.lying_major) >> card.major & 1:
            use += 0.15 * left
        if outlook.drafting and wanted:
            use += 0.3
        outlook.total += max(floor, use if left > 1 or wanted else 0.0)
    elif kind == "jarl":
        use = BRINGS[left][number] - tuck * GOLD_WORTH[left]
        if outlook.free and outlook.gold and use > floor:
            outlook.total += floor + 0.8 * (use - floor)
            outlook.free -= 1
            outlook.gold -= 1
        else:
            outlook.total += floor
    else:
        use = 0.85 * USE[left][number]
        if outlook.free and outlook.gold:
            use = max(use, 0.5 * left * USE[left][number] - GOLD_WORTH[left] * 0.8)
        outlook.total += max(floor, use)


def _ship_target(s: Shipwrights, seat: int, outlook: Outlook, card: int, on_board: bool) -> Target:
    skills = missing = 0.0
    for skill in CARDS[card].skills:
        bit = 1 << skill
        if outlook.major & bit:
            skills += 1
        elif outlook.lying_major & bit:
            skills += 0.95
        elif (outlook.minor | outlook.lying_minor) & bit:
            skills += 0.85
        else:
            skills += 0.35
            missing += 1
    left = outlook.left
    way = way_to(outlook.have, card, skills)
    gain = ship_gain(s, seat, card, left) - 0.8 * missing
    likely = way if left > 2 else way * way if left == 2 else way * way * way
    return Target((0.9 if on_board else 0.85) * likely * gain, skills, card, True)


def _share_out(s: Shipwrights, seat: int, outlook: Outlook, each: dict[int, float] | None) -> float:
    """The best target takes the goods it needs, the next one what is left; with all the rest."""
    have, left = outlook.have, outlook.left
    total, first = outlook.total, True
    for hope, extra, card, ship in sorted(outlook.targets, reverse=True):
        floor = 0.0 if ship else extra
        if not first:  # what is left after the better ones
            way = way_to(have, card, extra if ship else 0.0)
            gain = ship_gain(s, seat, card, left) if ship else BRINGS[left][card] - COST[left][card]
            likely = way if ship and left > 2 else way * way
            hope = 0.85 * (gain * way) * likely - floor
            if ship and left > 1:
                hope += 0.1 * (left - 1)
        total += floor + max(0.0, hope)
        if each is not None:
            each[card] = each.get(card, 0.0) + floor + max(0.0, hope)
        if hope > 0:
            first = False
            for good, need in enumerate(CARDS[card].cost[:5]):
                if need:
                    rest = have[good] - need
                    have[good] = rest if rest > 0 else 0
    return total


def way_to(have: list[float], card: int, skills: float) -> float:
    """How much of a ship or building is there, from 0 to 1; coins and gold stand in for goods."""
    cost = CARDS[card].cost
    need_workers, need_wood, need_wool, need_iron, need_gold = cost[:5]
    workers, wood, wool, iron, gold = have[:5]
    if workers > need_workers:
        workers = float(need_workers)
    there = _SKILL * skills + 0.6 * workers + need_wood + need_wool + need_iron
    missing = 0.0
    if need_wood > wood:
        missing = need_wood - wood
    if need_wool > wool:
        missing += need_wool - wool
    if need_iron > iron:
        missing += need_iron - iron
    there -= missing
    spare = gold - need_gold
    if spare >= 0:
        there += 1.5 * need_gold
        if missing:
            filled = missing if missing < spare else spare
            there += 0.9 * filled
            missing -= filled
    else:
        there += 1.5 * gold
    if missing:
        there += 0.7 * min(missing, have[COIN] / 2)
    return there / _NEED[card]
