"""Chapter 4: turning the wheel."""

from __future__ import annotations

import pytest

from drakkar.games.vikings.buying import BuyLot
from drakkar.games.vikings.moves import Buy, Moor, Place
from drakkar.games.vikings.placing import LayTile
from drakkar.kernel.testing import rule
from tests.rules.vikings.histories import MODES, purchases, some_games, wheel, wheel_tiles
from tests.rules.vikings.position import Coast, at, prices, state_of

KINDS = {"blue": "fisherman", "yellow": "goldsmith", "green": "scout", "red": "noble",
         "black": "warrior", "gray": "boatsman"}  # fmt: skip


def kinds(lots):
    return {price: KINDS[colour] for price, colour in lots.items()}


def shop(lots, gold=20, glory=10):
    me = Coast(tiles={"noble": "LM"}, gold=gold, glory=glory)
    return at(me, asks=BuyLot(0), lots=kinds(lots))


# ---- worked examples -------------------------------------------------------------------------


@rule("VIK-4.2", "VIK-4.3")
def test_e04_turning_the_wheel():
    lots = {0: "blue", 3: "yellow", 4: "yellow", 5: "red", 6: "red"}
    lots |= {9: "black", 10: "gray", 11: "gray"}
    table = shop(lots)
    table.play(Buy(0))
    left = {0: "yellow", 1: "yellow", 2: "red", 3: "red", 6: "black", 7: "gray", 8: "gray"}
    assert wheel(table) == kinds(left)


@rule("VIK-4.4")
def test_e05_buying_elsewhere_does_not_turn_the_wheel():
    table = shop({0: "blue", 1: "blue", 2: "yellow", 3: "red"})
    table.play(Buy(2))
    assert wheel(table) == kinds({0: "blue", 1: "blue", 3: "red"})


# ---- clause by clause ------------------------------------------------------------------------


@rule("VIK-4.1")
def test_the_wheel_turns_before_the_tile_is_laid():
    table = shop({0: "blue", 2: "yellow", 5: "red"})
    table.play(Buy(0))
    assert table.question() == LayTile(0, "left", "fisherman")
    assert wheel(table) == kinds({0: "yellow", 3: "red"})
    table.play(Place("warrior", 1))
    assert wheel(table) == kinds({0: "yellow", 3: "red"})  # and not once more
    assert table.deciders == (1,)
    assert prices(table) == [0, 3]


@rule("VIK-4.2")
@pytest.mark.parametrize("turn", range(1, 12))
def test_the_wheel_turns_just_far_enough_for_the_cheapest_lot(turn):
    table = shop({0: "blue", turn: "yellow"})
    table.play(Buy(0))
    assert wheel(table) == {0: "goldsmith"}


@rule("VIK-4.2")
def test_every_price_falls_by_the_same_amount():
    table = shop({0: "blue", 2: "yellow", 3: "green", 7: "red", 11: "gray"})
    table.play(Buy(0))
    assert wheel(table) == kinds({0: "yellow", 1: "green", 5: "red", 9: "gray"})


@rule("VIK-4.3")
def test_gaps_are_not_closed_and_tiles_keep_their_vikings():
    lots = {
        0: ("left", "fisherman"),
        4: ("right", "goldsmith"),
        6: ("church", "noble"),
        11: ("ship_blue", "boatsman"),
    }
    table = at(Coast(tiles={"noble": "LM"}), asks=BuyLot(0), lots=lots)
    table.play(Buy(0))
    assert wheel(table) == {0: "goldsmith", 2: "noble", 7: "boatsman"}
    assert wheel_tiles(table) == ["right", "church", "ship_blue"]


@rule("VIK-4.4")
@pytest.mark.parametrize("price", [1, 4, 8])
def test_no_other_purchase_turns_the_wheel(price):
    lots = {0: "blue", 1: "blue", 4: "yellow", 8: "red"}
    table = shop(lots)
    table.play(Buy(price))
    del lots[price]
    assert wheel(table) == kinds(lots)


@rule("VIK-4.4")
def test_a_free_slot_beside_the_zero_lot_does_not_turn_the_wheel():
    table = shop({0: "blue", 1: "blue", 2: "blue"})
    table.play(Buy(1))
    assert wheel(table) == kinds({0: "blue", 2: "blue"})


@rule("VIK-4.5")
def test_the_wheel_turns_when_a_hard_up_player_takes_the_lot_at_0():
    table = shop({0: "blue", 3: "blue", 4: "yellow", 11: "gray"}, gold=2, glory=10)
    table.play(Buy(0))
    assert wheel(table) == kinds({0: "blue", 1: "yellow", 8: "gray"})
    assert (state_of(table).gold[0], state_of(table).glory[0]) == (2, 10)


@rule("VIK-4.5")
def test_after_that_the_next_lot_of_the_colour_may_be_shut_for_the_next_player():
    table = shop({0: "blue", 3: "blue", 4: "blue", 11: "gray"}, gold=2, glory=10)
    table.play(Buy(0))
    table.play(Place("warrior", 1))
    assert table.deciders == (1,)  # who has 20 gold
    assert prices(table) == [1, 8]


@rule("VIK-4.6")
@pytest.mark.parametrize("rules", MODES)
def test_while_lots_remain_one_of_them_is_at_0(rules):
    for game in some_games(rules, seeds=5):
        for a in purchases(game):
            assert a.before.lots[0][0] == 0
            if a.after.lots:
                assert a.after.lots[0][0] == 0


@rule("VIK-4.6")
def test_after_the_last_purchase_nothing_is_left_to_turn():
    me = Coast(tiles={"noble": "LM"})
    table = at(me, asks=BuyLot(0), lots={0: ("ship_red", "noble")})
    assert [entry.move for entry in table.log] == [Buy(0)]
    assert state_of(table).lots == []
    table.play(Moor(1))
    assert state_of(table).lots == []
    assert table.over  # nobody is asked to buy any more


@rule("VIK-4.2", "VIK-4.3", "VIK-4.4")
@pytest.mark.parametrize("rules", MODES)
def test_in_whole_games_the_wheel_turns_exactly_when_it_should(rules):
    for game in some_games(rules, seeds=5):
        for a in purchases(game):
            left = {price: (tile, viking) for price, tile, viking in a.before.lots}
            del left[a.move.price]
            turn = min(left, default=0) if a.move.price == 0 else 0
            expected = [(price - turn, *lot) for price, lot in sorted(left.items())]
            assert a.after.lots == expected
