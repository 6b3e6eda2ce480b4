"""Occupations 88 to 95: what each does, and what it does not."""

from __future__ import annotations

import pytest

from drakkar.games.odin.moves import Rolled
from drakkar.games.odin.phases.round_start import Harvest
from drakkar.kernel.testing import rule
from tests.rules.odin.one_card import offers
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

SPECIAL = ["belt", "helmet", "crucifix", "cloakpin", "horseshoe", "chalice"]

# ---- 88: the other diagonal ----------------------------------------------------------------------


@rule("ODI-21.18")
@pytest.mark.parametrize(
    ("good", "better"),
    [
        ("flax", "mead"),
        ("fruits", "sheep"),
        ("stockfish", "oil"),
        ("sheep", "skin_and_bones"),
        ("pregnant_cattle", "robe"),
        ("cattle", "robe"),
        ("hide", "rune_stone"),
        ("clothing", "treasure_chest"),
    ],
)
def test_88_up_and_to_the_left(good: str, better: str):
    table = at(Player(played=[88], knarrs=1, supply={good: 1, "silver": 2, "salt_meat": 1}))
    play(table, "use overseas_trading_1", "apply clerk", f"diagonal {good} 1")
    assert supply(table) == {better: 1, "silver": 1, "salt_meat": 1}
    assert not offers(table, 88)  # one knarr


@rule("ODI-21.18")
def test_88_no_first_column_and_nothing_blue():
    goods = {"peas": 1, "mead": 1, "oil": 1, "silk": 1, "rune_stone": 1, "milk": 1, "silver": 2}
    table = at(Player(played=[88], knarrs=1, supply=goods))
    play(table, "use overseas_trading_1", "apply clerk")
    for good in ("peas", "mead", "oil", "silk", "rune_stone"):
        refused(table, f"diagonal {good} 1", "ODI-21.18")
    refused(table, "diagonal milk 2", "ODI-21.18")


@rule("ODI-21.13", "ODI-21.12")
def test_88_once_per_knarr_and_to_be_traded_at_once():
    clerk = Player(played=[88], knarrs=2, supply={"milk": 3, "silver": 9})
    table = at(clerk)
    play(table, "use overseas_trading_2")
    for _ in range(2):
        play(table, "apply clerk", "diagonal milk 1")
    assert not offers(table, 88)
    play(table, "ready", "trade hide")
    assert supply(table) == {"milk": 1, "hide": 1, "silverware": 1, "silver": 6}
    table = at(clerk)
    play(table, "use overseas_trading_1", "ready")
    assert supply(table) == {"milk": 3, "silver": 8}
    table = at(clerk)
    play(table, "use special_sale")
    assert asked(table) == "Sale"


# ---- 89 and 90: battles --------------------------------------------------------------------------


@rule("ODI-16.23")
@pytest.mark.parametrize("space", ["raiding", "pillaging_2"])
def test_89_a_stone_adds_two(space: str):
    goods = {"stone": 1, "long_sword": 1}
    for cards, best in (([89], 9), ([], 8)):
        table = at(Player(played=cards, longships=[0], supply=goods), nature=[Rolled(6)])
        play(table, f"use {space}", "boost stone", "boost long_sword")
        tiles = offered(table)
        assert "tile silk" in tiles  # worth 8
        assert ("tile spices" in tiles) == (best == 9)
        assert "tile jewelry" not in tiles  # worth 10
        play(table, "tile silk")
        assert supply(table) == {"silk": 1}


@rule("ODI-21.39", "ODI-16.4")
def test_90_an_ore_for_two_more_in_all_rolls():
    table = at(Player(played=[90], longships=[2]), nature=[Rolled(1), Rolled(6)])
    play(table, "use raiding", "apply sword_fighter")
    assert state_of(table).longships[0] == (1,)
    refused(table, "tile rune_stone", "ODI-16.24")  # 3
    play(table, "again")
    assert not offers(table, 90)  # one ore per raid
    refused(table, "tile spices", "ODI-16.25")  # 9 is more than 8
    play(table, "tile silk")
    assert supply(table) == {"silk": 1}  # the ore is gone


@rule("ODI-21.39", "ODI-20.4")
def test_90_the_ship_that_raids():
    table = at(Player(played=[90], longships=[0, 1, 2]), nature=[Rolled(6)])
    play(table, "use raiding", "give longship 1", "apply sword_fighter")
    assert state_of(table).longships[0] == (0, 0, 2)
    table = at(Player(played=[90], longships=[0, 1, 2]), nature=[Rolled(6)])
    play(table, "use raiding", "give longship 0")
    assert asked(table) == "Battle"
    table = at(Player(played=[90], longships=[1]), nature=[Rolled(6)])
    play(table, "use raiding", "decline")
    refused(table, "tile silk", "ODI-16.25")
    assert state_of(table).longships[0] == (1,)


def test_90_no_pillage():
    table = at(Player(played=[90], longships=[1]), nature=[Rolled(6)])
    play(table, "use pillaging_2")
    assert asked(table) == "Battle"


# ---- 91: a late action ---------------------------------------------------------------------------


def _all_pass(table: Scripted) -> Scripted:
    while asked(table) == "Turn":
        play(table, "pass")
    return table


