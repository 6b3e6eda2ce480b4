"""Chapter 2: goods and pieces."""

from __future__ import annotations

import pytest

import drakkar
from drakkar.games.odin.boards.pieces import COLOURS
from drakkar.games.odin.box import COLOUR, GOODS, ITEM, ITEM_NAMES, OTHER_SIDE, SPECIALS
from drakkar.games.odin.phases.feast import Feast
from drakkar.games.odin.phases.turn import Turn
from drakkar.kernel.testing import rule
from tests.rules.odin.position import Board, Player, asked, at, play, refused, state_of, supply

ORANGE = ("peas", "flax", "beans", "grain", "cabbage", "fruits")
RED = ("mead", "stockfish", "milk", "salt_meat", "game_meat", "whale_meat")
ANIMALS = ("sheep", "pregnant_sheep", "cattle", "pregnant_cattle")
GREEN = ("oil", "hide", "wool", "linen", "skin_and_bones", "fur", "robe", "clothing")
BLUE = (
    *("rune_stone", "silverware", "chest", "silk", "spices"),
    *("jewelry", "treasure_chest", "silver_hoard"),
)
SPECIAL = tuple(ITEM_NAMES[item] for item in SPECIALS)


@rule("ODI-2.1")
def test_four_colours():
    by_colour: dict[str, set[str]] = {}
    for item in GOODS:
        by_colour.setdefault(COLOURS[COLOUR[item]], set()).add(ITEM_NAMES[item])
    assert by_colour == {
        "orange": set(ORANGE),
        "red": {*RED, *ANIMALS},
        "green": set(GREEN),
        "blue": set(BLUE),
    }


@rule("ODI-2.2")
@pytest.mark.parametrize(
    ("front", "other"),
    [*zip(ORANGE, RED, strict=True), *zip(GREEN, BLUE, strict=True), ANIMALS[:2], ANIMALS[2:]],
)
def test_w03_the_two_faces_of_a_tile(front, other):
    assert OTHER_SIDE[ITEM[front]] == ITEM[other]
    assert OTHER_SIDE[ITEM[other]] == ITEM[front]


@rule("ODI-2.3")
def test_pregnant_or_not_is_one_type():
    """Lengthwise on the table once per type; special tiles are types of their own."""
    table = at(Player(supply={"sheep": 1, "pregnant_sheep": 1, "peas": 1}), asks=Feast(0), round=7)
    play(table, "serve sheep 4", "serve peas 1")
    refused(table, "serve pregnant_sheep 4", "ODI-6.6")
    play(table, "serve pregnant_sheep 2")


@rule("ODI-2.3", "ODI-2.4")
def test_special_tiles_are_blue_and_exist_once():
    assert len(set(SPECIAL)) == 15
    assert {COLOURS[COLOUR[ITEM[name]]] for name in SPECIAL} == {"blue"}
    owner = Player(supply={"ore": 2})
    table = at(owner, Player(supply={"ore": 1}), asks=(Turn(0), Turn(1)))
    play(table, "use forge", "tile helmet")
    assert supply(table)["helmet"] == 1
    s = state_of(table)
    assert not s.oval >> (ITEM["helmet"] - SPECIALS.start) & 1


@rule("ODI-2.4")
def test_a_laid_tile_does_not_return_to_the_oval_board():
    player = Player(boards=[Board("home_board", [("helmet", 0, 0)])])
    table = at(player, Player(supply={"ore": 1}), asks=Turn(1))
    play(table, "use forge")
    refused(table, "tile helmet", "ODI-12.12")


@rule("ODI-2.5")
def test_animals_come_plain_and_in_any_number():
    table = at(Player(supply={"silver": 4, "sheep": 40}), asks=(Turn(0), Turn(0)))
    play(table, "use buy_sheep")
    assert supply(table)["sheep"] == 41
    assert "pregnant_sheep" not in supply(table)


@rule("ODI-2.6")
def test_what_is_limited_can_run_out():
    rich = Player(supply={"wood": 4, "stone": 4})
    table = at(rich, buildings={"shed": 0, "stone_house": 0, "long_house": 0})
    for space in ("build_shed", "build_stone_house", "build_long_house"):
        refused(table, f"use {space}", "ODI-4.5")


@rule("ODI-2.7")
@pytest.mark.parametrize(
    ("item", "box", "space", "gain"),
    [
        ("stockfish", 20, "take_stockfish", 1),
        ("spices", 20, "weekly_spices", 1),
        ("wood", 32, "wood_per_player", 2),
        ("silver", 400, "products_mead", 2),
    ],
)
def test_goods_never_run_out(item, box, space, gain):
    table = at(Player(supply={item: box}), Player(supply={item: box}))
    play(table, f"use {space}")
    assert supply(table)[item] == box + gain


