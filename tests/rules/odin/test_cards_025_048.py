"""Occupations 25 to 48: what each does, and what it does not."""

from __future__ import annotations

import pytest

from drakkar.games.odin.moves import Cards, Rolled, Weapons
from drakkar.games.odin.phases.bonus import Bonus
from drakkar.games.odin.phases.income import IncomePhase
from drakkar.games.odin.phases.round_end import RoundEnd
from drakkar.games.odin.phases.round_start import NewWeapon
from drakkar.kernel.testing import rule
from tests.rules.odin.one_card import applies, brings, exchanges, offers, plays
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

# ---- 25 to 27, 29, 30, 33, 34, 43: counting ------------------------------------------------------

REDS = ["mead", "stockfish", "milk", "salt_meat", "game_meat", "whale_meat", "sheep", "cattle"]

COUNTED: list[tuple[int, Player, dict[str, int]]] = [
    (25, Player(boats=[0], longships=[0]), {}),
    (25, Player(knarrs=3), {"salt_meat": 3}),
    (26, Player(supply={"peas": 2, "oil": 1, "silk": 1}), {}),
    (26, Player(supply={"mead": 4, "milk": 1}), {"silver": 2}),
    (26, Player(supply={"sheep": 1, "pregnant_sheep": 1}), {"silver": 1}),
    (26, Player(supply={"pregnant_cattle": 1, "whale_meat": 1}), {"silver": 2}),
    (26, Player(supply=dict.fromkeys(REDS, 2)), {"silver": 8}),
    (27, Player(knarrs=1, longships=[0]), {}),
    (27, Player(boats=[0, 1, 0]), {"stockfish": 3}),
    (29, Player(supply={"game_meat": 2}), {}),
    (29, Player(supply={"game_meat": 3, "whale_meat": 2}), {"salt_meat": 2}),
    (30, Player(), {}),
    (30, Player(supply={"silk": 1}), {"silver": 1}),
    (30, Player(supply={"silk": 2}), {"silver": 3}),
    (30, Player(supply={"silk": 3}), {"silver": 6}),
    (30, Player(supply={"silk": 4}), {"silver": 6}),
    (33, Player(supply={"sheep": 2, "cattle": 3}), {}),
    (33, Player(supply={"sheep": 2, "pregnant_sheep": 1}), {"wool": 1}),
    (33, Player(supply={"sheep": 4}), {"wool": 2}),
    (33, Player(supply={"sheep": 3, "pregnant_sheep": 2}), {"wool": 2}),
    (33, Player(supply={"sheep": 6}), {"wool": 3}),
    (33, Player(supply={"sheep": 9}), {"wool": 3}),
    (34, Player(supply={"sheep": 1, "cattle": 2}), {}),
    (34, Player(supply={"sheep": 1, "pregnant_sheep": 1}), {"milk": 1, "wool": 1}),
    (34, Player(supply={"sheep": 3}), {"milk": 1, "wool": 1}),
    (34, Player(supply={"sheep": 4}), {"milk": 1, "wool": 2}),
    (34, Player(supply={"sheep": 7}), {"milk": 1, "wool": 2}),
    (43, Player(), {"fruits": 1}),
]


@rule("ODI-20.1", "ODI-20.12", "ODI-21.8")
@pytest.mark.parametrize(("number", "owner", "gain"), COUNTED)
def test_what_is_counted_when_the_card_is_played(number: int, owner: Player, gain: dict[str, int]):
    assert brings(number, owner) == gain


@rule("ODI-20.21", "ODI-20.22")
def test_what_lies_on_boards_or_has_emigrated_does_not_count():
    home = Board("home_board", [("silk", 0, 0)])
    house = Board("long_house", [("mead", 0, 0)])
    owner = Player(boards=[home, house], emigrated=["knarr"])
    for number in (25, 26, 30):
        assert brings(number, owner, round=4) == {}


@rule("ODI-20.1")
def test_an_immediate_effect_comes_once():
    table = plays(27, Player(boats=[0], supply={"silver": 3}))
    play(table, "pass", "buy whaling_boat")  # the other player passes
    assert supply(table) == {"stockfish": 1}
    refused(table, "ability fisherman", "ODI-20.3")


