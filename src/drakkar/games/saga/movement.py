"""Chapters 5 and 14: the Movement pile, looking at it, and the cards in force."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import permutations
from random import Random

from drakkar.games.saga.box import BOARD, MOVEMENT_INDEX, MOVEMENT_NAMES, MOVEMENTS
from drakkar.games.saga.moves import Foreseen, Leave, Order, Turned
from drakkar.games.saga.state import NONE, Saga
from drakkar.games.saga.trail import on_card
from drakkar.kernel.draws import sample
from drakkar.kernel.question import Anytime, Chance, Move, Question
from drakkar.kernel.refusal import Refusal


def not_drawn(move: Move) -> Refusal:
    return Refusal("KER-4", "not-drawn", {"what": str(move)})


# ---- the cards in force ----------------------------------------------------------------------


def in_force(s: Saga, op: str) -> int:
    """The place in the display of a special card that now says this, or -1: a lasting one
    (SAG-14.5), or the one just turned up (SAG-27.18: not those of turns before). Players in the
    adventure now were in it when it was turned up (SAG-14.3)."""
    return _forces(s.display).get(op, NONE)


@lru_cache(maxsize=4096)
def _forces(display: tuple[int, ...]) -> dict[str, int]:
    """By what it says, the place of the last card of the display that is in force."""
    places = {}
    for place, number in enumerate(display):
        card = MOVEMENTS[number]
        if card.op and (place == len(display) - 1 or card.duration == "displayed"):
            places[card.op] = place
    return places


def amount(s: Saga, place: int) -> int:
    """The gold that the special card at this place of the display speaks of."""
    return MOVEMENTS[s.display[place]].effect.gold


def why_stay(s: Saga, seat: int, move: Move) -> Refusal | None:
    """Why one who is in the adventure cannot leave it now; None for other moves."""
    if not isinstance(move, Leave) or not s.active >> seat & 1:
        return None
    if not s.reached >> seat & 1:
        if s.adventure.bifrost:
            return Refusal("SAG-16.11", "not-across")
        return Refusal("SAG-10.6", "not-reached")
    if in_force(s, "no_voluntary_leaving") >= 0:
        return Refusal("SAG-25.6", "nobody-leaves")
    return Refusal("SAG-10.5", "leave-later")


# ---- turning up ------------------------------------------------------------------------------


_TURNED = tuple(Turned(name) for name in MOVEMENT_NAMES)


class TurnUp(Chance):
    """SAG-5.1, 5.7: the top Movement card; the discard pile is shuffled when none is left."""

    kind = Turned

    def _cards(self, s: Saga) -> Sequence[int]:
        return s.move_top[:1] or s.move_pile or s.move_discard

    def sample(self, s: Saga, rng: Random) -> Turned:
        cards = self._cards(s)
        return _TURNED[cards[int(rng.random() * len(cards))]]

    def outcomes(self, s: Saga) -> list[tuple[Turned, float]]:  # type: ignore[override]
        cards = self._cards(s)
        return [
            (Turned(MOVEMENT_NAMES[card]), cards.count(card) / len(cards))
            for card in sorted(set(cards))
        ]

    def refuse(self, s: Saga, move: Turned) -> Refusal | None:
        could_be = MOVEMENT_INDEX.get(move.card, NONE) in self._cards(s)
        return None if could_be else not_drawn(move)

    def answer(self, s: Saga, move: Turned) -> None:
        card = MOVEMENT_INDEX[move.card]
        if s.move_top:
            s.move_top.pop(0)
            s.foresight = [known[1:] for known in s.foresight]
        else:
            if not s.move_pile:
                s.move_pile, s.move_discard = sorted(s.move_discard), ()
                s.tell("movement-shuffled")
            s.move_pile.remove(card)
        movement = MOVEMENTS[card]
        if movement.op == "forced_leaving_on_adventure_cell":  # SAG-27.3
            s.caught = sum(1 << seat for seat in s.on_tour() if on_card(s, seat))
        s.display = (*s.display, card)
        before = s.offset
        s.offset = max(0, before + movement.number)  # SAG-5.2, 5.4, 5.5: pawns keep their index
        s.tell("turned", card=move.card, number=movement.number, cells=s.offset - before)


def discard_display(s: Saga) -> None:
    """SAG-12.2; SAG-12.10, 16.14: special cards, too, come back with the others."""
    s.move_discard += s.display
    s.display = ()


def shuffle_in(s: Saga, cards: list[int]) -> None:
    """SAG-12.8, 12.9: with what is left of the draw pile; nobody knows its top any more."""
    s.move_pile = sorted(s.move_pile + s.move_top + cards)
    s.move_top = []
    s.foresight = [()] * s.players


# ---- looking ---------------------------------------------------------------------------------


class LookAhead(Chance):
    """The top Movement cards for one seat's eyes; SAG-5.8: never more than there are."""

    kind = Foreseen

    owner: int
    number: int

    def audience(self) -> tuple[int, ...]:
        return (self.owner,)

    def sample(self, s: Saga, rng: Random) -> Foreseen:
        cards = s.move_top[: self.number]
        cards += sample(rng, s.move_pile, min(self.number - len(cards), len(s.move_pile)))
        return Foreseen(tuple(MOVEMENT_NAMES[card] for card in cards))

    def refuse(self, s: Saga, move: Foreseen) -> Refusal | None:
        cards = [MOVEMENT_INDEX.get(name, NONE) for name in move.cards]
        fixed = s.move_top[: self.number]
        rest = cards[len(fixed) :]
        wanted = min(self.number, len(s.move_top) + len(s.move_pile))
        enough = all(rest.count(card) <= s.move_pile.count(card) for card in rest)
        ok = cards[: len(fixed)] == fixed and len(cards) == wanted and enough
        return None if ok else not_drawn(move)

    def answer(self, s: Saga, move: Foreseen) -> None:
        cards = [MOVEMENT_INDEX[name] for name in move.cards]
        for card in cards[len(s.move_top) :]:
            s.move_pile.remove(card)
            s.move_top.append(card)
        if len(cards) > len(s.foresight[self.owner]):
            s.foresight[self.owner] = tuple(cards)
        s.tell("foreseen", to=(self.owner,), seat=self.owner, cards=list(move.cards))


