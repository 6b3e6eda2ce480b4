"""Advice that gives its reason and is lit on the board; the die in the prompt."""

from __future__ import annotations

import re
from math import inf
from random import Random
from typing import Any

import pytest

import drakkar
from drakkar.bots.reasons import compare
from tests.browser import positions
from tests.browser.conftest import Visit
from tests.browser.people import DESKTOP, PHONE, Viewer

GAMES = [
    ("vikings", DESKTOP, "fr"),
    ("vikings", PHONE, "en"),
    ("odin", PHONE, "fr"),
    ("saga", DESKTOP, "en"),
    ("shipwrights", PHONE, "en"),
    ("tinyepic", DESKTOP, "fr"),
]

LIT = "() => window.drakkar.lit.join()"

FREE = """() => {
    const card = document.querySelector('[data-hint]').getBoundingClientRect();
    return [...document.querySelectorAll('[data-lit]')].some(ring => {
        const box = ring.getBoundingClientRect();
        const wide = Math.min(box.right, card.right) - Math.max(box.left, card.left);
        const high = Math.min(box.bottom, card.bottom) - Math.max(box.top, card.top);
        return Math.max(0, wide) * Math.max(0, high) < 0.25 * box.width * box.height;
    });
}"""
"""The card lies beside what it speaks of: three quarters of it are free."""


def choice(game: str) -> dict[str, Any]:
    """A position in which the first seat's best answer is clearly better than the next."""
    rng = Random(game)
    table = drakkar.new(game, 2, seed=1)
    while not table.over:
        seat = table.deciders[0]
        if seat == 0 and len(table.log) > 12:
            guess = table.guess(0, rng)
            compared = compare(table.game, guess, 0, rng, str, 400, inf)
            if compared.better > 0.8:
                return positions.record(table)
        table.play(rng.choice(table.moves(seat)), seat)
    raise AssertionError(f"{game}: every choice is even")


def advised(viewer: Viewer) -> None:
    """The third level of the hints."""
    viewer.page.locator("h1").first.evaluate("() => document.activeElement.blur()")
    viewer.page.keyboard.press("h")
    viewer.page.wait_for_selector("dialog .hints button")
    viewer.press(viewer.page.locator("dialog .hints button").last)
    viewer.page.wait_for_selector("[data-hint]")


@pytest.mark.parametrize(("game", "size", "lang"), GAMES)
def test_the_advice_is_lit_on_the_board_and_says_why(
    visit: Visit, game: str, size: tuple[int, int], lang: str
) -> None:
    viewer = visit(size, lang)
    page = viewer.page
    viewer.bring(choice(game))
    viewer.my_turn()
    advised(viewer)
    page.wait_for_selector("[data-lit]")
    page.wait_for_function(FREE)
    first = page.evaluate(LIT)
    reason = page.inner_text("[data-hint] .reason")
    assert re.search(r"[+−]\d|is worth as much|vaut autant", reason), reason
    assert page.inner_text("[data-hint] .move") not in reason  # but against the runner-up
    viewer.tidy()
    viewer.press("[data-second]")
    page.wait_for_function(f"before => ({LIT})() !== before", arg=first)
    viewer.press("[data-second]")
    page.wait_for_function(f"before => ({LIT})() === before", arg=first)
    before = viewer.answered
    viewer.press("[data-play-it]")
    page.wait_for_function(
        """before => document.querySelector('.ask')
            || Number(document.querySelector('.frame').dataset.answered) > before""",
        arg=before,
    )
    assert page.locator("[data-hint]").count() == 0
    assert page.locator("[data-lit]").count() == 0


def test_escape_closes_the_advice(visit: Visit) -> None:
    viewer = visit()
    viewer.sit("vikings", "bot:thrall")
    viewer.my_turn()
    advised(viewer)
    viewer.check(within="[data-hint]", themes=True)
    viewer.page.keyboard.press("Escape")
    viewer.page.wait_for_selector("[data-hint]", state="detached")
    viewer.page.wait_for_selector("[data-lit]", state="detached")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_buttons_of_the_hints_begin_at_the_same_place(
    visit: Visit, size: tuple[int, int]
) -> None:
    viewer = visit(size)
    viewer.sit("vikings", "bot:thrall")
    viewer.my_turn()
    viewer.page.keyboard.press("h")
    viewer.page.wait_for_selector("dialog .hints button")
    lefts = viewer.page.locator("dialog .hints button :is(b, small)").evaluate_all(
        "all => all.map(words => Math.round(words.getBoundingClientRect().left))"
    )
    assert len(lefts) == 6
    assert len(set(lefts)) == 1


@pytest.mark.parametrize(
    ("size", "lang"), [(PHONE, "fr"), (DESKTOP, "en")], ids=["phone", "desktop"]
)
def test_the_die_is_in_the_prompt(visit: Visit, size: tuple[int, int], lang: str) -> None:
    """Its number, the try, what success takes and brings, the odds: without scrolling."""
    record = positions.asked("odin", "hunt", players=1)
    viewer = visit(size, lang)
    page = viewer.page
    viewer.bring(record)
    viewer.my_turn()
    page.wait_for_selector("[data-dice]")
    die = page.evaluate("() => window.drakkar.view.question.die")
    text = page.inner_text("[data-dice]").replace("\xa0", " ").replace("\u202f", " ")
    assert page.text_content("[data-dice] .thrown text") == str(die["rolled"])
    assert re.search(r"essai 1 sur 3" if lang == "fr" else r"try 1 of 3", text)
    assert die["need"].replace("\xa0", " ") in text
    assert die["brings"].replace("\xa0", " ") in text
    assert die["odds"]
    faces = page.evaluate("() => window.drakkar.view.board.asked.dice.faces")
    assert page.locator("[data-dice] .faces span").count() == len(faces) == die["sides"]
    assert re.search(r"\d ?%", text)
    box = page.locator("[data-dice]").bounding_box()
    assert box is not None
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= size[1]
    viewer.check(within="[data-dice]", themes=True)
    viewer.tidy()
