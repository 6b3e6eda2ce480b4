"""Hints and previews: thought out in the bots' processes, in turn, each position once."""

from __future__ import annotations

import asyncio
import hashlib
import math
from collections import OrderedDict
from random import Random
from typing import Any

import msgspec

from drakkar.kernel.value import to_json
from drakkar.server.asks import AskAbout, AskHint
from drakkar.server.bots.fair import Asker
from drakkar.server.bots.pool import BotFailed, BotPool
from drakkar.server.bots.worker import Advice
from drakkar.server.errors import ApiError
from drakkar.server.store.events import Event
from drakkar.server.tables.live import Live
from drakkar.server.tables.numbers import expected_seq
from drakkar.server.tables.rights import move_of, plays, refused
from drakkar.server.tables.rooms import Rooms

_KEPT = 256
"""Answers that are remembered, of all tables."""
_FREE = 1
"""The level of a hint that only lists what is legal: no draw on the table's budget."""
_BOT = 3


class Hints:
    """What is thought out for people. Answers are shared: who asks about the same position, while
    it is thought about or later, costs nothing."""

    def __init__(self, rooms: Rooms, bots: BotPool, limited: bool) -> None:
        self.rooms, self.bots, self._limited = rooms, bots, limited
        self._answers: OrderedDict[bytes, asyncio.Task[msgspec.Raw]] = OrderedDict()

    async def preview(
        self, table: str, ask: AskAbout, device: bytes | None, lang: str
    ) -> msgspec.Raw:
        def work(live: Live) -> Advice:
            seat = plays(live, device, ask.seat)
            live.check_version()
            move = move_of(live, ask.move)
            refusal = live.table.why_not(move, seat)
            if refusal is not None:
                raise refused(live, refusal, lang)
            return _advice(live, seat, "preview", lang, to_json(move))

        task = await self.rooms.do(table, work)
        return await self._answer(table, task, _asker(device, table), free=True)

    async def hint(self, table: str, ask: AskHint, device: bytes | None, lang: str) -> msgspec.Raw:
        def work(live: Live) -> tuple[Advice, int]:
            seat = plays(live, device, ask.seat)
            live.check_version()
            if ask.level > live.head.hints:
                raise ApiError(403, "not-allowed")
            refusal = None if live.table.moves(seat) else live.table.why_not(None, seat)  # type: ignore[arg-type]
            if refusal is not None:
                raise refused(live, refusal, lang)
            return _advice(live, seat, str(ask.level), lang), expected_seq(live, seat)

        task, expected = await self.rooms.do(table, work)
        answer = await self._answer(table, task, _asker(device, table), ask.level <= _FREE)
        if ask.level == _BOT:

            def tell(live: Live) -> tuple[None, Event | None]:
                if expected_seq(live, task.seat) != expected:
                    raise ApiError(503, "busy")
                return None, live.hint(task.seat)

            await self.rooms.change(table, tell)
            self.rooms.wake(table)  # everybody may know who has had advice
        return answer

    async def _answer(self, table: str, task: Advice, asker: Asker, free: bool) -> msgspec.Raw:
        key = hashlib.sha256(table.encode() + msgspec.json.encode(task)).digest()
        thought = self._answers.get(key)
        if thought is None:
            if self._limited and self.bots.busy(asker):
                raise ApiError(429, "too-many", {"retry": 1})
            if not free:
                self._draw(table)
            thought = asyncio.create_task(self.bots.advise(task, asker))
            self._answers[key] = thought
            if len(self._answers) > _KEPT:
                self._answers.popitem(last=False)
        try:
            return await asyncio.shield(thought)  # others may be waiting for it
        except BotFailed:
            self._answers.pop(key, None)
            raise ApiError(503, "busy") from None

    def _draw(self, table: str) -> None:
        wait = self.rooms.room(table).budget.take()
        if wait:
            raise ApiError(429, "no-thoughts", {"retry": max(1, math.ceil(wait))})
        self.rooms.wake(table)  # everybody sees what is left


def _asker(device: bytes | None, table: str) -> Asker:
    return Asker(f"device {(device or b'').hex()}", table)


def _advice(live: Live, seat: int, level: str, lang: str, move: list[Any] | None = None) -> Advice:
    """The same as long as the seat knows nothing new: nothing in it, not even whether it has to be
    thought out again, depends on what the others have done in secret."""
    facts = f"{live.head.seed} {expected_seq(live, seat)} {seat}"
    luck = hashlib.sha256(facts.encode()).hexdigest()
    guess = live.table.guess(seat, Random(luck))
    return Advice(
        live.head.game,
        seat,
        level,
        luck,
        guess.to_json(),
        dict(live.table.options),
        list(live.names_in(lang)),
        lang,
        move,
    )
