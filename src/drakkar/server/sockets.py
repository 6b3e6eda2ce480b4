"""The WebSocket of one viewer: a queue with an end, and a task of its own that sends."""

from __future__ import annotations

import asyncio
import contextlib

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from drakkar.server.errors import ApiError
from drakkar.server.logs import count
from drakkar.server.messages import BeatFrame, NoticeFrame
from drakkar.server.rooms import Rooms, frame, looking
from drakkar.server.telling import own_words

QUEUE = 64
"""Frames that may wait for a slow reader."""
PER_DEVICE = 5
"""Sockets of one device at one table."""
_MESSAGES, _SECONDS = 20, 1.0
_LARGEST = 16 * 1024
_BEAT = msgspec.json.encode(BeatFrame())


class Beat(msgspec.Struct, tag_field="type", tag="beat"):
    """All that a client may say."""


class Socket:
    def __init__(
        self,
        websocket: WebSocket,
        device: bytes | None,
        seat: int | None,
        chosen: bool,
        lang: str,
        since: int | None,
    ) -> None:
        self._websocket = websocket
        self.device, self.seat, self.chosen = device, seat, chosen
        self.lang, self.since = lang, since
        self._queue: asyncio.Queue[bytes | int] = asyncio.Queue(QUEUE + 1)

    def offer(self, data: bytes) -> None:
        """Never waits: who does not read is let go, and can come back and say how far he was."""
        if self._queue.qsize() < QUEUE:
            self._queue.put_nowait(data)
        else:
            count("drakkar_slow_sockets_total")
            self.leave(4408)

    def notice(self, message: str, **args: str) -> None:
        self.offer(msgspec.json.encode(NoticeFrame(own_words(self.lang)(message, **args))))

    def leave(self, code: int) -> None:
        with contextlib.suppress(asyncio.QueueFull):
            while self._queue.qsize():
                self._queue.get_nowait()
            self._queue.put_nowait(code)

    async def run(self, rooms: Rooms, table: str, beat: float) -> None:
        websocket = self._websocket
        async with rooms.live(table) as (room, live):
            key = looking(live, self)
            if key is None:
                raise ApiError(404, "not-found")
            if sum(one.device == self.device for one in room.viewers) >= PER_DEVICE:
                raise ApiError(429, "too-many")
            first = await rooms.engine(lambda: frame(room, live, *key, since=self.since))
            self.offer(first)
            room.viewers.add(self)
        try:
            await websocket.accept()
            rooms.presence(room)
            sending = asyncio.create_task(self._send(beat))
            reading = asyncio.create_task(self._read())
            done, waiting = await asyncio.wait(
                (sending, reading), return_when=asyncio.FIRST_COMPLETED
            )
            for task in waiting:
                task.cancel()
            await asyncio.gather(*done, *waiting, return_exceptions=True)
        finally:
            room.viewers.discard(self)
            rooms.presence(room)

    async def _send(self, beat: float) -> None:
        websocket = self._websocket
        while True:
            try:
                item = await asyncio.wait_for(self._queue.get(), beat)
            except TimeoutError:
                item = _BEAT
            if isinstance(item, int):
                await websocket.close(item)
                return
            try:
                # who has stopped reading does not keep us for ever
                await asyncio.wait_for(websocket.send_text(item.decode()), 2 * beat)
            except (TimeoutError, RuntimeError, WebSocketDisconnect):
                with contextlib.suppress(RuntimeError, TimeoutError):
                    await asyncio.wait_for(websocket.close(4408), 1)
                return

    async def _read(self) -> None:
        websocket = self._websocket
        clock = asyncio.get_running_loop().time
        since, heard = clock(), 0
        while True:
            try:
                message = await websocket.receive()
            except (RuntimeError, WebSocketDisconnect):
                return
            if message["type"] == "websocket.disconnect":
                return
            if clock() - since > _SECONDS:
                since, heard = clock(), 0
            heard += 1
            if heard > _MESSAGES:
                self.leave(4429)
                await asyncio.sleep(2)
                return
            text = message.get("text")
            try:
                if text is None or len(text) > _LARGEST:
                    raise ValueError
                msgspec.json.decode(text, type=Beat)
            except (ValueError, RecursionError):
                self.leave(4400)
                await asyncio.sleep(2)
                return
