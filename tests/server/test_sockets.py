"""What is pushed, to whom, and what happens to those who do not listen."""

from __future__ import annotations

import contextlib
import json

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.server.harness import close_code, frame, view_at


def test_the_first_frame_is_the_view(person):
    table = person.create("vikings", "me", "here")["table"]
    with person.socket(table) as socket:
        first = frame(socket)
        assert first["view"] == person.view(table)
        assert first["seq"] == first["view"]["seq"]
        assert frame(socket, "presence") == {
            "type": "presence",
            "online": [0, 1],
            "watching": 0,
        }


def test_everybody_is_told_in_his_language(people):
    host, friend, watcher = people(), people("fr"), people()
    created = host.create("vikings", "me", "friend", options={"first_player": "1"})
    table = created["table"]
    friend.claim(created["links"][0]["url"])
    watcher.claim(created["watch"])
    with (
        host.socket(table) as first,
        friend.socket(table, lang="fr") as second,
        watcher.socket(table) as third,
    ):
        views = [frame(socket)["view"] for socket in (first, second, third)]
        done = host.play(table, views[0]).json()
        for socket, seat, lang in ((first, 0, "en"), (second, 1, "fr"), (third, None, "en")):
            seen = view_at(socket, done["seq"])
            assert seen["seat"] == seat
            assert seen["lang"] == lang
            assert seen["log"]["lines"][-1]["last"] == done["seq"]


def test_catching_up_after_an_absence(person):
    table = person.create("vikings", "me", "here", seed=1)["table"]
    with person.socket(table) as socket:
        seen = frame(socket)["view"]
    for _ in range(50):
        now = person.view(table)
        person.play(table, now)
    with person.socket(table, since=seen["seq"], seat=0) as socket:
        back = frame(socket)["view"]
    assert back["seq"] == seen["seq"] + 50
    assert back["log"]["from"] <= seen["seq"]
    kept = [line for line in seen["log"]["lines"] if line["seq"] < back["log"]["from"]]
    whole = person.get(f"/api/tables/{table}/log", seat=0).json()["lines"]
    assert kept + back["log"]["lines"] == whole


def test_a_stranger_is_told_nothing(people):
    host, stranger = people(), people()
    table = host.create("vikings", "me", "here")["table"]
    for name in (table, "aaaaaaaaaaaaaaaa", "nonsense"):
        with stranger.socket(name) as socket:
            assert close_code(socket) == 4404


def test_a_foreign_page_gets_no_socket(server, person):
    table = person.create("vikings", "me", "here")["table"]
    url = f"{server.url.replace('http', 'ws')}/api/tables/{table}/ws"
    cookie = f"drakkar={person.http.cookies['drakkar']}"
    for origin in ("http://evil.example", "null", f"http://127.0.0.1:{server.port + 1}"):
        with pytest.raises(InvalidStatus) as refused:
            connect(url, origin=Origin(origin), additional_headers={"Cookie": cookie})
        assert refused.value.response.status_code == 403
    with pytest.raises(InvalidStatus):
        connect(url, additional_headers={"Cookie": cookie})
    with connect(url, origin=Origin(server.url), additional_headers={"Cookie": cookie}) as socket:
        assert frame(socket)["view"]["table"] == table


@pytest.mark.parametrize(
    "message",
    ["[1]", "nonsense", '{"type": "move"}', b"\x00\x01", "[" * 5000, '{"type":"beat"' * 900],
)
def test_what_a_client_may_not_say(person, message):
    table = person.create("vikings", "me", "here")["table"]
    with person.socket(table) as socket:
        frame(socket)
        socket.send(message)
        assert close_code(socket) == 4400
    assert person.get(f"/api/tables/{table}").status_code == 200


def test_frames_that_are_too_large(person):
    table = person.create("vikings", "me", "here")["table"]
    with person.socket(table) as socket:
        frame(socket)
        socket.send("x" * 17 * 1024)
        assert close_code(socket) == 1009


def test_a_beat_is_welcome_and_a_flood_is_not(person):
    table = person.create("vikings", "me", "here")["table"]
    with person.socket(table) as socket:
        frame(socket)
        socket.send(json.dumps({"type": "beat"}))
        person.play(table, person.view(table))
        assert frame(socket)["view"]["seq"] == 2
        with contextlib.suppress(ConnectionClosed):
            for _ in range(200):
                socket.send(json.dumps({"type": "beat"}))
        assert close_code(socket) == 4429


def test_pings_without_end_hurt_nobody(people):
    host, watcher = people(), people()
    created = host.create("vikings", "me", "here", seed=4)
    watcher.claim(created["watch"])
    with host.socket(created["table"]) as socket, watcher.socket(created["table"]) as noisy:
        frame(socket)
        with contextlib.suppress(ConnectionClosed):
            for _ in range(2000):
                noisy.ping()
        done = host.play(created["table"], host.view(created["table"])).json()
        view_at(socket, done["seq"])


def test_only_so_many_sockets_for_a_device(person):
    table = person.create("vikings", "me", "here")["table"]
    with contextlib.ExitStack() as stack:
        for _ in range(5):
            frame(stack.enter_context(person.socket(table)))
        sixth = stack.enter_context(person.socket(table))
        assert close_code(sixth) == 4429


def test_who_never_reads_hurts_nobody(people):
    host, watcher = people(), people()
    created = host.create("vikings", "me", "here", seed=4)
    table = created["table"]
    watcher.claim(created["watch"])
    with watcher.socket(table), host.socket(table) as socket:  # the first is never read
        frame(socket)
        for _ in range(40):
            done = host.play(table, host.view(table)).json()
            view_at(socket, done["seq"])


def test_a_revoked_link_ends_the_socket(people):
    host, friend = people(), people()
    created = host.create("vikings", "me", "friend")
    table = created["table"]
    friend.claim(created["links"][0]["url"])
    with friend.socket(table) as socket:
        frame(socket)
        host.post(f"/api/tables/{table}/seats/1/link")
        assert close_code(socket) == 4404
