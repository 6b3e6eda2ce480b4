"""The command line. ``drakkar`` alone opens the lobby; see ``drakkar --help``."""

from __future__ import annotations

import argparse
import itertools
import json
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from drakkar.bots import BOTS
from drakkar.bots.review import MOST as REVIEW_MOST
from drakkar.bots.review import POSITIONS as REVIEW_POSITIONS
from drakkar.games import GAMES, game
from drakkar.kernel.errors import DrakkarError
from drakkar.kernel.game import Option
from drakkar.kernel.text import LANGUAGES, default_language, texts
from drakkar.terminal.arguments import Parser, Usage, whole
from drakkar.terminal.words import Words

_ARENA = ("simulate", "study", "ladder", "learn", "bench")
_SERVER = ("serve", "backup", "boxes")


def main(argv: list[str] | None = None) -> int:
    """Run a command; the exit code."""
    argv = sys.argv[1:] if argv is None else argv
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    lang = _language(argv)
    words = Words(lang)
    try:
        try:
            args = _parser(words, argv).parse_args(argv)
            if args.lang is not None and args.lang not in LANGUAGES:
                texts(args.lang)  # refuses it
            done: int = args.func(args, words)
            sys.stdout.flush()
            return done
        except DrakkarError as error:
            line = " ".join(words.error(error).split("\n"))
            print(f"drakkar: {line}", file=sys.stderr)
            return 2
        except KeyboardInterrupt:
            print(file=sys.stderr)
            return 130
    except BrokenPipeError:  # whoever read our output has heard enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _language(argv: list[str]) -> str:
    """The language of messages, needed before the arguments are understood."""
    for index, word in enumerate(argv):
        name, _, value = word.partition("=")
        if name == "--lang":
            asked = value or (argv[index + 1] if index + 1 < len(argv) else "")
            return asked if asked in LANGUAGES else default_language()
    return default_language()


# ---- the parsers -----------------------------------------------------------------------------


def _parser(words: Words, argv: list[str]) -> Parser:
    Parser.words = words
    parser = Parser(prog="drakkar", description=words("cli-description"))
    parser.add_argument(
        "--version", action="version", version=_version(), help=words("cli-version")
    )
    parser.set_defaults(func=_lobby, lang=None)
    _add_lang(parser, words)
    commands = parser.add_subparsers(
        title=words("cli-commands"), metavar=words("cli-metavar-command"), dest="command"
    )

    def add(name: str, run: Callable[[argparse.Namespace, Words], int]) -> Parser:
        parser: Parser = commands.add_parser(
            name, help=words(f"cli-{name}"), description=words(f"cli-{name}")
        )
        parser.set_defaults(func=run)
        _add_lang(parser, words)
        return parser

    _add_play(add("play", _play), words)
    replay = add("replay", _replay)
    replay.add_argument("file", metavar=words("cli-metavar-file"), help=words("cli-file"))
    replay.add_argument("--json", action="store_true", help=words("cli-json"))
    _add_review(add("review", _review), words)
    rules = add("rules", _rules)
    _add_game(rules, words)
    rules.add_argument(
        "words", nargs="*", metavar=words("cli-metavar-words"), help=words("cli-words")
    )
    rules.add_argument("--json", action="store_true", help=words("cli-json"))
    add("games", _games).add_argument("--json", action="store_true", help=words("cli-json"))
    for names, load in ((_ARENA, _add_arena), (_SERVER, _add_server)):
        if any(name in argv for name in names):
            load(commands, words.lang)
        else:
            for name in names:
                add(name, _missing)
    return parser


def _add_lang(parser: Parser, words: Words) -> None:
    parser.add_argument(
        "--lang",
        metavar=words("cli-metavar-lang"),
        default=argparse.SUPPRESS,
        help=words("cli-lang"),
    )


def _add_game(parser: Parser, words: Words) -> None:
    parser.add_argument(
        "game",
        nargs="?",
        metavar=words("cli-metavar-game"),
        help=words("cli-game", known=", ".join(GAMES)),
    )


