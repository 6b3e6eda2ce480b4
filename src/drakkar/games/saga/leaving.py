"""Chapters 9 and 10: the pawn lands; falling off, leaving, going on."""

from __future__ import annotations

from drakkar.games.saga.box import MARKER_EFFECTS, NOTHING
from drakkar.games.saga.cards import Act, can_act
from drakkar.games.saga.choice import Choice
from drakkar.games.saga.movement import Foresee, amount, in_force
from drakkar.games.saga.moves import Done, Leave, Resolve, Stay
from drakkar.games.saga.rewards import (
    ChoosePrize,
    force_payment,
    gain_gold,
    is_penalty,
    is_reward,
    is_suffered,
    lose_vp,
    prizes,
    take_effect,
)
from drakkar.games.saga.state import Saga
from drakkar.games.saga.trail import beyond, cell, effects_at, marker_at, off_trail, on_card
from drakkar.kernel.game import Coming
from drakkar.kernel.question import Move, Question, Step
from drakkar.kernel.refusal import Refusal

# ---- landing ---------------------------------------------------------------------------------


class Arrive(Step):
    """The cell takes effect; an action that may be used before it is offered first."""

    seat: int

    def run(self, s: Saga) -> None:
        arrive(s, self.seat)


def arrive(s: Saga, seat: int) -> None:
    if s.fresh[seat] and _matters(s, seat) and can_act(s, seat):
        s.then(Land(seat))
    else:
        land(s, seat)


def _matters(s: Saga, seat: int) -> bool:
    """Whether it makes a difference if the cell comes before an action or after it."""
    if off_trail(s, seat) or beyond(s, seat):
        return True
    return effects_at(s, cell(s, seat)) is not NOTHING


class Land(Choice):
    """SAG-7.7: now the cell, or first the action of a card?"""

    allows = (Foresee, Act)

    def kinds(self) -> tuple[type[Move], ...]:
        return (Resolve,)

    def moves(self, s: Saga) -> list[Move]:
        return [Resolve()]

    def refuse(self, s: Saga, move: Move) -> Refusal | None:
        return None

    def answer(self, s: Saga, move: Move) -> None:
        land(s, self.seat)


def land(s: Saga, seat: int) -> None:
    """SAG-8.1, chapter 9: what the cell under the pawn does. SAG-6.11, 24.18, 27.17: however it has
    come there."""
    s.arrived |= 1 << seat
    adventure = s.adventure
    index = s.index[seat]
    where, off = s.offset + index, not 0 <= index < adventure.length
    if off or where >= adventure.last:  # SAG-5.6: also where the board has no more cells
        _fall(s, seat, where, off)
        return
    if where >= adventure.entry:
        s.reached |= 1 << seat
    if where in adventure.marker_cells:
        marker = marker_at(s, where)
        if marker is not None:
            _land_on_marker(s, seat, marker)
    elif where >= adventure.first:
        _land_on_cell(s, seat, where)


def _fall(s: Saga, seat: int, where: int, off: bool) -> None:
    """SAG-9.1 to 9.7: the last cell, beyond it, off the trail; both at once count twice. SAG-13.4:
    the ship is no different.
    SAG-24.15: under Tyr without the penalty."""
    over = where >= s.adventure.last
    s.fallen |= 1 << seat  # SAG-9.8: ``Close`` and phase 4 still come
    s.tell("fallen", seat=seat, off=off, over=over, vehicle=s.adventure.vehicle)
    if s.shields >> seat & 1:
        return
    lose_vp(s, seat, s.adventure.penalty * (off + over))
    if not off and where == s.adventure.last:  # SAG-27.12
        _snow_demons(s, seat)


def _snow_demons(s: Saga, seat: int) -> None:
    """SAG-27.11: VIII.B: a penalty cell of the card costs more; SAG-21.22: a payment of its own."""
    place = in_force(s, "forced_payment_on_adventure_penalty_cell")
    if place >= 0:
        force_payment(s, seat, amount(s, place))


