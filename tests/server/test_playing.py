"""Moves, undo, why not, previews, hints, history: what a player does at a table."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.server.harness import new_key, play_out, wait_until


@pytest.fixture
def table(person):
    """Vikings for two people at one device; seat 0 begins."""
    return person.create("vikings", "me", "here", seed=5, options={"first_player": "1"})["table"]


def test_a_move_is_played_and_told(person, table):
    before = person.view(table)
    done = person.play(table, before)
    assert done.json() == {"seq": before["seq"] + 1, "dup": False}
    after = person.view(table)
    assert after["seq"] == before["seq"] + 1
    assert after["question"]["tag"] != before["question"]["tag"]
    assert after["recap"]
    assert after["log"]["lines"][-1]["last"] == after["seq"]


def test_a_move_may_be_written_as_notation(person, table):
    before = person.view(table)
    assert person.play(table, before, before["moves"][2]["notation"]).status_code == 200


def test_the_same_key_does_nothing_twice(person, table):
    before = person.view(table)
    key = new_key()
    first = person.play(table, before, key=key)
    again = person.play(table, before, key=key)
    assert first.json()["seq"] == again.json()["seq"]
    assert again.json()["dup"]
    assert person.view(table)["seq"] == before["seq"] + 1


def test_a_key_stands_for_one_thing(person, table):
    before = person.view(table)
    key = new_key()
    person.play(table, before, before["moves"][0]["move"], key=key)
    other = person.play(table, before, before["moves"][1]["move"], key=key)
    assert other.status_code == 422
    assert other.json()["error"] == "key-used"
    body = {"expected_seq": before["seq"] + 1, "key": key, "seat": 0}
    assert person.post(f"/api/tables/{table}/undo", body).json()["error"] == "key-used"


def test_an_old_view_is_no_ground_to_stand_on(person, table):
    before = person.view(table)
    person.play(table, before)
    late = person.play(table, before)
    assert late.status_code == 409
    assert late.json()["error"] == "stale"
    assert late.json()["expected_seq"] == before["seq"] + 1


def test_a_refusal_names_clause_and_reason(person, table):
    before = person.view(table)
    refused = person.play(table, before, ["buy", 0])
    assert refused.status_code == 422
    refusal = refused.json()["refusal"]
    assert refusal["clause"] == "VIK-3.5"
    assert refusal["clause_text"]
    assert "VIK-3.5" in refused.json()["text"]
    why = person.post(f"/api/tables/{table}/why", {"move": ["buy", 0], "seat": 0}).json()
    assert not why["legal"]
    assert why["refusal"] == refusal
    french = person.http.post(
        f"/api/tables/{table}/why", json={"move": "buy 0", "seat": 0}, params={"lang": "fr"}
    )
    assert french.json()["refusal"]["text"] != refusal["text"]
    legal = {"move": before["moves"][0]["move"], "seat": 0}
    assert person.post(f"/api/tables/{table}/why", legal).json()["legal"]


def test_refused_cells_are_named(person, table):
    seen = person.view(table)
    person.play(table, seen, next(m["move"] for m in seen["moves"] if "left end" in m["text"]))
    for _ in range(3):
        seen = person.view(table)
        if seen["question"]["tag"] == "laytile":
            break
        person.play(table, seen)
    body = {"move": ["place", "scout", 9], "seat": seen["seat"]}
    why = person.post(f"/api/tables/{table}/why", body).json()
    assert why["refusal"]["reason"] == "not-adjacent"


def test_undo_and_where_it_stops(person, table):
    seen = person.view(table)
    assert not seen["undo"]["can"]
    assert seen["undo"]["clause"] == "KER-5"
    person.play(table, seen)
    seen = person.view(table, seat=0)
    assert seen["undo"]["can"]
    assert seen["undo"]["what"]
    done = person.undo(table, seen)
    assert done.status_code == 200
    back = person.view(table)
    assert back["seq"] == seen["seq"] + 1
    assert back["question"]["tag"] == "buylot"
    refused = person.undo(table, back)
    assert refused.status_code == 422
    assert refused.json()["refusal"]["clause"] == "KER-5"


def test_a_whole_turn_is_taken_back(person, table):
    before = person.view(table)
    person.play(table, before)
    seen = person.view(table)
    person.play(table, seen)
    seen = person.view(table, seat=0)
    assert seen["undo"]["turn"]
    assert person.undo(table, seen, turn=True).status_code == 200
    back = person.view(table, seat=0)
    assert back["board"] == before["board"]
    assert back["moves"] == before["moves"]


def test_nobody_takes_back_what_another_has_answered(person, table):
    seen = person.view(table)
    while seen["seat"] == 0:
        person.play(table, seen)
        seen = person.view(table)
    person.play(table, seen)  # seat 1 has bought something
    mine = person.view(table, seat=0)
    assert not mine["undo"]["can"]
    assert mine["undo"]["clause"] == "KER-7"
    assert person.undo(table, mine).status_code == 422


def test_who_has_given_no_name_is_called_in_the_language_of_the_reader(person, table):
    test_nobody_takes_back_what_another_has_answered(person, table)
    for lang, name in (("en", "Player 2"), ("fr", "Joueur 2")):
        seen = person.view(table, seat=0, lang=lang)
        assert seen["seats"][1]["name"] == name
        assert f"{name} " in seen["undo"]["why"]
        assert any(line["speaker"] == name for line in seen["log"]["lines"])


def test_what_gives_up_much_is_said(person):
    odin = person.create("odin", "me", seed=1)["table"]
    seen = person.view(odin)
    while seen["question"]["tag"] != "turn":
        person.play(odin, seen)
        seen = person.view(odin)
    assert [move["kind"] for move in seen["moves"] if move["grave"]] == ["pass"]


def test_sealed_answers_and_who_has_given_one(person):
    ships = person.create("shipwrights", "me", "here", "here", seed=1)["table"]
    seen = person.view(ships, seat=1)
    assert seen["question"]["sealed"]
    assert not any(seat["done"] for seat in seen["seats"])
    person.play(ships, seen)
    assert [seat["done"] for seat in person.view(ships, seat=0)["seats"]] == [False, True, False]
    mine = person.view(ships, seat=1)
    assert mine["undo"]["can"]
    person.undo(ships, mine)
    assert person.view(ships, seat=1)["moves"] == seen["moves"]


def test_a_preview_is_what_then_happens(person, table):
    seen = person.view(table)
    for _ in range(12):
        for move in seen["moves"][:4]:
            body = {"move": move["move"], "seat": seen["seat"]}
            shown = person.post(f"/api/tables/{table}/preview", body)
            assert shown.status_code == 200, shown.text
            there = shown.json()
            assert move["doubtful"] == (there["reveals"] or there["chance"])
        reply = shown.json()
        person.play(table, seen, move["move"])
        after = person.view(table, seat=seen["seat"])
        if not reply["chance"]:
            for change in reply["changes"]:
                board = after["board"]
                for step in change["path"].split("."):
                    board = board[int(step)] if isinstance(board, list) else board.get(step)
                assert board == change["after"], change
        assert reply["ends_turn"] == (seen["seat"] not in after["deciders"]) or reply["chance"]
        seen = person.view(table)


def test_a_preview_of_the_impossible_is_refused(person, table):
    body = {"move": ["buy", 0], "seat": 0}
    assert person.post(f"/api/tables/{table}/preview", body).json()["error"] == "refused"


def test_hints_of_three_levels(person, table):
    seen = person.view(table)
    for level in (1, 2, 3):
        body = {"level": level, "seat": 0}
        reply = person.post(f"/api/tables/{table}/hint", body)
        assert reply.status_code == 200, reply.text
        hint = reply.json()
        assert hint["reason"]
        legal = [move["move"] for move in seen["moves"]]
        assert all(move["move"] in legal for move in hint["moves"])
    assert len(hint["moves"]) == 2
    gains = person.post(f"/api/tables/{table}/hint", {"level": 2, "seat": 0}).json()["moves"]
    points = [move["gain"] for move in gains]
    assert points == sorted(points, reverse=True)


def test_hints_stop_where_the_table_says(people):
    host = people()
    created = host.create("vikings", "me", "friend", hints=1, options={"first_player": "1"})
    body = {"level": 2}
    assert host.post(f"/api/tables/{created['table']}/hint", body).status_code == 403
    assert host.post(f"/api/tables/{created['table']}/hint", {"level": 1}).status_code == 200


def test_history_shows_what_was(person, table):
    seen = [person.view(table, seat=0)]
    for _ in range(8):
        now = person.view(table)
        person.play(table, now, Random(len(seen)).choice(now["moves"])["move"])
        seen.append(person.view(table, seat=0))
    for view in seen:
        was = person.get(f"/api/tables/{table}/history/{view['seq']}", seat=0).json()
        assert was["past"]
        assert was["board"] == view["board"]
        assert was["deciders"] == view["deciders"]
        assert was["moves"] == []
        assert was["log"]["lines"][-1] == view["log"]["lines"][-1]
    assert person.get(f"/api/tables/{table}/history/99", seat=0).status_code == 404
    assert person.get(f"/api/tables/{table}/history/0", seat=0).status_code == 404


def test_the_log_pieced_together_is_the_whole_log(person):
    """A client that keeps what it has and replaces what a view brings ends with the log."""
    table = person.create("vikings", "me", "thrall", seed=2)["table"]
    rng = Random(1)
    kept: list[dict[str, Any]] = []
    answers = 0
    while answers < 80:
        seen = person.view(table, seat=0)
        part = seen["log"]
        kept = [line for line in kept if line["seq"] < part["from"]] + part["lines"]
        if seen["result"]:
            break
        if not seen["act"]:
            continue
        answers += 1
        if seen["undo"]["can"] and rng.random() < 0.2:
            person.undo(table, seen)
        else:
            person.play(table, seen, rng.choice(seen["moves"])["move"])
    wait_until(lambda: (now := person.view(table, seat=0))["act"] or now["result"])
    seen = person.view(table, seat=0)
    kept = [line for line in kept if line["seq"] < seen["log"]["from"]] + seen["log"]["lines"]
    assert seen["log"]["from"] > 0
    assert kept == person.get(f"/api/tables/{table}/log", seat=0).json()["lines"]


@pytest.mark.parametrize("game", ["vikings", "tinyepic", "shipwrights"])
def test_a_whole_game_of_people_and_bots(people, game):
    """To the end, from every seat in words of both languages, then a rematch."""
    host = people()
    table = host.create(game, "me", "thrall", seed=11)["table"]
    seen = play_out(host, table, Random(3))
    assert seen["status"] == "over"
    assert seen["result"]["text"] == seen["prompt"]
    assert seen["standing"]["totals"] == seen["result"]["scores"]
    assert seen["moves"] == []
    for lang in ("fr", "en"):
        text = host.get(f"/api/tables/{table}", lang=lang).text
        assert "⟨" not in text
        assert "{ $" not in text
    late = host.play(table, seen, ["buy", 1])
    assert late.status_code == 422
    again = host.post(f"/api/tables/{table}/rematch").json()
    assert host.view(table)["rematch"] == again["table"]
    assert host.post(f"/api/tables/{table}/rematch").json()["table"] == again["table"]
    assert host.view(again["table"])["my_seats"] == [0]


def test_a_question_names_its_things(person):
    """A question of Odin holds numbers of pieces and boards; what is read are their names."""
    options = {"length": "short"}
    table = person.create("odin", "me", seed=5, options=options)["table"]
    for _ in range(80):
        view = person.view(table)
        if view["question"]["tag"] == "layspot":
            break
        ways = ["piece", "lay", "use", "ready", "suggestion", "pass"]
        moves = [move for way in ways for move in view["moves"] if move["kind"] == way]
        person.play(table, view, (moves or view["moves"])[0]["move"])
    assert view["question"]["tag"] == "layspot"
    assert not any(sign.isdigit() for sign in view["question"]["text"])
    assert "the silver" in view["prompt"]
