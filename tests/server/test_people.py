"""A person on several devices; a name to be found by; tables put away, left and deleted."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path
from random import Random

import pytest

from drakkar.server.store.data import now
from tests.records import golden
from tests.server.harness import Person, close_code, frame, play_out, running
from tests.server.programs import program


def tables_of(person: Person) -> set[str]:
    return {table["table"] for table in person.get("/api/tables").json()["tables"]}


def give(person: Person, **more) -> str:
    reply = person.post("/api/me/pass", more)
    assert reply.status_code == 201, reply.text
    url = reply.json()["url"]
    assert url.startswith("/#pass=")  # what follows # is not sent, and in no log
    return url.partition("=")[2]


def use(person: Person, secret: str):
    return person.post("/api/me/pass/use", {"secret": secret})


def enter(person: Person, name: str, passphrase: str):
    return person.post("/api/me/enter", {"name": name, "passphrase": passphrase})


def name(person: Person, name: str, passphrase: str):
    return person.post("/api/me/name", {"name": name, "passphrase": passphrase})


SURE = {"sure": True}


def test_my_seats_are_on_my_phone_too(people):
    laptop, phone = people(), people()
    old = laptop.create("vikings", "me", "thrall", options={"first_player": "1"})["table"]
    other = phone.create("vikings", "me", "thrall")["table"]
    secret = give(laptop)
    with laptop.socket(old) as socket:  # an open table stays open
        frame(socket)
        assert use(phone, secret).status_code == 200
        assert phone.view(old)["my_seats"] == [0]
        assert phone.play(old, phone.view(old)).status_code == 200
        assert frame(socket)["view"]["my_seats"] == [0]
    assert use(people(), secret).status_code == 404  # once
    # what the phone held is mine on both, and so is what comes later
    later = phone.create("saga", "me", "thrall")["table"]
    assert tables_of(laptop) == tables_of(phone) == {old, other, later}
    devices = phone.get("/api/me").json()["devices"]
    assert [device["here"] for device in devices] == [False, True]
    # a lost phone is put out, and has nothing any more
    assert laptop.post("/api/me/devices/out", {"device": devices[1]["id"]}).status_code == 200
    assert tables_of(phone) == set()
    assert phone.get(f"/api/tables/{old}").status_code == 404
    assert tables_of(laptop) == {old, other, later}
    assert laptop.post("/api/me/devices/out", {"device": "0" * 16}).status_code == 404


def test_seats_can_move_instead(people):
    laptop, phone = people(), people()
    table = laptop.create("vikings", "me", "thrall")["table"]
    assert use(phone, give(laptop, moves=True)).status_code == 200
    assert tables_of(phone) == {table}
    assert tables_of(laptop) == set()


def test_a_link_for_a_device_is_short_lived(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    with program(f"sqlite:///{tmp_path}/t.db") as laptop:
        laptop.create("vikings", "me", "thrall")
        secret = give(laptop)
        assert use(laptop, secret).status_code == 404  # it leads to another device
        newer = give(laptop)
        phone = Person(laptop.url)
        assert use(phone, secret).status_code == 404  # the last one counts
        monkeypatch.setattr("drakkar.server.store.people.now", lambda: now() + 601)
        assert use(phone, newer).json()["error"] == "old-pass"
        phone.close()


def test_a_name_and_a_passphrase_find_my_tables_again(people):
    host, again = people(), people()
    table = host.create("vikings", "me", "thrall")["table"]
    assert name(host, "Ása", "short").json()["error"] == "short-passphrase"
    assert name(host, "\u200b", "long enough").status_code == 422
    assert name(host, "Ása", "the sea is grey").json()["name"] == "Ása"
    assert name(people(), "ASA", "another one").json()["error"] == "name-taken"
    for wrong in (("Ása", "the sea is blue"), ("Nobody", "the sea is grey")):
        reply = enter(again, *wrong)
        assert (reply.status_code, reply.json()["error"]) == (403, "wrong-passphrase")
    assert host.get("/api/me").json()["tries"] == 1
    own = again.create("saga", "me", "thrall")["table"]
    assert enter(again, "asa", "the sea is grey").status_code == 200
    assert tables_of(again) == tables_of(host) == {table, own}
    assert host.get("/api/me").json()["tries"] == 0
    # somebody else who enters here does not take what was Ása's along
    other = people()
    name(other, "Bo", "the sea is green")
    assert enter(again, "Bo", "the sea is green").status_code == 200
    assert tables_of(again) == set()
    assert tables_of(host) == {table, own}


def test_a_hundred_wrong_tries(tmp_path: Path):
    """They are told, slowed, logged once, and lock nobody out."""
    log = tmp_path / "log"
    with running(f"sqlite:///{tmp_path}/t.db", log=log) as server:
        host, thief = Person(server.url), Person(server.url)
        table = host.create("vikings", "me", "thrall")["table"]
        assert name(host, "Asa", "the sea is grey").status_code == 200
        replies = [enter(thief, "Asa", f"guess number {n}") for n in range(100)]
        codes = [reply.status_code for reply in replies]
        assert codes.count(403) < 10
        assert codes.count(429) > 90
        assert max(int(reply.headers.get("retry-after", 0)) for reply in replies) > 5
        told = host.get("/api/me").json()
        assert told["tries"] == codes.count(403)
        assert tables_of(host) == {table}
        phone = Person(server.url)
        assert use(phone, give(host)).status_code == 200  # the other way in is open
        for person in (host, thief, phone):
            person.close()
    lines = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
    tries = [line for line in lines if line["event"] == "passphrase-tries"]
    assert len(tries) == 1
    assert "asa" not in json.dumps(tries).lower()
    assert "the sea" not in log.read_text(encoding="utf-8")


def test_the_database_holds_no_passphrase_and_no_secret(people, server):
    host = people()
    name(host, "Gunnar", "a very plain passphrase")
    secret = give(host)
    written = Path(server.db.removeprefix("sqlite:///")).read_bytes()
    written += Path(server.db.removeprefix("sqlite:///") + "-wal").read_bytes()
    assert b"$argon2id$v=19$m=19456,t=2,p=1$" in written
    assert b"a very plain passphrase" not in written
    assert secret.encode() not in written


# ---- tables ----------------------------------------------------------------------------------


@pytest.fixture
def pair(people):
    host, friend = people(), people()
    created = host.create("vikings", "me", "friend", seed=5)
    friend.claim(created["links"][0]["url"], "Ylva")
    return host, friend, created["table"]


def test_put_away_and_taken_out_again(pair):
    host, friend, table = pair
    assert host.post(f"/api/tables/{table}/archive", {"on": True}).status_code == 200
    [line] = host.get("/api/tables").json()["tables"]
    assert (line["archived"], line["maker"]) == (True, True)
    [line] = friend.get("/api/tables").json()["tables"]
    assert (line["archived"], line["maker"]) == (False, False)
    host.post(f"/api/tables/{table}/archive", {"on": False})
    assert not host.get("/api/tables").json()["tables"][0]["archived"]


def test_who_leaves_is_told_to_the_others(pair):
    host, friend, table = pair
    with host.socket(table) as socket:
        frame(socket)
        assert friend.post(f"/api/tables/{table}/leave", {}).status_code == 400  # not sure
        assert friend.post(f"/api/tables/{table}/leave", SURE).status_code == 200
        seen = frame(socket)["view"]
    assert tables_of(friend) == set()
    assert friend.get(f"/api/tables/{table}").status_code == 404
    seen = host.view(table)
    assert seen["log"]["lines"][-1]["text"] == "leaves the table"
    assert not seen["seats"][1]["claimed"]
    assert friend.post(f"/api/tables/{table}/leave", SURE).status_code == 404


def test_the_maker_deletes_a_table_for_everybody(pair):
    host, friend, table = pair
    host.post(f"/api/tables/{table}/talk", {"text": "hello"})
    assert friend.post(f"/api/tables/{table}/delete", SURE).status_code == 403
    with friend.socket(table) as socket:
        frame(socket)
        assert host.post(f"/api/tables/{table}/delete", SURE).status_code == 200
        assert close_code(socket) == 4404
    for person in (host, friend):
        assert person.get(f"/api/tables/{table}").status_code == 404
        assert tables_of(person) == set()


def test_all_that_is_known_of_me_is_deleted(people):
    host, friend = people(), people()
    created = host.create("vikings", "me", "friend", seed=5)
    friend.claim(created["links"][0]["url"], "Ylva")
    table, alone = created["table"], host.create("saga", "me", "thrall")["table"]
    host.post(f"/api/tables/{table}/seats/0", {"name": "Harald"})
    host.post(f"/api/tables/{table}/talk", {"text": "hello"})
    name(host, "Harald", "the sea is grey")
    was = dict(host.http.cookies)
    assert host.post("/api/me/delete", SURE).status_code == 200
    assert dict(host.http.cookies) != was
    assert tables_of(host) == set()
    seen = friend.view(table)
    assert seen["seats"][0]["name"] == "Player 1"
    assert friend.get(f"/api/tables/{table}/talk").json()["lines"] == []
    assert enter(people(), "Harald", "the sea is grey").status_code == 403
    old = people()
    old.http.cookies.update(was)
    assert tables_of(old) == set()
    assert old.get(f"/api/tables/{alone}").status_code == 404


def test_a_host_keeps_tables_for_some_days_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    import asyncio

    from drakkar.server.people.people import People
    from drakkar.server.store.store import Store
    from drakkar.server.tables.rooms import Rooms

    db = f"sqlite:///{tmp_path}/t.db"
    with program(db) as person:
        old = person.create("vikings", "me", "thrall")["table"]

    async def retired() -> list[int]:
        store = Store(db)
        await asyncio.to_thread(store.database.open)
        rooms = Rooms(store, 8)
        service = type("Kept", (), {"store": store, "rooms": rooms, "aliases": {}})()
        keeping = People(service, 30)
        counts = []
        for days in (29, 31):
            later = days * 86400
            monkeypatch.setattr(
                "drakkar.server.people.people.now", lambda later=later: now() + later
            )
            await keeping.retire()
            counts.append(await store.count())
        rooms.close()
        await asyncio.to_thread(store.database.close)
        return counts

    assert asyncio.run(retired()) == [1, 0]
    assert old


# ---- my games --------------------------------------------------------------------------------


def test_my_games_with_their_sources(person):
    created = person.create("vikings", "me", "thrall", seed=3)["table"]
    person.post(f"/api/tables/{created}/seats/0", {"name": "=1+1"})
    ended = play_out(person, created, Random(1))
    person.post("/api/records", golden("vikings-2-basic"))  # both seats are mine: whose game is it?
    copied = person.post(f"/api/tables/{created}/copy", {"seq": ended["seq"] - 1}).json()["table"]
    play_out(person, copied, Random(1))
    mine = person.get("/api/me/games", lang="fr").json()
    [game] = mine["games"]
    assert (game["table"], game["game"], game["players"], game["bots"]) == (
        *(created, "vikings", 2),
        1,
    )
    assert game["score"] == ended["result"]["scores"][0] == sum(game["sources"].values())
    assert game["won"] == (0 in ended["result"]["winners"])
    assert set(game["sources"]) <= set(mine["sources"]["vikings"])
    table = person.get("/api/me/games.csv")
    assert table.headers["content-type"].startswith("text/csv")
    [head, line] = list(csv.reader(io.StringIO(table.text)))
    row = dict(zip(head, line, strict=True))
    assert row["score"] == str(game["score"])
    assert row["names"].startswith("'=1+1")


def test_a_stranger_has_no_games(people):
    assert people().get("/api/me/games").json()["games"] == []
