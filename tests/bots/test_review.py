"""What decisions have cost: with what was known then, and only where it is borne out."""

from math import inf
from random import Random
from typing import Any

import pytest

import drakkar
from drakkar.bots import bot, play_out
from drakkar.bots import review as module
from drakkar.bots.jarl import Thought
from drakkar.bots.review import (
    Choice,
    Finding,
    Varied,
    Verdict,
    choices,
    first_look,
    known,
    luck,
    measured,
    review,
    second_look,
    worth_telling,
)
from drakkar.bots.telling import tell
from drakkar.games import GAMES
from drakkar.kernel.record import answers_of
from drakkar.kernel.telling import Words
from drakkar.kernel.text import LANGUAGES

GAMES_AND_PLAYERS = [
    ("vikings", 2),
    ("tinyepic", 1),
    ("tinyepic", 3),
    ("saga", 2),
    ("shipwrights", 2),
    ("odin", 1),
    ("odin", 2),
]


def begun(slug, players, answers, seed=5):
    """The record of a game that is not over: so many answers at random."""
    table, rng = drakkar.new(slug, players, seed), Random(seed)
    while len(table.log) < answers and not table.over:
        seat = table.deciders[0]
        table.play(rng.choice(table.moves(seat)), seat)
    return table.record()


def given_at(data, number):
    return next(given for given in answers_of(GAMES, data) if given.number == number)


