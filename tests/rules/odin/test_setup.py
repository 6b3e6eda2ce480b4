"""Chapter 1: set-up."""

from __future__ import annotations

from collections import Counter

import pytest

import drakkar
from drakkar.games.odin.boards.geometry import BOARDS
from drakkar.games.odin.box import CARDS, ITEM_NAMES, NONE, SPECIALS, STRIPS
from drakkar.games.odin.phases.round_end import NextRound
from drakkar.games.odin.state import Odin, OwnBoard
from drakkar.kernel.errors import DrakkarError
from drakkar.kernel.table import Table
from drakkar.kernel.testing import rule
from tests.rules.odin.position import state_of

KIT = {"bow": 1, "snare": 1, "spear": 1, "mead": 1}
EVERY = [(players, length) for players in (1, 2, 3, 4) for length in ("long", "short")]
everywhere = pytest.mark.parametrize(("players", "length"), EVERY)


def laid_out(players: int, length: str = "long", *, seed: int = 1, decks: str = "abc") -> Odin:
    """The table as it is set up, before the first round begins."""
    options = {"length": length, "decks": decks}
    table = Table(drakkar.GAMES["odin"], players, options, seed, settle=False)
    s = state_of(table)
    assert s.agenda.pop(0) == NextRound()
    s.settle()
    table._settle()
    return s


def owned(s: Odin, seat: int) -> dict[str, int]:
    size = len(s.goods) // s.players
    numbers = s.goods[seat * size : (seat + 1) * size]
    return {ITEM_NAMES[item]: number for item, number in enumerate(numbers) if number}


# ---- worked examples W01 and W02 --------------------------------------------------------------


@rule("ODI-1.3", "ODI-1.4", "ODI-1.6", "ODI-1.10", "ODI-1.11", "ODI-1.13")
@pytest.mark.parametrize(
    ("players", "length", "thing", "pile", "strips", "imitations"),
    [(3, "long", 5, 38, 2, 0), (4, "short", 6, 35, 3, 2)],
)
def test_w01_w02_two_tables(players, length, thing, pile, strips, imitations):
    s = laid_out(players, length)
    assert s.thing == [thing] * players
    assert [owned(s, seat) for seat in range(players)] == [KIT] * players
    assert sum(s.weapon_pile) == pile
    assert (len(s.strips), len(s.strip_pile)) == (strips, 8 - strips)
    assert [BOARDS[board].id for board in s.lands] == [
        *("shetland", "faroe_islands", "iceland", "greenland")
    ]
    assert len(s.imitation) == imitations


# ---- clause by clause -------------------------------------------------------------------------


@rule("ODI-1.1")
@everywhere
def test_six_or_seven_rounds(players, length):
    table = drakkar.new("odin", players, 1, {"length": length})
    s = state_of(table)
    rounds = set()
    while not table.over:
        rounds.add(s.round)
        table.play(table.moves()[0])
    assert rounds <= set(range(8 if length == "long" else 7))
    assert max(rounds) == s.round == (7 if length == "long" else 6)
    totals = [sum(points.values()) for points in table.standing()]
    best = max(totals)
    assert table.result().winners == tuple(n for n, total in enumerate(totals) if total == best)


@rule("ODI-1.1")
@pytest.mark.parametrize("players", [0, 5])
def test_one_to_four_players(players):
    with pytest.raises(DrakkarError):
        drakkar.new("odin", players, 1)


@rule("ODI-1.2")
@everywhere
def test_one_length_for_all(players, length):
    s = laid_out(players, length)
    assert s.course.id == length
    assert [len(own) for own in s.boards] == [1] * players
    assert {own[0] for own in s.boards} == {OwnBoard(0)}


@rule("ODI-1.3")
@everywhere
def test_vikings(players, length):
    """Alone there is a second colour as well: chapter 23."""
    s = laid_out(players, length)
    table = 7 if length == "long" else 6
    if players > 1:
        assert s.thing == [12 - table] * players
    assert s.course.rounds == table  # one Viking on the table for every round to come
    assert s.taken == 0


@rule("ODI-1.4", "ODI-1.5")
@everywhere
def test_everybody_has_the_kit_and_nothing_else(players, length):
    s = laid_out(players, length)
    assert [owned(s, seat) for seat in range(players)] == [KIT] * players
    assert s.boats == s.longships == s.emigrated == [()] * players
    assert s.knarrs == s.penalties == [0] * players


