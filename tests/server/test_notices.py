"""My turn reaches me: push, mail and webhooks, with real receivers on the loopback."""

from __future__ import annotations

import base64
import email
import hashlib
import hmac
import json
import socket
from collections.abc import Iterator
from email import policy
from pathlib import Path
from typing import Any

import pytest

from drakkar.server.logs import COUNTS
from tests.server.clockwork import DAY, HOUR, MINUTE, Clockwork, clockwork
from tests.server.harness import Person, new_key, wait_until
from tests.server.receivers import Browser, Post, Receiver, mailbox, receiver


class World:
    """A server with a mailbox, and somebody who listens."""

    def __init__(self, works: Clockwork, post: Post, ear: Receiver) -> None:
        self.works, self.post, self.ear = works, post, ear

    def pass_time(self, seconds: float) -> None:
        self.works.later(seconds)
        self.works.run(self.works.server.postman.idle)

    def table(self, lang: str = "en", **more: Any) -> tuple[str, list[Person]]:
        """Anna and Bea; Anna is the first to move."""
        while True:
            anna, bea = self.works.person(), self.works.person(lang)
            made = anna.create("vikings", "me", "friend", **more)
            name = made["table"]
            anna.post(f"/api/tables/{name}/seats/0", {"name": "Anna"})
            bea.claim(made["links"][0]["url"], "Bea")
            if anna.view(name)["deciders"] == [0]:
                return name, [anna, bea]

    def subscribe(self, person: Person, path: str = "/push/1") -> Browser:
        browser = Browser()
        body = {"kind": "push", "endpoint": self.ear.url + path, "keys": browser.keys()}
        reply = person.post("/api/notices", body)
        assert reply.status_code == 200, reply.text
        return browser

    def play(self, person: Person, table: str) -> None:
        assert person.play(table, person.view(table)).status_code == 200

    def until_turn(self, table: str, people: list[Person], seat: int) -> None:
        """Whoever is asked answers, until this seat is."""
        while (seen := people[1 - seat].view(table))["deciders"] != [seat]:
            assert people[1 - seat].play(table, seen).status_code == 200


