"""Chapter 4: the action phase: turns, passing, and who starts next."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from drakkar.games.odin.actions import use
from drakkar.games.odin.actions.anytime import FREE
from drakkar.games.odin.actions.hopes import CardsBefore, hopeful, plays_before
from drakkar.games.odin.actions.imitation import CopySpace, copyable
from drakkar.games.odin.actions.spaces import PLAY_4, PLUNDER_SPACE, SPACES, Space
from drakkar.games.odin.box import ALL_SPACES, PRINTED
from drakkar.games.odin.cards.conditions import COUNTS
from drakkar.games.odin.cards.events import (
    ACTION_BEFORE,
    ACTIONS_END,
    PERMANENT,
    SPACE_BEFORE,
    STEP_INSTEAD,
    THING_CHANGES,
)
from drakkar.games.odin.cards.triggers import fire, permanent
from drakkar.games.odin.moves import Pass, Use
from drakkar.games.odin.state import NONE, Odin
from drakkar.kernel.question import Move, Question, Step
from drakkar.kernel.refusal import Refusal

_PASS = Pass()
_USE = tuple(Use(name) for name in ALL_SPACES)
_INDEX = {name: number for number, name in enumerate(ALL_SPACES)}
_COLUMNS = tuple(
    tuple(
        (space.bit, _USE[space.number], space.check, space)
        for space in SPACES
        if space.column == column
    )
    for column in (1, 2, 3, 4)
)


@cache
def _use(space: int, number: int) -> Use:
    return Use(ALL_SPACES[space], number)


class ActionPhase(Step):
    """Phase 5."""

    def run(self, s: Odin) -> None:
        s.phase = 5
        s.passed, s.last_placer = 0, NONE
        s.tell("actions")
        s.then(NextTurn(s.first))


class NextTurn(Step):
    """ODI-4.1, 4.16: clockwise; who has no Viking left passes when his turn comes."""

    seat: int

    def run(self, s: Odin) -> None:
        seat = self.seat
        everybody = (1 << s.players) - 1
        for _ in range(s.players):
            if not s.passed >> seat & 1:
                if s.thing[seat]:
                    s.tried = 0
                    s.unloaded[seat] = 0
                    s.then(Turn(seat))
                    return
                s.passed |= 1 << seat
            if s.passed == everybody:
                break
            seat = (seat + 1) % s.players
        s.then(*(EndOfPhase(player) for player in s.order()), NewFirst())


class EndOfPhase(Step):
    """ODI-4.18: effects at the end of the action phase."""

    seat: int

    def run(self, s: Odin) -> None:
        fire(s, self.seat, ACTIONS_END)


class NewFirst(Step):
    """ODI-5.1, phase 6: whoever placed last."""

    def run(self, s: Odin) -> None:
        if s.players > 1 and s.last_placer != NONE:  # ODI-23.11: not alone
            s.phase = 6
            s.first = s.last_placer  # at once (ODI-5.3)
            s.tell("first_player", seat=s.first)


# ---- a turn ----------------------------------------------------------------------------------


def fewer(s: Odin, seat: int, space: int) -> int:
    """Occupation 106: so many Vikings fewer may be placed there."""
    for part, table in permanent(s, seat, "fewer_vikings"):
        if part.spaces >> space & 1:
            number = COUNTS[table["count"]](s, seat)
            for row in table["rows"]:
                if row["min"] <= number <= row.get("max", 1_000_000):
                    return int(row["fewer_vikings"])
    return 0


def open_to(s: Odin, seat: int, space: Space, number: int) -> bool:
    """ODI-4.5 to 4.7: possible, or hoped to be."""
    return space.possible(s, seat) or hopeful(s, seat, space, number)


class Turn(Question):
    """Place Vikings on one space, or pass."""

    allows = FREE

    def kinds(self) -> tuple[type[Move], ...]:
        return (Use, Pass)

    def moves(self, s: Odin) -> list[Move]:
        seat = self.seat
        thing, taken = s.thing[seat], s.taken | s.tried
        active = s.active[seat]
        before = bool(active[SPACE_BEFORE] or active[ACTION_BEFORE] or active[THING_CHANGES])
        instead = bool(active[STEP_INSTEAD])
        moves: list[Move] = [_PASS]  # always, and if nothing else is possible (ODI-4.17)
        cards = CardsBefore(s, seat)
        for column in range(1, min(thing, 4) + 1):
            hoped = before or plays_before(s, seat, column)
            for bit, move, check, space in _COLUMNS[column - 1]:
                if taken & bit:
                    continue
                if (
                    check is None
                    or check(s, seat)
                    or (instead and space.possible(s, seat))
                    or (
                        (hoped or space.number == PLAY_4) and hopeful(s, seat, space, column, cards)
                    )
                ):
                    moves.append(move)
        if s.imitation:
            for number, column in enumerate(s.imitation, PRINTED):  # ODI-22.3
                free = thing >= column and not taken >> number & 1
                if free and copyable(s, seat, number):
                    moves.append(_USE[number])
        if active[PERMANENT] and not taken >> PLUNDER_SPACE & 1:
            moves += self._fewer(s)
        return moves

    def _fewer(self, s: Odin) -> list[Move]:
        """ODI-21.31: fewer Vikings than the column says, but no number in between."""
        less = fewer(s, self.seat, PLUNDER_SPACE)
        number = SPACES[PLUNDER_SPACE].column - less
        if not less or number > s.thing[self.seat]:
            return []
        possible = SPACES[PLUNDER_SPACE].possible(s, self.seat)
        return [_use(PLUNDER_SPACE, number)] if possible else []

    def probes(self, s: Odin) -> Iterable[Move]:
        yield from (Pass(), Use("nowhere"), Use("plundering", 2), Use("plundering", 9))
        yield from _USE

    def refuse(self, s: Odin, move: Move) -> Refusal | None:
        if isinstance(move, Pass):
            return None
        assert isinstance(move, Use)
        seat = self.seat
        space = _INDEX.get(move.space, NONE)
        args = {"space": move.space}
        if space == NONE or (space >= PRINTED and not s.imitation):
            return Refusal("ODI-4.1", "no-such-space", args)
        if s.taken >> space & 1:
            return Refusal("ODI-4.3", "space-taken", args)
        if s.tried >> space & 1:
            return Refusal("ODI-4.7", "space-void", args)
        column = SPACES[space].column if space < PRINTED else s.imitation[space - PRINTED]
        if move.vikings and move not in self._fewer(s):
            less = fewer(s, seat, space)
            if move.vikings == column:
                return Refusal("ODI-4.2", "full-number", args)
            if less and SPACES[space].possible(s, seat):
                numbers = {"reduced": column - less, "vikings": column}
                return Refusal("ODI-4.2", "reduced-or-full", {**args, **numbers})
            return Refusal("ODI-4.2", "wrong-number", {**args, "vikings": column})
        if s.thing[seat] < (move.vikings or column):
            return Refusal("ODI-4.2", "too-few-vikings", {**args, "vikings": column})
        if space >= PRINTED:
            if not copyable(s, seat, space):
                return Refusal("ODI-22.1", "nothing-to-copy", args)
        elif not move.vikings and not open_to(s, seat, SPACES[space], column):
            return SPACES[space].refuse(s, seat)
        return None

    def answer(self, s: Odin, move: Move) -> None:
        seat = self.seat
        after = NextTurn((seat + 1) % s.players)
        if isinstance(move, Pass):
            s.passed |= 1 << seat  # for the round, whoever comes back (ODI-4.14)
            s.tell("passed", seat=seat)
            s.then(after)
            return
        assert isinstance(move, Use)
        s.then(EndTurn(seat))
        space = _INDEX[move.space]
        if space >= PRINTED:
            s.then(CopySpace(seat, space))
            return
        number = move.vikings or SPACES[space].column
        use.place(s, seat, space, space, number)


def grave(s: Odin, seat: int, move: Move) -> bool:
    """Who passes does without the Vikings he has left, for the whole round (ODI-4.14)."""
    return isinstance(move, Pass) and s.thing[seat] > 0


class EndTurn(Step):
    """The next player; the same one if his placement was void."""

    seat: int

    def run(self, s: Odin) -> None:
        if s.tried:
            s.then(Turn(self.seat))
        else:
            s.then(NextTurn((self.seat + 1) % s.players))
