"""Chapter 8: anytime actions, and the moments at which they are offered.

Laying (boards/placement.py), slots (boards/houses.py), ships and ore (things/ships.py), blue
occupations (here). They stand beside every question of an own turn; outside of turns the players
are asked at the moments where acting earlier than in the next turn can make a difference (ODI-8.2).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from drakkar.games.odin.actions.ops import INSIDE, pending
from drakkar.games.odin.boards.houses import Fill
from drakkar.games.odin.boards.placement import Lay
from drakkar.games.odin.box import ANIMALS, CARD_INDEX, CARD_NAMES, HELD, NONE, SILVER
from drakkar.games.odin.cards import action_events
from drakkar.games.odin.cards.events import (
    ANYTIME,
    FEAST_START,
    HARVEST_AFTER,
    HARVEST_DURING,
    HARVEST_END,
    STATE_CHANGES,
    VIKING_WITH,
)
from drakkar.games.odin.cards.occupations import PARTS_OF, PlayOp
from drakkar.games.odin.cards.triggers import PARTS, Part, run_part, usable
from drakkar.games.odin.moves import Note, Ready
from drakkar.games.odin.state import FIRED, STARTED, VIKINGS, Odin
from drakkar.games.odin.things.ships import Buy, Load
from drakkar.kernel.question import Anytime, Move, Question, Step
from drakkar.kernel.refusal import Refusal


class Ability(Anytime):
    """Use a blue occupation, also with what the action in progress has just brought (ODI-8.21);
    ``part``: which of its paragraphs, from 1."""

    card: str
    part: int = 1

    @classmethod
    def offers(cls, s: Odin, seat: int) -> list[Move]:
        active = s.active[seat]
        offers: list[Move] = []
        if pending(s):
            return offers
        for number in active[ANYTIME]:
            part = PARTS[number]
            if _open(s, seat, part):
                offers.append(_ability(s, part))
        if active[VIKING_WITH] and s.uses:  # the belt of occupation 187 (ODI-21.59)
            for number in active[VIKING_WITH]:
                part = PARTS[number]
                if part.optional and _open(s, seat, part):
                    offers.append(_ability(s, part))
        return offers

    def refuse(self, s: Odin, seat: int) -> Refusal | None:
        card = CARD_INDEX.get(self.card, NONE)
        if card not in s.played[seat]:
            return Refusal("ODI-20.3", "not-in-play", {"card": self.card})
        if pending(s):
            return Refusal("ODI-8.5", "action-first")
        if self in self.offers(s, seat):
            return None
        return Refusal("ODI-20.3", "effect-impossible", {"card": self.card})

    def perform(self, s: Odin, seat: int) -> None:
        parts = PARTS_OF[s.printed_cards][CARD_INDEX[self.card]]
        part = parts[self.part - 1]
        if part.event == VIKING_WITH:
            s.uses[0][FIRED] |= 1 << part.index
        action_events.begin(s, seat)
        s.then(action_events.EndAction(seat))
        run_part(s, seat, part.index)


def _open(s: Odin, seat: int, part: Part) -> bool:
    if part.event == VIKING_WITH:
        line = s.uses[0]
        if not line[VIKINGS] or line[FIRED] >> part.index & 1:
            return False
    if part.condition is not None and not part.condition(s, seat):  # 182: two houses (ODI-21.57)
        return False
    return usable(s, seat, part)


def _ability(s: Odin, part: Part) -> Ability:
    parts = PARTS_OF[s.printed_cards][part.card]
    return Ability(CARD_NAMES[part.card], parts.index(part) + 1)


FREE: Final = (Lay, Fill, Buy, Load, Ability)
"""ODI-8.1. They stand beside the questions of the seat that is asked, so nobody has any in the turn
of another (ODI-8.3). There is none that gives something away (ODI-8.20)."""
BESIDE: Final = (Lay, Fill, Buy, Ability)
"""Inside an action no ore is loaded (ODI-8.19)."""


def permit() -> None:
    """Every question inside an action tolerates anytime actions (ODI-8.5), but no loading."""

    def no_loading(self: Question, s: Odin, move: Move) -> Refusal | None:
        """ODI-8.19: not from the start of an action to its end."""
        begun = s.dice or (s.uses and s.uses[-1][STARTED])
        return Refusal("ODI-8.19", "loading-inside") if begun and isinstance(move, Load) else None

    for question in INSIDE:
        question.allows = BESIDE
        question.elsewhere = no_loading  # type: ignore[method-assign]


# ---- moments outside of turns ----------------------------------------------------------------
START, HARVESTED, BEFORE_INCOME, AFTER_INCOME, AFTER_FEAST, AFTER_BONUS, AFTER_TURN = range(7)
MOMENTS: Final = (
    "start",
    "harvested",
    "before-income",
    "after-income",
    "after-feast",
    "after-bonus",
    "after-turn",
)


def matters(s: Odin, seat: int, moment: int) -> bool:
    """Whether acting now can differ from acting at the next moment or turn.

    Between two of them nothing of a player's own changes but by a rule listed here, so that
    everybody else is not asked (ODI-8.2).
    """
    if moment in (BEFORE_INCOME, AFTER_FEAST):
        return True
    active = s.active[seat]
    if s.hands[seat] and plays_cards(s, seat):
        return True  # a card that touches what others want, too
    if moment == START:
        return bool(active[HARVEST_DURING] or active[HARVEST_END] or active[HARVEST_AFTER])
    if moment == AFTER_INCOME:
        if s.last_round and s.income[seat]:
            return True  # it may be written down
        if active[ANYTIME] and active[FEAST_START]:
            return True  # with the income more may be had when the feast begins
        # before breeding; no house has room for an animal
        return bool(active[ANYTIME]) and any(s.held(seat, item) for item in ANIMALS)
    return False


def plays_cards(s: Odin, seat: int) -> bool:
    """Occupation 52, at any free moment (ODI-8.22)."""
    return any(isinstance(PARTS[n].op, PlayOp) or _plays(PARTS[n]) for n in s.active[seat][ANYTIME])


def brings(s: Odin, seat: int) -> bool:
    """Whether an anytime action could bring goods now, for an effect that is to follow."""
    active = s.active[seat]
    if active[ANYTIME] and Ability.offers(s, seat):
        return True
    return bool(active[STATE_CHANGES] and Buy.offers(s, seat))


def _plays(part: Part) -> bool:
    return part.op is not None and any(isinstance(op, PlayOp) for op in part.op.inner())


class Moment(Step):
    """ODI-8.4, 20.10: ask everybody who can do something, in turn order from the first player, also
    those who have passed (ODI-4.15)."""

    moment: int

    def run(self, s: Odin) -> None:
        s.then(*(SeatMoment(seat, self.moment) for seat in s.order()))


class SeatMoment(Step):
    seat: int
    moment: int

    def run(self, s: Odin) -> None:
        if matters(s, self.seat, self.moment):
            s.unloaded[self.seat] = 0
            s.then(Window(self.seat, self.moment))


class Window(Question):
    """Anytime actions, until nothing more is wanted."""

    moment: int

    allows = FREE

    def kinds(self) -> tuple[type[Move], ...]:
        return (Ready, Note)

    def _may_note(self, s: Odin) -> bool:
        """ODI-5.8: the last income may be written down instead of kept."""
        if self.moment != AFTER_INCOME or not s.last_round or s.final_income[self.seat]:
            return False
        return 0 < s.income[self.seat] <= s.held(self.seat, SILVER)

    def moves(self, s: Odin) -> list[Move]:
        return [_READY, _NOTE] if self._may_note(s) else [_READY]

    def probes(self, s: Odin) -> Iterable[Move]:
        return (_READY, _NOTE)

    def refuse(self, s: Odin, move: Move) -> Refusal | None:
        if isinstance(move, Note) and not self._may_note(s):
            return Refusal("ODI-5.8", "no-income-to-note")
        return None

    def answer(self, s: Odin, move: Move) -> None:
        if isinstance(move, Note):
            income = s.income[self.seat]
            s.goods[self.seat * HELD + SILVER] -= income
            s.final_income[self.seat] = income
            s.then(self)


_READY, _NOTE = Ready(), Note()
