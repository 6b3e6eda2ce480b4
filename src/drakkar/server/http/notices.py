"""The routes about being told elsewhere."""

from __future__ import annotations

from drakkar.server import asks
from drakkar.server import company as c
from drakkar.server import messages as m
from drakkar.server.http.endpoint import Call, Route, table_id
from drakkar.server.notices.desk import Desk


def _desk(call: Call) -> Desk:
    server = call.request.app.state.server
    return Desk(server.postman, server.rooms)


def _origin(call: Call) -> str:
    """The address under which the page is open; the guard has seen to it that it is ours."""
    return f"{call.request.url.scheme}://{call.request.headers.get('host', '')}"[:300]


async def _state(call: Call) -> c.NoticeState:
    table = call.request.query_params.get("table")
    return await _desk(call).state(call.device, None if table is None else table_id(table))


async def _add(call: Call) -> c.NoticeState:
    device = call.make_device()
    await _desk(call).add(call.body, device, call.lang, _origin(call))
    return await _desk(call).state(device, None)


async def _confirm(call: Call) -> m.Ok:
    await _desk(call).confirm(call.body.token)
    return m.Ok()


async def _off(call: Call) -> m.Ok:
    asked: asks.AskOff = call.body
    if asked.token:
        await _desk(call).off(asked.token)
    else:
        await _desk(call).drop(asked.way, call.device)
    return m.Ok()


async def _one_click(call: Call) -> m.Ok:
    await _desk(call).off(call.request.path_params["token"][:100])
    return m.Ok()


async def _hook(call: Call) -> c.MadeHook:
    return await _desk(call).hook(call.table, call.body, call.device, call.lang, _origin(call))


NOTICES: tuple[Route, ...] = (
    Route(
        "GET", "/api/notices", "notices", "By what I am told that it is my turn", _state,
        c.NoticeState, "read", errors=(404, 423), query=("table",),
    ),
    Route(
        "POST", "/api/notices", "addNotice", "Tell me by push or by mail", _add,
        c.NoticeState, "notice", body=asks.AskNotice, errors=(403, 422),
    ),
    Route(
        "POST", "/api/notices/confirm", "confirmNotice", "Yes, send mails here", _confirm, m.Ok,
        "notice", body=asks.AskConfirm, errors=(404,),
    ),
    Route(
        "POST", "/api/notices/off", "noticeOff", "No more by this way", _off, m.Ok, "write",
        body=asks.AskOff, errors=(404, 423),
    ),
    Route(
        "POST", "/api/notices/off/{token}", "noticeOffOneClick",
        "The same for mail programs (RFC 8058)", _one_click, m.Ok, "write", errors=(404,),
    ),
    Route(
        "POST", "/api/tables/{table}/hooks", "hook", "Tell a channel whose turn it is", _hook,
        c.MadeHook, "notice", body=asks.AskHook, errors=(403, 404, 422, 423),
    ),
)  # fmt: skip
