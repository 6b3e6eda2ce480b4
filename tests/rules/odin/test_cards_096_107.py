"""Chapter 21: occupations 96 to 107, what each of them does and where it stops."""

from __future__ import annotations

import pytest

from drakkar.games.odin.moves import Cards, Rolled
from drakkar.games.odin.phases.round_start import Harvest
from drakkar.kernel.testing import rule
from tests.rules.odin.position import (
    Board,
    Player,
    Scripted,
    asked,
    at,
    boards,
    hand,
    offered,
    play,
    played,
    refused,
    state_of,
    supply,
    vikings,
)


def harvest(number: int, round: int = 3, **supply: int) -> Scripted:
    """The harvest phase; the third round of the long game has none."""
    return at(Player(played=[number], supply=supply), asks=Harvest(0), round=round, phase=2)


# ---- 96, 97: rounds without harvest --------------------------------------------------------------


@rule("ODI-3.6", "ODI-20.11")
def test_96_meat_for_other_meat():
    table = harvest(96, game_meat=1, whale_meat=1)
    play(table, "apply meat_merchant", "option to_game_meat")
    assert supply(table) == {"game_meat": 3}
    table = harvest(96, game_meat=2)
    play(table, "apply meat_merchant")  # there is only one thing to exchange
    assert supply(table) == {"game_meat": 1, "whale_meat": 1}
    assert asked(table) != "Effects"  # one of both, once


def test_96_may_be_left_and_needs_meat_and_no_harvest():
    table = harvest(96, game_meat=1)
    play(table, "decline")
    assert supply(table) == {"game_meat": 1}
    assert "apply meat_merchant" not in offered(harvest(96, salt_meat=1))
    table = harvest(96, round=4, game_meat=1)
    assert "apply meat_merchant" not in offered(table)


@rule("ODI-21.26")
@pytest.mark.parametrize(("before", "after"), [(1, 2), (3, 6), (4, 8), (5, 8), (7, 8)])
def test_97_peas_double_up_to_eight(before: int, after: int):
    table = harvest(97, peas=before)
    play(table, "apply pea_counter")
    assert supply(table) == {"peas": after}


@rule("ODI-21.26")
def test_97_nothing_from_eight_on_nor_in_a_harvest():
    assert "apply pea_counter" not in offered(harvest(97, peas=8))
    assert "apply pea_counter" not in offered(harvest(97))
    assert "apply pea_counter" not in offered(harvest(97, round=4, peas=1))
    table = harvest(97, peas=2)
    play(table, "decline")
    assert supply(table) == {"peas": 2}


# ---- 98, 100, 101: laying ------------------------------------------------------------------------


def laying(number: int, *more: Board, **supply: int) -> Scripted:
    return at(Player(played=[number], supply=supply, boards=more))


@rule("ODI-20.4")
def test_98_silk_after_each_grain_in_a_house():
    table = laying(98, Board("long_house"), grain=3, silver=5)
    play(table, "lay", "piece grain 1", "spot 0 0 0", "apply nobleman")
    play(table, "lay", "piece grain 1", "spot 0 2 0", "decline")
    play(table, "lay", "piece grain 1", "spot 0 0 5", "apply nobleman")
    assert supply(table) == {"silk": 2, "silver": 1}


def test_98_only_grain_and_only_with_two_silver():
    table = laying(98, Board("long_house"), grain=1, peas=1, silver=1)
    play(table, "lay", "piece grain 1", "spot 0 0 0")
    assert asked(table) == "Turn"
    table = laying(98, Board("long_house"), peas=1, silver=2)
    play(table, "lay", "piece peas 1", "spot 0 0 0")
    assert asked(table) == "Turn"


