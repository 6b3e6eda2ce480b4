"""What is printed on cards and boards, as JSON for views."""

from __future__ import annotations

from collections.abc import Iterable

from drakkar.games.tinyepic.box import (
    CARD_INDEX,
    CARDS,
    FACES,
    FAVOR_INDEX,
    FAVORS,
    INFLUENCE_SETTLER,
    INFLUENCE_SHIP,
    INFLUENCE_TEMPLE,
    PLACE_NAMES,
    PLACES,
    Action,
)
from drakkar.games.tinyepic.state import NONE, RESOURCES, RUNES, STEEL
from drakkar.games.tinyepic.view_types import ActionView, CardView, FavorView
from drakkar.kernel.state import Seen

_ANY = len(RUNES)


def action(printed: Action) -> ActionView:
    per = None
    if printed.per_rune >= 0:
        per = "any" if printed.per_rune == _ANY else RUNES[printed.per_rune]
    return {
        "type": printed.type,
        "x": printed.x,
        "resources": named(RESOURCES, printed.resources),
        "per_rune": per,
        "amounts": list(printed.amounts),
    }


def cards(names: Iterable[str]) -> dict[str, CardView]:
    """Of each of these cards all that is printed on it."""
    return {name: _card(CARD_INDEX[name]) for name in sorted(set(names))}


def favors(names: Iterable[str]) -> dict[str, FavorView]:
    return {name: _favor(FAVOR_INDEX[name]) for name in sorted(set(names))}


def places() -> dict[str, ActionView]:
    """The actions of the consecration places of the era board."""
    return {name: action(place) for name, place in zip(PLACE_NAMES, PLACES, strict=True)}


def active(seen: Seen, clan: int) -> list[int]:
    """The active runes of a clan by type: of islands and of cards face up."""
    face = FACES[seen.face_number]
    own = seen.rows[clan] if clan < seen.players else (*seen.enemy_row, *seen.enemy_battles)
    runes = [CARDS[card].rune for card in own]
    for island, holder in zip(face.islands, seen.holders, strict=True):
        if holder == clan:
            runes.append(island.rune)
    return [runes.count(rune) for rune in range(len(RUNES))]


def strength_now(seen: Seen, seat: int, name: str) -> int:
    """What a card is worth if revealed now: its own rune counts, its steel is paid first."""
    card, runes = CARDS[CARD_INDEX[name]], active(seen, seat)
    runes[card.rune] += 1
    resources = list(seen.resources[seat * 3 : seat * 3 + 3])
    resources[STEEL] = max(0, resources[STEEL] - card.steel)
    number = 0
    if card.per_rune >= 0:
        number = sum(runes) if card.per_rune == _ANY else runes[card.per_rune]
    elif card.per_resource >= 0:
        number = resources[card.per_resource]
    if card.op == "add":
        return card.base + card.each * number
    return card.base * number if card.op == "multiply" else card.base


def influence(seen: Seen, clan: int, island: int) -> int:
    face = FACES[seen.face_number]
    total: int = seen.settlers[clan * len(face.islands) + island] * INFLUENCE_SETTLER
    total += INFLUENCE_TEMPLE * (seen.temples[clan] >> island & 1)
    total += INFLUENCE_SHIP * sum(seen.docked[dock] == clan for dock in face.islands[island].docks)
    if clan == seen.players and seen.lone != NONE and face.docks[seen.lone].island == island:
        total += INFLUENCE_SHIP
    return total


def moorings(seen: Seen, clan: int) -> list[str]:
    """Where longships of a clan lie: fjords first, then docks; each place once."""
    face = FACES[seen.face_number]
    n = len(face.fjords)
    afloat = [fjord.id for i, fjord in enumerate(face.fjords) if seen.fleet[clan * n + i]]
    return afloat + [dock.id for i, dock in enumerate(face.docks) if seen.docked[i] == clan]


def _favor(number: int) -> FavorView:
    favor = FAVORS[number]
    return {"runes": named(RUNES, favor.runes), "bag": named(RESOURCES, favor.bag)}


def _card(number: int) -> CardView:
    card = CARDS[number]
    per = None
    if card.per_rune >= 0:
        per = "any" if card.per_rune == _ANY else RUNES[card.per_rune]
    elif card.per_resource >= 0:
        per = RESOURCES[card.per_resource]
    return {
        "rune": RUNES[card.rune],
        "jarl": action(card.jarl),
        "requires": named(RUNES, card.requires),
        "rune_action": action(card.rune_action),
        "strength": {"op": card.op, "base": card.base, "each": card.each, "per": per},
        "steel": card.steel,
    }


def named(names: tuple[str, ...], numbers: tuple[int, ...]) -> dict[str, int]:
    """Amounts by name, without those that are 0."""
    return {name: number for name, number in zip(names, numbers, strict=True) if number}
