"""Golden records: whole games that replay to the same scores for ever."""

import json
from pathlib import Path

import pytest

import drakkar
from drakkar.kernel.testing import variants
from tests.records import present

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
    found = [json.loads(path.read_text(encoding="utf-8")) for path in RECORDS]
    played = {(one["players"], *one["options"].items()) for one in found if one["game"] == slug}
    for players, options in variants(drakkar.GAMES[slug]):
        if options.get("first_player", "random") == "random":
            assert (players, *options.items()) in played
    assert any(one["game"] == slug and len(set(one["scores"])) == 1 for one in found)
