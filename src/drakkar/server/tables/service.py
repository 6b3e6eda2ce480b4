"""What can be asked of the server, without HTTP: the API and the bots come through here."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec

from drakkar.kernel.game import Game
from drakkar.kernel.refusal import IllegalMove
from drakkar.server.asks import (
    AnswerTakeback,
    AskAbout,
    AskHint,
    AskMove,
    AskTable,
    AskTakeback,
    AskUndo,
)
from drakkar.server.beside import AskAhead, AskRedo
from drakkar.server.bots.pool import BotPool
from drakkar.server.errors import ApiError, Stale, not_found
from drakkar.server.logs import count
from drakkar.server.messages import Claimed, LogPart, Made, Played, Token, Url, View, Why
from drakkar.server.names import chosen_name, digest, secret
from drakkar.server.store import talk
from drakkar.server.store.data import PERSON, WATCHER, prepared, renamed, tokened
from drakkar.server.store.events import DEVICE, LINK, REWIND, TOKEN, UNTOKEN, Event, fold
from drakkar.server.store.store import Store
from drakkar.server.tables import ahead, seating
from drakkar.server.tables.broken import whole
from drakkar.server.tables.calling import Calling
from drakkar.server.tables.chat import Chat
from drakkar.server.tables.company import shared_out
from drakkar.server.tables.friends import Friends
from drakkar.server.tables.hints import Hints
from drakkar.server.tables.live import Done, Live
from drakkar.server.tables.numbers import shown_seq
from drakkar.server.tables.rated import check_running, decline
from drakkar.server.tables.reviewing import Reviews
from drakkar.server.tables.rights import denied, looks_from, move_of, plays, refused
from drakkar.server.tables.rooms import Rooms, broken
from drakkar.server.tables.takeback import answer_take_back, take_back
from drakkar.server.tables.telling import TableTexts, refusal_text
from drakkar.server.tables.undo import redo, undo
from drakkar.server.tables.versions import record_of
from drakkar.server.tables.views import past_view
from drakkar.server.tables.whatif import Copies
from drakkar.teaching.lesson import Lesson

SHOWS = 5
"""Tables of bots only that one may have running."""


class Service:
    """What the API offers, one method each: checks who asks, has it done at the table, calls the
    bots."""

    def __init__(
        self,
        store: Store,
        rooms: Rooms,
        bots: BotPool,
        limited: bool = True,
        talks: bool = True,
    ) -> None:
        self.store, self.rooms, self._limited = store, rooms, limited
        self.calling = Calling(store, rooms, bots)
        self.hints = Hints(rooms, bots, limited)
        self.reviews = Reviews(rooms, bots)
        self.aliases: dict[bytes, bytes] = {}
        """Of devices that are somebody's: whose (``people``)."""
        self.chat = Chat(store, rooms, talks)
        self.copies = Copies(self)
        self.friends = Friends(rooms, self.calling)

    # ---- tables ------------------------------------------------------------------------------
    async def create(self, ask: AskTable, device: bytes, lang: str) -> Made:
        return await self.keep(
            await self.rooms.engine(lambda: seating.from_request(ask, device, lang))
        )

    async def teach(self, game: Game, lesson: Lesson, name: str, device: bytes, lang: str) -> Made:
        return await self.keep(
            await self.rooms.engine(lambda: seating.from_lesson(game, lesson, name, device, lang))
        )

    async def import_record(self, data: Any, device: bytes, lang: str) -> Made:
        return await self.keep(
            await self.rooms.engine(lambda: seating.from_record(data, device, lang))
        )

    async def keep(self, new: seating.NewTable) -> Made:
        people = any(seat.kind == PERSON for seat in new.seats)
        limited = self._limited and not (people or new.summary.over)
        if limited and await self.store.shows(new.head.creator) >= SHOWS:
            raise ApiError(429, "too-many-shows", {"retry": 60}, count=SHOWS)
        await self.store.create(new)
        count("drakkar_tables_total")
        self.calling.call(new.head.id)
        return new.answer

    async def rematch(self, table: str, device: bytes | None, lang: str) -> Made:
        async with self.rooms.live(table) as (_, live):
            if not (live.mine(device) or live.lent(device)):
                raise denied(live, device)
            if live.rematch:
                return _known(live.rematch)
            if not live.over:
                raise ApiError(403, "not-allowed")
            head, seats, holders = live.head, live.seats, live.holders
            first = live.events[0].read()
            first.rated = live.company.rated
        manners = await talk.manners(self.store, table)
        new = await self.rooms.engine(lambda: seating.again(head, seats, holders, lang, first))
        new.manners = manners
        try:
            links = await self.keep(new)
        except Stale:  # somebody else has asked at the same moment
            await self._reload(table)
            async with self.rooms.live(table) as (_, live):
                return _known(live.rematch)
        async with self.rooms.live(table) as (_, live):
            live.rematch = links.table
        self.rooms.wake(table)
        return links

    async def claim(self, table: str, given: str, name: str, device: bytes) -> Claimed:
        async with self.rooms.live(table) as (_, live):
            spare = live.spare_of(digest(given))
            seat = live.seat_of(digest(given)) if spare is None else spare
            if seat is None:
                raise not_found()
        if spare is not None:
            return await self.friends.sit_in(table, seat, name, device)
        async with self.rooms.live(table) as (_, live):
            called = "" if seat == WATCHER else chosen_name(name)
            another = seat != WATCHER and live.devices(seat) and not live.holds(device, seat)
            if seat != WATCHER and any(own != seat for own in live.mine(device)):
                check_running(live, "rated-seats")
        if another:  # told before it is so
            await self.rooms.change(table, lambda live: (None, live.about_seat(seat, DEVICE)))
        async with self.rooms.live(table) as (_, live):
            rated = live.company.rated and not live.over
            await self.store.hold(table, seat, device, called, rated)
            if (seat, device) not in live.holders:
                live.holders = [*live.holders, (seat, device)]
            self.rooms.looks.look(live, device)
            if called:
                live.seats = renamed(live.seats, seat, called)
        self.rooms.wake(table)
        return Claimed(table, None if seat == WATCHER else seat)

    async def rename(self, table: str, seat: int, name: str, device: bytes | None) -> None:
        async with self.rooms.live(table) as (_, live):
            if seat not in live.mine(device):
                raise denied(live, device)
            called = chosen_name(name)
            if not called:
                raise ApiError(422, "empty-name")
            await self.store.rename(table, seat, called)
            live.seats = renamed(live.seats, seat, called)
        self.rooms.wake(table)

    async def new_link(self, table: str, seat: int, device: bytes | None) -> Url:
        """For a friend's seat, or for spectators (seat WATCHER)."""
        async with self.rooms.live(table) as (room, live):
            if device is None or not live.may_look(device) or live.head.creator != device:
                raise denied(live, device)
            if seat != WATCHER and (
                seat >= len(live.seats)
                or live.seats[seat].kind != PERSON
                or live.seats[seat].secret is None
            ):
                raise not_found()
            if seat != WATCHER and live.claimed(seat):
                check_running(live, "rated-link")
            plain = secret()
        if seat != WATCHER:
            await self.rooms.change(table, lambda live: (None, live.about_seat(seat, LINK)))
        async with self.rooms.live(table) as (room, live):
            await self.store.new_secret(table, seat, digest(plain))
            if seat == WATCHER and not live.mine(device):
                await self.store.hold(table, WATCHER, device)  # not himself, of course
            room.forget()
        self.rooms.wake(table)
        return Url(f"/t/{table}#{plain}")

    async def token(self, table: str, seat: int, on: bool, device: bytes | None) -> Token:
        """Lets a program play for a seat, by a token that is good for nothing else; or no longer.
        Everybody is told."""

        def work(live: Live) -> tuple[None, Event | None]:
            if seat not in live.mine(device) or not live.holds(device, seat):
                raise denied(live, device)
            if not on and live.seats[seat].token is None:
                return None, None
            if on:
                check_running(live, "rated-token")
            return None, live.about_seat(seat, TOKEN if on else UNTOKEN)

        await self.rooms.change(table, work)
        plain = secret() if on else ""
        hashed = digest(plain) if on else None
        async with self.rooms.live(table) as (_, live):
            await self.store.set_token(table, seat, hashed)
            live.seats = tokened(live.seats, seat, hashed)
        self.rooms.wake(table)
        return Token(plain)

    async def unrate(self, table: str, seat: int | None, device: bytes | None) -> Played:
        """A seat does not want the game to count for the ladder."""

        def work(live: Live) -> tuple[Played, Event | None]:
            own = plays(live, device, seat)
            event = decline(live, own)
            return Played(shown_seq(live, own), event is None), event

        played = await self.rooms.change(table, work)
        self.rooms.wake(table)
        return played

    async def _reload(self, table: str) -> None:
        async with self.rooms.live(table) as (room, _):
            room.forget()

    # ---- looking -----------------------------------------------------------------------------
    async def view(
        self, table: str, device: bytes | None, seat: object, lang: str, since: int | None
    ) -> msgspec.Raw:
        """A View, written already: many look at the same."""
        async with self.rooms.live(table) as (room, live):
            looks, mine = looks_from(live, device, seat)
            self.rooms.looks.look(live, device)
            show = partial(room.shown, live, looks, mine, lang, since, live.lent(device))
            return await self.rooms.briefly(room.showing, show)

    async def history(
        self, table: str, seq: int, device: bytes | None, seat: object, lang: str
    ) -> View:
        def work(live: Live) -> View:
            looks, mine = looks_from(live, device, seat)
            return past_view(live, seq, looks, mine, lang)

        return await self.rooms.do(table, work)

    async def log(self, table: str, device: bytes | None, seat: object, lang: str) -> LogPart:
        async with self.rooms.live(table) as (room, live):
            looks, _ = looks_from(live, device, seat)
            lines = await self.rooms.engine(lambda: room.logs.lines(live, looks, lang))
            return LogPart(list(lines), 0)

    async def record(self, table: str, device: bytes | None) -> dict[str, Any]:
        """The whole game, secrets and seed included: when there is nothing left to hide. Of a
        broken table all that is whole, and only to one whose secrets they are."""
        stored = await self.store.load(table)
        if stored is None or device is None:
            raise not_found()
        people = {seat.seat for seat in stored.seats if seat.kind == PERSON}
        mine = {seat for seat, holder in stored.holders if holder == device}
        mine |= {seat.seat for seat in stored.seats if seat.token == device}
        if not mine:
            raise not_found()
        if not (stored.summary.over or people <= mine):
            raise ApiError(403, "not-allowed")
        events = whole(stored.head, stored.events)
        if not events:
            raise broken(stored.report)
        folded = fold(stored.head, events)
        meta: dict[str, Any] = {
            "seats": [seat.level or "human" for seat in stored.seats],
            "names": [seat.name for seat in stored.seats],
            "table": stored.head.id,
        }
        if played := shared_out(stored.seats, events, folded):
            meta["played"] = played
        if rewound := sum(event.read().revealed for event in events if event.kind == REWIND):
            meta["rewound"] = rewound
        if salt := events[0].read().salt:
            meta["salt"] = salt
        if len(events) < stored.seq:
            meta["broken"] = len(events) + 1
        if folded.earlier:  # it went on from a position: what led there
            meta["before"] = [record_of(stored.head, part) for part in folded.earlier]
        return record_of(stored.head, folded) | {"meta": meta}

    async def why(self, table: str, ask: AskAbout, device: bytes | None, lang: str) -> Why:
        def work(live: Live) -> Why:
            seat = plays(live, device, ask.seat)
            live.check_version()
            move = move_of(live, ask.move)
            refusal = live.table.why_not(move, seat)
            if refusal is not None:
                return Why(
                    False, "", refusal_text(live.table.game, refusal, lang, live.names_in(lang))
                )
            return Why(
                True, TableTexts(live.table, seat, live.names_in(lang), lang).move(move), None
            )

        return await self.rooms.do(table, work)

    async def preview(
        self, table: str, ask: AskAbout, device: bytes | None, lang: str
    ) -> msgspec.Raw:
        return await self.hints.preview(table, ask, device, lang)

    async def hint(self, table: str, ask: AskHint, device: bytes | None, lang: str) -> msgspec.Raw:
        return await self.hints.hint(table, ask, device, lang)

    async def prepare(self, table: str, ask: AskAhead, device: bytes | None) -> None:
        """An answer to a question to come; or none any more."""

        def work(live: Live) -> tuple[int, str]:
            seat = plays(live, device, ask.seat)
            if ask.move is None:
                return seat, ""
            ready = ahead.prepare(live, seat, move_of(live, ask.move), ask.least, ask.most)
            return seat, msgspec.json.encode(ready).decode()

        async with self.rooms.live(table) as (_, live):
            seat, text = await self.rooms.engine(lambda: work(live))
            await self.store.set_ahead(table, seat, text)
            live.seats = prepared(live.seats, seat, text)
        self.rooms.wake(table)

    # ---- playing -----------------------------------------------------------------------------
    async def move(self, table: str, ask: AskMove, device: bytes | None, lang: str) -> Played:
        def deed(live: Live, seat: int) -> Done:
            return live.move(seat, ask.expected_seq, ask.key, move_of(live, ask.move))

        return await self._play(table, ask.seat, device, lang, deed, brief=True)

    async def undo(self, table: str, ask: AskUndo, device: bytes | None, lang: str) -> Played:
        def deed(live: Live, seat: int) -> Done:
            return undo(live, seat, ask.expected_seq, ask.key, ask.turn)

        return await self._play(table, ask.seat, device, lang, deed)

    async def redo(self, table: str, ask: AskRedo, device: bytes | None, lang: str) -> Played:
        def deed(live: Live, seat: int) -> Done:
            return redo(live, seat, ask.expected_seq, ask.key)

        return await self._play(table, ask.seat, device, lang, deed)

    async def take_back(
        self, table: str, ask: AskTakeback, device: bytes | None, lang: str
    ) -> Played:
        def deed(live: Live, seat: int) -> Done:
            return take_back(live, seat, live.mine(device), ask.key, ask.to)

        return await self._play(table, ask.seat, device, lang, deed)

    async def answer_take_back(
        self, table: str, ask: AnswerTakeback, device: bytes | None, lang: str
    ) -> Played:
        def deed(live: Live, seat: int) -> Done:
            return answer_take_back(live, seat, live.mine(device), ask.key, ask.ask, ask.agree)

        return await self._play(table, ask.seat, device, lang, deed)

    async def _play(
        self,
        table: str,
        seat: int | None,
        device: bytes | None,
        lang: str,
        deed: Callable[[Live, int], Done],
        *,
        brief: bool = False,
    ) -> Played:
        """Any step at a table: works it out, stores it, shows it; a refusal comes in words."""

        def work(live: Live) -> tuple[Played, Event | None]:
            own = plays(live, device, seat)
            self.rooms.looks.look(live, device)
            try:
                done = deed(live, own)
            except IllegalMove as error:
                raise refused(live, error.refusal, lang) from None
            return Played(shown_seq(live, own), done.dup), None if done.dup else done.event

        played = await self.rooms.change(table, work, brief=brief)
        if not played.dup:
            self.rooms.wake(table)
            self.calling.call(table)
        return played


def _known(table: str) -> Made:
    return Made(table, f"/t/{table}", [], "")
