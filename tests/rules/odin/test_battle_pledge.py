"""Chapter 16: what raises the result of a battle lies aside until it is over (L10)."""

import pytest

from drakkar.games.odin.invariants import invariants
from drakkar.games.odin.moves import Rolled
from drakkar.kernel.testing import rule
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

SHED = [Board("home_board"), Board("shed")]


def raid(me: Player, roll: int = 8):
    table = at(me, nature=[Rolled(roll)])
    play(table, "use raiding")
    return table


@rule("ODI-16.29")
def test_a_stone_named_for_the_battle_does_not_go_into_a_shed():
    table = raid(Player(longships=[0], supply={"stone": 1}, boards=SHED))
    assert "fill 1 stone" in offered(table)
    play(table, "boost stone")
    assert asked(table) == "Battle"
    refusal = refused(table, "fill 1 stone", "ODI-16.29")
    assert refusal.reason == "laid-aside"
    play(table, "tile spices")  # 9
    assert supply(table) == {"spices": 1}


@rule("ODI-16.29")
def test_another_stone_does():
    table = raid(Player(longships=[0], supply={"stone": 2}, boards=SHED))
    play(table, "boost stone", "fill 1 stone")
    assert "boost stone" not in offered(table)
    assert "fill 1 stone" not in offered(table)
    play(table, "tile spices")
    assert supply(table) == {"spices": 1}


@rule("ODI-16.29", "ODI-16.27")
def test_a_failure_gives_everything_back():
    me = Player(longships=[0], supply={"stone": 1, "long_sword": 2})
    table = raid(me)
    play(table, "boost stone", "boost long_sword")
    assert supply(table) == {"long_sword": 1}
    invariants(state_of(table))
    play(table, "fail")
    assert supply(table) == {"stone": 2, "long_sword": 3}
    assert state_of(table).dice == []


@rule("ODI-16.29")
@pytest.mark.parametrize("item", ["long_sword", "spear"])
def test_a_weapon_named_pays_nothing_else(item: str):
    """Occupation 56 takes two weapons for an ore; 137 lets spears raise the result."""
    table = raid(Player(longships=[0], supply={item: 1, "bow": 1}, played=[56, 137]))
    assert "ability arms_dealer 1" in offered(table)
    play(table, f"boost {item}")
    assert "ability arms_dealer 1" not in offered(table)
    play(table, "fail")
    assert supply(table)[item] == (2 if item == "long_sword" else 1)


@rule("ODI-16.29")
def test_it_is_still_held_where_weapons_are_counted():
    """Occupation 69 fills up to two of each kind."""
    me = Player(longships=[0], supply={"long_sword": 2, "silver": 1}, played=[52], hand=[69])
    table = raid(me)
    play(table, "boost long_sword", "boost long_sword", "ability tutor 1")
    if asked(table) == "Effects":
        play(table, "apply equipment_supplier")
    assert "long_sword" not in supply(table)
    assert supply(table)["bow"] == 2
    play(table, "tile silk")
    assert state_of(table).weapon_discard[3] == 2


@rule("ODI-16.29")
def test_a_battle_inside_a_battle_has_its_own():
    """Occupation 77 pillages in the middle of a raid."""
    me = Player(longships=[0], supply={"stone": 2, "silver": 1}, played=[52], hand=[77])
    table = at(me, Player(on={"pillaging_2": 2}), nature=[Rolled(8), Rolled(9)])
    play(table, "use raiding", "boost stone", "ability tutor 1", "apply follower")
    if asked(table) == "VisitSpace":
        play(table, "visit pillaging_2")
    assert asked(table) == "Battle"
    play(table, "boost stone", "fail")
    assert supply(table)["stone"] == 2  # the own one and the consolation
    play(table, "tile spices")
    assert supply(table)["spices"] == 1
    assert state_of(table).dice == []
