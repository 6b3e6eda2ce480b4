"""Chapter 22: the enemy's rune actions and the icons of its resource tracks.

An icon that is triggered is written as its track (0 wood, 1 food, 2 steel) times ten plus its
number from the left: 13 is the last icon of the food track, the temple.
"""

from __future__ import annotations

from dataclasses import replace

import pytest

from drakkar.games.tinyepic.enemy import DecideForEnemy
from drakkar.games.tinyepic.enemy_battle import AfterBattle, SoloBattle
from drakkar.games.tinyepic.enemy_tracks import EnemyTurn, ResolveIcons
from drakkar.games.tinyepic.moves import Pick, Skip, Withdraw
from drakkar.games.tinyepic.sailing import WithdrawShip
from drakkar.kernel.table import Table
from drakkar.kernel.testing import rule
from tests.rules.tinyepic.position import (
    Clan,
    Enemy,
    at,
    consecrated,
    events_of,
    fury,
    holder,
    kinds_told,
    lone,
    prize,
    reserve,
    resources,
    settlers,
    ships,
    state_of,
    stock,
    temples,
    villages,
)

FURY_2, FERRY, FURY_5, HUNT = 0, 1, 2, 3
SETTLER, FURY_3, LONGSHIP, TEMPLE = 10, 11, 12, 13
BATTLE = 21


def turn(card: str, enemy: Enemy | None = None, me: Clan | None = None, **position) -> Table:
    """The enemy takes its turn with this card. Without other word there are no villages."""
    enemy = replace(enemy or Enemy(), deck=[card])
    position.setdefault("villages", [])
    return at(me or Clan(), asks=EnemyTurn(), enemy=enemy, listen=True, **position)


def icon(number: int, enemy: Enemy | None = None, me: Clan | None = None, **position) -> Table:
    """This icon of the tracks has been triggered."""
    enemy = replace(enemy or Enemy(), triggers=[number], rune="secrets")
    position.setdefault("villages", [])
    return at(me or Clan(), asks=ResolveIcons(), enemy=enemy, listen=True, **position)


def icons(table: Table) -> list[tuple[object, object]]:
    return [(event["resource"], event["icon"]) for event in events_of(table, "enemy-icon")]


def options(table: Table) -> tuple[str, ...]:
    question = table.question()
    assert isinstance(question, DecideForEnemy)
    return question.options


# ---- worked example --------------------------------------------------------------------------


@rule("TEV-22.3")
def test_the_enemy_performs_the_nature_action_instead_of_drawing():  # WE-27
    me = Clan(settlers={"out_s": 2})
    table = turn("V08", Enemy(row=["V33"]), me)  # explore x3; needs one nature to draw
    assert settlers(table) == {"out_s": 1}


@rule("TEV-22.3")
def test_without_the_nature_rune_nothing_happens():  # WE-27
    table = turn("V08", me=Clan(settlers={"out_s": 2}))
    assert settlers(table) == {"out_s": 2}


# ---- its runes (22.1, 22.2, 22.4) ------------------------------------------------------------


@rule("TEV-22.1")
@pytest.mark.parametrize(
    ("enemy", "enough"),
    [
        (Enemy(settlers={"in_n": 1}, row=["V03"]), True),  # an island and its jarl row
        (Enemy(row=["V03"], battles=["V02"]), True),  # its jarl row and its battle row
        (Enemy(settlers={"in_n": 1}, battles=["V02"]), True),
        (Enemy(row=["V03"]), False),
        (Enemy(battles=["V02"]), False),
        (Enemy(row=["V03", "V17"]), False),  # of another type
    ],
)
def test_islands_both_rows_and_the_card_itself_count(enemy, enough):
    # V09 needs three wealth; its own action would be a battle: instead it collects
    held = {"in_n": 1} if enemy.settlers else {}
    table = turn("V09", enemy, holders=held)
    assert resources(table, 1) == ((1, 1, 1) if enough else (0, 0, 0))


@rule("TEV-22.1")
def test_its_card_that_lies_face_down_does_not_count():
    enemy = Enemy(row=["V03"], card="V02")
    table = turn("V09", enemy, initiator=1, prize="F01")
    assert resources(table, 1) == (0, 0, 0)


