"""The list of moves: spaces by column, pieces by board, places by shape, anytime actions apart."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from drakkar.terminal.boards import SECTION_INDENT, Look, Section
from drakkar.terminal.boards.odin_words import (
    GAP,
    asked,
    card_name,
    card_text,
    move_args,
    place_name,
    shape_name,
    spot_of,
)
from drakkar.terminal.screen import flow

FREE = ("lay", "fill", "buy", "load", "ability")
_INDENT = 5
_MANY, _RANGES = 30, 6
_CARDS = ("play", "apply")


def sections(look: Look) -> list[Section]:
    moves = look.numbered()
    main = [(number, move) for number, move in moves if move[0] not in FREE]
    free = tuple(number for number, move in moves if move[0] in FREE)
    found = _SECTIONS.get(asked(look), _plain)(look, main)
    if free:
        if not found:
            found = [_told(look, number, move) for number, move in main]
        found.append(_labelled(look.words("table-free"), free))
    return found


def _labelled(label: str, numbers: tuple[int, ...]) -> Section:
    shown = label if len(label) < SECTION_INDENT else f"{label} "
    return Section(label=shown, numbers=numbers)


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


_Moves = list[tuple[int, list[Any]]]


def _plain(look: Look, moves: _Moves) -> list[Section]:
    """A plain list, but for cards, whose text is long."""
    if any(move[0] in _CARDS for _, move in moves):
        return [_told(look, number, move) for number, move in moves]
    return []


def _turn(look: Look, moves: _Moves) -> list[Section]:
    """By column, as on the action board."""
    columns = {one["space"]: one["column"] for one in look.table["spaces"]}
    found = []
    for column in (1, 2, 3, 4):
        numbers = tuple(n for n, move in moves if move[0] == "use" and columns[move[1]] == column)
        if numbers:
            found.append(_labelled(look.words("table-column", column=column), numbers))
    rest = tuple(number for number, move in moves if move[0] != "use")
    return [*found, _labelled(look.words("table-round-end"), rest)] if rest else found


def _pieces(look: Look, moves: _Moves) -> list[Section]:
    """By board."""
    found: dict[int, list[int]] = {}
    for number, move in moves:
        if move[0] in ("piece", "together"):
            found.setdefault(move[-1], []).append(number)
    sections = [_labelled(place_name(look, at), tuple(ones)) for at, ones in found.items()]
    rest = [one for one in moves if one[1][0] not in ("piece", "together")]
    return [*sections, *(_told(look, number, move) for number, move in rest)]


def _spots(look: Look, moves: _Moves) -> list[Section]:
    """By orientation; where there are many, those that change income or bonuses, and how many
    more: they are marked on the grid, and typing a cell finds them."""
    found: dict[int, list[int]] = {}
    for number, move in moves:
        if move[0] == "spot":
            found.setdefault(move[1], []).append(number)
    listed = look.view["moves"]
    signs = [Text(one, style="dim") for one in look.words("table-spots").split(GAP)]
    sections = [Section(tuple(flow(signs, look.width, gap=GAP)))]
    many = len(moves) > _MANY
    for numbers in found.values():
        label = shape_name(look, listed[numbers[0] - 1])
        shown = [n for n in numbers if not many or _notable(look, listed[n - 1])]
        hidden = [n for n in numbers if n not in shown]
        if shown:
            sections.append(_labelled(label, tuple(shown)))
        if hidden:
            told = look.words("table-spots-more", number=len(hidden), numbers=_ranges(hidden))
            head = Text("" if shown else label, style="bold")
            parts = [Text(word, style="default") for word in told.split(" ")]
            lines = flow(parts, look.width, head, SECTION_INDENT, " ")
            sections.append(Section(tuple(lines), numbers=tuple(hidden), told=True))
    return sections


def _notable(look: Look, move: list[Any]) -> bool:
    spot = spot_of(look, move)
    return bool(spot["income"][0] != spot["income"][1] or spot["bonuses"])


def _ranges(numbers: list[int]) -> str:
    """``1-8, 10``."""
    found: list[list[int]] = []
    for number in numbers:
        if found and found[-1][-1] == number - 1:
            found[-1].append(number)
        else:
            found.append([number])
    told = [f"{one[0]}-{one[-1]}" if len(one) > 1 else str(one[0]) for one in found]
    return ", ".join(told) if len(told) < _RANGES else f"{numbers[0]}-{numbers[-1]}"


def _strips(look: Look, moves: _Moves) -> list[Section]:
    found: dict[str, list[int]] = {}
    for number, move in moves:
        if move[0] == "mine":
            found.setdefault(move[1], []).append(number)
    sections = []
    for strip, numbers in found.items():
        label = f"{look.words('table-strips')} {strip.rpartition('_')[2]}"
        sections.append(_labelled(label, tuple(numbers)))
    rest = [one for one in moves if one[1][0] != "mine"]
    return [*sections, *(_told(look, number, move) for number, move in rest)]


def _dishes(look: Look, moves: _Moves) -> list[Section]:
    """The suggestion in full, then the next dish."""
    served = ("serve", "coin", "gap")
    whole = [_told(look, number, move) for number, move in moves if move[0] not in served]
    next_ = tuple(number for number, move in moves if move[0] in served)
    return [*whole, _labelled(look.words("table-feast"), next_)]


def _loot(look: Look, moves: _Moves) -> list[Section]:
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
