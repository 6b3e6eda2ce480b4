"""Chapter 15: raids."""

from __future__ import annotations

import pytest

from drakkar.games.shipwrights.actions import Act, Actions
from drakkar.games.shipwrights.income import Income
from drakkar.games.shipwrights.moves import Choose, Discard, Done, Raid, Tuck
from drakkar.kernel.testing import rule
from tests.rules.shipwrights.histories import some_games
from tests.rules.shipwrights.position import (
    Village,
    at,
    goods,
    hand,
    raids,
    refused,
    state_of,
    tracks,
)

PAD = ["bld_market", "bld_temple"]  # a hand that leaves a choice whatever happens


def raider(military, *cards, worker=0, used=(), **more):
    return Village(
        hand=PAD, tracks=(military, 0, 0), raids=cards, used_raids=used, worker=worker, **more
    )


# ---- worked example --------------------------------------------------------------------------


@rule("SHI-15.1", "SHI-15.5", "SHI-15.8", "SHI-15.9")
def test_example_8_a_raid_at_military_8():
    me = Village(tracks=(8, 0, 0), raids=["raid_01"], worker=1, coin=1)
    table = at(me, asks=[Act(0), Income(0), Act(0)], deck=["jarl_02"], discard=[])
    table.play(Raid("raid_01"))
    assert goods(table) == {"gold": 1, "coin": 1}  # the worker is spent
    assert hand(table) == ["jarl_02"]
    assert raids(table) == [("raid_01", True)]
    refused(table, Raid("raid_01"), "SHI-15.5")
    table.play(Discard("jarl_02"))
    table.play(Done())
    assert raids(table) == [("raid_01", False)]


@rule("SHI-15.2", "SHI-15.9")
@pytest.mark.parametrize(
    ("military", "workers"),
    [(4, 2), (5, 2), (6, 2), (7, 1), (8, 1), (9, 1), (10, 0), (11, 0), (12, 0), (15, 0), (18, 0)],
)
def test_example_8_the_cost_depends_on_military_strength(military, workers):
    table = at(raider(military, "raid_05", worker=5), asks=Act(0))
    table.play(Raid("raid_05"))
    assert goods(table) == {"worker": 5 - workers, "wood": 1, "gold": 1}


# ---- clause by clause ------------------------------------------------------------------------


@rule("SHI-15.1")
@pytest.mark.parametrize(
    ("raid", "got"),
    [("raid_03", {"gold": 1, "coin": 2}), ("raid_08", {"wood": 2, "wool": 1}),
     ("raid_11", {"wood": 1, "wool": 1, "iron": 1}), ("raid_13", {"coin": 6})],
)  # fmt: skip
def test_a_raid_brings_the_gains_of_the_card(raid, got):
    table = at(raider(10, raid), asks=Act(0))
    table.play(Raid(raid))
    assert goods(table) == got
    assert tracks(table) == (10, 0, 0)


@rule("SHI-15.1")
def test_a_raid_may_bring_cards_and_resources_of_choice():
    table = at(raider(10, "raid_15"), asks=Act(0), deck=["jarl_07"])
    table.play(Raid("raid_15"))
    assert hand(table) == [*PAD, "jarl_07"]
    table.play(Choose("wool"))
    table.play(Choose("iron"))
    assert goods(table) == {"wool": 1, "iron": 1}


@rule("SHI-15.1")
@pytest.mark.parametrize("raid", ["raid_02", "raid_03", "raid"])
def test_only_an_own_raid_card_is_used(raid):
    table = at(raider(10, "raid_01", worker=5), raider(10, "raid_02"), asks=Act(0))
    refused(table, Raid(raid), "SHI-15.1")


@rule("SHI-15.2")
@pytest.mark.parametrize(("military", "workers"), [(4, 1), (6, 1), (4, 0), (7, 0), (9, 0)])
def test_without_enough_workers_there_is_no_raid(military, workers):
    table = at(raider(military, "raid_13", worker=workers, gold=9), asks=Act(0))
    refusal = refused(table, Raid("raid_13"), "SHI-15.2")
    assert refusal.args == {"cost": 2 if military <= 6 else 1, "workers": workers}


@rule("SHI-15.2")
@pytest.mark.parametrize(("military", "workers"), [(4, 2), (6, 2), (7, 1), (9, 1), (10, 0)])
def test_just_enough_workers_are_enough(military, workers):
    table = at(raider(military, "raid_13", worker=workers), asks=Act(0))
    table.play(Raid("raid_13"))
    assert goods(table) == {"coin": 6}


