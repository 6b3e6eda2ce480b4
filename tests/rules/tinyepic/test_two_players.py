"""Chapter 19: the neutral enemy of the two-player game."""

from __future__ import annotations

import pytest

import drakkar
from drakkar.games.tinyepic.battle import DrawInvader, ResolveBattle
from drakkar.games.tinyepic.box import CARD_NAMES
from drakkar.games.tinyepic.consecration import ConsecrateVillage
from drakkar.games.tinyepic.control import CheckControl
from drakkar.games.tinyepic.draft import Draft, PickCards
from drakkar.games.tinyepic.eras import Upkeep
from drakkar.games.tinyepic.moves import Consecrate, Deploy, Keep, Smite
from drakkar.games.tinyepic.runes import SmiteSettler
from drakkar.games.tinyepic.sailing import Ashore
from drakkar.kernel.question import NATURE
from drakkar.kernel.table import Table
from drakkar.kernel.testing import rule
from tests.rules.tinyepic.position import (
    Clan,
    Enemy,
    at,
    favors,
    fury,
    hand,
    holder,
    names_of,
    refused,
    settlers,
    state_of,
    temples,
)

OUTER = {"out_nw": 2, "out_ne": 2, "out_s": 2}
A4, B4, E3 = ["V01", "V02", "V03", "V04"], ["V11", "V12", "V13", "V14"], ["V21", "V22", "V23"]


def packs(table: Table) -> list[list[str]]:
    """Of player A, player B and the neutral enemy."""
    return [names_of(pack) for pack in state_of(table).packs]


def discards(table: Table) -> list[str]:
    return names_of(state_of(table).discard)


def drafting(era: int = 1) -> Table:
    rest = [name for name in CARD_NAMES if name not in (*A4, *B4, *E3)]
    clans = Clan(pack=A4, row=rest), Clan(pack=B4)
    return at(*clans, enemy_pack=E3, asks=PickCards(), era=era)


# ---- worked example --------------------------------------------------------------------------


@rule("TEV-19.10", "TEV-19.11", "TEV-19.12")
def test_the_example_draft_of_the_first_era():  # WE-02
    table = drafting()
    table.play(Keep("V01"), 0)
    table.play(Keep("V11"), 1)
    a, b, enemy = packs(table)
    assert a == ["V12", "V13", "V14"]  # from B
    assert b == ["V21", "V22", "V23"]  # from the enemy
    assert len(discards(table)) == 1
    assert sorted(enemy + discards(table)) == ["V02", "V03", "V04"]  # from A
    table.play(Keep("V12"), 0)
    table.play(Keep("V21"), 1)
    assert [len(pack) for pack in packs(table)] == [2, 2, 1]
    assert len(discards(table)) == 2
    table.play(table.moves(0)[0], 0)
    table.play(table.moves(1)[0], 1)
    assert [len(hand(table, seat)) for seat in (0, 1)] == [4, 4]
    assert packs(table) == [[], [], []]
    assert len(discards(table)) == 3
    assert sorted(hand(table, 0) + hand(table, 1) + discards(table)) == sorted(A4 + B4 + E3)


# ---- its pieces (19.1 to 19.3) ---------------------------------------------------------------


@rule("TEV-19.1")
def test_a_temple_and_two_settlers_stand_on_each_outer_island():
    table = drakkar.new("tinyepic", 2, 1)
    assert settlers(table, 2) == OUTER
    assert temples(table, 2) == ["out_nw", "out_ne", "out_s"]


@rule("TEV-19.2")
def test_its_influence_on_each_is_six():
    six = Clan(temples=["out_nw", "out_ne"], settlers={"out_nw": 2, "out_ne": 3})
    table = at(six, Clan(), asks=CheckControl(0))
    assert holder(table, "out_nw") == -1  # 6 against 6
    assert holder(table, "out_ne") == 0  # 7 against 6


@rule("TEV-19.3")
def test_the_runes_stay_on_its_islands_and_no_god_is_angered():
    table = drakkar.new("tinyepic", 2, 1)
    assert [holder(table, island) for island in OUTER] == [-1, -1, -1]
    assert fury(table) == (0, 0, 0)
    island = next(island for island in table.view(0)["table"]["islands"] if island["id"] == "out_s")
    assert island["holder"] is None


# ---- taking its islands (19.4, 19.5, 19.8) ---------------------------------------------------


