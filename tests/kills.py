"""Power cuts under load (``make soak KILLS=1000``): nothing acknowledged is lost or doubled.

Six people play while the server is killed (kill -9) again and again: with SQLite the one process,
with PostgreSQL one of two workers, both, or all of it. Everybody repeats a move, by its key, until
it is acknowledged. Afterwards every acknowledged move stands in the log once, as it was sent.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import httpx
import psutil  # type: ignore[import-untyped]

from drakkar.games import GAMES
from drakkar.server.store.events import fold, verify
from drakkar.server.store.store import Store
from tests.server.harness import Person, Running, new_key, wait_until
from tests.server.postgres import postgres

PEOPLE = 6
AUDITED = 100
"""Kills after which what is stored is held against what people were told."""


@dataclass
class Player:
    """Somebody who plays one table after the other, and remembers what he was told."""

    number: int
    url: str
    stop: threading.Event
    acknowledged: list[tuple[str, str, list[Any]]] = field(default_factory=list)
    """Table, key and move."""
    shown: dict[str, int] = field(default_factory=dict)
    """Per table the highest number of an event that he has seen."""
    repeated: int = 0
    """Moves that turned out to have been stored already."""

    def run(self) -> None:
        person, rng, table = Person(self.url), Random(self.number), ""
        slugs = list(GAMES)
        while not self.stop.is_set():
            try:
                if not table:
                    slug = slugs[(self.number + len(self.shown)) % len(slugs)]
                    other = "thrall" if rng.random() < 0.3 else "here"
                    table = person.create(slug, "me", other)["table"]
                seen = person.view(table)
                if seen["seat"] is None and seen["act"]:
                    seen = person.view(table, seat=seen["act"][0])
            except (httpx.HTTPError, AssertionError):
                time.sleep(0.05)
                continue
            self.shown[table] = max(self.shown.get(table, 0), seen["seq"])
            if seen["status"] != "playing":
                table = ""
            elif seen["moves"]:
                self._move(person, table, seen, rng.choice(seen["moves"])["move"])
            else:
                time.sleep(0.02)
        person.close()

    def _move(self, person: Person, table: str, seen: dict[str, Any], move: list[Any]) -> None:
        key = new_key()
        while not self.stop.is_set():
            with contextlib.suppress(httpx.HTTPError):
                reply = person.play(table, seen, move, key=key)
                if reply.status_code == 200:
                    self.acknowledged.append((table, key, move))
                    self.repeated += reply.json()["dup"]
                if reply.status_code < 500:
                    return
            time.sleep(0.03)


def serves(process: psutil.Process) -> bool:
    """A worker that lives: not the process that multiprocessing keeps for itself."""
    with contextlib.suppress(psutil.NoSuchProcess):  # a zombie is none either
        return any("spawn_main" in part for part in process.cmdline())
    return False


def kill_one(server: Running, rng: Random) -> None:
    """The process; or, where there are several, some of them."""
    assert server.process is not None
    workers = [child for child in psutil.Process(server.process.pid).children() if serves(child)]
    chance = rng.random()
    if not workers or chance < 0.2:
        server.kill()
        server.start()
        return
    for worker in workers if chance < 0.4 else [rng.choice(workers)]:
        with contextlib.suppress(psutil.NoSuchProcess):
            worker.kill()


def kill_again_and_again(server: Running, kills: int, seed: int = 1) -> Counter[str]:
    """Starts the server and stops it in the end. How many moves were acknowledged, how many of them
    lost or doubled, and so on."""
    server.start()
    stop, rng = threading.Event(), Random(seed)
    players = [Player(number, server.url, stop) for number in range(PEOPLE)]
    threads = [threading.Thread(target=player.run) for player in players]

    def told() -> int:
        return sum(len(player.acknowledged) for player in players)

    def more(count: int) -> None:
        enough = told() + count
        wait_until(lambda: told() >= enough)

    for thread in threads:
        thread.start()
    try:
        for _ in range(kills):
            more(rng.randint(2, 12))
            time.sleep(rng.uniform(0, 0.02))  # in the middle of whatever comes next
            kill_one(server, rng)
        more(PEOPLE)
    finally:
        stop.set()
        for thread in threads:
            thread.join(60)
    figures = Counter(kills=kills, acknowledged=told())
    figures["answered from the key"] = sum(player.repeated for player in players)
    server.stop()
    return figures + asyncio.run(audit(server.db, players))


async def audit(db: str, players: list[Player]) -> Counter[str]:
    """What is stored, held against what people were told."""
    store, figures = Store(db), Counter(tables=0)
    for player in players:
        for table, seq in player.shown.items():
            stored = await store.load(table)
            assert stored is not None
            verify(stored.head, stored.events)
            fold(stored.head, stored.events)
            figures["tables"] += 1
            figures["events"] += len(stored.events)
            figures["shown, not stored"] += stored.seq < seq
            written = Counter(event.key for event in stored.events if event.key)
            figures["doubled"] += sum(count > 1 for count in written.values())
            moves = {event.key: event.read().answers for event in stored.events if event.key}
            for at, key, move in player.acknowledged:
                if at == table:
                    figures["lost"] += written[key] == 0
                    figures["other than sent"] += key in moves and moves[key][0][1:] != move
    store.database.close()
    return figures


WRONG = ("lost", "doubled", "shown, not stored", "other than sent")


@contextlib.contextmanager
def servers(backend: str, url: str = "") -> Iterator[Running]:
    """One that is not started yet; ``url``: the PostgreSQL that is there already."""
    with contextlib.ExitStack() as stack:
        if backend == "sqlite":
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="drakkar-")))
            server = Running(f"sqlite:///{folder}/t.db", "--no-limits", "--bots", "1")
        else:
            url = url or stack.enter_context(postgres()).url
            server = Running(url, "--no-limits", "--bots", "1", "--workers", "2")
        stack.callback(server.stop)
        yield server


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--count", type=int, default=1000, help="kills for each database")
    parser.add_argument("--db", choices=("sqlite", "postgresql"), action="append")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(argv)
    wrong = 0
    for backend in options.db or ("sqlite", "postgresql"):
        started = time.monotonic()
        figures: Counter[str] = Counter()
        with servers(backend) as server:
            while figures["kills"] < options.count:  # a run that is stopped has told what it saw
                many = min(AUDITED, options.count - figures["kills"])
                figures.update(kill_again_and_again(server, many, options.seed + figures["kills"]))
                named = {name: figures[name] for name in (*figures, *WRONG)}
                told = ", ".join(f"{count} {name}" for name, count in named.items())
                print(f"{backend}: {told}; {time.monotonic() - started:.0f} s", flush=True)
        wrong += sum(figures[name] for name in WRONG)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
