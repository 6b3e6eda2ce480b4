"""Others on the network come in when somebody at this machine says so, and not before."""

from __future__ import annotations

import contextlib
import signal
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.harness import Person, running

OTHER = "127.0.0.2"
"""Stands for the address on the network: nothing listens there unless it is told to."""


@pytest.fixture
def person() -> Iterator[Callable[[str], Person]]:
    with contextlib.ExitStack() as stack:
        yield lambda url: stack.enter_context(contextlib.closing(Person(url)))


def reachable(address: str) -> bool:
    try:
        return httpx.get(f"{address}/healthz", timeout=5).status_code == 200
    except httpx.ConnectError:
        return False


def test_closed_open_and_closed_again(tmp_path: Path, person: Callable[[str], Person]) -> None:
    with running(f"sqlite:///{tmp_path}/t.db", "--lan", OTHER) as server:
        outside = f"http://{OTHER}:{server.port}"
        host = person(server.url)
        asked = host.get("/api/network").json()
        assert asked == {"open": False, "can": True, "address": ""}
        assert not reachable(outside)

        opened = host.post("/api/network", {"open": True}).json()
        assert opened == {"open": True, "can": True, "address": outside}
        assert host.post("/api/network", {"open": True}).json() == opened
        # a friend sits down through the other address and plays at the same table
        created = host.create("vikings", "me", "friend", seed=1)
        friend = person(outside)
        secret = created["links"][0]["url"].partition("#")[2]
        claimed = friend.post(f"/api/tables/{created['table']}/claim", {"secret": secret})
        assert claimed.json()["seat"] == 1
        assert friend.get(f"/api/tables/{created['table']}").json()["seat"] == 1

        closed = host.post("/api/network", {"open": False}).json()
        assert closed == {"open": False, "can": True, "address": ""}
        assert not reachable(outside)
        assert reachable(server.url)
        assert host.post("/api/network", {"open": True}).json() == opened
        server.stop()
        assert server.process is not None
        assert server.process.returncode == -signal.SIGTERM  # not killed
        assert not reachable(outside)


def test_an_open_network_is_closed_by_the_signal_that_stops_the_server(
    tmp_path: Path, person: Callable[[str], Person]
) -> None:
    with running(f"sqlite:///{tmp_path}/t.db", "--lan", OTHER) as server:
        person(server.url).post("/api/network", {"open": True})
        friend = person(f"http://{OTHER}:{server.port}")
        created = friend.create("vikings", "me", "thrall", seed=1)
        with friend.socket(created["table"]) as listening:
            listening.recv(timeout=10)
            server.stop()
        assert server.process is not None
        assert server.process.returncode == -signal.SIGTERM  # not killed


@pytest.mark.parametrize(
    ("args", "address"),
    [
        (("--host", "0.0.0.0", "--lan", OTHER), f"http://{OTHER}:"),
        (("--name", "drakkar.example.org", "--lan", OTHER), ""),
    ],
    ids=["everywhere", "behind-a-proxy"],
)
def test_who_has_decided_already_is_not_asked(
    tmp_path: Path, person: Callable[[str], Person], args: tuple[str, ...], address: str
) -> None:
    with running(f"sqlite:///{tmp_path}/t.db", *args) as server:
        host = person(server.url)
        asked = host.get("/api/network").json()
        expected = f"{address}{server.port}" if address else ""
        assert asked == {"open": bool(address), "can": False, "address": expected}
        refused = host.post("/api/network", {"open": True})
        assert refused.status_code == 403


def test_an_address_that_is_not_this_machine_s(
    tmp_path: Path, person: Callable[[str], Person]
) -> None:
    with running(f"sqlite:///{tmp_path}/t.db", "--lan", "192.0.2.77") as server:
        host = person(server.url)
        busy = host.post("/api/network", {"open": True})
        assert busy.status_code == 503
        assert not host.get("/api/network").json()["open"]
        assert reachable(server.url)
