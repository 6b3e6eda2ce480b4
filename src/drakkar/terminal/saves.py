"""Saved games: a record and who sits where, written anew after every move, never half."""

from __future__ import annotations

import json
import os
import tempfile
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from drakkar.bots import BOTS, bot
from drakkar.games import GAMES
from drakkar.kernel.errors import DrakkarError
from drakkar.kernel.question import Move
from drakkar.kernel.reasons import why
from drakkar.kernel.record import read_json, replay
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

    @property
    def humans(self) -> tuple[int, ...]:
        return tuple(seat for seat, who in enumerate(self.seats) if who == HUMAN)

    @property
    def secrets(self) -> bool:
        """Whether one person at this terminal must not see what another sees."""
        zones = self.table.state.zones.values()
        return len(self.humans) > 1 and any(zone != "public" for zone in zones)

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
        write(self.path, self.table.record())


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


def latest(slug: str | None) -> Path:
    """The unfinished game saved last."""
    pattern = f"{slug}-*.json" if slug else "*.json"
    paths = sorted(folder().glob(pattern), key=lambda p: p.stat().st_mtime_ns, reverse=True)
    for path in paths:
        try:
            data = read_json(path)
        except DrakkarError as error:
            raise _kept(error, path) from None
        if not (isinstance(data, dict) and data.get("scores")):
            return path
    raise DrakkarError("error-no-save", folder=str(folder()))


def resume(path: Path, lang: str | None, default: str) -> Session:
    """The game of a file; a file that cannot be read is left as it is."""
    try:
        data = read_json(path)
        table = replay(GAMES, data, listen=True)
        try:
            meta = msgspec.convert(table.meta, _Meta)
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
    names = tuple(meta.names) or tuple(
        Words(spoken)("player-default", number=seat + 1) for seat in range(players)
    )
    return Session(table, seats, names, spoken, path)


def known_player(who: str) -> None:
    if who != HUMAN and who not in BOTS:
        raise DrakkarError("error-unknown-seat", name=who, known=", ".join((HUMAN, *BOTS)))


def _kept(error: DrakkarError, path: Path) -> DrakkarError:
    return Kept(error, path) if path.exists() else error
