"""Every lesson of the shelf, played to its end in every way it allows."""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec
import pytest

from drakkar.bots import BOTS
from drakkar.games import GAMES
from drakkar.kernel.game import Game
from drakkar.kernel.table import Table
from drakkar.kernel.text import LANGUAGES
from drakkar.kernel.value import to_json
from drakkar.teaching.lesson import Condition, Lesson, lesson, read

LESSONS = {slug: found for slug, game in GAMES.items() if (found := lesson(game.package))}
every = pytest.mark.parametrize("slug", LESSONS)


def taught(slug: str) -> tuple[Game, Lesson]:
    return GAMES[slug], LESSONS[slug]


def others_move(found: Lesson, table: Table) -> None:
    """The others play by the script until the learner is asked, or the script ends."""
    while table.deciders and found.seat not in table.deciders:
        seat = table.deciders[0]
        move = found.scripted(table, seat)
        if move is None:
            break
        table.play(move, seat)


def ways(found: Lesson, table: Table) -> Iterator[Table]:
    """The table at the lesson's end, for every choice that the steps let through."""
    others_move(found, table)
    step = found.expected(table)
    if step is None:
        yield table
        return
    assert found.seat in table.deciders, f"{step.id}: the learner is not asked"
    through = [move for move in table.moves(found.seat) if step.fits(move)]
    for pattern in step.expect:
        assert any(to_json(move)[: len(pattern)] == pattern for move in through), step.id
    for move in through:
        copy = table.copy()
        copy.play(move, found.seat)
        yield from ways(found, copy)


def test_vikings_has_a_lesson() -> None:
    assert "vikings" in LESSONS


@every
def test_every_step_is_legal_where_it_is_asked(slug: str) -> None:
    game, found = taught(slug)
    ends = list(ways(found, found.begin(game)))
    assert ends
    for table in ends:
        assert not table.over  # a lesson ends before the game does
        asked = sum(bool(step.expect) for step in found.steps)
        assert found.done(table) == asked


@every
def test_the_script_is_used_up(slug: str) -> None:
    """A line that is never spoken is a mistake in the script, or in the game since."""
    game, found = taught(slug)
    for table in ways(found, found.begin(game)):
        given = [[e.seat, *to_json(e.move)] for e in table.log[len(found.prefix) :] if not e.forced]
        seats = {line[0] for line in found.script}
        for seat in seats:
            said = [line for line in given if line[0] == seat]
            assert said == [line for line in found.script if line[0] == seat]


@every
def test_a_lesson_has_a_choice_at_every_step(slug: str) -> None:
    """Where only one answer is possible the table answers by itself and no step may wait."""
    game, found = taught(slug)
    table = found.begin(game)
    while True:
        others_move(found, table)
        step = found.expected(table)
        if step is None:
            break
        moves = table.moves(found.seat)
        assert len(moves) > 1
        table.play(next(move for move in moves if step.fits(move)), found.seat)


@every
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_its_words_and_clauses(slug: str, lang: str) -> None:
    game, found = taught(slug)
    words, clauses = game.texts(lang), game.rulebook.clauses()
    wanted = [f"lesson-{step.id}" for step in found.steps]
    wanted += [f"lesson-{step.id}-do" for step in found.steps if step.expect]
    wanted += [f"coach-{card.id}" for card in found.cards]
    for name in wanted:
        assert words.problems(name) == []
        assert len(words(name)) < 460, f"{name}: too long for a card"
    cited = {clause for step in found.steps for clause in step.rules}
    cited |= {clause for card in found.cards for clause in card.rules}
    assert cited <= set(clauses)


@every
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_words_are_left_over(slug: str, lang: str) -> None:
    from drakkar.kernel.text import catalogues

    game, found = taught(slug)
    steps = {f"lesson-{step.id}" for step in found.steps}
    deeds = {f"lesson-{step.id}-do" for step in found.steps if step.expect}
    cards = {f"coach-{card.id}" for card in found.cards}
    text = "\n".join(one.read_text(encoding="utf-8") for one in catalogues(game.package, lang))
    assert set(re.findall(r"^((?:lesson|coach)-[a-z0-9-]+) =", text, re.M)) == steps | deeds | cards


