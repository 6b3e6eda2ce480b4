"""Chapter 20: every timing of the language of occupations, by cards that use it; chapter 21."""

from __future__ import annotations

from random import Random

import pytest

from drakkar.games.odin.box import CARDS
from drakkar.games.odin.invariants import invariants
from drakkar.games.odin.moves import Rolled, Weapons
from drakkar.games.odin.phases.feast import Feast
from drakkar.games.odin.phases.income import IncomePhase
from drakkar.games.odin.phases.round_end import SecondHalf
from drakkar.games.odin.phases.round_start import Harvest, NewWeapon
from drakkar.games.odin.phases.turn import Turn
from drakkar.kernel.testing import rule
from tests.rules.odin.position import (
    Board,
    Player,
    asked,
    at,
    card,
    hand,
    offered,
    play,
    played,
    refused,
    state_of,
    supply,
    vikings,
)


@rule("ODI-20.1")
def test_immediate_gain_on_play():
    table = at(Player(hand=[43], supply={"ore": 1}))
    play(table, "use play_occupation_paid")  # there is only one way to pay and one card
    assert supply(table) == {"fruits": 1, "silver": 1}


@rule("ODI-20.2")
def test_immediate_exchange_is_done_once_or_not():
    table = at(Player(hand=[65], supply={"snare": 4, "spear": 4}))
    play(table, "use play_occupations_2", "apply dragon_slayer")
    assert supply(table) == {"snare": 2, "spear": 2, "treasure_chest": 1}


@rule("ODI-20.3", "ODI-8.21")
def test_anytime_as_often_as_wanted():
    table = at(Player(played=[47], supply={"salt_meat": 2}))
    play(table, "ability tanner", "ability tanner")
    assert supply(table) == {"hide": 2}
    refused(table, "ability tanner", "ODI-20.3")


@rule("ODI-20.5")
def test_with_a_space():
    table = at(Player(played=[118, 119]))
    play(table, "use weekly_beans")
    assert supply(table) == {"beans": 1, "silver": 1, "mead": 1, "stone": 1, "milk": 1}


@rule("ODI-20.5")
def test_before_a_space_an_item_that_pays_for_it():
    table = at(Player(played=[121], supply={"wood": 1}), strips={"strip_1": 7})
    assert "use build_shed 0" in offered(table)
    play(table, "use build_shed", "apply carpenter")
    assert [board.board for board in state_of(table).boards[0]] == [0, 9]


@rule("ODI-4.7")
def test_a_placement_that_depended_on_it_is_void_without():
    table = at(Player(played=[121], supply={"wood": 1}), strips={"strip_1": 7})
    before = supply(table)
    play(table, "use build_shed", "ready")
    assert asked(table) == "Turn"
    assert supply(table) == before
    assert vikings(table) == 6
    assert "use build_shed 0" not in offered(table)


@rule("ODI-20.5")
def test_after_a_space_an_exchange():
    table = at(Player(played=[114], supply={"flax": 1, "silver": 3}))
    play(table, "use craft_linen", "apply silk_stitcher")
    assert supply(table) == {"linen": 1, "silk": 1}


@rule("ODI-20.17", "ODI-20.18")
def test_discounts_add_up():
    table = at(Player(played=[1, 2], supply={"silver": 1}))
    play(table, "use buy_cattle_and_milk")
    assert supply(table) == {"cattle": 1, "milk": 1}


@rule("ODI-20.19", "ODI-21.30")
def test_instead_of_a_step():
    table = at(Player(played=[105], supply={"wood": 3}))
    play(table, "use build_whaling_boat", "accept")
    assert state_of(table).knarrs[0] == 1


@rule("ODI-20.19", "ODI-21.58")
def test_instead_of_a_raid():
    table = at(Player(played=[185], longships=[0], supply={"flax": 1}))
    play(table, "use raiding", "accept")
    assert supply(table) == {"stockfish": 1}


@rule("ODI-20.6")
def test_as_soon_as_once():
    table = at(Player(played=[179], longships=[0], supply={"silver": 20}))
    play(table, "buy longship")
    assert supply(table) == {"silver": 14, "stockfish": 2}
    play(table, "buy longship")
    assert supply(table)["stockfish"] == 2


@rule("ODI-20.6")
def test_as_soon_as_when_it_is_played():
    table = at(Player(hand=[181], longships=[0, 0, 0]))
    play(table, "use play_occupations_2")
    assert supply(table) == {"wool": 3}


@rule("ODI-16.4")
def test_rolls_are_modified():
    table = at(Player(played=[13, 146], supply={"wood": 2}), nature=[Rolled(3)])
    play(table, "use hunting_game_1", "spend 1 0")
    assert supply(table) == {"wood": 1, "hide": 1, "game_meat": 1}


