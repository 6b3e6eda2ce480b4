"""Chapter 11: the auction and the offer of the advanced rules."""

from __future__ import annotations

from collections import Counter

import pytest

import drakkar
from drakkar.games.vikings.auction import Bidding, LayColour, OpenAuction, RemoveViking
from drakkar.games.vikings.box import VIKINGS
from drakkar.games.vikings.buying import BuyLot
from drakkar.games.vikings.moves import Bid, Buy, Crew, Lay, Pass, Remove, Take, Tiles
from drakkar.games.vikings.offer import DrawTiles
from drakkar.kernel.testing import rule
from tests.rules.vikings.histories import (
    COUNTS,
    drawing,
    history,
    purchases,
    some_games,
    tiles,
    wheel,
    wheel_tiles,
)
from tests.rules.vikings.position import Coast, at, prices, refused, state_of

each_count = pytest.mark.parametrize("players", COUNTS)
DRAWN = {"fisherman": 4, "goldsmith": 2, "scout": 2, "noble": 2, "warrior": 1, "boatsman": 2}


def auction(*coasts, players=3, first=0, drawn=None, auto=True):
    """The thirteen Vikings lie on the table and the first player is asked."""
    return at(*coasts, asks=OpenAuction(), rules="advanced", players=players, first=first,
              drawn=drawn or DRAWN, auto=auto)  # fmt: skip


def play(table, *moves):
    for move in moves:
        table.play(move)


def winner(table):
    """Who is asked to remove a Viking: the auction is over."""
    question = table.question()
    assert isinstance(question, RemoveViking), f"still asked: {question}"
    return question.seat


# ---- worked examples -------------------------------------------------------------------------


@rule("VIK-11.13", "VIK-11.15", "VIK-11.16")
@each_count
def test_e31_laying_out_the_vikings_after_the_auction(players):
    table = auction(players=players)
    play(table, *[Pass()] * players)
    table.play(Remove("boatsman"))
    order = ["goldsmith", "fisherman", "warrior", "noble", "scout"]
    for turn, kind in enumerate(order):
        assert table.deciders == (turn % players,)
        table.play(Lay(kind))
    # one boatsman is left, and the table lays him
    assert list(wheel(table).values()) == [
        *("boatsman", "scout", "scout", "noble", "noble", "warrior"),
        *("fisherman", "fisherman", "fisherman", "fisherman", "goldsmith", "goldsmith"),
    ]


@rule("VIK-11.7", "VIK-11.9", "VIK-11.10")
def test_e34a_a_passes_b_bids_1_c_bids_2_b_passes_and_c_wins_for_2():
    table = auction()
    asked = []
    for move in (Pass(), Bid(1), Bid(2), Pass()):
        asked += table.deciders
        table.play(move)
    assert asked == [0, 1, 2, 1]
    assert winner(table) == 2
    assert state_of(table).gold == [20, 20, 18]
    assert state_of(table).glory == [10, 10, 10]


@rule("VIK-11.11")
def test_e34b_if_all_pass_the_first_player_wins_for_nothing():
    table = auction()
    play(table, Pass(), Pass(), Pass())
    assert winner(table) == 0
    assert state_of(table).gold == [20, 20, 20]


# ---- thirteen Vikings ------------------------------------------------------------------------


@rule("VIK-11.1")
@each_count
def test_the_advanced_rules_begin_like_the_basic_game(players):
    basic, advanced = (
        drakkar.GAMES["vikings"].rules.setup(players, {"rules": rules, "first_player": "1"})
        for rules in ("basic", "advanced")
    )
    for field in ("gold", "glory", "bag", "pile", "start_in_hand", "ships", "ashore", "first"):
        assert getattr(basic, field) == getattr(advanced, field)


@rule("VIK-11.1")
def test_the_advanced_rules_add_these_questions_and_take_none_away():
    def asked(rules):
        return {a.question.TAG for game in some_games(rules, seeds=5) for a in game}

    basic = asked("basic")
    assert asked("advanced_without_auction") - basic == {"drawbonuses", "takebonus", "replacetile"}
    assert asked("advanced") - asked("advanced_without_auction") == {
        *("bidding", "removeviking", "laycolour"),
    }
    assert basic <= asked("advanced")


