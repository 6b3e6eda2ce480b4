"""Chapter 12: harvesting."""

from __future__ import annotations

import pytest

from drakkar.games.tinyepic.actions import perform
from drakkar.games.tinyepic.battle import WinPrize
from drakkar.games.tinyepic.box import Action
from drakkar.games.tinyepic.consecration import ConsecrateVillage
from drakkar.games.tinyepic.exploring import ExploreStep
from drakkar.games.tinyepic.harvest import ChooseHarvest
from drakkar.games.tinyepic.moves import Consecrate, Gather, Jarl, Skip
from drakkar.games.tinyepic.turn import PlayCard
from drakkar.kernel.table import Table
from drakkar.kernel.testing import rule
from tests.rules.tinyepic.position import Clan, at, events_of, refused, resources, state_of


def harvest(number: int, clan: Clan, **more) -> Table:
    """Harvest x number for the first player."""
    table = at(clan, players=2, **more)
    perform(state_of(table), 0, Action("harvest", number))
    table.state.settle()
    table._settle()
    return table


# ---- worked example --------------------------------------------------------------------------


@rule("TEV-12.1")
def test_example_11_any_split_of_three():
    splits = {(w, f, 3 - w - f) for w in range(4) for f in range(4 - w)}
    assert len(splits) == 10
    moves = harvest(3, Clan()).moves()
    complete = {tuple(m[1:]) for m in moves if m[0] == "gather" and sum(m[1:]) == 3}
    assert complete == splits
    for split in ((2, 1, 0), (0, 0, 3), (1, 1, 1)):
        table = harvest(3, Clan())
        table.play(Gather(*split))
        assert resources(table) == split
        assert table.over


# ---- clause by clause ------------------------------------------------------------------------


@rule("TEV-12.1")
@pytest.mark.parametrize("number", [2, 3, 4])
def test_up_to_so_many_resources_are_gained(number):
    table = harvest(number, Clan(wood=1, food=1, steel=1))
    refused(table, Gather(number + 1, 0, 0), "TEV-12.1")
    refused(table, Gather(number + 1, -1, 0), "TEV-12.1")
    table.play(Gather(0, number, 0))
    assert resources(table) == (1, 1 + number, 1)


@rule("TEV-12.1", "TEV-4.7")
def test_fewer_or_none_may_be_taken():
    table = harvest(3, Clan(ship_slots=[2, 3]))
    table.play(Gather(1, 0, 0))
    assert resources(table) == (1, 1, 0)
    table = harvest(3, Clan(ship_slots=[2, 3]))
    table.play(Gather(0, 0, 0))  # only the food of the longship
    assert resources(table) == (0, 1, 0)
    table = harvest(3, Clan(ship_slots=[2, 3]))
    table.play(Skip())
    assert resources(table) == (0, 0, 0)
    refused(harvest(3, Clan()), Gather(0, 0, 0), "TEV-4.7")  # that is to skip


@rule("TEV-4.7")
def test_a_harvest_as_jarl_action_may_be_declined():
    clan = Clan(hand=["V10"], row=["V33"], settlers={"in_n": 1})
    table = at(clan, players=2, holders={"in_n": 0}, asks=PlayCard(0))
    table.play(Jarl("V10"))  # Harvest x3; with a nature rune Explore x2
    assert Skip() in table.moves()
    table.play(Skip())
    assert resources(table) == (0, 0, 0)
    assert isinstance(table.question(), ExploreStep)


@rule("TEV-12.2")
@pytest.mark.parametrize(("slots", "food"), [([1, 2, 3], 0), ([2, 3], 1), ([1], 2), ([], 3)])
def test_each_longship_built_gives_one_food_more(slots, food):
    table = harvest(2, Clan(ship_slots=slots))
    table.play(Gather(1, 0, 1))
    assert resources(table) == (1, food, 1)


@rule("TEV-12.3")
@pytest.mark.parametrize(("temples", "number"), [([], 2), (["in_n"], 3), (["in_n", "in_se"], 4)])
def test_each_temple_built_gives_one_more_of_choice(temples, number):
    table = harvest(2, Clan(temples=temples))
    table.play(Gather(0, 0, number))
    assert resources(table) == (0, 0, number)


