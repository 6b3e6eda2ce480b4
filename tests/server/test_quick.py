"""Short cuts: what is pushed at once keeps its order, and what takes long leaves the loop free."""

from __future__ import annotations

import asyncio
import threading
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from drakkar.server.http import door
from drakkar.server.http.sockets import Channel
from drakkar.server.tables.rooms import Pace, Rooms


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65_535, 65_536, 200_000])
def test_a_message_written_at_once_is_a_whole_frame(length):
    text = b"x" * length
    stream = StreamReader()
    stream.feed_data(door._head(length) + text)
    reading = Frame.parse(stream.read_exact, mask=False)
    with pytest.raises(StopIteration) as done:
        next(reading)
    frame: Frame = done.value.value
    assert (frame.opcode, frame.fin, bytes(frame.data)) == (Opcode.TEXT, True, text)


class Sink(Channel):
    """Takes what it is given, at once or after a while."""

    def __init__(self) -> None:
        super().__init__(None, None, False, "en", None)
        self.taken: list[tuple[str, bytes]] = []
        self.paused = False
        self.free = asyncio.Event()

    def at_once(self, data: bytes) -> bool:
        if self.paused:
            return False
        self.taken.append(("at once", data))
        return True

    async def push(self, data: bytes) -> None:
        await self.free.wait()
        self.taken.append(("in turn", data))

    async def open(self) -> None: ...

    async def close(self, code: int) -> None: ...

    async def read(self) -> None: ...


def test_nothing_overtakes_a_frame_that_waits():
    async def story() -> None:
        sink = Sink()
        sink.offer(b"0")  # before anybody sends
        sending = asyncio.create_task(sink._send(60))
        await asyncio.sleep(0)
        sink.offer(b"1")
        sink.free.set()
        await asyncio.sleep(0.01)
        sink.offer(b"2")
        sink.paused, sink.free = True, asyncio.Event()
        sink.offer(b"3")
        await asyncio.sleep(0.01)  # it is being sent, and does not get away
        sink.paused = False
        sink.offer(b"4")
        sink.free.set()
        sink.offer(b"5")
        await asyncio.sleep(0.01)
        sink.offer(b"6")
        sending.cancel()
        assert b"".join(data for _, data in sink.taken) == b"0123456"
        assert [data for how, data in sink.taken if how == "at once"] == [b"2", b"6"]

    asyncio.run(story())


def test_only_what_is_quick_is_done_on_the_loop(monkeypatch):
    clock = SimpleNamespace(now=0.0)
    fake = SimpleNamespace(perf_counter=lambda: clock.now)
    monkeypatch.setattr("drakkar.server.tables.rooms.time", fake)

    async def story() -> None:
        rooms: Any = Rooms(None, 8)  # type: ignore[arg-type]  # no table is asked for
        pace, here = Pace(), threading.get_ident()

        async def place(seconds: float) -> bool:
            def work() -> int:
                clock.now += seconds
                return threading.get_ident()

            return await rooms.briefly(pace, work) == here

        assert not await place(0)  # nobody knows yet
        assert await place(0)
        assert await place(0.02)
        assert await place(0.02)  # once may have been somebody else's fault
        assert not await place(0.02)
        assert not await place(0)
        assert await place(0)
        with pytest.raises(ZeroDivisionError):
            await rooms.briefly(pace, lambda: 1 // 0)
        rooms.close()

    asyncio.run(story())
