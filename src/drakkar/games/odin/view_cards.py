"""What an occupation does as a line of signs: what it takes and brings, and what it is about.

Its text says the rest; a card with a table shows the first row."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from drakkar.games.odin.box import CARDS
from drakkar.games.odin.view_types import Card

_DEEDS = {
    "upgrade": "upgrade",
    "diagonal": "upgrade",
    "further_step": "upgrade",
    "one_more": "upgrade",
    "flip": "trade",
    "take_mountain": "mountain",
    "draw_weapons": "weapons",
    "fill_weapons": "weapons",
    "discount": "discount",
    "roll_bonus": "dice",
    "dice": "dice",
    "max_rolls": "dice",
    "boosts": "dice",
    "loot_tiles": "loot",
    "loot_green": "loot",
    "loot_top_special": "loot",
    "take_laid_tile": "loot",
    "return_vikings": "vikings",
    "use_space": "vikings",
    "emigrate": "emigration",
    "explore": "exploration",
    "ship_as": "ship",
    "play_occupation": "occupation",
    "draw_occupation": "occupation",
    "lay": "laying",
    "lay_new": "laying",
    "lay_served": "laying",
}


@cache
def card_facts(card: int) -> Card:
    printed = CARDS[card]
    pay: dict[str, int] = {}
    gain: dict[str, int] = {}
    deeds: list[str] = []
    for key, value in _verbs([part.do for part in printed.parts]):
        if key in ("pay", "gain") and isinstance(value, dict):
            bag = pay if key == "pay" else gain
            for item, number in value.items():
                bag.setdefault(item, number if isinstance(number, int) else 1)
        elif key in _DEEDS and _DEEDS[key] not in deeds:
            deeds.append(_DEEDS[key])
    return {
        "number": printed.number,
        "deck": printed.deck,
        "points": printed.points,
        "starting": printed.starting,
        "category": printed.category,
        "pay": pay,
        "gain": gain,
        "deeds": deeds,
    }


def _verbs(effect: Any) -> Iterator[tuple[str, Any]]:
    """All verbs of an effect, from the outside in; of a table the first row."""
    if isinstance(effect, list):
        for inner in effect:
            yield from _verbs(inner)
    elif isinstance(effect, dict):
        for key, value in effect.items():
            yield key, value
            yield from _verbs(value[:1] if key == "rows" else value)
