"""Chapter 21: the enemy clan's jarl actions. Its cards: V01 wealth, sail x3; V17 secrets, sail x3;
V33 nature, sail x3; V06, V22, V38 the same with sail x1; V04 wealth, sail x2; V03 wealth, sail x4;
V07 and V08 explore x2 and x3; V11, V12 harvest x4 and x2; V14 builds. None of them has the runes
for its rune action here."""

from __future__ import annotations

from dataclasses import replace

import pytest

from drakkar.games.tinyepic.box import Action
from drakkar.games.tinyepic.control import CheckControl
from drakkar.games.tinyepic.enemy import DecideForEnemy, EnemyConsecrates, enemy_performs
from drakkar.games.tinyepic.enemy_tracks import EnemyTurn, ResolveIcons
from drakkar.games.tinyepic.moves import Pick, Withdraw
from drakkar.games.tinyepic.sailing import WithdrawShip
from drakkar.kernel.table import Table
from drakkar.kernel.testing import rule
from tests.rules.tinyepic.position import (
    Clan,
    Enemy,
    at,
    consecrated,
    enemy_row,
    events_of,
    fury,
    holder,
    kinds_told,
    lone,
    refused,
    reserve,
    resources,
    settlers,
    ships,
    state_of,
    stock,
    temples,
    villages,
)


def turn(card: str, enemy: Enemy | None = None, me: Clan | None = None, **position) -> Table:
    """The enemy takes its turn with this card. Without other word there are no villages."""
    enemy = replace(enemy or Enemy(), deck=[card])
    position.setdefault("villages", [])
    return at(me or Clan(), asks=EnemyTurn(), enemy=enemy, listen=True, **position)


def entered(table: Table) -> list[object]:
    """The docks that the lone longship entered."""
    return [event["dock"] for event in events_of(table, "enemy-enters")]


def options(table: Table) -> tuple[str, ...]:
    question = table.question()
    assert isinstance(question, DecideForEnemy)
    assert question.seat == 0
    return question.options


# ---- worked examples -------------------------------------------------------------------------


@rule("TEV-21.19")
def test_sail_three_deploys_three_settlers_without_food():  # WE-25
    table = turn("V17", Enemy(lone="in_n.in_sw", food=1))
    assert lone(table) == "in_sw.in_n"
    assert settlers(table, 1) == {"in_sw": 3}
    assert stock(table)[0] == 9
    assert resources(table, 1) == (0, 1, 0)


@rule("TEV-21.20")
def test_the_third_settler_comes_from_the_other_island_with_most():  # WE-25
    spread = {"in_sw": 5, "in_n": 3, "out_ne": 2}  # two on its board
    table = turn("V17", Enemy(settlers=spread))
    assert settlers(table, 1) == {"in_sw": 8, "in_n": 2, "out_ne": 2}
    assert stock(table)[0] == 0
    assert events_of(table, "enemy-moves") == [{"origin": "in_n", "island": "in_sw"}]


@rule("TEV-21.35")
@pytest.mark.parametrize(("card", "gained"), [("V12", (1, 1, 0)), ("V11", (2, 1, 1))])
def test_the_example_harvests_of_two_and_four(card, gained):  # WE-26
    assert resources(turn(card), 1) == gained


@rule("TEV-21.36")
def test_the_example_harvest_with_an_empty_slot_of_each_kind():  # WE-26
    enemy = Enemy(ships=["out_s.in_se", "out_s.in_sw"], temples=["out_ne", "out_nw"])
    table = turn("V12", enemy)
    assert resources(table, 1) == (2, 3, 1)


# ---- its turn (21.1 to 21.3) -----------------------------------------------------------------


@rule("TEV-21.1")
def test_an_enemy_turn_runs_in_its_order():
    # V10: harvest x3; with V33 in the row also explore x2
    table = turn("V10", Enemy(row=["V33"], wood=6), Clan(wood=3))
    steps = ("enemy-plays", "enemy-gains", "enemy-settles", "enemy-icon", "track-full")
    assert kinds_told(table, *steps) == [
        "enemy-plays", "enemy-gains", "enemy-settles", "enemy-settles", "enemy-icon", "track-full",
    ]  # fmt: skip
    assert enemy_row(table) == ["V33", "V10"]
    assert resources(table, 1) == (0, 1, 1)


@rule("TEV-21.1")
def test_the_rune_action_needs_the_runes():
    table = turn("V10")
    assert settlers(table, 1) == {}


