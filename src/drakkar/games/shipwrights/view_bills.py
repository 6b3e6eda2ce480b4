"""What the owner of a card would hand over for it now, as cheaply as may be, and the other ways:
the build sheet.

Nothing is decided here: whether it may be built is the rules' to say, and where there is more than
one way they ask.
"""

from __future__ import annotations

from typing import cast

from drakkar.games.shipwrights.box import (
    BUNDLE,
    CARD_NAMES,
    CARDS,
    CARDS_OF,
    COIN,
    GOLD,
    IRON,
    RESOURCE,
    SKILLS,
    WOOD,
    WOOL,
    WORKER,
)
from drakkar.games.shipwrights.cards import Bundle as Numbers
from drakkar.games.shipwrights.shipbuilding import can_launch, full_cost, savings, skill_ways
from drakkar.games.shipwrights.skills import Way, affordable_way, artisans_way
from drakkar.games.shipwrights.state import NONE, Shipwrights
from drakkar.games.shipwrights.view_types import Bill, Bundle, Payment

_BASIC = (WOOD, WOOL, IRON)
_MOST = 12
"""Other ways to meet a ship's skills that a sheet shows; the rules' own question has them all."""


def bills(s: Shipwrights, seat: int, drafted: tuple[int, ...]) -> dict[str, Bill]:
    """Of the ships on his board and of what he holds in hand and has to pay for; in the draft of
    what he has kept and may keep, as if it were his hand."""
    if drafted:
        s = s.copy()
        s.hands[seat] = tuple(sorted((*s.hands[seat], *drafted)))
    sheets = {}
    for card in dict.fromkeys((*s.boards[seat], *s.hands[seat])):
        kind = CARDS[card].kind
        if kind == "ship":
            sheets[CARD_NAMES[card]] = _ship(s, seat, card)
        elif kind == "building":
            sheets[CARD_NAMES[card]] = _bill(s, seat, CARDS[card].cost, held=1)
        elif kind == "villager":
            sheets[CARD_NAMES[card]] = _bill(s, seat, CARDS[card].ability.pay, held=1)
    return sheets


def _ship(s: Shipwrights, seat: int, card: int) -> Bill:
    """A ship of the hand as if it lay on the board, on which it has to lie first."""
    if card not in s.boards[seat]:
        s = s.copy()
        s.take_from_hand(seat, card)
        s.boards[seat] += (card,)
    able = can_launch(s, seat, card)
    first = affordable_way(s, seat, card) if able else artisans_way(s, seat, card)
    others = [way for way in skill_ways(s, seat, card, True) if way != first] if able else []
    return {
        **_with(s, seat, card, first),
        "skills": [SKILLS[skill] for skill in CARDS[card].skills],
        "ways": [_with(s, seat, card, way) for way in others[:_MOST]],
    }


def _with(s: Shipwrights, seat: int, card: int, way: Way) -> Payment:
    """A ship whose skills are met this way, with the best use of Frode."""
    payments = []
    for saved in savings(s, seat, card):
        payment = _payment(s, seat, full_cost(s, seat, card, way, saved))
        payment["saved"] = None if saved == NONE else BUNDLE[saved]
        payment["sources"] = list(way)
        payments.append(payment)
    return min(payments, key=_dearness)


def _dearness(payment: Payment) -> tuple[int, int]:
    def total(bundle: Bundle) -> int:
        return sum(cast("dict[str, int]", bundle).values())

    return total(payment["lacks"]), total(payment["instead"])


def _bill(s: Shipwrights, seat: int, cost: Numbers, held: int = 0) -> Bill:
    return {**_payment(s, seat, cost, held), "skills": [], "ways": []}


def _payment(s: Shipwrights, seat: int, cost: Numbers, held: int = 0) -> Payment:
    """What there is of a cost, what gold stands in for, what is lacking."""
    pays, instead, lacks = [0] * len(BUNDLE), [0] * len(BUNDLE), [0] * len(BUNDLE)
    have = [s.good(seat, good) for good in (WORKER, WOOD, WOOL, IRON, GOLD, COIN)]
    for good in (WORKER, GOLD, COIN):
        pays[good] = min(have[good], cost[good])
        lacks[good] = cost[good] - pays[good]
    pays[CARDS_OF] = min(max(0, len(s.hands[seat]) - held), cost[CARDS_OF])
    lacks[CARDS_OF] = cost[CARDS_OF] - pays[CARDS_OF]
    spare, left_over = have[GOLD] - pays[GOLD], 0
    for good in _BASIC:
        pays[good] = min(have[good], cost[good])
        left_over += have[good] - pays[good]
        instead[good] = min(spare, cost[good] - pays[good])
        lacks[good] = cost[good] - pays[good] - instead[good]
        spare -= instead[good]
    pays[RESOURCE] = min(left_over, cost[RESOURCE])
    instead[RESOURCE] = min(spare, cost[RESOURCE] - pays[RESOURCE])
    lacks[RESOURCE] = cost[RESOURCE] - pays[RESOURCE] - instead[RESOURCE]
    return {
        "sources": [],
        "saved": None,
        "pays": _named(pays),
        "instead": _named(instead),
        "lacks": _named(lacks),
        "spare": spare - instead[RESOURCE],
    }


def _named(numbers: list[int]) -> Bundle:
    named = {name: number for name, number in zip(BUNDLE, numbers, strict=True) if number}
    return cast("Bundle", named)
