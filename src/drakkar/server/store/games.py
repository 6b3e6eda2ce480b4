"""The games that somebody has played to their end, in the database."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec
from sqlalchemy import Connection, select

from drakkar.kernel.shapes import met
from drakkar.server.store.data import OVER, Ended, Seat, Summary
from drakkar.server.store.schema import HOLDERS, SEATS, TABLES
from drakkar.server.store.store import Store

MOST = 1000


@dataclass(frozen=True, slots=True)
class Ending:
    """A game that is over, and the seat that was his."""

    table: str
    game: str
    at: float
    seat: int
    seats: list[Seat]
    ended: Ended
    kind: str = ""
    """What the table was made after, if it was."""


@dataclass(frozen=True, slots=True)
class Meeting:
    """A game that is over, and whose seats they were."""

    seats: list[Seat]
    who: dict[int, bytes]
    ended: Ended


async def meetings(store: Store, device: bytes, game: str) -> list[Meeting]:
    """Whole games at which somebody sat with others, newest first: no lesson, no copy of a
    position, and no second game with the same cards."""
    mine = [
        ending
        for ending in await endings(store, device)
        if ending.game == game and not ending.kind and len(ending.seats) > 1
    ]

    def job(connection: Connection) -> list[Meeting]:
        tables = [ending.table for ending in mine]
        held = select(HOLDERS).where(HOLDERS.c.table_id.in_(tables), HOLDERS.c.seat >= 0)
        who: dict[str, dict[int, bytes]] = {}
        for holder in connection.execute(held):
            who.setdefault(holder.table_id, {}).setdefault(holder.seat, bytes(holder.device))
        return [Meeting(own.seats, who.get(own.table, {}), own.ended) for own in mine]

    return await store.database.read(job)


async def endings(store: Store, device: bytes) -> list[Ending]:
    """Whole games in which somebody had one seat, newest first. Lessons and copies of positions are
    none, and where he played several seats nobody can say which was he."""

    def job(connection: Connection) -> list[Ending]:
        held = select(HOLDERS.c.table_id, HOLDERS.c.seat).where(
            HOLDERS.c.device == device, HOLDERS.c.seat >= 0
        )
        mine: dict[str, list[int]] = {}
        for holder in connection.execute(held):
            mine.setdefault(holder.table_id, []).append(holder.seat)
        own = {table: seats[0] for table, seats in mine.items() if len(seats) == 1}
        over = (
            select(TABLES.c.id, TABLES.c.game, TABLES.c.summary, TABLES.c.updated)
            .join(HOLDERS, HOLDERS.c.table_id == TABLES.c.id)
            .where(HOLDERS.c.device == device, HOLDERS.c.seat >= 0, TABLES.c.status == OVER)
            .order_by(TABLES.c.updated.desc())
            .limit(MOST)
        )
        rows = [row for row in connection.execute(over) if row.id in own]
        seats: dict[str, list[Seat]] = {}
        asked = select(SEATS).where(SEATS.c.table_id.in_([row.id for row in rows]))
        for seat in connection.execute(asked.order_by(SEATS.c.seat)):
            sat = seats.setdefault(seat.table_id, [])
            sat.append(Seat(seat.seat, seat.kind, seat.name, seat.level))
        endings = []
        for row in rows:
            summary = msgspec.json.decode(row.summary, type=met(Summary))
            whole = summary.ended is not None and not summary.lesson and summary.kind != "whatif"
            if whole and summary.ended is not None:
                facts = (row.id, row.game, row.updated, own[row.id], seats.get(row.id, []))
                endings.append(Ending(*facts, summary.ended, summary.kind))
        return endings

    return await store.database.read(job)
