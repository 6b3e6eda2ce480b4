"""Chapter 13: sea adventures."""

from __future__ import annotations

import pytest

from drakkar.games.saga.box import ADVENTURES
from drakkar.games.saga.meta import LOGS
from drakkar.games.saga.moves import Voyage
from drakkar.games.saga.rounds import NextRound
from drakkar.games.saga.voyages import RANDOM, DrawVoyage
from drakkar.kernel.testing import rule
from tests.rules.saga.position import (
    Jarl,
    asked,
    at,
    cell,
    fresh,
    gold,
    in_adventure,
    index,
    landing,
    offset,
    state_of,
    vp,
)

INTRODUCTORY = ("I.C", "S.A", "IV.A", "IV.B", "VII.A", "VII.B", "S.F")


@rule("SAG-13.1")
@pytest.mark.parametrize("voyage", [*LOGS, "own"])
def test_rounds_two_and_seven_are_at_sea(voyage):
    for seed in range(3):
        groups = [
            ADVENTURES[adventure].group
            for adventure in state_of(fresh(seed=seed, voyage=voyage)).voyage
        ]
        assert (groups[1], groups[6]) == ("high_sea", "unknown_sea")
        assert not any("sea" in group for group in (groups[0], *groups[2:6]))


@rule("SAG-13.1")
def test_in_free_mode_the_sea_may_be_anywhere():
    no_sea = Voyage(("I.A", "I.B", "IV.A", "IV.B", "VII.A", "VII.B", "I.C"))
    s = state_of(fresh(voyage="free"))
    assert DrawVoyage(True, (RANDOM,) * 7).refuse(s, no_sea) is None
    assert DrawVoyage(False, (RANDOM,) * 7).refuse(s, no_sea) is not None


@rule("SAG-13.2")
def test_the_ship_moves_and_is_played_like_the_trail():
    table = at(
        Jarl(hand=["bjorn"]), Jarl(hand=["mikka"]), adventure="S.A", offset=9, top=["move_3"]
    )
    assert (offset(table), index(table, 0), index(table, 1)) == (12, 1, 3)
    assert (cell(table, 0), gold(table, 0)) == (13, 6)
    assert (cell(table, 1), gold(table, 1)) == (15, 3)


@rule("SAG-13.3")
def test_the_pawns_start_at_the_stern_level_with_cell_0():
    table = at(Jarl(index=7), Jarl(), offset=9, voyage=INTRODUCTORY, asks=NextRound())
    assert state_of(table).adventure.id == "S.A"
    assert (offset(table), index(table, 0), index(table, 1)) == (0, 0, 0)


@rule("SAG-13.3", "SAG-13.4")
@pytest.mark.parametrize(("start", "off"), [(9, False), (10, False), (11, True)])
def test_the_twelfth_cell_is_the_last(start, off):
    table = at(
        Jarl(hand=["bjorn"], index=start, vp=9), Jarl(out=True), adventure="S.E", top=["move_1"]
    )
    assert in_adventure(table) == ([] if off else [0])
    assert vp(table) == (9 - 4 if off else 9)


@rule("SAG-13.4")
@pytest.mark.parametrize(
    ("jarl", "start", "cost"),
    [
        (Jarl(hand=["ulf"], vp=9), 0, 3),  # over the stern
        (Jarl(hand=["helga"], vp=9, index=7), 0, 3),  # over the bow, at cell 13
        (Jarl(hand=["helga"], vp=9, index=7), 8, 6),  # over the bow, beyond the card
        (Jarl(hand=["harald"], vp=9, index=7), 11, 3),  # on the last cell
    ],
)
def test_going_overboard(jarl, start, cost):
    table = at(jarl, Jarl(out=True), adventure="S.A", offset=start, top=["move_1"])
    assert vp(table) == 9 - cost
    assert in_adventure(table) == []


@rule("SAG-13.4", "SAG-9.6")
def test_overboard_there_is_no_reward():
    jarl = Jarl(hand=["helga"], index=7, gold=5)
    table = at(jarl, Jarl(out=True), adventure="S.A", top=["move_1"])
    assert (cell(table), gold(table)) == (13, 5)


@rule("SAG-13.5")
@pytest.mark.parametrize("adventure", ["I.C", "IX.B", "B", "T"])
def test_on_land_and_at_bifrost_the_trail_is_used(adventure):
    jarl = Jarl(hand=["bjorn"], index=11, vp=9)
    table = at(jarl, Jarl(out=True), adventure=adventure, top=["move_1"], offset=0)
    assert index(table) == 12
    assert (vp(table) >= 9, in_adventure(table)) == (True, [0])


@rule("SAG-13.2", "SAG-10.6")
def test_leaving_works_at_sea_as_on_land():
    assert asked(landing(13, adventure="S.A")) == "DecideLeave"
    assert asked(landing(11, adventure="S.A")) == ""
