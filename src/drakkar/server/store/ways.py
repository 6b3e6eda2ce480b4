"""How people and tables are reached, and what has been sent to them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, Row, and_, delete, or_, select, union, update
from sqlalchemy.dialects import postgresql, sqlite

from drakkar.kernel.shapes import met
from drakkar.server.store.data import PLAYING, Summary, Turn
from drakkar.server.store.schema import HOLDERS, OUTBOX, SEATS, SECRETS, STANDINS, TABLES, WAYS
from drakkar.server.store.store import Store

PUSH, MAIL, HOOK = "push", "mail", "hook"
ON, NEW = "on", "new"
WAITING, SENT, FAILED, MOOT = "waiting", "sent", "failed", "moot"
ANY_SEAT = -1
"""Of a message to a person: about whichever of his seats."""


@dataclass(frozen=True, slots=True)
class Way:
    """A way to a person (by a device of his) or to a table's channel."""

    id: str
    kind: str
    device: bytes | None
    table: str | None
    target: str
    state: str
    trouble: str
    lang: str
    origin: str
    created: float


@dataclass(frozen=True, slots=True)
class Message:
    """The last message of a way about a table."""

    way: str
    table: str
    seat: int
    turn: int
    id: str
    state: str
    created: float
    due: float
    tries: int


@dataclass(frozen=True, slots=True)
class Owing:
    """Somebody who owes an answer, the ways to him, and when he last looked."""

    table: str
    game: str
    names: tuple[str, ...]
    turn: Turn
    seen: float
    ways: tuple[Way, ...]
    """His own, and the table's."""


def _way(row: Row[Any]) -> Way:
    device = None if row.device is None else bytes(row.device)
    return Way(
        row.id,
        row.kind,
        device,
        row.table_id,
        row.target,
        row.state,
        row.trouble,
        row.lang,
        row.origin,
        row.created,
    )


# ---- ways ------------------------------------------------------------------------------------


async def ways_of(store: Store, device: bytes) -> list[Way]:
    query = select(WAYS).where(WAYS.c.device == device).order_by(WAYS.c.created)
    return await store.database.read(lambda c: [_way(row) for row in c.execute(query)])


async def hooks_of(store: Store, table: str) -> list[Way]:
    query = select(WAYS).where(WAYS.c.table_id == table).order_by(WAYS.c.created)
    return await store.database.read(lambda c: [_way(row) for row in c.execute(query)])


async def way(store: Store, name: str) -> Way | None:
    query = select(WAYS).where(WAYS.c.id == name)

    def job(connection: Connection) -> Way | None:
        row = connection.execute(query).first()
        return None if row is None else _way(row)

    return await store.database.read(job)


async def add_way(store: Store, new: Way) -> Way:
    """A way; the one that there is, if it leads to the same place."""

    def job(connection: Connection) -> Way:
        same = and_(
            WAYS.c.kind == new.kind,
            WAYS.c.target == new.target,
            WAYS.c.device == new.device
            if new.device is not None
            else and_(WAYS.c.device.is_(None), WAYS.c.table_id == new.table),
        )
        row = connection.execute(select(WAYS).where(same)).first()
        if row is not None:
            known = _way(row)
            values = {"lang": new.lang, "origin": new.origin, "trouble": ""}
            connection.execute(update(WAYS).where(WAYS.c.id == known.id).values(values))
            return replace(known, lang=new.lang, origin=new.origin, trouble="")
        connection.execute(
            WAYS.insert(),
            {
                "id": new.id,
                "kind": new.kind,
                "device": new.device,
                "table_id": new.table,
                "target": new.target,
                "state": new.state,
                "trouble": new.trouble,
                "lang": new.lang,
                "origin": new.origin,
                "created": new.created,
            },
        )
        return new

    return await store.database.write(job)


async def remove_way(store: Store, name: str) -> None:
    def job(connection: Connection) -> None:
        connection.execute(delete(OUTBOX).where(OUTBOX.c.way_id == name))
        connection.execute(delete(WAYS).where(WAYS.c.id == name))

    await store.database.write(job)


async def set_way(store: Store, name: str, **values: str) -> None:
    def job(connection: Connection) -> None:
        connection.execute(update(WAYS).where(WAYS.c.id == name).values(**values))

    await store.database.write(job)


async def kept_secret(store: Store, name: str, make: Callable[[], str]) -> str:
    """What only this server knows; made when it is first asked for."""

    def job(connection: Connection) -> str:
        upsert = postgresql.insert if store.shared else sqlite.insert
        row = {"name": name, "value": make()}
        connection.execute(upsert(SECRETS).values(row).on_conflict_do_nothing())
        query = select(SECRETS.c.value).where(SECRETS.c.name == name)
        return str(connection.execute(query).scalar_one())

    return await store.database.write(job)


# ---- who owes what ---------------------------------------------------------------------------


