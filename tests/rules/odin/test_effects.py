"""Chapter 20: the general rules of effects (single cards are tested by their numbers)."""

from __future__ import annotations

import pytest

from drakkar.games.odin.actions.anytime import AFTER_FEAST, Moment
from drakkar.games.odin.cards.conditions import income_now
from drakkar.games.odin.moves import Rolled, Weapons
from drakkar.games.odin.phases.income import IncomePhase
from drakkar.games.odin.phases.round_start import Harvest
from drakkar.kernel.testing import rule
from tests.rules.odin.position import (
    Board,
    Player,
    Scripted,
    asked,
    at,
    offered,
    play,
    refused,
    state_of,
    supply,
    vikings,
)


def on_play(number: int, me: Player | None = None, *answers: str) -> Scripted:
    """This card has been played on the space of column 2."""
    me = me or Player()
    me.hand = [number]
    table = at(me, round=3)
    play(table, "use play_occupations_2", *answers)
    return table


# ---- as soon as, and what a card sees ----------------------------------------------------------


@rule("ODI-20.7")
def test_as_soon_as_for_nothing_is_spent_all_the_same():  # W102
    lands = ("shetland", "faroe_islands", "iceland", "greenland")
    rich = [Board("home_board", fill=True), *(Board(name, fill=True) for name in lands)]
    table = on_play(181, Player(longships=[0, 0, 0], boards=rich))
    assert income_now(state_of(table), 0) > 30
    assert supply(table) == {}
    assert len(state_of(table).used_game[0]) == 1


@rule("ODI-20.6", "ODI-20.12")
@pytest.mark.parametrize(("silver", "wool"), [(0, 3), (3, 3)])
def test_as_soon_as_takes_the_row_of_the_moment(silver: int, wool: int):
    table = on_play(181, Player(longships=[0, 0, 0], supply={"silver": silver}))
    assert supply(table)["wool"] == wool


@rule("ODI-20.8")
def test_a_card_sees_nothing_from_before_it_was_played():
    """Occupation 154: 2 wood in one Viking action."""
    me = Player(hand=[154])
    table = at(me, round=3)
    space = "use mountain_4_double_upgrade_2"
    play(table, space, "ready", "mine strip_1 4", "play woodcutter")
    assert supply(table) == {"wood": 2, "stone": 2}
    table = at(me, round=3)
    play(table, space, "play woodcutter", "ready", "mine strip_1 4")
    assert supply(table) == {"wood": 2, "stone": 2, "silver": 1}


@rule("ODI-20.8")
def test_a_card_sees_its_own_playing():
    """Occupation 176: after an action in which an occupation was played."""
    assert supply(on_play(176)) == {"peas": 1}


# ---- order -------------------------------------------------------------------------------------


@rule("ODI-20.9")
def test_the_owner_chooses_the_order():
    """Occupations 9 and 42 come just before income."""
    me = Player(played=[9, 42], longships=[0], supply={"wood": 1}, boards=[Board("shed")])
    for first, second in (("ore_boatman", "steward"), ("steward", "ore_boatman")):
        table = at(me, asks=IncomePhase(), phase=7)
        assert {f"apply {first}", f"apply {second}"} <= set(offered(table))
        play(table, f"apply {first}")
        while f"apply {second}" not in offered(table):
            play(table, next(m for m in offered(table) if m not in ("ready", "stop")))
        play(table, f"apply {second}")


@rule("ODI-20.9", "ODI-20.20")
def test_what_an_effect_causes_comes_before_the_rest():
    """37 upgrades before overseas trading; 28 watches the chest; 36 still waits."""
    me = Player(
        played=[28, 36, 37], knarrs=1, supply={"silver": 3, "wool": 1, "salt_meat": 1},
    )  # fmt: skip
    table = at(me)
    play(table, "use overseas_trading_1", "apply foreign_trader", "upgrade wool")
    assert asked(table) == "Effects"
    play(table, "apply locksmith")
    assert supply(table) == {"silver": 2, "chest": 1, "oil": 1, "salt_meat": 1}
    assert asked(table) == "Before"
    assert "apply ships_cook" in offered(table)


@rule("ODI-20.10", "ODI-8.4")
def test_several_players_act_in_turn_order():
    both = Player(supply={"silver": 3})
    for first in (0, 1, 2):
        table = at(both, both, both, asks=Moment(AFTER_FEAST), first=first, round=7, phase=9)
        order = []
        while not table.over:
            order.append(table.deciders[0])
            play(table, "ready")
        assert order == [(first + n) % 3 for n in range(3)]


# ---- lists, rows, sections ---------------------------------------------------------------------