def _land_on_marker(s: Saga, seat: int, marker: int) -> None:
    """SAG-8.3: the marker stays, as what is printed on a cell does."""
    s.on_marker |= 1 << seat
    s.then(*(ChoosePrize(seat) for _ in range(prizes(s, seat))))
    take_effect(s, seat, MARKER_EFFECTS[marker])
    place = in_force(s, "forced_payment_on_stage_marker")  # SAG-25.2: I.B
    if place >= 0 and not s.shields >> seat & 1:
        force_payment(s, seat, amount(s, place))


def _land_on_cell(s: Saga, seat: int, where: int) -> None:
    effects = effects_at(s, where)
    if effects is NOTHING:
        return
    take_effect(s, seat, effects)
    if is_penalty(effects):
        suffered = is_suffered(effects, bool(s.vikings_played(seat)))
        if suffered and not s.shields >> seat & 1:
            _snow_demons(s, seat)
    elif is_reward(effects):
        place = in_force(s, "bonus_on_adventure_reward_cell")  # SAG-25.3: I.C
        if place >= 0:
            gain_gold(s, seat, amount(s, place))


class Close(Step):
    """After the cell: actions not used yet are offered a last time."""

    seat: int

    def run(self, s: Saga) -> None:
        if s.fresh[self.seat] and can_act(s, self.seat):
            s.then(Finish(self.seat))


class Finish(Choice):
    """SAG-7.1: another action of this turn, or none."""

    allows = (Foresee, Act)

    def kinds(self) -> tuple[type[Move], ...]:
        return (Done,)

    def moves(self, s: Saga) -> list[Move]:
        return [Done()]

    def refuse(self, s: Saga, move: Move) -> Refusal | None:
        return None

    def answer(self, s: Saga, move: Move) -> None:
        s.fresh[self.seat] = ()


# ---- leaving ---------------------------------------------------------------------------------


class Decide(Step):
    """SAG-10.5: all who may leave decide at once; SAG-6.13: with or without cards.

    SAG-27.1 to 27.4: under VII.A those go who stand on the card at the end of the move (at Bifröst
    the second one), or stood there when it was turned up.
    """

    def run(self, s: Saga) -> None:
        staying = [seat for seat in s.on_tour() if not s.fallen >> seat & 1]
        if in_force(s, "no_voluntary_leaving") >= 0:  # SAG-25.6; 27.5: also above an earlier VII.A
            return
        asked: list[Question] = []
        frozen = in_force(s, "forced_leaving_on_adventure_cell") >= 0
        for seat in staying:
            if frozen and (on_card(s, seat) or s.caught >> seat & 1):
                leave(s, seat)
            elif s.reached >> seat & 1:
                asked.append(DecideLeave(seat))
        if asked:
            s.together(asked, sealed=True)


def leave(s: Saga, seat: int) -> None:
    s.leavers |= 1 << seat


class DecideLeave(Choice):
    """SAG-10.6, 16.11: leave, or stay for another turn."""

    def kinds(self) -> tuple[type[Move], ...]:
        return (Leave, Stay)

    def moves(self, s: Saga) -> list[Move]:
        return [Leave(), Stay()]

    def refuse(self, s: Saga, move: Move) -> Refusal | None:
        return None

    def answer(self, s: Saga, move: Move) -> None:
        if isinstance(move, Leave):
            leave(s, self.seat)


def leaving_ahead(s: Saga, seat: int) -> Coming | None:
    """Who is still on board may be asked once in a turn whether he leaves."""
    if not s.active >> seat & 1:
        return None
    return Coming("decideleave", (Leave(), Stay()), (s.round, s.turn))


class EndTurn(Step):
    """SAG-10.7, 10.9: those who left are out; the others play another turn."""

    def run(self, s: Saga) -> None:
        for seat in s.on_tour():
            if (s.leavers & ~s.fallen) >> seat & 1:
                s.tell("left", seat=seat)
        s.active &= ~(s.leavers | s.fallen)
