"""Chapter 20: when the effects of occupations come into play, and in which order.

``fire`` is called where something happens. What is simply received comes at once; anything else
its owner takes in the order he likes (ODI-20.9).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from drakkar.games.odin.actions.ops import Op, free_inside
from drakkar.games.odin.box import CARD_NAMES, CARDS
from drakkar.games.odin.cards.events import PERMANENT, STATE_CHANGES
from drakkar.games.odin.moves import Apply, Decline
from drakkar.games.odin.state import NONE, Odin
from drakkar.kernel.question import Move, Question, Step
from drakkar.kernel.refusal import Refusal

Condition = Callable[[Odin, int], bool]


@dataclass(frozen=True, slots=True)
class Part:
    """One paragraph of an occupation, made from its file by cards/parts.py."""

    index: int
    card: int
    timing: str
    event: int  # NONE: when it is played, or in the scoring
    op: Op | None  # None: a permanent rule, see ``rules``
    rules: tuple[tuple[str, Any], ...]
    optional: bool
    limit: str
    condition: Condition | None
    spaces: int = 0  # filters: these spaces, a bit each; 0: all
    kinds: int = 0  # these kinds of action, a bit each; 0: all
    items: frozenset[int] = frozenset()
    vikings: int = 0
    column: int = 0
    result: int = NONE  # 1: success, 0: failure
    ship: int = NONE
    step: str = ""
    harvest: int = NONE  # 1: rounds with a harvest, 0: without
    where: str = ""
    at_once: int = 0
    goods: int = 0
    tally: int = NONE  # the item it counts in an action, in the field ``tally_field``
    tally_field: int = 0
    least: int = 0  # of what only the place that fires it knows: a price, houses, Vikings
    most: int = 1_000_000

    @property
    def name(self) -> str:
        return CARD_NAMES[self.card]


PARTS: list[Part] = []


def permanent(s: Odin, seat: int, rule: str) -> Iterable[tuple[Part, Any]]:
    """The lasting changes of this rule that the seat enjoys."""
    for number in s.active[seat][PERMANENT]:
        part = PARTS[number]
        for name, value in part.rules:
            if name == rule:
                yield part, value


def used_up(s: Odin, seat: int, part: Part) -> bool:
    """Once per round means once, also with two feasts in it (ODI-6.19)."""
    if part.limit == "round":
        return part.index in s.used_round[seat]
    if part.limit == "game":
        return part.index in s.used_game[seat]
    return False


def usable(s: Odin, seat: int, part: Part) -> bool:
    """Whether it would do something now."""
    return not used_up(s, seat, part) and part.op is not None and part.op.can(s, seat)


def fire(s: Odin, seat: int, event: int, fits: Callable[[Part], int] = lambda part: 1) -> None:
    """Something has happened to this seat. ``fits`` says how often a part answers to it."""
    waiting: list[int] = []
    for number in s.active[seat][event]:
        part = PARTS[number]
        times = fits(part)
        if not times or used_up(s, seat, part):
            continue
        if part.condition is not None and not part.condition(s, seat):
            continue
        if part.timing == "as_soon_as":  # spent, whatever it brings (ODI-20.7)
            s.used_game[seat] = (*s.used_game[seat], number)
        if part.limit == "per_knarr":
            times = s.knarrs[seat]
        waiting += [number] * times
    if waiting:
        resolve(s, seat, tuple(waiting))


def resolve(s: Odin, seat: int, parts: tuple[int, ...]) -> None:
    """What is received without a decision first: it can only help. Then the others."""
    rest = tuple(n for n in parts if PARTS[n].optional or not PARTS[n].op.pure)  # type: ignore[union-attr]
    if rest:
        s.then(Resolve(seat, rest))
    for number in parts:
        if number not in rest:
            s.then(Run(seat, number))


def run_part(s: Odin, seat: int, number: int) -> None:
    part = PARTS[number]
    assert part.op is not None
    if part.limit == "round":
        s.used_round[seat] = (*s.used_round[seat], number)
    elif part.limit == "game":
        s.used_game[seat] = (*s.used_game[seat], number)
    s.fired.append((seat, part.card))
    s.tell("effect", seat=seat, card=part.name)
    part.op.run(s, seat)


class Run(Step):
    """An effect that is simply received."""

    seat: int
    part: int

    def run(self, s: Odin) -> None:
        run_part(s, self.seat, self.part)


class Resolve(Step):
    """Ask for the order of several effects, if there is anything to ask."""

    seat: int
    parts: tuple[int, ...]

    def run(self, s: Odin) -> None:
        open_ = tuple(n for n in self.parts if usable(s, self.seat, PARTS[n]))
        if len(set(open_)) == 1 and not PARTS[open_[0]].optional:
            if len(open_) > 1:
                s.then(Resolve(self.seat, open_[1:]))
            run_part(s, self.seat, open_[0])
        elif open_:
            s.then(Effects(self.seat, open_))


@free_inside
class Effects(Question):
    """Occupations that could be used now: one after the other, or none of the optional ones."""

    parts: tuple[int, ...]

    def kinds(self) -> tuple[type[Move], ...]:
        return (Apply, Decline)

    def moves(self, s: Odin) -> list[Move]:
        seat = self.seat
        open_ = [n for n in dict.fromkeys(self.parts) if usable(s, seat, PARTS[n])]
        moves: list[Move] = [APPLY[PARTS[n].card] for n in open_]
        if all(PARTS[n].optional for n in open_):
            moves.append(DECLINE)
        return moves

    def probes(self, s: Odin) -> Iterable[Move]:
        yield DECLINE
        yield from (APPLY[PARTS[n].card] for n in self.parts)
        yield APPLY[0]

    def refuse(self, s: Odin, move: Move) -> Refusal | None:
        seat = self.seat
        if isinstance(move, Decline):
            due = [n for n in self.parts if not PARTS[n].optional and usable(s, seat, PARTS[n])]
            if due:
                return Refusal("ODI-2.12", "must-be-done", {"card": PARTS[due[0]].name})
            return None
        assert isinstance(move, Apply)
        for number in self.parts:
            if PARTS[number].name == move.card:
                if usable(s, seat, PARTS[number]):
                    return None
                return Refusal("ODI-20.1", "effect-impossible", {"card": move.card})
        return Refusal("ODI-20.4", "no-effect-now", {"card": move.card})

    def answer(self, s: Odin, move: Move) -> None:
        if isinstance(move, Decline):
            return
        for place, number in enumerate(self.parts):
            if APPLY[PARTS[number].card] == move:
                rest = self.parts[:place] + self.parts[place + 1 :]
                if rest:
                    s.then(Resolve(self.seat, rest))
                run_part(s, self.seat, number)
                return


def state_changed(s: Odin, seat: int) -> None:
    """ODI-20.6: ships and houses are what "as soon as" looks at."""
    if s.active[seat][STATE_CHANGES]:
        fire(s, seat, STATE_CHANGES, lambda part: int(part.index not in s.used_game[seat]))


APPLY = tuple(Apply(card.id) for card in CARDS)
DECLINE = Decline()
