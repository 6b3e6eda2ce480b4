"""Chapters 8 (first step) and 12: boatsmen."""

from __future__ import annotations

import pytest

from drakkar.games.vikings.boatsmen import LandViking, UseBoatsmen
from drakkar.games.vikings.buying import BuyLot
from drakkar.games.vikings.course import EndOfRound
from drakkar.games.vikings.moves import Done, Ferry, Land
from drakkar.kernel.table import Table
from drakkar.kernel.testing import rule
from tests.rules.vikings.position import Coast, ashore, at, earned, refused, settlers, state_of


def ferrying(coast: Coast, round: int = 2, rules: str = "basic") -> Table:
    """Seat 0 at the start of a large scoring, asked about his boatsmen."""
    return at(coast, asks=UseBoatsmen(0), round=round, rules=rules)


def cargoes(table: Table) -> list[Ferry]:
    return [move for move in table.moves() if isinstance(move, Ferry)]


def trip(coast: Coast, cargo: str, round: int = 2) -> dict[str, int]:
    """Whom a trip with this cargo takes from the mainland."""
    table = ferrying(coast, round)
    table.play(Ferry(cargo))
    while not table.over and isinstance(table.question(), LandViking):
        assert all(isinstance(move, Land) for move in table.moves()), "no way to stop"
        table.play(table.moves()[0])
    left = ashore(table)
    moved = {kind: number - left.get(kind, 0) for kind, number in coast.ashore.items()}
    return {kind: number for kind, number in moved.items() if number and kind != "boatsman"}


E14 = Coast(
    tiles={"fisherman": "LMM", "goldsmith": "L", "scout": "LR"},
    ashore={"fisherman": 3, "goldsmith": 1, "scout": 2, "boatsman": 1},
)
E15 = Coast(
    tiles={"fisherman": "LM", "noble": "L"},
    ashore={"fisherman": 3, "goldsmith": 1, "noble": 1, "boatsman": 1},
)
E16 = Coast(
    tiles={"fisherman": "LM", "noble": "L"}, ashore={"fisherman": 2, "noble": 1, "boatsman": 2}
)


# ---- worked examples -------------------------------------------------------------------------


@rule("VIK-8.4", "VIK-8.10")
@pytest.mark.parametrize("number", [2, 4])
def test_the_example_boatsman_has_a_choice_of_four_cargoes(number):  # E14
    assert cargoes(ferrying(E14, number)) == [
        Ferry("scout"),
        Ferry("goldsmith"),
        Ferry("fisherman"),
        Ferry("each"),
    ]
    assert trip(E14, "fisherman", number) == {"fisherman": 3}
    assert trip(E14, "goldsmith", number) == {"goldsmith": 1}
    assert trip(E14, "scout", number) == {"scout": 2}
    assert trip(E14, "each", number) == {"fisherman": 1, "goldsmith": 1, "scout": 1}


@rule("VIK-8.4", "VIK-8.13")
def test_in_round_six_three_example_boatsmen_have_the_same_choice():  # E14
    three = Coast(E14.tiles, ashore={**E14.ashore, "boatsman": 3})
    assert cargoes(ferrying(three, 6)) == cargoes(ferrying(E14, 2))


@rule("VIK-8.13")
def test_in_round_six_the_example_boatsman_must_take_three():  # E14
    table = ferrying(E14, 6)
    assert cargoes(table) == [Ferry("fisherman"), Ferry("each")]
    assert refused(table, Ferry("scout"), "VIK-8.13").args == {"number": 1}
    assert refused(table, Ferry("goldsmith"), "VIK-8.13").args == {"number": 2}
    assert trip(E14, "fisherman", 6) == {"fisherman": 3}
    assert trip(E14, "each", 6) == {"fisherman": 1, "goldsmith": 1, "scout": 1}


@rule("VIK-8.5")
def test_one_of_each_leaves_out_colours_without_an_empty_tile():  # E15
    assert cargoes(ferrying(E15)) == [Ferry("noble"), Ferry("fisherman"), Ferry("each")]
    assert trip(E15, "fisherman") == {"fisherman": 2}
    assert trip(E15, "noble") == {"noble": 1}
    assert trip(E15, "each") == {"fisherman": 1, "noble": 1}


