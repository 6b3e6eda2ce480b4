"""The routes about people at a table: seats that change hands, clocks."""

from __future__ import annotations

from drakkar.server import asks
from drakkar.server import messages as m
from drakkar.server.company import Handed
from drakkar.server.http.endpoint import Call, Route


async def _hand(call: Call) -> Handed:
    return await call.service.friends.hand(call.table, call.seat_in_path, call.body, call.device)


async def _answer(call: Call) -> Handed:
    return await call.service.friends.answer(call.table, call.body, call.device)


async def _spare(call: Call) -> m.Url:
    return await call.service.friends.spare(call.table, call.seat_in_path, call.device)


async def _back(call: Call) -> m.Played:
    return await call.service.friends.back(call.table, call.seat_in_path, call.device)


async def _away(call: Call) -> m.Played:
    asked: asks.AskAway = call.body
    seat = call.seat_in_path
    return await call.service.friends.away(call.table, seat, asked.until, call.device)


async def _more(call: Call) -> m.Played:
    return await call.service.friends.more(call.table, call.seat_in_path, call.body, call.device)


async def _seen(call: Call) -> m.Ok:
    await call.service.friends.seen(call.table, call.device)
    return m.Ok()


_AT = "/api/tables/{table}"
_SEAT = f"{_AT}/seats/{{seat}}"

FRIENDS: tuple[Route, ...] = (
    Route(
        "POST", f"{_SEAT}/hand", "hand", "Hand a seat over, or ask the others to", _hand,
        Handed, "write", body=asks.AskHand, errors=(403, 404, 422, 423),
    ),
    Route(
        "POST", f"{_AT}/hand/answer", "answerHand", "Agree to hand a seat over, or not", _answer,
        Handed, "write", body=asks.AnswerHand, errors=(403, 404, 409, 422, 423),
    ),
    Route(
        "POST", f"{_SEAT}/spare", "spare", "A link for somebody in another's stead", _spare,
        m.Url, "write", body=asks.AskNothing, errors=(403, 404, 423),
    ),
    Route(
        "POST", f"{_SEAT}/back", "back", "Play one's seat oneself again", _back, m.Played,
        "write", body=asks.AskNothing, errors=(403, 404, 423),
    ),
    Route(
        "POST", f"{_SEAT}/away", "away", "Be away until a date, or no longer", _away, m.Played,
        "write", body=asks.AskAway, errors=(403, 404, 422, 423),
    ),
    Route(
        "POST", f"{_SEAT}/more", "more", "Give somebody more time", _more, m.Played,
        "write", body=asks.AskMore, errors=(403, 404, 422, 423),
    ),
    Route(
        "POST", f"{_AT}/seen", "seen", "The table is on somebody's screen", _seen, m.Ok,
        "read", body=asks.AskNothing, errors=(404, 423),
    ),
)  # fmt: skip
