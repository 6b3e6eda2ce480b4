"""Chapter 23: battles with the enemy clan.

Strengths: V11 1, V03 2, V01 and V33 3, V14 and V46 4, V06 6 (2 steel), V16 8 (3 steel).
"""

from __future__ import annotations

from dataclasses import replace

import pytest

from drakkar.games.tinyepic.battle import Blessing
from drakkar.games.tinyepic.consecration import ConsecrateVillage
from drakkar.games.tinyepic.enemy import DecideForEnemy
from drakkar.games.tinyepic.enemy_battle import AnswerBattle
from drakkar.games.tinyepic.enemy_tracks import EnemyTurn, ResolveIcons
from drakkar.games.tinyepic.eras import Turn
from drakkar.games.tinyepic.moves import Decline, Favor, Fight, Jarl, Join, Pick, Skip
from drakkar.games.tinyepic.turn import PlayCard
from drakkar.kernel.question import NATURE
from drakkar.kernel.table import Table
from drakkar.kernel.testing import rule
from tests.rules.tinyepic.position import (
    Clan,
    Enemy,
    at,
    battle_row,
    consecrated,
    enemy_favors,
    enemy_row,
    events_of,
    favor_rows,
    favors,
    fury,
    holder,
    kinds_told,
    lone,
    names_of,
    prize,
    refused,
    resources,
    row,
    settlers,
    ships,
    state_of,
    villages,
)

ROWS = (["F01", "F02", "F03"], ["F07", "F08", "F09"])
BATTLE = 21


def challenge(
    mine: str, its: str, me: Clan | None = None, enemy: Enemy | None = None, **position
) -> Table:
    """The player starts a battle for the left card of the top row; the enemy turns up its card."""
    me = replace(me or Clan(), hand=[mine, "V30"])
    enemy = replace(enemy or Enemy(), deck=[its])
    position.setdefault("favor_rows", ROWS)
    table = at(me, asks=Turn(0), enemy=enemy, listen=True, **position)
    table.play(Fight(mine))
    table.play(Favor("top", "left"))
    return table


def challenged(its: str, me: Clan, enemy: Enemy | None = None, bonus: int = 1, **position) -> Table:
    """The enemy has started a battle for F13, from the left of the top row: the player's turn."""
    enemy = replace(enemy or Enemy(), card=its, bonus=bonus)
    position.setdefault("favor_rows", ROWS)
    return at(
        me, asks=Turn(0), enemy=enemy, initiator=1, prize="F13", prize_from=("top", "left"),
        listen=True, **position,
    )  # fmt: skip


def starts(dock: str, **position) -> Table:
    """The enemy's first battle icon, with the lone longship at this dock."""
    position.setdefault("favor_rows", ROWS)
    enemy = Enemy(lone=dock, triggers=[BATTLE], deck=["V14"])
    return at(Clan(), asks=ResolveIcons(), enemy=enemy, **position)


# ---- worked example --------------------------------------------------------------------------


@rule("TEV-23.15", "TEV-23.16")
def test_at_a_southern_island_in_the_west_it_takes_the_bottom_left():  # WE-30
    table = starts("in_sw.out_nw")
    assert prize(table) == "F07"
    assert favor_rows(table) == (["F01", "F02", "F03"], ["F08", "F09"])


@rule("TEV-23.16")
@pytest.mark.parametrize(("end", "favor"), [("left", "F01"), ("right", "F03")])
def test_halfway_between_the_ends_the_player_chooses(end, favor):  # WE-30
    table = starts("in_n.edge")
    assert isinstance(table.question(), DecideForEnemy)
    assert table.moves() == [Pick("left"), Pick("right")]
    table.play(Pick(end))
    assert prize(table) == favor


# ---- the player starts a battle (23.1 to 23.4) -----------------------------------------------


@rule("TEV-23.1")
def test_the_enemy_joins_at_once_with_its_top_card():
    table = challenge("V14", "V11")
    assert battle_row(table) == ["V11"]
    assert favors(table) == ["F01"]
    assert row(table) == ["V14"]
    assert resources(table) == (1, 0, 0)  # the bag


