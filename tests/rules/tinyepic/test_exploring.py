"""Chapter 11: exploring."""

from __future__ import annotations

import pytest

from drakkar.games.tinyepic.actions import perform
from drakkar.games.tinyepic.box import Action
from drakkar.games.tinyepic.moves import Explore, Skip
from drakkar.kernel.table import Table
from drakkar.kernel.testing import rule
from tests.rules.tinyepic.position import (
    Clan,
    Enemy,
    at,
    loot,
    refused,
    reserve,
    resources,
    settlers,
    state_of,
    villages,
)


def explore(number: int, *clans: Clan, **more) -> Table:
    """Explore x number for the first player."""
    more.setdefault("players", max(2, len(clans)))
    table = at(*clans, **more)
    perform(state_of(table), 0, Action("explore", number))
    state_of(table).settle()
    table._settle()
    return table


# ---- worked example --------------------------------------------------------------------------


@rule("TEV-11.1", "TEV-11.2", "TEV-11.3")
def test_example_10_one_settler_moves_twice_or_two_move_once():
    clan = Clan(settlers={"in_n": 1, "in_sw": 1})
    table = explore(2, clan, enemy=Enemy())
    table.play(Explore("in_n", "out_ne"))
    table.play(Explore("out_ne", "in_se"))
    assert settlers(table) == {"in_se": 1, "in_sw": 1}

    table = explore(2, clan, enemy=Enemy())
    table.play(Explore("in_n", "out_ne"))
    table.play(Explore("in_sw", "out_s"))
    assert settlers(table) == {"out_ne": 1, "out_s": 1}

    table = explore(2, clan, enemy=Enemy())
    away = {move.target for move in table.moves() if isinstance(move, Explore)}
    assert away == {"in_n", "in_se", "in_sw", "out_ne", "out_nw", "out_s"}  # all on the board
    refused(table, Explore("in_n", "edge"), "TEV-11.1")


# ---- clause by clause ------------------------------------------------------------------------


@rule("TEV-11.1")
def test_a_settler_goes_to_an_adjacent_island():
    table = explore(1, Clan(settlers={"in_n": 2}))
    assert set(table.moves()) == {
        Explore("in_n", "in_se"), Explore("in_n", "in_sw"),
        Explore("in_n", "out_ne"), Explore("in_n", "out_nw"), Skip(),
    }  # fmt: skip
    refused(table, Explore("in_n", "out_s"), "TEV-11.1")  # no ferry
    refused(table, Explore("in_n", "in_n"), "TEV-11.1")
    table.play(Explore("in_n", "in_se"))
    assert settlers(table) == {"in_n": 1, "in_se": 1}


@rule("TEV-11.1")
def test_only_an_own_settler_on_an_island_explores():
    table = explore(1, Clan(settlers={"in_n": 1}), Clan(settlers={"in_sw": 3}))
    refused(table, Explore("in_sw", "in_n"), "TEV-11.1")
    refused(table, Explore("sea", "in_n"), "TEV-11.1")


@rule("TEV-11.1")
def test_settlers_on_the_clan_board_do_not_explore():
    assert explore(3, Clan()).over


@rule("TEV-11.1")
def test_on_the_large_face_the_middle_island_has_four_neighbours():
    table = explore(1, Clan(settlers={"g_c": 1}), Clan(), Clan())
    away = {move.target for move in table.moves() if isinstance(move, Explore)}
    assert away == {"g_n", "g_e", "g_s", "g_w"}


@rule("TEV-11.2")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_there_are_up_to_so_many_steps(number):
    clan = Clan(settlers={"in_n": 3})
    table = explore(number, clan)
    for _ in range(number):
        table.play(Explore("in_n", "in_se"))
    assert table.over
    assert settlers(table).get("in_se") == number


@rule("TEV-11.2")
def test_steps_may_be_left_unused():
    table = explore(3, Clan(settlers={"in_n": 3}))
    table.play(Explore("in_n", "in_se"))
    table.play(Skip())
    assert table.over
    assert settlers(table) == {"in_n": 2, "in_se": 1}


@rule("TEV-11.3")
@pytest.mark.parametrize("island", ["in_n", "in_se", "in_sw"])
def test_a_ferry_off_the_board_is_of_no_use(island):
    # Five docks, but four islands to go to.
    table = explore(1, Clan(settlers={island: 1}))
    assert sum(isinstance(move, Explore) for move in table.moves()) == 4


