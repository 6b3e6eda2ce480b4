"""Chapters 3 to 8, 16, 19, 22 to 25: the course of rounds and actions, in whole positions."""

from __future__ import annotations

import drakkar
from drakkar.games.odin.actions.anytime import AFTER_FEAST, Moment
from drakkar.games.odin.actions.exploration import TurnLands
from drakkar.games.odin.actions.mountains import Erosion
from drakkar.games.odin.boards.geometry import PIECE, PIECES
from drakkar.games.odin.moves import Cards, Rolled, Strips
from drakkar.games.odin.phases.bonus import Bonus
from drakkar.games.odin.phases.feast import Feast
from drakkar.games.odin.phases.round_end import VikingsReturn
from drakkar.games.odin.phases.round_start import RoundStart
from drakkar.games.odin.phases.turn import ActionPhase, NextTurn, Turn
from drakkar.kernel.testing import rule
from tests.rules.odin.position import (
    Board,
    Player,
    asked,
    at,
    boards,
    hand,
    play,
    played,
    refused,
    state_of,
    supply,
    vikings,
)


@rule("ODI-4.3")
def test_a_taken_space_is_closed():
    table = at(Player(), Player(on={"mountain_2": 1}))
    refused(table, "use mountain_2", "ODI-4.3")


@rule("ODI-4.1", "ODI-4.16", "ODI-5.1")
def test_turns_until_everybody_has_passed():
    table = at(Player(vikings=1), Player(vikings=2), asks=ActionPhase())
    play(table, "use take_stockfish")
    assert table.deciders == (1,)
    play(table, "use weekly_beans")  # seat 0 has no Viking left and passes
    assert table.deciders == (1,)
    play(table, "use draw_occupation")
    assert state_of(table).first == 1


@rule("ODI-4.2")
def test_too_few_vikings():
    table = at(Player(vikings=2))
    refused(table, "use weekly_fruits", "ODI-4.2")


@rule("ODI-19.9")
def test_column_three_draws_before_the_action():
    table = at(Player(), deck=[43], nature=[Cards(("fruit_picker",))])
    play(table, "use play_occupations_4")
    assert supply(table) == {"fruits": 1}
    assert played(table) == ["fruit_picker"]


@rule("ODI-19.10", "ODI-19.11")
def test_column_four_before_or_after():
    rich = Player(hand=[23], supply={"stone": 2, "wood": 2}, boards=[Board("stone_house")])
    table = at(rich)
    play(table, "use build_house_and_ship", "play custodian")
    assert supply(table)["silver"] == 2
    table = at(rich)
    play(table, "use build_house_and_ship", "ready", "option long_house_and_knarr")
    play(table, "play custodian")
    assert supply(table) == {"silver": 4}
    assert boards(table) == ["home_board", "stone_house", "long_house"]


@rule("ODI-4.6", "ODI-4.7")
def test_a_ship_from_a_card_makes_plundering_possible_or_nothing_happens():
    player = Player(hand=[64], longships=[0], boats=[0], supply={"silver": 2})
    table = at(player)
    play(table, "use plundering", "play ship_builder", "apply ship_builder", "ready")
    assert supply(table) == {"silver_hoard": 1}
    table = at(player)
    play(table, "use plundering", "play ship_builder", "decline", "ready")
    assert asked(table) == "Turn"
    assert hand(table) == ["ship_builder"]
    assert vikings(table) == 6
    refused(table, "use plundering", "ODI-4.7")


@rule("ODI-16.17", "ODI-16.18", "ODI-4.4")
def test_vikings_come_back_from_a_failed_snare():
    table = at(Player(vikings=2), nature=[Rolled(8)])
    play(table, "use laying_a_snare", "fail", "back 1")
    assert vikings(table) == 1
    assert state_of(table).standing_on[10] == 1


@rule("ODI-22.1", "ODI-22.2")
def test_imitation():
    table = at(
        Player(on={"upgrade_2": 1}),
        Player(on={"mountain_2": 1}),
        Player(on={"plundering": 4}),
        Player(),
        imitation=(1, 4),
    )
    play(table, "use imitation_left", "imitate mountain_2", "mine strip_1 2")
    assert supply(table) == {"wood": 2}
    assert state_of(table).owner[61] == 0
    poor = at(Player(longships=[0]), Player(on={"plundering": 4}), seats=4, imitation=(1, 4))
    refused(poor, "use imitation_right", "ODI-22.1")


@rule("ODI-20.16", "ODI-21.20")
def test_the_follower_uses_an_occupied_space():
    table = at(Player(hand=[77], on={}), Player(on={"weekly_flax_stockfish": 2}))
    play(table, "use play_occupations_2", "apply follower", "visit weekly_flax_stockfish")
    assert supply(table) == {"flax": 1, "stockfish": 1, "silver": 1}
    assert vikings(table) == 4


@rule("ODI-6.18")
def test_a_feast_held_by_a_card():
    table = at(Player(hand=[5], supply={"silver": 2}))
    play(table, "use play_occupations_2", "suggestion")
    assert state_of(table).penalties[0] == 4
    assert asked(table) == "Turn"


