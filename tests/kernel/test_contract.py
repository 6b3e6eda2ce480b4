"""The contract kit finds what is broken: the sample game, spoilt in one place at a time."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from drakkar.kernel import testing
from drakkar.kernel.question import Lanes
from drakkar.kernel.refusal import Refusal
from drakkar.kernel.state import Seen, State
from drakkar.kernel.table import Table
from drakkar.kernel.testing import Broken, check_game
from tests.sample import rules
from tests.sample.choosing import PickCard, Reveal, RollWind, Round
from tests.sample.meta import GAME
from tests.sample.moves import Bury, Hire, Pick, Roll, Sail
from tests.sample.sailing import BuryCard, ChooseIsland, Landing, LoadCrew
from tests.sample.state import Raid

Patch = pytest.MonkeyPatch
Spoil = Callable[[Patch], None]
SPOILS: list[Any] = []


def found_by(*checks: str, share: float = 0.7) -> Callable[[Spoil], Spoil]:
    """What follows breaks the sample game in a way that one of these checks must find."""

    def add(spoil: Spoil) -> Spoil:
        SPOILS.append(pytest.param(spoil, checks, share, id=spoil.__name__))
        return spoil

    return add


def with_rules(patch: Patch, **changed: Any) -> None:
    patch.setitem(GAME.__dict__, "rules", replace(rules.RULES, **changed))


def around(patch: Patch, cls: type, name: str, change: Callable[..., Any]) -> None:
    """Let ``change(original, self, *args)`` stand for the method."""
    original = getattr(cls, name)
    patch.setattr(cls, name, lambda self, *args: change(original, self, *args))


@found_by("answers", share=0)
def no_legal_answer(patch: Patch) -> None:
    around(patch, BuryCard, "moves", lambda f, q, s: [])


@found_by("answers")
def a_move_listed_twice(patch: Patch) -> None:
    around(patch, ChooseIsland, "moves", lambda f, q, s: [*f(q, s), Sail(1)])


@found_by("ends", share=0)
def no_end(patch: Patch) -> None:
    patch.setattr(testing, "LONGEST", 60)
    patch.setattr(Round, "run", lambda self, s: s.then(ChooseIsland(0), self))


@found_by("play", share=0)
def a_crash(patch: Patch) -> None:
    def answer(f: Any, q: Any, s: Raid, move: Bury) -> None:
        raise KeyError(move.card)

    around(patch, BuryCard, "answer", answer)


@found_by("refusals")
def a_legal_move_refused(patch: Patch) -> None:
    around(
        patch,
        ChooseIsland,
        "refuse",
        lambda f, q, s, m: f(q, s, m) or (Refusal("RAI-3.1", "x") if m.island == 3 else None),
    )


@found_by("refusals")
def an_illegal_move_accepted(patch: Patch) -> None:
    around(patch, LoadCrew, "refuse", lambda f, q, s, m: None)


@found_by("refusals")
def an_anytime_move_offered_and_refused(patch: Patch) -> None:
    around(
        patch, Hire, "refuse", lambda f, m, s, seat: Refusal("RAI-4.1", "crew-full", {"most": 4})
    )
    patch.setattr(Hire, "offers", classmethod(lambda cls, s, seat: [cls()]))


@found_by("refusals")
def a_clause_that_does_not_exist(patch: Patch) -> None:
    around(
        patch,
        ChooseIsland,
        "refuse",
        lambda f, q, s, m: f(q, s, m) and Refusal("RAI-9.9", "no-island", {"island": 5}),
    )


@found_by("refusals")
def a_reason_without_words(patch: Patch) -> None:
    around(
        patch,
        ChooseIsland,
        "refuse",
        lambda f, q, s, m: f(q, s, m) and Refusal("RAI-3.1", "unspeakable"),
    )


@found_by("refusals")
def a_reason_without_its_variable(patch: Patch) -> None:
    around(
        patch,
        ChooseIsland,
        "refuse",
        lambda f, q, s, m: f(q, s, m) and Refusal("RAI-3.1", "no-island"),
    )


@found_by("answers", "refusals", "strangers", "views", "notation")
def moves_that_change_the_state(patch: Patch) -> None:
    def moves(f: Any, q: Any, s: Raid) -> Any:
        s.strength[q.seat] += 1
        return f(q, s)

    around(patch, LoadCrew, "moves", moves)


@found_by("copies", share=1)
def a_copy_that_shares_a_list(patch: Patch) -> None:
    def copy(f: Any, s: Raid) -> Raid:
        new: Raid = f(s)
        new.hands = s.hands
        return new

    around(patch, Raid, "copy", copy)


@found_by("json")
def a_field_forgotten_in_json(patch: Patch) -> None:
    around(patch, Raid, "to_json", lambda f, s: {**f(s), "strength": [0] * s.players})


@found_by("notation")
def a_move_that_cannot_be_typed(patch: Patch) -> None:
    patch.setattr(testing, "notation", lambda move: "pick my best card")


@found_by("replay", "replayed", "json", "copies", "undo", "listening")
def a_generator_of_its_own(patch: Patch) -> None:
    dice = Random(1)
    around(patch, RollWind, "sample", lambda f, q, s, rng: Roll(dice.randint(1, 6)))


@found_by("replay", "replayed", "json", "undo")
def memory_outside_the_state(patch: Patch) -> None:
    count = itertools.count()

    def answer(f: Any, q: Any, s: Raid, move: Any) -> None:
        f(q, s, move)
        s.raids[q.seat] += next(count) % 3

    around(patch, LoadCrew, "answer", answer)


@found_by("conserved")
def a_card_lost(patch: Patch) -> None:
    around(patch, Reveal, "run", lambda f, q, s: (f(q, s), s.discard.pop()))


@found_by("conserved")
def something_comes_back(patch: Patch) -> None:
    counts = itertools.count(0, -1)
    with_rules(patch, invariants=lambda s: {"gone": next(counts)})


@found_by("result")
def a_breakdown_that_does_not_add_up(patch: Patch) -> None:
    def result(s: Raid) -> Any:
        fair = rules.result(s)
        return replace(fair, scores=tuple(score + 1 for score in fair.scores))

    with_rules(patch, result=result)


@found_by("result")
def a_winner_who_has_not_won(patch: Patch) -> None:
    with_rules(patch, result=lambda s: replace(rules.result(s), winners=tuple(range(s.players))))


@found_by("result", "standing")
def a_live_score_with_other_sources(patch: Patch) -> None:
    def standing(s: Raid) -> Any:
        return [{**row, "hope": 0} if s.agenda else row for row in rules.standing(s)]

    with_rules(patch, standing=standing)


@found_by("standing", "result", "views")
def a_live_score_that_changes_the_score(patch: Patch) -> None:
    def standing(s: Raid) -> Any:
        s.raids[0] += 1
        return rules.standing(s)

    with_rules(patch, standing=standing)


@found_by("views", "guess")
def a_view_that_tells_a_secret(patch: Patch) -> None:
    patch.setattr(Raid, "zones", {**Raid.zones, "reef": "public"})


@found_by("views", "guess")
def a_view_with_the_hands_of_others(patch: Patch) -> None:
    original = Seen.__init__

    def init(self: Any, s: Raid, seat: int | None) -> None:
        original(self, s, seat)
        self.leak = s.hands

    patch.setattr(Seen, "__init__", init)


@found_by("answers", share=0)
def lanes_that_change_each_others_answers(patch: Patch) -> None:
    """An island can be sailed to by one only."""
    around(
        patch,
        ChooseIsland,
        "moves",
        lambda f, q, s: [move for move in f(q, s) if move.island not in s.target],
    )


@found_by("views")
def a_view_that_is_not_json(patch: Patch) -> None:
    with_rules(patch, present=lambda seen: {"cards": {1, 2}})


@found_by("guess", "views")
def a_guess_that_forgets_ones_own_hand(patch: Patch) -> None:
    def guess(f: Any, s: Raid, seat: int, rng: Random) -> Raid:
        new: Raid = f(s, (seat + 1) % s.players, rng)
        return new

    around(patch, Raid, "guess", guess)


@found_by("guess")
def a_guess_that_breaks_the_invariants(patch: Patch) -> None:
    def guess(f: Any, s: Raid, seat: int, rng: Random) -> Raid:
        new: Raid = f(s, seat, rng)
        if new.deck:
            new.deck[0] = "dragon"
        return new

    around(patch, Raid, "guess", guess)


@found_by("guess")
def a_guess_that_shuffles_the_true_order(patch: Patch) -> None:
    """Which card comes where then depends on where the cards really are."""

    def guess(f: Any, s: Raid, seat: int, rng: Random) -> Raid:
        new: Raid = f(s, seat, Random(rng.getrandbits(32)))
        new.deck = s.deck[:]
        for other in range(s.players):
            if other != seat:
                new.hands[other], new.buried[other] = s.hands[other][:], s.buried[other][:]
        rng.shuffle(new.deck)
        return new

    around(patch, Raid, "guess", guess)


@found_by("undo")
def an_undo_across_a_draw(patch: Patch) -> None:
    original = Table._undoable

    def undoable(self: Table, seat: int | None) -> Any:
        index, refusal = original(self, seat)
        return index, None if refusal and refusal.reason == "undo-nature" else refusal

    patch.setattr(Table, "_undoable", undoable)


@found_by("undo")
def an_undo_that_takes_back_what_was_revealed(patch: Patch) -> None:
    original = Table._undoable

    def undoable(self: Table, seat: int | None) -> Any:
        index, refusal = original(self, seat)
        return index, None if refusal and refusal.reason == "undo-revealed" else refusal

    patch.setattr(Table, "_undoable", undoable)


@found_by("undo")
def lanes_that_touch(patch: Patch) -> None:
    """Who sails first gets more: taking it back and sailing again changes the game."""

    def answer(f: Any, q: ChooseIsland, s: Raid, move: Sail) -> None:
        s.strength[q.seat] += 10 if not any(s.target) else 0
        f(q, s, move)

    around(patch, ChooseIsland, "answer", answer)


@found_by("listening")
def an_event_that_breaks_a_seal(patch: Patch) -> None:
    def answer(f: Any, q: PickCard, s: Raid, move: Pick) -> None:
        f(q, s, move)
        s.tell("chose-something", seat=q.seat)

    around(patch, PickCard, "answer", answer)


@found_by("listening")
def a_game_that_depends_on_being_heard(patch: Patch) -> None:
    def run(f: Any, q: Landing, s: Raid) -> None:
        f(q, s)
        s.raids[q.seat] += s.events is not None

    around(patch, Landing, "run", run)


@found_by("chances", "replay", "replayed")
def a_draw_that_its_own_rules_refuse(patch: Patch) -> None:
    around(
        patch, RollWind, "refuse", lambda f, q, s, m: Refusal("KER-4", "not-drawn", {"what": "x"})
    )


@found_by("chances", share=0.1)
def chances_that_do_not_add_up(patch: Patch) -> None:
    around(patch, RollWind, "outcomes", lambda f, q, s: f(q, s)[:-1])


@found_by("strangers")
def a_seat_that_answers_for_another(patch: Patch) -> None:
    around(patch, State, "question", lambda f, s, seat: f(s, seat) or next(s.open(), None))


@found_by("strangers")
def a_question_that_takes_anything(patch: Patch) -> None:
    from drakkar.kernel import table

    patch.setattr(table, "_elsewhere", lambda s, question, move: None)


def first_trouble(share: float) -> Broken | None:
    for seed in range(40):
        try:
            check_game(GAME, 2 + seed % 2, {}, seed, share=share)
        except Broken as broken:
            return broken
    return None


@pytest.mark.parametrize(("spoil", "checks", "share"), SPOILS)
def test_a_broken_game_is_caught_by_name(
    monkeypatch: Patch, spoil: Spoil, checks: tuple[str, ...], share: float
):
    spoil(monkeypatch)
    broken = first_trouble(share)
    assert broken is not None, "the kit found nothing"
    assert broken.check in checks, str(broken)
    assert broken.args[1], "it says what is wrong"


def test_the_whole_game_is_fine():
    assert first_trouble(0.1) is None


def test_a_broken_game_says_where_it_broke(monkeypatch: Patch):
    no_legal_answer(monkeypatch)
    broken = first_trouble(0)
    assert re.match(r"answers: after \d+ decisions: BuryCard", str(broken))


def test_the_same_seed_is_the_same_game():
    assert check_game(GAME, 2, {}, 3) == check_game(GAME, 2, {}, 3)


def test_lanes_are_what_the_kit_looks_at():
    """The sample game really has open and sealed groups; otherwise the tests above are idle."""
    table = Table(GAME, 2, seed=1)
    top = table.state.agenda[-1]
    assert isinstance(top, Lanes)
    assert top.sealed
