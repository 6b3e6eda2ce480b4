"""Chapter 3 (phase 1): buying Vikings, round by round, dearer every time."""

from __future__ import annotations

from collections.abc import Iterable

from drakkar.games.saga.box import CARD_INDEX, CARD_NAMES, PRICES
from drakkar.games.saga.moves import Buy, Pass
from drakkar.games.saga.rewards import not_for_sale, recruit, too_dear
from drakkar.games.saga.state import NONE, Saga
from drakkar.kernel.question import Move, Question, Step
from drakkar.kernel.refusal import Refusal


class BuyingRound(Step):
    """SAG-3.3, 3.5, 3.6: everybody in every round, until nobody has bought in a whole one."""

    surcharge: int

    def run(self, s: Saga) -> None:
        s.surcharge, s.bought = self.surcharge, False
        s.then(*(Visit(seat) for seat in s.order()), EndBuyingRound())


class Visit(Step):
    """Nobody is asked who could not buy anything."""

    seat: int

    def run(self, s: Saga) -> None:
        if affordable(s, self.seat):
            s.then(Shop(self.seat))


class EndBuyingRound(Step):
    def run(self, s: Saga) -> None:
        if s.bought:
            s.then(BuyingRound(s.surcharge + 1))
        else:
            s.surcharge = 0


def price(s: Saga, card: int) -> int:
    """SAG-3.4."""
    return PRICES[card] + s.surcharge


def affordable(s: Saga, seat: int) -> list[int]:
    purse = s.gold[seat] - s.surcharge
    return [card for card, copies in enumerate(s.market) if copies and PRICES[card] <= purse]


_BUY, _PASS = tuple(Buy(name) for name in CARD_NAMES), Pass()


class Shop(Question):
    """One Viking of the display, or none; SAG-3.9: also one that the buyer has already."""

    def kinds(self) -> tuple[type[Move], ...]:
        return (Buy, Pass)

    def moves(self, s: Saga) -> list[Move]:
        return [*(_BUY[card] for card in affordable(s, self.seat)), _PASS]

    def probes(self, s: Saga) -> Iterable[Move]:
        return [*(Buy(name) for name in (*CARD_NAMES, "nobody")), Pass()]

    def refuse(self, s: Saga, move: Move) -> Refusal | None:
        if not isinstance(move, Buy):
            return None
        card = CARD_INDEX.get(move.card, NONE)
        missing = not_for_sale(s, card, move.card)
        if missing is None and price(s, card) > s.gold[self.seat]:
            return too_dear(s, self.seat, price(s, card))
        return missing

    def answer(self, s: Saga, move: Move) -> None:
        if isinstance(move, Buy):
            card = CARD_INDEX[move.card]
            recruit(s, self.seat, card, price(s, card))
            s.piles[self.seat] = tuple(sorted((*s.piles[self.seat], card)))  # SAG-3.11
            s.bought = True
