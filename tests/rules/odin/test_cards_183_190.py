"""Chapter 21: occupations 183 to 190, what each of them does and where it stops."""

from __future__ import annotations

import pytest

from drakkar.games.odin.actions.anytime import AFTER_FEAST, Moment
from drakkar.games.odin.moves import Rolled
from drakkar.games.odin.phases.feast import Feast
from drakkar.games.odin.phases.scoring import points
from drakkar.kernel.testing import rule
from tests.rules.odin.position import (
    Board,
    Player,
    asked,
    at,
    offered,
    play,
    refused,
    state_of,
    supply,
)


@rule("ODI-21.8", "ODI-20.12")
@pytest.mark.parametrize("knarrs", [0, 1, 2, 3, 4])
def test_183_crops_by_the_number_of_knarrs(knarrs: int):
    table = at(Player(played=[169, 171], hand=[183], knarrs=knarrs, supply={"flax": 1}))
    play(table, "use play_occupations_2")
    crops = [[], ["peas", "beans", "flax"], ["grain"], ["cabbage"], ["fruits"]]
    expected = {good: 1 for row in crops[: knarrs + 1] for good in row}
    expected["flax"] = expected.get("flax", 0) + 1
    assert supply(table) == expected  # and no harvest: 169 and 171 sleep
    assert asked(table) == "Turn"


# ---- 184: a longship with its ore ----------------------------------------------------------------


@rule("ODI-21.22")
@pytest.mark.parametrize(("pays", "number"), [("wood", 4), ("silver", 3)])
def test_184_a_longship_for_wood_or_silver_with_three_ore(pays: str, number: int):
    owner = Player(hand=[184], longships=[0], supply={"ore": 4, pays: number, "peas": 1})
    table = at(owner)
    play(table, "use play_occupations_2", "apply sponsor")
    assert state_of(table).longships[0] == (0, 3)
    assert supply(table) == {"ore": 1, "peas": 1}


@rule("ODI-21.22", "ODI-20.1")
def test_184_conditions():
    few = Player(hand=[184], supply={"ore": 2, "wood": 4})
    table = at(few)
    play(table, "use play_occupations_2")
    assert asked(table) == "Turn"
    full = Player(hand=[184], knarrs=4, supply={"ore": 3, "wood": 4})
    table = at(full)
    play(table, "use play_occupations_2")
    assert asked(table) == "Turn"
    table = at(Player(hand=[184], supply={"ore": 3, "wood": 4}))
    play(table, "use play_occupations_2", "decline")
    assert state_of(table).longships[0] == ()
    table = at(Player(hand=[184], played=[117], supply={"ore": 3, "wood": 4, "peas": 1}))
    play(table, "use play_occupations_2", "apply sponsor")
    assert asked(table) == "Turn"  # it is not built


# ---- 185: no raid, upgrades ----------------------------------------------------------------------


@rule("ODI-21.58")
def test_185_needs_a_raid_that_is_possible():
    assert "use raiding 0" not in offered(at(Player(played=[185], supply={"peas": 2})))
    table = at(Player(played=[185], longships=[0], supply={"peas": 3}))
    play(table, "use raiding", "accept", "upgrade peas 1")  # the first one goes without saying
    assert supply(table) == {"peas": 1, "mead": 2}


@rule("ODI-21.58")
def test_185_may_be_declined_and_is_for_raids_only():
    table = at(Player(played=[185], longships=[0], supply={"peas": 3}), nature=[Rolled(6)])
    play(table, "use raiding", "decline", "tile rune_stone")
    assert supply(table) == {"peas": 3, "rune_stone": 1}
    table = at(Player(played=[185], longships=[0], supply={"peas": 3}))
    play(table, "use pillaging_2")
    assert asked(table) == "Battle"


# ---- 186: two peas lengthwise --------------------------------------------------------------------


@rule("ODI-6.6")
def test_186_two_peas_lengthwise_not_three():
    baker = Player(played=[186], supply={"peas": 3, "silver": 3})
    table = at(baker, asks=Feast(0), phase=9, round=3)
    play(table, "serve peas 2", "coin", "serve peas 2", "coin")
    refused(table, "serve peas 2", "ODI-6.6")
    play(table, "serve peas 1")
    table = at(Player(supply={"peas": 2, "silver": 3}), asks=Feast(0), phase=9)
    play(table, "serve peas 2", "coin")
    refused(table, "serve peas 2", "ODI-6.6")


