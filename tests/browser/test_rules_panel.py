"""The rules at hand: what they begin with, and that one can search at once; the form of a new
table; the lines of the log."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Visit
from tests.browser.people import DESKTOP, PHONE
from tests.browser.positions import near_the_end


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_g_and_type_searches(visit: Visit, lang: str) -> None:
    viewer = visit(DESKTOP, lang)
    viewer.sit("vikings", "bot:thrall")
    viewer.my_turn()
    viewer.page.keyboard.press("g")
    viewer.page.wait_for_selector("dialog [data-summary]")
    body = viewer.page.locator("dialog .body")
    text = body.inner_text()
    assert text.index("VIK-2") < text.index("1. ")
    assert body.locator("[data-summary] h3").count() == 3
    viewer.check(within="dialog")
    viewer.page.keyboard.type("5.11")
    viewer.page.wait_for_selector("dialog [id='clause-VIK-5.11']")
    assert viewer.page.locator("dialog [data-summary]").count() == 0
    viewer.page.keyboard.press("Escape")
    if viewer.page.locator("dialog").count():  # the first empties the field
        viewer.page.keyboard.press("Escape")


def test_a_clause_of_the_summary_opens_the_rules(visit: Visit) -> None:
    viewer = visit(PHONE, "fr")
    viewer.sit("saga", "bot:thrall")
    viewer.my_turn()
    viewer.page.evaluate("document.activeElement?.blur()")
    viewer.page.keyboard.press("g")
    viewer.press(viewer.page.locator("dialog [data-summary] button").first)
    viewer.page.wait_for_selector("dialog [id='clause-SAG-1.1']")
    viewer.tidy()


@pytest.mark.parametrize(("size", "lang"), [(DESKTOP, "en"), (PHONE, "fr")])
def test_only_seats_that_there_are_can_begin(
    visit: Visit, size: tuple[int, int], lang: str
) -> None:
    viewer = visit(size, lang)
    viewer.lobby("vikings", "bot:thrall", "bot:karl", "bot:karl")
    page = viewer.page
    viewer.press(page.locator(".new summary").first)
    viewer.press(page.locator(".new details details summary"))
    first = page.locator("[data-option=first_player]")
    assert first.locator("option").count() == 5
    assert "Thrall" in first.locator("option").nth(2).inner_text()
    first.select_option("4")
    viewer.press(page.locator(".count button", has_text="2"))
    assert first.locator("option").count() == 3
    assert first.input_value() == "random"
    viewer.tidy()
    viewer.press(".start")
    page.wait_for_selector(".frame")


def test_what_all_do_at_once_is_no_player(visit: Visit) -> None:
    viewer = visit()
    viewer.bring(near_the_end("saga", 3, left=6))
    viewer.my_turn()
    if viewer.page.locator(".curtain [data-raise]").count():
        viewer.press(".curtain [data-raise]")
    viewer.tab("log")
    lines = viewer.page.locator("[data-log] li")
    cards = lines.filter(has=viewer.page.locator("b", has_text="Cards"))
    cards.first.wait_for()
    assert cards.first.locator("svg").count() == 0
    assert cards.first.locator(".part").count() >= 2
