"""Records: exact replay, and one clear line for everything that is no record."""

import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import drakkar
from drakkar.kernel.errors import DrakkarError
from drakkar.kernel.record import Position, read, read_json, replay, resume, start_from
from drakkar.kernel.table import Table
from tests.sample.meta import GAME

SHELF = {GAME.slug: GAME, **drakkar.GAMES}


def record_of(players: int = 2, seed: int = 5, most: int = 10_000) -> dict[str, Any]:
    table, rng = Table(GAME, players, seed=seed), Random(seed)
    for _ in range(most):
        if table.over:
            break
        seat = rng.choice(table.deciders)
        table.play(rng.choice(table.moves(seat)), seat)
    copy: dict[str, Any] = json.loads(json.dumps(table.record()))
    return copy


def refusal(record: Any) -> str:
    with pytest.raises(DrakkarError) as caught:
        replay(SHELF, record)
    for lang in ("fr", "en"):
        line = caught.value.text(lang)
        assert "\n" not in line
        assert "{" not in line.replace("{}", "")
        assert "⟨" not in line
    return caught.value.message


# ---- replay ----------------------------------------------------------------------------------


def test_a_record_gives_the_same_table_again():
    record = record_of()
    table = replay(SHELF, record)
    assert table.record() == record
    assert table.over


def test_a_record_of_a_game_in_progress_goes_on_with_the_same_draws():
    whole = record_of(3)
    for cut in range(len(whole["answers"])):
        record = {**whole, "answers": whole["answers"][:cut]}
        del record["scores"]
        resumed = replay(SHELF, record).record()["answers"]
        assert resumed == whole["answers"][: len(resumed)]
        assert len(resumed) >= cut


def test_a_table_can_be_shown_as_it_was_after_any_answer():
    record = record_of()
    for upto in range(len(record["answers"]) + 1):
        table = replay(SHELF, record, upto=upto)
        assert len(table.log) == upto
        table.view(None)
    assert replay(SHELF, record, upto=0).deciders == (-1,)


def test_a_question_that_wants_to_be_asked_is_not_forced_in_the_replay_either():
    for seed in range(5):
        record = record_of(seed=seed)
        table, rng = Table(GAME, 2, seed=seed), Random(seed)
        while not table.over:
            seat = rng.choice(table.deciders)
            table.play(rng.choice(table.moves(seat)), seat)
        assert replay(SHELF, record).log == table.log


def test_a_patient_tables_record_replays_to_the_same_position():
    table = Table(GAME, 2, seed=3, auto=False)
    while not table.over:
        table.play(table.moves()[0])
    assert replay(SHELF, table.record()).state == table.state


def test_meta_is_kept_and_ignored():
    record = {**record_of(), "meta": {"names": ["Ada", "Bo"]}}
    assert replay(SHELF, record).record()["meta"] == {"names": ["Ada", "Bo"]}


def test_a_replay_may_be_listened_to():
    record = record_of()
    table = replay(SHELF, record, listen=True)
    assert table.events
    assert table.record() == record


# ---- what is no record -----------------------------------------------------------------------


@pytest.mark.parametrize(
    "data",
    [None, 5, "x", [], {}, {"drakkar": 1}, {"game": "sample"}, float("nan"), [[]] * 3],
)
def test_foreign_json_is_no_record(data: Any):
    assert refusal(data) == "error-record"


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("drakkar", 2, "error-record-format"),
        ("drakkar", "1", "error-record"),
        ("game", "chess", "error-unknown-game"),
        ("revision", 99, "error-record-revision"),
        ("components", "0" * 16, "error-record-components"),
        ("players", 5, "error-seats"),
        ("players", -1, "error-seats"),
        ("players", 10**40, "error-seats"),
        ("players", True, "error-record"),
        ("players", 2.5, "error-record"),
        ("options", {"speed": "high"}, "error-option"),
        ("options", {"reef": "deep"}, "error-option-value"),
        ("options", {"reef": 5}, "error-record"),
        ("options", [], "error-record"),
        ("seed", "7", "error-record"),
        ("seed", float("nan"), "error-record"),
        ("seed", float("inf"), "error-record"),
        ("seed", None, "error-record"),
        ("answers", {}, "error-record"),
        ("answers", [5], "error-record"),
        ("answers", None, "error-record"),
        ("scores", [1, 2], "error-record-scores"),
        ("scores", ["1", "2"], "error-record"),
        ("meta", [], "error-record"),
        ("extra", 1, "error-record"),
    ],
)
def test_a_record_with_a_wrong_field_is_refused(field: str, value: Any, message: str):
    assert refusal({**record_of(), field: value}) == message