@rule("ODI-21.25", "ODI-4.18")
def test_91_a_free_space_beside_an_own_viking():
    goods = {"silver": 3, "cattle": 1}
    late = Player(played=[91], on={"weekly_beans": 1}, supply=goods)
    table = _all_pass(at(late, Player()))
    play(table, "apply latecomer")
    for space in ("buy_2_stockfish", "weekly_beans", "products_mead"):
        refused(table, f"visit {space}", "ODI-20.16")
    play(table, "visit buy_2_salt_meat")
    assert supply(table) == {"salt_meat": 2, "cattle": 1}
    assert not offers(table, 91)  # once
    assert state_of(table).first == 0  # nobody has placed anything
    table = _all_pass(at(late, Player()))
    play(table, "decline")
    assert supply(table) == goods


@rule("ODI-21.25")
def test_91_both_prices_are_paid():
    two = Player(played=[91], on={"weekly_beans": 1}, supply={"silver": 2})
    assert not offers(_all_pass(at(two, Player())), 91)
    poor = Player(played=[91], on={"weekly_beans": 1}, supply={"cattle": 1})
    assert not offers(_all_pass(at(poor, Player())), 91)


@rule("ODI-21.25")
def test_91_the_space_is_free_and_in_column_1():
    taken = Player(on={"buy_2_salt_meat": 1, "products_milk": 1})
    late = Player(played=[91], on={"weekly_beans": 1, "products_mead": 2}, supply={"silver": 9})
    assert not offers(_all_pass(at(late, taken)), 91)


@rule("ODI-21.25")
def test_91_an_imitation_space_is_the_last_position():
    late = Player(played=[91], on={"play_occupation_paid": 1}, supply={"silver": 1})
    people = [late, Player(on={"weekly_beans": 1, "draw_occupation": 1}), Player(), Player()]
    table = _all_pass(at(*people, imitation=(1, 3)))
    play(table, "apply latecomer", "visit weekly_beans")
    assert supply(table) == {"beans": 1, "silver": 1}
    late = Player(played=[91], on={"imitation_left": 1}, supply={"silver": 1, "ore": 1})
    table = _all_pass(at(late, Player(), Player(), Player(), imitation=(1, 3)))
    play(table, "apply latecomer", "visit play_occupation_paid")
    assert supply(table) == {"silver": 1}  # the ore is paid on the space above


# ---- 92 to 95: rounds without harvest ------------------------------------------------------------


def _harvest(owner: Player, number: int = 3) -> Scripted:
    """Round 3 has no harvest, round 1 has one."""
    return at(owner, asks=Harvest(0), round=number, phase=2, strips={"strip_1": 7, "strip_7": 3})


IDLE: list[tuple[Player, dict[str, int]]] = [
    (Player(played=[92], supply=dict.fromkeys(SPECIAL[:2], 1)), {}),
    (Player(played=[92], supply=dict.fromkeys(SPECIAL[:3], 1)), {"silver": 1}),
    (Player(played=[92], supply=dict.fromkeys(SPECIAL[:4], 1)), {"silver": 2}),
    (Player(played=[92], supply=dict.fromkeys(SPECIAL[:5], 1)), {"silver": 3}),
    (Player(played=[92], supply=dict.fromkeys(SPECIAL, 1)), {"silver": 3}),
    (Player(played=[93], knarrs=1), {}),
    (Player(played=[93], boats=[0]), {"beans": 1}),
    (Player(played=[93], boats=[0, 0]), {"grain": 1}),
    (Player(played=[93], boats=[0, 0, 0]), {"cabbage": 1}),
]


@rule("ODI-20.12", "ODI-3.7")
@pytest.mark.parametrize(("owner", "gain"), IDLE)
def test_92_and_93_in_rounds_without_harvest(owner: Player, gain: dict[str, int]):
    assert supply(_harvest(owner)) == {**owner.supply, **gain}
    crops = {"peas": 1, "beans": 1, "flax": 1}
    assert supply(_harvest(owner, 1)) == {**owner.supply, **crops}


@rule("ODI-9.22")
def test_92_tiles_on_boards_count():
    home = Board("home_board", [("belt", 0, 0), ("helmet", 2, 0)])
    table = _harvest(Player(played=[92], boards=[home], supply={"chalice": 1}))
    assert supply(table) == {"chalice": 1, "silver": 1}


def test_93_the_round_stays_without_harvest():
    table = _harvest(Player(played=[93, 169], boats=[0], supply={"flax": 1}))
    assert supply(table) == {"flax": 1, "beans": 1}


@rule("ODI-3.7", "ODI-20.4")
def test_94_two_oil_for_spices():
    owner = Player(played=[94], supply={"oil": 4})
    table = _harvest(owner)
    play(table, "apply spice_merchant")
    assert supply(table) == {"oil": 2, "spices": 1}
    assert not offers(table, 94)  # once
    table = _harvest(owner)
    play(table, "decline")
    assert supply(table) == {"oil": 4}
    assert not offers(_harvest(owner, 1), 94)
    assert not offers(_harvest(Player(played=[94], supply={"oil": 1})), 94)


@rule("ODI-3.7", "ODI-20.4")
@pytest.mark.parametrize(
    ("mine", "gain"),
    [
        ("strip_1 1", {"wood": 1}),
        ("strip_1 2", {"wood": 2}),
        ("strip_7 2", {"ore": 1, "silver": 2}),
    ],
)
def test_95_two_items_of_one_strip(mine: str, gain: dict[str, int]):
    owner = Player(played=[95])
    table = _harvest(owner)
    play(table, "apply wanderer")
    refused(table, "mine strip_1 3", "ODI-13.2")
    play(table, f"mine {mine}")
    assert supply(table) == gain
    assert not offers(table, 95)
    table = _harvest(owner)
    play(table, "decline")
    assert supply(table) == {}
    assert not offers(_harvest(owner, 1), 95)
