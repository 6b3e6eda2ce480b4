"""One game of a study: played as any other of a match, and looked at while it is played."""

from __future__ import annotations

import traceback
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any, NamedTuple

from drakkar.arena.match import Failed, Match, Played
from drakkar.arena.study.declared import first, uses
from drakkar.bots import Bot, bot, play_out
from drakkar.games import game
from drakkar.kernel.game import Game
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

    def __init__(self, own: Bot, notes: list[Decision], horizon: Callable[[Any], int]) -> None:
        self.own, self.notes, self.horizon = own, notes, horizon

    def choose(self, game: Game, s: State, seat: int, moves: list[Move], rng: Random) -> Move:
        question = s.question(seat)
        asked = "" if question is None else question.TAG
        now = self.horizon(s)
        move = self.own.choose(game, s, seat, moves, rng)
        self.notes.append(Decision(seat, now, asked, move.TAG, notation(move), len(moves)))
        return move


def study(match: Match, number: int) -> Studied | Failed:
    """Game ``number`` of a match: the same game as in ``simulate``."""
    seed = match.seed + number
    try:
        entrants = match.seats(number)
        bots = [bot(match.bots[entrant]) for entrant in entrants]
        table = Table(game(match.game), match.players, dict(match.options), seed, listen=True)
        notes: list[Decision] = []
        horizon = table.game.rules.horizon or (lambda _: 1)
        asked = play_out(table, [_Watched(own, notes, horizon) for own in bots])
        result = table.result()
        played = Played(number, entrants, result.scores, result.winners, asked, len(table.log))
        rounds = _rounds(table, horizon)
        return Studied(
            played=played,
            places=result.places,
            first=first(table),
            rounds=max(rounds),
            points=tuple(dict(sources) for sources in result.breakdown),
            decisions=tuple(notes),
            uses=tuple(
                Used(seat, rounds[max(0, count - 1)], kind, thing)
                for count, seat, kind, thing in uses(table)
            ),
        )
    except Exception as error:
        why = " ".join(f"{type(error).__name__}: {error}".split())
        return Failed(number, seed, why, traceback.format_exc())


def _rounds(table: Table, horizon: Callable[[Any], int]) -> list[int]:
    """The round in which each answer was given, forced ones too: by giving them all once more."""
    s = table.game.rules.setup(table.players, table.options)
    s.settle()
    rounds = []
    for entry in table.log:
        rounds.append(horizon(s))
        s.play(entry.seat, entry.move)
    return rounds


def study_some(match: Match, numbers: range) -> list[Studied | Failed]:
    """Several games: what a worker is given at a time."""
    return [study(match, number) for number in numbers]
