"""Chapters 4 and 10: the starting hand, drawing, and the cards that replace those played."""

from __future__ import annotations

from random import Random
from typing import ClassVar

from drakkar.games.saga.box import BOARD, BY_NAME, CARD_INDEX, CARD_NAMES, NORMAL
from drakkar.games.saga.choice import Choice, Offer, PickCard
from drakkar.games.saga.movement import amount, in_force, not_drawn, orders, wrong_order
from drakkar.games.saga.moves import Bury, Decline, Draw, Drawn, Order, Pay
from drakkar.games.saga.state import Saga, without
from drakkar.kernel.draws import sample
from drakkar.kernel.question import Chance, Entry, Move, Step
from drakkar.kernel.refusal import Refusal

# ---- drawing ---------------------------------------------------------------------------------


_ONE = tuple(Drawn((name,)) for name in CARD_NAMES)


class DrawCards(Chance):
    """The top cards of somebody's own draw pile: into the hand, to be looked at, or to Valhalla."""

    kind = Drawn

    owner: int
    number: int
    to: str = "hand"

    def audience(self) -> tuple[int, ...]:
        return (self.owner,)

    def sample(self, s: Saga, rng: Random) -> Drawn:
        seat, number = self.owner, self.number
        if number == 1 and not s.tops[seat] and s.piles[seat]:
            pile = s.piles[seat]
            return _ONE[pile[int(rng.random() * len(pile))]]
        cards = s.tops[seat][:number]
        number -= len(cards)
        if number:
            pile = s.piles[seat]
            cards += tuple(sample(rng, pile, number)) if number < len(pile) else _mixed(pile, rng)
            if number > len(pile):
                cards += s.bottoms[seat][: number - len(pile)]
        return Drawn(tuple([CARD_NAMES[card] for card in cards]))

    def refuse(self, s: Saga, move: Drawn) -> Refusal | None:
        seat = self.owner
        tops, pile, bottoms = s.tops[seat], s.piles[seat], s.bottoms[seat]
        cards = [CARD_INDEX.get(name, -1) for name in move.cards]
        drawn = cards[len(tops) : len(tops) + len(pile)]
        below = cards[len(tops) + len(pile) :]
        ok = (
            len(cards) == min(self.number, s.pile_size(seat))
            and cards[: len(tops)] == list(tops[: len(cards)])
            and all(drawn.count(card) <= pile.count(card) for card in drawn)
            and below == list(bottoms[: len(below)])
        )
        return None if ok else not_drawn(move)

    def answer(self, s: Saga, move: Drawn) -> None:
        seat = self.owner
        cards = tuple([CARD_INDEX[name] for name in move.cards])
        draw_off(s, seat, cards)
        if self.to == "hand":
            s.hands[seat] = tuple(sorted(s.hands[seat] + cards))
            if s.events is not None:
                s.tell("drawn", seat=seat, number=len(cards))
                s.tell("drawn-own", to=(seat,), seat=seat, cards=list(move.cards))
        elif self.to == "look":
            s.tops[seat] = cards + s.tops[seat]
        else:
            s.valhalla[seat] = tuple(sorted(s.valhalla[seat] + cards))
            s.tell("valhalla", seat=seat)
            s.tell("valhalla-own", to=(seat,), seat=seat, card=move.cards[0])


def _mixed(pile: tuple[int, ...], rng: Random) -> tuple[int, ...]:
    cards = list(pile)
    rng.shuffle(cards)
    return tuple(cards)


def draw_off(s: Saga, seat: int, cards: tuple[int, ...]) -> None:
    """Take these cards off the top of the draw pile; SAG-10.4: those put under it come last."""
    tops = s.tops[seat]
    if tops:
        s.tops[seat] = tops[len(cards) :]
        cards = cards[len(tops) :]
    pile = s.piles[seat]
    for card in cards[: len(pile)]:
        s.piles[seat] = without(s.piles[seat], card)
    if len(cards) > len(pile):
        s.bottoms[seat] = s.bottoms[seat][len(cards) - len(pile) :]


def draw(s: Saga, seat: int, number: int) -> None:
    """SAG-4.5, 10.3: as many as there are; SAG-4.4: however many there are in the hand."""
    number = min(number, s.pile_size(seat))
    if number > 0:
        s.then(DrawCards(seat, number))


class OfferDraw(Offer):
    """SAG-8.14, IV.A, VII.B: cards that may be drawn beside the replacement."""

    verb = Draw

    number: int

    def possible(self, s: Saga) -> bool:
        return s.pile_size(self.seat) > 0

    def accept(self, s: Saga) -> None:
        draw(s, self.seat, self.number)


# ---- the starting hand -----------------------------------------------------------------------


def hand_sizes(s: Saga) -> list[int]:
    """SAG-4.1, 4.2: by rank on the victory track; tied players share a rank."""
    scores = sorted(set(s.vp), reverse=True)
    return [BOARD.hand_by_rank.cards[scores.index(own)] for own in s.vp]


class DealHands(Step):
    """SAG-4.3: rank is taken once, after buying; SAG-16.5: before Bifröst, too."""

    def run(self, s: Saga) -> None:
        sizes = hand_sizes(s)
        s.tell("hands", sizes=sizes)
        for seat in reversed(s.order()):
            draw(s, seat, sizes[seat])


# ---- replacement -----------------------------------------------------------------------------


