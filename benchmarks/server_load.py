"""Load on a server of its own: many tables, a person and two onlookers at each.

``python -m benchmarks.server_load --tables 300 --rate 100 --seconds 20``

Prints rates and times, never asserts them. Afterwards every acknowledged move is looked for in the
log: none may be missing, none may stand there twice.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect

from drakkar.server.store.events import verify
from drakkar.server.store.store import Store

_PORT = 8797


class Load:
    def __init__(self, url: str, args: argparse.Namespace) -> None:
        self.url, self.args = url, args
        self.tables: list[str] = []
        self.acks: list[float] = []
        self.pushes: list[float] = []
        self.acked: dict[str, list[tuple[str, int]]] = {}
        self.sent: dict[tuple[str, int], float] = {}
        self.frames = self.errors = 0

    async def run(self) -> None:
        limits = httpx.Limits(max_connections=64)
        async with httpx.AsyncClient(
            base_url=self.url, headers={"X-Drakkar": "1"}, timeout=30, limits=limits
        ) as http:
            seats = [{"kind": "me"}, {"kind": "here"}]
            for seed in range(self.args.tables):
                asked = {"game": self.args.game, "seats": seats, "seed": seed}
                self.tables.append((await http.post("/api/tables", json=asked)).json()["table"])
            cookie = f"drakkar={http.cookies['drakkar']}"
            listeners = [
                asyncio.create_task(self.listen(table, cookie))
                for table in self.tables
                for _ in range(self.args.sockets)
            ]
            while self.frames < len(listeners):  # everybody has come in before anybody moves
                await asyncio.sleep(0.1)
            await asyncio.sleep(1)
            until = time.perf_counter() + self.args.seconds
            players = [asyncio.create_task(self.play(http, table, until)) for table in self.tables]
            await asyncio.gather(*players)
            await asyncio.sleep(1)
            for task in listeners:
                task.cancel()
            await asyncio.gather(*listeners, return_exceptions=True)

    async def play(self, http: httpx.AsyncClient, table: str, until: float) -> None:
        pause = self.args.tables / self.args.rate
        await asyncio.sleep(random.uniform(0, pause))
        number = 0
        while time.perf_counter() < until:
            started = time.perf_counter()
            view = (await http.get(f"/api/tables/{table}")).json()
            if view.get("status") != "playing":
                self.errors += view.get("status") is None
                return
            number += 1
            body = {
                "seat": view["seat"],
                "expected_seq": view["expected_seq"],
                "key": f"load-{number:08}",
                "move": random.choice(view["moves"])["move"],
            }
            asked = time.perf_counter()
            self.sent[table, view["seq"] + 1] = asked
            done = await http.post(f"/api/tables/{table}/moves", json=body)
            self.acks.append(time.perf_counter() - asked)
            if done.status_code == 200:
                seen = (body["key"], done.json()["seq"])
                self.acked.setdefault(table, []).append(seen)
            else:
                self.errors += 1
            await asyncio.sleep(max(0.0, pause - (time.perf_counter() - started)))

    async def listen(self, table: str, cookie: str) -> None:
        address = f"{self.url.replace('http', 'ws')}/api/tables/{table}/ws"
        headers = {"X-Drakkar": "1", "Cookie": cookie}
        async with connect(
            address, additional_headers=headers, max_size=None, compression=None
        ) as socket:
            async for text in socket:
                self.frames += 1
                seq = json.loads(text).get("seq")
                if (table, seq) in self.sent:
                    self.pushes.append(time.perf_counter() - self.sent[table, seq])

    async def audit(self, db: str) -> int:
        """How many acknowledged moves are wrong in the log."""
        store, wrong = Store(db), 0
        for table, acknowledged in self.acked.items():
            stored = await store.load(table)
            assert stored is not None
            verify(stored.head, stored.events)
            seqs = [(event.key or "", event.seq) for event in stored.events]
            wrong += sum(seqs.count(answer) != 1 for answer in acknowledged)
        store.database.close()
        return wrong


def _quantiles(times: list[float]) -> str:
    if len(times) < 2:
        return "-"
    cuts = statistics.quantiles(times, n=100)
    return f"p50 {cuts[49] * 1000:.1f} ms, p99 {cuts[98] * 1000:.1f} ms"


def _memory(pid: int) -> str:
    status = Path(f"/proc/{pid}/status")
    if not status.exists():
        return "?"
    line = next(line for line in status.read_text().splitlines() if line.startswith("VmRSS"))
    return f"{int(line.split()[1]) // 1024} MB"


def _seconds(pid: int) -> float:
    """CPU time so far: on a machine that others use too it says more than the clock."""
    stat = Path(f"/proc/{pid}/stat")
    if not stat.exists():
        return 0.0
    fields = stat.read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--sockets", type=int, default=2)
    parser.add_argument("--rate", type=float, default=100)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--game", default="vikings")
    parser.add_argument("--db", default="")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        db = args.db or f"sqlite:///{folder}/load.db"
        server = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "drakkar", "serve", "--port", str(_PORT)),
            *("--db", db, "--no-limits"),
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.DEVNULL,
        )
        try:
            url = f"http://127.0.0.1:{_PORT}"
            for _ in range(100):
                try:
                    httpx.get(f"{url}/readyz").raise_for_status()
                    break
                except httpx.HTTPError:
                    await asyncio.sleep(0.1)
            load = Load(url, args)
            await load.run()
            memory, spent = _memory(server.pid), _seconds(server.pid)
        finally:
            server.send_signal(signal.SIGTERM)
            await server.wait()
        report: dict[str, Any] = {
            "cores": os.cpu_count(),
            "tables": len(load.tables),
            "sockets": len(load.tables) * args.sockets,
            "moves": len(load.acks),
            "moves per second": round(len(load.acks) / args.seconds, 1),
            "acknowledged after": _quantiles(load.acks),
            "pushed after": _quantiles(load.pushes),
            "frames": load.frames,
            "errors": load.errors,
            "missing or doubled": await load.audit(db),
            "memory of the server": memory,
            "CPU of the server": f"{spent:.1f} s, setting up included",
        }
    for name, value in report.items():
        print(f"{name:24} {value}")


if __name__ == "__main__":
    asyncio.run(main())
