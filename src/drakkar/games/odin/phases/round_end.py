"""Chapter 7: phases 10 to 12, and the course of the rounds."""

from __future__ import annotations

from drakkar.games.odin.actions.anytime import AFTER_BONUS, AFTER_FEAST, Moment
from drakkar.games.odin.actions.mountains import Erosion
from drakkar.games.odin.phases import solo
from drakkar.games.odin.phases.bonus import Bonus
from drakkar.games.odin.phases.breeding import Breeding
from drakkar.games.odin.phases.feast import Feast
from drakkar.games.odin.phases.income import IncomePhase
from drakkar.games.odin.phases.round_start import RoundStart
from drakkar.games.odin.phases.turn import ActionPhase
from drakkar.games.odin.state import NONE, Odin
from drakkar.kernel.question import Step


class NextRound(Step):
    """ODI-3.1: twelve phases, in the last round no more than nine (ODI-25.1)."""

    def run(self, s: Odin) -> None:
        s.then(RoundStart(), ActionPhase(), IncomePhase(), SecondHalf())


class SecondHalf(Step):
    """From breeding on; the order of players is the new one."""

    def run(self, s: Odin) -> None:
        order = s.order()
        s.then(*(Breeding(seat) for seat in order), *(Feast(seat) for seat in order), RoundEnd())


class RoundEnd(Step):
    def run(self, s: Odin) -> None:
        if s.last_round:  # ODI-25.1, 25.2: no phase 10 to 12
            # ODI-8.10, 8.11: the last anytime actions, which nobody has to take (ODI-25.15)
            s.then(Moment(AFTER_FEAST), Scoring())
            return
        s.then(
            Moment(AFTER_FEAST),  # what is left may close a bonus (ODI-8.8)
            *(Bonus(seat) for seat in s.order()),  # the Vikings still stand there (ODI-7.7)
            Moment(AFTER_BONUS),  # ODI-8.9
            Erode(),
            VikingsReturn(),
            NextRound(),
        )


class Erode(Step):
    """Phase 11."""

    def run(self, s: Odin) -> None:
        s.phase = 11
        s.then(Erosion())


class VikingsReturn(Step):
    """ODI-7.12, phase 12; a solo player changes colours."""

    def run(self, s: Odin) -> None:
        s.phase = 12
        if s.players == 1:
            solo.change_colours(s)
            return
        for space, number in enumerate(s.standing_on):
            if number:
                s.thing[s.owner[space]] += number
                s.standing_on[space] = 0
                s.owner[space] = NONE
        s.taken = 0


class Scoring(Step):
    """The game is over."""

    def run(self, s: Odin) -> None:
        s.tell("end")
