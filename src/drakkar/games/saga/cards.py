"""Chapter 7: the action of a card, carried out when its owner likes."""

from __future__ import annotations

from drakkar.games.saga.box import CARD_INDEX, CARD_NAMES
from drakkar.games.saga.state import NONE, Saga, without
from drakkar.games.saga.vikings import carry_out, usable
from drakkar.kernel.question import Anytime, Move
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
            return Refusal("SAG-7.3", "no-action", {"card": self.card})
        if not usable(s, seat, card):
            return Refusal("SAG-7.2", "action-impossible", {"card": self.card})
        return None

    def perform(self, s: Saga, seat: int) -> None:
        card = CARD_INDEX[self.card]
        s.fresh[seat] = without(s.fresh[seat], card)
        s.tell("acts", seat=seat, card=self.card)
        carry_out(s, seat, card)


def can_act(s: Saga, seat: int) -> bool:
    return any(usable(s, seat, card) for card in s.fresh[seat])
