"""Chapters 5 and 6: placing tiles and Vikings."""

from __future__ import annotations

from collections.abc import Iterable

from drakkar.games.vikings.box import (
    BOATSMAN,
    BUILDINGS,
    FIRST_MIDDLE,
    FIRST_SHIP,
    LEFT,
    RIGHT,
    ROWS,
    TILE,
    VIKING,
)
from drakkar.games.vikings.moves import Ashore, Buy, Ferry, Land, Moor, Place, Settle, Start
from drakkar.games.vikings.state import COLUMN_1, WAITING, WIDTH, Vikings, cell, cells, place
from drakkar.kernel.question import Move, Question, Step
from drakkar.kernel.refusal import Refusal

# every cell but the last column, which keeps shifts from running into the next row
_BOARD = sum(((1 << (WIDTH - 1)) - 1) << (row * WIDTH) for row in range(len(ROWS)))
_PLACE = tuple(Place(*place(number)) for number in range(len(ROWS) * WIDTH))
_START = tuple(Start(row) for row in ROWS)
_SETTLE, _ASHORE = Settle(), Ashore()
_MOOR = tuple(Moor(column) for column in range(1, WIDTH))
_FIRST_SHIPS = 0b111


# ---- where things may lie --------------------------------------------------------------------


def free_cells(s: Vikings, seat: int, tile: int) -> int:
    """VIK-5.8 to 5.14: where this island tile may be laid."""
    lefts, rights = s.lefts[seat], s.rights[seat]
    tiles = s.tiles(seat)
    beside = COLUMN_1 | tiles << 1 | tiles >> 1 | tiles << WIDTH | tiles >> WIDTH
    free = beside & _BOARD & ~tiles
    if tile == LEFT:  # sea | land
        return free & ~((tiles ^ rights) << 1) & ~(lefts >> 1)
    if tile == RIGHT:  # land | sea; the mainland's shore is sea (VIK-5.13)
        return free & ~COLUMN_1 & ~(rights << 1) & ~((tiles ^ lefts) >> 1)
    return free & ~COLUMN_1 & ~(rights << 1) & ~(lefts >> 1)  # land | land


def fits(s: Vikings, seat: int, tile: int) -> bool:
    """Whether there is a place at all. Nearly always there is an obvious one, found at half the
    price: column 1 for a left end, the open end of an island for the others."""
    tiles = s.tiles(seat)
    if tile == LEFT:
        if COLUMN_1 & ~tiles & ~(s.lefts[seat] >> 1):
            return True
    elif (tiles ^ s.rights[seat]) << 1 & ~(tiles | tiles >> 1):
        return True
    return free_cells(s, seat, tile) != 0


def free_moorings(s: Vikings, seat: int) -> int:
    """VIK-5.4, 5.5: the columns where a longship may lie; never none (VIK-5.6)."""
    fleet = (
        s.ships[seat * 4] | s.ships[seat * 4 + 1] | s.ships[seat * 4 + 2] | s.ships[seat * 4 + 3]
    )
    return _FIRST_SHIPS & ~fleet or 1 << fleet.bit_length()


def refuse_cell(s: Vikings, seat: int, tile: int, row: str, column: int) -> Refusal | None:
    """Why this tile may not lie there, the first reason in the order a player would look."""
    if row == "ship":
        return Refusal("VIK-5.7", "ship-row")
    if row not in ROWS:
        return Refusal("VIK-5.1", "no-such-row")
    if column < 1:
        return Refusal("VIK-5.1", "no-such-column")
    where = ((row, column),)
    if column >= WIDTH:  # nobody's tiles reach so far
        return Refusal("VIK-5.8", "not-adjacent", {}, where)
    number = cell(ROWS.index(row), column)
    here = 1 << number
    tiles = s.tiles(seat)
    if tiles & here:
        return Refusal("VIK-5.7", "cell-taken", {}, where)
    beside = COLUMN_1 | tiles << 1 | tiles >> 1 | tiles << WIDTH | tiles >> WIDTH
    if not beside & _BOARD & here:
        return Refusal("VIK-5.8", "not-adjacent", {}, where)
    if free_cells(s, seat, tile) & here:
        return None
    if column == 1 and tile != LEFT:
        return Refusal("VIK-5.13", "mainland-is-sea", {}, where)
    west, east = here >> 1, here << 1
    guilty = []
    if column > 1 and tiles & west and bool(s.rights[seat] & west) != (tile == LEFT):
        guilty.append((row, column - 1))
    if tiles & east and bool(s.lefts[seat] & east) != (tile == RIGHT):
        guilty.append((row, column + 1))
    return Refusal("VIK-5.11", "sea-meets-land", {}, tuple(guilty))


