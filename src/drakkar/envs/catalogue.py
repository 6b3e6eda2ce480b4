"""The catalogue of a game: every move that may ever be legal, as one number or a few in a row.

A kind of move whose fields can take few values together has a number for each of them: ``place
scout 3``. Where they are many, or where a field is a tuple of any length, it is asked in stages:
first the kind of move, then field by field, and a tuple element by element up to its end. Each
stage is a number of the same catalogue. The numbers depend on the box and on nothing else: not on
how many play, nor by which options, nor on the position.
"""

from __future__ import annotations

import importlib
import math
from array import array
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Any, get_type_hints

import numpy as np
import numpy.typing as npt

from drakkar.envs.errors import EnvsError
from drakkar.games import game
from drakkar.kernel.extent import Extent, Flag, Name, Numbers, Row
from drakkar.kernel.game import Game
from drakkar.kernel.question import Chance, Move
from drakkar.kernel.value import Value, known, notation

CATALOGUE_VERSION = 1
"""Raised whenever the catalogue of any game changes: what was learned before does not fit."""

FLAT = 2048
"""A kind of move of which there may be more than this is asked in stages."""

Path = tuple[int, ...]
"""The numbers of a move: one, or one per stage."""

_FLAG = Flag()


def extents(game: Game) -> Any:
    """The module of a game that says how far its fields reach."""
    game.rules  # noqa: B018 - loading the rules makes moves and questions known
    try:
        return importlib.import_module(f"{game.package}.extent")
    except ModuleNotFoundError as error:
        if error.name != f"{game.package}.extent":
            raise
        raise EnvsError("error-no-extent", game=game.slug) from None


def classes(game: Game, kind: type[Value]) -> list[type[Any]]:
    """The questions of a game, or the moves that a seat may answer with, by their tags."""
    game.rules  # noqa: B018
    values = known(game.package).values()
    drawn = {getattr(cls, "kind", None) for cls in values if issubclass(cls, Chance)}
    return sorted(
        (cls for cls in values if issubclass(cls, kind) and cls not in drawn),
        key=lambda cls: cls.TAG,
    )


def fields_of(game: Game, cls: type[Any]) -> dict[str, Extent]:
    """How far the fields of a move or question reach; yes or no goes without saying."""
    declared, kinds, fields = extents(game).FIELDS, get_type_hints(cls), {}
    for name in cls.FIELDS:
        extent = declared.get(f"{cls.__name__}.{name}", declared.get(name))
        if kinds[name] is bool:
            extent = _FLAG
        elif extent is None and name == "seat" and not issubclass(cls, Move):
            continue  # who is asked is not news to him
        elif extent is None:
            raise TypeError(f"{game.package}.extent: {cls.__name__}.{name} is not in FIELDS")
        fields[name] = extent
    return fields


class Shared(Extent):
    """A value of one of these classes: which, and what stands in it. Fields of the same name and
    extent share a place. ``begun``: it may lack fields at its end; before each whether it is
    there."""

    def __init__(self, game: Game, of: Iterable[type[Any]], begun: bool = False) -> None:
        self._tags = Name(cls.TAG for cls in of)
        self._labels, self._scales = self._tags.labels(), self._tags.scales()
        self._begun = begun
        self._fields: dict[str, list[tuple[int, int, Extent]]] = {}
        places: dict[tuple[str, int], int] = {}
        for cls in of:
            self._fields[cls.TAG] = []
            for name, extent in fields_of(game, cls).items():
                place = places.setdefault((name, id(extent)), len(self._labels))
                if place == len(self._labels):
                    if begun:
                        self._labels.append(f"{name}.given")
                        self._scales.append(1.0)
                    inside = extent.labels()
                    self._labels += [f"{name}.{label}" if label else name for label in inside]
                    self._scales += extent.scales()
                self._fields[cls.TAG].append((1 + cls.FIELDS.index(name), place, extent))
        self.size = len(self._labels)

    def labels(self) -> list[str]:
        return list(self._labels)

    def scales(self) -> list[float]:
        return list(self._scales)

    def put(self, value: Any, out: Numbers, at: int, seat: int) -> None:
        for place in range(at, at + self.size):
            out[place] = 0
        if not value or value[0] not in self._fields:  # nobody's question, or nature's
            return
        self._tags.put(value[0], out, at, seat)
        for number, place, extent in self._fields[value[0]]:
            if number >= len(value):
                break
            if self._begun:
                out[at + place] = 1
            extent.put(value[number], out, at + place + self._begun, seat)


