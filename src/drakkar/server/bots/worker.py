"""The process a bot thinks in: a position comes in, a move goes out. Knows no table, no network.

``python -m drakkar.server.tables.adviser PARENT``; four bytes of length, then JSON, both ways. It
ends with the process PARENT, or with its pipe: even in the middle of a thought.
"""

from __future__ import annotations

import os
import queue
import struct
import sys
import threading
from collections.abc import Callable
from random import Random
from typing import Any, BinaryIO

import msgspec

from drakkar.bots import bot
from drakkar.games import game
from drakkar.kernel.value import to_json
from drakkar.server.family import end_with

MEMORY = 1 << 30
_NICE = 5
"""Serving comes before thinking where a machine has not enough for both."""
CPU_SECONDS = 1800
"""For all the questions of one process; a single one is cut short by its deadline."""


class Task(msgspec.Struct, tag="choose"):
    """A question to a bot: its choice."""

    game: str
    seat: int
    level: str
    luck: str
    """What the bot's own dice begin with."""
    state: dict[str, Any]
    """A position that fits what the seat knows."""


class Advice(msgspec.Struct, tag="advise"):
    """Something to be thought out for a person: what a move would do, or a hint."""

    game: str
    seat: int
    level: str
    """``preview``, or the level of a hint."""
    luck: str
    state: dict[str, Any]
    """A position that fits what the seat knows."""
    options: dict[str, str]
    names: list[str]
    lang: str
    move: list[Any] | None = None
    """The move of a preview."""


class Look(msgspec.Struct, tag="look"):
    """A game that is over, looked through again: which decisions there were; with ``choice`` what
    one of them has cost, with ``verdict`` whether that is borne out."""

    game: str
    seat: int
    record: dict[str, Any]
    positions: int
    seconds: float
    """For one thought."""
    choice: tuple[int, int, int] | None = None
    verdict: Weighed | None = None
    level: str = "review"


class Weighed(msgspec.Struct):
    """What a decision has cost (``drakkar.bots.review.Verdict``), moves as JSON."""

    played: list[list[Any]]
    better: list[list[Any]]
    cost: float
    error: float
    worlds: int
    gains: list[tuple[str, float]]


class Looked(msgspec.Struct):
    """What came of a look."""

    choices: list[tuple[int, int, int]] = []
    verdict: Weighed | None = None


class Thought(msgspec.Struct):
    """A bot's answer: a move as JSON."""

    move: list[Any]


def think(task: Task) -> Thought:
    chosen = game(task.game)
    rules = chosen.rules
    rng = Random(task.luck)
    state = rules.state.from_json(task.state)
    moves = list(state.moves(task.seat))
    return Thought(to_json(bot(task.level).choose(chosen, state, task.seat, moves, rng)))


def main(advise: Callable[[Advice | Look], Any] | None = None) -> None:
    """``advise`` answers what is not a bot's to choose; without it a bot is all that is here."""
    inward, outward = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # nothing that prints can garble an answer
    _confine()
    end_with(int(sys.argv[1]) if len(sys.argv) > 1 else 0)
    asked: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=_read, args=(inward, asked), daemon=True).start()
    while True:
        task = msgspec.json.decode(asked.get(), type=Task | Advice | Look)
        if isinstance(task, Task):
            answer = msgspec.json.encode(think(task))
        elif advise is not None:
            answer = msgspec.json.encode(advise(task))
        else:
            return
        outward.write(struct.pack(">I", len(answer)) + answer)
        outward.flush()


def _confine() -> None:
    """Limits of memory, CPU time and files: a bot out of control ends only itself."""
    try:
        import resource
    except ImportError:  # not on Windows
        return
    os.nice(_NICE)
    for what, limit in (
        (resource.RLIMIT_AS, MEMORY),
        (resource.RLIMIT_CPU, CPU_SECONDS),
        (resource.RLIMIT_CORE, 0),
        (resource.RLIMIT_FSIZE, 0),
    ):
        _, hard = resource.getrlimit(what)
        capped = limit if hard == resource.RLIM_INFINITY else min(limit, hard)
        resource.setrlimit(what, (capped, hard))


def _read(inward: BinaryIO, asked: queue.SimpleQueue[bytes]) -> None:
    """In a thread of its own, so that the end of the pipe is heard while the bot thinks."""
    while (data := _receive(inward)) is not None:
        asked.put(data)
    os._exit(0)


def _receive(inward: BinaryIO) -> bytes | None:
    head = inward.read(4)
    if len(head) < 4:
        return None
    (length,) = struct.unpack(">I", head)
    data = inward.read(length)
    return data if len(data) == length else None
