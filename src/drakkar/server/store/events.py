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
from dataclasses import dataclass, field, replace
from typing import Any, Final, Literal

import msgspec

from drakkar.kernel.record import Position, Version
from drakkar.kernel.shapes import met
from drakkar.kernel.table import LogEntry
from drakkar.kernel.value import to_json

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
VERSION: Final = "version"
"""From here on other rules hold, or another box: those of the program that goes on."""
DEVICE: Final = "device"
"""Another device sits in a seat that was taken."""
LINK: Final = "link"
"""A seat has a new link; who held it is out."""
TOKEN: Final = "token"
"""A seat lets a program play for it,"""
UNTOKEN: Final = "untoken"
"""and no longer."""
LEAVE: Final = "leave"
"""Somebody gives up his seat."""
UNRATE: Final = "unrate"
"""Somebody does not want the game to count for the ladder."""
ABOUT_SEATS: Final = frozenset((DEVICE, LINK, TOKEN, UNTOKEN, LEAVE, UNRATE))
HAND: Final = "hand"
"""A seat is played by a bot (``level``) from now on, or by who sits down in its holder's stead;"""
SIT: Final = "sit"
"""somebody (``note``) sits down so;"""
BACK: Final = "back"
"""its holder has it again."""
HAND_ASK: Final = "hand-ask"
"""Somebody wants the seat ``to`` to be handed over,"""
HAND_YES: Final = "hand-yes"
"""somebody agrees,"""
HAND_NO: Final = "hand-no"
"""or does not."""
AWAY: Final = "away"
"""A seat is away until a time; 0: no longer."""
MORE: Final = "more"
"""Somebody gives a seat more time."""
LATE: Final = "late"
"""A seat's time has run out."""
ABOUT_COMPANY: Final = frozenset((HAND, SIT, BACK, AWAY, MORE, LATE))
_HANDING: Final = frozenset((HAND_ASK, HAND_YES, HAND_NO))
TALK: Final = frozenset((ASK, AGREE, REFUSE, HINT)) | ABOUT_SEATS | ABOUT_COMPANY | _HANDING
LESSON: Final = "lesson"
"""The note of a first event: this table is a lesson."""
WHATIF: Final = "whatif"
"""It is a copy of another table's position."""
DUEL: Final = "duel"
"""It has the cards of another table."""


class Clock(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """How long an answer may take. ``soft``: it is only shown; ``days``: then something happens."""

    kind: Literal["soft", "days"]
    seconds: int
    then: Literal["tell", "bot"] = "tell"
    level: str = ""
    """The bot that then takes over."""


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
    was: int = 0
    """The revision of the rules until now,"""
    revision: int = 0
    """and from now on;"""
    components: str = ""
    """the box from now on."""
    position: Position | None = None
    """Where the table goes on, if its answers so far are not legal under the new rules."""
    followed: list[int] = []
    """Of a record that was brought in: how many answers were legal, and how many it had."""
    scores: list[int] = []
    """The scores it claims, where it ends with others."""
    secret: list[int] = []
    """Events that nobody but their own seat will ever know of: taken back under seal."""
    salt: str = ""
    """Of the first event: what its seed is bound with (``commitment``)."""
    chosen: bool = False
    """Of the first event: somebody chose the seed."""
    clock: Clock | None = None
    """Of the first event: how long an answer may take;"""
    quiet: bool = False
    """nobody is told elsewhere whose turn it is;"""
    rated: bool = False
    """it counts for the ladder."""
    level: str = ""
    """The bot that a seat is handed to; none: a person."""
    until: float = 0
    """How long somebody is away; which deadline has passed."""
    seconds: int = 0
    """Time that somebody gives."""


@dataclass(frozen=True, slots=True)
class Event:
    """One line of a table's log, as it is stored."""

    seq: int
    seat: int | None
    key: str | None
    kind: str
    body: bytes
    at: float
    hash: bytes = b""
    told: bytes | None = None
    """What the rules told on that occasion (``spoken``); no part of the chain."""

    def read(self) -> Body:
        return msgspec.json.decode(self.body, type=met(Body))


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


def commitment(head: Head, salt: str) -> str:
    """What binds a table's seed from the start without telling it. The salt makes it impossible to
    try out all seeds."""
    return hashlib.sha256(f"{head.id}:{head.seed}:{salt}".encode()).hexdigest()


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
    linked = []
    for event in events:
        before = link(before, event)
        linked.append(replace(event, hash=before))
    return linked


def verify(head: Head, events: Iterable[Event]) -> None:
    before = head.root()
    for number, event in enumerate(events, start=1):
        if event.seq != number or link(before, event) != event.hash:
            raise BrokenChain(number)
        before = event.hash


@dataclass(slots=True)
class Folded:
    """What a table's events come to."""

    version: Version
    """The rules and the box that hold now."""
    answers: list[Answer] = field(default_factory=list)
    """All answers that stand,"""
    seqs: list[int] = field(default_factory=list)
    """for each the event it came with,"""
    sources: list[tuple[int, int]] = field(default_factory=list)
    """and the event that holds it, with its place there: going back writes answers anew."""
    start: Position | None = None
    """Where the answers begin, if not with the game's setup,"""
    since: int = 0
    """and the event that said so."""
    secret: set[int] = field(default_factory=set)
    """Events that only their own seat knows of."""
    earlier: tuple[Folded, ...] = ()
    """What the table had come to each time before it went on from a position."""

    def add(self, event: Event, body: Body) -> None:
        self.secret.update(body.secret)
        if event.kind == VERSION:
            if body.position is not None:
                self.earlier = (*self.earlier, replace(self, earlier=()))
                self.answers, self.seqs, self.sources = [], [], []
                self.start, self.since = body.position, event.seq
            self.version = Version(body.revision, body.components)
        if body.removed:
            gone = set(body.removed)
            stand = [index for index in range(len(self.answers)) if index not in gone]
            self.answers = [self.answers[index] for index in stand]
            self.seqs = [self.seqs[index] for index in stand]
            self.sources = [self.sources[index] for index in stand]
        self.answers = [*self.answers, *body.answers]
        self.seqs = [*self.seqs, *(body.seqs or [event.seq] * len(body.answers))]
        self.sources = [*self.sources, *((event.seq, n) for n in range(len(body.answers)))]


def answers_of(entries: Iterable[LogEntry]) -> list[Answer]:
    """Entries of a table's log as they are stored."""
    return [[entry.seat, *to_json(entry.move)] for entry in entries]


def fold(head: Head, events: Iterable[Event]) -> Folded:
    """What these events come to, without knowing any rule."""
    folded = Folded(Version(head.revision, head.components))
    for event in events:
        folded.add(event, event.read())
    return folded


def record(head: Head, folded: Folded) -> dict[str, Any]:
    """What the kernel replays."""
    record_ = {
        "drakkar": 1,
        "game": head.game,
        "revision": folded.version.revision,
        "components": folded.version.components,
        "players": head.players,
        "options": head.options,
        "seed": head.seed,
        "answers": folded.answers,
    }
    if folded.start is not None:
        record_["start"] = msgspec.to_builtins(folded.start)
    return record_
