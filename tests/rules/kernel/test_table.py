"""The rules of every table, shown on the sample game."""

import pytest

import drakkar
from drakkar.kernel.errors import DrakkarError
from drakkar.kernel.refusal import IllegalMove
from drakkar.kernel.table import Table
from drakkar.kernel.testing import rule
from tests.sample.meta import GAME
from tests.sample.position import play, raid

HAND = ["axe", "sail", "scout"]


def refused(table: Table, line: str, clause: str) -> None:
    before = table.record()
    with pytest.raises(IllegalMove) as caught:
        play(table, line)
    assert caught.value.refusal.clause == clause
    assert table.record() == before


def stands(table: Table, seat: int, clause: str) -> None:
    """The seat cannot take back its last answer."""
    before = table.record()
    with pytest.raises(IllegalMove) as caught:
        table.undo(seat)
    assert caught.value.refusal.clause == clause
    assert table.record() == before


@rule("KER-1")
def test_a_seat_answers_only_what_it_has_been_asked():
    table = raid(HAND, HAND, then=["0 pick axe"])
    refused(table, "0 pick axe", "KER-1")
    refused(table, "2 pick axe", "KER-1")
    refused(table, "-1 roll 3", "KER-1")


@rule("KER-2")
def test_an_answer_is_of_a_kind_that_the_question_asks_for():
    table = raid(HAND, HAND)
    refused(table, "0 sail 1", "KER-2")
    refused(table, "0 hire", "KER-2")


@rule("KER-3")
def test_no_moves_after_the_end():
    table = Table(GAME, 2, seed=1)
    while not table.over:
        table.play(table.moves()[0])
    refused(table, "0 pick axe", "KER-3")


@rule("KER-4")
def test_nature_draws_only_what_is_left():
    with pytest.raises(DrakkarError, match="KER-4"):
        raid(["axe", "axe", "axe"], ["axe", "axe", "sail"])  # there are four axes
    with pytest.raises(DrakkarError, match="KER-4"):
        raid(HAND, HAND, then=["0 pick sail", "-1 roll 7"])


@rule("KER-5")
def test_only_ones_own_answers_are_taken_back():
    table = raid(HAND, HAND, then=["0 pick axe"])
    stands(table, 1, "KER-5")
    assert table.undo(0) == GAME.move("pick axe")


@rule("KER-6")
def test_an_answer_stands_once_something_was_revealed():
    stands(raid(HAND, HAND, then=["0 pick sail"]), 0, "KER-6")  # a die was rolled
    stands(raid(HAND, HAND, then=["0 pick scout", "0 peek 1"]), 0, "KER-6")
    stands(raid(HAND, HAND, then=["0 pick axe", "1 pick axe"]), 0, "KER-6")  # cards were shown


@rule("KER-7")
def test_an_answer_stands_once_another_has_acted_on_it():
    table = drakkar.new("vikings", 2, seed=1, options={"first_player": "1"})
    while table.deciders == (0,):
        table.play(table.moves()[0])
    assert table.why_no_undo(0) is None
    table.play(table.moves()[0])
    stands(table, 0, "KER-7")
