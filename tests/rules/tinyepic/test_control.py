"""Chapter 14: control, influence, fury."""

from __future__ import annotations

from random import Random

import pytest

import drakkar
from drakkar.games.tinyepic.battle import AngerGod
from drakkar.games.tinyepic.consecration import ConsecrateVillage
from drakkar.games.tinyepic.control import CheckControl, has_land_unit, influence
from drakkar.games.tinyepic.exploring import ExploreStep
from drakkar.games.tinyepic.moves import (
    Consecrate,
    Deploy,
    Explore,
    Jarl,
    Pilgrim,
    Rage,
    Sail,
    Skip,
    Smite,
    To,
)
from drakkar.games.tinyepic.runes import ChangeFury
from drakkar.games.tinyepic.sailing import Ashore, ChooseShip
from drakkar.games.tinyepic.turn import PlayCard
from drakkar.kernel.table import Table
from drakkar.kernel.testing import rule
from tests.rules.tinyepic.position import (
    Clan,
    Enemy,
    at,
    fury,
    holder,
    refused,
    settlers,
    state_of,
)

NOBODY = -1


def check(*clans: Clan, active: int = 0, **more) -> Table:
    """Control is checked after an action of this player."""
    more.setdefault("players", max(3, len(clans)))
    return at(*clans, asks=CheckControl(active), **more)


def power(table: Table, clan: int, island: str) -> int:
    s = state_of(table)
    return influence(s, clan, s.face.island_index[island])


# ---- worked examples -------------------------------------------------------------------------


@rule("TEV-14.3", "TEV-14.5", "TEV-14.15")
def test_example_13_taking_a_rune():
    gods = ("frigg", "odin", "thor")  # Frigg has wealth
    table = check(Clan(settlers={"in_n": 1}), players=2, gods=gods)
    assert holder(table, "in_n") == 0
    shown = table.view(0)["table"]["gods"]["wealth"]
    assert (shown["god"], shown["fury"]) == ("frigg", 1)
    table = check(Clan(ships=["in_n.edge"]), players=2, gods=gods)  # influence 2, no land unit
    assert holder(table, "in_n") == NOBODY
    assert fury(table) == (0, 0, 0)


@rule("TEV-14.8", "TEV-14.15")
def test_example_14_stealing_a_rune():
    # V17: Sail x3. Red has a temple and a settler on in_n and holds its rune.
    table = at(
        Clan(hand=["V17"], ships=["whale"], food=3),
        Clan(settlers={"in_n": 1}, temples=["in_n"]),
        gods=("frigg", "odin", "thor"),
        holders={"in_n": 1},
        asks=PlayCard(0),
    )
    assert power(table, 1, "in_n") == 5
    table.play(Jarl("V17"))
    table.play(Sail("whale"))
    table.play(To("in_n.in_se"))
    table.play(Deploy(3))
    table.play(Skip())  # two moves are left
    assert settlers(table, 1) == {}
    assert (power(table, 0, "in_n"), power(table, 1, "in_n")) == (5, 4)
    assert holder(table, "in_n") == 0
    assert fury(table) == (1, 0, 0)


@rule("TEV-14.17", "TEV-14.18")
def test_example_21_fury_above_20_and_not_below_0():
    table = at(players=2, fury=(20, 1, 0), asks=AngerGod(0))
    assert fury(table) == (21, 1, 0)
    table = at(players=2, fury=(20, 1, 0), asks=ChangeFury(0, (-2, 2)))
    table.play(Rage("secrets", -2))
    assert fury(table) == (20, 0, 0)


# ---- influence -------------------------------------------------------------------------------


