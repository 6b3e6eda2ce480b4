"""Chapters 8 (first step) and 12: boatsmen ferry Vikings from the mainland to empty tiles.

A boatsman's trip is staged: first whom he carries, then a place for each. In round 6 he must be
used while he can be, and his trip must be as full as what was chosen allows (VIK-8.12, 8.13).
"""

from __future__ import annotations

from collections.abc import Iterable

from drakkar.games.vikings.box import BOATSMAN, BONUSES, FERRY, ROWS, SETUP, VIKING
from drakkar.games.vikings.moves import Done, Enough, Ferry, Land
from drakkar.games.vikings.state import ROW, WIDTH, Vikings, cell, cells, place
from drakkar.kernel.question import Move, Question, Step
from drakkar.kernel.refusal import Refusal

_LAND = tuple(Land(*place(number)) for number in range(len(ROWS) * WIDTH))
_EACH = "each"
_KINDS = BOATSMAN + 1


# ---- who can go where ------------------------------------------------------------------------


def empty_tiles(s: Vikings, seat: int, kind: int) -> int:
    """The tiles of a kind's row where nobody stands."""
    return s.tiles(seat) & ~s.settlers[seat] & ROW[kind]


def passengers(s: Vikings, seat: int) -> list[int]:
    """VIK-8.5: the kinds that have a Viking ashore and an empty tile."""
    free = s.tiles(seat) & ~s.settlers[seat]
    base = seat * _KINDS
    return [kind for kind in range(BOATSMAN) if s.ashore[base + kind] and free & ROW[kind]]


def several_can_go(s: Vikings, seat: int, waiting: list[int]) -> bool:
    """Whether one of each is another trip than the only Viking there is.

    With a single kind waiting it carries one of them (VIK-8.5), which matters in the last round.
    """
    if len(waiting) != 1:
        return bool(waiting)
    kind = waiting[0]
    return s.ashore[seat * _KINDS + kind] > 1 and empty_tiles(s, seat, kind).bit_count() > 1


def compulsory(s: Vikings) -> bool:
    """VIK-8.12: in the last round boatsmen must be used."""
    return s.round == len(SETUP.rounds.schedule)


def ferry_tiles(s: Vikings, seat: int) -> int:
    return s.bonuses[seat * len(BONUSES) + FERRY]


# ---- the questions ---------------------------------------------------------------------------


class UseBoatsmen(Step):
    """VIK-8.9: as many boatsmen as their owner likes, one after the other."""

    seat: int

    def run(self, s: Vikings) -> None:
        if s.ashore[self.seat * _KINDS + BOATSMAN] and passengers(s, self.seat):
            s.then(ChooseCargo(self.seat))


class ChooseCargo(Question):
    """Whom the next boatsman carries, if anybody."""

    def kinds(self) -> tuple[type[Move], ...]:
        return (Ferry, Done)

    def moves(self, s: Vikings) -> list[Move]:
        waiting = passengers(s, self.seat)
        cargoes = [ROWS[kind] for kind in waiting]
        if several_can_go(s, self.seat, waiting):
            cargoes.append(_EACH)
        moves: list[Move] = []
        if not s.advanced:
            moves += [Ferry(cargo) for cargo in cargoes]
        else:  # VIK-12.1: one Viking only, unless a ferry tile goes with him (VIK-13.15)
            moves += [Ferry(ROWS[kind]) for kind in waiting]
            if ferry_tiles(s, self.seat):
                moves += [Ferry(cargo, True) for cargo in cargoes]
        if not compulsory(s):
            moves.append(Done())
        return moves

    def probes(self, s: Vikings) -> Iterable[Move]:
        yield Done()
        yield from (Ferry(c, t) for c in (*ROWS, "boatsman", _EACH) for t in (False, True))

    def refuse(self, s: Vikings, move: Ferry | Done) -> Refusal | None:
        if isinstance(move, Done):
            return Refusal("VIK-8.12", "must-ferry") if compulsory(s) else None
        if move.cargo == "boatsman":
            return Refusal("VIK-8.7", "no-boatsman-aboard")
        if move.tile and not ferry_tiles(s, self.seat):
            return Refusal("VIK-13.15", "no-ferry-tile")
        waiting = passengers(s, self.seat)
        if move.cargo == _EACH:
            if s.advanced and not move.tile:
                return Refusal("VIK-12.1", "one-viking-only")
            if several_can_go(s, self.seat, waiting):
                return None
            return Refusal("VIK-8.5", "one-colour-only")
        if move.cargo not in ROWS:
            return Refusal("VIK-8.4", "no-such-cargo", {"cargo": move.cargo})
        kind = VIKING[move.cargo]
        if not s.ashore[self.seat * _KINDS + kind]:
            return Refusal("VIK-8.6", "nobody-ashore", {"viking": move.cargo})
        if kind not in waiting:
            return Refusal("VIK-8.6", "no-empty-tile", {"viking": move.cargo})
        return None

    def answer(self, s: Vikings, move: Ferry | Done) -> None:
        seat = self.seat
        if isinstance(move, Done):
            return
        s.then(UseBoatsmen(seat))
        s.ashore[seat * _KINDS + BOATSMAN] -= 1  # VIK-8.11: he leaves the game
        if move.tile:
            s.bonuses[seat * len(BONUSES) + FERRY] -= 1
        single = s.advanced and not move.tile
        s.tell("ferry", seat=seat, cargo=move.cargo, tile=move.tile, one=single)
        if move.cargo == _EACH:
            s.then(Sail(seat, _EACH, tuple(ROWS[kind] for kind in passengers(s, seat)), False))
        else:
            s.then(Sail(seat, "one" if single else "all", (move.cargo,), False))


