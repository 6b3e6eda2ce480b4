"""Chapter 10: houses and sheds, and the slots for wood and stone."""

from __future__ import annotations

from drakkar.games.odin.actions.ops import Op, pending
from drakkar.games.odin.boards.geometry import BOARD, BOARDS
from drakkar.games.odin.box import (
    BUILDING_0,
    BUILDING_BOARD,
    HELD,
    HOUSE_BOARDS,
    ITEM_NAMES,
    STONE,
    WOOD,
)
from drakkar.games.odin.cards.triggers import state_changed
from drakkar.games.odin.state import ASIDE_STONE, Odin, OwnBoard
from drakkar.kernel.question import Anytime, Move
from drakkar.kernel.refusal import Refusal

TOKENS = {"wood": WOOD, "stone": STONE}


def add_building(s: Odin, seat: int, item: int) -> bool:
    """ODI-10.1: as long as there is one left."""
    if not s.buildings[item - BUILDING_0]:
        return False
    s.buildings[item - BUILDING_0] -= 1
    s.boards[seat] = (*s.boards[seat], OwnBoard(BUILDING_BOARD[item]))
    s.tell("building", seat=seat, building=ITEM_NAMES[item])
    state_changed(s, seat)
    return True


def houses(s: Odin, seat: int) -> int:
    """ODI-10.2: a shed is no house."""
    return sum(board.board in HOUSE_BOARDS for board in s.boards[seat])


def free_slots(board: OwnBoard) -> tuple[int, int]:
    wood, stone = BOARDS[board.board].slots
    return wood - board.wood, stone - board.stone


def fill(s: Odin, seat: int, number: int, token: int) -> None:
    s.goods[seat * HELD + token] -= 1
    board = s.boards[seat][number]
    wood = token == WOOD
    more = board.replace(wood=board.wood + wood, stone=board.stone + (not wood))
    s.change_board(seat, number, more)
    s.tell("filled", seat=seat, board=BOARDS[board.board].id, token=ITEM_NAMES[token])


class Fill(Anytime):
    """ODI-10.7: a wood or a stone on a slot of the ``board``-th of one's own boards."""

    board: int
    token: str

    @classmethod
    def offers(cls, s: Odin, seat: int) -> list[Move]:
        own = s.boards[seat]
        if len(own) == 1 or pending(s):
            return []
        wood, stone = s.goods[seat * HELD + WOOD], s.goods[seat * HELD + STONE]
        offers: list[Move] = []
        if wood or stone:
            for number, board in enumerate(own):
                if BOARDS[board.board].slots != (0, 0):
                    room_wood, room_stone = free_slots(board)
                    if wood and room_wood:
                        offers.append(Fill(number, "wood"))
                    if stone and room_stone:
                        offers.append(Fill(number, "stone"))
        return offers

    def refuse(self, s: Odin, seat: int) -> Refusal | None:
        if not 0 <= self.board < len(s.boards[seat]):
            return Refusal("ODI-10.7", "no-such-board", {"board": self.board})
        if self.token not in TOKENS:
            return Refusal("ODI-10.7", "no-slot-token", {"token": self.token})
        if self.token == "stone" and not s.held(seat, STONE) and s.aside(seat, ASIDE_STONE):
            return Refusal("ODI-16.29", "laid-aside", {"item": self.token})
        if not s.held(seat, TOKENS[self.token]):
            return Refusal("ODI-10.7", "not-held", {"item": self.token})
        room = free_slots(s.boards[seat][self.board])
        if not room[self.token == "stone"]:
            return Refusal("ODI-10.7", "no-slot", {"token": self.token})
        return Refusal("ODI-8.5", "action-first") if pending(s) else None

    def perform(self, s: Odin, seat: int) -> None:
        fill(s, seat, self.board, TOKENS[self.token])


class FillSlotOp(Op):
    """An occupation fills a slot of such a building; which one is all the same."""

    pure = True
    needed = True
    name = "fill_slot"

    def __init__(self, item: str, building: str) -> None:
        super().__init__()
        self.token, self.board = TOKENS[item], BOARD[building]
        self.stone = item == "stone"

    def _where(self, s: Odin, seat: int) -> int | None:
        for number, board in enumerate(s.boards[seat]):
            if board.board == self.board and free_slots(board)[self.stone]:
                return number
        return None

    def can(self, s: Odin, seat: int) -> bool:
        return s.held(seat, self.token) > 0 and self._where(s, seat) is not None

    def run(self, s: Odin, seat: int, must: bool = True) -> None:
        number = self._where(s, seat)
        if number is not None and s.held(seat, self.token):
            fill(s, seat, number, self.token)
