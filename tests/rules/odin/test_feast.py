"""Chapter 6: the feast, as it is played. What may lie on the table: test_feast_table.py."""

from __future__ import annotations

import pytest

from drakkar.games.odin.moves import Weapons
from drakkar.games.odin.phases.feast import Feast
from drakkar.games.odin.phases.round_end import SecondHalf
from drakkar.games.odin.phases.turn import Turn
from drakkar.kernel.testing import rule
from tests.rules.odin.position import (
    Board,
    Player,
    Scripted,
    asked,
    at,
    events_of,
    offered,
    play,
    refused,
    state_of,
    supply,
)


def feast(player: Player, *, round: int = 1, length: str = "long", **more) -> Scripted:
    return at(
        player,
        asks=(Feast(0), Turn(1)),
        phase=9,
        round=round,
        options={"length": length},
        **more,
    )


def penalties(table: Scripted) -> int:
    return state_of(table).penalties[0]


# ---- the table ---------------------------------------------------------------------------------


@rule("ODI-6.1")
@pytest.mark.parametrize("length", ["long", "short"])
@pytest.mark.parametrize("emigrated", [0, 1, 2])
def test_as_many_cells_as_vikings_and_ships_leave(length, emigrated):
    for number in range(1, 8 if length == "long" else 7):
        table = feast(
            Player(emigrated=["knarr"] * emigrated, supply={"silver": 20}),
            round=number,
            length=length,
        )
        cells = 5 + number + (length == "short") - 2 * emigrated
        for _ in range(cells):
            assert asked(table) == "Dishes"
            play(table, "coin")
        assert table.deciders == (1,)
        assert supply(table) == {"silver": 20 - cells}
        assert penalties(table) == 0


@rule("ODI-6.1", "ODI-6.2")
def test_w41_nine_cells_beside_three_vikings():
    table = feast(Player(supply={"salt_meat": 1, "flax": 1, "mead": 1}), round=4)
    play(table, "serve salt_meat 4", "serve flax 3", "serve mead 2")
    assert penalties(table) == 0


@rule("ODI-6.2", "ODI-6.12")
def test_w49_animals_leave_the_stable_for_good():
    stable = {"cattle": 1, "sheep": 1, "peas": 1}
    table = feast(Player(supply=stable), round=3, length="short")
    play(table, "serve cattle 4", "serve peas 1", "serve sheep 4")
    assert penalties(table) == 0
    assert supply(table) == {}


@rule("ODI-6.3")
@pytest.mark.parametrize("good", ["oil", "silk", "helmet", "ore", "wood", "stone", "hide"])
def test_w50_what_is_not_served(good):
    table = feast(Player(supply={good: 1, "peas": 1}))
    refused(table, f"serve {good} 1", "ODI-6.3")


@rule("ODI-6.2", "ODI-6.3")
def test_only_what_is_in_the_supply():
    house = Board("long_house", [("peas", 0, 0)])
    table = feast(Player(boards=[Board("home_board"), house], supply={"beans": 1}))
    refused(table, "serve peas 2", "ODI-6.2")
    refused(table, "coin", "ODI-6.2")


@rule("ODI-6.5")
def test_w45_not_over_the_end():
    table = feast(Player(supply={"grain": 1, "stockfish": 1, "silver": 1}))
    play(table, "serve grain 4")
    refused(table, "serve stockfish 3", "ODI-6.5")
    play(table, "serve stockfish 1", "coin")
    assert penalties(table) == 0


@rule("ODI-6.6")
def test_w42_one_lengthwise_tile_per_type():
    goods = {"salt_meat": 2, "peas": 1, "beans": 1}
    table = feast(Player(supply=goods), round=4)
    play(table, "serve salt_meat 4", "serve peas 2")
    refused(table, "serve salt_meat 4", "ODI-6.6")
    play(table, "serve salt_meat 1", "serve beans 2")
    assert penalties(table) == 0


@rule("ODI-6.6")
def test_w42_square_tiles_are_free():
    table = feast(Player(supply={"beans": 3, "silver": 2}), round=3)
    play(table, "serve beans 2", "coin", "serve beans 2", "coin", "serve beans 2")
    assert penalties(table) == 0


@rule("ODI-6.7")
def test_pregnant_cattle_are_cattle():
    table = feast(Player(supply={"cattle": 1, "pregnant_cattle": 1, "peas": 1}), round=7)
    play(table, "serve cattle 4", "serve peas 1")
    refused(table, "serve pregnant_cattle 4", "ODI-6.6")


@rule("ODI-6.8", "ODI-6.9")
def test_w43_w44_neighbours():
    table = feast(Player(supply={"peas": 1, "flax": 1, "silver": 1}))
    play(table, "serve peas 2")
    refused(table, "serve flax 3", "ODI-6.8")
    other = table.copy()
    play(table, "coin", "serve flax 3")
    assert penalties(table) == 0
    play(other, "gap", "serve flax 3")
    assert other.state.penalties[0] == 1  # type: ignore[attr-defined]


# ---- penalties and what remains -----------------------------------------------------------------


@rule("ODI-6.10")
def test_empty_cells_are_allowed_and_cost_at_once():
    table = feast(Player(supply={"silver": 6}))
    for _ in range(5):
        play(table, "gap")
    play(table, "coin")
    assert penalties(table) == 5
    assert supply(table) == {"silver": 5}
    assert table.standing()[0]["penalties"] == -15


