"""drakkar learn: what was stopped goes on to the same numbers, and numbers say what was seen."""

from __future__ import annotations

import json
import tempfile
from dataclasses import replace
from math import inf
from pathlib import Path

import numpy as np
import pytest
from msgspec import structs

from drakkar.arena.errors import ArenaError
from drakkar.arena.learn import fit as fitting
from drakkar.arena.learn import selfplay
from drakkar.arena.learn.fit import Data, data_of, fit
from drakkar.arena.learn.positions import Spot, compared, spots
from drakkar.arena.learn.run import Learning, Plan
from drakkar.arena.learn.selfplay import play, try_some
from drakkar.arena.workers import Workers
from drakkar.bots.judgement import features_of, parsed, read, seen, write
from drakkar.games import game
from drakkar.kernel.table import Table
from tests.terminal.driver import inside as run

PLAN = Plan("vikings", 2, 5, games=10, trials=2, positions=5)


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    monkeypatch.setattr(selfplay, "BUDGETS", (5, 8))
    monkeypatch.setattr(fitting, "STEPS", 200)


def learn(folder, plan=PLAN, rounds: float = 1, seconds=inf):
    return Learning(plan, str(folder), Workers(), seconds).run(rounds)


# ---- a run -------------------------------------------------------------------------------------


