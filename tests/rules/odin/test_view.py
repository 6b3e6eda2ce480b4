"""The view has the shape that its types promise: nothing is missing, nothing more is sent."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

import drakkar
from drakkar.games.odin.actions.anytime import AFTER_FEAST, Moment, Window
from drakkar.games.odin.actions.effects import Options
from drakkar.games.odin.actions.ops import OPS
from drakkar.games.odin.phases.bonus import Bonus
from drakkar.games.odin.phases.feast import Feast
from drakkar.games.odin.phases.income import IncomePhase
from drakkar.games.odin.phases.round_end import NextRound
from drakkar.games.odin.phases.turn import Turn
from drakkar.games.odin.state import Odin
from drakkar.games.odin.view_asked import what_it_does
from drakkar.games.odin.view_types import Told, View
from drakkar.kernel.table import Table
from tests.rules.odin.midway import Midway
from tests.rules.odin.position import Board, Player, at, card, play, state_of


def looks_right(table: Table) -> None:
    for seat in (*range(table.players), None):
        sent = msgspec.json.decode(msgspec.json.encode(table.view(seat)["table"]))
        assert msgspec.to_builtins(msgspec.convert(sent, View)) == sent


@pytest.mark.parametrize("seed", [11, 12])
def test_every_view_is_what_its_types_say(seed: int):
    """From the middle of things, where questions of all kinds are open."""
    midway = Midway(seed, 0)
    for number in range(40):
        if midway.table.over:
            break
        if number % 2:
            looks_right(midway.table)
        midway.table.play(midway._choose(midway.table.deciders[0]))


@pytest.mark.parametrize("players", [1, 4])
def test_a_new_table(players: int):
    looks_right(drakkar.new("odin", players, seed=3))


def test_what_is_told_of_an_option():
    options = [option for op in OPS if isinstance(op, Options) for _, option, _ in op.options]
    assert len(options) > 20
    for option in options:
        assert what_it_does(option).keys() <= Told.__annotations__.keys()


def test_the_types_make_a_schema():
    names = set(msgspec.json.schema(View)["$defs"])
    assert {"View", "Player", "Space", "Step", "Own", "Asked", "Spot"} <= names


# ---- what the picture is told beside what lies there -------------------------------------------


def seen_by(table: Table, seat: int = 0) -> dict[str, Any]:
    view: dict[str, Any] = table.view(seat)["table"]
    return view


def test_what_the_end_of_the_round_brings():
    """Two sheep: one becomes pregnant; pregnant cattle bear; a symbol that is closed in pays."""
    laid = Board(
        "home_board",
        [("rune_stone", 4, 0), ("rune_stone", 6, 0), ("silver", 5, 1)],
    )
    table = at(Player(boards=[laid], supply={"sheep": 2, "pregnant_cattle": 1}))
    assert seen_by(table)["seats"][0]["ahead"] == {
        "born": {"cattle": 1},
        "pregnant": ["sheep"],
        "bonus": {"ore": 1},
    }
    assert seen_by(table, 1)["seats"][0]["ahead"] == seen_by(table)["seats"][0]["ahead"]


def test_what_would_raise_the_income():
    """By what each piece brings alone: food can only be laid in a house."""
    table = at(Player(supply={"robe": 1, "oil": 1, "peas": 1}), asks=(IncomePhase(), Turn(0)))
    asked = seen_by(table)["asked"]
    assert asked["when"] == "before-income"
    assert asked["raises"] == {"robe": 2, "oil": 1}
    play(table, "ready")
    assert "raises" not in seen_by(table)["asked"]


def test_what_would_raise_the_bonuses():
    laid = Board("home_board", [("rune_stone", 4, 0), ("rune_stone", 6, 0)])
    steps = (Feast(0), Moment(AFTER_FEAST), Bonus(0), Turn(0))
    table = at(Player(boards=[laid], supply={"silver": 8}), asks=steps, phase=9)
    play(table, "suggestion")
    assert seen_by(table)["asked"]["when"] == "after-feast"
    assert seen_by(table)["asked"]["raises"] == {"silver": 1}


def test_an_occupation_says_how_often_it_has_acted():
    """In this round, and to everybody."""
    table = at(Player(hand=[181], longships=[0, 0, 0]), round=3)
    assert seen_by(table)["seats"][0]["fired"] == {}
    play(table, "use play_occupations_2")
    assert seen_by(table, 1)["seats"][0]["fired"] == {card(181): 1}
    state_of(table).agenda.clear()
    state_of(table).then(NextRound())
    state_of(table).settle()
    assert seen_by(table)["seats"][0]["fired"] == {}


def test_other_ways_to_fill_the_table():
    """Each keeps something that the first serves; none is there twice, each can be served."""
    goods = {"peas": 1, "flax": 1, "mead": 1, "stockfish": 1, "cabbage": 1, "silver": 3}
    table = at(Player(supply=goods), asks=(Feast(0), Turn(1)), phase=9, round=2)
    asked = seen_by(table)["asked"]
    ways = [asked["suggestion"], *asked["others"]]
    assert len(ways) > 2
    served = [sorted(zip(way["dishes"], way["cells"], strict=True)) for way in ways]
    assert all(served.count(way) == 1 for way in served)
    costs = [way["penalties"] for way in ways]
    assert costs == sorted(costs)
    for way in ways:
        again = at(Player(supply=goods), asks=(Feast(0), Turn(1)), phase=9, round=2)
        for dish, cells in zip(way["dishes"], way["cells"], strict=True):
            play(again, {"silver": "coin", "gap": "gap"}.get(dish) or f"serve {dish} {cells}")
        assert state_of(again).penalties[0] == way["penalties"]
        assert again.deciders == (1,)


def test_what_is_told_of_a_moment_is_not_taken_for_its_number():
    """The text of a question is made of its own fields and of what the view tells of it."""
    table = at(Player(supply={"robe": 1}), asks=(IncomePhase(), Turn(0)))
    assert seen_by(table)["asked"].keys().isdisjoint(Window.FIELDS)


def test_the_feast_that_is_foreseen_on_a_turn():
    """With what is held and the income that comes before it; what is lacking stays empty."""
    poor = at(Player(supply={"peas": 1, "mead": 1}))
    meal = poor.view(0)["table"]["asked"]["meal"]
    free = poor.view(0)["table"]["seats"][0]["table_free"]
    assert {"peas", "mead"} <= set(meal["dishes"])
    assert sum(meal["cells"]) == free
    assert meal["penalties"] == meal["dishes"].count("gap") > 0
    rich = at(Player(supply={"silver": 12}))
    assert rich.view(0)["table"]["asked"]["meal"] == {
        "dishes": ["silver"] * free,
        "cells": [1] * free,
        "silver": free,
        "penalties": 0,
    }


def test_the_income_is_part_of_the_feast_that_is_foreseen():
    covered = at(Player(boards=[Board("home_board", [("wool", 10, 0)])]))
    meal = covered.view(0)["table"]["asked"]["meal"]
    income = covered.view(0)["table"]["seats"][0]["next_income"]
    assert meal["silver"] == income > 0


def test_the_feast_is_foreseen_by_who_waits_and_by_nobody_after_the_income():
    """What a move that is looked at would leave for the feast: after it somebody else plays."""
    table = at(Player(supply={"silver": 12}), Player(supply={"peas": 1}))
    assert table.view(1)["table"]["asked"]["meal"]["dishes"].count("gap") > 0
    assert "meal" not in table.view(None)["table"]["asked"]
    assert isinstance(table.state, Odin)
    table.state.phase = 8
    assert "meal" not in table.view(1)["table"]["asked"]


def test_a_draft_tells_what_all_of_its_pieces_change():
    """Income, uncovered points and bonuses, as they are once it is confirmed."""
    found = 0
    for seed in range(30):
        table = drakkar.new("odin", 1, seed=seed, options={"length": "short"})
        rng = Random(seed)
        while not table.over and found < 12:
            about = table.view(0)["table"]["asked"]
            confirm = [move for move in table.moves(0) if type(move).__name__ == "Confirm"]
            if about.get("laid") and confirm:
                found += 1
                number = about["board_number"]
                own = table.view(0)["table"]["seats"][0]["boards"][number]
                after = table.copy()
                after.play(confirm[0], 0)
                then = after.view(0)["table"]["seats"][0]["boards"][number]
                drafted = about["drafted"]
                assert drafted["income"] == [own["income"], then["income"]]
                assert drafted["minus"] == own["minus"] - then["minus"]
                assert set(drafted["bonuses"]) == {*then["bonuses"]} - {*own["bonuses"]}
            moves = table.moves(0)
            together = [
                move for move in moves if type(move).__name__ in ("Lay", "Together", "Piece")
            ]
            table.play(rng.choice(together if together and rng.random() < 0.7 else moves), 0)
    assert found > 5
