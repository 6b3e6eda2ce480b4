"""Play a match, in this process or in several, and sum it up."""

from __future__ import annotations

import multiprocessing
import signal
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import asdict, dataclass, field, replace
from time import perf_counter
from typing import Any

from drakkar.arena.errors import ArenaError
from drakkar.arena.match import Failed, Match, Played, play_some
from drakkar.arena.summary import Share, Spread

CHUNK = 4
"""Games a worker is given at a time."""


@dataclass(frozen=True)
class Line:
    """One bot, or one seat: how often it played, its scores and its victories."""

    name: str
    played: int
    scores: Spread
    wins: Share


@dataclass(frozen=True)
class Report:
    """A match summed up. All but ``seconds`` is the same for any number of jobs."""

    match: Match
    games: int
    bots: tuple[Line, ...]
    seats: tuple[Line, ...]
    decisions: Spread
    """Per game."""
    answers: Spread
    total_decisions: int
    failures: tuple[Failed, ...]
    seconds: float

    def to_json(self) -> dict[str, Any]:
        data = asdict(self)
        data["match"]["options"] = dict(self.match.options)
        data["failures"] = [
            {"number": failure.number, "seed": failure.seed, "why": failure.why}
            for failure in self.failures
        ]
        seconds = data.pop("seconds")
        rate = self.total_decisions / seconds if seconds else 0.0
        data["speed"] = {"seconds": seconds, "decisions_per_second": rate}
        return data


def simulate(
    match: Match, jobs: int = 1, progress: Callable[[int], None] = lambda _: None
) -> Report:
    """Play all games of a match. ``progress`` is told how many more have been played."""
    match.check()
    if jobs < 1:
        raise ArenaError("error-jobs", jobs=str(jobs))
    start = perf_counter()
    tally = _Tally(match)
    for some in _here(match) if jobs == 1 else _in_processes(match, jobs):
        for outcome in some:
            tally.add(outcome)
        progress(len(some))
    return tally.report(perf_counter() - start)


def _here(match: Match) -> Iterator[list[Played | Failed]]:
    for number in range(match.games):
        yield play_some(match, range(number, number + 1))


def _chunks(games: int) -> Iterator[range]:
    for first in range(0, games, CHUNK):
        yield range(first, min(first + CHUNK, games))


def _in_processes(match: Match, jobs: int) -> Iterator[list[Played | Failed]]:
    """Chunks of games in fresh processes; never more under way than keeps them busy."""
    context = multiprocessing.get_context("spawn")
    left = _chunks(match.games)
    running: dict[Future[list[Played | Failed]], range] = {}
    jobs = min(jobs, -(-match.games // CHUNK))
    with ProcessPoolExecutor(jobs, mp_context=context, initializer=_leave_interrupts) as pool:
        try:
            while True:
                while len(running) < 2 * jobs and (numbers := next(left, None)) is not None:
                    running[pool.submit(play_some, match, numbers)] = numbers
                if not running:
                    return
                done, _ = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
                    del running[future]
        except BrokenProcessPool:
            seeds = sorted(match.seed + n for numbers in running.values() for n in numbers)
            known = ", ".join(str(seed) for seed in seeds)
            raise ArenaError("error-worker", seeds=known) from None
        finally:
            for future in running:
                future.cancel()


def _leave_interrupts() -> None:
    """Ctrl-C is for the process that gives out the games; the others just find no more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@dataclass
class _Count:
    """What is kept of a bot or a seat: how often each score came, and victories by how many shared
    them. Whole numbers, so that it does not matter in which order games end."""

    scores: Counter[int] = field(default_factory=Counter)
    wins: Counter[int] = field(default_factory=Counter)

    def line(self, name: str) -> Line:
        played = self.scores.total()
        wins = sum(count / sharing for sharing, count in sorted(self.wins.items()))
        return Line(name, played, Spread.of(self.scores), Share.of(wins, played))


class _Tally:
    """A match being summed up: of no game more is kept than its numbers."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.bots = {name: _Count() for name in match.bots}
        self.seats = [_Count() for _ in range(match.players)]
        self.decisions: Counter[int] = Counter()
        self.answers: Counter[int] = Counter()
        self.failures: list[Failed] = []

    def add(self, outcome: Played | Failed) -> None:
        if isinstance(outcome, Failed):
            # one trace says enough of what may be the same fault in every game
            self.failures.append(replace(outcome, trace="") if self.failures else outcome)
            return
        self.decisions[outcome.decisions] += 1
        self.answers[outcome.answers] += 1
        for seat, (entrant, score) in enumerate(zip(outcome.entrants, outcome.scores, strict=True)):
            for count in (self.bots[self.match.bots[entrant]], self.seats[seat]):
                count.scores[score] += 1
                if seat in outcome.winners:
                    count.wins[len(outcome.winners)] += 1

    def report(self, seconds: float) -> Report:
        failures = tuple(sorted(self.failures, key=lambda failure: failure.number))
        games = self.decisions.total()
        if not games:
            raise ArenaError("error-all-failed", seed=str(failures[0].seed), why=failures[0].why)
        return Report(
            match=self.match,
            games=games,
            bots=tuple(count.line(name) for name, count in self.bots.items()),
            seats=tuple(count.line(str(seat + 1)) for seat, count in enumerate(self.seats)),
            decisions=Spread.of(self.decisions),
            answers=Spread.of(self.answers),
            total_decisions=sum(number * count for number, count in self.decisions.items()),
            failures=failures,
            seconds=seconds,
        )
