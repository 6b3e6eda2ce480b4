"""What the server answers about the people at a table: clocks, stand-ins, ways to be told. Part of
``openapi.json`` as ``messages`` is."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from drakkar.server.sizes import Count, SeatNo, Seq


class ClockState(Struct):
    """How long an answer may take; ``then``: what happens after that."""

    kind: Literal["soft", "days"]
    seconds: Count
    then: Literal["tell", "bot"]
    level: str


class OwedAnswer(Struct):
    """A person who owes an answer: since when, and until when at most (seconds since 1970)."""

    seat: SeatNo
    since: Count
    until: Count | None


class StandInState(Struct):
    """Who plays in the stead of a seat's holder. Without a level a person, who may yet have to
    come by a link (``open``)."""

    seat: SeatNo
    level: str
    name: str
    open: bool


class AwayState(Struct):
    seat: SeatNo
    until: Count


class OpenHanding(Struct):
    """Somebody wants a seat to be handed over."""

    ask: str
    seat: SeatNo
    target: SeatNo
    text: str
    agreed: list[SeatNo]
    waiting: list[SeatNo]


class Company(Struct):
    """The people at a table where there are several."""

    clock: ClockState | None
    owed: list[OwedAnswer]
    stand_ins: list[StandInState]
    away: list[AwayState]
    handing: OpenHanding | None
    lent: list[SeatNo]
    """My seats that somebody else plays now."""
    quiet: bool
    """Nobody is told elsewhere whose turn it is."""


class Handed(Struct):
    """Whether it is done, or the others have been asked."""

    seq: Seq
    done: bool
    dup: bool


class WayState(Struct):
    """A way to be reached by."""

    id: str
    kind: Literal["push", "mail", "hook"]
    target: str
    state: Literal["on", "new"]
    """``new``: the mail has not been confirmed yet."""
    trouble: bool
    """The last message did not arrive."""


class NoticeState(Struct):
    """By what people can be reached from here, and by what I am."""

    push_key: str
    """What a browser subscribes with; empty: this server sends no push."""
    mail: bool
    maker: bool
    """I made the table, and may tell a channel of it."""
    ways: list[WayState]
    hooks: list[WayState]


class MadeHook(Struct):
    """A webhook; its secret is shown this once."""

    id: str
    secret: str