@rule("TEV-21.2")
def test_the_enemy_does_all_it_can_and_pays_nothing():
    table = turn(
        "V17", villages=["in_sw.in_n"], consecrated={"place_1": 2, "place_2": 2, "place_3": 2}
    )
    assert villages(table) == []  # raided without steel
    assert settlers(table, 1) == {"in_sw": 3}  # deployed without food
    assert consecrated(table)["place_4"] == 1
    assert ships(table, 1) == ["in_sw.in_n"]  # built without wood
    assert resources(table, 1) == (0, 0, 0)
    assert table.over  # and nobody was asked


@rule("TEV-21.3")
def test_an_open_choice_is_the_players():
    table = turn("V33")  # in_se and out_nw are equally far
    assert table.deciders == (0,)
    assert options(table) == ("in_se", "out_nw")
    refused(table, Pick("in_n"), "TEV-21.3")
    table.play(Pick("in_se"))
    assert lone(table) == "in_se.in_n"


# ---- where it sails (21.4 to 21.12) ----------------------------------------------------------


@rule("TEV-21.4")
def test_only_the_lone_longship_sails_and_only_by_docks():
    table = turn("V01", Enemy(ships=["in_n.in_sw", "in_sw.in_se"]))
    assert entered(table) == ["in_sw.in_n", "in_sw.in_se", "in_sw.out_s", "out_s.in_sw"]
    assert ships(table, 1) == ["in_n.in_sw", "in_sw.in_se"]


@rule("TEV-21.5")
def test_it_heads_for_the_nearest_island_with_the_rune_of_its_card():
    assert lone(turn("V17", Enemy(lone="in_n.in_sw"))) == "in_sw.in_n"  # 1 step, out_ne 3
    assert lone(turn("V17", Enemy(lone="in_n.out_ne"))) == "out_ne.in_n"  # 1 step, in_sw 3
    assert lone(turn("V33", Enemy(lone="in_n.out_nw"))) == "out_nw.in_n"  # 1 step, in_se 3


@rule("TEV-21.5")
def test_from_an_island_with_that_rune_it_heads_for_another():
    assert lone(turn("V01", Enemy(lone="in_n.in_sw"))) == "out_s.in_sw"
    assert lone(turn("V17", Enemy(lone="in_sw.in_n"))) == "out_ne.in_n"
    assert lone(turn("V33", Enemy(lone="out_nw.in_n"))) == "in_se.in_n"


@rule("TEV-21.6")
def test_coast_and_ferry_count_one_step_each():
    # in_se and out_nw: one dock along the coast and one ferry, either way
    assert options(turn("V33", Enemy(lone="in_n.in_sw"))) == ("in_se", "out_nw")
    # in_se: a dock and a ferry; by way of out_ne two ferries and a dock; out_nw: two docks, a ferry
    assert entered(turn("V33", Enemy(lone="in_n.out_ne"))) == ["in_n.in_se", "in_se.in_n"]


@rule("TEV-21.7")
@pytest.mark.parametrize(("held", "target"), [("in_se", "out_nw.in_n"), ("out_nw", "in_se.in_n")])
def test_of_equally_near_islands_it_chooses_that_with_least_influence(held, target):
    assert lone(turn("V33", Enemy(settlers={held: 1}))) == target


@rule("TEV-21.7")
def test_with_equal_influence_the_player_chooses_the_island():
    table = turn("V33", Enemy(settlers={"in_se": 2}, ships=["out_nw.in_n"]))  # 2 on each
    assert options(table) == ("in_se", "out_nw")
    table.play(Pick("out_nw"))
    assert lone(table) == "out_nw.in_n"
    assert settlers(table, 1) == {"in_se": 2, "out_nw": 3}


@rule("TEV-21.7")
def test_distance_comes_before_influence():
    assert lone(turn("V17", Enemy(settlers={"in_sw": 9}))) == "in_sw.in_n"


@rule("TEV-21.8")
def test_a_sail_of_the_rune_action_heads_for_the_same_rune():
    table = turn("V18", Enemy(row=["V19"]))  # sail x2, then sail x2 with two secrets
    assert lone(table) == "out_ne.in_n"
    assert settlers(table, 1) == {"in_sw": 2, "out_ne": 2}


