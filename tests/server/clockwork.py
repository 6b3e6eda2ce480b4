"""A server in this process whose clock a test moves: days pass in no time."""

from __future__ import annotations

import asyncio
import contextlib
import threading
import time
from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any

import pytest
import uvicorn

from drakkar.server.app import Server, make
from drakkar.server.http.network import OPTIONS
from drakkar.server.settings import Settings
from drakkar.server.store import data
from tests.server.harness import Person, free_port, wait_until

MINUTE, HOUR, DAY = 60, 3600, 24 * 3600


class Clockwork:
    """The server, and the time that it goes by."""

    def __init__(self, url: str, server: Server, loop: Callable[[], Any]) -> None:
        self.url, self.server, self._loop = url, server, loop
        self.ahead = 0.0
        self._people: list[Person] = []

    def now(self) -> float:
        return time.time() + self.ahead

    def person(self, lang: str = "en") -> Person:
        self._people.append(Person(self.url, lang))
        return self._people[-1]

    def close(self) -> None:
        for person in self._people:
            person.close()

    def run(self, work: Callable[[], Any]) -> Any:
        """On the server's own loop."""
        return asyncio.run_coroutine_threadsafe(work(), self._loop()).result(60)

    def sweep(self) -> None:
        """What the server does every few seconds."""
        self.run(self.server.sweep)

    def later(self, seconds: float) -> None:
        """So much time passes."""
        self.ahead += seconds
        self.sweep()


@contextlib.contextmanager
def clockwork(patch: pytest.MonkeyPatch, db: str, **settings: Any) -> Iterator[Clockwork]:
    made = make(Settings(db=db, limits=False, bots=1, sweep=3600, **settings))
    app: Any = made.app
    port = free_port()
    server = uvicorn.Server(uvicorn.Config(made, port=port, lifespan="on", **OPTIONS))
    loops: list[asyncio.AbstractEventLoop] = []

    def run() -> None:
        async def serve() -> None:
            loops.append(asyncio.get_running_loop())
            await server.serve()

        asyncio.run(serve())

    works = Clockwork(f"http://127.0.0.1:{port}", app.state.server, lambda: loops[0])
    patch.setattr(data, "time", SimpleNamespace(time=works.now))
    thread = threading.Thread(target=run)
    thread.start()
    try:
        wait_until(lambda: server.started or not thread.is_alive())
        yield works
    finally:
        works.close()
        server.should_exit = True
        thread.join()