@rule("TEV-23.2")
def test_the_consecration_comes_next():
    table = challenge("V14", "V11", Clan(villages=1))
    assert table.question() == ConsecrateVillage(0)
    assert favors(table) == ["F01"]
    assert enemy_row(table) == []  # its turn has not come


@rule("TEV-23.3")
@pytest.mark.parametrize("its", ["V11", "V46", "V16"])
def test_the_player_never_faces_the_invaders(its):
    table = challenge("V14", its)
    assert names_of(state_of(table).invaders) == []


@rule("TEV-23.4")
def test_without_his_steel_the_enemy_is_left_alone_with_the_invaders():
    table = challenge("V06", "V14", Clan(steel=1, villages=1), deck=["V11"])
    assert names_of(state_of(table).invaders) == ["V11"]
    assert enemy_favors(table) == ["F01"]  # 4 against 1
    assert table.question() == ConsecrateVillage(0)  # and no blessing
    assert row(table) == ["V06"]
    assert resources(table) == (0, 0, 1)
    assert fury(table) == (1, 0, 0)  # of the invader


@rule("TEV-23.4")
def test_the_enemy_alone_may_lose_to_the_invaders():
    table = challenge("V06", "V46", Clan(villages=1), deck=["V16"])
    assert enemy_favors(table) == []
    assert favor_rows(table)[0] == ["F01", "F02", "F03"]
    assert fury(table) == (0, 0, 1)  # of its own god only


# ---- its strength (23.5 to 23.9) -------------------------------------------------------------


@rule("TEV-23.5")
def test_the_enemy_pays_no_steel():
    table = challenge("V14", "V06", enemy=Enemy(steel=1))
    assert events_of(table, "enemy-strength") == [{"card": "V06", "strength": 6}]
    assert enemy_favors(table) == ["F01"]
    assert resources(table, 1) == (1, 0, 1)


@rule("TEV-23.6")
def test_a_card_in_the_battle_row_gives_no_action():
    table = challenge("V11", "V14", Clan(villages=1))  # V14 builds
    table.play(Skip())  # the blessing
    assert table.question() == ConsecrateVillage(0)
    assert ships(table, 1) == []
    assert enemy_row(table) == []


@rule("TEV-23.7")
def test_all_its_active_runes_count_and_the_revealed_card_too():
    # V02: 1 and 1 for each wealth: the island, V03 and V04 in its rows, itself
    enemy = Enemy(settlers={"in_n": 2}, row=["V03", "V17"], battles=["V04"])
    table = challenge("V14", "V02", enemy=enemy, holders={"in_n": 1})
    assert events_of(table, "enemy-strength") == [{"card": "V02", "strength": 5}]
    assert enemy_favors(table) == ["F01"]


@rule("TEV-23.8")
def test_the_bonus_of_the_icon_is_added():
    table = challenged("V01", Clan(hand=["V14", "V30"]), bonus=2)
    table.play(Join("V14"))
    assert events_of(table, "enemy-strength") == [{"card": "V01", "strength": 5}]
    assert enemy_favors(table) == ["F13"]


@rule("TEV-23.8")
def test_the_bonus_is_gone_in_the_next_battle():
    me = Clan(hand=["V14", "V30", "V46"])
    table = challenged("V01", me, Enemy(deck=["V15"]), bonus=3, deck=["V07"])
    table.play(Join("V30"))
    table.play(Skip())  # the blessing
    table.play(Fight("V14"))
    table.play(Favor("top", "left"))
    assert events_of(table, "enemy-strength")[0] == {"card": "V01", "strength": 6}
    assert events_of(table, "enemy-strength")[1]["strength"] == 3  # V07, without the bonus


@rule("TEV-23.9")
def test_a_counted_resource_is_spent():
    table = challenge("V11", "V05", enemy=Enemy(food=4, wood=1))  # 1 and 1 for each food
    assert events_of(table, "enemy-strength") == [{"card": "V05", "strength": 5}]
    assert resources(table, 1) == (2, 0, 0)  # and a wood from the bag


@rule("TEV-23.9")
def test_a_resource_that_is_not_counted_stays():
    table = challenge("V11", "V14", enemy=Enemy(food=4))
    assert resources(table, 1) == (1, 4, 0)