@rule("TEV-21.8")
def test_a_sail_of_a_consecration_heads_for_the_same_rune():
    table = turn("V17", villages=["in_sw.in_n"])
    assert consecrated(table) == {"place_1": 1}
    assert lone(table) == "out_ne.in_n"
    assert settlers(table, 1) == {"in_sw": 3, "out_ne": 2}


@rule("TEV-21.9")
def test_of_several_shortest_paths_the_player_chooses():
    table = turn("V01", Enemy(lone="in_n.edge"))  # out_s is six steps away, east or west
    assert options(table) == ("in_n.out_nw", "in_n.out_ne")
    refused(table, Pick("in_n.in_se"), "TEV-21.3")
    table.play(Pick("in_n.out_nw"))
    assert entered(table) == [
        "in_n.out_nw", "in_n.in_sw", "in_sw.in_n", "in_sw.in_se", "in_sw.out_s",
    ]  # fmt: skip


@rule("TEV-21.9")
def test_the_other_path_is_as_good():
    table = turn("V01", Enemy(lone="in_n.edge"))
    table.play(Pick("in_n.out_ne"))
    assert lone(table) == "in_se.out_s"


@rule("TEV-21.10")
@pytest.mark.parametrize(
    ("held", "path"),
    [("in_se", ["in_sw.out_nw", "out_nw.in_sw"]), ("out_nw", ["in_sw.in_se", "in_se.in_sw"])],
)
def test_it_follows_the_coast_either_way_round(held, path):
    table = turn("V33", Enemy(lone="in_sw.in_n", settlers={held: 1}))
    assert entered(table) == path


@rule("TEV-21.10")
def test_along_the_coast_no_dock_is_left_out():
    table = turn("V33", Enemy(lone="in_n.edge", settlers={"in_se": 1}))
    assert entered(table) == ["in_n.out_nw", "out_nw.in_n"]
    table = turn("V17", Enemy(lone="out_s.in_se"))
    assert entered(table) == ["out_s.in_sw", "in_sw.out_s"]


@rule("TEV-21.11")
def test_the_two_docks_of_an_edge_island_are_next_to_each_other():
    table = turn("V17", Enemy(lone="out_nw.in_n"))
    assert entered(table) == ["out_nw.in_sw", "in_sw.out_nw"]
    back = turn("V01", Enemy(lone="out_nw.in_sw"))
    assert entered(back) == ["out_nw.in_n", "in_n.out_nw"]


@rule("TEV-21.12")
def test_a_ferry_leads_to_the_dock_at_its_other_end_and_nowhere_off_the_board():
    table = turn("V17", Enemy(lone="in_n.edge"))
    assert entered(table) == ["in_n.out_ne", "out_ne.in_n"]
    table = turn("V01", Enemy(lone="in_se.edge"))
    assert entered(table) == ["in_se.out_s", "out_s.in_se"]


# ---- how far (21.13, 21.14) ------------------------------------------------------------------


@rule("TEV-21.13")
@pytest.mark.parametrize(
    ("card", "dock"),
    [("V06", "in_sw.out_s"), ("V04", "out_s.in_sw"), ("V01", "out_s.in_sw"),
     ("V03", "out_s.in_sw")],
)  # fmt: skip
def test_it_makes_two_steps_more_than_its_number_and_stops_at_the_first_dock(card, dock):
    assert lone(turn(card)) == dock  # out_s is 4 steps away; 3, 4, 5 and 6 steps


@rule("TEV-21.14")
def test_if_it_does_not_arrive_it_deploys_where_it_stops():
    table = turn("V06", me=Clan(temples=["in_sw"]))  # sail x1
    assert lone(table) == "in_sw.out_s"
    assert settlers(table, 1) == {"in_sw": 1}


# ---- what it passes (21.15 to 21.18) ---------------------------------------------------------


@rule("TEV-21.15")
@pytest.mark.parametrize(
    ("dock", "fjords"),
    [("in_sw.in_n", ("mid_nw", "whale")), ("out_s.in_sw", ("rim_south_west", "mid_s"))],
)
def test_the_players_ship_moves_to_a_fjord_of_his_choice(dock, fjords):
    for fjord in fjords:
        table = turn("V01", me=Clan(ships=[dock]))
        assert table.question() == WithdrawShip(0, dock)
        assert lone(table) == dock  # at once, not at the end of the voyage
        assert {move.fjord for move in table.moves()} == set(fjords)  # type: ignore[attr-defined]
        table.play(Withdraw(fjord))
        assert ships(table) == [fjord]
        assert lone(table) == "out_s.in_sw"


