"""An owner's corrections do what they say, or are refused by name (docs/components.md)."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent


def run(box: Path, *line: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "DRAKKAR_COMPONENTS": str(box)}
    return subprocess.run(
        [sys.executable, *line], env=env, capture_output=True, text=True, check=False
    )


def test_a_corrected_box_does_what_it_says():
    """One program for all of it: the files are read when the game is first used."""
    options = ("-q", "-p", "no:xdist", "-p", "no:cacheprovider", "--no-header")
    done = run(HERE / "box", "-m", "pytest", str(HERE / "corrected_box.py"), *options)
    assert done.returncode == 0, done.stdout


PROGRAM = """
import sys
from pathlib import Path
from drakkar.kernel import components
from drakkar.kernel.errors import DrakkarError
import drakkar, importlib, os
for line in sys.stdin.read().split("\\0"):
    file, _, text = line.partition("\\n")
    folder = Path(os.environ["DRAKKAR_COMPONENTS"], "shipwrights")
    for old in folder.iterdir():
        old.unlink()
    (folder / f"{file}.yaml").write_text(text)
    for name in [n for n in sys.modules if n.startswith("drakkar.games.shipwrights.b")]:
        del sys.modules[name]
    try:
        importlib.import_module("drakkar.games.shipwrights.benefits")
        print("accepted")
    except DrakkarError as error:
        print(error)
"""

REFUSED = [
    ("heroes", "heroes: [{id: hero_frode, ship_discount: 2}]", "ship_discount"),
    ("raids", "worker_cost: {uses_per_round: 2}", "uses_per_round"),
    ("boards", "scoring: {vp_per_gold: 2}", "scoring"),
    ("boards", "setup_player: {goods: {card: 1}}", "card"),
    ("boards", "rounds: {per_game: 6}", "rounds.per_game must be 1-5, found 6"),
    ("boards", "progress_tracks: {reward_spaces: [4, 8]}", "reward_spaces must be 3"),
    ("boards", "draft: {hand_size: 5}", "draft.keep_each must be 5 / n, found 2"),
    ("boards", "draft: {two_players: {first_draw: 3}}", "first_draw must be >= 4, found 3"),
    ("cards", "ships: [{id: ship_ask, skills: []}]", "ships.ship_ask.skills must be 1-3, found 0"),
    ("cards", "ships: [{id: ship_ask, skills: [tanner]}]", "blacksmith, sailmaker"),
    ("cards", "ships: [{id: ship_ask, benefit: luck}]", "imm_workers_3"),
    ("cards", "skills: {order: [blacksmith, sailmaker, woodcarver, stonemason, tanner]}", "tanner"),
    (
        "cards",
        "skills: {order: [blacksmith, sailmaker, woodcarver, stonemason, stonemason]}",
        "skills.order must be blacksmith, sailmaker, stonemason, woodcarver, found",
    ),
    ("cards", "ships: [{id: ship_ask, copies: 4}]", "counts.total must be 123, found 122"),
    ("cards", "jarls: [{id: jarl_01, discard: {gold: -1}}]", "at least 0"),
    ("cards", "artisans: [{id: art_blacksmith_stonemason, minor: sailmaker}]", "art_blacksmith"),
    ("rounds", "rounds: [{id: round_01, coin_price: {wood: 0}}]", "at least 1"),
    ("starting", "labourer: {base: {pay: {wood: 1}}}", "wood"),
    ("nemesis", "nemesis: [{id: nemesis_1, restriction: {kind: luck}}]", "luck"),
    ("nemesis", "nemesis: [{id: nemesis_1, restriction: {coins: 1}}]", "restriction.coins"),
    (
        "nemesis",
        "nemesis: [{id: nemesis_1, restriction: {kind: tuck_cost_modifier, coins: 1}}]",
        "coins",
    ),
    ("huts", "game: vikings", "game must be shipwrights, found vikings"),
]


def test_what_cannot_be_is_refused_by_name(tmp_path: Path):
    (tmp_path / "shipwrights").mkdir()
    corrections = "\0".join(f"{file}\n{text}" for file, text, _ in REFUSED)
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        env={**os.environ, "DRAKKAR_COMPONENTS": str(tmp_path)},
        input=corrections,
        capture_output=True,
        text=True,
        check=False,
    )
    said = done.stdout.splitlines()
    assert len(said) == len(REFUSED), done.stderr
    for line, (file, text, words) in zip(said, REFUSED, strict=True):
        assert f"{file}.yaml" in line, (text, line)
        assert words in line, (text, line)
