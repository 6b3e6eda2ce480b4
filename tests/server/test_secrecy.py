"""Nobody is told what he may not know: in no view, no push, no line of the log, no preview."""

from __future__ import annotations

import json
import re
import sqlite3
import threading
import time
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest
from websockets.sync.client import ClientConnection

import drakkar
from drakkar.kernel.question import Lanes
from drakkar.kernel.record import version_of
from drakkar.server.asks import AskSeat, AskTable
from drakkar.server.http.routes import list_line
from drakkar.server.messages import View
from drakkar.server.store.data import Listed, Stored
from drakkar.server.store.events import Event
from drakkar.server.tables.follow import follow
from drakkar.server.tables.live import Live
from drakkar.server.tables.numbers import expected_seq, known_version
from drakkar.server.tables.opening import opening
from drakkar.server.tables.seating import from_request
from drakkar.server.tables.telling import TableTexts
from drakkar.server.tables.thinking import preview
from drakkar.server.tables.undo import undo
from drakkar.server.tables.views import Logs, past_view, view
from tests.server.harness import Person, frame, new_key

HIDDEN = ("tinyepic", "shipwrights", "saga")


def make_live(game: str, players: int, seed: int) -> Live:
    asked = AskTable(game, [AskSeat("here") for _ in range(players)], seed=seed)
    new = from_request(asked, b"d" * 32, "en")
    return Live(
        Stored(new.head, new.seats, new.holders, "playing", "", "", new.watch, 1, new.events)
    )


def walk(live: Live, rng: Random, steps: int):
    """Random play; yields before every answer."""
    for number in range(steps):
        if live.table.over:
            return
        seat = rng.choice(live.table.deciders)
        yield seat
        if seat not in live.table.deciders:  # the table went back meanwhile
            continue
        move = rng.choice(live.table.moves(seat))
        live.move(seat, expected_seq(live, seat), f"step:{number:06}", move)


def secrets_of(live: Live, seat: int) -> set[str]:
    """The names of the cards that this seat alone knows now."""
    own = live.table.view(seat)["table"]["clans"][seat]
    return {*own["hand"], *own["pack"], *own["favors"]}


def words_in(data: Any) -> set[str]:
    """All strings inside, and the words of the keys."""
    if isinstance(data, dict):
        return {str(key) for key in data} | {w for one in data.values() for w in words_in(one)}
    if isinstance(data, list):
        return {word for one in data for word in words_in(one)}
    return {data} if isinstance(data, str) else set()


def test_cards_in_hand_are_in_nobody_elses_view():
    """Tiny Epic has every card once: its id must not occur in anybody else's view."""
    live, logs, rng = make_live("tinyepic", 3, 5), Logs(), Random(5)
    for _ in walk(live, rng, 120):
        hands = {seat: secrets_of(live, seat) for seat in range(3)}
        for looker in (0, 1, 2, None):
            seen = json.loads(_encoded(view(live, logs, looker, (), "en")))
            known = words_in(seen)
            for seat, cards in hands.items():
                if seat != looker:
                    own = hands[looker] if looker is not None else set()
                    assert not (cards - own) & known, (looker, seat)


@pytest.mark.parametrize("game", HIDDEN)
def test_what_a_seat_cannot_know_does_not_change_its_view(game):
    """In a sealed group: whatever the others have answered, and how often, my view is the same
    byte for byte but for who is still to answer."""
    compared = 0
    for seed in range(3):
        live, rng = make_live(game, 2 if game == "shipwrights" else 3, seed), Random(seed)
        for _ in walk(live, rng, 50 if game == "saga" else 40):
            top = live.table.state.agenda[-1]
            if not (isinstance(top, Lanes) and top.sealed and len(live.table.deciders) > 1):
                continue
            me, other = live.table.deciders[:2]
            seen: dict[tuple[int, ...], set[bytes]] = {}
            for index in range(len(live.table.moves(other))):
                copy = _again(live)
                move = copy.table.moves(other)[index]
                copy.move(other, expected_seq(copy, other), "other:0001", move)
                if copy.table.state.agenda[-1][:2] == top[:2]:
                    made = view(copy, Logs(), me, (), "en")
                    seen.setdefault(copy.table.deciders, set()).add(_encoded(made))
                    compared += 1
            # who has finished is open, and nothing else is
            assert all(len(views) == 1 for views in seen.values())
    assert compared > 10


