"""Everything that the server answers, with its limits. ``openapi.json`` is made from these."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from drakkar.server.company import Company
from drakkar.server.sizes import Count, SeatNo, Seq, Small


class Ok(Struct):
    ok: bool = True


class NetworkState(Struct):
    """Whether other devices can come in; ``can``: whether the asker may decide it."""

    open: bool
    can: bool
    address: str


class Link(Struct):
    seat: SeatNo
    url: str


class Made(Struct):
    """A new table. The links are shown this once."""

    table: str
    url: str
    links: list[Link]
    watch: str


class Url(Struct):
    url: str


class Token(Struct):
    """What a program sends as ``Authorization: Bearer``; shown this once."""

    token: str


class Claimed(Struct):
    table: str
    seat: SeatNo | None


class Played(Struct):
    seq: Seq
    dup: bool


class SeatView(Struct):
    seat: SeatNo
    name: str
    kind: Literal["person", "bot"]
    level: str
    mine: bool
    claimed: bool
    to_move: bool = False
    hinted: Count = 0
    devices: Count = 0
    """On how many devices somebody sits here."""
    token: bool = False
    """A program may play here, too."""
    done: bool = False
    """Has answered where several answer at once, and waits for the others."""


class Luck(Struct):
    """What luck comes from, and how one can be sure of it. A seed that somebody chose is told; a
    drawn one is told at the end, with the salt: SHA-256 of ``table:seed:salt`` is ``commitment``,
    which is told from the start."""

    chosen: bool
    seed: str
    commitment: str
    salt: str


Status = Literal["playing", "over", "broken", "other-version"]


class Version(Struct):
    """What an answer's meaning depends on: the revision of the rules, and a digest of the box."""

    revision: Count
    components: str


class Versions(Struct):
    """Those of a table, and those of this server, where they differ."""

    table: Version
    server: Version


class ListedTable(Struct):
    table: str
    game: str
    title: str
    status: Status
    seq: Seq
    my_turn: bool
    my_seats: list[SeatNo]
    waiting_for: list[str]
    seats: list[SeatView]
    winners: list[SeatNo]
    chosen_seed: bool
    created: Count
    updated: Count
    archived: bool = False
    """Put away by the asker."""
    maker: bool = False
    """He may delete it."""


class MyTables(Struct):
    tables: list[ListedTable]


class ClauseText(Struct):
    id: str
    text: str


class RefusalText(Struct):
    clause: str
    reason: str
    text: str
    clause_text: str
    cells: list[Any]


class OddsText(Struct):
    text: str
    chance: Annotated[float, Meta(ge=0, le=1)]


class DieText(Struct):
    """The die that a question is about."""

    name: str
    sides: Count
    rolled: Count | None
    """None: not yet."""
    result: Small | None
    """What the roll comes to with all that is added to it."""
    attempt: Count
    attempts: Count
    need: str
    brings: str
    fails: str
    """What failure brings; empty: nothing fails any more."""
    odds: list[OddsText]
    """Of the next roll; empty: there is none."""
    gives_up: str = ""
    """The kind of move that does; empty: none."""


class QuestionText(Struct):
    tag: str
    value: list[Any]
    text: str
    help: str
    clauses: list[ClauseText]
    reveals: bool
    sealed: bool = False
    """Nobody sees the answer until all have given theirs; until then it can be changed."""
    die: DieText | None = None


class MoveText(Struct):
    n: Count
    move: list[Any]
    notation: str
    kind: str
    group: str
    text: str
    short: str
    anytime: bool
    doubtful: bool
    """It reveals something or leaves something to chance: there is no taking it back."""
    grave: bool = False
    """It gives up much: worth a question before it is made."""


class UndoState(Struct):
    can: bool
    what: str
    why: str
    clause: str
    turn: bool
    redo: str = ""
    """What was taken back and can be made again; empty: nothing."""


class OpenTakeback(Struct):
    """Somebody asks to go back."""

    ask: str
    seat: SeatNo
    to: Seq
    text: str
    agreed: list[SeatNo]
    waiting: list[SeatNo]


class TakebackState(Struct):
    free: bool
    to: Seq
    what: str
    asked: OpenTakeback | None


class StandingRow(Struct):
    source: str
    text: str
    points: list[Small | None]


class Opponent(Struct):
    rows: list[Small]
    total: Small


class Standing(Struct):
    rows: list[StandingRow]
    totals: list[Small]
    opponent: Opponent | None
    unit: str
    """What points are called, several and one."""
    unit_one: str
    note: str


class ResultText(Struct):
    places: list[Count]
    winners: list[SeatNo]
    scores: list[Small]
    text: str
    note: str


class LogLine(Struct):
    seq: Seq
    last: Seq
    seat: SeatNo | None
    speaker: str
    """Who did it; without a seat what it is about: what all do at once, or nobody at the table."""
    text: str
    parts: list[str] = []
    """The same, one thing after the other, where it is more than one."""


class LogPart(Struct):
    lines: list[LogLine]
    from_: Seq = msgspec.field(name="from", default=0)


