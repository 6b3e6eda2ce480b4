"""Chapters 11 to 19: the action spaces, made from their file; which of them can be chosen."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from drakkar.games.odin.box import (
    ACTION_BOARD,
    GOODS,
    HELD,
    NONE,
    PRINTED,
    SILVER,
    SILVER_2,
    SPACE_INDEX,
    STRIPS,
)
from drakkar.games.odin.effects import Effect, Gain
from drakkar.games.odin.events import (
    ACTION_BEFORE,
    ACTION_KINDS,
    DRAW_INSTEAD,
    EMIGRATION,
    EXPLORATION,
    OVERSEAS,
    PLUNDERING,
    SPACE_BEFORE,
    STEP_INSTEAD,
)
from drakkar.games.odin.files import SpaceFile
from drakkar.games.odin.making import step
from drakkar.games.odin.mountains import Mountain
from drakkar.games.odin.occupations import PARTS_OF, PlayOp
from drakkar.games.odin.ops import Op, on_space
from drakkar.games.odin.state import Odin
from drakkar.games.odin.triggers import PARTS, Part, usable

_KINDS = {
    "plunder": PLUNDERING,
    "explore": EXPLORATION,
    "emigrate": EMIGRATION,
    "overseas_trade": OVERSEAS,
}


def _inside(op: Op | None) -> list[Op]:
    if op is None:
        return []
    return [op, *(one for inner in op.inner() for one in _inside(inner))]


# ---- what a card of column 4 might do for a space ----------------------------------------------

_RAW, _SHIP, _GOOD, _ANYTHING = 1, 2, 4, 7


def _needs(space: Space) -> int:
    names = {op.name for op in space.steps} | {
        inner.name for op in space.steps for inner in _inside(op)
    }
    found = 0
    if names & {"exchange", "emigrate"}:
        found |= _RAW
    if names & {"dice", "plunder", "emigrate", "swap_ship"}:
        found |= _SHIP
    if "upgrade" in names:
        found |= _GOOD
    return found


class Space:
    """An action space. ``kind``: of the action, for occupations that watch one before it."""

    def __init__(self, number: int, data: SpaceFile) -> None:
        self.number, self.id, self.column, self.pos = number, data.id, data.column, data.pos
        self.bit = 1 << number
        self.steps: tuple[Op, ...] = tuple(step(one, data.requires) for one in data.steps)
        for op in self.steps:
            on_space(op, number)
        self.kind = NONE
        for one in data.steps:
            name = next(key for key in one if key != "optional")
            if name == "dice":
                self.kind = ACTION_KINDS.index(one["dice"]["action"])
            elif name in _KINDS and not one.get("optional"):
                self.kind = _KINDS[name]
        # what must be possible, come what may: the price of an occupation
        self.required = tuple(op for op in self.steps if isinstance(op, PlayOp) and op.prices)
        self.needs = _needs(self)
        self.check = self._check()

    def _check(self) -> Callable[[Odin, int], bool] | None:
        """``possible`` as far as the printed steps go; None: always."""
        first = self.steps[0]
        if type(first).can is Op.can or (isinstance(first, Gain) and first.always):
            return None
        if isinstance(first, Effect) and len(self.steps) == 1:
            return first.quick()
        if len(self.steps) == 1 or self.required:
            return first.can
        steps = self.steps

        def check(s: Odin, seat: int) -> bool:
            for op in steps:  # noqa: SIM110 - twice as fast as any()
                if op.can(s, seat):
                    return True
            return False

        return check

    def possible(self, s: Odin, seat: int) -> bool:
        """ODI-4.5: whether at least one printed effect can be done now."""
        if self.check is None or self.check(s, seat):
            return True
        if not s.active[seat][STEP_INSTEAD]:
            return False
        return any(usable(s, seat, part) for part in self.replacing(s, seat))

    def replacing(self, s: Odin, seat: int) -> list[Part]:
        """Occupations that replace one of its steps (102, 105)."""
        return [
            part
            for number in s.active[seat][STEP_INSTEAD]
            if (part := PARTS[number]).spaces & self.bit
        ]

    def before(self, s: Odin, seat: int, vikings: int, column: int) -> list[int]:
        """Occupations that work before the action."""
        found = []
        active = s.active[seat]
        for number in active[SPACE_BEFORE]:
            part = PARTS[number]
            if (
                (not part.spaces or part.spaces & self.bit)
                and part.vikings <= vikings
                and part.column in (0, column)
            ):
                found.append(number)
        if self.kind != NONE:
            for number in active[ACTION_BEFORE]:
                part = PARTS[number]
                if part.kinds >> self.kind & 1 and part.vikings <= vikings:
                    times = s.knarrs[seat] if part.limit == "per_knarr" else 1
                    found += [number] * times
        return [
            number
            for number in found
            if PARTS[number].condition is None or PARTS[number].condition(s, seat)  # type: ignore[misc]
        ]


SPACES: Final = tuple(Space(number, data) for number, data in enumerate(ACTION_BOARD.spaces))
PLAY_4: Final = SPACE_INDEX["play_occupations_4"]
PLUNDER_SPACE: Final = SPACE_INDEX["plundering"]


def hopeful(s: Odin, seat: int, space: Space, vikings: int) -> bool:
    """ODI-4.6: whether something that comes before the action may make it possible.

    It need not: a placement that comes to nothing is void (ODI-4.7, void.py).
    """
    if space.number == PLAY_4 and s.deck and vikings:
        return True  # with the very card drawn there (ODI-19.8)
    active = s.active[seat]
    if active[SPACE_BEFORE] or active[ACTION_BEFORE]:
        takers = [
            op
            for number in space.before(s, seat, vikings, space.column)
            for op in _inside(PARTS[number].op)
            if isinstance(op, Mountain)
        ]
        if _with_items(s, seat, space, takers):
            return True
    if plays_before(s, seat, space.column) and space.column == vikings:
        return any(gives_of(s.printed_cards, card) & space.needs for card in s.hands[seat])
    return False


def plays_before(s: Odin, seat: int, column: int) -> bool:
    """ODI-19.10, 21.27: whether a card of the hand may be played before an action there."""
    return column == 4 or (column == 3 and bool(s.active[seat][DRAW_INSTEAD] and s.deck))


def _with_items(s: Odin, seat: int, space: Space, takers: list[Mountain]) -> bool:
    """Whether it is possible with items that lie first on the strips and may be taken."""
    base = seat * HELD
    for place, op in enumerate(takers):
        only = op.allowed(s, seat)
        rest = takers[:place] + takers[place + 1 :]
        for strip, gone in s.strips:
            item, amount = STRIPS[strip][gone], 1
            if only and item not in only:
                continue
            if item == SILVER_2:
                item, amount = SILVER, 2
            s.goods[base + item] += amount
            found = space.possible(s, seat) or _with_items(s, seat, space, rest)
            s.goods[base + item] -= amount
            if found:
                return True
    return False


@cache
def gives_of(printed: bool, card: int) -> int:
    """Roughly what an occupation can bring when it is played before an action."""
    found = 0
    for part in PARTS_OF[printed][card]:
        if part.event in (SPACE_BEFORE, ACTION_BEFORE):
            found |= _RAW
        for rule, _ in part.rules:  # a lower price, a knarr for a longship
            found |= {"discount": _RAW, "ship_as": _SHIP}.get(rule, 0)
        if part.timing not in ("on_play", "as_soon_as", "anytime"):
            continue
        for op in _inside(part.op):
            what = getattr(op, "what", None)
            if what is None:
                if op.name not in ("exchange", "choose", "table"):
                    found |= _ANYTHING
                continue
            for item, _ in what:
                found |= _GOOD if item in GOODS else _SHIP if item >= HELD else _RAW
    return found


assert len(SPACES) == PRINTED
