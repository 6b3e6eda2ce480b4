from random import Random
from typing import Any, TypeVar

R = TypeVar("R", bound=Random)
T = TypeVar("T", bound=tuple[Any, ...])

def drawing(kind: type[R], seed: int, number: int, /) -> R:
    """``kind((seed << 24) ^ number)`` without its constructor; OverflowError: not for such."""

def value(kind: type[T], /, *items: Any) -> T:
    """``tuple.__new__(kind, items)``."""
