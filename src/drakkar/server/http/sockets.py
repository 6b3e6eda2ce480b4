"""The push channel of one viewer: a queue with an end, and a task of its own that sends.

A WebSocket, or a stream of events over plain HTTP where a network lets no WebSocket through.
"""

from __future__ import annotations

import asyncio
import contextlib
from abc import ABC, abstractmethod

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from drakkar.kernel.shapes import met
from drakkar.server.errors import ApiError
from drakkar.server.http.door import AT_ONCE
from drakkar.server.http.guard import Receive, Scope, Send
from drakkar.server.logs import count
from drakkar.server.messages import BeatFrame, CloseFrame, NoticeFrame
from drakkar.server.tables.rooms import Rooms, frame, looking, stamp
from drakkar.server.tables.telling import own_words

QUEUE = 64
"""Frames that may wait for a slow reader."""
PER_DEVICE = 5
"""Channels of one device at one table."""
_MESSAGES, _SECONDS = 20, 1.0
_LARGEST = 16 * 1024
_BEAT = msgspec.json.encode(BeatFrame())


class Beat(msgspec.Struct, tag_field="type", tag="beat"):
    """The only message a client may send: that it is still there."""


class Gone(Exception):
    """The client has left, or has stopped reading."""


class Channel(ABC):
    """What is pushed to one viewer, whatever carries it: a queue, and a task that sends."""

    def __init__(
        self, device: bytes | None, seat: int | None, chosen: bool, lang: str, since: int | None
    ) -> None:
        self.device, self.seat, self.chosen = device, seat, chosen
        self.lang, self.since = lang, since
        self.raw = device
        """The device itself, whosever it is."""
        self.told: object = None
        self._queue: asyncio.Queue[bytes | int] = asyncio.Queue(QUEUE + 1)
        self._waits = True
        """Something is on its way that nothing may overtake."""

    def offer(self, data: bytes) -> None:
        """Sends a frame, or queues it, and never waits. A client that does not read is dropped; it
        can connect again and say how far it was."""
        if not (self._waits or self._queue.qsize()) and self.at_once(data):
            return
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
        async with rooms.live(table) as (room, live):
            key = looking(live, self)
            if key is None:
                raise ApiError(404, "not-found")
            if sum(viewer.device == self.device for viewer in room.viewers) >= PER_DEVICE:
                raise ApiError(429, "too-many")
            first = await rooms.engine(lambda: frame(room, live, *key, since=self.since))
            self.told = stamp(live, key)
            self.offer(first)
            room.viewers.add(self)
            rooms.looks.look(live, self.device)
        count("drakkar_sockets_total")
        try:
            try:
                await self.open()
            except Gone:  # before we could say anything: nobody's mistake
                return
            rooms.presence(room)
            if rooms.greet is not None:
                with contextlib.suppress(ApiError):  # without it the table is still a table
                    await rooms.greet(room, self)
            sending = asyncio.create_task(self._send(beat))
            reading = asyncio.create_task(self.read())
            try:
                await asyncio.wait((sending, reading), return_when=asyncio.FIRST_COMPLETED)
            finally:
                for task in (sending, reading):
                    task.cancel()
                await asyncio.gather(sending, reading, return_exceptions=True)
        finally:
            room.viewers.discard(self)
            rooms.presence(room)

    async def _send(self, beat: float) -> None:
        while True:  # wait_for would start a task each time
            try:
                self._waits = False
                async with asyncio.timeout(beat):
                    item = await self._queue.get()
            except TimeoutError:
                item = _BEAT
            self._waits = True
            with contextlib.suppress(Gone, TimeoutError):
                if isinstance(item, bytes):
                    async with asyncio.timeout(2 * beat):  # who has stopped reading does not
                        await self.push(item)  # keep us for ever
                    continue
            code = item if isinstance(item, int) else 4408
            with contextlib.suppress(Gone, TimeoutError):
                await asyncio.wait_for(self.close(code), 1)
            return

    def at_once(self, data: bytes) -> bool:
        """Sends without waiting, if that can be done now."""
        return False

    @abstractmethod
    async def open(self) -> None:
        """Raises Gone."""

    @abstractmethod
    async def push(self, data: bytes) -> None:
        """Raises Gone."""

    @abstractmethod
    async def close(self, code: int) -> None:
        """Raises Gone."""

    @abstractmethod
    async def read(self) -> None:
        """Ends when the client has gone."""


class Socket(Channel):
    """The push channel as a WebSocket."""

    def __init__(
        self,
        websocket: WebSocket,
        device: bytes | None,
        seat: int | None,
        chosen: bool,
        lang: str,
        since: int | None,
    ) -> None:
        super().__init__(device, seat, chosen, lang, since)
        self._websocket = websocket
        self._at_once = websocket.scope.get("extensions", {}).get(AT_ONCE)

    def at_once(self, data: bytes) -> bool:
        return self._at_once is not None and self._at_once(data)

    async def open(self) -> None:
        try:
            await self._websocket.accept()
        except (OSError, RuntimeError, WebSocketDisconnect):
            raise Gone from None

    async def push(self, data: bytes) -> None:
        try:
            await self._websocket.send_text(data.decode())
        except (RuntimeError, WebSocketDisconnect):
            raise Gone from None

    async def close(self, code: int) -> None:
        try:
            await self._websocket.close(code)
        except RuntimeError:
            raise Gone from None

    async def read(self) -> None:
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
                msgspec.json.decode(text, type=met(Beat))
            except (ValueError, RecursionError):
                self.leave(4400)
                await asyncio.sleep(2)
                return


class Stream(Channel):
    """Server-sent events; answers a request as a response of Starlette does."""

    def __init__(
        self,
        rooms: Rooms,
        table: str,
        beat: float,
        device: bytes | None,
        seat: int | None,
        chosen: bool,
        lang: str,
        since: int | None,
    ) -> None:
        super().__init__(device, seat, chosen, lang, since)
        self._rooms, self._table, self._beat = rooms, table, beat
        self._receive: Receive | None = None
        self._sending: Send | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self._receive, self._sending = receive, send
        await self.run(self._rooms, self._table, self._beat)

    async def open(self) -> None:
        headers = [
            (b"content-type", b"text/event-stream; charset=utf-8"),
            (b"cache-control", b"no-store"),
            (b"x-accel-buffering", b"no"),  # a proxy must not wait for more
        ]
        await self._tell({"type": "http.response.start", "status": 200, "headers": headers})

    async def push(self, data: bytes) -> None:
        body = b"data: " + data + b"\n\n"
        await self._tell({"type": "http.response.body", "body": body, "more_body": True})

    async def close(self, code: int) -> None:
        with contextlib.suppress(Gone):
            await self.push(msgspec.json.encode(CloseFrame(code)))
        await self._tell({"type": "http.response.body", "body": b"", "more_body": False})

    async def read(self) -> None:
        assert self._receive is not None
        while (await self._receive())["type"] != "http.disconnect":
            pass

    async def _tell(self, message: dict[str, object]) -> None:
        assert self._sending is not None
        try:
            await self._sending(message)
        except (OSError, RuntimeError):
            raise Gone from None
