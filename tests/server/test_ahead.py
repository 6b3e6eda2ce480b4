"""Answers that are decided before they are asked for."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.clockwork import Clockwork, clockwork
from tests.server.harness import Person, Running, frame, wait_until

LEAVE, STAY = ["leave"], ["stay"]


@pytest.fixture(scope="module")
def works(tmp_path_factory: pytest.TempPathFactory):
    folder: Path = tmp_path_factory.mktemp("ahead")
    with (
        pytest.MonkeyPatch.context() as patch,
        clockwork(patch, f"sqlite:///{folder}/t.db") as works,
    ):
        yield works


def pair(make: Any, seed: int = 92) -> tuple[Person, Person, str]:
    host, friend = make(), make()
    made = host.create("saga", "me", "friend", seed=seed)
    friend.claim(made["links"][0]["url"], "Ylva")
    return host, friend, made["table"]


def prepare(person: Person, table: str, move: Any, **more: Any) -> Any:
    return person.post(f"/api/tables/{table}/ahead", {"move": move, **more})


def answer_all(table: str, *people: Person, until: str) -> None:
    """They play on until somebody is asked this, or nobody is asked anything."""
    for _ in range(400):
        busy = False
        for person in people:
            seen = person.view(table)
            if seen["act"] and seen["question"]["tag"] != until:
                assert person.play(table, seen).status_code == 200
                busy = True
        if not busy:
            return


def next_turn(table: str, host: Person, friend: Person) -> None:
    """A turn in which both will be asked: they were in the last, and stayed."""
    for _ in range(40):
        answer_all(table, host, friend, until="decideleave")
        asked = [(person, person.view(table)) for person in (host, friend)]
        asked = [(person, seen) for person, seen in asked if seen["act"]]
        for person, seen in asked:
            assert person.play(table, seen, STAY).status_code == 200
        if len(asked) == 2:
            assert host.view(table)["question"]["tag"] == "playcard"
            return
    raise AssertionError("they are never asked together")


def given(person: Person, table: str) -> list[str]:
    lines = person.get(f"/api/tables/{table}/log").json()["lines"]
    return [f"{line['speaker']} {line['text']}" for line in lines]


def test_what_was_decided_ahead_is_given_when_it_is_asked(works: Clockwork):
    host, friend, table = pair(works.person)
    next_turn(table, host, friend)
    state = host.view(table)["ahead"]
    assert [move["move"] for move in state["moves"]] == [LEAVE, STAY]
    assert state["move"] is None
    assert prepare(host, table, LEAVE).status_code == 200
    assert host.view(table)["ahead"]["move"] == LEAVE
    answer_all(table, host, friend, until="decideleave")
    # the friend is asked, the host is not any more
    wait_until(lambda: not host.view(table)["act"])
    assert friend.view(table)["question"]["tag"] == "decideleave"
    friend.play(table, friend.view(table), STAY)
    assert "eav" in " ".join(given(friend, table)[-3:])
    # once: in a later turn there is nothing prepared
    assert host.view(table).get("ahead", {"move": None})["move"] is None


def test_nobody_else_hears_of_it(works: Clockwork):
    host, friend, table = pair(works.person)
    next_turn(table, host, friend)
    before = friend.view(table)
    with friend.socket(table) as socket:
        frame(socket)
        prepare(host, table, LEAVE, least=3)
        prepare(host, table, STAY)
        prepare(host, table, None)
        prepare(host, table, LEAVE, most=1)
        assert friend.view(table) == before
        assert friend.get(f"/api/tables/{table}", seat="none").json()["seats"] == [
            {**seat, "mine": seat["mine"]} for seat in before["seats"]
        ]
        done = host.play(table, host.view(table))
        assert done.status_code == 200
        pushed = frame(socket)["view"]  # the first that comes is of that answer
        assert pushed != before
        assert pushed["ahead"]["move"] is None
    assert friend.view(table)["ahead"]["move"] is None


def test_a_condition_that_does_not_hold_plays_nothing(works: Clockwork):
    host, friend, table = pair(works.person)
    next_turn(table, host, friend)
    assert prepare(host, table, LEAVE, least=500).status_code == 200
    answer_all(table, host, friend, until="decideleave")
    seen = host.view(table)
    assert seen["question"]["tag"] == "decideleave"
    assert seen["ahead"]["lapsed"] == "points"
    assert host.play(table, seen, STAY).status_code == 200
    assert host.view(table).get("ahead", {"lapsed": ""})["lapsed"] == ""


def test_withdrawn_it_is_not_given(works: Clockwork):
    host, friend, table = pair(works.person)
    next_turn(table, host, friend)
    prepare(host, table, LEAVE)
    assert prepare(host, table, None).status_code == 200
    answer_all(table, host, friend, until="decideleave")
    assert host.view(table)["question"]["tag"] == "decideleave"


def test_going_back_withdraws_it(works: Clockwork):
    host, friend, table = pair(works.person)
    next_turn(table, host, friend)
    host.play(table, host.view(table))
    prepare(host, table, LEAVE)
    assert host.undo(table, host.view(table)).status_code == 200
    assert host.view(table)["ahead"]["lapsed"] == "changed"
    answer_all(table, host, friend, until="decideleave")
    assert host.view(table)["question"]["tag"] == "decideleave"


def test_only_what_may_come_can_be_decided(works: Clockwork):
    host, _, table = pair(works.person)
    for move in (["play", "odin"], ["skip"], ["nonsense"]):
        assert prepare(host, table, move).status_code == 422
    assert prepare(works.person(), table, LEAVE).status_code == 404
    assert prepare(host, table, LEAVE, seat=1).status_code == 403
    alone = works.person()
    other = alone.create("saga", "me", "thrall")["table"]
    assert prepare(alone, other, LEAVE).status_code == 422
    vikings = alone.create("vikings", "me", "friend")["table"]
    assert "ahead" not in alone.view(vikings)


def test_it_survives_a_server_that_is_killed(db):
    """Between what asks the question and the answer that is ready."""
    server = Running(db, "--no-limits", "--bots", "1").start()
    people: list[Person] = []

    def person() -> Person:
        people.append(Person(server.url))
        return people[-1]

    try:
        host, friend, table = pair(person)
        next_turn(table, host, friend)
        prepare(host, table, LEAVE)
        server.kill()
        server.start()
        assert host.view(table)["ahead"]["move"] == LEAVE
        answer_all(table, host, friend, until="decideleave")
        server.kill()
        server.start()
        wait_until(lambda: not host.view(table)["act"])
        assert friend.view(table)["question"]["tag"] == "decideleave"
    finally:
        for who in people:
            who.close()
        server.stop()
