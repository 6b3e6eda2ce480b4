"""The contract of a board, checked by machine on positions from random games and from records.

Every legal move can be made by pressing things on the board: the board says which (``Play.paths``),
at most four, and pressing them makes exactly that move. Nothing that occurs in a legal move is
refused. What the question is about is on the screen. No text lies over another.

python -m tests.browser.contract --positions 100        at length (`make soak`)
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import yaml
from playwright.sync_api import sync_playwright

import drakkar
from drakkar.kernel.testing import variants
from tests.browser.chromium import FLAGS, executable
from tests.browser.people import DESKTOP, OVERLAPS, PHONE, Viewer
from tests.browser.positions import record
from tests.records import present
from tests.server.harness import running

LACKS = Path(__file__).parent / "lacks.yaml"
"""What boards still lack. It may only shrink."""
SCRIPT = OVERLAPS + Path(__file__).with_name("contract.js").read_text(encoding="utf-8")
FOLLOW, LOOK = (f"(given) => {{ {SCRIPT}\nreturn {name}(given); }}" for name in ("follow", "look"))
TRIED = 60
"""Moves of a position that are followed, and things that are pressed."""


class Fault(NamedTuple):
    game: str
    size: str
    what: str
    kind: str
    """The tag of the move, or the part of the board."""
    about: str

    @property
    def lack(self) -> str:
        """As it stands in the list: without the very thing."""
        return f"{self.what}: {self.kind}" if self.kind else self.what


def positions(game: str, count: int, seed: int = 0) -> Iterator[drakkar.Table]:
    """Positions in which the first seat is asked, of all seat counts and options, about as many
    different questions as there can be. Every third comes from a golden record."""
    rng = Random(f"{game} {seed}")
    shelf = list(variants(drakkar.GAMES[game]))
    rng.shuffle(shelf)
    golden = [path for path in present() if path.parent.parent.name == game]
    asked: Counter[str] = Counter()
    for number in range(count):
        players, options = shelf[number % len(shelf)]
        table = drakkar.new(game, players, seed=rng.randrange(10**6), options=options)
        if number % 3 == 2:
            record = json.loads(rng.choice(golden).read_text(encoding="utf-8"))
            del record["answers"][rng.randrange(len(record["answers"])) :], record["scores"]
            table = drakkar.replay(record)
        mine = []
        while not table.over:
            decider = table.deciders[0]
            if decider == 0 and len(table.moves(0)) > 1:
                mine.append(table.copy())
            table.play(rng.choice(table.moves(decider)), decider)
        if mine:
            chosen = min(mine, key=lambda each: (asked[tag(each)], rng.random()))
            asked[tag(chosen)] += 1
            yield chosen


def tag(table: drakkar.Table) -> str:
    return str(table.view(0)["question"][0])


def check(viewer: Viewer, table: drakkar.Table, seed: int = 1) -> list[Fault]:
    """What is wrong with the board in this position."""
    viewer.bring(record(table))
    viewer.my_turn()
    viewer.page.wait_for_function("() => window.drakkar?.view?.moves.length")
    if viewer.page.locator("[data-raise]").count():
        viewer.press("[data-raise]")
    viewer.page.wait_for_timeout(250)  # bots that act at the same time
    viewer.page.wait_for_selector("[data-coming]", state="detached")  # parts that are fetched
    size = "phone" if viewer.narrow else "desktop"
    told = viewer.page.evaluate(FOLLOW, {"tried": TRIED, "seed": seed})
    faults = told["faults"] + viewer.page.evaluate(LOOK, told["first"])
    faults += refusals(viewer, told["tries"])
    game = str(table.record()["game"])
    return [Fault(game, size, each["what"], each["kind"], each["about"]) for each in faults]


def refusals(viewer: Viewer, tries: list[list[Any]]) -> list[dict[str, str]]:
    """What the board asks about must be answered by a sentence and a clause, without move tags."""
    faults = []
    address = viewer.page.evaluate("() => `/api/tables/${window.drakkar.view.table}/why`")
    for move in {str(each): each for each in tries}.values():
        for lang in ("fr", "en"):
            body = {"seat": 0, "move": move}
            reply = viewer.page.request.post(
                f"{address}?lang={lang}", data=body, headers={"X-Drakkar": "1"}
            )
            refusal = reply.json().get("refusal") or {}
            text = str(refusal.get("text", ""))
            if not text or not refusal.get("clause") or "«\u00a0" + move[0] in text or "_" in text:
                faults.append({"what": "bad refusal", "kind": move[0], "about": f"{move}: {text}"})
    return faults


def lacks() -> dict[str, list[str]]:
    listed = yaml.safe_load(LACKS.read_text(encoding="utf-8")) or {}
    return {game: list(entries or []) for game, entries in listed.items()}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--game", action="append", choices=list(drakkar.GAMES))
    parser.add_argument("--positions", type=int, default=40, help="of each game and size")
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    found: dict[str, dict[str, Fault]] = {}
    with (
        TemporaryDirectory() as folder,
        running(f"sqlite:///{folder}/tables.db", "--no-limits") as server,
        sync_playwright() as playwright,
        playwright.chromium.launch(args=FLAGS, executable_path=executable()) as browser,
    ):
        for game in options.game or drakkar.GAMES:
            known = found.setdefault(game, {})
            for size in (DESKTOP, PHONE):
                phone = size == PHONE
                context = browser.new_context(
                    base_url=server.url,
                    viewport={"width": size[0], "height": size[1]},
                    locale="fr" if phone else "en",
                    has_touch=phone,
                    is_mobile=phone,
                    reduced_motion="reduce",
                )
                viewer = Viewer(context.new_page(), "")
                seed = options.seed + phone
                for table in positions(game, options.positions, seed):
                    for fault in check(viewer, table, seed + 1):
                        known.setdefault(fault.lack, fault)
                context.close()
            for lack, fault in sorted(known.items()):
                print(f"{game}: {lack}    ({fault.size}: {fault.about[:140]})", flush=True)
    bad = [
        f"{game}: {lack}"
        for game, known in found.items()
        for lack in known
        if lack not in lacks().get(game, [])
    ]
    print(f"{len(bad)} not in {LACKS.name}", *bad, sep="\n")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
