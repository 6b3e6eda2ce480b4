"""Chapters 20 and 21: occupations that meet in one action, phase or turn."""

from __future__ import annotations

import pytest

from drakkar.games.odin.actions.anytime import AFTER_FEAST, Moment
from drakkar.games.odin.moves import Rolled
from drakkar.games.odin.phases.feast import Feast
from drakkar.games.odin.phases.round_start import Harvest
from drakkar.games.odin.phases.turn import Turn
from drakkar.kernel.testing import rule
from tests.rules.odin.position import (
    Board,
    Player,
    asked,
    at,
    offered,
    play,
    played,
    refused,
    state_of,
    supply,
    vikings,
)


@rule("ODI-20.8")
def test_a_card_does_not_count_what_came_before_it():
    """156 is in play and sees the wood; 154, played after the action, does not."""
    table = at(Player(played=[156], hand=[154]), strips={"strip_2": 7})
    play(table, "use mountain_4_double_upgrade_2", "ready", "mine strip_2 3", "play woodcutter")
    assert "woodcutter" in played(table)
    assert supply(table) == {"wood": 3}


@rule("ODI-20.8", "ODI-4.6")
def test_a_card_played_before_the_action_works_before_it():
    """113 played for the four Vikings of column 4, 121 played instead of drawing in column 3."""
    table = at(Player(hand=[113]), strips={"strip_1": 7})
    play(table, "use craft_master", "play craft_apprentice", "apply craft_apprentice", "ready")
    assert supply(table) == {"wood": 1, "silver": 4}
    table = at(Player(played=[99], hand=[121], supply={"wood": 1}), strips={"strip_1": 7})
    play(table, "use build_longship", "accept", "apply carpenter")
    assert state_of(table).longships[0] == (0,)


# ---- prices --------------------------------------------------------------------------------------


@rule("ODI-20.17", "ODI-20.18")
@pytest.mark.parametrize(("cards", "price"), [([], 4), ([2], 3), ([170], 2), ([2, 170], 1)])
def test_2_and_170_on_the_emigration_space(cards: list[int], price: int):
    table = at(Player(played=cards, knarrs=1, supply={"silver": 4}), round=4)
    play(table, "use emigrate_2")
    assert supply(table).get("silver", 0) == 4 - price


@rule("ODI-20.18")
def test_2_looks_at_the_price_before_discounts():
    table = at(Player(played=[2, 170], knarrs=1, supply={"silver": 3}), round=1)
    play(table, "use emigrate_2")  # a price of 1 is below its mark, and 170 leaves 0
    assert supply(table) == {"silver": 3}


@rule("ODI-21.23", "ODI-20.18")
@pytest.mark.parametrize(("cards", "price"), [([], 4), ([2], 4), ([170], 2), ([2, 170], 2)])
def test_84_with_170_but_without_2(cards: list[int], price: int):
    """Round 6, two large ships: 6 - 2."""
    table = at(Player(played=cards, hand=[84], knarrs=2, supply={"silver": 9}), round=6)
    play(table, "use play_occupations_2", "apply harbor_guard")
    assert supply(table)["silver"] == 9 - price


@rule("ODI-20.18")
@pytest.mark.parametrize(("cards", "price"), [([2], 4), ([170], 2)])
def test_110_with_170_but_without_2(cards: list[int], price: int):
    owner = Player(played=[110, *cards], knarrs=1, supply={"silver": 9})
    table = at(owner, round=4)
    play(table, "use overseas_trading_2", "apply birka_settler")
    assert supply(table)["silver"] == 9 - 1 - price


# ---- ships and battles ---------------------------------------------------------------------------


@rule("ODI-21.7", "ODI-21.44")
@pytest.mark.parametrize(("longships", "asks"), [([], "Turn"), ([0], "Effects")])
def test_12_draws_for_a_true_longship_only(longships: list[int], asks: str):
    raider = Player(played=[12, 147], knarrs=2, longships=longships)
    table = at(raider, nature=[Rolled(6)])
    play(table, "use raiding", "tile rune_stone")
    assert asked(table) == asks
    table = at(raider)
    play(table, "use plundering")
    assert asked(table) == asks


@rule("ODI-21.39", "ODI-21.44")
@pytest.mark.parametrize(("number", "space"), [(90, "raiding"), (132, "pillaging_2")])
def test_90_and_132_find_no_ore_on_a_knarr(number: int, space: str):
    table = at(Player(played=[number, 147], knarrs=1, supply={"ore": 2}), nature=[Rolled(3)])
    play(table, f"use {space}")
    assert asked(table) == "Battle"


