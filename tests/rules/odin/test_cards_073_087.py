"""Occupations 73 to 87: what each does, and what it does not."""

from __future__ import annotations

import pytest

from drakkar.games.odin.box import ALL_SPACES
from drakkar.games.odin.moves import Rolled
from drakkar.games.odin.state import BLOCKED
from drakkar.kernel.testing import rule
from tests.rules.odin.one_card import applies, offers, plays
from tests.rules.odin.position import (
    Player,
    asked,
    at,
    offered,
    play,
    refused,
    state_of,
    supply,
    vikings,
)

# ---- 73 to 75, 80, 86: bought when played --------------------------------------------------------

BOUGHT: list[tuple[int, dict[str, int], str, dict[str, int]]] = [
    (73, {}, "silverware", {"silverware": 1}),
    (73, {"silver": 2}, "crucifix", {"crucifix": 1}),
    (73, {"silver": 5}, "chalice", {"chalice": 1}),
    (74, {"silver": 2, "grain": 1}, "", {"cattle": 1}),
    (75, {"silver": 1}, "", {"skin_and_bones": 1}),
    (80, {"silver": 2}, "", {"sheep": 1}),
    (86, {"silver": 2}, "one", {"hide": 1}),
    (86, {"silver": 4}, "two", {"hide": 2}),
    (86, {"silver": 6}, "three", {"hide": 3}),
]


@rule("ODI-20.1", "ODI-20.2", "ODI-20.11")
@pytest.mark.parametrize(("number", "pay", "option", "gain"), BOUGHT)
def test_bought_once_or_not(number: int, pay: dict[str, int], option: str, gain: dict[str, int]):
    rich = {name: 2 * count for name, count in pay.items()}
    table = applies(number, Player(supply=rich))
    if asked(table) == "Choice":
        play(table, f"option {option}")
    assert supply(table) == {**pay, **gain}
    assert asked(table) == "Turn"  # not again
    table = plays(number, Player(supply=rich))
    play(table, "decline")
    assert supply(table) == rich
    for name in pay:
        table = plays(number, Player(supply={**pay, name: pay[name] - 1}))
        if offers(table, number):
            play(table, f"apply {'metalsmith' if number == 73 else 'hide_buyer'}")
            assert f"option {option}" not in offered(table)


@rule("ODI-20.24")
def test_73_and_87_only_from_the_oval_board():
    gone = Player(supply={"crucifix": 1, "chalice": 1})
    table = applies(73, Player(supply={"silver": 9}), gone)
    assert supply(table) == {"silver": 9, "silverware": 1}
    table = applies(87, Player(), gone, strips={"strip_1": 7})
    assert asked(table) == "TakeItems"


# ---- 76: home from column 4 ----------------------------------------------------------------------


@rule("ODI-21.16")
def test_76_one_viking_of_each_space_of_column_4():
    away = {"craft_master": 4, "imitation_right": 4, "weekly_beans": 1}
    people = [Player(on=away), Player(on={"plundering": 4}), Player(), Player()]
    table = applies(76, *people, imitation=(1, 4), round=7)
    assert vikings(table) == 3 - 2 + 2
    assert vikings(table, 1) == 8
    standing = dict(zip(ALL_SPACES, state_of(table).standing_on, strict=True))
    left = {"craft_master": 3, "imitation_right": 3, "weekly_beans": 1, "plundering": 4}
    assert {space: standing[space] for space in left} == left


@rule("ODI-20.1")
def test_76_may_be_declined_and_needs_a_viking_there():
    table = plays(76, Player(on={"plundering": 4}, vikings=2))
    play(table, "decline")
    assert vikings(table) == 0
    assert not offers(plays(76, Player(on={"forge": 3}, vikings=2)), 76)


# ---- 77: using an occupied space -----------------------------------------------------------------


