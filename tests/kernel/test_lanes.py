"""Groups of lanes: seats act at once, with questions and draws inside, sealed or open."""

import json
from typing import Any

import pytest

from drakkar.kernel.question import NATURE, Lanes, Move, Question
from drakkar.kernel.refusal import IllegalMove
from drakkar.kernel.table import Table
from tests.sample.choosing import PickCard
from tests.sample.meta import GAME
from tests.sample.moves import Sail
from tests.sample.position import play, raid, state_of
from tests.sample.sailing import ChooseIsland
from tests.sample.state import Raid

HAND = ["axe", "sail", "scout"]
SHOWN = ["0 pick axe", "1 pick axe"]


def reason(table: Table, seat: int | None) -> str | None:
    refusal = table.why_no_undo(seat)
    if refusal is None:
        return None
    with pytest.raises(IllegalMove) as caught:
        table.undo(seat)
    assert caught.value.refusal == refusal
    return refusal.reason


def log_of(table: Table, seat: int | None) -> list[Any]:
    return [(entry["seat"], entry.get("move")) for entry in table.view(seat)["log"][3:]]


# ---- order -----------------------------------------------------------------------------------


def test_all_seats_may_answer_in_any_order():
    for order in (("0 pick axe", "1 pick axe"), ("1 pick axe", "0 pick axe")):
        table = raid(HAND, HAND)
        assert table.deciders == (0, 1)
        play(table, *order)
        assert state_of(table).played == ["axe", "axe"]


def test_who_has_answered_is_not_asked_again():
    table = raid(HAND, HAND, then=["0 pick axe"])
    assert table.deciders == (1,)
    with pytest.raises(IllegalMove) as caught:
        play(table, "0 pick sail")
    assert caught.value.refusal.clause == "KER-1"


def test_a_nested_question_stays_in_its_lane():
    table = raid(HAND, HAND, then=["1 pick scout"])
    assert [str(table.question(seat)) for seat in (0, 1)] == ["PickCard(seat=0)", "PeekAt(seat=1)"]
    play(table, "0 pick axe")
    assert table.deciders == (1,)


def test_nature_draws_in_a_lane_at_once_and_the_log_says_whose_it_was():
    table = raid(HAND, HAND, then=["1 pick sail"])
    entry = table.log[-1]
    assert (entry.seat, entry.lane, entry.group, entry.sealed) == (NATURE, 1, 1, True)
    assert entry.audience == (1,)
    assert table.deciders == (0,)


def test_a_forced_answer_in_a_lane_is_given():
    table = raid(HAND, HAND, then=SHOWN)
    state_of(table).crew[1] = 1
    play(table, "1 sail 2")
    assert [(e.seat, e.forced) for e in table.log[-3:]] == [(1, False), (1, True), (NATURE, False)]


class Nest(Question):
    def moves(self, s: Any) -> list[Move]:
        return [Nested()]

    def answer(self, s: Any, move: Move) -> None:
        s.together([PickCard(0)])


class Nested(Move):
    pass


def test_a_group_inside_a_lane_is_refused_loudly():
    s = state_of(raid(HAND, HAND)).copy()
    s.agenda = [Lanes(9, False, ((0, (Nest(0),)), (1, (PickCard(1),))))]
    with pytest.raises(TypeError, match="inside a lane"):
        s.play(0, Nested())


# ---- seals -----------------------------------------------------------------------------------


def test_nobody_sees_into_a_sealed_lane():
    """Not even how many answers there are: a second one would tell that it was a scout or sail."""
    table = raid(HAND, HAND, then=["0 pick sail", "-1 roll 4"])
    assert log_of(table, 0) == [(0, ["pick", "sail"]), (-1, ["roll", 4])]
    assert log_of(table, 1) == []
    assert log_of(table, None) == []
    assert table.view(1)["table"]["chosen"] == [1, "-"]


def test_what_was_sealed_is_shown_when_all_have_answered_and_what_is_secret_never():
    then = ["0 pick scout", "0 peek 1", "1 pick sail", "-1 roll 4"]
    table = raid(HAND, HAND, then=then)
    assert log_of(table, 1) == [
        (0, ["pick", "scout"]),
        (0, None),
        (1, ["pick", "sail"]),
        (-1, ["roll", 4]),
    ]
    assert log_of(table, 0) == [
        (0, ["pick", "scout"]),
        (0, ["peek", 1]),
        (1, ["pick", "sail"]),
        (-1, None),
    ]
    assert [move for _, move in log_of(table, None)] == [
        ["pick", "scout"],
        None,
        ["pick", "sail"],
        None,
    ]


