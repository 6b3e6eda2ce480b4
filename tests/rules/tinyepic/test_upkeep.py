"""Chapter 17: upkeep and the next era."""

from __future__ import annotations

import pytest

from drakkar.games.tinyepic.draft import PickCard
from drakkar.games.tinyepic.eras import Turn, Upkeep
from drakkar.games.tinyepic.moves import Favor, Fight, Jarl
from drakkar.games.tinyepic.runes import active_runes
from drakkar.games.tinyepic.turn import PlayCard
from drakkar.kernel.table import Table
from drakkar.kernel.testing import rule
from tests.rules.tinyepic.position import (
    Clan,
    at,
    consecrated,
    favors,
    fury,
    hand,
    holder,
    kinds_told,
    loot,
    names_of,
    prize,
    resources,
    row,
    settlers,
    ships,
    state_of,
    temples,
)

WEALTH, SECRETS = 0, 1


def draft_all(table: Table) -> None:
    """Everybody keeps the first card he may."""
    while isinstance(table.question(table.deciders[0]), PickCard):
        seat = table.deciders[0]
        table.play(table.moves(seat)[0], seat)


# ---- when (17.1, 17.2) -----------------------------------------------------------------------


@rule("TEV-17.1")
def test_upkeep_waits_until_the_last_hand_is_empty():
    table = at(Clan(hand=["V14"]), Clan(hand=["V30"]), asks=Turn(0))
    table.play(Jarl("V14"))
    assert state_of(table).era == 1
    assert row(table) == ["V14"]
    table.play(Jarl("V30"))
    assert state_of(table).era == 2


@rule("TEV-17.1")
def test_upkeep_waits_until_the_open_battle_is_resolved():
    clans = Clan(hand=["V14"]), Clan(hand=["V30"])
    table = at(*clans, asks=Turn(0), favor_rows=(["F01"], ["F07"]), deck=["V11"], listen=True)
    table.play(Fight("V14"))  # 4
    table.play(Favor("top", "left"))
    assert prize(table) == "F01"
    table.play(Jarl("V30"))
    assert favors(table) == ["F01"]  # V11, the invader, has 1
    assert kinds_told(table, "invader", "won", "era") == ["invader", "won", "era"]
    assert names_of(state_of(table).invaders) == ["V11"]


@rule("TEV-17.2")
def test_after_the_third_era_the_game_is_over():
    table = at(Clan(hand=["V14"]), Clan(hand=["V30"]), asks=Turn(0), era=3)
    table.play(Jarl("V14"))
    table.play(Jarl("V30"))
    assert table.over
    assert state_of(table).era == 3
    assert table.result().scores == (0, 0)


@rule("TEV-17.2")
@pytest.mark.parametrize("era", [1, 2])
def test_after_the_first_two_eras_it_goes_on(era):
    table = at(Clan(), Clan(), asks=Upkeep(), era=era)
    assert not table.over


# ---- what goes and what stays (17.3 to 17.5) -------------------------------------------------


@rule("TEV-17.3")
def test_the_rows_are_discarded_and_the_invaders_stay():
    clans = Clan(row=["V01", "V17"]), Clan(row=["V33"])
    table = at(*clans, asks=Upkeep(), invaders=["V40", "V41"])
    assert row(table) == row(table, 1) == []
    assert sorted(names_of(state_of(table).discard)) == ["V01", "V17", "V33"]
    assert names_of(state_of(table).invaders) == ["V40", "V41"]


@rule("TEV-17.3")
def test_the_runes_of_discarded_cards_are_lost_but_not_those_of_islands():
    clans = Clan(row=["V17", "V01"], settlers={"in_sw": 1}), Clan()
    table = at(*clans, asks=Upkeep(), holders={"in_sw": 0})
    assert active_runes(state_of(table), 0, SECRETS) == 1  # of the island
    assert active_runes(state_of(table), 0, WEALTH) == 0


@rule("TEV-17.4")
@pytest.mark.parametrize(("era", "cards"), [(1, 5), (2, 6)])
def test_the_raven_moves_on_and_new_cards_are_dealt(era, cards):
    table = at(Clan(), Clan(), Clan(), asks=Upkeep(), era=era)
    assert state_of(table).era == era + 1
    assert [len(pack) for pack in state_of(table).packs] == [cards] * 3
    assert table.deciders == (0, 1, 2)


@rule("TEV-17.5")
def test_everything_else_stays_as_it_is():
    me = Clan(
        wood=3, food=1, steel=5, settlers={"in_n": 2}, temples=["in_se"], villages=2,
        ships=["in_n.edge", "whale"], favors=["F01", "F08"],
    )  # fmt: skip
    table = at(
        me, Clan(), asks=Upkeep(), fury=(4, 0, 2), holders={"in_n": 0, "in_se": 0},
        consecrated={"wealth": 1},
    )  # fmt: skip
    assert resources(table) == (3, 1, 5)
    assert settlers(table) == {"in_n": 2}
    assert temples(table) == ["in_se"]
    assert ships(table) == ["in_n.edge", "whale"]
    assert favors(table) == ["F01", "F08"]
    assert loot(table) == 2
    assert fury(table) == (4, 0, 2)
    assert (holder(table, "in_n"), holder(table, "in_se")) == (0, 0)
    assert consecrated(table) == {"wealth": 1}


# ---- the war chief (17.6, 17.7) --------------------------------------------------------------


@rule("TEV-17.6")
def test_most_island_runes_make_the_chief_who_plays_first():
    clans = Clan(settlers={"g_n": 1}), Clan(settlers={"g_c": 1, "g_e": 1}), Clan()
    table = at(*clans, asks=Upkeep(), holders={"g_n": 0, "g_c": 1, "g_e": 1}, chief=2)
    assert state_of(table).chief == 1
    draft_all(table)
    assert table.question() == PlayCard(1)
    table.play(Jarl(hand(table, 1)[0]))
    while table.deciders == (1,):
        table.play(table.moves()[-1])
    assert table.deciders == (2,)  # clockwise


@rule("TEV-17.7")
@pytest.mark.parametrize(("chief", "then"), [(0, 2), (1, 0), (2, 1)])
def test_without_any_runes_the_last_to_act_becomes_chief(chief, then):
    table = at(Clan(), Clan(), Clan(), asks=Upkeep(), chief=chief)
    assert state_of(table).chief == then


@rule("TEV-17.7")
@pytest.mark.parametrize(("chief", "then"), [(0, 1), (1, 0), (2, 1)])
def test_of_tied_players_the_one_who_acted_last_becomes_chief(chief, then):
    clans = Clan(settlers={"g_n": 1}), Clan(settlers={"g_c": 1}), Clan()
    table = at(*clans, asks=Upkeep(), holders={"g_n": 0, "g_c": 1}, chief=chief)
    assert state_of(table).chief == then  # the third has none and is not in it
