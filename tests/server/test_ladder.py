"""Games that count for the ladder, and those that do not."""

from __future__ import annotations

import asyncio
import csv
import io
from pathlib import Path
from random import Random
from typing import Any

import pytest

from drakkar.server.store import ratings
from drakkar.server.store.store import Store
from tests.server.clockwork import DAY, Clockwork, clockwork
from tests.server.harness import Person, Running, new_key, wait_until

CLOCK = {"kind": "days", "seconds": DAY, "then": "bot", "level": "thrall"}
SURE = {"sure": True}


@pytest.fixture(scope="module")
def works(tmp_path_factory: pytest.TempPathFactory):
    folder: Path = tmp_path_factory.mktemp("ladder")
    with (
        pytest.MonkeyPatch.context() as patch,
        clockwork(patch, f"sqlite:///{folder}/t.db") as works,
    ):
        yield works


@pytest.fixture
def pair(works: Clockwork):
    return rated(works.person(), works.person())


def rated(host: Person, *friends: Person, bots: tuple[str, ...] = ()) -> tuple[Any, ...]:
    clock = {"clock": CLOCK} if friends else {}
    made = host.create("saga", "me", *["friend"] * len(friends), *bots, rated=True, **clock)
    for number, (friend, link) in enumerate(zip(friends, made["links"], strict=True)):
        friend.claim(link["url"], f"Friend {number}")
    return host, *friends, made["table"]


def to_the_end(table: str, *people: Person, until: int = 3000) -> dict[str, Any]:
    """All of them play at random, until the game is over or so many answers are given."""
    rng, given, looked = Random(1), 0, 0
    while True:
        looked += 1
        assert looked < 20_000, "the game does not end"
        for person in people:
            seen = person.view(table)
            if seen["status"] != "playing" or given >= until:
                return seen
            if seen["act"]:
                given += 1
                done = person.play(table, seen, rng.choice(seen["moves"])["move"])
                assert done.status_code in (200, 409), done.text


def rating(person: Person, table: str) -> dict[str, Any]:
    wait_until(lambda: person.get(f"/api/tables/{table}/rating").json()["settled"])
    told: dict[str, Any] = person.get(f"/api/tables/{table}/rating", lang="en").json()
    return told


def ladder(person: Person, game: str = "saga") -> dict[str, Any]:
    told: dict[str, Any] = person.get(f"/api/games/{game}/ladder").json()
    return told


def me(person: Person) -> dict[str, Any]:
    rows = [row for row in ladder(person)["rows"] if row["me"]]
    return rows[0] if rows else {}


def test_off_unless_it_is_chosen(works):
    host = works.person()
    table = host.create("saga", "me", "thrall")["table"]
    assert "rated" not in host.view(table)
    to_the_end(table, host)
    assert host.get(f"/api/tables/{table}/rating").json() == {
        "settled": False,
        "why": "",
        "rows": [],
    }
    assert not me(host)


@pytest.mark.parametrize(
    ("seats", "more"),
    [
        (("me", "here"), {"clock": CLOCK}),
        (("me", "friend"), {}),
        (("me", "friend"), {"clock": {"kind": "soft", "seconds": 60}}),
        (("friend", "thrall"), {}),
        (("thrall", "karl"), {}),
        (("me",), {}),
        (("me", "thrall"), {"seed": 3}),
        (("me", "thrall"), {"hints": 3}),
    ],
)
def test_what_cannot_be_rated_is_refused(works, seats, more):
    kinds = ("me", "here", "friend")
    asked = [{"kind": s} if s in kinds else {"kind": "bot", "level": s} for s in seats]
    game = "saga" if len(seats) > 1 else "odin"
    body = {"game": game, "seats": asked, "rated": True, **more}
    reply = works.person().post("/api/tables", body)
    assert reply.status_code == 422
    assert "rated game" in reply.json()["text"]


def test_everybody_at_the_table_sees_it(pair):
    host, friend, table = pair
    for person in (host, friend):
        seen = person.view(table, lang="fr")
        assert seen["title"].startswith("Classée")
        assert seen["rated"] == {"counts": True, "can_decline": True, "lost": []}
        assert seen["hints"] == 2
        line = person.get("/api/tables", lang="en").json()["tables"][0]
        assert line["title"].startswith("Rated")


def test_a_game_moves_both_by_as_much(pair):
    host, friend, table = pair
    seen = to_the_end(table, host, friend)
    told = rating(host, table)
    assert told["why"] == ""
    changes = [row["change"] for row in told["rows"]]
    places = seen["result"]["places"]
    assert changes[0] == -changes[1]
    assert (changes[0] > 0) == (places[0] < places[1])
    assert not any(row["certain"] for row in told["rows"])
    row = me(friend)
    assert (row["games"], row["rating"]) == (1, 1500 + changes[1])
    assert row["within"] > 2 * 110
    assert [point["rating"] for point in ladder(friend)["mine"]] == [row["rating"]]
    [played] = friend.get("/api/me/games").json()["games"]
    assert played["rating"] == row["rating"]
    # the end is the end
    assert host.undo(table, host.view(table)).status_code in (409, 422)
    assert not host.view(table)["undo"]["can"]
    # once, however often it is tried
    for _ in range(3):
        host.post(f"/api/tables/{table}/rematch")
    assert me(friend)["games"] == 1


