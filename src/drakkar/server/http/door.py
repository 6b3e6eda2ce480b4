"""Who comes in: so many connections per address and in all, and so much time to say what one wants.

A connection that has not sent a whole request waits for us to wait for it: where there are too many
the one that has waited longest is shut, so that half requests keep nobody out. Those that have had
an answer and rest until the next request are shut only where no half request is left: a page's next
request may be on its way.
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import os
from functools import lru_cache
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from drakkar.server.http.deflate import FirstOnlyFactory
from drakkar.server.logs import count

PER_ADDRESS = 128
"""Connections of one address: a class behind one, each with a page or two."""
HEADERS, BODY = 10.0, 30.0
"""Seconds for the headers of a request, and for its body."""
_LARGEST = 64 * 1024
"""Bytes of headers."""
_KEPT_FREE = 96
"""Files for all else: the database, bots, the page."""
_MANY = 65_536


def household(address: str) -> str:
    """An address as the limits know it. With IPv6 whoever has one has a whole /64 of them."""
    try:
        known = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(known, ipaddress.IPv4Address):
        return address
    if known.ipv4_mapped is not None:
        return str(known.ipv4_mapped)
    return str(ipaddress.IPv6Address(int(known) >> 64 << 64))


@lru_cache(4096)
def is_proxy(host: str, proxies: tuple[str, ...]) -> bool:
    """Whether an address is one of these, or in one of these networks."""
    for proxy in proxies:
        if proxy in ("*", host):
            return True
        with contextlib.suppress(ValueError):
            if ipaddress.ip_address(host) in ipaddress.ip_network(proxy):
                return True
    return False


class Door:
    """All connections of this process, in the order in which they came or last began a request."""

    def __init__(self) -> None:
        self.limited = True
        self.proxies: tuple[str, ...] = ()
        """Through these come many: theirs count in all only."""
        self._inside: dict[Requests | Sockets, str] = {}
        self._of: dict[str, dict[Requests | Sockets, None]] = {}

    def __len__(self) -> int:
        return len(self._inside)

    def enter(self, connection: Requests) -> bool:
        """Let in, or not. Makes room first where there is none."""
        host = connection.client[0] if connection.client else ""
        limited = self.limited and not is_proxy(host, self.proxies)
        address = household(host) if limited else ""
        others = self._of.get(address, {}) if address else {}
        if len(others) >= PER_ADDRESS and not self._shut_oldest(others):
            return False
        if len(self._inside) >= _room() and not self._shut_oldest(self._inside):
            return False
        self._inside[connection] = address
        self._of.setdefault(address, {})[connection] = None
        return True

    def leave(self, connection: Requests | Sockets) -> None:
        address = self._inside.pop(connection, None)
        if address is not None:
            same = self._of[address]
            del same[connection]
            if not same:
                del self._of[address]

    def begin(self, connection: Requests) -> None:
        """The first bytes of a further request: it is the last that we wait for."""
        address = self._inside.pop(connection, None)
        if address is not None:
            self._inside[connection] = address
            same = self._of[address]
            del same[connection]
            same[connection] = None

    def hand_over(self, old: Requests, new: Sockets) -> None:
        """A connection has become a WebSocket."""
        address = self._inside.get(old)
        if address is not None:
            self.leave(old)
            self._inside[new] = address
            self._of.setdefault(address, {})[new] = None

    def _shut_oldest(self, among: dict[Requests | Sockets, Any]) -> bool:
        oldest = _first(among, resting=False) or _first(among, resting=True)
        if oldest is None:
            count("drakkar_refused_connections_total")
            return False
        count("drakkar_shut_connections_total")
        self.leave(oldest)
        oldest.transport.abort()
        return True


def _first(among: dict[Requests | Sockets, Any], *, resting: bool) -> Requests | None:
    """The first that we wait for, in a request or between two."""
    for connection in among:
        if isinstance(connection, Requests) and connection.waits and connection.rests == resting:
            return connection
    return None


def _room() -> int:
    """How many connections the files of this process allow."""
    try:
        import resource
    except ImportError:  # not on Windows
        return _MANY
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return _MANY if soft == resource.RLIM_INFINITY else max(16, min(_MANY, soft - _KEPT_FREE))


def open_wide() -> None:
    """Take as many files as this process may have: a socket is one."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = _MANY if hard == resource.RLIM_INFINITY else min(_MANY, hard)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


