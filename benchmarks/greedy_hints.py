"""What a device that asks for hints as fast as it may does to the moves of another table.

``python -m benchmarks.greedy_hints --game odin --seconds 20``: a server of its own, with limits;
somebody plays Vikings against himself, first alone, then beside the greedy one, who asks for hints
of levels 2 and 3 and for previews at five tables and plays on whenever an answer has come. Prints
times, never asserts them.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import signal
import statistics
import sys
import tempfile
import time
from collections import Counter
from typing import Any

import httpx

_PORT = 8798
_TABLES = 5


def client(url: str) -> httpx.AsyncClient:
    return httpx.AsyncClient(base_url=url, headers={"X-Drakkar": "1"}, timeout=60)


async def make(http: httpx.AsyncClient, game: str) -> str:
    asked = {"game": game, "seats": [{"kind": "me"}, {"kind": "here"}], "hints": 3}
    reply = await http.post("/api/tables", json=asked)
    reply.raise_for_status()
    return f"/api/tables/{reply.json()['table']}"


async def step(http: httpx.AsyncClient, at: str, rng: random.Random) -> dict[str, Any] | None:
    """One move at random; the view before it, None if it could not be made."""
    reply = await http.get(at)
    if reply.status_code != 200:
        return None
    view: dict[str, Any] = reply.json()
    if view["seat"] is None and view["act"]:
        reply = await http.get(at, params={"seat": view["act"][0]})
        view = reply.json() if reply.status_code == 200 else {"moves": []}
    if not view["moves"]:
        return None
    body = {
        "expected_seq": view["expected_seq"],
        "key": f"bench-{rng.getrandbits(64):x}",
        "move": rng.choice(view["moves"])["move"],
        "seat": view["seat"],
    }
    reply = await http.post(f"{at}/moves", json=body)
    return view if reply.status_code == 200 else None


async def victim(url: str, seconds: float) -> list[float]:
    """Two moves a second: how long a view and a move take."""
    times, rng = [], random.Random(1)
    async with client(url) as http:
        at, until = await make(http, "vikings"), time.monotonic() + seconds
        while time.monotonic() < until:
            started = time.perf_counter()
            if await step(http, at, rng) is None:
                at = await make(http, "vikings")
                continue
            times.append(time.perf_counter() - started)
            await asyncio.sleep(0.5)
    return times


async def greedy(url: str, game: str, answers: Counter[str]) -> None:
    rng = random.Random(2)
    async with client(url) as http:
        tables = [await make(http, game) for _ in range(_TABLES)]

        async def ask(at: str) -> None:
            while True:
                reply = await http.get(at)
                view = reply.json() if reply.status_code == 200 else {}
                seat = view.get("seat") if view.get("seat") is not None else 0
                jobs = [
                    http.post(f"{at}/hint", json={"level": level, "seat": seat}) for level in (2, 3)
                ]
                jobs += [
                    http.post(f"{at}/preview", json={"move": move["move"], "seat": seat})
                    for move in view.get("moves", [])[:4]
                ]
                for reply in await asyncio.gather(*jobs):
                    answers[str(reply.status_code)] += 1
                await step(http, at, rng)

        await asyncio.gather(*(ask(at) for at in tables))


def report(name: str, times: list[float]) -> None:
    ranked = sorted(times)
    p99 = ranked[min(len(ranked) - 1, int(len(ranked) * 0.99))]
    print(f"{name}: {len(times)} moves, p50 {statistics.median(times) * 1000:.0f} ms,", end=" ")
    print(f"p99 {p99 * 1000:.0f} ms")


async def measure(url: str, args: argparse.Namespace) -> None:
    for _ in range(300):
        try:
            async with client(url) as http:
                if (await http.get("/readyz")).status_code == 200:
                    break
        except httpx.HTTPError:
            pass
        await asyncio.sleep(0.2)
    await victim(url, 3)  # warm
    report("alone", await victim(url, args.seconds))
    answers: Counter[str] = Counter()
    asking = asyncio.create_task(greedy(url, args.game, answers))
    await asyncio.sleep(2)
    report("beside the greedy one", await victim(url, args.seconds))
    asking.cancel()
    print("the greedy one was answered:", dict(answers))


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--game", default="odin")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--bots", default="1")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "drakkar", "serve", "--port", str(_PORT)),
            *("--db", f"sqlite:///{folder}/t.db", "--bots", args.bots),
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.DEVNULL,
        )
        try:
            await measure(f"http://127.0.0.1:{_PORT}", args)
        finally:
            os.kill(server.pid, signal.SIGTERM)
            await server.wait()


if __name__ == "__main__":
    asyncio.run(main())
