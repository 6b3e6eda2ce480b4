"""ODI-4.7: a placement that depended on something not done before it is void as a whole.

Only a placement that is not possible as the table stands is remembered, and only until its action
begins: the table as JSON, but for the hands, which stay with those who may see them.
"""

from __future__ import annotations

import json

from drakkar.games.odin.state import Odin
from drakkar.kernel.value import to_json

_KEPT = ("agenda", "groups", "reveals", "hands", "deck", "unused", "saved", "saved_hands")


def save(s: Odin, seat: int) -> None:
    fields = [name for name in s.zones if name not in _KEPT]
    s.saved = json.dumps({name: to_json(getattr(s, name)) for name in fields})
    s.saved_hands[seat] = s.hands[seat]


def forget(s: Odin, seat: int) -> None:
    s.saved = ""
    s.saved_hands[seat] = ()


def restore(s: Odin, seat: int, space: int) -> None:
    """Everything as before the placement; the space is not tried again in this turn."""
    before = json.loads(s.saved)
    hand = s.saved_hands[seat]
    kept = {name: to_json(getattr(s, name)) for name in _KEPT if name != "agenda"}
    old = Odin.from_json({**kept, **before, "agenda": []})
    drawn = {*s.hands[seat], *s.played[seat]} - {*hand, *old.played[seat]}
    for name in before:
        setattr(s, name, getattr(old, name))
    s.deck = sorted((*s.deck, *drawn))
    s.hands[seat] = hand
    forget(s, seat)
    s.tried |= 1 << space
    s.tell("void", seat=seat)