@rule("ODI-20.11")
@pytest.mark.parametrize(
    ("option", "price", "hides"), [("one", 2, 1), ("two", 4, 2), ("three", 6, 3)]
)
def test_lists_correspond(option: str, price: int, hides: int):  # W95
    me = Player(supply={"silver": 6})
    table = on_play(86, me, "apply hide_buyer", f"option {option}")
    left = {"silver": 6 - price} if price < 6 else {}
    assert supply(table) == {**left, "hide": hides}


@rule("ODI-20.11")
def test_one_side_of_a_slash():
    table = at(Player(played=[54], supply={"silverware": 1}))
    play(table, "ability tradesman", "option chest")
    assert supply(table) == {"chest": 1}
    refused(table, "ability tradesman", "ODI-20.3")


@rule("ODI-20.12")
@pytest.mark.parametrize(
    ("boats", "crop"), [([], None), ([0], "beans"), ([0, 0], "grain"), ([0, 0, 0], "cabbage")]
)
def test_the_row_that_fits(boats: list[int], crop: str | None):  # W95
    me = Player(played=[93], boats=boats)
    table = at(me, asks=Harvest(0), round=3, phase=2)
    assert supply(table) == ({crop: 1} if crop else {})


@rule("ODI-20.12")
@pytest.mark.parametrize(("sheep", "wool"), [(2, 0), (3, 1), (5, 2), (6, 3), (9, 3)])
def test_the_highest_row_reached(sheep: int, wool: int):
    table = on_play(33, Player(supply={"sheep": sheep}))
    assert supply(table).get("wool", 0) == wool


@rule("ODI-20.12")
@pytest.mark.parametrize(("ships", "weapons"), [(0, 0), (1, 2), (2, 5), (3, 10), (4, 10)])
def test_beyond_the_last_row(ships: int, weapons: int):  # W95: occupation 32
    me = Player(hand=[32], longships=[3] * ships)
    drawn = [Weapons(("bow",) * weapons)] if weapons else []
    table = at(me, round=3, nature=drawn)
    play(table, "use play_occupations_2")
    assert supply(table).get("bow", 0) == weapons


@rule("ODI-20.13", "ODI-16.19")
def test_two_sections_from_top_to_bottom():  # W100: occupation 85
    me = Player(hand=[85], supply={"silver": 3, "wood": 1, "snare": 1})
    table = at(me, round=3, nature=[Rolled(1), Rolled(8)])
    play(table, "use play_occupations_2", "apply hornblower")
    assert supply(table)["silver"] == 2  # the hunting game comes first
    before = vikings(table)
    play(table, "spend 1 0", "apply hornblower", "fail")
    assert supply(table) == {"hide": 1, "game_meat": 1, "wood": 1, "snare": 2}
    assert vikings(table) == before
    table = at(me, round=3, nature=[Rolled(1)])
    play(table, "use play_occupations_2", "decline", "apply hornblower", "spend 0 1")
    assert supply(table) == {"silver": 1, "wood": 1, "fur": 1, "snare": 1}
    table = at(me, round=3, nature=[Rolled(1)])
    play(table, "use play_occupations_2", "apply hornblower", "spend 1 0", "decline")
    assert supply(table) == {"silver": 2, "snare": 1, "hide": 1, "game_meat": 1}


# ---- actions -----------------------------------------------------------------------------------


@rule("ODI-20.14")
def test_a_viking_action_is_all_that_follows_from_a_placement():
    """154: a wood of occupation 145 before the hunt and a wood of its failure make two."""
    table = at(Player(played=[145, 154]), strips={"strip_1": 7}, nature=[Rolled(8)])
    play(table, "use hunting_game_1", "apply forester", "fail")
    assert supply(table) == {"wood": 2, "bow": 1, "silver": 1}
    table = at(Player(played=[145, 154]), strips={"strip_1": 7}, nature=[Rolled(8)])
    play(table, "use hunting_game_1", "ready", "fail")
    assert supply(table) == {"wood": 1, "bow": 1}


@rule("ODI-20.15")
def test_an_action_of_a_card_is_one_of_its_own_and_counts_for_the_viking_action():
    """176 sees the play inside the ability of 52; 154 adds up the wood of two actions of 85."""
    table = at(Player(played=[52, 176], hand=[43], supply={"silver": 1}))
    play(table, "ability tutor")
    assert supply(table) == {"fruits": 1, "peas": 1}
    me = Player(played=[154], hand=[85], supply={"silver": 3})
    table = at(me, round=3, nature=[Rolled(8), Rolled(8)])
    play(table, "use play_occupations_2", "apply hornblower", "fail", "apply hornblower", "fail")
    assert supply(table) == {"wood": 2, "bow": 1, "snare": 1, "silver": 1}


