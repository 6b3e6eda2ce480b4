"""A bad network between people and the server: slow, torn, half open. Nothing is done twice."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import threading
import time
from collections.abc import Iterator
from random import Random

import httpx
import pytest
from websockets.exceptions import WebSocketException

from drakkar.server.store.events import verify
from drakkar.server.store.store import Store
from tests.server.harness import Person, frame, new_key, running


class Proxy:
    """Passes everything on, a little late; now and then it tears a connection before or after the
    request has gone through, or stops passing anything on and says nothing."""

    def __init__(self, target: int, seed: int) -> None:
        self._target, self._rng = target, Random(seed)
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listening.getsockname()[1]
        self.torn = self.muted = 0
        self.calm = True
        self._over = threading.Event()
        self._threads = [threading.Thread(target=self._accept)]
        self._threads[0].start()

    def _accept(self) -> None:
        while not self._over.is_set():
            try:
                here, _ = self._listening.accept()
            except OSError:
                return
            there = socket.create_connection(("127.0.0.1", self._target))
            fate = self._rng.random()
            for source, sink, tears in ((here, there, fate < 0.6), (there, here, fate > 0.3)):
                mute = fate < 0.15
                thread = threading.Thread(target=self._pump, args=(source, sink, tears, mute))
                self._threads.append(thread)
                thread.start()

    def _pump(self, source: socket.socket, sink: socket.socket, tears: bool, mute: bool) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(65536):
                time.sleep(self._rng.uniform(0, 0.003))
                if tears and not self.calm and self._rng.random() < 0.15:
                    if mute:
                        self.muted += 1
                        self._over.wait()
                    self.torn += 1
                    break
                sink.sendall(data)
        for end in (source, sink):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()

    def stop(self) -> None:
        self._over.set()
        self._listening.shutdown(socket.SHUT_RDWR)
        self._listening.close()
        for thread in self._threads:
            thread.join(10)


@pytest.fixture
def shaky(tmp_path) -> Iterator[tuple[Proxy, str]]:
    db = f"sqlite:///{tmp_path}/t.db"
    with running(db, "--no-limits", "--bots", "1") as server:
        proxy = Proxy(server.port, 11)
        yield proxy, db
        proxy.stop()


def test_every_move_is_made_once(shaky):
    proxy, db = shaky
    person = Person(f"http://127.0.0.1:{proxy.port}")

    def insist(ask):
        """As the page does: the same again until there is an answer."""
        while True:
            with contextlib.suppress(httpx.HTTPError):
                return ask()

    table = person.create("vikings", "me", "here", seed=1)["table"]
    proxy.calm = False
    person.http.timeout = httpx.Timeout(2)
    acked: list[tuple[str, int]] = []
    rng = Random(1)
    repeats = heard = 0
    while len(acked) < 40 or not repeats or not heard:
        seen = insist(lambda: person.view(table))
        key, move = new_key(), rng.choice(seen["moves"])["move"]
        done = insist(lambda seen=seen, key=key, move=move: person.play(table, seen, move, key=key))
        assert done.status_code == 200, done.text  # never 409: nobody else plays here
        acked.append((key, done.json()["seq"]))
        repeats += done.json()["dup"]
        if len(acked) % 8 == 0:  # a push channel that comes back says how far it was
            with (
                contextlib.suppress(WebSocketException, OSError, TimeoutError, EOFError),
                person.socket(table, since=seen["seq"]) as pushed,
            ):
                heard += frame(pushed)["view"]["seq"] == done.json()["seq"]
    person.close()
    assert proxy.torn > 0

    async def audit() -> None:
        store = Store(db)
        stored = await store.load(table)
        assert stored is not None
        verify(stored.head, stored.events)
        assert [(event.key, event.seq) for event in stored.events[1:]] == acked
        store.database.close()

    asyncio.run(audit())
