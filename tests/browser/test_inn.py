"""Somebody else's browser context, swept, is as good as a new one; else nobody gets it."""

from __future__ import annotations

from playwright.sync_api import Browser

from tests.browser.conftest import Visit
from tests.browser.inn import Inn
from tests.browser.people import DESKTOP
from tests.server.harness import Running


def test_the_next_one_comes_into_a_swept_room(browser: Browser, server: Running) -> None:
    inn = Inn(browser)
    room = inn.room(server.url, DESKTOP, "en", False, {})
    guest = room.take("")
    guest.sit("vikings", "here")
    guest.page.evaluate("() => { localStorage.mine = 1; sessionStorage.mine = 1 }")
    guest.page.evaluate("console.warn('heard')")
    assert room.page.context.cookies()
    inn.leave(room)
    assert inn.room(server.url, DESKTOP, "en", False, {}) is room
    assert room.page.context.cookies() == []
    following = room.take("")
    assert room.page.evaluate("[localStorage.mine, sessionStorage.mine]") == [None, None]
    room.page.evaluate("console.warn('heard')")
    assert (len(guest.said), len(following.said)) == (1, 1)
    room.page.evaluate("globalThis.__pwClock = 1")  # as Playwright's clock does
    inn.leave(room)
    assert inn.room(server.url, DESKTOP, "en", False, {}) is not room


def test_what_lasts_is_nobody_elses(browser: Browser, server: Running) -> None:
    inn = Inn(browser)
    room = inn.room(server.url, DESKTOP, "en", False, {})
    room.take("").prefer("asking", "always")
    assert room.key is None
    inn.leave(room)
    assert inn.room(server.url, DESKTOP, "en", False, {}) is not room


def test_a_fresh_one_is_new(visit: Visit) -> None:
    first = visit()
    assert visit(fresh=True).page.context is not first.page.context
