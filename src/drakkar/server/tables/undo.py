"""Undo: a seat takes back its last answer, or its whole turn so far."""

from __future__ import annotations

from dataclasses import replace

from drakkar.games import GAMES
from drakkar.kernel.question import NATURE
from drakkar.kernel.record import replay
from drakkar.kernel.refusal import Refusal
from drakkar.kernel.table import LogEntry
from drakkar.server.errors import ApiError
from drakkar.server.store import events as ev
from drakkar.server.store.events import Answer, Body, answers_of
from drakkar.server.tables.live import Done, Live
from drakkar.server.tables.numbers import open_group, sealed_events
from drakkar.server.tables.rated import check_unrated
from drakkar.server.tables.redo import NOTE, next_redo
from drakkar.server.tables.versions import record_of


def undo(live: Live, seat: int, expected: int, key: str, turn: bool) -> Done:
    """Take back the seat's last answer, or its whole turn so far."""
    before = live.known(seat, key)
    if before is not None:
        if before.kind != ev.UNDO or before.read().turn != turn:
            raise ApiError(422, "key-used")
        return Done(before, True)
    live.check(seat, expected)
    if live.over:
        check_unrated(live, "rated-back")
    old, group = live.table.log, open_group(live)[0]
    sealed = sealed_events(live)
    take_back(live, seat, turn)
    kept, added = survivors(old, live.table.log)
    standing = set(kept)
    removed = [index for index in range(len(old)) if index not in standing]
    if group is not None and all(old[index].group == group.number for index in removed):
        gone = {live.seqs[index] for index in removed} - {live.seqs[index] for index in kept}
        sealed = [*sorted(gone.intersection(sealed)), *([live.seq + 1] if sealed else [])]
    body = Body(answers=added, removed=removed, turn=turn, secret=sealed)
    return Done(live.append(seat, key, ev.UNDO, body), False)


def redo(live: Live, seat: int, expected: int, key: str) -> Done:
    """Make again what the seat has taken back last."""
    before = live.known(seat, key)
    if before is not None:
        if before.kind != ev.MOVE or before.read().note != NOTE:
            raise ApiError(422, "key-used")
        return Done(before, True)
    live.check(seat, expected)
    move = next_redo(live, seat)
    if move is None:
        raise ApiError(422, "redo-nothing")
    return live.move(seat, expected, key, move, NOTE)


def why_no_undo(live: Live, seat: int) -> Refusal | None:
    if live.lesson is not None and _own_last(live, seat) is not None:
        return None
    return live.table.why_no_undo(seat)


def _own_last(live: Live, seat: int) -> int | None:
    """Where in the log the last choice of a seat stands that a lesson can go back to."""
    first = len(live.lesson.prefix) if live.lesson else 0
    log = live.table.log
    own = (i for i in range(len(log) - 1, first - 1, -1) if log[i].seat == seat)
    return next((i for i in own if not log[i].forced), None)


def take_back(live: Live, seat: int, turn: bool) -> None:
    table = live.table
    own = None if live.lesson is None else _own_last(live, seat)
    if own is not None:  # a lesson keeps no secrets: back past whatever others did since
        earlier = replace(live.folded, answers=answers_of(table.log[:own]))
        live.table = replay(GAMES, record_of(live.head, earlier), upto=own, listen=True)
        return
    table.undo(seat)
    while turn and _tail(live, seat) and table.why_no_undo(seat) is None:
        table.undo(seat)


def turn_is_longer(live: Live, seat: int) -> bool:
    """Whether taking back the turn would take back more than the last answer."""
    return _tail(live, seat) > 1


def _tail(live: Live, seat: int) -> int:
    """How many decisions of this seat stand at the end with nothing of anybody else between.
    A group of lanes begins a turn, and only the own lane counts in it."""
    group, _ = open_group(live)
    number, decisions = 0 if group is None else group.number, 0
    for entry in reversed(live.table.log):
        if entry.group != number:
            break
        if number and entry.lane != seat:
            continue
        if entry.reveals or entry.seat == NATURE or (entry.seat != seat and not entry.forced):
            break
        decisions += not entry.forced
    return decisions


def survivors(old: list[LogEntry], new: list[LogEntry]) -> tuple[list[int], list[Answer]]:
    """Which answers of the old log stand in the new one, and what has been added to it.

    Taking back removes answers and never changes their order; what follows by itself comes last.
    """
    kept: list[int] = []
    index = 0
    for number, entry in enumerate(new):
        at = index
        while at < len(old) and old[at][:2] != entry[:2]:
            at += 1
        if at == len(old):
            return kept, answers_of(new[number:])
        kept.append(at)
        index = at + 1
    return kept, []
