"""Drives the program as a user does: arguments, typed lines, and what came back."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple


class Answer(NamedTuple):
    code: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()


def drakkar(
    home: Path, *args: str, typed: str = "", env: dict[str, str] | None = None, seconds: float = 120
) -> Answer:
    """``drakkar args``, with its data under ``home``, 80 columns wide and no terminal."""
    around = {
        "PATH": os.environ.get("PATH", ""),
        "HOME": str(home),
        "XDG_DATA_HOME": str(home),
        "COLUMNS": "80",
        "LANG": "C.UTF-8",
        "PYTHONIOENCODING": "utf-8",
    }
    done = subprocess.run(
        [sys.executable, "-m", "drakkar", *args],
        input=typed.encode(),
        capture_output=True,
        env=around | (env or {}),
        timeout=seconds,
    )
    return Answer(done.returncode, done.stdout.decode("utf-8", "replace"), done.stderr.decode())


def saves(home: Path) -> list[Path]:
    return sorted((home / "drakkar" / "saves").glob("*.json"))


TWO = ("--seats", "human,thrall", "--names", "Anna,Olaf", "--seed", "7")
