"""Chapter 9: sailing and docking."""

from __future__ import annotations

import pytest

from drakkar.games.tinyepic.box import FACES
from drakkar.games.tinyepic.control import influence
from drakkar.games.tinyepic.moves import Deploy, Jarl, Raid, Sail, Skip, To, Withdraw
from drakkar.games.tinyepic.sailing import Ashore, ChooseCourse, ChooseShip, reachable
from drakkar.games.tinyepic.turn import PlayCard
from drakkar.kernel.table import Table
from drakkar.kernel.testing import rule
from tests.rules.tinyepic.position import (
    Clan,
    Enemy,
    at,
    fury,
    holder,
    loot,
    refused,
    resources,
    settlers,
    ships,
    state_of,
    villages,
)


def sail(number: int, origin: str, *others: Clan, clan: Clan | None = None, **more) -> Table:
    """Sail x number with the ship that lies there."""
    clan = clan or Clan()
    clan.ships = [origin, *clan.ships]
    more.setdefault("players", max(2, 1 + len(others)))
    table = at(clan, *others, asks=ChooseShip(0, number), **more)
    table.play(Sail(origin))
    return table


def targets(table: Table) -> set[str]:
    return {move.target for move in table.moves() if isinstance(move, To)}


# ---- worked example --------------------------------------------------------------------------


@rule("TEV-9.1", "TEV-9.2", "TEV-9.3")
def test_example_4_three_moves_by_one_ship():
    for target in ("mid_nw", "whale", "in_se.in_sw"):  # one, two and three moves
        table = sail(3, "rim_north_west")
        table.play(To(target))
        assert ships(table) == [target]
    table = sail(2, "rim_north_west")
    refused(table, To("in_se.in_sw"), "TEV-9.1")
    # two moves with this ship and one with another
    table = sail(3, "rim_north_west", clan=Clan(ships=["rim_east"]))
    table.play(To("whale"))
    assert table.over
    assert ships(table) == ["rim_east", "whale"]


# ---- clause by clause ------------------------------------------------------------------------


@rule("TEV-9.1")
@pytest.mark.parametrize(
    ("number", "fjords"),
    [
        (1, {"mid_ne", "mid_nw", "mid_s"}),
        (2, {"mid_ne", "mid_nw", "mid_s", "rim_east", "rim_north_east", "rim_north_west",
             "rim_west", "rim_south_east", "rim_south_west"}),
    ],
)  # fmt: skip
def test_a_ship_makes_up_to_so_many_moves(number, fjords):
    table = sail(number, "whale")
    assert {place for place in targets(table) if "." not in place} == fjords


@rule("TEV-9.1")
def test_a_place_beyond_the_moves_is_too_far():
    refused(sail(1, "whale"), To("rim_east"), "TEV-9.1")
    refused(sail(2, "whale"), To("in_se.edge"), "TEV-9.1")
    assert "in_se.edge" in targets(sail(3, "whale"))
    refused(sail(3, "whale"), To("valhalla"), "TEV-9.1")


@rule("TEV-9.3", "TEV-9.6")
def test_sailing_to_where_one_is_is_refused_in_true_words():
    table = sail(3, "rim_east")
    refusal = refused(table, To("rim_east"), "TEV-9.3")
    assert refusal.reason == "already-there"
    assert refused(sail(1, "in_n.edge"), To("in_n.edge"), "TEV-9.6").reason == "already-there"


@rule("TEV-9.1")
def test_moves_may_be_left_unused():
    table = sail(4, "whale")
    table.play(To("mid_ne"))
    assert ships(table) == ["mid_ne"]
    table = sail(4, "whale")
    table.play(Skip())
    assert ships(table) == ["whale"]


@rule("TEV-9.2")
def test_only_a_ship_of_the_player_sails():
    clans = [Clan(ships=["whale", "in_n.in_se"]), Clan(ships=["rim_west"])]
    table = at(*clans, asks=ChooseShip(0, 3))
    assert table.moves() == [Sail("whale"), Sail("in_n.in_se"), Skip()]
    refused(table, Sail("rim_west"), "TEV-9.2")
    refused(table, Sail("mid_ne"), "TEV-9.2")


@rule("TEV-9.2")
def test_the_view_says_how_near_the_nearest_ship_is_before_one_is_chosen():
    origins = ["whale", "rim_west"]
    table = at(Clan(ships=origins), Clan(), asks=ChooseShip(0, 2))
    each = [reachable(state_of(table), 0, origin, 2) for origin in origins]
    reach = table.view(0)["table"]["reach"]
    assert set(reach) == set(each[0]) | set(each[1])
    assert (each[0]["rim_south_west"], each[1]["rim_south_west"]) == (2, 1)
    assert reach["rim_south_west"] == 1
    assert reach["mid_ne"] == each[0]["mid_ne"] == 1
    assert "mid_ne" not in each[1]
    both = set(each[0]) & set(each[1])
    assert any(each[0][place] < each[1][place] for place in both)
    assert all(reach[place] == min(far[place] for far in each) for place in both)
    table.play(Sail("whale"))
    assert table.view(0)["table"]["reach"] == each[0]


