"""The page in a real browser, against a real server. The page is built first where it is not.

Each worker has one browser and one server; each person a browser context of his own."""

from __future__ import annotations

import fcntl
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.chromium import FLAGS, executable
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
    return {**browser_type_launch_args, "args": FLAGS, "executable_path": executable()}


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


@pytest.fixture
def visit(browser: Browser, server: Running, axe: str) -> Iterator[Visit]:
    """A new person with a browser of his own. Whatever the console says must be explained."""
    people: list[Viewer] = []

    def come(size: tuple[int, int] = DESKTOP, lang: str = "en", **more: Any) -> Viewer:
        context = browser.new_context(
            base_url=more.pop("base_url", server.url),
            viewport={"width": size[0], "height": size[1]},
            locale=lang,
            has_touch=size[0] < 500,
            is_mobile=size[0] < 500,
            reduced_motion=more.pop("reduced_motion", "reduce"),
            # it would keep the whole frame for each of a hundred people; test_offline.py has it
            service_workers=more.pop("service_workers", "block"),
            **more,
        )
        context.set_default_timeout(90_000)  # on a machine that does other things too
        people.append(Viewer(context.new_page(), axe))
        return people[-1]

    yield come
    for viewer in people:
        viewer.page.context.close()
    said = [line for viewer in people for line in viewer.said]
    assert said == []
