"""Chapter 13: mountains and trade."""

from __future__ import annotations

from itertools import pairwise

import pytest

from drakkar.games.odin.box import ITEM_NAMES, NEXT
from drakkar.games.odin.moves import Cards, Weapons
from drakkar.games.odin.state import NONE
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
)


def on(space: str, strips: dict[str, int] | None = None, **items: int) -> Scripted:
    """Vikings have been placed there."""
    table = at(Player(supply=items), round=3, strips=strips or {"strip_3": 7, "strip_6": 7})
    play(table, f"use {space}")
    return table


def left(table: Scripted) -> dict[str, int]:
    """The strips with the number of their items."""
    return {f"strip_{strip + 1}": 7 - gone for strip, gone in state_of(table).strips}


# ---- mountains -------------------------------------------------------------------------------


@rule("ODI-13.1")
def test_two_items_from_the_arrow_on():  # W54
    table = on("mountain_2", {"strip_1": 7, "strip_4": 3})
    play(table, "mine strip_4 2")
    assert supply(table) == {"ore": 2}
    assert left(table) == {"strip_1": 7, "strip_4": 1}


@rule("ODI-13.1")
def test_fewer_items_are_enough_but_not_none():
    table = on("mountain_2", {"strip_1": 7, "strip_4": 3})
    refused(table, "mine strip_4 0", "ODI-13.2")
    refused(table, "mine strip_4 3", "ODI-13.2")
    refused(table, "mine strip_5 1", "ODI-13.1")
    refused(table, "stop", "ODI-13.1")
    play(table, "mine strip_1 1")
    assert supply(table) == {"wood": 1}
    assert table.deciders == (1,)


@rule("ODI-13.2", "ODI-13.4", "ODI-13.5")
def test_three_and_two_of_two_strips():  # W55
    table = on("mountain_3_plus_2", {"strip_3": 7, "strip_6": 2})
    play(table, "mine strip_3 3", "mine strip_6 2")
    assert supply(table) == {"wood": 3, "ore": 1, "silver": 2}
    assert left(table) == {"strip_3": 4}


@rule("ODI-13.2")
def test_the_smaller_number_may_come_first():
    table = on("mountain_3_plus_2")
    play(table, "mine strip_6 2")
    assert "mine strip_3 3" in offered(table)
    refused(table, "mine strip_6 1", "ODI-13.2")
    table = on("mountain_3_plus_2")
    play(table, "mine strip_3 3")
    refused(table, "mine strip_6 3", "ODI-13.2")
    play(table, "stop")
    assert supply(table) == {"wood": 3}


@rule("ODI-13.2", "ODI-13.8")
def test_never_more_of_one_strip():  # W56
    table = on("mountain_3_plus_2")
    refused(table, "mine strip_3 5", "ODI-13.2")
    table = on("mountain_2222_or_double_upgrade_3")
    refused(table, "mine strip_3 4", "ODI-13.2")


@rule("ODI-13.3")
def test_what_a_strip_lacks_is_lost():  # W56c
    table = on("mountain_2222_or_double_upgrade_3", {"strip_3": 7, "strip_6": 1})
    play(table, "mine strip_3 2")
    refused(table, "mine strip_6 2", "ODI-13.3")
    play(table, "mine strip_6 1")
    assert supply(table) == {"wood": 2, "silver": 2}
    assert left(table) == {"strip_3": 5}
    assert table.deciders == (1,)  # two numbers are lost


@rule("ODI-13.8")
def test_four_strips_give_two_items_each():
    strips = {"strip_1": 7, "strip_2": 7, "strip_3": 7, "strip_5": 7, "strip_6": 7}
    table = on("mountain_2222_or_double_upgrade_3", strips)
    play(table, *(f"mine strip_{n} 2" for n in (1, 2, 3, 5)))
    assert supply(table) == {"wood": 8}
    assert left(table)["strip_6"] == 7
    assert table.deciders == (1,)


@rule("ODI-13.4")
def test_two_silver_are_one_item_and_one_strip_has_two_of_them():
    table = on("mountain_2", {"strip_7": 3, "strip_1": 7})
    play(table, "mine strip_7 2")
    assert supply(table) == {"ore": 1, "silver": 2}
    table = on("mountain_2", {"strip_7": 2, "strip_1": 7})
    play(table, "mine strip_7 2")
    assert supply(table) == {"silver": 4}


