"""What the people at a table may rely on: nobody knows the luck before, nobody sits in a seat
unseen, and a program has no more than the seat it was let in for."""

from __future__ import annotations

import hashlib
import sqlite3

import httpx
import pytest

import drakkar
from drakkar.server.names import digest
from tests.server.harness import Person, Running, frame, new_key, play_out


def seed_of(server: Running, table: str) -> int:
    with sqlite3.connect(server.db.removeprefix("sqlite:///")) as connection:
        (seed,) = connection.execute("SELECT seed FROM tables WHERE id = ?", (table,)).fetchone()
    connection.close()
    return int(seed)


# ---- luck ------------------------------------------------------------------------------------


def test_a_chosen_seed_is_shown_to_everybody(people):
    host, friend, watcher = people(), people(), people()
    made = host.create("shipwrights", "me", "friend", seed=12345)
    friend.claim(made["links"][0]["url"])
    watcher.claim(made["watch"])
    for person in (host, friend, watcher):
        luck = person.view(made["table"])["luck"]
        assert luck == {"chosen": True, "seed": "12345", "commitment": "", "salt": ""}
        rows = person.get("/api/tables").json()["tables"]
        assert [row["chosen_seed"] for row in rows] == [True]


def test_a_drawn_seed_is_bound_from_the_start_and_told_at_the_end(person, server):
    table = person.create("vikings", "me", "here")["table"]
    seed = seed_of(server, table)
    first = person.view(table)["luck"]
    assert not first["chosen"]
    assert (first["seed"], first["salt"]) == ("", "")
    assert len(first["commitment"]) == 64
    assert not person.get("/api/tables").json()["tables"][0]["chosen_seed"]
    for path in ("", "/log", "/history/1"):
        assert str(seed) not in person.get(f"/api/tables/{table}{path}").text
    from random import Random

    last = play_out(person, table, Random(1))["luck"]
    assert (last["seed"], last["commitment"]) == (str(seed), first["commitment"])
    # anybody can check it: nobody can have looked for a salt that fits another seed
    text = f"{table}:{last['seed']}:{last['salt']}"
    assert hashlib.sha256(text.encode()).hexdigest() == first["commitment"]
    assert len(last["salt"]) == 32
    record = person.get(f"/api/tables/{table}/record").json()
    assert record["seed"] == seed
    assert record["meta"]["salt"] == last["salt"]
    assert record["meta"]["table"] == table
    assert drakkar.replay(record).over


def test_every_table_is_bound_by_a_salt_of_its_own(person):
    tables = [person.create("vikings", "me", "here")["table"] for _ in range(2)]
    assert len({person.view(table)["luck"]["commitment"] for table in tables}) == 2


def test_who_brings_a_record_knows_its_seed(person):
    record = drakkar.new("vikings", 2, seed=77).record()
    table = person.post("/api/records", record).json()["table"]
    assert person.view(table)["luck"]["chosen"]
    assert person.view(table)["luck"]["seed"] == "77"


# ---- seats -----------------------------------------------------------------------------------


def test_a_seat_taken_on_a_second_device_is_told_to_all(people):
    host, friend, watcher = people(), people(), people()
    made = host.create("vikings", "me", "friend", seed=3)
    table, link = made["table"], made["links"][0]["url"]
    watcher.claim(made["watch"])
    friend.claim(link, "Cnut")
    assert host.view(table)["seats"][1]["devices"] == 1
    before = host.view(table)
    with watcher.socket(table) as socket:
        frame(socket)
        host.claim(link)  # who made the link knows it
        pushed = frame(socket)["view"]
    assert pushed["seats"][1]["devices"] == 2
    for person in (host, friend, watcher):
        seen = person.view(table)
        assert seen["seats"][1]["devices"] == 2
        told = [line for line in seen["log"]["lines"] if "device" in line["text"]]
        assert [line["speaker"] for line in told] == ["Cnut"]
        assert person.get("/api/tables").json()["tables"][0]["seats"][1]["devices"] == 2
    host.claim(link)  # it is nothing new
    seen = host.view(table, seat=0)
    assert len([line for line in seen["log"]["lines"] if "device" in line["text"]]) == 1
    # nobody's answer is late for it
    assert seen["expected_seq"] == before["expected_seq"]
    again = host.post(f"/api/tables/{table}/seats/1/link").json()["url"]
    lines = host.view(table)["log"]["lines"]
    assert "link" in lines[-1]["text"]
    assert friend.get(f"/api/tables/{table}").status_code == 404
    friend.claim(again)
    assert host.view(table)["seats"][1]["devices"] == 1


def test_a_second_device_is_told_in_french_too(people):
    host, friend, other = people("fr"), people(), people()
    made = host.create("vikings", "me", "friend", seed=3)
    for person in (friend, other):
        person.claim(made["links"][0]["url"])
    assert "appareil" in host.view(made["table"])["log"]["lines"][-1]["text"]


