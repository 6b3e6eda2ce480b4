"""Statistics of somebody's own games: each one with its score by source; the page draws them."""

from __future__ import annotations

import csv
import io
from datetime import UTC, datetime

from drakkar.games import GAMES
from drakkar.server.beside import GamePlayed, MyGames
from drakkar.server.store import ratings
from drakkar.server.store.data import BOT
from drakkar.server.store.games import endings
from drakkar.server.store.store import Store
from drakkar.server.tables.telling import local_names, words_of

_COLUMNS = (
    "date",
    "game",
    "players",
    "bots",
    "seat",
    "score",
    "place",
    "won",
    "rating",
    "names",
    "sources",
)
_FORMULAS = ("=", "+", "-", "@", "\t", "\r")


async def my_games(store: Store, device: bytes | None, lang: str) -> MyGames:
    games = []
    outcomes = [] if device is None else await ratings.outcomes(store, device)
    rated = {(outcome.table, outcome.seat): round(outcome.form.rating) for outcome in outcomes}
    for ending in [] if device is None else await endings(store, device):
        if ending.game not in GAMES or ending.seat >= len(ending.ended.scores):
            continue
        games.append(
            GamePlayed(
                table=ending.table,
                game=ending.game,
                at=int(ending.at),
                players=len(ending.seats),
                bots=sum(seat.kind == BOT for seat in ending.seats),
                seat=ending.seat,
                names=list(local_names(tuple(seat.name for seat in ending.seats), lang)),
                score=ending.ended.scores[ending.seat],
                place=ending.ended.places[ending.seat],
                won=ending.seat in ending.ended.winners,
                sources={
                    source: points
                    for source, points in ending.ended.breakdown[ending.seat].items()
                    if points
                },
                rating=rated.get((ending.table, ending.seat)),
            )
        )
    slugs = dict.fromkeys(game.game for game in games)
    return MyGames(
        games=games,
        titles={slug: GAMES[slug].title[lang] for slug in slugs},
        sources={
            slug: {
                source: _called(slug, source, lang)
                for game in games
                if game.game == slug
                for source in game.sources
            }
            for slug in slugs
        },
    )


def _called(slug: str, source: str, lang: str) -> str:
    words = words_of(GAMES[slug], lang)
    return words(f"source-{source}") if words.has(f"source-{source}") else source


def safe(text: str) -> str:
    """So that no spreadsheet takes it for a formula."""
    return f"'{text}" if text.startswith(_FORMULAS) else text


def as_csv(mine: MyGames) -> str:
    """One line for each game. A name that a spreadsheet would take for a formula is quoted."""
    written = io.StringIO()
    table = csv.writer(written)
    table.writerow(_COLUMNS)
    for game in mine.games:
        called = mine.sources[game.game]
        sources = "; ".join(f"{called[name]}: {points}" for name, points in game.sources.items())
        names = ", ".join(game.names)
        table.writerow(
            (
                datetime.fromtimestamp(game.at, UTC).isoformat(),
                mine.titles[game.game],
                *(game.players, game.bots, game.seat + 1, game.score, game.place),
                int(game.won),
                "" if game.rating is None else game.rating,
                safe(names),
                sources,
            )
        )
    return written.getvalue()
