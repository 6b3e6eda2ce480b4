"""Keeps the bots' processes: asks, waits no longer than the deadline, replaces those that fail."""

from __future__ import annotations

import asyncio
import contextlib
import os
import struct
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process

import msgspec

from drakkar.server.bots.worker import Task, Thought
from drakkar.server.logs import count, log_event

_LARGEST = 1 << 20


class BotFailed(Exception):
    """No answer: the bot died, was too slow, or made no sense."""


class BotPool:
    """``size`` processes at most, started when they are first needed. A process answers one
    question at a time; one that fails is killed and hurts nobody but its own question."""

    def __init__(self, size: int, deadline: float, questions: int = 500) -> None:
        self.deadline, self._questions = deadline, questions
        self._free: asyncio.Queue[_Worker] = asyncio.Queue()
        self._all = [_Worker() for _ in range(size)]
        for worker in self._all:
            self._free.put_nowait(worker)
        self._closed = False

    @property
    def pids(self) -> list[int]:
        """The process ids of the bots, for monitoring and for tests that kill them."""
        return [worker.process.pid for worker in self._all if worker.process is not None]

    async def warm(self) -> None:
        """Start the processes now, so that the first bot does not have to wait for Python."""
        for worker in self._all:
            await worker.start()

    async def ask(self, task: Task) -> Thought:
        if self._closed:
            raise BotFailed("closed")
        worker = await self._free.get()
        try:
            data = await asyncio.wait_for(worker.ask(msgspec.json.encode(task)), self.deadline)
            thought = msgspec.json.decode(data, type=Thought)
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
            self._free.put_nowait(worker)

    async def close(self) -> None:
        self._closed = True
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
                os.environ.get("DRAKKAR_BOT_WORKER", "drakkar.server.bots.worker"),
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
