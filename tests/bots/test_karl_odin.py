"""How karl judges A Feast for Odin."""

from random import Random

import drakkar
from drakkar.bots import bot, play_out
from drakkar.games.odin.karl.attention import attend
from drakkar.games.odin.karl.value import value
from drakkar.games.odin.karl.worth import board_worth


def test_karl_alone_makes_points_and_feeds_his_vikings():
    total = penalties = 0
    for seed in range(4):
        table = drakkar.new("odin", 1, seed, {"length": "short" if seed % 2 else "long"})
        play_out(table, [bot("karl")])
        total += table.result().scores[0]
        penalties += table.result().breakdown[0]["penalties"]
    assert total >= 200  # he makes about 300; by the live score alone less than nothing
    assert penalties >= -9


def test_karl_beats_thralls_by_far():
    for seed in range(3):
        names = ["karl" if seat == seed else "thrall" for seat in range(4)]
        table = drakkar.new("odin", 4, seed, {"length": "short"})
        play_out(table, [bot(name) for name in names])
        scores = table.result().scores
        assert table.result().winners == (seed,)
        assert scores[seed] >= 30 + max(score for seat, score in enumerate(scores) if seat != seed)


def test_he_chooses_among_legal_answers_only():
    rng = Random(1)
    table = drakkar.new("odin", 2, 1, {"length": "short"})
    while not table.over:
        seat = table.deciders[0]
        s = table.guess(seat, rng)
        before = s.copy()
        moves = table.moves(seat)
        attended = attend(s, seat, None)  # type: ignore[arg-type]
        assert attended
        assert all(move in moves for move in attended)
        assert -150 < value(s, seat) < 250  # type: ignore[arg-type]
        assert s == before
        table.play(rng.choice(attended), seat)
    scores = table.result().scores
    assert [value(table.state, seat) for seat in range(2)] == list(scores)  # type: ignore[arg-type]


def test_what_is_covered_helps_and_income_helps_more_while_there_are_rounds():
    corner = sum(1 << (row * 14 + column) for row in (10, 11) for column in (0, 1))
    top = 0b1111  # four minus points
    assert board_worth(0, top, 0, 0) == board_worth(0, 0, 0, 0) + 4
    assert board_worth(0, corner, 0, 0) == board_worth(0, 0, 0, 0)
    assert board_worth(0, corner, 7, 6) > board_worth(0, top, 7, 6) > board_worth(0, 0, 7, 6)
