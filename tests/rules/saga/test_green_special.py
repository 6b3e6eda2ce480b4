"""Chapter 25: the special Movement cards of Midgard, Ljosalfheim and Svartalfheim."""

from __future__ import annotations

from typing import Any

import pytest

from drakkar.games.saga.files import EffectsFile
from drakkar.games.saga.moves import Bury, Decline, Draw, Go, Keep, Leave, Pay, Play, Stay
from drakkar.games.saga.rewards import is_reward
from drakkar.kernel.testing import rule
from tests.rules.saga.landing import QUIET, bystander, lands
from tests.rules.saga.position import (
    Jarl,
    asked,
    at,
    cell,
    god_pile,
    gold,
    hand,
    in_adventure,
    pile,
    play,
    refused,
    vp,
)

# ---- Midgard ---------------------------------------------------------------------------------


@rule("SAG-25.1")
def test_the_troll_women_change_a_hand_card():
    me = Jarl(hand=["bjorn", "helga"], pile=["kjer", "mikka"])
    table = at(me, bystander(), top=["I.A"])
    assert cell(table) == 6
    assert table.moves() == [Bury("bjorn"), Bury("helga")]  # nobody may decline
    assert refused(table, Bury("kjer")).clause == "SAG-25.7"
    play(table, Bury("helga"))
    assert hand(table) == ["bjorn", "kjer"]
    assert pile(table) == ["mikka", "helga"]


@rule("SAG-25.1")
def test_the_troll_women_find_nothing_in_an_empty_hand_or_pile():
    table = at(Jarl(hand=["bjorn", "helga"]), bystander(), top=["I.A"])
    assert asked(table, 0) == "PlayCard"
    table = at(Jarl(pile=["kjer"]), bystander(hand=["harald", "bjorn"]), top=["I.A"])
    assert pile(table) == ["kjer"]


@rule("SAG-25.2")
def test_the_forest_demon_takes_a_gold_on_every_marker():
    markers = ["L02", "L03", "L09"]
    assert gold(lands(6, "bjorn", display=["I.B"], markers=markers)) == 5 + 2 - 1
    assert gold(lands(9, "bjorn", turned="I.B", markers=markers)) == 5 - 1
    assert gold(lands(12, "bjorn", display=["I.B"], markers=markers)) == 5 - 2 - 1
    assert gold(lands(15, "bjorn", display=["I.B"], markers=markers)) == 5 + 1  # not on cells
    assert gold(lands(QUIET, "bjorn", display=["I.B"], markers=markers)) == 5


@rule("SAG-25.2")
def test_the_forest_demon_forces_the_payment():
    known: dict[str, Any] = {"display": ["I.B"], "markers": ["L03", "L01", "L02"]}
    table = lands(6, "bjorn", gold=0, **known)
    assert (gold(table), vp(table)) == (0, 5 + 1 - 1)
    assert gold(lands(6, "bjorn", played=["olav"], **known)) == 6
    assert vp(lands(6, "bjorn", played=["ellen"], **known)) == 5 + 1 + 2


@rule("SAG-25.3")
def test_the_lost_city_adds_a_gold_to_cells_that_reward():
    known: dict[str, Any] = {"markers": ["L01", "L02", "L03"], "display": ["I.C"]}
    assert gold(lands(15, "bjorn", **known)) == 5 + 1 + 1
    assert gold(lands(16, "bjorn", **known)) == 5 + 1
    assert gold(lands(14, "bjorn", **known)) == 5 + 1  # a Prophecy token is a reward too
    assert gold(lands(16, "bjorn", turned="I.C")) == 5 + 1  # in the turn it comes
    assert gold(lands(17, "bjorn", **known)) == 5 - 2
    assert gold(lands(21, "bjorn", **known)) == 5
    assert gold(lands(6, "bjorn", **known)) == 5 + 1  # markers are not cells of the card
    assert gold(lands(QUIET, "bjorn", **known)) == 5


@rule("SAG-25.3")
def test_a_cell_that_both_gives_and_takes_would_not_count():
    """No card of the box has one, but an owner may correct the cells."""
    assert is_reward(EffectsFile(vp=1).tuple())
    assert not is_reward(EffectsFile(vp=1, gold=-1).tuple())
    assert not is_reward(EffectsFile().tuple())


# ---- Ljosalfheim -----------------------------------------------------------------------------


