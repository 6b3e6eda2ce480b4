"""Chapter 21: occupations 108 to 119, what each of them does and where it stops."""

from __future__ import annotations

import pytest

from drakkar.kernel.testing import rule
from tests.rules.odin.position import (
    Player,
    asked,
    at,
    boards,
    offered,
    play,
    state_of,
    supply,
    vikings,
)

# ---- 108: a Viking for a silver ------------------------------------------------------------------


@rule("ODI-21.33", "ODI-4.4")
def test_108_a_viking_comes_back_after_paying_ore():
    table = at(Player(played=[108], supply={"ore": 1}))
    play(table, "use craft_chest", "apply ironsmith")
    assert supply(table) == {"chest": 1}
    assert vikings(table) == 5


def test_108_not_with_wood_and_not_without_silver():
    table = at(Player(played=[108], supply={"wood": 1}))
    play(table, "use craft_chest")
    assert asked(table) == "Turn"
    table = at(Player(played=[108], supply={"ore": 1}))
    play(table, "use forge", "tile jewelry")
    assert asked(table) == "Turn"
    assert vikings(table) == 3


def test_108_one_of_three_at_the_forge():
    table = at(Player(played=[108], supply={"ore": 1, "silver": 2}))
    play(table, "use forge", "tile jewelry", "apply ironsmith")
    assert vikings(table) == 4
    assert supply(table)["silver"] == 1
    table = at(Player(played=[108], supply={"ore": 1, "silver": 2}))
    play(table, "use forge", "tile jewelry", "decline")
    assert vikings(table) == 3


@rule("ODI-21.33", "ODI-20.16")
def test_108_nobody_comes_back_from_a_visit():
    visitor = Player(hand=[77], played=[108], supply={"ore": 1, "silver": 1})
    table = at(visitor, Player(on={"craft_chest": 2}))
    play(table, "use play_occupations_2", "apply follower", "visit craft_chest")
    assert asked(table) == "Turn"
    assert supply(table) == {"chest": 1, "silver": 2}


# ---- 109, 110: after overseas trading in column 2 ------------------------------------------------


@rule("ODI-21.13")
@pytest.mark.parametrize(
    ("space", "silver"), [("overseas_trading_2", 3), ("overseas_trading_1", 0)]
)
def test_109_silver_per_knarr(space: str, silver: int):
    table = at(Player(played=[109], knarrs=3, longships=[0], supply={"silver": 1}))
    play(table, f"use {space}")
    assert supply(table).get("silver", 0) == silver


@rule("ODI-21.13", "ODI-15.1")
def test_110_emigration_at_its_price():
    table = at(Player(played=[110], knarrs=2, longships=[0], supply={"silver": 4}), round=3)
    play(table, "use overseas_trading_2", "apply birka_settler", "emigrate knarr")
    assert supply(table) == {}
    assert state_of(table).knarrs[0] == 1
    assert len(state_of(table).emigrated[0]) == 1


@rule("ODI-21.13")
def test_110_limits():
    rich = Player(played=[110], knarrs=1, supply={"silver": 4})
    table = at(rich, round=3)
    play(table, "use overseas_trading_2", "decline")
    assert supply(table) == {"silver": 3}
    table = at(rich, round=3)
    play(table, "use overseas_trading_1")
    assert asked(table) == "Turn"
    table = at(Player(played=[110], knarrs=1, supply={"silver": 3}), round=3)
    play(table, "use overseas_trading_2")
    assert asked(table) == "Turn"  # two silver left, three needed


# ---- 111 to 114: crafting ------------------------------------------------------------------------


