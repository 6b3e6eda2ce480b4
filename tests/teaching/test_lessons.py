"""Every lesson of the shelf, played to its end in every way it allows."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from drakkar.bots import BOTS
from drakkar.games import GAMES
from drakkar.kernel.game import Game
from drakkar.kernel.table import Table
from drakkar.kernel.text import LANGUAGES
from drakkar.kernel.value import to_json
from drakkar.teaching.lesson import Condition, Lesson, lesson, read

LESSONS = {slug: course for slug, game in GAMES.items() if (course := lesson(game.package))}
every = pytest.mark.parametrize("slug", LESSONS)


def taught(slug: str) -> tuple[Game, Lesson]:
    return GAMES[slug], LESSONS[slug]


def others_move(course: Lesson, table: Table) -> None:
    """The others play by the script until the learner is asked, or the script ends."""
    while table.deciders and course.seat not in table.deciders:
        seat = table.deciders[0]
        move = course.scripted(table, seat)
        if move is None:
            break
        table.play(move, seat)


def ways(course: Lesson, table: Table) -> Iterator[Table]:
    """The table at the lesson's end, for every choice that the steps let through."""
    others_move(course, table)
    step = course.expected(table)
    if step is None:
        yield table
        return
    assert course.seat in table.deciders, f"{step.id}: the learner is not asked"
    through = [move for move in table.moves(course.seat) if step.fits(move)]
    for pattern in step.expect:
        assert any(to_json(move)[: len(pattern)] == pattern for move in through), step.id
    for move in through:
        copy = table.copy()
        copy.play(move, course.seat)
        yield from ways(course, copy)


def test_which_games_have_a_lesson() -> None:
    assert {"vikings", "shipwrights"} <= set(LESSONS)


@every
def test_every_step_is_legal_where_it_is_asked(slug: str) -> None:
    game, course = taught(slug)
    ends = list(ways(course, course.begin(game)))
    assert ends
    for table in ends:
        assert not table.over  # a lesson ends before the game does
        asked = sum(bool(step.expect) for step in course.steps)
        assert course.done(table) == asked


@every
def test_the_script_is_used_up(slug: str) -> None:
    """A line that is never spoken is a mistake in the script, or in the game since."""
    game, course = taught(slug)
    for table in ways(course, course.begin(game)):
        given = [
            [e.seat, *to_json(e.move)] for e in table.log[len(course.prefix) :] if not e.forced
        ]
        seats = {line[0] for line in course.script}
        for seat in seats:
            said = [line for line in given if line[0] == seat]
            assert said == [line for line in course.script if line[0] == seat]


@every
def test_a_lesson_has_a_choice_at_every_step(slug: str) -> None:
    """Where only one answer is possible the table answers by itself and no step may wait."""
    game, course = taught(slug)
    table = course.begin(game)
    while True:
        others_move(course, table)
        step = course.expected(table)
        if step is None:
            break
        moves = table.moves(course.seat)
        assert len(moves) > 1
        table.play(next(move for move in moves if step.fits(move)), course.seat)


@every
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_its_words_and_clauses(slug: str, lang: str) -> None:
    game, course = taught(slug)
    words, clauses = game.texts(lang), game.rulebook.clauses()
    wanted = [f"lesson-{step.id}" for step in course.steps]
    wanted += [f"lesson-{step.id}-do" for step in course.steps if step.expect]
    wanted += [f"coach-{card.id}" for card in course.cards]
    for name in wanted:
        assert words.problems(name) == []
        assert len(words(name)) < 460, f"{name}: too long for a card"
    cited = {clause for step in course.steps for clause in step.rules}
    cited |= {clause for card in course.cards for clause in card.rules}
    assert cited <= set(clauses)


@every
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_words_are_left_over(slug: str, lang: str) -> None:
    from drakkar.kernel.text import catalogues

    game, course = taught(slug)
    steps = {f"lesson-{step.id}" for step in course.steps}
    deeds = {f"lesson-{step.id}-do" for step in course.steps if step.expect}
    cards = {f"coach-{card.id}" for card in course.cards}
    text = "\n".join(path.read_text(encoding="utf-8") for path in catalogues(game.package, lang))
    assert set(re.findall(r"^((?:lesson|coach)-[a-z0-9-]+) =", text, re.M)) == steps | deeds | cards


@every
def test_seats_levels_and_names(slug: str) -> None:
    game, course = taught(slug)
    assert course.players == len(course.others) + 1
    assert 0 <= course.seat < course.players
    assert {other.level for other in course.others} <= set(BOTS)
    for ids in ([step.id for step in course.steps], [card.id for card in course.cards]):
        assert len(ids) == len(set(ids))
    assert game.chosen(course.players, course.options)


@every
def test_paths_of_the_cards_lead_somewhere(slug: str) -> None:
    """In some position of a game each path exists; a misspelt one would never speak."""
    game, course = taught(slug)
    table = course.begin(game)
    roots = {"board", "question", "moves", "status"}
    for condition in (condition for card in course.cards for condition in card.when):
        first, *rest = condition.path.split(".")
        assert first in roots
        if first != "board":
            continue
        at = [table.view(course.seat)["table"]]
        for part in rest:
            names = part.strip("{}").split(",") if part.startswith("{") else [part]
            names = [str(course.seat) if name == "seat" else name for name in names]
            assert all(n in node for node in at if isinstance(node, dict) for n in names), part
            at = [node[int(n) if isinstance(node, list) else n] for node in at for n in names]


