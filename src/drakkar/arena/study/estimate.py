"""Differences with their intervals, from sums of whole numbers; and what many of them prove."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import erfc, sqrt

from drakkar.arena.summary import Z95

FEW = 30
"""With fewer on either side nothing is said of a difference: the normal law would be a guess."""


@dataclass(frozen=True)
class Difference:
    """A mean, or a difference of means, with its 95 % interval."""

    value: float
    low: float
    high: float
    p: float
    """How often chance alone would show as much, if there were none."""

    @staticmethod
    def of(value: float, error: float) -> Difference:
        """``error``: its standard error.

        >>> Difference.of(2.0, 1.0)
        Difference(value=2.0, low=0.040..., high=3.95..., p=0.045...)
        """
        p = erfc(abs(value) / error / sqrt(2)) if error > 0 else (1.0 if value == 0 else 0.0)
        return Difference(value, value - Z95 * error, value + Z95 * error, p)

    @staticmethod
    def mean(number: int, total: int, squares: int, unit: float = 1) -> Difference | None:
        """The mean of so many numbers, of which sum and sum of squares are known; those are given
        in parts of ``unit``.

        >>> Difference.mean(3, 6, 14)
        Difference(value=2.0, low=0.86..., high=3.13..., p=0.0005...)
        """
        if number < 2:
            return None
        variance = (number * squares - total * total) / (number * (number - 1))
        return Difference.of(total / number / unit, sqrt(variance / number) / unit)


@dataclass
class Sides:
    """Sums over games for seats with a thing and without it.

    Of each game: ``a`` seats had it and came to ``A`` together; all seats came to ``T``.
    """

    a: int = 0
    A: int = 0
    aa: int = 0
    aA: int = 0
    AA: int = 0
    Ta: int = 0
    TA: int = 0

    def difference(
        self, games: int, players: int, total: int, squares: int, unit: float
    ) -> Difference | None:
        """Mean of a seat with it less that of a seat without; ``total`` and ``squares`` are those
        of ``T`` over all games.

        Seats of one game are not independent (who wins takes the victory from the others), games
        are: the error is that of what each game adds to the difference.
        """
        with_, without = self.a, games * players - self.a
        if with_ < FEW or without < FEW:
            return None
        mean_with, mean_without = self.A / with_, (total - self.A) / without
        own = (self.AA - 2 * mean_with * self.aA + mean_with * mean_with * self.aa) / with_**2
        rest = (
            (squares - 2 * self.TA + self.AA)
            - 2 * mean_without * (players * total - self.Ta - players * self.A + self.aA)
            + mean_without * mean_without * (games * players**2 - 2 * players * self.a + self.aa)
        ) / without**2
        both = (
            self.TA
            - self.AA
            - mean_without * (players * self.A - self.aA)
            - mean_with * (self.Ta - self.aA)
            + mean_with * mean_without * (players * self.a - self.aa)
        ) / (with_ * without)
        error = sqrt(max(0.0, own + rest - 2 * both))
        return Difference.of((mean_with - mean_without) / unit, error / unit)


@dataclass
class Slope:
    """Sums over games for what one use more than the others at the table goes with.

    Of each game: ``y`` is how unequally its seats have used the thing, ``x`` how far that went with
    being ahead. Who used it as often as the others says nothing, and tables are not compared.
    """

    games: int = 0
    x: int = 0
    y: int = 0
    xx: int = 0
    xy: int = 0
    yy: int = 0

    def difference(self) -> Difference | None:
        if self.games < FEW:
            return None
        slope = self.x / self.y
        spread = self.xx - 2 * slope * self.xy + slope * slope * self.yy
        return Difference.of(slope, sqrt(max(0.0, spread)) / self.y)


def adjusted(ps: Sequence[float]) -> list[float]:
    """Of many comparisons, by Benjamini and Hochberg: the share of chance findings among all that
    are at least as clear as this one.

    >>> adjusted([0.01, 0.04, 0.03, 0.5])
    [0.04, 0.053..., 0.053..., 0.5]
    """
    order = sorted(range(len(ps)), key=lambda index: -ps[index])
    least, result = 1.0, [1.0] * len(ps)
    for done, index in enumerate(order):
        least = min(least, ps[index] * len(ps) / (len(ps) - done))
        result[index] = least
    return result
