"""Chapter 21, occupations 77 and 91: using a space without Vikings."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from drakkar.games.odin.actions.ops import OPS, Op, free_inside
from drakkar.games.odin.box import ALL_SPACES, PRINTED, SPACE_INDEX
from drakkar.games.odin.cards.conditions import column_of
from drakkar.games.odin.moves import Decline, Visit
from drakkar.games.odin.state import NONE, Odin
from drakkar.kernel.question import Move, Question
from drakkar.kernel.refusal import Refusal

if TYPE_CHECKING:
    from drakkar.games.odin.actions.spaces import Space


def _all_spaces() -> tuple[Space, ...]:
    from drakkar.games.odin.actions.spaces import (
        SPACES,  # which is made of operations like this one
    )

    return SPACES


class VisitOp(Op):
    """ODI-20.16. ``occupied``: somebody stands there, be it oneself or who blocks it (ODI-21.20,
    23.10); otherwise nobody does."""

    name = "use_space"

    def __init__(self, column: int, occupied: bool, next_to_own_viking: bool = False) -> None:
        super().__init__()
        self.column, self.occupied, self.beside = column, occupied, next_to_own_viking

    def spaces(self, s: Odin, seat: int) -> list[int]:
        near = self._near(s, seat) if self.beside else None
        return [
            space.number for space in self.reach(s, near) if space.possible(s, seat)
        ] + self._imitation(s, seat, near)

    def reach(self, s: Odin, near: set[int] | None) -> list[Space]:
        """The printed spaces that could be used so, if they were possible."""
        return [
            space
            for space in _all_spaces()
            if space.column == self.column
            and (s.taken >> space.number & 1) == self.occupied
            and (near is None or space.pos in near)
        ]

    def refuse(self, s: Odin, seat: int, number: int) -> Refusal:
        """Why this space is not used: another column, nobody there, or what it lacks."""
        space = _all_spaces()[number]
        if space in self.reach(s, self._near(s, seat) if self.beside else None):
            return space.refuse(s, seat)._replace(clause="ODI-20.16")
        reason = "cannot-visit" if space.column == self.column else "other-column"
        return Refusal("ODI-20.16", reason, {"space": space.id})

    def _near(self, s: Odin, seat: int) -> set[int]:
        """ODI-21.25: positions directly above or below an own Viking."""
        positions = set()
        for space, owner in enumerate(s.owner):
            if owner == seat and s.standing_on[space] and column_of(s, space) == self.column:
                positions |= {self._pos(space) - 1, self._pos(space) + 1}
        return positions

    def _pos(self, space: int) -> int:
        spaces = _all_spaces()
        if space < PRINTED:
            return spaces[space].pos
        return max(other.pos for other in spaces if other.column == self.column) + 1

    def _imitation(self, s: Odin, seat: int, near: set[int] | None) -> list[int]:
        """ODI-21.25: an imitation space is the last of its column."""
        from drakkar.games.odin.actions.imitation import copyable

        if self.occupied or near is None:
            return []
        return [
            PRINTED + number
            for number, column in enumerate(s.imitation)
            if column == self.column
            and not s.taken >> (PRINTED + number) & 1
            and self._pos(PRINTED + number) in near
            and any(
                _all_spaces()[copied].possible(s, seat)
                for copied in copyable(s, seat, PRINTED + number)
            )
        ]

    def can(self, s: Odin, seat: int) -> bool:
        return bool(self.spaces(s, seat))

    def run(self, s: Odin, seat: int, must: bool = True) -> None:
        if self.can(s, seat):
            s.then(VisitSpace(seat, self.index))


@free_inside
class VisitSpace(Question):
    """Which space."""

    op: int

    def kinds(self) -> tuple[type[Move], ...]:
        return (Visit, Decline)

    def _open(self, s: Odin) -> dict[str, int]:
        """By name; what an imitation space would copy goes by its own name."""
        from drakkar.games.odin.actions.imitation import copyable

        op = OPS[self.op]
        assert isinstance(op, VisitOp)
        spaces: dict[str, int] = {}
        for space in op.spaces(s, self.seat):
            if space < PRINTED:
                spaces[ALL_SPACES[space]] = space
            else:
                for copied in copyable(s, self.seat, space):
                    if _all_spaces()[copied].possible(s, self.seat):
                        spaces[ALL_SPACES[copied]] = copied
        return spaces

    def moves(self, s: Odin) -> list[Move]:
        return [Visit(name) for name in self._open(s)] or [Decline()]

    def probes(self, s: Odin) -> Iterable[Move]:
        yield Decline()
        yield from (Visit(name) for name in (*ALL_SPACES, "nowhere"))

    def refuse(self, s: Odin, move: Move) -> Refusal | None:
        if move in self.moves(s):
            return None
        if isinstance(move, Decline):
            return Refusal("ODI-4.10", "choose-one")
        assert isinstance(move, Visit)
        space = SPACE_INDEX.get(move.space, NONE)
        if space == NONE:
            return Refusal("ODI-4.1", "no-such-space", {"space": move.space})
        op = OPS[self.op]
        assert isinstance(op, VisitOp)
        return op.refuse(s, self.seat, space)

    def answer(self, s: Odin, move: Move) -> None:
        from drakkar.games.odin.actions.use import visit

        if isinstance(move, Visit):
            visit(s, self.seat, self._open(s)[move.space])
