"""Chapter 14: actions with a knarr: overseas trading and the special sale."""

from __future__ import annotations

from collections.abc import Iterable

from drakkar.games.odin.actions.ops import OPS, Ask, Do, Op, ask, free_inside, lacks
from drakkar.games.odin.box import (
    GREENS,
    HELD,
    ITEM,
    ITEM_NAMES,
    KNARR,
    NEXT,
    NONE,
    PRICES,
    SILVER,
    SPECIAL_0,
    SPECIALS,
)
from drakkar.games.odin.cards import action_events
from drakkar.games.odin.cards.events import OVERSEAS
from drakkar.games.odin.moves import Stop, Tile, Trade
from drakkar.games.odin.state import Odin
from drakkar.games.odin.things.goods import gain, pay
from drakkar.games.odin.things.prices import discounted
from drakkar.kernel.question import Move, Question
from drakkar.kernel.refusal import Refusal

_STOP = Stop()
_TRADE = {item: Trade(ITEM_NAMES[item]) for item in GREENS}
TILE = {item: Tile(ITEM_NAMES[item]) for item in range(SPECIALS.stop)}


class Overseas(Op):
    """ODI-14.1: pay, then turn green goods."""

    name = "overseas_trade"

    def __init__(self, silver: int) -> None:
        super().__init__()
        self.silver = silver
        self.trade = TradeOp()

    def inner(self) -> list[Op]:
        return [self.trade]

    def can(self, s: Odin, seat: int) -> bool:
        return s.knarrs[seat] > 0 and s.goods[seat * HELD + SILVER] >= self.silver

    def lack(self, s: Odin, seat: int) -> Refusal:
        if not s.knarrs[seat]:
            return lacks((ITEM_NAMES[KNARR], 1))
        return lacks((ITEM_NAMES[SILVER], self.silver - s.held(seat, SILVER)))

    def run(self, s: Odin, seat: int, must: bool = True) -> None:
        self.done(s)
        pay(s, seat, ((SILVER, self.silver),))
        s.then(Do(seat, self.trade.index), action_events.After(seat, OVERSEAS, NONE))


class TradeOp(Op):
    def run(self, s: Odin, seat: int, must: bool = True) -> None:
        ask(s, Trading(seat, 0))


@free_inside
class Trading(Question):
    """ODI-14.2: any number of green goods, one per type. ``turned``: types, a bit each. It is no
    upgrade, so nothing that watches upgrades hears of it (ODI-14.4)."""

    turned: int

    def kinds(self) -> tuple[type[Move], ...]:
        return (Trade, Stop)

    def moves(self, s: Odin) -> list[Move]:
        goods, base = s.goods, self.seat * HELD
        moves: list[Move] = [
            _TRADE[item] for item in GREENS if goods[base + item] and not self.turned >> item & 1
        ]
        moves.append(_STOP)
        return moves

    def probes(self, s: Odin) -> Iterable[Move]:
        yield Stop()
        yield from (Trade(name) for name in ITEM_NAMES[: HELD + 2])

    def refuse(self, s: Odin, move: Move) -> Refusal | None:
        if isinstance(move, Stop):
            return None
        assert isinstance(move, Trade)
        item = ITEM.get(move.good, NONE)
        if item not in GREENS:
            return Refusal("ODI-14.2", "not-green", {"good": move.good})
        if self.turned >> item & 1:
            return Refusal("ODI-14.2", "type-turned", {"good": move.good})
        if not s.held(self.seat, item):
            return Refusal("ODI-14.3", "not-held", {"item": move.good})
        return None

    def answer(self, s: Odin, move: Move) -> None:
        if isinstance(move, Stop):
            return
        assert isinstance(move, Trade)
        item = ITEM[move.good]
        s.goods[self.seat * HELD + item] -= 1
        s.tell("traded", seat=self.seat, good=move.good, into=ITEM_NAMES[NEXT[item]])
        s.then(Ask(Trading(self.seat, self.turned | 1 << item)))
        gain(s, self.seat, ((NEXT[item], 1),))


