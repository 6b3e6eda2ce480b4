"""Why jarl prefers a move: his choice beside the next best, and where the difference comes from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from random import Random
from typing import NamedTuple

from drakkar.bots.jarl import POSITIONS, SECONDS, Thought
from drakkar.bots.karl import Late, Turn, attended, lead, weigh
from drakkar.bots.weighing import weights_of
from drakkar.kernel.game import Game
from drakkar.kernel.question import Move
from drakkar.kernel.state import State

WORLDS = 12
"""In how many worlds the two are compared, at most."""
OTHERS = 40
"""Answers that he would not look at, tried out where there is nothing else to compare with."""
LEAST = 0.05
"""A move that is worth less than this more or less is worth the same."""
_NOTHING = 1e-6


class Comparison(NamedTuple):
    """What jarl would do, the best of what is really something else, and why."""

    best: Turn
    second: Turn | None
    gains: tuple[tuple[str, float], ...]
    """By source, what he expects of the best more than of the second; the largest first."""

    @property
    def better(self) -> float:
        return sum(gain for _, gain in self.gains)


def compare(
    game: Game,
    s: State,
    seat: int,
    rng: Random,
    text: Callable[[Move], str],
    positions: float = POSITIONS,
    seconds: float = SECONDS,
) -> Comparison:
    """``text``: a move in words. What sounds alike or does the same is no second choice."""
    legal = s.moves(seat)
    moves = attended(game, s, seat, legal)
    turns = Thought(game, s, seat, rng, positions, seconds).ranked(moves)
    best = turns[0]
    second = _second(s, seat, best, turns, text)
    if second is None and len(moves) < len(legal):
        others = [move for move in legal if move not in moves]
        if len(others) > OTHERS:
            others = rng.sample(others, OTHERS)
        second = _second(s, seat, best, weigh(game, s, seat, others, rng), text)
    if second is None:
        return Comparison(best, None, ())
    afterwards = Thought(game, s, seat, rng, positions, seconds)
    compared = Comparison(best, second, differences(afterwards, best, second))
    # what other worlds do not bear out is no difference
    return compared if compared.better >= LEAST else Comparison(best, second, ())


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
    # of those above it (he looks at few answers where he has a plan) the nearest comes last
    others.sort(key=lambda answer: (answer.value > best.value, abs(best.value - answer.value)))
    worse = [answer for answer in others if abs(best.value - answer.value) >= LEAST]
    return next(different(worse), None) or next(different(others), None)


def _after(s: State, seat: int, move: Move) -> State:
    child = s.copy()
    child.play(seat, move)
    return child


def sources(game: Game, s: State, seat: int) -> dict[str, float]:
    """What a position is worth, by where that comes from."""
    rules = game.rules
    if rules.sources is not None:
        return rules.sources(s, seat)
    if rules.value is not None:
        return {"position": rules.value(s, seat)}
    standing = rules.standing(s)
    own = {f"score/source={name}": float(points) for name, points in standing[seat].items()}
    ahead = lead([sum(points.values()) for points in standing], seat)
    return own | {"rivals": ahead - sum(own.values())}


def insight(game: Game, s: State, seat: int) -> dict[str, float]:
    """The same as jarl sees it."""
    if game.rules.insight is not None:
        return game.rules.insight(s, seat)
    weights = weights_of(game)
    return {name: weights[name] * points for name, points in sources(game, s, seat).items()}


def differences(thought: Thought, best: Turn, second: Turn) -> tuple[tuple[str, float], ...]:
    """By source, in the mean of the worlds that there is time for; else at the end of the turn."""
    total: Counter[str] = Counter()
    worlds = 0
    try:
        while worlds < WORLDS:
            ends = [thought.end(turn, worlds) for turn in (best, second)]
            differ(total, thought, *ends)
            worlds += 1
    except Late:
        if not worlds:
            differ(total, thought, best.end, second.end)
    return means(total, max(1, worlds))


def means(total: Counter[str], worlds: int) -> tuple[tuple[str, float], ...]:
    """What was added up in so many worlds, the largest first."""
    gains = [(name, gain / worlds) for name, gain in total.items()]
    return tuple(
        sorted(
            [(name, gain) for name, gain in gains if abs(gain) > _NOTHING],
            key=lambda source: -abs(source[1]),
        )
    )


def differ(total: Counter[str], thought: Thought, best: State, second: State) -> None:
    """Adds, by source, what the first is worth more than the second."""
    game, seat = thought.game, thought.seat
    for sign, end in ((1, best), (-1, second)):
        parts = insight(game, end, seat)
        others = [thought.judge(end, other) for other in thought.others]
        denied = game.rules.denies and end.agenda  # what the others hold is in the parts
        if others and "rivals" not in parts and not denied:
            parts = parts | {"rivals": -game.rules.rivals * max(others)}
        for name, points in parts.items():
            total[name] += sign * points  # type: ignore[assignment]  # Counters take floats
