"""Chapter 16: income."""

from __future__ import annotations

import pytest

import drakkar
from drakkar.games.shipwrights.actions import Act, Actions
from drakkar.games.shipwrights.benefits import BENEFITS
from drakkar.games.shipwrights.box import TRADES
from drakkar.games.shipwrights.exchange import Exchange
from drakkar.games.shipwrights.final import LastExchange
from drakkar.games.shipwrights.heroes import Heroes
from drakkar.games.shipwrights.income import Income
from drakkar.games.shipwrights.moves import Done, Finish, Now, Tuck, Under, Visit, Work
from drakkar.games.shipwrights.setup import NextRound
from drakkar.games.shipwrights.tracks import PlaceTrade
from drakkar.kernel.testing import rule
from tests.rules.shipwrights.histories import some_games
from tests.rules.shipwrights.position import (
    Village,
    at,
    board,
    fleet,
    goods,
    hand,
    raids,
    refused,
    state_of,
    village,
)


def income(me, *others, **more):
    """The goods of seat 0 after income."""
    return goods(at(me, *others, asks=[Income(0), Act(0)], **more))


# ---- worked examples -------------------------------------------------------------------------


@rule("SHI-16.1", "SHI-16.10")
def test_example_9_income():
    me = Village(
        eikja_trade="trade_04", ships=[("ship_barde", "trade_01"), "ship_faring"],
        board=["ship_skute"], slots=[3],
        buildings=[("bld_sawmill", "", True), ("bld_market", "", True)], hut_worker=True,
        used_raids=["raid_01"],
    )  # fmt: skip
    table = at(me, asks=[Income(0), Act(0)])
    # 1 worker of the Eikja and 4 that come back; wool and iron of the trade cards; gold of the
    # Faering; no coins of the Skute
    assert goods(table) == {"worker": 5, "wool": 1, "iron": 1, "gold": 1}
    assert state_of(table).slots == [0]
    assert [worker for _, _, worker in village(table)] == [False, False, False]
    assert raids(table) == [("raid_01", False)]
    assert board(table) == ["ship_skute"]


@rule("SHI-16.5")
def test_example_11_a_trade_card_under_a_ship_pays_from_this_round_on():
    me = Village(ships=["ship_knarr"])
    table = at(me, asks=[PlaceTrade(0, "trade_01"), Income(0), Income(0), Act(0)])
    assert table.moves() == [Under("eikja"), Under("ship_knarr"), Now()]
    table.play(Under("ship_knarr"))
    assert fleet(table) == [("eikja", ""), ("ship_knarr", "trade_01")]
    assert goods(table) == {"worker": 2, "iron": 2}  # two incomes


@rule("SHI-16.2")
def test_example_11_a_trade_card_turned_pays_once_and_never_has_income():
    table = at(Village(), asks=[PlaceTrade(0, "trade_01"), Income(0), Income(0), Act(0)])
    table.play(Now())
    assert goods(table) == {"worker": 2, "wood": 1, "wool": 1}
    assert fleet(table) == [("eikja", "")]
    # it is still a trade card: 2 VP with a Knarr
    knarr = Village(ships=["ship_knarr"], spent_trades=["trade_01"])
    assert at(knarr).standing()[0]["bonuses"] == 2


@rule("SHI-16.2")
def test_example_11_with_a_card_under_every_ship_only_the_immediate_gain_is_left():
    me = Village(eikja_trade="trade_02", ships=[("ship_knarr", "trade_03")])
    table = at(me, asks=[PlaceTrade(0, "trade_01"), Act(0)], auto=False)
    assert table.moves() == [Now()]
    refused(table, Under("eikja"), "SHI-18.10")
    refused(table, Under("ship_knarr"), "SHI-18.10")


# ---- clause by clause ------------------------------------------------------------------------


@rule("SHI-16.1")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_everybody_has_income_once_all_have_finished_their_actions(players):
    villages = [Village(worker=1, used_raids=[f"raid_{n + 1:02}"]) for n in range(players)]
    phases = [Actions(), *(Income(seat) for seat in range(players)), Act(0)]
    table = at(*villages, asks=phases)
    for seat in reversed(range(players)):
        table.play(Work(5), seat)
    for seat in reversed(range(players)):
        assert all(used for seat in range(players) for _, used in raids(table, seat))
        table.play(Done(), seat)
    for seat in range(players):
        assert goods(table, seat) == {"worker": 2, "coin": 2}
        assert not raids(table, seat)[0][1]


