"""Chapter 4: the action phase."""

from __future__ import annotations

import pytest

from drakkar.games.odin.actions.spaces import SPACES
from drakkar.games.odin.box import ALL_SPACES, PRINTED, SPACE_INDEX
from drakkar.games.odin.invariants import invariants
from drakkar.games.odin.moves import Use
from drakkar.games.odin.phases.income import IncomePhase
from drakkar.games.odin.phases.turn import ActionPhase, NextTurn, Turn
from drakkar.kernel.table import Table
from drakkar.kernel.testing import rule
from tests.rules.odin.position import (
    Board,
    Player,
    asked,
    at,
    boards,
    hand,
    offered,
    play,
    refused,
    state_of,
    supply,
    vikings,
)

FREE_SPACES = ("take_stockfish", "weekly_beans", "draw_occupation", "mountain_2", "hunting_game_1")


def standing(table: Table, space: str) -> int:
    return state_of(table).standing_on[SPACE_INDEX[space]]


# ---- turns ------------------------------------------------------------------------------------


@rule("ODI-4.1")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("first", [0, 1])
def test_clockwise_from_the_first_player_one_placement_each(players, first):
    table = at(asks=ActionPhase(), seats=players, first=first)
    asked_: list[int] = []
    for space in (*FREE_SPACES[:4], "products_mead", "wood_per_player")[: players + 2]:
        asked_.append(table.deciders[0])
        play(table, f"use {space}")
        if asked(table) == "TakeItems":
            play(table, "mine strip_1 1")
    assert asked_ == [(first + turn) % players for turn in range(players + 2)]


@rule("ODI-4.1")
def test_unknown_spaces_and_imitation_below_four_players():
    table = at()
    refused(table, "use nowhere", "ODI-4.1")
    refused(table, "use imitation_left", "ODI-4.1")


@rule("ODI-4.2")
@pytest.mark.parametrize("number", [0, 1, 2, 3, 4, 5])
def test_as_many_vikings_as_the_column_says(number):
    table = at(Player(vikings=number), asks=Turn(0), auto=False)
    listed = {move.space for move in table.moves() if isinstance(move, Use)}
    columns = {SPACES[ALL_SPACES.index(space)].column for space in listed}
    assert columns == set(range(1, min(number, 4) + 1))
    for column, space in enumerate(
        ("take_stockfish", "products_mead", "weekly_fruits", "craft_master"), 1
    ):
        if column > number:
            refused(table, f"use {space}", "ODI-4.2")
        else:
            fresh = table.copy()
            play(fresh, f"use {space}")
            assert vikings(fresh) == number - column
            assert standing(fresh, space) == column


@rule("ODI-4.2")
@pytest.mark.parametrize("move", ["take_stockfish 2", "plundering 3", "products_mead 1"])
def test_neither_more_nor_fewer(move):
    table = at(Player(longships=[0, 0]))
    refused(table, f"use {move}", "ODI-4.2")


