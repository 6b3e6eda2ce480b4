"""Studies: the same tables and report whoever plays; right numbers; nothing lost by trouble."""

import json
import re
from collections import Counter
from dataclasses import replace
from pathlib import Path
from random import Random
from statistics import mean

import pytest

import drakkar
from drakkar.arena.errors import ArenaError
from drakkar.arena.match import Failed, Match, play
from drakkar.arena.study import run as running
from drakkar.arena.study import tables
from drakkar.arena.study.declared import Names, declared, uses
from drakkar.arena.study.estimate import FEW, Difference, Sides, Slope, adjusted
from drakkar.arena.study.findings import find
from drakkar.arena.study.run import Stopped, Study, run
from drakkar.arena.study.sums import sum_up
from drakkar.arena.study.tables import TABLES, Folder
from drakkar.arena.study.watch import Studied, study
from drakkar.arena.workers import Workers, in_order
from drakkar.bots import bot, play_out
from drakkar.cli import main
from drakkar.kernel.table import Table
from drakkar.kernel.text import LANGUAGES

pl = pytest.importorskip("polars")

THRALLS = Match("vikings", 2, ("thrall", "thrall"), games=45, seed=7)


@pytest.fixture(autouse=True)
def small_parts(monkeypatch):
    monkeypatch.setattr(tables, "PART", 20)
    monkeypatch.setattr(running, "PART", 20)


