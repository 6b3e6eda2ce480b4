"""Chapter 3: the draft of an era; with two players the enemy has a seat in it (chapter 19)."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from drakkar.games.tinyepic.box import CARD_INDEX, CARD_NAMES, ERAS
from drakkar.games.tinyepic.cards import DrawToPack, keep, keep_moves, refuse_keep
from drakkar.games.tinyepic.moves import Cards, Keep
from drakkar.games.tinyepic.solo_setup import SoloPile, UnseenPile
from drakkar.games.tinyepic.state import TinyEpic
from drakkar.kernel.question import Chance, Move, Question, Step
from drakkar.kernel.refusal import Refusal


class Draft(Step):
    """Cards are dealt, more from era to era (TEV-3.1), one is kept, the rest passed on."""

    def run(self, s: TinyEpic) -> None:
        number = ERAS.eras[s.era - 1].cards
        s.tell("draft", era=s.era)
        if s.players == 1:
            piles = [SoloPile() for _ in range(number)]
            s.then(*piles, UnseenPile())
            return
        deals = [DrawToPack(seat, number) for seat in range(s.players)]
        if s.players == 2:
            deals.append(DrawToPack(2, number - 1))  # the enemy's (TEV-19.9)
        s.then(*deals, PickCards())


class PickCards(Step):
    """Everybody chooses at once (TEV-3.2), until the packs are empty: the last card is kept without
    choice (TEV-3.4)."""

    def run(self, s: TinyEpic) -> None:
        if any(s.packs[seat] for seat in range(s.players)):
            s.then(PassPacks())
            s.together([PickCard(seat) for seat in range(s.players)], sealed=True)


class PickCard(Question):
    """One card of the pack, kept face down."""

    secret = True

    def kinds(self) -> tuple[type[Move], ...]:
        return (Keep,)

    def moves(self, s: TinyEpic) -> list[Move]:
        return keep_moves(s, self.seat)

    def probes(self, s: TinyEpic) -> Iterable[Move]:
        return [Keep(name) for name in (*CARD_NAMES, "V99")]

    def refuse(self, s: TinyEpic, move: Keep) -> Refusal | None:
        return refuse_keep(s, self.seat, move, "TEV-3.2")

    def answer(self, s: TinyEpic, move: Keep) -> None:
        keep(s, self.seat, move)


class PassPacks(Step):
    """The packs move on in the direction of the era (TEV-3.3). With two players the enemy sits
    between them (TEV-19.10) and loses a card after each pass (TEV-19.11), in the end its last
    (TEV-19.12)."""

    def run(self, s: TinyEpic) -> None:
        ring = list(range(s.players)) if s.players > 2 else [0, 2, 1]
        step = 1 if ERAS.eras[s.era - 1].direction == "clockwise" else -1
        packs = s.packs[:]
        for at, seat in enumerate(ring):
            s.packs[ring[(at + step) % len(ring)]] = packs[seat]
        s.then(PickCards())
        if s.players == 2 and s.packs[2]:
            s.then(EnemyDiscards())


class EnemyDiscards(Chance):
    """A random card of the enemy's pack goes face down to the discard pile and comes back when that
    is shuffled (TEV-19.13)."""

    kind = Cards

    def audience(self) -> tuple[int, ...]:
        return ()

    def sample(self, s: TinyEpic, rng: Random) -> Cards:
        return Cards((CARD_NAMES[rng.choice(s.packs[2])],))

    def refuse(self, s: TinyEpic, move: Cards) -> Refusal | None:
        if len(move.cards) == 1 and CARD_INDEX.get(move.cards[0], -1) in s.packs[2]:
            return None
        return Refusal("KER-4", "not-drawn", {"what": str(move)})

    def answer(self, s: TinyEpic, move: Cards) -> None:
        card = CARD_INDEX[move.cards[0]]
        pack = list(s.packs[2])
        pack.remove(card)
        s.packs[2] = tuple(pack)
        s.discard.append(card)
