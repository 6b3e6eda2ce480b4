"""Chapter 16: consecrating a raided village."""

from __future__ import annotations

import pytest

from drakkar.games.tinyepic.building import ChooseBuild
from drakkar.games.tinyepic.consecration import ConsecrateVillage
from drakkar.games.tinyepic.eras import Turn, Upkeep
from drakkar.games.tinyepic.exploring import ExploreStep
from drakkar.games.tinyepic.harvest import ChooseHarvest
from drakkar.games.tinyepic.moves import (
    At,
    Build,
    Consecrate,
    Deploy,
    Explore,
    Favor,
    Fight,
    Gather,
    Jarl,
    Raid,
    Sail,
    Skip,
    To,
)
from drakkar.games.tinyepic.sailing import ChooseShip
from drakkar.kernel.table import Table
from drakkar.kernel.testing import rule
from tests.rules.tinyepic.position import (
    Clan,
    at,
    consecrated,
    fury,
    holder,
    loot,
    refused,
    resources,
    settlers,
    state_of,
    villages,
)

SEVEN = ("place_1", "place_2", "place_3", "place_4", "wealth", "secrets", "nature")


def laying(me: Clan, *others: Clan, **position) -> Table:
    """Seat 0 may lay a village now."""
    me.villages = me.villages or 1
    return at(me, *(others or (Clan(),)), asks=ConsecrateVillage(0), **position)


# ---- when (16.1, 16.3, 16.4) -----------------------------------------------------------------


@rule("TEV-16.1")
def test_after_a_card_played_face_up_one_village_may_be_consecrated():
    table = at(Clan(hand=["V14"], villages=2), Clan(hand=["V30"]), asks=Turn(0))
    refused(table, Consecrate("wealth"), "TEV-4.2")  # not before the card
    table.play(Jarl("V14"))
    assert table.question() == ConsecrateVillage(0)
    table.play(Consecrate("wealth"))
    assert loot(table) == 1
    assert table.deciders == (1,)  # one in a turn


@rule("TEV-16.1")
def test_after_a_card_played_face_down_too():
    table = at(Clan(hand=["V14"], villages=1), Clan(hand=["V30"]), asks=Turn(0))
    table.play(Fight("V14"))
    table.play(Favor("top", "left"))
    assert table.question() == ConsecrateVillage(0)


@rule("TEV-16.1")
def test_nobody_has_to_consecrate():
    table = at(Clan(hand=["V14"], villages=1), Clan(hand=["V30"]), asks=Turn(0))
    table.play(Jarl("V14"))
    table.play(Skip())
    assert loot(table) == 1
    assert consecrated(table) == {}
    assert table.deciders == (1,)


@rule("TEV-16.1")
def test_without_a_village_nothing_is_asked():
    table = at(Clan(hand=["V14"]), Clan(hand=["V30"]), asks=Turn(0))
    table.play(Jarl("V14"))
    assert table.deciders == (1,)


@rule("TEV-16.3")
def test_a_village_raided_in_the_same_turn_may_be_consecrated():
    me = Clan(hand=["V01"], ships=["rim_north_west"], steel=1)
    table = at(me, Clan(hand=["V30"]), asks=Turn(0))
    table.play(Jarl("V01"))
    table.play(Sail("rim_north_west"))
    table.play(To("out_nw.in_n"))
    table.play(Raid())
    assert table.question() == ConsecrateVillage(0)
    table.play(Consecrate("nature"))
    assert loot(table) == 0
    assert consecrated(table) == {"nature": 1}


@rule("TEV-16.4")
def test_a_village_raided_by_the_consecration_itself_waits():
    me = Clan(hand=["V14", "V15"], ships=["rim_north_west"], steel=1, villages=1)
    table = at(me, Clan(hand=["V30"]), asks=Turn(0), villages=["out_nw.in_n"])
    table.play(Jarl("V14"))
    table.play(Consecrate("place_1"))
    table.play(Sail("rim_north_west"))
    table.play(To("out_nw.in_n"))
    table.play(Raid())
    assert loot(table) == 1
    assert table.deciders == (1,)


# ---- the seven places (16.2, 16.5, 16.6) -----------------------------------------------------


@rule("TEV-16.2")
def test_there_are_seven_places():
    table = laying(Clan())
    assert set(table.moves()) == {*(Consecrate(place) for place in SEVEN), Skip()}
    refused(table, Consecrate("place_5"), "TEV-16.2")


@rule("TEV-16.5")
@pytest.mark.parametrize(
    ("place", "kind", "number", "times"),
    [("place_1", ChooseShip, "moves_left", 2), ("place_2", ExploreStep, "left", 2),
     ("place_3", ChooseHarvest, "number", 3), ("place_4", ChooseBuild, "times", 1)],
)  # fmt: skip
def test_the_era_board_offers_sail_explore_harvest_and_build(place, kind, number, times):
    me = Clan(ships=["rim_east"], settlers={"in_n": 1}, wood=7)
    table = laying(me)
    table.play(Consecrate(place))
    assert isinstance(table.question(), kind)
    assert getattr(table.question(), number) == times
    assert consecrated(table) == {place: 1}


