"""Talk at a table: who hears what, what is taken away, what can be pointed at."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import drakkar
from drakkar.server.tables.chat import pointable
from tests.server.harness import Person, frame, running


@pytest.fixture
def three(people):
    """The host, a friend and somebody who watches."""
    host, friend, watcher = people(), people(), people()
    created = host.create("vikings", "me", "friend", seed=5)
    friend.claim(created["links"][0]["url"], "Ylva")
    watcher.claim(created["watch"])
    return host, friend, watcher, created["table"]


def say(person, table, text="", **more):
    return person.post(f"/api/tables/{table}/talk", {"text": text or "…", **more})


def lines(person, table):
    return person.get(f"/api/tables/{table}/talk").json()["lines"]


def manners(person, table, talk, watchers):
    body = {"talk": talk, "watchers": watchers}
    return person.post(f"/api/tables/{table}/talk/manners", body)


def test_a_line_is_pushed_and_kept_and_changes_nothing_of_the_game(three):
    host, friend, watcher, table = three
    before = host.view(table)
    with friend.socket(table) as socket, watcher.socket(table) as other:
        said = say(host, table, "<b>hello</b>  \u202ethere\n")
        assert said.status_code == 201, said.text
        for ears in (socket, other):
            [heard] = frame(ears, "talk")["lines"]
            # as it was written, without what turns lines around: the page shows text, never markup
            assert (heard["text"], heard["seat"]) == ("<b>hello</b> there", 0)
            assert not heard["mine"]
    assert lines(host, table)[0]["mine"]
    after = host.view(table)
    assert (after["seq"], after["expected_seq"]) == (before["seq"], before["expected_seq"])
    with friend.socket(table) as socket:  # who comes later hears it, too
        assert [line["text"] for line in frame(socket, "talk")["lines"]] == ["<b>hello</b> there"]


def test_only_who_wrote_a_line_takes_it_away(three):
    host, friend, watcher, table = three
    number = say(host, table, "a slip of the tongue").json()["id"]
    for other in (friend, watcher):
        reply = other.post(f"/api/tables/{table}/talk/{number}/remove")
        assert reply.status_code == 403
    with friend.socket(table) as socket:
        frame(socket, "talk")
        assert host.post(f"/api/tables/{table}/talk/{number}/remove").status_code == 200
        assert frame(socket, "talk") == {"type": "talk", "lines": [], "gone": [number]}
    assert lines(friend, table) == []
    assert host.post(f"/api/tables/{table}/talk/{number}/remove").status_code == 403


def test_the_maker_decides_who_talks(three):
    host, friend, watcher, table = three
    assert say(watcher, table, "left!").status_code == 403  # they read, unless the maker says more
    assert manners(friend, table, "off", "none").status_code == 403
    assert manners(host, table, "all", "write").status_code == 200
    assert say(watcher, table, "left!").json()["seat"] is None
    assert manners(host, table, "signs", "none").status_code == 200
    assert say(friend, table, "hm").json()["error"] == "quiet-table"
    assert say(friend, table, sign="thinking").json()["text"] == "thinking"
    assert lines(watcher, table) == []
    seen = friend.get(f"/api/tables/{table}/talk").json()
    assert (seen["may"], seen["maker"]) == ("signs", False)
    assert manners(host, table, "off", "none").json()["may"] == "off"
    for person in (host, friend):
        assert say(person, table, sign="sorry").status_code == 403
        assert lines(person, table) == []


def test_a_stranger_hears_nothing(people, three):
    *_, table = three
    stranger = people()
    stranger.create("vikings", "me", "thrall")  # a device, but not of this table
    for reply in (
        stranger.get(f"/api/tables/{table}/talk"),
        say(stranger, table, "hello"),
        stranger.post(f"/api/tables/{table}/talk/1/remove"),
        stranger.post(f"/api/tables/{table}/point", {"at": "lot-5", "of": 0}),
    ):
        assert reply.status_code == 404, reply.text


def test_bad_lines_are_refused_in_one_sentence(three):
    host, _, _, table = three
    assert say(host, table, " \u200b\u2800 ").json()["error"] == "empty-line"
    assert say(host, table, "x" * 501).json()["error"] == "long-line"
    assert say(host, table, "x" * 2001).status_code == 400
    assert say(host, table, sign="insult").status_code == 400
    assert say(host, table, "me", seat=1).status_code == 403
    assert lines(host, table) == []


def test_talk_is_limited(tmp_path: Path):
    with running(f"sqlite:///{tmp_path}/t.db") as server:
        host = Person(server.url)
        one = {"first_player": "1"}
        table = host.create("vikings", "me", "thrall", options=one)["table"]
        replies = [say(host, table, str(number)).status_code for number in range(12)]
        assert replies[:8] == [201] * 8
        assert 429 in replies
        assert host.view(table)["moves"]  # and a move is still heard
        host.close()


def test_a_host_may_want_no_talk(tmp_path: Path):
    with running(f"sqlite:///{tmp_path}/t.db", "--no-limits", "--no-talk") as server:
        host = Person(server.url)
        table = host.create("vikings", "me", "thrall")["table"]
        assert say(host, table, "hello").status_code == 403
        seen = host.get(f"/api/tables/{table}/talk").json()
        assert (seen["talk"], seen["maker"]) == ("off", False)
        host.close()


# ---- pointing --------------------------------------------------------------------------------


def test_others_see_what_is_pointed_at(three):
    host, friend, _, table = three
    with friend.socket(table) as socket:
        body = {"at": "lot-5", "of": 1}
        assert host.post(f"/api/tables/{table}/point", body).status_code == 200
        assert frame(socket, "point") == {"type": "point", "seat": 0, "at": "lot-5", "of": 1}
    for bad in ("answer/buy 5", "<script>", "a" * 81):
        reply = host.post(f"/api/tables/{table}/point", {"at": bad, "of": 0})
        assert reply.status_code in (400, 422), bad
    reply = host.post(f"/api/tables/{table}/point", {"at": "lot-5", "of": 7})
    assert reply.status_code == 400
    manners(host, table, "off", "read")
    reply = friend.post(f"/api/tables/{table}/point", {"at": "lot-5", "of": 1})
    assert reply.status_code == 403


@pytest.mark.parametrize("slug", ["odin", "shipwrights", "tinyepic"])
def test_nothing_hidden_can_be_pointed_at(slug):
    """Whatever a seat has in its hand: no name with it in it is passed on, alone or among others.
    What lies open is."""
    table, rng, tried = drakkar.new(slug, 2, seed=3), Random(1), 0
    for _ in range(60):
        for seat in table.deciders:
            for card in hand(table, seat):
                tried += 1
                for name in (f"hand/{card}", f"card/{card}", card, f"cell/3/{card}"):
                    assert not pointable(table, seat, name), name
        table.play(rng.choice(table.moves()))
        if table.over:
            break
    assert tried > 20
    for name in ("lot-5", "cell/3-4", "island/rim_north_east", "berth/2"):
        assert pointable(table, 0, name)
        assert pointable(table, None, name)


def hand(table, seat):
    """What a view holds for this seat alone under ``hand`` or ``pack``."""
    view = table.view(seat)["table"]
    places = next(view[key] for key in ("seats", "villages", "clans") if key in view)
    return [card for key in ("hand", "pack") for card in places[seat].get(key) or ()]


def test_cards_that_both_have_are_hidden_by_their_zone():
    """In the Saga both have the same characters: that one lies open says nothing of my hand."""
    table, rng = drakkar.new("saga", 2, seed=3), Random(1)
    for _ in range(30):
        table.play(rng.choice(table.moves()))
    seat = table.deciders[0]
    pile = table.view(seat)["table"]["players"][seat]["pile"]["shuffled"]
    assert pile
    assert not pointable(table, seat, f"shuffled/{pile[0]}")
