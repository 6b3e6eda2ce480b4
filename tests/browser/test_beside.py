"""Beside the game: talk and pointing between two browsers, redo, a copy of a position, the same
cards at another table."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.browser.conftest import Visit
from tests.browser.people import DESKTOP, PHONE, Viewer
from tests.browser.test_review import finished

if TYPE_CHECKING:
    from playwright.sync_api import Page


def picture(page: Page, name: str) -> None:
    """For eyes, where somebody wants to look (`DRAKKAR_PICTURES`)."""
    folder = os.environ.get("DRAKKAR_PICTURES")
    if folder:
        page.screenshot(path=Path(folder) / f"{name}.png")


def talks(viewer: Viewer) -> None:
    """Opens what is said."""
    if viewer.narrow:
        viewer.press("[data-menu]")
        viewer.press(".menu [data-talks]")
    else:
        viewer.press("[data-talks]")
    viewer.page.wait_for_selector("[data-talk] [data-sign]")


def two(visit: Visit) -> tuple[Viewer, Viewer]:
    """A desk in English in the light and a phone in French in the dark, at one table of Vikings."""
    host = visit(DESKTOP, "en")
    host.home()
    wish = {"game": "vikings", "seats": [{"kind": "me"}, {"kind": "friend"}], "seed": 5}
    wish["options"] = {"first_player": "1"}
    answer = host.page.request.post("/api/tables", data=wish, headers={"X-Drakkar": "1"}).json()
    host.page.goto(answer["url"])
    host.page.wait_for_selector(".frame")
    friend = visit(PHONE, "fr", color_scheme="dark")
    friend.page.goto(answer["links"][0]["url"])
    friend.press("button[type=submit]")
    friend.page.wait_for_selector(".frame")
    return host, friend


def test_two_people_talk_and_point(visit: Visit) -> None:
    host, friend = two(visit)
    talks(host)
    host.page.fill("[data-talk] input", "<b>Hello</b> & welcome")
    host.page.keyboard.press("Enter")
    host.page.wait_for_selector("[data-line]")
    # the other sees that there is something, and reads it as it was written
    friend.page.wait_for_selector("[data-menu] [data-unread]")
    talks(friend)
    assert friend.page.locator("[data-line] .said").inner_text() == "<b>Hello</b> & welcome"
    friend.press("[data-sign=well-played]")
    host.page.wait_for_selector("[data-line] .sign")
    assert host.page.locator("[data-line] .sign").inner_text() == "Well played!"
    host.check(within="#panel", themes=True)
    friend.check(within="[data-talk]", themes=True)
    picture(host.page, "talk-desk")
    picture(friend.page, "talk-phone")
    # the phone shows a lot of the wheel: the desk sees it, whosever board it looks at
    friend.press("[data-point]")
    friend.page.wait_for_selector("[data-at^=lot-]")
    thing = friend.page.locator("[data-at^=lot-]").first
    name = thing.get_attribute("data-at")
    thing.tap(force=True)  # not his to take, and still to be shown
    ring = host.page.wait_for_selector("[data-lit]")
    assert ring is not None
    lot = host.page.locator(f"[data-at={name}]").first.bounding_box()
    box = ring.bounding_box()
    assert lot is not None
    assert box is not None
    assert abs(lot["x"] - box["x"]) < 12
    assert "points at" in (host.page.locator("[data-said]").inner_text() or "")
    picture(host.page, "point-desk")
    # nothing was played by it
    assert host.page.locator(".prompt.mine").count()
    # taken away, it is gone for both
    host.press(host.page.locator("[data-line].mine button").first)
    friend.page.wait_for_function("() => !document.querySelector('.menu')")
    talks(friend)
    friend.page.wait_for_function("() => document.querySelectorAll('[data-line]').length === 1")


def test_mute_and_manners(visit: Visit) -> None:
    host, friend = two(visit)
    talks(host)
    talks(friend)
    host.press("[data-mute='1']")
    friend.press("[data-sign=hello]")
    friend.page.wait_for_selector("[data-line]")
    host.page.locator("fieldset select").first.select_option("signs")
    host.page.wait_for_function("() => !document.querySelector('[data-talk] form')")
    assert host.page.locator("[data-line]").count() == 0
    host.press("[data-mute='1']")
    assert host.page.locator("[data-line]").count() == 1
    host.page.locator("fieldset select").first.select_option("off")
    host.page.wait_for_function("() => !document.querySelector('[data-talk] [data-sign]')")
    friend.tidy()


@pytest.mark.parametrize(("size", "lang"), [(DESKTOP, "fr"), (PHONE, "en")])
def test_redo(visit: Visit, size: tuple[int, int], lang: str) -> None:
    viewer = visit(size, lang)
    viewer.sit("vikings", "here", first_player="1")
    viewer.my_turn()
    viewer.answer()
    viewer.tab("board")
    before = viewer.answered
    viewer.press("[data-undo=step]")
    viewer.saved(before)
    viewer.page.wait_for_selector("[data-tool=redo], [data-more]")
    picture(viewer.page, f"redo-{lang}")
    before = viewer.answered
    if viewer.narrow:
        viewer.beside("redo")
    else:
        viewer.page.keyboard.press("Control+y")
    viewer.saved(before)
    viewer.page.wait_for_selector("[data-undo=step]")
    assert viewer.page.locator("[data-tool=redo]").count() == 0


@pytest.mark.parametrize(("size", "lang"), [(DESKTOP, "en"), (PHONE, "fr")])
def test_what_if_and_the_same_cards(visit: Visit, size: tuple[int, int], lang: str) -> None:
    viewer = visit(size, lang, color_scheme="dark" if size == PHONE else "light")
    viewer.bring(finished("vikings"))
    viewer.page.wait_for_selector("[data-duel]")
    first = viewer.page.url
    viewer.press("[data-ask-duel]")
    viewer.page.locator("[data-duel] select").select_option("me")
    viewer.check(within="[data-duel]", themes=True)
    picture(viewer.page, f"duel-{lang}")
    viewer.press("[data-deal]")
    viewer.page.wait_for_url(lambda url: url != first)
    viewer.page.wait_for_selector(".frame[data-status=playing]")
    assert "Duel" in viewer.page.title() or "Duel" in viewer.page.locator("h1").inner_text()
    viewer.page.goto(first)
    viewer.page.wait_for_selector("[data-kin]")
    assert viewer.page.locator("[data-kin]").count() == 2
    # from any position of the past
    viewer.page.keyboard.press("[")
    viewer.page.wait_for_selector(".time")
    viewer.page.keyboard.press("[")
    viewer.tidy()
    picture(viewer.page, f"past-{lang}")
    if viewer.narrow:  # its bar has no room for it: the log has
        viewer.tab("log")
        viewer.press("[data-copy]")
    else:
        viewer.press(".time [data-copy]")
    viewer.page.wait_for_url(lambda url: url != first)
    viewer.page.wait_for_selector(".frame")
    title = viewer.page.locator("h1").inner_text()
    assert title.startswith("What if" if lang == "en" else "Et si")
    picture(viewer.page, f"whatif-{lang}")
