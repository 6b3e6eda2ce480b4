"""Chapter 2: goods and cards: gaining and drawing.

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
    GOODS,
    RESOURCE,
)
from drakkar.games.shipwrights.inside import Inside
from drakkar.games.shipwrights.moves import Cards, Choose
from drakkar.games.shipwrights.state import Shipwrights
from drakkar.kernel.draws import sample
from drakkar.kernel.question import Chance, Move
from drakkar.kernel.refusal import Refusal

Bundle = tuple[int, ...]

_CHOOSE = tuple(Choose(good) for good in BASIC)


# ---- gaining ---------------------------------------------------------------------------------


def gain(s: Shipwrights, seat: int, bundle: Bundle, *, quiet: bool = False) -> None:
    """Take goods at once; cards are drawn, then resources chosen, before anything else.

    SHI-2.17: they join the player's own supply. SHI-5.14: nobody is asked whether he wants them.
    """
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


class ChooseResource(Inside):
    """SHI-2.11, 2.12: a resource of choice is wood, wool or iron, unit by unit; never gold.

    Also where it comes from a discarded card (SHI-6.4) or a ship (SHI-19.4).
    """

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
    """SHI-2.14: cards from the top of the deck into a hand (or a draft pack), at once, those of a
    discarded card (SHI-6.5) included. Only their owner sees them."""

    kind = Cards

    owner: int
    number: int
    to: str = "hand"

    def audience(self) -> tuple[int, ...]:
        return (self.owner,)

    def sample(self, s: Shipwrights, rng: Random) -> Cards:
        drawn: list[int] = []
        for source in (s.deck, s.discard):  # an empty deck is made anew from the discard pile
            number = min(self.number - len(drawn), len(source))  # SHI-2.20: no more than there are
            drawn += sample(rng, source, number)
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


def one_of(good: str) -> Bundle:
    return tuple(int(name == good) for name in BUNDLE)


def not_in_hand(s: Shipwrights, seat: int, name: str, clause: str) -> Refusal | None:
    if CARD_INDEX.get(name, -1) in s.hands[seat]:
        return None
    return Refusal(clause, "not-in-hand", {"card": name})
