"""A seat that is handed over: to a bot, or to somebody who comes by a link. By its own holder, or
by all the others if he has been gone for long enough; he can have it back at any time."""

from __future__ import annotations

from collections.abc import Iterable

from drakkar.bots import offered
from drakkar.server.errors import ApiError
from drakkar.server.store import events as ev
from drakkar.server.store.data import PERSON, now
from drakkar.server.store.events import Body, Event
from drakkar.server.tables.clock import deadline, turns
from drakkar.server.tables.company import missing
from drakkar.server.tables.live import Done, Live
from drakkar.server.tables.talk import others

GONE = 600.0
"""Seconds for which nobody of a seat has looked at the table before others may hand it over."""


def hand_over(
    live: Live, seat: int, mine: Iterable[int], key: str, target: int, level: str, looked: float
) -> Done:
    """Hands a seat over; where other people sit and it is not one's own, asks them. ``looked``:
    when somebody of that seat was last here."""
    before = live.known(seat, key) or live.known(target, key)
    if before is not None:
        body = before.read()
        asked = before.kind == ev.HAND_ASK and body.to == target
        handed = before.kind == ev.HAND and before.seat == target
        if not (asked or handed) or body.level != level:
            raise ApiError(422, "key-used")
        return Done(before, True)
    live.check_playable()
    _check(live, target, level)
    own = sorted({seat, *mine})
    if target in own:
        body = Body(level=level, note="own", seats=own)
        return Done(live.append(target, key, ev.HAND, body), False)
    if live.company.proposal is not None:
        raise ApiError(422, "hand-open")
    _check_gone(live, target, looked)
    if not [other for other in others(live, own) if other != target]:
        body = Body(level=level, note="others", seats=own)
        return Done(live.append(target, key, ev.HAND, body), False)
    body = Body(to=target, level=level, seats=own)
    return Done(live.append(seat, key, ev.HAND_ASK, body), False)


def _check(live: Live, target: int, level: str) -> None:
    if live.lesson is not None or live.over:
        raise ApiError(422, "hand-nothing")
    if target >= len(live.seats) or live.seats[target].kind != PERSON:
        raise ApiError(422, "hand-nothing")
    known = offered(live.head.game)
    if level and level not in known:
        raise ApiError(422, "hand-level", known=", ".join(known))


def _check_gone(live: Live, target: int, looked: float) -> None:
    """Nobody loses a seat while he is there, while he said that he is away, or before his time."""
    company = live.company
    if target in company.handed or not live.claimed(target):
        return
    if company.away.get(target, 0) > now():
        raise ApiError(422, "hand-away")
    clock = company.clock
    if clock is not None and clock.kind == "days":
        turn = next((turn for turn in turns(live) if turn.seat == target), None)
        if turn is None or deadline(live, turn) > now():
            raise ApiError(422, "hand-early")
    if now() - looked < GONE:
        raise ApiError(422, "hand-here", minutes=int(GONE // 60))


def answer_hand_over(
    live: Live, seat: int, mine: Iterable[int], key: str, ask: str, agree: bool
) -> Done:
    """Agree, or not. Who asked takes it back by not agreeing, and so does whose seat it is."""
    seats = range(len(live.seats))
    before = next(filter(None, (live.known(other, key) for other in seats)), None)
    if before is not None:
        if before.kind not in ((ev.HAND_YES, ev.HAND) if agree else (ev.HAND_NO,)):
            raise ApiError(422, "key-used")
        return Done(before, True)
    live.check_playable()
    proposal = live.company.proposal
    if proposal is None or proposal.key != ask:
        raise ApiError(409, "stale")
    if not agree:
        return Done(live.append(seat, key, ev.HAND_NO, Body()), False)
    if seat == proposal.target:
        raise ApiError(422, "hand-nothing")
    own = {seat, *mine}
    if set(missing(live, proposal)) <= own:  # all have agreed
        agreed = sorted(proposal.agreed | own)
        body = Body(level=proposal.level, note="others", seats=agreed)
        return Done(live.append(proposal.target, key, ev.HAND, body), False)
    return Done(live.append(seat, key, ev.HAND_YES, Body(seats=sorted(own))), False)


def take_again(live: Live, seat: int) -> Event | None:
    """The holder of a seat plays it himself again."""
    live.check_playable()
    return live.append(seat, None, ev.BACK, Body()) if seat in live.company.handed else None


def sit_in(live: Live, seat: int, name: str) -> Event | None:
    """Somebody sits down in another's stead."""
    live.check_playable()
    stand_in = live.company.handed.get(seat)
    if stand_in is None or stand_in.level:
        raise ApiError(404, "not-found")
    if name == stand_in.name:
        return None
    return live.append(seat, None, ev.SIT, Body(note=name))
