"""Chapter 21: what only one or two occupations do with goods."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from drakkar.games.odin.actions.ops import OPS, Ask, Op, free_inside
from drakkar.games.odin.actions.overseas import TILE
from drakkar.games.odin.actions.trade import Fresh, old, with_new
from drakkar.games.odin.boards.pieces import COLOURS
from drakkar.games.odin.box import (
    ANIMALS,
    BOX_ROWS,
    COLOUR,
    GOODS,
    HELD,
    ITEM,
    ITEM_NAMES,
    NONE,
    OTHER_SIDE,
    SPECIAL_0,
)
from drakkar.games.odin.moves import Decline, Diagonal, Flip, Stop, Tile
from drakkar.games.odin.state import Odin
from drakkar.games.odin.things.goods import gain
from drakkar.kernel.question import Move, Question
from drakkar.kernel.refusal import Refusal

_STOP = Stop()


# ---- 66 and 88: along the diagonal of the goods boxes ------------------------------------------


def diagonal(item: int, right: bool, steps: int) -> int:
    """ODI-21.18: up and to one side; an empty compartment stops it."""
    places = [(row, goods.index(item)) for row, goods in enumerate(BOX_ROWS) if item in goods]
    if not places:
        return NONE
    row, column = places[0]
    for _ in range(steps):
        row, column = row + 1, column + (1 if right else -1)
        if row >= len(BOX_ROWS) or not 0 <= column < len(BOX_ROWS[0]):
            return NONE
        if BOX_ROWS[row][column] == NONE:
            return NONE
    return BOX_ROWS[row][column]


class DiagonalOp(Op):
    name = "diagonal"

    def __init__(self, direction: str, steps: int, only_colour: str = "") -> None:
        super().__init__()
        right = direction == "up_right"
        self.ways: list[tuple[int, int, int]] = []
        for item in GOODS:
            if only_colour and COLOUR[item] != COLOURS.index(only_colour):
                continue
            # a pregnant animal stands where a plain one does
            place = item - 1 if item in (ANIMALS[1], ANIMALS[3]) else item
            for number in range(1, steps + 1):
                to = diagonal(place, right, number)
                if to == NONE:
                    break
                self.ways.append((item, number, to))

    def open(self, s: Odin, seat: int) -> list[tuple[int, int, int]]:
        return [way for way in self.ways if s.held(seat, way[0])]

    def can(self, s: Odin, seat: int) -> bool:
        return bool(self.open(s, seat))

    def run(self, s: Odin, seat: int, must: bool = True) -> None:
        if self.can(s, seat):
            s.then(Slide(seat, self.index))


@free_inside
class Slide(Question):
    op: int

    def kinds(self) -> tuple[type[Move], ...]:
        return (Diagonal, Decline)

    def _ways(self, s: Odin) -> dict[Move, tuple[int, int]]:
        op = OPS[self.op]
        assert isinstance(op, DiagonalOp)
        return {
            Diagonal(ITEM_NAMES[item], steps): (item, to)
            for item, steps, to in op.open(s, self.seat)
        }

    def moves(self, s: Odin) -> list[Move]:
        return list(self._ways(s)) or [Decline()]

    def probes(self, s: Odin) -> Iterable[Move]:
        yield Decline()
        yield from (Diagonal(ITEM_NAMES[item], steps) for item in GOODS for steps in (1, 2))

    def refuse(self, s: Odin, move: Move) -> Refusal | None:
        if move in self.moves(s):
            return None
        return Refusal("ODI-21.18", "no-diagonal", {"good": getattr(move, "good", "")})

    def answer(self, s: Odin, move: Move) -> None:
        if isinstance(move, Diagonal):
            item, to = self._ways(s)[move]
            s.goods[self.seat * HELD + item] -= 1
            s.tell("upgraded", seat=self.seat, good=move.good, into=ITEM_NAMES[to])
            gain(s, self.seat, ((to, 1),))


# ---- 78 and 79: turning tiles ------------------------------------------------------------------


class FlipOp(Op):
    """ODI-21.21: up to so many tiles, each once."""

    name = "flip"

    def __init__(self, tiles: int, only: Sequence[str] = ()) -> None:
        super().__init__()
        self.tiles = tiles
        self.items = tuple(ITEM[name] for name in only) or tuple(GOODS)

    def can(self, s: Odin, seat: int) -> bool:
        return any(s.held(seat, item) for item in self.items)

    def run(self, s: Odin, seat: int, must: bool = True) -> None:
        if self.can(s, seat):
            s.then(TurnTile(seat, self.index, self.tiles, ()))


@free_inside
class TurnTile(Question):
    """``fresh``: tiles that have been turned and may not be turned again."""

    op: int
    left: int
    fresh: Fresh

    def kinds(self) -> tuple[type[Move], ...]:
        return (Flip, Stop)

    def moves(self, s: Odin) -> list[Move]:
        op = OPS[self.op]
        assert isinstance(op, FlipOp)
        moves: list[Move] = [
            Flip(ITEM_NAMES[item]) for item in op.items if old(s, self.seat, item, self.fresh)
        ]
        if self.fresh or not moves:
            moves.append(_STOP)
        return moves

    def probes(self, s: Odin) -> Iterable[Move]:
        yield Stop()
        yield from (Flip(name) for name in ITEM_NAMES[: SPECIAL_0 + 1])

    def refuse(self, s: Odin, move: Move) -> Refusal | None:
        if move in self.moves(s):
            return None
        if isinstance(move, Stop):
            return Refusal("ODI-20.1", "turn-one")
        return Refusal("ODI-21.21", "cannot-turn", {"good": getattr(move, "good", "")})

    def answer(self, s: Odin, move: Move) -> None:
        if isinstance(move, Stop):
            return
        assert isinstance(move, Flip)
        item = ITEM[move.good]
        other = OTHER_SIDE[item]
        fresh = with_new(s, self.seat, item, other, self.fresh)
        s.goods[self.seat * HELD + item] -= 1
        if self.left > 1:
            s.then(Ask(self.replace(left=self.left - 1, fresh=fresh)))
        if item in ANIMALS:  # ODI-21.53: not a new one
            s.goods[self.seat * HELD + other] += 1
        else:
            gain(s, self.seat, ((other, 1),))
        s.tell("turned_tile", seat=self.seat, good=move.good)


# ---- 31 and 97 ---------------------------------------------------------------------------------


class OneMore(Op):
    """ODI-21.11: one more of a type held exactly so often."""

    name = "one_more"

    def __init__(self, held: int) -> None:
        super().__init__()
        self.held = held

    def items(self, s: Odin, seat: int) -> list[int]:
        return [item for item in GOODS if item not in ANIMALS and s.held(seat, item) == self.held]

    def can(self, s: Odin, seat: int) -> bool:
        return bool(self.items(s, seat))

    def run(self, s: Odin, seat: int, must: bool = True) -> None:
        if self.can(s, seat):
            s.then(AnotherOne(seat, tuple(self.items(s, seat))))


@free_inside
class AnotherOne(Question):
    items: tuple[int, ...]

    def kinds(self) -> tuple[type[Move], ...]:
        return (Tile,)

    def moves(self, s: Odin) -> list[Move]:
        return [TILE[item] for item in self.items]

    def probes(self, s: Odin) -> Iterable[Move]:
        return (TILE[item] for item in (*GOODS, SPECIAL_0))

    def refuse(self, s: Odin, move: Tile) -> Refusal | None:
        if ITEM.get(move.tile, NONE) in self.items:
            return None
        return Refusal("ODI-21.11", "not-this-often", {"tile": move.tile})

    def answer(self, s: Odin, move: Tile) -> None:
        gain(s, self.seat, ((ITEM[move.tile], 1),))


class Double(Op):
    """ODI-21.26: the item is doubled, up to a total."""

    pure = True
    name = "double"

    def __init__(self, item: str, up_to: int) -> None:
        super().__init__()
        self.item, self.up_to = ITEM[item], up_to

    def _more(self, s: Odin, seat: int) -> int:
        held = s.held(seat, self.item)
        return min(held, self.up_to - held)

    def can(self, s: Odin, seat: int) -> bool:
        return self._more(s, seat) > 0

    def run(self, s: Odin, seat: int, must: bool = True) -> None:
        more = self._more(s, seat)
        if more > 0:
            gain(s, seat, ((self.item, more),))
