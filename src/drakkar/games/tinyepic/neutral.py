"""Chapter 19: the neutral enemy of the two-player game, and who is on which face of the ocean."""

from __future__ import annotations

from drakkar.games.tinyepic.state import TinyEpic


def place_neutral(s: TinyEpic) -> None:
    """A temple and two settlers on each outer island; the runes stay there, no god is angered."""
    for island in s.face.neutral_islands:
        s.temples[s.players] |= 1 << island
        s.add_settlers(s.players, island, s.face.neutral_settlers)
