"""Chapter 12: buildings."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from drakkar.games.shipwrights.actions import Act
from drakkar.games.shipwrights.exchange import Exchange
from drakkar.games.shipwrights.final import FinalExchange
from drakkar.games.shipwrights.moves import Build, Pay, Tuck, Visit
from drakkar.games.shipwrights.state import Shipwrights
from drakkar.kernel.question import Move
from drakkar.kernel.table import Table
from drakkar.kernel.testing import rule
from drakkar.kernel.text import texts
from tests.rules.shipwrights.position import (
    Village,
    at,
    board,
    discarded,
    goods,
    hand,
    missing,
    refused,
    state_of,
    tracks,
)


def act(village: Village, auto: bool = False, **position) -> Table:
    return at(village, asks=Act(0), auto=auto, **position)


def play(table: Table, *moves: Move) -> Table:
    for move in moves:
        table.play(move)
    return table


def rich(**more) -> Village:
    return Village(**({"wood": 5, "wool": 5, "iron": 5, "gold": 5, "worker": 5} | more))


def built(table: Table) -> int:
    """Buildings, hut included."""
    return len(state_of(table).villages[0])


@rule("SHI-12.1")
def test_a_building_goes_straight_from_hand_into_the_village():
    table = play(act(rich(hand=["bld_sawmill", "jarl_01"])), Build("bld_sawmill"), Pay(0, 2, 2, 0))
    assert hand(table) == ["jarl_01"]
    assert board(table) == discarded(table) == []
    assert built(table) == 2


@rule("SHI-12.1")
def test_only_a_building_in_hand_is_built():
    village = rich(hand=["ship_skute", "art_blacksmith_stonemason", "vil_skald", "jarl_01"])
    table = act(village)
    for card in (*village.hand, "bld_sawmill", "hut_1", ""):
        refused(table, Build(card), "SHI-12.1")


@rule("SHI-12.2")
def test_a_building_asks_for_workers_and_goods_and_no_skill():
    # no artisan anywhere, no card for the labourer
    village = Village(hand=["bld_temple"], worker=3, wood=3, wool=3, iron=3, gold=3, coin=3)
    table = play(act(village), Build("bld_temple"), Pay(2, 1, 1, 1))
    assert goods(table) == {"worker": 1, "wood": 1, "wool": 2, "iron": 2, "gold": 2, "coin": 3}


@rule("SHI-12.2")
@pytest.mark.parametrize(
    ("short", "lacking"),
    [
        ({"worker": 1}, {"worker": 1}),
        ({"gold": 0}, {"gold": 1}),
        ({"wood": 0, "gold": 2}, {"wood": 2, "wild": 1}),
    ],
)
def test_a_building_that_cannot_be_paid_is_refused_and_says_what_is_missing(short, lacking):
    village = Village(**({"worker": 2, "wood": 2, "wool": 1, "iron": 1, "gold": 1} | short))
    table = act(replace(village, hand=["bld_temple"]))
    refusal = refused(table, Build("bld_temple"), "SHI-12.2")
    assert missing(refusal) == lacking


@rule("SHI-12.2")
def test_workers_on_the_board_and_on_buildings_do_not_build():
    village = rich(hand=["bld_barracks"], worker=1, slots=[5], hut_worker=True)
    assert refused(act(village), Build("bld_barracks"), "SHI-12.2").args["worker"] == 1


@rule("SHI-12.2")
def test_gold_stands_in_for_the_goods_that_are_missing():
    village = Village(hand=["bld_sawmill"], worker=1, wool=1, iron=2, gold=2)
    table = play(act(village, auto=True), Build("bld_sawmill"))
    assert goods(table) == {"gold": 1}


@rule("SHI-12.2")
def test_by_hand_every_exact_payment_of_a_building_is_listed():
    village = Village(hand=["bld_sawmill"], worker=1, wool=1, iron=2, gold=3)
    table = play(act(village), Build("bld_sawmill", True))
    assert set(table.moves()) == {
        Pay(0, 1, 2, 1),
        Pay(0, 0, 2, 2),
        Pay(0, 1, 1, 2),
        Pay(0, 0, 1, 3),
        Pay(0, 1, 0, 3),
    }
    refused(table, Pay(0, 2, 2, 0), "SHI-2.16")
    refused(table, Pay(0, 1, 2, 2), "SHI-2.16")


@rule("SHI-12.2")
def test_by_hand_is_offered_only_where_gold_could_be_kept_or_spent():
    poor = Village(hand=["bld_sawmill"], worker=1, wool=2, iron=2)
    refused(act(poor), Build("bld_sawmill", True), "SHI-2.16")
    refused(act(replace(poor, wool=1, gold=1)), Build("bld_sawmill", True), "SHI-2.16")
    assert Build("bld_sawmill", True) in act(replace(poor, gold=1)).moves()


@rule("SHI-2.8", "SHI-2.16")
def test_a_payment_that_the_rules_allow_points_to_the_free_payment():
    table = play(act(rich(hand=["bld_sawmill", "jarl_01"])), Build("bld_sawmill"))
    text = refused(table, Pay(0, 1, 2, 1), "SHI-2.8").text(texts("fr", "drakkar.games.shipwrights"))
    assert "paiement au choix" in text
    refused(table, Pay(0, 1, 2, 0), "SHI-2.16")


@rule("SHI-5.5")
def test_nothing_is_exchanged_inside_the_payment_of_a_building():
    table = play(act(rich(hand=["bld_sawmill", "jarl_01"])), Build("bld_sawmill"))
    refused(table, Exchange("set"), "SHI-5.5")


@rule("SHI-12.3")
@pytest.mark.parametrize(
    ("card", "steps"),
    [("bld_sawmill", (0, 0, 1)), ("bld_market", (0, 2, 0)), ("bld_barracks", (2, 0, 0))],
)
def test_a_building_gives_a_step_for_each_of_its_icons(card, steps):
    table = play(act(rich(hand=[card]), auto=True), Build(card))
    assert tracks(table) == steps


@rule("SHI-12.4")
def test_buildings_are_not_limited_in_number_nor_are_duplicates():
    village = Village(
        hand=["bld_bloomery"] * 2 + ["bld_sawmill"] * 2, worker=4, wood=4, wool=8, iron=4
    )
    table = act(village, auto=True)
    for card in village.hand:
        play(table, Build(card))
    assert built(table) == 1 + 4
    final = at(Village(buildings=["bld_temple"] * 2), Village(), asks=FinalExchange())
    assert final.result().breakdown[0]["buildings"] == 3 + 3


@rule("SHI-12.5")
def test_a_new_building_takes_a_worker_and_a_card_at_once():
    village = rich(hand=["bld_market", "jarl_12"], worker=2, gold=1, coin=0)
    table = play(act(village), Build("bld_market"), Pay(2, 2, 0, 0), Visit(1))
    assert goods(table)["coin"] == 4
    play(table, Tuck("jarl_12", 1))
    assert tracks(table) == (2, 2, 0)
    refused(table, Visit(1), "SHI-13.2")
    refused(table, Visit(2), "SHI-13.1")


@rule("SHI-12.6")
def test_the_hut_has_a_worker_space_and_room_for_one_card():
    village = Village(hand=["jarl_12", "jarl_13"], hut="hut_3", worker=2, gold=2)
    table = play(act(village), Visit(0))
    assert goods(table) == {"worker": 1, "gold": 2, "coin": 3}
    refused(table, Visit(0), "SHI-13.2")
    play(table, Tuck("jarl_12", 0))
    refused(table, Tuck("jarl_13", 0), "SHI-7.12")


@rule("SHI-12.6")
def test_the_hut_counts_as_one_name_for_bonuses():
    village = Village(ships=["ship_busse"], buildings=["bld_market"], upgrades=["hut"])
    table = at(village, Village(), asks=FinalExchange())
    assert table.result().breakdown[0]["bonuses"] == 2


@rule("SHI-12.1")
@pytest.mark.parametrize("seed", range(5))
def test_what_others_guess_of_the_hand_leaves_the_building_that_is_being_paid(seed):
    village = Village(hand=["bld_sawmill", "jarl_01"], worker=1, wool=2, iron=2, gold=1)
    table = at(village, Village(), asks=[Act(0), Act(1)], lanes=True, auto=False)
    table.play(Build("bld_sawmill", True), 0)
    guessed = table.guess(1, Random(seed))
    assert isinstance(guessed, Shipwrights)
    assert len(guessed.hands[0]) == 1
    guessed.play(0, Pay(0, 2, 2, 0))
    assert len(guessed.villages[0]) == 2
