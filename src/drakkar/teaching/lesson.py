"""Lessons: a real table that begins in a fixed position, other seats that play by a script, and
what the coach says at each step. ``lesson.yaml`` of a game holds nothing but data; the texts are
messages of its catalogue: ``lesson-<step>``, ``coach-<card>``.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Literal

import msgspec
import yaml

from drakkar.kernel.errors import DrakkarError
from drakkar.kernel.question import Move
from drakkar.kernel.record import FORMAT, replay
from drakkar.kernel.shapes import met
from drakkar.kernel.table import Table
from drakkar.kernel.value import to_json

if TYPE_CHECKING:
    from drakkar.kernel.game import Game


Test = Literal["is", "least", "most", "has"]


class Other(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits opposite: a bot of this level, once the script has ended."""

    name: str
    level: str


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One card of the lesson."""

    id: str
    point: str = ""
    """A selector of what the page shows: the first that can be seen is ringed."""
    expect: tuple[list[Any], ...] = ()
    """The moves that lead on, each by its tag and first fields; none: the card is only read."""
    rules: tuple[str, ...] = ()

    def fits(self, move: Move) -> bool:
        said = to_json(move)
        return any(said[: len(pattern)] == pattern for pattern in self.expect)


class Condition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that holds of a view: the value at ``path`` (``board.coasts.{seat}.tiles``) is
    this, is at least or at most this, or is a list with an element that has these fields. In a
    path ``{seat}`` is the player's own, ``{a,b}`` is either."""

    path: str
    is_: str | int | bool | None = msgspec.field(name="is", default=None)
    least: int | None = None
    most: int | None = None
    has: dict[str, Any] | None = None

    def __post_init__(self) -> None:
        tests = (self.is_, self.least, self.most, self.has)
        if sum(value is not None for value in tests) != 1:
            raise ValueError("one of is, least, most and has")

    @property
    def test(self) -> tuple[Test, Any]:
        """What is asked, and the value it is asked with."""
        tests: dict[Test, Any] = {
            "is": self.is_,
            "least": self.least,
            "most": self.most,
            "has": self.has,
        }
        return next((name, value) for name, value in tests.items() if value is not None)


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card of the first game, coached: shown when all of this holds for the first time."""

    id: str
    when: tuple[Condition, ...]
    point: str = ""
    rules: tuple[str, ...] = ()


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    players: int
    seed: int
    others: tuple[Other, ...]
    seat: int = 0
    """The learner's."""
    options: dict[str, str] = {}
    prefix: tuple[list[Any], ...] = ()
    """Answers before the learner's first, as in a record: nature's seat is -1."""
    script: tuple[list[Any], ...] = ()
    """Answers of the other seats afterwards, each seat's in their order."""
    steps: tuple[Step, ...] = ()
    cards: tuple[Card, ...] = ()

    def begin(self, game: Game) -> Table:
        return replay(
            {game.slug: game},
            {
                "drakkar": FORMAT,
                "game": game.slug,
                "revision": game.revision,
                "components": game.components,
                "players": self.players,
                "options": game.chosen(self.players, self.options),
                "seed": self.seed,
                "answers": list(self.prefix),
            },
        )

    def _given(self, table: Table, seat: int) -> int:
        """How many choices of a seat stand since the lesson began."""
        later = table.log[len(self.prefix) :]
        return sum(entry.seat == seat and not entry.forced for entry in later)

    def done(self, table: Table) -> int:
        """How many choices of the learner stand."""
        return self._given(table, self.seat)

    def expected(self, table: Table) -> Step | None:
        """The step whose move comes next; None when the lesson asks for no more."""
        asking = [step for step in self.steps if step.expect]
        done = self.done(table)
        return asking[done] if done < len(asking) else None

    def scripted(self, table: Table, seat: int) -> Move | None:
        """What the script lets this seat answer; None where it is silent, or does not fit."""
        lines = [line[1:] for line in self.script if line[0] == seat]
        given = self._given(table, seat)
        if given >= len(lines):
            return None
        move = table.game.move(lines[given])
        return move if table.why_not(move, seat) is None else None


@cache
def lesson(package: str) -> Lesson | None:
    """``<package>/lesson.yaml``; None if the game has none."""
    source = files(package).joinpath("lesson.yaml")
    if not source.is_file():
        return None
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    try:
        return read(yaml.load(source.read_text(encoding="utf-8"), loader))
    except msgspec.ValidationError as error:
        file = f"{package}/lesson.yaml"
        raise DrakkarError("error-lesson", file=file, why=str(error)) from None


def read(data: Mapping[str, Any]) -> Lesson:
    return msgspec.convert(data, met(Lesson))