@rule("SHI-16.1")
def test_income_comes_before_the_heroes():
    # Svend goes to the leader after income; the Faering's gold and the Eikja's worker are there
    table = at(
        Village(ships=["ship_faring"], tracks=(5, 0, 0), worker=1), Village(), Village(),
        asks=[Actions(), Income(0), Income(1), Income(2), Heroes(), Act(0)],
    )  # fmt: skip
    assert state_of(table).heroes[0] == -1
    table.play(Done(), seat=0)
    assert state_of(table).heroes[0] == 0
    assert goods(table) == {"worker": 2, "gold": 1}


@rule("SHI-16.2")
@pytest.mark.parametrize(
    ("ships", "got"),
    [([], {"worker": 1}), (["ship_faring"], {"worker": 1, "gold": 1}),
     (["ship_skute"], {"worker": 1, "coin": 2}),
     (["ship_faring", "ship_faring", "ship_skute"], {"worker": 1, "gold": 2, "coin": 2}),
     (["ship_ask", "ship_karve", "ship_byrding", "ship_barde", "ship_knarr", "ship_snekke"],
      {"worker": 1})],
)  # fmt: skip
def test_built_ships_with_an_income_benefit_and_the_eikja_pay(ships, got):
    assert income(Village(ships=ships)) == got


@rule("SHI-16.2")
@pytest.mark.parametrize(
    ("trade", "got"),
    [("trade_01", {"iron": 1}), ("trade_04", {"wool": 1}), ("trade_07", {"wood": 1}),
     ("trade_10", {"coin": 2}), ("trade_13", {"worker": 1})],
)  # fmt: skip
def test_trade_cards_under_built_ships_pay(trade, got):
    expected = {"worker": 1 + got.get("worker", 0)} | {
        k: v for k, v in got.items() if k != "worker"
    }
    assert income(Village(eikja_trade=trade)) == expected
    assert income(Village(ships=[("ship_knarr", trade)])) == expected
    assert income(Village(spent_trades=[trade])) == {"worker": 1}  # turned: never


@rule("SHI-16.2")
def test_buildings_raid_cards_and_tucked_cards_pay_nothing():
    me = Village(
        buildings=[("bld_market", "vil_skald"), ("bld_temple", "jarl_01")], hut_tucked="jarl_02",
        raids=["raid_13"], tracks=(12, 12, 12),
    )  # fmt: skip
    assert income(me) == {"worker": 1}


@rule("SHI-16.3")
def test_the_eikja_pays_1_worker_and_2_once_upgraded():
    assert income(Village()) == {"worker": 1}
    assert income(Village(upgrades=["eikja"])) == {"worker": 2}
    assert income(Village(upgrades=["labourer", "hut"])) == {"worker": 1}


@rule("SHI-16.4")
@pytest.mark.parametrize("ship", ["ship_faring", "ship_skute"])
def test_a_ship_still_on_the_board_pays_nothing(ship):
    assert income(Village(board=[ship])) == {"worker": 1}


