"""What a position is worth, learned from self-play with numpy only.

    pip install "drakkar[rl]"
    python examples/value_net.py --game vikings --games 3000 --out value.npz

Bots play each other; some of the positions that a seat is asked in are kept with what came of them:
by how many points the seat was ahead in the end. A small net (one hidden layer) is fitted to that,
as long as it gets better at games that it does not learn from, and tried on others, beside the live
score and the mean as guesses.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from random import Random

import numpy as np

import drakkar.envs
from drakkar.bots import bot


def played(game: str, players: int, games: int, bots: list[str], seed: int) -> tuple:
    """Observations, live leads and final leads, of every ``SPARSE``-th answer of each game."""
    play = drakkar.envs.Play(game, players)
    seats = [bot(name) for name in bots]
    seen, live, final = [], [], []
    for number in range(games):
        rng = Random(seed + number)
        play.begin(seed + number)
        kept = []
        while not play.over:
            table, seat = play.table, play.seat
            if rng.randrange(SPARSE) == 0:
                seen.append(play.observe(seat).astype(np.float16))
                live.append(play.leads()[seat])
                kept.append(seat)
            guess = table.guess(seat, rng)
            play.play(seats[seat].choose(table.game, guess, seat, table.moves(), rng))
        leads = play.leads()
        final += [leads[seat] for seat in kept]
    return np.stack(seen), np.array(live, np.float32), np.array(final, np.float32)


SPARSE = 10
HIDDEN = 32
PATIENCE = 3


class Net:
    """One hidden layer."""

    def __init__(self, size: int, seed: int = 1) -> None:
        rng = np.random.default_rng(seed)
        self.weights = [
            (rng.normal(size=(size, HIDDEN)) / np.sqrt(size)).astype(np.float32),
            np.zeros(HIDDEN, np.float32),
            (rng.normal(size=HIDDEN) / np.sqrt(HIDDEN)).astype(np.float32),
            np.zeros(1, np.float32),
        ]
        self._first = [np.zeros_like(weight) for weight in self.weights]
        self._second = [np.zeros_like(weight) for weight in self.weights]
        self._steps = 0

    def __call__(self, seen: np.ndarray) -> np.ndarray:
        return self._hidden(seen) @ self.weights[2] + self.weights[3]

    def _hidden(self, seen: np.ndarray) -> np.ndarray:
        return np.maximum(seen @ self.weights[0] + self.weights[1], 0)

    def learn(self, seen: np.ndarray, wanted: np.ndarray, rate: float) -> None:
        """One step of Adam on the squared error."""
        hidden = self._hidden(seen)
        off = 2 * (hidden @ self.weights[2] + self.weights[3] - wanted) / len(wanted)
        back = np.outer(off, self.weights[2]) * (hidden > 0)
        slopes = [seen.T @ back, back.sum(0), hidden.T @ off, off.sum(keepdims=True)]
        self._steps += 1
        for weight, slope, first, second in zip(
            self.weights, slopes, self._first, self._second, strict=True
        ):
            first += 0.1 * (slope - first)
            second += 0.001 * (slope**2 - second)
            steady = first / (1 - 0.9**self._steps)
            spread = np.sqrt(second / (1 - 0.999**self._steps))
            weight -= rate * (steady / (spread + 1e-8) + 0.02 * weight)


def error(guess: np.ndarray, final: np.ndarray) -> float:
    """The root of the mean square error."""
    return float(np.sqrt(((guess - final) ** 2).mean()))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--game", default="vikings")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--bots", default="thrall,thrall", help="one per seat")
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--epochs", type=int, default=20)
    parser.add_argument("--out", type=Path, default=Path("value.npz"))
    wish = parser.parse_args()
    bots = wish.bots.split(",")
    shares = (wish.games, wish.games // 5 + 1, wish.games // 5 + 1)
    learned, judged, new = (
        played(wish.game, wish.players, games, bots, 1 + 10**6 * part)
        for part, games in enumerate(shares)
    )
    seen, _, final = learned
    used = np.flatnonzero(seen.any(0))  # most cells of a coast are never reached
    seen, judged_seen, new_seen = (
        part[:, used].astype(np.float32) for part in (seen, judged[0], new[0])
    )
    spread = final.std() or 1.0
    net, rng, best, kept = Net(seen.shape[1]), np.random.default_rng(1), np.inf, []
    worse = 0
    for _ in range(wish.epochs):
        for rows in np.array_split(rng.permutation(len(seen)), max(1, len(seen) // 128)):
            net.learn(seen[rows], final[rows] / spread, 3e-4)
        off = error(spread * net(judged_seen), judged[2])
        worse = 0 if off < best else worse + 1
        if worse == PATIENCE:
            break
        if not worse:
            best, kept = off, [weight.copy() for weight in net.weights]
    net.weights = kept
    print(f"{len(seen)} positions learned from, {len(new[0])} new ones; root of mean square error")
    guesses = {"mean": final.mean(), "live score": new[1], "net": spread * net(new_seen)}
    for name, guess in guesses.items():
        print(f"  {name:<10} {error(guess, new[2]):6.2f} points")
    names = ("into", "into_bias", "out", "out_bias")
    versions = (drakkar.envs.CATALOGUE_VERSION, drakkar.envs.OBSERVATION_VERSION)
    weights = dict(zip(names, net.weights, strict=True))
    np.savez(wish.out, versions=versions, used=used, spread=spread, **weights)


if __name__ == "__main__":
    main()