@rule("ODI-21.40")
@pytest.mark.parametrize(
    ("spent", "left"),
    [
        (["spear"], {"long_sword": 2, "spear": 1}),
        (["spear", "long_sword"], {"long_sword": 2, "spear": 1}),
        (["long_sword", "long_sword"], {"spear": 2}),
    ],
)
def test_135_a_spear_of_137_is_no_long_sword(spent: list[str], left: dict[str, int]):
    fighter = Player(played=[135, 137], longships=[0], supply={"long_sword": 2, "spear": 2})
    table = at(fighter, nature=[Rolled(6)])
    play(table, "use raiding", *(f"boost {item}" for item in spent), "tile rune_stone")
    assert supply(table) == {"rune_stone": 1, **left}


@rule("ODI-16.4", "ODI-16.12")
def test_4_13_and_146_add_up_and_never_below_zero():
    table = at(Player(played=[4, 13, 146], supply={"wood": 1}), nature=[Rolled(4)])
    play(table, "use hunting_game_1", "spend 1 0")
    assert supply(table) == {"hide": 1, "game_meat": 1}
    table = at(Player(played=[4, 13, 146]), nature=[Rolled(2)])
    play(table, "use hunting_game_1")
    assert supply(table) == {"hide": 1, "game_meat": 1}


@rule("ODI-21.6", "ODI-16.4")
def test_4_and_11_the_roll_first_then_the_spears():
    """5 - 1 for the boat - 1 for card 4: 3, paid with two spears of 2."""
    whaler = Player(played=[4, 11], boats=[0], supply={"spear": 2})
    table = at(whaler, nature=[Rolled(5)])
    play(table, "use whaling_1_boat", "spend 0 2")
    assert supply(table) == {"oil": 1, "skin_and_bones": 1, "whale_meat": 1}


@rule("ODI-16.12", "ODI-16.4")
def test_4_in_a_raid_has_no_floor():
    raider = Player(played=[4], longships=[0], supply={"stone": 6})
    table = at(raider, nature=[Rolled(1)])
    play(table, "use raiding", *["boost stone"] * 5)
    refused(table, "tile rune_stone", "ODI-16.24")  # 1 - 1 + 5
    play(table, "boost stone", "tile rune_stone")


@rule("ODI-21.41", "ODI-21.43")
def test_136_and_138_one_green_tile_of_two():
    """12: oil counts 5 beside a silverware of 7, but not beside another green tile."""
    table = at(Player(played=[136, 138], longships=[0]), nature=[Rolled(11)])
    play(table, "use pillaging_2", "tile oil")
    refused(table, "tile hide", "ODI-21.41")
    play(table, "tile silverware")
    assert supply(table) == {"oil": 1, "silverware": 1}


@rule("ODI-21.41", "ODI-21.42")
def test_136_and_139_values_do_not_change_between_two_tiles():
    """The helmet of 8 is the highest tile; when it is taken, the beads still count 7."""
    raider = Player(played=[136, 139], longships=[0])
    table = at(raider, oval=["helmet", "glass_beads"], nature=[Rolled(12)])
    play(table, "use pillaging_2", "tile helmet")  # 13 - 7
    refused(table, "tile glass_beads", "ODI-21.41")
    stone = Player(played=[136, 139], longships=[0], supply={"stone": 1})
    table = at(stone, oval=["helmet", "glass_beads"], nature=[Rolled(12)])
    play(table, "use pillaging_2", "boost stone", "tile helmet", "tile glass_beads")
    assert supply(table) == {"helmet": 1, "glass_beads": 1}


@rule("ODI-21.58", "ODI-20.19")
def test_185_leaves_nothing_of_the_raid():
    cards = [12, 90, 104, 133, 134, 185]
    table = at(Player(played=cards, longships=[2], supply={"peas": 1}))
    play(table, "use raiding", "accept")
    assert supply(table) == {"mead": 1}
    assert asked(table) == "Turn"


@rule("ODI-21.31", "ODI-21.49")
@pytest.mark.parametrize(("number", "asks"), [(0, "Before"), (2, "Turn")])
def test_164_does_not_see_fewer_vikings_of_106(number: int, asks: str):
    table = at(Player(played=[106, 164], longships=[0] * 4), strips={"strip_1": 5})
    play(table, f"use plundering {number}")
    assert asked(table) == asks


# ---- receiving -----------------------------------------------------------------------------------


@rule("ODI-20.20", "ODI-20.9")
def test_28_and_190_in_overseas_trading():
    merchant = Player(
        played=[28, 190], knarrs=1, supply={"silver": 2, "wool": 1, "skin_and_bones": 1}
    )
    table = at(merchant)
    play(table, "use overseas_trading_1", "trade skin_and_bones")
    assert supply(table)["oil"] == 1  # which may be turned, too
    play(table, "trade wool", "apply locksmith", "trade oil")
    assert supply(table) == {"chest": 1, "spices": 1, "rune_stone": 1, "oil": 1}


