"""HTTP: from a request to a question the service understands, and back."""

from __future__ import annotations

import math
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response

from drakkar.kernel.shapes import met
from drakkar.server.errors import ApiError, not_found
from drakkar.server.http.door import household
from drakkar.server.http.guard import language
from drakkar.server.http.limits import Buckets
from drakkar.server.http.packing import json_response
from drakkar.server.names import digest, secret
from drakkar.server.pages import build
from drakkar.server.tables.rights import ANY
from drakkar.server.tables.service import Service

COOKIE = "drakkar"
BEARER = "Bearer "
BODY = 16 * 1024
RECORD_BODY = 1024 * 1024
_AGE = 400 * 24 * 3600  # as long as browsers keep anything
_TABLE = re.compile(r"[a-z2-7]{16}")
_DEVICE = re.compile(r"[A-Za-z0-9_\-]{22}")
_PHONE = re.compile(r"Mobi|Android|iPhone|iPad")
_BIGGEST = 2**31 - 1
_STRANGERS = ("table", "show", "claim", "import", "enter")


@dataclass
class Call:
    """One request, read and checked."""

    service: Service
    request: Request
    lang: str
    buckets: Buckets
    body: Any = None
    new_cookie: str = ""

    @cached_property
    def device(self) -> bytes | None:
        """Who asks: the device, or the person whose it is."""
        raw = self.raw
        return raw if raw is None else self.service.aliases.get(raw, raw)

    @cached_property
    def raw(self) -> bytes | None:
        """The device itself."""
        return device_of(self.request)

    @property
    def address(self) -> str:
        """Where the asker is, for the limits."""
        client = self.request.client
        return household(client.host) if client else ""

    def limit(self, kind: str) -> None:
        """By device and address; by address alone for what a stranger can do."""
        device = self.device
        if kind in _STRANGERS or device is None:
            wait = self.buckets.wait(kind, self.address)
        else:
            wait = self.buckets.wait_both(kind, device.hex(), self.address)
        if wait:
            raise ApiError(429, "too-many", {"retry": max(1, math.ceil(wait))})

    def make_device(self) -> bytes:
        """The device that is asking; a new one if it has no cookie. A token is good for the seat it
        was given for, and for nothing else."""
        if "authorization" in self.request.headers:
            raise ApiError(403, "not-allowed")
        known = self.device
        if known is None:
            self.new_cookie = secret()
            known = digest(self.new_cookie)
        return known

    def make_raw(self) -> bytes:
        """The same, whosever it is."""
        device = self.make_device()
        return self.raw or device

    @property
    def called(self) -> str:
        """What kind of device it is, as far as it says."""
        kind = self.request.headers.get("user-agent", "")
        return "phone" if _PHONE.search(kind) else "computer"

    @property
    def table(self) -> str:
        return table_id(self.request.path_params["table"])

    @property
    def seat(self) -> object:
        """The seat to look from: a number, None for a spectator, ANY if not said."""
        return asked_seat(self.request.query_params.get("seat"))

    def number(self, name: str, text: str | None) -> int | None:
        return whole(name, text)

    @property
    def seat_in_path(self) -> int:
        seat = whole("seat", self.request.path_params["seat"])
        if seat is None or seat > 15:
            raise not_found()
        return seat


def device_of(asked: HTTPConnection) -> bytes | None:
    """Who asks: a program with its token, else a browser with its cookie."""
    shown = asked.headers.get("authorization", "")
    if shown:
        token = shown.removeprefix(BEARER) if shown.startswith(BEARER) else ""
        return digest(token) if _DEVICE.fullmatch(token) else None
    given = asked.cookies.get(COOKIE, "")
    return digest(given) if _DEVICE.fullmatch(given) else None


def table_id(text: str) -> str:
    if not _TABLE.fullmatch(text):
        raise not_found()
    return text


