"""Tables that count for the ladder: what is not done at them, and that one may not want it.

There nobody goes back past what came to light, has a bot's advice, copies a position of the running
game or lets a program play, so that nobody has more than he would have at any other table of this
kind; and the maker can neither put a winner out nor make the game vanish.
"""

from __future__ import annotations

from drakkar.server.errors import ApiError
from drakkar.server.messages import RatedState
from drakkar.server.store import events as ev
from drakkar.server.store.data import PERSON
from drakkar.server.store.events import Event
from drakkar.server.tables.company import stood_in
from drakkar.server.tables.live import Live


def check_unrated(live: Live, code: str) -> None:
    """Refuses what is not done at a table that counts; ``code``: with what."""
    if live.company.rated:
        raise ApiError(422, code)


def check_running(live: Live, code: str) -> None:
    """The same for what is open again when the game is over."""
    if not live.over:
        check_unrated(live, code)


def answered(live: Live, seat: int) -> bool:
    return any(event.kind == ev.MOVE and event.seat == seat for event in live.events)


def may_decline(live: Live, seat: int) -> bool:
    """Whoever has not answered yet may still say that the game shall not count."""
    return live.company.rated and not live.over and not answered(live, seat)


def decline(live: Live, seat: int) -> Event | None:
    live.check_playable()
    if not live.company.rated:
        return None
    if not may_decline(live, seat):
        raise ApiError(422, "rated-late")
    return live.about_seat(seat, ev.UNRATE)


def rated_state(live: Live, mine: tuple[int, ...]) -> RatedState | None:
    """None where the game was never meant to count."""
    if not live.events[0].read().rated:
        return None
    own = [seat for seat in mine if live.seats[seat].kind == PERSON]
    return RatedState(
        counts=live.company.rated,
        can_decline=bool(own) and all(may_decline(live, seat) for seat in own),
        lost=stood_in(live) if live.company.rated else [],
    )
