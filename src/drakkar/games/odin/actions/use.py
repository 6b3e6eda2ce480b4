"""Chapter 4: the course of an action on a space: before, steps, with, after.

``s.uses`` has a line for it from the placement to the end.
"""

from __future__ import annotations

from collections.abc import Iterable

from drakkar.games.odin.actions import void
from drakkar.games.odin.actions.anytime import AFTER_TURN, FREE, SeatMoment, brings, plays_cards
from drakkar.games.odin.actions.effects import Offer
from drakkar.games.odin.actions.hopes import plays_before
from drakkar.games.odin.actions.ops import ask, free_inside
from drakkar.games.odin.actions.spaces import SPACES
from drakkar.games.odin.box import ALL_SPACES, CARD_INDEX, NONE
from drakkar.games.odin.cards.action_events import begin
from drakkar.games.odin.cards.conditions import column_of
from drakkar.games.odin.cards.events import (
    ANY_ACTION_AFTER,
    DRAW_INSTEAD,
    SPACE_AFTER,
    SPACE_WITH,
    VIKING_AFTER,
    VIKING_WITH,
)
from drakkar.games.odin.cards.occupations import PLAY, DrawOccupations, PlayCards, not_in_hand, play
from drakkar.games.odin.cards.triggers import APPLY, PARTS, Part, fire, run_part, usable
from drakkar.games.odin.moves import Accept, Apply, Decline, Play, Ready
from drakkar.games.odin.state import (
    CARD_BONUS,
    DONE,
    FIRED,
    SPACE,
    STANDS,
    STARTED,
    VIKINGS,
    Odin,
)
from drakkar.games.odin.things import vikings
from drakkar.games.odin.things.goods import viking_with
from drakkar.kernel.question import Move, Question, Step
from drakkar.kernel.refusal import Refusal

_READY = Ready()


def place(s: Odin, seat: int, space: int, stands: int, number: int) -> None:
    """Vikings have been placed on ``stands`` to use ``space``."""
    column = column_of(s, stands)
    if _doubtful(s, seat, space, number, column):
        void.save(s)
    line = begin(s, seat, space)
    line[STANDS], line[VIKINGS] = stands, number  # ODI-22.6
    s.last_placer = seat  # ODI-5.2: also in an imitation, but not for a visit
    if column == number == 2:
        s.pairs[seat] += 1
    line[CARD_BONUS] = int(column == number == 4)  # also of an imitation space (ODI-22.4)
    _course(s, seat)
    if column == number == 3:
        s.then(DrawOccupations(seat, 1))  # ODI-19.9
    s.tell("placed", seat=seat, space=ALL_SPACES[stands], vikings=number)
    vikings.put(s, seat, stands, number)


def _doubtful(s: Odin, seat: int, space: int, number: int, column: int) -> bool:
    """ODI-4.7: whether it may turn out, before the action begins, that it is impossible: now it
    is, or the player will be asked first and may use up what it needs."""
    if SPACES[space].check is None:
        return False
    if column == number == 3 and s.deck and not s.active[seat][DRAW_INSTEAD]:
        return False  # a card is drawn at once: there is no way back (ODI-4.19)
    if not SPACES[space].possible(s, seat):
        return True
    if column == number and plays_before(s, seat, column):
        return True
    return bool(SPACES[space].before(s, seat, number, column))


def visit(s: Odin, seat: int, space: int) -> None:
    """ODI-20.16: use a space without Vikings."""
    begin(s, seat, space)
    _course(s, seat)
    s.tell("visited", seat=seat, space=ALL_SPACES[space])


def _course(s: Odin, seat: int) -> None:
    s.then(
        StepsBegin(seat),
        Finish(seat, 0),
    )
    drawn = s.deck and _card_before(s, seat)
    if s.uses[-1][CARD_BONUS] or drawn or _before(s, seat):
        s.then(PrepareBefore(seat))


def _before(s: Odin, seat: int) -> list[int]:
    """Occupations that work before this action, also one played just now (ODI-20.8)."""
    line = s.uses[-1]
    space, number = SPACES[line[SPACE]], line[VIKINGS]
    return space.before(s, seat, number, column_of(s, line[STANDS]) if number else space.column)


def _card_before(s: Odin, seat: int) -> bool:
    """Whether the draw of column 3 may bring something to use before the action: by playing a
    card instead of drawing it, or at once."""
    line = s.uses[-1]
    if line[VIKINGS] != 3 or column_of(s, line[STANDS]) != 3:
        return False
    return bool(s.active[seat][DRAW_INSTEAD]) or plays_cards(s, seat)


