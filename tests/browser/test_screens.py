"""Every screen and every dialog: axe-core in both lights, and nothing wider than the screen when
the words are longer."""

from __future__ import annotations

import pytest

from drakkar.games import GAMES
from tests.browser.conftest import Visit
from tests.browser.people import DESKTOP, PHONE, Viewer
from tests.browser.positions import with_a_room
from tests.browser.test_vikings import laying

BOTH = pytest.mark.parametrize(
    ("size", "lang"), [(DESKTOP, "en"), (PHONE, "fr")], ids=["desktop", "phone"]
)


@pytest.fixture
def visit(visit: Visit) -> Visit:
    """A phone lies in the dark, a desk in the light: every screen is seen in both."""

    def come(size: tuple[int, int], lang: str) -> Viewer:
        return visit(size, lang, color_scheme="dark" if size == PHONE else "light")

    return come


FORMS, LISTS = ("odin", "vikings"), ("odin",)
"""The games whose forms (options of all kinds; a lesson) and lists have all that others have."""


def close(viewer: Viewer) -> None:
    viewer.page.keyboard.press("Escape")
    viewer.page.wait_for_selector("dialog", state="detached")


@BOTH
def test_home_and_the_forms_of_every_game(visit: Visit, size: tuple[int, int], lang: str) -> None:
    viewer = visit(size, lang)
    viewer.home()
    assert viewer.page.get_attribute("html", "lang") == lang
    viewer.check()
    for game in GAMES:
        viewer.lobby(game, "friend")
        for folded in viewer.page.locator(".new summary").all():  # the rarer ones lie inside
            viewer.press(folded)
        viewer.page.wait_for_selector(".options select")
        if game in FORMS:
            viewer.check(within=".new")
        else:
            viewer.tidy()
    viewer.press(".start")
    viewer.page.wait_for_selector(".waitlist .invite")
    viewer.sit("vikings", "bot:thrall")
    viewer.my_turn()
    viewer.home()
    viewer.page.wait_for_selector(".table.mine")
    assert viewer.page.locator(".table").count() == 2
    viewer.check()


@BOTH
def test_invitations(visit: Visit, size: tuple[int, int], lang: str) -> None:
    viewer = visit(size, lang)
    viewer.start("vikings", "friend", "here")
    viewer.page.wait_for_selector(".waitlist .invite")
    viewer.press(viewer.page.locator(".waitlist button[aria-expanded]"))
    viewer.page.wait_for_selector(".waitlist svg[role=img]")
    viewer.check()
    viewer.tool("invite")
    viewer.press(viewer.page.locator("dialog button").last)
    viewer.page.wait_for_selector("dialog .invite >> nth=1")
    viewer.press(viewer.page.locator("dialog button[aria-expanded]").last)
    viewer.page.wait_for_selector("dialog svg[role=img]")
    viewer.check(within="dialog")
    guest = visit(size, lang)
    guest.page.goto(viewer.page.locator(".waitlist .invite input").input_value())
    guest.page.wait_for_selector(".welcome")
    guest.check()


@BOTH
@pytest.mark.parametrize("game", list(GAMES))
def test_the_table_of_every_game(visit: Visit, game: str, size: tuple[int, int], lang: str) -> None:
    viewer = visit(size, lang)
    viewer.sit(game, "bot:thrall", "bot:thrall")
    viewer.my_turn()
    viewer.check()
    for name in ("moves", "others", "log", "score"):
        if viewer.narrow or name != "others":
            viewer.tab(name)
            if name == "others" or game in LISTS:  # the frame's, alike in all of them
                viewer.check(within="main" if viewer.narrow else "#panel")
            else:
                viewer.tidy()


