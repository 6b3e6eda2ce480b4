"""Positions of played games where jarl compares them, in numbers: at the ends of turns and at the
horizon that the game names."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from drakkar.bots.weighing import judge_of
from drakkar.games import game
from drakkar.kernel.game import Game
from drakkar.kernel.question import NATURE, Move
from drakkar.kernel.state import State
from drakkar.kernel.value import from_json


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


def spots(record: Mapping[str, Any]) -> Iterator[Spot]:
    """Every end of a turn and every horizon of a finished game."""
    chosen = game(record["game"])
    rules, judge = chosen.rules, judge_of(chosen)
    seats = range(record["players"])
    scores = tuple(record["scores"])
    s: State = rules.setup(record["players"], record["options"])
    s.settle()
    stretch = 0 if rules.horizon is None else rules.horizon(s)
    for seat, *answer in record["answers"]:
        s.play(seat, _move(chosen, answer))
        if not s.agenda:
            return
        now = stretch if rules.horizon is None else rules.horizon(s)
        ended = seat != NATURE and s.question(seat) is None
        if ended or now != stretch:
            yield Spot(
                now,
                now != stretch,
                tuple(rules.sources(s, each) if rules.sources else {} for each in seats),
                tuple(
                    tuple(rules.features(s, each).values()) if rules.features else ()
                    for each in seats
                ),
                tuple(judge(s, each) for each in seats),
                scores,
            )
        stretch = now


def _move(chosen: Game, answer: Sequence[Any]) -> Move:
    move: Move = from_json(chosen.package, list(answer), Move)
    return move
