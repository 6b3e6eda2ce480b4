"""Who plays in another's stead, whose clock has run out, and who has looked at which table."""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import Connection, and_, delete, func, insert, select, update

from drakkar.server.errors import Stale
from drakkar.server.store.data import PLAYING
from drakkar.server.store.prepared import Careful
from drakkar.server.store.schema import HOLDERS, SEATS, STANDINS, TABLES
from drakkar.server.store.store import Store

_MANY = 200


async def set_spare(store: Store, table: str, seat: int, spare: bytes | None, clear: bool) -> None:
    """The link for somebody in another's stead. ``clear``: who came by the last one is out."""

    def job(connection: Connection) -> None:
        here = and_(SEATS.c.table_id == table, SEATS.c.seat == seat)
        connection.execute(update(SEATS).where(here).values(spare=spare))
        if clear:
            there = and_(STANDINS.c.table_id == table, STANDINS.c.seat == seat)
            connection.execute(delete(STANDINS).where(there))
        store.notify(Careful(connection), table, 0)

    await store.database.write(job)


async def stand_in(store: Store, table: str, seat: int, device: bytes) -> None:
    """This device plays here in another's stead."""

    def job(connection: Connection) -> None:
        row = {"table_id": table, "seat": seat, "device": device}
        connection.execute(insert(STANDINS), row)
        store.notify(Careful(connection), table, 0)

    try:
        await store.database.write(job)
    except Stale:  # it does already
        return


async def deadlines(store: Store, before: float) -> list[str]:
    """Tables where a clock has run out."""

    def job(connection: Connection) -> list[str]:
        query = select(TABLES.c.id).where(TABLES.c.deadline <= before, TABLES.c.status == PLAYING)
        return list(connection.execute(query.order_by(TABLES.c.deadline).limit(_MANY)).scalars())

    return await store.database.read(job)


async def looked(store: Store, looks: Iterable[tuple[str, bytes, float]]) -> None:
    """Notes when devices had tables on their screens."""
    rows = list(looks)

    def job(connection: Connection) -> None:
        for table, device, at in rows:
            for kept in (HOLDERS, STANDINS):
                here = and_(kept.c.table_id == table, kept.c.device == device)
                connection.execute(update(kept).where(here).values(seen=at))

    if rows:
        await store.database.write(job)


async def last_look(store: Store, table: str, seat: int) -> float:
    """When somebody of a seat last had the table on a screen; 0: never, as far as is known."""

    def job(connection: Connection) -> float:
        looks = [
            connection.execute(
                select(func.max(kept.c.seen)).where(kept.c.table_id == table, kept.c.seat == seat)
            ).scalar()
            for kept in (HOLDERS, STANDINS)
        ]
        return max((look for look in looks if look is not None), default=0.0)

    return await store.database.read(job)
