"""Chapter 3: phases 1 to 4, in the long and the short game and with all numbers of players."""

from __future__ import annotations

import pytest

import drakkar
from drakkar.games.odin.actions.anytime import Moment
from drakkar.games.odin.actions.exploration import TurnLands
from drakkar.games.odin.boards.geometry import BOARDS
from drakkar.games.odin.box import SIDES
from drakkar.games.odin.moves import Gap, Pass, Ready, Suggestion, Weapons
from drakkar.games.odin.phases.feast import Feast, free_cells
from drakkar.games.odin.phases.round_end import NextRound
from drakkar.games.odin.phases.round_start import Harvest, NewViking, NewWeapon, RoundStart
from drakkar.games.odin.phases.turn import Turn
from drakkar.games.odin.state import Odin
from drakkar.kernel.table import Table
from drakkar.kernel.testing import rule
from tests.rules.odin.position import (
    Board,
    Player,
    Scripted,
    asked,
    at,
    events_of,
    offered,
    play,
    refused,
    state_of,
    supply,
)

LENGTHS = ("long", "short")
ROUNDS = [
    (length, number)
    for length, last in (("long", 7), ("short", 6))
    for number in range(1, last + 1)
]


def lazy(table: Table) -> None:
    """Nothing is done that need not be done."""
    for move in (Pass(), Ready(), Gap(), Suggestion()):
        if move in table.moves():
            table.play(move)
            return
    table.play(table.moves()[-1])


# ---- the twelve phases -------------------------------------------------------------------------


