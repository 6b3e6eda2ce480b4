"""Long turns, step by step."""

from random import Random

import pytest

import drakkar
from drakkar.bots import bot, karl
from drakkar.bots.beam import ends
from drakkar.bots.karl import Late, Search


@pytest.fixture(scope="module")
def acting():
    """A game of Shipwrights where a long turn begins."""
    table, player = drakkar.new("shipwrights", 2, 5), bot("karl")
    while len(table.moves()) < 15:
        seat = table.deciders[0]
        s, moves = table.guess(seat, Random(1)), table.moves(seat)
        table.play(player.choose(table.game, s, seat, moves, Random(2)), seat)
    return table


def search_of(table):
    search = Search(table.game, table.deciders[0], Random(3), karl.WIDTH)
    search.ends = []
    return search


def test_every_turn_can_be_played_and_ends_where_it_says(acting):
    search, seat = search_of(acting), acting.deciders[0]
    before = acting.state.copy()
    turns = ends(search, acting.state, acting.moves())
    assert acting.state == before
    assert turns == search.ends
    assert len({turn.moves for turn in turns}) == len(turns) > 10
    for turn in turns:
        s = before.copy()
        for move in turn.moves:
            assert move in s.moves(seat)
            s.play(seat, move)
        assert s == turn.end
        assert turn.value == search.judge(s, seat)


def test_better_turns_than_karl_finds_in_fewer_positions(acting):
    by_steps, by_answers = search_of(acting), search_of(acting)
    steps = max(turn.value for turn in ends(by_steps, acting.state, acting.moves()))
    turns = by_answers.turns(acting.state, acting.moves(), karl.POSITIONS)
    assert steps > max(turn.value for turn in turns)
    assert by_steps.positions < by_answers.positions


def test_too_late_leaves_beginnings_and_no_early_end_only(acting):
    search = search_of(acting)
    search.most = 200
    with pytest.raises(Late):
        ends(search, acting.state, acting.moves())
    assert search.positions <= 200
    best = max(search.ends, key=lambda turn: turn.value)
    assert best.end.question(search.seat) is not None  # the turn goes on from there
    assert len(best.moves) > 1


def test_fewer_positions_keep_fewer_beginnings(acting):
    narrow, wide = search_of(acting), search_of(acting)
    narrow.most = 700
    ends(narrow, acting.state, acting.moves())
    ends(wide, acting.state, acting.moves())
    assert narrow.positions < wide.positions
