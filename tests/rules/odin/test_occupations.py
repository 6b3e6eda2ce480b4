"""Chapter 19: drawing and playing occupations; the bonuses of columns 3 and 4."""

from __future__ import annotations

from dataclasses import replace

import pytest

from drakkar.games.odin.actions.spaces import SPACES
from drakkar.games.odin.box import CARDS
from drakkar.games.odin.moves import Cards, Rolled
from drakkar.games.odin.phases.scoring import points
from drakkar.kernel.state import Seen
from drakkar.kernel.testing import rule
from tests.rules.odin.position import (
    Board,
    Player,
    asked,
    at,
    card,
    hand,
    offered,
    play,
    played,
    refused,
    state_of,
    supply,
    vikings,
)

MILLER = Cards(("miller",))


@rule("ODI-19.1", "ODI-2.10")
def test_the_hand_is_secret_and_unlimited():
    many = list(range(100, 130))
    table = at(Player(hand=many), nature=[MILLER])
    s = state_of(table)
    assert Seen(s, 0).hands[0] == s.hands[0]
    assert Seen(s, 1).hands[0] == 30
    assert Seen(s, None).hands[0] == 30
    play(table, "use draw_occupation")
    assert len(hand(table)) == 31
    assert "miller" in str(table.log)
    assert Seen(s, 1).hands[0] == 31


@rule("ODI-19.2")
def test_only_an_effect_allows_to_play_a_card():
    table = at(Player(hand=[43]))
    refused(table, "play fruit_picker", "KER-2")
    table = at(Player(hand=[43, 86], supply={"silver": 9}))
    play(table, "use play_occupations_2")
    refused(table, "play miller", "ODI-19.2")
    play(table, "play fruit_picker", "stop")
    assert played(table) == ["fruit_picker"]
    assert supply(table) == {"silver": 9, "fruits": 1}  # no price
    assert hand(table) == ["hide_buyer"]


@rule("ODI-19.3")
def test_a_card_for_its_points():
    number = 62  # a special tile for an ore and a silver
    table = at(Player(hand=[number]))
    before = points(state_of(table), 0)["occupations"]
    play(table, "use play_occupations_2")
    assert table.deciders == (1,)
    assert played(table) == [card(number)]
    assert points(state_of(table), 0)["occupations"] == before + 3


@rule("ODI-19.4", "ODI-19.14")
def test_drawing_a_card():
    table = at(Player(), nature=[MILLER])
    play(table, "use draw_occupation")
    assert (hand(table), supply(table)) == (["miller"], {"silver": 1})
    assert not CARDS[state_of(table).hands[0][0]].starting
    table = at(Player(), deck=[])
    play(table, "use draw_occupation")
    assert (hand(table), supply(table)) == ([], {"silver": 1})


@rule("ODI-19.5")
def test_a_stone_or_an_ore_first():  # W70
    table = at(Player(hand=[43], supply={"ore": 1}))
    play(table, "use play_occupation_paid")
    assert supply(table) == {"fruits": 1, "silver": 1}
    table = at(Player(hand=[43, 86], supply={"ore": 1, "stone": 1, "wood": 1}))
    play(table, "use play_occupation_paid")
    refused(table, "option wood", "ODI-19.5")
    refused(table, "decline", "ODI-19.5")
    refused(table, "play fruit_picker", "KER-2")
    play(table, "option stone")
    refused(table, "stop", "ODI-19.6")
    play(table, "play fruit_picker")
    assert supply(table) == {"ore": 1, "wood": 1, "fruits": 1, "silver": 1}
    assert table.deciders == (1,)  # one card only
    refused(at(Player(hand=[43], supply={"wood": 9})), "use play_occupation_paid", "ODI-4.5")


@rule("ODI-19.5")
def test_the_silver_comes_after_the_card():
    table = at(Player(hand=[86], supply={"ore": 1, "silver": 1}))  # hides cost 2 silver
    play(table, "use play_occupation_paid")
    assert supply(table) == {"silver": 2}
    assert played(table) == ["hide_buyer"]


