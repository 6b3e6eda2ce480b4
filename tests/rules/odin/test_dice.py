"""Chapter 16: raiding, pillaging and hunting."""

from __future__ import annotations

from dataclasses import replace

import pytest

from drakkar.games.odin.box import ITEM_NAMES, SWORDS
from drakkar.games.odin.dice.results import ACTIONS
from drakkar.games.odin.dice.rolling import Roll
from drakkar.games.odin.moves import Cards, Rolled
from drakkar.kernel.refusal import Refusal
from drakkar.kernel.testing import rule
from tests.rules.odin.position import (
    Player,
    Scripted,
    asked,
    at,
    offered,
    play,
    refused,
    state_of,
    supply,
    vikings,
)

CARD = Cards(("miller",))
LONGSHIP = Player(longships=[0])


def on(space: str, me: Player, *rolls: int, seat_2: Player | None = None) -> Scripted:
    """The die has been rolled once on this space; these are all rolls."""
    card = [CARD] if space in ("whaling_3_boats", "pillaging_3") else []
    nature = [*card, *(Rolled(value) for value in rolls)]
    table = at(me, seat_2 or Player(), round=3, nature=nature)
    play(table, f"use {space}")
    return table


def has(me: Player | None = None, /, **items: int) -> Player:
    return replace(me or Player(), supply=items)


# ---- the course ------------------------------------------------------------------------------


@rule("ODI-16.2", "ODI-16.3")
@pytest.mark.parametrize("space", ["hunting_game_1", "laying_a_snare", "raiding", "pillaging_2"])
def test_one_to_three_rolls(space: str):
    table = on(space, has(LONGSHIP, wood=6), 8, 7, 6)
    assert state_of(table).dice[-1][2] == 1  # at least one
    play(table, "again", "again")
    refused(table, "again", "ODI-16.2")
    assert asked(table) in ("Hunt", "Battle")


@rule("ODI-16.3")
def test_only_the_last_roll_counts():
    table = on("hunting_game_1", has(wood=8), 1, 7)
    assert "spend 1 0" in offered(table)
    play(table, "again")
    refused(table, "spend 1 0", "ODI-16.14")
    table = on("raiding", LONGSHIP, 8, 6)
    play(table, "again")
    refused(table, "tile chest", "ODI-16.25")
    play(table, "tile rune_stone")
    assert supply(table) == {"rune_stone": 1}


@rule("ODI-16.5", "ODI-16.6", "ODI-16.8", "ODI-16.20", "ODI-16.21")
@pytest.mark.parametrize(
    ("space", "sides"),
    [("hunting_game_1", 8), ("hunting_game_2", 8), ("laying_a_snare", 8), ("whaling_3_boats", 12),
     ("whaling_1_boat", 12), ("raiding", 8), ("pillaging_2", 12), ("pillaging_3", 12)],
)  # fmt: skip
def test_the_die_of_every_action(space: str, sides: int):
    table = on(space, Player(boats=[0], longships=[0]), sides)
    s = state_of(table)
    chance = Roll(0)
    assert len(chance.outcomes(s)) == sides
    assert chance.refuse(s, Rolled(sides)) is None
    assert isinstance(chance.refuse(s, Rolled(sides + 1)), Refusal)
    assert isinstance(chance.refuse(s, Rolled(0)), Refusal)


@rule("ODI-16.1", "ODI-8.19")
def test_ore_is_loaded_before_the_action_and_not_during_it():  # W72
    me = Player(boats=[0], longships=[2], supply={"ore": 2})
    table = on("pillaging_2", me, 5, 5)
    refused(table, "load longship 2", "ODI-8.19")
    play(table, "again")
    refused(table, "load longship 2", "ODI-8.19")
    table = at(me, round=3, nature=[Rolled(5)])
    play(table, "load longship 2", "use pillaging_2")
    assert "tile chest" in offered(table)  # 5 + 3


@rule("ODI-16.1")
def test_a_card_played_before_the_action_comes_before_the_boats_are_named():
    table = at(Player(boats=[0, 0], hand=[43]), round=3, nature=[Rolled(5)])
    play(table, "use whaling_1_boat")
    assert asked(table) == "Before"
    play(table, "ready")
    assert asked(table) == "Hunt"


# ---- hunting, snaring, whaling ---------------------------------------------------------------