# ---- the lot comes home ----------------------------------------------------------------------


def unload(s: Vikings, seat: int, tile: str, viking: str) -> None:
    """VIK-3.15: the tile and the Viking of the lot are placed at once, on the own coast.

    VIK-6.12: there is no move that gives one to another player.
    """
    number = TILE[tile]
    if s.start_in_hand[seat] or number >= FIRST_SHIP or fits(s, seat, number):
        s.agenda.append(LayTile(seat, tile, viking))
    else:  # VIK-5.16; a building tile that waits for it goes on waiting (VIK-13.29)
        s.tell("tile-lost", seat=seat, tile=tile)
        go_ashore(s, seat, viking)


class Unload(Step):
    """The same, after the question of the bonus tile (VIK-13.9)."""

    seat: int
    tile: str
    viking: str

    def run(self, s: Vikings) -> None:
        unload(s, self.seat, self.tile, self.viking)


class LayTile(Question):
    """Where the bought tile goes; in the first turn also where the start tile goes (VIK-5.17).

    VIK-5.15: there is no move that declines. VIK-5.20: while the tile fits nowhere without the
    start tile, laying that is the only move.
    """

    tile: str
    viking: str

    def kinds(self) -> tuple[type[Move], ...]:
        return (Moor if TILE[self.tile] >= FIRST_SHIP else Place, Start)

    def moves(self, s: Vikings) -> list[Move]:
        tile = TILE[self.tile]
        moves: list[Move]
        if tile >= FIRST_SHIP:
            moves = [_MOOR[column] for column in cells(free_moorings(s, self.seat))]
        else:
            moves = [_PLACE[number] for number in cells(free_cells(s, self.seat, tile))]
        if s.start_in_hand[self.seat]:
            moves += start_moves(s, self.seat)
        return moves

    def probes(self, s: Vikings) -> Iterable[Move]:
        columns = range(s.tiles(self.seat).bit_count() + 3)
        yield from (Start(row) for row in (*ROWS, "boatsman"))
        if TILE[self.tile] >= FIRST_SHIP:
            yield from (Moor(column) for column in columns)
        else:
            yield from (Place(row, column) for row in (*ROWS, "ship") for column in columns)

    def refuse(self, s: Vikings, move: Place | Moor | Start) -> Refusal | None:
        if isinstance(move, Start):
            return refuse_start(s, self.seat, move)
        if isinstance(move, Moor):
            return refuse_mooring(s, self.seat, move.column)
        return refuse_cell(s, self.seat, TILE[self.tile], move.row, move.column)

    def elsewhere(self, s: Vikings, move: Move) -> Refusal | None:
        if isinstance(move, Place):
            return Refusal("VIK-5.3", "ship-to-island-row")
        if isinstance(move, Moor):
            return Refusal("VIK-5.7", "ship-row")
        return too_early(move)

    def answer(self, s: Vikings, move: Place | Moor | Start) -> None:
        seat = self.seat
        if isinstance(move, Start):
            lay_start(s, seat, move)
            s.then(self)  # VIK-5.18: the bought tile comes second
            return
        if s.start_in_hand[seat]:
            s.then(LayStart(seat))  # VIK-5.19: behind a longship too
        if isinstance(move, Moor):
            s.ships[seat * 4 + TILE[self.tile] - FIRST_SHIP] |= 1 << (move.column - 1)
            s.tell("moored", seat=seat, tile=self.tile, column=move.column)
            go_ashore(s, seat, self.viking)  # VIK-6.5
            return
        row = VIKING[move.row]
        lay(s, seat, TILE[self.tile], cell(row, move.column))
        if VIKING[self.viking] == row:  # VIK-6.1, 6.7; on a building tile too (VIK-13.28)
            s.then(SettleViking(seat, move.row, move.column))
        else:  # VIK-6.4, 6.6
            go_ashore(s, seat, self.viking)


class LayStart(Question):
    """VIK-5.18: the start tile, after the bought one."""

    def kinds(self) -> tuple[type[Move], ...]:
        return (Start,)

    def moves(self, s: Vikings) -> list[Move]:
        return [*start_moves(s, self.seat)]

    def probes(self, s: Vikings) -> Iterable[Move]:
        return (Start(row) for row in (*ROWS, "boatsman"))

    def refuse(self, s: Vikings, move: Start) -> Refusal | None:
        return refuse_start(s, self.seat, move)

    def elsewhere(self, s: Vikings, move: Move) -> Refusal | None:
        return too_early(move)

    def answer(self, s: Vikings, move: Start) -> None:
        lay_start(s, self.seat, move)


