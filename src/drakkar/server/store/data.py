"""A table as it lies in the database, in plain data."""

from __future__ import annotations

import time
from dataclasses import dataclass, field, replace

import msgspec

from drakkar.kernel.record import Position, Version
from drakkar.server.store.events import Event, Head

PERSON = "person"
BOT = "bot"
WATCHER = -1
PLAYING, OVER, BROKEN = "playing", "over", "broken"
OTHER = "other-version"
"""Never stored: a table that waits for a program with its rules and its box."""


@dataclass(frozen=True, slots=True)
class Seat:
    """Who plays on a seat: a person or a bot, under which name, by which link."""

    seat: int
    kind: str
    name: str
    level: str = ""
    secret: bytes | None = None
    token: bytes | None = None
    """The digest of what a program shows to play here."""
    spare: bytes | None = None
    """Of the link for somebody who plays here in another's stead."""
    ahead: str = ""
    """An answer that its holder has prepared, as JSON: nobody else's business."""


class Ended(msgspec.Struct, frozen=True):
    """How a game ended, as its players were told: other rules may count otherwise."""

    scores: list[int]
    places: list[int]
    winners: list[int]
    breakdown: list[dict[str, int]]
    opponent: dict[str, int] | None = None


class Turn(msgspec.Struct, frozen=True):
    """A person who owes an answer: since which event, and since when."""

    seat: int
    seq: int
    at: float


class Summary(msgspec.Struct, omit_defaults=True):
    """What the list of tables shows of one."""

    deciders: list[int] = []
    winners: list[int] = []
    over: bool = False
    bot_turn: bool = False
    asked: list[int] = []
    """Seats that are asked whether the table may go back."""
    lesson: bool = False
    revision: int = 0
    """The rules it is played by, and the box it is played with; 0 where nobody has noted them."""
    components: str = ""
    ended: Ended | None = None
    seq: int = 0
    """How far it has come, and when, as far as everybody may know; 0 where nobody has noted it."""
    at: float = 0
    chosen: bool = False
    """Somebody chose the seed."""
    kind: str = ""
    """A copy of a position, or the cards of another table."""
    turns: list[Turn] = []
    """Who owes an answer, where several people sit."""
    handed: dict[int, str] = {}
    """Seats that somebody else plays than their holders: a bot's level, "" for a person."""
    deadline: float = 0
    """When a clock runs out next; 0: none does."""
    quiet: bool = False
    """Nobody is to be told elsewhere."""
    rated: list[int] | None = None
    """It counts for the ladder: the seats for which somebody else has answered. None: not so."""


@dataclass(frozen=True, slots=True)
class Kept:
    """A position as it is stored beside the events."""

    seq: int
    revision: int
    components: str
    draws: int
    state: bytes

    def read(self) -> Position:
        return Position(msgspec.json.decode(self.state), self.draws)


@dataclass(frozen=True, slots=True)
class Box:
    """The contents of a box under their digest."""

    game: str
    digest: str
    contents: bytes
    since: float = 0


@dataclass(frozen=True, slots=True)
class Listed:
    """A line of the list of tables."""

    id: str
    game: str
    version: Version
    status: str
    seq: int
    summary: Summary
    created: float
    updated: float
    seats: list[Seat]
    mine: list[int]
    held: dict[int, int]
    """By seat how many devices hold it."""


@dataclass(slots=True)
class Stored:
    """A table as it lies in the database."""

    head: Head
    seats: list[Seat]
    holders: list[tuple[int, bytes]]
    status: str
    report: str
    rematch: str
    watch: bytes
    seq: int
    events: list[Event]
    summary: Summary = field(default_factory=Summary)
    position: Kept | None = None
    broken_by: str = ""
    standins: list[tuple[int, bytes]] = field(default_factory=list)
    """Who plays in the stead of a seat's holders."""


@dataclass(frozen=True, slots=True)
class Origin:
    """The table that another one was made after, and the position."""

    kind: str
    table: str
    seq: int = 0


@dataclass(frozen=True, slots=True)
class Manners:
    """What the maker wants: who talks, and what those who watch may do."""

    talk: str = "all"
    watchers: str = "read"


@dataclass(slots=True)
class New:
    """All that is stored of a new table."""

    head: Head
    seats: list[Seat]
    holders: list[tuple[int, bytes]]
    watch: bytes
    events: list[Event]
    summary: Summary
    position: Kept
    box: Box
    rematch_of: str
    origin: Origin | None = None
    manners: Manners | None = None
    """What its maker wants of talk, if not what is usual."""


def renamed(seats: list[Seat], seat: int, name: str) -> list[Seat]:
    return [replace(old, name=name) if old.seat == seat else old for old in seats]


def tokened(seats: list[Seat], seat: int, token: bytes | None) -> list[Seat]:
    return [replace(old, token=token) if old.seat == seat else old for old in seats]


def prepared(seats: list[Seat], seat: int, ahead: str) -> list[Seat]:
    return [replace(old, ahead=ahead) if old.seat == seat else old for old in seats]


def now() -> float:
    return time.time()
