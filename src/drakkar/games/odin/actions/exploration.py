"""Chapters 3 and 18: exploration boards: turning them in phase 3, claiming them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from drakkar.games.odin.actions.ops import OPS, Op, ask, free_inside, lacks
from drakkar.games.odin.boards.geometry import BOARD, BOARDS
from drakkar.games.odin.box import (
    HELD,
    ITEM,
    KNARR,
    LAND_SILVER,
    LANDS,
    LONGSHIP,
    SHIP_NAMES,
    SILVER,
)
from drakkar.games.odin.cards import action_events
from drakkar.games.odin.cards.events import EXPLORATION, PERMANENT
from drakkar.games.odin.cards.triggers import permanent
from drakkar.games.odin.moves import Explore, Stop
from drakkar.games.odin.state import NONE, Odin, OwnBoard
from drakkar.games.odin.things.ships import as_longships
from drakkar.kernel.question import Move, Question, Step
from drakkar.kernel.refusal import Refusal


class TurnLands(Step):
    """ODI-3.8 to 3.12: phase 3, also alone (ODI-23.12)."""

    def run(self, s: Odin) -> None:
        slot = s.course.turns[s.round]
        if slot == NONE:
            return
        s.phase = 3
        if s.land_owner[slot] == NONE:
            s.lands[slot] = LANDS[s.lands[slot]].back
            s.land_silver[slot] = 0
            s.tell("turned", board=BOARDS[s.lands[slot]].id)
        for other, owner in enumerate(s.land_owner):
            if other != slot and owner == NONE:
                s.land_silver[other] += LAND_SILVER


class ExploreOp(Op):
    """ODI-18.1."""

    name = "explore"

    def __init__(self, boards: Sequence[str], ships: Sequence[str]) -> None:
        super().__init__()
        # ODI-18.2 to 18.4
        self.boards = tuple(BOARD[name] for name in boards)
        self.ships = tuple(ITEM[name] for name in ships)

    def _any(self, s: Odin, seat: int) -> bool:
        """Occupation 107: any board with any ship (ODI-21.32)."""
        if not s.active[seat][PERMANENT] or self.space == NONE:
            return False
        return any(part.spaces >> self.space & 1 for part, _ in permanent(s, seat, "explore"))

    def choices(self, s: Odin, seat: int) -> list[tuple[int, int]]:
        """Boards with the ships that may go there."""
        everywhere = self._any(s, seat)
        free = [
            board
            for slot, board in enumerate(s.lands)
            if s.land_owner[slot] == NONE and (everywhere or board in self.boards)
        ]
        if not free:  # ODI-18.8
            return []
        ships = [
            ship
            for ship, number in zip(
                (ITEM[name] for name in SHIP_NAMES),
                (len(s.boats[seat]), s.knarrs[seat], len(s.longships[seat])),
                strict=True,
            )
            if number and (everywhere or ship in self.ships)
        ]
        if KNARR not in ships and as_longships(s, seat, space=self.space) > len(s.longships[seat]):
            ships.append(KNARR)
        return [(board, ship) for board in free for ship in ships]

    def can(self, s: Odin, seat: int) -> bool:
        if not (s.boats[seat] or s.knarrs[seat] or s.longships[seat]):
            return False
        return bool(self.choices(s, seat))

    def lack(self, s: Odin, seat: int) -> Refusal:
        everywhere = self._any(s, seat)
        for slot, board in enumerate(s.lands):
            if s.land_owner[slot] == NONE and (everywhere or board in self.boards):
                if len(self.ships) == 1:
                    return lacks((SHIP_NAMES[2], 1))
                if everywhere or len(self.ships) > 2:
                    return Refusal("ODI-4.5", "space-no-ship")
                return Refusal("ODI-4.5", "space-no-large-ship")
        return Refusal("ODI-4.5", "space-no-board")

    def run(self, s: Odin, seat: int, must: bool = True) -> None:
        ask(s, Discover(seat, self.index))


@free_inside
class Discover(Question):
    """Which board, and with which ship."""

    op: int

    def kinds(self) -> tuple[type[Move], ...]:
        return (Explore, Stop)

    def moves(self, s: Odin) -> list[Move]:
        op = OPS[self.op]
        assert isinstance(op, ExploreOp)
        choices = op.choices(s, self.seat)
        return [Explore(BOARDS[board].id, _SHIP[ship]) for board, ship in choices] or [
            Stop()
        ]  # a ship given away meanwhile

    def probes(self, s: Odin) -> Iterable[Move]:
        yield Stop()
        yield from (Explore(BOARDS[board].id, name) for board in range(9) for name in SHIP_NAMES)

    def refuse(self, s: Odin, move: Move) -> Refusal | None:
        if move in self.moves(s):
            return None
        if isinstance(move, Stop):
            return Refusal("ODI-4.5", "one-effect")
        assert isinstance(move, Explore)
        board = BOARD.get(move.board, NONE)
        if board not in LANDS:
            return Refusal("ODI-18.1", "no-such-land", {"board": move.board})
        slot = LANDS[board].slot
        if s.lands[slot] != board:
            return Refusal("ODI-18.1", "land-face-down", {"board": move.board})
        if s.land_owner[slot] != NONE:
            return Refusal("ODI-18.6", "land-claimed", {"board": move.board})
        return Refusal("ODI-18.1", "land-out-of-reach", {"board": move.board, "ship": move.ship})

    def answer(self, s: Odin, move: Move) -> None:
        if isinstance(move, Stop):
            return
        assert isinstance(move, Explore)
        OPS[self.op].done(s)
        seat, board = self.seat, BOARD[move.board]
        slot = LANDS[board].slot
        s.land_owner[slot] = seat
        s.boards[seat] = (*s.boards[seat], OwnBoard(board))  # it counts at once (ODI-18.7)
        s.goods[seat * HELD + SILVER] += s.land_silver[slot]  # ODI-18.5
        s.tell("explored", seat=seat, board=move.board, ship=move.ship, silver=s.land_silver[slot])
        s.land_silver[slot] = 0
        action_events.after(
            s, seat, EXPLORATION, ship=LONGSHIP if ITEM[move.ship] == LONGSHIP else NONE
        )


_SHIP = {ITEM[name]: name for name in SHIP_NAMES}
