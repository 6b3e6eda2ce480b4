"""Requests as only strangers send them: refused in a line, and nothing of them comes back."""

from __future__ import annotations

import re
import socket
import struct

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from drakkar.server.names import clean_name, is_visible
from tests.server.harness import frame, new_key


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "//[", "http://]", "null"])
def test_an_origin_that_is_none_is_foreign(person, server, origin):
    table = person.create("vikings", "me", "here", seed=1)["table"]
    answer = person.http.post(
        f"/api/tables/{table}/seats/0", json={"name": "Loki"}, headers={"Origin": origin}
    )
    assert (answer.status_code, answer.json()["error"]) == (403, "foreign-origin")
    cookie = "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())
    with pytest.raises(InvalidStatus) as refused:
        connect(
            f"{server.url.replace('http', 'ws')}/api/tables/{table}/ws",
            additional_headers={"Cookie": cookie, "Origin": origin},
        )
    assert refused.value.response.status_code == 403
    assert '"fault"' not in server.log.read_text()


@pytest.mark.parametrize(
    "host",
    [
        "127.0.0.1; script-src *",
        "127.0.0.1 http://evil.example",
        "evil.example@127.0.0.1",
        "127.0.0.1:80:80",
        "127.0.0.1,evil.example",
        "[::1]; script-src *",
    ],
)
def test_no_host_writes_our_policy(server, host):
    with socket.create_connection(("127.0.0.1", server.port), timeout=20) as client:
        client.sendall(f"GET /api/games HTTP/1.1\r\nHost: {host}\r\n\r\n".encode())
        head = b""
        while b"\r\n\r\n" not in head:
            part = client.recv(4096)
            if not part:
                break
            head += part
    assert re.match(rb"HTTP/1.1 40[03] ", head)
    assert b"script-src *" not in head
    assert b"evil" not in head


def test_the_policy_names_our_own_socket(person, server):
    policy = person.get("/api/games").headers["content-security-policy"]
    assert f"connect-src 'self' ws://127.0.0.1:{server.port};" in policy


INVISIBLE = (
    "\u3164",
    "\u3164\u3164",
    "\u2800",
    "\u115f\u1160",
    "\uffa0",
    "\u200b\u200c\u200d",
    "\u2060\ufeff",
    "\u0301",
    "\u0301\u0302",
    "\u034f",
    "\ufe0f",
    "\u00ad",
    "\u180e",
    "\u202e",
    " \u3164 ",
    "\U000e0041",
)


@pytest.mark.parametrize("name", INVISIBLE)
def test_a_name_that_nobody_can_see_is_refused(people, name):
    host, friend = people(), people()
    asked = {"game": "vikings", "seats": [{"kind": "me", "name": name}, {"kind": "friend"}]}
    answer = host.post("/api/tables", asked)
    assert (answer.status_code, answer.json()["error"]) == (422, "empty-name")
    created = host.create("vikings", "me", "friend")
    table = created["table"]
    secret = created["links"][0]["url"].partition("#")[2]
    answer = friend.post(f"/api/tables/{table}/claim", {"secret": secret, "name": name})
    assert (answer.status_code, answer.json()["error"]) == (422, "empty-name")
    assert not host.view(table)["seats"][1]["claimed"]
    answer = host.post(f"/api/tables/{table}/seats/0", {"name": name})
    assert (answer.status_code, answer.json()["error"]) == (422, "empty-name")
    assert host.post("/api/games/vikings/lesson", {"name": name}).status_code == 422


def test_who_gives_no_name_has_the_usual_one(people):
    host = people()
    created = host.create("vikings", "me", "friend")
    assert host.view(created["table"])["seats"][0]["name"] == "Player 1"
    assert people().claim(created["links"][0]["url"], "  ")["seat"] == 1


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("Bj\u00f8rn", "Bj\u00f8rn"),
        ("e\u0301", "\u00e9"),
        ("As\u3164trid", "Astrid"),
        ("Odin\u200b", "Odin"),
        ("\u2764\ufe0f", "\u2764\ufe0f"),
        ("王", "王"),
        ("😀", "😀"),
    ],
)
def test_names_that_can_be_seen_stay(given, shown):
    assert clean_name(given) == shown
    assert is_visible(shown)


def test_a_key_ends_where_it_ends(person):
    table = person.create("vikings", "me", "here", seed=1)["table"]
    seen = person.view(table)
    for key in ("12345678\n", "12345678\r", "1234567\n"):
        body = {"seat": 0, "expected_seq": seen["expected_seq"], "key": key, "turn": False}
        assert person.post(f"/api/tables/{table}/undo", body).status_code == 400
        answered = {"ask": key, "agree": True, "key": new_key()}
        assert person.post(f"/api/tables/{table}/takeback/answer", answered).status_code == 400


def test_who_is_gone_before_we_answer_is_no_fault(people, server):
    """Handshakes that are cut off at once: nobody's mistake."""
    host = people()
    table = host.create("vikings", "me", "here", seed=1)["table"]
    cookie = "; ".join(f"{name}={value}" for name, value in host.http.cookies.items())
    request = (
        f"GET /api/tables/{table}/ws HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
        "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nX-Drakkar: 1\r\nCookie: {cookie}\r\n\r\n"
    )
    for _ in range(25):
        client = socket.create_connection(("127.0.0.1", server.port), timeout=20)
        client.sendall(request.encode())
        # a reset, not a farewell
        client.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        client.close()
    with host.socket(table) as live:
        assert frame(live)["view"]["table"] == table
    log = server.log.read_text()
    assert '"socket-fault"' not in log
    assert "Traceback" not in log