def _add_play(play: Parser, words: Words) -> None:
    file, number = words("cli-metavar-file"), words("cli-metavar-number")
    listed = words("cli-metavar-list")
    _add_game(play, words)
    play.add_argument(
        "--players", type=whole("--players"), metavar=number, help=words("cli-players")
    )
    play.add_argument("--seats", metavar=listed, help=words("cli-seats", known=", ".join(BOTS)))
    play.add_argument("--names", metavar=listed, help=words("cli-names"))
    play.add_argument(
        "--option",
        action="append",
        default=[],
        metavar=words("cli-metavar-option"),
        help=words("cli-option"),
    )
    play.add_argument("--seed", type=whole("--seed"), metavar=number, help=words("cli-seed"))
    play.add_argument("--resume", nargs="?", const="", metavar=file, help=words("cli-resume"))
    play.add_argument("--save", metavar=file, help=words("cli-save"))


def _add_review(parser: Parser, words: Words) -> None:
    number = words("cli-metavar-number")
    parser.add_argument("file", metavar=words("cli-metavar-file"), help=words("cli-file"))
    parser.add_argument("--seat", metavar=number, help=words("cli-review-seat"))
    parser.add_argument(
        "--most",
        type=whole("--most"),
        default=REVIEW_MOST,
        metavar=number,
        help=words("cli-review-most", number=REVIEW_MOST),
    )
    parser.add_argument(
        "--positions",
        type=whole("--positions"),
        default=REVIEW_POSITIONS,
        metavar=number,
        help=words("cli-review-positions", number=REVIEW_POSITIONS),
    )
    parser.add_argument("--json", action="store_true", help=words("cli-json"))


def _add_arena(commands: Any, lang: str) -> None:
    """Whole games in numbers: a package of its own, loaded only when it is asked for."""
    try:
        from drakkar.arena.command import add_parsers
    except ModuleNotFoundError:
        return
    before = dict(commands.choices)
    add_parsers(commands, texts(lang, "drakkar.terminal", "drakkar.arena"))
    _adopt(commands, before)


def _add_server(commands: Any, lang: str) -> None:
    """The same for the table in the browser."""
    from drakkar.server.command import add_parsers

    before = dict(commands.choices)
    add_parsers(commands, lang)
    _adopt(commands, before)


def _adopt(commands: Any, before: dict[str, Any]) -> None:
    """Parsers that came from a package of their own are run like the others."""
    for name, parser in commands.choices.items():
        if name not in before:
            run = parser.get_default("func")
            parser.set_defaults(func=lambda args, _words, run=run: run(args))


def _missing(args: argparse.Namespace, words: Words) -> int:
    raise Usage("error-not-here", name=args.command)


def _version() -> str:
    from drakkar import __version__
    from drakkar.kernel import table

    compiled = "" if (table.__file__ or "").endswith(".py") else " (compiled)"
    return f"drakkar {__version__}{compiled}"


# ---- the commands ----------------------------------------------------------------------------


def _lobby(args: argparse.Namespace, words: Words) -> int:
    from drakkar.terminal.lobby import Lobby
    from drakkar.terminal.screen import Screen

    return Lobby(Screen(), words.lang).run()


def _play(args: argparse.Namespace, words: Words) -> int:
    from drakkar.terminal.play import Player
    from drakkar.terminal.saves import latest, resume
    from drakkar.terminal.screen import Screen
    from drakkar.terminal.seating import new_session

    slug = None if args.game is None else game(args.game).slug
    save = None if args.save is None else Path(args.save)
    if args.resume is not None:
        for option in ("players", "seats", "names", "option", "seed"):
            if getattr(args, option) not in (None, []):
                raise Usage("error-resume-with", option=f"--{option}")
        if args.resume:
            session = resume(Path(args.resume), args.lang, words.lang)
        else:
            session = latest(slug, args.lang, words.lang)
        if save is not None and save != session.path:
            if save.exists():
                raise DrakkarError("error-save-exists", file=str(save))
            session.path = save
    else:
        session = new_session(
            _named(slug),
            words.lang,
            players=args.players,
            seats=None if args.seats is None else args.seats.split(","),
            names=None if args.names is None else args.names.split(","),
            options=_options(game(_named(slug)).options, args.option),
            seed=args.seed,
            save=save,
        )
    return Player(session, Screen()).run()


