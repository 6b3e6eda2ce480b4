"""Chapter 20: the last exchanges, the points, the winner."""

from __future__ import annotations

from functools import cache
from itertools import product

import pytest

from drakkar.games.shipwrights.actions import Act
from drakkar.games.shipwrights.exchange import Exchange
from drakkar.games.shipwrights.final import FinalExchange, exchange_all
from drakkar.games.shipwrights.heroes import Heroes
from drakkar.games.shipwrights.income import Income
from drakkar.games.shipwrights.moves import Done, Finish
from drakkar.games.shipwrights.setup import NextRound
from drakkar.kernel.game import Result
from drakkar.kernel.question import Move
from drakkar.kernel.table import Table
from drakkar.kernel.testing import rule
from tests.rules.shipwrights.position import Village, at, goods, refused, state_of

# the prices of the fifth round card: wood 1, wool 3, iron 2
CARD = "round_01"
THYRA = {"trade": 0}


def end(*villages: Village, **position) -> Table:
    """The final exchange is open to everybody."""
    villages = villages if len(villages) > 1 else (*villages, Village())
    position.setdefault("card", CARD)
    return at(*villages, asks=FinalExchange(), round=5, auto=False, **position)


def finish(table: Table, *moves: Move) -> Table:
    """Seat 0 makes these exchanges; then everybody finishes."""
    for move in moves:
        table.play(move, 0)
    for seat in range(table.players):
        table.play(Finish(), seat)
    assert table.over
    return table


def result(*villages: Village, **position) -> Result:
    return finish(end(*villages, **position)).result()


def parts(village: Village, **position) -> dict[str, int]:
    """The sources that give this player points."""
    score = result(village, **position).breakdown[0]
    return {source: points for source, points in score.items() if points}


# ---- worked example 12: 47 points ------------------------------------------------------------

RED = Village(
    ships=["ship_snekke", "ship_byrding", "ship_barde", "ship_skute", "ship_ask", "ship_faring"],
    buildings=[("bld_sawmill", "jarl_01"), ("bld_longhouse", "jarl_09"), "bld_temple"],
    hut="hut_1",
    raids=["raid_01"],
    used_raids=["raid_02"],
    eikja_trade="trade_01",
    upgrades=["eikja", "labourer"],
    tracks=(10, 7, 8),
    gold=3,
)


@rule("SHI-20.21", "SHI-20.8")
def test_red_scores_the_forty_seven_points_of_the_example():
    end_of_game = result(RED, heroes={"military": 0})
    (points, _) = end_of_game.breakdown
    assert points["ships"] + points["bonuses"] == 29
    assert points["bonuses"] == 4, "the Snekke's"
    assert points["buildings"] == 7
    assert points["jarls"] == 3
    assert points["tracks"] == 0
    assert points["heroes"] == 5, "Svend and the labourer"
    assert points["gold"] == 3
    assert end_of_game.scores[0] == 47
    assert end_of_game.winners == (0,)


# ---- the end ---------------------------------------------------------------------------------


@rule("SHI-20.1")
def test_the_fifth_distribution_closes_the_game():
    village = Village(tracks=(5, 0, 0))
    table = at(village, Village(), Village(), asks=[Heroes(), NextRound()], round=5)
    assert state_of(table).heroes[0] == 0
    assert table.over
    assert state_of(table).round == 5
    assert table.result().breakdown[0]["heroes"] == 3


@rule("SHI-20.1")
def test_there_is_no_end_after_the_fourth_distribution():
    table = at(Village(), Village(), Village(), asks=[Heroes(), NextRound()], round=4)
    assert not table.over


# ---- the final exchange ----------------------------------------------------------------------


@rule("SHI-20.2")
def test_coins_buy_goods_at_the_prices_of_round_five_and_goods_become_gold():
    table = end(Village(coin=6), past=["round_12"])  # 3, 2, 1 in the round before
    moves = [Exchange("wool"), Exchange("iron"), Exchange("wood")]
    for move, coins in zip(moves, (3, 1, 0), strict=True):
        table.play(move, 0)
        assert goods(table).get("coin", 0) == coins
    table.play(Exchange("set"), 0)
    assert goods(table) == {"gold": 1}


