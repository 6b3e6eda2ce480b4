"""Occupations 1 to 12, and 13 beside 4: what each does, and what it does not."""

from __future__ import annotations

import pytest

from drakkar.games.odin.actions.anytime import AFTER_FEAST, Moment
from drakkar.games.odin.box import CARDS
from drakkar.games.odin.moves import Rolled, Weapons
from drakkar.games.odin.phases.feast import Feast
from drakkar.games.odin.phases.income import IncomePhase
from drakkar.games.odin.phases.turn import Turn
from drakkar.kernel.question import Move
from drakkar.kernel.testing import rule
from tests.rules.odin.one_card import applies, brings, offers, plays
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
)


@rule("ODI-25.8")
def test_points_printed_on_the_cards():
    printed = (
        "0 1 1 0 7 1 3 1 0 1 1 0 1 2 1 2 0 0 0 0 1 1 1 2 1 0 1 1 3 3 2 2 2 0 0 2 1 2 2 3 1 2 0"
    )
    printed += (
        " 1 -1 1 2 3 3 2 1 0 1 3 2 1 1 3 0 2 3 3 2 1 0 0 1 2 1 0 -1 2 2 1 0 1 0 0 1 0 2 1 1 0"
    )
    printed += " 0 3 0 2 1 2 0 1 3 2 1"
    points = {card.number: card.points for card in CARDS}
    assert [points[number] for number in range(1, 96)] == [int(word) for word in printed.split()]


# ---- 1 and 2: discounts --------------------------------------------------------------------------


@rule("ODI-20.17")
@pytest.mark.parametrize(
    ("space", "price", "choice"),
    [
        ("buy_2_stockfish", 0, ""),
        ("buy_2_salt_meat", 1, ""),
        ("buy_sheep", 0, ""),
        ("buy_cattle_and_milk", 2, ""),
        ("sheep_or_cattle", 0, "option cattle"),
        ("buy_cattle_and_sheep", 2, ""),
    ],
)
def test_1_every_livestock_market_is_1_silver_cheaper(space: str, price: int, choice: str):
    table = at(Player(played=[1], supply={"silver": price}))
    play(table, f"use {space}", *filter(None, [choice]))
    assert "silver" not in supply(table)
    if price:
        refused(at(Player(played=[1], supply={"silver": price - 1})), f"use {space}", "ODI-4.5")


def test_1_is_no_use_elsewhere():
    table = at(Player(played=[1], knarrs=1, supply={"silver": 2}))
    refused(table, "buy whaling_boat", "ODI-8.13")
    play(table, "use overseas_trading_1")
    assert supply(table) == {"silver": 1}
    table = at(Player(played=[1]))
    play(table, "use sheep_or_cattle", "option sheep")  # free already: nothing comes back
    assert supply(table) == {"sheep": 1}


@rule("ODI-20.18")
def test_2_a_price_of_two_and_more():
    table = at(Player(played=[2], supply={"silver": 1}))
    play(table, "use buy_2_salt_meat")
    assert supply(table) == {"salt_meat": 2}
    table = at(Player(played=[2], supply={"silver": 1}))
    play(table, "use buy_2_stockfish")  # a price of 1 stays
    assert supply(table) == {"stockfish": 2}
    table = at(Player(played=[2], knarrs=1, supply={"silver": 7}))
    refused(table, "buy longship", "ODI-8.13")  # a ship is bought on no space


@rule("ODI-20.18")
@pytest.mark.parametrize(("number", "price"), [(1, 1), (2, 1), (5, 4)])
def test_2_emigration_on_a_space(number: int, price: int):
    table = at(Player(played=[2], knarrs=1, supply={"silver": price}), round=number)
    play(table, "use emigrate_2")
    assert supply(table) == {}


@rule("ODI-20.18", "ODI-21.22")
def test_2_not_when_an_occupation_lets_emigrate():
    poor = Player(played=[2], knarrs=1, supply={"silver": 2})
    assert asked(plays(84, poor, round=4)) == "Turn"  # 4 less 1 for the knarr
    table = applies(84, Player(played=[2], knarrs=1, supply={"silver": 3}), round=4)
    assert supply(table) == {}


@rule("ODI-20.18")
def test_2_the_special_sale_once_for_the_sum():
    table = at(Player(played=[2], knarrs=1, supply={"silver": 3}))
    play(table, "use special_sale", "tile belt", "tile crucifix")
    assert supply(table) == {"belt": 1, "crucifix": 1}
    table = at(Player(played=[2], knarrs=1, supply={"silver": 1}))
    play(table, "use special_sale", "tile helmet", "tile cloakpin")  # two of 1 make 2
    assert supply(table) == {"helmet": 1, "cloakpin": 1}


