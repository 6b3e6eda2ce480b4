"""Random play from the middle of feasts, battles, hunts and crafting; see midway.py."""

import pytest

from tests.rules.odin.midway import attempt

FOUND = (8, 18, 26, 73, 131, 156, 201, 280, 299)
"""Starts that once failed: ships on served dishes, a suggestion for a table that had shrunk."""


@pytest.mark.parametrize("seed", [*FOUND, *range(1, 8)])
def test_from_the_middle(seed: int):
    assert attempt((seed, 0.02)) == (seed, "")
