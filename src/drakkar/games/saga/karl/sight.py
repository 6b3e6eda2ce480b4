"""Jarl's judgement: karl's, with other weights until Bifröst.

Found in games of karl against himself, by what they came to, and tried by play. Helmets in Valhalla
and gold bring more than they show, and every card there lets one stay longer on Bifröst; cards that
go back keep one longer on any card. Points made early are worth less, for who leads is dealt fewer
cards, and what Bifröst promises is half a guess.
"""

from __future__ import annotations

from typing import Final

from drakkar.games.saga.box import BIFROST, VIKINGS
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


def weighed(s: Saga, seat: int) -> float:
    """The points this seat may expect, as a searching bot sees it."""
    if not s.agenda or not s.round or s.voyage[s.round - 1] == BIFROST:
        return value(s, seat)
    parts = judged(s, seat)
    rest = max(0, len(s.voyage) - 1 - s.round)
    total = sum(parts) - _EARLY * rest * parts[0]
    total += _MORE_GOLD * parts[1] + _MORE_HELMETS * parts[3] + _MORE_BIFROST * parts[6]
    total += _SENT * (len(s.valhalla[seat]) + len(s.picks[seat]))
    if rest:
        cards = s.hands[seat] + s.pile_cards(seat) + s.chosen[seat] + s.played[seat]
        total += _BACK * min(rest, 3) * sum([_GOES_BACK[card] for card in cards])
    return total
