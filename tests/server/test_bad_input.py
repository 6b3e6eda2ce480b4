"""Everything that somebody might send: a documented answer, a log line without secrets, and no
change anywhere."""

from __future__ import annotations

import json
import socket

import httpx
import pytest

from tests.server.harness import Person, new_key, running

JSON = {"Content-Type": "application/json"}


@pytest.fixture
def table(person):
    return person.create("vikings", "me", "here", seed=1)["table"]


@pytest.fixture(scope="module", autouse=True)
def bystander(server):
    """Another table of the same server: after everything here it is as it was."""
    other = Person(server.url)
    name = other.create("tinyepic", "me", "here", seed=7)["table"]
    before = [other.view(name, seat=seat) for seat in (0, 1)]
    yield
    assert [other.view(name, seat=seat) for seat in (0, 1)] == before
    other.close()


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"null",
        b"[]",
        b'"text"',
        bytes(range(256)),
        b'{"expected_seq": 1',
        b'{"expected_seq": NaN, "key": "12345678", "move": ["buy", 1]}',
        b'{"expected_seq": 9223372036854775809, "key": "12345678", "move": ["buy", 1]}',
        b'{"expected_seq": -1, "key": "12345678", "move": ["buy", 1]}',
        b'{"expected_seq": 1.5, "key": "12345678", "move": ["buy", 1]}',
        b'{"expected_seq": 1, "key": "12345678", "move": ["buy", 1], "more": 1}',
        b'{"expected_seq": 1, "key": "x", "move": ["buy", 1]}',
        b'{"expected_seq": 1, "key": "12345678\\u0000", "move": ["buy", 1]}',
        b'{"expected_seq": 1, "key": "%s", "move": ["buy", 1]}' % (b"k" * 65),
        b'{"expected_seq": 1, "key": "12345678", "move": []}',
        b'{"expected_seq": 1, "key": "12345678", "move": 5}',
        b'{"expected_seq": 1, "key": "12345678", "move": "\\ud800"}',
        b'{"expected_seq": 1, "key": "12345678", "seat": 99, "move": ["buy", 1]}',
        b'{"expected_seq": 1, "key": "12345678", "move": ' + b"[" * 7000 + b"]" * 7000 + b"}",
    ],
)
def test_a_body_that_makes_no_sense(person, table, body):
    reply = person.http.post(f"/api/tables/{table}/moves", content=body, headers=JSON)
    assert reply.status_code == 400, reply.text
    assert reply.json()["error"] == "bad-request"
    assert person.view(table)["seq"] == 1


@pytest.mark.parametrize(
    "move",
    [
        ["buy", 2**63],
        ["buy", -(2**63)],
        ["buy", 1.5],
        ["buy", None],
        ["buy", "1"],
        ["buy", [1]],
        ["buy"],
        ["buy", 1, 2],
        ["odin"],
        ["__class__", 1],
        [1],
        [{"a": 1}],
        "buy",
        "buy one",
        "   ",
        "buy 1 2 3",
        "\u202ebuy 1",
        ["first", 0],
        ["tiles", ["left"]],
    ],
)
def test_a_move_that_makes_no_sense(person, table, move):
    body = {"expected_seq": 1, "key": new_key(), "move": move, "seat": 0}
    for path in ("moves", "why", "preview"):
        asked = body if path == "moves" else {"move": move, "seat": 0}
        reply = person.post(f"/api/tables/{table}/{path}", asked)
        assert reply.status_code in (200, 422), (path, reply.text)
        if reply.status_code == 200:
            assert not reply.json()["legal"]
    assert person.view(table)["seq"] == 1


def test_duplicate_keys_in_json_are_read_as_one(person, table):
    body = b'{"seat":0,"expected_seq":5,"expected_seq":1,"key":"dup-key-1","move":["buy",99]}'
    reply = person.http.post(f"/api/tables/{table}/moves", content=body, headers=JSON)
    assert reply.status_code == 422