@rule("TEV-21.15")
def test_every_ship_on_the_way_moves():
    table = turn("V01", me=Clan(ships=["in_sw.in_n", "in_sw.out_s", "in_sw.edge"]))
    table.play(Withdraw("whale"))
    table.play(Withdraw("mid_s"))
    assert ships(table) == ["in_sw.edge", "mid_s", "whale"]


@rule("TEV-21.16")
def test_its_own_longships_do_not_hinder_it():
    table = turn("V17", Enemy(ships=["in_sw.in_n"]))
    assert lone(table) == "in_sw.in_n"
    assert ships(table, 1) == ["in_sw.in_n"]


@rule("TEV-21.17")
def test_it_raids_every_village_it_passes_or_reaches_free_of_charge():
    full = {"place_1": 2, "place_2": 2}
    passed = ["in_sw.in_n", "out_s.in_sw", "in_sw.edge"]
    table = turn("V01", villages=passed, consecrated=full)
    assert villages(table) == ["in_sw.edge"]
    assert consecrated(table) == {**full, "place_3": 1, "place_4": 1}


@rule("TEV-21.18")
def test_the_dock_it_leaves_is_not_entered():
    table = turn("V17", me=Clan(ships=["in_n.in_sw"]), villages=["in_n.in_sw"])
    assert lone(table) == "in_sw.in_n"
    assert villages(table) == ["in_n.in_sw"]
    assert ships(table) == ["in_n.in_sw"]


# ---- its settlers (21.19 to 21.23) -----------------------------------------------------------


@rule("TEV-21.19")
@pytest.mark.parametrize(("card", "number"), [("V22", 1), ("V20", 2), ("V17", 3), ("V19", 4)])
def test_it_deploys_the_number_of_its_sail(card, number):
    assert settlers(turn(card), 1) == {"in_sw": number}


@rule("TEV-21.20")
def test_the_island_it_deploys_on_never_gives_settlers():
    table = turn("V17", Enemy(settlers={"in_sw": 8, "in_n": 2}))
    assert settlers(table, 1) == {"in_sw": 11, "in_n": 1}


@rule("TEV-21.20")
def test_its_board_is_emptied_first():
    table = turn("V17", Enemy(settlers={"in_n": 9}))
    assert settlers(table, 1) == {"in_sw": 3, "in_n": 9}


@rule("TEV-21.21")
def test_of_tied_islands_that_with_least_of_the_players_influence_gives():
    spread = Enemy(settlers={"in_n": 5, "out_ne": 5})  # two on its board
    table = turn("V17", spread, Clan(settlers={"in_n": 1}))
    assert settlers(table, 1) == {"in_sw": 3, "in_n": 5, "out_ne": 4}
    table = turn("V17", spread, Clan(ships=["out_ne.in_n"]))
    assert settlers(table, 1) == {"in_sw": 3, "in_n": 4, "out_ne": 5}


@rule("TEV-21.21")
def test_if_still_tied_the_player_chooses_who_gives_anew_for_each_settler():
    table = turn("V17", Enemy(settlers={"in_n": 6, "out_ne": 6}))
    assert options(table) == ("in_n", "out_ne")
    table.play(Pick("in_n"))  # then out_ne has most: no question
    assert settlers(table, 1) == {"in_sw": 2, "in_n": 5, "out_ne": 5}
    assert options(table) == ("in_n", "out_ne")
    table.play(Pick("in_n"))
    assert settlers(table, 1) == {"in_sw": 3, "in_n": 4, "out_ne": 5}


@rule("TEV-21.21")
def test_if_nobody_is_left_elsewhere_it_deploys_fewer():
    table = turn("V17", Enemy(settlers={"in_sw": 11, "in_n": 1}))
    assert settlers(table, 1) == {"in_sw": 12}


@rule("TEV-21.22")
@pytest.mark.parametrize(("mine", "left"), [(1, 0), (2, 1), (3, 3), (4, 4)])
def test_when_it_has_more_settlers_than_the_player_he_removes_one(mine, left):
    table = turn("V17", me=Clan(settlers={"in_sw": mine}))
    assert settlers(table).get("in_sw", 0) == left
    assert reserve(table) == 6 - left


@rule("TEV-21.22")
def test_it_attacks_once_in_an_action_however_many_come():
    table = turn("V17", Enemy(settlers={"in_sw": 5}), Clan(settlers={"in_sw": 4}))
    assert settlers(table) == {"in_sw": 3}


