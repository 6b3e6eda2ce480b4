"""Chapter 18: progress tracks, trade cards, upgrades."""

from __future__ import annotations

import pytest

import drakkar
from drakkar.games.shipwrights.actions import Act
from drakkar.games.shipwrights.box import RAIDS, TRADES
from drakkar.games.shipwrights.final import FinalExchange
from drakkar.games.shipwrights.income import Income
from drakkar.games.shipwrights.moves import (
    Advance,
    Build,
    Choose,
    Done,
    Launch,
    Now,
    Pay,
    Skills,
    Tuck,
    Under,
    Untuck,
    Upgrade,
    Use,
    Visit,
)
from drakkar.games.shipwrights.tracks import Progress
from drakkar.kernel.question import Move
from drakkar.kernel.table import Table
from drakkar.kernel.testing import rule
from tests.rules.shipwrights.position import (
    Village,
    at,
    fleet,
    goods,
    hand,
    refused,
    state_of,
    tracks,
)


def act(village: Village, auto: bool = False, **position) -> Table:
    return at(village, asks=Act(0), auto=auto, **position)


def steps(village: Village, *icons: int, then=(), **position) -> Table:
    """Icons have just been gained (military, trade, renown)."""
    asks = [Progress(0, icons), *then]
    return at(village, asks=asks, auto=False, **position)


def play(table: Table, *moves: Move) -> Table:
    for move in moves:
        table.play(move)
    return table


def rewards(table: Table) -> tuple[int, int, int]:
    """The number of raid cards, trade cards (turned ones), upgrades."""
    s = state_of(table)
    return len(s.raids[0]), len(s.spent_trades[0]), s.upgrades[0].bit_count()


# ---- advancing -------------------------------------------------------------------------------


@rule("SHI-18.1")
def test_a_ship_a_building_and_a_jarl_each_advance_their_builder():
    village = Village(
        board=["ship_karve"],
        hut_tucked="art_blacksmith_stonemason",
        hand=["bld_market", "jarl_07"],
        wood=3,
        wool=3,
        iron=2,
        gold=1,
        worker=3,
    )
    table = act(village, auto=True)
    play(table, Launch("ship_karve"))
    assert tracks(table) == (2, 0, 0)
    play(table, Build("bld_market"))
    assert tracks(table) == (2, 2, 0)
    play(table, Tuck("jarl_07", 1))
    assert tracks(table) == (3, 3, 1)


@rule("SHI-18.1")
def test_the_tracks_run_from_zero_to_eighteen():
    assert tracks(steps(Village(tracks=(12, 13, 14)), 6, 5, 4)) == (18, 18, 18)


@rule("SHI-18.2", "SHI-18.3")
@pytest.mark.parametrize("threshold", [4, 8, 12])
@pytest.mark.parametrize("passing", [0, 1])
def test_reaching_or_passing_a_threshold_gives_one_reward_of_its_track(threshold, passing):
    start, go = threshold - 1, 1 + passing
    raid = steps(Village(tracks=(start, 0, 0)), go, 0, 0)
    assert rewards(raid) == (1, 0, 0)
    trade = play(steps(Village(tracks=(0, start, 0)), 0, go, 0, trade_deck=["trade_03"]), Now())
    assert rewards(trade) == (0, 1, 0)
    upgrade = play(steps(Village(tracks=(0, 0, start)), 0, 0, go), Upgrade("hut"))
    assert rewards(upgrade) == (0, 0, 1)
    assert tracks(raid)[0] == tracks(trade)[1] == tracks(upgrade)[2] == threshold + passing


@rule("SHI-18.2")
@pytest.mark.parametrize("start", [0, 1, 4, 5, 8, 9, 12, 13, 14, 15, 16])
def test_between_thresholds_there_is_no_reward(start):
    table = steps(Village(tracks=(start, start, start)), 2, 2, 2)
    assert table.over
    assert rewards(table) == (0, 0, 0)
    assert tracks(table) == (start + 2,) * 3


@rule("SHI-18.2", "SHI-18.4")
def test_a_track_that_crosses_two_thresholds_at_once_gives_two_rewards():
    table = steps(Village(tracks=(3, 0, 0)), 5, 0, 0)
    assert tracks(table) == (8, 0, 0)
    assert rewards(table) == (2, 0, 0)


