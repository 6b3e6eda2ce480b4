"""How fast the environments of others step on this machine: PettingZoo's chess, and the Gymnasium
environment of catanatron where it is installed (``catanatron_gym``). Random legal actions, CPU time
of this process; read beside ours of the same minute, like peer_catanatron.

    python -m benchmarks.peer_envs [--seconds 2]
"""

import argparse
import importlib.util
import random
from collections.abc import Callable
from time import process_time
from typing import Any


def measure(seconds: float = 2.0) -> dict[str, float]:
    """Steps per second by name; those that are not installed are left out."""
    rates = {}
    if all(map(importlib.util.find_spec, ("pettingzoo", "chess", "pygame"))):
        rates["pettingzoo chess"] = _rate(_chess, seconds)
    if importlib.util.find_spec("catanatron_gym"):
        rates["catanatron_gym"] = _rate(_catan, seconds)
    return rates


def _rate(play: Callable[[int], tuple[int, float]], seconds: float) -> float:
    """Whole games until the time is spent; making and resetting them is not timed."""
    play(1)  # warm up
    steps, spent, seed = 0, 0.0, 2
    while spent < seconds:
        more, time = play(seed)
        steps, spent, seed = steps + more, spent + time, seed + 1
    return steps / spent


def _chess(seed: int) -> tuple[int, float]:
    import numpy as np
    from pettingzoo.classic import chess_v6

    env = chess_v6.raw_env()
    env.reset(seed=seed)
    rng, steps, start = random.Random(seed), 0, process_time()
    while True:
        seen, _, ended, broken, _ = env.last()
        if ended or broken:
            break
        env.step(rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
        steps += 1
    return steps, process_time() - start


def _catan(seed: int) -> tuple[int, float]:
    import gymnasium

    env: Any = gymnasium.make("catanatron_gym:catanatron-v1", disable_env_checker=True).unwrapped
    env.reset(seed=seed)
    rng, steps, over, start = random.Random(seed), 0, False, process_time()
    while not over:
        _, _, ended, broken, _ = env.step(rng.choice(env.get_valid_actions()))
        over = ended or broken
        steps += 1
    return steps, process_time() - start


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m benchmarks.peer_envs")
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU seconds for each")
    for name, rate in measure(parser.parse_args().seconds).items():
        print(f"{rate:>10,.0f} steps/s {name}")