@BOTH
def test_what_is_said_about_a_move(visit: Visit, size: tuple[int, int], lang: str) -> None:
    """Preview, refusal, list with a filter, question, recap."""
    viewer = visit(size, lang)
    viewer.sit("vikings", "bot:thrall")
    viewer.my_turn()
    viewer.tab("moves")
    viewer.moves.nth(2).focus()
    viewer.page.wait_for_selector("[data-preview] .chip")
    viewer.check()
    for typed in ("4", "zzzz"):
        viewer.page.fill(".moves input", typed)
        viewer.check(within=".moves")
    laying(viewer)
    viewer.page.locator(".cell[data-cell]:not(.legal)").last.dispatch_event("click")
    viewer.page.wait_for_selector("[data-refusal]")
    viewer.check(within="[data-refusal]")
    for number in range(40):
        viewer.answer(number)
        viewer.my_turn()
        viewer.tab("board")
        if viewer.page.locator("[data-recap]").count():
            break
    viewer.recap()
    viewer.check(within=".recap")


@BOTH
def test_the_question_before_something_hidden_is_shown(
    visit: Visit, size: tuple[int, int], lang: str
) -> None:
    viewer = visit(size, lang)
    viewer.prefer("asking", "always")
    viewer.sit("vikings", "bot:thrall")
    viewer.my_turn()
    viewer.tab("moves")
    viewer.press(viewer.moves.first)
    viewer.page.wait_for_selector(".ask")
    viewer.check(within=".ask")


@BOTH
def test_things_and_what_can_be_done_with_them(
    visit: Visit, size: tuple[int, int], lang: str
) -> None:
    """The curtain, and who could be tucked under a house."""
    viewer = visit(size, lang)
    viewer.sit("shipwrights", "here")
    viewer.page.wait_for_selector(".curtain [data-raise]")
    viewer.check()
    viewer.press(viewer.page.locator("[data-raise]").first)
    viewer.page.wait_for_selector(".prompt.mine")
    viewer.bring(with_a_room())
    viewer.my_turn()
    viewer.press(viewer.page.locator("[data-at^='room/']").first)
    viewer.page.wait_for_selector(".verbs")
    viewer.check()


@BOTH
def test_dialogs(visit: Visit, size: tuple[int, int], lang: str) -> None:
    viewer = visit(size, lang)
    viewer.sit("vikings", "bot:thrall")
    viewer.my_turn()
    viewer.tool("rules")
    viewer.page.wait_for_selector("dialog summary")
    viewer.check(within="dialog")
    for typed in ("5", "zzzz"):
        viewer.page.fill("dialog input", typed)
        viewer.check(within="dialog")
    viewer.page.fill("dialog input", "")
    close(viewer)
    viewer.tool("help")
    viewer.page.wait_for_selector("dialog kbd")
    viewer.check(within="dialog")
    close(viewer)
    viewer.page.keyboard.press("h")
    viewer.page.wait_for_selector("dialog .hints button")
    viewer.check(within="dialog")
    viewer.press(viewer.page.locator("dialog .hints button").last)
    viewer.page.wait_for_selector(".reason")
    viewer.check(within=".reason")


@BOTH
def test_the_past(visit: Visit, size: tuple[int, int], lang: str) -> None:
    viewer = visit(size, lang)
    viewer.sit("vikings", "bot:thrall")
    for number in range(3):
        viewer.my_turn()
        viewer.answer(number)
    viewer.my_turn()
    viewer.page.keyboard.press("[")
    viewer.page.wait_for_selector(".time")
    viewer.check()


@BOTH
def test_addresses_that_lead_nowhere(visit: Visit, size: tuple[int, int], lang: str) -> None:
    viewer = visit(size, lang)
    viewer.page.goto("/nowhere")
    viewer.page.wait_for_selector("a[href='/']")
    viewer.check()
    for address in ("/t/aaaaaaaaaaaaaaaa", "/t/aaaaaaaaaaaaaaaa#nonsense"):
        viewer.page.goto(address)
        viewer.page.wait_for_selector("main.stop a[href='/']")
        viewer.check()
    viewer.forgive()  # the browser reports the 404 by itself
