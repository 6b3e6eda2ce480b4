"""ODI-4.7: a placement that depended on something not done before it is void as a whole.

Only a placement that may turn out so is remembered, and only until its action begins or chance has
spoken (ODI-4.19): the table as JSON, but for the hands, which nobody draws to in between.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from drakkar.games.odin.state import Odin
from drakkar.kernel.declared import hints, plain
from drakkar.kernel.value import decoder

_FIELDS: Final = tuple(name for name, zone in Odin.zones.items() if zone == "public")
_TYPES: Final = {name: plain(hint) for name, hint in hints(Odin).items() if name in _FIELDS}
_encode: Final = msgspec.json.Encoder().encode
_decode: Final = msgspec.json.Decoder().decode


def _written(s: Odin) -> bytes:
    return _encode([getattr(s, name) for name in _FIELDS])


def save(s: Odin) -> None:
    s.saved = _written(s).decode()


def stand(s: Odin) -> None:
    """ODI-4.19: a die was rolled or a card was drawn; what led to it is not taken back."""
    s.saved = ""


def remembered(s: Odin) -> dict[str, Any]:
    """The table before the placement, as JSON; in a position of an earlier program without the
    fields that have come since, which stand last."""
    return dict(zip(_FIELDS, _decode(s.saved), strict=False))


def restore(s: Odin, seat: int, space: int) -> None:
    """Everything as before the placement; the space is not tried again in this turn."""
    played = s.played[seat]
    now = dict(zip(_FIELDS, _decode(_written(s)), strict=True))
    for name, before in remembered(s).items():
        if before != now[name]:
            old = msgspec.convert(before, _TYPES[name], dec_hook=decoder(Odin.package))
            setattr(s, name, old)
    in_vain = [card for card in played if card not in s.played[seat]]
    s.hands[seat] = tuple(sorted((*s.hands[seat], *in_vain)))
    s.saved = ""
    s.tried |= 1 << space
    s.tell("void", seat=seat)
