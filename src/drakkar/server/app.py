"""The server as an ASGI application."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import math
import os
from collections.abc import AsyncIterator

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route as StarletteRoute
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket

from drakkar.games import GAMES
from drakkar.kernel.text import LANGUAGES
from drakkar.server.bots.pool import BotPool
from drakkar.server.errors import ApiError, not_found
from drakkar.server.family import end_with_supervisor, keep_to_ourselves
from drakkar.server.http.door import DOOR, household
from drakkar.server.http.endpoint import Endpoint, asked_seat, device_of, table_id, whole
from drakkar.server.http.guard import Guard, Receive, Scope, Send, error_body, language
from drakkar.server.http.limits import Buckets
from drakkar.server.http.network import Network, is_local
from drakkar.server.http.openapi import STREAM, document
from drakkar.server.http.packing import json_response
from drakkar.server.http.page import page
from drakkar.server.http.routes import ROUTES
from drakkar.server.http.sockets import Socket, Stream
from drakkar.server.logs import COUNTS, log_event, log_fault
from drakkar.server.messages import Ok
from drakkar.server.names import report_id
from drakkar.server.notices.postman import Postman
from drakkar.server.people.ladder import Ladders
from drakkar.server.people.people import People
from drakkar.server.settings import Settings
from drakkar.server.store.listen import Listener
from drakkar.server.store.store import Store
from drakkar.server.tables.rights import ANY
from drakkar.server.tables.rooms import Rooms
from drakkar.server.tables.service import Service
from drakkar.server.tables.telling import words_of

_OFTEN = ("move", "view")
"""Routes that are looked at first: they are tried one after the other."""
_METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"]


class Server:
    """Everything that one process of the server has."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.db)
        self.rooms = Rooms(self.store, settings.rooms, settings.limits)
        self.bots = BotPool(settings.bots, settings.bot_deadline)
        self.service = Service(self.store, self.rooms, self.bots, settings.limits, settings.talk)
        self.people = People(self.service, settings.keep_days)
        self.ladders = Ladders(self.store, self.rooms)
        self.postman = Postman(self.store, self.rooms.looks, settings)
        self.buckets = Buckets(settings.limits)
        self.network = Network(settings)
        self.ready = False
        self._listener: Listener | None = None
        self._sweeping: asyncio.Task[None] | None = None
        self._warming: asyncio.Task[None] | None = None
        self._learning: asyncio.Task[None] | None = None

    async def start(self) -> None:
        await asyncio.to_thread(self.store.database.open)
        await self.people.start()
        if self.store.shared:
            loop = asyncio.get_running_loop()

            def heard(table: str, what: str) -> None:
                loop.call_soon_threadsafe(self._heard, table, what)

            self._listener = Listener(self.store.database.url, heard)
            self._listener.start()
            await asyncio.to_thread(self._listener.ready.wait, 5)
        await self.postman.start()
        if "bots" not in _cold():
            await self.bots.warm()
        await self.service.calling.call_waiting(0)
        self._sweeping = asyncio.create_task(self._sweep())
        self._warming = asyncio.create_task(asyncio.to_thread(_warm))
        self.ready = True
        log_event("started", backend=self.store.database.url.get_backend_name())

    async def stop(self) -> None:
        self.ready = False
        await self.network.close()
        if self._sweeping is not None:
            self._sweeping.cancel()
        if self._listener is not None:
            await asyncio.to_thread(self._listener.stop)
        await self.postman.stop()
        await self.ladders.close()
        with contextlib.suppress(ApiError):
            await self.rooms.looks.note(force=True)
        self.rooms.close()
        self.service.reviews.close()
        self.people.close()
        await self.bots.close()
        await asyncio.to_thread(self.store.database.close)
        log_event("stopped")

    def _heard(self, table: str, what: str) -> None:
        """Another worker has changed this table; "": any table may have changed."""
        if what == "people":
            self._learning = asyncio.create_task(self._learn())
            return
        if not what.isdecimal():  # no move
            self.service.chat.heard(table, what)
            if table:
                return
        for name in [room.table for room in self.rooms.all()] if not table else [table]:
            self.rooms.wake(name)

    async def _learn(self) -> None:
        """Another worker has changed which device is whose."""
        try:
            await self.people.start()
        except ApiError as error:
            log_event("people-failed", error=error.code)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(self.settings.sweep)
            await self.sweep()

    async def sweep(self) -> None:
        """What is done every few seconds: calls bots which tables still wait for, as after another
        worker's end; lets clocks run out; notes who has looked; tells those who have not;
        counts what is over and was not counted."""
        service, rooms = self.service, self.rooms
        calling = service.calling.call_waiting(self.settings.sweep)
        clocks, looks = service.friends.run_clocks(), rooms.looks.note()
        counting, retiring = self.ladders.sweep(), self.people.retire()
        for duty in (calling, clocks, looks, self.postman.sweep(), counting, retiring):
            try:
                await duty
            except ApiError as error:
                log_event("sweep-failed", error=error.code)
            except Exception as error:
                log_fault("sweep-failed", error)

    # ---- what is not the API -----------------------------------------------------------------
    async def healthz(self, request: Request) -> Response:
        return _ok()

    async def readyz(self, request: Request) -> Response:
        try:
            if not self.ready:
                raise ApiError(503, "storage")
            await asyncio.wait_for(self.store.database.check(), 3)
        except (ApiError, TimeoutError):
            raise ApiError(503, "storage") from None
        return _ok()

    async def metrics(self, request: Request) -> Response:
        forwarded = "x-forwarded-for" in request.headers and not self.settings.proxies
        if forwarded or not (request.client and is_local(request.client.host)):
            raise not_found()
        counts = dict(COUNTS) | {
            "drakkar_tables_in_memory": len(self.rooms),
            "drakkar_connections": len(DOOR),
            "drakkar_sockets": self.rooms.sockets,
            "drakkar_thoughts_waiting": self.bots.waiting,
            "drakkar_commits_total": self.store.database.commits,
        }
        lines = [f"{name} {value}" for name, value in sorted(counts.items())]
        return PlainTextResponse("\n".join(lines) + "\n")

    async def openapi(self, request: Request) -> Response:
        schema = await self.rooms.engine(document)  # loads the rules of every game: not on the loop
        return json_response(request, msgspec.json.encode(schema), lasting=True)

    async def stream(self, request: Request) -> Stream:
        """The same frames as the WebSocket's, for networks that let none through."""
        client = request.client
        wait = self.buckets.wait("socket", household(client.host) if client else "")
        if wait:
            raise ApiError(429, "too-many", {"retry": max(1, math.ceil(wait))})
        lang = language(request.scope, request.query_params.get("lang"))
        table = table_id(request.path_params["table"])
        stream = Stream(self.rooms, table, self.settings.beat, *self._looks(request, lang))
        stream.raw = device_of(request)
        return stream

    def _looks(
        self, asked: HTTPConnection, lang: str
    ) -> tuple[bytes | None, int | None, bool, str, int | None]:
        """Who, from which seat, whether it was named, language, and how far the viewer has come."""
        named = asked_seat(asked.query_params.get("seat"))
        since = whole("since", asked.query_params.get("since"))
        seat = named if isinstance(named, int) else None
        raw = device_of(asked)
        device = raw if raw is None else self.service.aliases.get(raw, raw)
        return device, seat, named is not ANY, lang, since

    async def socket(self, websocket: WebSocket) -> None:
        lang = language(websocket.scope, websocket.query_params.get("lang"))
        try:
            client = websocket.client
            if self.buckets.wait("socket", household(client.host) if client else ""):
                raise ApiError(429, "too-many")
            viewer = Socket(websocket, *self._looks(websocket, lang))
            viewer.raw = device_of(websocket)
            table = table_id(websocket.path_params["table"])
            await viewer.run(self.rooms, table, self.settings.beat)
        except ApiError as error:
            code = {404: 4404, 429: 4429}.get(error.status, 4400)
            with contextlib.suppress(RuntimeError):
                await websocket.accept()
                await websocket.close(code, error.code)
        except Exception as error:
            log_fault("socket-fault", error)
            with contextlib.suppress(RuntimeError):
                await websocket.close(1011)


