"""Chapter 9: laying pieces on one's own boards and in one's houses, in stages: what and on which
board, then where. A choice once made is taken back by undoing it; what is illegal is refused, so
nobody is punished for it in the end (ODI-9.24)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from drakkar.games.odin.actions.ops import pending
from drakkar.games.odin.boards import grid
from drakkar.games.odin.boards.geometry import BOARDS, PIECE, PIECES
from drakkar.games.odin.boards.grid import Laid
from drakkar.games.odin.boards.pieces import STRIDE, picked
from drakkar.games.odin.boards.pieces import Piece as Shaped
from drakkar.games.odin.box import (
    GREENS,
    HELD,
    HOME,
    HOUSE_BOARDS,
    LANDS,
    ORE,
    SILVER,
    WOOD,
)
from drakkar.games.odin.cards.events import PERMANENT, PLACE
from drakkar.games.odin.cards.triggers import fire, permanent
from drakkar.games.odin.moves import Confirm, Piece, Spot, Stop, Together
from drakkar.games.odin.state import (
    NONE,
    Odin,
    OwnBoard,
)
from drakkar.kernel.question import Anytime, Move, Question
from drakkar.kernel.refusal import Refusal

SPOTS = tuple(Spot(code >> 8, *divmod(code & 255, STRIDE)) for code in range(8 << 8))
"""By the lower bits of a placement's code."""
_SPOTS = tuple(SPOTS[first : first + 256] for first in range(0, 8 << 8, 256))
"""By orientation and anchor."""
_NAMES = tuple(PIECE)
_EASY = tuple(
    board.open & ~sum(value.cell for track in board.tracks for value in track) for board in BOARDS
)
"""The cells of a board that a silver may always cover."""
_CONFIRM, _STOP = Confirm(), Stop()


def laid_of(board: OwnBoard) -> Laid:
    return Laid(board.covered, board.green, board.orange, board.red)


def wood_allowed(s: Odin, seat: int) -> bool:
    """Occupation 40: wood may cover the cells of houses."""
    if not s.active[seat][PERMANENT]:
        return False
    return any(True for _ in permanent(s, seat, "lay"))


def held_pieces(s: Odin, seat: int) -> list[int]:
    """What lies in the supply and could be laid: food only by the owner of a house."""
    base = seat * HELD
    boards = s.boards[seat]
    food = len(boards) > 1 and any(board.board in HOUSE_BOARDS for board in boards)
    start = 0 if food else GREENS[0]
    pieces = [piece for piece in range(start, ORE + 1) if s.goods[base + piece]]
    if food and s.goods[base + WOOD] and wood_allowed(s, seat):
        pieces.append(WOOD)
    return pieces


def can_lay(s: Odin, seat: int) -> bool:
    """Whether any piece of the supply fits anywhere."""
    base = seat * HELD
    boards = s.boards[seat]
    home = boards[0]
    if (s.goods[base + SILVER] or s.goods[base + ORE]) and _EASY[HOME] & ~home.covered:
        return True
    pieces = held_pieces(s, seat)
    if not pieces:
        return False
    wood = wood_allowed(s, seat)
    for board in boards:
        kind, laid = BOARDS[board.board], laid_of(board)
        for piece in pieces:
            if grid.fits(kind, laid, PIECES[piece], wood):
                return True
    return False


def lay(s: Odin, seat: int, number: int, code: int) -> None:
    """Lay a piece on a board; where it comes from is the caller's affair. It stays there (ODI-8.12,
    10.9): only occupations 70 and 71 take one away."""
    board = s.boards[seat][number]
    piece, orientation, anchor = grid.unpack(code)
    laid = grid.lay(laid_of(board), PIECES[piece], orientation, anchor)
    kind = board.board
    slots = (board.wood, board.stone)
    s.change_board(seat, number, OwnBoard(kind, *laid, *slots, (*board.pieces, code)))
    s.tell("laid", seat=seat, piece=_NAMES[piece], board=BOARDS[kind].id)
    if s.active[seat][PLACE]:
        where = "house" if BOARDS[kind].house else "exploration_board" if kind in LANDS else "home"
        fire(s, seat, PLACE, lambda part: int(part.where == where and piece in part.items))


