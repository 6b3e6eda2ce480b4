"""Chapter 12: building a building, straight from the hand."""

from __future__ import annotations

from collections.abc import Iterable

from drakkar.games.shipwrights.box import CARD_INDEX, CARDS, RESOURCE
from drakkar.games.shipwrights.cards import not_in_hand
from drakkar.games.shipwrights.inside import Inside
from drakkar.games.shipwrights.moves import Build, Pay
from drakkar.games.shipwrights.paying import (
    can_pay,
    gold_to_spare,
    goods_to_pay,
    hand_over,
    missing_goods,
    paid_goods,
    wrong_payment,
)
from drakkar.games.shipwrights.state import NONE, Shipwrights
from drakkar.games.shipwrights.tracks import advance
from drakkar.kernel.question import Move, Step
from drakkar.kernel.refusal import Refusal


def refuse_build(s: Shipwrights, seat: int, move: Build) -> Refusal | None:
    missing = not_in_hand(s, seat, move.card, "SHI-12.1")
    if missing is not None:
        return missing
    card = CARD_INDEX[move.card]
    if CARDS[card].kind != "building":
        return Refusal("SHI-12.1", "not-a-building", {"card": move.card})
    if not affordable(s, seat, card):
        return missing_goods("SHI-12.2", s, seat, CARDS[card].cost, held=1)
    if move.by_hand and not worth_choosing(s, seat, card):
        return Refusal("SHI-2.16", "one-way", {"card": move.card})
    return None


def affordable(s: Shipwrights, seat: int, card: int) -> bool:
    """A building that costs a card does not pay for itself."""
    return can_pay(s, seat, CARDS[card].cost, held=1)


def worth_choosing(s: Shipwrights, seat: int, card: int) -> bool:
    """By hand only where there is something to choose: gold to spare for a good that is there."""
    return gold_to_spare(s, seat, CARDS[card].cost)


def build(s: Shipwrights, seat: int, move: Build) -> None:
    # SHI-12.1: straight from the hand; and out of it at once, because what others guess of the hand
    # must not lose the announced card
    s.take_from_hand(seat, CARD_INDEX[move.card])
    s.then(PayBuilding(seat, move.card, move.by_hand))


class PayBuilding(Inside):
    """The goods of the building: gold where a good is missing, or by hand where its owner likes."""

    card: str
    by_hand: bool

    def kinds(self) -> tuple[type[Move], ...]:
        return (Pay,)

    def moves(self, s: Shipwrights) -> list[Move]:
        return goods_to_pay(s, self.seat, CARDS[CARD_INDEX[self.card]].cost, self.by_hand)

    def probes(self, s: Shipwrights) -> Iterable[Move]:
        yield Pay(0, 0, 0, 0)
        yield from goods_to_pay(s, self.seat, CARDS[CARD_INDEX[self.card]].cost, True)

    def refuse(self, s: Shipwrights, move: Pay) -> Refusal | None:
        if move in self.moves(s):
            return None
        cost = CARDS[CARD_INDEX[self.card]].cost
        return wrong_payment(goods_to_pay(s, self.seat, cost, by_hand=True), move)

    def answer(self, s: Shipwrights, move: Pay) -> None:
        cost = CARDS[CARD_INDEX[self.card]].cost
        s.then(BuildingReady(self.seat, self.card, paid_goods(cost, move)))
        hand_over(s, self.seat, cost, move, cost[RESOURCE])


class BuildingReady(Step):
    """All is paid: the building joins the village, markers advance."""

    seat: int
    card: str
    paid: tuple[int, ...]

    def run(self, s: Shipwrights) -> None:
        card = CARD_INDEX[self.card]
        # SHI-12.4: beside others of its name; SHI-12.5: with room for a worker and a card
        s.villages[self.seat] += ((card, NONE, 0),)
        s.tell("building-built", seat=self.seat, card=self.card, goods=list(self.paid))
        advance(s, self.seat, CARDS[card].progress)  # SHI-12.3