@rule("SHI-18.4")
def test_the_first_of_two_rewards_of_a_track_is_settled_before_the_marker_goes_on():
    table = steps(Village(tracks=(0, 0, 3)), 0, 0, 6)
    assert tracks(table) == (0, 0, 4)
    play(table, Upgrade("eikja"))
    assert tracks(table) == (0, 0, 8)
    refused(table, Upgrade("eikja"), "SHI-18.15")
    play(table, Upgrade("labourer"))
    assert tracks(table) == (0, 0, 9)


@rule("SHI-18.4")
@pytest.mark.parametrize("first", ["trade", "renown"])
def test_of_two_rewarded_tracks_the_player_says_which_comes_first(first):
    table = steps(Village(tracks=(0, 3, 3)), 0, 2, 2, trade_deck=["trade_03"])
    assert set(table.moves()) == {Advance("trade"), Advance("renown")}
    refused(table, Advance("military"), "SHI-18.4")
    play(table, Advance(first))
    if first == "trade":
        assert tracks(table) == (0, 4, 3)
        assert set(table.moves()) == {Under("eikja"), Now()}
        play(table, Now(), Upgrade("hut"))
    else:
        assert tracks(table) == (0, 3, 4)
        assert len(table.moves()) == 3
        play(table, Upgrade("hut"), Now())
    assert tracks(table) == (0, 5, 5)
    assert rewards(table) == (0, 1, 1)
    assert table.over


@rule("SHI-18.4")
def test_three_rewarded_tracks_are_settled_one_after_another():
    table = steps(Village(tracks=(3, 3, 3)), 1, 1, 1, trade_deck=["trade_03"])
    play(table, Advance("renown"), Upgrade("eikja"))
    assert set(table.moves()) == {Advance("military"), Advance("trade")}
    play(table, Advance("military"), Now())
    assert rewards(table) == (1, 1, 1)


@rule("SHI-18.4")
def test_a_card_of_the_trade_reward_is_drawn_before_the_next_reward_is_settled():
    table = steps(Village(tracks=(0, 3, 3)), 0, 1, 1, trade_deck=["trade_14"], deck=["jarl_01"])
    play(table, Advance("trade"), Now())
    assert hand(table) == ["jarl_01"]
    assert goods(table) == {"coin": 2}
    assert tracks(table) == (0, 4, 4)
    assert rewards(table) == (0, 1, 0), "the upgrade is still to be chosen"


@rule("SHI-18.5")
def test_steps_beyond_eighteen_are_lost():
    table = steps(Village(tracks=(17, 18, 16)), 3, 2, 2)
    assert tracks(table) == (18, 18, 18)


@rule("SHI-18.6")
def test_markers_share_a_space_and_do_not_go_back_with_a_jarl():
    mine, other = Village(hand=["jarl_12"], gold=1, tracks=(0, 2, 0)), Village(tracks=(2, 2, 0))
    table = at(mine, other, other, asks=Act(0), auto=False)
    play(table, Tuck("jarl_12", 0), Untuck(0))
    assert tracks(table) == tracks(table, 1) == tracks(table, 2) == (2, 2, 0)


# ---- raid and trade decks --------------------------------------------------------------------


@rule("SHI-18.7")
def test_the_raid_card_leaves_its_deck_and_lies_face_up_before_its_owner():
    table = steps(Village(tracks=(3, 0, 0)), 1, 0, 0, raid_deck=["raid_05"])
    assert state_of(table).raid_deck == []
    (raid,) = table.view(None)["table"]["villages"][0]["raids"]
    assert (raid["raid"], raid["used"]) == ("raid_05", False)


@rule("SHI-18.7")
def test_the_raid_card_comes_by_chance():
    drawn = set()
    for seed in range(40):
        table = steps(Village(tracks=(3, 0, 0)), 1, 0, 0, seed=seed)
        drawn.add(state_of(table).raids[0])
    assert len(drawn) > 8


@rule("SHI-18.8")
def test_five_players_at_every_threshold_empty_both_decks_and_no_more():
    assert len(RAIDS) == len(TRADES) == 15
    table = drakkar.new("shipwrights", 5, 1)
    s = state_of(table)
    assert (len(s.raid_deck), len(s.trade_deck)) == (15, 15)
    asks = [Progress(seat, (18, 18, 0)) for seat in range(5)]
    table = at(players=5, asks=asks, auto=True)
    while not table.over:
        table.play(next((m for m in table.moves() if m == Now()), table.moves()[0]))
    s = state_of(table)
    assert s.raid_deck == s.trade_deck == []
    assert [len(own) for own in s.raids] == [len(own) for own in s.spent_trades] == [3] * 5