def asked_seat(text: str | None) -> object:
    if text is None:
        return ANY
    if text == "none":
        return None
    seat = whole("seat", text)
    if seat is None or seat > 15:
        raise ApiError(400, "bad-request", what="seat")
    return seat


def whole(name: str, text: str | None) -> int | None:
    """A whole number of a query or a path, none below zero."""
    if text is None:
        return None
    if not (text.isascii() and text.isdigit() and len(text) <= 10 and int(text) <= _BIGGEST):
        raise ApiError(400, "bad-request", what=name)
    return int(text)


Handler = Callable[[Call], Awaitable[Any]]


@dataclass(frozen=True)
class Route:
    """One address of the API and method: who answers it, with what, how often it may be asked."""

    method: str
    path: str
    name: str
    summary: str
    handler: Handler
    reply: Any
    limit: str
    body: Any = None
    status: int = 200
    largest: int = BODY
    errors: tuple[int, ...] = ()
    query: tuple[str, ...] = ()
    tags: tuple[str, ...] = field(default=())
    packs: bool = False
    """The answer may be compressed: it holds no link, no token (see ``packing``)."""
    lasting: bool = False
    """The answer is everybody's, and the same until the program changes."""


class Endpoint:
    """A route as Starlette calls it."""

    def __init__(self, route: Route, service: Service, buckets: Buckets) -> None:
        self.route, self.service, self.buckets = route, service, buckets

    async def answer(self, request: Request) -> Response:
        route = self.route
        lang = language(request.scope, request.query_params.get("lang"))
        call = Call(self.service, request, lang, self.buckets)
        try:
            call.limit(route.limit)
            self._page(call)
            if route.body is not None:
                call.body = await _body(request, route)
            answer = await route.handler(call)
        except ApiError as error:
            return _trouble(error, lang)
        response = answer if isinstance(answer, Response) else self._said(request, answer)
        if call.new_cookie:
            response.set_cookie(
                COOKIE,
                call.new_cookie,
                max_age=_AGE,
                httponly=True,
                samesite="lax",
                secure=request.url.scheme == "https",
                path="/",
            )
        return response

    def _said(self, request: Request, answer: Any) -> Response:
        route = self.route
        if not (route.packs or route.lasting):
            return _json(answer, route.status)
        body = msgspec.json.encode(answer)
        return json_response(request, body, route.status, lasting=route.lasting)

    def _page(self, call: Call) -> None:
        """Refuses what an outdated page sends: it may mean something else by it."""
        given = call.request.headers.get("x-drakkar-page", "")
        if self.route.method == "POST" and given and build() not in ("", given):
            raise ApiError(412, "old-page")


def _trouble(error: ApiError, lang: str) -> Response:
    from drakkar.server.http.guard import error_body

    retry = error.more.pop("retry", 1)
    response = _json(error_body(error, lang), error.status)
    if error.status in (429, 503):
        response.headers["retry-after"] = str(retry)
    return response


def _json(answer: Any, status: int) -> Response:
    return Response(
        msgspec.json.encode(answer),
        status,
        headers={"cache-control": "no-store"},
        media_type="application/json",
    )


async def _body(request: Request, route: Route) -> Any:
    length = request.headers.get("content-length", "")
    if length.isdigit() and int(length[:20]) > route.largest:
        raise ApiError(413, "too-large", limit=str(route.largest))
    data = bytearray()
    try:
        async for part in request.stream():
            data += part
            if len(data) > route.largest:
                raise ApiError(413, "too-large", limit=str(route.largest))
    except ClientDisconnect:
        raise ApiError(400, "bad-request", what="body") from None
    try:
        body = msgspec.json.decode(bytes(data), type=met(route.body))
        # what cannot be written as UTF-8 again cannot be stored either
        msgspec.json.encode(body)
    except msgspec.ValidationError as error:
        raise ApiError(400, "bad-request", what=str(error)[:200]) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError, ValueError):
        raise ApiError(400, "bad-request", what="JSON") from None
    return body
