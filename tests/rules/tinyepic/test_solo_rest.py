"""Chapter 24: the player's actions against the enemy clan, the upkeep and the end."""

from __future__ import annotations

import pytest

from drakkar.games.tinyepic.consecration import ConsecrateVillage
from drakkar.games.tinyepic.control import CheckControl
from drakkar.games.tinyepic.eras import Turn, Upkeep
from drakkar.games.tinyepic.exploring import Arrivals
from drakkar.games.tinyepic.moves import Consecrate, Decline, Deploy, Jarl, Sail, Skip, Smite, To
from drakkar.games.tinyepic.runes import SmiteSettler
from drakkar.games.tinyepic.sailing import Ashore, ChooseShip
from drakkar.kernel.game import Result
from drakkar.kernel.table import Table
from drakkar.kernel.testing import rule
from tests.rules.tinyepic.position import (
    Clan,
    Enemy,
    at,
    battle_row,
    consecrated,
    enemy_row,
    fury,
    hand,
    holder,
    kinds_told,
    lone,
    names_of,
    refused,
    resources,
    row,
    settlers,
    ships,
    state_of,
    stock,
)


def docking(enemy: Enemy, dock: str = "in_n.out_nw") -> Table:
    """The player's ship comes from mid_nw to this dock."""
    table = at(Clan(ships=["mid_nw"]), asks=ChooseShip(0, 1), enemy=enemy)
    table.play(Sail("mid_nw"))
    table.play(To(dock))
    return table


def deploying(number: int, enemy: Enemy) -> Table:
    me = Clan(ships=["in_n.out_nw"], food=6)
    table = at(me, asks=Ashore(0, "in_n.out_nw", 0, 6), enemy=enemy)
    table.play(Deploy(number))
    return table


# ---- docking (24.1, 24.2) --------------------------------------------------------------------


@rule("TEV-24.1")
@pytest.mark.parametrize(
    ("others", "slots", "then"),
    [
        ([], (1, 2, 2), [2, 2, 2]),
        (["out_s.in_se", "out_s.in_sw"], (0, 1, 2), [0, 2, 2]),
        (["out_s.in_se", "out_s.in_sw"], (1, 2, 0), [1, 2, 1]),
    ],
)
def test_an_enemy_longship_goes_back_to_its_board(others, slots, then):
    enemy = Enemy(ships=["in_n.out_nw", *others], stock=(*slots, 2, 2))
    table = docking(enemy)
    assert ships(table) == ["in_n.out_nw"]
    assert ships(table, 1) == sorted(others)
    assert stock(table)[1:4] == then


@rule("TEV-24.2")
def test_the_lone_longship_shares_the_dock():
    table = docking(Enemy(lone="in_n.in_sw", ships=["in_n.edge"]), "in_n.in_sw")
    assert lone(table) == "in_n.in_sw"
    assert ships(table) == ["in_n.in_sw"]
    assert stock(table)[1:4] == [1, 2, 2]


@rule("TEV-24.2")
def test_a_longship_beside_the_lone_one_goes_back_all_the_same():
    table = docking(Enemy(lone="in_n.in_sw", ships=["in_n.in_sw"]), "in_n.in_sw")
    assert lone(table) == "in_n.in_sw"
    assert ships(table, 1) == []
    assert stock(table)[1:4] == [2, 2, 2]


# ---- attacking and smiting (24.3, 24.4) ------------------------------------------------------


@rule("TEV-24.3")
@pytest.mark.parametrize(("number", "left"), [(1, 2), (2, 2), (3, 1), (5, 1)])
def test_the_player_attacks_with_more_settlers_than_both_its_colours(number, left):
    table = deploying(number, Enemy(settlers={"in_n": 2}))
    assert settlers(table, 1) == {"in_n": left}
    assert stock(table)[0] == 12 - left


@rule("TEV-24.3")
def test_exploring_attacks_it_too():
    me = Clan(settlers={"in_se": 3})
    arrived = (0, 1, 0, 0, 0, 0)
    table = at(me, asks=Arrivals(0, arrived), enemy=Enemy(settlers={"in_se": 2}))
    assert settlers(table, 1) == {"in_se": 1}


