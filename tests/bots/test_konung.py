"""Konung: what he has learned is believed whole or not at all, and he knows no more than jarl."""

import json
import subprocess
import sys
from array import array
from itertools import count
from math import inf, isfinite
from random import Random

import pytest

import drakkar
from drakkar.bots import Jarl, Konung, bot, karl, offered, play_out
from drakkar.bots import jarl as module
from drakkar.bots.judgement import (
    FORMAT,
    VARIABLE,
    Head,
    WeightsError,
    features_of,
    judgement_of,
    path_of,
    write,
    wrong_with,
)
from drakkar.games import game
from drakkar.kernel.table import Table
from tests.bots.test_jarl import middle

PLACES = [("vikings", 2, 25), ("tinyepic", 2, 20), ("shipwrights", 2, 40)]


def head_of(slug, **other) -> Head:
    facts = {
        "drakkar_weights": FORMAT,
        "game": slug,
        "revision": game(slug).revision,
        "players": [2],
        "sources": ["gold", "food"],
        "features": list(features_of(game(slug))),
        "first": 0,
        "stretches": 3,
        "hidden": 2,
        "sha256": "",
    }
    return Head(**(facts | other))


def learned(slug, line=0.0, **other) -> None:
    """Weights that are jarl's judgement, and so much for every feature beside it."""
    head = head_of(slug, **other)
    values = {"middle": 0.0, "spread": 1.0, "trust": 1.0, "line": line, "into": 0.5, "out": line}
    numbers = [values.get(name, 0.0) for name, size in head.shapes.items() for _ in range(size)]
    write(path_of(slug), head, array("f", numbers))


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    judgement_of.cache_clear()
    yield tmp_path
    judgement_of.cache_clear()


# ---- what he looks at --------------------------------------------------------------------------


@pytest.mark.parametrize("slug", drakkar.GAMES)
def test_what_he_looks_at_has_the_same_names_in_every_position(slug):
    table, rng = drakkar.new(slug, 2, 5), Random(5)
    features = table.game.rules.features
    assert features is not None
    while not table.over:
        for seat in range(2):
            seen = features(table.state, seat)
            assert tuple(seen) == features_of(table.game)
            assert all(isfinite(number) for number in seen.values())
        table.play(rng.choice(table.moves()))


# ---- what he plays -----------------------------------------------------------------------------


@pytest.mark.parametrize(("slug", "players", "answers"), PLACES)
def test_he_leaves_the_state_as_it_was_and_chooses_what_is_offered(slug, players, answers):
    learned(slug, 0.3)
    table = middle(slug, players, 7, answers)
    seat = table.deciders[0]
    s, moves = table.guess(seat, Random(1)), table.moves(seat)
    before = s.copy()
    assert bot("konung:300", slug).choose(table.game, s, seat, moves, Random(2)) in moves
    assert s == before


@pytest.mark.parametrize(("slug", "players", "answers"), PLACES)
def test_what_is_hidden_does_not_change_his_choice(slug, players, answers):
    """Two tables that differ in nothing but what the seat cannot know."""
    learned(slug, 0.3)
    table = middle(slug, players, 11, answers)
    seat = table.deciders[0]
    other = table.copy()
    other.state = table.guess(seat, Random(99))
    chosen = {
        Konung(400, inf).choose(t.game, t.guess(seat, Random(1)), seat, t.moves(seat), Random(5))
        for t in (table, other)
    }
    assert len(chosen) == 1


def game_of(*bots) -> Table:
    table = drakkar.new("vikings", 2, 3)
    play_out(table, list(bots))
    return table


def test_the_same_seed_is_the_same_game():
    learned("vikings", 0.3)
    logs = [game_of(Konung(200, inf), bot("thrall")).log for _ in range(2)]
    assert logs[0] == logs[1]


def test_he_plays_by_what_he_has_learned():
    learned("vikings", 3.0)
    mine = game_of(Konung(200, inf), bot("thrall")).log
    assert mine != game_of(Jarl(200, inf), bot("thrall")).log


def test_who_has_learned_for_others_is_a_jarl_with_more_time():
    """Weights for three players say nothing about two."""
    learned("vikings", 3.0, players=[3])
    mine = game_of(Konung(200, inf), bot("thrall")).log
    assert mine == game_of(Jarl(200, inf), bot("thrall")).log


def test_a_table_goes_on_without_weights():
    mine = game_of(Konung(200, inf), bot("thrall")).log
    assert mine == game_of(Jarl(200, inf), bot("thrall")).log


@pytest.mark.parametrize(("slug", "share"), [("shipwrights", 0.5), ("tinyepic", 1.0)])
def test_where_jarl_sees_more_than_was_learned_on_both_count_half(slug, share):
    learned(slug, 0.5)
    table = middle(slug, 2, 7, 40)
    known, s = judgement_of(slug), table.state
    his = Konung(300, inf).think(table.game, s, 0, Random(1)).worth(s)
    jarls = Jarl(300, inf).think(table.game, s, 0, Random(1)).worth(s)
    pure = known.value(s, 0, False) - known.head.rivals * known.value(s, 1, False)
    assert pure != pytest.approx(jarls)
    assert his == pytest.approx(share * pure + (1 - share) * jarls)


def test_values_are_jarls_where_nothing_is_added():
    learned("vikings")
    table = middle("vikings", 2, 5, 30)
    known = judgement_of("vikings")
    for seat in range(2):
        value = known.value(table.state, seat, at_horizon=True)
        assert value == pytest.approx(known.judge(table.state, seat))


