"""Chapters 11 to 19: the action spaces, made from their file; which of them can be chosen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from drakkar.games.odin.actions.effects import Effect, Gain
from drakkar.games.odin.actions.emigration import SwapShip
from drakkar.games.odin.actions.making import step
from drakkar.games.odin.actions.ops import Op, lacks, on_space, understood
from drakkar.games.odin.box import (
    ACTION_BOARD,
    KNARR,
    NONE,
    PRINTED,
    SHIP_NAMES,
    SPACE_INDEX,
)
from drakkar.games.odin.cards.events import (
    ACTION_BEFORE,
    ACTION_KINDS,
    EMIGRATION,
    EXPLORATION,
    OVERSEAS,
    PLUNDERING,
    SPACE_BEFORE,
    STEP_INSTEAD,
)
from drakkar.games.odin.cards.occupations import PlayOp
from drakkar.games.odin.cards.triggers import PARTS, Part, usable
from drakkar.games.odin.files import SpaceFile
from drakkar.games.odin.state import Odin
from drakkar.games.odin.things.ships import has_dock, large_ships
from drakkar.kernel.refusal import Refusal

_KINDS = {
    "plunder": PLUNDERING,
    "explore": EXPLORATION,
    "emigrate": EMIGRATION,
    "overseas_trade": OVERSEAS,
}


class Space:
    """An action space. ``kind``: of the action, for occupations that watch one before it."""

    def __init__(self, number: int, data: SpaceFile) -> None:
        self.number, self.id, self.column, self.pos = number, data.id, data.column, data.pos
        self.bit = 1 << number
        self.steps: tuple[Op, ...] = tuple(
            step(step_data, data.requires) for step_data in data.steps
        )
        for op in self.steps:
            on_space(op, number)
        self.kind = NONE
        for step_data in data.steps:
            name = next(key for key in step_data if key != "optional")
            if name == "dice":
                self.kind = ACTION_KINDS.index(step_data["dice"]["action"])
            elif name in _KINDS and not step_data.get("optional"):
                self.kind = _KINDS[name]
        # what must be possible, come what may: the price of an occupation
        self.required = tuple(op for op in self.steps if isinstance(op, PlayOp) and op.prices)
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
        """ODI-4.5, 4.8: whether at least one printed effect can be done now; column bonuses and
        other effects of occupations do not count."""
        if self.check is None or self.check(s, seat):
            return True
        if not s.active[seat][STEP_INSTEAD]:
            return False
        return any(usable(s, seat, part) for part in self.replacing(s, seat))

    def refuse(self, s: Odin, seat: int) -> Refusal:
        """What is missing, where it is impossible."""
        lack = self.lack(s, seat)
        return lack._replace(args={"space": self.id, **lack.args})

    def lack(self, s: Odin, seat: int) -> Refusal:
        first, *rest = self.steps
        if not rest or self.required:
            return first.lack(s, seat)
        if isinstance(first, SwapShip):
            if not s.boats[seat] and not large_ships(s, seat):
                return Refusal("ODI-4.5", "space-no-ship-to-go")
            lack = rest[0].lack(s, seat)
            if lack.reason == "space-lacks" and has_dock(s, seat, KNARR):  # or trade a boat
                silver = (lack.args["item"], lack.args["number"])
                return lacks(silver, (SHIP_NAMES[0], 1), either=True)
            return lack
        return Refusal("ODI-4.5", "space-no-strip-no-good")

    def replacing(self, s: Odin, seat: int) -> list[Part]:
        """Occupations that replace one of its steps (102, 105: ODI-21.28, 21.30)."""
        return [
            part
            for number in s.active[seat][STEP_INSTEAD]
            if (part := PARTS[number]).spaces & self.bit
        ]

    def before(self, s: Odin, seat: int, vikings: int, column: int) -> list[int]:
        """Occupations that work before the action, in any order (ODI-21.12)."""
        numbers = []
        active = s.active[seat]
        for number in active[SPACE_BEFORE]:
            part = PARTS[number]
            if (
                (not part.spaces or part.spaces & self.bit)
                and part.vikings <= vikings  # ODI-21.49: really placed
                and part.column in (0, column)
            ):
                numbers.append(number)
        if self.kind != NONE:
            for number in active[ACTION_BEFORE]:
                part = PARTS[number]
                if part.kinds >> self.kind & 1 and part.vikings <= vikings:
                    times = s.knarrs[seat] if part.limit == "per_knarr" else 1  # ODI-21.13
                    numbers += [number] * times
        return [
            number
            for number in numbers
            if PARTS[number].condition is None or PARTS[number].condition(s, seat)  # type: ignore[misc]
        ]


def _space(number: int, data: SpaceFile) -> Space:
    with understood("action_board", f"spaces.{data.id}"):
        return Space(number, data)


SPACES: Final = tuple(_space(number, data) for number, data in enumerate(ACTION_BOARD.spaces))
PLAY_4: Final = SPACE_INDEX["play_occupations_4"]
PLUNDER_SPACE: Final = SPACE_INDEX["plundering"]


assert len(SPACES) == PRINTED
