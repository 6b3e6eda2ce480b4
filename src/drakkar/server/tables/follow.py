"""Following another worker: what it has stored is played on the table in memory, too."""

from __future__ import annotations

from drakkar.kernel.errors import DrakkarError
from drakkar.server.store import events as ev
from drakkar.server.store.events import Event, answers_of
from drakkar.server.tables.live import Live
from drakkar.server.tables.undo import survivors, take_back


def follow(live: Live, events: list[Event]) -> bool:
    """Play what another worker has stored; False if that did not come out the same."""
    for event in events:
        if event.seq != live.seq + 1 or event.seat is None or event.kind == ev.REWIND:
            return False  # after going back all is folded anew
        if ev.link(live.events[-1].hash, event) != event.hash:
            return False
        body, old = event.read(), live.table.log
        if event.kind in ev.TALK:
            live.add(event, body)
            continue
        length = len(old)
        try:
            if event.kind == ev.UNDO:
                take_back(live, event.seat, body.turn)
                kept, added = survivors(old, live.table.log)
                same = added == body.answers and length - len(kept) == len(body.removed)
            else:
                live.table.play(live.table.game.move(body.answers[0][1:]), event.seat)
                same = answers_of(live.table.log[length:]) == body.answers
        except DrakkarError:
            return False
        if not same:
            return False
        live.add(event, body)
    return True
