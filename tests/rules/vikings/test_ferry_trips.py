"""The trips of boatsmen, compared with a search that knows nothing of the engine's arithmetic.

A shore is what the view says: how many of each kind wait, and how many empty tiles their row has.
The search here moves Vikings one by one and tries every order of trips.
"""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from drakkar.games.vikings.boatsmen import ChooseCargo, LandViking, UseBoatsmen
from drakkar.games.vikings.box import ROWS
from drakkar.games.vikings.moves import Done, Ferry, Land
from drakkar.games.vikings.state import Vikings
from drakkar.games.vikings.view import coast
from drakkar.kernel.testing import rule
from tests.rules.vikings.histories import COUNTS, MODES, history
from tests.rules.vikings.position import Coast, at, state_of

Shore = tuple[tuple[int, int], ...]
"""Per row: how many wait on the mainland, how many of its tiles are empty."""


def shore(s: Vikings, seat: int) -> Shore:
    seen = coast(s, seat)
    empty = [tile["row"] for tile in seen["tiles"] if not tile["viking"]]
    return tuple((seen["ashore"][row], empty.count(row)) for row in ROWS)


def boatsmen(s: Vikings, seat: int) -> int:
    return int(coast(s, seat)["ashore"]["boatsman"])


def moved(here: Shore, row: int) -> Shore | None:
    """One Viking of the row goes from the mainland to an empty tile, if he can."""
    waiting, empty = here[row]
    if not waiting or not empty:
        return None
    return (*here[:row], (waiting - 1, empty - 1), *here[row + 1 :])


def trip(here: Shore, cargo: str) -> Shore | None:
    """The shore after a full trip with this cargo; None if it moves nobody."""
    after = here
    for row, name in enumerate(ROWS):
        one_more = moved(after, row) if cargo in (name, "each") else None
        while one_more:
            after = one_more
            one_more = moved(after, row) if cargo == name else None
    return after if after != here else None


def gone(before: Shore, after: Shore) -> int:
    return sum(was[0] - now[0] for was, now in zip(before, after, strict=True))


def trips(here: Shore, advanced: bool) -> dict[str, Shore]:
    """Every trip of a boatsman without a ferry tile. One of each that is a trip of one colour, too,
    goes by that colour."""
    if advanced:
        singles = {name: moved(here, row) for row, name in enumerate(ROWS)}
        return {name: after for name, after in singles.items() if after}
    full = {cargo: after for cargo in (*ROWS, "each") if (after := trip(here, cargo))}
    if list(full.values()).count(full.get("each", here)) > 1:
        del full["each"]
    return full


@cache
def largest(here: Shore, boats: int, advanced: bool) -> int:
    """The most Vikings that so many boatsmen can bring over, by trying everything."""
    if not boats:
        return 0
    ways = trips(here, advanced).values()
    return max([gone(here, way) + largest(way, boats - 1, advanced) for way in ways], default=0)


def lawful(s: Vikings, seat: int) -> set[str]:
    """R23 and R24: every full trip; in round 6 those after which the largest total is reached."""
    here, boats = shore(s, seat), boatsmen(s, seat)
    ways = trips(here, s.advanced)
    if s.round < 6:
        return set(ways)
    most = largest(here, boats, s.advanced)
    return {
        cargo
        for cargo, after in ways.items()
        if gone(here, after) + largest(after, boats - 1, s.advanced) == most
    }


def compare(s: Vikings, question: ChooseCargo) -> int:
    """The engine's answers are the lawful ones; returns how many full trips were ruled out."""
    offered = question.moves(s)
    without = {m.cargo for m in offered if isinstance(m, Ferry) and not m.tile}
    assert without == lawful(s, question.seat)
    assert (Done() in offered) == (s.round < 6)
    with_tile = {m.cargo for m in offered if isinstance(m, Ferry) and m.tile}
    has_tile = "ferry" in coast(s, question.seat)["bonuses"]
    assert with_tile == (set(trips(shore(s, question.seat), False)) if has_tile else set())
    return len(trips(shore(s, question.seat), s.advanced)) - len(without)


@rule("VIK-8.4", "VIK-8.10", "VIK-8.12", "VIK-8.13", "VIK-12.3")
@pytest.mark.parametrize("rules", MODES)
@pytest.mark.parametrize("players", COUNTS)
def test_random_games_offer_exactly_the_lawful_trips(players, rules):
    asked = 0
    for seed in range(1, 4):
        start: dict[int, tuple[Shore, int]] = {}  # seat -> what could go when round 6 was scored
        under_way: tuple[Shore, str, bool] | None = None
        for answer in history(players, seed, rules):
            s, question = answer.before, answer.question
            if isinstance(question, ChooseCargo):
                asked += 1
                compare(s, question)
                here = shore(s, question.seat)
                if s.round == 6 and question.seat not in start:
                    start[question.seat] = here, boatsmen(s, question.seat)
                if isinstance(answer.move, Ferry):
                    under_way = here, answer.move.cargo, s.advanced and not answer.move.tile
            open_now = answer.after.agenda[-1:]
            if under_way and not any(isinstance(entry, LandViking) for entry in open_now):
                here, cargo, single = under_way
                after = shore(answer.after, question.seat)
                assert after == trips(here, single)[cargo], "the trip was full"
                under_way = None
        last = history(players, seed, rules)[-1].after
        for seat, (here, boats) in start.items():
            total = gone(here, shore(last, seat))
            most = largest(here, boats, last.advanced)
            assert total >= most if last.advanced else total == most
    assert asked > 4


@rule("VIK-8.13", "VIK-8.14")
@pytest.mark.parametrize("number", [2, 6])
def test_random_shores_offer_exactly_the_lawful_trips(number):
    rng = Random(24)
    ruled_out = 0
    for _ in range(150):
        tiles = {row: ("L" + "M" * rng.randrange(4))[rng.randrange(2) :] for row in ROWS}
        waiting: dict[str, int] = {row: rng.choice([0, 0, 1, 1, 2, 3, 4]) for row in ROWS}
        mine = Coast(
            tiles={row: "L" + letters for row, letters in tiles.items() if letters},
            ashore={**waiting, "boatsman": rng.randint(1, 5)},
        )
        table = at(mine, asks=UseBoatsmen(0), round=number, auto=False)
        s = state_of(table)
        if not s.agenda:
            assert not lawful(s, 0)
            continue
        here, boats = shore(s, 0), boatsmen(s, 0)
        while not table.over:
            question = table.question()
            if isinstance(question, ChooseCargo):
                ruled_out += compare(s, question)
            else:
                assert all(isinstance(move, Land) for move in table.moves())
            choices = [move for move in table.moves() if not isinstance(move, Done)]
            table.play(rng.choice(choices))
        if number == 6:
            assert gone(here, shore(s, 0)) == largest(here, boats, False)
    assert (ruled_out > 50) == (number == 6)