@pytest.mark.parametrize(("slug", "players"), GAMES_AND_PLAYERS)
def test_every_game_is_told_in_both_languages(slug, players):
    data = begun(slug, players, 90)
    listed = choices(data, range(players))
    names = [f"P{seat}" for seat in range(players)]
    for number, choice in enumerate(listed[:: len(listed) // 6]):
        given = given_at(data, choice.number)
        game, s, seat = given.table.game, known(given), choice.seat
        before = s.copy()
        if number % 3 == 0:
            first_look(game, s, seat, given.move, luck(choice, 1), 60)
        other = next(move for move in given.table.moves(seat) if move != given.move)
        thought = Varied(game, s, seat, Random(1), 500, inf)
        measure = measured(thought, (given.move,), (other,))
        measure = measure._replace(error=min(measure.error, 9.0))  # of one world
        assert s == before
        for lang in LANGUAGES:
            words = Words(lang, game)
            decision = tell(given.table, seat, names, words, measure)
            text = " ".join(
                (decision.question, decision.played.text, decision.better.text, decision.text)
            )
            assert decision.question
            assert "⟨" not in text
            assert "_" not in text


@pytest.mark.parametrize(("slug", "players"), [("vikings", 2), ("tinyepic", 1)])
def test_what_has_cost_most_comes_first_and_the_same_again(slug, players, monkeypatch):
    monkeypatch.setattr(Verdict, "clear", lambda self, among=1: True)  # with so few positions
    data = begun(slug, players, 45)
    seats = range(players)
    listed = choices(data, seats)
    steps = []
    result = review(data, seats, 200, 2, lambda done, total: steps.append((done, total)))
    assert result.decisions == len(listed) > 5
    assert result == review(data, seats, 200, 2), "the same again"
    assert steps[0] == (0, len(listed))
    assert steps[-1][0] == steps[-1][1] >= len(listed)
    costs = [finding.verdict.cost for finding in result.findings]
    assert 1 <= len(costs) <= 2
    assert costs == sorted(costs, reverse=True)
    for choice, verdict in result.findings:
        given = given_at(data, choice.number)
        assert given.move == verdict.played[0] != verdict.better[0]
        assert {*verdict.played[:1], *verdict.better[:1]} <= set(given.table.moves(choice.seat))


def test_choices_are_those_of_the_seat_that_were_one():
    data = begun("vikings", 2, 60)
    table = drakkar.replay(data)
    for seat in (0, 1):
        listed = choices(data, {seat})
        assert [choice.order for choice in listed] == list(range(len(listed)))
        real = [n for n, e in enumerate(table.log) if e.seat == seat and not e.forced]
        assert {choice.number for choice in listed} <= set(real)
        assert len(listed) > len(real) / 2


@pytest.mark.parametrize(
    ("slug", "players", "answers"),
    [("tinyepic", 3, 40), ("saga", 2, 60), ("shipwrights", 2, 80)],
)
def test_what_was_hidden_from_the_seat_does_not_matter(slug, players, answers):
    data = begun(slug, players, answers)
    number = choices(data, {0})[-1].number
    verdicts, states, guesses = [], [], []
    for shuffled in (False, True):
        given = given_at(data, number)
        if shuffled:
            given.table.state = given.table.guess(0, Random(99))
        states.append(given.table.state)
        guesses.append(known(given))
        choice = Choice(number, 0, 0)
        verdicts.append(
            first_look(given.table.game, known(given), 0, given.move, luck(choice, 1), 200)
        )
    assert states[0] != states[1]
    assert guesses[0] == guesses[1], "thought about is what the seat knows"
    assert verdicts[0] == verdicts[1]


def test_a_blunder_is_found_and_the_better_move_is_not_blamed():
    data = begun("vikings", 2, 150, seed=8)
    choice, verdict = review(data, {0, 1}, 200).findings[0]
    given = given_at(data, choice.number)
    game, s, seat = given.table.game, known(given), choice.seat
    again = second_look(game, s, seat, verdict, Random(77), 400)
    assert (again.played, again.better) == (verdict.played, verdict.better)
    assert again.clear(8), "in worlds that nobody has seen yet"
    assert again.cost == pytest.approx(sum(gain for _, gain in again.gains))
    best = verdict.better[0]
    assert first_look(game, s, seat, best, luck(choice, 1), 200) is None
    back = measured(Varied(game, s, seat, Random(2), 1000, inf), verdict.better, verdict.played)
    assert back.cost < 0
    assert not back.clear()


def test_a_player_at_random_has_more_to_regret_than_jarl():
    table = drakkar.new("vikings", 2, 4)
    play_out(table, [bot("thrall"), bot("jarl:600")])
    data = table.record()
    random, searched = (review(data, {seat}, 150, 3).findings for seat in (0, 1))
    assert len(random) == 3
    assert sum(f.verdict.cost for f in random) > 2 * sum(f.verdict.cost for f in searched)


def costing(cost, error=1.0, worlds=40, better="b"):
    played: Any = ("played",)
    instead: Any = (better,)
    return Verdict(played, instead, cost, error, worlds, ())


def test_what_may_be_chance_is_not_blamed():
    assert costing(5).clear()
    assert not costing(1.5).clear()
    assert costing(2.2).clear()
    assert not costing(2.2).clear(8), "one of many looks large by chance"
    assert costing(1.9).clear()
    assert not costing(1.9, worlds=5).clear(), "few worlds say less"
    assert not costing(50, worlds=4).clear()
    assert not costing(0.3, error=0.0).clear(), "not worth a word"
    assert costing(1, error=0.0).clear()


def test_what_is_told_comes_from_the_second_look(monkeypatch):
    data = begun("vikings", 2, 60)
    monkeypatch.setattr(module, "second_look", lambda g, s, seat, v, *_: v._replace(cost=0.2))
    result = review(data, {0}, 100)
    assert result.decisions
    assert result.findings == ()


def test_the_same_advice_in_a_row_is_told_once():
    looked = [
        Finding(Choice(10, 0, 4), costing(9, better="end")),
        Finding(Choice(12, 0, 5), costing(8, better="end")),
        Finding(Choice(14, 1, 5), costing(7, better="end")),
        Finding(Choice(13, 0, 6), costing(6, better="buy")),
        Finding(Choice(40, 0, 20), costing(5, better="end")),
    ]
    assert [f.choice.number for f in worth_telling(looked, 9)] == [10, 14, 13, 40]
    assert [f.choice.number for f in worth_telling(looked, 2)] == [10, 14]


def test_where_nothing_is_left_to_chance_worlds_differ_all_the_same():
    """Odin alone: nobody else, and mostly no die. All of jarl's own worlds are one."""
    data = begun("odin", 1, 60)
    alike = 0
    for choice in choices(data, {0}):
        given = given_at(data, choice.number)
        s, moves = known(given), given.table.moves(0)
        errors = [
            measured(kind(given.table.game, s, 0, Random(1), 900, inf), (moves[0],), (moves[-1],))
            for kind in (Thought, Varied)
        ]
        if errors[0].error == 0 and errors[0].worlds >= 4:
            alike += 1
            if errors[1].error > 0:
                return
        if alike > 12:
            break
    raise AssertionError(f"of {alike} that are sure by themselves all are")
