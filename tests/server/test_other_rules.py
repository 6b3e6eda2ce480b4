"""Tables and records outlive changes of the rules: a difference is a state of its own."""

from __future__ import annotations

import contextlib
from random import Random

import pytest

import drakkar
from drakkar.games.vikings.buying import BuyLot
from tests.records import golden
from tests.server.harness import frame, play_out
from tests.server.programs import Rules, bought, deeds, fold_of, program, stored, texts


@pytest.fixture
def rules(monkeypatch: pytest.MonkeyPatch) -> Rules:
    return Rules(monkeypatch)


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
