"""Vikings between the Thing and the action board, and what occupations make of it."""

from __future__ import annotations

from collections.abc import Iterable

from drakkar.games.odin.actions.ops import OPS, Op, free_inside
from drakkar.games.odin.box import ALL_SPACES, PRINTED
from drakkar.games.odin.cards.conditions import column_of
from drakkar.games.odin.cards.events import THING_CHANGES, VIKINGS_RETURNED
from drakkar.games.odin.cards.triggers import fire
from drakkar.games.odin.moves import Back, Decline
from drakkar.games.odin.state import NONE, STANDS, VIKINGS, Odin
from drakkar.kernel.question import Move, Question
from drakkar.kernel.refusal import Refusal

ACTION_PHASE = 5


def put(s: Odin, seat: int, space: int, number: int) -> None:
    s.thing[seat] -= number
    s.owner[space] = seat
    s.standing_on[space] = number
    s.taken |= 1 << space
    if s.active[seat][THING_CHANGES]:
        fire(s, seat, THING_CHANGES)


def take_back(s: Odin, seat: int, froms: Iterable[tuple[int, int]]) -> None:
    """These go back together: (space, number)."""
    total = 0
    for space, number in froms:
        s.standing_on[space] -= number
        total += number
        if not s.standing_on[space] and all(line[STANDS] != space for line in s.uses):
            leave(s, space)
    if not total:
        return
    s.thing[seat] += total  # outside phase 5 nobody places any (ODI-8.22)
    s.tell("vikings_back", seat=seat, vikings=total)
    if s.active[seat][THING_CHANGES]:  # the number after the whole move (ODI-21.50)
        fire(s, seat, THING_CHANGES)
    if s.phase == ACTION_PHASE and s.active[seat][VIKINGS_RETURNED]:
        # ODI-21.17: so many together
        fire(s, seat, VIKINGS_RETURNED, lambda part: int(part.least <= total <= part.most))


def leave(s: Odin, space: int) -> None:
    """ODI-4.4: nobody stands there any more."""
    s.owner[space] = NONE
    s.taken &= ~(1 << space)


class ReturnVikings(Op):
    """Occupations 60, 76, 108, 130: own Vikings come back."""

    name = "return_vikings"

    def __init__(self, count: int, where: str) -> None:
        super().__init__()
        self.count, self.where = count, where

    def spaces(self, s: Odin, seat: int) -> list[int]:
        """Where they can be taken from."""
        if self.where == "this_placement":  # ODI-21.33
            line = s.uses[-1]
            here = line[STANDS]
            there = line[VIKINGS] > 0 and s.standing_on[here] >= self.count
            return [here] if there else []
        return [
            space
            for space, number in enumerate(s.standing_on)
            if s.owner[space] == seat
            and number >= self.count
            and (self.where == "one_own_space" or column_of(s, space) == 4)
        ]

    def can(self, s: Odin, seat: int) -> bool:
        return bool(self.spaces(s, seat))

    def run(self, s: Odin, seat: int, must: bool = True) -> None:
        spaces = self.spaces(s, seat)
        if self.where == "one_own_space":
            if spaces:
                s.then(Recall(seat, self.index))
        else:
            take_back(s, seat, [(space, self.count) for space in spaces])


@free_inside
class Recall(Question):
    """From which space."""

    op: int

    def kinds(self) -> tuple[type[Move], ...]:
        return (Back, Decline)

    def moves(self, s: Odin) -> list[Move]:
        op = OPS[self.op]
        assert isinstance(op, ReturnVikings)
        moves: list[Move] = [Back(op.count, ALL_SPACES[n]) for n in op.spaces(s, self.seat)]
        return moves or [Decline()]

    def probes(self, s: Odin) -> Iterable[Move]:
        yield Decline()
        for number in (0, 1, 2):
            yield from (Back(number, name) for name in (*ALL_SPACES[:4], ALL_SPACES[PRINTED]))

    def refuse(self, s: Odin, move: Move) -> Refusal | None:
        if move in self.moves(s):
            return None
        return Refusal("ODI-21.16", "no-such-vikings")

    def answer(self, s: Odin, move: Move) -> None:
        if isinstance(move, Back):
            take_back(s, self.seat, [(ALL_SPACES.index(move.space), move.vikings)])
