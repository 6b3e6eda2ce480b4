"""The page in a real browser, against a real server. The page is built first where it is not.

Each worker has one browser and one server; each person a browser context that nobody else has."""

from __future__ import annotations

import fcntl
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.chromium import FLAGS, UNDRAWN, executable
from tests.browser.inn import Inn, Room
from tests.browser.people import DESKTOP, Viewer
from tests.server.harness import Running

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web"


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> None:
    """The page as its sources are now; `make test` has built it already. One worker at a time."""
    with (tmp_path_factory.getbasetemp().parent / "drakkar-page.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        subprocess.run([sys.executable, str(WEB / "tools.py"), "page"], check=True)
        if not (WEB / "node_modules").is_dir():  # a page from elsewhere, without the tools
            subprocess.run([sys.executable, str(WEB / "tools.py"), "npm", "ls"], check=True)


@pytest.fixture(scope="session")
def axe(built: None) -> str:
    return (WEB / "node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    flags = FLAGS if "DRAKKAR_GALLERY" in os.environ else UNDRAWN
    return {**browser_type_launch_args, "args": flags, "executable_path": executable()}


@pytest.fixture(scope="package")
def browser(browser_type_launch_args: dict[str, Any]) -> Iterator[Browser]:
    """Ends with these tests, unlike the plugin's: its loop disturbs tests with their own."""
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(**browser_type_launch_args)
        yield started
        started.close()


@pytest.fixture(scope="session")
def server(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("browser")
    server = Running(
        f"sqlite:///{folder}/tables.db", "--no-limits", "--lan", LAN, log=folder / "log"
    ).start()
    yield server
    server.stop()


Visit = Callable[..., Viewer]
LAN = "127.0.0.2"
"""Stands for the address of this machine on the network."""


@pytest.fixture(scope="package")
def inn(browser: Browser) -> Inn:
    return Inn(browser)


@pytest.fixture
def visit(inn: Inn, server: Running, axe: str) -> Iterator[Visit]:
    """A new person with a browser of his own. Whatever the console says must be explained.
    ``fresh``: nothing of the page is in its cache yet. ``sound``: it can make noises."""
    rooms: list[Room] = []

    def come(
        size: tuple[int, int] = DESKTOP, lang: str = "en", *, fresh: bool = False, **more: Any
    ) -> Viewer:
        rooms.append(inn.room(server.url, size, lang, fresh, more))
        return rooms[-1].take(axe)

    yield come
    for room in rooms:
        inn.leave(room)
    said = [line for room in rooms for line in room.viewer.said]
    assert said == []