@rule("ODI-2.7")
def test_ships_never_run_out():
    """The box holds 10 whaling boats; four bays hold 12."""
    full = Player(boats=[0, 0, 0])
    table = at(full, full, full, Player(boats=[0, 0], supply={"silver": 3}), asks=Turn(3))
    play(table, "buy whaling_boat")
    assert [len(boats) for boats in state_of(table).boats] == [3, 3, 3, 3]


@rule("ODI-2.7")
def test_weapons_never_run_out():
    table = at(Player(), weapon_pile={}, weapon_discard={})
    play(table, "use upgrade_3_weapons_4")
    weapons = {name: n for name, n in supply(table).items() if name != "silver"}
    assert sum(weapons.values()) == 4
    assert sum(state_of(table).substitutes) == 4


@rule("ODI-2.8")
def test_more_penalties_than_tiles():
    table = at(Player(penalties=7), asks=Feast(0), phase=9, round=2)
    play(table, "suggestion")
    assert state_of(table).penalties[0] == 7 + 7


@rule("ODI-2.9")
def test_silver_needs_no_change():
    table = at(Player(supply={"silver": 10}), asks=(Turn(0), Turn(0)))
    play(table, "lay", "piece silver 0", "spot 0 0 0", "use buy_2_stockfish")
    assert supply(table) == {"silver": 8, "stockfish": 2}


@rule("ODI-2.10")
@pytest.mark.parametrize("seat", [None, 0, 1])
def test_everything_but_hands_and_piles_is_public(seat):
    table = at(Player(hand=[43], played=[9], supply={"oil": 3}), Player(hand=[23, 64]))
    view = table.view(seat)["table"]
    mine = table.view(0)["table"]
    hands = [player["hand"] for player in view["seats"]]
    assert hands == [
        ["fruit_picker"] if seat == 0 else 1,
        ["custodian", "ship_builder"] if seat == 1 else 2,
    ]
    for player, other in zip(view["seats"], mine["seats"], strict=True):
        assert {**player, "hand": 0} == {**other, "hand": 0}
    assert view["deck"] == len(state_of(table).deck)


@rule("ODI-2.10")
def test_piles_have_no_order():
    """What is left in a pile is known, not what comes next: that is not decided yet."""
    s = state_of(drakkar.new("odin", 3, 5))
    assert s.strip_pile == sorted(s.strip_pile)
    assert s.deck == sorted(s.deck)


@rule("ODI-2.11")
@pytest.mark.parametrize(
    ("cards", "space", "gains"),
    [
        ("rulebook", "build_longship", {"stockfish": 2, "silver": 2}),
        ("rulebook", "build_knarr", {}),
        ("printed", "build_longship", {}),
        ("printed", "build_knarr", {"stockfish": 2, "silver": 2}),
    ],
)
def test_the_french_rules_beat_the_printed_card(cards, space, gains):
    """Occupation 179 counts longships; the printed card says knarrs."""
    player = Player(played=[179], supply={"wood": 2}, longships=[0], knarrs=1)
    table = at(player, options={"cards_179_181": cards}, deck=[])
    play(table, f"use {space}")
    assert supply(table) == gains


@rule("ODI-2.11")
def test_an_occupation_beats_a_rule():
    house = [Board("home_board"), Board("long_house")]
    table = at(Player(supply={"wood": 1}, boards=house))
    refused(table, "lay", "ODI-8.1")
    table = at(Player(supply={"wood": 1}, boards=house, played=[40]))
    play(table, "lay", "piece wood 1", "spot 0 0 0")
    assert supply(table) == {}


@rule("ODI-2.12")
def test_what_is_received_is_not_asked():
    table = at(Player(played=[175, 15], supply={"stone": 1, "stockfish": 0}))
    play(table, "use build_stone_house")
    assert supply(table) == {"hide": 1}
    assert table.deciders == (1,)


@rule("ODI-2.12")
def test_payments_and_upgrades_may_be_declined():
    table = at(Player(supply={"wool": 1, "silverware": 1}), asks=(Turn(0), Turn(1)))
    play(table, "use craft_master", "decline", "decline")
    assert supply(table) == {"silver": 4, "wool": 1, "silverware": 1}
    table = at(Player(supply={"peas": 1}), asks=(Turn(0), Turn(1)))
    play(table, "use mountain_1_upgrade_1", "mine strip_1 1", "stop")
    assert supply(table)["peas"] == 1


@rule("ODI-2.12")
def test_an_optional_effect_may_be_declined():
    table = at(Player(played=[28], supply={"stone": 2, "wood": 2, "silver": 2}), deck=[])
    play(table, "use craft_runes_and_chests", "decline")
    assert supply(table) == {"chest": 2, "rune_stone": 2, "silver": 2}
    assert asked(table) == "Turn"
