"""The tables of a study: Parquet, written part by part while the games are played.

A part holds the games from one round number to the next, whoever has played them, so the tables
are the same for any number of jobs; no more than one part is held in memory. A part is there as a
whole or not at all: what was written when a study breaks off stays and can be read, and the same
study goes on behind it.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from drakkar.arena.errors import ArenaError
from drakkar.arena.match import Match
from drakkar.arena.study.watch import Studied
from drakkar.kernel.reasons import why

PART = 100
"""Games in a part."""
WIN = 60
"""A victory in parts that can be shared by up to six without a rest: sums of whole numbers are the
same in any order."""


def _schemas() -> dict[str, dict[str, Any]]:
    import polars as pl

    game, seat, small = pl.UInt32, pl.UInt8, pl.UInt16
    return {
        "games": {
            "game": game,
            "seed": pl.Int64,
            "first": seat,
            "rounds": small,
            "decisions": small,
            "answers": small,
        },
        "players": {
            "game": game,
            "seat": seat,
            "bot": pl.String,
            "score": pl.Int32,
            "place": seat,
            "winners": seat,
            "won": pl.Boolean,
        },
        "points": {"game": game, "seat": seat, "source": pl.String, "points": pl.Int32},
        "decisions": {
            "game": game,
            "seat": seat,
            "round": small,
            "question": pl.String,
            "move": pl.String,
            "choice": pl.String,
            "answers": small,
        },
        "uses": {
            "game": game,
            "seat": seat,
            "round": small,
            "kind": pl.String,
            "thing": pl.String,
        },
    }


TABLES = ("games", "players", "points", "decisions", "uses")


def _rows(match: Match, games: list[Studied]) -> dict[str, list[tuple[Any, ...]]]:
    rows: dict[str, list[tuple[Any, ...]]] = {name: [] for name in TABLES}
    for game in games:
        played = game.played
        n = played.number
        rows["games"].append(
            (n, match.seed + n, game.first, game.rounds, played.decisions, played.answers)
        )
        for seat, entrant in enumerate(played.entrants):
            won = seat in played.winners
            rows["players"].append(
                (
                    n,
                    seat,
                    match.bots[entrant],
                    played.scores[seat],
                    game.places[seat],
                    len(played.winners),
                    won,
                )
            )
            rows["points"] += [(n, seat, *line) for line in game.points[seat].items()]
        rows["decisions"] += [(n, *decision) for decision in game.decisions]
        rows["uses"] += [(n, *use) for use in game.uses]
    return rows


class Folder:
    """Where the tables of a study lie: ``<table>.parquet`` when it is done, before that parts."""

    def __init__(self, path: Path) -> None:
        self.path, self.parts = path, path / "parts"

    @property
    def done(self) -> bool:
        """Whether all parts are joined."""
        whole = all((self.path / f"{name}.parquet").exists() for name in TABLES)
        return whole and not self.parts.exists()

    def count_parts(self) -> int:
        """How many parts are there from the first on."""
        if self.done:
            import polars as pl

            last = pl.scan_parquet(self.path / "games.parquet").select(pl.col("game").max())
            return int(last.collect().item() or 0) // PART + 1
        number = 0
        while all(self._part(name, number).exists() for name in TABLES):
            number += 1
        return number

    def write(self, match: Match, number: int, games: list[Studied]) -> None:
        """One part of every table."""
        import polars as pl

        schemas = _schemas()
        for name, rows in _rows(match, games).items():
            path = self._part(name, number)
            frame = pl.DataFrame(rows, schema=schemas[name], orient="row")
            self._whole(path, lambda fresh, frame=frame: frame.write_parquet(fresh))

    def frames(self) -> Iterator[dict[str, Any]]:
        """The tables part by part."""
        import polars as pl

        for number in range(self.count_parts()):
            if not self.done:
                yield {name: pl.read_parquet(self._part(name, number)) for name in TABLES}
                continue
            inside = pl.col("game").is_between(number * PART, (number + 1) * PART - 1)
            yield {
                name: pl.scan_parquet(self.path / f"{name}.parquet").filter(inside).collect()
                for name in TABLES
            }

    def join(self) -> None:
        """One file per table in place of the parts."""
        import polars as pl

        if self.done:
            return
        count = self.count_parts()
        for name in TABLES:
            whole = pl.scan_parquet([self._part(name, number) for number in range(count)])
            self._whole(
                self.path / f"{name}.parquet",
                lambda fresh, whole=whole: whole.sink_parquet(fresh, row_group_size=100_000),
            )
        for part in self.parts.iterdir():
            part.unlink()
        self.parts.rmdir()

    def text(self, name: str, text: str) -> Path:
        path = self.path / name
        self._whole(path, lambda fresh: fresh.write_text(text, encoding="utf-8"))
        return path

    def _part(self, name: str, number: int) -> Path:
        return self.parts / f"{name}-{number:05}.parquet"

    def _whole(self, path: Path, write: Any) -> None:
        """All of a file or nothing of it."""
        fresh = path.with_name(f".{path.name}.{os.getpid()}")
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            write(fresh)
            fresh.replace(path)
        except OSError as error:
            raise self._full(error) from None
        except Exception as error:  # polars has errors of its own for a disk that is full
            number = re.search(r"os error (\d+)", str(error))
            if number is None:
                raise
            raise self._full(OSError(int(number[1]), os.strerror(int(number[1])))) from None
        finally:
            fresh.unlink(missing_ok=True)

    def _full(self, error: Exception) -> ArenaError:
        kept = self.count_parts() * PART
        return ArenaError(
            "error-study-write", directory=str(self.path), why=why(error), games=str(kept)
        )


def parts(games: Iterable[Studied], first: int) -> Iterator[tuple[int, list[Studied]]]:
    """Games in order, by the part that they belong to."""
    number, held = first, list[Studied]()
    for game in games:
        while game.played.number >= (number + 1) * PART:
            yield number, held
            number, held = number + 1, []
        held.append(game)
    yield number, held