class SettleViking(Question):
    """VIK-6.1, 6.2: the row is his: on the tile, or to the mainland."""

    row: str
    column: int

    def kinds(self) -> tuple[type[Move], ...]:
        return (Settle, Ashore)

    def moves(self, s: Vikings) -> list[Move]:
        return [_SETTLE, _ASHORE]

    def refuse(self, s: Vikings, move: Settle | Ashore) -> Refusal | None:
        return None

    def elsewhere(self, s: Vikings, move: Move) -> Refusal | None:
        if isinstance(move, (Place, Land)):
            return Refusal("VIK-6.3", "own-tile-only")
        return too_early(move)

    def answer(self, s: Vikings, move: Settle | Ashore) -> None:
        if isinstance(move, Settle):  # VIK-6.9: nothing ever takes a bit out of ``settlers``
            s.settlers[self.seat] |= 1 << cell(VIKING[self.row], self.column)
            s.tell("settled", seat=self.seat, viking=self.row, column=self.column)
        else:
            go_ashore(s, self.seat, self.row)


# ---- helpers ---------------------------------------------------------------------------------


def start_moves(s: Vikings, seat: int) -> list[Start]:
    taken = s.tiles(seat)
    return [_START[row] for row in range(len(ROWS)) if not taken >> (row * WIDTH) & 1]


def refuse_start(s: Vikings, seat: int, move: Start) -> Refusal | None:
    if not s.start_in_hand[seat]:
        return Refusal("VIK-5.17", "start-laid")
    if move.row == "ship":
        return Refusal("VIK-5.17", "ship-row")
    if move.row not in ROWS:
        return Refusal("VIK-5.17", "no-such-row")
    if s.tiles(seat) >> (VIKING[move.row] * WIDTH) & 1:
        return Refusal("VIK-5.17", "cell-taken", {}, ((move.row, 1),))
    return None


def refuse_mooring(s: Vikings, seat: int, column: int) -> Refusal | None:
    if column < 1:
        return Refusal("VIK-5.1", "no-such-column")
    if free_moorings(s, seat) >> (column - 1) & 1:
        return None
    if any(s.ships[seat * 4 + sail] >> (column - 1) & 1 for sail in range(4)):
        return Refusal("VIK-5.3", "mooring-taken", {"column": column}, (("ship", column),))
    if free_moorings(s, seat) & _FIRST_SHIPS:
        return Refusal("VIK-5.4", "first-three-ships", {"column": column}, (("ship", column),))
    return Refusal("VIK-5.5", "ships-in-a-row", {"column": column}, (("ship", column),))


def too_early(move: Move) -> Refusal | None:
    """Another lot before this one is placed, or a boatsman (VIK-6.10) before the scoring."""
    if isinstance(move, Buy):
        return Refusal("VIK-3.15", "place-first")
    return Refusal("VIK-8.3", "ferry-later") if isinstance(move, Ferry) else None


def lay_start(s: Vikings, seat: int, move: Start) -> None:
    s.start_in_hand[seat] = False
    s.lefts[seat] |= 1 << cell(VIKING[move.row], 1)  # VIK-5.21
    s.tell("start-laid", seat=seat, row=move.row)


def lay(s: Vikings, seat: int, tile: int, number: int) -> None:
    """Lay an island tile; a building tile that waits for its like goes there instead."""
    here = 1 << number
    row, column = place(number)
    if tile == LEFT:
        s.lefts[seat] |= here
    elif tile == RIGHT:
        s.rights[seat] |= here
    else:
        building = tile - FIRST_MIDDLE
        s.middles[seat * 4 + building] |= here
        if (seat, building, WAITING) in s.monuments:  # VIK-13.27
            s.monuments[s.monuments.index((seat, building, WAITING))] = (seat, building, number)
            s.tell("monument", seat=seat, building=BUILDINGS[building], row=row, column=column)
            return
    s.tell("placed", seat=seat, row=row, column=column)


def go_ashore(s: Vikings, seat: int, viking: str) -> None:
    s.ashore[seat * (BOATSMAN + 1) + VIKING[viking]] += 1
    s.tell("ashore", seat=seat, viking=viking)