def test_other_peoples_seats(people):
    host, friend = people(), people()
    created = host.create("vikings", "me", "friend", options={"first_player": "1"})
    table = created["table"]
    friend.claim(created["links"][0]["url"])
    seen = host.view(table)
    body = {"expected_seq": 1, "key": new_key(), "move": seen["moves"][0]["move"], "seat": 0}
    assert friend.post(f"/api/tables/{table}/moves", body).status_code == 403
    body["seat"] = 1
    refused = friend.post(f"/api/tables/{table}/moves", body)
    assert refused.status_code == 422
    assert refused.json()["refusal"]["clause"] == "KER-1"
    for path, extra in (("undo", {"expected_seq": 1, "key": new_key()}), ("hint", {"level": 1})):
        assert friend.post(f"/api/tables/{table}/{path}", {"seat": 0, **extra}).status_code == 403
    assert friend.post(f"/api/tables/{table}/seats/0", {"name": "Loki"}).status_code == 403


def test_too_large(person, table):
    big = json.dumps({"name": "x" * 20_000}).encode()
    reply = person.http.post(f"/api/tables/{table}/seats/0", content=big, headers=JSON)
    assert reply.status_code == 413

    def parts():
        for _ in range(40):
            yield b" " * 1000

    chunked = person.http.post(f"/api/tables/{table}/seats/0", content=parts(), headers=JSON)
    assert chunked.status_code == 413
    reply = person.http.post("/api/records", content=b" " * 1_100_000, headers=JSON)
    assert reply.status_code == 413
    long = {"expected_seq": 1, "key": "k" * 1_000_000, "move": ["buy", 1]}
    assert person.post(f"/api/tables/{table}/moves", long).status_code == 413


def test_ten_thousand_inside_each_other(person):
    for deep in (b"[" * 10_000 + b"]" * 10_000, b'{"a":' * 10_000 + b"1" + b"}" * 10_000):
        body = b'{"drakkar": 1, "answers": ' + deep + b"}"
        reply = person.http.post("/api/records", content=body, headers=JSON)
        assert reply.status_code in (400, 422), reply.text


def test_only_json(person, table):
    body = b"expected_seq=1"
    for kind in ("application/x-www-form-urlencoded", "text/plain", "multipart/form-data", ""):
        reply = person.http.post(
            f"/api/tables/{table}/moves", content=body, headers={"Content-Type": kind}
        )
        assert reply.status_code == 415


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "http://evil.example"},
        {"Origin": "null"},
        {"Origin": "https://127.0.0.1"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
        {},
        {"Host": "evil.example", "X-Drakkar": "1"},
        {"Host": "evil.example", "Origin": "http://evil.example"},
    ],
)
def test_a_foreign_page_can_do_nothing(server, person, table, headers):
    cookies = {"drakkar": person.http.cookies["drakkar"]}
    with httpx.Client(base_url=server.url, cookies=cookies) as http:
        body = {"name": "Loki"}
        reply = http.post(f"/api/tables/{table}/seats/0", json=body, headers=headers)
    assert reply.status_code == 403
    assert reply.json()["error"] == "foreign-origin"
    assert person.view(table)["seats"][0]["name"] != "Loki"


def test_our_own_page_can(server, person, table):
    cookies = {"drakkar": person.http.cookies["drakkar"]}
    with httpx.Client(base_url=server.url, cookies=cookies) as http:
        for headers in ({"Origin": server.url}, {"Sec-Fetch-Site": "same-origin"}):
            reply = http.post(
                f"/api/tables/{table}/seats/0", json={"name": "Freya"}, headers=headers
            )
            assert reply.status_code == 200


def test_every_answer_is_guarded(person, table):
    for path in ("/", f"/t/{table}", f"/api/tables/{table}", "/nowhere.js", "/api/nowhere"):
        headers = person.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


def test_the_cookie_is_out_of_reach(person):
    reply = person.post("/api/tables", {"game": "vikings", "seats": [{"kind": "me"}] * 2})
    cookie = reply.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "secure" not in cookie  # over plain http a browser would not send it back