class Clock:
    """Time as the tests will have it."""

    def __init__(self) -> None:
        self.now = 1000.0

    def time(self) -> float:
        return self.now


def in_secret(live: Live, seat: int) -> bool:
    """Whether a seat and somebody else are to answer under seal."""
    top = live.table.state.agenda[-1] if live.table.state.agenda else None
    sealed = isinstance(top, Lanes) and top.sealed
    return sealed and seat in live.table.deciders and len(live.table.deciders) > 1


def wander(live: Live, seat: int, rng: Random, number: int) -> bool:
    """Answer under seal and take it back; False if nothing came of it."""
    deciders = live.table.deciders
    move = rng.choice(live.table.moves(seat))
    live.move(seat, expected_seq(live, seat), f"wander:{number:06}", move)
    finished = live.table.deciders != deciders
    undo(live, seat, expected_seq(live, seat), f"return:{number:06}", False)
    assert live.table.deciders == deciders
    return not finished


def all_that_is_told(live: Live, seat: int | None) -> list[bytes]:
    """Everything a seat can ask for, now: view, log, the past, its line in the list."""
    summary = live.summary()
    listed = Listed(
        live.head.id, live.head.game, version_of(live.table.game), live.status, summary.seq,
        summary, live.head.created, summary.at, live.seats, [] if seat is None else [seat], {},
    )  # fmt: skip
    now = view(live, Logs(), seat, (), "en")
    told = [
        _encoded(now),
        msgspec.json.encode(list(Logs().lines(live, seat, "en"))),
        msgspec.json.encode(list_line(listed, "en", False)),
        msgspec.json.encode(summary.at),
    ]
    for number in range(max(1, now.seq - 1), now.seq + 1):
        told.append(msgspec.json.encode(past_view(live, number, seat, (), "en")))
    return told


@pytest.mark.parametrize("game", HIDDEN)
def test_who_changes_his_mind_in_secret_leaves_no_trace(game, monkeypatch):
    """Two tables with the same answers; at one of them a seat gave others first and took them
    back. The others cannot tell them apart, neither meanwhile nor ever after."""
    clock = Clock()
    monkeypatch.setattr("drakkar.server.store.data.time", clock)
    monkeypatch.setattr("drakkar.server.tables.seating.names.table_id", lambda: "a" * 16)
    monkeypatch.setattr("drakkar.server.tables.seating.now", clock.time)
    wandered = quietly = 0
    for seed in range(2):
        straight, winding = (make_live(game, 2 if game == "shipwrights" else 3, seed) for _ in "12")
        rng = Random(seed)
        for number in range(60):
            if straight.table.over:
                break
            clock.now += 10
            lookers = [None, 0, *range(2, straight.head.players)]
            if in_secret(winding, 1):
                before = [known_version(winding, looker) for looker in lookers]
                for step in range(rng.randrange(3)):
                    clock.now += 1
                    quiet = wander(winding, 1, rng, number * 10 + step)
                    wandered += 1
                    quietly += quiet
                    winding.summary()  # as it is stored
                assert before == [known_version(winding, looker) for looker in lookers]
            seat = rng.choice(straight.table.deciders)
            move = rng.choice(straight.table.moves(seat))
            for live in (straight, winding):
                live.move(seat, expected_seq(live, seat), f"step:{number:06}", move)
                live.summary()
            if rng.random() < 0.2:
                for looker in lookers:
                    assert all_that_is_told(straight, looker) == all_that_is_told(winding, looker)
        again = _again(winding)
        for looker in (None, 0):
            assert all_that_is_told(straight, looker) == all_that_is_told(again, looker)
    assert wandered > 10
    assert quietly > 5 or game != "shipwrights"  # elsewhere one answer is all, mostly


