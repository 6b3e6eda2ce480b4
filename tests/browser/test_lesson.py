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


def begin(one: Viewer) -> None:
    one.home()
    one.page.click(".newcomer [data-learn=vikings]")
    one.page.wait_for_selector("[data-coach]")


def card(one: Viewer) -> str:
    return one.page.locator("[data-coach]").get_attribute("data-coach") or ""


def on(one: Viewer, before: str, wait: int = 90_000) -> None:
    gone = "before => document.querySelector('[data-coach]')?.dataset.coach !== before"
    one.page.wait_for_function(gone, arg=before, timeout=wait)


def ringed(one: Viewer) -> None:
    """The ring is there, and nothing of the page lies over what it is around."""
    one.page.wait_for_selector("[data-coach-ring]")
    over = one.page.evaluate(
        """() => {
            const ring = document.querySelector('[data-coach-ring]').getBoundingClientRect();
            const card = document.querySelector('.coach').getBoundingClientRect();
            return ring.left < card.right && ring.right > card.left
                && ring.top < card.bottom && ring.bottom > card.top;
        }"""
    )
    assert not over, "the card covers what it points at"


def target(one: Viewer, step: str) -> str:
    """The selector of what this step points at that is there."""
    found = STEPS[step].point.split(", ")
    return next(each for each in found if one.page.locator(each).count())


def follow(one: Viewer, step: str) -> None:
    """Does what the card says; again, as a person would, if the page moved under the hand."""
    for more in (True, True, False):
        one.my_turn()
        where = target(one, step) if STEPS[step].expect else "[data-coach-next]"
        one.page.locator(where).first.click()
        try:
            on(one, step, 8_000 if more else 90_000)
            return
        except TimeoutError:
            if not more or card(one) != step:
                raise


@pytest.mark.parametrize(
    ("size", "lang", "scheme"),
    [(DESKTOP, "en", "light"), (PHONE, "fr", "dark")],
    ids=["desktop", "phone"],
)
def test_the_lesson_to_its_end(visit: Visit, size: tuple[int, int], lang: str, scheme: str) -> None:
    one = visit(size, lang, color_scheme=scheme)
    begin(one)
    looked = {"welcome", "threat"}
    for step in STEPS:
        one.page.wait_for_selector(f"[data-coach={step}]")
        assert one.page.inner_text("[data-coach-said]").strip()
        if STEPS[step].point:
            ringed(one)
        if step in looked:
            one.check()
        else:
            one.tidy()
        if step == "end":
            break
        follow(one, step)
    assert one.page.locator(".frame").get_attribute("data-status") == "playing"
    one.page.click("[data-coach-play]")
    one.page.wait_for_selector("[data-coach-dismiss]")
    one.check(within=".coach")


def test_it_is_offered_where_a_newcomer_looks(visit: Visit) -> None:
    one = visit(PHONE, "fr")
    one.home()
    assert one.page.inner_text(".newcomer [data-learn=vikings]").strip() == "Apprendre Vikings"
    one.page.click("[data-game=vikings]")
    one.page.wait_for_selector(".new [data-learn=vikings]")
    one.tidy()
    one.page.keyboard.press("Escape")
    one.page.click("[data-game=odin]")
    one.page.wait_for_selector(".new")
    assert one.page.locator(".new [data-learn]").count() == 0


def test_by_keys_alone(visit: Visit) -> None:
    """The focus is only moved by those who ask for it."""
    one = visit()
    begin(one)
    for _ in range(60):
        step = card(one)
        if step == "end":
            break
        one.my_turn()
        if STEPS[step].point:
            one.page.wait_for_selector("[data-coach-ring]")
        one.page.locator("[data-coach-next]").focus()
        one.page.keyboard.press("Enter")
        if STEPS[step].expect:
            one.page.wait_for_function(
                "point => point.split(', ').some(one => document.activeElement.matches(one))",
                arg=STEPS[step].point,
            )
            one.page.keyboard.press("Enter")
        else:
            assert one.page.evaluate("!!document.activeElement.closest('.coach')")
        on(one, step)
    assert card(one) == "end"


