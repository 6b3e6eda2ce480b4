"""The list of moves: spaces by column, pieces by board, places by shape, anytime actions apart."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from drakkar.games.odin.headings import (
    Numbered,
    by_board,
    by_column,
    by_shape,
    by_strip,
    next_dish,
    notable_by_shape,
    split,
)
from drakkar.games.odin.words import GAP, asked, card_name, card_text, move_args
from drakkar.kernel.telling import Heading
from drakkar.terminal.boards import SECTION_INDENT, Look, Section
from drakkar.terminal.screen import flow

_INDENT = 5
_RANGES = 6
_CARDS = ("play", "apply")


def sections(look: Look) -> list[Section]:
    main, free = split(look)
    listed = _SECTIONS.get(asked(look), _plain)(look, main)
    if free:
        if not listed:
            listed = [_told(look, number, move) for number, move in main]
        listed.append(_labelled(Heading(look.words("table-free"), free)))
    return listed


def _labelled(heading: Heading) -> Section:
    label, numbers = heading
    return Section(label=label if len(label) < SECTION_INDENT else f"{label} ", numbers=numbers)


def _rest(look: Look, moves: Numbered, headings: list[Heading]) -> list[Section]:
    """Each move that has no heading on lines of its own."""
    headed = {number for heading in headings for number in heading.numbers}
    return [_told(look, number, move) for number, move in moves if number not in headed]


def _told(look: Look, number: int, move: list[Any]) -> Section:
    """A move on lines of its own."""
    head = Text(f"[{number}]".rjust(4) + " ", style="cyan")
    if move[0] in _CARDS:
        parts = _card(look, move)
    else:
        fields = _fields(move)
        text = look.words(f"move-{move[0]}", **(fields | move_args(look, move)))
        parts = [Text(text, style="default")]
    lines = flow(parts, look.width, head, _INDENT, " ")
    return Section(tuple(lines), numbers=(number,), told=True)


def _card(look: Look, move: list[Any]) -> list[Text]:
    parts = [Text(card_name(look.words, move[1]), style="bold")]
    facts = look.table["cards"].get(move[1])
    if facts and move[0] == "play":
        points = look.words("table-points", points=facts["points"])
        parts.append(Text(f"({points})", style="default"))
    words = card_text(look.words, move[1]).split(" ")
    return [*parts, *(Text(word, style="default") for word in words)]


_FIELDS = {
    "use": ("space", "vikings"), "imitate": ("space",), "visit": ("space",), "play": ("card",),
    "apply": ("card",), "option": ("id",), "give": ("item", "ore"), "mine": ("strip", "items"),
    "upgrade": ("good", "steps"), "trade": ("good",), "flip": ("good",), "tile": ("tile",),
    "diagonal": ("good", "steps"), "emigrate": ("ship", "ore"), "explore": ("board", "ship"),
    "boats": ("loaded", "empty"), "spend": ("wood", "weapons"), "boost": ("item",),
    "back": ("vikings", "space"), "piece": ("piece", "board"), "together": ("board",),
    "spot": ("orientation", "row", "column"), "serve": ("good", "cells"),
    "seize": ("seat", "board"),
}  # fmt: skip


def _fields(move: list[Any]) -> dict[str, Any]:
    return dict(zip(_FIELDS.get(move[0], ()), move[1:], strict=True))


def _plain(look: Look, moves: Numbered) -> list[Section]:
    """A plain list, but for cards, whose text is long."""
    if any(move[0] in _CARDS for _, move in moves):
        return [_told(look, number, move) for number, move in moves]
    return []


def _turn(look: Look, moves: Numbered) -> list[Section]:
    return [_labelled(heading) for heading in by_column(look, moves)]


def _pieces(look: Look, moves: Numbered) -> list[Section]:
    boards = by_board(look, moves)
    return [*map(_labelled, boards), *_rest(look, moves, boards)]


def _spots(look: Look, moves: Numbered) -> list[Section]:
    """By orientation; where there are many, those that change income or bonuses, and how many
    more: they are marked on the grid, and typing a cell finds them."""
    shapes = {heading.text: heading for heading in notable_by_shape(look, moves)}
    signs = [Text(sign, style="dim") for sign in look.words("table-spots").split(GAP)]
    sections = [Section(tuple(flow(signs, look.width, gap=GAP)))]
    for text, numbers in by_shape(look, moves):
        shown = shapes.get(text)
        if shown:
            sections.append(_labelled(shown))
        hidden = [n for n in numbers if not shown or n not in shown.numbers]
        if hidden:
            more = look.words("table-spots-more", number=len(hidden), numbers=_ranges(hidden))
            head = Text("" if shown else text, style="bold")
            parts = [Text(word, style="default") for word in more.split(" ")]
            lines = flow(parts, look.width, head, SECTION_INDENT, " ")
            sections.append(Section(tuple(lines), numbers=tuple(hidden), told=True))
    return sections


def _ranges(numbers: list[int]) -> str:
    """``1-8, 10``."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and runs[-1][-1] == number - 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    shown = [f"{run[0]}-{run[-1]}" if len(run) > 1 else str(run[0]) for run in runs]
    return ", ".join(shown) if len(shown) < _RANGES else f"{numbers[0]}-{numbers[-1]}"


def _strips(look: Look, moves: Numbered) -> list[Section]:
    strips = by_strip(look, moves)
    return [*map(_labelled, strips), *_rest(look, moves, strips)]


def _dishes(look: Look, moves: Numbered) -> list[Section]:
    """The suggestion in full, then the next dish."""
    dishes = next_dish(look, moves)
    return [*_rest(look, moves, dishes), *map(_labelled, dishes)]


def _loot(look: Look, moves: Numbered) -> list[Section]:
    tiles = tuple(number for number, move in moves if move[0] == "tile")
    rest = [_told(look, number, move) for number, move in moves if move[0] != "tile"]
    return [*rest, Section(numbers=tiles)] if tiles else rest


_SECTIONS = {
    "turn": _turn,
    "laypiece": _pieces,
    "batch": _pieces,
    "layatonce": _pieces,
    "layspot": _spots,
    "batchspot": _spots,
    "takeitems": _strips,
    "dishes": _dishes,
    "battle": _loot,
    "secondtile": _loot,
}
