"""Chapter 14: exchanges."""

from __future__ import annotations

import pytest

import drakkar
from drakkar.games.shipwrights.actions import Act, Actions
from drakkar.games.shipwrights.box import COIN, GOLD, IRON, WOOD, WOOL
from drakkar.games.shipwrights.draft import PickCard
from drakkar.games.shipwrights.exchange import Exchange
from drakkar.games.shipwrights.moves import Discard, Done
from drakkar.kernel.testing import rule
from tests.rules.shipwrights.histories import some_games
from tests.rules.shipwrights.position import Village, at, goods, refused

PAD = ["bld_market", "bld_temple"]  # a hand that leaves a choice whatever happens


def trading(*others, card="round_01", **stock):
    """Seat 0 in the action phase; on round_01 wood costs 1, wool 3, iron 2 coins."""
    return at(Village(hand=PAD, **stock), *others, asks=Act(0), card=card)


def exchanges(table, seat=None):
    return {move.what for move in table.moves(seat) if isinstance(move, Exchange)}


# ---- worked example --------------------------------------------------------------------------


@rule("SHI-14.7")
def test_example_7_six_coins_buy_one_of_each_and_make_1_gold():
    table = trading(coin=6)
    for good, left in (("wood", 5), ("wool", 2), ("iron", 0)):
        table.play(Exchange(good))
        assert goods(table).get("coin", 0) == left
    table.play(Exchange("set"))
    assert goods(table) == {"gold": 1}


@rule("SHI-14.7")
@pytest.mark.parametrize(
    "order", [("wood", "wool", "iron"), ("iron", "wool", "wood"), ("wood", "iron", "wool")]
)
def test_example_7_with_five_coins_one_falls_short(order):
    table = trading(coin=5)
    table.play(Exchange(order[0]))
    table.play(Exchange(order[1]))
    refused(table, Exchange(order[2]), "SHI-14.2")
    refused(table, Exchange("set"), "SHI-14.4")


# ---- clause by clause ------------------------------------------------------------------------


@rule("SHI-14.1")
def test_players_exchange_as_often_as_they_like():
    table = trading(coin=20)
    for number in range(1, 21):
        table.play(Exchange("wood"))
        assert goods(table).get("wood") == number
    assert exchanges(table) == set()


@rule("SHI-14.1")
def test_players_exchange_before_between_and_after_other_actions():
    table = trading(coin=3)
    table.play(Exchange("wood"))
    table.play(Discard("bld_temple"))  # 2 coins
    table.play(Exchange("iron"))
    table.play(Exchange("iron"))
    assert goods(table) == {"wood": 1, "iron": 2}


@rule("SHI-14.1")
def test_all_players_exchange_at_the_same_time():
    table = at(*(Village(hand=PAD, coin=1) for _ in range(3)), asks=Actions())
    for seat in (2, 0, 1):
        table.play(Exchange("wood"), seat)
    assert [goods(table, seat) for seat in range(3)] == [{"wood": 1}] * 3


@rule("SHI-14.1")
def test_an_exchange_can_be_taken_back():
    table = drakkar.new("shipwrights", 2, seed=1)
    while isinstance(table.question(table.deciders[0]), PickCard):
        table.play(table.moves(table.deciders[0])[0], table.deciders[0])
    before = goods(table, 0)
    table.play(Exchange("set"), seat=0)
    table.play(Exchange("set"), seat=1)
    assert goods(table, 0) != before
    table.undo(0)
    assert goods(table, 0) == before
    assert goods(table, 1)["gold"] == 2


@rule("SHI-14.2")
@pytest.mark.parametrize(
    ("card", "good", "price"),
    [("round_01", "wood", 1), ("round_01", "wool", 3), ("round_01", "iron", 2),
     ("round_12", "wood", 3), ("round_12", "wool", 2), ("round_12", "iron", 1)],
)  # fmt: skip
def test_a_good_is_bought_at_the_price_of_the_round_card(card, good, price):
    table = trading(card=card, coin=price)
    table.play(Exchange(good))
    assert goods(table) == {good: 1}
    refusal = refused(trading(card=card, coin=price - 1), Exchange(good), "SHI-14.2")
    assert refusal.args == {"price": price, "coins": price - 1}


@rule("SHI-14.2")
def test_the_prices_of_earlier_cards_no_longer_apply():
    me = Village(hand=PAD, coin=2)
    table = at(me, asks=Act(0), past=["round_01", "round_03"], card="round_12", round=3)
    assert exchanges(table) == {"wool", "iron"}
    refused(table, Exchange("wood"), "SHI-14.2")


@rule("SHI-14.2")
def test_coins_are_needed_and_nothing_else_will_do():
    table = trading(worker=9, wood=9, wool=9, gold=9)
    for good in ("wood", "wool", "iron"):
        refused(table, Exchange(good), "SHI-14.2")