@pytest.mark.parametrize(
    ("number", "board", "spot", "brings"),
    [
        (100, "shetland", "spot 0 0 4", {"silver": 1}),
        (100, "long_house", "spot 0 0 0", {}),
        (100, "home_board", "spot 0 0 0", {}),
        (101, "long_house", "spot 0 0 0", {"mead": 1, "silver": 1}),
        (101, "stone_house", "spot 0 2 2", {"mead": 1, "silver": 1}),
        (101, "shetland", "spot 0 0 4", {}),
        (101, "home_board", "spot 0 0 0", {}),
    ],
)
def test_100_and_101_rune_stones_laid(number: int, board: str, spot: str, brings: dict[str, int]):
    """On exploration boards for the one, in houses for the other."""
    table = laying(number, *([] if board == "home_board" else [Board(board)]), rune_stone=2)
    place = boards(table).index(board)
    play(table, "lay", f"piece rune_stone {place}", spot)
    assert supply(table) == {"rune_stone": 1, **brings}


def test_100_and_101_no_other_tile():
    table = laying(100, Board("shetland"), silverware=1)
    play(table, "lay", "piece silverware 1", "spot 0 0 4")
    assert supply(table) == {}
    table = laying(101, Board("long_house"), silverware=1)
    play(table, "lay", "piece silverware 1", "spot 0 0 0")
    assert supply(table) == {}


@rule("ODI-21.19")
def test_100_what_fills_the_cells_of_a_seized_tile_is_not_laid():
    laid = Board("shetland", [("cloakpin", 3, 4)])
    table = at(Player(hand=[70], played=[100], boards=[laid]))
    play(table, "use play_occupations_2", "apply courier")
    assert supply(table) == {"cloakpin": 1}


# ---- 99: playing instead of drawing --------------------------------------------------------------


@rule("ODI-21.27")
def test_99_is_offered_for_each_card_that_would_be_drawn():
    table = at(Player(played=[99], hand=[43]), nature=[Cards(("peddler",))])
    play(table, "use draw_occupation", "decline")
    assert "peddler" in hand(table)
    assert supply(table) == {"silver": 1}


@rule("ODI-21.27")
def test_99_needs_a_hand_and_a_pile():
    table = at(Player(played=[99]), nature=[Cards(("peddler",))])
    play(table, "use draw_occupation")
    assert hand(table) == ["peddler"]
    table = at(Player(played=[99], hand=[43]), deck=[])
    play(table, "use draw_occupation")
    assert len(hand(table)) == 1


@rule("ODI-21.27", "ODI-19.9")
def test_99_in_column_3_before_the_action():
    """The fruits of the card played are there when the upgrade begins."""
    table = at(Player(played=[99], hand=[43]))
    play(table, "use upgrade_4")
    assert asked(table) == "PlayInstead"
    play(table, "accept")  # the fruits are all there is to upgrade
    assert supply(table) == {"whale_meat": 1}
    assert len(played(table)) == 2


# ---- 102: a fur instead of the upgrade -----------------------------------------------------------


@rule("ODI-21.28", "ODI-20.19")
@pytest.mark.parametrize("good", ["game_meat", "silk"])
@pytest.mark.parametrize("space", ["mountain_1_upgrade_1", "mountain_3_upgrade_1"])
def test_102_a_fur_in_place_of_the_upgrade(good: str, space: str):
    table = at(Player(played=[102], supply={good: 1, "peas": 1}), strips={"strip_1": 7})
    play(table, f"use {space}", "mine strip_1 1", "accept")
    assert supply(table) == {"fur": 1, "peas": 1, "wood": 1}
    assert asked(table) == "Turn"


@rule("ODI-21.28")
def test_102_the_upgrade_remains_possible():
    table = at(Player(played=[102], supply={"silk": 1, "peas": 1}), strips={"strip_1": 7})
    play(table, "use mountain_1_upgrade_1", "mine strip_1 1", "decline", "upgrade peas 1")
    assert supply(table) == {"silk": 1, "mead": 1, "wood": 1}


