"""The table as JSON for one seat. What its open question is about: view_asked.py."""

from __future__ import annotations

from collections import Counter
from functools import cache, lru_cache
from typing import cast

from drakkar.games.odin.actions.mountains import _item_name
from drakkar.games.odin.boards import grid
from drakkar.games.odin.boards.geometry import BOARDS, MENU, PIECES
from drakkar.games.odin.boards.geometry import PRINTED as PRINTED_BOARDS
from drakkar.games.odin.boards.pieces import COLOURS
from drakkar.games.odin.box import (
    ACTION_BOARD,
    ALL_SPACES,
    BOAT_ORE,
    BUILDING_NAMES,
    CARD_NAMES,
    CARDS,
    COLOUR,
    CROPS,
    GOODS,
    HELD,
    ITEM_NAMES,
    KNARR,
    LANDS,
    NEXT,
    NONE,
    OTHER_SIDE,
    POINTS,
    PRICES,
    PRINTED,
    SCORING,
    SHIP_NAMES,
    SHIP_PRICE,
    SIDES,
    SPECIAL_0,
    SPECIALS,
    STRIP_NAMES,
    STRIPS,
    SWORDS,
    TABLE_CELLS,
    TONGS,
    WEAPON_NAMES,
)
from drakkar.games.odin.dice.results import ACTIONS, modifier, most_rolls, result
from drakkar.games.odin.phases import feast_table
from drakkar.games.odin.phases.bonus import bonus_goods
from drakkar.games.odin.phases.breeding import litter
from drakkar.games.odin.phases.feast_table import COIN, GAP
from drakkar.games.odin.phases.scoring import points
from drakkar.games.odin.setup import ChooseStart
from drakkar.games.odin.state import BLOCKED, KIND, ROLL, ROLLER, ROLLS, Odin, OwnBoard
from drakkar.games.odin.view_asked import asked, spots
from drakkar.games.odin.view_cards import card_facts
from drakkar.games.odin.view_types import (
    Action,
    Ahead,
    Card,
    Dice,
    Facts,
    Lies,
    Own,
    Player,
    Printed,
    Requires,
    Space,
    Step,
    View,
)
from drakkar.kernel.state import Seen


def present(seen: Seen) -> View:
    side = SIDES[seen.side]
    own = [board.board for boards in seen.boards for board in boards]
    known = seen.open(Odin)
    return {
        "length": side.id,
        "round": seen.round,
        "rounds": side.rounds,
        "phase": seen.phase,
        "first": seen.first,
        "harvest": side.harvest[seen.round],
        "harvests": list(side.harvest[1:]),
        "crops": [[ITEM_NAMES[item] for item in crops] for crops in CROPS],
        "flips": [
            None if slot == NONE else BOARDS[LANDS[_front(slot)].back].id for slot in side.turns[1:]
        ],
        "spaces": [_space(seen, number) for number in range(PRINTED + len(seen.imitation))],
        "oval": [ITEM_NAMES[item] for item in SPECIALS if seen.oval >> (item - SPECIAL_0) & 1],
        "buildings": dict(zip(BUILDING_NAMES, seen.buildings, strict=True)),
        "lands": [
            {
                "board": BOARDS[board].id,
                "owner": _or_none(seen.land_owner[slot]),
                "silver": seen.land_silver[slot],
                "points": LANDS[board].points,
            }
            for slot, board in enumerate(seen.lands)
        ],
        "boards": {
            BOARDS[board].id: _printed(board) for board in dict.fromkeys([*own, *seen.lands])
        },
        "items": _items(),
        "actions": _actions(),
        "ships": {SHIP_NAMES[n]: price for n, price in enumerate(SHIP_PRICE.values())},
        "boat_ore": BOAT_ORE,
        "emigration": dict(SCORING.emigrated),
        "cards": _cards(seen),
        "strips": [
            {"strip": STRIP_NAMES[strip], "items": [_item_name(i) for i in STRIPS[strip][gone:]]}
            for strip, gone in seen.strips
        ],
        "strip_pile": len(seen.strip_pile),
        "weapon_pile": sum(seen.weapon_pile),
        "weapon_discard": dict(zip(WEAPON_NAMES, seen.weapon_discard, strict=True)),
        "deck": seen.deck,
        "table_cells": TABLE_CELLS,
        "seats": [_player(seen, seat) for seat in range(seen.players)],
        "standing": [points(known, seat) for seat in range(seen.players)],
        "waiting": seen.waiting,
        "dice": _dice(seen),
        "asked": asked(seen),
        "spots": spots(seen),
    }


