"""The server's processes: who holds the port, and who ends with whom."""

from __future__ import annotations

import os
import signal
import socket
import sys
import time

import psutil  # type: ignore[import-untyped]
import pytest

from drakkar.server.http.network import bind, listen
from tests.server.harness import Person, Running, free_port, running, wait_until

linux = pytest.mark.skipif(sys.platform != "linux", reason="looks into other processes")


@pytest.fixture(autouse=True)
def bots_are_there_at_once(monkeypatch):
    monkeypatch.setenv("DRAKKAR_COLD", "games")


def children_of(server: Running) -> list[psutil.Process]:
    assert server.process is not None
    return list(psutil.Process(server.process.pid).children(recursive=True))


def gone(process: psutil.Process) -> bool:
    return not process.is_running() or process.status() == psutil.STATUS_ZOMBIE


def listening(process: psutil.Process) -> list[int]:
    return [
        connection.laddr.port
        for connection in process.net_connections("tcp")
        if connection.status == psutil.CONN_LISTEN
    ]


@linux
def test_no_bot_holds_the_port(tmp_path):
    with running(f"sqlite:///{tmp_path}/t.db", "--bots", "2") as server:
        assert server.process is not None
        assert listening(psutil.Process(server.process.pid)) == [server.port]
        bots = children_of(server)
        assert len(bots) == 2
        assert [listening(bot) for bot in bots] == [[], []]


@linux
@pytest.mark.parametrize("stopped", [False, True], ids=["thinking", "stopped"])
def test_a_server_that_was_killed_starts_again_while_a_bot_hangs(tmp_path, monkeypatch, stopped):
    monkeypatch.setenv("DRAKKAR_BOT_WORKER", "tests.server.hanging_bot")
    server = Running(f"sqlite:///{tmp_path}/t.db", "--no-limits", "--bots", "2").start()
    try:
        person = Person(server.url)
        person.create("vikings", "thrall", "thrall")  # asked at once
        time.sleep(0.5)
        bots = children_of(server)
        if stopped:
            for bot in bots:
                bot.send_signal(signal.SIGSTOP)
        server.kill()
        server.start()  # on the same port
        assert person.get("/healthz").status_code == 200
        person.close()
        wait_until(lambda: all(map(gone, bots)), 10)
    finally:
        server.stop()


@linux
def test_workers_end_with_the_process_that_started_them(pg):
    server = Running(pg, "--no-limits", "--bots", "1", "--workers", "2").start()
    try:
        family: list[psutil.Process] = []

        def all_there() -> bool:
            family[:] = children_of(server)
            return len([process for process in family if "adviser" in str(process.cmdline())]) == 2

        wait_until(all_there)
        holders = [process for process in family if server.port in listening(process)]
        assert len(holders) == 2  # the workers, and no bot of theirs
        server.kill()
        server.start()
        wait_until(lambda: all(map(gone, family)), 10)
        wait_until(lambda: len(children_of(server)) >= 4)
    finally:
        server.stop()


def test_a_port_that_is_about_to_be_free_is_waited_for():
    """Who holds it may be dying."""
    port = free_port()
    holding = listen("127.0.0.1", port)
    assert not holding.get_inheritable()
    import threading

    threading.Timer(0.5, holding.close).start()
    bound = bind("127.0.0.1", [port])
    assert bound.getsockname()[1] == port
    bound.close()


def test_a_bot_whose_server_is_gone_ends_by_itself():
    """The pipe says so where no kernel does, even to a bot in the middle of a thought."""
    import subprocess

    import msgspec

    from drakkar.server.bots.worker import Task

    bot = subprocess.Popen(
        [sys.executable, "-m", "tests.server.hanging_bot", "0"],
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        env={**os.environ},
    )
    assert bot.stdin is not None
    data = msgspec.json.encode(Task("vikings", 0, "thrall", "", {}))
    bot.stdin.write(len(data).to_bytes(4, "big") + data)
    bot.stdin.flush()
    time.sleep(0.3)
    assert bot.poll() is None
    bot.stdin.close()
    assert bot.wait(20) == 0


def test_sockets_are_not_for_other_programs():
    with listen("127.0.0.1", 0) as bound:
        assert not bound.get_inheritable()
        assert isinstance(bound, socket.socket)
