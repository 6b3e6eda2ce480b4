"""Chapter 21: occupations 168 to 182, what each of them does and where it stops."""

from __future__ import annotations

from dataclasses import replace

import pytest

from drakkar.games.odin.actions.mountains import Erosion
from drakkar.games.odin.moves import Rolled
from drakkar.games.odin.phases.bonus import Bonus
from drakkar.games.odin.phases.breeding import Breeding
from drakkar.games.odin.phases.feast import Feast
from drakkar.games.odin.phases.round_start import Harvest
from drakkar.kernel.testing import rule
from tests.rules.odin.position import (
    Board,
    Player,
    Scripted,
    asked,
    at,
    offered,
    play,
    refused,
    state_of,
    supply,
    vikings,
)

# ---- 168: three Vikings on the Thing -------------------------------------------------------------


@rule("ODI-21.50")
@pytest.mark.parametrize(("start", "silver"), [(6, 0), (5, 1), (4, 0), (3, 0)])
def test_168_exactly_three_are_left(start: int, silver: int):
    table = at(Player(played=[168], vikings=start))
    play(table, "use laying_a_snare")
    assert supply(table).get("silver", 0) == silver


@rule("ODI-21.50")
@pytest.mark.parametrize(("back", "silver"), [(0, 0), (1, 1), (2, 0)])
def test_168_coming_back_from_two(back: int, silver: int):
    table = at(Player(played=[168], boats=[0], vikings=6), nature=[Rolled(12)])
    play(table, "use whaling_1_boat", "fail", f"back {back}")
    assert vikings(table) == 2 + back
    assert supply(table).get("silver", 0) == silver


# ---- 169, 171: harvests --------------------------------------------------------------------------


def harvest(number: int, round: int, **supply: int) -> Scripted:
    return at(Player(played=[number], supply=supply), asks=Harvest(0), phase=2, round=round)


@rule("ODI-21.51")
def test_169_flax_or_grain_as_chosen():
    table = harvest(169, 1, flax=1, grain=1)
    refused(table, "decline", "ODI-4.10")
    play(table, "option grain")
    assert supply(table) == {"peas": 1, "beans": 1, "flax": 2, "grain": 2}


@rule("ODI-21.51")
def test_169_grain_without_flax_or_nothing():
    assert supply(harvest(169, 1, grain=1)) == {"peas": 1, "beans": 1, "flax": 1, "grain": 2}
    assert supply(harvest(169, 1)) == {"peas": 1, "beans": 1, "flax": 1}
    assert supply(harvest(169, 3, flax=1)) == {"flax": 1}


def test_171_flax_for_grain_and_silver_after_a_harvest():
    table = harvest(171, 1)
    play(table, "apply flax_baker")
    assert supply(table) == {"peas": 1, "beans": 1, "grain": 1, "silver": 1}
    table = harvest(171, 1, flax=2)
    play(table, "apply flax_baker")
    assert supply(table)["flax"] == 2  # once
    table = harvest(171, 1)
    play(table, "decline")
    assert supply(table) == {"peas": 1, "beans": 1, "flax": 1}
    assert "apply flax_baker" not in offered(harvest(171, 3, flax=1))


# ---- 170: cheaper emigration ---------------------------------------------------------------------


@rule("ODI-20.17")
@pytest.mark.parametrize(("round", "price"), [(1, 0), (2, 0), (5, 3)])
def test_170_two_silver_less(round: int, price: int):
    table = at(Player(played=[170], knarrs=1, supply={"silver": 5}), round=round)
    play(table, "use emigrate_2")
    assert supply(table).get("silver", 0) == 5 - price


def test_170_only_emigration():
    table = at(Player(played=[170], supply={"silver": 1}))
    assert "use buy_2_salt_meat 0" not in offered(table)


# ---- 172: served stockfish -----------------------------------------------------------------------


