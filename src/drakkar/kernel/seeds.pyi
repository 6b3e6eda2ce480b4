from random import Random
from typing import TypeVar

R = TypeVar("R", bound=Random)

def drawing(kind: type[R], seed: int, number: int, /) -> R:
    """``kind((seed << 24) ^ number)`` without its constructor; OverflowError: not for such."""
