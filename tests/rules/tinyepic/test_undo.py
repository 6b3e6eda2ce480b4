"""Taking back: a battle that was revealed stays revealed."""

from random import Random

import pytest

import drakkar
from drakkar.games.tinyepic.enemy_battle import AnswerBattle
from drakkar.games.tinyepic.exploring import ExploreStep
from drakkar.games.tinyepic.moves import Decline, Explore, Fight, Jarl, Skip
from drakkar.games.tinyepic.recall import Recall
from drakkar.kernel.table import Table
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


def until(question: type, players: int) -> Table:
    """A random game up to the first such question of a player with settlers to call back."""
    for seed in range(50):
        table = drakkar.new("tinyepic", players, seed)
        rng = Random(seed)
        while not table.over:
            offered = any(isinstance(move, Recall) for move in table.moves())
            if offered and isinstance(table.question(), question):
                return table
            table.play(rng.choice(table.moves()))
    raise AssertionError(question)


@rule("TEV-10.4")
@pytest.mark.parametrize(("question", "players"), [(AnswerBattle, 1), (ExploreStep, 3)])
def test_calling_back_can_be_taken_back_and_so_can_a_rune_it_moved(question, players):
    table = until(question, players)
    seat, before = table.deciders[0], table.state.copy()
    recall = next(move for move in table.moves() if isinstance(move, Recall))
    table.play(recall)
    assert table.state != before
    assert table.undo(seat) == recall
    assert table.state == before


@rule("TEV-14.7")
def test_a_step_that_took_a_rune_can_be_taken_back():
    for seed in range(200):
        table, rng = drakkar.new("tinyepic", 2, seed), Random(seed)
        while not table.over:
            before, question = table.state.copy(), table.question()
            move = rng.choice(table.moves())
            table.play(move)
            goes_on = isinstance(question, ExploreStep) and question.left > 1
            took = table.state.fury != before.fury  # type: ignore[attr-defined]
            if goes_on and isinstance(move, Explore) and took:
                table.undo(table.deciders[0])
                assert table.state == before
                return
    raise AssertionError("no rune was taken in the middle of exploring")


@rule("TEV-23.18")
def test_declining_turns_up_the_enemys_card_and_stays():
    table = until(AnswerBattle, 1)
    table.play(Decline())
    why = table.why_no_undo(0)
    assert why is not None
    assert why.clause == "KER-6"