@rule("ODI-21.34")
@pytest.mark.parametrize(
    ("space", "pays", "silver"),
    [
        ("craft_linen", {"flax": 1}, 0),
        ("craft_rune_stone", {"stone": 1}, 1 + 1),
        ("craft_clothing", {"hide": 1, "linen": 1}, 2),
        ("craft_chest", {"wood": 1}, 1 + 1),
        ("craft_chest", {"ore": 1}, 1 + 1),
        ("craft_runes_and_chests", {"stone": 2, "wood": 2}, 2),
        ("build_stone_house", {"stone": 1}, 0),
    ],
)
def test_111_silver_per_kind_of_resource_paid(space: str, pays: dict[str, int], silver: int):
    table = at(Player(played=[111], supply=pays))
    play(table, f"use {space}")
    assert supply(table).get("silver", 0) == silver


@rule("ODI-21.34")
def test_111_at_the_forge():
    table = at(Player(played=[111], supply={"ore": 1}))
    play(table, "use forge", "tile jewelry")
    assert supply(table) == {"jewelry": 1, "silver": 1}


CRAFTING = [
    ("craft_linen", {"flax": 1}),
    ("craft_rune_stone", {"stone": 1}),
    ("craft_clothing", {"hide": 1, "linen": 1}),
    ("craft_chest", {"wood": 1}),
    ("craft_runes_and_chests", {"stone": 2, "wood": 2}),
    ("craft_master", {}),
]


@rule("ODI-20.5")
@pytest.mark.parametrize(("space", "pays"), CRAFTING)
def test_112_mead_on_every_crafting_space(space: str, pays: dict[str, int]):
    table = at(Player(played=[112], supply=pays))
    play(table, f"use {space}")
    assert supply(table)["mead"] == 1


def test_112_only_there():
    table = at(Player(played=[112], supply={"wood": 2}))
    play(table, "use build_shed")
    assert supply(table) == {}


@rule("ODI-20.5", "ODI-4.6")
def test_113_an_item_before_crafting():
    table = at(Player(played=[113]), strips={"strip_1": 5})
    play(table, "use craft_rune_stone", "apply craft_apprentice")
    assert supply(table) == {"rune_stone": 1, "silver": 1}


def test_113_once_and_only_if_wanted():
    table = at(Player(played=[113], supply={"flax": 1}), strips={"strip_1": 7})
    play(table, "use craft_linen", "apply craft_apprentice")
    assert "apply craft_apprentice" not in offered(table)
    play(table, "ready")
    assert supply(table) == {"linen": 1, "wood": 1}
    table = at(Player(played=[113], supply={"flax": 1}), strips={"strip_1": 7})
    play(table, "use craft_linen", "ready")
    assert supply(table) == {"linen": 1}


def test_113_not_elsewhere():
    table = at(Player(played=[113]), strips={"strip_1": 5})
    assert "use build_stone_house 0" not in offered(table)
    play(table, "use weekly_beans")
    assert asked(table) == "Turn"


@rule("ODI-20.5")
def test_114_silk_after_crafting():
    """With the silver that the space has given; once; or not."""
    table = at(Player(played=[114], supply={"hide": 1, "linen": 1, "silver": 4}))
    play(table, "use craft_clothing", "apply silk_stitcher")
    assert supply(table) == {"clothing": 1, "silver": 3, "silk": 1}
    assert asked(table) == "Turn"
    table = at(Player(played=[114], supply={"hide": 1, "linen": 1, "silver": 1}))
    play(table, "use craft_clothing", "decline")
    assert supply(table) == {"clothing": 1, "silver": 3}
    table = at(Player(played=[114], supply={"flax": 1, "silver": 2}))
    play(table, "use craft_linen")
    assert asked(table) == "Turn"
    table = at(Player(played=[114], supply={"silver": 3}))
    play(table, "use weekly_beans")
    assert asked(table) == "Turn"


# ---- 115, 116: houses ----------------------------------------------------------------------------


