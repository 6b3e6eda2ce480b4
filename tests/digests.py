"""Random games as digests: the compiled program plays what the plain one plays, to the last answer.

``python -m tests.digests --games 1000 --beside .venv-compiled/bin/python``: a thousand games of
each game on the shelf, over all seat counts and options in turn, once here and once there. Without
``--beside`` the digests are printed: of the answers, of what every seat sees on the way, and of the
result.
"""

import argparse
import hashlib
import itertools
import subprocess
import sys
from collections.abc import Iterator
from random import Random

import drakkar
from drakkar.kernel.testing import variants

LOOK_EVERY = 25
"""Answers between two looks at the table by all seats."""


def digest(slug: str, players: int, options: dict[str, str], seed: int) -> str:
    table = drakkar.new(slug, players, seed, options)
    random, seen = Random(seed), hashlib.sha256()
    for number in itertools.count():
        if number % LOOK_EVERY == 0 or table.over:
            for seat in (*range(players), None):
                seen.update(repr(table.view(seat)).encode())
        if table.over:
            break
        seat = table.deciders[0]
        move = random.choice(table.moves(seat))
        seen.update(repr(move).encode())
        table.play(move, seat)
    seen.update(repr(table.result()).encode())
    return f"{number} answers, {seen.hexdigest()[:20]}"


def lines(slugs: list[str], games: int) -> Iterator[str]:
    for slug in slugs:
        turns = itertools.cycle(variants(drakkar.GAMES[slug]))
        for seed, (players, options) in zip(range(games), turns, strict=False):
            chosen = " ".join(f"{name}={value}" for name, value in options.items())
            yield f"{slug} {players} {chosen} seed {seed}: {digest(slug, players, options, seed)}"


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--game", action="append", default=[], choices=list(drakkar.GAMES))
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--beside", help="another Python with Drakkar to compare with")
    wish = parser.parse_args()
    here = lines(wish.game or list(drakkar.GAMES), wish.games)
    if wish.beside is None:
        for line in here:
            print(line, flush=True)
        return 0
    chosen = [f"--game={slug}" for slug in wish.game]
    command = [wish.beside, "-m", "tests.digests", f"--games={wish.games}", *chosen]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as other:
        assert other.stdout is not None
        count = 0
        for line in here:
            there = other.stdout.readline().rstrip("\n")
            if line != there:
                other.kill()
                print(f"not the same game:\n  here  {line}\n  there {there}", file=sys.stderr)
                return 1
            count += 1
    if other.returncode:
        return 1
    print(f"{count} games, the same in both")
    return 0


if __name__ == "__main__":
    sys.exit(main())
