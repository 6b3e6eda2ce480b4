"""Chapter 8: anytime actions, their moments, and ships."""

from __future__ import annotations

import pytest

from drakkar.games.odin.actions.anytime import (
    AFTER_BONUS,
    AFTER_FEAST,
    AFTER_INCOME,
    AFTER_TURN,
    BEFORE_INCOME,
    HARVESTED,
    START,
    Moment,
    SeatMoment,
)
from drakkar.games.odin.moves import Rolled
from drakkar.games.odin.phases.bonus import Bonus
from drakkar.games.odin.phases.breeding import Breeding
from drakkar.games.odin.phases.feast import Feast
from drakkar.games.odin.phases.income import IncomePhase
from drakkar.games.odin.phases.round_end import RoundEnd
from drakkar.games.odin.phases.turn import Turn
from drakkar.kernel.question import Entry
from drakkar.kernel.testing import rule
from tests.rules.odin.position import (
    Board,
    Player,
    Scripted,
    asked,
    at,
    hand,
    offered,
    play,
    refused,
    state_of,
    supply,
    vikings,
)

ROBE = Board("home_board", [("robe", 9, 0)])  # an income of 2


def ships(table: Scripted, seat: int = 0) -> tuple[tuple[int, ...], int, tuple[int, ...]]:
    s = state_of(table)
    return s.boats[seat], s.knarrs[seat], s.longships[seat]


# ---- what and when -----------------------------------------------------------------------------


@rule("ODI-8.1")
def test_the_five_anytime_actions():
    player = Player(
        supply={"oil": 1, "wood": 1, "silver": 3, "ore": 1, "salt_meat": 1},
        boards=[Board("home_board"), Board("shed")],
        boats=[0],
        played=[47],
    )
    table = at(player)
    moves = ("lay", "fill 1 wood", "buy whaling_boat", "load whaling_boat 0", "ability tanner 1")
    assert set(moves) <= set(offered(table))
    play(table, "lay", "piece oil 0", "spot 0 0 0", *moves[1:])
    assert asked(table) == "Turn"  # they leave the question open
    assert supply(table) == {"hide": 1}
    assert ships(table) == ((1, 0), 0, ())


@rule("ODI-8.1")
def test_why_not():
    table = at(Player())
    refused(table, "lay", "ODI-8.1")
    refused(table, "fill 1 wood", "ODI-10.7")
    refused(table, "buy knarr", "ODI-8.13")
    refused(table, "load longship 0", "ODI-8.17")
    refused(table, "ability tanner", "ODI-20.3")


@rule("ODI-8.2")
@pytest.mark.parametrize(
    "moment", [START, HARVESTED, BEFORE_INCOME, AFTER_INCOME, AFTER_FEAST, AFTER_BONUS, AFTER_TURN]
)
def test_every_moment_for_who_plays_cards_at_any_time(moment):
    """Occupation 52 may take what others want, so its owner is asked everywhere."""
    player = Player(played=[52], hand=[43], supply={"silver": 1})
    table = at(player, asks=(SeatMoment(0, moment), Turn(1)))
    assert asked(table) == "Window"
    play(table, "ability tutor")
    assert supply(table) == {"fruits": 1}


@rule("ODI-8.2")
@pytest.mark.parametrize(
    ("moment", "player", "asked_"),
    [
        (START, Player(played=[94, 58], supply={"flax": 2}), True),  # oil before the harvest ends
        (START, Player(played=[58], supply={"flax": 2}), False),
        (BEFORE_INCOME, Player(supply={"silver": 1}), True),
        (AFTER_INCOME, Player(played=[48], supply={"cattle": 2}), True),  # before they breed
        (AFTER_INCOME, Player(played=[59, 165], supply={"flax": 2, "silver": 1}), True),
        (AFTER_INCOME, Player(supply={"silver": 9}), False),  # the feast comes next
        (AFTER_FEAST, Player(supply={"silver": 1}), True),
        (AFTER_BONUS, Player(supply={"oil": 1}), False),  # laid in the next turn
        (AFTER_TURN, Player(supply={"oil": 1}), False),
    ],
)
def test_other_players_are_asked_where_it_can_matter(moment, player, asked_):
    table = at(player, asks=(Moment(moment), Turn(1)))
    assert (asked(table) == "Window") == asked_


