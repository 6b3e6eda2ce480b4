"""The few numbers a match is told in."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import mean, quantiles, stdev

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
    def of(numbers: Sequence[float]) -> Spread:
        """Quartiles as most programs compute them: interpolated between the numbers.

        >>> Spread.of([1, 2, 3, 4])
        Spread(mean=2.5, sd=1.29..., least=1, q1=1.75, median=2.5, q3=3.25, most=4)
        """
        if len(numbers) == 1:
            only = numbers[0]
            return Spread(only, 0.0, only, only, only, only, only)
        q1, middle, q3 = quantiles(numbers, n=4, method="inclusive")
        least, most = min(numbers), max(numbers)
        return Spread(mean(numbers), stdev(numbers), least, q1, middle, q3, most)


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
