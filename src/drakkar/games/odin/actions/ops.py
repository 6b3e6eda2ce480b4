"""Operations: what action spaces and occupations do, made once from the component files.

The agenda holds values only, so an operation goes by its number: ``Do(seat, op.index)``.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TypeVar

from drakkar.games.odin.box import NONE
from drakkar.games.odin.state import DONE, STARTED, Odin
from drakkar.kernel.errors import DrakkarError
from drakkar.kernel.question import Question, Step
from drakkar.kernel.refusal import Refusal

Q = TypeVar("Q", bound=type[Question])


def lacks(*things: tuple[str, int], either: bool = False) -> Refusal:
    """So many of these are missing: one thing, or two together, or one of two."""
    (item, number), *rest = things
    args: dict[str, object] = {"item": item, "number": number}
    if not rest:
        return Refusal("ODI-4.5", "space-lacks", args)
    args["item2"], args["number2"] = rest[0]
    if either:
        return Refusal("ODI-4.5", "space-lacks-either", args)
    return Refusal("ODI-4.5", "space-lacks-both", args)


class Op:
    """One thing to do. ``space``: the action space it is printed on, NONE for an occupation."""

    asks = False
    """Its own question lets the player leave it, so that nobody has to be asked before."""
    pure = False
    """It gives something and needs no decision: several of them may come in any order."""
    needed = False
    """An effect is impossible without it, whatever else it would bring."""
    optional = False  # on its space
    name = ""  # the key in the component file

    def __init__(self) -> None:
        self.index = len(OPS)
        self.space = NONE
        OPS.append(self)

    def can(self, s: Odin, seat: int) -> bool:
        """Whether it would have any effect now. Most always have."""
        return True

    def lack(self, s: Odin, seat: int) -> Refusal:
        """What is missing for that, where ``can`` says no; the space is yet to be named."""
        return Refusal("ODI-4.5", "space-impossible")

    def run(self, s: Odin, seat: int, must: bool = True) -> None:
        """Do it, or ask how. ``must``: something has to be done if it is possible."""
        raise NotImplementedError

    def done(self, s: Odin) -> None:
        """ODI-4.5: something printed on the space has been done."""
        if self.space != NONE:
            s.uses[-1][DONE] = 1

    def inner(self) -> list[Op]:
        """Those it is made of."""
        return []


OPS: list[Op] = []


@contextmanager
def understood(file: str, field: str) -> Iterator[None]:
    """Refuse by name what a component file says and no operation can be made of."""
    try:
        yield
    except (AssertionError, AttributeError, IndexError, KeyError, TypeError, ValueError) as error:
        meaning = str(error.args[0]) if error.args else "?"
        raise DrakkarError(
            "error-component-meaning", file=f"odin/{file}.yaml", field=field, found=meaning
        ) from error


class Do(Step):
    seat: int
    op: int

    def run(self, s: Odin) -> None:
        OPS[self.op].run(s, self.seat)


def on_space(op: Op, space: int) -> None:
    """Say of an operation and all it is made of where it is printed."""
    op.space = space
    for inner in op.inner():
        on_space(inner, space)


def inside(op: Op | None) -> list[Op]:
    """The operation and all it is made of."""
    if op is None:
        return []
    return [op, *(part for inner in op.inner() for part in inside(inner))]


def ask(s: Odin, question: Question) -> None:
    """Ask, unless there is a single answer: anytime actions beside it would only be in the way."""
    moves = question.moves(s)
    if len(moves) == 1:
        question.answer(s, moves[0])
    else:
        s.then(question)


class Ask(Step):
    """``ask`` this when everything above it on the agenda is done."""

    question: Question

    def run(self, s: Odin) -> None:
        ask(s, self.question)


def pending(s: Odin) -> bool:
    """ODI-4.5: an action on a space has begun, and nothing printed there is done yet."""
    return bool(s.uses and s.uses[-1][STARTED] and not s.uses[-1][DONE])


INSIDE: list[type[Question]] = []


def free_inside(question: Q) -> Q:
    """ODI-8.5: a question inside an action, beside which anytime actions are allowed."""
    INSIDE.append(question)
    return question
