"""The 61 action spaces, one line each: what stands there, what it brings, when it is closed."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, replace

import pytest

from drakkar.games.odin.actions.spaces import SPACES
from drakkar.games.odin.box import ACTION_BOARD, ALL_SPACES, SPACE_INDEX
from drakkar.games.odin.moves import Cards, Rolled, Weapons
from drakkar.kernel.testing import rule
from tests.rules.odin.position import (
    Player,
    Scripted,
    asked,
    at,
    boards,
    hand,
    offered,
    play,
    refused,
    state_of,
    supply,
    vikings,
)


@dataclass
class Case:
    """``me`` puts Vikings on the space, gives these answers and then has ``left``, these ships
    (boats, knarrs, longships) and boards. ``poor`` may not go there (ODI-4.5)."""

    space: str
    vikings: int
    me: Player
    answers: tuple[str, ...]
    left: dict[str, int]
    ships: tuple[int, int, int] | None = None
    new: str = ""
    poor: Player | None = None
    nature: list = field(default_factory=list)


def has(ships: Player | None = None, /, **items: int) -> Player:
    return replace(ships or Player(), supply=items)


NOTHING = Player()
BOAT, KNARR, LONGSHIP = Player(boats=[0]), Player(knarrs=1), Player(longships=[0])
KNARRS = Player(knarrs=4, supply={"wood": 2, "stone": 2})  # no large dock is free

BUILDING = [
    Case("build_shed", 1, has(wood=3), (), {"wood": 1}, None, "shed", has(wood=1, stone=9)),
    Case("build_stone_house", 2, has(stone=2), (), {"stone": 1}, None, "stone_house", has(wood=9)),
    Case("build_long_house", 3, has(stone=3), (), {"stone": 1}, None, "long_house", has(stone=1)),
    Case(
        "build_house_and_ship", 4, has(stone=2, wood=3), ("option stone_house_and_longship",),
        {"wood": 1}, (0, 0, 1), "stone_house", has(stone=2, wood=1),
    ),
    Case(
        "build_house_and_ship", 4, has(stone=3, wood=2), ("option long_house_and_knarr",),
        {"stone": 1}, (0, 1, 0), "long_house", has(stone=1, wood=2),
    ),
    Case("build_whaling_boat", 1, has(wood=2), (), {"wood": 1}, (1, 0, 0), "", has(stone=1)),
    Case("build_knarr", 2, has(wood=3), (), {"wood": 1}, (0, 1, 0), "", has(wood=1)),
    Case("build_longship", 3, has(wood=3), (), {"wood": 1}, (0, 0, 1), "", has(wood=1)),
]  # fmt: skip
DICE = [
    Case(
        "hunting_game_1", 1, has(wood=1, bow=2), ("spend 1 1",),
        {"bow": 1, "hide": 1, "game_meat": 1}, nature=[Rolled(2)],
    ),
    Case(
        "hunting_game_2", 2, has(wood=2), ("spend 2 0",),
        {"hide": 1, "game_meat": 1}, nature=[Rolled(2)],
    ),
    Case(
        "laying_a_snare", 2, has(snare=2, wood=1), ("spend 0 2",),
        {"wood": 1, "fur": 1, "snare": 1}, nature=[Rolled(2)],
    ),
    Case(
        "whaling_3_boats", 3, has(Player(boats=[1, 0]), spear=1), ("boats 1 1", "spend 0 1"),
        {"oil": 1, "skin_and_bones": 1, "whale_meat": 1}, (2, 0, 0), "", has(KNARR),
        nature=[Cards(("miller",)), Rolled(4)],
    ),
    Case(
        "whaling_1_boat", 4, has(Player(boats=[1]), spear=1), ("spend 0 1",),
        {"oil": 1, "skin_and_bones": 1, "whale_meat": 1}, (1, 0, 0), "", has(LONGSHIP),
        nature=[Rolled(3)],
    ),
    Case(
        "raiding", 1, has(LONGSHIP, stone=1), ("tile silverware",),
        {"stone": 1, "silverware": 1}, (0, 0, 1), "", has(KNARR), nature=[Rolled(7)],
    ),
    Case(
        "pillaging_2", 2, Player(longships=[2]), ("tile jewelry",),
        {"jewelry": 1}, (0, 0, 1), "", has(KNARR), nature=[Rolled(8)],
    ),
    Case(
        "pillaging_3", 3, Player(longships=[0]), ("tile treasure_chest",),
        {"treasure_chest": 1}, (0, 0, 1), "", has(BOAT),
        nature=[Cards(("miller",)), Rolled(11)],
    ),
    Case(
        "plundering", 4, Player(longships=[0, 0]), (), {"silver_hoard": 1}, (0, 0, 2), "",
        Player(longships=[3], knarrs=3),
    ),
]  # fmt: skip
PRODUCTION = [
    Case("take_stockfish", 1, NOTHING, (), {"stockfish": 1}),
    Case("buy_2_stockfish", 1, has(silver=1), (), {"stockfish": 2}, poor=NOTHING),
    Case("buy_2_salt_meat", 1, has(silver=3), (), {"silver": 1, "salt_meat": 2},
         poor=has(silver=1)),
    Case("buy_sheep", 2, has(silver=1), (), {"sheep": 1}, poor=NOTHING),
    Case("buy_cattle_and_milk", 2, has(silver=4), (), {"silver": 1, "cattle": 1, "milk": 1},
         poor=has(silver=2)),
    Case("sheep_or_cattle", 3, has(silver=1), ("option sheep",), {"silver": 1, "sheep": 1}),
    Case("sheep_or_cattle", 3, has(silver=1), ("option cattle",), {"cattle": 1}),
    Case("buy_cattle_and_sheep", 4, has(silver=3), (), {"sheep": 1, "cattle": 1},
         poor=has(silver=2)),
    Case("weekly_beans", 1, NOTHING, (), {"beans": 1, "silver": 1}),
    Case("weekly_flax_stockfish", 2, NOTHING, (), {"flax": 1, "stockfish": 1, "silver": 1}),
    Case("weekly_fruits", 3, NOTHING, (), {"fruits": 1, "oil": 1, "salt_meat": 1, "silver": 1}),
    Case("weekly_spices", 4, NOTHING, (), {"spices": 1, "silver": 1}),
    Case("weekly_spices", 4, has(cattle=3), (),
         {"cattle": 3, "spices": 1, "silver": 1, "milk": 2}),
    Case("weekly_spices", 4, has(pregnant_sheep=2), (),
         {"pregnant_sheep": 2, "spices": 1, "silver": 1, "wool": 1}),  # W62
    Case("products_milk", 1, has(cattle=1, pregnant_cattle=1), (),
         {"cattle": 1, "pregnant_cattle": 1, "milk": 2}, poor=has(sheep=5)),  # W60
    Case("products_milk", 1, has(cattle=4), (), {"cattle": 4, "milk": 3}),
    Case("products_mead", 2, NOTHING, (), {"mead": 2, "silver": 2}),
    Case("products_wool", 3, has(sheep=5), (), {"sheep": 5, "wool": 3}, poor=has(cattle=5)),
    Case("products_wool", 3, has(pregnant_sheep=1), (), {"pregnant_sheep": 1, "wool": 1}),
    Case("wood_per_player", 2, NOTHING, (), {"wood": 2, "ore": 1}),
]  # fmt: skip
CRAFTING = [
    Case("craft_linen", 1, has(flax=2), (), {"flax": 1, "linen": 1}, poor=has(linen=1)),
    Case("craft_rune_stone", 1, has(stone=2), (), {"stone": 1, "rune_stone": 1, "silver": 1},
         poor=has(wood=1, ore=1)),
    Case("craft_clothing", 2, has(hide=1, linen=1), (), {"clothing": 1, "silver": 2},
         poor=has(hide=2)),
    Case("craft_chest", 2, has(wood=1, ore=1), ("option with_wood",),
         {"ore": 1, "chest": 1, "silver": 1}, poor=has(stone=2)),
    Case("craft_chest", 2, has(wood=1, ore=1), ("option with_ore",),
         {"wood": 1, "chest": 1, "silver": 1}),
    Case("forge", 3, has(ore=2), ("tile jewelry",), {"ore": 1, "jewelry": 1}, poor=has(wood=1)),
    Case("craft_runes_and_chests", 3, has(stone=2, wood=2), (), {"chest": 2, "rune_stone": 2},
         poor=has(stone=2, wood=1)),
    Case("craft_master", 4, NOTHING, (), {"silver": 4}),
    Case("craft_master", 4, has(wool=2, silverware=2), ("accept", "accept"),
         {"silver": 4, "wool": 1, "silverware": 1, "robe": 1, "jewelry": 1}),
    Case("craft_master", 4, has(wool=2, silverware=2), ("decline", "accept"),
         {"silver": 4, "wool": 2, "silverware": 1, "jewelry": 1}),
]  # fmt: skip
TRADE = [
    Case("mountain_2", 1, NOTHING, ("mine strip_1 2",), {"wood": 2}),
    Case("mountain_1_upgrade_1", 1, has(peas=2), ("mine strip_1 1", "upgrade peas 1"),
         {"wood": 1, "peas": 1, "mead": 1}),
    Case("upgrade_2", 1, has(peas=3, oil=1), ("upgrade peas",) * 2,
         {"peas": 1, "mead": 2, "oil": 1},
         poor=has(rune_stone=1, helmet=1)),
    Case("mountain_3_upgrade_1", 2, has(oil=2), ("mine strip_1 3", "upgrade oil"),
         {"wood": 2, "stone": 1, "oil": 1, "rune_stone": 1}),
    Case("upgrade_3", 2, has(peas=4, oil=1), ("upgrade peas",) * 3,
         {"peas": 1, "mead": 3, "oil": 1}, poor=has(rune_stone=1)),
    Case("mountain_3_plus_2", 3, NOTHING, ("mine strip_1 2", "mine strip_2 3"), {"wood": 5}),
    Case("upgrade_3_weapons_4", 3, has(peas=4), (*("upgrade peas",) * 3, "accept"),
         {"peas": 1, "mead": 3, "bow": 4},
         nature=[Cards(("miller",)), Weapons(("bow",) * 4)]),
    Case("upgrade_4", 3, has(peas=5, oil=1), ("upgrade peas",) * 4,
         {"peas": 1, "mead": 4, "oil": 1}, poor=has(rune_stone=1)),
    Case("mountain_4_double_upgrade_2", 4, has(peas=3),
         ("mine strip_1 4", "upgrade peas 2", "upgrade peas 2"),
         {"wood": 2, "stone": 2, "peas": 1, "oil": 2}),
    Case("mountain_2222_or_double_upgrade_3", 4, has(peas=4),
         ("option mountains", "mine strip_1 2", "mine strip_2 2"), {"wood": 4, "peas": 4}),
    Case("mountain_2222_or_double_upgrade_3", 4, has(peas=4),
         ("option upgrades", *("upgrade peas 2",) * 3), {"peas": 1, "oil": 3}),
]  # fmt: skip
SAILING = [
    Case("overseas_trading_1", 1, has(KNARR, silver=2, oil=2), ("trade oil",),
         {"silver": 1, "oil": 1, "rune_stone": 1}, (0, 1, 0), "", has(LONGSHIP, silver=2, oil=1)),
    Case("overseas_trading_2", 2, has(KNARR, silver=1, linen=1, fur=1),
         ("trade linen", "trade fur"), {"silk": 1, "jewelry": 1}, (0, 1, 0), "",
         has(KNARR, linen=1)),
    Case("special_sale", 3, has(KNARR, silver=3), ("tile belt", "tile helmet"),
         {"belt": 1, "helmet": 1}, (0, 1, 0), "", has(LONGSHIP, silver=9)),
    Case("explore_near", 1, BOAT, ("explore faroe_islands whaling_boat",), {}, (1, 0, 0),
         "faroe_islands", NOTHING),
    Case("explore_middle", 2, KNARR, ("explore iceland knarr",), {}, (0, 1, 0), "iceland", BOAT),
    Case("explore_far", 3, LONGSHIP, (), {}, (0, 0, 1), "labrador",
         Player(knarrs=1, boats=[0])),
]  # fmt: skip
PEOPLE = [
    Case("draw_occupation", 1, NOTHING, (), {"silver": 1}, nature=[Cards(("miller",))]),
    Case("play_occupation_paid", 1, Player(hand=[43], supply={"stone": 1, "ore": 1}),
         ("option stone",), {"ore": 1, "fruits": 1, "silver": 1},
         poor=Player(hand=[43], supply={"wood": 1, "silver": 1})),
    Case("emigrate_2", 2, has(KNARR, silver=4), (), {"silver": 1}, (0, 0, 0), "",
         has(KNARR, silver=2)),
    Case("play_occupations_2", 2, Player(hand=[43, 1]), ("play fruit_picker", "stop"),
         {"fruits": 1}, poor=NOTHING),
    Case("emigrate_3", 3, has(LONGSHIP, silver=3), (), {}, (0, 0, 0), "", has(BOAT, silver=9)),
    Case("play_occupations_4", 3, Player(hand=[43]), ("play fruit_picker", "stop"),
         {"fruits": 1}, nature=[Cards(("miller",))]),
    Case("swap_boat_and_emigrate", 4, has(Player(boats=[0, 1]), silver=3),
         ("give whaling_boat 1", "emigrate knarr"), {}, (1, 0, 0), "", has(silver=9)),
]  # fmt: skip
CASES = [*BUILDING, *DICE, *PRODUCTION, *CRAFTING, *TRADE, *SAILING, *PEOPLE]


def name(case: Case) -> str:
    return case.space


def start(me: Player, nature: list | None = None) -> Scripted:
    """Round 3: seven Vikings or more; Labrador lies face up, so that every face can be reached."""
    return at(me, round=3, lands=["labrador"] if me.longships else [], nature=nature or [])


def does(case: Case) -> None:
    """Go there and see everything that belongs to the player."""
    table = start(case.me, list(case.nature))
    before = vikings(table)
    cards = len(hand(table))
    play(table, f"use {case.space}", *case.answers)
    assert asked(table) in ("Turn", "Window")
    assert table.deciders == (1,)
    assert supply(table) == case.left
    s = state_of(table)
    if case.ships is not None:
        assert (len(s.boats[0]), s.knarrs[0], len(s.longships[0])) == case.ships
    assert boards(table) == ["home_board", *([case.new] if case.new else [])]
    assert before - vikings(table) == case.vikings == SPACES[SPACE_INDEX[case.space]].column
    assert s.standing_on[SPACE_INDEX[case.space]] == case.vikings
    drawn = (case.vikings == 3) + (case.space == "draw_occupation")
    assert len(hand(table)) == cards + drawn - ("fruits" in case.left and bool(cards))
    refused(table, f"use {case.space}", "ODI-4.3")
    if case.poor is not None:
        refused(start(case.poor), f"use {case.space}", "ODI-4.5")


@rule("ODI-4.2")
def test_every_space_has_its_line_and_its_column():
    assert {case.space for case in CASES} == set(ALL_SPACES[:61])
    columns = Counter(space.column for space in ACTION_BOARD.spaces)
    assert columns == {1: 18, 2: 18, 3: 16, 4: 9}


@rule("ODI-4.2")
@pytest.mark.parametrize("case", [case for case in CASES if case.vikings > 1], ids=name)
def test_one_viking_too_few(case: Case):
    refused(start(replace(case.me, vikings=case.vikings - 1)), f"use {case.space}", "ODI-4.2")


@rule("ODI-12.1", "ODI-12.2", "ODI-12.3", "ODI-12.4", "ODI-12.5", "ODI-12.6", "ODI-4.5")
@pytest.mark.parametrize("case", BUILDING, ids=name)
def test_building(case: Case):  # W63
    does(case)


@rule("ODI-12.1", "ODI-12.2", "ODI-12.3", "ODI-2.6", "ODI-4.9")
@pytest.mark.parametrize("house", ["shed", "stone_house", "long_house"])
def test_no_house_is_left(house: str):
    table = at(has(wood=9, stone=9), round=3, buildings={house: 0})
    refused(table, f"use build_{house}", "ODI-4.5")


@rule("ODI-12.5")
def test_no_dock_is_free():  # W63c
    refused(start(KNARRS), "use build_knarr", "ODI-4.5")
    refused(start(KNARRS), "use build_longship", "ODI-4.5")
    full = Player(boats=[0, 0, 0], supply={"wood": 2})  # a boat does not use a large dock
    refused(start(full), "use build_whaling_boat", "ODI-4.5")


@rule("ODI-12.7")
def test_half_of_house_and_ship_is_lost():  # W63b
    table = start(KNARRS)
    play(table, "use build_house_and_ship", "option long_house_and_knarr")
    assert supply(table) == {}
    assert boards(table) == ["home_board", "long_house"]
    assert state_of(table).knarrs[0] == 4
    table = at(has(wood=2, stone=2), round=3, buildings={"stone_house": 0, "long_house": 0})
    play(table, "use build_house_and_ship", "option stone_house_and_longship")
    assert supply(table) == {}
    assert state_of(table).longships[0] == (0,)
    nothing = at(KNARRS, round=3, buildings={"stone_house": 0, "long_house": 0})
    refused(nothing, "use build_house_and_ship", "ODI-4.5")


@rule("ODI-16.5", "ODI-16.6", "ODI-16.8", "ODI-16.20", "ODI-16.21", "ODI-16.28")
@pytest.mark.parametrize("case", DICE, ids=name)
def test_dice(case: Case):
    does(case)


@rule(
    "ODI-11.1", "ODI-11.2", "ODI-11.3", "ODI-11.4", "ODI-11.5", "ODI-11.6", "ODI-11.7",
    "ODI-11.8", "ODI-11.9", "ODI-11.10", "ODI-11.11", "ODI-11.12", "ODI-11.13", "ODI-11.14",
    "ODI-11.15", "ODI-11.16",
)  # fmt: skip
@pytest.mark.parametrize("case", PRODUCTION, ids=name)
def test_production(case: Case):
    does(case)


@rule("ODI-11.7", "ODI-4.10")
def test_a_sheep_or_a_cow_but_one_of_them():
    table = start(NOTHING)
    play(table, "use sheep_or_cattle")  # without silver there is no choice
    assert supply(table) == {"sheep": 1}
    table = start(has(silver=1))
    play(table, "use sheep_or_cattle")
    refused(table, "decline", "ODI-4.10")


@rule("ODI-11.16", "ODI-23.13")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_wood_per_player(seats: int):  # W59, W108; those who passed count
    others = [Player(passed=True)] * (seats - 1)
    table = at(Player(), *others, seats=seats, round=3)
    play(table, "use wood_per_player")
    assert supply(table) == {"wood": seats, "ore": 1}


@rule(
    "ODI-12.8", "ODI-12.9", "ODI-12.10", "ODI-12.11", "ODI-12.12", "ODI-12.14", "ODI-12.15",
    "ODI-4.11",
)  # fmt: skip
@pytest.mark.parametrize("case", CRAFTING, ids=name)
def test_crafting(case: Case):  # W64
    does(case)


TONGS = {"helmet", "cloakpin", "crucifix", "horseshoe", "forge_hammer", "fibula", "throwing_axe"}


@rule("ODI-12.12", "ODI-12.13")
def test_the_tiles_of_the_forge():  # W65
    table = start(has(ore=1))
    play(table, "use forge")
    assert {move for move in offered(table) if move.startswith("tile")} == {
        f"tile {tile}" for tile in (*TONGS, "jewelry")
    }
    refused(table, "tile belt", "ODI-12.13")
    refused(table, "tile silk", "ODI-12.13")
    refused(table, "stop", "ODI-4.5")
    play(table, "tile crucifix")
    assert supply(table) == {"crucifix": 1}
    table = at(has(ore=1), Player(supply={"crucifix": 1}), round=3)
    play(table, "use forge")
    refused(table, "tile crucifix", "ODI-12.12")


@rule("ODI-13.7", "ODI-13.8", "ODI-13.9", "ODI-13.10", "ODI-13.12", "ODI-13.13")
@pytest.mark.parametrize("case", TRADE, ids=name)
def test_mountains_and_trade(case: Case):
    does(case)


@rule("ODI-14.1", "ODI-14.5", "ODI-18.2", "ODI-18.3", "ODI-18.4")
@pytest.mark.parametrize("case", SAILING, ids=name)
def test_sailing(case: Case):
    does(case)


@rule("ODI-15.1", "ODI-15.7", "ODI-19.4", "ODI-19.5", "ODI-19.6", "ODI-19.8")
@pytest.mark.parametrize("case", PEOPLE, ids=name)
def test_emigration_and_occupations(case: Case):
    does(case)
