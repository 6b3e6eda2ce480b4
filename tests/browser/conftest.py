"""The page in a real browser, against a real server. The page is built first where it is not."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.chromium import FLAGS, found
from tests.browser.people import DESKTOP, Viewer
from tests.server.harness import Running

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.xdist_group("browser"))  # one browser at a time


@pytest.fixture(scope="session")
def built() -> None:
    """The page as its sources are now; `make test` has built it already."""
    subprocess.run([sys.executable, str(WEB / "tools.py"), "page"], check=True)
    if not (WEB / "node_modules").is_dir():  # a page from elsewhere, without the tools
        subprocess.run([sys.executable, str(WEB / "tools.py"), "npm", "ls"], check=True)


@pytest.fixture(scope="session")
def axe(built: None) -> str:
    return (WEB / "node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    machine = found()
    return {
        **browser_type_launch_args,
        "args": FLAGS,
        **({"executable_path": machine} if machine else {}),
    }


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
    made = Running(
        f"sqlite:///{folder}/tables.db", "--no-limits", "--lan", LAN, log=folder / "log"
    ).start()
    yield made
    made.stop()


Visit = Callable[..., Viewer]
LAN = "127.0.0.2"
"""Stands for the address of this machine on the network."""


@pytest.fixture
def visit(browser: Browser, server: Running, axe: str) -> Iterator[Visit]:
    """A new person with a browser of his own. Whatever the console says must be explained."""
    people: list[Viewer] = []

    def come(size: tuple[int, int] = DESKTOP, lang: str = "en", **more: Any) -> Viewer:
        context = browser.new_context(
            base_url=server.url,
            viewport={"width": size[0], "height": size[1]},
            locale=lang,
            has_touch=size[0] < 500,
            reduced_motion=more.pop("reduced_motion", "reduce"),
            **more,
        )
        context.set_default_timeout(15_000)
        people.append(Viewer(context.new_page(), axe))
        return people[-1]

    yield come
    for one in people:
        one.page.context.close()
    said = [line for one in people for line in one.said]
    assert said == []
