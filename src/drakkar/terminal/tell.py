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
    the line before (without a comma if a bracket follows), one that begins with ``›`` opens a
    new one, an empty one is not shown. The board may name a ``speaker`` who is no seat.
    """
    lines: list[str] = []
    speaker: Any = None
    last: tuple[Any, str] = (None, "")
    once, times = "", 1
    for number, (kind, audience, args) in table.events or ():
        if number < since or (until is not None and number > until):
            continue
        if audience is not None and seat not in audience:
            continue
        told = dict(table.options) | args
        who = args.get("seat")  # nobody, or a player who is no person, has no name here
        named = isinstance(who, int) and 0 <= who < len(names)
        if named:
            told["player"] = names[args["seat"]]
        told |= board.event_args(words, args | {"event": kind, "names": names})
        text = words(f"event-{kind}", **told)
        if not text:
            continue
        named = named or "speaker" in told
        by = told.get("speaker") or told.get("player")
        if (by, text) == last and lines:
            times += 1
            lines[-1] = f"{once} ×{times}"
            continue
        last, times = (by, text), 1
        if text.startswith(_GOES_ON) and lines:
            more = text.removeprefix(_GOES_ON).strip()
            lines[-1] += (" " if more.startswith("(") else ", ") + more
        elif not named:
            lines.append(text.removeprefix(_GOES_ON).strip())
            speaker = None
        elif by == speaker and not text.startswith(_OPENS):
            lines[-1] += ", " + text
        else:
            lines.append(f"{by} › {text.removeprefix(_OPENS).strip()}")
            speaker = by
        once = lines[-1]
    return lines


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
