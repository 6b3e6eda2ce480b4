"""What holds in every position of A Feast for Odin: for the contract kit."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from drakkar.games.odin.actions import void
from drakkar.games.odin.boards import grid
from drakkar.games.odin.boards.geometry import BOARDS, PIECES
from drakkar.games.odin.box import (
    BUILDING_0,
    BUILDING_BOARD,
    BUILDING_COUNTS,
    CARDS,
    DOCKS,
    HOME,
    LANDS,
    LONGSHIP_SLOTS,
    SOLO,
    SPECIAL_0,
    SPECIALS,
    STRIPS,
    WEAPON_COUNTS,
)
from drakkar.games.odin.state import (
    BLOCKED,
    NONE,
    Odin,
)
from drakkar.games.odin.things import weapons


def invariants(s: Odin) -> dict[str, int]:
    """Asserts them, and says what has left the game. While a placement may still come to nothing
    (ODI-4.7) that is what had left it before."""
    assert min(s.goods) >= 0, s.goods
    _vikings(s)
    _cards(s)
    _weapons(s)
    _tiles_and_buildings(s)
    for seat in range(s.players):
        _boards(s, seat)
        _ships(s, seat)
    assert len({strip for strip, _ in s.strips} | set(s.strip_pile)) == len(s.strips) + len(
        s.strip_pile
    )
    assert all(0 <= gone < len(STRIPS[strip]) for strip, gone in s.strips)
    for slot, board in enumerate(s.lands):
        owners = [
            seat for seat in range(s.players) if any(b.board == board for b in s.boards[seat])
        ]
        assert owners == ([] if s.land_owner[slot] == NONE else [s.land_owner[slot]])
    if s.saved:
        return _gone(void.remembered(s))
    return _gone({name: getattr(s, name) for name in _LEAVING})


_LEAVING = (
    *("round", "strips", "strip_pile", "oval", "land_owner", "buildings"),
    *("played", "penalties", "emigrated"),
)


def _gone(table: Mapping[str, Any]) -> dict[str, int]:
    """Items and strips of the mountains, special tiles and buildings taken, occupations played,
    boards claimed; penalties never leave their owner (ODI-2.4, 6.10, 7.9, 18.6)."""
    strips = [strip for strip, _ in table["strips"]] + list(table["strip_pile"])
    gone = {
        "strips": len(STRIPS) - len(strips),
        "tiles": len(SPECIALS) - int(table["oval"]).bit_count(),
        "lands": sum(owner != NONE for owner in table["land_owner"]),
        "rounds": table["round"],
    }
    for kind, left in enumerate(table["buildings"]):
        gone[f"building {kind}"] = BUILDING_COUNTS[kind] - left
    for strip, items in table["strips"]:
        gone[f"strip {strip}"] = items
    for strip in range(len(STRIPS)):
        if strip not in strips:
            gone[f"strip {strip}"] = len(STRIPS[strip])
    for seat, played in enumerate(table["played"]):
        gone[f"played {seat}"] = len(played)
        gone[f"penalties {seat}"] = table["penalties"][seat]
        gone[f"emigrated {seat}"] = len(table["emigrated"][seat])
    return gone


def _vikings(s: Odin) -> None:
    standing = Counter[int]()
    for space, number in enumerate(s.standing_on):
        assert (s.owner[space] != NONE) == bool(s.taken >> space & 1), space
        if number:
            standing[s.owner[space]] += number
        # the last Viking may have left while the action goes on
        assert number or s.owner[space] == NONE or s.uses, space
    for seat in range(s.players):
        if s.players == 1:
            solo = SOLO[s.side]
            total = s.thing[0] + s.waiting + standing[0] + standing[BLOCKED]
            came = [sum(solo.table[: number + 1]) for number in (s.round, s.round - 1)]
            # at the start of a round its Vikings still stand on the table
            assert total - solo.thing - solo.waiting in came, total
        else:
            total = s.thing[seat] + standing[seat]
            assert total - s.course.thing in (s.round, s.round - 1), total
        assert s.thing[seat] >= 0


def _cards(s: Odin) -> None:
    cards = [*s.deck, *s.unused]
    for seat in range(s.players):
        cards += [*s.hands[seat], *s.played[seat]]
        assert s.hands[seat] == tuple(sorted(s.hands[seat]))
    assert len(set(cards)) == len(cards), "a card twice"
    assert all(CARDS[card].starting for card in s.unused)
    assert not any(CARDS[card].starting for card in s.deck)


def _weapons(s: Odin) -> None:
    for kind, count in enumerate(WEAPON_COUNTS):
        held = sum(weapons.owned(s, seat, kind) for seat in range(s.players))
        substitutes = sum(s.substitutes[kind :: len(WEAPON_COUNTS)])
        total = s.weapon_pile[kind] + s.weapon_discard[kind] + held - substitutes
        assert total == count, f"{total} weapons of kind {kind}"
    assert min(*s.weapon_pile, *s.weapon_discard, *s.substitutes) >= 0


def _tiles_and_buildings(s: Odin) -> None:
    tiles = Counter[int]()
    buildings = Counter[int]()
    for seat in range(s.players):
        for item in SPECIALS:
            tiles[item] += s.held(seat, item)
        for board in s.boards[seat]:
            buildings[board.board] += 1
            for code in board.pieces:
                tiles[grid.unpack(code).piece] += 1
    for item in SPECIALS:
        assert tiles[item] + (s.oval >> (item - SPECIAL_0) & 1) == 1, item
    for item, number in BUILDING_BOARD.items():
        kind = item - BUILDING_0
        assert s.buildings[kind] + buildings[number] == BUILDING_COUNTS[kind], kind


def _boards(s: Odin, seat: int) -> None:
    own = s.boards[seat]
    assert own[0].board == HOME
    lands = [board.board for board in own if board.board in LANDS]
    assert len(lands) == len(set(lands))
    for board in own:
        kind = BOARDS[board.board]
        covered = 0
        for code in board.pieces:
            piece, orientation, anchor = grid.unpack(code)
            lies = PIECES[piece].shapes[orientation].mask << anchor
            assert not lies & covered, "two pieces on one cell"
            covered |= lies
        assert covered == board.covered
        assert not covered & ~kind.open
        assert not grid.debt(kind, covered), "an income cell covered too early"
        assert board.wood <= kind.slots[0]
        assert board.stone <= kind.slots[1]


def _ships(s: Odin, seat: int) -> None:
    assert len(s.boats[seat]) <= DOCKS[0]
    assert s.knarrs[seat] + len(s.longships[seat]) <= DOCKS[1]
    assert all(0 <= ore <= 1 for ore in s.boats[seat])
    assert all(0 <= ore <= LONGSHIP_SLOTS for ore in s.longships[seat])
    assert s.knarrs[seat] >= 0
