"""Chapter 1: set-up."""

from __future__ import annotations

from collections import Counter

import pytest

import drakkar
from drakkar.games.vikings.box import COLOURS, TILE, TILE_NAMES, VIKINGS, reconstructed
from drakkar.games.vikings.moves import Buy, First, Tiles
from drakkar.games.vikings.placing import free_cells
from drakkar.games.vikings.scoring import ScoreSmall
from drakkar.games.vikings.setup import ChooseFirst
from drakkar.kernel.testing import rule
from tests.rules.vikings.histories import COUNTS, MODES, coast, history, some_games
from tests.rules.vikings.position import Coast, at, named, state_of

each_count = pytest.mark.parametrize("players", COUNTS)
each_mode = pytest.mark.parametrize("rules", MODES)


def fresh(players, rules="basic"):
    """The table as set up, before anything is drawn."""
    game = drakkar.GAMES["vikings"]
    return game.rules.setup(players, game.chosen(players, {"rules": rules}))


@rule("VIK-1.1")
@each_count
def test_two_to_four_may_play(players):
    assert drakkar.new("vikings", players, seed=1).players == players


@rule("VIK-1.1")
@pytest.mark.parametrize("players", [-1, 0, 1, 5, 6])
def test_no_other_number_may_play(players):
    with pytest.raises(drakkar.DrakkarError):
        drakkar.new("vikings", players, seed=1)


@rule("VIK-1.2")
@each_count
@each_mode
def test_everybody_begins_with_10_glory(players, rules):
    assert fresh(players, rules).glory == [10] * players


@rule("VIK-1.3")
@each_mode
@pytest.mark.parametrize(("players", "gold"), [(2, 30), (3, 25), (4, 20)])
def test_starting_gold_depends_on_the_number_of_players(players, gold, rules):
    assert fresh(players, rules).gold == [gold] * players


@rule("VIK-1.4")
@each_count
def test_everybody_begins_with_a_bare_mainland_and_a_start_tile_set_aside(players):
    s = fresh(players)
    bare = (0, 0, [0] * 4, 0, [0] * 4, [0] * 6, True)
    assert [coast(s, seat) for seat in range(players)] == [bare] * players


@rule("VIK-1.4")
@each_count
def test_the_start_tile_waits_for_its_owners_first_purchase(players):
    for answer in history(players):
        for seat in range(players):
            if answer.before.start_in_hand[seat] and not answer.after.start_in_hand[seat]:
                assert answer.seat == seat
        if isinstance(answer.move, Buy):
            others = [seat for seat in range(players) if seat != answer.seat]
            for seat in others:
                assert answer.after.start_in_hand[seat] == answer.before.start_in_hand[seat]
    first_buys = [a for a in history(players) if isinstance(a.move, Buy)][:players]
    assert all(a.before.start_in_hand[a.seat] for a in first_buys)


@rule("VIK-1.5")
@each_count
def test_start_tiles_are_never_shuffled_in_with_the_rest(players):
    revealed = Counter(
        name for a in history(players) if isinstance(a.move, Tiles) for name in a.move.tiles
    )
    assert revealed["left"] == 17  # of 21 left ends 4 are start tiles, in the game or out of it


@rule("VIK-1.5")
@each_count
def test_only_one_start_tile_per_player_comes_into_play(players):
    for seed in range(1, 4):
        game = history(players, seed)
        laid = [
            (seat, a)
            for a in game
            for seat in range(players)
            if a.before.start_in_hand[seat] > a.after.start_in_hand[seat]
        ]
        assert sorted(seat for seat, _ in laid) == list(range(players))


@rule("VIK-1.6")
@each_count
@each_mode
def test_72_tiles_are_used_whatever_the_number_of_players(players, rules):
    pile = Counter(dict(zip(TILE_NAMES, fresh(players, rules).pile, strict=True)))
    ships = sum(number for name, number in pile.items() if name.startswith("ship"))
    ends = pile["left"], pile["right"]
    assert (pile.total(), ships, *ends, pile.total() - ships - sum(ends)) == (72, 14, 17, 21, 20)


@rule("VIK-1.7")
@each_count
def test_there_are_four_buildings_on_five_middles_each(players):
    pile = dict(zip(TILE_NAMES, fresh(players).pile, strict=True))
    for name in ("left", "right", "ship_red", "ship_green", "ship_yellow", "ship_blue"):
        del pile[name]
    assert list(pile.values()) == [5, 5, 5, 5]


@rule("VIK-1.7")
def test_in_the_basic_game_buildings_do_nothing():
    finds = []
    for letters in ("LFR", "LCR", "LHR", "LTR"):
        table = at(Coast(tiles={"noble": letters, "scout": letters[:2]}, vikings={"scout": [2]}))
        s = state_of(table)
        spaces = [named(free_cells(s, 0, TILE[name])) for name in ("farmstead", "church", "tower")]
        assert spaces[0] == spaces[1] == spaces[2] != []
        finds.append((spaces, table.standing(), table.view(0)["table"]["coasts"][0]["now"]))
    assert finds.count(finds[0]) == 4
    # and nobody who buys the dearest lot is offered a bonus tile for a building
    assert not any(a.question.TAG == "takebonus" for game in some_games() for a in game)


