"""Chapter 20: effects: a price, then what it brings; one of several; by a count.

The same operations serve the action spaces (spaces.py) and the occupations (cards/parts.py).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from drakkar.games.odin.actions.ops import OPS, Do, Op, ask, free_inside, lacks
from drakkar.games.odin.box import (
    BOAT,
    FLAX,
    GRAIN,
    HELD,
    ITEM_NAMES,
    LONG_HOUSE,
    LONGSHIP,
    ORE,
    SILVER,
    SPECIALS,
    STONE,
    STONE_HOUSE,
    WOOD,
)
from drakkar.games.odin.cards.conditions import Condition, Count
from drakkar.games.odin.cards.events import BUILD, PERMANENT
from drakkar.games.odin.cards.triggers import fire
from drakkar.games.odin.moves import Accept, Decline, Option
from drakkar.games.odin.state import (
    KINDS_PAID,
    NONE,
    ORE_PAID,
    PAY_WITH,
    SHIP,
    SILVER_GIVEN,
    Odin,
)
from drakkar.games.odin.things import ships
from drakkar.games.odin.things.goods import Bundle, gain, pay, receivable
from drakkar.games.odin.things.payments import Payment, has_any
from drakkar.games.odin.things.prices import Amount, discounted
from drakkar.kernel.question import Move, Question
from drakkar.kernel.refusal import Refusal


class Gain(Op):
    """Something is received. ``built``: for occupations that watch building."""

    pure = True
    name = "gain"

    def __init__(self, what: Bundle, built: bool = False) -> None:
        super().__init__()
        self.what, self.built = what, built
        self.limited = [item for item, _ in what if item in SPECIALS or item >= HELD]
        self.always = len(self.limited) < len(what)

    def can(self, s: Odin, seat: int) -> bool:
        # ODI-12.5: a ship needs a dock
        return self.always or any(receivable(s, seat, item) for item in self.limited)

    def lack(self, s: Odin, seat: int) -> Refusal:
        if len(self.limited) > 1:
            return Refusal("ODI-4.5", "space-no-house-no-dock")
        item = self.limited[0]
        if item > LONGSHIP:
            return Refusal("ODI-4.5", "space-none-left", {"building": ITEM_NAMES[item]})
        return Refusal("ODI-4.5", "space-no-dock", {"ship": ITEM_NAMES[item]})

    def run(self, s: Odin, seat: int, must: bool = True) -> None:
        self.done(s)
        if self.space != NONE:
            for item, number in self.what:
                if item == SILVER:  # by the space itself (ODI-21.38)
                    s.uses[-1][SILVER_GIVEN] += number
        built = []  # what is lost was not built (ODI-21.36)
        if (self.built or self.limited) and s.active[seat][BUILD]:
            built = [item for item, _ in self.what if item >= BOAT and receivable(s, seat, item)]
        # ODI-10.11, 21.22: on a space, or by an occupation that says so
        if built and (self.built or self.space != NONE):
            # ODI-21.61: some watch houses only, some the shed as well
            fire(s, seat, BUILD, lambda part: sum(item in part.items for item in built))
        gain(s, seat, self.what)


class Effect(Op):
    """Pay all of it, then do the rest. Most spaces and cards are one of these."""

    name = "exchange"

    def __init__(
        self,
        price: Sequence[tuple[int, Amount]],
        choices: Sequence[tuple[str, int]],
        ore_on_ship: int,
        then: Sequence[Op],
    ) -> None:
        super().__init__()
        self.price, self.choices, self.then = tuple(price), tuple(choices), tuple(then)
        self.ore_on_ship = ore_on_ship
        self.harvest = any(op.name == "counts_as_phase" for op in then)
        self.visits = any(op.name == "use_space" for op in then)
        self.fixed: Bundle | None = None
        if not any(amount.less or amount.round_number for _, amount in price):
            self.fixed = tuple((item, amount.base) for item, amount in price)
        self.pure = not price and not choices and not ore_on_ship and all(op.pure for op in then)
        self.houses = sum(
            number
            for op in then
            if isinstance(op, Gain)
            for item, number in op.what
            if item in (STONE_HOUSE, LONG_HOUSE)
        )

    def inner(self) -> list[Op]:
        return list(self.then)

    def cost(self, s: Odin, seat: int) -> Bundle:
        if self.fixed is not None and self.space == NONE:
            return self.fixed
        price = self.fixed or tuple((item, amount.of(s, seat)) for item, amount in self.price)
        if self.space == NONE:
            return price
        houses = self.houses and int(  # ODI-21.35
            any(
                receivable(s, seat, item)
                for op in self.then
                if isinstance(op, Gain)
                for item, _ in op.what
                if item in (STONE_HOUSE, LONG_HOUSE)
            )
        )
        return tuple(
            (item, discounted(s, seat, item, number, self.space, houses=houses))
            for item, number in price
        )

    def can(self, s: Odin, seat: int) -> bool:
        goods, base = s.goods, seat * HELD
        for item, number in (
            self.fixed
            if self.fixed is not None and not s.active[seat][PERMANENT]
            else self.cost(s, seat)
        ):
            if goods[base + item] < number:
                return False
        if self.choices and not all(has_any(s, seat, *choice) for choice in self.choices):
            return False
        if self.ore_on_ship and not _ore_on_ship(s, seat):
            return False
        if self.space != NONE and s.uses and s.uses[-1][PAY_WITH] not in (0, *dict(self.price)):
            return False
        if self.visits:
            return self._can_visit(s, seat)
        brings = not self.then  # ODI-4.9, 12.7: something, if not everything
        for op in self.then:
            if op.can(s, seat):
                brings = True
            elif op.needed:
                return False
        return brings

    def lack(self, s: Odin, seat: int) -> Refusal:
        short = [
            (ITEM_NAMES[item], number - s.held(seat, item))
            for item, number in self.cost(s, seat)
            if number > s.held(seat, item)
        ]
        if short:
            return lacks(*short)
        return next(op.lack(s, seat) for op in self.then if not op.can(s, seat))

    def _can_visit(self, s: Odin, seat: int) -> bool:
        """Occupation 91: the price of the space is paid with what its own price leaves."""
        base, cost = seat * HELD, self.cost(s, seat)
        for item, number in cost:
            s.goods[base + item] -= number
        can = all(op.can(s, seat) for op in self.then)
        for item, number in cost:
            s.goods[base + item] += number
        return can

    def quick(self) -> Callable[[Odin, int], bool]:
        """``can`` for the list of spaces: most cost one thing, and bring what never runs out."""
        price = self.fixed or ()
        unlimited = any(isinstance(op, Gain) and op.always for op in self.then)
        if len(price) != 1 or not unlimited or self.choices:
            return self.can
        item, number = price[0]

        def check(s: Odin, seat: int) -> bool:
            if s.goods[seat * HELD + item] >= number:
                return True
            return bool(s.active[seat][PERMANENT]) and self.can(s, seat)

        return check

    def run(self, s: Odin, seat: int, must: bool = True) -> None:
        if self.harvest:  # ODI-21.15: looked at before anything is paid
            s.at_start[seat * 2 : seat * 2 + 2] = s.held(seat, FLAX), s.held(seat, GRAIN)
        for op in reversed(self.then):
            s.then(Do(seat, op.index))
        cost = self.cost(s, seat)
        if cost:
            pay(s, seat, cost)
            if self.space != NONE:
                self._note(s, cost)
        if self.ore_on_ship:
            ship = s.dice[-1][SHIP]
            ships.load(s.longships, seat, ship, -self.ore_on_ship)
        for name, number in reversed(self.choices):
            s.then(Payment(seat, name, number))

    def _note(self, s: Odin, cost: Bundle) -> None:
        line = s.uses[-1]
        for item, number in cost:  # ODI-21.34
            if number and item in (WOOD, STONE, ORE):
                line[KINDS_PAID] |= 1 << (item - ORE)
                if item == ORE:
                    line[ORE_PAID] += number


def _ore_on_ship(s: Odin, seat: int) -> bool:
    ship = s.dice[-1][SHIP] if s.dice else NONE
    return ship != NONE and s.longships[seat][ship] > 0


class Options(Op):
    """ODI-4.10, 20.11: exactly one of several."""

    name = "choose"

    def __init__(self, options: Sequence[tuple[str, Op, Condition | None]]) -> None:
        super().__init__()
        self.options = tuple(options)

    def inner(self) -> list[Op]:
        return [op for _, op, _ in self.options]

    def open(self, s: Odin, seat: int) -> list[tuple[str, Op]]:
        return [
            (name, op)
            for name, op, condition in self.options
            if (condition is None or condition(s, seat)) and op.can(s, seat)
        ]

    def can(self, s: Odin, seat: int) -> bool:
        for _, op, condition in self.options:
            if (condition is None or condition(s, seat)) and op.can(s, seat):
                return True
        return False

    def lack(self, s: Odin, seat: int) -> Refusal:
        """Of the first one; of both if any of two things would do."""
        first, second = (op.lack(s, seat) for _, op, _ in self.options[:2])
        if first.reason == second.reason == "space-lacks" and first != second:
            things = ((lack.args["item"], lack.args["number"]) for lack in (first, second))
            return lacks(*things, either=True)
        return first

    def run(self, s: Odin, seat: int, must: bool = True) -> None:
        if self.can(s, seat):
            ask(s, Choice(seat, self.index))


@free_inside
class Choice(Question):
    op: int

    def kinds(self) -> tuple[type[Move], ...]:
        return (Option, Decline)

    def _op(self) -> Options:
        op = OPS[self.op]
        assert isinstance(op, Options)
        return op

    def moves(self, s: Odin) -> list[Move]:
        return [Option(name) for name, _ in self._op().open(s, self.seat)] or [Decline()]

    def probes(self, s: Odin) -> Iterable[Move]:
        yield Decline()
        yield Option("nothing")
        yield from (Option(name) for name, _, _ in self._op().options)

    def refuse(self, s: Odin, move: Move) -> Refusal | None:
        open_ = [name for name, _ in self._op().open(s, self.seat)]
        if isinstance(move, Decline):  # something done meanwhile has closed them all
            return Refusal("ODI-4.10", "choose-one") if open_ else None
        assert isinstance(move, Option)
        if move.id in open_:
            return None
        if move.id in [name for name, _, _ in self._op().options]:
            return Refusal("ODI-4.10", "option-impossible", {"option": move.id})
        return Refusal("ODI-4.10", "no-such-option", {"option": move.id})

    def answer(self, s: Odin, move: Move) -> None:
        if isinstance(move, Option):
            op = next(op for name, op, _ in self._op().options if name == move.id)
            op.run(s, self.seat)


class Table(Op):
    """ODI-20.12: what the row says that fits the count; the last one for more (ODI-21.3, 21.8)."""

    name = "table"

    def __init__(self, count: Count, rows: Sequence[tuple[int, int, Op | None]]) -> None:
        super().__init__()
        self.count, self.rows = count, tuple(rows)
        self.pure = all(op is None or op.pure for _, _, op in rows)

    def inner(self) -> list[Op]:
        return [op for _, _, op in self.rows if op is not None]

    def row(self, s: Odin, seat: int) -> Op | None:
        number = self.count(s, seat)
        for least, most, op in self.rows:
            if least <= number <= most:
                return op
        return None

    def can(self, s: Odin, seat: int) -> bool:
        op = self.row(s, seat)
        return op is not None and op.can(s, seat)

    def run(self, s: Odin, seat: int, must: bool = True) -> None:
        op = self.row(s, seat)
        if op is not None:
            op.run(s, seat)


class Per(Op):
    """The gain as often as the count, at once. ``of``: what is counted."""

    pure = True
    name = "per"

    def __init__(self, count: Count, what: Bundle, most: int = 99, of: str = "") -> None:
        super().__init__()
        self.count, self.what, self.most, self.of = count, what, most, of

    def can(self, s: Odin, seat: int) -> bool:
        return self.count(s, seat) > 0

    def lack(self, s: Odin, seat: int) -> Refusal:
        return lacks((self.of, 1))

    def run(self, s: Odin, seat: int, must: bool = True) -> None:
        self.done(s)
        number = min(self.count(s, seat), self.most)
        if number:
            gain(s, seat, tuple((item, each * number) for item, each in self.what))


class LoadNewShip(Op):
    """Occupation 184: ore of the supply goes onto the ship just gained."""

    name = "load_new_ship"

    def __init__(self, ore: int) -> None:
        super().__init__()
        self.ore = ore

    def can(self, s: Odin, seat: int) -> bool:
        return False  # nothing by itself

    def run(self, s: Odin, seat: int, must: bool = True) -> None:
        ore = min(self.ore, s.held(seat, ORE))
        s.goods[seat * HELD + ORE] -= ore
        ships.load(s.longships, seat, len(s.longships[seat]) - 1, ore)


class Offer(Question):
    """An optional part of a space: do it, or leave it (ODI-4.10)."""

    op: int
    must: bool

    def kinds(self) -> tuple[type[Move], ...]:
        return (Accept, Decline)

    def moves(self, s: Odin) -> list[Move]:
        if not OPS[self.op].can(s, self.seat):
            return [Decline()]
        return [Accept()] if self.must else [Accept(), Decline()]

    def probes(self, s: Odin) -> Iterable[Move]:
        return (Accept(), Decline())

    def refuse(self, s: Odin, move: Move) -> Refusal | None:
        can = OPS[self.op].can(s, self.seat)
        if isinstance(move, Accept):
            return None if can else Refusal("ODI-4.11", "cannot-do-this")
        return Refusal("ODI-4.5", "one-effect") if can and self.must else None

    def answer(self, s: Odin, move: Move) -> None:
        if isinstance(move, Accept):
            OPS[self.op].run(s, self.seat)


free_inside(Offer)