def test_far_off_numbers_count_no_more_than_was_ever_seen():
    learned("vikings", 1.0, hidden=0)
    table = middle("vikings", 2, 5, 30)
    known = judgement_of("vikings")
    before = known.value(table.state, 0, at_horizon=False) - known.judge(table.state, 0)
    table.state.gold[0] += 1000  # type: ignore[attr-defined]
    after = known.value(table.state, 0, at_horizon=False) - known.judge(table.state, 0)
    assert abs(after - before) <= 2 * 4.0 + 1e-6  # the source and the feature of gold


@pytest.mark.parametrize(("slug", "players", "answers"), PLACES)
@pytest.mark.parametrize("positions", [1, 300])
def test_the_budget_is_never_overrun(slug, players, answers, positions):
    """Beside it there is only the look at the ends of the turns that he compares."""
    learned(slug, 0.3)
    table = middle(slug, players, 5, answers)
    seat = table.deciders[0]
    konung = Konung(positions, inf)
    thought = konung.think(table.game, table.guess(seat, Random(1)), seat, Random(2))
    thought.ranked(table.moves(seat))
    assert thought.spent <= positions + module.TURNS * 2 * (players + 1) * 2


def test_he_stops_when_his_time_is_up(monkeypatch):
    """A clock that ticks with every look at it: he looks no more often than until then."""
    learned("vikings", 0.3)
    ticks = count()
    for watching in (module, karl):
        monkeypatch.setattr(watching, "perf_counter", lambda: next(ticks) / 1000)
    table = middle("vikings", 2, 5, 25)
    seat = table.deciders[0]
    Konung().choose(table.game, table.guess(seat, Random(1)), seat, table.moves(seat), Random(2))
    assert next(ticks) <= 1500 + 50


# ---- files -------------------------------------------------------------------------------------


def test_he_is_offered_where_he_has_learned():
    assert "konung" not in offered("vikings")
    with pytest.raises(WeightsError, match="vikings"):
        bot("konung", "vikings")
    learned("vikings")
    assert offered("vikings") == ["thrall", "karl", "jarl", "konung"]
    assert offered("saga") == ["thrall", "karl", "jarl"]
    assert isinstance(bot("konung:500", "vikings"), Konung)


def _cut(data):
    return data[:-7]


def _longer(data):
    return data + b"\0\0\0\0"


def _headless(data):
    return data.partition(b"\n")[2]


def _turned(data):
    return data[:-6] + bytes([data[-6] ^ 1]) + data[-5:]


def _with(**facts):
    def change(data):
        line, _, numbers = data.partition(b"\n")
        return json.dumps(json.loads(line) | facts).encode() + b"\n" + numbers

    return change


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (_cut, "damaged"),
        (_longer, "damaged"),
        (_headless, "damaged"),
        (_turned, "damaged"),
        (lambda _: b"", "damaged"),
        (lambda data: data + b"\0" * (1 << 20), "damaged"),
        (_with(hidden=3), "damaged"),
        (_with(stretches=-3), "damaged"),
        (_with(game="saga"), "not what konung has learned"),
        (_with(drakkar_weights=FORMAT + 1), "not what konung has learned"),
        (_with(revision=99), "not what konung has learned"),
        (_with(features=["gold"]), "not what konung has learned"),
    ],
)
def test_spoilt_or_foreign_weights_are_one_line_and_he_is_not_offered(spoil, said):
    learned("vikings")
    path = path_of("vikings")
    path.write_bytes(spoil(path.read_bytes()))
    with pytest.raises(WeightsError, match=said) as caught:
        bot("konung", "vikings")
    for lang in ("en", "fr"):
        text = caught.value.text(lang)
        assert str(path) in text
        assert "\n" not in text
        assert "⟨" not in text
    assert "konung" not in offered("vikings")


def test_the_host_is_told_what_is_wrong_and_nothing_where_there_is_nothing():
    assert wrong_with("vikings") is None
    learned("vikings")
    assert wrong_with("vikings") is None
    judgement_of.cache_clear()
    path_of("vikings").write_bytes(b"{}")
    assert "vikings.weights" in str(wrong_with("vikings"))


def test_numbers_that_are_none_are_damage():
    learned("vikings", float("nan"))
    with pytest.raises(WeightsError, match="damaged"):
        judgement_of("vikings")


def test_weights_that_cannot_be_read_are_one_line(folder):
    path_of("vikings").mkdir()
    with pytest.raises(WeightsError, match="cannot be read"):
        judgement_of("vikings")


def test_he_needs_no_numpy(folder):
    """A plain install has none, and a bot's process is the smaller without it."""
    learned("vikings", 0.3)
    script = (
        "import sys, drakkar; from math import inf; from drakkar.bots import Konung, play_out;"
        "t = drakkar.new('vikings', 2, 3); play_out(t, [Konung(20, inf)] * 2);"
        "sys.exit('numpy' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", script], check=False).returncode == 0


def test_every_weights_file_of_the_package_is_whole(monkeypatch):
    monkeypatch.delenv(VARIABLE)
    for slug in drakkar.GAMES:
        if path_of(slug).exists():
            known = judgement_of(slug)
            assert 2 in known.head.players
            assert path_of(slug).stat().st_size <= 1 << 20
