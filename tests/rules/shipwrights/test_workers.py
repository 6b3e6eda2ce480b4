"""Chapter 13: placing workers."""

from __future__ import annotations

import pytest

from drakkar.games.shipwrights.actions import Act
from drakkar.games.shipwrights.exchange import Exchange
from drakkar.games.shipwrights.income import Income
from drakkar.games.shipwrights.moves import (
    Choose,
    Done,
    Drop,
    Give,
    Place,
    Raid,
    Stop,
    Tuck,
    Upgrade,
    Use,
    Visit,
    Work,
)
from drakkar.kernel.question import Move
from drakkar.kernel.table import Table
from drakkar.kernel.testing import rule
from tests.rules.shipwrights.position import (
    Village,
    at,
    board,
    discarded,
    goods,
    hand,
    refused,
    state_of,
    tracks,
)

TREASURY = ("bld_treasury", "vil_merchant")  # 1 card for 2 gold; 1 gold for 1 wood, wool and iron
LONGHOUSE = ("bld_longhouse", "vil_overseer")  # 1 worker and 2 coins; 1 worker for 5 coins


def act(village: Village, auto: bool = False, **position) -> Table:
    return at(village, asks=Act(0), auto=auto, **position)


def play(table: Table, *moves: Move) -> Table:
    for move in moves:
        table.play(move)
    return table


def exhausted(table: Table) -> int:
    """Workers on the player board and on buildings."""
    s = state_of(table)
    return s.slots[0].bit_count() + sum(worker for _, _, worker in s.villages[0])


# ---- worked example 6: five placements -------------------------------------------------------


@rule("SHI-13.4", "SHI-13.1")
def test_example_one_two_coins_become_a_gold_on_slot_four():
    table = play(act(Village(worker=1, coin=2)), Work(4))
    assert goods(table) == {"gold": 1}
    assert exhausted(table) == 1


@rule("SHI-13.4", "SHI-13.1")
def test_example_two_slot_five_pays_two_coins():
    table = play(act(Village(worker=1)), Work(5))
    assert goods(table) == {"coin": 2}
    assert exhausted(table) == 1


@rule("SHI-13.8", "SHI-13.9")
def test_example_three_the_building_brings_the_gold_that_pays_for_the_villager():
    table = act(Village(buildings=[TREASURY], hand=["jarl_01"], worker=1))
    play(table, Visit(1))
    refused(table, Use("villager"), "SHI-13.7")  # no gold yet: this order is illegal
    play(table, Use("building"), Give("jarl_01"), Use("villager"))
    assert goods(table) == {"gold": 1, "wood": 1, "wool": 1, "iron": 1}
    assert hand(table) == []
    assert discarded(table) == ["jarl_01"], "without the gold of discarding him"
    assert exhausted(table) == 1


@rule("SHI-13.9", "SHI-13.10")
def test_example_four_the_worker_just_gained_pays_for_the_villager():
    table = play(act(Village(buildings=[LONGHOUSE], worker=1)), Visit(1))
    refused(table, Use("villager"), "SHI-13.7")  # the worker placed does not pay
    play(table, Use("building"), Use("villager"))
    assert goods(table) == {"coin": 7}
    assert exhausted(table) == 1


@rule("SHI-13.1")
def test_example_five_the_sawmill_gives_two_wood():
    table = play(act(Village(buildings=["bld_sawmill"], worker=1)), Visit(1))
    assert goods(table) == {"wood": 2}
    assert exhausted(table) == 1


@rule("SHI-13.8")
@pytest.mark.parametrize(
    ("building", "after"), [(TREASURY, {"gold": 2}), (LONGHOUSE, {"worker": 1, "coin": 2})]
)
def test_in_examples_three_and_four_the_second_ability_may_be_left(building, after):
    table = play(act(Village(buildings=[building], hand=["jarl_01"], worker=1)), Visit(1))
    play(table, Use("building"))
    if building is TREASURY:
        play(table, Give("jarl_01"))
    play(table, Stop())
    assert goods(table) == after
    refused(table, Visit(1), "SHI-13.2")


