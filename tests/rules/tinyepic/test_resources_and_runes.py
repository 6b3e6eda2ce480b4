"""Chapter 2: resources and runes."""

from __future__ import annotations

import pytest

from drakkar.games.tinyepic.actions import perform
from drakkar.games.tinyepic.battle import ResolveBattle, WinPrize, strength_of
from drakkar.games.tinyepic.box import CARD_INDEX, Action
from drakkar.games.tinyepic.building import ChooseBuild
from drakkar.games.tinyepic.control import CheckControl
from drakkar.games.tinyepic.eras import Upkeep
from drakkar.games.tinyepic.exploring import ExploreStep
from drakkar.games.tinyepic.moves import (
    Build,
    Deploy,
    Explore,
    Favor,
    Fight,
    Gain,
    Gather,
    Jarl,
    Raid,
    Skip,
)
from drakkar.games.tinyepic.runes import CollectAny, active_runes, enough_runes
from drakkar.games.tinyepic.sailing import Ashore
from drakkar.games.tinyepic.turn import PlayCard
from drakkar.kernel.table import Table
from drakkar.kernel.testing import rule
from tests.rules.tinyepic.position import (
    Clan,
    at,
    favors,
    holder,
    refused,
    resources,
    row,
    state_of,
)

WEALTH, SECRETS, NATURE, ANY = range(4)


def active(table: Table, seat: int = 0) -> tuple[int, ...]:
    """Active runes of wealth, secrets, nature, and all together."""
    return tuple(active_runes(state_of(table), seat, rune) for rune in (*range(3), ANY))


# ---- worked example --------------------------------------------------------------------------


@rule("TEV-2.5", "TEV-2.6")
def test_example_17_runes_make_a_rune_action_possible_and_stay():
    # V01 (Sail, its own rune is wealth) needs one secrets and then gives 2 wood.
    nothing = at(Clan(hand=["V01"], ships=["whale"]), players=2, asks=PlayCard(0))
    nothing.play(Jarl("V01"))
    nothing.play(Skip())
    assert resources(nothing) == (0, 0, 0)

    clan = Clan(hand=["V01"], ships=["whale"], settlers={"in_sw": 1})
    island = at(clan, players=2, holders={"in_sw": 0}, asks=PlayCard(0))
    island.play(Jarl("V01"))
    assert active(island) == (1, 1, 0, 2)
    island.play(Skip())
    island.play(Gather(2, 0, 0))
    assert resources(island) == (2, 0, 0)
    assert active(island) == (1, 1, 0, 2)  # nothing is spent

    clan = Clan(hand=["V01"], ships=["whale"], row=["V17"])
    card = at(clan, players=2, asks=PlayCard(0))
    card.play(Jarl("V01"))
    card.play(Skip())
    card.play(Gather(2, 0, 0))
    assert resources(card) == (2, 0, 0)
    assert row(card) == ["V17", "V01"]
    assert active(card) == (1, 1, 0, 2)


# ---- resources -------------------------------------------------------------------------------


@rule("TEV-2.1")
def test_there_are_three_resources():
    table = at(players=2, asks=CollectAny(0, 3))
    for name in ("wood", "food", "steel"):
        table.play(Gain(name))
    assert resources(table) == (1, 1, 1)
    shown = table.view(1)["table"]["clans"][0]["resources"]
    assert shown == {"wood": 1, "food": 1, "steel": 1}


@rule("TEV-2.1")
def test_there_is_no_other_resource():
    refused(at(players=2, asks=CollectAny(0, 1)), Gain("gold"), "TEV-2.1")


@rule("TEV-2.2")
@pytest.mark.parametrize(("have", "then"), [(4, 6), (5, 7), (6, 7), (7, 7)])
def test_what_is_gained_beyond_7_is_lost(have, then):
    table = at(Clan(wood=have), players=2)
    perform(state_of(table), 0, Action("collect", 0, (2, 0, 0)))
    table.state.settle()
    table._settle()
    if have < 7:
        table.play(Gather(2, 0, 0))
    assert resources(table) == (then, 0, 0)


@rule("TEV-2.2")
def test_a_bag_fills_a_track_only_to_7():
    table = at(Clan(wood=6, food=7), players=2, prize="F06", asks=WinPrize(0))  # 2, 2, 1
    assert resources(table) == (7, 7, 1)


@rule("TEV-2.2")
def test_a_single_resource_may_be_gained_on_a_full_track_and_is_lost():
    table = at(Clan(wood=7), players=2, asks=CollectAny(0, 1))
    table.play(Gain("wood"))
    assert resources(table) == (7, 0, 0)


@rule("TEV-2.3")
def test_only_what_is_there_can_be_spent():
    poor = Clan(wood=2, food=7, steel=7, settlers={"in_n": 1}, ships=["whale"])
    table = at(poor, players=2, asks=ChooseBuild(0, 1))
    refused(table, Build("longship", 2), "TEV-13.2")
    table.play(Build("longship", 1))
    assert resources(table) == (0, 7, 7)

    hungry = Clan(wood=7, food=1, steel=7, ships=["out_nw.in_n"])
    table = at(hungry, players=2, asks=Ashore(0, "out_nw.in_n", 0, 3))
    refused(table, Deploy(2), "TEV-10.2")
    table.play(Deploy(1))
    assert resources(table) == (7, 0, 7)

    unarmed = Clan(wood=7, food=7, ships=["out_nw.in_n"])
    table = at(unarmed, players=2, asks=Ashore(0, "out_nw.in_n", 0, 3))
    refused(table, Raid(), "TEV-10.12")