@rule("TEV-16.6")
@pytest.mark.parametrize(
    ("rune", "then"), [("wealth", (3, 1, 1)), ("secrets", (1, 3, 1)), ("nature", (1, 1, 3))]
)
def test_on_a_god_board_his_fury_rises_by_two(rune, then):
    table = laying(Clan(), fury=(1, 1, 1))
    table.play(Consecrate(rune))
    assert fury(table) == then
    assert consecrated(table) == {rune: 1}


# ---- how many (16.7, 16.8) -------------------------------------------------------------------


@rule("TEV-16.7")
@pytest.mark.parametrize(("players", "most"), [(1, 2), (2, 2), (3, 3), (4, 4)])
@pytest.mark.parametrize("place", ["place_3", "secrets"])
def test_a_place_takes_as_many_villages_as_there_are_players_and_two_alone(players, most, place):
    me = Clan(villages=1)
    room = at(me, players=players, asks=ConsecrateVillage(0), consecrated={place: most - 1})
    room.play(Consecrate(place))
    assert consecrated(room) == {place: most}
    full = at(me, players=players, asks=ConsecrateVillage(0), consecrated={place: most})
    refused(full, Consecrate(place), "TEV-16.7")


@rule("TEV-16.7")
def test_a_full_place_is_closed_to_everybody():
    table = at(
        Clan(villages=1), Clan(villages=1), asks=[ConsecrateVillage(0), ConsecrateVillage(1)],
        consecrated={"wealth": 1},
    )  # fmt: skip
    table.play(Consecrate("wealth"))
    refused(table, Consecrate("wealth"), "TEV-16.7", 1)


@rule("TEV-16.8")
def test_a_new_era_frees_no_place():
    table = at(
        Clan(villages=1), Clan(), asks=Upkeep(), consecrated={"place_2": 2, "nature": 1}
    )  # fmt: skip
    assert state_of(table).era == 2
    assert consecrated(table) == {"place_2": 2, "nature": 1}
    later = laying(Clan(), era=2, consecrated={"place_2": 2})
    refused(later, Consecrate("place_2"), "TEV-16.7")


# ---- what it costs (16.9) --------------------------------------------------------------------


@rule("TEV-16.9")
def test_a_consecrated_sail_pays_food_and_the_steel_of_the_era():
    me = Clan(ships=["rim_north_west"], food=3, steel=2, villages=1)
    table = laying(me, era=2, villages=["out_nw.in_n"])
    table.play(Consecrate("place_1"))
    table.play(Sail("rim_north_west"))
    table.play(To("out_nw.in_n"))
    refused(table, Deploy(3), "TEV-10.1")  # Sail x2
    table.play(Deploy(2))
    table.play(Raid())
    assert resources(table) == (0, 1, 0)
    assert villages(table) == []


@rule("TEV-16.9")
def test_without_the_steel_a_consecrated_sail_raids_nothing():
    me = Clan(ships=["rim_north_west"], food=1, steel=1, villages=1)
    table = laying(me, era=2, villages=["out_nw.in_n"])
    table.play(Consecrate("place_1"))
    table.play(Sail("rim_north_west"))
    table.play(To("out_nw.in_n"))
    refused(table, Raid(), "TEV-10.12")


@rule("TEV-16.9")
def test_a_consecrated_build_pays_wood():
    table = laying(Clan(settlers={"in_n": 1}, wood=4))
    table.play(Consecrate("place_4"))
    table.play(Build("longship", 2))
    table.play(At("whale"))
    assert resources(table) == (1, 0, 0)


@rule("TEV-16.9")
def test_a_consecrated_build_without_wood_builds_nothing():
    table = laying(Clan(settlers={"in_n": 1}, wood=1))
    table.play(Consecrate("place_4"))
    assert table.over
    assert consecrated(table) == {"place_4": 1}


@rule("TEV-16.9")
def test_a_consecrated_harvest_gives_the_bonus():
    table = laying(Clan(ships=["rim_east", "rim_west"]))
    table.play(Consecrate("place_3"))
    table.play(Gather(0, 0, 3))
    assert resources(table) == (0, 1, 3)


# ---- control (16.10) -------------------------------------------------------------------------


@rule("TEV-16.10")
def test_control_is_checked_after_the_consecration():
    table = laying(
        Clan(settlers={"in_n": 2, "in_se": 1}),
        Clan(ships=["in_se.in_n"]),
        holders={"in_n": 0, "in_se": 1},
    )
    table.play(Consecrate("place_2"))
    table.play(Explore("in_n", "in_se"))
    assert holder(table, "in_se") == 1  # not in the middle of it
    table.play(Explore("in_n", "in_se"))
    assert settlers(table) == {"in_se": 3}
    assert holder(table, "in_se") == 0
    assert holder(table, "in_n") == -1  # nobody is left there
    assert fury(table) == (0, 0, 1)


@rule("TEV-16.10")
def test_control_is_checked_after_a_consecration_to_a_god_too():
    table = laying(Clan(settlers={"in_n": 1}))
    table.play(Consecrate("secrets"))
    assert holder(table, "in_n") == 0
    assert fury(table) == (1, 2, 0)
