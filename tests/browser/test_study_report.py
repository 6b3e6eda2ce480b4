"""The page of a study, opened from the disk without a network: both languages, both lights."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from drakkar.arena.match import Match
from drakkar.arena.study.run import Study, run

VIOLATIONS = """async () => (await axe.run(document, {runOnly: ["wcag2a", "wcag2aa"]}))
    .violations.map((fault) => `${fault.id}: ${fault.nodes[0].html}`)"""


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("study") / "out"
    return run(Study(Match("vikings", 2, ("thrall", "thrall"), games=40), str(out)), "en").report


@pytest.mark.parametrize(("width", "light"), [(1280, "light"), (390, "dark")])
def test_the_report_opens_without_a_network(
    browser: Browser, axe: str, report: Path, width: int, light: str
) -> None:
    context = browser.new_context(
        viewport={"width": width, "height": 900},
        color_scheme="dark" if light == "dark" else "light",
        offline=True,
    )
    page = context.new_page()
    faults: list[str] = []
    page.on("console", lambda said: faults.append(said.text) if said.type != "log" else None)
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.goto(report.as_uri())
    page.locator("#sources-en svg").wait_for()
    assert page.locator("html").get_attribute("data-light") == light
    page.get_by_role("button", name="FR").click()
    page.locator("#sources-fr svg").get_by_text("Place 1").first.wait_for()
    assert page.locator("main:visible").get_attribute("lang") == "fr"
    assert page.title() == "Vikings\u00a0: ce que disent les parties"
    page.evaluate(axe)
    assert page.evaluate(VIOLATIONS) == []
    page.get_by_role("button", name="Clair ou sombre").click()
    assert page.locator("html").get_attribute("data-light") != light
    assert page.evaluate("document.documentElement.scrollWidth") == width
    assert faults == []
    context.close()