async def owing(store: Store, only: str = "") -> list[Owing]:
    """Everybody who owes an answer and can be reached (at one table, if it is named)."""

    def job(connection: Connection) -> list[Owing]:
        reached = union(
            select(HOLDERS.c.table_id).join(WAYS, WAYS.c.device == HOLDERS.c.device),
            select(STANDINS.c.table_id).join(WAYS, WAYS.c.device == STANDINS.c.device),
            select(WAYS.c.table_id).where(WAYS.c.table_id.is_not(None)),
        )
        query = select(TABLES.c.id, TABLES.c.game, TABLES.c.summary).where(
            TABLES.c.status == PLAYING, TABLES.c.id == only if only else TABLES.c.id.in_(reached)
        )
        owing_all: list[Owing] = []
        for row in connection.execute(query).all():
            summary = msgspec.json.decode(row.summary, type=met(Summary))
            if summary.turns and not summary.quiet:
                owing_all += _owing_at(connection, row.id, row.game, summary)
        return owing_all

    return await store.database.read(job)


def _owing_at(connection: Connection, table: str, game: str, summary: Summary) -> list[Owing]:
    seats = select(SEATS.c.name).where(SEATS.c.table_id == table).order_by(SEATS.c.seat)
    names = tuple(connection.execute(seats).scalars())
    hooks = select(WAYS).where(WAYS.c.table_id == table, WAYS.c.state == ON)
    channels = tuple(_way(row) for row in connection.execute(hooks))
    owing_all = []
    for turn in summary.turns:
        there = STANDINS if turn.seat in summary.handed else HOLDERS
        here = and_(there.c.table_id == table, there.c.seat == turn.seat)
        holders = connection.execute(select(there.c.device, there.c.seen).where(here)).all()
        if not holders:
            continue  # nobody has sat down yet
        devices = [bytes(holder.device) for holder in holders]
        own = select(WAYS).where(WAYS.c.device.in_(devices), WAYS.c.state == ON)
        ways = (*(_way(row) for row in connection.execute(own)), *channels)
        seen = max(holder.seen or 0.0 for holder in holders)
        owing_all.append(Owing(table, game, names, turn, seen, ways))
    return owing_all


# ---- the outbox ------------------------------------------------------------------------------


def _message(row: Row[Any]) -> Message:
    return Message(
        row.way_id,
        row.table_id,
        row.seat,
        row.turn,
        row.id,
        row.state,
        row.created,
        row.due,
        row.tries,
    )


def _here(message: Message) -> ColumnElement[bool]:
    return and_(
        OUTBOX.c.way_id == message.way,
        OUTBOX.c.table_id == message.table,
        OUTBOX.c.seat == message.seat,
    )


async def last_message(store: Store, way: str, table: str, seat: int) -> Message | None:
    query = select(OUTBOX).where(
        OUTBOX.c.way_id == way, OUTBOX.c.table_id == table, OUTBOX.c.seat == seat
    )

    def job(connection: Connection) -> Message | None:
        row = connection.execute(query).first()
        return None if row is None else _message(row)

    return await store.database.read(job)


async def put(store: Store, new: Message) -> None:
    """A message that is to be sent, in the place of the last one; once, whoever else puts it."""

    def job(connection: Connection) -> None:
        upsert = postgresql.insert if store.shared else sqlite.insert
        row = {
            "way_id": new.way,
            "table_id": new.table,
            "seat": new.seat,
            "turn": new.turn,
            "id": new.id,
            "state": new.state,
            "created": new.created,
            "due": new.due,
            "tries": new.tries,
        }
        insertion = upsert(OUTBOX).values(row)
        changed = {name: insertion.excluded[name] for name in row}
        connection.execute(
            insertion.on_conflict_do_update(
                index_elements=["way_id", "table_id", "seat"],
                set_=changed,
                where=OUTBOX.c.turn != new.turn,
            )
        )

    await store.database.write(job)


async def due(store: Store, at: float, longest: float, many: int) -> list[Message]:
    """Messages that wait and are due; one that is due in a far future has seen a clock put back."""
    query = (
        select(OUTBOX)
        .where(OUTBOX.c.state == WAITING, or_(OUTBOX.c.due <= at, OUTBOX.c.due > at + longest))
        .order_by(OUTBOX.c.due)
        .limit(many)
    )
    return await store.database.read(lambda c: [_message(row) for row in c.execute(query)])


async def claim(store: Store, message: Message, again: float) -> bool:
    """Whether it is ours to send: nobody else has tried meanwhile. ``again``: when it is tried
    again if we are not heard of."""

    def job(connection: Connection) -> bool:
        mine = and_(
            _here(message),
            OUTBOX.c.state == WAITING,
            OUTBOX.c.id == message.id,
            OUTBOX.c.tries == message.tries,
        )
        values = {"tries": message.tries + 1, "due": again}
        return connection.execute(update(OUTBOX).where(mine).values(values)).rowcount == 1

    return await store.database.write(job)


async def settle(store: Store, message: Message, state: str) -> None:
    def job(connection: Connection) -> None:
        mine = and_(_here(message), OUTBOX.c.id == message.id)
        connection.execute(update(OUTBOX).where(mine).values(state=state))

    await store.database.write(job)
