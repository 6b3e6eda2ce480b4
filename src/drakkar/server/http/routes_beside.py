"""Routes of what is beside the games: talk, copies of positions, duels, people."""

from __future__ import annotations

from drakkar.server import beside as b
from drakkar.server import messages as m
from drakkar.server.asks import AskNothing
from drakkar.server.errors import not_found
from drakkar.server.http.endpoint import Call, Route

_AT = "/api/tables/{table}"


async def _talk(call: Call) -> b.Talk:
    return await call.service.chat.read(call.table, call.device)


async def _say(call: Call) -> b.TalkLine:
    return await call.service.chat.say(call.table, call.body, call.device)


async def _unsay(call: Call) -> m.Ok:
    number = call.number("line", call.request.path_params["line"])
    if not number:
        raise not_found()
    await call.service.chat.unsay(call.table, number, call.device)
    return m.Ok()


async def _manners(call: Call) -> b.Talk:
    return await call.service.chat.set_manners(call.table, call.body, call.device)


async def _point(call: Call) -> m.Ok:
    await call.service.chat.point(call.table, call.body, call.device)
    return m.Ok()


async def _redo(call: Call) -> m.Played:
    return await call.service.redo(call.table, call.body, call.device, call.lang)


async def _copy(call: Call) -> m.Made:
    return await call.service.copies.copy(call.table, call.body, call.device, call.lang)


async def _duel(call: Call) -> m.Made:
    return await call.service.copies.duel(call.table, call.body, call.device, call.lang)


async def _kin(call: Call) -> b.Kin:
    return await call.service.copies.kin(call.table, call.device, call.lang)


BESIDE: tuple[Route, ...] = (
    Route(
        "GET", f"{_AT}/talk", "talk", "What is said at a table", _talk, b.Talk, "read",
        errors=(404, 423),
    ),
    Route(
        "POST", f"{_AT}/talk", "say", "Say something", _say, b.TalkLine, "talk",
        body=b.AskTalk, status=201, errors=(403, 404, 422, 423),
    ),
    Route(
        "POST", f"{_AT}/talk/manners", "manners", "Who may talk, and how", _manners, b.Talk,
        "write", body=b.AskManners, errors=(403, 404, 423),
    ),
    Route(
        "POST", f"{_AT}/talk/{{line}}/remove", "unsay", "Take a line of one's own away", _unsay,
        m.Ok, "write", body=AskNothing, errors=(403, 404, 423),
    ),
    Route(
        "POST", f"{_AT}/point", "point", "Point at a thing of the board", _point, m.Ok, "point",
        body=b.AskPoint, errors=(403, 404, 422, 423),
    ),
    Route(
        "POST", f"{_AT}/redo", "redo", "Make again what was taken back", _redo, m.Played, "move",
        body=b.AskRedo, errors=(403, 404, 409, 422, 423),
    ),
    Route(
        "POST", f"{_AT}/copy", "copy", "A table of one's own in a position of this one", _copy,
        m.Made, "table", body=b.AskCopy, status=201, errors=(403, 404, 422, 423),
    ),
    Route(
        "POST", f"{_AT}/duel", "duel", "The same cards at another table", _duel, m.Made, "table",
        body=b.AskDuel, status=201, errors=(403, 404, 422, 423),
    ),
    Route(
        "GET", f"{_AT}/kin", "kin", "Tables with the same cards", _kin, b.Kin, "read",
        errors=(404, 423),
    ),
)  # fmt: skip
