"""Chapter 10: deploying, attacking, raiding."""

from __future__ import annotations

import pytest

from drakkar.games.tinyepic.building import ChooseBuild
from drakkar.games.tinyepic.control import CheckControl
from drakkar.games.tinyepic.eras import Upkeep
from drakkar.games.tinyepic.exploring import ExploreStep
from drakkar.games.tinyepic.moves import (
    At,
    Build,
    Deploy,
    Explore,
    Pilgrim,
    Raid,
    Recall,
    Sail,
    Skip,
    To,
    Withdraw,
)
from drakkar.games.tinyepic.runes import MoveTemple
from drakkar.games.tinyepic.sailing import Ashore, ChooseShip
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
    """A Sail x number has just ended at this dock."""
    clan.ships = [dock, *clan.ships]
    more.setdefault("players", max(2, 1 + len(others)))
    return at(clan, *others, asks=[Ashore(0, dock, number, True), CheckControl(0)], **more)


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
def test_settlers_are_deployed_once():
    table = docked("in_n.out_nw", 3, Clan(food=7))
    table.play(Deploy(1))
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
def test_nobody_is_called_back_from_where_nobody_is_nor_when_nothing_can_be_deployed():
    table = docked("out_nw.in_n", 3, Clan(food=3, settlers={"in_sw": 1}))
    refused(table, Recall("in_se"), "TEV-10.4")
    refused(table, Recall("sea"), "TEV-10.4")
    table = docked("out_nw.in_n", 3, Clan(food=0, steel=1, settlers={"in_sw": 1}))
    refused(table, Recall("in_sw"), "TEV-10.4")


@rule("TEV-10.6")
def test_calling_back_changes_influence_but_control_is_checked_at_the_end():
    table = docked(
        "in_n.out_nw",
        1,
        Clan(food=1, settlers={"in_sw": 1}),
        Clan(settlers={"in_sw": 1}),
        holders={"in_sw": 0},
    )
    table.play(Recall("in_sw"))
    assert settlers(table) == {}
    assert holder(table, "in_sw") == 0
    table.play(Deploy(1))
    assert holder(table, "in_sw") == 1
    assert holder(table, "in_n") == 0


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
    refused(table, Raid(), "TEV-10.11")
    table = docked("out_nw.in_n", 3, Clan(steel=7, food=1), villages=["in_n.edge"])
    refused(table, Raid(), "TEV-10.11")  # somebody was here before


@rule("TEV-10.11")
def test_a_village_is_raided_once():
    table = docked("out_nw.in_n", 3, Clan(steel=7, food=1))
    table.play(Raid())
    refused(table, Raid(), "TEV-10.11")


@rule("TEV-10.11")
def test_only_the_dock_where_the_sail_ends_is_raided():
    # From the dock of one village past two others to a dock without.
    clan = Clan(ships=["out_nw.in_n"], steel=7)
    table = at(clan, players=2, asks=ChooseShip(0, 3))
    table.play(Sail("out_nw.in_n"))
    table.play(To("in_n.out_nw"))
    assert table.over
    assert len(villages(table)) == 9


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
