"""What is said at tables, in the database. It is no part of a game: a line that somebody takes away
is gone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, and_, delete, insert, select, update

from drakkar.server.store.data import Manners, now
from drakkar.server.store.schema import MANNERS, TALK
from drakkar.server.store.store import Store

KEPT = 500
"""Lines of a table; older ones are dropped."""
SHOWN = 100


@dataclass(frozen=True, slots=True)
class Line:
    id: int
    seat: int | None
    device: bytes
    kind: str
    text: str
    at: float


def _line(row: Any) -> Line:
    return Line(row.id, row.seat, bytes(row.device), row.kind, row.text, row.at)


async def lines(store: Store, table: str, *, only: int | None = None) -> list[Line]:
    """The last lines, oldest first; ``only``: this one, if it is there."""

    def job(connection: Connection) -> list[Line]:
        query = select(TALK).where(TALK.c.table_id == table)
        if only is not None:
            query = query.where(TALK.c.id == only)
        rows = connection.execute(query.order_by(TALK.c.id.desc()).limit(SHOWN)).all()
        return [_line(row) for row in reversed(rows)]

    return await store.database.read(job)


async def add(
    store: Store, table: str, seat: int | None, device: bytes, kind: str, text: str
) -> Line:
    at = now()

    def job(connection: Connection) -> Line:
        row = {"table_id": table, "seat": seat, "device": device, "kind": kind, "text": text}
        number = connection.execute(insert(TALK).values(at=at, **row).returning(TALK.c.id))
        line = Line(number.scalar_one(), seat, device, kind, text, at)
        old = (
            select(TALK.c.id)
            .where(TALK.c.table_id == table)
            .order_by(TALK.c.id.desc())
            .offset(KEPT)
            .limit(1)
        )
        last = connection.execute(old).scalar()
        if last is not None:
            connection.execute(
                delete(TALK).where(and_(TALK.c.table_id == table, TALK.c.id <= last))
            )
        store.announce(connection, table, f"talk:{line.id}")
        return line

    return await store.database.write(job)


async def remove(store: Store, table: str, number: int, device: bytes) -> bool:
    """Takes a line of this device away; False if there is none."""

    def job(connection: Connection) -> bool:
        own = and_(TALK.c.table_id == table, TALK.c.id == number, TALK.c.device == device)
        gone = connection.execute(delete(TALK).where(own)).rowcount == 1
        if gone:
            store.announce(connection, table, f"talk:{number}")
        return gone

    return await store.database.write(job)


async def manners(store: Store, table: str) -> Manners:
    def job(connection: Connection) -> Manners:
        query = select(MANNERS).where(MANNERS.c.table_id == table)
        row = connection.execute(query).first()
        return Manners() if row is None else Manners(row.talk, row.watchers)

    return await store.database.read(job)


async def set_manners(store: Store, table: str, wanted: Manners) -> None:
    def job(connection: Connection) -> None:
        row = {"talk": wanted.talk, "watchers": wanted.watchers}
        here = MANNERS.c.table_id == table
        if connection.execute(update(MANNERS).where(here).values(row)).rowcount == 0:
            connection.execute(insert(MANNERS).values(table_id=table, **row))
        store.announce(connection, table, "talk:0")

    await store.database.write(job)


async def point(store: Store, table: str, what: str) -> None:
    """Tells other workers that somebody points at something; nothing is kept of it."""
    if store.shared:
        await store.database.write(
            lambda connection: store.announce(connection, table, f"point:{what}")
        )
