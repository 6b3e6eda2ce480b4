"""Viking cards from the deck: decided when they are drawn."""

from __future__ import annotations

from collections import Counter
from random import Random

from drakkar.games.tinyepic.box import CARD_INDEX, CARD_NAMES
from drakkar.games.tinyepic.moves import Cards, Keep
from drakkar.games.tinyepic.state import TinyEpic
from drakkar.kernel.draws import sample
from drakkar.kernel.question import Chance, Move
from drakkar.kernel.refusal import Refusal


class Draw(Chance):
    """Cards from the top; what is missing comes from the discard pile, of which a new deck is made
    (TEV-3.7), for deals, draws and invaders alike (TEV-3.9). Whatever lies in hands, rows or on
    the invaders' pile stays there (TEV-3.8)."""

    kind = Cards

    def wanted(self) -> int:
        raise NotImplementedError

    def sample(self, s: TinyEpic, rng: Random) -> Cards:
        drawn: list[int] = []
        for source in (s.deck, s.discard):
            drawn += sample(rng, source, min(self.wanted() - len(drawn), len(source)))
        return Cards(tuple(CARD_NAMES[card] for card in drawn))

    def refuse(self, s: TinyEpic, move: Cards) -> Refusal | None:
        wrong = Refusal("KER-4", "not-drawn", {"what": str(move)})
        if any(name not in CARD_INDEX for name in move.cards):
            return wrong
        drawn = [CARD_INDEX[name] for name in move.cards]
        if len(drawn) != min(self.wanted(), len(s.deck) + len(s.discard)):
            return wrong
        first, rest = drawn[: len(s.deck)], drawn[len(s.deck) :]
        if Counter(first) - Counter(s.deck) or Counter(rest) - Counter(s.discard):
            return wrong
        return None

    def draw(self, s: TinyEpic, move: Cards) -> list[int]:
        """Take the cards off the deck."""
        drawn = [CARD_INDEX[name] for name in move.cards]
        for card in drawn:
            if not s.deck:
                s.deck, s.discard = s.discard, []
                s.tell("reshuffled")
            s.deck.remove(card)
        return drawn


class DrawToHand(Draw):
    """Into a hand; only its owner sees them."""

    owner: int
    number: int

    def wanted(self) -> int:
        return self.number

    def audience(self) -> tuple[int, ...]:
        return (self.owner,)

    def answer(self, s: TinyEpic, move: Cards) -> None:
        drawn = self.draw(s, move)
        s.hands[self.owner] = tuple(sorted((*s.hands[self.owner], *drawn)))
        s.tell("drew", seat=self.owner, number=len(drawn))


class DrawToPack(Draw):
    """The first cards of a draft."""

    owner: int
    number: int

    def wanted(self) -> int:
        return self.number

    def audience(self) -> tuple[int, ...]:
        return (self.owner,)

    def answer(self, s: TinyEpic, move: Cards) -> None:
        drawn = self.draw(s, move)
        s.packs[self.owner] = tuple(sorted((*s.packs[self.owner], *drawn)))


# ---- keeping a card of a pack ----------------------------------------------------------------


_KEEP = tuple(Keep(name) for name in CARD_NAMES)


def keep_moves(s: TinyEpic, seat: int) -> list[Move]:
    return [_KEEP[card] for card in s.packs[seat]]


def refuse_keep(s: TinyEpic, seat: int, move: Keep, clause: str) -> Refusal | None:
    if CARD_INDEX.get(move.card, -1) in s.packs[seat]:
        return None
    return Refusal(clause, "not-in-pack", {"card": move.card})


def keep(s: TinyEpic, seat: int, move: Keep) -> None:
    """From the pack into the hand, for good (TEV-3.5)."""
    card = CARD_INDEX[move.card]
    pack = list(s.packs[seat])
    pack.remove(card)
    s.packs[seat] = tuple(pack)
    s.hands[seat] = tuple(sorted((*s.hands[seat], card)))
