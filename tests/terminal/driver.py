"""Drives the program as a user does: arguments, typed lines, and what came back."""

from __future__ import annotations

import contextlib
import io
import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple
from unittest.mock import patch

from drakkar.cli import main


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
    around = surroundings(home)
    done = subprocess.run(
        [sys.executable, "-m", "drakkar", *args],
        input=typed.encode(),
        capture_output=True,
        env=around | (env or {}),
        timeout=seconds,
    )
    return Answer(done.returncode, done.stdout.decode("utf-8", "replace"), done.stderr.decode())


def inside(home: Path, *args: str, typed: str = "", env: dict[str, str] | None = None) -> Answer:
    """The same in this process: much faster, and nearly the same."""
    out = io.TextIOWrapper(io.BytesIO(), encoding="utf-8")
    err = io.StringIO()
    with (
        patch.dict(os.environ, surroundings(home) | (env or {}), clear=True),
        patch.object(sys, "stdin", io.StringIO(typed)),
        contextlib.redirect_stdout(out),
        contextlib.redirect_stderr(err),
    ):
        try:
            code = main(list(args))
        except SystemExit as left:  # --help and --version
            code = int(left.code or 0)
    out.seek(0)
    return Answer(code, out.read(), err.getvalue())


def surroundings(home: Path) -> dict[str, str]:
    kept = {name: os.environ[name] for name in ("PATH", "PYTHONPATH") if name in os.environ}
    return kept | {
        "HOME": str(home),
        "XDG_DATA_HOME": str(home),
        "COLUMNS": "80",
        "LANG": "C.UTF-8",
        "PYTHONIOENCODING": "utf-8",
    }


def saves(home: Path) -> list[Path]:
    return sorted((home / "drakkar" / "saves").glob("*.json"))


TWO = ("--seats", "human,thrall", "--names", "Anna,Olaf", "--seed", "7")
