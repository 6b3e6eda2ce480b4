"""Further back than undo goes: alone at once and counted, with others only if all agree. And whose
advice was from a bot."""

from __future__ import annotations

from random import Random

import pytest

import drakkar
from drakkar.kernel.question import NATURE
from drakkar.server.errors import ApiError
from drakkar.server.store.data import Stored
from drakkar.server.tables.live import Live
from drakkar.server.tables.numbers import shown_seq
from drakkar.server.tables.takeback import take_back
from drakkar.server.tables.views import Logs
from tests.records import golden
from tests.server.harness import frame, new_key, play_out
from tests.server.test_secrecy import make_live, walk


def back(person, table, to, **more):
    return person.post(f"/api/tables/{table}/takeback", {"to": to, "key": new_key(), **more})


def answer(person, table, seen, agree, **more):
    ask = seen["takeback"]["asked"]["ask"]
    body = {"ask": ask, "agree": agree, "key": new_key(), **more}
    return person.post(f"/api/tables/{table}/takeback/answer", body)


def past_the_barrier(first, second, table):
    """Both play until the first has answered and the second has answered after him."""
    while first.view(table, seat=0)["act"]:
        first.play(table, first.view(table, seat=0))
    second.play(table, second.view(table, seat=1))
    seen = first.view(table, seat=0)
    assert not seen["undo"]["can"]
    return seen


@pytest.fixture
def pair(people):
    """Two devices at one table of Vikings; the host begins."""
    host, friend = people(), people()
    created = host.create("vikings", "me", "friend", seed=5, options={"first_player": "1"})
    friend.claim(created["links"][0]["url"], "Ylva")
    return host, friend, created["table"]


def test_alone_one_goes_back_freely_and_it_is_counted(person):
    """From the result to before the last draw, and on to another end."""
    data = golden("vikings-2-basic")
    table = person.post("/api/records", data).json()["table"]
    over = person.view(table, seat=0)
    assert over["status"] == "over"
    assert over["takeback"]["free"]
    assert over["result"]["note"] == ""
    lines = person.get(f"/api/tables/{table}/log", seat=0).json()["lines"]
    to = max(line["seq"] for line in lines if line["text"] == "Round 6") - 1
    was = person.get(f"/api/tables/{table}/history/{to}", seat=0).json()
    done = back(person, table, to, seat=0)
    assert done.status_code == 200, done.text
    again = person.view(table, seat=0)
    assert again["status"] == "playing"
    assert again["board"] == was["board"]
    assert again["seq"] == done.json()["seq"] == over["seq"] + 1
    assert again["rewound"] == 1
    assert again["log"]["lines"][-1]["text"] == "takes the game back"
    ended = play_out(person, table, Random(2))
    assert ended["result"]["note"] == "Rewound once after a reveal."
    assert person.view(table, lang="fr")["result"]["note"].startswith("Un retour en arrière")
    assert person.get(f"/api/tables/{table}/record").json()["meta"]["rewound"] == 1


def test_going_back_before_anything_was_revealed_counts_nothing(person):
    table = person.create("vikings", "me", "here", seed=5, options={"first_player": "1"})["table"]
    person.play(table, person.view(table))
    assert back(person, table, 1, seat=0).status_code == 200
    assert person.view(table)["rewound"] == 0


def test_what_is_offered_is_the_own_last_answer(person):
    table = person.create("vikings", "me", "thrall", seed=5, options={"first_player": "1"})["table"]
    before = person.view(table)
    assert before["takeback"]["to"] == 0
    person.play(table, before)
    offered = person.view(table)["takeback"]
    assert offered["free"]
    assert offered["what"]
    assert back(person, table, offered["to"]).status_code == 200
    assert person.view(table)["board"] == before["board"]


