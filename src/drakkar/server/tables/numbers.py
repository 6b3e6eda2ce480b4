"""The numbers that events are known by. Events are numbered from 1 in the order they were stored.

An answer refers to a number (``expected_seq``), so that one given to an older position is noticed.
Where several act at once each counts its own answers only. While their answers are sealed nobody is
shown how many the others have given: each is told numbers of his own.
"""

from __future__ import annotations

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
    back = next((event.seq for event in reversed(live.beside) if event.kind != ev.HINT), 0)
    return top, max(opened, back)


def _since(live: Live, seq: int) -> list[Event]:
    return live.events[seq:]  # they are numbered from 1


def known_events(live: Live, seat: int | None, since: int) -> list[int]:
    """The events after ``since`` that a seat knows of while the others' are sealed: its own,
    and what is said aloud."""
    return [
        event.seq
        for event in _since(live, since)
        if event.kind in ev.TALK or (seat is not None and event.seat == seat)
    ]


def expected_seq(live: Live, seat: int | None) -> int:
    """What the next answer of a seat refers to. Where all act at once each counts its own, and
    what is only said makes nobody's answer late."""
    group, opened = open_group(live)
    if group is None:
        return next(event.seq for event in reversed(live.events) if event.kind not in ev.TALK)
    own = (e for e in _since(live, opened) if e.kind not in ev.TALK and e.seat == seat)
    return opened + (0 if seat is None else sum(1 for _ in own))


def shown_seq(live: Live, seat: int | None) -> int:
    """How far a seat may know that the table has come: how many secret answers the others
    have given would tell something of them."""
    group, opened = open_group(live)
    if group is None or not group.sealed:
        return live.seq
    return opened + len(known_events(live, seat, opened))


def shown_beside(live: Live, seat: int | None) -> list[tuple[int, Event]]:
    """What the log tells beside the game, with the numbers that the seat knows."""
    group, opened = open_group(live)
    if group is None or not group.sealed:
        return [(event.seq, event) for event in live.beside]
    rank = {seq: opened + n for n, seq in enumerate(known_events(live, seat, opened), start=1)}
    return [(rank.get(event.seq, event.seq), event) for event in live.beside]


def shown_numbers(live: Live, seat: int | None) -> list[int]:
    """Per answer of the log the number of its event, as the seat may know it."""
    group, opened = open_group(live)
    if group is None or not group.sealed:
        return live.seqs
    rank = {seq: opened + n for n, seq in enumerate(known_events(live, seat, opened), start=1)}
    shown, highest = [], 0
    for seq in live.seqs:
        highest = max(highest, seq if seq <= opened else rank.get(seq, 0))
        shown.append(highest)
    return shown
