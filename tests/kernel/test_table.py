"""Table: playing, refusing, forced questions, taking back, copies, views."""

import pickle
from random import Random
from typing import Any

import pytest

import drakkar
from drakkar.kernel.errors import DrakkarError
from drakkar.kernel.question import NATURE, Move
from drakkar.kernel.refusal import IllegalMove, Refusal
from drakkar.kernel.table import Table
from drakkar.kernel.text import texts
from tests.sample.meta import GAME
from tests.sample.moves import Hire, Load, Peek, Pick, Sail
from tests.sample.position import play, raid, state_of

HAND = ["axe", "sail", "scout"]
SHOWN = ["0 pick axe", "1 pick axe"]


def finished(seed: int = 1, **how: Any) -> Table:
    table, rng = Table(GAME, 2, seed=seed, **how), Random(seed)
    while not table.over:
        seat = rng.choice(table.deciders)
        table.play(rng.choice(table.moves(seat)), seat)
    return table


# ---- playing and refusing --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        (
            "fr",
            "Ce n'est pas ce qui est demandé maintenant : « Quel lot achetez-vous\xa0? » (KER-2)",
        ),
        ("en", "That is not what is asked now: “Which lot do you buy?” (KER-2)"),
    ],
)
def test_an_answer_of_another_kind_is_told_in_words_what_is_asked(lang: str, text: str):
    table = drakkar.new("vikings", players=2, seed=1)
    refusal = table.why_not(table.game.move("bid 3"))
    assert refusal is not None
    assert refusal.text(table.game.texts(lang)) == text


def test_a_question_without_a_text_is_not_named():
    refusal = raid(HAND, HAND).why_not(Sail(1), 0)
    assert refusal is not None
    kernels = [texts(lang) for lang in ("en", "fr")]  # without the words of the game
    assert [refusal.text(words) for words in kernels] == [
        "That is not what is asked now. (KER-2)",
        "Ce n'est pas ce qui est demandé maintenant. (KER-2)",
    ]


def test_a_clause_that_forbids_another_kind_of_answer_is_the_reason(monkeypatch):
    reason = Refusal("RAI-2.1", "not-in-hand", {"card": "axe"})
    table = raid(HAND, HAND)
    monkeypatch.setattr(type(table.question(0)), "elsewhere", lambda q, s, move: reason)
    assert table.why_not(Sail(1), 0) == reason
    assert table.why_not("sail 1", 0) != reason, "only moves have clauses"  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("move", "seat", "clause"),
    [
        (Pick("feast"), 0, "RAI-2.1"),
        (Pick("axe"), 2, "KER-1"),
        (Pick("axe"), NATURE, "KER-1"),
        (Pick("axe"), 99, "KER-1"),
        (Sail(1), 0, "KER-2"),
        (Hire(), 0, "KER-2"),  # not while a card is chosen
        (Pick(5), 0, "KER-2"),  # type: ignore[arg-type]
        (Pick(None), 0, "KER-2"),  # type: ignore[arg-type]
        (("pick",), 0, "KER-2"),
        ("pick axe", 0, "KER-2"),
        (None, 0, "KER-2"),
        (["pick", "axe"], 0, "KER-2"),
    ],
)
def test_an_illegal_move_raises_its_reason_and_changes_nothing(move: Any, seat: int, clause: str):
    table = raid(HAND, HAND)
    state, log, draws, moves = table.state.copy(), list(table.log), table.draws, table.moves(0)[:]
    with pytest.raises(IllegalMove) as caught:
        table.play(move, seat)
    assert caught.value.refusal.clause == clause
    assert table.why_not(move, seat) == caught.value.refusal
    assert (table.state, table.log, table.draws) == (state, log, draws)
    assert table.moves(0) == moves


def test_a_plain_tuple_equal_to_a_move_is_that_move():
    table = raid(HAND, HAND)
    table.play(("pick", "axe"), 0)  # type: ignore[arg-type]
    assert type(table.log[-1].move) is Pick


