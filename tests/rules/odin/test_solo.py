"""Chapters 23 and 24: the solo game and the short game."""

from __future__ import annotations

import pytest

import drakkar
from drakkar.games.odin.actions.exploration import TurnLands
from drakkar.games.odin.boards.geometry import BOARDS
from drakkar.games.odin.box import ALL_SPACES, CARDS, SIDES
from drakkar.games.odin.cards.conditions import COUNTS, income_now
from drakkar.games.odin.moves import Cards
from drakkar.games.odin.phases.feast import Feast
from drakkar.games.odin.phases.round_end import VikingsReturn
from drakkar.games.odin.phases.round_start import RoundStart
from drakkar.games.odin.phases.turn import ActionPhase, NewFirst, NextTurn, Turn
from drakkar.games.odin.state import BLOCKED
from drakkar.kernel.errors import DrakkarError
from drakkar.kernel.table import Table
from drakkar.kernel.testing import rule
from tests.rules.odin.position import (
    Board,
    Player,
    at,
    offered,
    play,
    refused,
    state_of,
    supply,
    vikings,
)


def new(players: int = 1, seed: int = 3, **options: str) -> Table:
    return drakkar.new("odin", players, seed, options)


def to_turn(table: Table) -> bool:
    """On to the next placement; False if the game ends before."""
    while not table.over:
        moves = offered(table)
        if "pass" in moves:
            return True
        play(table, next(move for move in ("suggestion", "ready", *moves) if move in moves))
    return False


# ---- colours ---------------------------------------------------------------------------------


@rule("ODI-23.1", "ODI-23.2", "ODI-23.3", "ODI-23.6", "ODI-23.7", "ODI-23.8")
@pytest.mark.parametrize("placing", [False, True])
@pytest.mark.parametrize(
    ("length", "numbers"),
    [("long", [6, 7, 8, 9, 10, 11, 12]), ("short", [7, 8, 9, 10, 11, 12])],
)
def test_vikings_per_round(length: str, numbers: list[int], placing: bool):  # W106
    table = new(length=length)
    counted = []
    while to_turn(table):
        s = state_of(table)
        counted.append(vikings(table))
        if placing:
            for move in ("use take_stockfish", "use products_mead"):
                if f"{move} 0" in offered(table):
                    play(table, move)
                    assert to_turn(table)
        play(table, "pass")
        assert s.round == len(counted)
    assert counted == numbers


@rule("ODI-23.2", "ODI-23.3")
@pytest.mark.parametrize(("length", "thing", "waiting"), [("long", 6, 5), ("short", 7, 6)])
def test_the_start(length: str, thing: int, waiting: int):  # one or two have left the table
    table = drakkar.new("odin", 1, 3, {"length": length}, auto=False)
    s = state_of(table)
    assert (s.thing, s.waiting) == ([thing], waiting)


@rule("ODI-23.5", "ODI-23.7")
def test_vikings_block_for_one_round():  # W107
    rounds = (ActionPhase(), VikingsReturn(), ActionPhase(), VikingsReturn(), ActionPhase())
    table = at(Player(supply={"wood": 2}), seats=1, round=1, asks=rounds)
    play(table, "use mountain_2", "mine strip_1 1", "use build_knarr", "pass")
    refused(table, "use mountain_2", "ODI-4.3")
    refused(table, "use build_knarr", "ODI-4.3")
    play(table, "use weekly_beans", "pass")
    refused(table, "use weekly_beans", "ODI-4.3")
    assert "use mountain_2 0" in offered(table)


@rule("ODI-23.8")
def test_vikings_not_placed_wait():
    table = at(Player(vikings=4, on={"weekly_flax_stockfish": 2}), seats=1, round=1, asks=())
    s = state_of(table)
    s.waiting = 5
    VikingsReturn().run(s)
    assert (s.thing, s.waiting) == ([5], 4)
    VikingsReturn().run(s)
    assert (s.thing, s.waiting) == ([4 + 2], 5)  # both parts of the first colour together
    assert s.taken == 0


