"""Power cuts, dead and slow bots, faults in the rules, flipped bytes."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import time
from pathlib import Path
from random import Random

import httpx
import pytest

from drakkar.server.app import make
from drakkar.server.bots.pool import BotFailed, BotPool
from drakkar.server.bots.worker import Task
from drakkar.server.settings import Settings
from drakkar.server.store.events import BrokenChain, verify
from drakkar.server.store.store import Store
from tests import kills
from tests.server.harness import PATIENCE, Person, Running, frame, running, wait_until


def test_no_acknowledged_move_is_lost_and_none_is_doubled():
    """kill -9 while six people play; a thousand times over in `make soak`."""
    with kills.servers("sqlite") as server:
        figures = kills.kill_again_and_again(server, 2)
    assert figures["acknowledged"] >= 5
    assert [figures[name] for name in kills.WRONG] == [0, 0, 0, 0]


def test_after_a_restart_people_and_bots_go_on(tmp_path):
    db = f"sqlite:///{tmp_path}/t.db"
    server = Running(db, "--no-limits").start()
    try:
        person = Person(server.url)
        table = person.create("vikings", "me", "karl", "karl", options={"first_player": "1"})[
            "table"
        ]
        while True:
            seen = person.view(table)
            if seen["act"]:
                person.play(table, seen)
            if person.view(table)["deciders"] != [0]:
                break
        server.kill()  # while a bot is thinking, most likely
        server.start()
        wait_until(lambda: person.view(table)["act"] == [0])
        assert person.play(table, person.view(table)).status_code == 200
        person.close()
    finally:
        server.stop()


# ---- bots ------------------------------------------------------------------------------------


def _task(level: str = "thrall") -> Task:
    import drakkar

    table = drakkar.new("vikings", 2, seed=1)
    return Task("vikings", table.deciders[0], level, "luck", table.state.to_json())


def test_a_killed_bot_is_replaced():
    async def story() -> None:
        pool = BotPool(1, PATIENCE)
        try:
            first = (await pool.ask(_task("karl"))).move
            os.kill(pool.pids[0], signal.SIGKILL)
            with pytest.raises(BotFailed):
                await pool.ask(_task("karl"))
            assert (await pool.ask(_task("karl"))).move == first
        finally:
            await pool.close()

    asyncio.run(story())


def test_a_hung_bot_is_cut_off():
    async def story() -> None:
        pool = BotPool(1, PATIENCE)
        try:
            await pool.ask(_task())
            pool.deadline = 0.5
            os.kill(pool.pids[0], signal.SIGSTOP)
            with pytest.raises(BotFailed):
                await pool.ask(_task())
            pool.deadline = PATIENCE
            assert (await pool.ask(_task())).move
        finally:
            await pool.close()

    asyncio.run(story())


def test_a_bot_that_makes_no_sense_fails_alone():
    async def story() -> None:
        pool = BotPool(1, PATIENCE)
        try:
            broken = _task()
            broken.state = {"nonsense": 1}
            with pytest.raises(BotFailed):
                await pool.ask(broken)
            assert (await pool.ask(_task())).move
        finally:
            await pool.close()

    asyncio.run(story())


def test_a_bot_that_takes_too_much_memory_fails_alone(monkeypatch):
    monkeypatch.setenv("DRAKKAR_BOT_WORKER", "tests.server.hungry_bot")

    async def story() -> None:
        pool = BotPool(1, PATIENCE)
        try:
            with pytest.raises(BotFailed):
                await pool.ask(_task("karl"))
            assert (await pool.ask(_task())).move
        finally:
            await pool.close()

    asyncio.run(story())


def test_a_clock_put_back_keeps_no_bot_waiting(tmp_path, monkeypatch):
    """Order is by number, never by time; only who is asked again looks at the clock."""
    from drakkar.server.asks import AskSeat, AskTable
    from drakkar.server.store import data
    from drakkar.server.tables import seating

    async def story() -> None:
        kept = Store(f"sqlite:///{tmp_path}/t.db")
        kept.database.open()
        asked = AskTable("vikings", [AskSeat("bot"), AskSeat("bot")], seed=1)
        for ahead in (-3600.0, 0.0, 3600.0):
            monkeypatch.setattr(seating, "now", lambda ahead=ahead: time.time() + ahead)
            new = seating.from_request(asked, b"d" * 32, "en")
            await kept.create(new)
        assert len(await kept.bots_due(data.now() - 60)) == 2  # all but the one of just now
        kept.database.close()

    asyncio.run(story())


def test_a_table_whose_bot_never_answers_is_told(tmp_path, monkeypatch):
    """Three failures, then anything legal, and everybody knows."""
    monkeypatch.setenv("DRAKKAR_BOT_WORKER", "tests.server.deaf_bot")
    with running(f"sqlite:///{tmp_path}/t.db", "--no-limits") as server:
        person = Person(server.url)
        table = person.create("vikings", "me", "karl", options={"first_player": "1"})["table"]
        with person.socket(table) as socket:
            seen = frame(socket)["view"]
            while seen["act"]:
                person.play(table, seen)
                seen = person.view(table)
            assert seen["prompt"] == "Karl is thinking …"
            notice = frame(socket, "notice")
        assert "Karl" in notice["text"]
        wait_until(lambda: person.view(table)["act"])
        person.close()


# ---- broken tables ---------------------------------------------------------------------------


def test_a_flipped_byte_is_noticed_and_named(tmp_path):
    db = tmp_path / "t.db"
    log = tmp_path / "log"
    with running(f"sqlite:///{db}", "--no-limits") as server:
        person = Person(server.url)
        table = person.create("vikings", "me", "here", seed=1)["table"]
        fine = person.create("vikings", "me", "here", seed=1)["table"]
        before = {}
        for _ in range(6):
            before[person.view(table)["seq"]] = person.view(table)
            person.play(table, person.view(table))
        cookies = dict(person.http.cookies)
        person.close()
    with sqlite3.connect(db) as connection:
        (body,) = connection.execute(
            "SELECT body FROM events WHERE table_id = ? AND seq = 4", (table,)
        ).fetchone()
        flipped = bytes([*body[:-3], body[-3] ^ 1, *body[-2:]])
        connection.execute(
            "UPDATE events SET body = ? WHERE table_id = ? AND seq = 4", (flipped, table)
        )
    connection.close()
    with running(f"sqlite:///{db}", "--no-limits", log=log) as server:
        person = Person(server.url)
        person.http.cookies.update(cookies)
        seen = person.view(table)
        report = seen["report"]
        assert report
        # it can be read, up to the last event that is whole
        assert (seen["status"], seen["seq"], seen["moves"], seen["act"]) == ("broken", 3, [], [])
        assert report in seen["prompt"]
        assert seen["board"] == before[3]["board"]
        assert person.get(f"/api/tables/{table}/log").json()["lines"] == [
            line for line in before[6]["log"]["lines"] if line["last"] <= 3
        ]
        assert person.get(f"/api/tables/{table}/history/2").json()["board"] == before[2]["board"]
        assert person.view(table)["report"] == report
        stopped = person.play(table, before[3])
        assert (stopped.status_code, stopped.json()["report"]) == (423, report)
        record = person.get(f"/api/tables/{table}/record").json()
        assert record["meta"]["broken"] == 4
        assert len(person.post("/api/records", record).json()["table"]) == 16
        assert person.view(fine)["status"] == "playing"
        assert person.play(fine, person.view(fine)).status_code == 200
        person.close()
    assert '"broken_at": 4' in log.read_text()
    assert report in log.read_text()


def test_a_broken_table_tells_its_secrets_to_nobody(tmp_path):
    db = tmp_path / "t.db"
    with running(f"sqlite:///{db}", "--no-limits") as server:
        host, friend, watcher = (Person(server.url) for _ in range(3))
        made = host.create("tinyepic", "me", "friend", seed=2**50 + 11)
        table = made["table"]
        friend.claim(made["links"][0]["url"])
        watcher.claim(made["watch"])
        for _ in range(3):
            for person in (host, friend):
                seen = person.view(table)
                if seen["act"]:
                    person.play(table, seen)
        cookies = [dict(person.http.cookies) for person in (host, friend, watcher)]
        views = [person.view(table) for person in (host, friend, watcher)]
        for person in (host, friend, watcher):
            assert person.get(f"/api/tables/{table}/record").status_code == 403
            person.close()
    with sqlite3.connect(db) as connection:
        connection.execute(
            "UPDATE events SET hash = x'00' WHERE table_id = ? AND seq = "
            "(SELECT max(seq) FROM events WHERE table_id = ?)",
            (table, table),
        )
    connection.close()
    with running(f"sqlite:///{db}", "--no-limits") as server:
        for kept, view in zip(cookies, views, strict=True):
            person = Person(server.url)
            person.http.cookies.update(kept)
            seen = person.view(table)
            assert seen["status"] == "broken"
            hidden = view["board"]["clans"][1 if view["seat"] == 0 else 0]["hand"]
            assert isinstance(hidden, int)
            reply = person.get(f"/api/tables/{table}/record")
            assert (reply.status_code, reply.json()["error"]) == (403, "not-allowed")
            assert str(2**50 + 11) not in person.get(f"/api/tables/{table}/log").text
            person.close()


def test_rules_that_fail_on_old_answers_show_what_came_before(tmp_path, monkeypatch):
    """A table whose stored answers this program trips over: read up to there."""
    from drakkar.games.vikings.buying import BuyLot

    original, calls = BuyLot.answer, []

    def crash(self: BuyLot, s: object, move: object) -> None:
        calls.append(move)
        if self.seat == 1 and armed:
            raise ZeroDivisionError
        original(self, s, move)  # type: ignore[arg-type]

    armed: list[bool] = []
    monkeypatch.setattr(BuyLot, "answer", crash)

    async def story() -> None:
        settings = Settings(db=f"sqlite:///{tmp_path}/t.db", limits=False, bots=1, rooms=1)
        app = make(settings)
        server = app.app.state.server  # type: ignore[attr-defined]
        await server.start()
        transport = httpx.ASGITransport(app=app)
        async with httpx.AsyncClient(
            transport=transport, base_url="http://localhost", headers={"X-Drakkar": "1"}
        ) as http:
            asked = {"game": "vikings", "seats": [{"kind": "me"}, {"kind": "here"}], "seed": 1}
            table = (await http.post("/api/tables", json=asked)).json()["table"]
            views = []
            for number in range(8):
                view = (await http.get(f"/api/tables/{table}")).json()
                views.append(view)
                body = {
                    "expected_seq": view["expected_seq"],
                    "key": f"step-key:{number}",
                    "move": view["moves"][0]["move"],
                    "seat": view["seat"],
                }
                await http.post(f"/api/tables/{table}/moves", json=body)
            server.rooms.room(table).forget()
            armed.append(True)
            seen = (await http.get(f"/api/tables/{table}")).json()
            first = next(view for view in views if view["act"] == [1])
            assert (seen["status"], seen["seq"]) == ("broken", first["seq"])
            assert seen["board"] == first["board"]
        await server.stop()

    asyncio.run(story())


def test_the_chain_names_the_first_event_that_is_wrong():
    from tests.server.test_secrecy import make_live, walk

    live = make_live("vikings", 2, 1)
    for _ in walk(live, Random(1), 20):
        pass
    from dataclasses import replace

    for changed in (
        {"body": live.events[7].body + b" "},
        {"seat": 1 - (live.events[7].seat or 0)},
        {"key": "other:0001"},
    ):
        events = [*live.events[:7], replace(live.events[7], **changed), *live.events[8:]]
        with pytest.raises(BrokenChain) as broken:
            verify(live.head, events)
        assert broken.value.seq == 8
    with pytest.raises(BrokenChain):
        verify(live.head, [*live.events[:7], *live.events[8:]])
    with pytest.raises(BrokenChain):
        verify(replace(live.head, seed=99), live.events)


def test_a_fault_in_the_rules_stops_one_table_only(tmp_path, monkeypatch):
    from drakkar.games.vikings.buying import BuyLot

    def crash(*_: object) -> None:
        raise ZeroDivisionError

    async def story() -> None:
        app = make(Settings(db=f"sqlite:///{tmp_path}/t.db", limits=False, bots=1))
        server = app.app.state.server  # type: ignore[attr-defined]
        await server.start()
        transport = httpx.ASGITransport(app=app)
        async with httpx.AsyncClient(
            transport=transport, base_url="http://localhost", headers={"X-Drakkar": "1"}
        ) as http:
            asked = {"game": "vikings", "seats": [{"kind": "me"}, {"kind": "here"}], "seed": 1}
            tables = [(await http.post("/api/tables", json=asked)).json() for _ in range(2)]
            first, other = (f"/api/tables/{listed['table']}" for listed in tables)
            view = (await http.get(first)).json()
            body = {
                "expected_seq": view["expected_seq"],
                "key": "faulty-key",
                "move": view["moves"][0]["move"],
                "seat": view["seat"],
            }
            with monkeypatch.context() as patched:
                patched.setattr(BuyLot, "answer", crash)
                stopped = await http.post(f"{first}/moves", json=body)
            assert stopped.status_code == 423
            report = stopped.json()["report"]
            again = await http.post(f"{first}/moves", json=body)
            assert again.status_code == 423
            assert again.json()["report"] == report
            seen = (await http.get(first)).json()
            assert seen["status"] == "broken"
            assert seen["report"] == report
            assert report in seen["prompt"]
            assert (await http.get(f"{first}/record")).json()["answers"]
            assert (await http.post(f"{other}/moves", json=body)).status_code == 200
        await server.stop()

    asyncio.run(story())


def test_a_full_disk_is_no_lie(tmp_path):
    """A writer that cannot write says so, and the retry tells the truth."""

    async def story() -> None:
        store = Store(f"sqlite:///{tmp_path}/t.db")
        store.database.open()
        from drakkar.server.errors import StorageError

        def fails(connection: object) -> None:
            from sqlalchemy.exc import OperationalError

            raise OperationalError("INSERT", {}, OSError("disk full"))

        with pytest.raises(StorageError):
            await store.database.write(fails)
        assert await store.count() == 0
        store.database.close()

    asyncio.run(story())


def test_many_jobs_share_a_sync_and_one_mistake_hurts_nobody(tmp_path: Path):
    async def story() -> None:
        store = Store(f"sqlite:///{tmp_path}/t.db")
        store.database.open()

        def wrong(connection: object) -> None:
            raise ValueError("mine alone")

        from sqlalchemy import text

        def right(connection: object) -> int:
            return int(connection.execute(text("SELECT 7")).scalar_one())  # type: ignore[attr-defined]

        jobs = [store.database.write(wrong if n == 50 else right) for n in range(200)]
        results = await asyncio.gather(*jobs, return_exceptions=True)
        assert [value for value in results if value != 7] == [results[50]]
        assert isinstance(results[50], ValueError)
        assert store.database.commits < 200
        store.database.close()

    asyncio.run(story())