class Foresee(Anytime):
    """SAG-8.21: give the Prophecy token back and look at the top Movement card."""

    @classmethod
    def offers(cls, s: Saga, seat: int) -> list[Move]:
        if s.prophets >> seat & 1 and (s.move_top or s.move_pile):
            return [_FORESEE]
        return []

    def perform(self, s: Saga, seat: int) -> None:
        s.prophets &= ~(1 << seat)
        s.then(LookAhead(seat, BOARD.prophecy.cards))

    def refuse(self, s: Saga, seat: int) -> Refusal | None:
        return _why_blind(s, seat)


_FORESEE = Foresee()


def _why_blind(s: Saga, seat: int) -> Refusal | None:
    if not s.prophets >> seat & 1:
        return Refusal("SAG-8.21", "no-prophecy")
    if not s.move_top and not s.move_pile:
        return Refusal("SAG-5.8", "pile-empty")
    return None


class Rearrange(Question):
    """SAG-24.16: Balder: the Movement cards looked at go back in any order."""

    secret = True

    number: int

    def kinds(self) -> tuple[type[Move], ...]:
        return (Order,)

    def moves(self, s: Saga) -> list[Move]:
        return orders(s.foresight[self.seat][: self.number], MOVEMENT_NAMES)

    def refuse(self, s: Saga, move: Order) -> Refusal | None:
        names = [MOVEMENT_NAMES[card] for card in s.foresight[self.seat][: self.number]]
        return wrong_order(names, move, "SAG-24.16")

    def elsewhere(self, s: Saga, move: Move) -> Refusal | None:
        return why_stay(s, self.seat, move)

    def probes(self, s: Saga) -> list[Move]:
        return [*self.moves(s), Order(()), Order(("move_1", "nothing"))]

    def answer(self, s: Saga, move: Order) -> None:
        cards = tuple(MOVEMENT_INDEX[name] for name in move.cards)
        s.move_top[: len(cards)] = cards
        s.foresight = [()] * s.players  # what others knew of the top is no longer so
        s.foresight[self.seat] = cards


def orders(cards: tuple[int, ...], names: tuple[str, ...]) -> list[Move]:
    return [Order(tuple(names[c] for c in order)) for order in sorted(set(permutations(cards)))]


def wrong_order(names: list[str], move: Order, clause: str) -> Refusal | None:
    if sorted(move.cards) == sorted(names):
        return None
    return Refusal(clause, "wrong-order")
