"""Chapter 4: the draft."""

from __future__ import annotations

import json
from itertools import permutations
from random import Random

import pytest

import drakkar
from drakkar.games.shipwrights.actions import Act
from drakkar.games.shipwrights.draft import Draft, PickCard, PickFromPacks
from drakkar.games.shipwrights.moves import Cards, Keep
from drakkar.kernel.question import NATURE
from drakkar.kernel.testing import rule
from tests.rules.shipwrights.histories import COUNTS, names, some_games
from tests.rules.shipwrights.position import Village, at, hand, refused, state_of

each_count = pytest.mark.parametrize("players", COUNTS)
CLOCKWISE, ANTICLOCKWISE = "round_01", "round_02"


def sizes(table):
    return [len(pack) for pack in state_of(table).packs]


def packs(table):
    return [names(pack) for pack in state_of(table).packs]


def aside(table, seat=0):
    return names(state_of(table).aside[seat])


def drafting(table):
    return isinstance(table.question(table.deciders[0]), PickCard)


def draft(table, seed=1):
    """Play the draft out at random."""
    rng = Random(seed)
    while drafting(table):
        seat = rng.choice(table.deciders)
        table.play(rng.choice(table.moves(seat)), seat)
    return table


def keep_first(table, seat, number=1):
    """Keep the first cards of the pack; what is left of it."""
    before = packs(table)[seat]
    for card in before[:number]:
        table.play(Keep(card), seat)
    return before[number:]


# ---- worked example --------------------------------------------------------------------------


@rule("SHI-4.1", "SHI-4.3", "SHI-4.7")
@pytest.mark.parametrize(
    ("players", "drawn", "discarded"), [(1, 12, 6), (2, 14, 2), (3, 18, 0), (4, 24, 0), (5, 30, 0)]
)
def test_example_13_draft_bookkeeping(players, drawn, discarded):
    for seed in range(3):
        table = draft(drakkar.new("shipwrights", players, seed), seed)
        s = state_of(table)
        assert len(s.deck) == 122 - drawn
        assert len(s.discard) == discarded
        assert [len(own) for own in s.hands] == [6] * players
        assert s.packs == s.aside == [()] * players


@rule("SHI-2.18", "SHI-4.1")
def test_example_13_five_players_need_150_cards_so_the_deck_is_made_anew():
    game = drakkar.new("shipwrights", 5, seed=1, listen=True)
    rng = Random(1)
    while not game.over:
        seat = rng.choice(game.deciders)
        game.play(rng.choice(game.moves(seat)), seat)
    assert game.events is not None
    assert "reshuffled" in [event[0] for _, event in game.events]


# ---- clause by clause ------------------------------------------------------------------------


@rule("SHI-4.1")
def test_everybody_enters_the_action_phase_with_six_cards_in_every_round():
    for game in some_games():
        rounds = set()
        for answer in game:
            s = answer.before
            if answer.asked(Act) and s.round not in rounds:  # the first action of the round
                rounds.add(s.round)
                assert [len(own) for own in s.hands] == [6] * s.players
        assert rounds == {1, 2, 3, 4, 5}


@rule("SHI-4.1")
def test_the_seeress_leaves_six_cards_too():
    table = draft(drakkar.new("shipwrights", 1, 1, {"nemesis_4": "yes"}))
    assert len(hand(table)) == 6


@rule("SHI-4.2")
def test_solo_two_cards_are_kept_of_5_of_4_and_of_3():
    table = drakkar.new("shipwrights", 1, seed=5)
    kept = []
    for size in (5, 4, 3):
        assert sizes(table) == [size]
        pack = packs(table)[0]
        kept += pack[:2]
        assert len(keep_first(table, 0, number=2)) == size - 2
    assert sorted(hand(table)) == sorted(kept)


@rule("SHI-4.2")
def test_solo_a_card_that_was_not_drawn_cannot_be_kept():
    table = at(Village(pack=["ship_ask", "jarl_01", "jarl_02"]), asks=PickFromPacks())
    refused(table, Keep("jarl_03"), "SHI-4.2")
    refused(table, Keep("card"), "SHI-4.2")


@rule("SHI-4.3")
def test_solo_the_cards_not_kept_are_discarded_at_each_step():
    table = drakkar.new("shipwrights", 1, seed=5)
    gone = []
    for pile, deck in ((3, 122 - 9), (5, 122 - 12), (6, 122 - 12)):
        gone += keep_first(table, 0, number=2)
        assert sorted(names(state_of(table).discard)) == sorted(gone)
        assert len(state_of(table).discard) == pile
        assert len(state_of(table).deck) == deck  # the next cards are drawn already


