"""The pieces, boards and dishes of this box, made once from the component files."""

from __future__ import annotations

from itertools import pairwise
from typing import Annotated, Final, Literal

import msgspec

from drakkar.games.odin.boards import grid, pieces
from drakkar.games.odin.phases import feast_table
from drakkar.kernel import components
from drakkar.kernel.value import home

PACKAGE: Final = home(__name__)
check: Final = components.Checks(PACKAGE)

_Side = Annotated[int, msgspec.Meta(ge=1, le=pieces.COLUMNS)]
_Row = Annotated[int, msgspec.Meta(ge=0, lt=pieces.ROWS)]
_Column = Annotated[int, msgspec.Meta(ge=0, lt=pieces.COLUMNS)]
_GridRow = Annotated[str, msgspec.Meta(pattern=r"^[_.$*X!-]+$", max_length=pieces.COLUMNS)]
_Drawing = Annotated[
    list[Annotated[str, msgspec.Meta(pattern="^[.#]+$")]], msgspec.Meta(min_length=1)
]


# ---- the shape of the files, as far as geometry goes -------------------------------------------
class _Feast(msgspec.Struct, forbid_unknown_fields=True):
    h: _Side
    v: _Side


class _Good(msgspec.Struct, omit_defaults=True):
    id: str
    colour: Literal["orange", "red", "green", "blue"]
    size: tuple[_Side, _Side]
    feast: _Feast | msgspec.UnsetType = msgspec.UNSET
    animal: str | msgspec.UnsetType = msgspec.UNSET
    points: int = 0


class _Special(msgspec.Struct):
    id: str
    mask: _Drawing


class _Goods(msgspec.Struct):
    goods: list[_Good]
    special_tiles: list[_Special]


class _Value(msgspec.Struct, forbid_unknown_fields=True):
    value: int
    at: tuple[_Row, _Column] | None
    coverable: bool = True


class _Track(msgspec.Struct):
    values: list[_Value]


class _Bonus(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    row: _Row
    col: _Column
    gain: dict[str, int | str]
    limited: bool = False


class _Board(msgspec.Struct):
    id: str
    grid: Annotated[list[_GridRow], msgspec.Meta(max_length=pieces.ROWS)]
    bonuses: list[_Bonus]
    penalties: int
    income_tracks: list[_Track] = []
    house: bool = False
    resource_slots: dict[Literal["wood", "stone"], int] = {}


class _Home(msgspec.Struct):
    home_board: _Board


class _Exploration(msgspec.Struct):
    boards: list[_Board]


class _Buildings(msgspec.Struct):
    buildings: list[_Board]


def _check_goods(goods: _Goods) -> None:
    """Shapes must hang together: what wraps around the edge of a board would not be noticed."""
    for tile in goods.special_tiles:
        field, rows = f"special_tiles.{tile.id}.mask", tile.mask
        widths = {len(row) for row in rows}
        check(len(widths) == 1, "goods", field, "rows of one length", widths)
        cells = {(r, c) for r, row in enumerate(rows) for c, sign in enumerate(row) if sign == "#"}
        edges = {r for r, _ in cells} == set(range(len(rows)))
        edges &= {c for _, c in cells} == set(range(len(rows[0])))
        check(edges, "goods", field, "# in every row and column", rows)
        seen, new = set[pieces.Cell](), {min(cells)}
        while new:
            seen |= new
            near = {(r + a, c + b) for r, c in new for a, b in ((0, 1), (1, 0), (0, -1), (-1, 0))}
            new = near & cells - seen
        check(seen == cells, "goods", field, "one piece", rows)


def _check_board(file: str, board: _Board) -> None:
    """Drawing, income, symbols and minus points must tell the same story."""

    def drawn(sign: str) -> list[pieces.Cell]:
        rows = enumerate(board.grid)
        return [(r, c) for r, row in rows for c, other in enumerate(row) if other == sign]

    values = [value for track in board.income_tracks for value in track.values]
    for field, sign, cells in (
        ("bonuses", "*", [(bonus.row, bonus.col) for bonus in board.bonuses]),
        ("income_tracks", "$", [value.at for value in values if value.at and value.coverable]),
        ("income_tracks", "!", [value.at for value in values if value.at and not value.coverable]),
    ):
        check(sorted(cells) == drawn(sign), file, f"{board.id}.{field}", drawn(sign), cells)
    for track in board.income_tracks:
        steps = [value.at for value in track.values if value.at]
        rising = all(a[0] > b[0] and a[1] < b[1] for a, b in pairwise(steps))
        field = f"{board.id}.income_tracks"
        check(rising, file, field, "cells going up and to the right", steps)
        top = track.values[-1] if track.values else None
        ends = top is not None and (top.at is None or not top.coverable)
        check(ends, file, field, "a last value that nothing covers", top)
    minus = len(drawn("-")) + sum(board.resource_slots.values())
    check(board.penalties == minus, file, f"{board.id}.penalties", minus, board.penalties)


SHAPES: Final = {
    "goods": (_Goods,),
    "home_board": (_Home,),
    "exploration": (_Exploration,),
    "buildings": (_Buildings,),
}
"""What is read here; box.py reads the rest of these files."""
_GOODS: Final = components.load(PACKAGE, "goods", _Goods)
_HOME: Final = components.load(PACKAGE, "home_board", _Home)
_EXPLORATION: Final = components.load(PACKAGE, "exploration", _Exploration)
_BUILDINGS: Final = components.load(PACKAGE, "buildings", _Buildings)

BOARDS_BY_FILE: Final = {
    "home_board": [_HOME.home_board],
    "exploration": _EXPLORATION.boards,
    "buildings": _BUILDINGS.buildings,
}
_check_goods(_GOODS)
for _file, _boards in BOARDS_BY_FILE.items():
    for _board in _boards:
        _check_board(_file, _board)

PIECES: Final = pieces.read(msgspec.to_builtins(_GOODS))
PIECE: Final = {piece.id: piece.number for piece in PIECES}
BOARDS: Final = grid.read(*map(msgspec.to_builtins, (_HOME, _EXPLORATION, _BUILDINGS)))
PRINTED: Final = {board.id: board for boards in BOARDS_BY_FILE.values() for board in boards}
"""What is printed on each board, as its file says; for views."""
BOARD: Final = {board.id: board.number for board in BOARDS}
MENU: Final = feast_table.read(msgspec.to_builtins(_GOODS))
