"""A table in memory: the kernel's table, the events it is made of, and who may know what.

Nothing here waits or writes. A step is worked out on the table in memory and returned as an event;
if the event then cannot be stored, the whole thing is thrown away and folded anew.
"""

from __future__ import annotations

import time
from collections.abc import Iterable
from dataclasses import dataclass, replace

import msgspec

from drakkar.games import GAMES
from drakkar.kernel.errors import DrakkarError
from drakkar.kernel.lesson import Lesson, lesson
from drakkar.kernel.question import NATURE, Lanes, Move
from drakkar.kernel.record import read, replay, version_of
from drakkar.kernel.refusal import Refusal
from drakkar.kernel.table import LogEntry, Table
from drakkar.kernel.value import to_json
from drakkar.server import events as ev
from drakkar.server import spoken, versions
from drakkar.server.errors import ApiError
from drakkar.server.events import Answer, Body, Event, Head
from drakkar.server.store import (
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
)

_FIRST = 1


@dataclass(frozen=True, slots=True)
class Done:
    """What became of a request: its event, new or, if the key was known, the old one."""

    event: Event
    dup: bool


@dataclass(slots=True)
class Asking:
    """Somebody asks to go back further than undo does; ``key`` is the name of the question."""

    seat: int
    key: str
    to: int
    agreed: set[int]


@dataclass(frozen=True, slots=True)
class Past:
    """A table as it was."""

    table: Table
    seqs: list[int]
    """Per answer the number of its event."""
    before: spoken.Numbered
    """What had been told before the table's own log begins,"""
    before_seqs: list[int]
    """and the events that belong to it."""
    exact: bool
    """False: the rules of this program do not lead that far; the table is as far as they do."""