@rule("ODI-1.6")
@pytest.mark.parametrize(("players", "left"), [(1, 44), (2, 41), (3, 38), (4, 35)])
def test_the_pile_of_weapons(players, left):
    s = laid_out(players)
    assert sum(s.weapon_pile) == left
    assert s.weapon_pile[3] == 11  # no long sword is dealt
    assert s.weapon_pile[:3] == [12 - players] * 3
    assert not any(s.weapon_discard)


@rule("ODI-1.7")
@pytest.mark.parametrize("decks", ["abc", "a", "b", "c", "ab", "ac", "bc"])
def test_decks(decks):
    s = laid_out(4, decks=decks)
    used = [*s.deck, *s.unused, *(card for hand in s.hands for card in hand)]
    assert {CARDS[card].deck for card in used} == set(decks.upper())
    assert len(used) == sum(card.deck in decks.upper() for card in CARDS)
    assert {CARDS[card].starting for card in used} == {True, False}


@rule("ODI-1.7")
def test_all_three_decks_by_default():
    assert drakkar.GAMES["odin"].options["decks"].default == "abc"
    with pytest.raises(DrakkarError):
        drakkar.new("odin", 2, 1, {"decks": ""})


@rule("ODI-1.8")
@everywhere
def test_one_light_brown_occupation_each(players, length):
    s = laid_out(players, length)
    assert [len(hand) for hand in s.hands] == [1] * players
    dealt = [hand[0] for hand in s.hands]
    assert len(set(dealt)) == players
    assert all(CARDS[card].starting for card in dealt)
    assert len(s.unused) == 45 - players  # nobody ever draws them: they are not in the deck
    assert not set(s.unused) & set(s.deck)


@rule("ODI-1.8")
def test_the_starting_occupation_is_random():
    dealt = Counter(laid_out(2, seed=seed).hands[0] for seed in range(40))
    assert len(dealt) > 15


@rule("ODI-1.8")
def test_only_a_solo_player_may_choose_it():
    with pytest.raises(DrakkarError):
        drakkar.new("odin", 2, 1, {"starting_occupation": "chosen"})


@rule("ODI-1.9")
@everywhere
def test_the_dark_brown_occupations_are_a_hidden_pile(players, length):
    s = laid_out(players, length)
    assert len(s.deck) == 145
    assert not any(CARDS[card].starting for card in s.deck)
    view = drakkar.new("odin", players, 1, {"length": length}).view(0)
    assert view["table"]["deck"] == 145


@rule("ODI-1.10")
@pytest.mark.parametrize(("players", "shown"), [(1, 2), (2, 2), (3, 2), (4, 3)])
def test_strips(players, shown):
    s = laid_out(players)
    assert len(s.strips) == shown
    assert all(gone == 0 for _, gone in s.strips)  # filled
    strips = [*(strip for strip, _ in s.strips), *s.strip_pile]
    assert sorted(strips) == list(range(8))
    assert len(STRIPS) == 8
    first = {laid_out(players, seed=seed).strips[0] for seed in range(30)}
    assert len(first) > 4  # shuffled


@rule("ODI-1.11")
@everywhere
def test_exploration_boards(players, length):
    s = laid_out(players, length)
    names = [BOARDS[board].id for board in s.lands]
    assert names == ["shetland", "faroe_islands", "iceland", "greenland"]
    assert s.land_owner == [NONE] * 4
    assert s.land_silver == [0] * 4


@rule("ODI-1.12")
@everywhere
def test_buildings_and_special_tiles(players, length):
    s = laid_out(players, length)
    assert s.buildings == [3, 3, 5]
    assert len(SPECIALS) == 15
    assert s.oval == (1 << 15) - 1


@rule("ODI-1.13")
@pytest.mark.parametrize("players", [1, 2, 3])
def test_no_extension_below_four_players(players):
    assert laid_out(players).imitation == ()


@rule("ODI-1.13")
def test_each_extension_tile_shows_one_of_two_sides():
    assert {laid_out(4, seed=seed).imitation for seed in range(40)} == {
        *((1, 3), (1, 4), (2, 3), (2, 4))
    }


@rule("ODI-1.14")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_player_is_drawn(players):
    firsts = {laid_out(players, seed=seed).first for seed in range(40)}
    assert firsts == set(range(players))


@rule("ODI-1.15")
@everywhere
def test_nobody_is_asked_before_the_first_round(players, length):
    """The first decision of all is the first placement: weapon and crops have come by then."""
    table = drakkar.new("odin", players, 1, {"length": length})
    s = state_of(table)
    assert (s.round, s.phase) == (1, 5)
    assert not [entry for entry in table.log if entry.seat >= 0]