@rule("VIK-11.2")
@each_count
def test_each_round_thirteen_vikings_are_drawn_and_none_is_on_the_wheel(players):
    game = history(players, rules="advanced")
    draws = [a for a in game if isinstance(a.move, Crew)]
    assert [len(a.move.vikings) for a in draws] == [13] * 6
    for a in draws:
        shown = dict(zip(VIKINGS, a.after.drawn, strict=True))
        assert Counter(shown) == Counter(a.move.vikings)  # sorted by colour
        assert a.after.lots == []


@rule("VIK-11.2")
def test_everybody_sees_the_thirteen_vikings():
    table = drakkar.new("vikings", 3, 5, {"rules": "advanced"})
    seen = [table.view(seat)["table"]["drawn"] for seat in (0, 1, 2, None)]
    assert [sum(view.values()) for view in seen] == [13] * 4
    assert seen.count(seen[0]) == 4


@rule("VIK-11.3")
def test_over_six_rounds_all_78_vikings_appear_and_six_are_removed():
    for game in some_games("advanced"):
        drawn = Counter(name for a in game if isinstance(a.move, Crew) for name in a.move.vikings)
        assert drawn == dict.fromkeys(VIKINGS, 13)
        assert game[-1].after.bag == [0] * 6
        removed = Counter(a.move.viking for a in game if isinstance(a.move, Remove))
        assert removed.total() == 6
        sold: Counter[str] = Counter()
        for a in purchases(game):
            sold[VIKINGS[next(lot[2] for lot in a.before.lots if lot[0] == a.move.price)]] += 1
        assert sold + removed == drawn


@rule("VIK-11.4")
@each_count
def test_during_the_auction_the_tiles_are_hidden_and_the_rest_is_seen(players):
    table = drakkar.new("vikings", players, 3, {"rules": "advanced"})
    assert isinstance(table.question(), Bidding)
    assert not any(isinstance(entry.move, Tiles) for entry in table.log)  # not even drawn yet
    view = table.view(0)["table"]
    assert view["lots"] == []
    assert sum(view["left"]["pile"].values()) == 72
    assert sum(view["drawn"].values()) == 13
    assert len(view["bonus_row"]) == 4


@rule("VIK-11.4")
@each_count
def test_in_every_round_bidding_comes_before_the_tiles(players):
    game = history(players, rules="advanced")
    for a in game:
        if a.asked(Bidding) or a.asked(RemoveViking):
            assert sum(a.before.pile) == 72 - 12 * (a.before.round - 1)
            assert a.before.lots == []


# ---- bidding ---------------------------------------------------------------------------------


@rule("VIK-11.5")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_first_player_speaks_first_and_bids_or_passes(first):
    table = auction(first=first)
    assert table.deciders == (first,)
    assert table.moves() == [Pass(), *(Bid(gold) for gold in range(1, 31))]


@rule("VIK-11.6")
def test_bidding_goes_clockwise():
    table = auction(players=4, first=2)
    asked = []
    for gold in range(1, 9):
        asked += table.deciders
        table.play(Bid(gold))
    assert asked == [2, 3, 0, 1, 2, 3, 0, 1]


@rule("VIK-11.6")
@pytest.mark.parametrize("gold", [-1, 0, 3, 4])
def test_a_bid_must_be_higher_than_the_last(gold):
    table = auction()
    table.play(Bid(4))
    refused(table, Bid(gold), "VIK-11.6")


@rule("VIK-11.6")
@pytest.mark.parametrize("gold", [-5, 0])
def test_the_first_bid_is_at_least_1(gold):
    refused(auction(), Bid(gold), "VIK-11.6")


@rule("VIK-11.6")
def test_a_bid_may_jump():
    table = auction()
    play(table, Bid(3), Bid(17), Pass(), Pass())
    assert winner(table) == 1
    assert state_of(table).gold == [20, 3, 20]