def _again(live: Live) -> Live:
    stored = Stored(
        live.head,
        live.seats,
        live.holders,
        "playing",
        "",
        "",
        live.watch,
        live.seq,
        list(live.events),
        live.summary(),
    )
    return Live(stored)


def _encoded(made: View) -> bytes:
    return msgspec.json.encode(made)


@pytest.mark.parametrize("game", HIDDEN)
def test_a_preview_is_the_same_whatever_the_others_hold(game):
    """Two tables that differ only in what others hold give the same previews."""
    live, rng = make_live(game, 2, 9), Random(9)
    compared = 0
    for seat in walk(live, rng, 150):
        table = live.table
        if rng.random() < 0.7:
            continue
        told = TableTexts(table, seat, live.names, "en")
        moves = rng.sample(table.moves(seat), min(3, len(table.moves(seat))))
        shown = [_plain(preview(live.table, seat, move, told)) for move in moves]
        real = table.state
        try:
            table.state = table.guess(seat, Random(77))
            again = [_plain(preview(live.table, seat, move, told)) for move in moves]
        finally:
            table.state = real
        assert shown == again
        compared += 1
    assert compared > 20


def _plain(shown: Any) -> bytes:
    return msgspec.json.encode(shown)


def test_answers_in_a_draft_stay_sealed_over_the_network(people):
    """The pushes of the others show that somebody has chosen, and not what."""
    host, friend = people(), people()
    made = host.create("shipwrights", "me", "friend", "friend", seed=21)
    table = made["table"]
    friend.claim(made["links"][0]["url"])
    with friend.socket(table) as socket:
        before = frame(socket)["view"]
        mine = host.view(table)
        assert mine["deciders"] == [0, 1, 2]
        chosen = mine["moves"][0]["move"]
        assert host.play(table, mine, chosen).status_code == 200
        after = frame(socket)["view"]
    assert after["deciders"] == [1, 2]
    assert after["seq"] == before["seq"]
    assert after["expected_seq"] == before["expected_seq"]
    assert after["log"] == before["log"]
    assert after["moves"] == before["moves"]
    assert words_in(after["board"]) == words_in(before["board"])


def frames_until(socket: ClientConnection, done: Callable[[dict[str, Any]], bool]) -> list[Any]:
    """All views that are pushed up to one that will do."""
    pushed = [frame(socket)["view"]]
    while not done(pushed[-1]):
        pushed.append(frame(socket)["view"])
    return pushed


def all_told_over_http(person: Person, table: str) -> list[Any]:
    """Whatever this person can ask about a table, without what names it or tells its age."""
    seen = person.view(table)
    told = [seen, person.get(f"/api/tables/{table}/log").json()]
    told += [
        person.get(f"/api/tables/{table}/history/{number}").json()
        for number in range(1, seen["seq"] + 2)
    ]
    late = {"expected_seq": 0, "key": new_key(), "move": ["none"], "seat": seen["seat"]}
    told.append(person.post(f"/api/tables/{table}/undo", {**late, "turn": False}).json())
    told.append(person.post(f"/api/tables/{table}/takeback", {"to": 99, "key": new_key()}).json())
    rows = person.get("/api/tables").json()["tables"]
    told += [row for row in rows if row["table"] == table]
    plain = json.dumps(told).replace(table, "-")
    plain = re.sub(r'"(created|updated)": \d+', "", plain)
    return json.loads(re.sub(r",\s*(?=[,}])", "", plain))


