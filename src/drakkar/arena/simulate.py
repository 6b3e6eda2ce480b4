"""Play a match, in this process, in several or on a cluster, and sum it up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from contextlib import closing
from dataclasses import asdict, dataclass, field, replace
from functools import partial
from time import perf_counter
from typing import Any

from drakkar.arena.errors import ArenaError
from drakkar.arena.match import Failed, Match, Played, play_some
from drakkar.arena.summary import Share, Spread
from drakkar.arena.workers import Workers


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
    match: Match,
    jobs: int = 1,
    progress: Callable[[int], None] = lambda _: None,
    cluster: str | None = None,
) -> Report:
    """Play all games of a match, in so many processes or on the cluster at this address.

    ``progress`` is told how many more have been played.
    """
    match.check()
    workers = Workers(jobs, cluster)
    workers.check()
    start = perf_counter()
    tally = _Tally(match)
    work = partial(play_some, match)
    with closing(workers.play(work, range(match.games), match.seed)) as done:
        for _, some in done:
            for outcome in some:
                tally.add(outcome)
            progress(len(some))
    return tally.report(perf_counter() - start)


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