@rule("VIK-11.6")
def test_a_bid_is_a_whole_number():
    for data in (["bid", 1.5], ["bid", "2"], ["bid", None], "bid 1.5"):
        with pytest.raises(drakkar.DrakkarError):
            drakkar.GAMES["vikings"].move(data)
    assert all(type(move.gold) is int for move in auction().moves()[1:])


@rule("VIK-11.6")
def test_nobody_outbids_himself():
    table = auction()
    play(table, Bid(1), Pass())
    assert table.deciders == (2,)
    table.play(Pass())
    assert winner(table) == 0


@rule("VIK-11.7")
def test_who_has_passed_is_not_asked_again():
    table = auction(players=4)
    asked = []
    for move in (Bid(1), Pass(), Bid(2), Bid(3), Bid(4), Pass(), Bid(5), Pass()):
        asked += table.deciders
        table.play(move)
    assert asked == [0, 1, 2, 3, 0, 2, 3, 0]
    assert winner(table) == 3
    assert state_of(table).gold == [20, 20, 20, 15]


@rule("VIK-11.7")
def test_the_first_players_opening_pass_is_final():
    table = auction(players=2)
    table.play(Pass())
    table.play(Bid(1))
    assert winner(table) == 1  # seat 0 is not asked whether he would pay 2
    table = auction(players=3)
    play(table, Pass(), Bid(1), Bid(2))
    assert table.deciders == (1,)
    assert table.why_not(Bid(3), seat=0).clause == "KER-1"


@rule("VIK-11.7")
def test_a_pass_counts_for_that_auction_only():
    game = [a for a in history(3, seed=2, rules="advanced") if a.asked(Bidding)]
    for number in range(1, 7):
        asked = [a.seat for a in game if a.before.round == number]
        assert set(asked) == {0, 1, 2}  # everybody speaks at least once in each auction
        first = next(a for a in game if a.before.round == number)
        assert (first.before.passed, first.before.bid, first.before.bidder) == (0, 0, -1)


@rule("VIK-11.8")
@pytest.mark.parametrize(("gold", "glory"), [(5, 3), (0, 8), (8, 0)])
def test_nobody_bids_more_than_gold_and_glory_together(gold, glory):
    table = auction(Coast(gold=gold, glory=glory))
    assert max(move.gold for move in table.moves() if isinstance(move, Bid)) == 8
    refused(table, Bid(9), "VIK-11.8")
    refused(table, Bid(1000), "VIK-11.8")
    play(table, Bid(8), Pass(), Pass())
    assert (state_of(table).gold[0], state_of(table).glory[0]) == (0, 0)


@rule("VIK-11.8")
def test_who_cannot_bid_higher_has_to_pass():
    poor = Coast(gold=2, glory=1)
    table = auction(Coast(), poor, Coast(), auto=False)
    table.play(Bid(3))
    assert table.moves() == [Pass()]
    refused(table, Bid(4), "VIK-11.8")
    table = auction(Coast(), poor, Coast())  # the table passes for him
    table.play(Bid(3))
    assert table.deciders == (2,)
    table = auction(Coast(), poor, Coast())  # but not while he could bid
    table.play(Bid(2))
    assert table.deciders == (1,)
    assert table.moves() == [Pass(), Bid(3)]


@rule("VIK-11.8", "VIK-11.11")
@each_count
def test_if_nobody_owns_anything_the_first_player_wins_unasked(players):
    broke = [Coast(gold=0, glory=0) for _ in range(players)]
    table = auction(*broke, players=players, first=1)
    assert [(entry.move, entry.forced) for entry in table.log] == [(Pass(), True)] * players
    assert winner(table) == 1


@rule("VIK-11.9")
@each_count
def test_an_unanswered_bid_wins_once_all_others_have_passed(players):
    table = auction(players=players)
    table.play(Bid(6))
    for seat in range(1, players):
        assert table.deciders == (seat,)
        table.play(Pass())
    assert winner(table) == 0
    assert state_of(table).gold == [14] + [20] * (players - 1)