@pytest.mark.parametrize(
    "path",
    [
        "/..%2f..%2fpyproject.toml",
        "/%2e%2e/%2e%2e/app.py",
        "/../app.py",
        "/assets/..%2f..%2fapp.py",
        "/%00",
        "/x%00.js",
        "/..%5c..%5capp.py",
        "/app.py",
        "//etc/passwd",
    ],
)
def test_no_file_but_the_pages(server, path):
    with socket.create_connection(("127.0.0.1", server.port), timeout=10) as raw:
        raw.sendall(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n".encode())
        answer = b""
        while part := raw.recv(65536):
            answer += part
    head, _, body = answer.partition(b"\r\n\r\n")
    status = int(head.split()[1])
    assert status in (200, 404, 400)
    assert b"import" not in body
    assert b"root:" not in body
    if status == 200:
        assert b"<!doctype html" in body.lower()


def test_numbers_in_addresses(person, table):
    for path in (
        f"/api/tables/{table}?seat=abc",
        f"/api/tables/{table}?seat=-1",
        f"/api/tables/{table}?seat=99999999999999999999",
        f"/api/tables/{table}?log_since=x",
        f"/api/tables/{table}/history/x",
        "/api/games/vikings/rules?q=" + "x" * 300,
    ):
        assert person.get(path).status_code == 400, path
    for path in (
        "/api/tables/UPPER",
        "/api/tables/a/b/c",
        "/api/nowhere",
        "/api/tables/" + "a" * 99,
    ):
        assert person.get(path).status_code == 404, path


def test_methods(person, table):
    assert person.http.delete(f"/api/tables/{table}", headers={"X-Drakkar": "1"}).status_code == 405
    reply = person.get(f"/api/tables/{table}/moves")
    assert reply.status_code == 405
    assert reply.headers["allow"] == "POST"
    assert reply.json()["error"] == "bad-method"


def test_errors_speak_the_language(person):
    english = person.get("/api/tables/aaaaaaaaaaaaaaaa").json()["text"]
    french = person.get("/api/tables/aaaaaaaaaaaaaaaa", lang="fr").json()["text"]
    assert english == "There is nothing here."
    assert french == "Il n'y a rien ici."
    accepted = {"Accept-Language": "de, fr;q=0.9, en;q=0.5"}
    reply = person.http.get("/api/tables/aaaaaaaaaaaaaaaa", headers=accepted)
    assert reply.json()["text"] == french


def test_too_often(tmp_path):
    with (
        running(f"sqlite:///{tmp_path}/t.db", "--bots", "1") as server,
        httpx.Client(base_url=server.url, headers={"X-Drakkar": "1"}) as http,
    ):
        codes = [
            http.post("/api/tables/aaaaaaaaaaaaaaaa/claim", json={"secret": "x"}).status_code
            for _ in range(15)
        ]
        assert codes[:10] == [404] * 10
        late = http.post("/api/tables/aaaaaaaaaaaaaaaa/claim", json={"secret": "x"})
        assert late.status_code == 429
        assert int(late.headers["retry-after"]) >= 1
        asked = {"game": "vikings", "seats": [{"kind": "me"}, {"kind": "here"}]}
        made_ = [http.post("/api/tables", json=asked).status_code for _ in range(25)]
        assert made_.count(201) == 20
        assert made_[-1] == 429
        # as fast as one can on one seat
        table = http.get("/api/tables").json()["tables"][0]["table"]
        body = {"expected_seq": 99, "key": "fast-key-1", "move": ["buy", 1], "seat": 0}
        fast = [http.post(f"/api/tables/{table}/moves", json=body).status_code for _ in range(900)]
        assert set(fast) == {409, 429}
        assert fast[0] == 409
        assert http.get("/healthz").status_code == 200


def test_health_and_numbers(person, server):
    assert person.get("/healthz").json() == {"ok": True}
    assert person.get("/readyz").json() == {"ok": True}
    text = person.get("/metrics").text
    assert "drakkar_requests_total" in text
    assert "drakkar_sockets " in text
    # what comes through a proxy from elsewhere does not see them
    far = {"X-Forwarded-For": "203.0.113.9"}
    assert person.http.get("/metrics", headers=far).status_code == 404


def test_the_log_is_json_without_secrets(server, person, table):
    person.view(table)
    assert server.log is not None
    lines = server.log.read_text().splitlines()
    assert lines
    for line in lines:
        assert set(json.loads(line)) >= {"at", "event"}
    assert person.http.cookies["drakkar"] not in server.log.read_text()
