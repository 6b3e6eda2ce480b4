"""Load on a server of its own: many tables, a device and a socket for every seat, onlookers beside.

``python -m benchmarks.server_load --tables 500 --sockets 4 --rate 250 --seconds 60``
``python -m benchmarks.server_load --postgres --workers 2 --tables 100 --rate 50``

The server has one core to itself, the client the other (two workers: both share them with the
client). Each answer is chosen from the newest view that was pushed, as the page does it. Prints
rates and times, never asserts them. CPU time per answer holds on a machine that others use too;
times of waiting do not. Afterwards every acknowledged move is looked for in the log: none may be
missing, none may stand there twice.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import os
import random
import secrets
import signal
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import connect

from drakkar.server.store.events import verify
from drakkar.server.store.store import Store
from tests.server.postgres import postgres

_HEADERS = {"X-Drakkar": "1"}


class MoveOffered(msgspec.Struct):
    move: list[Any]


class Shown(msgspec.Struct):
    """What a player must know of a view."""

    seq: int
    expected_seq: int
    seat: int | None
    status: str
    act: list[int]
    moves: list[MoveOffered]


class Frame(msgspec.Struct):
    type: str
    view: Shown | None = None


_FRAME = msgspec.json.Decoder(Frame)


class Line:
    """One kept connection to the server: a client of our own costs a tenth of a library's."""

    def __init__(self, port: int) -> None:
        self.port = port
        self._pipes: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self._lock = asyncio.Lock()

    async def ask(self, path: str, device: str, body: Any = None) -> tuple[int, bytes]:
        """GET, or POST where there is a body."""
        data = b"" if body is None else msgspec.json.encode(body)
        head = (
            f"{'GET' if body is None else 'POST'} {path} HTTP/1.1\r\n"
            f"Host: 127.0.0.1:{self.port}\r\n"
            f"X-Drakkar: 1\r\nCookie: drakkar={device}\r\nContent-Type: application/json\r\n"
            f"Content-Length: {len(data)}\r\n\r\n"
        )
        async with self._lock:
            if self._pipes is None:
                self._pipes = await asyncio.open_connection("127.0.0.1", self.port)
            reader, writer = self._pipes
            writer.write(head.encode() + data)
            headers = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower()
            length = int(headers.partition("content-length: ")[2].partition("\r\n")[0])
            return int(headers[9:12]), await reader.readexactly(length)


class Table:
    """One table as the client knows it: a device per seat, and what each was shown last."""

    def __init__(self, line: Line, devices: list[str]) -> None:
        self.line, self.devices = line, devices
        self.id = ""
        self.shown: dict[int, Shown] = {}
        self.news = asyncio.Event()
        self.over = False
        self.seq = self.count = 0

    async def make(self, game: str, seed: int) -> None:
        seats = [{"kind": "me"}, *({"kind": "friend"} for _ in self.devices[1:])]
        asked = {"game": game, "seats": seats, "seed": seed}
        status, data = await self.line.ask("/api/tables", self.devices[0], asked)
        assert status == 201, data
        answer = msgspec.json.decode(data)
        self.id = answer["table"]
        for link, device in zip(answer["links"], self.devices[1:], strict=True):
            secret = link["url"].partition("#")[2]
            await self.line.ask(f"/api/tables/{self.id}/claim", device, {"secret": secret})

    def take(self, view: Shown) -> None:
        self.over = self.over or view.status != "playing"
        if view.seat is not None:
            self.shown[view.seat] = view
        self.news.set()

    async def turn(self) -> Shown | None:
        """The view of a seat that is to answer; None when the game is over."""
        while not self.over:
            for view in self.shown.values():
                if view.act and view.moves and view.seq >= self.seq:
                    return view
            self.news.clear()
            await self.news.wait()
        return None


