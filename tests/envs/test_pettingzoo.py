"""PettingZoo's own tests, for all five games."""

import warnings
from random import Random
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.utils.conversions import parallel_to_aec

import drakkar.envs
from drakkar.games import GAMES

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # where pygame is installed it loads games the old way
    from pettingzoo.test import (
        api_test,
        max_cycles_test,
        parallel_api_test,
        parallel_seed_test,
        render_test,
        seed_test,
    )

CASES = [
    ("vikings", 3, {"rules": "advanced"}),
    ("vikings", 2, {}),
    ("tinyepic", 1, {}),
    ("tinyepic", 4, {}),
    ("saga", 2, {"markers": "pool"}),
    ("shipwrights", 1, {"nemesis_2": "yes"}),
    ("shipwrights", 5, {}),
    ("odin", 1, {"length": "short"}),
    ("odin", 2, {}),
]
# PettingZoo says so of its own chess, too, but for a list of names
MASKED = [
    "ignore:Observation space for each agent probably should be",
    "ignore:Observation is not a NumPy array",
    "ignore:.*is not a NumPy array",
]


def table(case):
    slug, players, options = case
    return lambda **more: drakkar.envs.aec(slug, players, options, **more)


@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.filterwarnings(*MASKED)
def test_aec(case, capsys):
    api_test(table(case)(), num_cycles=40)
    seed_test(table(case), num_cycles=20)
    render_test(table(case))


@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.filterwarnings(*MASKED)
def test_parallel(case, capsys):
    slug, players, options = case

    def together(max_cycles=None):
        return drakkar.envs.Together(slug, players, options, max_cycles=max_cycles)

    max_cycles_test(
        SimpleNamespace(
            parallel_env=together, env=lambda max_cycles: parallel_to_aec(together(max_cycles))
        )
    )
    parallel_api_test(together(10), num_cycles=20)
    parallel_seed_test(together, num_cycles=10)


def played(env, seed):
    """A whole game by masks; what each agent got in all."""
    env.reset(seed=seed)
    rng, total = Random(seed), dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, ended, broken, _ = env.last()
        total[agent] += reward
        if ended or broken:
            env.step(None)
        else:
            env.step(rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    return total


@pytest.mark.parametrize("slug", [slug for slug in GAMES if slug != "odin"])
def test_rewards_of_a_whole_game(slug):
    players = GAMES[slug].seats[-1]
    by_win = played(env := drakkar.envs.aec(slug, players), 3)
    result = env.unwrapped.play.table.result()
    for seat, agent in enumerate(env.possible_agents):
        assert by_win[agent] == (1 if seat in result.winners else -1)
    at_end = played(drakkar.envs.aec(slug, players, reward="score"), 3)
    by_step = played(dense := drakkar.envs.aec(slug, players, reward="score", dense=True), 3)
    assert dense.unwrapped.play.table.result() == result
    for seat, agent in enumerate(env.possible_agents):
        others = [score for who, score in enumerate(result.scores) if who != seat]
        assert at_end[agent] == result.scores[seat] - max(others)
    begun = drakkar.envs.Play(slug, players)
    begun.begin(dense.unwrapped.play.table.seed)
    for agent, lead in zip(env.possible_agents, begun.leads(), strict=True):
        assert by_step[agent] + lead == pytest.approx(at_end[agent])


def test_all_who_win_get_nothing():
    play: Any = drakkar.envs.Play("vikings", 2)
    play.begin(1)
    rng = Random(1)
    while not play.over:
        play.choose(rng.choice(play.numbers()))
    result = play.table.result()
    twins = SimpleNamespace(winners=(0, 1), scores=result.scores, opponent=None)
    play.table = SimpleNamespace(result=lambda: twins)
    assert play.rewards("win") == [0, 0]


def test_nobody_sees_what_others_have_answered_at_once():
    """Shipwrights: the draft is sealed. What one has kept shows to nobody else."""
    env = drakkar.envs.Table("shipwrights", 3)
    env.reset(seed=4)
    seat = env.play.seat
    other = env.possible_agents[(seat + 1) % 3]
    before = env.observe(other)["observation"]
    shown = set()
    for number in env.play.numbers():
        env.reset(seed=4)
        env.reset(seed=4)
        env.step(number)
        seen = env.observe(other)["observation"].copy()
        deciders = next(b for b in env.play.observer.blocks if b.name == "deciders")
        seen[deciders.start : deciders.stop] = before[deciders.start : deciders.stop]
        shown.add(seen.tobytes())
    assert len(shown) == 1


def test_together_everybody_answers_in_one_cycle():
    env = drakkar.envs.Together("shipwrights", 4)
    seen, _ = env.reset(seed=2)
    assert all(one["action_mask"].any() for one in seen.values())
    before = len(env.play.table.log)
    env.step({agent: int(one["action_mask"].argmax()) for agent, one in seen.items()})
    answers = [entry.seat for entry in env.play.table.log[before:] if not entry.forced]
    assert sorted(seat for seat in answers[:4]) == [0, 1, 2, 3]


def test_what_may_not_be_chosen_changes_nothing_together():
    env = drakkar.envs.Together("vikings", 2)
    seen, _ = env.reset(seed=2)
    state = env.play.table.state.copy()
    wrong = {agent: int((one["action_mask"] == 0).argmax()) for agent, one in seen.items()}
    again, _, _, _, infos = env.step(wrong)
    assert env.play.table.state == state
    asked = env.possible_agents[env.play.seat]
    assert infos[asked] == {"illegal": True}
    assert (again[asked]["action_mask"] == seen[asked]["action_mask"]).all()


@pytest.mark.filterwarnings("ignore:.*Illegal move")
def test_what_may_not_be_chosen_ends_a_wrapped_game():
    env = drakkar.envs.aec("vikings", 2)
    env.reset(seed=1)
    agent, mask = env.agent_selection, env.observe(env.agent_selection)["action_mask"]
    env.step(int((mask == 0).argmax()))
    assert env.terminations[agent]
    assert env.rewards[agent] == -1
