"""From events and moves to lines: the log, the recap since one's last turn, the numbered list."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from drakkar.kernel.question import Move
from drakkar.kernel.state import Event
from drakkar.kernel.table import Table
from drakkar.kernel.value import to_json
from drakkar.terminal.boards import Board, Look
from drakkar.terminal.words import Words

_GOES_ON = "·"
_OPENS = "›"


@dataclass
class Line:
    """What one speaker did in a row, or something that nobody did."""

    first: int
    """The answer (from 1; 0: before the first) that it begins with,"""
    last: int
    """and the one that it ends with."""
    seat: int | None
    speaker: str
    text: str

    def __str__(self) -> str:
        return f"{self.speaker} {_OPENS} {self.text}" if self.speaker else self.text


class Teller:
    """Turns events into lines, one event after the other, as ``seat`` may know them.

    What one seat does in a row stands in one line. A text that begins with ``·`` goes on with
    the line before (without a comma if a bracket follows), one that begins with ``›`` opens a
    new one, an empty one is not shown. The board may name a ``speaker`` who is no seat.
    """

    def __init__(
        self,
        options: Mapping[str, str],
        words: Words,
        board: Board,
        names: tuple[str, ...],
        seat: int | None,
    ) -> None:
        self.options, self.words, self.board = options, words, board
        self.names, self.seat = names, seat
        self.lines: list[Line] = []
        self._speaker: str | None = None
        self._last: tuple[Any, str] = (None, "")
        self._once, self._times = "", 1

    def tell(self, number: int, event: Event) -> None:
        kind, audience, args = event
        if audience is not None and self.seat not in audience:
            return
        told = dict(self.options) | args
        who = args.get("seat")  # nobody, or a player who is no person, has no name here
        named = isinstance(who, int) and 0 <= who < len(self.names)
        if named:
            told["player"] = self.names[args["seat"]]
        told |= self.board.event_args(self.words, args | {"event": kind, "names": self.names})
        text = self.words(f"event-{kind}", **told)
        if not text:
            return
        lines = self.lines
        by = told.get("speaker") or told.get("player")
        if (by, text) == self._last and lines:
            self._times += 1
            lines[-1].text = f"{self._once} ×{self._times}"
            lines[-1].last = number
            return
        self._last, self._times = (by, text), 1
        if text.startswith(_GOES_ON) and lines:
            more = text.removeprefix(_GOES_ON).strip()
            self._go_on(number, (" " if more.startswith("(") else ", ") + more)
        elif not (named or "speaker" in told):
            lines.append(Line(number, number, None, "", text.removeprefix(_GOES_ON).strip()))
            self._speaker = None
        elif by == self._speaker and not text.startswith(_OPENS):
            self._go_on(number, f", {text}")
        else:
            seat = who if named and "speaker" not in told else None
            text = text.removeprefix(_OPENS).strip()
            lines.append(Line(number, number, seat, str(by), text))
            self._speaker = by
        self._once = lines[-1].text

    def _go_on(self, number: int, more: str) -> None:
        self.lines[-1].text += more
        self.lines[-1].last = number


def log_lines(
    table: Table,
    words: Words,
    board: Board,
    names: tuple[str, ...],
    seat: int | None,
    since: int = 0,
    until: int | None = None,
) -> list[str]:
    """What happened from answer ``since`` on, as ``seat`` may know it; a line per player's turn."""
    teller = Teller(table.options, words, board, names, seat)
    for number, event in table.events or ():
        if number >= since and (until is None or number <= until):
            teller.tell(number, event)
    return [str(line) for line in teller.lines]


def since_last_turn(table: Table, seat: int) -> int:
    """The answer from which on this seat has not been asked: its own last choice."""
    for index in range(len(table.log) - 1, -1, -1):
        entry = table.log[index]
        if entry.seat == seat and not entry.forced:
            return index + 1
    return 0


def move_text(look: Look, board: Board, move: Move, prefix: str = "move") -> str:
    """A move for people: its own text, or its notation where it has none.

    With the prefix ``short`` the text that it has below a title, if it has one.
    """
    words = look.words
    if not words.has(f"{prefix}-{move.TAG}"):
        if prefix != "move":
            return move_text(look, board, move)
        return " ".join(str(part) for part in move)
    return words.of(prefix, move, **board.move_args(look, to_json(move)))
