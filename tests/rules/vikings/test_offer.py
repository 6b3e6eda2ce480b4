"""Chapter 2: the offer."""

from __future__ import annotations

from collections import Counter

import pytest

from drakkar.games.vikings.box import TILE_NAMES, VIKINGS
from drakkar.games.vikings.buying import BuyLot, FirstBuyer
from drakkar.games.vikings.course import EndOfRound
from drakkar.games.vikings.moves import Ashore, Buy, Crew, Lay, Moor, Place, Settle, Tiles
from drakkar.games.vikings.offer import DrawTiles, DrawVikings, LayBasicOffer
from drakkar.kernel.testing import rule
from tests.rules.vikings.histories import (
    COUNTS,
    ashore,
    crew,
    drawing,
    history,
    island,
    purchases,
    settled,
    some_games,
    tiles,
    wheel,
    wheel_tiles,
)
from tests.rules.vikings.position import Coast, at, refused, state_of

each_count = pytest.mark.parametrize("players", COUNTS)
ANY_CREW = crew(fisherman=2, goldsmith=2, scout=2, noble=2, warrior=2, boatsman=2)


def offer(stack: str, drawn: Crew = ANY_CREW):
    entries = [DrawTiles(), DrawVikings(12), LayBasicOffer(), FirstBuyer()]
    return drawing(entries, tiles(stack), drawn)


# ---- the rulebook's example ------------------------------------------------------------------


@rule("VIK-2.4", "VIK-2.5", "VIK-2.6", "VIK-2.7")
def test_e01_a_complete_offer():
    drawn = crew(boatsman=2, noble=2, fisherman=3, warrior=2, goldsmith=3)
    table = offer("LRgMMLRrRLMR", drawn)
    assert wheel_tiles(table) == [
        *("left", "right", "farmstead", "farmstead", "left", "right"),
        *("right", "left", "farmstead", "right", "ship_red", "ship_green"),
    ]
    assert list(wheel(table).values()) == [
        *("fisherman", "fisherman", "fisherman", "goldsmith", "goldsmith", "goldsmith"),
        *("noble", "noble", "warrior", "warrior", "boatsman", "boatsman"),
    ]
    # "A player may buy a tile with a warrior for 8 gold or one with a fisherman for 1 gold."
    assert (wheel(table)[8], wheel(table)[1]) == ("warrior", "fisherman")


# ---- clause by clause ------------------------------------------------------------------------


@rule("VIK-2.1")
@each_count
@pytest.mark.parametrize("rules", ["basic", "advanced"])
def test_the_game_has_six_rounds_of_twelve_lots(players, rules):
    game = history(players, rules=rules)
    bought = purchases(game)
    assert Counter(a.before.round for a in bought) == dict.fromkeys(range(1, 7), 12)
    for number in range(0, 72, 12):
        assert [lot[0] for lot in bought[number].before.lots] == list(range(12))
        assert bought[number + 11].after.lots == []
    assert game[-1].after.round == 6


@rule("VIK-2.1")
@pytest.mark.parametrize("number", range(1, 6))
def test_every_round_closes_with_a_scoring_and_the_next_offer(number):
    # At every scoring, small or large, a goldsmith out of reach of longships pays 3 gold.
    table = at(
        Coast(tiles={"noble": "L"}, gold=5),
        Coast(tiles={"goldsmith": "LR"}, vikings={"goldsmith": [1]}, gold=5),
        asks=[BuyLot(0), EndOfRound()],
        lots={0: ("ship_red", "noble")},
        round=number,
    )
    s = state_of(table)
    assert (s.round, s.gold) == (number, [5, 5])
    table.play(Moor(1))  # the last lot: nothing else is left to do in this round
    assert (s.round, s.gold, len(s.lots)) == (number + 1, [5, 8], 12)


@rule("VIK-2.2")
@each_count
@pytest.mark.parametrize("rules", ["basic", "advanced"])
def test_each_round_uses_up_the_next_stack_in_full(players, rules):
    game = history(players, rules=rules)
    stacks = [a.move.tiles for a in game if isinstance(a.move, Tiles)]
    for number, stack in enumerate(stacks):
        lots = purchases(game)[12 * number].before.lots
        assert Counter(TILE_NAMES[tile] for _, tile, _ in lots) == Counter(stack)
        sold = [TILE_NAMES[sold_lot(a)[1]] for a in purchases(game)[12 * number :][:12]]
        assert Counter(sold) == Counter(stack)


def sold_lot(answer):
    return next(lot for lot in answer.before.lots if lot[0] == answer.move.price)


@rule("VIK-2.3")
def test_a_lot_is_a_tile_and_its_viking():
    me = Coast(tiles={"scout": "L"})
    lots = {0: ("left", "fisherman"), 4: ("right", "scout"), 5: ("left", "noble")}
    table = at(me, asks=BuyLot(0), lots=lots)
    table.play(Buy(4))  # only one space fits
    table.play(Settle())
    s = state_of(table)
    assert island(s, 0) == {("scout", 1): "L", ("scout", 2): "R"}
    assert settled(s) == [("scout", 2)]
    assert ashore(s) == {}
    assert wheel(s) == {0: "fisherman", 5: "noble"}
    assert wheel_tiles(s) == ["left", "left"]


@rule("VIK-2.3")
def test_nobody_buys_a_tile_without_its_viking():
    for game in some_games() + some_games("advanced"):
        for a in purchases(game):
            assert len(a.after.lots) == len(a.before.lots) - 1
        last = game[-1].after
        # 72 lots, 72 Vikings: with the boatsmen used they are all accounted for
        bought = Counter(VIKINGS[sold_lot(a)[2]] for a in purchases(game))
        assert bought.total() == 72
        kept: Counter[str] = Counter(dict.fromkeys(VIKINGS, 0))
        for seat in range(last.players):
            kept.update(row for row, _ in settled(last, seat))
            kept.update(ashore(last, seat))
        for kind in VIKINGS[:5]:
            assert kept[kind] == bought[kind]
        assert kept["boatsman"] <= bought["boatsman"]


