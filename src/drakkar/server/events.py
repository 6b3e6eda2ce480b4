"""Events: the decisions at a table and what chance answered, each chained to the one before.

An event holds answers as a record does: ``[seat, tag, field...]``, nature's seat is -1. The
decision comes first, then what followed by itself. An undo names the answers it takes away. So the
answers of a game are made from its events without knowing any rule, and the kernel's ``replay``
checks each of them again. What is only said (``TALK``) changes no answer: who asked to go back, who
agreed, who had a bot's advice.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any, Final

import msgspec

Answer = list[Any]

START: Final = "start"
MOVE: Final = "move"
UNDO: Final = "undo"
REWIND: Final = "rewind"
"""Back to an earlier position, whatever was revealed since: everybody agrees."""
ASK: Final = "ask"
AGREE: Final = "agree"
REFUSE: Final = "refuse"
HINT: Final = "hint"
TALK: Final = frozenset((ASK, AGREE, REFUSE, HINT))
LESSON: Final = "lesson"
"""The note of a first event: this table is a lesson."""


class Body(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """What happened. ``answers`` are added after those numbered in ``removed`` have gone."""

    answers: list[Answer] = []
    removed: list[int] = []
    turn: bool = False
    """An undo of the whole turn."""
    note: str = ""
    """Something the table is told beside; of the first event: what the table is for."""
    to: int = 0
    """The event whose position is asked for, or gone back to."""
    seats: list[int] = []
    """Those who agree with this."""
    seqs: list[int] = []
    """The events that ``answers`` came with first, where they stand again."""
    revealed: bool = False
    """Something had come to light that was taken back."""


@dataclass(frozen=True, slots=True)
class Event:
    seq: int
    seat: int | None
    key: str | None
    kind: str
    body: bytes
    at: float
    hash: bytes = b""

    def read(self) -> Body:
        return msgspec.json.decode(self.body, type=Body)


@dataclass(frozen=True, slots=True)
class Head:
    """What never changes about a table. The chain begins with it."""

    id: str
    game: str
    revision: int
    components: str
    players: int
    options: dict[str, str]
    seed: int
    hints: int
    creator: bytes
    created: float

    def root(self) -> bytes:
        facts = [self.id, self.game, self.revision, self.components, self.players]
        options = sorted(self.options.items())
        return hashlib.sha256(msgspec.json.encode([*facts, options, str(self.seed)])).digest()


class BrokenChain(Exception):
    """The event ``seq`` is not what was once written."""

    def __init__(self, seq: int) -> None:
        super().__init__(f"event {seq} does not fit the hash chain")
        self.seq = seq


def link(before: bytes, event: Event) -> bytes:
    facts = msgspec.json.encode([event.seq, event.seat, event.key, event.kind])
    return hashlib.sha256(before + facts + event.body).digest()


def chained(before: bytes, events: Iterable[Event]) -> list[Event]:
    """The same events with their hashes."""
    made = []
    for event in events:
        before = link(before, event)
        made.append(replace(event, hash=before))
    return made


def verify(head: Head, events: Iterable[Event]) -> None:
    before = head.root()
    for number, event in enumerate(events, start=1):
        if event.seq != number or link(before, event) != event.hash:
            raise BrokenChain(number)
        before = event.hash


def fold(events: Iterable[Event]) -> tuple[list[Answer], list[int]]:
    """All answers that stand after these events, and for each the event it came with."""
    answers: list[Answer] = []
    seqs: list[int] = []
    for event in events:
        body = event.read()
        if body.removed:
            gone = set(body.removed)
            answers = [one for index, one in enumerate(answers) if index not in gone]
            seqs = [one for index, one in enumerate(seqs) if index not in gone]
        answers += body.answers
        seqs += body.seqs or [event.seq] * len(body.answers)
    return answers, seqs


def record(head: Head, answers: list[Answer]) -> dict[str, Any]:
    """What the kernel replays."""
    return {
        "drakkar": 1,
        "game": head.game,
        "revision": head.revision,
        "components": head.components,
        "players": head.players,
        "options": head.options,
        "seed": head.seed,
        "answers": answers,
    }