# ---- 28: chests ----------------------------------------------------------------------------------


@rule("ODI-21.10", "ODI-20.20")
def test_28_the_silver_of_the_same_action_may_pay():
    table = at(Player(played=[28], supply={"wood": 1}))
    play(table, "use craft_chest", "apply locksmith")
    assert supply(table) == {"chest": 1, "oil": 1}


@rule("ODI-21.10", "ODI-20.4")
def test_28_once_per_chest():
    crafter = Player(played=[28], supply={"wood": 2, "stone": 2, "silver": 3})
    table = at(crafter)
    play(table, "use craft_runes_and_chests", "apply locksmith", "apply locksmith")
    assert supply(table) == {"chest": 2, "rune_stone": 2, "oil": 2, "silver": 1}
    assert not offers(table, 28)
    table = at(crafter)
    play(table, "use craft_runes_and_chests", "decline")
    assert supply(table)["silver"] == 3
    table = at(Player(played=[28], supply={"wood": 2, "stone": 2, "silver": 1}))
    play(table, "use craft_runes_and_chests", "apply locksmith")  # the silver is gone
    assert supply(table) == {"chest": 2, "rune_stone": 2, "oil": 1}


@rule("ODI-21.10", "ODI-20.20")
@pytest.mark.parametrize(
    ("goods", "moves"),
    [
        ({"wool": 1, "mead": 1}, ["use upgrade_2", "upgrade wool 1"]),
        ({"robe": 1, "mead": 1}, ["use upgrade_2", "upgrade robe 1"]),
        ({"wool": 1}, ["use overseas_trading_1", "trade wool"]),
        ({"wood": 1, "silver": 7}, ["ability pirate"]),
    ],
)
def test_28_wherever_it_comes_from(goods: dict[str, int], moves: list[str]):
    trader = Player(played=[28, 45], knarrs=1, supply={"silver": 2, **goods})
    table = at(trader)
    play(table, *moves)
    assert offers(table, 28)
    silver = supply(table)["silver"]
    play(table, "apply locksmith")
    assert supply(table)["oil"] == 1
    assert supply(table).get("silver", 0) == silver - 1


def test_28_not_for_other_goods():
    table = at(Player(played=[28], supply={"stone": 1, "chest": 1}))
    play(table, "use craft_rune_stone")
    assert supply(table) == {"rune_stone": 1, "silver": 1, "chest": 1}
    assert not offers(table, 28)


# ---- 31 ------------------------------------------------------------------------------------------


@rule("ODI-21.11")
def test_31_one_more_of_what_is_held_three_times():
    table = applies(31, Player(supply={"peas": 3, "silk": 3, "wool": 2, "hide": 4, "sheep": 3}))
    for tile in ("wool", "hide", "sheep"):
        refused(table, f"tile {tile}", "ODI-21.11")
    play(table, "tile silk")
    assert supply(table) == {"peas": 3, "silk": 4, "wool": 2, "hide": 4, "sheep": 3}


@rule("ODI-21.11", "ODI-20.1")
def test_31_may_be_declined_and_needs_exactly_three():
    table = plays(31, Player(supply={"peas": 3}))
    play(table, "decline")
    assert supply(table) == {"peas": 3}
    others = {"peas": 2, "sheep": 3, "wood": 3, "ore": 3, "silver": 3, "bow": 3}
    assert asked(plays(31, Player(supply=others))) == "Turn"


# ---- 32: weapons ---------------------------------------------------------------------------------


@rule("ODI-20.12")
@pytest.mark.parametrize(("longships", "drawn"), [(0, 0), (1, 2), (2, 5), (3, 10), (4, 10)])
def test_32_weapons_by_longships(longships: int, drawn: int):
    table = plays(32, Player(longships=[0] * longships), nature=[Weapons(("bow",) * drawn)])
    assert supply(table) == ({"bow": drawn} if drawn else {})


# ---- 35: breeding --------------------------------------------------------------------------------