# ---- how it ends (23.10 to 23.13) ------------------------------------------------------------


@rule("TEV-23.10")
def test_it_wins_the_favour_and_its_bag_without_limit():
    enemy = Enemy(favors=["F04", "F05", "F06"])
    table = challenge("V11", "V14", enemy=enemy)
    assert enemy_favors(table) == ["F04", "F05", "F06", "F01"]
    assert resources(table, 1) == (1, 0, 0)
    assert table.view(0)["table"]["enemy"]["favors"] == 4  # face down: their number only


@rule("TEV-23.10")
def test_the_player_who_lost_has_his_blessing_and_raises_his_gods_fury():
    table = challenge("V11", "V46")
    assert table.question() == Blessing(0, "V11")
    table.play(Skip())
    assert fury(table)[0] == 1


@rule("TEV-23.11")
@pytest.mark.parametrize(
    ("its", "then"), [("V11", (1, 0, 0)), ("V27", (0, 1, 0)), ("V43", (0, 0, 1))]
)
def test_if_it_loses_the_god_of_its_card_rages(its, then):
    table = challenge("V14", its, Clan(temples=["in_n"], villages=1), holders={"in_n": 0})
    assert favors(table) == ["F01"]
    assert fury(table) == then


@rule("TEV-23.11")
def test_if_it_loses_it_performs_the_action_of_its_card_rune():
    wealth = challenge("V14", "V11", Clan(villages=1))
    assert resources(wealth, 1) == (1, 1, 1)
    secrets = challenge("V14", "V27", Clan(villages=1))
    assert settlers(secrets, 1) == {"in_n": 1}
    nature = challenge("V14", "V43", Clan(villages=1, settlers={"out_s": 2}))
    assert settlers(nature) == {"out_s": 1}


@rule("TEV-23.12")
def test_on_a_tie_both_have_lost_and_the_favour_goes_back():
    me = Clan(settlers={"out_s": 2}, villages=1)
    table = challenge("V14", "V46", me, holders={"out_s": 0})
    assert table.question() == Blessing(0, "V14")  # who started it comes first
    assert settlers(table) == {"out_s": 2}
    table.play(Skip())
    assert settlers(table) == {"out_s": 1}  # then the nature action of the enemy
    assert fury(table) == (1, 0, 1)
    assert favor_rows(table) == ROWS
    assert favors(table) == enemy_favors(table) == []


@rule("TEV-23.12")
def test_in_a_battle_the_enemy_started_it_comes_first():
    me = Clan(hand=["V14"], settlers={"out_s": 2})
    table = challenged("V33", me, bonus=1, holders={"out_s": 0})  # 3 and 1
    table.play(Join("V14"))
    assert table.question() == Blessing(0, "V14")
    assert settlers(table) == {"out_s": 1}
    assert fury(table) == (0, 0, 1)
    assert favor_rows(table)[0] == ["F13", "F01", "F02", "F03"]


@rule("TEV-23.13")
def test_icons_of_the_prize_are_resolved_on_the_players_turn():
    table = challenge("V11", "V14", Clan(villages=1), Enemy(wood=1, settlers={"in_n": 1}),
                      holders={"in_n": 1})  # fmt: skip
    assert events_of(table, "enemy-icon") == []  # not before it is over
    table.play(Skip())  # the blessing
    assert table.question() == ConsecrateVillage(0)
    assert [event["icon"] for event in events_of(table, "enemy-icon")] == [
        "fury_of_most_owned_rune"
    ]
    assert fury(table) == (2, 0, 0)  # the loser's god, and the icon


@rule("TEV-23.13")
def test_a_full_track_returns_at_the_end_of_that_turn():
    table = challenge("V11", "V14", Clan(wood=2, villages=1), Enemy(wood=6), deck=["V10"])
    table.play(Skip())  # the blessing
    assert table.question() == ConsecrateVillage(0)
    assert resources(table, 1) == (7, 0, 0)
    assert resources(table) == (2, 0, 0)
    table.play(Skip())
    assert enemy_row(table) == ["V10"]  # which harvests: its markers start from 0 again
    assert resources(table, 1) == (1, 1, 1)
    assert resources(table) == (1, 0, 0)


