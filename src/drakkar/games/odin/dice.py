"""Chapter 16: raiding, pillaging and hunting: ships, rolls, and how it ends."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Final

from drakkar.games.odin import actions
from drakkar.games.odin.box import (
    ACTION_BOARD,
    BOAT_ORE,
    HELD,
    ITEM,
    LONGSHIP,
    SHIP_NAMES,
    WOOD,
)
from drakkar.games.odin.events import (
    ACTION_BEFORE_ROLL,
    ACTION_INSTEAD,
    ACTION_KINDS,
    PERMANENT,
    PILLAGING,
    RAIDING,
    WHALING,
)
from drakkar.games.odin.goods import bundle, gain, pay
from drakkar.games.odin.moves import (
    Accept,
    Again,
    Back,
    Boats,
    Decline,
    Fail,
    Give,
    Rolled,
    Spend,
)
from drakkar.games.odin.ops import Op, free_inside
from drakkar.games.odin.ships import as_longships
from drakkar.games.odin.state import (
    BACK,
    BOATS,
    BOATS_MAX,
    DICE_FIELDS,
    EXTRA,
    KIND,
    NONE,
    RESULT,
    ROLL,
    ROLLER,
    ROLLS,
    SHIP,
    SPENT_WEAPONS,
    SPENT_WOOD,
    STANDS,
    VIKINGS,
    Odin,
)
from drakkar.games.odin.triggers import PARTS, fire, permanent, run_part, usable
from drakkar.games.odin.vikings import take_back
from drakkar.kernel.question import Chance, Move, Question, Step
from drakkar.kernel.refusal import Refusal


class Action:
    """A dice action of the box."""

    def __init__(self, number: int) -> None:
        data = ACTION_BOARD.dice_actions[number]
        self.id, self.sides, self.rolls = data.id, data.die.sides, data.max_rolls
        self.low = data.aim == "low"
        self.weapon = (
            ITEM[data.success.pay_exactly_result_with[1]] if self.low else ITEM["long_sword"]
        )
        self.reward = bundle(data.success.gain)
        self.consolation = bundle(data.failure.gain)
        self.back = data.failure.vikings_back
        self.fails_up_to = data.forced_failure_if_result_at_most
        self.ore = {"none": 0, "plus": 1, "minus": -1}[data.ore]


ACTIONS: Final = tuple(Action(number) for number in range(len(ACTION_BOARD.dice_actions)))
assert tuple(one.id for one in ACTIONS) == ACTION_KINDS[: len(ACTIONS)]

_AGAIN, _FAIL = Again(), Fail()


# ---- the result ------------------------------------------------------------------------------


def modifier(s: Odin, line: list[int]) -> int:
    """What is added to every roll: occupations and ore. Ore counts while it is on board."""
    seat, kind = line[ROLLER], line[KIND]
    total = line[EXTRA]
    if s.active[seat][PERMANENT]:
        for part, value in permanent(s, seat, "roll_bonus"):
            if part.kinds >> kind & 1:
                total += value
    if kind == WHALING:
        boats = s.boats[seat]
        total -= sum(
            BOAT_ORE + ore for number, ore in enumerate(boats) if line[BOATS] >> number & 1
        )
    elif kind == PILLAGING and line[SHIP] != NONE:
        total += s.longships[seat][line[SHIP]]
    return total


def result(s: Odin, line: list[int]) -> int:
    """ODI-16.3, 16.4, 16.12."""
    found = line[ROLL] + modifier(s, line)
    return max(found, 0) if ACTIONS[line[KIND]].low else found


def most_rolls(s: Odin, line: list[int]) -> int:
    most = ACTIONS[line[KIND]].rolls
    for part, value in permanent(s, line[ROLLER], "max_rolls"):
        if part.kinds >> line[KIND] & 1:
            most = max(most, value)
    return most


# ---- the course ------------------------------------------------------------------------------


class Dice(Op):
    """A dice action, on a space or given by an occupation."""

    name = "dice"

    def __init__(self, action: str, boats_max: int = 0) -> None:
        super().__init__()
        self.kind, self.boats_max = ACTION_KINDS.index(action), boats_max

    def can(self, s: Odin, seat: int) -> bool:
        kind = self.kind
        if kind == WHALING:
            return bool(s.boats[seat])
        if kind in (RAIDING, PILLAGING):
            return bool(s.longships[seat]) or as_longships(s, seat, kind) > 0
        return True

    def run(self, s: Odin, seat: int, must: bool = True) -> None:
        self.done(s)
        if self.space == NONE:
            actions.begin(s, seat)
            s.then(StartDice(seat, self.kind, self.boats_max), actions.EndAction(seat))
            actions.before(s, seat, self.kind)
        else:
            StartDice(seat, self.kind, self.boats_max).run(s)


class StartDice(Step):
    """ODI-16.1: name the ships, then roll; occupation 185 may do without."""

    seat: int
    kind: int
    boats_max: int

    def run(self, s: Odin) -> None:
        for number in s.active[self.seat][ACTION_INSTEAD]:
            part = PARTS[number]
            if part.kinds >> self.kind & 1 and usable(s, self.seat, part):
                s.then(InsteadOfDice(self.seat, self.kind, self.boats_max, number))
                return
        self.go(s)

    def go(self, s: Odin) -> None:
        seat, kind = self.seat, self.kind
        line = [0] * DICE_FIELDS
        line[KIND], line[ROLLER], line[SHIP] = kind, seat, NONE
        line[BOATS_MAX] = self.boats_max
        if s.uses[-1][VIKINGS]:
            line[BACK] = ACTIONS[kind].back
        s.dice.append(line)
        s.then(ReadyToRoll(seat))
        fleet = s.longships[seat]
        if kind == WHALING:
            s.then(NameBoats(seat))
        elif kind in (RAIDING, PILLAGING) and fleet:
            line[SHIP] = fleet.index(max(fleet))  # ODI-16.22
            if kind == RAIDING and s.active[seat][ACTION_BEFORE_ROLL] and len(set(fleet)) > 1:
                s.then(NameShip(seat))


class InsteadOfDice(Question):
    """ODI-20.19: something else in place of the action."""

    kind: int
    boats_max: int
    part: int

    def kinds(self) -> tuple[type[Move], ...]:
        return (Accept, Decline)

    def moves(self, s: Odin) -> list[Move]:
        return [Accept(), Decline()]

    def refuse(self, s: Odin, move: Move) -> Refusal | None:
        return None

    def answer(self, s: Odin, move: Move) -> None:
        if isinstance(move, Accept):
            run_part(s, self.seat, self.part)
        else:
            StartDice(self.seat, self.kind, self.boats_max).go(s)


class NameBoats(Question):
    """ODI-16.9: which whaling boats go; those that carry the same are alike."""

    def kinds(self) -> tuple[type[Move], ...]:
        return (Boats,)

    def moves(self, s: Odin) -> list[Move]:
        most = s.dice[-1][BOATS_MAX]
        fleet = s.boats[self.seat]
        loaded = sum(ore > 0 for ore in fleet)
        return [
            Boats(full, bare)
            for full in range(loaded, -1, -1)
            for bare in range(len(fleet) - loaded, -1, -1)
            if 0 < full + bare <= most
        ]

    def probes(self, s: Odin) -> Iterable[Move]:
        return (Boats(full, bare) for full in range(-1, 4) for bare in range(4))

    def refuse(self, s: Odin, move: Boats) -> Refusal | None:
        if move in self.moves(s):
            return None
        return Refusal("ODI-16.9", "no-such-boats", {"most": s.dice[-1][BOATS_MAX]})

    def answer(self, s: Odin, move: Boats) -> None:
        left = [move.empty, move.loaded]
        for number, ore in enumerate(s.boats[self.seat]):
            if left[ore > 0]:
                left[ore > 0] -= 1
                s.dice[-1][BOATS] |= 1 << number


class NameShip(Question):
    """ODI-21.39: the longship of a raid whose ore an occupation may spend."""

    def kinds(self) -> tuple[type[Move], ...]:
        return (Give,)

    def moves(self, s: Odin) -> list[Move]:
        return [Give(SHIP_NAMES[2], ore) for ore in sorted(set(s.longships[self.seat]))]

    def probes(self, s: Odin) -> Iterable[Move]:
        return (Give(name, ore) for name in SHIP_NAMES for ore in range(4))

    def refuse(self, s: Odin, move: Give) -> Refusal | None:
        if move in self.moves(s):
            return None
        return Refusal("ODI-16.20", "no-ship-with-ore", {"ship": move.item, "ore": move.ore})

    def answer(self, s: Odin, move: Give) -> None:
        s.dice[-1][SHIP] = s.longships[self.seat].index(move.ore)


class ReadyToRoll(Step):
    """The last effects before the first roll (occupations 90 and 132)."""

    seat: int

    def run(self, s: Odin) -> None:
        s.then(Roll(self.seat))
        if s.active[self.seat][ACTION_BEFORE_ROLL]:
            kind = s.dice[-1][KIND]
            fire(s, self.seat, ACTION_BEFORE_ROLL, lambda part: actions.concerns(s, part, kind))


class Roll(Chance):
    kind = Rolled

    roller: int

    def sample(self, s: Odin, rng: Random) -> Rolled:
        return _ROLLED[rng.randint(1, ACTIONS[s.dice[-1][KIND]].sides)]

    def refuse(self, s: Odin, move: Rolled) -> Refusal | None:
        if 1 <= move.value <= ACTIONS[s.dice[-1][KIND]].sides:
            return None
        return Refusal("KER-4", "not-drawn", {"what": str(move)})

    def outcomes(self, s: Odin) -> list[tuple[Move, float]]:
        sides = ACTIONS[s.dice[-1][KIND]].sides
        return [(_ROLLED[value], 1 / sides) for value in range(1, sides + 1)]

    def answer(self, s: Odin, move: Rolled) -> None:
        line = s.dice[-1]
        line[ROLL] = move.value
        line[ROLLS] += 1
        s.tell("rolled", seat=self.roller, action=ACTIONS[line[KIND]].id, value=move.value)
        s.then(Judge(self.roller))


_ROLLED = tuple(Rolled(value) for value in range(13))


class Judge(Step):
    """ODI-16.13: a 0 ends it; otherwise the player decides."""

    seat: int

    def run(self, s: Odin) -> None:
        from drakkar.games.odin.battle import Battle  # which needs this module

        line = s.dice[-1]
        if not ACTIONS[line[KIND]].low:
            s.then(Battle(self.seat, 0, 0, 0))
        elif result(s, line) == 0:
            succeed(s, self.seat)
        else:
            s.then(Hunt(self.seat))


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
        worth = weapon_worth(s, line)
        weapons = s.goods[seat * HELD + action.weapon]
        for wood in range(min(s.goods[seat * HELD + WOOD], due) + 1):
            needed = -(-(due - wood) // worth)
            if needed <= weapons:
                moves.append(Spend(wood, needed))
        return moves

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


def weapon_worth(s: Odin, line: list[int]) -> int:
    """What one weapon pays; 2 for a spear with occupation 11."""
    weapon = ACTIONS[line[KIND]].weapon
    for part, value in permanent(s, line[ROLLER], "pays"):
        if part.kinds >> line[KIND] & 1:
            for name, worth in value.items():
                if ITEM[name] == weapon:
                    return int(worth)
    return 1


# ---- the end ---------------------------------------------------------------------------------


def succeed(s: Odin, seat: int) -> None:
    line = s.dice[-1]
    line[RESULT] = 1
    s.tell("success", seat=seat, action=ACTIONS[line[KIND]].id)
    s.then(AfterDice(seat))
    gain(s, seat, ACTIONS[line[KIND]].reward)


def fail(s: Odin, seat: int) -> None:
    """ODI-16.16, 16.17, 16.27."""
    line = s.dice[-1]
    line[RESULT] = 0
    s.tell("failure", seat=seat, action=ACTIONS[line[KIND]].id)
    s.then(AfterDice(seat))
    if line[BACK] and s.standing_on[s.uses[-1][STANDS]]:
        s.then(Homecoming(seat))
    gain(s, seat, ACTIONS[line[KIND]].consolation)


class Homecoming(Question):
    """ODI-16.18: how many Vikings of the space return."""

    def kinds(self) -> tuple[type[Move], ...]:
        return (Back,)

    def _most(self, s: Odin) -> int:
        return min(s.dice[-1][BACK], s.standing_on[s.uses[-1][STANDS]])

    def moves(self, s: Odin) -> list[Move]:
        return [_BACK[number] for number in range(self._most(s), -1, -1)]

    def probes(self, s: Odin) -> Iterable[Move]:
        return (Back(number) for number in range(-1, 5))

    def refuse(self, s: Odin, move: Back) -> Refusal | None:
        if move in self.moves(s):
            return None
        return Refusal("ODI-16.17", "too-many-vikings", {"most": self._most(s)})

    def answer(self, s: Odin, move: Back) -> None:
        take_back(s, self.seat, [(s.uses[-1][STANDS], move.vikings)])


_BACK = tuple(Back(number) for number in range(5))


class AfterDice(Step):
    seat: int

    def run(self, s: Odin) -> None:
        line = s.dice[-1]
        ship = LONGSHIP if line[SHIP] != NONE else NONE
        s.then(DropDice())
        actions.after(s, self.seat, line[KIND], line[RESULT], ship)


class DropDice(Step):
    def run(self, s: Odin) -> None:
        s.dice.pop()


class RollBonus(Op):
    """An occupation raises all rolls of the action."""

    pure = True
    name = "roll_bonus"

    def __init__(self, bonus: int) -> None:
        super().__init__()
        self.bonus = bonus

    def run(self, s: Odin, seat: int, must: bool = True) -> None:
        s.dice[-1][EXTRA] += self.bonus