@rule("ODI-21.20", "ODI-20.16")
def test_77_an_occupied_space_of_column_2():
    own = Player(on={"products_mead": 2}, vikings=2, supply={"stone": 1})
    table = applies(77, own, Player(on={"build_stone_house": 2, "weekly_beans": 1}))
    assert offered(table) == ["visit build_stone_house", "visit products_mead"]
    for space in ("weekly_beans", "weekly_flax_stockfish", "build_knarr"):
        refused(table, f"visit {space}", "ODI-20.16")
    play(table, "visit products_mead")
    assert supply(table) == {"mead": 2, "silver": 2, "stone": 1}
    assert vikings(table) == 0


@rule("ODI-21.20", "ODI-20.16")
def test_77_costs_apply_and_no_imitation_space():
    people = [Player(vikings=2), Player(on={"build_stone_house": 2}), Player(), Player()]
    assert not offers(plays(77, *people), 77)  # no stone, and no other card to play
    imitated = [Player(vikings=2), Player(on={"imitation_left": 2}), Player(), Player()]
    assert not offers(plays(77, *imitated, imitation=(2, 3)), 77)
    table = plays(77, Player(), Player(on={"products_mead": 2}))
    play(table, "decline")
    assert supply(table) == {}


@rule("ODI-20.16", "ODI-16.19")
def test_77_a_failure_gives_no_viking_back():
    other = Player(on={"laying_a_snare": 2})
    table = applies(77, Player(vikings=2), other, nature=[Rolled(8)])
    play(table, "fail")
    assert supply(table) == {"wood": 1, "snare": 1}
    assert vikings(table) == 0
    assert vikings(table, 1) == 4


@rule("ODI-23.10")
def test_77_a_space_blocked_in_a_solo_game():
    table = at(Player(hand=[77], on={"products_mead": 2}, vikings=2), seats=1)
    state_of(table).owner[ALL_SPACES.index("products_mead")] = BLOCKED
    play(table, "use play_occupations_2", "apply follower")
    assert supply(table) == {"mead": 2, "silver": 2}


# ---- 78 and 79: turning tiles --------------------------------------------------------------------


@rule("ODI-21.21", "ODI-20.12")
@pytest.mark.parametrize(("knarrs", "tiles"), [(1, 2), (2, 4), (3, 6), (4, 7)])
def test_78_so_many_tiles_by_knarrs(knarrs: int, tiles: int):
    table = applies(78, Player(knarrs=knarrs, supply={"oil": 8, "sheep": 1}))
    play(table, *["flip oil"] * tiles)
    assert supply(table) == {"oil": 8 - tiles, "rune_stone": tiles, "sheep": 1}
    assert asked(table) == "Turn"


@rule("ODI-21.21")
def test_78_each_tile_once_and_fewer_if_wanted():
    table = applies(78, Player(knarrs=4, supply={"peas": 1, "mead": 1, "sheep": 1, "belt": 1}))
    refused(table, "flip belt", "ODI-21.21")
    refused(table, "stop", "ODI-20.1")
    play(table, "flip peas")
    play(table, "flip mead")  # the one that was there before
    refused(table, "flip peas", "ODI-21.21")
    play(table, "flip sheep")
    assert supply(table) == {"peas": 1, "mead": 1, "pregnant_sheep": 1, "belt": 1}


@rule("ODI-21.21", "ODI-20.20", "ODI-20.1")
def test_78_is_receiving_and_may_be_declined():
    table = applies(78, Player(played=[28], knarrs=1, supply={"wool": 1, "oil": 1, "silver": 1}))
    play(table, "flip wool", "apply locksmith")
    assert supply(table) == {"chest": 1, "oil": 2}
    table = plays(78, Player(knarrs=1, supply={"wool": 1}))
    play(table, "decline")
    assert supply(table) == {"wool": 1}
    assert not offers(plays(78, Player(longships=[0], supply={"wool": 1})), 78)


