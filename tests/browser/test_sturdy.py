"""A page that does not get everything, or not what it expects, still shows a table to play at."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Route, WebSocketRoute

from tests.browser.conftest import Visit
from tests.browser.people import DESKTOP, PHONE


@pytest.mark.parametrize(("size", "lang"), [(DESKTOP, "en"), (PHONE, "fr")])
def test_without_fonts_pictures_and_the_board(visit: Visit, size: tuple[int, int], lang: str):
    viewer = visit(size, lang)
    lost: list[str] = []

    def lose(route: Route) -> None:
        lost.append(route.request.url)
        route.abort()

    for what in (r"\.woff2$", r"\.svg$", r"/assets/vikings-[^/]*\.(js|css)$"):
        viewer.page.route(re.compile(what), lose)
    viewer.sit("vikings", "here")
    note = viewer.page.locator("[data-plain]")
    note.wait_for()
    assert ("simples panneaux" if lang == "fr" else "plain panels") in note.inner_text()
    assert any(url.endswith(".woff2") for url in lost)
    assert any("/assets/vikings-" in url for url in lost)
    assert "⟨" not in viewer.page.inner_text("body")
    viewer.my_turn()
    viewer.answer()
    viewer.forgive()


def test_a_view_that_the_board_cannot_read(visit: Visit):
    """As of a newer server: the game's own drawing fails, and comes back when it can read again."""
    viewer = visit()
    odd = True

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def told(message: str | bytes) -> None:
            frame = json.loads(message)
            if odd and frame["type"] == "view":
                frame["view"]["board"] = {"a newer field": {"with": [1, 2, None]}}
            socket.send(json.dumps(frame))

        server.on_message(told)

    viewer.page.route_web_socket(re.compile("/ws"), between)
    viewer.sit("vikings", "here")
    viewer.page.locator("[data-plain]").wait_for()
    assert "newer" in viewer.page.locator(".scene").inner_text().lower()
    viewer.my_turn()
    viewer.check()
    odd = False
    viewer.answer()
    viewer.page.locator("[data-plain]").wait_for(state="detached")
    assert viewer.page.locator(".scene svg").count() > 5
