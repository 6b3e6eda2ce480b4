"""Play a match, in this process or in several, and sum it up."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import asdict, dataclass
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
    chunks = [
        range(first, min(first + CHUNK, match.games)) for first in range(0, match.games, CHUNK)
    ]
    outcomes: list[Played | Failed] = []
    run = _here(match, chunks) if jobs == 1 else _in_processes(match, chunks, jobs)
    for some in run:
        outcomes += some
        progress(len(some))
    outcomes.sort(key=lambda outcome: outcome.number)
    return _report(match, outcomes, perf_counter() - start)


def _here(match: Match, chunks: list[range]) -> Iterator[list[Played | Failed]]:
    for numbers in chunks:
        for number in numbers:
            yield play_some(match, range(number, number + 1))


def _in_processes(match: Match, chunks: list[range], jobs: int) -> Iterator[list[Played | Failed]]:
    """Chunks of games in fresh processes; never more under way than keeps them busy."""
    context = multiprocessing.get_context("spawn")
    left = iter(chunks)
    running: dict[Future[list[Played | Failed]], range] = {}
    jobs = min(jobs, len(chunks))
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


def _report(match: Match, outcomes: list[Played | Failed], seconds: float) -> Report:
    played = [outcome for outcome in outcomes if isinstance(outcome, Played)]
    failures = tuple(outcome for outcome in outcomes if isinstance(outcome, Failed))
    if not played:
        first = failures[0]
        raise ArenaError("error-all-failed", seed=str(first.seed), why=first.why)
    names = tuple(dict.fromkeys(match.bots))
    bots = [
        _line(name, [(game, seat) for game in played for seat in _seats(match, game, name)])
        for name in names
    ]
    seats = [
        _line(str(seat + 1), [(game, seat) for game in played]) for seat in range(match.players)
    ]
    return Report(
        match=match,
        games=len(played),
        bots=tuple(bots),
        seats=tuple(seats),
        decisions=Spread.of([game.decisions for game in played]),
        answers=Spread.of([game.answers for game in played]),
        total_decisions=sum(game.decisions for game in played),
        failures=failures,
        seconds=seconds,
    )


def _seats(match: Match, game: Played, name: str) -> list[int]:
    return [seat for seat, entrant in enumerate(game.entrants) if match.bots[entrant] == name]


def _line(name: str, places: list[tuple[Played, int]]) -> Line:
    wins = sum(1 / len(game.winners) for game, seat in places if seat in game.winners)
    scores = Spread.of([game.scores[seat] for game, seat in places])
    return Line(name, len(places), scores, Share.of(wins, len(places)))
