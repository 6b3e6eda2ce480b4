"""What surrounds a board: preview, refusal, undo, history, rules, hints, help, keys."""

from __future__ import annotations

import re

import pytest

from tests.browser.conftest import Visit
from tests.browser.people import PHONE, Viewer


def shipwright(visit: Visit, **more: object) -> Viewer:
    """A table of Shipwrights where the draft is over."""
    one = visit(**more)
    one.sit("shipwrights", "bot:thrall")
    for number in range(12):
        one.my_turn()
        if one.page.locator(".moves h3").count():
            break
        one.answer(number)
    return one


def test_looking_at_a_move_shows_what_it_does_and_nothing_moves(visit: Visit) -> None:
    one = visit()
    one.sit("vikings", "bot:thrall")
    one.my_turn()
    before = one.page.locator(".scene").bounding_box()
    one.moves.nth(3).hover()
    one.page.wait_for_selector("[data-preview] .chip")
    assert one.page.locator(".scene").bounding_box() == before
    one.tidy()


FRAMES = """card => new Promise(done => {
    const seen = [];
    const look = () => {
        const sheet = document.querySelector('.prompt').getBoundingClientRect();
        seen.push(`${card.getBoundingClientRect().top} ${sheet.height}`);
        if (seen.length < 30) requestAnimationFrame(look); else done([...new Set(seen)]);
    };
    look();
})"""
"""Where a card and the prompt are in thirty frames, each place once."""


@pytest.mark.parametrize("part", ["edge", "middle"])
def test_nothing_comes_and_goes_under_a_resting_pointer(visit: Visit, part: str) -> None:
    """A mouse in a narrow window: a card that is lifted, and a prompt that grows over the card."""
    one = visit(PHONE)
    one.start("saga", "bot:thrall")
    one.my_turn()
    card = one.page.locator("button.item.live").nth(1)
    card.evaluate("card => card.scrollIntoView({block: 'end'})")
    one.page.wait_for_timeout(300)
    box = card.bounding_box()
    assert box is not None
    high = box["height"] - 1 if part == "edge" else box["height"] / 2
    one.page.mouse.move(box["x"] + 20, box["y"] + high)
    one.page.wait_for_selector("[data-preview]")
    one.page.wait_for_timeout(300)
    places = card.evaluate(FRAMES)
    assert len(places) == 1, places
    assert one.page.locator("[data-preview]").count() == 1


def test_a_card_lists_what_can_be_done_with_it_and_why_the_rest_cannot(visit: Visit) -> None:
    one = shipwright(visit)
    card = one.page.locator("button.item.card").first
    card.click()
    one.page.wait_for_selector(".topic")
    assert one.moves.count() + one.page.locator(".refused").count() >= 1
    one.tidy()
    one.page.keyboard.press("Escape")
    assert one.page.locator(".topic").count() == 0


def test_undo_says_what_and_why_not(visit: Visit) -> None:
    one = shipwright(visit)
    one.my_turn()
    before = one.moves.count()
    one.moves.first.click()
    one.page.wait_for_selector("[data-undo]:not([aria-disabled])")
    assert ":" in one.page.inner_text("[data-undo]")
    one.page.keyboard.press("Control+z")
    one.page.wait_for_function(
        "n => document.querySelectorAll('.moves [data-move]').length === n", arg=before
    )
    # back to the draft, which nobody can take back
    while one.page.locator("[data-undo]:not([aria-disabled])").count():
        seq = one.seq
        one.page.click("[data-undo]")
        one.went_on(seq)
        one.page.wait_for_timeout(100)
    # it is not disabled: it answers
    one.page.click("[data-undo]", force=True)
    assert one.page.inner_text("[data-refusal]").strip()
    assert one.page.inner_text("[data-said]").strip()
    one.tidy()


def test_the_log_leads_to_positions_and_brackets_step(visit: Visit) -> None:
    one = visit()
    one.sit("vikings", "bot:thrall")
    for _ in range(6):
        one.my_turn()
        one.answer()
    one.my_turn()
    one.tab("log")
    one.page.locator("#panel [data-log] button").first.click()
    one.page.wait_for_selector(".time")
    one.tidy()
    assert one.page.locator(".moves [data-move]").count() == 0
    here = one.prompt
    one.page.keyboard.press("]")
    one.page.wait_for_function(
        "t => document.querySelector('[data-prompt]').innerText !== t", arg=here
    )
    one.page.keyboard.press("Escape")
    one.page.wait_for_selector(".time", state="detached")


