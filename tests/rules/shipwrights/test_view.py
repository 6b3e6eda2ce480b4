"""The view has the shape that its types promise: nothing is missing, nothing more is sent."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

import drakkar
from drakkar.games.shipwrights.view_types import View


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
