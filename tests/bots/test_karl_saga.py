"""How karl judges Saga."""

from random import Random

import pytest

import drakkar
from drakkar.bots import bot, play_out
from drakkar.games.saga.karl.prospects import Prospects, Road, ranks
from drakkar.games.saga.karl.value import value


def test_karl_beats_thralls_by_far():
    total = 0
    for seed in range(5):
        seat = seed % 4
        names = ["karl" if number == seat else "thrall" for number in range(4)]
        table = drakkar.new("saga", 4, seed)
        play_out(table, [bot(name) for name in names])
        assert table.result().winners == (seat,)
        total += table.result().scores[seat]
    assert total >= 150  # he makes about 210; 60 judging by points alone


@pytest.mark.parametrize("voyage", ["tutorial", "free", "chemin_de_la_souffrance"])
def test_karl_beats_a_thrall_on_any_voyage(voyage):
    scores = [0, 0]
    for seed in range(4):
        table = drakkar.new("saga", 2, seed, {"voyage": voyage})
        play_out(table, [bot("karl"), bot("thrall")])
        for seat, score in enumerate(table.result().scores):
            scores[seat] += score
    assert scores[0] > scores[1]


def test_the_best_of_a_hand():
    assert ranks(4, 1) == (0.25, 0.25, 0.25, 0.25)
    assert ranks(3, 3) == (1, 0, 0)
    assert ranks(4, 2) == pytest.approx((3 / 6, 2 / 6, 1 / 6, 0))


def test_prospects_leave_in_time_and_fear_the_end():
    """Cells 0 to 3, the card from 2 on; a Movement card of 1 each turn, and a card of 0 or 1."""
    road = Road((0.0, 0.0, 1.0, 5.0), entry=2, length=9, penalty=3.0, may_stay=True)
    ahead = Prospects(road, ((1, 1.0),), ((0,), (1,)), 2)
    here = [row[10:14] for row in ahead.rows]
    assert here[3][0] == 5  # on the best cell: any step leads to the end, so one leaves
    assert here[2][0] == 1 + 5  # on the card, and with the 0 on to the best cell
    assert here[2][2] == -3  # the last cell
    assert ahead.start == 6  # by cell 2 to cell 3
    forced = Prospects(road._replace(may_stay=False), ((1, 1.0),), ((0,), (1,)), 2)
    assert forced.start == 5  # who must leave on the card lands on the best cell at once


def test_value_leaves_the_state_as_it_is_and_ends_with_the_points():
    for players, voyage in ((2, "introductory"), (3, "free"), (4, "own"), (4, "tutorial")):
        rng = Random(players)
        table = drakkar.new("saga", players, players, {"voyage": voyage})
        while not table.over:
            seat = table.deciders[0]
            s = table.guess(seat, rng)
            before = s.copy()
            assert -30 < value(s, seat) < 150  # type: ignore[arg-type]
            assert s == before
            table.play(rng.choice(table.moves(seat)), seat)
        scores = table.result().scores
        assert [value(table.state, seat) for seat in range(players)] == list(scores)  # type: ignore[arg-type]
