"""People and their devices, in the database.

A device is known by the digest of its cookie, and whoever has one device and no name is that
device. Somebody with several, or with a name, is a person: an id of his own that all that his
devices held now belongs to (seats, tables that he made, what he said). His devices are aliases of
it.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field

from sqlalchemy import Connection, Table, and_, delete, exists, insert, select, update

from drakkar.server.store import ratings
from drakkar.server.store.data import PERSON, now
from drakkar.server.store.schema import (
    ALIASES,
    EVENTS,
    HOLDERS,
    PASSES,
    PEOPLE,
    POSITIONS,
    SEATS,
    SHELVED,
    STANDINS,
    TABLES,
    TALK,
    WAYS,
)
from drakkar.server.store.store import Store

NOBODY = bytes(32)
"""Who made a table, once he wants to be forgotten."""


@dataclass(frozen=True, slots=True)
class Device:
    device: bytes
    name: str
    since: float


@dataclass(frozen=True, slots=True)
class Person:
    id: bytes
    name: str = ""
    tries: int = 0
    tried: float = 0
    devices: list[Device] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Named:
    """What a passphrase is compared with."""

    id: bytes
    passphrase: str


# ---- inside a transaction --------------------------------------------------------------------


def _person(connection: Connection, raw: bytes) -> bytes | None:
    query = select(ALIASES.c.person).where(ALIASES.c.device == raw)
    person = connection.execute(query).scalar()
    return None if person is None else bytes(person)


def _settled(connection: Connection, raw: bytes, called: str) -> tuple[bytes, list[str]]:
    """The person that a device is, made now if it is nobody's yet; and the tables it concerns."""
    person = _person(connection, raw)
    if person is not None:
        return person, []
    person = secrets.token_bytes(32)
    row = {"id": person, "tries": 0, "tried": 0.0, "created": now()}
    connection.execute(insert(PEOPLE).values(row))
    _add(connection, raw, person, called)
    return person, _hand_over(connection, raw, person)


def _add(connection: Connection, raw: bytes, person: bytes, called: str) -> None:
    connection.execute(delete(ALIASES).where(ALIASES.c.device == raw))
    row = {"device": raw, "person": person, "name": called, "since": now()}
    connection.execute(insert(ALIASES).values(row))


def _hand_over(connection: Connection, old: bytes, new: bytes) -> list[str]:
    """All that one held belongs to the other. The tables that this concerns."""
    tables = set(
        connection.execute(select(HOLDERS.c.table_id).where(HOLDERS.c.device == old)).scalars()
    )
    tables |= set(connection.execute(select(TABLES.c.id).where(TABLES.c.creator == old)).scalars())
    for table, keys in ((HOLDERS, ("table_id", "seat")), (STANDINS, ("table_id", "seat"))):
        _merged(connection, table, keys, old, new)
    _merged(connection, SHELVED, ("table_id",), old, new)
    for table in (TALK, WAYS):
        connection.execute(update(table).where(table.c.device == old).values(device=new))
    connection.execute(update(TABLES).where(TABLES.c.creator == old).values(creator=new))
    ratings.hand_over(connection, old, new)
    return sorted(tables)


def _merged(
    connection: Connection, table: Table, keys: tuple[str, ...], old: bytes, new: bytes
) -> None:
    other = table.alias()
    same = and_(*(other.c[key] == table.c[key] for key in keys), other.c.device == new)
    both = and_(table.c.device == old, exists().where(same))
    connection.execute(delete(table).where(both))
    connection.execute(update(table).where(table.c.device == old).values(device=new))


def _joined(connection: Connection, raw: bytes, person: bytes, called: str) -> list[str]:
    """A device becomes this person's. What it held comes along, unless somebody with a name or with
    other devices was on it: he keeps his."""
    before = _person(connection, raw)
    if before == person:
        return []
    if before is None:
        _add(connection, raw, person, called)
        return _hand_over(connection, raw, person)
    tables: list[str] = []
    own = select(PEOPLE.c.folded).where(PEOPLE.c.id == before)
    named = connection.execute(own).scalar() is not None
    others = select(ALIASES.c.device).where(ALIASES.c.person == before, ALIASES.c.device != raw)
    _add(connection, raw, person, called)
    if not named and connection.execute(others).first() is None:
        tables = _hand_over(connection, before, person)
        connection.execute(delete(PEOPLE).where(PEOPLE.c.id == before))
    return tables


def _told(store: Store, connection: Connection, tables: list[str]) -> None:
    store.announce(connection, "", "people")
    for table in tables:
        store.announce(connection, table, "0")


