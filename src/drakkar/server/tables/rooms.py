"""Rooms: the tables that are in memory, each with a lock and the sockets that look at it."""

from __future__ import annotations

import asyncio
import contextlib
import math
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, Protocol, TypeVar

import msgspec

from drakkar import __version__
from drakkar.games import GAMES
from drakkar.kernel.errors import DrakkarError
from drakkar.server.errors import ApiError, Stale, StorageError, not_found
from drakkar.server.logs import count, log_event, log_fault
from drakkar.server.messages import PresenceFrame
from drakkar.server.names import report_id
from drakkar.server.store.data import BROKEN, OVER, PLAYING
from drakkar.server.store.events import BrokenChain, Event
from drakkar.server.store.store import Store
from drakkar.server.tables.broken import readable
from drakkar.server.tables.budget import Budget
from drakkar.server.tables.follow import follow
from drakkar.server.tables.live import Live
from drakkar.server.tables.numbers import known_version, shown_seq
from drakkar.server.tables.sightings import Sightings
from drakkar.server.tables.views import Logs, pick, view
from drakkar.server.threads import Threads

T = TypeVar("T")
_THREADS = 4
_TRIES = 5
_SHOWN = 64
"""Views of one table that are kept ready."""
_QUICK = 0.005
"""Seconds that may be spent on the loop at a time: a thread that works on the rules has the
interpreter to itself for as long, too."""


class Viewer(Protocol):
    """A socket, as a room knows it."""

    device: bytes | None
    raw: bytes | None
    """The device itself, where it is somebody's."""
    seat: int | None
    chosen: bool
    """Whether it has said which seat it wants; else it follows whose turn it is."""
    lang: str
    since: int | None
    told: object
    """What he has been shown last: nothing is pushed that is the same to him."""

    def offer(self, data: bytes) -> None: ...
    def notice(self, message: str, **args: str) -> None: ...
    def leave(self, code: int) -> None: ...


class Pace:
    """How long a kind of work has taken at a table the last two times. By the clock, which costs
    nothing to look at: once in a while that is the time that others had the machine."""

    def __init__(self) -> None:
        self._last = self._before = math.inf  # nobody knows yet

    @property
    def quick(self) -> bool:
        return self._last < _QUICK or self._before < _QUICK

    def time(self, work: Callable[[], T]) -> T:
        started = time.perf_counter()
        try:
            return work()
        finally:
            self._before, self._last = self._last, time.perf_counter() - started


class Room:
    """One table in memory: its lock, who looks at it, and the views that are ready."""

    def __init__(self, table: str, limited: bool = True) -> None:
        self.table = table
        self.budget = Budget(limited)
        self.lock = asyncio.Lock()
        self.live: Live | None = None
        self.logs = Logs()
        self.viewers: set[Viewer] = set()
        self.telling: asyncio.Task[None] | None = None
        self.news = False
        self.bots: asyncio.Task[None] | None = None
        self.moving, self.showing = Pace(), Pace()
        self._shown: dict[Any, tuple[object, msgspec.Raw]] = {}

    @property
    def idle(self) -> bool:
        return not (self.viewers or self.lock.locked() or self.telling or self.bots)

    def shown(
        self,
        live: Live,
        seat: int | None,
        mine: tuple[int, ...],
        lang: str,
        since: int | None = None,
        lent: tuple[int, ...] = (),
    ) -> msgspec.Raw:
        """A view as JSON. Those who see the same share it: it is made once per change."""
        key = (seat, mine, lang, since, lent)
        version = (known_version(live, seat), live.budget.left)
        known, encoded = self._shown.get(key, (None, msgspec.Raw()))
        if known != version:
            if len(self._shown) >= _SHOWN:
                self._shown.clear()
            seen = view(live, self.logs, seat, mine, lang, since, lent)
            seen.board = self.logs.board.written(seen.board)
            seen.log = self.logs.written(seen.log)
            encoded = msgspec.Raw(msgspec.json.encode(seen))
            self._shown[key] = version, encoded
        return encoded

    def forget(self) -> None:
        """Drops the table from memory, where it may differ from what is on disk."""
        self.live, self.logs = None, Logs()