class LessonState(Struct):
    """How far the learner has come: so many of his choices stand."""

    done: Count


class Thoughts(Struct):
    """Hints that can still be thought out for this table, by whomever: how many are left of how
    many, and in how many seconds one comes back."""

    left: Count
    most: Count
    every: Count


class AheadMove(Struct):
    move: list[Any]
    text: str


class AheadState(Struct):
    """What a seat can decide now for a question to come, or has decided."""

    moves: list[AheadMove]
    points: Small
    """The seat's own so far."""
    move: list[Any] | None
    """What is prepared;"""
    least: Small | None
    """only with so many points at least,"""
    most: Small | None
    """and at most."""
    lapsed: Literal["", "points", "changed"]
    """Why what was prepared has not been given."""


class RatedState(Struct):
    """Of a table that was made to count for the ladder."""

    counts: bool
    """It still does: nobody has said that it shall not."""
    can_decline: bool
    """The asker still may."""
    lost: list[SeatNo]
    """Seats for which somebody else has answered: they have lost to all who stayed."""


class View(Struct):
    """All that one seat may know, in its language."""

    table: str
    game: str
    title: str
    lang: Literal["fr", "en"]
    players: Count
    options: dict[str, str]
    status: Status
    report: str
    versions: Versions | None
    seq: Seq
    expected_seq: Seq
    past: bool
    seat: SeatNo | None
    my_seats: list[SeatNo]
    act: list[SeatNo]
    curtain: bool
    deciders: list[SeatNo]
    prompt: str
    seats: list[SeatView]
    board: dict[str, Any]
    question: QuestionText | None
    moves: list[MoveText]
    undo: UndoState
    takeback: TakebackState
    rewound: Count
    standing: Standing
    result: ResultText | None
    recap: list[LogLine]
    log: LogPart
    hints: Count
    thoughts: Thoughts
    rematch: str
    page: str
    lesson: LessonState | None
    luck: Luck
    company: Company | UnsetType = UNSET
    """Where several people sit."""
    rated: RatedState | UnsetType = UNSET
    """Where the game counts for the ladder."""
    ahead: AheadState | UnsetType = UNSET
    """Where a seat can decide before it is asked."""


class Why(Struct):
    legal: bool
    text: str
    refusal: RefusalText | None


class Change(Struct):
    path: str
    before: Any
    after: Any


class StandingChange(Struct):
    source: str
    text: str
    points: Small


class Preview(Struct):
    text: str
    changes: list[Change]
    standing: list[StandingChange]
    gain: Small
    next: str
    chance: bool
    reveals: bool
    ends_turn: bool


class HintMove(Struct):
    move: list[Any]
    notation: str
    text: str
    gain: Small | None


class HintSource(Struct):
    """Where a difference comes from: ``points`` is the bot's estimate."""

    source: str
    text: str
    points: float


class Hint(Struct):
    level: Count
    moves: list[HintMove]
    reason: str
    sources: list[HintSource] = []
    """Of a bot's advice: what the first move brings more than the second, by source."""
    preview: Preview | None = None
    """Of a bot's advice: what the first move does at once."""
    why: str = ""
    """Of a bot's advice: the last sentence of ``reason``, what makes the difference."""


class DecidedMove(Struct):
    move: list[Any]
    notation: str
    text: str


class Decision(Struct):
    """One that has cost something: what was played, and what a bot would rather have done with what
    the seat knew."""

    seq: Count
    """The position in which it was made (``history/{seq}``)."""
    question: str
    played: DecidedMove
    better: DecidedMove
    cost: float
    """Points that were expected of the better one more,"""
    within: float
    """give or take so many (95 %)."""
    worlds: Count
    """In so many worlds both were played on."""
    sources: list[HintSource]
    text: str
    """How much, and why."""


class Review(Struct):
    """A game that is over, looked through again."""

    of: Count
    done: Count
    """So many steps"""
    total: Count
    """of so many; 0: nobody knows yet."""
    ready: bool
    looked: Count
    """At so many decisions."""
    decisions: list[Decision]
    """What has cost most first; empty until it is ready, or if nothing clearly has."""


class Catalogue(Struct):
    lang: Literal["fr", "en"]
    ftl: str


class Trouble(Struct, omit_defaults=True):
    """The body of every error."""

    error: str
    text: str
    refusal: RefusalText | None = None
    seq: Seq | None = None
    expected_seq: Seq | None = None
    report: str | None = None
    versions: Versions | None = None


# ---- frames of the WebSocket -----------------------------------------------------------------


class ViewFrame(Struct, tag_field="type", tag="view"):
    seq: Seq
    view: View


class PresenceFrame(Struct, tag_field="type", tag="presence"):
    online: list[SeatNo]
    watching: Count


class NoticeFrame(Struct, tag_field="type", tag="notice"):
    text: str


class CloseFrame(Struct, tag_field="type", tag="close"):
    """The last frame of a stream: what the close code of a WebSocket says."""

    code: Annotated[int, Meta(ge=1000, le=4999)]


class BeatFrame(Struct, tag_field="type", tag="beat"):
    pass