@rule("ODI-8.2")
def test_nobody_is_asked_who_can_do_nothing():
    table = at(Player(), Player(supply={"oil": 1}), asks=(Moment(AFTER_FEAST), Turn(0)))
    assert table.deciders == (1,)


@rule("ODI-8.3")
def test_not_in_the_turn_of_another():
    table = at(Player(supply={"oil": 1}), Player(), asks=Turn(1))
    assert table.deciders == (1,)
    assert table.why_not(table.game.move("lay"), 0) is not None
    refused(table, "lay", "ODI-8.1")  # and the other has nothing of his own


@rule("ODI-8.4")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_outside_turns_from_the_first_player_on(first):
    people = [Player(supply={"oil": 1}) for _ in range(3)]
    table = at(*people, asks=(Moment(AFTER_FEAST), Turn(0)), first=first)
    seats = []
    while asked(table) == "Window":
        seats.append(table.deciders[0])
        play(table, "ready")
    assert seats == [(first + turn) % 3 for turn in range(3)]


@rule("ODI-8.5")
def test_between_two_steps():
    """Silver of the first step buys a boat before the next one."""
    table = at(Player(supply={"wool": 1, "silverware": 1}))
    play(table, "use craft_master", "buy whaling_boat", "accept", "decline")
    assert supply(table) == {"silver": 1, "robe": 1, "silverware": 1}
    assert ships(table)[0] == (0,)


@rule("ODI-8.5")
def test_between_two_rolls():
    table = at(
        Player(supply={"wood": 2, "oil": 1}), nature=[Rolled(8), Rolled(1)], asks=(Turn(0), Turn(1))
    )
    play(table, "use hunting_game_1", "lay", "piece oil 0", "spot 0 0 0")
    assert "again" in offered(table)
    play(table, "again")
    assert supply(table) == {"wood": 2}


@rule("ODI-8.5")
def test_not_in_the_middle_of_a_payment():
    """The price of an occupation is a question of its own."""
    table = at(Player(supply={"stone": 1, "ore": 1}, hand=[43]))
    play(table, "use play_occupation_paid")
    refused(table, "lay", "ODI-8.5")
    play(table, "option stone")
    assert supply(table) == {"ore": 1, "fruits": 1, "silver": 1}


@rule("ODI-8.21")
def test_goods_just_received_may_serve_a_later_step():
    """Two silver of the strip pay occupation 52, whose card brings the good to upgrade."""
    player = Player(played=[52], hand=[43])
    table = at(player, strips={"strip_6": 1})
    play(table, "use mountain_1_upgrade_1")
    assert asked(table) == "Offer"
    refused(table, "accept", "ODI-4.11")
    play(table, "ability tutor")
    assert supply(table) == {"fruits": 1, "silver": 1}
    play(table, "accept")
    assert supply(table) == {"whale_meat": 1, "silver": 1}


# ---- round the phases --------------------------------------------------------------------------


@rule("ODI-8.6")
def test_before_income():
    table = at(Player(supply={"robe": 1}), asks=(IncomePhase(), Turn(0)))
    play(table, "lay", "piece robe 0", "spot 0 9 0", "ready")
    assert supply(table) == {"silver": 2}


@rule("ODI-8.7")
def test_after_income_before_breeding():
    """Occupation 48 takes one of two cattle, so that none becomes pregnant."""
    player = Player(boards=[ROBE], played=[48], supply={"cattle": 2})
    steps: tuple[Entry, ...] = (IncomePhase(), Breeding(0), Feast(0), Turn(0))
    table = at(player, asks=steps)
    play(table, "ready")
    assert supply(table) == {"silver": 2, "cattle": 2}
    assert state_of(table).phase == 7
    play(table, "ability farmer", "lay", "piece silver 0", "spot 0 0 0", "ready")
    assert supply(table) == {"silver": 1, "cattle": 1, "jewelry": 1}


