"""Games with somebody's own box, beside games with another: each in processes of its own, for what
a process has once read of a box stays in it."""

from __future__ import annotations

import atexit
import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any, TypeVar

from drakkar.arena.errors import ArenaError
from drakkar.games import game
from drakkar.kernel.components import contents, digest
from drakkar.kernel.errors import DrakkarError
from drakkar.kernel.reasons import why

if TYPE_CHECKING:
    from drakkar.arena.match import Match
    from drakkar.arena.workers import Work

T = TypeVar("T")
VARIABLE = "DRAKKAR_COMPONENTS"
Box = tuple[tuple[str, str], ...]
"""The files of a corrected box by their places, as they were when the games began: nothing changes
when somebody edits them meanwhile, and a cluster need not have them."""


def read(directory: str) -> Box:
    if not Path(directory).is_dir():
        raise ArenaError("error-box", directory=directory)
    texts = []
    for path in sorted(Path(directory).glob("*/*.yaml")):
        try:
            texts.append((str(path.relative_to(directory)), path.read_text(encoding="utf-8")))
        except (OSError, UnicodeDecodeError) as error:
            raise DrakkarError("error-component-file", file=str(path), why=why(error)) from None
    return tuple(texts)


def check(match: Match, directory: str) -> None:
    """Whether the game can be played with this box, said of the owner's own files."""
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        pool.submit(_check, match, directory).result()


def _check(match: Match, directory: str) -> None:
    os.environ[VARIABLE] = directory
    match.check()


@contextmanager
def opened(directory: str | None) -> Iterator[None]:
    """Read files as if this were the owner's box; None: as it is for everybody here."""
    before = os.environ.get(VARIABLE)
    if directory is not None:
        os.environ[VARIABLE] = directory
    try:
        yield
    finally:
        if before is None:
            os.environ.pop(VARIABLE, None)
        else:
            os.environ[VARIABLE] = before


def named(slug: str, directory: str | None) -> str:
    """The digest of a box."""
    with opened(directory):
        return digest(game(slug).package)


def differences(slug: str, ours: str | None, theirs: str | None) -> list[tuple[str, str, str]]:
    """Every value that two boxes differ in: where it stands, here and there."""
    values = []
    for directory in (ours, theirs):
        with opened(directory):
            values.append(dict(_leaves("", contents(game(slug).package))))
    places = dict.fromkeys([*values[0], *values[1]])
    pairs = [(place, values[0].get(place, "–"), values[1].get(place, "–")) for place in places]
    return [pair for pair in pairs if pair[1] != pair[2] and not pair[0].endswith("source")]


def _leaves(where: str, data: Any) -> Iterator[tuple[str, str]]:
    if isinstance(data, dict):
        for key, value in data.items():
            yield from _leaves(f"{where}.{key}" if where else str(key), value)
    elif isinstance(data, list):
        for number, value in enumerate(data, start=1):
            thing = value.get("id", number) if isinstance(value, dict) else number
            yield from _leaves(f"{where}.{thing}", value)
    else:
        yield where, str(data)


# ---- in a worker -----------------------------------------------------------------------------

_IN_USE: list[Box] = []


def play_with(box: Box, work: Work[T], numbers: range) -> T:
    """Several games with this box, in a process that has read no other."""
    if not _IN_USE:
        folder = TemporaryDirectory(prefix="drakkar-box-")
        atexit.register(folder.cleanup)
        for place, text in box:
            path = Path(folder.name, place)
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, encoding="utf-8")
        os.environ[VARIABLE] = folder.name
        _IN_USE.append(box)
    if _IN_USE[0] != box:
        raise RuntimeError("this process has another box open")
    return work(numbers)


def forget() -> None:
    """What the machine of a worker calls its own box is none of the game's."""
    if not _IN_USE:
        os.environ.pop(VARIABLE, None)
