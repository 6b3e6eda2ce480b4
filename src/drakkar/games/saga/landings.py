"""Chapter 24: Njord and Skadi, whose owner moves and lands a second time."""

from __future__ import annotations

from drakkar.games.saga.box import BY_NAME, CARD_NAMES, TJURE, VIKINGS, Card
from drakkar.games.saga.cards import BeginCard
from drakkar.games.saga.choice import Choice, PickCard
from drakkar.games.saga.leaving import Arrive
from drakkar.games.saga.moves import Go, Summon
from drakkar.games.saga.state import Saga
from drakkar.games.saga.strides import Stride, advance
from drakkar.games.saga.vikings import DEEDS, POSSIBLE, ask, ask_for, has_arrived, put_down
from drakkar.kernel.question import Move
from drakkar.kernel.refusal import Refusal


class PickSummon(PickCard):
    """SAG-24.7, 24.8: Njord: a Viking of the own draw pile is played at once; it is shuffled."""

    verb = Summon
    clause = "SAG-24.7"
    reason = "cannot-summon"

    def cards(self, s: Saga) -> list[int]:
        tjure = bool(s.vikings_played(self.seat))
        pile = s.pile_cards(self.seat)
        return [card for card in pile if card < VIKINGS and (card != TJURE or tjure)]

    def picked(self, s: Saga, card: int) -> None:
        seat = self.seat
        s.take_from_pile(seat, card)
        s.tell("summoned", seat=seat, card=CARD_NAMES[card])
        put_down(s, seat, card)
        s.arrived &= ~(1 << seat)
        s.then(BeginCard(seat), Stride(seat, card), Arrive(seat))


class MoveOn(Choice):
    """SAG-24.21: Skadi: some cells further, forward or back."""

    actor: str

    def kinds(self) -> tuple[type[Move], ...]:
        return (Go,)

    def moves(self, s: Saga) -> list[Move]:
        effect = BY_NAME[self.actor].effect
        return [Go(cells) for cells in range(effect.min, effect.max + 1) if cells]

    def probes(self, s: Saga) -> list[Move]:
        return [Go(cells) for cells in range(-9, 10)]

    def refuse(self, s: Saga, move: Go) -> Refusal | None:
        if move in self.moves(s):
            return None
        return Refusal("SAG-24.21", "not-that-far", {"cells": move.cells})

    def answer(self, s: Saga, move: Go) -> None:
        advance(s, self.seat, move.cells)
        s.arrived &= ~(1 << self.seat)
        s.then(Arrive(self.seat))


def _goes_on(s: Saga, seat: int) -> bool:
    """SAG-24.9: the first landing has not ended the adventure."""
    return has_arrived(s, seat) and not s.fallen >> seat & 1


def _can_summon(s: Saga, seat: int, card: Card) -> bool:
    return _goes_on(s, seat) and PickSummon(seat).possible(s)


def _can_move_on(s: Saga, seat: int, card: Card) -> bool:
    return _goes_on(s, seat)


POSSIBLE.update(play_viking_from_draw_pile=_can_summon, extra_move=_can_move_on)
DEEDS.update(play_viking_from_draw_pile=ask(PickSummon), extra_move=ask_for(MoveOn))
