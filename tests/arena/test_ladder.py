"""Every bot against every other: who plays whom, what it says of them, and what is kept."""

from __future__ import annotations

import json
import sys
from math import log
from random import Random
from xml.etree import ElementTree

import pytest

from drakkar.arena import ladder as module
from drakkar.arena.errors import ArenaError
from drakkar.arena.ladder import PANEL, Pair, Rating, earlier, matches, play, rate
from drakkar.arena.ladder_picture import picture
from drakkar.arena.simulate import simulate as really
from drakkar.bots import bot
from tests.terminal.driver import inside as run

QUICK = ("ladder", "vikings", "--bots", "thrall,karl", "--games", "4", "--jobs", "1")


def games_of(strengths, games, seed):
    """Games as the model has them: points of Elo by name."""
    rng, pairs, names = Random(seed), [], list(strengths)
    for at, first in enumerate(names):
        for second in names[at + 1 :]:
            chance = 1 / (1 + 10 ** ((strengths[second] - strengths[first]) / 400))
            wins = sum(rng.random() < chance for _ in range(games))
            pairs.append(Pair((first, second), games, (wins, games - wins), 0))
    return pairs


def test_the_rating_is_right_and_so_is_how_far_it_is_known():
    """Of bots whose strength is known the interval holds it nineteen times in twenty."""
    strengths = {"thrall": 800, "karl": 1000, "jarl:500": 1150}
    held, within = 0, []
    for seed in range(20):
        ratings = {r.bot: r for r in rate(games_of(strengths, 60, seed))}
        assert (ratings["karl"].rating, ratings["karl"].within) == (1000, 0)
        jarl = ratings["jarl:500"]
        held += abs(jarl.rating - 1150) <= jarl.within
        within.append(jarl.within)
    assert held >= 16
    assert 50 < sum(within) / 20 < 110
    assert rate(games_of(strengths, 600, 1))[0].within < min(within) / 2


def test_the_order_of_the_games_does_not_matter_and_the_strongest_comes_first():
    pairs = games_of({"a": 900, "b": 1000, "karl": 1100}, 50, 3)
    ratings = rate(pairs)
    again = rate(pairs[::-1])
    assert [r.bot for r in ratings] == ["karl", "b", "a"] == [r.bot for r in again]
    for first, second in zip(ratings, again, strict=True):
        assert first.rating == pytest.approx(second.rating, abs=0.5)
    assert rate([Pair(("a", "b"), 10, (5, 5), 0)])[0].rating == pytest.approx(1000, abs=0.5)


def test_one_who_never_wins_is_rated_and_hardly_known():
    ratings = rate([Pair(("thrall", "karl"), 100, (0, 100), -80)])
    assert ratings[-1].bot == "thrall"
    assert ratings[-1].rating < 1000 - 400 / log(10) * 2
    assert ratings[-1].within > 200


def test_everybody_plays_everybody_in_every_seat_with_the_same_luck(monkeypatch):
    played = []

    def simulate(match, jobs, progress):
        played.append(match)
        return really(match, jobs, progress)

    monkeypatch.setattr(module, "simulate", simulate)
    steps: list[int] = []
    ladder, failures = play(
        "vikings", 2, ["thrall", "karl", "jarl:20"], 2, 7, progress=steps.append
    )
    assert failures == []
    assert sum(steps) == 6
    assert [match.bots for match in played] == [
        ("thrall", "karl"),
        ("thrall", "jarl:20"),
        ("karl", "jarl:20"),
    ]
    assert {match.seed for match in played} == {7}
    assert all(match.rotate for match in played)
    assert [pair.games for pair in ladder.pairs] == [2, 2, 2]
    assert all(sum(pair.wins) == pytest.approx(2) for pair in ladder.pairs)
    assert ladder.pairs[0].margin < 0
    again, _ = play("vikings", 2, ["thrall", "karl", "jarl:20"], 2, 7, jobs=2)
    assert again == ladder


def test_with_a_seat_too_many_each_has_it_in_half_of_the_games():
    assert [m.bots for m in matches("vikings", 4, ("a", "b"), 10)] == [("a", "b", "a", "b")]
    odd = matches("vikings", 3, ("a", "b"), 9)
    assert [(m.bots, m.games) for m in odd] == [(("a", "b", "a"), 5), (("b", "a", "b"), 4)]
    ladder, _ = play("vikings", 3, ["thrall", "karl"], 2, 1)
    assert ladder.pairs[0].games == 2
    assert sum(ladder.pairs[0].wins) == pytest.approx(2)