@rule("VIK-12.1", "VIK-12.2")
def test_with_advanced_rules_two_boatsmen_carry_one_viking_each():  # E16
    table = ferrying(E16, rules="advanced")
    assert cargoes(table) == [Ferry("noble"), Ferry("fisherman")]
    table.play(Ferry("fisherman"))
    table.play(Land("fisherman", 2))
    assert ashore(table) == {"fisherman": 1, "noble": 1, "boatsman": 1}
    table.play(Ferry("noble"))
    assert ashore(table) == {"fisherman": 1}
    assert settlers(table) == [("noble", 1), ("fisherman", 2)]
    assert table.over


# ---- when (8.3) --------------------------------------------------------------------------------


@rule("VIK-8.3")
@pytest.mark.parametrize(
    ("number", "asked"), [(1, False), (2, True), (3, False), (4, True), (5, False), (6, True)]
)
def test_boatsmen_are_asked_for_at_large_scorings_only(number, asked):
    coast = Coast(
        tiles={"noble": "L", "scout": "L"}, ashore={"noble": 1, "scout": 1, "boatsman": 2}
    )
    table = at(coast, asks=EndOfRound(), round=number)
    assert bool(cargoes(table)) == asked


@rule("VIK-8.3")
def test_nobody_ferries_during_the_purchases():
    coast = Coast(tiles={"noble": "L"}, ashore={"noble": 1, "boatsman": 1})
    table = at(coast, lots={0: "scout", 1: "noble"}, asks=BuyLot(0), round=2)
    refused(table, Ferry("noble"), "VIK-8.3")


@rule("VIK-8.3")
def test_nobody_ferries_after_his_own_scoring_began():
    coast = Coast(tiles={"noble": "L"}, ashore={"noble": 1, "boatsman": 1})
    table = at(coast, coast, asks=EndOfRound(), round=2)
    table.play(Done())
    assert table.deciders == (1,)
    assert table.moves(0) == []


# ---- whom (8.4, 8.5, 8.7, 8.8) -----------------------------------------------------------------


@rule("VIK-8.4")
def test_a_boatsman_cannot_mix_several_of_one_colour_with_others():
    coast = Coast(
        tiles={"noble": "LMR", "scout": "LM"}, ashore={"noble": 2, "scout": 1, "boatsman": 1}
    )
    table = ferrying(coast)
    refused(table, Ferry("noble and scout"), "VIK-8.4")
    table.play(Ferry("each"))
    table.play(Land("noble", 1))
    refused(table, Land("noble", 2), "VIK-8.4")
    table.play(Land("scout", 2))
    assert table.over
    assert settlers(table) == [("noble", 1), ("scout", 2)]
    table = ferrying(coast)
    table.play(Ferry("noble"))
    refused(table, Land("scout", 1), "VIK-6.7")


@rule("VIK-8.4")
def test_a_boatsman_carries_all_of_one_colour_to_the_tiles_their_owner_picks():
    table = ferrying(Coast(tiles={"noble": "LMR"}, ashore={"noble": 2, "boatsman": 1}))
    table.play(Ferry("noble"))
    table.play(Land("noble", 3))
    table.play(Land("noble", 1))
    assert settlers(table) == [("noble", 1), ("noble", 3)]
    assert ashore(table) == {}


@rule("VIK-8.5")
def test_one_of_each_leaves_out_colours_with_nobody_ashore():
    coast = Coast(
        tiles=dict.fromkeys(("warrior", "noble", "scout", "goldsmith", "fisherman"), "LM"),
        vikings={"goldsmith": [1]},
        ashore={"noble": 2, "fisherman": 1, "boatsman": 1},
    )
    table = ferrying(coast, 6)
    table.play(Ferry("each"))
    assert table.moves() == [
        Land("noble", 1),
        Land("noble", 2),
        Land("fisherman", 1),
        Land("fisherman", 2),
    ]
    refused(table, Land("goldsmith", 2), "VIK-8.4")


