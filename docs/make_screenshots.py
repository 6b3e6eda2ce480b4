"""Make the screenshots of the documentation: ``python docs/make_screenshots.py``.

Starts a server with an empty database, plays there as karl would, and looks at it in a browser.
With a folder as argument the pictures go there, and more of them: both lights, all boards.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Browser, BrowserContext, sync_playwright  # noqa: E402

from docs.small_png import smaller  # noqa: E402
from tests.browser.chromium import DRAWN, on_this_machine  # noqa: E402
from tests.browser.people import PHONE, Viewer  # noqa: E402
from tests.server.harness import Running, running  # noqa: E402

IMG = ROOT / "docs" / "img"
DESKTOP = (1280, 760)
ANSWERS = 69
"""How far the game on the pictures has come."""

NEW = """([game, levels, seed]) => fetch('/api/tables', {
    method: 'POST', headers: {'Content-Type': 'application/json'},
    body: JSON.stringify({game, seed, seats: [
        {kind: 'me', name: 'Astrid'}, ...levels.map(level => ({kind: 'bot', level}))]}),
}).then(answer => answer.json())"""
ANSWER = """async table => {
    const post = (path, body) => fetch(`/api/tables/${table}/${path}`, {
        method: 'POST', headers: {'Content-Type': 'application/json'}, body: JSON.stringify(body),
    }).then(answer => answer.json());
    const view = await fetch(`/api/tables/${table}`).then(answer => answer.json());
    if (view.status !== 'playing' || !view.act.length) return view.status;
    const hint = await post('hint', {level: 3, seat: view.seat});
    const move = (hint.moves?.[0] ?? view.moves[0]).move;
    await post('moves', {
        expected_seq: view.expected_seq, key: crypto.randomUUID(), seat: view.seat, move});
    return view.question?.tag ?? '';
}"""


class Photographer:
    def __init__(self, browser: Browser, server: Running, target: Path) -> None:
        self.browser, self.server, self.target = browser, server, target
        self.first = self.context(DESKTOP)

    def context(self, size: tuple[int, int], scheme: str = "light", lang: str = "en") -> Any:
        context: BrowserContext = self.browser.new_context(
            base_url=self.server.url,
            viewport={"width": size[0], "height": size[1]},
            locale=lang,
            color_scheme=scheme,  # type: ignore[arg-type]
            reduced_motion="reduce",
            has_touch=size == PHONE,
        )
        if hasattr(self, "first"):  # the same person, with another device's settings
            context.add_cookies(self.first.cookies())
        return context

    def play(self, game: str, levels: list[str], seed: int, answers: int, until: str = "") -> str:
        """A table where that many questions were answered, and the given one is asked."""
        page = self.first.new_page()
        page.goto("/")
        table: str = page.evaluate(NEW, [game, levels, seed])["table"]
        self.go_on(table, answers, until)
        page.close()
        return table

    def go_on(self, table: str, answers: int, until: str = "") -> None:
        page = self.first.new_page()
        page.goto("/")
        done = 0
        for _ in range(40 * answers):
            view = page.evaluate(f"fetch('/api/tables/{table}').then(answer => answer.json())")
            asked = (view["question"] or {}).get("tag", "")
            if view["status"] != "playing":
                break
            if not view["act"]:
                page.wait_for_timeout(50)
                continue
            if done >= answers and until in ("", asked):
                break
            page.evaluate(ANSWER, table)
            done += 1
        page.close()

    def holds(self, table: str, kinds: tuple[str, ...]) -> bool:
        """Whether there is a card of these kinds in hand."""
        page = self.first.new_page()
        page.goto("/")
        view = page.evaluate(f"fetch('/api/tables/{table}').then(answer => answer.json())")
        page.close()
        hand: list[str] = view["board"]["villages"][view["seat"]]["hand"]
        return any(card.startswith(kinds) for card in hand)

    def shoot(
        self,
        name: str,
        path: str,
        size: tuple[int, int],
        scheme: str = "light",
        lang: str = "en",
        press: str = "",
    ) -> None:
        context = self.context(size, scheme, lang)
        viewer = Viewer(context.new_page(), "")
        viewer.page.goto(path)
        viewer.page.wait_for_selector(".frame, .game")
        if path.startswith("/t/"):
            viewer.my_turn()
            for close in viewer.page.locator(".recap button[aria-label]").all()[:1]:
                close.click()
        if press:
            viewer.page.locator(press).first.click()
        viewer.page.evaluate("document.fonts.ready")
        viewer.page.wait_for_timeout(600)
        (self.target / f"{name}.png").write_bytes(smaller(viewer.page.screenshot()))
        context.close()
        assert viewer.said == [], viewer.said


def main() -> None:
    target = Path(sys.argv[1]) if sys.argv[1:] else IMG
    target.mkdir(parents=True, exist_ok=True)
    machine = on_this_machine()
    with (
        tempfile.TemporaryDirectory() as folder,
        running(f"sqlite:///{folder}/tables.db", "--no-limits") as server,
        sync_playwright() as playwright,
    ):
        options: dict[str, Any] = {"executable_path": machine} if machine else {}
        browser = playwright.chromium.launch(args=DRAWN, **options)
        camera = Photographer(browser, server, target)
        table = camera.play("vikings", ["karl"], 5, ANSWERS, until="buylot")
        camera.play("shipwrights", ["karl"], 3, 6)
        camera.play("tinyepic", ["karl", "karl"], 3, 6)
        camera.shoot("home", "/", DESKTOP)
        camera.shoot("vikings-table", f"/t/{table}", DESKTOP)
        camera.shoot("vikings-phone", f"/t/{table}", PHONE)
        shipyard(camera)
        feast = camera.play("odin", ["karl", "karl"], 22, 110, until="turn")
        camera.shoot("odin-table", f"/t/{feast}", (1280, 800))
        camera.shoot("odin-phone", f"/t/{feast}", PHONE)
        sea = camera.play("tinyepic", ["karl", "karl", "karl"], 3, 34, until="choosecourse")
        camera.shoot("tinyepic-table", f"/t/{sea}", (1280, 800))
        camera.shoot("tinyepic-phone", f"/t/{sea}", PHONE)
        path = camera.play("saga", ["karl", "karl"], 5, 58, until="playcard")
        camera.shoot("saga-table", f"/t/{path}", (1280, 800))
        camera.shoot("saga-phone", f"/t/{path}", PHONE)
        if sys.argv[1:]:
            extra(camera, table)
        camera.go_on(table, 400)
        camera.shoot("vikings-result", f"/t/{table}", DESKTOP)
        browser.close()


def shipyard(camera: Photographer) -> None:
    """A yard in its third round, with a ship of the hand opened."""
    yard = camera.play("shipwrights", ["karl", "karl"], 1, 62, until="act")
    while not camera.holds(yard, ("ship_", "bld_")):
        camera.go_on(yard, 1, until="act")
    press = "[data-at^='hand/ship_'], [data-at^='hand/bld_']"
    camera.shoot("shipwrights-table", f"/t/{yard}", (1280, 800), press=press)
    camera.shoot("shipwrights-phone", f"/t/{yard}", PHONE)


def extra(camera: Photographer, table: str) -> None:
    """What is looked at after a change of the drawings."""
    camera.shoot("home-phone", "/", PHONE, "dark", "fr")
    camera.shoot("vikings-table-dark", f"/t/{table}", DESKTOP, "dark", "fr")
    camera.shoot("vikings-phone-dark", f"/t/{table}", PHONE, "dark", "fr")
    camera.go_on(table, 1, until="laytile")
    camera.shoot("vikings-laying", f"/t/{table}", DESKTOP)
    camera.shoot("vikings-laying-phone", f"/t/{table}", PHONE)
    sea = camera.play("tinyepic", ["karl"], 3, 14)
    camera.shoot("tinyepic-early", f"/t/{sea}", DESKTOP)
    camera.shoot("tinyepic-early-phone", f"/t/{sea}", PHONE, "dark", "fr")


if __name__ == "__main__":
    main()
