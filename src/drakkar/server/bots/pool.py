"""Keeps the processes that think: asks, waits no longer than the deadline, replaces the failed."""

from __future__ import annotations

import asyncio
import contextlib
import os
import struct
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from typing import TypeVar

import msgspec

from drakkar.kernel.shapes import met
from drakkar.server.bots.fair import NOBODY, Asker, FairQueue
from drakkar.server.bots.worker import Advice, Look, Looked, Task, Thought
from drakkar.server.logs import count, log_event

T = TypeVar("T")
_LARGEST = 1 << 20


WAITING = 8
"""Thoughts that one may have in the queue."""


class BotFailed(Exception):
    """No answer: the bot died, was too slow, or made no sense."""


class BotPool:
    """``size`` processes at most, started when they are first needed. A process answers one
    question at a time; one that fails is killed and hurts nobody but its own question. Who has
    to wait for a process waits in a fair queue."""

    def __init__(self, size: int, deadline: float, questions: int = 500) -> None:
        self.deadline, self._questions = deadline, questions
        self._all = [_Worker() for _ in range(size)]
        self._free = list(self._all)
        self._queue: FairQueue[asyncio.Future[_Worker]] = FairQueue()
        self.closed = False

    @property
    def pids(self) -> list[int]:
        """The process ids of the bots, for monitoring and for tests that kill them."""
        return [worker.process.pid for worker in self._all if worker.process is not None]

    @property
    def waiting(self) -> int:
        return len(self._queue)

    def busy(self, asker: Asker) -> bool:
        """Whether one has asked for so much already that he must wait with the next."""
        return self._queue.waits(asker.who) >= WAITING

    async def warm(self) -> None:
        """Start the processes now, so that the first bot does not have to wait for Python."""
        for worker in self._all:
            await worker.start()

    async def ask(self, task: Task, asker: Asker = NOBODY) -> Thought:
        """A bot's choice."""
        return await self._answer(task, asker, Thought)

    async def advise(self, task: Advice, asker: Asker) -> msgspec.Raw:
        """Something thought out for a person, written already."""
        return await self._answer(task, asker, msgspec.Raw)

    async def look(self, task: Look, asker: Asker) -> Looked:
        """A decision of a game that is over."""
        return await self._answer(task, asker, Looked)

    async def _answer(self, task: Task | Advice | Look, asker: Asker, kind: type[T]) -> T:
        if self.closed:
            raise BotFailed("closed")
        worker = await self._next(asker)
        try:
            data = await asyncio.wait_for(worker.ask(msgspec.json.encode(task)), self.deadline)
            thought = msgspec.json.decode(data, type=met(kind))
            if worker.answered >= self._questions:  # a fresh one now and then: CPU limit, leaks
                await worker.stop()
            return thought
        except (TimeoutError, OSError, EOFError, msgspec.MsgspecError) as error:
            await worker.stop()
            count("drakkar_bot_failures_total")
            log_event("bot-failed", why=type(error).__name__, game=task.game, level=task.level)
            raise BotFailed(type(error).__name__) from None
        except asyncio.CancelledError:
            await worker.stop()  # it is in the middle of an answer that nobody will read
            raise
        finally:
            self._release(worker)

    async def _next(self, asker: Asker) -> _Worker:
        if self._free:
            return self._free.pop()
        turn: asyncio.Future[_Worker] = asyncio.get_running_loop().create_future()
        self._queue.put(asker, turn)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._release(turn.result())
            raise

    def _release(self, worker: _Worker) -> None:
        while (turn := self._queue.take()) is not None:
            if not turn.done():  # else nobody waits for it any more
                turn.set_result(worker)
                return
        self._free.append(worker)

    async def close(self) -> None:
        self.closed = True
        for worker in self._all:
            await worker.stop()


class _Worker:
    """One process: started when it is first asked, stopped when it fails."""

    def __init__(self) -> None:
        self.process: Process | None = None
        self.answered = 0

    async def start(self) -> Process:
        if self.process is None or self.process.returncode is not None:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                # tests put bots here that die or sleep
                os.environ.get("DRAKKAR_BOT_WORKER", "drakkar.server.tables.adviser"),
                str(os.getpid()),
                stdin=PIPE,
                stdout=PIPE,
                stderr=DEVNULL,
                env=_surroundings(),
                start_new_session=True,  # Ctrl+C is for the server, which stops them itself
            )
            self.answered = 0
        return self.process

    async def ask(self, data: bytes) -> bytes:
        process = await self.start()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(struct.pack(">I", len(data)) + data)
        await process.stdin.drain()
        (length,) = struct.unpack(">I", await process.stdout.readexactly(4))
        if length > _LARGEST:
            raise EOFError
        answer = await process.stdout.readexactly(length)
        self.answered += 1
        return answer

    async def stop(self) -> None:
        process, self.process = self.process, None
        if process is None:
            return
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(process.wait(), 5)


def _surroundings() -> dict[str, str]:
    """A bot's environment: what Python needs and where the box is; no address of a database."""
    kept = ("PATH", "PYTHONPATH", "HOME", "LANG", "SYSTEMROOT", "DRAKKAR_COMPONENTS", "VIRTUAL_ENV")
    return {name: os.environ[name] for name in kept if name in os.environ}
