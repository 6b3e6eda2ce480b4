"""Karl: greedy. He plays his turn out in his head and takes the best end he finds.

Games ask in stages (which lot, then where it goes), so a single answer rarely shows its worth.
Karl follows every answer through his own next questions until somebody else, or chance, is to
move, and judges the position there. A small turn is searched whole; in a large one he goes on
with the best looking answer once his budget of positions is spent.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from drakkar.kernel.game import Game
from drakkar.kernel.question import Anytime, Move
from drakkar.kernel.state import State

POSITIONS = 150
"""How many positions he looks at per decision, about, while he searches a turn whole."""
WIDTH = 12
"""How many answers at most he compares at a question once that budget is spent."""
DEPTH = 16
"""How many questions of his own he follows: anytime moves could go on for ever."""


class Weighed(NamedTuple):
    """An answer, what it is worth, and the end of the turn that it was judged by."""

    move: Move
    value: float
    end: State


class Karl:
    """One own turn ahead, judged by ``Rules.value`` (else by the live score)."""

    def choose(self, game: Game, s: State, seat: int, moves: list[Move], rng: Random) -> Move:
        moves = attended(game, s, seat, moves)
        if len(moves) == 1:
            return moves[0]
        return pick(weigh(game, s, seat, moves, rng), rng).move


def attended(game: Game, s: State, seat: int, moves: list[Move]) -> list[Move]:
    """The answers among which he chooses."""
    return moves if game.rules.attend is None else game.rules.attend(s, seat, None)


def weigh(game: Game, s: State, seat: int, moves: list[Move], rng: Random) -> list[Weighed]:
    """Each of these answers, followed to the end of the turn."""
    search = _Search(game, seat, rng, min(WIDTH, 4 + POSITIONS // len(moves)))
    weighed = []
    for number, move in enumerate(moves):
        child = s.copy()
        child.play(seat, move)
        share = (POSITIONS - search.positions) // (len(moves) - number)
        weighed.append(Weighed(move, *search.best(child, share, DEPTH)))
    return weighed


def pick(weighed: list[Weighed], rng: Random) -> Weighed:
    """The best; of several any."""
    most = max([answer.value for answer in weighed])
    best = [answer for answer in weighed if answer.value > most - 1e-9]
    # what can be done at any time can wait
    now = [answer for answer in best if not isinstance(answer.move, Anytime)]
    return rng.choice(now or best)


class _Search:
    """The turn of one seat. Positions handed in are its own to spoil."""

    def __init__(self, game: Game, seat: int, rng: Random, width: int) -> None:
        self.game, self.seat, self.rng, self.width = game, seat, rng, width
        self.positions = 0

    def value(self, s: State) -> float:
        """Points for the seat, as good as anybody can tell from here."""
        self.positions += 1
        rules = self.game.rules
        if rules.value is not None:
            return rules.value(s, self.seat)
        return lead([sum(sources.values()) for sources in rules.standing(s)], self.seat)

    def moves(self, s: State) -> list[Move]:
        """The next answers of this turn; none: it is to be judged."""
        attend = self.game.rules.attend
        return s.moves(self.seat) if attend is None else attend(s, self.seat, self.rng)

    def best(self, s: State, budget: int, depth: int) -> tuple[float, State]:
        """The best end of this turn and its value, or the best found for the budget."""
        seat = self.seat
        moves = self.moves(s)
        while len(moves) == 1 and depth:
            s.play(seat, moves[0])
            moves, depth = self.moves(s), depth - 1
        if not moves or not depth:
            return self.value(s), s
        if len(moves) > budget:
            return self.greedy(s, moves, depth)
        best, end, until = float("-inf"), s, self.positions + budget
        for number, move in enumerate(moves):
            child = s.copy()
            child.play(seat, move)
            share = (until - self.positions) // (len(moves) - number)
            value, last = self.best(child, share, depth - 1)
            if value > best:
                best, end = value, last
        return best, end

    def greedy(self, s: State, moves: list[Move], depth: int) -> tuple[float, State]:
        """The end of the turn and its value when every answer is the best looking one."""
        seat = self.seat
        value = None
        while moves and depth:
            depth -= 1
            if len(moves) == 1:
                s.play(seat, moves[0])
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
                        value, best = looks, child
                s = best
            moves = self.moves(s)
        return self.value(s) if value is None else value, s


def lead(points: list[int], seat: int) -> float:
    """How far a seat is ahead of the best of the others (of nobody: its points)."""
    others = [score for other, score in enumerate(points) if other != seat]
    return float(points[seat] - max(others, default=0))