@rule("TEV-22.2")
@pytest.mark.parametrize(
    ("card", "row", "settled"),
    [("V10", "V33", {"in_sw": 2}), ("V26", "V01", {"in_sw": 2})],
)
def test_it_explores_as_a_rune_action(card, row, settled):
    assert settlers(turn(card, Enemy(row=[row])), 1) == settled


@rule("TEV-22.2")
def test_it_sails_harvests_and_builds_as_rune_actions():
    sailed = turn("V16", Enemy(row=["V17", "V33"]))  # builds, then sail x3
    assert lone(sailed) == "out_s.in_sw"
    assert settlers(sailed, 1) == {"out_s": 3}
    built = turn("V07", Enemy(row=["V17"]))  # explores, then builds
    assert ships(built, 1) == ["in_n.in_sw"]
    harvested = turn("V03", Enemy(row=["V33", "V34"]))  # sails, then harvest x2
    assert resources(harvested, 1) == (1, 1, 0)


@rule("TEV-22.3")
@pytest.mark.parametrize(
    "card",
    ["V09", "V12", "V05"],  # enter a battle, smite, exchange: all with wealth runes
)
def test_every_other_action_is_replaced(card):
    enemy = Enemy(row=["V01", "V02"], lone="in_sw.in_n")
    table = turn(card, enemy, Clan(settlers={"in_se": 1}))
    assert events_of(table, "enemy-rune") == [{"rune": "wealth"}]
    assert settlers(table) == {"in_se": 1}  # nobody was smitten


@rule("TEV-22.3")
@pytest.mark.parametrize(("card", "row"), [("V15", "V17"), ("V13", "V17"), ("V06", "V17")])
def test_temple_exploring_collecting_and_smiting_are_replaced_too(card, row):
    table = turn(card, Enemy(row=[row]))
    assert events_of(table, "enemy-rune") == [{"rune": "secrets"}]


@rule("TEV-22.4")
@pytest.mark.parametrize(
    ("card", "row", "rune"),
    [
        ("V01", ["V17"], "secrets"),  # requires secrets
        ("V14", ["V33"], "nature"),  # requires nature
        ("V05", ["V03"], "wealth"),  # requires two wealth
        ("V04", ["V17", "V33"], "wealth"),  # secrets and nature: its own
        ("V20", ["V33", "V01"], "secrets"),  # nature and wealth: its own
    ],
)
def test_the_rune_it_requires_says_which_action(card, row, rune):
    assert events_of(turn(card, Enemy(row=row)), "enemy-rune") == [{"rune": rune}]


# ---- the actions of its board (22.5 to 22.7) -------------------------------------------------


@rule("TEV-22.5")
def test_the_wealth_action_gains_one_of_each():
    table = turn("V05", Enemy(row=["V03"], wood=2, food=3, steel=0))
    assert resources(table, 1) == (3, 4, 1)


@rule("TEV-22.6")
def test_the_secrets_action_adds_a_settler_to_the_lone_longships_island():
    me = Clan(settlers={"in_n": 1})
    table = turn("V46", Enemy(row=["V17"], settlers={"in_n": 1}), me)  # builds; needs secrets
    assert settlers(table, 1) == {"in_n": 2}
    assert settlers(table) == {}  # and attacks
    assert holder(table, "in_n") == 1


NATURE = Enemy(row=["V33"])  # V14 builds; with a nature rune the nature action


@rule("TEV-22.7")
def test_the_nature_action_removes_a_settler_at_the_lone_longships_island():
    table = turn("V14", NATURE, Clan(settlers={"in_n": 1, "out_s": 4}))
    assert settlers(table) == {"out_s": 4}
    assert reserve(table) == 2


@rule("TEV-22.7")
def test_otherwise_where_the_player_has_most():
    table = turn("V14", NATURE, Clan(settlers={"in_se": 1, "out_s": 3}))
    assert settlers(table) == {"in_se": 1, "out_s": 2}


@rule("TEV-22.7")
def test_on_a_tie_where_he_chooses():
    table = turn("V14", NATURE, Clan(settlers={"in_se": 2, "out_s": 2, "out_ne": 1}))
    assert set(options(table)) == {"in_se", "out_s"}
    table.play(Pick("out_s"))
    assert settlers(table) == {"in_se": 2, "out_s": 1, "out_ne": 1}


