"""What is stored of a table beside what happens: its first events, its summary, its position."""

from __future__ import annotations

import msgspec

from drakkar.kernel.question import NATURE
from drakkar.kernel.record import version_of
from drakkar.kernel.table import Table
from drakkar.kernel.value import to_json
from drakkar.server.store import events as ev
from drakkar.server.store.data import BOT, Ended, Kept, Seat, Summary
from drakkar.server.store.events import Body, Clock, Event, Head
from drakkar.server.tables import spoken


def opening(
    head: Head,
    table: Table,
    at: float,
    note: str = "",
    news: Body | None = None,
    salt: str = "",
    clock: Clock | None = None,
    quiet: bool = False,
    rated: bool = False,
) -> list[Event]:
    """The first events of a table: what chance began with, then each decision made already.
    ``news``: what is said last, about a record that was brought in. ``salt``: binds the seed; none
    for one that somebody chose."""
    first = Body(note=note, salt=salt, chosen=not salt, clock=clock, quiet=quiet, rated=rated)
    bodies: list[tuple[int | None, Body]] = [(None, first)]
    for entry in table.log:
        if entry.seat != NATURE and not entry.forced:
            bodies.append((entry.seat, Body()))
        bodies[-1][1].answers.append([entry.seat, *to_json(entry.move)])
    events = [
        Event(seq, seat, None, ev.MOVE if seq > 1 else ev.START, msgspec.json.encode(body), at)
        for seq, (seat, body) in enumerate(bodies, start=1)
    ]
    if news is not None:
        data = msgspec.json.encode(news)
        events.append(Event(len(events) + 1, None, None, ev.VERSION, data, at))
    events = spoken.attached(table, events, ev.fold(head, events).sources)
    return ev.chained(head.root(), events)


def summary_of(table: Table, seats: list[Seat], lesson: bool = False) -> Summary:
    result = ended(table) if table.over else None
    return Summary(
        deciders=list(table.deciders),
        winners=[] if result is None else result.winners,
        over=table.over,
        bot_turn=any(seats[seat].kind == BOT for seat in table.deciders),
        lesson=lesson,
        revision=table.game.revision,
        components=table.game.components,
        ended=result,
    )


def ended(table: Table) -> Ended:
    result = table.result()
    return Ended(
        scores=list(result.scores),
        places=list(result.places),
        winners=list(result.winners),
        breakdown=[dict(points) for points in result.breakdown],
        opponent=result.opponent,
    )


def kept(table: Table, seq: int) -> Kept:
    version = version_of(table.game)
    return Kept(seq, *version, table.draws, table.state.packed())
