"""What a game says to corrections of its box, one after the other (docs/components.md)."""

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
slug = sys.argv[1]
components.contents(f"drakkar.games.{slug}")  # read once for all
folder = Path(os.environ["DRAKKAR_COMPONENTS"], slug)
for line in sys.stdin.read().split("\\0"):
    if os.fork():
        os.wait()
        continue
    file, _, text = line.partition("\\n")
    for old in folder.iterdir():
        old.unlink()
    (folder / f"{file}.yaml").write_text(text)
    try:
        drakkar.GAMES[slug].rules
        print("accepted", flush=True)
    except DrakkarError as error:
        print(error, flush=True)
    os._exit(0)
"""


def replies(slug: str, box: Path, corrections: list[tuple[str, str]]) -> list[str]:
    """``accepted`` or the error, for each file and the text of its correction alone."""
    (box / slug).mkdir()
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, slug],
        env={**os.environ, "DRAKKAR_COMPONENTS": str(box)},
        input="\0".join(f"{file}\n{text}" for file, text in corrections),
        capture_output=True,
        text=True,
        check=False,
    )
    lines = done.stdout.splitlines()
    assert len(lines) == len(corrections), done.stderr
    return lines
