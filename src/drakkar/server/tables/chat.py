"""Talk at a table: lines, signs, and pointing at a thing of the board.

It stands beside the log of events. The log is the game and is never changed; what somebody has said
he can take away again. Pointing is kept nowhere.

Nothing hidden can be pointed at. A thing goes by its name on the board (``data-at``), which may
tell what it is: ``hand/V42``. Chat can lie; a ring around a thing would prove it. So the server
passes a name on only if nothing in it is known to the seat alone (``pointable``), and a page draws
the ring only around a thing that its own board has.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from typing import Any

import msgspec

from drakkar.kernel.table import Table
from drakkar.server.asks import Talking
from drakkar.server.beside import (
    LONGEST_LINE,
    AskManners,
    AskPoint,
    AskTalk,
    PointFrame,
    Talk,
    TalkFrame,
    TalkLine,
)
from drakkar.server.errors import ApiError, not_found
from drakkar.server.logs import log_event
from drakkar.server.names import clean, is_visible
from drakkar.server.store import talk
from drakkar.server.store.data import Manners
from drakkar.server.store.store import Store
from drakkar.server.store.talk import Line
from drakkar.server.tables.live import Live
from drakkar.server.tables.rights import denied
from drakkar.server.tables.rooms import Room, Rooms, Viewer

_DEEDS = frozenset(("answer", "words", "do", "keep", "order", "play", "way"))
"""Names of buttons that make a move: what one may answer is nobody else's business."""
_PARTS = re.compile(r"[/,]")
_NAME = re.compile(r"[\w ./,:+\-]+")


class Chat:
    """What is said at all tables. ``on``: the host lets people talk here."""

    def __init__(self, store: Store, rooms: Rooms, on: bool = True) -> None:
        self.store, self.rooms, self._on = store, rooms, on
        self._tasks: set[asyncio.Task[None]] = set()
        rooms.greet = self.greet

    async def read(self, table: str, device: bytes | None) -> Talk:
        async with self.rooms.live(table) as (_, live):
            if not live.may_look(device):
                raise not_found()
            manners = await self._manners(table)
            hears = _hears(live, device, manners)
            lines = await talk.lines(self.store, table) if hears else []
            return Talk(
                lines=[_shown(line, device) for line in lines],
                talk=manners.talk,  # type: ignore[arg-type]  # one of the three
                watchers=manners.watchers,  # type: ignore[arg-type]
                may=_may(live, device, manners),
                maker=self._on and live.head.creator == device,
            )

    async def say(self, table: str, ask: AskTalk, device: bytes | None) -> TalkLine:
        text = clean(ask.text)
        if ask.sign is None and not is_visible(text):
            raise ApiError(422, "empty-line")
        if len(text) > LONGEST_LINE:
            raise ApiError(422, "long-line", limit=LONGEST_LINE)
        async with self.rooms.live(table) as (room, live):
            seat, may = await self._speaker(live, device, ask.seat)
            if may == "off" or (may == "signs" and ask.sign is None):
                raise ApiError(403, "quiet-table")
            assert device is not None
            kind = "text" if ask.sign is None else "sign"
            line = await talk.add(self.store, table, seat, device, kind, ask.sign or text)
            await self._tell(room, live, [line])
        return _shown(line, device)

    async def unsay(self, table: str, number: int, device: bytes | None) -> None:
        """Who wrote a line takes it away, also where talk is off by now."""
        async with self.rooms.live(table) as (room, live):
            if device is None or not live.may_look(device):
                raise not_found()
            if not await talk.remove(self.store, table, number, device):
                raise ApiError(403, "not-allowed")
            await self._tell(room, live, [], [number])

    async def set_manners(self, table: str, ask: AskManners, device: bytes | None) -> Talk:
        async with self.rooms.live(table) as (_, live):
            if device is None or live.head.creator != device:
                raise denied(live, device)
            await talk.set_manners(self.store, table, Manners(ask.talk, ask.watchers))
        return await self.read(table, device)

    async def point(self, table: str, ask: AskPoint, device: bytes | None) -> None:
        async with self.rooms.live(table) as (room, live):
            seat, may = await self._speaker(live, device, ask.seat)
            if may == "off":
                raise ApiError(403, "quiet-table")
            if ask.of >= live.table.players:
                raise ApiError(400, "bad-request", what="of")
            if not await self.rooms.engine(lambda: pointable(live.table, seat, ask.at)):
                raise ApiError(422, "hidden-thing")
            data = msgspec.json.encode(PointFrame(seat, ask.at, ask.of))
            await self._pushed(room, live, data)
        await talk.point(self.store, table, data.decode())

    # ---- telling -----------------------------------------------------------------------------
    async def greet(self, room: Room, viewer: Viewer) -> None:
        """Who comes hears what has been said; where nothing has, nothing is sent."""
        live = room.live
        if live is None or not self._on:
            return
        lines = await talk.lines(self.store, room.table)
        if lines and _hears(live, viewer.device, await self._manners(room.table)):
            viewer.offer(_frame([_shown(line, viewer.device) for line in lines]))

    def heard(self, table: str, what: str) -> None:
        """Another worker tells of a line (by its number) or of pointing."""
        kind, _, rest = what.partition(":")
        if kind in ("talk", "point"):
            task = asyncio.create_task(self._heard(table, kind, rest))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _heard(self, table: str, kind: str, rest: str) -> None:
        room = self.rooms.known(table)
        live = None if room is None else room.live
        if room is None or live is None or not room.viewers:
            return
        try:
            if kind == "point":
                await self._pushed(room, live, rest.encode())
            elif rest.isdecimal() and rest != "0":
                lines = await talk.lines(self.store, table, only=int(rest))
                await self._tell(room, live, lines, [] if lines else [int(rest)])
        except ApiError as error:
            log_event("telling-failed", table=table, error=error.code)

    async def _tell(
        self, room: Room, live: Live, lines: list[Line], gone: list[int] | None = None
    ) -> None:
        manners = await self._manners(room.table)
        for viewer in list(room.viewers):
            if _hears(live, viewer.device, manners):
                viewer.offer(_frame([_shown(line, viewer.device) for line in lines], gone or []))

    async def _pushed(self, room: Room, live: Live, data: bytes) -> None:
        manners = await self._manners(room.table)
        for viewer in list(room.viewers):
            if _hears(live, viewer.device, manners):
                viewer.offer(data)

    # ---- who may -----------------------------------------------------------------------------
    async def _manners(self, table: str) -> Manners:
        if not self._on:
            return Manners("off", "none")
        return await talk.manners(self.store, table)

    async def _speaker(
        self, live: Live, device: bytes | None, seat: int | None
    ) -> tuple[int | None, Talking]:
        """For whom a device speaks, and what it may say."""
        if not live.may_look(device):
            raise not_found()
        mine = live.mine(device)
        if seat is not None and seat not in mine:
            raise ApiError(403, "not-allowed")
        if seat is None and len(mine) > 1:
            raise ApiError(400, "which-seat")
        manners = await self._manners(live.head.id)
        return seat if seat is not None else next(iter(mine), None), _may(live, device, manners)


