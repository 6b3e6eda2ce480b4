"""Rooms of an inn: a browser context and a page for each person, swept for the next one.

A new one, with nothing of the page in its cache, costs half as much CPU again as opening a table
does. Who has changed more than cookies and storage (routes, scripts, the clock, ...) leaves a room
that is pulled down."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from playwright.sync_api import Error

from tests.browser.people import Viewer

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

LASTING = {
    "page": (
        *("add_init_script", "add_locator_handler", "emulate_media", "expose_binding"),
        *("expose_function", "on", "once", "route", "route_from_har", "route_web_socket"),
        *("set_extra_http_headers", "set_viewport_size"),
    ),
    "context": (
        *("add_init_script", "expose_binding", "expose_function", "grant_permissions"),
        *("new_cdp_session", "new_page", "on", "once", "route", "route_from_har"),
        *("route_web_socket", "set_extra_http_headers", "set_geolocation", "set_offline"),
    ),
}
"""What outlives a page that is loaded anew."""

SWEEP = """() => {
    localStorage.clear();
    sessionStorage.clear();
    return !globalThis.__pwClock;
}"""


class Room:
    """A context with one page. ``key``: who may have it next; None: nobody."""

    def __init__(self, page: Page, key: tuple[object, ...] | None) -> None:
        self.page, self.key = page, key
        for place, names in LASTING.items():
            thing = page if place == "page" else page.context
            for name in names:
                setattr(thing, name, self._noticing(getattr(thing, name)))

    def _noticing(self, method: Any) -> Any:
        def call(*args: Any, **more: Any) -> Any:
            self.key = None
            return method(*args, **more)

        return call

    def take(self, axe: str) -> Viewer:
        key = self.key
        self.viewer = Viewer(self.page, axe)
        self.key = key  # he listens to the console, until he goes
        return self.viewer

    def sweep(self) -> bool:
        """Whether somebody else can have it."""
        try:
            clean = self.key is not None and bool(self.page.evaluate(SWEEP))
            self.viewer.deaf()
            self.page.goto("/healthz")  # of the same origin: else its process would be another
            self.page.context.clear_cookies()
        except Error:
            return False
        return clean and len(self.page.context.pages) == 1


class Inn:
    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._free: dict[tuple[object, ...], list[Room]] = {}

    def room(
        self, url: str, size: tuple[int, int], lang: str, fresh: bool, more: dict[str, Any]
    ) -> Room:
        key = (url, size, lang, more.get("color_scheme"))
        plain = not fresh and set(more) <= {"color_scheme"}
        if plain and self._free.get(key):
            return self._free[key].pop()
        sound = more.pop("sound", False)
        context = self._browser.new_context(
            base_url=more.pop("base_url", url),
            viewport={"width": size[0], "height": size[1]},
            locale=lang,
            has_touch=size[0] < 500,
            is_mobile=size[0] < 500,
            reduced_motion=more.pop("reduced_motion", "reduce"),
            # it would keep the whole frame for each of a hundred people; test_offline.py has it
            service_workers=more.pop("service_workers", "block"),
            **more,
        )
        if not sound:  # nobody hears it, and from the first touch on it would run to the end
            context.add_init_script("delete globalThis.AudioContext")
        context.set_default_timeout(90_000)  # on a machine that does other things too
        return Room(context.new_page(), key if plain else None)

    def leave(self, room: Room) -> None:
        if room.sweep():
            assert room.key is not None
            self._free.setdefault(room.key, []).append(room)
        else:
            room.page.context.close()
