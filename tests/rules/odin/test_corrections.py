"""An owner's corrections do what they say, or are refused by name (docs/components.md)."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

PROGRAM = """
import os, sys
from pathlib import Path
import drakkar
from drakkar.kernel import components
from drakkar.kernel.errors import DrakkarError
components.contents("drakkar.games.odin")  # read once for all
folder = Path(os.environ["DRAKKAR_COMPONENTS"], "odin")
for line in sys.stdin.read().split("\\0"):
    if os.fork():
        os.wait()
        continue
    file, _, text = line.partition("\\n")
    for old in folder.iterdir():
        old.unlink()
    (folder / f"{file}.yaml").write_text(text)
    try:
        drakkar.GAMES["odin"].rules
        print("accepted", flush=True)
    except DrakkarError as error:
        print(error, flush=True)
    os._exit(0)
"""

CORRECTIONS = [
    ("ships", "ships: [{id: knarr, price_silver: 6}]", "accepted"),
    ("ships", "ships: [{id: knarr, points: 6}]", "ships.knarr.points explains"),
    ("ships", "ships: [{id: knarr, ore_slots: 1}]", "knarr.ore_slots must be 0, found 1"),
    ("coins", "silver: {points_per_silver_in_supply: 2}", "silver.points_per_silver_in_supply"),
    ("goods", "penalty_tile: {points_each: -4}", "penalty_tile.points_each explains"),
    ("home_board", "scoring: {thing_penalty: -4}", "accepted"),
    ("action_board", "spaces: [{id: build_shed, pos: 2}]", "spaces.pos (1) must be"),
    (
        "action_board",
        "spaces: [{id: forge, steps: []}]",
        "spaces.forge.steps must be >= 1, found 0",
    ),
    ("action_board", "spaces: [{id: forge, steps: [{luck: 1}]}]", "spaces.forge: the game can"),
    (
        "home_board",
        "home_board: {bonuses: [{id: home_board_ore, gain: {luck: 1}}]}",
        "home_board.bonuses must be items",
    ),
    (
        "exploration",
        "boards: [{id: newfoundland, bonuses: [{id: newfoundland_5_1, limited: false}]}]",
        "newfoundland.bonuses.limited must be True, found False",
    ),
    ("home_board", "sides: [{id: long, round_cells: {5: 2}}]", "sides.long.round_cells must be"),
    ("home_board", "sides: [{id: long, harvest: {1: 9}}]", "sides.long.harvest must be"),
    ("home_board", "harvest_levels: [{id: level_0, level: 1}]", "level_0.level must be 0"),
    ("home_board", "solo: [{id: long_first, colour: second}]", "solo.long must be first, second"),
    ("home_board", "solo: [{id: long_first, waiting: 1}]", "solo.long_first.waiting must be 0"),
    ("occupations", "occupations: [{id: tutor, points: 1}]", "accepted"),
    (
        "occupations",
        "occupations: [{id: tutor, parts: [{timing: anytime, do: {luck: 1}}]}]",
        "occupations.tutor: the game can make no effect of this ({'luck'})",
    ),
    (
        "occupations",
        "occupations: [{id: tutor, parts: [{timing: each_time, do: {gain: {wood: 1}}}]}]",
        "occupations.tutor: the game can make no effect of this (trigger)",
    ),
    (
        "occupations",
        "occupations: [{id: adventurer, parts: [{timing: permanent, do: {explore: home}}]}]",
        "the game can make no effect of this (home)",
    ),
    (
        "occupations",
        "occupations: [{id: tutor, parts: [{timing: on_play, do: {table: {count: knarrs, rows: "
        "[{min: 0, max: 2, gain: {wood: 1}}, {min: 2, gain: {wood: 2}}]}}}]}]",
        "the game can make no effect of this (min: 2)",
    ),
    ("occupation_terms", "game: vikings", "occupation_terms.yaml: game explains"),
]


def test_a_correction_is_read_or_refused_by_name(tmp_path: Path):
    (tmp_path / "odin").mkdir()
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        input="\0".join(f"{file}\n{text}" for file, text, _ in CORRECTIONS),
        env={**os.environ, "DRAKKAR_COMPONENTS": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    answers = done.stdout.splitlines()
    assert len(answers) == len(CORRECTIONS), done.stderr
    for (file, text, words), answer in zip(CORRECTIONS, answers, strict=True):
        assert words in answer, f"{file}: {text}: {answer}"
