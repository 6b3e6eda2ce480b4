"""The table as JSON for one seat."""

from __future__ import annotations

from typing import Any

from drakkar.games.odin import grid
from drakkar.games.odin.box import (
    ALL_SPACES,
    BUILDING_NAMES,
    CARD_NAMES,
    HELD,
    ITEM_NAMES,
    KNARR,
    SHIP_NAMES,
    SIDES,
    SPECIAL_0,
    SPECIALS,
    STRIP_NAMES,
    STRIPS,
    WEAPON_NAMES,
)
from drakkar.games.odin.feast_table import COIN, GAP
from drakkar.games.odin.geometry import BOARDS, PIECES
from drakkar.games.odin.mountains import _item_name
from drakkar.games.odin.state import (
    BLOCKED,
    NONE,
    OwnBoard,
)
from drakkar.kernel.state import Seen


def present(seen: Seen) -> dict[str, Any]:
    side = SIDES[seen.side]
    return {
        "length": side.id,
        "round": seen.round,
        "rounds": side.rounds,
        "phase": seen.phase,
        "first": seen.first,
        "harvest": side.harvest[seen.round],
        "spaces": [_space(seen, number) for number in range(len(ALL_SPACES))],
        "imitation": list(seen.imitation),
        "oval": [ITEM_NAMES[item] for item in SPECIALS if seen.oval >> (item - SPECIAL_0) & 1],
        "buildings": dict(zip(BUILDING_NAMES, seen.buildings, strict=True)),
        "lands": [
            {
                "board": BOARDS[board].id,
                "owner": _seat(seen.land_owner[slot]),
                "silver": seen.land_silver[slot],
            }
            for slot, board in enumerate(seen.lands)
        ],
        "strips": [
            {"strip": STRIP_NAMES[strip], "items": [_item_name(i) for i in STRIPS[strip][gone:]]}
            for strip, gone in seen.strips
        ],
        "strip_pile": len(seen.strip_pile),
        "weapon_pile": sum(seen.weapon_pile),
        "weapon_discard": dict(zip(WEAPON_NAMES, seen.weapon_discard, strict=True)),
        "deck": seen.deck,
        "seats": [_player(seen, seat) for seat in range(seen.players)],
        "waiting": seen.waiting,
    }


def _seat(owner: int) -> int | None:
    return None if owner == NONE else owner


def _space(seen: Seen, number: int) -> dict[str, Any]:
    owner = seen.owner[number]
    return {
        "space": ALL_SPACES[number],
        "seat": None if owner in (NONE, BLOCKED) else owner,
        "blocked": owner == BLOCKED,
        "vikings": seen.standing_on[number],
    }


def _player(seen: Seen, seat: int) -> dict[str, Any]:
    hand = seen.hands[seat]
    supply = seen.goods[seat * HELD : (seat + 1) * HELD]
    return {
        "vikings": seen.thing[seat],
        "passed": bool(seen.passed >> seat & 1),
        "supply": {ITEM_NAMES[item]: number for item, number in enumerate(supply) if number},
        "ships": {
            SHIP_NAMES[0]: list(seen.boats[seat]),
            SHIP_NAMES[1]: seen.knarrs[seat],
            SHIP_NAMES[2]: list(seen.longships[seat]),
        },
        "emigrated": [SHIP_NAMES[1 if ship == KNARR else 2] for ship in seen.emigrated[seat]],
        "boards": [_board(board) for board in seen.boards[seat]],
        "penalties": seen.penalties[seat],
        "income": seen.income[seat],
        "final_income": seen.final_income[seat],
        "hand": hand if isinstance(hand, int) else [CARD_NAMES[card] for card in hand],
        "played": [CARD_NAMES[card] for card in seen.played[seat]],
        "table": [
            {"dish": {COIN: "silver", GAP: "gap"}.get(item) or ITEM_NAMES[item], "cells": cells}
            for item, cells in seen.table[seat]
        ],
    }


def _board(board: OwnBoard) -> dict[str, Any]:
    kind = BOARDS[board.board]
    pieces = []
    for code in board.pieces:
        piece, orientation, anchor = grid.unpack(code)
        cells = grid.covers(PIECES[piece], orientation, anchor)
        pieces.append({"piece": PIECES[piece].id, "cells": [list(cell) for cell in cells]})
    return {
        "board": kind.id,
        "pieces": pieces,
        "wood": board.wood,
        "stone": board.stone,
        "income": grid.income(kind, board.covered),
        "bonuses": [bonus.id for bonus in grid.bonuses(kind, board.covered)],
        "minus": grid.minus_points(kind, board.covered, board.wood, board.stone),
    }
