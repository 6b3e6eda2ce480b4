"""Chapter 14: special Movement cards in general."""

from __future__ import annotations

import pytest

from drakkar.games.saga.adventure import Turns
from drakkar.games.saga.box import ADVENTURE_NAMES, ADVENTURES, MOVEMENTS, NORMAL
from drakkar.games.saga.moves import Decline, Draw, Leave, Pay, Play, Stay, Trade
from drakkar.games.saga.rounds import NextRound, SetOff
from drakkar.kernel.testing import rule
from tests.rules.saga.position import (
    Jarl,
    asked,
    at,
    cell,
    display,
    event_kinds,
    gold,
    hand,
    in_adventure,
    landing,
    offset,
    pile,
    play,
    vp,
)


@rule("SAG-14.1")
def test_twenty_seven_each_with_an_adventure_of_its_own():
    special = MOVEMENTS[NORMAL:]
    assert len(special) == 27
    assert {seat.number for seat in special} <= set(range(-4, 9))
    assert (min(o.number for o in special), max(o.number for o in special)) == (-4, 8)
    tied = [MOVEMENTS[adventure.special].id for adventure in ADVENTURES if adventure.special >= 0]
    assert sorted(tied) == sorted(card.id for card in special)
    assert all(name in ADVENTURE_NAMES for name in tied)
    assert all(adventure.special < 0 for adventure in ADVENTURES if adventure.realm < 0), (
        "none at sea"
    )


@rule("SAG-14.2")
@pytest.mark.parametrize(("special", "after"), [("III.C", 6), ("III.B", 10), ("IV.A", 4)])
def test_the_trail_moves_by_the_number_of_the_card(special, after):
    jarls = Jarl(hand=["harald", "bjorn"]), Jarl(hand=["harald", "bjorn"])
    assert offset(at(*jarls, offset=6, top=[special])) == after


@rule("SAG-14.2")
def test_the_instruction_comes_after_the_trail():
    table = at(Jarl(hand=["harald", "bjorn"]), Jarl(out=True), top=["III.C"], listen=True)
    assert [kind for kind in event_kinds(table) if kind in ("turned", "gold")] == ["turned", "gold"]


@rule("SAG-14.3")
def test_an_instruction_concerns_only_those_in_the_adventure():
    jarls = Jarl(hand=["harald", "bjorn"]), Jarl(out=True), Jarl(hand=["harald", "bjorn"])
    table = at(*jarls, top=["III.C"])
    assert [gold(table, seat) for seat in range(3)] == [7, 5, 7]
    table = at(*jarls, top=["III.B"])
    assert [gold(table, seat) for seat in range(3)] == [3, 5, 3]


@rule("SAG-14.3", "SAG-2.2")
def test_it_asks_in_odin_order():
    table = at(*[Jarl(hand=["harald", "bjorn"])] * 3, odin=2, top=["VIII.C"])
    order: list[int] = []
    while asked(table) == "BuyGlory":
        order += table.deciders
        play(table, Decline())
    assert order == [2, 0, 1]


@rule("SAG-14.4")
def test_a_card_for_all_also_asks_those_who_have_left():
    jarls = Jarl(hand=["harald", "bjorn"]), Jarl(out=True)
    table = at(*jarls, odin=1, top=["VI.B"])
    assert table.deciders == (1,)
    play(table, Trade())
    assert (gold(table, 1), vp(table, 1)) == (9, 4)
    assert table.deciders == (0,)


@rule("SAG-14.4")
@pytest.mark.parametrize(
    "special", [movement.id for movement in MOVEMENTS[NORMAL:] if not movement.all]
)
def test_the_others_leave_them_alone(special):
    cards = ["bjorn", "mikka", "kjer"]
    left = Jarl(hand=cards, pile=["helga", "ragnar"], played=["harald"], out=True, gold=9)
    table = at(left, Jarl(hand=["harald"], gold=9), adventure="VII.C", top=[special])
    while asked(table):
        assert table.deciders == (1,)
        play(table, table.moves()[-1])
    assert (gold(table), vp(table), len(hand(table)), len(pile(table))) == (9, 5, 3, 2)