class Lay(Anytime):
    """ODI-8.1: lay something of the supply on a board or in a house."""

    @classmethod
    def offers(cls, s: Odin, seat: int) -> list[Move]:
        return [_LAY] if can_lay(s, seat) and not pending(s) else []

    def refuse(self, s: Odin, seat: int) -> Refusal | None:
        if not can_lay(s, seat):
            return Refusal("ODI-8.1", "nothing-to-lay")
        return Refusal("ODI-8.5", "action-first") if pending(s) else None

    def perform(self, s: Odin, seat: int) -> None:
        s.then(LayPiece(seat))


_LAY = Lay()


class LayPiece(Question):
    """What, and on which board."""

    def kinds(self) -> tuple[type[Move], ...]:
        return (Piece, Together)

    def moves(self, s: Odin) -> list[Move]:
        seat = self.seat
        wood = wood_allowed(s, seat)
        pieces = held_pieces(s, seat)
        moves: list[Move] = []
        for number, own in enumerate(s.boards[seat]):
            kind = own.board
            board, laid = BOARDS[kind], laid_of(own)
            room = (board.open & ~laid.covered).bit_count()
            if not room:
                continue
            for piece in pieces:
                if piece >= SILVER and piece <= ORE and _EASY[kind] & ~laid.covered:
                    fits = piece == SILVER or not board.house
                else:
                    fits = PIECES[piece].size <= room and grid.fits(
                        board, laid, PIECES[piece], wood
                    )
                if fits:
                    moves.append(_piece(piece, number))
        moves += [Together(number) for number in together_boards(s, seat)]
        return moves

    def probes(self, s: Odin) -> Iterable[Move]:
        for number in range(-1, len(s.boards[self.seat]) + 1):
            yield Together(number)
            yield from (Piece(name, number) for name in (*_NAMES[::3], "silver", "wood", "sword"))

    def refuse(self, s: Odin, move: Move) -> Refusal | None:
        seat = self.seat
        if isinstance(move, Together):
            if move.board in together_boards(s, seat):
                return None
            return Refusal("ODI-9.13", "nothing-together")
        assert isinstance(move, Piece)
        return _refuse_piece(s, seat, move, s.held, owing=False)

    def answer(self, s: Odin, move: Move) -> None:
        if isinstance(move, Together):
            s.then(Batch(self.seat, move.board, ()))
            return
        assert isinstance(move, Piece)
        s.then(LaySpot(self.seat, move.board, PIECE[move.piece], True))


_PIECE = [[Piece(name, number) for number in range(4)] for name in _NAMES]


def _piece(piece: int, number: int) -> Piece:
    return _PIECE[piece][number] if number < 4 else Piece(_NAMES[piece], number)


def _refuse_piece(s: Odin, seat: int, move: Piece, held: object, owing: bool) -> Refusal | None:
    """Why a piece cannot be laid on that board at all."""
    if move.piece not in PIECE:
        return Refusal("ODI-9.1", "no-piece", {"piece": move.piece})
    if not 0 <= move.board < len(s.boards[seat]):
        return Refusal("ODI-9.1", "no-such-board", {"board": move.board})
    piece = PIECE[move.piece]
    if not held(seat, piece):  # type: ignore[operator]
        return Refusal("ODI-9.1", "not-held", {"item": move.piece})
    own = s.boards[seat][move.board]
    board, wood = BOARDS[own.board], wood_allowed(s, seat)
    if not grid.allowed(board, PIECES[piece], wood):
        clause = "ODI-10.5" if board.house else "ODI-9.1"
        return Refusal(clause, "place-kind", {"piece": move.piece, "board": board.id})
    if not grid.fits(board, laid_of(own), PIECES[piece], wood):
        return Refusal("ODI-9.4", "no-room", {"piece": move.piece, "board": board.id})
    return None


