"""Chapter 3: buying Vikings."""

from __future__ import annotations

from random import Random

import pytest

from drakkar.games.saga.buying import BuyingRound
from drakkar.games.saga.hand import DealHands, DrawCards
from drakkar.games.saga.moves import Buy, Pass
from drakkar.games.saga.rounds import NextRound
from drakkar.kernel.table import Table
from drakkar.kernel.testing import rule
from tests.rules.saga.position import (
    Jarl,
    asked,
    at,
    fresh,
    gold,
    hand,
    market,
    own_cards,
    pile,
    play,
    refused,
    state_of,
)

INTRODUCTORY = ("I.C", "S.A", "IV.A", "IV.B", "VII.A", "VII.B", "S.F")


def shop(*jarls: Jarl, **more) -> Table:
    return at(*jarls, asks=BuyingRound(0), **more)


# ---- worked examples -------------------------------------------------------------------------


@rule("SAG-3.7")
def test_example_2_realms_visited_and_the_one_just_entered_sell():
    table = at(Jarl(gold=9), Jarl(), adventure="S.A", voyage=INTRODUCTORY, asks=NextRound())
    for_sale = {move.card for move in table.moves() if isinstance(move, Buy)}
    assert for_sale == {"halvar", "lasse", "ingrid", "knut", "ulf", "britta", "christian"}
    assert refused(table, Buy("helge")).clause == "SAG-3.7"


@rule("SAG-3.4", "SAG-3.9", "SAG-3.10")
def test_example_3_every_round_is_dearer():
    table = shop(Jarl(gold=8), Jarl(gold=0), market={"knut": 3})
    play(table, Buy("knut"))
    assert gold(table) == 5
    play(table, Buy("knut"))
    assert gold(table) == 1
    assert table.over, "the third one would cost 5"
    assert pile(table) == ["knut", "knut"]
    assert market(table, "knut") == 1


# ---- clause by clause ------------------------------------------------------------------------


@rule("SAG-3.1")
@pytest.mark.parametrize("done", ["I.C", "S.A", "IV.A", "IV.B", "VII.A", "VII.B"])
def test_buying_before_every_adventure_on_land_and_at_sea(done):
    assert asked(fresh()) == "Shop", "also before the first"
    table = at(adventure=done, voyage=INTRODUCTORY, asks=NextRound())
    assert asked(table) == "Shop"


@rule("SAG-3.2")
def test_no_buying_before_bifrost():
    rich = Jarl(gold=50, valhalla=["bjorn", "kjer", "helga"])
    table = at(rich, rich, adventure="S.F", voyage=INTRODUCTORY, asks=NextRound())
    assert state_of(table).adventure.bifrost
    assert asked(table) != "Shop"
    assert gold(table) == 50


@rule("SAG-3.3")
def test_one_viking_per_player_and_round():
    table = shop(Jarl(gold=20), Jarl(gold=20), Jarl(gold=20), odin=1)
    order: list[int] = []
    for _ in range(6):
        order += table.deciders
        play(table, Buy("lasse") if len(order) < 4 else Pass())
    assert order == [1, 2, 0, 1, 2, 0]


@rule("SAG-3.4")
def test_the_surcharge_is_the_same_for_everybody():
    table = shop(Jarl(gold=20), Jarl(gold=20))
    play(table, Pass(), Buy("lasse"))
    assert gold(table, 1) == 18
    play(table, Buy("lasse"), Buy("lasse"))
    assert (gold(table, 0), gold(table, 1)) == (17, 15), "3 for both in the second round"
    play(table, Pass(), Buy("knut"))
    assert gold(table, 1) == 10, "3 and 2 in the third"


@rule("SAG-3.5")
def test_who_passed_may_buy_in_the_next_round():
    table = shop(Jarl(gold=3), Jarl(gold=3), market={"lasse": 3})
    play(table, Pass(), Buy("lasse"))
    assert table.deciders == (0,)
    assert table.moves() == [Buy("lasse"), Pass()]
    play(table, Buy("lasse"))
    assert gold(table) == 0


@rule("SAG-3.6")
def test_a_whole_round_without_a_purchase_ends_it():
    table = shop(Jarl(gold=20), Jarl(gold=20))
    play(table, Buy("lasse"), Pass(), Pass())
    assert table.deciders == (1,), "the round of the purchase was not one without"
    play(table, Pass())
    assert table.over
    assert state_of(table).surcharge == 0


@rule("SAG-3.6")
def test_nobody_who_can_buy_nothing_is_asked():
    table = shop(Jarl(gold=1), Jarl(gold=1))
    assert table.over


@rule("SAG-3.8")
def test_sold_out_is_sold_out():
    table = shop(Jarl(gold=20), Jarl(gold=20), market={"knut": 1, "lasse": 3})
    play(table, Buy("knut"))
    assert refused(table, Buy("knut")).clause == "SAG-3.8"
    play(table, Pass(), Pass())
    assert Buy("knut") not in table.moves(), "and stays so"


@rule("SAG-3.7")
@pytest.mark.parametrize("card", ["britta", "harald", "loki", "nobody"])
def test_only_what_is_on_display_is_for_sale(card):
    table = shop(Jarl(gold=50), Jarl())
    assert refused(table, Buy(card)).clause == "SAG-3.7"


@rule("SAG-3.9")
def test_several_copies_of_the_same_viking():
    table = shop(Jarl(gold=20, pile=["knut"]), Jarl(gold=0))
    play(table, Buy("knut"), Buy("knut"), Pass())
    assert own_cards(table) == ["knut", "knut", "knut"]


@rule("SAG-3.10")
@pytest.mark.parametrize(("purse", "can"), [(2, False), (3, True)])
def test_no_credit(purse, can):
    table = shop(Jarl(gold=purse), Jarl(gold=0), market={"knut": 3, "lasse": 3})
    assert (Buy("knut") in table.moves()) is can
    if not can:
        refusal = refused(table, Buy("knut"))
        assert (refusal.clause, refusal.args["price"]) == ("SAG-3.10", 3)


@rule("SAG-3.10", "SAG-3.4")
def test_no_credit_for_the_surcharge_either():
    table = shop(Jarl(gold=6), Jarl(gold=0), market={"knut": 3, "lasse": 3})
    play(table, Buy("knut"))
    assert refused(table, Buy("knut")).args["price"] == 4
    assert table.moves() == [Buy("lasse"), Pass()]


@rule("SAG-3.11")
def test_bought_vikings_are_shuffled_into_the_pile_before_the_hand_is_drawn():
    table = at(Jarl(gold=3), Jarl(gold=0), asks=(BuyingRound(0), DealHands()))
    play(table, Buy("knut"))
    assert hand(table) == ["knut"]


@rule("SAG-3.11")
def test_a_bought_viking_may_lie_anywhere_in_the_pile():
    table = fresh()
    play(table, Buy("knut"))
    s = state_of(table)
    hands = [DrawCards(0, 3).sample(s, Random(n)).cards for n in range(60)]
    assert 5 < sum("knut" in cards for cards in hands) < 50