def test_that_a_secret_answer_was_forced_is_secret_too():
    table = Table(GAME, 2, seed=1)
    entry = table.log[0]._replace(seat=0, audience=(0,), forced=True)
    assert "forced" in table._entry_view(entry, 0)
    assert table._entry_view(entry, 1) == {"seat": 0}


def test_what_nobody_may_see_nobody_sees():
    table = Table(GAME, 3, seed=3)
    hidden = json.dumps(["reef", state_of(table).reef])
    for seat in (None, 0, 1, 2):
        assert hidden not in json.dumps(table.view(seat))
        hands = [n for n, e in enumerate(table.view(seat)["log"]) if "move" in e]
        assert hands == ([] if seat is None else [1 + seat])


# ---- taking back -----------------------------------------------------------------------------


def test_one_takes_back_ones_own_lane_and_the_others_stand():
    table = raid(HAND, HAND, then=["0 pick axe"])
    assert table.undo(0) == GAME.move("pick axe")
    assert table.deciders == (0, 1)
    table = raid(HAND, HAND, HAND, then=["0 pick axe", "1 pick sail", "-1 roll 4"])
    assert table.undo(0) == GAME.move("pick axe")
    assert table.deciders == (0, 2)
    assert [(e.seat, tuple(e.move)) for e in table.log[4:]] == [
        (1, ("pick", "sail")),
        (NATURE, ("roll", 4)),
    ]
    play(table, "0 pick scout", "0 peek 3", "2 pick axe")
    assert state_of(table).played == ["scout", "sail", "axe"]
    assert state_of(table).strength[1] == 4


def test_a_draw_in_ones_own_lane_is_a_barrier():
    assert reason(raid(HAND, HAND, then=["0 pick sail"]), 0) == "undo-nature"


def test_a_draw_in_another_lane_is_none():
    table = raid(HAND, HAND, HAND, then=["1 pick axe", "0 pick sail"])
    assert reason(table, 0) == "undo-nature"
    assert reason(table, 1) is None


def test_looking_at_what_is_hidden_is_a_barrier():
    table = raid(HAND, HAND, then=["0 pick scout"])
    assert reason(table, 0) is None
    play(table, "0 peek 1")
    assert reason(table, 0) == "undo-revealed"


def test_a_sealed_choice_stands_once_all_are_shown():
    table = raid(HAND, HAND, then=SHOWN)
    assert [reason(table, seat) for seat in (0, 1, None)] == ["undo-revealed"] * 3


def test_an_tablechoice_may_be_taken_back_while_nothing_was_drawn():
    table = raid(HAND, HAND, then=[*SHOWN, "0 sail 1", "1 sail 2"])
    assert reason(table, 0) is None
    assert table.undo(0) == GAME.move("sail 1")
    assert state_of(table).target == [0, 2]
    assert [str(table.question(seat)) for seat in (0, 1)] == [
        "ChooseIsland(seat=0)",
        "LoadCrew(seat=1)",
    ]


def test_an_open_group_that_is_done_can_still_be_taken_back(monkeypatch: pytest.MonkeyPatch):
    """Nothing was hidden, and without the crew and the dice nothing was drawn."""

    def answer(self: ChooseIsland, s: Raid, move: Sail) -> None:
        s.target[self.seat] = move.island

    monkeypatch.setattr(ChooseIsland, "answer", answer)
    table = raid(HAND, HAND, then=[*SHOWN, "0 sail 1", "1 sail 2"])
    assert state_of(table).round == 2
    assert [reason(table, seat) for seat in (0, 1)] == [None, None]
    assert table.undo(0) == GAME.move("sail 1")
    assert state_of(table).round == 1
    assert state_of(table).target == [0, 2]
    assert table.deciders == (0,)


def test_an_anytime_move_is_taken_back_like_any_other():
    table = Table(GAME, 2, seed=0)
    while not table.over and not any("hire" in move for move in table.moves()):
        table.play(table.moves()[0])
    before = table.state.copy()
    seat = table.deciders[0]
    play(table, f"{seat} hire")
    assert table.state != before
    assert table.undo(seat) == GAME.move("hire")
    assert table.state == before


def test_there_is_nothing_to_take_back_before_the_first_answer():
    table = raid(HAND, HAND, then=["1 pick axe"])
    assert reason(table, 0) == "undo-nothing"
    assert reason(table, 1) is None