@rule("TEV-22.7")
def test_without_settlers_he_loses_none():
    table = turn("V14", NATURE)
    assert table.over
    assert reserve(table) == 6


# ---- when icons are triggered (22.8 to 22.12) ------------------------------------------------


@rule("TEV-22.8")
def test_an_icon_is_triggered_when_the_marker_reaches_it():
    assert icons(turn("V10", Enemy(wood=1))) == [("wood", "fury_of_most_owned_rune")]
    assert icons(turn("V10", Enemy(wood=2))) == []


@rule("TEV-22.8")
def test_an_icon_is_triggered_when_the_marker_passes_it():
    table = turn("V11", Enemy(wood=3, lone="in_n.edge"))  # two wood: over 4 to 5
    assert icons(table) == [("wood", "cross_ferry"), ("wood", "fury_of_most_owned_rune")]


@rule("TEV-22.9")
def test_icons_come_after_jarl_action_rune_action_and_consecrations():
    # V26: harvest x3, then explore x2 with wealth; the wood marker reaches 2 at once
    table = turn("V26", Enemy(row=["V01"], wood=1))
    assert kinds_told(table, "enemy-gains", "enemy-settles", "enemy-icon") == [
        "enemy-gains", "enemy-settles", "enemy-settles", "enemy-icon",
    ]  # fmt: skip
    # V19 sails; a village on the way is consecrated by a harvest, which brings an icon
    full = {"place_1": 2, "place_2": 2}
    table = turn(
        "V19", Enemy(wood=1, row=["V01", "V02"]), villages=["in_sw.in_n"], consecrated=full
    )  # then harvest x2 as its rune action
    steps = ("enemy-consecrates", "enemy-gains", "enemy-icon")
    assert kinds_told(table, *steps)[:4] == [
        "enemy-consecrates", "enemy-gains", "enemy-gains", "enemy-icon",
    ]  # fmt: skip


@rule("TEV-22.10")
def test_icons_are_resolved_by_track_and_from_left_to_right():
    table = turn("V11", Enemy(wood=3, food=1, steel=1, lone="in_n.edge"))
    assert icons(table) == [
        ("wood", "cross_ferry"),
        ("wood", "fury_of_most_owned_rune"),
        ("food", "add_settler"),
        ("steel", "fury_of_most_owned_rune"),
    ]


@rule("TEV-22.11")
def test_a_marker_that_moved_back_triggers_nothing_but_triggers_again_on_its_way():
    # V37 counts its 5 wood and wins F18: two wood, one food, two steel
    enemy = Enemy(wood=5, battles=["V37"], settlers={"in_se": 1}, lone="in_se.in_n")
    table = at(
        Clan(battle="V14"), asks=[SoloBattle(), AfterBattle()], initiator=0, prize="F18",
        enemy=enemy, holders={"in_se": 1}, listen=True,
    )  # fmt: skip
    table.play(Skip())  # the blessing
    assert resources(table, 1) == (2, 1, 2)
    assert icons(table) == [
        ("wood", "fury_of_most_owned_rune"),
        ("steel", "fury_of_most_owned_rune"),
    ]


@rule("TEV-22.11")
def test_the_return_from_the_end_of_a_track_triggers_nothing():
    assert icons(turn("V10", Enemy(wood=6))) == [("wood", "hunt_nearest_longship")]


@rule("TEV-22.12")
def test_what_goes_beyond_the_end_of_a_track_is_lost():
    table = turn("V11", Enemy(wood=6))  # two wood
    assert resources(table, 1) == (0, 1, 1)  # 7, then back: not 1
    assert events_of(table, "enemy-gains") == [{"wood": 1, "food": 1, "steel": 1}]


@rule("TEV-22.12")
def test_until_the_end_of_the_turn_nothing_more_of_it_is_gained():
    table = turn("V12", Enemy(row=["V01", "V02"], wood=6))  # harvest x2, then one of each
    assert icons(table).count(("wood", "hunt_nearest_longship")) == 1
    assert resources(table, 1) == (0, 2, 1)


# ---- the end of a track (22.13) --------------------------------------------------------------