@rule("ODI-5.9", "ODI-20.2")
def test_35_breeding_for_the_owner_alone():
    herd = {"sheep": 2, "pregnant_cattle": 2}
    table = applies(35, Player(supply=herd), Player(supply=herd))
    assert supply(table) == {"sheep": 1, "pregnant_sheep": 1, "cattle": 4}
    assert supply(table, 1) == herd
    table = plays(35, Player(supply=herd))
    play(table, "decline")
    assert supply(table) == herd


# ---- 36 and 37: before overseas trading ----------------------------------------------------------

PANTRY = {"silver": 1, "salt_meat": 1, "mead": 1, "sheep": 1}


@rule("ODI-21.12")
@pytest.mark.parametrize("space", ["overseas_trading_1", "overseas_trading_2"])
def test_36_a_meat_rises_and_may_be_traded(space: str):
    table = at(Player(played=[36], knarrs=1, supply=PANTRY))
    play(table, f"use {space}", "apply ships_cook", "ready")
    play(table, "trade linen")
    assert supply(table) == {"silk": 1, "mead": 1, "sheep": 1}


@rule("ODI-21.12")
@pytest.mark.parametrize(
    ("meat", "better"),
    [("salt_meat", "linen"), ("game_meat", "skin_and_bones"), ("whale_meat", "robe")],
)
def test_36_three_meats_only(meat: str, better: str):
    meats = {"salt_meat": 1, "game_meat": 1, "whale_meat": 1, "sheep": 1, "mead": 1, "linen": 1}
    table = at(Player(played=[36], knarrs=1, supply={**meats, "silver": 1}))
    play(table, "use overseas_trading_1", "apply ships_cook")
    for other in ("sheep", "mead", "linen"):
        refused(table, f"upgrade {other} 1", "ODI-13.14")
    refused(table, f"upgrade {meat} 2", "ODI-13.18")
    play(table, f"upgrade {meat} 1")
    assert supply(table)[better] == 1 + (better == "linen")
    assert asked(table) == "Before"
    assert not offers(table, 36)  # one tile per trading


@rule("ODI-21.12")
def test_37_any_tile_by_one_step():
    table = at(Player(played=[37], knarrs=1, supply={"silver": 1, "peas": 1, "sheep": 1}))
    play(table, "use overseas_trading_1", "apply foreign_trader")
    refused(table, "upgrade peas 2", "ODI-13.18")
    play(table, "upgrade sheep 1", "ready", "trade fur")
    assert supply(table) == {"jewelry": 1, "peas": 1}


@rule("ODI-21.12", "ODI-20.9")
def test_36_and_37_in_any_order_or_not_at_all():
    table = at(Player(played=[36, 37], knarrs=1, supply={"silver": 1, "salt_meat": 1}))
    play(table, "use overseas_trading_1", "apply ships_cook", "apply foreign_trader", "ready")
    assert supply(table) == {"silk": 1}
    table = at(Player(played=[36, 37], knarrs=1, supply={"silver": 1, "salt_meat": 1}))
    play(table, "use overseas_trading_1", "ready")
    assert supply(table) == {"salt_meat": 1}


def test_36_and_37_only_before_overseas_trading():
    trader = Player(played=[36, 37], knarrs=1, supply={"silver": 1, "salt_meat": 2})
    table = at(trader)
    play(table, "use special_sale")
    assert asked(table) == "Sale"
    table = at(trader)
    play(table, "use upgrade_2")
    assert asked(table) == "Raise"


# ---- 38 ------------------------------------------------------------------------------------------


@rule("ODI-3.13", "ODI-20.19")
@pytest.mark.parametrize("resource", ["wood", "stone", "ore"])
def test_38_a_resource_and_no_weapon(resource: str):
    table = at(Player(played=[38]), asks=NewWeapon(0), phase=4)
    play(table, "accept", f"option {resource}")
    assert supply(table) == {resource: 1}


