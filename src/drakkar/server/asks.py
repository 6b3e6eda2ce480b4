"""The bodies of requests, with their limits. ``openapi.json`` is made from these, too."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from drakkar.server.messages import MoveJson, SeatNo, Seq
from drakkar.server.names import is_key

BIGGEST = 2**53 - 1
"""JavaScript counts no further."""

Key = Annotated[str, Meta(pattern=r"^[A-Za-z0-9._:\-]{8,64}$", min_length=8, max_length=64)]
Secret = Annotated[str, Meta(min_length=1, max_length=64)]
Name = Annotated[str, Meta(max_length=200)]
"""Shortened and cleaned by the server."""
Word = Annotated[str, Meta(min_length=1, max_length=64)]
AnyMove = MoveJson | Annotated[str, Meta(min_length=1, max_length=400)]


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


class AskTable(Asked):
    game: Word
    seats: Annotated[list[AskSeat], Meta(min_length=1, max_length=16)]
    options: Annotated[dict[Word, Word], Meta(max_length=40)] = {}
    seed: Annotated[int, Meta(ge=0, le=BIGGEST)] | None = None
    hints: Annotated[int, Meta(ge=0, le=3)] | None = None


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
