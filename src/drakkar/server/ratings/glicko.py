"""Ratings by Glicko-2 (M. Glickman, "Example of the Glicko-2 system", 2012); the sums are those of
the library ``glicko2-py``.

Every game is a rating period of its own for who played it. Where more than two play, each has a
result against each other: ahead, level or behind. Who has not played for weeks is known less well.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from glicko2.math import (
    mu_to_rating,
    phi_to_rd,
    rating_to_mu,
    rd_to_phi,
    update_rating,
)

TAU = 0.5
"""How much a volatility may change in a game."""
WIDEST = 350.0
"""The deviation of somebody of whom nothing is known."""
CERTAIN = 110.0
"""A rating with a greater deviation is provisional."""
RESTS = 7 * 24 * 3600
"""Seconds after which a rating without a game is a period older."""
_LONGEST = 520
"""Periods after which there is nothing left to forget."""
SURE = 1.96
"""A rating is known to within so many deviations (95 %)."""


@dataclass(frozen=True, slots=True)
class Form:
    """What is known of how strong somebody is."""

    rating: float = 1500.0
    deviation: float = WIDEST
    volatility: float = 0.06

    @property
    def within(self) -> float:
        return SURE * self.deviation

    @property
    def certain(self) -> bool:
        return self.deviation <= CERTAIN


def rested(form: Form, seconds: float) -> Form:
    """The same after a time without games. A clock that was put back changes nothing."""
    for _ in range(min(_LONGEST, max(0, int(seconds // RESTS)))):
        form = _updated(form, [])
    return form


def played(form: Form, results: Sequence[tuple[Form, float]]) -> Form:
    """After a game: against whom, and 1 for ahead, 0.5 for level, 0 for behind."""
    return _updated(form, results)


def _updated(form: Form, results: Sequence[tuple[Form, float]]) -> Form:
    mu, phi, sigma = update_rating(
        rating_to_mu(form.rating),
        rd_to_phi(form.deviation),
        form.volatility,
        [(rating_to_mu(other.rating), rd_to_phi(other.deviation), s) for other, s in results],
        TAU,
    )
    return Form(mu_to_rating(mu), min(WIDEST, phi_to_rd(phi)), sigma)


@dataclass(frozen=True, slots=True)
class Entrant:
    """A seat of a game that counts: whose it is, and how he came out of it."""

    seat: int
    player: bytes
    place: int
    left: bool = False
    """Somebody else has answered for him, or he has gone: he has lost to all who stayed."""


def score(entrant: Entrant, other: Entrant) -> float | None:
    """Of ``entrant`` against ``other``; None: that pair counts for nothing."""
    if entrant.player == other.player or (entrant.left and other.left):
        return None
    if entrant.left or other.left:
        return 0.0 if entrant.left else 1.0
    return 0.5 if entrant.place == other.place else float(entrant.place < other.place)


def after(entrants: Sequence[Entrant], forms: dict[bytes, Form]) -> dict[bytes, Form]:
    """The ratings after a game, of all for whom it counts. All are taken as they were before it."""
    results: dict[bytes, list[tuple[Form, float]]] = {}
    for entrant in entrants:
        for other in entrants:
            points = score(entrant, other)
            if points is not None:
                results.setdefault(entrant.player, []).append((forms[other.player], points))
    return {player: played(forms[player], own) for player, own in results.items()}
