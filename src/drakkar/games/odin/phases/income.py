"""Chapter 5, phase 7: income."""

from __future__ import annotations

from drakkar.games.odin.actions.anytime import AFTER_INCOME, BEFORE_INCOME, Moment, SeatMoment
from drakkar.games.odin.box import SILVER
from drakkar.games.odin.cards.conditions import income_now
from drakkar.games.odin.cards.events import INCOME_BEFORE
from drakkar.games.odin.cards.triggers import PARTS, fire, usable
from drakkar.games.odin.state import Odin
from drakkar.games.odin.things.goods import gain
from drakkar.kernel.question import Step


class IncomePhase(Step):
    """ODI-5.4: first what comes just before, for everybody. The income may be spent before the
    animals breed (ODI-8.7)."""

    def run(self, s: Odin) -> None:
        s.phase = 7
        s.then(*(BeforeIncome(seat) for seat in s.order()), Income(), Moment(AFTER_INCOME))


class BeforeIncome(Step):
    """Anytime actions, which raise this income (ODI-8.6), and the occupations of this moment, which
    allow them beside their question; first comes what may make one of them usable."""

    seat: int

    def run(self, s: Odin) -> None:
        moment = SeatMoment(self.seat, BEFORE_INCOME)
        s.then(JustBefore(self.seat), moment)
        parts = s.active[self.seat][INCOME_BEFORE]
        if not all(usable(s, self.seat, PARTS[number]) for number in parts):
            s.then(moment)


class JustBefore(Step):
    seat: int

    def run(self, s: Odin) -> None:
        fire(s, self.seat, INCOME_BEFORE)


class Income(Step):
    """ODI-5.5, 5.6: all tracks together, in silver."""

    def run(self, s: Odin) -> None:
        for seat in range(s.players):  # in any order (ODI-5.7)
            s.income[seat] = income_now(s, seat)
            if s.income[seat]:
                gain(s, seat, ((SILVER, s.income[seat]),))
            s.tell("income", seat=seat, silver=s.income[seat])
