"""What the owner of a card would hand over for it now, as cheaply as may be: the build sheet.

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
from drakkar.games.shipwrights.shipbuilding import can_launch, full_cost, savings
from drakkar.games.shipwrights.skills import affordable_way, artisans_way
from drakkar.games.shipwrights.state import NONE, Shipwrights
from drakkar.games.shipwrights.view_types import Bill, Bundle

_BASIC = (WOOD, WOOL, IRON)


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
    if can_launch(s, seat, card):
        way = affordable_way(s, seat, card)
    else:
        way = artisans_way(s, seat, card)
    sheets = []
    for saved in savings(s, seat, card):
        sheet = _bill(s, seat, full_cost(s, seat, card, way, saved))
        sheet["saved"] = None if saved == NONE else BUNDLE[saved]
        sheet["skills"] = [SKILLS[skill] for skill in CARDS[card].skills]
        sheet["sources"] = list(way)
        sheets.append(sheet)
    return min(sheets, key=_dearness)


def _dearness(sheet: Bill) -> tuple[int, int]:
    def total(bundle: Bundle) -> int:
        return sum(cast("dict[str, int]", bundle).values())

    return total(sheet["lacks"]), total(sheet["instead"])


def _bill(s: Shipwrights, seat: int, cost: Numbers, held: int = 0) -> Bill:
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
        "skills": [],
        "sources": [],
        "saved": None,
        "pays": _named(pays),
        "instead": _named(instead),
        "lacks": _named(lacks),
    }


def _named(numbers: list[int]) -> Bundle:
    named = {name: number for name, number in zip(BUNDLE, numbers, strict=True) if number}
    return cast("Bundle", named)