@rule("ODI-3.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_twelve_phases_in_their_order(players, monkeypatch):
    phases: list[int] = []
    order = ["turned", "weapons", "actions", "income", "feast", "erosion", "strips"]
    table = at(*[Player()] * players, asks=NextRound(), round=3, listen=True)
    s = state_of(table)
    assert s.round == 4
    play(table, "use take_stockfish")
    while s.round == 4:
        phases.append(s.phase)
        lazy(table)
    assert table.events is not None
    kinds = [name for _, (name, _, _) in table.events]
    kinds = kinds[: kinds.index("round", 1)]
    firsts = [kinds.index(kind) for kind in order]
    lasts = [len(kinds) - 1 - kinds[::-1].index(kind) for kind in order]
    assert all(last < other for last, other in zip(lasts, firsts[1:], strict=False))
    assert phases == sorted(phases)
    moose = kinds.index("first_player")
    assert kinds.index("actions") < moose < kinds.index("income")


# ---- phase 1 -----------------------------------------------------------------------------------


@rule("ODI-3.2")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("length", LENGTHS)
def test_w04_a_new_viking_each_round(players, length):
    table = drakkar.new("odin", players, 2, {"length": length})
    s = state_of(table)
    vikings = {}
    while not table.over:
        if s.phase == 5 and s.round not in vikings:
            vikings[s.round] = list(s.thing)
        lazy(table)
    base, last = (5, 7) if length == "long" else (6, 6)
    assert vikings == {number: [base + number] * players for number in range(1, last + 1)}


@rule("ODI-3.2")
def test_the_new_viking_comes_by_itself_before_the_harvest():
    table = at(Player(), Player(), asks=RoundStart(), round=1)
    s = state_of(table)
    before = Odin.from_json(s.to_json())
    assert before.thing == s.thing == [7, 7]
    assert supply(table)["grain"] == 1  # and nobody was asked in between
    assert all(entry.seat < 0 for entry in table.log)


@rule("ODI-3.3")
@pytest.mark.parametrize(("length", "number"), ROUNDS)
def test_the_cell_left_counts_in_this_feast(length, number):
    table = at(
        Player(vikings=0),
        asks=(NewViking(), Feast(0)),
        round=number,
        options={"length": length},
        phase=9,
    )
    s = state_of(table)
    cells = number + (5 if length == "long" else 6)
    assert free_cells(s, 0) == cells
    play(table, "suggestion")
    assert s.penalties[0] == cells


# ---- phase 2 -----------------------------------------------------------------------------------

CROPS = ("peas", "beans", "flax", "grain", "cabbage", "fruits")
LEVELS = {"long": (1, 2, 0, 3, 0, 4, 0), "short": (1, 0, 2, 0, 3, 0)}


@rule("ODI-3.4", "ODI-3.5")
@pytest.mark.parametrize(("length", "number"), ROUNDS)
@pytest.mark.parametrize("players", [1, 2, 4])
def test_w05_harvest(length, number, players):
    table = at(
        asks=[Harvest(seat) for seat in range(players)],
        seats=players,
        round=number,
        options={"length": length},
    )
    level = LEVELS[length][number - 1]
    crops = dict.fromkeys(CROPS[: level + 2] if level else (), 1)
    assert [supply(table, seat) for seat in range(players)] == [crops] * players


@rule("ODI-3.6")
@pytest.mark.parametrize(("number", "grain"), [(1, 0), (2, 1), (3, 1), (4, 1), (5, 1), (7, 1)])
def test_a_round_without_harvest_stays_one(number, grain):
    """Occupation 93 gives a grain for two boats where the level is zero, which makes it no
    harvest: occupation 94 works as well, occupation 169 does not."""
    player = Player(played=[93, 94, 169], boats=[0, 0], supply={"oil": 2, "grain": 0})
    table = at(player, asks=(Harvest(0), Turn(0)), round=number)
    none = LEVELS["long"][number - 1] == 0
    assert supply(table).get("grain", 0) == grain
    assert (asked(table) == "Effects") == none
    if none:
        assert "apply spice_merchant" in offered(table)


@rule("ODI-3.7")
def test_counts_first_crops_second_optional_effects_last():
    """169 looks at the flax held before the crops come, 171 pays with what came."""
    table = at(Player(played=[169, 171]), asks=(Harvest(0), Turn(0)), round=1)
    assert supply(table) == {"peas": 1, "beans": 1, "flax": 1}  # no flax before, none extra
    assert offered(table)[:2] == ["apply flax_baker", "decline"]
    table = at(Player(played=[169, 171], supply={"flax": 1}), asks=(Harvest(0), Turn(0)), round=1)
    assert supply(table)["flax"] == 3
    assert "apply flax_baker" in offered(table)
    play(table, "apply flax_baker")
    assert supply(table) == {"peas": 1, "beans": 1, "flax": 2, "grain": 1, "silver": 1}


# ---- phase 3 -----------------------------------------------------------------------------------


def lands(length: str, claimed: str = "", claimed_in: int = 0) -> dict[int, dict[str, int]]:
    """The free boards with their silver after phase 3 of each round."""
    table = at(asks=Turn(0), options={"length": length})
    s = state_of(table)
    free = {}
    for number in range(1, SIDES[s.side].rounds + 1):
        s.round = number
        TurnLands().run(s)
        if claimed and number == claimed_in:
            slot = [BOARDS[board].id for board in s.lands].index(claimed)
            s.land_owner[slot], s.land_silver[slot] = 1, 0
        free[number] = {
            BOARDS[board].id: silver
            for board, silver, owner in zip(s.lands, s.land_silver, s.land_owner, strict=True)
            if owner < 0
        }
    return free


FRESH = {"shetland": 0, "faroe_islands": 0, "iceland": 0, "greenland": 0}
TURNED = [
    {"bear_island": 0, "faroe_islands": 2, "iceland": 2, "greenland": 2},
    {"bear_island": 2, "baffin_island": 0, "iceland": 4, "greenland": 4},
    {"bear_island": 4, "baffin_island": 2, "labrador": 0, "greenland": 6},
    {"bear_island": 6, "baffin_island": 4, "labrador": 2, "newfoundland": 0},
]


@rule("ODI-3.8", "ODI-3.9", "ODI-3.10", "ODI-3.12")
def test_w06_turning_boards():
    assert lands("long") == dict(enumerate([FRESH, FRESH, *TURNED, TURNED[-1]], 1))


@rule("ODI-3.8", "ODI-3.12")
def test_w08_one_round_earlier_in_the_short_game():
    assert lands("short") == dict(enumerate([FRESH, *TURNED, TURNED[-1]], 1))


@rule("ODI-3.11")
def test_w07_silver_although_the_board_is_gone():
    free = lands("long", "shetland", 2)
    assert free[3] == {"faroe_islands": 2, "iceland": 2, "greenland": 2}
    assert free[4] == {"baffin_island": 0, "iceland": 4, "greenland": 4}


@rule("ODI-3.9", "ODI-3.10")
def test_a_claimed_board_gets_no_silver_and_is_not_turned():
    player = Player(boards=[Board("faroe_islands"), Board("iceland")])
    table = at(player, asks=(TurnLands(), Turn(0)), round=4, lands=["bear_island"])
    s = state_of(table)
    assert [BOARDS[board].id for board in s.lands] == [
        *("bear_island", "faroe_islands", "iceland", "greenland")
    ]
    assert s.land_silver == [2, 0, 0, 2]
    assert supply(table) == {}


@rule("ODI-3.12")
@pytest.mark.parametrize(("length", "rounds"), [("long", (1, 2, 7)), ("short", (1, 6))])
def test_rounds_without_phase_3(length, rounds):
    for number in rounds:
        table = at(asks=(TurnLands(), Turn(0)), round=number, phase=2, options={"length": length})
        assert state_of(table).phase == 2
        assert state_of(table).land_silver == [0] * 4


# ---- phase 4 -----------------------------------------------------------------------------------


@rule("ODI-3.13")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_w09_weapons_from_the_first_player_on(first):
    drawn = [Weapons((name,)) for name in ("bow", "snare", "long_sword")]
    table = at(asks=RoundStart(), seats=3, first=first, nature=drawn, listen=True)
    seats = [(first + turn) % 3 for turn in range(3)]
    assert [event["seat"] for event in events_of(table, "weapons")] == seats
    for seat, name in zip(seats, ("bow", "snare", "long_sword"), strict=True):
        assert supply(table, seat)[name] == 1


@rule("ODI-3.13")
def test_w09_something_else_is_said_before_drawing():
    table = at(Player(played=[38]), asks=NewWeapon(0), phase=4)
    assert asked(table) == "InPlaceOfWeapon"
    assert supply(table) == {}
    before = sum(state_of(table).weapon_pile)
    play(table, "accept", "option ore")
    assert supply(table) == {"ore": 1}
    assert sum(state_of(table).weapon_pile) == before
    refused_: Scripted = at(Player(), asks=(NewWeapon(0), Turn(0)), phase=4)
    refused(refused_, "decline", "KER-2")
    assert sum(supply(refused_).values()) == 1


@rule("ODI-3.1")
def test_moments_at_the_start_ask_only_whom_they_can_concern():
    """ODI-8.2: the owner of occupation 52 with a card in hand, for everybody else nothing can
    change before the own turn."""
    table = at(Player(played=[52], hand=[43], supply={"silver": 1}), asks=(Moment(0), Turn(0)))
    assert asked(table) == "Window"
    table = at(Player(played=[47], supply={"salt_meat": 1}), asks=(Moment(0), Turn(0)))
    assert asked(table) == "Turn"
