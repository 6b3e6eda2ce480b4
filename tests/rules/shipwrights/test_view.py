"""The view has the shape that its types promise: nothing is missing, nothing more is sent."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

import drakkar
from drakkar.games.shipwrights.view_types import View
from drakkar.kernel.value import to_json


@pytest.mark.parametrize(("players", "nemesis"), [(1, "yes"), (2, "no"), (3, "no")])
def test_every_view_is_what_its_types_say(players: int, nemesis: str):
    options = {f"nemesis_{number}": nemesis for number in range(1, 5)}
    table, rng = drakkar.new("shipwrights", players, 7, options), Random(7)
    decisions = 0
    while True:
        if decisions % 5 == 0 or table.over:
            for seat in (*range(players), None):
                sent = msgspec.json.decode(msgspec.json.encode(table.view(seat)["table"]))
                assert msgspec.to_builtins(msgspec.convert(sent, View)) == sent
        if table.over:
            break
        seat = rng.choice(table.deciders)
        table.play(rng.choice(table.moves(seat)), seat)
        decisions += 1


def test_the_types_make_a_schema():
    names = set(msgspec.json.schema(View)["$defs"])
    assert {"View", "Village", "Facts", "Bundle", "Missing", "Restriction"} <= names


def test_a_bill_is_empty_of_lacks_exactly_where_the_rules_let_build():
    """On the boards of random games; what lies in hand as if it were laid is left out."""
    compared = 0
    for seed in range(3):
        table, rng = drakkar.new("shipwrights", 2, seed), Random(seed)
        while not table.over:
            seat = rng.choice(table.deciders)
            moves = table.moves(seat)
            question = table.view(seat)["question"]
            if question[0] == "act":
                own = table.view(seat)["table"]["villages"][seat]
                legal = [list(to_json(move)[:2]) for move in moves]
                cards = table.view(seat)["table"]["cards"]
                for card, bill in own["bills"].items():
                    kind = cards[card]["kind"]
                    tag = {"ship": "launch", "building": "build", "villager": "play"}[kind]
                    if kind == "ship" and card not in own["board"]:
                        continue
                    assert (not bill["lacks"]) == ([tag, card] in legal), (card, bill)
                    compared += 1
            table.play(rng.choice(moves), seat)
    assert compared > 300


def test_nobody_sees_the_bills_of_others():
    table = drakkar.new("shipwrights", 3, 5)
    for viewer in (0, 1, 2, None):
        for seat, village in enumerate(table.view(viewer)["table"]["villages"]):
            assert bool(village["bills"]) == (viewer == seat)