@rule("TEV-22.13")
@pytest.mark.parametrize(("mine", "left"), [(3, 2), (1, 0), (0, 0)])
def test_at_the_end_of_the_turn_it_returns_and_the_player_loses_one(mine, left):
    table = turn("V10", Enemy(food=6), Clan(wood=5, food=mine, steel=5))
    assert resources(table, 1) == (1, 0, 1)
    assert resources(table) == (5, left, 5)
    assert events_of(table, "track-full") == [{"resource": "food", "lost": mine - left}]


@rule("TEV-22.13")
def test_several_full_tracks_cost_one_each():
    table = turn("V10", Enemy(wood=6, food=6), Clan(wood=5, food=4, steel=3))
    assert resources(table, 1) == (0, 0, 1)
    assert resources(table) == (4, 3, 3)


# ---- icons that bring more (22.14, 22.15) ----------------------------------------------------


@rule("TEV-22.14", "TEV-22.15")
def test_new_icons_wait_behind_and_consecrations_come_first():
    # Harvest x4: wood 4 (ferry), food 2 (settler). The ferry raids a village, and its harvest
    # brings wood 5, food 3 and steel 2: these wait behind the settler.
    table = turn(
        "V11", Enemy(wood=2, food=1), villages=["in_sw.in_n"],
        consecrated={"place_1": 2, "place_2": 2},
    )  # fmt: skip
    assert icons(table) == [
        ("wood", "cross_ferry"),
        ("food", "add_settler"),
        ("wood", "fury_of_most_owned_rune"),
        ("food", "fury_of_most_owned_rune"),
        ("steel", "fury_of_most_owned_rune"),
    ]
    assert kinds_told(table, "enemy-icon", "enemy-consecrates")[:3] == [
        "enemy-icon", "enemy-consecrates", "enemy-icon",
    ]  # fmt: skip
    assert consecrated(table) == {"place_1": 2, "place_2": 2, "place_3": 1}


# ---- where the icons are (22.16) -------------------------------------------------------------

PRINTED = {
    "wood": {
        2: "fury_of_most_owned_rune", 4: "cross_ferry", 5: "fury_of_most_owned_rune",
        7: "hunt_nearest_longship",
    },
    "food": {
        2: "add_settler", 3: "fury_of_most_owned_rune", 5: "add_longship", 7: "add_temple",
    },
    "steel": {
        2: "fury_of_most_owned_rune", 5: "start_battle", 7: "fury_of_most_owned_rune",
    },
}  # fmt: skip


def marked(resource: str, space: int) -> Enemy:
    """The enemy with one marker on this space, the others on 0, at a ferry off the board."""
    enemy = Enemy(lone="in_n.edge")
    setattr(enemy, resource, space)
    return enemy


@rule("TEV-22.16")
@pytest.mark.parametrize("resource", PRINTED)
@pytest.mark.parametrize("space", range(2, 8))
def test_the_icons_lie_on_their_spaces(resource, space):
    table = turn(
        "V10", marked(resource, space - 1), favor_rows=(["F01"], [])
    )  # one step on every track
    names = [name for track, name in icons(table) if track == resource]
    assert names == [name for at_, name in PRINTED[resource].items() if at_ == space]
    assert len(icons(table)) == len(names)


@rule("TEV-22.16")
@pytest.mark.parametrize("resource", PRINTED)
def test_the_tracks_have_seven_spaces(resource):
    number = list(PRINTED).index(resource)
    assert resources(turn("V10", marked(resource, 5)), 1)[number] == 6
    assert resources(turn("V10", marked(resource, 6), favor_rows=([], [])), 1)[number] == 0


# ---- fury (22.17) ----------------------------------------------------------------------------


@rule("TEV-22.17")
def test_the_god_of_most_island_runes_rages():
    enemy = Enemy(settlers={"in_n": 1, "out_s": 1, "in_sw": 1})
    table = icon(FURY_2, enemy, holders={"in_n": 1, "out_s": 1, "in_sw": 1})
    assert fury(table) == (1, 0, 0)


@rule("TEV-22.17")
def test_of_tied_gods_each_rages():
    enemy = Enemy(settlers={"in_n": 1, "in_sw": 1})
    held = {"in_n": 1, "in_sw": 1, "in_se": 0}
    table = icon(FURY_3, enemy, Clan(settlers={"in_se": 1}), holders=held)
    assert fury(table) == (1, 1, 0)


