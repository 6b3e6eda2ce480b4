"""Chapter 21: occupations 120 to 143, what each of them does and where it stops."""

from __future__ import annotations

import pytest

from drakkar.games.odin.moves import Rolled
from drakkar.kernel.testing import rule
from tests.rules.odin.position import (
    Player,
    Scripted,
    asked,
    at,
    boards,
    offered,
    play,
    refused,
    state_of,
    supply,
    vikings,
)

# ---- 120, 121: markets and building --------------------------------------------------------------


@rule("ODI-20.5")
def test_120_an_upgrade_after_the_market_with_its_own_silver():
    table = at(Player(played=[120]))
    play(table, "use weekly_beans", "apply middleman")
    assert supply(table) == {"milk": 1}
    table = at(Player(played=[120]))
    play(table, "use weekly_beans", "decline")
    assert supply(table) == {"beans": 1, "silver": 1}


def test_120_once_and_only_after_a_market():
    table = at(Player(played=[120], supply={"silver": 3, "flax": 1}))
    play(table, "use weekly_spices", "apply middleman")
    assert supply(table) == {"spices": 1, "silver": 3, "stockfish": 1}
    assert asked(table) == "Turn"
    table = at(Player(played=[120], supply={"silver": 3}))
    play(table, "use buy_2_stockfish")
    assert asked(table) == "Turn"


@rule("ODI-20.5", "ODI-4.6")
@pytest.mark.parametrize("space", ["build_knarr", "build_longship", "build_whaling_boat"])
def test_121_an_item_before_building_a_ship(space: str):
    wood = {} if space == "build_whaling_boat" else {"wood": 1}
    table = at(Player(played=[121], supply=wood), strips={"strip_1": 7})
    play(table, f"use {space}", "apply carpenter")
    s = state_of(table)
    assert len(s.boats[0]) + s.knarrs[0] + len(s.longships[0]) == 1
    assert supply(table) == {}


def test_121_only_before_building():
    table = at(Player(played=[121], supply={"flax": 1}), strips={"strip_1": 7})
    play(table, "use craft_linen")
    assert asked(table) == "Turn"
    table = at(Player(played=[121], supply={"stone": 1}), strips={"strip_1": 7})
    play(table, "use build_stone_house", "ready")
    assert boards(table) == ["home_board", "stone_house"]


# ---- 122, 123, 124: mountains --------------------------------------------------------------------


@rule("ODI-21.37", "ODI-20.12")
@pytest.mark.parametrize(
    ("left", "items", "reward"),
    [
        (7, 2, {}),  # wood, wood
        (6, 3, {"mead": 1}),  # wood, stone, stone
        (4, 3, {"mead": 1}),  # stone, stone, ore
        (3, 3, {"hide": 1}),  # stone, ore, silver
    ],
)
def test_122_kinds_taken(left: int, items: int, reward: dict[str, int]):
    table = at(Player(played=[122]), strips={"strip_1": left})
    play(table, "use mountain_3_upgrade_1", f"mine strip_1 {items}")
    stock = supply(table)
    assert {good: stock.get(good, 0) for good in ("mead", "hide", "chest")} == {
        "mead": 0,
        "hide": 0,
        "chest": 0,
        **reward,
    }


@rule("ODI-21.37")
def test_122_four_kinds_from_two_strips():
    table = at(Player(played=[122]), strips={"strip_1": 3, "strip_2": 7})
    play(table, "use mountain_3_plus_2", "mine strip_1 3", "mine strip_2 2")
    assert supply(table) == {"wood": 2, "stone": 1, "ore": 1, "silver": 2, "chest": 1}


@rule("ODI-21.37")
def test_122_what_cards_take_does_not_count():
    """The stone taken before crafting is no part of a mountain space, nor is wood per player."""
    table = at(Player(played=[122, 113], supply={"flax": 1}), strips={"strip_1": 5})
    play(table, "use craft_linen", "apply craft_apprentice", "ready")
    assert supply(table) == {"linen": 1, "stone": 1}
    table = at(Player(played=[122]))
    play(table, "use wood_per_player")
    assert supply(table) == {"wood": 2, "ore": 1}
    table = at(Player(played=[122, 164]), strips={"strip_1": 5, "strip_2": 7})
    play(table, "use mountain_4_double_upgrade_2", "apply armed_fighter", "ready")
    play(table, "mine strip_2 2")
    assert "mead" not in supply(table)