class Load:
    def __init__(self, args: argparse.Namespace) -> None:
        self.args = args
        self.tables: list[Table] = []
        self.acks: list[float] = []
        self.pushes: list[float] = []
        self.acked: dict[str, list[tuple[str, int]]] = {}
        self.sent: dict[tuple[str, int], float] = {}
        self.frames = self.bytes = self.errors = 0
        self.gate = asyncio.Semaphore(16)
        self.listeners: list[asyncio.Task[None]] = []

    async def set_up(self) -> None:
        args = self.args
        lines = [Line(args.port) for _ in range(32)]
        for number in range(args.tables):
            devices = [secrets.token_urlsafe(16) for _ in range(args.players)]
            self.tables.append(Table(lines[number % len(lines)], devices))
        await self._each(lambda table, seed: table.make(args.game, seed))
        self.listeners = [
            asyncio.create_task(self.listen(table, table.devices[number % args.players]))
            for table in self.tables
            for number in range(args.sockets)
        ]
        while self.frames < len(self.listeners):  # everybody has come in before anybody moves
            await asyncio.sleep(0.1)
        await self._each(lambda table, _: self.ahead(table))
        await asyncio.sleep(1)
        self.acks, self.pushes = [], []
        self.frames = self.bytes = 0

    async def _each(self, work: Any) -> None:
        async def gated(number: int, table: Table) -> None:
            async with self.gate:
                await work(table, number)

        await asyncio.gather(*(gated(number, table) for number, table in enumerate(self.tables)))

    async def ahead(self, table: Table) -> None:
        """Into the middle of the game."""
        for _ in range(self.args.ahead):
            await self.step(table)

    async def run(self) -> None:
        until = time.perf_counter() + self.args.seconds
        await asyncio.gather(*(self.play(table, until) for table in self.tables))

    async def tear_down(self) -> None:
        await asyncio.sleep(1)
        for task in self.listeners:
            task.cancel()
        await asyncio.gather(*self.listeners, return_exceptions=True)

    async def play(self, table: Table, until: float) -> None:
        pause = self.args.tables / self.args.rate
        due = time.perf_counter() + random.uniform(0, pause)
        while due < until:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            if not await self.step(table):
                return
            due += pause

    async def step(self, table: Table) -> bool:
        try:
            view = await asyncio.wait_for(table.turn(), 30)
        except TimeoutError:
            self.errors += 1
            return False
        if view is None or view.seat is None:
            return False
        table.count += 1
        device = table.devices[view.seat]
        if self.args.fetch:
            await table.line.ask(f"/api/tables/{table.id}", device)
        key = f"load-{table.count:08}"
        body = {
            "seat": view.seat,
            "expected_seq": view.expected_seq,
            "key": key,
            "move": random.choice(view.moves).move,
        }
        asked = time.perf_counter()
        self.sent[table.id, view.seq + 1] = asked
        status, data = await table.line.ask(f"/api/tables/{table.id}/moves", device, body)
        self.acks.append(time.perf_counter() - asked)
        if status != 200:
            self.errors += 1
            return True
        table.seq = msgspec.json.decode(data)["seq"]
        self.acked.setdefault(table.id, []).append((key, table.seq))
        return True

    async def listen(self, table: Table, device: str) -> None:
        address = f"ws://127.0.0.1:{self.args.port}/api/tables/{table.id}/ws"
        headers = {**_HEADERS, "Cookie": f"drakkar={device}"}
        async with contextlib.AsyncExitStack() as stack:
            async with self.gate:  # a few at a time
                socket = await stack.enter_async_context(
                    connect(
                        address,
                        additional_headers=headers,
                        max_size=None,
                        compression=None,
                        open_timeout=60,
                        ping_interval=None,
                    )
                )
            while True:
                data = await socket.recv(decode=False)
                self.bytes += len(data)
                view = _FRAME.decode(data).view
                if view is None:
                    continue
                self.frames += 1
                table.take(view)
                if (table.id, view.seq) in self.sent:
                    self.pushes.append(time.perf_counter() - self.sent[table.id, view.seq])

    async def audit(self, db: str) -> int:
        """How many acknowledged moves are wrong in the log."""
        store, wrong = Store(db), 0
        for table, acknowledged in self.acked.items():
            stored = await store.load(table)
            assert stored is not None
            verify(stored.head, stored.events)
            seqs = {event.key or "": event.seq for event in stored.events}
            wrong += sum(seqs.get(key) != seq for key, seq in acknowledged)
        store.database.close()
        return wrong


def _quantiles(times: list[float]) -> str:
    if len(times) < 2:
        return "-"
    cuts = statistics.quantiles(times, n=100)
    return f"p50 {cuts[49] * 1000:.1f} ms, p99 {cuts[98] * 1000:.1f} ms"


def _family(pid: int) -> list[int]:
    """A process and all that it has started."""
    pids = [pid]
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        with contextlib.suppress(OSError):
            for child in task.read_text().split():
                pids += _family(int(child))
    return pids


def _memory(pid: int) -> int:
    """MB of the process itself, without its bots."""
    with contextlib.suppress(OSError, StopIteration):
        lines = Path(f"/proc/{pid}/status").read_text().splitlines()
        return int(next(line for line in lines if line.startswith("VmRSS")).split()[1]) // 1024
    return 0


