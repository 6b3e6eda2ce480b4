"""The routes of the ladders."""

from __future__ import annotations

from starlette.responses import Response

from drakkar.games import GAMES
from drakkar.server import beside as b
from drakkar.server import messages as m
from drakkar.server.errors import not_found
from drakkar.server.http.endpoint import Call, Route
from drakkar.server.people.ladder import Ladders, as_csv


def _ladders(call: Call) -> Ladders:
    ladders: Ladders = call.request.app.state.server.ladders
    return ladders


async def _ladder(call: Call) -> b.Ladder:
    game: str = call.request.path_params["game"]
    if game not in GAMES:
        raise not_found()
    return await _ladders(call).ladder(game, call.device, call.lang)


async def _csv(call: Call) -> Response:
    ladder = await _ladder(call)
    return Response(
        as_csv(ladder),
        headers={
            "content-disposition": f'attachment; filename="ladder-{ladder.game}.csv"',
            "cache-control": "no-store",
        },
        media_type="text/csv",
    )


async def _rating(call: Call) -> b.TableRating:
    return await _ladders(call).of_table(call.table, call.device, call.lang)


async def _unrate(call: Call) -> m.Played:
    return await call.service.unrate(call.table, call.body.seat, call.device)


_AT = "/api/tables/{table}"

LADDERS: tuple[Route, ...] = (
    Route(
        "GET", "/api/games/{game}/ladder", "ladder", "Who stands where at a game", _ladder,
        b.Ladder, "read", errors=(404,), packs=True,
    ),
    Route(
        "GET", "/api/games/{game}/ladder.csv", "ladderTable", "The rated ladder as a table", _csv,
        str, "read", errors=(404,),
    ),
    Route(
        "GET", f"{_AT}/rating", "tableRating", "What a table has done to the ladder", _rating,
        b.TableRating, "read", errors=(404, 423),
    ),
    Route(
        "POST", f"{_AT}/unrate", "unrate", "The game shall not count", _unrate, m.Played, "write",
        body=b.AskUnrate, errors=(403, 404, 422, 423),
    ),
)  # fmt: skip