@rule("VIK-1.8")
def test_the_longships_have_these_sails_values_and_numbers():
    pile = dict(zip(TILE_NAMES, fresh(2).pile, strict=True))
    me = Coast(ships={1: "red", 2: "green", 3: "yellow", 4: "blue"})
    shown = at(me).view(0)["table"]["coasts"][0]["ships"]
    sails = {line["sail"]: (pile[line["tile"]], line["amount"], line["kind"]) for line in shown}
    assert sails == {
        "red": (3, 3, "gold"),
        "green": (4, 5, "gold"),
        "yellow": (4, 2, "glory"),
        "blue": (3, 3, "glory"),
    }


@rule("VIK-1.8")
def test_the_box_says_which_longships_are_reconstructed():
    said = reconstructed()
    assert {"tiles.ship_types.ship_red", "tiles.ship_types.ship_yellow"} <= set(said)
    for colour in ("green", "blue"):  # values printed, numbers not
        assert f"tiles.ship_types.ship_{colour}.count" in said
        assert f"tiles.ship_types.ship_{colour}" not in said


@rule("VIK-1.9")
@each_count
@each_mode
def test_the_tiles_come_in_six_stacks_of_twelve(players, rules):
    stacks = [a for a in history(players, rules=rules) if isinstance(a.move, Tiles)]
    assert [len(a.move.tiles) for a in stacks] == [12] * 6
    assert [a.before.round for a in stacks] == [1, 2, 3, 4, 5, 6]
    assert sum(stacks[-1].after.pile) == 0


@rule("VIK-1.9")
def test_the_stacks_are_shuffled():
    firsts = {
        next(e.move for e in drakkar.new("vikings", 2, seed).log if isinstance(e.move, Tiles))
        for seed in range(20)
    }
    assert len(firsts) == 20


@rule("VIK-1.9")
def test_nobody_sees_into_a_stack():
    view = drakkar.new("vikings", 2, seed=1).view(0)["table"]
    # what is not yet revealed is known by its numbers only: 60 tiles that may come in any order
    assert sum(view["left"]["pile"].values()) == 60
    assert len(view["lots"]) == 12


@rule("VIK-1.10")
@each_count
@each_mode
def test_the_bag_holds_thirteen_vikings_of_each_of_six_colours(players, rules):
    bag = dict(zip(VIKINGS, fresh(players, rules).bag, strict=True))
    assert {COLOURS[kind]: (kind, number) for kind, number in bag.items()} == {
        "blue": ("fisherman", 13),
        "yellow": ("goldsmith", 13),
        "green": ("scout", 13),
        "red": ("noble", 13),
        "black": ("warrior", 13),
        "gray": ("boatsman", 13),
    }


@rule("VIK-1.11")
def test_the_bank_pays_out_more_than_the_195_gold_of_its_coins():
    rich = [
        Coast(tiles={"goldsmith": "LMR"}, vikings={"goldsmith": [1, 2, 3]}, gold=60)
        for _ in range(4)
    ]
    table = at(*rich, asks=[ScoreSmall(seat) for seat in range(4)])
    assert state_of(table).gold == [69, 69, 69, 69]


@rule("VIK-1.12")
@each_count
def test_chance_names_the_first_player(players):
    tables = [drakkar.new("vikings", players, seed) for seed in range(60)]
    assert {state_of(table).first for table in tables} == set(range(players))
    assert all(table.deciders == (state_of(table).first,) for table in tables)
    outcomes = ChooseFirst().outcomes(fresh(players))
    assert [move for move, _ in outcomes] == [First(seat) for seat in range(players)]
    assert [chance for _, chance in outcomes] == [1 / players] * players


@rule("VIK-1.12")
@each_count
def test_the_table_may_name_the_first_player(players):
    for first in range(players):
        options = {"first_player": str(first + 1)}
        for seed in range(5):
            table = drakkar.new("vikings", players, seed, options)
            assert state_of(table).first == first
            assert table.deciders == (first,)


@rule("VIK-1.12")
def test_somebody_who_does_not_sit_there_cannot_be_first_player():
    with pytest.raises(drakkar.DrakkarError):
        drakkar.new("vikings", 3, 1, {"first_player": "4"})


@rule("VIK-1.12")
@each_count
def test_play_runs_clockwise_from_the_first_player(players):
    for first in range(players):
        buyers = [a.seat for a in history(players, first=str(first + 1)) if isinstance(a.move, Buy)]
        assert buyers[:players] == [(first + turn) % players for turn in range(players)]
