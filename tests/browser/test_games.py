"""Every game from the lobby to the result, by the list of moves alone, on both screens."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Visit
from tests.browser.people import DESKTOP, PHONE, Viewer
from tests.browser.positions import near_the_end

GAMES = ["vikings", "shipwrights", "tinyepic", "saga"]


def play_on(one: Viewer, answers: int) -> None:
    """By the list, with many different moves, until the game is over or so often."""
    for number in range(answers):
        one.my_turn()
        if one.over:
            return
        assert one.prompt
        one.answer(number * 5)


def finished(one: Viewer, seats: int = 2) -> None:
    """The result is there, itemised, and can be read; so can the log."""
    assert one.over
    one.tab("board")
    one.page.wait_for_selector(".result")
    assert one.prompt
    assert len(one.page.locator(".result tfoot td").all_inner_texts()) == seats
    one.check(within=".result")
    one.tab("log")
    one.page.wait_for_selector("[data-log] li")
    one.tidy()


@pytest.mark.parametrize(
    ("size", "lang", "scheme"),
    [(DESKTOP, "fr", "dark"), (PHONE, "en", "light")],
    ids=["desktop", "phone"],
)
@pytest.mark.parametrize("game", GAMES)
def test_the_first_moves_and_the_last(
    visit: Visit, game: str, size: tuple[int, int], lang: str, scheme: str
) -> None:
    """What lies between is the server's to show, and `test_a_whole_game`'s."""
    one = visit(size, lang, color_scheme=scheme)
    one.start(game, "bot:thrall")
    play_on(one, 4)
    one.tab("board")
    one.tidy()
    one.bring(near_the_end(game, left=3))
    play_on(one, 60)
    finished(one)


def test_a_whole_game(visit: Visit) -> None:
    one = visit(PHONE, "fr")
    one.start("tinyepic", "bot:thrall")
    play_on(one, 600)
    finished(one)


@pytest.mark.parametrize("game", ["shipwrights", "tinyepic", "odin"])
def test_alone(visit: Visit, game: str) -> None:
    """The solo modes: the opponent is no seat, but has points."""
    one = visit()
    one.sit(game)
    play_on(one, 5)
    one.my_turn()
    one.tab("score")
    one.page.wait_for_selector("#panel table")
    one.check(within="#panel")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", ["shipwrights", "tinyepic", "saga", "odin"])
def test_things_on_the_board_can_be_touched(visit: Visit, game: str, size: tuple[int, int]) -> None:
    """A card with one move is played by a click, one with several lists them."""
    one = visit(size)
    one.sit(game, "bot:thrall")
    touched = 0
    for number in range(20):
        if touched == 3:
            break
        one.my_turn()
        one.tab("board")
        one.page.wait_for_function(
            "() => document.querySelector('.scene [data-target], .prompt [data-move]')"
        )
        things = one.page.locator("button.item.live")
        if not things.count():
            one.answer(number)
            continue
        before = one.answered
        things.nth(number % things.count()).click()
        touched += 1
        one.page.wait_for_function(
            """before => document.querySelector('.topic, .ask')
                || Number(document.querySelector('.frame').dataset.answered) > before""",
            arg=before,
        )
        if one.page.locator(".topic").count():
            one.moves.first.click()
        one.saved(before)
    assert touched == 3