@pytest.mark.parametrize("game", ["shipwrights", "saga"])
def test_second_thoughts_in_a_draft_reach_nobody_else(people, game):
    """In no push, no line of the list, no number, no order, no time; and not afterwards."""
    host, friend = people(), people()
    straight, winding = (host.create(game, "me", "friend", seed=21) for _ in "12")
    for made in (straight, winding):
        friend.claim(made["links"][0]["url"])

    def go_on() -> None:
        """The same at both tables."""
        for person in (host, friend):
            seen = [person.view(made["table"]) for made in (straight, winding)]
            for made, position in zip((straight, winding), seen, strict=True):
                if seen[0]["act"]:
                    assert person.play(made["table"], position).status_code == 200

    while len(host.view(winding["table"])["deciders"]) < 2:
        go_on()
    newer = friend.create("vikings", "me", "here")["table"]
    table = winding["table"]
    rows = friend.get("/api/tables").json()["tables"]
    assert newer in [row["table"] for row in rows]
    time.sleep(1.1)  # times are told in seconds
    with friend.socket(table) as socket:
        frame(socket)
        for _ in range(3):
            seen = host.view(table)
            assert len(seen["deciders"]) == 2
            assert host.play(table, seen).status_code == 200
            if host.view(table)["deciders"] != seen["deciders"]:
                frames_until(socket, lambda view: 0 not in view["deciders"])
            assert host.undo(table, host.view(table, seat=0)).status_code == 200
            if game == "saga":  # that somebody has finished is open, and that he has not
                frames_until(socket, lambda view: 0 in view["deciders"])
        host.post(f"/api/tables/{table}/seats/0", {"name": "Astrid"})
        pushed = frames_until(socket, lambda view: view["seats"][0]["name"] == "Astrid")
        assert len(pushed) == 1
    if game == "shipwrights":
        later = friend.get("/api/tables").json()["tables"]
        facts = ("table", "seq", "my_turn", "created", "updated", "status")
        assert [[row[name] for name in facts] for row in later] == [
            [row[name] for name in facts] for row in rows
        ]
    host.post(f"/api/tables/{straight['table']}/seats/0", {"name": "Astrid"})
    for _ in range(6):
        go_on()
        both = [all_told_over_http(friend, made["table"]) for made in (straight, winding)]
        assert both[0] == both[1]


def test_equal_times_do_not_conflict(people):
    """Both answer the draft looking at the same position."""
    host, friend = people(), people()
    made = host.create("shipwrights", "me", "friend", "friend", seed=22)
    table = made["table"]
    friend.claim(made["links"][0]["url"])
    one, two = host.view(table), friend.view(table)
    assert host.play(table, one).status_code == 200
    assert friend.play(table, two).status_code == 200
    assert host.view(table)["seq"] == one["seq"] + 1  # as far as he may know
    late = host.play(table, one)
    assert late.status_code == 409


@pytest.mark.parametrize("game", ["saga", "shipwrights", "tinyepic"])
def test_two_who_press_at_the_same_moment_are_both_heard(people, game):
    """Wherever both are asked, both answers are taken: each counts his own."""
    host, friend = people(), people()
    made = host.create(game, "me", "friend", seed=25)
    table = made["table"]
    friend.claim(made["links"][0]["url"])
    rng, together = Random(25), 0
    for _ in range(60):
        seen = [person.view(table) for person in (host, friend)]
        if all(one["act"] for one in seen):
            codes: list[int] = []
            chosen = [rng.choice(one["moves"])["move"] for one in seen]

            def press(person, view, move, codes=codes):
                codes.append(person.play(table, view, move).status_code)

            threads = [
                threading.Thread(target=press, args=args)
                for args in zip((host, friend), seen, chosen, strict=True)
            ]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            assert codes == [200, 200]
            together += 1
            if together == 3:
                break
            continue
        for person, one in zip((host, friend), seen, strict=True):
            if one["act"]:
                person.play(table, one, rng.choice(one["moves"])["move"])
    assert together == 3


def test_actions_at_the_same_time_do_not_conflict_either(people):
    """In the action phase of Shipwrights everybody sees everything, and nobody waits."""
    host, friend = people(), people()
    made = host.create("shipwrights", "me", "friend", seed=24)
    table = made["table"]
    friend.claim(made["links"][0]["url"])
    rng = Random(24)
    for _ in range(200):
        one, two = host.view(table), friend.view(table)
        tags = [seen["question"] and seen["question"]["tag"] for seen in (one, two)]
        if tags == ["act", "act"]:
            break
        for person, seen in ((host, one), (friend, two)):
            if seen["act"]:
                person.play(table, seen, rng.choice(seen["moves"])["move"])
    else:
        raise AssertionError("never acting together")
    assert host.play(table, one).status_code == 200
    assert friend.play(table, two).status_code == 200
    assert host.play(table, one).status_code == 409
    assert host.view(table)["seq"] == friend.view(table)["seq"] >= one["seq"] + 2


