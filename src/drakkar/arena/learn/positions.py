"""Positions of played games where jarl compares them, in numbers: at the ends of turns and at the
horizon that the game names."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from drakkar.bots.weighing import judge_of
from drakkar.games import game
from drakkar.kernel.question import NATURE
from drakkar.kernel.state import State


class Spot(NamedTuple):
    """A position of a game."""

    stretch: int
    at_horizon: bool
    sources: tuple[dict[str, float], ...]
    """By seat."""
    features: tuple[tuple[float, ...], ...]
    judged: tuple[float, ...]
    scores: tuple[int, ...]
    """In the end."""


def spots(record: Mapping[str, Any]) -> list[Spot]:
    """Every end of a turn and every horizon of a finished game."""
    chosen = game(record["game"])
    rules, judge = chosen.rules, judge_of(chosen)
    seats, scores = range(record["players"]), tuple(record["scores"])
    return [
        Spot(
            stretch,
            at_horizon,
            tuple(rules.sources(s, each) if rules.sources else {} for each in seats),
            tuple(
                tuple(rules.features(s, each).values()) if rules.features else () for each in seats
            ),
            tuple(judge(s, each) for each in seats),
            scores,
        )
        for stretch, at_horizon, s in compared(record)
    ]


def compared(record: Mapping[str, Any]) -> Iterator[tuple[int, bool, State]]:
    """The same as states: each is the next one's to change."""
    chosen = game(record["game"])
    rules = chosen.rules
    s: State = rules.setup(record["players"], record["options"])
    s.settle()
    stretch = 0 if rules.horizon is None else rules.horizon(s)
    for seat, *answer in record["answers"]:
        s.play(seat, chosen.move(answer))
        if not s.agenda:
            return
        now = stretch if rules.horizon is None else rules.horizon(s)
        if now != stretch or (seat != NATURE and s.question(seat) is None):
            yield now, now != stretch, s
        stretch = now
