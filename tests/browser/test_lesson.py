"""Learning Vikings on the real board, and the first game with the coach."""

from __future__ import annotations

import pytest
from playwright.sync_api import TimeoutError

from drakkar.games import GAMES
from drakkar.teaching.lesson import lesson
from tests.browser.conftest import Visit
from tests.browser.people import DESKTOP, PHONE, Viewer

LESSON = lesson(GAMES["vikings"].package)
assert LESSON is not None
STEPS = {step.id: step for step in LESSON.steps}


def begin(viewer: Viewer) -> None:
    viewer.home()
    viewer.page.click(".games [data-learn=vikings]")
    viewer.page.wait_for_selector("[data-coach]")


def card(viewer: Viewer) -> str:
    return viewer.page.locator("[data-coach]").get_attribute("data-coach") or ""


def on(viewer: Viewer, before: str, wait: int = 90_000) -> None:
    gone = "before => document.querySelector('[data-coach]')?.dataset.coach !== before"
    viewer.page.wait_for_function(gone, arg=before, timeout=wait)


def ringed(viewer: Viewer) -> None:
    """The ring is there, and nothing of the page lies over what it is around."""
    viewer.page.wait_for_selector("[data-coach-ring]")
    over = viewer.page.evaluate(
        """() => {
            const ring = document.querySelector('[data-coach-ring]').getBoundingClientRect();
            const card = document.querySelector('.coach').getBoundingClientRect();
            return ring.left < card.right && ring.right > card.left
                && ring.top < card.bottom && ring.bottom > card.top;
        }"""
    )
    assert not over, "the card covers what it points at"


def target(viewer: Viewer, step: str) -> str:
    """The selector of what this step points at that is there."""
    points = STEPS[step].point.split(", ")
    return next(each for each in points if viewer.page.locator(each).count())


def follow(viewer: Viewer, step: str) -> None:
    """Does what the card says; again, as a person would, if the page moved under the hand."""
    for more in (True, True, False):
        viewer.my_turn()
        where = target(viewer, step) if STEPS[step].expect else "[data-coach-next]"
        viewer.page.locator(where).first.click()
        try:
            on(viewer, step, 8_000 if more else 90_000)
            return
        except TimeoutError:
            if not more or card(viewer) != step:
                raise


@pytest.mark.parametrize(
    ("size", "lang", "scheme"),
    [(DESKTOP, "en", "light"), (PHONE, "fr", "dark")],
    ids=["desktop", "phone"],
)
def test_the_lesson_to_its_end(visit: Visit, size: tuple[int, int], lang: str, scheme: str) -> None:
    viewer = visit(size, lang, color_scheme=scheme)
    begin(viewer)
    looked = {"welcome", "threat"}
    for step in STEPS:
        viewer.page.wait_for_selector(f"[data-coach={step}]")
        assert viewer.page.inner_text("[data-coach-said]").strip()
        if STEPS[step].point:
            ringed(viewer)
        if step in looked:
            viewer.check()
        else:
            viewer.tidy()
        if step == "end":
            break
        follow(viewer, step)
    assert viewer.page.locator(".frame").get_attribute("data-status") == "playing"
    viewer.page.click("[data-coach-play]")
    viewer.page.wait_for_selector("[data-coach-dismiss]")
    viewer.check(within=".coach")


def test_it_is_offered_where_a_newcomer_looks(visit: Visit) -> None:
    viewer = visit(PHONE, "fr")
    viewer.home()
    assert viewer.page.get_by_role("button", name="Apprendre Vikings", exact=True).is_visible()
    viewer.page.click("[data-game=vikings]")
    viewer.page.wait_for_selector(".new [data-learn=vikings]")
    viewer.tidy()
    viewer.page.keyboard.press("Escape")
    viewer.page.click("[data-game=odin]")
    viewer.page.wait_for_selector(".new [data-learn=odin]")


def test_by_keys_alone(visit: Visit) -> None:
    """The focus is only moved by those who ask for it."""
    viewer = visit()
    begin(viewer)
    moves = 0
    while moves < 5:
        step = card(viewer)
        viewer.my_turn()
        if STEPS[step].point:
            viewer.page.wait_for_selector("[data-coach-ring]")
        viewer.page.locator("[data-coach-next]").focus()
        viewer.page.keyboard.press("Enter")
        if STEPS[step].expect:
            viewer.page.wait_for_function(
                "point => point.split(', ').some(one => document.activeElement.matches(one))",
                arg=STEPS[step].point,
            )
            viewer.page.keyboard.press("Enter")
            moves += 1
        else:
            assert viewer.page.evaluate("!!document.activeElement.closest('.coach')")
        on(viewer, step)