@rule("VIK-8.5")
@pytest.mark.parametrize("number", [2, 6])
def test_one_of_each_with_a_single_colour_carries_one_viking(number):
    coast = Coast(tiles={"noble": "LMR"}, ashore={"noble": 3, "boatsman": 3})
    table = ferrying(coast, number)
    table.play(Ferry("each"))
    table.play(Land("noble", 2))
    assert ashore(table) == {"noble": 2, "boatsman": 2}


@rule("VIK-8.5")
def test_one_of_each_is_no_cargo_of_its_own_for_a_single_viking():
    table = ferrying(Coast(tiles={"noble": "LMR"}, ashore={"noble": 1, "boatsman": 3}))
    refused(table, Ferry("each"), "VIK-8.5")
    table = ferrying(Coast(tiles={"noble": "L"}, ashore={"noble": 3, "boatsman": 3}))
    refused(table, Ferry("each"), "VIK-8.5")


@rule("VIK-8.7")
def test_no_boatsman_carries_a_boatsman():
    coast = Coast(
        tiles={"noble": "L", "warrior": "LM"}, ashore={"noble": 1, "warrior": 1, "boatsman": 3}
    )
    table = ferrying(coast)
    refused(table, Ferry("boatsman"), "VIK-8.7")
    table.play(Ferry("each"))
    table.play(Land("noble", 1))
    table.play(Land("warrior", 1))
    assert ashore(table) == {"boatsman": 2}, "one was used, none was carried"


@rule("VIK-8.8")
def test_vikings_on_islands_cannot_be_carried():
    coast = Coast(
        tiles={"noble": "LMR", "scout": "LM"},
        vikings={"noble": [2], "scout": [1]},
        ashore={"noble": 1, "boatsman": 1},
    )
    table = ferrying(coast)
    assert cargoes(table) == [Ferry("noble")]
    refused(table, Ferry("scout"), "VIK-8.6")  # his only scout stands on an island
    table.play(Ferry("noble"))
    table.play(Land("noble", 1))
    assert settlers(table) == [("noble", 1), ("noble", 2), ("scout", 1)]


# ---- where (8.6) -------------------------------------------------------------------------------


@rule("VIK-8.6")
def test_the_trip_goes_to_any_empty_tile_of_the_vikings_own_row():
    coast = Coast(
        tiles={"noble": "L.MR", "scout": "LMM"},
        vikings={"noble": [3]},
        ashore={"noble": 1, "boatsman": 1},
    )
    table = ferrying(coast)
    table.play(Ferry("noble"))
    assert table.moves() == [Land("noble", 1), Land("noble", 4)]
    refused(table, Land("noble", 2), "VIK-8.6")
    refused(table, Land("noble", 5), "VIK-8.6")
    refused(table, Land("noble", 0), "VIK-8.6")
    refused(table, Land("noble", 3), "VIK-6.8")
    refused(table, Land("scout", 1), "VIK-6.7")


@rule("VIK-8.6")
def test_the_start_tile_and_threatened_tiles_can_be_landed_on():
    coast = Coast(
        tiles={"noble": "LM"}, ships={1: "red", 2: "red"}, ashore={"noble": 1, "boatsman": 1}
    )
    table = ferrying(coast)
    table.play(Ferry("noble"))
    assert table.moves() == [Land("noble", 1), Land("noble", 2)]


@rule("VIK-8.6")
def test_a_cargo_needs_a_viking_ashore_and_an_empty_tile():
    coast = Coast(
        tiles={"noble": "LM", "scout": "L", "warrior": "L"},
        vikings={"scout": [1]},
        ashore={"noble": 1, "scout": 1, "goldsmith": 1, "boatsman": 1},
    )
    table = ferrying(coast)
    assert cargoes(table) == [Ferry("noble")]
    refused(table, Ferry("scout"), "VIK-8.6")  # his row is full
    refused(table, Ferry("goldsmith"), "VIK-8.6")  # his row has no tile
    refused(table, Ferry("warrior"), "VIK-8.6")  # nobody ashore