@rule("ODI-21.52")
def test_172_served_stockfish_into_houses():
    house = Board("long_house")
    cook = Player(played=[172], supply={"stockfish": 2, "silver": 2}, boards=[house])
    table = at(cook, asks=Feast(0), phase=9)
    play(table, "serve stockfish 3", "coin", "serve stockfish 1", "coin", "apply fish_cook")
    play(table, "piece stockfish 1", "spot 0 0 0", "piece stockfish 1")
    refused(table, "spot 0 0 3", "ODI-10.4")  # beside the other one
    play(table, "spot 0 0 5")
    assert len(state_of(table).boards[0][1].pieces) == 2
    assert "stockfish" not in supply(table)


@rule("ODI-21.52")
def test_172_some_none_or_nowhere():
    house = Board("long_house")
    fish = {"stockfish": 1, "silver": 3}
    table = at(Player(played=[172], supply=fish, boards=[house]), asks=Feast(0), phase=9)
    play(table, "serve stockfish 3", *["coin"] * 3, "apply fish_cook")
    refused(table, "piece stockfish 0", "ODI-21.52")  # not on the home board
    play(table, "stop")
    assert not state_of(table).boards[0][1].pieces
    table = at(Player(played=[172], supply=fish), asks=Feast(0), phase=9)
    play(table, "serve stockfish 3", *["coin"] * 3)
    assert "apply fish_cook" not in offered(table)


# ---- 173: what falls from the mountains ----------------------------------------------------------


@rule("ODI-7.9")
@pytest.mark.parametrize(
    ("strips", "silver"),
    [
        ({"strip_1": 2, "strip_2": 7}, 1),  # ore, wood
        ({"strip_7": 2, "strip_2": 5}, 2),  # silver, wood
        ({"strip_7": 2, "strip_1": 2, "strip_4": 3}, 4),  # silver, ore, ore
        ({"strip_1": 5, "strip_2": 7}, 0),  # stone, wood
    ],
)
def test_173_silver_for_ore_and_silver_removed(strips: dict[str, int], silver: int):
    table = at(Player(played=[173]), Player(), asks=Erosion(), phase=11, strips=strips)
    assert supply(table).get("silver", 0) == silver
    assert supply(table, 1) == {}


def test_173_not_for_items_taken_by_players():
    table = at(Player(played=[173]), strips={"strip_1": 2})
    play(table, "use mountain_2", "mine strip_1 1")
    assert supply(table) == {"ore": 1}


# ---- 174: new cattle -----------------------------------------------------------------------------


@rule("ODI-21.53", "ODI-20.20")
@pytest.mark.parametrize(("good", "price"), [("spices", 4), ("silk", 3)])
def test_174_spices_or_silk_for_new_cattle(good: str, price: int):
    table = at(Player(played=[174], supply={"silver": 7}))
    play(table, "use buy_cattle_and_milk", "apply bosporus_traveller", f"option {good}")
    assert supply(table).get("silver", 0) == 4 - price
    assert supply(table)[good] == 1


@rule("ODI-21.53")
def test_174_each_newborn_but_not_a_turned_animal():
    owner = Player(played=[174], supply={"pregnant_cattle": 2, "silver": 9})
    table = at(owner, asks=Breeding(0), phase=8)
    play(table, "apply bosporus_traveller", "option silk", "apply bosporus_traveller")
    play(table, "option spices")
    assert supply(table) == {"cattle": 4, "silver": 2, "silk": 1, "spices": 1}
    table = at(Player(played=[174], hand=[79], supply={"cattle": 1, "silver": 9}))
    play(table, "use play_occupations_2", "apply breeder", "flip cattle")
    assert supply(table)["pregnant_cattle"] == 1
    assert asked(table) == "Turn"
    table = at(Player(played=[174], supply={"silver": 9}))
    play(table, "use buy_sheep")
    assert asked(table) == "Turn"


# ---- 175, 176: actions ---------------------------------------------------------------------------


@rule("ODI-21.54")
def test_175_oil_after_stockfish_once_per_action():
    table = at(Player(played=[175], supply={"silver": 3}))
    play(table, "use buy_2_stockfish", "apply codliver_oil_presser")
    assert supply(table) == {"stockfish": 2, "silver": 1, "oil": 1}
    assert asked(table) == "Turn"
    table = at(Player(played=[175], supply={"silver": 1}))
    play(table, "use take_stockfish", "decline")
    assert supply(table) == {"stockfish": 1, "silver": 1}


