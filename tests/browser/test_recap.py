"""Coming back to a table: recap, marks, note, the next table; and what a piece is."""

from __future__ import annotations

from tests.browser.conftest import Visit
from tests.browser.people import DESKTOP, PHONE, Viewer

FOCUS = """() => {
    const at = document.activeElement;
    return at.matches('[data-move], [data-target], [data-prompt], input') || at.tagName;
}"""


def come_back(one: Viewer) -> None:
    """Plays until somebody else has moved since my last answer."""
    for number in range(12):
        one.my_turn()
        if one.page.locator(".recap").count():
            return
        one.answer(number)
    raise AssertionError("nobody else has moved")


def test_the_recap_walks_through_the_board_with_numbered_marks(visit: Visit) -> None:
    one = visit()
    one.sit("vikings", "bot:thrall")
    come_back(one)
    one.tab("log")
    told = one.page.locator(".recap li")
    assert "Thrall" in one.page.inner_text(".recap ol")
    one.tidy()
    one.page.click("[data-walk]")
    one.page.wait_for_selector(".time")
    one.tidy()
    # it plays up to now by itself, and shows what the last step changed
    one.page.wait_for_selector(".time", state="detached")
    one.page.wait_for_selector(".marks span")
    assert one.page.inner_text(".marks b") == str(told.count())
    one.page.keyboard.press("Escape")
    one.page.wait_for_selector(".marks span", state="detached")
    # a line leads to its position
    one.page.locator("#panel [data-log] button").first.click()
    one.page.wait_for_selector(".told")
    one.page.keyboard.press("Escape")
    one.page.click(".recap [aria-label='Close']")
    assert one.page.locator(".recap").count() == 0


def test_history_plays_and_pauses(visit: Visit) -> None:
    one = visit()
    one.sit("vikings", "bot:thrall")
    for _ in range(2):
        come_back(one)
        one.answer()
    one.my_turn()
    one.page.keyboard.press("Escape")
    one.page.evaluate("document.activeElement?.blur()")
    for _ in range(3):
        here = one.prompt
        one.page.keyboard.press("[")
        one.page.wait_for_function(
            "t => document.querySelector('[data-prompt]').innerText.trim() !== t", arg=here
        )
    here = one.prompt
    play = one.page.get_by_role("button", name="Run the steps")
    play.click()
    one.page.wait_for_function(
        "t => document.querySelector('[data-prompt]').innerText.trim() !== t", arg=here
    )
    one.page.get_by_role("button", name="Pause").click()
    play.wait_for()
    here = one.prompt
    one.page.wait_for_timeout(1600)
    assert one.prompt == here
    # now itself is one of the positions
    at, of = here.rpartition(" ")[2], here.split()[-3]
    assert int(of) < int(at)


def test_what_changed_is_outlined_for_a_moment(visit: Visit) -> None:
    one = visit()
    one.sit("shipwrights", "bot:thrall")
    one.my_turn()
    one.page.evaluate(
        """() => { window.seen = 0; new MutationObserver(() => {
            window.seen = Math.max(window.seen, document.querySelectorAll('.marks span').length);
        }).observe(document.querySelector('.frame'), {subtree: true, childList: true}) }"""
    )
    for number in range(8):
        one.my_turn()
        one.answer(number)
    assert one.page.evaluate("window.seen") > 0
    one.page.wait_for_selector(".marks span", state="detached")


def test_a_private_note_is_there_when_i_come_back(visit: Visit) -> None:
    one = visit()
    one.sit("vikings", "bot:thrall")
    one.my_turn()
    one.tab("log")
    one.page.click("#panel summary")
    one.page.fill("#panel textarea", "I wanted Iceland")
    come_back(one)
    one.page.reload()
    one.page.wait_for_selector(".recap .note")
    assert "Iceland" in one.page.inner_text(".recap .note")
    one.tidy()


def test_another_table_that_waits_is_offered(visit: Visit) -> None:
    one = visit()
    one.sit("vikings", "bot:thrall")
    one.my_turn()
    mine = one.page.url
    one.start("vikings", "friend")
    # whose turn it is, is chance: the friend's it becomes
    for _ in range(8):
        if one.page.locator(".prompt.mine").count() == 0:
            break
        one.answer()
    link = one.page.locator("[data-next-table]")
    link.wait_for()
    one.check()
    link.click()
    one.page.wait_for_selector(".prompt.mine")
    assert one.page.url == mine


