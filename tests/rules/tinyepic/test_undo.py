"""Taking back: a battle that was revealed stays revealed."""

import pytest

import drakkar
from drakkar.games.tinyepic.moves import Fight, Jarl, Skip
from drakkar.kernel.testing import rule


@rule("TEV-6.1")
def test_an_answer_that_led_to_revealing_a_battle_cannot_be_taken_back():
    table = drakkar.new("tinyepic", 2, seed=5, options={"first_player": "1"})
    while not isinstance(table.moves()[0], Jarl):
        table.play(table.moves()[0])
    table.play(next(move for move in table.moves() if isinstance(move, Fight)))
    table.play(table.moves()[0])  # which favour card
    table.play(table.moves()[0])  # the other player's jarl
    while table.deciders == (1,):
        moves = table.moves()
        table.play(next((move for move in moves if isinstance(move, Skip)), moves[0]))
    assert table.state.rows[0], "the battle has been revealed"  # type: ignore[attr-defined]
    with pytest.raises(drakkar.IllegalMove) as caught:
        table.undo(1)
    assert caught.value.refusal.clause == "KER-6"
