"""Tables that are made after another one: a copy of a position, and the same cards again.

A copy begins from a position that fits all that its maker knew there; what was hidden from him is
dealt anew (``Table.guess``), its luck comes from a new seed, and it does not count how often nature
had answered. So nothing hidden can come out of it. Its log has two events: the start, and the
position, told as a change of rules tells one.

A duel has the seed, options and number of players of a game that is over. The seed is told when the
duel is over, as at any other table.
"""

from __future__ import annotations

import secrets
from random import Random
from typing import TYPE_CHECKING

import msgspec

from drakkar.bots import USUAL
from drakkar.games import game
from drakkar.kernel.errors import DrakkarError
from drakkar.kernel.record import Position, resume, version_of
from drakkar.kernel.table import Table
from drakkar.server import names
from drakkar.server.asks import AskSeat
from drakkar.server.beside import AskCopy, AskDuel, Kin, KinTable
from drakkar.server.errors import ApiError, BadValue, ServerError, not_found
from drakkar.server.messages import Made
from drakkar.server.store import events as ev
from drakkar.server.store import kin
from drakkar.server.store.data import BOT, OVER, Origin
from drakkar.server.store.events import Body, Event, Head
from drakkar.server.tables import spoken
from drakkar.server.tables.live import Live
from drakkar.server.tables.past import past_of
from drakkar.server.tables.rated import check_running
from drakkar.server.tables.rights import denied, plays
from drakkar.server.tables.seating import NewTable, known_bot, new_table
from drakkar.server.tables.telling import local_names

if TYPE_CHECKING:
    from drakkar.server.tables.service import Service


def copy(live: Live, ask: AskCopy, device: bytes | None, lang: str) -> NewTable:
    """A table of the asker's own in an earlier position, or in the present one."""
    seat = plays(live, device, ask.seat)
    live.check_version()
    check_running(live, "rated-copy")
    of = seat if ask.of is None else ask.of
    if of >= live.table.players:
        raise ApiError(400, "bad-request", what="of")
    if of not in live.mine(device) and not live.over:
        raise ApiError(403, "not-allowed")
    past = past_of(live, ask.seq, seat)
    if not past.exact or past.table.over:
        raise ApiError(422, "copy-nothing")
    state = past.table.guess(of, Random(secrets.randbits(64)))
    position = Position(state.to_json(), 0)
    try:
        table = resume(
            past.table.game,
            live.head.players,
            live.head.options,
            secrets.randbits(53),
            position,
            listen=True,
        )
    except DrakkarError as error:
        raise BadValue(error) from None
    assert device is not None
    seats = [_stand_in(live, number, of, ask.others, lang) for number in range(table.players)]
    salt = names.salt()

    def begin(head: Head, table: Table, at: float) -> list[Event]:
        return _opening(head, table, at, position, salt)

    new = new_table(table, seats, device, lang, 3, begin=begin)
    new.origin = Origin(ev.WHATIF, live.head.id, ask.seq)
    return new


def _stand_in(live: Live, number: int, of: int, others: str, lang: str) -> AskSeat:
    seat, name = live.seats[number], live.names_in(lang)[number]
    if number == of:
        return AskSeat("me", name)
    if others == "me":
        return AskSeat("here", name)
    return AskSeat("bot", name, seat.level or USUAL)


def _opening(head: Head, table: Table, at: float, position: Position, salt: str) -> list[Event]:
    first = Body(note=ev.WHATIF, salt=salt)
    second = Body(
        answers=ev.answers_of(table.log),
        note=ev.WHATIF,
        was=head.revision,
        revision=head.revision,
        components=head.components,
        position=position,
    )
    events = [
        Event(number, None, None, kind, msgspec.json.encode(body), at)
        for number, kind, body in ((1, ev.START, first), (2, ev.VERSION, second))
    ]
    events = spoken.attached(table, events, ev.fold(head, events).sources)
    return ev.chained(head.root(), events)


def duel(live: Live, ask: AskDuel, device: bytes | None, lang: str, root: str) -> NewTable:
    """Another table with the same luck. ``root``: the first that had it."""
    mine = live.mine(device)
    if not mine:
        raise denied(live, device)
    live.check_version()
    played = game(live.head.game)
    same = live.folded.version == version_of(played) and live.folded.start is None
    if not live.over or not same or live.lesson is not None:
        raise ApiError(422, "duel-nothing")
    seats = ask.seats or [_again(live, number, mine) for number in range(live.head.players)]
    if len(seats) != live.head.players:
        raise BadValue(ServerError("error-duel-seats", count=live.head.players))
    try:
        for seat in seats:
            if seat.kind == "bot":
                known_bot(seat.level or USUAL, played.slug)
        table = Table(played, live.head.players, live.head.options, live.head.seed, listen=True)
    except DrakkarError as error:
        raise BadValue(error) from None
    assert device is not None
    new = new_table(table, seats, device, lang, live.head.hints, ev.DUEL, salt=names.salt())
    new.origin = Origin(ev.DUEL, root)
    return new


def _again(live: Live, number: int, mine: tuple[int, ...]) -> AskSeat:
    seat = live.seats[number]
    if seat.kind == BOT:
        return AskSeat("bot", seat.name, seat.level)
    if number in mine:
        return AskSeat("me" if number == mine[0] else "here", seat.name)
    return AskSeat("friend")


class Copies:
    """What the API offers of this; ``service`` keeps the tables."""

    def __init__(self, service: Service) -> None:
        self._service = service

    async def copy(self, table: str, ask: AskCopy, device: bytes | None, lang: str) -> Made:
        service = self._service
        new = await service.rooms.do(table, lambda live: copy(live, ask, device, lang))
        return await service.keep(new)

    async def duel(self, table: str, ask: AskDuel, device: bytes | None, lang: str) -> Made:
        service = self._service
        origin = await kin.origin(service.store, table)
        root = table if origin is None or origin.kind != ev.DUEL else origin.table
        new = await service.rooms.do(table, lambda live: duel(live, ask, device, lang, root))
        return await service.keep(new)

    async def kin(self, table: str, device: bytes | None, lang: str) -> Kin:
        store = self._service.store
        async with self._service.rooms.live(table) as (_, live):
            if not live.may_look(device):
                raise not_found()
            over, kind = live.over, live.kind
        origin = await kin.origin(store, table)
        if kind == ev.WHATIF and origin is not None:
            there = await kin.looks_at(store, [origin.table], device)
            return Kin("whatif", origin.table if there else "", origin.seq, [])
        root = table if origin is None else origin.table
        family = await kin.family(store, root)
        if len(family) < 2:
            return Kin("duel" if kind == ev.DUEL else "", "", 0, [])
        seen = await kin.looks_at(store, [relative.id for relative in family], device)
        tables = [
            KinTable(
                table=relative.id if relative.id in seen else "",
                first=relative.id == root,
                here=relative.id == table,
                over=relative.status == OVER,
                names=list(local_names(tuple(seat.name for seat in relative.seats), lang)),
                levels=[seat.level for seat in relative.seats],
                scores=relative.ended.scores if over and relative.ended is not None else [],
                winners=relative.ended.winners if over and relative.ended is not None else [],
            )
            for relative in family
        ]
        return Kin("duel" if kind == ev.DUEL else "", "", 0, tables)
