"""Chapter 10: deploying, attacking, raiding."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

import drakkar
from drakkar.games.tinyepic.battle import Blessing, ChooseFavor, ReturnFavor
from drakkar.games.tinyepic.building import ChooseBuild, ChooseSite
from drakkar.games.tinyepic.consecration import ConsecrateVillage
from drakkar.games.tinyepic.control import CheckControl
from drakkar.games.tinyepic.enemy import DecideForEnemy
from drakkar.games.tinyepic.eras import Turn, Upkeep
from drakkar.games.tinyepic.exploring import ExploreStep
from drakkar.games.tinyepic.harvest import ChooseHarvest, CollectGoods
from drakkar.games.tinyepic.moves import (
    At,
    Bless,
    Build,
    Deploy,
    Explore,
    Pilgrim,
    Raid,
    Sail,
    Skip,
    To,
    Withdraw,
)
from drakkar.games.tinyepic.recall import Recall
from drakkar.games.tinyepic.runes import (
    ChangeFury,
    CollectAny,
    ExchangeResources,
    MoveTemple,
    SmiteSettler,
    TossCard,
)
from drakkar.games.tinyepic.sailing import Ashore, ChooseCourse, ChooseShip, WithdrawShip
from drakkar.games.tinyepic.turn import PlayCard, UseRuneAction
from drakkar.kernel.table import Table
from drakkar.kernel.testing import rule
from tests.rules.tinyepic.position import (
    Clan,
    Enemy,
    at,
    holder,
    loot,
    refused,
    reserve,
    resources,
    settlers,
    ships,
    state_of,
    villages,
)


def docked(dock: str, number: int, clan: Clan, *others: Clan, **more) -> Table:
    """The last move of a Sail x number has led to this dock."""
    clan.ships = [dock, *clan.ships]
    more.setdefault("players", max(2, 1 + len(others)))
    return at(clan, *others, asks=[Ashore(0, dock, 0, number), CheckControl(0)], **more)


# ---- worked examples -------------------------------------------------------------------------


@rule("TEV-10.1", "TEV-10.2")
def test_example_5_up_to_three_settlers_for_one_food_each():
    for number in (1, 2, 3):
        table = at(Clan(ships=["mid_nw"], food=5), players=2, asks=ChooseShip(0, 3))
        table.play(Sail("mid_nw"))
        table.play(To("in_n.out_nw"))  # one move used
        refused(table, Deploy(4), "TEV-10.1")
        table.play(Deploy(number))
        assert settlers(table) == {"in_n": number}
        assert resources(table) == (0, 5 - number, 0)
        assert reserve(table) == 6 - number


@rule("TEV-10.12", "TEV-10.14")
def test_example_7_the_cost_of_a_raid():
    table = docked("out_nw.in_n", 3, Clan(steel=1))
    assert "out_nw.in_n" in villages(table)
    table.play(Raid())
    assert (loot(table), resources(table)) == (1, (0, 0, 0))
    assert "out_nw.in_n" not in villages(table)

    table = docked("out_nw.in_n", 3, Clan(steel=0, food=1))
    refused(table, Raid(), "TEV-10.12")
    table.play(Skip())
    assert "out_nw.in_n" in villages(table)  # shares the dock with the ship
    assert ships(table) == ["out_nw.in_n"]


@rule("TEV-10.7", "TEV-10.8", "TEV-10.9")
def test_example_8_an_attack_on_several_opponents():
    red = Clan(food=3)
    yellow, blue = Clan(settlers={"g_n": 2}), Clan(settlers={"g_n": 1})
    table = docked("g_n.edge", 3, red, yellow, blue)
    table.play(Deploy(3))
    assert [settlers(table, seat) for seat in range(3)] == [{"g_n": 3}, {"g_n": 1}, {}]
    assert (reserve(table, 1), reserve(table, 2)) == (5, 6)


# ---- deploying -------------------------------------------------------------------------------


@rule("TEV-10.1")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_the_number_of_the_sail_limits_the_settlers_whatever_the_moves_used(number):
    table = docked("in_n.out_nw", number, Clan(food=7))
    assert [move.number for move in table.moves() if isinstance(move, Deploy)] == list(
        range(1, number + 1)
    )
    refused(table, Deploy(number + 1), "TEV-10.1")
    refused(table, Deploy(0), "TEV-10.1")


@rule("TEV-10.1")
def test_settlers_are_deployed_once_at_a_dock():
    table = docked("out_nw.in_n", 3, Clan(food=7, steel=1))
    table.play(Deploy(1))
    refused(table, Deploy(1), "TEV-10.1")
    table.play(Raid())
    assert table.over


@rule("TEV-10.1", "TEV-9.5")
def test_a_sail_that_docks_twice_deploys_no_more_in_all():
    table = at(Clan(ships=["whale"], food=7), players=2, asks=ChooseShip(0, 4))
    table.play(Sail("whale"))
    table.play(To("in_n.in_se"))
    table.play(Deploy(3))
    table.play(To("in_se.in_n"))
    refused(table, Deploy(2), "TEV-10.1")
    table.play(Deploy(1))
    assert settlers(table) == {"in_n": 3, "in_se": 1}
    assert resources(table) == (0, 3, 0)
    table.play(Skip())
    assert table.over


@rule("TEV-10.2")
@pytest.mark.parametrize("food", [0, 1, 2])
def test_without_food_there_are_fewer_settlers(food):
    table = docked("out_nw.in_n", 3, Clan(food=food, steel=1))
    assert sum(isinstance(move, Deploy) for move in table.moves()) == food
    refused(table, Deploy(food + 1), "TEV-10.2")


@rule("TEV-10.3")
def test_settlers_come_from_the_clan_board_only():
    table = docked("in_n.out_nw", 3, Clan(food=7, settlers={"in_sw": 4}))
    assert reserve(table) == 2
    refused(table, Deploy(3), "TEV-10.3")
    table.play(Deploy(2))
    assert (settlers(table), reserve(table)) == ({"in_n": 2, "in_sw": 4}, 0)


@rule("TEV-10.3")
def test_with_an_empty_clan_board_nobody_is_deployed():
    table = docked("in_n.out_nw", 3, Clan(food=7, settlers={"in_sw": 6}))
    refused(table, Deploy(1), "TEV-10.3")


# ---- calling back ----------------------------------------------------------------------------


@rule("TEV-10.4", "TEV-10.5")
def test_settlers_called_back_from_any_islands_are_deployed_at_the_usual_price():
    table = docked("in_n.out_nw", 3, Clan(food=3, settlers={"in_sw": 4, "out_s": 2}))
    assert {Recall("in_sw"), Recall("out_s")} <= set(table.moves())
    for island in ("in_sw", "out_s", "in_sw"):
        table.play(Recall(island))
    assert resources(table) == (0, 3, 0)  # calling back is free
    assert reserve(table) == 3
    table.play(Deploy(3))
    assert settlers(table) == {"in_n": 3, "in_sw": 2, "out_s": 1}
    assert resources(table) == (0, 0, 0)


@rule("TEV-10.4")
def test_as_many_as_one_likes_may_be_called_back():
    table = docked("in_n.out_nw", 1, Clan(food=1, settlers={"in_sw": 5}))
    for _ in range(5):
        table.play(Recall("in_sw"))
    assert reserve(table) == 6


@rule("TEV-10.4")
def test_nobody_is_called_back_from_where_nobody_is():
    table = docked("out_nw.in_n", 3, Clan(food=3, settlers={"in_sw": 1}))
    refused(table, Recall("in_se"), "TEV-10.4")
    refused(table, Recall("sea"), "TEV-10.4")


@rule("TEV-10.4")
def test_settlers_are_called_back_without_food_too():
    table = docked("out_nw.in_n", 3, Clan(settlers={"in_sw": 1}))  # neither food nor steel
    table.play(Recall("in_sw"))
    assert (settlers(table), reserve(table)) == ({}, 6)


@rule("TEV-10.4")
@pytest.mark.parametrize(
    "question",
    [
        PlayCard(0),
        UseRuneAction(0, "V08"),
        ChooseShip(0, 2),
        ChooseCourse(0, 2, "whale"),
        Ashore(0, "in_n.edge", 2, 2),
        ExploreStep(0, 2, (0,) * 6),
        ChooseHarvest(0, 2),
        CollectGoods(0, (2, 0, 0)),
        CollectAny(0, 1),
        ChooseBuild(0, 1),
        ExchangeResources(0),
        MoveTemple(0),
        SmiteSettler(0, 1),
        ChangeFury(0, (-2, 2)),
        ConsecrateVillage(0),
        Blessing(0, "V01"),
        TossCard(0),
        ChooseFavor(0),
        ReturnFavor(0),
        WithdrawShip(0, "in_se.edge"),
    ],
)
def test_settlers_are_called_back_at_any_moment_of_ones_own_turn(question):
    clan = Clan(
        hand=["V01", "V02"],
        row=["V33"],  # the nature rune that V08 requires
        ships=["whale", "in_n.edge"],
        settlers={"in_sw": 2, "in_n": 1},
        temples=["in_n"],
        wood=7,
        villages=1,
        favors=["F01", "F02", "F03", "F04"],
    )
    theirs = Clan(settlers={"out_s": 1})
    table = at(clan, theirs, enemy=Enemy(), asks=question)
    asked = table.question()
    table.play(Recall("in_sw"))
    table.play(Recall("in_n"))
    assert (settlers(table), reserve(table)) == ({"in_sw": 1}, 5)
    assert table.question() == asked  # which is still open
    # ... and at none of another's
    table = at(clan, theirs, enemy=Enemy(), asks=question, turn=1)
    assert not any(isinstance(move, Recall) for move in table.moves())
    refused(table, Recall("in_sw"), "TEV-10.4")


@rule("TEV-10.4", "TEV-6.20")
def test_a_loser_who_sails_on_anothers_turn_calls_nobody_back():
    # Tyr lets the loser sail; it is the turn of seat 0, who started the battle.
    loser = Clan(battle="V01", ships=["whale"], settlers={"in_n": 1})
    table = at(
        Clan(battle="V06", steel=2, hand=["V02"], settlers={"in_se": 1}),
        loser,
        gods=("tyr", "odin", "thor"),
        prize="F01",
        initiator=0,
        asks=Turn(0),
    )
    table.play(Bless())
    assert table.deciders == (1,)
    assert isinstance(table.question(), ChooseShip)
    refused(table, Recall("in_n"), "TEV-10.4")
    table.play(Skip())
    assert table.deciders == (0,)
    table.play(Recall("in_se"))
    assert settlers(table) == {}


@rule("TEV-10.16")
def test_nobody_calls_back_between_the_halves_of_a_decision():
    # The Settlers must stay for the Temple that has been paid for.
    table = at(Clan(wood=4, settlers={"in_n": 1, "in_sw": 1}), players=2, asks=ChooseBuild(0, 1))
    table.play(Build("temple", 1))
    assert set(table.moves()) == {At("in_n"), At("in_sw")}
    refused(table, Recall("in_n"), "TEV-10.16")


@rule("TEV-10.16", "TEV-10.4")
@pytest.mark.parametrize(
    "question",
    [
        ChooseSite(0, "temple", 1),
        DecideForEnemy(0, "victim", ("in_n", "in_sw")),
    ],
)
def test_in_such_a_question_no_recall_is_offered(question):
    clan = Clan(settlers={"in_n": 1, "in_sw": 1})
    table = at(clan, asks=question)
    assert not any(isinstance(move, Recall) for move in table.moves())
    refused(table, Recall("in_n"), "TEV-10.16")
    refused(at(clan, asks=question, turn=-1), Recall("in_n"), "TEV-10.4")


@rule("TEV-10.6")
def test_calling_back_changes_influence_at_once_and_with_it_runes_that_lie_free():
    table = docked(
        "in_n.out_nw",
        1,
        Clan(food=1, settlers={"in_sw": 1, "in_se": 1}),
        Clan(settlers={"in_sw": 1, "in_se": 1}),
        holders={"in_sw": 0},
    )
    table.play(Recall("in_sw"))  # the last influence: the rune returns and the other takes it
    assert holder(table, "in_sw") == 1
    table.play(Recall("in_se"))  # nobody's rune was blocked by a tie
    assert holder(table, "in_se") == 1


@rule("TEV-10.6")
def test_calling_back_lets_nobody_steal_before_an_action_of_his_own():
    table = docked(
        "in_n.out_nw",
        1,
        Clan(food=1, settlers={"in_sw": 2}),
        Clan(settlers={"in_sw": 2}),
        holders={"in_sw": 0},
    )
    table.play(Recall("in_sw"))
    table.play(Skip())
    assert holder(table, "in_sw") == 0  # one against two, but it was not his action


# ---- attacking -------------------------------------------------------------------------------


@rule("TEV-10.7")
@pytest.mark.parametrize(
    ("here", "number", "theirs", "left"),
    [(0, 1, 2, 2), (0, 2, 2, 2), (0, 3, 2, 1), (1, 2, 2, 1), (2, 1, 2, 1), (2, 1, 3, 3)],
)
def test_more_settlers_after_deploying_remove_one_of_the_opponents(here, number, theirs, left):
    clan = Clan(food=3, settlers={"in_n": here} if here else {})
    table = docked("in_n.out_nw", 3, clan, Clan(settlers={"in_n": theirs}))
    table.play(Deploy(number))
    assert settlers(table, 0) == {"in_n": here + number}
    assert settlers(table, 1) == {"in_n": left}


@rule("TEV-10.8")
def test_opponents_are_not_added_together():
    two = [Clan(settlers={"g_n": 2}), Clan(settlers={"g_n": 2}), Clan(settlers={"g_n": 2})]
    table = docked("g_n.edge", 3, Clan(food=3), *two)
    table.play(Deploy(3))  # 3 against 6
    assert [settlers(table, seat) for seat in (1, 2, 3)] == [{"g_n": 1}] * 3


@rule("TEV-10.8")
def test_as_many_as_one_of_them_and_nobody_loses_a_settler():
    table = docked(
        "g_n.edge", 3, Clan(food=3), Clan(settlers={"g_n": 3}), Clan(settlers={"g_n": 1})
    )
    table.play(Deploy(3))
    assert [settlers(table, seat) for seat in range(3)] == [{"g_n": 3}, {"g_n": 3}, {"g_n": 1}]


@rule("TEV-10.9")
def test_an_attack_removes_exactly_one_settler_to_the_clan_board():
    clan = Clan(food=4, settlers={"in_n": 1})
    table = docked("in_n.out_nw", 4, clan, Clan(settlers={"in_n": 3}))
    table.play(Deploy(4))  # 5 against 3
    assert settlers(table, 1) == {"in_n": 2}
    assert reserve(table, 1) == 4


@rule("TEV-10.9")
def test_a_sail_that_docks_twice_at_an_island_attacks_there_once():
    clan = Clan(ships=["whale"], food=4)
    table = at(clan, Clan(settlers={"in_n": 3}), asks=ChooseShip(0, 4))
    table.play(Sail("whale"))
    table.play(To("in_n.in_se"))
    table.play(Deploy(2))
    assert settlers(table, 1) == {"in_n": 3}  # two against three
    table.play(To("in_n.in_sw"))
    table.play(Deploy(2))
    assert settlers(table, 1) == {"in_n": 2}  # four against three

    table = at(Clan(ships=["whale"], food=4), Clan(settlers={"in_n": 1}), asks=ChooseShip(0, 4))
    table.play(Sail("whale"))
    table.play(To("in_n.in_se"))
    table.play(Deploy(2))
    assert settlers(table, 1) == {}
    state_of(table).add_settlers(1, state_of(table).face.island_index["in_n"], 2)
    table._moves = {}
    table.play(To("in_n.in_sw"))
    table.play(Deploy(2))
    assert settlers(table, 1) == {"in_n": 2}  # four against two, but it has attacked already


@rule("TEV-10.9")
def test_settlers_elsewhere_are_safe():
    table = docked("in_n.out_nw", 3, Clan(food=3), Clan(settlers={"in_n": 1, "in_sw": 1}))
    table.play(Deploy(3))
    assert settlers(table, 1) == {"in_sw": 1}


@rule("TEV-10.10")
def test_without_an_added_settler_there_is_no_attack():
    clan = Clan(food=3, settlers={"in_n": 3})
    table = docked("in_n.out_nw", 3, clan, Clan(settlers={"in_n": 1}))
    table.play(Skip())
    assert settlers(table, 1) == {"in_n": 1}


@rule("TEV-10.10")
def test_ships_and_temples_are_not_compared():
    clan = Clan(food=2, temples=["in_n"])  # influence 2 + 4 + 2
    table = docked("in_n.out_nw", 2, clan, Clan(settlers={"in_n": 2}))
    table.play(Deploy(2))
    assert settlers(table, 1) == {"in_n": 2}
    opponent = Clan(settlers={"in_n": 1}, temples=["in_n"], ships=["in_n.edge"])
    table = docked("in_n.out_nw", 2, Clan(food=2), opponent)
    table.play(Deploy(2))  # influence 4 against 7, but two settlers against one
    assert settlers(table, 1) == {}


@rule("TEV-10.10")
def test_a_temple_that_moves_does_not_attack():
    clan = Clan(settlers={"in_sw": 2}, temples=["in_n"])
    table = at(clan, Clan(settlers={"in_sw": 1}), asks=MoveTemple(0))
    table.play(Pilgrim("in_n", "in_sw"))
    assert settlers(table, 1) == {"in_sw": 1}


# ---- raiding ---------------------------------------------------------------------------------


@rule("TEV-10.11")
def test_a_dock_without_village_cannot_be_raided():
    table = docked("in_n.out_nw", 3, Clan(steel=7, food=1))
    assert refused(table, Raid(), "TEV-1.4").reason == "no-village"  # there never was one
    table = docked("out_nw.in_n", 3, Clan(steel=7, food=1), villages=["in_n.edge"])
    assert refused(table, Raid(), "TEV-10.11").reason == "village-gone"  # somebody was here before


@rule("TEV-10.11")
def test_a_village_is_raided_once():
    table = docked("out_nw.in_n", 3, Clan(steel=7, food=1))
    table.play(Raid())
    refused(table, Raid(), "TEV-10.11")


@rule("TEV-10.11")
def test_only_the_dock_where_the_sail_ends_is_raided():
    # From the dock of one village past two others to a dock without.
    clan = Clan(ships=["out_nw.in_n"], steel=7)
    table = at(clan, players=2, asks=ChooseShip(0, 2))
    table.play(Sail("out_nw.in_n"))
    table.play(To("in_n.out_nw"))
    assert table.over
    assert len(villages(table)) == 9


@rule("TEV-10.11", "TEV-9.5")
def test_a_raid_ends_the_sail():
    clan = Clan(ships=["mid_nw"], steel=7, food=2)
    table = at(clan, players=2, asks=ChooseShip(0, 4))
    table.play(Sail("mid_nw"))
    table.play(To("out_nw.in_n"))
    assert any(isinstance(move, To) for move in table.moves())
    table.play(Raid())
    assert refused(table, To("mid_nw"), "TEV-9.1").reason == "sail-over"
    assert set(table.moves()) == {Deploy(1), Deploy(2), Skip()}


@rule("TEV-10.11", "TEV-9.5")
def test_a_village_left_behind_is_not_raided_any_more():
    clan = Clan(ships=["mid_nw"], steel=7)
    table = at(clan, players=2, asks=ChooseShip(0, 3))
    table.play(Sail("mid_nw"))
    table.play(To("out_nw.in_n"))
    table.play(To("in_n.out_nw"))
    assert table.over  # out again is one move, in another: none is left, and no village here
    assert (loot(table), len(villages(table))) == (0, 9)


@rule("TEV-10.12")
@pytest.mark.parametrize(("era", "cost"), [(1, 1), (2, 2), (3, 3)])
def test_a_raid_costs_as_much_steel_as_the_number_of_the_era(era, cost):
    table = docked("out_nw.in_n", 3, Clan(steel=cost), era=era)
    table.play(Raid())
    assert resources(table) == (0, 0, 0)
    table = docked("out_nw.in_n", 3, Clan(steel=cost - 1, food=1), era=era)
    refused(table, Raid(), "TEV-10.12")


@rule("TEV-10.13")
def test_a_ship_already_docked_does_not_raid():
    # The second ship sails; the first one lies at a village.
    clan = Clan(ships=["whale", "out_nw.in_n"], steel=7)
    table = at(clan, players=2, asks=ChooseShip(0, 1))
    table.play(Sail("whale"))
    table.play(To("mid_nw"))
    assert table.over
    assert "out_nw.in_n" in villages(table)


@rule("TEV-10.13")
def test_a_displaced_ship_does_not_raid():
    table = at(
        Clan(ships=["mid_nw"]),
        Clan(ships=["out_nw.in_n"], steel=7),
        asks=ChooseShip(0, 1),
    )
    table.play(Sail("mid_nw"))
    table.play(To("out_nw.in_n"))
    table.play(Withdraw("rim_north_west"))
    assert table.over  # the newcomer has no steel, the displaced one no choice
    assert (loot(table, 1), len(villages(table))) == (0, 9)


@rule("TEV-10.13")
def test_neither_building_nor_exploring_raids():
    clan = Clan(settlers={"out_nw": 1, "in_n": 1}, wood=7, steel=7)
    table = at(clan, players=2, enemy=Enemy(), asks=ChooseBuild(0, 1))
    table.play(Build("longship", 1))
    table.play(At("rim_north_west"))
    assert table.over
    table = at(clan, players=2, enemy=Enemy(), asks=ExploreStep(0, 1, (0,) * 6))
    table.play(Explore("in_n", "out_nw"))
    assert table.over
    assert (loot(table), len(villages(table))) == (0, 9)


@rule("TEV-10.14")
def test_a_spared_village_can_be_raided_later():
    table = docked("out_nw.in_n", 3, Clan(steel=1))
    table.play(Skip())
    assert "out_nw.in_n" in villages(table)
    s = state_of(table)
    s.then(ChooseShip(0, 2))
    table._settle()
    table.play(Sail("out_nw.in_n"))
    table.play(To("out_nw.in_n"))  # out and back
    table.play(Raid())
    assert loot(table) == 1


@rule("TEV-10.15")
def test_any_number_of_villages_may_be_kept():
    table = docked("out_nw.in_n", 3, Clan(steel=1, villages=6), villages=["out_nw.in_n"])
    table.play(Raid())
    assert loot(table) == 7
    assert table.view(1)["table"]["clans"][0]["villages"] == 7


@rule("TEV-10.15")
def test_villages_are_kept_from_era_to_era():
    table = at(Clan(villages=2), Clan(villages=1), asks=Upkeep())
    assert state_of(table).era == 2
    assert (loot(table, 0), loot(table, 1)) == (2, 1)


def eager(moves: Sequence[Any], rng: Random) -> Any:
    """One that sails to a dock and lands, if there is one."""
    ashore = [move for move in moves if move[0] == "to" and "." in move[1]]
    landing = [move for move in moves if move[0] in ("deploy", "sail", "jarl")]
    return rng.choice(landing or ashore or moves)


def changed(before: dict[str, Any], after: dict[str, Any]) -> dict[str, int]:
    """The points of all clans by god: what is more or less."""
    gains = Counter[str]()
    for table, sign in ((before, -1), (after, 1)):
        for clan, points in enumerate((*table["standing"], table["opponent"] or {})):
            for source, number in points.items():
                gains[f"{source.split('_')[1]}/{clan}"] += sign * number
    return {cell: gain for cell, gain in gains.items() if gain}


@pytest.mark.parametrize("players", [1, 2, 4])
def test_the_view_says_what_landing_does_with_an_island(players: int) -> None:
    """As it is when they have landed, attack included."""
    outcomes = Counter[str]()
    for seed in range(4):
        rng, table = Random(seed), drakkar.new("tinyepic", players, seed=seed)
        while not table.over:
            seat = table.deciders[0]
            moves = table.moves(seat)
            deploys = [move for move in moves if move[0] == "deploy"]
            view = table.view(seat) if deploys else {}
            for move, landed in zip(deploys, view["table"]["landing"] if view else [], strict=True):
                docks = {dock["id"]: dock["island"] for dock in view["table"]["docks"]}
                home = docks[view["question"][2]]
                before = next(each for each in view["table"]["islands"] if each["id"] == home)
                then = table.copy()
                then.play(move, seat)
                ended = not isinstance(then.question(seat), Ashore)
                if ended and players == 1:
                    continue  # the enemy has moved as well
                after = next(
                    each for each in then.view(seat)["table"]["islands"] if each["id"] == home
                )
                assert after["influence"] == landed["influence"]
                mine = {"taken": True, "stolen": ended, "kept": True}.get(landed["outcome"], False)
                assert (after["holder"] == seat) is mine
                if mine and not then.over:
                    assert landed["points"] == changed(view["table"], then.view(seat)["table"])
                outcomes[landed["outcome"]] += 1
                if ended and landed["outcome"] == "stolen":
                    bare = table.copy()
                    bare.play(next(move for move in moves if move[0] == "skip"), seat)
                    left = next(
                        each for each in bare.view(seat)["table"]["islands"] if each["id"] == home
                    )
                    assert (left["holder"] == seat) is landed["anyway"]
                    outcomes["anyway"] += landed["anyway"]
                outcomes["lost"] += any(
                    after["influence"].get(clan, 0) < number
                    for clan, number in before["influence"].items()
                )
            table.play(eager(moves, rng), seat)
    assert outcomes["taken"]
    assert players != 4 or (outcomes["lost"] and outcomes["stolen"] and outcomes["tie"])


@pytest.mark.parametrize(
    ("theirs", "ashore", "anyway"), [(2, 1, True), (3, 1, False), (1, 0, False)]
)
def test_the_view_says_what_the_end_of_a_sail_brings_without_landing(
    theirs, ashore, anyway
) -> None:
    """The ship alone takes the island where somebody is ashore already."""
    mine = Clan(food=3, settlers={"g_n": ashore} if ashore else {})
    table = docked("g_n.edge", 3, mine, Clan(settlers={"g_n": theirs}), Clan(), holders={"g_n": 1})
    landing = table.view(0)["table"]["landing"]
    assert [landed["anyway"] for landed in landing if landed["outcome"] == "stolen"] in (
        [anyway] * number for number in (1, 2, 3)
    )
    then = table.copy()
    then.play(Skip())
    assert (holder(then, "g_n") == 0) is anyway