@rule("ODI-21.28")
@pytest.mark.parametrize("space", ["mountain_1_upgrade_1", "mountain_3_upgrade_1"])
def test_123_oil_for_silverware_even_an_oil_just_gained(space: str):
    table = at(Player(played=[123], supply={"mead": 1}), strips={"strip_1": 7})
    play(table, f"use {space}", "mine strip_1 1", "upgrade mead 1", "apply oil_seller")
    assert supply(table) == {"wood": 1, "silverware": 1}


@rule("ODI-21.28")
def test_123_upgrade_skipped_declined_or_elsewhere():
    owner = Player(played=[123], supply={"oil": 2})
    table = at(owner, strips={"strip_1": 7})
    play(table, "use mountain_1_upgrade_1", "mine strip_1 1", "stop", "apply oil_seller")
    assert supply(table) == {"wood": 1, "silverware": 1, "oil": 1}
    assert asked(table) == "Turn"
    table = at(owner, strips={"strip_1": 7})
    play(table, "use mountain_1_upgrade_1", "mine strip_1 1", "stop", "decline")
    assert supply(table) == {"wood": 1, "oil": 2}
    table = at(owner, strips={"strip_1": 7})
    play(table, "use mountain_2", "mine strip_1 1")
    assert asked(table) == "Turn"


@rule("ODI-21.38")
@pytest.mark.parametrize(
    ("space", "pays"), [("products_mead", {}), ("craft_clothing", {"hide": 1, "linen": 1})]
)
def test_124_two_silver_for_grain_and_wood(space: str, pays: dict[str, int]):
    table = at(Player(played=[124], supply=pays))
    play(table, f"use {space}", "apply laborer")
    stock = supply(table)
    assert (stock.get("silver", 0), stock["grain"], stock["wood"]) == (0, 1, 2)


@rule("ODI-21.38")
def test_124_two_silver_of_a_strip():
    table = at(Player(played=[124]), strips={"strip_7": 2})
    play(table, "use mountain_2", "mine strip_7 1", "apply laborer")
    assert supply(table) == {"grain": 1, "wood": 2}
    table = at(Player(played=[124]), strips={"strip_7": 2})
    play(table, "use mountain_2", "mine strip_7 2")
    assert asked(table) == "Turn"  # four silver are not two


@rule("ODI-21.38")
def test_124_not_for_one_silver_nor_for_silver_of_cards_or_lands():
    table = at(Player(played=[124], supply={"silver": 5}))
    play(table, "use weekly_beans")
    assert asked(table) == "Turn"
    table = at(Player(played=[124, 111], supply={"stone": 1}))
    play(table, "use craft_rune_stone")
    assert supply(table) == {"rune_stone": 1, "silver": 2}
    assert asked(table) == "Turn"
    table = at(Player(played=[124], boats=[0]), land_silver={"shetland": 2})
    play(table, "use explore_near", "explore shetland whaling_boat")
    assert asked(table) == "Turn"
    table = at(Player(played=[124]))
    play(table, "use products_mead", "decline")
    assert supply(table) == {"mead": 2, "silver": 2}


# ---- 125: exploration and emigration -------------------------------------------------------------


@rule("ODI-20.4")
def test_125_a_rune_stone_per_exploration_and_emigration():
    table = at(Player(played=[125], boats=[0]))
    play(table, "use explore_near", "explore shetland whaling_boat")
    assert supply(table) == {"rune_stone": 1}
    table = at(Player(played=[125], knarrs=1, supply={"silver": 1}))
    play(table, "use emigrate_2")
    assert supply(table) == {"rune_stone": 1}


@rule("ODI-20.15")
def test_125_an_emigration_by_a_card_and_no_other_action():
    table = at(Player(played=[110, 125], knarrs=1, supply={"silver": 2}))
    play(table, "use overseas_trading_2", "apply birka_settler")
    assert supply(table) == {"rune_stone": 1}
    table = at(Player(played=[125], boats=[0]))
    play(table, "use swap_boat_and_emigrate")
    assert supply(table) == {}


# ---- 126 to 131: snares --------------------------------------------------------------------------


def snare(number: int, roll: int, *moves: str, **supply: int) -> Scripted:
    """A snare laid, with one roll."""
    table = at(Player(played=[number], supply=supply), nature=[Rolled(roll)], strips={"strip_1": 7})
    play(table, "use laying_a_snare", *moves)
    return table