@rule("TEV-14.1")
@pytest.mark.parametrize(
    ("clan", "influence"),
    [
        (Clan(), 0),
        (Clan(settlers={"in_n": 1}), 1),
        (Clan(settlers={"in_n": 5}), 5),
        (Clan(temples=["in_n"]), 4),
        (Clan(ships=["in_n.edge"]), 2),
        (Clan(ships=["in_n.edge", "in_n.out_ne", "in_n.in_se"]), 6),
        (Clan(settlers={"in_n": 2}, temples=["in_n"], ships=["in_n.in_sw"]), 8),
        (Clan(settlers={"in_se": 2}, temples=["in_sw"], ships=["in_se.in_n"]), 0),  # elsewhere
    ],
)
def test_settlers_give_1_temples_4_and_docked_ships_2(clan, influence):
    assert power(at(clan, players=2), 0, "in_n") == influence


@rule("TEV-14.2")
def test_a_ship_in_a_fjord_gives_nothing():
    table = check(
        Clan(ships=["rim_n_nw", "bay_nw"], settlers={"g_n": 1}), Clan(settlers={"g_n": 1})
    )
    assert power(table, 0, "g_n") == 1
    assert holder(table, "g_n") == NOBODY


# ---- taking ----------------------------------------------------------------------------------


@rule("TEV-14.3")
@pytest.mark.parametrize(
    ("clans", "taker"),
    [
        ([Clan(settlers={"g_n": 1})], 0),
        ([Clan(temples=["g_n"])], 0),
        ([Clan(settlers={"g_n": 2}), Clan(settlers={"g_n": 3})], 1),
        ([Clan(settlers={"g_n": 3}), Clan(settlers={"g_n": 2}), Clan(settlers={"g_n": 2})], 0),
        ([Clan(settlers={"g_n": 2}), Clan(), Clan(settlers={"g_n": 1}, ships=["g_n.edge"])], 2),
        ([Clan(settlers={"g_n": 4}), Clan(settlers={"g_n": 1}, temples=["g_n"])], 1),
    ],
)
@pytest.mark.parametrize("active", [0, 1, 2])
def test_the_rune_goes_to_whoever_has_more_than_each_other(clans, taker, active):
    table = check(*clans, active=active)
    assert holder(table, "g_n") == taker
    assert fury(table) == (0, 1, 0)


@rule("TEV-14.3")
@pytest.mark.parametrize("players", [3, 4])
def test_several_islands_are_checked_at_once(players):
    clans = [Clan(settlers={"g_n": 1, "g_c": 1}), Clan(settlers={"g_c": 2, "g_s": 1})]
    table = check(*clans, players=players)
    assert [holder(table, island) for island in ("g_n", "g_c", "g_s", "g_e")] == [0, 1, 1, NOBODY]
    assert fury(table) == (1, 1, 1)


@rule("TEV-14.4")
@pytest.mark.parametrize(
    "clans",
    [
        [Clan(settlers={"g_n": 2}), Clan(settlers={"g_n": 2})],
        [Clan(settlers={"g_n": 4}), Clan(temples=["g_n"])],
        [Clan(settlers={"g_n": 3}), Clan(settlers={"g_n": 1}, ships=["g_n.edge"])],
        [Clan(settlers={"g_n": 1}), Clan(settlers={"g_n": 2}), Clan(settlers={"g_n": 2})],
    ],
)
def test_on_equal_influence_nobody_takes_the_rune(clans):
    table = check(*clans)
    assert holder(table, "g_n") == NOBODY
    assert fury(table) == (0, 0, 0)


@rule("TEV-14.5")
def test_a_docked_ship_alone_takes_no_rune():
    table = check(Clan(ships=["g_n.edge", "g_n.g_c"]))
    assert holder(table, "g_n") == NOBODY


@rule("TEV-14.5")
@pytest.mark.parametrize(("number", "taker"), [(1, NOBODY), (2, NOBODY), (3, 0)])
def test_a_docked_ship_keeps_others_from_taking_it(number, taker):
    table = check(Clan(settlers={"g_n": number}), Clan(ships=["g_n.edge"]))
    assert holder(table, "g_n") == taker


@rule("TEV-14.5")
def test_docked_ships_steal_nothing_either():
    table = check(
        Clan(ships=["g_n.edge", "g_n.g_c"]), Clan(settlers={"g_n": 1}), holders={"g_n": 1}
    )
    assert holder(table, "g_n") == 1


