"""What the open question of a seat is about, and what its answers would bring, as JSON.

A question holds numbers of operations, parts and pieces; here they get their names.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, cast

from drakkar.games.odin.actions.anytime import AFTER_FEAST, BEFORE_INCOME, MOMENTS, Window
from drakkar.games.odin.actions.effects import Choice, Effect, Gain, Offer, Options, Per
from drakkar.games.odin.actions.mountains import Mountain, TakeItems
from drakkar.games.odin.actions.ops import OPS, Op
from drakkar.games.odin.actions.overseas import Sale
from drakkar.games.odin.actions.trade import Raise, UpgradeOp
from drakkar.games.odin.boards import grid, placement
from drakkar.games.odin.boards.geometry import BOARDS, MENU, PIECES
from drakkar.games.odin.boards.pieces import COLOURS, STRIDE
from drakkar.games.odin.box import ALL_SPACES, HELD, ITEM_NAMES, NONE, SIDES, SILVER
from drakkar.games.odin.cards.events import ACTION_KINDS
from drakkar.games.odin.cards.triggers import PARTS
from drakkar.games.odin.cards.with_goods import DiagonalOp, Slide
from drakkar.games.odin.dice.battle import (
    BOOSTS,
    Battle,
    SecondTile,
    battle_result,
    boosts,
    loot_values,
)
from drakkar.games.odin.dice.hunting import Hunt
from drakkar.games.odin.dice.odds import asked_dice, chances
from drakkar.games.odin.moves import Spend
from drakkar.games.odin.phases import feast, feast_table
from drakkar.games.odin.phases.feast_table import COIN, GAP
from drakkar.games.odin.phases.turn import Turn
from drakkar.games.odin.state import SPACE, Odin, OwnBoard
from drakkar.games.odin.things.weapons import DrawWeaponsOp
from drakkar.games.odin.view_types import Asked, Drafted, Lies, Spot, Suggested, Told
from drakkar.kernel.state import Seen

_ACTIONS = 5
"""The phase."""


def asked(seen: Seen) -> Asked:
    """The question in words: names for its numbers, and previews of its answers."""
    question: Any = seen.question
    about: Asked = {}
    if seen.seat is not None and (seen.phase == _ACTIONS or _before_income(question)):
        about["meal"] = _meal(seen)
    if question is None:
        return about
    fields = question.FIELDS
    if "part" in fields and question.part != NONE:
        about["card"] = PARTS[question.part].name
    if "item" in fields:
        about["item"] = None if question.item == NONE else ITEM_NAMES[question.item]
    if "piece" in fields:
        about["piece"] = PIECES[question.piece].id
        about["colour"] = COLOURS[PIECES[question.piece].colour]
    if "board" in fields and question.board < len(seen.boards[seen.seat]):
        about["board"] = BOARDS[seen.boards[seen.seat][question.board].board].id
        about["board_number"] = question.board
    if "codes" in fields:
        about["laid"] = [_laid(code) for code in question.codes]
        about["drafted"] = _drafted(seen, question)
    if "kind" in fields:
        about["action"] = ACTION_KINDS[question.kind]
    if seen.uses and seen.uses[-1][SPACE] != NONE:
        about["space"] = ALL_SPACES[seen.uses[-1][SPACE]]
    if "left" in fields:
        about["left"] = question.left
    lays = _lays(seen)
    if lays:
        about["lays"] = lays
    dice = asked_dice(seen.open(Odin), question)
    if dice is not None:
        about["dice"] = dice
        if dice["result"] is not None:
            about["rolled"] = dice["result"]
    return about | _special(seen, question)


def _before_income(question: Any) -> bool:
    return isinstance(question, Window) and question.moment == BEFORE_INCOME


def _lays(seen: Seen) -> list[str]:
    """What of the supply fits on some board now: it may be laid where laying is offered."""
    state = seen.open(Odin)
    seat = int(seen.seat or 0)
    wood = placement.wood_allowed(state, seat)
    boards = [(BOARDS[own.board], placement.laid_of(own)) for own in seen.boards[seat]]
    return [
        PIECES[piece].id
        for piece in placement.held_pieces(state, seat)
        if any(grid.fits(board, laid, PIECES[piece], wood) for board, laid in boards)
    ]


def _laid(code: int) -> Lies:
    """A piece of a batch that is not confirmed yet."""
    number, orientation, anchor = grid.unpack(code)
    piece = PIECES[number]
    cells = grid.covers(piece, orientation, anchor)
    return {
        "piece": piece.id,
        "colour": COLOURS[piece.colour],
        "cells": [list(cell) for cell in cells],
    }


def _tried(own: OwnBoard, codes: Iterable[int]) -> grid.Laid:
    laid = placement.laid_of(own)
    for code in codes:
        piece, orientation, anchor = grid.unpack(code)
        laid = grid.lay(laid, PIECES[piece], orientation, anchor)
    return laid


def _drafted(seen: Seen, question: Any) -> Drafted:
    """What the pieces of a batch that is not confirmed yet would change, all of them."""
    own = seen.boards[question.seat][question.board]
    board = BOARDS[own.board]
    covered = _tried(own, question.codes).covered
    before = {bonus.id for bonus in grid.bonuses(board, own.covered)}
    return {
        "minus": (board.minus & covered & ~own.covered).bit_count(),
        "income": [grid.income(board, own.covered), grid.income(board, covered)],
        "bonuses": [b.id for b in grid.bonuses(board, covered) if b.id not in before],
    }


def _special(seen: Seen, question: Any) -> Asked:
    state = seen.open(Odin)
    if isinstance(question, Offer):
        return {"offer": what_it_does(OPS[question.op])}
    if isinstance(question, Choice):
        op = OPS[question.op]
        assert isinstance(op, Options)
        return {"options": {name: what_it_does(option) for name, option, _ in op.options}}
    if isinstance(question, Raise):
        op = OPS[question.op]
        assert isinstance(op, UpgradeOp)
        return {"steps": op.steps}
    if isinstance(question, TakeItems):
        op = OPS[question.op]
        assert isinstance(op, Mountain)
        return {
            "numbers": list(question.numbers),
            "most": question.numbers[-1],
            "strips": len(op.numbers),
            "begun": int(question.used > 0),
        }
    if isinstance(question, Hunt):
        moves = question.moves(seen.open(Odin))
        return {"pays": int(any(isinstance(move, Spend) for move in moves))}
    if isinstance(question, Slide):
        op = OPS[question.op]
        assert isinstance(op, DiagonalOp)
        ways = {f"{ITEM_NAMES[item]} {steps}": ITEM_NAMES[to] for item, steps, to in op.ways}
        return {"ways": ways}
    if isinstance(question, Battle):
        adds = zip(BOOSTS, boosts(state, question.seat), strict=True)
        return {
            "battle": battle_result(state, question.seat),
            "adds": {ITEM_NAMES[item]: add for item, add in adds},
            "loot": _loot(seen, True),
        }
    if isinstance(question, SecondTile):
        return {"loot": _loot(seen, question.green)}
    if isinstance(question, Sale):
        return {"total": question.total}
    if isinstance(question, feast.Dishes):
        first, *others = _suggestions(seen)
        return {"suggestion": first, "others": others}
    if isinstance(question, Turn):
        return {"chances": chances(state, question.seat)}
    if isinstance(question, Window):
        return {"when": MOMENTS[question.moment], "raises": _raises(seen, question.moment)}
    return {}


def _raises(seen: Seen, moment: int) -> dict[str, int]:
    """What of the supply, laid now, would bring more of what is about to be paid: silver before the
    income, bonuses after the feast."""
    state = seen.open(Odin)
    seat = int(seen.seat or 0)
    if moment == BEFORE_INCOME:
        worth = grid.income
    elif moment == AFTER_FEAST and seen.round < SIDES[seen.side].rounds:
        worth = _bonuses
    else:
        return {}
    wood = placement.wood_allowed(state, seat)
    more: dict[str, int] = {}
    for own in seen.boards[seat]:
        board, laid = BOARDS[own.board], placement.laid_of(own)
        now = worth(board, laid.covered)
        for number in placement.held_pieces(state, seat):
            piece = PIECES[number]
            for code in grid.placements(board, laid, piece, wood):
                _, orientation, anchor = grid.unpack(code)
                covered = laid.covered | piece.shapes[orientation].mask << anchor
                rise = worth(board, covered) - now
                if rise > more.get(piece.id, 0):
                    more[piece.id] = rise
    return more


def _bonuses(board: grid.Board, covered: int) -> int:
    return len(grid.bonuses(board, covered))


def _loot(seen: Seen, green: bool) -> dict[str, int]:
    state = seen.open(Odin)
    values = loot_values(state, int(seen.seat or 0), green)
    return {ITEM_NAMES[item]: sword for item, sword in values.items()}


def _suggestions(seen: Seen) -> list[Suggested]:
    """The rest of the table as the move ``suggestion`` would serve it, then other ways."""
    state = seen.open(Odin)
    seat = int(seen.seat or 0)
    laid = seen.table[seat]
    ways = feast_table.alternatives(
        MENU,
        feast._goods(state, seat),
        seen.goods[seat * HELD + SILVER],
        feast.free_cells(state, seat),
        laid,
        feast._lengthwise(state, seat),
    )
    return [_served(way, len(laid)) for way in ways]


def _meal(seen: Seen) -> Suggested:
    """How the table would be filled with what is held now and the silver that comes before it."""
    state = seen.open(Odin)
    seat = int(seen.seat or 0)
    income = sum(grid.income(BOARDS[own.board], own.covered) for own in seen.boards[seat])
    way = feast_table.cheapest(
        MENU,
        feast._goods(state, seat),
        seen.goods[seat * HELD + SILVER] + income,
        feast.free_cells(state, seat),
        (),
        feast._lengthwise(state, seat),
    )
    return _served(way, 0)


def _served(way: feast_table.Suggestion, laid: int) -> Suggested:
    rest = way.table[laid:]
    return {
        "dishes": [{COIN: "silver", GAP: "gap"}.get(item) or ITEM_NAMES[item] for item, _ in rest],
        "cells": [cells for _, cells in rest],
        "silver": way.silver,
        "penalties": way.empty,
    }


def what_it_does(op: Op) -> Told:
    """What an operation costs and brings, as far as that is a matter of things."""
    if isinstance(op, Gain):
        return {"gain": {ITEM_NAMES[item]: number for item, number in op.what}}
    if isinstance(op, Per):
        return {"per": {ITEM_NAMES[item]: number for item, number in op.what}}
    if isinstance(op, Effect):
        things: dict[str, Any] = {}
        pay: dict[str, int] = {ITEM_NAMES[item]: amount.base for item, amount in op.price}
        pay |= dict(op.choices)
        if op.ore_on_ship:
            pay["ore_on_ship"] = op.ore_on_ship
        if pay:
            things["pay"] = pay
        for inner in op.then:
            for key, value in what_it_does(inner).items():
                if isinstance(value, dict):
                    things[key] = things.get(key, {}) | value
                else:
                    things[key] = value
        return cast("Told", things)
    if isinstance(op, Mountain):
        return {"take_mountain": list(op.numbers)}
    if isinstance(op, UpgradeOp):
        return {"upgrade": {"tiles": op.tiles, "steps": op.steps}}
    if isinstance(op, DrawWeaponsOp):
        return {"draw_weapons": op.number}
    return cast("Told", {op.name: True})


# ---- laying ----------------------------------------------------------------------------------


def spots(seen: Seen) -> dict[str, Spot]:
    """For every place of the piece to be laid, by ``orientation row column``: its cells, and what
    laying it there would change."""
    question: Any = seen.question
    batch = isinstance(question, placement.BatchSpot)
    if not batch and not isinstance(question, placement.LaySpot):
        return {}
    own = seen.boards[question.seat][question.board]
    board = BOARDS[own.board]
    laid = _tried(own, question.codes if batch else ())
    piece = PIECES[question.piece]
    wood = piece.id == "wood"
    income = grid.income(board, laid.covered)
    before = {bonus.id for bonus in grid.bonuses(board, laid.covered)}
    places: dict[str, Spot] = {}
    for code in grid.placements(board, laid, piece, wood, owing=batch):
        _, orientation, anchor = grid.unpack(code)
        lies = piece.shapes[orientation].mask << anchor
        covered = laid.covered | lies
        row, column = divmod(anchor, STRIDE)
        places[f"{orientation} {row} {column}"] = {
            "cells": [list(cell) for cell in grid.covers(piece, orientation, anchor)],
            "minus": (board.minus & lies).bit_count(),
            "income": [income, grid.income(board, covered)],
            "bonuses": [b.id for b in grid.bonuses(board, covered) if b.id not in before],
            "lost": [b.id for b in board.bonuses if b.cell & lies],
        }
    return places