@rule("TEV-21.22")
def test_it_attacks_again_in_the_next_action():
    # V40: explore x3; then, with a secrets rune, one more settler to the lone longship's island
    table = turn("V40", Enemy(lone="in_n.edge", row=["V17"]), Clan(settlers={"in_n": 2}))
    assert settlers(table, 1) == {"in_n": 4}
    assert settlers(table) == {}


@rule("TEV-21.22")
def test_a_settler_by_an_icon_attacks_too():
    icon = at(
        Clan(settlers={"in_n": 2}), asks=ResolveIcons(),
        enemy=Enemy(settlers={"in_n": 2}, triggers=[10]),
    )  # fmt: skip
    assert settlers(icon) == {"in_n": 1}


@rule("TEV-21.22")
def test_it_does_not_attack_where_nobody_has_been_added():
    table = turn("V17", Enemy(settlers={"in_sw": 12}), Clan(settlers={"in_sw": 2}))
    assert settlers(table) == {"in_sw": 2}


@rule("TEV-21.23")
def test_it_takes_a_rune_and_angers_the_god():
    table = turn("V17")
    assert holder(table, "in_sw") == 1
    assert fury(table) == (0, 1, 0)


@rule("TEV-21.23")
def test_it_steals_with_more_influence_than_the_player():
    me = Clan(temples=["in_sw"])
    table = turn("V17", me=me, holders={"in_sw": 0})  # 3 and the lone longship against 4
    assert holder(table, "in_sw") == 1
    assert fury(table) == (0, 1, 0)


@rule("TEV-21.23")
def test_on_equal_influence_it_does_not_steal():
    me = Clan(temples=["in_sw"], settlers={"in_sw": 2})  # 6, then 5 after the attack
    table = turn("V17", me=me, holders={"in_sw": 0})
    assert settlers(table) == {"in_sw": 1}
    assert holder(table, "in_sw") == 0  # 5 against 5


@rule("TEV-21.23")
@pytest.mark.parametrize(("mine", "then"), [(4, 0), (3, 1)])
def test_its_longships_at_docks_count_two_each(mine, then):
    # one settler, the lone longship and another one: 5
    enemy = Enemy(settlers={"in_n": 1}, ships=["in_n.edge"])
    me = Clan(settlers={"in_n": mine}, ships=["in_n.out_ne"])
    table = at(me, asks=CheckControl(0), enemy=enemy, holders={"in_n": 1})
    assert holder(table, "in_n") == then  # 6 or 5 of the player


# ---- its villages (21.24 to 21.27) -----------------------------------------------------------


@rule("TEV-21.24")
def test_it_consecrates_after_deploying():
    table = turn("V17", villages=["in_sw.in_n"], consecrated={"place_1": 1})
    steps = ("enemy-raids", "enemy-settles", "enemy-consecrates")
    assert kinds_told(table, *steps)[:5] == [
        "enemy-raids",
        *["enemy-settles"] * 3,
        "enemy-consecrates",
    ]
    assert consecrated(table) == {"place_1": 1, "place_2": 1}


@rule("TEV-21.24")
def test_control_is_checked_before_it_consecrates():
    # 3 settlers and the lone longship against two ships; then the consecration sails away
    me = Clan(ships=["in_sw.edge", "in_sw.out_s"])
    table = turn("V17", me=me, villages=["in_sw.in_n"])
    assert lone(table) == "out_ne.in_n"
    assert holder(table, "in_sw") == 1
    assert fury(table) == (0, 2, 0)  # in_sw, then out_ne


@rule("TEV-21.24")
def test_it_consecrates_all_villages_it_has_raided():
    table = turn("V01", villages=["in_sw.in_n", "in_sw.in_se", "in_sw.out_s"],
                 consecrated={"place_1": 1, "place_2": 1})  # fmt: skip
    assert consecrated(table) == dict.fromkeys(("place_1", "place_2", "place_3", "place_4"), 1) | {
        "place_1": 2
    }


