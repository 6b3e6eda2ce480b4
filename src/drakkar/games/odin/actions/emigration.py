"""Chapter 15: emigration."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from drakkar.games.odin.actions.ops import OPS, Op, ask, free_inside, lacks
from drakkar.games.odin.box import (
    BOAT,
    HELD,
    ITEM,
    ITEM_NAMES,
    KNARR,
    LONGSHIP,
    LONGSHIP_SLOTS,
    PANEL,
    SHIP_NAMES,
    SILVER,
)
from drakkar.games.odin.cards import action_events
from drakkar.games.odin.cards.events import EMIGRATION
from drakkar.games.odin.moves import Emigrate, Give, Stop
from drakkar.games.odin.phases import feast
from drakkar.games.odin.state import NONE, Odin
from drakkar.games.odin.things import ships
from drakkar.games.odin.things.goods import pay
from drakkar.games.odin.things.prices import Amount, discounted
from drakkar.kernel.question import Move, Question
from drakkar.kernel.refusal import Refusal

_STOP = Stop()


def room(s: Odin, seat: int) -> bool:
    """ODI-15.5: a whole panel right of the last ship without Vikings and without dishes."""
    free = s.course.cell[s.round] + 1
    return (len(s.emigrated[seat]) + 1) * PANEL <= free and feast.bare(s, seat, PANEL)


class EmigrateOp(Op):
    """ODI-15.1."""

    asks = True
    name = "emigrate"

    def __init__(self, cost: Any) -> None:
        super().__init__()
        self.amount = Amount(cost)

    def cost(self, s: Odin, seat: int) -> int:
        return discounted(s, seat, SILVER, self.amount.of(s, seat), self.space, EMIGRATION)

    def can(self, s: Odin, seat: int) -> bool:
        return (
            bool(s.knarrs[seat] or s.longships[seat])
            and s.goods[seat * HELD + SILVER] >= self.cost(s, seat)
            and room(s, seat)
        )

    def lack(self, s: Odin, seat: int) -> Refusal:
        if not ships.large_ships(s, seat):
            return Refusal("ODI-4.5", "space-no-large-ship")
        if not room(s, seat):
            return Refusal("ODI-4.5", "space-no-panel")
        return lacks((ITEM_NAMES[SILVER], self.cost(s, seat) - s.held(seat, SILVER)))

    def run(self, s: Odin, seat: int, must: bool = True) -> None:
        if not self.can(s, seat):
            return
        if self.space == NONE:
            action_events.begin(s, seat)
            s.then(action_events.EndAction(seat))
        ask(s, Leave(seat, self.index, must))


@free_inside
class Leave(Question):
    """With which ship; ODI-15.2."""

    op: int
    must: bool

    def kinds(self) -> tuple[type[Move], ...]:
        return (Emigrate, Stop)

    def moves(self, s: Odin) -> list[Move]:
        op, seat = OPS[self.op], self.seat
        moves: list[Move] = []
        if op.can(s, seat):
            if s.knarrs[seat]:
                moves.append(Emigrate(SHIP_NAMES[1]))
            moves += [Emigrate(SHIP_NAMES[2], ore) for ore in sorted(set(s.longships[seat]))]
        if not self.must or not moves:
            moves.append(_STOP)
        return moves

    def probes(self, s: Odin) -> Iterable[Move]:
        yield Stop()
        yield from (Emigrate(name, ore) for name in SHIP_NAMES for ore in range(LONGSHIP_SLOTS + 1))

    def refuse(self, s: Odin, move: Move) -> Refusal | None:
        if move in self.moves(s):
            return None
        op, seat = OPS[self.op], self.seat
        assert isinstance(op, EmigrateOp)
        if isinstance(move, Stop):
            return Refusal("ODI-4.5", "one-effect")
        assert isinstance(move, Emigrate)
        if not room(s, seat):
            return Refusal("ODI-15.5", "no-panel")
        lacking = op.cost(s, seat) - s.held(seat, SILVER)
        if lacking > 0:
            args = {"silver": op.cost(s, seat), "lacking": lacking}
            return Refusal("ODI-15.1", "emigration-cost", args)
        return Refusal("ODI-15.2", "no-such-large-ship", {"ship": move.ship, "ore": move.ore})

    def answer(self, s: Odin, move: Move) -> None:
        if isinstance(move, Stop):
            return
        assert isinstance(move, Emigrate)
        op, seat = OPS[self.op], self.seat
        assert isinstance(op, EmigrateOp)
        op.done(s)
        pay(s, seat, ((SILVER, op.cost(s, seat)),))
        ship = ITEM[move.ship]
        ships.remove_ship(s, seat, ship, move.ore)
        s.emigrated[seat] = (*s.emigrated[seat], ship)
        feast.push_along(s, seat, PANEL)
        s.tell("emigrated", seat=seat, ship=move.ship)
        action_events.after(s, seat, EMIGRATION, ship=LONGSHIP if ship == LONGSHIP else NONE)


class SwapShip(Op):
    """ODI-15.7, 15.8: a whaling boat for a knarr."""

    asks = True
    name = "swap_ship"

    def can(self, s: Odin, seat: int) -> bool:
        return bool(s.boats[seat]) and ships.has_dock(s, seat, KNARR)

    def run(self, s: Odin, seat: int, must: bool = True) -> None:
        if self.can(s, seat):
            ask(s, Swap(seat, self.index, must))


@free_inside
class Swap(Question):
    """Which boat: its ore is lost."""

    op: int
    must: bool

    def kinds(self) -> tuple[type[Move], ...]:
        return (Give, Stop)

    def moves(self, s: Odin) -> list[Move]:
        moves: list[Move] = []
        if OPS[self.op].can(s, self.seat):
            moves += [Give(SHIP_NAMES[0], ore) for ore in sorted(set(s.boats[self.seat]))]
        if not self.must or not moves:
            moves.append(_STOP)
        return moves

    def probes(self, s: Odin) -> Iterable[Move]:
        yield Stop()
        yield from (Give(name, ore) for name in SHIP_NAMES for ore in (0, 1))

    def refuse(self, s: Odin, move: Move) -> Refusal | None:
        if move in self.moves(s):
            return None
        if isinstance(move, Stop):
            return Refusal("ODI-4.5", "one-effect")
        if s.boats[self.seat] and not ships.has_dock(s, self.seat, KNARR):
            return Refusal("ODI-15.8", "no-dock", {"ship": SHIP_NAMES[1]})
        return Refusal("ODI-15.7", "cannot-pay-with", {"item": getattr(move, "item", "")})

    def answer(self, s: Odin, move: Move) -> None:
        if isinstance(move, Stop):
            return
        assert isinstance(move, Give)
        OPS[self.op].done(s)
        ships.remove_ship(s, self.seat, BOAT, move.ore)
        s.tell("swapped", seat=self.seat, ship=ITEM_NAMES[KNARR])
        ships.add_ship(s, self.seat, KNARR)