@rule("SHI-20.2")
def test_what_cannot_be_paid_is_not_exchanged_at_the_end_either():
    table = end(Village(coin=2, wood=2, iron=1))
    refused(table, Exchange("wool"), "SHI-14.2", 0)
    refused(table, Exchange("set"), "SHI-14.4", 0)
    refused(table, Exchange("thyra"), "SHI-17.13", 0)


@rule("SHI-20.3")
def test_everybody_exchanges_at_once_in_any_order():
    villages = [Village(coin=6)] * 3
    table = end(*villages)
    assert set(table.deciders) == {0, 1, 2}
    table.play(Exchange("wood"), 2)
    table.play(Exchange("iron"), 0)
    table.play(Finish(), 1)
    assert set(table.deciders) == {0, 2}
    assert goods(table, 1) == {"gold": 1}


@rule("SHI-20.3")
def test_the_last_income_is_exchanged_too():
    village = Village(ships=["ship_skute", "ship_skute", "ship_skute"])  # 6 coins
    asks = [Act(0), Income(0), Income(1), Heroes(), NextRound()]
    table = at(village, Village(), asks=asks, round=5, card=CARD, auto=False)
    table.play(Done())
    assert goods(finish(table)) == {"gold": 1, "worker": 1}


@rule("SHI-20.4")
def test_randi_plays_no_part():
    table = end(Village(coin=9, randi=True), deck=["jarl_01"])
    refused(table, Exchange("randi"), "SHI-20.4", 0)


@rule("SHI-20.4")
def test_workers_and_cards_become_nothing():
    village = Village(worker=9, board=["ship_knarr"], hut_tucked="vil_overseer", raids=["raid_03"])
    table = finish(end(village))
    assert goods(table) == {"worker": 9}
    assert table.result().scores == (0, 0)


@rule("SHI-20.5")
def test_thyra_is_used_by_who_holds_her_after_the_last_distribution():
    table = end(Village(coin=4), Village(coin=4), Village(coin=4), heroes={"trade": 1})
    refused(table, Exchange("thyra"), "SHI-17.13", 0)
    table.play(Exchange("thyra"), 1)
    assert goods(table, 1) == {"gold": 1, "coin": 1}


@rule("SHI-20.5")
def test_who_takes_thyra_in_the_last_distribution_has_her_for_the_last_exchange():
    villages = [Village(coin=3, tracks=(0, 5, 0)), Village(coin=3), Village()]
    asks = [Heroes(), NextRound()]
    table = at(*villages, asks=asks, round=5, card=CARD, heroes={"trade": 1}, auto=False)
    finish(table)
    assert goods(table) == {"gold": 1}
    assert "gold" not in goods(table, 1)


# ---- the automatic exchange ------------------------------------------------------------------


@cache
def best(
    prices: tuple[int, ...], thyra: bool, have: tuple[int, ...], coins: int
) -> tuple[int, int]:
    """Gold and goods after the best of all series of exchanges, found by trying every one."""
    outcomes = [(0, sum(have))]
    for good in range(3):
        if coins >= prices[good]:
            more = tuple(n + (i == good) for i, n in enumerate(have))
            outcomes.append(best(prices, thyra, more, coins - prices[good]))
    if all(have):
        gold, left = best(prices, thyra, tuple(n - 1 for n in have), coins)
        outcomes.append((gold + 1, left))
    if thyra and coins >= 3:
        gold, left = best(prices, thyra, have, coins - 3)
        outcomes.append((gold + 1, left))
    return max(outcomes)


@rule("SHI-20.6", "SHI-20.7")
@pytest.mark.parametrize("thyra", [False, True])
@pytest.mark.parametrize(
    ("card", "prices"), [("round_01", (1, 3, 2)), ("round_05", (2, 1, 3)), ("round_12", (3, 2, 1))]
)
def test_no_series_of_exchanges_beats_the_automatic_one(card, prices, thyra):
    s = state_of(end(card=card, heroes=THYRA if thyra else None))
    for *have, coins in product(range(4), range(4), range(4), range(11)):
        s.goods[:6] = [0, *have, 0, coins]
        exchange_all(s, 0)
        after = (s.goods[4], sum(s.goods[1:4]))
        assert after == best(prices, thyra, tuple(have), coins), (have, coins)


