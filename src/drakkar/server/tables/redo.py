"""Redo: what a seat has taken back, made again, as long as nothing else has happened since.

Nothing is stored for it. What was taken back stands in the undo's own event; making it again is a
move like any other, with a note that says so. What others do at the same time, in lanes of their
own, does not count: under seal that would tell of it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from drakkar.kernel.errors import DrakkarError
from drakkar.kernel.question import Lanes, Move
from drakkar.server.store import events as ev
from drakkar.server.store.events import Answer, Body, Event, Folded

if TYPE_CHECKING:
    from drakkar.server.tables.live import Live

NOTE: Final = "redo"
"""The note of a move that was made again."""
Taken = dict[int, list[Answer]]
"""By seat what it has taken back, the next to be made again first."""


def heed(taken: Taken, folded: Folded, event: Event, body: Body) -> None:
    """Notes what an event takes back, or makes impossible; ``folded``: what stood before it."""
    seat = event.seat
    if event.kind == ev.UNDO and seat is not None:
        gone = [folded.answers[index] for index in body.removed if index < len(folded.answers)]
        taken[seat] = [*gone, *taken.get(seat, [])]
    elif event.kind == ev.MOVE and seat is not None and body.note == NOTE:
        left, again = taken.get(seat, []), body.answers
        taken[seat] = left[len(again) :] if left[: len(again)] == again else []
    elif event.kind not in ev.TALK:
        taken.pop(seat if seat is not None else -1, None)


def recalled(head: ev.Head, events: list[Event]) -> Taken:
    """What can be made again at a table that was just read. Only what came after the last undo can
    matter, so most tables cost a look at their kinds."""
    taken: Taken = {}
    last = next((at for at in reversed(range(len(events))) if events[at].kind == ev.UNDO), None)
    if last is None:
        return taken
    folded = Folded(ev.fold(head, []).version)
    for event in events:
        body = event.read()
        heed(taken, folded, event, body)
        folded.add(event, body)
    return taken


def next_redo(live: Live, seat: int) -> Move | None:
    """The move that would be made again; None: there is none, or it is not legal any more."""
    taken = live.taken.get(seat)
    if not taken or taken[0][0] != seat or not live.quiet_since(seat):
        return None
    try:
        move = live.table.game.move(taken[0][1:])
    except DrakkarError:
        return None
    return move if live.table.why_not(move, seat) is None else None


def others_moved(live: Live, seat: int, events: Iterable[Event]) -> bool:
    """Whether somebody else has done something since a seat's last undo, outside the lanes that are
    played at once."""
    agenda = live.table.state.agenda
    if agenda and isinstance(agenda[-1], Lanes):
        return False
    for event in events:  # the newest first
        if event.kind in ev.TALK:
            continue
        if event.seat != seat:
            return True
        if event.kind == ev.UNDO:
            return False
    return False
