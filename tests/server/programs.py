"""Programs of other versions: a server in this process, whose rules a test can change."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
import uvicorn

import drakkar
from drakkar.games.vikings.buying import BuyLot
from drakkar.kernel.game import Option
from drakkar.kernel.refusal import Refusal
from drakkar.server.app import make
from drakkar.server.http.network import OPTIONS
from drakkar.server.settings import Settings
from drakkar.server.store.events import fold
from drakkar.server.store.store import Store
from tests.server.harness import Person, free_port, wait_until


@contextlib.contextmanager
def program(db: str, cookies: dict[str, str] | None = None) -> Iterator[Person]:
    """A server in this process, whose rules a test can change, and a device at it."""
    settings = Settings(db=db, limits=False, bots=1, sweep=600)
    port = free_port()
    config = uvicorn.Config(make(settings), port=port, lifespan="on", **OPTIONS)
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run)
    thread.start()
    person = Person(f"http://127.0.0.1:{port}")
    person.http.cookies.update(cookies or {})
    try:
        wait_until(lambda: server.started or not thread.is_alive())
        yield person
    finally:
        person.close()
        server.should_exit = True
        thread.join()


class Rules:
    """Lets a test be a later program."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._patch = monkeypatch
        self._first = drakkar.GAMES["vikings"]

    @property
    def revision(self) -> int:
        return drakkar.GAMES["vikings"].revision

    def later(self, by: int = 1) -> None:
        game = replace(self._first, revision=self._first.revision + by)
        self._patch.setitem(drakkar.GAMES, "vikings", game)

    def with_option(self) -> None:
        """An earlier program, which had an option that is gone since."""
        options = {**self._first.options, "old_way": Option(("no", "yes"), "no")}
        self._patch.setitem(drakkar.GAMES, "vikings", replace(self._first, options=options))

    def without(self, price: int) -> contextlib.AbstractContextManager[None]:
        """No lot may be bought at this price."""
        moves, refuse = BuyLot.moves, BuyLot.refuse

        def fewer(question: BuyLot, s: Any) -> list[drakkar.Move]:
            return [move for move in moves(question, s) if move[1] != price]

        def stricter(question: BuyLot, s: Any, move: Any) -> Refusal | None:
            if move[1] == price:
                return Refusal("VIK-3.2", "zero-lot")
            return refuse(question, s, move)

        @contextlib.contextmanager
        def changed() -> Iterator[None]:
            with self._patch.context() as patch:
                patch.setattr(BuyLot, "moves", fewer)
                patch.setattr(BuyLot, "refuse", stricter)
                yield

        return changed()

    @contextlib.contextmanager
    def unreadable(self) -> Iterator[None]:
        """Stored positions have another shape."""

        def refuse(*_: Any) -> Any:
            raise drakkar.DrakkarError("error-state-field", field="wheel")

        with self._patch.context() as patch:
            patch.setattr(drakkar.GAMES["vikings"].rules.state, "from_json", refuse)
            yield


def bought(person: Person, table: str, *prices: int) -> dict[str, Any]:
    """Each buys in turn; what else is asked is answered by the first move there is."""
    wanted = list(prices)
    while wanted:
        seen = person.view(table)
        buying = seen["question"]["tag"] == "buylot"
        move = ["buy", wanted.pop(0)] if buying else seen["moves"][0]["move"]
        done = person.play(table, seen, move)
        assert done.status_code == 200, done.text
    return person.view(table)


def stored(db: str, table: str) -> Any:
    async def load() -> Any:
        store = Store(db)
        stored = await store.load(table)
        store.database.close()
        return stored

    return asyncio.run(load())


def texts(seen: dict[str, Any]) -> list[str]:
    return [line["text"] for line in seen["log"]["lines"]]


def deeds(person: Person, table: str, seen: dict[str, Any]) -> list[int]:
    """What playing is answered with."""
    at, seq = f"/api/tables/{table}", seen["seq"]
    move = {"seat": 0, "move": ["buy", 5]}
    asked = {"seat": 0, "expected_seq": seq, "key": "some-key-1"}
    return [
        person.post(f"{at}/moves", {**asked, "move": ["buy", 5]}).status_code,
        person.post(f"{at}/undo", asked).status_code,
        person.post(f"{at}/takeback", {"seat": 0, "to": 1, "key": "some-key-2"}).status_code,
        person.post(f"{at}/why", move).status_code,
        person.post(f"{at}/preview", move).status_code,
        *(person.post(f"{at}/hint", {"seat": 0, "level": n}).status_code for n in (1, 2, 3)),
    ]


def fold_of(db: str, table: str) -> Any:
    kept = stored(db, table)
    return fold(kept.head, kept.events)