def _or_none(value: int) -> int | None:
    return None if value == NONE else value


def _front(slot: int) -> int:
    return next(board for board, land in LANDS.items() if land.slot == slot)


# ---- what is printed -------------------------------------------------------------------------


@cache
def _items() -> dict[str, Facts]:
    """Goods and special tiles."""
    facts: dict[str, Facts] = {}
    for item in (*GOODS, *SPECIALS):
        special = item in SPECIALS
        shape = PIECES[item].shapes[0]
        facts[ITEM_NAMES[item]] = {
            "colour": "special" if special else COLOURS[COLOUR[item]],
            "size": [shape.height, shape.width],
            "shape": [list(cell) for cell in shape.cells] if special else None,
            "cells": PIECES[item].size,
            "next": None if special or NEXT[item] == NONE else ITEM_NAMES[NEXT[item]],
            "other": None if special else ITEM_NAMES[OTHER_SIDE[item]],
            "sword": SWORDS[item],
            "tongs": item in TONGS,
            "price": PRICES[item - SPECIAL_0]
            if special and PRICES[item - SPECIAL_0] >= 0
            else None,
            "points": 0 if special else POINTS[item],
            "feast": [MENU[item].long, MENU[item].short] if item in MENU else None,
        }
    return facts


@cache
def _actions() -> dict[str, Action]:
    """The dice actions."""
    return {
        action.id: {
            "sides": action.sides,
            "low": action.low,
            "weapon": ITEM_NAMES[action.weapon],
            "fails_up_to": action.fails_up_to,
            "reward": {ITEM_NAMES[item]: number for item, number in action.reward},
            "consolation": {ITEM_NAMES[item]: number for item, number in action.consolation},
            "back": action.back,
        }
        for action in ACTIONS
    }


@cache
def _printed(number: int) -> Printed:
    """A board or building: its drawing as in the component files, income, symbols, slots."""
    board = BOARDS[number]
    file = PRINTED_BOARDS[board.id]
    return {
        "grid": list(file.grid),
        "tracks": [
            [
                {"value": value.value, "at": list(value.at) if value.at else None}
                for value in track.values
            ]
            for track in file.income_tracks
        ],
        "symbols": [
            {
                "id": printed.id,
                "at": [printed.row, printed.col],
                "ring": [list(cell) for cell in grid.grid_cells(bonus.ring)],
                "gain": dict(printed.gain),
            }
            for printed, bonus in zip(file.bonuses, board.bonuses, strict=True)
        ],
        "slots": {"wood": board.slots[0], "stone": board.slots[1]},
        "points": LANDS[number].points if number in LANDS else SCORING.buildings.get(board.id, 0),
    }


def _cards(seen: Seen) -> dict[str, Card]:
    """Those that this seat sees: in play and in its own hand."""
    known = [card for played in seen.played for card in played]
    known += [card for hand in seen.hands if not isinstance(hand, int) for card in hand]
    if isinstance(seen.question, ChooseStart):
        known += [number for number, card in enumerate(CARDS) if card.starting]
    return {CARD_NAMES[card]: card_facts(card) for card in sorted(known)}


# ---- what lies there -------------------------------------------------------------------------


def _space(seen: Seen, number: int) -> Space:
    imitates = 0 if number < PRINTED else seen.imitation[number - PRINTED]
    return _taken_space(number, seen.owner[number], seen.standing_on[number], imitates)


