"""Boards and houses as grids: pieces as letters, income, symbols, cells worth -1, legal places."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from drakkar.games.odin.words import GAP, gain_of, place_name, spot_of
from drakkar.terminal.boards import Look
from drakkar.terminal.screen import flow

COLOURS = {
    "orange": "black on dark_orange",
    "red": "white on red",
    "green": "black on green",
    "blue": "white on blue",
    "silver": "black on white",
    "ore": "white on grey37",
    "wood": "white on rgb(110,70,30)",
}
TARGET = "bold cyan"
PREVIEW = "black on cyan"
_INCOME, _SYMBOL, _MINUS = "bold yellow", "bold magenta", "red"
_PIECES = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_SYMBOLS = "abcdefghij"
LABEL = 3
"""Columns for the number of a row."""


def grid_width(look: Look, board: str) -> int:
    rows = look.table["boards"][board]["grid"]
    return LABEL + 2 * max(map(len, rows), default=0)


def grid(look: Look, seat: int, number: int, preview: list[Any] | None = None) -> list[Text]:
    """One own board; on the board in question the places of the piece to be laid."""
    own = look.table["seats"][seat]["boards"][number]
    printed = look.table["boards"][own["board"]]
    if not printed["grid"]:
        return []
    here = seat == look.seat and look.table["asked"].get("board_number") == number
    cells = _printed_cells(printed)
    pieces = [*own["pieces"], *(look.table["asked"].get("laid", []) if here else ())]
    for at, piece in enumerate(pieces):
        for row, column in piece["cells"]:
            cells[row, column] = (_PIECES[at % len(_PIECES)], COLOURS[piece["colour"]])
    if here and preview is None:
        for row, column in _corners(look):
            sign, style = cells[row, column]
            plain = sign in ("·", "−")
            cells[row, column] = ("+", TARGET) if plain else (sign, f"{style} underline")
    elif here and preview is not None:
        for row, column in spot_of(look, preview).get("cells", []):
            cells[row, column] = ("@", PREVIEW)
    return _lines(printed["grid"], cells)


def _printed_cells(printed: dict[str, Any]) -> dict[tuple[int, int], tuple[str, str]]:
    """What is printed on each cell: a sign and its style."""
    looks = {".": ("·", "dim"), "-": ("−", _MINUS), "X": ("#", "dim"), "!": ("#", "dim")}
    cells = {
        (row, column): looks.get(sign, ("·", "dim"))
        for row, line in enumerate(printed["grid"])
        for column, sign in enumerate(line)
        if sign != "_"
    }
    for track in printed["tracks"]:
        for value in track:
            if value["at"]:
                cells[value["at"][0], value["at"][1]] = (str(value["value"]), _INCOME)
    for sign, symbol in zip(_SYMBOLS, printed["symbols"], strict=False):
        cells[symbol["at"][0], symbol["at"][1]] = (sign, _SYMBOL)
    return cells


def _corners(look: Look) -> list[tuple[int, int]]:
    """The first cell of every place: its corner where the piece covers that."""
    corners = []
    for spot in look.table["spots"].values():
        row, column = min(spot["cells"])
        corners.append((row, column))
    return corners


def _lines(rows: Sequence[str], cells: dict[tuple[int, int], tuple[str, str]]) -> list[Text]:
    wide = max(map(len, rows))
    head = Text(" " * LABEL, style="dim")
    head.append("".join(f"{_PIECES[column]} " for column in range(wide)), style="dim")
    lines = [head]
    for row in range(len(rows)):
        line = Text(f"{row + 1:>{LABEL - 1}} ", style="dim")
        for column in range(wide):
            sign, style = cells.get((row, column), (" ", "default"))
            line.append(sign.ljust(2), style=f"not dim {style}" if style != "dim" else style)
        lines.append(line)
    return lines


# ---- beside the grid -------------------------------------------------------------------------


def board_facts(look: Look, seat: int, number: int, width: int) -> list[Text]:
    """Income and what is missing for more, cells worth -1, slots, symbols."""
    words = look.words
    own = look.table["seats"][seat]["boards"][number]
    printed = look.table["boards"][own["board"]]
    head = Text(place_name(look, number, seat), style="bold")
    parts = [Text(line) for line in _income(look, own, printed)]
    parts.append(Text(words("table-minus", minus=own["minus"]), style=_MINUS))
    if printed["points"]:
        parts.append(Text(words("table-points", points=printed["points"])))
    slots = printed["slots"]
    if any(slots.values()):
        tokens = {"wood": own["wood"], "stone": own["stone"]}
        tokens |= {"wood_slots": slots["wood"], "stone_slots": slots["stone"]}
        parts.append(Text(words("table-slots", **tokens)))
    lines = flow([head, *parts], width, gap=GAP)
    symbols = _symbols(look, own, printed)
    if symbols:
        lines += flow(symbols, width, Text(f"{words('table-bonuses')} "), 6, GAP)
    return lines


def _income(look: Look, own: dict[str, Any], printed: dict[str, Any]) -> list[str]:
    if not printed["tracks"]:
        return []
    if len(own["rises"]) == 1 and len(printed["tracks"]) == 1:
        rise = own["rises"][0]
        return [look.words("table-rise", **(rise | {"cells": len(rise["missing"])}))]
    return [look.words("table-income-top", income=own["income"])]


def _symbols(look: Look, own: dict[str, Any], printed: dict[str, Any]) -> list[Text]:
    """``a minerai 3/5``: its letter, what it gives, how much of its ring is covered."""
    words = look.words
    covered = {tuple(cell) for piece in own["pieces"] for cell in piece["cells"]}
    lines = []
    for sign, symbol in zip(_SYMBOLS, printed["symbols"], strict=False):
        ring = [tuple(cell) for cell in symbol["ring"]]
        facts = {"sign": sign, "gain": gain_of(look, symbol["id"])}
        if tuple(symbol["at"]) in covered:
            lines.append(Text(words("table-bonus-lost", sign=sign), style="dim"))
        elif symbol["id"] in own["bonuses"]:
            lines.append(Text(words("table-bonus-won", **facts), style="green"))
        else:
            done = sum(cell in covered for cell in ring)
            text = words("table-bonus", covered=done, ring=len(ring), **facts)
            lines.append(Text(text))
    return lines
