"""Chapter 4: the starting hand."""

from __future__ import annotations

import pytest

from drakkar.games.saga.adventure import Turns
from drakkar.games.saga.buying import BuyingRound
from drakkar.games.saga.hand import DealHands
from drakkar.games.saga.moves import Draw, Pass, Play
from drakkar.kernel.table import Table
from drakkar.kernel.testing import rule
from tests.rules.saga.position import Jarl, asked, at, fresh, hand, pile, play

SEVEN = ["bjorn", "mikka", "helga", "kjer", "solveig", "ragnar", "harald"]


def dealt(*points: int) -> list[int]:
    table = at(*(Jarl(pile=SEVEN, vp=vp) for vp in points), asks=DealHands())
    return sizes(table)


def sizes(table: Table) -> list[int]:
    return [len(hand(table, seat)) for seat in range(table.players)]


@rule("SAG-4.1", "SAG-4.2")
def test_example_4_two_leaders_then_four_and_five_cards():
    assert dealt(12, 12, 9, 4) == [3, 3, 4, 5]


@rule("SAG-4.1")
@pytest.mark.parametrize(
    ("points", "cards"),
    [((9, 8, 7, 6), [3, 4, 5, 6]), ((0, 30, 2, 7), [6, 3, 5, 4]), ((1, 0), [3, 4])],
)
def test_the_rank_on_the_track_decides(points, cards):
    assert dealt(*points) == cards


@rule("SAG-4.2")
@pytest.mark.parametrize(
    ("points", "cards"),
    [
        ((5, 5, 5, 5), [3, 3, 3, 3]),
        ((9, 4, 4, 4), [3, 4, 4, 4]),
        ((9, 9, 9, 4), [3, 3, 3, 4]),
        ((4, 9, 9, 4), [4, 3, 3, 4]),
        ((0, 0), [3, 3]),
        ((2, 6, 2), [4, 3, 4]),
    ],
)
def test_tied_players_share_a_rank_and_the_next_score_takes_the_next_one(points, cards):
    assert dealt(*points) == cards


@rule("SAG-4.2", "SAG-4.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_begin_the_first_adventure_with_three_cards(players):
    table = fresh(players)
    assert sizes(table) == [0] * players, "not before buying is over"
    while asked(table) == "Shop":
        play(table, Pass())
    assert sizes(table) == [3] * players


@rule("SAG-4.3")
def test_rank_is_taken_after_buying_and_never_again():
    leader = Jarl(pile=SEVEN, vp=9, gold=3)
    table = at(leader, Jarl(pile=SEVEN, gold=0), asks=(BuyingRound(0), DealHands(), Turns()))
    assert sizes(table) == [0, 0]
    play(table, Pass())
    assert sizes(table) == [3, 4]


@rule("SAG-4.3")
def test_losing_the_lead_brings_no_cards():
    behind = Jarl(hand=["bjorn", "kjer", "mikka"], pile=["helga", "ragnar"], vp=1)
    table = at(behind, Jarl(hand=["bjorn"], vp=9), top=["move_1"])
    play(table, Play("bjorn"))
    assert sizes(table) == [3, 0], "only what was played is replaced"


@rule("SAG-4.4")
def test_the_hand_has_no_limit_later():
    table = at(Jarl(hand=[*SEVEN, "knut"], pile=["knut", "lasse", "lasse"]), Jarl(out=True))
    play(table, Play("knut"), Draw())
    assert len(hand(table)) == 10


@rule("SAG-4.5")
def test_a_pile_too_short_gives_what_it_holds():
    table = at(
        Jarl(pile=["bjorn"], vp=9), Jarl(pile=["kjer", "helga"]), Jarl(vp=0), asks=DealHands()
    )
    assert [hand(table, 0), sorted(hand(table, 1)), hand(table, 2)] == [
        ["bjorn"],
        ["helga", "kjer"],
        [],
    ]
    assert pile(table, 1) == []
