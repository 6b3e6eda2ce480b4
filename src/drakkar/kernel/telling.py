"""Telling: what a move, a question or an event is in words. Every face speaks through it.

A game's sentences lie in its ``.ftl`` files; the few arguments that have to be worked out for them
in its ``words.py``, gathered as the ``Wording`` of its ``Rules``. Nothing here or there draws.
"""

from __future__ import annotations

import importlib
import re
from bisect import bisect_left
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from itertools import islice
from operator import itemgetter
from typing import TYPE_CHECKING, Any, NamedTuple

from drakkar.kernel.question import Move, Question
from drakkar.kernel.refusal import Refusal
from drakkar.kernel.rulebook import Clause, rulebook
from drakkar.kernel.state import Event, Seen
from drakkar.kernel.text import texts
from drakkar.kernel.value import Value, to_json

if TYPE_CHECKING:
    from drakkar.kernel.game import Game
    from drakkar.kernel.table import Table

_REMEMBERED = 10_000
_ABSENT = object()
_LATELY = 64
_NUMBERED = re.compile(r"(.+)_(\d+)")
_CLAUSE = re.compile(r"\b[A-Z]{3}-\d+(?:\.\d+)?\b")
_GOES_ON = "·"
_OPENS = "›"


class Words:
    """The texts of one language: the kernel's, those of a face (``package``) and of a game."""

    def __init__(self, lang: str, game: Game | None = None, package: str = "") -> None:
        self.lang, self.game = lang, game
        packages = [package] if package else []
        if game is not None:
            packages.append(game.package)
        self._texts = texts(lang, *packages)
        self._said: dict[Any, str] = {}
        self._variables: dict[str, tuple[str, ...]] = {}
        self._has: dict[str, bool] = {}
        self._both: dict[Any, tuple[str, str]] = {}
        self._named: dict[str, list[Clause]] = {}

    def has(self, message: str) -> bool:
        known = self._has.get(message)
        if known is None:
            if len(self._has) > _REMEMBERED:
                self._has.clear()
            known = self._has[message] = self._texts.has(message)
        return known

    def __call__(self, message: str, /, **args: Any) -> str:
        try:
            variables = self._variables[message]
        except KeyError:
            variables = self._texts.variables(message)
            if self.has(message):  # there are only so many
                self._variables[message] = variables
        key: list[Any] = [message]
        for name in variables:  # what it does not say makes no difference
            value = args.get(name, _ABSENT)
            key.append(value if type(value) in _SIMPLE else _plain(value))
        remembered = tuple(key)
        try:
            return self._said[remembered]  # a board says the same things again and again
        except KeyError:
            if len(self._said) > _REMEMBERED:
                self._said.clear()
            text = self._said[remembered] = self._say(message, args)
            return text
        except TypeError:  # a value that cannot be a key
            return self._say(message, args)

    def _say(self, message: str, args: dict[str, Any]) -> str:
        return self._texts(message, **{name: _plain(value) for name, value in args.items()})

    def once(self, key: tuple[Any, ...], make: Callable[[], str]) -> str:
        """What is put together of several texts and says the same for the same ``key``."""
        text = self._said.get(key)
        if text is None:
            text = make()
            if len(self._said) > _REMEMBERED:
                self._said.clear()
            self._said[key] = text
        return text

    def of(self, prefix: str, value: Value, **more: Any) -> str:
        """The text of a question or a move: ``ask-buylot``, ``move-buy``, with its fields."""
        fields = dict(zip(value.FIELDS, value[1:], strict=True))
        return self(f"{prefix}-{value.TAG}", **(fields | more))

    def both(self, move: Move, args: dict[str, Any]) -> tuple[str, str]:
        """A move's own text and the short one. ``args``: all that they say beside its fields."""
        key = (move, *args.items())
        both = self._both.get(key)
        if both is None:
            if len(self._both) > _REMEMBERED:
                self._both.clear()
            both = self._both[key] = self.both_anew(move, args)
        return both

    def both_anew(self, move: Move, args: dict[str, Any]) -> tuple[str, str]:
        tag = move.TAG
        if self.has(f"move-{tag}"):
            text = self.of("move", move, **args)
        else:
            text = " ".join(str(part) for part in move)
        return text, self.of("short", move, **args) if self.has(f"short-{tag}") else text

    def option(self, name: str, choice: str = "") -> str:
        """The text of an option or of one of its choices: ``option-rules-basic``.

        Options that differ only by a number (``round_1``) may share theirs: ``option-round``.
        """
        end = f"-{choice}" if choice else ""
        numbered = _NUMBERED.fullmatch(name)
        if numbered and not self.has(f"option-{name}{end}"):
            return self(f"option-{numbered[1]}{end}", number=int(numbered[2]))
        return self(f"option-{name}{end}")

    def refusal(self, refusal: Refusal) -> str:
        args = refusal.args
        if not all(type(value) in _SIMPLE for value in args.values()):
            return refusal.text(self._texts)
        key = (refusal.clause, refusal.reason, *args.items())
        text = self._said.get(key)
        if text is None:
            if len(self._said) > _REMEMBERED:
                self._said.clear()
            text = self._said[key] = refusal.text(self._texts)
        return text

    def clauses(self, text: str) -> list[Clause]:
        """The clauses that a text names, in its order."""
        clauses = self._named.get(text)
        if clauses is None:
            if len(self._named) > _REMEMBERED:
                self._named.clear()
            clauses = self._named[text] = self._clauses(text)
        return clauses

    def _clauses(self, text: str) -> list[Clause]:
        known = dict(rulebook("drakkar.kernel").clauses())
        if self.game is not None:
            known |= self.game.rulebook.clauses()
        named = dict.fromkeys(_CLAUSE.findall(text))
        return [known[name] for name in named if name in known]

    def reconstructed(self) -> str:
        """One line on the values of the box that are not proven; empty if all are."""
        if self.game is None:
            return ""
        try:
            box = importlib.import_module(f"{self.game.package}.box")
        except ModuleNotFoundError:
            return ""
        places: list[str] = box.reconstructed() if hasattr(box, "reconstructed") else []
        messages = [f"reconstructed-{place.replace('.', '-')}" for place in places]
        values = [
            self(message) if self.has(message) else place
            for message, place in zip(messages, places, strict=True)
        ]
        return self("reconstructed", list=", ".join(dict.fromkeys(values))) if values else ""