def _may(live: Live, device: bytes | None, manners: Manners) -> Talking:
    if not live.mine(device) and manners.watchers != "write":
        return "off"
    return manners.talk  # type: ignore[return-value]  # one of the three


def _hears(live: Live, device: bytes | None, manners: Manners) -> bool:
    return manners.talk != "off" and (bool(live.mine(device)) or manners.watchers != "none")


def _shown(line: Line, device: bytes | None) -> TalkLine:
    kind = "sign" if line.kind == "sign" else "text"
    return TalkLine(line.id, line.seat, kind, line.text, int(line.at), line.device == device)  # type: ignore[arg-type]


def _frame(lines: list[TalkLine], gone: list[int] | None = None) -> bytes:
    return msgspec.json.encode(TalkFrame(lines, gone or []))


# ---- what can be pointed at ------------------------------------------------------------------


def pointable(table: Table, seat: int | None, name: str) -> bool:
    """Whether everybody may know of a thing with this name. No part of it may be a word that stands
    in the seat's view and not in the one of those who watch; nor one of a list of which the seat
    sees more than they do (a hand), even if the same card lies open elsewhere; nor that list's
    name."""
    parts = [part for part in _PARTS.split(name) if part]
    if not parts or not _NAME.fullmatch(name) or parts[0] in _DEEDS:
        return False
    if seat is None:
        return True
    own, all_see = (set(_leaves(table.view(who)["table"])) for who in (seat, None))
    known = {word for path, text in all_see for word in (text, *path)}
    hidden = {word for path, text in own for word in (text, *path)} - known
    for path, text in own - all_see:
        if len(path) > 1 and path[-1] == _ITEM and path[0] != "asked":
            hidden |= {text, path[-2]}
    return not hidden.intersection(parts)


_ITEM = "[]"


def _leaves(view: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], str]]:
    """Every word of a view and the keys that lead to it; numbers are no names."""
    if isinstance(view, dict):
        for key, value in view.items():
            yield from _leaves(value, (*path, str(key)))
    elif isinstance(view, list | tuple):
        for value in view:
            yield from _leaves(value, (*path, _ITEM))
    else:
        yield path, view if isinstance(view, str) else ""
