"""Chapter 11: the skills of a ship: who supplies them, and what that takes.

A way to meet the skills names a source for each: ``board:<card>:major``, ``tucked:<card>:minor`` or
``labourer``. It is sensible if no other way asks for less of everything (artisans of the player
board, coins, uses of the labourer).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import product
from typing import Final

from drakkar.games.shipwrights.box import (
    CARD_INDEX,
    CARDS,
    CARDS_OF,
    COIN,
    GOLD,
    LABOURER,
    LABOURER_UPGRADED,
)
from drakkar.games.shipwrights.cards import Bundle
from drakkar.games.shipwrights.state import LABOURER_UP, NONE, Shipwrights

Way = tuple[str, ...]

MINOR_COINS: Final = 1  # SHI-11.5

_DOUBLED = tuple(len(set(card.skills)) < len(card.skills) for card in CARDS)
"""The ships that ask twice for a skill: none of the printed ones is known to."""


def sources(s: Shipwrights, seat: int, skill: int) -> list[str]:
    """SHI-11.3: who can supply this skill: artisans on the board, tucked artisans, the labourer.

    SHI-11.4: nobody in hand. SHI-7.13: a tucked artisan works on every ship.
    """
    able = []
    for card in dict.fromkeys(s.boards[seat]):
        artisan = CARDS[card]
        if artisan.major == skill:
            able.append(f"board:{artisan.id}:major")
        elif artisan.minor == skill:
            able.append(f"board:{artisan.id}:minor")
    for card in dict.fromkeys(tucked for _, tucked, _ in s.villages[seat] if tucked != NONE):
        artisan = CARDS[card]
        if artisan.major == skill:
            able.append(f"tucked:{artisan.id}:major")
        elif artisan.minor == skill:
            able.append(f"tucked:{artisan.id}:minor")
    able.append("labourer")
    return able


def _copies(s: Shipwrights, seat: int, source: str) -> int:
    """How many artisans there are who could be this source."""
    where, name, _ = source.split(":")
    card = CARD_INDEX[name]
    if where == "board":
        return s.boards[seat].count(card)
    return sum(tucked == card for _, tucked, _ in s.villages[seat])


def overworked(s: Shipwrights, seat: int, way: Iterable[str]) -> str:
    """SHI-11.6: an artisan supplies each of his skills once to a ship; a source asked too often."""
    for source, times in Counter(way).items():
        if source != "labourer" and times > _copies(s, seat, source):
            return source
    return ""


def labourer_pay(s: Shipwrights, seat: int) -> Bundle:
    """SHI-11.10, 11.11: what one use of the labourer costs."""
    return LABOURER_UPGRADED if s.upgrades[seat] & LABOURER_UP else LABOURER


def skill_cost(s: Shipwrights, seat: int, way: Way) -> tuple[Counter[str], Bundle]:
    """The artisans of the board that a way uses up (SHI-11.7; SHI-11.8: no tucked one), and its
    coins, gold and cards. SHI-11.9: the labourer as often as he is named."""
    used: Counter[str] = Counter()
    for side in (":major", ":minor"):  # both skills of one artisan use him up once
        names = [
            source.split(":")[1] for source in way if source[0] == "b" and source.endswith(side)
        ]
        used |= Counter(names)
    coins = MINOR_COINS * sum(source.endswith(":minor") for source in way)
    labour = way.count("labourer")
    price = labourer_pay(s, seat)
    return used, (0, 0, 0, 0, labour * price[GOLD], coins, labour * price[CARDS_OF], 0)


def cheapest_way(s: Shipwrights, seat: int, card: int, coins: int) -> Way:
    """Free skills first, then minor ones while these coins last, then the labourer."""
    way: list[str] = []
    for skill in CARDS[card].skills:
        best = "labourer"
        for source in sources(s, seat, skill)[:-1]:
            if _DOUBLED[card] and way.count(source) >= _copies(s, seat, source):
                continue
            if source.endswith(":major"):
                best = source
                break
            if coins >= MINOR_COINS:
                best = source
        if best.endswith(":minor"):
            coins -= MINOR_COINS
        way.append(best)
    return tuple(way)


def affordable_way(s: Shipwrights, seat: int, card: int) -> Way:
    """The way that decides alone whether the ship can be built."""
    return cheapest_way(s, seat, card, s.good(seat, COIN) - CARDS[card].cost[COIN])


def artisans_way(s: Shipwrights, seat: int, card: int) -> Way:
    """Artisans for all the skills they have, whatever the coins; the labourer for the others."""
    return cheapest_way(s, seat, card, MINOR_COINS * len(CARDS[card].skills))


def all_ways(s: Shipwrights, seat: int, card: int, by_hand: bool) -> list[Way]:
    """The ways that the artisans allow, affordable or not; without the quite senseless ones."""
    options = [sources(s, seat, skill) for skill in CARDS[card].skills]
    if _DOUBLED[card]:
        return [way for way in product(*options) if not overworked(s, seat, way)]
    if not by_hand:
        options = [_nothing_beats(able) for able in options]
    return list(product(*options))


def _nothing_beats(able: list[str]) -> list[str]:
    """A tucked artisan's major skill costs nothing: where there is one, it alone."""
    free = [source for source in able if source.startswith("tucked:") and source.endswith(":major")]
    return free[:1] or able


def sensible(s: Shipwrights, seat: int, ways: Sequence[Way]) -> list[Way]:
    """Those that no other way beats in every respect; of equals the first."""
    costs = [skill_cost(s, seat, way) for way in ways]
    kept: list[Way] = []
    for i, (used, cost) in enumerate(costs):
        beaten = False
        for j, (other_used, other_cost) in enumerate(costs):
            less = other_used <= used and all(a <= b for a, b in zip(other_cost, cost, strict=True))
            same = other_used == used and other_cost == cost
            if less and (not same or j < i):
                beaten = True
                break
        if not beaten:
            kept.append(ways[i])
    return kept