@rule("ODI-4.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_taken_space_is_closed_to_everybody(players):
    table = at(Player(on={"take_stockfish": 1, "forge": 3}, supply={"ore": 1}), seats=players)
    refused(table, "use take_stockfish", "ODI-4.3")
    refused(table, "use forge", "ODI-4.3")
    other = at(Player(on={"take_stockfish": 1}), seats=players, asks=Turn(1))
    refused(other, "use take_stockfish", "ODI-4.3")


@rule("ODI-4.4")
def test_w11_a_space_left_is_free_again():
    """Occupation 60 takes Vikings back."""
    table = at(Player(hand=[60], on={"mountain_2": 1}), asks=(Turn(0), Turn(1)))
    play(table, "use play_occupations_2", "apply inspector", "back 1 mountain_2")
    assert standing(table, "mountain_2") == 0
    assert table.deciders == (1,)
    assert "use mountain_2 0" in offered(table)


# ---- one effect at least ----------------------------------------------------------------------


@rule("ODI-4.5")
def test_w12_paying_alone_is_an_effect():
    table = at(Player(supply={"silver": 1}, knarrs=1))
    play(table, "use overseas_trading_1")
    assert supply(table) == {}
    assert standing(table, "overseas_trading_1") == 1


@rule("ODI-4.5")
def test_w13_no_effect_no_placement():
    refused(at(Player(supply={"wood": 1})), "use build_shed", "ODI-4.5")


@rule("ODI-4.5", "ODI-8.5")
@pytest.mark.parametrize("move", ["lay", "buy whaling_boat", "fill 1 wood", "ability tanner 1"])
def test_what_an_action_needs_is_not_used_up_when_it_has_begun(move):
    """Up to the first effect: laying the only ore at the forge would leave nothing to do."""
    player = Player(
        supply={"ore": 1, "silver": 3, "wood": 1, "salt_meat": 1},
        boards=[Board("home_board"), Board("shed")],
        played=[47],
    )
    table = at(player, deck=[])
    assert move in offered(table)
    play(table, "use forge")
    refused(table, move, "ODI-8.5")
    refused(table, "stop", "ODI-4.5")
    play(table, "tile jewelry")
    assert supply(table)["jewelry"] == 1


@rule("ODI-4.5", "ODI-4.7")
def test_a_space_used_up_before_its_action_is_void():
    """Between the placement in column 4 and the action the only silver is laid."""
    player = Player(supply={"silver": 3}, hand=[43])
    table = at(player)
    gone = invariants(state_of(table))
    play(table, "use buy_cattle_and_sheep", "lay", "piece silver 0", "spot 0 0 0")
    play(table, "play fruit_picker")
    assert invariants(state_of(table)) == gone  # it is not played for good yet
    play(table, "ready")
    assert asked(table) == "Turn"
    assert table.deciders == (0,)
    assert supply(table) == {"silver": 3}
    assert hand(table) == ["fruit_picker"]
    assert vikings(table) == 6
    assert state_of(table).boards[0][0].pieces == ()
    assert invariants(state_of(table)) == gone
    refused(table, "use buy_cattle_and_sheep", "ODI-4.7")
    play(table, "use weekly_beans")
    assert table.deciders == (1,)


@rule("ODI-4.6")
def test_what_comes_before_the_action_may_pay_for_it():
    """Occupation 121 takes the wood the shed needs; without it the placement is void."""
    player = Player(played=[121], supply={"wood": 1})
    table = at(player, strips={"strip_1": 7})
    play(table, "use build_shed", "apply carpenter", "ready")
    assert boards(table) == ["home_board", "shed"]
    assert supply(table) == {}


@rule("ODI-4.7")
def test_a_placement_in_vain_is_void():
    table = at(Player(played=[121], supply={"wood": 1}), strips={"strip_1": 7})
    before = state_of(table).copy()
    play(table, "use build_shed", "ready")
    assert asked(table) == "Turn"
    assert vikings(table) == 6
    assert standing(table, "build_shed") == 0
    s = state_of(table)
    s.tried = 0
    assert s == before


@rule("ODI-4.8")
def test_the_column_is_no_reason():
    """Neither the draw of column 3 nor the card of column 4 opens a space."""
    table = at(Player(hand=[43], supply={"silver": 2}))
    refused(table, "use craft_runes_and_chests", "ODI-4.5")
    refused(table, "use buy_cattle_and_sheep", "ODI-4.5")


@rule("ODI-4.8")
def test_an_occupation_is_no_reason():
    """Occupation 149 would give an oil before trading, 113 an item before crafting."""
    table = at(Player(played=[149, 113], supply={"silver": 0}, knarrs=1), strips={"strip_2": 7})
    refused(table, "use overseas_trading_1", "ODI-4.5")
    refused(table, "use craft_clothing", "ODI-4.5")


@rule("ODI-4.9")
def test_nobody_pays_for_nothing():
    rich = Player(supply={"wood": 9, "stone": 9}, knarrs=4, boats=[0, 0, 0])
    table = at(rich, buildings={"shed": 0})
    for space in ("build_shed", "build_whaling_boat", "build_knarr", "build_longship"):
        refused(table, f"use {space}", "ODI-4.5")


@rule("ODI-4.10")
def test_printed_order_and_parts_that_may_be_skipped():
    table = at(Player(supply={"peas": 1, "flax": 1}))
    play(table, "use mountain_1_upgrade_1", "stop")
    refused(table, "stop", "ODI-13.15")  # one of both at least
    play(table, "upgrade peas 1")
    assert supply(table) == {"mead": 1, "flax": 1}
    table = at(Player(supply={"peas": 1}), asks=(Turn(0), Turn(1)))
    play(table, "use mountain_1_upgrade_1", "mine strip_1 1")
    assert asked(table) == "Raise"
    play(table, "stop")
    assert supply(table) == {"peas": 1, "wood": 1}


@rule("ODI-4.10")
def test_either_or():
    table = at(Player(supply={"silver": 3}), asks=(Turn(0), Turn(1)), deck=[])
    play(table, "use sheep_or_cattle")
    assert {"option sheep", "option cattle"} <= set(offered(table))
    refused(table, "decline", "ODI-4.10")
    refused(table, "option both", "ODI-4.10")
    play(table, "option cattle")
    assert supply(table) == {"silver": 2, "cattle": 1}


@rule("ODI-4.11")
@pytest.mark.parametrize(
    ("space", "have", "left"),
    [
        ("craft_linen", {"flax": 3}, {"flax": 2, "linen": 1}),
        ("buy_2_stockfish", {"silver": 3}, {"silver": 2, "stockfish": 2}),
        ("build_shed", {"wood": 6}, {"wood": 4}),
    ],
)
def test_once_and_in_full(space, have, left):
    table = at(Player(supply=have))
    play(table, f"use {space}")
    assert supply(table) == left
    assert table.deciders == (1,)


@rule("ODI-4.12")
def test_only_supply_stable_and_docks_pay():
    full = [
        Board("home_board", [("silver", 0, 0), ("ore", 0, 1), ("hide", 2, 0)]),
        Board("shed", wood=3, stone=3),
        Board("long_house", [("flax", 0, 0)]),
    ]
    table = at(Player(boards=full, longships=[3], boats=[1]))
    for space in ("buy_sheep", "forge", "upgrade_2", "build_shed", "craft_linen", "products_wool"):
        refused(table, f"use {space}", "ODI-4.5")


@rule("ODI-4.13")
def test_w73_one_longship_three_actions():
    player = Player(longships=[3], supply={"silver": 6, "long_sword": 8})
    faces = ["bear_island", "baffin_island", "labrador", "newfoundland"]
    table = at(player, asks=(Turn(0), Turn(0), Turn(0), Turn(0)), round=6, lands=faces, deck=[])
    del state_of(table).agenda[:-1]
    state_of(table).passed = 2
    play(table, "use raiding")
    while asked(table) != "Turn":
        play(table, "fail" if "fail" in offered(table) else offered(table)[0])
    play(table, "use explore_far", "explore newfoundland longship")
    assert state_of(table).longships[0] == (3,)
    play(table, "use emigrate_2")
    assert state_of(table).longships[0] == ()
    refused(table, "use pillaging_2", "ODI-4.5")


# ---- passing ------------------------------------------------------------------------------------


@rule("ODI-4.14")
def test_w10_passing_is_final():
    """Occupation 60 brings Vikings back through occupation 52: they stay at home."""
    player = Player(vikings=3, played=[52], hand=[60], on={"mountain_2": 1}, supply={"silver": 1})
    table = at(player, Player(vikings=1), asks=(ActionPhase(), IncomePhase(), Turn(1)))
    play(table, "pass")
    assert table.deciders == (1,)
    play(table, "use take_stockfish")
    assert asked(table) == "Window"  # before income, not a turn
    assert table.deciders == (0,)
    play(table, "ability tutor", "apply inspector", "back 1 mountain_2")
    assert vikings(table) == 4
    assert state_of(table).phase > 5


@rule("ODI-4.14")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_player_may_pass_at_any_turn(players):
    table = at(asks=ActionPhase(), seats=players)
    play(table, "pass")
    order = []
    for space in (*FREE_SPACES[:3], "products_mead")[:players]:
        order.append(table.deciders[0])
        play(table, f"use {space}")
    assert 0 not in order


@rule("ODI-4.15", "ODI-8.2")
def test_who_has_passed_still_acts_before_income():
    player = Player(passed=True, supply={"salt_meat": 1}, played=[47])
    table = at(player, Player(vikings=0), asks=(NextTurn(1), IncomePhase()))
    assert asked(table) == "Window"
    play(table, "ability tanner")
    assert supply(table) == {"hide": 1}


@rule("ODI-4.16")
def test_without_vikings_one_passes_when_the_turn_comes():
    table = at(Player(vikings=1), Player(vikings=5), asks=ActionPhase())
    play(table, "use take_stockfish")
    s = state_of(table)
    assert not s.passed & 1  # not yet
    s.thing[0] += 1  # it came back meanwhile
    play(table, "use weekly_beans")
    assert table.deciders == (0,)


@rule("ODI-4.17")
def test_nothing_possible_is_a_pass():
    spaces = [name for name in ALL_SPACES[:PRINTED] if SPACES[SPACE_INDEX[name]].column == 1]
    some, rest = dict.fromkeys(spaces[:9], 1), dict.fromkeys(spaces[9:], 1)
    table = at(Player(vikings=1), Player(on=some), Player(on=rest), round=7, auto=False)
    assert offered(table) == ["pass"]


@rule("ODI-4.18")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_phase_ends_when_all_have_passed(players):
    """Then occupation 91 works, before the moose moves on."""
    people = [Player() for _ in range(players)]
    people[0] = Player(played=[91], supply={"silver": 1}, on={"take_stockfish": 1}, vikings=1)
    table = at(*people, asks=ActionPhase())
    for _ in range(players - 1):
        play(table, "pass")
    assert table.deciders == (players - 1,)
    play(table, "pass")
    assert asked(table) == "Effects"
    assert offered(table)[0] == "apply latecomer"
    assert state_of(table).phase == 5