class Kind:
    """A class of moves and its numbers, from ``start`` on."""

    def __init__(self, game: Game, cls: type[Any], start: int) -> None:
        self.cls, self.start = cls, start
        self.fields = fields_of(game, cls)
        self.values = {name: self._values(name, extent) for name, extent in self.fields.items()}
        sizes = [len(values) for values in self.values.values()]
        rows = any(isinstance(extent, Row) for extent in self.fields.values())
        self.staged = rows or math.prod(sizes) > FLAT
        self.number = {
            name: {value: n for n, value in enumerate(values)}
            for name, values in self.values.items()
        }
        if not self.staged:
            self.size = math.prod(sizes)
            return
        self.starts: dict[str, int] = {}
        self.size = 1
        for name, extent in self.fields.items():
            self.starts[name] = self.size
            self.size += len(self.values[name]) + isinstance(extent, Row)  # its end

    def _values(self, name: str, extent: Extent) -> tuple[Any, ...]:
        values = extent.of.choices() if isinstance(extent, Row) else extent.choices()
        if values is None:
            raise TypeError(f"{self.cls.__name__}.{name}: its values cannot be listed")
        return values

    def path(self, move: Move) -> Path:
        try:
            return tuple(self.start + number for number in self._numbers(move))
        except KeyError as error:
            raise EnvsError("error-move", move=notation(move), value=str(error.args[0])) from None

    def _numbers(self, move: Move) -> Iterator[int]:
        if not self.staged:
            number = 0
            for name, value in zip(self.fields, move[1:], strict=True):
                number = number * len(self.values[name]) + self.number[name][value]
            yield number
            return
        yield 0
        for name, value in zip(self.fields, move[1:], strict=True):
            start, numbers = self.starts[name], self.number[name]
            if isinstance(self.fields[name], Row):
                yield from (start + numbers[element] for element in value)
                yield start + len(numbers)
            else:
                yield start + numbers[value]

    def read(self, path: Sequence[int]) -> tuple[Any, ...]:
        """Tag and fields of a move, as far as they are chosen; empty for what is no path."""
        numbers = [number - self.start for number in path]
        if not self.staged:
            if len(numbers) != 1:
                return ()
            chosen: list[Any] = []
            rest = numbers[0]
            for name in reversed(self.fields):
                rest, number = divmod(rest, len(self.values[name]))
                chosen.append(self.values[name][number])
            return (self.cls.TAG, *reversed(chosen))
        given: list[Any] = [self.cls.TAG]
        rest_of_path = iter(numbers[1:])
        for name, start in self.starts.items():
            values, elements, open_end = self.values[name], [], isinstance(self.fields[name], Row)
            for number in rest_of_path:
                if number == start + len(values) and open_end:
                    break
                if not 0 <= number - start < len(values):
                    return ()
                elements.append(values[number - start])
                if not open_end:
                    break
            else:
                return (*given, tuple(elements)) if open_end and elements else tuple(given)
            given.append(tuple(elements) if open_end else elements[0])
        return () if next(rest_of_path, None) is not None else tuple(given)

    def label(self, number: int) -> str:
        if not self.staged:
            return notation(self.cls(*self.read([self.start + number])[1:]))
        if number == 0:
            return f"{self.cls.TAG} ..."
        name = max(
            (n for n in self.starts if self.starts[n] <= number), key=self.starts.__getitem__
        )
        at = number - self.starts[name]
        values = self.values[name]
        return f"{self.cls.TAG} {name} {values[at] if at < len(values) else '.'}"

    @property
    def stages(self) -> int:
        """The most numbers that a move of this kind can have."""
        rows = [extent for extent in self.fields.values() if isinstance(extent, Row)]
        scalars = len(self.fields) - len(rows)
        return 1 + scalars + sum(row.length + 1 for row in rows) if self.staged else 1


