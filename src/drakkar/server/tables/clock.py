"""How long somebody has owed an answer, and what happens when it takes too long.

All of it follows from the events: since when a seat owes an answer, how long it said to be away,
what it was given. So it is the same after a restart and for every worker, and a clock that was put
back can only make a deadline later.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from drakkar.server.errors import ApiError
from drakkar.server.store import events as ev
from drakkar.server.store.data import PERSON, Summary, Turn, now
from drakkar.server.store.events import Body, Event
from drakkar.server.tables.company import missing, several
from drakkar.server.tables.numbers import open_group

if TYPE_CHECKING:
    from drakkar.server.tables.live import Live

DAY = 24 * 3600
LONGEST_AWAY = 60 * DAY
GIFTS = 5
"""That can be given for one answer."""


def turns(live: Live) -> list[Turn]:
    """The people who owe an answer, and since when. Under seal the time runs from when all were
    asked: how often somebody has answered meanwhile is nobody's business."""
    if not several(live.seats) or live.over or live.broken or live.differs is not None:
        return []
    group, opened = open_group(live)
    acting = live.acting
    owed = []
    for seat in live.table.deciders:
        if acting[seat].kind != PERSON:
            continue
        if group is None:
            last = next(e for e in reversed(live.events) if e.kind not in ev.TALK)
        else:
            last = live.events[opened - 1]
            own = [] if group.sealed else live.events[opened:]
            last = next(
                (e for e in reversed(own) if e.seat == seat and e.kind not in ev.TALK), last
            )
        owed.append(Turn(seat, last.seq, last.at))
    return owed


def deadline(live: Live, turn: Turn) -> float:
    """When a seat's time is up; 0 without a clock."""
    company, clock = live.company, live.company.clock
    if clock is None:
        return 0
    begins = max(turn.at, company.settled.get(turn.seat, 0), company.away.get(turn.seat, 0))
    given = sum(s for seat, seq, s in company.gifts if seat == turn.seat and seq > turn.seq)
    return begins + clock.seconds + given


def next_deadline(live: Live, owed: list[Turn]) -> float:
    """When something happens by the clock next; 0: nothing will."""
    clock = live.company.clock
    if clock is None or clock.kind != "days":
        return 0
    late = live.company.late
    times = [deadline(live, turn) for turn in owed]
    open_ = [at for at, turn in zip(times, owed, strict=True) if late.get(turn.seat, 0) < at]
    return min(open_, default=0)


def note_company(live: Live, summary: Summary) -> None:
    """What a summary tells of the people."""
    company = live.company
    summary.quiet = company.quiet
    summary.handed = {seat: stand_in.level for seat, stand_in in company.handed.items()}
    summary.turns = turns(live)
    summary.deadline = next_deadline(live, summary.turns)
    if company.proposal is not None:
        summary.asked = sorted({*summary.asked, *missing(live, company.proposal)})


def run_out(live: Live) -> Event | None:
    """What happens to the first whose time is up: a bot takes over, or all are told."""
    clock = live.company.clock
    if clock is None or clock.kind != "days":
        return None
    for turn in turns(live):
        at = deadline(live, turn)
        key = f"clock/{turn.seq}/{int(at)}"  # no key that somebody can send looks like this
        if at > now() or live.known(turn.seat, key) is not None:
            continue
        if clock.then == "bot":
            body = Body(level=clock.level, note="clock", until=at)
            return live.append(turn.seat, key, ev.HAND, body)
        if live.company.late.get(turn.seat, 0) < at:
            return live.append(turn.seat, key, ev.LATE, Body(until=at))
    return None


def give(live: Live, seat: int, target: int, key: str) -> Event | None:
    """More time for somebody who owes an answer: a day, or as much again."""
    before = live.known(seat, key)
    if before is not None:
        if before.kind != ev.MORE or before.read().seats != [target]:
            raise ApiError(422, "key-used")
        return None
    live.check_playable()
    clock = live.company.clock
    turn = next((turn for turn in turns(live) if turn.seat == target), None)
    if clock is None or turn is None or seat == target:
        raise ApiError(422, "no-more-time")
    if sum(s == target and seq > turn.seq for s, seq, _ in live.company.gifts) >= GIFTS:
        raise ApiError(422, "no-more-time")
    seconds = DAY if clock.kind == "days" else clock.seconds
    return live.append(seat, key, ev.MORE, Body(seats=[target], seconds=seconds))


def leave_until(live: Live, seat: int, until: int) -> Event | None:
    """A seat is away until then; 0: it is back."""
    live.check_playable()
    if until and not now() < until <= now() + LONGEST_AWAY:
        raise ApiError(422, "away-until", days=LONGEST_AWAY // DAY)
    if live.company.away.get(seat, 0) == until:
        return None
    return live.append(seat, None, ev.AWAY, Body(until=until))
