"""How fast the games are, beside a well-known engine on the same machine in the same minute.

What is counted:

- a *decision* is an answer of a random player to a question with more than one legal answer;
- *answers* are all entries of the log: decisions, forced answers and nature's draws;
- *copies* are averaged over positions from the start to the end of games: of the state, which a
  search copies, and of the table, which carries the log as well;
- *karl* is what a decision of the usual bot costs, averaged over such positions with a choice;
- *late* is what a decision costs in the last quarter of a game, in times of the first: it must not
  grow with the length of what has been played, though a position may have more to it.

Games are played through the public API (``Table.moves`` and ``Table.play``, which checks every
move). CPU time of this process; the median of several repeats. In every repeat each variant and
the peer have their turn, because a shared machine drifts.
"""

from __future__ import annotations

import importlib.util
import json
import platform
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import Any

from drakkar.arena.bench_envs import (
    batched_medians,
    measure_batched,
    measure_envs,
    medians,
    there,
)
from drakkar.arena.errors import ArenaError
from drakkar.bots import USUAL, bot
from drakkar.games import GAMES, game
from drakkar.kernel.errors import DrakkarError
from drakkar.kernel.game import Game
from drakkar.kernel.state import State
from drakkar.kernel.table import Table

GOALS: dict[str, tuple[int, float]] = {
    "vikings": (60_000, 3.0),
    "tinyepic": (40_000, 4.0),
    "saga": (40_000, 4.0),
    "shipwrights": (30_000, 5.0),
    "odin": (15_000, 8.0),
}
"""Decisions per second to reach, microseconds per copy of a state to stay below."""
PEER_GOALS = (2.0, 6.0)
"""How many times the peer's decisions and copies we want."""

_PEER = Path(__file__).parents[3] / "benchmarks" / "peer_catanatron.py"


@dataclass(frozen=True)
class Variant:
    """A game as it is measured."""

    game: str
    players: int
    options: tuple[tuple[str, str], ...]

    def table(self, seed: int) -> Table:
        return Table(game(self.game), self.players, dict(self.options), seed)


def variants(slugs: Sequence[str] = ()) -> list[Variant]:
    """Every seat count of a game; with the most seats that allow them the other choices of its
    first option."""
    variants = []
    for slug in slugs or GAMES:
        shelved = game(slug)
        variants += [Variant(slug, players, ()) for players in shelved.seats]
        for name, option in list(shelved.options.items())[:1]:
            for choice in option.choices:
                if choice != option.default:
                    chosen = ((name, choice),)
                    variants.append(Variant(slug, _most_seats(shelved, dict(chosen)), chosen))
    return variants


def _most_seats(game: Game, options: Mapping[str, str]) -> int:
    """Some options are for few players only."""
    for players in reversed(game.seats):
        try:
            game.chosen(players, options)
        except DrakkarError:
            continue
        return players
    raise AssertionError(options)


def measure(
    slugs: Sequence[str] = (),
    seconds: float = 1.0,
    repeats: int = 3,
    peer: bool | None = None,
    progress: Callable[[str], None] = lambda _: None,
) -> dict[str, Any]:
    """All numbers as JSON-able data. ``peer``: None measures it if it is there."""
    if not 0 < seconds < float("inf"):
        raise ArenaError("error-seconds", seconds=str(seconds))
    if repeats < 1:
        raise ArenaError("error-repeats", repeats=str(repeats))
    measured = variants(slugs)
    other = None if peer is False else _peer(wanted=bool(peer))
    positions = {variant: list(_positions(variant)) for variant in measured}
    runs: dict[Variant, list[dict[str, float]]] = {variant: [] for variant in measured}
    peer_runs: list[dict[str, Any]] = []
    env_runs: list[dict[str, dict[str, float]]] = []
    batched_runs: list[list[dict[str, float]]] = []
    for repeat in range(repeats):
        if other is not None:
            progress("catanatron")
            peer_runs.append(other(seconds, 1))
        if there():
            progress("drakkar.envs")
            env_runs.append(measure_envs(slugs, seconds, 1 + 100_000 * repeat, peer is not False))
            batched_runs.append(measure_batched(seconds / 2, 1 + 100_000 * repeat))
        for variant in measured:
            progress(variant.game)
            runs[variant].append(
                {
                    **_play(variant, seconds, first_seed=1 + 100_000 * repeat),
                    "copy_us": _each_us([t.state.copy for t in positions[variant]], seconds / 4),
                    "late": _late(variant, seconds / 4, 1 + 100_000 * repeat),
                    "karl_ms": _thinking(positions[variant]),
                    "table_copy_us": _each_us([t.copy for t in positions[variant]], seconds / 4),
                    "moves_us": _each_us(
                        [_asker(t.state, t.deciders[0]) for t in positions[variant]], seconds / 4
                    ),
                }
            )
    return {
        "python": platform.python_version(),
        "seconds": seconds,
        "repeats": repeats,
        "games": [
            {
                "game": variant.game,
                "players": variant.players,
                "options": dict(variant.options),
                **{key: median(run[key] for run in runs[variant]) for key in runs[variant][0]},
                "runs": runs[variant],
            }
            for variant in measured
        ],
        "peer": _peer_summary(peer_runs) if peer_runs else None,
        "envs": medians(env_runs) if env_runs else None,
        "batched": batched_medians(batched_runs) if batched_runs else None,
        "peak_mb": _peak_mb(),
    }


