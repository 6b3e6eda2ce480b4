"""``drakkar study``."""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any

from drakkar.arena.arguments import add_match, finish, jobs_of, match_of, number
from drakkar.arena.study.run import Outcome, Stopped, Study, run
from drakkar.arena.workers import Workers
from drakkar.games import game
from drakkar.kernel.text import Texts, texts
from drakkar.terminal.progress import progress

PACKAGE = "drakkar.arena"


def add_study(subparsers: argparse._SubParsersAction[Any], say: Texts) -> None:
    parser = subparsers.add_parser("study", help=say("study-help"), description=say("study-help"))
    add_match(parser, say)
    folder = say("metavar-folder")
    parser.add_argument("--out", required=True, metavar=folder, help=say("study-out"))
    parser.add_argument("--box", metavar=folder, help=say("study-box"))
    parser.add_argument("--against", metavar=folder, help=say("study-against"))
    finish(parser, run_study, say)


def run_study(args: argparse.Namespace, lang: str) -> int:
    say = texts(lang, PACKAGE)
    study = Study(match_of(args), args.out, args.box, args.against)
    games = study.match.games * (1 if study.against is None else 2)
    try:
        with progress(say("simulate-progress"), games) as advance:
            outcome = run(
                study,
                lang,
                Workers(jobs_of(args), args.cluster),
                lambda some: advance(some, None),
            )
    except Stopped as stopped:
        line = say("study-stopped", games=stopped.games, directory=stopped.directory)
        print(f"\n{line}", file=sys.stderr)
        return 130
    if args.json:
        print(json.dumps(outcome.to_json(), indent=1))
    else:
        _print(study, outcome, say)
    for failure in outcome.failures:
        print(say("simulate-failure", seed=str(failure.seed), why=failure.why), file=sys.stderr)
        print(failure.trace, end="", file=sys.stderr)
    return 1 if outcome.failures else 0


def _print(study: Study, outcome: Outcome, say: Texts) -> None:
    findings = outcome.findings
    print(
        say(
            "simulate-title",
            title=game(study.match.game).title[say.lang],
            games=findings.games,
            players=findings.players,
            options=" ".join(f"{name}={value}" for name, value in study.match.options) or "-",
            seed=str(study.match.seed),
        )
    )
    off = [worth for worth in findings.things if worth.off]
    print(say("study-summary", things=len(findings.things), off=len(off)))
    if outcome.compared is not None and outcome.compared.scores is not None:
        change = outcome.compared.scores
        values = (number(value, say, 2) for value in (change.value, change.low, change.high))
        print(
            say("study-summary-against", **dict(zip(("value", "low", "high"), values, strict=True)))
        )
    print(say("study-written", report=str(outcome.report), directory=study.out))