@rule("TEV-11.4")
def test_ships_docks_and_villages_do_not_hinder_and_nothing_is_paid():
    # Ships of the opponent lie at both ends of the ferry, one of them beside a village.
    table = explore(
        1,
        Clan(settlers={"in_sw": 1}, steel=3),
        Clan(ships=["in_sw.out_nw", "out_nw.in_sw"]),
        enemy=Enemy(),
    )
    table.play(Explore("in_sw", "out_nw"))
    assert settlers(table) == {"out_nw": 1}
    assert resources(table) == (0, 0, 3)
    assert (loot(table), len(villages(table))) == (0, 9)


@rule("TEV-11.5")
def test_the_attack_comes_after_all_steps_and_once_on_each_island():
    table = explore(3, Clan(settlers={"in_n": 4}), Clan(settlers={"in_se": 1, "in_sw": 2}))
    table.play(Explore("in_n", "in_se"))
    table.play(Explore("in_n", "in_se"))
    assert settlers(table, 1) == {"in_se": 1, "in_sw": 2}  # not yet
    table.play(Explore("in_n", "in_se"))
    assert settlers(table, 1) == {"in_sw": 2}
    assert reserve(table, 1) == 4


@rule("TEV-11.5")
def test_one_settler_is_lost_however_many_arrived():
    table = explore(3, Clan(settlers={"in_n": 4}), Clan(settlers={"in_se": 2}))
    for _ in range(3):
        table.play(Explore("in_n", "in_se"))
    assert settlers(table, 1) == {"in_se": 1}


@rule("TEV-11.5")
def test_each_island_where_settlers_arrived_is_attacked():
    clan = Clan(settlers={"in_n": 2, "in_se": 1, "in_sw": 1})
    table = explore(2, clan, Clan(settlers={"in_se": 1, "in_sw": 1, "out_s": 1}), enemy=Enemy())
    table.play(Explore("in_n", "in_se"))
    table.play(Explore("in_n", "in_sw"))
    assert settlers(table, 1) == {"out_s": 1}


@rule("TEV-11.5")
def test_an_island_where_nobody_arrived_is_not_attacked():
    table = explore(1, Clan(settlers={"in_n": 1, "in_sw": 3}), Clan(settlers={"in_sw": 1}))
    table.play(Explore("in_n", "in_se"))
    assert settlers(table, 1) == {"in_sw": 1}


@rule("TEV-11.5")
def test_the_attack_comes_also_when_steps_are_left_unused():
    table = explore(3, Clan(settlers={"in_n": 2, "in_se": 1}), Clan(settlers={"in_se": 1}))
    table.play(Explore("in_n", "in_se"))
    table.play(Skip())
    assert settlers(table, 1) == {}


@rule("TEV-11.5")
def test_an_own_settler_may_move_on_and_the_newcomer_attacks():
    # One stood on in_se already; one arrives, one goes on: a newcomer is still there.
    table = explore(2, Clan(settlers={"in_n": 1, "in_se": 2}), Clan(settlers={"in_se": 1}))
    table.play(Explore("in_n", "in_se"))
    table.play(Explore("in_se", "in_sw"))
    assert settlers(table, 0) == {"in_se": 2, "in_sw": 1}
    assert settlers(table, 1) == {}


@rule("TEV-11.6")
def test_an_island_merely_passed_through_is_not_attacked():
    table = explore(2, Clan(settlers={"in_n": 1}), Clan(settlers={"in_se": 1, "in_sw": 1}))
    table.play(Explore("in_n", "in_se"))
    table.play(Explore("in_se", "in_sw"))
    assert settlers(table, 0) == {"in_sw": 1}
    assert settlers(table, 1) == {"in_se": 1, "in_sw": 1}  # one against one there, too


@rule("TEV-11.6")
def test_two_who_pass_through_attack_only_where_they_end():
    clans = [Clan(settlers={"in_n": 2}), Clan(settlers={"in_se": 1, "in_sw": 1})]
    table = explore(4, *clans)
    for origin, target in (("in_n", "in_se"), ("in_se", "in_sw")):
        table.play(Explore(origin, target))
        table.play(Explore(origin, target))
    assert settlers(table, 0) == {"in_sw": 2}
    assert settlers(table, 1) == {"in_se": 1}
