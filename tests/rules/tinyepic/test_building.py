"""Chapter 13: building."""

from __future__ import annotations

import pytest

from drakkar.games.tinyepic.box import CARDS, PLACES
from drakkar.games.tinyepic.building import ChooseBuild, ChooseSite
from drakkar.games.tinyepic.moves import At, Build, Jarl, Skip
from drakkar.games.tinyepic.recall import Recall
from drakkar.games.tinyepic.turn import PlayCard
from drakkar.kernel.table import Table
from drakkar.kernel.testing import rule
from tests.rules.tinyepic.position import (
    Clan,
    Enemy,
    at,
    holder,
    refused,
    resources,
    settlers,
    ship_slots,
    ships,
    temple_slots,
    temples,
)


def build(clan: Clan, *others: Clan, **more) -> Table:
    more.setdefault("players", max(2, 1 + len(others)))
    return at(clan, *others, asks=ChooseBuild(0, 1), **more)


def sites(table: Table) -> set[str]:
    return {move.place for move in table.moves() if isinstance(move, At)}


@rule("TEV-13.1")
def test_a_piece_is_paid_in_wood_and_put_on_the_ocean():
    clan = Clan(settlers={"in_n": 1, "in_sw": 1}, wood=7, food=7, steel=7)
    table = build(clan)
    table.play(Build("longship", 1))
    table.play(At("whale"))
    assert resources(table) == (5, 7, 7)
    assert (ships(table), ship_slots(table)) == (["whale"], [2, 3])
    table = build(clan)
    table.play(Build("temple", 1))
    table.play(At("in_sw"))
    assert resources(table) == (3, 7, 7)
    assert (temples(table), temple_slots(table)) == (["in_sw"], [2])


@rule("TEV-13.1")
def test_an_action_builds_one_piece():
    assert {card.jarl.x for card in CARDS if card.jarl.type == "build"} == {1}
    assert {card.rune_action.x for card in CARDS if card.rune_action.type == "build"} == {1}
    assert {place.x for place in PLACES if place.type == "build"} == {1}
    clan = Clan(hand=["V14"], settlers={"in_n": 1}, wood=7)
    table = at(clan, players=2, holders={"in_n": 0}, asks=PlayCard(0))
    table.play(Jarl("V14"))
    table.play(Build("longship", 1))
    table.play(At("whale"))
    assert table.over


@rule("TEV-13.1")
def test_building_is_optional_and_nothing_else_is_built():
    table = build(Clan(settlers={"in_n": 1}, wood=7))
    refused(table, Build("house", 1), "TEV-13.1")
    refused(table, Build("longship", 4), "TEV-13.1")
    refused(table, Build("temple", 3), "TEV-13.1")
    refused(table, Build("temple", 0), "TEV-13.1")
    table.play(Skip())
    assert resources(table) == (7, 0, 0)


@rule("TEV-13.2")
@pytest.mark.parametrize(("slot", "cost"), [(1, 2), (2, 3), (3, 4)])
def test_longships_cost_2_3_and_4_wood(slot, cost):
    table = build(Clan(settlers={"in_n": 1}, wood=cost))
    table.play(Build("longship", slot))
    assert resources(table) == (0, 0, 0)
    table = build(Clan(settlers={"in_n": 1}, wood=cost - 1), auto=False)
    refused(table, Build("longship", slot), "TEV-13.2")


@rule("TEV-13.3")
@pytest.mark.parametrize(("slot", "cost"), [(1, 4), (2, 6)])
def test_temples_cost_4_and_6_wood(slot, cost):
    table = build(Clan(settlers={"in_n": 1}, wood=cost))
    table.play(Build("temple", slot))
    assert resources(table) == (0, 0, 0)
    table = build(Clan(settlers={"in_n": 1}, wood=cost - 1))
    refused(table, Build("temple", slot), "TEV-13.3")


@rule("TEV-13.4")
def test_the_order_is_free():
    table = build(Clan(settlers={"in_n": 1}, wood=7))
    assert set(table.moves()) == {
        Build("longship", 1), Build("longship", 2), Build("longship", 3),
        Build("temple", 1), Build("temple", 2), Skip(), Recall("in_n"),
    }  # fmt: skip
    table.play(Build("longship", 3))
    table.play(At("whale"))
    assert ship_slots(table) == [1, 2]


