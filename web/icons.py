"""Draws the icons of the installed page out of public/favicon.svg, in a browser of the tests.

    .venv/bin/python -m web.icons

The results are in git; they change only with the drawing.
"""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import sync_playwright

from docs.small_png import smaller
from tests.browser.chromium import FLAGS, executable

PUBLIC = Path(__file__).resolve().parent / "public"
WOOD = "#3b2415"
ICONS = (
    ("icon-192.png", 192, 6, "transparent"),
    ("icon-512.png", 512, 16, "transparent"),
    ("icon-maskable-512.png", 512, 96, WOOD),  # a device may cut a fifth off all round
)


def main() -> None:
    drawing = (PUBLIC / "favicon.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(args=FLAGS, executable_path=executable())
        for name, size, edge, ground in ICONS:
            page = browser.new_page(viewport={"width": size, "height": size})
            wide = size - 2 * edge
            page.set_content(
                f"<style>html, body {{ margin: 0; background: {ground} }}"
                f"svg {{ position: absolute; left: {edge}px; top: {edge}px; width: {wide}px }}"
                f"</style>{drawing}"
            )
            data = page.screenshot(omit_background=ground == "transparent")
            (PUBLIC / name).write_bytes(smaller(data))
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
