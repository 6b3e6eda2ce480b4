"""Chapter 17: the end of the game: gold for Odin, then helmets."""

from __future__ import annotations

from drakkar.games.saga.box import BOARD, HELMETS
from drakkar.games.saga.state import Saga
from drakkar.kernel.game import Result


def scoring_cards(s: Saga, seat: int) -> tuple[int, ...]:
    """SAG-17.3, 17.5: the Valhalla pile; from Bifröst on, all cards a player still owns, also
    those gained there (SAG-16.13)."""
    if not s.round or not s.adventure.bifrost:
        return s.valhalla[seat]
    return (
        *s.hands[seat],
        *s.chosen[seat],
        *s.pile_cards(seat),
        *s.played[seat],
        *s.valhalla[seat],
    )


def points(s: Saga, seat: int) -> dict[str, int]:
    """SAG-17.2: every 3 gold become a VP; SAG-17.4: the order of counting changes nothing."""
    return {
        "track": s.vp[seat],
        "gold": s.gold[seat] // BOARD.end.gold_per_vp,
        "helmets": sum(HELMETS[card] for card in scoring_cards(s, seat)),
    }


def standing(s: Saga) -> list[dict[str, int]]:
    return [points(s, seat) for seat in range(s.players)]


def result(s: Saga) -> Result:
    """SAG-17.6 to 17.8: a tie goes to the gold that was not sacrificed."""
    left: list[tuple[int, ...]] = [(gold % BOARD.end.gold_per_vp,) for gold in s.gold]
    return Result.of(standing(s), left)
