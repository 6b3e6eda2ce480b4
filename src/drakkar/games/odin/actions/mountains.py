"""Chapters 7 and 13, mountains: strips of wood, stone, ore and silver; phase 11."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from random import Random

from drakkar.games.odin.actions.ops import OPS, Ask, Op, ask, free_inside
from drakkar.games.odin.box import (
    ITEM,
    ITEM_NAMES,
    ORE,
    SILVER,
    SILVER_2,
    STRIP_INDEX,
    STRIP_NAMES,
    STRIPS,
)
from drakkar.games.odin.cards.events import REMOVE_FROM_MOUNTAIN, TAKE_FROM_MOUNTAIN
from drakkar.games.odin.cards.triggers import fire
from drakkar.games.odin.moves import Mine, Stop, Strips
from drakkar.games.odin.state import KINDS_TAKEN, NONE, PAY_WITH, SILVER_GIVEN, Odin
from drakkar.games.odin.things.goods import gain
from drakkar.kernel.draws import sample
from drakkar.kernel.question import Chance, Move, Question, Step
from drakkar.kernel.refusal import Refusal

_STOP = Stop()


@cache
def _mine(strip: int, items: int) -> Mine:
    return Mine(STRIP_NAMES[strip], items)


class Mountain(Op):
    """ODI-13.1: up to so many items of a strip, for each number another strip. Occupation 87 has
    one number (ODI-21.24)."""

    asks = True
    name = "take_mountain"

    def __init__(
        self, numbers: Sequence[int], only: Sequence[str] = (), then_pay: str = ""
    ) -> None:
        super().__init__()
        self.numbers = tuple(sorted(numbers))
        self.only = tuple(ITEM[name] for name in only)
        self.then_pay = ITEM[then_pay] if then_pay else 0

    def allowed(self, s: Odin, seat: int) -> tuple[int, ...]:
        """The only items that may be taken; () for any. Occupation 103: ore must be paid then."""
        if self.then_pay and not s.held(seat, self.then_pay):
            return (self.then_pay,)
        return self.only

    def can(self, s: Odin, seat: int) -> bool:
        only = self.allowed(s, seat)
        if not only:
            return bool(s.strips)  # ODI-13.6
        return any(STRIPS[strip][gone] in only for strip, gone in s.strips)

    def lack(self, s: Odin, seat: int) -> Refusal:
        return Refusal("ODI-4.5", "space-no-strip")

    def run(self, s: Odin, seat: int, must: bool = True) -> None:
        if self.can(s, seat):
            if self.then_pay:
                s.uses[-1][PAY_WITH] = self.then_pay
            ask(s, TakeItems(seat, self.index, self.numbers, 0, must))


def items_left(strip: int, gone: int) -> int:
    return len(STRIPS[strip]) - gone


@free_inside
class TakeItems(Question):
    """From which strip, and how many. ``used``: strips taken from already, a bit each."""

    op: int
    numbers: tuple[int, ...]
    used: int
    must: bool

    def kinds(self) -> tuple[type[Move], ...]:
        return (Mine, Stop)

    def moves(self, s: Odin) -> list[Move]:
        most = self.numbers[-1]
        op = OPS[self.op]
        assert isinstance(op, Mountain)
        only = op.allowed(s, self.seat)
        moves: list[Move] = []
        for strip, gone in s.strips:
            if self.used >> strip & 1:
                continue
            items = STRIPS[strip]
            for number in range(1, min(most, len(items) - gone) + 1):
                if only and items[gone + number - 1] not in only:
                    break
                moves.append(_mine(strip, number))
        if self.used or not self.must or not moves:
            moves.append(_STOP)
        return moves

    def probes(self, s: Odin) -> Iterable[Move]:
        yield Stop()
        yield from (Mine(name, number) for name in STRIP_NAMES for number in (0, 1, 2, 3, 4, 5))

    def refuse(self, s: Odin, move: Move) -> Refusal | None:
        moves = self.moves(s)
        if move in moves:
            return None
        if isinstance(move, Stop):
            return Refusal("ODI-13.1", "take-one-item")
        assert isinstance(move, Mine)
        strip = STRIP_INDEX.get(move.strip, NONE)
        if strip not in [shown for shown, _ in s.strips]:
            return Refusal("ODI-13.1", "no-such-strip", {"strip": move.strip})
        if self.used >> strip & 1:
            return Refusal("ODI-13.2", "strip-used", {"strip": move.strip})
        if not 0 < move.items <= self.numbers[-1]:
            return Refusal("ODI-13.2", "too-many-items", {"most": self.numbers[-1]})
        left = next(items_left(shown, gone) for shown, gone in s.strips if shown == strip)
        if move.items > left:
            return Refusal("ODI-13.3", "strip-too-short", {"left": left})
        return Refusal("ODI-13.1", "items-not-allowed", {"strip": move.strip})

    def answer(self, s: Odin, move: Move) -> None:
        if isinstance(move, Stop):
            return
        assert isinstance(move, Mine)
        op = OPS[self.op]
        op.done(s)
        strip = STRIP_INDEX[move.strip]
        fitting = next(i for i, number in enumerate(self.numbers) if number >= move.items)
        numbers = self.numbers[:fitting] + self.numbers[fitting + 1 :]
        used = self.used | 1 << strip
        taken = take(s, strip, move.items)
        if numbers and any(not used >> shown & 1 for shown, _ in s.strips):
            s.then(Ask(self.replace(numbers=numbers, used=used)))
        receive_items(s, self.seat, taken, op.space != NONE)


def take(s: Odin, strip: int, number: int) -> tuple[int, ...]:
    """Take items off a strip; an empty one leaves the game (ODI-13.5)."""
    place = next(i for i, (shown, _) in enumerate(s.strips) if shown == strip)
    gone = s.strips[place][1]
    taken = STRIPS[strip][gone : gone + number]
    if gone + number == len(STRIPS[strip]):
        s.strips.pop(place)
    else:
        s.strips[place] = (strip, gone + number)
    return taken


def receive_items(s: Odin, seat: int, taken: Sequence[int], printed: bool) -> None:
    silver = 2 * sum(item == SILVER_2 for item in taken)  # ODI-13.4
    counts: dict[int, int] = {}
    for item in taken:
        if item != SILVER_2:
            counts[item] = counts.get(item, 0) + 1
    if silver:
        counts[SILVER] = silver
    if printed:  # ODI-21.37
        line = s.uses[-1]
        line[SILVER_GIVEN] += silver
        for item in counts:
            line[KINDS_TAKEN] |= 1 << (item - SILVER)
    if s.active[seat][TAKE_FROM_MOUNTAIN]:
        fire(s, seat, TAKE_FROM_MOUNTAIN, lambda part: sum(item in part.items for item in taken))
    gain(s, seat, tuple(counts.items()))


# ---- phase 11 --------------------------------------------------------------------------------


class Erosion(Step):
    """ODI-7.9, 7.10: every strip loses an item, then a new one comes."""

    def run(self, s: Odin) -> None:
        lost: list[int] = []
        for strip, _ in list(s.strips):
            lost += take(s, strip, 1)
        s.tell("erosion", items=[_item_name(item) for item in lost])
        if s.strip_pile:  # ODI-7.11
            s.then(RevealStrips(1))
        for seat in reversed(s.order()):  # the last one on the agenda comes first (ODI-20.10)
            if s.active[seat][REMOVE_FROM_MOUNTAIN]:
                fire(
                    s,
                    seat,
                    REMOVE_FROM_MOUNTAIN,
                    lambda part: sum(item in part.items for item in lost),
                )


def _item_name(item: int) -> str:
    return "silver_2" if item == SILVER_2 else ITEM_NAMES[item]


class RevealStrips(Chance):
    kind = Strips

    number: int

    def sample(self, s: Odin, rng: Random) -> Strips:
        return Strips(tuple(STRIP_NAMES[strip] for strip in sample(rng, s.strip_pile, self.number)))

    def refuse(self, s: Odin, move: Strips) -> Refusal | None:
        drawn = {STRIP_INDEX.get(name, NONE) for name in move.strips}
        if len(move.strips) == len(drawn) == self.number and drawn <= set(s.strip_pile):
            return None
        return Refusal("KER-4", "not-drawn", {"what": str(move)})

    def answer(self, s: Odin, move: Strips) -> None:
        for name in move.strips:
            strip = STRIP_INDEX[name]
            s.strip_pile.remove(strip)
            s.strips.append((strip, 0))
        s.tell("strips", strips=list(move.strips))


assert ORE == SILVER + 1  # the order of the bits of KINDS_TAKEN
