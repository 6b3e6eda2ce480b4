"""Chapter 8: the large scoring (its boatsmen: test_boatsmen.py)."""

from __future__ import annotations

import pytest

from drakkar.games.vikings.buying import BuyLot
from drakkar.games.vikings.course import EndOfRound
from drakkar.games.vikings.final import FinalScoring
from drakkar.games.vikings.moves import Done, Ferry, Land, Moor
from drakkar.games.vikings.scoring import ScoreLarge, ScoreSmall
from drakkar.kernel.table import Table
from drakkar.kernel.testing import rule
from tests.rules.vikings.position import Coast, at, earned, settlers, state_of
from tests.rules.vikings.test_small_scoring import FULL, example


def large(coast: Coast, rules: str = "basic") -> Table:
    return at(coast, asks=ScoreLarge(0), round=2, rules=rules)


def income(coast: Coast) -> tuple[int, int]:
    """Gold and glory won at a large scoring."""
    s = state_of(large(coast))
    return s.gold[0] - coast.gold, s.glory[0] - coast.glory


# ---- worked example ----------------------------------------------------------------------------


@rule(
    "VIK-8.15", "VIK-8.18", "VIK-8.19", "VIK-8.20", "VIK-8.21", "VIK-8.23", "VIK-8.24", "VIK-8.25"
)
def test_the_example_of_a_large_scoring_gives_eight_glory_and_nine_gold():  # E18
    table = large(example(gold=0, glory=0))
    assert state_of(table).glory[0] == 8
    assert state_of(table).gold[0] == 9
    assert earned(table, "warriors") == 3  # the blue ship; the red one pays 3 of the gold
    assert earned(table, "nobles") == 2
    assert earned(table, "scouts") == 3
    assert earned(table, "fishermen") == 0


# ---- order -------------------------------------------------------------------------------------


@rule("VIK-8.1")
def test_the_first_player_ferries_and_scores_before_the_next_one_clockwise():
    def coast() -> Coast:
        return Coast(
            tiles={"noble": "LM"}, vikings={"noble": [1]}, ashore={"noble": 1, "boatsman": 1}
        )

    table = at(coast(), coast(), coast(), asks=EndOfRound(), round=2, first=1)

    def nobles() -> list[int]:
        return [earned(table, "nobles", seat) for seat in range(3)]

    assert table.deciders == (1,)
    assert nobles() == [0, 0, 0]
    table.play(Done())
    assert table.deciders == (2,)
    assert nobles() == [0, 2, 0]
    table.play(Ferry("noble"))
    assert table.deciders == (0,)
    assert nobles() == [0, 2, 4]
    table.play(Done())
    assert nobles() == [2, 2, 4]
    assert state_of(table).round == 3


@rule("VIK-8.1")
def test_a_player_without_boatsmen_is_scored_in_his_turn_without_being_asked():
    asked = Coast(tiles={"noble": "L"}, ashore={"noble": 1, "boatsman": 1})
    other = Coast(tiles={"noble": "L"}, vikings={"noble": [1]})
    table = at(asked, other, asks=EndOfRound(), round=2, first=1)
    assert table.deciders == (0,)
    assert earned(table, "nobles", 1) == 2


@rule("VIK-8.2")
def test_boatsmen_come_first_then_threat_warriors_and_the_rows_below():
    coast = Coast(
        tiles=FULL,
        vikings={"noble": [1], "scout": [1], "goldsmith": [1]},
        ships={1: "blue"},
        ashore={"warrior": 1, "boatsman": 1},
        gold=0,
    )
    table = at(coast, asks=EndOfRound(), round=4)
    assert (state_of(table).gold[0], state_of(table).glory[0]) == (0, 10), "nothing scored yet"
    table.play(Ferry("warrior"))
    table.play(Land("warrior", 1))
    assert state_of(table).gold[0] == 3
    assert [earned(table, s) for s in ("warriors", "nobles", "scouts")] == [3, 2, 2]


# ---- warriors and ships ------------------------------------------------------------------------


@rule("VIK-8.15")
@pytest.mark.parametrize(
    ("sail", "gold", "glory"), [("red", 3, 0), ("green", 5, 0), ("yellow", 0, 2), ("blue", 0, 3)]
)
def test_a_repelled_ship_pays_what_its_sail_shows(sail, gold, glory):
    coast = Coast(tiles={"warrior": "L"}, vikings={"warrior": [1]}, ships={1: sail})
    assert income(coast) == (gold, glory)