class Live:
    def __init__(self, stored: Stored) -> None:
        self.head = stored.head
        self.refresh(stored)
        self.events: list[Event] = stored.events
        self.keys: dict[tuple[int | None, str], Event] = {}
        self.asking: Asking | None = None
        self.rewound = 0
        """How often the table went back after something had come to light."""
        self.told: list[Event] = []
        """What the log tells beside the game: going back, a bot's advice."""
        ev.verify(self.head, self.events)
        self.folded = ev.fold(self.head, self.events)
        opened = versions.opened(stored, self.folded)
        self.table: Table = opened.table
        self.before, self.before_seqs = opened.before, opened.before_seqs
        """What was told before the table's own log begins, and the events that belong to it."""
        self.differs = opened.differs
        """Set where the table can only be read: its version is not this program's."""
        self._summary = stored.summary
        is_lesson = self.events[0].read().note == ev.LESSON
        self.lesson: Lesson | None = lesson(self.table.game.package) if is_lesson else None
        self._remember(self.events)
        self.unstored: list[Event] = []
        """Events that are stored with the next one: looking at a table changes nothing."""
        if opened.news is not None:
            self.unstored = [self._next(None, None, ev.VERSION, opened.news)]

    def refresh(self, stored: Stored) -> None:
        """What changes beside the events."""
        self.seats: list[Seat] = stored.seats
        self.holders: list[tuple[int, bytes]] = stored.holders
        self.report = stored.report
        self.rematch = stored.rematch
        self.watch = stored.watch
        self.broken = stored.status == BROKEN

    def _remember(self, events: Iterable[Event]) -> None:
        for event in events:
            if event.key is not None:
                self.keys[event.seat, event.key] = event
            self._hear(event)

    def _hear(self, event: Event) -> None:
        """What is said at the table beside the game."""
        asking, seat = self.asking, event.seat
        if event.kind in (ev.MOVE, ev.UNDO):
            if asking is not None and asking.seat == seat:
                self.asking = None  # plays on instead
            return
        if event.kind in (ev.REWIND, ev.HINT, ev.VERSION):
            self.told.append(event)
        if event.kind in (ev.REWIND, ev.REFUSE):
            self.asking = None
        if event.kind == ev.REWIND:
            self.rewound += event.read().revealed
        elif event.kind == ev.ASK and seat is not None:
            body = event.read()
            self.asking = Asking(seat, event.key or "", body.to, set(body.seats))
        elif event.kind == ev.AGREE and asking is not None:
            asking.agreed.update(event.read().seats)

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
    def version(self) -> int:
        """Another number whenever anything that a view shows has changed."""
        side = (tuple(self.seats), tuple(self.holders), self.report, self.rematch, self.broken)
        return hash((self.seq, side))

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

    def mine(self, device: bytes | None) -> tuple[int, ...]:
        """The people's seats that a device holds."""
        held = {seat for seat, holder in self.holders if holder == device}
        return tuple(s.seat for s in self.seats if s.kind == PERSON and s.seat in held)

    def may_look(self, device: bytes | None) -> bool:
        return any(holder == device for _, holder in self.holders)

    def claimed(self, seat: int) -> bool:
        return self.seats[seat].kind == BOT or any(one == seat for one, _ in self.holders)

    def seat_of(self, secret: bytes) -> int | None:
        """The seat that a link leads to; WATCHER for the spectators' link."""
        for seat in self.seats:
            if seat.secret is not None and seat.secret == secret:
                return seat.seat
        return WATCHER if self.watch == secret else None

    def others(self, mine: Iterable[int]) -> list[int]:
        """The people who must agree before the table goes back for the holder of these seats. Where
        nobody has sat down yet there is nobody to ask."""
        own = set(mine)
        return [
            one.seat
            for one in self.seats
            if one.kind == PERSON and one.seat not in own and self.claimed(one.seat)
        ]

    @property
    def asked(self) -> list[int]:
        """The seats that have not yet said whether they agree to go back."""
        return [] if self.asking is None else self.others(self.asking.agreed)

    def hinted(self, seat: int) -> int:
        """How often a seat had a bot's advice."""
        return sum(one.kind == ev.HINT and one.seat == seat for one in self.told)

    def bots_to_move(self) -> list[tuple[int, str]]:
        if self.broken or self.differs is not None:
            return []
        seats = [self.seats[seat] for seat in self.table.deciders]
        return [(seat.seat, seat.level) for seat in seats if seat.kind == BOT]

    def summary(self) -> Summary:
        summary = summary_of(self.table, self.seats, self.lesson is not None)
        summary.asked = self.asked
        return summary

    def kept(self) -> Kept:
        """Where the table stands, for a program that cannot follow its events."""
        return kept(self.table, self.seq)

    def untold(self) -> list[Event]:
        """Events of old, with their tellings: they were stored without."""
        if self.folded.earlier or all(event.told is not None for event in self.events):
            return []
        lacking = {event.seq for event in self.events if event.told is None}
        self.events = spoken.attached(self.table, self.events, self.folded.sources)
        return [event for event in self.events if event.seq in lacking]

    # ---- numbers -----------------------------------------------------------------------------
    def _group(self) -> tuple[Lanes | None, int]:
        """The group of lanes that is open, if any, and the event that opened it."""
        agenda = self.table.state.agenda
        top = agenda[-1] if agenda else None
        if not isinstance(top, Lanes) or self.differs is not None:
            return None, self.seq
        log = self.table.log
        before = len(log)
        while before and log[before - 1].group == top.number:
            before -= 1
        opened = self.seqs[before - 1] if before else _FIRST
        # going back opened it anew: numbers never run backwards
        back = next((one.seq for one in reversed(self.told) if one.kind != ev.HINT), 0)
        return top, max(opened, back)

    def _since(self, seq: int) -> list[Event]:
        return self.events[seq:]  # they are numbered from 1

    def _known(self, seat: int | None, since: int) -> list[int]:
        """The events after ``since`` that a seat knows of while the others' are sealed: its own,
        and what is said aloud."""
        return [
            event.seq
            for event in self._since(since)
            if event.kind in ev.TALK or (seat is not None and event.seat == seat)
        ]

    def expected_seq(self, seat: int | None) -> int:
        """What the next answer of a seat refers to. Where all act at once each counts his own, and
        what is only said makes nobody's answer late."""
        group, opened = self._group()
        if group is None:
            return next(one.seq for one in reversed(self.events) if one.kind not in ev.TALK)
        own = (e for e in self._since(opened) if e.kind not in ev.TALK and e.seat == seat)
        return opened + (0 if seat is None else sum(1 for _ in own))

    def shown_seq(self, seat: int | None) -> int:
        """How far a seat may know that the table has come: how many secret answers the others
        have given would tell something of them."""
        group, opened = self._group()
        if group is None or not group.sealed:
            return self.seq
        return opened + len(self._known(seat, opened))

    def shown_told(self, seat: int | None) -> list[tuple[int, Event]]:
        """What the log tells beside the game, with the numbers that the seat knows."""
        group, opened = self._group()
        if group is None or not group.sealed:
            return [(event.seq, event) for event in self.told]
        rank = {seq: opened + n for n, seq in enumerate(self._known(seat, opened), start=1)}
        return [(rank.get(event.seq, event.seq), event) for event in self.told]

    def shown_numbers(self, seat: int | None) -> list[int]:
        """Per answer of the log the number of its event, as the seat may know it."""
        group, opened = self._group()
        if group is None or not group.sealed:
            return self.seqs
        rank = {seq: opened + n for n, seq in enumerate(self._known(seat, opened), start=1)}
        shown, highest = [], 0
        for seq in self.seqs:
            highest = max(highest, seq if seq <= opened else rank.get(seq, 0))
            shown.append(highest)
        return shown

    def past(self, seq: int, seat: int | None) -> Past:
        """The table as it was after the event that this seat knows under this number."""
        if not 1 <= seq <= self.shown_seq(seat):
            raise ApiError(404, "not-found")
        group, opened = self._group()
        until = seq
        if group is not None and group.sealed and seq > opened:
            until = self._known(seat, opened)[seq - opened - 1]
        folded = ev.fold(self.head, self.events[:until])
        data, length = ev.record(self.head, folded), len(folded.answers)
        reading = read(GAMES, data, upto=length, listen=True)
        table, exact = reading.table, reading.answers == length
        parts = [(spoken.collect(self.events, one), one.seqs) for one in folded.earlier]
        if not exact:
            parts.append((spoken.collect(self.events, folded, table.events or ()), folded.seqs))
            table.events = []
        before, before_seqs = spoken.joined(parts)
        seqs = [min(one, seq) for one in folded.seqs]
        return Past(table, seqs, before, [min(one, seq) for one in before_seqs], exact)

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
        now = self.expected_seq(seat)
        if expected != now:
            raise ApiError(409, "stale", {"seq": self.shown_seq(seat), "expected_seq": now})

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
        body = Body(answers=_answers(table.log[length:]), note=note)
        return Done(self._next(seat, key, ev.MOVE, body), False)

    def undo(self, seat: int, expected: int, key: str, turn: bool) -> Done:
        """Take back the seat's last answer, or its whole turn so far."""
        before = self.known(seat, key)
        if before is not None:
            if before.kind != ev.UNDO or before.read().turn != turn:
                raise ApiError(422, "key-used")
            return Done(before, True)
        self.check(seat, expected)
        old = self.table.log
        self._take_back(seat, turn)
        kept, added = _survivors(old, self.table.log)
        standing = set(kept)
        body = Body(
            answers=added,
            removed=[index for index in range(len(old)) if index not in standing],
            turn=turn,
        )
        return Done(self._next(seat, key, ev.UNDO, body), False)

    # ---- going back further ------------------------------------------------------------------
    def before_last(self, seat: int) -> tuple[int, int]:
        """The event after which a seat's last answer was given, and that answer's place in the log;
        (0, 0) if it has given none, or none that undo does not reach alone."""
        group, opened = self._group()
        if self.differs is not None:
            return 0, 0
        for index in range(len(self.table.log) - 1, -1, -1):
            entry = self.table.log[index]
            if entry.seat == seat and not entry.forced:
                to = self.seqs[index] - 1
                sealed = group is not None and group.sealed and to >= opened
                return (0, 0) if sealed or to < _FIRST else (to, index)
        return 0, 0

    def take_back(self, seat: int, mine: Iterable[int], key: str, to: int) -> Done:
        """Go back to the position after event ``to``, or, where other people sit, ask them."""
        before = self.known(seat, key)
        if before is not None:
            if before.kind not in (ev.ASK, ev.REWIND) or before.read().to != to:
                raise ApiError(422, "key-used")
            return Done(before, True)
        self.check_playable()
        group, opened = self._group()
        sealed = group is not None and group.sealed
        first = max(_FIRST, self.folded.since)
        if not first <= to < self.seq or (sealed and to > opened):
            raise ApiError(422, "takeback-nothing")
        if ev.fold(self.head, self.events[:to]).answers == _answers(self.table.log):
            raise ApiError(422, "takeback-nothing")
        if self.asking is not None and self.asking.seat != seat:
            raise ApiError(422, "takeback-open")
        own = sorted({seat, *mine})
        if not self.others(own):
            return Done(self._rewind(seat, key, to, own), False)
        return Done(self._next(seat, key, ev.ASK, Body(to=to, seats=own)), False)

    def answer_take_back(
        self, seat: int, mine: Iterable[int], key: str, ask: str, agree: bool
    ) -> Done:
        """Agree, or not. Who asked takes the question back by not agreeing."""
        before = self.known(seat, key)
        if before is not None:
            kinds = (ev.AGREE, ev.REWIND) if agree else (ev.REFUSE,)
            if before.kind not in kinds:
                raise ApiError(422, "key-used")
            return Done(before, True)
        self.check_playable()
        asking = self.asking
        if asking is None or asking.key != ask:
            now = self.expected_seq(seat)
            raise ApiError(409, "stale", {"seq": self.shown_seq(seat), "expected_seq": now})
        if not agree:
            return Done(self._next(seat, key, ev.REFUSE, Body(to=asking.to)), False)
        agreed = sorted({seat, *mine, *asking.agreed})
        if self.others(agreed):
            return Done(self._next(seat, key, ev.AGREE, Body(to=asking.to, seats=agreed)), False)
        return Done(self._rewind(seat, key, asking.to, agreed), False)

    def _rewind(self, seat: int, key: str, to: int, agreed: list[int]) -> Event:
        log, now = self.table.log, _answers(self.table.log)
        wanted = ev.fold(self.head, self.events[:to])
        wanted.version = self.folded.version
        try:
            table = replay(GAMES, ev.record(self.head, wanted), listen=True)
        except DrakkarError:  # played by earlier rules, and not legal any more
            raise ApiError(422, "takeback-nothing") from None
        then = _answers(table.log)
        same = 0
        while same < min(len(now), len(then)) and now[same] == then[same]:
            same += 1
        seqs = wanted.seqs + [self.seq + 1] * (len(then) - len(wanted.seqs))
        body = Body(
            answers=then[same:],
            seqs=seqs[same:],
            removed=list(range(same, len(now))),
            to=to,
            seats=agreed,
            revealed=any(entry.reveals or entry.sealed for entry in log[same:]),
        )
        self.table = table
        return self._next(seat, key, ev.REWIND, body)

    def hint(self, seat: int) -> Event | None:
        """A bot's advice is on record, once for each answer it was asked for."""
        key = f"hint/{self.expected_seq(seat)}"  # no key that somebody can send looks like this
        if self.broken or self.differs is not None or self.known(seat, key) is not None:
            return None
        return self._next(seat, key, ev.HINT, Body())

    def why_no_undo(self, seat: int) -> Refusal | None:
        if self.lesson is not None and self._own_last(seat) is not None:
            return None
        return self.table.why_no_undo(seat)

    def _own_last(self, seat: int) -> int | None:
        """Where in the log the last choice of a seat stands that a lesson can go back to."""
        first = len(self.lesson.prefix) if self.lesson else 0
        log = self.table.log
        own = (i for i in range(len(log) - 1, first - 1, -1) if log[i].seat == seat)
        return next((i for i in own if not log[i].forced), None)

    def _take_back(self, seat: int, turn: bool) -> None:
        table = self.table
        own = None if self.lesson is None else self._own_last(seat)
        if own is not None:  # a lesson keeps no secrets: back past whatever others did since
            earlier = replace(self.folded, answers=_answers(table.log[:own]))
            self.table = replay(GAMES, ev.record(self.head, earlier), upto=own, listen=True)
            return
        table.undo(seat)
        while turn and self._same_turn(seat) and table.why_no_undo(seat) is None:
            table.undo(seat)

    def _same_turn(self, seat: int) -> bool:
        """Whether the last decision that stands is this seat's: then the turn goes back further."""
        return self._tail(seat) > 0

    def turn_is_longer(self, seat: int) -> bool:
        """Whether taking back the turn would take back more than the last answer."""
        return self._tail(seat) > 1

    def _tail(self, seat: int) -> int:
        """How many decisions of this seat stand at the end with nothing of anybody else between.
        A group of lanes begins a turn, and only the own lane counts in it."""
        group, _ = self._group()
        number, found = 0 if group is None else group.number, 0
        for entry in reversed(self.table.log):
            if entry.group != number:
                break
            if number and entry.lane != seat:
                continue
            if entry.reveals or entry.seat == NATURE or (entry.seat != seat and not entry.forced):
                break
            found += not entry.forced
        return found

    def _next(self, seat: int | None, key: str | None, kind: str, body: Body) -> Event:
        data, told = msgspec.json.encode(body), spoken.pack(self.table, len(body.answers))
        event = Event(self.seq + 1, seat, key, kind, data, time.time(), told=told)
        event = ev.chained(self.events[-1].hash, [event])[0]
        self._add(event, body)
        return event

    def _add(self, event: Event, body: Body) -> None:
        self.folded.add(event, body)
        self.events.append(event)
        self._remember([event])

    def follow(self, events: list[Event]) -> bool:
        """Play what another worker has stored; False if that did not come out the same."""
        for event in events:
            if event.seq != self.seq + 1 or event.seat is None or event.kind == ev.REWIND:
                return False  # after going back all is folded anew
            if ev.link(self.events[-1].hash, event) != event.hash:
                return False
            body, old = event.read(), self.table.log
            if event.kind in ev.TALK:
                self._add(event, body)
                continue
            length = len(old)
            try:
                if event.kind == ev.UNDO:
                    self._take_back(event.seat, body.turn)
                    kept, added = _survivors(old, self.table.log)
                    same = added == body.answers and length - len(kept) == len(body.removed)
                else:
                    self.table.play(self.table.game.move(body.answers[0][1:]), event.seat)
                    same = _answers(self.table.log[length:]) == body.answers
            except DrakkarError:
                return False
            if not same:
                return False
            self._add(event, body)
        return True


