"""What can be asked of the server about people at a table: to hand a seat over and have it back, to
be away, to give more time. The clocks are looked after here, too."""

from __future__ import annotations

from collections.abc import Callable

from drakkar.server.asks import AnswerHand, AskHand, AskMore
from drakkar.server.company import Handed
from drakkar.server.errors import ApiError, not_found
from drakkar.server.logs import log_event
from drakkar.server.messages import Claimed, Played, Url
from drakkar.server.names import chosen_name, digest, secret
from drakkar.server.store import standins
from drakkar.server.store.data import PERSON, now
from drakkar.server.store.events import HAND, Event
from drakkar.server.tables import clock, handing
from drakkar.server.tables.calling import Calling
from drakkar.server.tables.live import Done, Live
from drakkar.server.tables.numbers import shown_seq
from drakkar.server.tables.rights import denied, plays
from drakkar.server.tables.rooms import Rooms


class Friends:
    """Seats that change hands, and clocks."""

    def __init__(self, rooms: Rooms, calling: Calling) -> None:
        self.rooms, self.calling = rooms, calling

    # ---- handing over ------------------------------------------------------------------------
    async def hand(self, table: str, target: int, ask: AskHand, device: bytes | None) -> Handed:
        """Hands a seat over, or asks the others whether they agree."""
        async with self.rooms.live(table) as (_, live):
            plays(live, device, ask.by)
            if target >= len(live.seats):
                raise not_found()
            looked = await self.rooms.looks.last(live, target)

        def deed(live: Live) -> tuple[int, Done]:
            seat = plays(live, device, ask.by)
            mine = live.mine(device)
            done = handing.hand_over(live, seat, mine, ask.key, target, ask.level, looked)
            return seat, done

        return await self._handing(table, deed)

    async def answer(self, table: str, ask: AnswerHand, device: bytes | None) -> Handed:
        """Agrees, or does not. Who has lent his seat may still say no for it."""

        def deed(live: Live) -> tuple[int, Done]:
            seat = plays(live, device, ask.seat)
            mine = live.mine(device)
            return seat, handing.answer_hand_over(live, seat, mine, ask.key, ask.ask, ask.agree)

        return await self._handing(table, deed)

    async def _handing(self, table: str, deed: Callable[[Live], tuple[int, Done]]) -> Handed:
        handed: list[int] = []

        def work(live: Live) -> tuple[Handed, Event | None]:
            seat, done = deed(live)
            is_done = done.event.kind == HAND
            if is_done and not done.dup and done.event.seat is not None:
                handed[:] = [done.event.seat]
            answer = Handed(shown_seq(live, seat), is_done, done.dup)
            return answer, None if done.dup else done.event

        answer = await self.rooms.change(table, work)
        for seat in handed:
            await self._clear(table, seat)
        self._told(table)
        return answer

    async def _clear(self, table: str, seat: int) -> None:
        """Whoever played a seat in another's stead so far does so no longer."""
        async with self.rooms.live(table) as (room, _):
            await standins.set_spare(self.rooms.store, table, seat, None, clear=True)
            room.forget()

    async def spare(self, table: str, seat: int, device: bytes | None) -> Url:
        """A link for somebody who plays in another's stead. Anybody at the table may hand it on."""
        async with self.rooms.live(table) as (room, live):
            if not (live.mine(device) or seat in live.lent(device)):
                raise denied(live, device)
            stand_in = live.company.handed.get(seat)
            if stand_in is None or stand_in.level:
                raise not_found()
            plain = secret()
            await standins.set_spare(self.rooms.store, table, seat, digest(plain), clear=False)
            room.forget()
        return Url(f"/t/{table}#{plain}")

    async def sit_in(self, table: str, seat: int, name: str, device: bytes) -> Claimed:
        """Somebody has come by such a link. Who plays the seat is told before it is so."""
        called = chosen_name(name)
        async with self.rooms.live(table) as (_, live):
            if live.holds(device, seat):  # his own: that is the way back
                return Claimed(table, seat)
        await self.rooms.change(table, lambda live: (None, handing.sit_in(live, seat, called)))
        async with self.rooms.live(table) as (_, live):
            await standins.stand_in(self.rooms.store, table, seat, device)
            if (seat, device) not in live.standins:
                live.standins = [*live.standins, (seat, device)]
        self._told(table)
        return Claimed(table, seat)

    async def back(self, table: str, seat: int, device: bytes | None) -> Played:
        """The holder plays his seat himself again."""

        def work(live: Live) -> tuple[Played, Event | None]:
            if not live.holds(device, seat) or live.seats[seat].kind != PERSON:
                raise denied(live, device)
            event = handing.take_again(live, seat)
            return Played(shown_seq(live, seat), event is None), event

        async with self.rooms.live(table) as (_, live):
            if seat >= len(live.seats):
                raise not_found()
        played = await self.rooms.change(table, work)
        if not played.dup:
            await self._clear(table, seat)
            self._told(table)
        return played

    # ---- time --------------------------------------------------------------------------------
    async def away(self, table: str, seat: int, until: int, device: bytes | None) -> Played:
        def work(live: Live) -> tuple[Played, Event | None]:
            if not live.holds(device, seat) or seat not in live.mine(device):
                raise denied(live, device)
            event = clock.leave_until(live, seat, until)
            return Played(shown_seq(live, seat), event is None), event

        return await self._changed(table, work)

    async def more(self, table: str, target: int, ask: AskMore, device: bytes | None) -> Played:
        def work(live: Live) -> tuple[Played, Event | None]:
            seat = plays(live, device, ask.by)
            event = clock.give(live, seat, target, ask.key)
            return Played(shown_seq(live, seat), event is None), event

        return await self._changed(table, work)

    async def seen(self, table: str, device: bytes | None) -> None:
        """The page is on somebody's screen."""
        async with self.rooms.live(table) as (_, live):
            if not live.may_look(device):
                raise not_found()
            self.rooms.looks.look(live, device)

    async def run_clocks(self) -> None:
        """What happens where time is up."""
        for table in await standins.deadlines(self.rooms.store, now()):
            try:
                while await self._run_out(table):
                    pass
            except ApiError as error:  # a table of another version, or broken: others go on
                log_event("clock-failed", table=table, error=error.code)

    async def _run_out(self, table: str) -> bool:
        if table in self.rooms.waiting:
            return False

        def work(live: Live) -> tuple[Event | None, Event | None]:
            live.check_playable()
            event = clock.run_out(live)
            return event, event

        event = await self.rooms.change(table, work)
        if event is None:
            return False
        if event.kind == HAND and event.seat is not None:
            await self._clear(table, event.seat)
        self._told(table)
        return True

    # ---- telling -----------------------------------------------------------------------------
    async def _changed(
        self, table: str, work: Callable[[Live], tuple[Played, Event | None]]
    ) -> Played:
        played = await self.rooms.change(table, work)
        if not played.dup:
            self._told(table)
        return played

    def _told(self, table: str) -> None:
        self.rooms.wake(table)
        self.calling.call(table)