# ---- special sale ----------------------------------------------------------------------------


class SpecialSale(Op):
    """ODI-14.5: one or two special tiles for the sum of their prices."""

    name = "special_sale"

    def __init__(self, tiles: int) -> None:
        super().__init__()
        self.tiles = tiles

    def cost(self, s: Odin, seat: int, total: int) -> int:
        return discounted(s, seat, SILVER, total, self.space)

    def can(self, s: Odin, seat: int) -> bool:
        return s.knarrs[seat] > 0 and bool(self.affordable(s, seat, 0))

    def lack(self, s: Odin, seat: int) -> Refusal:
        if not s.knarrs[seat]:
            return lacks((ITEM_NAMES[KNARR], 1))
        prices = [
            self.cost(s, seat, PRICES[item - SPECIAL_0])
            for item in SPECIALS
            if s.oval >> (item - SPECIAL_0) & 1 and PRICES[item - SPECIAL_0] != NONE
        ]
        if not prices:
            return Refusal("ODI-4.5", "space-no-tile")
        return lacks((ITEM_NAMES[SILVER], min(prices) - s.held(seat, SILVER)))

    def affordable(self, s: Odin, seat: int, total: int) -> list[int]:
        """The tiles that can be added to those bought for ``total``."""
        silver, paid = s.held(seat, SILVER), self.cost(s, seat, total)
        return [
            item
            for item in SPECIALS
            if s.oval >> (item - SPECIAL_0) & 1
            and (price := PRICES[item - SPECIAL_0]) != NONE
            and self.cost(s, seat, total + price) - paid <= silver
        ]

    def run(self, s: Odin, seat: int, must: bool = True) -> None:
        s.then(Sale(seat, self.index, self.tiles, 0, must))


@free_inside
class Sale(Question):
    """The next tile; ``total`` is the price of those before."""

    op: int
    left: int
    total: int
    must: bool

    def kinds(self) -> tuple[type[Move], ...]:
        return (Tile, Stop)

    def _op(self) -> SpecialSale:
        op = OPS[self.op]
        assert isinstance(op, SpecialSale)
        return op

    def moves(self, s: Odin) -> list[Move]:
        op = self._op()
        moves: list[Move] = [TILE[item] for item in op.affordable(s, self.seat, self.total)]
        if not self.must or not moves:
            moves.append(_STOP)
        return moves

    def probes(self, s: Odin) -> Iterable[Move]:
        yield Stop()
        yield from (TILE[item] for item in range(SPECIAL_0 - 2, SPECIALS.stop))

    def refuse(self, s: Odin, move: Move) -> Refusal | None:
        if move in self.moves(s):
            return None
        if isinstance(move, Stop):
            return Refusal("ODI-14.5", "buy-one-tile")
        assert isinstance(move, Tile)
        item = ITEM.get(move.tile, NONE)
        if item not in SPECIALS or PRICES[item - SPECIAL_0] == NONE:
            return Refusal("ODI-14.6", "not-for-sale", {"tile": move.tile})
        if not s.oval >> (item - SPECIAL_0) & 1:
            return Refusal("ODI-14.5", "tile-gone", {"tile": move.tile})
        lacking = PRICES[item - SPECIAL_0] - s.held(self.seat, SILVER)
        return Refusal("ODI-14.7", "tile-price", {"tile": move.tile, "lacking": lacking})

    def answer(self, s: Odin, move: Move) -> None:
        if isinstance(move, Stop):
            return
        assert isinstance(move, Tile)
        op = self._op()
        op.done(s)
        item = ITEM[move.tile]
        total = self.total + PRICES[item - SPECIAL_0]
        price = op.cost(s, self.seat, total) - op.cost(s, self.seat, self.total)
        pay(s, self.seat, ((SILVER, price),))
        if self.left > 1:
            s.then(Ask(self.replace(left=self.left - 1, total=total, must=False)))
        gain(s, self.seat, ((item, 1),))
