"""Numbers for ``drakkar.bots.judgement`` from positions and what came of them, with numpy only.

Learned is what jarl's judgement gets wrong of the difference between two seats. First how far to
trust it in every phase of the game; then a straight line through sources and features, one for all
phases and a smaller one of each phase's own; then, if it forecasts games better that it was not
fitted to, a small net for what a line cannot say.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from drakkar.arena.learn.positions import Spot
from drakkar.bots.judgement import CLIP, FORMAT, Head, features_of
from drakkar.games import game

Floats = npt.NDArray[np.float64]
Whole = npt.NDArray[np.int64]

OFTEN = 0.005
"""A source that is there in fewer positions than this share is left out."""
PULLS = (30.0, 100.0, 300.0, 1000.0, 3000.0, 10000.0)
"""How hard a line is pulled to nothing: the best of these, by what it forecasts."""
OWN = (3.0, 30.0)
"""How much harder that of one phase."""
FOLDS = 5
HIDDEN = 16
STEPS = 3000
BATCH = 512
RATE = 2e-3
DECAY = 1e-3
AT_HORIZON = 3.0
"""What a position at the horizon counts for, of which there are fewer; it is where rolls end."""


@dataclass(frozen=True)
class Data:
    """Pairs of seats in positions."""

    sources: tuple[str, ...]
    first: int
    stretches: int
    own: Floats
    other: Floats
    judged: Floats
    """How far jarl's judgement sees the one ahead of the other."""
    phase: Whole
    ahead: Floats
    """How far he was in the end."""
    game: Whole
    weight: Floats


def data_of(games: Sequence[Sequence[Spot]]) -> Data:
    every = [spot for spots in games for spot in spots]
    counts: dict[str, int] = {}
    for spot in every:
        for name in {name for sources in spot.sources for name in sources}:
            counts[name] = counts.get(name, 0) + 1
    names = tuple(sorted(name for name in counts if counts[name] >= OFTEN * len(every)))
    stretches = [spot.stretch for spot in every]
    first, last = min(stretches), max(stretches)
    rows: list[tuple[Any, ...]] = []
    for number, spots in enumerate(games):
        for spot in spots:
            seen = [
                [*(sources.get(name, 0.0) for name in names), *features]
                for sources, features in zip(spot.sources, spot.features, strict=True)
            ]
            phase = 2 * (spot.stretch - first) + spot.at_horizon
            for seat in range(len(seen)):
                for rival in range(seat + 1, len(seen)):
                    ahead = spot.scores[seat] - spot.scores[rival]
                    judged = spot.judged[seat] - spot.judged[rival]
                    weight = AT_HORIZON if spot.at_horizon else 1.0
                    rows.append((seen[seat], seen[rival], judged, phase, ahead, number, weight))
    columns = list(zip(*rows, strict=True))
    return Data(
        names,
        first,
        last - first + 1,
        own=np.array(columns[0], float),
        other=np.array(columns[1], float),
        judged=np.array(columns[2], float),
        phase=np.array(columns[3]),
        ahead=np.array(columns[4], float),
        game=np.array(columns[5]),
        weight=np.array(columns[6], float),
    )


@dataclass
class Model:
    """The numbers, as ``judgement.Head.shapes`` names them."""

    middle: Floats
    spread: Floats
    trust: Floats
    line: Floats
    into: Floats
    bias: Floats
    out: Floats

    def scaled(self, seen: Floats) -> Floats:
        return np.clip((seen - self.middle) / self.spread, -CLIP, CLIP)

    def ahead(self, data: Data) -> Floats:
        """How far it sees the one ahead of the other."""
        own, other = self.scaled(data.own), self.scaled(data.other)
        line = ((own - other) * self.line[data.phase]).sum(1)
        net = self.net(own, data.phase) - self.net(other, data.phase)
        return np.asarray(self.trust[data.phase] * data.judged + line + net)

    def net(self, scaled: Floats, phase: Whole) -> Floats:
        return np.asarray(np.maximum(scaled @ self.into.T + self.bias[phase], 0) @ self.out)

    def numbers(self) -> array[float]:
        parts = (
            self.middle, self.spread, self.trust, self.line, self.into, self.bias, self.out,
        )  # fmt: skip
        return array("f", np.concatenate([part.ravel() for part in parts]).tolist())


