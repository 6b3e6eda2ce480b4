"""What the sums of a study say: shares and differences with intervals. No words, no pictures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any

from drakkar.arena.simulate import Line
from drakkar.arena.study.estimate import Difference, adjusted
from drakkar.arena.study.sums import Moments, Paired, Sums, Used
from drakkar.arena.study.tables import WIN
from drakkar.arena.summary import Share, Spread

CLEAR = 0.05
"""Of what is called clear at most this share is chance."""


@dataclass(frozen=True)
class Worth:
    """What a thing was worth to those who used it."""

    kind: str
    thing: str
    times: int
    games: float
    """The share of games in which somebody used it,"""
    seats: float
    """and of all seats."""
    round: float
    """The mean round of its uses."""
    win_with: float
    win_without: float
    win: Difference | None
    points: Difference | None
    """The points that went with one use more than the others at the table; alone: with it, and not
    without. None: too few to tell."""
    q_win: float
    q_points: float
    """What is left of the p after all comparisons of the study are counted."""
    rest: float | None = None
    """``points`` of the middle one of its kind."""

    @property
    def clear(self) -> bool:
        return self.q_points < CLEAR

    @property
    def off(self) -> bool:
        """Clearly far from the others of its kind, and not only from nothing."""
        if self.points is None or self.rest is None:
            return False
        return self.clear and not self.points.low <= self.rest <= self.points.high


@dataclass(frozen=True)
class Asked:
    """How often a question came up."""

    question: str
    per_game: float
    games: float
    answers: float


@dataclass(frozen=True)
class Findings:
    games: int
    players: int
    seats: tuple[Line, ...]
    bots: tuple[Line, ...]
    turns: tuple[Share, ...]
    """By the place in the order of turns: the first is who begins."""
    ahead: Difference | None
    """By how many points who begins is ahead of the mean of the others."""
    points: dict[str, tuple[float, ...]]
    """By source, per seat."""
    scores: tuple[Counter[int], ...]
    decisions: Spread
    lengths: Counter[int]
    rounds: Counter[int]
    asked: tuple[Asked, ...]
    asked_by_round: dict[tuple[str, int], float]
    """Per game."""
    things: tuple[Worth, ...]
    used_by_round: dict[tuple[str, str, int], float]
    """Per seat."""

    def to_json(self) -> dict[str, Any]:
        """What a program may want of it; all the rest is in the tables."""
        names = ("games", "players", "seats", "bots", "turns", "ahead", "points", "decisions")
        data = {name: getattr(self, name) for name in (*names, "asked", "things")}
        return {name: _plain(value) for name, value in data.items()}


def _plain(value: Any) -> Any:
    if isinstance(value, (list, tuple)):
        return [_plain(inner) for inner in value]
    if isinstance(value, dict):
        return {name: _plain(inner) for name, inner in value.items()}
    return asdict(value) if hasattr(value, "__dataclass_fields__") else value


def find(sums: Sums) -> Findings:
    players, games = sums.players, sums.games
    sources = dict.fromkeys(source for source, _ in sorted(sums.points))
    ahead = sums.ahead
    return Findings(
        games=games,
        players=players,
        seats=tuple(
            _line(str(seat + 1), sums.scores[seat], sums.wins[seat]) for seat in range(players)
        ),
        bots=tuple(
            _line(bot, sums.bot_scores[bot], sums.bot_wins[bot]) for bot in sorted(sums.bot_scores)
        ),
        turns=tuple(_share(sums.turns[turn]) for turn in range(players)),
        ahead=Difference.mean(ahead.number, ahead.total, ahead.squares, players - 1)
        if players > 1
        else None,
        points={
            source: tuple(sums.points.get((source, seat), 0) / games for seat in range(players))
            for source in sources
        },
        scores=tuple(sums.scores[seat] for seat in range(players)),
        decisions=Spread.of(sums.decisions),
        lengths=sums.decisions,
        rounds=sums.rounds,
        asked=tuple(
            Asked(tag, asked.number / games, sums.asked_in[tag] / games, asked.total / asked.number)
            for tag, asked in sorted(sums.asked.items(), key=lambda line: -line[1].number)
        ),
        asked_by_round={key: count / games for key, count in sorted(sums.by_round.items())},
        things=_worths(sums),
        used_by_round={
            (kind, thing, number): count / (games * players)
            for (kind, thing), used in sorted(sums.uses.items())
            for number, count in sorted(used.rounds.items())
        },
    )


def _line(name: str, scores: Counter[int], wins: Moments) -> Line:
    return Line(name, scores.total(), Spread.of(scores), _share(wins))


def _share(wins: Moments) -> Share:
    return Share.of(wins.total / WIN, wins.number)


def _worths(sums: Sums) -> tuple[Worth, ...]:
    keys = sorted(sums.uses)
    rows = [_worth(sums, *key, sums.uses[key]) for key in keys]
    for field, q in (("win", "q_win"), ("points", "q_points")):
        tested = [row for row in rows if row[field] is not None]
        for row, value in zip(tested, adjusted([row[field].p for row in tested]), strict=True):
            row[q] = value
    for kind in dict.fromkeys(row["kind"] for row in rows):
        own = [row for row in rows if row["kind"] == kind and row["points"] is not None]
        values = sorted(row["points"].value for row in own)
        if len(values) > 2:
            middle = (values[(len(values) - 1) // 2] + values[len(values) // 2]) / 2
            for row in own:
                row["rest"] = middle
    return tuple(Worth(**row) for row in rows)


def _worth(sums: Sums, kind: str, thing: str, used: Used) -> dict[str, Any]:
    seats = sums.games * sums.players
    wins, without = used.wins, seats - used.wins.a
    total = sums.all_wins.total
    return {
        "kind": kind,
        "thing": thing,
        "times": used.times,
        "games": used.games / sums.games,
        "seats": wins.a / seats,
        "round": sum(number * count for number, count in used.rounds.items()) / used.times,
        "win_with": wins.A / WIN / wins.a,
        "win_without": (total - wins.A) / WIN / without if without else 0.0,
        "win": wins.difference(sums.games, sums.players, total, sums.all_wins.squares, WIN),
        "points": used.slope.difference()
        if sums.players > 1
        else used.margins.difference(
            sums.games, 1, sums.all_margins.total, sums.all_margins.squares, 1
        ),
        "q_win": 1.0,
        "q_points": 1.0,
    }


# ---- two boxes -------------------------------------------------------------------------------


@dataclass(frozen=True)
class Change:
    """What the other box changes, of one thing: how many seats use it, of all; and its worth here
    and there."""

    kind: str
    thing: str
    seats: Difference
    q: float
    before: Worth | None
    after: Worth | None


@dataclass(frozen=True)
class Compared:
    """The same games with two boxes: the second less the first, with paired intervals."""

    games: int
    scores: Difference | None
    """Per seat."""
    decisions: Difference | None
    wins: tuple[Difference | None, ...]
    points: dict[str, Difference | None]
    """Per seat."""
    things: tuple[Change, ...]

    def to_json(self) -> dict[str, Any]:
        return {name: _plain(getattr(self, name)) for name in self.__dataclass_fields__}


def compare(paired: Paired, ours: Findings, theirs: Findings) -> Compared:
    games, players = paired.games, ours.players

    def mean(moments: Moments, unit: float) -> Difference | None:
        return Difference.mean(games, moments.total, moments.squares, unit)

    worths: tuple[Callable[[tuple[str, str]], Worth | None], ...] = tuple(
        {(worth.kind, worth.thing): worth for worth in findings.things}.get
        for findings in (ours, theirs)
    )
    shifts = [(key, mean(moments, players)) for key, moments in sorted(paired.uses.items())]
    changes = [(key, shift) for key, shift in shifts if shift is not None]
    qs = adjusted([shift.p for _, shift in changes])
    return Compared(
        games=games,
        scores=mean(paired.scores, players),
        decisions=mean(paired.decisions, 1),
        wins=tuple(mean(paired.wins[seat], WIN) for seat in range(players)),
        points={
            source: mean(moments, players) for source, moments in sorted(paired.points.items())
        },
        things=tuple(
            Change(*key, shift, q, worths[0](key), worths[1](key))
            for (key, shift), q in zip(changes, qs, strict=True)
        ),
    )
