"""The files of a SQLite database: for their owner only, and still those that were opened."""

from __future__ import annotations

import contextlib
import os
import shutil
from pathlib import Path

from drakkar.server.errors import StorageError
from drakkar.server.logs import log_event

FREE = 512 * 1024
"""Bytes of a disk below which it counts as full."""


def private(file: Path) -> None:
    """Makes an empty file for its owner alone, where there is none. What SQLite puts beside it
    (-wal, -shm) takes after it."""
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    with contextlib.suppress(FileExistsError):
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


class Files:
    """Which files we write to. One that was deleted or replaced can still be written to, and
    everything in it is lost: so they are looked at before and after every commit."""

    def __init__(self, file: Path) -> None:
        self._folder = file.parent
        self._known: dict[str, tuple[int, int] | None] = {str(file): None, f"{file}-wal": None}
        self._gone = False

    def check(self) -> None:
        """Raises StorageError if one is not what it was; says so once."""
        for file, known in self._known.items():
            now = _identity(file)
            if known is None:
                self._known[file] = now
            elif now != known:
                if not self._gone:
                    log_event("database-gone", file=file, why="replaced" if now else "deleted")
                self._gone = True
                raise StorageError(f"{file} is gone")
        self._gone = False

    def check_space(self) -> None:
        """Raises StorageError if the disk is as good as full."""
        if shutil.disk_usage(self._folder).free < FREE:
            raise StorageError("the disk is full")


def _identity(file: str) -> tuple[int, int] | None:
    try:
        status = os.stat(file)
    except OSError:
        return None
    return status.st_dev, status.st_ino