@rule("TEV-22.17")
def test_without_an_island_rune_no_god_rages():
    table = icon(FURY_5, Enemy(row=["V01", "V02"]))  # cards do not count
    assert fury(table) == (0, 0, 0)


# ---- hunt (22.18 to 22.20) -------------------------------------------------------------------


@rule("TEV-22.18")
def test_the_hunt_goes_to_the_nearest_docked_longship():
    table = icon(HUNT, me=Clan(ships=["out_s.in_sw", "in_se.in_n", "whale"]))  # 4 and 2 steps
    assert lone(table) == "in_se.in_n"
    assert table.question() == WithdrawShip(0, "in_se.in_n")


@rule("TEV-22.18")
def test_of_equally_near_longships_the_player_chooses():
    table = icon(HUNT, me=Clan(ships=["in_se.in_n", "out_nw.in_n"]))
    assert set(options(table)) == {"in_se.in_n", "out_nw.in_n"}
    table.play(Pick("out_nw.in_n"))
    assert lone(table) == "out_nw.in_n"
    assert table.question() == WithdrawShip(0, "out_nw.in_n")


@rule("TEV-22.19")
def test_the_hunted_longship_withdraws_and_its_village_is_raided():
    table = icon(
        HUNT, me=Clan(ships=["in_se.in_n"]), villages=["in_se.in_n", "in_n.in_se"],
        consecrated={"place_1": 2, "place_2": 2},
    )  # fmt: skip
    table.play(Withdraw("mid_ne"))
    assert ships(table) == ["mid_ne"]
    assert villages(table) == ["in_n.in_se"]  # the dock in between
    assert consecrated(table)["place_3"] == 1
    assert settlers(table, 1) == {}  # it does not deploy


@rule("TEV-22.19")
def test_the_hunted_longship_may_go_to_either_fjord():
    table = icon(HUNT, me=Clan(ships=["in_se.in_n"]))
    table.play(Withdraw("whale"))
    assert ships(table) == ["whale"]


@rule("TEV-22.20")
def test_without_a_docked_longship_nobody_is_hunted():
    table = icon(HUNT, me=Clan(ships=["whale"]))
    assert lone(table) == "in_n.in_sw"
    assert ships(table) == ["whale"]
    assert table.over


# ---- ferry (22.21) ---------------------------------------------------------------------------


@rule("TEV-22.21")
def test_the_ferry_icon_crosses_raids_and_drives_off():
    table = icon(
        FERRY, me=Clan(ships=["in_sw.in_n"]), villages=["in_sw.in_n"],
        consecrated={"place_1": 2, "place_2": 2},
    )  # fmt: skip
    assert lone(table) == "in_sw.in_n"
    table.play(Withdraw("whale"))
    assert ships(table) == ["whale"]
    assert villages(table) == []
    assert settlers(table, 1) == {}


@rule("TEV-22.21")
def test_a_ferry_off_the_board_is_ignored():
    assert lone(icon(FERRY, Enemy(lone="in_se.edge"))) == "in_se.edge"


# ---- settler, longship, temple (22.22 to 22.25) ----------------------------------------------


@rule("TEV-22.22")
def test_the_settler_icon_adds_a_settler_at_the_lone_longship():
    table = icon(SETTLER)
    assert settlers(table, 1) == {"in_n": 1}
    assert stock(table)[0] == 11


@rule("TEV-22.22")
def test_with_an_empty_board_he_comes_from_the_island_with_most():
    table = icon(SETTLER, Enemy(settlers={"in_n": 6, "out_s": 4, "in_se": 2}))
    assert settlers(table, 1) == {"in_n": 7, "out_s": 3, "in_se": 2}


@rule("TEV-22.23")
def test_the_longship_icon_adds_a_longship():
    assert ships(icon(LONGSHIP), 1) == ["in_n.in_sw"]
    taken = icon(LONGSHIP, Enemy(ships=["in_n.in_sw"]))
    assert ships(taken, 1) == ["in_n.in_sw", "in_n.out_nw"]


@rule("TEV-22.23")
def test_without_a_longship_on_the_board_it_is_ignored():
    six = ["out_s.in_se", "out_s.in_sw", "out_ne.in_n", "out_ne.in_se", "in_se.edge", "in_sw.edge"]
    assert ships(icon(LONGSHIP, Enemy(ships=six)), 1) == sorted(six)