# ---- devices ---------------------------------------------------------------------------------


async def aliases(store: Store) -> dict[bytes, bytes]:
    """Of every device that is somebody's: whose."""

    def job(connection: Connection) -> dict[bytes, bytes]:
        rows = connection.execute(select(ALIASES.c.device, ALIASES.c.person))
        return {bytes(row.device): bytes(row.person) for row in rows}

    return await store.database.read(job)


async def person(store: Store, raw: bytes) -> Person | None:
    def job(connection: Connection) -> Person | None:
        own = _person(connection, raw)
        if own is None:
            return None
        row = connection.execute(select(PEOPLE).where(PEOPLE.c.id == own)).one()
        query = select(ALIASES).where(ALIASES.c.person == own).order_by(ALIASES.c.since)
        devices = [
            Device(bytes(alias.device), alias.name, alias.since)
            for alias in connection.execute(query)
        ]
        return Person(own, row.name or "", row.tries, row.tried, devices)

    return await store.database.read(job)


async def give_pass(
    store: Store, raw: bytes, called: str, secret: bytes, moves: bool, until: float
) -> list[str]:
    """A secret that brings another device here, once. The tables that now belong to a person."""

    def job(connection: Connection) -> list[str]:
        person, tables = _settled(connection, raw, called)
        old = (PASSES.c.until < now()) | (
            PASSES.c.raw == raw
        )  # the last one is the one that counts
        connection.execute(delete(PASSES).where(old))
        row = {"secret": secret, "device": person, "raw": raw, "moves": int(moves), "until": until}
        connection.execute(insert(PASSES).values(row))
        _told(store, connection, tables)
        return tables

    return await store.database.write(job)


async def use_pass(store: Store, secret: bytes, raw: bytes, called: str) -> list[str] | None:
    """This device is that person's from now on; None: the secret is old, used or none."""

    def job(connection: Connection) -> list[str] | None:
        valid = and_(PASSES.c.secret == secret, PASSES.c.until >= now())
        row = connection.execute(select(PASSES).where(valid)).first()
        if row is None or bytes(row.raw) == raw:
            return None
        if connection.execute(delete(PASSES).where(PASSES.c.secret == secret)).rowcount != 1:
            return None
        tables = _joined(connection, raw, bytes(row.device), called)
        if row.moves:
            connection.execute(delete(ALIASES).where(ALIASES.c.device == row.raw))
        _told(store, connection, tables)
        return tables

    return await store.database.write(job)


async def sign_out(store: Store, raw: bytes, device: bytes) -> bool:
    """A device is no longer its person's; False if it was none of his."""

    def job(connection: Connection) -> bool:
        own = _person(connection, raw)
        gone = and_(ALIASES.c.device == device, ALIASES.c.person == own)
        done = own is not None and connection.execute(delete(ALIASES).where(gone)).rowcount == 1
        if done:
            connection.execute(delete(PASSES).where(PASSES.c.raw == device))
            _told(store, connection, [])
        return done

    return await store.database.write(job)


# ---- names -----------------------------------------------------------------------------------


async def set_name(
    store: Store, raw: bytes, called: str, name: str, folded: str, passphrase: str
) -> list[str] | None:
    """A name to be found by; None: somebody else has it."""

    def job(connection: Connection) -> list[str] | None:
        person, tables = _settled(connection, raw, called)
        other = and_(PEOPLE.c.folded == folded, PEOPLE.c.id != person)
        if connection.execute(select(PEOPLE.c.id).where(other)).first() is not None:
            return None
        row = {"name": name, "folded": folded, "passphrase": passphrase, "tries": 0}
        connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(row))
        _told(store, connection, tables)
        return tables

    return await store.database.write(job)


async def named(store: Store, folded: str) -> Named | None:
    def job(connection: Connection) -> Named | None:
        query = select(PEOPLE.c.id, PEOPLE.c.passphrase).where(PEOPLE.c.folded == folded)
        row = connection.execute(query).first()
        return None if row is None else Named(bytes(row.id), row.passphrase or "")

    return await store.database.read(job)


async def tried(store: Store, person: bytes) -> None:
    """A wrong passphrase: his devices say so."""

    def job(connection: Connection) -> None:
        more = {"tries": PEOPLE.c.tries + 1, "tried": now()}
        connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(more))

    await store.database.write(job)


async def enter(store: Store, person: bytes, raw: bytes, called: str) -> list[str]:
    def job(connection: Connection) -> list[str]:
        tables = _joined(connection, raw, person, called)
        connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(tries=0))
        _told(store, connection, tables)
        return tables

    return await store.database.write(job)


