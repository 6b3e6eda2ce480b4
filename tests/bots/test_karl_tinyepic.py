"""How karl judges Tiny Epic Vikings."""

from random import Random

import drakkar
from drakkar.bots import bot, play_out
from drakkar.games.tinyepic.karl.value import rune_worth, value


def test_karl_beats_thralls_by_far():
    total = 0
    for seed in range(5):
        seat = seed % 4
        names = ["karl" if one == seat else "thrall" for one in range(4)]
        table = drakkar.new("tinyepic", 4, seed)
        play_out(table, [bot(name) for name in names])
        assert table.result().winners == (seat,)
        total += table.result().scores[seat]
    assert total >= 175  # he makes 201; 149 judging by points alone, 66 judging nothing


def test_runes_are_worth_what_their_gods_ranks_say_in_the_end():
    assert [round(worth, 1) for worth in rune_worth([9, 4, 1], 0)] == [6.0, 4.0, 2.0]
    assert [round(worth, 1) for worth in rune_worth([3, 3, 1], 0)] == [4.0, 4.0, 2.0]
    early = rune_worth([9, 4, 1], 15)
    assert 6 > early[0] > early[1] > early[2] > 2


def test_value_leaves_the_state_as_it_is_and_ends_with_the_points():
    for players in (1, 2, 4):
        rng = Random(players)
        table = drakkar.new("tinyepic", players, players)
        while not table.over:
            seat = table.deciders[0]
            s = table.guess(seat, rng)
            before = s.copy()
            assert -150 < value(s, seat) < 150  # type: ignore[arg-type]
            assert s == before
            table.play(rng.choice(table.moves(seat)), seat)
        scores = table.result().scores
        assert [value(table.state, seat) for seat in range(players)] == list(scores)  # type: ignore[arg-type]
