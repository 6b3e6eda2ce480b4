"""Extents: how far a field reaches, so that programs that learn can be shown it as numbers.

A type says that ``first`` is an int; an extent says that it is a seat, or a card of the box, or a
number up to about 60. Every game has a module ``extent`` beside its state with two things::

    def positions(s: Sample) -> dict[str, Extent]     # every field of the state that is not Hidden
    FIELDS: dict[str, Extent]                         # the fields of moves and questions, by name

A name in ``FIELDS`` is that of the field, or ``Class.field`` where one class means something else
by it. ``drakkar.envs`` makes observations and the catalogue of actions from this and from the
declarations of the state, the questions and the moves; a field that is missing is an error there.

Seats are told as who sees them would: himself first, then clockwise.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, MutableSequence, Sequence
from typing import Any

Numbers = MutableSequence[float]


class Extent:
    """How a value becomes ``size`` numbers. ``labels`` name them, ``scales`` say what each is
    divided by; ``put`` writes them, undivided, over whatever stood there."""

    size: int = 0
    seated: bool = False
    """What it writes depends on who looks."""

    def labels(self) -> list[str]:
        raise NotImplementedError

    def scales(self) -> list[float]:
        return [1.0] * self.size

    def put(self, value: Any, out: Numbers, at: int, seat: int) -> None:
        raise NotImplementedError

    def choices(self) -> tuple[Any, ...] | None:
        """Every value, where they can be listed; None: it is open."""
        return None


class Number(Extent):
    """A number, usually from ``least`` to ``most``: one number, divided by ``most``."""

    size = 1

    def __init__(self, most: int, least: int = 0) -> None:
        self.most, self.least = most, least

    def labels(self) -> list[str]:
        return [""]

    def scales(self) -> list[float]:
        return [float(self.most or 1)]

    def put(self, value: Any, out: Numbers, at: int, seat: int) -> None:
        out[at] = value

    def choices(self) -> tuple[Any, ...]:
        return tuple(range(self.least, self.most + 1))


class Flag(Extent):
    """Yes or no."""

    size = 1

    def labels(self) -> list[str]:
        return [""]

    def put(self, value: Any, out: Numbers, at: int, seat: int) -> None:
        out[at] = value

    def choices(self) -> tuple[Any, ...]:
        return (False, True)


class Name(Extent):
    """One of the box's own list, by its name or its number there, which counts from ``first``: as
    many numbers, one of them 1. What a game writes where there is none (-1, "", None) leaves them
    0."""

    def __init__(self, names: Iterable[Any], first: int = 0) -> None:
        self.names, self.first = tuple(names), first
        self.size = len(self.names)
        self.number = {name: number for number, name in enumerate(self.names)}
        if len(self.number) != self.size:
            raise TypeError(f"names twice: {self.names}")

    def labels(self) -> list[str]:
        return [str(name) for name in self.names]

    def put(self, value: Any, out: Numbers, at: int, seat: int) -> None:
        for place in range(at, at + self.size):
            out[place] = 0
        number = self.number.get(value)
        if number is not None:
            out[at + number] = 1
        elif value not in (-1, "", None):
            if type(value) is not int:
                raise ValueError(f"{value!r} is none of {self.names[:6]}...")
            out[at + _inside(value - self.first, self.size, value)] = 1

    def choices(self) -> tuple[Any, ...]:
        return self.names


class Bits(Extent):
    """A set, a bit for each of a list."""

    def __init__(self, names: Iterable[Any]) -> None:
        self.names = tuple(names)
        self.size = len(self.names)

    def labels(self) -> list[str]:
        return [str(name) for name in self.names]

    def put(self, value: Any, out: Numbers, at: int, seat: int) -> None:
        if value >> self.size:
            raise ValueError(f"{value:b} has more than {self.size} bits")
        for place in range(self.size):
            out[at + place] = value >> place & 1


class Cells(Extent):
    """A set of cells of a grid, as a bit each: bit ``row * stride + column``."""

    def __init__(self, rows: Sequence[Any], columns: int, stride: int) -> None:
        self.rows, self.columns, self.stride = tuple(rows), columns, stride
        self.size = len(self.rows) * columns

    def labels(self) -> list[str]:
        return [f"{row}.{column}" for row in self.rows for column in range(1, self.columns + 1)]

    def put(self, value: Any, out: Numbers, at: int, seat: int) -> None:
        for place in range(at, at + self.size):
            out[place] = 0
        while value:
            lowest = value & -value
            value ^= lowest
            row, column = divmod(lowest.bit_length() - 1, self.stride)
            out[at + row * self.columns + _inside(column, self.columns, column)] = 1


class Cell(Extent):
    """One cell of such a grid: its row, one of them 1, and its column; none (-1) leaves all 0."""

    def __init__(self, rows: Sequence[Any], columns: int, stride: int) -> None:
        self.rows, self.columns, self.stride = Name(rows), columns, stride
        self.size = self.rows.size + 1

    def labels(self) -> list[str]:
        return [*self.rows.labels(), "column"]

    def scales(self) -> list[float]:
        return [*self.rows.scales(), float(self.columns)]

    def put(self, value: Any, out: Numbers, at: int, seat: int) -> None:
        row, column = divmod(value, self.stride) if value != -1 else (-1, -1)
        self.rows.put(row, out, at, seat)
        out[at + self.rows.size] = column + 1


class Bag(Extent):
    """Things in no order, each by its name or its number in a list: how many there are of each."""

    def __init__(self, names: Iterable[Any], most: int = 1, first: int = 0) -> None:
        self.of, self.most = Name(names, first), most
        self.size = self.of.size

    def labels(self) -> list[str]:
        return self.of.labels()

    def scales(self) -> list[float]:
        return [float(self.most)] * self.size

    def put(self, value: Any, out: Numbers, at: int, seat: int) -> None:
        for place in range(at, at + self.size):
            out[place] = 0
        for thing in value:
            number = self.of.number.get(thing)
            number = thing - self.of.first if number is None else number
            out[at + _inside(number, self.size, thing)] += 1


class Counts(Extent):
    """A number for each of a list."""

    def __init__(self, names: Iterable[Any], most: int | Sequence[int]) -> None:
        self.names = tuple(names)
        self.size = len(self.names)
        self.most = [most] * self.size if isinstance(most, int) else list(most)

    def labels(self) -> list[str]:
        return [str(name) for name in self.names]

    def scales(self) -> list[float]:
        return [float(most or 1) for most in self.most]

    def put(self, value: Any, out: Numbers, at: int, seat: int) -> None:
        for place, number in zip(range(at, at + self.size), value, strict=True):
            out[place] = number


class Row(Extent):
    """So many of the same in their order, before each whether it is there; then how many more there
    are."""

    def __init__(self, length: int, of: Extent) -> None:
        self.length, self.of = length, of
        self.each = of.size + 1
        self.size = length * self.each + 1
        self.seated = of.seated

    def labels(self) -> list[str]:
        inside = ["there", *self.of.labels()]
        each = [_joined(str(n), label) for n in range(1, self.length + 1) for label in inside]
        return [*each, "more"]

    def scales(self) -> list[float]:
        return [*[1.0, *self.of.scales()] * self.length, 1.0]

    def put(self, value: Any, out: Numbers, at: int, seat: int) -> None:
        end = at + self.size - 1
        for thing in value[: self.length]:
            out[at] = 1
            self.of.put(thing, out, at + 1, seat)
            at += self.each
        for place in range(at, end):
            out[place] = 0
        out[end] = max(0, len(value) - self.length)


class Each(Extent):
    """A list with the same for each of these."""

    def __init__(self, names: Iterable[Any], of: Extent) -> None:
        self.names, self.of = tuple(names), of
        self.size = len(self.names) * of.size
        self.seated = of.seated

    def labels(self) -> list[str]:
        return [_joined(str(name), label) for name in self.names for label in self.of.labels()]

    def scales(self) -> list[float]:
        return self.of.scales() * len(self.names)

    def put(self, value: Any, out: Numbers, at: int, seat: int) -> None:
        for _, thing in zip(self.names, value, strict=True):
            self.of.put(thing, out, at, seat)
            at += self.of.size


class Placed(Extent):
    """Tuples that begin with the number of a place: at each place whether there is one, and what
    the rest of it is. No two have the same place."""

    def __init__(self, places: int, of: Extent) -> None:
        self.places, self.of = places, of
        self.each = of.size + 1
        self.size = places * self.each
        self.seated = of.seated

    def labels(self) -> list[str]:
        inside = ["there", *self.of.labels()]
        return [_joined(str(place), label) for place in range(self.places) for label in inside]

    def scales(self) -> list[float]:
        return [1.0, *self.of.scales()] * self.places

    def put(self, value: Any, out: Numbers, at: int, seat: int) -> None:
        for place in range(at, at + self.size):
            out[place] = 0
        for place, *rest in value:
            start = at + _inside(place, self.places, place) * self.each
            out[start] = 1
            self.of.put(rest, out, start + 1, seat)


class Record(Extent):
    """A tuple whose places mean different things. Those of a value come after its tag."""

    def __init__(self, of: Mapping[str, Extent], skip: int = 0) -> None:
        self.of, self.skip = dict(of), skip
        self.size = sum(inner.size for inner in self.of.values())
        self.seated = any(inner.seated for inner in self.of.values())

    def labels(self) -> list[str]:
        return [_joined(name, label) for name, of in self.of.items() for label in of.labels()]

    def scales(self) -> list[float]:
        return [scale for of in self.of.values() for scale in of.scales()]

    def put(self, value: Any, out: Numbers, at: int, seat: int) -> None:
        for thing, of in zip(value[self.skip :], self.of.values(), strict=True):
            of.put(thing, out, at, seat)
            at += of.size


class Seat(Extent):
    """A seat, or one of ``others`` by its number: an enemy, say. Nobody (-1) leaves all 0."""

    seated = True

    def __init__(self, players: int, others: Mapping[int, str] | None = None) -> None:
        self.players, self.others = players, dict(others or {})
        self.size = players + len(self.others)
        self._place = {number: players + n for n, number in enumerate(self.others)}

    def labels(self) -> list[str]:
        return [*_around(self.players), *self.others.values()]

    def put(self, value: Any, out: Numbers, at: int, seat: int) -> None:
        for place in range(at, at + self.size):
            out[place] = 0
        if value in self._place:
            out[at + self._place[value]] = 1
        elif value != -1:
            out[at + (_inside(value, self.players, value) - seat) % self.players] = 1


class SeatBits(Extent):
    """A set of seats, a bit each."""

    seated = True

    def __init__(self, players: int) -> None:
        self.size = self.players = players

    def labels(self) -> list[str]:
        return _around(self.players)

    def put(self, value: Any, out: Numbers, at: int, seat: int) -> None:
        for place in range(self.players):
            out[at + place] = value >> (seat + place) % self.players & 1


class PerSeat(Extent):
    """A list with an element per seat, or, with ``width``, so many numbers for each. ``more`` such
    elements may follow the seats': an enemy's, say. ``late``: before it is filled it is empty.

    ``sealed``: of an ``Owner`` field not even how much the others have: it may tell what somebody
    has answered that is not to be known yet. ``also``: other ``Owner`` fields whose sizes are told
    together with this one's, for the same reason."""

    seated = True

    def __init__(
        self,
        players: int,
        of: Extent,
        width: int = 0,
        more: int = 0,
        *,
        sealed: bool = False,
        late: bool = False,
        also: Sequence[str] = (),
    ) -> None:
        self.players, self.of, self.width, self.more = players, of, width, more
        self.sealed, self.late, self.also = sealed, late, tuple(also)
        self.size = of.size * (players + more)

    def labels(self) -> list[str]:
        whose = [*_around(self.players), *(f"other_{n + 1}" for n in range(self.more))]
        return [_joined(who, label) for who in whose for label in self.of.labels()]

    def scales(self) -> list[float]:
        return self.of.scales() * (self.players + self.more)

    def order(self, seat: int) -> list[int]:
        """Whose elements come one after the other."""
        around = [(seat + turn) % self.players for turn in range(self.players)]
        return [*around, *range(self.players, self.players + self.more)]

    def put(self, value: Any, out: Numbers, at: int, seat: int) -> None:
        if not value:
            for place in range(at, at + self.size):
                out[place] = 0
            return
        width = self.width
        for whose in self.order(seat):
            thing = value[whose * width : whose * width + width] if width else value[whose]
            self.of.put(thing, out, at, seat)
            at += self.of.size


class Via(Extent):
    """What ``function`` makes of the value."""

    def __init__(self, function: Callable[[Any], Any], of: Extent) -> None:
        self.function, self.of = function, of
        self.size, self.seated = of.size, of.seated

    def labels(self) -> list[str]:
        return self.of.labels()

    def scales(self) -> list[float]:
        return self.of.scales()

    def put(self, value: Any, out: Numbers, at: int, seat: int) -> None:
        self.of.put(self.function(value), out, at, seat)


class Apart(Extent):
    """Nothing of it, because of ``why``: it follows from other fields, say."""

    def __init__(self, why: str) -> None:
        self.why = why

    def labels(self) -> list[str]:
        return []

    def put(self, value: Any, out: Numbers, at: int, seat: int) -> None:
        return


def _inside(number: int, size: int, value: Any) -> int:
    if not 0 <= number < size:
        raise ValueError(f"{value!r} is not below {size}")
    return number


def _around(players: int) -> list[str]:
    return ["own", *(f"next_{turn}" for turn in range(1, players))]


def _joined(name: str, label: str) -> str:
    return f"{name}.{label}" if label else name