_SIMPLE = (str, int)


def _plain(value: Any) -> Any:
    """What Fluent understands: numbers, strings; yes and no; lists by commas."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if value is None:
        return "none"
    if isinstance(value, (list, tuple)):
        return ", ".join(str(part) for part in value)
    return value


# ---- what a game works out for its sentences -------------------------------------------------


@dataclass(frozen=True)
class Sight:
    """What there is to tell of: a view of the table, who looks, in which words and names."""

    view: dict[str, Any]
    seat: int
    words: Words
    names: tuple[str, ...]

    @property
    def table(self) -> dict[str, Any]:
        table: dict[str, Any] = self.view["table"]
        return table

    def numbered(self) -> list[tuple[int, list[Any]]]:
        """The moves with the numbers they are typed by."""
        return list(enumerate(self.view["moves"], start=1))


class Heading(NamedTuple):
    """What some of the moves in a list have in common, and their numbers. Below it a move needs
    only its ``short-`` text."""

    text: str
    numbers: tuple[int, ...]


class Die(NamedTuple):
    """The die that a question is about. What is not known yet is None, what is not so is empty."""

    name: str
    """What is rolled for."""
    sides: int
    rolled: int | None
    result: int | None
    """What the roll comes to with all that is added to it."""
    attempt: int
    attempts: int
    need: str
    """What success takes, and what could be given for it."""
    brings: str
    fails: str
    """What failure brings."""
    odds: tuple[tuple[str, float], ...]
    """Of the next roll: what may be hoped for, and how likely it is."""
    gives_up: str = ""
    """The kind of answer that does."""


def _nothing(*_: Any) -> dict[str, Any]:
    return {}


def _none(_: Sight) -> list[Heading]:
    return []


def _no_die(_: Sight) -> Die | None:
    return None


@dataclass(frozen=True)
class Wording:
    """How a game words what happens, gathered in its ``rules.py``. All of it may be left out."""

    move_args: Callable[[Sight, list[Any]], dict[str, Any]] = _nothing
    """What the text of a move needs beside the move's own fields."""
    event_args: Callable[[Words, dict[str, Any]], dict[str, Any]] = _nothing
    """What the text of an event needs beside its own arguments. The arguments also hold its name
    as ``event`` and the players' ``names``; a ``speaker`` in the answer is who did it."""
    headings: Callable[[Sight], list[Heading]] = _none
    """The headings that a list of the moves has, in its order; moves may have none."""
    asked: Callable[[Seen], Mapping[str, Any]] = _nothing
    """Names for what the open question of a seat only numbers."""
    die: Callable[[Sight], Die | None] = _no_die
    """The die that the open question of a seat is about, if it is about one."""


def move_text(sight: Sight, wording: Wording, move: Move, prefix: str = "move") -> str:
    """A move for people: its own text, or its notation where it has none.

    With the prefix ``short`` the text that it has below a heading, if it has one.
    """
    words = sight.words
    if not words.has(f"{prefix}-{move.TAG}"):
        if prefix != "move":
            return move_text(sight, wording, move)
        return " ".join(str(part) for part in move)
    return words.of(prefix, move, **wording.move_args(sight, to_json(move)))


def asks(words: Words, prefix: str, question: Question, asked: dict[str, Any]) -> str:
    """A question or its explanation; ``asked`` of the view names what the question only numbers."""
    if not words.has(f"{prefix}-{question.TAG}"):
        return ""
    names = {name: value for name, value in asked.items() if not isinstance(value, (dict, list))}
    return words.of(prefix, question, **names)


def both_texts(sight: Sight, wording: Wording, move: Move) -> tuple[str, str]:
    """A move's own text, and the one that it has below a heading."""
    words, args = sight.words, wording.move_args(sight, to_json(move))
    try:
        return words.both(move, args)
    except TypeError:  # a value that cannot be a key
        return words.both_anew(move, args)


