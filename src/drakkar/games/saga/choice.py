"""The questions of an adventure: beside any of them a Prophecy token may be used."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, ClassVar

from drakkar.games.saga.box import CARD_INDEX, CARD_NAMES
from drakkar.games.saga.movement import Foresee, why_stay
from drakkar.games.saga.moves import Decline
from drakkar.games.saga.state import NONE, Saga
from drakkar.kernel.question import Anytime, Move, Question, Step
from drakkar.kernel.refusal import Refusal


class Choice(Question):
    """A question asked during an adventure; ``possible`` says whether it need be asked."""

    allows: ClassVar[tuple[type[Anytime], ...]] = (Foresee,)

    def possible(self, s: Saga) -> bool:
        return True

    def elsewhere(self, s: Saga, move: Move) -> Refusal | None:
        return why_stay(s, self.seat, move)


class Ask(Step):
    """Ask this when its time has come, if it is possible then."""

    choice: Choice

    def run(self, s: Saga) -> None:
        if self.choice.possible(s):
            s.then(self.choice)


class Offer(Choice):
    """Something the player may do or leave."""

    verb: ClassVar[type[Move]]

    def kinds(self) -> tuple[type[Move], ...]:
        return (self.verb, Decline)

    def moves(self, s: Saga) -> list[Move]:
        return [self.verb(), Decline()]

    def refuse(self, s: Saga, move: Move) -> Refusal | None:
        return None

    def answer(self, s: Saga, move: Move) -> None:
        if not isinstance(move, Decline):
            self.accept(s)

    def accept(self, s: Saga) -> None:
        raise NotImplementedError


@cache
def by_card(verb: Any) -> list[Move]:
    """What is said of each card by this verb."""
    return [verb(name) for name in CARD_NAMES]


class PickCard(Choice):
    """One of some cards, or none where the rules leave the choice."""

    verb: ClassVar[Any]
    optional: ClassVar[bool] = False
    clause: ClassVar[str]
    reason: ClassVar[str]

    def cards(self, s: Saga) -> Sequence[int]:
        """Those that may be picked; copies do not matter."""
        raise NotImplementedError

    def picked(self, s: Saga, card: int) -> None:
        raise NotImplementedError

    def possible(self, s: Saga) -> bool:
        return bool(self.cards(s))

    def kinds(self) -> tuple[type[Move], ...]:
        return (self.verb, Decline) if self.optional else (self.verb,)

    def moves(self, s: Saga) -> list[Move]:
        named = by_card(self.verb)
        moves = [named[card] for card in sorted(set(self.cards(s)))]
        if self.optional:
            moves.append(Decline())
        return moves

    def probes(self, s: Saga) -> Iterable[Move]:
        tried = [self.verb(name) for name in (*CARD_NAMES, "nobody")]
        return [*tried, Decline()] if self.optional else tried

    def refuse(self, s: Saga, move: Any) -> Refusal | None:
        if isinstance(move, Decline) or CARD_INDEX.get(move.card, NONE) in self.cards(s):
            return None
        return Refusal(self.clause, self.reason, {"card": move.card})

    def answer(self, s: Saga, move: Any) -> None:
        if not isinstance(move, Decline):
            self.picked(s, CARD_INDEX[move.card])