@rule("ODI-21.54")
def test_175_not_without_stockfish_nor_for_bonuses():
    table = at(Player(played=[175], supply={"silver": 1, "stockfish": 1}))
    play(table, "use weekly_beans")
    assert asked(table) == "Turn"
    iceland = Board("iceland", fill=True)
    table = at(
        Player(played=[175], boards=[iceland], supply={"silver": 1}), asks=Bonus(0), phase=10
    )
    assert supply(table)["stockfish"] == 1
    assert "oil" in supply(table)  # a bonus of Iceland
    assert "apply codliver_oil_presser" not in offered(table)


@rule("ODI-20.15")
def test_175_one_use_of_a_blue_card_is_an_action():
    table = at(Player(played=[175, 57], supply={"beans": 4, "silver": 2}))
    play(table, *["ability bean_farmer", "apply codliver_oil_presser"] * 2)
    assert supply(table) == {"peas": 2, "mead": 2, "stockfish": 2, "oil": 2}


@rule("ODI-20.8")
def test_176_peas_after_playing_its_own_play_included():
    table = at(Player(hand=[176]))
    play(table, "use play_occupations_2")
    assert supply(table) == {"peas": 1}
    table = at(Player(played=[176], hand=[43, 44]))
    play(table, "use play_occupations_2", "play fruit_picker")
    play(table, next(move for move in offered(table) if move.startswith("play")))
    assert supply(table)["peas"] == 1  # once


def test_176_column_4_and_no_play_no_peas():
    table = at(Player(played=[176], hand=[43]))
    play(table, "use craft_master", "ready", "play fruit_picker")
    assert supply(table) == {"fruits": 1, "peas": 1, "silver": 4}
    table = at(Player(played=[176], hand=[43]))
    play(table, "use craft_master", "ready", "stop")
    assert supply(table) == {"silver": 4}


# ---- 177: a house with one bonus -----------------------------------------------------------------


def housed(*houses: Board) -> Scripted:
    return at(Player(played=[177], boards=houses), asks=Bonus(0), phase=10)


@rule("ODI-21.55")
def test_177_silverware_for_the_only_good_of_a_house():
    full = Board("stone_house", fill=True)
    table = housed(full, full)
    play(table, "accept", "decline")
    assert supply(table) == {"silverware": 1, "hide": 1}


@rule("ODI-21.55")
def test_177_not_with_two_goods_nor_on_boards():
    table = housed(Board("long_house", fill=True))
    assert supply(table) == {"oil": 1, "beans": 1, "peas": 1}
    table = housed(Board("long_house", fill=True, free=[(0, 0), (1, 9)]))
    play(table, "accept")
    assert supply(table) == {"silverware": 1}  # instead of the beans
    table = housed(Board("bear_island", fill=True, free=[(5, 7)]))
    assert supply(table) == {"game_meat": 1}


# ---- 178 to 182: as soon as ----------------------------------------------------------------------


@rule("ODI-21.56", "ODI-20.6")
@pytest.mark.parametrize(("boats", "after"), [(0, 2), (1, 3), (2, 3), (3, 3)])
def test_178_boats_for_four_large_ships(boats: int, after: int):
    owner = Player(played=[178], boats=[0] * boats, knarrs=2, longships=[0], supply={"silver": 5})
    table = at(owner)
    play(table, "buy knarr")
    assert len(state_of(table).boats[0]) == after


@rule("ODI-20.6", "ODI-20.7", "ODI-20.22")
def test_178_once_and_when_played():
    table = at(Player(hand=[178], knarrs=4))
    play(table, "use play_occupations_2")
    assert len(state_of(table).boats[0]) == 2
    owner = Player(played=[178], boats=[0] * 3, knarrs=3, supply={"silver": 20})
    table = at(owner, Player(passed=True), round=3)
    play(table, "buy knarr")  # spent, though all docks are full
    play(table, "use swap_boat_and_emigrate", "buy knarr")
    assert len(state_of(table).boats[0]) == 3
    table = at(Player(played=[178], knarrs=2, emigrated=["knarr"], supply={"silver": 5}))
    play(table, "buy knarr")
    assert state_of(table).boats[0] == ()


