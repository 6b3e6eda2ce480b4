"""From the lobby to the result by the list of moves alone, on both screens; the solo modes."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Visit
from tests.browser.people import DESKTOP, PHONE, Viewer
from tests.browser.positions import near_the_end

SEEN = [("tinyepic", DESKTOP, "fr", "dark"), ("shipwrights", PHONE, "en", "light")]
"""The list is the frame's, alike for every game; each board has a test of its own to the result."""


def play_on(viewer: Viewer, answers: int) -> None:
    """By the list, with many different moves, until the game is over or so often."""
    for number in range(answers):
        viewer.my_turn()
        if viewer.over:
            return
        assert viewer.prompt
        viewer.answer(number * 5)


def finished(viewer: Viewer, seats: int | None = 2) -> None:
    """The result is there, itemised, and can be read; so can the log. None: alone, perhaps against
    an opponent that has no seat."""
    assert viewer.over
    viewer.tab("board")
    viewer.page.wait_for_selector(".result")
    assert viewer.prompt
    points = viewer.page.locator(".result tfoot td").all_inner_texts()
    assert len(points) == seats if seats else len(points) in (1, 2)
    viewer.check(within=".result")
    viewer.tab("log")
    viewer.page.wait_for_selector("[data-log] li")
    viewer.tidy()


@pytest.mark.parametrize(("game", "size", "lang", "scheme"), SEEN)
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


@pytest.mark.parametrize("game", ["shipwrights", "odin"])
def test_alone(visit: Visit, game: str) -> None:
    """The solo modes: the opponent is no seat, but has points. Tiny Epic's: `test_tinyepic`."""
    viewer = visit()
    viewer.sit(game)
    play_on(viewer, 5)
    viewer.my_turn()
    viewer.tab("score")
    viewer.page.wait_for_selector("#panel table")
    viewer.check(within="#panel")
