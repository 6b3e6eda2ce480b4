"""The numbers of docs/no-go.md: ``python -m benchmarks.no_go``.

CPU time, the best of some tries, so that a busy machine matters less.
"""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from functools import partial
from hashlib import blake2b
from operator import eq
from random import Random
from time import process_time
from typing import NamedTuple
from unittest.mock import patch

import drakkar
from drakkar.games.tinyepic.control import CheckControl
from drakkar.games.vikings.moves import Buy
from drakkar.kernel import table as tables
from drakkar.kernel.game import draw
from drakkar.kernel.state import State
from drakkar.kernel.table import LogEntry, Table

REPEATS = 5


def seconds(run: Callable[[], object], times: int = 1) -> float:
    best = float("inf")
    for _ in range(REPEATS):
        start = process_time()
        for _ in range(times):
            run()
        best = min(best, process_time() - start)
    return best / times


def answer(table: Table, rng: Random) -> None:
    seat = table.deciders[0]
    table.play(rng.choice(table.moves(seat)), seat)


def game(slug: str, seed: int = 1, *, answers: int | None = None, snapshots: bool = False) -> Table:
    """A random game of two, up to so many answers."""
    table, rng = drakkar.new(slug, 2, seed=seed), Random(seed)
    number = 0
    while not table.over and number != answers:
        if snapshots:
            table.state.copy()
        answer(table, rng)
        number += 1
    return table


def games(slug: str, count: int, *, snapshots: bool = False) -> int:
    """Random games; the number of their answers."""
    return sum(len(game(slug, seed, snapshots=snapshots).log) for seed in range(count))


class HashRandom(Random):
    """Cheap to make: it hashes the number of the draw instead of filling 624 words."""

    def __new__(cls, key: int) -> HashRandom:
        return super().__new__(cls)

    def __init__(self, key: int) -> None:
        self.key, self.count = key, 0

    def getrandbits(self, k: int) -> int:
        self.count += 1
        text = b"%d %d" % (self.key, self.count)
        return int.from_bytes(blake2b(text, digest_size=8).digest(), "big") >> (64 - k)

    def random(self) -> float:
        return self.getrandbits(53) / (1 << 53)


def generators() -> None:
    pile = list(range(12))
    running = Random(1)
    print("A draw of 3 out of 12:")
    for name, make in (
        ("one that runs along", lambda: running),
        ("a generator of its own", lambda: draw(7, 3)),
        ("its own, cheaper to make", lambda: HashRandom(7)),
    ):
        took = seconds(lambda make=make: make().sample(pile, 3), 2000)  # type: ignore[misc]
        print(f"  {name:30} {1e6 * took:6.1f} us")
    for slug in ("vikings", "saga"):
        usual = seconds(partial(games, slug, 10))
        with patch.object(tables, "draw", lambda seed, number: HashRandom((seed << 24) ^ number)):
            cheap = seconds(partial(games, slug, 10))
        print(f"  whole games of {slug} with the latter: {100 * cheap / usual:.0f} % of the time")


class Named(NamedTuple):
    price: int


def values() -> None:
    entry = (0, Buy(5), False, 0, 0, False, None, False)
    print("Values:")
    for name, way in (
        ("compare tagged tuples", partial(eq, Buy(5), Buy(6))),
        ("compare named tuples", partial(eq, Named(5), Named(6))),
        ("make a log entry by its class", partial(LogEntry, *entry)),
        ("make it as a tuple", partial(tables._log_entry, entry)),
    ):
        print(f"  {name:30} {1e9 * seconds(way, 20_000):6.0f} ns")


def generated(state: State) -> State:
    return state.copy()


def pickled(state: State) -> State:
    again: State = pickle.loads(pickle.dumps(state, 5))
    return again


def copies() -> None:
    print("A copy of a position after 60 answers:")
    for slug in ("vikings", "odin"):
        state = game(slug, answers=60).state
        for name, way in (
            ("generated", generated),
            ("pickle", pickled),
            ("deepcopy", copy.deepcopy),
        ):
            print(f"  {slug:8} {name:21} {1e6 * seconds(partial(way, state), 100):8.1f} us")


def undo() -> None:
    print("A snapshot before every answer, for undo:")
    for slug in ("vikings", "odin"):
        usual = seconds(partial(games, slug, 3))
        kept = seconds(partial(games, slug, 3, snapshots=True))
        again = seconds(partial(drakkar.replay, game(slug).record()))
        print(f"  {slug:8} {100 * kept / usual - 100:+.0f} %; replay of all {1e3 * again:.0f} ms")


def control() -> None:
    """What could be won at most: nothing is checked at all, and other games come of it."""
    usual = seconds(partial(games, "tinyepic", 20)) / games("tinyepic", 20)
    with patch.object(CheckControl, "run", lambda self, s: None):
        never = seconds(partial(games, "tinyepic", 20)) / games("tinyepic", 20)
    print(f"Tiny Epic, checks of control: {100 * (1 - never / usual):.0f} % of an answer's time")


if __name__ == "__main__":
    for part in (generators, values, copies, undo, control):
        part()
