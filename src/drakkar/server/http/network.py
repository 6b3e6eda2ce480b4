"""Friends on the same network. A server of one's own listens to its own machine only, until
somebody who sits at that machine lets the others in."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import ipaddress
import socket
import time
from collections.abc import Generator
from typing import Any

import uvicorn

from drakkar.server.errors import ApiError, ServerError
from drakkar.server.http.door import Requests, Sockets
from drakkar.server.logs import log_event
from drakkar.server.settings import Settings

OPTIONS: dict[str, Any] = {
    "http": Requests,
    "ws": Sockets,
    "ws_max_size": 16 * 1024,
    "ws_per_message_deflate": False,
    "ws_ping_interval": 20.0,
    "ws_ping_timeout": 20.0,
    "log_level": "warning",
    "access_log": False,
    "server_header": False,
    "timeout_graceful_shutdown": 3,
    "timeout_keep_alive": 75,
}
"""How every listener of ours is set up."""

_PATIENCE = 3.0
"""Seconds that a port in use is waited for."""
_NOWHERE = (("192.0.2.1", socket.AF_INET), ("2001:db8::1", socket.AF_INET6))
"""Addresses for documentation: asking for the way there sends nothing."""


def is_local(address: str) -> bool:
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return address == "localhost"


def listen(host: str, port: int) -> socket.socket:
    listening = socket.socket(
        socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM
    )
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError:
        listening.close()
        raise
    listening.listen(2048)
    return listening


def bind(host: str, ports: list[int]) -> socket.socket:
    """The first of these ports that is free. Where only one will do it is waited for a little:
    those who held it may be about to end."""
    failure: OSError | None = None
    until = time.monotonic() + (_PATIENCE if len(ports) == 1 else 0)
    while True:
        for port in ports:
            try:
                return listen(host, port)
            except OSError as error:
                failure = error
        if failure is None or failure.errno != errno.EADDRINUSE or time.monotonic() > until:
            break
        time.sleep(0.05)
    why = (failure.strerror if failure else "") or str(failure)
    raise ServerError("error-listen", host=host, port=str(ports[0]), why=why)


def address(host: str, port: int) -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def own_address() -> str:
    """Where others on the network find this machine; "" if it is on none."""
    for target, family in _NOWHERE:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            try:
                probe.connect((target, 9))
                host = str(probe.getsockname()[0])
            except OSError:
                continue
        if host and not is_local(host):
            return host
    return ""


class _Second(uvicorn.Server):
    """A second web server in the same program; signals belong to the first."""

    @contextlib.contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        yield


class Network:
    """Whether others may come in, and where."""

    def __init__(self, settings: Settings) -> None:
        self._host, self._port = settings.listen
        self._lan = settings.lan
        # behind a proxy with a name of its own everybody seems to sit at this machine
        self._ours = is_local(self._host) and not settings.hosts
        self._second: _Second | None = None
        self._serving: asyncio.Task[None] | None = None
        self._at = ""

    def where(self) -> str:
        """The address for others; "" if they cannot come in, or have one of their own."""
        if self._second is not None:
            return self._at
        if not self._host or is_local(self._host):
            return ""
        everywhere = self._host in ("0.0.0.0", "::")
        host = (self._lan or own_address()) if everywhere else self._host
        return address(host, self._port) if host else ""

    def can(self) -> bool:
        return self._ours and bool(self._lan or own_address())

    async def open(self, app: Any) -> None:
        if self._second is not None:
            return
        if not self.can():
            raise ApiError(403, "not-allowed")
        host = self._lan or own_address()
        try:
            bound = bind(host, [self._port, 0])
        except ServerError:
            raise ApiError(503, "busy") from None
        self._at = address(host, bound.getsockname()[1])
        self._second = _Second(uvicorn.Config(app, lifespan="off", proxy_headers=False, **OPTIONS))
        self._serving = asyncio.create_task(self._second.serve(sockets=[bound]))
        log_event("network-open")

    async def close(self) -> None:
        second, serving = self._second, self._serving
        self._second = self._serving = None
        if second is None or serving is None:
            return
        second.should_exit = True
        await serving
        log_event("network-closed")
