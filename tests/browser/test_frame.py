"""What surrounds a board: preview, refusal, undo, history, rules, hints, help, keys."""

from __future__ import annotations

import re

import pytest

from tests.browser.conftest import Visit
from tests.browser.people import PHONE, Viewer
from tests.browser.positions import with_a_room


def shipwright(visit: Visit, **more: object) -> Viewer:
    """A table of Shipwrights where the draft is over."""
    viewer = visit(**more)
    viewer.sit("shipwrights", "bot:thrall")
    for number in range(12):
        viewer.my_turn()
        if viewer.page.locator(".moves h3").count():
            break
        viewer.answer(number)
    return viewer


def test_looking_at_a_move_shows_what_it_does_and_nothing_moves(visit: Visit) -> None:
    viewer = visit()
    viewer.sit("vikings", "bot:thrall")
    viewer.my_turn()
    for width in (1920, 1024, 1280):  # how it works: within the line, whatever its room
        viewer.page.set_viewport_size({"width": width, "height": 800})
        viewer.page.wait_for_function(
            """() => { const line = document.querySelector('.prompt').getBoundingClientRect();
            const said = document.querySelector('.advice').getBoundingClientRect();
            return said.top >= line.top && said.bottom <= line.bottom; }"""
        )
        assert not viewer.page.inner_text(".advice").endswith("…")
    assert viewer.page.inner_text(".advice")
    before = viewer.page.locator(".scene").bounding_box()
    viewer.listed().nth(3).hover()
    viewer.page.wait_for_selector("[data-preview] .chip")
    assert viewer.page.locator(".scene").bounding_box() == before
    viewer.tidy()


def test_a_move_that_is_looked_at_says_how_it_is_made_where_there_is_room(visit: Visit) -> None:
    viewer = visit()
    viewer.sit("vikings", "bot:thrall")
    viewer.my_turn()
    lots = viewer.page.locator("[data-at^=lot-].legal")
    lots.first.hover()
    viewer.page.wait_for_selector("[data-preview] :is(.chip, .next)")
    cue = viewer.page.locator(".prompt .cue")
    cue.wait_for()
    viewer.page.set_viewport_size({"width": 700, "height": 800})
    lots.last.hover()
    viewer.page.wait_for_selector("[data-preview] :is(.chip, .next)")
    cue.wait_for(state="hidden")
    viewer.tidy()


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
    viewer = visit(PHONE)
    viewer.start("saga", "bot:thrall")
    viewer.my_turn()
    card = viewer.page.locator(".offer.legal").nth(1)
    card.evaluate("card => card.scrollIntoView({block: 'end'})")
    viewer.page.wait_for_timeout(300)
    box = card.bounding_box()
    assert box is not None
    high = box["height"] - 1 if part == "edge" else box["height"] / 2
    viewer.page.mouse.move(box["x"] + 20, box["y"] + high)
    viewer.page.wait_for_function("() => window.drakkar.preview")
    viewer.page.wait_for_timeout(300)
    places = card.evaluate(FRAMES)
    assert len(places) == 1, places


def test_a_thing_lists_what_can_be_done_with_it(visit: Visit) -> None:
    """A house with room: who could be tucked under it. Nothing beside the
    thing covers the question whether that is meant."""
    viewer = visit()
    viewer.prefer("asking", "always")
    viewer.bring(with_a_room())
    viewer.my_turn()
    viewer.press(viewer.page.locator("[data-at^='room/']").first)
    viewer.page.wait_for_selector(".verbs [data-move]")
    viewer.tidy()
    viewer.press(viewer.page.locator(".verbs [data-move]").first)
    viewer.page.wait_for_selector(".ask")
    assert not viewer.page.locator(".verbs").is_visible()
    viewer.page.keyboard.press("Escape")
    viewer.page.wait_for_selector(".ask", state="detached")
    viewer.press(viewer.page.locator("[data-at^='room/']").first)
    viewer.page.wait_for_selector(".verbs [data-move]")
    viewer.page.keyboard.press("Escape")
    assert viewer.page.locator(".verbs").count() == 0


def test_undo_says_what_and_why_not(visit: Visit) -> None:
    viewer = shipwright(visit)
    viewer.my_turn()
    before = viewer.listed().count()
    viewer.moves.first.click()
    viewer.page.wait_for_selector("[data-undo=step]")
    assert ":" in (viewer.page.get_attribute("[data-undo]", "title") or "")  # what it takes back
    viewer.page.keyboard.press("Control+z")
    viewer.page.wait_for_function(
        "n => document.querySelectorAll('.moves [data-move]').length === n", arg=before
    )
    # back to the draft, which nobody can take back
    while viewer.page.locator("[data-undo=step]").count():
        seq = viewer.seq
        viewer.page.click("[data-undo]")
        viewer.went_on(seq)
        viewer.page.wait_for_timeout(100)
    # it is not disabled: it answers
    viewer.page.click("[data-undo]", force=True)
    assert viewer.page.inner_text("[data-refusal]").strip()
    assert viewer.page.inner_text("[data-said]").strip()
    viewer.tidy()


def test_the_log_leads_to_positions_and_brackets_step(visit: Visit) -> None:
    viewer = visit()
    viewer.sit("vikings", "bot:thrall")
    for _ in range(6):
        viewer.my_turn()
        viewer.answer()
    viewer.my_turn()
    viewer.tab("log")
    viewer.page.locator("#panel [data-log] button").first.click()
    viewer.page.wait_for_selector(".time")
    viewer.tidy()
    assert viewer.page.locator(".moves [data-move]").count() == 0
    here = viewer.prompt
    viewer.page.keyboard.press("]")
    viewer.page.wait_for_function(
        "t => document.querySelector('[data-prompt]').innerText !== t", arg=here
    )
    viewer.page.keyboard.press("Escape")
    viewer.page.wait_for_selector(".time", state="detached")


