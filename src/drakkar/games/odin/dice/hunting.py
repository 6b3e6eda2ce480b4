"""Chapter 16: raiding, pillaging and hunting: hunting, snaring, whaling after a roll."""

from __future__ import annotations

from collections.abc import Iterable

from drakkar.games.odin.actions.ops import free_inside
from drakkar.games.odin.box import (
    HELD,
    WOOD,
)
from drakkar.games.odin.dice.ending import fail, succeed
from drakkar.games.odin.dice.results import ACTIONS, most_rolls, result, weapon_worth
from drakkar.games.odin.dice.rolling import Roll
from drakkar.games.odin.moves import (
    Again,
    Fail,
    Spend,
)
from drakkar.games.odin.state import (
    KIND,
    ROLLS,
    SPENT_WEAPONS,
    SPENT_WOOD,
    Odin,
)
from drakkar.games.odin.things.goods import pay
from drakkar.kernel.question import Move, Question
from drakkar.kernel.refusal import Refusal

_AGAIN, _FAIL = Again(), Fail()


def payments(due: int, wood: int, weapons: int, worth: int) -> list[tuple[int, int]]:
    """The ways to pay a result with this wood and these weapons, each weapon worth so much."""
    ways = [(logs, -(-(due - logs) // worth)) for logs in range(min(wood, due) + 1)]
    return [way for way in ways if way[1] <= weapons]


@free_inside
class Hunt(Question):
    """After a roll: once more, pay for success, or fail (ODI-16.14, 16.15)."""

    def kinds(self) -> tuple[type[Move], ...]:
        return (Again, Spend, Fail)

    def moves(self, s: Odin) -> list[Move]:
        line = s.dice[-1]
        seat, action = self.seat, ACTIONS[line[KIND]]
        due = result(s, line)
        moves: list[Move] = [] if due == 0 else [_FAIL]
        if due and line[ROLLS] < most_rolls(s, line):
            moves.append(_AGAIN)
        held = s.goods[seat * HELD + WOOD], s.goods[seat * HELD + action.weapon]
        paid = payments(due, *held, weapon_worth(s, line))
        return moves + [Spend(wood, weapons) for wood, weapons in paid]

    def probes(self, s: Odin) -> Iterable[Move]:
        yield from (Again(), Fail())
        yield from (Spend(wood, weapons) for wood in range(-1, 6) for weapons in range(5))

    def refuse(self, s: Odin, move: Move) -> Refusal | None:
        line = s.dice[-1]
        due = result(s, line)
        if isinstance(move, Fail):
            return None if due else Refusal("ODI-16.13", "zero-succeeds")
        if isinstance(move, Again):
            if not due:
                return Refusal("ODI-16.13", "zero-succeeds")
            if line[ROLLS] < most_rolls(s, line):
                return None
            return Refusal("ODI-16.2", "no-more-rolls", {"rolls": line[ROLLS]})
        assert isinstance(move, Spend)
        if move in self.moves(s):
            return None
        seat, weapon = self.seat, ACTIONS[line[KIND]].weapon
        if move.wood > s.held(seat, WOOD) or move.weapons > s.held(seat, weapon):
            return Refusal("ODI-16.14", "not-so-many")
        return Refusal("ODI-16.14", "pay-exactly", {"result": due})

    def answer(self, s: Odin, move: Move) -> None:
        if isinstance(move, Again):
            s.then(Roll(self.seat))
        elif isinstance(move, Fail):
            fail(s, self.seat)
        else:
            assert isinstance(move, Spend)
            line = s.dice[-1]
            line[SPENT_WOOD], line[SPENT_WEAPONS] = move.wood, move.weapons
            weapon = ACTIONS[line[KIND]].weapon
            pay(s, self.seat, ((WOOD, move.wood), (weapon, move.weapons)))
            succeed(s, self.seat)
