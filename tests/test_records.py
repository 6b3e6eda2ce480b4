"""Golden records: whole games that replay to the same scores for ever. Those of earlier revisions
can still be read: all of them, or up to an answer that is named."""

import json
from pathlib import Path
from random import Random

import pytest

import drakkar
from drakkar.kernel.record import Position, resume
from drakkar.kernel.testing import variants
from tests.records import POSITIONS, earlier, present

RECORDS = present()


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_record_replays_to_its_scores(path: Path) -> None:
    record = json.loads(path.read_text(encoding="utf-8"))
    table = drakkar.replay(record)
    assert table.over
    assert list(table.result().scores) == record["scores"]
    assert table.record() == record


@pytest.mark.parametrize("slug", drakkar.GAMES)
def test_every_seat_count_and_option_has_a_golden_record(slug: str) -> None:
    records = [json.loads(path.read_text(encoding="utf-8")) for path in RECORDS]
    played = {
        (value["players"], *value["options"].items()) for value in records if value["game"] == slug
    }
    for players, options in variants(drakkar.GAMES[slug]):
        if options.get("first_player", "random") == "random":
            assert (players, *options.items()) in played
    assert any(value["game"] == slug and len(set(value["scores"])) == 1 for value in records)


@pytest.mark.parametrize("path", earlier(), ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_record_of_an_earlier_revision_can_still_be_read(path: Path) -> None:
    record = json.loads(path.read_text(encoding="utf-8"))
    reading = drakkar.read(record, listen=True)
    table, stopped = reading.table, reading.stopped
    assert reading.differs
    assert len(table.log) >= reading.answers
    for seat in (None, *range(table.players)):
        json.dumps(table.view(seat))
    if stopped is None:
        assert list(table.result().scores) == record["scores"]
    elif stopped.message == "error-record-answer":
        assert stopped.args_["number"] == reading.answers + 1
    else:  # legal to the end, counted otherwise
        assert stopped.message == "error-record-scores"
        assert reading.answers == len(record["answers"])
    for lang in ("fr", "en"):
        line = "" if stopped is None else stopped.text(lang)
        assert "\n" not in line
        assert "⟨" not in line


@pytest.mark.parametrize("path", sorted(POSITIONS.glob("*.json")), ids=lambda path: path.stem)
def test_a_stored_position_can_be_gone_on_from(path: Path) -> None:
    """Tables of a server rely on it when rules change: where a field is new it has a default."""
    game = drakkar.GAMES[path.stem.partition("-")[0]]
    for kept in json.loads(path.read_text(encoding="utf-8")):
        position = Position(kept["state"], kept["draws"])
        table = resume(game, kept["players"], kept["options"], 1, position)
        rng = Random(kept["question"])
        for _ in range(12):
            if table.over:
                break
            seat = rng.choice(table.deciders)
            table.play(rng.choice(table.moves(seat)), seat)


@pytest.mark.parametrize("slug", drakkar.GAMES)
def test_every_game_has_stored_positions(slug: str) -> None:
    assert (POSITIONS / f"{slug}-{drakkar.GAMES[slug].revision}.json").exists()
