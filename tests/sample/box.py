"""The box of The Raid."""

from __future__ import annotations

from typing import Final

import msgspec

from drakkar.kernel import components

PACKAGE: Final = __name__.rpartition(".")[0]


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    count: int
    strength: int
    source: str


class Cards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    cards: list[Card]


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    source: str
    rounds: int
    hand: int
    islands: int
    crew: int
    most_crew: int
    hire: int
    die: list[int]


CARDS: Final = components.load(PACKAGE, "cards", Cards).cards
SETUP: Final = components.load(PACKAGE, "setup", Setup)
STRENGTH: Final = {card.id: card.strength for card in CARDS}
ISLANDS: Final = range(1, SETUP.islands + 1)
