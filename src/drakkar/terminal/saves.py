"""Saved games: a record and who sits where, written anew after every move, never half."""

from __future__ import annotations

import contextlib
import json
import os
import tempfile
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from random import Random
from typing import Any, overload

import msgspec

from drakkar.bots import BOTS, bot
from drakkar.games import GAMES
from drakkar.kernel.errors import DrakkarError
from drakkar.kernel.question import Move
from drakkar.kernel.reasons import why
from drakkar.kernel.record import Reading, read, read_json, replay
from drakkar.kernel.record import resume as resume_position
from drakkar.kernel.shapes import met
from drakkar.kernel.table import Table
from drakkar.terminal.words import Kept, Words

HUMAN = "human"


class _Meta(msgspec.Struct):
    seats: list[str] = []
    names: list[str] = []
    lang: str = ""


@dataclass
class Session:
    """A table, the people and bots around it, and the file that keeps it."""

    table: Table
    seats: tuple[str, ...]
    """Per seat ``human`` or the name of a bot."""
    names: tuple[str, ...]
    lang: str
    path: Path
    notice: str = ""
    """Something to be said before it goes on."""

    @property
    def humans(self) -> tuple[int, ...]:
        return tuple(seat for seat, who in enumerate(self.seats) if who == HUMAN)

    @property
    def secrets(self) -> bool:
        """Whether one person at this terminal must not see what another sees."""
        return len(self.humans) > 1 and self.table.hides

    def bot_moves(self, seat: int) -> Move:
        """What the bot on this seat answers: the same again in the same position."""
        table = self.table
        rng = Random(f"{table.seed} {len(table.log)} {seat}")
        return bot(self.seats[seat]).choose(
            table.game, table.guess(seat, rng), seat, list(table.moves(seat)), rng
        )

    def save(self) -> None:
        self.table.meta = {
            "seats": list(self.seats),
            "names": list(self.names),
            "lang": self.lang,
        }
        write(self.path, self.table.record(position=not self.table.over))


def write(path: Path, data: Any) -> None:
    """The file as a whole or not at all: a temporary file beside it, then a rename."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, temporary = tempfile.mkstemp(prefix=".", suffix=".tmp", dir=path.parent)
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(json.dumps(data, ensure_ascii=False, separators=(",", ":")))
                file.flush()
                os.fsync(file.fileno())
            Path(temporary).replace(path)
        except BaseException:
            Path(temporary).unlink(missing_ok=True)
            raise
    except OSError as error:
        raise DrakkarError("error-save", file=str(path), why=why(error)) from None


def folder() -> Path:
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(home, "drakkar", "saves")


def fresh(slug: str) -> Path:
    """A file name that no game has yet."""
    stem = f"{slug}-{datetime.now():%Y%m%d-%H%M%S}"
    path, number = folder() / f"{stem}.json", 2
    while path.exists():
        path, number = folder() / f"{stem}-{number}.json", number + 1
    return path


def latest(slug: str | None, lang: str | None, default: str) -> Session:
    """The unfinished game saved last. Files that cannot be used are named and passed over."""
    pattern = f"{slug}-*.json" if slug else "*.json"
    paths = sorted(folder().glob(pattern), key=_age, reverse=True)
    passed: list[DrakkarError] = []
    for path in paths:
        try:
            session = resume(path, lang, default, finished=False)
        except DrakkarError as error:
            passed.append(error)
            continue
        if session is not None:
            words = Words(session.lang)
            session.notice = " ".join(filter(None, (*map(words.error, passed), session.notice)))
            return session
    raise passed[0] if passed else DrakkarError("error-no-save", folder=str(folder()))


def _age(path: Path) -> tuple[int, str]:
    """By the clock, then by name: two files written within one tick of it keep one order."""
    return path.lstat().st_mtime_ns, path.name


@overload
def resume(path: Path, lang: str | None, default: str) -> Session: ...
@overload
def resume(path: Path, lang: str | None, default: str, *, finished: bool) -> Session | None: ...
def resume(path: Path, lang: str | None, default: str, *, finished: bool = True) -> Session | None:
    """The game of a file; None for a finished one that is not wanted. A file that cannot be used
    is left as it is."""
    try:
        data = read_json(path)
        if not finished and isinstance(data, dict) and data.get("scores"):
            return None
        reading = read(GAMES, data, listen=True)
        record = reading.record
        if record.revision == reading.table.game.revision:
            table = replay(GAMES, data, listen=True)  # anything else is refused
        else:
            table = _adopted(reading)
        try:
            meta = msgspec.convert(record.meta, met(_Meta))
        except msgspec.ValidationError as error:
            raise DrakkarError("error-record", why=why(error)) from None
        players = table.players
        if (meta.seats and len(meta.seats) != players) or (
            meta.names and len(meta.names) != players
        ):
            raise DrakkarError("error-record", why=f"meta: {players} players")
        seats = tuple(meta.seats or [HUMAN] * players)
        for who in seats:
            known_player(who)
    except DrakkarError as error:
        raise _kept(error, path) from None
    spoken = lang or (meta.lang if meta.lang in ("fr", "en") else default)
    words = Words(spoken)
    names = tuple(meta.names) or tuple(
        words("player-default", number=seat + 1) for seat in range(players)
    )
    session = Session(table, seats, names, spoken, path)
    if reading.differs:
        session.notice = _other_revision(reading, table, path, words)
        if reading.stopped is not None:  # what was played before stays as it is
            session.path = fresh(table.game.slug)
    return session


def _adopted(reading: Reading) -> Table:
    """A game of another revision: all of it if it is still legal, else the position as it was, or
    the last one that can be reached."""
    record, game = reading.record, reading.table.game
    if reading.stopped is not None and record.position is not None:
        with contextlib.suppress(DrakkarError):
            return resume_position(
                game,
                record.players,
                record.options,
                record.seed,
                record.position,
                auto=record.auto,
                listen=True,
            )
    return reading.go_on()


def _other_revision(reading: Reading, table: Table, path: Path, words: Words) -> str:
    facts = {"found": str(reading.record.revision), "known": str(table.game.revision)}
    if reading.stopped is None:
        return words("resume-revision", **facts)
    why_not = words.error(reading.stopped)
    if table.start is not None:
        return words("resume-position", why=why_not, file=str(path), **facts)
    return words("resume-cut", why=why_not, file=str(path), **facts)


def known_player(who: str) -> None:
    if who != HUMAN and who not in BOTS:
        raise DrakkarError("error-unknown-seat", name=who, known=", ".join((HUMAN, *BOTS)))


def _kept(error: DrakkarError, path: Path) -> DrakkarError:
    return Kept(error, path) if os.path.lexists(path) else error