@pytest.fixture(scope="module")
def worlds(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    folder: Path = tmp_path_factory.mktemp("notices")
    db = f"sqlite:///{folder}/t.db"
    with (
        pytest.MonkeyPatch.context() as patch,
        mailbox() as (post, smtp),
        receiver() as ear,
        clockwork(patch, db, smtp=smtp, inside=True) as works,
    ):
        yield World(works, post, ear)


@pytest.fixture
def world(worlds: World) -> World:
    worlds.pass_time(0)
    worlds.ear.got.clear()
    worlds.ear.status, worlds.ear.location = 200, ""
    worlds.post.mails.clear()
    worlds.post.refuses = False
    return worlds


def letters(post: Post) -> list[Any]:
    return [email.message_from_bytes(mail.content, policy=policy.default) for mail in post.mails]


# ---- push ------------------------------------------------------------------------------------


def test_a_push_says_that_it_is_my_turn_and_only_i_can_read_it(world):
    name, people = world.table(lang="fr")
    browser = world.subscribe(people[1])
    world.until_turn(name, people, 1)
    world.pass_time(30)
    assert not world.ear.got, "he has been away for less than a minute"
    world.pass_time(40)
    [(path, headers, body)] = world.ear.got
    assert path == "/push/1"
    said = browser.read(body)
    assert said["text"] == "C'est à vous de jouer à Vikings avec Anna."
    assert said["url"] == f"/t/{name}"
    assert headers["content-encoding"] == "aes128gcm"
    assert int(headers["ttl"]) > 0
    assert headers["topic"] == name
    key = people[1].get("/api/notices").json()["push_key"]
    assert headers["authorization"].endswith(f"k={key}")
    token = headers["authorization"].partition("t=")[2].partition(",")[0]
    claims = json.loads(base64.urlsafe_b64decode(token.split(".")[1] + "=="))
    assert claims["aud"] == world.ear.url
    # one message until he has looked
    world.pass_time(DAY)
    assert len(world.ear.got) == 1


def test_one_message_per_table_until_he_has_looked(world):
    name, people = world.table()
    world.subscribe(people[1])
    world.until_turn(name, people, 1)
    world.pass_time(2 * MINUTE)
    assert len(world.ear.got) == 1
    people[1].post(f"/api/tables/{name}/seen")
    world.pass_time(DAY)
    assert len(world.ear.got) == 1, "he knows"
    world.until_turn(name, people, 0)
    world.until_turn(name, people, 1)
    world.pass_time(2 * MINUTE)
    assert len(world.ear.got) == 2, "another turn"


def test_nobody_is_told_who_is_looking(world):
    name, people = world.table()
    world.subscribe(people[1])
    world.until_turn(name, people, 1)
    for _ in range(5):
        people[1].post(f"/api/tables/{name}/seen")
        world.pass_time(30)
    assert not world.ear.got
    world.pass_time(DAY)
    assert not world.ear.got, "he has seen that it is his turn"


def test_a_push_endpoint_that_is_gone_is_forgotten(world):
    name, people = world.table()
    world.subscribe(people[1])
    world.ear.status = 410
    world.until_turn(name, people, 1)
    world.pass_time(2 * MINUTE)
    assert len(world.ear.got) == 1
    assert people[1].get("/api/notices").json()["ways"] == []
    world.pass_time(DAY)
    assert len(world.ear.got) == 1


def test_off_in_one_click(world):
    name, people = world.table()
    browser = world.subscribe(people[1])
    world.until_turn(name, people, 1)
    world.pass_time(2 * MINUTE)
    off = browser.read(world.ear.got[0][2])["off"]
    stranger = world.works.person()
    assert stranger.post("/api/notices/off", {"token": off[:-1] + "x"}).status_code == 404
    assert stranger.post("/api/notices/off", {"token": off}).status_code == 200
    assert people[1].get("/api/notices").json()["ways"] == []


# ---- mail ------------------------------------------------------------------------------------


def confirmed(world: World, person: Person, address: str = "bea@example.org") -> None:
    reply = person.post("/api/notices", {"kind": "mail", "mail": address})
    assert reply.status_code == 200, reply.text
    assert reply.json()["ways"][0]["state"] == "new"
    text = letters(world.post)[-1].get_content()
    token = text.partition("#notices=")[2].split()[0]
    assert person.post("/api/notices/confirm", {"token": token}).status_code == 200
    world.post.mails.clear()


def test_a_mail_in_ones_own_language_with_a_way_out(world):
    name, people = world.table(lang="fr")
    confirmed(world, people[1])
    world.until_turn(name, people, 1)
    world.pass_time(2 * MINUTE)
    [mail] = letters(world.post)
    assert mail["Subject"] == "À vous de jouer\xa0: Vikings"
    assert mail["To"] == "bea@example.org"
    text = mail.get_content()
    assert f"{world.works.url}/t/{name}" in text
    assert "#no-notices=" in text
    # one click in the mail program: a form from anywhere, without a cookie
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    url = mail["List-Unsubscribe"].strip("<>").replace("\n", "").replace(" ", "")
    stranger = world.works.person()
    del stranger.http.headers["X-Drakkar"]
    done = stranger.http.post(url, data={"List-Unsubscribe": "One-Click"})
    assert done.status_code == 200
    assert people[1].get("/api/notices").json()["ways"] == []


def test_an_address_that_nobody_has_confirmed_gets_one_mail(world):
    name, people = world.table()
    people[1].post("/api/notices", {"kind": "mail", "mail": "eve@example.org"})
    assert len(world.post.mails) == 1
    world.until_turn(name, people, 1)
    world.pass_time(DAY)
    assert len(world.post.mails) == 1


@pytest.mark.parametrize(
    "address", ["", "bea", "bea@", "a b@c.d", "a@b.c\nBcc: x@y.z", "a,b@c.d", "é@c.d", "@b.c"]
)
def test_what_is_no_address(world, address):
    reply = world.works.person().post("/api/notices", {"kind": "mail", "mail": address})
    assert reply.status_code == 422
    assert reply.json()["error"] == "bad-mail"
    assert not world.post.mails


def test_a_mail_server_that_refuses_is_asked_again(world):
    name, people = world.table()
    confirmed(world, people[1])
    world.post.refuses = True
    world.until_turn(name, people, 1)
    world.pass_time(2 * MINUTE)
    world.post.refuses = False
    assert not world.post.mails
    world.pass_time(2 * MINUTE)
    assert len(world.post.mails) == 1


# ---- webhooks --------------------------------------------------------------------------------


def hook(world: World, person: Person, table: str, flavour: str = "json", path: str = "/hook"):
    body = {"flavour": flavour, "url": world.ear.url + path}
    return person.post(f"/api/tables/{table}/hooks", body)


def test_a_channel_is_told_and_knows_by_whom(world):
    name, people = world.table()
    made = hook(world, people[0], name)
    assert made.status_code == 200, made.text
    key = base64.b64decode(made.json()["secret"].removeprefix("whsec_"))
    world.until_turn(name, people, 1)
    world.pass_time(2 * MINUTE)
    [(path, headers, body)] = world.ear.got
    assert path == "/hook"
    content = f"{headers['webhook-id']}.{headers['webhook-timestamp']}.".encode() + body
    proof = base64.b64encode(hmac.digest(key, content, hashlib.sha256)).decode()
    assert headers["webhook-signature"] == f"v1,{proof}"
    said = json.loads(body)
    assert said["text"] == "It is Bea's turn at Vikings."
    assert said["url"] == f"{world.works.url}/t/{name}"
    assert (said["event"], said["name"], said["seat"]) == ("turn", "Bea", 1)
    shown = people[0].get("/api/notices", table=name).json()["hooks"]
    assert [one["target"] for one in shown] == ["json: 127.0.0.1"], "the address is a secret"
    assert people[1].get("/api/notices", table=name).json()["hooks"] == []
    assert people[0].post("/api/notices/off", {"way": shown[0]["id"]}).status_code == 200
    assert people[0].get("/api/notices", table=name).json()["hooks"] == []


@pytest.mark.parametrize("flavour", ["discord", "matrix", "ntfy"])
def test_what_channels_understand(world, flavour):
    name, people = world.table()
    people[1].post(f"/api/tables/{name}/seats/1", {"name": "@everyone"})
    hook(world, people[0], name, flavour)
    world.until_turn(name, people, 1)
    world.pass_time(2 * MINUTE)
    [(_, headers, body)] = world.ear.got
    url, text = f"{world.works.url}/t/{name}", "It is @everyone's turn at Vikings."
    if flavour == "ntfy":
        assert body.decode() == text
        assert headers["click"] == url
    elif flavour == "matrix":
        assert json.loads(body)["text"] == f"{text}\n{url}"
    else:
        said = json.loads(body)
        assert said["content"] == f"{text}\n{url}"
        assert said["allowed_mentions"] == {"parse": []}, "a name calls nobody"


def test_only_who_made_the_table_sets_up_a_webhook(world):
    name, people = world.table()
    assert hook(world, people[1], name).status_code == 403
    assert hook(world, world.works.person(), name).status_code == 404
    for _ in range(3):
        hook(world, people[0], name, path=f"/{new_key()}")
    assert hook(world, people[0], name, path="/4").json()["error"] == "too-many-ways"


def test_a_webhook_that_fails_is_tried_with_pauses_and_told_once(world, capfd):
    name, people = world.table()
    hook(world, people[0], name)
    world.ear.status = 500
    world.until_turn(name, people, 1)
    capfd.readouterr()
    for _ in range(30):
        world.pass_time(30 * MINUTE)
        people[0].view(name)  # nobody waits for it
    assert len(world.ear.got) == 5
    assert len({headers["webhook-id"] for _, headers, _ in world.ear.got}) == 1
    assert people[0].get("/api/notices", table=name).json()["hooks"][0]["trouble"]
    people[1].view(name)
    for _ in range(3):
        world.until_turn(name, people, 0)
        world.until_turn(name, people, 1)
        world.pass_time(8 * HOUR)
    told = [line for line in capfd.readouterr().err.splitlines() if "notice-failed" in line]
    assert len(told) == 1
    assert json.loads(told[0])["why"] == "answers 500"
    assert COUNTS["drakkar_notice_ways_failing_total"] >= 1
    # it works again
    people[1].view(name)
    world.until_turn(name, people, 0)
    world.until_turn(name, people, 1)
    world.ear.status = 200
    world.pass_time(2 * MINUTE)
    assert not people[0].get("/api/notices", table=name).json()["hooks"][0]["trouble"]


def test_a_redirect_is_not_followed(world):
    name, people = world.table()
    hook(world, people[0], name, path="/first")
    world.ear.status, world.ear.location = 307, world.ear.url + "/second"
    world.until_turn(name, people, 1)
    world.pass_time(2 * MINUTE)
    world.pass_time(DAY)
    assert [path for path, _, _ in world.ear.got] == ["/first"]


def test_a_receiver_that_hangs_delays_no_move(world):
    """It takes the connection and says nothing."""
    name, people = world.table()
    with socket.socket() as deaf:
        deaf.bind(("127.0.0.1", 0))
        deaf.listen()
        url = f"http://127.0.0.1:{deaf.getsockname()[1]}/"
        made = people[0].post(f"/api/tables/{name}/hooks", {"flavour": "json", "url": url})
        assert made.status_code == 200
        world.until_turn(name, people, 1)
        world.works.later(2 * MINUTE)  # the round has begun and waits
        postman = world.works.server.postman
        assert not postman._round.done()
        world.play(people[1], name)
        assert not postman._round.done()
        postman._round.cancel()


# ---- who wants quiet -------------------------------------------------------------------------


def test_a_quiet_table_tells_nobody(world):
    name, people = world.table(quiet=True)
    world.subscribe(people[1])
    hook(world, people[0], name)
    assert people[1].view(name)["company"]["quiet"]
    world.until_turn(name, people, 1)
    world.pass_time(DAY)
    assert not world.ear.got


# ---- restarts --------------------------------------------------------------------------------


def test_a_restart_neither_loses_nor_doubles(tmp_path):
    db = f"sqlite:///{tmp_path}/t.db"
    with (
        pytest.MonkeyPatch.context() as patch,
        receiver() as ear,
    ):
        with clockwork(patch, db, inside=True) as works:
            first = World(works, Post(), ear)
            name, people = first.table()
            first.subscribe(people[1])
            first.until_turn(name, people, 1)
            key = works.server.postman.push_key
            cookies = dict(people[1].http.cookies)
            ear.status = 503
            first.pass_time(2 * MINUTE)
            assert len(ear.got) == 1, "tried, and not taken"
        ear.status = 200
        with clockwork(patch, db, inside=True) as works:
            second = World(works, Post(), ear)
            assert works.server.postman.push_key == key, "its keys are kept"
            second.pass_time(5 * MINUTE)
            assert len(ear.got) == 2, "not lost"
        with clockwork(patch, db, inside=True) as works:
            third = World(works, Post(), ear)
            third.pass_time(HOUR)
            assert len(ear.got) == 2, "not doubled"
            bea = works.person()
            bea.http.cookies.update(cookies)
            assert len(bea.get("/api/notices").json()["ways"]) == 1


# ---- a game over days ------------------------------------------------------------------------


def test_a_game_over_days(world):
    """Two people, a clock of two days, a notice, a leaver, a bot in his seat, his return."""
    clock = {"kind": "days", "seconds": 2 * DAY, "then": "bot", "level": "thrall"}
    name, people = world.table(clock=clock)
    anna, bea = people
    browser = world.subscribe(bea)
    confirmed(world, anna, "anna@example.org")
    # two days of answers, each some hours after the notice
    for _ in range(2):
        world.until_turn(name, people, 1)
        world.pass_time(3 * HOUR)
        assert browser.read(world.ear.got[-1][2])["url"] == f"/t/{name}"
        told = len(world.ear.got)
        world.until_turn(name, people, 0)
        world.pass_time(5 * HOUR)
        assert letters(world.post)[-1]["Subject"] == "Your turn: Vikings"
        assert len(world.ear.got) == told
    # Bea stays away: told, then replaced
    world.until_turn(name, people, 1)
    world.pass_time(2 * MINUTE)
    told = len(world.ear.got)
    world.pass_time(2 * DAY)
    wait_until(lambda: anna.view(name)["deciders"] == [0])
    assert anna.view(name)["company"]["stand_ins"][0]["level"] == "thrall"
    for _ in range(3):
        world.until_turn(name, people, 0)
        world.play(anna, name)
        wait_until(lambda: 0 in anna.view(name)["deciders"])
    assert len(world.ear.got) == told, "nobody tells Bea about a bot's turns"
    # she comes back, and is told again the next time
    assert bea.view(name)["company"]["lent"] == [1]
    assert bea.post(f"/api/tables/{name}/seats/1/back").status_code == 200
    world.until_turn(name, people, 1)
    world.pass_time(2 * MINUTE)
    assert len(world.ear.got) == told + 1
    world.play(bea, name)
    lines = [line["text"] for line in anna.get(f"/api/tables/{name}/log").json()["lines"]]
    assert "has run out of time: Thrall plays on" in lines
    assert "is back and plays again" in lines