@rule("SHI-4.4", "SHI-4.5", "SHI-4.6")
@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_two_players_keep_two_cards_three_times(order):
    table = drakkar.new("shipwrights", 2, seed=7)
    assert sizes(table) == [5, 5]
    for left, new in ((3, 4), (2, 3)):
        passed = {}
        for seat in order:
            passed[seat] = keep_first(table, seat, number=2)
            assert len(passed[seat]) == left
        assert sizes(table) == [new, new]  # one card drawn to those received
        for seat in (0, 1):
            rest = packs(table)[seat]
            for card in passed[1 - seat]:
                rest.remove(card)  # all that the other passed has come
            assert len(rest) == 1
    last = [keep_first(table, seat, number=2)[0] for seat in order]
    assert sorted(names(state_of(table).discard)) == sorted(last)
    assert [len(own) for own in state_of(table).hands] == [6, 6]


@rule("SHI-4.4")
def test_with_two_players_only_cards_of_the_own_pack_can_be_kept():
    mine, other = ["ship_ask", "jarl_01", "jarl_02"], ["ship_barde", "jarl_03", "jarl_04"]
    table = at(Village(pack=mine), Village(pack=other), asks=PickFromPacks())
    refused(table, Keep("ship_barde"), "SHI-4.4", seat=0)
    refused(table, Keep("ship_ask"), "SHI-4.4", seat=1)


@rule("SHI-4.7")
def test_two_players_choose_at_once_and_top_up_in_seat_order():
    table = drakkar.new("shipwrights", 2, seed=3)
    assert table.deciders == (0, 1)
    before = len(table.log)
    for seat in (1, 0):  # seat 1 is quicker, and still draws second
        keep_first(table, seat, number=2)
    drawn = [entry for entry in table.log[before:] if entry.seat == NATURE]
    assert [entry.audience for entry in drawn] == [(0,), (1,)]
    assert all(isinstance(entry.move, Cards) and len(entry.move.cards) == 1 for entry in drawn)
    for seat, entry in enumerate(drawn):
        assert isinstance(entry.move, Cards)
        assert entry.move.cards[0] in packs(table)[seat]


@rule("SHI-4.8")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_three_to_five_players_keep_one_of_six_and_pass_five(players):
    table = drakkar.new("shipwrights", players, seed=2)
    assert sizes(table) == [6] * players
    left = [keep_first(table, seat) for seat in range(players)]
    assert sizes(table) == [5] * players
    assert sorted(map(sorted, left)) == sorted(map(sorted, packs(table)))
    assert [len(own) for own in state_of(table).aside] == [1] * players


@rule("SHI-4.9")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_packs_go_on_the_same_way_until_everybody_has_six(players):
    ways = set()
    for seed in range(6):
        table = drakkar.new("shipwrights", players, seed)
        way = {"clockwise": 1, "anticlockwise": -1}[table.view(0)["table"]["card"]["draft"]]
        ways.add(way)
        for size in (6, 5, 4, 3):
            assert sizes(table) == [size] * players
            left = [keep_first(table, seat) for seat in range(players)]
            for seat in range(players):
                assert packs(table)[(seat + way) % players] == left[seat]
            assert all(len(own) == 7 - size for own in state_of(table).aside)
        last = draft(table)
        assert [len(own) for own in state_of(last).hands] == [6] * players
    assert ways == {1, -1}


@rule("SHI-4.9")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_sixth_card_leaves_no_choice(players):
    decks = ["jarl_01", "jarl_02", "jarl_03", "jarl_04", "jarl_05"]
    villages = [Village(pack=[card], aside=["ship_ask"]) for card in decks[:players]]
    table = at(*villages, asks=PickFromPacks())
    assert table.log == []  # nobody was asked
    for seat in range(players):
        assert aside(table, seat) == ["ship_ask", decks[seat]]
    assert sizes(table) == [0] * players


@rule("SHI-2.21", "SHI-4.9")
def test_two_cards_alike_are_no_choice_either_but_asking_tells_nobody():
    packs = [["ship_ask", "ship_ask"], ["jarl_01", "jarl_02"], ["jarl_03", "jarl_04"]]
    table = at(*(Village(pack=pack) for pack in packs), asks=PickFromPacks())
    assert table.deciders == (0, 1, 2)
    assert table.moves(0) == [Keep("ship_ask")]
    seen = [village["pack"] for village in table.view(1)["table"]["villages"]]
    assert seen == [2, ["jarl_01", "jarl_02"], 2]