def test_moves_with_fields_of_a_wrong_type_are_refused_and_do_not_crash():
    table = raid(HAND, HAND, then=["0 pick scout", "1 pick axe"])
    refusal = table.why_not(Peek("one"), 0)  # type: ignore[arg-type]
    assert refusal is not None
    assert refusal.reason == "wrong-fields"
    vikings = drakkar.new("vikings", 2, seed=1)
    while not any(move[0] == "place" for move in vikings.moves()):
        vikings.play(vikings.moves()[0])
    spoilt = vikings.moves()[0].replace(column="x")
    with pytest.raises(IllegalMove):
        vikings.play(spoilt)


def test_after_the_end_everything_is_refused():
    table = finished()
    assert (table.deciders, table.moves(), table.question()) == ((), [], None)
    with pytest.raises(IllegalMove) as caught:
        table.play(Pick("axe"), 0)
    assert caught.value.refusal.clause == "KER-3"


def test_there_is_no_result_before_the_end():
    with pytest.raises(DrakkarError, match="not over"):
        raid(HAND, HAND).result()


def test_the_default_seat_is_the_first_decider():
    table = raid(HAND, HAND, then=["0 pick axe"])
    assert table.moves() == table.moves(1)
    table.play(Pick("axe"))
    assert table.log[-1].seat == 1


def test_a_refusal_reads_in_both_languages_and_names_its_clause():
    table = raid(HAND, HAND)
    with pytest.raises(IllegalMove) as caught:
        table.play(Pick("feast"), 0)
    assert caught.value.text("en") == "You do not hold feast. (RAI-2.1)"
    assert caught.value.text("fr") == "Vous n'avez pas feast en main. (RAI-2.1)"
    assert str(caught.value) == caught.value.text("en")


def test_errors_survive_the_way_to_another_process():
    illegal = IllegalMove(Refusal("KER-1", "not-your-turn", {"seats": "2"}), GAME.package)
    plain = DrakkarError("error-option", game="x", option="y", known="z")
    for error in (illegal, plain):
        again = pickle.loads(pickle.dumps(error))
        assert type(again) is type(error)
        assert str(again) == str(error)


def test_an_argument_of_an_error_may_have_any_name():
    assert DrakkarError("error-seed", message="m", self="s", seed="5").args_["message"] == "m"
    refusal = Refusal("KER-4", "not-drawn", {"what": "x", "message": "m"})
    assert "x" in str(IllegalMove(refusal, GAME.package))


# ---- forced questions ------------------------------------------------------------------------


def test_forced_questions_are_answered_unless_the_table_is_told_not_to():
    table = raid(HAND, HAND, then=SHOWN)
    state_of(table).crew[0] = 1
    patient = table.copy()
    patient.auto = False
    for asked_table, asked in ((table, "None"), (patient, "LoadCrew(seat=0)")):
        play(asked_table, "0 sail 1")
        assert str(asked_table.question(0)) == asked
    assert patient.moves(0) == [Load(1)]


def test_an_anytime_move_beside_a_forced_answer_leaves_a_choice():
    table = raid(HAND, HAND, then=SHOWN)
    s = state_of(table)
    s.crew[0], s.raids[0] = 1, 2
    table._look()
    play(table, "0 sail 1")
    assert table.moves(0) == [Load(1), Hire()]


def test_a_question_that_wants_to_be_asked_is_asked():
    table = raid(["axe", "axe", "axe"], HAND)
    assert table.moves(0) == [Pick("axe")]
    assert table.deciders == (0, 1)


# ---- taking back (lanes: test_lanes.py) ------------------------------------------------------


def bought(lines: int) -> Table:
    table = drakkar.new("vikings", 2, seed=1, options={"first_player": "1"})
    for _ in range(lines):
        table.play(table.moves()[0])
    return table


def test_taking_back_step_by_step_to_the_last_draw():
    table = bought(0)
    before = table.state.copy()
    moves: list[Move] = []
    while table.deciders == (0,):
        moves.append(table.moves()[0])
        table.play(moves[-1])
    assert len(moves) > 1
    for move in reversed(moves):
        assert table.undo(0) == move
    assert table.state == before
    assert [table.why_no_undo(seat).reason for seat in (0, 1)] == ["undo-nothing"] * 2  # type: ignore[union-attr]


def test_what_another_has_answered_to_stands():
    table = bought(0)
    while table.deciders == (0,):
        table.play(table.moves()[0])
    table.play(table.moves()[0])
    refusal = table.why_no_undo(0)
    assert refusal is not None
    assert (refusal.clause, refusal.args) == ("KER-7", {"seat": 2})
    assert table.why_no_undo(1) is None