@rule("TEV-23.13")
def test_a_full_track_returns_after_the_last_battle_of_the_era_too():
    # harvest x3: wood 6, steel 5: a battle; its prize F17 has a wood
    enemy = Enemy(deck=["V10"], wood=5, steel=4)
    table = at(
        Clan(hand=["V14"], wood=2), asks=Turn(0), enemy=enemy, favor_rows=(["F17"], []),
        deck=["V16"],
    )  # fmt: skip
    table.play(Jarl("V14"))
    assert state_of(table).era == 2
    assert enemy_favors(table) == ["F17"]
    assert resources(table, 1) == (0, 3, 5)
    assert resources(table) == (1, 0, 0)


# ---- the enemy starts a battle (23.14 to 23.16) ----------------------------------------------


@rule("TEV-23.14")
def test_its_card_lies_face_down_and_a_prize_is_chosen():
    table = starts("in_n.in_sw")
    state = state_of(table)
    assert state.initiator == 1
    assert prize(table) == "F01"
    assert names_of([state.enemy_card]) == ["V14"]
    assert battle_row(table) == []
    shown = table.view(0)["table"]["enemy"]
    assert shown["battle"] is True
    assert "V14" not in shown["battle_row"] + shown["row"]
    drawn = [entry for entry in table.log if entry.seat == NATURE][-1]
    assert not table.may_see(drawn, 0)


@rule("TEV-23.15")
@pytest.mark.parametrize(
    ("dock", "row_"),
    [("in_n.in_sw", 0), ("out_nw.in_n", 0), ("out_ne.in_n", 0), ("in_sw.in_n", 1),
     ("in_se.in_n", 1), ("out_s.in_sw", 1)],
)  # fmt: skip
def test_the_top_row_in_the_north_the_bottom_row_in_the_south(dock, row_):
    table = starts(dock)
    assert prize(table) in ROWS[row_]


@rule("TEV-23.15")
def test_if_its_row_is_empty_it_takes_the_other():
    assert prize(starts("in_n.in_sw", favor_rows=([], ["F07", "F08"]))) == "F07"
    assert prize(starts("in_se.in_n", favor_rows=(["F01", "F02"], []))) == "F02"


@rule("TEV-23.15")
def test_if_both_rows_are_empty_there_is_no_battle():
    table = starts("in_n.in_sw", favor_rows=([], []))
    assert state_of(table).initiator == -1
    assert state_of(table).enemy_card == -1
    assert names_of(state_of(table).enemy_deck) == ["V14"]


@rule("TEV-23.16")
@pytest.mark.parametrize(
    ("dock", "favor"),
    [("in_n.in_sw", "F01"), ("in_n.out_nw", "F01"), ("out_nw.in_sw", "F01"),
     ("in_n.in_se", "F03"), ("out_ne.in_n", "F03"), ("in_se.in_sw", "F09"),
     ("in_sw.in_se", "F07"), ("out_s.in_sw", "F07"), ("out_s.in_se", "F09")],
)  # fmt: skip
def test_it_takes_the_end_nearer_to_the_lone_longship(dock, favor):
    assert prize(starts(dock)) == favor


# ---- the player's answer (23.17, 23.18) ------------------------------------------------------


@rule("TEV-23.17")
def test_the_player_may_join_with_a_card_and_it_is_resolved_at_once():
    table = challenged("V11", Clan(hand=["V14", "V30"], villages=1))
    assert table.question() == AnswerBattle(0)
    assert set(table.moves()) == {Join("V14"), Join("V30"), Decline()}
    refused(table, Join("V15"), "TEV-23.17")
    table.play(Join("V14"))  # 4 against 1 and 1
    assert favors(table) == ["F13"]
    assert battle_row(table) == ["V11"]
    assert row(table) == ["V14"]
    assert table.question() == ConsecrateVillage(0)  # his card is played


@rule("TEV-23.17")
def test_after_joining_it_is_the_enemys_turn():
    table = challenged("V11", Clan(hand=["V14", "V30"]), Enemy(deck=["V15"]))
    table.play(Join("V14"))
    assert enemy_row(table) == ["V15"]
    assert table.question() == PlayCard(0)


