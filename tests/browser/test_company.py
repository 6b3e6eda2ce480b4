"""People at a table over days: the clock, a seat that changes hands, and how one is told."""

from __future__ import annotations

import time

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.people import DESKTOP, PHONE, Viewer
from tests.server.receivers import Browser


def people(viewer: Viewer) -> None:
    """The dialog about people, by the way that is always there."""
    if viewer.narrow:
        viewer.press("[data-menu]")
    else:
        viewer.tool("invite")
    viewer.press("[data-people]")
    viewer.page.wait_for_selector("[data-tell]")


def tell(viewer: Viewer) -> None:
    """From there, the dialog about being told."""
    people(viewer)
    viewer.press("[data-tell]")
    viewer.page.wait_for_selector("[data-notices] h3")


def shut(viewer: Viewer) -> None:
    while viewer.page.locator("dialog").count():
        viewer.page.keyboard.press("Escape")
        viewer.page.wait_for_timeout(20)


def together(visit: Visit, days: str = "days 2") -> tuple[Viewer, Viewer]:
    """Anna at a desk in French, Bea on a phone in English."""
    anna, bea = visit(DESKTOP, "fr"), visit(PHONE, "en")
    anna.lobby("vikings", "friend")
    anna.page.locator(".new ol input").first.fill("Anna")
    anna.page.locator("[data-clock-choice]").select_option(days)
    if days.startswith("days"):
        anna.page.locator("[data-then-choice]").select_option("thrall")
    anna.check(within=".new", themes=True)
    anna.press(".start")
    anna.page.wait_for_selector(".frame")
    link = anna.page.locator(".waitlist input").first.input_value()
    bea.page.goto(link)
    bea.page.wait_for_selector(".frame")
    return anna, bea


def sit(bea: Viewer) -> None:
    bea.page.fill(".welcome input", "Bea")
    bea.press(".welcome button")
    bea.page.wait_for_selector(".welcome", state="detached")


def test_a_seat_changes_hands_and_back(visit: Visit) -> None:
    anna, bea = together(visit)
    sit(bea)
    for viewer in (anna, bea):
        expect(viewer.page.locator("[data-clock]")).to_be_visible()
    assert "encore 1" in anna.page.locator("[data-clock]").inner_text()
    # Bea leaves, by her menu
    people(bea)
    bea.check(within="dialog", themes=True)
    own = bea.page.locator("[data-seat='1']")
    bea.press(own.get_by_role("button", name="Hand my seat over"))
    own.locator("select").select_option("thrall")
    bea.check(within="dialog")
    bea.press(own.get_by_role("button", name="Hand over", exact=True))
    expect(own.get_by_text("Thrall plays for")).to_be_visible()
    shut(bea)
    expect(bea.page.locator("[data-lent]")).to_be_visible()
    bea.check(within=".over", themes=True)
    # Anna sees who plays, in the log too
    people(anna)
    expect(anna.page.locator("[data-seat='1']").get_by_text("Thrall joue pour")).to_be_visible()
    anna.check(within="dialog", themes=True)
    shut(anna)
    # and back
    bea.press(bea.page.locator("[data-lent] button"))
    expect(bea.page.locator("[data-lent]")).to_have_count(0)
    anna.tab("log")
    expect(anna.page.locator("[data-log]").get_by_text("est de retour")).to_be_visible()


def test_away_and_more_time(visit: Visit) -> None:
    anna, bea = together(visit)
    sit(bea)
    mover = anna.page.evaluate("drakkar.view.deciders[0]")
    waits, moves = (bea, anna) if mover == 0 else (anna, bea)
    people(waits)
    before = waits.page.evaluate("drakkar.view.company.owed[0].until")
    waits.press(waits.page.locator(f"[data-seat='{mover}'] [aria-label]").first)
    waits.page.wait_for_function(
        "then => drakkar.view.company.owed[0].until === then", arg=before + 86400
    )
    # a seat whose holder is here cannot be handed over by others
    seat = waits.page.locator(f"[data-seat='{mover}']")
    waits.press(seat.locator("[aria-expanded]"))
    waits.press(seat.locator("button[type=submit]"))
    expect(waits.page.locator("[role=alert]")).to_be_visible()
    waits.forgive()
    shut(waits)
    people(moves)
    own = moves.page.locator(f"[data-seat='{mover}']")
    later = time.strftime("%Y-%m-%d", time.localtime(time.time() + 5 * 86400))
    own.locator("input[type=date]").fill(later)
    moves.press(own.locator("button[type=submit]"))
    moves.page.wait_for_function("() => drakkar.view.company.away.length === 1")
    moves.press(own.locator("form button"))
    moves.page.wait_for_function("() => drakkar.view.company.away.length === 0")


FAKE = """(subscription) => {
    const made = {toJSON: () => subscription, unsubscribe: async () => true};
    const pushManager = {getSubscription: async () => null, subscribe: async () => made};
    Object.defineProperty(navigator.serviceWorker, 'ready',
        {get: () => Promise.resolve({pushManager})});
    Notification.requestPermission = async () => 'granted';
    Object.defineProperty(Notification, 'permission', {get: () => 'default'});
}"""
"""A browser that has a messenger: the real one needs the world outside."""


def test_notices_say_what_works_and_why_not(visit: Visit) -> None:
    anna, bea = together(visit, "soft 5")
    sit(bea)
    tell(anna)
    notices = anna.page.locator("[data-notices]")
    assert "Ce serveur n'envoie pas de courriels." in notices.inner_text().replace("\u2019", "'")
    keys = Browser().keys()
    anna.page.evaluate(FAKE, {"endpoint": "https://push.example.org/x", "keys": keys})
    anna.page.evaluate("document.activeElement.blur()")
    shut(anna)
    tell(anna)
    anna.press(notices.get_by_role("button", name="Envoyer les messages à cet appareil"))
    expect(anna.page.locator("[data-way=push]")).to_be_visible()
    # a webhook that leads to this machine is refused in a sentence
    notices.locator("input[type=url]").fill("https://127.0.0.1/hook")
    anna.press(notices.get_by_role("button", name="Prévenir ce salon"))
    expect(notices.locator("[role=alert]")).to_contain_text("hôte public")
    anna.forgive()
    anna.check(within="dialog:has([data-notices])", themes=True)
    anna.press(anna.page.locator("[data-way=push] button"))
    expect(anna.page.locator("[data-way=push]")).to_have_count(0)
    tell(bea)
    assert not bea.page.locator("[data-notices] input[type=url]").count(), "she has not made it"


def test_a_link_that_is_no_longer_good_says_so(visit: Visit) -> None:
    anna = visit(PHONE, "en")
    anna.page.goto("/#no-notices=abc.def")
    expect(anna.page.locator("[data-done]")).to_contain_text("no longer good")
    anna.check(within="dialog")
    anna.forgive()
