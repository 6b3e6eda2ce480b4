"""Chapters 9 and 10: what lies on boards is out of reach; houses and sheds. Where pieces may lie:
test_grid.py."""

from __future__ import annotations

import pytest

from drakkar.games.odin.box import BUILDING_COUNTS
from drakkar.games.odin.phases.feast import Feast
from drakkar.games.odin.phases.turn import Turn
from drakkar.kernel.testing import rule
from tests.rules.odin.position import (
    Board,
    Lies,
    Player,
    asked,
    at,
    boards,
    offered,
    play,
    refused,
    state_of,
    supply,
)

HOME = Board("home_board")
W37: list[Lies] = [
    *[("peas", 0, 1), ("mead", 1, 0), ("silver", 1, 3), ("grain", 2, 1), ("stockfish", 3, 2)],
]


# ---- chapter 9: what is laid -------------------------------------------------------------------


@rule("ODI-9.21")
def test_what_lies_on_a_board_is_no_supply():
    """Neither upgraded nor traded, exchanged or served."""
    laid = Board("home_board", [("oil", 0, 0), ("wool", 2, 0), ("hide", 0, 4)])
    house = Board("long_house", [("peas", 0, 0), ("mead", 0, 2)])
    player = Player(boards=[laid, house], knarrs=1, supply={"silver": 2})
    table = at(player)
    for space in ("upgrade_2", "upgrade_4", "craft_clothing", "craft_linen"):
        refused(table, f"use {space}", "ODI-4.5")
    other = table.copy()
    play(table, "use overseas_trading_1")
    assert supply(table) == {"silver": 1}
    play(other, "use craft_master")
    assert other.deciders == (1,)  # no wool, no silverware: nothing was asked
    feast = at(player, asks=(Feast(0), Turn(1)), phase=9)
    refused(feast, "serve peas 2", "ODI-6.2")
    refused(feast, "serve mead 2", "ODI-6.2")


@rule("ODI-9.1", "ODI-9.24")
@pytest.mark.parametrize("piece", ["peas", "mead", "wood", "stone", "sheep", "bow"])
def test_what_never_lies_on_the_home_board(piece):
    table = at(Player(supply={piece: 1, "oil": 1, "silver": 1}))
    play(table, "lay")
    refused(table, f"piece {piece} 0", "ODI-9.1")
    refused(table, "piece oil 7", "ODI-9.1")
    play(table, "piece oil 0")
    refused(table, "spot 0 11 12", "ODI-9.4")
    assert supply(table)["oil"] == 1


# ---- chapter 10 --------------------------------------------------------------------------------


@rule("ODI-10.1", "ODI-10.2")
@pytest.mark.parametrize(
    ("space", "kind", "price", "number"),
    [
        ("build_shed", "shed", {"wood": 2}, 3),
        ("build_stone_house", "stone_house", {"stone": 1}, 3),
        ("build_long_house", "long_house", {"stone": 2}, 5),
    ],
)
def test_one_player_may_have_them_all_and_no_more(space, kind, price, number):
    own = [HOME, *[Board(kind)] * (number - 1)]
    table = at(Player(boards=own, supply=price))
    play(table, f"use {space}")
    assert boards(table).count(kind) == number
    assert 0 in state_of(table).buildings
    full = at(Player(boards=[HOME, *[Board(kind)] * number], supply=price))
    refused(full, f"use {space}", "ODI-4.5")
    assert list(BUILDING_COUNTS) == [3, 3, 5]


@rule("ODI-10.2")
def test_a_shed_is_no_house():
    """Nothing but its slots: no goods lie there, and occupation 182 does not count it."""
    player = Player(boards=[HOME, Board("shed"), Board("shed")], played=[182], supply={"wood": 2})
    table = at(player)
    refused(table, "ability herb_gardener", "ODI-20.3")
    housed = Player(boards=[HOME, Board("stone_house"), Board("long_house")], played=[182])
    housed.supply = {"wood": 2}
    assert "ability herb_gardener 1" in offered(at(housed))


@rule("ODI-10.3", "ODI-10.9")
@pytest.mark.parametrize("piece", ["peas", "mead", "oil", "silk", "silver", "glass_beads"])
def test_goods_of_all_colours_lie_in_a_house_for_good(piece):
    table = at(Player(boards=[HOME, Board("long_house")], supply={piece: 1}))
    play(table, "lay", f"piece {piece} 1")
    play(table, offered(table)[0])
    assert supply(table) == {}
    assert len(state_of(table).boards[0][1].pieces) == 1
    assert not any(line.startswith(("lay", "take")) for line in offered(table))


@rule("ODI-10.4")
def test_w39_contact_in_houses():
    player = Player(boards=[HOME, Board("long_house", [("peas", 0, 0)])])
    player.supply = {"flax": 1, "mead": 1, "stockfish": 1, "oil": 1, "hide": 1}
    table = at(player)
    play(table, "lay", "piece flax 1")
    refused(table, "spot 0 0 2", "ODI-10.4")
    table = at(player)
    play(table, "lay", "piece mead 1", "spot 0 0 2", "lay", "piece stockfish 1")
    refused(table, "spot 0 0 4", "ODI-10.4")
    table = at(player)
    play(table, "lay", "piece oil 1", "spot 0 0 4", "lay", "piece hide 1", "spot 0 0 6")
    assert supply(table) == {"flax": 1, "mead": 1, "stockfish": 1}


