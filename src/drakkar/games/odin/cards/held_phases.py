"""Chapter 20: phases that an occupation holds for its owner alone."""

from __future__ import annotations

from collections.abc import Mapping

from drakkar.games.odin.actions.ops import Op
from drakkar.games.odin.box import MEAD
from drakkar.games.odin.phases.bonus import pay_bonuses
from drakkar.games.odin.phases.breeding import breed
from drakkar.games.odin.phases.feast import Feast, Resume
from drakkar.games.odin.phases.round_start import HarvestEffects
from drakkar.games.odin.state import Odin


class HoldPhase(Op):
    """Occupations 5, 20, 21 and 35."""

    name = "hold_phase"

    def __init__(self, phase: str, boards: str = "all") -> None:
        super().__init__()
        self.phase, self.boards = phase, boards

    def run(self, s: Odin, seat: int, must: bool = True) -> None:
        if self.phase == "feast":  # ODI-6.18, and after the last one, too (ODI-21.2)
            s.then(Feast(seat), Resume(seat, s.phase, s.table[seat], s.no_mead))
        elif self.phase == "bonus":
            pay_bonuses(s, seat, self.boards)  # without the occupations of phase 10 (ODI-7.8)
        else:
            breed(s, seat)  # ODI-5.13


class CountsAsPhase(Op):
    """ODI-21.15: for the owner's other occupations this was a harvest with crops."""

    pure = True
    name = "counts_as_phase"

    def __init__(self, phase: str) -> None:
        super().__init__()
        assert phase == "harvest"

    def can(self, s: Odin, seat: int) -> bool:
        return False  # nothing by itself

    def run(self, s: Odin, seat: int, must: bool = True) -> None:
        s.then(HarvestEffects(seat, 1))


class Forbids(Op):
    """Occupation 160: no more mead in this feast."""

    pure = True
    name = "forbids"

    def __init__(self, data: Mapping[str, str]) -> None:
        super().__init__()
        assert data["serving"] == "mead"
        self.item = MEAD

    def can(self, s: Odin, seat: int) -> bool:
        return False

    def run(self, s: Odin, seat: int, must: bool = True) -> None:
        s.no_mead |= 1 << seat