@rule("TEV-9.2")
def test_one_of_two_ships_in_a_fjord_sails_alone():
    table = sail(1, "whale", clan=Clan(ships=["whale"]))
    table.play(To("mid_s"))
    assert ships(table) == ["mid_s", "whale"]
    assert table.over


@rule("TEV-9.3")
def test_a_move_leads_from_a_dock_to_one_of_its_two_fjords():
    assert targets(sail(1, "in_n.out_ne")) == {"rim_north_east", "mid_ne"}


@rule("TEV-9.3")
def test_a_move_leads_from_a_fjord_to_its_fjords_and_docks():
    assert targets(sail(1, "rim_west")) == {
        "mid_nw", "rim_south_west", "in_sw.edge", "in_sw.out_nw", "out_nw.in_sw",
    }  # fmt: skip


@rule("TEV-9.3")
def test_on_the_large_face_it_is_the_same():
    table = sail(1, "g_c.g_n", Clan(), Clan())
    assert targets(table) == {"bay_nw", "bay_ne"}
    table = sail(1, "rim_n_ne", Clan(), Clan())
    assert targets(table) == {
        "bay_ne", "rim_e_ne", "rim_n_nw", "g_n.edge", "g_n.g_ne", "g_ne.edge", "g_ne.g_n",
    }  # fmt: skip


@rule("TEV-9.4")
def test_there_is_no_way_from_dock_to_dock():
    refused(sail(1, "in_n.in_se"), To("in_se.in_n"), "TEV-9.4")  # across the ferry
    refused(sail(1, "in_n.in_se"), To("in_n.in_sw"), "TEV-9.4")  # along the coast
    assert {"in_se.in_n", "in_n.in_sw"} <= targets(sail(2, "in_n.in_se"))


@rule("TEV-9.5")
def test_docking_does_not_end_the_sail():
    table = sail(4, "whale", clan=Clan(food=4))
    table.play(To("in_n.in_se"))
    assert isinstance(table.question(), Ashore)
    table.play(Deploy(1))
    assert targets(table) >= {"whale", "mid_ne", "in_se.in_n", "in_sw.in_n", "rim_east"}
    assert "in_n.in_se" in targets(table)  # out and back
    table.play(To("in_se.in_n"))  # three moves used
    assert ships(table) == ["in_se.in_n"]
    assert targets(table) == {"whale", "mid_ne"}
    table.play(Deploy(2))
    table.play(To("whale"))
    assert table.over
    assert (ships(table), settlers(table)) == (["whale"], {"in_n": 1, "in_se": 2})


@rule("TEV-9.5")
def test_a_player_may_end_the_sail_wherever_he_docks():
    table = sail(4, "whale", clan=Clan(food=1))
    table.play(To("in_n.in_se"))
    table.play(Skip())
    assert table.over
    assert ships(table) == ["in_n.in_se"]


@rule("TEV-9.5", "TEV-9.8")
def test_a_sail_may_displace_ships_at_two_docks():
    theirs = Clan(ships=["in_n.in_se", "in_se.in_n"])
    table = sail(3, "whale", theirs)
    table.play(To("in_n.in_se"))
    table.play(Withdraw("mid_ne"))
    table.play(To("in_se.in_n"))
    table.play(Withdraw("whale"))
    assert table.over
    assert (ships(table, 0), ships(table, 1)) == (["in_se.in_n"], ["mid_ne", "whale"])


@rule("TEV-9.5", "TEV-9.1")
def test_no_way_through_docks_is_shorter():
    for origin in (*FACES[0].fjord_index, *FACES[0].dock_index):
        table = sail(4, origin)
        s = state_of(table)
        direct = reachable(s, 0, origin, 4)
        for dock, moves in direct.items():
            if dock not in s.face.dock_index:
                continue
            for place, further in reachable(s, 0, dock, 4 - moves).items():
                if place != origin:
                    assert direct[place] <= moves + further


@rule("TEV-9.6")
@pytest.mark.parametrize(("number", "possible"), [(1, False), (2, True), (3, True)])
def test_a_ship_may_leave_its_dock_and_come_back_with_two_moves(number, possible):
    table = sail(number, "out_nw.in_n", clan=Clan(food=1, steel=1))
    assert ("out_nw.in_n" in targets(table)) == possible
    if possible:
        table.play(To("out_nw.in_n"))
        assert {Deploy(1), Raid()} <= set(table.moves())  # it has just docked
        table.play(Raid())
        assert loot(table) == 1
        assert ships(table) == ["out_nw.in_n"]


@rule("TEV-9.7")
def test_no_docking_where_an_own_ship_lies():
    table = sail(3, "whale", clan=Clan(ships=["in_n.in_se"]))
    refused(table, To("in_n.in_se"), "TEV-9.7")
    table = sail(3, "in_n.in_sw", clan=Clan(ships=["in_n.in_se"]))
    refused(table, To("in_n.in_se"), "TEV-9.7")
    assert "in_n.in_sw" in targets(table)  # its own dock is free again