@rule("TEV-21.25")
@pytest.mark.parametrize(
    ("before", "place"),
    [((0, 0, 0, 0), "place_1"), ((1, 0, 0, 0), "place_2"), ((1, 1, 1, 0), "place_4"),
     ((1, 1, 1, 1), "place_1"), ((2, 1, 1, 1), "place_2"), ((2, 2, 1, 0), "place_4"),
     ((2, 2, 1, 2), "place_3")],
)  # fmt: skip
def test_it_chooses_the_place_with_fewest_villages_from_the_top(before, place):
    names = ("place_1", "place_2", "place_3", "place_4")
    enemy = Enemy(villages=1, rune="secrets")
    table = at(
        Clan(), asks=EnemyConsecrates(), enemy=enemy, villages=[],
        consecrated=dict(zip(names, before, strict=True)),
    )  # fmt: skip
    then = dict(zip(names, before, strict=True))
    then[place] += 1
    assert consecrated(table) == {name: number for name, number in then.items() if number}


@rule("TEV-21.26")
def test_when_the_four_places_are_full_it_only_raids():
    full = dict.fromkeys(("place_1", "place_2", "place_3", "place_4"), 2)
    table = turn("V17", villages=["in_sw.in_n"], consecrated=full)
    assert villages(table) == []
    assert consecrated(table) == full  # nor on a god
    assert fury(table) == (0, 1, 0)  # of the island alone


@rule("TEV-21.27")
def test_the_village_raided_by_a_consecrated_sail_queues_behind_those_waiting():
    raided = ["in_n.in_sw", "in_sw.in_n", "out_ne.in_n"]  # two by the card, one by its sail x2
    table = turn("V17", Enemy(lone="in_n.in_se", settlers={"out_ne": 1}), villages=raided)
    steps = ("enemy-raids", "enemy-arrived", "enemy-consecrates")
    assert kinds_told(table, *steps) == [
        "enemy-raids", "enemy-raids", "enemy-arrived", "enemy-consecrates",
        "enemy-raids", "enemy-arrived", "enemy-consecrates", "enemy-consecrates",
    ]  # fmt: skip
    assert consecrated(table) == {"place_1": 1, "place_2": 1, "place_3": 1}
    assert resources(table, 1) == (1, 1, 1)  # harvest x3, the last of them


@rule("TEV-21.27")
def test_the_chain_of_consecrations():
    table = turn("V17", villages=["in_sw.in_n", "out_ne.in_n"])
    assert [event["place"] for event in events_of(table, "enemy-consecrates")] == [
        "place_1",
        "place_2",
    ]
    # 3 by the card, 2 by the consecrated sail, 2 along the ferry from out_ne.in_n
    assert settlers(table, 1) == {"in_sw": 3, "out_ne": 2, "in_n": 2}
    assert [holder(table, island) for island in ("in_sw", "out_ne", "in_n")] == [1, 1, 1]


# ---- explore (21.28 to 21.30) ----------------------------------------------------------------


@rule("TEV-21.28")
@pytest.mark.parametrize(("dock", "island"), [("in_n.in_sw", "in_sw"), ("in_n.out_ne", "out_ne")])
def test_exploring_puts_settlers_at_the_other_end_of_its_ferry(dock, island):
    table = turn("V07", Enemy(lone=dock))  # explore x2
    assert settlers(table, 1) == {island: 2}
    assert stock(table)[0] == 10
    assert lone(table) == dock


@rule("TEV-21.29")
def test_with_a_ferry_off_the_board_they_stay_with_the_lone_longship():
    assert settlers(turn("V07", Enemy(lone="in_n.edge")), 1) == {"in_n": 2}


@rule("TEV-21.30")
def test_short_of_settlers_exploring_takes_them_as_deploying_does():
    table = turn("V08", Enemy(settlers={"in_n": 7, "out_s": 4}))  # explore x3, one on its board
    assert settlers(table, 1) == {"in_sw": 3, "in_n": 5, "out_s": 4}
    tied = turn("V08", Enemy(settlers={"in_n": 5, "out_s": 5}))
    assert options(tied) == ("in_n", "out_s")


@rule("TEV-21.30")
def test_exploring_attacks_once_and_then_control_is_checked():
    enemy, me = Enemy(settlers={"in_sw": 3}), Clan(settlers={"in_sw": 2}, temples=["in_sw"])
    table = turn("V08", enemy, me, holders={"in_sw": 0})
    assert settlers(table) == {"in_sw": 1}
    assert settlers(table, 1) == {"in_sw": 6}
    assert holder(table, "in_sw") == 1  # 6 against 5


# ---- build (21.31 to 21.34) ------------------------------------------------------------------


