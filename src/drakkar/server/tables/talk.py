"""What is said at a table beside the game: who asks to go back, who agrees, who had advice."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from drakkar.server.store import events as ev
from drakkar.server.store.data import PERSON
from drakkar.server.store.events import Event

if TYPE_CHECKING:
    from drakkar.server.tables.live import Live


_TOLD = ev.ABOUT_SEATS | ev.ABOUT_COMPANY


@dataclass(slots=True)
class Asking:
    """Somebody asks to go back further than undo does; ``key`` is the name of the question."""

    seat: int
    key: str
    to: int
    agreed: set[int]


def hear(live: Live, event: Event) -> None:
    """Notes what an event means beside the game: a wish to go back, an agreement, advice."""
    asking, seat = live.asking, event.seat
    if event.kind in (ev.MOVE, ev.UNDO):
        if asking is not None and asking.seat == seat:
            live.asking = None  # plays on instead
        return
    if event.kind in (ev.REWIND, ev.HINT, ev.VERSION) or event.kind in _TOLD:
        live.beside.append(event)
    if event.kind in (ev.REWIND, ev.REFUSE):
        live.asking = None
    if event.kind == ev.REWIND:
        live.rewound += event.read().revealed
    elif event.kind == ev.ASK and seat is not None:
        body = event.read()
        live.asking = Asking(seat, event.key or "", body.to, set(body.seats))
    elif event.kind == ev.AGREE and asking is not None:
        asking.agreed.update(event.read().seats)


def others(live: Live, mine: Iterable[int]) -> list[int]:
    """The people who must agree before the table goes back for the holder of these seats. Where
    nobody has sat down yet there is nobody to ask."""
    own = set(mine)
    return [
        seat.seat
        for seat in live.acting
        if seat.kind == PERSON and seat.seat not in own and live.claimed(seat.seat)
    ]


def asked(live: Live) -> list[int]:
    """The seats that have not yet said whether they agree to go back."""
    return [] if live.asking is None else others(live, live.asking.agreed)
