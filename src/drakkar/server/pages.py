"""The built page. It comes from web/ and is not in the repository: without it there is a notice."""

from __future__ import annotations

import os
import re
from functools import cache
from importlib.resources import files
from pathlib import Path


@cache
def folder() -> Path:
    return Path(str(files("drakkar.server"))) / "page"


@cache
def _build(index: str, _written: int) -> str:
    script = re.search(r"assets/([\w.-]+\.js)", Path(index).read_text(encoding="utf-8"))
    return script.group(1) if script else ""


def build() -> str:
    """The name of the page's script, which changes with its contents; "" without a page. A browser
    that still has another one is told to load the page again."""
    index = f"{folder()}/index.html"
    try:
        return _build(index, os.stat(index).st_mtime_ns)
    except OSError:
        return ""
