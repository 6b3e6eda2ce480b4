"""Chapter 3: buying lots."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from drakkar.games.vikings.auction import OpenAuction
from drakkar.games.vikings.buying import BuyLot
from drakkar.games.vikings.moves import Ashore, Bid, Buy, Moor, Pass, Place, Settle, Start
from drakkar.games.vikings.placing import LayTile
from drakkar.games.vikings.state import SOURCE, SOURCES
from drakkar.kernel.testing import rule
from tests.rules.vikings.histories import (
    COUNTS,
    MODES,
    history,
    island,
    purchases,
    some_games,
    wheel,
)
from tests.rules.vikings.position import Coast, at, earned, prices, refused, state_of

each_count = pytest.mark.parametrize("players", COUNTS)
KINDS = {"blue": "fisherman", "yellow": "goldsmith", "green": "scout", "red": "noble",
         "black": "warrior", "gray": "boatsman"}  # fmt: skip
FULL = {0: "blue", 1: "blue", 2: "blue", 3: "yellow", 4: "yellow", 5: "yellow",
        6: "red", 7: "red", 8: "black", 9: "black", 10: "gray", 11: "gray"}  # fmt: skip


def shop(lots, gold=20, glory=10, **more):
    """Seat 0 is asked to buy; the lots are longships, so that placing asks one short question."""
    me = Coast(tiles={"noble": "LM"}, gold=gold, glory=glory)
    named = {price: ("ship_red", KINDS[colour]) for price, colour in lots.items()}
    return at(me, asks=BuyLot(0), lots=named, **more)


def purse(table, seat=0):
    return state_of(table).gold[seat], state_of(table).glory[seat]


# ---- worked examples -------------------------------------------------------------------------


@rule("VIK-3.4", "VIK-3.5")
def test_e02_with_money_everything_is_open_but_the_lot_at_0():
    table = shop(FULL)
    assert prices(table) == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
    refused(table, Buy(0), "VIK-3.5")


@rule("VIK-3.5")
@pytest.mark.parametrize(
    ("lots", "expected"),
    [
        ({0: "blue", 2: "blue", 3: "yellow", 5: "red"}, [2, 3, 5]),  # E03a
        ({0: "blue", 1: "blue", 3: "yellow", 5: "red"}, [1, 3, 5]),  # E03b
        ({0: "blue", 3: "yellow", 5: "red"}, [0, 3, 5]),  # E03c
    ],
)
def test_e03_the_lot_at_0_stays_shut_while_its_colour_lies_elsewhere(lots, expected):
    table = shop(lots)
    assert prices(table) == expected
    if 0 not in expected:
        refusal = refused(table, Buy(0), "VIK-3.5")
        assert refusal.cells == (("lot", expected[0]),)  # it points at the other fisherman


@rule("VIK-3.5")
@pytest.mark.parametrize("order", [(1, 2), (2, 1)])
def test_e03_the_fishermen_at_1_and_2_may_go_in_either_order(order):
    table = shop(FULL, players=3)
    for price in order:
        refused(table, Buy(0), "VIK-3.5")
        table.play(Buy(price))
        table.play(table.moves()[0])
    assert prices(table) == [0, 3, 4, 5, 6, 7, 8, 9, 10, 11]


@rule("VIK-3.6", "VIK-3.8")
def test_e06_too_poor_for_the_cheapest_lot():
    table = shop({0: "blue", 3: "blue", 4: "yellow", 11: "gray"}, gold=2, glory=10)
    assert prices(table) == [0, 3, 4, 11]


@rule("VIK-3.10", "VIK-3.11")
def test_e07_paying_with_glory():
    table = shop({0: "blue", 8: "blue"}, gold=5, glory=10)
    table.play(Buy(8))
    assert purse(table) == (0, 7)
    assert earned(table, "exchange") == -3


# ---- clause by clause ------------------------------------------------------------------------


@rule("VIK-3.1")
@each_count
def test_the_first_player_buys_first_then_clockwise_until_twelve_lots_are_gone(players):
    game = purchases(history(players, seed=2))
    for number in range(6):
        buyers = [a.seat for a in game[12 * number : 12 * number + 12]]
        opener = game[12 * number].before.first
        assert buyers == [(opener + turn) % players for turn in range(12)]
        assert game[12 * number + 11].after.lots == []


@rule("VIK-3.2")
@pytest.mark.parametrize(("players", "lots"), [(2, 6), (3, 4), (4, 3)])
@pytest.mark.parametrize("rules", MODES)
def test_everybody_buys_equally_often_in_a_round(players, lots, rules):
    game = purchases(history(players, rules=rules))
    for number in range(6):
        buyers = Counter(a.seat for a in game[12 * number : 12 * number + 12])
        assert buyers == dict.fromkeys(range(players), lots)


@rule("VIK-3.2")
def test_nobody_may_pass():
    table = shop(FULL)
    assert all(isinstance(move, Buy) for move in table.moves())
    refused(table, Pass(), "VIK-3.2")


@rule("VIK-3.2")
def test_nobody_buys_a_second_lot_in_his_turn():
    table = shop(FULL)
    table.play(Buy(3))
    refused(table, Buy(4), "VIK-3.15")  # first the longship must be placed
    table.play(Moor(2))
    assert table.deciders == (1,)
    assert table.why_not(Buy(4), seat=0).clause == "KER-1"


@rule("VIK-3.3")
@pytest.mark.parametrize("price", range(1, 12))
def test_the_price_is_the_number_on_the_wheel_and_goes_to_the_bank(price):
    table = shop(FULL, gold=20, glory=10)
    table.play(Buy(price))
    assert purse(table) == (20 - price, 10)
    assert purse(table, seat=1) == (20, 10)


@rule("VIK-3.3")
def test_the_lot_at_0_costs_nothing():
    table = shop({0: "blue", 3: "yellow", 5: "red"}, gold=7, glory=4)
    table.play(Buy(0))
    assert purse(table) == (7, 4)


@rule("VIK-3.3")
@pytest.mark.parametrize("price", [-1, 2, 4, 6, 12, 100])
def test_where_no_lot_lies_nothing_can_be_bought(price):
    refused(shop({0: "blue", 1: "blue", 3: "red", 5: "gray"}), Buy(price), "VIK-3.3")


@rule("VIK-3.4")
def test_gold_and_glory_together_set_the_limit():
    table = shop(FULL, gold=4, glory=3)
    assert prices(table) == [1, 2, 3, 4, 5, 6, 7]
    refused(table, Buy(8), "VIK-3.4")
    refused(table, Buy(11), "VIK-3.4")
    table.play(Buy(7))
    assert purse(table) == (0, 0)


@rule("VIK-3.4")
def test_above_0_other_lots_of_the_colour_do_not_matter():
    # the fisherman at 2 may be bought although others lie at 0, 1 and 3
    table = shop({0: "blue", 1: "blue", 2: "blue", 3: "blue"})
    assert prices(table) == [1, 2, 3]


@rule("VIK-3.5")
def test_vikings_already_sold_do_not_keep_the_lot_at_0_shut():
    own = Coast(tiles={"fisherman": "LM"}, vikings={"fisherman": [1]}, ashore={"fisherman": 2})
    table = at(own, own, asks=BuyLot(0), lots={0: "fisherman", 1: "noble", 2: "noble"})
    assert prices(table) == [0, 1, 2]


@rule("VIK-3.5")
def test_it_is_the_viking_that_counts_and_not_the_tile():
    lots = {0: ("left", "fisherman"), 1: ("left", "noble"), 2: ("right", "noble")}
    assert prices(at(asks=BuyLot(0), lots=lots)) == [0, 1, 2]
    lots = {0: ("left", "fisherman"), 1: ("ship_red", "noble"), 2: ("right", "fisherman")}
    assert prices(at(asks=BuyLot(0), lots=lots)) == [1, 2]


@rule("VIK-3.6")
@pytest.mark.parametrize("cheapest", [1, 3, 7, 11])
def test_one_gold_short_of_the_cheapest_lot_opens_the_lot_at_0(cheapest):
    table = shop({0: "blue", cheapest: "blue"}, gold=cheapest - 1, glory=10)
    assert 0 in prices(table)


@rule("VIK-3.6")
def test_the_cheapest_lot_above_0_may_have_any_colour():
    # the other fisherman at 9 keeps the lot at 0 shut, the goldsmith at 4 sets the limit
    assert prices(shop({0: "blue", 4: "yellow", 9: "blue"}, gold=3, glory=10)) == [0, 4, 9]
    assert prices(shop({0: "blue", 4: "yellow", 9: "blue"}, gold=4, glory=10)) == [4, 9]


@rule("VIK-3.7")
@pytest.mark.parametrize("cheapest", [1, 3, 7, 11])
@pytest.mark.parametrize("glory", [1, 10])
def test_just_enough_gold_for_the_cheapest_lot_shuts_the_lot_at_0(cheapest, glory):
    lots = {0: "blue", cheapest: "blue"}
    table = shop(lots, gold=cheapest, glory=glory, auto=False)
    assert prices(table) == [cheapest]
    refused(table, Buy(0), "VIK-3.5")


@rule("VIK-3.7")
def test_enough_gold_without_any_glory_is_enough_gold():
    table = shop({0: "blue", 3: "blue", 4: "red"}, gold=3, glory=0, auto=False)
    assert prices(table) == [3]
    refused(table, Buy(0), "VIK-3.5")


@rule("VIK-3.7")
def test_the_last_of_its_colour_at_0_is_open_to_rich_and_poor():
    for gold in (0, 3, 50):
        assert 0 in prices(shop({0: "blue", 3: "red", 4: "red"}, gold=gold))


@rule("VIK-3.8")
def test_a_hard_up_player_may_take_the_lot_at_0_and_keep_his_glory():
    table = shop({0: "blue", 3: "blue", 4: "yellow"}, gold=2, glory=10)
    table.play(Buy(0))
    assert purse(table) == (2, 10)


@rule("VIK-3.8")
@pytest.mark.parametrize(("price", "glory"), [(3, 9), (4, 8), (11, 1)])
def test_a_hard_up_player_may_convert_glory_and_buy_another_lot(price, glory):
    table = shop({0: "blue", 3: "blue", 4: "yellow", 11: "gray"}, gold=2, glory=10)
    table.play(Buy(price))
    assert purse(table) == (0, glory)


@rule("VIK-3.9")
@pytest.mark.parametrize(("gold", "glory"), [(0, 0), (2, 0), (1, 1), (0, 2)])
def test_who_cannot_pay_at_all_has_to_take_the_lot_at_0(gold, glory):
    table = shop({0: "blue", 3: "blue", 4: "yellow"}, gold=gold, glory=glory, auto=False)
    assert prices(table) == [0]
    refused(table, Buy(3), "VIK-3.4")
    table.play(Buy(0))
    assert purse(table) == (gold, glory)


@rule("VIK-3.9")
def test_the_table_takes_the_lot_at_0_for_who_has_no_choice():
    table = shop({0: "blue", 3: "blue", 4: "yellow"}, gold=0, glory=0)
    assert [(entry.move, entry.forced) for entry in table.log] == [(Buy(0), True)]
    assert table.question().TAG == "laytile"


@rule("VIK-3.9")
def test_the_table_does_not_take_it_for_who_could_still_convert():
    table = shop({0: "blue", 3: "blue", 4: "yellow"}, gold=0, glory=3)
    assert table.log == []
    assert prices(table) == [0, 3]


@rule("VIK-3.10")
@pytest.mark.parametrize(("price", "left"), [(1, 9), (5, 5), (10, 0)])
def test_one_glory_pays_for_one_gold_and_comes_off_at_once(price, left):
    table = shop({0: "blue", 1: "blue", 5: "red", 10: "gray"}, gold=0, glory=10)
    table.play(Buy(price))
    assert table.question().TAG == "laytile"  # the lot is not even placed yet
    assert purse(table) == (0, left)


@rule("VIK-3.11")
@pytest.mark.parametrize(
    ("gold", "left"), [(0, (0, 2)), (7, (0, 9)), (8, (0, 10)), (9, (1, 10)), (20, (12, 10))]
)
def test_gold_goes_first_and_glory_makes_up_the_shortfall_only(gold, left):
    table = shop({0: "blue", 8: "blue"}, gold=gold, glory=10, auto=False)
    table.play(Buy(8))
    assert purse(table) == left


def exchanged(s, seat):
    return s.ledger[seat * len(SOURCES) + SOURCE["exchange"]]


@rule("VIK-3.12")
@pytest.mark.parametrize("rules", MODES)
def test_glory_is_exchanged_only_for_a_lot_or_a_won_auction(rules):
    used = 0
    for game in some_games(rules, seeds=5):
        for a in game:
            for seat in range(a.before.players):
                spent = exchanged(a.before, seat) - exchanged(a.after, seat)
                assert spent >= 0
                if not spent:
                    continue
                used += 1
                assert a.before.gold[seat] < (price := paid(a, seat))
                assert spent == price - a.before.gold[seat]
                assert a.after.gold[seat] == 0
    assert used > 10  # such games exist


def paid(answer, seat):
    """What this seat paid with this answer."""
    if isinstance(answer.move, Buy):
        assert answer.seat == seat
        return answer.move.price
    assert isinstance(answer.move, Bid | Pass)
    assert answer.after.agenda[-1].TAG == "removeviking"  # the auction is won
    assert answer.after.first == seat == answer.after.bidder
    return answer.after.bid


@rule("VIK-3.12")
@pytest.mark.parametrize("rules", MODES)
def test_gold_never_turns_into_glory_while_lots_are_bought(rules):
    for game in some_games(rules):
        for a in game:
            while_buying = bool(a.after.lots)
            if while_buying and a.before.round == a.after.round:
                assert all(n <= w for w, n in zip(a.before.glory, a.after.glory, strict=True))


@rule("VIK-3.13")
def test_without_glory_there_is_no_exchange():
    table = shop({0: "blue", 5: "blue", 6: "red", 7: "gray"}, gold=6, glory=0)
    assert prices(table) == [5, 6]
    refused(table, Buy(7), "VIK-3.4")


@rule("VIK-3.13")
@pytest.mark.parametrize("rules", MODES)
def test_nobody_is_ever_in_debt(rules):
    for game in some_games(rules, seeds=5):
        for a in game:
            assert min(a.after.gold) >= 0
            assert min(a.after.glory) >= 0


@rule("VIK-3.14")
@pytest.mark.parametrize("rules", MODES)
def test_the_last_lot_of_a_round_costs_0(rules):
    for game in some_games(rules, seeds=5):
        for a in purchases(game)[11::12]:
            assert [lot[0] for lot in a.before.lots] == [0]
            assert a.move == Buy(0)


@rule("VIK-3.14")
@pytest.mark.parametrize("gold", [0, 20])
def test_the_last_lot_is_open_to_rich_and_poor(gold):
    table = shop({0: "blue"}, gold=gold, glory=0, auto=False)
    assert table.moves() == [Buy(0)]


@rule("VIK-3.14")
def test_the_last_lot_slides_to_0_wherever_it_lay():
    table = shop({0: "blue", 7: "yellow"})
    table.play(Buy(0))
    table.play(Moor(1))
    assert wheel(table) == {}  # seat 1 had to take the goldsmith, now at 0
    assert [entry.move for entry in table.log] == [Buy(0), Moor(1), Buy(0)]
    assert purse(table, seat=1) == (20, 10)


@rule("VIK-3.15")
def test_tile_and_viking_are_placed_before_the_next_players_turn():
    me = Coast(tiles={"scout": "LM"})
    table = at(me, asks=BuyLot(0), lots={0: "noble", 3: ("left", "scout"), 4: "noble"})
    table.play(Buy(3))
    assert table.deciders == (0,)
    assert table.question() == LayTile(0, "left", "scout")
    refused(table, Settle(), "KER-2")  # the tile comes first
    table.play(Place("noble", 1))
    assert island(state_of(table), 0)["noble", 1] == "L"
    assert table.deciders == (1,)


@rule("VIK-3.15")
def test_the_viking_is_placed_before_the_next_players_turn_too():
    me = Coast(tiles={"noble": "LM"})
    table = at(me, asks=BuyLot(0), lots={0: "noble", 3: ("left", "scout"), 4: "noble"})
    table.play(Buy(3))
    table.play(Place("scout", 1))
    assert table.deciders == (0,)
    table.play(Ashore())
    assert table.deciders == (1,)


@rule("VIK-3.15")
@pytest.mark.parametrize("rules", MODES)
def test_between_two_purchases_only_the_buyer_of_the_first_is_asked(rules):
    for game in some_games(rules):
        buyer = None
        for a, b in pairwise(game):
            if isinstance(a.move, Buy):
                buyer = a.seat
            if isinstance(b.move, Place | Moor | Start | Settle | Ashore):
                assert b.seat == buyer
            if isinstance(b.move, Buy):
                assert not b.before.agenda or b.before.agenda[-1] == b.question
                placed = isinstance(a.move, Place | Moor | Start | Settle | Ashore)
                first = b.seat == b.before.first and len(b.before.lots) == 12
                assert placed or first or lost(a)


def lost(answer):
    """The tile just bought fitted nowhere."""
    seat = answer.seat
    return isinstance(answer.move, Buy) and sum(answer.after.ashore[seat * 6 : seat * 6 + 6]) == (
        sum(answer.before.ashore[seat * 6 : seat * 6 + 6]) + 1
    )


@rule("VIK-3.12")
def test_nobody_is_offered_an_exchange_at_any_other_time():
    table = at(Coast(gold=0, glory=10), asks=OpenAuction(), rules="advanced",
               drawn={"noble": 13})  # fmt: skip
    table.play(Bid(4))
    assert purse(table) == (0, 10)  # a bid is only a promise
    table.play(Pass())
    assert purse(table) == (0, 6)