def _cold() -> list[str]:
    """What is not made ready before it is needed: ``games``, ``bots``. For tests, which start many
    servers for one game each."""
    return os.environ.get("DRAKKAR_COLD", "").split()


def _warm() -> None:
    """Read rules and catalogues before the first person needs them: two seconds' work."""
    for game in () if "games" in _cold() else GAMES.values():
        game.rules  # noqa: B018 - loads them
        for lang in LANGUAGES:
            words_of(game, lang)
    # Moves leave nothing to the collector (tests/server/test_remembered.py), but it walks through
    # all that is new to find that out, and everybody waits: short walks, rather than few. What is
    # here now stays until the end.
    gc.set_threshold(5_000, 10, 50)
    gc.freeze()


def _ok() -> Response:
    return Response(msgspec.json.encode(Ok()), media_type="application/json")


class Lane:
    """Moves come in here and pass by what Starlette does for every route, which takes as long as
    many a move; everything else goes on to it."""

    def __init__(self, app: Starlette, server: Server) -> None:
        self.app, self.state = app, app.state
        move = next(route for route in ROUTES if route.name == "move")
        self._head, self._tail = move.path.split("{table}")
        self._method = move.method
        self._endpoint = Endpoint(move, server.service, server.buckets)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = scope.get("path", "")
        if (
            scope["type"] == "http"
            and path.endswith(self._tail)
            and path.startswith(self._head)
            and scope["method"] == self._method
        ):
            table = path[len(self._head) : -len(self._tail)]
            if "/" not in table:
                scope["path_params"] = {"table": table}
                response = await self._endpoint.answer(Request(scope, receive, send))
                await response(scope, receive, send)
                return
        await self.app(scope, receive, send)


