"""Positions for the rules tests: what lies on the table, said in a few readable lines.

``at(Coast(tiles={"scout": "LM"}, gold=5), lots={0: "fisherman"}, asks=BuyLot(0))`` is a table
where seat 0 is asked that question. Tiles are written a row at a time from column 1: ``L`` left
end, ``R`` right end, ``M`` or ``F`` middle with a farmstead, ``C`` church, ``H`` longhouse,
``T`` tower, ``.`` empty.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import pytest

import drakkar
from drakkar.games.vikings.box import (
    BONUS_INDEX,
    BONUSES,
    BUILDINGS,
    COLOURS,
    SHIPS,
    TILE,
    VIKING,
)
from drakkar.games.vikings.state import SOURCE, SOURCES, WAITING, Vikings, cell, place
from drakkar.kernel.question import Entry, Move
from drakkar.kernel.refusal import Refusal
from drakkar.kernel.table import Table

LETTERS = {"L": "left", "R": "right", "M": "farmstead", "F": "farmstead", "C": "church",
           "H": "longhouse", "T": "tower"}  # fmt: skip
KIND_OF_COLOUR = {colour: name for name, colour in COLOURS.items()}


@dataclass
class Coast:
    """One player's side of the table."""

    tiles: Mapping[str, str] = field(default_factory=dict)  # row -> letters
    vikings: Mapping[str, Sequence[int]] = field(default_factory=dict)  # row -> columns
    ships: Mapping[int, str] = field(default_factory=dict)  # column -> sail colour
    ashore: Mapping[str, int] = field(default_factory=dict)  # kind -> number
    gold: int = 20
    glory: int = 10
    bonuses: Sequence[str] = ()  # kept bonus tiles that are not buildings
    monuments: Mapping[str, tuple[str, int]] = field(default_factory=dict)  # building -> cell
    waiting: Sequence[str] = ()  # buildings whose bonus tile waits beside the mainland
    start_in_hand: bool = False


def at(
    me: Coast | None = None,
    *others: Coast,
    asks: Entry | Sequence[Entry] = (),
    lots: Mapping[int, Any] | None = None,
    rules: str = "basic",
    round: int = 1,
    first: int = 0,
    bonus_row: Sequence[str] = (),
    drawn: Mapping[str, int] | None = None,
    players: int = 0,
    seed: int = 1,
    auto: bool = True,
) -> Table:
    """A table in this position. ``lots``: price -> Viking, or (tile, Viking)."""
    coasts = [me or Coast(), *others]
    players = players or max(2, len(coasts))
    coasts += [Coast() for _ in range(players - len(coasts))]
    table = drakkar.new("vikings", players, seed, {"rules": rules, "first_player": "1"}, auto=auto)
    s = state_of(table)
    s.agenda.clear()
    s.round, s.first = round, first
    s.drawn = [0] * len(VIKING)
    for kind, number in (drawn or {}).items():
        s.drawn[VIKING[kind]] = number
    s.bonus_row = [BONUS_INDEX[name] for name in bonus_row]
    s.lots = []
    for price, lot in sorted((lots or {}).items()):
        tile, viking = lot if isinstance(lot, tuple) else ("left", lot)
        s.lots.append((price, TILE[tile], VIKING[viking]))
    for seat, coast in enumerate(coasts):
        lay_out(s, seat, coast)
    s.then(*([asks] if isinstance(asks, Entry) else asks))
    table.log.clear()
    table.draws = 0
    s.settle()
    table._settle()
    return table


def lay_out(s: Vikings, seat: int, coast: Coast) -> None:
    s.gold[seat], s.glory[seat] = coast.gold, coast.glory
    s.ledger[seat * len(SOURCES) : (seat + 1) * len(SOURCES)] = [0] * len(SOURCES)
    s.ledger[seat * len(SOURCES) + SOURCE["start"]] = coast.glory
    s.start_in_hand[seat] = coast.start_in_hand
    for row, letters in coast.tiles.items():
        for column, letter in enumerate(letters, start=1):
            if letter != ".":
                put(s, seat, LETTERS[letter], row, column)
    for building, (row, column) in coast.monuments.items():
        put(s, seat, building, row, column)
        s.monuments.append((seat, BUILDINGS.index(building), cell(VIKING[row], column)))
    for row, columns in coast.vikings.items():
        for column in columns:
            here = 1 << cell(VIKING[row], column)
            assert s.tiles(seat) & here, f"no tile below the Viking at {row} {column}"
            s.settlers[seat] |= here
    for column, colour in coast.ships.items():
        sail = next(i for i, ship in enumerate(SHIPS) if ship.sail == colour)
        s.ships[seat * 4 + sail] |= 1 << (column - 1)
    for kind, number in coast.ashore.items():
        s.ashore[seat * 6 + VIKING[kind]] = number
    for name in coast.bonuses:
        s.bonuses[seat * len(BONUSES) + BONUS_INDEX[name]] += 1
    for building in coast.waiting:
        s.monuments.append((seat, BUILDINGS.index(building), WAITING))


def put(s: Vikings, seat: int, tile: str, row: str, column: int) -> None:
    here = 1 << cell(VIKING[row], column)
    if tile == "left":
        s.lefts[seat] |= here
    elif tile == "right":
        s.rights[seat] |= here
    else:
        s.middles[seat * 4 + BUILDINGS.index(tile)] |= here


# ---- looking ---------------------------------------------------------------------------------


def state_of(table: Table) -> Vikings:
    assert isinstance(table.state, Vikings)
    return table.state


def prices(table: Table) -> list[int]:
    """The prices that may be bought now."""
    return [move.price for move in table.moves()]  # type: ignore[attr-defined]


def named(mask: int) -> list[tuple[str, int]]:
    """A set of cells as rows and columns."""
    return [place(number) for number in range(mask.bit_length()) if mask >> number & 1]


def earned(table: Table, source: str, seat: int = 0) -> int:
    """The glory a seat has won or lost from this source."""
    return state_of(table).ledger[seat * len(SOURCES) + SOURCE[source]]


def settlers(table: Table, seat: int = 0) -> list[tuple[str, int]]:
    """Where a seat's Vikings stand, row by row."""
    return named(state_of(table).settlers[seat])


def ashore(table: Table, seat: int = 0) -> dict[str, int]:
    """The Vikings on a seat's mainland; kinds with none are left out."""
    counts = state_of(table).ashore[seat * 6 : seat * 6 + 6]
    return {kind: counts[number] for kind, number in VIKING.items() if counts[number]}


def refused(table: Table, move: Move, clause: str) -> Refusal:
    """The move is refused because of this clause, and refusing it changes nothing."""
    before = table.state.copy()
    refusal = table.why_not(move)
    assert refusal is not None, f"{move} is legal"
    assert refusal.clause == clause, f"refused by {refusal.clause}, not {clause}"
    with pytest.raises(drakkar.IllegalMove) as caught:
        table.play(move)
    assert caught.value.refusal == refusal
    assert table.state == before
    return refusal
