"""What symbols, cells and cards are worth: the prices of karl's judgement, in points.

The numbers written here are judgement, found by letting bots play. ``rest`` counts the adventures
between this one and Bifröst.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from drakkar.games.saga.box import (
    ADVENTURES,
    BIFROST,
    BRITTA,
    CARDS,
    DRAW,
    ELLEN,
    GOD,
    GOLD,
    INGRID,
    MARKER_EFFECTS,
    MOVEMENTS,
    NORMAL_PILE,
    OLAV,
    PROPHECY,
    REMOVE,
    SOREN,
    TJURE,
    VALHALLA,
    VIKING,
    VP,
    Effects,
)
from drakkar.games.saga.karl.prospects import Moves, Numbers, Prospects, Road, prospects
from drakkar.games.saga.state import Cards

LATE: Final = 1 / 3
"""Gold in the end."""
HAND: Final = 4
"""Cards in hand, about, in turns and adventures to come."""
_FILL: Final = ((2,), (3,), (4,), (5,), (6,), (7,), (8,))
"""Numbers of cards that will have joined the Valhalla deck, until it has so many."""
_USE: Final = {
    "lasse": 0.2, "ingrid": 0.5, "knut": 0.6, "ansgar": 0.4, "jorik": 0.4, "olav": 0.4,
    "ellen": 0.6, "magnus": 0.5, "gunnar": 0.7, "britta": 1.2, "christian": 0.8, "gunhild": 0.7,
    "alfred": 1.0, "soren": 0.5, "alva": 0.5, "mats": 0.3, "leif": 1.0, "jari": 1.0, "ole": 1.6,
    "freyja": 2.7, "freyr": 1.7, "bragi": 1.8, "thor": 2.0, "heimdall": 1.5, "hel": 2.5,
    "gullveig": 0.8, "tyr": 0.4, "balder": 0.4, "frigg": 0.4, "njord": 0.6, "skadi": 0.8,
    "idun": 1.0, "loki": 0.6, "sif": 0.5, "forseti": 0.4,
}  # fmt: skip
"""What the action of a card is worth when it is played."""
USE: Final = tuple(_USE.get(card.id, 0.0) for card in CARDS)

NUMBERS: Final = tuple(
    card.numbers or ((2, 5) if number == TJURE else (2,)) for number, card in enumerate(CARDS)
)
"""Numbers of cards in adventures to come; those of Tjure and Thorsten are guesses."""


# ---- prices ----------------------------------------------------------------------------------


_EARLY: Final = 0.09
_SPENT: Final = 8


def gold_worth(rest: int) -> float:
    """A piece of gold that may be won: it buys Vikings while they can still be used."""
    return LATE + _EARLY * rest


def purse(rest: int, gold: int) -> float:
    """All the gold of a seat; more than can be spent at a time is for the end."""
    return LATE * gold + _EARLY * rest * min(gold, _SPENT)


@lru_cache(maxsize=64)
def prices(rest: int, bifrost: bool, helmets: int) -> tuple[float, ...]:
    """What the symbols of a cell are worth, as in ``Effects``; helmets: the most for sale."""
    used = min(1.0, rest / 2)
    return (
        1.0,
        gold_worth(rest),
        float(helmets) if bifrost else LATE + 0.45 * used * helmets,
        -1.5 if bifrost else -0.5,
        0.35,
        0.2 if bifrost else 0.3 + 0.9 * used,
        0.0 if bifrost else 1.2,
        0.3,
    )


def worth(effects: Effects, price: tuple[float, ...], played: Cards) -> float:
    """What a cell or a marker is worth, with the Vikings that go on acting."""
    vp, gold = effects[VP], effects[GOLD]
    total = float(vp)
    if vp > 0:
        total += BRITTA in played
    if gold > 0:
        total += price[GOLD] * (gold + played.count(SOREN))
    elif gold < 0 and OLAV in played:
        total -= price[GOLD] * gold
    elif gold < 0:
        total += price[GOLD] * gold + 2 * played.count(ELLEN)
    for what in (VIKING, REMOVE, DRAW, GOD, VALHALLA, PROPHECY):
        total += effects[what] * price[what]
    return total


LASTING: Final = (BRITTA, SOREN, OLAV, ELLEN, INGRID)


@lru_cache(maxsize=500)
def rewards(
    adventure: int,
    markers: tuple[int, ...],
    price: tuple[float, ...],
    lasting: Cards,
    on_marker: int,
    on_reward: int,
    on_penalty: int,
) -> tuple[float, ...]:
    """What the cells in front of the last one are worth, with the special cards in force."""
    card = ADVENTURES[adventure]
    values = []
    for cell in range(card.last):
        effects = card.cells[cell]
        total = worth(effects, price, lasting)
        if total > 0:
            total += price[GOLD] * on_reward
        elif total < 0:
            total -= price[GOLD] * on_penalty
        values.append(total)
    for marker, cell in zip(markers, card.marker_cells, strict=False):
        total = worth(MARKER_EFFECTS[marker], price, lasting) - price[GOLD] * on_marker
        values[cell] = total + lasting.count(INGRID)
    return tuple(values)


@lru_cache(maxsize=64)
def moves_of(cards: tuple[int, ...], forward: bool) -> Moves:
    """The numbers of these Movement cards with their chances."""
    numbers = [MOVEMENTS[card].number for card in cards]
    if forward:
        numbers = [number for number in numbers if number > 0]
    return tuple((n, numbers.count(n) / len(numbers)) for n in sorted(set(numbers)))


@lru_cache(maxsize=64)
def usual_moves(realms: int, voyage: tuple[int, ...]) -> Moves:
    """Those of all Movement cards in the game."""
    specials = [
        ADVENTURES[number].special
        for number in voyage
        if ADVENTURES[number].special >= 0 and realms >> ADVENTURES[number].realm & 1
    ]
    return moves_of((*NORMAL_PILE, *specials), True)


# ---- cards for later -------------------------------------------------------------------------


@lru_cache(maxsize=4000)
def later(voyage: tuple[int, ...], rounds: int, realms: int, helmets: int, deck: Cards) -> float:
    """What adventures after this one will bring with this deck, movement only: the next one is
    worked out, the others are taken to be like it."""
    coming, rest = voyage[rounds] if rounds < len(voyage) else BIFROST, len(voyage) - 1 - rounds
    if coming == BIFROST:
        return 0.0
    cells = rewards(coming, (), prices(rest - 1, False, helmets), (), 0, 0, 0)
    return rest * outlook(coming, cells, usual_moves(realms, voyage), deck, HAND, True).start


@lru_cache(maxsize=4000)
def at_bifrost(realms: int, voyage: tuple[int, ...], helmets: int, deck: Cards) -> float:
    """What Bifröst will bring with this Valhalla deck, helmets not counted."""
    numbers = tuple(sorted([NUMBERS[card] for card in deck])) + _FILL[len(deck) :]
    cells = rewards(BIFROST, (), prices(0, True, helmets), (), 0, 0, 0)
    return _ahead(BIFROST, cells, usual_moves(realms, voyage), numbers, HAND, True).start


def _ahead(
    adventure: int,
    cells: tuple[float, ...],
    moves: Moves,
    deck: tuple[Numbers, ...],
    hand: int,
    stay: bool,
) -> Prospects:
    card = ADVENTURES[adventure]
    road = Road(cells, card.entry, card.length, float(card.penalty), stay)
    return prospects(road, moves, deck, hand)


def outlook(
    adventure: int, cells: tuple[float, ...], moves: Moves, deck: Cards, hand: int, stay: bool
) -> Prospects:
    numbers = tuple(sorted([NUMBERS[card] for card in deck]))
    hand = max(1, min(hand, len(deck) - 2))  # few cards do not last an adventure
    return _ahead(adventure, cells, moves, numbers, hand, stay)