def test_bots_stand_on_it_too(works):
    host = works.person()
    _, table = rated(host, bots=("thrall", "thrall"))
    to_the_end(table, host)
    assert len(rating(host, table)["rows"]) == 3
    rows = {row["level"]: row for row in ladder(host)["rows"] if row["level"]}
    assert rows["thrall"]["name"] == "Thrall"
    assert rows["thrall"]["games"] == 1
    table = host.get("/api/games/saga/ladder.csv")
    assert table.headers["content-type"].startswith("text/csv")
    lines = list(csv.DictReader(io.StringIO(table.text)))
    assert {line["name"] for line in lines} >= {"Thrall"}
    assert all(line["provisional"] == "1" and line["rank"] == "" for line in lines)


def test_what_is_not_done_at_such_a_table(pair):
    host, friend, table = pair
    seen = to_the_end(table, host, friend, until=4)
    at = f"/api/tables/{table}"
    refusals = {
        "rated-back": host.post(f"{at}/takeback", {"to": 1, "key": new_key()}),
        "rated-copy": host.post(f"{at}/copy", {"seq": seen["seq"]}),
        "rated-token": host.post(f"{at}/seats/0/token", {"on": True}),
        "rated-link": host.post(f"{at}/seats/1/link"),
        "rated-delete": host.post(f"{at}/delete", SURE),
        "rated-late": friend.post(f"{at}/unrate"),
    }
    for code, reply in refusals.items():
        assert (reply.status_code, reply.json()["error"]) == (422, code)
    assert host.post(f"{at}/hint", {"level": 3, "seat": 0}).status_code == 403
    assert host.view(table)["takeback"]["to"] == 0


def test_nobody_has_two_seats(works):
    host = works.person()
    made = host.create("saga", "me", "friend", clock=CLOCK, rated=True)
    path, _, secret = made["links"][0]["url"].partition("#")
    reply = host.post(f"/api/tables/{made['table']}/claim", {"secret": secret})
    assert (reply.status_code, reply.json()["error"]) == (422, "rated-seats")
    assert path.endswith(made["table"])


def test_two_devices_that_turn_out_to_be_one_person_do_not_count(pair):
    host, friend, table = pair
    to_the_end(table, host, friend, until=6)
    secret = host.post("/api/me/pass").json()["url"].partition("=")[2]
    assert friend.post("/api/me/pass/use", {"secret": secret}).status_code == 200
    rng = Random(1)
    while (seen := host.view(table))["status"] == "playing":
        seen = host.view(table, seat=seen["act"][0])
        host.play(table, seen, rng.choice(seen["moves"])["move"])
    told = rating(host, table)
    assert "one person" in told["why"]
    assert not me(host)


def test_who_has_not_answered_yet_may_not_want_it(works, pair):
    host, friend, table = pair
    assert friend.post(f"/api/tables/{table}/unrate").status_code == 200
    assert friend.post(f"/api/tables/{table}/unrate").json()["dup"]
    seen = host.view(table)
    assert seen["rated"] == {"counts": False, "can_decline": False, "lost": []}
    assert not seen["title"].startswith("Rated")
    assert seen["log"]["lines"][-1]["text"] == "does not want this game to count for the ladder"
    to_the_end(table, host, friend)
    works.sweep()
    told = rating(host, table)
    assert "did not want" in told["why"]
    assert not me(host)


def test_a_leaver_has_lost_whoever_plays_on(works, pair):
    host, friend, table = pair
    to_the_end(table, host, friend, until=8)
    works.later(DAY + 60)  # nobody answers: bots play on for who owes an answer
    wait_until(lambda: host.view(table)["rated"]["lost"])
    lost = host.view(table)["rated"]["lost"]
    stays = next((p for n, p in enumerate((host, friend)) if n not in lost), None)
    if stays is None:  # both owed one: nobody has won
        told = rating(host, table)
        assert "no opponent" in told["why"]
        return
    to_the_end(table, stays)
    told = rating(host, table)
    changes = {row["seat"]: row["change"] for row in told["rows"]}
    assert changes[lost[0]] < 0 < changes[1 - lost[0]]


def test_who_hands_his_seat_over_cannot_save_himself(works, pair):
    """Not even by taking it again: a bot has answered for him."""
    host, friend, table = pair
    to_the_end(table, host, friend, until=6)
    body = {"key": new_key(), "level": "karl", "by": 1}
    assert friend.post(f"/api/tables/{table}/seats/1/hand", body).status_code == 200
    to_the_end(table, host, until=2)
    wait_until(lambda: host.view(table)["rated"]["lost"] == [1])
    friend.post(f"/api/tables/{table}/seats/1/back")
    to_the_end(table, host, friend)
    changes = [row["change"] for row in rating(host, table)["rows"]]
    assert changes[1] < 0 < changes[0]


