"""The headings of a list of moves: spaces by column, pieces by board, places by shape."""

from __future__ import annotations

from typing import Any

from drakkar.games.odin.words import asked, place_name, shape_name, spot_of
from drakkar.kernel.telling import Heading, Sight

Numbered = list[tuple[int, list[Any]]]
FREE = ("lay", "fill", "buy", "load", "ability")
"""What may be done at any time stands apart, last."""
MANY = 30
"""More places than this are not all listed: those that change nothing are only counted."""
_SERVED = ("serve", "coin", "gap")


def headings(sight: Sight) -> list[Heading]:
    main, free = split(sight)
    by = _HEADINGS.get(asked(sight))
    named = by(sight, main) if by else []
    return [*named, Heading(sight.words("table-free"), free)] if free else named


def split(sight: Sight) -> tuple[Numbered, tuple[int, ...]]:
    """The answers to the question, and the numbers of what may be done at any time."""
    moves = sight.numbered()
    main = [(number, move) for number, move in moves if move[0] not in FREE]
    return main, tuple(number for number, move in moves if move[0] in FREE)


def by_column(sight: Sight, moves: Numbered) -> list[Heading]:
    """By column, as on the action board."""
    columns = {space["space"]: space["column"] for space in sight.table["spaces"]}
    named = []
    for column in (1, 2, 3, 4):
        numbers = tuple(n for n, move in moves if move[0] == "use" and columns[move[1]] == column)
        if numbers:
            named.append(Heading(sight.words("table-column", column=column), numbers))
    rest = tuple(number for number, move in moves if move[0] != "use")
    return [*named, Heading(sight.words("table-round-end"), rest)] if rest else named


def by_board(sight: Sight, moves: Numbered) -> list[Heading]:
    boards: dict[int, list[int]] = {}
    for number, move in moves:
        if move[0] in ("piece", "together"):
            boards.setdefault(move[-1], []).append(number)
    return [Heading(place_name(sight, at), tuple(numbers)) for at, numbers in boards.items()]


def by_shape(sight: Sight, moves: Numbered) -> list[Heading]:
    """By orientation."""
    shapes: dict[int, list[int]] = {}
    for number, move in moves:
        if move[0] == "spot":
            shapes.setdefault(move[1], []).append(number)
    listed = sight.view["moves"]
    return [
        Heading(shape_name(sight, listed[numbers[0] - 1]), tuple(numbers))
        for numbers in shapes.values()
    ]


def notable_by_shape(sight: Sight, moves: Numbered) -> list[Heading]:
    """Where there are many, only those that change income or bonuses."""
    shapes = by_shape(sight, moves)
    if len(moves) <= MANY:
        return shapes
    listed = sight.view["moves"]
    kept = [
        Heading(text, tuple(n for n in numbers if notable(sight, listed[n - 1])))
        for text, numbers in shapes
    ]
    return [heading for heading in kept if heading.numbers]


def notable(sight: Sight, move: list[Any]) -> bool:
    spot = spot_of(sight, move)
    return bool(spot["income"][0] != spot["income"][1] or spot["bonuses"])


def by_strip(sight: Sight, moves: Numbered) -> list[Heading]:
    strips: dict[str, list[int]] = {}
    for number, move in moves:
        if move[0] == "mine":
            strips.setdefault(move[1], []).append(number)
    return [
        Heading(f"{sight.words('table-strips')} {strip.rpartition('_')[2]}", tuple(numbers))
        for strip, numbers in strips.items()
    ]


def next_dish(sight: Sight, moves: Numbered) -> list[Heading]:
    numbers = tuple(number for number, move in moves if move[0] in _SERVED)
    return [Heading(sight.words("table-feast"), numbers)]


_HEADINGS = {
    "turn": by_column,
    "laypiece": by_board,
    "batch": by_board,
    "layatonce": by_board,
    "layspot": notable_by_shape,
    "batchspot": notable_by_shape,
    "takeitems": by_strip,
    "dishes": next_dish,
}
