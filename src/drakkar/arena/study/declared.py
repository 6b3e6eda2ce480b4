"""What a game counts as used by a player: ``study.yaml`` in its folder.

A use is an event of the log, or a move, and the field of it that names the thing. A game without
such a file is studied by the moves of its players: every field that names a thing of the box.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec
import yaml

from drakkar.games import game
from drakkar.kernel.components import contents
from drakkar.kernel.question import NATURE
from drakkar.kernel.shapes import met
from drakkar.kernel.table import Table
from drakkar.kernel.telling import Words


class Where(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A field of an event or of a move."""

    field: str
    event: str = ""
    move: str = ""


class Use(Where, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One kind of use. ``id``: its title is ``study-<id>``; several may share one."""

    id: str
    name: str = ""
    """The things are called ``<name>-<thing>``, or as the message ``<name>`` says of them."""


class Declared(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    uses: tuple[Use, ...] = ()
    first: Where | None = None
    """Where it is said who begins; else whoever is asked first."""


@cache
def declared(package: str) -> Declared | None:
    """The declaration of a game; None: it has none."""
    file = files(package).joinpath("study.yaml")
    if not file.is_file():
        return None
    return msgspec.convert(yaml.safe_load(file.read_text(encoding="utf-8")), met(Declared))


Found = tuple[int, int, str, str]
"""After how many answers, by which seat, what kind of use, of what."""


def uses(table: Table) -> list[Found]:
    """All that the players of a finished game have used, one after the other."""
    known = declared(table.game.package)
    if known is None:
        return _by_moves(table)
    seats = range(table.players)
    seen = []
    for use in known.uses:
        for number, seat, value in _said(table, use):
            if seat in seats:
                seen += [(number, seat, use.id, thing) for thing in _things(value)]
    return sorted(seen)


def first(table: Table) -> int:
    """Who began."""
    known = declared(table.game.package)
    if known is not None and known.first is not None:
        for _, _, value in _said(table, known.first):
            return int(value)
    return next((entry.seat for entry in table.log if entry.seat != NATURE), 0)


def _said(table: Table, where: Where) -> Iterator[tuple[int, int, Any]]:
    """After how many answers it was said, of whom, and what."""
    if where.event:
        for number, (kind, _, args) in table.events or ():
            if kind == where.event and where.field in args:
                yield number, args.get("seat", NATURE), args[where.field]
    else:
        for number, entry in enumerate(table.log, start=1):
            if where.move == entry.move.TAG:
                yield number, entry.seat, getattr(entry.move, where.field)


def _things(value: Any) -> Iterator[str]:
    if isinstance(value, (list, tuple, dict)):
        for inner in value:
            yield from _things(inner)
    else:
        yield str(value)


def _by_moves(table: Table) -> list[Found]:
    box = _ids(table.game.package)
    return [
        (number, entry.seat, entry.move.TAG, thing)
        for number, entry in enumerate(table.log, start=1)
        if entry.seat != NATURE
        for value in entry.move[1:]
        for thing in _things(value)
        if thing in box
    ]


@cache
def _ids(package: str) -> frozenset[str]:
    """The names of all things of a box."""
    return frozenset(_all_ids(contents(package)))


def _all_ids(data: Any) -> Iterator[str]:
    if isinstance(data, dict):
        if "id" in data:
            yield str(data["id"])
        for inner in data.values():
            yield from _all_ids(inner)
    elif isinstance(data, list):
        for inner in data:
            yield from _all_ids(inner)


# ---- names -----------------------------------------------------------------------------------

_HOLE = re.compile(r"\{\$?[\w-]+\}|⟨[^⟩]*⟩")


class Names:
    """What things, kinds of use, sources, questions and moves are called in a language."""

    def __init__(self, slug: str, lang: str) -> None:
        self.game = game(slug)
        self.words, self.texts = Words(lang, self.game), self.game.texts(lang)
        known = declared(self.game.package)
        self._names = {} if known is None else {use.id: use.name for use in known.uses}

    def in_order(self, kinds: Iterable[str]) -> list[str]:
        """Kinds of use as the game lists them."""
        order = [*self._names]
        return sorted(kinds, key=lambda kind: order.index(kind) if kind in order else len(order))

    def kind(self, kind: str) -> str:
        """The title of a kind of use."""
        return self._or(f"study-{kind}", kind)

    def thing(self, kind: str, thing: str) -> str:
        message = self._names.get(kind, "")
        key = f"{message}-{re.sub(r'[^a-z0-9]+', '-', thing.lower())}"
        if self.words.has(key):
            text = self.words(key)
        elif self.words.has(message):
            text = self._open(message, lambda _: thing)
        else:
            text = thing
        return text[:1].upper() + text[1:]

    def source(self, source: str) -> str:
        return self._or(f"source-{source}", source)

    def question(self, tag: str) -> str:
        return self._sentence("ask", tag)

    def clauses(self, tag: str) -> tuple[str, ...]:
        """The clauses of the rules that a question is about, the first one first."""
        message = f"help-{tag}"
        if not self.words.has(message):
            return ()
        return tuple(clause.id for clause in self.words.clauses(self.words(message)))

    def chapter(self, tag: str) -> str:
        """The chapter of the rulebook where a question stands."""
        cited = self.clauses(tag)
        for chapter in self.game.rulebook.chapters:
            if cited and any(clause.id == cited[0] for clause in chapter.clauses):
                return f"{chapter.number}. {chapter.title[self.words.lang]}"
        return "–"

    def _or(self, message: str, otherwise: str) -> str:
        return self.words(message) if self.words.has(message) else otherwise

    def _sentence(self, prefix: str, tag: str) -> str:
        """A sentence without what it is about in a single case: … where that would stand."""
        message = f"{prefix}-{tag}"
        if not self.words.has(message):
            return tag
        text = " ".join(_HOLE.sub("…", self._open(message, lambda _: "…")).split())
        text = re.sub(r"(… ?[,;:(]? ?)+…", "…", text).strip(" :·,")
        return text if text.strip("… ()") else tag

    def _open(self, message: str, say: Callable[[str], str]) -> str:
        return self.texts(message, **{name: say(name) for name in self.texts.variables(message)})