# ---- runes -----------------------------------------------------------------------------------


@rule("TEV-2.4")
def test_each_rune_belongs_to_the_god_who_got_its_marker():
    table = at(Clan(settlers={"in_sw": 1}), players=2, gods=("loki", "tyr", "freya"))
    shown = table.view(0)["table"]["gods"]
    assert {rune: line["god"] for rune, line in shown.items()} == {
        "wealth": "loki",
        "secrets": "tyr",
        "nature": "freya",
    }
    CheckControl(0).run(state_of(table))  # in_sw: secrets
    shown = table.view(0)["table"]["gods"]
    assert {line["god"]: line["fury"] for line in shown.values()} == {
        "loki": 0,
        "tyr": 1,
        "freya": 0,
    }


@rule("TEV-2.5")
def test_runes_of_islands_held_and_of_cards_in_the_row_are_active():
    table = at(
        Clan(row=["V01", "V02", "V17"], hand=["V33"]),  # wealth, wealth, secrets; nature in hand
        Clan(row=["V34"], settlers={"g_n": 3}),
        Clan(),
        holders={"g_nw": 0, "g_ne": 0, "g_sw": 1},  # wealth, nature; secrets
    )
    assert active(table, 0) == (3, 1, 1, 5)
    assert active(table, 1) == (0, 1, 1, 2)
    assert active(table, 2) == (0, 0, 0, 0)


@rule("TEV-2.5")
def test_units_on_an_island_without_its_rune_count_for_nothing():
    table = at(Clan(settlers={"in_n": 3}, temples=["in_n"]), players=2)
    assert active(table) == (0, 0, 0, 0)


@rule("TEV-2.6")
def test_a_rune_counts_for_requirement_and_collection_at_once_and_remains():
    # V13: Harvest x2; with a secrets rune 1 wood for each active wealth rune.
    clan = Clan(hand=["V13"], row=["V01", "V17"], settlers={"in_n": 1})
    table = at(clan, players=2, holders={"in_n": 0}, asks=PlayCard(0))
    table.play(Jarl("V13"))
    assert active(table) == (3, 1, 0, 4)
    table.play(Gather(0, 0, 2))
    table.play(Gather(3, 0, 0))
    assert resources(table) == (3, 0, 2)
    assert active(table) == (3, 1, 0, 4)


@rule("TEV-2.7")
def test_a_stolen_rune_stops_being_active_at_once():
    table = at(
        Clan(settlers={"in_n": 1}),
        Clan(settlers={"in_n": 2}),
        players=2,
        holders={"in_n": 0},
    )
    assert (active(table, 0), active(table, 1)) == ((1, 0, 0, 1), (0, 0, 0, 0))
    CheckControl(1).run(state_of(table))
    assert (active(table, 0), active(table, 1)) == ((0, 0, 0, 0), (1, 0, 0, 1))


@rule("TEV-2.7")
def test_a_returned_rune_stops_being_active_at_once():
    table = at(
        Clan(settlers={"in_n": 1}),
        players=2,
        holders={"in_n": 0},
        asks=[ExploreStep(0, 1, (0,) * 6), CheckControl(0)],
    )
    table.play(Explore("in_n", "in_sw"))
    assert holder(table, "in_n") == -1
    assert active(table) == (0, 1, 0, 1)  # in_sw has been taken instead


@rule("TEV-2.7")
def test_upkeep_takes_the_runes_of_cards_and_leaves_those_of_islands():
    table = at(
        Clan(row=["V01", "V17"]), Clan(row=["V33", "V34"]), holders={"in_n": 0}, asks=Upkeep()
    )
    assert active(table, 0) == (1, 0, 0, 1)
    assert active(table, 1) == (0, 0, 0, 0)


@rule("TEV-2.8")
def test_the_rune_of_a_face_down_card_is_not_active():
    table = at(Clan(hand=["V01", "V02"]), players=2, asks=PlayCard(0))
    table.play(Fight("V01"))
    table.play(Favor("top", "left"))
    assert active(table) == (0, 0, 0, 0)


@rule("TEV-2.8")
def test_the_rune_becomes_active_when_the_card_is_revealed():
    table = at(
        Clan(battle="V01"),
        Clan(battle="V33"),
        Clan(),
        initiator=0,
        prize="F01",
        asks=ResolveBattle(),
    )
    assert active(table, 0) == (1, 0, 0, 1)
    assert active(table, 1) == (0, 0, 1, 1)


@rule("TEV-2.9")
def test_the_runes_of_favour_cards_serve_neither_actions_nor_strength():
    table = at(Clan(favors=["F01", "F07", "F13"], hand=["V02"]), players=2)  # 3 of each rune
    s = state_of(table)
    assert active(table) == (0, 0, 0, 0)
    assert not enough_runes(s, 0, CARD_INDEX["V02"])  # needs 2 wealth
    assert strength_of(s, 0, CARD_INDEX["V02"]) == 1  # 1 + 1 for each wealth rune
    assert favors(table) == ["F01", "F07", "F13"]
