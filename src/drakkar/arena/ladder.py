"""A ladder: every bot against every other, and what that says of how strong each is.

Strength is that of the Bradley-Terry model, in the points of Elo (400 more: ten victories for each
defeat), taken from all games at once: bots do not learn while they play, so neither the order of
the games nor a rating that follows form has a place here. ``choix`` fits it, with the uncertainty.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass, replace
from itertools import combinations
from math import log, sqrt
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Any

import msgspec

from drakkar import __version__
from drakkar.arena.errors import ArenaError
from drakkar.arena.match import Failed, Match, write_record
from drakkar.arena.simulate import simulate
from drakkar.arena.summary import Z95
from drakkar.games import game
from drakkar.kernel.reasons import why as reason
from drakkar.kernel.record import read_json
from drakkar.kernel.shapes import met

PANEL = ("thrall", "karl", "jarl:500")
"""Plays in every ladder that is kept, whatever else does, so that versions can be compared. Their
thoughts are bounded by positions, never by time: they play the same on every machine."""
ANCHOR = "karl"
"""Whose rating is given,"""
GIVEN = 1000
"""and what it is."""
ELO = 400 / log(10)
PRIOR = 0.1
"""Precision of what is thought of a strength beforehand: little. It keeps the rating of one who
never wins from running away."""
KEPT = Path(__file__).with_name("ladders.json")
FORMAT = 1


@dataclass(frozen=True)
class Pair:
    """Games between two bots."""

    bots: tuple[str, str]
    games: int
    wins: tuple[float, float]
    """Of a shared victory each has a part."""
    margin: float
    """By how many points the first was ahead in the mean."""


@dataclass(frozen=True)
class Rating:
    bot: str
    rating: float
    within: float
    """The rating is known to within so much (95 %), compared with the one that is given."""
    games: int
    wins: float


class Ladder(msgspec.Struct):
    """Results that can be kept."""

    drakkar: str
    """The version that played."""
    game: str
    revision: int
    players: int
    options: dict[str, str]
    seed: int
    pairs: list[Pair]
    format: int = FORMAT


def play(
    slug: str,
    players: int,
    bots: Sequence[str],
    games: int,
    seed: int,
    options: Iterable[tuple[str, str]] = (),
    jobs: int = 1,
    progress: Callable[[int], None] = lambda _: None,
) -> tuple[Ladder, list[Failed]]:
    """Every pair plays ``games`` games; all pairs with the same luck."""
    if len(set(bots)) < 2 or len(set(bots)) < len(bots):
        raise ArenaError("error-ladder-bots", bots=", ".join(bots))
    if players < 2:
        raise ArenaError("error-ladder-players", players=str(players))
    chosen, given = game(slug), tuple(options)
    pairs: list[Pair] = []
    failures: list[Failed] = []
    for match in [m for pair in combinations(bots, 2) for m in matches(slug, players, pair, games)]:
        replace(match, seed=seed, options=given).check()  # before the first game of any
    for pair in combinations(bots, 2):
        played, wins, points = 0, [0.0, 0.0], [0.0, 0.0]
        for match in matches(slug, players, pair, games):
            report = simulate(replace(match, seed=seed, options=given), jobs, progress)
            played += report.games
            failures += report.failures
            for line in report.bots:
                entrant = pair.index(line.name)
                wins[entrant] += line.wins.share * line.played
                points[entrant] += line.scores.mean * report.games
        margin = (points[0] - points[1]) / played
        pairs.append(Pair(pair, played, (round(wins[0], 3), round(wins[1], 3)), round(margin, 2)))
    ladder = Ladder(
        __version__,
        chosen.slug,
        chosen.revision,
        players,
        dict(chosen.chosen(players, dict(given))),
        seed,
        pairs,
    )
    return ladder, failures


def matches(slug: str, players: int, pair: tuple[str, str], games: int) -> list[Match]:
    """The two sit in turn; where there are seats for one more of one of them, each is that one in
    half of the games."""
    seats = [tuple(pair[(seat + turn) % 2] for seat in range(players)) for turn in (0, 1)]
    if players % 2 == 0:
        return [Match(slug, players, seats[0], games)]
    halves = (games - games // 2, games // 2)
    return [
        Match(slug, players, bots, half) for bots, half in zip(seats, halves, strict=True) if half
    ]


def rate(pairs: Sequence[Pair], anchor: str = ANCHOR) -> list[Rating]:
    """All bots of these games, the strongest first."""
    try:
        import choix
    except ModuleNotFoundError:
        raise ArenaError("error-ladder-extra") from None
    bots = list(dict.fromkeys(bot for pair in pairs for bot in pair.bots))
    place = {bot: number for number, bot in enumerate(bots)}
    games = []
    for pair in pairs:
        first, second = (place[bot] for bot in pair.bots)
        won = round(pair.wins[0])
        games += [(first, second)] * won + [(second, first)] * (pair.games - won)
    means, spread = choix.ep_pairwise(len(bots), games, PRIOR, model="logit")
    still = place[anchor if anchor in place else bots[0]]
    ratings = []
    for bot, number in place.items():
        apart = spread[number][number] + spread[still][still] - 2 * spread[number][still]
        mine = [(p, p.bots.index(bot)) for p in pairs if bot in p.bots]
        ratings.append(
            Rating(
                bot,
                round(GIVEN + ELO * float(means[number] - means[still]), 1),
                round(Z95 * ELO * sqrt(max(0.0, float(apart))), 1),
                sum(p.games for p, _ in mine),
                round(sum(p.wins[side] for p, side in mine), 3),
            )
        )
    return sorted(ratings, key=lambda rating: -rating.rating)


# ---- keeping ---------------------------------------------------------------------------------


def to_json(ladder: Ladder, ratings: Sequence[Rating]) -> dict[str, Any]:
    data: dict[str, Any] = msgspec.to_builtins(ladder)
    return data | {"ratings": [asdict(rating) for rating in ratings]}


def writable(path: Path) -> None:
    """Before many games are played for it."""
    try:
        NamedTemporaryFile(dir=path.parent).close()
    except OSError as error:
        raise ArenaError("error-ladder-file", file=str(path), why=reason(error)) from None


def write(path: Path, data: dict[str, Any] | str) -> None:
    try:
        if isinstance(data, str):
            path.write_text(data, encoding="utf-8")
        else:
            write_record(path, data)
    except OSError as error:
        raise ArenaError("error-ladder-file", file=str(path), why=reason(error)) from None


def earlier(
    against: str, slug: str, players: int, options: Iterable[tuple[str, str]] = ()
) -> Ladder:
    """What the same game came to before: a file that was written with ``--out``, or a version that
    the package remembers."""
    path = Path(against)
    kept = _read(path if path.suffix == ".json" else KEPT)
    wanted = [ladder for ladder in kept if path.suffix == ".json" or ladder.drakkar == against]
    chosen = game(slug)
    key = (chosen.slug, players, dict(chosen.chosen(players, dict(options))))
    fitting = [ladder for ladder in wanted if (ladder.game, ladder.players, ladder.options) == key]
    if not fitting:
        known = ", ".join(sorted({f"{ladder.drakkar} {ladder.game}" for ladder in kept})) or "-"
        raise ArenaError("error-ladder-against", name=against, game=chosen.slug, known=known)
    return fitting[-1]


def _read(path: Path) -> list[Ladder]:
    data = read_json(path)
    try:
        given = data if isinstance(data, list) else [data]
        for each in given:
            if isinstance(each, dict):
                each.pop("ratings", None)
        return msgspec.convert(given, met(list[Ladder]))
    except msgspec.ValidationError as error:
        raise ArenaError("error-ladder-file", file=str(path), why=str(error)) from None