@rule("ODI-16.15", "ODI-16.16", "ODI-16.17")
def test_a_hunting_game_that_fails():  # W80
    table = on("hunting_game_2", has(wood=2, bow=2), 3, 7, 4)
    play(table, "again", "again")
    assert "spend 2 2" in offered(table)
    before = vikings(table)
    play(table, "fail")
    assert supply(table) == {"wood": 3, "bow": 3}
    assert vikings(table) == before  # none comes back
    assert table.deciders == (1,)


@rule("ODI-16.5", "ODI-16.14", "ODI-17.1")
def test_a_hunting_game_that_succeeds():  # W81a
    table = on("hunting_game_1", has(wood=2, bow=2), 3)
    play(table, "spend 1 2")
    assert supply(table) == {"wood": 1, "hide": 1, "game_meat": 1}
    assert state_of(table).weapon_discard == [2, 0, 0, 0]


@rule("ODI-16.14")
def test_neither_more_nor_less_nor_another_weapon():  # W81b
    table = on("hunting_game_1", has(wood=2, spear=2, snare=2, long_sword=2), 3)
    refused(table, "spend 2 1", "ODI-16.14")  # a spear is no bow
    refused(table, "spend 2 0", "ODI-16.14")
    table = on("hunting_game_1", has(wood=3, bow=3), 3)
    assert {move for move in offered(table) if move.startswith("spend")} == {
        "spend 0 3", "spend 1 2", "spend 2 1", "spend 3 0",
    }  # fmt: skip
    refused(table, "spend 3 1", "ODI-16.14")


@rule("ODI-16.15")
def test_who_cannot_pay_fails():
    table = on("hunting_game_1", Player(), 8, 8, 8)
    assert offered(table) == ["fail", "again"]
    play(table, "again", "again")  # nothing is left to decide then
    assert supply(table) == {"wood": 1, "bow": 1}


@rule("ODI-16.6", "ODI-16.7")
def test_the_snare_spent_comes_back():  # W82a
    table = at(
        has(wood=1, snare=1), round=3, nature=[Rolled(6), Rolled(2)],
        weapon_pile={"snare": 5}, weapon_discard={},
    )  # fmt: skip
    play(table, "use laying_a_snare", "again", "spend 1 1")
    assert supply(table) == {"fur": 1, "snare": 1}
    assert state_of(table).weapon_pile[1] == 5  # the very one from the discard pile
    assert state_of(table).weapon_discard[1] == 0


@rule("ODI-16.16", "ODI-16.17", "ODI-16.18")
def test_a_snare_that_fails():  # W82b
    table = on("laying_a_snare", Player(), 5, 5, 8)
    play(table, "again", "again")
    assert asked(table) == "Homecoming"
    before = vikings(table)
    refused(table, "back 2", "ODI-16.17")
    play(table, "back 1")
    assert supply(table) == {"wood": 1, "snare": 1}
    assert vikings(table) == before + 1
    table = on("laying_a_snare", Player(), 5)
    play(table, "fail", "back 0")  # nobody has to
    assert vikings(table) == before


@rule("ODI-16.18", "ODI-4.4")
def test_a_viking_that_came_back_may_be_placed_again():
    table = at(Player(vikings=2), Player(passed=True), round=3, nature=[Rolled(8)])
    play(table, "use laying_a_snare", "fail", "back 1", "use take_stockfish")
    assert supply(table)["stockfish"] == 1


@rule("ODI-16.13", "ODI-16.10")
def test_a_result_of_zero_ends_it():  # W83
    table = on("whaling_1_boat", Player(boats=[1]), 2)
    assert table.deciders == (1,)  # no further roll, no failure
    assert supply(table) == {"oil": 1, "skin_and_bones": 1, "whale_meat": 1}
    table = at(Player(boats=[1]), round=3, nature=[Rolled(3)])
    play(table, "use whaling_1_boat")
    assert "fail" in offered(table)


@rule("ODI-16.9", "ODI-16.10", "ODI-16.12")
def test_whaling_with_three_boats():  # W84
    me = Player(boats=[1, 1], supply={"silver": 3, "spear": 3})
    table = at(me, round=3, nature=[CARD, Rolled(8), Rolled(4)])
    play(table, "buy whaling_boat", "use whaling_3_boats", "boats 2 1")
    refused(table, "spend 0 2", "ODI-16.14")
    assert "spend 0 3" in offered(table)
    play(table, "again")  # 4 - 5 is 0
    assert table.deciders == (1,)
    assert supply(table) == {"spear": 3, "oil": 1, "skin_and_bones": 1, "whale_meat": 1}
    assert state_of(table).boats[0] == (1, 1, 0)  # the ore is not spent


