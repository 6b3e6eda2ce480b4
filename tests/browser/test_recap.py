"""Coming back to a table: recap, marks, note, the next table; and what a piece is."""

from __future__ import annotations

from tests.browser.conftest import Visit
from tests.browser.people import DESKTOP, PHONE, Viewer

FOCUS = """() => {
    const at = document.activeElement;
    return at.matches('[data-move], [data-target], [data-prompt], input') || at.tagName;
}"""


RUNS_FREE = """() => document.querySelector('.time [aria-label=Pause]')
    && !document.querySelector('[data-takeback]')"""
"""It runs by itself, and no offer to play on from there lies over the others' boards."""


def come_back(viewer: Viewer) -> None:
    """Plays until somebody else has moved since my last answer."""
    for number in range(12):
        viewer.my_turn()
        if viewer.page.locator("[data-recap]").count():
            return
        viewer.answer(number)
    raise AssertionError("nobody else has moved")


def test_the_recap_walks_through_the_board_with_numbered_marks(visit: Visit) -> None:
    viewer = visit()
    viewer.sit("vikings", "bot:thrall")
    come_back(viewer)
    viewer.page.click("[data-recap]")
    viewer.page.wait_for_selector(".recap li")
    lines = viewer.page.locator(".recap li").count()
    assert "Thrall" in viewer.page.inner_text(".recap ol")
    viewer.tidy()
    viewer.page.click(".recap [data-walk]")
    viewer.page.wait_for_selector(".time")
    viewer.page.wait_for_function(RUNS_FREE)
    viewer.tidy()
    # it plays up to now by itself, and shows what the last step changed
    viewer.page.wait_for_selector(".time", state="detached")
    viewer.page.wait_for_selector(".marks span")
    assert viewer.page.inner_text(".marks b") == str(lines)
    viewer.page.keyboard.press("Escape")
    viewer.page.wait_for_selector(".marks span", state="detached")
    # a line leads to its position, and so does one of the log
    for door, line in (("[data-recap]", ".recap li button"), ("#tab-log", "[data-log] button")):
        viewer.page.click(door)
        viewer.page.locator(line).first.click()
        viewer.page.wait_for_selector(".told")
        viewer.page.keyboard.press("Escape")
        viewer.page.wait_for_selector(".told", state="detached")
    assert viewer.page.locator(".recap").count() == 0


def test_history_plays_and_pauses(visit: Visit) -> None:
    viewer = visit()
    viewer.sit("vikings", "bot:thrall")
    for _ in range(2):
        come_back(viewer)
        viewer.answer()
    viewer.my_turn()
    viewer.page.keyboard.press("Escape")
    viewer.page.evaluate("document.activeElement?.blur()")
    for _ in range(3):
        here = viewer.prompt
        viewer.page.keyboard.press("[")
        viewer.page.wait_for_function(
            "t => document.querySelector('[data-prompt]').innerText.trim() !== t", arg=here
        )
    here = viewer.prompt
    play = viewer.page.get_by_role("button", name="Run the steps")
    play.click()
    viewer.page.wait_for_function(
        "t => document.querySelector('[data-prompt]').innerText.trim() !== t", arg=here
    )
    viewer.page.get_by_role("button", name="Pause").click()
    play.wait_for()
    here = viewer.prompt
    viewer.page.wait_for_timeout(1600)
    assert viewer.prompt == here
    # now itself is one of the positions
    at, of = here.rpartition(" ")[2], here.split()[-3]
    assert int(of) < int(at)


def test_what_changed_is_outlined_for_a_moment(visit: Visit) -> None:
    viewer = visit()
    viewer.sit("shipwrights", "bot:thrall")
    viewer.my_turn()
    viewer.page.evaluate(
        """() => { window.seen = 0; new MutationObserver(() => {
            window.seen = Math.max(window.seen, document.querySelectorAll('.marks span').length);
        }).observe(document.querySelector('.frame'), {subtree: true, childList: true}) }"""
    )
    for number in range(8):
        viewer.my_turn()
        if viewer.page.evaluate("window.seen"):
            break
        viewer.answer(number)
    assert viewer.page.evaluate("window.seen") > 0
    viewer.page.wait_for_selector(".marks span", state="detached")


def test_a_private_note_is_there_when_i_come_back(visit: Visit) -> None:
    viewer = visit()
    viewer.sit("vikings", "bot:thrall")
    viewer.my_turn()
    viewer.tab("log")
    viewer.page.click("#panel summary")
    viewer.page.fill("#panel textarea", "I wanted Iceland")
    come_back(viewer)
    viewer.page.reload()
    viewer.page.click("[data-recap]")
    viewer.page.wait_for_selector(".recap .note")
    assert "Iceland" in viewer.page.inner_text(".recap .note")
    viewer.tidy()


def test_another_table_that_waits_is_offered(visit: Visit) -> None:
    viewer = visit()
    viewer.sit("vikings", "bot:thrall")
    viewer.my_turn()
    mine = viewer.page.url
    viewer.start("vikings", "friend")
    # whose turn it is, is chance: the friend's it becomes
    for _ in range(8):
        if viewer.page.locator(".prompt.mine").count() == 0:
            break
        viewer.answer()
    link = viewer.page.locator("[data-next-table]")
    link.wait_for()
    viewer.check()
    link.click()
    viewer.page.wait_for_selector(".prompt.mine")
    assert viewer.page.url == mine


