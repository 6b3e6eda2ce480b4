"""A real server on a free port, and people who play at it."""

from __future__ import annotations

import contextlib
import itertools
import json
import os
import signal
import socket
import subprocess
import sys
import time
import weakref
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.tied import tied

_KEYS = itertools.count()
PATIENCE = 120.0
"""Seconds after which something that must happen has not: far more than a busy machine takes."""


def free_port() -> int:
    with socket.socket() as port:
        port.bind(("127.0.0.1", 0))
        return int(port.getsockname()[1])


def wait_until(done: Callable[[], object], seconds: float = PATIENCE) -> None:
    """Ask again and again; a server that is not there yet is no answer."""
    until = time.monotonic() + seconds
    while True:
        with contextlib.suppress(httpx.HTTPError):
            if done():
                return
        assert time.monotonic() < until, "it never came to that"
        time.sleep(0.03)


class Running:
    """``drakkar serve`` as a process."""

    def __init__(self, db: str, *args: str, port: int | None = None, log: Path | None = None):
        self.db, self.args, self.port = db, args, port or free_port()
        self.log = log
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def command(self) -> list[str]:
        return [sys.executable, "-m", "drakkar", "serve", "--port", str(self.port)]

    def start(self) -> Running:
        with contextlib.ExitStack() as stack:
            errors: Any = subprocess.DEVNULL
            if self.log is not None:
                errors = stack.enter_context(self.log.open("ab"))
            self.process = subprocess.Popen(
                tied(*self.command, "--db", self.db, *self.args),
                stdout=subprocess.DEVNULL,
                stderr=errors,
                env={"DRAKKAR_COLD": "games bots", **os.environ, "LC_ALL": "C.UTF-8"},
                start_new_session=True,
            )
        self.wait()
        return self

    def wait(self) -> None:
        def ready() -> bool:
            assert self.process is not None
            ended = self.process.poll()
            assert ended is None, f"the server ended with {ended}"
            return httpx.get(f"{self.url}/readyz", timeout=2).status_code == 200

        wait_until(ready)

    def kill(self) -> None:
        """As a power cut does it; its bots end with their pipes."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(10)

    def stop(self) -> None:
        if self.process is None or self.process.poll() is not None:
            return
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(30)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait(10)


@contextlib.contextmanager
def running(db: str, *args: str, log: Path | None = None) -> Iterator[Running]:
    server = Running(db, *args, log=log).start()
    try:
        yield server
    finally:
        server.stop()


class Person:
    """A device with its cookie."""

    def __init__(self, url: str, lang: str = "en") -> None:
        self.http = httpx.Client(
            base_url=url,
            headers={"X-Drakkar": "1", "Accept-Language": lang},
            timeout=30,
        )
        self.url = url
        # Who forgets to close it leaves no socket to be collected in somebody else's test.
        weakref.finalize(self, self.http.close)

    def get(self, path: str, **params: Any) -> Any:
        return self.http.get(path, params=params or None)

    def post(self, path: str, body: Any = None) -> httpx.Response:
        return self.http.post(path, json={} if body is None else body)

    def create(self, game: str, *seats: str, **more: Any) -> dict[str, Any]:
        """Seats as ``me``, ``here``, ``friend`` or the name of a bot."""
        asked = [
            {"kind": player}
            if player in ("me", "here", "friend")
            else {"kind": "bot", "level": player}
            for player in seats
        ]
        reply = self.post("/api/tables", {"game": game, "seats": asked, **more})
        assert reply.status_code == 201, reply.text
        table: dict[str, Any] = reply.json()
        return table

    def claim(self, link: str, name: str = "") -> dict[str, Any]:
        path, _, secret = link.partition("#")
        table = path.rpartition("/")[2]
        reply = self.post(f"/api/tables/{table}/claim", {"secret": secret, "name": name})
        assert reply.status_code == 200, reply.text
        sat: dict[str, Any] = reply.json()
        return sat

    def view(self, table: str, **params: Any) -> dict[str, Any]:
        reply = self.get(f"/api/tables/{table}", **params)
        assert reply.status_code == 200, reply.text
        seen: dict[str, Any] = reply.json()
        return seen

    def play(
        self, table: str, view: dict[str, Any], move: Any = None, key: str = "", **more: Any
    ) -> httpx.Response:
        body = {
            "expected_seq": view["expected_seq"],
            "key": key or new_key(),
            "move": view["moves"][0]["move"] if move is None else move,
            **more,
        }
        if view["seat"] is not None:
            body.setdefault("seat", view["seat"])
        return self.post(f"/api/tables/{table}/moves", body)

    def undo(self, table: str, view: dict[str, Any], turn: bool = False) -> httpx.Response:
        body = {
            "expected_seq": view["expected_seq"],
            "key": new_key(),
            "turn": turn,
            "seat": view["seat"],
        }
        return self.post(f"/api/tables/{table}/undo", body)

    def socket(self, table: str, **params: Any) -> ClientConnection:
        query = "&".join(f"{name}={value}" for name, value in params.items())
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        return connect(
            f"{self.url.replace('http', 'ws')}/api/tables/{table}/ws?{query}",
            additional_headers={"X-Drakkar": "1", "Cookie": cookie},
            max_size=None,
            compression=None,
            close_timeout=1,  # who has not read all does not hear the farewell
        )

    def close(self) -> None:
        self.http.close()


def new_key() -> str:
    return f"test-key-{os.getpid()}-{next(_KEYS)}"


def frame(
    socket: ClientConnection, kind: str = "view", seconds: float = PATIENCE
) -> dict[str, Any]:
    """The next frame of a kind."""
    until = time.monotonic() + PATIENCE
    while True:
        message: dict[str, Any] = json.loads(socket.recv(timeout=until - time.monotonic()))
        if message["type"] == kind:
            return message


def view_at(socket: ClientConnection, seq: int) -> dict[str, Any]:
    """The first view pushed that has come so far."""
    while True:
        view = frame(socket)
        if view["seq"] >= seq:
            seen: dict[str, Any] = view["view"]
            return seen


def close_code(socket: ClientConnection, seconds: float = PATIENCE) -> int:
    """Read until the server hangs up; how it did."""
    until = time.monotonic() + seconds
    while True:
        try:
            socket.recv(timeout=until - time.monotonic())
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006


def play_out(person: Person, table: str, rng: Random, limit: int = 3000) -> dict[str, Any]:
    """One device plays all its seats at random until the game is over."""
    for _ in range(limit):
        seen = person.view(table)
        if seen["status"] != "playing":
            return seen
        if not seen["act"]:
            time.sleep(0.02)
            continue
        if seen["seat"] not in seen["act"]:
            seen = person.view(table, seat=seen["act"][0])
        move = rng.choice(seen["moves"])["move"]
        done = person.play(table, seen, move)
        assert done.status_code in (200, 409), done.text
    raise AssertionError("the game does not end")
