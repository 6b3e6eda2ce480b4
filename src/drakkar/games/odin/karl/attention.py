"""Which answers the greedy bot looks at.

Anytime actions stand beside every question; if he tried them everywhere, he would see nothing
else. He lays goods where layout.py says, at the moments when it matters, lets the suggestion set
the table, and judges his turn when it is over.
"""

from __future__ import annotations

from typing import Final

from drakkar.games.odin.actions.anytime import AFTER_FEAST, BEFORE_INCOME, Ability, Window
from drakkar.games.odin.boards.geometry import PIECES
from drakkar.games.odin.boards.houses import Fill
from drakkar.games.odin.boards.placement import (
    SPOTS,
    Lay,
    LayPiece,
    LaySpot,
)
from drakkar.games.odin.cards.occupations import DrawCard
from drakkar.games.odin.karl.layout import Lying, next_piece
from drakkar.games.odin.karl.value import bonuses_left, incomes_left
from drakkar.games.odin.moves import Piece, Ready, Suggestion
from drakkar.games.odin.phases.feast import Dishes
from drakkar.games.odin.phases.turn import Turn
from drakkar.games.odin.state import Odin
from drakkar.games.odin.things.weapons import DrawWeapons
from drakkar.kernel.question import Anytime, Move, Question

BY_THE_WAY: Final = (DrawCard, DrawWeapons)
"""Nature's part inside an action: whatever comes, it is worth about the same."""


def attend(s: Odin, seat: int, ahead: bool) -> list[Move]:
    question = s.question(seat)
    if not isinstance(question, Question):
        return []
    if ahead and isinstance(question, Turn | Window | Dishes):
        return []
    if isinstance(question, Window):
        return _window(s, seat, question)
    if isinstance(question, LayPiece | LaySpot):
        planned = _plan(s, seat)
        if planned is not None:
            if isinstance(question, LayPiece):
                return [_piece(planned)]
            if question.own and question.piece == planned.code >> 11:
                return [SPOTS[planned.code & 2047]]
    moves = s.moves(seat)
    if isinstance(question, Dishes):
        return [move for move in moves if isinstance(move, Suggestion)]
    if isinstance(question, Turn):
        return [move for move in moves if not isinstance(move, Lay | Fill)]
    plain = [move for move in moves if not isinstance(move, Anytime)]
    return plain or moves


def _plan(s: Odin, seat: int) -> Lying | None:
    fed = s.phase >= 9
    return next_piece(s, seat, incomes_left(s), bonuses_left(s), fed)


def _piece(planned: Lying) -> Piece:
    return Piece(PIECES[planned.code >> 11].id, planned.board)


def _window(s: Odin, seat: int, question: Window) -> list[Move]:
    moves = s.moves(seat)
    if question.moment in (BEFORE_INCOME, AFTER_FEAST):
        if Lay() in moves and _plan(s, seat) is not None:
            return [Lay()]
        if s.last_round and question.moment == AFTER_FEAST:
            fills: list[Move] = [move for move in moves if isinstance(move, Fill)]
            if fills:
                return fills[:1]
    return [move for move in moves if isinstance(move, Ready | Ability)]