def test_186_only_peas():
    baker = Player(played=[186], supply={"beans": 2, "flax": 2, "silver": 3})
    table = at(baker, asks=Feast(0), phase=9, round=3)
    play(table, "serve flax 3", "coin")
    refused(table, "serve flax 3", "ODI-6.6")


# ---- 187: a belt and chests ----------------------------------------------------------------------


@rule("ODI-21.59")
def test_187_the_belt_inside_a_viking_action():
    table = at(Player(played=[187], supply={"flax": 3}), strips={"strip_1": 7})
    refused(table, "ability chronicler 1", "ODI-20.3")
    play(table, "use mountain_1_upgrade_1", "mine strip_1 1", "ability chronicler 1")
    play(table, "upgrade flax 1")
    assert supply(table) == {"belt": 1, "stockfish": 1, "wood": 1}
    assert asked(table) == "Turn"


@rule("ODI-21.59")
def test_187_the_last_chance_and_no_belt_left():
    table = at(Player(played=[187], supply={"flax": 2}))
    play(table, "use take_stockfish", "apply chronicler")
    assert supply(table) == {"belt": 1, "stockfish": 1}
    table = at(Player(played=[187], supply={"flax": 2}), Player(supply={"belt": 1}))
    play(table, "use take_stockfish")
    assert asked(table) == "Turn"
    table = at(Player(played=[187], supply={"flax": 2}))
    play(table, "use take_stockfish", "decline")
    assert supply(table) == {"flax": 2, "stockfish": 1}


@rule("ODI-21.59", "ODI-20.3")
def test_187_treasure_chests_at_any_time():
    table = at(Player(played=[187], supply={"flax": 7}))
    play(table, "ability chronicler 2", "ability chronicler 2")
    assert supply(table) == {"flax": 1, "treasure_chest": 2}
    table = at(Player(played=[187], supply={"flax": 3}), asks=Moment(AFTER_FEAST), phase=9)
    refused(table, "ability chronicler 1", "ODI-20.3")
    play(table, "ability chronicler 2")
    assert supply(table) == {"treasure_chest": 1}


# ---- 188, 189, 190 -------------------------------------------------------------------------------


@rule("ODI-23.13", "ODI-20.12")
@pytest.mark.parametrize(("players", "silver"), [(1, 0), (2, 1), (3, 2), (4, 3)])
def test_188_silver_by_the_number_of_players(players: int, silver: int):
    others = [Player() for _ in range(players - 1)]
    table = at(Player(hand=[188]), *others, seats=players)
    play(table, "use play_occupations_2")
    assert supply(table).get("silver", 0) == silver


def test_188_one_more_for_each_silver_item_taken():
    table = at(Player(played=[188]), strips={"strip_7": 3})
    play(table, "use mountain_3_upgrade_1", "mine strip_7 3")
    assert supply(table) == {"ore": 1, "silver": 6}
    table = at(Player(played=[188]))
    play(table, "use products_mead")
    assert supply(table)["silver"] == 2


@rule("ODI-21.60", "ODI-20.12")
@pytest.mark.parametrize(("lands", "silver"), [(0, 0), (1, 0), (2, 4), (3, 9), (4, 16)])
def test_189_silver_in_the_scoring(lands: int, silver: int):
    names = ["shetland", "faroe_islands", "iceland", "greenland"][:lands]
    table = at(Player(played=[189], boards=[Board(name) for name in names]))
    assert points(state_of(table), 0)["silver"] == silver
    assert "silver" not in supply(table)


@rule("ODI-20.20")
def test_190_oil_for_spices_received_in_any_way():
    table = at(Player(played=[190]))
    play(table, "use weekly_spices")
    assert supply(table) == {"spices": 1, "oil": 1, "silver": 1}
    table = at(Player(played=[190], supply={"skin_and_bones": 1, "peas": 1}))
    play(table, "use upgrade_2", "upgrade skin_and_bones 1", "stop")
    assert supply(table) == {"spices": 1, "oil": 1, "peas": 1}
    table = at(Player(played=[190], longships=[0]), nature=[Rolled(9)])
    play(table, "use pillaging_2", "tile spices")
    assert supply(table) == {"spices": 1, "oil": 1}


@rule("ODI-20.20")
def test_190_one_oil_per_tile_and_none_for_paying():
    houses = [Board("stone_house"), Board("long_house")]
    table = at(Player(played=[182, 190], boards=houses, supply={"wood": 5}))
    play(table, "ability herb_gardener", "option two")
    assert supply(table) == {"spices": 2, "oil": 2}
    play(table, "lay", "piece spices 0", "spot 0 0 0")
    assert supply(table) == {"spices": 1, "oil": 2}
