"""Chapter 7: the small scoring, and threat."""

from __future__ import annotations

import pytest

from drakkar.games.vikings.buying import BuyLot
from drakkar.games.vikings.course import EndOfRound
from drakkar.games.vikings.final import FinalScoring
from drakkar.games.vikings.moves import Buy, Ferry, Land, Moor, Place, Settle
from drakkar.games.vikings.scoring import ScoreLarge, ScoreSmall, threatened
from drakkar.kernel.table import Table
from drakkar.kernel.testing import rule
from tests.rules.vikings.position import Coast, at, earned, named, settlers, state_of

FULL = dict.fromkeys(("warrior", "noble", "scout", "goldsmith", "fisherman"), "LMR")


def example(gold: int, glory: int) -> Coast:
    """The coast of the rulebook's example of a large scoring (worked examples E18, E19)."""
    return Coast(
        tiles={**FULL, "fisherman": "LM."},
        vikings={
            "warrior": [1, 3],
            "noble": [2, 3],
            "scout": [1, 2, 3],
            "goldsmith": [2, 3],
            "fisherman": [2],
        },
        ships={1: "blue", 2: "green", 3: "red"},
        gold=gold,
        glory=glory,
    )


def threat(coast: Coast) -> list[tuple[str, int]]:
    return named(threatened(state_of(at(coast)), 0))


def small(coast: Coast) -> Table:
    return at(coast, asks=ScoreSmall(0))


# ---- worked examples -------------------------------------------------------------------------


@rule("VIK-7.12", "VIK-7.14")
def test_the_example_earns_six_gold_and_no_glory_at_a_small_scoring():  # E19
    table = small(example(gold=0, glory=10))
    assert state_of(table).gold[0] == 6
    assert state_of(table).glory[0] == 10


@rule("VIK-7.5", "VIK-7.7")
def test_a_green_sail_threatens_down_to_the_scouts_unless_a_warrior_repels_it():  # E17
    coast = Coast(
        tiles=dict.fromkeys(FULL, "LR"),
        vikings={
            "warrior": [2],
            "noble": [1, 2],
            "scout": [1, 2],
            "goldsmith": [1],
            "fisherman": [1],
        },
        ships={1: "green", 2: "green"},
    )
    assert threat(coast) == [("warrior", 1), ("noble", 1), ("scout", 1)]


# ---- when --------------------------------------------------------------------------------------


@rule("VIK-7.1")
def test_scoring_follows_as_soon_as_the_twelfth_lot_is_placed():
    table = at(
        Coast(tiles={"goldsmith": "L"}, vikings={"goldsmith": [1]}, gold=5),
        lots={0: ("ship_red", "boatsman")},  # eleven lots are sold
        asks=[BuyLot(0), EndOfRound()],
    )
    assert state_of(table).lots == []
    assert state_of(table).gold[0] == 5, "the ship is not laid yet"
    table.play(Moor(3))
    assert state_of(table).gold[0] == 8
    assert state_of(table).round == 2


@rule("VIK-7.1")
def test_no_scoring_while_lots_are_left():
    table = at(
        Coast(tiles={"goldsmith": "L"}, vikings={"goldsmith": [1]}, gold=5),
        lots={0: ("ship_red", "boatsman"), 1: ("left", "noble"), 2: ("left", "noble")},
        asks=[BuyLot(0), EndOfRound()],
    )
    table.play(Buy(1))
    table.play(Place("noble", 1))
    table.play(Settle())
    assert table.deciders == (1,)
    assert (state_of(table).round, state_of(table).gold[0]) == (1, 4)


@rule("VIK-7.2")
@pytest.mark.parametrize(
    ("number", "glory"), [(1, 0), (2, 2), (3, 0), (4, 2), (5, 0), (6, 2)], ids=str
)
def test_odd_rounds_end_with_a_small_scoring_and_even_ones_with_a_large_one(number, glory):
    coast = Coast(tiles={"noble": "L"}, vikings={"noble": [1]})
    table = at(coast, asks=EndOfRound(), round=number)
    assert earned(table, "nobles") == glory


# ---- who counts --------------------------------------------------------------------------------


@rule("VIK-7.3")
def test_goldsmiths_on_the_mainland_earn_nothing():
    coast = Coast(
        tiles={"goldsmith": "LR"}, vikings={"goldsmith": [2]}, ashore={"goldsmith": 4}, gold=0
    )
    assert state_of(small(coast)).gold[0] == 3


@rule("VIK-7.3")
def test_vikings_on_the_mainland_earn_nothing_at_a_large_scoring():
    coast = Coast(ashore={"warrior": 1, "noble": 2, "scout": 1, "goldsmith": 1}, gold=0, glory=4)
    table = at(coast, asks=ScoreLarge(0), round=2)
    assert (state_of(table).gold[0], state_of(table).glory[0]) == (0, 4)


@rule("VIK-7.4")
@pytest.mark.parametrize("row", ["LMR", "LM", "L.M", "LMRL"])
def test_complete_or_not_an_island_pays_its_goldsmiths(row):
    coast = Coast(tiles={"goldsmith": row, "scout": "LMM"}, vikings={"goldsmith": [1]}, gold=0)
    assert state_of(small(coast)).gold[0] == 3


# ---- threat ------------------------------------------------------------------------------------


