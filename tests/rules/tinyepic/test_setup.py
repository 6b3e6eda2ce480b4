"""Chapter 1: set-up."""

from __future__ import annotations

from collections import Counter

import pytest

import drakkar
from drakkar.games.tinyepic.box import CARDS, FAVOR_NAMES, GOD_NAMES, reconstructed
from drakkar.games.tinyepic.moves import Favors, First, Gods, Harbour
from drakkar.games.tinyepic.setup import ChooseFirst, DealFavors, DrawGods, PlaceFirstShips
from drakkar.games.tinyepic.state import NONE, RUNES
from drakkar.kernel.table import Table, why_not
from drakkar.kernel.testing import rule
from tests.rules.tinyepic.position import (
    Clan,
    at,
    favor_rows,
    favors,
    loot,
    refused,
    reserve,
    resources,
    ship_slots,
    ships,
    state_of,
    temple_slots,
    villages,
)

COUNTS = (1, 2, 3, 4)
each_count = pytest.mark.parametrize("players", COUNTS)


def fresh(players: int, seed: int = 1, **options: str) -> Table:
    """A new table that waits for the first ship to be placed."""
    return drakkar.new("tinyepic", players, seed, options)


@rule("TEV-1.1")
@each_count
def test_one_to_four_may_play(players):
    assert fresh(players).players == players


@rule("TEV-1.1")
@pytest.mark.parametrize("players", [-1, 0, 5, 6])
def test_no_other_number_may_play(players):
    with pytest.raises(drakkar.DrakkarError):
        fresh(players)


@rule("TEV-1.1")
@each_count
def test_the_game_lasts_three_eras_and_is_won_on_points(players):
    table, eras = fresh(players), []
    while not table.over:
        eras.append(table.view(None)["table"]["era"])
        table.play(table.moves()[0])
    assert eras == sorted(eras)
    assert set(eras) == {1, 2, 3}
    result = table.result()
    if players > 1:
        assert max(result.scores) == result.scores[result.winners[0]]


@rule("TEV-1.2")
@pytest.mark.parametrize(
    ("players", "face"), [(1, "small"), (2, "small"), (3, "large"), (4, "large")]
)
def test_the_face_of_the_ocean_depends_on_the_number_of_players(players, face):
    assert state_of(fresh(players)).face.id == face


@rule("TEV-1.2")
def test_three_may_choose_the_small_face():
    assert state_of(fresh(3, three_player_face="small")).face.id == "small"


@rule("TEV-1.2")
@pytest.mark.parametrize("players", [1, 2, 4])
def test_only_three_may_choose_the_face(players):
    with pytest.raises(drakkar.DrakkarError):
        fresh(players, three_player_face="small")


@rule("TEV-1.3")
@pytest.mark.parametrize(("players", "each"), [(2, 2), (3, 3), (4, 3)])
def test_every_island_has_a_rune_and_nobody_holds_one(players, each):
    s = state_of(fresh(players))
    runes = Counter(RUNES[island.rune] for island in s.face.islands)
    assert runes == {"wealth": each, "secrets": each, "nature": each}
    assert s.holders == [NONE] * 3 * each


@rule("TEV-1.4")
def test_nine_villages_lie_on_the_marked_docks_of_the_small_face():
    expected = ["in_n.edge", "in_n.out_ne", "in_se.edge", "in_se.out_s", "in_sw.edge",
                "in_sw.out_nw", "out_ne.in_se", "out_nw.in_n", "out_s.in_sw"]  # fmt: skip
    assert sorted(villages(fresh(2))) == expected
    assert sorted(villages(fresh(1))) == expected


@rule("TEV-1.4")
def test_thirteen_villages_lie_on_the_marked_docks_of_the_large_face():
    expected = ["g_c.g_n", "g_e.edge", "g_e.g_se", "g_n.edge", "g_n.g_ne", "g_ne.edge",
                "g_nw.edge", "g_s.edge", "g_s.g_sw", "g_se.edge", "g_sw.edge", "g_w.edge",
                "g_w.g_nw"]  # fmt: skip
    assert sorted(villages(fresh(3))) == expected
    assert sorted(villages(fresh(4))) == expected


@rule("TEV-1.5", "TEV-1.6")
@each_count
def test_three_different_gods_of_six_get_a_rune_each_by_chance(players):
    drawn = {state_of(fresh(players, seed)).gods for seed in range(30)}
    assert len(GOD_NAMES) == 6
    assert all(len(set(gods)) == 3 for gods in drawn)
    for rune in range(3):  # every god may get every rune
        assert {gods[rune] for gods in drawn} == set(range(6))


@rule("TEV-1.5")
@pytest.mark.parametrize(
    "gods", [("odin", "odin", "thor"), ("odin", "thor"), ("odin", "thor", "ymir")]
)
def test_no_god_is_drawn_twice_and_none_that_is_not_there(gods):
    s = state_of(fresh(2))
    assert why_not(s, DrawGods(), Gods(gods)) is not None
    assert why_not(s, DrawGods(), Gods(("odin", "thor", "tyr"))) is None