@rule("TEV-14.6")
def test_the_holder_of_the_rune_controls_the_island_whoever_is_stronger_just_now():
    table = at(
        Clan(settlers={"g_n": 1}), Clan(settlers={"g_n": 3}), Clan(), holders={"g_n": 0}
    )  # before the check
    shown = {island["id"]: island["holder"] for island in table.view(None)["table"]["islands"]}
    assert shown["g_n"] == 0
    assert shown["g_c"] is None


# ---- when ------------------------------------------------------------------------------------


@rule("TEV-14.7", "TEV-14.13", "TEV-14.16")
def test_a_rune_that_lies_on_its_island_is_taken_in_the_middle_of_an_action():
    # V07: Explore x2.
    table = at(Clan(hand=["V07"], settlers={"g_n": 1}), Clan(), Clan(), asks=PlayCard(0),
               holders={"g_n": 0})  # fmt: skip
    table.play(Jarl("V07"))
    table.play(Explore("g_n", "g_c"))
    assert [holder(table, island) for island in ("g_n", "g_c", "g_s")] == [NOBODY, 0, NOBODY]
    assert fury(table) == (1, 0, 0)
    table.play(Explore("g_c", "g_s"))
    assert [holder(table, island) for island in ("g_n", "g_c", "g_s")] == [NOBODY, NOBODY, 0]
    assert fury(table) == (1, 0, 1)


@rule("TEV-14.7", "TEV-14.3")
def test_docking_may_tip_the_scales_at_once():
    table = at(
        Clan(ships=["bay_nw"], settlers={"g_n": 1}, food=1),
        Clan(settlers={"g_n": 1}),
        Clan(),
        asks=[ChooseShip(0, 3), CheckControl(0)],
    )
    table.play(Sail("bay_nw"))
    table.play(To("g_n.g_c"))
    assert isinstance(table.question(), Ashore)
    assert holder(table, "g_n") == 0


@rule("TEV-14.7", "TEV-14.13", "TEV-14.14")
@pytest.mark.parametrize("target", ["g_n.g_c", "g_n.g_nw"])  # the same dock, another of the island
@pytest.mark.parametrize(("others", "after", "rage"), [(0, NOBODY, 0), (1, 1, 1)])
def test_a_ship_that_leaves_its_dock_gives_up_what_it_alone_held(target, others, after, rage):
    # between the two moves it lies in the fjord, where it has no influence
    table = at(
        Clan(ships=["g_n.g_c"]),
        Clan(settlers={"g_n": others}),
        Clan(),
        holders={"g_n": 0},
        asks=[ChooseShip(0, 2), CheckControl(0)],
    )
    table.play(Sail("g_n.g_c"))
    table.play(To(target))
    assert holder(table, "g_n") == after
    assert sum(fury(table)) == rage


@rule("TEV-14.7", "TEV-14.12")
def test_a_ship_that_leaves_a_settler_behind_keeps_the_rune():
    table = at(
        Clan(ships=["g_n.g_c"], settlers={"g_n": 1}),
        Clan(settlers={"g_n": 2}),
        Clan(),
        holders={"g_n": 0},
        asks=[ChooseShip(0, 2), CheckControl(0)],
    )
    table.play(Sail("g_n.g_c"))
    table.play(To("g_n.g_nw"))
    assert holder(table, "g_n") == 0


