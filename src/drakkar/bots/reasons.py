"""Why karl prefers a move: his choice beside the next best, and where the difference comes from."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from random import Random
from typing import NamedTuple

from drakkar.bots.karl import Turn, attended, lead, pick, weigh
from drakkar.kernel.game import Game
from drakkar.kernel.question import Move
from drakkar.kernel.state import State

OTHERS = 40
"""Answers that karl would not look at, tried out where there is nothing else to compare with."""
LEAST = 0.05
"""A move that is worth less than this more or less is worth the same."""
_NOTHING = 1e-6


class Comparison(NamedTuple):
    """What karl would do, the best of what is really something else, and why."""

    best: Turn
    second: Turn | None
    gains: tuple[tuple[str, float], ...]
    """By source, what the best brings more than the second; the largest first."""


def compare(
    game: Game, s: State, seat: int, rng: Random, text: Callable[[Move], str]
) -> Comparison:
    """``text``: a move in words. What sounds alike or does the same is no second choice."""
    legal = s.moves(seat)
    moves = attended(game, s, seat, legal)
    weighed = weigh(game, s, seat, moves, rng)
    best = pick(weighed, rng)
    second = _second(s, seat, best, weighed, text)
    if second is None and len(moves) < len(legal):
        others = [move for move in legal if move not in moves]
        if len(others) > OTHERS:
            others = rng.sample(others, OTHERS)
        second = _second(s, seat, best, weigh(game, s, seat, others, rng), text)
    if second is None:
        return Comparison(best, None, ())
    return Comparison(best, second, differences(game, seat, best.end, second.end))


def _second(
    s: State, seat: int, best: Turn, weighed: Iterable[Turn], text: Callable[[Move], str]
) -> Turn | None:
    """The nearest below the best that is worth something else; else what differs at all."""
    said, after = text(best.move), _after(s, seat, best.move)

    def different(answers: Iterable[Turn]) -> Iterator[Turn]:
        for answer in answers:
            if text(answer.move) != said and _after(s, seat, answer.move) != after:
                yield answer

    others = [answer for answer in weighed if answer.move != best.move]
    # of those above it (karl looks at few answers where he has a plan) the nearest comes last
    others.sort(key=lambda answer: (answer.value > best.value, abs(best.value - answer.value)))
    worse = [answer for answer in others if abs(best.value - answer.value) >= LEAST]
    return next(different(worse), None) or next(different(others), None)


def _after(s: State, seat: int, move: Move) -> State:
    child = s.copy()
    child.play(seat, move)
    return child


def sources(game: Game, s: State, seat: int) -> dict[str, float]:
    """What a position is worth to karl, by where that comes from."""
    rules = game.rules
    if rules.sources is not None:
        return rules.sources(s, seat)
    if rules.value is not None:
        return {"position": rules.value(s, seat)}
    standing = rules.standing(s)
    own = {f"score/source={name}": float(points) for name, points in standing[seat].items()}
    ahead = lead([sum(points.values()) for points in standing], seat)
    return own | {"rivals": ahead - sum(own.values())}


def differences(game: Game, seat: int, best: State, second: State) -> tuple[tuple[str, float], ...]:
    mine, theirs = sources(game, best, seat), sources(game, second, seat)
    gains = [
        (name, mine.get(name, 0.0) - theirs.get(name, 0.0))
        for name in dict.fromkeys((*mine, *theirs))
    ]
    return tuple(
        sorted(
            [(name, gain) for name, gain in gains if abs(gain) > _NOTHING],
            key=lambda source: -abs(source[1]),
        )
    )
