"""A net learns two-player Vikings (basic rules): first by watching bots, then by masked PPO.

    pip install "drakkar[rl]" sb3-contrib matplotlib
    python examples/learn_vikings.py --out learned

``--minutes`` is CPU time of this process, without judging. Writes the net (``vikings.zip``), the
learning curve as numbers (``curve.json``) and as a picture (``curve.svg``).
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
from stable_baselines3.common.vec_env import DummyVecEnv

import drakkar.envs
from drakkar.bots import bot

POINTS = 10.0
"""What rewards, in points, are divided by."""
VERSIONS = (drakkar.envs.CATALOGUE_VERSION, drakkar.envs.OBSERVATION_VERSION)
SEEN = drakkar.envs.observer("vikings", 2).size
MOVES = len(drakkar.envs.catalogue("vikings"))
ROWS = ("warrior", "noble", "scout", "goldsmith", "fisherman")
PLANES = (
    *(f"{what}.own.%s" for what in ("lefts", "rights", "settlers")),
    *(f"middles.own.{what}.%s" for what in ("farmstead", "church", "longhouse", "tower")),
    *(f"ships.own.ship_{what}" for what in ("red", "blue", "green", "yellow")),
)
"""What lies on one's own coast, a plane of cells each; a ship is in all cells of its column."""
NEAR = 14
"""Columns of the coast that are looked at cell by cell: hardly anybody builds farther out."""
SLOTS = 12


# ---- the net ---------------------------------------------------------------------------------


def coast() -> torch.Tensor:
    """Where the planes of the coast lie in the observation: plane, row, column."""
    places = {
        f"{block.name}.{label}": place
        for block in drakkar.envs.observer("vikings", 2).blocks
        for place, label in enumerate(block.labels, block.start)
    }
    return torch.tensor(
        [
            [
                [places[f"{plane % row if '%' in plane else plane}.{column}"] for column in _NEAR]
                for row in ROWS
            ]
            for plane in PLANES
        ]
    )


_NEAR = range(1, NEAR + 1)


class Scores(torch.nn.Module):
    """What each move looks like. A dense layer sees all; a cell of the coast is scored by what
    lies around it, a lot by what it holds, with the same weights wherever they are."""

    def __init__(self, columns: list[int], size: int = 256, cell: int = 32, lot: int = 48) -> None:
        super().__init__()
        labels = drakkar.envs.catalogue("vikings").labels()
        numbers = {label: number for number, label in enumerate(labels)}
        blocks = drakkar.envs.observer("vikings", 2).blocks
        (lots,) = [block for block in blocks if block.name == "lots"]
        self.register_buffer("columns", torch.tensor(columns))
        self.register_buffer("coast", coast())
        self.register_buffer("row", torch.eye(len(ROWS))[:, :, None].repeat(1, 1, NEAR))
        self.register_buffer("lots", torch.arange(lots.start, lots.stop).view(SLOTS, -1))
        self.register_buffer("price", torch.eye(SLOTS))
        moves = [f"{kind} {row} {at}" for kind in ("place", "land") for row in ROWS for at in _NEAR]
        self.register_buffer("cells", torch.tensor([numbers[move] for move in moves]))
        self.register_buffer("buys", torch.tensor([numbers[f"buy {n}"] for n in range(SLOTS)]))
        layers = torch.nn
        # all rows of a column and of its neighbours
        around = (2 * len(ROWS) - 1, 3)
        self.around = layers.Conv2d(len(PLANES) + len(ROWS), cell, around, padding=(4, 1))
        self.all = layers.Linear(len(columns) + 2 * cell, size)
        self.some = layers.Dropout(0.1)
        self.any = layers.Linear(size, MOVES)
        torch.nn.init.zeros_(self.any.weight)
        self.told_cell = layers.Linear(size, cell)
        self.cell = layers.Sequential(
            layers.ReLU(), layers.Conv2d(cell, cell, 1), layers.ReLU(), layers.Conv2d(cell, 2, 1)
        )
        self.told_lot = layers.Linear(size, lot)
        self.inside = layers.Linear(self.lots.shape[1] + SLOTS, lot)
        self.lot = layers.Sequential(layers.ReLU(), layers.Linear(lot, 1))

    def forward(self, seen: torch.Tensor) -> torch.Tensor:
        rows = self.row.expand(len(seen), -1, -1, -1)
        around = self.around(torch.cat([seen[:, self.coast], rows], 1))
        held = around.relu()
        everything = [seen[:, self.columns], held.amax((2, 3)), held.mean((2, 3))]
        told = self.some(self.all(torch.cat(everything, 1)).relu())
        cells = self.cell(around + self.told_cell(told)[:, :, None, None])
        prices = self.price.expand(len(seen), -1, -1)
        inside = self.inside(torch.cat([seen[:, self.lots], prices], 2))
        lots = self.lot(inside + self.told_lot(told)[:, None])
        scores = self.any(told).index_add(1, self.cells, cells.flatten(1))
        return scores.index_add(1, self.buys, lots.squeeze(2))


