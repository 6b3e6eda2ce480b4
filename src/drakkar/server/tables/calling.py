"""Calling the bots of a table when it is their turn."""

from __future__ import annotations

import asyncio
import hashlib
from random import Random
from typing import Any

from drakkar.kernel.question import Move
from drakkar.kernel.refusal import IllegalMove
from drakkar.kernel.value import to_json
from drakkar.server.bots.fair import Asker
from drakkar.server.bots.pool import BotFailed, BotPool
from drakkar.server.bots.worker import Task
from drakkar.server.errors import ApiError, BadValue
from drakkar.server.logs import count, log_event, log_fault
from drakkar.server.messages import Played
from drakkar.server.store.data import PERSON, now
from drakkar.server.store.events import Event
from drakkar.server.store.store import Store
from drakkar.server.tables.ahead import due
from drakkar.server.tables.live import Live
from drakkar.server.tables.numbers import expected_seq
from drakkar.server.tables.rights import move_of
from drakkar.server.tables.rooms import Room, Rooms

_STAND_IN = "thrall"
_TRIES = 3
AHEAD = "ahead"
"""The note of an answer that was prepared."""
CALLED = 16
"""Of the tables that are found waiting so many are called at the same time."""


class Calling:
    """Has the bots move, one after the other."""

    def __init__(self, store: Store, rooms: Rooms, bots: BotPool) -> None:
        self.store, self.rooms, self.bots = store, rooms, bots
        self._due: dict[str, None] = {}
        """Tables that wait for a bot and have not been called yet, in order."""
        self._called = 0

    def call(self, table: str) -> None:
        """Let the bots of a table move, if it is their turn."""
        self._due.pop(table, None)
        room = self.rooms.room(table)
        live = room.live
        if live is not None and all(seat.kind == PERSON and not seat.ahead for seat in live.acting):
            return
        if room.bots is None:
            room.bots = asyncio.create_task(self._bots(room, waited=False))

    async def call_waiting(self, quiet: float) -> None:
        """Ask again where a bot has been waited for: after a restart, or another worker's end. A
        few tables at a time, in turn: there may be more of them than memory is meant for."""
        for table in await self.store.bots_due(now() - quiet):
            room = self.rooms.known(table)
            if table not in self.rooms.waiting and (room is None or room.bots is None):
                self._due.setdefault(table)
        self._call_due()

    def _call_due(self) -> None:
        while self._due and self._called < CALLED:
            room = self.rooms.room(next(iter(self._due)))
            del self._due[room.table]
            if room.bots is None:
                self._called += 1
                room.bots = asyncio.create_task(self._bots(room, waited=True))

    async def _bots(self, room: Room, waited: bool) -> None:
        """``waited``: one of many, so it makes way for the next after every move."""
        try:
            while await self._bot(room.table):
                if waited and self._due:
                    self._due[room.table] = None
                    break
        except ApiError as error:
            log_event("bots-stopped", table=room.table, error=error.code)
        except Exception as error:
            log_fault("bots-stopped", error, table=room.table)
        finally:
            room.bots = None
            if waited:
                self._called -= 1
                if not self.bots.closed:
                    self._call_due()

    async def _bot(self, table: str) -> bool:
        """One bot's move; False if none is to move."""

        if await self._prepared(table):
            return True

        def work(live: Live) -> tuple[Task, int, Move | None, Asker] | None:
            due = live.bots_to_move()
            if not due:
                return None
            seat, level = due[0]
            line = None if live.lesson is None else live.lesson.scripted(live.table, seat)
            return _task(live, seat, level), expected_seq(live, seat), line, _account(live)

        due = await self.rooms.do(table, work, rules=True)
        if due is None:
            return False
        task, expected, line, asker = due
        if line is not None:
            return await self._bot_plays(table, task.seat, expected, to_json(line))
        for _ in range(_TRIES):
            try:
                thought = await self.bots.ask(task, asker)
                if await self._bot_plays(table, task.seat, expected, thought.move):
                    return True
            except (BotFailed, IllegalMove, BadValue):
                continue
        await self._stand_in(table, task, expected)
        return True

    async def _prepared(self, table: str) -> bool:
        """An answer that somebody has prepared is given; False if none is due."""

        def work(live: Live) -> tuple[bool, Event | None]:
            ready = due(live)
            if ready is None:
                return False, None
            seat, data = ready
            expected = expected_seq(live, seat)
            # no key that somebody can send looks like this
            done = live.move(seat, expected, f"ahead/{expected}", move_of(live, data), AHEAD)
            return True, None if done.dup else done.event

        live = self.rooms.room(table).live
        if live is not None and not any(seat.ahead for seat in live.seats):
            return False
        given = await self.rooms.change(table, work)
        if given:
            self.rooms.wake(table)
        return given

    async def _bot_plays(
        self, table: str, seat: int, expected: int, data: list[Any], note: str = ""
    ) -> bool:
        def work(live: Live) -> tuple[Played, Event | None]:
            done = live.move(seat, expected, f"bot:{expected}", move_of(live, data), note)
            return Played(live.seq, done.dup), None if done.dup else done.event

        try:
            await self.rooms.change(table, work, brief=True)
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


def _account(live: Live) -> Asker:
    """Where people sit the bots think for the table; among themselves for who made it."""
    table = live.head.id
    if any(seat.kind == PERSON for seat in live.seats):
        return Asker(f"table {table}", table)
    return Asker(f"maker {live.head.creator.hex()}", table)


def _task(live: Live, seat: int, level: str) -> Task:
    """A question for a bot. The same in the same position; nothing in it that the seat does not
    know (not even how often others have answered in secret), nor the table's seed."""
    facts = f"{live.head.seed} {expected_seq(live, seat)} {seat}"
    luck = hashlib.sha256(facts.encode()).hexdigest()
    guess = live.table.guess(seat, Random(luck))
    return Task(live.head.game, seat, level, luck, guess.to_json())