@rule("ODI-23.4")
@pytest.mark.parametrize("round", [1, 4, 7])
def test_the_cell_of_the_round_is_set_as_with_several_players(round: int):
    for seats in (1, 2):
        table = at(Player(), seats=seats, asks=Feast(0), round=round, phase=9)
        play(table, "suggestion")
        assert state_of(table).penalties[0] == 5 + round


# ---- blocked spaces --------------------------------------------------------------------------


@rule("ODI-23.9")
def test_the_other_colour_is_not_the_players():
    """Occupation 76 calls Vikings of column 4 back, 8 counts those on crafting spaces."""
    me = Player(on={"weekly_spices": 4, "craft_linen": 1}, hand=[76])
    table = at(me, seats=1, round=2, asks=(VikingsReturn(), Turn(0)))
    s = state_of(table)
    s.thing = [6]
    assert s.owner[ALL_SPACES.index("weekly_spices")] == BLOCKED
    assert COUNTS["vikings_on_crafting"](s, 0) == 0
    play(table, "use play_occupations_2")
    assert vikings(table) == 4  # nothing to call back
    table = at(me, seats=1, round=2)
    s = state_of(table)
    assert COUNTS["vikings_on_crafting"](s, 0) == 1
    before = vikings(table)
    play(table, "use play_occupations_2", "apply homecomer")
    assert vikings(table) == before - 2 + 1


@rule("ODI-23.10")
def test_a_blocked_space_is_occupied_and_stays_so():
    """Occupation 77 may use it, 60 may not empty it."""
    blocked = {"weekly_flax_stockfish": 2}
    me = Player(on=blocked, hand=[77])
    table = at(me, seats=1, round=2, asks=(VikingsReturn(), Turn(0)))
    state_of(table).thing = [6]
    table._moves = {}
    refused(table, "use weekly_flax_stockfish", "ODI-4.3")
    play(table, "use play_occupations_2", "apply follower", "visit weekly_flax_stockfish")
    assert supply(table) == {"flax": 1, "stockfish": 1, "silver": 1}
    me = Player(on=blocked, hand=[60], supply={"silver": 9})
    table = at(me, seats=1, round=2, asks=(VikingsReturn(), Turn(0)))
    state_of(table).thing = [6]
    table._moves = {}
    play(table, "use play_occupations_2", "apply inspector", "option one")
    refused_spaces = [move for move in offered(table) if "weekly_flax" in move]
    assert refused_spaces == []
    assert state_of(table).taken >> ALL_SPACES.index("weekly_flax_stockfish") & 1


# ---- what else is different --------------------------------------------------------------------


@rule("ODI-23.11")
def test_no_phase_six_no_imitation_two_strips():
    table = new()
    assert to_turn(table)
    s = state_of(table)
    assert len(s.strips) == 2
    assert s.imitation == ()
    refused(table, "use imitation_left", "ODI-4.1")
    assert sum(s.weapon_pile) == 43  # 44, and one was drawn in phase 4: W108
    play(table, "use take_stockfish")
    NewFirst().run(s)
    assert (s.phase, s.first) == (5, 0)


@rule("ODI-23.12")
def test_phase_three_takes_place():
    table = at(Player(), seats=1, asks=(TurnLands(), Turn(0)), round=3)
    s = state_of(table)
    assert BOARDS[s.lands[0]].id == "bear_island"
    assert s.land_silver == [0, 2, 2, 2]


@rule("ODI-23.13")
@pytest.mark.parametrize(("seats", "silver"), [(1, 0), (2, 1), (3, 2), (4, 3)])
def test_one_player_counts_one(seats: int, silver: int):
    """Occupation 188; the wood and ore space is in test_action_board.py."""
    table = at(Player(hand=[188]), seats=seats, round=2)
    play(table, "use play_occupations_2")
    assert supply(table) == ({"silver": silver} if silver else {})


