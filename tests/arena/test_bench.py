"""The benchmark measures what it says; how fast is never asserted."""

import json
import os
import sys

import pytest

import drakkar
from drakkar.arena.bench import measure, variants
from drakkar.arena.bench_envs import measure_batched
from drakkar.arena.errors import ArenaError
from tests.arena.test_simulate import run


def test_every_game_is_measured():
    assert {variant.game for variant in variants()} == set(drakkar.GAMES)
    assert [(variant.players, variant.options) for variant in variants(["vikings"])] == [
        (2, ()),
        (3, ()),
        (4, ()),
        (4, (("rules", "advanced"),)),
        (4, (("rules", "advanced_without_auction"),)),
    ]


def test_an_option_is_measured_with_the_most_seats_that_allow_it():
    assert [(variant.players, variant.options) for variant in variants(["shipwrights"])][-2:] == [
        (5, ()),
        (1, (("nemesis_1", "yes"),)),
    ]


def test_measured_numbers_hang_together():
    report = measure(["vikings"], seconds=0.01, repeats=2, peer=False)
    assert report["peer"] is None
    assert len(report["games"]) == 5
    for game in report["games"]:
        assert 0 < game["decisions_per_second"] < game["answers_per_second"]
        assert game["copy_us"] > 0
        assert game["moves_us"] > 0
        assert game["karl_ms"] * 1000 > game["moves_us"]  # he looks at more than what is allowed
        assert len(game["runs"]) == 2
    assert [rates["name"] for rates in report["envs"]] == ["vikings 2"]
    assert report["envs"][0]["steps_per_second"] > 0
    assert report["envs"][0]["over"] > 0.5
    assert report["batched"][0]["processes"] == 1
    assert all(rates["clock"] > 0 for rates in report["batched"])


def test_tables_in_several_processes_are_timed_by_the_busiest():
    one, *more = measure_batched(0.01, 1)
    assert one["clock"] <= one["steps_per_second"] * 1.1  # alone, CPU time is never the longer one
    assert [rates["processes"] for rates in more] == [
        n for n in (2, 4, 8) if n <= (os.cpu_count() or 1)
    ]


def test_bench_prints_rates_and_goals(capsys):
    code, out = run(capsys, "bench vikings --seconds 0.01 --repeats 1 --no-peer")
    assert code == 0
    assert "vikings 4 advanced_without_auction" in out.out
    assert "60,000 decisions/s" in out.out
    assert "environment" in out.out


def test_bench_as_json_with_ratios_left_to_the_reader(capsys):
    _, out = run(capsys, "bench vikings --seconds 0.01 --repeats 1 --no-peer --json")
    assert json.loads(out.out)["games"][0]["game"] == "vikings"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"seconds": 0}, "more than 0"),
        ({"seconds": float("nan")}, "more than 0"),
        ({"repeats": 0}, "at least 1"),
        ({"slugs": ["chess"]}, "Unknown game"),
    ],
)
def test_mistakes(arguments, message):
    with pytest.raises(drakkar.DrakkarError, match=message):
        measure(**arguments)


def test_another_python_is_measured_beside(capsys):
    words = f"bench vikings --seconds 0.01 --repeats 1 --no-peer --beside {sys.executable}"
    code, out = run(capsys, words)
    assert code == 0
    assert "beside it" in out.out
    _, out = run(capsys, words + " --json")
    report = json.loads(out.out)
    kinds = [(rates["game"], rates["players"]) for rates in report["games"]]
    assert kinds == [(rates["game"], rates["players"]) for rates in report["beside"]["games"]]
    assert all(rates["late"] > 0 for rates in report["games"])
    assert report["peak_mb"] > 1


def test_a_python_without_drakkar_is_named(capsys):
    with pytest.raises(ArenaError, match="no-such-python"):
        run(capsys, "bench vikings --seconds 0.01 --repeats 1 --no-peer --beside no-such-python")