class Rooms:
    """All tables in memory. Everything that is done at a table goes through here, one at a time."""

    def __init__(self, store: Store, size: int, limited: bool = True) -> None:
        self.store, self._size, self._limited = store, size, limited
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._threads = Threads(_THREADS, "drakkar-engine")
        self.looks = Sightings(store)
        self.waiting: set[str] = set()
        """Tables that this program can only show: they wait for one of their version."""
        self.greet: Callable[[Room, Viewer], Awaitable[None]] | None = None
        """What somebody who comes is told beside the view."""
        self.ended: Callable[[str], None] | None = None
        """Hears of tables that are over and count."""

    def close(self) -> None:
        for room in self._rooms.values():
            for viewer in list(room.viewers):
                viewer.leave(1012)
            for task in (room.telling, room.bots):
                if task is not None:
                    task.cancel()
        self._threads.close()

    def __len__(self) -> int:
        return len(self._rooms)

    @property
    def sockets(self) -> int:
        return sum(len(room.viewers) for room in self._rooms.values())

    def known(self, table: str) -> Room | None:
        return self._rooms.get(table)

    def all(self) -> list[Room]:
        return list(self._rooms.values())

    def room(self, table: str) -> Room:
        room = self._rooms.get(table)
        if room is None:
            room = self._rooms[table] = Room(table, self._limited)
            surplus = len(self._rooms) - self._size
            for name, other in list(self._rooms.items()) if surplus > 0 else ():
                if surplus > 0 and other.idle and other is not room:
                    del self._rooms[name]
                    surplus -= 1
        self._rooms.move_to_end(table)
        return room

    def gone(self, table: str) -> None:
        """A table that was deleted: who looks at it is told."""
        room = self._rooms.pop(table, None)
        self.waiting.discard(table)
        for viewer in [] if room is None else list(room.viewers):
            viewer.leave(4404)

    # ---- work --------------------------------------------------------------------------------
    async def engine(self, work: Callable[[], T]) -> T:
        """Runs work on the rules in a thread, off the loop that serves everybody's requests."""
        future = self._threads.run(work)
        try:
            return await asyncio.shield(future)
        except asyncio.CancelledError:
            # the thread cannot be stopped: nobody else may touch the table before it is done
            with contextlib.suppress(Exception):
                await future
            raise

    async def briefly(self, pace: Pace, work: Callable[[], T]) -> T:
        """The same for a move or a telling, which at most tables is over before a thread has woken
        up: there it is done at once, on the loop. Where it takes longer it is not."""
        if pace.quick:
            return pace.time(work)
        return await self.engine(lambda: pace.time(work))

    @asynccontextmanager
    async def live(self, table: str) -> AsyncIterator[tuple[Room, Live]]:
        """The table as it is on disk, locked for the caller; 404 if there is none."""
        if table not in self._rooms and not (await self.store.state(table))[0]:
            raise not_found()  # no room for what does not exist: guessing ids must cost nothing
        room = self.room(table)
        async with room.lock:
            try:
                yield room, await self._current(room)
            except (StorageError, asyncio.CancelledError):
                room.forget()
                raise

    async def _current(self, room: Room) -> Live:
        if room.live is not None and self.store.shared:
            await self._catch_up(room)
        if room.live is None:
            stored = await self.store.load(room.table)
            if stored is None:
                raise not_found()
            if stored.status == BROKEN and stored.broken_by != program(stored.head.game):
                # nobody knows whether this program has the fault: it will show
                await self.store.mend(room.table, stored.summary)
                stored.status, stored.report = OVER if stored.summary.over else PLAYING, ""
            try:
                room.live = await self.engine(lambda: Live(stored))
            except ApiError:  # no fault: nothing of it can be shown here
                self.waiting.add(room.table)
                raise
            except Exception as error:
                report = stored.report
                if stored.status != BROKEN:  # else it is known already
                    report = await self.break_table(room, stored.head.game, error)
                room.live = await self.engine(lambda: readable(stored, report))
                if room.live is None:
                    raise broken(report) from error
            room.live.budget = room.budget
            if room.live.differs is not None:
                self.waiting.add(room.table)
            else:
                self.waiting.discard(room.table)
            count("drakkar_folds_total")
        return room.live

    async def _catch_up(self, room: Room) -> None:
        """Brings the table up to what other workers have stored."""
        live = room.live
        assert live is not None
        side = await self.store.side(room.table)
        if side is None:
            raise not_found()
        live.refresh(side)
        if side.seq == live.stored_seq:
            return
        if live.cut:
            return  # nobody adds to what is broken
        if live.unstored or live.differs is not None:  # opened anew, it may be another table
            room.forget()
            return
        news = await self.store.events(room.table, live.seq)
        try:
            followed = await self.engine(lambda: follow(live, news))
        except Exception as error:
            log_fault("follow-failed", error, table=room.table)
            followed = False
        if not followed:
            room.forget()

    async def break_table(self, room: Room, game: str, error: BaseException) -> str:
        """A fault in one table's rules: it is read-only from now on; others do not notice."""
        report = report_id()
        count("drakkar_broken_tables_total")
        seq = error.seq if isinstance(error, BrokenChain) else 0
        log_fault("table-broken", error, table=room.table, report=report, broken_at=seq)
        room.forget()
        await self.store.mark_broken(room.table, report, program(game))
        return report

    async def do(self, table: str, work: Callable[[Live], T], *, rules: bool = False) -> T:
        """Work on a table that changes nothing. ``rules``: a fault in it stops the table."""
        async with self.live(table) as (room, live):
            try:
                return await self.engine(lambda: work(live))
            except DrakkarError:
                raise
            except Exception as error:
                if rules:
                    raise broken(await self.break_table(room, live.head.game, error)) from error
                raise

    async def change(
        self, table: str, work: Callable[[Live], tuple[T, Event | None]], *, brief: bool = False
    ) -> T:
        """Work that makes an event: worked out, stored, and only then told. ``brief``: no more than
        a move.

        Where another worker was first the table is brought up to date and the work done again.
        """
        for _ in range(_TRIES):
            async with self.live(table) as (room, live):
                try:
                    done = partial(_done, live, work)
                    answer, event, facts = await (
                        self.briefly(room.moving, done) if brief else self.engine(done)
                    )
                except DrakkarError:
                    raise
                except Exception as error:
                    raise broken(await self.break_table(room, live.head.game, error)) from error
                if event is None:
                    return answer
                started = time.perf_counter()
                try:
                    await self.store.append(table, [*live.unstored, event], *facts)
                    live.unstored = []
                except Stale:
                    room.forget()
                    count("drakkar_stale_appends_total")
                    continue
                except BaseException:  # what is on disk now?
                    room.forget()
                    raise
                count("drakkar_events_total")
                count(
                    "drakkar_commit_microseconds_total", int((time.perf_counter() - started) * 1e6)
                )
                if self.ended is not None and live.company.rated and live.over:
                    self.ended(table)
                return answer
        raise ApiError(503, "busy")

    # ---- telling -----------------------------------------------------------------------------
    def wake(self, table: str) -> None:
        """Something has changed: tell those who look. Several changes may become one telling."""
        room = self._rooms.get(table)
        if room is None or not room.viewers:
            return
        room.news = True
        if room.telling is None:
            room.telling = asyncio.create_task(self._tell(room))

    async def _tell(self, room: Room) -> None:
        try:
            while room.news:
                room.news = False
                async with self.live(room.table) as (_, live):
                    shown: list[tuple[Viewer, Looks | None]] = []
                    stamps: dict[Looks | None, object] = {None: None}
                    for viewer in list(room.viewers):
                        key = looking(live, viewer)
                        if key is not None and key not in stamps:
                            stamps[key] = stamp(live, key)
                        if key is not None and viewer.told == stamps[key]:
                            continue
                        viewer.told = stamps[key]
                        shown.append((viewer, key))
                    keys = {key for _, key in shown if key is not None}
                    frames = await self.briefly(room.showing, partial(frames_of, room, live, keys))
                for viewer, key in shown:
                    if key is None:
                        viewer.leave(4404)
                    else:
                        viewer.offer(frames[key])
        except ApiError as error:
            if error.status == 404:  # deleted by another worker
                self.gone(room.table)
            log_event("telling-failed", table=room.table, error=error.code)
        except Exception as error:
            log_fault("telling-failed", error, table=room.table)
        finally:
            room.telling = None

    def presence(self, room: Room) -> None:
        """Who is here. Known to this worker only: it is a courtesy, not a truth."""
        live = room.live
        if live is None:
            return
        online = sorted({seat for viewer in room.viewers for seat in live.mine(viewer.device)})
        watching = sum(not live.mine(viewer.device) for viewer in room.viewers)
        data = msgspec.json.encode(PresenceFrame(online, watching))
        for viewer in room.viewers:
            viewer.offer(data)