@rule("ODI-10.5")
@pytest.mark.parametrize("piece", ["ore", "wood", "stone"])
def test_no_ore_and_no_tokens_on_the_cells(piece):
    player = Player(boards=[HOME, Board("long_house")], supply={piece: 1, "peas": 1, "mead": 1})
    table = at(player)
    play(table, "lay")
    refused(table, f"piece {piece} 1", "ODI-10.5")


@rule("ODI-10.6", "ODI-10.7")
def test_w40_slots():
    player = Player(
        boards=[HOME, Board("shed"), Board("stone_house")], supply={"wood": 6, "stone": 2}
    )
    table = at(player)
    before = table.standing()[0]["minus"]
    play(table, "fill 1 wood", "fill 1 wood", "fill 1 wood", "fill 1 stone")
    assert table.standing()[0]["minus"] == before + 4
    refused(table, "fill 1 wood", "ODI-10.7")
    play(table, "fill 2 wood", "fill 2 stone")
    refused(table, "fill 2 wood", "ODI-10.7")
    refused(table, "fill 2 stone", "ODI-10.7")
    refused(table, "fill 0 wood", "ODI-10.7")
    refused(table, "fill 5 wood", "ODI-10.7")
    refused(table, "fill 1 ore", "ODI-10.7")
    assert supply(table) == {"wood": 2}


@rule("ODI-10.6")
@pytest.mark.parametrize(("wood", "stone", "points"), [(0, 0, 2), (3, 1, 6), (3, 3, 8)])
def test_w40_what_a_shed_is_worth(wood, stone, points):
    table = at(Player(boards=[HOME, Board("shed", wood=wood, stone=stone)]))
    score = table.standing()[0]
    assert score["buildings"] + score["minus"] + 86 == points


@rule("ODI-10.6")
@pytest.mark.parametrize(("slots", "points"), [(0, 8), (1, 10)])
def test_w37_what_a_full_stone_house_is_worth(slots, points):
    house = Board("stone_house", W37, wood=slots, stone=slots)
    score = at(Player(boards=[HOME, house])).standing()[0]
    assert score["buildings"] + score["minus"] + 86 == points


@rule("ODI-10.8")
def test_pillars_stay_free():
    table = at(Player(boards=[HOME, Board("long_house")], supply={"silver": 1}))
    play(table, "lay", "piece silver 1")
    refused(table, "spot 0 1 3", "ODI-10.8")
    refused(table, "spot 0 1 7", "ODI-10.8")
    play(table, "spot 0 1 4")


@rule("ODI-10.10")
@pytest.mark.parametrize("house", ["stone_house", "long_house"])
@pytest.mark.parametrize("animal", ["sheep", "pregnant_sheep", "cattle", "pregnant_cattle"])
def test_no_house_has_room_for_an_animal(house, animal):
    """It would no longer breed or score; as the houses are drawn, none ever fits."""
    table = at(Player(boards=[HOME, Board(house)], supply={animal: 1, "peas": 1}))
    play(table, "lay")
    refused(table, f"piece {animal} 1", "ODI-9.4")


@rule("ODI-10.11")
def test_built_on_a_building_space():
    """Occupation 15 watches houses that are built, also on a space used through another card."""
    table = at(Player(played=[15], supply={"stone": 1}))
    play(table, "use build_stone_house")
    assert supply(table) == {"hide": 1}
    player = Player(played=[15], hand=[77], supply={"stone": 1})
    table = at(player, Player(on={"build_stone_house": 2}))
    play(table, "use play_occupations_2", "apply follower", "visit build_stone_house")
    assert supply(table) == {"hide": 1}
    people = [Player(played=[15], supply={"stone": 1}), Player(on={"build_stone_house": 2})]
    table = at(*people, Player(), Player(), imitation=(2, 3))
    play(table, "use imitation_left", "imitate build_stone_house")
    assert supply(table) == {"hide": 1}


@rule("ODI-10.11")
def test_received_is_not_built():
    """Occupation 72 gives a house."""
    table = at(Player(played=[15], hand=[72], supply={"wood": 9, "stone": 9, "silver": 9}))
    play(table, "use play_occupations_2")
    while asked(table) == "Effects":
        play(table, offered(table)[0])
    assert "hide" not in supply(table)


@rule("ODI-10.12")
@pytest.mark.parametrize(
    ("house", "goods"),
    [("stone_house", {"hide": 1}), ("long_house", {"oil": 1, "beans": 1, "peas": 1})],
)
def test_houses_have_bonuses_and_no_income(house, goods):
    from drakkar.games.odin.phases.bonus import Bonus
    from drakkar.games.odin.phases.income import Income

    full = [HOME, Board(house, fill=True)]
    assert supply(at(Player(boards=full), asks=(Bonus(0), Turn(0)), phase=10)) == goods
    assert supply(at(Player(boards=full), asks=(Income(), Turn(0)), phase=7)) == {}
