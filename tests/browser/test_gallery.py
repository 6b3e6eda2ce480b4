"""The parts that boards are made of, each by itself: how they look, and how they are handled.

Pictures of them come into the folder that DRAKKAR_GALLERY names."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.request import urlopen

import pytest

from drakkar import GAMES
from tests.browser.conftest import WEB
from tests.browser.people import DESKTOP, PHONE, Viewer
from tests.server.harness import Running

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Locator

Open = Callable[[tuple[int, int], str], Viewer]


DRAWN = """() => Object.fromEntries([...document.querySelectorAll('[data-part]')].map(
    part => [part.dataset.part, [...part.querySelectorAll('svg, button, li, span, p')]
        .filter(thing => thing.checkVisibility() && thing.getBoundingClientRect().width > 4
            && thing.getBoundingClientRect().height > 4).length]))"""
"""The parts, and how much of each can be seen."""


@pytest.fixture(scope="session")
def gallery(server: Running, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the gallery is served, under the policy of the real server."""
    folder = tmp_path_factory.mktemp("gallery")
    build = ["npm", "run", "gallery:build", "--silent", "--", "--outDir", str(folder)]
    quiet = ["--emptyOutDir", "--logLevel", "error"]
    subprocess.run([sys.executable, str(WEB / "tools.py"), *build, *quiet], check=True)
    with urlopen(server.url) as answer:
        policy = answer.headers["content-security-policy"]
    assert "style-src 'self'" in policy

    class Quiet(SimpleHTTPRequestHandler):
        def end_headers(self) -> None:
            self.send_header("Content-Security-Policy", policy)
            super().end_headers()

        def log_message(self, format: str, *args: Any) -> None:
            pass

    own = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
    threading.Thread(target=own.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{own.server_port}/gallery.html"
    own.shutdown()
    own.server_close()


@pytest.fixture
def look(browser: Browser, gallery: str, axe: str) -> Iterator[Open]:
    viewers: list[Viewer] = []

    def come(size: tuple[int, int], theme: str) -> Viewer:
        phone = size == PHONE
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            has_touch=phone,
            is_mobile=phone,
            reduced_motion="reduce",
        )
        context.set_default_timeout(90_000)
        viewer = Viewer(context.new_page(), axe)
        viewers.append(viewer)
        viewer.page.goto(f"{gallery}?theme={theme}")
        viewer.page.wait_for_selector("[data-part=minis]")
        viewer.page.evaluate("() => document.fonts.ready")
        return viewer

    yield come
    for viewer in viewers:
        viewer.page.context.close()
        assert viewer.said == []


@pytest.mark.parametrize(
    ("size", "theme"), [(DESKTOP, "light"), (PHONE, "dark")], ids=["desktop", "phone"]
)
def test_every_part(look: Open, size: tuple[int, int], theme: str):
    """Drawn within the screen, no text over another, no fault that axe-core finds."""
    viewer = look(size, theme)
    parts: dict[str, int] = viewer.page.evaluate(DRAWN)
    assert len(parts) > 12
    assert all(parts.values()), parts
    if folder := os.environ.get("DRAKKAR_GALLERY"):
        for name in parts:
            picture = Path(folder) / f"{name}-{size[0]}-{theme}.png"
            viewer.page.locator(f"[data-part={name}]").screenshot(path=picture)
    assert viewer.overlaps("body", whole=True) == []
    viewer.check()


def box(thing: Locator) -> dict[str, float]:
    at = thing.bounding_box()
    assert at is not None
    return {"x": at["x"], "y": at["y"], "w": at["width"], "h": at["height"]}


def inside(thing: Locator, size: tuple[int, int]) -> bool:
    at = box(thing)
    return (
        at["x"] >= 0 and at["y"] >= 0 and at["x"] + at["w"] <= size[0]
        and at["y"] + at["h"] <= size[1]
    )  # fmt: skip


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_verbs_lie_beside_the_thing_and_move_nothing(look: Open, size: tuple[int, int]):
    page = (viewer := look(size, "light")).page
    hand = page.locator("#hand [data-target]")
    hand.first.scroll_into_view_if_needed()
    before = box(hand.nth(1))
    viewer.press(hand.nth(1))
    popover = page.locator(".beside")
    popover.wait_for()
    assert inside(popover, size)
    assert box(hand.nth(1)) == before
    viewer.check(within=".beside")
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.textContent").startswith("Build at once")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    assert page.evaluate("document.activeElement.textContent").startswith("Enlarge")
    page.keyboard.press("Escape")
    assert popover.count() == 0
    assert page.evaluate("document.activeElement.dataset.card") == "house"
    viewer.press(hand.nth(1))
    viewer.press(page.locator("h1"))  # elsewhere
    assert popover.count() == 0