def make(settings: Settings) -> Guard:
    server = Server(settings)
    DOOR.limited, DOOR.proxies = settings.limits, settings.proxies

    @contextlib.asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await server.start()
        try:
            yield
        finally:
            await server.stop()

    async def unknown(request: Request, error: Exception) -> Response:
        status = error.status_code if isinstance(error, HTTPException) else 404
        return _answer(ApiError(405, "bad-method") if status == 405 else not_found(), request)

    async def troubled(request: Request, error: Exception) -> Response:
        assert isinstance(error, ApiError)
        return _answer(error, request)

    async def faulted(request: Request, error: Exception) -> Response:
        report = report_id()
        log_fault("fault", error, report=report)
        return _answer(ApiError(500, "fault", {"report": report}, report=report), request)

    api = [
        StarletteRoute(
            route.path,
            Endpoint(route, server.service, server.buckets).answer,
            methods=[route.method],
        )
        for route in sorted(ROUTES, key=lambda route: route.name not in _OFTEN)
    ]
    app = Starlette(
        routes=[
            *api,
            *(_others(path) for path in dict.fromkeys(route.path for route in ROUTES)),
            WebSocketRoute("/api/tables/{table}/ws", server.socket),
            StarletteRoute(STREAM, server.stream),
            _others(STREAM),
            StarletteRoute("/healthz", server.healthz),
            StarletteRoute("/readyz", server.readyz),
            StarletteRoute("/metrics", server.metrics),
            StarletteRoute("/openapi.json", server.openapi),
            StarletteRoute("/{path:path}", page),
        ],
        exception_handlers={HTTPException: unknown, ApiError: troubled, Exception: faulted},
        lifespan=lifespan,
    )
    app.state.server = server
    guarded = Guard(Lane(app, server), settings.hosts)
    app.state.guarded = guarded
    return guarded


def _others(path: str) -> StarletteRoute:
    """The 405 for methods that a path of the API does not know; else the page would answer."""
    known = [route.method for route in ROUTES if route.path == path] or ["GET"]

    async def refuse(request: Request) -> Response:
        response = _answer(ApiError(405, "bad-method"), request)
        response.headers["allow"] = ", ".join(known)
        return response

    return StarletteRoute(path, refuse, methods=_METHODS)


def _answer(error: ApiError, request: Request) -> Response:
    lang = language(request.scope, request.query_params.get("lang"))
    retry = error.more.pop("retry", 1)
    response = Response(
        msgspec.json.encode(error_body(error, lang)), error.status, media_type="application/json"
    )
    if error.status in (429, 503):
        response.headers["retry-after"] = str(retry)
    return response


def from_environment() -> Guard:
    """For workers that are processes of their own."""
    end_with_supervisor()
    keep_to_ourselves()
    return make(Settings.from_environment())