@rule("ODI-19.5")
def test_with_an_empty_hand_the_payment_is_the_effect():  # W12
    table = at(Player(supply={"stone": 1}))
    play(table, "use play_occupation_paid")
    assert supply(table) == {"silver": 1}


@rule("ODI-19.6")
@pytest.mark.parametrize(
    ("space", "most", "nature"),
    [("play_occupations_2", 2, []), ("play_occupations_4", 4, [MILLER])],
)
def test_one_to_so_many(space: str, most: int, nature: list[Cards]):
    table = at(Player(hand=[10, 14, 16, 19, 22]), nature=nature)
    play(table, f"use {space}")
    refused(table, "stop", "ODI-19.6")
    for number in range(most):
        assert asked(table) == "PlayCards"
        play(table, next(move for move in offered(table) if move.startswith("play")))
        assert len(played(table)) == number + 1
    assert table.deciders == (1,)
    table = at(Player(hand=[10, 14]), nature=nature)
    play(table, f"use {space}", "play milker", "stop")
    assert played(table) == ["milker"]


@rule("ODI-19.7")
def test_one_after_the_other():
    house = Board("stone_house")
    table = at(Player(hand=[23, 86], boards=[Board("home_board"), house]))
    play(table, "use play_occupations_2", "play custodian")  # 2 silver, for the hide
    play(table, "play hide_buyer", "apply hide_buyer")
    assert supply(table) == {"hide": 1}
    table = at(Player(hand=[23, 86], supply={"silver": 4}))
    play(table, "use play_occupations_2", "play hide_buyer")
    refused(table, "play custodian", "KER-2")  # the first one is not finished
    play(table, "apply hide_buyer", "option one")
    assert asked(table) == "PlayCards"


@rule("ODI-19.8")
def test_an_empty_hand():
    table = at(Player())
    refused(table, "use play_occupations_2", "ODI-4.5")
    assert "use play_occupations_4 0" in offered(table)
    refused(at(Player(), deck=[]), "use play_occupations_4", "ODI-4.5")
    table = at(Player(), nature=[Cards(("fruit_picker",))])
    play(table, "use play_occupations_4")  # W93: the very card drawn
    assert supply(table) == {"fruits": 1}


@rule("ODI-19.9")
def test_column_three_draws_and_no_other_column():
    me = Player(supply={"silver": 5})
    for space, cards in {
        "weekly_beans": 0, "weekly_flax_stockfish": 0, "weekly_fruits": 1, "weekly_spices": 0,
    }.items():  # fmt: skip
        table = at(me, nature=[MILLER])
        play(table, f"use {space}")
        assert len(hand(table)) == cards


@rule("ODI-19.9", "ODI-20.16")
def test_a_space_used_without_vikings_has_no_column_bonus():
    """Occupation 77 uses a space of column 2; column bonuses depend on Vikings placed."""
    table = at(Player(hand=[77]), Player(on={"products_mead": 2}))
    play(table, "use play_occupations_2", "apply follower")
    assert hand(table) == []
    assert supply(table) == {"mead": 2, "silver": 2}


COLUMN_4 = [space.id for space in SPACES if space.column == 4]


@rule("ODI-19.10")
@pytest.mark.parametrize("space", COLUMN_4)
def test_a_card_before_or_after_every_space_of_column_four(space: str):
    me = Player(
        hand=[43, 14],
        boats=[1], longships=[0, 0],
        supply={"stone": 2, "wood": 2, "silver": 9, "peas": 2},
    )  # fmt: skip
    table = at(me, round=3, nature=[Rolled(1)])
    play(table, f"use {space}")
    assert asked(table) == "Before"
    play(table, "play fruit_picker")
    assert supply(table)["fruits"] == 1
    refused(table, "play ship_owner", "ODI-19.10")
    table = at(me, round=3, nature=[Rolled(1)])
    play(table, f"use {space}", "ready")
    for _ in range(9):
        if asked(table) == "PlayAfter":
            break
        play(table, table.moves()[0])
    assert asked(table) == "PlayAfter"
    play(table, "stop")
    assert sorted(hand(table)) == ["fruit_picker", "ship_owner"]  # nobody has to


