"""Chapter 9: the final scoring."""

from __future__ import annotations

import pytest

from drakkar.games.vikings.course import EndOfRound
from drakkar.games.vikings.final import FinalScoring, complete_islands
from drakkar.kernel.table import Table
from drakkar.kernel.testing import rule
from tests.rules.vikings.position import Coast, at, earned, state_of

AWARDS = ("boatsmen", "islands", "longest")


def final(*coasts: Coast, rules: str = "basic") -> Table:
    return at(*coasts, asks=FinalScoring(), round=6, rules=rules)


def everybody(table: Table, source: str) -> list[int]:
    return [earned(table, source, seat) for seat in range(table.players)]


def islands(**tiles: str) -> list[int]:
    """The lengths of a coast's complete islands, shortest first."""
    return sorted(complete_islands(state_of(at(Coast(tiles=tiles))), 0))


def fed(fishermen: int, others: int) -> Coast:
    """So many fishermen on an island, and so many mouths besides."""
    nobles = others // 2
    return Coast(
        tiles={"fisherman": "L" + "M" * (fishermen - 1)} if fishermen else {},
        vikings={"fisherman": range(1, fishermen + 1)},
        ashore={"noble": nobles, "scout": others - nobles},
        gold=0,
    )


# ---- worked examples -------------------------------------------------------------------------


@rule("VIK-9.3")
def test_a_green_and_a_blue_ship_left_unrepelled_cost_five_gold_and_three_glory():  # E23a
    table = final(Coast(ships={1: "green", 2: "blue"}, gold=12, glory=40))
    assert earned(table, "ships") == -3
    assert earned(table, "gold") == 1, "of the 7 gold left, 5 are exchanged"
    assert state_of(table).gold[0] == 2
    assert state_of(table).glory[0] == 38


@rule("VIK-9.10", "VIK-9.11")
def test_the_example_coast_has_three_complete_islands():  # E24
    assert islands(warrior="LRLMR", noble="LM", scout="L.R", goldsmith="LR") == [2, 2, 3]


@rule("VIK-9.10", "VIK-9.13")
def test_the_example_island_has_six_tiles():  # E25
    assert islands(noble="LMMMMR", scout="LMMMMMM") == [6]


@rule("VIK-9.17", "VIK-9.19", "VIK-9.21")
def test_alice_feeds_twenty_five_and_scores_four_for_two_too_many():  # E26
    assert earned(final(fed(5, 18)), "food") == 4


@rule("VIK-9.17", "VIK-9.19", "VIK-9.22")
def test_bernard_feeds_fifteen_and_loses_eight_for_eight_missing():  # E27
    assert earned(final(fed(3, 20)), "food") == -8


@rule("VIK-9.7", "VIK-9.8")
def test_fourteen_gold_become_two_glory_and_four_are_left():  # E29a
    table = final(Coast(gold=14, glory=10))
    assert earned(table, "gold") == 2
    assert state_of(table).gold[0] == 4


@rule("VIK-9.9", "VIK-9.15")
def test_those_tied_for_most_boatsmen_get_ten_glory_each():  # E30a
    coasts = [Coast(ashore={"boatsman": number}) for number in (2, 3, 3)]
    assert everybody(final(*coasts), "boatsmen") == [0, 10, 10]


# ---- when and in what order --------------------------------------------------------------------


@rule("VIK-9.1")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_no_final_scoring_after_the_first_five_rounds(number):
    coast = Coast(ships={1: "blue"}, ashore={"boatsman": 2}, gold=15)
    table = at(coast, asks=EndOfRound(), round=number)
    assert [earned(table, s) for s in ("ships", "gold", "boatsmen", "food")] == [0, 0, 0, 0]
    assert not table.over


@rule("VIK-9.1")
def test_the_final_scoring_follows_the_large_scoring_of_round_six_once():
    coast = Coast(tiles={"goldsmith": "L"}, vikings={"goldsmith": [1]}, gold=7)
    table = at(coast, asks=EndOfRound(), round=6)
    assert earned(table, "gold") == 2, "7 gold and the goldsmith's 3"
    assert state_of(table).gold[0] == 0
    assert table.over


