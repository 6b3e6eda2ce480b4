"""Saved games outlive a bad file beside them and a change of the rules."""

from __future__ import annotations

import json
import os
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import drakkar
from drakkar.games.vikings.buying import BuyLot
from drakkar.kernel.refusal import Refusal
from tests.terminal.driver import TWO, saves
from tests.terminal.driver import inside as run

PLAY = ("play", "vikings", *TWO)


def save(home: Path, *typed: str, file: str = "") -> Path:
    more = ("--save", file) if file else ()
    assert run(home, *PLAY, *more, "--lang", "en", typed="\n".join((*typed, "q", ""))).code == 0
    return Path(file) if file else saves(home)[-1]


def older(path: Path, seconds: int) -> None:
    at = path.stat().st_mtime - seconds
    os.utime(path, (at, at))


@pytest.mark.parametrize("spoilt", ["", "{", '{"moves": [1]}', "[]", "\x00"])
def test_a_spoilt_newest_save_does_not_hide_the_others(tmp_path, spoilt):
    good = save(tmp_path, "buy 5")
    older(good, 60)
    bad = good.with_name("vikings-29991231-000000.json")
    bad.write_text(spoilt)
    answer = run(tmp_path, "play", "--resume", "--lang", "en", typed="q\n")
    assert answer.code == 0
    output = "".join(answer.out.split())
    assert bad.name in output
    assert "Thefileisleftasitis." in output
    assert "Where do you lay" in answer.out
    assert bad.read_text() == spoilt
    assert len(json.loads(good.read_text())["answers"]) >= 1


def test_a_save_that_leads_nowhere_does_not_hide_the_others(tmp_path):
    good = save(tmp_path, "buy 5")
    older(good, 60)
    lost = good.with_name("vikings-29991231-000000.json")
    lost.symlink_to(tmp_path / "gone.json")
    answer = run(tmp_path, "play", "--resume", "--lang", "en", typed="q\n")
    assert answer.code == 0
    assert lost.name in "".join(answer.out.split())
    assert "Where do you lay" in answer.out


# ---- other rules -----------------------------------------------------------------------------


@pytest.fixture
def next_revision(monkeypatch: pytest.MonkeyPatch) -> drakkar.Game:
    game = drakkar.GAMES["vikings"]
    later = replace(game, revision=game.revision + 1)
    monkeypatch.setitem(drakkar.GAMES, "vikings", later)
    return later


def forbid(monkeypatch: pytest.MonkeyPatch, price: int) -> None:
    """The rules of this revision do not let this lot be bought."""
    moves, refuse = BuyLot.moves, BuyLot.refuse

    def fewer(self: BuyLot, s: Any) -> list[drakkar.Move]:
        return [move for move in moves(self, s) if move[1] != price]

    def stricter(self: BuyLot, s: Any, move: Any) -> Refusal | None:
        return Refusal("VIK-3.2", "zero-lot") if move[1] == price else refuse(self, s, move)

    monkeypatch.setattr(BuyLot, "moves", fewer)
    monkeypatch.setattr(BuyLot, "refuse", stricter)


def test_a_game_goes_on_under_the_next_revision(tmp_path, next_revision):
    drakkar.GAMES["vikings"] = replace(next_revision, revision=next_revision.revision - 1)
    file = save(tmp_path, "buy 5")
    before = json.loads(file.read_text())
    drakkar.GAMES["vikings"] = next_revision
    answer = run(tmp_path, "play", "--resume", "--lang", "en", typed="q\n")
    assert answer.code == 0
    output = " ".join(answer.out.split())
    assert f"begun under revision {before['revision']}" in output
    assert f"under revision {next_revision.revision}" in output
    after = json.loads(file.read_text())
    assert after["revision"] == next_revision.revision
    assert after["answers"] == before["answers"]
    assert saves(tmp_path) == [file]


def test_where_an_answer_is_no_longer_legal_it_goes_on_from_where_it_stood(
    tmp_path, next_revision, monkeypatch
):
    drakkar.GAMES["vikings"] = replace(next_revision, revision=next_revision.revision - 1)
    file = save(tmp_path, "buy 5")
    before = file.read_text()
    drakkar.GAMES["vikings"] = next_revision
    forbid(monkeypatch, 5)
    answer = run(tmp_path, "play", "--resume", "--lang", "en", typed="1\nq\n")
    assert answer.code == 0
    assert "from where it stood" in " ".join(answer.out.split())
    assert "Where do you lay" in answer.out
    assert file.read_text() == before
    (new,) = set(saves(tmp_path)) - {file}
    record = json.loads(new.read_text())
    assert record["revision"] == next_revision.revision
    assert record["start"]["state"] == json.loads(before)["position"]["state"]
    assert record["answers"]
    # and once more, which is now a game like any other
    again = run(tmp_path, "play", "--resume", str(new), "--lang", "en", typed="1\n" * 400)
    assert again.code == 0
    assert json.loads(new.read_text())["scores"]


def test_without_a_stored_position_it_goes_on_from_the_last_legal_answer(
    tmp_path, next_revision, monkeypatch
):
    drakkar.GAMES["vikings"] = replace(next_revision, revision=next_revision.revision - 1)
    file = save(tmp_path, "buy 5")
    record = json.loads(file.read_text())
    del record["position"]
    file.write_text(json.dumps(record))
    drakkar.GAMES["vikings"] = next_revision
    forbid(monkeypatch, 5)
    answer = run(tmp_path, "play", "--resume", "--lang", "fr", typed="q\n")
    assert answer.code == 0
    assert "au coup d'avant" in " ".join(answer.out.split())
    assert "Quel lot achetez-vous" in answer.out
    assert json.loads(file.read_text()) == record


def test_replay_shows_an_older_record_as_far_as_it_is_legal(tmp_path, next_revision, monkeypatch):
    drakkar.GAMES["vikings"] = replace(next_revision, revision=next_revision.revision - 1)
    file = save(tmp_path, "buy 5")
    drakkar.GAMES["vikings"] = next_revision
    whole = run(tmp_path, "replay", str(file), "--lang", "en")
    assert whole.code == 0
    assert f"plays revision {next_revision.revision}" in whole.out
    assert json.loads(run(tmp_path, "replay", str(file), "--json").out)["stopped"] is None
    forbid(monkeypatch, 5)
    cut = run(tmp_path, "replay", str(file), "--lang", "en")
    assert cut.code == 0
    assert "is refused" in cut.out
    assert "(VIK-3.2)" in cut.out
    record = json.loads(run(tmp_path, "replay", str(file), "--json", "--lang", "fr").out)
    assert record["revision"] == next_revision.revision - 1
    assert "est refusé" in record["stopped"]


def test_a_later_record_is_shown_likewise(tmp_path):
    file = save(tmp_path, "buy 5")
    record = json.loads(file.read_text())
    file.write_text(json.dumps({**record, "revision": 99}))
    assert "revision 99" in run(tmp_path, "replay", str(file), "--lang", "en").out


def test_replay_shows_a_record_of_another_box(tmp_path):
    file = save(tmp_path, "buy 5")
    record = json.loads(file.read_text())
    file.write_text(json.dumps({**record, "components": "0" * 16}))
    answer = run(tmp_path, "replay", str(file), "--lang", "en")
    assert answer.code == 0
    assert "played with another box" in answer.out
    refused = run(tmp_path, "play", "--resume", str(file), "--lang", "en")
    assert refused.code == 2
    assert "other component data" in refused.err
