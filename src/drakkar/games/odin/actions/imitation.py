"""Chapter 22: with four players, spaces that copy one of an opponent."""

from __future__ import annotations

from collections.abc import Iterable

from drakkar.games.odin.actions import use
from drakkar.games.odin.actions.hopes import hopeful
from drakkar.games.odin.actions.spaces import SPACES
from drakkar.games.odin.box import ALL_SPACES, PRINTED, SPACE_INDEX
from drakkar.games.odin.moves import Imitate
from drakkar.games.odin.state import BLOCKED, NONE, Odin
from drakkar.kernel.question import Move, Question
from drakkar.kernel.refusal import Refusal


def copyable(s: Odin, seat: int, imitation: int) -> list[int]:
    """ODI-22.1: printed spaces of the column where an opponent stands, and that can be used."""
    column = s.imitation[imitation - PRINTED]
    if not s.taken & _COLUMNS[column]:
        return []
    return [
        space.number
        for space in SPACES
        if s.taken & space.bit  # now, not earlier or later (ODI-22.7)
        and space.column == column
        and s.owner[space.number] not in (NONE, BLOCKED, seat)
        and (space.possible(s, seat) or hopeful(s, seat, space, column))
    ]


_COLUMNS = {
    column: sum(space.bit for space in SPACES if space.column == column) for column in (1, 2, 3, 4)
}


class CopySpace(Question):
    """Which space is copied."""

    imitation: int

    def kinds(self) -> tuple[type[Move], ...]:
        return (Imitate,)

    def moves(self, s: Odin) -> list[Move]:
        return [Imitate(ALL_SPACES[space]) for space in copyable(s, self.seat, self.imitation)]

    def probes(self, s: Odin) -> Iterable[Move]:
        return (Imitate(name) for name in (*ALL_SPACES, "nowhere"))

    def refuse(self, s: Odin, move: Imitate) -> Refusal | None:
        space = SPACE_INDEX.get(move.space, NONE)
        args = {"space": move.space}
        if space == NONE:
            return Refusal("ODI-22.2", "cannot-copy", args)
        if SPACES[space].column != s.imitation[self.imitation - PRINTED]:
            return Refusal("ODI-22.1", "other-column", args)
        if s.owner[space] in (NONE, self.seat):
            return Refusal("ODI-22.2", "cannot-copy", args)
        if space not in copyable(s, self.seat, self.imitation):
            return SPACES[space].refuse(s, self.seat)._replace(clause="ODI-22.1")
        return None

    def answer(self, s: Odin, move: Imitate) -> None:
        space = SPACE_INDEX[move.space]
        use.place(s, self.seat, space, self.imitation, SPACES[space].column)
