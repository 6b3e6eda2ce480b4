"""What the tables of a study come to: sums of whole numbers, part after part, and no more."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from drakkar.arena.study.estimate import Sides, Slope
from drakkar.arena.study.tables import WIN

if TYPE_CHECKING:
    import polars as pl

Thing = tuple[str, str]
"""A kind of use, and what was used."""


@dataclass
class Moments:
    """How many numbers, their sum and that of their squares."""

    number: int = 0
    total: int = 0
    squares: int = 0

    def add(self, number: int, total: int, squares: int) -> None:
        self.number += number
        self.total += total
        self.squares += squares


@dataclass
class Used:
    """Of one thing."""

    times: int = 0
    games: int = 0
    wins: Sides = field(default_factory=Sides)
    margins: Sides = field(default_factory=Sides)
    slope: Slope = field(default_factory=Slope)
    rounds: Counter[int] = field(default_factory=Counter)


@dataclass
class Sums:
    """All that a report needs to know of any number of games."""

    players: int
    games: int = 0
    scores: dict[int, Counter[int]] = field(default_factory=lambda: defaultdict(Counter))
    """Per seat how often each score came; ``wins`` the same for parts of victories."""
    wins: dict[int, Moments] = field(default_factory=lambda: defaultdict(Moments))
    bot_scores: dict[str, Counter[int]] = field(default_factory=lambda: defaultdict(Counter))
    bot_wins: dict[str, Moments] = field(default_factory=lambda: defaultdict(Moments))
    turns: dict[int, Moments] = field(default_factory=lambda: defaultdict(Moments))
    """Victories by the place in the order of turns, from 0: who begins."""
    ahead: Moments = field(default_factory=Moments)
    """Players times the score of who begins, less the scores of all."""
    points: dict[tuple[str, int], int] = field(default_factory=lambda: defaultdict(int))
    """By source and seat."""
    decisions: Counter[int] = field(default_factory=Counter)
    rounds: Counter[int] = field(default_factory=Counter)
    asked: dict[str, Moments] = field(default_factory=lambda: defaultdict(Moments))
    """Per question how often, and how many answers were legal."""
    asked_in: Counter[str] = field(default_factory=Counter)
    """In how many games."""
    by_round: Counter[tuple[str, int]] = field(default_factory=Counter)
    uses: dict[Thing, Used] = field(default_factory=lambda: defaultdict(Used))
    all_wins: Moments = field(default_factory=Moments)
    """Of all seats of a game together; ``all_margins`` the same for ``margins``."""
    all_margins: Moments = field(default_factory=Moments)


def sum_up(players: int, parts: Iterable[dict[str, Any]]) -> Sums:
    sums = Sums(players)
    for frames in parts:
        _add(sums, frames)
    return sums


def seated(frames: dict[str, Any]) -> pl.DataFrame:
    """Per seat its part of the victory, and by how much it is above the mean of the table (in parts
    of a player; alone: the score)."""
    import polars as pl

    count, score = pl.col("score").len().over("game"), pl.col("score").cast(pl.Int64)
    total = score.sum().over("game")
    share = (WIN // pl.col("winners").cast(pl.Int64).clip(1)) * pl.col("won").cast(pl.Int64)
    players: pl.DataFrame = frames["players"]
    return players.with_columns(
        win=share,
        margin=pl.when(count > 1).then(count.cast(pl.Int64) * score - total).otherwise(score),
    )


def _moments(name: str) -> list[pl.Expr]:
    import polars as pl

    column = pl.col(name).cast(pl.Int64)
    return [
        pl.len().alias("n"),
        column.sum().alias("total"),
        (column * column).sum().alias("squares"),
    ]


def _add(sums: Sums, frames: dict[str, Any]) -> None:
    import polars as pl

    games, players = frames["games"], seated(frames)
    sums.games += games.height
    for seat, score, count in players.group_by("seat", "score").len().rows():
        sums.scores[seat][score] += count
    for bot, score, count in players.group_by("bot", "score").len().rows():
        sums.bot_scores[bot][score] += count
    for seat, *moments in players.group_by("seat").agg(_moments("win")).rows():
        sums.wins[seat].add(*moments)
    for bot, *moments in players.group_by("bot").agg(_moments("win")).rows():
        sums.bot_wins[bot].add(*moments)
    turned = players.join(games.select("game", "first"), on="game").with_columns(
        turn=(pl.col("seat").cast(pl.Int64) - pl.col("first").cast(pl.Int64)) % sums.players
    )
    for turn, *moments in turned.group_by("turn").agg(_moments("win")).rows():
        sums.turns[turn].add(*moments)
    sums.ahead.add(*turned.filter(pl.col("turn") == 0).select(_moments("margin")).row(0))
    for source, seat, points in frames["points"].group_by("source", "seat").agg(
        pl.col("points").cast(pl.Int64).sum()
    ).rows():  # fmt: skip
        sums.points[source, seat] += points
    for column, counter in (("decisions", sums.decisions), ("rounds", sums.rounds)):
        for value, count in games.group_by(column).len().rows():
            counter[value] += count
    _add_decisions(sums, frames["decisions"])
    _add_uses(sums, frames["uses"], players)


def _add_decisions(sums: Sums, decisions: pl.DataFrame) -> None:
    import polars as pl

    for tag, *moments in decisions.group_by("question").agg(_moments("answers")).rows():
        sums.asked[tag].add(*moments)
    asked = decisions.select("question", "game").unique()
    for tag, count in asked.group_by("question").len().rows():
        sums.asked_in[tag] += count
    for tag, number, count in decisions.group_by("question", "round").agg(pl.len()).rows():
        sums.by_round[tag, number] += count


def _add_uses(sums: Sums, uses: pl.DataFrame, players: pl.DataFrame) -> None:
    import polars as pl

    whole = players.group_by("game").agg(pl.col("win", "margin").sum().name.prefix("all_"))
    sums.all_wins.add(*whole.select(_moments("all_win")).row(0))
    sums.all_margins.add(*whole.select(_moments("all_margin")).row(0))
    for kind, thing, number, count in uses.group_by("kind", "thing", "round").len().rows():
        used = sums.uses[kind, thing]
        used.rounds[number] += count
        used.times += count
    counted = (
        uses.group_by("game", "kind", "thing", "seat")
        .agg(pl.len().cast(pl.Int64).alias("c"))
        .join(players.select("game", "seat", "win", "margin"), on=["game", "seat"])
    )
    by_game = (
        counted.group_by("game", "kind", "thing")
        .agg(
            pl.len().cast(pl.Int64).alias("a"),
            pl.col("win", "margin").sum(),
            # margins of a table sum to nothing: what all have in common falls away
            x=(pl.col("c") * pl.col("margin")).sum(),
            y=(pl.col("c") * pl.col("c")).sum() * sums.players - pl.col("c").sum().pow(2),
        )
        .join(whole, on="game")
    )
    _add_slopes(sums, by_game)
    for name in ("win", "margin"):
        a, own, all_ = pl.col("a"), pl.col(name), pl.col(f"all_{name}")
        summed = by_game.group_by("kind", "thing").agg(
            pl.len().alias("games"),
            a.sum().alias("s_a"),
            own.sum().alias("s_A"),
            (a * a).sum().alias("s_aa"),
            (a * own).sum().alias("s_aA"),
            (own * own).sum().alias("s_AA"),
            (all_ * a).sum().alias("s_Ta"),
            (all_ * own).sum().alias("s_TA"),
        )
        for kind, thing, number, *sides in summed.rows():
            used = sums.uses[kind, thing]
            if name == "win":
                used.games += number
            _add_to(used.wins if name == "win" else used.margins, sides)


def _add_slopes(sums: Sums, by_game: pl.DataFrame) -> None:
    import polars as pl

    x, y = pl.col("x"), pl.col("y").cast(pl.Int64)
    unequal = by_game.filter(y > 0).group_by("kind", "thing")
    for kind, thing, *more in unequal.agg(
        pl.len().alias("games"),
        x.sum().alias("s_x"),
        y.sum().alias("s_y"),
        (x * x).sum().alias("s_xx"),
        (x * y).sum().alias("s_xy"),
        (y * y).sum().alias("s_yy"),
    ).rows():
        _add_to(sums.uses[kind, thing].slope, more)


def _add_to(held: Sides | Slope, more: Iterable[int]) -> None:
    for name, value in zip(held.__dataclass_fields__, more, strict=True):
        setattr(held, name, getattr(held, name) + value)


# ---- two boxes -------------------------------------------------------------------------------


@dataclass
class Paired:
    """The same seeds with two boxes: what the second came to less the first."""

    games: int = 0
    scores: Moments = field(default_factory=Moments)
    """Of all seats of a game together, as the others but ``wins``."""
    decisions: Moments = field(default_factory=Moments)
    wins: dict[int, Moments] = field(default_factory=lambda: defaultdict(Moments))
    points: dict[str, Moments] = field(default_factory=lambda: defaultdict(Moments))
    uses: dict[Thing, Moments] = field(default_factory=lambda: defaultdict(Moments))
    """How many seats have used it."""


def pair_up(parts: Iterable[tuple[dict[str, Any], dict[str, Any]]]) -> Paired:
    paired = Paired()
    for ours, theirs in parts:
        _add_pair(paired, ours, theirs)
    return paired


def _add_pair(paired: Paired, ours: dict[str, Any], theirs: dict[str, Any]) -> None:
    import polars as pl

    both = ours["games"].join(theirs["games"], on="game", suffix="_b")
    paired.games += both.height
    change = pl.col("decisions_b").cast(pl.Int64) - pl.col("decisions").cast(pl.Int64)
    paired.decisions.add(*both.select(change.alias("d")).select(_moments("d")).row(0))
    seats = seated(ours).join(seated(theirs), on=["game", "seat"], suffix="_b")
    totals = seats.group_by("game").agg(
        d=pl.col("score_b").cast(pl.Int64).sum() - pl.col("score").cast(pl.Int64).sum()
    )
    paired.scores.add(*totals.select(_moments("d")).row(0))
    won = seats.with_columns(d=pl.col("win_b") - pl.col("win"))
    for seat, *moments in won.group_by("seat").agg(_moments("d")).rows():
        paired.wins[seat].add(*moments)
    for keys, table, value in (
        (["source"], "points", pl.col("points").cast(pl.Int64).sum()),
        (["kind", "thing"], "uses", pl.col("seat").n_unique().cast(pl.Int64)),
    ):
        frames = [box[table].join(both.select("game"), on="game") for box in (ours, theirs)]
        sides = [frame.group_by("game", *keys).agg(v=value) for frame in frames]
        joined = sides[0].join(sides[1], on=["game", *keys], how="full", coalesce=True, suffix="_b")
        changed = joined.with_columns(
            d=pl.col("v_b").fill_null(0).cast(pl.Int64) - pl.col("v").fill_null(0).cast(pl.Int64)
        )
        for *key, _, total, squares in changed.group_by(*keys).agg(_moments("d")).rows():
            moments_of = paired.points[key[0]] if table == "points" else paired.uses[key[0], key[1]]
            moments_of.add(
                0, total, squares
            )  # games in which neither had it count as well: ``games``
