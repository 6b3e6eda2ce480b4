"""How fast a well-known Python engine of a comparable game is, on this machine: catanatron,
Settlers of Catan with four random players.

Read its numbers beside Drakkar's from the same machine, the same Python and the same minute, never
on their own: how the interpreter was built and what else the machine was doing have moved them by
half. CPU time of this process (`time.process_time`), so that other work disturbs as little as
possible.

    python -m benchmarks.peer_catanatron [--seconds 2] [--repeats 5] [--json]
"""

import argparse
import importlib.metadata
import json
import platform
import random
import sys
from collections.abc import Callable
from statistics import median
from time import process_time
from typing import Any


class PeerMissing(RuntimeError):
    """catanatron is not installed."""

    def __init__(self) -> None:
        super().__init__("catanatron is not installed: pip install -r requirements-dev.lock")


def measure(seconds: float = 2.0, repeats: int = 5) -> dict[str, Any]:
    """Play for `seconds` of CPU time, then copy for as long, `repeats` times over; medians.

    - ``decisions_per_second``: answers given by random players, forced ones included; creating the
      game is not timed, asking whether it is over is.
    - ``choices_per_second``: of those in the same time, the ones with more than one option.
    - ``copy_us``: microseconds per ``Game.copy()``, averaged over positions from start to end of
      games. The copy carries the list of actions so far, which is part of catanatron's state.
    - ``state_copy_us``: the same for ``State.copy()`` alone.
    - ``runs``: these four for every repeat, to see how steady the machine was.
    - ``decisions_per_game``: mean length of the games played.
    - ``version``, ``players``, ``python``, ``seconds``, ``repeats``: what was measured and how.

    Raises `PeerMissing` when catanatron is not installed.
    """
    try:
        import catanatron  # noqa: F401
    except ImportError as error:
        raise PeerMissing from error

    random_state = random.getstate()  # catanatron seeds and uses the global generator
    try:
        _play(seconds / 10, first_seed=1_000_000)  # warm up
        positions = _positions(games=3)
        plays = []
        runs = []
        # Everything once per repeat, not one thing after the other: a shared machine drifts by more
        # than the difference between the two kinds of copy.
        for repeat in range(repeats):
            play = _play(seconds, first_seed=1 + 1000 * repeat)
            plays.append(play)
            runs.append(
                {
                    "decisions_per_second": play["decisions"] / play["seconds"],
                    "choices_per_second": play["choices"] / play["seconds"],
                    "copy_us": _copy_us([p.copy for p in positions], seconds / 2),
                    "state_copy_us": _copy_us([p.state.copy for p in positions], seconds / 2),
                }
            )
    finally:
        random.setstate(random_state)
    return {
        **{key: median(run[key] for run in runs) for key in runs[0]},
        "runs": runs,
        "decisions_per_game": sum(p["decisions"] for p in plays) / sum(p["games"] for p in plays),
        "version": importlib.metadata.version("catanatron"),
        "players": 4,
        "python": platform.python_version(),
        "seconds": seconds,
        "repeats": repeats,
    }


def _new_game(seed: int) -> Any:
    """Four random players. `seed` must not be 0, which catanatron takes for "no seed"."""
    from catanatron.game import Game
    from catanatron.models.player import Color, RandomPlayer

    return Game([RandomPlayer(color) for color in Color], seed=seed)


def _play(seconds: float, first_seed: int) -> dict[str, float]:
    """Whole games until `seconds` of CPU time are spent."""
    from catanatron.game import TURNS_LIMIT

    spent = 0.0
    decisions = choices = games = 0
    while spent < seconds:
        game = _new_game(first_seed + games)
        games += 1
        state = game.state
        start = process_time()
        # The loop of Game.play(), with counting.
        while game.winning_color() is None and state.num_turns < TURNS_LIMIT:
            decisions += 1
            if len(state.playable_actions) > 1:
                choices += 1
            game.play_tick()
        spent += process_time() - start
    return {"seconds": spent, "decisions": decisions, "choices": choices, "games": games}


def _positions(games: int) -> list[Any]:
    """Every tenth position of some games, from start to end."""
    from catanatron.game import TURNS_LIMIT

    positions = []
    for seed in range(1, games + 1):
        game = _new_game(seed)
        decisions = 0
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            if decisions % 10 == 0:
                positions.append(game.copy())
            game.play_tick()
            decisions += 1
    return positions


def _copy_us(copiers: list[Callable[[], Any]], seconds: float) -> float:
    """Microseconds per call, each of `copiers` called equally often, ten times in a row as a search
    would do."""
    rounds = 0
    start = process_time()
    while (spent := process_time() - start) < seconds or not rounds:
        for copy in copiers:
            for _ in range(10):
                copy()
        rounds += 1
    return 1e6 * spent / (rounds * len(copiers) * 10)


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.peer_catanatron")
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU seconds per repeat")
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--json", action="store_true", help="for a program to read")
    options = parser.parse_args(argv)
    try:
        result = measure(options.seconds, options.repeats)
    except PeerMissing as error:
        print(error, file=sys.stderr)
        return 1
    if options.json:
        print(json.dumps(result, indent=1))
        return 0
    print(
        f"catanatron {result['version']}, {result['players']} random players, "
        f"Python {result['python']}, CPU time:"
    )
    print(f"  {result['decisions_per_second']:>10,.0f} decisions/s")
    print(f"  {result['choices_per_second']:>10,.0f} of them with more than one option")
    print(f"  {result['copy_us']:>10.1f} us per copy of the game")
    print(f"  {result['state_copy_us']:>10.1f} us per copy of its state")
    return 0


if __name__ == "__main__":
    sys.exit(main())
