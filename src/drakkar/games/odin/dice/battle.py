"""Chapter 16, raids and pillages: the battle result and the loot; plundering."""

from __future__ import annotations

from collections.abc import Iterable

from drakkar.games.odin.actions.ops import Op, free_inside, lacks
from drakkar.games.odin.actions.overseas import TILE
from drakkar.games.odin.box import (
    BLUES,
    GREENS,
    HELD,
    ITEM,
    LONGSHIP,
    NEXT,
    SHIP_NAMES,
    SPEAR,
    SPECIAL_0,
    SPECIALS,
    STONE,
    SWORD,
    SWORDS,
)
from drakkar.games.odin.cards import action_events
from drakkar.games.odin.cards.events import PERMANENT, PLUNDERING
from drakkar.games.odin.cards.triggers import permanent
from drakkar.games.odin.dice.ending import fail, succeed
from drakkar.games.odin.dice.results import ACTIONS, most_rolls, result
from drakkar.games.odin.dice.rolling import Roll
from drakkar.games.odin.moves import Again, Boost, Fail, Stop, Tile
from drakkar.games.odin.state import (
    ASIDE_SPEARS,
    ASIDE_STONE,
    KIND,
    NONE,
    ROLLS,
    SPENT_WEAPONS,
    Odin,
)
from drakkar.games.odin.things import ships
from drakkar.games.odin.things.goods import Bundle, gain, pay
from drakkar.kernel.question import Move, Question
from drakkar.kernel.refusal import Refusal

_AGAIN, _FAIL, _STOP = Again(), Fail(), Stop()
BOOSTS = (STONE, SWORD, SPEAR)
ASIDE = slice(ASIDE_STONE, ASIDE_SPEARS + 1)
"""Their fields in a line of ``dice``."""
_BOOST = (Boost("stone"), Boost("long_sword"), Boost("spear"))


def boosts(s: Odin, seat: int) -> list[int]:
    """What a stone, a long sword and a spear add."""
    adds = [1, 1, 0]
    if s.active[seat][PERMANENT]:
        kind = s.dice[-1][KIND]
        for part, value in permanent(s, seat, "boosts"):
            if part.kinds >> kind & 1:
                for name, worth in value.items():
                    adds[BOOSTS.index(ITEM[name])] = worth
    return adds


def battle_result(s: Odin, seat: int) -> int:
    """The roll, what changes it, and what lies aside to raise it."""
    line = s.dice[-1]
    return result(s, line) + sum(
        number * add for number, add in zip(line[ASIDE], boosts(s, seat), strict=True)
    )


def take_back(s: Odin, seat: int) -> Bundle:
    """What lies aside returns to the supply: to be spent, or kept after a failure."""
    line = s.dice[-1]
    taken = tuple(zip(BOOSTS, line[ASIDE], strict=True))
    for item, number in taken:
        s.goods[seat * HELD + item] += number
    line[ASIDE] = [0] * len(BOOSTS)
    return taken


def top_special(s: Odin) -> int:
    """The highest sword value on the oval board."""
    return max((SWORDS[item] for item in SPECIALS if s.oval >> (item - SPECIAL_0) & 1), default=0)


def loot_values(s: Odin, seat: int, green: bool = True, top: int = 0) -> dict[int, int]:
    """ODI-16.25: every tile that could be taken, and its sword value. ``top``: the highest special
    tile, if one of this loot has been taken already."""
    values = {item: SWORDS[item] for item in BLUES}
    specials = {item: SWORDS[item] for item in SPECIALS if s.oval >> (item - SPECIAL_0) & 1}
    if s.active[seat][PERMANENT]:
        kind = s.dice[-1][KIND]
        for part, value in permanent(s, seat, "loot_top_special"):  # ODI-21.42
            if part.kinds >> kind & 1:
                top = top or top_special(s)
                for item in specials:
                    if SWORDS[item] == top:
                        specials[item] += value["value"]
        for part, value in permanent(s, seat, "loot_green"):
            if part.kinds >> kind & 1 and green:
                values |= {item: SWORDS[NEXT[item]] + value["value"] for item in GREENS}
    return values | specials


def loot_tiles(s: Odin, seat: int) -> int:
    kind = s.dice[-1][KIND]
    return max(
        [1, *(int(v) for part, v in permanent(s, seat, "loot_tiles") if part.kinds >> kind & 1)]
    )


