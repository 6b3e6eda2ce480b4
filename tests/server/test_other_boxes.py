"""Tables outlive corrections of the box: a difference is a state of its own."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

import drakkar
from drakkar.server.asks import AskSeat, AskTable
from drakkar.server.names import digest
from drakkar.server.store.store import Store
from drakkar.server.tables import seating
from tests.server.harness import Person, running, wait_until

CORRECTION = """\
ship_types:
  - id: ship_yellow
    reward: {kind: glory, amount: 4}
    source: rulebook
"""
"""The very example of docs/components.md."""


@pytest.fixture
def boxes(tmp_path: Path) -> str:
    """What an owner who follows the documentation has."""
    file = tmp_path / "my-boxes" / "vikings" / "tiles.yaml"
    file.parent.mkdir(parents=True)
    file.write_text(CORRECTION, encoding="utf-8")
    return str(tmp_path / "my-boxes")


def test_a_table_lives_through_a_correction_of_the_box_and_back(db, boxes, monkeypatch):
    with running(db, "--no-limits", "--bots", "1") as server:
        person = Person(server.url)
        table = person.create("vikings", "me", "here", seed=1)["table"]
        waiting = person.create("vikings", "me", "karl", options={"first_player": "1"})["table"]
        for _ in range(4):
            assert person.play(table, person.view(table)).status_code == 200
        before = person.view(table)
        cookies = dict(person.http.cookies)
        person.close()

    monkeypatch.setenv("DRAKKAR_COMPONENTS", boxes)
    with running(db, "--no-limits", "--bots", "1") as server:
        person = Person(server.url)
        person.http.cookies.update(cookies)
        seen = person.view(table)
        assert seen["status"] == "other-version"
        assert (seen["seq"], seen["act"], seen["moves"]) == (before["seq"], [], [])
        assert seen["board"]["coasts"] == before["board"]["coasts"]
        assert seen["log"] == before["log"]
        refused = person.play(table, before)
        assert refused.status_code == 423
        reply = refused.json()
        assert reply["error"] == "other-version"
        ours, theirs = reply["versions"]["server"], reply["versions"]["table"]
        assert ours["components"] != theirs["components"]
        for lang in ("fr", "en"):
            line = person.http.post(
                f"/api/tables/{table}/moves",
                params={"lang": lang},
                json={"expected_seq": 5, "key": "any-key-1", "move": ["buy", 5], "seat": 0},
            ).json()["text"]
            assert ours["components"] in line
            assert theirs["components"] in line
        # read, walk, save
        assert person.get(f"/api/tables/{table}/log").status_code == 200
        for seq in range(1, before["seq"] + 1):
            past = person.get(f"/api/tables/{table}/history/{seq}")
            assert past.status_code == 200
            assert past.json()["past"]
        saved = person.get(f"/api/tables/{table}/record")
        assert saved.status_code == 200
        assert saved.json()["components"] == theirs["components"]
        listed = {listed["table"]: listed for listed in person.get("/api/tables").json()["tables"]}
        assert listed[table]["status"] == listed[waiting]["status"] == "other-version"
        assert not listed[table]["my_turn"]
        # a new table has the corrected box
        fresh = person.create("vikings", "me", "here", seed=1)["table"]
        assert person.play(fresh, person.view(fresh)).status_code == 200
        person.close()

    monkeypatch.delenv("DRAKKAR_COMPONENTS")
    with running(db, "--no-limits", "--bots", "1") as server:
        person = Person(server.url)
        person.http.cookies.update(cookies)
        healed = person.view(table)
        assert healed["status"] == "playing"
        assert healed["moves"] == before["moves"]
        assert person.play(table, healed).status_code == 200
        wait_until(lambda: person.view(waiting)["act"])
        assert person.view(fresh)["status"] == "other-version"
        person.close()


def test_at_start_up_a_table_that_waits_for_a_bot_is_not_marked(tmp_path, boxes, monkeypatch):
    path, log = tmp_path / "t.db", tmp_path / "log"
    cookie = "a-cookie-of-22-letters"

    async def prepare() -> str:
        store = Store(f"sqlite:///{path}")
        store.database.open()
        ask = AskTable("vikings", [AskSeat("me"), AskSeat("bot")], {"first_player": "2"}, 1)
        new = seating.from_request(ask, digest(cookie), "en")
        await store.create(new)
        store.database.close()
        return new.head.id

    table = asyncio.run(prepare())

    def row() -> tuple[str, int, int]:
        with contextlib.closing(sqlite3.connect(path)) as connection:
            row: tuple[str, int, int] = connection.execute(
                "SELECT status, bot_turn, seq FROM tables"
            ).fetchone()
            return row

    monkeypatch.setenv("DRAKKAR_COMPONENTS", boxes)
    with running(f"sqlite:///{path}", "--no-limits", "--bots", "1", log=log) as server:
        person = Person(server.url)
        person.http.cookies.set("drakkar", cookie)
        assert person.view(table)["status"] == "other-version"
        person.close()
    assert "table-broken" not in log.read_text()
    assert row() == ("playing", 1, 1)
    monkeypatch.delenv("DRAKKAR_COMPONENTS")
    with running(f"sqlite:///{path}", "--no-limits", "--bots", "1"):
        wait_until(lambda: row()[1] == 0)


def test_servers_of_two_boxes_share_a_database(pg, boxes, monkeypatch):
    """Each plays its own tables, and shows the other's as they are now."""
    with contextlib.ExitStack() as stack:
        plain = stack.enter_context(running(pg, "--no-limits", "--bots", "1"))
        monkeypatch.setenv("DRAKKAR_COMPONENTS", boxes)
        corrected = stack.enter_context(running(pg, "--no-limits", "--bots", "1"))
        here = Person(plain.url)
        table = here.create("vikings", "me", "here", seed=1)["table"]
        there = Person(corrected.url)
        there.http.cookies.update(dict(here.http.cookies))
        for _ in range(3):
            assert there.view(table)["status"] == "other-version"
            assert here.play(table, here.view(table)).status_code == 200
            mine, theirs = here.view(table), there.view(table)
            assert (mine["seq"], mine["log"]) == (theirs["seq"], theirs["log"])
            assert mine["board"]["coasts"] == theirs["board"]["coasts"]
        here.close()
        there.close()


