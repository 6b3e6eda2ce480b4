"""The view has the shape that its types promise: nothing is missing, nothing more is sent."""

from __future__ import annotations

import msgspec
import pytest

import drakkar
from drakkar.games.odin.actions.effects import Options
from drakkar.games.odin.actions.ops import OPS
from drakkar.games.odin.view_asked import what_it_does
from drakkar.games.odin.view_types import Told, View
from drakkar.kernel.table import Table
from tests.rules.odin.midway import Midway


def looks_right(table: Table) -> None:
    for seat in (*range(table.players), None):
        sent = msgspec.json.decode(msgspec.json.encode(table.view(seat)["table"]))
        assert msgspec.to_builtins(msgspec.convert(sent, View)) == sent


@pytest.mark.parametrize("seed", [11, 12])
def test_every_view_is_what_its_types_say(seed: int):
    """From the middle of things, where questions of all kinds are open."""
    midway = Midway(seed, 0)
    for number in range(40):
        if midway.table.over:
            break
        if number % 2:
            looks_right(midway.table)
        midway.table.play(midway._choose(midway.table.deciders[0]))


@pytest.mark.parametrize("players", [1, 4])
def test_a_new_table(players: int):
    looks_right(drakkar.new("odin", players, seed=3))


def test_what_is_told_of_an_option():
    options = [option for op in OPS if isinstance(op, Options) for _, option, _ in op.options]
    assert len(options) > 20
    for option in options:
        assert what_it_does(option).keys() <= Told.__annotations__.keys()


def test_the_types_make_a_schema():
    names = set(msgspec.json.schema(View)["$defs"])
    assert {"View", "Player", "Space", "Step", "Own", "Asked", "Spot"} <= names
