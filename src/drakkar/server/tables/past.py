"""A table as it was after an earlier event."""

from __future__ import annotations

from dataclasses import dataclass

from drakkar.games import GAMES
from drakkar.kernel.errors import DrakkarError
from drakkar.kernel.record import read
from drakkar.kernel.table import Table
from drakkar.server.errors import ApiError
from drakkar.server.store import events as ev
from drakkar.server.tables import spoken
from drakkar.server.tables.live import Live
from drakkar.server.tables.numbers import meant, shown, shown_seq, unknown
from drakkar.server.tables.versions import record_of


@dataclass(frozen=True, slots=True)
class Past:
    """A table as it was."""

    table: Table
    seqs: list[int]
    """Per answer the number of its event."""
    before: spoken.Numbered
    """What had been told before the table's own log begins,"""
    before_seqs: list[int]
    """and the events that belong to it."""
    exact: bool
    """False: the rules of this program do not lead that far; the table is as far as they do."""


def past_of(live: Live, seq: int, seat: int | None) -> Past:
    """The table as it was after the event that this seat knows under this number."""
    if not 1 <= seq <= shown_seq(live, seat):
        raise ApiError(404, "not-found")
    hidden = unknown(live, seat)
    until = meant(hidden, seq)
    if live.kind == ev.WHATIF:  # it begins with its position
        until = max(until, 2)
    folded = ev.fold(live.head, live.events[:until])
    length = len(folded.answers)
    try:
        reading = read(GAMES, record_of(live.head, folded), upto=length, listen=True)
        table, exact = reading.table, reading.answers == length
    except DrakkarError:  # not even its first position
        table, exact = live.table.copy(), False
    parts = [(spoken.collect(live.events, part), part.seqs) for part in folded.earlier]
    if not exact:
        parts.append((spoken.collect(live.events, folded, table.events or ()), folded.seqs))
        table.events = []
    before, before_seqs = spoken.joined(parts)
    seqs, before_seqs = (
        [min(shown(hidden, number), seq) for number in numbers]
        for numbers in (folded.seqs, before_seqs)
    )
    return Past(table, seqs, before, before_seqs, exact)
