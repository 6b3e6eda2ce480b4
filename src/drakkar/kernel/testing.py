"""The contract kit: what every game must satisfy, run on every game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])


def rule(*clauses: str) -> Callable[[F], F]:
    """Mark a test as holding up these clauses of a rulebook; ``make rules`` lists them."""
    import pytest

    mark: Callable[[F], F] = pytest.mark.rule(*clauses)
    return mark