def _peak_mb() -> float:
    """The most memory this process has had so far; 0 where nobody can say."""
    if sys.platform == "win32":
        return 0.0
    import resource

    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak / (1 << 20 if sys.platform == "darwin" else 1 << 10)


def beside(python: str, slugs: Sequence[str], seconds: float, repeats: int) -> dict[str, Any]:
    """The same, measured by another Python that has Drakkar: the compiled one."""
    wish = ["--json", "--no-peer", f"--seconds={seconds}", f"--repeats={repeats}"]
    try:
        done = subprocess.run(
            [python, "-m", "drakkar", "bench", *slugs, *wish], capture_output=True, check=True
        )
        report: dict[str, Any] = json.loads(done.stdout)
    except (OSError, ValueError, subprocess.CalledProcessError) as error:
        why = getattr(error, "stderr", None) or str(error).encode()
        lines = why.decode(errors="replace").strip().splitlines()
        raise ArenaError("error-beside", python=python, why=lines[-1] if lines else "") from None
    return report


def _play(variant: Variant, seconds: float, first_seed: int) -> dict[str, float]:
    """Whole random games until the time is spent; setting a table up is not timed."""
    spent = 0.0
    decisions = answers = games = 0
    while spent < seconds:
        table = variant.table(first_seed + games)
        choice = Random(first_seed + games).choice
        games += 1
        start = process_time()
        while not table.over:
            moves = table.moves()
            if len(moves) > 1:
                decisions += 1
            table.play(choice(moves))
        spent += process_time() - start
        answers += len(table.log)
    return {
        "decisions_per_second": decisions / spent,
        "answers_per_second": answers / spent,
        "decisions_per_game": decisions / games,
    }


def _late(variant: Variant, seconds: float, first_seed: int) -> float:
    """Time per decision in the last quarter of games, in times of the first."""
    spent = [0.0, 0.0]
    seed = first_seed
    while sum(spent) < seconds:
        table, choice = variant.table(seed), Random(seed).choice
        seed += 1
        times = [process_time()]
        while not table.over:
            table.play(choice(table.moves()))
            times.append(process_time())
        quarter = len(times) // 4
        spent[0] += times[quarter] - times[0]
        spent[1] += times[-1] - times[-1 - quarter]
    return spent[1] / spent[0]


def _positions(variant: Variant, games: int = 3) -> Iterator[Table]:
    """Every tenth position of some games, from start to end."""
    for seed in range(1, games + 1):
        table, rng = variant.table(seed), Random(seed)
        decisions = 0
        while not table.over:
            if decisions % 10 == 0:
                yield table.copy()
            table.play(rng.choice(table.moves()))
            decisions += 1


def _thinking(positions: list[Table]) -> float:
    """Milliseconds that the usual bot takes for a decision: always the same positions, of all
    parts of a game, whatever time there is, or two programs could not be compared."""
    asked = [table for table in positions if len(table.moves()) > 1]
    usual, spent = bot(USUAL), 0.0
    for number in range(_DECISIONS):
        table, rng = asked[number * len(asked) // _DECISIONS], Random(number)
        seat = table.deciders[0]
        start = process_time()
        usual.choose(table.game, table.guess(seat, rng), seat, table.moves(seat), rng)
        spent += process_time() - start
    return 1e3 * spent / _DECISIONS


_DECISIONS = 25
"""Of the usual bot, per variant and repeat."""


def _asker(s: State, seat: int) -> Callable[[], object]:
    return lambda: s.moves(seat)


def _each_us(calls: list[Callable[[], object]], seconds: float) -> float:
    """Microseconds per call, all called equally often, ten times in a row as a search would."""
    rounds = 0
    start = process_time()
    while (spent := process_time() - start) < seconds or not rounds:
        for call in calls:
            for _ in range(10):
                call()
        rounds += 1
    return 1e6 * spent / (rounds * len(calls) * 10)


# ---- the peer --------------------------------------------------------------------------------


def _peer(wanted: bool) -> Callable[[float, int], dict[str, Any]] | None:
    """The measuring function of benchmarks/, which is no part of the package."""
    if _PEER.is_file() and importlib.util.find_spec("catanatron") is not None:
        spec = importlib.util.spec_from_file_location("peer_catanatron", _PEER)
        if spec is not None and spec.loader is not None:
            module = importlib.util.module_from_spec(spec)
            spec.loader.exec_module(module)
            measure: Callable[[float, int], dict[str, Any]] = module.measure
            return measure
    if wanted:
        raise ArenaError("error-no-peer")
    return None


def _peer_summary(runs: list[dict[str, Any]]) -> dict[str, Any]:
    keys = ("decisions_per_second", "choices_per_second", "copy_us", "state_copy_us")
    return {
        "name": "catanatron",
        "version": runs[0]["version"],
        "players": runs[0]["players"],
        **{key: median(run[key] for run in runs) for key in keys},
        "runs": [{key: run[key] for key in keys} for run in runs],
    }