def _done(
    live: Live, work: Callable[[Live], tuple[T, Event | None]]
) -> tuple[T, Event | None, tuple[Any, ...]]:
    """The work, and what is stored beside its event."""
    answer, event = work(live)
    return answer, event, () if event is None else (live.summary(), live.kept(), live.untold())


def program(game: str) -> str:
    """What a fault is blamed on: this release, its rules and the box."""
    known = GAMES.get(game)
    version = "" if known is None else f" {known.revision} {known.components}"
    return f"{__version__}{version}"


def broken(report: str) -> ApiError:
    return ApiError(423, "broken", {"report": report}, report=report)


Looks = tuple[int | None, tuple[int, ...], str, tuple[int, ...]]
"""The seat that somebody looks from, all seats of his, his language, those that others play."""


def looking(live: Live, viewer: Viewer) -> Looks | None:
    """Seat, all seats of his, language: those for whom it is the same are shown the same. None if
    he may not look any more."""
    if not live.may_look(viewer.device):
        return None
    mine = live.mine(viewer.device)
    if viewer.chosen and viewer.seat is not None and viewer.seat not in mine:
        return None
    seat = viewer.seat if viewer.chosen else pick(live, mine)
    return seat, mine, viewer.lang, live.lent(viewer.device)


def stamp(live: Live, key: Looks) -> object:
    """Another one whenever there is something new for those who look so."""
    return key, known_version(live, key[0])


def frames_of(room: Room, live: Live, keys: Iterable[Looks]) -> dict[Looks, bytes]:
    """What all these are shown, in one go: handing each over to a thread costs as much as it."""
    frames = {key: frame(room, live, *key) for key in keys}
    room.logs.drop_shared()
    return frames


def frame(
    room: Room,
    live: Live,
    seat: int | None,
    mine: tuple[int, ...],
    lang: str,
    lent: tuple[int, ...] = (),
    since: int | None = None,
) -> bytes:
    encoded = room.shown(live, seat, mine, lang, since, lent)
    head = b'{"type":"view","seq":%d,"view":' % shown_seq(live, seat)
    return b"".join((head, encoded, b"}"))
