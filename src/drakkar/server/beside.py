"""What is asked and answered beside the games: talk, copies of positions, people and their devices.
``openapi.json`` is made from these as from ``asks`` and ``messages``."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from drakkar.server.asks import Asked, AskSeat, Key, Secret, Talking, Watching
from drakkar.server.sizes import Count, MoveJson, SeatNo, Seq, Small

LONGEST_LINE = 500
Spoken = Annotated[str, Meta(min_length=1, max_length=2000)]
"""Cleaned by the server; what is then longer than a line is refused."""
At = Annotated[str, Meta(min_length=1, max_length=80)]
Sign = Literal["hello", "well-played", "thanks", "sorry", "thinking"]

# ---- talk ------------------------------------------------------------------------------------


class AskTalk(Asked):
    """A line, or a sign."""

    text: Spoken = ""
    sign: Sign | None = None
    seat: SeatNo | None = None


class AskManners(Asked):
    talk: Talking
    watchers: Watching


class AskPoint(Asked):
    """``at``: the thing's name on the board (``data-at``); ``of``: whose board is drawn large."""

    at: At
    of: SeatNo
    seat: SeatNo | None = None


class TalkLine(Struct):
    id: Count
    seat: SeatNo | None
    """None: somebody who watches."""
    kind: Literal["text", "sign"]
    text: str
    at: Count
    mine: bool


class Talk(Struct):
    """What is said at a table, and who may say what."""

    lines: list[TalkLine]
    talk: Talking
    watchers: Watching
    may: Talking
    """What the asker may say."""
    maker: bool
    """He may change it."""


class TalkFrame(Struct, tag_field="type", tag="talk"):
    lines: list[TalkLine]
    gone: list[Count] = []
    """Lines that somebody has taken away."""


class PointFrame(Struct, tag_field="type", tag="point"):
    seat: SeatNo | None
    at: str
    of: SeatNo


# ---- redo, copies, duels ---------------------------------------------------------------------


class AskRedo(Asked):
    expected_seq: Seq
    key: Key
    seat: SeatNo | None = None


class AskAhead(Asked):
    """An answer to a question to come, only with so many points; without a move: none any more."""

    move: MoveJson | None = None
    least: Small | None = None
    most: Small | None = None
    seat: SeatNo | None = None


class AskCopy(Asked):
    """A position to try something else in. ``of``: whose seat and knowledge, if not the asker's
    own: where nothing is left to hide. ``others``: who plays the other seats."""

    seq: Seq
    seat: SeatNo | None = None
    of: SeatNo | None = None
    others: Literal["bots", "me"] = "bots"


class AskDuel(Asked):
    """Who sits at the other table; left out: the same again, people by link."""

    seats: Annotated[list[AskSeat], Meta(max_length=16)] = field(default_factory=list)


class KinTable(Struct):
    """A table that was played with the same cards."""

    table: str
    """Empty: the asker may not look at it."""
    first: bool
    """The one that the others were made after."""
    here: bool
    over: bool
    names: list[str]
    levels: list[str]
    """Of bots how good they are; empty for people."""
    scores: list[Small]
    """Empty until this one and the asker's own are over."""
    winners: list[SeatNo]


class Kin(Struct):
    """Where a table comes from, and which others were made after it."""

    kind: Literal["", "whatif", "duel"]
    origin: str
    """The table that it was copied from, if the asker may look at it,"""
    seq: Seq
    """and the position."""
    tables: list[KinTable]


# ---- people ----------------------------------------------------------------------------------

Passphrase = Annotated[str, Meta(min_length=1, max_length=200)]


class AskPass(Asked):
    """``moves``: the seats go to the other device, and this one has none any more."""

    moves: bool = False


class AskUsePass(Asked):
    secret: Secret


class AskPerson(Asked):
    name: Annotated[str, Meta(min_length=1, max_length=200)]
    passphrase: Passphrase


class AskDevice(Asked):
    device: Annotated[str, Meta(min_length=1, max_length=32)]


class AskArchive(Asked):
    on: bool


class AskUnrate(Asked):
    """The game shall not count, says this seat."""

    seat: SeatNo | None = None


class AskSure(Asked):
    """Said by one who has read what it means."""

    sure: Literal[True]


class Pass(Struct):
    """A link that brings another device here, once; ``seconds``: so long."""

    url: str
    seconds: Count


class DeviceText(Struct):
    id: str
    name: str
    since: Count
    here: bool


class Me(Struct):
    """Who asks: nobody in particular, as long as he has one device and no name."""

    name: str
    devices: list[DeviceText]
    tries: Count
    """Wrong passphrases since the last right one,"""
    tried: Count
    """and when the last was tried."""


class GamePlayed(Struct):
    """A whole game of the asker's own."""

    table: str
    game: str
    at: Count
    players: Count
    bots: Count
    seat: SeatNo
    names: list[str]
    score: Small
    place: Count
    won: bool
    sources: dict[str, Small]
    """Points by where they come from."""
    rating: Small | None = None
    """After it, where it counted for the ladder."""


class MyGames(Struct):
    """The last games, newest first."""

    games: list[GamePlayed]
    titles: dict[str, str]
    sources: dict[str, dict[str, str]]
    """By game what sources of points are called."""


# ---- ladders ---------------------------------------------------------------------------------


class RatingPoint(Struct):
    """Where somebody stood after a game: his rating, known to ``within`` so much (95 %)."""

    table: str
    seat: SeatNo
    rating: Small
    within: Count
    certain: bool
    """False: provisional."""
    change: Small
    at: Count


class TableRating(Struct):
    """What a table has done to the ladder."""

    settled: bool
    """False: it has not been counted yet, or never will be."""
    why: str
    """Why it did not count, if so."""
    rows: list[RatingPoint]


class LadderRow(Struct):
    name: str
    level: str
    """Of a bot; empty for people."""
    me: bool
    rating: Small
    within: Count
    certain: bool
    games: Count
    won: Count
    at: Count


class CircleRow(Struct):
    name: str
    level: str
    me: bool
    games: Count
    won: Count
    place: float
    """In the mean."""


class Circle(Struct):
    """The unrated ladder: those whom the asker has met at his tables."""

    games: Count
    rows: list[CircleRow]


class Ladder(Struct):
    """Of one game. Who is certain comes first, the best first."""

    game: str
    title: str
    rows: list[LadderRow]
    mine: list[RatingPoint]
    """Where the asker stood after each of his games, oldest first."""
    circle: Circle