@rule("ODI-6.18", "ODI-8.22")
def test_a_feast_inside_a_feast_leaves_the_table_as_it_was():
    table = at(
        Player(played=[52], hand=[5], supply={"silver": 8, "flax": 1}), asks=Feast(0), phase=9
    )
    play(table, "serve flax 3", "ability tutor", "suggestion")
    assert state_of(table).table[0] == ((1, 3),)
    assert supply(table) == {"silver": 1}
    play(table, "suggestion")
    assert state_of(table).penalties[0] == 2


@rule("ODI-6.1", "ODI-6.4", "ODI-6.10")
def test_the_feast_dish_by_dish():
    goods = {"peas": 1, "beans": 1, "flax": 1, "mead": 1}
    table = at(Player(supply=goods), asks=Feast(0), phase=9)
    play(table, "serve flax 3")
    refused(table, "serve peas 2", "ODI-6.8")
    play(table, "serve mead 1", "serve peas 2")
    assert state_of(table).penalties[0] == 0
    assert supply(table) == {"beans": 1}


@rule("ODI-6.11")
def test_the_suggestion_is_complete():
    goods = {"peas": 1, "beans": 1, "flax": 1, "mead": 1}
    table = at(Player(supply=goods), asks=Feast(0), phase=9)
    play(table, "suggestion")
    assert state_of(table).penalties[0] == 0


@rule("ODI-3.8", "ODI-3.9", "ODI-3.10")
def test_boards_are_turned_and_filled():
    table = at(Player(), asks=(TurnLands(), Turn(0)), round=4, lands=["bear_island"])
    s = state_of(table)
    assert s.land_silver == [2, 0, 2, 2]


@rule("ODI-18.1", "ODI-18.5")
def test_exploring():
    table = at(Player(knarrs=1), round=4, land_silver={"greenland": 4})
    play(table, "use explore_middle", "explore greenland knarr")
    assert boards(table) == ["home_board", "greenland"]
    assert supply(table) == {"silver": 4}
    assert state_of(table).knarrs == [1, 0]


@rule("ODI-15.1", "ODI-15.3")
def test_emigrating():
    table = at(Player(longships=[2], supply={"silver": 2}), round=2)
    play(table, "use emigrate_2")
    assert supply(table) == {}
    assert state_of(table).longships[0] == ()
    assert len(state_of(table).emigrated[0]) == 1


@rule("ODI-7.1", "ODI-7.4")
def test_bonuses():
    pieces = [("silverware", 5, 5), ("silver", 6, 5), ("rune_stone", 7, 5)]
    table = at(Player(boards=[Board("bear_island", pieces)]), asks=Bonus(0), phase=10, round=4)
    assert supply(table) == {"rune_stone": 1, "ore": 1}


@rule("ODI-7.9", "ODI-7.10")
def test_erosion():
    table = at(
        Player(),
        asks=(Erosion(), Turn(0)),
        strips={"strip_7": 1, "strip_2": 4},
        nature=[Strips(("strip_5",))],
    )
    assert state_of(table).strips == [(1, 4), (4, 0)]


@rule("ODI-8.2", "ODI-8.10", "ODI-10.7")
def test_the_last_moment_before_scoring():
    table = at(
        Player(supply={"wood": 1}, boards=[Board("shed")]), asks=Moment(AFTER_FEAST), round=7
    )
    play(table, "fill 1 wood", "ready")
    assert table.over


@rule("ODI-9.13")
def test_pieces_that_need_each_other():
    laid = Board("home_board", [("silverware", 11, 0), ("silver", 10, 2)])
    table = at(Player(boards=[laid], supply={"cloakpin": 1, "silver": 1}))
    refused_alone = table.copy()
    play(refused_alone, "lay", "piece cloakpin 0")
    turned = PIECES[PIECE["cloakpin"]].orientation(2, True)
    refused(refused_alone, f"spot {turned} 9 0", "ODI-9.9")
    play(table, "lay", "together 0", "piece cloakpin 0", f"spot {turned} 9 0")
    refused(table, "confirm", "ODI-9.13")
    play(table, "piece silver 0", "spot 0 10 1", "confirm")
    assert supply(table) == {}


@rule("ODI-23.4", "ODI-23.5", "ODI-23.6", "ODI-23.7")
def test_solo_colours():
    table = drakkar.new("odin", 1, 3, auto=False)
    s = state_of(table)
    while s.phase != 5:
        table.play(table.moves()[0])
    assert s.thing == [6]
    play(table, "use take_stockfish", "pass")
    before = s.copy()
    VikingsReturn().run(before)
    assert before.thing == [5]  # the other colour
    assert before.waiting == 5  # those not placed
    assert before.taken == s.taken
    before.round = 1
    VikingsReturn().run(before)
    assert before.thing == [6]
    assert before.taken == 0


@rule("ODI-3.2", "ODI-3.4")
def test_the_start_of_a_round():
    table = at(Player(), Player(), asks=(RoundStart(), NextTurn(0)), round=0)
    assert vikings(table) == 6
    assert {name: supply(table)[name] for name in ("peas", "beans", "flax")} == {
        "peas": 1,
        "beans": 1,
        "flax": 1,
    }
    assert sum(supply(table).values()) == 4