@rule("ODI-13.6")
def test_without_a_strip_only_the_upgrade_is_left():
    table = at(Player(supply={"peas": 1}), round=3, strips={})
    for space in ("mountain_2", "mountain_3_plus_2"):
        refused(table, f"use {space}", "ODI-4.5")
    play(table, "use mountain_3_upgrade_1")
    assert supply(table) == {"mead": 1}
    refused(at(Player(), round=3, strips={}), "use mountain_1_upgrade_1", "ODI-4.5")
    refused(at(Player(), round=3, strips={}), "use mountain_2222_or_double_upgrade_3", "ODI-4.5")


HALVES = [
    ("mountain_1_upgrade_1", 1, 1, 1),
    ("mountain_3_upgrade_1", 3, 1, 1),
    ("mountain_4_double_upgrade_2", 4, 2, 2),
]


@rule("ODI-13.9", "ODI-13.10", "ODI-13.11")
@pytest.mark.parametrize(("space", "items", "tiles", "steps"), HALVES)
def test_mountain_and_upgrade(space: str, items: int, tiles: int, steps: int):
    table = on(space, {"strip_3": 7, "strip_5": 7}, peas=3, robe=1)
    refused(table, f"mine strip_3 {items + 1}", "ODI-13.2")
    play(table, "stop")  # no items
    refused(table, "stop", "ODI-13.15")  # then at least one tile
    refused(table, f"upgrade peas {steps + 1}", "ODI-13.18")
    play(table, *(f"upgrade peas {steps}",) * tiles)
    better = "mead" if steps == 1 else "oil"
    assert supply(table) == {"peas": 3 - tiles, better: tiles, "robe": 1}
    table = on(space, {"strip_3": 7, "strip_5": 7}, peas=3, robe=1)
    play(table, f"mine strip_3 {items}", "stop")  # no upgrade
    assert supply(table) == {"peas": 3, "robe": 1, "wood": items}


# ---- upgrades --------------------------------------------------------------------------------

LADDER = """peas mead oil rune_stone; flax stockfish hide silverware; beans milk wool chest;
grain salt_meat linen silk; cabbage game_meat skin_and_bones spices; sheep fur jewelry;
fruits whale_meat robe treasure_chest; cattle clothing silver_hoard;
pregnant_sheep fur; pregnant_cattle clothing"""


PAIRS = [pair for line in LADDER.split(";") for pair in pairwise(line.split())]


@rule("ODI-13.14", "ODI-13.17", "ODI-2.1")
@pytest.mark.parametrize(("good", "better"), PAIRS)
def test_the_next_colour_of_every_good(good: str, better: str):
    table = on("upgrade_2", None, **{good: 1})  # the only tile, so nothing is asked
    assert supply(table) == {better: 1}


@rule("ODI-13.14", "ODI-13.19")
def test_nothing_else_rises():
    rising = {ITEM_NAMES[item] for item, better in enumerate(NEXT) if better != NONE}
    assert rising == {good for good, _ in PAIRS}


@rule("ODI-13.14")
def test_one_step():  # W66a
    table = on("mountain_1_upgrade_1", None, stockfish=1)
    play(table, "mine strip_3 1", "upgrade stockfish")
    assert supply(table) == {"wood": 1, "hide": 1}


@rule("ODI-13.15")
def test_two_tiles_of_one_type():  # W66b
    table = on("upgrade_2", None, flax=2, oil=1)
    refused(table, "stop", "ODI-13.15")
    play(table, "upgrade flax", "upgrade flax")
    assert supply(table) == {"stockfish": 2, "oil": 1}


@rule("ODI-13.15")
def test_one_tile_is_enough():
    table = on("upgrade_4", None, flax=2, oil=1)
    play(table, "upgrade flax", "stop")
    assert supply(table) == {"flax": 1, "oil": 1, "stockfish": 1}


@rule("ODI-13.16")
def test_a_tile_just_upgraded_stays():  # W66c
    table = on("upgrade_2", None, flax=1, oil=1)
    play(table, "upgrade flax")
    refused(table, "upgrade stockfish", "ODI-13.16")


@rule("ODI-13.16")
def test_an_equal_tile_owned_before_may_rise():  # W66d
    table = on("upgrade_3", None, flax=1, stockfish=1, oil=1)
    play(table, "upgrade flax", "upgrade stockfish")
    assert supply(table) == {"stockfish": 1, "hide": 1, "oil": 1}
    refused(table, "upgrade stockfish", "ODI-13.16")


@rule("ODI-13.17")
def test_animals_rise_pregnant_or_not():  # W66e
    table = on("upgrade_3", None, sheep=1, pregnant_cattle=1)
    play(table, "upgrade sheep", "upgrade pregnant_cattle")
    assert supply(table) == {"fur": 1, "clothing": 1}