@rule("ODI-20.4")
@pytest.mark.parametrize(("number", "good"), [(126, "silver"), (127, "stockfish")])
def test_126_and_127_a_successful_snare(number: int, good: str):
    table = snare(number, 1, "spend 1 0", wood=1)
    assert supply(table) == {"fur": 1, "snare": 1, good: 1}
    table = snare(number, 1, "fail", "back 0", wood=1)
    assert good not in supply(table)


@pytest.mark.parametrize(("number", "good"), [(126, "silver"), (127, "stockfish")])
def test_126_and_127_a_snare_by_a_card_but_no_hunting_game(number: int, good: str):
    bait = Player(played=[number], hand=[85], supply={"wood": 2, "silver": 3})
    table = at(bait, nature=[Rolled(1), Rolled(1)])
    play(table, "use play_occupations_2", "apply hornblower", "spend 1 0")
    held = {"silver": 2, "stockfish": 0}[good]
    assert supply(table).get(good, 0) == held
    play(table, "apply hornblower", "spend 1 0")
    assert supply(table)[good] == 1


def test_128_an_item_of_a_strip():
    table = snare(128, 1, "spend 1 0", "apply digger", wood=1)
    assert supply(table) == {"fur": 1, "snare": 1, "wood": 1}
    table = snare(128, 1, "spend 1 0", "decline", wood=1)
    assert supply(table) == {"fur": 1, "snare": 1}
    table = snare(128, 1, "fail", "back 0", wood=1)
    assert asked(table) == "Turn"


def test_129_a_snare_for_salt_meat_even_the_one_won():
    table = snare(129, 1, "spend 1 0", "apply meat_curer", wood=1)
    assert supply(table) == {"fur": 1, "salt_meat": 1}
    assert state_of(table).weapon_discard == [0, 1, 0, 0]
    table = snare(129, 1, "spend 1 0", "decline", wood=1)
    assert supply(table) == {"fur": 1, "snare": 1}
    table = snare(129, 1, "fail", "back 0", wood=1)
    assert asked(table) == "Turn"


@rule("ODI-21.33")
def test_130_two_snares_for_a_viking():
    table = snare(130, 1, "spend 1 0", "apply snare_specialist", wood=1, snare=1)
    assert vikings(table) == 5
    assert supply(table) == {"fur": 1}
    table = snare(130, 1, "spend 1 0", "decline", wood=1, snare=1)
    assert vikings(table) == 4
    table = snare(130, 1, "spend 1 0", wood=1)  # one snare is not enough
    assert asked(table) == "Turn"
    table = snare(130, 1, "fail", "back 0", snare=3)
    assert asked(table) == "Turn"


@rule("ODI-21.33", "ODI-20.15")
def test_130_not_without_vikings():
    bait = Player(played=[130], hand=[85], supply={"wood": 2, "snare": 2, "silver": 3})
    table = at(bait, nature=[Rolled(1), Rolled(1)])
    play(table, "use play_occupations_2", "apply hornblower", "spend 1 0")
    play(table, "apply hornblower", "spend 1 0")
    assert asked(table) == "Turn"
    assert vikings(table) == 4


@pytest.mark.parametrize("moves", [("spend 1 0",), ("fail", "back 0")])
def test_131_stockfish_for_game_meat_with_any_result(moves: tuple[str, ...]):
    table = snare(131, 1, *moves, "apply bait_layer", wood=1, stockfish=2)
    assert supply(table)["game_meat"] == 1
    assert supply(table)["stockfish"] == 1
    assert asked(table) == "Turn"
    table = snare(131, 1, *moves, "decline", wood=1, stockfish=2)
    assert supply(table)["stockfish"] == 2


def test_131_not_in_a_hunting_game():
    table = at(Player(played=[131], supply={"stockfish": 1}), nature=[Rolled(1)])
    play(table, "use hunting_game_1", "fail")
    assert asked(table) == "Turn"


# ---- 132 to 139: battles -------------------------------------------------------------------------


def battle(played: list[int], space: str, *rolls: int, ship: int = 0, **supply: int) -> Scripted:
    table = at(
        Player(played=played, longships=[ship], supply=supply),
        nature=[Rolled(roll) for roll in rolls],
    )
    play(table, f"use {space}")
    return table


