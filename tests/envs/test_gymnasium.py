"""Gymnasium: one learner among bots, alone, and many tables at once."""

from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import drakkar
import drakkar.envs
from drakkar.bots import bot
from drakkar.games import GAMES
from drakkar.kernel.errors import DrakkarError


def make(*names, **more) -> Any:
    return gymnasium.make(*names, **more)


SOLO = [slug for slug, game in GAMES.items() if 1 in game.seats]


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("opponents", [0, 1])
def test_the_checker_has_nothing_to_say(slug, opponents):
    if opponents + 1 not in GAMES[slug].seats:
        opponents = 2
    env = make(f"drakkar/{slug}-v0", opponents=["thrall"] * opponents)
    check_env(env.unwrapped, skip_render_check=False)
    assert env.unwrapped.play.players == opponents + 1


@pytest.mark.parametrize(("slug", "opponent"), [("vikings", "karl"), ("tinyepic", "thrall")])
def test_a_game_against_a_bot(slug, opponent):
    env = make(f"drakkar/{slug}-v0", opponents=[opponent], seat=None)
    seats = set()
    for seed in range(4):
        _, info = env.reset(seed=seed)
        rng, over, total = Random(seed), False, 0.0
        seats.add(info["seat"])
        while not over:
            action = rng.choice(np.flatnonzero(info["action_mask"]).tolist())
            assert env.unwrapped.action_masks()[action]
            assert env.unwrapped.play.seat == info["seat"]
            _, reward, over, broken, info = env.step(action)
            assert not broken
            assert over or reward == 0
            total += reward
        assert total == (1 if info["won"] else -1)
        assert len(info["scores"]) == 2
    assert seats == {0, 1}


@pytest.mark.parametrize("slug", SOLO)
def test_alone(slug):
    if slug == "odin":
        options = {"length": "short"}
    else:
        options = {}
    env = drakkar.envs.DrakkarEnv(slug, [], options=options, reward="score", dense=True)
    env.reset(seed=1)
    rng, over, total = Random(1), False, env._lead
    while not over:
        _, reward, over, _, info = env.step(rng.choice(env.play.numbers()))
        total += reward
    result = env.play.table.result()
    against = sum((result.opponent or {}).values())
    assert total == pytest.approx(result.scores[0] - against)
    assert info["scores"] == result.scores


def test_the_same_seed_is_the_same_game():
    games = []
    for _ in range(2):
        env = make("drakkar/vikings-v0", opponents=["thrall", "karl"])
        env.reset(seed=11)
        rng = Random(1)
        for _ in range(20):
            env.step(rng.choice(env.unwrapped.play.numbers()))
        games.append(env.unwrapped.play.table.record())
    assert games[0] == games[1]


def test_an_opponent_of_ones_own():
    """Whatever can choose sits at the table: a net, say."""

    class First:
        asked = 0

        def choose(self, game, s, seat, moves, rng):
            self.asked += 1
            return moves[0]

    player = First()
    env = drakkar.envs.DrakkarEnv("vikings", [player])
    env.reset(seed=1)
    rng = Random(1)
    while not env.play.over:
        env.step(rng.choice(env.play.numbers()))
    assert player.asked > 20


def test_what_may_not_be_chosen_loses():
    env = make("drakkar/vikings-v0", opponents=["thrall"])
    _, info = env.reset(seed=1)
    _, reward, over, _, info = env.step(int((info["action_mask"] == 0).argmax()))
    assert (reward, over, info["illegal"]) == (-1, True, True)
    assert not env.unwrapped.won


def test_a_picture(capsys):
    env = make("drakkar/vikings-v0", opponents=["thrall"], render_mode="ansi")
    env.reset(seed=1)
    text = env.render()
    assert "buy 11" in text
    assert "question: [buylot" in text
    printed = drakkar.envs.DrakkarEnv("vikings", ["thrall"], render_mode="human")
    printed.reset(seed=1)
    assert "buy 11" in capsys.readouterr().out


# ---- many tables -----------------------------------------------------------------------------


def batch(tables, steps, **more):
    envs = drakkar.envs.vector("vikings", tables, opponents=["thrall"], **more)
    seen, infos = envs.reset(seed=5)
    rng, out = np.random.default_rng(1), []
    for _ in range(steps):
        mask = infos["action_mask"]
        actions = (mask * rng.random(mask.shape)).argmax(1)
        seen, rewards, ended, _, infos = envs.step(actions)
        out.append((seen, rewards, ended, infos["won"], actions))
    envs.close()
    return out


def test_many_tables_are_as_many_single_ones():
    """Row by row the same as an environment of its own, one game after the other."""
    steps = batch(3, 200)
    assert sum(ended.sum() for _, _, ended, _, _ in steps) > 3
    for row in range(3):
        env = make("drakkar/vikings-v0", opponents=["thrall"])
        env.reset(seed=5 + row)
        over = False
        for seen, rewards, ended, won, actions in steps:
            if over:
                observation, info = env.reset()
                reward, over = 0, False
            else:
                observation, reward, over, _, info = env.step(actions[row])
            assert (observation == seen[row]).all()
            assert (reward, over) == (rewards[row], ended[row])
            assert won[row] == info.get("won", False)