@lru_cache(4096)
def _taken_space(number: int, owner: int, vikings: int, imitates: int) -> Space:
    file = ACTION_BOARD.spaces[number] if number < PRINTED else None
    return {
        "space": ALL_SPACES[number],
        "seat": None if owner in (NONE, BLOCKED) else owner,
        "blocked": owner == BLOCKED,
        "vikings": vikings,
        "column": file.column if file else imitates,
        "groups": file.groups if file else [],
        "steps": cast("list[Step]", file.steps) if file else [],
        "requires": cast("Requires", file.requires) if file else {},
    }


def _player(seen: Seen, seat: int) -> Player:
    hand = seen.hands[seat]
    supply = seen.goods[seat * HELD : (seat + 1) * HELD]
    emigrated = seen.emigrated[seat]
    fired = Counter(card for owner, card in seen.fired if owner == seat)
    return {
        "vikings": seen.thing[seat],
        "passed": bool(seen.passed >> seat & 1),
        "supply": {ITEM_NAMES[item]: number for item, number in enumerate(supply) if number},
        "ships": {
            "whaling_boat": list(seen.boats[seat]),
            "knarr": seen.knarrs[seat],
            "longship": list(seen.longships[seat]),
        },
        "emigrated": [SHIP_NAMES[1 if ship == KNARR else 2] for ship in emigrated],
        "boards": [_board(board) for board in seen.boards[seat]],
        "penalties": seen.penalties[seat],
        "income": seen.income[seat],
        "next_income": sum(grid.income(BOARDS[b.board], b.covered) for b in seen.boards[seat]),
        "final_income": seen.final_income[seat],
        "hand": hand if isinstance(hand, int) else [CARD_NAMES[card] for card in hand],
        "played": [CARD_NAMES[card] for card in seen.played[seat]],
        "fired": {CARD_NAMES[card]: number for card, number in fired.items()},
        "ahead": _ahead(seen, seat),
        "table": [
            {"dish": {COIN: "silver", GAP: "gap"}.get(item) or ITEM_NAMES[item], "cells": cells}
            for item, cells in seen.table[seat]
        ],
        "table_free": feast_table.spaces(SIDES[seen.side].cell[seen.round], len(emigrated)),
    }


def _ahead(seen: Seen, seat: int) -> Ahead:
    born, pregnant = litter(seen.goods, seat)
    bonus: Counter[str] = Counter()
    for item, number in bonus_goods(seen.boards[seat]):
        bonus[ITEM_NAMES[item]] += number
    return {
        "born": {ITEM_NAMES[item]: number for item, number in born},
        "pregnant": [ITEM_NAMES[item] for item in pregnant],
        "bonus": dict(bonus),
    }


@lru_cache(512)
def _board(board: OwnBoard) -> Own:
    """A board as it lies there. Most stay as they are from one move to the next."""
    kind = BOARDS[board.board]
    pieces: list[Lies] = []
    for code in board.pieces:
        piece, orientation, anchor = grid.unpack(code)
        cells = grid.covers(PIECES[piece], orientation, anchor)
        pieces.append(
            {
                "piece": PIECES[piece].id,
                "colour": COLOURS[PIECES[piece].colour],
                "cells": [list(cell) for cell in cells],
            }
        )
    return {
        "board": kind.id,
        "pieces": pieces,
        "wood": board.wood,
        "stone": board.stone,
        "income": grid.income(kind, board.covered),
        "rises": [
            {
                "now": rise.now,
                "then": rise.then,
                "missing": [list(cell) for cell in grid.grid_cells(rise.missing)],
            }
            for rise in grid.rises(kind, board.covered)
        ],
        "bonuses": [bonus.id for bonus in grid.bonuses(kind, board.covered)],
        "minus": grid.minus_points(kind, board.covered, board.wood, board.stone),
    }


def _dice(seen: Seen) -> Dice | None:
    """The dice action in progress; every field it needs is public."""
    if not seen.dice:
        return None
    state = seen.open(Odin)
    line = seen.dice[-1]
    action = ACTIONS[line[KIND]]
    return {
        "action": action.id,
        "seat": line[ROLLER],
        "rolls": line[ROLLS],
        "most": most_rolls(state, line),
        "roll": line[ROLL],
        "modifier": modifier(state, line),
        "result": result(state, line) if line[ROLLS] else None,
    }
