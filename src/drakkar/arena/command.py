"""``drakkar simulate``, ``drakkar ladder`` and ``drakkar bench``."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable
from math import hypot
from pathlib import Path
from typing import Any

from drakkar.arena import ladder as ladders
from drakkar.arena.bench import GOALS, PEER_GOALS, beside, measure
from drakkar.arena.bench_envs import env_rows
from drakkar.arena.errors import ArenaError
from drakkar.arena.ladder_picture import picture
from drakkar.arena.match import Match
from drakkar.arena.simulate import Line, Report, simulate
from drakkar.bots import BOTS, USUAL
from drakkar.games import GAMES, game
from drakkar.kernel.text import Texts
from drakkar.kernel.text import texts as catalogue
from drakkar.terminal.progress import progress

PACKAGE = "drakkar.arena"


def add_parsers(subparsers: argparse._SubParsersAction[Any], texts: Texts) -> None:
    """Register the commands; ``texts`` says in which language their help is."""
    say = catalogue(texts.lang, PACKAGE)
    parser = subparsers.add_parser(
        "simulate", help=say("simulate-help"), description=say("simulate-help")
    )
    parser.add_argument("game", metavar=say("metavar-game"), help=", ".join(GAMES))
    parser.add_argument("--players", type=_whole, metavar="N", help=say("simulate-players"))
    parser.add_argument(
        "--games", type=_whole, default=100, metavar="N", help=say("simulate-games")
    )
    parser.add_argument("--bots", metavar="A,B", help=say("simulate-bots", known=", ".join(BOTS)))
    parser.add_argument("--jobs", type=_whole, metavar="N", help=say("simulate-jobs"))
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar=say("metavar-option"),
        help=say("simulate-option"),
    )
    parser.add_argument("--seed", type=_whole, default=1, metavar="N", help=say("simulate-seed"))
    parser.add_argument(
        "--rotate",
        action=argparse.BooleanOptionalAction,
        default=True,
        help=say("simulate-rotate"),
    )
    parser.add_argument("--records", metavar=say("metavar-folder"), help=say("simulate-records"))
    _finish(parser, run_simulate, say)

    _add_ladder(subparsers, say)

    parser = subparsers.add_parser("bench", help=say("bench-help"), description=say("bench-help"))
    parser.add_argument("game", nargs="*", metavar=say("metavar-game"), help=say("bench-games"))
    parser.add_argument(
        "--seconds", type=_decimal, default=1.0, metavar="S", help=say("bench-seconds")
    )
    parser.add_argument("--repeats", type=_whole, default=3, metavar="N", help=say("bench-repeats"))
    parser.add_argument("--peer", action=argparse.BooleanOptionalAction, help=say("bench-peer"))
    parser.add_argument("--beside", metavar="PYTHON", help=say("bench-beside"))
    _finish(parser, run_bench, say)


def _add_ladder(subparsers: argparse._SubParsersAction[Any], say: Texts) -> None:
    parser = subparsers.add_parser(
        "ladder", help=say("ladder-help"), description=say("ladder-help")
    )
    parser.add_argument("game", metavar=say("metavar-game"), help=", ".join(GAMES))
    parser.add_argument(
        "--players", type=_whole, default=2, metavar="N", help=say("ladder-players")
    )
    parser.add_argument(
        "--bots",
        default=",".join(ladders.PANEL),
        metavar="A,B,C",
        help=say("ladder-bots", panel=",".join(ladders.PANEL)),
    )
    parser.add_argument("--games", type=_whole, default=200, metavar="N", help=say("ladder-games"))
    parser.add_argument("--jobs", type=_whole, metavar="N", help=say("simulate-jobs"))
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar=say("metavar-option"),
        help=say("simulate-option"),
    )
    parser.add_argument("--seed", type=_whole, default=1, metavar="N", help=say("simulate-seed"))
    parser.add_argument("--against", metavar=say("metavar-earlier"), help=say("ladder-against"))
    parser.add_argument(
        "--out", action="append", default=[], metavar=say("metavar-file"), help=say("ladder-out")
    )
    _finish(parser, run_ladder, say)


def _finish(
    parser: argparse.ArgumentParser, run: Callable[[argparse.Namespace, str], int], say: Texts
) -> None:
    """What all commands have; ``func`` may be called with a language or without."""
    parser.add_argument("--json", action="store_true", help=say("json-help"))
    parser.add_argument("--lang", metavar="fr|en", default=argparse.SUPPRESS, help=say("lang-help"))
    parser.set_defaults(func=lambda args, lang=say.lang: run(args, lang))


def _whole(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise ArenaError("error-whole", text=text) from None


def _decimal(text: str) -> float:
    try:
        return float(text)
    except ValueError:
        raise ArenaError("error-decimal", text=text) from None


# ---- simulate --------------------------------------------------------------------------------


def run_simulate(args: argparse.Namespace, lang: str) -> int:
    say = catalogue(lang, PACKAGE)
    match = _match(args)
    jobs = args.jobs if args.jobs is not None else os.cpu_count() or 1
    with progress(say("simulate-progress"), match.games) as advance:
        report = simulate(match, jobs, lambda number: advance(number, None))
    if args.json:
        print(json.dumps(report.to_json(), indent=1))
    else:
        _print_report(report, say)
    for failure in report.failures:
        print(say("simulate-failure", seed=str(failure.seed), why=failure.why), file=sys.stderr)
    if report.failures:
        print("".join(failure.trace for failure in report.failures), end="", file=sys.stderr)
    return 1 if report.failures else 0


def _match(args: argparse.Namespace) -> Match:
    bots = tuple(args.bots.split(",")) if args.bots else ()
    players = args.players if args.players is not None else len(bots) or game(args.game).seats[0]
    return Match(
        game=args.game,
        players=players,
        bots=bots or (USUAL,) * players,
        games=args.games,
        seed=args.seed,
        options=_options(args.option),
        rotate=args.rotate,
        records=args.records,
    )


def _options(given: list[str]) -> tuple[tuple[str, str], ...]:
    options = []
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise ArenaError("error-option-shape", text=text)
        options.append((name, value))
    return tuple(options)


def _print_report(report: Report, say: Texts) -> None:
    match = report.match
    print(
        say(
            "simulate-title",
            title=game(match.game).title[say.lang],
            games=report.games,
            players=match.players,
            options=" ".join(f"{name}={value}" for name, value in match.options) or "-",
            seed=str(match.seed),
        )
    )
    columns = ("played", "mean", "sd", "min", "q1", "median", "q3", "max", "wins", "interval")
    heads = [say(f"column-{name}") for name in columns]
    for title, lines in (("column-bot", report.bots), ("column-seat", report.seats)):
        print()
        print(_aligned([[say(title), *heads], *(_cells(line, say) for line in lines)]))
    print()
    rate = report.total_decisions / report.seconds if report.seconds else 0.0
    print(
        say(
            "simulate-length",
            decisions=_number(report.decisions.mean, say, 1),
            answers=_number(report.answers.mean, say, 1),
        )
    )
    print(say("simulate-speed", rate=_number(rate, say), seconds=_number(report.seconds, say, 1)))


def _cells(line: Line, say: Texts) -> list[str]:
    scores, wins = line.scores, line.wins
    return [
        line.name,
        _number(line.played, say),
        _number(scores.mean, say, 1),
        _number(scores.sd, say, 1),
        _number(scores.least, say),
        *(_number(value, say, 1) for value in (scores.q1, scores.median, scores.q3)),
        _number(scores.most, say),
        say("percent", number=_number(100 * wins.share, say, 1)),
        say(
            "percent-range",
            low=_number(100 * wins.low, say, 1),
            high=_number(100 * wins.high, say, 1),
        ),
    ]


# ---- ladder ----------------------------------------------------------------------------------


def run_ladder(args: argparse.Namespace, lang: str) -> int:
    say = catalogue(lang, PACKAGE)
    outs = [Path(name) for name in args.out]
    for out in outs:
        if out.suffix not in (".json", ".svg"):
            raise ArenaError("error-ladder-out", file=str(out))
        ladders.writable(out)
    bots = [name.strip() for name in args.bots.split(",")]
    ladders.rate([ladders.Pair(("a", "b"), 2, (1, 1), 0)])  # is there all that it takes?
    options = _options(args.option)
    before = None
    if args.against is not None:
        before = ladders.earlier(args.against, args.game, args.players, options)
    pairs = len(bots) * (len(bots) - 1) // 2
    with progress(say("simulate-progress"), pairs * args.games) as advance:
        ladder, failures = ladders.play(
            args.game,
            args.players,
            bots,
            args.games,
            args.seed,
            options,
            args.jobs if args.jobs is not None else os.cpu_count() or 1,
            lambda number: advance(number, None),
        )
    ratings = ladders.rate(ladder.pairs)
    data = ladders.to_json(ladder, ratings)
    title = _ladder_title(ladder, say)
    for out in outs:
        drawn = out.suffix == ".svg"
        ladders.write(out, picture(title, say("ladder-unit"), ratings) if drawn else data)
    if args.json:
        if before is not None:
            data["against"] = ladders.to_json(before, ladders.rate(before.pairs))
        print(json.dumps(data, indent=1))
    else:
        print(title)
        _print_ladder(ladder, ratings, before, say)
    for failure in failures:
        print(say("simulate-failure", seed=str(failure.seed), why=failure.why), file=sys.stderr)
    return 1 if failures else 0


def _ladder_title(ladder: ladders.Ladder, say: Texts) -> str:
    known = game(ladder.game)
    options = [
        f", {name}={value}"
        for name, value in ladder.options.items()
        if name not in known.options or value != known.options[name].default
    ]
    return say(
        "ladder-title",
        title=known.title[say.lang],
        players=ladder.players,
        options="".join(options),
        games=max(pair.games for pair in ladder.pairs),
        version=ladder.drakkar,
    )


def _print_ladder(
    ladder: ladders.Ladder,
    ratings: list[ladders.Rating],
    before: ladders.Ladder | None,
    say: Texts,
) -> None:
    names = [rating.bot for rating in ratings]
    rows = [[say("column-bot"), say("column-rating"), "±", say("column-played"), *names]]
    for rating in ratings:
        rows.append(
            [
                rating.bot,
                _number(rating.rating, say),
                _number(rating.within, say),
                _number(rating.games, say),
                *(_share(ladder, rating.bot, other, say) for other in names),
            ]
        )
    print()
    print(_aligned(rows))
    if before is not None:
        print()
        print(_aligned(_compared(ratings, before, say)))
    print()
    never = [rating.bot for rating in ratings if rating.wins == 0]
    if never:
        print(say("ladder-never", bots=", ".join(never)))
    print(say("ladder-meaning", anchor=names[0] if ladders.ANCHOR not in names else ladders.ANCHOR))


def _share(ladder: ladders.Ladder, bot: str, other: str, say: Texts) -> str:
    """How often the one has won against the other."""
    for pair in ladder.pairs:
        if bot != other and {bot, other} == set(pair.bots):
            won = pair.wins[pair.bots.index(bot)]
            return say("percent", number=_number(100 * won / pair.games, say))
    return "·"


def _compared(ratings: list[ladders.Rating], before: ladders.Ladder, say: Texts) -> list[list[str]]:
    """What each is rated now and was rated then. What they have in common is the one whose rating
    is given."""
    then = {rating.bot: rating for rating in ladders.rate(before.pairs)}
    heads = ("bot", "rating", "then", "change")
    rows = [[*(say(f"column-{name}", version=before.drakkar) for name in heads), "±"]]
    for rating in ratings:
        old = then.get(rating.bot)
        if old is not None:
            change = rating.rating - old.rating
            sign = "+" if change > 0 else "−" if change < 0 else ""
            rows.append(
                [
                    rating.bot,
                    _number(rating.rating, say),
                    _number(old.rating, say),
                    f"{sign}{_number(abs(change), say)}",
                    _number(hypot(rating.within, old.within), say),
                ]
            )
    return rows


# ---- bench -----------------------------------------------------------------------------------


def run_bench(args: argparse.Namespace, lang: str) -> int:
    say = catalogue(lang, PACKAGE)
    with progress(say("bench-progress"), None) as advance:
        report = measure(
            args.game, args.seconds, args.repeats, args.peer, lambda name: advance(1, name)
        )
    if args.beside is not None:
        report["beside"] = beside(args.beside, args.game, args.seconds, args.repeats)
    if args.json:
        print(json.dumps(report, indent=1))
    else:
        _print_bench(report, say)
    return 0


def _print_bench(report: dict[str, Any], say: Texts) -> None:
    print(
        say(
            "bench-title",
            python=report["python"],
            seconds=_number(report["seconds"], say, 1),
            repeats=report["repeats"],
        )
    )
    peer = report["peer"]
    columns = ("variant", "decisions", "answers", "copy", "table-copy", "moves", "karl", "late")
    rows = [[say(f"bench-column-{name}") for name in columns]]
    for rates in report["games"]:
        rows.append(
            [
                _variant(rates),
                _number(rates["decisions_per_second"], say),
                _number(rates["answers_per_second"], say),
                *(
                    _number(rates[key], say, 2)
                    for key in ("copy_us", "table_copy_us", "moves_us", "karl_ms", "late")
                ),
            ]
        )
    if peer:
        rows.append(
            [
                f"{peer['name']} {peer['version']}, {peer['players']}",
                _number(peer["choices_per_second"], say),
                _number(peer["decisions_per_second"], say),
                _number(peer["state_copy_us"], say, 2),
                _number(peer["copy_us"], say, 2),
                *[""] * 3,
            ]
        )
    print(_aligned(rows))
    if peer:
        pairs = (
            ("decisions_per_second", "choices_per_second", True),
            ("answers_per_second", "decisions_per_second", True),
            ("decisions_per_second", "decisions_per_second", True),
            ("copy_us", "state_copy_us", False),
            ("table_copy_us", "copy_us", False),
        )
        heads = ("ratio", "decisions", "answers", "strict", "copy", "table-copy")
        rows = [[say(f"bench-column-{name}") for name in heads]]
        for rates in report["games"]:
            ratios = [
                rates[ours] / peer[theirs] if faster else peer[theirs] / rates[ours]
                for ours, theirs, faster in pairs
            ]
            rows.append([_variant(rates), *(f"{_number(ratio, say, 1)} ×" for ratio in ratios)])
        print()
        print(_aligned(rows))
    if "beside" in report:
        print()
        print(_aligned(_beside_rows(report, say)))
    if report["envs"]:
        print()
        print(_aligned(env_rows(report["envs"], say, _number)))
    print()
    print(say("bench-peak", mb=_number(report["peak_mb"], say)))
    print(say("bench-meaning"))
    for slug in dict.fromkeys(rates["game"] for rates in report["games"]):
        if slug in GOALS:
            decisions, copy = GOALS[slug]
            print(
                say(
                    "bench-goal",
                    game=slug,
                    decisions=_number(decisions, say),
                    copy=_number(copy, say),
                )
            )
    if peer:
        print(
            say(
                "bench-peer-goal",
                decisions=_number(PEER_GOALS[0], say),
                copies=_number(PEER_GOALS[1], say),
            )
        )


def _beside_rows(report: dict[str, Any], say: Texts) -> list[list[str]]:
    """The other program's rates, in times of this one's and of the peer's."""
    peer = report["peer"]
    columns = ["beside", "decisions", "times", *(["ratio", "strict"] if peer else [])]
    columns += ["copy", "copy-times"]
    columns += ["karl", "karl-times"]
    rows = [[say(f"bench-column-{name}") for name in columns]]
    for ours, theirs in zip(report["games"], report["beside"]["games"], strict=True):
        rate, copy = theirs["decisions_per_second"], theirs["copy_us"]
        ratios = [rate / ours["decisions_per_second"]]
        if peer:
            ratios += [rate / peer["choices_per_second"], rate / peer["decisions_per_second"]]
        rows.append(
            [
                _variant(theirs),
                _number(rate, say),
                *(f"{_number(ratio, say, 2)} ×" for ratio in ratios),
                _number(copy, say, 2),
                f"{_number(ours['copy_us'] / copy, say, 2)} ×",
                _number(theirs["karl_ms"], say, 2),
                f"{_number(ours['karl_ms'] / theirs['karl_ms'], say, 2)} ×",
            ]
        )
    return rows


def _variant(rates: dict[str, Any]) -> str:
    options = "".join(f" {value}" for value in rates["options"].values())
    return f"{rates['game']} {rates['players']}{options}"


# ---- words and progress ----------------------------------------------------------------------


def _number(value: float, say: Texts, places: int = 0) -> str:
    """A number as this language writes it."""
    text = f"{value:,.{places}f}"
    return text.replace(",", "\u202f").replace(".", ",") if say.lang == "fr" else text


def _aligned(rows: list[list[str]]) -> str:
    """Columns of equal width, the first to the left and the others to the right."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return "\n".join(
        "  ".join(
            cell.ljust(width) if column == 0 else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    )
