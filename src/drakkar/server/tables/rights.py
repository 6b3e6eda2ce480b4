"""Who is asking: what a device may see and do at a table."""

from __future__ import annotations

from typing import Any

from drakkar.kernel.errors import DrakkarError
from drakkar.kernel.question import Move
from drakkar.kernel.refusal import Refusal
from drakkar.server.errors import ApiError, BadValue, Refused, not_found
from drakkar.server.tables.live import Live
from drakkar.server.tables.telling import refusal_text
from drakkar.server.tables.views import pick

ANY = object()
"""A seat that was not named."""


def denied(live: Live, device: bytes | None) -> ApiError:
    """Not his: that the table exists is told only to those who may look at it."""
    return ApiError(403, "not-allowed") if live.may_look(device) else not_found()


def looks_from(
    live: Live, device: bytes | None, seat: object
) -> tuple[int | None, tuple[int, ...]]:
    """The seat whose view is shown, and all seats of this device."""
    if not live.may_look(device):
        raise not_found()
    mine = live.mine(device)
    if seat is ANY:
        return pick(live, mine), mine
    if seat is None:
        return None, mine
    if seat not in mine:
        raise ApiError(403, "not-allowed")
    assert isinstance(seat, int)
    return seat, mine


def plays(live: Live, device: bytes | None, seat: int | None) -> int:
    """The seat that this device may act for."""
    if not live.may_look(device):
        raise not_found()
    mine = live.mine(device)
    if seat is None and len(mine) == 1:
        return mine[0]
    if seat is None and mine:
        raise ApiError(400, "which-seat")
    if seat is None or seat not in mine:
        raise ApiError(403, "not-allowed")
    return seat


def refused(live: Live, refusal: Refusal, lang: str) -> Refused:
    return Refused(refusal_text(live.table.game, refusal, lang, live.names_in(lang)))


def move_of(live: Live, data: Any) -> Move:
    try:
        return live.table.game.move(data)
    except DrakkarError as error:
        if live.differs is not None:  # other rules have other moves
            raise live.differs.error() from None
        raise BadValue(error) from None