def test_to_leave_a_game_against_bots_is_to_lose_it(works):
    host = works.person()
    _, table = rated(host, bots=("thrall",))
    to_the_end(table, host, until=3)
    assert host.post(f"/api/tables/{table}/delete", SURE).status_code == 200
    assert host.get(f"/api/tables/{table}").status_code == 404
    assert me(host)["rating"] < 1500
    # before the first answer it is no game
    _, table = rated(host, bots=("thrall",))
    assert host.post(f"/api/tables/{table}/leave", SURE).status_code == 200
    assert me(host)["games"] == 1


def test_a_rating_follows_its_person_and_goes_with_him(works, pair):
    host, friend, table = pair
    to_the_end(table, host, friend)
    rating(host, table)
    before = me(host)
    phone = works.person()
    secret = host.post("/api/me/pass").json()["url"].partition("=")[2]
    phone.post("/api/me/pass/use", {"secret": secret})
    assert me(phone) == before
    host.post("/api/me/name", {"name": "Solveig", "passphrase": "the sea is grey"})
    assert me(phone)["name"] == "Solveig"
    others = len(ladder(friend)["rows"])
    assert host.post("/api/me/delete", SURE).status_code == 200
    assert "Solveig" not in [row["name"] for row in ladder(friend)["rows"]]
    assert len(ladder(friend)["rows"]) == others - 1
    assert me(friend)["games"] == 1  # what the other has won or lost stays


def test_of_two_ratings_that_of_more_games_stands(works):
    laptop, phone = works.person(), works.person()
    for person, games in ((laptop, 2), (phone, 1)):
        for _ in range(games):
            _, table = rated(person, bots=("thrall",))
            to_the_end(table, person)
            rating(person, table)
    kept = me(laptop)
    secret = phone.post("/api/me/pass").json()["url"].partition("=")[2]
    laptop.post("/api/me/pass/use", {"secret": secret})
    assert me(phone) == kept
    assert len(ladder(phone)["mine"]) == 3


def test_the_circle_of_those_i_have_met(works):
    host, friend = works.person(), works.person()
    made = host.create("saga", "me", "friend", "thrall")
    friend.claim(made["links"][0]["url"], "Ylva")
    seen = to_the_end(made["table"], host, friend)
    circle = ladder(host)["circle"]
    assert circle["games"] == 1
    rows = {row["name"]: row for row in circle["rows"]}
    assert set(rows) == {"Player 1", "Ylva", "Thrall"}
    assert [row["me"] for row in circle["rows"]].count(True) == 1
    assert rows["Ylva"]["won"] == (1 in seen["result"]["winners"])
    assert rows["Ylva"]["place"] == seen["result"]["places"][1]
    assert ladder(works.person())["circle"] == {"games": 0, "rows": []}


def test_a_rematch_counts_again_and_talk_stays_as_it_was(works):
    host, friend = works.person(), works.person()
    made = host.create("saga", "me", "friend", clock=CLOCK, rated=True, talk="signs")
    friend.claim(made["links"][0]["url"], "Ylva")
    to_the_end(made["table"], host, friend)
    again = host.post(f"/api/tables/{made['table']}/rematch").json()["table"]
    assert friend.view(again)["rated"]["counts"]
    assert friend.get(f"/api/tables/{again}/talk").json()["talk"] == "signs"
    to_the_end(again, host, friend)
    rating(host, again)
    assert me(friend)["games"] == 2


def test_once_though_the_server_is_killed(db):
    """The last answer is acknowledged, and then there is no more power."""
    server = Running(db, "--no-limits", "--bots", "1").start()
    try:
        host = Person(server.url)
        _, table = rated(host, bots=("thrall",))
        to_the_end(table, host)
        server.kill()
        server.start()
        rating(host, table)
        assert me(host)["games"] == 1
        host.close()
    finally:
        server.stop()


def test_once_though_two_count_at_the_same_time(db, monkeypatch):
    """What nobody has counted when the game ended a sweep finds, and of several that do it at once
    one succeeds."""

    async def dies(*_: Any) -> bool:
        return False

    with monkeypatch.context() as patch:
        patch.setattr(ratings, "count", dies)
        with clockwork(patch, db) as works:
            host = works.person()
            tables = []
            for _ in range(3):
                tables.append(rated(host, bots=("thrall",))[-1])
                to_the_end(tables[-1], host)
            assert not host.get(f"/api/tables/{tables[0]}/rating").json()["settled"]
            cookies = dict(host.http.cookies)

    async def all_at_once() -> list[bool]:
        stores = [Store(db) for _ in range(4)]
        for store in stores:
            await asyncio.to_thread(store.database.open)
        assert sorted(await ratings.due(stores[0])) == sorted(tables)
        done = await asyncio.gather(
            *(ratings.count(store, table) for table in tables for store in stores)
        )
        assert await ratings.due(stores[0]) == []
        for store in stores:
            await asyncio.to_thread(store.database.close)
        return done

    assert asyncio.run(all_at_once()).count(True) == 3
    with clockwork(monkeypatch, db) as works:
        host = works.person()
        host.http.cookies.update(cookies)
        assert me(host)["games"] == 3
        assert len(ladder(host)["mine"]) == 3