@rule("ODI-8.7")
def test_income_is_at_hand_in_the_feast():
    steps: tuple[Entry, ...] = (IncomePhase(), Breeding(0), Feast(0), Turn(0))
    table = at(Player(boards=[ROBE]), asks=steps)
    assert asked(table) == "Dishes"
    play(table, "coin", "coin", "suggestion")
    assert state_of(table).penalties[0] == 4


@rule("ODI-8.8")
def test_after_the_feast_before_the_bonuses():
    laid = Board("home_board", [("rune_stone", 4, 0), ("rune_stone", 6, 0)])
    steps = (Feast(0), Moment(AFTER_FEAST), Bonus(0), Turn(0))
    table = at(Player(boards=[laid], supply={"silver": 8}), asks=steps, phase=9)
    play(table, "suggestion", "lay", "piece silver 0", "spot 0 5 1", "ready")
    assert supply(table) == {"silver": 1, "ore": 1}


@rule("ODI-8.10", "ODI-8.11")
@pytest.mark.parametrize(("length", "last"), [("long", 7), ("short", 6)])
def test_the_last_moment_of_the_game(length, last):
    player = Player(
        supply={"silver": 9, "oil": 1, "wood": 1, "salt_meat": 1},
        boards=[Board("home_board"), Board("shed")],
        played=[47],
    )
    table = at(player, asks=RoundEnd(), round=last, phase=9, options={"length": length})
    play(table, "buy longship", "fill 1 wood", "ability tanner", "lay", "piece hide 0")
    play(table, "spot 0 0 0", "ready")
    assert table.over
    assert supply(table) == {"silver": 1, "oil": 1}
    assert table.standing()[0]["ships"] == 8


@rule("ODI-8.12", "ODI-9.24")
def test_what_is_laid_stays():
    player = Player(supply={"oil": 1, "ore": 1, "wood": 1}, boats=[0], boards=[Board("shed")])
    table = at(player)
    play(table, "lay", "piece oil 0", "spot 0 0 0", "load whaling_boat", "fill 1 wood")
    assert supply(table) == {}
    for move in ("give whaling_boat 1", "unload", "stop", "give longship 1"):
        with pytest.raises(Exception):  # noqa: B017, PT011 - no such move, or no answer here
            play(table, move)
    assert supply(table) == {}


@rule("ODI-8.20")
def test_nothing_is_discarded_at_will():
    full = Player(boats=[0, 0, 0], knarrs=4, supply={"silver": 20, "wood": 1})
    table = at(full)
    refused(table, "buy whaling_boat", "ODI-8.15")
    refused(table, "buy longship", "ODI-8.15")
    kinds = {line.split()[0] for line in offered(table)}
    assert kinds == {"pass", "use", "lay"}


# ---- ships -------------------------------------------------------------------------------------


@rule("ODI-8.13")
def test_w71_buying_ships():
    table = at(Player(supply={"silver": 16}))
    play(table, "buy whaling_boat", "buy knarr", "buy longship")
    assert supply(table) == {}
    assert ships(table) == ((0,), 1, (0,))
    assert table.standing()[0]["ships"] == 16


@rule("ODI-8.13")
@pytest.mark.parametrize(("ship", "price"), [("whaling_boat", 3), ("knarr", 5), ("longship", 8)])
def test_prices(ship, price):
    refused(at(Player(supply={"silver": price - 1})), f"buy {ship}", "ODI-8.13")
    table = at(Player(supply={"silver": 2 * price}))
    play(table, f"buy {ship}", f"buy {ship}")
    assert supply(table) == {}
    refused(table, "buy raft", "ODI-8.13")


@rule("ODI-8.14")
def test_buying_is_not_building():
    """Occupation 117 upgrades a good for a ship built; 1 and 2 make building cheaper."""
    player = Player(played=[1, 2, 117], supply={"silver": 8, "peas": 1})
    table = at(player)
    play(table, "buy longship")
    assert asked(table) == "Turn"
    assert supply(table) == {"peas": 1}


