"""Tables that are made after another: a copy of a position, and the same cards again."""

from __future__ import annotations

import json
from random import Random

import pytest

import drakkar
from drakkar.server.beside import AskCopy
from drakkar.server.errors import ApiError
from drakkar.server.store.data import Stored
from drakkar.server.tables.live import Live
from drakkar.server.tables.numbers import shown_seq
from drakkar.server.tables.whatif import copy
from tests.records import golden
from tests.server.harness import play_out
from tests.server.test_secrecy import make_live, secrets_of, walk

DEVICE = b"d" * 32


def opened(new) -> Live:
    return Live(
        Stored(new.head, new.seats, new.holders, "playing", "", "", new.watch, 2, new.events)
    )


def test_a_copy_is_played_by_its_maker_alone(people):
    host, friend = people(), people()
    created = host.create("tinyepic", "me", "friend", seed=5)
    friend.claim(created["links"][0]["url"])
    table = created["table"]
    for _ in range(6):
        for person, seat in ((host, 0), (friend, 1)):
            seen = person.view(table, seat=seat)
            if seen["act"]:
                person.play(table, seen)
    seen = host.view(table)
    reply = host.post(f"/api/tables/{table}/copy", {"seq": seen["seq"]})
    assert reply.status_code == 201, reply.text
    copied = reply.json()["table"]
    there = host.view(copied, seat=0)
    assert there["title"].startswith("What if")
    assert there["board"]["clans"][0] == seen["board"]["clans"][0]
    assert [seat["kind"] for seat in there["seats"]] == ["person", "bot"]
    assert "Copy of a position" in there["log"]["lines"][0]["text"]
    assert not there["luck"]["seed"]
    # nobody else's: the friend does not know of it, and the table itself has not changed
    assert friend.get(f"/api/tables/{copied}").status_code == 404
    assert host.view(table)["seq"] == seen["seq"]
    kin = host.get(f"/api/tables/{copied}/kin").json()
    assert (kin["kind"], kin["origin"], kin["seq"]) == ("whatif", table, seen["seq"])
    listed = {t["table"]: t["title"] for t in host.get("/api/tables").json()["tables"]}
    assert listed[copied].startswith("What if")
    # its beginning can be looked at, and it is played to its end
    assert host.get(f"/api/tables/{copied}/history/1").json()["board"]["clans"]
    both = host.post(f"/api/tables/{table}/copy", {"seq": seen["seq"], "others": "me"}).json()
    assert play_out(host, both["table"], Random(3))["status"] == "over"


def test_only_who_sits_there_copies_and_only_what_he_may_know(people):
    host, friend, watcher = people(), people(), people()
    created = host.create("vikings", "me", "friend", seed=5)
    friend.claim(created["links"][0]["url"])
    watcher.claim(created["watch"])
    table = created["table"]
    path = f"/api/tables/{table}/copy"
    assert watcher.post(path, {"seq": 1}).status_code == 403
    assert people().post(path, {"seq": 1}).status_code == 404
    assert host.post(path, {"seq": 1, "of": 1}).status_code == 403  # until the game is over
    assert host.post(path, {"seq": 99}).status_code == 404
    assert host.post(path, {"seq": 1, "of": 9}).status_code == 400


def test_nothing_hidden_comes_out_of_a_copy():
    """Two tables that look the same to a seat make the same copies: what the others hold is dealt
    anew, and the seed, the numbers of draws and the log of the first are nowhere in it."""
    live, rng = make_live("tinyepic", 2, 7341882650219), Random(2)
    luck, compared = str(live.head.seed), 0
    for step, _ in enumerate(walk(live, rng, 90)):
        if step % 15 or live.table.over:
            continue
        hidden = secrets_of(live, 1)
        ask = AskCopy(shown_seq(live, 0), seat=0)
        dealt = set()
        for _ in range(6):
            new = copy(live, ask, DEVICE, "en")
            written = json.dumps([json.loads(event.body) for event in new.events])
            assert luck not in written
            assert str(new.head.seed) != luck
            then = opened(new)
            assert then.table.draws <= len(then.table.log)
            assert then.table.view(0)["table"] == live.table.view(0)["table"] or then.table.log
            dealt.add(frozenset(secrets_of(then, 1)))
        if len(hidden) > 2:
            compared += 1
            assert len(dealt) > 1, "the same hand every time"
    assert compared