@free_inside
class Battle(Question):
    """After a roll: once more, raise the result, take the loot, or fail. What raises the result
    is spent with the loot only (ODI-16.23). Until then it lies aside, out of the supply, so that
    it serves nothing else; a failure gives it back (ODI-16.29)."""

    def kinds(self) -> tuple[type[Move], ...]:
        return (Again, Boost, Tile, Fail)

    def may_roll(self, s: Odin) -> bool:
        line = s.dice[-1]
        return not any(line[ASIDE]) and line[ROLLS] < most_rolls(s, line)

    def moves(self, s: Odin) -> list[Move]:
        line, seat = s.dice[-1], self.seat
        moves: list[Move] = [_FAIL]
        if self.may_roll(s):
            moves.append(_AGAIN)
        base = seat * HELD
        battle = battle_result(s, seat)
        for number, add in enumerate(boosts(s, seat)):
            if add and s.goods[base + BOOSTS[number]]:  # needed or not (ODI-16.26)
                moves.append(_BOOST[number])
        if battle > ACTIONS[line[KIND]].fails_up_to:  # whatever the loot is worth (ODI-21.43)
            values = loot_values(s, seat)
            moves += [TILE[item] for item, sword in values.items() if sword <= battle]
        return moves

    def probes(self, s: Odin) -> Iterable[Move]:
        yield from (Again(), Fail(), *_BOOST, Boost("wood"))
        yield from (TILE[item] for item in range(GREENS[0], SPECIALS.stop))

    def refuse(self, s: Odin, move: Move) -> Refusal | None:
        if move in self.moves(s):
            return None
        line = s.dice[-1]
        if isinstance(move, Again):
            if any(line[ASIDE]):
                return Refusal("ODI-16.23", "boost-after-rolls")
            return Refusal("ODI-16.2", "no-more-rolls", {"rolls": line[ROLLS]})
        if isinstance(move, Boost):
            return self._refuse_boost(s, move)
        assert isinstance(move, Tile)
        battle = battle_result(s, self.seat)
        item = ITEM.get(move.tile, NONE)
        if battle <= ACTIONS[line[KIND]].fails_up_to:
            return Refusal("ODI-16.24", "battle-fails", {"result": battle})
        values = loot_values(s, self.seat)
        if item not in values:
            return Refusal("ODI-16.25", "no-loot", {"tile": move.tile})
        return Refusal("ODI-16.25", "loot-too-high", {"tile": move.tile, "result": battle})

    def _refuse_boost(self, s: Odin, move: Boost) -> Refusal:
        args = {"item": move.item}
        if move not in _BOOST or not boosts(s, self.seat)[_BOOST.index(move)]:
            return Refusal("ODI-16.23", "cannot-boost", args)
        if s.dice[-1][ASIDE][_BOOST.index(move)]:
            return Refusal("ODI-16.29", "laid-aside", args)
        return Refusal("ODI-16.23", "not-held", args)

    def answer(self, s: Odin, move: Move) -> None:
        if isinstance(move, Again):
            s.then(Roll(self.seat))
        elif isinstance(move, Fail):
            take_back(s, self.seat)
            fail(s, self.seat)
        elif isinstance(move, Boost):
            item = ITEM[move.item]
            s.goods[self.seat * HELD + item] -= 1
            s.dice[-1][ASIDE_STONE + BOOSTS.index(item)] += 1
            s.then(self)
        else:
            assert isinstance(move, Tile)
            self._win(s, ITEM[move.tile])

    def _win(self, s: Odin, item: int) -> None:
        seat = self.seat
        left = battle_result(s, seat) - loot_values(s, seat)[item]
        spent = take_back(s, seat)
        pay(s, seat, spent)
        s.dice[-1][SPENT_WEAPONS] = dict(spent)[SWORD]  # a spear is none (ODI-21.40)
        succeed(s, seat)
        if loot_tiles(s, seat) > 1:
            s.then(SecondTile(seat, left, item not in GREENS, top_special(s)))
        gain(s, seat, ((item, 1),))


@free_inside
class SecondTile(Question):
    """ODI-21.41: another tile for what the result leaves."""

    left: int
    green: bool
    top: int

    def kinds(self) -> tuple[type[Move], ...]:
        return (Tile, Stop)

    def moves(self, s: Odin) -> list[Move]:
        values = loot_values(s, self.seat, self.green, self.top)
        return [TILE[item] for item, sword in values.items() if sword <= self.left] + [_STOP]

    def probes(self, s: Odin) -> Iterable[Move]:
        yield Stop()
        yield from (TILE[item] for item in range(GREENS[0], SPECIALS.stop))

    def refuse(self, s: Odin, move: Move) -> Refusal | None:
        if move in self.moves(s):
            return None
        return Refusal(
            "ODI-21.41", "loot-too-high", {"tile": getattr(move, "tile", ""), "result": self.left}
        )

    def answer(self, s: Odin, move: Move) -> None:
        if isinstance(move, Tile):
            gain(s, self.seat, ((ITEM[move.tile], 1),))


class Plunder(Op):
    """ODI-16.28: two longships, no roll."""

    name = "plunder"

    def __init__(self, what: Bundle, longships: int) -> None:
        super().__init__()
        self.what, self.longships = what, longships

    def can(self, s: Odin, seat: int) -> bool:
        return (
            len(s.longships[seat]) >= self.longships
            or ships.as_longships(s, seat, PLUNDERING) >= self.longships
        )

    def lack(self, s: Odin, seat: int) -> Refusal:
        ships_held = ships.as_longships(s, seat, PLUNDERING)
        return lacks((SHIP_NAMES[2], self.longships - ships_held))

    def run(self, s: Odin, seat: int, must: bool = True) -> None:
        self.done(s)
        ship = LONGSHIP if s.longships[seat] else NONE
        s.then(action_events.After(seat, PLUNDERING, ship))
        gain(s, seat, self.what)
