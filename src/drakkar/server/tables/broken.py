"""Tables that a fault has stopped: what can still be read of them."""

from __future__ import annotations

from dataclasses import replace

from drakkar.server.store.data import BROKEN, Stored
from drakkar.server.store.events import BrokenChain, Event, Head, verify
from drakkar.server.tables.live import Live


def whole(head: Head, events: list[Event]) -> list[Event]:
    """The events up to the first that is not what was once written."""
    try:
        verify(head, events)
    except BrokenChain as broken:
        return events[: broken.seq - 1]
    return events


def readable(stored: Stored, report: str) -> Live | None:
    """The table as it was after the last event that is whole and that these rules can follow;
    None if there is none. What came after nobody can tell."""
    events = whole(stored.head, stored.events)
    good: Live | None = None
    least, most = 0, len(events)  # so many are known to do; more than so many do not
    while least < most:
        number = most if good is None and most == len(events) else (least + most + 1) // 2
        live = _opened(stored, events[:number], report)
        if live is not None:
            good, least = live, number
        elif number == least + 1:
            break
        else:
            most = number - 1
    return good


def _opened(stored: Stored, events: list[Event], report: str) -> Live | None:
    cut = replace(stored, events=list(events), seq=len(events), status=BROKEN, report=report)
    try:
        live = Live(cut)
    except Exception:
        return None
    live.cut = len(events) < stored.seq
    return live if live.differs is None else None
