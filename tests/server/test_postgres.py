"""PostgreSQL with two workers: any of them serves any table, and each tells the other's people."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import threading
from collections.abc import Iterator
from random import Random

import psutil  # type: ignore[import-untyped]
import psycopg
import pytest

from drakkar.server.store.events import verify
from drakkar.server.store.store import Store
from tests import kills
from tests.server.harness import (
    Person,
    Running,
    close_code,
    frame,
    new_key,
    view_at,
    wait_until,
)
from tests.server.postgres import Postgres


@pytest.fixture(scope="module")
def workers(cluster: Postgres) -> Iterator[tuple[Running, Running]]:
    pair = tuple(Running(cluster.url, "--no-limits", "--bots", "1") for _ in range(2))
    for worker in pair:
        worker.start()
    yield pair  # type: ignore[misc]
    for worker in pair:
        worker.stop()


@pytest.fixture
def twins(workers):
    """One device, at both workers."""
    first = Person(workers[0].url)
    first.post("/api/tables", {"game": "vikings", "seats": [{"kind": "me"}, {"kind": "here"}]})
    second = Person(workers[1].url)
    second.http.cookies.update(dict(first.http.cookies))
    yield first, second
    first.close()
    second.close()


def test_what_one_has_stored_the_other_shows(twins):
    first, second = twins
    table = first.create("tinyepic", "me", "karl", seed=3)["table"]
    rng = Random(1)
    for number in range(40):
        person = twins[number % 2]
        seen = person.view(table)
        if not seen["act"]:
            continue
        done = person.play(table, seen, rng.choice(seen["moves"])["move"])
        assert done.status_code in (200, 409), done.text
    wait_until(lambda: first.view(table)["act"])
    assert first.view(table) == second.view(table)


def test_pushes_cross_over(twins):
    first, second = twins
    table = first.create("vikings", "me", "here", seed=3)["table"]
    with second.socket(table) as socket:
        frame(socket)
        for _ in range(15):
            done = first.play(table, first.view(table)).json()
            view_at(socket, done["seq"])


def test_talk_and_people_cross_over(twins, workers):
    """A line, its end, pointing, whose a device is, a table that is deleted: each at one worker,
    noticed at the other."""
    first, second = twins
    table = first.create("vikings", "me", "thrall", seed=3)["table"]
    phone = Person(workers[0].url)
    with second.socket(table) as socket:
        frame(socket)
        number = first.post(f"/api/tables/{table}/talk", {"text": "hello"}).json()["id"]
        assert [line["text"] for line in frame(socket, "talk")["lines"]] == ["hello"]
        first.post(f"/api/tables/{table}/talk/{number}/remove")
        assert frame(socket, "talk")["gone"] == [number]
        first.post(f"/api/tables/{table}/point", {"at": "lot-3", "of": 0})
        assert frame(socket, "point")["at"] == "lot-3"
        secret = second.post("/api/me/pass").json()["url"].partition("=")[2]
        wait_until(lambda: len(first.get("/api/me").json()["devices"]) == 1)
        assert phone.post("/api/me/pass/use", {"secret": secret}).status_code == 200
        other = Person(workers[1].url)
        other.http.cookies.update(dict(phone.http.cookies))
        wait_until(lambda: other.get(f"/api/tables/{table}").status_code == 200)
        assert first.post(f"/api/tables/{table}/delete", {"sure": True}).status_code == 200
        assert close_code(socket) == 4404
    for person in (phone, other):
        person.close()


def test_two_equal_answers_become_one(twins):
    first, second = twins
    for seed in range(6):
        table = first.create("vikings", "me", "here", seed=seed)["table"]
        seen = first.view(table)
        second.view(table)
        statuses: list[int] = []
        barrier = threading.Barrier(2)

        def plays(
            person: Person, key: str, table=table, seen=seen, statuses=statuses, barrier=barrier
        ):
            barrier.wait()
            statuses.append(person.play(table, seen, key=key).status_code)

        threads = [threading.Thread(target=plays, args=(p, new_key())) for p in twins]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(statuses) == [200, 409]
        assert first.view(table)["seq"] == seen["seq"] + 1


def test_the_same_key_at_both_is_one_move(twins):
    person, twin = twins
    table = person.create("vikings", "me", "here", seed=9)["table"]
    seen, key = person.view(table), new_key()
    first, again = person.play(table, seen, key=key).json(), twin.play(table, seen, key=key).json()
    assert (first["dup"], again["dup"]) == (False, True)
    assert first["seq"] == again["seq"]


def test_a_seat_taken_at_one_is_taken_at_the_other(workers):
    host, friend = Person(workers[0].url), Person(workers[1].url)
    created = host.create("vikings", "me", "friend")
    host.view(created["table"])
    friend.claim(created["links"][0]["url"], "Ylva")
    assert host.view(created["table"])["seats"][1]["name"] == "Ylva"
    assert friend.view(created["table"])["my_seats"] == [1]
    host.close()
    friend.close()


def test_a_killed_worker_leaves_its_tables_to_the_other(cluster, workers, twins):
    third = Running(cluster.url, "--no-limits", "--bots", "1").start()
    person = Person(third.url)
    table = person.create("vikings", "me", "karl", options={"first_player": "1"})["table"]
    while person.view(table)["act"]:
        person.play(table, person.view(table))
    with person.socket(table) as socket:
        known = frame(socket)["view"]
        third.kill()
        assert close_code(socket) == 1006
    other = Person(workers[0].url)
    other.http.cookies.update(dict(person.http.cookies))
    with other.socket(table, since=known["seq"], seat=0) as socket:
        back = frame(socket)["view"]
    assert back["seq"] >= known["seq"]
    assert back["log"]["from"] <= known["seq"]
    # the other looks for bots that nobody asks every few seconds
    wait_until(lambda: other.view(table)["act"] == [0])
    other.close()
    person.close()


def test_the_database_restarts(cluster, twins):
    first, second = twins
    table = first.create("vikings", "me", "here", seed=2)["table"]
    seen, key = first.view(table), new_key()
    cluster.stop()
    lost = first.play(table, seen, key=key)
    assert lost.status_code == 503
    assert first.get("/readyz").status_code == 503
    cluster.start()
    wait_until(lambda: first.play(table, seen, key=key).status_code == 200)
    with second.socket(table) as socket:
        assert frame(socket)["view"]["seq"] == 2
        done = first.play(table, first.view(table)).json()
        view_at(socket, done["seq"])  # at once, or when the other listens again


def test_a_lost_listener_listens_again(cluster, twins):
    first, second = twins
    table = first.create("vikings", "me", "here", seed=6)["table"]
    import psycopg

    with second.socket(table) as socket:
        frame(socket)
        with psycopg.connect(cluster.url, autocommit=True) as connection:
            ended = connection.execute(
                "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity"
                " WHERE query LIKE 'LISTEN%'"
            ).fetchone()
        assert ended is not None
        assert ended[0] >= 2
        for _ in range(5):  # whatever is missed meanwhile comes when it listens again
            done = first.play(table, first.view(table)).json()
        view_at(socket, done["seq"])


def test_several_processes_behind_one_port(cluster):
    server = Running(cluster.url, "--no-limits", "--bots", "1", "--workers", "2").start()
    try:
        person = Person(server.url)
        table = person.create("vikings", "me", "here", seed=5)["table"]
        for _ in range(20):
            person.http.close()
            fresh = Person(server.url)
            fresh.http.cookies.update(dict(person.http.cookies))
            person = fresh
            assert person.play(table, person.view(table)).status_code == 200
        assert person.view(table)["seq"] == 21
        # one of them is killed: the other answers, and the lost one is replaced
        assert server.process is not None
        serving = [
            process
            for process in psutil.Process(server.process.pid).children()
            if kills.serves(process)
        ]
        assert len(serving) == 2
        serving[0].kill()
        wait_until(lambda: person.play(table, person.view(table)).status_code == 200)
        person.close()
    finally:
        server.stop()


def test_kills_of_workers_lose_and_double_nothing(cluster):
    """In a database of its own: no table of another test waits there for a bot."""
    with psycopg.connect(cluster.url, autocommit=True) as connection:
        connection.execute("DROP DATABASE IF EXISTS kills WITH (FORCE)")
        connection.execute("CREATE DATABASE kills")
    with kills.servers("postgresql", cluster.url.replace("/postgres", "/kills")) as server:
        figures = kills.kill_again_and_again(server, 3)
    assert figures["acknowledged"] >= 5
    assert [figures[name] for name in kills.WRONG] == [0, 0, 0, 0]


def test_a_copy_is_made(cluster, tmp_path):
    target = tmp_path / "copy.dump"
    done = subprocess.run(
        [sys.executable, "-m", "drakkar", "backup", str(target), "--db", cluster.url],
        capture_output=True,
        text=True,
        env={"PATH": f"{cluster.bin}:/usr/bin:/bin", "LC_ALL": "C.UTF-8"},
    )
    assert done.returncode == 0, done.stderr
    import psycopg

    with psycopg.connect(cluster.url, autocommit=True) as connection:
        connection.execute("CREATE DATABASE restored")
    restored = cluster.url.replace("/postgres", "/restored")
    subprocess.run([cluster.bin / "pg_restore", "-d", restored, target], check=True)

    async def count(url: str) -> int:
        store = Store(url)
        rows = await store.count()
        store.database.close()
        return rows

    assert asyncio.run(count(restored)) == asyncio.run(count(cluster.url)) > 0


def test_all_chains_hold(cluster, twins):
    """After everything above."""

    async def audit() -> int:
        store = Store(cluster.url)
        rows = 0
        for listed in await store.tables_of(_device(twins[0]), 100):
            stored = await store.load(listed.id)
            assert stored is not None
            verify(stored.head, stored.events)
            rows += 1
        store.database.close()
        return rows

    assert asyncio.run(audit()) >= 1


def _device(person: Person) -> bytes:
    from drakkar.server.names import digest

    return digest(person.http.cookies["drakkar"])