@rule("TEV-23.17")
def test_the_answer_turns_up_its_card_and_cannot_be_taken_back():
    table = challenged("V11", Clan(hand=["V14", "V30"], villages=1))
    table.play(Join("V14"))
    why = table.why_no_undo(0)
    assert why is not None
    assert why.clause == "KER-6"


@rule("TEV-23.18")
def test_if_he_declines_the_enemy_faces_the_invaders_before_he_plays():
    table = challenged("V46", Clan(hand=["V14", "V30"]), bonus=1, deck=["V11"])
    table.play(Decline())
    assert names_of(state_of(table).invaders) == ["V11"]
    assert enemy_favors(table) == ["F13"]  # 5 against 1
    assert fury(table) == (1, 0, 0)  # of the invader
    assert table.question() == PlayCard(0)
    assert row(table) == []


@rule("TEV-23.18")
def test_the_invaders_may_win():
    table = challenged("V46", Clan(hand=["V14"], settlers={"out_s": 1}), deck=["V16"])
    table.play(Decline())  # 5 against 8
    assert enemy_favors(table) == []
    assert favor_rows(table)[0] == ["F13", "F01", "F02", "F03"]
    assert settlers(table) == {}  # its nature action
    assert fury(table) == (0, 0, 1)


@rule("TEV-23.18")
def test_on_a_tie_with_the_invaders_both_gods_rage():
    me = Clan(hand=["V14"])
    table = challenged("V33", me, bonus=1, deck=["V30"])  # 4 against 4
    table.play(Decline())
    assert enemy_favors(table) == []
    assert fury(table) == (0, 1, 1)


# ---- battles that wait (23.19, 23.20) --------------------------------------------------------


@rule("TEV-23.19")
def test_a_battle_icon_waits_while_a_battle_is_open():
    enemy = Enemy(card="V01", bonus=1, triggers=[BATTLE])
    table = at(Clan(), asks=ResolveIcons(), enemy=enemy, initiator=1, prize="F13", favor_rows=ROWS)
    assert prize(table) == "F13"
    assert state_of(table).enemy_bonus == 1
    assert state_of(table).enemy_waiting == [2]


@rule("TEV-23.19")
def test_after_declining_the_waiting_battle_begins_and_is_answered_on_the_next_turn():
    enemy = Enemy(waiting=[2], deck=["V15"])
    table = challenged("V14", Clan(hand=["V30", "V46"]), enemy, deck=["V11"])
    table.play(Decline())
    assert enemy_favors(table) == ["F13"]
    assert prize(table) == "F01"
    assert state_of(table).enemy_bonus == 2
    assert table.question() == PlayCard(0)  # not answered in the same turn
    assert table.moves() == [Jarl("V30"), Jarl("V46")]
    refused(table, Fight("V46"), "TEV-23.19")
    table.play(Jarl("V46"))
    assert len(enemy_row(table)) == 1  # its turn went by
    assert table.question() == AnswerBattle(0)
    table.play(Join("V30"))
    assert enemy_favors(table) == ["F13", "F01"]  # 4 against 2, itself and 2


@rule("TEV-23.19")
def test_a_battle_newly_begun_by_the_prize_of_the_last_waits_for_the_next_turn_too():
    # The steel of the bag reaches the battle icon.
    table = challenged(
        "V14", Clan(hand=["V30", "V46"]), Enemy(deck=["V01", "V15"], steel=4), deck=["V11"]
    )
    table.play(Decline())
    assert enemy_favors(table) == ["F13"]
    assert state_of(table).initiator == 1
    assert table.question() == PlayCard(0)
    refused(table, Fight("V46"), "TEV-23.19")


@rule("TEV-23.19", "TEV-5.15")
def test_with_the_enemys_battle_open_nobody_enters_one_by_a_rune_action():
    me = Clan(hand=["V04", "V46"], row=["V17", "V33"], ships=["whale"], steel=7)
    table = challenged("V14", me, Enemy(waiting=[2], deck=["V15"]), deck=["V11"])
    table.play(Decline())
    table.play(Jarl("V04"))
    table.play(Skip())  # the Sail; its Rune action would be to enter a battle
    assert table.question() == AnswerBattle(0)
    assert len(enemy_row(table)) == 1


