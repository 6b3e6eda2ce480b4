"""A seat that is handed over and had back, and the clocks."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.clockwork import DAY, HOUR, MINUTE, Clockwork, clockwork
from tests.server.harness import Person, new_key, wait_until

DAYS = {"kind": "days", "seconds": 2 * DAY, "then": "bot", "level": "thrall"}


@pytest.fixture(scope="module")
def works(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Clockwork]:
    folder: Path = tmp_path_factory.mktemp("clockwork")
    with (
        pytest.MonkeyPatch.context() as patch,
        clockwork(patch, f"sqlite:///{folder}/t.db") as works,
    ):
        yield works


@pytest.fixture
def table(works: Clockwork) -> Callable[..., tuple[str, list[Person]]]:
    """Anna makes a table for friends, who sit down; who begins comes first."""

    def make(friends: int = 1, **more: Any) -> tuple[str, list[Person]]:
        people = [works.person() for _ in range(friends + 1)]
        made = people[0].create("vikings", "me", *["friend"] * friends, **more)
        for person, link, name in zip(people[1:], made["links"], ("Bea", "Cid"), strict=False):
            person.claim(link["url"], name)
        people[0].post(f"/api/tables/{made['table']}/seats/0", {"name": "Anna"})
        return made["table"], people

    return make


def hand(person: Person, table: str, seat: int, level: str = "thrall", **more: Any) -> Any:
    body = {"key": new_key(), "level": level, **more}
    return person.post(f"/api/tables/{table}/seats/{seat}/hand", body)


def texts(person: Person, table: str) -> list[str]:
    lines = person.get(f"/api/tables/{table}/log").json()["lines"]
    return [f"{line['speaker']} {line['text']}" for line in lines]


def play(person: Person, table: str, seat: int) -> None:
    seen = person.view(table)
    assert seen["seat"] == seat
    assert person.play(table, seen).status_code == 200


def mover(table: str, people: list[Person]) -> int:
    return int(people[0].view(table)["deciders"][0])


def test_ones_own_seat_goes_to_a_bot_and_comes_back(works, table):
    name, people = table()
    first = mover(name, people)
    leaver, other = people[first], people[1 - first]
    done = hand(leaver, name, first)
    assert done.status_code == 200
    assert done.json()["done"]
    # a bot moves, and the leaver cannot while it does
    wait_until(lambda: other.view(name)["deciders"] != [first])
    seen = leaver.view(name)
    assert seen["my_seats"] == []
    assert seen["company"]["lent"] == [first]
    assert seen["company"]["stand_ins"] == [
        {"seat": first, "level": "thrall", "name": "Thrall", "open": False}
    ]
    assert other.view(name)["company"]["lent"] == []
    refused = leaver.post(
        f"/api/tables/{name}/moves",
        {"expected_seq": seen["expected_seq"], "key": new_key(), "move": "x", "seat": first},
    )
    assert refused.status_code == 403
    back = leaver.post(f"/api/tables/{name}/seats/{first}/back")
    assert back.status_code == 200
    seen = leaver.view(name)
    assert seen["my_seats"] == [first]
    assert seen["company"]["stand_ins"] == []
    lines = texts(other, name)
    assert any("leaves the seat to Thrall" in line for line in lines)
    assert any("is back and plays again" in line for line in lines)
    assert any(
        "laisse sa place à Thrall" in line["text"]
        for line in other.get(f"/api/tables/{name}/log", lang="fr").json()["lines"]
    )


def test_others_hand_over_only_whom_they_miss(works, table):
    name, people = table()
    refused = hand(people[0], name, 1)
    assert refused.status_code == 422
    assert refused.json()["error"] == "hand-here"
    works.later(11 * MINUTE)
    assert hand(people[0], name, 1, level="odin").json()["error"] == "hand-level"
    assert hand(people[0], name, 7).status_code == 404
    done = hand(people[0], name, 1)
    assert done.json()["done"], "nobody else is to be asked"
    assert "company" in people[0].view(name)


def test_all_the_others_must_agree(works, table):
    name, people = table(2)
    works.later(11 * MINUTE)
    asked = hand(people[0], name, 1).json()
    assert not asked["done"]
    seen = people[2].view(name)["company"]["handing"]
    assert seen["waiting"] == [2]
    assert "Anna proposes that Thrall plays for Bea" in seen["text"]
    at = f"/api/tables/{name}/hand/answer"
    assert hand(people[2], name, 1).json()["error"] == "hand-open"
    mine = [t for t in people[2].get("/api/tables").json()["tables"] if t["table"] == name]
    assert mine[0]["my_turn"], "he is asked something"
    no = {"ask": seen["ask"], "agree": False, "key": new_key(), "seat": 2}
    assert people[2].post(at, no).status_code == 200
    assert people[0].view(name)["company"]["handing"] is None
    assert people[2].post(at, {**no, "key": new_key()}).status_code == 409
    hand(people[0], name, 1)
    ask = people[2].view(name)["company"]["handing"]["ask"]
    yes = {"ask": ask, "agree": True, "key": new_key(), "seat": 2}
    assert people[2].post(at, yes).json()["done"]
    assert people[2].post(at, yes).json()["dup"], "the same letter again"
    assert people[0].view(name)["company"]["stand_ins"][0]["level"] == "thrall"


def test_he_who_is_there_says_no(works, table):
    name, people = table(2)
    works.later(11 * MINUTE)
    hand(people[0], name, 1)
    ask = people[1].view(name)["company"]["handing"]["ask"]
    at = f"/api/tables/{name}/hand/answer"
    people[1].post(at, {"ask": ask, "agree": False, "key": new_key()})
    assert people[0].view(name)["company"]["handing"] is None
    assert hand(people[0], name, 1).json()["error"] == "hand-here", "he has just looked"


def test_to_another_person_by_link(works, table):
    name, people = table()
    works.later(11 * MINUTE)
    first = mover(name, people)
    leaver, other = people[first], people[1 - first]
    assert hand(other, name, first, level="").json()["done"]
    assert other.view(name)["company"]["stand_ins"][0]["open"]
    stranger = works.person()
    spare = f"/api/tables/{name}/seats/{first}/spare"
    assert stranger.post(spare).status_code == 404
    link = other.post(spare).json()["url"]
    assert stranger.claim(link, "Dora")["seat"] == first
    play(stranger, name, first)
    listed = stranger.get("/api/tables").json()["tables"]
    assert [line["my_seats"] for line in listed] == [[first]]
    seen = leaver.view(name)
    assert seen["my_seats"] == []
    assert seen["company"]["lent"] == [first]
    assert seen["company"]["stand_ins"][0]["name"] == "Dora"
    assert [line["my_turn"] for line in leaver.get("/api/tables").json()["tables"]] == [False]
    leaver.post(f"/api/tables/{name}/seats/{first}/back")
    assert stranger.get(f"/api/tables/{name}").status_code == 404, "her part is over"
    assert (
        stranger.post(f"/api/tables/{name}/claim", {"secret": link.partition("#")[2]}).status_code
        == 404
    ), "and so is the link"
    assert leaver.view(name)["my_seats"] == [first]
    assert any("Dora plays in this seat" in line for line in texts(other, name))


def test_a_clock_of_days_lets_a_bot_take_over(works, table):
    name, people = table(clock=DAYS)
    first = mover(name, people)
    other = people[1 - first]
    seen = other.view(name)["company"]
    assert seen["clock"] == DAYS
    owed = seen["owed"][0]
    assert owed["seat"] == first
    assert owed["until"] - owed["since"] == 2 * DAY
    works.later(2 * DAY - HOUR)
    assert mover(name, people) == first
    assert hand(other, name, first).json()["error"] == "hand-early"
    works.later(2 * HOUR)
    wait_until(lambda: mover(name, people) != first)
    assert any("has run out of time: Thrall plays on" in line for line in texts(other, name))
    people[first].post(f"/api/tables/{name}/seats/{first}/back")
    play(other, name, 1 - first)


def test_a_clock_that_only_tells(works, table):
    name, people = table(clock={"kind": "days", "seconds": DAY})
    first = mover(name, people)
    other = people[1 - first]
    works.later(DAY + HOUR)
    works.later(HOUR)
    lines = texts(other, name)
    assert sum("has run out of time" in line for line in lines) == 1, "told once"
    assert other.view(name)["deciders"] == [first]
    # now the other may act
    assert hand(other, name, first).json()["done"]


def test_more_time_is_a_gift(works, table):
    name, people = table(clock=DAYS)
    first = mover(name, people)
    more = f"/api/tables/{name}/seats/{first}/more"
    assert people[first].post(more, {"key": new_key()}).status_code == 422, "not to oneself"
    before = people[0].view(name)["company"]["owed"][0]["until"]
    letter = {"key": new_key()}
    assert not people[1 - first].post(more, letter).json()["dup"]
    assert people[1 - first].post(more, letter).json()["dup"]
    assert people[0].view(name)["company"]["owed"][0]["until"] == before + DAY
    for _ in range(4):
        assert people[1 - first].post(more, {"key": new_key()}).status_code == 200
    assert people[1 - first].post(more, {"key": new_key()}).json()["error"] == "no-more-time"
    works.later(6 * DAY + HOUR)
    assert mover(name, people) == first


def test_away_until_a_date(works, table):
    name, people = table(clock=DAYS)
    first = mover(name, people)
    at = f"/api/tables/{name}/seats/{first}/away"
    until = int(works.now() + 10 * DAY)
    assert people[1 - first].post(at, {"until": until}).status_code == 403
    for wrong in (1, int(works.now() + 90 * DAY)):
        assert people[first].post(at, {"until": wrong}).json()["error"] == "away-until"
    assert people[first].post(at, {"until": until}).status_code == 200
    assert people[1 - first].view(name)["company"]["away"] == [{"seat": first, "until": until}]
    works.later(5 * DAY)
    assert hand(people[1 - first], name, first).json()["error"] == "hand-away"
    works.later(6 * DAY)
    assert mover(name, people) == first, "his two days begin when he is back"
    works.later(2 * DAY)
    wait_until(lambda: mover(name, people) != first)
    assert any("is away until" in line for line in texts(people[0], name))


def test_a_clock_that_is_put_back_takes_nothing(works, table):
    name, people = table(clock=DAYS)
    first = mover(name, people)
    works.later(-30 * DAY)
    play(people[first], name, first)
    works.later(0)
    assert people[0].view(name)["company"]["stand_ins"] == []
    works.later(30 * DAY)
    assert people[0].view(name)["company"]["stand_ins"] != []


def test_it_is_all_in_the_log(works, table):
    """A program that opens the table anew knows as much."""
    name, people = table(clock=DAYS)
    first = mover(name, people)
    works.later(3 * DAY)
    wait_until(lambda: mover(name, people) != first)
    first = mover(name, people)
    before = people[0].view(name)
    works.run(lambda: works.server.service._reload(name))
    after = people[0].view(name)
    assert after["company"] == before["company"]
    assert after["log"] == before["log"]
    assert first == mover(name, people)


def test_who_played_what_is_told_at_the_end(works):
    anna = works.person()
    made = anna.create("vikings", "me", "friend")
    bea = works.person()
    bea.claim(made["links"][0]["url"], "Bea")
    name = made["table"]
    anna.post(f"/api/tables/{name}/seats/0", {"name": "Anna"})
    seen = anna.view(name)
    person = (anna, bea)[seen["deciders"][0]]
    assert person.play(name, person.view(name)).status_code == 200
    hand(anna, name, 0)
    hand(bea, name, 1)
    wait_until(lambda: anna.view(name)["status"] == "over")
    note = anna.view(name)["result"]["note"]
    assert "Who played for Anna: " in note
    assert "Thrall (" in note
    played = anna.get(f"/api/tables/{name}/record").json()["meta"]["played"]
    assert {who for seat in played.values() for who, _ in seat} >= {"Thrall"}
    assert sum(count for seat in played.values() for _, count in seat) > 20
    again = anna.post(f"/api/tables/{name}/rematch")
    assert again.status_code == 200
    assert anna.view(again.json()["table"])["company"]["stand_ins"] == []


def test_wrong_clocks(works):
    anna = works.person()
    for clock in (
        {"kind": "days", "seconds": 1},
        {"kind": "hours", "seconds": 3600},
        {"kind": "days", "seconds": 10**9},
        {"kind": "days", "seconds": DAY, "then": "bot", "level": "odin"},
        {"kind": "days", "seconds": DAY, "then": "explode"},
    ):
        body = {"game": "vikings", "seats": [{"kind": "me"}, {"kind": "friend"}], "clock": clock}
        assert anna.post("/api/tables", body).status_code in (400, 422)
