"""Chapter 20: the solo game's set-up and cards."""

from __future__ import annotations

import pytest

import drakkar
from drakkar.games.tinyepic.control import influence
from drakkar.games.tinyepic.draft import Draft
from drakkar.games.tinyepic.enemy_tracks import EnemyTurn
from drakkar.games.tinyepic.eras import Turn, Upkeep
from drakkar.games.tinyepic.moves import Harbour, Jarl, Keep, Sail, To
from drakkar.games.tinyepic.setup import PlaceFirstShip
from drakkar.games.tinyepic.solo_setup import SoloPick
from drakkar.games.tinyepic.state import RUNES
from drakkar.games.tinyepic.turn import PlayCard
from drakkar.kernel.question import NATURE
from drakkar.kernel.table import Table
from drakkar.kernel.testing import rule
from tests.rules.tinyepic.position import (
    Clan,
    Enemy,
    at,
    enemy_row,
    favor_rows,
    fury,
    hand,
    holder,
    lone,
    names_of,
    refused,
    resources,
    settlers,
    ships,
    state_of,
    stock,
    temples,
    villages,
)

INNER = {"wealth": "in_n", "secrets": "in_sw", "nature": "in_se"}


def started(rune: str) -> Table:
    """A new game where this rune has fallen."""
    for seed in range(100):
        table = drakkar.new("tinyepic", 1, seed)
        if holder(table, INNER[rune]) == 1:
            return table
    raise AssertionError(f"{rune} never falls")


def keep_all(table: Table) -> None:
    while isinstance(table.question(), SoloPick):
        table.play(table.moves()[0])


# ---- worked examples -------------------------------------------------------------------------


@rule("TEV-20.6", "TEV-20.7", "TEV-20.8")
def test_the_example_set_up_after_the_nature_rune_fell():  # WE-32
    table = started("nature")
    assert holder(table, "in_se") == 1
    assert fury(table) == (0, 0, 1)
    assert lone(table) == "in_se.in_sw"
    assert settlers(table, 1) == {"in_se": 2}
    assert stock(table)[0] == 10
    assert influence(state_of(table), 1, state_of(table).face.island_index["in_se"]) == 4


@rule("TEV-20.10", "TEV-20.11", "TEV-20.12")
def test_the_example_piles_of_the_first_era():  # WE-03
    table = at(asks=Draft(), era=1)
    for pile in range(4):
        assert len(table.moves()) == 3
        assert len(hand(table)) == pile
        table.play(table.moves()[0])
    state = state_of(table)
    assert len(hand(table)) == 4
    assert (len(state.enemy_deck), len(state.enemy_unseen)) == (8, 3)
    assert len(state.deck) == 48 - 15


# ---- the table (20.1 to 20.5) ----------------------------------------------------------------


@rule("TEV-20.1")
def test_the_table_is_that_of_two_players_without_the_neutral_enemy():
    table = drakkar.new("tinyepic", 1, 1)
    assert state_of(table).face.id == "small"
    assert [len(row) for row in favor_rows(table)] == [4, 4]
    assert len(villages(table)) == 9
    assert resources(table) == (2, 2, 2)
    assert temples(table, 1) == []
    assert not {"out_nw", "out_ne", "out_s"} & set(settlers(table, 1))


@rule("TEV-20.2")
def test_the_pieces_of_two_colours_are_stacked_by_twos():
    table = drakkar.new("tinyepic", 1, 1)
    settled = sum(settlers(table, 1).values())
    assert stock(table) == [12 - settled, 2, 2, 2, 2, 2]
    assert ships(table, 1) == []


@rule("TEV-20.3")
@pytest.mark.parametrize(
    ("out", "slots", "then"),
    [(0, (2, 2, 2), [1, 2, 2]), (1, (1, 2, 2), [0, 2, 2]), (3, (0, 1, 2), [0, 0, 2]),
     (2, (2, 0, 2), [1, 0, 2])],
)  # fmt: skip
def test_the_enemy_takes_from_the_leftmost_slot_that_is_not_empty(out, slots, then):
    docks = ["out_s.in_se", "out_s.in_sw", "out_ne.in_n"][:out]
    enemy = Enemy(deck=["V14"], ships=docks, stock=(*slots, 2, 2))  # V14 builds
    table = at(asks=EnemyTurn(), enemy=enemy)
    assert stock(table)[1:4] == then


@rule("TEV-20.3")
@pytest.mark.parametrize(
    ("out", "slots", "then"),
    [(1, (1, 2, 2), [2, 2, 2]), (3, (0, 1, 2), [0, 2, 2]), (2, (0, 2, 2), [1, 2, 2]),
     (6, (0, 0, 0), [0, 0, 1])],
)  # fmt: skip
def test_what_comes_back_goes_to_the_rightmost_slot_with_room(out, slots, then):
    docks = ["in_n.out_nw", "out_s.in_sw", "out_ne.in_n", "in_se.edge", "in_se.out_s", "in_sw.edge"]
    enemy = Enemy(deck=["V14"], ships=docks[:out], stock=(*slots, 2, 2))
    table = at(Clan(hand=["V01"], ships=["mid_nw"]), asks=PlayCard(0), enemy=enemy)
    table.play(Jarl("V01"))
    table.play(Sail("mid_nw"))
    table.play(To("in_n.out_nw"))
    assert stock(table)[1:4] == then