@rule("ODI-13.18")
def test_double_upgrades():  # W67a, W67b
    table = on("mountain_4_double_upgrade_2", None, peas=1, milk=1)
    play(table, "stop", "upgrade peas 2", "upgrade milk 2")
    assert supply(table) == {"oil": 1, "chest": 1}
    table = on("mountain_4_double_upgrade_2", None, wool=1, cabbage=1)
    play(table, "stop")
    refused(table, "upgrade wool 2", "ODI-13.18")
    play(table, "upgrade wool 1", "upgrade cabbage 1")
    assert supply(table) == {"chest": 1, "game_meat": 1}


@rule("ODI-13.18")
def test_no_three_steps():  # W67c
    table = on("mountain_4_double_upgrade_2", None, peas=1)
    play(table, "stop")
    refused(table, "upgrade peas 3", "ODI-13.18")
    refused(table, "upgrade peas 0", "ODI-13.18")


@rule("ODI-13.8", "ODI-4.10")
def test_mountains_or_upgrades():
    table = on("mountain_2222_or_double_upgrade_3", None, peas=4)
    refused(table, "decline", "ODI-4.10")
    play(table, "option upgrades", "upgrade peas 2", "upgrade peas 2", "upgrade peas 2")
    assert supply(table) == {"peas": 1, "oil": 3}
    assert left(table) == {"strip_3": 7, "strip_6": 7}


@rule("ODI-13.19")
def test_what_never_rises():
    laid = Board("home_board", [("oil", 11, 4)])
    me = Player(
        supply={"peas": 1, "rune_stone": 1, "helmet": 1, "bow": 1}, boards=[laid, Board("shed")]
    )
    table = at(me, round=3)
    play(table, "use mountain_1_upgrade_1", "mine strip_1 1")
    refused(table, "upgrade rune_stone", "ODI-13.19")
    refused(table, "upgrade helmet", "ODI-13.19")
    refused(table, "upgrade bow", "ODI-13.19")
    refused(table, "upgrade oil", "ODI-13.19")  # it lies on the board
    blue = Player(supply={"rune_stone": 3, "helmet": 1, "bow": 2}, boards=[laid])
    refused(at(blue, round=3), "use upgrade_3", "ODI-4.5")


@rule("ODI-13.13", "ODI-17.3")
def test_upgrades_or_weapons_or_both():
    drawn = Weapons(("bow", "snare", "spear", "bow"))
    nature = [Cards(("miller",)), drawn]
    table = at(Player(supply={"peas": 1, "oil": 1}), round=3, nature=nature)
    play(table, "use upgrade_3_weapons_4", "upgrade peas", "stop")
    assert asked(table) == "Offer"
    play(table, "decline")
    assert supply(table) == {"mead": 1, "oil": 1}
    table = at(Player(supply={"peas": 1}), round=3, nature=nature)
    play(table, "use upgrade_3_weapons_4", "stop")
    assert supply(table) == {"peas": 1, "bow": 2, "snare": 1, "spear": 1}
    nothing = at(Player(), round=3, nature=nature)
    play(nothing, "use upgrade_3_weapons_4")  # the weapons are the one effect then
    assert sum(supply(nothing).values()) == 4


@rule("ODI-13.16")
def test_a_new_tile_laid_meanwhile_does_not_close_an_equal_old_one():
    """Beans become milk, one milk goes into the long house: the other was there before."""
    me = Player(supply={"beans": 1, "milk": 1}, boards=[Board("home_board"), Board("long_house")])
    table = at(me)
    play(table, "use upgrade_2", "upgrade beans 1", "lay", "piece milk 1", "spot 0 0 0")
    assert "upgrade milk 1" in offered(table)
    play(table, "upgrade milk 1")
    assert supply(table) == {"wool": 1}


@rule("ODI-13.16")
def test_the_new_tile_itself_stays_closed():
    table = at(Player(supply={"beans": 1, "milk": 1, "oil": 1}))
    play(table, "use upgrade_3", "upgrade beans 1", "upgrade milk 1")
    refused(table, "upgrade milk 1", "ODI-13.16")
    refused(table, "upgrade wool 1", "ODI-13.16")


@rule("ODI-21.21", "ODI-13.16")
def test_turned_tiles_likewise():
    """Occupation 78 turns beans to milk; one milk is laid, the old one may still be turned."""
    me = Player(
        supply={"beans": 1, "milk": 1, "silver": 1},
        knarrs=2,
        boards=[Board("home_board"), Board("long_house")],
        played=[52],
        hand=[78],
    )
    table = at(me)
    play(table, "ability tutor 1", "apply traveling_merchant", "flip beans")
    play(table, "lay", "piece milk 1", "spot 0 0 0")
    assert "flip milk" in offered(table)
