"""Chapter 23: Vikings of two colours in a solo game, one per round by turns (ODI-23.1)."""

from __future__ import annotations

from drakkar.games.odin.box import SOLO
from drakkar.games.odin.state import BLOCKED, NONE, Odin


def start(s: Odin) -> None:
    """ODI-23.2, 23.3."""
    s.thing[0], s.waiting = SOLO[s.side].thing, SOLO[s.side].waiting


def change_colours(s: Odin) -> None:
    """ODI-23.5 to 23.8: those of this round stay and block, those of the round before come back;
    who was not placed waits."""
    back = s.waiting
    s.waiting = s.thing[0]
    for space, owner in enumerate(s.owner):
        if owner == BLOCKED:
            back += s.standing_on[space]
            s.standing_on[space] = 0
            s.owner[space] = NONE
            s.taken &= ~(1 << space)
        elif owner == 0:
            s.owner[space] = BLOCKED
    s.thing[0] = back