def test_several_processes_play_the_same():
    alone, shared = batch(4, 12), batch(4, 12, processes=2)
    for one, other in zip(alone, shared, strict=True):
        assert all((ours == theirs).all() for ours, theirs in zip(one, other, strict=True))


@pytest.mark.parametrize("processes", [1, 2])
def test_what_the_busiest_process_took_is_counted(processes):
    envs = drakkar.envs.vector("vikings", 4, processes, opponents=["thrall"])
    _, infos = envs.reset(seed=5)
    begun = envs.busiest
    envs.step(infos["action_mask"].argmax(1))
    taken = envs.busiest - begun
    envs.close()
    assert 0 < taken < 5 if processes > 1 else taken == 0  # alone all of it is the learner's own


def test_gymnasium_makes_them():
    envs = gymnasium.make_vec(
        "drakkar/tinyepic-v0", num_envs=2, vectorization_mode="vector_entry_point", opponents=[]
    )
    seen, infos = envs.reset(seed=1)
    assert seen.shape == envs.observation_space.shape
    assert envs.observation_space.contains(seen)
    masks = infos["action_mask"].copy()
    envs.step(masks.argmax(1))
    _, infos = envs.reset(seed=1, options={"reset_mask": np.array([True, False])})
    assert (infos["action_mask"][0] == masks[0]).all()
    assert (infos["action_mask"][1] != masks[1]).any()
    sync = gymnasium.make_vec("drakkar/vikings-v0", num_envs=2, vectorization_mode="sync")
    assert sync.reset(seed=1)[0].shape[0] == 2


# ---- mistakes --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mistaken", "line"),
    [
        (lambda: drakkar.envs.DrakkarEnv("chess"), "Unknown game"),
        (lambda: drakkar.envs.DrakkarEnv("vikings", ["odin"]), "Unknown bot"),
        (lambda: drakkar.envs.DrakkarEnv("vikings", ["karl"] * 4), "played by 5"),
        (lambda: drakkar.envs.DrakkarEnv("vikings", options={"rule": "x"}), "option"),
        (lambda: drakkar.envs.aec("vikings", 2, {"rules": "hard"}), "hard"),
        (lambda: drakkar.envs.aec("vikings", 7), "7"),
        (lambda: drakkar.envs.aec("vikings", 2, versions=(0, 1)), r"\(0, 1\)"),
        (lambda: drakkar.envs.aec("vikings", 2, render_mode="svg"), "svg"),
        (lambda: drakkar.envs.aec("vikings", 2, reward="fame"), "fame"),
        (lambda: drakkar.envs.aec("vikings", 2, dense=True), "dense"),
        (lambda: drakkar.envs.DrakkarEnv("vikings", seat=2), "no seat 2"),
        (lambda: drakkar.envs.vector("vikings", 0), "0 tables"),
        (lambda: drakkar.envs.vector("vikings", 2, 3), "3 processes"),
        (lambda: drakkar.envs.catalogue("vikings").move([10**6]), "1000000"),
        (lambda: drakkar.envs.catalogue("vikings").move([]), "no move"),
        (lambda: drakkar.envs.catalogue("vikings").label(-1), "-1"),
        (
            lambda: drakkar.envs.catalogue("vikings").path(
                drakkar.GAMES["vikings"].move("bid 900")
            ),
            "bid 900",
        ),
        (
            lambda: drakkar.envs.catalogue("vikings").path(
                drakkar.GAMES["vikings"].move("first 1")
            ),
            "no answer",
        ),
    ],
)
def test_mistakes_are_one_line(mistaken, line):
    with pytest.raises(DrakkarError, match=line) as raised:
        mistaken()
    for lang in ("en", "fr"):
        assert "\n" not in raised.value.text(lang)
        assert raised.value.text(lang)


def test_a_wrong_number_is_a_line_and_changes_nothing():
    env = drakkar.envs.Table("shipwrights", 2)
    env.reset(seed=1)
    before = env.play.table.record()
    with pytest.raises(drakkar.envs.EnvsError, match="may not be chosen"):
        env.step(len(env.play.catalogue))
    assert env.play.table.record() == before


def test_a_wrong_path_is_no_move():
    numbers = drakkar.envs.catalogue("shipwrights")
    path = numbers.path(GAMES["shipwrights"].move("pay 1 2 0 3"))
    assert len(path) == 5
    assert numbers.move(path) == GAMES["shipwrights"].move("pay 1 2 0 3")
    for wrong in (path[:-1], (*path, path[-1]), (path[0], *reversed(path[1:]))):
        with pytest.raises(drakkar.envs.EnvsError):
            numbers.move(wrong)


def test_usual_opponents():
    assert drakkar.envs.DrakkarEnv("vikings")._bots == [bot("karl")]
    assert drakkar.envs.DrakkarEnv("odin")._bots == []