def test_f6_reaches_the_card(visit: Visit) -> None:
    one = visit()
    begin(one)
    seen = []
    for _ in range(8):
        one.page.keyboard.press("F6")
        seen.append(one.page.evaluate("!!document.activeElement.closest('.coach')"))
    assert True in seen
    assert False in seen[seen.index(True) :]


def test_another_move_is_explained_and_not_made(visit: Visit) -> None:
    one = visit()
    begin(one)
    one.page.click("[data-lot='5']")
    one.page.wait_for_selector("[data-coach-note]")
    assert card(one) == "buy-goldsmith"
    assert one.page.inner_text("[data-said]").strip()
    one.check(within=".coach")
    before = one.seq
    one.page.click("[data-lot='0']", force=True)  # against the rules: the rules say why
    one.page.wait_for_selector("[data-refusal]")
    assert "VIK-3.5" in one.page.inner_text("[data-refusal]")
    assert one.seq == before
    one.page.click("[data-lot='3']")
    on(one, "buy-goldsmith")
    assert one.page.locator("[data-coach-note]").count() == 0


def test_skip_back_reload_and_leave(visit: Visit) -> None:
    one = visit()
    begin(one)
    for _ in range(2):
        step = card(one)
        one.page.click("[data-coach-next]")
        on(one, step)
    for _ in range(5):  # five moves, the last after the others have moved
        step = card(one)
        one.page.click("[data-coach-skip]")
        on(one, step)
    assert card(one) == "place-fisherman"
    one.page.click("[data-coach-back]")
    on(one, "place-fisherman")
    assert card(one) == "zero-lot"
    one.page.wait_for_selector("[data-lot='0']")
    one.page.click("[data-coach-back]")  # past what Karl and Thora did
    on(one, "zero-lot")
    assert card(one) == "start-tile"
    one.page.reload()
    one.page.wait_for_selector("[data-coach=start-tile]")
    one.page.click(".coach a[href='/']")
    one.page.wait_for_selector(".newcomer")
    assert one.page.locator(".table").count() == 0
    one.page.click(".newcomer [data-learn=vikings]")
    one.page.wait_for_selector("[data-coach=start-tile]")


def test_a_coached_game(visit: Visit) -> None:
    one = visit(PHONE, "en")
    one.home()
    one.page.click("[data-game=vikings]")
    one.page.check(".coached input")
    one.page.click(".start")
    one.page.wait_for_selector("[data-coach=buy]")
    one.tidy()
    one.page.click("[data-coach-dismiss]")
    seen = {"buy"}
    for number in range(80):
        one.my_turn()
        while one.page.locator("[data-coach]").count():
            step = card(one)
            assert step not in seen, "a card that was put away has come again"
            seen.add(step)
            one.page.click("[data-coach-dismiss]")
            one.page.wait_for_function(
                "step => document.querySelector('[data-coach]')?.dataset.coach !== step", arg=step
            )
        if len(seen) >= 5 or one.over:
            break
        one.answer(number * 3)
    assert {"buy", "lay"} <= seen
    assert len(seen) >= 5
    one.page.reload()
    one.my_turn()
    one.page.wait_for_timeout(300)
    assert one.page.locator("[data-coach=buy]").count() == 0


def test_no_coach_without_asking(visit: Visit) -> None:
    one = visit()
    one.sit("vikings", "bot:thrall")
    one.my_turn()
    one.page.wait_for_timeout(300)
    assert one.page.locator("[data-coach]").count() == 0
    one.page.keyboard.press("?")
    one.page.locator(".coaching input").check()
    one.tidy()
    one.page.keyboard.press("Escape")
    one.page.wait_for_selector("[data-coach=buy]")
    one.check(within=".coach")
    one.page.click("[data-coach-off]")
    one.page.wait_for_selector("[data-coach]", state="detached")
