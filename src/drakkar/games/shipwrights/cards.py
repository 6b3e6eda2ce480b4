"""Chapter 2: goods and cards: gaining, drawing, and what costs are paid with.

A bundle is a tuple of eight numbers in the order of ``BUNDLE``: six goods, cards, and resources
of choice.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from random import Random

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
from drakkar.games.shipwrights.moves import Cards, Choose, Give, Pay
from drakkar.games.shipwrights.state import Shipwrights
from drakkar.kernel.question import Chance, Move, Question
from drakkar.kernel.refusal import Refusal

Bundle = tuple[int, ...]

_CHOOSE = tuple(Choose(good) for good in BASIC)


# ---- gaining ---------------------------------------------------------------------------------


def gain(s: Shipwrights, seat: int, bundle: Bundle, *, quiet: bool = False) -> None:
    """Take goods at once; cards are drawn, then resources chosen, before anything else."""
    base = seat * len(GOODS)
    for good in range(len(GOODS)):
        if bundle[good]:
            s.goods[base + good] += bundle[good]
    if s.events is not None and not quiet:
        tell_gained(s, seat, bundle)
    if bundle[RESOURCE]:
        s.then(ChooseResource(seat, bundle[RESOURCE]))
    if bundle[CARDS_OF]:
        s.then(DrawCards(seat, bundle[CARDS_OF]))


def tell_gained(s: Shipwrights, seat: int, bundle: Bundle) -> None:
    """The goods among it; cards tell of themselves. Asked for only when somebody listens."""
    if any(bundle[: len(GOODS)]):
        s.tell("gained", seat=seat, goods=list(bundle[: len(GOODS)]))


def tell_paid(s: Shipwrights, seat: int, bundle: Bundle) -> None:
    if any(bundle[: len(GOODS)]):
        s.tell("paid", seat=seat, goods=list(bundle[: len(GOODS)]))


class ChooseResource(Question):
    """SHI-2.11, 2.12: a resource of choice is wood, wool or iron, unit by unit; never gold."""

    number: int

    def kinds(self) -> tuple[type[Move], ...]:
        return (Choose,)

    def moves(self, s: Shipwrights) -> list[Move]:
        return list(_CHOOSE)

    def probes(self, s: Shipwrights) -> Iterable[Move]:
        return [Choose(good) for good in (*GOODS, "card")]

    def refuse(self, s: Shipwrights, move: Choose) -> Refusal | None:
        if move.good in BASIC:
            return None
        return Refusal("SHI-2.11", "no-basic-good", {"good": move.good})

    def answer(self, s: Shipwrights, move: Choose) -> None:
        s.add(self.seat, GOODS.index(move.good), 1)
        if s.events is not None:
            tell_gained(s, self.seat, one_of(move.good))
        if self.number > 1:
            s.then(ChooseResource(self.seat, self.number - 1))


class DrawCards(Chance):
    """Cards from the top of the deck into a hand (or a draft pack). Only their owner sees them."""

    kind = Cards

    owner: int
    number: int
    to: str = "hand"

    def audience(self) -> tuple[int, ...]:
        return (self.owner,)

    def sample(self, s: Shipwrights, rng: Random) -> Cards:
        drawn: list[int] = []
        for source in (s.deck, s.discard):  # an empty deck is made anew from the discard pile
            number = min(self.number - len(drawn), len(source))
            drawn += rng.sample(source, number)
        return Cards(tuple(CARD_NAMES[card] for card in drawn))

    def refuse(self, s: Shipwrights, move: Cards) -> Refusal | None:
        wrong = Refusal("KER-4", "not-drawn", {"what": str(move)})
        if any(name not in CARD_INDEX for name in move.cards):
            return wrong
        drawn = [CARD_INDEX[name] for name in move.cards]
        if len(drawn) != min(self.number, len(s.deck) + len(s.discard)):
            return wrong
        first, rest = drawn[: len(s.deck)], drawn[len(s.deck) :]
        if Counter(first) - Counter(s.deck) or Counter(rest) - Counter(s.discard):
            return wrong
        return None

    def answer(self, s: Shipwrights, move: Cards) -> None:
        drawn = tuple(CARD_INDEX[name] for name in move.cards)
        for card in drawn:
            if not s.deck:
                reshuffle(s)
            s.deck.remove(card)
        if not s.deck:
            reshuffle(s)
        if self.to != "hand":
            s.packs[self.owner] = tuple(sorted(s.packs[self.owner] + drawn))
            return
        s.put_in_hand(self.owner, drawn)
        s.tell("drew", seat=self.owner, number=len(drawn))
        s.tell("drew-cards", to=(self.owner,), seat=self.owner, cards=list(move.cards))


def reshuffle(s: Shipwrights) -> None:
    """SHI-2.18, 2.19: the discard pile becomes the new deck as soon as the deck is empty."""
    if s.discard:
        s.deck, s.discard, s.discard_top = s.discard, [], -1
        s.tell("reshuffled")


# ---- paying ----------------------------------------------------------------------------------


def shortage(s: Shipwrights, seat: int, cost: Bundle) -> dict[str, int]:
    """What is missing for a cost, by name; empty if it can be paid (gold stands in for goods)."""
    base = seat * len(GOODS)
    goods = s.goods
    missing: dict[str, int] = {}
    if goods[base + WORKER] < cost[WORKER]:
        missing["worker"] = cost[WORKER] - goods[base + WORKER]
    if goods[base + COIN] < cost[COIN]:
        missing["coin"] = cost[COIN] - goods[base + COIN]
    if len(s.hands[seat]) < cost[CARDS_OF]:
        missing["card"] = cost[CARDS_OF] - len(s.hands[seat])
    spare = goods[base + GOLD] - cost[GOLD]
    left_over = 0
    for good in (WOOD, WOOL, IRON):
        rest = goods[base + good] - cost[good]
        if rest < 0:
            spare += rest
            missing[BUNDLE[good]] = -rest
        else:
            left_over += rest
    spare += min(0, left_over - cost[RESOURCE])
    if spare >= 0:  # the gold covers what is missing of the basic goods
        for name in BASIC:
            missing.pop(name, None)
    elif goods[base + GOLD] < cost[GOLD]:
        missing["gold"] = cost[GOLD] - goods[base + GOLD]
    elif not any(name in missing for name in BASIC):
        missing["resource"] = -spare
    return missing


def can_pay(s: Shipwrights, seat: int, cost: Bundle) -> bool:
    """The same as a quick yes or no."""
    base = seat * len(GOODS)
    g = s.goods
    if (
        g[base + WORKER] < cost[WORKER]
        or g[base + COIN] < cost[COIN]
        or len(s.hands[seat]) < cost[CARDS_OF]
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
    """The ways to pay the basic goods and the gold of a cost.

    The sensible way takes gold only where a good is missing; ``by_hand`` lists every way.
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