@dataclass(frozen=True)
class Fit:
    """What was fitted and how well it forecasts games that it was not fitted to, beside jarl."""

    head: Head
    model: Model
    error: float
    """Root of the mean square, in points, at the horizon."""
    before: float
    """That of jarl's judgement."""


def fit(slug: str, players: Sequence[int], data: Data, seed: int, hidden: int = HIDDEN) -> Fit:
    """From the same data and the same seed the same numbers."""
    rng = np.random.default_rng(seed)
    games = int(data.game.max()) + 1
    fold = rng.permutation(games)[data.game] % FOLDS
    both = np.concatenate([data.own, data.other])
    spread = both.std(0)
    spread[spread < 1e-6] = 1.0
    phases, inputs = 2 * data.stretches, both.shape[1]
    model = Model(
        middle=both.mean(0),
        spread=spread,
        trust=_trust(data, phases),
        line=np.zeros((phases, inputs)),
        into=np.zeros((0, inputs)),
        bias=np.zeros((phases, 0)),
        out=np.zeros(0),
    )
    apart = model.scaled(data.own) - model.scaled(data.other)
    rest = data.ahead - model.trust[data.phase] * data.judged
    pull, own = min(
        ((pull, own) for pull in PULLS for own in OWN),
        key=lambda way: sum(
            _off(data, fold == k, rest, apart, _line(data, fold != k, rest, apart, phases, *way))
            for k in range(FOLDS)
        ),
    )
    tried = fold == 0
    model.line = _line(data, ~tried, rest, apart, phases, pull, own)
    if hidden:
        grown = _grown(model, data, tried, rng, hidden)
        if _error(grown, data, tried, None) < _error(model, data, tried, None):
            model = grown
    at = tried & (data.phase % 2 == 1)
    error, before = _error(model, data, at, None), _error(model, data, at, data.judged)
    head = Head(
        drakkar_weights=FORMAT,
        game=slug,
        revision=game(slug).revision,
        players=sorted(players),
        sources=list(data.sources),
        features=list(features_of(game(slug))),
        first=data.first,
        stretches=data.stretches,
        hidden=len(model.out),
        sha256="",
        learned={
            "games": str(games),
            "error": f"{error:.2f}",
            "error_of_jarl": f"{before:.2f}",
            "pull": f"{pull:g} {own:g}",
        },
    )
    return Fit(head, model, error, before)


def _trust(data: Data, phases: int) -> Floats:
    """By phase, the share of a judged lead that lasts; pulled to the share of all of them."""
    weight = data.weight
    usual = (weight * data.judged * data.ahead).sum() / (weight * data.judged**2).sum()
    trust = np.full(phases, usual)
    pull = 0.05 * (weight * data.judged**2).sum() / phases
    for phase in range(phases):
        here = data.phase == phase
        square = (weight[here] * data.judged[here] ** 2).sum() + pull
        product = (weight[here] * data.judged[here] * data.ahead[here]).sum() + pull * usual
        trust[phase] = product / square
    return trust


def _line(
    data: Data, here: npt.NDArray[np.bool_], rest: Floats, apart: Floats, phases: int,
    pull: float, own: float,
) -> Floats:  # fmt: skip
    """A line for all phases and what each differs from it: ridge regression of both at once."""
    inputs = apart.shape[1]
    size = inputs * (phases + 1)
    normal, product = np.zeros((size, size)), np.zeros(size)
    for phase in range(phases):
        some = here & (data.phase == phase)
        x = apart[some]
        weighed = x * data.weight[some, None]
        square, right = weighed.T @ x, weighed.T @ rest[some]
        at = slice(inputs * (phase + 1), inputs * (phase + 2))
        normal[:inputs, :inputs] += square
        normal[at, at] += square
        normal[:inputs, at] += square
        normal[at, :inputs] += square
        product[:inputs] += right
        product[at] += right
    normal[np.diag_indices(size)] += np.r_[
        np.full(inputs, pull), np.full(size - inputs, pull * own)
    ]
    lines = np.linalg.solve(normal, product).reshape(phases + 1, inputs)
    return np.asarray(lines[0] + lines[1:])


