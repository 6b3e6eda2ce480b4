"""Konung: jarl's search, with a judgement at the horizon that was learned from jarl's own games.

How turns are found, rolled on and compared is jarl's. Where a roll ends, and where a turn does, the
position is judged by what such positions have led to (``judgement``), not by karl's guesses; where
jarl sees more than what was learned on (``Rules.sight``), by the mean of both. Where nothing was
learned (another number of players, weights that have gone since a table began) he is a
jarl with more time.
"""

from __future__ import annotations

from random import Random
from typing import Final

from drakkar.bots.jarl import Jarl, Thought
from drakkar.bots.judgement import Judgement, WeightsError, judgement_of
from drakkar.kernel.game import Game
from drakkar.kernel.state import State

POSITIONS: Final = 75000
"""How many positions he looks at per decision, at most."""
SECONDS: Final = 1.5


class Konung(Jarl):
    """``judgement``: instead of what is kept for the game."""

    def __init__(
        self,
        positions: float = POSITIONS,
        seconds: float = SECONDS,
        judgement: Judgement | None = None,
    ) -> None:
        super().__init__(positions, seconds)
        self.judgement = judgement

    def think(self, game: Game, s: State, seat: int, rng: Random) -> Thought:
        try:
            judgement = self.judgement or judgement_of(game.slug)
        except WeightsError:  # who sits down with him is told; a table that has begun goes on
            return super().think(game, s, seat, rng)
        return Learned(game, s, seat, rng, self.positions, self.seconds, judgement)


class Learned(Thought):
    """One decision of his."""

    def __init__(
        self,
        game: Game,
        s: State,
        seat: int,
        rng: Random,
        positions: float,
        seconds: float,
        judgement: Judgement,
    ) -> None:
        super().__init__(game, s, seat, rng, positions, seconds)
        self.judgement = judgement
        players = len(game.rules.standing(s))
        self.rivals = [other for other in range(players) if other != seat]
        self.learned = players in judgement.head.players

    def worth(self, s: State) -> float:
        if not self.learned or not s.agenda:
            return super().worth(s)
        self.spent += 2 * (1 + len(self.rivals))  # it takes longer than a look of jarl's
        at_horizon = self.horizon is not None and self.horizon(s) != self.mark
        value, share = self.judgement.value, self.judgement.head.rivals
        best = max([value(s, seat, at_horizon) for seat in self.rivals])
        learned = value(s, self.seat, at_horizon) - share * best
        if self.game.rules.sight is None:
            return learned
        # jarl has been taught other things since: both err, and not in the same way
        return (learned + super().worth(s)) / 2


__all__ = ["Konung"]
