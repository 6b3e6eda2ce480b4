"""Matches: the same by seed, whoever plays them; mistakes in one line."""

import argparse
import json
import os
import sys
from dataclasses import dataclass, replace
from weakref import WeakSet

import pytest

import drakkar
from drakkar.arena import match as matches
from drakkar.arena.command import add_parsers
from drakkar.arena.match import Failed, Match, Played, play, write_record
from drakkar.arena.simulate import simulate
from drakkar.bots import play_out
from drakkar.kernel.text import LANGUAGES, texts

QUICK = Match("vikings", 3, ("thrall", "karl", "thrall"), games=5, seed=40)
THRALLS = Match("vikings", 2, ("thrall", "thrall"), games=6, seed=1)


def played(match, number) -> Played:
    game = play(match, number)
    assert isinstance(game, Played), game.trace
    return game


def without_time(report):
    return replace(report, seconds=0.0)


def test_one_job_or_two_give_the_same_report():
    assert without_time(simulate(QUICK, jobs=1)) == without_time(simulate(QUICK, jobs=2))


def test_a_long_match_needs_no_more_room_than_a_short_one(monkeypatch):
    alive: WeakSet[Noted] = WeakSet()

    def played_already(match, numbers):
        games = [Noted(n, (0, 1), (n % 90, 40), (0,), 50, 90) for n in numbers]
        alive.update(games)
        assert len(alive) < 10
        return games

    monkeypatch.setattr("drakkar.arena.simulate.play_some", played_already)
    report = simulate(replace(QUICK, players=2, bots=("thrall", "karl"), games=2000))
    assert report.games == 2000


@dataclass(frozen=True, eq=False)
class Noted(Played):
    """A game of which one can see whether anybody still has it."""


def test_a_game_of_a_match_can_be_played_again_on_its_own():
    third = played(THRALLS, 2)
    alone = played(replace(THRALLS, seed=THRALLS.seed + 2, games=1), 0)
    assert (third.scores, third.answers) == (alone.scores, alone.answers)


def test_bots_move_up_a_seat_each_game():
    assert [QUICK.seats(n) for n in range(4)] == [(0, 1, 2), (2, 0, 1), (1, 2, 0), (0, 1, 2)]
    assert replace(QUICK, rotate=False).seats(1) == (0, 1, 2)


def test_the_report_adds_up():
    report = simulate(QUICK)
    assert report.games == 5
    assert [(line.name, line.played) for line in report.bots] == [("thrall", 10), ("karl", 5)]
    assert sum(line.wins.share * line.played for line in report.bots) == pytest.approx(5)
    assert sum(line.wins.share for line in report.seats) == pytest.approx(1)
    games = [played(QUICK, number) for number in range(5)]
    assert report.total_decisions == sum(game.decisions for game in games)
    scores = [game.scores[game.entrants.index(1)] for game in games]
    assert report.bots[1].scores.mean == pytest.approx(sum(scores) / 5)
    assert (report.bots[1].scores.least, report.bots[1].scores.most) == (min(scores), max(scores))


def test_shared_victories_count_as_a_share(monkeypatch):
    def tie(match, number):
        return Played(number, match.seats(number), (5, 5), (0, 1), 10, 20)

    monkeypatch.setattr(matches, "play", tie)
    report = simulate(replace(THRALLS, bots=("karl", "thrall")))
    assert [line.wins.share for line in report.bots] == [0.5, 0.5]


def test_records_replay_to_the_same_scores(tmp_path):
    match = replace(QUICK, games=2, records=str(tmp_path / "new" / "folder"))
    simulate(match, jobs=2)
    files = sorted((tmp_path / "new" / "folder").iterdir())
    assert [file.name for file in files] == ["vikings-40.json", "vikings-41.json"]
    for number, file in enumerate(files):
        record = json.loads(file.read_text(encoding="utf-8"))
        game = played(replace(match, records=None), number)
        assert drakkar.replay(record).result().scores == game.scores
        assert record["meta"]["bots"] == [QUICK.bots[entrant] for entrant in game.entrants]


def test_half_a_record_is_never_left_behind(tmp_path):
    path = tmp_path / "game.json"
    write_record(path, {"good": 1})
    with pytest.raises(TypeError):
        write_record(path, {"bad": object()})
    assert [file.name for file in tmp_path.iterdir()] == ["game.json"]
    assert json.loads(path.read_text(encoding="utf-8")) == {"good": 1}


# ---- trouble ---------------------------------------------------------------------------------


class Clumsy:
    def choose(self, game, s, seat, moves, rng):
        if s.round > 1:
            raise RuntimeError("fell over\nbadly")
        return moves[0]


def test_a_game_that_breaks_off_is_reported_with_its_seed(monkeypatch):
    def sometimes(table, bots, rng=None):
        return play_out(table, [Clumsy()] * 2 if table.seed == 3 else bots, rng)

    monkeypatch.setattr("drakkar.arena.match.play_out", sometimes)
    report = simulate(THRALLS)
    assert report.games == 5
    (failure,) = report.failures
    assert (failure.number, failure.seed) == (2, 3)
    assert failure.why == "RuntimeError: fell over badly"
    assert report.to_json()["failures"] == [{"number": 2, "seed": 3, "why": failure.why}]


