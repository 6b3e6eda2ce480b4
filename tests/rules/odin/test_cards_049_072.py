"""Occupations 49 to 72: what each does, and what it does not."""

from __future__ import annotations

import pytest

from drakkar.games.odin.actions.anytime import AFTER_FEAST, Moment
from drakkar.games.odin.boards.geometry import PIECES
from drakkar.games.odin.boards.grid import unpack
from drakkar.games.odin.box import WEAPON_NAMES
from drakkar.games.odin.moves import Weapons
from drakkar.games.odin.phases.feast import Feast
from drakkar.kernel.testing import rule
from tests.rules.odin.one_card import applies, exchanges, offers, plays
from tests.rules.odin.position import (
    Board,
    Player,
    asked,
    at,
    boards,
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

# ---- 49 to 59: blue ones -------------------------------------------------------------------------

CROPS = {"peas": 1, "flax": 1, "beans": 1, "grain": 1, "cabbage": 1}

EXCHANGES: list[tuple[int, dict[str, int], dict[str, int], str]] = [
    (50, {"rune_stone": 1}, {"hide": 1}, ""),
    (51, {"rune_stone": 1}, {"silver": 1, "milk": 1}, "option milk"),
    (51, {"rune_stone": 1}, {"silver": 1, "cabbage": 1}, "option cabbage"),
    (54, {"silverware": 1}, {"silk": 1}, "option silk"),
    (54, {"silverware": 1}, {"chest": 1}, "option chest"),
    (55, {"chest": 1, "silver": 3}, {"treasure_chest": 1}, ""),
    (57, {"beans": 2}, {"peas": 1, "mead": 1, "stockfish": 1}, ""),
    (58, {"flax": 2}, {"oil": 3}, ""),
    (59, {"flax": 2, "silver": 1}, {"linen": 2}, ""),
]


@rule("ODI-20.3", "ODI-20.11")
@pytest.mark.parametrize(("number", "pay", "gain", "option"), EXCHANGES)
def test_exchanges(number: int, pay: dict[str, int], gain: dict[str, int], option: str):
    exchanges(number, pay, gain, option)


@rule("ODI-20.3")
def test_only_what_is_in_the_supply():
    home = Board("home_board", [("rune_stone", 11, 0)])
    refused(at(Player(played=[50], boards=[home])), "ability rune_engraver", "ODI-20.3")
    refused(at(Player(supply={"rune_stone": 1})), "ability rune_engraver", "ODI-20.3")  # not played


@rule("ODI-20.3", "ODI-8.2")
def test_58_in_the_feast_as_well():
    table = at(Player(played=[58], supply={"flax": 2, "silver": 6}), asks=Feast(0), phase=9)
    play(table, "ability linseed_oil_presser")
    assert supply(table) == {"oil": 3, "silver": 6}


@rule("ODI-20.3", "ODI-4.12")
def test_49_a_cattle_for_five_crops():
    table = at(Player(played=[49], supply={"cattle": 1, "pregnant_cattle": 1, "sheep": 1}))
    play(table, "ability plower")
    refused(table, "give sheep 0", "ODI-4.12")
    play(table, "give pregnant_cattle 0")
    assert supply(table) == {**CROPS, "cattle": 1, "sheep": 1}
    play(table, "ability plower")
    refused(table, "ability plower", "ODI-20.3")


@rule("ODI-21.15")
def test_49_is_a_harvest_for_other_cards():
    table = at(Player(played=[49, 169], supply={"cattle": 2, "flax": 1}))
    play(table, "ability plower")
    assert supply(table) == {**CROPS, "cattle": 1, "flax": 3}
    table = at(Player(played=[49, 169], supply={"cattle": 1}))
    play(table, "ability plower")  # no flax was there before
    assert supply(table) == CROPS


@rule("ODI-21.15")
def test_49_is_no_round_without_harvest():
    owner = Player(played=[49, 92, 93, 94, 95], boats=[0], supply={"cattle": 1, "oil": 2})
    table = at(owner, round=3)
    play(table, "ability plower")
    assert supply(table) == {**CROPS, "oil": 2}
    assert asked(table) == "Turn"


@rule("ODI-19.2", "ODI-20.3")
def test_52_a_card_for_a_silver():
    table = at(Player(played=[52], hand=[43, 27], supply={"silver": 2}))
    play(table, "ability tutor", "play fruit_picker")
    assert asked(table) == "Turn"  # one card for each silver
    play(table, "ability tutor")
    assert supply(table) == {"fruits": 1}
    assert hand(table) == []
    assert asked(table) == "Turn"  # it is still the same turn
    for owner in (Player(played=[52], hand=[43]), Player(played=[52], supply={"silver": 1})):
        refused(at(owner), "ability tutor", "ODI-20.3")


@rule("ODI-8.22")
def test_52_outside_of_the_action_phase():
    owner = Player(played=[52], hand=[60], supply={"silver": 1}, on={"forge": 3}, vikings=0)
    table = at(owner, asks=Moment(AFTER_FEAST), phase=9)
    play(table, "ability tutor", "apply inspector")
    assert vikings(table) == 1
    assert "use weekly_beans" not in offered(table)


@rule("ODI-20.3", "ODI-13.14")
def test_53_an_orange_good_rises():
    table = at(Player(played=[53], supply={"silver": 2, "peas": 1, "grain": 1, "mead": 1}))
    play(table, "ability farm_shop_owner")
    refused(table, "upgrade mead 1", "ODI-13.14")
    refused(table, "upgrade grain 2", "ODI-13.18")
    play(table, "upgrade grain 1")
    assert supply(table) == {"silver": 1, "peas": 1, "salt_meat": 1, "mead": 1}
    assert asked(table) == "Turn"
    for poor in ({"peas": 1}, {"silver": 1, "mead": 1}):
        refused(at(Player(played=[53], supply=poor)), "ability farm_shop_owner", "ODI-20.3")


@rule("ODI-20.3", "ODI-17.1")
def test_56_two_weapons_for_an_ore():
    table = at(Player(played=[56], supply={"bow": 1, "snare": 2, "long_sword": 1}))
    play(table, "ability arms_dealer", "give snare 0", "give bow 0")
    assert supply(table) == {"snare": 1, "long_sword": 1, "ore": 1}
    gone = dict(zip(WEAPON_NAMES, state_of(table).weapon_discard, strict=True))
    assert {name: number for name, number in gone.items() if number} == {"bow": 1, "snare": 1}
    play(table, "ability arms_dealer", "give snare 0")
    assert supply(table) == {"ore": 2}
    player = Player(played=[56], supply={"spear": 1})
    refused(at(player), "ability arms_dealer", "ODI-20.3")


# ---- 60: Vikings come back -----------------------------------------------------------------------

AWAY = {"weekly_beans": 1, "build_knarr": 2}


@rule("ODI-21.16")
def test_60_one_viking_for_nothing():
    table = applies(60, Player(on=AWAY, vikings=2, supply={"silver": 3}), round=3)
    play(table, "option one", "back 1 weekly_beans")
    assert vikings(table) == 1
    assert supply(table) == {"silver": 3}
    play(table, "pass")
    assert "use weekly_beans 0" in offered(table)  # free again, and placed again


@rule("ODI-21.16")
def test_60_two_of_one_space_for_the_number_of_the_round():
    table = applies(60, Player(on=AWAY, vikings=2, supply={"silver": 3}), round=3)
    play(table, "option two")
    refused(table, "back 2 weekly_beans", "ODI-21.16")
    refused(table, "back 1 build_knarr", "ODI-21.16")
    play(table, "back 2 build_knarr")
    assert vikings(table) == 2
    assert supply(table) == {}


@rule("ODI-21.16", "ODI-4.4")
def test_60_even_those_just_placed():
    table = applies(60, Player(vikings=2, supply={"silver": 1}))
    play(table, "option two", "back 2 play_occupations_2")
    assert vikings(table) == 2
    play(table, "pass")
    assert state_of(table).taken == 0


@rule("ODI-21.16", "ODI-20.1")
def test_60_own_vikings_only_and_silver_for_two():
    other = Player(on={"forge": 3})
    table = applies(60, Player(vikings=2, supply={"silver": 1}), other, round=2)
    refused(table, "back 1 forge", "ODI-21.16")  # too poor for two: from where, at once
    play(plays(60, Player(vikings=2)), "decline")
    table = at(Player(hand=[60], on={"weekly_beans": 1}, vikings=1, supply={"silver": 5, "ore": 1}))
    play(table, "use play_occupation_paid", "apply inspector")
    refused(table, "back 2 weekly_beans", "ODI-21.16")  # nowhere are there two


# ---- 61 to 69: exchanges when played -------------------------------------------------------------

ONCE: list[tuple[int, dict[str, int], list[str], dict[str, int]]] = [
    (62, {"ore": 1, "silver": 1}, ["option crucifix"], {"crucifix": 1}),
    (62, {"ore": 1, "silver": 1}, ["option cloakpin"], {"cloakpin": 1}),
    (65, {"snare": 2, "spear": 2}, [], {"treasure_chest": 1}),
    (67, {"silver": 4}, [], {"silverware": 2, "game_meat": 1, "mead": 1}),
]


@rule("ODI-20.2", "ODI-20.1")
@pytest.mark.parametrize(("number", "pay", "moves", "gain"), ONCE)
def test_once_or_not(number: int, pay: dict[str, int], moves: list[str], gain: dict[str, int]):
    rich = {name: 2 * count for name, count in pay.items()}
    table = applies(number, Player(supply=rich))
    play(table, *moves)
    assert supply(table) == {**pay, **gain}
    assert asked(table) == "Turn"  # not again
    table = plays(number, Player(supply=rich))
    play(table, "decline")
    assert supply(table) == rich
    for name in pay:
        table = plays(number, Player(supply={**pay, name: pay[name] - 1}))
        assert not offers(table, number)


@rule("ODI-8.18", "ODI-21.22")
def test_61_a_longship_for_eight_silver():
    table = applies(61, Player(longships=[2, 0], knarrs=1))
    refused(table, "give knarr 0", "ODI-4.12")
    play(table, "give longship 2")
    assert supply(table) == {"silver": 8}  # its ore is lost
    assert state_of(table).longships[0] == (0,)
    play(plays(61, Player(longships=[0])), "decline")
    assert not offers(plays(61, Player(knarrs=2)), 61)


@rule("ODI-20.24", "ODI-19.3")
def test_62_only_from_the_oval_board():
    goods = {"ore": 1, "silver": 1}
    table = applies(62, Player(supply=goods), Player(supply={"crucifix": 1}))
    assert supply(table) == {"cloakpin": 1}  # the only one left
    gone = Player(supply={"crucifix": 1, "cloakpin": 1})
    table = plays(62, Player(supply=goods), gone)
    assert not offers(table, 62)
    assert played(table) == ["fine_blacksmith"]


@rule("ODI-20.13")
def test_63_a_sheep_then_the_horn():
    table = applies(63, Player(supply={"sheep": 1, "pregnant_sheep": 1, "silver": 3}))
    play(table, "give pregnant_sheep 0")
    products = {"salt_meat": 1, "hide": 1, "wool": 1}
    assert supply(table) == {"sheep": 1, "silver": 3, **products}
    play(table, "apply hornturner")
    assert supply(table) == {"sheep": 1, "drinking_horn": 1, **products}
    table = plays(63, Player(supply={"sheep": 1, "silver": 3}))
    play(table, "decline", "apply hornturner")
    assert supply(table) == {"sheep": 1, "drinking_horn": 1}
    table = plays(63, Player(supply={"sheep": 1, "silver": 3}))
    play(table, "decline", "decline")
    assert supply(table) == {"sheep": 1, "silver": 3}


@rule("ODI-20.24")
def test_63_the_horn_may_be_gone_or_too_dear():
    table = plays(63, Player(supply={"silver": 3}), Player(supply={"drinking_horn": 1}))
    assert not offers(table, 63)
    assert not offers(plays(63, Player(supply={"silver": 2, "cattle": 1})), 63)


@rule("ODI-8.16", "ODI-8.18", "ODI-21.22")
def test_64_a_whaling_boat_for_a_longship():
    owner = Player(boats=[1, 0], supply={"silver": 2, "peas": 1}, played=[117])
    table = applies(64, owner)
    play(table, "give whaling_boat 1")
    assert supply(table) == {"peas": 1}  # the ore is lost; 117 sees no building
    assert state_of(table).boats[0] == (0,)
    assert state_of(table).longships[0] == (0,)
    assert asked(table) == "Turn"
    play(plays(64, owner), "decline")
    for poor in (
        Player(boats=[0], supply={"silver": 1}),
        Player(knarrs=1, supply={"silver": 2}),
        Player(boats=[0], knarrs=4, supply={"silver": 2}),
    ):
        assert not offers(plays(64, poor), 64)


# ---- 66: the diagonal ----------------------------------------------------------------------------


@rule("ODI-21.18")
@pytest.mark.parametrize(
    ("good", "once", "twice"),
    [
        ("peas", "stockfish", "wool"),
        ("flax", "milk", "linen"),
        ("beans", "salt_meat", "skin_and_bones"),
        ("grain", "game_meat", "fur"),
        ("cabbage", "sheep", "robe"),
        ("fruits", "cattle", ""),
    ],
)
def test_66_up_and_to_the_right(good: str, once: str, twice: str):
    for steps, better in ((1, once), (2, twice)):
        table = applies(66, Player(supply={good: 1, "silver": 2, "peas": 2, "mead": 1}))
        if better:
            before = supply(table)
            play(table, f"diagonal {good} {steps}")
            assert supply(table)[better] == before.get(better, 0) + 1
            assert supply(table)["silver"] == 1
        else:
            refused(table, f"diagonal {good} {steps}", "ODI-21.18")


@rule("ODI-21.18", "ODI-20.1")
def test_66_orange_only_and_for_a_silver():
    table = applies(66, Player(supply={"peas": 1, "mead": 1, "silver": 1}))
    refused(table, "diagonal mead 1", "ODI-21.18")
    refused(table, "diagonal peas 3", "ODI-21.18")
    assert not offers(plays(66, Player(supply={"peas": 1})), 66)
    assert not offers(plays(66, Player(supply={"mead": 1, "silver": 1})), 66)
    table = plays(66, Player(supply={"peas": 1, "silver": 1}))
    play(table, "decline")
    assert supply(table) == {"peas": 1, "silver": 1}


# ---- 68 and 69: weapons --------------------------------------------------------------------------


def test_68_four_weapons():
    drawn = Weapons(("bow", "snare", "snare", "spear"))
    table = applies(68, Player(), nature=[drawn])
    assert supply(table) == {"bow": 1, "snare": 2, "spear": 1}
    table = plays(68, Player())
    play(table, "decline")
    assert supply(table) == {}


@rule("ODI-17.2")
def test_69_two_of_each():
    table = applies(69, Player(supply={"bow": 3, "snare": 2, "spear": 1}))
    assert supply(table) == {"bow": 3, "snare": 2, "spear": 2, "long_sword": 2}
    table = plays(69, Player(supply={"bow": 1}))
    play(table, "decline")
    assert supply(table) == {"bow": 1}
    full = dict.fromkeys(WEAPON_NAMES, 2)
    assert not offers(plays(69, Player(supply=full)), 69)


# ---- 70 and 71: tiles that lie on boards ---------------------------------------------------------

LAID = [
    (70, "cloakpin", ["silverware", "rune_stone"]),
    (71, "drinking_horn", ["chest", "rune_stone"]),
]


@rule("ODI-21.19")
@pytest.mark.parametrize(("number", "tile", "fill"), LAID)
@pytest.mark.parametrize("board", ["home_board", "long_house", "shetland"])
def test_70_and_71_take_a_tile_of_anybody(number: int, tile: str, fill: list[str], board: str):
    at_house = (1, 4) if tile == "cloakpin" else (0, 4)
    row, column = {"home_board": (0, 0), "long_house": at_house, "shetland": (1, 2)}[board]
    theirs = Player(boards=[Board(board, [(tile, row, column)])], played=[100, 101])
    table = plays(number, Player(), theirs)
    before = state_of(table).boards[1]
    play(table, f"apply {card(number)}")
    assert supply(table) == {tile: 1}
    assert supply(table, 1) == {}  # nothing comes of the rune stone
    for old, new in zip(before, state_of(table).boards[1], strict=True):
        assert old.covered == new.covered
    pieces = [unpack(piece) for own in state_of(table).boards[1] for piece in own.pieces]
    assert sorted(PIECES[piece.piece].id for piece in pieces) == sorted(fill)


@rule("ODI-21.19", "ODI-20.24", "ODI-20.1")
@pytest.mark.parametrize(("number", "tile", "fill"), LAID)
def test_70_and_71_not_from_a_supply_or_the_oval_board(number: int, tile: str, fill: list[str]):
    assert not offers(plays(number, Player()), number)
    assert not offers(plays(number, Player(), Player(supply={tile: 1})), number)
    own = Player(boards=[Board("home_board", [(tile, 0, 0)])])
    table = plays(number, own)
    play(table, "decline")
    assert supply(table) == {}
    assert supply(applies(number, own)) == {tile: 1}  # even the own one


# ---- 72: a stone house ---------------------------------------------------------------------------


@rule("ODI-10.11", "ODI-20.1")
def test_72_a_stone_house_for_the_number_of_the_round():
    table = applies(72, Player(supply={"silver": 5}), round=4)
    assert supply(table) == {"silver": 1}
    assert boards(table) == ["home_board", "stone_house"]
    table = plays(72, Player(supply={"silver": 4}), round=4)
    play(table, "decline")
    assert supply(table) == {"silver": 4}
    assert not offers(plays(72, Player(supply={"silver": 3}), round=4), 72)
    assert not offers(plays(72, Player(supply={"silver": 4}), buildings={"stone_house": 0}), 72)