@rule("ODI-20.20", "ODI-21.53")
def test_78_turning_is_receiving_but_for_animals():
    merchant = Player(
        played=[28, 174],
        hand=[78],
        knarrs=1,
        supply={"wool": 1, "pregnant_cattle": 1, "silver": 5},
    )
    table = at(merchant)
    play(table, "use play_occupations_2", "apply traveling_merchant", "flip pregnant_cattle")
    assert asked(table) == "TurnTile"
    play(table, "flip wool", "apply locksmith")
    assert supply(table) == {"cattle": 1, "chest": 1, "oil": 1, "silver": 4}


@rule("ODI-21.53", "ODI-21.18")
def test_66_brings_new_cattle_for_174():
    farmer = Player(played=[174], hand=[66], supply={"fruits": 1, "silver": 4})
    table = at(farmer)
    play(table, "use play_occupations_2", "apply field_farmer", "diagonal fruits 1")
    play(table, "apply bosporus_traveller")
    assert supply(table) == {"cattle": 1, "silk": 1}


@rule("ODI-21.53", "ODI-5.13")
def test_35_and_174_births_of_an_extra_breeding():
    owner = Player(played=[174], hand=[35], supply={"pregnant_cattle": 1, "silver": 3})
    table = at(owner)
    play(table, "use play_occupations_2", "apply cattle_breeder", "apply bosporus_traveller")
    assert supply(table) == {"cattle": 2, "silk": 1}


@rule("ODI-21.45", "ODI-20.19")
def test_150_leaves_one_stockfish_for_175():
    table = at(Player(played=[150, 175], supply={"silver": 2}))
    play(table, "use buy_2_stockfish", "accept", "apply codliver_oil_presser")
    assert supply(table) == {"stockfish": 1, "game_meat": 1, "oil": 1}


@rule("ODI-7.8", "ODI-21.55")
def test_20_and_177_an_extra_bonus_phase():
    """177 works in it, 162 does not."""
    owner = Player(
        played=[162, 177],
        hand=[20],
        boards=[Board("stone_house", fill=True)],
        on={"craft_chest": 2, "build_knarr": 2, "upgrade_3": 2},
    )
    table = at(owner, round=5)
    play(table, "use play_occupations_2", "apply builder", "accept")
    assert supply(table) == {"silverware": 1}


# ---- harvest and feast ---------------------------------------------------------------------------


@rule("ODI-21.15", "ODI-21.51")
def test_49_is_a_harvest_for_169_and_171():
    owner = Player(played=[49, 169, 171], supply={"cattle": 1, "grain": 1})
    table = at(owner, round=3)
    play(table, "ability plower")
    assert supply(table)["grain"] == 1 + 1 + 1  # no flax before the cattle was paid
    play(table, "apply flax_baker")
    assert supply(table) == {"peas": 1, "beans": 1, "grain": 4, "cabbage": 1, "silver": 1}


@rule("ODI-3.6", "ODI-3.7")
def test_93_is_no_harvest_and_comes_before_97():
    owner = Player(played=[93, 97, 169, 171], boats=[0], supply={"peas": 2, "flax": 1})
    table = at(owner, asks=Harvest(0), phase=2, round=3)
    assert supply(table) == {"peas": 2, "flax": 1, "beans": 1}
    play(table, "apply pea_counter")
    assert supply(table) == {"peas": 4, "flax": 1, "beans": 1}


@rule("ODI-6.19", "ODI-6.18")
def test_5_and_160_one_silver_in_both_feasts():
    owner = Player(played=[160], hand=[5], supply={"silver": 12})
    table = at(owner, Player(passed=True), asks=(Turn(0), Feast(0)))
    play(table, "use play_occupations_2", "apply sober_man", *["coin"] * 6)
    assert supply(table) == {"silver": 7}
    play(table, "pass")
    assert asked(table) == "Dishes"
    assert "apply sober_man" not in offered(table)


@rule("ODI-6.19", "ODI-21.48")
def test_5_and_159_one_hunt_in_both_feasts():
    owner = Player(played=[159], hand=[5], supply={"game_meat": 2, "silver": 8})
    table = at(owner, Player(passed=True), asks=(Turn(0), Feast(0)), nature=[Rolled(8)])
    play(table, "use play_occupations_2", "serve game_meat 2", *["coin"] * 4)
    play(table, "apply festive_hunter", "fail", "pass", "serve game_meat 2", *["coin"] * 4)
    assert "apply festive_hunter" not in offered(table)


@rule("ODI-6.19", "ODI-21.3")
def test_5_and_167_silver_at_the_start_of_every_feast():
    owner = Player(played=[167], hand=[5], supply={"spices": 1, "silver": 5})
    table = at(owner)
    play(table, "use play_occupations_2")
    assert supply(table)["silver"] == 6