@rule("ODI-20.4")
def test_after_a_failure():
    table = at(Player(played=[134], longships=[0]), nature=[Rolled(1)])
    play(table, "use raiding", "fail")
    assert supply(table) == {"stone": 1, "long_sword": 1, "mead": 1}


@rule("ODI-21.21")
def test_turning_tiles():
    table = at(Player(hand=[78], knarrs=1, supply={"peas": 1, "oil": 1}))
    play(table, "use play_occupations_2", "apply traveling_merchant")
    play(table, "flip peas", "flip oil")
    assert supply(table) == {"mead": 1, "rune_stone": 1}


@rule("ODI-21.27")
def test_play_instead_of_drawing():
    table = at(Player(played=[99], hand=[43]))
    play(table, "use draw_occupation", "accept")
    assert supply(table) == {"fruits": 1, "silver": 1}
    assert hand(table) == []


@rule("ODI-21.50")
def test_three_vikings_on_the_thing():
    table = at(Player(played=[168], vikings=4))
    play(table, "use take_stockfish")
    assert supply(table) == {"stockfish": 1, "silver": 1}


@rule("ODI-21.47")
def test_all_wood_of_a_viking_action():
    table = at(Player(played=[154]), strips={"strip_1": 7})
    play(table, "use mountain_2", "mine strip_1 2")
    assert supply(table) == {"wood": 2, "silver": 1}


@rule("ODI-21.45")
def test_one_of_two_is_replaced():
    table = at(Player(played=[150], supply={"silver": 1}))
    play(table, "use buy_2_stockfish", "accept")
    assert supply(table) == {"stockfish": 1, "game_meat": 1}


@rule("ODI-3.13")
def test_something_else_than_a_weapon():
    table = at(Player(played=[38]), asks=NewWeapon(0), phase=4)
    play(table, "accept", "option ore")
    assert supply(table) == {"ore": 1}


@rule("ODI-21.51")
def test_the_sower_in_the_harvest():
    table = at(Player(played=[169], supply={"flax": 1}), asks=Harvest(0), phase=2)
    assert supply(table) == {"peas": 1, "beans": 1, "flax": 3}


@rule("ODI-5.4", "ODI-21.5")
def test_ore_laid_just_before_income():
    table = at(Player(played=[9], longships=[0]), asks=IncomePhase(), phase=7)
    play(table, "apply ore_boatman", "piece ore 0", "spot 0 11 0")
    assert supply(table) == {"silver": 1}


@rule("ODI-6.14")
def test_what_a_dish_brings():
    drawn = Weapons(("bow", "bow", "snare"))
    table = at(
        Player(played=[158], supply={"game_meat": 1}), asks=Feast(0), phase=9, nature=[drawn]
    )
    play(table, "serve game_meat 3")
    assert supply(table) == {"silver": 1, "bow": 2, "snare": 1}


@rule("ODI-21.19")
def test_a_tile_taken_from_a_board():
    laid = Board("home_board", [("cloakpin", 0, 0)])
    table = at(Player(hand=[70]), Player(boards=[laid]))
    play(table, "use play_occupations_2", "apply courier")
    assert supply(table) == {"cloakpin": 1}
    assert len(state_of(table).boards[1][0].pieces) == 2


@pytest.mark.parametrize("number", [card.number for card in CARDS])
def test_every_occupation_can_be_played_in_a_rich_position(number: int):
    """No rule of a single card, but nothing may break: many positions are played on from."""
    names = "peas flax beans grain cabbage mead stockfish milk salt_meat game_meat whale_meat sheep"
    names += " pregnant_sheep cattle oil hide wool linen rune_stone silverware chest silk spices"
    names += " wood stone ore bow snare spear"
    supplies = dict.fromkeys(names.split(), 3)
    rich = Player(
        hand=[number],
        supply={**supplies, "silver": 9},
        boats=[1, 0],
        knarrs=1,
        longships=[2, 0],
        boards=[Board("home_board", [("chest", 10, 0)]), Board("stone_house"), Board("shed")],
    )
    for seed in (1, 2):
        course = (Turn(0), IncomePhase(), SecondHalf())
        other = Player(on={"build_knarr": 2, "mountain_2": 1})
        table = at(rich, other, asks=course, round=3, seed=seed)
        play(table, "use play_occupations_2")
        assert card(number) in played(table)
        rng = Random(seed)
        for _ in range(80):
            table.play(rng.choice(table.moves()))
            invariants(state_of(table))
