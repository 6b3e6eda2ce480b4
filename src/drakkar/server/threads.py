"""Threads that work for the loop: rules take their time, and so do disks."""

from __future__ import annotations

import asyncio
import contextlib
import queue
import threading
from collections.abc import Callable
from typing import Any, TypeVar

T = TypeVar("T")


class Promise:
    """What a thread owes to somebody who waits on the loop."""

    __slots__ = ("_loop", "future")

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self.future: asyncio.Future[Any] = self._loop.create_future()

    def settle(self, answer: Any, failure: BaseException | None = None) -> None:
        """From any thread."""
        with contextlib.suppress(RuntimeError):  # the loop has ended: nobody waits any more
            self._loop.call_soon_threadsafe(self._tell, answer, failure)

    def _tell(self, answer: Any, failure: BaseException | None) -> None:
        if self.future.done():  # nobody waits any more
            return
        if failure is None:
            self.future.set_result(answer)
        else:
            self.future.set_exception(failure)


class Threads:
    """A few threads and a queue. Of an executor of the library the futures alone cost more than
    many a job (docs/no-go.md)."""

    def __init__(self, number: int, name: str) -> None:
        self._jobs: queue.SimpleQueue[tuple[Callable[[], Any], Promise] | None] = (
            queue.SimpleQueue()
        )
        self._threads = [
            threading.Thread(target=self._work, name=f"{name}_{n}", daemon=True)
            for n in range(number)
        ]
        for thread in self._threads:
            thread.start()

    def run(self, work: Callable[[], T]) -> asyncio.Future[T]:
        promise = Promise()
        self._jobs.put((work, promise))
        return promise.future

    def close(self) -> None:
        """After what has been given to do."""
        for _ in self._threads:
            self._jobs.put(None)
        for thread in self._threads:
            thread.join()

    def dismiss(self) -> None:
        """The same, and nobody waits for it."""
        for _ in self._threads:
            self._jobs.put(None)

    def _work(self) -> None:
        while (job := self._jobs.get()) is not None:
            work, promise = job
            try:
                answer = work()
            except BaseException as error:
                promise.settle(None, error)
            else:
                promise.settle(answer)
                del answer
            del job, work, promise  # a thread that waits keeps nothing