# ---- placing ---------------------------------------------------------------------------------


@rule("SHI-13.1")
def test_the_worker_leaves_the_supply_for_a_space_of_ones_own():
    table = act(Village(worker=2, hut="hut_2"))
    play(table, Visit(0))
    assert goods(table) == {"worker": 1, "iron": 1, "coin": 1}
    refused(table, Visit(1), "SHI-13.1")
    refused(table, Visit(-1), "SHI-13.1")


@rule("SHI-13.1")
def test_without_a_worker_in_supply_nothing_is_placed():
    table = act(Village(hand=["jarl_01"], hut_worker=True, slots=[5], buildings=["bld_sawmill"]))
    refused(table, Work(3), "SHI-13.1")
    refused(table, Visit(1), "SHI-13.1")


@rule("SHI-13.2")
def test_a_space_holds_one_worker():
    table = play(act(Village(worker=5, buildings=["bld_sawmill"])), Work(5), Visit(1))
    refused(table, Work(5), "SHI-13.2")
    refused(table, Visit(1), "SHI-13.2")


@rule("SHI-13.2")
def test_two_buildings_of_one_name_hold_a_worker_each():
    table = act(Village(worker=2, buildings=["bld_sawmill", "bld_sawmill"]))
    play(table, Visit(1), Visit(2))
    assert goods(table) == {"wood": 4}


@rule("SHI-13.3")
def test_a_placed_worker_pays_for_nothing_until_income_brings_it_back():
    village = Village(worker=1, slots=[4], raids=["raid_03"], tracks=(7, 0, 0))
    table = at(village, asks=[Act(0), Income(0)], auto=False)
    play(table, Work(5))
    refused(table, Raid("raid_03"), "SHI-15.2")
    assert goods(table) == {"coin": 2}
    assert exhausted(table) == 2
    play(table, Done())
    assert goods(table) == {"coin": 2, "worker": 2 + 1}, "both come back; the Eikja adds one"
    assert exhausted(table) == 0


@rule("SHI-13.4")
def test_slot_one_gives_a_resource_of_choice():
    table = play(act(Village(worker=1)), Work(1))
    refused(table, Choose("gold"), "SHI-2.11")
    play(table, Choose("wool"))
    assert goods(table) == {"wool": 1}


@rule("SHI-13.4", "SHI-13.10")
def test_slot_two_gives_a_worker_who_may_be_placed_at_once():
    table = play(act(Village(worker=1)), Work(2))
    assert goods(table) == {"worker": 1}
    play(table, Work(5))
    assert goods(table) == {"coin": 2}


@rule("SHI-13.4")
def test_slot_three_gives_a_village_card():
    table = play(act(Village(worker=1), deck=["jarl_07"]), Work(3))
    assert hand(table) == ["jarl_07"]


@rule("SHI-13.4")
@pytest.mark.parametrize("slot", [0, 6, -1])
def test_there_are_five_slots(slot):
    refused(act(Village(worker=1)), Work(slot), "SHI-13.4")


# ---- covered spaces --------------------------------------------------------------------------

CARDS = [
    "ship_skute",
    "art_sailmaker_stonemason",
    "ship_ask",
    "art_blacksmith_stonemason",
    "ship_karve",
]


@rule("SHI-13.5")
@pytest.mark.parametrize("number", [0, 1, 2, 3, 4, 5])
def test_slot_k_is_open_with_fewer_than_k_cards_on_the_board(number):
    table = act(Village(board=CARDS[:number], worker=1, coin=2))
    opened = {move.slot for move in table.moves() if isinstance(move, Work)}
    assert opened == set(range(number + 1, 6))
    for slot in range(1, number + 1):
        refused(table, Work(slot), "SHI-13.5")


@rule("SHI-13.6")
def test_cards_are_discarded_without_reward_until_the_slot_is_open():
    table = act(Village(board=CARDS[:3], worker=1))
    play(table, Drop("art_sailmaker_stonemason"))
    refused(table, Work(2), "SHI-13.5")
    play(table, Drop("ship_skute"), Work(2))
    assert board(table) == ["ship_ask"]
    assert discarded(table) == ["art_sailmaker_stonemason", "ship_skute"]
    assert goods(table) == {"worker": 1}, "of the slot; the Skute's own worker is for its discard"