@rule("TEV-19.4")
def test_more_influence_than_the_neutral_enemy_takes_the_rune_and_angers_its_god():
    table = at(Clan(temples=["out_nw"], settlers={"out_nw": 3}), Clan(), asks=CheckControl(0))
    assert holder(table, "out_nw") == 0
    assert fury(table) == (0, 0, 1)


@rule("TEV-19.4")
def test_the_other_player_must_be_exceeded_as_well():
    clans = (
        Clan(temples=["out_nw"], settlers={"out_nw": 3}),
        Clan(temples=["out_nw"], settlers={"out_nw": 3}),
    )
    table = at(*clans, asks=CheckControl(0))
    assert holder(table, "out_nw") == -1


@rule("TEV-19.4")
def test_without_a_land_unit_its_rune_is_not_taken():
    me = Clan(ships=["out_nw.in_n", "out_nw.in_sw"])  # 4 against 2
    table = at(me, Clan(), asks=CheckControl(0), enemy=Enemy(settlers={"out_nw": 2}))
    assert holder(table, "out_nw") == -1


@rule("TEV-19.5")
def test_the_neutral_enemy_steals_no_rune():
    table = at(
        Clan(settlers={"out_nw": 1}), Clan(), asks=[CheckControl(0), CheckControl(1)],
        holders={"out_nw": 0},
    )  # fmt: skip
    assert holder(table, "out_nw") == 0  # with 1 against 6
    assert fury(table) == (0, 0, 0)


@rule("TEV-19.5")
def test_the_neutral_enemy_has_no_turn():
    table = drakkar.new("tinyepic", 2, 3)
    while not table.over:
        table.play(table.moves()[0])
    assert {entry.seat for entry in table.log} == {0, 1, NATURE}


@rule("TEV-19.8")
def test_a_rune_that_returns_is_blocked_by_the_neutral_enemy_again():
    others_ship = Clan(ships=["out_nw.in_sw"])  # 2, and no land unit
    table = at(Clan(), others_ship, asks=CheckControl(0), holders={"out_nw": 0})
    assert holder(table, "out_nw") == -1  # returned, not taken
    five = Clan(settlers={"out_nw": 5})
    table = at(five, Clan(), asks=CheckControl(0))
    assert holder(table, "out_nw") == -1  # 5 against 6
    weaker = Enemy(settlers={"out_nw": 0}, temples=["out_nw"])
    table = at(five, Clan(), asks=CheckControl(0), enemy=weaker)
    assert holder(table, "out_nw") == 0  # 5 against 4


# ---- attacks on it (19.6, 19.7) --------------------------------------------------------------


@rule("TEV-19.6")
def test_its_settlers_are_attacked_and_go_to_the_box():
    me = Clan(food=3, ships=["out_nw.in_sw"])
    table = at(me, Clan(), asks=Ashore(0, "out_nw.in_sw", 0, 3))
    table.play(Deploy(3))
    assert settlers(table, 2) == {**OUTER, "out_nw": 1}
    assert sum(state_of(table).enemy_stock) == 0


@rule("TEV-19.6")
def test_two_deployed_settlers_do_not_outnumber_it():
    me = Clan(food=3, ships=["out_nw.in_sw"])
    table = at(me, Clan(), asks=Ashore(0, "out_nw.in_sw", 0, 2))
    table.play(Deploy(2))
    assert settlers(table, 2) == OUTER


@rule("TEV-19.6")
def test_its_settlers_are_smitten_like_an_opponents():
    table = at(Clan(), Clan(), asks=SmiteSettler(0, 2))
    table.play(Smite(3, "out_s"))
    table.play(Smite(3, "out_s"))
    assert settlers(table, 2) == {"out_nw": 2, "out_ne": 2}


@rule("TEV-19.7")
def test_its_temples_stay():
    bare = Enemy(settlers={"out_ne": 1}, temples=["out_nw", "out_ne", "out_s"])
    table = at(Clan(), Clan(), asks=SmiteSettler(0, 2), enemy=bare)
    refused(table, Smite(3, "out_nw"), "TEV-15.6")
    table.play(Smite(3, "out_ne"))
    assert temples(table, 2) == ["out_nw", "out_ne", "out_s"]
    four = at(Clan(settlers={"out_nw": 4}), Clan(), asks=CheckControl(0), enemy=bare)
    assert holder(four, "out_nw") == -1
    five = at(Clan(settlers={"out_nw": 5}), Clan(), asks=CheckControl(0), enemy=bare)
    assert holder(five, "out_nw") == 0


