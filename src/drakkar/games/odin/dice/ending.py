"""Chapter 16: raiding, pillaging and hunting: success, failure, and what follows."""

from __future__ import annotations

from collections.abc import Iterable

from drakkar.games.odin.box import (
    LONGSHIP,
)
from drakkar.games.odin.cards import action_events
from drakkar.games.odin.dice.results import ACTIONS
from drakkar.games.odin.moves import (
    Back,
)
from drakkar.games.odin.state import (
    BACK,
    KIND,
    NONE,
    RESULT,
    SHIP,
    STANDS,
    Odin,
)
from drakkar.games.odin.things.goods import gain
from drakkar.games.odin.things.vikings import take_back
from drakkar.kernel.question import Move, Question, Step
from drakkar.kernel.refusal import Refusal

# ---- the end ---------------------------------------------------------------------------------


def succeed(s: Odin, seat: int) -> None:
    line = s.dice[-1]
    line[RESULT] = 1
    s.tell("success", seat=seat, action=ACTIONS[line[KIND]].id)
    s.then(AfterDice(seat))
    gain(s, seat, ACTIONS[line[KIND]].reward)


def fail(s: Odin, seat: int) -> None:
    """ODI-16.16, 16.17, 16.27."""
    line = s.dice[-1]
    line[RESULT] = 0
    s.tell("failure", seat=seat, action=ACTIONS[line[KIND]].id)
    s.then(AfterDice(seat))
    if line[BACK] and s.standing_on[s.uses[-1][STANDS]]:  # also on an imitation space (ODI-22.5)
        s.then(Homecoming(seat))
    gain(s, seat, ACTIONS[line[KIND]].consolation)


class Homecoming(Question):
    """ODI-16.18: how many Vikings of the space return."""

    def kinds(self) -> tuple[type[Move], ...]:
        return (Back,)

    def _most(self, s: Odin) -> int:
        return min(s.dice[-1][BACK], s.standing_on[s.uses[-1][STANDS]])

    def moves(self, s: Odin) -> list[Move]:
        return [_BACK[number] for number in range(self._most(s), -1, -1)]

    def probes(self, s: Odin) -> Iterable[Move]:
        return (Back(number) for number in range(-1, 5))

    def refuse(self, s: Odin, move: Back) -> Refusal | None:
        if move in self.moves(s):
            return None
        return Refusal("ODI-16.17", "too-many-vikings", {"most": self._most(s)})

    def answer(self, s: Odin, move: Back) -> None:
        take_back(s, self.seat, [(s.uses[-1][STANDS], move.vikings)])


_BACK = tuple(Back(number) for number in range(5))


class AfterDice(Step):
    seat: int

    def run(self, s: Odin) -> None:
        line = s.dice[-1]
        ship = LONGSHIP if line[SHIP] != NONE else NONE
        s.then(DropDice())
        action_events.after(s, self.seat, line[KIND], line[RESULT], ship)


class DropDice(Step):
    def run(self, s: Odin) -> None:
        s.dice.pop()
