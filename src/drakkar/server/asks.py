"""The bodies of requests, with their limits. ``openapi.json`` is made from these, too."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from drakkar.server.names import is_key
from drakkar.server.sizes import MoveJson, SeatNo, Seq

BIGGEST = 2**53 - 1
"""JavaScript counts no further."""

Key = Annotated[str, Meta(pattern=r"^[A-Za-z0-9._:\-]{8,64}$", min_length=8, max_length=64)]
Secret = Annotated[str, Meta(min_length=1, max_length=64)]
Name = Annotated[str, Meta(max_length=200)]
"""Shortened and cleaned by the server."""
Word = Annotated[str, Meta(min_length=1, max_length=64)]
AnyMove = MoveJson | Annotated[str, Meta(min_length=1, max_length=400)]


Talking = Literal["all", "signs", "off"]
Watching = Literal["none", "read", "write"]


class Asked(Struct, forbid_unknown_fields=True):
    """The base of every body."""

    def __post_init__(self) -> None:
        for name in ("key", "ask"):
            given = getattr(self, name, None)
            # "$" of a pattern lets a newline follow
            if given is not None and not is_key(given):
                raise ValueError(f"`{name}` is no key")


class AskSeat(Asked):
    kind: Literal["me", "here", "friend", "bot"]
    name: Name = ""
    level: Annotated[str, Meta(max_length=40)] = ""


class AskClock(Asked):
    """How long an answer may take, in seconds. ``soft``: it is only shown; ``days``: then everybody
    is told, or a bot takes over."""

    kind: Literal["soft", "days"]
    seconds: Annotated[int, Meta(ge=10, le=60 * 24 * 3600)]
    then: Literal["tell", "bot"] = "tell"
    level: Annotated[str, Meta(max_length=40)] = ""


class AskTable(Asked):
    game: Word
    seats: Annotated[list[AskSeat], Meta(min_length=1, max_length=16)]
    options: Annotated[dict[Word, Word], Meta(max_length=40)] = {}
    seed: Annotated[int, Meta(ge=0, le=BIGGEST)] | None = None
    hints: Annotated[int, Meta(ge=0, le=3)] | None = None
    clock: AskClock | None = None
    quiet: bool = False
    """Nobody is told elsewhere whose turn it is."""
    rated: bool = False
    """It counts for the ladder."""
    talk: Talking = "all"
    watchers: Watching = "read"
    """Who may talk there, and what those who watch may do."""


class AskChoices(Asked):
    players: Annotated[int, Meta(ge=1, le=16)]
    options: Annotated[dict[Word, Word], Meta(max_length=40)] = {}


class AskLesson(Asked):
    name: Name = ""


class AskClaim(Asked):
    secret: Secret
    name: Name = ""


class AskName(Asked):
    name: Name


class AskToken(Asked):
    on: bool


class AskNothing(Asked):
    pass


class AskNetwork(Asked):
    open: bool


class AskMove(Asked):
    expected_seq: Seq
    key: Key
    move: AnyMove
    seat: SeatNo | None = None


class AskUndo(Asked):
    expected_seq: Seq
    key: Key
    turn: bool = False
    seat: SeatNo | None = None


class AskTakeback(Asked):
    """Back to the position after event ``to``."""

    to: Annotated[int, Meta(ge=1, le=2**31 - 1)]
    key: Key
    seat: SeatNo | None = None


class AnswerTakeback(Asked):
    ask: Key
    agree: bool
    key: Key
    seat: SeatNo | None = None


class AskAbout(Asked):
    """A move to talk about: why not, or what would it do."""

    move: AnyMove
    seat: SeatNo | None = None


class AskHint(Asked):
    level: Annotated[int, Meta(ge=1, le=3)]
    seat: SeatNo | None = None


class AskReview(Asked):
    """``of``: whose decisions, if not the seat's own. ``on``: false ends the thinking."""

    seat: SeatNo | None = None
    of: SeatNo | None = None
    on: bool = True


class AskHand(Asked):
    """Hand a seat over: to a bot of this level, or else to somebody who comes by a link."""

    key: Key
    level: Annotated[str, Meta(max_length=40)] = ""
    by: SeatNo | None = None
    """The seat that asks."""


class AnswerHand(Asked):
    ask: Key
    agree: bool
    key: Key
    seat: SeatNo | None = None


class AskAway(Asked):
    """Away until then (seconds since 1970); 0: not away."""

    until: Annotated[int, Meta(ge=0, le=2**40)]


class AskMore(Asked):
    """More time for somebody else."""

    key: Key
    by: SeatNo | None = None


class PushKeys(Asked):
    p256dh: Annotated[str, Meta(min_length=1, max_length=200)]
    auth: Annotated[str, Meta(min_length=1, max_length=100)]


class AskNotice(Asked):
    """Tell me, on this device or by mail. ``endpoint`` and ``keys`` as the browser gives them."""

    kind: Literal["push", "mail"]
    mail: Annotated[str, Meta(max_length=254)] = ""
    endpoint: Annotated[str, Meta(max_length=2000)] = ""
    keys: PushKeys | None = None


class AskHook(Asked):
    """Tell a channel."""

    flavour: Literal["json", "discord", "matrix", "ntfy"]
    url: Annotated[str, Meta(min_length=1, max_length=1000)]


class AskOff(Asked):
    """No more of these: ``way`` is one's own, or a ``token`` came with a message."""

    way: Annotated[str, Meta(max_length=32)] = ""
    token: Annotated[str, Meta(max_length=100)] = ""


class AskConfirm(Asked):
    token: Annotated[str, Meta(min_length=1, max_length=100)]