@rule("SHI-13.6")
@pytest.mark.parametrize("card", CARDS[:3])
def test_which_card_makes_room_is_up_to_the_player(card):
    table = play(act(Village(board=CARDS[:3], worker=1)), Drop(card), Work(3))
    assert board(table) == [other for other in CARDS[:3] if other != card]


# ---- at least one ability ----------------------------------------------------------------------


@rule("SHI-13.7")
def test_no_worker_is_placed_where_nothing_can_be_paid():
    table = act(Village(worker=2, coin=1, buildings=["bld_treasury", "bld_goldsmith"]))
    assert refused(table, Work(4), "SHI-13.7").args["coin"] == 1
    assert refused(table, Visit(1), "SHI-13.7").args["card"] == 1
    assert refused(table, Visit(2), "SHI-13.7").args["coin"] == 1


@rule("SHI-13.7")
def test_one_payable_ability_of_two_is_enough():
    village = Village(worker=1, gold=1, buildings=[TREASURY])  # no card for the treasury
    table = play(act(village), Visit(1))
    assert table.moves() == [Use("villager")]
    play(table, Use("villager"))
    assert goods(table) == {"wood": 1, "wool": 1, "iron": 1}


@rule("SHI-13.7")
def test_the_worker_that_is_placed_does_not_pay_for_the_only_ability():
    village = Village(worker=1, buildings=[("bld_treasury", "vil_overseer")])
    refused(act(village), Visit(1), "SHI-13.7")
    table = act(Village(worker=2, buildings=village.buildings), auto=True)
    play(table, Visit(1))
    assert goods(table) == {"coin": 5}


@rule("SHI-13.7")
def test_nothing_is_exchanged_between_the_worker_and_the_first_ability():
    # it could leave no ability payable; before placing, and between the abilities, it is allowed
    village = Village(worker=1, coin=4, buildings=[("bld_goldsmith", "vil_woodcutter")])
    table = act(village)
    assert Exchange("wood") in table.moves()
    play(table, Visit(1))
    refused(table, Exchange("wood"), "SHI-5.5")
    play(table, Use("building"), Exchange("wood"))
    assert goods(table) == {"gold": 2, "wood": 1, "coin": 1}
    assert table.moves()[0] == Stop(), "the exchange left too little for the woodcutter"


# ---- both abilities ----------------------------------------------------------------------------


@rule("SHI-13.8")
@pytest.mark.parametrize("first", ["building", "villager"])
def test_both_abilities_are_used_in_either_order(first):
    second = "villager" if first == "building" else "building"
    village = Village(worker=1, coin=2, buildings=[("bld_sawmill", "vil_miner")])
    table = play(act(village), Visit(1), Use(first), Use(second))
    assert goods(table) == {"wood": 2, "iron": 2}


@rule("SHI-13.8")
@pytest.mark.parametrize(
    ("only", "after"), [("building", {"wood": 2, "coin": 2}), ("villager", {"iron": 2})]
)
def test_either_ability_may_be_used_alone(only, after):
    village = Village(worker=1, coin=2, buildings=[("bld_sawmill", "vil_miner")])
    table = play(act(village), Visit(1), Use(only), Stop())
    assert goods(table) == after


@rule("SHI-13.8")
@pytest.mark.parametrize("whose", ["building", "villager"])
def test_an_ability_is_used_once_per_worker(whose):
    village = Village(worker=2, coin=6, buildings=[("bld_sawmill", "vil_miner")])
    table = play(act(village), Visit(1), Use(whose))
    refused(table, Use(whose), "SHI-13.8")


@rule("SHI-13.8")
def test_there_is_no_third_ability():
    village = Village(worker=1, coin=2, buildings=[("bld_sawmill", "vil_miner")])
    refused(play(act(village), Visit(1)), Use("jarl"), "SHI-13.8")