@rule("TEV-24.4")
def test_a_smitten_settler_goes_back_to_its_board():
    table = at(Clan(), asks=SmiteSettler(0, 1), enemy=Enemy(settlers={"out_s": 2}))
    refused(table, Smite(2, "in_n"), "TEV-15.6")
    table.play(Smite(2, "out_s"))
    assert settlers(table, 1) == {"out_s": 1}
    assert stock(table)[0] == 11


# ---- runes and villages (24.5, 24.6) ---------------------------------------------------------


@rule("TEV-24.5")
@pytest.mark.parametrize(("mine", "then"), [(3, 1), (4, 1), (5, 0)])
def test_the_player_steals_with_more_influence_than_the_enemy(mine, then):
    enemy = Enemy(settlers={"in_n": 2})  # and the lone longship: 4
    table = at(
        Clan(settlers={"in_n": mine}), asks=CheckControl(0), enemy=enemy, holders={"in_n": 1}
    )
    assert holder(table, "in_n") == then
    assert fury(table) == (int(then == 0), 0, 0)


@rule("TEV-24.5")
def test_the_lone_longship_alone_keeps_others_from_a_rune():
    me = Clan(settlers={"in_n": 2, "in_se": 1})
    table = at(me, asks=CheckControl(0), enemy=Enemy())
    assert holder(table, "in_n") == -1  # 2 against 2
    assert holder(table, "in_se") == 0


@rule("TEV-24.6")
def test_the_player_consecrates_on_the_places_of_the_enemy():
    full = {"place_1": 2, "place_2": 1}
    table = at(Clan(villages=1), asks=ConsecrateVillage(0), consecrated=full)
    refused(table, Consecrate("place_1"), "TEV-16.7")
    table.play(Consecrate("place_2"))
    assert consecrated(table) == {"place_1": 2, "place_2": 2}


@rule("TEV-24.6")
def test_he_may_use_the_gods_two_times_each():
    table = at(Clan(villages=1), asks=ConsecrateVillage(0), consecrated={"wealth": 1, "nature": 2})
    refused(table, Consecrate("nature"), "TEV-16.7")
    table.play(Consecrate("wealth"))
    assert fury(table) == (2, 0, 0)


@rule("TEV-24.6")
def test_he_consecrates_one_village_in_a_turn_and_only_if_he_likes():
    me = Clan(hand=["V14", "V30"], villages=2)
    table = at(me, asks=Turn(0), enemy=Enemy(deck=["V15"]))
    table.play(Jarl("V14"))
    table.play(Consecrate("secrets"))
    assert enemy_row(table) == ["V15"]
    table.play(Jarl("V30"))
    table.play(Skip())
    assert consecrated(table) == {"secrets": 1}


# ---- the end of an era (24.7 to 24.9) --------------------------------------------------------


@rule("TEV-24.7")
def test_the_era_ends_after_the_enemys_answer_to_the_last_card():
    table = at(Clan(hand=["V14"]), asks=Turn(0), enemy=Enemy(deck=["V15"]), listen=True)
    assert state_of(table).era == 1
    table.play(Jarl("V14"))
    assert kinds_told(table, "jarl", "enemy-plays", "era") == ["jarl", "enemy-plays", "era"]
    assert state_of(table).era == 2
    assert hand(table) == []


@rule("TEV-24.7")
def test_the_game_ends_with_the_players_last_card_of_era_3():
    enemy = Enemy(deck=["V15"])
    table = at(Clan(hand=["V14"], villages=1), asks=Turn(0), era=3, enemy=enemy, listen=True)
    table.play(Jarl("V14"))
    assert table.question() is not None  # his Consecration is part of his turn
    table.play(Consecrate("wealth"))
    assert table.over
    assert kinds_told(table, "enemy-plays") == []
    assert enemy_row(table) == []


@rule("TEV-24.7", "TEV-23.20")
def test_a_battle_the_enemy_begins_on_that_turn_is_not_fought():
    enemy = Enemy(deck=["V15"], steel=4, food=6, card="V16", bonus=1)
    table = at(
        Clan(hand=["V14"]), asks=Turn(0), era=3, enemy=enemy, initiator=1, prize="F05",
        deck=["V11"], listen=True,
    )  # fmt: skip
    table.play(Decline())  # the enemy wins the card and its steel: battle icon; V14 is forced
    assert table.over
    assert kinds_told(table, "enemy-challenges", "invader") == ["invader", "enemy-challenges"]
    assert len(state_of(table).enemy_favors) == 1
    assert resources(table, 1) == (0, 0, 6)  # its full track went back all the same