@rule("ODI-21.2", "ODI-8.22")
def test_5_by_52_after_the_last_feast():
    owner = Player(played=[52], hand=[5], supply={"silver": 7})
    table = at(owner, asks=Moment(AFTER_FEAST), phase=9, round=7)
    play(table, "ability tutor")
    assert asked(table) == "Dishes"
    play(table, *["coin"] * 6, *["gap"] * 6)
    assert state_of(table).penalties[0] == 6


@rule("ODI-8.22")
def test_60_by_52_outside_the_action_phase():
    """The Viking comes back, cannot be placed, and 151 sees nothing."""
    owner = Player(played=[52, 151], hand=[60], on={"forge": 3}, supply={"silver": 1})
    table = at(owner, asks=Moment(AFTER_FEAST), phase=9)
    before = vikings(table)
    play(table, "ability tutor", "apply inspector", "back 1 forge")
    assert vikings(table) == before + 1
    assert supply(table) == {}


# ---- Vikings -------------------------------------------------------------------------------------


@rule("ODI-21.16", "ODI-21.17", "ODI-21.50")
@pytest.mark.parametrize(
    ("start", "option", "back", "silver"),
    [(4, "one", 1, 1 + 1), (4, "two", 2, 1), (3, "two", 2, 1 + 1)],
)
def test_60_with_151_and_168(start: int, option: str, back: int, silver: int):
    """Of two left after placing, one makes three; two pass over it; one left and two make three."""
    owner = Player(
        played=[151, 168], hand=[60], on={"forge": 3}, vikings=start, supply={"silver": 1}
    )
    table = at(owner)
    play(table, "use play_occupations_2", "apply inspector", f"option {option}")
    play(table, f"back {back} forge")
    price = 1 if option == "two" else 0
    assert supply(table).get("silver", 0) == 1 - price + silver


# ---- one space, several cards --------------------------------------------------------------------


@rule("ODI-21.28", "ODI-20.19")
def test_102_and_123_on_one_space():
    owner = Player(played=[102, 123], supply={"silk": 1, "oil": 1})
    table = at(owner, strips={"strip_1": 7})
    play(table, "use mountain_1_upgrade_1", "mine strip_1 1", "accept", "apply oil_seller")
    assert supply(table) == {"wood": 1, "fur": 1, "silverware": 1}


@rule("ODI-21.30", "ODI-21.36")
def test_105_is_building_for_117_121_and_148():
    owner = Player(played=[105, 117, 121, 148], supply={"wood": 2, "silver": 3, "peas": 1})
    table = at(owner, strips={"strip_1": 7})
    play(table, "use build_whaling_boat", "apply carpenter", "ready", "accept")
    play(table, "apply spice_trader", "apply shipowner")
    assert state_of(table).knarrs[0] == 1
    assert supply(table) == {"spices": 1, "mead": 1}


@rule("ODI-4.6", "ODI-20.9")
def test_103_and_113_two_items_before_one_space():
    owner = Player(played=[103, 113])
    table = at(owner, strips={"strip_1": 2, "strip_2": 7})
    play(table, "use forge", "apply craft_apprentice", "mine strip_2 1")
    play(table, "apply forest_blacksmith", "ready", "tile jewelry")
    assert supply(table) == {"jewelry": 1, "wood": 1}


@rule("ODI-21.61", "ODI-10.11")
def test_15_and_115_on_the_shed_space_and_with_a_house_received():
    table = at(Player(played=[15, 115], supply={"wood": 2}))
    play(table, "use build_shed")
    assert supply(table) == {"silverware": 1}
    table = at(Player(played=[15, 115], supply={"stone": 1}))
    play(table, "use build_stone_house")
    assert supply(table) == {"silverware": 1, "hide": 1}
    earl = Player(
        played=[15, 115, 182],
        hand=[72],
        boards=[Board("stone_house")],
        supply={"silver": 1, "wood": 2},
    )
    table = at(earl)
    play(table, "use play_occupations_2", "apply earl")
    assert supply(table) == {"wood": 2}
    play(table, "pass", "ability herb_gardener")
    assert supply(table) == {"spices": 1}


@rule("ODI-20.5")
def test_after_effects_come_before_the_card_of_column_4():
    """114 is asked before the card played after the action."""
    table = at(Player(played=[114], hand=[43]))
    play(table, "use craft_master", "ready")
    assert "apply silk_stitcher" in offered(table)
    play(table, "apply silk_stitcher")
    assert "play fruit_picker" in offered(table)


@rule("ODI-21.59", "ODI-20.16")
def test_187_no_belt_through_91():
    late = Player(played=[91, 187], on={"take_stockfish": 1}, supply={"silver": 2, "flax": 2})
    table = at(late, Player(passed=True))
    play(table, "pass", "apply latecomer")
    play(table, "visit buy_2_stockfish")
    assert supply(table) == {"stockfish": 2, "flax": 2}  # and nobody has asked for the belt