@rule("VIK-8.6")
@pytest.mark.parametrize("number", [2, 6])
def test_nobody_is_asked_when_no_viking_ashore_has_a_place(number):
    coast = Coast(tiles={"noble": "L"}, ashore={"scout": 3, "boatsman": 2})
    table = ferrying(coast, number)
    assert table.over
    assert ashore(table) == {"scout": 3, "boatsman": 2}


# ---- how many (8.9 to 8.11) --------------------------------------------------------------------


@rule("VIK-8.9")
@pytest.mark.parametrize("number", [2, 4])
def test_in_rounds_two_and_four_no_boatsman_need_be_used(number):
    table = ferrying(E14, number)
    table.play(Done())
    assert table.over
    assert ashore(table) == E14.ashore


@rule("VIK-8.9")
def test_several_boatsmen_may_be_used_one_after_another():
    coast = Coast(
        tiles={"noble": "LM", "scout": "L"}, ashore={"noble": 2, "scout": 1, "boatsman": 3}
    )
    table = ferrying(coast)
    table.play(Ferry("noble"))  # both tiles are taken: nothing to choose
    table.play(Ferry("scout"))
    assert settlers(table) == [("noble", 1), ("noble", 2), ("scout", 1)]
    assert ashore(table) == {"boatsman": 1}
    assert table.over, "nobody is left to carry"


@rule("VIK-8.9")
def test_a_player_may_stop_after_his_first_boatsman():
    table = ferrying(Coast(tiles={"noble": "LM"}, ashore={"noble": 2, "boatsman": 2}), 4)
    table.play(Ferry("each"))
    table.play(Land("noble", 1))
    table.play(Done())
    assert ashore(table) == {"noble": 1, "boatsman": 1}


@rule("VIK-8.10")
@pytest.mark.parametrize("number", [2, 4, 6])
def test_whoever_of_the_colour_has_a_place_sails_in_every_round(number):
    table = ferrying(Coast(tiles={"warrior": "LMMR"}, ashore={"warrior": 3, "boatsman": 1}), number)
    if number != 6:
        table.play(Ferry("warrior"))  # in round 6 there is no other trip
    for column in (4, 1, 2):
        assert all(isinstance(move, Land) for move in table.moves()), "no way to stop"
        table.play(Land("warrior", column))
    assert settlers(table) == [("warrior", 1), ("warrior", 2), ("warrior", 4)]
    assert ashore(table) == {}


@rule("VIK-8.10")
@pytest.mark.parametrize("number", [2, 4, 6])
def test_a_colour_with_too_few_tiles_fills_them_all(number):
    coast = Coast(tiles={"noble": "LM"}, ashore={"noble": 5, "boatsman": 2})
    assert trip(coast, "noble", number) == {"noble": 2}


@rule("VIK-8.10")
@pytest.mark.parametrize("number", [2, 4, 6])
def test_one_of_each_takes_every_colour_there_is(number):
    table = ferrying(E14, number)
    table.play(Ferry("each"))
    table.play(Land("fisherman", 2))
    assert all(isinstance(move, Land) for move in table.moves()), "no way to stop"
    table.play(Land("scout", 1))
    assert settlers(table) == [("scout", 1), ("goldsmith", 1), ("fisherman", 2)]


@rule("VIK-8.11")
def test_a_used_boatsman_leaves_the_game_and_never_returns_to_the_bag():
    table = ferrying(E14)
    bag = state_of(table).bag[:]
    table.play(Ferry("goldsmith"))
    assert ashore(table) == {"fisherman": 3, "scout": 2}
    assert table.over, "he was the only one"
    assert state_of(table).bag == bag


# ---- round 6 (8.12 to 8.14) --------------------------------------------------------------------


