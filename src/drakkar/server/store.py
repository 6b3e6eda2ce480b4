"""What the server keeps, as plain questions: no rule of a game is known here."""

from __future__ import annotations

import time
from dataclasses import dataclass, replace
from typing import Any

import msgspec
from sqlalchemy import Connection, and_, delete, func, insert, or_, select, text, update

from drakkar.server.database import Database
from drakkar.server.errors import Stale
from drakkar.server.events import Event, Head
from drakkar.server.schema import EVENTS, HOLDERS, SEATS, TABLES

PERSON = "person"
BOT = "bot"
WATCHER = -1
PLAYING, OVER, BROKEN = "playing", "over", "broken"
CHANNEL = "drakkar"


@dataclass(frozen=True, slots=True)
class Seat:
    seat: int
    kind: str
    name: str
    level: str = ""
    secret: bytes | None = None


class Summary(msgspec.Struct):
    """What the list of tables shows of one."""

    deciders: list[int] = []
    winners: list[int] = []
    over: bool = False
    bot_turn: bool = False
    asked: list[int] = []
    """Seats that are asked whether the table may go back."""
    lesson: bool = False


@dataclass(frozen=True, slots=True)
class Listed:
    """A line of the list of tables."""

    id: str
    game: str
    status: str
    seq: int
    summary: Summary
    created: float
    updated: float
    seats: list[Seat]
    mine: list[int]
    held: set[int]


@dataclass(slots=True)
class Stored:
    """A table as it lies in the database."""

    head: Head
    seats: list[Seat]
    holders: list[tuple[int, bytes]]
    status: str
    report: str
    rematch: str
    watch: bytes
    seq: int
    events: list[Event]