@rule("TEV-20.4")
def test_the_chieftain_is_the_lone_longship():
    table = drakkar.new("tinyepic", 1, 1)
    docks = table.view(0)["table"]["docks"]
    assert [dock["id"] for dock in docks if dock["lone"]] == [lone(table)]
    pair = drakkar.new("tinyepic", 2, 1)
    assert not any(dock["lone"] for dock in pair.view(0)["table"]["docks"])


@rule("TEV-20.5")
def test_its_markers_start_at_zero():
    assert resources(drakkar.new("tinyepic", 1, 1), 1) == (0, 0, 0)


# ---- where it begins (20.6 to 20.9) ----------------------------------------------------------


@rule("TEV-20.6")
@pytest.mark.parametrize("rune", RUNES)
def test_the_enemy_takes_the_rune_that_falls_and_angers_its_god(rune):
    table = started(rune)
    held = [island for island in ("in_n", "in_se", "in_sw", "out_nw", "out_ne", "out_s")
            if holder(table, island) != -1]  # fmt: skip
    assert held == [INNER[rune]]
    assert fury(table) == tuple(int(name == rune) for name in RUNES)


@rule("TEV-20.7")
@pytest.mark.parametrize(
    ("rune", "dock"),
    [("wealth", "in_n.in_sw"), ("nature", "in_se.in_sw"), ("secrets", "in_sw.in_n")],
)
def test_the_lone_longship_begins_at_the_western_whale_dock(rune, dock):
    assert lone(started(rune)) == dock


@rule("TEV-20.8")
@pytest.mark.parametrize("rune", RUNES)
def test_two_settlers_go_there(rune):
    table = started(rune)
    assert settlers(table, 1) == {INNER[rune]: 2}
    assert stock(table)[0] == 10


@rule("TEV-20.9")
def test_the_player_then_places_his_longship_at_the_edge():
    table = drakkar.new("tinyepic", 1, 1)
    assert table.question() == PlaceFirstShip(0)
    assert lone(table)  # the enemy is there already
    rims = {"rim_east", "rim_north_east", "rim_north_west", "rim_south_east", "rim_south_west",
            "rim_west"}  # fmt: skip
    assert {move.fjord for move in table.moves()} == rims  # type: ignore[attr-defined]
    refused(table, Harbour("whale"), "TEV-1.14")
    refused(table, Harbour("mid_s"), "TEV-1.14")
    table.play(Harbour("rim_west"))
    assert ships(table) == ["rim_west"]


# ---- the cards (20.10 to 20.13) --------------------------------------------------------------


@rule("TEV-20.10")
@pytest.mark.parametrize(("era", "piles"), [(1, 5), (2, 6), (3, 7)])
def test_there_is_one_pile_more_than_cards_in_the_era(era, piles):
    table = at(asks=Draft(), era=era)
    keep_all(table)
    deals = [entry for entry in table.log if entry.seat == NATURE]
    assert len(deals) == piles
    assert all(len(entry.move.cards) == 3 for entry in deals)  # type: ignore[attr-defined]


@rule("TEV-20.11")
def test_one_card_is_kept_and_two_go_to_the_enemy():
    table = at(asks=Draft())
    pile = [move.card for move in table.moves()]  # type: ignore[attr-defined]
    refused(table, Keep("V99"), "TEV-20.11")
    other = next(f"V{n:02}" for n in range(1, 49) if f"V{n:02}" not in pile)
    refused(table, Keep(other), "TEV-20.11")
    table.play(Keep(pile[1]))
    assert hand(table) == [pile[1]]
    assert sorted(names_of(state_of(table).enemy_deck)) == sorted([pile[0], pile[2]])


@rule("TEV-20.12")
@pytest.mark.parametrize(("era", "cards"), [(1, 11), (2, 13), (3, 15)])
def test_the_last_pile_joins_the_enemy_deck_unseen(era, cards):
    table = at(asks=Draft(), era=era)
    keep_all(table)
    state = state_of(table)
    assert len(state.enemy_deck) + len(state.enemy_unseen) == cards
    last = [entry for entry in table.log if entry.seat == NATURE][-1]
    assert not table.may_see(last, 0)
    assert table.view(0)["table"]["enemy"]["deck"] == cards


@rule("TEV-20.12")
def test_the_enemy_deck_is_shuffled():
    drawn = set()
    for seed in range(30):
        table = at(asks=EnemyTurn(), enemy=Enemy(deck=["V14", "V30"], unseen=["V46"]), seed=seed)
        drawn |= set(enemy_row(table))
    assert drawn == {"V14", "V30", "V46"}


@rule("TEV-20.13")
def test_the_player_plays_first_then_by_turns():
    table = at(Clan(hand=["V14", "V30"]), asks=Turn(0), enemy=Enemy(deck=["V15"]))
    assert enemy_row(table) == []
    table.play(Jarl("V14"))
    assert enemy_row(table) == ["V15"]
    assert table.question() == PlayCard(0)


@rule("TEV-20.13")
@pytest.mark.parametrize("era", [1, 2])
def test_in_the_next_era_he_plays_first_again(era):
    enemy = Enemy(settlers={"in_n": 2})
    table = at(asks=Upkeep(), era=era, holders={"in_n": 1}, enemy=enemy)
    keep_all(table)
    assert table.question() == PlayCard(0)
    assert enemy_row(table) == []