@rule("TEV-14.7", "TEV-14.8")
def test_a_rune_somebody_holds_is_stolen_only_when_the_action_is_complete():
    table = at(
        Clan(settlers={"g_n": 2}),
        Clan(settlers={"g_c": 1}, ships=["g_c.g_n"]),
        Clan(),
        holders={"g_n": 0, "g_c": 1},
        asks=[ExploreStep(0, 3, (0,) * 9), CheckControl(0)],
    )
    table.play(Explore("g_n", "g_c"))
    table.play(Explore("g_n", "g_c"))
    assert holder(table, "g_c") == 1  # two against three
    table.play(Skip())  # ... of whom one is attacked: two against two
    assert holder(table, "g_c") == 1
    table = at(
        Clan(settlers={"g_n": 3}),
        Clan(settlers={"g_c": 1}),
        Clan(),
        holders={"g_n": 0, "g_c": 1},
        asks=[ExploreStep(0, 3, (0,) * 9), CheckControl(0)],
    )
    table.play(Explore("g_n", "g_c"))
    table.play(Explore("g_n", "g_c"))
    assert holder(table, "g_c") == 1  # two against one, but the action goes on
    table.play(Explore("g_n", "g_c"))
    assert holder(table, "g_c") == 0


@rule("TEV-14.7")
@pytest.mark.parametrize(("players", "seed"), [(1, 1), (1, 2), (2, 3), (3, 4), (4, 5)])
def test_in_no_position_does_a_rune_lie_where_somebody_could_take_it(players, seed):
    rng = Random(seed)
    table = drakkar.new("tinyepic", players, seed)
    while not table.over:
        table.play(rng.choice(table.moves()))
        s = state_of(table)
        for island, clan in enumerate(s.holders):
            power = [influence(s, other, island) for other in range(s.clans)]
            if clan != NOBODY:
                assert power[clan]
                continue
            best = [other for other in range(s.clans) if power[other] == max(power)]
            if len(best) == 1 and (best[0] < s.players or s.has_enemy()):
                assert not has_land_unit(s, best[0], island)


@rule("TEV-14.7")
def test_control_is_checked_after_a_rune_action():
    # V06: Sail x1; with a secrets rune smite one settler.
    table = at(
        Clan(hand=["V06"], row=["V17"], ships=["bay_nw"], settlers={"g_n": 1}),
        Clan(settlers={"g_n": 1}),
        Clan(),
        asks=PlayCard(0),
    )
    table.play(Jarl("V06"))
    table.play(Skip())
    assert holder(table, "g_n") == NOBODY
    table.play(Smite(2, "g_n"))
    assert holder(table, "g_n") == 0


@rule("TEV-14.7")
def test_control_is_checked_after_a_temple_has_moved():
    # V15: Build x1; with a secrets rune a temple moves.
    clan = Clan(hand=["V15"], row=["V17"], temples=["g_n"])
    table = at(clan, Clan(settlers={"g_c": 3}), Clan(), holders={"g_c": 1}, asks=PlayCard(0))
    table.play(Jarl("V15"))
    assert holder(table, "g_n") == 0
    table.play(Pilgrim("g_n", "g_c"))
    assert (holder(table, "g_n"), holder(table, "g_c")) == (NOBODY, 0)


@rule("TEV-14.7")
@pytest.mark.parametrize(
    ("place", "theirs", "moves"),
    [
        ("place_1", 2, [Sail("bay_nw"), To("g_n.g_c"), Deploy(2), Skip()]),
        ("place_2", 1, [Explore("g_c", "g_n"), Explore("g_c", "g_n")]),
    ],
)
def test_control_is_checked_after_a_consecration(place, theirs, moves):
    clan = Clan(villages=1, ships=["bay_nw"], food=2, settlers={"g_c": 3})
    table = at(clan, Clan(settlers={"g_n": theirs}), Clan(), holders={"g_n": 1, "g_c": 0},
               asks=ConsecrateVillage(0))  # fmt: skip
    table.play(Consecrate(place))
    for move in moves:
        assert holder(table, "g_n") == 1
        table.play(move)
    assert holder(table, "g_n") == 0


# ---- stealing --------------------------------------------------------------------------------


@rule("TEV-14.8")
@pytest.mark.parametrize(
    ("thief", "stolen"),
    [
        (Clan(settlers={"g_n": 3}), True),
        (Clan(settlers={"g_n": 2}), False),
        (Clan(temples=["g_n"]), True),
        (Clan(settlers={"g_n": 1}, ships=["g_n.edge"]), True),
        (Clan(ships=["g_n.edge", "g_n.g_c"]), False),  # more influence, no land unit
    ],
)
def test_more_influence_than_the_controller_and_a_land_unit_steal_the_rune(thief, stolen):
    table = check(thief, Clan(settlers={"g_n": 2}), holders={"g_n": 1})
    assert holder(table, "g_n") == (0 if stolen else 1)
    assert fury(table) == (0, int(stolen), 0)


