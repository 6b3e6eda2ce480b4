"""Many random games of everything on the shelf, looking for trouble: ``make soak GAMES=10000``.

Every game, seat count and combination of options gets its share, and every game goes through the
contract kit (``drakkar.kernel.testing``). Each failure is printed with the command that plays that
very game again.
"""

import argparse
import itertools
import multiprocessing
import sys
import time
from collections import Counter
from typing import NamedTuple

import drakkar
from drakkar.kernel.testing import check_game, variants

# Of the dear checks: one or two positions of each per game of Vikings, some 40 ms in all.
SHARE = 0.01


class Trial(NamedTuple):
    slug: str
    players: int
    options: tuple[tuple[str, str], ...]
    seed: int
    share: float

    def command(self) -> str:
        options = "".join(f" --option {name}={value}" for name, value in self.options)
        return (
            f"python -m tests.soak --games 1 --game {self.slug} --players {self.players}"
            f"{options} --seed {self.seed} --share {self.share}"
        )


def attempt(trial: Trial) -> tuple[Trial, int, str]:
    """The trial, its number of answers, and what went wrong ("" for nothing)."""
    try:
        game = drakkar.GAMES[trial.slug]
        count = check_game(game, trial.players, dict(trial.options), trial.seed, share=trial.share)
        return trial, count, ""
    except AssertionError as error:
        return trial, 0, str(error)


def trials(options: argparse.Namespace) -> list[Trial]:
    slugs = options.game or list(drakkar.GAMES)
    wanted = dict(choice.split("=", 1) for choice in options.option)
    shelf = [
        (slug, players, tuple(chosen.items()))
        for slug in slugs
        for players, chosen in variants(drakkar.GAMES[slug])
        if options.players in (None, players) and wanted.items() <= chosen.items()
    ]
    if not shelf:
        sys.exit("soak: no game of that description")
    # Games in turn, however many variants each has.
    turns = {slug: itertools.cycle([v for v in shelf if v[0] == slug]) for slug in slugs}
    order = itertools.cycle([slug for slug in slugs if any(v[0] == slug for v in shelf)])
    return [
        Trial(*next(turns[slug]), seed=options.seed + n, share=options.share)
        for n, slug in zip(range(options.games), order, strict=False)
    ]


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="make soak", description=__doc__.split("\n")[0])
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1, help="of the first game; then counting up")
    parser.add_argument("--game", action="append", choices=list(drakkar.GAMES))
    parser.add_argument("--players", type=int)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--share", type=float, default=SHARE, help="positions per dear check")
    parser.add_argument("--workers", type=int, default=None, help="processes (default: all cores)")
    options = parser.parse_args(argv)

    start = time.perf_counter()
    played: Counter[str] = Counter()
    answers: Counter[str] = Counter()
    failures = 0
    said = start
    screen = sys.stderr.isatty()
    clear = "\r\x1b[K" if screen else ""
    with multiprocessing.Pool(options.workers) as pool:
        for trial, count, trouble in pool.imap_unordered(attempt, trials(options), chunksize=8):
            played[trial.slug] += 1
            answers[trial.slug] += count
            if trouble:
                failures += 1
                print(f"{trouble}\n  {trial.command()}", flush=True)
            now = time.perf_counter()
            if now - said > (0.5 if screen else 30):
                said, done = now, played.total()
                left = (now - start) / done * (options.games - done)
                line = f"{done} of {options.games}, {failures} failed, {left:.0f} s left"
                end = "" if screen else "\n"
                print(f"{clear}{line}", end=end, file=sys.stderr, flush=True)
    print(clear, end="", file=sys.stderr)
    for slug, games in played.items():
        print(f"{slug}: {games} games, {answers[slug] / games:.0f} answers each")
    print(f"{failures} failed, {time.perf_counter() - start:.0f} s")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