# ---- tables ----------------------------------------------------------------------------------


async def marks(store: Store, device: bytes) -> tuple[set[str], set[str]]:
    """The tables that somebody has put away, and those that he made."""

    def job(connection: Connection) -> tuple[set[str], set[str]]:
        away = select(SHELVED.c.table_id).where(SHELVED.c.device == device)
        own = select(TABLES.c.id).where(TABLES.c.creator == device)
        return set(connection.execute(away).scalars()), set(connection.execute(own).scalars())

    return await store.database.read(job)


async def shelve(store: Store, device: bytes, table: str, on: bool) -> None:
    def job(connection: Connection) -> None:
        here = and_(SHELVED.c.device == device, SHELVED.c.table_id == table)
        connection.execute(delete(SHELVED).where(here))
        if on:
            connection.execute(insert(SHELVED).values(device=device, table_id=table))

    await store.database.write(job)


async def leave(store: Store, device: bytes, table: str) -> None:
    """Gives up all seats there, and watching."""

    def job(connection: Connection) -> None:
        for rows in (HOLDERS, STANDINS, SHELVED):
            here = and_(rows.c.table_id == table, rows.c.device == device)
            connection.execute(delete(rows).where(here))
        store.announce(connection, table, "0")

    await store.database.write(job)


def _delete(connection: Connection, table: str) -> None:
    for rows in (EVENTS, HOLDERS, SEATS, POSITIONS):
        connection.execute(delete(rows).where(rows.c.table_id == table))
    connection.execute(delete(TABLES).where(TABLES.c.id == table))  # the rest goes with it


async def delete_table(store: Store, table: str) -> None:
    def job(connection: Connection) -> None:
        _delete(connection, table)
        store.announce(connection, table, "0")

    await store.database.write(job)


async def delete_old(store: Store, before: float, most: int = 50) -> list[str]:
    """Deletes tables that nobody has touched since, a few at a time. Which they were."""

    def job(connection: Connection) -> list[str]:
        query = select(TABLES.c.id).where(TABLES.c.updated < before).limit(most)
        old = list(connection.execute(query).scalars())
        for table in old:
            _delete(connection, table)
            store.announce(connection, table, "0")
        return old

    return await store.database.write(job)


@dataclass(frozen=True, slots=True)
class Forgotten:
    """What became of somebody's tables: those that are gone, and those that go on without him."""

    deleted: list[str]
    left: list[str]


async def forget(store: Store, raw: bytes, device: bytes, usual: str) -> Forgotten:
    """Deletes all that is known of somebody. Tables that he made and nobody else sits at go; from
    others his name goes, and what he said. ``usual``: what a seat is called without a name."""

    def job(connection: Connection) -> Forgotten:
        held = select(HOLDERS.c.table_id, HOLDERS.c.seat).where(HOLDERS.c.device == device)
        seats = [(row.table_id, row.seat) for row in connection.execute(held)]
        by_him = select(TABLES.c.id).where(TABLES.c.creator == device)
        tables = {table for table, _ in seats} | set(connection.execute(by_him).scalars())
        deleted = []
        for table in sorted(tables):
            others = select(HOLDERS.c.seat).where(
                HOLDERS.c.table_id == table, HOLDERS.c.device != device, HOLDERS.c.seat >= 0
            )
            if connection.execute(others).first() is None:
                _delete(connection, table)
                deleted.append(table)
        left = sorted(tables.difference(deleted))
        for table, seat in seats:
            here = and_(SEATS.c.table_id == table, SEATS.c.seat == seat, SEATS.c.kind == PERSON)
            sits = and_(HOLDERS.c.table_id == table, HOLDERS.c.seat == seat)
            also = select(HOLDERS.c.device).where(sits, HOLDERS.c.device != device)
            if table in left and connection.execute(also).first() is None:
                name = usual.replace("#", str(seat + 1))
                connection.execute(update(SEATS).where(here).values(name=name))
        for rows in (HOLDERS, STANDINS, SHELVED, TALK, WAYS):
            connection.execute(delete(rows).where(rows.c.device == device))
        connection.execute(update(TABLES).where(TABLES.c.creator == device).values(creator=NOBODY))
        ratings.forget(connection, device)
        connection.execute(
            delete(PASSES).where((PASSES.c.device == device) | (PASSES.c.raw == raw))
        )
        connection.execute(delete(ALIASES).where(ALIASES.c.person == device))
        connection.execute(delete(PEOPLE).where(PEOPLE.c.id == device))
        _told(store, connection, sorted(tables))
        return Forgotten(deleted, left)

    return await store.database.write(job)
