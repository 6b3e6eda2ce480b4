"""Drawing without putting back: what ``random.Random.sample`` draws, in a form that is compiled."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil, log
from random import Random
from typing import TypeVar

T = TypeVar("T")


def sample(rng: Random, population: Sequence[T], number: int) -> list[T]:
    """So many of them, in the order drawn: the same as ``rng.sample(population, number)``."""
    size = len(population)
    if not 0 <= number <= size:
        raise ValueError(f"{number} of {size}")
    bits: Callable[[int], int] = rng.getrandbits
    drawn: list[T] = []
    if size <= _few(number):
        pool = list(population)
        for left in range(size, size - number, -1):
            at = bits(left.bit_length())
            while at >= left:
                at = bits(left.bit_length())
            drawn.append(pool[at])
            pool[at] = pool[left - 1]
        return drawn
    taken: set[int] = set()
    for _ in range(number):
        at = bits(size.bit_length())
        while at >= size or at in taken:
            at = bits(size.bit_length())
        taken.add(at)
        drawn.append(population[at])
    return drawn


def _few(number: int) -> int:
    """Up to how many things they are copied, rather than remembering which are taken."""
    return 21 if number <= 5 else 21 + 4 ** ceil(log(number * 3, 4))
