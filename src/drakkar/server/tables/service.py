"""What can be asked of the server, without HTTP: the API and the bots come through here."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec

from drakkar.bots import USUAL
from drakkar.kernel.errors import DrakkarError
from drakkar.kernel.game import Game
from drakkar.kernel.question import Move
from drakkar.kernel.refusal import IllegalMove, Refusal
from drakkar.kernel.value import to_json
from drakkar.server.asks import (
    AnswerTakeback,
    AskAbout,
    AskHint,
    AskMove,
    AskTable,
    AskTakeback,
    AskUndo,
)
from drakkar.server.bots.pool import BotFailed, BotPool
from drakkar.server.bots.worker import Task
from drakkar.server.errors import ApiError, BadValue, Refused, Stale, not_found
from drakkar.server.logs import count, log_event, log_fault
from drakkar.server.messages import Claimed, Hint, LogPart, Made, Played, Preview, Url, View, Why
from drakkar.server.names import chosen_name, digest, secret
from drakkar.server.store.data import PERSON, WATCHER, now, renamed
from drakkar.server.store.events import REWIND, Event, fold, record
from drakkar.server.store.store import Store
from drakkar.server.tables import seating
from drakkar.server.tables import thinking as think
from drakkar.server.tables.live import Done, Live
from drakkar.server.tables.numbers import expected_seq, shown_seq
from drakkar.server.tables.rooms import Room, Rooms
from drakkar.server.tables.takeback import answer_take_back, take_back
from drakkar.server.tables.telling import TableTexts, refusal_text
from drakkar.server.tables.undo import undo
from drakkar.server.tables.views import past_view, pick
from drakkar.teaching.lesson import Lesson

ANY = object()
"""A seat that was not named."""
_STAND_IN = "thrall"
_TRIES = 3


class Service:
    """What the API offers, one method each: checks who asks, has it done at the table, calls the
    bots."""

    def __init__(self, store: Store, rooms: Rooms, bots: BotPool) -> None:
        self.store, self.rooms, self.bots = store, rooms, bots

    # ---- tables ------------------------------------------------------------------------------
    async def create(self, ask: AskTable, device: bytes, lang: str) -> Made:
        return await self._keep(
            await self.rooms.engine(lambda: seating.from_request(ask, device, lang))
        )

    async def teach(self, game: Game, lesson: Lesson, name: str, device: bytes, lang: str) -> Made:
        return await self._keep(
            await self.rooms.engine(lambda: seating.from_lesson(game, lesson, name, device, lang))
        )

    async def import_record(self, data: Any, device: bytes, lang: str) -> Made:
        return await self._keep(
            await self.rooms.engine(lambda: seating.from_record(data, device, lang))
        )

    async def _keep(self, new: seating.NewTable) -> Made:
        await self.store.create(new)
        count("drakkar_tables_total")
        self.call_bots(new.head.id)
        return new.answer

    async def rematch(self, table: str, device: bytes | None, lang: str) -> Made:
        async with self.rooms.live(table) as (_, live):
            if not live.mine(device):
                raise _denied(live, device)
            if live.rematch:
                return _known(live.rematch)
            if not live.over:
                raise ApiError(403, "not-allowed")
            head, seats, holders = live.head, live.seats, live.holders
        new = await self.rooms.engine(lambda: seating.again(head, seats, holders, lang))
        try:
            links = await self._keep(new)
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
            seat = live.seat_of(digest(given))
            if seat is None:
                raise not_found()
            called = "" if seat == WATCHER else chosen_name(name)
            await self.store.hold(table, seat, device, called)
            if (seat, device) not in live.holders:
                live.holders = [*live.holders, (seat, device)]
            if called:
                live.seats = renamed(live.seats, seat, called)
        self.rooms.wake(table)
        return Claimed(table, None if seat == WATCHER else seat)

    async def rename(self, table: str, seat: int, name: str, device: bytes | None) -> None:
        async with self.rooms.live(table) as (_, live):
            if seat not in live.mine(device):
                raise _denied(live, device)
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
                raise _denied(live, device)
            if seat != WATCHER and (
                seat >= len(live.seats)
                or live.seats[seat].kind != PERSON
                or live.seats[seat].secret is None
            ):
                raise not_found()
            plain = secret()
            await self.store.new_secret(table, seat, digest(plain))
            if seat == WATCHER and not live.mine(device):
                await self.store.hold(table, WATCHER, device)  # not himself, of course
            room.forget()
        self.rooms.wake(table)
        return Url(f"/t/{table}#{plain}")

    async def _reload(self, table: str) -> None:
        async with self.rooms.live(table) as (room, _):
            room.forget()

    # ---- looking -----------------------------------------------------------------------------
    async def view(
        self, table: str, device: bytes | None, seat: object, lang: str, since: int | None
    ) -> msgspec.Raw:
        """A View, written already: many look at the same."""
        async with self.rooms.live(table) as (room, live):
            looks, mine = _looks(live, device, seat)
            return await self.rooms.engine(lambda: room.shown(live, looks, mine, lang, since))

    async def history(
        self, table: str, seq: int, device: bytes | None, seat: object, lang: str
    ) -> View:
        def work(live: Live) -> View:
            looks, mine = _looks(live, device, seat)
            return past_view(live, seq, looks, mine, lang)

        return await self.rooms.do(table, work)

    async def log(self, table: str, device: bytes | None, seat: object, lang: str) -> LogPart:
        async with self.rooms.live(table) as (room, live):
            looks, _ = _looks(live, device, seat)
            lines = await self.rooms.engine(lambda: room.logs.lines(live, looks, lang))
            return LogPart(list(lines), 0)

    async def record(self, table: str, device: bytes | None) -> dict[str, Any]:
        """The whole game, secrets and seed included: when there is nothing left to hide."""
        stored = await self.store.load(table)
        if stored is None or not any(holder == device for _, holder in stored.holders):
            raise not_found()
        people = {seat.seat for seat in stored.seats if seat.kind == PERSON}
        mine = {seat for seat, holder in stored.holders if holder == device}
        if stored.status == "playing" and not people <= mine:
            raise ApiError(403, "not-allowed")
        folded = fold(stored.head, stored.events)
        meta: dict[str, Any] = {
            "seats": [seat.level or "human" for seat in stored.seats],
            "names": [seat.name for seat in stored.seats],
        }
        if rewound := sum(event.read().revealed for event in stored.events if event.kind == REWIND):
            meta["rewound"] = rewound
        if folded.earlier:  # it went on from a position: what led there
            meta["before"] = [record(stored.head, part) for part in folded.earlier]
        return record(stored.head, folded) | {"meta": meta}

    async def why(self, table: str, ask: AskAbout, device: bytes | None, lang: str) -> Why:
        def work(live: Live) -> Why:
            seat = _plays(live, device, ask.seat)
            live.check_version()
            move = _move(live, ask.move)
            refusal = live.table.why_not(move, seat)
            if refusal is not None:
                return Why(False, "", refusal_text(live.table.game, refusal, lang))
            return Why(True, TableTexts(live.table, seat, live.names, lang).move(move), None)

        return await self.rooms.do(table, work)

    async def preview(self, table: str, ask: AskAbout, device: bytes | None, lang: str) -> Preview:
        def work(live: Live) -> Preview:
            seat = _plays(live, device, ask.seat)
            live.check_version()
            move = _move(live, ask.move)
            refusal = live.table.why_not(move, seat)
            if refusal is not None:
                raise _refused(live, refusal, lang)
            texts = TableTexts(live.table, seat, live.names, lang)
            return think.preview(live, seat, move, texts)

        return await self.rooms.do(table, work)

    async def hint(self, table: str, ask: AskHint, device: bytes | None, lang: str) -> Hint:
        def work(live: Live) -> tuple[int, Hint | None, Task | None, int]:
            seat = _plays(live, device, ask.seat)
            live.check_version()
            if ask.level > live.head.hints:
                raise ApiError(403, "not-allowed")
            refusal = None if live.table.moves(seat) else live.table.why_not(None, seat)  # type: ignore[arg-type]
            if refusal is not None:
                raise _refused(live, refusal, lang)
            if ask.level < 3:
                texts = TableTexts(live.table, seat, live.names, lang)
                return seat, think.hint(live, seat, ask.level, texts), None, 0
            return seat, None, _task(live, seat, USUAL, 2), live.seq

        seat, hint, task, seq = await self.rooms.do(table, work)
        if hint is not None:
            return hint
        assert task is not None
        try:
            thought = await self.bots.ask(task)
        except BotFailed:
            raise ApiError(503, "busy") from None

        def tell(live: Live) -> tuple[Hint, Event | None]:
            if live.seq != seq:
                raise ApiError(503, "busy")
            texts = TableTexts(live.table, seat, live.names, lang)
            moves = [_move(live, data) for data in thought.moves]
            return think.bot_hint(live, seat, texts, moves), live.hint(seat)

        given = await self.rooms.change(table, tell)
        self.rooms.wake(table)  # everybody may know who has had advice
        return given

    # ---- playing -----------------------------------------------------------------------------
    async def move(self, table: str, ask: AskMove, device: bytes | None, lang: str) -> Played:
        def deed(live: Live, seat: int) -> Done:
            return live.move(seat, ask.expected_seq, ask.key, _move(live, ask.move))

        return await self._play(table, ask.seat, device, lang, deed)

    async def undo(self, table: str, ask: AskUndo, device: bytes | None, lang: str) -> Played:
        def deed(live: Live, seat: int) -> Done:
            return undo(live, seat, ask.expected_seq, ask.key, ask.turn)

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
    ) -> Played:
        """Any step at a table: works it out, stores it, shows it; a refusal comes in words."""

        def work(live: Live) -> tuple[Played, Event | None]:
            own = _plays(live, device, seat)
            try:
                done = deed(live, own)
            except IllegalMove as error:
                raise _refused(live, error.refusal, lang) from None
            return Played(shown_seq(live, own), done.dup), None if done.dup else done.event

        played = await self.rooms.change(table, work)
        if not played.dup:
            self.rooms.wake(table)
            self.call_bots(table)
        return played

    # ---- bots --------------------------------------------------------------------------------
    def call_bots(self, table: str) -> None:
        """Let the bots of a table move, if it is their turn."""
        room = self.rooms.room(table)
        if room.bots is None:
            room.bots = asyncio.create_task(self._bots(room))

    async def call_waiting_bots(self, quiet: float) -> None:
        """Ask again where a bot has been waited for: after a restart, or another worker's end."""
        for table in await self.store.bots_due(now() - quiet):
            if table not in self.rooms.waiting:
                self.call_bots(table)

    async def _bots(self, room: Room) -> None:
        try:
            while await self._bot(room.table):
                pass
        except ApiError as error:
            log_event("bots-stopped", table=room.table, error=error.code)
        except Exception as error:
            log_fault("bots-stopped", error, table=room.table)
        finally:
            room.bots = None

    async def _bot(self, table: str) -> bool:
        """One bot's move; False if none is to move."""

        def work(live: Live) -> tuple[Task, int, Move | None] | None:
            due = live.bots_to_move()
            if not due:
                return None
            seat, level = due[0]
            line = None if live.lesson is None else live.lesson.scripted(live.table, seat)
            return _task(live, seat, level), expected_seq(live, seat), line

        due = await self.rooms.do(table, work, rules=True)
        if due is None:
            return False
        task, expected, line = due
        if line is not None:
            return await self._bot_plays(table, task.seat, expected, to_json(line))
        for _ in range(_TRIES):
            try:
                thought = await self.bots.ask(task)
                if await self._bot_plays(table, task.seat, expected, thought.moves[0]):
                    return True
            except (BotFailed, IndexError, IllegalMove, BadValue):
                continue
        await self._stand_in(table, task, expected)
        return True

    async def _bot_plays(
        self, table: str, seat: int, expected: int, data: list[Any], note: str = ""
    ) -> bool:
        def work(live: Live) -> tuple[Played, Event | None]:
            done = live.move(seat, expected, f"bot:{expected}", _move(live, data), note)
            return Played(live.seq, done.dup), None if done.dup else done.event

        try:
            await self.rooms.change(table, work)
        except ApiError as error:
            if error.code not in ("stale", "key-used"):
                raise
            return True  # another worker's bot was first
        self.rooms.wake(table)
        return True

    async def _stand_in(self, table: str, task: Task, expected: int) -> None:
        """The bot does not answer: any legal move, so that nobody waits for ever."""

        def work(live: Live) -> tuple[list[Any], str]:
            moves = live.table.moves(task.seat)
            chosen = Random(task.luck).choice(moves) if moves else None
            return list(chosen or ()), live.names[task.seat]

        data, name = await self.rooms.do(table, work)
        if not data:
            return
        count("drakkar_bot_stand_ins_total")
        await self._bot_plays(table, task.seat, expected, data, note=_STAND_IN)
        room = self.rooms.known(table)
        for viewer in list(room.viewers) if room else ():
            viewer.notice("notice-stand-in", name=name)


