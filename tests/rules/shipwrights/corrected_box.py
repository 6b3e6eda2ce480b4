"""What an owner's corrections do: played with the box in ``box/`` by ``test_corrections.py``.

Run it by hand with ``DRAKKAR_COMPONENTS=tests/rules/shipwrights/box pytest <this file>``.
"""

from __future__ import annotations

from typing import Any

import pytest

import drakkar
from drakkar.games.shipwrights.actions import Act
from drakkar.games.shipwrights.exchange import Exchange
from drakkar.games.shipwrights.moves import (
    Build,
    Choose,
    Give,
    Launch,
    Pay,
    Play,
    Raid,
    Skills,
    Work,
)
from drakkar.games.shipwrights.setup import NextRound
from drakkar.kernel.question import Move
from drakkar.kernel.table import Table
from drakkar.kernel.testing import check_game
from tests.rules.shipwrights.position import (
    Village,
    at,
    board,
    discarded,
    fleet,
    goods,
    hand,
    missing,
    refused,
    state_of,
    village,
)

FRODE = {"renown": 0}


def act(me: Village, **position) -> Table:
    return at(me, asks=Act(0), **position)


def play(table: Table, *moves: Move) -> Table:
    for move in moves:
        table.play(move)
    return table


# ---- costs in resources, coins and cards -----------------------------------------------------


def test_a_buildings_resources_and_coins_are_paid():
    me = Village(hand=["bld_sawmill", "jarl_01", "jarl_02"], worker=1, iron=1, wood=2, coin=1)
    table = play(act(me), Build("bld_sawmill"))
    assert goods(table) == {}
    assert village(table)[1] == ("bld_sawmill", "", False)


def test_its_owner_says_which_resources():
    me = Village(hand=["bld_sawmill"], worker=1, iron=2, wood=1, wool=1, gold=1, coin=1)
    table = play(act(me), Build("bld_sawmill"))
    assert table.moves() == [Choose("wood"), Choose("wool"), Choose("iron"), Choose("gold")]
    refused(table, Exchange("set"), "SHI-5.5")
    assert len(village(table)) == 1, "not before all is paid"
    play(table, Choose("gold"), Choose("wool"))
    assert goods(table) == {"iron": 1, "wood": 1}
    assert len(village(table)) == 2


@pytest.mark.parametrize(
    ("short", "lacking"),
    [
        ({"coin": 0}, {"coin": 1}),
        ({"wood": 1}, {"resource": 1}),
        ({"wood": 0, "gold": 1}, {"resource": 2, "wild": 1}),
    ],
)
def test_what_is_missing_of_them_is_said(short, lacking):
    me = Village(**{"worker": 1, "iron": 1, "wood": 2, "coin": 1} | short, hand=["bld_sawmill"])
    assert missing(refused(act(me), Build("bld_sawmill"), "SHI-12.2")) == lacking


def test_a_building_does_not_pay_for_itself():
    me = Village(hand=["bld_market"], worker=1)
    assert missing(refused(act(me), Build("bld_market"), "SHI-12.2")) == {"card": 1}
    table = play(act(Village(hand=["bld_market", "jarl_01", "jarl_02", "jarl_03"], worker=1)))
    play(table, Build("bld_market"))
    assert table.moves() == [Give("jarl_01"), Give("jarl_02"), Give("jarl_03")]
    play(table, Give("jarl_02"))
    assert (hand(table), discarded(table)) == (["jarl_01", "jarl_03"], ["jarl_02"])
    assert len(village(table)) == 2


def test_a_ships_resources_coins_and_cards_are_paid():
    artisan = "art_stonemason_blacksmith"
    me = Village(board=["ship_ask", artisan], hand=["jarl_01", "jarl_02"], wood=3, wool=1, coin=2)
    table = act(me, deck=["jarl_03"] * 5)
    play(table, Launch("ship_ask"), Give("jarl_02"), Choose("wood"), Choose("wool"))
    assert goods(table) == {"wood": 1}
    assert discarded(table) == [artisan, "jarl_02"]
    assert fleet(table) == [("eikja", ""), ("ship_ask", "")]


def test_coins_of_the_ship_are_not_spent_on_a_minor_skill():
    me = Village(board=["ship_ask", "art_blacksmith_stonemason"], hand=["jarl_01"], wood=3, coin=2)
    assert missing(refused(act(me), Launch("ship_ask"), "SHI-11.5")) == {"coin": 1}
    me.coin = 3
    assert "coin" not in goods(play(act(me, deck=["jarl_03"] * 5), Launch("ship_ask")))


def test_frode_saves_a_resource_of_choice_too():
    me = Village(
        board=["ship_ask"], hut_tucked="art_stonemason_blacksmith",
        hand=["jarl_01"], wood=1, wool=1, coin=2,
    )  # fmt: skip
    table = act(me, heroes=FRODE, deck=["jarl_03"] * 5)
    assert Launch("ship_ask") in table.moves()
    play(table, Launch("ship_ask"))
    assert table.moves() == [Pay(0, 0, 0, 0), Pay(1, 0, 0, 0)], "the wood, or one of the two"
    saved = play(act(me, heroes=FRODE, deck=["jarl_03"] * 5), Launch("ship_ask"))
    play(table, Pay(1, 0, 0, 0))
    play(saved, Pay(0, 0, 0, 0), Choose("wood"))
    for paid in (table, saved):
        assert goods(paid) == {}
        assert fleet(paid)[-1] == ("ship_ask", "")