@rule("ODI-21.53", "ODI-20.2")
def test_79_one_cattle_becomes_pregnant():
    table = applies(79, Player(played=[174], supply={"cattle": 2, "silver": 5}))
    refused(table, "flip pregnant_cattle", "ODI-21.21")
    play(table, "flip cattle")
    assert supply(table) == {"cattle": 1, "pregnant_cattle": 1, "silver": 5}
    assert asked(table) == "Turn"
    table = plays(79, Player(supply={"cattle": 1}))
    play(table, "decline")
    assert supply(table) == {"cattle": 1}
    assert not offers(plays(79, Player(supply={"pregnant_cattle": 1, "sheep": 1})), 79)


# ---- 81 and 82: longships ------------------------------------------------------------------------


@rule("ODI-21.23")
@pytest.mark.parametrize(
    ("arms", "price"),
    [
        ({}, 8),
        ({"snare": 3}, 8),
        ({"long_sword": 2}, 6),
        ({"bow": 1}, 7),
        ({"bow": 1, "spear": 1}, 7),
        ({"bow": 2, "spear": 1, "long_sword": 1}, 5),
        ({"long_sword": 6, "bow": 3, "spear": 3}, 0),
    ],
)
def test_81_cheaper_by_weapons(arms: dict[str, int], price: int):
    table = applies(81, Player(supply={**arms, "silver": price + 1}))
    assert supply(table) == {**arms, "silver": 1}  # the weapons are kept
    assert state_of(table).longships[0] == (0,)
    if price:
        assert not offers(plays(81, Player(supply={**arms, "silver": price - 1})), 81)


@rule("ODI-20.12", "ODI-21.22")
@pytest.mark.parametrize(("knarrs", "price"), [(0, 8), (1, 6), (2, 3), (3, 1)])
def test_82_cheaper_by_knarrs(knarrs: int, price: int):
    goods = {"silver": price + 1, "peas": 1}
    table = applies(82, Player(played=[2, 117], knarrs=knarrs, supply=goods))
    assert supply(table) == {"silver": 1, "peas": 1}  # no space, no building
    assert asked(table) == "Turn"
    assert state_of(table).longships[0] == (0,)
    assert not offers(plays(82, Player(knarrs=knarrs, supply={"silver": price - 1})), 82)


@rule("ODI-8.16", "ODI-20.1")
@pytest.mark.parametrize("number", [81, 82])
def test_81_and_82_need_a_dock(number: int):
    rich = {"silver": 9}
    assert not offers(plays(number, Player(knarrs=4, supply=rich)), number)
    table = plays(number, Player(supply=rich))
    play(table, "decline")
    assert supply(table) == rich


# ---- 83: four tiles of one type ------------------------------------------------------------------


@rule("ODI-13.14")
def test_83_four_tiles_of_one_type():
    table = applies(83, Player(supply={"peas": 5, "flax": 1}))
    play(table, "upgrade peas 1")
    refused(table, "upgrade flax 1", "ODI-13.14")
    refused(table, "upgrade mead 1", "ODI-13.16")
    play(table, "upgrade peas 1", "upgrade peas 1", "upgrade peas 1")
    assert supply(table) == {"peas": 1, "mead": 4, "flax": 1}
    assert asked(table) == "Turn"


@rule("ODI-2.3", "ODI-13.17")
def test_83_animals_of_a_kind_are_one_type():
    table = applies(83, Player(supply={"sheep": 1, "pregnant_sheep": 1, "cattle": 1}))
    play(table, "upgrade sheep 1")
    refused(table, "upgrade cattle 1", "ODI-13.14")
    play(table, "upgrade pregnant_sheep 1")
    assert supply(table) == {"fur": 2, "cattle": 1}


@rule("ODI-20.1")
def test_83_fewer_or_none():
    table = applies(83, Player(supply={"peas": 3, "flax": 1}))
    refused(table, "upgrade peas 2", "ODI-13.18")
    play(table, "upgrade peas 1", "stop")
    assert supply(table) == {"peas": 2, "mead": 1, "flax": 1}
    table = plays(83, Player(supply={"peas": 3}))
    play(table, "decline")
    assert supply(table) == {"peas": 3}
    assert not offers(plays(83, Player(supply={"silk": 3})), 83)


