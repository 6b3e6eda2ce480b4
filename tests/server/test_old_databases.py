"""Databases that another program has written: an earlier one, a later one."""

from __future__ import annotations

import base64
import contextlib
import json
import sqlite3
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, text

import drakkar
from drakkar.server.store import database
from drakkar.server.store.schema import METADATA
from tests.server.harness import wait_until
from tests.server.programs import program, stored

BEFORE = json.loads((Path(__file__).parent / "stored" / "0001.json").read_text(encoding="utf-8"))
"""Rows of tables that the program wrote before positions and boxes were kept."""


def restore(db: str) -> None:
    """A database in its first shape, with these rows."""

    def value(data: Any) -> Any:
        return base64.b64decode(data["base64"]) if isinstance(data, dict) else data

    opened = database.Database(db)
    with opened._engine.begin() as connection:
        METADATA.drop_all(connection)
        connection.execute(text("DROP TABLE IF EXISTS alembic_version"))
        database.migrate(connection, "0001")
        for name, rows in BEFORE["rows"].items():
            data = [{key: value(field) for key, field in row.items()} for row in rows]
            connection.execute(insert(METADATA.tables[name]), data)
    opened.close()


@pytest.mark.parametrize("later", [0, 1])
def test_tables_of_before_are_brought_over(db, monkeypatch, later):
    """Whatever revision their games have by now: none is broken for that, those that were marked
    so heal, and one that really is broken says so again."""
    for slug, game in list(drakkar.GAMES.items()):
        changed = replace(game, revision=game.revision + later)
        monkeypatch.setitem(drakkar.GAMES, slug, changed)
    restore(db)
    names = BEFORE["names"]
    with program(db, {"drakkar": BEFORE["cookie"]}) as person:
        for name, table in names.items():
            if name == "flipped":
                reply = person.get(f"/api/tables/{table}")
                assert reply.status_code == 423
                assert reply.json()["error"] == "broken"
                assert reply.json()["report"] != "aaaaaaaaaa"
                continue
            seen = person.view(table)
            wanted = "over" if name == "over" else "playing"
            assert seen["status"] in (wanted, "other-version"), name
            assert seen["log"]["lines"]
            for seq in range(1, seen["seq"] + 1, 5):
                past = person.get(f"/api/tables/{table}/history/{seq}")
                assert past.status_code == 200, (name, seq)
            if name != "over" or seen["result"]:
                assert person.get(f"/api/tables/{table}/record").json()["answers"] or name == "bot"
            for seat in seen["act"][:1]:
                seen = person.view(table, seat=seat)
                done = person.play(table, seen)
                assert done.status_code == 200, (name, done.text)
        wait_until(lambda: person.view(names["bot"])["act"] == [0])
        healed = person.view(names["broken"])
    assert healed["report"] == ""
    # what was missing is kept from the first move on
    kept = stored(db, names["broken"])
    if healed["status"] == "playing":
        assert all(event.told is not None for event in kept.events)
        assert kept.position.seq == kept.seq


def test_a_database_of_a_later_program_is_told_in_one_line(tmp_path):
    db = f"sqlite:///{tmp_path}/t.db"
    opened = database.Database(db)
    opened.open()
    opened.close()
    with contextlib.closing(sqlite3.connect(tmp_path / "t.db")) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
    later = database.Database(db)
    with pytest.raises(drakkar.DrakkarError) as refused:
        later.open()
    later.close()
    for lang in ("fr", "en"):
        assert "9999" in refused.value.text(lang)