@rule("TEV-14.8")
def test_it_is_the_controller_who_must_be_surpassed_not_the_others():
    # The third has as much as the thief but no land unit.
    table = check(
        Clan(settlers={"g_n": 2}),
        Clan(settlers={"g_n": 1}),
        Clan(ships=["g_n.edge"]),
        holders={"g_n": 1},
    )
    assert holder(table, "g_n") == 0


@rule("TEV-14.9")
@pytest.mark.parametrize("active", [0, 1, 2])
def test_on_equal_influence_the_controller_keeps_the_rune(active):
    table = check(
        Clan(settlers={"g_n": 2}), Clan(settlers={"g_n": 2}), holders={"g_n": 1}, active=active
    )
    assert holder(table, "g_n") == 1
    assert fury(table) == (0, 0, 0)


@rule("TEV-14.10")
@pytest.mark.parametrize(("active", "after"), [(0, 0), (1, 1), (2, 2), (3, 1)])
def test_only_the_player_whose_action_it_was_steals_whoever_is_strongest(active, after):
    table = check(
        Clan(settlers={"g_n": 2}),
        Clan(settlers={"g_n": 1}),
        Clan(settlers={"g_n": 3}),
        Clan(),
        holders={"g_n": 1},
        active=active,
    )
    assert holder(table, "g_n") == after


@rule("TEV-14.7", "TEV-14.11")
def test_a_thief_steals_after_an_action_of_his_own_that_moves_nothing():
    # V10: Harvest x3. Seat 2 is as strong, but it is not his action.
    table = at(
        Clan(hand=["V10"], settlers={"g_n": 2}),
        Clan(settlers={"g_n": 1}),
        Clan(settlers={"g_n": 2}),
        holders={"g_n": 1},
        asks=PlayCard(0),
    )
    table.play(Jarl("V10"))
    table.play(table.moves()[0])  # what is harvested
    assert holder(table, "g_n") == 0


@rule("TEV-14.11")
def test_nobody_steals_during_anothers_action():
    # V38: Sail x1; with a wealth rune smite one settler: now seat 2 exceeds seat 1.
    table = at(
        Clan(hand=["V38"], row=["V01"], ships=["bay_nw"]),
        Clan(settlers={"g_n": 2}),
        Clan(settlers={"g_n": 2}),
        holders={"g_n": 1},
        asks=PlayCard(0),
    )
    table.play(Jarl("V38"))
    table.play(Skip())
    assert holder(table, "g_n") == 1
    table.play(Smite(2, "g_n"))
    assert holder(table, "g_n") == 1
    assert fury(table) == (0, 0, 0)


# ---- losing ----------------------------------------------------------------------------------


@rule("TEV-14.12")
def test_without_land_unit_the_controller_keeps_the_rune_by_any_influence():
    table = check(Clan(ships=["g_n.edge"]), holders={"g_n": 0})
    assert holder(table, "g_n") == 0


@rule("TEV-14.12")
@pytest.mark.parametrize(("number", "after"), [(1, 0), (2, 0), (3, 1)])
def test_until_somebody_steals_it(number, after):
    clans = [Clan(ships=["g_n.edge"]), Clan(settlers={"g_n": number})]
    table = check(*clans, holders={"g_n": 0}, active=1)
    assert holder(table, "g_n") == after


@rule("TEV-14.13")
@pytest.mark.parametrize("players", [3, 4])
def test_without_any_influence_the_rune_goes_back_and_no_god_is_angered(players):
    table = check(Clan(ships=["bay_nw"]), holders={"g_n": 0}, players=players)
    assert holder(table, "g_n") == NOBODY
    assert fury(table) == (0, 0, 0)


