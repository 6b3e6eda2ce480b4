"""Chapter 21: occupations 144 to 156, what each of them does and where it stops."""

from __future__ import annotations

import pytest

from drakkar.games.odin.moves import Rolled
from drakkar.games.odin.phases.bonus import Bonus
from drakkar.games.odin.phases.round_end import RoundEnd
from drakkar.kernel.testing import rule
from tests.rules.odin.position import (
    Board,
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

# ---- 144, 145, 146: hunting ----------------------------------------------------------------------


def hunt(number: int, roll: int, *moves: str, **supply: int) -> Scripted:
    hunter = Player(played=[number], supply=supply)
    table = at(hunter, nature=[Rolled(roll)], strips={"strip_1": 7})
    play(table, "use hunting_game_1", *moves)
    return table


def test_144_skin_and_bones_for_two_silver():
    table = hunt(144, 1, "spend 1 0", "apply deerstalker", wood=1, silver=4)
    assert supply(table) == {"hide": 1, "game_meat": 1, "skin_and_bones": 1, "silver": 2}
    assert asked(table) == "Turn"
    table = hunt(144, 1, "spend 1 0", "decline", wood=1, silver=2)
    assert supply(table)["silver"] == 2
    table = hunt(144, 1, "spend 1 0", wood=1, silver=1)
    assert asked(table) == "Turn"
    table = hunt(144, 1, "fail", wood=1, silver=2)
    assert asked(table) == "Turn"


@rule("ODI-20.5")
def test_145_an_item_before_the_hunt_pays_for_it():
    table = hunt(145, 1, "apply forester", "spend 1 0")
    assert supply(table) == {"hide": 1, "game_meat": 1}
    table = hunt(145, 1, "ready", "fail")
    assert supply(table) == {"wood": 1, "bow": 1}


def test_145_not_before_a_snare():
    table = at(Player(played=[145]), nature=[Rolled(1)])
    play(table, "use laying_a_snare")
    assert asked(table) == "Hunt"


@rule("ODI-20.15")
def test_145_before_a_hunt_given_by_a_card():
    owner = Player(played=[145], hand=[85], supply={"silver": 1})
    table = at(owner, nature=[Rolled(1)], strips={"strip_1": 7})
    play(table, "use play_occupations_2", "apply hornblower", "apply forester", "spend 1 0")
    assert supply(table) == {"hide": 1, "game_meat": 1}


@rule("ODI-16.4", "ODI-16.13")
@pytest.mark.parametrize("space", ["hunting_game_1", "hunting_game_2", "laying_a_snare"])
def test_146_rolls_count_one_less(space: str):
    table = at(Player(played=[146]), nature=[Rolled(1)])
    play(table, f"use {space}")
    assert asked(table) == "Turn"  # a 0 is a success
    assert {"hide", "fur"} & set(supply(table))
    table = at(Player(played=[146], supply={"wood": 2}), nature=[Rolled(3)])
    play(table, f"use {space}", "spend 2 0")
    assert asked(table) == "Turn"


def test_146_not_in_whaling():
    table = at(Player(played=[146], boats=[0]), nature=[Rolled(2)])
    play(table, "use whaling_1_boat")
    assert asked(table) == "Hunt"


@rule("ODI-20.4")
@pytest.mark.parametrize("number", [126, 127, 128, 129, 131, 135, 136, 137, 138, 140, 141, 142])
def test_a_hunting_game_is_nothing_to_other_hunters_and_fighters(number: int):
    """One bow is spent; snares, whales and battles are other actions."""
    held = {"bow": 2, "snare": 1, "spear": 1, "stockfish": 1}
    table = at(Player(played=[number], boats=[0], supply=held), nature=[Rolled(1)])
    play(table, "use hunting_game_1", "spend 0 1")
    assert supply(table) == {**held, "bow": 1, "hide": 1, "game_meat": 1}
    assert asked(table) == "Turn"


@rule("ODI-20.4")
@pytest.mark.parametrize("number", [143, 144, 145, 163])
def test_a_whale_is_no_game(number: int):
    table = at(Player(played=[number], boats=[0], supply={"silver": 2}), nature=[Rolled(1)])
    play(table, "use whaling_1_boat")
    assert supply(table) == {"silver": 2, "oil": 1, "skin_and_bones": 1, "whale_meat": 1}
    assert asked(table) == "Turn"


# ---- 147: knarrs as longships --------------------------------------------------------------------


@rule("ODI-21.44")
@pytest.mark.parametrize("space", ["raiding", "pillaging_2", "pillaging_3", "plundering"])
def test_147_knarrs_do_for_longships(space: str):
    assert f"use {space} 0" in offered(at(Player(played=[147], knarrs=2)))
    assert f"use {space} 0" not in offered(at(Player(knarrs=2)))
    assert f"use {space} 0" not in offered(at(Player(played=[147], boats=[0, 0])))


@rule("ODI-21.44")
def test_147_far_exploration_and_mixed_plundering():
    table = at(Player(played=[147], knarrs=1), lands=["labrador"], deck=[])
    play(table, "use explore_far")
    assert boards(table) == ["home_board", "labrador"]
    table = at(Player(played=[147], knarrs=1, longships=[0]))
    play(table, "use plundering")
    assert supply(table) == {"silver_hoard": 1}
    assert "use plundering 0" not in offered(at(Player(played=[147], knarrs=1)))


@rule("ODI-21.44", "ODI-16.22")
def test_147_a_pillage_uses_the_ship_with_most_ore():
    owner = Player(played=[147], knarrs=1, longships=[1, 3])
    table = at(owner, nature=[Rolled(4)])
    play(table, "use pillaging_2")
    assert "tile silverware" in offered(table)  # 4 + 3
    table = at(Player(played=[147], knarrs=1), nature=[Rolled(6)])
    play(table, "use pillaging_2", "tile rune_stone")
    assert supply(table) == {"rune_stone": 1}


@rule("ODI-21.44")
def test_147_is_no_longship_elsewhere():
    table = at(Player(played=[147], hand=[181], knarrs=3))
    play(table, "use play_occupations_2")
    assert supply(table) == {}
    assert "use emigrate_2 0" not in offered(at(Player(played=[147])))
    refused(at(Player(played=[147], knarrs=1, supply={"ore": 1})), "load knarr 0", "ODI-8.17")


# ---- 148, 149: knarrs ----------------------------------------------------------------------------


@rule("ODI-21.36")
def test_148_spices_for_a_knarr_built():
    table = at(Player(played=[148], supply={"wood": 2, "silver": 3}))
    play(table, "use build_knarr", "apply spice_trader")
    assert supply(table) == {"spices": 1}
    table = at(Player(played=[148], supply={"wood": 2, "silver": 3}))
    play(table, "use build_knarr", "decline")
    assert supply(table) == {"silver": 3}


@rule("ODI-21.36", "ODI-8.14")
def test_148_no_longship_no_purchase_no_lost_ship():
    table = at(Player(played=[148], supply={"wood": 2, "silver": 3}), deck=[])
    play(table, "use build_longship")
    assert asked(table) == "Turn"
    table = at(Player(played=[148], supply={"silver": 9}))
    play(table, "buy knarr")
    assert asked(table) == "Turn"
    building = {"wood": 2, "stone": 2, "silver": 3}
    table = at(Player(played=[148], longships=[0] * 4, supply=building))
    play(table, "use build_house_and_ship", "option long_house_and_knarr")
    assert asked(table) == "Turn"
    table = at(Player(played=[148], supply=building))
    play(table, "use build_house_and_ship", "option long_house_and_knarr")
    assert asked(table) == "Effects"
    table = at(Player(played=[148], boats=[0], supply={"silver": 3}))
    play(table, "use swap_boat_and_emigrate", "stop")
    assert state_of(table).knarrs[0] == 1
    assert asked(table) == "Turn"


@rule("ODI-21.12", "ODI-21.13")
@pytest.mark.parametrize("space", ["overseas_trading_1", "overseas_trading_2"])
def test_149_the_oil_may_be_turned_at_once(space: str):
    table = at(Player(played=[149], knarrs=1, supply={"silver": 1}))
    play(table, f"use {space}", "trade oil")
    assert supply(table) == {"rune_stone": 1}


def test_149_not_on_other_sailing_spaces():
    table = at(Player(played=[149], knarrs=1))
    play(table, "use special_sale", "tile glass_beads")
    assert "oil" not in supply(table)


# ---- 150: game meat for one of two ---------------------------------------------------------------


@rule("ODI-21.45")
def test_150_salt_meat_too_or_not_at_all():
    table = at(Player(played=[150], supply={"silver": 2}))
    play(table, "use buy_2_salt_meat", "accept")
    assert supply(table) == {"salt_meat": 1, "game_meat": 1}
    table = at(Player(played=[150], supply={"silver": 2}))
    play(table, "use buy_2_salt_meat", "decline")
    assert supply(table) == {"salt_meat": 2}


@rule("ODI-21.45")
def test_150_only_exactly_two_of_these():
    table = at(Player(played=[150]))
    play(table, "use take_stockfish")
    assert asked(table) == "Turn"
    table = at(Player(played=[150]))
    play(table, "use products_mead")
    assert asked(table) == "Turn"
    ships = Player(played=[150], hand=[179, 181], longships=[0, 0], supply={"silver": 8})
    table = at(ships)
    play(table, "use play_occupations_2", "play cutter_operator", "stop", "pass", "buy longship")
    assert asked(table) == "Turn"  # three stockfish are not two
    assert supply(table)["stockfish"] == 3


# ---- 151, 153: Vikings and rolls -----------------------------------------------------------------


@rule("ODI-21.17")
@pytest.mark.parametrize(("back", "silver"), [(0, 0), (1, 1), (2, 1)])
def test_151_silver_for_one_or_two_vikings(back: int, silver: int):
    table = at(Player(played=[151], boats=[0]), nature=[Rolled(12)])
    play(table, "use whaling_1_boat", "fail", f"back {back}")
    assert supply(table).get("silver", 0) == silver


@rule("ODI-21.17")
@pytest.mark.parametrize(("spaces", "silver"), [(1, 1), (2, 1), (3, 0)])
def test_151_three_together_bring_nothing(spaces: int, silver: int):
    four = ["weekly_spices", "craft_master", "plundering"][:spaces]
    table = at(Player(played=[151], hand=[76], on=dict.fromkeys(four, 3), vikings=2), round=6)
    play(table, "use play_occupations_2", "apply homecomer")
    assert vikings(table) == spaces
    assert supply(table).get("silver", 0) == silver


@rule("ODI-21.17", "ODI-7.12")
def test_151_not_outside_the_action_phase():
    table = at(Player(played=[151, 52], hand=[76], on={"craft_master": 4}, supply={"silver": 1}))
    state_of(table).phase = 9
    play(table, "ability tutor", "apply homecomer")
    assert supply(table) == {}
    table = at(Player(played=[151, 168], on={"forge": 2}, vikings=1), asks=RoundEnd(), phase=9)
    assert vikings(table) == 1 + 2 + 1  # three of them for a moment
    assert "silver" not in supply(table)


@rule("ODI-16.2")
@pytest.mark.parametrize(
    ("space", "high"),
    [
        ("hunting_game_1", 8),
        ("laying_a_snare", 8),
        ("whaling_1_boat", 12),
        ("raiding", 1),
        ("pillaging_2", 1),
    ],
)
def test_153_a_fourth_roll(space: str, high: int):
    hunter = Player(played=[153], boats=[0], longships=[0], supply={"wood": 12, "stone": 1})
    table = at(hunter, nature=[Rolled(high)] * 5)
    play(table, f"use {space}", "again", "again", "again")
    refused(table, "again", "ODI-16.2")


# ---- 152: one more step --------------------------------------------------------------------------


@rule("ODI-21.46")
@pytest.mark.parametrize("space", ["upgrade_3", "upgrade_4", "upgrade_3_weapons_4"])
def test_152_one_tile_rises_twice(space: str):
    table = at(Player(played=[152], supply={"peas": 2}), deck=[])
    play(table, f"use {space}", "upgrade peas 2")
    assert "upgrade peas 2" not in offered(table)
    play(table, "upgrade peas 1")
    assert supply(table)["oil"] == 1
    assert supply(table)["mead"] == 1


@rule("ODI-21.46")
def test_152_may_be_left_and_is_for_three_or_four_tiles():
    table = at(Player(played=[152], supply={"peas": 1}))
    play(table, "use upgrade_3", "upgrade peas 1")
    assert supply(table) == {"mead": 1}
    table = at(Player(played=[152], supply={"peas": 1, "flax": 1}))
    play(table, "use upgrade_2")
    assert "upgrade peas 2" not in offered(table)
    table = at(Player(played=[152], supply={"peas": 1}), strips={})
    play(table, "use mountain_2222_or_double_upgrade_3")
    assert "upgrade peas 3" not in offered(table)


# ---- 154, 155, 156: all that a Viking action brings ----------------------------------------------


@rule("ODI-21.47", "ODI-20.14")
def test_154_needs_two_wood_of_one_action():
    table = at(Player(played=[154]), strips={"strip_1": 7})
    play(table, "use mountain_2", "mine strip_1 1")
    assert supply(table) == {"wood": 1}
    play(table, "pass", "use hunting_game_1", "fail")
    assert "silver" not in supply(table)


@rule("ODI-21.47")
def test_154_consolation_and_cards_add_up_once():
    """A wood before the hunt and one for failing."""
    table = at(Player(played=[145, 154]), nature=[Rolled(8)], strips={"strip_1": 7})
    play(table, "use hunting_game_1", "apply forester", "fail")
    assert supply(table) == {"wood": 2, "bow": 1, "silver": 1}
    table = at(Player(played=[154]), strips={"strip_3": 7, "strip_5": 7})
    play(table, "use mountain_2222_or_double_upgrade_3", "mine strip_3 2", "mine strip_5 2")
    assert supply(table) == {"wood": 4, "silver": 1}


@rule("ODI-21.47")
def test_155_a_wood_for_stockfish_after_two_wood():
    table = at(Player(played=[155]))
    play(table, "use wood_per_player", "apply cooper")
    assert supply(table) == {"wood": 1, "ore": 1, "stockfish": 1}
    assert asked(table) == "Turn"
    table = at(Player(played=[155]))
    play(table, "use wood_per_player", "decline")
    assert supply(table) == {"wood": 2, "ore": 1}
    table = at(Player(played=[155], supply={"wood": 5}), strips={"strip_1": 7})
    play(table, "use mountain_2", "mine strip_1 1")
    assert asked(table) == "Turn"


@rule("ODI-21.47")
def test_156_silver_for_a_stone_once():
    table = at(Player(played=[156]), strips={"strip_1": 5})
    play(table, "use mountain_2", "mine strip_1 2")
    assert supply(table) == {"stone": 2, "silver": 1}
    table = at(Player(played=[156]))
    play(table, "use wood_per_player")
    assert supply(table) == {"wood": 2, "ore": 1}
    table = at(Player(played=[156], longships=[0]), nature=[Rolled(1)])
    play(table, "use raiding", "fail")
    assert supply(table) == {"stone": 1, "long_sword": 1, "silver": 1}


@rule("ODI-21.47")
def test_154_and_156_not_outside_viking_actions():
    home = Board("home_board", fill=True)
    table = at(Player(played=[154, 156], boards=[home]), asks=Bonus(0), phase=10)
    stock = supply(table)
    assert (stock["wood"], stock["stone"]) == (1, 1)
    assert "silver" not in stock