@rule("ODI-20.15")
def test_what_one_action_brings_is_not_paid_twice():
    """175: the stockfish of an ability inside a placement belongs to the ability."""
    me = Player(played=[175], supply={"silver": 5})
    table = at(me)
    play(table, "use take_stockfish", "apply codliver_oil_presser")
    assert supply(table) == {"silver": 4, "stockfish": 1, "oil": 1}
    assert table.deciders == (1,)


# ---- receiving and counting --------------------------------------------------------------------


@rule("ODI-20.20")
def test_a_good_is_received_whatever_way_it_comes():
    """Occupation 190: an oil with every spices."""
    table = at(Player(played=[190]), round=3)
    play(table, "use weekly_spices")
    assert supply(table) == {"spices": 1, "silver": 1, "oil": 1}
    table = at(Player(played=[190], supply={"skin_and_bones": 1}), round=3)
    play(table, "use upgrade_2")
    assert supply(table) == {"spices": 1, "oil": 1}
    table = at(Player(played=[190], supply={"skin_and_bones": 1, "silver": 1}, knarrs=1))
    play(table, "use overseas_trading_1", "trade skin_and_bones", "stop")
    assert supply(table) == {"spices": 1, "oil": 1}
    table = at(Player(played=[190], longships=[0]), nature=[Rolled(9)])
    play(table, "use pillaging_2", "tile spices")
    assert supply(table) == {"spices": 1, "oil": 1}
    table = at(Player(played=[190], supply={"spices": 1}))
    play(table, "lay", "piece spices 0", "spot 0 0 0")
    assert supply(table) == {}


@rule("ODI-20.21")
def test_what_lies_elsewhere_is_no_supply():
    """Occupation 30 counts the silk of the supply."""
    laid = Board("home_board", [("silk", 0, 0), ("silk", 1, 0)])
    house = Board("long_house", [("silk", 0, 0)])
    table = on_play(30, Player(supply={"silk": 1}, boards=[laid, house]))
    assert supply(table) == {"silk": 1, "silver": 1}


@rule("ODI-20.22")
def test_an_emigrated_ship_counts_for_nobody():
    """Occupation 181 wants three longships."""
    table = on_play(181, Player(longships=[0, 0], emigrated=["longship"]))
    assert supply(table) == {}
    table = on_play(181, Player(longships=[0, 0, 0], emigrated=["longship"]))
    assert supply(table) == {"wool": 3}


@rule("ODI-20.23", "ODI-16.2", "ODI-16.4")
def test_occupations_of_one_action_work_together():  # W99
    rolls = [Rolled(8), Rolled(7), Rolled(6), Rolled(4)]
    table = at(Player(played=[13, 146, 153], supply={"wood": 2}), nature=rolls)
    play(table, "use hunting_game_1", "again", "again", "again")
    refused(table, "again", "ODI-16.2")
    play(table, "spend 2 0")
    assert supply(table) == {"hide": 1, "game_meat": 1}


@rule("ODI-20.24")
def test_a_named_tile_only_from_the_oval_board():
    """Occupation 62: the crucifix or the cloakpin."""
    smith = Player(hand=[62], supply={"ore": 1, "silver": 1})
    table = at(smith, Player(supply={"crucifix": 1}), round=3)
    play(table, "use play_occupations_2", "apply fine_blacksmith")
    assert supply(table) == {"cloakpin": 1}
    table = at(smith, Player(supply={"crucifix": 1, "cloakpin": 1}), round=3)
    play(table, "use play_occupations_2")
    assert table.deciders == (1,)
    assert supply(table) == {"ore": 1, "silver": 1}


@rule("ODI-20.24")
def test_or_from_a_board():
    """Occupation 70 takes the cloakpin off a board, not out of a supply."""
    laid = Board("home_board", [("cloakpin", 0, 0)])
    table = at(Player(hand=[70]), Player(boards=[laid]), round=3)
    play(table, "use play_occupations_2", "apply courier")
    assert supply(table) == {"cloakpin": 1}
    table = at(Player(hand=[70]), Player(supply={"cloakpin": 1}), round=3)
    play(table, "use play_occupations_2")
    assert supply(table) == {}


PRINTED = {"cards_179_181": "printed"}


@rule("ODI-20.25")
def test_two_cards_as_printed_or_as_in_the_rulebook():
    me = Player(played=[179], supply={"silver": 20})
    for options, ship in ((None, "longship"), (PRINTED, "knarr")):
        other = "knarr" if ship == "longship" else "longship"
        table = at(me, options=options)
        play(table, f"buy {other}")
        assert "stockfish" not in supply(table)
        play(table, f"buy {ship}")
        assert supply(table)["stockfish"] == 1
    three = Player(hand=[181], knarrs=2, longships=[0])
    for options, wool in ((None, {}), (PRINTED, {"wool": 3})):
        table = at(three, options=options, round=3)
        play(table, "use play_occupations_2")
        assert supply(table) == wool