@rule("TEV-24.8")
def test_upkeep_discards_all_cards_of_the_era_but_not_the_invaders():
    enemy = Enemy(row=["V02", "V03"], battles=["V04"], deck=["V05"], unseen=["V06", "V07"])
    table = at(Clan(row=["V01"]), asks=Upkeep(), enemy=enemy, invaders=["V40"], listen=True)
    state = state_of(table)
    gone = ["V01", "V02", "V03", "V04", "V05", "V06", "V07"]
    assert sorted(names_of(state.discard)) == gone
    assert row(table) == enemy_row(table) == battle_row(table) == []
    assert names_of([*state.enemy_deck, *state.enemy_unseen]) == []
    assert names_of(state.invaders) == ["V40"]
    assert table.view(0)["table"]["discard"] == 7  # unrevealed: how many, not which


@rule("TEV-24.9")
def test_the_lone_longship_stays_where_it_is():
    enemy = Enemy(lone="out_s.in_se", settlers={"out_s": 1})
    table = at(asks=Upkeep(), enemy=enemy, holders={"out_s": 1}, listen=True)
    assert lone(table) == "out_s.in_se"
    assert kinds_told(table, "chief") == []


# ---- the end of the game (24.10, 24.11) ------------------------------------------------------


def final(me: Clan, enemy: Enemy, **position) -> Result:
    return at(me, asks=Upkeep(), era=3, enemy=enemy, **position).result()


@rule("TEV-24.10")
def test_the_enemy_scores_like_a_player_and_counts_all_its_favours():
    enemy = Enemy(favors=["F01", "F07", "F13", "F18"])
    result = final(Clan(favors=["F04"]), enemy, fury=(3, 2, 1), holders={"in_n": 0, "in_se": 1})
    assert result.scores == (6 + 6,)
    assert result.opponent == {
        "islands_wealth": 0, "islands_secrets": 0, "islands_nature": 2,
        "favors_wealth": 9, "favors_secrets": 6, "favors_nature": 4,
    }  # fmt: skip
    assert result.winners == ()  # 12 against 21


@rule("TEV-24.10")
def test_most_points_win_alone_too():
    enemy = Enemy(favors=["F13"], wood=5)
    assert final(Clan(favors=["F07"]), enemy, fury=(3, 2, 1)).winners == (0,)  # 6 against 3


@rule("TEV-24.11")
@pytest.mark.parametrize(
    ("me", "enemy", "held", "won"),
    [
        # 4 points each: island runes decide
        (Clan(), Enemy(favors=["F10"]), {"in_se": 0, "out_nw": 0}, True),
        (Clan(favors=["F10"]), Enemy(), {"in_se": 1, "out_nw": 1}, False),
        # 3 points each: favour cards
        (Clan(favors=["F16", "F18"]), Enemy(favors=["F13"], temples=["out_s"]), {}, True),
        (Clan(favors=["F13"], temples=["out_s"]), Enemy(favors=["F16", "F18"]), {}, False),
        # temples
        (Clan(temples=["out_s"]), Enemy(ships=["in_n.edge"], wood=3), {}, True),
        (Clan(ships=["whale", "whale"], wood=7), Enemy(temples=["out_s"]), {}, False),
        # longships, without the first
        (Clan(ships=["whale", "whale"]), Enemy(wood=3), {}, True),
        (Clan(ships=["whale"], wood=7), Enemy(ships=["in_n.edge"]), {}, False),
        # resources: the spaces of its markers
        (Clan(wood=3), Enemy(wood=1, food=1), {}, True),
        (Clan(wood=2), Enemy(wood=1, food=1, steel=1), {}, False),
        # everything equal: not won
        (Clan(wood=2), Enemy(wood=1, food=1), {}, False),
        (Clan(), Enemy(), {}, False),
    ],
)
def test_ties_with_the_enemy_are_broken_in_the_same_order(me, enemy, held, won):
    result = final(me, enemy, fury=(3, 2, 1), holders=held)
    assert result.opponent is not None
    assert sum(result.opponent.values()) == result.scores[0]
    assert result.winners == ((0,) if won else ())
