"""Chapter 2: costs: whether they can be paid, what is missing, and the questions of paying.

A cost is a bundle. Workers, coins and gold are paid as they are; gold may stand in for wood, wool
and iron; resources of choice and cards are asked for one by one. ``held`` counts the cards of the
hand that cannot pay, because they are what is being paid for.
"""

from __future__ import annotations

from collections.abc import Iterable

from drakkar.games.shipwrights.box import (
    BASIC,
    BUNDLE,
    CARD_INDEX,
    CARD_NAMES,
    CARDS_OF,
    COIN,
    GOLD,
    GOODS,
    IRON,
    RESOURCE,
    WOOD,
    WOOL,
    WORKER,
)
from drakkar.games.shipwrights.cards import Bundle, not_in_hand, one_of
from drakkar.games.shipwrights.inside import Inside
from drakkar.games.shipwrights.moves import Choose, Give, Pay
from drakkar.games.shipwrights.state import Shipwrights
from drakkar.kernel.question import Move
from drakkar.kernel.refusal import Refusal

# ---- whether it can be paid ------------------------------------------------------------------


def can_pay(s: Shipwrights, seat: int, cost: Bundle, held: int = 0) -> bool:
    """Whether ``shortage`` finds nothing missing, quicker.

    SHI-2.9: gold stands in for no worker, coin or card; SHI-2.10: and what a cost asks for in gold
    is not free to stand in for anything.
    """
    base = seat * len(GOODS)
    g = s.goods
    if (
        g[base + WORKER] < cost[WORKER]
        or g[base + COIN] < cost[COIN]
        or (cost[CARDS_OF] and len(s.hands[seat]) - held < cost[CARDS_OF])
    ):
        return False
    spare, left_over = g[base + GOLD] - cost[GOLD], 0
    for good in (WOOD, WOOL, IRON):
        rest = g[base + good] - cost[good]
        if rest < 0:
            spare += rest
        else:
            left_over += rest
    return spare + min(0, left_over - cost[RESOURCE]) >= 0


def shortage(s: Shipwrights, seat: int, cost: Bundle, held: int = 0) -> dict[str, int]:
    """What is missing for a cost, by name; empty if it can be paid.

    ``wild``: how many of the missing goods the owner's gold stands in for, if not for all.
    """
    missing: dict[str, int] = {}
    for good in (WORKER, COIN, GOLD):
        if s.good(seat, good) < cost[good]:
            missing[BUNDLE[good]] = cost[good] - s.good(seat, good)
    cards = len(s.hands[seat]) - held
    if cards < cost[CARDS_OF]:
        missing["card"] = cost[CARDS_OF] - cards
    spare, left_over = s.good(seat, GOLD) - cost[GOLD], 0
    basic: dict[str, int] = {}
    for good in (WOOD, WOOL, IRON):
        rest = s.good(seat, good) - cost[good]
        if rest < 0:
            basic[BUNDLE[good]] = -rest
        else:
            left_over += rest
    if left_over < cost[RESOURCE]:
        basic["resource"] = cost[RESOURCE] - left_over
    if sum(basic.values()) > max(0, spare):
        missing |= basic
        if spare > 0:
            missing["wild"] = spare
    return missing


def missing_args(missing: dict[str, int]) -> dict[str, int]:
    """What the texts about a shortage read."""
    return {name: missing.get(name, 0) for name in (*BUNDLE, "wild")}


def missing_goods(clause: str, s: Shipwrights, seat: int, cost: Bundle, held: int = 0) -> Refusal:
    """One refusal for every cost that cannot be paid: what is missing, by good."""
    return Refusal(clause, "cannot-pay", missing_args(shortage(s, seat, cost, held)))


# ---- goods -----------------------------------------------------------------------------------


def gold_to_spare(s: Shipwrights, seat: int, cost: Bundle) -> bool:
    """Whether gold could stand in for a good although the good is there."""
    base, g = seat * len(GOODS), s.goods
    spare, own = g[base + GOLD] - cost[GOLD], 0
    for good in (WOOD, WOOL, IRON):
        rest = g[base + good] - cost[good]
        if rest < 0:
            spare += rest
            own += g[base + good]
        else:
            own += cost[good]
    return spare > 0 and own > 0


def goods_to_pay(s: Shipwrights, seat: int, cost: Bundle, by_hand: bool) -> list[Move]:
    """The ways to pay the wood, wool, iron and gold of a cost.

    The sensible way takes gold only where a good is missing; ``by_hand`` lists every way. All ways
    hand over as many goods, so that any of them leaves enough for resources of choice.
    """
    base = seat * len(GOODS)
    have = [s.goods[base + good] for good in (WOOD, WOOL, IRON, GOLD)]
    need = [cost[good] for good in (WOOD, WOOL, IRON)]
    ways: list[Move] = []
    least = [max(0, need[i] - have[i]) for i in range(3)]
    spare = have[3] - cost[GOLD]
    if not by_hand:
        paid = [need[i] - least[i] for i in range(3)]
        return [Pay(paid[0], paid[1], paid[2], cost[GOLD] + sum(least))]
    for wood in range(least[0], need[0] + 1):
        for wool in range(least[1], need[1] + 1):
            for iron in range(least[2], need[2] + 1):
                gold = wood + wool + iron
                if gold <= spare:
                    ways.append(
                        Pay(need[0] - wood, need[1] - wool, need[2] - iron, cost[GOLD] + gold)
                    )
    return ways


