"""What a bot thinks of moves, in words: the same wherever it is shown."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, NamedTuple, Protocol, TypeVar

from drakkar.bots.review import Verdict
from drakkar.kernel.question import Move
from drakkar.kernel.table import Table
from drakkar.kernel.telling import Sight, Words, asks, move_text
from drakkar.kernel.value import notation, to_json

PACKAGE = "drakkar.bots"
_SURE = 1.96
"""Standard errors to each side of an interval of 95 %."""


class ToldMove(NamedTuple):
    move: list[Any]
    notation: str
    text: str


class ToldSource(NamedTuple):
    source: str
    text: str
    points: float


class Told(NamedTuple):
    """A decision and what was better, in words."""

    question: str
    played: ToldMove
    better: ToldMove
    cost: float
    within: float
    """The cost is known to within so much, as far as other worlds can tell (95 %)."""
    worlds: int
    sources: list[ToldSource]
    text: str
    """How much it cost and why, in a sentence."""


class _Points(Protocol):
    @property
    def points(self) -> float: ...


P = TypeVar("P", bound=_Points)


@cache
def own_words(lang: str) -> Words:
    return Words(lang, None, PACKAGE)


def tell(table: Table, seat: int, names: Sequence[str], words: Words, verdict: Verdict) -> Told:
    """``table``: as it was when the seat decided; ``words``: of its game."""
    view = table.position(seat)
    sight = Sight(view, seat, words, tuple(names))
    sources = [
        ToldSource(name, source_text(words, name), round(points, 2))
        for name, points in verdict.gains
    ]
    say, within = own_words(words.lang), _SURE * verdict.error
    listed = ", ".join(signed(words.lang, each.points, each.text) for each in telling(sources))
    text = say(
        "review-why" if listed else "review-much",
        points=shown(verdict.cost),
        within=shown(within),
        list=listed,
    )
    played, better = (
        _told_move(table, sight, turn[0]) for turn in (verdict.played, verdict.better)
    )
    return Told(
        _asked(table, seat, view, words),
        played,
        better,
        round(verdict.cost, 2),
        round(within, 2),
        verdict.worlds,
        sources,
        text,
    )


def _told_move(table: Table, sight: Sight, move: Move) -> ToldMove:
    text = move_text(sight, table.game.rules.wording, move)
    return ToldMove(to_json(move), notation(move), text)


def _asked(table: Table, seat: int, view: dict[str, Any], words: Words) -> str:
    question = table.question(seat)
    return "" if question is None else asks(words, "ask", question, view["table"].get("asked", {}))


# ---- where a difference comes from -----------------------------------------------------------


def source_text(words: Words, source: str) -> str:
    """Where something comes from, in words (``Rules.sources``)."""
    name, _, about = source.partition("/")
    args = dict([about.split("=", 1)]) if about else {}
    if name == "score":
        line = args["source"]
        return words(f"source-{line}") if words.has(f"source-{line}") else line
    said = words if words.has(f"reason-{name}") else own_words(words.lang)
    return said(f"reason-{name}", **args)


def telling(sources: Iterable[P]) -> list[P]:
    """The few that tell most, of those in order: two gains, and the next gain or the loss,
    whichever is larger."""
    rows = list(sources)
    gains = [row for row in rows if row.points > 0]
    losses = [row for row in rows if row.points < 0]
    rest = sorted([*gains[2:3], *losses[:1]], key=lambda row: -abs(row.points))
    return gains[:2] + rest[:1]


def shown(points: float) -> float:
    """Without a sign; below three points with a decimal."""
    size = abs(points)
    return round(size) if size >= 3 or size == round(size) else max(0.1, round(size, 1))


def signed(lang: str, points: float, text: str) -> str:
    """``+6 income of Iceland``."""
    sign = "+" if points > 0 else "−"
    return own_words(lang)("hint-source", sign=sign, points=shown(points), source=text)
