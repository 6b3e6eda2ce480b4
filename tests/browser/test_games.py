"""Every game from the lobby to the result, by the list of moves alone, on both screens."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Visit
from tests.browser.people import DESKTOP, PHONE

GAMES = ["vikings", "shipwrights", "tinyepic", "saga"]


@pytest.mark.parametrize(
    ("size", "lang", "scheme"),
    [(DESKTOP, "fr", "dark"), (PHONE, "en", "light")],
    ids=["desktop", "phone"],
)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game(
    visit: Visit, game: str, size: tuple[int, int], lang: str, scheme: str
) -> None:
    one = visit(size, lang, color_scheme=scheme)
    one.start(game, "bot:thrall")
    looked = 0
    for number in range(600):
        one.my_turn()
        if one.over:
            break
        assert one.prompt
        if looked < 2 and number % 7 == 3:
            looked += 1
            one.tab("board")
            one.check()
        one.answer(number * 5)
    assert one.over
    one.tab("board")
    one.page.wait_for_selector(".result")
    assert one.prompt
    totals = one.page.locator(".result tfoot td").all_inner_texts()
    assert len(totals) == 2
    one.check()
    one.tab("log")
    one.page.wait_for_selector("[data-log] li")
    one.check()


@pytest.mark.parametrize("game", ["shipwrights", "tinyepic", "odin"])
def test_alone(visit: Visit, game: str) -> None:
    """The solo modes: the opponent is no seat, but has points."""
    one = visit()
    one.start(game)
    for number in range(12):
        one.my_turn()
        one.answer(number)
    one.tab("score")
    one.page.wait_for_selector("#panel table")
    one.check()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", ["shipwrights", "tinyepic", "saga", "odin"])
def test_things_on_the_board_can_be_touched(visit: Visit, game: str, size: tuple[int, int]) -> None:
    """A card with one move is played by a click, one with several lists them."""
    one = visit(size)
    one.start(game, "bot:thrall")
    touched = 0
    for number in range(14):
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
    assert touched >= 3