@rule("SAG-25.4")
def test_the_sacred_grove_lets_numbers_be_reversed():
    table = at(Jarl(hand=["mikka"], index=5), bystander(), top=["II.A"])
    assert table.moves() == [Go(-3), Go(3)]
    play(table, Go(-3))
    assert cell(table) == 3 + 2
    table = at(Jarl(hand=["kjer"], index=9), bystander(), top=["II.A"])
    assert table.moves() == [Go(-6), Go(-2), Go(2), Go(6)]
    table = at(Jarl(hand=["erik"], index=9), bystander(), top=["II.A"])
    assert table.moves() == [Go(-6), Go(6)]


@rule("SAG-25.4")
def test_the_sacred_grove_is_for_its_turn_only():
    table = at(Jarl(hand=["mikka"], index=5), bystander(), top=["move_1"], display=["II.A"])
    assert cell(table) == 1 + 5 + 3


@rule("SAG-25.5")
def test_the_witch_sells_a_god():
    me = Jarl(hand=["bjorn", "helga"], pile=["kjer"])
    table = at(me, bystander(gold=2), top=["II.B"], gods=["tyr", "hel", "sif"])
    assert table.moves() == [Pay(), Decline()]
    play(table, Pay())
    assert gold(table) == 2
    assert table.moves() == [Keep("hel"), Keep("tyr")]
    play(table, Keep("hel"))
    assert pile(table) == ["kjer", "hel"]
    assert (god_pile(table)[0], god_pile(table)[-1]) == ("sif", "tyr")
    assert asked(table) == "PlayCard"  # 2 gold are not enough for seat 1


@rule("SAG-25.5")
def test_the_witch_is_paid_of_ones_own_will():
    me = Jarl(hand=["bjorn"], played=["olav", "ellen"])
    table = at(me, bystander(gold=0), top=["II.B"])
    play(table, Pay())
    assert (gold(table), vp(table)) == (2, 5)
    table = at(Jarl(hand=["bjorn"]), bystander(gold=0), top=["II.B"])
    play(table, Decline())
    assert gold(table) == 5
    assert at(Jarl(hand=["bjorn"]), bystander(), top=["II.B"], no_gods=True).over


@rule("SAG-25.6")
def test_the_tree_of_life_lets_nobody_leave_this_turn():
    table = lands(15, "bjorn", turned="II.C", reached=True)
    assert table.over  # nobody was asked
    assert in_adventure(table) == [0, 1]
    table = lands(15, "bjorn", display=["II.C"])
    assert table.moves() == [Leave(), Stay()]


@rule("SAG-25.6", "SAG-27.5")
@pytest.mark.parametrize(("where", "lost"), [(21, 2), (22, 2), (25, 4)])
def test_the_tree_of_life_saves_nobody_from_falling(where: int, lost: int):
    table = lands(where, "bjorn", turned="II.C")
    assert vp(table) == 5 - lost
    assert in_adventure(table) == [1]


# ---- Svartalfheim ----------------------------------------------------------------------------


@rule("SAG-25.7")
def test_the_draugr_take_a_hand_card_from_those_with_two():
    me = Jarl(hand=["bjorn", "helga", "kjer"], pile=["mikka"])
    table = at(me, bystander(pile=["mikka"]), top=["III.A"])
    assert table.moves() == [Bury("bjorn"), Bury("helga"), Bury("kjer")]
    play(table, Bury("helga"))
    assert hand(table) == ["bjorn", "kjer"]  # not replaced
    assert pile(table) == ["mikka", "helga"]
    play(table, (0, Play("bjorn")))
    assert hand(table) == ["mikka", "kjer"]
    assert hand(table, 1) == ["mikka"]  # the only card of seat 1 was his to play


@rule("SAG-25.8")
def test_irminsul_takes_two_gold_from_everybody_in_the_adventure():
    jarls = bystander(), bystander(gold=1), Jarl(out=True)
    table = at(*jarls, top=["III.B"])
    assert [gold(table, seat) for seat in range(3)] == [3, 0, 5]
    assert [vp(table, seat) for seat in range(3)] == [5, 4, 5]


@rule("SAG-25.9")
def test_the_forest_city_gives_two_gold_to_everybody_in_the_adventure():
    table = at(bystander(), bystander(gold=0), Jarl(out=True), top=["III.C"])
    assert [gold(table, seat) for seat in range(3)] == [7, 2, 5]
    assert [cell(table, seat) for seat in range(2)] == [0, 0]


@rule("SAG-25.1", "SAG-25.7")
def test_what_they_bury_can_be_drawn_again_in_the_same_adventure():
    table = at(Jarl(hand=["bjorn", "knut"]), bystander(), top=["III.A"])
    play(table, Bury("bjorn"), Draw())
    assert hand(table) == ["bjorn"]
