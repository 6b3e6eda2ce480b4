"""The numbers that moves are typed by: their places in the list, or of bids their amounts."""

from __future__ import annotations

from itertools import count

from drakkar.kernel.question import Move, Question


def numbered(moves: list[Move]) -> dict[int, Move]:
    """From 1 in the order of the list; beside bids the other moves count from 0."""
    amounts = [getattr(move, move.typed_as) for move in moves if move.typed_as]
    if not amounts or len(set(amounts)) < len(amounts):
        return dict(enumerate(moves, start=1))
    others = (number for number in count() if number not in amounts)
    return {getattr(m, m.typed_as) if m.typed_as else next(others): m for m in moves}


def meant(question: Question, number: int) -> Move | None:
    """The bid that a number means although it is none of the legal ones."""
    for kind in question.kinds():
        if list(kind.FIELDS) == [kind.typed_as]:
            return kind(**{kind.typed_as: number})
    return None