def test_undo_goes_back_behind_what_was_forced():
    table = drakkar.new("vikings", 2, seed=1, options={"first_player": "1"})
    while not table.log[-1].forced:
        table.play(table.moves()[0])
    last = next(e for e in reversed(table.log) if not e.forced)
    assert table.why_no_undo(last.seat) is None or table.log[-1].seat == NATURE
    length = len(table.log)
    assert table.undo(last.seat) == last.move
    assert len(table.log) < length - 1


def test_the_future_is_the_same_after_taking_back():
    table = Table(GAME, 2, seed=9)
    play(table, f"0 {' '.join(map(str, table.moves(0)[0]))}")
    twin = table.copy()
    if twin.why_no_undo(0) is None:
        twin.play(twin.undo(0), 0)
    for _ in range(5):
        if not table.over:
            seat, move = table.deciders[0], table.moves()[0]
            table.play(move, seat)
            twin.play(move, seat)
    assert twin.state == table.state


# ---- copies, events, views -------------------------------------------------------------------


def test_a_copy_goes_its_own_way_with_the_same_future():
    table = Table(GAME, 2, seed=4)
    table.meta["names"] = ["a", "b"]
    before, text = table.state.copy(), table.record()
    twin = table.copy()
    twin.meta["more"] = 1
    while not twin.over:
        twin.play(twin.moves()[0])
    assert table.state == before
    assert table.record() == text
    assert "more" not in table.meta
    while not table.over:
        table.play(table.moves()[0])
    assert table.log == twin.log


def test_who_listens_hears_the_set_up_first_and_every_answer_once():
    table = Table(GAME, 2, seed=1, listen=True)
    assert table.events is not None
    kinds = [kind for _, (kind, _, _) in table.events]
    assert kinds == ["drew", "drew", "round"]
    assert [number for number, _ in table.events] == [2, 3, 3]
    play(table, "0 " + " ".join(map(str, table.moves(0)[0])))
    assert table.events[3][1][0] == "chose"
    assert table.events[3][1][1] == (0,)


def test_listening_does_not_change_the_game():
    assert finished(7, listen=True).log == finished(7).log


def test_another_seed_is_another_game_and_the_same_seed_the_same():
    assert Table(GAME, 2, seed=1).state == Table(GAME, 2, seed=1).state
    assert len({str(Table(GAME, 2, seed=seed).state) for seed in range(8)}) > 4
    assert Table(GAME, 2).seed != Table(GAME, 2).seed


@pytest.mark.parametrize("seed", ["7", 7.0, True, [1]])
def test_a_seed_is_a_whole_number(seed: Any):
    with pytest.raises(DrakkarError, match="seed"):
        Table(GAME, 2, seed=seed)


def test_a_guess_is_dealt_anew_but_keeps_what_is_known():
    table = raid(HAND, ["feast", "feast", "axe"], reef=2, then=["0 pick scout", "0 peek 1"])
    guesses = [table.guess(0, Random(n)) for n in range(60)]
    assert all(g.hands[0] == HAND for g in guesses)  # type: ignore[attr-defined]
    assert {g.reef for g in guesses} == {2, 3, 4}  # type: ignore[attr-defined]
    assert len({str(g.hands[1]) for g in guesses}) > 5  # type: ignore[attr-defined]


def test_a_view_holds_what_the_seat_may_know_and_no_more():
    table = raid(HAND, ["feast", "feast", "axe"], then=["0 pick scout"])
    mine, others = table.view(0), table.view(1)
    assert mine["question"] == ["peekat", 0]
    assert mine["moves"] == [["peek", island] for island in (1, 2, 3, 4)]
    assert mine["table"]["hands"] == [HAND, 3]
    assert others["table"]["hands"] == [3, ["axe", "feast", "feast"]]
    assert others["moves"] == [["pick", "axe"], ["pick", "feast"]]
    assert "reef" not in mine["table"]
    assert table.view(None)["moves"] == []
    assert mine["deciders"] == others["deciders"] == [0, 1]
    assert finished().view(None)["result"]["scores"] == list(finished().result().scores)
