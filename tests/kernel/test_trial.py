"""Moves tried out: what is said to leave a way back does."""

from __future__ import annotations

from random import Random

import pytest

import drakkar
from drakkar.kernel.question import NATURE
from drakkar.kernel.table import Table
from drakkar.kernel.trial import Trial, doubtful, imagined
from tests.sample.meta import GAME

SHELF = {**drakkar.GAMES, GAME.slug: GAME}


def positions(game: drakkar.Game, seed: int, most: int) -> list[tuple[Table, int]]:
    """Positions of a random game, each with a seat that is asked."""
    table, rng = Table(game, max(2, game.seats[0]), seed=seed), Random(seed)
    seen: list[tuple[Table, int]] = []
    while not table.over and len(seen) < most:
        seat = rng.choice(table.deciders)
        if rng.random() < 0.25:
            seen.append((table.copy(), seat))
        table.play(rng.choice(table.moves(seat)), seat)
    return seen


@pytest.mark.parametrize("slug", SHELF)
def test_a_move_without_doubt_shows_nothing_and_draws_nothing(slug):
    doubts = set()
    for table, seat in positions(SHELF[slug], 3, 25):
        before, length = table.state.copy(), len(table.log)
        per_move = doubtful(table, seat)
        assert table.state == before
        assert len(per_move) == len(table.moves(seat))
        doubts |= set(per_move)
        for move, doubt in list(zip(table.moves(seat), per_move, strict=True))[:40]:
            real = table.copy()
            real.play(move, seat)
            own = []
            for entry in real.log[length:]:
                if table.hides and entry.seat not in (seat, NATURE):
                    break  # what others must answer depends on what they hold
                own.append(entry)
            shown = any(entry.reveals or entry.seat == NATURE for entry in own)
            if table.hides or doubt:
                assert doubt or not shown, (slug, move)
            else:
                assert not shown, (slug, move)
                assert real.why_no_undo(seat) is None, (slug, move)
    assert False in doubts


def test_a_trial_says_what_it_would_be():
    table = drakkar.new("vikings", 2, seed=1)
    seat, move = table.deciders[0], table.moves()[0]
    trial = Trial(imagined(table, seat, 1), seat, move)
    assert not trial.reveals
    assert trial.next is not None
    assert table.log == drakkar.new("vikings", 2, seed=1).log


@pytest.mark.parametrize("slug", SHELF)
def test_answers_that_are_said_to_be_alike_are(slug):
    for table, seat in positions(SHELF[slug], 5, 400):
        question = table.question(seat)
        assert question is not None
        if question.alike:
            moves = table.moves(seat)
            doubts = doubtful(table, seat)
            for number in Random(1).sample(range(len(moves)), min(len(moves), 6)):
                trial = Trial(imagined(table, seat, 1), seat, moves[number])
                assert doubts[number] == (trial.reveals or trial.chance), moves[number]