@rule("ODI-8.15")
def test_w71_docks():
    table = at(Player(boats=[0, 0, 0], supply={"silver": 20}))
    refused(table, "buy whaling_boat", "ODI-8.15")  # also not into a large dock
    for knarrs in (0, 1, 4):
        large = Player(knarrs=knarrs, longships=[0] * (4 - knarrs))
        large.supply = {"silver": 20}
        table = at(large)
        refused(table, "buy knarr", "ODI-8.15")
        refused(table, "buy longship", "ODI-8.15")
        play(table, "buy whaling_boat", "buy whaling_boat", "buy whaling_boat")
        refused(table, "buy whaling_boat", "ODI-8.15")


@rule("ODI-8.16")
def test_no_dock_no_ship():
    player = Player(knarrs=4, supply={"wood": 2, "stone": 2})
    table = at(player)
    play(table, "use build_house_and_ship", "option stone_house_and_longship")
    assert ships(table) == ((), 4, ())
    assert supply(table) == {}


@rule("ODI-8.17", "ODI-8.19")
def test_w72_ore_on_ships():
    player = Player(supply={"ore": 4}, boats=[0], knarrs=1, longships=[2])
    table = at(player)
    refused(table, "load knarr", "ODI-8.17")
    play(table, "load whaling_boat", "load longship 2")
    assert ships(table) == ((1,), 1, (3,))
    refused(table, "load whaling_boat 1", "ODI-8.17")
    refused(table, "load longship 3", "ODI-8.17")
    assert supply(table) == {"ore": 2}


@rule("ODI-8.18")
def test_ore_is_lost_with_its_ship():
    table = at(Player(longships=[2], supply={"silver": 2}), round=2)
    play(table, "use emigrate_2")
    assert supply(table) == {}


@rule("ODI-8.19")
def test_no_loading_during_an_action():
    player = Player(supply={"ore": 2, "stone": 1}, longships=[0])
    table = at(player, nature=[Rolled(4)])
    play(table, "load longship", "use raiding")
    refused(table, "load longship 1", "ODI-8.19")
    assert ships(table)[2] == (1,)


@rule("ODI-8.19")
def test_loading_up_to_the_start_of_the_action():
    """Column 4 with a card in hand: between placement and action."""
    player = Player(supply={"ore": 1}, boats=[0], hand=[43])
    table = at(player, nature=[Rolled(12)])
    play(table, "use whaling_1_boat", "load whaling_boat", "ready")
    assert ships(table)[0] == (1,)


@rule("ODI-8.19")
def test_no_loading_in_a_feast_inside_an_action():
    player = Player(supply={"ore": 1, "silver": 9}, boats=[0], hand=[5])
    table = at(player)
    play(table, "use play_occupations_2")
    assert asked(table) == "Dishes"
    refused(table, "load whaling_boat", "ODI-8.19")
    table = at(player, asks=(Feast(0), Turn(0)), phase=9)
    play(table, "load whaling_boat")  # in phase 9 nothing is going on
    assert ships(table)[0] == (1,)


@rule("ODI-8.22")
def test_a_card_at_any_free_moment():
    player = Player(played=[52], hand=[60], supply={"silver": 1}, on={"mountain_2": 1})
    table = at(player, asks=(IncomePhase(), Turn(1)), phase=7)
    play(table, "ability tutor", "apply inspector", "back 1 mountain_2")
    assert vikings(table) == 6
    assert hand(table) == []
    assert state_of(table).phase == 7


@rule("ODI-8.23")
def test_loading_and_unloading_once_per_moment():
    player = Player(played=[39], longships=[2])
    table = at(player, asks=(Turn(0), Turn(0)))
    play(table, "ability modifier", "give longship 2")
    refused(table, "load longship 1", "ODI-8.23")
    play(table, "use take_stockfish")
    assert asked(table) == "Turn"