@rule("VIK-11.9")
@each_count
def test_the_last_to_speak_may_be_the_only_one_to_bid(players):
    table = auction(players=players)
    play(table, *[Pass()] * (players - 1))
    assert table.deciders == (players - 1,)
    assert table.moves()[:2] == [Pass(), Bid(1)]  # he has a choice: bid, or leave it to the first
    table.play(Bid(1))
    assert winner(table) == players - 1
    assert state_of(table).gold == [20] * (players - 1) + [19]


@rule("VIK-11.9")
def test_in_a_bidding_war_of_two_the_auction_goes_back_and_forth():
    table = auction(players=4)
    play(table, Pass(), Bid(1), Pass(), Bid(2))
    for gold in range(3, 12):
        assert table.deciders == (1 if gold % 2 else 3,)
        table.play(Bid(gold))
    assert table.deciders == (3,)
    table.play(Pass())
    assert winner(table) == 1
    assert state_of(table).gold == [20, 9, 20, 20]


@rule("VIK-11.10")
@pytest.mark.parametrize(
    ("gold", "glory", "left"),
    [(20, 10, (13, 10)), (7, 10, (0, 10)), (5, 10, (0, 8)), (0, 7, (0, 0))],
)
def test_the_winner_pays_with_gold_first_and_glory_for_the_rest(gold, glory, left):
    table = auction(Coast(), Coast(gold=gold, glory=glory), Coast())
    play(table, Bid(5), Bid(7), Pass(), Pass())
    assert winner(table) == 1
    s = state_of(table)
    assert (s.gold[1], s.glory[1]) == left
    assert (s.gold[0], s.gold[2], s.glory[0], s.glory[2]) == (20, 20, 10, 10)


@rule("VIK-11.10")
@each_count
def test_in_whole_games_only_the_winner_pays_and_only_at_the_end(players):
    for seed in range(1, 6):
        for a in history(players, seed, "advanced"):
            if not a.asked(Bidding):
                continue
            was = [g + h for g, h in zip(a.before.gold, a.before.glory, strict=True)]
            now = [g + h for g, h in zip(a.after.gold, a.after.glory, strict=True)]
            if isinstance(a.after.agenda[-1], RemoveViking) and a.after.bidder >= 0:
                was[a.after.bidder] -= a.after.bid
            assert now == was


@rule("VIK-11.11")
@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_without_a_bid_the_first_player_of_the_moment_wins_for_free(first):
    table = auction(players=4, first=first)
    play(table, Pass(), Pass(), Pass(), Pass())
    assert winner(table) == first
    assert state_of(table).first == first
    assert (state_of(table).gold, state_of(table).glory) == ([20] * 4, [10] * 4)


@rule("VIK-11.12")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_winner_takes_the_longship(seat):
    table = auction()
    play(table, *[Bid(1) if bidder == seat else Pass() for bidder in range(3)])
    while isinstance(table.question(), Bidding):
        table.play(Pass())
    assert winner(table) == seat
    assert state_of(table).first == seat


# ---- the offer -------------------------------------------------------------------------------


@rule("VIK-11.13")
def test_the_winner_must_remove_one_viking_of_his_choice():
    table = auction(drawn={"fisherman": 12, "noble": 1})
    play(table, Pass(), Bid(1), Pass())
    assert table.deciders == (1,)
    assert table.moves() == [Remove("noble"), Remove("fisherman")]
    for kind in ("warrior", "scout", "goldsmith", "boatsman", "ship"):
        refused(table, Remove(kind), "VIK-11.13")
    refused(table, Pass(), "KER-2")
    bag = list(state_of(table).bag)
    table.play(Remove("noble"))
    s = state_of(table)
    assert s.bag == bag  # gone for good, not back in the bag
    assert wheel(table) == dict.fromkeys(range(12), "fisherman")


@rule("VIK-11.13")
def test_removing_the_only_viking_of_a_colour_takes_that_colour_out_of_the_round():
    table = auction()
    play(table, Pass(), Pass(), Pass(), Remove("warrior"))
    assert Lay("warrior") not in table.moves()
    refused(table, Lay("warrior"), "VIK-11.16")
    play(table, Lay("noble"), Lay("scout"), Lay("boatsman"), Lay("goldsmith"))
    assert list(wheel(table).values()) == [
        *("fisherman", "fisherman", "fisherman", "fisherman", "goldsmith", "goldsmith"),
        *("boatsman", "boatsman", "scout", "scout", "noble", "noble"),
    ]


