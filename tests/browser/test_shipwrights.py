"""The board of Shipwrights: played by mouse, finger and keys without the list, its scenes, its
lesson."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from drakkar.games import GAMES
from drakkar.teaching.lesson import lesson
from tests.browser.conftest import Visit
from tests.browser.people import DESKTOP, PHONE, Viewer
from tests.browser.positions import asked, near_the_end
from tests.browser.test_games import finished

COURSE = lesson(GAMES["shipwrights"].package)
assert COURSE is not None

WAYS = """() => window.drakkar.moves.map((move) => [move.notation, window.drakkar.pathOf(move)])"""
"""Every legal move with what to press for it."""

FOCUS = "name => document.activeElement?.dataset.at === name"


def thing(viewer: Viewer, name: str) -> Any:
    return viewer.page.locator(f'[data-at="{name}"]').first


def by_keys(viewer: Viewer, name: str) -> None:
    """To a thing by the arrows alone, and there Enter."""
    keys = viewer.page.keyboard
    if not viewer.page.evaluate("() => !!document.activeElement.closest('.scene [data-target]')"):
        viewer.page.locator('.scene [data-target][tabindex="0"]').first.focus()
    keys.press("Home")
    for key in ("ArrowRight", "ArrowDown"):
        for _ in range(60):
            if viewer.page.evaluate(FOCUS, name):
                keys.press("Enter")
                return
            keys.press(key)
        keys.press("Home")
    wanted = viewer.page.locator(f'[data-at="{name}"]').first
    assert wanted.get_attribute("tabindex") == "-1", f"{name} is no target"
    wanted.focus()
    keys.press("Enter")


def play_on(viewer: Viewer, answers: int, keys: bool = False) -> set[str]:
    """Random moves by what the board names, never by the list. Their tags."""
    rng = Random(1)
    used: set[str] = set()
    for _ in range(answers):
        viewer.my_turn()
        if viewer.over:
            break
        viewer.page.wait_for_function("() => window.drakkar.moves.length")
        notation, path = rng.choice(viewer.page.evaluate(WAYS))
        assert path, notation
        before = viewer.answered
        for name in path:
            if keys:
                by_keys(viewer, name)
            else:
                viewer.press(thing(viewer, name))
        viewer.saved(before)
        used.add(notation.split(" ")[0])
    return used


@pytest.mark.parametrize(
    ("size", "lang"), [(DESKTOP, "fr"), (PHONE, "en")], ids=["mouse", "finger"]
)
def test_the_first_moves_and_the_last(visit: Visit, size: tuple[int, int], lang: str) -> None:
    viewer = visit(size, lang)
    viewer.bring(asked("shipwrights", "act", 3))
    assert len(play_on(viewer, 8)) > 2
    viewer.bring(near_the_end("shipwrights", left=4))
    play_on(viewer, 30)
    finished(viewer)


def test_by_keys(visit: Visit) -> None:
    viewer = visit(DESKTOP, "en")
    viewer.bring(asked("shipwrights", "act", 2, after=30))
    play_on(viewer, 5, keys=True)


def test_a_card_of_the_pack_is_one_press(visit: Visit) -> None:
    viewer = visit(DESKTOP, "en")
    viewer.sit("shipwrights", *["bot:thrall"] * 4)
    viewer.my_turn()
    viewer.check(within=".scene")
    before = viewer.answered
    viewer.press(viewer.page.locator("[data-at^='pack/']").first)
    viewer.saved(before)


def test_the_sheet_says_what_is_missing_and_how_to_get_it(visit: Visit) -> None:
    """A ship of the hand that cannot be built yet: red sockets, and a refused verb that answers."""

    def short(view: dict[str, Any]) -> bool:
        own = view["table"]["villages"][0]
        return any(
            card.startswith("ship_") and own["bills"][card]["lacks"].get("wool")
            for card in own["hand"]
        )

    viewer = visit(DESKTOP, "en")
    viewer.bring(asked("shipwrights", "act", fits=short))
    viewer.my_turn()
    ships = viewer.page.locator("[data-at^='hand/ship_']")
    for number in range(ships.count()):
        viewer.press(ships.nth(number))
        if viewer.page.locator(".socket.short").count():
            break
    assert viewer.page.locator(".socket.short").count()
    viewer.check(within=".scene", themes=True)
    viewer.press(viewer.page.locator("[data-at$='/both']"))
    viewer.page.wait_for_selector("[data-refusal], .refusal")
    viewer.page.keyboard.press("Escape")
    viewer.page.keyboard.press("Escape")


@pytest.mark.parametrize("tag", ["meetskills", "placetrade", "gainupgrade", "lastexchange"])
def test_choices_inside_an_action(visit: Visit, tag: str) -> None:
    viewer = visit(PHONE, "fr", color_scheme="dark")
    viewer.bring(asked("shipwrights", tag))
    viewer.my_turn()
    viewer.check(within=".scene")
    play_on(viewer, 1)


def test_the_lesson_to_its_end(visit: Visit) -> None:
    assert COURSE is not None
    viewer = visit(PHONE, "fr")
    viewer.home()
    viewer.page.click("[data-game=shipwrights]")
    viewer.press(viewer.page.locator(".new [data-learn=shipwrights]"))
    for step in COURSE.steps:
        viewer.page.wait_for_selector(f"[data-coach={step.id}]")
        assert viewer.page.inner_text("[data-coach-said]").strip()
        if step.point:
            viewer.page.wait_for_selector("[data-coach-ring]")
        if step.id == "end":
            break
        if not step.expect:
            viewer.press("[data-coach-next]")
            continue
        viewer.my_turn()
        before = viewer.answered
        notation = " ".join(str(part).lower() for part in step.expect[0])
        ways = dict(viewer.page.evaluate(WAYS))
        path = next(ways[each] for each in ways if each == notation or each in notation)
        for name in path:
            viewer.press(thing(viewer, name))
        viewer.saved(before)
    assert not viewer.over
