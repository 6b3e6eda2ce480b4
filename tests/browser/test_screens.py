"""Every screen and every dialog: axe-core in both lights, and nothing wider than the screen when
the words are longer."""

from __future__ import annotations

import pytest

from drakkar.games import GAMES
from tests.browser.conftest import Visit
from tests.browser.people import DESKTOP, PHONE, Viewer
from tests.browser.positions import asked
from tests.browser.test_vikings import laying

BOTH = pytest.mark.parametrize(
    ("size", "lang"), [(DESKTOP, "en"), (PHONE, "fr")], ids=["desktop", "phone"]
)


def close(one: Viewer) -> None:
    one.page.keyboard.press("Escape")
    one.page.wait_for_selector("dialog", state="detached")


@BOTH
def test_home_and_the_forms_of_every_game(visit: Visit, size: tuple[int, int], lang: str) -> None:
    one = visit(size, lang)
    one.home()
    assert one.page.get_attribute("html", "lang") == lang
    one.check(themes=True)
    for game in GAMES:
        one.lobby(game, "friend")
        for folded in one.page.locator(".new summary").all():  # the rarer ones lie inside
            one.press(folded)
        one.page.wait_for_selector(".options select")
        one.check(within=".new", themes=True)
    one.press(".start")
    one.page.wait_for_selector(".waitlist .invite")
    one.sit("vikings", "bot:thrall")
    one.my_turn()
    one.home()
    one.page.wait_for_selector(".table.mine")
    assert one.page.locator(".table").count() == 2
    one.check(themes=True)


@BOTH
def test_invitations(visit: Visit, size: tuple[int, int], lang: str) -> None:
    one = visit(size, lang)
    one.start("vikings", "friend", "here")
    one.page.wait_for_selector(".waitlist .invite")
    one.press(one.page.locator(".waitlist button[aria-expanded]"))
    one.page.wait_for_selector(".waitlist svg[role=img]")
    one.check(themes=True)
    # the phone has them in the help, the desktop in a dialog of their own
    one.press(one.page.locator(".bar .tool").nth(1))
    one.press(one.page.locator("dialog button").last)
    one.page.wait_for_selector("dialog .invite >> nth=1")
    one.press(one.page.locator("dialog button[aria-expanded]").last)
    one.page.wait_for_selector("dialog svg[role=img]")
    one.check(themes=True)
    guest = visit(size, lang)
    guest.page.goto(one.page.locator(".waitlist .invite input").input_value())
    guest.page.wait_for_selector(".welcome")
    guest.check(themes=True)


@BOTH
@pytest.mark.parametrize("game", list(GAMES))
def test_the_table_of_every_game(visit: Visit, game: str, size: tuple[int, int], lang: str) -> None:
    one = visit(size, lang)
    one.sit(game, "bot:thrall", "bot:thrall")
    one.my_turn()
    one.check(themes=True)
    for name in ("moves", "others", "log", "score"):
        if one.narrow or name != "others":
            one.tab(name)
            one.check(within="main" if one.narrow else "#panel", themes=name == "moves")


@BOTH
def test_what_is_said_about_a_move(visit: Visit, size: tuple[int, int], lang: str) -> None:
    """Preview, refusal, list with a filter, question, recap."""
    one = visit(size, lang)
    one.sit("vikings", "bot:thrall")
    one.my_turn()
    one.tab("moves")
    one.moves.nth(2).focus()
    one.page.wait_for_selector("[data-preview] .chip")
    one.check(themes=True)
    for typed in ("4", "zzzz"):
        one.page.fill(".moves input", typed)
        one.check(within=".moves", themes=True)
    laying(one)
    one.page.locator(".cell[data-cell]:not(.legal)").last.dispatch_event("click")
    one.page.wait_for_selector("[data-refusal]")
    one.check(themes=True)
    for number in range(40):
        one.answer(number)
        one.my_turn()
        one.tab("board")
        if one.page.locator(".recap").count():
            break
    one.page.wait_for_selector(".recap")
    one.check(themes=True)


@BOTH
def test_the_question_before_something_hidden_is_shown(
    visit: Visit, size: tuple[int, int], lang: str
) -> None:
    one = visit(size, lang)
    one.page.add_init_script("localStorage.setItem('drakkar.careful', 'true')")
    one.sit("vikings", "bot:thrall")
    one.my_turn()
    one.tab("moves")
    one.press(one.moves.first)
    one.page.wait_for_selector(".ask")
    one.check(within=".ask", themes=True)


@BOTH
def test_things_and_what_can_be_done_with_them(
    visit: Visit, size: tuple[int, int], lang: str
) -> None:
    """The curtain, and the list about one card."""
    one = visit(size, lang)
    one.sit("shipwrights", "here")
    one.page.wait_for_selector(".curtain [data-raise]")
    one.check(themes=True)
    one.press(one.page.locator("[data-raise]").first)
    one.page.wait_for_selector(".prompt.mine")
    one.bring(asked("shipwrights", "act"))
    one.press(one.page.locator("button.item.card").first)
    one.page.wait_for_selector(".topic")
    one.check(themes=True)


@BOTH
def test_dialogs(visit: Visit, size: tuple[int, int], lang: str) -> None:
    one = visit(size, lang)
    one.sit("vikings", "bot:thrall")
    one.my_turn()
    one.press(one.page.locator(".bar .tool").first)
    one.page.wait_for_selector("dialog summary")
    one.check(themes=True)
    for typed in ("5", "zzzz"):
        one.page.fill("dialog input", typed)
        one.check(within="dialog", themes=True)
    one.page.fill("dialog input", "")
    close(one)
    one.press(one.page.locator(".bar .tool").last if one.narrow else ".bar .tool >> nth=2")
    one.page.wait_for_selector("dialog kbd")
    one.check(within="dialog", themes=True)
    close(one)
    one.page.keyboard.press("h")
    one.page.wait_for_selector("dialog .hints button")
    one.check(within="dialog", themes=True)
    one.press(one.page.locator("dialog .hints button").last)
    one.page.wait_for_selector(".reason")
    one.check(themes=True)


@BOTH
def test_the_past(visit: Visit, size: tuple[int, int], lang: str) -> None:
    one = visit(size, lang)
    one.sit("vikings", "bot:thrall")
    for number in range(3):
        one.my_turn()
        one.answer(number)
    one.my_turn()
    one.page.keyboard.press("[")
    one.page.wait_for_selector(".time")
    one.check(themes=True)


@BOTH
def test_addresses_that_lead_nowhere(visit: Visit, size: tuple[int, int], lang: str) -> None:
    one = visit(size, lang)
    one.page.goto("/nowhere")
    one.page.wait_for_selector("a[href='/']")
    one.check(themes=True)
    for address in ("/t/aaaaaaaaaaaaaaaa", "/t/aaaaaaaaaaaaaaaa#nonsense"):
        one.page.goto(address)
        one.page.wait_for_selector("main.stop a[href='/']")
        one.check()
    one.forgive()  # the browser reports the 404 by itself