# ---- its seat in the draft (19.9 to 19.13) ---------------------------------------------------


@rule("TEV-19.9")
@pytest.mark.parametrize(("era", "cards"), [(1, [4, 4, 3]), (2, [5, 5, 4]), (3, [6, 6, 5])])
def test_the_neutral_enemy_is_dealt_one_card_less(era, cards):
    table = at(Clan(), Clan(), asks=Draft(), era=era)
    assert [len(pack) for pack in packs(table)] == cards


@rule("TEV-19.9")
def test_its_cards_are_dealt_face_down():
    table = at(Clan(), Clan(), asks=Draft())
    deal = [entry for entry in table.log if entry.seat == NATURE][2]
    assert [table.may_see(deal, seat) for seat in (0, 1, None)] == [False, False, False]


@rule("TEV-19.10")
def test_in_the_second_era_cards_pass_the_other_way():
    table = drafting(era=2)
    table.play(Keep("V01"), 0)
    table.play(Keep("V11"), 1)
    a, b, enemy = packs(table)
    assert a == ["V21", "V22", "V23"]
    assert b == ["V02", "V03", "V04"]
    assert sorted(enemy + discards(table)) == ["V12", "V13", "V14"]


@rule("TEV-19.11")
def test_which_card_it_loses_is_random():
    lost = set()
    for seed in range(20):
        clans = Clan(pack=A4), Clan(pack=B4)
        table = at(*clans, enemy_pack=E3, asks=PickCards(), seed=seed)
        table.play(Keep("V01"), 0)
        table.play(Keep("V11"), 1)
        lost |= set(discards(table))
    assert lost == {"V02", "V03", "V04"}


@rule("TEV-19.12")
@pytest.mark.parametrize(("era", "lost", "kept"), [(1, 3, 4), (2, 4, 5), (3, 5, 6)])
def test_at_the_end_it_has_lost_all_its_cards(era, lost, kept):
    table = at(Clan(), Clan(), asks=Draft(), era=era)
    while not table.over:
        seat = table.deciders[0]
        table.play(table.moves(seat)[0], seat)
    assert len(discards(table)) == lost
    assert [len(hand(table, seat)) for seat in (0, 1)] == [kept, kept]
    assert packs(table) == [[], [], []]


@rule("TEV-19.13")
def test_what_it_discards_is_seen_by_nobody():
    table = drafting()
    table.play(Keep("V01"), 0)
    table.play(Keep("V11"), 1)
    thrown = [entry for entry in table.log if entry.seat == NATURE][-1]
    assert list(thrown.move.cards) == discards(table)  # type: ignore[attr-defined]
    assert [table.may_see(thrown, seat) for seat in (0, 1, None)] == [False, False, False]
    assert table.view(0)["table"]["discard"] == 1


@rule("TEV-19.13")
def test_what_it_discards_comes_back_with_the_next_shuffle():
    rest = [name for name in CARD_NAMES if name not in (*A4, *B4, *E3)]
    clans = Clan(pack=A4, row=rest), Clan(pack=B4)
    table = at(*clans, enemy_pack=E3, asks=[PickCards(), DrawInvader()])
    while not table.over:
        seat = table.deciders[0]
        table.play(table.moves(seat)[0], seat)
    state = state_of(table)
    assert len(state.invaders) == 1  # there was nothing but its three cards to draw from
    assert len(state.deck) == 2


# ---- no player (19.14, 19.15) ----------------------------------------------------------------


@rule("TEV-19.14")
def test_a_player_alone_in_a_battle_faces_the_invaders():
    table = at(
        Clan(battle="V14"), Clan(), asks=ResolveBattle(), initiator=0, prize="F13", deck=["V11"]
    )
    assert names_of(state_of(table).invaders) == ["V11"]
    assert favors(table) == ["F13"]  # 4 against 1


@rule("TEV-19.15")
def test_two_villages_fill_a_place():
    table = at(Clan(villages=1), Clan(), asks=ConsecrateVillage(0), consecrated={"place_2": 2})
    refused(table, Consecrate("place_2"), "TEV-16.7")


@rule("TEV-19.15")
def test_the_neutral_enemy_never_becomes_chief():
    table = at(Clan(), Clan(), asks=Upkeep(), chief=0)  # it holds three islands, they none
    assert state_of(table).chief == 1
