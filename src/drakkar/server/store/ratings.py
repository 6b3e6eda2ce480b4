"""The rated ladder, in the database.

A game that is over is counted in one transaction: its row in ``rated_games`` is what makes it
happen once, whoever tries (a worker, another one, a sweep after a crash).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import Connection, and_, delete, insert, select, text, update

from drakkar.kernel.shapes import met
from drakkar.server.errors import Stale
from drakkar.server.names import digest
from drakkar.server.ratings.glicko import Entrant, Form, after, rested
from drakkar.server.store.data import BOT, OVER, Summary, now
from drakkar.server.store.schema import (
    ENTRANTS,
    HOLDERS,
    PEOPLE,
    RATED_GAMES,
    RATED_RESULTS,
    RATINGS,
    SEATS,
    TABLES,
)
from drakkar.server.store.store import Store

_COUNTING = 7231002  # a name for the lock that workers take turns with
_MANY = 100
DECLINED, ALIKE, ALONE = "declined", "same-person", "nobody"
"""Why a table did not count: somebody did not want it to, one person had two seats, nobody was left
to have a result against."""


@dataclass(frozen=True, slots=True)
class Rated:
    """One line of a ladder."""

    player: bytes
    level: str
    name: str
    form: Form
    games: int
    won: int
    at: float


@dataclass(frozen=True, slots=True)
class Outcome:
    """Where somebody stood after a game."""

    table: str
    game: str
    seat: int
    form: Form
    change: float
    at: float


@dataclass(frozen=True, slots=True)
class Counted:
    """What has become of a table that was played for the ladder; ``why``: it did not count."""

    why: str
    outcomes: list[Outcome]


def bot_player(level: str) -> bytes:
    return digest(f"bot:{level}")


# ---- counting --------------------------------------------------------------------------------


async def due(store: Store) -> list[str]:
    """Tables that are over and have not been counted."""

    def job(connection: Connection) -> list[str]:
        query = (
            select(ENTRANTS.c.table_id)
            .join(TABLES, TABLES.c.id == ENTRANTS.c.table_id)
            .where(TABLES.c.status == OVER)
            .distinct()
            .limit(_MANY)
        )
        return list(connection.execute(query).scalars())

    return await store.database.read(job)


async def count(store: Store, table: str) -> bool:
    """Counts a table that is over, or that everybody has left; False if there is nothing to count,
    or somebody else has just done it."""

    def job(connection: Connection) -> bool:
        if store.shared:  # tables with the same people may end at the same moment
            connection.execute(text("SELECT pg_advisory_xact_lock(:n)"), {"n": _COUNTING})
        known = select(RATED_GAMES.c.table_id).where(RATED_GAMES.c.table_id == table)
        row = connection.execute(select(TABLES).where(TABLES.c.id == table)).mappings().first()
        if row is None or connection.execute(known).first() is not None:
            return False
        summary = msgspec.json.decode(row["summary"], type=met(Summary))
        people = _people(connection, table)
        gone = _gone(connection, table, people)
        if not people or (row["status"] != OVER and len(gone) < len(people)):
            return False
        at, game = now(), row["game"]
        entrants = _entrants(connection, table, people, gone, summary)
        why = DECLINED if summary.rated is None else ""
        if len(set(people.values())) < len(people):
            why = ALIKE
        if not why:
            players = {entrant.player for entrant in entrants}
            forms = {player: _form(connection, game, player, at) for player in players}
            new = after(entrants, forms)
            why = "" if new else ALONE
            for entrant in entrants:
                player = entrant.player
                if player in new:
                    _note(connection, table, game, entrant, forms[player], new[player], at)
            for player, form in new.items():
                own = [entrant for entrant in entrants if entrant.player == player]
                _keep(connection, game, table, own, form, at)
        values = {"table_id": table, "game": game, "why": why, "at": at}
        connection.execute(insert(RATED_GAMES).values(values))
        connection.execute(delete(ENTRANTS).where(ENTRANTS.c.table_id == table))
        return True

    try:
        return await store.database.write(job)
    except Stale:
        return False


def _people(connection: Connection, table: str) -> dict[int, bytes]:
    """By seat who plays for the ladder there."""
    query = select(ENTRANTS).where(ENTRANTS.c.table_id == table)
    return {row.seat: bytes(row.player) for row in connection.execute(query)}


def _gone(connection: Connection, table: str, people: dict[int, bytes]) -> set[int]:
    """The seats that their people have given up."""
    held = select(HOLDERS.c.seat, HOLDERS.c.device).where(HOLDERS.c.table_id == table)
    here = {(row.seat, bytes(row.device)) for row in connection.execute(held)}
    return {seat for seat, player in people.items() if (seat, player) not in here}


def _entrants(
    connection: Connection,
    table: str,
    people: dict[int, bytes],
    gone: set[int],
    summary: Summary,
) -> list[Entrant]:
    """All seats that have a result: those of bots, and those to which somebody came."""
    left = gone.union(summary.rated or ())
    places = [] if summary.ended is None else summary.ended.places
    query = select(SEATS.c.seat, SEATS.c.kind, SEATS.c.level).where(SEATS.c.table_id == table)
    entrants = []
    for row in connection.execute(query.order_by(SEATS.c.seat)):
        player = bot_player(row.level) if row.kind == BOT else people.get(row.seat)
        if player is not None:
            place = places[row.seat] if row.seat < len(places) else 0
            entrants.append(Entrant(row.seat, player, place, row.seat in left))
    return entrants


def _here(game: str, player: bytes) -> Any:
    return and_(RATINGS.c.game == game, RATINGS.c.player == player)


def _form(connection: Connection, game: str, player: bytes, at: float) -> Form:
    row = connection.execute(select(RATINGS).where(_here(game, player))).first()
    if row is None:
        return Form()
    return rested(Form(row.rating, row.deviation, row.volatility), at - row.at)


def _note(
    connection: Connection, table: str, game: str, entrant: Entrant, old: Form, new: Form, at: float
) -> None:
    values = {
        "table_id": table,
        "seat": entrant.seat,
        "game": game,
        "player": entrant.player,
        "rating": new.rating,
        "deviation": new.deviation,
        "change": new.rating - old.rating,
        "at": at,
    }
    connection.execute(insert(RATED_RESULTS).values(values))


def _keep(
    connection: Connection, game: str, table: str, own: list[Entrant], form: Form, at: float
) -> None:
    seats = and_(SEATS.c.table_id == table, SEATS.c.seat == own[0].seat)
    seat = connection.execute(select(SEATS.c.name, SEATS.c.level).where(seats)).one()
    won = int(any(entrant.place == 1 and not entrant.left for entrant in own))
    values: dict[str, Any] = {
        "rating": form.rating,
        "deviation": form.deviation,
        "volatility": form.volatility,
        "at": at,
    }
    if not seat.level:
        values["name"] = seat.name
    more = {"games": RATINGS.c.games + 1, "won": RATINGS.c.won + won}
    known = update(RATINGS).where(_here(game, own[0].player)).values(values | more)
    if connection.execute(known).rowcount == 0:
        first = {"game": game, "player": own[0].player, "level": seat.level, "games": 1, "won": won}
        called = {"name": seat.level.capitalize() or seat.name}
        connection.execute(insert(RATINGS).values(values | first | called))


# ---- looking ---------------------------------------------------------------------------------


async def ladder(store: Store, game: str) -> list[Rated]:
    """Everybody who is rated at a game."""

    def job(connection: Connection) -> list[Rated]:
        query = (
            select(RATINGS, PEOPLE.c.name.label("kept"))
            .outerjoin(PEOPLE, PEOPLE.c.id == RATINGS.c.player)
            .where(RATINGS.c.game == game)
        )
        return [
            Rated(
                player=bytes(row.player),
                level=row.level,
                name=row.kept or row.name,
                form=rested(Form(row.rating, row.deviation, row.volatility), now() - row.at),
                games=row.games,
                won=row.won,
                at=row.at,
            )
            for row in connection.execute(query)
        ]

    return await store.database.read(job)


def _outcome(row: Any) -> Outcome:
    form = Form(row.rating, row.deviation)
    return Outcome(row.table_id, row.game, row.seat, form, row.change, row.at)


async def outcomes(store: Store, player: bytes) -> list[Outcome]:
    """Where somebody stood after each of his games, oldest first."""

    def job(connection: Connection) -> list[Outcome]:
        query = select(RATED_RESULTS).where(RATED_RESULTS.c.player == player)
        return [_outcome(row) for row in connection.execute(query.order_by(RATED_RESULTS.c.at))]

    return await store.database.read(job)


async def counted(store: Store, table: str) -> Counted | None:
    """What has become of a table; None: it has not been counted yet."""

    def job(connection: Connection) -> Counted | None:
        here = select(RATED_GAMES.c.why).where(RATED_GAMES.c.table_id == table)
        why = connection.execute(here).scalar()
        if why is None:
            return None
        query = select(RATED_RESULTS).where(RATED_RESULTS.c.table_id == table)
        rows = connection.execute(query.order_by(RATED_RESULTS.c.seat))
        return Counted(why, [_outcome(row) for row in rows])

    return await store.database.read(job)


# ---- people, inside a transaction ------------------------------------------------------------


def hand_over(connection: Connection, old: bytes, new: bytes) -> None:
    """Two were one person all along: of two ratings that of more games stands."""
    rows = connection.execute(select(RATINGS).where(RATINGS.c.player == old)).all()
    for row in rows:
        games = select(RATINGS.c.games).where(_here(row.game, new))
        known = connection.execute(games).scalar()
        if known is not None:
            worse = old if known >= row.games else new
            connection.execute(delete(RATINGS).where(_here(row.game, worse)))
    for table in (RATINGS, RATED_RESULTS, ENTRANTS):
        connection.execute(update(table).where(table.c.player == old).values(player=new))


def forget(connection: Connection, player: bytes) -> None:
    for table in (RATINGS, RATED_RESULTS, ENTRANTS):
        connection.execute(delete(table).where(table.c.player == player))