def test_the_rules_can_be_searched(visit: Visit) -> None:
    viewer = visit()
    viewer.sit("vikings", "bot:thrall")
    viewer.page.keyboard.press("g")
    viewer.page.wait_for_selector("dialog summary")
    viewer.page.fill("dialog input", "3.5")
    assert re.findall(r"VIK-\d+\.\d+", viewer.page.inner_text("dialog dl")) == ["VIK-3.5"]
    viewer.tidy()
    viewer.page.keyboard.press("Escape")  # empties the field
    viewer.page.keyboard.press("Escape")
    viewer.page.wait_for_selector("dialog", state="detached")


def test_hints_at_three_levels(visit: Visit) -> None:
    viewer = visit()
    viewer.sit("vikings", "bot:thrall")
    viewer.my_turn()
    for level in range(3):
        viewer.page.keyboard.press("Escape")
        viewer.page.locator("h1").first.evaluate("() => document.activeElement.blur()")
        viewer.page.keyboard.press("h")
        viewer.page.wait_for_selector("dialog .hints button")
        viewer.tidy()
        viewer.page.locator("dialog .hints button").nth(level).click()
        viewer.page.wait_for_selector("dialog", state="detached")
        viewer.page.wait_for_function(
            "level => window.drakkar.hint?.level === level", arg=level + 1
        )
    viewer.page.wait_for_selector("[data-lit]")
    assert viewer.page.inner_text("[data-hint] .reason").strip()
    if not viewer.page.locator("#panel").count():
        viewer.tab("moves")
    viewer.page.wait_for_selector(".move.best")


def test_help_tells_the_keys_and_letters_can_be_switched_off(visit: Visit) -> None:
    viewer = visit()
    viewer.sit("vikings", "bot:thrall")
    viewer.my_turn()
    viewer.page.keyboard.press("?")
    viewer.page.wait_for_selector("dialog kbd")
    viewer.tidy()
    viewer.page.get_by_label("Single-letter shortcuts").uncheck()
    viewer.page.keyboard.press("Escape")
    viewer.page.wait_for_selector("dialog", state="detached")
    viewer.page.keyboard.press("g")
    viewer.page.wait_for_timeout(200)
    assert viewer.page.locator("dialog").count() == 0


def test_asking_before_every_move_is_a_choice(visit: Visit) -> None:
    viewer = visit()
    viewer.sit("vikings", "bot:thrall")
    viewer.my_turn()
    viewer.page.keyboard.press("?")
    viewer.page.locator("[data-asking]").select_option("always")
    viewer.page.keyboard.press("Escape")
    before = viewer.seq
    viewer.listed().first.click()
    viewer.page.wait_for_selector(".ask")
    viewer.tidy()
    assert viewer.seq == before
    viewer.page.click(".ask button >> nth=1")
    viewer.page.wait_for_selector(".ask", state="detached")
    assert viewer.seq == before


def test_numbers_and_the_list_by_keys(visit: Visit) -> None:
    viewer = visit()
    viewer.sit("vikings", "bot:thrall")
    for number in range(9):
        viewer.my_turn()
        before = viewer.answered
        if number % 3 == 0:
            if number == 0:  # a number that stands nowhere shows the list
                viewer.page.keyboard.press("1")
                viewer.moves.first.wait_for()
                assert viewer.answered == before
            viewer.page.keyboard.press("1")
        else:
            viewer.page.keyboard.press("Escape")
            viewer.page.keyboard.press("m")
            viewer.page.wait_for_function("() => document.activeElement?.type === 'search'")
            for _ in range(1 + number % 4):
                viewer.page.keyboard.press("ArrowDown")
            viewer.page.keyboard.press("Enter")
        viewer.settle_by_keys(before)
        # out of the field, so that digits and letters are keys again
        viewer.page.evaluate("document.activeElement?.blur()")


def test_f6_goes_through_the_regions(visit: Visit) -> None:
    viewer = visit()
    viewer.sit("tinyepic", "bot:thrall")
    viewer.my_turn()
    seen = set()
    for _ in range(4):
        viewer.page.keyboard.press("F6")
        seen.add(
            viewer.page.evaluate(
                "document.activeElement.closest('[data-region]')?.getAttribute('aria-label')"
            )
        )
    assert len(seen) == 3


def test_the_phone_shows_one_scene_at_a_time(visit: Visit) -> None:
    viewer = visit(PHONE, "fr")
    viewer.sit("tinyepic", "bot:thrall")
    viewer.my_turn()
    for name in ("board", "moves", "others", "log", "score"):
        viewer.tab(name)
        viewer.page.wait_for_timeout(100)
        viewer.tidy()
    box = viewer.page.locator(".tabbar").bounding_box()
    prompt = viewer.page.locator(".prompt").bounding_box()
    assert box is not None
    assert prompt is not None
    assert prompt["y"] + prompt["height"] <= box["y"] + 1
    assert box["y"] + box["height"] <= PHONE[1] + 1


def test_forced_colours(visit: Visit) -> None:
    viewer = visit(forced_colors="active")
    viewer.sit("shipwrights", "bot:thrall")
    viewer.my_turn()
    viewer.check()