@rule("ODI-21.61")
@pytest.mark.parametrize(
    ("space", "pays", "silverware"),
    [
        ("build_shed", {"wood": 2}, 1),
        ("build_stone_house", {"stone": 1}, 1),
        ("build_long_house", {"stone": 2}, 1),
        ("build_house_and_ship", {"stone": 2, "wood": 2}, 1),
        ("build_knarr", {"wood": 2}, 0),
    ],
)
def test_115_silverware_on_spaces_that_build_houses(
    space: str, pays: dict[str, int], silverware: int
):
    table = at(Player(played=[115], supply=pays))
    play(table, f"use {space}")
    if space == "build_house_and_ship":
        play(table, "option long_house_and_knarr")
    assert supply(table).get("silverware", 0) == silverware


@rule("ODI-20.17")
@pytest.mark.parametrize(("space", "stone"), [("build_stone_house", 0), ("build_long_house", 1)])
def test_116_one_stone_less(space: str, stone: int):
    table = at(Player(played=[116], supply={"stone": stone} if stone else {}))
    play(table, f"use {space}")
    assert len(boards(table)) == 2
    assert supply(table) == {}


@rule("ODI-21.35", "ODI-12.7")
def test_116_house_and_ship_for_one_stone_if_there_is_a_house():
    mason = Player(played=[116], supply={"stone": 1, "wood": 2})
    table = at(mason)
    play(table, "use build_house_and_ship", "option stone_house_and_longship")
    assert supply(table) == {}
    table = at(mason, buildings={"stone_house": 0})
    play(table, "use build_house_and_ship")  # only a long house is cheaper
    assert boards(table) == ["home_board", "long_house"]


def test_116_saves_nothing_else():
    table = at(Player(played=[116], supply={"wood": 1}))
    assert "use build_shed 0" not in offered(table)
    assert "use craft_rune_stone 0" not in offered(table)


# ---- 117: an upgrade for a ship built ------------------------------------------------------------


@rule("ODI-21.36")
@pytest.mark.parametrize("space", ["build_knarr", "build_longship"])
def test_117_an_upgrade_after_building(space: str):
    table = at(Player(played=[117], supply={"wood": 2, "peas": 2}))
    play(table, f"use {space}", "apply shipowner")
    assert supply(table) == {"peas": 1, "mead": 1}
    assert asked(table) == "Turn"
    table = at(Player(played=[117], supply={"wood": 2, "peas": 2}))
    play(table, f"use {space}", "decline")
    assert supply(table) == {"peas": 2}


@rule("ODI-21.36", "ODI-12.7", "ODI-8.14")
def test_117_not_for_boats_bought_or_lost_ships():
    table = at(Player(played=[117], supply={"wood": 1, "peas": 1}))
    play(table, "use build_whaling_boat")
    assert asked(table) == "Turn"
    table = at(Player(played=[117], supply={"silver": 8, "peas": 1}))
    play(table, "buy longship")
    assert asked(table) == "Turn"
    table = at(Player(played=[117], knarrs=4, supply={"wood": 2, "stone": 2, "peas": 1}))
    play(table, "use build_house_and_ship", "option long_house_and_knarr")
    assert asked(table) == "Turn"
    table = at(Player(played=[117], supply={"wood": 2, "stone": 2, "peas": 1}))
    play(table, "use build_house_and_ship", "option long_house_and_knarr")
    assert asked(table) == "Effects"


# ---- 118, 119: weekly market ---------------------------------------------------------------------


@rule("ODI-20.5")
@pytest.mark.parametrize(
    "space", ["weekly_beans", "weekly_flax_stockfish", "weekly_fruits", "weekly_spices"]
)
def test_118_and_119_on_every_weekly_market(space: str):
    table = at(Player(played=[118, 119]))
    play(table, f"use {space}")
    stock = supply(table)
    assert (stock["mead"], stock["stone"], stock["milk"]) == (1, 1, 1)


def test_118_and_119_only_there():
    table = at(Player(played=[118, 119], supply={"silver": 1}))
    play(table, "use buy_2_stockfish")
    assert supply(table) == {"stockfish": 2}
