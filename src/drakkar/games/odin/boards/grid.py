"""Placement areas as sets of cells: what may lie where, income, bonuses, minus points.

Everything here is pure. What lies on a board is a ``Laid``, four ints; laying gives a new one. See
boards/pieces.py for how cells, sets of cells and anchors are written.

A placement is ``(piece, orientation, anchor)``, and its code is one int, a field of a move.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from drakkar.games.odin.boards.pieces import (
    BLUE,
    COLUMNS,
    GREEN,
    ORANGE,
    ORE,
    RED,
    ROWS,
    SILVER,
    STRIDE,
    WOOD,
    Cell,
    Piece,
    Shape,
    cells_of,
)

# Reasons for a refusal, in the order in which they are looked for.
KIND: Final = "kind"
ORIENTATION: Final = "orientation"
OUTSIDE: Final = "outside"
UNCOVERABLE: Final = "uncoverable"
OVERLAP: Final = "overlap"
CONTACT: Final = "contact"
INCOME: Final = "income"


class Laid(NamedTuple):
    """What lies on one board or house: all covered cells, and those of the colours that the board
    keeps apart (green on boards, orange and red in houses; the others stay empty)."""

    covered: int = 0
    green: int = 0
    orange: int = 0
    red: int = 0


EMPTY: Final = Laid()


class Value(NamedTuple):
    """One value of an income track, which is a tuple of them, going up."""

    silver: int
    cell: int  # a set of one cell; empty for a value that nothing can cover
    needs: int  # what must be covered with it (ODI-9.9, 9.10), the cell itself left out
    above: int  # this cell and those of the values above, which need no less


class Bonus(NamedTuple):
    """A symbol. ``gain`` is what the file says: ``(("ore", 1), ("stone", 1))``,
    ``(("special_tile", "cloakpin"),)`` or ``(("building", "stone_house"),)``."""

    id: str
    cell: int  # a set of one cell
    ring: int  # the neighbours that must be covered (ODI-9.18, 9.19)
    gain: tuple[tuple[str, int | str], ...]
    limited: bool


class Board(NamedTuple):
    """A home board, one side of an exploration board, or a building (a shed has slots only)."""

    number: int
    id: str
    rows: int
    columns: int
    house: bool  # the rules of houses: what may lie there, and what is kept apart
    colours: tuple[bool, ...]  # which kinds of pieces may lie there
    area: int  # all cells printed on the board
    open: int  # those that can be covered
    minus: int  # those printed -1
    symbols: int  # those with a bonus
    tracks: tuple[tuple[Value, ...], ...]
    bonuses: tuple[Bonus, ...]
    slots: tuple[int, int]  # for wood, for stone


class Placement(NamedTuple):
    piece: int
    orientation: int
    anchor: int


class Fault(NamedTuple):
    """Why placements are illegal; boards/placement.py makes a refusal of it."""

    reason: str
    clause: str
    cells: tuple[Cell, ...]  # the guilty ones


class Rise(NamedTuple):
    """What has to be covered for an income track to go one value up."""

    track: int
    now: int
    then: int
    missing: int  # the value's own cell and all it still needs


# ---- reading the box -------------------------------------------------------------------------

_ON_BOARDS: Final = (GREEN, BLUE, SILVER, ORE)  # ODI-9.1
_IN_HOUSES: Final = (ORANGE, RED, GREEN, BLUE, SILVER)  # ODI-10.3, 10.5


def board_of(data: Mapping[str, Any], number: int = 0) -> Board:
    """A board from its plain data: an entry of exploration.yaml or buildings.yaml, or the section
    home_board of home_board.yaml."""
    rows: Sequence[str] = data["grid"]
    columns = max(map(len, rows), default=0)

    def cells(signs: str) -> int:
        return _set(
            (r, c) for r, row in enumerate(rows) for c, sign in enumerate(row) if sign in signs
        )

    opened, symbols = cells(".-$*"), cells("*")  # symbols may be covered (ODI-9.20)
    filling = opened & ~symbols  # what conditions can ask for
    slots = data.get("resource_slots", {})
    house = bool(data.get("house"))
    return Board(
        number=number,
        id=data["id"],
        rows=len(rows),
        columns=columns,
        house=house,
        colours=tuple(colour in (_IN_HOUSES if house else _ON_BOARDS) for colour in range(8)),
        area=opened | cells("X!"),
        open=opened,
        minus=cells("-"),
        symbols=symbols,
        tracks=tuple(_track(track["values"], filling) for track in data.get("income_tracks", ())),
        bonuses=tuple(_bonus(bonus, filling) for bonus in data["bonuses"]),
        slots=(slots.get("wood", 0), slots.get("stone", 0)),
    )


def _track(values: Sequence[Mapping[str, Any]], filling: int) -> tuple[Value, ...]:
    """ODI-9.9 to 9.11: needed is everything lower, further left, or both, but for symbols."""
    track: list[Value] = []
    above = 0
    for data in reversed(values):
        cell = needs = 0
        if data["at"] is not None and data.get("coverable", True):
            row, column = data["at"]
            cell = _set([(row, column)])
            quarter = _set((r, c) for r in range(row, ROWS) for c in range(column + 1))
            needs = quarter & filling & ~cell
            above |= cell
        track.append(Value(data["value"], cell, needs, above))
    return tuple(reversed(track))


def _bonus(data: Mapping[str, Any], filling: int) -> Bonus:
    row, column = data["row"], data["col"]
    cell = _set([(row, column)])
    beside = cell | cell << 1 | cell >> 1
    ring = (beside | beside << STRIDE | beside >> STRIDE) & filling
    gain = tuple(data["gain"].items())
    return Bonus(data["id"], cell, ring, gain, bool(data.get("limited")))


def _set(cells: Iterable[Cell]) -> int:
    return sum(1 << row * STRIDE + column for row, column in cells)


def read(
    home: Mapping[str, Any], exploration: Mapping[str, Any], buildings: Mapping[str, Any]
) -> tuple[Board, ...]:
    """The home board, the exploration boards and the buildings, numbered in this order."""
    parts = (home["home_board"], *exploration["boards"], *buildings["buildings"])
    return tuple(board_of(data, number) for number, data in enumerate(parts))


# ---- placing ---------------------------------------------------------------------------------


def pack(piece: int, orientation: int, anchor: int) -> int:
    """A placement as one int below 2 ** 17."""
    return (piece << 3 | orientation) << 8 | anchor


def unpack(code: int) -> Placement:
    return Placement(code >> 11, code >> 8 & 7, code & 255)


def allowed(board: Board, piece: Piece, wood: bool = False) -> bool:
    """ODI-9.1, 10.3, 10.5: whether this kind of piece may lie there at all. ``wood``: occupation
    40 is in play, and wood may lie in houses."""
    return board.colours[piece.colour] or (wood and board.house and piece.colour == WOOD)


def anchors(
    board: Board,
    laid: Laid,
    piece: Piece,
    orientation: int,
    wood: bool = False,
    owing: bool = False,
) -> int:
    """The set of all anchors at which the piece may be laid in this orientation. ``owing``: what
    income cells need may follow, since several pieces are confirmed together (see ``debt``)."""
    if not allowed(board, piece, wood):
        return 0
    locked, near = (0, ()) if owing else _locks(board, laid.covered, piece.size)
    return _anchors(piece.shapes[orientation], _free(board, laid, piece.colour), locked, near)


def placements(
    board: Board, laid: Laid, piece: Piece, wood: bool = False, owing: bool = False
) -> list[int]:
    """All legal placements of one piece as codes, ascending: by orientation, then by anchor."""
    codes: list[int] = []
    for orientation, there in everywhere(board, laid, piece, wood, owing):
        codes += cells_of(there, pack(piece.number, orientation, 0))
    return codes


def everywhere(
    board: Board, laid: Laid, piece: Piece, wood: bool = False, owing: bool = False
) -> list[tuple[int, int]]:
    """The same as sets of anchors by orientation; only those where there is any."""
    if not allowed(board, piece, wood):
        return []
    free = _free(board, laid, piece.colour)
    locked, near = (0, ()) if owing else _locks(board, laid.covered, piece.size)
    return [
        (orientation, there)
        for orientation, shape in enumerate(piece.shapes)
        if (there := _anchors(shape, free, locked, near))
    ]


def fits(board: Board, laid: Laid, piece: Piece, wood: bool = False, owing: bool = False) -> bool:
    """Whether there is any."""
    if not allowed(board, piece, wood):
        return False
    free = _free(board, laid, piece.colour)
    if free.bit_count() < piece.size:
        return False
    locked, near = (0, ()) if owing else _locks(board, laid.covered, piece.size)
    return any(_anchors(shape, free, locked, near) for shape in piece.shapes)


def _beside(cells: int) -> int:
    """Everything that shares an edge with one of these cells."""
    return cells << 1 | cells >> 1 | cells << STRIDE | cells >> STRIDE


def _apart(board: Board, laid: Laid, colour: int) -> int:
    """ODI-9.6, 9.7, 10.4: the tiles that a piece of this colour may not touch."""
    if board.house:
        return laid.orange if colour == ORANGE else laid.red if colour == RED else 0
    return laid.green if colour == GREEN else 0


def _free(board: Board, laid: Laid, colour: int) -> int:
    """The cells a piece of this colour may lie on, but for the conditions of income cells."""
    free = board.open & ~laid.covered
    if apart := _apart(board, laid, colour):
        free &= ~_beside(apart)
    return free


_Lock = tuple[int, int]  # an income cell (as a set), what it still needs


def _locks(board: Board, covered: int, size: int) -> tuple[int, tuple[_Lock, ...]]:
    """The open income cells that still need other cells, and those among them that one piece of
    this size could cover together with all they need."""
    locked = 0
    near: list[_Lock] = []
    for track in board.tracks:
        for _, cell, needs, above in track:
            if cell & covered or not (missing := needs & ~covered):
                continue
            if missing.bit_count() >= size:
                locked |= above
                break
            locked |= cell
            near.append((cell, missing))
    return locked, tuple(near)


def _anchors(shape: Shape, free: int, locked: int, near: tuple[_Lock, ...]) -> int:
    """Clear of locked cells, any fit will do (ODI-9.3): a shift per cell of the piece tries all
    anchors at once. Over locked cells (ODI-9.12) the few anchors that reach one are tried one by
    one."""
    clear = free & ~locked
    fitting = -1
    for offset in shape.offsets:
        fitting &= clear >> offset
        if not fitting:
            break
    for cell, missing in near:
        wanted = cell | missing
        if wanted & ~free:
            continue
        place = cell.bit_length() - 1
        for offset in shape.offsets:
            if offset > place:
                break
            lies = shape.mask << place - offset
            if not (lies & ~free or wanted & ~lies or _in_debt(lies & locked, lies, near)):
                fitting |= 1 << place - offset
    return fitting


def _in_debt(over: int, lies: int, near: tuple[_Lock, ...]) -> bool:
    """Whether a piece covers a locked cell but not all that this one needs."""
    for cell, missing in near:
        if over & cell:
            if missing & ~lies:
                return True
            over &= ~cell
    return over != 0


def lay(laid: Laid, piece: Piece, orientation: int, anchor: int) -> Laid:
    """The board afterwards. Nothing is checked."""
    lies = piece.shapes[orientation].mask << anchor
    covered, green, orange, red = laid
    if piece.colour == GREEN:
        green |= lies
    elif piece.colour == ORANGE:
        orange |= lies
    elif piece.colour == RED:
        red |= lies
    return Laid(covered | lies, green, orange, red)


# ---- refusing --------------------------------------------------------------------------------


def refuse(
    board: Board,
    laid: Laid,
    pieces: Sequence[Piece],
    batch: Iterable[tuple[int, int, int]],
    wood: bool = False,
    owing: bool = False,
) -> Fault | None:
    """Why these placements, confirmed together (ODI-9.13), are illegal; None if they are legal.
    ``pieces`` is the table that the numbers in the placements point into. A reason is looked for
    in all placements before the next one is; refusals name the cells of the first culprit."""
    them = tuple((pieces[piece], orientation, anchor) for piece, orientation, anchor in batch)
    for piece, orientation, _ in them:
        if not allowed(board, piece, wood):
            return Fault(KIND, "ODI-10.5" if board.house else "ODI-9.1", ())
        if not 0 <= orientation < len(piece.shapes):
            return Fault(ORIENTATION, "ODI-9.2", ())
    return (
        _off_area(board, them)
        or _overlap(laid.covered, them)
        or _contact(board, laid, them)
        or (None if owing else _income(board, laid.covered, them))
    )


_Batch = Sequence[tuple[Piece, int, int]]


def covers(piece: Piece, orientation: int, anchor: int) -> tuple[Cell, ...]:
    """The cells under a placement, also those outside of every board."""
    row, column = divmod(anchor, STRIDE)
    return tuple((row + r, column + c) for r, c in piece.shapes[orientation].cells)


def _off_area(board: Board, batch: _Batch) -> Fault | None:
    """ODI-9.4, 10.8. From here on the mask of a piece is the set of its cells."""
    for piece, orientation, anchor in batch:
        cells = covers(piece, orientation, anchor)
        if off := tuple(cell for cell in cells if not _among(cell, board.area)):
            return Fault(OUTSIDE, "ODI-9.4", off)
    for piece, orientation, anchor in batch:
        if never := piece.shapes[orientation].mask << anchor & ~board.open:
            return Fault(UNCOVERABLE, "ODI-10.8" if board.house else "ODI-9.4", grid_cells(never))
    return None


def _among(cell: Cell, cells: int) -> bool:
    row, column = cell
    return row >= 0 <= column < COLUMNS and bool(cells >> row * STRIDE + column & 1)


def _overlap(covered: int, batch: _Batch) -> Fault | None:
    for piece, orientation, anchor in batch:
        lies = piece.shapes[orientation].mask << anchor
        if both := lies & covered:
            return Fault(OVERLAP, "ODI-9.4", grid_cells(both))
        covered |= lies
    return None


def _contact(board: Board, laid: Laid, batch: _Batch) -> Fault | None:
    """ODI-9.6, 9.8, 10.4. Guilty are the cells on both sides of the common edges."""
    for piece, orientation, anchor in batch:
        lies, apart = piece.shapes[orientation].mask << anchor, _apart(board, laid, piece.colour)
        if touched := _beside(lies) & apart:
            guilty = touched | _beside(apart) & lies
            return Fault(CONTACT, "ODI-10.4" if board.house else "ODI-9.6", grid_cells(guilty))
        laid = lay(laid, piece, orientation, anchor)
    return None


def _income(board: Board, covered: int, batch: _Batch) -> Fault | None:
    """ODI-9.9 to 9.13. Guilty are the cells that should be covered and are not."""
    new = 0
    for piece, orientation, anchor in batch:
        new |= piece.shapes[orientation].mask << anchor
    if missing := _owed(board, new, covered | new):
        return Fault(INCOME, "ODI-9.9", grid_cells(missing))
    return None


def _owed(board: Board, over: int, covered: int) -> int:
    missing = 0
    for track in board.tracks:
        for _, cell, needs, _ in track:
            if cell & over:
                missing |= needs & ~covered
    return missing


def debt(board: Board, covered: int) -> int:
    """What the covered income cells need and is still open: nothing in every legal position. Pieces
    laid one by one with ``owing`` may be confirmed when nothing is owed."""
    return _owed(board, covered, covered)


# ---- income, bonuses, minus points ------------------------------------------------------------


def income(board: Board, covered: int) -> int:
    """ODI-9.14 to 9.17: the sum over the tracks of the first value that is not covered."""
    total = 0
    for track in board.tracks:
        for silver, cell, _, _ in track:
            if not cell & covered:
                total += silver
                break
    return total


def rises(board: Board, covered: int) -> tuple[Rise, ...]:
    """For each track that is not finished, the next value and what it takes to get there."""
    next_values: list[Rise] = []
    for number, track in enumerate(board.tracks):
        left = [value for value in track if not value.cell & covered]
        if len(left) > 1:
            now, then = left[:2]
            missing = (now.cell | now.needs) & ~covered
            next_values.append(Rise(number, now.silver, then.silver, missing))
    return tuple(next_values)


def bonuses(board: Board, covered: int) -> tuple[Bonus, ...]:
    """ODI-9.18, 9.19: the symbols that pay in a bonus phase, in the order of the file."""
    return tuple(
        bonus for bonus in board.bonuses if not (bonus.cell & covered or bonus.ring & ~covered)
    )


def minus_points(board: Board, covered: int, wood: int = 0, stone: int = 0) -> int:
    """ODI-9.23, 10.6: points lost by open cells and by slots without a token, as a positive
    number; ``wood`` and ``stone`` are the tokens on the slots."""
    return (board.minus & ~covered).bit_count() + sum(board.slots) - wood - stone


def grid_cells(cells: int) -> tuple[Cell, ...]:
    """A set of cells as rows and columns."""
    return tuple(divmod(cell, STRIDE) for cell in cells_of(cells))
