"""Chapter 13: bonus tiles. Their later worth stands in scoring.py, boatsmen.py and final.py."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from random import Random

from drakkar.games.vikings.box import (
    BONUS,
    BONUS_INDEX,
    BONUS_NAMES,
    BONUSES,
    BUILDINGS,
    ROWS,
    TILE,
    VIKING,
)
from drakkar.games.vikings.moves import Bonuses, Decline, Keep, Moor, Place, Replace, Take
from drakkar.games.vikings.offer import not_left, some_of
from drakkar.games.vikings.placing import free_cells
from drakkar.games.vikings.state import WAITING, WIDTH, Vikings, cell, cells, place
from drakkar.kernel.question import Chance, Move, Question, Step
from drakkar.kernel.refusal import Refusal


class FillDisplay(Step):
    """VIK-13.2, 13.3: at the start of a round the display is filled up to four."""

    def run(self, s: Vikings) -> None:
        missing = min(BONUS.display.face_up - len(s.bonus_row), sum(s.bonus_pile))
        if missing > 0:
            s.then(DrawBonuses(missing))


class DrawBonuses(Chance):
    """Bonus tiles are turned up."""

    kind = Bonuses

    number: int

    def sample(self, s: Vikings, rng: Random) -> Bonuses:
        return Bonuses(some_of(BONUS_NAMES, s.bonus_pile, self.number, rng))

    def refuse(self, s: Vikings, move: Bonuses) -> Refusal | None:
        if len(move.bonuses) == self.number:
            left = dict(zip(BONUS_NAMES, s.bonus_pile, strict=True))
            return not_left(Counter(move.bonuses), left)
        return Refusal("KER-4", "not-drawn", {"what": str(move)})

    def answer(self, s: Vikings, move: Bonuses) -> None:
        for name in move.bonuses:
            s.bonus_pile[BONUS_INDEX[name]] -= 1
            s.bonus_row.append(BONUS_INDEX[name])
        s.tell("bonuses", bonuses=list(move.bonuses))


class TakeBonus(Question):
    """VIK-13.4, 13.7: the dearest lot was bought: one of the tiles on display, or none."""

    tile: str  # the tile of the lot just bought, not laid yet (VIK-13.9)

    def kinds(self) -> tuple[type[Move], ...]:
        return (Take, Decline)

    def moves(self, s: Vikings) -> list[Move]:
        return [*(Take(BONUS_NAMES[number]) for number in sorted(set(s.bonus_row))), Decline()]

    def probes(self, s: Vikings) -> Iterable[Move]:
        yield Decline()
        yield from (Take(name) for name in (*BONUS_NAMES, "ship"))

    def refuse(self, s: Vikings, move: Take | Decline) -> Refusal | None:
        if isinstance(move, Decline):
            return None
        if move.bonus not in BONUS_INDEX:
            return Refusal("VIK-13.4", "no-such-bonus")
        if BONUS_INDEX[move.bonus] not in s.bonus_row:
            return Refusal("VIK-13.4", "not-on-display", {"bonus": move.bonus})
        return None

    def elsewhere(self, s: Vikings, move: Move) -> Refusal | None:
        return Refusal("VIK-13.9", "bonus-first") if isinstance(move, (Place, Moor)) else None

    def answer(self, s: Vikings, move: Take | Decline) -> None:
        if isinstance(move, Decline):
            s.tell("declined", seat=self.seat)
            return
        seat, number = self.seat, BONUS_INDEX[move.bonus]
        bonus = BONUSES[number]
        s.bonus_row.remove(number)
        s.tell("took", seat=seat, bonus=move.bonus)
        if bonus.effect == "gold":  # VIK-13.12: used up at once
            s.gold[seat] += bonus.amount
        elif bonus.effect == "building":
            take_building(s, seat, BUILDINGS.index(bonus.building), self.tile)
        else:  # VIK-13.36: beside the mainland, in nobody's way
            s.bonuses[seat * len(BONUSES) + number] += 1


def take_building(s: Vikings, seat: int, building: int, bought: str) -> None:
    """VIK-13.22 to 13.27: replace a tile with the same building, now or when one is bought.

    The cell stays a middle: only ``monuments`` remembers what lies on it.
    """
    if replaceable(s, seat, building):
        may_keep = bought == BUILDINGS[building] and (
            s.start_in_hand[seat] or free_cells(s, seat, TILE[bought]) != 0
        )
        s.then(ReplaceTile(seat, BUILDINGS[building], may_keep))
    else:
        s.monuments.append((seat, building, WAITING))


def replaceable(s: Vikings, seat: int, building: int) -> int:
    """The cells with an ordinary tile of this building."""
    mask = s.middles[seat * 4 + building]
    for owner, _, number in s.monuments:
        if owner == seat and number != WAITING:
            mask &= ~(1 << number)
    return mask


class ReplaceTile(Question):
    """VIK-13.23, 13.25: which tile gives way, or the one just bought."""

    building: str
    may_keep: bool

    def kinds(self) -> tuple[type[Move], ...]:
        return (Replace, Keep)

    def moves(self, s: Vikings) -> list[Move]:
        mask = replaceable(s, self.seat, BUILDINGS.index(self.building))
        moves: list[Move] = [Replace(*place(number)) for number in cells(mask)]
        if self.may_keep:
            moves.append(Keep())
        return moves

    def probes(self, s: Vikings) -> Iterable[Move]:
        yield Keep()
        columns = range(s.tiles(self.seat).bit_count() + 2)
        yield from (Replace(row, column) for row in (*ROWS, "ship") for column in columns)

    def refuse(self, s: Vikings, move: Replace | Keep) -> Refusal | None:
        if isinstance(move, Keep):
            return None if self.may_keep else Refusal("VIK-13.23", "must-replace")
        if move.row in ROWS and 1 <= move.column < WIDTH:
            number = cell(VIKING[move.row], move.column)
            if replaceable(s, self.seat, BUILDINGS.index(self.building)) >> number & 1:
                return None
        return Refusal("VIK-13.23", "other-building", {"building": self.building})

    def answer(self, s: Vikings, move: Replace | Keep) -> None:
        building = BUILDINGS.index(self.building)
        if isinstance(move, Keep):
            s.monuments.append((self.seat, building, WAITING))
            return
        number = cell(VIKING[move.row], move.column)
        s.monuments.append((self.seat, building, number))
        s.tell("monument", seat=self.seat, building=self.building, row=move.row, column=move.column)
