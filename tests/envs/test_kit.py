"""Catalogue and observations hold what they promise in all games, seat counts and options."""

import json
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from drakkar.envs import (
    CATALOGUE_VERSION,
    OBSERVATION_VERSION,
    EnvsError,
    Play,
    catalogue,
    observer,
)
from drakkar.envs.catalogue import extents
from drakkar.envs.observation import Observer
from drakkar.games import GAMES, game
from drakkar.kernel.extent import Number
from drakkar.kernel.testing import variants
from tests.envs.digest import digests
from tests.envs.kit import Leak, check_secrets, walk
from tests.sample.meta import GAME as SAMPLE

STORED = Path(__file__).parent / "digests.json"


def some(slug, most):
    """Variants with every seat count and every choice of every option, no more than needed."""
    every = variants(GAMES[slug])
    Random(slug).shuffle(every)
    wanted: set[Any] = {("seats", players) for players, _ in every}
    wanted |= {choice for _, options in every for choice in options.items()}
    chosen: list[Any] = []
    for players, options in every:
        new = wanted & {("seats", players), *options.items()}
        if new and len(chosen) < most:
            wanted -= new
            chosen.append((players, options))
    return chosen


CASES = [
    (slug, players, options)
    for slug in GAMES
    for players, options in some(slug, 3 if slug == "odin" else 14)
]


@pytest.mark.parametrize(("slug", "players", "options"), CASES)
def test_moves_have_paths_and_secrets_are_kept(slug, players, options):
    walk(slug, players, options, seed=players, often=40 if slug == "odin" else 8)


def test_a_shown_secret_is_found(monkeypatch):
    """The kit would notice: the cards of others shown as if they were everybody's."""
    play, rng = Play("saga", 2), Random(1)
    state = play.game.rules.state
    monkeypatch.setitem(state.zones, "hands", "public")
    play.observer = Observer(play.game, 2)
    play.begin(1)
    for _ in range(20):
        play.choose(rng.choice(play.numbers()))
    with pytest.raises(Leak, match="hands"):
        check_secrets(play, 0, rng)


def test_a_forgotten_field_is_named(monkeypatch):
    from drakkar.games.vikings import extent

    known = extent.positions
    monkeypatch.setattr(
        extent, "positions", lambda s: {n: e for n, e in known(s).items() if n != "bid"}
    )
    with pytest.raises(TypeError, match=r"Vikings\.bid has no extent"):
        Observer(game("vikings"), 2)
    monkeypatch.setattr(extent, "positions", lambda s: known(s) | {"saved": Number(1)})
    with pytest.raises(TypeError, match=r"Vikings\.saved is nothing"):
        Observer(game("vikings"), 2)
    fields = {name: extent for name, extent in extent.FIELDS.items() if name != "cargo"}
    monkeypatch.setattr(extent, "FIELDS", fields)
    with pytest.raises(TypeError, match=r"Ferry\.cargo is not in FIELDS"):
        type(catalogue("vikings"))(game("vikings"))


def test_a_game_without_extents_is_named():
    with pytest.raises(EnvsError, match="nowhere"):
        extents(SAMPLE)


def test_a_change_raises_the_version():
    """After a change: raise CATALOGUE_VERSION or OBSERVATION_VERSION, then write the digests anew
    with ``python -m tests.envs.digest``."""
    stored = json.loads(STORED.read_text())
    # in a process of its own: what other tests load must not add to a catalogue
    done = subprocess.run(
        [sys.executable, "-m", "tests.envs.digest", "--print"], capture_output=True, check=True
    )
    now = json.loads(done.stdout)
    assert now == digests(), "what is loaded later changes a catalogue or a layout"
    for name, version in (
        ("catalogue", CATALOGUE_VERSION),
        ("observation", OBSERVATION_VERSION),
    ):
        assert stored[name]["version"] == version, f"write the digests of {name} anew"
        assert stored[name]["games"] == now[name]["games"], f"raise the version of the {name}"


@pytest.mark.parametrize("slug", GAMES)
def test_all_numbers_are_described(slug):
    numbers = catalogue(slug)
    labels = numbers.labels()
    assert len(labels) == len(set(labels)) == len(numbers)
    assert labels[7] == numbers.label(7)
    assert len(numbers.feature_labels()) == numbers.features_size
    for players in GAMES[slug].seats:
        layout = observer(slug, players)
        names = [f"{b.name}.{label}" for b in layout.blocks for label in b.labels]
        assert len(names) == len(set(names)) == layout.size
        at = 0
        for block in layout.blocks:
            assert block.start == at
            assert block.stop > at or block.note or block.zone == "kernel"
            at = block.stop


def test_what_an_observation_says():
    """Numbers scaled, names one-hot, oneself first."""
    play = Play("vikings", 3)
    play.begin(5)
    blocks = {block.name: block for block in play.observer.blocks}
    s: Any = play.table.state
    s.gold[:] = [5, 10, 20]
    s.first = 2
    for seat in range(3):
        seen = play.observe(seat)
        gold, first = (seen[blocks[n].start : blocks[n].stop] for n in ("gold", "first"))
        around = [(seat + turn) % 3 for turn in range(3)]
        assert gold.tolist() == pytest.approx([s.gold[who] / 50 for who in around])
        assert first.tolist() == [float(who == 2) for who in around]
    question = blocks["question"]
    asked = dict(zip(question.labels, play.observe(play.seat)[question.start :], strict=False))
    assert asked["buylot"] == 1
    other = play.observe((play.seat + 1) % 3)[question.start : question.stop]
    assert not other.any()