@rule("ODI-6.11")
def test_no_more_than_the_free_cells():
    table = feast(Player(supply={"silver": 9}, emigrated=["knarr", "knarr", "knarr"]), round=1)
    assert table.deciders == (1,)
    table = feast(Player(supply={"silver": 9}, emigrated=["knarr", "knarr"]), round=1)
    play(table, "coin", "coin")
    assert table.deciders == (1,)
    assert supply(table) == {"silver": 7}


@rule("ODI-6.12")
def test_what_was_served_does_not_come_back():
    goods = {"peas": 1, "flax": 1, "mead": 1, "beans": 1}
    table = feast(Player(supply=goods))
    play(table, "suggestion")
    left = supply(table)
    assert left != goods
    assert sum(left.values()) < 4
    assert table.deciders == (1,)


@rule("ODI-6.13")
def test_order_of_effects_laying_penalties_and_what_follows():
    """Occupation 167 pays before the first dish, 7 after the table is cleared: the grain served
    no longer counts."""
    player = Player(played=[167, 7], supply={"spices": 1, "grain": 2})
    table = feast(player, listen=True)
    assert supply(table) == {"spices": 1, "grain": 2, "silver": 1}
    play(table, "serve grain 4", "coin", "gap")
    assert penalties(table) == 1
    assert supply(table) == {"spices": 1, "grain": 1, "silver": 1}  # one for one grain left
    (event,) = events_of(table, "feast")
    assert (event["served"], event["penalties"]) == (["grain", "silver", "gap"], 1)


@rule("ODI-6.14")
def test_what_a_dish_brings_may_be_served():
    """Occupation 158: a silver for a game meat, used for the next cell; the meat stays."""
    table = feast(
        Player(played=[158], supply={"game_meat": 1}),
        nature=[Weapons(("bow", "bow", "snare"))],
    )
    play(table, "serve game_meat 3", "coin")
    assert state_of(table).table[0][0][1] == 3
    play(table, "gap", "gap")
    assert penalties(table) == 2
    assert supply(table) == {"bow": 2, "snare": 1}


@rule("ODI-6.15")
def test_the_sober_man_at_any_moment():
    player = Player(played=[160], supply={"mead": 2, "peas": 1, "silver": 4})
    table = feast(player)
    play(table, "coin", "apply sober_man")
    assert supply(table)["silver"] == 4
    refused(table, "serve mead 2", "ODI-6.15")
    refused(table, "apply sober_man", "ODI-20.4")
    table = feast(player)
    play(table, "serve mead 2")
    refused(table, "apply sober_man", "ODI-20.4")


@rule("ODI-6.16")
def test_nothing_lies_on_the_table_before_phase_9():
    """Food stays in the supply: there is no way to put it down earlier, so that nobody is bound
    and an action may still use it."""
    table = at(Player(supply={"flax": 1}))
    refused(table, "serve flax 3", "KER-2")
    play(table, "use craft_linen")
    assert supply(table) == {"linen": 1}


@rule("ODI-6.17")
def test_a_full_table_and_its_effects():
    player = Player(played=[167, 7], supply={"spices": 1, "grain": 1}, emigrated=["knarr"] * 3)
    table = feast(player)
    assert table.deciders == (1,)
    assert penalties(table) == 0
    assert supply(table) == {"spices": 1, "grain": 1, "silver": 2}


@rule("ODI-6.18", "ODI-6.19")
def test_two_feasts_in_one_round():
    """Occupation 5: the same cells, at once; 160 (once per round) works in one of them only, 167
    in both."""
    player = Player(hand=[5], played=[160, 167], supply={"spices": 1, "silver": 20})
    table = at(player, asks=(Turn(0), Feast(0), Turn(1)))
    del state_of(table).agenda[:-1]
    play(table, "use play_occupations_2")
    assert asked(table) == "Dishes"
    refused(table, "stop", "KER-2")
    play(table, "apply sober_man")
    for _ in range(6):
        play(table, "coin")
    assert supply(table) == {"spices": 1, "silver": 20 + 1 + 1 - 6}
    s = state_of(table)
    s.agenda.clear()
    s.then(Feast(0), Turn(1))
    s.settle()
    table._moves = {}
    table._settle()
    assert supply(table)["silver"] == 17
    assert "apply sober_man" not in offered(table)


@rule("ODI-6.20")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_everybody_alone_from_the_first_player_on(first):
    people = [Player(supply={"silver": 6}), Player(), Player(supply={"silver": 3})]
    table = at(*people, asks=SecondHalf(), first=first, phase=8)
    seats = []
    while asked(table) == "Dishes":
        seats.append(table.deciders[0])
        play(table, "suggestion")
    assert seats == [(first + turn) % 3 for turn in range(3)]
    assert state_of(table).penalties == [0, 6, 3]


@rule("ODI-8.2", "ODI-8.21")
def test_anytime_actions_in_the_own_feast():
    table = feast(Player(played=[47], supply={"salt_meat": 1, "silver": 3}))
    play(table, "coin", "ability tanner", "lay", "piece hide 0")
    play(table, offered(table)[0])
    assert asked(table) == "Dishes"
    assert supply(table) == {"silver": 2}


@rule("ODI-8.8")
def test_w33_what_the_feast_leaves_completes_a_bonus():
    laid = Board("home_board", [("rune_stone", 4, 0), ("rune_stone", 6, 0)])
    player = Player(boards=[laid], supply={"silver": 7})
    table = at(player, asks=SecondHalf(), phase=8)
    while not (asked(table) == "Window" and table.deciders == (0,)):
        play(table, "suggestion")
    play(table, "lay", "piece silver 0", "spot 0 5 1")
    assert supply(table)["ore"] == 1
