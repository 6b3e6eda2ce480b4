"""What konung has learned: what a position is worth, as a small file per game.

A file is one line of JSON (``Head``) and numbers (float32, little endian) behind it. The line says
for which game and for how many players they were learned, from which sources of karl's judgement
and which features, and carries a digest of the numbers: a file that is cut off, damaged or of
another version is never believed.

There is no numpy here. A position is judged once at the end of a roll of some hundred positions:
some thousand multiplications in plain Python are a few per cent of that, and a server needs nothing
that it does not have.
"""

from __future__ import annotations

import hashlib
import os
import sys
from array import array
from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import isfinite
from operator import mul
from pathlib import Path
from typing import Annotated, Final

import msgspec

from drakkar.bots.weighing import judge_of
from drakkar.games import game as game_of
from drakkar.kernel.errors import DrakkarError
from drakkar.kernel.game import Game
from drakkar.kernel.reasons import why
from drakkar.kernel.shapes import met
from drakkar.kernel.state import State

FORMAT: Final = 1
"""Raised when the file, or how a position is judged by it, changes."""
VARIABLE: Final = "DRAKKAR_WEIGHTS"
"""A folder of files that are taken instead of those of the package."""
SUFFIX: Final = ".weights"
LARGEST: Final = 1 << 20
"""No file is larger."""
CLIP: Final = 4.0
"""So many deviations from the usual a number counts at most: beyond it nothing was learned."""


class Head(msgspec.Struct, forbid_unknown_fields=True):
    """What stands before the numbers."""

    drakkar_weights: int
    game: str
    revision: int
    """Of the game's rules."""
    players: list[int]
    sources: list[str]
    """Of karl's judgement, by whole name."""
    features: list[str]
    """Of the game's ``Rules.features``."""
    first: int
    """The first stretch; those before it count as this one, those after the last as the last."""
    stretches: Annotated[int, msgspec.Meta(ge=1, le=100)]
    hidden: Annotated[int, msgspec.Meta(ge=0, le=1000)]
    sha256: str
    """Of the numbers."""
    rivals: float = 1.0
    """How much of what the best rival is worth is taken off; found by play."""
    learned: dict[str, str] = {}
    """From how many games, and how it was tried."""

    @property
    def inputs(self) -> int:
        return len(self.sources) + len(self.features)

    @property
    def shapes(self) -> dict[str, int]:
        """How many numbers there are of each kind, in their order. A phase is a stretch and whether
        the position lies at its horizon (1) or at the end of a turn (0)."""
        phases = 2 * self.stretches
        return {
            "middle": self.inputs,
            "spread": self.inputs,
            "trust": phases,
            "line": phases * self.inputs,
            "into": self.hidden * self.inputs,
            "bias": phases * self.hidden,
            "out": self.hidden,
        }


class WeightsError(DrakkarError):
    """A file that cannot be used, and why; one line."""


class Judgement:
    """The worth of positions of one game. ``v = trust * karl + line . z + out . relu(into . z +
    bias)``, with ``z`` the sources and features, shifted and scaled to what is usual."""

    def __init__(self, head: Head, numbers: Sequence[float]) -> None:
        self.head = head
        self.game = game_of(head.game)
        self.rules = self.game.rules
        self.judge = judge_of(self.game)
        at, parts = 0, {}
        for name, size in head.shapes.items():
            parts[name] = list(numbers[at : at + size])
            at += size
        n, h = head.inputs, head.hidden
        self.middle = parts["middle"]
        self.rate = [1 / spread for spread in parts["spread"]]
        self.trust = parts["trust"]
        self.line = _rows(parts["line"], n)
        self.into = _rows(parts["into"], n)
        self.bias = _rows(parts["bias"], h) if h else [[] for _ in self.trust]
        self.out = parts["out"]

    def phase(self, s: State, at_horizon: bool) -> int:
        horizon, head = self.rules.horizon, self.head
        stretch = 0 if horizon is None else horizon(s) - head.first
        return 2 * min(max(stretch, 0), head.stretches - 1) + at_horizon

    def value(self, s: State, seat: int, at_horizon: bool) -> float:
        """In points, on one scale for all seats of this position."""
        phase = self.phase(s, at_horizon)
        z = [
            CLIP if each > CLIP else -CLIP if each < -CLIP else each
            for each in [
                (number - middle) * rate
                for number, middle, rate in zip(
                    seen(self.game, s, seat, self.head.sources), self.middle, self.rate, strict=True
                )
            ]
        ]
        total: float = self.trust[phase] * self.judge(s, seat)
        total += sum(map(mul, self.line[phase], z))
        for row, bias, out in zip(self.into, self.bias[phase], self.out, strict=True):
            net = sum(map(mul, row, z)) + bias
            if net > 0:
                total += out * net
        return total


