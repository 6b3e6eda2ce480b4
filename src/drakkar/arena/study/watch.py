"""One game of a study: played as any other of a match, and looked at while it is played."""

from __future__ import annotations

import traceback
from bisect import bisect_left
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, NamedTuple

from drakkar.arena.match import Failed, Match, Played
from drakkar.arena.study.declared import first, uses
from drakkar.bots import Bot, bot, play_out
from drakkar.games import game
from drakkar.kernel.game import Game, Result
from drakkar.kernel.question import Move
from drakkar.kernel.state import State
from drakkar.kernel.table import Table
from drakkar.kernel.value import notation


class Decision(NamedTuple):
    """What somebody was asked, and what he chose."""

    seat: int
    round: int
    question: str
    move: str
    choice: str
    """The move as it is typed."""
    answers: int
    """How many were legal."""


class Used(NamedTuple):
    seat: int
    round: int
    kind: str
    thing: str


@dataclass(frozen=True)
class Studied:
    """One game that was played to its end."""

    played: Played
    places: tuple[int, ...]
    first: int
    rounds: int
    points: tuple[dict[str, int], ...]
    decisions: tuple[Decision, ...]
    uses: tuple[Used, ...]


class _Watched:
    """A bot that is watched: what it is asked and answers is noted down."""

    def __init__(self, own: Bot, table: Table, notes: list[tuple[int, Decision]]) -> None:
        self.own, self.table, self.notes = own, table, notes
        self.round: Callable[[Any], int] = table.game.rules.horizon or (lambda _: 1)

    def choose(self, game: Game, s: State, seat: int, moves: list[Move], rng: Random) -> Move:
        question = s.question(seat)
        asked = "" if question is None else question.TAG
        now = self.round(s)
        move = self.own.choose(game, s, seat, moves, rng)
        decision = Decision(seat, now, asked, move.TAG, notation(move), len(moves))
        self.notes.append((len(self.table.log), decision))
        return move


def study(match: Match, number: int) -> Studied | Failed:
    """Game ``number`` of a match: the same game as in ``simulate``."""
    seed = match.seed + number
    try:
        entrants = match.seats(number)
        bots = [bot(match.bots[entrant]) for entrant in entrants]
        table = Table(game(match.game), match.players, dict(match.options), seed, listen=True)
        notes: list[tuple[int, Decision]] = []
        asked = play_out(table, [_Watched(own, table, notes) for own in bots])
        result = table.result()
        played = Played(number, entrants, result.scores, result.winners, asked, len(table.log))
        return _studied(played, table, result, notes)
    except Exception as error:
        why = " ".join(f"{type(error).__name__}: {error}".split())
        return Failed(number, seed, why, traceback.format_exc())


def _studied(
    played: Played, table: Table, result: Result, notes: Sequence[tuple[int, Decision]]
) -> Studied:
    begun = [number for number, _ in notes]  # what the log held when each was asked

    def round_of(number: int) -> int:
        """The round in which somebody answered last before so many answers were given."""
        return notes[max(0, bisect_left(begun, number) - 1)][1].round if notes else 1

    return Studied(
        played=played,
        places=result.places,
        first=first(table),
        rounds=max((decision.round for _, decision in notes), default=1),
        points=tuple(dict(sources) for sources in result.breakdown),
        decisions=tuple(decision for _, decision in notes),
        uses=tuple(
            Used(seat, round_of(number), kind, thing) for number, seat, kind, thing in uses(table)
        ),
    )


def study_some(match: Match, numbers: range) -> list[Studied | Failed]:
    """Several games: what a worker is given at a time."""
    return [study(match, number) for number in numbers]
