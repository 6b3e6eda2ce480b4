"""A new table from what was asked for: seats, names, links, the first events."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from drakkar.bots import USUAL, bot, offered
from drakkar.bots.judgement import WeightsError
from drakkar.games import GAMES, game
from drakkar.kernel.errors import DrakkarError
from drakkar.kernel.game import Game
from drakkar.kernel.record import Reading, read
from drakkar.kernel.table import Table
from drakkar.server import names
from drakkar.server.asks import AskSeat, AskTable
from drakkar.server.errors import BadValue, ServerError
from drakkar.server.messages import Link, Made
from drakkar.server.store import boxes
from drakkar.server.store.data import BOT, PERSON, Manners, New, Seat, Summary, Turn, now
from drakkar.server.store.events import LESSON, Body, Clock, Event, Head
from drakkar.server.tables.company import several
from drakkar.server.tables.opening import kept, opening, summary_of
from drakkar.server.tables.telling import own_words
from drakkar.teaching.lesson import Lesson

RATED_HINTS = 2
"""The last kind of hint that is no bot's advice."""


@dataclass(slots=True)
class NewTable(New):
    """A new table, and what its creator is told."""

    answer: Made = field(kw_only=True)


def from_request(ask: AskTable, device: bytes, lang: str) -> NewTable:
    try:
        table = Table(game(ask.game), len(ask.seats), ask.options, ask.seed, listen=True)
        for seat in ask.seats:
            if seat.kind == "bot":
                known_bot(seat.level or USUAL, table.game.slug)
    except DrakkarError as error:
        raise BadValue(error) from None
    salt = "" if ask.seed is not None else names.salt()
    clock, hints = _clock(ask), ask.hints
    if ask.rated:
        _check_rated(ask)
        hints = RATED_HINTS if hints is None else hints
    wanted = Manners(ask.talk, ask.watchers)
    new = new_table(
        table, ask.seats, device, lang, hints, salt=salt, clock=clock, quiet=ask.quiet,
        rated=ask.rated,
    )  # fmt: skip
    new.manners = None if wanted == Manners() else wanted
    return new


def _check_rated(ask: AskTable) -> None:
    """A game counts if everybody in it is somebody else, has the same chances, and cannot walk away
    from it without an end."""
    kinds = [seat.kind for seat in ask.seats]
    people = len(kinds) - kinds.count("bot")
    lacks = ""
    if len(kinds) < 2 or not people or kinds.count("me") != 1 or "here" in kinds:
        lacks = "seats"
    elif ask.seed is not None:
        lacks = "seed"
    elif (ask.hints or 0) > RATED_HINTS:
        lacks = "hints"
    elif people > 1 and (ask.clock is None or ask.clock.kind != "days"):
        lacks = "clock"
    if lacks:
        raise BadValue(ServerError("error-rated", lacks=lacks))


def known_bot(level: str, slug: str) -> None:
    """Whether a bot can sit down at this game. Where konung's files lie, and what is wrong with
    them, is nobody's business but the host's, who is told when the server starts."""
    try:
        bot(level, slug)
    except WeightsError:
        known = ", ".join(offered(slug))
        raise DrakkarError("error-unknown-bot", name=level, known=known) from None


def _clock(ask: AskTable) -> Clock | None:
    """The clock that was asked for; a bot that shall take over must be one we know."""
    if ask.clock is None:
        return None
    level = ask.clock.level or USUAL
    if ask.clock.then == "bot":
        try:
            known_bot(level, ask.game)
        except DrakkarError as error:
            raise BadValue(error) from None
    return Clock(
        kind=ask.clock.kind,
        seconds=ask.clock.seconds,
        then=ask.clock.then,
        level=level if ask.clock.then == "bot" else "",
    )


def from_lesson(played: Game, lesson: Lesson, name: str, device: bytes, lang: str) -> NewTable:
    """The learner's table: a fixed position, the others are bots that begin by a script."""
    seats = [AskSeat("bot", other.name, other.level) for other in lesson.others]
    seats.insert(lesson.seat, AskSeat("me", name))
    return new_table(lesson.begin(played), seats, device, lang, None, LESSON)


def from_record(data: dict[str, Any], device: bytes, lang: str) -> NewTable:
    """A record becomes a table in the same position; every answer is checked again. One of other
    rules or of another box comes as far as its answers are legal here, and says so."""
    try:
        # a server's table answers forced questions by itself
        reading = read(GAMES, {**data, "auto": True}, listen=True)
    except DrakkarError as error:
        raise BadValue(error) from None
    except RecursionError:
        raise BadValue(ServerError("error-too-deep")) from None
    record, stopped = reading.record, reading.stopped
    if record.start is not None:  # only answers can be checked
        raise BadValue(ServerError("error-record-start"))
    if stopped is not None and not reading.differs:
        raise BadValue(stopped)
    table = reading.table if stopped is None else reading.go_on()
    players = table.players
    kinds, called = _listed(table.meta, "seats", players), _listed(table.meta, "names", players)
    # the bots of a game that is over have nothing to add to it
    bots = () if stopped is not None and record.scores is not None else offered(table.game.slug)
    seats = [
        AskSeat("bot", name, kind) if kind in bots else AskSeat("here", name)
        for kind, name in zip(kinds, called, strict=True)
    ]
    return new_table(table, seats, device, lang, None, news=_news(reading))


