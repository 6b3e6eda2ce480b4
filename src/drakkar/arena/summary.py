"""The few numbers a match is told in."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from math import sqrt

Z95 = 1.959963984540054
"""Standard normal quantile of a two-sided 95 % interval."""


@dataclass(frozen=True)
class Spread:
    """How numbers lie. ``sd`` is that of a sample, 0 for a single number."""

    mean: float
    sd: float
    least: float
    q1: float
    median: float
    q3: float
    most: float

    @staticmethod
    def of(counts: Counter[int]) -> Spread:
        """From how often each number came: a million games need no more room than a hundred.

        Quartiles as most programs compute them: interpolated between the numbers.

        >>> Spread.of(Counter([1, 2, 3, 4]))
        Spread(mean=2.5, sd=1.29..., least=1, q1=1.75, median=2.5, q3=3.25, most=4)
        >>> Spread.of(Counter([7]))
        Spread(mean=7.0, sd=0.0, least=7, q1=7.0, median=7.0, q3=7.0, most=7)
        """
        number = counts.total()
        total = sum(value * count for value, count in counts.items())
        squares = sum(value * value * count for value, count in counts.items())
        variance = (number * squares - total * total) / (number * max(1, number - 1))
        ordered = sorted(counts.items())
        q1, middle, q3 = (_quantile(ordered, number, part) for part in (1, 2, 3))
        least, most = ordered[0][0], ordered[-1][0]
        return Spread(total / number, sqrt(variance), least, q1, middle, q3, most)


def _quantile(ordered: list[tuple[int, int]], number: int, part: int) -> float:
    """The value that so many quarters of the numbers lie below."""
    before, rest = divmod(part * (number - 1), 4)
    return (_nth(ordered, before) * (4 - rest) + _nth(ordered, before + 1) * rest) / 4


def _nth(ordered: list[tuple[int, int]], place: int) -> int:
    """The number at this place, from 0, of all in order; beyond them the last."""
    for value, count in ordered:
        place -= count
        if place < 0:
            return value
    return ordered[-1][0]


@dataclass(frozen=True)
class Share:
    """A share of victories with its 95 % interval."""

    share: float
    low: float
    high: float

    @staticmethod
    def of(wins: float, games: int) -> Share:
        """Wilson's interval, which stays honest near 0 and 1 and for few games.

        A shared victory is a part of one, so ``wins`` need not be whole.

        >>> Share.of(8, 10)
        Share(share=0.8, low=0.490..., high=0.943...)
        """
        share = wins / games
        spread = 1 + Z95**2 / games
        middle = share + Z95**2 / (2 * games)
        reach = Z95 * sqrt(share * (1 - share) / games + Z95**2 / (4 * games**2))
        low = max(0.0, (middle - reach) / spread)
        return Share(share, low, min(1.0, (middle + reach) / spread))
