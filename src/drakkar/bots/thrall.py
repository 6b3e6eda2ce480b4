"""Thrall: does anything he may."""

from __future__ import annotations

from random import Random

from drakkar.kernel.game import Game
from drakkar.kernel.question import Move
from drakkar.kernel.state import State


class Thrall:
    """Every legal move is as likely as another."""

    def choose(self, game: Game, s: State, seat: int, moves: list[Move], rng: Random) -> Move:
        return rng.choice(moves)
