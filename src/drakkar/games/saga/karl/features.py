"""What konung looks at in a position beside karl's judgement, in plain counts."""

from __future__ import annotations

from typing import Final

from drakkar.games.saga.box import ADVENTURES, BIFROST, CARDS, HELMETS, PRICES, STARTING, VIKINGS
from drakkar.games.saga.hand import hand_sizes
from drakkar.games.saga.karl.worth import NUMBERS
from drakkar.games.saga.state import Saga

_SLOW: Final = 3
_FAST: Final = 6
"""Numbers up to the one, and from the other on."""
_BOUGHT: Final = range(STARTING, VIKINGS)
_GODS: Final = range(VIKINGS, len(CARDS))


def features(s: Saga, seat: int) -> dict[str, float]:
    # at Bifröst the deck is what was sent to Valhalla
    deck = (*s.hands[seat], *s.pile_cards(seat), *s.chosen[seat], *s.played[seat])
    sent = s.valhalla[seat] + s.picks[seat]
    crossing = s.round and s.voyage[s.round - 1] == BIFROST
    if crossing:
        deck, sent = (), (*deck, *sent)
    inside = s.round and s.active >> seat & 1
    cell = s.offset + s.index[seat] if inside else 0
    entry = ADVENTURES[s.voyage[s.round - 1]].entry if s.round else 0
    gold = s.gold[seat]
    counts: dict[str, float] = {
        "gold": gold,
        "pence": min(gold, 3),
        "hoard": max(0, gold - 8),
        "before": max(-10, min(10, s.vp[seat] - max(_others(s.vp, seat)))),
        "hand_size": hand_sizes(s)[seat],
        "hand": len(s.hands[seat]),
        "odin": float(s.odin == seat),
        "inside": float(bool(inside)),
        "cell": cell,
        "on_card": float(bool(inside) and cell >= entry),
        "prophet": float(s.prophets >> seat & 1),
        "deck_size": len(deck),
        "deck_price": sum([PRICES[card] for card in deck if card < VIKINGS]),
        "deck_helmets": sum([HELMETS[card] for card in deck]),
        "sent_size": len(sent),
        "sent_helmets": sum([HELMETS[card] for card in sent]),
    }
    for name, cards in (("deck", deck), ("sent", sent)):
        numbers = [NUMBERS[card] for card in cards]
        counts[f"{name}_slow"] = sum([max(each) <= _SLOW for each in numbers])
        counts[f"{name}_fast"] = sum([min(each) >= _FAST for each in numbers])
        counts[f"{name}_back"] = sum([min(each) < 0 for each in numbers])
        counts[f"{name}_choice"] = sum([len(each) > 1 for each in numbers])
        counts[f"{name}_kinds"] = len({n for each in numbers for n in each})
    for helmets in range(1, 6):
        counts[f"worth_{helmets}"] = sum([HELMETS[card] == helmets for card in deck])
    for card in _BOUGHT:
        counts[f"deck_{CARDS[card].id}"] = deck.count(card)
        counts[f"sent_{CARDS[card].id}"] = sent.count(card)
    for card in _GODS:
        counts[f"deck_{CARDS[card].id}"] = deck.count(card)
    return counts


def _others(vp: list[int], seat: int) -> list[int]:
    return [points for other, points in enumerate(vp) if other != seat] or [0]