@rule("VIK-7.5")
def test_a_ship_threatens_its_own_column_only():
    coast = Coast(tiles=FULL, vikings={"goldsmith": [1, 2, 3]}, ships={2: "yellow"}, gold=0)
    assert threat(coast) == [("warrior", 2), ("noble", 2), ("scout", 2), ("goldsmith", 2)]
    assert state_of(small(coast)).gold[0] == 6


@rule("VIK-7.6")
@pytest.mark.parametrize(
    ("sail", "rows"),
    [
        ("red", ["warrior", "noble"]),
        ("green", ["warrior", "noble", "scout"]),
        ("yellow", ["warrior", "noble", "scout", "goldsmith"]),
        ("blue", ["warrior", "noble", "scout", "goldsmith", "fisherman"]),
    ],
)
def test_a_sail_reaches_down_to_the_row_of_its_colour(sail, rows):
    assert threat(Coast(tiles=FULL, ships={1: sail})) == [(row, 1) for row in rows]


@rule("VIK-7.7")
def test_a_repelled_ship_threatens_nobody():
    coast = Coast(tiles=FULL, vikings={"warrior": [1], "goldsmith": [1]}, ships={1: "blue"}, gold=0)
    assert threat(coast) == []
    assert state_of(small(coast)).gold[0] == 3


@rule("VIK-7.7")
def test_a_warrior_of_another_column_or_on_the_mainland_repels_nothing():
    coast = Coast(
        tiles=FULL,
        vikings={"warrior": [2], "goldsmith": [1]},
        ships={1: "yellow"},
        ashore={"warrior": 3},
        gold=0,
    )
    assert state_of(small(coast)).gold[0] == 0


@rule("VIK-7.8")
def test_neither_a_hole_nor_an_open_island_stops_the_threat():
    coast = Coast(
        tiles={"goldsmith": "LM", "scout": "L"},  # nothing but holes between ship and goldsmith
        vikings={"goldsmith": [2]},
        ships={2: "yellow"},
        gold=0,
    )
    assert ("goldsmith", 2) in threat(coast)
    assert state_of(small(coast)).gold[0] == 0


@rule("VIK-7.9", "VIK-7.13")
def test_a_threatened_goldsmith_earns_nothing_and_stays():
    coast = Coast(tiles=FULL, vikings={"goldsmith": [1]}, ships={1: "yellow"}, gold=7)
    table = small(coast)
    assert state_of(table).gold[0] == 7
    assert settlers(table) == [("goldsmith", 1)]


@rule("VIK-7.10")
def test_threat_is_worked_out_after_the_ferrying_of_the_large_scoring():
    coast = Coast(
        tiles=FULL,
        vikings={"noble": [1]},
        ships={1: "red"},
        ashore={"warrior": 1, "boatsman": 1},
        gold=0,
    )
    table = at(coast, asks=EndOfRound(), round=2)
    table.play(Ferry("warrior"))
    table.play(Land("warrior", 1))
    assert earned(table, "nobles") == 2
    assert state_of(table).gold[0] == 3  # the red ship, repelled


@rule("VIK-7.10")
def test_a_ship_laid_after_one_scoring_threatens_at_the_next():
    coast = Coast(tiles={"goldsmith": "L"}, vikings={"goldsmith": [1]}, gold=0)
    table = at(
        coast,
        lots={0: ("ship_yellow", "boatsman")},
        asks=[ScoreSmall(0), BuyLot(0), ScoreSmall(0)],
    )
    assert state_of(table).gold[0] == 3
    table.play(Moor(1))
    assert state_of(table).gold[0] == 3


@rule("VIK-7.11")
def test_a_loss_stops_at_no_glory():
    table = at(Coast(ships={1: "blue"}, gold=0, glory=2), asks=FinalScoring(), round=6)
    assert state_of(table).glory[0] == 0
    assert earned(table, "ships") == -2


# ---- the small scoring -------------------------------------------------------------------------


@rule("VIK-7.12")
def test_every_safe_goldsmith_earns_three_gold():
    coast = Coast(tiles={"goldsmith": "LMMR"}, vikings={"goldsmith": [1, 3, 4]}, gold=1)
    assert state_of(small(coast)).gold[0] == 10


@rule("VIK-7.12")
def test_everybody_is_paid_for_his_own_goldsmiths():
    one_smith = Coast(tiles={"goldsmith": "L"}, vikings={"goldsmith": [1]}, gold=0)
    two_smiths = Coast(tiles={"goldsmith": "LR"}, vikings={"goldsmith": [1, 2]}, gold=0)
    table = at(one_smith, Coast(gold=0), two_smiths, asks=EndOfRound(), round=1, first=1)
    assert state_of(table).gold == [3, 0, 6]


@rule("VIK-7.14")
def test_a_repelled_ship_pays_nothing_at_a_small_scoring():
    coast = Coast(
        tiles={"warrior": "LM"}, vikings={"warrior": [1, 2]}, ships={1: "green", 2: "blue"}, gold=0
    )
    table = small(coast)
    assert (state_of(table).gold[0], state_of(table).glory[0]) == (0, 10)


@rule("VIK-7.14")
@pytest.mark.parametrize("number", [1, 3, 5])
def test_boatsmen_rest_at_a_small_scoring(number):
    coast = Coast(tiles={"noble": "L"}, ashore={"noble": 1, "boatsman": 1})
    table = at(coast, asks=EndOfRound(), round=number)
    assert state_of(table).round == number + 1, "nobody was asked anything"
    assert settlers(table) == []
