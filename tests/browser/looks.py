"""A picture of every question of a game, at rest and while a move is looked at, for eyes.

The game is played by karl in every seat; each kind of question that the first seat is asked is
shown late in the game, on a desktop and on a phone.

python -m tests.browser.looks --game saga --seed 7 --out DIR     (--tag, --players, --lang, --dark)
"""

from __future__ import annotations

import argparse
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, Error, sync_playwright

import drakkar
from drakkar.bots import BOTS
from drakkar.kernel.value import notation
from tests.browser.chromium import DRAWN, executable
from tests.browser.people import DESKTOP, PHONE, Viewer
from tests.browser.positions import record
from tests.browser.whole import PATH, POINT
from tests.server.harness import running

SIZES = {"desktop": DESKTOP, "phone": PHONE}
NAMES = ("Astrid", "Bjorn", "Dagny", "Egil", "Frida")
READY = "() => window.drakkar?.view?.moves.length"

POINTER = """([x, y]) => {
    const arrow = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    arrow.setAttribute('viewBox', '0 0 24 24');
    arrow.innerHTML = '<path d="M3 1v18l5-4 3 8 3-1-3-8h7z" fill="#fff" stroke="#111"/>';
    const place = {position: 'fixed', left: `${x}px`, top: `${y}px`, width: '24px', zIndex: 9999};
    Object.assign(arrow.style, {...place, pointerEvents: 'none'});
    document.body.append(arrow);
}"""
"""A person sees where the mouse is; a picture of the page does not show it."""

ASKED = """(notation) => {
    const store = window.drakkar;
    const move = store.view.moves.find(each => each.notation === notation);
    return store.pathOf(move)[0].startsWith('answer/')
        && (move.grave || (move.doubtful && !store.view.question.sealed));
}"""
"""Whether the page asks before an answer is given: then its press only shows it."""


def questions(
    game: str, players: int, seed: int, begins: str = "", **options: str
) -> dict[str, tuple[Any, str]]:
    """By kind of question: a late position with a choice in which the first seat is asked, and
    what karl answers there (only answers that begin so)."""
    table = drakkar.new(game, players, seed=seed, options=options)
    karl, rng = BOTS["karl"], Random(seed)
    asked: dict[str, list[tuple[Any, str]]] = {}
    while not table.over:
        seat = table.deciders[0]
        moves = table.moves(seat)
        state = table.guess(seat, rng)
        move = karl.choose(table.game, state, seat, list(moves), rng)
        if seat == 0 and len(moves) > 1 and notation(move).startswith(begins):
            tag = str(table.view(0)["question"][0])
            asked.setdefault(tag, []).append((table.copy(), notation(move)))
        table.play(move, seat)
    # not the very last one, when little is left to choose from
    return {tag: cases[len(cases) * 3 // 4] for tag, cases in asked.items()}


def shoot(browser: Browser, url: str, case: tuple[Any, str], into: str, how: dict[str, Any]) -> str:
    """At rest, and looked at: all but the last press of the move made, the last thing under the
    pointer (a phone has none: its first press is made, if there are more; if not, no picture)."""
    size = how["size"]
    context = browser.new_context(
        base_url=url,
        viewport={"width": SIZES[size][0], "height": SIZES[size][1]},
        locale=how["lang"],
        color_scheme="dark" if how["dark"] else "light",
        reduced_motion="reduce",
        has_touch=size == "phone",
        # as sharp as a phone draws
        device_scale_factor=2 if size == "phone" else 1,
    )
    viewer = Viewer(context.new_page(), "")
    try:
        played = record(case[0])
        played["meta"]["names"] = list(NAMES[: case[0].players])
        viewer.bring(played)
        viewer.my_turn()
        viewer.page.wait_for_function(READY)
        if viewer.page.locator("[data-raise]").count():
            viewer.press("[data-raise]")
        viewer.page.wait_for_selector("[data-coming]", state="detached")
        viewer.page.evaluate("document.fonts.ready.then(() => null)")
        viewer.page.wait_for_timeout(500)
        viewer.page.screenshot(path=f"{into}.png")
        led = viewer.page.evaluate(PATH, case[1])
        path = led[1] if led else []
        for number, name in enumerate(path):
            point = viewer.page.evaluate(POINT, name)
            if isinstance(point, str):
                return f"{name} is {point}"
            last = number == len(path) - 1
            if size == "desktop":
                viewer.page.mouse.move(*point)
                if not last:
                    viewer.page.mouse.click(*point)
            elif not last or (len(path) == 1 and viewer.page.evaluate(ASKED, case[1])):
                viewer.page.touchscreen.tap(*point)
            viewer.page.wait_for_timeout(400)
        # the first preview of a fresh server waits for the process that thinks
        viewer.page.wait_for_timeout(2500)
        if size == "desktop" and path:
            viewer.page.evaluate(POINTER, point)
        looked = Path(f"{into}-looked.png")
        viewer.page.screenshot(path=looked)
        if looked.read_bytes() == Path(f"{into}.png").read_bytes():
            looked.unlink()  # one press makes it
        return "; ".join([f"{case[1]} by {path}", *viewer.said])
    except Error as problem:
        return str(problem).splitlines()[0]
    finally:
        context.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--game", required=True, choices=list(drakkar.GAMES))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--players", type=int)
    parser.add_argument("--option", action="append", default=[], help="NAME=VALUE")
    parser.add_argument("--tag", action="append", help="only these questions")
    parser.add_argument("--move", default="", help="only answers that begin so: build")
    parser.add_argument("--size", action="append", choices=list(SIZES))
    parser.add_argument("--lang", default="en")
    parser.add_argument("--dark", action="store_true")
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    players = given.players or min(3, *[max(drakkar.GAMES[given.game].seats)])
    options = dict(each.split("=", 1) for each in given.option)
    found = questions(given.game, players, given.seed, given.move, **options)
    given.out.mkdir(parents=True, exist_ok=True)
    with (
        TemporaryDirectory() as folder,
        running(f"sqlite:///{folder}/tables.db", "--no-limits") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(args=DRAWN, executable_path=executable())
        for tag, case in found.items():
            if given.tag and tag not in given.tag:
                continue
            for size in given.size or SIZES:
                name = f"{given.game}-{players}p-{tag}-{size}"
                how = {"size": size, "lang": given.lang, "dark": given.dark}
                print(
                    name, shoot(browser, server.url, case, str(given.out / name), how), flush=True
                )
        browser.close()


if __name__ == "__main__":
    main()