def nested(depth: int) -> list[Any]:
    inside: list[Any] = []
    for _ in range(depth):
        inside = [inside]
    return inside


@pytest.mark.parametrize(
    "answer",
    [
        [],
        [0],
        ["0", "pick", "axe"],
        [True, "pick", "axe"],
        [None, "pick", "axe"],
        [0.0, "pick", "axe"],
        [9, "pick", "axe"],
        [0, "pick"],
        [0, "pick", "axe", 1],
        [0, "pick", 5],
        [0, "pick", "longship"],
        [0, "hoist", "axe"],
        [0, ["pick", "axe"]],
        [-1, "roll", 3],
        [-1, "pick", "axe"],
        [0, "pick", nested(50_000)],
        [0, nested(50_000)],
        nested(50_000),
        [0, "pick", float("nan")],
        [10**4400, "pick", "axe"],
        [0, "sail", 10**4400],
    ],
)
def test_an_answer_that_cannot_be_is_refused_with_its_number(answer: Any):
    record = record_of(most=0)
    record["answers"].append(answer)
    assert refusal(record) == "error-record-answer"
    with pytest.raises(DrakkarError, match=f"Answer {len(record['answers'])} "):
        replay(SHELF, record)


def test_nature_cannot_be_made_to_draw_what_is_not_there():
    record = record_of(most=0)
    for deal in (["axe"] * 3, ["axe"] * 4, ["axe"], ["dragon"] * 3):
        record["answers"] = [[-1, "reef", 1], [-1, "deal", ["axe"] * 3], [-1, "deal", deal]]
        assert refusal(record) == "error-record-answer"
    record["answers"] = [[-1, "reef", 7]]
    assert refusal(record) == "error-record-answer"


def test_answers_after_the_end_are_refused():
    record = record_of()
    record["answers"].append([0, "pick", "axe"])
    assert refusal(record) == "error-record-answer"


def test_a_tampered_answer_is_found():
    record = record_of(seed=11)
    for number, (seat, tag, *fields) in enumerate(record["answers"]):
        spoilt = {int: 99, str: "longship", list: ["longship"] * 3}
        changed = [seat, tag if fields else "hoist", *(spoilt[type(field)] for field in fields)]
        answers = [*record["answers"][:number], changed, *record["answers"][number + 1 :]]
        assert refusal({**record, "answers": answers}) == "error-record-answer"


def test_scores_that_the_moves_do_not_give_are_refused():
    record = record_of()
    record["scores"][0] += 1
    assert refusal(record) == "error-record-scores"
    running = record_of(most=3)
    running["scores"] = [0, 0]
    assert refusal(running) == "error-record-scores"


# ---- files -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"", "error-file-json"),
        (b"{", "error-file-json"),
        (b"\xff\xfe\x00", "error-file-json"),
        (b"[" * 100_000, "error-file-json"),
        (b"1" * 5000, "error-file-json"),
        (b'{"meta": {"names": ["\\ud800"]}}', "error-file-json"),
    ],
)
def test_a_file_that_is_no_json_is_one_line(tmp_path: Path, content: bytes, message: str):
    file = tmp_path / "game.json"
    file.write_bytes(content)
    with pytest.raises(DrakkarError, match=r"game\.json") as caught:
        read_json(file)
    assert caught.value.message == message
    assert "\n" not in str(caught.value)


def test_a_missing_file_is_one_line(tmp_path: Path):
    for path in (tmp_path / "none.json", tmp_path):
        with pytest.raises(DrakkarError) as caught:
            read_json(path)
        assert caught.value.message == "error-file"


def test_a_file_gives_its_json(tmp_path: Path):
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record_of()), encoding="utf-8")
    assert replay(SHELF, read_json(file)).over


# ---- other rules, another box ----------------------------------------------------------------


def older(**changes: Any) -> dict[str, Any]:
    return {**record_of(seed=4), "revision": 0, "components": "0" * 16, **changes}