# ---- 3 -------------------------------------------------------------------------------------------

PRINTS_ONE_SILVER: list[tuple[str, dict[str, int]]] = [
    ("weekly_beans", {}),
    ("weekly_flax_stockfish", {}),
    ("weekly_fruits", {}),
    ("weekly_spices", {}),
    ("craft_rune_stone", {"stone": 1}),
    ("craft_chest", {"wood": 1}),
    ("draw_occupation", {}),
    ("play_occupation_paid", {"ore": 1}),
]


@rule("ODI-21.1")
@pytest.mark.parametrize(("space", "goods"), PRINTS_ONE_SILVER)
def test_3_where_one_silver_is_printed(space: str, goods: dict[str, int]):
    table = at(Player(played=[3], supply=goods))
    play(table, f"use {space}")
    assert supply(table)["snare"] == 1
    assert supply(table)["silver"] == 1


@rule("ODI-21.1")
@pytest.mark.parametrize("space", ["products_mead", "craft_clothing", "craft_master", "forge"])
def test_3_not_where_more_silver_or_only_that_of_a_card_comes(space: str):
    table = at(Player(played=[3, 111], supply={"hide": 1, "linen": 1, "ore": 1}))
    play(table, f"use {space}")
    if space == "forge":
        play(table, "tile helmet")
    assert supply(table)["silver"] > 0
    assert "snare" not in supply(table)


@rule("ODI-21.1", "ODI-20.16")
def test_3_also_without_vikings():
    other = Player(on={"craft_chest": 2})
    table = applies(77, Player(played=[3], supply={"wood": 1}), other)
    assert supply(table) == {"chest": 1, "silver": 1, "snare": 1}


# ---- 4 and 13: dice ------------------------------------------------------------------------------


@rule("ODI-16.4", "ODI-20.23")
@pytest.mark.parametrize(
    ("cards", "roll", "wood"), [([], 3, 3), ([4], 3, 2), ([13], 3, 2), ([4, 13], 3, 1)]
)
def test_4_and_13_in_the_hunting_game(cards: list[int], roll: int, wood: int):
    table = at(Player(played=cards, supply={"wood": 5}), nature=[Rolled(roll)])
    play(table, "use hunting_game_1", f"spend {wood} 0")
    assert supply(table) == {"wood": 5 - wood, "hide": 1, "game_meat": 1}


@rule("ODI-16.13")
def test_4_a_one_becomes_a_zero():
    table = at(Player(played=[4]), nature=[Rolled(1)])
    play(table, "use hunting_game_1")
    assert supply(table) == {"hide": 1, "game_meat": 1}


@rule("ODI-16.4")
@pytest.mark.parametrize(("cards", "due"), [([4], 3), ([13], 4), ([], 4)])
def test_4_snares_too_but_not_13(cards: list[int], due: int):
    table = at(Player(played=cards, supply={"wood": 8}), nature=[Rolled(4)])
    play(table, "use laying_a_snare")
    assert [move for move in offered(table) if move.startswith("spend")] == [f"spend {due} 0"]


@rule("ODI-16.4")
def test_4_whaling():
    table = at(Player(played=[4], boats=[0], supply={"wood": 9}), nature=[Rolled(5)])
    play(table, "use whaling_1_boat")
    assert "spend 3 0" in offered(table)  # 5, less the printed ore, less 1


@rule("ODI-16.4")
@pytest.mark.parametrize("space", ["raiding", "pillaging_2"])
def test_4_is_a_drawback_in_battle(space: str):
    table = at(Player(longships=[0]), Player(played=[4]), nature=[Rolled(6)])
    play(table, f"use {space}")
    assert "tile rune_stone" in offered(table)  # the card of another player
    table = at(Player(played=[4], longships=[0]), nature=[Rolled(6)])
    play(table, f"use {space}")
    refused(table, "tile rune_stone", "ODI-16.24")


def test_13_brings_a_bow():
    assert brings(13, Player()) == {"bow": 1}


# ---- 5: a feast ----------------------------------------------------------------------------------