@every
def test_seats_levels_and_names(slug: str) -> None:
    game, found = taught(slug)
    assert found.players == len(found.others) + 1
    assert 0 <= found.seat < found.players
    assert {other.level for other in found.others} <= set(BOTS)
    for ids in ([one.id for one in found.steps], [one.id for one in found.cards]):
        assert len(ids) == len(set(ids))
    assert game.chosen(found.players, found.options)


@every
def test_paths_of_the_cards_lead_somewhere(slug: str) -> None:
    """In some position of a game each path exists; a misspelt one would never speak."""
    game, found = taught(slug)
    table = found.begin(game)
    roots = {"board", "question", "moves", "status"}
    for condition in (one for card in found.cards for one in card.when):
        first, *rest = condition.path.split(".")
        assert first in roots
        if first != "board":
            continue
        at = [table.view(found.seat)["table"]]
        for part in rest:
            names = part.strip("{}").split(",") if part.startswith("{") else [part]
            names = [str(found.seat) if name == "seat" else name for name in names]
            assert all(n in one for one in at if isinstance(one, dict) for n in names), part
            at = [one[int(n) if isinstance(one, list) else n] for one in at for n in names]


def test_vikings_lesson_teaches_what_it_says() -> None:
    """The numbers that its texts name."""
    game, found = taught("vikings")
    table = found.begin(game)
    prices: dict[str, list[int]] = {}
    gold = [coast["gold"] for coast in table.view(0)["table"]["coasts"]]
    assert gold == [25, 25, 25]
    while (step := found.expected(table)) is not None:
        others_move(found, table)
        prices[step.id] = [lot[0] for lot in table.state.lots]  # type: ignore[attr-defined]
        if step.id == "buy-warrior":
            coast = table.view(0)["table"]["coasts"][0]
            assert [t["row"] for t in coast["tiles"] if t["viking"] and t["threatened"]] == [
                "goldsmith"
            ]
            refusal = table.why_not(game.move("buy 0"), 0)
            assert refusal is not None
            assert refusal.clause == "VIK-3.5"
        table.play(game.move(step.expect[0]), 0)
    assert prices["zero-lot"][:2] == [0, 2]  # the wheel then turns by 2
    assert prices["place-fisherman"][:2] == [0, 2]
    before = table.view(0)["table"]["coasts"][0]["gold"]
    assert table.view(0)["table"]["round"] == 1
    others_move(found, table)
    seen = table.view(0)["table"]
    assert seen["round"] == 2
    assert seen["coasts"][0]["gold"] == before + 3
    assert seen["coasts"][0]["ships"][0]["repelled"]
    assert seen["coasts"][0]["ships"][0]["amount"] == 2
    assert seen["coasts"][0]["now"]["islands"] == 1


def test_a_move_fits_by_its_first_fields() -> None:
    game, found = taught("vikings")
    step = next(one for one in found.steps if one.id == "place-goldsmith")
    assert step.fits(game.move("place goldsmith 1"))
    assert not step.fits(game.move("place goldsmith 2"))
    loose = msgspec.structs.replace(step, expect=(["place"],))
    assert loose.fits(game.move("place noble 4"))
    assert not loose.fits(game.move("moor 1"))


def test_a_script_that_does_not_fit_is_silent() -> None:
    game, found = taught("vikings")
    table = found.begin(game)
    table.play(game.move("buy 1"), 0)  # not what the lesson expects: Karl's line is gone
    while table.deciders == (0,):
        table.play(table.moves(0)[0], 0)
    assert table.deciders == (1,)
    assert found.scripted(table, 1) is None


def test_a_condition_asks_one_thing() -> None:
    with pytest.raises(ValueError, match="one of"):
        Condition("board.round")
    data = {"players": 2, "seed": 1, "others": [], "surplus": 1}
    with pytest.raises(msgspec.ValidationError, match="surplus"):
        read(data)