def test_f6_reaches_the_card(visit: Visit) -> None:
    viewer = visit()
    begin(viewer)
    seen = []
    for _ in range(8):
        viewer.page.keyboard.press("F6")
        seen.append(viewer.page.evaluate("!!document.activeElement.closest('.coach')"))
    assert True in seen
    assert False in seen[seen.index(True) :]


def test_another_move_is_explained_and_not_made(visit: Visit) -> None:
    viewer = visit()
    begin(viewer)
    viewer.page.click("[data-lot='5']")
    viewer.page.wait_for_selector("[data-coach-note]")
    assert card(viewer) == "buy-goldsmith"
    assert viewer.page.inner_text("[data-said]").strip()
    viewer.check(within=".coach")
    before = viewer.seq
    viewer.page.click("[data-lot='0']", force=True)  # against the rules: the rules say why
    viewer.page.wait_for_selector("[data-refusal]")
    assert "VIK-3.5" in viewer.page.inner_text("[data-refusal]")
    assert viewer.seq == before
    viewer.page.click("[data-lot='3']")
    on(viewer, "buy-goldsmith")
    assert viewer.page.locator("[data-coach-note]").count() == 0


def test_skip_back_reload_and_leave(visit: Visit) -> None:
    viewer = visit()
    begin(viewer)
    for _ in range(2):
        step = card(viewer)
        viewer.page.click("[data-coach-next]")
        on(viewer, step)
    for _ in range(5):  # five moves, the last after the others have moved
        step = card(viewer)
        viewer.page.click("[data-coach-skip]")
        on(viewer, step)
    assert card(viewer) == "place-fisherman"
    viewer.page.click("[data-coach-back]")
    on(viewer, "place-fisherman")
    assert card(viewer) == "zero-lot"
    viewer.page.wait_for_selector("[data-lot='0']")
    viewer.page.click("[data-coach-back]")  # past what Karl and Thora did
    on(viewer, "zero-lot")
    assert card(viewer) == "start-tile"
    viewer.page.reload()
    viewer.page.wait_for_selector("[data-coach=start-tile]")
    viewer.page.click(".coach a[href='/']")
    viewer.page.wait_for_selector(".newcomer")
    assert viewer.page.locator(".table").count() == 0
    viewer.page.click(".games [data-learn=vikings]")
    viewer.page.wait_for_selector("[data-coach=start-tile]")


def test_a_coached_game(visit: Visit) -> None:
    viewer = visit(PHONE, "en")
    viewer.home()
    viewer.page.click("[data-game=vikings]")
    viewer.page.check(".coached input")
    viewer.page.click(".start")
    viewer.page.wait_for_selector("[data-coach=buy]")
    viewer.tidy()
    viewer.page.click("[data-coach-dismiss]")
    seen = {"buy"}
    for number in range(80):
        viewer.my_turn()
        while viewer.page.locator("[data-coach]").count():
            step = card(viewer)
            assert step not in seen, "a card that was put away has come again"
            seen.add(step)
            viewer.page.click("[data-coach-dismiss]")
            viewer.page.wait_for_function(
                "step => document.querySelector('[data-coach]')?.dataset.coach !== step", arg=step
            )
        if len(seen) >= 5 or viewer.over:
            break
        viewer.answer(number * 3)
    assert {"buy", "lay"} <= seen
    assert len(seen) >= 5
    viewer.page.reload()
    viewer.my_turn()
    viewer.page.wait_for_timeout(300)
    assert viewer.page.locator("[data-coach=buy]").count() == 0


def test_no_coach_without_asking(visit: Visit) -> None:
    viewer = visit()
    viewer.sit("vikings", "bot:thrall")
    viewer.my_turn()
    viewer.page.wait_for_timeout(300)
    assert viewer.page.locator("[data-coach]").count() == 0
    viewer.page.keyboard.press("?")
    viewer.page.locator(".coaching input").check()
    viewer.tidy()
    viewer.page.keyboard.press("Escape")
    viewer.page.wait_for_selector("[data-coach=buy]")
    viewer.check(within=".coach")
    viewer.page.click("[data-coach-off]")
    viewer.page.wait_for_selector("[data-coach]", state="detached")