class Catalogue:
    """All moves of a game and their numbers."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.kinds: list[Kind] = []
        self.size = 0
        for cls in classes(game, Move):
            self.kinds.append(Kind(game, cls, self.size))
            self.size += self.kinds[-1].size
        self._of = {kind.cls: kind for kind in self.kinds}
        self._starts = [kind.start for kind in self.kinds]
        self._shape = Shared(game, [kind.cls for kind in self.kinds])
        self._scale = np.array([1 / scale for scale in self._shape.scales()], dtype=np.float32)
        self._features: dict[Move, array[float]] = {}
        self.paths = _Paths(self)
        self.numbers = _Numbers(self)
        self.begun: Extent = _Begun(self)
        self.stages = max(kind.stages for kind in self.kinds)

    def __len__(self) -> int:
        return self.size

    def path(self, move: Move) -> Path:
        """The numbers of a move, whether it is legal now or not."""
        kind = self._of.get(type(move))
        if kind is None:
            raise EnvsError("error-no-answer", move=str(move)[:60])
        return kind.path(move)

    def move(self, path: Sequence[int]) -> Move:
        """The move of these numbers."""
        read = self.partly(path)
        kind = self._kind(path[0]) if read else None
        if (
            kind is None
            or len(read) <= len(kind.fields)
            or kind.path(kind.cls(*read[1:])) != (*path,)
        ):
            raise EnvsError("error-path", path=" ".join(map(str, path))[:60])
        move: Move = kind.cls(*read[1:])
        return move

    def partly(self, path: Sequence[int]) -> tuple[Any, ...]:
        """Tag and fields as far as these numbers say them."""
        kind = self._kind(path[0]) if path else None
        return () if kind is None else kind.read(path)

    def label(self, number: int) -> str:
        """What a number stands for."""
        kind = self._kind(number)
        if kind is None:
            raise EnvsError("error-path", path=str(number)[:60])
        return kind.label(number - kind.start)

    def labels(self) -> list[str]:
        return [kind.label(number) for kind in self.kinds for number in range(kind.size)]

    def _kind(self, number: int) -> Kind | None:
        if not 0 <= number < self.size:
            return None
        return self.kinds[bisect_right(self._starts, number) - 1]

    # ---- for nets that score moves -----------------------------------------------------------
    @property
    def features_size(self) -> int:
        return self._shape.size

    def feature_labels(self) -> list[str]:
        return self._shape.labels()

    def features(self, moves: Sequence[Move]) -> npt.NDArray[np.float32]:
        """A row of numbers for each of these moves."""
        matrix = np.empty((len(moves), self._shape.size), dtype=np.float32)
        for row, move in zip(matrix, moves, strict=True):
            numbers = self._features.get(move)
            if numbers is None:
                numbers = array("f", bytes(4 * self._shape.size))
                self._shape.put(move, numbers, 0, 0)
                if len(self._features) < _KEPT:
                    self._features[move] = numbers
            row[:] = numbers
        matrix *= self._scale
        return matrix


_KEPT = 1 << 16
"""So many moves are remembered with their numbers."""


class _Paths(dict[Move, Path]):
    """The paths of moves, worked out when they are first met."""

    def __init__(self, catalogue: Catalogue) -> None:
        self._catalogue = catalogue

    def __missing__(self, move: Move) -> Path:
        path = self._catalogue.path(move)
        if len(self) >= _KEPT:
            self.clear()
        self[move] = path
        return path


class _Numbers(dict[Move, int]):
    """The same of moves that have only one number; -1 for the others."""

    def __init__(self, catalogue: Catalogue) -> None:
        self._catalogue = catalogue

    def __missing__(self, move: Move) -> int:
        path = self._catalogue.path(move)
        if len(self) >= _KEPT:
            self.clear()
        self[move] = number = path[0] if len(path) == 1 else -1
        return number


class _Begun(Extent):
    """The stages of a move that are chosen already."""

    def __init__(self, catalogue: Catalogue) -> None:
        self._catalogue = catalogue
        staged = [kind.cls for kind in catalogue.kinds if kind.staged]
        self._of = Shared(catalogue.game, staged, begun=True)
        self.size = self._of.size

    def labels(self) -> list[str]:
        return self._of.labels()

    def scales(self) -> list[float]:
        return self._of.scales()

    def put(self, value: Any, out: Numbers, at: int, seat: int) -> None:
        self._of.put(self._catalogue.partly(value), out, at, seat)


@cache
def catalogue(slug: str) -> Catalogue:
    """The catalogue of a game."""
    return Catalogue(game(slug))


__all__ = ["CATALOGUE_VERSION", "Catalogue", "Path", "catalogue"]
