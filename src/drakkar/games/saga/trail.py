"""Chapters 5 and 13: trail and ship, and where a pawn stands."""

from __future__ import annotations

from drakkar.games.saga.box import MARKER_EFFECTS, NOTHING, Effects
from drakkar.games.saga.state import Saga


def cell(s: Saga, seat: int) -> int:
    """SAG-5.3: the board cell of a pawn."""
    return s.offset + s.index[seat]


def off_trail(s: Saga, seat: int) -> bool:
    """SAG-9.3: at the front or at the back."""
    return not 0 <= s.index[seat] < s.adventure.length


def beyond(s: Saga, seat: int) -> bool:
    """SAG-9.1, 9.2: on the last cell of the card or beyond it."""
    return cell(s, seat) >= s.adventure.last


def on_card(s: Saga, seat: int) -> bool:
    """On a cell that counts as reached: of the card, at Bifröst of the second one (SAG-16.11)."""
    adventure = s.adventure
    return adventure.entry <= cell(s, seat) <= adventure.last and not off_trail(s, seat)


def marker_at(s: Saga, where: int) -> int | None:
    """The stage marker on a board cell."""
    for marker, place in zip(s.markers, s.adventure.marker_cells, strict=False):
        if place == where:
            return marker
    return None


def effects_at(s: Saga, where: int) -> Effects:
    """What a board cell in front of the last one does, by its marker or by the card."""
    adventure = s.adventure
    if where in adventure.marker_cells:
        marker = marker_at(s, where)
        return NOTHING if marker is None else MARKER_EFFECTS[marker]
    return adventure.cells[where] if adventure.first <= where <= adventure.last else NOTHING