class Sail(Step):
    """A trip under way. ``waiting``: the kinds that may still land; ``landed``: somebody has."""

    seat: int
    trip: str
    waiting: tuple[str, ...]
    landed: bool

    def run(self, s: Vikings) -> None:
        if not self.waiting:
            return
        seat, kind = self.seat, VIKING[self.waiting[0]]
        room = empty_tiles(s, seat, kind)
        ashore = s.ashore[seat * _KINDS + kind]
        if self.trip == "all" and (not room or not ashore):
            return
        if self.trip == "all" and compulsory(s) and room.bit_count() <= ashore:
            for number in cells(room):  # every tile is taken: nothing to choose
                settle(s, seat, number)
            return
        s.then(LandViking(seat, self.trip, self.waiting, self.landed))


class LandViking(Question):
    """A place for one of the Vikings aboard."""

    trip: str
    waiting: tuple[str, ...]
    landed: bool

    def may_stop(self, s: Vikings) -> bool:
        """VIK-8.10: somebody has been moved, and it is not the last round."""
        return self.landed and not compulsory(s)

    def kinds(self) -> tuple[type[Move], ...]:
        return (Land, Enough)

    def moves(self, s: Vikings) -> list[Move]:
        room = 0
        for name in self.waiting:
            room |= empty_tiles(s, self.seat, VIKING[name])
        moves: list[Move] = [_LAND[number] for number in cells(room)]
        if self.may_stop(s):
            moves.append(Enough())
        return moves

    def probes(self, s: Vikings) -> Iterable[Move]:
        yield Enough()
        columns = range(s.tiles(self.seat).bit_count() + 2)
        yield from (Land(row, column) for row in (*ROWS, "ship") for column in columns)

    def refuse(self, s: Vikings, move: Land | Enough) -> Refusal | None:
        if isinstance(move, Enough):
            if self.may_stop(s):
                return None
            if self.landed:
                return Refusal("VIK-8.13", "must-fill-trip")
            return Refusal("VIK-8.10", "must-land-one")
        if move.row not in self.waiting:
            names = {"row": move.row, "first": self.waiting[0], "number": len(self.waiting)}
            return Refusal("VIK-8.4" if self.trip == _EACH else "VIK-6.7", "not-his-row", names)
        if not 1 <= move.column < WIDTH:
            return Refusal("VIK-8.6", "no-tile-there", {"column": move.column})
        here = 1 << cell(VIKING[move.row], move.column)
        if not s.tiles(self.seat) & here:
            return Refusal("VIK-8.6", "no-tile-there", {"column": move.column})
        if s.settlers[self.seat] & here:
            return Refusal("VIK-6.8", "tile-occupied", {}, ((move.row, move.column),))
        return None

    def answer(self, s: Vikings, move: Land | Enough) -> None:
        if isinstance(move, Enough):
            return
        settle(s, self.seat, cell(VIKING[move.row], move.column))
        left = (
            self.waiting
            if self.trip == "all"
            else tuple(name for name in self.waiting if self.trip == _EACH and name != move.row)
        )
        s.then(Sail(self.seat, self.trip, left, True))


def settle(s: Vikings, seat: int, number: int) -> None:
    """A ferried Viking goes ashore on a tile of his row."""
    kind = number // WIDTH
    s.ashore[seat * _KINDS + kind] -= 1
    s.settlers[seat] |= 1 << number
    s.tell("landed", seat=seat, viking=ROWS[kind], column=number % WIDTH + 1)
