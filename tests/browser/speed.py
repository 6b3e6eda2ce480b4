"""How long a table takes to answer a hand: from the press to the board drawn with the new position,
and from the pointer resting on a thing to the preview of its move.

Worth something on a quiet machine only: `python -m tests.browser.speed --game odin --answers 60`
What the page's thread and the server had to work for an answer is told as well: that does not
depend on who else is busy, and a quiet machine needs about as long.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections import defaultdict
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory

from playwright.sync_api import TimeoutError as TooLong
from playwright.sync_api import sync_playwright

import drakkar
from tests.browser.chromium import FLAGS, executable
from tests.browser.people import DESKTOP, Viewer
from tests.browser.whole import answer, raise_curtain
from tests.server.harness import running

MOST = 150
"""Milliseconds to a new position."""
PREVIEW = 1000

WATCH = """() => {
    let pressed = 0;
    window.spent = null;
    addEventListener('pointerup', () => { pressed = performance.now(); }, true);
    const frame = document.querySelector('.frame');
    new MutationObserver(() => {
        if (!pressed) return;
        const since = pressed;
        pressed = 0;
        // painted: the frame after the one in which everything was put into the page
        requestAnimationFrame(() =>
            setTimeout(() => { window.spent = performance.now() - since; }));
    }).observe(frame, {attributes: true, attributeFilter: ['data-seq']});
}"""

LOOK = """async (name) => {
    const thing = document.querySelector(`[data-at="${name}"]`);
    const since = performance.now();
    const box = thing.getBoundingClientRect();
    const at = {clientX: box.x + box.width / 2, clientY: box.y + box.height / 2,
                pointerType: 'mouse', bubbles: true};
    for (const kind of ['pointerenter', 'pointerover', 'pointermove'])
        thing.dispatchEvent(new PointerEvent(kind, at));
    while (!document.querySelector('[data-preview]')) {
        if (performance.now() - since > 5000) return null;
        await new Promise(requestAnimationFrame);
    }
    const spent = performance.now() - since;
    thing.dispatchEvent(new PointerEvent('pointerleave', at));
    await new Promise(done => setTimeout(done, 100));
    return spent;
}"""


def worked(session: int) -> float:
    """Milliseconds of all processes of a session; 0 where the system does not tell."""
    ticks = 0
    for facts in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = facts.read_text().rpartition(")")[2].split()
        except OSError:
            continue  # it has ended
        if int(fields[3]) == session:
            ticks += int(fields[11]) + int(fields[12])
    return ticks * 1000 / os.sysconf("SC_CLK_TCK")


def summary(name: str, times: list[float]) -> str:
    ordered = sorted(times)
    return f"{name:14} {len(times):4}  median {median(ordered):5.0f} ms  most {ordered[-1]:5.0f} ms"


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--game", default="odin", choices=list(drakkar.GAMES))
    parser.add_argument("--players", type=int, default=1)
    parser.add_argument("--answers", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    wish = parser.parse_args()
    spent: dict[str, list[float]] = defaultdict(list)
    looks: list[float] = []
    page_work: list[float] = []
    server_work: list[float] = []
    with (
        TemporaryDirectory() as folder,
        running(f"sqlite:///{folder}/tables.db", "--no-limits") as server,
        sync_playwright() as playwright,
        playwright.chromium.launch(args=FLAGS, executable_path=executable()) as browser,
    ):
        context = browser.new_context(
            base_url=server.url,
            viewport={"width": DESKTOP[0], "height": DESKTOP[1]},
            reduced_motion="reduce",  # what flies is on its way after the position is drawn
        )
        viewer = Viewer(context.new_page(), "")
        viewer.sit(wish.game, *["bot:thrall"] * (wish.players - 1), seed=wish.seed)
        viewer.my_turn()
        viewer.page.evaluate(WATCH)
        wire = context.new_cdp_session(viewer.page)
        wire.send("Performance.enable", {"timeDomain": "threadTicks"})
        assert server.process is not None
        process = server.process.pid

        def work() -> tuple[float, float]:
            metrics = wire.send("Performance.getMetrics")["metrics"]
            ticks = next(each["value"] for each in metrics if each["name"] == "ThreadTime")
            return 1000 * ticks, worked(process)

        rng = Random(wish.seed)
        for _ in range(wish.answers):
            viewer.my_turn()
            raise_curtain(viewer)
            if viewer.over:
                break
            names = viewer.page.evaluate(
                "() => window.drakkar.moves.map(each => window.drakkar.pathOf(each))"
                ".filter(path => path?.length === 1).map(([name]) => name)"
            )
            if names and len(looks) < 20:
                time = viewer.page.evaluate(LOOK, rng.choice(names))
                if time is not None:
                    looks.append(time)
            viewer.page.evaluate("() => { window.spent = null; }")
            before = work()
            tag = answer(viewer, "mouse", rng)
            try:
                viewer.page.wait_for_function("() => window.spent !== null", timeout=3000)
            except TooLong:
                continue  # asked whether it is meant: a second press, not the first
            spent[tag].append(viewer.page.evaluate("() => window.spent"))
            after = work()
            page_work.append(after[0] - before[0])
            server_work.append(after[1] - before[1])
        context.close()
    for tag, times in sorted(spent.items()):
        print(summary(tag, times))
    every = [time for times in spent.values() for time in times]
    print(summary("every answer", every))
    print(summary("work: page", page_work))
    print(summary("work: server", server_work))
    if looks:
        print(summary("preview", looks))
    return int(median(every) > MOST or bool(looks and max(looks) > PREVIEW))


if __name__ == "__main__":
    sys.exit(main())