# ---- trade cards -----------------------------------------------------------------------------


@rule("SHI-18.9", "SHI-18.14")
def test_the_example_trade_card_tucked_gives_an_iron_at_every_income():  # example 11 A
    village = Village(tracks=(0, 3, 0))
    table = steps(village, 0, 1, 0, trade_deck=["trade_01"], then=[Income(0), Income(0)])
    play(table, Under("eikja"))
    assert goods(table) == {"iron": 2, "worker": 2}
    assert fleet(table) == [("eikja", "trade_01")]


@rule("SHI-18.12", "SHI-18.14")
def test_the_example_trade_card_turned_gives_wood_and_wool_once():  # example 11 B
    village = Village(tracks=(0, 3, 0))
    table = steps(village, 0, 1, 0, trade_deck=["trade_01"], then=[Income(0), Income(0)])
    play(table, Now())
    assert goods(table) == {"wood": 1, "wool": 1, "worker": 2}
    assert fleet(table) == [("eikja", "")]
    assert table.view(None)["table"]["villages"][0]["spent_trades"] == ["trade_01"]


@rule("SHI-18.9")
def test_what_becomes_of_a_trade_card_is_decided_at_once_and_for_good():
    village = Village(tracks=(0, 3, 0), worker=1)
    table = steps(village, 0, 1, 0, trade_deck=["trade_01"], then=[Act(0)])
    refused(table, Done(), "KER-2")
    play(table, Under("eikja"))
    refused(table, Under("eikja"), "KER-2")
    refused(table, Now(), "KER-2")


@rule("SHI-18.10")
def test_a_trade_card_goes_free_under_a_built_ship_without_one():
    village = Village(
        tracks=(0, 3, 0), ships=["ship_skute", ("ship_ask", "trade_05")], board=["ship_knarr"]
    )
    table = steps(village, 0, 1, 0, trade_deck=["trade_01"])
    assert set(table.moves()) == {Under("eikja"), Under("ship_skute"), Now()}
    refused(table, Under("ship_ask"), "SHI-18.10")
    refused(table, Under("ship_knarr"), "SHI-18.10")
    play(table, Under("ship_skute"))
    assert goods(table) == {}
    assert fleet(table) == [("eikja", ""), ("ship_skute", "trade_01"), ("ship_ask", "trade_05")]


@rule("SHI-18.10")
def test_of_two_ships_of_one_name_each_carries_a_trade_card():
    village = Village(tracks=(0, 3, 0), ships=[("ship_ask", "trade_05"), "ship_ask"])
    table = play(steps(village, 0, 1, 0, trade_deck=["trade_01"]), Under("ship_ask"))
    assert fleet(table)[1:] == [("ship_ask", "trade_05"), ("ship_ask", "trade_01")]


@rule("SHI-18.11")
def test_a_trade_card_earned_by_a_ship_may_go_under_that_ship():
    village = Village(
        board=["ship_faring"],
        hut_tucked="art_woodcarver_stonemason",
        eikja_trade="trade_05",
        tracks=(0, 2, 0),
        worker=1,
        wood=2,
        wool=1,
        gold=1,
    )
    table = act(village, trade_deck=["trade_01"])
    play(
        table,
        Launch("ship_faring"),
        Skills(("tucked:art_woodcarver_stonemason:major",)),
        Pay(2, 1, 0, 1),
    )
    assert set(table.moves()) == {Under("ship_faring"), Now()}
    play(table, Under("ship_faring"))
    assert fleet(table) == [("eikja", "trade_05"), ("ship_faring", "trade_01")]


@rule("SHI-18.12")
@pytest.mark.parametrize(
    ("trade", "gain"),
    [("trade_02", {"worker": 1, "coin": 2}), ("trade_03", {"gold": 1}), ("trade_15", {"coin": 4})],
)
def test_a_turned_trade_card_pays_its_immediate_side(trade, gain):
    table = play(steps(Village(tracks=(0, 3, 0)), 0, 1, 0, trade_deck=[trade]), Now())
    assert goods(table) == gain


@rule("SHI-18.12")
def test_a_turned_trade_card_may_give_resources_of_choice():
    table = steps(Village(tracks=(0, 3, 0)), 0, 1, 0, trade_deck=["trade_10"])
    play(table, Now(), Choose("iron"), Choose("wool"))
    assert goods(table) == {"iron": 1, "wool": 1}


