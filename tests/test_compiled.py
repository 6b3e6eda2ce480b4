"""Compiled, a game is the same. Here Vikings as a sample; all of them in ``make test-compiled``."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import compile_games
from tests.digests import lines

ROOT = Path(__file__).parents[1]
SEEDED = """
from random import Random
from drakkar.kernel import game, quick
some = [(seed, number) for seed in (-1, 0, 9, 255, 256, 1 << 32, (1 << 40) - 1, 1 << 40, 1 << 64)
        for number in (0, 1, 2, 5, 4, (1 << 24) - 1, 1 << 24, 3)]
print(all(game.draw(*each).getstate() == Random((each[0] << 24) ^ each[1]).getstate()
          for each in some))
"""


@pytest.mark.skipif(shutil.which("cc") is None, reason="needs a C compiler")
@pytest.mark.timeout(600)
def test_vikings_plays_the_same_when_it_is_compiled(tmp_path):
    libraries = compile_games.build(tmp_path, ["vikings"], level=0)
    assert any(path.name.startswith("table.") for path in libraries)
    env = os.environ | {"PYTHONPATH": os.pathsep.join((str(tmp_path), str(ROOT)))}

    def told(*arguments: str) -> str:
        command = [sys.executable, *arguments]
        done = subprocess.run(command, env=env, cwd=tmp_path, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        return done.stdout

    there = told("-m", "tests.digests", "--game=vikings", "--games=12")
    assert there.splitlines() == list(lines(["vikings"], 12))
    assert "(compiled)" in told("-m", "drakkar", "--version")
    # its generators are seeded four at a time, those of seeds that do not fit one by one
    assert told("-c", SEEDED).split() == ["True"]
    # nothing of the compiler is needed to play
    hidden = "import sys; sys.modules['mypy_extensions'] = None; import drakkar"
    told("-c", f"{hidden}; drakkar.new('vikings', 2)")
