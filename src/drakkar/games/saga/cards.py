"""Chapter 7: the action of a card: when it is played, or later in its owner's turn."""

from __future__ import annotations

from drakkar.games.saga.box import CARD_INDEX, CARD_NAMES, CARDS
from drakkar.games.saga.choice import Choice
from drakkar.games.saga.hand import offer_cycle
from drakkar.games.saga.movement import Foresee
from drakkar.games.saga.moves import Decline
from drakkar.games.saga.state import NONE, Saga, without
from drakkar.games.saga.vikings import carry_out, usable, why_no_purchase
from drakkar.kernel.question import Anytime, Move, Step
from drakkar.kernel.refusal import Refusal


class Act(Anytime):
    """SAG-7.3, 7.7: carry out the action of a card played this turn."""

    card: str

    @classmethod
    def offers(cls, s: Saga, seat: int) -> list[Move]:
        fresh = s.fresh[seat]
        if not fresh:
            return []
        return [cls(CARD_NAMES[card]) for card in sorted(set(fresh)) if usable(s, seat, card)]

    def refuse(self, s: Saga, seat: int) -> Refusal | None:
        card = CARD_INDEX.get(self.card, NONE)
        if card not in s.fresh[seat]:
            if card in s.now[seat] and CARDS[card].action == "immediate":
                return Refusal("SAG-7.3", "only-at-once", {"card": self.card})
            return Refusal("SAG-7.3", "no-action", {"card": self.card})
        if CARDS[card].void and s.adventure.bifrost:
            return Refusal("SAG-16.12", "void-at-bifrost", {"card": self.card})
        if not usable(s, seat, card):
            no_purchase = why_no_purchase(s, seat, card)
            return no_purchase or Refusal("SAG-7.2", "action-impossible", {"card": self.card})
        return None

    def perform(self, s: Saga, seat: int) -> None:
        card = CARD_INDEX[self.card]
        s.fresh[seat] = without(s.fresh[seat], card)
        s.tell("acts", seat=seat, card=self.card)
        carry_out(s, seat, card)


def can_act(s: Saga, seat: int) -> bool:
    return any(usable(s, seat, card) for card in s.fresh[seat])


# ---- when a card is played -------------------------------------------------------------------


def begin_card(s: Saga, seat: int) -> Choice | None:
    """The moment of the next card that a seat has revealed, before it moves the pawn: what its
    action asks at once (SAG-7.3), if it can be carried out. Magnus exchanges cards (SAG-21.24)."""
    card = s.coming[seat][0]
    s.coming[seat] = s.coming[seat][1:]
    if CARDS[card].action == "immediate":
        if usable(s, seat, card):
            s.fresh[seat] = (*s.fresh[seat], card)
            return ActNow(seat, CARD_NAMES[card])
    elif CARDS[card].op == "cycle_hand_then_replacement_draw":
        return offer_cycle(s, seat)
    return None


class BeginCard(Step):
    """The same as a step, where other cards or a move come first."""

    seat: int

    def run(self, s: Saga) -> None:
        at_once = begin_card(s, self.seat)
        if at_once is not None:
            s.then(at_once)


class ActNow(Choice):
    """SAG-7.1, 7.3: the immediate action of the card just played, now or never."""

    allows = (Foresee, Act)

    card: str

    def kinds(self) -> tuple[type[Move], ...]:
        return (Decline,)

    def moves(self, s: Saga) -> list[Move]:
        return [Decline()]

    def refuse(self, s: Saga, move: Move) -> Refusal | None:
        return None

    def answer(self, s: Saga, move: Move) -> None:
        card = CARD_INDEX[self.card]
        if card in s.fresh[self.seat]:  # it has not been used
            s.fresh[self.seat] = without(s.fresh[self.seat], card)