@rule("SHI-4.9")
def test_only_a_card_of_the_pack_received_can_be_kept():
    three = [Village(pack=["ship_ask", "jarl_01"]), Village(pack=["ship_barde", "jarl_02"]),
             Village(pack=["ship_busse", "jarl_03"])]  # fmt: skip
    table = at(*three, asks=PickFromPacks())
    refused(table, Keep("ship_barde"), "SHI-4.9", seat=0)
    refused(table, Keep("card"), "SHI-4.9", seat=2)


@rule("SHI-4.10")
@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize(("card", "way"), [(CLOCKWISE, 1), (ANTICLOCKWISE, -1)])
def test_clockwise_is_to_the_left_neighbour_and_anticlockwise_to_the_right(players, card, way):
    jarls, ships = (
        ["jarl_01", "jarl_02", "jarl_03", "jarl_04", "jarl_05"],
        ["ship_ask", "ship_barde"],
    )
    mine = [[*ships, jarls[seat]] for seat in range(players)]
    table = at(*(Village(pack=pack) for pack in mine), asks=PickFromPacks(), card=card)
    for seat in range(players):
        table.play(Keep(mine[seat][0]), seat)
    for seat in range(players):
        assert packs(table)[(seat + way) % players] == mine[seat][1:]


@rule("SHI-4.11")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_packs_move_only_when_every_choice_is_made(players):
    table = drakkar.new("shipwrights", players, seed=9)
    number = 2 if players == 2 else 1
    before = packs(table)
    assert table.deciders == tuple(range(players))
    for seat in range(players - 1):
        keep_first(table, seat, number)
        assert packs(table)[seat] == before[seat][number:]  # it has not moved
        assert packs(table)[seat + 1 :] == before[seat + 1 :]
        assert table.deciders == tuple(range(seat + 1, players))
        refused(table, Keep(before[seat][number]), "KER-1", seat)
    keep_first(table, players - 1, number)
    assert table.deciders == tuple(range(players))


@rule("SHI-4.11")
@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_the_order_of_the_choices_changes_nothing(order):
    table, other = (drakkar.new("shipwrights", 3, seed=4) for _ in range(2))
    for seat in order:
        keep_first(table, seat)
    for seat in (0, 1, 2):
        keep_first(other, seat)
    assert state_of(table).packs == state_of(other).packs
    assert state_of(table).aside == state_of(other).aside


@rule("SHI-4.11")
def test_a_choice_may_be_taken_back_while_the_others_choices_stand():
    table = drakkar.new("shipwrights", 3, seed=4)
    pack = packs(table)[0]
    table.play(Keep(pack[0]), seat=0)
    other = packs(table)[1][0]
    table.play(Keep(other), seat=1)
    assert table.undo(0) == Keep(pack[0])
    assert packs(table)[0] == pack
    assert aside(table, 1) == [other]
    assert table.deciders == (0, 2)
    table.play(Keep(pack[1]), seat=0)
    assert aside(table, 0) == [pack[1]]


@rule("SHI-4.11")
def test_once_the_packs_have_moved_no_choice_is_taken_back():
    table = drakkar.new("shipwrights", 3, seed=4)
    for seat in (2, 0, 1):
        keep_first(table, seat)
    for seat in (0, 1, 2):
        refusal = table.why_no_undo(seat)
        assert refusal is not None
        assert refusal.clause == "KER-6"


@rule("SHI-4.12")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_kept_cards_are_seen_by_their_owner_only(players):
    table = drakkar.new("shipwrights", players, seed=6)
    card, dealt = packs(table)[0][0], len(packs(table)[0])
    table.play(Keep(card), seat=0)
    for viewer in (None, *range(1, players)):
        seen = table.view(viewer)["table"]["villages"][0]
        # nor how many of them he has kept so far
        assert (seen["aside"], seen["pack"]) == (0, dealt)
    assert table.view(0)["table"]["villages"][0]["aside"] == [card]