# ---- before ----------------------------------------------------------------------------------


class PrepareBefore(Step):
    """What is simply received first, then the player's choices."""

    seat: int

    def run(self, s: Odin) -> None:
        seat = self.seat
        rest = []
        given = []
        for number in _before(s, seat):
            part = PARTS[number]
            if part.optional or part.op is None or not part.op.pure:
                rest.append(number)
            else:
                given.append(number)
        bonus = s.uses[-1][CARD_BONUS] and s.hands[seat]
        usable_ = any(usable(s, seat, PARTS[number]) for number in rest)
        if bonus or usable_ or _card_before(s, seat):
            s.then(Before(seat, tuple(given)))
        for number in given:
            run_part(s, seat, number)


class Before(Question):
    """ODI-4.6, 19.10: occupations before the action; ore may still be loaded. ``done``: those
    that have been used."""

    done: tuple[int, ...]

    allows = FREE

    def _parts(self, s: Odin) -> list[int]:
        parts = _before(s, self.seat)
        for number in self.done:
            if number in parts:
                parts.remove(number)
        return parts

    def kinds(self) -> tuple[type[Move], ...]:
        return (Apply, Play, Ready)

    def moves(self, s: Odin) -> list[Move]:
        seat = self.seat
        moves: list[Move] = [_READY]
        for number in dict.fromkeys(self._parts(s)):
            if usable(s, seat, PARTS[number]):
                moves.append(APPLY[PARTS[number].card])
        if s.uses[-1][CARD_BONUS]:  # any card held now (ODI-19.13)
            moves += [PLAY[card] for card in s.hands[seat]]
        return moves

    def probes(self, s: Odin) -> Iterable[Move]:
        yield _READY
        yield from (APPLY[PARTS[number].card] for number in self._parts(s))
        yield from (PLAY[card] for card in s.hands[self.seat])
        yield from (APPLY[0], PLAY[0])

    def refuse(self, s: Odin, move: Move) -> Refusal | None:
        if isinstance(move, Ready):
            return None
        if isinstance(move, Play):
            if not s.uses[-1][CARD_BONUS]:
                return Refusal("ODI-19.10", "no-card-now")
            return not_in_hand(s, self.seat, move.card)
        assert isinstance(move, Apply)
        for number in self._parts(s):
            if PARTS[number].name == move.card:
                if usable(s, self.seat, PARTS[number]):
                    return None
                return Refusal("ODI-20.1", "effect-impossible", {"card": move.card})
        return Refusal("ODI-20.4", "no-effect-now", {"card": move.card})

    def answer(self, s: Odin, move: Move) -> None:
        if isinstance(move, Ready):
            return
        if isinstance(move, Play):
            s.uses[-1][CARD_BONUS] = 0
            s.then(self)
            play(s, self.seat, CARD_INDEX[move.card])
            return
        for number in self._parts(s):
            if APPLY[PARTS[number].card] == move:
                s.then(Before(self.seat, (*self.done, number)))
                run_part(s, self.seat, number)
                return


# ---- the steps -------------------------------------------------------------------------------


class StepsBegin(Step):
    """The action itself begins, if it is possible now."""

    seat: int

    def run(self, s: Odin) -> None:
        seat, line = self.seat, s.uses[-1]
        possible = SPACES[line[SPACE]].possible(s, seat)
        if line is s.uses[0] and s.saved:
            if not possible:
                s.agenda.pop()  # what should have followed the steps
                void.restore(s, seat, line[STANDS])
                return
            s.saved = ""
        line[STARTED] = 1
        s.tried = 0
        if possible:
            Steps(seat, 0).run(s)
        else:  # ODI-4.19: the placement stands
            line[DONE] = 1
            s.tell("in_vain", seat=seat, space=ALL_SPACES[line[SPACE]])


class Steps(Step):
    """ODI-4.10: the printed steps, in their order."""

    seat: int
    number: int

    def run(self, s: Odin) -> None:
        seat, space = self.seat, SPACES[s.uses[-1][SPACE]]
        if self.number + 1 < len(space.steps):
            s.then(Steps(seat, self.number + 1))
        for part in space.replacing(s, seat):
            if part.step == space.steps[self.number].name and usable(s, seat, part):
                s.then(InsteadOfStep(seat, self.number, part.index))
                return
        run_step(s, seat, self.number)


