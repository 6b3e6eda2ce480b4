"""Chapter 1: set-up."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import drakkar
from drakkar.games.saga.box import (
    ADVENTURE_INDEX,
    ADVENTURE_NAMES,
    ADVENTURES,
    BOARD,
    CARD_NAMES,
    CARDS,
    LIGHT_POOL,
    MARKER_NAMES,
    STARTING,
    VIKINGS,
    reconstructed,
)
from drakkar.games.saga.buying import BuyingRound
from drakkar.games.saga.gods import TurnUpGod
from drakkar.games.saga.hand import DrawCards
from drakkar.games.saga.movement import TurnUp
from drakkar.games.saga.rounds import NextRound
from drakkar.games.saga.valhalla import Valhalla
from drakkar.kernel.errors import DrakkarError
from drakkar.kernel.state import Seen
from drakkar.kernel.table import Table
from drakkar.kernel.testing import rule
from tests.rules.saga.position import (
    Jarl,
    asked,
    at,
    box,
    display,
    events,
    fresh,
    gold,
    in_adventure,
    index,
    landing,
    markers,
    market,
    movement_pile,
    offset,
    own_cards,
    prophets,
    state_of,
    valhalla,
    vp,
)

INTRODUCTORY = ("I.C", "S.A", "IV.A", "IV.B", "VII.A", "VII.B", "S.F")
TWO_OF_EACH = {f"move_{number}": 2 for number in range(1, 8)}


@pytest.fixture(scope="module")
def whole_game() -> Table:
    """A game played at random to its end."""
    table, rng = fresh(3, seed=4), Random(4)
    while not table.over:
        table.play(rng.choice(table.moves()))
    return table


# ---- the game and its box --------------------------------------------------------------------


@rule("SAG-1.1")
def test_eight_adventures_and_then_victory_points_decide(whole_game):
    rounds = [event[2]["round"] for event in events(whole_game, "adventure")]
    assert rounds == [1, 2, 3, 4, 5, 6, 7, 8]
    result = whole_game.result()
    assert all(result.scores[seat] == max(result.scores) for seat in result.winners)


@rule("SAG-1.1")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_only_two_to_four_play(players):
    with pytest.raises(DrakkarError):
        drakkar.new("saga", players)


@rule("SAG-1.2")
def test_the_board_ends_with_cell_35():
    assert BOARD.track.cells == 36
    assert max(adventure.last for adventure in ADVENTURES) == 35
    assert min(cell for adventure in ADVENTURES for cell in adventure.marker_cells) >= 0


@rule("SAG-1.3")
@pytest.mark.parametrize(("card", "still_in"), [("bjorn", [0]), ("mikka", [])])
def test_cell_22_of_the_trail_is_its_last(card, still_in):
    table = at(Jarl(hand=[card], index=20), Jarl(out=True), adventure="VII.C", top=["move_1"])
    assert in_adventure(table) == still_in


@rule("SAG-1.3", "SAG-1.4")
def test_trail_and_pawns_start_level_with_cell_0():
    table = fresh(4)
    assert offset(table) == 0
    assert [index(table, seat) for seat in range(4)] == [0, 0, 0, 0]


@rule("SAG-1.5")
def test_thirty_six_adventure_cards():
    realms = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX")
    land = {f"{realm}.{letter}" for realm in realms for letter in "ABC"}
    sea = {f"S.{letter}" for letter in "ABCDEF"}
    assert set(ADVENTURE_NAMES) == land | sea | {"B", "T"}
    bifrost = ADVENTURES[ADVENTURE_INDEX["B"]]
    assert bifrost.last - bifrost.first + 1 == 2 * 8, "two cards side by side"
    assert len(ADVENTURE_NAMES) + 1 == 36


@rule("SAG-1.6")
@pytest.mark.parametrize("voyage", ["introductory", "own", "free", "chemin_de_la_souffrance"])
def test_seven_different_cards_and_the_two_of_bifrost(voyage):
    names = [ADVENTURE_NAMES[adventure] for adventure in state_of(fresh(voyage=voyage)).voyage]
    assert len(names) == len(set(names)) == 8
    assert names[-1] == "B"
    assert "T" not in names


# ---- Vikings and Movement cards --------------------------------------------------------------


@rule("SAG-1.7")
@pytest.mark.parametrize(("players", "copies"), [(2, 3), (3, 4), (4, 5)])
def test_one_copy_more_than_players(players, copies):
    table = fresh(players)
    for name in ("halvar", "lasse", "ingrid", "knut"):
        assert market(table, name) == copies
    assert "knut" not in box(table), "copies left over are not in the game at all"


@rule("SAG-1.8")
def test_one_special_card_for_each_adventure_chosen():
    table = at(adventure="S.A", voyage=INTRODUCTORY, asks=NextRound())
    special = sorted(name for name in movement_pile(table) if name not in TWO_OF_EACH)
    assert special == ["I.C", "IV.A", "IV.B"]


@rule("SAG-1.9")
@pytest.mark.parametrize("before", ["I.C", "VII.B"])
def test_the_sea_brings_neither_vikings_nor_special_cards(before):
    here = at(adventure=before, voyage=INTRODUCTORY, asks=BuyingRound(0))
    there = at(adventure=before, voyage=INTRODUCTORY, asks=NextRound())
    assert state_of(there).adventure.id in ("S.A", "S.F")
    assert state_of(there).market == state_of(here).market
    assert Counter(movement_pile(there)) == Counter(movement_pile(here))


@rule("SAG-1.9")
def test_bifrost_brings_neither_vikings_nor_special_cards():
    jarls = Jarl(valhalla=["bjorn", "mikka"]), Jarl(valhalla=["bjorn", "mikka"])
    table = at(*jarls, adventure="S.F", voyage=INTRODUCTORY, asks=NextRound())
    realms = {CARDS[card].realm for card, left in enumerate(state_of(table).market) if left}
    assert realms == {0, 3, 6}
    specials = [name for name in (*movement_pile(table), *display(table)) if "." in name]
    assert sorted(specials) == ["I.C", "IV.A", "IV.B", "VII.A", "VII.B"]


@rule("SAG-1.12")
def test_sixteen_gods_in_a_hidden_shuffled_pile():
    s = state_of(fresh())
    assert len(set(s.god_pile)) == 16
    assert min(s.god_pile) == VIKINGS
    assert not s.god_bottom
    tops = {TurnUpGod(0).sample(s, Random(n)).card for n in range(200)}
    assert len(tops) == 16, "any of them may be on top"
    assert Seen(s, 0).god_pile == 16, "how many there are is all that is seen"


@rule("SAG-1.13")
def test_two_movement_cards_of_each_value_to_begin_with():
    table = fresh(voyage="tutorial")
    assert Counter(movement_pile(table) + display(table)) == TWO_OF_EACH
    tops = {TurnUp().sample(state_of(fresh()), Random(n)).card for n in range(200)}
    assert tops == {*TWO_OF_EACH, "I.C"}


@rule("SAG-1.14")
def test_everybody_begins_with_the_same_seven_shuffled_vikings():
    table = fresh(4)
    seven = ["bjorn", "harald", "helga", "kjer", "mikka", "ragnar", "solveig"]
    assert sorted(CARD_NAMES[:STARTING]) == seven
    assert all(own_cards(table, seat) == seven for seat in range(4))
    s = state_of(table)
    first = {DrawCards(0, 3).sample(s, Random(n)).cards[0] for n in range(100)}
    assert first == set(seven), "any of them may be on top"


# ---- what everybody has ----------------------------------------------------------------------


@rule("SAG-1.15")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_five_points_five_gold_and_nothing_else(players):
    table = fresh(players)
    for seat in range(players):
        assert (vp(table, seat), gold(table, seat)) == (5, 5)
        assert valhalla(table, seat) == []
        assert all(CARD_NAMES.index(card) < VIKINGS for card in own_cards(table, seat))
    assert prophets(table) == []


@rule("SAG-1.16")
def test_odin_goes_to_a_random_player_or_to_the_one_named():
    drawn = {state_of(fresh(3, seed, first_player="random")).odin for seed in range(30)}
    assert drawn == {0, 1, 2}
    table = fresh(3, first_player="2")
    assert state_of(table).odin == 1
    assert table.deciders == (1,)
    with pytest.raises(DrakkarError):
        fresh(2, first_player="3")


# ---- the first adventure ---------------------------------------------------------------------


@rule("SAG-1.17")
def test_a_card_covers_eight_cells():
    for adventure in ADVENTURES:
        assert adventure.last - adventure.entry == 7, adventure.id
        assert adventure.last < BOARD.track.cells


@rule("SAG-1.17")
@pytest.mark.parametrize(("where", "reached"), [(13, False), (14, True), (20, True)])
def test_the_card_begins_and_ends_where_its_numbers_say(where, reached):
    table = landing(where, Jarl(hand=["harald"], pile=["bjorn"]))
    assert (asked(table) == "DecideLeave") is reached


@rule("SAG-1.18")
def test_three_markers_face_up_in_front_of_the_card():
    for adventure in ADVENTURES:
        if adventure.id != "T":
            assert len(set(adventure.marker_cells)) == 3
            assert max(adventure.marker_cells) < adventure.first
    table = fresh()
    assert len(markers(table)) == 3
    assert Seen(state_of(table), None).markers == state_of(table).markers
    assert len({tuple(markers(fresh(seed=n))) for n in range(20)}) > 10, "at random"


@rule("SAG-1.18")
@pytest.mark.parametrize(("where", "won"), [(5, 0), (6, 1), (7, 0), (9, 2), (12, -1), (13, 0)])
def test_the_markers_lie_on_the_cells_the_card_names(where, won):
    table = landing(where, adventure="I.C", markers=["L01", "L02", "L08"])
    assert gold(table) == 5 + won


@rule("SAG-1.10", "SAG-1.11")
def test_light_markers_for_seven_rounds_and_three_dark_ones_for_bifrost(whole_game):
    laid = [event[2]["markers"] for event in events(whole_game, "markers")]
    assert [len(three) for three in laid] == [3] * 8
    light = [name for three in laid[:7] for name in three]
    assert Counter(light) == Counter(MARKER_NAMES[marker] for marker in LIGHT_POOL), "all 21, once"
    assert len(set(laid[7])) == 3
    assert set(laid[7]) < {"D01", "D02", "D03", "D04", "D05"}
    assert len(state_of(whole_game).dark) == 2


@rule("SAG-1.11")
def test_the_markers_of_later_rounds_are_not_known():
    laid = {tuple(markers(fresh(seed=seed))) for seed in range(40)}
    assert {name for three in laid for name in three} == {f"L{n:02}" for n in range(1, 11)}
    assert len(state_of(fresh()).light) == 18


@rule("SAG-1.19")
def test_the_first_realm_is_entered_before_the_first_buying():
    table = fresh()
    assert asked(table) == "Shop"
    shown = {CARD_NAMES[card] for card, copies in enumerate(state_of(table).market) if copies}
    assert shown == {"halvar", "lasse", "ingrid", "knut"}
    assert Counter(movement_pile(table)) == {**TWO_OF_EACH, "I.C": 1}


# ---- supplies --------------------------------------------------------------------------------


@rule("SAG-1.20")
def test_four_tokens_are_enough_for_everybody():
    four = [Jarl(hand=["harald"]) for _ in range(4)]
    table = landing(14, *four, adventure="I.C")
    assert BOARD.prophecy.tokens == 4
    assert prophets(table) == [0, 1, 2, 3]
    table = at(*(Jarl(prophecy=True) for _ in range(4)), asks=Valhalla())
    assert prophets(table) == [], "they are there again for the next adventure"


@rule("SAG-1.21")
def test_gold_never_runs_out():
    table = landing(18, Jarl(hand=["harald"], gold=10_000))
    assert gold(table) == 10_003


@rule("SAG-1.22")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 0), (2, 0), (3, 1)])
def test_points_never_fall_below_zero(before, after):
    table = landing(21, Jarl(hand=["harald"], vp=before))
    assert vp(table) == after


@rule("SAG-1.22")
def test_counting_goes_on_beyond_the_end_of_the_track():
    table = landing(20, Jarl(hand=["harald"], vp=999))
    assert vp(table) == 1001


@rule("SAG-1.23")
def test_what_is_reconstructed_is_said_to_be():
    marked = reconstructed()
    assert {"vikings.realm", "adventures.adventures", "markers.light", "markers.dark"} <= set(
        marked
    )
    assert not any(name.startswith("board.") for name in marked)
    assert "movement.normal" not in marked