def test_gold_may_be_paid_for_a_villagers_wood_that_is_there():
    me = Village(hand=["vil_skald", "jarl_01"], wood=1, gold=1)
    table = play(act(me, deck=["jarl_03"] * 5), Play("vil_skald"))
    assert table.moves() == [Pay(1, 0, 0, 0), Pay(0, 0, 0, 1)]
    refused(table, Exchange("set"), "SHI-5.5")
    refused(table, Pay(1, 0, 0, 1), "SHI-2.16")
    play(table, Pay(0, 0, 0, 1))
    assert goods(table) == {"wood": 1}
    assert discarded(table) == ["vil_skald"]
    assert len(hand(table)) == 3


def test_gold_may_be_paid_for_the_goods_of_a_worker_space():
    me = Village(hand=["jarl_01"], worker=1, wool=1, wood=1, gold=1)
    table = play(act(me), Work(4))
    play(table, Pay(0, 0, 0, 1))
    assert table.moves() == [Choose("wood"), Choose("wool")]
    play(table, Choose("wool"))
    assert goods(table) == {"wood": 1, "gold": 1}, "the gold of the space"


def test_a_worker_space_without_gold_asks_nothing():
    me = Village(hand=["jarl_01"], worker=1, wool=2)
    assert goods(play(act(me), Work(4))) == {"gold": 1}


# ---- a ship that asks twice for a skill ------------------------------------------------------

SMITH, OTHER = "art_blacksmith_sailmaker", "art_blacksmith_woodcarver"
KARVE: dict[str, Any] = {"worker": 2, "wood": 1, "wool": 1, "iron": 2}


def ways(me: Village, by_hand: bool = False) -> list[tuple[str, ...]]:
    table = play(at(me, asks=Act(0), auto=False), Launch("ship_karve", by_hand))
    return [move.sources for move in table.moves() if isinstance(move, Skills)]


def test_one_artisan_supplies_his_skill_once():
    me = Village(board=["ship_karve", SMITH], hand=["jarl_01"], **KARVE)
    refusal = refused(act(me), Launch("ship_karve"), "SHI-11.3")
    assert missing(refusal) == {"gold": 1, "blacksmith": 1, "labourer": 1}
    me.gold = 1
    assert ways(me) == [(f"board:{SMITH}:major", "labourer")]
    table = play(at(me, asks=Act(0), auto=False), Launch("ship_karve", True))
    refused(table, Skills((f"board:{SMITH}:major",) * 2), "SHI-11.6")


def test_two_artisans_of_a_kind_supply_it_twice_and_both_are_used():
    me = Village(board=["ship_karve", SMITH, SMITH], hand=["jarl_01"], **KARVE)
    table = play(act(me), Launch("ship_karve"))
    assert board(table) == []
    assert discarded(table) == [SMITH, SMITH]


def test_two_different_ones_or_one_of_them_tucked_do_as_well():
    me = Village(board=["ship_karve", SMITH], hut_tucked=OTHER, hand=["jarl_01"], **KARVE)
    table = play(act(me), Launch("ship_karve"))
    assert discarded(table) == [SMITH]
    both = Village(
        board=["ship_karve"], hut_tucked=SMITH, buildings=[("bld_temple", SMITH)],
        hand=["jarl_01"], **KARVE,
    )  # fmt: skip
    assert discarded(play(act(both), Launch("ship_karve"))) == []


def test_a_minor_skill_takes_the_second_place_for_a_coin():
    me = Village(
        board=["ship_karve", SMITH, "art_sailmaker_blacksmith"], hand=["jarl_01"], coin=1, **KARVE
    )
    assert "coin" not in goods(play(act(me), Launch("ship_karve")))


# ---- nemesis cards by their kind -------------------------------------------------------------


def solo(me: Village, *cards: str, **position) -> Table:
    options = {f"nemesis_{n}": "yes" if f"nemesis_{n}" in cards else "no" for n in range(1, 5)}
    return at(me, options=options, **({"asks": Act(0)} | position))


def test_the_kind_of_a_nemesis_says_what_it_restricts():
    me = Village(tracks=(10, 0, 0), raids=["raid_13"], worker=1, coin=2, hand=["jarl_01"])
    dear = solo(me, "nemesis_1")  # wood costs 1 and 2 more
    assert refused(dear, Exchange("wood"), "SHI-21.16").args["price"] == 3
    assert Raid("raid_13") in dear.moves()
    hard = solo(me, "nemesis_2")
    assert refused(hard, Raid("raid_13"), "SHI-21.15").args["cost"] == 2
    assert Exchange("wood") in hard.moves()


def test_two_cards_of_one_kind_add_up():
    table = solo(Village(), "nemesis_3", "nemesis_4", asks=NextRound())
    assert len(state_of(table).packs[0]) == 3, "5, and one less by each of them"


def test_the_table_tells_what_they_restrict():
    view = solo(Village(), "nemesis_1", "nemesis_3").view(0)["table"]
    assert view["restrictions"] == [
        {"nemesis": "nemesis_1", "kind": "coin_price_modifier", "amount": 2, "draws": []},
        {"nemesis": "nemesis_3", "kind": "solo_draft_draws", "amount": 0, "draws": [4, 4, 2]},
    ]


# ---- whole games -----------------------------------------------------------------------------


def test_a_whole_game_keeps_the_contract():
    options = {f"nemesis_{n}": "yes" for n in range(1, 5)}
    check_game(drakkar.GAMES["shipwrights"], 1, options, seed=1, share=0.02)