def opening(
    head: Head, table: Table, at: float, note: str = "", news: Body | None = None
) -> list[Event]:
    """The first events of a table: what chance began with, then each decision made already.
    ``news``: what is said last, about a record that was brought in."""
    bodies: list[tuple[int | None, Body]] = [(None, Body(note=note))]
    for entry in table.log:
        if entry.seat != NATURE and not entry.forced:
            bodies.append((entry.seat, Body()))
        bodies[-1][1].answers.append([entry.seat, *to_json(entry.move)])
    events = [
        Event(seq, seat, None, ev.MOVE if seq > 1 else ev.START, msgspec.json.encode(body), at)
        for seq, (seat, body) in enumerate(bodies, start=1)
    ]
    if news is not None:
        data = msgspec.json.encode(news)
        events.append(Event(len(events) + 1, None, None, ev.VERSION, data, at))
    events = spoken.attached(table, events, ev.fold(head, events).sources)
    return ev.chained(head.root(), events)


def summary_of(table: Table, seats: list[Seat], lesson: bool = False) -> Summary:
    result = ended(table) if table.over else None
    return Summary(
        deciders=list(table.deciders),
        winners=[] if result is None else result.winners,
        over=table.over,
        bot_turn=any(seats[seat].kind == BOT for seat in table.deciders),
        lesson=lesson,
        revision=table.game.revision,
        components=table.game.components,
        ended=result,
    )


def ended(table: Table) -> Ended:
    result = table.result()
    return Ended(
        scores=list(result.scores),
        places=list(result.places),
        winners=list(result.winners),
        breakdown=[dict(points) for points in result.breakdown],
        opponent=result.opponent,
    )


def kept(table: Table, seq: int) -> Kept:
    version = version_of(table.game)
    return Kept(seq, *version, table.draws, table.state.packed())


def _answers(entries: Iterable[LogEntry]) -> list[Answer]:
    return [[entry.seat, *to_json(entry.move)] for entry in entries]


def _survivors(old: list[LogEntry], new: list[LogEntry]) -> tuple[list[int], list[Answer]]:
    """Which answers of the old log stand in the new one, and what has been added to it.

    Taking back removes answers and never changes their order; what follows by itself comes last.
    """
    kept: list[int] = []
    index = 0
    for number, entry in enumerate(new):
        at = index
        while at < len(old) and old[at][:2] != entry[:2]:
            at += 1
        if at == len(old):
            return kept, _answers(new[number:])
        kept.append(at)
        index = at + 1
    return kept, []
