"""A new game from what was asked for: who sits where, under which name, kept in which file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from drakkar.bots import BOTS, USUAL, bot
from drakkar.games import game
from drakkar.kernel.errors import DrakkarError
from drakkar.kernel.game import Game
from drakkar.kernel.table import Table
from drakkar.terminal.saves import HUMAN, Session, fresh, known_player
from drakkar.terminal.words import Words


def new_session(
    slug: str,
    lang: str,
    *,
    players: int | None = None,
    seats: Sequence[str] | None = None,
    names: Sequence[str] | None = None,
    options: Mapping[str, str] | None = None,
    seed: int | None = None,
    save: Path | None = None,
) -> Session:
    """A table with everybody seated. Errors name what is wrong; nothing is written yet."""
    chosen = game(slug)
    for who in seats or ():
        known_player(who)
        if who != HUMAN:
            bot(who, chosen.slug)
    number = players if players is not None else len(seats) if seats else chosen.seats[0]
    table = Table(chosen, number, options, seed, listen=True)
    if seats is None:
        seats = usual_seats(number)
    elif len(seats) != number:
        raise DrakkarError("error-seats-number", given=len(seats), players=number)
    if names is None:
        names = usual_names(Words(lang), seats)
    elif len(names) != number:
        raise DrakkarError("error-names-number", given=len(names), players=number)
    elif not all(name.strip() for name in names):
        raise DrakkarError("error-names-empty")
    if save is not None and save.exists():
        raise DrakkarError("error-save-exists", file=str(save))
    printable = tuple("".join(c for c in name if c.isprintable()).strip() for name in names)
    return Session(table, tuple(seats), printable, lang, save or fresh(slug))


def again(session: Session) -> Session:
    """The same people at the same game, with new luck."""
    table = session.table
    return Session(
        Table(table.game, table.players, table.options, listen=True),
        session.seats,
        session.names,
        session.lang,
        fresh(table.game.slug),
    )


def usual_seats(players: int) -> list[str]:
    """One person against bots."""
    rest = USUAL if USUAL in BOTS else next(iter(BOTS))
    return [HUMAN] + [rest] * (players - 1)


def usual_names(words: Words, seats: Sequence[str]) -> list[str]:
    """Joueur 1, Karl, Karl 2."""
    names: list[str] = []
    for number, who in enumerate(seats, start=1):
        if who == HUMAN:
            names.append(words("player-default", number=number))
        else:
            before = list(seats[: number - 1]).count(who)
            names.append(who.capitalize() + (f" {before + 1}" if before else ""))
    return names


def describe(words: Words, game: Game) -> str:
    """A line about a game for the lobby."""
    low, high = game.minutes
    return words(
        "game-line",
        title=game.title[words.lang],
        designers=", ".join(game.designers),
        seats=", ".join(str(n) for n in game.seats),
        minutes=f"{low}–{high}",
    )
