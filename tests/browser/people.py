"""Somebody in front of a browser: what he does at a table, in words."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

if TYPE_CHECKING:
    from playwright.sync_api import ConsoleMessage, Error, Locator, Page

DESKTOP = (1280, 800)
PHONE = (390, 844)
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

OF_ITSELF = ("Failed to load resource", "WebSocket connection to")
"""What a browser says of a lost network or a 4xx, whatever the page makes of it."""

BLOCKED = "Service Worker registration blocked by Playwright"
"""What the browser says where a person is to have none (`visit`)."""

WAITING = """() => document.querySelector('.curtain [data-raise]')
    || !document.querySelector('[data-moving]') && (document.querySelector('.prompt.mine')
        || document.querySelector('.frame')?.dataset.status === 'over')"""

ASKED_OR = """([name, before]) => document.querySelector('.ask') ? 'ask'
    : Number(document.querySelector('.frame').dataset[name]) > before ? 'done' : ''"""

PAST = """([name, before]) => Number(document.querySelector('.frame').dataset[name]) > before"""

STRETCH = """() => {
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const old = [];
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
        if (node.parentElement.closest('svg, script, style')) continue;
        old.push([node, node.nodeValue]);
        node.nodeValue = node.nodeValue.replace(/[aeiouyàâéèêëîïôöùûü]/giu, '$&$&');
    }
    const wide = innerWidth;
    const places = 'html, main, aside, nav, section, dialog, dialog .body, .places, .prompt-place';
    const seen = [...document.querySelectorAll(places)].filter(one => one.clientWidth
        && one.scrollWidth > one.clientWidth + 1
        && (one.matches('html') || /auto|scroll/.test(getComputedStyle(one).overflowX)));
    const inside = (one) => one.getBoundingClientRect().right <= wide + 1;
    const scrolls = (one) => {
        for (let up = one.parentElement; up; up = up.parentElement) {
            if (up.matches('dialog, .unseen, svg')) return !up.matches('dialog');
            const how = getComputedStyle(up).overflowX;
            if (how === 'hidden' || how === 'clip') {
                if (inside(up) && !up.matches('.frame')) return true;
            } else if (how !== 'visible' && !seen.includes(up)
                && up.scrollWidth > up.clientWidth + 1) return true;
        }
        return false;
    };
    const beyond = [...document.querySelectorAll('body *')].filter(one => {
        const box = one.getBoundingClientRect();
        return box.width && box.height && box.right > wide + 1
            && !one.closest('.unseen') && !scrolls(one);
    });
    const culprit = (one) => {
        const edge = one.getBoundingClientRect().left + one.clientLeft + one.clientWidth;
        return [...one.querySelectorAll('*')].find(each =>
            each.getBoundingClientRect().right > edge + 1 && !each.closest('.unseen')) ?? one;
    };
    const told = [...seen.map(culprit), ...beyond].map(one => one.outerHTML.slice(0, 160));
    for (const [node, text] of old) node.nodeValue = text;
    return told;
}"""
"""Every word gets longer by its vowels; then what is wider than the screen, or than its place."""


OVERLAPS = Path(__file__).with_name("overlaps.js").read_text(encoding="utf-8")
"""Which texts are written over others."""


class Viewer:
    def __init__(self, page: Page, axe: str) -> None:
        self.page, self._axe = page, axe
        self.said: list[str] = []
        """What the console said: errors, warnings, anything about the content policy."""
        page.on("console", self._heard)
        page.on("pageerror", self._failed)
        size = page.viewport_size
        self.narrow = size is not None and size["width"] <= 760

    def _heard(self, message: ConsoleMessage) -> None:
        if message.text == BLOCKED:
            return
        if message.type in ("error", "warning") or "Content Security Policy" in message.text:
            self.said.append(f"{message.type}: {message.text}")

    def _failed(self, error: Error) -> None:
        self.said.append(f"error: {error}")

    def deaf(self) -> None:
        """Somebody else has the page from now on."""
        self.page.remove_listener("console", self._heard)
        self.page.remove_listener("pageerror", self._failed)

    def forgive(self) -> None:
        """A network that was lost on purpose: what the browser says of it by itself is no fault."""
        self.said = [line for line in self.said if not any(phrase in line for phrase in OF_ITSELF)]

    def prefer(self, name: str, value: str) -> None:
        """A preference of this browser, from the next page on."""
        text = json.dumps(json.dumps(value))
        self.page.add_init_script(f"localStorage.setItem('drakkar.{name}', {text})")

    def press(self, what: Locator | str) -> None:
        """By finger on a phone, by mouse elsewhere."""
        elements = self.page.locator(what) if isinstance(what, str) else what
        if self.narrow:
            elements.tap()
        else:
            elements.click()

    # ---- home ----------------------------------------------------------------------------------

    def home(self) -> None:
        self.page.goto("/")
        self.page.wait_for_selector(".game")

    def lobby(self, game: str, *others: str, **options: str) -> None:
        """The form of a new table, filled in; ``others``: "bot:thrall", "here", "friend"."""
        self.home()
        self.press(f"[data-game={game}]")
        self.press(self.page.locator(".count button", has_text=str(len(others) + 1)))
        for number, kind in enumerate(others, start=1):
            self.page.locator(".new ol select").nth(number).select_option(kind)
        if options:
            self.press(self.page.locator(".new summary").first)
        for name, value in options.items():
            self.page.locator(f"[data-option={name}]").select_option(value)

    def start(self, game: str, *others: str, **options: str) -> None:
        """A new table of mine, by the form."""
        self.lobby(game, *others, **options)
        self.press(".start")
        self.page.wait_for_selector(".frame")

    def sit(self, game: str, *others: str, seed: int = 1, **options: str) -> None:
        """The same without the form, which takes as long as five moves. Who invites friends needs
        the form: it keeps the links."""
        seats: list[dict[str, str]] = [{"kind": "me"}]
        for other in others:
            kind, _, level = other.partition(":")
            seats.append({"kind": kind, "level": level} if level else {"kind": kind})
        wish = {"game": game, "seats": seats, "options": options, "seed": seed}
        self._open("/api/tables", wish)

    def bring(self, record: dict[str, Any]) -> None:
        """A table of mine in the position of a record, see `positions`."""
        self._open("/api/records", record)

    def _open(self, path: str, wish: dict[str, Any]) -> None:
        answer = self.page.request.post(path, data=wish, headers={"X-Drakkar": "1"})
        assert answer.status == 201, answer.text()
        self.page.goto(answer.json()["url"])
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
        """A tab by its name: where a board has parts of its own, some are behind a door."""
        if self.narrow:
            tab = self.page.locator(f".tabbar [data-tab={name}]")
            if name == "board" and not tab.count():
                tab = self.page.locator(".tabbar [data-scene]").first
            elif not tab.count():
                self.press(".tabbar [data-tab=more]")
            self.press(tab)
        elif name == "board":
            if self.page.locator("#panel").count():
                self.press("#panel > header button")
        elif name != "others":
            self.press(f"#tab-{name}[aria-expanded=false]")
            self.page.wait_for_selector("#panel")

    def tool(self, name: str) -> None:
        """What the top bar opens: rules, invite, help. On a phone it is behind the menu."""
        number = ["rules", "invite", "help"].index(name)
        if self.narrow:
            self.press("[data-menu]")
        self.press(
            self.page.locator(".menu > .button" if self.narrow else ".bar .tool").nth(number)
        )

    def beside(self, tool: str) -> None:
        """A tool of the prompt; on a phone it may be behind a door."""
        wanted = self.page.locator(f".prompt .tools [data-tool={tool}]")
        if not wanted.count():
            self.press("[data-more]")
            wanted = self.page.locator(f"[popover] [data-tool={tool}]")
        self.press(wanted)

    def recap(self) -> None:
        """Opens what the others did."""
        self.page.wait_for_selector("[data-recap]")
        if self.narrow:
            self.beside("recap-n")
        else:
            self.press("[data-recap]")
        self.page.wait_for_selector(".recap")

    def listed(self) -> Locator:
        """The moves in words; on a wide screen the list lies over the right side until closed."""
        if not self.page.locator("div.moves").count():
            self.tab("moves")
        self.moves.first.wait_for()
        return self.moves

    def my_turn(self) -> None:
        """Waits until there is something to do, or the game is over, and nothing moves any more."""
        self.page.wait_for_function(WAITING)

    def answer(self, number: int = 0) -> str:
        """Plays a move of the list. Returns its notation."""
        self.listed()
        chosen = self.moves.nth(number % self.moves.count())
        notation = chosen.get_attribute("data-move") or ""
        folded = self.page.locator(".moves details:not([open])", has=chosen)
        if folded.count():  # a long list shows its first group only
            self.press(folded.locator("summary"))
        before = self.answered
        # as a person does, who sees what the prompt at the foot of a phone covers
        chosen.evaluate("one => one.scrollIntoView({block: 'center'})")
        self.press(chosen)
        self.saved(before)
        return notation

    @property
    def answered(self) -> int:
        """How many answers the server has acknowledged; others may move meanwhile."""
        return int(self.page.locator(".frame").get_attribute("data-answered") or 0)

    def saved(self, before: int) -> None:
        """Says yes where the page asks, and waits until the answer is acknowledged."""
        self._done("answered", before)

    def settle(self, before: int) -> None:
        """Says yes where the page asks, and waits until the table has gone on."""
        self._done("seq", before)

    def went_on(self, before: int) -> None:
        self.page.wait_for_function(PAST, arg=["seq", before])

    def _done(self, name: str, before: int, yes: str = "") -> None:
        answer = self.page.wait_for_function(ASKED_OR, arg=[name, before]).json_value()
        if answer == "ask":
            if yes:
                self.page.wait_for_function("() => document.activeElement?.closest('.ask')")
                self.page.keyboard.press(yes)
            else:
                self.press(".ask .primary")
            self.page.wait_for_function(PAST, arg=[name, before])

    def settle_by_keys(self, before: int) -> None:
        """The same for somebody without a mouse: the question has the focus."""
        self._done("answered", before, "Enter")

    # ---- looking -------------------------------------------------------------------------------

    def check(self, *, within: str = "", themes: bool = False, tidy: bool = True) -> None:
        """No fault that axe-core finds, and tidy. It takes as long as three moves: once for a
        screen and a size is enough.

        ``within``: only this part is new. ``themes``: the same in the other light, where only
        colours can be at fault. ``tidy``: false where another part than the new one is not."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(self._axe)
        self._axed({"runOnly": TAGS}, within)
        if themes:
            dark = self.page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches")
            self._light("light" if dark else "dark")
            self._axed({"runOnly": {"type": "rule", "values": ["color-contrast"]}}, within)
            self._light("dark" if dark else "light")
        if tidy:
            self.tidy()

    def _light(self, scheme: Literal["light", "dark"]) -> None:
        """Past the page's own method, which would count as something that lasts (`inn`)."""
        type(self.page).emulate_media(self.page, color_scheme=scheme)

    def tidy(self) -> None:
        """Nothing wider than the screen, no missing word."""
        wide: list[str] = self.page.evaluate(STRETCH)
        assert not wide, "\n".join(["wider than its place:", *wide])
        text = self.page.inner_text("body")
        assert "⟨" not in text

    def overlaps(self, within: str, *, whole: bool = False) -> list[str]:
        """Texts over other texts in these parts; ``whole``: also beyond the screen."""
        each = "parts.flatMap(part => overlaps(part, whole))"
        script = f"(parts, whole) => {{ {OVERLAPS} return {each}; }}"
        texts: list[str] = self.page.locator(within).evaluate_all(script, whole)
        return texts

    def _axed(self, how: dict[str, Any], within: str) -> None:
        how |= {"resultTypes": ["violations"], "selectors": False, "elementRef": False}
        violations: Any = self.page.evaluate(
            "([how, within]) => axe.run(within || document, how).then(r => r.violations)",
            [how, within],
        )
        reports = [
            f"{violation['id']}: {violation['help']}: {violation['nodes'][0]['html'][:160]}"
            for violation in violations
        ]
        assert not reports, "\n".join(reports)
