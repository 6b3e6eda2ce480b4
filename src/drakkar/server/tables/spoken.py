"""Tellings: what the rules report for the log ("Astrid buys…", as data), kept with each event.

A program with other rules may not be able to play the events again; what they told it can still put
into words. Kept is one list per event: what was told before its first answer, then for each of its
answers what that answer told.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

import msgspec

from drakkar.kernel.state import Event as Telling
from drakkar.kernel.table import Table
from drakkar.server.store.events import Event, Folded

Numbered = list[tuple[int, Telling]]
"""Tellings, each with the number of the answer it belongs to: 0 before the first."""


def pack(table: Table, answers: int) -> bytes:
    """What the last so many answers of a table have told."""
    first = len(table.log) - answers
    lists: list[list[Telling]] = [[] for _ in range(answers + 1)]
    for number, telling in reversed(table.events or []):
        if number < first or (number == first and number):
            break
        lists[number - first].insert(0, telling)
    return msgspec.json.encode(lists)


def attached(table: Table, events: list[Event], sources: Iterable[tuple[int, int]]) -> list[Event]:
    """The events, with tellings added to those that lack them."""
    by_answer = _by_answer(table.events or [])
    lists: dict[int, list[list[Telling]]] = {
        event.seq: [[] for _ in range(len(event.read().answers) + 1)]
        for event in events
        if event.told is None
    }
    if 1 in lists:
        lists[1][0] = by_answer.get(0, [])
    for number, (seq, place) in enumerate(sources, start=1):
        if seq in lists:
            lists[seq][place + 1] = by_answer.get(number, [])
    return [
        replace(event, told=msgspec.json.encode(lists[event.seq])) if event.seq in lists else event
        for event in events
    ]


def collect(
    events: list[Event], folded: Folded, replayed: Iterable[tuple[int, Telling]] = ()
) -> Numbered:
    """All that the answers that stand have told. Where nothing was kept: what a replay has told."""
    again = _by_answer(replayed)
    kept: dict[int, list[list[Telling]] | None] = {}

    def tellings_of(seq: int, place: int, number: int) -> list[Telling]:
        if seq not in kept:
            data = events[seq - 1].told
            kept[seq] = None if data is None else _unpack(data)
        lists = kept[seq]
        return again.get(number, []) if lists is None else lists[place]

    numbered: Numbered = (
        [(0, telling) for telling in tellings_of(1, 0, 0)] if folded.start is None else []
    )
    for number, (seq, place) in enumerate(folded.sources, start=1):
        numbered += [(number, telling) for telling in tellings_of(seq, place + 1, number)]
    return numbered


def _unpack(data: bytes) -> list[list[Telling]]:
    return msgspec.json.decode(data, type=list[list[Telling]])


def joined(parts: Iterable[tuple[Numbered, list[int]]]) -> tuple[Numbered, list[int]]:
    """Several stretches of a table as one: tellings, and per answer the number of its event."""
    tellings: Numbered = []
    seqs: list[int] = []
    for numbered, own in parts:
        tellings += [(number + len(seqs), telling) for number, telling in numbered]
        seqs = [*seqs, *own]
    return tellings, seqs


def _by_answer(tellings: Iterable[tuple[int, Telling]]) -> dict[int, list[Telling]]:
    by_answer: dict[int, list[Telling]] = {}
    for number, telling in tellings:
        by_answer.setdefault(number, []).append(telling)
    return by_answer
