"""Routes of what is beside the games: talk, copies of positions, duels, people."""

from __future__ import annotations

from starlette.responses import Response

from drakkar.server import beside as b
from drakkar.server import messages as m
from drakkar.server.asks import AskNothing
from drakkar.server.errors import ApiError, not_found
from drakkar.server.http.endpoint import Call, Route
from drakkar.server.names import secret
from drakkar.server.people.games import as_csv, my_games
from drakkar.server.people.people import People

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


async def _prepare(call: Call) -> m.Ok:
    await call.service.prepare(call.table, call.body, call.device)
    return m.Ok()


async def _copy(call: Call) -> m.Made:
    return await call.service.copies.copy(call.table, call.body, call.device, call.lang)


async def _duel(call: Call) -> m.Made:
    return await call.service.copies.duel(call.table, call.body, call.device, call.lang)


async def _kin(call: Call) -> b.Kin:
    return await call.service.copies.kin(call.table, call.device, call.lang)


# ---- people ----------------------------------------------------------------------------------


def _people(call: Call) -> People:
    people: People = call.request.app.state.server.people
    return people


async def _me(call: Call) -> b.Me:
    return await _people(call).me(call.raw)


async def _pass(call: Call) -> b.Pass:
    return await _people(call).give_pass(call.make_raw(), call.called, call.body.moves)


async def _use_pass(call: Call) -> b.Me:
    return await _people(call).use_pass(call.body.secret, call.make_raw(), call.called)


async def _sign_out(call: Call) -> b.Me:
    return await _people(call).sign_out(call.raw, call.body.device)


async def _set_name(call: Call) -> b.Me:
    asked: b.AskPerson = call.body
    people = _people(call)
    return await people.set_name(call.make_raw(), call.called, asked.name, asked.passphrase)


async def _enter(call: Call) -> b.Me:
    asked: b.AskPerson = call.body
    return await _people(call).enter(
        call.make_raw(), call.called, asked.name, asked.passphrase, call.address, call.buckets.wait
    )


async def _forget(call: Call) -> m.Ok:
    raw, device = call.raw, call.device
    if raw is None or device is None or "authorization" in call.request.headers:
        raise ApiError(403, "not-allowed")
    await _people(call).forget(raw, device, call.lang)
    call.new_cookie = secret()  # somebody new
    return m.Ok()


async def _games(call: Call) -> b.MyGames:
    return await my_games(call.service.store, call.device, call.lang)


async def _csv(call: Call) -> Response:
    text = as_csv(await my_games(call.service.store, call.device, call.lang))
    headers = {
        "cache-control": "no-store",
        "content-disposition": 'attachment; filename="drakkar.csv"',
    }
    return Response(text, 200, headers, "text/csv; charset=utf-8")


async def _archive(call: Call) -> m.Ok:
    await _people(call).archive(call.table, call.device, call.body.on)
    return m.Ok()


async def _leave(call: Call) -> m.Ok:
    await _people(call).leave(call.table, call.device)
    return m.Ok()


async def _delete(call: Call) -> m.Ok:
    await _people(call).delete(call.table, call.device)
    return m.Ok()


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
        "POST", f"{_AT}/ahead", "prepare", "Prepare an answer to a question to come", _prepare,
        m.Ok, "move", body=b.AskAhead, errors=(403, 404, 422, 423),
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
    Route(
        "POST", f"{_AT}/archive", "archive", "Put a table away, or take it out again", _archive,
        m.Ok, "write", body=b.AskArchive, errors=(404, 423),
    ),
    Route(
        "POST", f"{_AT}/leave", "leave", "Give up one's seats, or watching", _leave, m.Ok, "write",
        body=b.AskSure, errors=(404, 423),
    ),
    Route(
        "POST", f"{_AT}/delete", "deleteTable", "Delete a table that one has made", _delete, m.Ok,
        "write", body=b.AskSure, errors=(403, 404, 423),
    ),
    Route(
        "GET", "/api/me/games", "myGames", "One's own games that are over", _games, b.MyGames,
        "read", packs=True,
    ),
    Route(
        "GET", "/api/me/games.csv", "myGamesTable", "The same as a table", _csv, str, "read",
    ),
    Route("GET", "/api/me", "me", "Who asks, and his devices", _me, b.Me, "read"),
    Route(
        "POST", "/api/me/pass", "givePass", "A link that brings another device here", _pass, b.Pass,
        "write", body=b.AskPass, status=201, errors=(403,),
    ),
    Route(
        "POST", "/api/me/pass/use", "usePass", "Become another device of whoever gave the link",
        _use_pass, b.Me, "claim", body=b.AskUsePass, errors=(403, 404),
    ),
    Route(
        "POST", "/api/me/devices/out", "signOut", "A device is no longer one's own", _sign_out,
        b.Me, "write", body=b.AskDevice, errors=(404,),
    ),
    Route(
        "POST", "/api/me/name", "setName", "A name and a passphrase to be found by", _set_name,
        b.Me, "write", body=b.AskPerson, errors=(403, 422),
    ),
    Route(
        "POST", "/api/me/enter", "enter", "Find one's tables by name and passphrase", _enter, b.Me,
        "enter", body=b.AskPerson, errors=(403, 422),
    ),
    Route(
        "POST", "/api/me/delete", "forgetMe", "Delete all that is known of the asker", _forget,
        m.Ok, "write", body=b.AskSure, errors=(403,),
    ),
)  # fmt: skip
