"""Which weights of a judgement would make more points: karl plays with weights drawn at random.

``python -m benchmarks.weights odin --players 1 --games 400 --out odin.jsonl``

In every game each seat judges by the sources of karl's judgement, times the weights that jarl has
(``Rules.weights``), times a factor of its own for each source (log-normal, ``--spread``). Points
(with several players: ahead of the mean of the others) are then fitted to the logarithms of the
factors and their squares. What is drawn too large and what is drawn too small both cost, so the
squares matter; and effects far from the middle do not add up, so go half the way, and draw again
around there. A fit says where to look, only play says what is better: try it on other deals.

``--positions 800``: they look for turns as jarl does, with so many positions, but roll nothing on.
Names under the same head with the same weight share a factor. With ``--out`` games are appended to
a file and fitted with those that are in it already; ``--games 0`` only fits.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from math import exp, inf
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from drakkar.bots import Bot, Jarl, play_out
from drakkar.bots.jarl import Thought
from drakkar.bots.karl import POSITIONS, WIDTH, Judge, Search, Turn, attended, judged, pick
from drakkar.bots.weighing import weights_of
from drakkar.games import game
from drakkar.kernel.game import Game
from drakkar.kernel.question import Move
from drakkar.kernel.state import State
from drakkar.kernel.table import Table

MOST = 1.2
"""A fit is believed no farther than so many spreads from the middle."""
LEAST_CURVE = -0.25
"""Where it bends upwards, or less than this, this is taken instead."""


class Sighted:
    """Karl with a judgement of his own."""

    def __init__(self, judge: Judge) -> None:
        self.judge = judge

    def choose(self, game: Game, s: State, seat: int, moves: list[Move], rng: Random) -> Move:
        moves = attended(game, s, seat, moves)
        if len(moves) == 1:
            return moves[0]
        search = Search(game, seat, rng, min(WIDTH, 4 + POSITIONS // len(moves)), self.judge)
        return pick(search.turns(s, moves, POSITIONS), rng).move


class Finder(Jarl):
    """Jarl with a judgement of his own, by which alone he chooses among the turns he finds."""

    def __init__(self, positions: float, judge: Judge) -> None:
        super().__init__(positions, inf)
        self.judge = judge

    def think(self, game: Game, s: State, seat: int, rng: Random) -> Thought:
        return Found(game, s, seat, rng, self.positions, self.judge)


class Found(Thought):
    def __init__(
        self, game: Game, s: State, seat: int, rng: Random, positions: float, judge: Judge
    ) -> None:
        super().__init__(game, s, seat, rng, positions, inf)
        self.judge = judge

    def ranked(self, moves: list[Move]) -> list[Turn]:
        return self.candidates(moves)


def group_of(game: Game) -> Callable[[str], str]:
    """The factor of a source: by its head, and by its weight where those under a head differ."""
    weights, heads = weights_of(game), {name.partition("/")[0] for name in game.rules.weights}

    def group(name: str) -> str:
        head = name.partition("/")[0]
        return f"{head} {weights[name]:g}" if head in heads else head

    return group


def judge_with(game: Game, factors: Callable[[str], float]) -> Judge:
    """The weighed sources, each times its factor; the end of a game is judged as it is."""
    weights, group, sources = weights_of(game), group_of(game), game.rules.sources
    known: dict[str, float] = {}

    def judge(s: State, seat: int) -> float:
        if not s.agenda or sources is None:
            return judged(game, s, seat)
        total = 0.0
        for name, points in sources(s, seat).items():
            weight = known.get(name)
            if weight is None:
                weight = weights[name]
                if not name.startswith("score/"):
                    weight *= factors(group(name))
                known[name] = weight
            total += weight * points
        return total

    return judge


def played(
    slug: str, players: int, seed: int, spread: float, positions: float = 0
) -> dict[str, Any]:
    """One game: by seat the logarithms of the factors (in spreads) and the points."""
    draws: list[dict[str, float]] = [{} for _ in range(players)]
    table = Table(game(slug), players, {}, seed)

    def drawn(seat: int, name: str) -> float:
        if name not in draws[seat]:
            draws[seat][name] = round(Random(f"{seed} {seat} {name}").gauss(0, 1), 4)
        return exp(spread * draws[seat][name])

    def factors(seat: int) -> Callable[[str], float]:
        return lambda name: drawn(seat, name)

    judges = [judge_with(table.game, factors(seat)) for seat in range(players)]
    bots: list[Bot] = [
        Finder(positions, judge) if positions else Sighted(judge) for judge in judges
    ]
    play_out(table, bots)
    return {"seed": seed, "draws": draws, "points": list(table.result().scores)}


def rows(games: list[dict[str, Any]]) -> tuple[list[str], Any, Any]:
    """Names, what was drawn (and its squares), what it came to; against the mean of the others."""
    names = sorted({name for each in games for seat in each["draws"] for name in seat})
    inputs, results = [], []
    for each in games:
        drawn = np.array([[seat.get(name, 0.0) for name in names] for seat in each["draws"]])
        both = np.hstack([drawn, drawn**2])
        points = np.array(each["points"], float)
        many = len(points)
        if many > 1:
            both = (many * both - both.sum(0)) / (many - 1)
            points = (many * points - points.sum()) / (many - 1)
        # with two the second seat says the same again
        inputs.append(both if many > 2 else both[:1])
        results.append(points if many > 2 else points[:1])
    x, y = np.vstack(inputs), np.concatenate(results)
    return names, x - x.mean(0), y - y.mean()


def fitted(x: Any, y: Any) -> tuple[Any, Any]:
    """Points per spread, and their errors, pulled to nothing as hard as what was seen is likeliest
    (the evidence of a ridge)."""
    many, size = x.shape
    gram, both = x.T @ x, x.T @ y
    best: tuple[float, Any, Any] | None = None
    for pull in np.geomspace(3, 3000, 25):
        slopes = np.linalg.solve(gram + pull * np.eye(size), both)
        noise = (y @ y - both @ slopes) / many
        likely = -many * np.log(noise) - np.linalg.slogdet(np.eye(size) + gram / pull)[1]
        if best is None or likely > best[0]:
            inverse = np.linalg.inv(gram + pull * np.eye(size))
            best = (likely, slopes, np.sqrt(noise * np.diag(inverse)))
    assert best is not None
    return best[1], best[2]


def advice(slope: float, curve: float, spread: float) -> float:
    """The factor at which a source makes most, by the fit."""
    return exp(spread * max(-MOST, min(MOST, slope / (-2 * min(curve, LEAST_CURVE)))))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--spread", type=float, default=0.25)
    parser.add_argument("--positions", type=int, default=0)
    parser.add_argument("--out", type=Path)
    args = parser.parse_args()
    games: list[dict[str, Any]] = []
    if args.out is not None and args.out.exists():
        games = [json.loads(line) for line in args.out.read_text(encoding="utf-8").splitlines()]
    for seed in range(args.seed + len(games), args.seed + len(games) + args.games):
        games.append(played(args.game, args.players, seed, args.spread, args.positions))
        if args.out is not None:
            with args.out.open("a", encoding="utf-8") as file:
                file.write(json.dumps(games[-1]) + "\n")
    names, x, y = rows(games)
    slopes, errors = fitted(x, y)
    size = len(names)
    print(f"{len(games)} games; points of a seat scatter by {y.std():.1f}")
    print(f"{'source':32} {'points a spread':>18} {'bent by':>16} {'factor':>7}")
    for n in sorted(range(size), key=lambda n: -abs(slopes[n] / errors[n])):
        print(
            f"{names[n]:32} {slopes[n]:+9.2f} ± {1.96 * errors[n]:5.2f}"
            f" {slopes[size + n]:+7.2f} ± {1.96 * errors[size + n]:5.2f}"
            f" {advice(slopes[n], slopes[size + n], args.spread):7.2f}"
        )


if __name__ == "__main__":
    main()
