"""The moves of The Raid."""

from __future__ import annotations

from typing import TYPE_CHECKING

from drakkar.kernel.question import Anytime, Move
from drakkar.kernel.refusal import Refusal
from tests.sample.box import SETUP

if TYPE_CHECKING:
    from tests.sample.state import Raid


class Pick(Move):
    """Choose this card for the round."""

    card: str


class Peek(Move):
    """Look whether the reef lies before this island."""

    island: int


class Sail(Move):
    """Sail to this island."""

    island: int


class Load(Move):
    """Take so many of the crew aboard."""

    crew: int


class Bury(Move):
    """Lay this card away, face down."""

    card: str


class Hire(Anytime):
    """Pay loot for one more of the crew (RAI-4.1)."""

    @classmethod
    def offers(cls, s: Raid, seat: int) -> list[Move]:
        return [] if cls().refuse(s, seat) else [cls()]

    def perform(self, s: Raid, seat: int) -> None:
        s.hired[seat] += 1
        s.crew[seat] += 1
        s.tell("hired", seat=seat)

    def refuse(self, s: Raid, seat: int) -> Refusal | None:
        if s.loot(seat) < SETUP.hire:
            return Refusal("RAI-4.1", "too-poor", {"loot": s.loot(seat), "price": SETUP.hire})
        if s.crew[seat] >= SETUP.most_crew:
            return Refusal("RAI-4.2", "crew-full", {"most": SETUP.most_crew})
        return None


# ---- nature ----------------------------------------------------------------------------------
class Deal(Move):
    cards: tuple[str, ...]


class Reef(Move):
    island: int


class Roll(Move):
    pips: int
