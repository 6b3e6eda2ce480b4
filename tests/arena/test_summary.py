"""The numbers of a match against known values."""

from collections import Counter
from random import Random
from statistics import mean, quantiles, stdev

import pytest

from drakkar.arena.summary import Share, Spread


# known values; those at 0 and n follow from z² / (n + z²)
@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (8, 10, 0.4901625, 0.9433178),
        (0, 10, 0.0, 0.2775328),
        (10, 10, 0.7224672, 1.0),
        (50, 100, 0.4038315, 0.5961685),
        (1, 1, 0.2065493, 1.0),
    ],
)
def test_wilson_interval(wins, games, low, high):
    share = Share.of(wins, games)
    assert share.share == wins / games
    assert (share.low, share.high) == pytest.approx((low, high), abs=1e-6)


def test_a_shared_victory_is_a_part_of_one():
    share = Share.of(0.5, 1)
    assert share.low < share.share == 0.5 < share.high


def test_spread_of_known_numbers():
    spread = Spread.of(Counter([2, 4, 4, 4, 5, 5, 7, 9]))
    assert spread.mean == 5
    assert spread.sd == pytest.approx(2.1380899)
    assert (spread.least, spread.q1, spread.median, spread.q3, spread.most) == (2, 4, 4.5, 5.5, 9)


def test_spread_of_a_single_number():
    assert Spread.of(Counter([7])) == Spread(7, 0.0, 7, 7, 7, 7, 7)


@pytest.mark.parametrize("count", [2, 3, 4, 5, 50, 51, 52, 53])
def test_spread_is_that_of_the_numbers_one_by_one(count):
    rng = Random(count)
    numbers = [rng.randint(-20, 40) for _ in range(count)]
    spread = Spread.of(Counter(numbers))
    assert spread.mean == pytest.approx(mean(numbers))
    assert spread.sd == pytest.approx(stdev(numbers))
    quartiles = quantiles(numbers, n=4, method="inclusive")
    assert [spread.q1, spread.median, spread.q3] == pytest.approx(quartiles)
    assert (spread.least, spread.most) == (min(numbers), max(numbers))