@rule("VIK-9.2")
def test_ships_are_paid_before_gold_is_exchanged():
    table = final(Coast(ships={1: "green"}, gold=7, glory=10))
    assert (earned(table, "ships"), earned(table, "gold")) == (0, 0)
    assert state_of(table).gold[0] == 2


@rule("VIK-9.2")
def test_ships_are_paid_before_any_glory_comes_in():
    table = final(Coast(ships={1: "blue"}, ashore={"boatsman": 1}, gold=5, glory=1))
    assert earned(table, "ships") == -1, "there was only 1 to lose"
    assert (earned(table, "gold"), earned(table, "boatsmen")) == (1, 10)


@rule("VIK-9.2")
def test_building_tiles_come_after_the_island_awards_and_before_food():
    coast = Coast(
        tiles={"noble": "LMR"},
        vikings={"noble": [1]},
        monuments={"church": ("scout", 1)},
        ashore={"scout": 30},
        glory=0,
        gold=0,
    )
    table = final(coast, rules="advanced")
    assert (earned(table, "islands"), earned(table, "longest")) == (7, 5)
    assert earned(table, "buildings") == 1
    assert earned(table, "food") == -13, "the glory of the building tile, too"


@rule("VIK-9.2")
def test_food_comes_last():
    ashore = {"boatsman": 1, "noble": 13, "scout": 13}
    table = final(Coast(tiles={"noble": "LR"}, ashore=ashore, gold=5, glory=0))
    assert [earned(table, source) for source in ("gold", *AWARDS)] == [1, 10, 7, 5]
    assert earned(table, "food") == -23, "all of it, though 27 go hungry"
    assert state_of(table).glory[0] == 0


# ---- ships -------------------------------------------------------------------------------------


@rule("VIK-9.3")
@pytest.mark.parametrize(
    ("sail", "gold", "glory"), [("red", 3, 0), ("green", 5, 0), ("yellow", 0, 2), ("blue", 0, 3)]
)
def test_an_unrepelled_ship_costs_what_its_sail_shows(sail, gold, glory):
    table = final(Coast(ships={1: sail}, gold=9, glory=10))
    assert earned(table, "ships") == -glory
    assert earned(table, "gold") * 5 + state_of(table).gold[0] == 9 - gold


@rule("VIK-9.3")
def test_a_repelled_ship_neither_costs_nor_pays():
    coast = Coast(
        tiles={"warrior": "LM"},
        vikings={"warrior": [1, 2]},
        ships={1: "green", 2: "blue"},
        gold=4,
        glory=10,
    )
    table = final(coast)
    assert earned(table, "ships") == 0
    assert earned(table, "warriors") == 0
    assert state_of(table).gold[0] == 4


@rule("VIK-9.3")
def test_a_warrior_under_another_ship_or_ashore_saves_nothing():
    coast = Coast(
        tiles={"warrior": "LM"},
        vikings={"warrior": [2]},
        ships={1: "blue", 2: "blue"},
        ashore={"warrior": 1},
        gold=0,
    )
    assert earned(final(coast), "ships") == -3


@rule("VIK-9.4")
def test_a_ship_over_an_empty_column_costs_as_much():
    coast = Coast(tiles={"noble": "L"}, ships={1: "yellow", 2: "yellow", 3: "yellow"}, gold=0)
    assert earned(final(coast), "ships") == -6


@rule("VIK-9.5")
def test_missing_gold_is_paid_in_glory():
    table = final(Coast(ships={1: "green", 2: "red"}, gold=6, glory=10))  # 8 gold are due
    assert earned(table, "ships") == -2
    assert state_of(table).gold[0] == 0


