"""Somebody in front of a browser: what he does at a table, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import ConsoleMessage, Locator, Page

DESKTOP = (1280, 800)
PHONE = (390, 844)
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


class Viewer:
    def __init__(self, page: Page, axe: str) -> None:
        self.page, self._axe = page, axe
        self.said: list[str] = []
        """What the console said: errors, warnings, anything about the content policy."""
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self.said.append(f"error: {error}"))
        size = page.viewport_size
        self.narrow = size is not None and size["width"] <= 760

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") or "Content Security Policy" in message.text:
            self.said.append(f"{message.type}: {message.text}")

    # ---- home ----------------------------------------------------------------------------------

    def home(self) -> None:
        self.page.goto("/")
        self.page.wait_for_selector(".game")

    def start(self, game: str, *others: str, **options: str) -> None:
        """A new table of mine; ``others``: "bot:thrall", "here", "friend"."""
        self.home()
        self.page.click(f"[data-game={game}]")
        seats = len(others) + 1
        self.page.locator(".count button", has_text=str(seats)).click()
        for number, kind in enumerate(others, start=1):
            self.page.locator(".new select").nth(number).select_option(kind)
        if options:
            self.page.locator(".new summary").first.click()
        for name, value in options.items():
            self.page.locator(f"[data-option={name}]").select_option(value)
        self.page.click(".start")
        self.page.wait_for_selector(".frame")

    # ---- at the table --------------------------------------------------------------------------

    @property
    def seq(self) -> int:
        return int(self.page.locator(".frame").get_attribute("data-seq") or 0)

    @property
    def over(self) -> bool:
        return self.page.locator(".frame").get_attribute("data-status") == "over"

    @property
    def prompt(self) -> str:
        return self.page.locator("[data-prompt]").inner_text().strip()

    @property
    def moves(self) -> Locator:
        return self.page.locator(".moves [data-move]")

    def tab(self, name: str) -> None:
        """A tab by its place in the bar: the words differ by language."""
        order = ["board", "moves", "others", "log", "score"]
        if self.narrow:
            self.page.locator(".tabbar button").nth(order.index(name)).click()
        elif name in ("moves", "log", "score"):
            self.page.click(f"#tab-{name}")

    def my_turn(self) -> None:
        """Waits until there is something to do, or the game is over."""
        self.page.wait_for_function(
            """() => document.querySelector('.curtain [data-raise]')
                || document.querySelector('.prompt.mine')
                || document.querySelector('.frame')?.dataset.status === 'over'"""
        )

    def answer(self, number: int = 0) -> str:
        """Plays a move of the list. Returns its notation."""
        self.tab("moves")
        self.moves.first.wait_for()
        chosen = self.moves.nth(number % self.moves.count())
        notation = chosen.get_attribute("data-move") or ""
        before = self.answered
        chosen.click()
        self.saved(before)
        return notation

    @property
    def answered(self) -> int:
        """How many answers the server has acknowledged; others may move meanwhile."""
        return int(self.page.locator(".frame").get_attribute("data-answered") or 0)

    def saved(self, before: int) -> None:
        """Says yes where the page asks, and waits until the answer is acknowledged."""
        self.page.wait_for_function(
            """before => document.querySelector('.ask')
                || Number(document.querySelector('.frame').dataset.answered) > before""",
            arg=before,
        )
        if self.page.locator(".ask").count():
            self.page.click(".ask .primary")
            self.page.wait_for_function(
                "before => Number(document.querySelector('.frame').dataset.answered) > before",
                arg=before,
            )

    def settle(self, before: int) -> None:
        """Says yes where the page asks, and waits until the table has gone on."""
        self.page.wait_for_function(
            """before => document.querySelector('.ask')
                || Number(document.querySelector('.frame').dataset.seq) > before""",
            arg=before,
        )
        if self.page.locator(".ask").count():
            self.page.click(".ask .primary")
            self.went_on(before)

    def went_on(self, before: int) -> None:
        self.page.wait_for_function(
            "before => Number(document.querySelector('.frame').dataset.seq) > before", arg=before
        )

    # ---- looking -------------------------------------------------------------------------------

    def check(self) -> None:
        """No fault that axe-core finds, nothing wider than the screen, no missing word."""
        self.page.evaluate(self._axe)
        found: Any = self.page.evaluate(
            "tags => axe.run(document, {runOnly: tags}).then(r => r.violations)", TAGS
        )
        told = [f"{one['id']}: {one['help']}: {one['nodes'][0]['html'][:160]}" for one in found]
        assert not told, "\n".join(told)
        wider = "document.documentElement.scrollWidth - window.innerWidth"
        assert self.page.evaluate(wider) <= 0
        text = self.page.inner_text("body")
        assert "⟨" not in text
