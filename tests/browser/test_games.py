"""Every game from the lobby to the result, by the list of moves alone, on both screens."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Visit
from tests.browser.people import DESKTOP, PHONE, Viewer
from tests.browser.positions import near_the_end

GAMES = ["vikings", "shipwrights", "tinyepic", "saga"]


def play_on(viewer: Viewer, answers: int) -> None:
    """By the list, with many different moves, until the game is over or so often."""
    for number in range(answers):
        viewer.my_turn()
        if viewer.over:
            return
        assert viewer.prompt
        viewer.answer(number * 5)


def finished(viewer: Viewer, seats: int = 2) -> None:
    """The result is there, itemised, and can be read; so can the log."""
    assert viewer.over
    viewer.tab("board")
    viewer.page.wait_for_selector(".result")
    assert viewer.prompt
    assert len(viewer.page.locator(".result tfoot td").all_inner_texts()) == seats
    viewer.check(within=".result")
    viewer.tab("log")
    viewer.page.wait_for_selector("[data-log] li")
    viewer.tidy()


@pytest.mark.parametrize(
    ("size", "lang", "scheme"),
    [(DESKTOP, "fr", "dark"), (PHONE, "en", "light")],
    ids=["desktop", "phone"],
)
@pytest.mark.parametrize("game", GAMES)
def test_the_first_moves_and_the_last(
    visit: Visit, game: str, size: tuple[int, int], lang: str, scheme: str
) -> None:
    """What lies between is the server's to show, and the tests' of the boards."""
    viewer = visit(size, lang, color_scheme=scheme)
    viewer.start(game, "bot:thrall")
    play_on(viewer, 4)
    viewer.tab("board")
    viewer.tidy()
    viewer.bring(near_the_end(game, left=3))
    play_on(viewer, 60)
    finished(viewer)


@pytest.mark.parametrize("game", ["shipwrights", "tinyepic", "odin"])
def test_alone(visit: Visit, game: str) -> None:
    """The solo modes: the opponent is no seat, but has points."""
    viewer = visit()
    viewer.sit(game)
    play_on(viewer, 5)
    viewer.my_turn()
    viewer.tab("score")
    viewer.page.wait_for_selector("#panel table")
    viewer.check(within="#panel")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", ["shipwrights", "saga", "odin"])
def test_things_on_the_board_can_be_touched(visit: Visit, game: str, size: tuple[int, int]) -> None:
    """A card with one move is played by a click, one with several lists them."""
    viewer = visit(size)
    viewer.sit(game, "bot:thrall")
    touched = 0
    for number in range(20):
        if touched == 3:
            break
        viewer.my_turn()
        viewer.tab("board")
        viewer.page.wait_for_function(
            "() => document.querySelector('.scene [data-target], .prompt [data-move]')"
        )
        things = viewer.page.locator("button.item.live")
        if not things.count():
            viewer.answer(number)
            continue
        before = viewer.answered
        things.nth(number % things.count()).click()
        touched += 1
        viewer.page.wait_for_function(
            """before => document.querySelector('.verbs, .ask')
                || Number(document.querySelector('.frame').dataset.answered) > before""",
            arg=before,
        )
        if viewer.page.locator(".verbs").count():
            viewer.page.locator(".verbs [data-move]").first.click()
        viewer.saved(before)
    assert touched == 3
