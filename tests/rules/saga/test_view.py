"""The view has the shape that its types promise: nothing is missing, nothing more is sent."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

import drakkar
from drakkar.games.saga.view_types import View


@pytest.mark.parametrize(("players", "voyage"), [(2, "introductory"), (3, "free"), (2, "tutorial")])
def test_every_view_is_what_its_types_say(players: int, voyage: str):
    table = drakkar.new("saga", players, 7, {"voyage": voyage})
    rng = Random(7)
    while True:
        for seat in (*range(players), None):
            sent = msgspec.json.decode(msgspec.json.encode(table.view(seat)["table"]))
            assert msgspec.to_builtins(msgspec.convert(sent, View)) == sent
        if table.over:
            break
        table.play(rng.choice(table.moves()))


def test_the_types_make_a_schema():
    names = set(msgspec.json.schema(View)["$defs"])
    assert {"View", "Player", "Adventure", "Landing", "Card", "Movement"} <= names
