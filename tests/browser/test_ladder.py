"""Games that count: chosen with a table, seen by everybody, told below the result, and the
ladders."""

from __future__ import annotations

from random import Random
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.people import DESKTOP, PHONE, Viewer
from tests.browser.test_beside import picture
from tests.browser.test_company import people, shut

HEADERS = {"X-Drakkar": "1"}


def get(viewer: Viewer, path: str) -> Any:
    return viewer.page.request.get(path, headers=HEADERS).json()


def play_on(table: str, *viewers: Viewer) -> None:
    """To the end, without the page."""
    rng = Random(3)
    while True:
        for viewer in viewers:
            seen = get(viewer, f"/api/tables/{table}")
            if seen["status"] == "over":
                return
            if seen["act"]:
                number = rng.randrange(10**9)
                body = {
                    "expected_seq": seen["expected_seq"],
                    "key": f"by-hand-{number}",
                    "move": rng.choice(seen["moves"])["move"],
                    "seat": seen["seat"],
                }
                viewer.page.request.post(f"/api/tables/{table}/moves", data=body, headers=HEADERS)


def made(viewer: Viewer, *others: str) -> str:
    viewer.lobby("vikings", *others)
    viewer.press("[data-rated]")
    viewer.page.wait_for_selector(".new .note")
    viewer.check(within=".new", themes=True)
    return viewer.page.url


def test_a_rated_game_of_two(visit: Visit) -> None:
    anna, bea = visit(DESKTOP, "fr"), visit(PHONE, "en", color_scheme="dark")
    made(anna, "friend")
    # only clocks that can end a game are left, and who may talk is chosen here
    clocks = anna.page.locator("[data-clock-choice] option")
    assert all("jour" in text for text in clocks.all_inner_texts())
    anna.page.locator("[data-talk-choice]").select_option("signs")
    picture(anna.page, "new-rated-fr")
    anna.press(".start")
    anna.page.wait_for_selector(".frame")
    assert not anna.page.locator("[data-rated-card]").count(), "she has chosen it herself"
    bea.page.goto(anna.page.locator(".waitlist input").first.input_value())
    bea.page.fill(".welcome input", "Bea")
    bea.press(".welcome button")
    # she is told before her first answer
    expect(bea.page.locator("[data-rated-card]")).to_be_visible()
    bea.check(within=".over", themes=True)
    picture(bea.page, "rated-card-phone")
    bea.press("[data-rated-card] .primary")
    expect(bea.page.locator("[data-rated-card]")).to_have_count(0)
    people(bea)
    expect(bea.page.locator("[data-counts] button")).to_be_visible()
    bea.check(within="dialog", themes=True)
    picture(bea.page, "rated-people-phone")
    shut(bea)
    table = anna.page.url.rpartition("/")[2]
    assert get(bea, f"/api/tables/{table}/talk")["may"] == "signs"
    assert get(anna, f"/api/tables/{table}?lang=fr")["title"].startswith("Classée")
    for viewer in (anna, bea):  # nobody looks while it is played by hand
        viewer.home()
    play_on(table, anna, bea)
    for size, viewer in (("desk", anna), ("phone", bea)):
        viewer.page.goto(f"/t/{table}")
        viewer.page.wait_for_selector("[data-rating] li")
        viewer.page.locator("[data-rating]").scroll_into_view_if_needed()
        viewer.check(within=".result", themes=True)
        picture(viewer.page, f"rated-result-{size}")
        viewer.home()
        viewer.press("[data-open-ladder]")
        viewer.page.locator("[data-ladder-game]").select_option("vikings")
        viewer.page.wait_for_selector("[data-ladder-rated] .me")
        viewer.page.wait_for_selector("[data-ladder-mine] circle")
        viewer.check(within="dialog", themes=True)
        assert viewer.page.locator("[data-ladder-circle] tbody tr").count() == 2
        picture(viewer.page, f"ladder-{size}")
        viewer.tidy()


def test_who_is_asked_may_say_no(visit: Visit) -> None:
    anna, bea = visit(PHONE, "fr"), visit(DESKTOP, "fr")
    made(anna, "friend")
    anna.press(".start")
    anna.page.wait_for_selector(".frame")
    bea.page.goto(anna.page.locator(".waitlist input").first.input_value())
    bea.page.fill(".welcome input", "Bea")
    bea.press(".welcome button")
    bea.press(bea.page.locator("[data-rated-card] button", has_text="Pas pour moi"))
    expect(bea.page.locator("[data-rated-card]")).to_have_count(0)
    anna.page.wait_for_function("() => !drakkar.view.rated.counts")
    people(anna)
    expect(anna.page.locator("[data-counts]")).to_contain_text("ne compte plus")


def test_against_bots_no_clock_is_needed(visit: Visit) -> None:
    anna = visit(DESKTOP, "en")
    made(anna, "bot:thrall")
    assert not anna.page.locator("[data-clock-choice]").count()
    anna.page.locator(".new ol select").nth(1).select_option("here")
    assert not anna.page.locator("[data-rated]").count(), "one device, two people"
    anna.page.locator(".new ol select").nth(1).select_option("bot:thrall")
    anna.press(".start")
    anna.page.wait_for_selector(".frame")
    assert anna.page.evaluate("drakkar.view.rated.counts")
