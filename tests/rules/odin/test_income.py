"""Chapter 5: phases 6 to 8: the moose, income, breeding."""

from __future__ import annotations

import pytest

from drakkar.games.odin.phases.breeding import Breeding
from drakkar.games.odin.phases.income import IncomePhase
from drakkar.games.odin.phases.round_end import NextRound, SecondHalf
from drakkar.games.odin.phases.turn import ActionPhase, NewFirst, Turn
from drakkar.kernel.table import Table
from drakkar.kernel.testing import rule
from tests.rules.odin.position import (
    Board,
    Player,
    Scripted,
    asked,
    at,
    events_of,
    offered,
    play,
    refused,
    state_of,
    supply,
)

ROBE = Board("home_board", [("robe", 9, 0)])  # an income of 2
WOOL = Board(
    "home_board",
    [("silver_hoard", 8, 0, 1), ("silver_hoard", 8, 3, 1), ("jewelry", 6, 0), ("wool", 6, 4)],
)  # an income of 5, as in the printed example


def ready(table: Table) -> None:
    """Everybody lets the moment before income pass."""
    while asked(table) == "Window":
        play(table, "ready")


def income(*boards: Board, round: int = 4) -> int:
    """What phase 7 pays for these boards."""
    table = at(Player(boards=list(boards)), asks=(IncomePhase(), Turn(0)), round=round)
    ready(table)
    return supply(table).get("silver", 0)


# ---- phase 6 -----------------------------------------------------------------------------------


@rule("ODI-5.1", "ODI-5.3")
def test_w14_whoever_placed_last():
    """A places the last Viking, B passes, C places two: the moose and all that follows is C's."""
    people = [Player(vikings=1), Player(vikings=1), Player(vikings=2)]
    table = at(*people, asks=(ActionPhase(), IncomePhase(), SecondHalf()), listen=True)
    play(table, "use take_stockfish", "pass", "use products_mead")
    s = state_of(table)
    assert s.first == 2
    assert s.order() == [2, 0, 1]
    orders = []
    while 7 <= s.phase <= 9:
        orders.append((s.phase, table.deciders[0]))
        play(table, "suggestion" if asked(table) == "Dishes" else "ready")
    assert [seat for phase, seat in orders if phase == 9][:3] == [2, 0, 1]


@rule("ODI-5.1")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("first", [0, 1])
def test_w14_nobody_placed(players, first):
    table = at(asks=(ActionPhase(), IncomePhase(), Turn(0)), seats=players, first=first)
    for _ in range(players):
        play(table, "pass")
    assert state_of(table).first == first


@rule("ODI-5.1")
def test_the_moose_of_the_round_before_counts_no_more():
    table = at(asks=(ActionPhase(), IncomePhase(), Turn(0)), seats=3, first=1)
    state_of(table).last_placer = 0
    fresh = at(asks=(NewFirst(), Turn(0)), seats=3, first=1)
    assert state_of(fresh).first == 1
    play(table, "pass", "use take_stockfish", "pass", "pass")
    assert state_of(table).first == 2


@rule("ODI-5.2")
def test_an_imitation_is_a_placement():
    people = [Player(), Player(on={"take_stockfish": 1}), Player(), Player()]
    table = at(*people, asks=ActionPhase(), imitation=(1, 3), first=1)
    play(table, "pass", "pass", "pass", "use imitation_left", "pass")
    assert state_of(table).first == 0


@rule("ODI-5.2")
def test_a_space_used_without_vikings_is_none():
    """Occupation 91 after the others have placed."""
    player = Player(played=[91], supply={"silver": 1}, on={"take_stockfish": 1}, vikings=1)
    table = at(player, Player(vikings=1), asks=(ActionPhase(), IncomePhase(), Turn(0)))
    play(table, "pass", "use weekly_beans", "apply latecomer")
    while asked(table) not in ("Window", "Turn"):
        play(table, offered(table)[0])
    assert state_of(table).first == 1


@rule("ODI-5.2")
def test_vikings_taken_back_change_nothing():
    """Occupation 60, played with the last placement, takes its own Vikings back."""
    table = at(
        Player(vikings=2, hand=[60]),
        Player(passed=True),
        asks=(Turn(0), IncomePhase(), Turn(0)),
        first=1,
    )
    state_of(table).passed = 2
    play(table, "use play_occupations_2", "apply inspector", "back 1 play_occupations_2")
    assert asked(table) == "Turn"  # one Viking is there again
    play(table, "pass")
    assert state_of(table).first == 0