# ---- tokens ----------------------------------------------------------------------------------


def program(url: str, token: str) -> Person:
    one = Person(url)
    del one.http.headers["X-Drakkar"]
    one.http.headers["Authorization"] = f"Bearer {token}"
    return one


@pytest.fixture
def seated(people, server):
    """A host, a friend, and a program that plays for the friend."""
    host, friend = people(), people()
    made = host.create("vikings", "me", "friend", seed=3)
    table = made["table"]
    friend.claim(made["links"][0]["url"], "Cnut")
    token = friend.post(f"/api/tables/{table}/seats/1/token", {"on": True}).json()["token"]
    bot = program(server.url, token)
    yield host, friend, bot, table, token
    bot.close()


def test_a_program_plays_with_a_token_of_its_own(seated, server):
    host, friend, bot, table, token = seated
    for _ in range(4):
        for person in (host, bot):
            seen = person.view(table)
            if seen["act"]:
                assert person.play(table, seen).status_code == 200
    assert bot.view(table)["my_seats"] == [1]
    assert bot.view(table)["log"]["lines"]
    assert [row["table"] for row in bot.get("/api/tables").json()["tables"]] == [table]
    with httpx.stream(
        "GET", f"{server.url}/api/tables/{table}/events", headers=dict(bot.http.headers), timeout=20
    ) as stream:
        assert stream.status_code == 200
    # everybody sees it, and the hash alone is kept
    for person in (host, friend, bot):
        seen = person.view(table)
        assert [seat["token"] for seat in seen["seats"]] == [False, True]
        assert any("program" in line["text"] for line in seen["log"]["lines"])
    with sqlite3.connect(server.db.removeprefix("sqlite:///")) as connection:
        (kept,) = connection.execute(
            "SELECT token FROM seats WHERE table_id = ? AND seat = 1", (table,)
        ).fetchone()
    connection.close()
    assert kept == digest(token)
    assert token not in server.log.read_text()


def test_a_token_is_good_for_its_seat_only(seated):
    host, _, bot, table, _ = seated
    other = host.create("vikings", "me", "here")["table"]
    assert bot.get(f"/api/tables/{other}").status_code == 404
    assert bot.get(f"/api/tables/{table}?seat=0").status_code == 403
    body = {"seat": 0, "expected_seq": 1, "key": new_key(), "move": ["buy", 0]}
    assert bot.post(f"/api/tables/{table}/moves", body).status_code == 403
    asked = {"game": "vikings", "seats": [{"kind": "me"}, {"kind": "here"}]}
    assert bot.post("/api/tables", asked).status_code == 403
    assert bot.post("/api/records", {}).status_code == 403
    assert bot.post(f"/api/tables/{table}/seats/1/token", {"on": True}).status_code == 403
    assert bot.post(f"/api/tables/{table}/claim", {"secret": "x"}).status_code == 403
    # and only who holds a seat gives one
    assert host.post(f"/api/tables/{table}/seats/1/token", {"on": True}).status_code == 403
    assert bot.get("/api/tables").headers.get("set-cookie") is None


def test_a_token_is_taken_back(seated, server):
    host, friend, bot, table, token = seated
    path = f"/api/tables/{table}/seats/1/token"
    with friend.socket(table) as socket:
        frame(socket)
        second = friend.post(path, {"on": True}).json()["token"]
        assert second != token
        assert bot.get(f"/api/tables/{table}").status_code == 404  # one at a time
        later = program(server.url, second)
        assert later.view(table)["seat"] == 1
        assert friend.post(path, {"on": False}).json() == {"token": ""}
        assert later.get(f"/api/tables/{table}").status_code == 404
        later.close()
    assert not host.view(table)["seats"][1]["token"]
    third = friend.post(path, {"on": True}).json()["token"]
    host.post(f"/api/tables/{table}/seats/1/link")  # puts out all who held the seat
    assert program(server.url, third).get(f"/api/tables/{table}").status_code == 404


@pytest.mark.parametrize(
    "given", ["", "Bearer", "Bearer x", "Bearer " + "a" * 200, "Basic abc", "Bearer é"]
)
def test_what_is_no_token_is_nobody(server, given):
    headers = {"Authorization": given.encode("latin-1")}
    reply = httpx.get(f"{server.url}/api/tables", headers=headers)
    assert (reply.status_code, reply.json()) == (200, {"tables": []})
    reply = httpx.get(f"{server.url}/api/tables/{'a' * 16}", headers=headers)
    assert reply.status_code == 404


def test_a_foreign_page_with_a_token_stays_foreign(seated):
    _, _, bot, table, _ = seated
    bot.http.headers["Origin"] = "http://evil.example"
    reply = bot.post(f"/api/tables/{table}/seats/1", {"name": "Loki"})
    assert (reply.status_code, reply.json()["error"]) == (403, "foreign-origin")
