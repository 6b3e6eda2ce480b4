"""Chapter 19: the neutral enemy of the two-player game, and who is on which face of the ocean."""

from __future__ import annotations

from drakkar.games.tinyepic.state import TinyEpic


def place_neutral(s: TinyEpic) -> None:
    """A temple and two settlers on each outer island (TEV-19.1), both colours as one clan
    (TEV-19.2); the runes stay there, and no god is angered (TEV-19.3). Nothing in the rules
    removes a temple (TEV-19.7)."""
    for island in s.face.neutral_islands:
        s.temples[s.players] |= 1 << island
        s.add_settlers(s.players, island, s.face.neutral_settlers)