@rule("TEV-22.24")
def test_the_temple_goes_to_the_island_with_most_settlers():
    table = icon(TEMPLE, Enemy(settlers={"in_n": 1, "out_s": 4, "in_se": 2}))
    assert temples(table, 1) == ["out_s"]
    assert stock(table)[4:] == [1, 2]


@rule("TEV-22.24")
def test_an_island_with_a_temple_of_its_own_gets_no_second():
    table = icon(TEMPLE, Enemy(settlers={"in_n": 1, "out_s": 4, "in_se": 2}, temples=["out_s"]))
    assert temples(table, 1) == ["in_se", "out_s"]


@rule("TEV-22.24")
def test_nor_does_an_island_with_a_temple_of_the_player():
    enemy = Enemy(settlers={"in_n": 1, "out_s": 4, "in_se": 2})
    table = icon(TEMPLE, enemy, Clan(temples=["out_s"]))
    assert temples(table, 1) == ["in_se"]
    only = icon(TEMPLE, Enemy(settlers={"out_s": 4}), Clan(temples=["out_s"]))
    assert temples(only, 1) == []


@rule("TEV-22.24")
def test_on_a_tie_the_player_chooses_where_the_temple_goes():
    table = icon(TEMPLE, Enemy(settlers={"in_n": 3, "out_s": 3, "in_se": 2}))
    assert set(options(table)) == {"in_n", "out_s"}
    table.play(Pick("out_s"))
    assert temples(table, 1) == ["out_s"]
    assert settlers(table, 1) == {"in_n": 3, "out_s": 1, "in_se": 2}


@rule("TEV-22.24")
def test_without_a_temple_or_a_fitting_island_nothing_is_built():
    four = Enemy(settlers={"in_n": 5}, temples=["in_se", "in_sw", "out_s", "out_ne"])
    assert temples(icon(TEMPLE, four), 1) == ["in_se", "in_sw", "out_ne", "out_s"]
    nobody = icon(TEMPLE, Enemy())
    assert temples(nobody, 1) == []
    covered = icon(TEMPLE, Enemy(settlers={"in_n": 2}, temples=["in_n"]))
    assert temples(covered, 1) == ["in_n"]


@rule("TEV-22.25")
@pytest.mark.parametrize(("before", "left"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2)])
def test_half_of_its_settlers_there_rounded_up_go_back(before, left):
    table = icon(TEMPLE, Enemy(settlers={"out_s": before}))
    assert settlers(table, 1).get("out_s", 0) == left
    assert stock(table)[0] == 12 - left


# ---- battle (22.26) --------------------------------------------------------------------------


@rule("TEV-22.26")
def test_the_battle_icon_starts_a_battle_with_its_bonus():
    table = turn("V10", Enemy(steel=4), favor_rows=(["F05", "F06"], ["F07"]))
    state = state_of(table)
    assert state.initiator == 1
    assert state.enemy_bonus == 2
    assert prize(table) == "F05"


# ---- control (22.27) -------------------------------------------------------------------------


@rule("TEV-22.27")
def test_control_is_checked_after_each_icon():
    # food 1 to 3: the settler takes in_n (wealth +1) before the fury icon counts its runes (+1)
    enemy = Enemy(food=1, ships=["out_s.in_se", "out_ne.in_n"])  # one empty slot: one food more
    table = turn("V12", enemy)
    assert icons(table) == [("food", "add_settler"), ("food", "fury_of_most_owned_rune")]
    assert holder(table, "in_n") == 1
    assert fury(table) == (2, 0, 0)


@rule("TEV-22.27")
def test_a_ferry_icon_may_cost_it_an_island():
    me = Clan(settlers={"in_n": 2})
    enemy = Enemy(settlers={"in_n": 1})  # 3 against 2, then 1 against 2
    table = icon(FERRY, enemy, me, holders={"in_n": 1})
    assert holder(table, "in_n") == 1  # the player steals after an action of his own, not before
    table = icon(FERRY, Enemy(), me, holders={"in_n": 1})  # 2 against 2, then nothing
    assert holder(table, "in_n") == 0