def test_a_card_of_a_fan_stays_under_the_pointer(look: Open):
    """Its face rises, the strip that is pressed does not: no card flees from the pointer."""
    page = look((700 + 100, 800), "light").page
    strips = page.locator("#hand [data-target]")
    strips.first.scroll_into_view_if_needed()
    at = box(strips.nth(2))
    for height in (at["y"] + 3, at["y"] + at["h"] / 2, at["y"] + at["h"] - 3):
        page.mouse.move(at["x"] + at["w"] / 2, height)
        page.mouse.move(at["x"] + at["w"] / 2 + 1, height)
        assert page.locator("#hand .shown").get_attribute("data-card") == "smith"
        assert box(strips.nth(2)) == at


def test_a_card_is_enlarged_by_key_and_by_a_long_press(look: Open):
    page = look(DESKTOP, "light").page
    page.locator("#hand [data-target]").first.focus()
    page.keyboard.press("e")
    dialog = page.locator("dialog[open]")
    dialog.wait_for()
    assert "as long as she lies in your harbour" in dialog.inner_text()
    page.keyboard.press("Escape")
    assert dialog.count() == 0
    assert page.evaluate("document.activeElement.dataset.card") == "ship"

    phone = look(PHONE, "dark").page
    card = phone.locator("#hand [data-target]").first
    card.scroll_into_view_if_needed()
    at = box(card)
    touch = [{"x": at["x"] + 40, "y": at["y"] + 60}]
    fingers = phone.context.new_cdp_session(phone)
    fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": touch})
    phone.locator("dialog[open]").wait_for()
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert inside(phone.locator("dialog[open] .card"), PHONE)
    phone.locator("dialog[open] button").tap()
    assert phone.locator("dialog[open]").count() == 0


SCALE = """() => Number(/scale\\(([\\d.]+)/.exec(
    document.querySelector('#map .sheet').getAttribute('transform'))[1])"""


def test_the_map_is_enlarged_by_wheel_keys_and_buttons(look: Open):
    page = look(DESKTOP, "light").page
    water = page.locator("#map .water")
    water.scroll_into_view_if_needed()
    at = box(water)
    page.mouse.move(at["x"] + 60, at["y"] + 60)
    page.mouse.wheel(0, -400)
    page.wait_for_function(f"({SCALE})() > 2")
    page.mouse.down()
    page.mouse.move(at["x"] + 30, at["y"] + 40, steps=4)
    page.mouse.up()
    assert page.evaluate(SCALE) > 2
    # what gets the focus comes into sight inside of the map
    last = page.locator("#map [data-target]").last
    page.locator("#map [data-target]").first.focus()
    page.keyboard.press("End")
    spot, map_ = box(last), box(water)
    assert map_["x"] <= spot["x"] <= map_["x"] + map_["w"]
    assert map_["y"] <= spot["y"] <= map_["y"] + map_["h"]
    page.keyboard.press("0")
    assert page.evaluate(SCALE) == 1
    page.locator("#map .tools button").first.click()
    assert page.evaluate(SCALE) > 1
    page.mouse.move(at["x"] + 60, at["y"] + 60)
    page.mouse.wheel(0, 4000)
    page.wait_for_function(f"({SCALE})() === 1")


def test_the_map_by_fingers(look: Open):
    page = look(PHONE, "light").page
    water = page.locator("#map .water")
    water.scroll_into_view_if_needed()
    at = box(water)
    x, y = at["x"] + at["w"] / 2, at["y"] + at["h"] * 0.45
    fingers = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        spots = [{"x": a, "y": b, "id": number} for number, (a, b) in enumerate(points)]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": spots})

    touch("touchStart", (x - 20, y), (x + 20, y))
    for apart in (30, 45, 60):
        touch("touchMove", (x - apart, y), (x + apart, y))
    touch("touchEnd")
    page.wait_for_function(f"({SCALE})() > 1.5")
    for _ in range(2):  # twice on empty water
        page.touchscreen.tap(at["x"] + at["w"] / 2, at["y"] + at["h"] - 12)
    page.wait_for_function(f"({SCALE})() === 1")
    assert page.locator(".beside").count() == 0


def test_no_game_is_named():
    names = set(GAMES) | {title for game in GAMES.values() for title in game.title.values()}
    sources = [
        path
        for folder in ("src/kit", "src/gallery")
        for path in (WEB / folder).rglob("*")
        if path.suffix in (".ts", ".svelte")
    ]
    assert len(sources) > 60
    for path in sources:
        text = path.read_text(encoding="utf-8")
        assert not [
            name for name in names if re.search(rf"\b{re.escape(name)}\b", text, re.IGNORECASE)
        ], path