@rule("ODI-20.25")
def test_179_knarrs_only_as_printed():
    owner = Player(played=[179], knarrs=1, supply={"silver": 13})
    table = at(owner)
    play(table, "buy knarr")
    assert supply(table) == {"silver": 8}
    table = at(owner, options={"cards_179_181": "printed"})
    play(table, "buy knarr")
    assert supply(table) == {"silver": 10, "stockfish": 2}
    play(table, "buy longship")
    assert supply(table) == {"silver": 2, "stockfish": 2}


@rule("ODI-20.6")
def test_179_each_longship_with_the_next_one():
    table = at(Player(played=[179], longships=[0], supply={"wood": 2}), deck=[])
    play(table, "use build_longship")
    assert supply(table) == {"stockfish": 2, "silver": 2}
    table = at(Player(played=[179], longships=[0], supply={"silver": 8}))
    play(table, "buy knarr", "buy whaling_boat")
    assert supply(table) == {}


@rule("ODI-20.6")
def test_179_not_for_ships_owned_before():
    table = at(Player(hand=[179], longships=[0, 0]))
    play(table, "use play_occupations_2")
    assert supply(table) == {}
    table = at(Player(hand=[179], knarrs=2), options={"cards_179_181": "printed"})
    play(table, "use play_occupations_2")
    assert supply(table) == {}


ROW = {0: 11, 5: 5, 6: 4, 9: 2, 12: 1}
"""The row of the first income cell left free, for an income of so much."""


def income_board(income: int) -> Board:
    """A home board that pays so much: the diagonal is free from there upwards."""
    return Board("home_board", fill=True, free=[(row, 11 - row) for row in range(ROW[income] + 1)])


@rule("ODI-20.12", "ODI-20.6")
@pytest.mark.parametrize(
    ("number", "income", "brings"),
    [
        (180, 0, {"silverware": 4}),
        (180, 5, {"silverware": 4}),
        (180, 6, {"silverware": 3}),
        (180, 12, {"silverware": 2}),
        (181, 0, {"wool": 3}),
        (181, 5, {"wool": 2}),
        (181, 9, {"wool": 2}),
        (181, 12, {"wool": 1}),
    ],
)
def test_180_and_181_by_the_income_of_the_moment(number: int, income: int, brings: dict[str, int]):
    owner = Player(
        played=[number], longships=[0, 0], supply={"silver": 8}, boards=[income_board(income)]
    )
    table = at(owner)
    play(table, "buy longship")
    assert supply(table) == brings


@rule("ODI-20.7", "ODI-20.6")
def test_180_once_and_not_for_two():
    table = at(Player(played=[180], longships=[0], supply={"silver": 24}))
    play(table, "buy longship")
    assert supply(table) == {"silver": 16}
    play(table, "buy longship", "buy longship")
    assert supply(table) == {"silverware": 4}


@rule("ODI-20.25")
def test_181_large_ships_as_printed():
    owner = Player(played=[181], knarrs=2, supply={"silver": 5})
    table = at(owner)
    play(table, "buy knarr")
    assert supply(table) == {}
    for income, wool in ((0, 3), (5, 2), (12, 1)):
        table = at(
            replace(owner, boards=[income_board(income)]), options={"cards_179_181": "printed"}
        )
        play(table, "buy knarr")
        assert supply(table) == {"wool": wool}


@rule("ODI-21.57")
@pytest.mark.parametrize(("option", "wood", "spices"), [("one", 3, 1), ("two", 0, 2)])
def test_182_once_from_two_houses_on(option: str, wood: int, spices: int):
    houses = [Board("stone_house"), Board("long_house")]
    table = at(Player(played=[182], boards=houses, supply={"wood": 5}))
    play(table, "ability herb_gardener", f"option {option}")
    assert supply(table) == {"spices": spices, **({"wood": wood} if wood else {})}
    refused(table, "ability herb_gardener", "ODI-20.3")


@rule("ODI-21.57", "ODI-10.2")
def test_182_not_with_one_house_and_a_shed():
    houses = [Board("stone_house"), Board("shed")]
    table = at(Player(played=[182], boards=houses, supply={"wood": 5}))
    refused(table, "ability herb_gardener", "ODI-20.3")
