"""Whole games from the board alone: by mouse, by finger or by keys, never by the list of moves.

Every answer is one of the legal moves, drawn by lot; the things that the board names for it are
pressed where they are seen (or reached by Tab and arrows), and exactly that move must be made.

python -m tests.browser.whole --game saga --by finger        (`make soak`: every game, every way)
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Error, sync_playwright

import drakkar
from tests.browser.chromium import FLAGS, executable
from tests.browser.people import DESKTOP, PHONE, Viewer
from tests.browser.test_games import finished
from tests.server.harness import running

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
WAYS = ("mouse", "finger", "keys")
SIZES = {"desktop": DESKTOP, "phone": PHONE}
AXED = 40
"""Answers between two looks of axe-core at the whole page."""
STEPS = 250
"""Keys to a thing: more is as good as never."""
RARELY = 0.1
"""How often what gives up much may be drawn, where there is something else."""

PATH = """(notation) => {
    const store = window.drakkar;
    if (!Object.hasOwn(store, 'choose')) {
        const choose = store.choose.bind(store);
        store.choose = (move, sure) => {
            store.lastChosen ??= JSON.stringify(Array.isArray(move) ? move : move.move);
            return choose(move, sure);
        };
    }
    const move = store.view.moves.find(each => each.notation === notation);
    if (!move) return null;
    store.lastChosen = null;
    return [JSON.stringify(move.move), store.pathOf(move)];
}"""

CHOSEN = "() => window.drakkar.lastChosen !== null"
"""Whether what was pressed since the last path has chosen a move."""

POINT = """(name) => {
    const shown = [...document.querySelectorAll(`[data-at=${JSON.stringify(name)}]`)]
        .filter(thing => thing.getClientRects().length);
    for (const scroll of [false, true])
        for (const thing of shown) {
            if (scroll) thing.scrollIntoView({block: 'center', inline: 'center'});
            const box = thing.getBoundingClientRect();
            for (const [across, down] of [[5, 5], [5, 3], [5, 7], [3, 5], [7, 5], [2, 2], [8, 2],
                [2, 8], [8, 8], [5, 1], [5, 9], [1, 5], [9, 5]]) {
                const x = box.left + box.width * across / 10;
                const y = box.top + box.height * down / 10;
                const hit = document.elementFromPoint(x, y)?.closest('[data-at], [data-move]');
                if (hit && (hit === thing || hit.dataset.at === name)) return [x, y];
            }
        }
    return shown.length ? 'covered' : 'not there';
}"""
"""Where a person would press it: on the screen, and nothing lies over it."""

KEYS = """(name) => {
    const wanted = [...document.querySelectorAll(`[data-at=${JSON.stringify(name)}]`)]
        .filter(thing => thing.getClientRects().length);
    const at = document.activeElement;
    if (!wanted.length) return ['', []];
    if (wanted.includes(at)) return ['', ['Enter']];
    if (wanted.some(thing => thing.tabIndex >= 0 && !thing.disabled)) return ['', ['Tab']];
    // it lies in a group with one stop: arrows lead from there
    let room = wanted[0].parentElement;
    while (room && !room.querySelector('[tabindex="0"]')) room = room.parentElement;
    if (!room?.contains(at) || at.tabIndex < 0) return ['', ['Tab']];
    const middle = (thing) => {
        const box = thing.getBoundingClientRect();
        return [box.left + box.width / 2, box.top + box.height / 2];
    };
    const [x, y] = middle(at);
    const [[right, down]] = wanted.map(middle).map(([a, b]) => [a - x, b - y])
        .sort((a, b) => Math.hypot(...a) - Math.hypot(...b));
    const ways = Object.entries(
        {ArrowRight: right, ArrowLeft: -right, ArrowDown: down, ArrowUp: -down})
        .sort(([, a], [, b]) => b - a).map(([key]) => key);
    return [`${at.dataset.at} ${[...room.querySelectorAll('*')].indexOf(at)}`, ways];
}"""
"""Where the focus is, and the keys that may bring it to the thing, the likeliest first."""


class Stuck(AssertionError):
    """A thing on the way to a legal move that cannot be pressed."""


def press(viewer: Viewer, name: str, by: str) -> None:
    if by == "keys":
        reach(viewer, name)
        viewer.page.keyboard.press("Enter")
        return
    for _ in range(40):  # what was fetched or moves comes to rest
        point = viewer.page.evaluate(POINT, name)
        if not isinstance(point, str):
            break
        viewer.page.wait_for_timeout(50)
    else:
        raise Stuck(f"{name} is {point}")
    if by == "finger":
        viewer.page.touchscreen.tap(*point)
    else:
        viewer.page.mouse.click(*point)


def reach(viewer: Viewer, name: str) -> None:
    """As somebody who sees where he goes and remembers where a key has led him."""
    known: dict[str, dict[str, str]] = {}
    missing, last = 0, ("", "")
    for _ in range(STEPS):
        here, ways = viewer.page.evaluate(KEYS, name)
        if ways == ["Enter"]:
            return
        if not ways:
            missing += 1
            if missing > 40:
                raise Stuck(f"{name} is not there")
            viewer.page.wait_for_timeout(50)
            continue
        if last[0]:
            known[last[0]][last[1]] = here
        known.setdefault(here, dict.fromkeys(ways, ""))
        key = next((way for way in ways if not known[here].get(way)), None) or back(known, here)
        last = (here, key) if here else ("", "")
        viewer.page.keyboard.press(key)
    raise Stuck(f"{name} is out of reach of Tab and arrows")


def back(known: dict[str, dict[str, str]], here: str) -> str:
    """The first key of the shortest way to a place from which not every key was tried."""
    queue, seen = [(place, key) for key, place in known[here].items()], {here}
    for place, first in queue:
        if "" in known.get(place, {"": ""}).values():
            return first
        if place not in seen:
            seen.add(place)
            queue += [(further, first) for further in known[place].values()]
    return "Tab"


def answer(viewer: Viewer, by: str, rng: Random) -> str:
    """One legal move, kinds drawn before moves. Returns its tag."""
    moves: list[Any] = viewer.page.evaluate(
        "() => window.drakkar.view.moves"
        ".map(({notation, move, grave}) => [notation, move[0], grave])"
    )
    # to pass by lot would end most games before anything is seen of them
    bold = [each for each in moves if not each[2]]
    if bold and rng.random() > RARELY:
        moves = bold
    tag = rng.choice(sorted({tag for _, tag, _ in moves}))
    notation = rng.choice([each for each, its, _ in moves if its == tag])
    before = viewer.answered
    led = viewer.page.evaluate(PATH, notation)
    if led is None:  # the last press stood for two answers, and the second has just been given
        return ""
    move, path = led
    if not path:
        raise Stuck(f"{notation} has no path")
    try:
        for name in path:
            press(viewer, name, by)
        # while others were answering, one press may have become two: a person presses again
        if not viewer.page.evaluate(CHOSEN):
            _, longer = viewer.page.evaluate(PATH, notation) or ("", path)
            if longer and longer != path:
                press(viewer, longer[-1], by)
        if by == "keys":
            viewer.settle_by_keys(before)
        else:
            viewer.saved(before)
    except (Stuck, Error) as problem:
        raise Stuck(f"{notation}: {problem}; the way was {path}") from None
    made = viewer.page.evaluate("() => window.drakkar.lastChosen")
    if made is not None and made != move:
        raise Stuck(f"{made} was made, not {move}")
    return str(tag)


STEADY = """async () => {
    for (let seq = -1; window.drakkar.busy || seq !== window.drakkar.view.expected_seq;) {
        seq = window.drakkar.view.expected_seq;
        await new Promise(done => setTimeout(done, 40));
    }
}"""
"""A press may stand for two answers: that a piece is laid, then which."""


def play(viewer: Viewer, by: str, rng: Random, answers: int = 2000) -> Counter[str]:
    """To the end. How often each kind of move was made."""
    made: Counter[str] = Counter()
    for number in range(answers):
        viewer.my_turn()
        raise_curtain(viewer)
        if viewer.over:
            break
        viewer.page.evaluate(STEADY)
        if number % AXED == AXED // 2:
            viewer.check()
        made[answer(viewer, by, rng)] += 1
    del made[""]
    return made


def raise_curtain(viewer: Viewer) -> None:
    if viewer.page.locator(".curtain [data-raise]").count():
        viewer.press(viewer.page.locator(".curtain [data-raise]").first)
        viewer.page.wait_for_selector(".prompt.mine")


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--game", action="append", choices=list(drakkar.GAMES))
    parser.add_argument("--by", action="append", choices=WAYS)
    parser.add_argument("--size", action="append", choices=list(SIZES))
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--option", action="append", default=[], help="as voyage=tutorial")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--lang", default="fr", choices=("fr", "en"))
    parser.add_argument("--picture", type=Path, help="where to put a picture of a page that failed")
    wish = parser.parse_args()
    options = dict(each.split("=") for each in wish.option)
    failed = 0
    with (
        TemporaryDirectory() as folder,
        running(f"sqlite:///{folder}/tables.db", "--no-limits") as server,
        sync_playwright() as playwright,
        playwright.chromium.launch(args=FLAGS, executable_path=executable()) as browser,
    ):
        for game in wish.game or drakkar.GAMES:
            for by in wish.by or WAYS:
                for size in wish.size or (["phone"] if by == "finger" else ["desktop", "phone"]):
                    width, height = SIZES[size]
                    context = browser.new_context(
                        base_url=server.url,
                        viewport={"width": width, "height": height},
                        locale=wish.lang,
                        has_touch=size == "phone",
                        is_mobile=by == "finger",
                        reduced_motion="reduce",
                    )
                    viewer = Viewer(context.new_page(), AXE.read_text(encoding="utf-8"))
                    started = time.monotonic()
                    name = f"{game} by {by} ({size})"
                    try:
                        bots = ["bot:thrall"] * (wish.players - 1)
                        viewer.sit(game, *bots, seed=wish.seed, **options)
                        made = play(viewer, by, Random(wish.seed))
                        finished(viewer, wish.players if wish.players > 1 else None)
                        spent = time.monotonic() - started
                        print(f"{name}: {made.total()} answers, {spent:.0f} s", dict(made))
                    except (AssertionError, Error) as problem:
                        failed += 1
                        print(f"{name}: {problem}", viewer.page.url, viewer.prompt)
                        if wish.picture:
                            viewer.page.screenshot(path=wish.picture)
                    if viewer.said:
                        failed += 1
                        print(f"{name}: the console said {viewer.said[:3]}")
                    sys.stdout.flush()
                    context.close()
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
