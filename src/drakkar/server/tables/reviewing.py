"""A game that is over, looked through again: which decisions of a seat have cost most.

Thought out in the bots' processes, a decision at a time and never two at once, whoever asks: bots
of other tables come in between. It goes on while somebody keeps asking how far it has come; who
asks later finds it where it was, and once it is ready costs nothing more.
"""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections import OrderedDict
from typing import Any

import msgspec

from drakkar.bots import review as reviews
from drakkar.bots.review import Choice, Finding, Verdict
from drakkar.bots.telling import Told, tell
from drakkar.games import GAMES, game
from drakkar.kernel.record import Given, answers_of
from drakkar.kernel.value import to_json
from drakkar.server.asks import AskReview
from drakkar.server.bots.fair import Asker
from drakkar.server.bots.pool import BotFailed, BotPool
from drakkar.server.bots.worker import Look, Looked, Weighed
from drakkar.server.errors import ApiError, not_found
from drakkar.server.logs import log_fault
from drakkar.server.messages import DecidedMove, Decision, HintSource, Review
from drakkar.server.tables.live import Live
from drakkar.server.tables.numbers import FIRST, shown_numbers
from drakkar.server.tables.rights import denied, plays
from drakkar.server.tables.rooms import Rooms
from drakkar.server.tables.telling import words_of
from drakkar.server.tables.versions import record_of

KEPT = 128
"""Games that are remembered."""
AT_ONCE = 8
"""Games that are looked through at the same time, in turn."""
PATIENCE = 20.0
"""Seconds after which nobody wants to know any more."""
_FAILURES = 3
"""In a row: then it is not to be had now."""
_THOUGHT = 0.2
"""Of a bot's deadline, for one of the three thoughts about a decision."""
_MOST_SURE = 1e6


# ---- in the process that thinks --------------------------------------------------------------


def look(task: Look) -> Looked:
    if task.choice is None:
        return Looked(list(reviews.choices(task.record, {task.seat})))
    choice = Choice(*task.choice)
    given = _given(task.record, choice.number)
    chosen, s = given.table.game, reviews.known(given)
    if task.verdict is None:
        dice = reviews.luck(choice, 1)
        verdict = reviews.first_look(
            chosen, s, choice.seat, given.move, dice, task.positions, task.seconds
        )
    else:
        verdict = reviews.second_look(
            chosen,
            s,
            choice.seat,
            verdict_of(task.game, task.verdict),
            reviews.luck(choice, 2),
            task.positions,
            2 * task.seconds,
        )
    return Looked(verdict=None if verdict is None else _weighed(verdict))


def _given(record: dict[str, Any], number: int) -> Given:
    """An answer of a record, with the table as it was before it."""
    for given in answers_of(GAMES, record, until=number):
        if given.number == number:
            return given
    raise IndexError(number)


def _weighed(verdict: Verdict) -> Weighed:
    return Weighed(
        [to_json(move) for move in verdict.played],
        [to_json(move) for move in verdict.better],
        verdict.cost,
        min(verdict.error, _MOST_SURE),
        verdict.worlds,
        list(verdict.gains),
    )


def verdict_of(slug: str, data: Weighed) -> Verdict:
    played, better = (
        tuple(game(slug).move(move) for move in turn) for turn in (data.played, data.better)
    )
    return Verdict(played, better, data.cost, data.error, data.worlds, tuple(data.gains))


# ---- in the server ---------------------------------------------------------------------------


class _Looking:
    """One seat of one game that is over."""

    def __init__(self, slug: str, seat: int, record: dict[str, Any], asker: Asker) -> None:
        self.slug, self.seat, self.record, self.asker = slug, seat, record, asker
        self.asked = time.monotonic()
        self.task: asyncio.Task[None] | None = None
        self.choices: list[Choice] | None = None
        self.first: list[Finding] = []
        """What seems to have cost something, of the decisions so far."""
        self.done = 0
        self.again: list[Finding] | None = None
        """Those that are looked at again,"""
        self.looked: list[Finding] = []
        """and what came of it."""
        self.failures = 0
        self.worded: dict[Any, Review] = {}

    @property
    def total(self) -> int:
        return 0 if self.choices is None else len(self.choices) + len(self.again or ())

    @property
    def ready(self) -> bool:
        return self.again is not None and self.done >= self.total

    @property
    def findings(self) -> list[Finding]:
        return reviews.worth_telling(self.looked, reviews.MOST) if self.ready else []


