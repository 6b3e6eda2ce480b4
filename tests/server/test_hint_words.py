"""What a hint says of points, in the number that each language has for it."""

from __future__ import annotations

import pytest

from drakkar.server.tables.telling import own_words


@pytest.mark.parametrize(
    ("lang", "points", "text"),
    [
        ("fr", 0.9, "point en tout"),
        ("fr", 1, "point en tout"),
        ("fr", 2.1, "points en tout"),
        ("en", 0.9, "points in all"),
        ("en", 1, "point in all"),
    ],
)
def test_one_point_or_more(lang: str, points: float, text: str) -> None:
    assert own_words(lang)("hint-points", points=points) == text
