"""Chapter 5: Movement cards and the trail."""

from __future__ import annotations

import pytest

from drakkar.games.saga.adventure import Turns
from drakkar.games.saga.buying import Shop
from drakkar.games.saga.cards import Act
from drakkar.games.saga.movement import Foresee, TurnUp
from drakkar.games.saga.moves import Decline, Look, Order, Play, Turned
from drakkar.kernel.state import Seen
from drakkar.kernel.testing import rule
from tests.rules.saga.position import (
    Jarl,
    asked,
    at,
    cell,
    discard,
    display,
    events,
    hand,
    in_adventure,
    index,
    landing,
    movement_pile,
    offset,
    pile,
    play,
    refused,
    state_of,
    vp,
)


@rule("SAG-5.1")
def test_the_top_card_is_turned_up_and_joins_the_display():
    table = at(
        Jarl(hand=["harald", "bjorn"]),
        Jarl(hand=["harald", "bjorn"]),
        top=["move_2", "move_5"],
        display=["move_7"],
    )
    assert display(table) == ["move_7", "move_2"]
    assert movement_pile(table)[0] == "move_5"


@rule("SAG-5.1")
def test_a_card_is_turned_up_every_turn():
    table = at(
        Jarl(hand=["harald", "bjorn"]), Jarl(out=True), top=["move_2", "move_1"], asks=Turns()
    )
    assert (display(table), offset(table)) == (["move_2"], 2)
    play(table, Play("harald"))
    assert (display(table)[:2], offset(table) >= 3) == (["move_2", "move_1"], True)


@rule("SAG-5.2", "SAG-5.3", "SAG-6.3")
def test_example_5_the_trail_carries_the_pawns_and_the_card_moves_one_further():
    table = at(Jarl(hand=["bjorn"]), Jarl(hand=["mikka"]), top=["move_3"])
    assert offset(table) == 3
    assert [index(table, seat) for seat in (0, 1)] == [1, 3]
    assert [cell(table, seat) for seat in (0, 1)] == [4, 6]


@rule("SAG-5.2", "SAG-5.3")
@pytest.mark.parametrize("number", range(1, 8))
def test_the_trail_goes_as_far_as_the_card_says(number):
    jarls = Jarl(hand=["harald", "bjorn"], index=2), Jarl(hand=["harald", "bjorn"], index=5)
    table = at(*jarls, offset=4, top=[f"move_{number}"])
    assert offset(table) == 4 + number
    assert [cell(table, seat) for seat in (0, 1)] == [6 + number, 9 + number]


@rule("SAG-5.3")
def test_the_cell_of_a_pawn_is_what_its_landing_is_read_from():
    table = landing(15, Jarl(hand=["harald"], index=6), offset=8)
    assert (cell(table), state_of(table).gold[0]) == (15, 6)


@rule("SAG-5.4", "SAG-5.5", "SAG-27.15")
def test_example_13_never_behind_cell_0():
    jarls = Jarl(hand=["harald", "bjorn"], index=5, pile=["kjer", "helga", "mikka"]), Jarl(out=True)
    table = at(*jarls, offset=2, top=["IX.A"])
    assert (offset(table), index(table), cell(table)) == (0, 5, 5)
    play(table, Look(), Order(("mikka", "kjer", "helga")))
    assert pile(table) == ["mikka", "kjer", "helga"]


@rule("SAG-5.4", "SAG-5.5")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 0), (2, 0), (3, 1), (10, 8)])
def test_a_negative_number_moves_back_as_far_as_there_is_room(before, after):
    jarls = Jarl(hand=["harald", "bjorn"], index=4), Jarl(hand=["harald", "bjorn"])
    table = at(*jarls, offset=before, top=["IV.A"])
    assert offset(table) == after
    assert [index(table, seat) for seat in (0, 1)] == [4, 0], "pawns keep their place"
    assert cell(table) == after + 4


@rule("SAG-5.6")
def test_the_trail_may_stick_out_and_beyond_the_board_is_beyond_the_card():
    jarl = Jarl(hand=["erik"], index=10, vp=20)
    table = at(jarl, Jarl(out=True), adventure="B", offset=30, top=["move_7"])
    assert (offset(table), cell(table)) == (37, 41)
    assert vp(table) == 13
    assert in_adventure(table) == []


@rule("SAG-5.6")
def test_a_pawn_may_come_back_from_beyond_the_board():
    jarl = Jarl(hand=["erik"], index=6, vp=20)
    table = at(jarl, Jarl(out=True), adventure="B", offset=27, top=["move_7"])
    assert cell(table) == 34
    assert vp(table) == 27, "only where the move ends counts"


