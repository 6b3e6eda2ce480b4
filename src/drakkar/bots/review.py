"""What decisions have cost: the move that was played beside the one that jarl would have played.

He knows what the seat knew, and nothing of what came to light later. A decision is blamed only
where worlds that took no part in finding it bear it out: first every decision is looked at, then
those that seem to have cost most are compared anew, and what is told comes from there. So neither
the choice of the better move nor that of the worst decisions makes a difference look larger.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable
from contextlib import suppress
from math import inf, sqrt
from random import Random
from statistics import NormalDist, fmean, variance
from typing import Any, Final, NamedTuple

from drakkar.bots.jarl import Thought
from drakkar.bots.karl import Late, Turn, attended
from drakkar.bots.reasons import differ, means
from drakkar.games import GAMES
from drakkar.kernel.game import Game
from drakkar.kernel.question import Move
from drakkar.kernel.record import Given, answers_of
from drakkar.kernel.state import State

POSITIONS: Final = 2000
"""How many positions a thought looks at; a decision takes three at most."""
AGAIN: Final = 4
"""Times so many for one that is looked at again."""
MOST: Final = 3
"""How many decisions are told of."""
SUSPECTS: Final = 8
"""How many are looked at again, or twice as many as are told of."""
WORLDS: Final = 100
"""In how many worlds two moves are compared, at most."""
FEWEST: Final = 5
"""In fewer nothing can be said."""
LEAST: Final = 0.5
"""Points that are worth a word."""
OVERLOOKED: Final = 0.2
"""How likely a quick player overlooks an answer."""
TOGETHER: Final = 3
"""The same advice to so many decisions in a row is told once."""
DOUBT: Final = 0.05
"""How likely it may be that chance alone has put one of them on the list."""


class Verdict(NamedTuple):
    """Two turns, what was played and what is better, and by how much in the mean of the worlds."""

    played: tuple[Move, ...]
    better: tuple[Move, ...]
    cost: float
    error: float
    """The standard error of the cost."""
    worlds: int
    gains: tuple[tuple[str, float], ...]
    """By source, what is expected of the better one more; the largest first."""

    def clear(self, among: int = 1) -> bool:
        """Whether it cannot well be chance, if it is one of so many that were looked at."""
        if self.worlds < FEWEST or self.cost < LEAST:
            return False
        return self.cost > self.error * _quantile(1 - DOUBT / among, self.worlds - 1)


class Choice(NamedTuple):
    """A decision: which answer of the record it is, whose, and which of his. All from 0."""

    number: int
    seat: int
    order: int


class Finding(NamedTuple):
    """A decision that has cost something."""

    choice: Choice
    verdict: Verdict


class Review(NamedTuple):
    """What came of it."""

    decisions: int
    """How many were looked at."""
    findings: tuple[Finding, ...]
    """What has cost most first."""


def review(
    data: Any,
    seats: Collection[int],
    positions: int = POSITIONS,
    most: int = MOST,
    progress: Callable[[int, int], None] = lambda _done, _total: None,
) -> Review:
    """The decisions of these seats in a record. The same again with the same positions.
    ``progress`` is told how many steps of how many are done."""
    listed = choices(data, seats)
    total = len(listed)
    suspects: list[Finding] = []
    guesses: dict[Choice, tuple[Game, State]] = {}
    wanted = {choice.number: choice for choice in listed}
    done = 0
    for given in answers_of(GAMES, data):
        choice = wanted.get(given.number)
        if choice is None:
            continue
        progress(done, total)
        done += 1
        game, s = given.table.game, known(given)
        verdict = first_look(game, s, given.seat, given.move, luck(choice, 1), positions)
        if verdict is not None:
            suspects.append(Finding(choice, verdict))
            guesses[choice] = game, s
    suspects = worst(suspects, again(most))
    steps = total + len(suspects)
    looked = []
    for done, (choice, verdict) in enumerate(suspects):
        progress(total + done, steps)
        game, s = guesses[choice]
        verdict = second_look(game, s, choice.seat, verdict, luck(choice, 2), positions)
        looked.append(Finding(choice, verdict))
    progress(steps, steps)
    return Review(total, tuple(worth_telling(looked, most)))


def choices(data: Any, seats: Collection[int]) -> list[Choice]:
    """The answers of these seats that were a choice."""
    counts: Counter[int] = Counter()
    listed = []
    for given in answers_of(GAMES, data):
        if given.seat in seats and given.chosen:
            listed.append(Choice(given.number, given.seat, counts[given.seat]))
            counts[given.seat] += 1
    return listed


def again(most: int) -> int:
    """How many are looked at again to tell so many."""
    return max(SUSPECTS, 2 * most)


def known(given: Given) -> State:
    """What the seat could know, the rest dealt anew."""
    return given.table.guess(given.seat, Random(f"review {given.number} 0"))


def luck(choice: Choice, look: int) -> Random:
    """A generator for one look at one decision, the same whoever looks."""
    return Random(f"review {choice.number} {look}")


def worst(findings: Iterable[Finding], many: int) -> list[Finding]:
    """So many that have cost most, that first."""
    return sorted(findings, key=lambda finding: -finding.verdict.cost)[:many]


def worth_telling(looked: Collection[Finding], most: int) -> list[Finding]:
    """Of those that were looked at again what is told: what is clear, and nothing twice."""
    kept: list[Finding] = []
    for finding in worst(looked, len(looked)):
        if finding.verdict.clear(len(looked)) and not any(_alike(finding, k) for k in kept):
            kept.append(finding)
    return kept[:most]


def _alike(finding: Finding, other: Finding) -> bool:
    """The same advice, in a row: who does not end his turn does not end it with every move."""
    return (
        finding.choice.seat == other.choice.seat
        and abs(finding.choice.order - other.choice.order) <= TOGETHER
        and finding.verdict.better[0] == other.verdict.better[0]
    )


class Varied(Thought):
    """Worlds in which everybody overlooks something now and then: where nothing is hidden and
    nothing left to chance, all of them would be the same, and bear out anything."""

    def quickly(self, s: State, seat: int, moves: list[Move], whims: Random) -> list[Turn]:
        seen = [move for move in moves if whims.random() >= OVERLOOKED]
        return super().quickly(s, seat, seen or moves, whims)


def first_look(
    game: Game,
    s: State,
    seat: int,
    move: Move,
    rng: Random,
    positions: float = POSITIONS,
    seconds: float = inf,
) -> Verdict | None:
    """Whether a move seems to have cost something; None if not. Leaves ``s`` as it was."""
    moves = attended(game, s, seat, s.moves(seat))
    better = Thought(game, s, seat, rng, positions, seconds).ranked(moves)[0]
    if better.move == move or _after(s, seat, better.move) == _after(s, seat, move):
        return None
    played = Thought(game, s, seat, rng, positions, seconds).ranked([move])[0]
    afterwards = Varied(game, s, seat, rng, positions, seconds)
    verdict = measured(afterwards, played.moves, better.moves)
    return verdict if verdict.cost > max(LEAST, verdict.error) else None


def second_look(
    game: Game,
    s: State,
    seat: int,
    verdict: Verdict,
    rng: Random,
    positions: float = POSITIONS,
    seconds: float = inf,
) -> Verdict:
    """The same two turns in other worlds."""
    thought = Varied(game, s, seat, rng, AGAIN * positions, seconds)
    return measured(thought, verdict.played, verdict.better)


def measured(thought: Thought, played: tuple[Move, ...], better: tuple[Move, ...]) -> Verdict:
    """Both turns in the worlds that there are positions for; the luck is the same for both."""
    total: Counter[str] = Counter()
    costs: list[float] = []
    turns = [Turn(0.0, moves, thought.s) for moves in (better, played)]
    with suppress(Late):
        while len(costs) < WORLDS:
            ends = [thought.end(turn, len(costs)) for turn in turns]
            parts: Counter[str] = Counter()
            differ(parts, thought, *ends)
            thought.spent += 2 * (1 + len(thought.others))
            costs.append(sum(parts.values()))
            total.update(parts)
    worlds = len(costs)
    cost = fmean(costs) if costs else 0.0
    error = sqrt(variance(costs) / worlds) if worlds > 1 else inf
    return Verdict(played, better, cost, error, worlds, means(total, max(1, worlds)))


def _after(s: State, seat: int, move: Move) -> State:
    child = s.copy()
    child.play(seat, move)
    return child


def _quantile(share: float, freedom: int) -> float:
    """Of Student's distribution, by the first terms of its expansion: few worlds say less.

    >>> round(_quantile(0.975, 10), 2), round(_quantile(0.975, 1000), 2)
    (2.23, 1.96)
    """
    z = NormalDist().inv_cdf(share)
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    return z + first / freedom + second / freedom**2