@rule("VIK-8.15")
def test_only_the_ship_above_a_warrior_pays():
    coast = Coast(
        tiles={"warrior": "LMR"}, vikings={"warrior": [2]}, ships={1: "green", 2: "blue", 3: "red"}
    )
    assert income(coast) == (0, 3)


@rule("VIK-8.16")
def test_a_repelled_ship_pays_at_every_large_scoring_and_at_no_other():
    coast = Coast(
        tiles={"warrior": "L"}, vikings={"warrior": [1]}, ships={1: "blue"}, gold=0, glory=0
    )
    scorings = [ScoreSmall(0), ScoreLarge(0), ScoreSmall(0), ScoreLarge(0), ScoreLarge(0)]
    table = at(coast, asks=[*scorings, FinalScoring()], round=6)
    assert earned(table, "warriors") == 9
    assert earned(table, "ships") == 0
    assert settlers(table) == [("warrior", 1)]


@rule("VIK-8.17")
def test_a_warrior_without_a_ship_earns_nothing_but_repels_one_laid_later():
    coast = Coast(tiles={"warrior": "L", "noble": "L"}, vikings={"warrior": [1], "noble": [1]})
    assert income(coast) == (0, 2)
    table = at(coast, lots={0: ("ship_blue", "boatsman")}, asks=[BuyLot(0), ScoreLarge(0)], round=2)
    table.play(Moor(1))
    assert earned(table, "warriors") == 3
    assert earned(table, "nobles") == 2


@rule("VIK-8.18")
def test_an_unrepelled_ship_costs_nothing_at_a_large_scoring():
    ships = {1: "green", 2: "blue", 3: "red"}
    assert income(Coast(tiles=FULL, vikings={"noble": [1]}, ships=ships)) == (0, 0)


# ---- nobles, scouts, goldsmiths, fishermen -----------------------------------------------------


@rule("VIK-8.19")
def test_safe_nobles_score_two_each_and_threatened_ones_nothing():
    coast = Coast(tiles=FULL, vikings={"noble": [1, 2, 3]}, ships={3: "red"})
    assert income(coast) == (0, 4)


@rule("VIK-8.20")
def test_a_lone_scout_scores_one():
    assert income(Coast(tiles=FULL, vikings={"scout": [2]})) == (0, 1)


@rule("VIK-8.20")
def test_a_scout_below_the_reach_of_a_red_sail_scores():
    assert income(Coast(tiles=FULL, vikings={"scout": [1]}, ships={1: "red"})) == (0, 1)


@rule("VIK-8.21")
@pytest.mark.parametrize(
    ("below", "gold", "glory"),
    [
        ({"goldsmith": [1]}, 3, 2),
        ({"fisherman": [1]}, 0, 2),
        ({"goldsmith": [1], "fisherman": [1]}, 3, 3),
        ({"goldsmith": [2], "fisherman": [2]}, 3, 1),  # in another column
        ({"noble": [1]}, 0, 3),  # above him: only his own 2 glory
    ],
)
def test_a_scout_scores_one_more_for_the_goldsmith_and_for_the_fisherman_below(below, gold, glory):
    assert income(Coast(tiles=FULL, vikings={"scout": [1], **below})) == (gold, glory)


@rule("VIK-8.22")
@pytest.mark.parametrize("goldsmiths", ["LM", "L", ""])
def test_the_fisherman_counts_across_an_empty_tile_or_a_hole(goldsmiths):
    coast = Coast(
        tiles={"scout": "LM", "goldsmith": goldsmiths, "fisherman": "LM"},
        vikings={"scout": [2], "fisherman": [2]},
    )
    assert income(coast) == (0, 2)


@rule("VIK-8.23")
def test_a_threatened_scout_scores_nothing_for_those_below_either():
    below = {"goldsmith": [1], "fisherman": [1]}
    coast = Coast(tiles=FULL, vikings={"scout": [1], **below}, ships={1: "green"})
    assert income(coast) == (3, 0)  # the goldsmith himself is out of reach


@rule("VIK-8.24")
def test_safe_goldsmiths_earn_three_gold_with_or_without_a_scout_above():
    coast = Coast(tiles=FULL, vikings={"scout": [1], "goldsmith": [1, 2, 3]}, ships={3: "yellow"})
    assert income(coast) == (6, 2)


@rule("VIK-8.25")
def test_a_fisherman_alone_earns_nothing_at_a_large_scoring():
    assert income(Coast(tiles=FULL, vikings={"fisherman": [1, 2, 3]})) == (0, 0)