@rule("ODI-16.9")
def test_boats_may_be_left_out():
    table = at(Player(boats=[1, 1, 0], supply={"spear": 9}), round=3, nature=[CARD, Rolled(6)])
    play(table, "use whaling_3_boats")
    refused(table, "boats 0 0", "ODI-16.9")
    refused(table, "boats 0 2", "ODI-16.9")
    play(table, "boats 0 1")
    assert "spend 0 5" in offered(table)
    table = at(Player(boats=[1, 0]), round=3, nature=[Rolled(6)])
    play(table, "use whaling_1_boat")
    refused(table, "boats 1 1", "ODI-16.9")
    play(table, "boats 1 0")
    assert "fail" in offered(table)


@rule("ODI-16.8", "ODI-16.14")
def test_whaling_is_paid_with_wood_and_spears():
    table = on("whaling_1_boat", replace(Player(boats=[0]), supply={"wood": 3, "spear": 2}), 6)
    refused(table, "spend 4 1", "ODI-16.14")
    play(table, "spend 3 2")
    assert supply(table) == {"oil": 1, "skin_and_bones": 1, "whale_meat": 1}


@rule("ODI-16.16", "ODI-16.17")
@pytest.mark.parametrize("space", ["whaling_3_boats", "whaling_1_boat"])
def test_a_failed_whaling_returns_two_vikings(space: str):  # W85
    table = on(space, replace(Player(boats=[0]), supply={"spear": 2}), 11, 9, 12)
    before = vikings(table)
    play(table, "again", "again")
    assert asked(table) == "Homecoming"
    refused(table, "back 3", "ODI-16.17")
    play(table, "back 2")
    assert supply(table) == {"spear": 3, "wood": 1}
    assert vikings(table) == before + 2


@rule("ODI-16.11")
def test_a_boat_left_out_does_not_improve_the_reward():
    """Occupation 141 looks at the boats that could have gone."""

    def reward(boats: list[int], space: str, *answers: str) -> dict[str, int]:
        nature = [*([CARD] if space == "whaling_3_boats" else []), Rolled(1)]
        table = at(Player(boats=boats, played=[141]), round=3, nature=nature)
        play(table, f"use {space}", *answers)
        assert table.deciders == (1,)
        stock = supply(table)
        return {name: stock[name] for name in stock if name not in CATCH}

    reward_without = reward([0], "whaling_3_boats")
    three = reward([0, 0, 0], "whaling_3_boats", "boats 0 3")
    assert reward_without != three
    assert reward([0, 0, 0], "whaling_3_boats", "boats 0 1") == three
    assert reward([0, 0, 0], "whaling_1_boat") == reward_without  # no more than one may go there


CATCH = ("oil", "skin_and_bones", "whale_meat")


@rule("ODI-16.12", "ODI-16.4")
def test_below_zero_only_in_battle():
    """Occupation 4 takes 1 off every roll, 13 another one when hunting."""
    table = on("hunting_game_1", Player(played=[4, 13]), 1)
    assert supply(table) == {"hide": 1, "game_meat": 1}
    table = on(
        "raiding", Player(played=[4], longships=[0], supply={"stone": 5, "long_sword": 1}), 1
    )
    play(table, *("boost stone",) * 5)  # 1 - 1 + 5
    refused(table, "tile rune_stone", "ODI-16.24")
    play(table, "boost long_sword", "tile rune_stone")
    assert supply(table) == {"rune_stone": 1}


@rule("ODI-16.19")
def test_a_dice_action_of_an_occupation_returns_nobody():
    """Occupation 85: a hunting game, then a snare."""
    me = Player(hand=[85], supply={"silver": 3})
    table = at(me, round=3, nature=[Rolled(8), Rolled(8)])
    play(table, "use play_occupations_2")
    before = vikings(table)
    number = 0
    while table.deciders == (0,) and number < 9:
        moves = offered(table)
        play(table, next(m for m in ("fail", *moves) if m in moves))
        number += 1
    assert supply(table) == {"wood": 2, "bow": 1, "snare": 1}
    assert vikings(table) == before


