"""Chapter 6: placing Vikings."""

from __future__ import annotations

from collections import Counter

import pytest

from drakkar.games.vikings.boatsmen import ChooseCargo
from drakkar.games.vikings.box import VIKINGS
from drakkar.games.vikings.buying import BuyLot
from drakkar.games.vikings.course import EndOfRound
from drakkar.games.vikings.moves import (
    Ashore,
    Buy,
    Ferry,
    Land,
    Moor,
    Place,
    Settle,
    Start,
)
from drakkar.games.vikings.placing import LayTile, SettleViking
from drakkar.games.vikings.state import place
from drakkar.kernel.question import NATURE
from drakkar.kernel.testing import rule
from tests.rules.vikings.histories import MODES, coast, history, purchases, settled, some_games
from tests.rules.vikings.position import Coast, ashore, at, refused, settlers, state_of

ROWS = ["warrior", "noble", "scout", "goldsmith", "fisherman"]


def laying(tile, viking, **me):
    return at(Coast(**me), asks=LayTile(0, tile, viking))


# ---- worked examples -------------------------------------------------------------------------


@rule("VIK-6.4")
def test_e11a_a_scout_cannot_stay_on_a_tile_in_the_noble_row():
    table = laying("left", "scout")
    table.play(Place("noble", 1))
    assert (settlers(table), ashore(table)) == ([], {"scout": 1})


@rule("VIK-6.1")
def test_e11b_a_goldsmith_may_stay_on_a_tile_in_the_goldsmith_row():
    table = laying("left", "goldsmith")
    table.play(Place("goldsmith", 1))
    assert table.moves() == [Settle(), Ashore()]
    table.play(Settle())
    assert (settlers(table), ashore(table)) == ([("goldsmith", 1)], {})


@rule("VIK-6.6")
@pytest.mark.parametrize("row", ROWS)
def test_e11c_a_boatsman_never_stays_on_a_tile(row):
    table = laying("left", "boatsman")
    table.play(Place(row, 1))
    assert (settlers(table), ashore(table)) == ([], {"boatsman": 1})
    assert table.over  # nobody was asked


# ---- clause by clause ------------------------------------------------------------------------


@rule("VIK-6.1")
@pytest.mark.parametrize("kind", ROWS)
@pytest.mark.parametrize("tile", ["left", "right", "church"])
def test_a_viking_may_settle_on_the_tile_of_its_lot_in_its_own_row(kind, tile):
    other = "scout" if kind != "scout" else "noble"
    table = laying(tile, kind, tiles={kind: "LM", other: "LR"} if tile != "left" else {kind: "LR"})
    table.play(Place(kind, 3))
    table.play(Settle())
    assert (settlers(table), ashore(table)) == ([(kind, 3)], {})


@rule("VIK-6.2")
@pytest.mark.parametrize("kind", ROWS)
def test_nobody_has_to_settle_a_viking(kind):
    table = laying("left", kind)
    table.play(Place(kind, 1))
    assert table.question() == SettleViking(0, kind, 1)  # asked, never answered by the table
    table.play(Ashore())
    assert (settlers(table), ashore(table)) == ([], {kind: 1})


@rule("VIK-6.3")
def test_at_purchase_a_viking_may_use_no_other_tile_of_its_row():
    # there are empty tiles in the scout row, but the lot's own tile is laid elsewhere
    table = laying("left", "scout", tiles={"scout": "LMM"})
    table.play(Place("noble", 1))
    assert (settlers(table), ashore(table)) == ([], {"scout": 1})
    # and where it is laid in that row, it is that tile or none
    table = laying("church", "scout", tiles={"scout": "LM", "noble": "LM"})
    table.play(Place("scout", 3))
    assert table.moves() == [Settle(), Ashore()]
    refused(table, Land("scout", 1), "VIK-6.3")
    table.play(Settle())
    assert settlers(table) == [("scout", 3)]


@rule("VIK-6.3")
def test_at_purchase_a_viking_may_not_use_the_start_tile():
    lots = {0: "noble", 1: ("right", "goldsmith"), 2: "noble"}
    table = at(Coast(start_in_hand=True), asks=BuyLot(0), lots=lots)
    table.play(Buy(1))
    table.play(Start("goldsmith"))  # the right end can then only go to its right
    assert table.question() == SettleViking(0, "goldsmith", 2)
    table.play(Settle())
    assert settlers(table) == [("goldsmith", 2)]