@rule("TEV-23.19")
def test_after_joining_the_waiting_battle_is_answered_on_the_next_turn():
    enemy = Enemy(waiting=[2], deck=["V15"])
    table = challenged("V11", Clan(hand=["V14", "V30"]), enemy, deck=["V07"])
    table.play(Join("V14"))
    assert favors(table) == ["F13"]
    assert len(enemy_row(table)) == 1  # its turn went by
    assert table.question() == AnswerBattle(0)
    refused(table, Jarl("V30"), "TEV-23.18")


@rule("TEV-23.19")
def test_a_waiting_battle_without_anything_to_fight_for_is_off():
    enemy = Enemy(waiting=[2, 3], deck=["V15"])
    me = Clan(hand=["V14", "V30", "V46"])
    table = challenged("V11", me, enemy, favor_rows=([], []))
    table.play(Join("V14"))  # the last favour is won
    assert state_of(table).enemy_waiting == []
    assert table.question() == PlayCard(0)


@rule("TEV-23.20")
def test_a_battle_after_the_players_last_turn_is_against_the_invaders():
    enemy = Enemy(deck=["V10"], steel=4)
    table = at(
        Clan(hand=["V14"]), asks=Turn(0), enemy=enemy, favor_rows=ROWS, deck=["V16"], listen=True
    )
    table.play(Jarl("V14"))
    assert enemy_favors(table) == ["F01"]  # 8 and 2 beat any first invader
    steps = ("enemy-challenges", "invader", "enemy-wins", "era")
    assert kinds_told(table, *steps) == list(steps)
    assert len(state_of(table).invaders) == 1


@rule("TEV-23.20")
def test_battles_that_still_wait_then_follow():
    enemy = Enemy(card="V16", bonus=1, waiting=[2], deck=["V32", "V48"])
    table = at(
        Clan(), asks=Turn(0), enemy=enemy, initiator=1, prize="F13", favor_rows=ROWS,
        deck=["V11", "V43"],
    )  # fmt: skip
    assert state_of(table).era == 2
    assert enemy_favors(table) == ["F13", "F01"]
    assert len(state_of(table).invaders) == 2


# ---- its course and its deck (23.21, 23.22) --------------------------------------------------


@rule("TEV-23.21")
def test_a_sail_on_the_players_turn_heads_for_the_rune_of_the_battle_card():
    # F04: two wood, which is the ferry icon; the village there is consecrated by a sail x2
    table = challenge(
        "V11", "V32", Clan(villages=1), Enemy(wood=2, row=["V33"]), villages=["in_sw.in_n"],
        favor_rows=(["F04", "F05"], []),
    )  # fmt: skip
    table.play(Skip())  # the blessing
    assert villages(table) == []
    assert consecrated(table) == {"place_1": 1}
    assert lone(table) == "out_ne.in_n"  # secrets; nature would be in_se or out_nw
    assert holder(table, "out_ne") == 1


@rule("TEV-23.21")
def test_so_does_a_sail_after_a_battle_the_enemy_started():
    enemy = Enemy(wood=2, row=["V33"], rune="nature", card="V32", bonus=1)
    table = at(
        Clan(hand=["V11", "V30"]), asks=Turn(0), enemy=enemy, initiator=1, prize="F04",
        favor_rows=ROWS, villages=["in_sw.in_n"],
    )  # fmt: skip
    table.play(Join("V11"))
    table.play(Skip())  # the blessing
    assert settlers(table, 1)["out_ne"] == 2


@rule("TEV-23.22")
def test_with_an_empty_deck_its_card_comes_from_the_viking_deck():
    table = at(Clan(), asks=EnemyTurn(), enemy=Enemy(), deck=["V14"])
    assert enemy_row(table) == ["V14"]
    table = at(Clan(), asks=ResolveIcons(), enemy=Enemy(triggers=[BATTLE]), deck=["V15"])
    assert names_of([state_of(table).enemy_card]) == ["V15"]