@rule("SHI-14.3")
@pytest.mark.parametrize("what", ["coin", "coins", "gold", "sell"])
def test_resources_are_not_sold_for_coins(what):
    table = trading(wood=9, wool=9, iron=9, gold=9, coin=9)
    assert exchanges(table) == {"wood", "wool", "iron", "set"}
    refused(table, Exchange(what), "SHI-14.8")


@rule("SHI-14.3", "SHI-14.6")
def test_no_exchange_of_any_game_pays_coins_or_breaks_gold_up():
    seen = 0
    for game in some_games():
        for answer in game:
            if not isinstance(answer.move, Exchange):
                continue
            seen += 1
            seat = answer.lane
            gained = [
                answer.after.good(seat, good) - answer.before.good(seat, good)
                for good in (WOOD, WOOL, IRON, GOLD, COIN)
            ]
            assert gained[4] <= 0
            assert gained[3] >= 0
            assert max(gained[:3]) <= 0 or gained[4] < 0  # goods come for coins only
    assert seen > 300


@rule("SHI-14.4")
@pytest.mark.parametrize("card", ["round_01", "round_04", "round_07", "round_12"])
def test_one_of_each_makes_1_gold_in_every_round(card):
    table = trading(card=card, wood=2, wool=1, iron=3)
    table.play(Exchange("set"))
    assert goods(table) == {"wood": 1, "iron": 2, "gold": 1}


@rule("SHI-14.4")
def test_sets_are_exchanged_without_limit():
    table = trading(wood=4, wool=4, iron=4)
    for _ in range(4):
        table.play(Exchange("set"))
    assert goods(table) == {"gold": 4}
    assert exchanges(table) == set()


@rule("SHI-14.4")
@pytest.mark.parametrize("missing", ["wood", "wool", "iron"])
def test_all_three_goods_are_needed(missing):
    stock = {"wood": 5, "wool": 5, "iron": 5} | {missing: 0}
    refused(trading(coin=9, **stock), Exchange("set"), "SHI-14.4")


@rule("SHI-14.5")
@pytest.mark.parametrize("missing", ["wood", "wool", "iron"])
def test_gold_is_no_wild_in_that_exchange(missing):
    stock = {"wood": 1, "wool": 1, "iron": 1} | {missing: 0}
    table = trading(gold=5, **stock)
    assert exchanges(table) == set()
    refused(table, Exchange("set"), "SHI-14.4")


@rule("SHI-14.6")
def test_gold_does_not_turn_back_into_goods():
    table = trading(gold=9)
    assert exchanges(table) == set()
    refused(table, Exchange("gold"), "SHI-14.8")
    refused(table, Exchange("set"), "SHI-14.4")


@rule("SHI-14.8")
@pytest.mark.parametrize("what", ["worker", "card", "coin", "gold", ""])
def test_there_is_no_other_exchange(what):
    rich = {"worker": 9, "wood": 9, "wool": 9, "iron": 9, "gold": 9, "coin": 9}
    table = trading(**rich)
    assert exchanges(table) == {"wood", "wool", "iron", "set"}
    refused(table, Exchange(what), "SHI-14.8")


@rule("SHI-14.8")
def test_the_heroes_exchanges_are_for_who_has_the_hero():
    table = at(Village(hand=PAD, coin=9), Village(hand=PAD, coin=9, randi=True), asks=Actions(),
               heroes={"trade": 0})  # fmt: skip
    assert exchanges(table, 0) == {"wood", "wool", "iron", "thyra"}
    assert exchanges(table, 1) == {"wood", "wool", "iron", "randi"}
    refused(table, Exchange("randi"), "SHI-17.17", seat=0)
    refused(table, Exchange("thyra"), "SHI-17.13", seat=1)


@rule("SHI-14.8")
@pytest.mark.parametrize("what", ["wood", "set", "thyra", "randi"])
def test_nobody_exchanges_during_the_draft(what):
    table = drakkar.new("shipwrights", 3, seed=1)
    refused(table, Exchange(what), "SHI-14.8")


@rule("SHI-14.8")
def test_exchanges_happen_in_the_action_phase_and_at_the_end_only():
    asked: set[str] = set()
    for game in some_games():
        for answer in game:
            if isinstance(answer.move, Exchange):
                asked.add(answer.question.TAG)
    assert {"act", "lastexchange"} <= asked <= {"act", "useother", "lastexchange"}


@rule("SHI-14.8")
def test_who_is_done_exchanges_no_more():
    table = at(Village(coin=5), Village(hand=PAD, coin=5), asks=Actions())
    table.play(Done(), seat=0)
    refused(table, Exchange("wood"), "KER-1", seat=0)
