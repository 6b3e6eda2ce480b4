"""Chapter 16: before the last adventure: gold for what stays behind, and the Valhalla deck."""

from __future__ import annotations

from drakkar.games.saga.box import BOARD
from drakkar.games.saga.state import Saga


def cross_over(s: Saga) -> None:
    """SAG-16.1 to 16.4. All own cards outside Valhalla lie in the draw piles by now."""
    for seat in range(s.players):
        left = s.piles[seat]
        gold = len(left) * BOARD.before_bifrost.gold_per_card
        s.gold[seat] += gold  # SAG-16.2: no card has an effect on it
        s.box += left
        s.piles[seat], s.valhalla[seat] = s.valhalla[seat], ()
        s.tell("crossed", seat=seat, gold=gold, cards=len(s.piles[seat]))
