"""Chapter 2: everybody chooses a card in secret."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from drakkar.kernel.question import Chance, Move, Question, Step
from drakkar.kernel.refusal import Refusal
from tests.sample.box import ISLANDS, SETUP, STRENGTH
from tests.sample.moves import Peek, Pick, Roll
from tests.sample.sailing import Depart
from tests.sample.state import Raid


class Round(Step):
    """RAI-2.1: the next round, or the end."""

    def run(self, s: Raid) -> None:
        if s.round == SETUP.rounds:
            return
        s.round += 1
        s.tell("round", round=s.round)
        s.then(Reveal(), Depart(), Round())
        s.together([PickCard(seat) for seat in range(s.players)], sealed=True)


class PickCard(Question):
    """RAI-2.1: a card of the hand, face down."""

    ask_when_forced = True  # RAI-2.2: the last card is laid like any other

    def kinds(self) -> tuple[type[Move], ...]:
        return (Pick,)

    def moves(self, s: Raid) -> list[Move]:
        return [Pick(card) for card in sorted(set(s.hands[self.seat]))]

    def probes(self, s: Raid) -> Iterable[Move]:
        return [Pick(card) for card in (*STRENGTH, "ship")]

    def refuse(self, s: Raid, move: Pick) -> Refusal | None:
        if move.card in s.hands[self.seat]:
            return None
        return Refusal("RAI-2.1", "not-in-hand", {"card": move.card})

    def answer(self, s: Raid, move: Pick) -> None:
        s.chosen[self.seat] = move.card
        s.tell("chose", to=(self.seat,), card=move.card)
        if move.card == "scout" and s.reef:
            s.then(PeekAt(self.seat))
        elif move.card == "sail":
            s.then(RollWind(self.seat))


class PeekAt(Question):
    """RAI-2.3: a scout looks at an island he has not seen."""

    secret = True
    reveals = True

    def kinds(self) -> tuple[type[Move], ...]:
        return (Peek,)

    def moves(self, s: Raid) -> list[Move]:
        return [Peek(island) for island in ISLANDS if not s.known[self.seat] >> island & 1]

    def probes(self, s: Raid) -> Iterable[Move]:
        return [Peek(island) for island in range(SETUP.islands + 2)]

    def refuse(self, s: Raid, move: Peek) -> Refusal | None:
        if move.island not in ISLANDS:
            return Refusal("RAI-2.3", "no-island", {"island": move.island})
        if s.known[self.seat] >> move.island & 1:
            return Refusal("RAI-2.3", "seen-already", {"island": move.island})
        return None

    def answer(self, s: Raid, move: Peek) -> None:
        s.look(self.seat, move.island)
        s.tell("peeked", to=(self.seat,), island=move.island, reef=s.reef == move.island)


class RollWind(Chance):
    """RAI-2.4: a die for the sail, behind the hand."""

    kind = Roll

    owner: int

    def audience(self) -> tuple[int, ...]:
        return (self.owner,)

    def sample(self, s: Raid, rng: Random) -> Roll:
        return Roll(rng.choice(SETUP.die))

    def outcomes(self, s: Raid) -> list[tuple[Move, float]]:
        return [(Roll(pips), 1 / len(SETUP.die)) for pips in SETUP.die]

    def refuse(self, s: Raid, move: Roll) -> Refusal | None:
        return None if move.pips in SETUP.die else not_drawn(move)

    def answer(self, s: Raid, move: Roll) -> None:
        s.wind[self.owner] = move.pips
        s.tell("wind", to=(self.owner,), pips=move.pips)


class Reveal(Step):
    """RAI-2.5: all cards are shown at once; their strength counts this round."""

    def run(self, s: Raid) -> None:
        for seat, card in enumerate(s.chosen):
            s.hands[seat].remove(card)
            s.played[seat] = card
            s.strength[seat] = STRENGTH[card] + s.wind[seat]
            s.peeks[seat] += card == "scout" and bool(s.reef)
            s.discard.append(card)
            s.chosen[seat], s.wind[seat] = "-", 0
        s.tell("revealed", cards=list(s.played))


def not_drawn(move: Move) -> Refusal:
    return Refusal("KER-4", "not-drawn", {"what": str(move)})
