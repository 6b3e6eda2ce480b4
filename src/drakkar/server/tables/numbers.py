"""The numbers that events are known by. Events are numbered from 1 in the order they were stored.

An answer refers to a number (``expected_seq``), so that one given to an older position is noticed.
Where several act at once each counts his own answers only. What somebody answers under seal nobody
else counts before all have answered, and what he takes back meanwhile nobody else counts ever: so
each seat has numbers of its own, those of the events it knows of.
"""

from __future__ import annotations

from bisect import bisect_right
from typing import TYPE_CHECKING

from drakkar.kernel.question import Lanes
from drakkar.server.store import events as ev
from drakkar.server.store.events import Event

if TYPE_CHECKING:
    from drakkar.server.tables.live import Live

FIRST = 1


def open_group(live: Live) -> tuple[Lanes | None, int]:
    """The group of lanes that is open, if any, and the event that opened it."""
    agenda = live.table.state.agenda
    top = agenda[-1] if agenda else None
    if not isinstance(top, Lanes) or live.differs is not None:
        return None, live.seq
    log = live.table.log
    before = len(log)
    while before and log[before - 1].group == top.number:
        before -= 1
    opened = live.seqs[before - 1] if before else FIRST
    # going back opened it anew: numbers never run backwards
    back = next((event.seq for event in reversed(live.beside) if event.kind in _OPENS), 0)
    return top, max(opened, back)


_OPENS = (ev.REWIND, ev.VERSION)


def sealed_events(live: Live) -> list[int]:
    """The events of an open sealed group: so far each is known to its own seat only."""
    group, opened = open_group(live)
    if group is None or not group.sealed:
        return []
    return [event.seq for event in live.events[opened:] if event.kind not in ev.TALK]


def unknown(live: Live, seat: int | None) -> list[int]:
    """The events that a seat does not know of, in order."""
    sealed = sealed_events(live)
    if not sealed and not live.folded.secret:
        return []
    hidden = {*live.folded.secret, *sealed}
    return sorted(seq for seq in hidden if seat is None or live.events[seq - 1].seat != seat)


def shown(hidden: list[int], seq: int) -> int:
    """The number that an event goes by where these are not known of; of such a one that of the
    last before it."""
    return seq - bisect_right(hidden, seq)


def meant(hidden: list[int], number: int) -> int:
    """The event that goes by a number."""
    for seq in hidden:
        if seq > number:
            break
        number += 1
    return number


def expected_seq(live: Live, seat: int | None) -> int:
    """What the next answer of a seat refers to. Where all act at once each counts his own, and
    what is only said makes nobody's answer late."""
    hidden = unknown(live, seat)
    group, opened = open_group(live)
    if group is None:
        last = next(event.seq for event in reversed(live.events) if event.kind not in ev.TALK)
        return shown(hidden, last)
    own = (e for e in live.events[opened:] if e.kind not in ev.TALK and e.seat == seat)
    return shown(hidden, opened) + (0 if seat is None else sum(1 for _ in own))


def shown_seq(live: Live, seat: int | None) -> int:
    """How far a seat may know that the table has come."""
    return shown(unknown(live, seat), live.seq)


def shown_beside(live: Live, seat: int | None) -> list[tuple[int, Event]]:
    """What the log tells beside the game, with the numbers that the seat knows."""
    hidden = unknown(live, seat)
    return [(shown(hidden, event.seq), event) for event in live.beside]


def shown_numbers(live: Live, seat: int | None, seqs: list[int] | None = None) -> list[int]:
    """Per answer of the log (or of ``seqs``) the number of its event, as the seat knows it."""
    hidden = unknown(live, seat)
    seqs = live.seqs if seqs is None else seqs
    return [shown(hidden, seq) for seq in seqs] if hidden else seqs


def known_version(live: Live, seat: int | None) -> int:
    """Another number whenever anything that the seat may see has changed."""
    own = "" if seat is None else live.seats[seat].ahead
    return hash((shown_seq(live, seat), live.table.deciders, live.side, own))
