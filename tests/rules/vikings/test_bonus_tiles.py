"""Chapter 13: bonus tiles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

import drakkar
from drakkar.games.vikings.boatsmen import UseBoatsmen
from drakkar.games.vikings.bonus import FillDisplay, TakeBonus
from drakkar.games.vikings.box import BONUS_NAMES
from drakkar.games.vikings.buying import BuyLot
from drakkar.games.vikings.course import EndOfRound, Round
from drakkar.games.vikings.final import FinalScoring
from drakkar.games.vikings.moves import (
    Ashore,
    Buy,
    Decline,
    Done,
    Ferry,
    Keep,
    Land,
    Moor,
    Place,
    Replace,
    Settle,
    Start,
    Take,
)
from drakkar.games.vikings.placing import LayTile
from drakkar.games.vikings.scoring import ScoreLarge, ScoreSmall
from drakkar.kernel.question import Entry
from drakkar.kernel.table import Table
from drakkar.kernel.testing import rule
from tests.rules.vikings.position import (
    Coast,
    ashore,
    at,
    earned,
    prices,
    refused,
    settlers,
    state_of,
)

FULL = dict.fromkeys(("warrior", "noble", "scout", "goldsmith", "fisherman"), "LMR")

# what the rulebook's table says: how many of each
BOX = {
    "gold_5": 1,
    "goldsmith_plus_1": 2,
    "goldsmith_plus_2": 1,
    "ferry": 6,
    "noble_plus_1": 3,
    "scout_plus_1": 1,
    "fisherman_plus_1": 1,
    "extra_boatsman": 4,
    "food_surplus_3": 1,
    "gold_exchange_3": 1,
    "building_farmstead": 1,
    "building_church": 1,
    "building_longhouse": 1,
    "building_tower": 1,
}


def buying(
    coast: Coast,
    display: Sequence[str] = ("noble_plus_1", "ferry", "gold_5", "building_church"),
    lots: Mapping[int, Any] | None = None,
    *others: Coast,
) -> Table:
    """Seat 0 is about to buy; the dearest lot is a left end with a boatsman for 10."""
    lots = lots or {0: "fisherman", 1: "goldsmith", 10: ("left", "boatsman")}
    return at(
        coast, *others, asks=BuyLot(0), lots=lots, bonus_row=display, rules="advanced", round=3
    )


def taking(coast: Coast, bonus: str, tile: str = "left", viking: str = "boatsman") -> Table:
    """Seat 0 has bought this lot for 10 and taken this bonus tile."""
    table = buying(coast, [bonus], {0: "goldsmith", 1: "goldsmith", 10: (tile, viking)})
    table.play(Buy(10))
    table.play(Take(bonus))
    return table


def scored(coast: Coast, *scorings: Entry) -> tuple[int, int]:
    """Gold and glory won in these scorings."""
    table = at(coast, asks=scorings, round=6, rules="advanced")
    s = state_of(table)
    return s.gold[0] - coast.gold, s.glory[0] - coast.glory


def final(*coasts: Coast) -> Table:
    return at(*coasts, asks=FinalScoring(), round=6, rules="advanced")


def display(table: Table) -> list[str]:
    return [BONUS_NAMES[number] for number in state_of(table).bonus_row]


def kept(table: Table, seat: int = 0) -> list[str]:
    tiles: list[str] = table.view(seat)["table"]["coasts"][seat]["bonuses"]
    return tiles


def waiting(table: Table, seat: int = 0) -> list[str]:
    tiles: list[str] = table.view(seat)["table"]["coasts"][seat]["waiting"]
    return tiles


def monuments(table: Table, seat: int = 0) -> list[tuple[str, int, str]]:
    """The building tiles on the islands."""
    tiles = table.view(seat)["table"]["coasts"][seat]["tiles"]
    return [(tile["row"], tile["column"], tile["tile"]) for tile in tiles if tile["monument"]]


# ---- worked examples -------------------------------------------------------------------------


@rule("VIK-13.4", "VIK-13.5")
def test_the_lot_for_ten_gives_a_bonus_tile_when_slot_eleven_is_empty():  # E32a
    lots = dict.fromkeys((0, 1, 2, 4, 5, 7, 8), "noble") | {10: ("ship_red", "warrior")}
    table = buying(Coast(gold=20), lots=lots)
    table.play(Buy(10))
    assert isinstance(table.question(), TakeBonus)
    table.play(Take("ferry"))
    assert kept(table) == ["ferry"]


@rule("VIK-13.6")
def test_the_last_lot_of_a_round_gives_no_bonus_tile():  # E32c
    table = buying(Coast(tiles={"noble": "L"}), lots={0: ("left", "boatsman")})
    assert isinstance(table.question(), LayTile), "it was bought without a question"
    assert len(display(table)) == 4


# ---- piles and display (13.1 to 13.3) ----------------------------------------------------------


@rule("VIK-13.1")
@pytest.mark.parametrize("rules", ["advanced", "advanced_without_auction"])
def test_all_twenty_five_bonus_tiles_are_in_the_game(rules):
    table = drakkar.new("vikings", 3, 1, {"rules": rules})
    pile = dict(zip(BONUS_NAMES, state_of(table).bonus_pile, strict=True))
    assert Counter(pile) + Counter(display(table)) == Counter(BOX)
    assert sum(BOX.values()) == 25


@rule("VIK-13.1")
def test_which_bonus_tiles_come_first_is_left_to_chance():
    first = {tuple(display(drakkar.new("vikings", 2, n, {"rules": "advanced"}))) for n in range(20)}
    assert len(first) > 10


@rule("VIK-13.1")
def test_the_basic_game_has_no_bonus_tiles():
    table = drakkar.new("vikings", 2, 1, {"rules": "basic"})
    assert sum(state_of(table).bonus_pile) == len(display(table)) == 0
    dearest = at(Coast(gold=20), asks=BuyLot(0), lots={0: "noble", 11: "scout"}, auto=False)
    dearest.play(Buy(11))
    assert isinstance(dearest.question(), LayTile)


@rule("VIK-13.2")
@pytest.mark.parametrize("rules", ["advanced", "advanced_without_auction"])
def test_four_bonus_tiles_are_face_up_before_the_first_decision(rules):
    table = drakkar.new("vikings", 2, 1, {"rules": rules})
    assert state_of(table).round == 1
    assert len(display(table)) == 4
    drawn = [entry.move.TAG for entry in table.log if entry.seat == drakkar.NATURE]
    assert drawn.index("bonuses") < drawn.index("crew")


@rule("VIK-13.3")
@pytest.mark.parametrize("left", [[], ["ferry"], ["ferry", "ferry", "gold_5"]])
def test_each_round_begins_with_four_tiles_on_display(left):
    table = at(asks=Round(), rules="advanced", round=2, bonus_row=left)
    assert state_of(table).round == 3
    assert len(display(table)) == 4
    assert display(table)[: len(left)] == left, "what was not taken stays"


@rule("VIK-13.3")
def test_a_tile_taken_is_not_replaced_during_the_round():
    table = buying(Coast(gold=20))
    table.play(Buy(10))
    table.play(Take("ferry"))
    assert display(table) == ["noble_plus_1", "gold_5", "building_church"]


@rule("VIK-13.3")
def test_the_display_is_never_filled_above_four():
    table = at(asks=FillDisplay(), rules="advanced", bonus_row=["ferry"] * 4)
    assert display(table) == ["ferry"] * 4


# ---- taking one (13.4 to 13.9) -----------------------------------------------------------------


@rule("VIK-13.4")
def test_the_buyer_of_the_dearest_lot_chooses_one_tile_of_the_display():
    table = buying(Coast(gold=20), ["noble_plus_1", "ferry", "ferry", "gold_5"])
    table.play(Buy(10))
    assert table.moves() == [Take("gold_5"), Take("ferry"), Take("noble_plus_1"), Decline()]
    refused(table, Take("scout_plus_1"), "VIK-13.4")
    refused(table, Take("building_church"), "VIK-13.4")
    table.play(Take("ferry"))
    assert not isinstance(table.question(), TakeBonus), "one only"
    assert kept(table) == ["ferry"]
    assert display(table) == ["noble_plus_1", "ferry", "gold_5"]


@rule("VIK-13.4")
def test_no_other_lot_gives_a_bonus_tile():
    table = buying(Coast(gold=20, tiles={"goldsmith": "L"}))
    table.play(Buy(1))
    assert isinstance(table.question(), LayTile)


@rule("VIK-13.5")
def test_dearest_means_highest_price_left_on_the_wheel():
    table = buying(Coast(gold=20), lots={0: "noble", 2: "noble", 3: "noble"})
    table.play(Buy(3))
    assert isinstance(table.question(), TakeBonus)


@rule("VIK-13.5")
def test_with_two_lots_left_the_one_that_costs_something_gives_a_bonus_tile():
    table = buying(Coast(gold=20), lots={0: "noble", 4: "scout"})
    assert prices(table) == [0, 4]
    table.play(Buy(4))
    assert isinstance(table.question(), TakeBonus)


@rule("VIK-13.5")
def test_each_buyer_of_the_dearest_lot_gets_his_tile():
    me, you = Coast(gold=20, tiles={"noble": "L"}), Coast(gold=20, tiles={"noble": "L"})
    lots = {0: "noble", 5: ("ship_red", "noble"), 6: ("ship_red", "noble")}
    table = buying(me, ["ferry", "gold_5"], lots, you)
    table.play(Buy(6))
    table.play(Take("ferry"))
    table.play(Moor(1))  # seat 1 has no choice but the lot for 5, now the dearest
    table.play(Take("gold_5"))
    assert (kept(table, 0), display(table)) == (["ferry"], [])
    assert state_of(table).gold == [14, 20]


@rule("VIK-13.6")
def test_a_lot_for_nothing_gives_no_bonus_tile():
    table = buying(Coast(tiles={"noble": "L"}), lots={0: ("left", "noble"), 4: "scout"})
    table.play(Buy(0))
    assert isinstance(table.question(), LayTile)


@rule("VIK-13.6")
def test_the_lot_that_the_wheel_brought_down_to_nothing_gives_none_either():
    me, you = Coast(tiles={"noble": "L"}), Coast(tiles={"noble": "L"})
    table = buying(me, ["ferry"], {0: ("ship_red", "noble"), 4: ("ship_red", "scout")}, you)
    table.play(Buy(0))
    table.play(Moor(1))
    assert state_of(table).lots == [], "the last lot was bought, for 0"
    assert table.deciders == (1,)
    assert display(table) == ["ferry"]


@rule("VIK-13.7")
def test_the_bonus_tile_may_be_declined():
    table = buying(Coast(gold=20))
    table.play(Buy(10))
    table.play(Decline())
    assert isinstance(table.question(), LayTile)
    assert kept(table) == []
    assert len(display(table)) == 4


@rule("VIK-13.7")
def test_nothing_is_asked_when_the_display_is_empty():
    table = at(
        Coast(gold=20),
        asks=BuyLot(0),
        lots={0: "noble", 10: "noble", 9: "scout"},
        rules="advanced",
        bonus_row=[],
        auto=False,
    )
    table.play(Buy(10))
    assert isinstance(table.question(), LayTile)


@rule("VIK-13.8")
def test_paying_with_glory_does_not_cost_the_bonus_tile():
    table = buying(Coast(gold=0, glory=10))
    table.play(Buy(10))
    assert (state_of(table).gold[0], state_of(table).glory[0]) == (0, 0)
    table.play(Take("noble_plus_1"))
    assert kept(table) == ["noble_plus_1"]


@rule("VIK-13.9")
def test_first_the_price_then_the_bonus_tile_then_the_lot():
    table = buying(Coast(gold=12, tiles={"noble": "L"}))
    table.play(Buy(10))
    assert state_of(table).gold[0] == 2
    assert ashore(table) == {}, "the lot is not placed yet"
    refused(table, Place("noble", 1), "VIK-13.9")
    table.play(Take("ferry"))
    table.play(Place("scout", 1))
    assert ashore(table) == {"boatsman": 1}
    assert table.deciders == (1,)


@rule("VIK-13.9")
def test_a_bonus_tile_can_come_with_the_very_first_purchase():
    coast = Coast(gold=20, start_in_hand=True)
    table = taking(coast, "building_tower", "tower", "scout")
    assert waiting(table) == ["tower"]
    table.play(Start("scout"))
    assert monuments(table) == [("scout", 2, "tower")], "the only place for a middle"
    table.play(Settle())
    assert settlers(table) == [("scout", 2)]
    assert table.deciders == (1,)


# ---- food and stacking (13.10, 13.11) ----------------------------------------------------------


@rule("VIK-13.10")
def test_vikings_pictured_on_bonus_tiles_do_not_eat():
    pictured = ["extra_boatsman", "extra_boatsman", "fisherman_plus_1", "noble_plus_1"]
    coast = Coast(tiles={"fisherman": "L"}, vikings={"fisherman": [1]}, bonuses=pictured, gold=0)
    assert earned(final(coast), "food") == 8  # one mouth, food for five


@rule("VIK-13.11")
@pytest.mark.parametrize(
    ("bonuses", "each"),
    [
        (["goldsmith_plus_1"] * 2, 5),
        (["goldsmith_plus_1", "goldsmith_plus_2"], 6),
        (["goldsmith_plus_1"] * 2 + ["goldsmith_plus_2"], 7),
    ],
)
def test_goldsmith_tiles_add_up(bonuses, each):
    vikings = {"goldsmith": [1, 2, 3]}
    coast = Coast(tiles=FULL, vikings=vikings, ships={3: "yellow"}, bonuses=bonuses)
    assert scored(coast, ScoreSmall(0)) == (2 * each, 0)
    assert scored(coast, ScoreLarge(0)) == (2 * each, 0)


@rule("VIK-13.11")
def test_noble_tiles_add_up():
    coast = Coast(tiles=FULL, vikings={"noble": [1, 2]}, bonuses=["noble_plus_1"] * 3)
    assert scored(coast, ScoreLarge(0)) == (0, 10)


@rule("VIK-13.11")
def test_a_tile_helps_only_vikings_on_islands_and_only_its_owner():
    tiles = ["goldsmith_plus_2", "noble_plus_1", "scout_plus_1", "fisherman_plus_1"]
    crowd = {"goldsmith": 2, "noble": 2, "scout": 2, "fisherman": 2}
    assert scored(Coast(ashore=crowd, bonuses=tiles), ScoreSmall(0), ScoreLarge(0)) == (0, 0)
    other = Coast(tiles=FULL, vikings={"goldsmith": [1], "noble": [1]}, gold=0)
    table = at(
        Coast(bonuses=tiles), other, asks=[ScoreSmall(1), ScoreLarge(1)], rules="advanced", round=2
    )
    assert (state_of(table).gold[1], earned(table, "nobles", 1)) == (6, 2)


# ---- 5 gold (13.12) ----------------------------------------------------------------------------


@rule("VIK-13.12")
def test_five_gold_come_at_once_and_the_tile_is_gone():
    table = taking(Coast(gold=12, tiles={"noble": "L"}), "gold_5")
    assert state_of(table).gold[0] == 7
    assert kept(table) == []
    assert display(table) == []


@rule("VIK-13.12")
def test_the_five_gold_come_too_late_for_the_lot():
    table = taking(Coast(gold=8, glory=10, tiles={"noble": "L"}), "gold_5")
    assert (state_of(table).gold[0], state_of(table).glory[0]) == (5, 8)
    poor = buying(Coast(gold=4, glory=5), ["gold_5"])
    refused(poor, Buy(10), "VIK-3.4")


# ---- goldsmiths (13.13, 13.14) -----------------------------------------------------------------


@rule("VIK-13.13")
def test_goldsmith_plus_one_pays_at_small_and_large_scorings_and_is_kept():
    coast = Coast(tiles=FULL, vikings={"goldsmith": [1, 2]}, bonuses=["goldsmith_plus_1"])
    assert scored(coast, ScoreSmall(0)) == (8, 0)
    assert scored(coast, ScoreLarge(0)) == (8, 0)
    assert scored(coast, ScoreSmall(0), ScoreLarge(0), ScoreSmall(0)) == (24, 0)


@rule("VIK-13.13")
def test_goldsmith_plus_one_pays_nothing_for_threatened_goldsmiths():
    vikings = {"goldsmith": [1, 2]}
    ships = {1: "yellow", 2: "blue"}
    coast = Coast(tiles=FULL, vikings=vikings, ships=ships, bonuses=["goldsmith_plus_1"])
    assert scored(coast, ScoreSmall(0), ScoreLarge(0)) == (0, 0)


@rule("VIK-13.14")
def test_goldsmith_plus_two_pays_at_small_and_large_scorings_and_is_kept():
    coast = Coast(tiles=FULL, vikings={"goldsmith": [1, 2]}, bonuses=["goldsmith_plus_2"])
    assert scored(coast, ScoreSmall(0)) == (10, 0)
    assert scored(coast, ScoreLarge(0), ScoreLarge(0)) == (20, 0)


@rule("VIK-13.14")
def test_goldsmith_plus_two_pays_nothing_for_threatened_goldsmiths_nor_in_the_end():
    vikings = {"goldsmith": [1, 2]}
    coast = Coast(tiles=FULL, vikings=vikings, ships={1: "yellow"}, bonuses=["goldsmith_plus_2"])
    assert scored(coast, ScoreSmall(0)) == (5, 0)
    rest = Coast(tiles=FULL, vikings=vikings, bonuses=["goldsmith_plus_2"], gold=0)
    table = final(rest)
    assert (state_of(table).gold[0], earned(table, "gold")) == (0, 0)


# ---- ferry (13.15) -----------------------------------------------------------------------------


def ferrying(round: int = 2, ferries: int = 1, boatsmen: int = 2) -> Table:
    coast = Coast(
        tiles={"noble": "LMR", "scout": "LM"},
        ashore={"noble": 3, "scout": 1, "boatsman": boatsmen},
        bonuses=["ferry"] * ferries,
    )
    return at(coast, asks=UseBoatsmen(0), round=round, rules="advanced")


@rule("VIK-13.15")
def test_a_ferry_tile_lets_a_boatsman_carry_a_whole_colour_once():
    table = ferrying()
    table.play(Ferry("noble", True))  # three nobles to three tiles: nothing to choose
    assert ashore(table) == {"scout": 1, "boatsman": 1}
    assert kept(table) == []
    refused(table, Ferry("scout", True), "VIK-13.15")


@rule("VIK-13.15")
def test_a_ferry_tile_lets_a_boatsman_carry_one_of_each_colour():
    table = ferrying(boatsmen=1)
    table.play(Ferry("each", True))
    table.play(Land("noble", 3))
    table.play(Land("scout", 2))
    assert ashore(table) == {"noble": 2}
    assert table.over


@rule("VIK-13.15")
def test_a_ferry_tile_is_optional_and_is_kept_for_later():
    table = ferrying()
    table.play(Ferry("noble"))
    table.play(Land("noble", 1))
    assert ashore(table) == {"noble": 2, "scout": 1, "boatsman": 1}
    table.play(Done())
    assert kept(table) == ["ferry"]


@rule("VIK-13.15")
def test_each_ferry_tile_goes_with_a_boatsman_of_its_own():
    table = ferrying(ferries=3)
    table.play(Ferry("each", True))
    table.play(Land("noble", 1))
    table.play(Land("scout", 1))
    assert kept(table) == ["ferry", "ferry"]
    table.play(Ferry("noble", True))
    assert kept(table) == ["ferry"]
    assert table.over, "without a boatsman the third tile is of no use"


@rule("VIK-13.15")
def test_a_ferry_tile_is_of_no_use_at_a_small_scoring():
    coast = Coast(tiles={"noble": "L"}, ashore={"noble": 1, "boatsman": 1}, bonuses=["ferry"])
    table = at(coast, asks=EndOfRound(), round=3, rules="advanced")
    assert state_of(table).round == 4
    assert (kept(table), settlers(table)) == (["ferry"], [])


@rule("VIK-13.15")
@pytest.mark.parametrize("number", [2, 4, 6])
def test_a_ferry_with_the_tile_is_full_like_any_other(number):
    table = ferrying(round=number)
    table.play(Ferry("each", True))
    table.play(Land("noble", 3))
    assert table.moves() == [Land("scout", 1), Land("scout", 2)], "no way to stop"
    table.play(Land("scout", 1))
    assert settlers(table) == [("noble", 3), ("scout", 1)]


# ---- nobles, scouts, fishermen (13.16 to 13.18) ------------------------------------------------


@rule("VIK-13.16")
def test_noble_plus_one_scores_at_every_large_scoring():
    coast = Coast(tiles=FULL, vikings={"noble": [1, 2]}, bonuses=["noble_plus_1"])
    assert scored(coast, ScoreLarge(0), ScoreSmall(0), ScoreLarge(0)) == (0, 12)


@rule("VIK-13.16")
def test_noble_plus_one_scores_nothing_for_threatened_nobles_or_in_the_end():
    vikings = {"noble": [1, 2]}
    coast = Coast(tiles=FULL, vikings=vikings, ships={1: "red"}, bonuses=["noble_plus_1"])
    assert scored(coast, ScoreLarge(0)) == (0, 3)
    assert scored(coast, ScoreSmall(0)) == (0, 0)
    assert earned(final(coast), "nobles") == 0


@rule("VIK-13.17")
def test_scout_plus_one_raises_the_scout_but_not_what_he_finds_below():
    vikings = {"scout": [1, 2], "goldsmith": [1], "fisherman": [1]}
    coast = Coast(tiles=FULL, vikings=vikings, bonuses=["scout_plus_1"])
    assert scored(coast, ScoreLarge(0)) == (3, (2 + 1 + 1) + 2)


@rule("VIK-13.17")
def test_scout_plus_one_scores_nothing_for_threatened_scouts_or_at_other_scorings():
    vikings = {"scout": [1], "fisherman": [1]}
    coast = Coast(tiles=FULL, vikings=vikings, ships={1: "green"}, bonuses=["scout_plus_1"])
    assert scored(coast, ScoreLarge(0)) == (0, 0)
    safe = Coast(tiles=FULL, vikings=vikings, bonuses=["scout_plus_1"])
    assert scored(safe, ScoreSmall(0)) == (0, 0)
    assert earned(final(safe), "scouts") == 0


@rule("VIK-13.18")
def test_fisherman_plus_one_scores_at_every_large_scoring():
    coast = Coast(tiles=FULL, vikings={"fisherman": [1, 3]}, bonuses=["fisherman_plus_1"])
    table = at(coast, asks=[ScoreLarge(0), ScoreLarge(0)], round=4, rules="advanced")
    assert earned(table, "fishermen") == 4


@rule("VIK-13.18")
def test_fisherman_plus_one_scores_nothing_for_threatened_ones_or_at_other_scorings():
    vikings = {"fisherman": [1, 3]}
    coast = Coast(tiles=FULL, vikings=vikings, ships={3: "blue"}, bonuses=["fisherman_plus_1"])
    assert scored(coast, ScoreLarge(0)) == (0, 1)
    assert scored(coast, ScoreSmall(0)) == (0, 0)
    assert earned(final(coast), "fishermen") == 0


# ---- extra boatsman, food surplus, exchange (13.19 to 13.21) -----------------------------------


@rule("VIK-13.19")
def test_extra_boatsmen_count_for_the_majority():
    two_boatsmen = Coast(ashore={"boatsman": 1}, bonuses=["extra_boatsman"])
    tied = Coast(bonuses=["extra_boatsman", "extra_boatsman"])
    one_boatsman = Coast(ashore={"boatsman": 1})
    table = final(two_boatsmen, one_boatsman, tied)
    assert [earned(table, "boatsmen", seat) for seat in range(3)] == [10, 0, 10]


@rule("VIK-13.19")
def test_an_extra_boatsman_alone_is_enough_where_nobody_has_any():
    table = final(Coast(), Coast(bonuses=["extra_boatsman"]))
    assert [earned(table, "boatsmen", seat) for seat in range(2)] == [0, 10]


@rule("VIK-13.19")
@pytest.mark.parametrize("number", [2, 6])
def test_an_extra_boatsman_carries_nobody(number):
    coast = Coast(tiles={"noble": "L"}, ashore={"noble": 1}, bonuses=["extra_boatsman", "ferry"])
    table = at(coast, asks=UseBoatsmen(0), round=number, rules="advanced")
    assert table.over
    assert ashore(table) == {"noble": 1}


@rule("VIK-13.20")
def test_with_the_surplus_tile_spare_food_scores_three_each():
    coast = Coast(
        tiles={"fisherman": "L"}, vikings={"fisherman": [1]}, bonuses=["food_surplus_3"], gold=0
    )
    assert earned(final(coast), "food") == 12


@rule("VIK-13.20")
def test_with_the_surplus_tile_a_shortage_still_costs_one_each():
    table = final(Coast(ashore={"noble": 4}, bonuses=["food_surplus_3"], gold=0))
    assert earned(table, "food") == -4


@rule("VIK-13.20")
def test_the_surplus_tile_does_not_make_a_threatened_fisherman_feed():
    coast = Coast(
        tiles={"fisherman": "L"},
        vikings={"fisherman": [1]},
        ships={1: "blue"},
        bonuses=["food_surplus_3"],
        gold=0,
    )
    assert earned(final(coast), "food") == -1


@rule("VIK-13.21")
def test_with_the_exchange_tile_fourteen_gold_become_four_glory():  # E29 with the tile
    table = final(Coast(gold=14, bonuses=["gold_exchange_3"]), Coast(gold=14))
    assert [earned(table, "gold", seat) for seat in range(2)] == [4, 2]
    assert state_of(table).gold == [2, 4]


@rule("VIK-13.21")
def test_the_exchange_tile_comes_after_the_ships():
    table = final(Coast(gold=10, ships={1: "green"}, bonuses=["gold_exchange_3"]))
    assert (earned(table, "gold"), state_of(table).gold[0]) == (1, 2)


@rule("VIK-13.21")
def test_the_exchange_tile_works_only_in_the_end():
    coast = Coast(gold=14, bonuses=["gold_exchange_3"])
    assert scored(coast, ScoreSmall(0), ScoreLarge(0)) == (0, 0)


# ---- buildings: laying them (13.22 to 13.30) ---------------------------------------------------


@rule("VIK-13.22")
@pytest.mark.parametrize("building", ["farmstead", "church", "longhouse", "tower"])
def test_each_building_tile_goes_over_its_own_building(building):
    coast = Coast(
        gold=20, tiles={"noble": "LFR", "scout": "LCR", "goldsmith": "LHR", "warrior": "LTR"}
    )
    row = {"farmstead": "noble", "church": "scout", "longhouse": "goldsmith", "tower": "warrior"}
    table = taking(coast, f"building_{building}")
    assert monuments(table) == [(row[building], 2, building)]


@rule("VIK-13.22")
def test_a_building_tile_is_an_ordinary_middle_for_islands_and_landings():
    coast = Coast(
        tiles={"noble": "L.R"},
        monuments={"tower": ("noble", 2)},
        ashore={"noble": 1, "boatsman": 1},
        gold=0,
    )
    table = at(coast, asks=[UseBoatsmen(0), FinalScoring()], round=4, rules="advanced")
    table.play(Ferry("noble"))
    table.play(Land("noble", 2))
    assert settlers(table) == [("noble", 2)]
    assert (earned(table, "islands"), earned(table, "longest")) == (7, 5)


@rule("VIK-13.22")
def test_the_next_tile_joins_a_building_tile_as_it_joins_a_middle():
    coast = Coast(tiles={"noble": "L"}, monuments={"tower": ("noble", 2)})
    table = at(coast, asks=LayTile(0, "right", "boatsman"), rules="advanced")
    assert Place("noble", 3) in table.moves()
    table = at(coast, asks=LayTile(0, "left", "boatsman"), rules="advanced")
    refused(table, Place("noble", 3), "VIK-5.11")


@rule("VIK-13.23")
def test_an_owner_of_several_such_tiles_chooses_which_is_replaced():
    coast = Coast(gold=20, tiles={"noble": "LFF", "scout": "LFC"})
    table = taking(coast, "building_farmstead")
    assert table.moves() == [Replace("noble", 2), Replace("noble", 3), Replace("scout", 2)]
    refused(table, Replace("scout", 3), "VIK-13.23")  # a church
    refused(table, Replace("noble", 1), "VIK-13.23")  # a left end
    refused(table, Replace("noble", 4), "VIK-13.23")  # no tile
    refused(table, Replace("ship", 2), "VIK-13.23")
    refused(table, Keep(), "VIK-13.23")
    table.play(Replace("noble", 3))
    assert monuments(table) == [("noble", 3, "farmstead")]
    assert waiting(table) == []
    assert isinstance(table.question(), LayTile)


@rule("VIK-13.23")
def test_the_only_such_tile_must_be_replaced_at_once():
    table = taking(Coast(gold=20, tiles={"noble": "LF"}), "building_farmstead")
    assert monuments(table) == [("noble", 2, "farmstead")]


@rule("VIK-13.23")
def test_only_the_buyers_own_tiles_are_replaced():
    other = Coast(tiles={"noble": "LF"})
    lots = {0: "goldsmith", 1: "goldsmith", 10: ("left", "boatsman")}
    table = buying(Coast(gold=20, tiles={"noble": "LC"}), ["building_farmstead"], lots, other)
    table.play(Buy(10))
    table.play(Take("building_farmstead"))
    assert waiting(table, 0) == ["farmstead"]
    assert monuments(table, 1) == []


@rule("VIK-13.24")
def test_a_viking_on_the_replaced_tile_stays_on_the_building_tile():
    coast = Coast(gold=20, tiles={"noble": "LF"}, vikings={"noble": [1, 2]})
    table = taking(coast, "building_farmstead")
    assert monuments(table) == [("noble", 2, "farmstead")]
    assert settlers(table) == [("noble", 1), ("noble", 2)]


@rule("VIK-13.25")
def test_the_building_tile_may_be_used_for_the_matching_tile_just_bought():
    coast = Coast(gold=20, tiles={"noble": "LF", "scout": "L"})
    table = taking(coast, "building_farmstead", "farmstead", "scout")
    assert table.moves() == [Replace("noble", 2), Keep()]
    table.play(Keep())
    table.play(Place("scout", 2))
    table.play(Settle())
    assert monuments(table) == [("scout", 2, "farmstead")]
    assert settlers(table) == [("scout", 2)]


@rule("VIK-13.25")
def test_replacing_a_tile_already_laid_leaves_the_one_just_bought_ordinary():
    coast = Coast(gold=20, tiles={"noble": "LF", "scout": "L"})
    table = taking(coast, "building_farmstead", "farmstead", "scout")
    table.play(Replace("noble", 2))
    table.play(Place("scout", 2))
    table.play(Ashore())
    assert monuments(table) == [("noble", 2, "farmstead")]


@rule("VIK-13.25")
def test_a_bought_tile_that_fits_nowhere_cannot_take_the_building_tile():
    closed = {"warrior": "LFR", "noble": "LCR", "scout": "LHR", "goldsmith": "LHR"}
    coast = Coast(gold=20, tiles={**closed, "fisherman": "LTR"})
    table = taking(coast, "building_farmstead", "farmstead", "boatsman")
    assert monuments(table) == [("warrior", 2, "farmstead")], "the tile already laid gave way"
    assert waiting(table) == []
    assert ashore(table) == {"boatsman": 1}, "the bought tile was lost"


@rule("VIK-13.26")
def test_the_building_tile_takes_the_place_of_the_only_matching_tile_the_one_just_bought():
    coast = Coast(gold=20, tiles={"noble": "LC", "scout": "L"})
    table = taking(coast, "building_tower", "tower", "scout")
    assert isinstance(table.question(), LayTile)
    table.play(Place("scout", 2))
    table.play(Settle())
    assert monuments(table) == [("scout", 2, "tower")]
    assert waiting(table) == []


def buys_later(coast: Coast, tile: str, viking: str) -> Table:
    """Seat 0, whose building tile waits, buys this lot for nothing."""
    return at(
        coast,
        asks=BuyLot(0),
        lots={0: (tile, viking), 3: "noble", 4: "noble"},
        rules="advanced",
        round=4,
    )


@rule("VIK-13.27")
def test_without_such_a_tile_the_building_tile_waits_for_the_next_one_bought():
    table = taking(Coast(gold=20, tiles={"noble": "LC"}), "building_tower")
    assert waiting(table) == ["tower"]
    assert monuments(table) == []
    table = buys_later(Coast(tiles={"noble": "LC"}, waiting=["tower"]), "tower", "goldsmith")
    table.play(Buy(0))
    table.play(Place("noble", 3))
    assert monuments(table) == [("noble", 3, "tower")]
    assert waiting(table) == []


@rule("VIK-13.27")
def test_a_waiting_building_tile_is_laid_under_the_usual_rules():
    table = buys_later(
        Coast(tiles={"noble": "LR", "scout": "LC"}, waiting=["tower"]), "tower", "scout"
    )
    table.play(Buy(0))
    assert table.moves() == [Place("warrior", 2), Place("scout", 3), Place("goldsmith", 2)]
    refused(table, Place("noble", 3), "VIK-5.11")
    refused(table, Place("goldsmith", 1), "VIK-5.13")


@rule("VIK-13.27")
def test_a_waiting_building_tile_leaves_other_buildings_alone():
    coast = Coast(tiles={"noble": "LC"}, waiting=["tower"])
    table = buys_later(coast, "longhouse", "goldsmith")
    table.play(Buy(0))
    assert monuments(table) == []
    assert waiting(table) == ["tower"]


@rule("VIK-13.27")
def test_only_the_owners_purchases_lay_his_waiting_tile():
    mine, yours = Coast(waiting=["tower"]), Coast(tiles={"noble": "LC"})
    table = at(
        mine,
        yours,
        asks=BuyLot(1),
        lots={0: ("tower", "scout"), 3: "noble", 4: "noble"},
        rules="advanced",
    )
    table.play(Buy(0))
    assert (waiting(table, 0), monuments(table, 1)) == (["tower"], [])


@rule("VIK-13.28")
def test_the_lots_viking_may_settle_on_the_building_tile_in_his_row():
    coast = Coast(tiles={"noble": "L", "scout": "L"}, waiting=["tower"])
    table = buys_later(coast, "tower", "scout")
    table.play(Buy(0))
    table.play(Place("scout", 2))
    assert table.moves() == [Settle(), Ashore()]
    table.play(Settle())
    assert settlers(table) == [("scout", 2)]


@rule("VIK-13.28")
def test_in_another_row_the_lots_viking_goes_to_the_mainland():
    coast = Coast(tiles={"noble": "L", "scout": "L"}, waiting=["tower"])
    table = buys_later(coast, "tower", "scout")
    table.play(Buy(0))
    table.play(Place("noble", 2))
    assert ashore(table) == {"scout": 1}


@rule("VIK-13.29")
def test_if_nothing_fits_the_bought_tile_is_lost_and_the_building_tile_waits_on():
    coast = Coast(tiles=dict.fromkeys(FULL, "LR"), waiting=["tower"])
    table = buys_later(coast, "tower", "scout")
    table.play(Buy(0))
    assert waiting(table) == ["tower"]
    assert monuments(table) == []
    assert ashore(table) == {"scout": 1}
    assert len(table.view(0)["table"]["coasts"][0]["tiles"]) == 10


@rule("VIK-13.29")
def test_the_same_goes_for_a_building_tile_taken_with_a_lot_that_fits_nowhere():
    table = taking(Coast(gold=20, tiles=dict.fromkeys(FULL, "LR")), "building_tower", "tower")
    assert waiting(table) == ["tower"]
    assert ashore(table) == {"boatsman": 1}


@rule("VIK-13.30")
def test_a_building_tile_still_waiting_scores_nothing():
    vikings = {"noble": [1, 2], "scout": [1, 2]}
    coast = Coast(tiles={"noble": "LC", "scout": "LC"}, vikings=vikings, waiting=["tower"])
    assert earned(final(coast), "buildings") == 0


# ---- buildings: their worth (13.31 to 13.35) ---------------------------------------------------


def worth(
    building_at: tuple[str, int],
    vikings: Mapping[str, Sequence[int]],
    ships: Mapping[int, str] | None = None,
    crowd: Mapping[str, int] | None = None,
) -> int:
    """The glory of a tower there, on a coast of five rows of six tiles."""
    row, column = building_at
    tiles = dict.fromkeys(FULL, "LCCCCR")
    tiles[row] = tiles[row][: column - 1] + "." + tiles[row][column:]
    coast = Coast(
        tiles=tiles,
        vikings=vikings,
        ships=ships or {},
        ashore=crowd or {},
        monuments={"tower": building_at},
    )
    return earned(final(coast), "buildings")


ALL = dict.fromkeys(FULL, range(1, 7))


@rule("VIK-13.31")
def test_a_building_scores_for_its_own_viking_and_the_eight_around_nine_at_most():
    assert worth(("scout", 3), ALL) == 9
    assert worth(("scout", 3), {"scout": [3]}) == 1
    assert worth(("scout", 3), {"noble": [2, 3, 4], "goldsmith": [2, 4]}) == 5
    assert worth(("scout", 3), {}) == 0


@rule("VIK-13.31")
def test_vikings_two_steps_away_do_not_count():
    far = {"warrior": [1, 3, 5], "scout": [1, 5], "fisherman": [3], "noble": [1, 5]}
    assert worth(("scout", 3), far) == 0


@rule("VIK-13.31")
@pytest.mark.parametrize("row", ["warrior", "fisherman"])
def test_at_the_upper_and_the_lower_edge_only_six_can_count(row):
    assert worth((row, 3), ALL) == 6


@rule("VIK-13.31")
@pytest.mark.parametrize(("column", "glory"), [(2, 9), (5, 9), (6, 6)])
def test_the_mainland_side_and_the_end_of_the_coast(column, glory):
    assert worth(("noble", column), ALL) == glory


@rule("VIK-13.31")
def test_a_building_scores_in_the_end_only():
    coast = Coast(
        tiles={"noble": "LT"}, vikings={"noble": [1, 2]}, monuments={"tower": ("noble", 2)}
    )
    table = at(coast, asks=[ScoreSmall(0), ScoreLarge(0)], round=2, rules="advanced")
    assert earned(table, "buildings") == 0
    assert earned(final(coast), "buildings") == 2


@rule("VIK-13.32")
def test_threatened_neighbours_count():
    around = {"noble": [2, 3, 4], "scout": [2, 4], "goldsmith": [2, 3, 4]}
    assert worth(("scout", 3), around, ships={2: "blue", 3: "red", 4: "blue"}) == 8


@rule("VIK-13.32")
def test_vikings_on_the_mainland_are_no_neighbours():
    crowd = {"noble": 3, "scout": 2, "boatsman": 2}
    assert worth(("noble", 2), {"noble": [2]}, crowd=crowd) == 1


@rule("VIK-13.33")
@pytest.mark.parametrize("own", [[], [3]])
def test_a_threatened_building_scores_nothing_occupied_or_not(own):
    around = {"noble": [3], "scout": own, "goldsmith": [3]}
    assert worth(("scout", 3), around, ships={3: "green"}) == 0


@rule("VIK-13.33")
def test_a_building_whose_ship_is_repelled_scores():
    assert worth(("scout", 3), {"warrior": [3], "scout": [3]}, ships={3: "green"}) == 1
    assert worth(("warrior", 3), {"warrior": [3]}, ships={3: "blue"}) == 1


@rule("VIK-13.34")
def test_one_viking_counts_for_two_buildings():
    coast = Coast(
        tiles={"noble": "LCCR", "scout": "LTFR"},
        vikings={"noble": [2], "scout": [2, 4]},
        monuments={"tower": ("scout", 2), "farmstead": ("scout", 3)},
    )
    assert earned(final(coast), "buildings") == 2 + 3


@rule("VIK-13.35")
def test_buildings_are_scored_before_food():
    coast = Coast(
        tiles={"noble": "LT"},
        vikings={"noble": [1, 2]},
        monuments={"tower": ("noble", 2)},
        ashore={"scout": 6},
        gold=0,
        glory=0,
    )
    table = final(coast)
    assert earned(table, "buildings") == 2
    assert earned(table, "food") == -2, "8 go hungry; there was nothing more to lose"
    assert state_of(table).glory[0] == 0


# ---- keeping (13.36) ---------------------------------------------------------------------------


@rule("VIK-13.36")
@pytest.mark.parametrize(
    "bonus",
    [name for name in BOX if name != "gold_5" and not name.startswith("building")],
)
def test_a_kept_bonus_tile_takes_up_no_space_on_the_coast(bonus):
    coast = Coast(gold=20, tiles={"noble": "LC", "scout": "L"})
    table = taking(coast, bonus)
    assert kept(table) == [bonus]
    with_tile = table.moves()
    without = buying(coast, [bonus], {0: "goldsmith", 1: "goldsmith", 10: ("left", "boatsman")})
    without.play(Buy(10))
    without.play(Decline())
    assert with_tile == without.moves()