def _must(s: Odin, seat: int, number: int) -> bool:
    """ODI-4.5: nothing has been done yet, and nothing can be done later."""
    line = s.uses[-1]
    if line[DONE]:
        return False
    return not any(op.can(s, seat) for op in SPACES[line[SPACE]].steps[number + 1 :])


def run_step(s: Odin, seat: int, number: int) -> None:
    op = SPACES[s.uses[-1][SPACE]].steps[number]
    if not op.can(s, seat):
        if op.optional and number and brings(s, seat):  # ODI-8.21
            s.then(Offer(seat, op.index, _must(s, seat, number)))
        return
    if not op.optional:
        op.run(s, seat)
    elif op.asks:
        op.run(s, seat, _must(s, seat, number))
    else:
        ask(s, Offer(seat, op.index, _must(s, seat, number)))


@free_inside
class InsteadOfStep(Question):
    """ODI-20.19: what an occupation offers in place of a printed step, or the step."""

    number: int
    part: int

    def kinds(self) -> tuple[type[Move], ...]:
        return (Accept, Decline)

    def _needed(self, s: Odin) -> bool:
        """The step itself is impossible, and nothing else has been or will be done."""
        steps = SPACES[s.uses[-1][SPACE]].steps
        return not steps[self.number].can(s, self.seat) and _must(s, self.seat, self.number)

    def moves(self, s: Odin) -> list[Move]:
        if not usable(s, self.seat, PARTS[self.part]):
            return [Decline()]
        return [Accept()] if self._needed(s) else [Accept(), Decline()]

    def probes(self, s: Odin) -> Iterable[Move]:
        return (Accept(), Decline())

    def refuse(self, s: Odin, move: Move) -> Refusal | None:
        can = usable(s, self.seat, PARTS[self.part])
        if isinstance(move, Accept):
            if can:
                return None
            return Refusal("ODI-20.19", "effect-impossible", {"card": PARTS[self.part].name})
        return Refusal("ODI-4.5", "one-effect") if can and self._needed(s) else None

    def answer(self, s: Odin, move: Move) -> None:
        if isinstance(move, Accept):
            s.uses[-1][DONE] = 1
            run_part(s, self.seat, self.part)
        else:
            run_step(s, self.seat, self.number)


# ---- with, after, the end --------------------------------------------------------------------


def _here(s: Odin, part: Part) -> int:
    line = s.uses[-1]
    if part.spaces and not part.spaces >> line[SPACE] & 1:  # also in a visit (ODI-21.1)
        return 0
    return int(part.vikings <= line[VIKINGS])


class Finish(Step):
    """ODI-20.5: effects with the action, after it, the card of column 4, the end."""

    seat: int
    stage: int

    def run(self, s: Odin) -> None:
        seat, active = self.seat, s.active[self.seat]
        line = s.uses[-1]
        if self.stage == 0 and active[SPACE_WITH]:
            s.then(Finish(seat, 1))
            fire(s, seat, SPACE_WITH, lambda part: _here(s, part))
        elif self.stage <= 1 and active[SPACE_AFTER]:
            s.then(Finish(seat, 2))
            fire(s, seat, SPACE_AFTER, lambda part: _here(s, part))
        elif self.stage <= 2 and line[CARD_BONUS] and s.hands[seat]:
            s.then(Finish(seat, 3))  # also after a failure (ODI-19.12)
            s.then(PlayAfter(seat, NONE, 1, False))
        elif self.stage <= 3 and line[VIKINGS] and (active[VIKING_WITH] or active[VIKING_AFTER]):
            s.then(Finish(seat, 4))
            viking_with(s, seat)
            fire(s, seat, VIKING_AFTER)
            fire(s, seat, VIKING_WITH, lambda part: _unused(s, part))
        elif self.stage <= 4 and active[ANY_ACTION_AFTER]:
            s.then(Finish(seat, 5))
            fire(s, seat, ANY_ACTION_AFTER)
        else:
            s.uses.pop()
            if line[VIKINGS]:
                if not s.standing_on[line[STANDS]]:
                    vikings.leave(s, line[STANDS])
                s.then(SeatMoment(seat, AFTER_TURN))


def _unused(s: Odin, part: Part) -> int:
    """Optional effects of a Viking action that have not been used in it: the last chance."""
    return int(part.optional and not s.uses[0][FIRED] >> part.index & 1)


class PlayAfter(PlayCards):
    """ODI-19.11: the card of column 4, after the action."""

    def answer(self, s: Odin, move: Move) -> None:
        s.uses[-1][CARD_BONUS] = 0
        super().answer(s, move)


free_inside(PlayAfter)
