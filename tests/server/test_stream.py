"""The stream for networks without WebSockets, and pages that are older than the server."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from drakkar.server import pages
from tests.server.harness import PATIENCE, Person, new_key


class Events:
    """What a browser's EventSource hears."""

    def __init__(self, response: httpx.Response) -> None:
        self.response, self._lines = response, response.iter_lines()

    def frame(self, kind: str = "view") -> dict[str, Any]:
        for line in self._lines:
            if line.startswith("data: "):
                message: dict[str, Any] = json.loads(line[6:])
                if message["type"] == kind:
                    return message
        raise AssertionError(f"the stream has ended without {kind}")

    def view_at(self, seq: int) -> dict[str, Any]:
        while (message := self.frame())["seq"] < seq:
            pass
        seen: dict[str, Any] = message["view"]
        return seen


@contextlib.contextmanager
def listening(person: Person, table: str, **params: Any) -> Iterator[Events]:
    path = f"/api/tables/{table}/events"
    with person.http.stream("GET", path, params=params, timeout=PATIENCE) as response:
        assert response.status_code == 200, response.read()
        assert response.headers["content-type"].startswith("text/event-stream")
        yield Events(response)


def test_the_stream_tells_what_the_socket_tells(people):
    host, friend = people(), people("fr")
    created = host.create("vikings", "me", "friend", options={"first_player": "1"})
    table = created["table"]
    friend.claim(created["links"][0]["url"])
    with listening(friend, table, lang="fr") as events:
        first = events.frame()
        assert first["view"] == friend.view(table, lang="fr")
        assert events.frame("presence")["online"] == [1]
        done = host.play(table, host.view(table)).json()
        seen = events.view_at(done["seq"])
        assert seen["seat"] == 1
        assert seen["lang"] == "fr"


def test_catching_up_by_the_stream(person):
    table = person.create("vikings", "me", "here", seed=1)["table"]
    with listening(person, table) as events:
        before = events.frame()["seq"]
    for _ in range(12):
        person.play(table, person.view(table))
    with listening(person, table, since=before, seat=0) as events:
        back = events.frame()["view"]
    assert back["seq"] == before + 12
    assert back["log"]["from"] <= before


def test_who_leaves_the_stream_is_gone(people):
    host, friend = people(), people()
    created = host.create("vikings", "me", "friend")
    friend.claim(created["links"][0]["url"])
    with host.socket(created["table"]) as socket:
        with listening(friend, created["table"]) as events:
            events.frame()
        friend.close()
        while (heard := json.loads(socket.recv(timeout=PATIENCE))).get("online") != [0, 1]:
            pass
        while heard.get("online") != [0]:
            heard = json.loads(socket.recv(timeout=PATIENCE))


def test_a_revoked_link_ends_the_stream(people):
    host, friend = people(), people()
    created = host.create("vikings", "me", "friend")
    friend.claim(created["links"][0]["url"])
    with listening(friend, created["table"]) as events:
        events.frame()
        host.post(f"/api/tables/{created['table']}/seats/1/link")
        assert events.frame("close") == {"type": "close", "code": 4404}
        with pytest.raises(AssertionError):
            events.frame()


def test_what_a_stream_is_refused_for(people):
    host, stranger = people(), people()
    table = host.create("vikings", "me", "here")["table"]
    path = f"/api/tables/{table}/events"
    assert stranger.get(path).status_code == 404
    assert host.get("/api/tables/aaaaaaaaaaaaaaaa/events").status_code == 404
    assert host.get(path, seat="x").status_code == 400
    assert host.get(path, since="-1").status_code == 400
    assert host.post(path).status_code == 405
    assert host.get(path, lang="fr", seat=77).json()["error"] == "bad-request"
    with contextlib.ExitStack() as stack:
        kept = [stack.enter_context(listening(host, table)) for _ in range(5)]
        for events in kept:
            events.frame()
        assert host.get(path).status_code == 429


# ---- old pages -------------------------------------------------------------------------------


def test_an_old_page_is_told_to_load_the_new_one(person):
    """Which page the server has now is in every view; what another one sends is not done."""
    table = person.create("vikings", "me", "here", seed=1)["table"]
    seen = person.view(table)
    if not seen["page"]:
        pytest.fail("the page is not built: make page")
    body = {
        "seat": seen["seat"],
        "expected_seq": seen["expected_seq"],
        "key": new_key(),
        "move": seen["moves"][0]["move"],
    }
    path = f"/api/tables/{table}/moves"
    old = person.http.post(path, json=body, headers={"X-Drakkar-Page": "index-old.js"})
    assert old.status_code == 412
    assert old.json()["error"] == "old-page"
    assert person.view(table)["seq"] == 1
    now = person.http.post(path, json=body, headers={"X-Drakkar-Page": seen["page"]})
    assert now.status_code == 200


def test_the_build_is_read_from_the_page(tmp_path, monkeypatch):
    monkeypatch.setattr(pages, "folder", lambda: tmp_path)
    assert pages.build() == ""
    index = tmp_path / "index.html"
    for name in ("index-Ab_1.js", "index-x-2.js"):
        index.write_text(f'<script type="module" crossorigin src="/assets/{name}"></script>')
        assert pages.build() == name
