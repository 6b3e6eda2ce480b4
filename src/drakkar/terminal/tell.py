"""From events and moves to lines: the log, the recap since one's last turn, the numbered list."""

from __future__ import annotations

from typing import Any

from drakkar.kernel.question import Move
from drakkar.kernel.table import Table
from drakkar.kernel.value import to_json
from drakkar.terminal.boards import Board, Look
from drakkar.terminal.words import Words

_GOES_ON = "·"
_OPENS = "›"


def log_lines(
    table: Table,
    words: Words,
    board: Board,
    names: tuple[str, ...],
    seat: int | None,
    since: int = 0,
    until: int | None = None,
) -> list[str]:
    """What happened from answer ``since`` on, as ``seat`` may know it; a line per player's turn.

    What one seat does in a row stands in one line. A text that begins with ``·`` goes on with
    the line before, one that begins with ``›`` opens a new one, an empty one is not shown.
    """
    lines: list[str] = []
    speaker: Any = None
    for number, (kind, audience, args) in table.events or ():
        if number < since or (until is not None and number > until):
            continue
        if audience is not None and seat not in audience:
            continue
        more = {"player": names[args["seat"]]} if "seat" in args else {}
        told = dict(table.options) | args | more
        text = words(f"event-{kind}", **(told | board.event_args(words, args)))
        if not text:
            continue
        if text.startswith(_GOES_ON) and lines:
            lines[-1] += ", " + text.removeprefix(_GOES_ON).strip()
        elif "seat" not in args:
            lines.append(text.removeprefix(_GOES_ON).strip())
            speaker = None
        elif args["seat"] == speaker and not text.startswith(_OPENS):
            lines[-1] += ", " + text
        else:
            lines.append(f"{names[args['seat']]} › {text.removeprefix(_OPENS).strip()}")
            speaker = args["seat"]
    return lines


def since_last_turn(table: Table, seat: int) -> int:
    """The answer from which on this seat has not been asked: its own last choice."""
    for index in range(len(table.log) - 1, -1, -1):
        entry = table.log[index]
        if entry.seat == seat and not entry.forced:
            return index + 1
    return 0


def move_text(look: Look, board: Board, move: Move) -> str:
    """A move for people: its own text, or its notation where it has none."""
    words = look.words
    if not words.has(f"move-{move.TAG}"):
        return " ".join(str(part) for part in move)
    return words.of("move", move, **board.move_args(look, to_json(move)))
