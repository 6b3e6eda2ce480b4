"""Chapter 21: what only one or two occupations do with what lies on boards and ships."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from drakkar.games.odin.actions.ops import OPS, Ask, Op
from drakkar.games.odin.boards import grid, placement
from drakkar.games.odin.boards.geometry import BOARDS, PIECE, PIECES
from drakkar.games.odin.box import (
    HELD,
    HOUSE_BOARDS,
    ORE,
    SHIP_NAMES,
)
from drakkar.games.odin.cards.conditions import Count
from drakkar.games.odin.moves import Decline, Give, Piece, Seize, Stop
from drakkar.games.odin.state import Odin
from drakkar.games.odin.things import ships
from drakkar.kernel.question import Move, Question
from drakkar.kernel.refusal import Refusal

_STOP = Stop()


# ---- 9 and 172: laying what never was in the supply ---------------------------------------------


class LayNew(Op):
    """ODI-21.5: up to so many new items, each laid at once on a board."""

    name = "lay_new"

    def __init__(self, item: str, up_to: Count) -> None:
        super().__init__()
        self.piece, self.up_to = PIECE[item], up_to

    def can(self, s: Odin, seat: int) -> bool:
        return self.up_to(s, seat) > 0 and bool(lay_boards(s, seat, self.piece, False))

    def run(self, s: Odin, seat: int, must: bool = True) -> None:
        s.then(LayAtOnce(seat, self.piece, self.up_to(s, seat), False))


class LayServed(Op):
    """ODI-21.52: what was just served goes into houses."""

    name = "lay_served"

    def __init__(self, item: str) -> None:
        super().__init__()
        self.piece = PIECE[item]

    def _served(self, s: Odin, seat: int) -> int:
        return sum(piece == self.piece for piece, _ in s.table[seat])

    def can(self, s: Odin, seat: int) -> bool:
        return self._served(s, seat) > 0 and bool(lay_boards(s, seat, self.piece, True))

    def run(self, s: Odin, seat: int, must: bool = True) -> None:
        s.then(LayAtOnce(seat, self.piece, self._served(s, seat), True))


def lay_boards(s: Odin, seat: int, piece: int, in_houses: bool) -> list[int]:
    """Own boards (or houses) where the piece fits."""
    return [
        number
        for number, own in enumerate(s.boards[seat])
        if (own.board in HOUSE_BOARDS) == in_houses
        and grid.fits(BOARDS[own.board], placement.laid_of(own), PIECES[piece])
    ]


class LayAtOnce(Question):
    piece: int
    left: int
    in_houses: bool

    def kinds(self) -> tuple[type[Move], ...]:
        return (Piece, Stop)

    def moves(self, s: Odin) -> list[Move]:
        name = PIECES[self.piece].id
        boards = lay_boards(s, self.seat, self.piece, self.in_houses)
        return [*(Piece(name, number) for number in boards), _STOP]

    def probes(self, s: Odin) -> Iterable[Move]:
        yield Stop()
        for number in range(-1, len(s.boards[self.seat]) + 1):
            yield from (Piece(name, number) for name in (PIECES[self.piece].id, "silver"))

    def refuse(self, s: Odin, move: Move) -> Refusal | None:
        if move in self.moves(s):
            return None
        assert isinstance(move, Piece)
        clause = "ODI-21.52" if self.in_houses else "ODI-21.5"
        return Refusal(clause, "cannot-lay-there", {"piece": move.piece})

    def answer(self, s: Odin, move: Move) -> None:
        if isinstance(move, Stop):
            return
        assert isinstance(move, Piece)
        if self.left > 1:
            s.then(Ask(self.replace(left=self.left - 1)))
        s.then(placement.LaySpot(self.seat, move.board, self.piece, False))


# ---- 39: ore comes back off the ships ----------------------------------------------------------


class Unload(Op):
    """ODI-21.14: any ore placed on a ship, one by one."""

    name = "unload"

    def __init__(self, item: str) -> None:
        super().__init__()
        assert item == PIECES[ORE].id, item

    def can(self, s: Odin, seat: int) -> bool:
        return any(s.boats[seat]) or any(s.longships[seat])

    def run(self, s: Odin, seat: int, must: bool = True) -> None:
        s.then(TakeOff(seat))


class TakeOff(Question):
    def kinds(self) -> tuple[type[Move], ...]:
        return (Give, Decline)

    def moves(self, s: Odin) -> list[Move]:
        moves: list[Move] = [Give(SHIP_NAMES[0], 1)] if any(s.boats[self.seat]) else []
        loads = sorted({ore for ore in s.longships[self.seat] if ore})
        moves += [Give(SHIP_NAMES[2], ore) for ore in loads]
        return moves or [Decline()]

    def probes(self, s: Odin) -> Iterable[Move]:
        yield Decline()
        yield from (Give(name, ore) for name in SHIP_NAMES for ore in range(4))

    def refuse(self, s: Odin, move: Move) -> Refusal | None:
        if move in self.moves(s):
            return None
        return Refusal("ODI-21.14", "nothing-to-unload")

    def answer(self, s: Odin, move: Move) -> None:
        if not isinstance(move, Give):
            return
        fleet = s.boats if move.item == SHIP_NAMES[0] else s.longships
        ships.load(fleet, self.seat, fleet[self.seat].index(move.ore), -1)
        s.goods[self.seat * HELD + ORE] += 1
        s.unloaded[self.seat] += 1
        s.tell("unloaded", seat=self.seat, ship=move.item)


# ---- 70 and 71: a special tile that lies on a board ---------------------------------------------


class TakeLaidTile(Op):
    """ODI-21.19: other goods fill its cells, without any test."""

    name = "take_laid_tile"

    def __init__(self, tile: str, fill_with: Sequence[str]) -> None:
        super().__init__()
        self.tile, self.fill = PIECE[tile], tuple(PIECE[name] for name in fill_with)

    def where(self, s: Odin) -> list[tuple[int, int]]:
        return [
            (seat, number)
            for seat in range(s.players)  # alone one's own (ODI-23.14)
            for number, own in enumerate(s.boards[seat])
            if any(grid.unpack(code).piece == self.tile for code in own.pieces)
        ]

    def can(self, s: Odin, seat: int) -> bool:
        return bool(self.where(s))

    def run(self, s: Odin, seat: int, must: bool = True) -> None:
        if self.can(s, seat):
            s.then(TakeTile(seat, self.index))


class TakeTile(Question):
    op: int

    def kinds(self) -> tuple[type[Move], ...]:
        return (Seize,)

    def _op(self) -> TakeLaidTile:
        op = OPS[self.op]
        assert isinstance(op, TakeLaidTile)
        return op

    def moves(self, s: Odin) -> list[Move]:
        return [Seize(seat, number) for seat, number in self._op().where(s)]

    def probes(self, s: Odin) -> Iterable[Move]:
        return (Seize(seat, number) for seat in range(-1, s.players) for number in (0, 1))

    def refuse(self, s: Odin, move: Seize) -> Refusal | None:
        if move in self.moves(s):
            return None
        return Refusal("ODI-21.19", "tile-not-there")

    def answer(self, s: Odin, move: Seize) -> None:
        op = self._op()
        own = s.boards[move.seat][move.board]
        code = next(code for code in own.pieces if grid.unpack(code).piece == op.tile)
        _, orientation, anchor = grid.unpack(code)
        cells = PIECES[op.tile].shapes[orientation].mask << anchor
        rest = tuple(other for other in own.pieces if other != code)
        rest += fill_cells(op.fill, cells)
        s.change_board(move.seat, move.board, own.replace(pieces=rest))
        s.goods[self.seat * HELD + op.tile] += 1
        s.tell("seized", seat=self.seat, tile=PIECES[op.tile].id, from_seat=move.seat)


def fill_cells(pieces: tuple[int, ...], cells: int) -> tuple[int, ...]:
    """Placements of these pieces that cover exactly these cells."""
    if not pieces:
        return ()
    for orientation, shape in enumerate(PIECES[pieces[0]].shapes):
        for anchor in range(cells.bit_length()):
            lies = shape.mask << anchor
            if lies & ~cells:
                continue
            left = cells & ~lies
            if len(pieces) == 1:
                if not left:
                    return (grid.pack(pieces[0], orientation, anchor),)
                continue
            others = fill_cells(pieces[1:], left)
            if others:
                return (grid.pack(pieces[0], orientation, anchor), *others)
    return ()