class Reviews:
    """All that are looked through."""

    def __init__(self, rooms: Rooms, bots: BotPool, positions: int = reviews.POSITIONS) -> None:
        self.rooms, self.bots, self.positions = rooms, bots, positions
        self._kept: OrderedDict[bytes, _Looking] = OrderedDict()
        self._turn = asyncio.Lock()

    def close(self) -> None:
        for looking in self._kept.values():
            self._stop(looking)

    async def review(self, table: str, ask: AskReview, device: bytes | None, lang: str) -> Review:
        """How far it has come, and what came of it. Only when the game is over (before, it would
        be a hint), and to those who sat there: they may see the record, too."""

        def work(live: Live) -> tuple[bytes, _Looking, int]:
            if not live.mine(device):
                raise denied(live, device)
            seat = plays(live, device, ask.seat)
            live.check_version()
            if not live.over:
                raise ApiError(403, "not-allowed")
            of = seat if ask.of is None else ask.of
            if of >= live.table.players:
                raise not_found()
            record = record_of(live.head, live.folded)
            key = hashlib.sha256(msgspec.json.encode([table, of, record])).digest()
            asker = Asker(f"review {table}", table)
            return key, _Looking(live.head.game, of, record, asker), seat

        key, fresh, seat = await self.rooms.do(table, work)
        looking = self._kept.setdefault(key, fresh)
        self._kept.move_to_end(key)
        self._forget()
        looking.asked = time.monotonic()
        if not ask.on:
            self._stop(looking)
        elif not looking.ready and looking.task is None:
            if sum(other.task is not None for other in self._kept.values()) >= AT_ONCE:
                raise ApiError(429, "too-many", {"retry": 5})
            if looking.failures >= _FAILURES:
                looking.failures = 0  # who asks again has it tried again
                raise ApiError(503, "busy")
            looking.task = asyncio.create_task(self._go_on(looking))
        if not looking.ready:
            return Review(
                looking.seat,
                looking.done,
                looking.total,
                ready=False,
                looked=len(looking.choices or ()),
                decisions=[],
            )
        if (lang, seat) not in looking.worded:
            looking.worded[lang, seat] = await self.rooms.do(
                table, lambda live: _in_words(live, looking, seat, lang)
            )
        return looking.worded[lang, seat]

    def _forget(self) -> None:
        for key, looking in list(self._kept.items()):
            if len(self._kept) <= KEPT:
                return
            if looking.task is None:
                del self._kept[key]

    def _stop(self, looking: _Looking) -> None:
        if looking.task is not None:
            looking.task.cancel()
            looking.task = None

    async def _go_on(self, looking: _Looking) -> None:
        me = asyncio.current_task()
        try:
            while not looking.ready and looking.failures < _FAILURES:
                if time.monotonic() - looking.asked > PATIENCE:
                    return
                async with self._turn:
                    await self._step(looking)
        except Exception as error:
            looking.failures = _FAILURES
            log_fault("review-failed", error, game=looking.slug)
        finally:
            if looking.task is me:
                looking.task = None

    async def _step(self, looking: _Looking) -> None:
        """The next decision. One that cannot be thought out is left out: nobody is to blame."""
        choices, again = looking.choices, looking.again
        if choices is None:
            looked = await self._look(looking)
            if looked is not None:
                looking.choices = [Choice(*choice) for choice in looked.choices]
        elif again is None and looking.done < len(choices):
            choice = choices[looking.done]
            looked = await self._look(looking, choice)
            looking.done += 1
            if looked is not None and looked.verdict is not None:
                verdict = verdict_of(looking.slug, looked.verdict)
                looking.first.append(Finding(choice, verdict))
        elif again is None:
            looking.again = reviews.worst(looking.first, reviews.again(reviews.MOST))
        else:
            choice, verdict = again[looking.done - len(choices)]
            looked = await self._look(looking, choice, verdict)
            looking.done += 1
            if looked is not None and looked.verdict is not None:
                verdict = verdict_of(looking.slug, looked.verdict)
                looking.looked.append(Finding(choice, verdict))

    async def _look(
        self, looking: _Looking, choice: Choice | None = None, verdict: Verdict | None = None
    ) -> Looked | None:
        task = Look(
            looking.slug,
            looking.seat,
            looking.record,
            self.positions,
            _THOUGHT * self.bots.deadline,
            choice,
            None if verdict is None else _weighed(verdict),
        )
        try:
            looked = await self.bots.look(task, looking.asker)
        except BotFailed:
            looking.failures += 1
            return None
        looking.failures = 0
        return looked


def _in_words(live: Live, looking: _Looking, seat: int, lang: str) -> Review:
    """In words; positions by the numbers that the seat knows."""
    numbers, names = shown_numbers(live, seat), live.names_in(lang)
    words = words_of(live.table.game, lang)
    decisions = []
    for choice, verdict in looking.findings:
        table = _given(looking.record, choice.number).table
        text = tell(table, choice.seat, names, words, verdict)
        decisions.append(_decision(text, max(FIRST, numbers[choice.number] - 1)))
    return Review(
        looking.seat,
        looking.done,
        looking.total,
        ready=True,
        looked=len(looking.choices or ()),
        decisions=decisions,
    )


def _decision(text: Told, seq: int) -> Decision:
    return Decision(
        seq,
        text.question,
        DecidedMove(*text.played),
        DecidedMove(*text.better),
        text.cost,
        text.within,
        text.worlds,
        [HintSource(*source) for source in text.sources],
        text.text,
    )