def test_the_box_of_a_table_can_be_served_again(tmp_path, boxes):
    """What was kept is written out, and is the same box."""
    db = f"sqlite:///{tmp_path}/t.db"

    def drakkar_(*args: str, box: str = "") -> str:
        around = {**os.environ, "LC_ALL": "C.UTF-8", "DRAKKAR_COMPONENTS": box}
        done = subprocess.run(
            [sys.executable, *args], capture_output=True, text=True, env=around, check=True
        )
        return done.stdout

    show = "import drakkar; print(drakkar.GAMES['{}'].components)"
    corrected = drakkar_("-c", show.format("vikings"), box=boxes).strip()
    prepare = f"""
import asyncio
from drakkar.server.tables import seating
from drakkar.server.asks import AskSeat, AskTable
from drakkar.server.store.store import Store
async def main():
    store = Store({db!r}); store.database.open()
    for game in ("vikings", "odin", "tinyepic", "saga", "shipwrights"):
        ask = AskTable(game, [AskSeat("me"), AskSeat("here")])
        new = seating.from_request(ask, b"d" * 32, "en")
        await store.create(new)
    store.database.close()
asyncio.run(main())
"""
    drakkar_("-c", prepare, box=boxes)
    listed = drakkar_("-m", "drakkar", "boxes", "--db", db, "--lang", "en")
    assert corrected in listed
    assert drakkar.GAMES["vikings"].components not in listed
    for slug, game in drakkar.GAMES.items():
        wanted = corrected if slug == "vikings" else game.components
        folder = tmp_path / "out" / slug
        drakkar_("-m", "drakkar", "boxes", wanted, str(folder), "--db", db)
        assert drakkar_("-c", show.format(slug), box=str(folder)).strip() == wanted