@rule("SHI-16.5")
def test_a_trade_card_pays_from_the_income_of_the_round_it_was_tucked_in():
    me = Village(hand=["jarl_13"], tracks=(0, 2, 0), gold=1, worker=1)
    table = at(me, asks=[Act(0), Income(0), Act(0)])
    table.play(Tuck("jarl_13", 0))  # trade 4: a trade card
    question = table.question()
    assert isinstance(question, PlaceTrade)
    table.play(Under("eikja"))
    before = goods(table)
    table.play(Done())
    paid = {k: v - before.get(k, 0) for k, v in goods(table).items() if v != before.get(k, 0)}
    number = int(question.trade[-2:])
    kind = ("iron", "wool", "wood", "coin", "worker")[(number - 1) // 3]
    expected = {"worker": 1}
    expected[kind] = expected.get(kind, 0) + (2 if kind == "coin" else 1)
    assert paid == expected


@rule("SHI-16.6")
def test_all_workers_placed_come_back():
    me = Village(
        slots=[2, 3, 4, 5], board=["ship_ask"], hut_worker=True, worker=2,
        buildings=[("bld_sawmill", "", True), "bld_market", ("bld_temple", "jarl_01", True)],
    )  # fmt: skip
    table = at(me, asks=[Income(0), Act(0)])
    assert goods(table) == {"worker": 2 + 1 + 4 + 3}
    assert state_of(table).slots == [0]
    assert village(table) == [
        ("hut", "", False), ("bld_sawmill", "", False), ("bld_market", "", False),
        ("bld_temple", "jarl_01", False),
    ]  # fmt: skip


@rule("SHI-16.6")
def test_they_come_back_to_their_owner_and_can_be_placed_again():
    villages = [Village(slots=[5], worker=1), Village(slots=[4, 5], worker=1)]
    table = at(*villages, asks=[Income(0), Income(1), Act(0)])
    assert goods(table, 0) == {"worker": 3}
    assert goods(table, 1) == {"worker": 4}
    table.play(Work(5))
    table.play(Visit(0))
    assert state_of(table).slots[0] == 1 << 4


@rule("SHI-16.6")
def test_no_worker_stands_anywhere_at_the_beginning_of_a_round():
    for game in some_games():
        for answer in game:
            if answer.after.round > answer.before.round:
                assert not any(answer.after.slots)
                assert not any(worker for own in answer.after.villages for *_, worker in own)


@rule("SHI-16.7")
def test_all_used_raid_cards_are_turned_face_up():
    me = Village(raids=["raid_01"], used_raids=["raid_02", "raid_03"])
    table = at(me, asks=[Income(0), Act(0)])
    assert raids(table) == [("raid_01", False), ("raid_02", False), ("raid_03", False)]


@rule("SHI-16.8")
def test_the_fifth_round_has_its_income_which_counts_for_the_final_exchange():
    me = Village(ships=["ship_skute"], slots=[5], worker=1, coin=1)
    table = at(
        me, asks=[Act(0), Income(0), Heroes(), NextRound()], round=5, card="round_01",
        past=["round_02", "round_03", "round_04", "round_05"],
    )  # fmt: skip
    table.play(Done())
    assert isinstance(table.question(), LastExchange)
    assert goods(table) == {"worker": 3, "coin": 3}  # 2 coins of the Skute
    assert Exchange("wool") in table.moves()  # for 3 coins


@rule("SHI-16.8", "SHI-20.3")
def test_trade_cards_pay_in_the_fifth_round_and_count_for_the_final_exchange():
    # wool under the Eikja, iron under a Barde: with the wood that is there they make a gold
    me = Village(ships=[("ship_barde", "trade_01")], eikja_trade="trade_04", wood=1, worker=1)
    table = at(
        me, asks=[Act(0), Income(0), Heroes(), NextRound()], round=5, card="round_01",
        past=["round_02", "round_03", "round_04", "round_05"],
    )  # fmt: skip
    table.play(Done())
    assert goods(table) == {"worker": 2, "wood": 1, "wool": 1, "iron": 1}
    table.play(Finish())
    assert goods(table) == {"worker": 2, "gold": 1}


@rule("SHI-16.8")
def test_every_game_has_five_incomes():
    table = drakkar.new("shipwrights", 2, seed=3, listen=True)
    while not table.over:
        table.play(table.moves()[-1] if Done() not in table.moves() else Done())
    assert table.events is not None
    incomes = [event[2]["seat"] for _, event in table.events if event[0] == "income"]
    assert incomes == [0, 1] * 5


@rule("SHI-16.9")
def test_no_income_is_a_village_card():
    card = 6  # its place in a bundle
    assert not any(trade.income[card] for trade in TRADES)
    assert not any(
        benefit.gain[card] for benefit in BENEFITS.values() if benefit.timing == "income"
    )
    ships = ["ship_faring", "ship_skute", "ship_ask", "ship_knarr"]
    table = at(Village(ships=ships), asks=[Income(0), Act(0)], auto=False)
    assert hand(table) == []


@rule("SHI-16.9")
def test_hands_are_empty_from_the_end_of_the_actions_to_the_next_draft():
    for game in some_games():
        for answer in game:
            if answer.last and answer.after.round > answer.before.round:
                assert answer.after.hands == [()] * answer.after.players