def test_with_others_everybody_is_asked(pair):
    host, friend, table = pair
    start = host.view(table)
    seen = past_the_barrier(host, friend, table)
    assert not seen["takeback"]["free"]
    expected = friend.view(table)["expected_seq"]
    with friend.socket(table) as socket:
        frame(socket)
        assert back(host, table, seen["takeback"]["to"]).status_code == 200
        asked = frame(socket)["view"]
    question = asked["takeback"]["asked"]
    assert question["seat"] == 0
    assert question["waiting"] == [1]
    assert question["text"].startswith("Player 1 asks to go back")
    assert host.view(table)["takeback"]["asked"]["agreed"] == [0]
    # to be asked makes no answer late
    assert asked["expected_seq"] == expected
    assert [listed["my_turn"] for listed in friend.get("/api/tables").json()["tables"]] == [True]
    assert answer(friend, table, asked, True).status_code == 200
    now = host.view(table, seat=0)
    assert now["takeback"]["asked"] is None
    assert now["act"] == [0]
    assert now["seq"] == seen["seq"] + 2
    # one answer back, not the whole turn
    assert now["board"]["round"] == start["board"]["round"]
    assert now["takeback"]["to"] < seen["takeback"]["to"]


def test_one_who_does_not_agree_is_enough(pair):
    host, friend, table = pair
    seen = past_the_barrier(host, friend, table)
    back(host, table, seen["takeback"]["to"])
    asked = friend.view(table)
    assert answer(friend, table, asked, False).status_code == 200
    after = host.view(table)
    assert after["takeback"]["asked"] is None
    assert after["board"] == seen["board"]
    late = answer(friend, table, asked, True)
    assert late.status_code == 409
    assert host.view(table)["board"] == seen["board"]


def test_the_question_is_withdrawn_by_asker_or_by_playing_on(pair):
    host, friend, table = pair
    seen = past_the_barrier(host, friend, table)
    back(host, table, seen["takeback"]["to"])
    assert answer(host, table, host.view(table), False).status_code == 200
    assert friend.view(table)["takeback"]["asked"] is None
    back(host, table, seen["takeback"]["to"])
    other = back(friend, table, 1)
    assert other.json()["error"] == "takeback-open"
    while friend.view(table)["act"]:
        friend.play(table, friend.view(table))
    assert host.view(table)["takeback"]["asked"] is not None  # the others may go on meanwhile
    host.play(table, host.view(table))
    assert host.view(table)["takeback"]["asked"] is None


def test_three_people_and_a_bot(people):
    """The bot agrees by itself; the last of the people decides."""
    host, first, second = people(), people(), people()
    created = host.create("vikings", "me", "friend", "friend", "thrall", seed=3)
    table = created["table"]
    for person, link in zip((first, second), created["links"], strict=True):
        person.claim(link["url"])
    everybody = (host, first, second)
    while not all(person.view(table)["takeback"]["to"] for person in everybody):
        for person in everybody:
            seen = person.view(table)
            if seen["act"]:
                person.play(table, seen)
    to = host.view(table)["takeback"]["to"]
    was = host.get(f"/api/tables/{table}/history/{to}", seat=0).json()
    assert back(host, table, to).status_code == 200
    assert answer(first, table, first.view(table), True).status_code == 200
    assert second.view(table)["takeback"]["asked"]["agreed"] == [0, 1]
    assert host.view(table)["rewound"] == 0
    assert answer(second, table, second.view(table), True).status_code == 200
    now = host.view(table, seat=0)
    assert now["board"] == was["board"]
    assert now["act"] == [0]


def test_a_seat_that_nobody_holds_need_not_agree(people):
    host = people()
    created = host.create("vikings", "me", "friend", seed=5, options={"first_player": "1"})
    table = created["table"]
    host.play(table, host.view(table))
    assert host.view(table)["takeback"]["free"]
    assert back(host, table, 1).status_code == 200
    assert host.view(table)["moves"]


def test_the_same_key_goes_back_once(person):
    table = person.create("vikings", "me", "here", seed=5)["table"]
    for _ in range(3):
        person.play(table, person.view(table))
    body = {"to": 2, "key": new_key(), "seat": 0}
    path = f"/api/tables/{table}/takeback"
    first, again = person.post(path, body).json(), person.post(path, body).json()
    assert (first["dup"], again["dup"]) == (False, True)
    assert first["seq"] == again["seq"] == person.view(table)["seq"]
    assert person.post(path, {**body, "to": 1}).json()["error"] == "key-used"
    mixed = {"expected_seq": first["seq"], "key": body["key"], "move": ["buy", 1], "seat": 0}
    assert person.post(f"/api/tables/{table}/moves", mixed).json()["error"] == "key-used"


