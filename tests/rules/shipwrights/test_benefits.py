"""Chapter 19: the twelve benefits of ships."""

from __future__ import annotations

import pytest

from drakkar.games.shipwrights.actions import Act
from drakkar.games.shipwrights.benefits import BENEFITS
from drakkar.games.shipwrights.box import CARDS
from drakkar.games.shipwrights.final import FinalExchange
from drakkar.games.shipwrights.income import Income
from drakkar.games.shipwrights.moves import Choose, Done, Launch, Now
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


def launched(ship: str, trade_deck=None, deck=None, then=(), **more) -> Table:
    """This ship has just been built, for exactly what it costs."""
    cost = {
        "ship_karve": {"worker": 2, "wood": 1, "wool": 1, "iron": 2},
        "ship_barde": {"worker": 2, "wood": 1, "wool": 1, "iron": 4},
        "ship_byrding": {"worker": 2, "wood": 2, "wool": 3, "iron": 1},
        "ship_ask": {"worker": 1, "wood": 2, "wool": 1, "iron": 1},
        "ship_faring": {"worker": 1, "wood": 2, "wool": 1, "gold": 1},
        "ship_skute": {"worker": 1, "wood": 1, "wool": 2, "iron": 1},
    }[ship]
    village = Village(
        board=[ship],
        hut_tucked="art_blacksmith_stonemason",
        buildings=[("bld_sawmill", "art_sailmaker_woodcarver", True)],
        **(cost | {"coin": 1} | more),
    )
    table = at(village, asks=[Act(0), *then], auto=True, trade_deck=trade_deck, deck=deck)
    table.play(Launch(ship))
    return table


def bonus(*ships: str | tuple[str, str], **more) -> int:
    """The points of the end-of-game bonuses of these ships."""
    table = at(Village(ships=ships, **more), Village(), Village(), asks=FinalExchange(), round=5)
    return table.result().breakdown[0]["bonuses"]


# ---- who has which ---------------------------------------------------------------------------


@rule("SHI-19.1")
def test_twelve_types_of_ship_have_twelve_different_benefits():
    ships = [card for card in CARDS if card.kind == "ship"]
    assert len(ships) == len({ship.benefit for ship in ships}) == len(BENEFITS) == 12
    timings = [benefit.timing for benefit in BENEFITS.values()]
    assert [timings.count(when) for when in ("immediate", "income", "end_game")] == [4, 2, 6]


@rule("SHI-19.1")
@pytest.mark.parametrize(
    ("ship", "income"),
    [("ship_faring", {"gold": 1}), ("ship_skute", {"coin": 2}), ("ship_ask", {})],
)
def test_the_faering_pays_gold_and_the_skute_coins(ship, income):
    assert goods(at(Village(ships=[ship]), asks=Income(0))) == {"worker": 1} | income


# ---- immediate -------------------------------------------------------------------------------


@rule("SHI-19.2")
def test_an_immediate_benefit_comes_last_and_once():
    table = launched("ship_byrding", trade_deck=["trade_03"], tracks=(0, 2, 0), then=[Income(0)])
    assert goods(table) == {}, "the trade card comes first"
    assert tracks(table) == (0, 4, 1)
    table.play(Now())
    assert goods(table) == {"gold": 1, "coin": 4}
    table.play(Done())
    assert goods(table) == {"gold": 1, "coin": 4, "worker": 2}, "no coins again at income"


@rule("SHI-19.2")
@pytest.mark.parametrize("ship", ["ship_karve", "ship_barde", "ship_byrding", "ship_ask"])
def test_a_ship_on_the_board_gives_no_benefit_and_a_built_one_none_at_income(ship):
    table = at(Village(board=[ship], ships=[ship]), asks=Income(0))
    assert goods(table) == {"worker": 1}, "the Eikja's"
    assert hand(table) == []


@rule("SHI-19.3")
def test_the_karve_brings_three_workers():
    assert goods(launched("ship_karve", coin=0)) == {"worker": 3}


@rule("SHI-19.4")
def test_the_barde_brings_two_resources_chosen_one_by_one():
    table = launched("ship_barde")
    refused(table, Choose("gold"), "SHI-2.11")
    refused(table, Choose("coin"), "SHI-2.11")
    table.play(Choose("wool"))
    assert goods(table) == {"wool": 1}, "the coin paid the minor skill"
    table.play(Choose("iron"))
    assert goods(table) == {"wool": 1, "iron": 1}
    table = launched("ship_barde")
    table.play(Choose("wood"))
    table.play(Choose("wood"))
    assert goods(table) == {"wood": 2}, "they may be alike"


@rule("SHI-19.5")
def test_the_byrding_brings_four_coins():
    assert goods(launched("ship_byrding")) == {"coin": 4}, "the one before paid a minor skill"


@rule("SHI-19.6")
def test_the_ask_brings_two_cards_that_must_be_used_in_the_round():
    table = launched("ship_ask", deck=["jarl_01", "jarl_02", "bld_market"], coin=2)
    assert len(hand(table)) == 2
    assert len(state_of(table).deck) == 1
    refused(table, Done(), "SHI-5.9")


# ---- income ----------------------------------------------------------------------------------


@rule("SHI-19.7")
def test_the_faering_brings_a_gold_in_each_income_phase():
    table = at(Village(ships=["ship_faring"]), asks=[Income(0), Income(0)])
    assert goods(table) == {"worker": 2, "gold": 2}
    assert goods(launched("ship_faring")) == {}, "nothing when built; 1 coin paid a minor skill"


@rule("SHI-19.7", "SHI-19.8")
def test_ships_still_on_the_board_pay_no_income():
    assert goods(at(Village(board=["ship_faring", "ship_skute"]), asks=Income(0))) == {"worker": 1}


