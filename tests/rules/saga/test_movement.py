"""Chapters 5 and 6: Movement cards, the trail, playing a card; and the worked examples."""

from drakkar.games.saga.moves import Go, Play
from drakkar.kernel.testing import rule
from tests.rules.saga.position import Jarl, at, cell, play


@rule("SAG-5.2", "SAG-5.3", "SAG-6.3")
def test_the_trail_carries_the_pawns_and_the_card_moves_one_further():
    table = at(Jarl(hand=["bjorn"]), Jarl(hand=["mikka"]), top=["move_3"])
    assert [cell(table, seat) for seat in (0, 1)] == [4, 6]


@rule("SAG-6.5", "SAG-21.4")
def test_kjer_moves_two_or_six():
    for number, wanted in ((2, 6), (6, 10)):
        table = at(Jarl(hand=["kjer", "harald"]), Jarl(hand=["harald"]), top=["move_4"])
        play(table, Play("kjer"))
        assert table.moves() == [Go(2), Go(6)]
        play(table, Go(number))
        assert cell(table) == wanted
