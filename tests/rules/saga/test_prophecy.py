"""Chapter 8: Prophecy tokens. Cell 14 of I.C gives one."""

from __future__ import annotations

import pytest

from drakkar.games.saga.movement import Foresee
from drakkar.games.saga.moves import (
    Draw,
    Play,
)
from drakkar.games.saga.valhalla import Valhalla
from drakkar.kernel.testing import rule
from tests.rules.saga.position import (
    Jarl,
    asked,
    at,
    display,
    events,
    landing,
    movement_pile,
    play,
    prophets,
    refused,
)

HARALD = Jarl(hand=["harald"])


@rule("SAG-8.20")
def test_one_token_for_each_player_and_no_second():
    table = landing(14)
    assert prophets(table) == [0]
    table = landing(14, Jarl(hand=["harald"], prophecy=True), listen=True)
    play(table, Play("harald"))
    assert prophets(table) == [0]
    assert not events(table, "prophecy")
    play(table, Foresee())
    assert prophets(table) == [], "there was only one"


@rule("SAG-8.20")
def test_a_token_returned_may_be_won_again():
    jarl = Jarl(hand=["harald", "bjorn"], prophecy=True)
    table = landing(14, jarl)
    play(table, Foresee())
    assert prophets(table) == []
    play(table, Play("harald"))
    assert prophets(table) == [0]


@rule("SAG-8.21")
def test_the_token_shows_the_next_card_which_stays_on_top():
    jarl = Jarl(hand=["harald", "bjorn"], prophecy=True)
    table = at(jarl, Jarl(out=True), top=["move_1", "move_6"], listen=True)
    play(table, Foresee())
    assert [event[2]["cards"] for event in events(table, "foreseen")] == [["move_6"]]
    assert [event[1] for event in events(table, "foreseen")] == [(0,)]
    assert movement_pile(table)[0] == "move_6"
    assert display(table) == ["move_1"]
    assert asked(table) == "PlayCard", "the choice is still to be made"


@rule("SAG-8.21")
def test_without_a_token_nobody_looks():
    jarls = Jarl(hand=["harald", "bjorn"]), Jarl(hand=["harald", "bjorn"], prophecy=True)
    table = at(*jarls, top=["move_1"])
    assert refused(table, Foresee(), 0).clause == "SAG-8.21"
    play(table, (1, Foresee()))
    assert refused(table, Foresee(), 1).clause == "SAG-8.21"


@rule("SAG-8.21")
@pytest.mark.parametrize(
    ("table", "question"),
    [
        (lambda jarl: at(jarl(["harald", "bjorn"]), Jarl(out=True), top=["move_1"]), "PlayCard"),
        (lambda jarl: at(jarl(["kjer"]), Jarl(out=True), top=["move_1"], auto=False), "PlayCard"),
        (lambda jarl: landing(19, jarl(["harald"])), "PlayCard"),
        (lambda jarl: landing(15, jarl(["harald"], reached=True)), "PlayCard"),
    ],
)
def test_the_token_may_be_used_beside_any_question(table, question):
    done = table(lambda cards, **more: Jarl(hand=cards, pile=["mikka"], prophecy=True, **more))
    assert asked(done) == question
    while asked(done):
        assert Foresee() in done.moves(), asked(done)
        play(done, done.moves()[0])


@rule("SAG-8.21")
def test_in_the_very_turn_it_was_won_and_beside_a_draw_action():
    table = landing(14, Jarl(hand=["knut"], pile=["bjorn"]), offset=8, top=["move_1", "move_7"])
    assert (asked(table), prophets(table)) == ("UseDraw", [0])
    play(table, Foresee())
    assert movement_pile(table)[0] == "move_7"
    play(table, Draw())
    assert asked(table) == "DecideLeave"


@rule("SAG-8.21", "SAG-10.5")
def test_before_the_decision_to_leave():
    table = landing(14, HARALD, top=["move_1", "move_7"])
    assert asked(table) == "DecideLeave"
    play(table, Foresee())
    assert asked(table) == "DecideLeave"
    assert prophets(table) == []


@rule("SAG-8.22")
def test_all_tokens_come_back_at_the_end_of_the_adventure():
    jarls = Jarl(prophecy=True, played=["bjorn"]), Jarl(prophecy=True, played=["kjer"])
    table = at(*jarls, asks=Valhalla())
    assert prophets(table) == []
    assert Foresee() not in table.moves(0)
    assert refused(table, Foresee(), 0).clause == "KER-2"