@rule("TEV-21.31")
def test_it_builds_a_longship_at_the_lone_longships_dock_for_nothing():
    table = turn("V14", Enemy(wood=1))
    assert ships(table, 1) == ["in_n.in_sw"]
    assert stock(table)[1:4] == [1, 2, 2]
    assert resources(table, 1) == (1, 0, 0)


@rule("TEV-21.32")
@pytest.mark.parametrize("owner", ["mine", "its"])
def test_if_that_dock_is_taken_it_goes_to_the_next_one_clockwise(owner):
    there = ["in_n.in_sw"]
    enemy = Enemy(ships=there if owner == "its" else [])
    table = turn("V14", enemy, Clan(ships=there if owner == "mine" else []))
    assert "in_n.out_nw" in ships(table, 1)


@rule("TEV-21.32")
def test_docks_with_any_ship_are_skipped():
    table = turn("V14", Enemy(ships=["in_n.in_sw", "in_n.edge"]), Clan(ships=["in_n.out_nw"]))
    assert ships(table, 1) == ["in_n.edge", "in_n.in_sw", "in_n.out_ne"]


@rule("TEV-21.33")
def test_if_the_island_is_full_it_goes_to_the_nearest_free_dock():
    enemy = Enemy(ships=["in_n.in_sw", "in_n.edge", "in_n.in_se"])
    table = turn("V14", enemy, Clan(ships=["in_n.out_nw", "in_n.out_ne"]))
    assert "in_sw.in_n" in ships(table, 1)  # across its own ferry


@rule("TEV-21.33")
def test_of_equally_near_free_docks_the_player_chooses():
    enemy = Enemy(ships=["in_n.in_sw", "in_n.edge", "in_n.in_se", "in_sw.in_n"])
    table = turn("V14", enemy, Clan(ships=["in_n.out_nw", "in_n.out_ne"]))
    assert set(options(table)) == {"out_nw.in_n", "in_se.in_n", "in_sw.in_se", "in_sw.out_nw"}
    table.play(Pick("out_nw.in_n"))
    assert "out_nw.in_n" in ships(table, 1)


@rule("TEV-21.33")
def test_each_of_two_longships_is_placed_before_the_next():  # a correction may say "build x2"
    enemy = Enemy(ships=["in_n.in_sw", "in_n.edge", "in_n.in_se", "in_sw.in_n"])
    table = at(Clan(ships=["in_n.out_nw", "in_n.out_ne"]), enemy=enemy, villages=[])
    enemy_performs(state_of(table), Action("build", 2))
    state_of(table).settle()
    table._settle()
    table.play(Pick("out_nw.in_n"))
    assert "out_nw.in_n" not in options(table)
    table.play(Pick("in_se.in_n"))
    assert {"out_nw.in_n", "in_se.in_n"} <= set(ships(table, 1))
    assert min(stock(table)) >= 0


@rule("TEV-21.34")
def test_it_builds_no_temple():
    table = turn("V14", Enemy(settlers={"in_n": 4}))
    assert temples(table, 1) == []
    assert stock(table)[4:] == [2, 2]


@rule("TEV-21.34")
def test_without_a_longship_on_its_board_nothing_happens():
    six = ["out_s.in_se", "out_s.in_sw", "out_ne.in_n", "out_ne.in_se", "in_se.edge", "in_sw.edge"]
    table = turn("V14", Enemy(ships=six, settlers={"in_n": 4}))
    assert ships(table, 1) == sorted(six)
    assert temples(table, 1) == []


# ---- harvest (21.35 to 21.37) ----------------------------------------------------------------


@rule("TEV-21.35")
def test_harvest_three_gives_one_of_each():
    assert resources(turn("V10"), 1) == (1, 1, 1)


@rule("TEV-21.36")
def test_every_empty_slot_counts():
    four = ["out_s.in_se", "out_s.in_sw", "out_ne.in_n", "out_ne.in_se"]
    table = turn("V12", Enemy(ships=four))  # two empty slots
    assert resources(table, 1) == (1, 3, 0)


@rule("TEV-21.37")
def test_a_slot_with_one_piece_left_is_not_empty():
    table = turn("V12", Enemy(ships=["out_s.in_se"], temples=["out_ne"]))
    assert resources(table, 1) == (1, 1, 0)
    spread = Enemy(ships=["out_s.in_se", "out_s.in_sw", "out_ne.in_n"], stock=(1, 1, 1, 2, 2))
    assert resources(turn("V12", spread), 1) == (1, 1, 0)
