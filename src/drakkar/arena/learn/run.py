"""Learning from its first game to weights that were tried.

Round by round: games are played, with what was learned so far; numbers are fitted to all games of
the last rounds; and they are tried, against jarl with as many positions. The best by play is kept,
never by how well it forecasts. Everything is written as it comes, and what is there is never made
again: a run that was stopped, however often, ends with the same numbers as one that was not.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import asdict, dataclass
from functools import partial
from importlib.util import find_spec
from math import inf
from pathlib import Path
from time import monotonic
from typing import Any

from drakkar.arena.errors import ArenaError
from drakkar.arena.learn.selfplay import play_some, try_some
from drakkar.arena.summary import Share
from drakkar.arena.workers import Work, Workers, in_order
from drakkar.bots.judgement import FORMAT, SUFFIX, features_of, write
from drakkar.games import game
from drakkar.kernel.reasons import why

ABOUT = "learn.json"
BEST = "best"
REMEMBERED = 3
"""From so many of the last rounds is learned: what weaker players did is forgotten."""


@dataclass(frozen=True)
class Plan:
    """What is learned; decides every number that comes of it."""

    game: str
    players: int
    seed: int
    games: int
    """Of a round."""
    trials: int
    positions: int
    """Of a decision in a trial."""

    def check(self) -> None:
        """Everything that can be wrong before the first game."""
        if find_spec("numpy") is None:
            raise ArenaError("error-learn-extra")
        chosen = game(self.game)
        chosen.chosen(self.players, None)
        if self.players < 2:
            raise ArenaError("error-learn-alone")
        for name, number, least in (
            ("games", self.games, 10),
            ("trials", self.trials, 1),
            ("positions", self.positions, 1),
        ):
            if number < least:
                raise ArenaError("error-learn-few", what=name, number=str(number), least=str(least))

    def about(self) -> dict[str, Any]:
        """So that no other learning is mixed with it."""
        chosen = game(self.game)
        return asdict(self) | {
            "format": FORMAT,
            "revision": chosen.revision,
            "features": list(features_of(chosen)),
        }


@dataclass(frozen=True)
class Round:
    """One that is done."""

    number: int
    error: float
    """What it forecasts wrong at the horizon, in points; ``before``: what jarl does."""
    before: float
    wins: Share
    """Against jarl with as many positions."""
    margin: float

    def to_json(self) -> dict[str, Any]:
        return asdict(self)


@dataclass(frozen=True)
class Outcome:
    """What there is: rounds that are done, and how far the next one has come."""

    rounds: tuple[Round, ...]
    games: int
    trials: int
    best: Path | None
    """The weights of the best round."""
    stopped: bool = False

    def to_json(self) -> dict[str, Any]:
        return {
            "rounds": [each.to_json() for each in self.rounds],
            "next": {"games": self.games, "trials": self.trials},
            "best": None if self.best is None else str(self.best),
        }


class TimeIsUp(Exception):
    """There is no time for the next game."""


class Learning:
    """A folder of learning, and what goes on in it."""

    def __init__(
        self,
        plan: Plan,
        out: str,
        workers: Workers,
        seconds: float = inf,
        progress: Callable[[int], None] = lambda _: None,
    ) -> None:
        plan.check()
        workers.check()
        self.plan, self.path, self.workers, self.progress = plan, Path(out), workers, progress
        self.until = monotonic() + seconds
        self._open()

    def _open(self) -> None:
        """A new folder, or that of the same learning, which then goes on."""
        path, about = self.path, self.plan.about()
        try:
            path.mkdir(parents=True, exist_ok=True)
            held = [entry.name for entry in path.iterdir()]
            if held and ABOUT not in held:
                raise ArenaError("error-learn-folder", directory=str(path))
            if held and json.loads((path / ABOUT).read_text(encoding="utf-8")) != about:
                raise ArenaError("error-learn-other", directory=str(path))
            (path / ABOUT).write_text(json.dumps(about, indent=1) + "\n", encoding="utf-8")
        except OSError as error:
            raise ArenaError("error-learn-open", directory=str(path), why=why(error)) from None
        except ValueError:
            raise ArenaError("error-learn-folder", directory=str(path)) from None

    def run(self, rounds: float = inf) -> Outcome:
        """Until the time is up, or so many rounds are done."""
        done: list[Round] = []
        try:
            while len(done) < rounds:
                done.append(self.round(len(done), done))
        except (TimeIsUp, KeyboardInterrupt) as end:
            stopped = isinstance(end, KeyboardInterrupt)
        else:
            stopped = False
        number = len(done)
        games, trials = self._lines(f"games-{number}"), self._lines(f"trials-{number}")
        best = self.path / BEST / (self.plan.game + SUFFIX) if done else None
        return Outcome(tuple(done), len(games), len(trials), best, stopped)

    def round(self, number: int, earlier: list[Round]) -> Round:
        plan = self.plan
        teacher = max(earlier, key=_worth, default=None)
        taught = (
            None if teacher is None or teacher.wins.share < 0.5 else self.weights(teacher.number)
        )
        seed = plan.seed + number * (plan.games + plan.trials)
        data = None if taught is None else taught.read_bytes()
        self._made(
            f"games-{number}", plan.games, seed,
            partial(play_some, plan.game, plan.players, seed, data),
        )  # fmt: skip
        weights = self.weights(number)
        if not weights.is_file():
            self._fit(number, weights)
        tried = self._made(
            f"trials-{number}", plan.trials, seed + plan.games,
            partial(try_some, plan.game, plan.players, seed + plan.games, plan.positions,
                    weights.read_bytes()),
        )  # fmt: skip
        fitted = json.loads(weights.with_name("fit.json").read_text(encoding="utf-8"))
        done = Round(
            number,
            fitted["error"],
            fitted["before"],
            Share.of(sum(each["won"] for each in tried), len(tried)),
            sum(each["ahead"] for each in tried) / len(tried),
        )
        best = max([*earlier, done], key=_worth)
        kept = self.path / BEST / weights.name
        kept.parent.mkdir(exist_ok=True)
        shutil.copyfile(self.weights(best.number), kept)
        return done

    def weights(self, number: int) -> Path:
        return self.path / f"round-{number}" / (self.plan.game + SUFFIX)

    def _fit(self, number: int, weights: Path) -> None:
        from drakkar.arena.learn.fit import data_of, fit
        from drakkar.arena.learn.positions import spots

        plan = self.plan
        first = max(0, number + 1 - REMEMBERED)
        records = [r for each in range(first, number + 1) for r in self._lines(f"games-{each}")]
        fitted = fit(
            plan.game,
            [plan.players],
            data_of([spots(record) for record in records]),
            plan.seed + number,
        )
        weights.parent.mkdir(exist_ok=True)
        about = {"error": fitted.error, "before": fitted.before}
        weights.with_name("fit.json").write_text(json.dumps(about) + "\n", encoding="utf-8")
        write(weights, fitted.head, fitted.model.numbers())

    # ---- lines of JSON, a game each --------------------------------------------------------------
    def _file(self, name: str) -> Path:
        return self.path / f"{name}.jsonl"

    def _lines(self, name: str) -> list[dict[str, Any]]:
        """All whole lines; half a line is what is left of a program that was killed."""
        try:
            text = self._file(name).read_text(encoding="utf-8")
        except FileNotFoundError:
            return []
        return [json.loads(line) for line in text.splitlines(True) if line.endswith("\n")]

    def _made(
        self, name: str, number: int, seed: int, work: Work[list[dict[str, Any]]]
    ) -> list[dict[str, Any]]:
        """So many lines: those that are there, and then the others."""
        lines = self._lines(name)
        self.progress(len(lines))
        left = range(len(lines), number)
        if not left:
            return lines
        if monotonic() >= self.until:
            raise TimeIsUp
        whole = "".join(json.dumps(line) + "\n" for line in lines)
        file = self._file(name)
        fresh = file.with_name(f".{file.name}")
        fresh.write_text(whole, encoding="utf-8")
        fresh.replace(file)
        with file.open("a", encoding="utf-8") as out:
            for some in self._played(work, left, seed):
                out.write("".join(json.dumps(line) + "\n" for line in some))
                out.flush()
                lines += some
                self.progress(len(some))
                if monotonic() >= self.until and len(lines) < number:
                    raise TimeIsUp
        return lines

    def _played(
        self, work: Work[list[dict[str, Any]]], left: range, seed: int
    ) -> Iterator[list[dict[str, Any]]]:
        with closing(self.workers.play(work, left, seed)) as done:
            yield from in_order(done, left.start)


def _worth(done: Round) -> tuple[float, int]:
    """The best by play; of equals the later."""
    return done.wins.share, done.number
