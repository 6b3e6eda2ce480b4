"""A long turn, step by step: of all that can be done so far the few that look best are kept.

Karl follows every first answer by itself and then takes the best looking answer at every question.
In a turn of ten answers that may be given in nearly any order that finds the same again and again,
and what was passed over once never comes back.
"""

from __future__ import annotations

from operator import itemgetter
from typing import Final, NamedTuple

from drakkar.bots.karl import DEPTH, Search, Turn
from drakkar.kernel.question import Move
from drakkar.kernel.state import State

KEPT: Final = 6
"""How many beginnings of a turn are kept at every step, at most."""
EACH: Final = 160
"""How many positions there must be for each of them."""
WIDTH: Final = 16
"""How many answers at most are tried at each of them, after the first."""


class Begun(NamedTuple):
    """A turn as far as it was played, and what can be answered next."""

    value: float
    moves: tuple[Move, ...]
    end: State
    coming: list[Move]


def ends(search: Search, s: State, moves: list[Move]) -> list[Turn]:
    """Ends of the turn that begins with one of these answers, told to ``search``, too. Leaves
    ``s`` as it was."""
    many = int(max(1, min(KEPT, search.most / EACH)))
    turns: list[Turn] = []
    firsts: list[Begun] = []
    kept = [Begun(0.0, (), s, moves)]
    try:
        for step in range(DEPTH):
            begun: dict[float, Begun] = {}
            for before in kept:
                answers = before.coming
                if before.moves and len(answers) > WIDTH:
                    answers = search.rng.sample(answers, WIDTH)
                for move in answers:
                    after = _play(search, before, move)
                    if not after.coming:
                        turns.append(search.ended(Turn(*after[:3])))
                    else:  # what is worth the same is the same in another order, nearly always
                        begun.setdefault(after.value, after)
                        if not step:
                            firsts.append(after)
            kept = sorted(begun.values(), key=itemgetter(0), reverse=True)[:many]
    finally:  # too long, or too late: half a turn that looks good is better than an early end
        halves = [half for half in kept if half.moves]
        begin = {turn.move for turn in turns} | {half.moves[0] for half in halves}
        if len(begin) == 1:  # something else to compare with
            halves += sorted([f for f in firsts if f.moves[0] not in begin], key=itemgetter(0))[-1:]
        turns += [search.ended(Turn(*half[:3])) for half in halves]
    return turns


def _play(search: Search, before: Begun, move: Move) -> Begun:
    """After an answer, and what can only follow."""
    s, seat, path = before.end.copy(), search.seat, (*before.moves, move)
    s.play(seat, move)
    moves = search.moves(s)
    while len(moves) == 1 and len(path) < DEPTH:
        s.play(seat, moves[0])
        path, moves = (*path, moves[0]), search.moves(s)
    return Begun(search.value(s), path, s, moves)