@rule("TEV-12.2", "TEV-12.3")
def test_both_bonuses_add_up():
    clan = Clan(ships=["whale", "mid_ne", "in_n.in_sw"], temples=["in_n"])
    table = harvest(3, clan)
    table.play(Gather(2, 1, 1))
    assert resources(table) == (2, 3, 1)


@rule("TEV-12.4")
def test_the_first_ship_does_not_count():
    table = harvest(2, Clan(ships=["whale"], ship_slots=[1, 2, 3]))
    table.play(Gather(2, 0, 0))
    assert resources(table) == (2, 0, 0)


@rule("TEV-12.5")
@pytest.mark.parametrize(
    ("named", "after"), [((2, 0, 2), (7, 7, 5)), ((0, 4, 0), (6, 7, 3)), ((1, 0, 3), (7, 7, 6))]
)
def test_what_would_exceed_7_may_be_named_and_is_lost(named, after):
    table = harvest(4, Clan(wood=6, food=7, steel=3), listen=True)
    assert table.moves()[0] == Gather(1, 0, 3)  # what fits comes first
    table.play(Gather(*named))
    assert resources(table) == after
    gained = dict(zip(("wood", "food", "steel"), (after[0] - 6, 0, after[2] - 3), strict=True))
    assert events_of(table, "harvested") == [{"seat": 0, "ships": 0, **gained}]


@rule("TEV-12.5")
def test_full_tracks_gain_nothing():
    table = harvest(4, Clan(wood=7, food=7, steel=7))
    assert resources(table) == (7, 7, 7)
    assert table.over


@rule("TEV-12.5")
def test_the_food_of_the_ships_is_lost_above_7_too():
    table = harvest(2, Clan(food=6, ship_slots=[]))
    table.play(Gather(2, 0, 0))
    assert resources(table) == (2, 7, 0)


@rule("TEV-12.6")
def test_the_bonus_comes_with_a_harvest_of_a_jarl():
    clan = Clan(hand=["V10"], ship_slots=[3], temples=["in_n"], settlers={"in_n": 1})
    table = at(clan, players=2, holders={"in_n": 0}, asks=PlayCard(0))
    table.play(Jarl("V10"))  # Harvest x3
    table.play(Gather(4, 0, 0))
    assert resources(table) == (4, 2, 0)


@rule("TEV-12.6")
def test_the_bonus_comes_with_a_harvest_of_a_rune_action():
    # V03: Sail x4; with two nature runes Harvest x2.
    clan = Clan(hand=["V03"], row=["V33", "V34"], ships=["whale", "whale"])
    table = at(clan, players=2, asks=PlayCard(0))
    table.play(Jarl("V03"))
    table.play(Skip())
    table.play(Gather(2, 0, 0))
    assert resources(table) == (2, 1, 0)


@rule("TEV-12.6")
def test_the_bonus_comes_with_a_harvest_of_a_consecration():
    clan = Clan(villages=1, ships=["whale", "whale"])
    table = at(clan, players=2, asks=ConsecrateVillage(0))
    table.play(Consecrate("place_3"))  # Harvest x3
    assert isinstance(table.question(), ChooseHarvest)
    table.play(Gather(3, 0, 0))
    assert resources(table) == (3, 1, 0)


@rule("TEV-12.6")
def test_collecting_and_bags_give_no_bonus():
    clan = Clan(ship_slots=[], temples=["in_n", "in_se"])
    table = at(clan, players=2)
    perform(state_of(table), 0, Action("collect", 0, (2, 0, 0)))
    table._settle()
    table.play(Gather(2, 0, 0))
    assert resources(table) == (2, 0, 0)
    table = at(clan, players=2, prize="F01", asks=WinPrize(0))
    assert resources(table) == (1, 0, 0)


@rule("TEV-12.2")
def test_the_food_of_the_longships_is_told():
    table = harvest(2, Clan(ship_slots=[1], food=6), listen=True)
    table.play(Gather(2, 0, 0))
    assert events_of(table, "harvested") == [
        {"seat": 0, "wood": 2, "food": 1, "steel": 0, "ships": 1}
    ]