# ---- 84: emigrating ------------------------------------------------------------------------------


@rule("ODI-21.23", "ODI-21.22")
@pytest.mark.parametrize(
    ("cards", "knarrs", "longships", "price"),
    [([], 1, 0, 4), ([], 2, 1, 2), ([], 1, 3, 1), ([170], 1, 1, 1), ([170], 2, 2, 0)],
)
def test_84_cheaper_by_large_ships(cards: list[int], knarrs: int, longships: int, price: int):
    def harbour(silver: int) -> Player:
        ships = [0] * longships
        goods = {"silver": silver}
        return Player(played=cards, knarrs=knarrs, longships=ships, boats=[0], supply=goods)

    table = applies(84, harbour(price), round=5)
    if asked(table) == "Leave":
        refused(table, "emigrate whaling_boat 0", "ODI-15.2")
        play(table, "emigrate knarr 0")
    assert supply(table) == {}
    assert state_of(table).knarrs[0] == knarrs - 1
    if price:
        assert not offers(plays(84, harbour(price - 1), round=5), 84)
    table = plays(84, harbour(price), round=5)
    play(table, "decline")
    assert state_of(table).knarrs[0] == knarrs


@rule("ODI-15.5")
def test_84_needs_a_ship_and_a_panel():
    assert not offers(plays(84, Player(boats=[0], supply={"silver": 9})), 84)
    gone = ["knarr"] * 3
    assert not offers(plays(84, Player(knarrs=1, emigrated=gone, supply={"silver": 9})), 84)


# ---- 85: two dice actions ------------------------------------------------------------------------


@rule("ODI-20.13", "ODI-16.19")
def test_85_a_hunting_game_then_a_snare():
    hunter = Player(vikings=2, supply={"silver": 3, "wood": 3})
    table = applies(85, hunter, nature=[Rolled(1), Rolled(8)])
    play(table, "spend 1 0")
    assert supply(table) == {"silver": 2, "wood": 2, "hide": 1, "game_meat": 1}
    play(table, "apply hornblower", "fail")
    assert supply(table) == {"wood": 3, "snare": 1, "hide": 1, "game_meat": 1}
    assert vikings(table) == 0


@rule("ODI-20.13")
def test_85_each_half_may_be_skipped():
    table = plays(85, Player(supply={"silver": 2}), nature=[Rolled(8)])
    play(table, "decline", "apply hornblower", "fail")
    assert supply(table) == {"wood": 1, "snare": 1}
    table = applies(85, Player(supply={"silver": 2}), nature=[Rolled(8)])
    play(table, "fail")
    assert supply(table) == {"silver": 1, "wood": 1, "bow": 1}  # too poor for the snare
    assert not offers(table, 85)
    table = plays(85, Player(supply={"silver": 3}))
    play(table, "decline", "decline")
    assert supply(table) == {"silver": 3}
    assert not offers(plays(85, Player()), 85)


# ---- 87 ------------------------------------------------------------------------------------------


@rule("ODI-21.24")
def test_87_the_crucifix_or_four_items_of_one_strip():
    table = applies(87)
    play(table, "option crucifix")
    assert supply(table) == {"crucifix": 1}
    table = applies(87)
    play(table, "option mountain")
    refused(table, "mine strip_1 5", "ODI-13.2")
    play(table, "mine strip_1 4")
    assert supply(table) == {"wood": 2, "stone": 2}
    assert asked(table) == "Turn"  # no second strip
    table = applies(87)
    play(table, "option mountain", "mine strip_1 1")
    assert supply(table) == {"wood": 1}
    table = plays(87)
    play(table, "decline")
    assert supply(table) == {}