@rule("ODI-21.28")
def test_102_on_no_other_space():
    table = at(Player(played=[102], supply={"game_meat": 1}))
    play(table, "use upgrade_2")
    assert asked(table) != "InsteadOfStep"
    table = at(Player(played=[102], supply={"game_meat": 1}), strips={"strip_1": 7})
    play(table, "use mountain_4_double_upgrade_2", "mine strip_1 1")
    assert asked(table) == "Raise"


@rule("ODI-21.28", "ODI-4.5")
def test_102_opens_the_space_when_nothing_else_is_possible():
    table = at(Player(played=[102], supply={"silk": 1}), strips={})
    play(table, "use mountain_1_upgrade_1")
    assert supply(table) == {"fur": 1}
    refused(at(Player(supply={"silk": 1}), strips={}), "use mountain_1_upgrade_1", "ODI-4.5")


# ---- 103: an item, if ore is paid ----------------------------------------------------------------


@rule("ODI-20.5", "ODI-4.6")
def test_103_the_ore_taken_pays():
    table = at(Player(played=[103]), strips={"strip_1": 2})
    play(table, "use craft_chest", "apply forest_blacksmith", "ready")
    assert supply(table) == {"chest": 1, "silver": 1}


def test_103_any_item_with_an_ore_at_hand_but_ore_must_pay():
    table = at(Player(played=[103], supply={"ore": 1, "wood": 1}), strips={"strip_1": 7})
    play(table, "use craft_chest", "apply forest_blacksmith", "ready")
    assert supply(table) == {"chest": 1, "silver": 1, "wood": 2}


def test_103_not_with_wood_alone():
    """Without an ore only an ore may be taken; then wood cannot pay."""
    table = at(Player(played=[103], supply={"wood": 1}), strips={"strip_1": 7})
    play(table, "use craft_chest")
    assert supply(table) == {"chest": 1, "silver": 1}
    table = at(Player(played=[103], supply={"wood": 1}), strips={"strip_1": 2})
    play(table, "use craft_chest", "ready")
    assert supply(table) == {"chest": 1, "silver": 1}
    assert state_of(table).strips == [(0, 5)]


def test_103_at_the_forge_and_nowhere_else():
    table = at(Player(played=[103], supply={"ore": 1}), strips={"strip_1": 7})
    play(table, "use forge", "apply forest_blacksmith", "ready", "tile jewelry")
    assert supply(table) == {"jewelry": 1, "wood": 1}
    table = at(Player(played=[103], supply={"stone": 1, "ore": 1}))
    play(table, "use craft_rune_stone")
    assert asked(table) == "Turn"


@rule("ODI-4.7")
def test_103_no_hope_in_an_item_that_may_not_be_taken():
    """Without wood or ore a strip that begins with wood opens nothing."""
    table = at(Player(played=[103]), strips={"strip_1": 7})
    assert "use craft_chest 0" not in offered(table)


# ---- 104: failing early --------------------------------------------------------------------------


@rule("ODI-21.29")
@pytest.mark.parametrize(("rolls", "more"), [(1, {"oil": 1}), (2, {"oil": 1}), (3, {})])
def test_104_a_raid_given_up_after_two_rolls(rolls: int, more: dict[str, int]):
    table = at(Player(played=[104], longships=[0]), nature=[Rolled(1)] * rolls)
    play(table, "use raiding", *["again"] * (rolls - 1), "fail")
    if more:
        assert asked(table) == "Choice"
        play(table, "option oil")
    assert supply(table) == {"stone": 1, "long_sword": 1, **more}
    assert asked(table) == "Turn"


def test_104_stockfish_just_as_well_but_no_refusal():
    table = at(Player(played=[104], longships=[0]), nature=[Rolled(8)])
    play(table, "use raiding", "fail")
    refused(table, "decline", "ODI-4.10")
    play(table, "option stockfish")
    assert supply(table) == {"stone": 1, "long_sword": 1, "stockfish": 1}