class Worth(torch.nn.Module):
    """How many points are still to be gained."""

    def __init__(self, columns: list[int], size: int = 64) -> None:
        super().__init__()
        self.register_buffer("columns", torch.tensor(columns))
        self.layers = torch.nn.Sequential(
            torch.nn.Linear(len(columns), size),
            torch.nn.ReLU(),
            torch.nn.Dropout(0.2),
            torch.nn.Linear(size, 1),
        )

    def forward(self, seen: torch.Tensor) -> torch.Tensor:
        return self.layers(seen[:, self.columns])


class Policy(MaskableActorCriticPolicy):
    """sb3's policy with these two nets; ``columns``: what of the observation they look at."""

    def __init__(self, *given: Any, columns: list[int], **more: Any) -> None:
        self.columns = columns
        super().__init__(*given, net_arch=[], **more)

    def _build(self, lr_schedule: Any) -> None:
        super()._build(lr_schedule)
        self.action_net, self.value_net = Scores(self.columns), Worth(self.columns)
        self.optimizer = self.optimizer_class(
            self.parameters(), lr=lr_schedule(1), **self.optimizer_kwargs
        )

    def _get_constructor_parameters(self) -> dict[str, Any]:
        return super()._get_constructor_parameters() | {"columns": self.columns}


# ---- the table -------------------------------------------------------------------------------


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


def imitate(policy: Any, answers: list[Answer], epochs: int, rate: float, seed: int) -> None:
    """Fit choices and values to what was watched, ever more slowly."""
    optimizer = torch.optim.AdamW(policy.parameters(), weight_decay=0.02)
    rng, batch = np.random.default_rng(seed), 512
    policy.train()
    for epoch in range(epochs):
        order, sums = rng.permutation(len(answers)), np.zeros(3)
        for start in range(0, len(order), batch):
            done = (epoch + start / len(order)) / epochs
            for group in optimizer.param_groups:
                group["lr"] = rate * (1 + np.cos(np.pi * done)) / 2
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
            loss = 0.02 * off - chances.mean()
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            sums += (-float(chances.mean().detach()), float(off.detach()), 1)
        choices, worth = sums[:2] / sums[2]
        print(f"  epoch {epoch + 1}: choices {choices:.3f}, values {worth:.3f}", flush=True)
    policy.eval()


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
    taught = [point["minutes"] for point in points if point["stage"] != "ppo"]
    axes.axvline(taught[-1], color="#888", lw=0.7)  # left of it bots are watched, right of it PPO
    axes.set(xlabel="CPU minutes", ylabel="games won, %", ylim=(0, 101))
    axes.set_title("Two-player Vikings, basic rules")
    axes.legend(loc="lower right")
    figure.savefig(path, metadata={"Date": None})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--minutes", type=float, default=18, help="CPU time (default: 18)")
    parser.add_argument("--karl", type=int, default=900, help="games of karl's that are watched")
    parser.add_argument("--jarl", type=int, default=650, help="games of jarl's")
    parser.add_argument("--judged", type=int, default=100, help="games per judgement and bot")
    parser.add_argument("--every", type=float, default=2, help="CPU minutes between judgements")
    parser.add_argument("--final", type=int, default=400, help="games of the last judgement")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("learned"))
    wish = parser.parse_args()
    wish.out.mkdir(parents=True, exist_ok=True)
    torch.set_num_threads(wish.threads)
    lessons = [
        (teacher, watched(games, 1_000_000 * wish.seed, teacher), epochs, rate)
        for teacher, games, epochs, rate in (
            ("karl", wish.karl, 2, 1.5e-3),
            ("jarl:500", wish.jarl, 4, 1e-3),
        )
    ]
    model = MaskablePPO(
        Policy,
        DummyVecEnv([lambda: environment("karl") for _ in range(32)]),
        learning_rate=2e-4,
        n_steps=256,
        batch_size=1024,
        n_epochs=4,
        gamma=0.999,
        gae_lambda=0.95,
        clip_range=0.15,
        target_kl=0.02,
        policy_kwargs={"columns": columns([answer for lesson in lessons for answer in lesson[1]])},
        seed=wish.seed,
        device="cpu",
    )
    curve = Curve(wish.out, wish.minutes, wish.every, wish.judged)
    curve.init_callback(model)
    curve.judge("untaught")
    curve.points[0]["minutes"] = 0.0  # watching has taught nothing yet
    for teacher, answers, epochs, rate in lessons:
        print(f"{len(answers)} answers of {teacher}, {process_time() / 60:.1f} CPU minutes")
        imitate(model.policy, answers, epochs, rate, wish.seed)
        curve.judge(teacher)
    for part in model.policy.modules():
        if isinstance(part, torch.nn.Dropout):
            part.p = 0.0  # PPO compares chances before and after: nothing else may change them
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
