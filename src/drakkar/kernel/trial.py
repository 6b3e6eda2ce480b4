"""A move tried out: the real rules on a table that fits what a seat knows, so that nothing hidden
can come out of it. Nature is not asked, and where hands are hidden nobody else answers either.
"""

from __future__ import annotations

from random import Random

from drakkar.kernel.question import Chance, Lanes, Move, Question
from drakkar.kernel.state import State
from drakkar.kernel.table import Table

_TRIED = 250
"""How many moves of a list are tried out at most."""


def imagined(table: Table, seat: int, luck: int) -> Table:
    """The same table as the seat might imagine it; ``luck`` decides how the rest is dealt."""
    new = table.copy()
    if type(table.state).guess is not State.guess:  # else nothing is hidden: it is what it is
        new.state = table.guess(seat, Random(luck))
    return new


class Trial:
    """What a table, which is changed by it, comes to by one move."""

    def __init__(self, table: Table, seat: int, move: Move) -> None:
        self.table, self.seat = table, seat
        group, answers = _sealed(table.state), len(table.log)
        table._apply(seat, move, forced=False)
        table._settle(nature=False, only=seat if table.hides else None, listed=False)
        self.reveals = (
            any(entry.reveals for entry in table.log[answers:])
            or _sealed(table.state) != group  # what the others have chosen comes to light
        )
        """It shows something hidden, and cannot be taken back."""
        self.chance = any(isinstance(question, Chance) for question in table.state.open())
        """Something will be drawn next."""

    @property
    def next(self) -> Question | None:
        """What the seat itself is asked next, if it is."""
        return self.table.question(self.seat)


def doubtful(table: Table, seat: int) -> list[bool]:
    """Per legal move of a seat whether there is no way back from it: it reveals something, or
    leaves something to nature. Of a very long list the rest is as the last one tried."""
    question = table.question(seat)
    alike = () if question is None else question.alike
    base: Table | None = None
    known: dict[type[Move], bool] = {}
    doubts: list[bool] = []
    for number, move in enumerate(table.moves(seat)):
        kind = type(move)
        if number >= _TRIED:
            doubts.append(doubts[-1])
        elif kind in known:
            doubts.append(known[kind])
        else:
            if base is None:
                base = imagined(table, seat, 1)
                base.log = []  # what was before does not matter, and need not be copied
            trial = Trial(base.copy(), seat, move)
            doubts.append(trial.reveals or trial.chance)
            if kind in alike:
                known[kind] = doubts[-1]
    return doubts


def _sealed(state: State) -> int:
    top = state.agenda[-1] if state.agenda else None
    return top.number if isinstance(top, Lanes) and top.sealed else 0