def test_a_position_of_the_past_is_as_the_seat_knew_it():
    live, rng = make_live("shipwrights", 2, 5), Random(2)
    views = {}
    for _ in walk(live, rng, 40):
        views[shown_seq(live, 0)] = live.table.view(0)["table"]
    for seq in list(views)[5::7]:
        then = opened(copy(live, AskCopy(seq, seat=0), DEVICE, "en"))
        if not then.table.log:  # nothing followed by itself
            assert then.table.view(0)["table"]["villages"][0] == views[seq]["villages"][0]


@pytest.mark.parametrize("slug", list(drakkar.GAMES))
def test_every_game_can_be_copied_and_played_on(slug):
    live, rng = make_live(slug, 2, 4), Random(4)
    for step, seat in enumerate(walk(live, rng, 60)):
        if step % 20 == 19:
            new = copy(live, AskCopy(shown_seq(live, seat), seat=seat), DEVICE, "fr")
            then = opened(new)
            for _ in walk(then, rng, 15):
                pass
            assert opened_again(then).table.view(seat) == then.table.view(seat)


def opened_again(live: Live) -> Live:
    events = live.events
    return Live(
        Stored(live.head, live.seats, live.holders, "playing", "", "", b"", live.seq, events)
    )


def test_a_game_that_is_over_is_played_from_any_seat(person):
    table = person.post("/api/records", golden("vikings-2-basic")).json()["table"]
    seen = person.view(table, seat=0)
    path = f"/api/tables/{table}/copy"
    assert person.post(path, {"seq": seen["seq"], "seat": 0}).json()["error"] == "copy-nothing"
    reply = person.post(path, {"seq": 20, "seat": 0, "of": 1})
    assert reply.status_code == 201
    there = person.view(reply.json()["table"])
    assert [seat["kind"] for seat in there["seats"]] == ["bot", "person"]


# ---- duels -----------------------------------------------------------------------------------


def over(person, *seats, seed=7):
    data = golden("vikings-2-basic")
    return person.post("/api/records", data).json()["table"]


def test_the_same_cards_at_another_table(people):
    host, friend = people(), people()
    table = over(host)
    first = host.view(table, seat=0)
    body = {"seats": [{"kind": "friend"}, {"kind": "bot", "level": "thrall"}]}
    reply = host.post(f"/api/tables/{table}/duel", body)
    assert reply.status_code == 201, reply.text
    duel = reply.json()
    friend.claim(duel["links"][0]["url"], "Ylva")
    there = friend.view(duel["table"])
    assert there["title"].startswith("Duel")
    assert not there["luck"]["seed"]  # told when it is over
    start = host.get(f"/api/tables/{table}/history/1", seat=0).json()
    same = friend.get(f"/api/tables/{duel['table']}/history/1").json()
    assert same["board"] == start["board"]
    before = friend.get(f"/api/tables/{duel['table']}/kin").json()
    assert [kin["scores"] for kin in before["tables"]] == [[], []]
    ended = play_out(friend, duel["table"], Random(1))
    assert ended["luck"]["seed"] == first["luck"]["seed"]
    kin = friend.get(f"/api/tables/{duel['table']}/kin").json()
    assert [one["scores"] for one in kin["tables"]] == [
        first["result"]["scores"],
        ended["result"]["scores"],
    ]
    assert [one["table"] for one in kin["tables"]] == ["", duel["table"]]
    again = friend.post(f"/api/tables/{duel['table']}/duel", {}).json()["table"]
    assert len(host.get(f"/api/tables/{table}/kin").json()["tables"]) == 3
    assert friend.view(again)["seats"][0]["kind"] == "person"


def test_no_duel_before_the_end_and_none_of_a_copy(person):
    table = person.create("vikings", "me", "here")["table"]
    path = f"/api/tables/{table}/duel"
    assert person.post(path).json()["error"] == "duel-nothing"
    assert person.post(path, {"seats": [{"kind": "me"}]}).json()["error"] == "duel-nothing"
    done = over(person)
    reply = person.post(f"/api/tables/{done}/duel", {"seats": [{"kind": "me"}]})
    assert reply.status_code == 422
    assert "2" in reply.json()["text"]
    body = {"seats": [{"kind": "me"}, {"kind": "bot", "level": "nobody"}]}
    assert person.post(f"/api/tables/{done}/duel", body).status_code == 422


def test_who_knows_nothing_of_a_table_copies_nothing():
    live = make_live("vikings", 2, 5)
    with pytest.raises(ApiError):
        copy(live, AskCopy(1), b"x" * 32, "en")