@rule("ODI-21.39")
def test_132_an_ore_for_three_points_on_every_roll():
    table = battle([132], "pillaging_2", 1, 4, ship=2)
    play(table, "apply berserker", "again")
    assert "tile chest" in offered(table)  # 4 + 1 ore left + 3
    assert "tile spices" not in offered(table)
    assert state_of(table).longships[0] == (1,)


@rule("ODI-21.39")
def test_132_may_be_left_needs_ore_and_a_pillage():
    table = battle([132], "pillaging_2", 4, ship=2)
    play(table, "decline")
    assert "tile rune_stone" in offered(table)
    assert "tile silverware" not in offered(table)
    table = battle([132], "pillaging_2", 4)
    assert asked(table) == "Battle"
    table = battle([132], "raiding", 4, ship=2)
    assert asked(table) == "Battle"


@rule("ODI-20.11")
@pytest.mark.parametrize("good", ["silver", "peas"])
def test_133_silver_or_peas_after_a_raid(good: str):
    table = battle([133], "raiding", 6)
    play(table, "tile rune_stone", f"option {good}")
    assert supply(table) == {"rune_stone": 1, good: 1}


def test_133_not_after_a_failure_or_a_pillage():
    table = battle([133], "raiding", 6)
    play(table, "fail")
    assert asked(table) == "Turn"
    table = battle([133], "pillaging_2", 6)
    play(table, "tile rune_stone")
    assert asked(table) == "Turn"


def test_134_mead_after_a_failed_raid_only():
    table = battle([134], "raiding", 6)
    play(table, "fail")
    assert supply(table) == {"stone": 1, "long_sword": 1, "mead": 1}
    table = battle([134], "raiding", 6)
    play(table, "tile rune_stone")
    assert supply(table) == {"rune_stone": 1}
    table = battle([134], "pillaging_2", 6)
    play(table, "fail", "back 0")
    assert supply(table) == {"stone": 1, "long_sword": 1}


@rule("ODI-21.40")
@pytest.mark.parametrize("space", ["raiding", "pillaging_2"])
@pytest.mark.parametrize(("swords", "left"), [(0, 3), (1, 3), (2, 1)])
def test_135_exactly_one_long_sword_comes_back(space: str, swords: int, left: int):
    table = battle([135], space, 6, long_sword=3)
    play(table, *["boost long_sword"] * swords, "tile rune_stone")
    assert supply(table).get("long_sword", 0) == left


def test_135_nothing_is_spent_in_a_failure():
    table = battle([135], "raiding", 6, long_sword=1)
    play(table, "boost long_sword", "fail")
    assert supply(table) == {"stone": 1, "long_sword": 2}


@rule("ODI-21.41", "ODI-16.4")
def test_136_one_more_and_two_tiles():
    table = battle([136], "pillaging_2", 12)  # 13
    play(table, "tile silverware")
    assert "tile rune_stone" in offered(table)
    refused(table, "tile silverware", "ODI-21.41")
    play(table, "tile rune_stone")
    assert supply(table) == {"silverware": 1, "rune_stone": 1}


@rule("ODI-21.41")
def test_136_one_tile_is_enough_and_five_becomes_six():
    table = battle([136], "raiding", 5)
    play(table, "tile rune_stone")
    assert supply(table) == {"rune_stone": 1}
    table = battle([136], "pillaging_2", 12)
    play(table, "tile rune_stone", "stop")
    assert supply(table) == {"rune_stone": 1}
    table = battle([136], "raiding", 4)
    refused(table, "tile rune_stone", "ODI-16.24")


@rule("ODI-21.40")
def test_137_spears_fight():
    table = battle([137], "raiding", 4, spear=2)
    play(table, "boost spear", "boost spear", "tile rune_stone")
    assert supply(table) == {"rune_stone": 1}
    table = battle([], "raiding", 4, spear=2)
    refused(table, "boost spear", "ODI-16.23")
    table = battle([137], "raiding", 4, bow=2)
    refused(table, "boost bow", "ODI-16.23")


@rule("ODI-21.43")
def test_138_green_goods_at_one_less_than_their_blue_side():
    table = battle([138], "raiding", 7)
    tiles = [move for move in offered(table) if move.startswith("tile")]
    green = {"oil": 5, "hide": 6, "wool": 7, "linen": 7}
    assert {f"tile {good}" for good in green} <= set(tiles)
    assert "tile skin_and_bones" not in tiles
    play(table, "tile wool")
    assert supply(table) == {"wool": 1}