# ---- phase 7 -----------------------------------------------------------------------------------


@rule("ODI-5.4", "ODI-8.6")
def test_what_is_laid_just_before_income_counts():
    table = at(Player(supply={"robe": 1}), asks=(IncomePhase(), Turn(0)))
    play(table, "lay", "piece robe 0", "spot 0 9 0", "ready")
    assert supply(table) == {"silver": 2}


@rule("ODI-5.4")
def test_occupations_of_the_moment_and_free_actions_in_any_order():
    """The longship that occupation 9 looks at may be bought just before, and what it leads to
    may be continued: the income counts it all."""
    player = Player(played=[9], supply={"silver": 9})
    table = at(player, asks=(IncomePhase(), Turn(0)))
    assert asked(table) == "Window"
    play(table, "buy longship", "ready")
    assert "apply ore_boatman" in offered(table)
    play(table, "apply ore_boatman", "piece ore 0", "spot 0 11 0")
    assert asked(table) == "Window"
    assert supply(table) == {"silver": 1}
    play(table, "lay", "piece silver 0", "spot 0 0 0", "ready")
    assert supply(table) == {"silver": 1}  # the income: the ore covers the 0


@rule("ODI-5.5")
def test_the_first_uncovered_value_of_every_track():
    assert income() == 0
    assert income(ROBE) == 2
    assert income(WOOL) == 5
    assert income(ROBE, Board("iceland"), Board("bear_island")) == 2 + 1 + 1
    assert income(ROBE, Board("long_house"), Board("shed")) == 2  # houses have no income


@rule("ODI-5.5")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_everybody_is_paid(players):
    people = [Player(boards=[ROBE if seat % 2 else WOOL]) for seat in range(players)]
    table = at(*people, asks=(IncomePhase(), Turn(0)), seats=players)
    ready(table)
    paid = [supply(table, seat)["silver"] for seat in range(players)]
    assert paid == [2 if seat % 2 else 5 for seat in range(players)]
    assert state_of(table).income == paid


@rule("ODI-5.6")
def test_all_income_is_computed_before_it_is_paid():
    """With two boards nobody is asked between them; the sum comes at once."""
    table = at(Player(boards=[ROBE, Board("iceland")]), asks=(IncomePhase(), Turn(0)), listen=True)
    ready(table)
    assert [event["silver"] for event in events_of(table, "income")] == [3, 0]
    assert supply(table) == {"silver": 3}


@rule("ODI-5.7")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_order_of_players_has_no_effect(first):
    people = [Player(boards=[ROBE]), Player(boards=[WOOL]), Player()]
    table = at(*people, asks=(IncomePhase(), Turn(0)), first=first)
    ready(table)
    assert [supply(table, seat).get("silver", 0) for seat in range(3)] == [2, 5, 0]


@rule("ODI-5.8")
@pytest.mark.parametrize("length", ["long", "short"])
def test_the_last_income_is_paid_or_written_down(length):
    last = 7 if length == "long" else 6
    table = at(
        Player(boards=[WOOL]),
        asks=(IncomePhase(), Turn(0)),
        round=last,
        options={"length": length},
    )
    assert supply(table) == {"silver": 5}
    total = sum(table.standing()[0].values())
    play(table, "note")
    assert supply(table) == {}
    assert sum(table.standing()[0].values()) == total
    assert state_of(table).final_income == [5, 0]


@rule("ODI-5.8")
def test_no_income_is_written_down_earlier():
    player = Player(boards=[WOOL], played=[48], supply={"cattle": 1})
    table = at(player, asks=(IncomePhase(), Turn(0)), round=6)
    play(table, "ready")
    assert asked(table) == "Window"
    assert supply(table)["silver"] == 5
    refused(table, "note", "ODI-5.8")


@rule("ODI-5.8")
def test_no_income_cannot_be_written_down():
    player = Player(played=[52], hand=[43], supply={"silver": 1})
    table = at(player, asks=(IncomePhase(), Turn(0)), round=7)
    play(table, "ready")
    assert asked(table) == "Window"
    refused(table, "note", "ODI-5.8")


