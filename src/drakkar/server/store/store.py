"""The database as plain questions and answers: no rule of a game is known here."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from sqlalchemy import (
    Connection,
    Dialect,
    and_,
    bindparam,
    delete,
    func,
    insert,
    or_,
    select,
    text,
    union,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite

from drakkar.kernel.record import Version
from drakkar.kernel.shapes import met
from drakkar.server.errors import Stale
from drakkar.server.store.data import (
    BROKEN,
    OVER,
    PERSON,
    PLAYING,
    WATCHER,
    Box,
    Kept,
    Listed,
    New,
    Seat,
    Stored,
    Summary,
    now,
)
from drakkar.server.store.database import Database
from drakkar.server.store.events import Event, Head
from drakkar.server.store.prepared import Careful, Hand, Prepared
from drakkar.server.store.schema import (
    BOXES,
    ENTRANTS,
    EVENTS,
    HOLDERS,
    MANNERS,
    ORIGINS,
    POSITIONS,
    SEATS,
    STANDINS,
    TABLES,
)

CHANNEL = "drakkar"


def _upsert(dialect: Dialect) -> Any:
    return postgresql.insert if dialect.name == "postgresql" else sqlite.insert


# ---- what is written for every answer --------------------------------------------------------

_GO_ON = Prepared(
    lambda _: (
        update(TABLES)
        .where(
            TABLES.c.id == bindparam("this"),
            TABLES.c.seq == bindparam("before"),
            TABLES.c.status != text(f"'{BROKEN}'"),
        )
        .values(
            {
                name: bindparam(name)
                for name in ("seq", "status", "summary", "bot_turn", "updated", "deadline")
            }
        )
    )
)
# and read, where other workers may have written
_HEAD = Prepared(lambda _: select(TABLES).where(TABLES.c.id == bindparam("this")))
_HOLDERS = Prepared(
    lambda _: select(HOLDERS.c.seat, HOLDERS.c.device).where(
        HOLDERS.c.table_id == bindparam("this")
    )
)
_STANDINS = Prepared(
    lambda _: select(STANDINS.c.seat, STANDINS.c.device).where(
        STANDINS.c.table_id == bindparam("this")
    )
)
_SEATS = Prepared(
    lambda _: select(SEATS).where(SEATS.c.table_id == bindparam("this")).order_by(SEATS.c.seat)
)
_ADD_EVENT = Prepared(lambda _: insert(EVENTS))
_KEEP_POSITION = Prepared(
    lambda dialect: _upsert(dialect)(POSITIONS).on_conflict_do_update(
        index_elements=["table_id"],
        set_={
            column.name: text(f"excluded.{column.name}")
            for column in POSITIONS.c
            if column.name != "table_id"
        },
    )
)
_TELL = Prepared(
    lambda _: (
        update(EVENTS)
        .where(EVENTS.c.table_id == bindparam("this"), EVENTS.c.seq == bindparam("number"))
        .values(told=bindparam("told"))
    )
)
_NOTIFY = Prepared(lambda _: text("SELECT pg_notify(:channel, :what)"))


class Store:
    """Reads and writes tables in the database. Every method is one transaction."""

    def __init__(self, url: str) -> None:
        self.database = Database(url)
        self.shared = self.database.shared

    # ---- reading -----------------------------------------------------------------------------
    async def load(self, table: str, *, events: bool = True) -> Stored | None:
        def job(connection: Connection) -> Stored | None:
            this = {"this": table}
            row = _HEAD.run(connection, this).mappings().first()
            if row is None:
                return None
            holders = _HOLDERS.run(connection, this)
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
                seats=_seated(_SEATS.run(connection, this)).get(table, []),
                holders=[(held.seat, bytes(held.device)) for held in holders],
                status=row["status"],
                report=row["report"],
                broken_by=row["broken_by"],
                rematch=row["rematch"],
                watch=bytes(row["watch"]),
                seq=row["seq"],
                summary=msgspec.json.decode(row["summary"], type=met(Summary)),
                events=_events(connection, table, 0, row["seq"]) if events else [],
                position=_position(connection, table) if events else None,
                standins=[(s.seat, bytes(s.device)) for s in _STANDINS.run(connection, this)],
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
            held = union(
                select(HOLDERS.c.table_id).where(HOLDERS.c.device == device),
                select(SEATS.c.table_id).where(SEATS.c.token == device),
                select(STANDINS.c.table_id).where(STANDINS.c.device == device),
            )
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
            taken: dict[str, dict[int, int]] = {}
            holders = select(HOLDERS).where(HOLDERS.c.table_id.in_(names))
            for holder in connection.execute(holders):
                counts = taken.setdefault(holder.table_id, {})
                counts[holder.seat] = counts.get(holder.seat, 0) + 1
                if bytes(holder.device) == device and holder.seat != WATCHER:
                    mine.setdefault(holder.table_id, []).append(holder.seat)
            for name, own in seats.items():
                played = [seat.seat for seat in own if seat.token == device]
                mine.setdefault(name, []).extend(played)
            summaries = [msgspec.json.decode(row["summary"], type=met(Summary)) for row in rows]
            standing = select(STANDINS).where(
                STANDINS.c.table_id.in_(names), STANDINS.c.device == device
            )
            instead = {(row.table_id, row.seat) for row in connection.execute(standing)}
            for row, summary in zip(rows, summaries, strict=True):
                if summary.handed or instead:
                    name = row["id"]
                    own_seats = [s for s in mine.get(name, []) if s not in summary.handed]
                    mine[name] = own_seats + [
                        seat
                        for seat, level in summary.handed.items()
                        if not level and (name, seat) in instead
                    ]
            return [
                Listed(
                    id=row["id"],
                    game=row["game"],
                    version=Version(summary.revision, summary.components)
                    if summary.revision
                    else Version(row["revision"], row["components"]),
                    status=row["status"],
                    seq=summary.seq,
                    summary=summary,
                    created=row["created"],
                    updated=row["updated"],
                    seats=seats.get(row["id"], []),
                    mine=sorted(mine.get(row["id"], [])),
                    held=taken.get(row["id"], {}),
                )
                for row, summary in zip(rows, summaries, strict=True)
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
            return list(connection.execute(query.order_by(TABLES.c.updated.desc())).scalars())

        return await self.database.read(job)

    async def shows(self, creator: bytes) -> int:
        """How many tables of bots only somebody has running."""

        def job(connection: Connection) -> int:
            sits = and_(SEATS.c.table_id == TABLES.c.id, SEATS.c.kind == PERSON)
            query = select(func.count()).where(
                TABLES.c.bot_turn == 1,  # always, at such a table
                TABLES.c.creator == creator,
                TABLES.c.status == PLAYING,
                ~select(SEATS.c.seat).where(sits).exists(),
            )
            return connection.execute(query).scalar_one()

        return await self.database.read(job)

    async def count(self) -> int:
        def job(connection: Connection) -> int:
            return connection.execute(select(func.count()).select_from(TABLES)).scalar_one()

        return await self.database.read(job)

    # ---- writing -----------------------------------------------------------------------------
    async def create(self, new: New) -> None:
        """A new table. Raises Stale if ``rematch_of`` has its rematch already."""
        head, summary = new.head, new.summary

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
                "seq": new.events[-1].seq,
                "summary": msgspec.json.encode(summary).decode(),
                "bot_turn": int(summary.bot_turn),
                "hints": head.hints,
                "creator": head.creator,
                "watch": new.watch,
                "rematch": "",
                "created": head.created,
                "updated": head.created,
                "deadline": summary.deadline or None,
            }
            connection.execute(insert(TABLES), row)
            connection.execute(insert(SEATS), [_row(head.id, seat) for seat in new.seats])
            if new.holders:
                rows = [{"table_id": head.id, "seat": s, "device": d} for s, d in new.holders]
                connection.execute(insert(HOLDERS), rows)
            for seat, device in new.holders if summary.rated is not None else ():
                _enter(connection, head.id, seat, device)
            connection.execute(insert(EVENTS), [_event_row(head.id, event) for event in new.events])
            _keep_position(Careful(connection), head.id, new.position)
            _keep_box(connection, new.box)
            if (origin := new.origin) is not None:
                row = {"table_id": head.id, "kind": origin.kind, "origin": origin.table}
                connection.execute(insert(ORIGINS).values(seq=origin.seq, **row))
            if (manners := new.manners) is not None:
                row = {"table_id": head.id, "talk": manners.talk, "watchers": manners.watchers}
                connection.execute(insert(MANNERS), row)
            if new.rematch_of:
                played = and_(TABLES.c.id == new.rematch_of, TABLES.c.rematch == "")
                query = update(TABLES).where(played)
                if connection.execute(query.values(rematch=head.id)).rowcount != 1:
                    raise Stale
                self.notify(Careful(connection), new.rematch_of, 0)

        await self.database.write(job)

    async def append(
        self,
        table: str,
        events: list[Event],
        summary: Summary,
        position: Kept,
        untold: Iterable[Event] = (),
    ) -> None:
        """The next events of a table, and where it stands now; Stale if another worker was first.

        ``untold``: events of old whose tellings were not kept when they were stored.
        """

        last = events[-1]
        row = {
            "this": table,
            "before": events[0].seq - 1,
            "seq": last.seq,
            "status": OVER if summary.over else PLAYING,
            "summary": msgspec.json.encode(summary).decode(),
            "bot_turn": int(summary.bot_turn),
            "updated": summary.at or last.at,
            "deadline": summary.deadline or None,
        }

        def write(hand: Hand) -> None:
            # the lock that makes workers take turns at a table; SQLite has one writer anyway
            if hand.write(_GO_ON, row) != 1:
                raise Stale
            for event in events:
                hand.write(_ADD_EVENT, _event_row(table, event))
            for event in untold:
                hand.write(_TELL, {"this": table, "number": event.seq, "told": event.told})
            _keep_position(hand, table, position)
            self.notify(hand, table, last.seq)

        await self.database.write_quickly(write)

    async def mark_broken(self, table: str, report: str, program: str) -> None:
        """A fault of ``program`` has stopped a table; another one tries again."""

        def job(connection: Connection) -> None:
            connection.execute(
                update(TABLES)
                .where(TABLES.c.id == table, TABLES.c.status != BROKEN)
                .values(status=BROKEN, report=report, broken_by=program, bot_turn=0)
            )
            self.notify(Careful(connection), table, 0)

        await self.database.write(job)

    async def mend(self, table: str, summary: Summary) -> None:
        """Takes the mark off a broken table: it is played on, or over, as before."""

        def job(connection: Connection) -> None:
            status = OVER if summary.over else PLAYING
            connection.execute(
                update(TABLES)
                .where(TABLES.c.id == table, TABLES.c.status == BROKEN)
                .values(status=status, report="", broken_by="", bot_turn=int(summary.bot_turn))
            )

        await self.database.write(job)

    async def boxes(self) -> list[Box]:
        def job(connection: Connection) -> list[Box]:
            rows = connection.execute(select(BOXES).order_by(BOXES.c.game, BOXES.c.since))
            return [Box(row.game, row.digest, bytes(row.contents), row.since) for row in rows]

        return await self.database.read(job)

    async def hold(
        self, table: str, seat: int, device: bytes, name: str = "", rated: bool = False
    ) -> None:
        """This device may sit (or watch) here from now on. ``rated``: the game counts."""

        def job(connection: Connection) -> None:
            here = and_(
                HOLDERS.c.table_id == table, HOLDERS.c.seat == seat, HOLDERS.c.device == device
            )
            if connection.execute(select(HOLDERS.c.seat).where(here)).first() is None:
                row = {"table_id": table, "seat": seat, "device": device}
                connection.execute(insert(HOLDERS), row)
            if rated:
                _enter(connection, table, seat, device)
            if name:
                _rename(connection, table, seat, name)
            self.notify(Careful(connection), table, 0)

        try:
            await self.database.write(job)
        except Stale:  # two claims at once: it is held, which is all that was asked
            return

    async def rename(self, table: str, seat: int, name: str) -> None:
        def job(connection: Connection) -> None:
            _rename(connection, table, seat, name)
            self.notify(Careful(connection), table, 0)

        await self.database.write(job)

    async def new_secret(self, table: str, seat: int, secret: bytes) -> None:
        """A new link; whoever sat or watched by the old one is out."""

        def job(connection: Connection) -> None:
            if seat == WATCHER:
                connection.execute(update(TABLES).where(TABLES.c.id == table).values(watch=secret))
            else:
                here = and_(SEATS.c.table_id == table, SEATS.c.seat == seat)
                connection.execute(update(SEATS).where(here).values(secret=secret, token=None))
            gone = and_(HOLDERS.c.table_id == table, HOLDERS.c.seat == seat)
            connection.execute(delete(HOLDERS).where(gone))
            self.notify(Careful(connection), table, 0)

        await self.database.write(job)

    async def set_token(self, table: str, seat: int, token: bytes | None) -> None:
        """What a program shows to play here, as a digest; None: nothing any more."""

        def job(connection: Connection) -> None:
            here = and_(SEATS.c.table_id == table, SEATS.c.seat == seat)
            connection.execute(update(SEATS).where(here).values(token=token))
            self.notify(Careful(connection), table, 0)

        await self.database.write(job)

    async def set_ahead(self, table: str, seat: int, ahead: str) -> None:
        """An answer that the holder of a seat has prepared; empty: none."""

        def job(connection: Connection) -> None:
            here = and_(SEATS.c.table_id == table, SEATS.c.seat == seat)
            connection.execute(update(SEATS).where(here).values(ahead=ahead or None))
            self.notify(Careful(connection), table, 0)

        await self.database.write(job)

    def announce(self, connection: Connection, table: str, what: str) -> None:
        """The same for what is beside the game."""
        if self.shared:
            values = {"channel": CHANNEL, "what": f"{table}:{what}"}
            Careful(connection).write(_NOTIFY, values)

    def notify(self, hand: Hand, table: str, seq: int) -> None:
        """Wakes the other workers when this transaction is committed; 0: not a move."""
        if self.shared:
            hand.write(_NOTIFY, {"channel": CHANNEL, "what": f"{table}:{seq}"})


def _enter(connection: Connection, table: str, seat: int, device: bytes) -> None:
    """Of a table that counts: the first who sits in a seat is who plays for it."""
    here = and_(ENTRANTS.c.table_id == table, ENTRANTS.c.seat == seat)
    known = connection.execute(select(ENTRANTS.c.seat).where(here)).first()
    if seat != WATCHER and known is None:
        row = {"table_id": table, "seat": seat, "player": device}
        connection.execute(insert(ENTRANTS), row)


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
        "told": event.told,
    }


def _keep_position(hand: Hand, table: str, kept: Kept) -> None:
    row = {
        "table_id": table,
        "seq": kept.seq,
        "revision": kept.revision,
        "components": kept.components,
        "draws": kept.draws,
        "state": kept.state,
    }
    hand.write(_KEEP_POSITION, row)


def _keep_box(connection: Connection, box: Box) -> None:
    """Stores a box unless it is there: equal boxes have equal digests."""
    row = {"game": box.game, "digest": box.digest, "contents": box.contents, "since": now()}
    upsert = _upsert(connection.dialect)
    connection.execute(upsert(BOXES).values(row).on_conflict_do_nothing())


def _position(connection: Connection, table: str) -> Kept | None:
    query = select(POSITIONS).where(POSITIONS.c.table_id == table)
    row = connection.execute(query).first()
    if row is None:
        return None
    return Kept(row.seq, row.revision, row.components, row.draws, bytes(row.state))


def _seats(connection: Connection, tables: list[str]) -> dict[str, list[Seat]]:
    query = select(SEATS).where(SEATS.c.table_id.in_(tables)).order_by(SEATS.c.seat)
    return _seated(connection.execute(query))


def _seated(rows: Iterable[Any]) -> dict[str, list[Seat]]:
    seats: dict[str, list[Seat]] = {}
    for row in rows:
        secret = None if row.secret is None else bytes(row.secret)
        token = None if row.token is None else bytes(row.token)
        spare = None if row.spare is None else bytes(row.spare)
        seat = Seat(row.seat, row.kind, row.name, row.level, secret, token, spare, row.ahead or "")
        seats.setdefault(row.table_id, []).append(seat)
    return seats


def _events(
    connection: Connection, table: str, after: int, until: int | None = None
) -> list[Event]:
    query = select(EVENTS).where(EVENTS.c.table_id == table, EVENTS.c.seq > after)
    if until is not None:  # what another worker adds meanwhile comes later
        query = query.where(EVENTS.c.seq <= until)
    return [
        Event(
            seq=row.seq,
            seat=row.seat,
            key=row.key,
            kind=row.kind,
            body=bytes(row.body),
            at=row.at,
            hash=bytes(row.hash),
            told=None if row.told is None else bytes(row.told),
        )
        for row in connection.execute(query.order_by(EVENTS.c.seq))
    ]
