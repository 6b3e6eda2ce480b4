"""Answers that are prepared for a question to come, where the rules say that it may come and what
its answers are (``Rules.ahead``): Saga's "leave, or stay", for which one otherwise has to come back
when all have sailed.

What is prepared stands with the seat, not among the events: nobody else hears of it, not even that
it is there. It is given when the question is asked, in the turn for which it was prepared and if
its condition holds; in every other case it is not, the seat is told why, and answers by hand.
Whether it holds follows from the table alone, so it is the same after a restart.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Literal

import msgspec

from drakkar.kernel.errors import DrakkarError
from drakkar.kernel.game import Coming
from drakkar.kernel.question import Move, Question
from drakkar.kernel.shapes import met
from drakkar.kernel.value import to_json
from drakkar.server.errors import ApiError
from drakkar.server.messages import AheadMove, AheadState
from drakkar.server.store import events as ev
from drakkar.server.store.data import PERSON
from drakkar.server.tables.company import several

if TYPE_CHECKING:
    from drakkar.server.tables.live import Live

State = Literal["", "waits", "due", "points", "changed"]
"""None is prepared (any more); its question has not come yet; it is to be given now; it is not,
because of the points; or because the turn has gone by, or somebody went back."""


class Ahead(msgspec.Struct, frozen=True):
    """An answer that is prepared."""

    tag: str
    """Of the question,"""
    move: list[object]
    tags: list[str]
    """of its answers."""
    stamp: list[int]
    since: int
    """The event after which it was prepared."""
    least: int | None = None
    most: int | None = None
    """Only with so many points, as the seat itself sees them."""


def coming(live: Live, seat: int) -> Coming | None:
    """What a seat can decide now for later."""
    ahead = live.table.game.rules.ahead
    if ahead is None or live.over or live.broken or live.differs is not None:
        return None
    if not several(live.seats) or live.seats[seat].kind != PERSON or seat in live.company.handed:
        return None
    possible = ahead(live.table.state, seat)
    # whoever is asked it: its time has come for all
    asked = (live.table.question(other) for other in live.table.deciders)
    if possible is None or any(isinstance(q, Question) and possible.tag == q.TAG for q in asked):
        return None
    return possible


def points_of(live: Live, seat: int) -> int:
    """As the seat itself sees them."""
    known = live.table.view(seat)["table"].get("standing")
    points: list[dict[str, int]] = live.table.standing() if known is None else known
    return sum(points[seat].values())


def prepared(live: Live, seat: int) -> Ahead | None:
    text = live.seats[seat].ahead
    return msgspec.json.decode(text, type=met(Ahead)) if text else None


def state_of(live: Live, seat: int, ahead: Ahead) -> State:
    for event in live.events[ahead.since :]:
        if event.kind in (ev.REWIND, ev.VERSION) or (event.kind == ev.UNDO and event.seat == seat):
            return "changed"
        own = event.kind == ev.MOVE and event.seat == seat
        if own and event.read().answers[0][1] in ahead.tags:
            return ""  # it has been given, by whomever
    look = live.table.game.rules.ahead
    now = None if look is None or live.over else look(live.table.state, seat)
    if now is None or list(now.stamp) != ahead.stamp or seat in live.company.handed:
        return "changed"
    question = live.table.question(seat) if seat in live.table.deciders else None
    if not isinstance(question, Question) or ahead.tag != question.TAG:
        return "waits"
    if ahead.least is not None or ahead.most is not None:
        points = points_of(live, seat)
        if points < (ahead.least if ahead.least is not None else points):
            return "points"
        if points > (ahead.most if ahead.most is not None else points):
            return "points"
    move = _move(live, ahead)
    return "due" if move is not None and live.table.why_not(move, seat) is None else "changed"


def _move(live: Live, ahead: Ahead) -> Move | None:
    try:
        return live.table.game.move(ahead.move)
    except DrakkarError:
        return None


def due(live: Live) -> tuple[int, list[object]] | None:
    """The first answer that is to be given now."""
    if live.broken or live.differs is not None:
        return None
    for seat in live.table.deciders:
        ahead = prepared(live, seat)
        if ahead is not None and state_of(live, seat, ahead) == "due":
            return seat, ahead.move
    return None


def prepare(live: Live, seat: int, move: Move, least: int | None, most: int | None) -> Ahead:
    """What is to be stored."""
    live.check_playable()
    possible = coming(live, seat)
    if possible is None or move not in possible.moves:
        raise ApiError(422, "ahead-nothing")
    tags = list(dict.fromkeys(str(to_json(answer)[0]) for answer in possible.moves))
    written = to_json(move)
    return Ahead(possible.tag, written, tags, list(possible.stamp), live.seq, least, most)


def ahead_state(live: Live, seat: int, text: Callable[[Move], str]) -> AheadState | None:
    possible, ahead = coming(live, seat), prepared(live, seat)
    look = live.table.game.rules.ahead
    now = None if look is None or live.over else look(live.table.state, seat)
    state: State = ""
    if ahead is not None and now is not None and list(now.stamp) == ahead.stamp:
        state = state_of(live, seat, ahead)  # else its time has gone by, and it was never asked
    if possible is None and state not in ("points", "changed"):
        return None
    return AheadState(
        moves=[
            AheadMove(to_json(move), text(move)) for move in (possible.moves if possible else ())
        ],
        points=points_of(live, seat),
        move=list(ahead.move) if ahead is not None and state == "waits" else None,
        least=ahead.least if ahead is not None else None,
        most=ahead.most if ahead is not None else None,
        lapsed=state if state in ("points", "changed") else "",
    )
