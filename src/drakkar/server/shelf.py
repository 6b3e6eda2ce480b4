"""What the server answers about the games themselves: the shelf, rules, lessons. Part of
``openapi.json`` as ``messages`` is."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from drakkar.server.messages import ClauseText
from drakkar.server.sizes import Count, MoveJson


class Choice(Struct):
    value: str
    text: str
    parts: list[str]
    """What it is put together from, by the choices of other options; mostly empty."""


class OptionText(Struct):
    name: str
    text: str
    help: str
    """What it means for the game; empty where its text says it all."""
    detail: bool
    """It only fills in what other options leave open."""
    default: str
    choices: list[Choice]


class ClosedChoices(Struct):
    why: str
    values: list[str]


class OpenChoices(Struct):
    choices: dict[str, list[str]]
    """By option, what can be chosen with so many players and with the options before it."""
    closed: dict[str, list[ClosedChoices]]
    """By option, if it leaves a choice at all: what cannot be chosen, by the reason."""


class GameText(Struct):
    slug: str
    title: str
    pitch: str
    designers: list[str]
    seats: list[Count]
    minutes: list[Count]
    options: list[OptionText]
    lesson: bool
    coach: bool


class BotText(Struct):
    level: str
    text: str
    how: str
    """How it plays, in a sentence."""
    games: list[str]
    """Those that it can play."""


class Shelf(Struct):
    games: list[GameText]
    bots: list[BotText]


class ChapterText(Struct):
    number: Count
    title: str
    clauses: list[ClauseText]


class Summary(Struct):
    """The game in three paragraphs: what it is about, what one does, how it ends."""

    aim: str
    turn: str
    end: str


class RulesText(Struct):
    game: str
    title: str
    edition: str
    chapters: list[ChapterText]
    reconstructed: str
    summary: Summary | None


class StepText(Struct):
    """A card of a lesson. ``expect``: the moves that lead on, by tag and first fields."""

    id: str
    text: str
    task: str
    point: str
    expect: list[MoveJson]
    rules: list[str]


class When(Struct):
    """What must hold of the view at ``path``: ``is`` (equal), ``least`` (at least), ``most`` (at
    most) or ``has`` (a list with an element that has these fields)."""

    path: str
    test: Literal["is", "least", "most", "has"]
    value: Any


class CardText(Struct):
    """A card of the first game, coached."""

    id: str
    text: str
    point: str
    when: list[When]
    rules: list[str]


class LessonText(Struct):
    game: str
    title: str
    steps: list[StepText]
    cards: list[CardText]