@rule("ODI-16.19")
def test_nor_does_one_on_a_space_used_without_vikings():
    """Occupation 77 on a snare, while Vikings stand on an imitation space."""
    me = Player(hand=[77], on={"imitation_right": 3})
    table = at(
        me, Player(on={"laying_a_snare": 2}), seats=4, imitation=(1, 3), round=3,
        nature=[Rolled(8)],
    )  # fmt: skip
    play(table, "use play_occupations_2", "apply follower")
    before = vikings(table)
    play(table, "fail")
    assert vikings(table) == before
    assert table.deciders == (1,)


# ---- raids and pillages ----------------------------------------------------------------------


@rule("ODI-16.27", "ODI-16.17")
def test_a_raid_that_fails():  # W75
    me = Player(longships=[2], supply={"stone": 2, "long_sword": 1})
    table = on("raiding", me, 4, 5, 3)
    play(table, "again", "again")
    before = vikings(table)
    play(table, "boost stone", "boost stone", "boost long_sword", "fail")
    assert supply(table) == {"stone": 3, "long_sword": 2}  # nothing was spent
    assert vikings(table) == before
    assert table.deciders == (1,)


@rule("ODI-16.20", "ODI-16.23")
def test_stones_and_swords_raise_a_raid():  # W75b: the ore does not count
    me = Player(longships=[2], supply={"stone": 2, "long_sword": 1})
    table = on("raiding", me, 4, 5, 3)
    play(table, "again", "again", "boost stone", "boost stone")
    refused(table, "tile rune_stone", "ODI-16.24")
    refused(table, "boost stone", "ODI-16.29")  # both are in it
    refused(table, "boost wood", "ODI-16.23")
    refused(table, "boost spear", "ODI-16.23")
    play(table, "boost long_sword")
    refused(table, "tile silverware", "ODI-16.25")
    play(table, "tile rune_stone")
    assert supply(table) == {"rune_stone": 1}
    assert state_of(table).weapon_discard == [0, 0, 0, 1]
    assert state_of(table).longships[0] == (2,)


@rule("ODI-16.23")
def test_after_raising_there_is_no_roll():
    table = on("raiding", has(LONGSHIP, stone=2), 4, 5)
    play(table, "boost stone")
    refused(table, "again", "ODI-16.23")


@rule("ODI-16.24")
def test_five_or_less_always_fails():  # W76a
    table = on("raiding", Player(longships=[3]), 5)
    refused(table, "tile rune_stone", "ODI-16.24")
    table = on("pillaging_2", Player(longships=[0]), 5)
    refused(table, "tile rune_stone", "ODI-16.24")
    table = on("raiding", LONGSHIP, 6)
    assert {"fail", "tile rune_stone"} <= set(offered(table))


@rule("ODI-16.24")
def test_five_fails_even_where_five_would_be_enough():
    """Occupation 138 makes an oil worth 5."""
    table = on("raiding", Player(longships=[0], played=[138]), 5)
    refused(table, "tile oil", "ODI-16.24")
    table = on("raiding", Player(longships=[0], played=[138]), 6)
    play(table, "tile oil")
    assert supply(table) == {"oil": 1}


@rule("ODI-16.23", "ODI-16.25")
def test_more_than_the_die_shows():  # W76b
    table = on("raiding", has(LONGSHIP, stone=2, long_sword=2), 8)
    play(table, *("boost stone", "boost long_sword") * 2, "tile chalice")
    assert supply(table) == {"chalice": 1}


@rule("ODI-16.21")
def test_a_pillage_that_succeeds():  # W77
    me = Player(longships=[2], supply={"ore": 1, "long_sword": 1})
    table = at(me, round=3, nature=[Rolled(4), Rolled(6)])
    play(table, "load longship 2", "use pillaging_2", "again")
    refused(table, "tile jewelry", "ODI-16.25")
    play(table, "boost long_sword", "tile jewelry")
    assert supply(table) == {"jewelry": 1}
    assert state_of(table).longships[0] == (3,)  # the ore stays


@rule("ODI-16.22", "ODI-16.17", "ODI-16.27")
@pytest.mark.parametrize("space", ["pillaging_2", "pillaging_3"])
def test_the_longship_with_most_ore(space: str):  # W78
    table = on(space, Player(longships=[0, 2, 1]), 1, 2, 2)
    play(table, "again", "again")
    before = vikings(table)
    play(table, "fail")
    refused(table, "back 2", "ODI-16.17")
    play(table, "back 1")
    assert supply(table) == {"stone": 1, "long_sword": 1}
    assert vikings(table) == before + 1
    table = on(space, Player(longships=[0, 2, 1]), 4)
    assert "tile rune_stone" in offered(table)  # 4 + 2
    refused(table, "tile silverware", "ODI-16.25")


