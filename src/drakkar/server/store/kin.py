"""Where tables come from, in the database."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec
from sqlalchemy import Connection, or_, select

from drakkar.kernel.shapes import met
from drakkar.server.store.data import Ended, Origin, Seat, Summary
from drakkar.server.store.schema import HOLDERS, ORIGINS, SEATS, TABLES
from drakkar.server.store.store import Store

_MOST = 50


@dataclass(frozen=True, slots=True)
class Relative:
    """A table with the same cards."""

    id: str
    status: str
    seats: list[Seat]
    ended: Ended | None


async def origin(store: Store, table: str) -> Origin | None:
    def job(connection: Connection) -> Origin | None:
        row = connection.execute(select(ORIGINS).where(ORIGINS.c.table_id == table)).first()
        return None if row is None else Origin(row.kind, row.origin, row.seq)

    return await store.database.read(job)


async def family(store: Store, root: str) -> list[Relative]:
    """A table and those with its cards, in the order they were made."""

    def job(connection: Connection) -> list[Relative]:
        later = select(ORIGINS.c.table_id).where(ORIGINS.c.origin == root, ORIGINS.c.kind == "duel")
        query = (
            select(TABLES.c.id, TABLES.c.status, TABLES.c.summary)
            .where(or_(TABLES.c.id == root, TABLES.c.id.in_(later)))
            .order_by(TABLES.c.created)
            .limit(_MOST)
        )
        rows = connection.execute(query).all()
        seats: dict[str, list[Seat]] = {}
        asked = select(SEATS).where(SEATS.c.table_id.in_([row.id for row in rows]))
        for seat in connection.execute(asked.order_by(SEATS.c.seat)):
            own = seats.setdefault(seat.table_id, [])
            own.append(Seat(seat.seat, seat.kind, seat.name, seat.level))
        return [
            Relative(
                row.id,
                row.status,
                seats.get(row.id, []),
                msgspec.json.decode(row.summary, type=met(Summary)).ended,
            )
            for row in rows
        ]

    return await store.database.read(job)


async def looks_at(store: Store, tables: list[str], device: bytes | None) -> set[str]:
    """Those of these tables that a device sits at or watches."""

    def job(connection: Connection) -> set[str]:
        held = select(HOLDERS.c.table_id).where(
            HOLDERS.c.device == device, HOLDERS.c.table_id.in_(tables)
        )
        return set(connection.execute(held).scalars())

    return set() if device is None else await store.database.read(job)
