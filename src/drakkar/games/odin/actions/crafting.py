"""Chapter 12, crafting: the forge. The other crafting spaces are plain exchanges (effects.py)."""

from __future__ import annotations

from collections.abc import Iterable

from drakkar.games.odin.actions.ops import OPS, Op, free_inside, lacks
from drakkar.games.odin.actions.overseas import TILE
from drakkar.games.odin.box import (
    HELD,
    ITEM,
    ITEM_NAMES,
    NONE,
    ORE,
    SPECIAL_0,
    SPECIALS,
    TONGS,
)
from drakkar.games.odin.moves import Stop, Tile
from drakkar.games.odin.state import KINDS_PAID, ORE_PAID, Odin
from drakkar.games.odin.things.goods import gain, pay, receivable
from drakkar.kernel.question import Move, Question
from drakkar.kernel.refusal import Refusal


class Forge(Op):
    """ODI-12.12: ore for a jewelry or a special tile with tongs."""

    name = "forge"

    def __init__(self, ore: int) -> None:
        super().__init__()
        self.ore = ore

    def can(self, s: Odin, seat: int) -> bool:
        return s.goods[seat * HELD + ORE] >= self.ore

    def lack(self, s: Odin, seat: int) -> Refusal:
        return lacks((ITEM_NAMES[ORE], self.ore - s.held(seat, ORE)))

    def run(self, s: Odin, seat: int, must: bool = True) -> None:
        s.then(Smith(seat, self.index))


@free_inside
class Smith(Question):
    op: int

    def kinds(self) -> tuple[type[Move], ...]:
        return (Tile, Stop)

    def moves(self, s: Odin) -> list[Move]:
        if not OPS[self.op].can(s, self.seat):  # the ore was used meanwhile
            return [Stop()]
        return [TILE[item] for item in TONGS if receivable(s, self.seat, item)]

    def probes(self, s: Odin) -> Iterable[Move]:
        yield Stop()
        yield from (TILE[item] for item in range(SPECIAL_0 - 3, SPECIALS.stop))

    def refuse(self, s: Odin, move: Move) -> Refusal | None:
        if move in self.moves(s):
            return None
        if isinstance(move, Stop):
            return Refusal("ODI-4.5", "one-effect")
        assert isinstance(move, Tile)
        item = ITEM.get(move.tile, NONE)
        if item not in TONGS:
            return Refusal("ODI-12.13", "no-tongs", {"tile": move.tile})
        if not receivable(s, self.seat, item):
            return Refusal("ODI-12.12", "tile-gone", {"tile": move.tile})
        return Refusal("ODI-12.12", "no-ore")

    def answer(self, s: Odin, move: Move) -> None:
        if isinstance(move, Stop):
            return
        assert isinstance(move, Tile)
        op = OPS[self.op]
        assert isinstance(op, Forge)
        op.done(s)
        pay(s, self.seat, ((ORE, op.ore),))
        s.uses[-1][ORE_PAID] += op.ore
        s.uses[-1][KINDS_PAID] |= 1
        gain(s, self.seat, ((ITEM[move.tile], 1),))
