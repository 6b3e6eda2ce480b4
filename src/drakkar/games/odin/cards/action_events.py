"""Chapter 20: actions as occupations see them: before, instead, after (ODI-20.14, 20.15)."""

from __future__ import annotations

from drakkar.games.odin.cards.events import (
    ACTION_AFTER,
    ACTION_BEFORE,
    ANY_ACTION_AFTER,
)
from drakkar.games.odin.cards.triggers import Part, fire
from drakkar.games.odin.state import NONE, SPACE, STANDS, USE_FIELDS, VIKINGS, WHO, Odin
from drakkar.kernel.question import Step


def begin(s: Odin, seat: int, space: int = NONE) -> list[int]:
    """A new line for the action that begins."""
    line = [0] * USE_FIELDS
    line[WHO], line[SPACE], line[STANDS] = seat, space, NONE
    s.uses.append(line)
    return line


class EndAction(Step):
    """ODI-20.15: an action given by an occupation is over."""

    seat: int

    def run(self, s: Odin) -> None:
        s.then(DropAction())
        if s.active[self.seat][ANY_ACTION_AFTER]:
            fire(s, self.seat, ANY_ACTION_AFTER)


class DropAction(Step):
    def run(self, s: Odin) -> None:
        s.uses.pop()


def concerns(s: Odin, part: Part, kind: int, result: int = NONE, ship: int = NONE) -> int:
    """Whether a part looks at this action."""
    if part.kinds and not part.kinds >> kind & 1:
        return 0
    if part.result not in (NONE, result) or part.ship not in (NONE, ship):
        return 0
    if part.spaces or part.vikings:
        line = s.uses[-1] if s.uses else None
        if line is None or line[VIKINGS] < part.vikings:
            return 0
        if part.spaces and (line[SPACE] == NONE or not part.spaces >> line[SPACE] & 1):
            return 0
    return 1


def before(s: Odin, seat: int, kind: int) -> None:
    if s.active[seat][ACTION_BEFORE]:
        fire(s, seat, ACTION_BEFORE, lambda part: concerns(s, part, kind))


def after(s: Odin, seat: int, kind: int, result: int = NONE, ship: int = NONE) -> None:
    """``ship``: LONGSHIP if one took part, however many (ODI-21.7)."""
    if s.active[seat][ACTION_AFTER]:
        fire(s, seat, ACTION_AFTER, lambda part: concerns(s, part, kind, result, ship))


class After(Step):
    """The effects that follow an action of this kind."""

    seat: int
    kind: int
    ship: int

    def run(self, s: Odin) -> None:
        after(s, self.seat, self.kind, NONE, self.ship)