def test_a_draft_answer_is_taken_back_alone(people):
    host, friend = people(), people()
    made = host.create("shipwrights", "me", "friend", seed=23)
    table = made["table"]
    friend.claim(made["links"][0]["url"])
    mine, theirs = host.view(table), friend.view(table)
    assert len(mine["deciders"]) == 2
    assert host.play(table, mine).status_code == 200
    assert friend.play(table, theirs).status_code == 200
    mine = host.view(table, seat=0)
    assert mine["undo"]["can"]
    assert host.undo(table, mine).status_code == 200
    back = host.view(table, seat=0)
    assert [m["move"] for m in back["moves"]] == [m["move"] for m in host.view(table)["moves"]]
    stays = friend.view(table)
    assert stays["expected_seq"] == theirs["expected_seq"] + 1


def test_one_device_with_hidden_hands_gets_a_curtain(person):
    table = person.create("shipwrights", "me", "here")["table"]
    seen = person.view(table)
    assert seen["curtain"]
    assert seen["seat"] is None
    assert seen["act"] == [0, 1]
    assert seen["moves"] == []
    assert person.view(table, seat=1)["moves"]
    body = {"expected_seq": seen["expected_seq"], "key": new_key(), "move": ["done"]}
    assert person.post(f"/api/tables/{table}/moves", body).json()["error"] == "which-seat"


def test_games_without_secrets_need_none(person):
    assert not person.view(person.create("vikings", "me", "here")["table"])["curtain"]


def test_the_seed_is_nowhere(people, server):
    host, friend = people(), people()
    made = host.create("shipwrights", "me", "friend")
    friend.claim(made["links"][0]["url"])
    table = made["table"]
    with sqlite3.connect(server.db.removeprefix("sqlite:///")) as connection:
        query = "SELECT seed FROM tables WHERE id = ?"
        (seed,) = connection.execute(query, (table,)).fetchone()
        query = "SELECT body FROM events WHERE table_id = ? AND seq = 1"
        (body,) = connection.execute(query, (table,)).fetchone()
    connection.close()
    salt = json.loads(body)["salt"]
    for person in (host, friend):
        for path in ("", "/log", "/history/1"):
            text = person.get(f"/api/tables/{table}{path}").text
            assert seed not in text
            assert salt not in text
    assert server.log is not None
    text = server.log.read_text()
    secret = made["links"][0]["url"].partition("#")[2]
    assert seed not in text
    assert secret not in text
    assert table not in text
    assert host.http.cookies["drakkar"] not in text


def test_events_in_the_database_fold_to_the_live_table():
    """And the record made of them replays to the same position, undo included."""
    for game in drakkar.GAMES:
        live, rng = make_live(game, 2, 31), Random(31)
        for number, seat in enumerate(walk(live, rng, 200)):
            if rng.random() < 0.3 and live.table.why_no_undo(seat) is None:
                turn = rng.random() < 0.3
                undo(live, seat, expected_seq(live, seat), f"undo:{number:06}", turn)
        again = _again(live)
        assert again.table.state == live.table.state
        assert again.seqs == live.seqs
        assert [e[:2] for e in again.table.log] == [e[:2] for e in live.table.log]
        for seat in (0, 1, None):
            one, two = view(live, Logs(), seat, (), "fr"), view(again, Logs(), seat, (), "fr")
            assert _encoded(one) == _encoded(two)
        slow = _again(live)
        slow.events, rest = slow.events[:1], slow.events[1:]
        fresh = Live(
            Stored(live.head, live.seats, [], "playing", "", "", live.watch, 1, list(slow.events))
        )
        assert follow(fresh, rest)
        assert fresh.table.state == live.table.state


def test_the_first_events_hold_a_record_decision_by_decision():
    table = drakkar.new("vikings", 2, seed=4)
    rng = Random(4)
    for _ in range(20):
        table.play(rng.choice(table.moves()))
    live = make_live("vikings", 2, 4)
    events: list[Event] = opening(live.head, table, 0.0)
    assert len(events) == 21
    assert events[0].seat is None