@rule("ODI-3.13", "ODI-20.4")
def test_38_the_weapon_all_the_same():
    table = at(Player(played=[38]), asks=NewWeapon(0), phase=4, nature=[Weapons(("snare",))])
    play(table, "decline")
    assert supply(table) == {"snare": 1}
    column_3 = Cards(("miller",))
    table = at(Player(played=[38]), nature=[column_3, Weapons(("bow",) * 4)])
    play(table, "use upgrade_3_weapons_4")  # other weapons are drawn as ever
    assert supply(table) == {"bow": 4}


# ---- 39: ore comes back --------------------------------------------------------------------------


@rule("ODI-21.14")
def test_39_all_that_was_loaded_but_not_what_is_printed():
    table = at(Player(played=[39], boats=[1, 0], longships=[2]))
    play(table, "ability modifier", "give whaling_boat 1", "ability modifier", "ability modifier")
    assert supply(table) == {"ore": 3}
    assert state_of(table).boats[0] == (0, 0)
    refused(table, "ability modifier", "ODI-20.3")


@rule("ODI-8.23")
def test_39_is_no_perpetual_motion():
    table = at(Player(played=[39], longships=[2, 0], supply={"ore": 1}))
    play(table, "ability modifier", "load longship 1")  # the ore that was there before
    refused(table, "load longship 0", "ODI-8.23")


@rule("ODI-21.14")
def test_39_between_two_rolls():
    table = at(Player(played=[39], longships=[2]), nature=[Rolled(4)])
    play(table, "use pillaging_2")
    assert "tile rune_stone" in offered(table)
    play(table, "ability modifier")
    assert supply(table) == {"ore": 1}
    refused(table, "tile rune_stone", "ODI-16.24")
    assert "load longship 1" not in offered(table)


# ---- 40: wood in houses --------------------------------------------------------------------------


@rule("ODI-10.5", "ODI-10.8")
def test_40_wood_covers_cells_of_houses():
    builder = Player(
        played=[40],
        supply={"wood": 3, "stone": 1},
        boards=[Board("home_board"), Board("long_house"), Board("shed")],
    )
    table = at(builder)
    play(table, "lay", "piece wood 1")
    refused(table, "spot 0 1 3", "ODI-10.8")  # a pillar
    play(table, "spot 0 0 0", "lay", "piece wood 1", "spot 0 0 1")  # side by side
    assert supply(table) == {"wood": 1, "stone": 1}
    assert state_of(table).boards[0][1].covered == 0b11


@rule("ODI-9.1", "ODI-10.5")
def test_40_nowhere_else_and_for_nobody_else():
    houses = [Board("home_board"), Board("long_house"), Board("shed")]
    goods = {"wood": 1, "stone": 1, "silver": 1}
    table = at(Player(played=[40], supply=goods, boards=houses))
    play(table, "lay")
    refused(table, "piece wood 0", "ODI-9.1")
    refused(table, "piece wood 2", "ODI-9.1")
    refused(table, "piece stone 1", "ODI-10.5")
    table = at(Player(supply=goods, boards=houses), Player(played=[40]))
    play(table, "lay")
    refused(table, "piece wood 1", "ODI-10.5")


# ---- 41: after the bonuses -----------------------------------------------------------------------


@pytest.mark.parametrize("paid", ["silver", "mead"])
def test_41_one_oil_after_the_bonuses(paid: str):
    owner = Player(played=[41], supply={"silver": 2, "mead": 2})
    table = at(owner, asks=Bonus(0), phase=10)
    play(table, "apply slowpoke", f"option {paid}")
    assert supply(table) == {"silver": 2, "mead": 2, "oil": 1} | {paid: 1}
    assert not offers(table, 41)
    table = at(owner, asks=Bonus(0), phase=10)
    play(table, "decline")
    assert "oil" not in supply(table)


def test_41_a_bonus_of_the_phase_may_pay():
    home = Board("home_board", fill=True)
    table = at(Player(played=[41], boards=[home]), asks=Bonus(0), phase=10)
    play(table, "apply slowpoke")
    assert supply(table) == {"ore": 1, "wood": 1, "rune_stone": 1, "stone": 1, "oil": 1}


