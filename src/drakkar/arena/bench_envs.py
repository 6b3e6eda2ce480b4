"""How fast the environments for learning step, beside those of others in the same minute.

A *step* is what a learner does: look (observation and mask), choose at random of what may be
chosen, step. *over* is what a step costs in times of the same look and answer without the wrapper:
``Table.play`` and the observation.

Tables in several processes are told twice: by the clock, which depends on who else uses the
machine, and by the CPU time of the learner's process and of the busiest other one, answer by
answer: what the clock would show if each had a core of its own.
"""

from __future__ import annotations

import importlib.util
import os
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter, process_time
from typing import Any

from drakkar.games import GAMES, game
from drakkar.kernel.table import Table
from drakkar.kernel.text import Texts

_PEERS = Path(__file__).parents[3] / "benchmarks" / "peer_envs.py"
TABLES = 64
"""So many of Vikings, two players, against thrall, are stepped together."""
_PROCESSES = (2, 4, 8)
_NEEDED = ("gymnasium", "pettingzoo", "numpy")


def there() -> bool:
    """Whether the extra ``rl`` is installed."""
    return all(map(importlib.util.find_spec, _NEEDED))


def measure_envs(
    slugs: Sequence[str], seconds: float, seed: int, peers: bool
) -> dict[str, dict[str, float]]:
    """Rates by name, ours with two players or as few as there may be."""
    rates: dict[str, dict[str, float]] = {}
    for slug in slugs or GAMES:
        if importlib.util.find_spec(f"{game(slug).package}.extent") is None:
            continue  # a game that nothing can learn yet
        players = 2 if 2 in game(slug).seats else game(slug).seats[0]
        bare = _rate(_bare(slug, players), seconds / 2, seed)
        wrapped = _rate(_wrapped(slug, players), seconds / 2, seed)
        rates[f"{slug} {players}"] = {"steps_per_second": wrapped, "over": bare / wrapped}
    if peers and _PEERS.is_file():
        spec = importlib.util.spec_from_file_location("peer_envs", _PEERS)
        if spec is not None and spec.loader is not None:
            module = importlib.util.module_from_spec(spec)
            spec.loader.exec_module(module)
            others: Mapping[str, float] = module.measure(seconds / 2)
            rates |= {name: {"steps_per_second": rate} for name, rate in others.items()}
    return rates


def measure_batched(seconds: float, seed: int) -> list[dict[str, float]]:
    """Steps of many tables in one process and in several, each for so long."""
    rates = []
    for processes in (1, *(n for n in _PROCESSES if n <= (os.cpu_count() or 1))):
        alone, clock = _batched(processes, seconds, seed)
        rates.append({"processes": processes, "steps_per_second": alone, "clock": clock})
    return rates


def batched_medians(runs: Sequence[Sequence[dict[str, float]]]) -> list[dict[str, float]]:
    return [
        {key: median(rates[key] for rates in rows) for key in rows[0]}
        for rows in zip(*runs, strict=True)
    ]


def batched_rows(
    batched: Sequence[dict[str, float]], say: Texts, number: Callable[..., str]
) -> list[list[str]]:
    """For a table."""
    rows = [[say(f"bench-column-{name}") for name in ("batched", "own-core", "times-one", "clock")]]
    for rates in batched:
        times = rates["steps_per_second"] / batched[0]["steps_per_second"]
        rows.append(
            [
                say("bench-batched", tables=TABLES, processes=int(rates["processes"])),
                number(rates["steps_per_second"], say),
                f"{number(times, say, 2)} ×",
                number(rates["clock"], say),
            ]
        )
    return rows


def medians(runs: Sequence[dict[str, dict[str, float]]]) -> list[dict[str, Any]]:
    return [
        {"name": name, **{key: median(run[name][key] for run in runs) for key in rates}}
        for name, rates in runs[0].items()
    ]


def env_rows(
    envs: Sequence[dict[str, Any]], say: Texts, number: Callable[..., str]
) -> list[list[str]]:
    """Ours and others', for a table."""
    rows = [[say(f"bench-column-{name}") for name in ("env", "steps", "over")]]
    for rates in envs:
        over = f"{number(rates['over'], say, 2)} ×" if "over" in rates else ""
        rows.append([rates["name"], number(rates["steps_per_second"], say), over])
    return rows


def _rate(play: Callable[[int], tuple[int, float]], seconds: float, seed: int) -> float:
    """Whole games until the time is spent; setting up is not timed."""
    steps, spent = 0, 0.0
    while spent < seconds:
        more, time = play(seed)
        steps, spent, seed = steps + more, spent + time, seed + 1
    return steps / spent


def _bare(slug: str, players: int) -> Callable[[int], tuple[int, float]]:
    from drakkar.envs import observer

    observe = observer(slug, players)

    def play(seed: int) -> tuple[int, float]:
        table, choice, steps = Table(game(slug), players, None, seed), Random(seed).choice, 0
        start = process_time()
        while not table.over:
            observe(table.state, table.decider)
            table.play(choice(table.moves()))
            steps += 1
        return steps, process_time() - start

    return play


def _wrapped(slug: str, players: int) -> Callable[[int], tuple[int, float]]:
    from drakkar.envs import Table as Env

    env = Env(slug, players)

    def play(seed: int) -> tuple[int, float]:
        env.reset(seed=seed)
        choice, steps = Random(seed).choice, 0
        start = process_time()
        while True:
            _, _, over, _, _ = env.last()
            if over:
                break
            env.step(choice(env.play.numbers()))
            steps += 1
        return steps, process_time() - start

    return play


def _batched(processes: int, seconds: float, seed: int) -> tuple[float, float]:
    """Steps per second, given a core for each process, and by the clock."""
    import numpy as np

    from drakkar.envs import vector

    envs = vector("vikings", TABLES, processes, opponents=["thrall"])
    rng = np.random.default_rng(seed)
    _, infos = envs.reset(seed=seed)
    steps, own, clock, before = 0, 0.0, 0.0, envs.busiest
    while steps == 0 or own + envs.busiest - before < seconds:
        wishes = rng.random(infos["action_mask"].shape, dtype=np.float32)
        actions = (wishes * infos["action_mask"]).argmax(axis=1)
        start, on_clock = process_time(), perf_counter()
        _, _, _, _, infos = envs.step(actions)
        own, clock = own + process_time() - start, clock + perf_counter() - on_clock
        steps += 1
    spent = own + envs.busiest - before
    envs.close()
    return TABLES * steps / spent, TABLES * steps / clock
