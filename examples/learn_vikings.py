"""A net learns two-player Vikings (basic rules): first by watching jarl, then by masked PPO.

    pip install "drakkar[rl]" sb3-contrib matplotlib
    python examples/learn_vikings.py --minutes 60 --out learned

``--minutes`` is CPU time of this process. Writes the net (``vikings.zip``), the learning curve as
numbers (``curve.json``) and as a picture (``curve.svg``).
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from random import Random
from time import process_time
from typing import Any, NamedTuple

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

POINTS = 10.0
"""What rewards, in points, are divided by."""
VERSIONS = (drakkar.envs.CATALOGUE_VERSION, drakkar.envs.OBSERVATION_VERSION)
SEEN = drakkar.envs.observer("vikings", 2).size
MOVES = len(drakkar.envs.catalogue("vikings"))


class Trunk(BaseFeaturesExtractor):
    """A first layer that choosing and judging share: nine tenths of the work are here. It looks
    at these columns of the observation only."""

    def __init__(self, space: gymnasium.Space, columns: list[int], size: int = 384) -> None:
        super().__init__(space, size)
        self.register_buffer("columns", torch.tensor(columns))
        self.layer = torch.nn.Sequential(torch.nn.Linear(len(columns), size), torch.nn.ReLU())

    def forward(self, observations: torch.Tensor) -> torch.Tensor:
        return self.layer(observations[:, self.columns])


def environment(opponent: str) -> gymnasium.Env:
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
    return gymnasium.wrappers.TransformReward(env, lambda points: points / POINTS)


# ---- watching --------------------------------------------------------------------------------


class Answer(NamedTuple):
    """A question with more than one legal answer, and what the teacher says to it."""

    places: np.ndarray  # where the observation is not zero
    numbers: np.ndarray  # what stands there
    legal: np.ndarray
    chosen: int
    left: float  # what was still gained from there on


def watched(games: int, seed: int, teacher: str) -> list[Answer]:
    """The teacher plays both seats."""
    play, master = drakkar.envs.Play("vikings", 2), bot(teacher)
    answers: list[Answer] = []
    for number in range(seed, seed + games):
        rng = Random(number)
        play.begin(number)
        asked: list[tuple[int, Answer]] = []
        while not play.over:
            table, seat = play.table, play.seat
            move = master.choose(table.game, table.guess(seat, rng), seat, table.moves(), rng)
            legal = play.numbers()
            if len(legal) > 1:
                seen, lead = play.observe(seat), play.leads()[seat]
                (places,) = seen.nonzero()
                chosen = play.catalogue.numbers[move]
                answer = Answer(places, seen[places], np.array(legal), chosen, lead)
                asked.append((seat, answer))
            play.play(move)
        final = play.leads()
        answers += [
            answer._replace(left=(final[seat] - answer.left) / POINTS) for seat, answer in asked
        ]
    return answers


def columns(answers: list[Answer], least: int = 20) -> list[int]:
    """The places of the observation that were not zero in so many answers: what lies beyond
    hardly ever happens."""
    count = np.zeros(SEEN, dtype=int)
    for answer in answers:
        count[answer.places] += 1
    return np.flatnonzero(count >= least).tolist()


def imitate(policy: Any, answers: list[Answer], epochs: int, seed: int) -> None:
    """Fit choices and values to what was watched, ever more slowly."""
    optimizer = torch.optim.AdamW(policy.parameters(), weight_decay=0.02)
    rng, batch = np.random.default_rng(seed), 512
    for epoch in range(epochs):
        for group in optimizer.param_groups:
            group["lr"] = 1e-3 * (1 + np.cos(np.pi * epoch / epochs)) / 2
        order, sums = rng.permutation(len(answers)), np.zeros(3)
        for start in range(0, len(order), batch):
            rows = [answers[row] for row in order[start : start + batch]]
            seen = np.zeros((len(rows), SEEN), dtype=np.float32)
            mask = np.zeros((len(rows), MOVES), dtype=bool)
            for row, answer in enumerate(rows):
                seen[row, answer.places] = answer.numbers
                mask[row, answer.legal] = True
            chosen = torch.tensor([answer.chosen for answer in rows])
            values, chances, _ = policy.evaluate_actions(torch.as_tensor(seen), chosen, mask)
            left = torch.tensor([answer.left for answer in rows], dtype=torch.float32)
            off = ((values.flatten() - left) ** 2).mean()
            loss = -chances.mean() + 0.25 * off
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            sums += (-float(chances.mean().detach()), float(off.detach()), 1)
        choices, values = sums[:2] / sums[2]
        print(f"  epoch {epoch + 1}: choices {choices:.3f}, values {values:.3f}", flush=True)


# ---- judging ---------------------------------------------------------------------------------


def wins(policy: Any, opponent: str, games: int, seed: int) -> float:
    """The share of games that the net wins, always choosing what it likes best; both seats; a game
    that both win counts half."""
    envs = [environment(opponent) for _ in range(min(games, 50))]
    begun, won = len(envs), 0.0
    seen = [env.reset(seed=seed + number)[0] for number, env in enumerate(envs)]
    while envs:
        mask = np.stack([env.unwrapped.action_masks() for env in envs])
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


def interval(share: float, games: int) -> tuple[float, float]:
    """95 of 100 such intervals (Wilson's) hold the true share."""
    z = 1.96
    middle = (share + z * z / 2 / games) / (1 + z * z / games)
    half = z / (1 + z * z / games) * (share * (1 - share) / games + (z / 2 / games) ** 2) ** 0.5
    return middle - half, middle + half


class Curve(BaseCallback):
    """Judges the net now and then, keeps the best, and stops when the time is spent."""

    def __init__(self, out: Path, minutes: float, every: float, games: int) -> None:
        super().__init__()
        self.out, self.minutes, self.every, self.games = out, minutes, every, games
        self.judging = 0.0  # CPU minutes that are not the net's
        self.points: list[dict[str, Any]] = []
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
            point[opponent] = wins(self.model.policy, opponent, self.games, 10_000_000)
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
    taught = [point["minutes"] for point in points if point["stage"] == "watched"]
    axes.axvline(taught[-1], color="#888", lw=0.7)  # left of it jarl is watched, right of it PPO
    axes.set(xlabel="CPU minutes", ylabel="games won, %", ylim=(0, 101))
    axes.set_title("Two-player Vikings, basic rules")
    axes.legend(loc="lower right")
    figure.savefig(path, metadata={"Date": None})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--minutes", type=float, default=60, help="CPU time (default: 60)")
    parser.add_argument("--teacher", default="jarl:500", help="the bot that is watched")
    parser.add_argument("--games", type=int, default=600, help="games of his that are watched")
    parser.add_argument("--epochs", type=int, default=10, help="how often these are gone through")
    parser.add_argument("--judged", type=int, default=100, help="games per judgement and bot")
    parser.add_argument("--every", type=float, default=5, help="CPU minutes between judgements")
    parser.add_argument("--final", type=int, default=400, help="games of the last judgement")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("learned"))
    wish = parser.parse_args()
    wish.out.mkdir(parents=True, exist_ok=True)
    torch.set_num_threads(wish.threads)
    answers = watched(wish.games, 1_000_000 * wish.seed, wish.teacher)
    print(f"{len(answers)} answers of {wish.teacher}, {process_time() / 60:.1f} CPU minutes")
    model = MaskablePPO(
        MaskableActorCriticPolicy,
        DummyVecEnv([lambda: environment("karl") for _ in range(16)]),
        learning_rate=1e-4,
        n_steps=256,
        batch_size=1024,
        n_epochs=4,
        gamma=0.999,
        gae_lambda=0.95,
        clip_range=0.15,
        ent_coef=0.0,
        target_kl=0.03,
        policy_kwargs={
            "features_extractor_class": Trunk,
            "features_extractor_kwargs": {"columns": columns(answers)},
            "net_arch": {"pi": [256], "vf": [128]},
            "activation_fn": torch.nn.ReLU,
        },
        seed=wish.seed,
        device="cpu",
    )
    curve = Curve(wish.out, wish.minutes, wish.every, wish.judged)
    curve.init_callback(model)
    curve.judge("untaught")
    curve.points[0]["minutes"] = 0.0  # watching has taught nothing yet
    imitate(model.policy, answers, wish.epochs, wish.seed)
    del answers
    curve.judge("watched")
    model.learn(10**9, callback=curve)
    curve.judge("ppo")
    picture(curve.points, wish.out / "curve.svg")
    best = MaskablePPO.load(wish.out / "vikings", device="cpu").policy
    for opponent in ("thrall", "karl"):  # games that chose nothing
        share = wins(best, opponent, wish.final, 20_000_000)
        low, high = interval(share, wish.final)
        print(
            f"{share:.1%} of {wish.final} against {opponent} (95 %: {low:.1%} to {high:.1%})",
            flush=True,
        )


if __name__ == "__main__":
    main()
