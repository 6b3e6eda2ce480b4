"""Who plays: this process, several on this machine, or a cluster. None of them knows what.

``work`` is given ranges of numbers and plays these games; it comes back with what became of them.
Everybody is handed the same ranges in the same order, so what is made of the results does not
depend on who has played.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from functools import partial
from typing import TypeVar

from drakkar.arena.boxes import VARIABLE, Box, play_with, read
from drakkar.arena.errors import ArenaError

T = TypeVar("T")
Work = Callable[[range], T]
Done = Generator[tuple[range, T], None, None]
"""Close it, and nothing goes on being played."""

CHUNK = 4
"""Games a worker is given at a time."""


@dataclass(frozen=True)
class Workers:
    """Where games are played."""

    jobs: int = 1
    cluster: str | None = None
    """The address of a cluster, which then plays instead of ``jobs`` processes here."""
    box: Box | None = None
    """Played with, never in this process: what a process has read of a box stays in it."""

    def check(self) -> None:
        """Whether they are there, before anything is written."""
        if self.jobs < 1:
            raise ArenaError("error-jobs", jobs=str(self.jobs))
        if self.cluster is not None:
            from drakkar.arena.cluster import check

            check(self.cluster)

    def play(self, work: Work[T], numbers: range, seed: int) -> Done[T]:
        """All of the games, in the order in which they end. ``seed``: that of game 0."""
        box = self.box
        if box is None and self.cluster is not None and os.environ.get(VARIABLE):
            box = read(os.environ[VARIABLE])  # the cluster's machines do not have it
        if box is not None:
            work = partial(play_with, box, work)
        if self.cluster is not None:
            from drakkar.arena.cluster import on_cluster

            return on_cluster(work, _chunks(numbers), self.cluster)
        if self.jobs == 1 and box is None:
            return _here(work, numbers)
        return _in_processes(work, numbers, self.jobs, seed)


def _here(work: Work[T], numbers: range) -> Done[T]:
    for number in _chunks(numbers, 1):
        yield number, work(number)


def in_order(done: Done[T], first: int) -> Iterator[T]:
    """The same in the order of the games, whoever came first."""
    waiting: dict[int, tuple[int, T]] = {}
    for numbers, result in done:
        waiting[numbers.start] = numbers.stop, result
        while first in waiting:
            first, ready = waiting.pop(first)
            yield ready


def _chunks(numbers: range, size: int = CHUNK) -> Iterator[range]:
    for first in range(numbers.start, numbers.stop, size):
        yield range(first, min(first + size, numbers.stop))


def _in_processes(work: Work[T], numbers: range, jobs: int, seed: int) -> Done[T]:
    """Chunks of games in fresh processes; never more under way than keeps them busy."""
    context = multiprocessing.get_context("spawn")
    left = _chunks(numbers)
    running: dict[Future[T], range] = {}
    jobs = max(1, min(jobs, -(-len(numbers) // CHUNK)))
    with ProcessPoolExecutor(jobs, mp_context=context, initializer=_leave_interrupts) as pool:
        try:
            while True:
                while len(running) < 2 * jobs and (some := next(left, None)) is not None:
                    running[pool.submit(work, some)] = some
                if not running:
                    return
                done, _ = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    yield running[future], future.result()
                    del running[future]
        except BrokenProcessPool:
            seeds = sorted(seed + n for some in running.values() for n in some)
            known = ", ".join(str(seed) for seed in seeds)
            raise ArenaError("error-worker", seeds=known) from None
        finally:
            for future in running:
                future.cancel()


def _leave_interrupts() -> None:
    """Ctrl-C is for the process that gives out the games; the others just find no more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