@rule("VIK-6.3")
def test_a_left_end_bought_first_cannot_lend_its_viking_to_the_start_tile():
    lots = {0: "noble", 1: ("left", "goldsmith"), 2: "noble"}
    table = at(Coast(start_in_hand=True), asks=BuyLot(0), lots=lots)
    table.play(Buy(1))
    table.play(Place("scout", 1))
    table.play(Start("goldsmith"))
    assert (settlers(table), ashore(table)) == ([], {"goldsmith": 1})
    assert table.deciders == (1,)


@rule("VIK-6.4")
@pytest.mark.parametrize("kind", ROWS)
@pytest.mark.parametrize("row", ROWS)
def test_in_any_other_row_the_viking_goes_to_the_mainland(kind, row):
    table = laying("left", kind)
    table.play(Place(row, 1))
    if row == kind:
        assert table.question() == SettleViking(0, kind, 1)
    else:
        assert (settlers(table), ashore(table)) == ([], {kind: 1})
        assert table.over


@rule("VIK-6.5")
@pytest.mark.parametrize("kind", [*ROWS, "boatsman"])
def test_the_viking_of_a_longship_goes_to_the_mainland(kind):
    empty = dict.fromkeys(ROWS, "LM")
    table = laying("ship_green", kind, tiles=empty)
    table.play(Moor(1))
    assert (settlers(table), ashore(table)) == ([], {kind: 1})
    assert table.over


@rule("VIK-6.6")
@pytest.mark.parametrize("rules", MODES)
def test_boatsmen_are_never_on_islands(rules):
    for game in some_games(rules):
        used = Counter(a.seat for a in game if isinstance(a.move, Ferry))
        bought = Counter(a.seat for a in purchases(game) if lot(a)[1] == "boatsman")
        last = game[-1].after
        for seat in range(last.players):
            assert last.ashore[seat * 6 + 5] == bought[seat] - used[seat]


def lot(answer):
    """(tile number, Viking) of the lot bought."""
    _, tile, viking = next(lot for lot in answer.before.lots if lot[0] == answer.move.price)
    return tile, VIKINGS[viking]


@rule("VIK-6.7")
@pytest.mark.parametrize("rules", MODES)
def test_in_whole_games_every_viking_stands_in_the_row_of_its_colour(rules):
    for game in some_games(rules):
        last = game[-1].after
        for seat in range(last.players):
            bought = Counter(lot(a)[1] for a in purchases(game) if a.seat == seat)
            standing = Counter(row for row, _ in settled(last, seat))
            for kind in range(5):
                name = ROWS[kind]
                # whoever left the mainland is in his own row: nobody is missing or too many
                assert standing[name] + last.ashore[seat * 6 + kind] == bought[name]


@rule("VIK-6.7")
def test_a_boatsman_cannot_carry_a_viking_into_another_row():
    me = Coast(tiles={"noble": "LM", "scout": "LM"}, ashore={"scout": 1, "boatsman": 1})
    table = at(me, asks=ChooseCargo(0), round=2)
    table.play(Ferry("scout"))
    refused(table, Land("noble", 1), "VIK-6.7")
    table.play(Land("scout", 2))
    assert settlers(table) == [("scout", 2)]


@rule("VIK-6.8")
def test_a_tile_holds_one_viking():
    me = Coast(tiles={"scout": "LMM"}, vikings={"scout": [2]}, ashore={"scout": 1, "boatsman": 1})
    table = at(me, asks=ChooseCargo(0), round=2)
    table.play(Ferry("scout"))
    assert [move for move in table.moves() if isinstance(move, Land)] == [
        *(Land("scout", 1), Land("scout", 3)),
    ]
    refused(table, Land("scout", 2), "VIK-6.8")


@rule("VIK-6.8")
def test_a_full_row_takes_nobody_in():
    me = Coast(tiles={"scout": "LR", "noble": "LR"}, vikings={"scout": [1, 2]},
               ashore={"scout": 3, "noble": 1, "boatsman": 1})  # fmt: skip
    table = at(me, asks=ChooseCargo(0), round=2)
    refused(table, Ferry("scout"), "VIK-8.6")
    assert Ferry("noble") in table.moves()