def test_where_there_is_nothing_to_take_back(pair, people):
    host, friend, table = pair
    for to in (1, 2, 999):
        refused = back(host, table, to)
        assert refused.status_code == 422
        assert refused.json()["error"] == "takeback-nothing"
    assert back(host, table, 0).status_code == 400
    host.play(table, host.view(table))
    assert back(host, table, 1, seat=1).status_code == 403
    assert back(people(), table, 1).status_code == 404
    nobody = {"ask": "ask-key-1", "agree": True, "key": new_key()}
    assert friend.post(f"/api/tables/{table}/takeback/answer", nobody).status_code == 409
    assert host.view(table)["seq"] == 2


@pytest.mark.parametrize("game", list(drakkar.GAMES))
def test_going_back_and_forth_folds_to_the_same(game):
    """At any moment, to any moment: events, numbers and views are those of the table in memory."""
    live, rng = make_live(game, 2, 1), Random(1)
    highest = [0, 0]
    refused = 0
    for number, _ in enumerate(walk(live, rng, 120)):
        if rng.random() < 0.15 and live.seq > 3:
            before = live.table.state
            try:
                take_back(live, 0, (0, 1), f"back:{number:06}", rng.randrange(1, live.seq))
            except ApiError as error:
                refused += error.code == "takeback-nothing" and live.table.state == before
                continue
        if rng.random() < 0.1:
            live.hint(rng.randrange(2))
        for seat in (0, 1):
            assert shown_seq(live, seat) >= highest[seat]
            highest[seat] = shown_seq(live, seat)
    for seat in (0, 1):
        shown = [line.seq for line in Logs().lines(live, seat, "en")]
        assert shown == sorted(shown)
        assert shown[-1] <= shown_seq(live, seat)
    events = list(live.events)
    again = Live(
        Stored(live.head, live.seats, live.holders, "playing", "", "", live.watch, 1, events)
    )
    assert again.table.state == live.table.state
    assert again.seqs == live.seqs
    assert again.rewound == live.rewound > 0
    assert [e[:2] for e in again.table.log] == [e[:2] for e in live.table.log]
    tried = sum(event.kind == "rewind" for event in events)
    assert tried > 4
    assert refused < tried


def test_only_what_had_come_to_light_is_counted():
    live = make_live("vikings", 2, 7)
    drawn = 0
    for _ in walk(live, Random(7), 80):
        last = max((live.seqs[i] for i, e in enumerate(live.table.log) if e.seat == NATURE))
        if last > 1 and live.seq > last:  # something was drawn, and one has answered since
            drawn = last
            break
    assert drawn
    take_back(live, 0, (0, 1), "back:000001", drawn)
    assert live.rewound == 0
    take_back(live, 0, (0, 1), "back:000002", drawn - 1)
    assert live.rewound == 1


# ---- advice ----------------------------------------------------------------------------------


def test_a_bots_advice_is_on_record_for_everybody(people):
    host, friend = people(), people("fr")
    created = host.create("vikings", "me", "friend", hints=3, options={"first_player": "1"})
    table = created["table"]
    friend.claim(created["links"][0]["url"])
    seen = host.view(table)
    with friend.socket(table, lang="fr") as socket:
        frame(socket)
        for _ in range(2):  # the same advice again is the same advice
            assert host.post(f"/api/tables/{table}/hint", {"level": 3}).status_code == 200
        pushed = frame(socket)["view"]
    assert [player["hinted"] for player in pushed["seats"]] == [1, 0]
    assert pushed["log"]["lines"][-1]["text"] == "demande conseil au robot"
    assert host.play(table, seen).status_code == 200  # nobody's answer is late for it
    host.post(f"/api/tables/{table}/hint", {"level": 3})
    assert friend.view(table)["seats"][0]["hinted"] == 2
    for level in (1, 2):
        host.post(f"/api/tables/{table}/hint", {"level": level})
    assert friend.view(table)["seats"][0]["hinted"] == 2


def test_a_table_without_hints(person):
    table = person.create("vikings", "me", "here", hints=0)["table"]
    assert person.view(table)["hints"] == 0
    for level in (1, 2, 3):
        reply = person.post(f"/api/tables/{table}/hint", {"level": level, "seat": 0})
        assert reply.status_code == 403