def one_of(good: str) -> Bundle:
    return tuple(int(name == good) for name in BUNDLE)


def paid_goods(workers: int, coins: int, move: Pay) -> Bundle:
    """All the goods of a payment, as a bundle."""
    return (workers, move.wood, move.wool, move.iron, move.gold, coins, 0, 0)


def spend(s: Shipwrights, seat: int, move: Pay) -> None:
    for good, number in (
        (WOOD, move.wood),
        (WOOL, move.wool),
        (IRON, move.iron),
        (GOLD, move.gold),
    ):
        s.add(seat, good, -number)


def pay(s: Shipwrights, seat: int, cost: Bundle) -> None:
    """Pay a cost the sensible way; cards and resources of choice are asked for."""
    s.add(seat, WORKER, -cost[WORKER])
    s.add(seat, COIN, -cost[COIN])
    way = goods_to_pay(s, seat, cost, by_hand=False)[0]
    assert isinstance(way, Pay)
    spend(s, seat, way)
    if s.events is not None:
        tell_paid(s, seat, paid_goods(cost[WORKER], cost[COIN], way))
    if cost[RESOURCE]:
        s.then(PayResource(seat, cost[RESOURCE]))
    if cost[CARDS_OF]:
        s.then(GiveCard(seat, cost[CARDS_OF]))


class PayResource(Question):
    """Any wood, wool or iron, or gold in its stead."""

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


class GiveCard(Question):
    """A card of the hand is paid, without its reward."""

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


def not_in_hand(s: Shipwrights, seat: int, name: str, clause: str) -> Refusal | None:
    if CARD_INDEX.get(name, -1) in s.hands[seat]:
        return None
    return Refusal(clause, "not-in-hand", {"card": name})