@rule("ODI-21.43")
def test_138_oil_alone_needs_six():
    table = battle([138], "raiding", 5)
    refused(table, "tile oil", "ODI-16.24")
    table = battle([138], "raiding", 6)
    play(table, "tile oil")
    assert supply(table) == {"oil": 1}
    table = battle([], "raiding", 6)
    refused(table, "tile oil", "ODI-16.25")


@rule("ODI-21.42")
def test_139_the_highest_special_tile_counts_one_less():
    owner = Player(played=[139], longships=[0])
    table = at(owner, oval=["helmet", "belt", "glass_beads"], nature=[Rolled(7)])
    play(table, "use raiding")
    assert {"tile helmet", "tile belt", "tile glass_beads"} <= set(offered(table))
    table = at(owner, oval=["glass_beads", "horseshoe", "belt"], nature=[Rolled(8)])
    play(table, "use raiding")
    assert "tile horseshoe" in offered(table)
    table = at(owner, oval=["glass_beads", "horseshoe", "belt"], nature=[Rolled(7)])
    play(table, "use raiding")
    assert "tile belt" not in offered(table)  # only the highest ones


# ---- 140 to 143: whaling and hunting -------------------------------------------------------------


def whaling(number: int, boats: int, roll: int, *moves: str, **supply: int) -> Scripted:
    whaler = Player(played=[number], boats=[0] * boats, supply=supply)
    table = at(whaler, nature=[Rolled(roll)], deck=[])
    play(table, *moves)
    return table


def test_140_one_more_oil():
    table = whaling(140, 1, 2, "use whaling_1_boat", "spend 1 0", wood=1)
    assert supply(table) == {"oil": 2, "skin_and_bones": 1, "whale_meat": 1}
    table = whaling(140, 1, 2, "use whaling_1_boat", "fail", "back 0")
    assert "oil" not in supply(table)


@rule("ODI-16.11", "ODI-20.12")
@pytest.mark.parametrize(("boats", "crop"), [(1, "cabbage"), (2, "beans"), (3, "peas")])
def test_141_a_crop_by_the_boats_that_could_take_part(boats: int, crop: str):
    moves = ["use whaling_3_boats", *(["boats 0 1"] if boats > 1 else []), "spend 0 1"]
    table = whaling(141, boats, 2, *moves, spear=1)
    assert supply(table) == {"oil": 1, "skin_and_bones": 1, "whale_meat": 1, crop: 1}


@rule("ODI-16.11")
def test_141_the_limit_of_the_space_and_no_wood():
    table = whaling(141, 3, 2, "use whaling_1_boat", "spend 0 1", spear=1)
    assert supply(table)["cabbage"] == 1
    table = whaling(141, 1, 1, "use whaling_1_boat")  # a 0 costs nothing
    assert supply(table)["cabbage"] == 1
    table = whaling(141, 1, 3, "use whaling_1_boat", "spend 1 1", wood=1, spear=1)
    assert "cabbage" not in supply(table)
    table = whaling(141, 1, 3, "use whaling_1_boat", "fail", "back 0")
    assert "cabbage" not in supply(table)


@pytest.mark.parametrize(("roll", "spears", "left"), [(2, 1, 2), (3, 2, 0), (1, 0, 2)])
def test_142_exactly_one_spear_comes_back(roll: int, spears: int, left: int):
    moves = ["use whaling_1_boat", *([f"spend 0 {spears}"] if spears else [])]
    table = whaling(142, 1, roll, *moves, spear=2)
    assert supply(table).get("spear", 0) == left


def test_142_with_wood_beside_it():
    table = whaling(142, 1, 3, "use whaling_1_boat", "spend 1 1", wood=1, spear=1)
    assert supply(table)["spear"] == 1


def test_143_silver_after_a_hunting_game():
    table = at(Player(played=[143], supply={"wood": 1}), nature=[Rolled(1)])
    play(table, "use hunting_game_1", "spend 1 0")
    assert supply(table) == {"hide": 1, "game_meat": 1, "silver": 1}
    table = at(Player(played=[143], supply={"wood": 1}), nature=[Rolled(1)])
    play(table, "use hunting_game_1", "fail")
    assert "silver" not in supply(table)
    table = snare(143, 1, "spend 1 0", wood=1)
    assert "silver" not in supply(table)