class Store:
    def __init__(self, url: str) -> None:
        self.database = Database(url)
        self.shared = self.database.shared

    # ---- reading -----------------------------------------------------------------------------
    async def load(self, table: str, *, events: bool = True) -> Stored | None:
        def job(connection: Connection) -> Stored | None:
            row = connection.execute(select(TABLES).where(TABLES.c.id == table)).mappings().first()
            if row is None:
                return None
            holders = connection.execute(
                select(HOLDERS.c.seat, HOLDERS.c.device).where(HOLDERS.c.table_id == table)
            )
            return Stored(
                head=Head(
                    id=row["id"],
                    game=row["game"],
                    revision=row["revision"],
                    components=row["components"],
                    players=row["players"],
                    options=msgspec.json.decode(row["options"]),
                    seed=int(row["seed"]),
                    hints=row["hints"],
                    creator=bytes(row["creator"]),
                    created=row["created"],
                ),
                seats=_seats(connection, [table]).get(table, []),
                holders=[(seat, bytes(device)) for seat, device in holders],
                status=row["status"],
                report=row["report"],
                rematch=row["rematch"],
                watch=bytes(row["watch"]),
                seq=row["seq"],
                events=_events(connection, table, 0, row["seq"]) if events else [],
            )

        return await self.database.read(job)

    async def side(self, table: str) -> Stored | None:
        """A table without its events: all that changes beside them, and how many there are."""
        return await self.load(table, events=False)

    async def state(self, table: str) -> tuple[int, str]:
        """How far a table has come, and its status; (0, "") if there is none."""

        def job(connection: Connection) -> tuple[int, str]:
            query = select(TABLES.c.seq, TABLES.c.status).where(TABLES.c.id == table)
            row = connection.execute(query).first()
            return (0, "") if row is None else (row.seq, row.status)

        return await self.database.read(job)

    async def events(self, table: str, after: int) -> list[Event]:
        return await self.database.read(lambda connection: _events(connection, table, after))

    async def tables_of(self, device: bytes, limit: int) -> list[Listed]:
        """The tables that a device holds a seat at or watches, last changed first."""

        def job(connection: Connection) -> list[Listed]:
            held = select(HOLDERS.c.table_id).where(HOLDERS.c.device == device)
            query = (
                select(TABLES)
                .where(TABLES.c.id.in_(held))
                .order_by(TABLES.c.updated.desc())
                .limit(limit)
            )
            rows = connection.execute(query).mappings().all()
            names = [row["id"] for row in rows]
            seats = _seats(connection, names)
            mine: dict[str, list[int]] = {}
            taken: dict[str, set[int]] = {}
            holders = select(HOLDERS).where(HOLDERS.c.table_id.in_(names))
            for one in connection.execute(holders):
                taken.setdefault(one.table_id, set()).add(one.seat)
                if bytes(one.device) == device and one.seat != WATCHER:
                    mine.setdefault(one.table_id, []).append(one.seat)
            return [
                Listed(
                    id=row["id"],
                    game=row["game"],
                    status=row["status"],
                    seq=row["seq"],
                    summary=msgspec.json.decode(row["summary"], type=Summary),
                    created=row["created"],
                    updated=row["updated"],
                    seats=seats.get(row["id"], []),
                    mine=sorted(mine.get(row["id"], [])),
                    held=taken.get(row["id"], set()),
                )
                for row in rows
            ]

        return await self.database.read(job)

    async def bots_due(self, before: float) -> list[str]:
        """Tables that wait for a bot and have not changed since. One that seems to have changed in
        the future has seen a clock put back: it must not wait until then."""

        def job(connection: Connection) -> list[str]:
            quiet = or_(TABLES.c.updated <= before, TABLES.c.updated > now())
            query = select(TABLES.c.id).where(
                TABLES.c.bot_turn == 1, TABLES.c.status == PLAYING, quiet
            )
            return list(connection.execute(query).scalars())

        return await self.database.read(job)

    async def count(self) -> int:
        def job(connection: Connection) -> int:
            return connection.execute(select(func.count()).select_from(TABLES)).scalar_one()

        return await self.database.read(job)

    # ---- writing -----------------------------------------------------------------------------
    async def create(
        self,
        head: Head,
        seats: list[Seat],
        holders: list[tuple[int, bytes]],
        watch: bytes,
        events: list[Event],
        summary: Summary,
        rematch_of: str = "",
    ) -> None:
        """A new table. Raises Stale if ``rematch_of`` has its rematch already."""

        def job(connection: Connection) -> None:
            row = {
                "id": head.id,
                "game": head.game,
                "revision": head.revision,
                "components": head.components,
                "players": head.players,
                "options": msgspec.json.encode(head.options).decode(),
                "seed": str(head.seed),
                "status": OVER if summary.over else PLAYING,
                "report": "",
                "seq": events[-1].seq,
                "summary": msgspec.json.encode(summary).decode(),
                "bot_turn": int(summary.bot_turn),
                "hints": head.hints,
                "creator": head.creator,
                "watch": watch,
                "rematch": "",
                "created": head.created,
                "updated": head.created,
            }
            connection.execute(insert(TABLES), row)
            connection.execute(insert(SEATS), [_row(head.id, seat) for seat in seats])
            if holders:
                rows = [{"table_id": head.id, "seat": s, "device": d} for s, d in holders]
                connection.execute(insert(HOLDERS), rows)
            connection.execute(insert(EVENTS), [_event_row(head.id, one) for one in events])
            if rematch_of:
                query = update(TABLES).where(TABLES.c.id == rematch_of, TABLES.c.rematch == "")
                if connection.execute(query.values(rematch=head.id)).rowcount != 1:
                    raise Stale
                self._notify(connection, rematch_of, 0)

        await self.database.write(job)

    async def append(self, table: str, event: Event, summary: Summary) -> None:
        """The next event of a table; Stale if another worker was first."""

        def job(connection: Connection) -> None:
            # the lock that makes workers take turns at a table; SQLite has one writer anyway
            query = select(TABLES.c.seq, TABLES.c.status).where(TABLES.c.id == table)
            row = connection.execute(query.with_for_update()).first()
            if row is None or row.seq != event.seq - 1 or row.status == BROKEN:
                raise Stale
            connection.execute(insert(EVENTS), _event_row(table, event))
            connection.execute(
                update(TABLES)
                .where(TABLES.c.id == table)
                .values(
                    seq=event.seq,
                    status=OVER if summary.over else PLAYING,
                    summary=msgspec.json.encode(summary).decode(),
                    bot_turn=int(summary.bot_turn),
                    updated=event.at,
                )
            )
            self._notify(connection, table, event.seq)

        await self.database.write(job)

    async def mark_broken(self, table: str, report: str) -> None:
        def job(connection: Connection) -> None:
            connection.execute(
                update(TABLES)
                .where(TABLES.c.id == table, TABLES.c.status != BROKEN)
                .values(status=BROKEN, report=report, bot_turn=0)
            )
            self._notify(connection, table, 0)

        await self.database.write(job)

    async def hold(self, table: str, seat: int, device: bytes, name: str = "") -> None:
        """This device may sit (or watch) here from now on."""

        def job(connection: Connection) -> None:
            here = and_(
                HOLDERS.c.table_id == table, HOLDERS.c.seat == seat, HOLDERS.c.device == device
            )
            if connection.execute(select(HOLDERS.c.seat).where(here)).first() is None:
                row = {"table_id": table, "seat": seat, "device": device}
                connection.execute(insert(HOLDERS), row)
            if name:
                _rename(connection, table, seat, name)
            self._notify(connection, table, 0)

        try:
            await self.database.write(job)
        except Stale:  # two claims at once: it is held, which is all that was asked
            return

    async def rename(self, table: str, seat: int, name: str) -> None:
        def job(connection: Connection) -> None:
            _rename(connection, table, seat, name)
            self._notify(connection, table, 0)

        await self.database.write(job)

    async def new_secret(self, table: str, seat: int, secret: bytes) -> None:
        """A new link; whoever sat or watched by the old one is out."""

        def job(connection: Connection) -> None:
            if seat == WATCHER:
                connection.execute(update(TABLES).where(TABLES.c.id == table).values(watch=secret))
            else:
                here = and_(SEATS.c.table_id == table, SEATS.c.seat == seat)
                connection.execute(update(SEATS).where(here).values(secret=secret))
            gone = and_(HOLDERS.c.table_id == table, HOLDERS.c.seat == seat)
            connection.execute(delete(HOLDERS).where(gone))
            self._notify(connection, table, 0)

        await self.database.write(job)

    def _notify(self, connection: Connection, table: str, seq: int) -> None:
        """Wakes the other workers when this transaction is committed; 0: not a move."""
        if self.shared:
            connection.execute(
                text("SELECT pg_notify(:channel, :what)"),
                {"channel": CHANNEL, "what": f"{table}:{seq}"},
            )