# ---- who is asking ---------------------------------------------------------------------------


def _denied(live: Live, device: bytes | None) -> ApiError:
    """The error for a seat that is not theirs; who may not look is not told of the table."""
    return ApiError(403, "not-allowed") if live.may_look(device) else not_found()


def _looks(live: Live, device: bytes | None, seat: object) -> tuple[int | None, tuple[int, ...]]:
    """The seat whose view is shown, and all seats of this device."""
    if not live.may_look(device):
        raise not_found()
    mine = live.mine(device)
    if seat is ANY:
        return pick(live, mine), mine
    if seat is None:
        return None, mine
    if seat not in mine:
        raise ApiError(403, "not-allowed")
    assert isinstance(seat, int)
    return seat, mine


def _plays(live: Live, device: bytes | None, seat: int | None) -> int:
    """The seat that this device may act for."""
    if not live.may_look(device):
        raise not_found()
    mine = live.mine(device)
    if seat is None and len(mine) == 1:
        return mine[0]
    if seat is None and mine:
        raise ApiError(400, "which-seat")
    if seat is None or seat not in mine:
        raise ApiError(403, "not-allowed")
    return seat


def _refused(live: Live, refusal: Refusal, lang: str) -> Refused:
    return Refused(refusal_text(live.table.game, refusal, lang))


def _move(live: Live, data: Any) -> Move:
    try:
        return live.table.game.move(data)
    except DrakkarError as error:
        raise BadValue(error) from None


def _known(table: str) -> Made:
    return Made(table, f"/t/{table}", [], "")


def _task(live: Live, seat: int, level: str, moves: int = 1) -> Task:
    """A question for a bot. The same in the same position; nothing in it that the seat does not
    know, nor the table's seed."""
    facts = f"{live.head.seed} {len(live.table.log)} {seat}"
    luck = hashlib.sha256(facts.encode()).hexdigest()
    guess = live.table.guess(seat, Random(luck))
    return Task(live.head.game, seat, level, luck, guess.to_json(), moves)