class Replace(Step):
    """SAG-10.1: what everybody draws for the cards played this turn, in Odin order; SAG-6.10, 10.2:
    nothing for who has played none."""

    def run(self, s: Saga) -> None:
        entries: list[Entry] = []
        usual = s.display == () or max(s.display) < NORMAL
        for seat in s.on_tour():
            left = s.pile_size(seat)
            if s.fallen >> seat & 1 or not left:
                continue
            if usual and not s.draws[seat]:
                if s.replace[seat]:
                    entries.append(DrawCards(seat, min(left, s.replace[seat])))
            else:
                entries += [UseDraw(seat, CARD_NAMES[card]) for card in s.draws[seat]]
                entries.append(UsualDraw(seat))
        s.then(*entries)


class UseDraw(Choice):
    """SAG-7.1, 7.5: a draw action may be carried out instead of the usual draw: Knut, Ansgar,
    Magnus, Sif (SAG-21.11, 21.13, 21.25, 24.22); whatever V.A and IV.B say (SAG-7.8, 14.7, 15.7,
    21.27)."""

    card: str

    def kinds(self) -> tuple[type[Move], ...]:
        return (Draw, Decline)

    def moves(self, s: Saga) -> list[Move]:
        return [Draw(), Decline()]

    def refuse(self, s: Saga, move: Move) -> Refusal | None:
        return None

    def answer(self, s: Saga, move: Move) -> None:
        card = BY_NAME[self.card]
        if isinstance(move, Decline):
            s.replace[self.seat] += 1
        else:
            draw(s, self.seat, card.effect.count)


class DrawFor(Step):
    """A draw that waits for what lies above it on the agenda."""

    seat: int
    number: int

    def run(self, s: Saga) -> None:
        draw(s, self.seat, self.number)


class Cycle(PickCard):
    """SAG-21.24: Magnus, as soon as he is played: hand cards under the draw pile, and as many
    drawn; SAG-21.25: the two cards that replace him come later, as a draw action."""

    verb = Bury
    optional = True
    clause = "SAG-21.24"
    reason = "not-in-hand"

    buried: int

    def cards(self, s: Saga) -> tuple[int, ...]:
        return s.hands[self.seat]

    def picked(self, s: Saga, card: int) -> None:
        bury_from_hand(s, self.seat, card)
        if s.hands[self.seat]:
            s.then(Cycle(self.seat, self.buried + 1))
        else:
            draw(s, self.seat, self.buried + 1)

    def answer(self, s: Saga, move: Move) -> None:
        if isinstance(move, Decline):
            draw(s, self.seat, self.buried)
        else:
            super().answer(s, move)


def offer_cycle(s: Saga, seat: int) -> Cycle | None:
    return Cycle(seat, 0) if s.hands[seat] else None


def bury_from_hand(s: Saga, seat: int, card: int) -> None:
    s.take_from_hand(seat, card)
    s.bury(seat, card)
    s.tell("buried", seat=seat)
    s.tell("buried-own", to=(seat,), seat=seat, card=CARD_NAMES[card])


class UsualDraw(Step):
    """One card for each card played, as the special cards in force allow."""

    seat: int

    def run(self, s: Saga) -> None:
        seat = self.seat
        number = s.replace[seat]
        if not number:
            return
        # SAG-26.3, 26.7: only this draw is meant. SAG-14.6: V.A and IV.B contradict each other;
        # the last one turned up counts
        none, dear = in_force(s, "no_replacement_draw"), in_force(s, "replacement_draw_costs_gold")
        if dear > none:
            s.then(*(PayToDraw(seat) for _ in range(number)))
        elif none < 0:
            draw(s, seat, number)


class PayToDraw(Choice):
    """SAG-26.2: under IV.B the replacement costs gold, and may be done without."""

    ask_when_forced: ClassVar[bool] = False

    def kinds(self) -> tuple[type[Move], ...]:
        return (Pay, Decline)

    def _price(self, s: Saga) -> int:
        return amount(s, in_force(s, "replacement_draw_costs_gold"))

    def moves(self, s: Saga) -> list[Move]:
        affordable = s.gold[self.seat] >= self._price(s) and s.pile_size(self.seat)
        return [Pay(), Decline()] if affordable else [Decline()]

    def probes(self, s: Saga) -> list[Move]:
        return [Pay(), Decline()]

    def refuse(self, s: Saga, move: Move) -> Refusal | None:
        if isinstance(move, Decline):
            return None
        if not s.pile_size(self.seat):
            return Refusal("SAG-10.3", "pile-empty")
        if s.gold[self.seat] < self._price(s):
            return Refusal(
                "SAG-26.2", "too-dear", {"price": self._price(s), "gold": s.gold[self.seat]}
            )
        return None

    def answer(self, s: Saga, move: Move) -> None:
        if isinstance(move, Pay):
            s.gold[self.seat] -= self._price(s)
            s.tell("paid", seat=self.seat, gold=self._price(s))
            draw(s, self.seat, 1)


# ---- the order of the own pile ---------------------------------------------------------------


class RearrangeOwn(Choice):
    """SAG-27.15: the top cards of the own draw pile go back in any order."""

    secret = True

    number: int

    def kinds(self) -> tuple[type[Move], ...]:
        return (Order,)

    def moves(self, s: Saga) -> list[Move]:
        return orders(s.tops[self.seat][: self.number], CARD_NAMES)

    def probes(self, s: Saga) -> list[Move]:
        return [*self.moves(s), Order(()), Order(("harald", "nobody"))]

    def refuse(self, s: Saga, move: Order) -> Refusal | None:
        names = [CARD_NAMES[card] for card in s.tops[self.seat][: self.number]]
        return wrong_order(names, move, "SAG-27.15")

    def answer(self, s: Saga, move: Order) -> None:
        cards = tuple(CARD_INDEX[name] for name in move.cards)
        s.tops[self.seat] = cards + s.tops[self.seat][len(cards) :]
