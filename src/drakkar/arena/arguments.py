"""What the commands of many games have in common: how a match is named, how numbers are shown."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable

from drakkar.arena.errors import ArenaError
from drakkar.arena.match import Match
from drakkar.bots import BOTS, USUAL
from drakkar.games import GAMES, game
from drakkar.kernel.text import Texts


def add_match(parser: argparse.ArgumentParser, say: Texts) -> None:
    """The arguments that say what is played, and by whom."""
    parser.add_argument("game", metavar=say("metavar-game"), help=", ".join(GAMES))
    parser.add_argument("--players", type=whole, metavar="N", help=say("simulate-players"))
    parser.add_argument("--games", type=whole, default=100, metavar="N", help=say("simulate-games"))
    parser.add_argument("--bots", metavar="A,B", help=say("simulate-bots", known=", ".join(BOTS)))
    parser.add_argument("--jobs", type=whole, metavar="N", help=say("simulate-jobs"))
    parser.add_argument(
        "--cluster",
        nargs="?",
        const="auto",
        metavar=say("metavar-address"),
        help=say("simulate-cluster"),
    )
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar=say("metavar-option"),
        help=say("simulate-option"),
    )
    parser.add_argument("--seed", type=whole, default=1, metavar="N", help=say("simulate-seed"))
    parser.add_argument(
        "--rotate",
        action=argparse.BooleanOptionalAction,
        default=True,
        help=say("simulate-rotate"),
    )


def match_of(args: argparse.Namespace) -> Match:
    bots = tuple(args.bots.split(",")) if args.bots else ()
    players = args.players if args.players is not None else len(bots) or game(args.game).seats[0]
    return Match(
        game=args.game,
        players=players,
        bots=bots or (USUAL,) * players,
        games=args.games,
        seed=args.seed,
        options=options_of(args.option),
        rotate=args.rotate,
        records=getattr(args, "records", None),
    )


def options_of(given: list[str]) -> tuple[tuple[str, str], ...]:
    options = []
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise ArenaError("error-option-shape", text=text)
        options.append((name, value))
    return tuple(options)


def jobs_of(args: argparse.Namespace) -> int:
    """As many processes as were asked for, else one per core."""
    jobs: int = args.jobs if args.jobs is not None else os.cpu_count() or 1
    return jobs


def finish(
    parser: argparse.ArgumentParser, run: Callable[[argparse.Namespace, str], int], say: Texts
) -> None:
    """What all commands have; ``func`` may be called with a language or without."""
    parser.add_argument("--json", action="store_true", help=say("json-help"))
    parser.add_argument("--lang", metavar="fr|en", default=argparse.SUPPRESS, help=say("lang-help"))
    parser.set_defaults(func=lambda args, lang=say.lang: run(args, lang))


def whole(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise ArenaError("error-whole", text=text) from None


def decimal(text: str) -> float:
    try:
        return float(text)
    except ValueError:
        raise ArenaError("error-decimal", text=text) from None


def number(value: float, say: Texts, places: int = 0) -> str:
    """A number as this language writes it."""
    text = f"{value:,.{places}f}"
    return text.replace(",", "\u202f").replace(".", ",") if say.lang == "fr" else text


def aligned(rows: list[list[str]]) -> str:
    """Columns of equal width, the first to the left and the others to the right."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return "\n".join(
        "  ".join(
            cell.ljust(width) if column == 0 else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    )
