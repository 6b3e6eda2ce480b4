"""Saga des Vikings: the path, secret choices at one device, what is printed on cards."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Visit
from tests.browser.people import DESKTOP, PHONE, Viewer


def _turn(viewer: Viewer) -> None:
    """Up to the first question about a card to play."""
    for number in range(20):
        viewer.my_turn()
        if viewer.page.locator(".space.live").count():
            return
        viewer.answer(-1 - number)
    raise AssertionError("no card to play")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_cell_of_the_path_plays_the_card_that_leads_there(
    visit: Visit, size: tuple[int, int]
) -> None:
    viewer = visit(size)
    viewer.sit("saga", "bot:thrall", voyage="tutorial")
    _turn(viewer)
    viewer.tab("board")
    before = viewer.answered
    viewer.page.locator("button.space.live").last.click()
    viewer.page.wait_for_function(
        """before => document.querySelector('.verbs, .ask')
            || Number(document.querySelector('.frame').dataset.answered) > before""",
        arg=before,
    )
    if viewer.page.locator(".verbs").count():
        viewer.page.locator(".verbs [data-move]").first.click()
    viewer.saved(before)


def test_looking_at_a_card_shows_where_it_leads(visit: Visit) -> None:
    viewer = visit()
    viewer.sit("saga", "bot:thrall", voyage="tutorial")
    _turn(viewer)
    card = viewer.page.locator("button.item.card.live").first
    name = card.locator(".title").inner_text()
    card.hover()
    ghosts = viewer.page.locator(".space.ghost")
    ghosts.first.wait_for()
    for number in range(ghosts.count()):
        assert name in ghosts.nth(number).inner_text()


def test_a_question_mark_leads_to_the_rules_of_a_card(visit: Visit) -> None:
    viewer = visit(lang="fr")
    viewer.sit("saga", "bot:thrall")
    viewer.my_turn()
    viewer.page.locator(".zone .rule").first.click()
    viewer.page.wait_for_selector("dialog[open]")
    viewer.page.locator("dialog[open]", has_text="SAG-2").wait_for()
    viewer.tidy()


def test_two_at_one_device_choose_behind_the_curtain(visit: Visit) -> None:
    """Each sees the own hand only, and of the other that a choice is made."""
    viewer = visit(PHONE, "fr")
    viewer.sit("saga", "here", voyage="tutorial")
    ticks = 0
    for number in range(60):
        viewer.my_turn()
        if viewer.over:
            break
        if viewer.page.locator(".curtain [data-raise]").count():
            text = viewer.page.inner_text("body")
            assert "→" not in text  # no card, no landing
            viewer.page.locator(".curtain [data-raise]").first.click()
            viewer.page.wait_for_selector(".prompt.mine")
        viewer.tab("others")
        mini = viewer.page.locator(".mini").inner_text()
        ticks += "✓ a choisi" in mini
        viewer.answer(number)
    assert viewer.over
    assert ticks >= 1  # whoever chooses second sees that the first one has
    viewer.tab("board")
    viewer.tidy()