def test_a_piece_tells_its_rules(visit: Visit) -> None:
    viewer = visit(DESKTOP, "fr")
    viewer.sit("vikings", "bot:thrall")
    viewer.my_turn()
    viewer.page.locator(".lot.legal").first.click(button="right")
    viewer.page.wait_for_selector("[data-about] dd")
    assert "VIK-" in viewer.page.inner_text("[data-about]")
    viewer.check(within="[data-about]")
    viewer.page.locator("[data-about] button").first.click()
    viewer.page.wait_for_selector("dialog input[type=search]")
    viewer.page.wait_for_function("() => document.querySelectorAll('dialog dt').length === 1")
    viewer.page.keyboard.press("Escape")
    viewer.page.keyboard.press("Escape")
    viewer.page.wait_for_selector("dialog", state="detached")
    # with the keyboard: the piece in hand
    viewer.page.locator(".lot").first.focus()
    viewer.page.keyboard.press("?")
    viewer.page.wait_for_selector("[data-about] dd")


def test_the_rules_say_what_is_reconstructed(visit: Visit) -> None:
    viewer = visit()
    viewer.sit("shipwrights", "bot:thrall")
    viewer.my_turn()
    viewer.page.keyboard.press("g")
    viewer.page.wait_for_selector("[data-reconstructed]")
    assert viewer.page.inner_text("[data-reconstructed]").count(",") > 3


def test_the_focus_is_never_lost(visit: Visit) -> None:
    viewer = visit()
    viewer.sit("vikings", "bot:thrall")
    viewer.my_turn()
    viewer.page.keyboard.press("m")
    viewer.page.wait_for_selector(".moves input:focus")  # the list is fetched when it is wanted
    viewer.page.keyboard.press("ArrowDown")
    for number in range(7):
        viewer.my_turn()
        assert viewer.page.evaluate(FOCUS) is True
        before = viewer.answered
        viewer.page.keyboard.press(str(number % 2 + 1) if number % 3 == 0 else "Enter")
        viewer.page.wait_for_function(
            """before => document.activeElement.closest('.ask')
                || Number(document.querySelector('.frame').dataset.answered) > before""",
            arg=before,
        )
        if viewer.page.locator(".ask").count():
            viewer.page.keyboard.press("Enter")
        viewer.page.wait_for_function(
            "before => Number(document.querySelector('.frame').dataset.answered) > before",
            arg=before,
        )
        viewer.page.wait_for_function(f"() => ({FOCUS})() === true")


def test_five_players_fit_on_a_phone_and_there_is_a_way_back(visit: Visit) -> None:
    viewer = visit(PHONE, "fr")
    viewer.sit("shipwrights", *["bot:thrall"] * 4)
    viewer.my_turn()
    for chip in viewer.page.locator(".bar li").all():
        box = chip.bounding_box()
        assert box is not None
        assert box["x"] + box["width"] < viewer.page.locator(".bar .tools").bounding_box()["x"] + 1  # type: ignore[index]
    assert viewer.page.locator(".pill").count() == 0
    viewer.tab("score")
    viewer.page.click(".pill")
    viewer.page.wait_for_selector(".tabbar [aria-current] >> nth=0")
    assert viewer.page.locator(".tabbar button").first.get_attribute("aria-current") == "page"
    viewer.tab("others")
    viewer.page.locator(".mini").first.tap()
    viewer.page.wait_for_selector(".pill")  # somebody else's board, though I am to move
    viewer.check()


def test_the_title_and_the_icon_say_that_it_is_my_turn(visit: Visit) -> None:
    viewer = visit()
    viewer.sit("vikings", "bot:thrall")
    viewer.my_turn()
    assert viewer.page.title().startswith("●")
    assert "turn" in (viewer.page.get_attribute("link[rel=icon]", "href") or "")
    viewer.page.click(".home")
    viewer.page.wait_for_selector(".game")
    assert "turn" not in (viewer.page.get_attribute("link[rel=icon]", "href") or "")


def test_options_are_explained(visit: Visit) -> None:
    viewer = visit(lang="fr")
    viewer.home()
    viewer.page.click("[data-game=saga]")
    viewer.page.click(".new summary >> nth=0")
    viewer.page.wait_for_selector(".new .covers")
    assert viewer.page.locator(".new small").count() >= 3
    viewer.tidy()
    viewer.page.locator(".new select").nth(1).select_option("friend")
    assert "QR" in viewer.page.inner_text(".new .note")


def test_no_motion_is_a_choice(visit: Visit) -> None:
    viewer = visit(reduced_motion="no-preference")
    viewer.sit("vikings", "bot:thrall")
    viewer.my_turn()
    viewer.page.evaluate("document.activeElement?.blur()")
    viewer.page.keyboard.press("?")
    viewer.page.locator("dialog select").nth(2).select_option("none")
    viewer.page.keyboard.press("Escape")
    viewer.page.goto("/")
    viewer.page.wait_for_selector(".longship .boat")
    moving = "getComputedStyle(document.querySelector('.longship .boat')).animationName"
    assert viewer.page.evaluate(moving) == "none"