@rule("SHI-13.9")
def test_cards_drawn_by_the_building_may_pay_for_the_villager():
    village = Village(worker=1, buildings=[("bld_mead_hall", "vil_pedlar")])
    table = play(act(village, deck=["jarl_01", "jarl_02", "jarl_03"]), Visit(1), Use("building"))
    drawn = hand(table)
    assert len(drawn) == 2
    play(table, Use("villager"), Give(drawn[0]))
    assert goods(table) == {"coin": 4}
    assert hand(table) == drawn[1:]


@rule("SHI-13.9")
def test_the_villager_may_pay_for_the_building():
    village = Village(worker=2, buildings=[("bld_goldsmith", "vil_overseer")])  # 2 coins for 2 gold
    table = play(act(village), Visit(1), Use("villager"), Use("building"))
    assert goods(table) == {"coin": 3, "gold": 2}


@rule("SHI-13.10")
def test_workers_gained_may_be_placed_on_the_next_space():
    village = Village(worker=1, buildings=["bld_barracks", "bld_sawmill"])
    table = play(act(village), Visit(1), Visit(2), Work(5))
    assert goods(table) == {"wood": 2, "coin": 2}
    assert exhausted(table) == 3


# ---- tucked cards and workers ------------------------------------------------------------------


@rule("SHI-13.11")
@pytest.mark.parametrize("card", ["art_sailmaker_stonemason", "jarl_01"])
def test_an_artisan_or_a_jarl_does_nothing_when_a_worker_comes(card):
    table = play(act(Village(worker=1, buildings=[("bld_sawmill", card)])), Visit(1))
    assert table.question() == Act(0), "there is no second ability to be asked about"
    assert goods(table) == {"wood": 2}
    assert tracks(table) == (0, 0, 0)


@rule("SHI-13.12")
@pytest.mark.parametrize("card", ["art_sailmaker_stonemason", "vil_miner", "jarl_12"])
def test_a_card_is_tucked_under_a_building_with_a_worker(card):
    village = Village(hand=[card], gold=1, coin=2, buildings=[("bld_sawmill", "", True)])
    table = play(act(village), Tuck(card, 1))
    assert hand(table) == []
    assert goods(table) == {"coin": 2}


@rule("SHI-13.13")
def test_a_villager_tucked_after_the_worker_waits_for_the_next_one():
    village = Village(hand=["vil_miner"], gold=1, coin=5, worker=2, buildings=["bld_sawmill"])
    table = at(village, asks=[Act(0), Income(0), Act(0)], auto=False)
    play(table, Visit(1), Tuck("vil_miner", 1))
    assert goods(table) == {"worker": 1, "wood": 2, "coin": 5}
    refused(table, Visit(1), "SHI-13.2")
    play(table, Done(), Visit(1), Use("villager"), Stop())
    assert goods(table) == {"worker": 2, "wood": 2, "iron": 2, "coin": 3}


@rule("SHI-13.14")
def test_an_upgraded_hut_keeps_its_worker_and_does_not_work_again():
    village = Village(
        hut="hut_3", hut_worker=True, hand=["jarl_14"], gold=1, worker=1, tracks=(0, 0, 2)
    )
    table = play(act(village), Tuck("jarl_14", 0), Upgrade("hut"))
    assert goods(table) == {"worker": 1}
    assert exhausted(table) == 1
    refused(table, Visit(0), "SHI-13.2")


@rule("SHI-13.14")
def test_the_next_worker_on_the_upgraded_hut_gets_its_better_ability():
    village = Village(hut="hut_3", upgrades=["hut"], worker=1)
    assert goods(play(act(village), Visit(0))) == {"coin": 5}
    assert goods(play(act(Village(hut="hut_3", worker=1)), Visit(0))) == {"coin": 3}


@rule("SHI-13.1", "SHI-13.5")
def test_a_worker_covered_by_a_card_is_lost_and_the_space_hidden():
    table = play(
        act(Village(worker=1, hand=["ship_skute"])), Work(1), Choose("iron"), Place("ship_skute")
    )
    assert exhausted(table) == 0
    refused(table, Work(1), "SHI-13.5")