@rule("VIK-2.4")
def test_island_tiles_take_the_slots_from_0_up_as_they_are_revealed():
    table = offer("RMLCLTRHLRMR")
    assert wheel_tiles(table) == [
        *("right", "farmstead", "left", "church", "left", "tower"),
        *("right", "longhouse", "left", "right", "farmstead", "right"),
    ]


@rule("VIK-2.5")
def test_longships_take_the_slots_from_11_down_as_they_are_revealed():
    table = offer("rLgLyLbLgMMR")
    assert wheel_tiles(table)[7:] == [
        *("ship_green", "ship_blue", "ship_yellow", "ship_green", "ship_red"),
    ]
    assert wheel_tiles(table)[:7] == [
        *("left", "left", "left", "left", "farmstead", "farmstead", "right"),
    ]


@rule("VIK-2.5")
def test_a_stack_of_longships_only_fills_the_whole_wheel_from_above():
    table = offer("rrrggggyyyyb")
    assert wheel_tiles(table) == [
        *("ship_blue", "ship_yellow", "ship_yellow", "ship_yellow", "ship_yellow"),
        *("ship_green", "ship_green", "ship_green", "ship_green"),
        *("ship_red", "ship_red", "ship_red"),
    ]


@rule("VIK-2.6")
def test_each_slot_gets_one_of_twelve_vikings_drawn_from_the_bag():
    drawn = crew(warrior=1, scout=4, fisherman=1, noble=3, boatsman=3)
    table = offer("LLLLLLLLLLLL", drawn)
    assert wheel(table) == {
        0: "fisherman",
        **dict.fromkeys((1, 2, 3, 4), "scout"),
        **dict.fromkeys((5, 6, 7), "noble"),
        8: "warrior",
        **dict.fromkeys((9, 10, 11), "boatsman"),
    }
    bag = dict(zip(VIKINGS, state_of(table).bag, strict=True))
    assert bag == {
        "warrior": 12,
        "noble": 10,
        "scout": 9,
        "goldsmith": 13,
        "fisherman": 12,
        "boatsman": 10,
    }


@rule("VIK-2.6")
@each_count
def test_twelve_vikings_are_drawn_each_round_of_a_basic_game(players):
    draws = [a.move for a in history(players) if isinstance(a.move, Crew)]
    assert [len(move.vikings) for move in draws] == [12] * 6


@rule("VIK-2.7")
@pytest.mark.parametrize("missing", range(6))
def test_a_colour_that_was_not_drawn_is_skipped_without_a_gap(missing):
    order = ["fisherman", "goldsmith", "scout", "noble", "warrior", "boatsman"]
    del order[missing]
    numbers = dict(zip(order, (1, 2, 2, 3, 4), strict=True))
    table = offer("LLLLLLLLLLLL", crew(**dict(reversed(numbers.items()))))
    expected = [kind for kind in order for _ in range(numbers[kind])]
    assert list(wheel(table).values()) == expected
    assert list(wheel(table)) == list(range(12))


@rule("VIK-2.7")
def test_twelve_of_one_colour_are_an_offer_too():
    assert wheel(offer("LLLLLLLLLLLL", crew(noble=12))) == dict.fromkeys(range(12), "noble")


@rule("VIK-2.8")
@pytest.mark.parametrize("rules", ["basic", "advanced_without_auction"])
def test_the_bag_is_never_refilled_and_six_vikings_never_appear(rules):
    for game in some_games(rules):
        for a in game:
            drawn = Counter(a.move.vikings) if isinstance(a.move, Crew) else Counter()
            for kind, was, now in zip(VIKINGS, a.before.bag, a.after.bag, strict=True):
                assert now == was - drawn[kind]
        assert sum(game[-1].after.bag) == 6


@rule("VIK-2.9")
@each_count
@pytest.mark.parametrize("rules", ["basic", "advanced_without_auction"])
def test_the_longship_moves_one_seat_clockwise_after_each_round(players, rules):
    for first in range(players):
        game = history(players, rules=rules, first=str(first + 1))
        openers = [a.seat for a in purchases(game)[::12]]
        assert openers == [(first + turn) % players for turn in range(6)]
        offers = [a.before.first for a in game if isinstance(a.move, Tiles)]
        assert offers == openers  # the new holder prepares the offer


@rule("VIK-2.9")
def test_the_longship_moves_only_when_scoring_is_over():
    for game in some_games():
        for a in game:
            if a.before.first != a.after.first:
                assert (a.before.round + 1, a.after.lots) == (a.after.round, [])
            if a.question.TAG in ("choosecargo", "landviking"):  # scoring under way
                opener = next(b.seat for b in purchases(game) if b.before.round == a.before.round)
                assert a.before.first == opener


@rule("VIK-2.6")
def test_in_the_basic_game_nobody_chooses_the_layout():
    for game in some_games():
        assert not any(isinstance(a.move, Lay) for a in game)
    table = offer("LLLLLLLLLLLL")
    refused(table, Lay("noble"), "KER-2")


@rule("VIK-2.3")
def test_the_viking_cannot_be_left_behind():
    table = at(Coast(tiles={"scout": "L"}), asks=BuyLot(0), lots={0: "noble", 2: "scout"})
    table.play(Buy(2))
    table.play(Place("goldsmith", 1))
    assert ashore(table) == {"scout": 1}
    refused(table, Ashore(), "KER-2")  # it is the next player's turn to buy