def test_104_not_after_a_pillage_nor_a_success():
    table = at(Player(played=[104], longships=[0]), nature=[Rolled(1)])
    play(table, "use pillaging_2", "fail", "back 0")
    assert asked(table) == "Turn"
    table = at(Player(played=[104], longships=[0]), nature=[Rolled(6)])
    play(table, "use raiding", "tile rune_stone")
    assert asked(table) == "Turn"


# ---- 105: a knarr instead of a boat --------------------------------------------------------------


@rule("ODI-21.30")
def test_105_needs_a_large_dock_and_three_wood():
    full = Player(played=[105], knarrs=4, supply={"wood": 3})
    table = at(full)
    play(table, "use build_whaling_boat")
    assert state_of(table).boats[0] == (0,)
    table = at(Player(played=[105], supply={"wood": 2}))
    play(table, "use build_whaling_boat")
    assert state_of(table).knarrs[0] == 0
    table = at(Player(played=[105], boats=[0, 0, 0], supply={"wood": 3}))
    play(table, "use build_whaling_boat")
    assert state_of(table).knarrs[0] == 1


def test_105_is_optional():
    table = at(Player(played=[105], supply={"wood": 3}))
    play(table, "use build_whaling_boat", "decline")
    assert state_of(table).boats[0] == (0,)
    assert supply(table) == {"wood": 2}


# ---- 106: fewer Vikings for plundering -----------------------------------------------------------


@rule("ODI-21.31", "ODI-4.2", "ODI-20.12")
@pytest.mark.parametrize(("ships", "fewer"), [(2, []), (3, [3]), (4, [2])])
def test_106_vikings_for_plundering(ships: int, fewer: list[int]):
    table = at(Player(played=[106], longships=[0] * ships))
    assert [n for n in range(1, 4) if f"use plundering {n}" in offered(table)] == fewer
    assert "use plundering 0" in offered(table)
    refused(table, f"use plundering {3 if ships == 4 else 2}", "ODI-4.2")


@rule("ODI-21.31")
@pytest.mark.parametrize(("ships", "number"), [(3, 0), (3, 3), (4, 0), (4, 2)])
def test_106_the_column_bonus_needs_four(ships: int, number: int):
    table = at(Player(played=[106], longships=[0] * ships, hand=[43]))
    play(table, f"use plundering {number}")
    assert ("play fruit_picker" in offered(table)) == (number == 0)
    assert vikings(table) == 6 - (number or 4)


def test_106_with_two_vikings_left():
    table = at(Player(played=[106], longships=[0] * 4, vikings=2))
    play(table, "use plundering 2")
    assert supply(table) == {"silver_hoard": 1}


@rule("ODI-21.44")
def test_106_knarrs_do_not_count():
    table = at(Player(played=[106, 147], longships=[0, 0], knarrs=2))
    assert "use plundering 3" not in offered(table)


# ---- 107: any board ------------------------------------------------------------------------------


@rule("ODI-21.32")
def test_107_any_board_with_any_ship():
    table = at(Player(played=[107], boats=[0]), lands=["labrador"])
    play(table, "use explore_near")
    assert "explore labrador whaling_boat" in offered(table)
    assert "explore shetland whaling_boat" in offered(table)
    play(table, "explore labrador whaling_boat")
    assert boards(table) == ["home_board", "labrador"]
    assert vikings(table) == 5


@rule("ODI-21.32", "ODI-18.8")
def test_107_opens_the_space_but_not_boards_face_down_or_claimed():
    other = Player(boards=[Board("shetland"), Board("faroe_islands")])
    table = at(Player(played=[107], boats=[0]), other)
    play(table, "use explore_near")
    refused(table, "explore shetland whaling_boat", "ODI-18.6")
    refused(table, "explore labrador whaling_boat", "ODI-18.1")
    assert "use explore_near 0" not in offered(at(Player(boats=[0]), other))
    assert "use explore_near 0" not in offered(at(Player(played=[107]), other))


def test_107_not_on_the_other_spaces():
    table = at(Player(played=[107], boats=[0]))
    assert "use explore_middle 0" not in offered(table)
