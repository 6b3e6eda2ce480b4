"""What stands before every request: whose page is asking, how large, and what goes on every answer.

Plain ASGI, so that HTTP and WebSocket pass the same gate.
"""

from __future__ import annotations

import ipaddress
import math
import re
import socket
import time
from collections.abc import Awaitable, Callable, MutableMapping, Sequence
from functools import lru_cache
from typing import Any
from urllib.parse import urlsplit

import msgspec

from drakkar.server.errors import ApiError
from drakkar.server.logs import count, log_event, log_fault
from drakkar.server.messages import Trouble
from drakkar.server.names import report_id

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

_LOCAL = {"localhost", "127.0.0.1", "::1"}
ONE_CLICK = "/api/notices/off/"
"""Where mail programs unsubscribe (RFC 8058): they come from anywhere, with a form."""
_SAFE = ("GET", "HEAD", "OPTIONS")
_HOST = re.compile(r"([A-Za-z0-9._-]{1,255}|\[[0-9A-Fa-f:.]{2,45}\])(:[0-9]{1,5})?")
"""A name or an address, and a port: nothing else goes on into an answer."""
_PARTS = (".js", ".css", ".woff2")
_FOR_PARTS = [
    (b"x-content-type-options", b"nosniff"),
    (b"cross-origin-resource-policy", b"same-origin"),
]
"""What a browser heeds of a script, a style sheet, a font. A policy is heeded of pages, of pictures
that can be opened as pages, and of workers; there are a dozen parts to a first load."""


def header(scope: Scope, name: bytes) -> str:
    for key, value in scope["headers"]:
        if key == name:
            return bytes(value).decode("latin-1")
    return ""


def language(scope: Scope, asked: str | None = None) -> str:
    """The language of the parameter, else the first of ours that the browser accepts."""
    if asked in ("fr", "en"):
        return asked
    ranked: list[tuple[float, str]] = []
    for part in header(scope, b"accept-language").split(",")[:20]:
        tag, _, quality = part.strip().partition(";q=")
        try:
            weight = float(quality) if quality else 1.0
        except ValueError:
            weight = 0.0
        ranked.append((-weight if math.isfinite(weight) else 0.0, tag[:2].lower()))
    ranked.sort(key=lambda pair: pair[0])
    return next((tag for _, tag in ranked if tag in ("fr", "en")), "en")


class Guard:
    """The ASGI application around the server's own: refuses foreign pages, adds security headers,
    turns a fault into an answer, and logs every request."""

    def __init__(self, app: App, hosts: tuple[str, ...]) -> None:
        self.app = app
        own = socket.gethostname().lower()
        named = {own, f"{own}.local"} | {host.lower() for host in hosts}
        self._hosts = frozenset(_LOCAL | named)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._websocket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        started = time.perf_counter()
        status = 0

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], *self._headers(scope)]
            await send(message)

        try:
            self._check(scope)
            await self.app(scope, receive, answer)
        except ApiError as error:
            await send_error(error, language(scope), answer)
        except Exception as error:
            if not status:  # else it has been answered and logged
                report = report_id()
                log_fault("fault", error, report=report)
                broken = ApiError(500, "fault", {"report": report}, report=report)
                await send_error(broken, language(scope), answer)
        finally:
            took = time.perf_counter() - started
            route = _route(scope)
            count(f'drakkar_requests_total{{method="{scope["method"]}",status="{status}"}}')
            if route.startswith("/api") or status >= 500:
                log_event(
                    "request",
                    method=scope["method"],
                    route=route,
                    status=status,
                    ms=round(took * 1000, 1),
                )

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            self._check(scope)
        except ApiError as error:
            count("drakkar_refused_sockets_total")
            log_event("socket-refused", error=error.code)
            await receive()
            await send({"type": "websocket.close", "code": 4403})  # before accepting: 403
            return
        await self.app(scope, receive, send)

    def _check(self, scope: Scope) -> None:
        """Only our own page, and programs that say so, may do anything: a foreign page's request
        carries its own origin, and it cannot add a header."""
        host = header(scope, b"host")
        if not _ours(host, self._hosts):
            raise ApiError(403, "foreign-origin")
        if scope["type"] == "http" and scope["method"] in _SAFE:
            return
        if scope["path"].startswith(ONE_CLICK):  # the token in it is all that is needed
            return
        origin, site = header(scope, b"origin"), header(scope, b"sec-fetch-site")
        if origin:
            if _netloc(origin) != host.lower():
                raise ApiError(403, "foreign-origin")
        elif site:
            if site != "same-origin":
                raise ApiError(403, "foreign-origin")
        elif not (header(scope, b"x-drakkar") or header(scope, b"authorization")):
            raise ApiError(403, "foreign-origin")
        if scope["type"] == "http" and scope["method"] == "POST":
            kind = header(scope, b"content-type").partition(";")[0].strip().lower()
            if kind != "application/json":
                raise ApiError(415, "not-json")

    @staticmethod
    def _headers(scope: Scope) -> Sequence[tuple[bytes, bytes]]:
        if scope["path"].startswith("/assets/") and scope["path"].endswith(_PARTS):
            return _FOR_PARTS
        return _headers(header(scope, b"host"), scope.get("scheme") == "https")


@lru_cache(256)
def _ours(host: str, hosts: frozenset[str]) -> bool:
    """An address, or a name that is known to be ours: a foreign name that has been pointed at
    this machine is not (DNS rebinding)."""
    if not _HOST.fullmatch(host):
        return False
    try:
        name = (urlsplit(f"//{host}").hostname or "").lower()
    except ValueError:
        return False
    if name in hosts:
        return True
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


@lru_cache(256)
def _headers(host: str, secure: bool) -> tuple[tuple[bytes, bytes], ...]:
    # older browsers do not count a WebSocket as 'self'
    socket_ = f" {'wss' if secure else 'ws'}://{host}" if _HOST.fullmatch(host) else ""
    policy = (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        f"font-src 'self'; connect-src 'self'{socket_}; manifest-src 'self'; worker-src 'self'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    )
    return (
        (b"content-security-policy", policy.encode("latin-1", "replace")),
        (b"x-content-type-options", b"nosniff"),
        (b"referrer-policy", b"no-referrer"),
        (b"cross-origin-opener-policy", b"same-origin"),
        (b"cross-origin-resource-policy", b"same-origin"),
        (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=()"),
        (b"x-frame-options", b"DENY"),
    )


def _netloc(origin: str) -> str:
    """Where a page comes from; "" for what is no address at all."""
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return ""


def _route(scope: Scope) -> str:
    """The path as documented: no id of a table goes into the log of requests."""
    path = str(scope["path"])
    parts = path.split("/")
    if parts[1:3] == ["api", "tables"] and len(parts) > 3:
        parts[3] = "{table}"
    elif parts[1:2] == ["t"]:
        return "/t/{table}"
    elif parts[1:2] != ["api"]:
        return "/" + parts[1][:40] if len(parts) == 2 else "/…"
    return "/".join(parts[:6])[:80]


def error_body(error: ApiError, lang: str) -> Trouble:
    more = dict(error.more)
    return Trouble(error.code, error.text(lang), more.pop("refusal", None), **more)


async def send_error(error: ApiError, lang: str, send: Send) -> None:
    """An error as an answer."""
    body = msgspec.json.encode(error_body(error, lang))
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        (b"cache-control", b"no-store"),
    ]
    if error.status in (429, 503):
        headers.append((b"retry-after", str(error.more.get("retry", 1)).encode()))
    await send({"type": "http.response.start", "status": error.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


__all__ = ["Guard", "error_body", "header", "language", "send_error"]