def test_vikings_lesson_teaches_what_it_says() -> None:
    """The numbers that its texts name."""
    game, course = taught("vikings")
    table = course.begin(game)
    prices: dict[str, list[int]] = {}
    gold = [coast["gold"] for coast in table.view(0)["table"]["coasts"]]
    assert gold == [25, 25, 25]
    while (step := course.expected(table)) is not None:
        others_move(course, table)
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
    others_move(course, table)
    seen = table.view(0)["table"]
    assert seen["round"] == 2
    assert seen["coasts"][0]["gold"] == before + 3
    assert seen["coasts"][0]["ships"][0]["repelled"]
    assert seen["coasts"][0]["ships"][0]["amount"] == 2
    assert seen["coasts"][0]["now"]["islands"] == 1


def test_shipwrights_lesson_teaches_what_it_says() -> None:
    """The numbers that its texts name."""
    game, course = taught("shipwrights")
    table = course.begin(game)
    seen: dict[str, dict[str, Any]] = {}

    def own() -> dict[str, Any]:
        village: dict[str, Any] = table.view(0)["table"]["villages"][0]
        return village

    others_move(course, table)
    while (step := course.expected(table)) is not None:
        seen[step.id] = own()
        table.play(game.move(step.expect[0]), 0)
        others_move(course, table)
    assert [len(seen["keep-ship"][key]) for key in ("aside", "pack")] == [3, 3]
    assert len(seen["hire"]["hand"]) == 6
    assert seen["wool"]["bills"]["ship_skute"]["lacks"] == {"wool": 1}
    assert seen["wool"]["bills"]["ship_skute"]["sources"] == ["labourer"]
    assert seen["wool"]["goods"]["coin"] - seen["build"]["goods"]["coin"] == 1
    assert seen["build"]["bills"]["ship_skute"]["lacks"] == {}
    assert seen["visit"]["ships"][1] == {
        "ship": "ship_skute",
        "trade": None,
        "income": {"coin": 2},
        "vp": 3,
        "bonus": 0,
    }
    assert seen["villager"]["goods"]["coin"] - seen["visit"]["goods"]["coin"] == 3
    assert seen["tuck"]["goods"]["gold"] - seen["villager"]["goods"]["gold"] == 1
    assert seen["discard"]["tracks"]["military"] - seen["tuck"]["tracks"]["military"] == 2
    assert seen["done"]["hand"] == []
    assert table.view(0)["table"]["round"] == 2  # the others have finished by the script
    assert own()["goods"]["coin"] - seen["done"]["goods"]["coin"] == 2
    assert own()["goods"]["worker"] - seen["done"]["goods"]["worker"] == 2  # Eikja, and one back


def test_a_move_fits_by_its_first_fields() -> None:
    game, course = taught("vikings")
    step = next(step for step in course.steps if step.id == "place-goldsmith")
    assert step.fits(game.move("place goldsmith 1"))
    assert not step.fits(game.move("place goldsmith 2"))
    loose = msgspec.structs.replace(step, expect=(["place"],))
    assert loose.fits(game.move("place noble 4"))
    assert not loose.fits(game.move("moor 1"))


def test_a_script_that_does_not_fit_is_silent() -> None:
    game, course = taught("vikings")
    table = course.begin(game)
    table.play(game.move("buy 1"), 0)  # not what the lesson expects: Karl's line is gone
    while table.deciders == (0,):
        table.play(table.moves(0)[0], 0)
    assert table.deciders == (1,)
    assert course.scripted(table, 1) is None


def test_a_condition_asks_one_thing() -> None:
    with pytest.raises(ValueError, match="one of"):
        Condition("board.round")
    data = {"players": 2, "seed": 1, "others": [], "surplus": 1}
    with pytest.raises(msgspec.ValidationError, match="surplus"):
        read(data)


def test_the_lesson_of_tiny_epic_teaches_what_it_says() -> None:
    """The numbers that its texts name."""
    game, course = taught("tinyepic")
    table = course.begin(game)
    seen: dict[str, dict[str, Any]] = {}
    while (step := course.expected(table)) is not None:
        others_move(course, table)
        seen[step.id] = table.view(0)["table"]
        table.play(game.move(step.expect[0]), 0)
    others_move(course, table)
    end = table.view(0)["table"]
    cards = seen["keep-sail"]["cards"] | seen["keep-battle"]["cards"]
    assert cards["V17"]["jarl"] | {"type": "sail", "x": 3} == cards["V17"]["jarl"]
    assert (cards["V17"]["rune"], cards["V17"]["requires"]) == ("secrets", {"nature": 1})
    assert (cards["V46"]["strength"]["base"], cards["V46"]["steel"]) == (4, 0)
    assert len(seen["play-jarl"]["clans"][0]["hand"]) == 4
    assert seen["course"]["reach"]["g_w.g_nw"] == 2
    assert seen["deploy"]["clans"][0]["resources"]["food"] == 2
    assert seen["raid"]["islands"][3]["influence"] == {"0": 4}
    assert (seen["raid"]["islands"][3]["holder"], seen["raid"]["gods"]["nature"]["fury"]) == (0, 1)
    assert seen["raid"]["raid_steel"] == 1
    assert seen["consecrate"]["clans"][0]["resources"]["food"] == 2
    assert seen["join"]["gods"]["nature"]["fury"] == 3
    fought = end["battle"]["fought"]
    assert [fighter["strength"] for fighter in fought["fighters"]] == [2, 4]
    assert fought["winner"] == 0
    assert end["favors"][fought["prize"]]["bag"] == {"food": 1, "steel": 2}
    gods = end["gods"]
    assert (gods["nature"]["fury"], gods["nature"]["island_points"]) == (4, 6)
    assert gods["nature"]["favor_points"] == 3
    assert end["standing"][0]["islands_nature"] == 6
