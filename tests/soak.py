"""Many random games of everything on the shelf, looking for trouble: ``make soak GAMES=10000``.

Every game, seat count and combination of options gets its share. A game fails when somebody is
asked and has no legal answer, when it does not end, when points do not add up, when its record
does not replay to the same result, or when anything raises. Each failure is printed with the
command that plays that very game again.
"""

import argparse
import itertools
import json
import multiprocessing
import sys
import time
from collections import Counter
from random import Random
from typing import NamedTuple

import drakkar

MOST_ANSWERS = 20_000


class Trial(NamedTuple):
    slug: str
    players: int
    options: tuple[tuple[str, str], ...]
    seed: int

    def command(self) -> str:
        options = "".join(f" --option {name}={value}" for name, value in self.options)
        return (
            f"python -m tests.soak --games 1 --game {self.slug} --players {self.players}"
            f"{options} --seed {self.seed}"
        )


def variants(slug: str) -> list[tuple[int, tuple[tuple[str, str], ...]]]:
    """All seat counts with all combinations of options that the game accepts."""
    game = drakkar.GAMES[slug]
    names = list(game.options)
    found = []
    for players in game.seats:
        for values in itertools.product(*(game.options[name].choices for name in names)):
            options = dict(zip(names, values, strict=True))
            try:
                game.chosen(players, options)
            except drakkar.DrakkarError:
                continue
            found.append((players, tuple(options.items())))
    return found


def play(trial: Trial) -> int:
    """Plays one game and returns the number of answers; raises AssertionError on trouble."""
    rng = Random(trial.seed)
    table = drakkar.new(trial.slug, trial.players, trial.seed, dict(trial.options))
    answers = 0
    while not table.over:
        assert answers < MOST_ANSWERS, f"not over after {answers} answers"
        assert table.deciders, "not over, and nobody is asked"
        seat = rng.choice(table.deciders)
        moves = table.moves(seat)
        assert moves, f"no legal answer for seat {seat} to {table.question(seat)}"
        table.play(rng.choice(moves), seat)
        answers += 1
    result = table.result()
    for seat, sources in enumerate(result.breakdown):
        total = sum(sources.values())
        assert total == result.scores[seat], f"seat {seat}: {sources} is not {result.scores[seat]}"
    assert result.winners, "nobody won"
    again = drakkar.replay(json.loads(json.dumps(table.record())))
    assert again.result() == result, f"replayed to {again.result()} instead of {result}"
    return answers


def attempt(trial: Trial) -> tuple[Trial, int, str]:
    """The trial, its number of answers, and what went wrong ("" for nothing)."""
    try:
        return trial, play(trial), ""
    except Exception as error:
        return trial, 0, f"{type(error).__name__}: {error}"


def trials(options: argparse.Namespace) -> list[Trial]:
    slugs = options.game or list(drakkar.GAMES)
    wanted = dict(choice.split("=", 1) for choice in options.option)
    shelf = [
        (slug, players, chosen)
        for slug in slugs
        for players, chosen in variants(slug)
        if options.players in (None, players) and wanted.items() <= dict(chosen).items()
    ]
    if not shelf:
        sys.exit("soak: no game of that description")
    # Games in turn, however many variants each has.
    turns = {slug: itertools.cycle([v for v in shelf if v[0] == slug]) for slug in slugs}
    order = itertools.cycle([slug for slug in slugs if any(v[0] == slug for v in shelf)])
    return [
        Trial(*next(turns[slug]), seed=options.seed + n)
        for n, slug in zip(range(options.games), order, strict=False)
    ]


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="make soak", description=__doc__.split("\n")[0])
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1, help="of the first game; then counting up")
    parser.add_argument("--game", action="append", choices=list(drakkar.GAMES))
    parser.add_argument("--players", type=int)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--workers", type=int, default=None, help="processes (default: all cores)")
    options = parser.parse_args(argv)

    start = time.perf_counter()
    played: Counter[str] = Counter()
    answers: Counter[str] = Counter()
    failures = 0
    with multiprocessing.Pool(options.workers) as pool:
        for trial, count, trouble in pool.imap_unordered(attempt, trials(options), chunksize=8):
            played[trial.slug] += 1
            answers[trial.slug] += count
            if trouble:
                failures += 1
                print(f"{trouble}\n  {trial.command()}", flush=True)
            if sys.stderr.isatty():
                done = played.total()
                print(f"\r{done} of {options.games} games", end="", file=sys.stderr, flush=True)
    if sys.stderr.isatty():
        print("\r\x1b[K", end="", file=sys.stderr)
    for slug, games in played.items():
        print(f"{slug}: {games} games, {answers[slug] / games:.0f} answers each")
    print(f"{failures} failed, {time.perf_counter() - start:.0f} s")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
