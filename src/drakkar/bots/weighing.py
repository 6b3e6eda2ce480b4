"""Jarl's judgement: karl's, with a weight of its own for what it comes from (``Rules.weights``).

Karl compares the ends of a turn, where most of his guesses are the same. Who compares positions
that lie further apart needs guesses on one scale.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache, partial

from drakkar.bots.karl import Judge, judged
from drakkar.kernel.game import Game


@lru_cache(32)
def judge_of(game: Game) -> Judge:
    """What a position is worth to a seat, in points: what konung's learning begins with."""
    return game.rules.weighed or partial(judged, game)


@lru_cache(32)
def sight_of(game: Game) -> Judge:
    """The same as jarl sees it."""
    return game.rules.sight or judge_of(game)


@lru_cache(32)
def weights_of(game: Game) -> _Weights:
    """By the whole name of a source."""
    return _Weights(game.rules.weights)


class _Weights(dict[str, float]):
    """By the whole names of sources, which are looked up once each."""

    def __init__(self, heads: Mapping[str, float]) -> None:
        super().__init__(heads)
        self._heads = heads

    def __missing__(self, name: str) -> float:
        weight = self[name] = self._heads.get(name.partition("/")[0], 1.0)
        return weight


__all__ = ["judge_of", "sight_of", "weights_of"]