@rule("SHI-18.13")
def test_without_a_free_ship_the_immediate_gain_is_compulsory():
    village = Village(
        tracks=(0, 11, 0),
        eikja_trade="trade_05",
        ships=[("ship_ask", "trade_06")],
        board=["ship_skute"],
    )
    table = steps(village, 0, 1, 0, trade_deck=["trade_01"])
    assert table.moves() == [Now()]
    for ship in ("eikja", "ship_ask", "ship_skute"):
        refused(table, Under(ship), "SHI-18.10")


# ---- upgrades --------------------------------------------------------------------------------


@rule("SHI-18.15")
def test_an_upgrade_turns_eikja_labourer_or_hut_as_its_owner_likes():
    table = steps(Village(tracks=(0, 0, 3)), 0, 0, 1)
    assert set(table.moves()) == {Upgrade("eikja"), Upgrade("labourer"), Upgrade("hut")}
    refused(table, Upgrade("ship_knarr"), "SHI-18.15")
    play(table, Upgrade("labourer"))
    seen = table.view(None)["table"]["villages"][0]["upgrades"]
    assert seen == {"eikja": False, "labourer": True, "hut": False}


@rule("SHI-18.15")
def test_a_card_is_not_turned_twice():
    table = steps(Village(tracks=(0, 0, 7), upgrades=["hut"]), 0, 0, 1)
    assert set(table.moves()) == {Upgrade("eikja"), Upgrade("labourer")}
    refused(table, Upgrade("hut"), "SHI-18.15")


@rule("SHI-18.16")
def test_the_third_upgrade_turns_the_last_card():
    table = steps(Village(tracks=(0, 0, 11), upgrades=["hut", "eikja"]), 0, 0, 7)
    assert table.moves() == [Upgrade("labourer")]
    play(table, Upgrade("labourer"))
    assert rewards(table) == (0, 0, 3)
    assert tracks(table) == (0, 0, 18)
    assert table.over, "no fourth upgrade"


@rule("SHI-18.17")
def test_turning_the_eikja_leaves_the_trade_card_below_it():
    village = Village(tracks=(0, 0, 3), eikja_trade="trade_01")
    table = play(steps(village, 0, 0, 1, then=[Income(0)]), Upgrade("eikja"))
    assert fleet(table) == [("eikja", "trade_01")]
    assert goods(table) == {"worker": 2, "iron": 1}


@rule("SHI-18.17")
def test_turning_the_hut_leaves_the_card_tucked_under_it():
    village = Village(tracks=(0, 0, 3), hut="hut_3", hut_tucked="vil_overseer", worker=2)
    table = play(steps(village, 0, 0, 1, then=[Act(0)]), Upgrade("hut"), Visit(0))
    assert set(table.moves()) == {Use("building"), Use("villager")}


@rule("SHI-18.18")
@pytest.mark.parametrize(
    ("card", "source"), [("eikja", "ships"), ("labourer", "heroes"), ("hut", "buildings")]
)
def test_every_upgraded_card_is_worth_two_points(card, source):
    table = at(Village(upgrades=[card]), Village(), Village(), asks=FinalExchange())
    breakdown = table.result().breakdown
    assert breakdown[0][source] == 2
    assert sum(breakdown[0].values()) == 2
    assert sum(breakdown[1].values()) == 0


@rule("SHI-18.18")
@pytest.mark.parametrize(
    ("hut", "base", "upgraded"),
    [
        ("hut_1", {"worker": 1, "coin": 1}, {"worker": 2, "coin": 1}),
        ("hut_2", {"iron": 1, "coin": 1}, {"iron": 2, "coin": 1}),
        ("hut_3", {"coin": 3}, {"coin": 5}),
        ("hut_4", {"wool": 1, "coin": 1}, {"wool": 2, "coin": 1}),
        ("hut_6", {"wood": 1, "coin": 1}, {"wood": 2, "coin": 1}),
    ],
)
def test_an_upgraded_hut_pays_more(hut, base, upgraded):
    assert goods(play(act(Village(hut=hut, worker=1)), Visit(0))) == base
    assert goods(play(act(Village(hut=hut, worker=1, upgrades=["hut"])), Visit(0))) == upgraded


@rule("SHI-18.18")
@pytest.mark.parametrize(("sides", "workers"), [((), 1), (("eikja",), 2)])
def test_an_upgraded_eikja_brings_a_second_worker(sides, workers):
    assert goods(at(Village(upgrades=sides), asks=Income(0))) == {"worker": workers}