@rule("SAG-5.7")
def test_the_discard_pile_is_shuffled_when_a_card_must_be_turned():
    table = at(
        Jarl(hand=["harald", "bjorn"]),
        Jarl(out=True),
        display=["move_7", "move_7"],
        pile=[],
        listen=True,
    )
    assert events(table, "movement-shuffled")
    assert display(table)[:2] == ["move_7", "move_7"]
    assert display(table)[2] != "move_7", "the display has no part in it"
    assert discard(table) == []
    assert len(movement_pile(table)) == 15 - 3
    assert "move_7" not in movement_pile(table)


@rule("SAG-5.7")
def test_any_card_of_the_discard_pile_may_come_and_none_of_the_display():
    jarl = Jarl(hand=["harald", "bjorn"])
    discarded = ["move_2", "move_2", "move_4"]
    turned = set()
    for seed in range(30):
        table = at(jarl, jarl, display=["move_7"], discard=discarded, pile=[], seed=seed)
        turned.add(display(table)[1])
    assert {"move_2", "move_4", "I.C"} <= turned
    s = state_of(at(jarl, jarl, display=["move_7", "move_7"], pile=[], asks=Shop(0)))
    assert TurnUp().refuse(s, Turned("move_7")) is not None
    assert TurnUp().refuse(s, Turned("move_6")) is None


@rule("SAG-5.7")
def test_the_discard_pile_stays_while_there_is_a_card_to_turn():
    table = at(
        Jarl(hand=["harald", "bjorn"]), Jarl(out=True), pile=["move_4"], asks=None, listen=True
    )
    assert display(table) == ["move_4"]
    assert (movement_pile(table), len(discard(table))) == ([], 14)
    assert not events(table, "movement-shuffled")


@rule("SAG-5.8")
def test_mats_sees_only_the_cards_left_and_the_pile_is_not_rebuilt():
    table = at(
        Jarl(hand=["mats"]),
        Jarl(out=True),
        top=["move_1"],
        pile=["move_6"],
        listen=True,
    )
    play(table, Act("mats"))
    assert [event[2]["cards"] for event in events(table, "foreseen")] == [["move_6"]]
    assert movement_pile(table) == ["move_6"]
    assert len(discard(table)) == 15 - 2


@rule("SAG-5.8", "SAG-7.2")
def test_nothing_is_looked_at_when_the_pile_is_empty():
    table = at(
        Jarl(hand=["harald", "bjorn"], prophecy=True), Jarl(out=True), top=["move_1"], pile=[]
    )
    assert asked(table) == "PlayCard"
    assert Foresee() not in table.moves()
    assert refused(table, Foresee()).clause == "SAG-5.8"
    table = at(Jarl(hand=["mats"]), Jarl(out=True), top=["move_1"], pile=[])
    assert table.over, "nor is Mats asked"


@rule("SAG-5.8")
def test_a_card_looked_at_is_the_one_that_comes():
    jarl = Jarl(hand=["harald", "bjorn"], prophecy=True)
    table = at(jarl, Jarl(out=True), top=["move_1"], listen=True, asks=Turns())
    play(table, Foresee())
    (foreseen,) = (event[2]["cards"][0] for event in events(table, "foreseen"))
    play(table, Play("harald"))
    assert display(table)[1] == foreseen


@rule("SAG-5.5", "SAG-14.2")
def test_after_going_back_the_card_is_still_played():
    table = at(Jarl(hand=["mikka"], index=3), Jarl(out=True), offset=3, top=["IV.A"])
    if asked(table):
        play(table, Decline())
    assert (offset(table), cell(table)) == (1, 7)
    assert hand(table) == []


@rule("SAG-5.8")
def test_looking_shows_nothing_to_the_others():
    jarl = Jarl(hand=["harald", "bjorn"], prophecy=True)
    table = at(jarl, Jarl(hand=["harald", "bjorn"]), top=["move_1"])
    play(table, Foresee())
    assert len(Seen(state_of(table), 0).foresight[0]) == 1
    for onlooker in (1, None):
        assert Seen(state_of(table), onlooker).foresight[0] == 1, "only that he has looked"
    play(table, (0, Play("harald")), (1, Play("harald")))
    assert "foreseen" in str(table.view(0)["log"])
    for onlooker in (1, None):
        assert "foreseen" not in str(table.view(onlooker)["log"])
