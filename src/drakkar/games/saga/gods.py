"""Chapters 8 and 15: the God pile: the reward, and the help for those without cards."""

from __future__ import annotations

from random import Random

from drakkar.games.saga.box import BOARD, CARD_INDEX, CARD_NAMES, CARDS
from drakkar.games.saga.choice import Offer, PickCard
from drakkar.games.saga.movement import not_drawn
from drakkar.games.saga.moves import Helped, Keep, Look, Shown
from drakkar.games.saga.state import NONE, Saga, without
from drakkar.kernel.draws import sample
from drakkar.kernel.question import Chance
from drakkar.kernel.refusal import Refusal


def gods_left(s: Saga) -> int:
    return len(s.god_pile) + len(s.god_bottom)


def top_gods(s: Saga, number: int, rng: Random) -> list[int]:
    cards = sample(rng, s.god_pile, min(number, len(s.god_pile)))
    return [*cards, *s.god_bottom[: number - len(cards)]]


def could_be_top(s: Saga, cards: list[int], number: int) -> bool:
    above, below = cards[: len(s.god_pile)], cards[len(s.god_pile) :]
    fits = all(above.count(card) <= s.god_pile.count(card) for card in above)
    return (
        fits
        and below == list(s.god_bottom[: len(below)])
        and len(cards) == min(number, gods_left(s))
    )


def take_gods(s: Saga, cards: list[int]) -> None:
    for card in cards:
        if card in s.god_pile:
            s.god_pile = without(s.god_pile, card)
        else:
            s.god_bottom = without(s.god_bottom, card)


class OfferGod(Offer):
    """SAG-8.15: the top two God cards may be looked at, one of them kept; SAG-8.17: a single one
    is, and without any nothing is asked."""

    verb = Look

    def possible(self, s: Saga) -> bool:
        return gods_left(s) > 0

    def accept(self, s: Saga) -> None:
        s.then(ShowGods(self.seat), KeepGod(self.seat))


class ShowGods(Chance):
    """SAG-8.16: seen by nobody else."""

    kind = Shown

    owner: int

    def audience(self) -> tuple[int, ...]:
        return (self.owner,)

    def sample(self, s: Saga, rng: Random) -> Shown:
        cards = top_gods(s, BOARD.god_reward.looked_at, rng)
        return Shown(tuple(CARD_NAMES[card] for card in cards))

    def refuse(self, s: Saga, move: Shown) -> Refusal | None:
        cards = [CARD_INDEX.get(name, NONE) for name in move.cards]
        ok = could_be_top(s, cards, BOARD.god_reward.looked_at)
        return None if ok else not_drawn(move)

    def answer(self, s: Saga, move: Shown) -> None:
        cards = [CARD_INDEX[name] for name in move.cards]
        take_gods(s, cards)
        s.looked[self.owner] = tuple(cards)


class KeepGod(PickCard):
    """One goes under the own draw pile, the other under the God pile."""

    verb = Keep
    clause = "SAG-8.15"
    reason = "not-looked-at"
    ask_when_forced = True  # a single God card left is nobody else's business

    def cards(self, s: Saga) -> tuple[int, ...]:
        return s.looked[self.seat]

    def picked(self, s: Saga, card: int) -> None:
        s.god_bottom += tuple(other for other in s.looked[self.seat] if other != card)
        s.looked[self.seat] = ()
        s.bury(self.seat, card)
        s.tell("god", seat=self.seat)
        s.tell("god-own", to=(self.seat,), seat=self.seat, card=CARD_NAMES[card])


class TurnUpGod(Chance):
    """SAG-6.9: the number of the top God card moves a pawn; the card goes under the pile."""

    kind = Helped

    owner: int

    def sample(self, s: Saga, rng: Random) -> Helped:
        return Helped(CARD_NAMES[top_gods(s, 1, rng)[0]])

    def refuse(self, s: Saga, move: Helped) -> Refusal | None:
        ok = could_be_top(s, [CARD_INDEX.get(move.card, NONE)], 1)
        return None if ok else not_drawn(move)

    def answer(self, s: Saga, move: Helped) -> None:
        card = CARD_INDEX[move.card]
        take_gods(s, [card])
        s.god_bottom = (*s.god_bottom, card)
        s.index[self.owner] += CARDS[card].numbers[0]
        s.tell("helped", seat=self.owner, card=move.card, cells=CARDS[card].numbers[0])
