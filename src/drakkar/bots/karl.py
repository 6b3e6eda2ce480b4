"""Karl: greedy. He plays his turn out in his head and takes the best end he finds.

Games ask in stages (which lot, then where it goes), so a single answer rarely shows its worth.
Karl follows every answer through his own next questions until somebody else, or chance, is to
move, and judges the position there. A small turn is searched whole; in a large one he goes on
with the best looking answer once his budget of positions is spent.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from math import inf
from random import Random
from time import perf_counter
from typing import NamedTuple

from drakkar.kernel.game import Game
from drakkar.kernel.question import Anytime, Move
from drakkar.kernel.state import State

Judge = Callable[[State, int], float]

POSITIONS = 150
"""How many positions he looks at per decision, about, while he searches a turn whole."""
WIDTH = 12
"""How many answers at most he compares at a question once that budget is spent."""
DEPTH = 16
"""How many questions of his own he follows: anytime moves could go on for ever."""


class Late(Exception):
    """There is no more time, or there are no more positions, to think with."""


class Turn(NamedTuple):
    """Answers from one question to the end of a turn, and what the position there is worth."""

    value: float
    moves: tuple[Move, ...]
    end: State

    @property
    def move(self) -> Move:
        """The answer to the first question."""
        return self.moves[0]


class Karl:
    """One own turn ahead, judged by ``Rules.value`` (else by the live score)."""

    def choose(self, game: Game, s: State, seat: int, moves: list[Move], rng: Random) -> Move:
        moves = attended(game, s, seat, moves)
        if len(moves) == 1:
            return moves[0]
        return pick(weigh(game, s, seat, moves, rng), rng).move


def attended(game: Game, s: State, seat: int, moves: list[Move]) -> list[Move]:
    """The answers among which he chooses, of those that he is offered."""
    if game.rules.attend is None:
        return moves
    attended = game.rules.attend(s, seat, False)
    offered = set(moves)
    return [move for move in attended if move in offered] or moves


def weigh(game: Game, s: State, seat: int, moves: list[Move], rng: Random) -> list[Turn]:
    """Each of these answers, followed to the end of the turn."""
    return Search(game, seat, rng, min(WIDTH, 4 + POSITIONS // len(moves))).turns(
        s, moves, POSITIONS
    )


def pick(turns: list[Turn], rng: Random) -> Turn:
    """The best; of several any."""
    most = max([turn.value for turn in turns])
    best = [turn for turn in turns if turn.value > most - 1e-9]
    # what can be done at any time can wait
    now = [turn for turn in best if not isinstance(turn.move, Anytime)]
    return rng.choice(now or best)


class Search:
    """The turn of one seat. Positions handed in are its own to spoil.

    ``width``: how many answers at most it compares at a question once its budget is spent.
    ``judge``: what a position is worth to a seat; karl's judgement where nothing else is said.
    ``ends``: if there is a list, it takes up every end of a turn that was found.
    ``most``, ``until``: no more positions than so many, no later than then; else it is ``Late``.
    """

    def __init__(
        self, game: Game, seat: int, rng: Random, width: int, judge: Judge | None = None
    ) -> None:
        self.game, self.seat, self.rng, self.width = game, seat, rng, width
        self.judge = judge or partial(judged, game)
        self.positions = 0
        self.ends: list[Turn] | None = None
        self.most = self.until = inf

    def turns(self, s: State, moves: list[Move], budget: int, depth: int = DEPTH) -> list[Turn]:
        """The best turn found for each of these answers. Leaves ``s`` as it was."""
        turns = []
        for number, move in enumerate(moves):
            child = s.copy()
            child.play(self.seat, move)
            share = (budget - self.positions) // (len(moves) - number)
            turns.append(self.best(child, share, depth, (move,)))
        return turns

    def value(self, s: State) -> float:
        """Points for the seat, as good as anybody can tell from here."""
        if self.positions >= self.most or (self.until < inf and perf_counter() > self.until):
            raise Late
        self.positions += 1
        return self.judge(s, self.seat)

    def moves(self, s: State) -> list[Move]:
        """The next answers of this turn; none: it is to be judged. What nature does by the way is
        done before."""
        rules = self.game.rules
        if rules.by_the_way:
            while s.agenda and isinstance(draw := s.agenda[-1], rules.by_the_way):
                s.play(draw.seat, draw.sample(s, self.rng))
        return s.moves(self.seat) if rules.attend is None else rules.attend(s, self.seat, True)

    def best(self, s: State, budget: int, depth: int, path: tuple[Move, ...]) -> Turn:
        """The best end of this turn, or the best found for the budget."""
        seat = self.seat
        moves = self.moves(s)
        while len(moves) == 1 and depth:
            s.play(seat, moves[0])
            path = (*path, moves[0])
            moves, depth = self.moves(s), depth - 1
        if not moves or not depth:
            return self.ended(Turn(self.value(s), path, s))
        if len(moves) > budget:
            return self.greedy(s, moves, depth, path)
        best, until = None, self.positions + budget
        for number, move in enumerate(moves):
            child = s.copy()
            child.play(seat, move)
            share = (until - self.positions) // (len(moves) - number)
            turn = self.best(child, share, depth - 1, (*path, move))
            if best is None or turn.value > best.value:
                best = turn
        assert best is not None
        return best

    def greedy(self, s: State, moves: list[Move], depth: int, path: tuple[Move, ...]) -> Turn:
        """The end of the turn when every answer is the best looking one."""
        seat = self.seat
        value = None
        while moves and depth:
            depth -= 1
            if len(moves) == 1:
                s.play(seat, moves[0])
                path = (*path, moves[0])
                value = None
            else:
                if len(moves) > self.width:
                    moves = self.rng.sample(moves, self.width)
                value = float("-inf")
                for move in moves:
                    child = s.copy()
                    child.play(seat, move)
                    looks = self.value(child)
                    if looks > value:
                        value, best, chosen = looks, child, move
                s = best
                path = (*path, chosen)
            moves = self.moves(s)
        return self.ended(Turn(self.value(s) if value is None else value, path, s))

    def ended(self, turn: Turn) -> Turn:
        if self.ends is not None:
            self.ends.append(turn)
        return turn


def judged(game: Game, s: State, seat: int) -> float:
    """What a position is worth to a seat, in points."""
    rules = game.rules
    if rules.value is not None:
        return rules.value(s, seat)
    return lead([sum(sources.values()) for sources in rules.standing(s)], seat)


def lead(points: Sequence[float], seat: int) -> float:
    """How far a seat is ahead of the best of the others (of nobody: its points)."""
    others = [score for other, score in enumerate(points) if other != seat]
    return float(points[seat] - max(others, default=0))
