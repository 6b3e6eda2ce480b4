"""What a bot is."""

from __future__ import annotations

from random import Random
from typing import Protocol

from drakkar.kernel.game import Game
from drakkar.kernel.question import Move
from drakkar.kernel.state import State


class Bot(Protocol):
    """A player that is asked one question at a time."""

    def choose(self, game: Game, s: State, seat: int, moves: list[Move], rng: Random) -> Move:
        """One of ``moves``, the legal answers of ``seat`` in ``s``. Leaves ``s`` as it was."""
        ...