@rule("SHI-15.3")
def test_the_position_at_the_time_of_the_raid_counts():
    me = Village(
        hand=["jarl_12", *PAD], tracks=(5, 0, 0), raids=["raid_13", "raid_03"], worker=3, gold=1
    )
    table = at(me, asks=Act(0))
    table.play(Raid("raid_13"))  # at 5: 2 workers
    assert goods(table) == {"worker": 1, "gold": 1, "coin": 6}
    table.play(Tuck("jarl_12", 0))  # two steps, to 7
    table.play(Raid("raid_03"))
    assert goods(table) == {"gold": 1, "coin": 8}  # now 1 worker


@rule("SHI-15.3")
def test_the_position_of_the_others_does_not_count():
    table = at(raider(4, "raid_13", worker=1), raider(18, worker=9), asks=Act(0))
    refused(table, Raid("raid_13"), "SHI-15.2")


@rule("SHI-15.4")
def test_the_workers_are_lost():
    me = Village(tracks=(4, 0, 0), raids=["raid_13"], worker=3)
    table = at(me, asks=[Act(0), Income(0), Act(0)])
    table.play(Raid("raid_13"))
    assert goods(table) == {"worker": 1, "coin": 6}
    table.play(Done())
    assert goods(table) == {"worker": 2, "coin": 6}  # only the Eikja's comes


@rule("SHI-15.4")
def test_workers_already_placed_cannot_raid():
    me = raider(4, "raid_13", worker=1, slots=[4, 5], hut_worker=True)
    refused(at(me, asks=Act(0)), Raid("raid_13"), "SHI-15.2")


@rule("SHI-15.5")
def test_a_card_serves_once_per_round():
    table = at(raider(12, "raid_13"), asks=Act(0))
    table.play(Raid("raid_13"))
    assert raids(table) == [("raid_13", True)]
    assert Raid("raid_13") not in table.moves()
    refused(table, Raid("raid_13"), "SHI-15.5")


@rule("SHI-15.5")
def test_a_face_down_card_is_not_used_even_for_nothing():
    refused(at(raider(18, used=["raid_03"]), asks=Act(0)), Raid("raid_03"), "SHI-15.5")


@rule("SHI-15.6")
def test_several_cards_are_all_used_in_a_round_each_for_its_cost():
    cards = ("raid_13", "raid_05", "raid_08")
    table = at(raider(8, *cards, worker=3), asks=Act(0))
    for number, card in enumerate(cards):
        assert goods(table)["worker"] == 3 - number
        table.play(Raid(card))
    assert goods(table) == {"coin": 6, "gold": 1, "wood": 3, "wool": 1}
    assert raids(table) == [(card, True) for card in cards]


@rule("SHI-15.6")
def test_one_raid_does_not_pay_for_the_next():
    table = at(raider(6, "raid_13", "raid_05", worker=3), asks=Act(0))
    table.play(Raid("raid_13"))
    refused(table, Raid("raid_05"), "SHI-15.2")
    assert raids(table) == [("raid_13", True), ("raid_05", False)]


@rule("SHI-15.7")
def test_a_raid_card_earned_in_the_round_is_usable_at_once():
    me = Village(hand=["jarl_12", *PAD], tracks=(3, 0, 0), worker=2, gold=1)
    table = at(me, asks=Act(0))
    table.play(Tuck("jarl_12", 0))
    ((card, used),) = raids(table)
    assert not used
    assert Raid(card) in table.moves()
    table.play(Raid(card))
    assert state_of(table).good(0, 0) == 0
    assert raids(table) == [(card, True)]


@rule("SHI-15.8")
def test_used_cards_are_turned_up_again_at_income():
    me = Village(tracks=(12, 0, 0), raids=["raid_02"], used_raids=["raid_13", "raid_05"], worker=1)
    table = at(me, asks=[Income(0), Act(0)])
    assert raids(table) == [("raid_02", False), ("raid_13", False), ("raid_05", False)]
    table.play(Raid("raid_13"))
    assert goods(table) == {"worker": 2, "coin": 6}


@rule("SHI-15.8")
def test_at_the_beginning_of_every_round_all_raid_cards_are_face_up():
    used = 0
    for game in some_games():
        for answer in game:
            used += any(down for own in answer.before.raids for _, down in own)
            if answer.after.round > answer.before.round:
                assert not any(down for own in answer.after.raids for _, down in own)
    assert used > 50


@rule("SHI-15.1")
def test_players_raid_at_the_same_time():
    villages = [raider(10, "raid_13"), raider(10, "raid_05")]
    table = at(*villages, asks=Actions())
    table.play(Raid("raid_05"), seat=1)
    table.play(Raid("raid_13"), seat=0)
    assert goods(table, 0) == {"coin": 6}
    assert goods(table, 1) == {"wood": 1, "gold": 1}