class LaySpot(Question):
    """Where. ``own``: the piece comes out of the supply."""

    alike = (Spot,)

    board: int
    piece: int
    own: bool

    def kinds(self) -> tuple[type[Move], ...]:
        return (Spot,)

    def moves(self, s: Odin) -> list[Move]:
        own = s.boards[self.seat][self.board]
        wood = PIECES[self.piece].colour == PIECES[WOOD].colour
        return _spots(BOARDS[own.board], laid_of(own), PIECES[self.piece], wood)

    def probes(self, s: Odin) -> Iterable[Move]:
        return _spot_probes()

    def refuse(self, s: Odin, move: Spot) -> Refusal | None:
        return _refuse_spot(s, self.seat, self.board, (), self.piece, move)

    def answer(self, s: Odin, move: Spot) -> None:
        if self.own:  # from now on it is no supply any more (ODI-9.21)
            s.goods[self.seat * HELD + self.piece] -= 1
        lay(s, self.seat, self.board, _code(self.piece, move))


def _spots(
    board: grid.Board, laid: Laid, piece: Shaped, wood: bool = False, owing: bool = False
) -> list[Move]:
    moves: list[Move] = []
    for orientation, there in grid.everywhere(board, laid, piece, wood, owing):
        moves += picked(there, _SPOTS[orientation])
    return moves


def _code(piece: int, spot: Spot) -> int:
    return grid.pack(piece, spot.orientation, spot.row * STRIDE + spot.column)


def _spot_probes() -> Iterable[Move]:
    for orientation in (-1, 0, 1, 8):
        for row in (-1, 0, 3, 9, 11, 12):
            yield from (Spot(orientation, row, column) for column in (-1, 0, 4, 12, 13))


def _refuse_spot(
    s: Odin, seat: int, number: int, before: tuple[int, ...], piece: int, move: Spot
) -> Refusal | None:
    own = s.boards[seat][number]
    board = BOARDS[own.board]
    if not (0 <= move.row < board.rows and 0 <= move.column < board.columns):
        return Refusal("ODI-9.4", "place-outside", {"piece": _NAMES[piece], "board": board.id})
    batch = [grid.unpack(code) for code in before]
    anchor = move.row * STRIDE + move.column
    fault = grid.refuse(
        board,
        laid_of(own),
        PIECES,
        [*batch, grid.Placement(piece, move.orientation, anchor)],
        wood_allowed(s, seat),
    )
    if fault is None or (before and fault.reason == grid.INCOME):
        return None
    args = {"piece": _NAMES[piece], "board": board.id}
    refusal = _REFUSALS[fault.reason]
    return refusal._replace(clause=fault.clause, args=args, cells=fault.cells)


_REFUSALS = {
    grid.KIND: Refusal("ODI-9.1", "place-kind"),
    grid.ORIENTATION: Refusal("ODI-9.2", "place-orientation"),
    grid.OUTSIDE: Refusal("ODI-9.4", "place-outside"),
    grid.UNCOVERABLE: Refusal("ODI-9.4", "place-uncoverable"),
    grid.OVERLAP: Refusal("ODI-9.4", "place-overlap"),
    grid.CONTACT: Refusal("ODI-9.6", "place-contact"),
    grid.INCOME: Refusal("ODI-9.9", "place-income"),
}
"""In words; houses have clauses of their own, so the fault names the clause."""


# ---- several pieces together (ODI-9.13) ------------------------------------------------------


def together_boards(s: Odin, seat: int) -> list[int]:
    """Boards with an income track on which two pieces of the supply might need each other."""
    pieces = [piece for piece in held_pieces(s, seat) if piece < SILVER]
    if not pieces or sum(s.held(seat, piece) for piece in held_pieces(s, seat)) < 2:
        return []
    return [
        number
        for number, own in enumerate(s.boards[seat])
        if BOARDS[own.board].tracks and own.covered != BOARDS[own.board].open
    ]