@rule("TEV-14.13")
def test_it_goes_back_although_others_are_there_who_cannot_take_it():
    table = check(Clan(), Clan(ships=["g_n.edge"]), holders={"g_n": 0})
    assert holder(table, "g_n") == NOBODY
    table = check(Clan(), Clan(settlers={"g_n": 1}), Clan(settlers={"g_n": 1}), holders={"g_n": 0})
    assert holder(table, "g_n") == NOBODY


@rule("TEV-14.14")
@pytest.mark.parametrize("active", [0, 1, 2])
def test_who_can_takes_a_returned_rune_at_once(active):
    table = check(Clan(), Clan(settlers={"g_n": 1}), holders={"g_n": 0}, active=active)
    assert holder(table, "g_n") == 1
    assert fury(table) == (0, 1, 0)


# ---- fury ------------------------------------------------------------------------------------


@rule("TEV-14.15")
@pytest.mark.parametrize(
    ("island", "after"), [("g_nw", (1, 0, 0)), ("g_n", (0, 1, 0)), ("g_ne", (0, 0, 1))]
)
@pytest.mark.parametrize("held", [False, True])
def test_taking_or_stealing_angers_the_god_of_the_rune(island, after, held):
    table = check(Clan(settlers={island: 1}), holders={island: 1} if held else {})
    assert holder(table, island) == 0
    assert fury(table) == after


@rule("TEV-14.16")
def test_every_change_of_hands_counts_also_in_the_same_turn():
    # The rune of g_n goes to seat 0, to seat 1 and back to seat 0.
    table = check(Clan(settlers={"g_n": 1}), Clan(), Clan())
    s = state_of(table)
    n = len(s.face.islands)
    g_n = s.face.island_index["g_n"]
    s.settlers[n + g_n] = 2
    CheckControl(1).run(s)
    assert (holder(table, "g_n"), fury(table)) == (1, (0, 2, 0))
    s.settlers[g_n] = 3
    CheckControl(0).run(s)
    assert (holder(table, "g_n"), fury(table)) == (0, (0, 3, 0))
    CheckControl(0).run(s)  # nothing changes, nothing counts
    assert fury(table) == (0, 3, 0)


@rule("TEV-14.17")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 0), (2, 0), (3, 1), (21, 19)])
def test_fury_never_falls_below_0(before, after):
    table = at(players=2, fury=(0, 0, before), asks=ChangeFury(0, (-2, 2)))
    table.play(Rage("nature", -2))
    assert fury(table) == (0, 0, after)


@rule("TEV-14.18")
def test_fury_beyond_20_is_worth_more_than_20():
    table = at(Clan(villages=1), players=2, fury=(20, 20, 0), asks=ConsecrateVillage(0))
    table.play(Consecrate("wealth"))
    assert fury(table) == (22, 20, 0)
    shown = table.view(0)["table"]["gods"]
    assert (shown["wealth"]["rank"], shown["secrets"]["rank"]) == (1, 2)


# ---- two players -----------------------------------------------------------------------------


@rule("TEV-14.3")
@pytest.mark.parametrize(("number", "taker"), [(2, NOBODY), (3, 0)])
def test_the_neutral_enemys_influence_blocks_too(number, taker):
    clan = Clan(settlers={"out_s": number}, temples=["out_s"])
    table = check(clan, players=2, enemy=Enemy(settlers={"out_s": 2}, temples=["out_s"]))
    assert holder(table, "out_s") == taker


@rule("TEV-14.3")
def test_nobody_explores_into_control_of_an_equal_island():
    table = at(
        Clan(settlers={"in_n": 1}),
        Clan(settlers={"in_sw": 1}),
        asks=[ExploreStep(0, 1, (0,) * 6), CheckControl(0)],
    )
    refused(table, Explore("in_n", "out_s"), "TEV-11.1")
    table.play(Explore("in_n", "in_sw"))
    assert holder(table, "in_sw") == NOBODY