@rule("VIK-8.12")
def test_in_round_six_a_player_may_not_stop_while_somebody_can_be_carried():
    coast = Coast(
        tiles={"noble": "L", "scout": "L"}, ashore={"noble": 1, "scout": 1, "boatsman": 2}
    )
    table = ferrying(coast, 6)
    refused(table, Done(), "VIK-8.12")
    table.play(Ferry("noble"))
    assert settlers(table) == [("noble", 1), ("scout", 1)], "the second boatsman had to follow"
    assert ashore(table) == {}


@rule("VIK-8.12")
def test_in_round_six_the_only_possible_trip_happens_by_itself_even_under_a_ship():
    coast = Coast(tiles={"noble": "L"}, ships={1: "red"}, ashore={"noble": 2, "boatsman": 2})
    table = ferrying(coast, 6)
    assert table.over
    assert settlers(table) == [("noble", 1)]
    assert ashore(table) == {"noble": 1, "boatsman": 1}, "the second boatsman had nothing to do"


@rule("VIK-8.12")
def test_in_round_six_a_warrior_cannot_be_held_back():
    coast = Coast(tiles={"warrior": "LM"}, ashore={"warrior": 1, "boatsman": 1})
    table = ferrying(coast, 6)
    assert table.moves() == [Land("warrior", 1), Land("warrior", 2)], "he is aboard already"


@rule("VIK-8.14")
def test_in_round_six_a_clever_mode_saves_a_boatsman():
    def both() -> Table:
        tiles = {"noble": "L", "scout": "L"}
        return ferrying(Coast(tiles=tiles, ashore={"noble": 1, "scout": 1, "boatsman": 2}), 6)

    table = both()
    table.play(Ferry("each"))
    table.play(Land("noble", 1))
    assert ashore(table) == {"boatsman": 1}
    table = both()
    table.play(Ferry("noble"))
    assert ashore(table) == {}


@rule("VIK-8.13")
def test_in_round_six_one_boatsman_may_not_leave_behind_nobles_he_could_carry():
    coast = Coast(tiles={"noble": "LMMR"}, ashore={"noble": 3, "boatsman": 1})
    table = ferrying(coast, 6)
    assert table.moves() == [Land("noble", column) for column in (1, 2, 3, 4)], "all are aboard"
    table = at(coast, asks=UseBoatsmen(0), round=6, auto=False)
    assert table.moves() == [Ferry("noble")]
    assert refused(table, Ferry("each"), "VIK-8.13").args == {"number": 2}


@rule("VIK-8.13")
def test_in_round_six_the_trip_that_carries_most_is_the_only_one():
    coast = Coast(
        tiles={"fisherman": "LMR", "noble": "L"},
        ashore={"fisherman": 3, "noble": 1, "boatsman": 1},
    )
    table = at(coast, asks=UseBoatsmen(0), round=6, auto=False)
    assert table.moves() == [Ferry("fisherman")]
    refused(table, Ferry("noble"), "VIK-8.13")
    refused(table, Ferry("each"), "VIK-8.13")  # two where three can sail


@rule("VIK-8.13")
def test_in_round_six_a_small_trip_is_legal_if_the_total_is_still_reached():
    coast = Coast(
        tiles={"fisherman": "LMR", "noble": "L"},
        ashore={"fisherman": 3, "noble": 1, "boatsman": 2},
    )
    table = ferrying(coast, 6)
    assert cargoes(table) == [Ferry("noble"), Ferry("fisherman"), Ferry("each")]
    table.play(Ferry("noble"))
    assert ashore(table) == {}, "the other boatsman had to fetch the fishermen"


@rule("VIK-8.13")
def test_in_round_six_the_most_is_what_all_boatsmen_can_bring_over_together():
    coast = Coast(
        tiles={"noble": "LMMR", "scout": "LR", "goldsmith": "L", "fisherman": "L"},
        ashore={"noble": 4, "scout": 1, "goldsmith": 1, "fisherman": 1, "boatsman": 2},
    )
    table = ferrying(coast, 6)
    assert cargoes(table) == [Ferry("noble"), Ferry("each")]  # all seven sail, in either order
    assert refused(table, Ferry("scout"), "VIK-8.13").args == {"number": 2}
    table.play(Ferry("noble"))
    table.play(Land("scout", 2))
    table.play(Land("goldsmith", 1))
    assert ashore(table) == {}


