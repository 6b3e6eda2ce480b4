"""``drakkar review``: the decisions of a record that cost most."""

from __future__ import annotations

import json
import re

import pytest

import drakkar
from drakkar.bots import bot, play_out
from drakkar.bots.review import Review
from drakkar.terminal import review as module
from tests.terminal.driver import inside as run

FEW = ("--positions", "120")


@pytest.fixture(scope="module")
def record(tmp_path_factory):
    """A whole game of Vikings, played at random and by karl."""
    table = drakkar.new("vikings", 2, 6)
    play_out(table, [bot("thrall"), bot("karl")])
    table.meta = {"seats": ["human", "karl"], "names": ["Anna", "Karl"]}
    path = tmp_path_factory.mktemp("records") / "game.json"
    path.write_text(json.dumps(table.record()), encoding="utf-8")
    return path


@pytest.fixture(scope="module")
def reviewed(record):
    done = run(record.parent, "review", str(record), *FEW, "--json")
    assert done.code == 0, done.err
    return json.loads(done.out)


def test_the_decisions_of_the_people_that_cost_most_come_first(record, reviewed):
    assert reviewed["seats"] == [0]
    assert reviewed["over"] is True
    assert reviewed["decisions"] > 40
    costly = reviewed["costly"]
    assert len(costly) == 3
    costs = [each["cost"] for each in costly]
    assert costs == sorted(costs, reverse=True)
    answers = json.loads(record.read_text())["answers"]
    for each in costly:
        assert each["seat"] == 0
        assert answers[each["answer"] - 1] == [0, *each["played"]["move"]]
        assert each["better"]["move"] != each["played"]["move"]
        assert 0 <= each["within"] < each["cost"]
        assert sum(source["points"] for source in each["sources"]) == pytest.approx(
            each["cost"], abs=0.2
        )


@pytest.mark.parametrize(
    ("lang", "words"),
    [("en", ("Played:", "Better:", "points more of it")), ("fr", ("Joué :", "Mieux :", "de plus"))],
)
def test_it_is_told_in_both_languages(record, reviewed, lang, words):
    done = run(record.parent, "review", str(record), *FEW, "--lang", lang)
    assert (done.code, done.err) == (0, "")
    out = " ".join(done.out.replace("\u00a0", " ").split())
    for word in words:
        assert out.count(word) == 3, word
    assert "Anna" in out
    assert "⟨" not in out
    for each in reviewed["costly"]:
        move = "move" if lang == "en" else "coup"
        assert re.search(rf"Anna, {move} {each['step']} ?:", out)


def test_the_step_is_that_of_replay(record, reviewed):
    """At that number the replay shows the decision played."""
    from drakkar.terminal.replay import Replay
    from drakkar.terminal.screen import Screen

    shown = Replay(json.loads(record.read_text()), ("Anna", "Karl"), "en", Screen(tty=False))
    for each in reviewed["costly"]:
        assert shown.stops[each["step"]] == each["answer"]


def test_how_many_and_whose_can_be_chosen(record, monkeypatch):
    asked = []

    def review(data, seats, positions, most, report):
        asked.append((tuple(seats), positions, most))
        return Review(0, ())

    monkeypatch.setattr(module, "review", review)
    for more in ((), ("--seat", "2"), ("--seat", "all", "--most", "5", "--positions", "77")):
        done = run(record.parent, "review", str(record), *more, "--lang", "en")
        assert done.code == 0, done.err
        assert "No decision clearly cost anything." in done.out
    assert asked == [((0,), 2000, 3), ((1,), 2000, 3), ((0, 1), 77, 5)]


def test_a_game_that_is_not_over_and_names_nobody_is_looked_through_whole(record, tmp_path):
    data = json.loads(record.read_text())
    del data["scores"], data["meta"]
    data["answers"] = data["answers"][:30]
    path = tmp_path / "begun.json"
    path.write_text(json.dumps(data))
    done = run(tmp_path, "review", str(path), *FEW, "--json")
    assert done.code == 0, done.err
    reviewed = json.loads(done.out)
    assert (reviewed["seats"], reviewed["over"]) == ([0, 1], False)
    assert 0 < reviewed["decisions"] <= 30


def test_what_is_wrong_is_said_in_one_line(record, tmp_path):
    broken = tmp_path / "broken.json"
    broken.write_text("{")
    cheat = tmp_path / "cheat.json"
    data = json.loads(record.read_text())
    data["answers"][-1] = [0, "buy", 99]
    cheat.write_text(json.dumps(data))
    for words, named in (
        ([str(tmp_path / "none.json")], "none.json"),
        ([str(broken)], "broken.json"),
        ([str(cheat)], "Answer"),
        ([str(record), "--seat", "3"], "3"),
        ([str(record), "--seat", "Anna"], "Anna"),
        ([str(record), "--most", "0"], "--most"),
        ([str(record), "--positions", "-4"], "--positions"),
        ([str(record), "--positions", "many"], "many"),
    ):
        done = run(tmp_path, "review", *words, "--lang", "en")
        assert done.code == 2, words
        assert done.out == ""
        assert len(done.err.splitlines()) == 1
        assert named in done.err