@rule("ODI-5.8", "ODI-8.2")
def test_the_tutor_without_cards_may_write_it_down_as_well():
    player = Player(boards=[WOOL], played=[52])
    table = at(player, asks=(IncomePhase(), Turn(0)), round=7)
    play(table, "note")
    assert state_of(table).final_income == [5, 0]


# ---- phase 8 -----------------------------------------------------------------------------------


def bred(animals: dict[str, int], times: int = 1) -> list[dict[str, int]]:
    """The stable after each of so many phases in a row."""
    stables = []
    for number in range(1, times + 1):
        steps = [*[Breeding(0)] * number, Turn(0)]
        stables.append(supply(at(Player(supply=animals), asks=steps, phase=8)))
    return stables


@rule("ODI-5.9", "ODI-5.10", "ODI-5.12")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ({"sheep": 2, "pregnant_sheep": 1}, {"sheep": 4}),
        ({"sheep": 4}, {"sheep": 3, "pregnant_sheep": 1}),
        ({"pregnant_sheep": 1}, {"sheep": 2}),
    ],
)
def test_w51_the_printed_examples(before, after):
    assert bred(before) == [after]
    cattle = {name.replace("sheep", "cattle"): number for name, number in before.items()}
    then = {name.replace("sheep", "cattle"): number for name, number in after.items()}
    assert bred(cattle) == [then]


@rule("ODI-5.9", "ODI-5.11")
def test_w52_three_phases_in_a_row():
    assert bred({"sheep": 2, "cattle": 1, "pregnant_cattle": 2}, 3) == [
        {"sheep": 1, "pregnant_sheep": 1, "cattle": 5},
        {"sheep": 3, "cattle": 4, "pregnant_cattle": 1},
        {"sheep": 2, "pregnant_sheep": 1, "cattle": 6},
    ]


@rule("ODI-5.10")
def test_w53_one_plain_animal_is_not_enough():
    assert bred({"sheep": 1, "cattle": 1}) == [{"sheep": 1, "cattle": 1}]


@rule("ODI-5.9")
def test_every_pregnant_animal_gives_birth():
    assert bred({"pregnant_sheep": 3}) == [{"sheep": 6}]


@rule("ODI-5.10")
def test_never_both_effects():
    assert bred({"sheep": 5, "pregnant_sheep": 1}) == [{"sheep": 7}]


@rule("ODI-5.11")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_breeding_is_automatic_for_everybody(players):
    people = [Player(supply={"sheep": 2, "cattle": 1}) for _ in range(players)]
    table: Scripted = at(*people, asks=(SecondHalf(), Turn(0)), seats=players, phase=7)
    assert asked(table) == "Dishes"
    for seat in range(players):
        assert supply(table, seat) == {"sheep": 1, "pregnant_sheep": 1, "cattle": 1}


@rule("ODI-5.12")
def test_animals_that_are_gone_do_not_breed():
    """Sold just after income by occupation 48; what is left is not enough."""
    table = at(
        Player(supply={"cattle": 2}, played=[48]), asks=(IncomePhase(), Breeding(0), Turn(0))
    )
    play(table, "ready", "ability farmer", "ready")
    assert supply(table) == {"cattle": 1, "jewelry": 1}


@rule("ODI-5.13")
def test_w101_an_extra_breeding_comes_on_top():
    """Occupation 35: complete, at once, for its owner alone."""
    stable = {"cattle": 2, "pregnant_sheep": 1}
    table = at(
        Player(hand=[35], supply=stable),
        Player(supply={"sheep": 2}),
        asks=(Turn(0), Breeding(0), Turn(0)),
    )
    del state_of(table).agenda[:-1]
    play(table, "use play_occupations_2", "apply cattle_breeder")
    assert supply(table) == {"cattle": 1, "pregnant_cattle": 1, "sheep": 2}
    assert supply(table, 1) == {"sheep": 2}
    s = state_of(table)
    Breeding(0).run(s)
    assert supply(table) == {"cattle": 3, "sheep": 1, "pregnant_sheep": 1}


@rule("ODI-5.3")
def test_the_new_order_holds_in_the_next_round():
    table = at(asks=NextRound(), round=0, seats=3, first=0)
    s = state_of(table)
    play(table, "pass", "pass", "use take_stockfish", "pass")
    assert s.first == 2
    while s.round == 1:
        play(table, "suggestion" if asked(table) == "Dishes" else "ready")
    assert s.order() == [2, 0, 1]
    assert table.deciders == (2,)
