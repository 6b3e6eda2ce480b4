"""A table as the environments see it: one seat at a time, one number at a time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from drakkar.envs.catalogue import CATALOGUE_VERSION, Catalogue, Path, catalogue
from drakkar.envs.errors import EnvsError
from drakkar.envs.observation import OBSERVATION_VERSION, Floats, observer
from drakkar.games import game
from drakkar.kernel.question import NATURE, Move
from drakkar.kernel.table import Table

Mask = npt.NDArray[np.int8]

REWARDS = ("win", "score")
FAR = 100.0
"""No number of an observation is larger: numbers that have no limit in the rules are divided by
what they usually reach."""


class Choice:
    """One of these moves is to be chosen, stage by stage where it has several; a stage without a
    choice is passed over."""

    __slots__ = ("_paths", "begun", "offered")

    def __init__(self, catalogue: Catalogue, moves: Sequence[Move]) -> None:
        self._paths = catalogue.paths
        self.begun: Path = ()
        numbers = catalogue.numbers
        self.offered: dict[int, Move | list[Move]] = {numbers[move]: move for move in moves}
        if -1 in self.offered:
            self._narrow(moves)

    def _narrow(self, moves: Sequence[Move]) -> None:
        """What may be chosen next of these, which begin alike."""
        paths, stage = self._paths, len(self.begun)
        while True:
            offered: dict[int, Move | list[Move]] = {}
            for move in moves:
                path = paths[move]
                if len(path) == 1:
                    offered[path[0]] = move
                else:
                    same: Any = offered.setdefault(path[stage], [])
                    same.append(move)
            self.offered = offered
            if len(offered) > 1 or len(moves) <= 1:
                return
            self.begun += tuple(offered)
            stage += 1

    def take(self, number: int) -> Move | None:
        """The move, or None where a stage of it is still to be chosen. KeyError: not on offer."""
        offer = self.offered[number]
        if type(offer) is not list:
            return offer  # type: ignore[return-value]
        if len(offer) == 1:
            return offer[0]
        self.begun = (*self.begun, number)
        self._narrow(offer)
        return None

    def copy(self) -> Choice:
        new = Choice.__new__(Choice)
        new._paths, new.begun, new.offered = self._paths, self.begun, self.offered
        return new

    def mask(self, out: Mask) -> Mask:
        """1 for every number on offer, in a mask of zeros."""
        out[list(self.offered)] = 1
        return out


class Play:
    """A game in progress. ``seat`` is asked for one of the numbers that ``mask`` shows; of several
    seats that are asked at once the first answers first."""

    def __init__(
        self,
        slug: str,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        *,
        versions: tuple[int, int] | None = None,
    ) -> None:
        current = (CATALOGUE_VERSION, OBSERVATION_VERSION)
        if versions is not None and tuple(versions) != current:
            raise EnvsError("error-versions", given=str(tuple(versions)), known=str(current))
        self.game = game(slug)
        self.players = self.game.seats[0] if players is None else players
        self.options = self.game.chosen(self.players, options)
        self.catalogue = catalogue(slug)
        self.observer = observer(slug, self.players, self.options)
        self.table: Table
        self.seat = NATURE
        self.choice = Choice(self.catalogue, [])

    def begin(self, seed: int) -> None:
        """A new game."""
        self.table = Table(self.game, self.players, self.options, seed)
        self._ask()

    @property
    def over(self) -> bool:
        return not self.table.state.agenda

    def _ask(self) -> None:
        table = self.table
        self.seat = table.decider
        self.choice = Choice(self.catalogue, table.moves())

    def asked(self, seat: int) -> Choice:
        """What another seat has to choose, where several are asked at once."""
        return Choice(self.catalogue, self.table.moves(seat))

    def numbers(self) -> list[int]:
        """The numbers that may be chosen now."""
        return list(self.choice.offered)

    def mask(self) -> Mask:
        """1 for every number that may be chosen now, by the seat that is asked."""
        return self.choice.mask(np.zeros(self.catalogue.size, dtype=np.int8))

    def observe(self, seat: int, out: Floats | None = None) -> Floats:
        """What ``seat`` knows."""
        begun = self.choice.begun if seat == self.seat else ()
        return self.observer(self.table.state, seat, begun, out)

    def may(self, number: int) -> bool:
        return number in self.choice.offered

    def choose(self, number: int) -> bool:
        """Answer for the seat that is asked; False: a stage of its move is still to be chosen."""
        try:
            move = self.choice.take(number)
        except KeyError:
            seat = str(self.seat + 1)
            raise EnvsError("error-illegal", number=str(number)[:20], seat=seat) from None
        if move is None:
            return False
        self.play(move)
        return True

    def play(self, move: Move, seat: int | None = None) -> None:
        """Answer with a whole move."""
        self.table.play(move, self.seat if seat is None else seat)
        self._ask()

    def __deepcopy__(self, _: Any) -> Play:
        """An independent game in the same position with the same future."""
        new = Play.__new__(Play)
        new.__dict__ |= self.__dict__
        if hasattr(self, "table"):
            new.table = self.table.copy()
        new.choice = self.choice.copy()
        return new

    # ---- what it was worth -------------------------------------------------------------------
    def rewards(self, reward: str) -> list[float]:
        """Per seat, of a finished game. ``win``: 1 to winners, -1 to the others, 0 where all have
        won. ``score``: by how many points a seat is ahead of the best of the others."""
        result = self.table.result()
        if reward == "score":
            against = [] if result.opponent is None else [sum(result.opponent.values())]
            return _leads(list(result.scores), against)
        if len(result.winners) == self.players > 1:
            return [0.0] * self.players
        return [1.0 if seat in result.winners else -1.0 for seat in range(self.players)]

    def leads(self) -> list[float]:
        """The same in points if the game ended now."""
        if self.over:
            return self.rewards("score")
        return _leads([sum(points.values()) for points in self.table.standing()], [])


def _leads(scores: list[int], against: list[int]) -> list[float]:
    return [
        float(score - max(scores[:seat] + scores[seat + 1 :] + against, default=0))
        for seat, score in enumerate(scores)
    ]


def checked_reward(reward: str, dense: bool) -> str:
    """The name of a reward, or a clear error."""
    if reward not in REWARDS:
        raise EnvsError("error-reward", reward=str(reward)[:40], known=", ".join(REWARDS))
    if dense and reward != "score":
        raise EnvsError("error-dense", reward=reward)
    return reward