@rule("VIK-9.5", "VIK-9.6")
def test_gold_losses_and_glory_losses_add_up():
    table = final(Coast(ships={1: "green", 2: "green", 3: "blue", 4: "yellow"}, gold=7, glory=30))
    assert earned(table, "ships") == -3 - 3 - 2  # 3 gold missing, 3 and 2 glory


@rule("VIK-9.6")
def test_ships_take_no_more_glory_than_there_is_and_the_items_still_add_up():
    table = final(Coast(ships={1: "green", 2: "blue"}, gold=2, glory=4))  # 3 + 3 are due
    assert earned(table, "ships") == -4
    assert state_of(table).glory[0] == 0
    result = table.result()
    assert result.scores[0] == sum(result.breakdown[0].values()) == 0


# ---- gold --------------------------------------------------------------------------------------


@rule("VIK-9.7")
@pytest.mark.parametrize(("gold", "glory"), [(4, 0), (5, 1), (9, 1), (10, 2), (27, 5)])
def test_every_full_five_gold_becomes_one_glory(gold, glory):
    assert earned(final(Coast(gold=gold)), "gold") == glory


@rule("VIK-9.8")
@pytest.mark.parametrize(("gold", "left"), [(0, 0), (4, 4), (5, 0), (9, 4), (27, 2)])
def test_at_most_four_gold_are_left_over(gold, left):
    assert state_of(final(Coast(gold=gold))).gold[0] == left


# ---- awards ------------------------------------------------------------------------------------


@rule("VIK-9.9")
def test_most_boatsmen_get_ten_glory():
    coasts = [Coast(ashore={"boatsman": number, "noble": 2}) for number in (1, 2, 0)]
    assert everybody(final(*coasts), "boatsmen") == [0, 10, 0]


@rule("VIK-9.9")
def test_boatsmen_used_in_round_six_do_not_count():
    used = Coast(tiles={"noble": "L"}, ashore={"noble": 1, "boatsman": 2})
    table = at(used, Coast(ashore={"boatsman": 2}), asks=EndOfRound(), round=6)
    assert everybody(table, "boatsmen") == [0, 10]


@rule("VIK-9.10")
def test_an_island_needs_no_middle_and_lies_in_one_row():
    assert islands(noble="LR") == [2]
    assert islands(noble="LMMR", scout="LRLRLR") == [2, 2, 2, 4]
    assert islands(noble="LM", scout="L.R") == [], "two rows make no island"


@rule("VIK-9.11")
@pytest.mark.parametrize("row", ["L", "LM", "L.R", "LM.R", "L.MR", "..MR", ".MR", "LM.LM"])
def test_islands_left_open_or_with_a_hole_are_not_complete(row):
    assert islands(noble=row) == []


@rule("VIK-9.12")
def test_most_complete_islands_get_seven_glory():
    two_islands = Coast(tiles={"noble": "LRLR"})
    one_island = Coast(tiles={"noble": "LMMMR", "scout": "LM", "warrior": "L.R"})
    assert everybody(final(one_island, two_islands, Coast()), "islands") == [0, 7, 0]


@rule("VIK-9.13")
def test_the_longest_complete_island_gets_five_glory():
    two_islands = Coast(tiles={"noble": "LRLR", "scout": "LMMMMMM"})
    one_island = Coast(tiles={"noble": "LMR"})
    assert everybody(final(two_islands, one_island, Coast()), "longest") == [0, 5, 0]


@rule("VIK-9.14")
def test_empty_and_threatened_islands_count_for_both_awards():
    empty = Coast(tiles={"noble": "LMRLR"}, ships={1: "blue", 2: "blue", 3: "red"})
    full = Coast(tiles={"noble": "LR"}, vikings={"noble": [1, 2]})
    table = final(full, empty)
    assert everybody(table, "islands") == [0, 7]
    assert everybody(table, "longest") == [0, 5]


