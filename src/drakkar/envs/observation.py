"""Observations: what a seat knows, as a vector of numbers.

The code that fills it is generated from the state's declarations, like ``copy``: of a ``Public``
field what it holds, of an ``Owner`` field the seat's own part and of the others' how much it is, of
a ``Counted`` field how much it is, of a ``Hidden`` one nothing. How a field reaches into numbers
stands in the game's ``extent``; a field that is missing there is an error as soon as the layout is
made.
"""

from __future__ import annotations

import struct
import typing
from array import array
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from drakkar.envs.catalogue import Shared, catalogue, classes, extents
from drakkar.games import game
from drakkar.kernel.declared import hints, plain
from drakkar.kernel.extent import Apart, Counts, Extent, Flag, Number, PerSeat, SeatBits
from drakkar.kernel.game import Game
from drakkar.kernel.question import NATURE, Question
from drakkar.kernel.state import State, size

OBSERVATION_VERSION = 1
"""Raised whenever the layout of any game changes: what was learned before does not fit."""

Floats = npt.NDArray[np.float32]

_KEPT = 1 << 14
"""So many values of a field are remembered as numbers."""
_SIZE = 10.0
"""What the size of somebody's hand is divided by."""


@dataclass(frozen=True)
class Block:
    """Where a field lies in the vector, and what its numbers are."""

    name: str
    zone: str
    start: int
    labels: tuple[str, ...]
    scales: tuple[float, ...]
    note: str = ""

    @property
    def stop(self) -> int:
        return self.start + len(self.labels)


class Observer:
    """The layout for a game with so many seats, and the functions that fill it."""

    def __init__(self, game: Game, players: int, options: Mapping[str, str] | None = None) -> None:
        self.game, self.players = game, players
        sample: State = game.rules.setup(players, game.chosen(players, options))
        positions = extents(game).positions(sample)
        self._check(sample, positions)
        self.blocks: list[Block] = []
        self._extents: list[Extent] = []
        self.size = 0
        for name, zone in sample.zones.items():
            if zone != "hidden":
                self._add(name, zone, positions[name])
        self._add("deciders", "kernel", SeatBits(players))
        self._add("question", "kernel", Shared(game, classes(game, Question)))
        self._add("begun", "kernel", catalogue(game.slug).begun)
        self.scale = np.array(
            [1 / scale for block in self.blocks for scale in block.scales], dtype=np.float32
        )
        self._buffer = array("f", bytes(4 * self.size))
        self._numbers: Floats = np.frombuffer(self._buffer, dtype=np.float32)
        self._fill = [self._generated(type(sample), seat) for seat in range(players)]

    def __call__(
        self, s: State, seat: int, begun: tuple[int, ...] = (), out: Floats | None = None
    ) -> Floats:
        """What ``seat`` knows of ``s``; ``begun``: the stages of a move it has chosen already.
        ``out`` is filled instead of a new vector."""
        self._fill[seat](s, begun)
        return np.multiply(self._numbers, self.scale, out=out)

    @staticmethod
    def _check(sample: State, positions: Mapping[str, Extent]) -> None:
        seen = {name for name, zone in sample.zones.items() if zone != "hidden"}
        for name in sorted(seen ^ set(positions)):
            what = "has no extent" if name in seen else "is nothing that anybody sees"
            raise TypeError(f"{type(sample).__name__}.{name} {what}")

    def _add(self, name: str, zone: str, extent: Extent) -> None:
        labels, scales = extent.labels(), extent.scales()
        note = extent.why if isinstance(extent, Apart) else ""
        if zone == "owner":
            if not isinstance(extent, PerSeat) or extent.width:
                raise TypeError(f"{name}: an Owner field is PerSeat, an element each")
            others = 0 if extent.sealed else self.players - 1
            labels = [f"own.{label}" if label else "own" for label in extent.of.labels()]
            labels += [f"next_{turn}.size" for turn in range(1, others + 1)]
            scales = extent.of.scales() + [_SIZE] * others
        elif zone == "counted" and not isinstance(extent, (Number, Apart)):
            raise TypeError(f"{name}: of a Counted field only its size is seen, a Number")
        if len(labels) != len(scales):
            raise TypeError(f"{name}: {len(labels)} labels, {len(scales)} scales")
        self.blocks.append(Block(name, zone, self.size, tuple(labels), tuple(scales), note))
        self._extents.append(extent)
        self.size += len(labels)

    # ---- generated code ----------------------------------------------------------------------
    def _generated(self, cls: type[State], seat: int) -> Callable[[State, tuple[int, ...]], None]:
        """Writes all that ``seat`` knows into the buffer. What a value became is remembered: most
        fields do not change from one move to the next."""
        names: dict[str, Any] = {"a": self._buffer, "size": size, "deciders": _deciders}
        lines = ["def fill(s, begun):"]
        kinds = hints(typing.cast("Any", cls))
        for block, extent in zip(self.blocks, self._extents, strict=True):
            kind = plain(kinds.get(block.name))
            for number, (value, of, at) in enumerate(_parts(block, extent, kind, seat)):
                if isinstance(of, (Number, Flag)):
                    lines.append(f" a[{at}] = {value}")
                elif isinstance(of, Counts):
                    names[f"pack{of.size}"] = struct.Struct(f"{of.size}f").pack_into
                    lines.append(f" pack{of.size}(a, {4 * at}, *{value})")
                elif of.size:
                    key = f"{block.name}_{number}"
                    names[f"known_{key}"], names[f"new_{key}"] = _memory(of, seat)
                    lines += [
                        f" k = {value}",
                        f" b = known_{key}.get(k)",
                        f" a[{at}:{at + of.size}] = new_{key}(k) if b is None else b",
                    ]
        exec("\n".join(lines), names)
        fill: Callable[[State, tuple[int, ...]], None] = names["fill"]
        return fill