@rule("VIK-6.9")
@pytest.mark.parametrize("rules", MODES)
def test_a_settled_viking_never_moves_again(rules):
    for game in some_games(rules):
        for a in game:
            for was, now in zip(a.before.settlers, a.after.settlers, strict=True):
                assert was & now == was


@rule("VIK-6.10")
@pytest.mark.parametrize("rules", MODES)
def test_from_the_mainland_only_a_boatsman_carries_a_viking_and_only_at_a_large_scoring(rules):
    carried = 0
    for game in some_games(rules):
        for a in game:
            s = a.before
            for seat in range(s.players):
                was = s.ashore[seat * 6 : seat * 6 + 5]
                now = a.after.ashore[seat * 6 : seat * 6 + 5]
                if any(n < w for w, n in zip(was, now, strict=True)):
                    carried += 1
                    assert a.seat == seat
                    assert s.round in (2, 4, 6)
                    assert s.lots == []
                    assert isinstance(a.move, Ferry | Land)
    assert carried > 20


@rule("VIK-6.10")
def test_a_viking_on_the_mainland_does_not_move_when_its_row_gets_a_tile():
    me = Coast(tiles={"scout": "LM"}, ashore={"scout": 2, "boatsman": 3})
    table = at(me, asks=[BuyLot(0)], lots={0: "noble", 1: ("church", "noble"), 2: "noble"})
    refused(table, Ferry("scout"), "VIK-8.3")
    refused(table, Land("scout", 1), "KER-2")
    table.play(Buy(1))
    table.play(Place("scout", 3))
    assert (settlers(table), ashore(table)) == ([], {"noble": 1, "scout": 2, "boatsman": 3})


@rule("VIK-6.10")
@pytest.mark.parametrize("number", [1, 3, 5])
def test_after_a_small_scoring_nobody_has_moved(number):
    me = Coast(tiles={"scout": "LM"}, ashore={"scout": 2, "boatsman": 3})
    table = at(me, asks=EndOfRound(), round=number)
    assert (settlers(table), ashore(table)) == ([], {"scout": 2, "boatsman": 3})
    assert state_of(table).round == number + 1  # the scoring is over, the next round is open


@rule("VIK-6.11")
def test_the_mainland_holds_any_number_of_vikings():
    crowd = dict.fromkeys([*ROWS, "boatsman"], 12)
    table = laying("ship_red", "noble", ashore=crowd)
    table.play(Moor(1))
    assert ashore(table) == {**crowd, "noble": 13}


@rule("VIK-6.11")
def test_a_whole_game_can_be_spent_filling_the_mainland():
    for game in some_games():
        last = game[-1].after
        bought = Counter(a.seat for a in purchases(game))
        for seat in range(last.players):
            on_islands = last.settlers[seat].bit_count()
            used = sum(isinstance(a.move, Ferry) for a in game if a.seat == seat)
            assert sum(last.ashore[seat * 6 : seat * 6 + 6]) == bought[seat] - on_islands - used


@rule("VIK-6.12")
@pytest.mark.parametrize("rules", MODES)
def test_nobodys_answer_ever_touches_anothers_coast(rules):
    for game in some_games(rules):
        for a in game:
            others = [seat for seat in range(a.before.players) if seat != a.seat]
            assert [coast(a.before, other) for other in others] == [
                coast(a.after, other) for other in others
            ]


@rule("VIK-6.12")
def test_no_answer_names_another_player():
    named = {
        field
        for game in [history(4, 1, rules) for rules in MODES]
        for a in game
        if a.seat != NATURE
        for field in a.move.FIELDS
    }
    assert named <= {"price", "row", "column", "cargo", "tile", "gold", "viking", "bonus"}


@rule("VIK-6.9", "VIK-6.12")
def test_tiles_laid_stay_where_they_are():
    for game in some_games():
        for a in game:
            for seat in range(a.before.players):
                was, now = a.before.tiles(seat), a.after.tiles(seat)
                assert was & now == was, [place(n) for n in range(320) if (was & ~now) >> n & 1]
