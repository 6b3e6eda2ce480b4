"""Jarl's judgement: karl's, with other weights until Bifröst, and cards played are gone for now.

Found in games of karl against himself, by what they came to, and tried by play. Helmets in Valhalla
and gold bring more than they show, and every card there lets one stay longer on Bifröst; cards that
go back keep one longer on any card. Points made early are worth less, for who leads is dealt fewer
cards, and what Bifröst promises is half a guess.
"""

from __future__ import annotations

from typing import Final

from drakkar.games.saga.box import BIFROST, VIKINGS
from drakkar.games.saga.karl.reasons import sources
from drakkar.games.saga.karl.value import judged, value
from drakkar.games.saga.karl.worth import NUMBERS
from drakkar.games.saga.state import Saga

WEIGHTS: Final = {"gold": 1.2, "helmets": 1.3, "bifrost": 0.6}
"""What a searching bot makes of the parts (``Rules.weights``)."""
_MORE_GOLD: Final = WEIGHTS["gold"] - 1
_MORE_HELMETS: Final = WEIGHTS["helmets"] - 1
_MORE_BIFROST: Final = WEIGHTS["bifrost"] - 1
_EARLY: Final = 0.06
"""What a point made is worth less, for every adventure between this one and Bifröst."""
_SENT: Final = 0.6
"""A card in Valhalla, helmets apart."""
_BACK: Final = 0.5
"""A card that goes back, for every adventure in which it may yet be played, up to three."""
_GOES_BACK: Final = tuple(
    card < VIKINGS and min(numbers) < 0 for card, numbers in enumerate(NUMBERS)
)


def insight(s: Saga, seat: int) -> dict[str, float]:
    """What ``weighed`` says, by where it comes from."""
    parts = sources(s, seat, True)
    if not s.agenda or not s.round or s.voyage[s.round - 1] == BIFROST:
        return parts
    rest = max(0, len(s.voyage) - 1 - s.round)
    for name, weight in WEIGHTS.items():
        parts[name] *= weight
    parts["vp"] *= 1 - _EARLY * rest
    parts["bifrost"] += _stays(s, seat)
    parts["deck"] += _turns_back(s, seat, rest)
    return parts


def weighed(s: Saga, seat: int) -> float:
    """The points this seat may expect, as a searching bot sees it."""
    if not s.agenda or not s.round:
        return value(s, seat)
    parts = judged(s, seat, True)
    total = sum(parts)
    if s.voyage[s.round - 1] == BIFROST:
        return total
    rest = max(0, len(s.voyage) - 1 - s.round)
    total -= _EARLY * rest * parts[0]
    total += _MORE_GOLD * parts[1] + _MORE_HELMETS * parts[3] + _MORE_BIFROST * parts[6]
    return total + _stays(s, seat) + _turns_back(s, seat, rest)


def _stays(s: Saga, seat: int) -> float:
    """How much longer the cards in Valhalla let one stay on Bifröst."""
    return _SENT * (len(s.valhalla[seat]) + len(s.picks[seat]))


def _turns_back(s: Saga, seat: int, rest: int) -> float:
    """How much longer the own cards let one stay on adventures to come."""
    if not rest:
        return 0.0
    cards = s.hands[seat] + s.pile_cards(seat) + s.chosen[seat] + s.played[seat]
    back = sum([_GOES_BACK[card] for card in cards]) - sum([_GOES_BACK[c] for c in s.picks[seat]])
    return _BACK * min(rest, 3) * back
