"""Tables outlive changes of the rules and of the box: a difference is a state of its own."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import json
import os
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
import uvicorn
from sqlalchemy import insert, text

import drakkar
from drakkar.games.vikings.buying import BuyLot
from drakkar.kernel.game import Option
from drakkar.kernel.refusal import Refusal
from drakkar.server.app import make
from drakkar.server.asks import AskSeat, AskTable
from drakkar.server.http.network import OPTIONS
from drakkar.server.names import digest
from drakkar.server.settings import Settings
from drakkar.server.store import database
from drakkar.server.store.events import fold
from drakkar.server.store.schema import METADATA
from drakkar.server.store.store import Store
from drakkar.server.tables import seating, spoken
from drakkar.server.tables.opening import opening
from drakkar.server.tables.telling import Log
from tests.records import golden, present
from tests.server.harness import Person, frame, free_port, play_out, running, wait_until
from tests.server.postgres import postgres

pytestmark = pytest.mark.xdist_group("postgres")

CORRECTION = """\
ship_types:
  - id: ship_yellow
    reward: {kind: glory, amount: 4}
    source: rulebook
"""
"""The very example of docs/components.md."""


@pytest.fixture(scope="module")
def pg() -> Iterator[str]:
    with postgres() as cluster:
        yield cluster.url


@pytest.fixture(params=["sqlite", "postgresql"])
def db(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/t.db"
    return str(request.getfixturevalue("pg"))


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


# ---- other rules -----------------------------------------------------------------------------


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


@pytest.fixture
def rules(monkeypatch: pytest.MonkeyPatch) -> Rules:
    return Rules(monkeypatch)


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


def test_a_running_table_goes_on_under_later_rules_if_all_of_it_is_legal(tmp_path, rules):
    db = f"sqlite:///{tmp_path}/t.db"
    with program(db) as person:
        table = person.create("vikings", "me", "here", seed=1)["table"]
        before = bought(person, table, 4, 5)
        cookies = dict(person.http.cookies)
    first = rules.revision
    rules.later()
    with program(db, cookies) as person:
        seen = person.view(table)
        assert seen["status"] == "playing"
        assert seen["board"] == before["board"]
        assert [move["move"] for move in seen["moves"]] == [
            move["move"] for move in before["moves"]
        ]
        assert texts(seen)[:-1] == texts(before)
        assert f"revision {first + 1} of the rules (until now {first})" in texts(seen)[-1]
        assert stored(db, table).seq == before["seq"]  # looking changes nothing
        assert person.get(f"/api/tables/{table}/record").json()["revision"] == first
        assert person.play(table, seen).status_code == 200
        kept = stored(db, table)
        assert [event.kind for event in kept.events[-2:]] == ["version", "move"]
        assert person.get(f"/api/tables/{table}/record").json()["revision"] == first + 1
        after = person.view(table, seat=seen["seat"])
        assert after["seq"] == before["seq"] + 2
        assert person.undo(table, after).status_code == 200
        fresh = person.view(table)
        assert [move["move"] for move in fresh["moves"]] == [move["move"] for move in seen["moves"]]
    with program(db, cookies) as person:
        again = person.view(table)
        assert again["log"] == fresh["log"]
        assert play_out(person, table, Random(1))["status"] == "over"
    # and for the program before it can still be read
    rules.later(0)
    with program(db, cookies) as person:
        seen = person.view(table)
        assert seen["status"] == "over"
        assert seen["versions"]["server"]["revision"] == first
        assert seen["result"]["scores"]


@pytest.mark.parametrize("legal", [True, False])
def test_an_option_that_is_gone_stops_no_table(tmp_path, rules, legal):
    """Neither when it moves on, nor afterwards, when its events are played again."""
    db = f"sqlite:///{tmp_path}/t.db"
    rules.with_option()
    with program(db) as person:
        options = {"old_way": "yes"}
        table = person.create("vikings", "me", "here", options=options, seed=1)["table"]
        before = bought(person, table, 4, 5)
        cookies = dict(person.http.cookies)
    rules.later()
    with contextlib.nullcontext() if legal else rules.without(4):
        with program(db, cookies) as person:
            assert person.view(table)["board"] == before["board"]
            assert person.play(table, person.view(table)).status_code == 200
            cut = person.view(table)
        with program(db, cookies) as person:  # which replays what has moved on
            seen = person.view(table)
            assert (seen["status"], seen["board"]) == ("playing", cut["board"])
            assert person.play(table, seen).status_code == 200
            after = person.view(table, seat=seen["seat"])
            assert person.undo(table, after).status_code == 200
            assert person.view(table)["status"] == "playing"
            record = person.get(f"/api/tables/{table}/record").json()
            assert "old_way" not in record["options"]
            assert drakkar.replay(record).log
            assert person.get(f"/api/tables/{table}/history/2").status_code == 200
            imported = person.post("/api/records", record).status_code
            assert imported == (201 if legal else 422)  # a position cannot be checked


def test_two_workers_move_on_together(pg, rules):
    """One has looked, the other has played: both go on from the same events."""
    with program(pg) as person:
        table = person.create("vikings", "me", "here", seed=1)["table"]
        bought(person, table, 4, 5)
        cookies = dict(person.http.cookies)
    rules.later()
    with program(pg, cookies) as first, program(pg, cookies) as second:
        assert first.view(table) == second.view(table)
        for number in range(6):
            person = (first, second)[number % 2]
            assert person.play(table, person.view(table)).status_code == 200
        assert first.view(table) == second.view(table)
    kinds = [event.kind for event in stored(pg, table).events]
    assert kinds.count("version") == 1


def test_where_an_answer_is_not_legal_any_more_it_goes_on_from_its_position(tmp_path, rules):
    db = f"sqlite:///{tmp_path}/t.db"
    with program(db) as person:
        table = person.create("vikings", "me", "here", seed=1)["table"]
        before = bought(person, table, 4, 5, 6)
        cookies = dict(person.http.cookies)
    rules.later()
    with rules.without(5):
        with program(db, cookies) as person:
            seen = person.view(table)
            assert seen["status"] == "playing"
            assert seen["board"]["coasts"] == before["board"]["coasts"]
            assert texts(seen)[:-1] == texts(before)
            assert "goes on from where it stood" in texts(seen)[-1]
            assert not seen["undo"]["can"]
            assert person.play(table, seen).status_code == 200
            back = {"seat": seen["seat"], "to": before["seq"] - 2, "key": "too-far-back"}
            refused = person.post(f"/api/tables/{table}/takeback", back)
            assert refused.json()["error"] == "takeback-nothing"
            moved = person.view(table)
            back = {"seat": seen["seat"], "to": seen["seq"], "key": "just-there"}
            assert person.post(f"/api/tables/{table}/takeback", back).status_code == 200
            assert person.view(table)["board"] == seen["board"]
        with program(db, cookies) as person:
            again = person.view(table)
            assert again["board"] == seen["board"]
            assert texts(again)[: len(texts(seen))] == texts(seen)
            # walking back: as far as these rules lead, in words all of it
            shown = [
                person.get(f"/api/tables/{table}/history/{n}").json()
                for n in range(1, again["seq"] + 1)
            ]
            assert [line["seq"] for line in shown] == list(range(1, again["seq"] + 1))
            assert "do not lead to this position" in shown[before["seq"] - 1]["prompt"]
            assert texts(shown[before["seq"] - 1]) == texts(before)
            assert shown[moved["seq"] - 1]["board"] == moved["board"]
            ended = play_out(person, table, Random(2))
            assert ended["status"] == "over"
            record = person.get(f"/api/tables/{table}/record").json()
            assert record["start"]["state"]
            assert record["meta"]["before"][0]["revision"] == rules.revision - 1
            assert list(drakkar.replay(record).result().scores) == ended["result"]["scores"]
            assert person.post("/api/records", record).status_code == 422


def test_a_position_that_cannot_be_read_leaves_the_words(tmp_path, rules):
    db = f"sqlite:///{tmp_path}/t.db"
    with program(db) as person:
        table = person.create("vikings", "me", "here", seed=1)["table"]
        before = bought(person, table, 4, 5, 6)
        cookies = dict(person.http.cookies)
    rules.later()
    with rules.without(5), rules.unreadable(), program(db, cookies) as person:
        seen = person.view(table)
        assert seen["status"] == "other-version"
        assert str(rules.revision) in seen["prompt"]
        assert str(rules.revision - 1) in seen["prompt"]
        assert seen["log"] == before["log"]
        assert set(deeds(person, table, seen)) == {423}
        for seq in range(1, before["seq"] + 1):
            past = person.get(f"/api/tables/{table}/history/{seq}")
            assert past.status_code == 200
            assert past.json()["seq"] == seq
        record = person.get(f"/api/tables/{table}/record").json()
        assert len(record["answers"]) == len(fold_of(db, table).answers)
        (listed,) = person.get("/api/tables").json()["tables"]
        assert (listed["status"], listed["my_turn"]) == ("other-version", False)
        assert listed["waiting_for"] == []
        with person.socket(table) as socket:
            assert frame(socket)["view"]["status"] == "other-version"
        # it can be gone on with from the last legal answer, as a table of its own
        reply = person.post("/api/records", record)
        assert reply.status_code == 201
        cut = person.view(reply.json()["table"])
        assert cut["status"] == "playing"
        assert f"of its {len(record['answers'])} answers are legal here" in texts(cut)[-1]
    rules.later(0)
    with program(db, cookies) as person:
        healed = person.view(table)
        assert healed["status"] == "playing"
        assert healed["moves"] == before["moves"]
        assert person.play(table, healed).status_code == 200


def fold_of(db: str, table: str) -> Any:
    kept = stored(db, table)
    return fold(kept.head, kept.events)


def test_a_finished_game_stays_as_it_ended(tmp_path, rules, monkeypatch):
    db = f"sqlite:///{tmp_path}/t.db"
    with program(db) as person:
        reply = person.post("/api/records", golden("vikings-2-basic")).json()
        before = person.view(reply["table"])
        cookies = dict(person.http.cookies)
    prices = [answer[2] for answer in golden("vikings-2-basic")["answers"] if answer[1] == "buy"]
    rules.later()
    for hidden in (False, True):
        with contextlib.ExitStack() as stack:
            stack.enter_context(rules.without(prices[len(prices) // 2]))
            if hidden:
                stack.enter_context(rules.unreadable())
            person = stack.enter_context(program(db, cookies))
            seen = person.view(reply["table"])
            assert seen["status"] == "over"
            assert seen["result"] == before["result"]
            assert seen["standing"] == before["standing"]
            assert seen["log"] == before["log"]
            assert seen["versions"]["table"]["revision"] == rules.revision - 1
            if not hidden:
                assert seen["board"] == before["board"]
            assert person.post(f"/api/tables/{reply['table']}/rematch").status_code == 200


def test_an_earlier_program_only_shows_what_a_later_one_has_played(tmp_path, rules):
    db = f"sqlite:///{tmp_path}/t.db"
    rules.later()
    with program(db) as person:
        table = person.create("vikings", "me", "here", seed=1)["table"]
        before = bought(person, table, 4)
        cookies = dict(person.http.cookies)
    rules.later(0)
    with program(db, cookies) as person:
        (listed,) = person.get("/api/tables").json()["tables"]  # before anybody has looked
        assert (listed["status"], listed["my_turn"]) == ("other-version", False)
        seen = person.view(table)
        assert seen["status"] == "other-version"
        assert seen["board"] == before["board"]
        assert set(deeds(person, table, seen)) == {423}
        # a move that only the later rules know
        asked = {"seat": 0, "expected_seq": seen["seq"], "key": "some-key-3", "move": ["fly", 1]}
        assert person.post(f"/api/tables/{table}/moves", asked).status_code == 423


def test_a_game_that_is_gone_leaves_its_record(tmp_path, monkeypatch):
    db = f"sqlite:///{tmp_path}/t.db"
    with program(db) as person:
        table = person.create("vikings", "me", "here", seed=1)["table"]
        cookies = dict(person.http.cookies)
    with monkeypatch.context() as patch:
        patch.delitem(drakkar.GAMES, "vikings")
        with program(db, cookies) as person:
            assert person.get(f"/api/tables/{table}").status_code == 423
            assert person.get("/api/tables").json()["tables"] == []
            assert person.get(f"/api/tables/{table}/record").status_code == 200
    with program(db, cookies) as person:
        assert person.view(table)["status"] == "playing"


def test_a_fault_of_one_release_is_tried_again_by_the_next(tmp_path, monkeypatch):
    db = f"sqlite:///{tmp_path}/t.db"
    with program(db) as person:
        table = person.create("vikings", "me", "here", seed=1)["table"]
        cookies = dict(person.http.cookies)
        with monkeypatch.context() as patch:
            patch.setattr(BuyLot, "answer", lambda *_: 1 / 0)
            assert person.play(table, person.view(table)).status_code == 423
        assert person.view(table)["status"] == "broken"
    with program(db, cookies) as person:
        assert person.view(table)["status"] == "broken"
    monkeypatch.setattr("drakkar.server.tables.rooms.__version__", "99.0")
    with program(db, cookies) as person:
        assert person.view(table)["status"] == "playing"
        assert person.play(table, person.view(table)).status_code == 200


# ---- records that are brought in -------------------------------------------------------------


def test_a_record_of_an_earlier_revision_comes_in_as_far_as_it_is_legal(tmp_path, rules):
    record = golden("vikings-2-basic")
    prices = [answer[2] for answer in record["answers"] if answer[1] == "buy"]
    record["meta"] = {"seats": ["karl", "karl"], "names": ["A", "B"]}
    rules.later()
    with program(f"sqlite:///{tmp_path}/t.db") as person:
        whole = person.view(person.post("/api/records", record).json()["table"])
        assert whole["status"] == "over"
        assert whole["result"]["scores"] == record["scores"]
        assert "All its answers are legal here." in texts(whole)[-1]
        with rules.without(prices[len(prices) // 2]):
            reply = person.post("/api/records", record)
            assert reply.status_code == 201
            cut = person.view(reply.json()["table"])
            # nobody plays on by himself what was over
            assert [player["kind"] for player in cut["seats"]] == ["person", "person"]
            assert cut["status"] == "playing"
            assert "answers are legal here" in texts(cut)[-1]
            assert f"It ended {', '.join(map(str, record['scores']))}." in texts(cut)[-1]
            assert person.play(reply.json()["table"], cut).status_code == 200
        other = {**record, "revision": rules.revision, "components": "0" * 16}
        seen = person.view(person.post("/api/records", other).json()["table"])
        assert "another box" in texts(seen)[-1]


# ---- what was told ---------------------------------------------------------------------------


@pytest.mark.parametrize("slug", drakkar.GAMES)
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_what_is_kept_of_the_telling_says_the_same_again(slug, lang):
    name = next(path.stem for path in present() if path.stem.startswith(f"{slug}-"))
    table = drakkar.replay(golden(name), listen=True)
    ask = AskTable(slug, [AskSeat("here") for _ in range(table.players)], dict(table.options))
    head = seating.from_request(ask, b"d" * 32, "en").head
    events = opening(head, table, 0.0)
    kept = spoken.collect(events, fold(head, events))
    names = tuple("ABCDE"[: table.players])
    for seat in (None, 0, table.players - 1):
        lines = [str(line) for line in Log(seat, lang).lines(table, names)]
        again = [str(line) for line in Log(seat, lang).lines(table, names, kept)]
        assert again == lines


def test_a_telling_without_words_stands_by_its_name():
    table = drakkar.new("vikings", 2, seed=1, listen=True)
    tellings: spoken.Numbered = [
        (1, ("never-heard-of", None, {"seat": 0, "what": "axe"})),
        (2, ("never-heard-of", (1,), {"seat": 1})),
        (3, ("bought", None, {"seat": 0})),  # lacks what the words need
    ]
    lines = Log(0, "en").lines(table, ("A", "B"), tellings)
    assert str(lines[0]) == "never-heard-of 0 axe"
    assert not any("never-heard-of 1" in str(line) for line in lines)


# ---- a database of before --------------------------------------------------------------------

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
