"""The three progress tracks of Shipwrights with everybody's markers and the heroes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from drakkar.games.shipwrights.words import TRACKS
from drakkar.terminal.boards import Look
from drakkar.terminal.screen import flow

HEROES = {"military": "svend", "trade": "thyra", "renown": "frode"}
_LABEL = 11


def tracks(look: Look) -> list[Text]:
    """Spaces from left to right; a column is as wide as the markers that share a space."""
    table = look.table
    marks = markers(look)
    at = [_cells(table, track, marks) for track in TRACKS]
    widths = [max(3, 1 + max(len(cells[n]) for cells in at)) for n in range(len(at[0]))]
    head = Text(" " * _LABEL, style="dim")
    for space, width in enumerate(widths):
        head.append(str(space).ljust(width))
    lines = []
    for track, cells in zip(TRACKS, at, strict=True):
        line = Text(look.words("track", track=track).ljust(_LABEL))
        for space, (cell, width) in enumerate(zip(cells, widths, strict=True)):
            shown, style = (cell, "bold cyan") if cell else (_empty(table["track"], space), "dim")
            line.append(shown.ljust(width), style=style)
        lines.append(line)
    heroes = [_hero(look, track, marks) for track in TRACKS]
    if max(map(len, lines)) + max(map(len, heroes)) <= look.width:
        return [head, *(a.append_text(b) for a, b in zip(lines, heroes, strict=True))]
    return [head, *lines, *flow(heroes, look.width, Text(), _LABEL)]


def _cells(table: dict[str, Any], track: str, marks: Sequence[str]) -> list[str]:
    """The markers on each space."""
    cells = [""] * (table["track"]["last"] + 1)
    for seat, village in enumerate(table["villages"]):
        cells[village["tracks"][track]] += marks[seat]
    if table["neutral"]:
        cells[table["neutral"][track]] += marks[-1]
    return cells


def _empty(track: dict[str, Any], space: int) -> str:
    if space in track["rewards"]:
        return "◆"
    vp = track["vp"].get(str(space))
    return f"+{vp}" if vp else "·"


def _hero(look: Look, track: str, marks: Sequence[str]) -> Text:
    holder = look.table["heroes"][track]
    name = look.words("hero", hero=HEROES[track])
    if holder is None:
        return Text(f"{name} –", style="dim")
    mark = marks[-1] if holder == "neutral" else marks[holder]
    return Text(f"{name} {mark}", style="bold")


def markers(look: Look) -> list[str]:
    """A letter per seat and, last, the neutral player's; numbers where letters would not tell."""
    neutral = look.words("board-neutral-letter")
    letters = [name[:1].upper() for name in look.names]
    if len({*letters, neutral}) <= len(letters) or not all(c.isalpha() for c in letters):
        letters = [str(seat + 1) for seat in range(len(letters))]
    return [*letters, neutral]