@rule("ODI-23.14")
def test_tiles_come_from_own_boards_only():
    """Occupation 70: the cloakpin may be taken off a board."""
    laid = Board("home_board", [("cloakpin", 0, 0)])
    table = at(Player(hand=[70], boards=[laid]), seats=1, round=2)
    play(table, "use play_occupations_2", "apply courier")
    assert supply(table) == {"cloakpin": 1}
    table = at(Player(hand=[70]), seats=1, round=2)
    play(table, "use play_occupations_2")
    assert supply(table) == {}


@rule("ODI-23.15")
def test_the_starting_occupation_may_be_chosen():
    table = new(starting_occupation="chosen")
    starting = [card.id for card in CARDS if card.starting]
    assert sorted(offered(table)) == sorted(f"play {name}" for name in starting)
    dark = next(card.id for card in CARDS if not card.starting)
    refused(table, f"play {dark}", "ODI-23.15")
    play(table, "play tutor")
    assert [CARDS[card].id for card in state_of(table).hands[0]] == ["tutor"]
    with pytest.raises(DrakkarError):
        new(2, starting_occupation="chosen")


@rule("ODI-23.16")
def test_there_is_nobody_to_beat():
    table = new()
    while to_turn(table):
        play(table, "pass")
    result = table.result()
    assert result.opponent is None
    assert len(result.scores) == 1
    assert result.scores[0] < 100


# ---- chapter 24: the short game ----------------------------------------------------------------

SHORT = {"length": "short"}


@rule("ODI-24.1", "ODI-1.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_six_rounds_and_a_viking_more(players: int):
    table = drakkar.new("odin", players, 5, SHORT, auto=False)
    assert state_of(table).thing == [7] * players  # one has left the table
    table = new(players, length="short")
    last = 0
    while to_turn(table):
        s = state_of(table)
        if s.round > last:
            assert s.thing[table.deciders[0]] == 6 + s.round
            last = s.round
        play(table, "pass")
    assert last == 6


CROPS = ["peas", "beans", "flax", "grain", "cabbage", "fruits"]


@rule("ODI-24.2", "ODI-3.5")
@pytest.mark.parametrize(
    ("length", "levels"), [("short", [1, 0, 2, 0, 3, 0]), ("long", [1, 2, 0, 3, 0, 4, 0])]
)
def test_the_harvests(length: str, levels: list[int]):
    for number, level in enumerate(levels, 1):
        table = at(
            Player(), asks=(RoundStart(), NextTurn(0)), round=number - 1, options={"length": length}
        )
        goods = {name for name in supply(table) if name in CROPS}
        assert goods == set(CROPS[: level + 2] if level else [])


LETTERS = ["bear_island", "baffin_island", "labrador", "newfoundland"]


@rule("ODI-24.3")
def test_the_boards_are_turned_one_round_earlier():  # W08
    table = at(Player(), asks=(TurnLands(), Turn(0)), round=1, options=SHORT)
    s = state_of(table)
    fronts = list(s.lands)
    assert s.land_silver == [0] * 4
    for number in range(2, 6):
        s.round = number
        TurnLands().run(s)
        assert BOARDS[s.lands[number - 2]].id == LETTERS[number - 2]
        assert s.land_silver[number - 2] == 0
    assert s.land_silver == [6, 4, 2, 0]
    assert all(s.lands[slot] != fronts[slot] for slot in range(4))
    before = list(s.land_silver)
    s.round = 6
    TurnLands().run(s)
    assert s.land_silver == before


@rule("ODI-24.4")
def test_the_area_is_the_same():
    for length in ("long", "short"):
        table = at(Player(supply={"silver": 1}), options={"length": length})
        assert SIDES[state_of(table).side].id == length
        assert income_now(state_of(table), 0) == 0
        play(table, "lay", "piece silver 0", "spot 0 11 0")
        assert income_now(state_of(table), 0) == 1


@rule("ODI-19.9", "ODI-24.1")
def test_a_short_game_has_the_column_bonuses_too():
    table = at(Player(), options=SHORT, nature=[Cards(("miller",))])
    play(table, "use weekly_fruits")
    assert len(state_of(table).hands[0]) == 1
