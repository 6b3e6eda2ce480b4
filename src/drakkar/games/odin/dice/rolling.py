"""Chapter 16: raiding, pillaging and hunting: naming ships and rolling."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from drakkar.games.odin.actions import void
from drakkar.games.odin.actions.ops import Op, lacks
from drakkar.games.odin.box import (
    SHIP_NAMES,
)
from drakkar.games.odin.cards import action_events
from drakkar.games.odin.cards.events import (
    ACTION_BEFORE_ROLL,
    ACTION_INSTEAD,
    ACTION_KINDS,
    PILLAGING,
    RAIDING,
    WHALING,
)
from drakkar.games.odin.cards.triggers import PARTS, fire, run_part, usable
from drakkar.games.odin.dice.ending import succeed
from drakkar.games.odin.dice.results import ACTIONS, result
from drakkar.games.odin.moves import (
    Accept,
    Boats,
    Decline,
    Give,
    Rolled,
)
from drakkar.games.odin.state import (
    BACK,
    BOATS,
    BOATS_MAX,
    DICE_FIELDS,
    EXTRA,
    KIND,
    NONE,
    ROLL,
    ROLLER,
    ROLLS,
    SHIP,
    VIKINGS,
    Odin,
)
from drakkar.games.odin.things.ships import as_longships
from drakkar.kernel.question import Chance, Move, Question, Step
from drakkar.kernel.refusal import Refusal

# ---- the course ------------------------------------------------------------------------------


def has_ships(s: Odin, seat: int, kind: int) -> bool:
    """Those that this dice action needs."""
    if kind == WHALING:
        return bool(s.boats[seat])
    if kind in (RAIDING, PILLAGING):
        return bool(s.longships[seat]) or as_longships(s, seat, kind) > 0
    return True


class Dice(Op):
    """A dice action, on a space or given by an occupation."""

    name = "dice"

    def __init__(self, action: str, boats_max: int = 0) -> None:
        super().__init__()
        self.kind, self.boats_max = ACTION_KINDS.index(action), boats_max

    def can(self, s: Odin, seat: int) -> bool:
        return has_ships(s, seat, self.kind)

    def lack(self, s: Odin, seat: int) -> Refusal:
        return lacks((SHIP_NAMES[0] if self.kind == WHALING else SHIP_NAMES[2], 1))

    def run(self, s: Odin, seat: int, must: bool = True) -> None:
        self.done(s)
        if self.space == NONE:
            action_events.begin(s, seat)
            s.then(StartDice(seat, self.kind, self.boats_max), action_events.EndAction(seat))
            action_events.before(s, seat, self.kind)
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
            # ODI-21.58: the raid is possible, but none takes place then
            if part.kinds >> self.kind & 1 and usable(s, self.seat, part):
                s.then(InsteadOfDice(self.seat, self.kind, self.boats_max, number))
                return
        self.go(s)

    def go(self, s: Odin) -> None:
        seat, kind = self.seat, self.kind
        line = [0] * DICE_FIELDS
        line[KIND], line[ROLLER], line[SHIP] = kind, seat, NONE
        line[BOATS_MAX] = self.boats_max
        if s.uses[-1][VIKINGS]:  # ODI-16.19
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
        s.then(Roll(self.seat))  # at least once (ODI-16.2)
        if s.active[self.seat][ACTION_BEFORE_ROLL]:
            kind = s.dice[-1][KIND]
            fire(
                s, self.seat, ACTION_BEFORE_ROLL, lambda part: action_events.concerns(s, part, kind)
            )


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
        void.stand(s)
        s.tell("rolled", seat=self.roller, action=ACTIONS[line[KIND]].id, value=move.value)
        s.then(Judge(self.roller))


_ROLLED = tuple(Rolled(value) for value in range(13))


class Judge(Step):
    """ODI-16.13: a 0 ends it; otherwise the player decides."""

    seat: int

    def run(self, s: Odin) -> None:
        from drakkar.games.odin.dice.battle import Battle  # both roll again
        from drakkar.games.odin.dice.hunting import Hunt

        line = s.dice[-1]
        if not ACTIONS[line[KIND]].low:
            s.then(Battle(self.seat))
        elif result(s, line) == 0:
            succeed(s, self.seat)
        else:
            s.then(Hunt(self.seat))


class RollBonus(Op):
    """An occupation raises all rolls of the action."""

    pure = True
    name = "roll_bonus"

    def __init__(self, bonus: int) -> None:
        super().__init__()
        self.bonus = bonus

    def run(self, s: Odin, seat: int, must: bool = True) -> None:
        s.dice[-1][EXTRA] += self.bonus
