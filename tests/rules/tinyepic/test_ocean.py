"""Chapter 8: the ocean."""

from __future__ import annotations

from collections import Counter

import pytest

from drakkar.games.tinyepic.box import FACES, LARGE, SMALL, Face
from drakkar.games.tinyepic.building import ChooseSite
from drakkar.games.tinyepic.exploring import ExploreStep
from drakkar.games.tinyepic.moves import At, Explore, Sail, To, Withdraw
from drakkar.games.tinyepic.sailing import ChooseShip
from drakkar.games.tinyepic.state import RUNES
from drakkar.kernel.testing import rule
from tests.rules.tinyepic.position import Clan, at, refused, ships, state_of

each_face = pytest.mark.parametrize("face", FACES, ids=lambda face: face.id)
small, large = FACES[SMALL], FACES[LARGE]


def islands_of(face: Face, name: str) -> set[str]:
    """The islands next to one."""
    return {face.islands[i].id for i in face.islands[face.island_index[name]].neighbours}


def fjords_of(face: Face, name: str) -> set[str]:
    """The fjords next to a fjord."""
    return {face.fjords[i].id for i in face.fjords[face.fjord_index[name]].neighbours}


def docks_of(face: Face, name: str) -> set[str]:
    """The docks a fjord touches."""
    return {face.docks[i].id for i in face.fjords[face.fjord_index[name]].docks}


@rule("TEV-8.1")
def test_a_ship_goes_to_fjords_and_docks_but_not_to_islands():
    table = at(Clan(ships=["whale"]), players=2, asks=ChooseShip(0, 4))
    table.play(Sail("whale"))
    table_face = state_of(table).face
    targets = {move.target for move in table.moves() if isinstance(move, To)}
    assert targets <= {*table_face.fjord_index, *table_face.dock_index}
    refused(table, To("in_n"), "TEV-9.1")


@rule("TEV-8.1")
def test_a_new_ship_goes_to_a_fjord_and_a_temple_to_an_island():
    clan = Clan(settlers={"in_n": 1}, wood=7, temple_slots=[1, 2])
    table = at(clan, players=2, asks=ChooseSite(0, "longship", 1))
    refused(table, At("in_n"), "TEV-13.5")
    refused(table, At("in_n.edge"), "TEV-13.5")
    table = at(clan, players=2, asks=ChooseSite(0, "temple", 1), auto=False)
    refused(table, At("whale"), "TEV-13.7")


@rule("TEV-8.2")
def test_the_small_face_has_three_inner_and_three_outer_islands():
    runes = {island.id: RUNES[island.rune] for island in small.islands}
    assert runes == {
        "in_n": "wealth", "in_se": "nature", "in_sw": "secrets",
        "out_nw": "nature", "out_ne": "secrets", "out_s": "wealth",
    }  # fmt: skip
    halves = Counter(island.half for island in small.islands)
    assert halves == {"north": 3, "south": 3}
    assert {island.id for island in small.islands if island.half == "north"} == {
        "in_n",
        "out_nw",
        "out_ne",
    }
    assert {small.islands[i].id for i in small.neutral_islands} == {"out_nw", "out_ne", "out_s"}


@rule("TEV-8.3")
def test_the_large_face_has_nine_islands_three_of_each_rune():
    runes: dict[str, set[str]] = {}
    for island in large.islands:
        runes.setdefault(RUNES[island.rune], set()).add(island.id)
    assert runes == {
        "wealth": {"g_nw", "g_c", "g_se"},
        "secrets": {"g_n", "g_e", "g_sw"},
        "nature": {"g_ne", "g_w", "g_s"},
    }


@rule("TEV-8.4")
@pytest.mark.parametrize(
    ("face", "island", "neighbours"),
    [
        (small, "in_n", {"in_se", "in_sw", "out_ne", "out_nw"}),
        (small, "in_se", {"in_n", "in_sw", "out_ne", "out_s"}),
        (small, "out_s", {"in_se", "in_sw"}),
        (large, "g_nw", {"g_n", "g_w"}),
        (large, "g_n", {"g_nw", "g_ne", "g_c"}),
        (large, "g_c", {"g_n", "g_e", "g_s", "g_w"}),
    ],
)
def test_islands_linked_by_a_ferry_are_adjacent(face, island, neighbours):
    assert islands_of(face, island) == neighbours


@rule("TEV-8.4")
@each_face
def test_a_ferry_links_both_ways_or_leads_off_the_board(face):
    for number, dock in enumerate(face.docks):
        if dock.id.endswith(".edge"):
            assert dock.far == -1
        else:
            here, there = dock.id.split(".")
            assert face.docks[dock.far].id == f"{there}.{here}"
            assert face.docks[dock.far].far == number
    assert {dock.id for dock in small.docks if dock.far == -1} == {
        "in_n.edge",
        "in_se.edge",
        "in_sw.edge",
    }