def _rename(connection: Connection, table: str, seat: int, name: str) -> None:
    here = and_(SEATS.c.table_id == table, SEATS.c.seat == seat)
    connection.execute(update(SEATS).where(here).values(name=name))


def _row(table: str, seat: Seat) -> dict[str, Any]:
    return {
        "table_id": table,
        "seat": seat.seat,
        "kind": seat.kind,
        "name": seat.name,
        "level": seat.level,
        "secret": seat.secret,
    }


def _event_row(table: str, event: Event) -> dict[str, Any]:
    return {
        "table_id": table,
        "seq": event.seq,
        "seat": event.seat,
        "key": event.key,
        "kind": event.kind,
        "body": event.body,
        "at": event.at,
        "hash": event.hash,
    }


def _seats(connection: Connection, tables: list[str]) -> dict[str, list[Seat]]:
    query = select(SEATS).where(SEATS.c.table_id.in_(tables)).order_by(SEATS.c.seat)
    found: dict[str, list[Seat]] = {}
    for row in connection.execute(query):
        secret = None if row.secret is None else bytes(row.secret)
        seat = Seat(row.seat, row.kind, row.name, row.level, secret)
        found.setdefault(row.table_id, []).append(seat)
    return found


def _events(
    connection: Connection, table: str, after: int, until: int | None = None
) -> list[Event]:
    query = select(EVENTS).where(EVENTS.c.table_id == table, EVENTS.c.seq > after)
    if until is not None:  # what another worker adds meanwhile comes later
        query = query.where(EVENTS.c.seq <= until)
    return [
        Event(row.seq, row.seat, row.key, row.kind, bytes(row.body), row.at, bytes(row.hash))
        for row in connection.execute(query.order_by(EVENTS.c.seq))
    ]


def renamed(seats: list[Seat], seat: int, name: str) -> list[Seat]:
    return [replace(one, name=name) if one.seat == seat else one for one in seats]


def now() -> float:
    return time.time()