def _after(s: Odin, seat: int, number: int, codes: tuple[int, ...]) -> Laid:
    laid = laid_of(s.boards[seat][number])
    for code in codes:
        piece, orientation, anchor = grid.unpack(code)
        laid = grid.lay(laid, PIECES[piece], orientation, anchor)
    return laid


class Batch(Question):
    """The pieces laid so far stay only if nothing is owed to the income cells in the end."""

    board: int
    codes: tuple[int, ...]

    def kinds(self) -> tuple[type[Move], ...]:
        return (Piece, Confirm, Stop)

    def _left(self, s: Odin, piece: int) -> int:
        laid = sum(grid.unpack(code).piece == piece for code in self.codes)
        return s.held(self.seat, piece) - laid

    def _fitting(self, s: Odin) -> Iterator[int]:
        """Pieces that may still be laid."""
        kind = BOARDS[s.boards[self.seat][self.board].board]
        laid = _after(s, self.seat, self.board, self.codes)
        for piece in held_pieces(s, self.seat):
            if self._left(s, piece) > 0 and grid.fits(kind, laid, PIECES[piece], owing=True):
                yield piece

    def moves(self, s: Odin) -> list[Move]:
        moves: list[Move] = [_piece(piece, self.board) for piece in self._fitting(s)]
        if self._settled(s):
            moves.append(_CONFIRM)
        moves.append(_STOP)
        return moves

    def several(self, s: Odin) -> bool:
        """Whatever fits, or that it is enough, beside stopping."""
        return self._settled(s) or any(True for _ in self._fitting(s))

    def _settled(self, s: Odin) -> bool:
        if not self.codes:
            return False
        board = BOARDS[s.boards[self.seat][self.board].board]
        return not grid.debt(board, _after(s, self.seat, self.board, self.codes).covered)

    def probes(self, s: Odin) -> Iterable[Move]:
        yield from (Confirm(), Stop(), Piece("silver", -1))
        yield from (Piece(name, self.board) for name in _NAMES)

    def refuse(self, s: Odin, move: Move) -> Refusal | None:
        if isinstance(move, Stop):
            return None
        if isinstance(move, Confirm):
            return None if self._settled(s) else Refusal("ODI-9.13", "income-owed")
        assert isinstance(move, Piece)
        piece = PIECE.get(move.piece, NONE)
        if piece not in held_pieces(s, self.seat) or self._left(s, piece) <= 0:
            return Refusal("ODI-9.1", "not-held", {"item": move.piece})
        board = BOARDS[s.boards[self.seat][self.board].board]
        if move.board != self.board or piece not in self._fitting(s):
            return Refusal("ODI-9.4", "no-room", {"piece": move.piece, "board": board.id})
        return None

    def answer(self, s: Odin, move: Move) -> None:
        seat = self.seat
        if isinstance(move, Piece):
            s.then(BatchSpot(seat, self.board, self.codes, PIECE[move.piece]))
        elif isinstance(move, Confirm):
            for code in self.codes:
                s.goods[seat * HELD + grid.unpack(code).piece] -= 1
                lay(s, seat, self.board, code)


class BatchSpot(Question):
    alike = (Spot,)

    board: int
    codes: tuple[int, ...]
    piece: int

    def kinds(self) -> tuple[type[Move], ...]:
        return (Spot,)

    def moves(self, s: Odin) -> list[Move]:
        kind = BOARDS[s.boards[self.seat][self.board].board]
        laid = _after(s, self.seat, self.board, self.codes)
        return _spots(kind, laid, PIECES[self.piece], owing=True)

    def probes(self, s: Odin) -> Iterable[Move]:
        return _spot_probes()

    def refuse(self, s: Odin, move: Spot) -> Refusal | None:
        refusal = _refuse_spot(s, self.seat, self.board, self.codes, self.piece, move)
        if refusal is not None and refusal.reason == "place-income":
            return None
        return refusal

    def answer(self, s: Odin, move: Spot) -> None:
        code = _code(self.piece, move)
        s.then(Batch(self.seat, self.board, (*self.codes, code)))