@rule("SHI-20.6")
@pytest.mark.parametrize(
    ("village", "after"),
    [
        (Village(coin=6), {"gold": 1}),
        (Village(coin=5), {"wood": 5}),
        (Village(wood=2, wool=2, iron=1, coin=2), {"gold": 2}),
        (Village(wood=2, wool=2, iron=2, gold=1), {"gold": 3}),
        (Village(wool=1, coin=4), {"gold": 1, "wood": 1}),
        (Village(wood=4, wool=4), {"wood": 4, "wool": 4}),
    ],
)
def test_finishing_makes_all_the_gold_that_can_be_made(village, after):
    assert goods(finish(end(village))) == after


@rule("SHI-20.6")
def test_finishing_goes_on_from_what_was_exchanged_by_hand():
    table = finish(end(Village(coin=6)), Exchange("wood"), Exchange("wood"))
    assert goods(table) == {"wood": 6}, "a second wood leaves too little for the wool and the iron"


@rule("SHI-20.7")
@pytest.mark.parametrize(
    ("village", "after"),
    [
        # wool at 3 or Thyra at 3: Thyra, and the wood and iron stay
        (Village(wood=1, iron=1, coin=3), {"gold": 1, "wood": 1, "iron": 1}),
        # iron at 2 leaves 1 coin for a wood; Thyra leaves wood and wool
        (Village(wood=1, wool=1, coin=3), {"gold": 1, "wood": 1, "wool": 1}),
        # the iron at 2 comes first where that makes a gold more
        (Village(wood=1, wool=1, coin=5), {"gold": 2}),
    ],
)
def test_for_the_same_gold_the_most_goods_are_kept(village, after):
    assert goods(finish(end(village, heroes=THYRA))) == after


@rule("SHI-20.7")
def test_left_over_coins_buy_the_cheapest_good():
    assert goods(finish(end(Village(coin=2), card="round_12"))) == {"iron": 2}


# ---- the parts of the score --------------------------------------------------------------------


@rule("SHI-20.8")
def test_the_score_has_six_parts_with_the_bonuses_beside_the_ships():
    sources = ["ships", "bonuses", "buildings", "jarls", "tracks", "heroes", "gold"]
    assert list(result(Village()).breakdown[0]) == sources
    assert result(Village()).scores == (0, 0)


@rule("SHI-20.9")
def test_ships_score_their_points_the_eikja_and_their_bonuses():
    assert parts(Village(ships=["ship_drakkar", "ship_knarr"])) == {"ships": 11 + 10}
    assert parts(Village(upgrades=["eikja"])) == {"ships": 2}
    village = Village(ships=["ship_knarr"], spent_trades=["trade_01"])
    assert parts(village) == {"ships": 10, "bonuses": 2}


@rule("SHI-20.10")
def test_buildings_score_their_points_and_the_hut():
    assert parts(Village(buildings=["bld_temple", "bld_market"])) == {"buildings": 3 + 1}
    assert parts(Village(buildings=["bld_temple"], upgrades=["hut"])) == {"buildings": 3 + 2}


@rule("SHI-20.11")
def test_jarls_score_while_they_are_tucked():
    village = Village(hut_tucked="jarl_09", buildings=[("bld_market", "jarl_01")])
    assert parts(village) == {"jarls": 2 + 1, "buildings": 1}
    table = end(Village(), discard=["jarl_09"])
    assert finish(table).result().scores == (0, 0)


@rule("SHI-20.12")
@pytest.mark.parametrize(("space", "points"), [(0, 0), (14, 0), (15, 1), (16, 2), (17, 3), (18, 4)])
@pytest.mark.parametrize("track", [0, 1, 2])
def test_spaces_fifteen_to_eighteen_score_one_to_four(space, points, track):
    spaces = [(space, 0, 0), (0, space, 0), (0, 0, space)][track]
    assert parts(Village(tracks=spaces)) == ({"tracks": points} if points else {})


