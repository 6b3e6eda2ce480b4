"""Chapter 12: building a building, straight from the hand."""

from __future__ import annotations

from collections.abc import Iterable

from drakkar.games.shipwrights.box import CARD_INDEX, CARDS, GOODS, WORKER
from drakkar.games.shipwrights.cards import (
    can_pay,
    gold_to_spare,
    goods_to_pay,
    not_in_hand,
    paid_goods,
    spend,
)
from drakkar.games.shipwrights.moves import Build, Pay
from drakkar.games.shipwrights.recruiting import missing_goods
from drakkar.games.shipwrights.state import NONE, Shipwrights
from drakkar.games.shipwrights.tracks import advance
from drakkar.kernel.question import Move, Question
from drakkar.kernel.refusal import Refusal


def refuse_build(s: Shipwrights, seat: int, move: Build) -> Refusal | None:
    missing = not_in_hand(s, seat, move.card, "SHI-12.1")
    if missing is not None:
        return missing
    card = CARD_INDEX[move.card]
    if CARDS[card].kind != "building":
        return Refusal("SHI-12.1", "not-a-building", {"card": move.card})
    if not can_pay(s, seat, CARDS[card].cost):
        return missing_goods("SHI-12.2", s, seat, CARDS[card].cost)
    if move.by_hand and not worth_choosing(s, seat, card):
        return Refusal("SHI-2.16", "one-way", {"card": move.card})
    return None


def worth_choosing(s: Shipwrights, seat: int, card: int) -> bool:
    """By hand only where there is something to choose: gold to spare for a good that is there."""
    return gold_to_spare(s, seat, CARDS[card].cost)


def build(s: Shipwrights, seat: int, move: Build) -> None:
    # out of the hand at once: what others guess of the hand must not lose the announced card
    s.take_from_hand(seat, CARD_INDEX[move.card])
    s.then(PayBuilding(seat, move.card, move.by_hand))


class PayBuilding(Question):
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
        return Refusal("SHI-2.16", "exact-payment")

    def answer(self, s: Shipwrights, move: Pay) -> None:
        seat, card = self.seat, CARD_INDEX[self.card]
        s.add(seat, WORKER, -CARDS[card].cost[WORKER])
        spend(s, seat, move)
        s.villages[seat] += ((card, NONE, 0),)
        paid = paid_goods(CARDS[card].cost[WORKER], 0, move)[: len(GOODS)]
        s.tell("building-built", seat=seat, card=self.card, goods=list(paid))
        advance(s, seat, CARDS[card].progress)
