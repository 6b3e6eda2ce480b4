"""Going back further than undo does: asked of everybody, or, by one who is alone, simply done."""

from __future__ import annotations

from collections.abc import Iterable

from drakkar.games import GAMES
from drakkar.kernel.errors import DrakkarError
from drakkar.kernel.record import replay
from drakkar.server.errors import ApiError
from drakkar.server.store import events as ev
from drakkar.server.store.events import Body, Event, answers_of
from drakkar.server.tables.live import Done, Live
from drakkar.server.tables.numbers import (
    FIRST,
    expected_seq,
    meant,
    open_group,
    sealed_events,
    shown_seq,
    unknown,
)
from drakkar.server.tables.rated import check_unrated
from drakkar.server.tables.talk import others
from drakkar.server.tables.versions import record_of


def before_last(live: Live, seat: int) -> tuple[int, int]:
    """The event after which a seat's last answer was given, and that answer's place in the log;
    (0, 0) if it has given none, or none that undo does not reach alone."""
    group, opened = open_group(live)
    if live.differs is not None:
        return 0, 0
    for index in range(len(live.table.log) - 1, -1, -1):
        entry = live.table.log[index]
        if entry.seat == seat and not entry.forced:
            to = live.seqs[index] - 1
            sealed = group is not None and group.sealed and to >= opened
            return (0, 0) if sealed or to < FIRST else (to, index)
    return 0, 0


def take_back(live: Live, seat: int, mine: Iterable[int], key: str, to: int) -> Done:
    """Go back to the position after event ``to``, or, where other people sit, ask them."""
    to = meant(unknown(live, seat), to)
    before = live.known(seat, key)
    if before is not None:
        if before.kind not in (ev.ASK, ev.REWIND) or before.read().to != to:
            raise ApiError(422, "key-used")
        return Done(before, True)
    live.check_playable()
    check_unrated(live, "rated-back")
    group, opened = open_group(live)
    sealed = group is not None and group.sealed
    first = max(FIRST, live.folded.since)
    if not first <= to < live.seq or (sealed and to > opened):
        raise ApiError(422, "takeback-nothing")
    # as far as the seat knows: whether others have begun to answer under seal is not told
    known = [entry for entry in live.table.log if not live.table.sealed_off(entry, seat)]
    if ev.fold(live.head, live.events[:to]).answers == answers_of(known):
        raise ApiError(422, "takeback-nothing")
    if live.asking is not None and live.asking.seat != seat:
        raise ApiError(422, "takeback-open")
    own = sorted({seat, *mine})
    if not others(live, own):
        return Done(_rewind(live, seat, key, to, own), False)
    return Done(live.append(seat, key, ev.ASK, Body(to=to, seats=own)), False)


def answer_take_back(
    live: Live, seat: int, mine: Iterable[int], key: str, ask: str, agree: bool
) -> Done:
    """Agree, or not. Who asked takes the question back by not agreeing."""
    before = live.known(seat, key)
    if before is not None:
        kinds = (ev.AGREE, ev.REWIND) if agree else (ev.REFUSE,)
        if before.kind not in kinds:
            raise ApiError(422, "key-used")
        return Done(before, True)
    live.check_playable()
    asking = live.asking
    if asking is None or asking.key != ask:
        now = expected_seq(live, seat)
        raise ApiError(409, "stale", {"seq": shown_seq(live, seat), "expected_seq": now})
    if not agree:
        return Done(live.append(seat, key, ev.REFUSE, Body(to=asking.to)), False)
    agreed = sorted({seat, *mine, *asking.agreed})
    if others(live, agreed):
        return Done(live.append(seat, key, ev.AGREE, Body(to=asking.to, seats=agreed)), False)
    return Done(_rewind(live, seat, key, asking.to, agreed), False)


def _rewind(live: Live, seat: int, key: str, to: int, agreed: list[int]) -> Event:
    log, now = live.table.log, answers_of(live.table.log)
    group, _ = open_group(live)
    still_sealed = group.number if group is not None and group.sealed else 0
    wanted = ev.fold(live.head, live.events[:to])
    wanted.version = live.folded.version
    try:
        table = replay(GAMES, record_of(live.head, wanted), listen=True)
    except DrakkarError:  # played by earlier rules, and not legal any more
        raise ApiError(422, "takeback-nothing") from None
    then = answers_of(table.log)
    same = 0
    while same < min(len(now), len(then)) and now[same] == then[same]:
        same += 1
    seqs = wanted.seqs + [live.seq + 1] * (len(then) - len(wanted.seqs))
    body = Body(
        answers=then[same:],
        seqs=seqs[same:],
        removed=list(range(same, len(now))),
        to=to,
        seats=agreed,
        revealed=any(
            entry.reveals or entry.sealed
            for entry in log[same:]
            if not entry.group or entry.group != still_sealed
        ),
        secret=sealed_events(live),
    )
    live.table = table
    return live.append(seat, key, ev.REWIND, body)