@rule("SHI-20.12")
def test_every_track_scores_for_itself():
    assert parts(Village(tracks=(15, 18, 16))) == {"tracks": 1 + 4 + 2}


@rule("SHI-20.13")
def test_heroes_score_three_and_an_upgraded_labourer_two():
    assert parts(Village(), heroes={"trade": 0}) == {"heroes": 3}
    assert parts(Village(upgrades=["labourer"])) == {"heroes": 2}
    everybody = {"military": 0, "trade": 0, "renown": 0}
    assert parts(Village(upgrades=["labourer"]), heroes=everybody) == {"heroes": 11}
    assert parts(Village(randi=True)) == {}


@rule("SHI-20.14")
def test_gold_scores_a_point_each_after_the_final_exchange():
    assert parts(Village(gold=3)) == {"gold": 3}
    assert parts(Village(gold=3, wood=1, wool=1, coin=2)) == {"gold": 4}


@rule("SHI-20.15")
def test_unbuilt_ships_artisans_villagers_coins_workers_and_goods_score_nothing():
    village = Village(
        board=["ship_drakkar", "ship_knarr", "art_blacksmith_stonemason"],
        hut_tucked="vil_skald",
        worker=9,
        wood=9,
        wool=9,
        coin=1,
    )
    assert parts(village) == {}


# ---- the winner --------------------------------------------------------------------------------


@rule("SHI-20.16")
def test_the_highest_total_wins():
    end_of_game = result(Village(gold=2), Village(gold=5, worker=1), Village(gold=4, wood=9))
    assert end_of_game.scores == (2, 5, 4)
    assert end_of_game.winners == (1,)
    assert end_of_game.ranking == (1, 2, 0)


@rule("SHI-20.17")
def test_equal_points_are_compared_by_wood_wool_and_iron_together():
    villages = [Village(gold=2, wood=3, worker=9), Village(gold=2, wool=2, iron=2), Village(gold=1)]
    end_of_game = result(*villages)
    assert end_of_game.winners == (1,)
    assert end_of_game.places == (2, 1, 3)


@rule("SHI-20.17")
def test_goods_are_compared_after_the_final_exchange():
    # seat 0 makes a gold of its goods: one point like seat 1, but no goods
    end_of_game = result(Village(wood=1, wool=1, iron=1), Village(gold=1, wood=1))
    assert end_of_game.scores == (1, 1)
    assert end_of_game.winners == (1,)


@rule("SHI-20.18")
def test_then_workers_in_supply_decide():
    villages = [Village(gold=2, wood=1, worker=2), Village(gold=2, iron=1, worker=3), Village()]
    assert result(*villages).winners == (1,)


@rule("SHI-20.18")
def test_all_workers_are_back_in_supply_when_they_are_counted():
    first, other = Village(slots=[5], hut_worker=True), Village(worker=2, slots=[4])
    asks = [Act(0), Income(0), Income(1), Heroes(), NextRound()]
    table = at(first, other, Village(), asks=asks, round=5, auto=False)
    table.play(Done())
    finish(table)
    assert [goods(table, seat)["worker"] for seat in (0, 1)] == [3, 4]
    assert table.result().winners == (1,)


@rule("SHI-20.19")
def test_still_tied_the_victory_is_shared():
    same = Village(gold=2, wood=1, worker=2)
    end_of_game = result(same, Village(gold=1), same)
    assert end_of_game.winners == (0, 2)
    assert end_of_game.places == (1, 3, 1)


@rule("SHI-20.20")
def test_neither_gold_nor_coins_break_a_tie():
    # 3 points each: with gold or without, with a coin too few for a wood or without
    villages = [Village(gold=3, wool=2), Village(buildings=["bld_temple"], iron=2)]
    assert result(*villages).winners == (0, 1)
    villages = [Village(wool=1, coin=1), Village(wool=1, iron=1)]
    assert result(*villages).winners == (0, 1), "the coin counts for the wood it buys, no more"