@rule("TEV-8.5")
@each_face
def test_every_end_of_a_ferry_is_a_dock_between_two_fjords(face):
    for dock in face.docks:
        assert len(set(dock.fjords)) == 2
        assert dock.id.split(".")[0] == face.islands[dock.island].id
        if dock.far >= 0:  # both ends of a ferry have the same fjords beside it
            assert set(face.docks[dock.far].fjords) == set(dock.fjords)


@rule("TEV-8.5")
def test_a_dock_touches_the_fjords_on_its_two_sides():
    fjords = [small.fjords[i].id for i in small.docks[small.dock_index["in_n.in_se"]].fjords]
    assert set(fjords) == {"mid_ne", "whale"}
    fjords = [large.fjords[i].id for i in large.docks[large.dock_index["g_c.g_n"]].fjords]
    assert set(fjords) == {"bay_nw", "bay_ne"}


@rule("TEV-8.6")
@pytest.mark.parametrize(
    ("face", "fjord", "neighbours"),
    [
        (small, "whale", {"mid_ne", "mid_nw", "mid_s"}),
        (small, "mid_ne", {"whale", "rim_east", "rim_north_east"}),
        (small, "rim_west", {"mid_nw", "rim_south_west"}),
        (large, "bay_nw", {"bay_ne", "bay_sw", "rim_n_nw", "rim_w_nw"}),
        (large, "rim_e_ne", {"bay_ne", "rim_e_se", "rim_n_ne"}),
    ],
)
def test_fjords_on_both_sides_of_a_ferry_are_adjacent(face, fjord, neighbours):
    assert fjords_of(face, fjord) == neighbours


@rule("TEV-8.6")
@each_face
def test_fjords_are_adjacent_only_across_a_ferry(face):
    across = {frozenset(dock.fjords) for dock in face.docks}
    for number, fjord in enumerate(face.fjords):
        for other in range(len(face.fjords)):
            assert (other in fjord.neighbours) == (frozenset((number, other)) in across)


@rule("TEV-8.7")
def test_six_fjords_lie_at_the_edge_of_the_small_face_and_eight_of_the_large():
    assert {fjord.id for fjord in small.fjords if fjord.border} == {
        "rim_east", "rim_north_east", "rim_north_west",
        "rim_south_east", "rim_south_west", "rim_west",
    }  # fmt: skip
    assert {fjord.id for fjord in large.fjords if fjord.border} == {
        "rim_e_ne", "rim_e_se", "rim_n_ne", "rim_n_nw",
        "rim_s_se", "rim_s_sw", "rim_w_nw", "rim_w_sw",
    }  # fmt: skip


@rule("TEV-8.8")
def test_a_fjord_holds_any_number_of_ships():
    table = at(
        Clan(ships=["whale", "mid_ne", "mid_ne"]),
        Clan(ships=["mid_ne", "mid_ne"]),
        asks=ChooseShip(0, 1),
    )
    table.play(Sail("whale"))
    table.play(To("mid_ne"))
    assert ships(table, 0) == ["mid_ne"] * 3
    assert ships(table, 1) == ["mid_ne"] * 2


@rule("TEV-8.8")
def test_a_dock_holds_one_ship():
    table = at(Clan(ships=["whale"]), Clan(ships=["in_n.in_se"]), asks=ChooseShip(0, 1))
    table.play(Sail("whale"))
    table.play(To("in_n.in_se"))
    table.play(Withdraw("mid_ne"))
    assert ships(table, 0) == ["in_n.in_se"]
    assert ships(table, 1) == ["mid_ne"]


@rule("TEV-8.9")
def test_the_fjord_of_the_whale_touches_six_docks_without_village():
    assert docks_of(small, "whale") == {
        "in_n.in_se", "in_n.in_sw", "in_se.in_n", "in_se.in_sw", "in_sw.in_n", "in_sw.in_se",
    }  # fmt: skip
    assert not any(small.docks[i].village for i in small.fjords[small.fjord_index["whale"]].docks)
    assert small.fjords[small.fjord_index["whale"]].border is False


@rule("TEV-8.4")
def test_no_settler_leaves_the_board():
    table = at(Clan(settlers={"in_n": 1}), players=2, asks=ExploreStep(0, 1, (0,) * 6))
    assert {move.target for move in table.moves() if isinstance(move, Explore)} == {
        "in_se", "in_sw", "out_ne", "out_nw",
    }  # fmt: skip