@rule("SHI-19.8")
def test_the_skute_brings_two_coins_in_each_income_phase():
    table = at(Village(ships=["ship_skute"]), asks=[Income(0), Income(0)])
    assert goods(table) == {"worker": 2, "coin": 4}
    assert goods(launched("ship_skute")) == {"coin": 1}, "nothing when built"


@rule("SHI-19.8")
def test_the_skute_pays_from_the_round_in_which_it_is_built():
    table = launched("ship_skute", then=[Income(0)])
    table.play(Done())
    assert goods(table) == {"worker": 2, "coin": 3}
    assert fleet(table)[-1] == ("ship_skute", "")


# ---- end of the game -------------------------------------------------------------------------


@rule("SHI-19.9")
@pytest.mark.parametrize(
    ("buildings", "points"),
    [
        ([], 1),
        (["bld_market", "bld_temple"], 3),
        (["bld_market", "bld_market", "bld_temple"], 3),
    ],
)
def test_the_busse_scores_a_point_per_different_building_with_the_hut(buildings, points):
    assert bonus("ship_busse", buildings=buildings) == points


@rule("SHI-19.10", "SHI-19.16")
@pytest.mark.parametrize(
    ("raids", "trades", "upgrades", "points"),
    [
        (0, 0, 0, 0),
        (1, 1, 1, 3),
        (3, 1, 2, 3),
        (2, 3, 2, 6),
        (3, 3, 0, 0),
        (0, 3, 3, 0),
        (3, 0, 3, 0),
        (3, 3, 3, 9),
    ],
)
def test_the_drakkar_scores_three_points_per_full_trio(raids, trades, upgrades, points):
    had = bonus(
        "ship_drakkar",
        raids=["raid_01", "raid_02", "raid_03"][:raids],
        spent_trades=["trade_01", "trade_02", "trade_03"][:trades],
        upgrades=["eikja", "labourer", "hut"][:upgrades],
    )
    assert had == points


@rule("SHI-19.11")
@pytest.mark.parametrize(
    ("others", "points"),
    [([], 2), (["ship_ask", "ship_karve"], 4), (["ship_ask", "ship_ask", "ship_karve"], 4)],
)
def test_the_ellide_scores_a_point_per_different_ship_with_the_eikja_and_itself(others, points):
    assert bonus("ship_ellide", *others) == points


@rule("SHI-19.11")
def test_a_ship_not_built_does_not_count_for_the_ellide():
    assert bonus("ship_ellide", board=["ship_ask", "ship_karve"]) == 2


@rule("SHI-19.12")
@pytest.mark.parametrize("number", [0, 1, 2, 3])
def test_the_snekke_scores_two_points_per_raid_card(number):
    raids = ["raid_01", "raid_02", "raid_03"][:number]
    others = {"spent_trades": ["trade_01"], "upgrades": ["hut"]}
    assert bonus("ship_snekke", raids=raids, **others) == 2 * number


@rule("SHI-19.13")
@pytest.mark.parametrize("number", [0, 1, 2, 3])
def test_the_knarr_scores_two_points_per_trade_card(number):
    trades = ["trade_01", "trade_02", "trade_03"][:number]
    others = {"raids": ["raid_01"], "upgrades": ["hut"]}
    assert bonus("ship_knarr", spent_trades=trades, **others) == 2 * number


@rule("SHI-19.14")
@pytest.mark.parametrize("number", [0, 1, 2, 3])
def test_the_skeid_scores_two_points_per_upgrade(number):
    upgrades = ["eikja", "labourer", "hut"][:number]
    others = {"raids": ["raid_01"], "spent_trades": ["trade_01"]}
    assert bonus("ship_skeid", upgrades=upgrades, **others) == 2 * number


@rule("SHI-19.15")
def test_different_goes_by_name_and_an_upgrade_makes_no_second_one():
    turned = ["eikja", "hut"]
    twins = ["ship_ask", "ship_ask", "ship_ask"]
    assert bonus("ship_ellide", *twins, upgrades=turned) == 3  # Eikja, Ellide, Ask
    assert bonus("ship_busse", buildings=["bld_temple"] * 2, upgrades=turned) == 2  # hut, temple


@rule("SHI-19.17")
@pytest.mark.parametrize(("ship", "points"), [("ship_knarr", 4), ("ship_drakkar", 6)])
def test_trade_cards_count_tucked_or_turned(ship, points):
    others = {"raids": ["raid_01", "raid_02"], "upgrades": ["hut", "eikja"]}
    assert bonus(ship, eikja_trade="trade_01", spent_trades=["trade_02"], **others) == points
    assert bonus(ship, spent_trades=["trade_01", "trade_02"], **others) == points
    assert bonus((ship, "trade_01"), eikja_trade="trade_02", **others) == points


@rule("SHI-19.18")
@pytest.mark.parametrize(("ship", "points"), [("ship_snekke", 4), ("ship_drakkar", 6)])
def test_raid_cards_count_used_or_not(ship, points):
    others = {"spent_trades": ["trade_01", "trade_02"], "upgrades": ["hut", "eikja"]}
    assert bonus(ship, raids=["raid_01"], used_raids=["raid_02"], **others) == points
    assert bonus(ship, used_raids=["raid_01", "raid_02"], **others) == points


@rule("SHI-19.19")
def test_two_ships_of_one_name_each_give_their_bonus():
    assert bonus("ship_snekke", "ship_snekke", raids=["raid_01", "raid_02"]) == 8
    assert bonus("ship_ellide", "ship_ellide") == 4  # twice the Eikja and the Ellide
