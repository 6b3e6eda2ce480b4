"""Chapter 10: the end of the game."""

from __future__ import annotations

from random import Random

import pytest

import drakkar
from drakkar.games.vikings.course import EndOfRound
from drakkar.games.vikings.final import FinalScoring
from drakkar.games.vikings.moves import Buy, Done
from drakkar.kernel.testing import rule
from tests.rules.vikings.position import Coast, at, refused, state_of


def result(*coasts: Coast, rules: str = "basic") -> drakkar.Result:
    return at(*coasts, asks=FinalScoring(), round=6, rules=rules).result()


@rule("VIK-10.1")
def test_the_game_is_over_after_the_final_scoring():
    table = at(Coast(), asks=EndOfRound(), round=6)
    assert table.over
    assert table.deciders == ()
    refused(table, Buy(0), "KER-3")
    refused(table, Done(), "KER-3")


@rule("VIK-10.1")
@pytest.mark.parametrize("rules", ["basic", "advanced", "advanced_without_auction"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_played_to_the_end_has_six_rounds_and_items_that_add_up(players, rules):
    table = drakkar.new("vikings", players, 5, {"rules": rules})
    dice = Random(5)
    while not table.over:
        table.play(dice.choice(table.moves()))
    s = state_of(table)
    assert s.round == 6
    outcome = table.result()
    assert list(outcome.scores) == s.glory
    assert [sum(sources.values()) for sources in outcome.breakdown] == s.glory
    assert min(s.glory) >= 0
    assert max(s.gold) <= 4


@rule("VIK-10.2")
def test_most_glory_wins_whatever_the_gold():
    outcome = result(Coast(glory=30, gold=4), Coast(glory=31, gold=0), Coast(glory=29, gold=4))
    assert outcome.scores == (30, 31, 29)
    assert outcome.winners == (1,)
    assert outcome.ranking == (1, 0, 2)
    assert outcome.places == (2, 1, 3)


@rule("VIK-1.13")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_aim_is_most_glory_after_six_rounds_and_the_final_scoring(players):
    *coasts, best = [Coast(glory=20 + seat, gold=4 - seat) for seat in range(players)]
    table = at(*coasts, best, asks=EndOfRound(), round=6)
    assert table.over
    assert table.result().winners == (players - 1,)
    assert not at(*coasts, best, asks=EndOfRound(), round=5).over


@rule("VIK-10.2")
def test_what_counts_is_the_glory_after_the_final_scoring():
    leader = Coast(glory=30, gold=0, ships={1: "blue"})
    assert result(leader, Coast(glory=28, gold=0)).winners == (1,)


@rule("VIK-10.3")
def test_with_equal_glory_more_gold_wins():
    outcome = result(Coast(glory=20, gold=1), Coast(glory=20, gold=3), Coast(glory=20, gold=2))
    assert outcome.winners == (1,)
    assert outcome.ranking == (1, 2, 0)


@rule("VIK-10.3")
def test_the_tie_break_looks_at_the_gold_left_after_the_exchange():
    rich = Coast(glory=19, gold=7)  # 20 glory, 2 gold
    poor = Coast(glory=20, gold=4)  # 20 glory, 4 gold
    outcome = result(rich, poor)
    assert outcome.scores == (20, 20)
    assert outcome.winners == (1,)


@rule("VIK-10.3", "VIK-13.21")
def test_gold_exchanged_at_three_for_one_is_gone_from_the_tie_break_too():
    changer = Coast(glory=19, gold=5, bonuses=["gold_exchange_3"])  # 20 glory, 2 gold
    other = Coast(glory=20, gold=3)
    outcome = result(changer, other, rules="advanced")
    assert outcome.scores == (20, 20)
    assert outcome.winners == (1,)


@rule("VIK-10.4")
def test_still_tied_players_share_the_victory():
    outcome = result(Coast(glory=20, gold=2), Coast(glory=12, gold=4), Coast(glory=20, gold=2))
    assert outcome.winners == (0, 2)
    assert outcome.places == (1, 3, 1)


@rule("VIK-10.4")
def test_all_may_share_the_victory():
    assert result(Coast(), Coast(), Coast(), Coast()).winners == (0, 1, 2, 3)