def test_the_rules_can_be_searched(visit: Visit) -> None:
    one = visit()
    one.sit("vikings", "bot:thrall")
    one.page.keyboard.press("g")
    one.page.wait_for_selector("dialog summary")
    one.page.fill("dialog input", "3.5")
    assert re.findall(r"VIK-\d+\.\d+", one.page.inner_text("dialog dl")) == ["VIK-3.5"]
    one.tidy()
    one.page.keyboard.press("Escape")  # empties the field
    one.page.keyboard.press("Escape")
    one.page.wait_for_selector("dialog", state="detached")


def test_hints_at_three_levels(visit: Visit) -> None:
    one = visit()
    one.sit("vikings", "bot:thrall")
    one.my_turn()
    for level in range(3):
        one.page.keyboard.press("Escape")
        one.page.locator("h1").first.evaluate("() => document.activeElement.blur()")
        one.page.keyboard.press("h")
        one.page.wait_for_selector("dialog .hints button")
        one.tidy()
        one.page.locator("dialog .hints button").nth(level).click()
        one.page.wait_for_selector("dialog", state="detached")
    one.page.wait_for_selector(".move.best")
    assert one.page.inner_text(".reason").strip()


def test_help_tells_the_keys_and_letters_can_be_switched_off(visit: Visit) -> None:
    one = visit()
    one.sit("vikings", "bot:thrall")
    one.my_turn()
    one.page.keyboard.press("?")
    one.page.wait_for_selector("dialog kbd")
    one.tidy()
    one.page.locator("dialog input[type=checkbox]").nth(1).uncheck()
    one.page.keyboard.press("Escape")
    one.page.wait_for_selector("dialog", state="detached")
    one.page.keyboard.press("g")
    one.page.wait_for_timeout(200)
    assert one.page.locator("dialog").count() == 0


def test_asking_before_every_move_is_a_choice(visit: Visit) -> None:
    one = visit()
    one.sit("vikings", "bot:thrall")
    one.my_turn()
    one.page.keyboard.press("?")
    one.page.locator("dialog input[type=checkbox]").nth(2).check()
    one.page.keyboard.press("Escape")
    before = one.seq
    one.moves.first.click()
    one.page.wait_for_selector(".ask")
    one.tidy()
    assert one.seq == before
    one.page.click(".ask button >> nth=1")
    one.page.wait_for_selector(".ask", state="detached")
    assert one.seq == before


def test_numbers_and_the_list_by_keys(visit: Visit) -> None:
    one = visit()
    one.sit("vikings", "bot:thrall")
    for number in range(9):
        one.my_turn()
        before = one.answered
        if number % 3 == 0:
            one.page.keyboard.press("1")
        else:
            one.page.keyboard.press("Escape")
            one.page.keyboard.press("m")
            one.page.wait_for_function("() => document.activeElement?.type === 'search'")
            for _ in range(1 + number % 4):
                one.page.keyboard.press("ArrowDown")
            one.page.keyboard.press("Enter")
        one.settle_by_keys(before)
        # out of the field, so that digits and letters are keys again
        one.page.evaluate("document.activeElement?.blur()")


def test_f6_goes_through_the_regions(visit: Visit) -> None:
    one = visit()
    one.sit("tinyepic", "bot:thrall")
    one.my_turn()
    seen = set()
    for _ in range(4):
        one.page.keyboard.press("F6")
        seen.add(
            one.page.evaluate(
                "document.activeElement.closest('[data-region]')?.getAttribute('aria-label')"
            )
        )
    assert len(seen) == 3


def test_the_phone_shows_one_scene_at_a_time(visit: Visit) -> None:
    one = visit(PHONE, "fr")
    one.sit("tinyepic", "bot:thrall")
    one.my_turn()
    for name in ("board", "moves", "others", "log", "score"):
        one.tab(name)
        one.page.wait_for_timeout(100)
        one.tidy()
    box = one.page.locator(".tabbar").bounding_box()
    prompt = one.page.locator(".prompt").bounding_box()
    assert box is not None
    assert prompt is not None
    assert prompt["y"] + prompt["height"] <= box["y"] + 1
    assert box["y"] + box["height"] <= PHONE[1] + 1


def test_forced_colours(visit: Visit) -> None:
    one = visit(forced_colors="active")
    one.sit("shipwrights", "bot:thrall")
    one.my_turn()
    one.check()
