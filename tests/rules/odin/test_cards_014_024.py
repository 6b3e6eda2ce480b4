"""Occupations 14 to 24: what each does, and what it does not."""

from __future__ import annotations

import pytest

from drakkar.kernel.testing import rule
from tests.rules.odin.one_card import applies, brings, plays
from tests.rules.odin.position import (
    Board,
    Player,
    asked,
    at,
    boards,
    events_of,
    play,
    refused,
    supply,
)

SPECIAL = ["belt", "helmet", "crucifix", "cloakpin", "horseshoe", "chalice"]


# ---- 14 to 16, 18, 19, 22 to 24: counting --------------------------------------------------------


def _ships(boats: int, knarrs: int, longships: int) -> Player:
    return Player(boats=[0] * boats, knarrs=knarrs, longships=[0] * longships)


HOUSES = [Board("stone_house"), Board("long_house"), Board("shed")]

COUNTED: list[tuple[int, Player, dict[str, int]]] = [
    (14, _ships(1, 1, 0), {}),
    (14, _ships(1, 1, 1), {"whale_meat": 1}),
    (14, _ships(2, 2, 1), {"whale_meat": 1}),
    (14, _ships(2, 2, 2), {"whale_meat": 2}),
    (14, _ships(3, 2, 2), {"whale_meat": 2}),
    (15, Player(), {}),
    (15, Player(boards=HOUSES), {"mead": 4}),
    (16, Player(boats=[0, 0, 0], longships=[3, 0]), {}),
    (16, Player(boats=[1], longships=[3]), {"silver": 2}),
    (16, Player(boats=[1, 1], longships=[3]), {"silver": 3}),
    (16, Player(longships=[3, 3]), {"silver": 4}),
    (16, Player(boats=[1], longships=[3, 3]), {"silver": 5}),
    (16, Player(longships=[3, 3, 3]), {"silver": 5}),
    (18, Player(longships=[1, 1]), {}),
    (18, Player(longships=[2, 1]), {"silk": 1}),
    (18, Player(longships=[2, 3]), {"jewelry": 1}),
    (18, Player(longships=[2, 2, 2]), {"silver_hoard": 1}),
    (18, Player(longships=[3, 3, 3, 3]), {"silver_hoard": 1}),
    (19, Player(supply=dict.fromkeys(SPECIAL[:2], 1)), {}),
    (19, Player(supply=dict.fromkeys(SPECIAL[:3], 1)), {"silk": 1}),
    (19, Player(supply=dict.fromkeys(SPECIAL[:4], 1)), {"spices": 1}),
    (19, Player(supply=dict.fromkeys(SPECIAL[:5], 1)), {"jewelry": 1}),
    (19, Player(supply=dict.fromkeys(SPECIAL, 1)), {"jewelry": 1}),
    (22, _ships(3, 2, 0), {}),
    (22, _ships(0, 0, 2), {"stone": 2, "ore": 2, "silver": 2}),
    (23, Player(boards=[Board("shed")]), {}),
    (23, Player(boards=HOUSES), {"silver": 4}),
    (24, _ships(0, 2, 1), {"oil": 2}),
    (24, _ships(3, 1, 1), {"oil": 1, "wood": 3}),
]


@rule("ODI-20.1", "ODI-20.12", "ODI-21.8")
@pytest.mark.parametrize(("number", "owner", "gain"), COUNTED)
def test_what_is_counted_when_the_card_is_played(number: int, owner: Player, gain: dict[str, int]):
    assert brings(number, owner) == gain


@rule("ODI-20.22")
@pytest.mark.parametrize("number", [14, 22, 24])
def test_emigrated_ships_do_not_count(number: int):
    gone = Player(boats=[0] * (number == 14), emigrated=["longship", "knarr"])
    assert brings(number, gone, round=4) == {}


@rule("ODI-9.22")
def test_19_tiles_that_lie_on_boards_count():
    laid = Board("home_board", [("belt", 0, 0)])
    house = Board("long_house", [("helmet", 0, 0)])
    owner = Player(supply={"crucifix": 1}, boards=[laid, house])
    assert brings(19, owner) == {"silk": 1}


# ---- 15: building houses -------------------------------------------------------------------------


@rule("ODI-21.61")
@pytest.mark.parametrize(
    ("space", "choice", "hides"),
    [
        ("build_stone_house", "", 1),
        ("build_long_house", "", 1),
        ("build_house_and_ship", "option stone_house_and_longship", 1),
        ("build_shed", "", 0),
        ("build_knarr", "", 0),
    ],
)
def test_15_a_hide_per_house_built(space: str, choice: str, hides: int):
    table = at(Player(played=[15], supply={"stone": 2, "wood": 2}))
    play(table, f"use {space}", *filter(None, [choice]))
    assert supply(table).get("hide", 0) == hides


def test_15_a_house_received_is_not_built():
    table = applies(72, Player(played=[15], supply={"silver": 1}))
    assert boards(table) == ["home_board", "stone_house"]
    assert supply(table) == {}
    none_left = Player(played=[15], supply={"stone": 2, "wood": 2})
    table = at(none_left, buildings={"stone_house": 0})
    play(table, "use build_house_and_ship", "option stone_house_and_longship")
    assert supply(table) == {}  # the ship alone


# ---- 17: up to blue ------------------------------------------------------------------------------


@rule("ODI-21.9")
@pytest.mark.parametrize(
    ("good", "blue"),
    [
        ("flax", "silverware"),
        ("milk", "chest"),
        ("oil", "rune_stone"),
        ("pregnant_sheep", "jewelry"),
        ("cattle", "silver_hoard"),
    ],
)
def test_17_one_tile_rises_to_blue(good: str, blue: str):
    table = applies(17, Player(supply={good: 2, "silk": 1}))
    assert supply(table) == {good: 1, blue: 1, "silk": 1}
    assert asked(table) == "Turn"  # one tile only


@rule("ODI-21.9", "ODI-20.1")
def test_17_no_half_way_and_nothing_blue():
    table = applies(17, Player(supply={"flax": 1, "wool": 1, "silk": 1}))
    refused(table, "upgrade flax 1", "ODI-13.18")
    refused(table, "upgrade silk 1", "ODI-13.19")
    refused(table, "stop", "ODI-13.15")
    table = plays(17, Player(supply={"flax": 1}))
    play(table, "decline")
    assert supply(table) == {"flax": 1}


# ---- 20 and 21: bonuses --------------------------------------------------------------------------

OF_HOUSES = {"oil": 1, "beans": 1, "peas": 1, "hide": 1}
OF_HOME = {"ore": 1, "wood": 1, "rune_stone": 1, "mead": 1, "stone": 1}


@rule("ODI-7.1", "ODI-20.2")
@pytest.mark.parametrize(("number", "gain"), [(20, OF_HOUSES), (21, OF_HOME)])
def test_20_and_21_bonuses_of_one_kind_of_boards(number: int, gain: dict[str, int]):
    names = ["home_board", "long_house", "stone_house", "shetland"]
    owner = Player(boards=[Board(name, fill=True) for name in names], played=[41, 161, 162])
    table = applies(number, owner)
    assert supply(table) == gain  # and no other card takes it for a bonus phase
    table = plays(number, owner)
    play(table, "decline")
    assert supply(table) == {}


@rule("ODI-7.1")
@pytest.mark.parametrize("number", [20, 21])
def test_20_and_21_nothing_that_is_not_closed_in(number: int):
    table = applies(number, Player(boards=[Board("home_board"), Board("long_house")]), listen=True)
    assert events_of(table, "gained") == []