# ---- the log ---------------------------------------------------------------------------------


@dataclass
class Line:
    """What one speaker did in a row, or something that nobody did."""

    first: int
    """The answer (from 1; 0: before the first) that it begins with,"""
    last: int
    """and the one that it ends with."""
    seat: int | None
    speaker: str
    parts: list[str]
    """What was done, one thing after the other."""

    @property
    def text(self) -> str:
        return ", ".join(self.parts)

    def __str__(self) -> str:
        return f"{self.speaker} {_OPENS} {self.text}" if self.speaker else self.text


class Worded(NamedTuple):
    """An event in words."""

    event: Event
    text: str
    by: Any
    seat: int | None
    """Whose line it is; None: nobody's at the table."""
    spoken: bool
    """Somebody did it, or spoke."""


class Lately:
    """The last events of a table in the words of one language: its log, what was done since
    somebody's turn, and what can be taken back tell the same ones to several seats."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self.names = names
        self._worded: dict[int, Worded] = {}

    def get(self, event: Event) -> Worded | None:
        worded = self._worded.get(id(event))
        return worded if worded is not None and worded.event is event else None

    def keep(self, worded: Worded) -> Worded:
        kept = self._worded
        while len(kept) >= _LATELY:
            kept.pop(next(iter(kept)), None)
        kept[id(worded.event)] = worded
        return worded


class Teller:
    """Turns events into lines, one event after the other, as ``seat`` may know them.

    What one seat does in a row stands in one line. A text that begins with ``·`` goes on with
    the line before (without a comma if a bracket follows), one that begins with ``›`` opens a
    new one, an empty one is not shown. The wording may name a ``speaker`` who is no seat.
    """

    def __init__(
        self,
        options: Mapping[str, str],
        words: Words,
        wording: Wording,
        names: tuple[str, ...],
        seat: int | None,
        lately: Lately | None = None,
    ) -> None:
        self.options, self.words, self.wording = options, words, wording
        self.names, self.seat = names, seat
        self.lately = Lately(names) if lately is None else lately
        self.lines: list[Line] = []
        self._speaker: str | None = None
        self._last: tuple[Any, str] = (None, "")
        self._once, self._times = "", 1

    def tell(self, number: int, event: Event) -> None:
        audience = event[1]
        if audience is not None and self.seat not in audience:
            return
        worded = self.lately.get(event) or self.lately.keep(self._worded(event))
        _, text, by, who, spoken = worded
        if not text:
            return
        lines = self.lines
        if (by, text) == self._last and lines:
            self._times += 1
            lines[-1].parts[-1] = f"{self._once} ×{self._times}"
            lines[-1].last = number
            return
        self._last, self._times = (by, text), 1
        if text.startswith(_GOES_ON) and lines:
            more = text.removeprefix(_GOES_ON).strip()
            lines[-1].parts[-1] += (" " if more.startswith("(") else ", ") + more
            lines[-1].last = number
        elif not spoken:
            lines.append(Line(number, number, None, "", [text.removeprefix(_GOES_ON).strip()]))
            self._speaker = None
        elif by == self._speaker and not text.startswith(_OPENS):
            lines[-1].parts.append(text)
            lines[-1].last = number
        else:
            text = text.removeprefix(_OPENS).strip()
            lines.append(Line(number, number, who, str(by), [text]))
            self._speaker = by
        self._once = lines[-1].parts[-1]

    def _worded(self, event: Event) -> Worded:
        """The same for every seat that may know of it."""
        kind, _, args = event
        values = dict(self.options) | args
        who = args.get("seat")  # nobody, or a player who is no person, has no name here
        named = isinstance(who, int) and 0 <= who < len(self.names)
        if named:
            values["player"] = self.names[args["seat"]]
        values |= self.wording.event_args(self.words, args | {"event": kind, "names": self.names})
        text = self.words(f"event-{kind}", **values)
        other = "speaker" in values
        by = values.get("speaker") or values.get("player")
        return Worded(event, text, by, who if named and not other else None, named or other)


def log_lines(
    table: Table,
    words: Words,
    names: tuple[str, ...],
    seat: int | None,
    since: int = 0,
    until: int | None = None,
    lately: Lately | None = None,
) -> list[Line]:
    """What happened from answer ``since`` on, as ``seat`` may know it; a line per player's turn."""
    teller = Teller(table.options, words, table.game.rules.wording, names, seat, lately)
    events = table.events or []
    first = bisect_left(events, since, key=itemgetter(0)) if since else 0
    for number, event in islice(events, first, None):
        if until is not None and number > until:
            break
        teller.tell(number, event)
    return teller.lines


def since_last_turn(table: Table, seat: int) -> int:
    """The answer from which on this seat has not been asked: its own last choice."""
    for index in range(len(table.log) - 1, -1, -1):
        entry = table.log[index]
        if entry.seat == seat and not entry.forced:
            return index + 1
    return 0