DOOR = Door()
"""uvicorn makes the protocols itself, so they find it here."""


class Requests(HttpToolsProtocol):
    """HTTP of one connection, with an end to our patience."""

    waits = True
    """Whether we wait for a request, or for the rest of one."""

    @property
    def rests(self) -> bool:
        """Between an answer and the next request: nothing of one has come."""
        return self.waits and self._timer is None

    _head = 0
    _reading_head = True
    _ended = False
    _timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if DOOR.enter(self):
            self._wait(HEADERS)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop()
        DOOR.leave(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if self.rests:
            DOOR.begin(self)
        self._ended = False
        super().data_received(data)
        if not self._reading_head:
            return
        if not self._ended:  # else these were the bytes of a request that is whole now
            self._head += len(data)
        if self._head > _LARGEST:
            self._shut(b"431 Request Header Fields Too Large")
        elif self._timer is None and self.waits:
            self._wait(HEADERS)  # the first bytes after an answer

    def on_headers_complete(self) -> None:
        self._reading_head, self._head = False, 0
        self._stop()
        super().on_headers_complete()
        self._wait(BODY)

    def on_message_complete(self) -> None:
        self._reading_head = self._ended = True
        # it may have been refused before it had come; there is none of a WebSocket
        self.waits = getattr(self.cycle, "response_complete", False)
        self._stop()
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.waits = not self.pipeline

    def handle_websocket_upgrade(self) -> None:
        self._stop()
        super().handle_websocket_upgrade()
        new = self.transport.get_protocol()
        if isinstance(new, Sockets):
            DOOR.hand_over(self, new)

    def _wait(self, seconds: float) -> None:
        patience = float(os.environ.get("DRAKKAR_PATIENCE", 0)) or seconds  # tests have none
        self._timer = self.loop.call_later(patience, self._shut, b"408 Request Timeout")

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _shut(self, status: bytes) -> None:
        """Nobody reads a connection that is shut in the middle of what he sends: a courtesy."""
        self._stop()
        if self.transport.is_closing():
            return
        count("drakkar_impatience_total")
        if getattr(self.cycle, "response_complete", True):  # nothing else is being said
            self.transport.write(
                b"HTTP/1.1 " + status + b"\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
            )
        self.transport.close()


def _head(length: int) -> bytes:
    """The head of a whole message of text; a server does not mask what it says."""
    if length < 126:
        return bytes((_TEXT, length))
    if length < 65_536:
        return bytes((_TEXT, 126)) + length.to_bytes(2, "big")
    return bytes((_TEXT, 127)) + length.to_bytes(8, "big")


_TEXT = 0x81

AT_ONCE = "drakkar.at-once"
"""Where the scope of a WebSocket has its ``at_once``."""


class Sockets(WebSocketsSansIOProtocol):
    """A WebSocket: counted, and never shut to make room."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.conn.available_extensions = [FirstOnlyFactory()]

    async def run_asgi(self) -> None:
        extensions: Any = self.scope["extensions"]
        extensions[AT_ONCE] = self.at_once
        await super().run_asgi()

    def at_once(self, text: bytes) -> bool:
        """A message, written now; False if it cannot be, and has to go the long way: by way of
        the application's ``send`` each costs five times as much."""
        open_ = self.conn.state is State.OPEN and self.handshake_complete and not self.close_sent
        if not open_ or not self.writable.is_set() or self.transport.is_closing():
            return False
        self.transport.writelines((_head(len(text)), text))
        return True

    def connection_lost(self, exc: Exception | None) -> None:
        DOOR.leave(self)
        super().connection_lost(exc)
