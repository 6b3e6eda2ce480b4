"""A net learns two-player Vikings (basic rules): first by watching karl, then by masked PPO.

    pip install "drakkar[rl]" sb3-contrib matplotlib
    python examples/learn_vikings.py --minutes 60 --out learned

``--minutes`` is CPU time of this process. Writes the net (``vikings.zip``), the learning curve as
numbers (``curve.json``) and as a picture (``curve.svg``).
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

import gymnasium
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.policies import MaskableActorCriticPolicy
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.torch_layers import BaseFeaturesExtractor
from stable_baselines3.common.vec_env import DummyVecEnv

import drakkar.envs
from drakkar.bots import bot

NEAR = 12
"""Columns of the coast that the net is shown: what lies farther out hardly ever happens."""
POINTS = 10.0
"""What rewards, in points, are divided by."""
RATES = (*(1e-3 * 0.5**epoch for epoch in range(6)), *(6e-4 * 0.7**epoch for epoch in range(6)))
"""How fast it learns while watching, epoch by epoch: a second time from above."""
VERSIONS = (drakkar.envs.CATALOGUE_VERSION, drakkar.envs.OBSERVATION_VERSION)


def near() -> list[int]:
    """The numbers of the observation without the cells beyond column ``NEAR``."""
    kept = []
    for block in drakkar.envs.observer("vikings", 2).blocks:
        coast = block.name in ("lefts", "rights", "middles", "settlers", "ships")
        for place, label in enumerate(block.labels, block.start):
            if not coast or int(label.rpartition(".")[2]) <= NEAR:
                kept.append(place)
    return kept


class Trunk(BaseFeaturesExtractor):
    """A first layer that choosing and judging share: nine tenths of the work are here."""

    def __init__(self, space: gymnasium.Space, size: int = 256) -> None:
        super().__init__(space, size)
        self.layer = torch.nn.Sequential(torch.nn.Linear(space.shape[0], size), torch.nn.ReLU())

    def forward(self, observations: torch.Tensor) -> torch.Tensor:
        return self.layer(observations)


class Near(gymnasium.ObservationWrapper):
    """The environment with the shorter observation."""

    def __init__(self, env: gymnasium.Env, kept: list[int]) -> None:
        super().__init__(env)
        self.kept = np.array(kept)
        self.observation_space = gymnasium.spaces.Box(-100, 100, (len(kept),), np.float32)

    def observation(self, observation: Any) -> Any:
        return observation[self.kept]

    def action_masks(self) -> Any:
        return self.env.unwrapped.action_masks()


def environment(opponent: str, kept: list[int]) -> Near:
    """Either seat against this bot; every step brings the points it gains on him."""
    env = gymnasium.make(
        "drakkar/vikings-v0",
        opponents=[opponent],
        seat=None,
        reward="score",
        dense=True,
        versions=VERSIONS,
        disable_env_checker=True,
    )
    return Near(gymnasium.wrappers.TransformReward(env, lambda points: points / POINTS), kept)


# ---- watching --------------------------------------------------------------------------------


def watched(games: int, kept: list[int], seed: int) -> tuple[np.ndarray, ...]:
    """What karl saw, what he might have done, what he did, and how much he still gained."""
    play, karl = drakkar.envs.Play("vikings", 2), bot("karl")
    columns = np.array(kept)
    seen, masks, chosen, left = [], [], [], []
    for number in range(games):
        rng = Random(seed + number)
        play.begin(seed + number)
        steps: list[tuple[int, float]] = []
        while not play.over:
            table, seat = play.table, play.seat
            moves = table.moves()
            move = karl.choose(table.game, table.guess(seat, rng), seat, moves, rng)
            seen.append(play.observe(seat)[columns].astype(np.float16))
            masks.append(np.packbits(play.mask()))
            chosen.append(play.catalogue.path(move)[0])
            steps.append((seat, play.leads()[seat]))
            play.play(move)
        final = play.leads()
        left += [(final[seat] - lead) / POINTS for seat, lead in steps]
    return np.stack(seen), np.stack(masks), np.array(chosen), np.array(left, dtype=np.float32)


def imitate(policy: Any, data: tuple[np.ndarray, ...], rates: Sequence[float] = RATES) -> None:
    """Fit choices and values to what was watched."""
    seen, masks, chosen, left = data
    actions = policy.action_space.n
    optimizer = torch.optim.Adam(policy.parameters())
    for epoch, rate in enumerate(rates):
        for group in optimizer.param_groups:
            group["lr"] = rate
        order, sums, batch = np.random.default_rng(epoch).permutation(len(seen)), [0.0] * 3, 512
        for start in range(0, len(order), batch):
            rows = order[start : start + batch]
            mask = np.unpackbits(masks[rows], axis=1, count=actions)
            values, chances, _ = policy.evaluate_actions(
                torch.as_tensor(seen[rows].astype(np.float32)),
                torch.as_tensor(chosen[rows]),
                action_masks=mask,
            )
            off = ((values.flatten() - torch.as_tensor(left[rows])) ** 2).mean()
            loss = -chances.mean() + 0.5 * off
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            sums[0] -= float(chances.mean().detach())
            sums[1] += float(off.detach())
            sums[2] += 1
        print(
            f"  watched {epoch + 1}: {sums[0] / sums[2]:.3f}, values {sums[1] / sums[2]:.3f}",
            flush=True,
        )


# ---- judging ---------------------------------------------------------------------------------


def wins(policy: Any, opponent: str, games: int, kept: list[int], seed: int) -> float:
    """The share of games that the net wins, always choosing what it likes best; both seats; a game
    that both win counts half."""
    envs = [environment(opponent, kept) for _ in range(min(games, 50))]
    begun, won = len(envs), 0.0
    seen = [env.reset(seed=seed + number)[0] for number, env in enumerate(envs)]
    while envs:
        mask = np.stack([env.action_masks() for env in envs])
        actions, _ = policy.predict(np.stack(seen), deterministic=True, action_masks=mask)
        going, then = [], []
        for env, action in zip(envs, actions, strict=True):
            observation, _, over, _, info = env.step(action)
            if over:
                result = env.unwrapped.play.table.result()
                won += info["won"] / len(result.winners)
                if begun == games:
                    continue
                observation = env.reset(seed=seed + begun)[0]
                begun += 1
            going.append(env)
            then.append(observation)
        envs, seen = going, then
    return won / games


class Curve(BaseCallback):
    """Judges the net now and then, keeps the best, and stops when the time is spent."""

    def __init__(
        self, out: Path, kept: list[int], minutes: float, every: float, games: int
    ) -> None:
        super().__init__()
        self.out, self.kept, self.minutes, self.every = out, kept, minutes, every
        self.games = games
        self.judging = 0.0  # CPU minutes that are not the net's
        self.points: list[dict[str, float]] = []
        self.best = -1.0

    def spent(self) -> float:
        return process_time() / 60 - self.judging

    def judge(self, stage: str) -> None:
        minutes, start = self.spent(), process_time()
        point: dict[str, Any] = {
            "minutes": round(minutes, 2),
            "stage": stage,
            "steps": self.num_timesteps,
        }
        for opponent in ("thrall", "karl"):
            point[opponent] = wins(self.model.policy, opponent, self.games, self.kept, 10_000_000)
        self.points.append(point)
        print(json.dumps(point), flush=True)
        (self.out / "curve.json").write_text(json.dumps(self.points, indent=1) + "\n")
        if point["karl"] > self.best:
            self.best = point["karl"]
            self.model.save(self.out / "vikings")
        self.judging += (process_time() - start) / 60

    def _on_step(self) -> bool:
        return self.spent() < self.minutes

    def _on_rollout_end(self) -> None:
        if self.spent() >= self.points[-1]["minutes"] + self.every:
            self.judge("ppo")


def picture(points: list[dict[str, Any]], path: Path) -> None:
    """The learning curve."""
    import matplotlib

    matplotlib.use("svg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(7, 4))
    for opponent, colour in (("thrall", "#3b6ea5"), ("karl", "#b5532a")):
        shares = [100 * point[opponent] for point in points]
        axes.plot(
            [point["minutes"] for point in points], shares, ".-", color=colour, label=opponent
        )
    axes.axhline(95, color="#3b6ea5", lw=0.7, ls=":")
    axes.axhline(40, color="#b5532a", lw=0.7, ls=":")
    by_itself = [point["minutes"] for point in points if point["stage"] == "ppo"]
    if by_itself:  # left of it karl was watched
        axes.axvline(by_itself[0], color="#888", lw=0.7)
    axes.set(xlabel="CPU minutes", ylabel="games won, %", ylim=(0, 101))
    axes.set_title("Two-player Vikings, basic rules")
    axes.legend(loc="lower right")
    figure.savefig(path, metadata={"Date": None})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--minutes", type=float, default=60, help="CPU time (default: 60)")
    parser.add_argument("--games", type=int, default=1250, help="games of karl that are watched")
    parser.add_argument("--judged", type=int, default=200, help="games per judgement and bot")
    parser.add_argument("--every", type=float, default=5, help="CPU minutes between judgements")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("learned"))
    wish = parser.parse_args()
    wish.out.mkdir(parents=True, exist_ok=True)
    torch.set_num_threads(wish.threads)
    kept = near()
    envs = DummyVecEnv([lambda: environment("karl", kept) for _ in range(16)])
    model = MaskablePPO(
        MaskableActorCriticPolicy,
        envs,
        learning_rate=1e-4,
        n_steps=256,
        batch_size=1024,
        n_epochs=4,
        gamma=0.999,
        gae_lambda=0.95,
        clip_range=0.15,
        ent_coef=0.003,
        target_kl=0.03,
        policy_kwargs={
            "features_extractor_class": Trunk,
            "net_arch": {"pi": [256], "vf": [128]},
            "activation_fn": torch.nn.ReLU,
        },
        seed=wish.seed,
        device="cpu",
    )
    curve = Curve(wish.out, kept, wish.minutes, wish.every, wish.judged)
    curve.init_callback(model)
    curve.judge("untaught")
    data = watched(wish.games, kept, 1_000_000)
    print(f"{len(data[0])} answers of karl, {process_time() / 60:.1f} CPU minutes", flush=True)
    imitate(model.policy, data)
    del data
    curve.judge("watched")
    curve.points[-1]["stage"] = "ppo"  # where it begins
    model.learn(10**9, callback=curve)
    curve.judge("ppo")
    picture(curve.points, wish.out / "curve.svg")


if __name__ == "__main__":
    main()