def wrong_payment(ways_by_hand: Iterable[Move], move: Pay) -> Refusal:
    """SHI-2.16; what the rules allow and an ordinary payment does not offer is said to be so."""
    if move in ways_by_hand:
        return Refusal("SHI-2.8", "by-hand-only")
    return Refusal("SHI-2.16", "exact-payment")


def paid_goods(cost: Bundle, move: Pay) -> Bundle:
    """The goods of a payment: workers and coins of the cost, and what its owner hands over."""
    return (cost[WORKER], move.wood, move.wool, move.iron, move.gold, cost[COIN])


def hand_over(s: Shipwrights, seat: int, cost: Bundle, move: Pay, resources: int) -> None:
    """Pay all of a cost: the goods now; cards and resources of choice are then asked for.

    SHI-2.17: what is paid goes to the main supply, which is nobody's.
    """
    base = seat * len(GOODS)
    for good, number in enumerate(paid_goods(cost, move)):
        s.goods[base + good] -= number
    if resources:
        s.then(PayResource(seat, resources))
    if cost[CARDS_OF]:
        s.then(GiveCard(seat, cost[CARDS_OF]))


# ---- the cost of an ability ------------------------------------------------------------------


def pay(s: Shipwrights, seat: int, cost: Bundle) -> None:
    """SHI-2.8: gold may stand in for goods: where it could, its owner is asked."""
    ways = goods_to_pay(s, seat, cost, by_hand=True)
    if len(ways) > 1:
        s.then(PayAbility(seat, cost))
    else:
        pay_ability(s, seat, cost, ways[0])


def pay_ability(s: Shipwrights, seat: int, cost: Bundle, move: Move) -> None:
    assert isinstance(move, Pay)
    hand_over(s, seat, cost, move, cost[RESOURCE])
    if s.events is not None:
        tell_paid(s, seat, paid_goods(cost, move))


class PayAbility(Inside):
    """The goods of a villager's or a worker space's cost: where gold stands in."""

    cost: tuple[int, ...]

    def kinds(self) -> tuple[type[Move], ...]:
        return (Pay,)

    def moves(self, s: Shipwrights) -> list[Move]:
        return goods_to_pay(s, self.seat, self.cost, by_hand=True)

    def probes(self, s: Shipwrights) -> Iterable[Move]:
        return [Pay(0, 0, 0, 0), *self.moves(s)]

    def refuse(self, s: Shipwrights, move: Pay) -> Refusal | None:
        return None if move in self.moves(s) else Refusal("SHI-2.16", "exact-payment")

    def answer(self, s: Shipwrights, move: Pay) -> None:
        pay_ability(s, self.seat, self.cost, move)


# ---- resources of choice and cards -----------------------------------------------------------


class PayResource(Inside):
    """SHI-2.13: any wood, wool or iron, or gold in its stead."""

    number: int

    def kinds(self) -> tuple[type[Move], ...]:
        return (Choose,)

    def moves(self, s: Shipwrights) -> list[Move]:
        return [Choose(GOODS[g]) for g in (WOOD, WOOL, IRON, GOLD) if s.good(self.seat, g)]

    def probes(self, s: Shipwrights) -> Iterable[Move]:
        return [Choose(good) for good in (*GOODS, "card")]

    def refuse(self, s: Shipwrights, move: Choose) -> Refusal | None:
        if move.good not in (*BASIC, "gold"):
            return Refusal("SHI-2.13", "no-resource", {"good": move.good})
        if not s.good(self.seat, GOODS.index(move.good)):
            return Refusal("SHI-2.13", "none-left", {"good": move.good})
        return None

    def answer(self, s: Shipwrights, move: Choose) -> None:
        s.add(self.seat, GOODS.index(move.good), -1)
        if s.events is not None:
            tell_paid(s, self.seat, one_of(move.good))
        if self.number > 1:
            s.then(PayResource(self.seat, self.number - 1))


class GiveCard(Inside):
    """SHI-2.15: a card of the hand is paid, without its reward."""

    number: int

    def kinds(self) -> tuple[type[Move], ...]:
        return (Give,)

    def moves(self, s: Shipwrights) -> list[Move]:
        return [Give(CARD_NAMES[card]) for card in sorted(set(s.hands[self.seat]))]

    def probes(self, s: Shipwrights) -> Iterable[Move]:
        return [Give(name) for name in (*CARD_NAMES, "card")]

    def refuse(self, s: Shipwrights, move: Give) -> Refusal | None:
        return not_in_hand(s, self.seat, move.card, "SHI-2.15")

    def answer(self, s: Shipwrights, move: Give) -> None:
        card = CARD_INDEX[move.card]
        s.take_from_hand(self.seat, card)
        s.put_on_discard(card)
        s.tell("gave", seat=self.seat, card=move.card)
        if self.number > 1:
            s.then(GiveCard(self.seat, self.number - 1))


def tell_paid(s: Shipwrights, seat: int, bundle: Bundle) -> None:
    if any(bundle[: len(GOODS)]):
        s.tell("paid", seat=seat, goods=list(bundle[: len(GOODS)]))