@rule("TEV-13.4")
def test_a_piece_never_changes_its_slot():
    table = build(Clan(settlers={"in_n": 1}, wood=3, ship_slots=[3]), auto=False)
    refused(table, Build("longship", 1), "TEV-13.1")  # empty: no ship for 2 wood any more
    refused(table, Build("longship", 3), "TEV-13.2")
    assert table.moves() == [Skip(), Recall("in_n")]


@rule("TEV-13.5")
def test_a_longship_goes_to_a_fjord_that_touches_an_island_of_influence():
    table = build(Clan(settlers={"out_nw": 1}, wood=2))
    table.play(Build("longship", 1))
    assert sites(table) == {"rim_north_west", "mid_nw", "rim_west"}
    refused(table, At("whale"), "TEV-13.5")
    refused(table, At("out_nw.in_n"), "TEV-13.5")
    refused(table, At("out_nw"), "TEV-13.5")


@rule("TEV-13.5")
def test_without_influence_no_longship_is_built():
    table = build(Clan(ships=["whale"], wood=7), auto=False)
    refused(table, Build("longship", 1), "TEV-13.5")
    assert table.moves() == [Skip()]


@rule("TEV-13.5")
def test_on_the_large_face_the_middle_island_is_touched_by_four_fjords():
    table = build(Clan(settlers={"g_c": 1}, wood=2), Clan(), Clan())
    table.play(Build("longship", 1))
    assert sites(table) == {"bay_ne", "bay_nw", "bay_se", "bay_sw"}


@rule("TEV-13.6")
def test_a_docked_longship_is_influence_enough():
    table = build(Clan(ships=["out_s.in_se"], wood=3))
    table.play(Build("longship", 2))
    assert sites(table) == {"rim_south_east", "mid_s", "rim_south_west"}


@rule("TEV-13.6")
def test_control_is_not_needed_and_other_ships_do_not_matter():
    table = build(
        Clan(settlers={"in_n": 1}, wood=2, ships=["whale"]),
        Clan(settlers={"in_n": 4}, ships=["whale", "whale"]),
        holders={"in_n": 1},
    )
    table.play(Build("longship", 1))
    table.play(At("whale"))
    assert (ships(table, 0), ships(table, 1)) == (["whale", "whale"], ["whale", "whale"])
    assert holder(table, "in_n") == 1


@rule("TEV-13.7")
def test_a_temple_needs_a_settler_who_stays():
    table = build(Clan(settlers={"in_n": 1, "in_sw": 2}, wood=4))
    table.play(Build("temple", 1))
    assert sites(table) == {"in_n", "in_sw"}
    refused(table, At("in_se"), "TEV-13.7")
    refused(table, At("whale"), "TEV-13.7")
    table.play(At("in_n"))
    assert settlers(table) == {"in_n": 1, "in_sw": 2}
    assert temples(table) == ["in_n"]


@rule("TEV-13.7")
def test_a_ship_or_a_temple_does_not_replace_the_settler():
    table = build(Clan(ships=["in_n.edge"], temples=["in_se"], wood=7))
    refused(table, Build("temple", 2), "TEV-13.7")


@rule("TEV-13.8")
def test_an_island_bears_one_temple_of_a_player():
    clan = Clan(settlers={"in_n": 1, "in_sw": 1, "in_se": 1}, temples=["in_n"], wood=6)
    table = build(clan)
    table.play(Build("temple", 2))
    assert sites(table) == {"in_sw", "in_se"}
    refused(table, At("in_n"), "TEV-13.8")


@rule("TEV-13.8")
def test_with_settlers_only_beside_the_own_temple_no_second_one_is_built():
    table = build(Clan(settlers={"in_n": 2}, temples=["in_n"], wood=6))
    refused(table, Build("temple", 2), "TEV-13.8")


@rule("TEV-13.8")
def test_temples_of_opponents_do_not_matter():
    table = at(
        Clan(settlers={"in_n": 1, "out_s": 1}, temple_slots=[2], temples=["in_se"]),
        Clan(temples=["in_n"]),
        enemy=Enemy(temples=["out_s"]),
        asks=ChooseSite(0, "temple", 1),
    )
    assert sites(table) == {"in_n", "out_s"}
    table.play(At("in_n"))
    assert (temples(table, 0), temples(table, 1)) == (["in_n", "in_se"], ["in_n"])