@rule("VIK-9.15")
def test_tied_for_everything_all_get_every_award_in_full():
    coast = Coast(tiles={"noble": "LR"}, ashore={"boatsman": 2})
    table = final(coast, coast, coast, Coast(ashore={"boatsman": 1}))
    assert everybody(table, "boatsmen") == [10, 10, 10, 0]
    assert everybody(table, "islands") == [7, 7, 7, 0]
    assert everybody(table, "longest") == [5, 5, 5, 0]


@rule("VIK-9.16")
def test_an_award_for_nothing_would_have_decided_who_wins():
    # with 10 + 7 + 5 for both seat 1 would be ahead by its 3 glory; so hunger takes all they have
    hungry = {"noble": 5}
    table = final(Coast(ashore=hungry, glory=0, gold=0), Coast(ashore=hungry, glory=3, gold=0))
    assert table.result().scores == (0, 0)
    assert table.result().winners == (0, 1)


@rule("VIK-9.16")
@pytest.mark.parametrize("source", AWARDS)
def test_nobody_is_rewarded_for_having_nothing(source):
    coast = Coast(tiles={"noble": "LMM"}, vikings={"noble": [1]})
    assert everybody(final(coast, coast, coast), source) == [0, 0, 0]


# ---- food --------------------------------------------------------------------------------------


@rule("VIK-9.17")
def test_vikings_on_islands_and_ashore_and_unused_boatsmen_all_eat():
    coast = Coast(
        tiles={"warrior": "L", "noble": "L", "fisherman": "L"},
        vikings={"warrior": [1], "noble": [1], "fisherman": [1]},
        ashore={"goldsmith": 2, "boatsman": 3},
        gold=0,
    )
    assert earned(final(coast), "food") == -3  # 8 mouths, food for 5


@rule("VIK-9.18")
def test_used_boatsmen_do_not_eat():
    coast = Coast(
        tiles={"noble": "L", "fisherman": "L"},
        vikings={"fisherman": [1]},
        ashore={"noble": 1, "boatsman": 1},
        gold=0,
    )
    table = at(coast, asks=EndOfRound(), round=6)  # the boatsman has to carry the noble
    assert earned(table, "food") == 6  # 2 mouths, food for 5


@rule("VIK-9.19")
def test_a_fisherman_feeds_himself_and_four_others():
    assert earned(final(fed(1, 4)), "food") == 0
    assert earned(final(fed(1, 3)), "food") == 2
    assert earned(final(fed(1, 5)), "food") == -1


@rule("VIK-9.20")
def test_a_threatened_fisherman_feeds_nobody_and_must_be_fed():
    coast = Coast(
        tiles={"fisherman": "LM"}, vikings={"fisherman": [1, 2]}, ships={1: "blue"}, gold=0
    )
    assert earned(final(coast), "food") == 6  # the other one feeds both, three to spare


@rule("VIK-9.20")
def test_a_fisherman_out_of_reach_or_behind_a_warrior_feeds():
    safe = Coast(tiles={"fisherman": "L"}, vikings={"fisherman": [1]}, ships={1: "yellow"}, gold=0)
    assert earned(final(safe), "food") == 8
    guarded = Coast(
        tiles={"warrior": "L", "fisherman": "L"},
        vikings={"warrior": [1], "fisherman": [1]},
        ships={1: "blue"},
        gold=0,
    )
    assert earned(final(guarded), "food") == 6


@rule("VIK-9.20")
def test_a_fisherman_on_the_mainland_feeds_not_even_himself():
    assert earned(final(Coast(ashore={"fisherman": 2}, gold=0)), "food") == -2


@rule("VIK-9.21")
def test_each_spare_ration_scores_two():
    assert earned(final(fed(2, 0)), "food") == 16


@rule("VIK-9.22")
def test_each_hungry_viking_costs_one_but_not_below_nothing():
    assert earned(final(fed(0, 7)), "food") == -7
    table = final(fed(0, 17))  # of 10 glory
    assert earned(table, "food") == -10
    assert state_of(table).glory[0] == 0
    assert table.result().scores[0] == 0
