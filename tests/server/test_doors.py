"""Strangers at the door: fresh cookies, half requests, too many connections, forged addresses."""

from __future__ import annotations

import contextlib
import resource
import secrets
import socket
import sys
import time
from collections.abc import Iterator

import httpx
import pytest

from drakkar.server.http import door
from drakkar.server.http.door import household
from drakkar.server.http.limits import LIMITS, PER_ADDRESS, Buckets
from tests.server.harness import Person, Running, running

linux = pytest.mark.skipif(sys.platform != "linux", reason="many addresses on one machine")
HALF = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: "


def connect(server: Running, source: str = "127.0.0.1") -> socket.socket:
    made = socket.create_connection(("127.0.0.1", server.port), 10, (source, 0))
    made.settimeout(10)
    return made


def ask(server: Running, source: str = "127.0.0.9", path: str = "/healthz", more: str = "") -> int:
    """A whole request from some address; the status of the answer, 0 for none."""
    with connect(server, source) as made:
        text = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n{more}\r\n"
        try:
            made.sendall(text.encode())
            return int(made.recv(65536).split(b" ")[1])
        except (OSError, IndexError):
            return 0


def healthy(made: socket.socket) -> bool:
    """One request on a connection that is kept."""
    made.sendall(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
    answer = b""
    while not answer.endswith(b"}"):
        more = made.recv(65536)
        if not more:
            return False
        answer += more
    return b"200 OK" in answer


def is_open(made: socket.socket) -> bool:
    made.setblocking(False)
    try:
        return made.recv(1) != b""
    except BlockingIOError:
        return True
    except OSError:
        return False


@contextlib.contextmanager
def half_requests(server: Running, count: int, *sources: str) -> Iterator[list[socket.socket]]:
    with contextlib.ExitStack() as stack:
        halves = []
        for number in range(count):
            with contextlib.suppress(OSError):
                half = stack.enter_context(connect(server, sources[number % len(sources)]))
                half.sendall(HALF)
                halves.append(half)
        yield halves


# ---- limits ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("address", "called"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:aaaa::1", "2001:db8:1:2::"),
        ("2001:db8:1:2::ffff", "2001:db8:1:2::"),
        ("2001:db8:1:3::1", "2001:db8:1:3::"),
        ("fe80::1%eth0", "fe80::"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_an_address_stands_for_its_household(address, called):
    assert household(address) == called


def test_a_device_has_its_limit_and_its_address_one_as_well():
    buckets = Buckets()
    burst = int(LIMITS["write"].burst)
    fresh = [buckets.wait_both("write", f"device {n}", "a") for n in range(burst * PER_ADDRESS)]
    assert not any(fresh)
    assert buckets.wait_both("write", "yet another", "a") > 0
    assert buckets.wait_both("write", "yet another", "b") == 0
    again = [buckets.wait_both("write", "one device", "c") for _ in range(burst + 1)]
    assert [bool(wait) for wait in again] == [False] * burst + [True]


def test_a_fresh_cookie_per_request_is_no_way_around(tmp_path):
    with (
        running(f"sqlite:///{tmp_path}/t.db", "--bots", "1") as server,
        httpx.Client(base_url=server.url, headers={"X-Drakkar": "1"}) as http,
    ):
        codes = [
            http.post(
                "/api/tables/aaaaaaaaaaaaaaaa/rematch",
                json={},
                headers={"Cookie": f"drakkar={secrets.token_urlsafe(16)}"},
            ).status_code
            for _ in range(int(LIMITS["write"].burst) * PER_ADDRESS + 100)
        ]
        assert set(codes) == {404, 429}
        assert codes[:100] == [404] * 100  # a whole class behind one address may play


@linux
@pytest.mark.parametrize("proxy", [(), ("--proxy", "127.0.0.1")], ids=["nobody", "a-proxy"])
def test_who_calls_is_believed_of_a_proxy_that_was_named(tmp_path, proxy):
    with running(f"sqlite:///{tmp_path}/t.db", "--bots", "1", *proxy) as server:
        claims = []
        for number in range(30):
            with httpx.Client(base_url=server.url) as http:
                answer = http.post(
                    "/api/tables/aaaaaaaaaaaaaaaa/claim",
                    json={"secret": "x"},
                    headers={"X-Drakkar": "1", "X-Forwarded-For": f"192.0.2.{number}"},
                )
                claims.append(answer.status_code)
        assert (429 in claims) == (not proxy)
        # and nobody becomes a neighbour by saying so
        assert ask(server, "127.0.0.1", "/metrics", "X-Forwarded-For: 192.0.2.1\r\n") == 404


# ---- connections -----------------------------------------------------------------------------


@linux
def test_half_requests_let_everybody_else_through(tmp_path):
    """Five hundred of one address: it keeps so many, and the next whole request gets through."""
    with running(f"sqlite:///{tmp_path}/t.db", "--bots", "1") as server:
        person = Person(server.url)
        table = person.create("vikings", "me", "here", seed=1)["table"]
        with person.socket(table) as listening:
            listening.recv(timeout=10)
            with half_requests(server, 500, "127.0.0.2") as halves:
                assert ask(server) == 200
                assert ask(server, "127.0.0.2") == 200  # even of that very address
                assert person.play(table, person.view(table)).status_code == 200
                assert listening.recv(timeout=10)
                time.sleep(0.5)
                assert sum(map(is_open, halves)) <= door.PER_ADDRESS
        person.close()


@linux
def test_with_few_files_half_requests_of_many_addresses_let_everybody_through(tmp_path):
    with running(f"sqlite:///{tmp_path}/t.db", "--bots", "1") as server:
        assert server.process is not None
        resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE, (256, 256))
        sources = [f"127.0.1.{number}" for number in range(1, 9)]
        with half_requests(server, 400, *sources) as halves:
            for _ in range(5):
                assert ask(server) == 200
            person = Person(server.url)
            table = person.create("vikings", "me", "here", seed=1)["table"]
            assert person.play(table, person.view(table)).status_code == 200
            person.close()
            time.sleep(0.5)
            assert sum(map(is_open, halves)) < 256


@linux
def test_a_half_request_is_waited_for_so_long(tmp_path, monkeypatch):
    """Headers, bodies, and what comes after an answer on the same connection."""
    monkeypatch.setenv("DRAKKAR_PATIENCE", "1")
    with running(f"sqlite:///{tmp_path}/t.db", "--bots", "1") as server:
        silent, headers, body, later = (connect(server) for _ in range(4))
        headers.sendall(HALF)
        body.sendall(
            b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Drakkar: 1\r\n"
            b"Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"
        )
        assert healthy(later)
        later.sendall(HALF)
        for _ in range(8):  # a drop now and then does not help
            time.sleep(0.4)
            for made in (headers, body, later):
                with contextlib.suppress(OSError):
                    made.sendall(b"a")
        for made in (silent, headers, body, later):
            made.settimeout(10)
            with contextlib.suppress(OSError):
                while made.recv(65536):
                    pass
            assert not is_open(made)
            made.close()
        with connect(server) as patient:
            assert healthy(patient)
            time.sleep(2)
            assert healthy(patient)  # between requests there is time


@linux
def test_headers_without_end_are_not_kept(tmp_path):
    with running(f"sqlite:///{tmp_path}/t.db", "--bots", "1") as server, connect(server) as made:
        made.sendall(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n")
        with pytest.raises((ConnectionResetError, BrokenPipeError)):
            made.sendall((b"X-Long: " + b"a" * 1000 + b"\r\n") * 20_000)
        assert ask(server) == 200


def test_a_long_body_is_no_long_head(tmp_path):
    """In one piece, in many, and refused before it has come."""
    with (
        running(f"sqlite:///{tmp_path}/t.db", "--bots", "1", "--no-limits") as server,
        httpx.Client(base_url=server.url, headers={"X-Drakkar": "1"}, timeout=30) as http,
    ):
        for size in (1_000, 100_000, 250_000, 1_000_000):
            for _ in range(3):
                assert http.post("/api/records", json={"pad": "x" * size}).status_code == 422
        assert http.post("/api/records", json={"pad": "x" * 2_000_000}).status_code == 413
        assert http.post("/api/tables", json={"pad": "x" * 20_000}).status_code == 413
        assert http.get("/healthz").status_code == 200


@pytest.mark.parametrize(
    ("proxies", "host", "believed"),
    [
        ((), "127.0.0.1", False),
        (("127.0.0.1",), "127.0.0.1", True),
        (("127.0.0.1",), "127.0.0.2", False),
        (("10.0.0.0/8",), "10.1.2.3", True),
        (("10.0.0.0/8",), "11.1.2.3", False),
        (("*",), "", True),
        (("nonsense", "::1"), "::1", True),
    ],
)
def test_proxies_are_addresses_or_networks(proxies, host, believed):
    assert door.is_proxy(host, proxies) == believed


@linux
def test_sockets_count_and_are_not_sent_away_for_others(tmp_path):
    with running(f"sqlite:///{tmp_path}/t.db", "--bots", "1") as server:
        person = Person(server.url)
        table = person.create("vikings", "me", "here", seed=1)["table"]
        with person.socket(table) as listening:
            listening.recv(timeout=10)
            with half_requests(server, 300, "127.0.0.1"):
                # the connection that rests between two requests is older than all of them
                assert person.play(table, person.view(table)).status_code == 200
                assert listening.recv(timeout=10)
        person.close()