def _named(slug: str | None) -> str:
    if slug is None:
        raise Usage("error-game-missing", known=", ".join(GAMES))
    return slug


def _options(known: Any, given: list[str]) -> dict[str, str]:
    options = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            example = next((f"{n}={o.default}" for n, o in known.items()), "-")
            raise Usage("error-option-form", text=text, example=example)
        options[name.strip()] = value.strip()
    return options


def _replay(args: argparse.Namespace, words: Words) -> int:
    from drakkar.kernel.record import read_json
    from drakkar.terminal.replay import Replay, followed, names_of, summary
    from drakkar.terminal.screen import Screen

    data = read_json(Path(args.file))
    reading = followed(data)
    names = names_of(reading.table, words)
    if args.json:
        print(json.dumps(summary(reading, names, words), ensure_ascii=False))
        return 0
    screen = Screen()
    shown = Replay(data, names, words.lang, screen)
    if screen.tty:
        return shown.run()
    shown.print_log()
    return 0


def _review(args: argparse.Namespace, words: Words) -> int:
    from drakkar.kernel.record import read_json
    from drakkar.terminal.review import Reviewed
    from drakkar.terminal.screen import Screen

    data = read_json(Path(args.file))
    reviewed = Reviewed(data, args.seat, args.positions, args.most, words.lang)
    if args.json:
        print(json.dumps(reviewed.to_json(), ensure_ascii=False))
    else:
        reviewed.show(Screen())
    return 0


def _rules(args: argparse.Namespace, words: Words) -> int:
    from drakkar.terminal import report
    from drakkar.terminal.screen import Screen

    chosen = game(_named(args.game))
    game_words, wanted = Words(words.lang, chosen), " ".join(args.words)
    book = chosen.rulebook
    fitting = book.find(wanted, words.lang) if wanted else []
    if wanted and not fitting:
        raise DrakkarError("error-rules-none", game=chosen.slug, text=wanted)
    if args.json:
        clauses = [clause for _, clause in fitting] if wanted else book.clauses().values()
        shown = [{"id": clause.id, "text": clause.text(words.lang)} for clause in clauses]
        print(json.dumps(shown, ensure_ascii=False))
    else:
        report.rules(Screen(), game_words, wanted)
    return 0


def _games(args: argparse.Namespace, words: Words) -> int:
    from drakkar.terminal.screen import Screen
    from drakkar.terminal.seating import describe

    if args.json:
        shown = [
            {
                "slug": shelved.slug,
                "title": shelved.title,
                "designers": list(shelved.designers),
                "seats": list(shelved.seats),
                "minutes": list(shelved.minutes),
                "options": {
                    name: {"choices": list(option.choices), "default": option.default}
                    for name, option in shelved.options.items()
                },
            }
            for shelved in GAMES.values()
        ]
        print(json.dumps(shown, ensure_ascii=False))
        return 0
    screen = Screen()
    for shelved in GAMES.values():
        screen.say(f"{shelved.slug}: {describe(words, shelved)}", indent=4)
        for _, alike in itertools.groupby(shelved.options.items(), _same_details):
            same = list(alike)
            name = "…".join(dict.fromkeys((same[0][0], same[-1][0])))
            screen.say(f"    --option {name}={'|'.join(same[0][1].choices)}", "dim", indent=8)
    return 0


def _same_details(item: tuple[str, Option]) -> tuple[str, ...]:
    """What details in a row have in common: ``round_1…round_7`` are told of once."""
    name, option = item
    return option.choices if option.detail else (name,)
