"""What every game promises to programs that learn, checked on random play.

Every legal move has one path in the catalogue, leads back from it, and shares it with no other; a
number chosen stage by stage ends at the move; positions that a seat cannot tell apart are the same
observation to the last byte.

    python -m tests.envs.kit vikings --games 500    # all seat counts and options in turn
"""

from __future__ import annotations

import argparse
from random import Random

import numpy as np

from drakkar.envs import Play
from drakkar.games import GAMES
from drakkar.kernel.testing import variants


class Leak(AssertionError):
    """An observation tells what is hidden."""


def walk(slug, players, options, seed, often=4):
    """A random game, checked at about every ``often``-th decision."""
    play, rng = Play(slug, players, options), Random(seed)
    play.begin(seed)
    stages = 0
    while not play.over:
        if rng.randrange(often) == 0:
            check_moves(play)
            for seat in range(players):
                check_secrets(play, seat, rng)
        seen = play.observe(play.seat)
        assert np.isfinite(seen).all()
        assert abs(seen).max() < 100
        before, table = len(play.table.log), play.table
        number = rng.choice(play.numbers())
        assert play.mask()[number] == 1
        assert play.mask().sum() == len(play.numbers())
        seat = play.seat
        if play.choose(number):
            stages = 0
            assert table.log[before].seat == seat
            assert number in play.catalogue.path(table.log[before].move)
        else:
            stages += 1
            assert stages < play.catalogue.stages
    assert play.numbers() == []


def check_moves(play):
    """All legal moves of everybody who is asked."""
    catalogue = play.catalogue
    for seat in play.table.deciders:
        moves = play.table.moves(seat)
        paths = [catalogue.path(move) for move in moves]
        assert len(set(paths)) == len(moves)
        for move, path in zip(moves, paths, strict=True):
            assert catalogue.move(path) == move
            assert type(catalogue.move(path)) is type(move)
            assert len(path) <= catalogue.stages
            assert all(0 <= number < len(catalogue) for number in path)
        # no path begins another: a number chosen never stands for two things
        begun = {path[:end] for path in paths for end in range(1, len(path))}
        assert not begun & set(paths)
        assert catalogue.features(moves).shape == (len(moves), catalogue.features_size)


def check_secrets(play, seat, rng):
    """What ``seat`` cannot know, dealt anew."""
    s = play.table.state
    twin = s.guess(seat, rng)
    ours, theirs = play.observer(s, seat), play.observer(twin, seat)
    if ours.tobytes() != theirs.tobytes():
        fields = [
            block.name
            for block in play.observer.blocks
            if (ours[block.start : block.stop] != theirs[block.start : block.stop]).any()
        ]
        raise Leak(f"{play.game.slug}: seat {seat} is shown {fields}")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--games", type=int, default=100)
    wish = parser.parse_args()
    every = variants(GAMES[wish.game])
    for number in range(wish.games):
        players, options = every[number % len(every)]
        walk(wish.game, players, options, number)
    print(f"{wish.games} games of {wish.game} in {min(wish.games, len(every))} variants")


if __name__ == "__main__":
    main()