@rule("ODI-6.18", "ODI-20.1")
def test_5_a_whole_feast_that_nobody_can_decline():
    table = plays(5, Player(supply={"silver": 4}), asks=(Turn(0), Feast(0)))
    assert asked(table) == "Dishes"
    assert "decline" not in offered(table)
    play(table, "suggestion")
    assert supply(table) == {}
    assert state_of(table).penalties == [2, 0]  # six cells in the first round; the owner alone
    play(table, "pass", "pass")
    assert asked(table) == "Dishes"  # the feast of the round takes place all the same
    play(table, "suggestion")
    assert state_of(table).penalties == [8, 0]


@rule("ODI-6.13", "ODI-6.18")
def test_5_is_a_feast_for_other_cards():
    table = plays(5, Player(played=[7], supply={"silver": 6, "grain": 1}))
    play(table, *["coin"] * 6)
    assert supply(table) == {"grain": 1, "silver": 1}


@rule("ODI-21.2", "ODI-8.22")
def test_5_after_the_last_feast():
    last = Player(played=[52], hand=[5], supply={"silver": 1})
    table = at(last, asks=Moment(AFTER_FEAST), round=7, phase=9)
    play(table, "ability tutor")
    assert asked(table) == "Dishes"
    play(table, "suggestion")
    assert state_of(table).penalties[0] == 12


# ---- 6 -------------------------------------------------------------------------------------------


def test_6_a_silver_per_stone_of_a_strip():
    table = at(Player(played=[6]), strips={"strip_1": 6})
    play(table, "use mountain_2", "mine strip_1 2")  # a wood and a stone
    assert supply(table) == {"wood": 1, "stone": 1, "silver": 1}


def test_6_through_an_occupation_too():
    table = applies(87, Player(played=[6]), strips={"strip_1": 5})
    play(table, "option mountain", "mine strip_1 4")
    assert supply(table) == {"stone": 3, "ore": 1, "silver": 3}


def test_6_only_stones_of_strips():
    table = at(Player(played=[6], longships=[0]), nature=[Rolled(1)])
    play(table, "use raiding", "fail")
    assert supply(table) == {"stone": 1, "long_sword": 1}


# ---- 7: after the feast --------------------------------------------------------------------------


