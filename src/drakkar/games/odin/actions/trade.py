"""Chapter 13, trade: upgrading goods to the same shape in the next colour."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from drakkar.games.odin.actions.ops import OPS, Ask, Op, ask, free_inside
from drakkar.games.odin.boards.pieces import COLOURS
from drakkar.games.odin.box import (
    BLUES,
    CATTLE,
    COLOUR,
    HELD,
    ITEM,
    ITEM_NAMES,
    NEXT,
    PREGNANT_CATTLE,
    PREGNANT_SHEEP,
    SHEEP,
    SPECIAL_0,
)
from drakkar.games.odin.cards.events import UPGRADE_3, UPGRADE_4
from drakkar.games.odin.cards.triggers import permanent
from drakkar.games.odin.moves import Stop, Upgrade
from drakkar.games.odin.state import NONE, Odin
from drakkar.games.odin.things.goods import gain
from drakkar.kernel.question import Move, Question
from drakkar.kernel.refusal import Refusal

_STOP = Stop()
CANDIDATES = tuple(item for item in range(SPECIAL_0) if NEXT[item] != NONE)
assert tuple(range(len(CANDIDATES))) == CANDIDATES
_HERDS = ((SHEEP, PREGNANT_SHEEP), (CATTLE, PREGNANT_CATTLE))


@cache
def _upgrade(item: int, steps: int) -> Upgrade:
    return Upgrade(ITEM_NAMES[item], steps)


def raised(item: int, steps: int) -> int:
    """ODI-13.14; NONE beyond blue."""
    for _ in range(steps):
        if item == NONE:
            break
        item = NEXT[item]
    return item


def of_its_type(item: int) -> tuple[int, ...]:
    """ODI-2.3: a pregnant animal is of the same type as a plain one."""
    return next((herd for herd in _HERDS if item in herd), (item,))


Fresh = tuple[tuple[int, int, int], ...]
"""Goods that an effect has just brought and may not touch again: the good, how many of them, and
how many others of its type there were then."""


def old(s: Odin, seat: int, item: int, fresh: Fresh) -> int:
    """ODI-13.16: how many tiles of a type an effect may still take. They are not marked: who has
    given some away since then has given away the new ones."""
    held = s.goods[seat * HELD + item]
    for good, new, others in fresh:
        if good == item:
            return min(held, max(others, held - new))
    return held


def with_new(s: Odin, seat: int, item: int, better: int, fresh: Fresh) -> Fresh:
    """``fresh`` after an ``item`` has been exchanged for ``better``."""
    now = {}
    for good in {better, *(good for good, _, _ in fresh)}:
        others = old(s, seat, good, fresh)
        now[good] = [s.goods[seat * HELD + good] - others, others]
    now[better][0] += 1
    if item in now:
        now[item][1] -= 1
    return tuple((good, now[good][0], now[good][1]) for good in sorted(now))


class UpgradeOp(Op):
    """ODI-13.12 to 13.19: up to so many tiles, each by up to so many colours."""

    asks = True
    name = "upgrade"

    def __init__(
        self,
        tiles: int,
        steps: int,
        only: Sequence[str] = (),
        only_colour: str = "",
        same_type: bool = False,
        to: str = "",
    ) -> None:
        super().__init__()
        self.tiles, self.steps, self.same_type = tiles, steps, same_type
        names = [ITEM[name] for name in only] or list(CANDIDATES)
        if only_colour:
            names = [item for item in names if COLOUR[item] == COLOURS.index(only_colour)]
        self.candidates = tuple(names)
        self.to = COLOURS.index(to) if to else NONE  # occupation 17 (ODI-21.9)
        self.kind = {(3, 1): UPGRADE_3, (4, 1): UPGRADE_4}.get((tiles, steps), NONE)

    def can(self, s: Odin, seat: int) -> bool:
        goods, base = s.goods, seat * HELD
        if self.candidates == CANDIDATES:  # which are the first goods
            return any(goods[base : base + len(CANDIDATES)])
        return any(goods[base + item] for item in self.candidates)

    def lack(self, s: Odin, seat: int) -> Refusal:
        return Refusal("ODI-4.5", "space-nothing-to-raise")

    def run(self, s: Odin, seat: int, must: bool = True) -> None:
        if not self.can(s, seat):
            return
        further = 0
        if self.kind != NONE:
            for part, value in permanent(s, seat, "further_step"):  # ODI-21.46
                if part.kinds >> self.kind & 1:
                    further += value["tiles"]
        ask(s, Raise(seat, self.index, self.tiles, further, (), NONE, must))


@free_inside
class Raise(Question):
    """The next tile. ``fresh``: what this upgrade has brought and may not raise again, see ``old``;
    ``only``: the type that the first tile has fixed; ``further``: tiles that may rise one step
    more (occupation 152)."""

    op: int
    left: int
    further: int
    fresh: Fresh
    only: int
    must: bool

    def kinds(self) -> tuple[type[Move], ...]:
        return (Upgrade, Stop)

    def _op(self) -> UpgradeOp:
        op = OPS[self.op]
        assert isinstance(op, UpgradeOp)
        return op

    def moves(self, s: Odin) -> list[Move]:
        op = self._op()
        goods, base = s.goods, self.seat * HELD
        most = op.steps + (self.further > 0)
        moves: list[Move] = []
        for item in op.candidates if self.only == NONE else of_its_type(self.only):
            if goods[base + item] and (not self.fresh or old(s, self.seat, item, self.fresh)):
                for steps in range(1, most + 1):
                    better = raised(item, steps)
                    if better == NONE:
                        break
                    if op.to == NONE or COLOUR[better] == op.to:
                        moves.append(_upgrade(item, steps))
        if self.fresh or not self.must or not moves:
            moves.append(_STOP)
        return moves

    def probes(self, s: Odin) -> Iterable[Move]:
        yield Stop()
        for item in (*CANDIDATES, BLUES[0], SPECIAL_0):
            yield from (Upgrade(ITEM_NAMES[item], steps) for steps in (0, 1, 2, 3))
        yield Upgrade("nothing", 1)

    def refuse(self, s: Odin, move: Move) -> Refusal | None:
        if move in self.moves(s):
            return None
        if isinstance(move, Stop):
            return Refusal("ODI-13.15", "upgrade-one")
        assert isinstance(move, Upgrade)
        item = ITEM.get(move.good, NONE)
        if item not in CANDIDATES:
            return Refusal("ODI-13.19", "no-upgrade", {"good": move.good})
        if not s.held(self.seat, item):
            return Refusal("ODI-13.19", "not-held", {"item": move.good})
        if not old(s, self.seat, item, self.fresh):
            return Refusal("ODI-13.16", "just-upgraded", {"good": move.good})
        op = self._op()
        if item not in op.candidates or (self.only != NONE and item not in of_its_type(self.only)):
            return Refusal("ODI-13.14", "upgrade-not-this", {"good": move.good})
        return Refusal("ODI-13.18", "upgrade-steps", {"good": move.good, "steps": move.steps})

    def answer(self, s: Odin, move: Move) -> None:
        if isinstance(move, Stop):
            return
        assert isinstance(move, Upgrade)
        op = self._op()
        op.done(s)
        item = ITEM[move.good]
        better = raised(item, move.steps)
        fresh = with_new(s, self.seat, item, better, self.fresh)
        s.goods[self.seat * HELD + item] -= 1
        s.tell("upgraded", seat=self.seat, good=move.good, into=ITEM_NAMES[better])
        if self.left > 1:
            rest = self.replace(
                left=self.left - 1,
                further=self.further - (move.steps > op.steps),
                fresh=fresh,
                only=item if op.same_type else NONE,
            )
            s.then(Ask(rest))
        gain(s, self.seat, ((better, 1),))
