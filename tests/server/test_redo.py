"""What was taken back is made again, as long as nothing else has happened."""

from __future__ import annotations

from random import Random

import drakkar
from drakkar.server.store.data import Stored
from drakkar.server.store.events import MOVE, Body
from drakkar.server.tables.live import Live
from drakkar.server.tables.numbers import expected_seq
from drakkar.server.tables.redo import next_redo
from drakkar.server.tables.undo import redo, undo, why_no_undo
from tests.server.harness import new_key
from tests.server.test_secrecy import make_live


def again(person, table, seen, key=""):
    body = {"expected_seq": seen["expected_seq"], "key": key or new_key(), "seat": seen["seat"]}
    return person.post(f"/api/tables/{table}/redo", body)


def reread(live: Live) -> Live:
    stored = Stored(
        live.head, live.seats, live.holders, "playing", "", "", live.watch, live.seq, live.events
    )
    return Live(stored)


def test_a_move_taken_back_is_made_again(person):
    table = person.create("vikings", "me", "here", seed=5, options={"first_player": "1"})["table"]
    first = person.view(table, seat=0)
    assert first["undo"]["redo"] == ""
    assert again(person, table, first).json()["error"] == "redo-nothing"
    person.play(table, first)
    done = person.view(table, seat=0)
    person.undo(table, done)
    back = person.view(table, seat=0)
    assert back["undo"]["redo"]
    assert back["undo"]["redo"] == first["moves"][0]["text"]
    key = new_key()
    assert again(person, table, back, key).status_code == 200
    assert again(person, table, back, key).json()["dup"]  # sent again after a lost connection
    now = person.view(table, seat=0)
    assert now["board"] == done["board"]
    assert now["undo"]["redo"] == ""
    record = person.get(f"/api/tables/{table}/record").json()
    assert drakkar.replay(record).record()["answers"] == record["answers"]


def test_another_move_ends_it(person):
    table = person.create("vikings", "me", "here", seed=5, options={"first_player": "1"})["table"]
    person.play(table, person.view(table, seat=0))
    person.undo(table, person.view(table, seat=0))
    seen = person.view(table, seat=0)
    person.play(table, seen, seen["moves"][1]["move"])
    assert person.view(table, seat=0)["undo"]["redo"] == ""


def test_undo_then_redo_is_as_if_nothing_had_been():
    """In every game, whoever may take back: step by step back and forth, also for a server that has
    read the table anew, the same answers stand in the end."""
    redone = 0
    for slug in drakkar.GAMES:
        live, rng = make_live(slug, 2, 4), Random(1)
        for _ in range(40):
            if live.table.over:
                break
            seat = live.table.deciders[0]
            live.move(seat, expected_seq(live, seat), new_key(), rng.choice(live.table.moves(seat)))
            if why_no_undo(live, seat) is not None:
                continue
            stood = list(live.folded.answers)
            back = 0
            while back < 3 and why_no_undo(live, seat) is None:
                undo(live, seat, expected_seq(live, seat), new_key(), False)
                back += 1
            if rng.random() < 0.3:
                live = reread(live)
            steps = 0
            while next_redo(live, seat) is not None and steps < 10:
                redo(live, seat, expected_seq(live, seat), new_key())
                steps += 1
            assert live.folded.answers == stood, slug
            redone += steps
    assert redone > 40


def test_what_others_do_ends_it():
    live = make_live("vikings", 2, 5)
    seat = live.table.deciders[0]
    live.move(seat, expected_seq(live, seat), new_key(), live.table.moves(seat)[0])
    undo(live, seat, expected_seq(live, seat), new_key(), False)
    assert next_redo(live, seat) is not None
    live.append(1 - seat, new_key(), MOVE, Body())  # whatever the other one did
    assert next_redo(live, seat) is None