def _parts(block: Block, extent: Extent, kind: Any, seat: int) -> Iterator[tuple[str, Extent, int]]:
    """What is written for a field, piece by piece: the source text of a value, its extent, where
    it lies. A list with an element per seat is written element by element."""
    name, at, own = block.name, block.start, f"s.{block.name}"
    if block.zone == "kernel":
        asked = {"deciders": "deciders(s)", "question": f"s.question({seat})", "begun": "begun"}
        yield asked[name], extent, at
    elif block.zone == "counted":
        yield f"size({own})", extent, at
    elif isinstance(extent, PerSeat) and block.zone == "owner":
        there = (f"({own}[", f"] if {own} else None)") if extent.late else (f"{own}[", "]")
        yield _hashable(f"{there[0]}{seat}{there[1]}", _element(kind)), extent.of, at
        for turn in range(1, 1 if extent.sealed else extent.players):
            other = (seat + turn) % extent.players
            number = f"size({there[0]}{other}{there[1]})"
            number += "".join(f" + size(s.{more}[{other}])" for more in extent.also)
            yield number, _A_SIZE, at + extent.of.size + turn - 1
    elif isinstance(extent, PerSeat) and not extent.late:
        for whose in extent.order(seat):
            if extent.width:
                start = whose * extent.width
                part = f"{own}[{start}:{start + extent.width}]"
                yield part if isinstance(extent.of, Counts) else f"tuple({part})", extent.of, at
            else:
                yield _hashable(f"{own}[{whose}]", _element(kind)), extent.of, at
            at += extent.of.size
    elif isinstance(extent, Counts):
        yield own, extent, at
    else:
        yield _hashable(own, kind), extent, at


_A_SIZE = Number(int(_SIZE))


def _element(kind: Any) -> Any:
    return typing.get_args(kind)[0]


def _hashable(value: str, kind: Any) -> str:
    """The source text of a value that a dict can find again."""
    if typing.get_origin(kind) is not list:
        return value
    inner = typing.get_origin(_element(kind))
    return f"tuple(map(tuple, {value}))" if inner is list else f"tuple({value})"


def _memory(of: Extent, seat: int) -> tuple[dict[Any, array[float]], Callable[[Any], array[float]]]:
    """What values have become, and how a new one becomes it."""
    known: dict[Any, array[float]] = {}

    def new(value: Any) -> array[float]:
        if len(known) >= _KEPT:
            known.clear()
        numbers = array("f", bytes(4 * of.size))
        of.put(value, numbers, 0, seat)
        known[value] = numbers
        return numbers

    return known, new


def _deciders(s: State) -> int:
    """The seats that owe an answer, a bit each."""
    seats = 0
    for question in s.open():
        if question.seat != NATURE:
            seats |= 1 << question.seat
    return seats


@cache
def _observer(slug: str, players: int, options: tuple[tuple[str, str], ...]) -> Observer:
    return Observer(game(slug), players, dict(options))


def observer(slug: str, players: int, options: Mapping[str, str] | None = None) -> Observer:
    """The observer of a game with so many seats and these options."""
    chosen = game(slug).chosen(players, options)
    return _observer(slug, players, tuple(chosen.items()))
