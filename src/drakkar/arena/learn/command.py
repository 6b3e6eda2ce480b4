"""``drakkar learn``."""

from __future__ import annotations

import argparse
import json
from math import inf
from typing import Any

from drakkar.arena.arguments import aligned, decimal, finish, jobs_of, number, whole
from drakkar.arena.errors import ArenaError
from drakkar.arena.learn.run import Learning, Outcome, Plan
from drakkar.arena.workers import Workers
from drakkar.games import GAMES, game
from drakkar.kernel.text import Texts, texts
from drakkar.terminal.progress import progress

PACKAGE = "drakkar.arena"


def add_learn(subparsers: argparse._SubParsersAction[Any], say: Texts) -> None:
    parser = subparsers.add_parser("learn", help=say("learn-help"), description=say("learn-help"))
    parser.add_argument("game", metavar=say("metavar-game"), help=", ".join(GAMES))
    parser.add_argument(
        "--hours", type=decimal, required=True, metavar="H", help=say("learn-hours")
    )
    parser.add_argument("--out", metavar=say("metavar-folder"), help=say("learn-out"))
    for name, default in (("players", 2), ("games", 1000), ("trials", 200), ("positions", 1500)):
        parser.add_argument(
            f"--{name}", type=whole, default=default, metavar="N", help=say(f"learn-{name}")
        )
    parser.add_argument("--rounds", type=whole, metavar="N", help=say("learn-rounds"))
    parser.add_argument("--seed", type=whole, default=1, metavar="N", help=say("learn-seed"))
    parser.add_argument("--jobs", type=whole, metavar="N", help=say("simulate-jobs"))
    finish(parser, run_learn, say)


def run_learn(args: argparse.Namespace, lang: str) -> int:
    say = texts(lang, PACKAGE)
    if not args.hours > 0:
        raise ArenaError("error-learn-hours", hours=str(args.hours))
    if args.rounds is not None and args.rounds < 1:
        raise ArenaError("error-learn-few", what="rounds", number=str(args.rounds), least="1")
    plan = Plan(args.game, args.players, args.seed, args.games, args.trials, args.positions)
    out = args.out or f"learn-{game(args.game).slug}"
    total = None if args.rounds is None else args.rounds * (plan.games + plan.trials)
    with progress(say("simulate-progress"), total) as advance:
        learning = Learning(
            plan,
            out,
            Workers(jobs_of(args)),
            args.hours * 3600,
            lambda some: advance(some, None),
        )
        outcome = learning.run(inf if args.rounds is None else args.rounds)
    if args.json:
        print(json.dumps(outcome.to_json(), indent=1))
    else:
        _print(plan, out, outcome, say)
    return 130 if outcome.stopped else 0


def _print(plan: Plan, out: str, outcome: Outcome, say: Texts) -> None:
    print(
        say(
            "learn-title",
            title=game(plan.game).title[say.lang],
            players=plan.players,
            seed=str(plan.seed),
            positions=number(plan.positions, say),
        )
    )
    columns = ("learn-column-round", "column-played", "column-wins", "column-interval")
    more = ("learn-column-margin", "learn-column-error", "learn-column-before")
    rows = [[say(name) for name in (*columns, *more)]]
    for done in outcome.rounds:
        wins = done.wins
        rows.append(
            [
                str(done.number + 1),
                number(plan.trials, say),
                say("percent", number=number(100 * wins.share, say, 1)),
                say(
                    "percent-range",
                    low=number(100 * wins.low, say, 1),
                    high=number(100 * wins.high, say, 1),
                ),
                number(done.margin, say, 1),
                number(done.error, say, 1),
                number(done.before, say, 1),
            ]
        )
    if outcome.rounds:
        print()
        print(aligned(rows))
        print()
        print(say("learn-meaning"))
    if outcome.games or outcome.trials:
        games, trials = number(outcome.games, say), number(outcome.trials, say)
        print(say("learn-next", round=len(outcome.rounds) + 1, games=games, trials=trials))
    if outcome.best is None:
        print(say("learn-none", folder=out))
    else:
        print(say("learn-best", file=str(outcome.best), folder=str(outcome.best.parent)))