def _off(
    data: Data, here: npt.NDArray[np.bool_], rest: Floats, apart: Floats, line: Floats
) -> float:
    said = (apart[here] * line[data.phase[here]]).sum(1)
    return float((data.weight[here] * (rest[here] - said) ** 2).sum())


def _error(model: Model, data: Data, here: npt.NDArray[np.bool_], judged: Floats | None) -> float:
    said = model.ahead(data) if judged is None else judged
    off = data.weight[here] * (data.ahead - said)[here] ** 2
    return float(np.sqrt(off.sum() / data.weight[here].sum()))


def _grown(
    model: Model, data: Data, tried: npt.NDArray[np.bool_], rng: np.random.Generator, hidden: int
) -> Model:
    """The same with a net for what the line leaves, fitted by Adam, stopped where it forecasts the
    games best that it is not fitted to."""
    inputs, phases = model.line.shape[1], len(model.trust)
    rest = data.ahead - model.ahead(data)
    own, other = model.scaled(data.own), model.scaled(data.other)
    numbers = {
        "into": rng.normal(size=(hidden, inputs)) / np.sqrt(inputs),
        "bias": np.zeros((phases, hidden)),
        "out": rng.normal(size=hidden) * 0.1,
    }
    first = {name: np.zeros_like(part) for name, part in numbers.items()}
    second = {name: np.zeros_like(part) for name, part in numbers.items()}
    learn = np.flatnonzero(~tried)
    best, least = None, np.inf
    for step in range(1, STEPS + 1):
        some = rng.choice(learn, BATCH)
        slopes = _slopes(numbers, own[some], other[some], data.phase[some], rest[some],
                         data.weight[some])  # fmt: skip
        for name, slope in slopes.items():
            first[name] = 0.9 * first[name] + 0.1 * slope
            second[name] = 0.999 * second[name] + 0.001 * slope**2
            step_ = (first[name] / (1 - 0.9**step)) / (
                np.sqrt(second[name] / (1 - 0.999**step)) + 1e-8
            )
            numbers[name] = numbers[name] - RATE * (step_ + DECAY * numbers[name] * 10)
        if step % 100 == 0:
            said = _net(numbers, own[tried], data.phase[tried]) - _net(
                numbers, other[tried], data.phase[tried]
            )
            off = float((data.weight[tried] * (rest[tried] - said) ** 2).sum())
            if off < least:
                best, least = {name: part.copy() for name, part in numbers.items()}, off
    assert best is not None
    return Model(model.middle, model.spread, model.trust, model.line, **best)


def _net(numbers: Mapping[str, Floats], z: Floats, phase: Whole) -> Floats:
    hidden = np.maximum(z @ numbers["into"].T + numbers["bias"][phase], 0)
    return np.asarray(hidden @ numbers["out"])


def _slopes(
    numbers: Mapping[str, Floats], own: Floats, other: Floats, phase: Whole, rest: Floats,
    weight: Floats,
) -> dict[str, Floats]:  # fmt: skip
    """Of the weighed mean square by every number."""
    inside = [np.maximum(z @ numbers["into"].T + numbers["bias"][phase], 0) for z in (own, other)]
    off = (inside[0] - inside[1]) @ numbers["out"] - rest
    off = 2 * weight * off / weight.sum()
    slopes = {name: np.zeros_like(part) for name, part in numbers.items()}
    slopes["out"] = (inside[0] - inside[1]).T @ off
    for sign, hidden, z in ((1, inside[0], own), (-1, inside[1], other)):
        back = sign * np.outer(off, numbers["out"]) * (hidden > 0)
        slopes["into"] += back.T @ z
        np.add.at(slopes["bias"], phase, back)
    return slopes