def _seconds(pid: int) -> float:
    """CPU time so far, children included: on a busy machine it says more than the clock."""
    ticks = 0
    for member in _family(pid):
        with contextlib.suppress(OSError):
            fields = Path(f"/proc/{member}/stat").read_text().rpartition(")")[2].split()
            ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def _yardstick() -> float:
    """ms of CPU for a loop of a million steps on the server's core: how fast it is just now."""
    _pin(0, 0)
    started, number = time.process_time(), 0
    while number < 1_000_000:
        number += 1
    taken = time.process_time() - started
    _pin(0, -1)
    return 1000 * taken


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--players", type=int, default=4, help="seats, each with its own device")
    parser.add_argument("--sockets", type=int, default=4, help="per table")
    parser.add_argument("--rate", type=float, default=50, help="moves a second, all tables")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--ahead", type=int, default=10, help="moves before the clock starts")
    parser.add_argument("--game", default="vikings")
    parser.add_argument("--fetch", action="store_true", help="ask for the view before each move")
    parser.add_argument("--postgres", action="store_true", help="on a PostgreSQL started for it")
    parser.add_argument("--port", type=int, default=8797)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--program", default="-m drakkar", help="or a profiler around it")
    return parser.parse_args()


@contextlib.contextmanager
def _database(args: argparse.Namespace) -> Iterator[tuple[str, int]]:
    """Where it is, and the process of its own that it has (0: none)."""
    with contextlib.ExitStack() as stack:
        if args.postgres:
            started = stack.enter_context(postgres())
            assert started.process is not None
            yield started.url, started.process.pid
        else:
            yield f"sqlite:///{stack.enter_context(tempfile.TemporaryDirectory())}/load.db", 0


_CORES = sorted(os.sched_getaffinity(0))


def _pin(pid: int, core: int) -> None:
    if len(_CORES) > 1:
        os.sched_setaffinity(pid, {_CORES[core]})


async def _serve(args: argparse.Namespace, db: str) -> asyncio.subprocess.Process:
    server = await asyncio.create_subprocess_exec(
        *(sys.executable, *args.program.split(), "serve", "--port", str(args.port)),
        *("--db", db, "--no-limits", "--workers", str(args.workers), "--bots", "1"),
        stdout=asyncio.subprocess.DEVNULL,
        stderr=sys.stderr if os.environ.get("LOUD") else asyncio.subprocess.DEVNULL,
    )
    if args.workers == 1:
        _pin(server.pid, 0)
    for _ in range(200):
        try:
            httpx.get(f"http://127.0.0.1:{args.port}/readyz").raise_for_status()
            break
        except httpx.HTTPError:
            await asyncio.sleep(0.1)
    return server


async def _rest(pid: int) -> None:
    """Until the server has read all its catalogues, which it does beside the first requests."""
    for _ in range(120):
        before = _seconds(pid)
        await asyncio.sleep(1)
        if _seconds(pid) - before < 0.06:
            return


async def main() -> None:
    args = _arguments()
    with _database(args) as (db, database):
        server = await _serve(args, db)
        _pin(0, -1)
        load = Load(args)
        try:
            await load.set_up()
            await _rest(server.pid)
            gc.disable()  # a walk of the client's collector is not the server's delay
            yardsticks = [_yardstick()]
            before, stored_before = _seconds(server.pid), _seconds(database) if database else 0.0
            client, clock = time.process_time(), time.perf_counter()
            await load.run()
            took = time.perf_counter() - clock
            spent = _seconds(server.pid) - before
            stored = _seconds(database) - stored_before if database else 0.0
            client = time.process_time() - client
            yardsticks.append(_yardstick())
            memory = [_memory(pid) for pid in _family(server.pid)]
            await load.tear_down()
        finally:
            server.send_signal(signal.SIGTERM)
            await server.wait()
        moves = max(1, len(load.acks))
        report: dict[str, Any] = {
            "cores, load": f"{os.cpu_count()}, {os.getloadavg()[0]:.1f}",
            "game, players": f"{args.game}, {args.players}",
            "tables, sockets": f"{args.tables}, {args.tables * args.sockets}",
            "moves": len(load.acks),
            "moves per second": round(len(load.acks) / took, 1),
            "acknowledged after": _quantiles(load.acks),
            "pushed after": _quantiles(load.pushes),
            "frames": f"{load.frames}, {load.bytes // max(1, load.frames)} bytes each",
            "errors": load.errors,
            "missing or doubled": await load.audit(db),
            "memory of the server": " + ".join(f"{size} MB" for size in memory),
            "CPU per move": f"{1000 * spent / moves:.2f} ms",
            "CPU of a million steps": ", ".join(f"{ms:.0f} ms" for ms in yardsticks),
            "CPU of the server": f"{spent:.1f} s, {100 * spent / took:.0f} %",
            "CPU of the client": f"{100 * client / took:.0f} %",
        }
        if database:
            report["CPU of the database"] = f"{1000 * stored / moves:.2f} ms per move"
    for name, value in report.items():
        print(f"{name:24} {value}")


if __name__ == "__main__":
    asyncio.run(main())