def _rows(numbers: list[float], size: int) -> list[list[float]]:
    return [numbers[at : at + size] for at in range(0, len(numbers), size)]


def seen(game: Game, s: State, seat: int, sources: Sequence[str]) -> list[float]:
    """What is learned from: the sources of karl's judgement, and the game's own features."""
    rules = game.rules
    points: Mapping[str, float] = {} if rules.sources is None else rules.sources(s, seat)
    numbers = [points.get(name, 0.0) for name in sources]
    if rules.features is not None:
        numbers += rules.features(s, seat).values()
    return numbers


# ---- files -----------------------------------------------------------------------------------


def path_of(slug: str) -> Path:
    folder = os.environ.get(VARIABLE)
    return Path(folder or Path(__file__).parent / "weights", slug + SUFFIX)


def write(path: Path, head: Head, numbers: array[float]) -> None:
    """All of the file or nothing. ``head.sha256`` is filled in."""
    if sys.byteorder == "big":
        numbers = array("f", numbers)
        numbers.byteswap()
    data = numbers.tobytes()
    head = msgspec.structs.replace(head, sha256=hashlib.sha256(data).hexdigest())
    fresh = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        fresh.write_bytes(msgspec.json.encode(head) + b"\n" + data)
        fresh.replace(path)
    finally:
        fresh.unlink(missing_ok=True)


def read(path: Path, slug: str) -> Judgement:
    """What a file holds for this game, or one line that says what is wrong with it."""
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except FileNotFoundError:
        raise WeightsError("error-weights-missing", game=slug, file=str(path)) from None
    except OSError as error:
        raise WeightsError("error-weights-unread", file=str(path), why=why(error)) from None
    return parsed(data, slug, str(path))


def parsed(data: bytes, slug: str, name: str) -> Judgement:
    """The same of what was read already. ``name``: of the file, for who is told what is wrong."""
    line, newline, numbers = data.partition(b"\n")
    try:
        head = msgspec.json.decode(line, type=met(Head))
    except msgspec.MsgspecError:
        raise WeightsError("error-weights-broken", file=name) from None
    game = game_of(slug)
    if (head.drakkar_weights, head.game, head.revision, head.features) != (
        FORMAT,
        slug,
        game.revision,
        list(features_of(game)),
    ):
        raise WeightsError("error-weights-foreign", file=name, game=slug)
    whole = 4 * sum(head.shapes.values())
    if not newline or len(data) > LARGEST or len(numbers) != whole:
        raise WeightsError("error-weights-broken", file=name)
    if hashlib.sha256(numbers).hexdigest() != head.sha256:
        raise WeightsError("error-weights-broken", file=name)
    floats = array("f", numbers)
    if sys.byteorder == "big":
        floats.byteswap()
    spread = floats[head.inputs : 2 * head.inputs]
    if not all(map(isfinite, floats)) or min(spread, default=1.0) <= 0:
        raise WeightsError("error-weights-broken", file=name)
    return Judgement(head, floats)


@lru_cache(8)
def judgement_of(slug: str) -> Judgement:
    """What was learned for a game, read once; or one line that says why it cannot be had."""
    return read(path_of(slug), slug)


def wrong_with(slug: str) -> WeightsError | None:
    """What keeps konung from a game that he has learned; nothing where there is nothing to read."""
    try:
        judgement_of(slug)
    except WeightsError as error:
        return None if error.message == "error-weights-missing" else error
    return None


@lru_cache(8)
def features_of(game: Game) -> tuple[str, ...]:
    """The names of a game's features: the same in all positions, so by the first one."""
    features, players = game.rules.features, game.seats[0]
    if features is None:
        return ()
    return tuple(features(game.rules.setup(players, game.chosen(players, None)), 0))