@rule("VIK-11.14")
def test_the_tiles_are_revealed_only_after_the_removal():
    table = auction()
    play(table, Pass(), Pass(), Pass())
    assert not any(isinstance(entry.move, Tiles) for entry in table.log)
    assert state_of(table).lots == []
    table.play(Remove("noble"))
    assert isinstance(table.log[-1].move, Tiles)
    assert len(state_of(table).lots) == 12


@rule("VIK-11.14")
def test_the_tiles_are_laid_out_as_in_the_basic_game():
    table = drawing([DrawTiles(), LayColour(0)], tiles("gMLrRLMRLCTR"), rules="advanced",
                    drawn={"noble": 12, "scout": 0})  # fmt: skip
    assert wheel_tiles(table) == [
        *("farmstead", "left", "right", "left", "farmstead", "right"),
        *("left", "church", "tower", "right", "ship_red", "ship_green"),
    ]


@rule("VIK-11.15")
@pytest.mark.parametrize("kind", list(DRAWN))
def test_the_winner_lays_a_whole_colour_from_slot_11_downwards(kind):
    table = auction()
    play(table, Pass(), Pass(), Bid(1))
    # one fisherman goes, or a goldsmith where the fishermen are to be laid
    gone = "goldsmith" if kind == "fisherman" else "fisherman"
    table.play(Remove(gone))
    assert table.deciders == (2,)
    table.play(Lay(kind))
    laid = [price for price, _, viking in state_of(table).lots if viking == VIKINGS.index(kind)]
    assert laid == list(range(12 - DRAWN[kind], 12))
    assert table.deciders == (0,)


@rule("VIK-11.16")
def test_each_next_player_lays_a_colour_that_is_left_on_the_highest_free_slots():
    table = auction()
    play(table, Pass(), Bid(1), Pass(), Remove("scout"))
    assert table.deciders == (1,)
    table.play(Lay("noble"))
    assert table.deciders == (2,)
    refused(table, Lay("noble"), "VIK-11.16")
    refused(table, Lay("ship"), "VIK-11.16")
    table.play(Lay("fisherman"))
    assert table.deciders == (0,)
    shown = [lot["viking"] for lot in table.view(0)["table"]["lots"]]
    assert shown == [None] * 6 + ["fisherman"] * 4 + ["noble"] * 2
    refused(table, Pass(), "KER-2")
    refused(table, Buy(3), "KER-2")  # nobody buys before the twelfth Viking is down


@rule("VIK-11.17")
def test_with_fewer_colours_than_players_some_do_not_choose():
    table = auction(players=4, drawn={"noble": 5, "scout": 4, "warrior": 4})
    play(table, Pass(), Pass(), Pass(), Pass(), Remove("noble"))
    asked = []
    while isinstance(table.question(), LayColour):
        asked += table.deciders
        table.play(table.moves()[0])
    layers = [entry.seat for entry in table.log if isinstance(entry.move, Lay)]
    assert (asked, layers) == ([0, 1], [0, 1, 2])  # the third has no choice, the fourth no turn


@rule("VIK-11.17")
@pytest.mark.parametrize(
    ("players", "layers"),
    [(2, [1, 0, 1, 0, 1, 0]), (3, [1, 2, 0, 1, 2, 0]), (4, [1, 2, 3, 0, 1, 2])],
)
def test_with_more_colours_than_players_the_winner_chooses_again(players, layers):
    table = auction(players=players, first=1)
    play(table, *[Pass()] * players, Remove("fisherman"))
    while isinstance(table.question(), LayColour):
        table.play(table.moves()[0])
    assert [entry.seat for entry in table.log if isinstance(entry.move, Lay)] == layers


@rule("VIK-11.17")
def test_a_choice_between_two_colours_is_never_made_by_the_table():
    table = auction(players=2, drawn={"noble": 12, "scout": 1})
    play(table, Pass(), Pass())
    table.play(Remove("noble"))
    assert table.moves() == [Lay("noble"), Lay("scout")]
    table.play(Lay("scout"))
    assert [entry.forced for entry in table.log if isinstance(entry.move, Lay)] == [False, True]