@rule("ODI-16.25", "ODI-16.21")
def test_the_crown_needs_sixteen():  # W79
    table = on("pillaging_2", Player(longships=[3], supply={"stone": 1}), 12)
    refused(table, "tile english_crown", "ODI-16.25")
    play(table, "boost stone", "tile english_crown")
    assert supply(table) == {"english_crown": 1}


LOOT = {
    "rune_stone": 6, "silverware": 7, "chest": 8, "silk": 8, "spices": 9, "jewelry": 10,
    "treasure_chest": 11, "silver_hoard": 15, "glass_beads": 7, "helmet": 8, "cloakpin": 8,
    "belt": 8, "crucifix": 8, "drinking_horn": 8, "amber_figure": 9, "horseshoe": 9,
    "gold_brooch": 9, "forge_hammer": 10, "fibula": 10, "throwing_axe": 11, "chalice": 12,
    "round_shield": 13, "english_crown": 16,
}  # fmt: skip


@rule("ODI-16.25")
@pytest.mark.parametrize("battle", range(6, 17))
def test_the_loot_of_every_result(battle: int):
    stones = max(0, battle - 12)
    table = on("pillaging_2", has(LONGSHIP, stone=stones), battle - stones)
    play(table, *("boost stone",) * stones)
    tiles = {move[5:] for move in offered(table) if move.startswith("tile")}
    assert tiles == {tile for tile, sword in LOOT.items() if sword <= battle}
    assert {ITEM_NAMES[n]: sword for n, sword in enumerate(SWORDS) if sword > 0} == LOOT


@rule("ODI-16.25")
def test_one_tile_and_only_one_from_the_oval_board():
    table = on("pillaging_2", LONGSHIP, 12, seat_2=Player(supply={"chalice": 1}))
    refused(table, "tile chalice", "ODI-16.25")
    refused(table, "tile oil", "ODI-16.25")
    play(table, "tile glass_beads")
    assert supply(table) == {"glass_beads": 1}
    assert table.deciders == (1,)


@rule("ODI-16.26")
def test_spending_nothing_or_too_much():
    table = on("raiding", has(LONGSHIP, stone=2), 8)
    play(table, "tile rune_stone")
    assert supply(table) == {"stone": 2, "rune_stone": 1}
    table = on("raiding", has(LONGSHIP, stone=2), 8)
    play(table, "boost stone", "boost stone", "tile rune_stone")
    assert supply(table) == {"rune_stone": 1}


@rule("ODI-16.27", "ODI-16.24")
def test_a_good_result_may_be_called_a_failure():
    table = on("raiding", LONGSHIP, 8)
    play(table, "fail")
    assert supply(table) == {"stone": 1, "long_sword": 1}


@rule("ODI-16.28")
def test_plundering():  # W86
    table = at(Player(longships=[0, 0], hand=[43]), round=3)
    play(table, "use plundering", "ready")
    assert supply(table) == {"silver_hoard": 1}
    play(table, "play fruit_picker")  # the bonus of column 4
    assert supply(table) == {"silver_hoard": 1, "fruits": 1}
    refused(at(Player(longships=[0], knarrs=1), round=3), "use plundering", "ODI-4.5")
    table = at(Player(longships=[0], knarrs=1, played=[147]), round=3)
    play(table, "use plundering")
    assert supply(table) == {"silver_hoard": 1}


@rule("ODI-16.28")
def test_plundering_is_red_all_the_same():
    """Occupation 12 draws a weapon after any red action with a longship."""
    table = at(Player(longships=[0, 0], played=[12]), round=3)
    play(table, "use plundering")
    assert "apply " in " ".join(offered(table))


@rule("ODI-16.16", "ODI-16.27")
def test_the_consolation_of_every_action():
    printed = {
        action.id: ({ITEM_NAMES[item]: n for item, n in action.consolation}, action.back)
        for action in ACTIONS
    }
    assert printed == {
        "hunting_game": ({"wood": 1, "bow": 1}, 0),
        "laying_a_snare": ({"wood": 1, "snare": 1}, 1),
        "whaling": ({"wood": 1, "spear": 1}, 2),
        "raiding": ({"stone": 1, "long_sword": 1}, 0),
        "pillaging": ({"stone": 1, "long_sword": 1}, 1),
    }