@rule("ODI-25.2")
def test_41_not_in_the_last_round():
    rich = Player(played=[41], supply={"silver": 1})
    table = at(rich, asks=RoundEnd(), round=7, phase=9)
    play(table, "ready")
    assert supply(table) == {"silver": 1}
    table = at(rich, asks=RoundEnd(), round=6, phase=9)
    play(table, "ready")
    assert offers(table, 41)


# ---- 42: filling a shed --------------------------------------------------------------------------


@rule("ODI-5.4")
@pytest.mark.parametrize("token", ["wood", "stone"])
def test_42_a_slot_of_a_shed_brings_a_silver(token: str):
    owner = Player(played=[42], supply={"wood": 2, "stone": 2}, boards=[Board("shed")])
    table = at(owner, asks=IncomePhase(), phase=7)
    play(table, "apply steward", f"option {token}")
    assert supply(table) == {"wood": 2, "stone": 2, "silver": 1} | {token: 1}
    shed = state_of(table).boards[0][1]
    assert (shed.wood, shed.stone) == ((1, 0) if token == "wood" else (0, 1))
    assert not offers(table, 42)  # once per income phase
    table = at(owner, asks=IncomePhase(), phase=7)
    play(table, "decline", f"fill 1 {token}")
    assert "silver" not in supply(table)


@pytest.mark.parametrize(
    "owner",
    [
        Player(played=[42], supply={"wood": 1}),
        Player(played=[42], supply={"wood": 1}, boards=[Board("stone_house")]),
        Player(played=[42], supply={"wood": 1, "ore": 1}, boards=[Board("shed", wood=3)]),
        Player(played=[42], supply={"ore": 1, "silver": 1}, boards=[Board("shed")]),
    ],
)
def test_42_needs_a_free_slot_of_a_shed(owner: Player):
    assert not offers(at(owner, asks=IncomePhase(), phase=7), 42)


# ---- 44 to 48: blue ones -------------------------------------------------------------------------


@rule("ODI-20.3")
def test_44_45_and_47_exchanges():
    exchanges(44, {"hide": 1, "wool": 1, "linen": 1}, {"clothing": 1, "silver": 3})
    exchanges(45, {"wood": 1, "silver": 6}, {"treasure_chest": 1})
    exchanges(47, {"salt_meat": 1}, {"hide": 1})


@rule("ODI-20.3", "ODI-20.11")
def test_46_a_longship_for_wood_and_cloth():
    table = at(Player(played=[46], supply={"wood": 6, "wool": 1, "linen": 1}))
    play(table, "ability ship_architect", "option linen", "ability ship_architect")
    assert supply(table) == {}
    assert state_of(table).longships[0] == (0, 0)
    for poor in ({"wood": 2, "wool": 1}, {"wood": 6}):
        assert "ability ship_architect 1" not in offered(at(Player(played=[46], supply=poor)))


@rule("ODI-8.16")
def test_46_needs_a_dock_and_is_no_building():
    goods = {"wood": 3, "wool": 1, "peas": 1}
    full = Player(played=[46], knarrs=2, longships=[0, 0], supply=goods)
    refused(at(full), "ability ship_architect", "ODI-20.3")
    table = at(Player(played=[46, 117], supply=goods))
    play(table, "ability ship_architect")
    assert asked(table) == "Turn"
    assert supply(table) == {"peas": 1}


@rule("ODI-20.3", "ODI-4.12")
def test_48_a_cattle_for_a_jewelry():
    table = at(Player(played=[48], supply={"cattle": 1, "pregnant_cattle": 1, "sheep": 1}))
    play(table, "ability farmer")
    refused(table, "give sheep 0", "ODI-4.12")
    play(table, "give pregnant_cattle 0")
    assert supply(table) == {"cattle": 1, "sheep": 1, "jewelry": 1}
    play(table, "ability farmer")
    assert supply(table) == {"sheep": 1, "jewelry": 2}
    refused(table, "ability farmer", "ODI-20.3")


@rule("ODI-8.21")
def test_47_in_the_middle_of_an_action():
    table = at(Player(played=[47], supply={"grain": 1, "mead": 1}))
    play(table, "use upgrade_2", "upgrade grain 1", "ability tanner", "upgrade hide 1")
    assert supply(table) == {"mead": 1, "silverware": 1}