@rule("ODI-19.10")
def test_one_of_the_two_moments_only():
    table = at(Player(hand=[43, 14]), round=3)
    play(table, "use weekly_spices", "play fruit_picker", "ready")
    assert table.deciders == (1,)
    table = at(Player(hand=[43, 14]), round=3)
    play(table, "use weekly_spices", "ready", "play fruit_picker")
    assert table.deciders == (1,)
    assert hand(table) == ["ship_owner"]


@rule("ODI-19.10")
def test_fewer_vikings_than_four_bring_no_card():
    """Occupation 106: plundering with fewer Vikings."""
    me = Player(longships=[0, 0, 0], played=[106], hand=[43])
    table = at(me, round=3)
    play(table, "use plundering 3")
    assert table.deciders == (1,)
    assert hand(table) == ["fruit_picker"]
    table = at(me, round=3)
    play(table, "use plundering", "play fruit_picker")
    assert supply(table)["fruits"] == 1


@rule("ODI-19.11", "ODI-20.5")
def test_after_means_after_all_consequences():
    """Occupation 120 works after the weekly market: it comes before the card."""
    table = at(Player(hand=[43], played=[120], supply={"peas": 1}), round=3)
    play(table, "use weekly_spices", "ready")
    assert asked(table) == "Effects"
    play(table, "apply middleman")
    assert asked(table) == "PlayAfter"
    play(table, "play fruit_picker")
    assert supply(table) == {"mead": 1, "spices": 1, "fruits": 1}
    assert table.deciders == (1,)


@rule("ODI-19.12")
def test_the_bonus_stays_after_a_failure():
    table = at(Player(hand=[43], boats=[0]), round=3, nature=[Rolled(12)])
    play(table, "use whaling_1_boat", "ready", "fail", "back 2", "play fruit_picker")
    assert supply(table) == {"wood": 1, "spear": 1, "fruits": 1}
    assert vikings(table) == 8 - 4 + 2


@rule("ODI-19.13")
def test_a_card_received_in_this_turn_may_be_played():
    table = at(Player(hand=[43]), nature=[MILLER])
    play(table, "use play_occupations_4")
    assert {"play miller", "play fruit_picker"} <= set(offered(table))


@rule("ODI-19.14")
def test_an_empty_pile_is_no_obstacle():
    table = at(Player(played=[43, 14]), deck=[])
    play(table, "use weekly_fruits")
    assert hand(table) == []
    assert state_of(table).deck == []  # played cards do not return
    assert supply(table) == {"fruits": 1, "oil": 1, "salt_meat": 1, "silver": 1}


HOPES = [
    (1, "buy_cattle_and_sheep", Player(supply={"silver": 2}), {"sheep": 1, "cattle": 1}),
    (2, "buy_cattle_and_sheep", Player(supply={"silver": 2}), {"sheep": 1, "cattle": 1}),
    (116, "build_house_and_ship", Player(supply={"stone": 1, "wood": 2}), {}),
    (147, "plundering", Player(knarrs=1, longships=[0]), {"silver_hoard": 1}),
    (170, "swap_boat_and_emigrate", Player(knarrs=1, supply={"silver": 1}), {}),
]


@rule("ODI-4.6", "ODI-19.10")
@pytest.mark.parametrize(("number", "space", "me", "left"), HOPES)
def test_a_lasting_effect_played_before_makes_the_space_possible(
    number: int, space: str, me: Player, left: dict[str, int]
):
    refused(at(me, round=3), f"use {space}", "ODI-4.5")
    table = at(replace(me, hand=[number]), round=3)
    play(table, f"use {space}", f"play {card(number)}", "ready")
    if asked(table) == "Choice":
        play(table, "option stone_house_and_longship")
    assert supply(table) == left
    assert table.deciders == (1,)
    table = at(replace(me, hand=[number]), round=3)
    play(table, f"use {space}", "ready")  # without it the placement is void
    assert (hand(table), asked(table)) == ([card(number)], "Turn")
    refused(table, f"use {space}", "ODI-4.7")