@rule("TEV-9.8")
@pytest.mark.parametrize("fjord", ["whale", "mid_ne"])
def test_the_owner_of_a_displaced_ship_chooses_one_of_the_docks_two_fjords(fjord):
    table = sail(1, "whale", Clan(ships=["in_n.in_se"]))
    table.play(To("in_n.in_se"))
    assert table.deciders == (1,)
    assert set(table.moves()) == {Withdraw("whale"), Withdraw("mid_ne")}
    refused(table, Withdraw("mid_nw"), "TEV-9.8")
    refused(table, Withdraw("valhalla"), "TEV-9.8")
    table.play(Withdraw(fjord))
    assert (ships(table, 0), ships(table, 1)) == (["in_n.in_se"], [fjord])
    assert resources(table, 1) == (0, 0, 0)  # free of charge


@rule("TEV-9.9")
def test_a_displaced_ship_gives_no_influence_but_the_rune_is_kept_by_what_is_left():
    # The opponent holds in_n with a ship and two settlers; the newcomer has only his ship.
    table = at(
        Clan(hand=["V01"], ships=["whale"]),
        Clan(ships=["in_n.in_se"], settlers={"in_n": 2}),
        holders={"in_n": 1},
        asks=PlayCard(0),
    )
    s = state_of(table)
    island = s.face.island_index["in_n"]
    assert influence(s, 1, island) == 4
    table.play(Jarl("V01"))
    table.play(Sail("whale"))
    table.play(To("in_n.in_se"))
    table.play(Withdraw("mid_ne"))
    assert (influence(s, 0, island), influence(s, 1, island)) == (2, 2)
    assert holder(table, "in_n") == 1


@rule("TEV-9.9")
def test_a_displaced_ship_may_cost_the_rune_by_the_rules_of_control():
    # Nothing but the ship kept the rune: now it goes back.
    table = at(
        Clan(hand=["V01"], ships=["whale"]),
        Clan(ships=["in_n.in_se"]),
        holders={"in_n": 1},
        asks=PlayCard(0),
    )
    table.play(Jarl("V01"))
    table.play(Sail("whale"))
    table.play(To("in_n.in_se"))
    assert holder(table, "in_n") == -1  # as soon as his influence is gone
    table.play(Withdraw("whale"))
    assert holder(table, "in_n") == -1
    assert fury(table) == (0, 0, 0)


@rule("TEV-9.10")
def test_displacing_deploying_attacking_raiding_then_control():
    # V01: Sail x3 to the village of out_nw, where the opponent has a ship and a settler.
    table = at(
        Clan(hand=["V01"], ships=["mid_nw"], food=3, steel=1),
        Clan(ships=["out_nw.in_n"], settlers={"out_nw": 2}),
        enemy=Enemy(),
        holders={"out_nw": 1},
        asks=PlayCard(0),
    )
    table.play(Jarl("V01"))
    table.play(Sail("mid_nw"))
    table.play(To("out_nw.in_n"))
    assert table.deciders == (1,)
    table.play(Withdraw("rim_north_west"))
    assert table.deciders == (0,)
    table.play(Deploy(3))
    assert settlers(table, 0) == {"out_nw": 3}
    assert settlers(table, 1) == {"out_nw": 1}  # attacked at once
    assert holder(table, "out_nw") == 1  # theft comes last
    table.play(Raid())
    assert loot(table) == 1
    assert holder(table, "out_nw") == 0


@rule("TEV-9.11")
def test_deploying_and_raiding_are_optional():
    table = sail(3, "mid_nw", clan=Clan(food=2, steel=1))
    table.play(To("out_nw.in_n"))
    assert {Deploy(1), Deploy(2), Raid(), Skip()} <= set(table.moves())
    table.play(Skip())
    assert table.over
    assert (settlers(table), loot(table), resources(table)) == ({}, 0, (0, 2, 1))


@rule("TEV-9.11")
def test_raiding_may_come_before_deploying():
    table = sail(3, "mid_nw", clan=Clan(food=2, steel=1))
    table.play(To("out_nw.in_n"))
    table.play(Raid())
    table.play(Deploy(2))
    assert (settlers(table), loot(table), resources(table)) == ({"out_nw": 2}, 1, (0, 0, 0))


@rule("TEV-9.12")
def test_a_voyage_that_ends_in_a_fjord_allows_neither_deploying_nor_raiding():
    table = sail(3, "mid_nw", clan=Clan(food=2, steel=1))
    assert isinstance(table.question(), ChooseCourse)
    table.play(To("rim_north_west"))  # beside the village of out_nw
    assert table.over
    assert (settlers(table), loot(table), resources(table)) == ({}, 0, (0, 2, 1))
    assert "out_nw.in_n" in villages(table)