@rule("ODI-21.3", "ODI-6.13")
@pytest.mark.parametrize(("grain", "silver"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_7_grain_left_after_the_feast(grain: int, silver: int):
    table = at(Player(played=[7], supply={"grain": grain, "silver": 6}), asks=Feast(0), phase=9)
    play(table, *["coin"] * 6)
    assert supply(table).get("silver", 0) == silver
    assert supply(table).get("grain", 0) == grain


@rule("ODI-20.21")
def test_7_neither_served_nor_laid_grain():
    house = Board("long_house", [("grain", 0, 0)])
    rich = Player(played=[7], supply={"grain": 1, "silver": 2}, boards=[house])
    table = at(rich, asks=Feast(0), phase=9)
    play(table, "serve grain 4", "coin", "coin")
    assert supply(table) == {}


# ---- 8 and 9: before the income ------------------------------------------------------------------


@rule("ODI-21.4", "ODI-5.4")
@pytest.mark.parametrize(
    ("on", "oil"),
    [
        ({"craft_runes_and_chests": 3, "craft_chest": 2}, 1),
        ({"craft_master": 4, "craft_linen": 1}, 1),
        ({"craft_master": 4, "weekly_beans": 1}, 0),
        ({"craft_runes_and_chests": 3, "imitation_right": 3}, 0),
    ],
)
def test_8_five_vikings_at_work(on: dict[str, int], oil: int):
    people = [Player(played=[8], on=on), Player(), Player(), Player()]
    table = at(*people, asks=IncomePhase(), phase=7, imitation=(1, 3))
    assert supply(table).get("oil", 0) == oil


def _ore_laid(table: Scripted) -> int:
    return sum(len(board.pieces) for board in state_of(table).boards[0])


@rule("ODI-21.5")
def test_9_at_most_one_ore_per_longship():
    owner = Player(played=[9], longships=[0, 0], boards=[Board("home_board"), Board("long_house")])
    table = at(owner, asks=IncomePhase(), phase=7)
    play(table, "apply ore_boatman")
    refused(table, "piece ore 1", "ODI-21.5")  # no house
    play(table, "piece ore 0", "spot 0 11 0", "piece ore 0", "spot 0 11 1")
    assert not table.moves()  # nothing more can be laid
    assert _ore_laid(table) == 2
    assert "ore" not in supply(table)


@rule("ODI-21.5", "ODI-20.4")
def test_9_what_is_not_laid_is_not_received():
    owner = Player(played=[9], longships=[0, 0], boards=[Board("home_board"), Board("shetland")])
    table = at(owner, asks=IncomePhase(), phase=7)
    play(table, "apply ore_boatman", "piece ore 1")
    spot = offered(table)[0]
    play(table, spot, "stop")
    assert _ore_laid(table) == 1
    assert "ore" not in supply(table)
    table = at(owner, asks=IncomePhase(), phase=7)
    play(table, "decline")
    assert _ore_laid(table) == 0


def test_9_needs_a_longship_and_a_cell():
    table = at(Player(played=[9], knarrs=1), asks=IncomePhase(), phase=7)
    assert not table.moves()
    symbols = [("ore", 5, 0), ("ore", 7, 2), ("ore", 7, 6), ("ore", 9, 1), ("ore", 10, 5)]
    full = Board("home_board", symbols, fill=True)
    table = at(Player(played=[9], longships=[0], boards=[full]), asks=IncomePhase(), phase=7)
    assert not offers(table, 9)


# ---- 10 ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("herd", "gain"),
    [
        ({}, {}),
        ({"sheep": 3}, {"milk": 1, "silver": 1}),
        ({"pregnant_cattle": 1}, {"milk": 1, "silver": 1}),
        ({"pregnant_sheep": 1, "cattle": 2}, {"milk": 2, "silver": 2}),
    ],
)
def test_10_milk_and_silver_per_kind_of_animal(herd: dict[str, int], gain: dict[str, int]):
    assert brings(10, Player(supply=herd)) == gain


# ---- 11: spears ----------------------------------------------------------------------------------


def test_11_brings_a_spear():
    assert brings(11, Player()) == {"spear": 1}


@rule("ODI-21.6")
@pytest.mark.parametrize(
    ("cards", "ways"),
    [
        ([], ["spend 0 3", "spend 1 2"]),
        ([11], ["spend 0 2", "spend 1 1"]),  # two spears pay 3, one point too many
        ([4, 11], ["spend 0 1", "spend 1 1"]),  # the roll is lowered first
    ],
)
def test_11_a_spear_pays_two(cards: list[int], ways: list[str]):
    whaler = Player(played=cards, boats=[0], supply={"spear": 3, "wood": 1})
    table = at(whaler, nature=[Rolled(4)])
    play(table, "use whaling_1_boat")
    assert sorted(move for move in offered(table) if move.startswith("spend")) == ways
    refused(table, "spend 1 3", "ODI-16.14")
    play(table, ways[0])
    assert supply(table).get("spear", 0) == 3 - int(ways[0][-1])
    assert supply(table)["whale_meat"] == 1


# ---- 12: a weapon when a longship was used -------------------------------------------------------

DRAWN: list[Move] = [Weapons(("bow",))]


def test_12_brings_a_chest():
    assert brings(12, Player()) == {"chest": 1}


@rule("ODI-21.7")
@pytest.mark.parametrize(
    ("space", "moves", "nature"),
    [
        ("raiding", ["fail"], [Rolled(1), *DRAWN]),
        ("raiding", ["tile silk"], [Rolled(8), *DRAWN]),
        ("pillaging_2", ["fail", "back 0"], [Rolled(1), *DRAWN]),
        ("plundering", [], DRAWN),
        ("explore_far", [], DRAWN),
        ("emigrate_2", [], DRAWN),
    ],
)
def test_12_one_weapon_after_it(space: str, moves: list[str], nature: list[Move]):
    sailor = Player(played=[12], longships=[0, 0], supply={"silver": 9})
    for answer, bows in (("apply helmsman", 1), ("decline", 0)):
        table = at(sailor, nature=nature, lands=["labrador"], round=4)
        play(table, f"use {space}", *moves, answer)
        assert supply(table).get("bow", 0) == bows
        assert not offers(table, 12)  # one weapon, even if two longships were used


@rule("ODI-21.7")
@pytest.mark.parametrize(
    ("space", "moves"),
    [
        ("explore_middle", ["explore iceland knarr"]),
        ("emigrate_2", ["emigrate knarr 0"]),
        ("whaling_1_boat", ["fail", "back 0"]),
        ("overseas_trading_1", []),
    ],
)
def test_12_no_weapon_without_a_longship(space: str, moves: list[str]):
    sailor = Player(played=[12], boats=[0], knarrs=1, longships=[0], supply={"silver": 9})
    table = at(sailor, nature=[Rolled(9)])
    play(table, f"use {space}", *moves)
    assert state_of(table).agenda[-1].seat == 1  # type: ignore[attr-defined]