@rule("VIK-11.18")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_winner_buys_first_then_clockwise(seat):
    table = auction(drawn={"noble": 13})
    play(table, *[Bid(1) if bidder == seat else Pass() for bidder in range(3)])
    while isinstance(table.question(), Bidding):
        table.play(Pass())
    assert table.question() == BuyLot(seat)
    table.play(Buy(11))
    while table.question().seat == seat:
        table.play(table.moves()[-1])
    assert table.question() == BuyLot((seat + 1) % 3)


@rule("VIK-11.18")
@each_count
def test_in_whole_games_the_winner_opens_the_round(players):
    for seed in range(1, 4):
        game = history(players, seed, "advanced")
        winners = [a.seat for a in game if isinstance(a.move, Remove)]
        assert [a.seat for a in purchases(game)[::12]] == winners


@rule("VIK-11.19")
@each_count
def test_the_winners_neighbour_opens_the_next_auction(players):
    moved = 0
    for seed in range(1, 4):
        game = history(players, seed, "advanced")
        winners = [a.seat for a in game if isinstance(a.move, Remove)]
        openers = [
            next(a.seat for a in game if a.asked(Bidding) and a.before.round == number)
            for number in range(1, 7)
        ]
        assert openers == [0] + [(seat + 1) % players for seat in winners[:5]]
        moved += sum(winner != other for winner, other in zip(winners, openers, strict=True))
    assert moved > 0  # in some rounds somebody else won


@rule("VIK-11.20")
def test_the_lot_at_0_is_bound_by_the_basic_conditions():
    lots = {0: "boatsman", 1: "noble", 4: "boatsman"}
    table = at(Coast(gold=1, glory=10), asks=BuyLot(0), lots=lots, rules="advanced")
    refused(table, Buy(0), "VIK-3.5")
    assert prices(table) == [1, 4]
    table = at(Coast(gold=0, glory=10), asks=BuyLot(0), lots=lots, rules="advanced")
    assert prices(table) == [0, 1, 4]
    lots = {0: "boatsman", 1: "noble", 4: "noble"}
    table = at(Coast(gold=20), asks=BuyLot(0), lots=lots, rules="advanced")
    assert prices(table) == [0, 1, 4]


@rule("VIK-11.20")
def test_the_colour_laid_last_lies_at_the_cheap_end_and_keeps_the_lot_at_0_shut():
    table = auction()
    play(table, Pass(), Pass(), Pass(), Remove("boatsman"))
    play(table, Lay("boatsman"), Lay("warrior"), Lay("noble"), Lay("scout"), Lay("goldsmith"))
    assert [wheel(table)[price] for price in range(5)] == ["fisherman"] * 4 + ["goldsmith"]
    refused(table, Buy(0), "VIK-3.5")


@rule("VIK-11.21")
@each_count
def test_without_the_auction_the_offer_is_the_basic_one(players):
    game = history(players, rules="advanced_without_auction")
    assert [len(a.move.vikings) for a in game if isinstance(a.move, Crew)] == [12] * 6
    assert not any(isinstance(a.move, Bid | Pass | Remove | Lay) for a in game)
    order = ["fisherman", "goldsmith", "scout", "noble", "warrior", "boatsman"]
    for a in purchases(game)[::12]:
        colours = [order.index(kind) for kind in wheel(a.before).values()]
        assert colours == sorted(colours)
        assert len(colours) == 12


@rule("VIK-11.21")
def test_without_the_auction_bonus_tiles_and_advanced_boatsmen_remain():
    games = some_games("advanced_without_auction", seeds=5)
    assert any(isinstance(a.move, Take) for game in games for a in game)
    for game in games:
        assert len(game[0].before.bonus_row) == 0
        assert len(purchases(game)[0].before.bonus_row) == 4
        for a in game:
            if a.question.TAG == "choosecargo" and getattr(a.move, "cargo", "") == "each":
                assert a.move.tile  # one Viking only, but for a ferry tile
