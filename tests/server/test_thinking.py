"""Who thinks, where, and in which order: nobody's hints keep others from playing."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any

import httpx
import pytest

from drakkar.server.app import Server, make
from drakkar.server.bots.fair import Asker, FairQueue
from drakkar.server.bots.pool import BotPool
from drakkar.server.bots.worker import Advice, Task
from drakkar.server.http.limits import LIMITS
from drakkar.server.settings import Settings
from drakkar.server.tables import budget, calling, thinking
from drakkar.server.tables.service import SHOWS
from tests.server.test_faults import _task


def test_those_who_ask_take_turns_and_so_do_their_tables():
    queue: FairQueue[str] = FairQueue()
    for number in range(4):
        queue.put(Asker("greedy", "one"), f"greedy-one-{number}")
    queue.put(Asker("greedy", "two"), "greedy-two-0")
    queue.put(Asker("other", "one"), "other-0")
    queue.put(Asker("third", "three"), "third-0")
    assert (len(queue), queue.waits("greedy"), queue.waits("nobody")) == (7, 5, 0)
    order = [queue.take() for _ in range(8)]
    assert order == [
        "greedy-one-0",
        "other-0",
        "third-0",
        "greedy-two-0",
        "greedy-one-1",
        "greedy-one-2",
        "greedy-one-3",
        None,
    ]
    assert len(queue) == 0


class Slow:
    """Stands for a process that thinks: says whose question it got, when it is let to."""

    def __init__(self) -> None:
        self.process, self.answered = None, 0
        self.asked: list[str] = []
        self.go = asyncio.Event()

    async def ask(self, data: bytes) -> bytes:
        import msgspec

        self.asked.append(msgspec.json.decode(data)["luck"])
        await self.go.wait()
        return b'{"move": []}'

    async def stop(self) -> None: ...


def test_a_process_goes_to_whoever_is_next_not_to_whoever_shouted_first():
    async def story() -> None:
        pool, slow = BotPool(1, 60), Slow()
        pool._all[:], pool._free[:] = [slow], [slow]  # type: ignore[list-item]

        def ask(who: str, number: int) -> asyncio.Task[Any]:
            task = Task("vikings", 0, "thrall", f"{who}{number}", {})
            return asyncio.create_task(pool.ask(task, Asker(who, "t")))

        asks = [ask("a", number) for number in range(4)]
        await asyncio.sleep(0)
        asks += [ask("b", 0), ask("c", 0)]
        await asyncio.sleep(0)
        assert pool.waiting == 5
        asks[2].cancel()  # somebody has gone away
        await asyncio.sleep(0)
        slow.go.set()
        await asyncio.gather(*asks, return_exceptions=True)
        assert slow.asked == ["a0", "a1", "b0", "c0", "a3"]
        assert len(pool._free) == 1

    asyncio.run(story())


class Table:
    """A server in this process, one device, and what its bots were asked."""

    def __init__(self, server: Server, http: httpx.AsyncClient) -> None:
        self.server, self.http = server, http
        self.advice: list[Advice] = []
        really = server.bots.advise

        async def advise(task: Advice, asker: Asker) -> Any:
            self.advice.append(task)
            return await really(task, asker)

        server.bots.advise = advise  # type: ignore[method-assign]

    async def create(self, *seats: str, game: str = "vikings", **more: Any) -> httpx.Response:
        asked = [
            {"kind": seat} if seat in ("me", "here", "friend") else {"kind": "bot", "level": seat}
            for seat in seats
        ]
        return await self.http.post("/api/tables", json={"game": game, "seats": asked, **more})

    async def made(self, *seats: str, **more: Any) -> str:
        return f"/api/tables/{(await self.create(*seats, seed=1, **more)).json()['table']}"

    async def view(self, at: str, **params: Any) -> dict[str, Any]:
        view: dict[str, Any] = (await self.http.get(at, params=params)).json()
        if view["seat"] is None and view["act"] and not params:
            return await self.view(at, seat=view["act"][0])
        return view

    async def hint(self, at: str, level: int, lang: str = "en") -> httpx.Response:
        view = await self.view(at)
        body = {"level": level, "seat": view["seat"]}
        return await self.http.post(f"{at}/hint?lang={lang}", json=body)

    async def play(self, at: str) -> None:
        view = await self.view(at)
        body = {
            "expected_seq": view["expected_seq"],
            "key": f"some-key-{view['expected_seq']}-{view['seat']}",
            "move": view["moves"][0]["move"],
            "seat": view["seat"],
        }
        assert (await self.http.post(f"{at}/moves", json=body)).status_code == 200


@contextlib.asynccontextmanager
async def table(folder: Any, **settings: Any) -> AsyncIterator[Table]:
    app = make(Settings(db=f"sqlite:///{folder}/t.db", bots=1, bot_deadline=120, **settings))
    server: Server = app.app.state.server  # type: ignore[attr-defined]
    await server.start()
    transport = httpx.ASGITransport(app=app)
    try:
        async with httpx.AsyncClient(
            transport=transport,
            base_url="http://localhost",
            headers={"X-Drakkar": "1"},
            timeout=120,
        ) as http:
            yield Table(server, http)
    finally:
        await server.stop()


@pytest.mark.parametrize("game", ["vikings", "shipwrights"])
def test_no_hint_and_no_preview_is_thought_out_in_the_server_s_own_process(
    tmp_path, monkeypatch, game
):
    def here(*_: object) -> None:
        raise AssertionError("thought out in the wrong place")

    for name in ("hint", "preview", "gain", "bot_hint", "_Weighed"):
        monkeypatch.setattr(thinking, name, here)

    async def story() -> None:
        async with table(tmp_path) as one:
            at = await one.made("me", "here", game=game)
            for level in (1, 2, 3):
                answer = await one.hint(at, level)
                assert answer.status_code == 200, answer.text
                assert answer.json()["level"] == level
                assert answer.json()["moves"][0]["text"]
                assert answer.json()["reason"]
            view = await one.view(at)
            body = {"move": view["moves"][0]["move"], "seat": view["seat"]}
            shown = await one.http.post(f"{at}/preview", json=body)
            assert shown.status_code == 200
            assert shown.json()["text"] == view["moves"][0]["text"]
            assert [task.level for task in one.advice] == ["1", "2", "3", "preview"]

    asyncio.run(story())


def test_the_same_position_is_thought_about_once(tmp_path):
    async def story() -> None:
        async with table(tmp_path) as one:
            at = await one.made("me", "here")
            answers = await asyncio.gather(*(one.hint(at, 2) for _ in range(5)))
            assert {answer.status_code for answer in answers} == {200}
            assert len({answer.text for answer in answers}) == 1
            assert len(one.advice) == 1
            await one.hint(at, 3)
            await one.hint(at, 3)  # that advice was taken is on record: the position is the same
            await one.hint(at, 2)
            assert len(one.advice) == 2
            await one.hint(at, 2, "fr")
            assert len(one.advice) == 3
            await one.play(at)
            await one.hint(at, 2)
            assert len(one.advice) == 4
            assert (await one.view(at))["thoughts"]["left"] == budget.MOST - 4

    asyncio.run(story())


def test_a_table_has_so_many_thoughts_and_everybody_sees_what_is_left(tmp_path, monkeypatch):
    monkeypatch.setattr(budget, "MOST", 2)
    monkeypatch.setattr("drakkar.server.tables.views.MOST", 2)

    async def story() -> None:
        async with table(tmp_path) as one:
            at = await one.made("me", "here")
            view = await one.view(at)
            assert view["thoughts"] == {"left": 2, "most": 2, "every": budget.EVERY}
            for level in (1, 2, 3):  # what is legal is told for nothing
                assert (await one.hint(at, level)).status_code == 200
            assert (await one.view(at))["thoughts"]["left"] == 0
            assert (await one.view(at, seat="none"))["thoughts"]["left"] == 0
            assert (await one.hint(at, 2)).status_code == 200  # known already
            await one.play(at)
            empty = await one.hint(at, 2)
            assert empty.status_code == 429
            assert empty.json()["error"] == "no-thoughts"
            assert 1 <= int(empty.headers["retry-after"]) <= budget.EVERY
            assert (await one.hint(at, 1)).status_code == 200
            other = await one.made("me", "here")
            assert (await one.hint(other, 2)).status_code == 200  # a budget of its own

    asyncio.run(story())


def test_thoughts_come_back(monkeypatch):
    clock = [0.0]
    monkeypatch.setattr("drakkar.server.tables.budget.time.monotonic", lambda: clock[0])
    kept = budget.Budget()
    assert [kept.take() for _ in range(budget.MOST)] == [0.0] * budget.MOST
    assert kept.left == 0
    assert kept.take() == pytest.approx(budget.EVERY)
    clock[0] += budget.EVERY * 1.5
    assert kept.left == 1
    assert kept.take() == 0
    assert kept.take() == pytest.approx(budget.EVERY / 2)
    clock[0] += 1e6
    assert kept.left == budget.MOST
    assert budget.Budget(limited=False).take() == 0


def test_tables_of_bots_only_count_against_their_maker(tmp_path):
    async def story() -> None:
        async with table(tmp_path) as one:
            never = asyncio.Event()
            asked: list[Asker] = []

            async def ask(task: Task, asker: Asker) -> None:
                asked.append(asker)
                await never.wait()

            one.server.bots.ask = ask  # type: ignore[method-assign, assignment]
            for _ in range(SHOWS):
                assert (await one.create("thrall", "thrall")).status_code == 201
            refused = await one.create("thrall", "thrall")
            assert refused.status_code == 429
            assert refused.json()["error"] == "too-many-shows"
            assert (await one.create("me", "thrall", options={"first_player": "2"})).is_success
            one.http.cookies.clear()  # another maker at the same address
            codes = []
            for _ in range(int(LIMITS["show"].burst)):
                one.http.cookies.clear()
                codes.append((await one.create("thrall", "thrall")).status_code)
            assert codes.count(201) == LIMITS["show"].burst - SHOWS - 1
            while len(asked) < SHOWS + 1:
                await asyncio.sleep(0.01)
            makers = {asker.who for asker in asked[:SHOWS]}
            assert len(makers) == 1
            assert makers.pop().startswith("maker ")
            assert asked[SHOWS].who == f"table {asked[SHOWS].table}"

    asyncio.run(story())


def test_tables_that_wait_for_bots_are_called_a_few_at_a_time(tmp_path):
    """More than are kept in memory: memory stays as it is meant to be, and all have their turn."""
    many, kept = 60, 24

    async def story() -> None:
        from drakkar.server.asks import AskSeat, AskTable
        from drakkar.server.store.store import Store
        from drakkar.server.tables import seating

        store = Store(f"sqlite:///{tmp_path}/t.db")
        store.database.open()
        asked = AskTable("vikings", [AskSeat("bot"), AskSeat("bot")], seed=1)
        for _ in range(many):
            await store.create(seating.from_request(asked, b"d" * 32, "en"))
        store.database.close()
        app = make(Settings(db=f"sqlite:///{tmp_path}/t.db", bots=1, rooms=kept))
        server: Server = app.app.state.server  # type: ignore[attr-defined]
        moved: dict[str, int] = {}
        at_once: list[int] = []

        async def bot(name: str) -> bool:
            async with server.rooms.live(name):
                pass
            at_once.append(len([room for room in server.rooms.all() if room.bots is not None]))
            await asyncio.sleep(0.001)
            moved[name] = moved.get(name, 0) + 1
            return moved[name] < 3

        server.service.calling._bot = bot  # type: ignore[method-assign, assignment]
        await server.start()
        while len(moved) < many or min(moved.values()) < 3:
            await asyncio.sleep(0.01)
            assert len(server.rooms) <= kept
        assert max(at_once) <= calling.CALLED < kept
        await server.stop()

    asyncio.run(story())


def test_a_bot_is_asked_by_the_same_door(tmp_path):
    """The pool answers both kinds of questions."""

    async def story() -> None:
        pool = BotPool(1, 120)
        try:
            assert (await pool.ask(_task())).move
        finally:
            await pool.close()

    asyncio.run(story())