def test_a_match_without_a_finished_game_is_an_error(monkeypatch):
    monkeypatch.setattr(matches, "play", lambda match, n: Failed(n, match.seed + n, "Oops", ""))
    with pytest.raises(drakkar.DrakkarError, match="seed 1, broke off: Oops"):
        simulate(THRALLS)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"game": "chess"}, "Unknown game “chess”. Known: "),
        ({"players": 9}, "vikings cannot be played by 9. Possible: 2, 3, 4."),
        ({"bots": ("karl", "odin")}, "Unknown bot “odin”. Known: thrall, karl, jarl."),
        ({"bots": ("karl",) * 3}, "3 bots for 2 seats: one per seat is needed."),
        ({"games": 0}, "The number of games must be at least 1, not 0."),
        ({"options": (("rules", "odd"),)}, "Option rules: “odd” is not a choice. Possible: "),
    ],
)
def test_mistakes_are_named_before_the_first_game(change, message):
    with pytest.raises(drakkar.DrakkarError) as caught:
        simulate(replace(THRALLS, **change))
    assert caught.value.text("en").startswith(message)
    assert "⟨" not in caught.value.text("fr")


def test_no_jobs_is_a_mistake():
    with pytest.raises(drakkar.DrakkarError, match="at least 1, not 0"):
        simulate(THRALLS, jobs=0)


def test_records_need_a_folder_that_can_be_written(tmp_path):
    taken = tmp_path / "file"
    taken.write_text("")
    with pytest.raises(drakkar.DrakkarError, match="cannot be written"):
        simulate(replace(THRALLS, records=str(taken)))


# ---- the command -----------------------------------------------------------------------------


def run(capsys, line, lang="en"):
    parser = argparse.ArgumentParser()
    add_parsers(parser.add_subparsers(), texts(lang))
    args = parser.parse_args(line.split())
    code = args.func(args, lang)
    return code, capsys.readouterr()


def test_simulate_prints_a_report(capsys):
    line = "simulate vikings --bots karl,thrall --games 4 --jobs 1 --seed 5 --option rules=basic"
    code, out = run(capsys, line)
    assert code == 0
    assert out.err == ""
    assert "Vikings: 4 games of 2 players, options: rules=basic, seed 5" in out.out
    rows = {line.split()[0]: line.split() for line in out.out.splitlines() if line}
    assert rows["karl"][1] == rows["thrall"][1] == "4"
    assert rows["1"][1] == rows["2"][1] == "4"


def test_simulate_in_french(capsys):
    _, out = run(capsys, "simulate vikings --games 1 --jobs 1 --bots thrall,thrall", lang="fr")
    assert "Vikings : 1 partie à 2 joueurs" in out.out
    assert "⟨" not in out.out


def test_simulate_as_json(capsys):
    line = "simulate vikings --bots thrall,thrall,thrall --games 3 --jobs 1 --no-rotate --json"
    code, out = run(capsys, line)
    data = json.loads(out.out)
    assert code == 0
    assert data["match"]["players"] == 3
    assert data["match"]["rotate"] is False
    assert data["games"] == 3
    assert data["speed"]["decisions_per_second"] > 0


def test_broken_games_give_exit_code_1(capsys, monkeypatch):
    really = matches.play

    def sometimes(match, number):
        return (
            Failed(number, match.seed, "Oops", "trace\n") if number == 0 else really(match, number)
        )

    monkeypatch.setattr(matches, "play", sometimes)
    code, out = run(capsys, "simulate vikings --games 2 --jobs 1 --bots thrall,thrall")
    assert code == 1
    assert out.err == "The game with seed 1 broke off: Oops\ntrace\n"


def test_an_option_needs_a_value(capsys):
    with pytest.raises(drakkar.DrakkarError, match="NAME=VALUE, not “rules”"):
        run(capsys, "simulate vikings --option rules")


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("simulate vikings --games many", "“many” is not a whole number."),
        ("simulate vikings --players 0", "cannot be played by 0"),
        ("simulate chess", "Unknown game"),
        ("bench --seconds long", "“long” is not a number."),
    ],
)
def test_arguments_that_make_no_sense(capsys, line, message):
    with pytest.raises(drakkar.DrakkarError, match=message):
        run(capsys, line)


def test_both_languages_have_the_same_messages():
    from importlib.resources import files

    names = [
        {
            line.split(" =")[0]
            for line in files("drakkar.arena")
            .joinpath(f"{lang}.ftl")
            .read_text("utf-8")
            .splitlines()
            if line[:1].isalpha()
        }
        for lang in LANGUAGES
    ]
    assert names[0] == names[1]


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
def test_a_worker_that_dies_is_reported_with_the_seeds_it_may_have_played(monkeypatch):
    match = replace(THRALLS, bots=("thrall", "thrall"), games=4, records=None)
    broken = replace(match, options=(("rules", Deadly("basic")),))
    with pytest.raises(drakkar.DrakkarError, match="one of the games with these seeds: 1, 2, 3, 4"):
        simulate(broken, jobs=2)


class Deadly(str):
    """A word that kills the process that unpacks it."""

    def __reduce__(self):
        return os._exit, (9,)
