"""``drakkar simulate``, ``drakkar ladder`` and ``drakkar bench``; ``study`` and ``learn`` have
their own."""

from __future__ import annotations

import argparse
import json
import sys
from math import hypot
from pathlib import Path
from typing import Any

from drakkar.arena import ladder as ladders
from drakkar.arena.arguments import (
    add_match,
    aligned,
    decimal,
    finish,
    jobs_of,
    match_of,
    number,
    options_of,
    whole,
)
from drakkar.arena.bench import GOALS, PEER_GOALS, beside, measure
from drakkar.arena.bench_envs import batched_rows, env_rows
from drakkar.arena.errors import ArenaError
from drakkar.arena.ladder_picture import picture
from drakkar.arena.learn.command import add_learn
from drakkar.arena.simulate import Line, Report, simulate
from drakkar.arena.study.command import add_study
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
    add_match(parser, say)
    parser.add_argument("--records", metavar=say("metavar-folder"), help=say("simulate-records"))
    finish(parser, run_simulate, say)
    add_study(subparsers, say)
    _add_ladder(subparsers, say)
    add_learn(subparsers, say)

    parser = subparsers.add_parser("bench", help=say("bench-help"), description=say("bench-help"))
    parser.add_argument("game", nargs="*", metavar=say("metavar-game"), help=say("bench-games"))
    parser.add_argument(
        "--seconds", type=decimal, default=1.0, metavar="S", help=say("bench-seconds")
    )
    parser.add_argument("--repeats", type=whole, default=3, metavar="N", help=say("bench-repeats"))
    parser.add_argument("--peer", action=argparse.BooleanOptionalAction, help=say("bench-peer"))
    parser.add_argument("--beside", metavar="PYTHON", help=say("bench-beside"))
    finish(parser, run_bench, say)


def _add_ladder(subparsers: argparse._SubParsersAction[Any], say: Texts) -> None:
    parser = subparsers.add_parser(
        "ladder", help=say("ladder-help"), description=say("ladder-help")
    )
    parser.add_argument("game", metavar=say("metavar-game"), help=", ".join(GAMES))
    parser.add_argument("--players", type=whole, default=2, metavar="N", help=say("ladder-players"))
    parser.add_argument(
        "--bots",
        default=",".join(ladders.PANEL),
        metavar="A,B,C",
        help=say("ladder-bots", panel=",".join(ladders.PANEL)),
    )
    parser.add_argument("--games", type=whole, default=200, metavar="N", help=say("ladder-games"))
    parser.add_argument("--jobs", type=whole, metavar="N", help=say("simulate-jobs"))
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar=say("metavar-option"),
        help=say("simulate-option"),
    )
    parser.add_argument("--seed", type=whole, default=1, metavar="N", help=say("simulate-seed"))
    parser.add_argument("--against", metavar=say("metavar-earlier"), help=say("ladder-against"))
    parser.add_argument(
        "--out", action="append", default=[], metavar=say("metavar-file"), help=say("ladder-out")
    )
    finish(parser, run_ladder, say)


# ---- simulate --------------------------------------------------------------------------------


def run_simulate(args: argparse.Namespace, lang: str) -> int:
    say = catalogue(lang, PACKAGE)
    match = match_of(args)
    with progress(say("simulate-progress"), match.games) as advance:
        report = simulate(match, jobs_of(args), lambda some: advance(some, None), args.cluster)
    if args.json:
        print(json.dumps(report.to_json(), indent=1))
    else:
        _print_report(report, say)
    for failure in report.failures:
        print(say("simulate-failure", seed=str(failure.seed), why=failure.why), file=sys.stderr)
    if report.failures:
        print("".join(failure.trace for failure in report.failures), end="", file=sys.stderr)
    return 1 if report.failures else 0


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
        print(aligned([[say(title), *heads], *(_cells(line, say) for line in lines)]))
    print()
    rate = report.total_decisions / report.seconds if report.seconds else 0.0
    print(
        say(
            "simulate-length",
            decisions=number(report.decisions.mean, say, 1),
            answers=number(report.answers.mean, say, 1),
        )
    )
    print(say("simulate-speed", rate=number(rate, say), seconds=number(report.seconds, say, 1)))


def _cells(line: Line, say: Texts) -> list[str]:
    scores, wins = line.scores, line.wins
    return [
        line.name,
        number(line.played, say),
        number(scores.mean, say, 1),
        number(scores.sd, say, 1),
        number(scores.least, say),
        *(number(value, say, 1) for value in (scores.q1, scores.median, scores.q3)),
        number(scores.most, say),
        say("percent", number=number(100 * wins.share, say, 1)),
        say(
            "percent-range",
            low=number(100 * wins.low, say, 1),
            high=number(100 * wins.high, say, 1),
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
    options = options_of(args.option)
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
            jobs_of(args),
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
                number(rating.rating, say),
                number(rating.within, say),
                number(rating.games, say),
                *(_share(ladder, rating.bot, other, say) for other in names),
            ]
        )
    print()
    print(aligned(rows))
    if before is not None:
        print()
        print(aligned(_compared(ratings, before, say)))
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
            return say("percent", number=number(100 * won / pair.games, say))
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
                    number(rating.rating, say),
                    number(old.rating, say),
                    f"{sign}{number(abs(change), say)}",
                    number(hypot(rating.within, old.within), say),
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
            seconds=number(report["seconds"], say, 1),
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
                number(rates["decisions_per_second"], say),
                number(rates["answers_per_second"], say),
                *(
                    number(rates[key], say, 2)
                    for key in ("copy_us", "table_copy_us", "moves_us", "karl_ms", "late")
                ),
            ]
        )
    if peer:
        rows.append(
            [
                f"{peer['name']} {peer['version']}, {peer['players']}",
                number(peer["choices_per_second"], say),
                number(peer["decisions_per_second"], say),
                number(peer["state_copy_us"], say, 2),
                number(peer["copy_us"], say, 2),
                *[""] * 3,
            ]
        )
    print(aligned(rows))
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
            rows.append([_variant(rates), *(f"{number(ratio, say, 1)} ×" for ratio in ratios)])
        print()
        print(aligned(rows))
    if "beside" in report:
        print()
        print(aligned(_beside_rows(report, say)))
    if report["envs"]:
        print()
        print(aligned(env_rows(report["envs"], say, number)))
        print()
        print(aligned(batched_rows(report["batched"], say, number)))
    print()
    print(say("bench-peak", mb=number(report["peak_mb"], say)))
    print(say("bench-meaning"))
    for slug in dict.fromkeys(rates["game"] for rates in report["games"]):
        if slug in GOALS:
            decisions, copy = GOALS[slug]
            print(
                say(
                    "bench-goal",
                    game=slug,
                    decisions=number(decisions, say),
                    copy=number(copy, say),
                )
            )
    if peer:
        print(
            say(
                "bench-peer-goal",
                decisions=number(PEER_GOALS[0], say),
                copies=number(PEER_GOALS[1], say),
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
                number(rate, say),
                *(f"{number(ratio, say, 2)} ×" for ratio in ratios),
                number(copy, say, 2),
                f"{number(ours['copy_us'] / copy, say, 2)} ×",
                number(theirs["karl_ms"], say, 2),
                f"{number(ours['karl_ms'] / theirs['karl_ms'], say, 2)} ×",
            ]
        )
    return rows


def _variant(rates: dict[str, Any]) -> str:
    options = "".join(f" {value}" for value in rates["options"].values())
    return f"{rates['game']} {rates['players']}{options}"