@rule("SHI-4.12")
def test_own_kept_cards_may_be_looked_at_again_until_the_draft_is_over():
    table = drakkar.new("shipwrights", 3, seed=6)
    while drafting(table):
        for seat in table.deciders:
            assert table.view(seat)["table"]["villages"][seat]["aside"] == aside(table, seat)
            assert table.view(seat)["table"]["villages"][seat]["hand"] == []
        keep_first(table, table.deciders[0])
    own = table.view(0)["table"]["villages"][0]
    assert own["aside"] == []
    assert own["hand"] == hand(table, 0)
    assert table.view(1)["table"]["villages"][0]["hand"] == 6


@rule("SHI-4.12")
def test_solo_nothing_is_hidden_from_the_player():
    table = drakkar.new("shipwrights", 1, seed=6)
    keep_first(table, 0, number=2)
    own = table.view(0)["table"]["villages"][0]
    assert own["aside"] == aside(table)
    assert own["pack"] == packs(table)[0]
    assert [entry["move"][0] for entry in table.view(0)["log"] if entry["seat"] == 0] == [
        "keep"
    ] * 2


@rule("SHI-4.13")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_nobody_is_told_what_another_kept_not_even_later(players):
    table = draft(drakkar.new("shipwrights", players, seed=8))
    for viewer in (None, *range(players)):
        for entry in table.view(viewer)["log"]:
            if entry["seat"] not in (NATURE, viewer):
                assert entry == {"seat": entry["seat"]}
        own = [entry for entry in table.view(viewer)["log"] if entry["seat"] == viewer]
        choices = 6 if players == 2 else 5  # the sixth card of three to five comes unasked
        assert len(own) == (0 if viewer is None else choices)
        assert all(entry["move"][0] == "keep" for entry in own)


@rule("SHI-4.13")
def test_while_the_others_choose_not_even_the_number_of_answers_is_told():
    table = drakkar.new("shipwrights", 3, seed=8)
    before = {viewer: table.view(viewer)["log"] for viewer in (None, 1, 2)}
    keep_first(table, 0)
    assert {viewer: table.view(viewer)["log"] for viewer in (None, 1, 2)} == before


@rule("SHI-4.13")
def test_a_choice_leaves_no_trace_in_what_the_others_see():
    table, twin = (drakkar.new("shipwrights", 3, seed=8) for _ in range(2))
    first, second = packs(table)[0][0], packs(table)[0][-1]
    assert first != second
    table.play(Keep(first), seat=0)
    twin.play(Keep(second), seat=0)
    for viewer in (None, 1, 2):
        assert json.dumps(table.view(viewer)) == json.dumps(twin.view(viewer))
    assert table.view(0) != twin.view(0)


@rule("SHI-4.13")
def test_the_passed_pack_shows_which_cards_came_along():
    table = drakkar.new("shipwrights", 3, seed=8)
    left = [keep_first(table, seat) for seat in range(3)]
    for seat in range(3):
        assert sorted(table.view(seat)["table"]["villages"][seat]["pack"]) in [*map(sorted, left)]


@rule("SHI-4.14")
@pytest.mark.parametrize(
    ("players", "deck", "discard", "each"),
    [(2, 7, 0, 3), (2, 4, 5, 4), (3, 7, 0, 2), (3, 5, 12, 5), (4, 23, 0, 5), (5, 14, 0, 2)],
)
def test_too_few_cards_are_dealt_out_equally(players, deck, discard, each):
    cards = ["ship_ask", "ship_barde", "ship_busse", "ship_karve"] * 20
    table = at(players=players, asks=Draft(), deck=cards[:deck], discard=cards[:discard])
    assert sizes(table) == [each] * players


@rule("SHI-4.14")
@pytest.mark.parametrize(("players", "deck", "each"), [(2, 7, 3), (3, 7, 2), (4, 13, 3)])
def test_the_draft_is_cut_short_then(players, deck, each):
    cards = ["ship_ask", "ship_barde", "ship_busse", "ship_karve"] * 20
    table = at(players=players, asks=[Draft(), Act(0)], deck=cards[:deck])
    draft(table)
    s = state_of(table)
    assert [len(own) for own in s.hands] == [each] * players
    assert len(s.deck) + len(s.discard) == deck - each * players


@rule("SHI-4.14")
def test_with_just_enough_cards_nothing_is_cut():
    cards = ["ship_ask", "ship_barde", "ship_busse", "ship_karve"] * 20
    table = at(players=3, asks=[Draft(), Act(0)], deck=cards[:18])
    draft(table)
    assert [len(own) for own in state_of(table).hands] == [6] * 3
