"""Learning at a table of the server: the script of the others, going back, not in the way."""

from __future__ import annotations

import time

from drakkar.games import GAMES
from drakkar.teaching.lesson import lesson

course = lesson(GAMES["vikings"].package)
assert course is not None
LESSON = course
MOVES = [step.expect[0] for step in LESSON.steps if step.expect]


def begin(person):
    reply = person.post("/api/games/vikings/lesson", {"name": "Astrid"})
    assert reply.status_code == 201
    return reply.json()["table"]


def my_turn(person, table):
    until = time.monotonic() + 20
    while time.monotonic() < until:
        seen = person.view(table)
        if seen["act"]:
            return seen
        time.sleep(0.02)
    raise AssertionError("it did not become my turn")


def test_the_shelf_says_what_can_be_learnt(person):
    games = {game["slug"]: game for game in person.get("/api/games").json()["games"]}
    assert games["vikings"]["lesson"]
    assert games["vikings"]["coach"]
    for slug, game in games.items():
        status = person.get(f"/api/games/{slug}/lesson").status_code
        assert status == (200 if game["lesson"] or game["coach"] else 404)


def test_the_words_of_a_lesson_come_in_both_languages(people):
    for lang in ("fr", "en"):
        reply = people(lang).get("/api/games/vikings/lesson").json()
        assert [step["id"] for step in reply["steps"]] == [step.id for step in LESSON.steps]
        assert all(
            entry["text"] and "⟨" not in entry["text"] for entry in reply["steps"] + reply["cards"]
        )
        assert all(bool(step["task"]) == bool(step["expect"]) for step in reply["steps"])


def test_a_game_without_a_lesson_and_no_game(person):
    for slug in ("chess", *(slug for slug, game in GAMES.items() if not lesson(game.package))):
        assert person.post(f"/api/games/{slug}/lesson", {}).status_code == 404


def test_the_lesson_to_its_end(person):
    table = begin(person)
    for number, move in enumerate(MOVES):
        seen = my_turn(person, table)
        assert seen["lesson"] == {"done": number}
        assert person.play(table, seen, move).status_code == 200
    seen = my_turn(person, table)  # karl has gone on by himself in round 2
    assert seen["board"]["round"] == 2
    assert seen["lesson"] == {"done": len(MOVES)}
    assert [player["name"] for player in seen["seats"]] == ["Astrid", "Karl", "Thora"]
    assert person.play(table, seen, seen["moves"][0]["move"]).status_code == 200  # free again


def test_another_move_is_told_from_a_wrong_one_and_changes_nothing(person):
    table = begin(person)
    seen = my_turn(person, table)
    other = person.play(table, seen, ["buy", 5])
    assert other.status_code == 422
    assert other.json()["error"] == "off-lesson"
    wrong = person.play(table, seen, ["buy", 0])
    assert wrong.json()["refusal"]["clause"] == "VIK-3.5"
    assert person.view(table)["seq"] == seen["seq"]


def test_back_past_what_the_others_did(person):
    table = begin(person)
    views = []
    for move in MOVES[:5]:
        seen = my_turn(person, table)
        views.append(seen["board"])
        assert person.play(table, seen, move).status_code == 200
    while views:
        seen = my_turn(person, table)
        assert seen["undo"]["can"]
        assert person.undo(table, seen).status_code == 200
        now = person.view(table)
        assert now["board"] == views.pop()
        assert now["lesson"] == {"done": len(views)}
    assert not person.view(table)["undo"]["can"]
    assert person.undo(table, person.view(table)).status_code == 422
    # and forward again, by the same script
    for move in MOVES:
        assert person.play(table, my_turn(person, table), move).status_code == 200
    assert my_turn(person, table)["board"]["round"] == 2


def test_it_is_not_among_my_tables(person):
    table = begin(person)
    assert person.play(table, my_turn(person, table), MOVES[0]).status_code == 200
    other = person.create("vikings", "me", "karl")["table"]
    assert [listed["table"] for listed in person.get("/api/tables").json()["tables"]] == [other]
    assert person.view(other)["lesson"] is None


def test_a_stranger_sees_nothing_of_it(people):
    table = begin(people())
    assert people().get(f"/api/tables/{table}").status_code == 404


def test_undo_elsewhere_still_stops_at_others(person):
    """What a lesson may do no other table may."""
    table = person.create("vikings", "me", "karl", seed=4, options={"first_player": "1"})["table"]
    for _ in range(12):
        seen = my_turn(person, table)
        if len(seen["log"]["lines"]) > 2 and not seen["undo"]["can"]:
            break
        assert person.play(table, seen, seen["moves"][0]["move"]).status_code == 200
    assert not seen["undo"]["can"]
    assert person.undo(table, seen).status_code == 422
