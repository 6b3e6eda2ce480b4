"""Chapter 6: how far a card moves its owner's pawn."""

from __future__ import annotations

from collections.abc import Sequence

from drakkar.games.saga.box import (
    CARD_INDEX,
    CARD_NAMES,
    CARDS,
    MOVEMENTS,
    THORSTEN,
    TJURE,
    VIKINGS,
)
from drakkar.games.saga.cards import Act
from drakkar.games.saga.choice import Choice
from drakkar.games.saga.movement import Foresee, in_force
from drakkar.games.saga.moves import Go
from drakkar.games.saga.state import Saga
from drakkar.kernel.question import Move, Step
from drakkar.kernel.refusal import Refusal


def advance(s: Saga, seat: int, cells: int) -> None:
    """SAG-6.4: whoever stands there already."""
    s.index[seat] += cells
    if s.events is not None:
        s.tell("moved", seat=seat, cells=cells, cell=s.offset + s.index[seat])


def _before(s: Saga, seat: int, card: int, later: int = 0) -> list[int]:
    """The Vikings played in this adventure before this card, of which ``later`` more follow."""
    played = s.played[seat]
    places = [place for place, other in enumerate(played) if other == card]
    last = places[-1 - later] if len(places) > later else len(played)
    return [other for other in played[:last] if other < VIKINGS]


def distances(s: Saga, seat: int, card: int, later: int = 0) -> Sequence[int]:
    """SAG-6.5 to 6.7: the cells this card may move its owner, each once.

    Gods (SAG-15.1), starting Vikings (SAG-21.2 to 21.4) and those that only move (SAG-21.6, 21.12,
    21.19, 22.1, 23.1) go by what is printed on them.
    """
    if card == THORSTEN:  # SAG-23.6, 23.7
        return [len(_before(s, seat, card, later)) * CARDS[card].effect.cells]
    if card == TJURE:  # SAG-22.9, 22.10
        return sorted({n for other in _before(s, seat, card) for n in CARDS[other].numbers}) or [0]
    numbers = CARDS[card].numbers
    if card >= VIKINGS or MOVEMENTS[s.display[-1]].duration != "this_turn":
        return numbers
    cells = set(numbers)
    # SAG-22.13: only printed numbers of Vikings are reversed, doubled or shifted
    if in_force(s, "may_reverse_viking_number") >= 0:  # SAG-25.4
        cells |= {-n for n in cells}
    if in_force(s, "may_double_viking_number") >= 0:  # SAG-26.8
        cells |= {2 * n for n in cells}
    if s.icy >> seat & 1:  # SAG-27.10
        cells = {n + d for n in cells for d in (1, -1)}
    return sorted(cells)


def stride(s: Saga, seat: int, card: int, later: int = 0) -> bool:
    """The move of one card, where there is no choice about it."""
    cells = distances(s, seat, card, later)
    if len(cells) > 1:
        return False
    advance(s, seat, cells[0])
    return True


class Stride(Step):
    """The move of one card; asked only where there is a choice."""

    seat: int
    card: int
    later: int = 0  # how often the same card still follows: two Thorstens under IV.C

    def run(self, s: Saga) -> None:
        if not stride(s, self.seat, self.card, self.later):
            s.then(PickDistance(self.seat, CARD_NAMES[self.card]))


class PickDistance(Choice):
    """Which number, in which direction, doubled or not."""

    allows = (Foresee, Act)

    card: str

    def kinds(self) -> tuple[type[Move], ...]:
        return (Go,)

    def moves(self, s: Saga) -> list[Move]:
        return [Go(cells) for cells in distances(s, self.seat, CARD_INDEX[self.card])]

    def probes(self, s: Saga) -> list[Move]:
        return [Go(cells) for cells in range(-9, 19)]

    def refuse(self, s: Saga, move: Go) -> Refusal | None:
        if move.cells in distances(s, self.seat, CARD_INDEX[self.card]):
            return None
        return Refusal("SAG-6.3", "not-that-far", {"cells": move.cells})

    def answer(self, s: Saga, move: Go) -> None:
        s.icy &= ~(1 << self.seat)
        advance(s, self.seat, move.cells)