@rule("TEV-1.6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_fury_starts_at_0(players):
    assert state_of(fresh(players)).fury == [0, 0, 0]


@rule("TEV-1.7")
@each_count
def test_the_first_era_is_era_1(players):
    table = fresh(players)
    assert table.view(None)["table"]["era"] == 1
    while isinstance(table.moves()[0], Harbour):
        table.play(table.moves()[0])
    assert state_of(table).era == 1
    assert table.view(None)["table"]["era"] == 1


@rule("TEV-1.8")
def test_there_are_48_viking_cards_16_of_each_rune():
    assert Counter(RUNES[card.rune] for card in CARDS) == dict.fromkeys(RUNES, 16)


@rule("TEV-1.8")
@each_count
def test_all_viking_cards_begin_in_the_deck(players):
    s = state_of(fresh(players))
    assert sorted(s.deck) == list(range(48))
    assert (s.discard, s.invaders) == ([], [])


@rule("TEV-1.9")
@pytest.mark.parametrize(("players", "each"), [(1, 4), (2, 4), (3, 5), (4, 7)])
def test_two_rows_of_favours_are_laid(players, each):
    table = fresh(players)
    top, bottom = favor_rows(table)
    assert (len(top), len(bottom)) == (each, each)
    assert len({*top, *bottom}) == 2 * each
    assert table.view(None)["table"]["favor_rows"] == [top, bottom]  # face up


@rule("TEV-1.9")
def test_the_favours_are_drawn_from_all_18():
    seen = {name for seed in range(20) for row in favor_rows(fresh(2, seed)) for name in row}
    assert len(FAVOR_NAMES) == 18
    assert seen == set(FAVOR_NAMES)
    s = state_of(fresh(2))
    eight = ("F01", "F02", "F03", "F04", "F05", "F06", "F07", "F08")
    assert why_not(s, DealFavors(), Favors(eight)) is None
    assert why_not(s, DealFavors(), Favors((*eight, "F09", "F10"))) is not None
    assert why_not(s, DealFavors(), Favors((*eight[:7], "F01"))) is not None


@rule("TEV-1.10")
@each_count
def test_a_clan_board_holds_6_settlers_3_longships_and_2_temples(players):
    table = fresh(players)
    for seat in range(players):
        assert reserve(table, seat) == 6
        assert ship_slots(table, seat) == [1, 2, 3]
        assert temple_slots(table, seat) == [1, 2]
    while isinstance(table.moves()[0], Harbour):
        table.play(table.moves()[0])
    for seat in range(players):  # the fourth ship came from outside
        assert len(ships(table, seat)) == 1
        assert ship_slots(table, seat) == [1, 2, 3]


@rule("TEV-1.11")
@each_count
def test_everyone_starts_with_2_of_each_resource_and_nothing_else(players):
    table = fresh(players)
    s = state_of(table)
    for seat in range(players):
        assert resources(table, seat) == (2, 2, 2)
        assert favors(table, seat) == []
        assert loot(table, seat) == 0
        assert seat not in s.holders


@rule("TEV-1.12")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_player_is_drawn_at_random(players):
    assert {state_of(fresh(players, seed)).chief for seed in range(40)} == set(range(players))


@rule("TEV-1.12")
@pytest.mark.parametrize(("players", "first"), [(2, 2), (3, 1), (4, 3), (4, 4)])
def test_the_table_may_name_the_first_player(players, first):
    table = fresh(players, first_player=str(first))
    assert state_of(table).chief == first - 1
    assert table.view(None)["table"]["chief"] == first - 1


@rule("TEV-1.12")
def test_the_first_player_must_be_one_of_the_players():
    with pytest.raises(drakkar.DrakkarError):
        fresh(2, first_player="3")
    s = state_of(fresh(3))
    assert why_not(s, ChooseFirst(), First(2)) is None
    assert why_not(s, ChooseFirst(), First(3)) is not None


@rule("TEV-1.13")
@pytest.mark.parametrize(
    ("players", "first", "order"),
    [
        (2, "1", [1, 0]),
        (2, "2", [0, 1]),
        (3, "1", [2, 1, 0]),
        (3, "2", [0, 2, 1]),
        (4, "1", [3, 2, 1, 0]),
        (4, "3", [1, 0, 3, 2]),
    ],
)
def test_first_ships_are_placed_anticlockwise_the_first_player_last(players, first, order):
    table = fresh(players, first_player=first)
    asked: list[int] = []
    while isinstance(table.moves()[0], Harbour):
        asked.extend(table.deciders)
        table.play(table.moves()[-1])
    assert asked == order


@rule("TEV-1.14")
@pytest.mark.parametrize("players", [1, 2])
def test_on_the_small_face_a_first_ship_goes_to_one_of_six_fjords_at_the_edge(players):
    table = fresh(players)
    assert {move.fjord for move in table.moves()} == {  # type: ignore[attr-defined]
        "rim_east", "rim_north_east", "rim_north_west",
        "rim_south_east", "rim_south_west", "rim_west",
    }  # fmt: skip
    for fjord in ("whale", "mid_ne", "mid_nw", "mid_s", "valhalla"):
        refused(table, Harbour(fjord), "TEV-1.14")


@rule("TEV-1.14")
@pytest.mark.parametrize("players", [3, 4])
def test_on_the_large_face_a_first_ship_goes_to_one_of_eight_fjords_at_the_edge(players):
    table = fresh(players)
    assert {move.fjord for move in table.moves()} == {  # type: ignore[attr-defined]
        "rim_e_ne", "rim_e_se", "rim_n_ne", "rim_n_nw",
        "rim_s_se", "rim_s_sw", "rim_w_nw", "rim_w_sw",
    }  # fmt: skip
    refused(table, Harbour("bay_ne"), "TEV-1.14")


@rule("TEV-1.14")
def test_a_first_ship_goes_to_an_empty_fjord():
    table = at(Clan(), Clan(), asks=PlaceFirstShips())
    table.play(Harbour("rim_west"))
    assert ships(table, 1) == ["rim_west"]
    refused(table, Harbour("rim_west"), "TEV-1.14")
    table.play(Harbour("rim_east"))
    assert ships(table, 0) == ["rim_east"]


@rule("TEV-18.2")
def test_the_box_says_what_is_reconstructed():
    said = reconstructed()
    assert {"eras.island_rune_points", "enemy.tracks", "clan.longship_slots"} <= set(said)
    assert "clan.resources" not in said
