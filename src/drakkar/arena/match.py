"""A match: many games of the same players, and one of its games.

Game number n of a match has the seed ``match.seed + n`` and nothing else to depend on, so it is
the same whichever process plays it and can be played again on its own.
"""

from __future__ import annotations

import json
import os
import traceback
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from tempfile import NamedTemporaryFile

from drakkar.arena.errors import ArenaError
from drakkar.bots import bot, play_out
from drakkar.games import game
from drakkar.kernel.errors import DrakkarError
from drakkar.kernel.reasons import why as reason
from drakkar.kernel.table import Table


@dataclass(frozen=True)
class Match:
    """What is played. ``bots`` has a name per seat; ``rotate``: they move up a seat each game."""

    game: str
    players: int
    bots: tuple[str, ...]
    games: int
    seed: int = 0
    options: tuple[tuple[str, str], ...] = ()
    rotate: bool = True
    records: str | None = None
    """A folder for the record of every game."""

    def check(self) -> None:
        """Everything that can be wrong before the first game, as one clear line."""
        game(self.game).chosen(self.players, dict(self.options))
        game(self.game).rules  # noqa: B018 - reads the box, which its owner may have broken
        for name in self.bots:
            bot(name, self.game)
        if len(self.bots) != self.players:
            raise DrakkarError("error-bots", given=str(len(self.bots)), needed=str(self.players))
        if self.games < 1:
            raise ArenaError("error-games", games=str(self.games))
        if self.records is not None:
            try:
                Path(self.records).mkdir(parents=True, exist_ok=True)
                NamedTemporaryFile(dir=self.records).close()
            except OSError as error:
                raise ArenaError(
                    "error-records", directory=self.records, why=reason(error)
                ) from None

    def seats(self, number: int) -> tuple[int, ...]:
        """Per seat the entrant (an index of ``bots``) who sits there in this game."""
        turn = number % self.players if self.rotate else 0
        return tuple((seat - turn) % self.players for seat in range(self.players))


@dataclass(frozen=True)
class Played:
    """One game that was played to its end."""

    number: int
    entrants: tuple[int, ...]
    """Per seat."""
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    """Seats."""
    decisions: int
    """Questions the bots were asked; those with one legal answer only are not asked."""
    answers: int
    """All answers, nature's and the forced ones included."""


@dataclass(frozen=True)
class Failed:
    """One game that broke off. ``why`` is one line, ``trace`` all of it."""

    number: int
    seed: int
    why: str
    trace: str


def play(match: Match, number: int) -> Played | Failed:
    """Game ``number`` of a match."""
    seed = match.seed + number
    try:
        entrants = match.seats(number)
        names = [match.bots[entrant] for entrant in entrants]
        table = Table(game(match.game), match.players, dict(match.options), seed)
        decisions = play_out(table, [bot(name) for name in names])
        if match.records is not None:
            table.meta = {"bots": names}
            write_record(Path(match.records, f"{match.game}-{seed}.json"), table.record())
        result = table.result()
        return Played(number, entrants, result.scores, result.winners, decisions, len(table.log))
    except Exception as error:
        why = " ".join(f"{type(error).__name__}: {error}".split())
        return Failed(number, seed, why, traceback.format_exc())


def play_some(match: Match, numbers: range) -> list[Played | Failed]:
    """Several games of a match: what a worker process is given at a time."""
    return [play(match, number) for number in numbers]


def write_record(path: Path, record: Mapping[str, object]) -> None:
    """All of the file or nothing: a reader never finds half a record."""
    fresh = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        fresh.write_text(json.dumps(record) + "\n", encoding="utf-8")
        fresh.replace(path)
    finally:
        fresh.unlink(missing_ok=True)