def test_what_was_stopped_goes_on_to_the_same_numbers(tmp_path):
    """Stopped without a warning in the middle of a line, after a fit, and in the trials."""
    whole = learn(tmp_path / "whole", rounds=2)
    assert [done.number for done in whole.rounds] == [0, 1]
    weights = {
        number: (tmp_path / "whole" / f"round-{number}" / "vikings.weights").read_bytes()
        for number in (0, 1)
    }
    assert weights[0] != weights[1]

    stopped = tmp_path / "stopped"
    learn(stopped)
    games = stopped / "games-0.jsonl"
    text = games.read_text()
    games.write_text(text[: len(text) // 3])
    for file in (stopped / "round-0").iterdir():
        file.unlink()
    trials = stopped / "trials-0.jsonl"
    trials.write_text(trials.read_text().splitlines(True)[0])
    again = learn(stopped, rounds=2)
    assert games.read_text() == text
    for number, data in weights.items():
        assert (stopped / f"round-{number}" / "vikings.weights").read_bytes() == data
    assert again.rounds == whole.rounds
    assert again.best is not None
    assert again.best.read_bytes() in weights.values()
    read(again.best, "vikings")


def test_when_the_time_is_up_what_is_there_is_kept_and_named(tmp_path):
    outcome = learn(tmp_path / "a", seconds=0)
    assert (outcome.rounds, outcome.best, outcome.stopped) == ((), None, False)
    done = run(tmp_path, "learn", "vikings", "--hours", "0.0000001", "--out", str(tmp_path / "b"))
    assert done.code == 0
    assert "No round is done yet" in done.out
    assert str(tmp_path / "b") in done.out


def test_the_command_shows_its_rounds_and_goes_on(tmp_path):
    line = "learn vikings --hours 1 --rounds 1 --games 10 --trials 2 --positions 5 --jobs 1 --out"
    args = [*line.split(), str(tmp_path / "a")]
    first, again = run(tmp_path, *args), run(tmp_path, *args, "--lang", "fr")
    assert first.code == again.code == 0
    assert "vikings.weights" in first.out
    assert "étape" in again.out
    for shown in (first, again):
        assert "⟨" not in shown.out
    data = json.loads(run(tmp_path, *args, "--json").out)
    assert len(data["rounds"]) == 1


@pytest.mark.parametrize(
    "args",
    [
        ("chess", "--hours", "1"),
        ("vikings", "--hours", "0"),
        ("vikings", "--hours", "nan"),
        ("vikings", "--hours", "soon"),
        ("vikings",),
        ("vikings", "--hours", "1", "--games", "3"),
        ("vikings", "--hours", "1", "--trials", "0"),
        ("vikings", "--hours", "1", "--positions", "0"),
        ("vikings", "--hours", "1", "--rounds", "0"),
        ("vikings", "--hours", "1", "--players", "9"),
        ("odin", "--hours", "1", "--players", "1"),
        ("vikings", "--hours", "1", "--jobs", "0"),
    ],
)
def test_what_is_wrong_is_one_line(tmp_path, args):
    done = run(
        tmp_path, "learn", *args, *(() if "--out" in args else ("--out", str(tmp_path / "new")))
    )
    assert done.code == 2
    assert len(done.err.strip().splitlines()) == 1
    assert "⟨" not in done.err
    assert not (tmp_path / "new").exists()


def test_no_other_learning_is_mixed_with_it(tmp_path):
    learn(tmp_path / "a", seconds=0)
    with pytest.raises(ArenaError, match="otherwise"):
        learn(tmp_path / "a", Plan("vikings", 2, 6, 10, 2, 5), seconds=0)
    (tmp_path / "b").mkdir()
    (tmp_path / "b" / "letter.txt").write_text("mine")
    with pytest.raises(ArenaError, match="other things"):
        learn(tmp_path / "b", seconds=0)
    (tmp_path / "c").write_text("a file")
    with pytest.raises(ArenaError, match="cannot be used"):
        learn(tmp_path / "c", seconds=0)


# ---- positions and numbers ---------------------------------------------------------------------


def test_a_game_is_its_seeds_and_positions_lie_where_jarl_compares_them():
    record = play("vikings", 2, 3, None)
    assert record == play("vikings", 2, 3, None)
    assert record != play("vikings", 2, 4, None)
    found = spots(record)
    assert [spot.stretch for spot in found if spot.at_horizon] == [1, 2, 3, 4, 5, 6]
    assert {spot.scores for spot in found} == {tuple(record["scores"])}
    assert len(found) > 30


def test_the_bots_judge_as_was_fitted():
    """Numpy's numbers and those of plain Python are the same, but for what float32 drops."""
    records = [play("vikings", 2, seed, None) for seed in range(5)]
    data = data_of([spots(record) for record in records])
    found, rng = fit("vikings", [2], data, 1, hidden=0), np.random.default_rng(3)
    phases, inputs = found.model.line.shape
    model = replace(
        found.model,
        into=rng.normal(size=(3, inputs)),
        bias=rng.normal(size=(phases, 3)),
        out=rng.normal(size=3),
    )
    head = structs.replace(found.head, hidden=3)
    known = parsed(_bytes(head, model.numbers()), "vikings", "it")
    said = iter(model.ahead(data))
    for record in records:
        for _, at_horizon, s in compared(record):
            ahead = known.value(s, 0, at_horizon) - known.value(s, 1, at_horizon)
            assert ahead == pytest.approx(next(said), abs=1e-3)
    assert next(said, None) is None


def test_what_is_seen_is_the_same_when_learned_and_when_played():
    record = play("vikings", 2, 3, None)
    spot, (_, _, s) = spots(record)[0], next(compared(record))
    names = sorted(spot.sources[0])
    expected = [*(spot.sources[0][name] for name in names), *spot.features[0]]
    assert seen(game("vikings"), s, 0, names) == expected


def test_a_fit_finds_what_decides_games():
    """Of made-up games: gold decides, food seems to, and what is judged is half of it."""
    rng = np.random.default_rng(2)
    names = features_of(game("vikings"))
    gold = names.index("gold")
    games = []
    for _ in range(120):
        have = rng.normal(size=(2, len(names)))
        judged = tuple(float(2 * row[gold] + rng.normal()) for row in have)
        ahead = round(10 * float(have[0][gold] - have[1][gold]) + 3 * float(rng.normal()))
        features = tuple(tuple(float(x) for x in row) for row in have)
        spot = Spot(1, True, ({"food": 1.0}, {"food": 2.0}), features, judged, (ahead, 0))
        games.append([spot, spot._replace(at_horizon=False)])
    data = data_of(games)
    assert isinstance(data, Data)
    found = fit("vikings", [2], data, 1)
    assert found.error < 0.6 * found.before
    line = np.abs(found.model.line[1])
    assert line.argmax() == len(data.sources) + gold


def test_a_trial_seats_him_everywhere_with_the_same_luck(monkeypatch):
    games = [spots(play("vikings", 2, seed, None)) for seed in range(5)]
    found = fit("vikings", [2], data_of(games), 1, hidden=0)
    data = _bytes(found.head, found.model.numbers())
    met = []
    monkeypatch.setattr(
        selfplay, "play_out", lambda table, bots: met.append((table.seed, _named(bots)))
    )
    monkeypatch.setattr(Table, "result", lambda _: _Even())
    try_some("vikings", 2, 7, 5, data, range(4))
    jarl, konung = "Jarl", "Konung"
    assert met == [
        (7, [konung, jarl]), (7, [jarl, konung]), (8, [konung, jarl]), (8, [jarl, konung]),
    ]  # fmt: skip


def _named(bots):
    return [type(each).__name__ for each in bots]


class _Even:
    scores, winners = (1, 1), (0, 1)


def _bytes(head, numbers):
    with tempfile.TemporaryDirectory() as folder:
        write(Path(folder, "it"), head, numbers)
        return Path(folder, "it").read_bytes()
