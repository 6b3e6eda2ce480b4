"""How far the fields of the state, of the questions and of the moves reach; see kernel.extent."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from drakkar.games.odin.actions.ops import OPS
from drakkar.games.odin.boards.geometry import BOARD, PIECE, PIECES
from drakkar.games.odin.boards.grid import unpack
from drakkar.games.odin.boards.pieces import COLUMNS, ROWS, STRIDE
from drakkar.games.odin.box import (
    ACTION_BOARD,
    ALL_SPACES,
    BOAT,
    BUILDING_COUNTS,
    BUILDING_NAMES,
    CARD_NAMES,
    FRONTS,
    GOODS,
    HELD,
    IMITATIONS,
    ITEM_NAMES,
    SHIP_NAMES,
    SIDES,
    SPECIALS,
    STRIP_ITEMS,
    STRIP_NAMES,
    WEAPON_COUNTS,
    WEAPON_NAMES,
)
from drakkar.games.odin.cards.triggers import PARTS
from drakkar.games.odin.state import BLOCKED, Odin
from drakkar.games.odin.things.payments import ANY
from drakkar.kernel.extent import (
    Apart,
    Bag,
    Bits,
    Cells,
    Counts,
    Each,
    Extent,
    Name,
    Number,
    PerSeat,
    Record,
    Row,
    Seat,
    SeatBits,
    Via,
)

_GRID: Final = Cells(range(1, ROWS + 1), COLUMNS, STRIDE)
_ITEM: Final = Name(ITEM_NAMES)
_SPACE: Final = Name(ALL_SPACES)
_PART_NAMES: Final = tuple(f"{part.name}:{part.index}" for part in PARTS)
_SAME: Final = "is the same for the whole of a layout"
_NUMBER: Final = Number(5)
_YES: Final = Number(1)
_OWN_BOARDS: Final = 6
_MEADS: Final = ("flax", "grain")


def positions(s: Odin) -> dict[str, Extent]:
    p = s.players
    viking = Number(12)
    cards, parts = Bag(CARD_NAMES), Bag(_PART_NAMES)
    lands = range(1, len(FRONTS) + 1)
    return {
        "players": Apart(_SAME),
        "side": Apart(_SAME),
        "printed_cards": Apart(_SAME),
        "round": Number(max(side.rounds for side in SIDES)),
        "phase": Number(12),
        "first": Seat(p),
        "last_placer": Seat(p),
        "passed": SeatBits(p),
        "tried": Bits(ALL_SPACES),
        "thing": PerSeat(p, viking),
        "waiting": viking,
        "owner": Each(ALL_SPACES, Seat(p, {BLOCKED: "before"})),
        "standing_on": Counts(ALL_SPACES, 4),
        "taken": Apart("is where standing_on is more than 0"),
        "pairs": PerSeat(p, _NUMBER),
        "imitation": Row(len(IMITATIONS), Number(4)),
        "goods": PerSeat(p, Counts(ITEM_NAMES[:HELD], 5), HELD),
        "boats": PerSeat(p, Row(4, Number(2))),
        "knarrs": PerSeat(p, Number(4)),
        "longships": PerSeat(p, Row(4, Number(3))),
        "emigrated": PerSeat(p, Bag(SHIP_NAMES, 4, BOAT)),
        "boards": PerSeat(p, Row(_OWN_BOARDS, _own_board())),
        "unloaded": PerSeat(p, Number(3)),
        "penalties": PerSeat(p, Number(10)),
        "income": PerSeat(p, Number(18)),
        "final_income": PerSeat(p, Number(18)),
        "oval": Bits(ITEM_NAMES[item] for item in SPECIALS),
        "buildings": Counts(BUILDING_NAMES, BUILDING_COUNTS),
        "lands": Each(lands, Name(BOARD)),
        "land_owner": Each(lands, Seat(p)),
        "land_silver": Counts(lands, 6),
        "strips": Row(
            len(STRIP_NAMES), Record({"strip": Name(STRIP_NAMES), "gone": Number(STRIP_ITEMS)})
        ),
        "strip_pile": Bag(STRIP_NAMES),
        "weapon_pile": Counts(WEAPON_NAMES, WEAPON_COUNTS),
        "weapon_discard": Counts(WEAPON_NAMES, WEAPON_COUNTS),
        "substitutes": PerSeat(p, Counts(WEAPON_NAMES, 3), len(WEAPON_NAMES)),
        "hands": PerSeat(p, cards),
        "deck": Number(len(CARD_NAMES)),
        "unused": Number(len(CARD_NAMES)),
        "played": PerSeat(p, cards),
        "active": Apart("follows from played"),
        "used_round": PerSeat(p, parts),
        "used_game": PerSeat(p, parts),
        "uses": Row(2, _use(p)),
        "dice": Row(2, _dice(p)),
        "table": PerSeat(p, Row(12, Record({"dish": _dish(), "cells": Number(4)}))),
        "no_mead": SeatBits(p),
        "at_start": PerSeat(p, Counts(_MEADS, 3), len(_MEADS)),
        "fired": Apart("tells which cards have worked in this round"),
    }


def _own_board() -> Record:
    return Record(
        {
            "board": Name(BOARD),
            "covered": _GRID,
            "green": _GRID,
            "orange": _GRID,
            "red": _GRID,
            "wood": Number(3),
            "stone": Number(3),
            "pieces": Apart("cover what is covered"),
        },
        skip=1,
    )


def _dish() -> Name:
    """Goods by their numbers; a coin is -1, which leaves all 0, a gap -2."""
    return Name(("gap", "coin", *(ITEM_NAMES[good] for good in GOODS)), -2)


def _use(players: int) -> Record:
    """A line of ``uses``, in the order of state.USE_FIELDS."""
    tallies: dict[str, Extent] = {f"tally_{n}": _NUMBER for n in range(4)}
    return Record(
        {
            "who": Seat(players),
            "space": _SPACE,
            "stands": _SPACE,
            "vikings": Number(4),
            "done": _YES,
            "ore_paid": _NUMBER,
            "kinds_paid": Bits(("wood", "stone", "ore")),
            "kinds_taken": Bits(("wood", "stone", "ore", "silver")),
            "silver_given": Number(20),
            **tallies,
            "cards_played": _NUMBER,
            "card_bonus": _YES,
            "fired": Apart("cards that have worked in this action"),
            "pay_with": _ITEM,
            "started": _YES,
        }
    )


def _dice(players: int) -> Record:
    """A line of ``dice``, in the order of state.DICE_FIELDS."""
    return Record(
        {
            "kind": Name(action.id for action in ACTION_BOARD.dice_actions),
            "roller": Seat(players),
            "rolls": Number(3),
            "roll": Number(12),
            "extra": _NUMBER,
            "boats": Bits(range(4)),
            "ship": Number(4),
            "back": Number(4),
            "spent_wood": _NUMBER,
            "spent_weapons": _NUMBER,
            "result": _YES,
            "boats_max": Number(4),
            "aside_stone": _NUMBER,
            "aside_swords": _NUMBER,
            "aside_spears": _NUMBER,
        }
    )


def _covered(codes: Sequence[int]) -> int:
    """The cells that placements cover."""
    cells = 0
    for piece, orientation, anchor in map(unpack, codes):
        cells |= PIECES[piece].shapes[orientation].mask << anchor
    return cells


_GOOD: Final = Name(ITEM_NAMES[good] for good in GOODS)
_OPTIONS: Final = dict.fromkeys(
    ["stone", "ore", "wood", *(name for op in OPS for name, *_ in getattr(op, "options", ()))]
)
_PART: Final = Name(_PART_NAMES)
_MANY: Final = Number(20)

FIELDS: Final[dict[str, Extent]] = {
    "space": _SPACE,
    "Back.space": Name(("", *ALL_SPACES)),
    "vikings": Number(4),
    "card": Name(CARD_NAMES),
    "id": Name(_OPTIONS),
    "item": _ITEM,
    "ore": Number(4),
    "strip": Name(STRIP_NAMES),
    "items": Number(STRIP_ITEMS, 1),
    "good": _GOOD,
    "steps": Number(3, 1),
    "tile": _ITEM,
    "ship": Name(SHIP_NAMES),
    "Explore.board": Name(BOARD),
    "loaded": Number(4),
    "empty": Number(4),
    "wood": _MANY,
    "weapons": _MANY,
    "Piece.piece": Name(PIECE),
    "board": Number(20),
    "orientation": Number(7),
    "row": Number(ROWS - 1),
    "column": Number(COLUMNS - 1),
    "cells": Number(5, 1),
    "seat": Number(3),
    "token": Name(("wood", "stone")),
    "Ability.part": Number(4, 1),
    # of questions
    "parts": Bag(_PART_NAMES),
    "done": Bag(_PART_NAMES),
    "part": _PART,
    "op": Name(range(len(OPS))),
    "piece": Name(PIECE),
    "codes": Via(_covered, _GRID),
    "what": Name(ANY),
    "number": _NUMBER,
    "left": _NUMBER,
    "total": _NUMBER,
    "moment": Number(6),
    "kind": Name(action.id for action in ACTION_BOARD.dice_actions),
    "boats_max": Number(4),
    "turned": Bits(ITEM_NAMES[good] for good in GOODS),
    "top": _MANY,
    "numbers": Row(4, Number(STRIP_ITEMS)),
    "used": Bits(STRIP_NAMES),
    "further": _NUMBER,
    "fresh": Row(4, Record({"good": _GOOD, "a": _NUMBER, "b": _NUMBER})),
    "only": _GOOD,
    "AnotherOne.items": Bag(ITEM_NAMES),
    "imitation": Number(len(IMITATIONS)),
}