@rule("SAG-14.5", "SAG-25.3")
def test_a_lasting_instruction_stays_in_force():
    table = landing(15, Jarl(hand=["harald"]), display=["I.C", "move_2"])
    assert gold(table) == 5 + 1 + 1, "I.C was turned up two turns ago"


@rule("SAG-14.5")
def test_it_ends_with_the_adventure():
    jarls = Jarl(hand=["harald"]), Jarl(hand=["harald"])
    table = at(*jarls, display=["V.A", "I.C"], asks=(SetOff(), NextRound()))
    assert display(table) == []
    table = landing(15, Jarl(hand=["harald"]), discard=["I.C"])
    assert gold(table) == 6


@rule("SAG-14.5")
@pytest.mark.parametrize(("special", "choices"), [("II.A", True), ("V.B", True), ("VIII.A", False)])
def test_one_for_this_turn_does_not(special, choices):
    jarl = Jarl(hand=["mikka"], index=4, gold=1)
    table = at(jarl, Jarl(out=True), adventure="VII.C", top=[special])
    assert (asked(table) == "PickDistance") is choices
    table = at(jarl, Jarl(out=True), adventure="VII.C", top=["move_1"], display=[special])
    assert table.over


@rule("SAG-14.6", "SAG-26.7", "SAG-26.2")
@pytest.mark.parametrize(
    ("order", "question"), [(["V.A", "IV.B"], "PayToDraw"), (["IV.B", "V.A"], "")]
)
def test_of_two_that_contradict_each_other_the_last_one_counts(order, question):
    jarl = Jarl(hand=["harald"], pile=["bjorn"])
    table = at(jarl, Jarl(out=True), adventure="VII.C", display=order, top=["move_1"])
    assert asked(table) == question
    if question:
        play(table, Pay())
    assert len(hand(table)) == bool(question)


@rule("SAG-14.6")
def test_those_that_do_not_contradict_each_other_all_count():
    table = landing(15, Jarl(hand=["harald"], pile=["bjorn"]), display=["I.C", "V.A"])
    assert (gold(table), hand(table)) == (7, [])


@rule("SAG-14.6", "SAG-27.5")
def test_no_leaving_against_must_leave():
    jarl = Jarl(hand=["harald"], pile=["bjorn"])
    table = landing(15, jarl, offset=14, display=["VII.A"], top=["II.C"])
    assert (asked(table), in_adventure(table)) == ("", [0]), "II.C came last: nobody leaves"
    table = landing(15, jarl, offset=10, display=["II.C"], top=["VII.A"])
    assert (asked(table), in_adventure(table)) == ("", []), "VII.A came last: he must"


@rule("SAG-14.7")
@pytest.mark.parametrize("special", ["IV.B", "V.A"])
@pytest.mark.parametrize("card", ["knut", "ansgar", "sif"])
def test_draw_actions_prevail(special, card):
    jarl = Jarl(hand=[card], pile=["bjorn", "kjer", "mikka", "ragnar"], gold=0)
    table = at(jarl, Jarl(out=True), adventure="VII.C", top=[special])
    assert asked(table) == "UseDraw"
    play(table, Draw())
    assert len(hand(table)) >= 2
    assert gold(table) == 0


@rule("SAG-14.7")
def test_declined_they_do_not():
    jarl = Jarl(hand=["knut"], pile=["bjorn", "kjer", "mikka"])
    table = at(jarl, Jarl(out=True), adventure="VII.C", top=["V.A"])
    play(table, Decline())
    assert hand(table) == []


@rule("SAG-14.5", "SAG-14.3")
def test_it_works_for_those_who_stay_and_only_as_long_as_they_do():
    jarl = Jarl(hand=["harald", "kjer", "bjorn"])
    table = landing(14, jarl, jarl, offset=9, top=["I.C", "move_1"], asks=Turns())
    play(table, (0, Play("harald")), (1, Play("harald")))
    play(table, (0, Leave()), (1, Stay()), (1, Play("bjorn")))
    assert (cell(table, 1), vp(table, 1)) == (16, 6)
    assert [gold(table, seat) for seat in (0, 1)] == [5 + 1, 5 + 1 + 1]