@pytest.fixture(scope="module")
def done(tmp_path_factory):
    """A study that is done, in one process."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(tables, "PART", 20)
        patch.setattr(running, "PART", 20)
        out = tmp_path_factory.mktemp("study") / "out"
        return out, run(Study(THRALLS, str(out)), "en")


def told(match, number) -> Studied:
    game = study(match, number)
    assert isinstance(game, Studied), game.trace
    return game


# ---- what is noted ---------------------------------------------------------------------------


def test_a_game_of_a_study_is_that_of_a_match():
    assert told(THRALLS, 3).played == play(THRALLS, 3)


@pytest.mark.parametrize("slug", drakkar.GAMES)
def test_what_a_game_declares_is_found_in_its_games_and_has_names(slug):
    """Of every declared kind something is used sooner or later, and nothing goes by its id."""
    game = drakkar.GAMES[slug]
    known = declared(game.package)
    assert known
    seen: dict[str, set[str]] = {}
    for seed in range(12):
        options = {"rules": "advanced"} if slug == "vikings" else {}
        table = Table(game, 2, options, seed, listen=True)
        play_out(table, [bot("thrall")] * 2, Random(seed))
        for _, seat, kind, thing in uses(table):
            assert seat in (0, 1)
            seen.setdefault(kind, set()).add(thing)
        if set(seen) == {use.id for use in known.uses}:
            break
    assert sorted(seen) == sorted({use.id for use in known.uses})
    for lang in LANGUAGES:
        names = Names(slug, lang)
        for kind, things in seen.items():
            assert names.kind(kind) != kind
            for thing in things:
                name = names.thing(kind, thing)
                assert not re.search(r"_|⟨|\{|^[VF]?\d+$|^$", name), (kind, thing, name)


def test_who_begins_is_who_the_game_says():
    for seed in range(4):
        for seat in ("1", "2"):
            options = (("first_player", seat),)
            assert told(replace(THRALLS, options=options, seed=seed), 0).first == int(seat) - 1


def test_decisions_and_uses_know_their_round():
    game = told(THRALLS, 0)
    assert {decision.round for decision in game.decisions} == set(range(1, 7))
    bought = Counter(use.round for use in game.uses if use.kind == "tiles")
    assert bought == dict.fromkeys(range(1, 7), 12)  # twelve lots in each of six rounds
    assert len(game.decisions) == game.played.decisions


def test_a_game_without_a_declaration_is_studied_by_its_moves(monkeypatch):
    monkeypatch.setattr("drakkar.arena.study.declared.declared", lambda _: None)
    match = Match("tinyepic", 2, ("thrall", "thrall"), games=1)
    kinds = {use.kind for use in told(match, 0).uses}
    assert {"keep", "jarl"} <= kinds
    assert Names("tinyepic", "fr").thing("keep", "V01") == "V01"


# ---- tables ----------------------------------------------------------------------------------


def test_tables_hold_what_was_played(done):
    out, outcome = done
    frames = {name: pl.read_parquet(out / f"{name}.parquet") for name in TABLES}
    assert frames["games"]["game"].to_list() == list(range(45))
    games = [told(THRALLS, number) for number in range(45)]
    assert frames["players"]["score"].to_list() == [s for g in games for s in g.played.scores]
    assert frames["decisions"].height == sum(game.played.decisions for game in games)
    assert frames["uses"].height == sum(len(game.uses) for game in games)
    points = frames["points"].group_by("game", "seat").agg(pl.col("points").sum())
    both = points.join(frames["players"], on=["game", "seat"])
    assert both.filter(pl.col("points") != pl.col("score")).is_empty()
    assert not (out / "parts").exists()
    assert outcome.findings.games == 45


def test_any_number_of_jobs_gives_the_same_to_the_last_byte(done, tmp_path):
    out, outcome = done
    other = run(Study(THRALLS, str(tmp_path)), "en", Workers(2))
    assert other.findings == outcome.findings
    for name in (*(f"{table}.parquet" for table in TABLES), "report.html", "study.json"):
        assert (tmp_path / name).read_bytes() == (out / name).read_bytes(), name


def test_no_more_than_a_part_is_held(monkeypatch, tmp_path):
    held: list[int] = []
    write = Folder.write

    def noted(folder, match, number, games):
        held.append(len(games))
        write(folder, match, number, games)

    monkeypatch.setattr(Folder, "write", noted)
    run(Study(THRALLS, str(tmp_path)), "en")
    assert held == [20, 20, 5]


def test_results_are_put_in_order():
    done = ((range(n, n + 2), n) for n in (4, 2, 0, 8, 6))
    assert list(in_order(done, 0)) == [0, 2, 4, 6, 8]


# ---- numbers ---------------------------------------------------------------------------------


def test_findings_are_those_of_the_rows(done):
    out, outcome = done
    found = outcome.findings
    players = pl.read_parquet(out / "players.parquet")
    first = pl.read_parquet(out / "games.parquet").select("game", "first")
    seats = players.join(first, on="game").rows(named=True)
    assert found.seats[0].scores.mean == mean(row["score"] for row in seats if row["seat"] == 0)
    began = [row["won"] / max(1, row["winners"]) for row in seats if row["seat"] == row["first"]]
    assert found.turns[0].share == pytest.approx(mean(began))
    ahead = [
        mine["score"] - theirs["score"]
        for mine in seats
        for theirs in seats
        if mine["game"] == theirs["game"]
        and mine["seat"] == mine["first"]
        and theirs["seat"] != mine["seat"]
    ]
    assert found.ahead.value == pytest.approx(mean(ahead))
    had = {
        (game, seat)
        for game, seat, _, _, thing in pl.read_parquet(out / "uses.parquet").rows()
        if thing == "ship_red"
    }
    red = next(worth for worth in found.things if worth.thing == "ship_red")
    wins: dict[bool, list[float]] = {True: [], False: []}
    for row in seats:
        wins[(row["game"], row["seat"]) in had].append(row["won"] / max(1, row["winners"]))
    assert red.seats == len(had) / 90
    assert red.win_with == pytest.approx(mean(wins[True]))
    assert red.win_without == pytest.approx(mean(wins[False]))


def _sides(rng, games, players, effect):
    """Games in which a thing that somebody may have is worth so much of a victory."""
    sides, total, squares = Sides(), 0, 0
    for _ in range(games):
        has = [rng.random() < 0.4 for _ in range(players)]
        luck = [rng.random() + effect * mine for mine in has]
        wins = [60 * (value == max(luck)) for value in luck]
        a, own = sum(has), sum(win for win, mine in zip(wins, has, strict=True) if mine)
        total, squares = total + 60, squares + 3600
        for name, value in zip(
            Sides.__dataclass_fields__,
            (a, own, a * a, a * own, own * own, 60 * a, 60 * own),
            strict=True,
        ):
            setattr(sides, name, getattr(sides, name) + value)
    return sides.difference(games, players, total, squares, 60)


def test_intervals_hold_what_is_true():
    """Of a thing that is worth nothing, 95 of 100 intervals hold nothing; of one that is worth
    something few do."""
    rng = Random(3)
    holds = sum(d.low <= 0 <= d.high for d in (_sides(rng, 150, 3, 0.0) for _ in range(300)))
    assert 0.91 < holds / 300 < 0.99
    holds = sum(d.low <= 0 <= d.high for d in (_sides(rng, 150, 3, 0.5) for _ in range(30)))
    assert holds < 5


def test_one_use_more_is_worth_its_points():
    """Within a table: what makes all its scores high or low does not count."""
    rng, slope = Random(5), Slope()
    for _ in range(400):
        table, used = rng.randrange(60), [rng.randrange(4) for _ in range(3)]
        scores = [table + 3 * count + rng.randrange(7) for count in used]
        margins = [3 * score - sum(scores) for score in scores]
        y = 3 * sum(count * count for count in used) - sum(used) ** 2
        x = sum(count * margin for count, margin in zip(used, margins, strict=True))
        if y:
            for name, value in zip(
                Slope.__dataclass_fields__, (1, x, y, x * x, x * y, y * y), strict=True
            ):
                setattr(slope, name, getattr(slope, name) + value)
    found = slope.difference()
    assert found
    assert found.low < 3 < found.high
    assert found.high - found.low < 0.5


def test_few_games_prove_nothing():
    assert Slope(games=FEW - 1, x=100, y=10).difference() is None
    assert Sides(a=FEW - 1).difference(1000, 2, 60000, 3600000, 60) is None
    assert Difference.mean(1, 5, 25) is None


def test_many_comparisons_find_something_by_chance_unless_they_are_counted():
    rng = Random(1)
    ps = [rng.random() for _ in range(200)]
    assert sum(p < 0.05 for p in ps) > 3
    assert min(adjusted(ps)) > 0.05
    assert adjusted([]) == []


# ---- the page --------------------------------------------------------------------------------


def test_the_report_is_one_page_that_needs_nothing_else(done):
    out, _ = done
    page = (out / "report.html").read_text(encoding="utf-8")
    frame = re.sub(r"<script.*?</script>", "", page, flags=re.S)
    assert not re.search(r"(src|href)=\"(?!#)|url\(|@import", frame)
    assert "⟨" not in frame
    for words in ("Mean points by source", "Points moyens par source", "Tuiles achetées"):
        assert words in frame
    (told,) = re.findall(r'id="specs">(.*?)</script>', page, re.S)
    specs = json.loads(told)
    charts = set(re.findall(r'data-chart="([^"]+)"', frame))
    assert charts == set(specs)
    assert all(sorted(spec) == ["en", "fr"] for spec in specs.values())
    assert len(page.encode()) < 1_500_000


# ---- two boxes -------------------------------------------------------------------------------


def corrected(tmp_path: Path, name: str, amount: int) -> str:
    folder = tmp_path / name / "vikings"
    folder.mkdir(parents=True)
    (folder / "tiles.yaml").write_text(
        f"ship_types:\n  - id: ship_yellow\n    reward: {{kind: glory, amount: {amount}}}\n",
        encoding="utf-8",
    )
    return str(folder.parent)


def test_a_corrected_card_is_compared_seed_by_seed(tmp_path):
    match = replace(THRALLS, games=24)
    out = tmp_path / "out"
    box, against = corrected(tmp_path, "one", 1), corrected(tmp_path, "other", 9)
    outcome = run(Study(match, str(out), box, against), "en", Workers(2))
    compared = outcome.compared
    assert compared
    assert compared.scores
    assert compared.games == 24
    scores = [
        pl.read_parquet(folder / "players.parquet")["score"].to_list()
        for folder in (out, out / "against")
    ]
    assert compared.scores.value == pytest.approx(mean(scores[1]) - mean(scores[0]))
    assert compared.scores.value > 0
    page = (out / "report.html").read_text(encoding="utf-8")
    assert "tiles.ship_types.ship_yellow.reward.amount" in page
    assert (
        json.loads((out / "study.json").read_text())["box"] != drakkar.GAMES["vikings"].components
    )


@pytest.mark.parametrize("wrong", ["--box", "--against"])
def test_a_broken_box_is_named_before_the_first_game(tmp_path, capsys, wrong):
    folder = tmp_path / "box" / "vikings"
    folder.mkdir(parents=True)
    (folder / "tiles.yaml").write_text("ship_types: 3\n", encoding="utf-8")
    out = tmp_path / "out"
    asked = ["study", "vikings", "--games", "1", "--out", str(out), wrong, str(folder.parent)]
    assert main([*asked, "--lang", "en"]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert str(folder / "tiles.yaml") in line
    assert not out.exists()


# ---- trouble ---------------------------------------------------------------------------------


def test_a_study_that_was_stopped_goes_on(done, tmp_path, monkeypatch):
    out, outcome = done
    played: list[int] = []

    def until(limit):
        def some(match, numbers):
            if numbers.start >= limit:
                raise KeyboardInterrupt
            played.extend(numbers)
            return [study(match, number) for number in numbers]

        return some

    monkeypatch.setattr(running, "study_some", until(30))
    with pytest.raises(Stopped) as stopped:
        run(Study(THRALLS, str(tmp_path)), "en")
    assert stopped.value.games == 20
    assert (tmp_path / "parts" / "uses-00000.parquet").exists()
    played.clear()
    monkeypatch.setattr(running, "study_some", until(1000))
    again = run(Study(THRALLS, str(tmp_path)), "en")
    assert played == list(range(20, 45))
    assert again.findings == outcome.findings
    assert (tmp_path / "report.html").read_bytes() == (out / "report.html").read_bytes()


def test_a_full_disk_is_one_line_and_costs_no_part(tmp_path, capsys, monkeypatch):
    real = Path.replace

    def full(path, target):
        if "uses-00001" in str(target):
            raise OSError(28, "No space left on device")
        return real(path, target)

    monkeypatch.setattr(Path, "replace", full)
    asked = ["study", "vikings", "--bots", "thrall,thrall", "--games", "45", "--jobs", "1"]
    assert main([*asked, "--out", str(tmp_path), "--lang", "en"]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert str(tmp_path) in line
    assert "20 games are kept" in line
    assert Folder(tmp_path).count_parts() == 1
    assert [name for name in (tmp_path / "parts").iterdir() if name.name.startswith(".")] == []


def test_a_disk_that_polars_finds_full_is_the_same(tmp_path):
    folder = Folder(tmp_path)
    with pytest.raises(ArenaError, match=r"No space left|full"):
        folder._whole(
            tmp_path / "x.parquet",
            lambda _: pl.DataFrame({"a": [1]}).write_parquet("/dev/full"),
        )


def test_a_finished_study_is_told_again_without_playing(tmp_path, monkeypatch):
    first = run(Study(replace(THRALLS, games=25), str(tmp_path)), "en")
    monkeypatch.setattr(running, "study_some", lambda *_: pytest.fail("played again"))
    again = run(Study(replace(THRALLS, games=25), str(tmp_path)), "fr")
    assert again.findings == first.findings
    assert '<html lang="fr">' in again.report.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("change", "line"),
    [
        (["--seed", "8"], "holds another study"),
        (["--option", "rules=odd"], "“odd” is not a choice"),
        (["--jobs", "0"], "The number of jobs must be at least 1"),
        (["--box", "/nowhere"], "--against) is a folder of corrections; “/nowhere” is none"),
    ],
)
def test_mistakes_are_one_line_and_change_nothing(done, capsys, change, line):
    out, _ = done
    before = {path.name: path.read_bytes() for path in out.iterdir()}
    asked = ["study", "vikings", "--bots", "thrall,thrall", "--games", "45", "--out", str(out)]
    assert main([*asked, "--seed", "7", *change, "--lang", "en"]) == 2
    (said,) = capsys.readouterr().err.splitlines()
    assert line in said
    assert {path.name: path.read_bytes() for path in out.iterdir()} == before


def test_a_folder_of_other_things_is_left_alone(tmp_path, capsys):
    (tmp_path / "holiday.txt").write_text("sun", encoding="utf-8")
    assert main(["study", "vikings", "--out", str(tmp_path), "--lang", "fr"]) == 2
    assert "autre chose qu'une étude" in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["holiday.txt"]


def test_without_the_extra_it_is_one_line(tmp_path, capsys, monkeypatch):
    monkeypatch.setattr(running, "find_spec", lambda name: None if name == "altair" else name)
    assert main(["study", "vikings", "--out", str(tmp_path / "x"), "--lang", "en"]) == 2
    assert 'pip install "drakkar[study]"' in capsys.readouterr().err
    assert not (tmp_path / "x").exists()


def test_a_game_that_breaks_off_is_left_out_and_named(tmp_path, monkeypatch):
    def sometimes(match, numbers):
        games = [study(match, number) for number in numbers]
        return [
            Failed(3, 10, "Oops", "trace") if number == 3 else game
            for number, game in zip(numbers, games, strict=True)
        ]

    monkeypatch.setattr(running, "study_some", sometimes)
    outcome = run(Study(replace(THRALLS, games=25), str(tmp_path)), "en")
    assert [failure.seed for failure in outcome.failures] == [10]
    assert outcome.findings.games == 24
    assert find(sum_up(2, Folder(tmp_path).frames())) == outcome.findings
