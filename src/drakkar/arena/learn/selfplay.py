"""Varied games of a searching bot against itself, and trials against jarl.

A game depends on its seed and on the judgement that it is played with, and on nothing else. It is
kept as its answers, so that what is seen in its positions can change without playing it again.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp, inf
from random import Random
from typing import Any

from drakkar.bots import play_out
from drakkar.bots.jarl import Jarl, Thought
from drakkar.bots.judgement import Judgement, parsed
from drakkar.bots.karl import Turn, lead
from drakkar.bots.konung import Konung, Learned
from drakkar.games import game
from drakkar.kernel.game import Game
from drakkar.kernel.state import State
from drakkar.kernel.table import Table

BUDGETS = (150, 300, 600)
"""Positions that a seat looks at, one of these for a whole game."""
STRAYS = (0.05, 0.15, 0.3)
"""How often a seat does not take what seems best, one of these for a whole game."""
WARMTHS = (0.5, 1.5, 4.0)
"""How much worse, in points, may seem what it takes then."""
OPENING = 6
"""No more than so many answers of a game are anything."""


class Varied(Jarl):
    """Jarl, or konung, who does not always take the turn that seems best."""

    def __init__(self, rng: Random, judgement: Judgement | None) -> None:
        super().__init__(rng.choice(BUDGETS), inf)
        self.stray, self.warmth = rng.choice(STRAYS), rng.choice(WARMTHS)
        self.judgement = judgement

    def think(self, game: Game, s: State, seat: int, rng: Random) -> Thought:
        if self.judgement is None:
            return super().think(game, s, seat, rng)
        return Learned(game, s, seat, rng, self.positions, self.seconds, self.judgement)

    def select(self, turns: list[Turn], rng: Random) -> Turn:
        if rng.random() >= self.stray:
            return turns[0]
        best = max(turn.value for turn in turns)
        return rng.choices(turns, [exp((turn.value - best) / self.warmth) for turn in turns])[0]


def play_some(
    slug: str, players: int, seed: int, weights: bytes | None, numbers: range
) -> list[dict[str, Any]]:
    """The records of some games. ``seed``: that of game 0."""
    judgement = None if weights is None else _judgement(weights, slug)
    return [play(slug, players, seed + number, judgement) for number in numbers]


def play(slug: str, players: int, seed: int, judgement: Judgement | None) -> dict[str, Any]:
    rng = Random(f"learn {slug} {players} {seed}")
    table = Table(game(slug), players, None, seed)
    bots = [Varied(rng, judgement) for _ in range(players)]
    opening = rng.randrange(OPENING + 1)
    while not table.over:
        seat = table.deciders[0]
        moves = table.moves(seat)
        if len(table.log) < opening:
            move = rng.choice(moves)
        else:
            move = bots[seat].choose(table.game, table.guess(seat, rng), seat, moves, rng)
        table.play(move, seat)
    return table.record()


def try_some(
    slug: str, players: int, seed: int, positions: int, weights: bytes, numbers: range
) -> list[dict[str, Any]]:
    """Some games of one konung against jarls. The same luck as often as there are seats, with him
    in each of them."""
    judgement = _judgement(weights, slug)
    tried = []
    for number in numbers:
        mine = number % players
        table = Table(game(slug), players, None, seed + number // players)
        play_out(
            table,
            [
                Konung(positions, inf, judgement) if seat == mine else Jarl(positions, inf)
                for seat in range(players)
            ],
        )
        result = table.result()
        won = 1 / len(result.winners) if mine in result.winners else 0.0
        tried.append({"won": won, "ahead": lead(result.scores, mine)})
    return tried


@lru_cache(2)
def _judgement(weights: bytes, slug: str) -> Judgement:
    return parsed(weights, slug, slug)