def test_a_record_of_other_rules_is_followed_as_long_as_it_is_legal():
    record = older()
    with pytest.raises(DrakkarError):
        replay(SHELF, record)
    reading = read(SHELF, record)
    assert (reading.stopped, reading.differs) == (None, True)
    assert reading.answers == len(record["answers"])
    assert list(reading.table.result().scores) == record["scores"]


def test_it_stops_before_the_first_answer_that_is_not_legal_and_names_it():
    record = older()
    for number, (seat, *_) in enumerate(record["answers"]):
        answers = [*record["answers"][:number], [seat, "hoist"], *record["answers"][number + 1 :]]
        reading = read(SHELF, {**record, "answers": answers})
        assert reading.answers == len(reading.table.log) == number
        assert reading.stopped is not None
        assert reading.stopped.args_["number"] == number + 1
        json.dumps(reading.table.view(None))
        upto = read(SHELF, {**record, "answers": answers}, upto=number)
        assert upto.stopped is None
        assert upto.table.state == reading.table.state


def test_where_it_stops_it_can_be_played_on():
    record = older()
    reading = read(SHELF, {**record, "answers": [*record["answers"][:4], [0, "hoist"]]})
    table = reading.go_on()
    while not table.over:
        table.play(table.moves()[0])
    assert replay(SHELF, table.record()).state == table.state


def test_other_scores_are_said_beside_the_end():
    reading = read(SHELF, older(scores=[0, 0]))
    assert reading.table.over
    assert reading.stopped is not None
    assert reading.stopped.message == "error-record-scores"


def test_options_that_are_gone_are_passed_over():
    reading = read(SHELF, older(options={"speed": "high", "reef": "deep"}))
    assert reading.table.options == GAME.chosen(2, {})


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("drakkar", 2, "error-record-format"),
        ("game", "chess", "error-unknown-game"),
        ("players", 9, "error-seats"),
        ("answers", None, "error-record"),
        ("start", {"state": {}, "draws": 0}, "error-state-field"),
    ],
)
def test_what_cannot_even_be_set_up_is_refused(field: str, value: Any, message: str):
    with pytest.raises(DrakkarError) as caught:
        read(SHELF, older(**{field: value}))
    assert caught.value.message == message


def test_a_patient_table_stays_patient():
    """auto=False is kept: what was asked then is asked again."""
    table = Table(GAME, 2, seed=3, auto=False)
    for _ in range(8):
        table.play(table.moves()[0])
    record = json.loads(json.dumps(table.record()))
    again = replay(SHELF, record)
    assert not again.auto
    assert again.log == table.log
    assert again.deciders == table.deciders
    assert again.record() == record


def test_a_patient_table_is_resumed_as_one():
    table = Table(GAME, 2, seed=3, auto=False)
    table.play(table.moves()[0])
    kept = json.loads(json.dumps(table.record(position=True)))
    position = msgspec.convert(kept["position"], Position)
    again = resume(GAME, 2, {}, 3, position, auto=kept["auto"])
    assert not again.auto
    assert again.moves() == table.moves()


def test_half_a_character_is_no_record():
    """JSON can spell it, text cannot hold it."""
    assert refusal({**record_of(), "answers": ["\ud800"]}) == "error-record"
    assert refusal({**record_of(), "seed": "\ud800"}) == "error-record"


def test_a_table_goes_on_from_a_stored_position():
    """With the same luck, and with undo up to there."""
    whole, rng = Table(GAME, 3, seed=8), Random(8)
    for _ in range(6):
        seat = rng.choice(whole.deciders)
        whole.play(rng.choice(whole.moves(seat)), seat)
    kept = json.loads(json.dumps(whole.record(position=True)))
    assert "position" not in whole.record()
    position = msgspec.convert(kept["position"], Position)
    table = Table(GAME, 3, seed=8, start=start_from(GAME, position), listen=True)
    assert table.state == whole.state
    first = len(whole.log)
    while not whole.over:
        seat = rng.choice(whole.deciders)
        move = rng.choice(whole.moves(seat))
        whole.play(move, seat)
        table.play(move, seat)
        if table.why_no_undo(seat) is None:
            table.undo(seat)
            table.play(move, seat)
        assert table.state == whole.state
    assert table.log == whole.log[first:]
    assert table.copy().record() == table.record()
    again = replay(SHELF, json.loads(json.dumps(table.record())))
    assert again.result() == whole.result()
    assert again.record() == table.record()