def test_a_piece_tells_its_rules(visit: Visit) -> None:
    one = visit(DESKTOP, "fr")
    one.sit("vikings", "bot:thrall")
    one.my_turn()
    one.page.locator(".lot.legal").first.click(button="right")
    one.page.wait_for_selector("[data-about] dd")
    assert "VIK-" in one.page.inner_text("[data-about]")
    one.check(within="[data-about]")
    one.page.locator("[data-about] button").first.click()
    one.page.wait_for_selector("dialog input[type=search]")
    one.page.wait_for_function("() => document.querySelectorAll('dialog dt').length === 1")
    one.page.keyboard.press("Escape")
    one.page.keyboard.press("Escape")
    one.page.wait_for_selector("dialog", state="detached")
    # with the keyboard: the piece in hand
    one.page.locator(".lot").first.focus()
    one.page.keyboard.press("?")
    one.page.wait_for_selector("[data-about] dd")


def test_the_rules_say_what_is_reconstructed(visit: Visit) -> None:
    one = visit()
    one.sit("shipwrights", "bot:thrall")
    one.my_turn()
    one.page.keyboard.press("g")
    one.page.wait_for_selector("[data-reconstructed]")
    assert one.page.inner_text("[data-reconstructed]").count(",") > 3


def test_the_focus_is_never_lost(visit: Visit) -> None:
    one = visit()
    one.sit("vikings", "bot:thrall")
    one.my_turn()
    one.page.keyboard.press("m")
    one.page.keyboard.press("ArrowDown")
    for number in range(12):
        one.my_turn()
        assert one.page.evaluate(FOCUS) is True
        before = one.answered
        one.page.keyboard.press(str(number % 2 + 1) if number % 3 == 0 else "Enter")
        one.page.wait_for_function(
            """before => document.activeElement.closest('.ask')
                || Number(document.querySelector('.frame').dataset.answered) > before""",
            arg=before,
        )
        if one.page.locator(".ask").count():
            one.page.keyboard.press("Enter")
        one.page.wait_for_function(
            "before => Number(document.querySelector('.frame').dataset.answered) > before",
            arg=before,
        )
        one.page.wait_for_function(f"() => ({FOCUS})() === true")


def test_five_players_fit_on_a_phone_and_there_is_a_way_back(visit: Visit) -> None:
    one = visit(PHONE, "fr")
    one.sit("shipwrights", *["bot:thrall"] * 4)
    one.my_turn()
    for chip in one.page.locator(".bar li").all():
        box = chip.bounding_box()
        assert box is not None
        assert box["x"] + box["width"] < one.page.locator(".bar .tools").bounding_box()["x"] + 1  # type: ignore[index]
    assert one.page.locator(".pill").count() == 0
    one.tab("score")
    one.page.click(".pill")
    one.page.wait_for_selector(".tabbar [aria-current] >> nth=0")
    assert one.page.locator(".tabbar button").first.get_attribute("aria-current") == "page"
    one.tab("others")
    one.page.locator(".mini").first.tap()
    one.page.wait_for_selector(".pill")  # somebody else's board, though I am to move
    one.check()


def test_the_title_and_the_icon_say_that_it_is_my_turn(visit: Visit) -> None:
    one = visit()
    one.sit("vikings", "bot:thrall")
    one.my_turn()
    assert one.page.title().startswith("●")
    assert "turn" in (one.page.get_attribute("link[rel=icon]", "href") or "")
    one.page.click(".home")
    one.page.wait_for_selector(".game")
    assert "turn" not in (one.page.get_attribute("link[rel=icon]", "href") or "")


def test_options_are_explained(visit: Visit) -> None:
    one = visit(lang="fr")
    one.home()
    one.page.click("[data-game=saga]")
    one.page.click(".new summary >> nth=0")
    assert one.page.locator(".options small").count() >= 3
    one.page.locator(".options summary").click()
    assert "Aventure de la manche 1" not in one.page.inner_text(
        ".options"
    )  # only where it may be chosen
    one.page.locator(".options select").first.select_option("own")
    assert "Aventure de la manche 1" in one.page.inner_text(".options")
    one.tidy()
    one.page.locator(".new select").nth(1).select_option("friend")
    assert "QR" in one.page.inner_text(".new .note")


def test_no_motion_is_a_choice(visit: Visit) -> None:
    one = visit(reduced_motion="no-preference")
    one.sit("vikings", "bot:thrall")
    one.my_turn()
    one.page.evaluate("document.activeElement?.blur()")
    one.page.keyboard.press("?")
    one.page.locator("dialog select").nth(2).select_option("none")
    one.page.keyboard.press("Escape")
    one.page.goto("/")
    one.page.wait_for_selector(".longship .boat")
    moving = "getComputedStyle(document.querySelector('.longship .boat')).animationName"
    assert one.page.evaluate(moving) == "none"