def _news(reading: Reading) -> Body | None:
    """What is to be said about a record of another version."""
    if not reading.differs:
        return None
    record = reading.record
    now = list(reading.table.result().scores) if reading.table.over else None
    return Body(
        was=record.revision,
        revision=reading.table.game.revision,
        components=reading.table.game.components,
        followed=[reading.answers, len(record.answers)],
        scores=record.scores if record.scores is not None and record.scores != now else [],
    )


def _listed(meta: dict[str, Any], name: str, length: int) -> list[str]:
    listed = meta.get(name)
    fits = isinstance(listed, list) and len(listed) == length
    if not (fits and listed):
        return [""] * length
    # what nobody can see is no reason to refuse a whole game
    return [
        text if names.is_visible(text) else "" for text in map(names.clean_name, map(str, listed))
    ]


def again(
    head: Head, seats: list[Seat], holders: list[tuple[int, bytes]], lang: str, first: Body
) -> NewTable:
    """The same people at the same game, with new luck. Who holds a seat keeps it."""
    played = game(head.game)
    table = Table(played, head.players, played.still_known(head.options), listen=True)
    asked = [
        AskSeat("bot", seat.name, seat.level)
        if seat.kind == BOT
        else AskSeat("here" if seat.secret is None else "friend", seat.name)
        for seat in seats
    ]
    new = new_table(
        table,
        asked,
        head.creator,
        lang,
        head.hints,
        salt=names.salt(),
        clock=first.clock,
        quiet=first.quiet,
        rated=first.rated,
    )
    new.holders = holders
    new.rematch_of = head.id
    return new


def new_table(
    table: Table,
    asked: list[AskSeat],
    device: bytes,
    lang: str,
    hints: int | None,
    note: str = "",
    news: Body | None = None,
    salt: str = "",
    begin: Callable[[Head, Table, float], list[Event]] | None = None,
    clock: Clock | None = None,
    quiet: bool = False,
    rated: bool = False,
) -> NewTable:
    """All that is stored of a new table. ``begin``: its first events, if they are not what has
    happened on it so far."""
    name = names.table_id()
    seats: list[Seat] = []
    links: list[Link] = []
    for number, ask in enumerate(asked):
        secret = None
        if ask.kind == "friend":
            plain = names.secret()
            links.append(Link(number, f"/t/{name}#{plain}"))
            secret = names.digest(plain)
        level = (ask.level or USUAL) if ask.kind == "bot" else ""
        called = names.chosen_name(ask.name) or _usual_name(seats, level, lang)
        seats.append(Seat(number, BOT if level else PERSON, called, level, secret))
    here = [seat.seat for seat in seats if seat.kind == PERSON and seat.secret is None]
    watch = names.secret()
    at = now()
    head = Head(
        id=name,
        game=table.game.slug,
        revision=table.game.revision,
        components=table.game.components,
        players=table.players,
        options=dict(table.options),
        seed=table.seed,
        hints=hints if hints is not None else 2 if links else 3,
        creator=device,
        created=at,
    )
    if begin is None:
        events = opening(head, table, at, note, news, salt, clock, quiet, rated)
    else:
        events = begin(head, table, at)
    return NewTable(
        head=head,
        seats=seats,
        # who makes a table of friends and bots only may still look at it
        holders=[(seat, device) for seat in here or [-1]],
        watch=names.digest(watch),
        events=events,
        summary=_summary(table, seats, events, at),
        position=kept(table, events[-1].seq),
        box=boxes.box(table.game),
        rematch_of="",
        answer=Made(name, f"/t/{name}", links, f"/t/{name}#{watch}"),
    )


def _summary(table: Table, seats: list[Seat], events: list[Event], at: float) -> Summary:
    first = events[0].read()
    summary = summary_of(table, seats, first.note == LESSON)
    summary.kind = "" if first.note == LESSON else first.note
    last = events[-1].seq
    summary.seq, summary.at, summary.chosen, summary.quiet = last, at, first.chosen, first.quiet
    summary.rated = [] if first.rated else None
    people = [seat for seat in table.deciders if seats[seat].kind == PERSON]
    if several(seats):
        summary.turns = [Turn(seat, last, at) for seat in people]
        if people and first.clock is not None and first.clock.kind == "days":
            summary.deadline = at + first.clock.seconds
    return summary


def _usual_name(before: list[Seat], level: str, lang: str) -> str:
    """Player 1, Karl, Karl 2."""
    if not level:
        return own_words(lang)("player-default", number=len(before) + 1)
    alike = sum(seat.level == level for seat in before)
    return level.capitalize() + (f" {alike + 1}" if alike else "")