@rule("VIK-8.13")
def test_in_rounds_two_and_four_nobody_has_to_carry_the_most():
    coast = Coast(
        tiles={"noble": "LMR", "scout": "L"}, ashore={"noble": 3, "scout": 1, "boatsman": 1}
    )
    table = ferrying(coast, 4)
    table.play(Ferry("scout"))  # though three nobles could have sailed
    assert table.over
    assert ashore(table) == {"noble": 3}


@rule("VIK-8.14")
def test_in_round_six_boatsmen_may_be_spent_on_one_viking_each():
    # so that fewer have to be fed: all Vikings sail in the end, as the rulebook demands
    table = ferrying(Coast(tiles={"noble": "LMR"}, ashore={"noble": 3, "boatsman": 4}), 6)
    table.play(Ferry("each"))
    table.play(Land("noble", 3))
    table.play(Ferry("each"))
    table.play(Land("noble", 1))
    assert settlers(table) == [("noble", 1), ("noble", 2), ("noble", 3)]
    assert ashore(table) == {"boatsman": 1}


# ---- advanced rules (12) -----------------------------------------------------------------------


@rule("VIK-12.1")
def test_without_a_ferry_tile_an_advanced_boatsman_carries_neither_all_nor_one_of_each():
    table = ferrying(E14, rules="advanced")
    refused(table, Ferry("each"), "VIK-12.1")
    refused(table, Ferry("fisherman", True), "VIK-13.15")
    table.play(Ferry("fisherman"))
    table.play(Land("fisherman", 3))
    assert ashore(table) == {"fisherman": 2, "goldsmith": 1, "scout": 2}
    assert table.over


@rule("VIK-12.1")
def test_boatsmen_are_advanced_also_without_the_auction():
    table = ferrying(E14, rules="advanced_without_auction")
    refused(table, Ferry("each"), "VIK-12.1")


@rule("VIK-12.2")
def test_advanced_boatsmen_need_not_be_used_before_round_six():
    table = ferrying(E16, 4, rules="advanced")
    table.play(Done())
    assert ashore(table) == {"fisherman": 2, "noble": 1, "boatsman": 2}


@rule("VIK-12.3")
def test_in_round_six_advanced_boatsmen_must_sail_with_one_viking_each():
    table = ferrying(E16, 6, rules="advanced")
    refused(table, Done(), "VIK-8.12")
    table.play(Ferry("noble"))
    assert table.moves() == [Land("fisherman", 1), Land("fisherman", 2)], "no way to stop"
    table.play(Land("fisherman", 1))
    assert ashore(table) == {"fisherman": 1}


@rule("VIK-12.3")
def test_in_round_six_boatsmen_are_kept_once_nobody_can_be_carried():
    coast = Coast(tiles={"noble": "LM"}, ashore={"noble": 2, "scout": 1, "boatsman": 3})
    table = ferrying(coast, 6, rules="advanced")
    table.play(Land("noble", 1))
    assert ashore(table) == {"scout": 1, "boatsman": 1}


@rule("VIK-12.4")
def test_in_round_six_nobody_has_to_spend_a_ferry_tile():
    coast = Coast(tiles={"noble": "LM"}, ashore={"noble": 2, "boatsman": 1}, bonuses=["ferry"])
    table = ferrying(coast, 6, rules="advanced")
    table.play(Ferry("noble"))
    table.play(Land("noble", 2))
    assert ashore(table) == {"noble": 1}
    assert table.over
    assert table.view(0)["table"]["coasts"][0]["bonuses"] == ["ferry"]


@rule("VIK-8.2")
def test_whoever_was_ferried_counts_in_the_same_scoring():
    coast = Coast(tiles={"noble": "L"}, ashore={"noble": 1, "boatsman": 1})
    table = at(coast, asks=EndOfRound(), round=4)
    table.play(Ferry("noble"))
    assert earned(table, "nobles") == 2
