"""The ladders: the rated one of this server, and how those stand whom somebody has met."""

from __future__ import annotations

import asyncio
import csv
import io
from dataclasses import dataclass, field
from datetime import UTC, datetime

from drakkar.games import GAMES
from drakkar.server.beside import Circle, CircleRow, Ladder, LadderRow, RatingPoint, TableRating
from drakkar.server.errors import ApiError, not_found
from drakkar.server.logs import log_event, log_fault
from drakkar.server.people.games import safe
from drakkar.server.ratings.glicko import Form
from drakkar.server.store import games, ratings
from drakkar.server.store.ratings import Outcome, Rated
from drakkar.server.store.store import Store
from drakkar.server.tables.rooms import Rooms
from drakkar.server.tables.telling import local_names, own_words

_SHOWN = 200


class Ladders:
    """Counts games that are over, and shows what has come of it."""

    def __init__(self, store: Store, rooms: Rooms) -> None:
        self._store, self._rooms = store, rooms
        self._tasks: set[asyncio.Task[None]] = set()
        rooms.ended = self.ended

    def ended(self, table: str) -> None:
        """At once, so that the result can tell it; if that fails the next sweep does it."""
        task = asyncio.create_task(self._count(table))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _count(self, table: str) -> None:
        try:
            await ratings.count(self._store, table)
        except ApiError as error:
            log_event("count-failed", table=table, error=error.code)
        except Exception as error:
            log_fault("count-failed", error, table=table)

    async def sweep(self) -> None:
        """What is over and was not counted: its worker has been killed."""
        for table in await ratings.due(self._store):
            await self._count(table)

    async def close(self) -> None:
        await asyncio.gather(*self._tasks)

    # ---- looking -----------------------------------------------------------------------------
    async def of_table(self, table: str, device: bytes | None, lang: str) -> TableRating:
        """What has become of a table."""
        async with self._rooms.live(table) as (_, live):
            if not live.may_look(device):
                raise not_found()
            if not live.events[0].read().rated:
                return TableRating(False, "", [])
        counted = await ratings.counted(self._store, table)
        if counted is None:
            return TableRating(False, "", [])
        why = own_words(lang)("rated-not", why=counted.why) if counted.why else ""
        return TableRating(True, why, [_point(outcome) for outcome in counted.outcomes])

    async def ladder(self, game: str, device: bytes | None, lang: str) -> Ladder:
        lines = sorted(
            await ratings.ladder(self._store, game),
            key=lambda line: (not line.form.certain, -line.form.rating),
        )
        own = [] if device is None else await ratings.outcomes(self._store, device)
        return Ladder(
            game=game,
            title=GAMES[game].title[lang],
            rows=[_row(line, device, lang) for line in lines[:_SHOWN]],
            mine=[_point(outcome) for outcome in own if outcome.game == game],
            circle=await self._circle(game, device, lang),
        )

    async def _circle(self, game: str, device: bytes | None, lang: str) -> Circle:
        """Everybody whom somebody has met at a table: the games, and who won them."""
        met = [] if device is None else await games.meetings(self._store, device, game)
        people: dict[bytes, _Met] = {}
        for meeting in met:
            names = local_names(tuple(seat.name for seat in meeting.seats), lang)
            for seat in meeting.seats:
                who = meeting.who.get(seat.seat)
                if seat.level:
                    who = ratings.bot_player(seat.level)
                if who is None or seat.seat >= len(meeting.ended.places):
                    continue
                name = seat.level.capitalize() or names[seat.seat]
                known = people.setdefault(who, _Met(name, seat.level))  # the newest name
                known.places.append(meeting.ended.places[seat.seat])
                known.won += seat.seat in meeting.ended.winners
        rows = [
            CircleRow(
                name=known.name,
                level=known.level,
                me=who == device,
                games=len(known.places),
                won=known.won,
                place=sum(known.places) / len(known.places),
            )
            for who, known in people.items()
        ]
        rows.sort(key=lambda row: (-row.won / row.games, -row.games, row.name))
        return Circle(len(met), rows)


@dataclass(slots=True)
class _Met:
    name: str
    level: str
    places: list[int] = field(default_factory=list)
    won: int = 0


def _row(line: Rated, device: bytes | None, lang: str) -> LadderRow:
    return LadderRow(
        name=line.level.capitalize() or local_names((line.name,), lang)[0],
        level=line.level,
        me=line.player == device,
        rating=round(line.form.rating),
        within=round(line.form.within),
        certain=line.form.certain,
        games=line.games,
        won=line.won,
        at=int(line.at),
    )


def _point(outcome: Outcome) -> RatingPoint:
    form: Form = outcome.form
    return RatingPoint(
        table=outcome.table,
        seat=outcome.seat,
        rating=round(form.rating),
        within=round(form.within),
        certain=form.certain,
        change=round(outcome.change),
        at=int(outcome.at),
    )


_COLUMNS = ("rank", "name", "bot", "rating", "within", "provisional", "games", "won", "last")


def as_csv(ladder: Ladder) -> str:
    """One line for each; who is provisional has no rank."""
    written = io.StringIO()
    table = csv.writer(written)
    table.writerow(_COLUMNS)
    for rank, row in enumerate(ladder.rows, start=1):
        table.writerow(
            (
                rank if row.certain else "",
                safe(row.name),
                row.level,
                *(row.rating, row.within, int(not row.certain), row.games, row.won),
                datetime.fromtimestamp(row.at, UTC).isoformat(),
            )
        )
    return written.getvalue()
