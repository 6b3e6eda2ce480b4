"""Saga des Vikings: the path, secret choices at one device, what is printed on cards."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Visit
from tests.browser.people import DESKTOP, PHONE, Viewer


def _turn(one: Viewer) -> None:
    """Up to the first question about a card to play."""
    for number in range(20):
        one.my_turn()
        if one.page.locator(".space.live").count():
            return
        one.answer(-1 - number)
    raise AssertionError("no card to play")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_cell_of_the_path_plays_the_card_that_leads_there(
    visit: Visit, size: tuple[int, int]
) -> None:
    one = visit(size)
    one.sit("saga", "bot:thrall", voyage="tutorial")
    _turn(one)
    one.tab("board")
    before = one.answered
    one.page.locator("button.space.live").last.click()
    one.page.wait_for_function(
        """before => document.querySelector('.topic, .ask')
            || Number(document.querySelector('.frame').dataset.answered) > before""",
        arg=before,
    )
    if one.page.locator(".topic").count():
        one.moves.first.click()
    one.saved(before)


def test_looking_at_a_card_shows_where_it_leads(visit: Visit) -> None:
    one = visit()
    one.sit("saga", "bot:thrall", voyage="tutorial")
    _turn(one)
    card = one.page.locator("button.item.card.live").first
    name = card.locator(".title").inner_text()
    card.hover()
    ghosts = one.page.locator(".space.ghost")
    ghosts.first.wait_for()
    for number in range(ghosts.count()):
        assert name in ghosts.nth(number).inner_text()


def test_a_question_mark_leads_to_the_rules_of_a_card(visit: Visit) -> None:
    one = visit(lang="fr")
    one.sit("saga", "bot:thrall")
    one.my_turn()
    one.page.locator(".zone .rule").first.click()
    one.page.wait_for_selector("dialog[open]")
    one.page.locator("dialog[open]", has_text="SAG-2").wait_for()
    one.tidy()


def test_two_at_one_device_choose_behind_the_curtain(visit: Visit) -> None:
    """Each sees the own hand only, and of the other that a choice is made."""
    one = visit(PHONE, "fr")
    one.sit("saga", "here", voyage="tutorial")
    ticks = 0
    for number in range(60):
        one.my_turn()
        if one.over:
            break
        if one.page.locator(".curtain [data-raise]").count():
            text = one.page.inner_text("body")
            assert "→" not in text  # no card, no landing
            one.page.locator(".curtain [data-raise]").first.click()
            one.page.wait_for_selector(".prompt.mine")
        one.tab("others")
        mini = one.page.locator(".mini").inner_text()
        ticks += "✓ a choisi" in mini
        one.answer(number)
    assert one.over
    assert ticks >= 1  # whoever chooses second sees that the first one has
    one.tab("board")
    one.tidy()
