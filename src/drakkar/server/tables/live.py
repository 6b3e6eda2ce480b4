"""A table in memory: the kernel's table, the events it is made of, and who may know what.

Nothing here waits or writes. A step is worked out on the table in memory and returned as an event;
if the event then cannot be stored, the whole thing is thrown away and folded anew.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

import msgspec

from drakkar.kernel.question import Move
from drakkar.kernel.table import Table
from drakkar.kernel.value import to_json
from drakkar.server.errors import ApiError
from drakkar.server.store import events as ev
from drakkar.server.store.data import (
    BOT,
    BROKEN,
    OTHER,
    OVER,
    PERSON,
    PLAYING,
    WATCHER,
    Ended,
    Kept,
    Seat,
    Stored,
    Summary,
    now,
)
from drakkar.server.store.events import Body, Event, answers_of
from drakkar.server.tables import ahead, spoken, versions
from drakkar.server.tables.budget import Budget
from drakkar.server.tables.clock import note_company
from drakkar.server.tables.company import Company, stood_in
from drakkar.server.tables.numbers import expected_seq, shown_seq
from drakkar.server.tables.opening import ended, kept, summary_of
from drakkar.server.tables.redo import heed, others_moved, recalled
from drakkar.server.tables.talk import Asking, asked, hear
from drakkar.server.tables.telling import local_names
from drakkar.teaching.lesson import Lesson, lesson


@dataclass(frozen=True, slots=True)
class Done:
    """What became of a request: its event, new or, if the key was known, the old one."""

    event: Event
    dup: bool


class Live:
    """One table in memory. What is done at it in other ways than by a move stands in ``undo`` and
    ``takeback``; the numbers of its events in ``numbers``; how it was earlier in ``past``."""

    def __init__(self, stored: Stored) -> None:
        self.refresh(stored)
        self.events: list[Event] = stored.events
        self.keys: dict[tuple[int | None, str], Event] = {}
        self.asking: Asking | None = None
        self.company = Company()
        """Who plays whose seat, and how long an answer may take."""
        self.budget = Budget()
        self.rewound = 0
        """How often the table went back after something had come to light."""
        self.beside: list[Event] = []
        """What the log tells beside the game: going back, a bot's advice."""
        ev.verify(self.head, self.events)
        self.folded = ev.fold(self.head, self.events)
        self.taken = recalled(self.head, self.events)
        """By seat what it has taken back and may make again."""
        opened = versions.opened(stored, self.folded)
        self.table: Table = opened.table
        self.before, self.before_seqs = opened.before, opened.before_seqs
        """What was told before the table's own log begins, and the events that belong to it."""
        self.differs = opened.differs
        """Set where the table can only be read: its version is not this program's."""
        first = self.events[0].read()
        self.chosen, self.salt = first.chosen, first.salt
        is_lesson = first.note == ev.LESSON
        self.kind = "" if is_lesson else first.note
        """WHATIF or DUEL, for a table that was made after another."""
        self.lesson: Lesson | None = lesson(self.table.game.package) if is_lesson else None
        self._remember(self.events)
        self._all_told = False
        self.cut = False
        """Set where its last events cannot be read."""
        self.unstored: list[Event] = []
        """Events that are stored with the next one: looking at a table changes nothing."""
        if opened.news is not None:
            self.unstored = [self.append(None, None, ev.VERSION, opened.news)]

    def refresh(self, stored: Stored) -> None:
        """Takes over what is stored beside the events: seats, holders, status, who made it."""
        self.head = stored.head
        self.seats: list[Seat] = stored.seats
        self.holders: list[tuple[int, bytes]] = stored.holders
        self.standins: list[tuple[int, bytes]] = stored.standins
        self.report = stored.report
        self.rematch = stored.rematch
        self.watch = stored.watch
        self.broken = stored.status == BROKEN
        self._summary = stored.summary

    def _remember(self, events: Iterable[Event]) -> None:
        for event in events:
            if event.key is not None:
                self.keys[event.seat, event.key] = event
            hear(self, event)
            self.company.hear(event)

    # ---- facts -------------------------------------------------------------------------------
    @property
    def seq(self) -> int:
        return self.events[-1].seq

    @property
    def stored_seq(self) -> int:
        return self.seq - len(self.unstored)

    @property
    def seqs(self) -> list[int]:
        """Per answer of the log the event it came with."""
        return self.folded.seqs

    @property
    def side(self) -> tuple[object, ...]:
        """What a view shows beside the game."""
        # what comes back to the budget by itself is no news: it must not carry a push
        announced = (self.report, self.rematch, self.broken, self.budget.taken)
        # what somebody has prepared is news to himself only (``known_version``)
        seats = tuple(replace(seat, ahead="") if seat.ahead else seat for seat in self.seats)
        return (seats, tuple(self.holders), tuple(self.standins), *announced)

    @property
    def status(self) -> str:
        return self.status_of(self.table)

    def status_of(self, table: Table) -> str:
        """How a table stands, now or earlier."""
        if self.broken:
            return BROKEN
        if self.differs is not None:
            return OVER if self.over else OTHER
        return OVER if table.over else PLAYING

    @property
    def over(self) -> bool:
        return self.table.over if self.differs is None else self._summary.over

    def ended(self, table: Table) -> Ended | None:
        """How the game ended, as its players were told; None if it is not over or nobody knows."""
        if self.differs is not None and self._summary.ended is not None:
            return self._summary.ended
        return ended(table) if table.over else None

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.seats)

    def names_in(self, lang: str) -> tuple[str, ...]:
        """As somebody of this language reads them."""
        return local_names(self.names, lang)

    @property
    def acting(self) -> list[Seat]:
        """The seats, each with who plays it now."""
        return self.company.acting(self.seats) if self.company.handed else self.seats

    def mine(self, device: bytes | None) -> tuple[int, ...]:
        """The people's seats that a device plays."""
        held = {seat for seat, holder in self.holders if holder == device}
        own = [
            seat.seat
            for seat in self.seats
            if seat.kind == PERSON and (seat.seat in held or _opens(seat, device))
        ]
        handed = self.company.handed
        if handed:
            played = {s for s, holder in self.standins if holder == device and not self._bot_in(s)}
            own = sorted({seat for seat in own if seat not in handed} | played)
        return tuple(own)

    def lent(self, device: bytes | None) -> tuple[int, ...]:
        """The seats of a device that somebody else plays now."""
        handed = self.company.handed
        return tuple(seat for seat in sorted(handed) if self.holds(device, seat)) if handed else ()

    def _bot_in(self, seat: int) -> bool:
        stand_in = self.company.handed.get(seat)
        return stand_in is None or bool(stand_in.level)

    def may_look(self, device: bytes | None) -> bool:
        return (
            self.holds(device)
            or any(_opens(seat, device) for seat in self.seats)
            or any(holder == device for _, holder in self.standins)
        )

    def holds(self, device: bytes | None, seat: int | None = None) -> bool:
        """Whether a device, and not a program's token, sits here (in ``seat``) or watches."""
        return any(
            holder == device for held, holder in self.holders if seat is None or held == seat
        )

    def devices(self, seat: int) -> int:
        return sum(held == seat for held, _ in self._there(seat))

    def claimed(self, seat: int) -> bool:
        return self.acting[seat].kind == BOT or any(held == seat for held, _ in self._there(seat))

    def _there(self, seat: int) -> list[tuple[int, bytes]]:
        return self.standins if seat in self.company.handed else self.holders

    def seat_of(self, secret: bytes) -> int | None:
        """The seat that a link leads to; WATCHER for the spectators' link."""
        for seat in self.seats:
            if seat.secret is not None and seat.secret == secret:
                return seat.seat
        return WATCHER if self.watch == secret else None

    def spare_of(self, secret: bytes) -> int | None:
        """The seat that a link leads to for somebody who plays in another's stead."""
        return next((seat.seat for seat in self.seats if seat.spare == secret), None)

    def hinted(self, seat: int) -> int:
        """How often a seat had a bot's advice."""
        return sum(event.kind == ev.HINT and event.seat == seat for event in self.beside)

    def quiet_since(self, seat: int) -> bool:
        """Whether nobody else has done anything since this seat took something back."""
        return not others_moved(self, seat, reversed(self.events))

    def bots_to_move(self) -> list[tuple[int, str]]:
        if self.broken or self.differs is not None:
            return []
        acting = self.acting
        seats = [acting[seat] for seat in self.table.deciders]
        return [(seat.seat, seat.level) for seat in seats if seat.kind == BOT]

    def summary(self) -> Summary:
        summary = summary_of(self.table, self.acting, self.lesson is not None)
        summary.asked = asked(self)
        note_company(self, summary)
        summary.seq, summary.chosen = shown_seq(self, None), self.chosen
        summary.kind = self.kind
        summary.bot_turn = summary.bot_turn or ahead.due(self) is not None
        summary.rated = stood_in(self) if self.company.rated else None
        last = self._summary
        same = (last.seq, last.deciders, last.asked) == (
            *(summary.seq, summary.deciders, summary.asked),
        )
        # what nobody may know of changes no time either
        summary.at = last.at if same and last.at else self.events[-1].at
        self._summary = summary
        return summary

    def kept(self) -> Kept:
        """Where the table stands, for a program that cannot follow its events."""
        return kept(self.table, self.seq)

    def untold(self) -> list[Event]:
        """The events that were stored without tellings, now with them."""
        if self.folded.earlier or self._all_told:
            return []
        self._all_told = all(event.told is not None for event in self.events)
        if self._all_told:
            return []
        lacking = {event.seq for event in self.events if event.told is None}
        self.events = spoken.attached(self.table, self.events, self.folded.sources)
        return [event for event in self.events if event.seq in lacking]

    # ---- deeds -------------------------------------------------------------------------------
    def known(self, seat: int, key: str) -> Event | None:
        return self.keys.get((seat, key))

    def check_playable(self) -> None:
        if self.broken:
            raise ApiError(423, "broken", {"report": self.report}, report=self.report)
        self.check_version()

    def check_version(self) -> None:
        if self.differs is not None:
            raise self.differs.error()

    def check(self, seat: int, expected: int) -> None:
        self.check_playable()
        now = expected_seq(self, seat)
        if expected != now:
            raise ApiError(409, "stale", {"seq": shown_seq(self, seat), "expected_seq": now})

    def move(self, seat: int, expected: int, key: str, move: Move, note: str = "") -> Done:
        """Play, and return what is to be stored. Raises IllegalMove and changes nothing."""
        before = self.known(seat, key)
        if before is not None:
            if before.kind != ev.MOVE or before.read().answers[0] != [seat, *to_json(move)]:
                raise ApiError(422, "key-used")
            return Done(before, True)
        self.check(seat, expected)
        table, length = self.table, len(self.table.log)
        step = self.lesson.expected(table) if self.lesson and seat == self.lesson.seat else None
        if step is not None and table.why_not(move, seat) is None and not step.fits(move):
            raise ApiError(422, "off-lesson")
        table.play(move, seat)
        body = Body(answers=answers_of(table.log[length:]), note=note)
        return Done(self.append(seat, key, ev.MOVE, body), False)

    def hint(self, seat: int) -> Event | None:
        """Records that a seat had a bot's advice, once for each answer it was asked for."""
        key = f"hint/{expected_seq(self, seat)}"  # no key that somebody can send looks like this
        if self.broken or self.differs is not None or self.known(seat, key) is not None:
            return None
        return self.append(seat, key, ev.HINT, Body())

    def about_seat(self, seat: int, kind: str) -> Event | None:
        """Who sits in a seat is everybody's business: a line for the log."""
        if self.broken or self.differs is not None:
            return None
        return self.append(seat, None, kind, Body())

    def append(self, seat: int | None, key: str | None, kind: str, body: Body) -> Event:
        """What has just happened on the table, as its next event."""
        data, tellings = msgspec.json.encode(body), spoken.pack(self.table, len(body.answers))
        event = Event(self.seq + 1, seat, key, kind, data, now(), told=tellings)
        event = ev.chained(self.events[-1].hash, [event])[0]
        self.add(event, body)
        return event

    def add(self, event: Event, body: Body) -> None:
        """An event whose answers stand on the table already."""
        heed(self.taken, self.folded, event, body)
        self.folded.add(event, body)
        self.events.append(event)
        self._all_told = self._all_told and event.told is not None
        self._remember([event])


def _opens(seat: Seat, token: bytes | None) -> bool:
    return seat.token is not None and seat.token == token