def test_the_panel_plays_the_same_on_every_machine():
    assert len(PANEL) == 3
    for name in PANEL:
        assert callable(bot(name).choose)
        assert not name.endswith("ms")
        assert name != "jarl", "bounded by time"


def test_the_picture_shows_every_bot_where_it_is():
    ratings = [Rating("jarl:500", 1150, 70, 200, 150), Rating("a<b", 1000, 0, 200, 50)]
    drawn = ElementTree.fromstring(picture("Vikings & co", "Elo", ratings))
    circles = [each for each in drawn.iter() if each.tag.endswith("circle")]
    assert float(circles[0].attrib["cx"]) > float(circles[1].attrib["cx"])
    texts = [each.text for each in drawn.iter() if each.tag.endswith("text")]
    assert {"Vikings & co", "jarl:500", "a<b"} <= set(texts)


def test_results_are_written_drawn_and_compared(tmp_path):
    kept, drawn = tmp_path / "old.json", tmp_path / "old.svg"
    done = run(tmp_path, *QUICK, "--out", str(kept), "--out", str(drawn), "--lang", "en")
    assert (done.code, done.err) == (0, "")
    assert "Vikings, 2 players: ladder of Drakkar" in done.out
    assert "4 games of every pair" in done.out
    assert "never won" in done.out
    assert "100 %" in done.out
    ElementTree.parse(drawn)
    data = json.loads(kept.read_text())
    assert data["pairs"][0]["games"] == 4
    assert [rating["bot"] for rating in data["ratings"]] == ["karl", "thrall"]
    for lang, change in (("en", "change"), ("fr", "écart")):
        done = run(tmp_path, *QUICK, "--against", str(kept), "--lang", lang)
        assert done.code == 0, done.err
        assert change in done.out
        assert "⟨" not in done.out
    done = run(tmp_path, *QUICK, "--against", str(kept), "--json")
    assert json.loads(done.out)["against"]["ratings"] == data["ratings"]


def test_what_earlier_versions_came_to_is_remembered():
    for ladder in module._read(module.KEPT):
        assert {bot for pair in ladder.pairs for bot in pair.bots} >= set(PANEL)
        options = tuple(ladder.options.items())
        assert earlier(ladder.drakkar, ladder.game, ladder.players, options).pairs
        assert len(rate(ladder.pairs)) >= len(PANEL)


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["chess"], "chess"),
        (["vikings", "--bots", "karl"], "karl"),
        (["vikings", "--bots", "karl,karl"], "karl, karl"),
        (["vikings", "--bots", "karl,konung9"], "konung9"),
        (["vikings", "--players", "1"], "1"),
        (["vikings", "--players", "9"], "9"),
        (["vikings", "--games", "0"], "0"),
        (["vikings", "--option", "rules"], "rules"),
        (["vikings", "--out", "ladder.png"], "ladder.png"),
        (["vikings", "--against", "0.0.0"], "0.0.0"),
        (["vikings", "--against", "nowhere.json"], "nowhere.json"),
        (["vikings", "--out", "no/such/folder.json", "--games", "1"], "folder.json"),
    ],
)
def test_mistakes_are_one_line(tmp_path, words, named):
    done = run(tmp_path, "ladder", *words, "--jobs", "1", "--lang", "en")
    assert done.code == 2
    assert len(done.err.splitlines()) == 1
    assert named in done.err
    assert done.out == ""


def test_a_file_that_is_no_ladder_is_named(tmp_path):
    strange = tmp_path / "strange.json"
    strange.write_text('{"game": 3}')
    with pytest.raises(ArenaError) as error:
        earlier(str(strange), "vikings", 2)
    assert "strange.json" in error.value.text("en")


def test_without_the_library_it_says_what_to_install(tmp_path, monkeypatch):
    monkeypatch.setitem(sys.modules, "choix", None)
    done = run(tmp_path, *QUICK, "--lang", "fr")
    assert done.code == 2
    assert "drakkar[ladder]" in done.err
