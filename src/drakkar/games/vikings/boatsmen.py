"""Chapters 8 (first step) and 12: boatsmen ferry Vikings from the mainland to empty tiles.

A boatsman's trip is staged: first whom he carries, then a place for each. It is always full
(VIK-8.10). In round 6 he must be used while he can be (VIK-8.12), and only for a trip after which
his owner's boatsmen can still bring over as many Vikings as ever they could (VIK-8.13).
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from drakkar.games.vikings.box import BOATSMAN, BONUSES, FERRY, ROWS, SETUP, VIKING
from drakkar.games.vikings.moves import Done, Ferry, Land
from drakkar.games.vikings.state import ROW, WIDTH, Vikings, cell, cells, place
from drakkar.kernel.question import Move, Question, Step
from drakkar.kernel.refusal import Refusal

_LAND = tuple(Land(*place(number)) for number in range(len(ROWS) * WIDTH))
_EACH = "each"
_KINDS = BOATSMAN + 1
_CARGO = (*ROWS, _EACH)
_LANDINGS = (*ROWS, "ship")
_ONE_OF_EACH = len(ROWS)
_NOBODY = (0,) * len(_CARGO)
_FERRY = tuple(Ferry(cargo) for cargo in _CARGO)
_FERRY_WITH_TILE = tuple(Ferry(cargo, True) for cargo in _CARGO)
_DONE = Done()


# ---- who can go where ------------------------------------------------------------------------


def empty_tiles(s: Vikings, seat: int, kind: int) -> int:
    """The tiles of a kind's row where nobody stands."""
    return s.tiles(seat) & ~s.settlers[seat] & ROW[kind]


def passengers(s: Vikings, seat: int) -> list[int]:
    """VIK-8.5: the kinds that have a Viking ashore and an empty tile; nobody on a tile is carried
    (VIK-8.8)."""
    free = s.tiles(seat) & ~s.settlers[seat]
    base = seat * _KINDS
    return [kind for kind in range(BOATSMAN) if s.ashore[base + kind] and free & ROW[kind]]


def able(s: Vikings, seat: int) -> list[int]:
    """How many of each kind could be carried if there were boatsmen enough."""
    free = s.tiles(seat) & ~s.settlers[seat]
    ashore = s.ashore[seat * _KINDS : seat * _KINDS + BOATSMAN]
    return [
        min(number, (free & ROW[kind]).bit_count()) if number else 0
        for kind, number in enumerate(ashore)
    ]


def compulsory(s: Vikings) -> bool:
    """VIK-8.12: in the last round boatsmen must be used."""
    return s.round == len(SETUP.rounds.schedule)


@lru_cache(maxsize=10_000)
def most(boatsmen: int, numbers: tuple[int, ...]) -> int:
    """How many Vikings so many boatsmen can bring over at most, ``numbers`` of them by kind.

    Which trips come first makes no difference: every trip with one of each takes one of the kinds
    that no other boatsman carries whole.
    """
    fullest = sorted(numbers, reverse=True)
    totals = []
    for whole in range(boatsmen + 1):  # so many carry a whole kind, the others one of each
        one_by_one = [min(number, boatsmen - whole) for number in fullest[whole:]]
        totals.append(sum(fullest[:whole]) + sum(one_by_one))
    return max(totals)


@lru_cache(maxsize=10_000)
def losses(boatsmen: int, numbers: tuple[int, ...]) -> tuple[int, ...]:
    """How many fewer than the most are brought over after a trip: with each kind, with one of each.

    It is the same question again and again: a player with few boatsmen and a few Vikings left.
    """
    afters = [
        *((*numbers[:kind], 0, *numbers[kind + 1 :]) for kind in range(len(numbers))),
        tuple(max(0, number - 1) for number in numbers),
    ]
    total, goal = sum(numbers), most(boatsmen, numbers)
    return tuple(goal - (total - sum(after)) - most(boatsmen - 1, after) for after in afters)


def stranded(s: Vikings, seat: int, numbers: list[int]) -> tuple[int, ...]:
    """VIK-8.13: how many of those who could have been brought over each of the trips leaves behind.

    With the advanced rules none: every boatsman carries one (VIK-12.3), and tiles are an extra
    (VIK-12.4).
    Nor if there are more boatsmen than kinds to carry.
    """
    boatsmen = s.ashore[seat * _KINDS + BOATSMAN]
    if s.advanced or not compulsory(s) or boatsmen > len(numbers) - numbers.count(0):
        return _NOBODY
    return losses(boatsmen, tuple(numbers))


def one_only(s: Vikings, tile: bool) -> bool:
    """VIK-12.1: with the advanced rules one Viking, unless a ferry tile goes with the boatsman."""
    return s.advanced and not tile


def ferry_tiles(s: Vikings, seat: int) -> int:
    return s.bonuses[seat * len(BONUSES) + FERRY]


# ---- the questions ---------------------------------------------------------------------------


class UseBoatsmen(Step):
    """VIK-8.9, 12.2: as many boatsmen as their owner likes, one after the other."""

    seat: int

    def run(self, s: Vikings) -> None:
        if s.ashore[self.seat * _KINDS + BOATSMAN] and passengers(s, self.seat):
            s.then(ChooseCargo(self.seat))


class ChooseCargo(Question):
    """Whom the next boatsman carries, if anybody."""

    def kinds(self) -> tuple[type[Move], ...]:
        return (Ferry, Done)

    def moves(self, s: Vikings) -> list[Move]:
        numbers = able(s, self.seat)
        cargoes = [kind for kind, number in enumerate(numbers) if number]
        if sum(numbers) > 1:  # for a single Viking one of each is no trip of its own
            cargoes.append(_ONE_OF_EACH)
        moves: list[Move] = []
        if not s.advanced:
            left_behind = stranded(s, self.seat, numbers)  # VIK-8.14: the others are his choice
            moves += [_FERRY[cargo] for cargo in cargoes if not left_behind[cargo]]
        else:  # VIK-12.1: one Viking only, unless a ferry tile goes with him (VIK-13.15)
            moves += [_FERRY[cargo] for cargo in cargoes if cargo != _ONE_OF_EACH]
            if ferry_tiles(s, self.seat):
                moves += [_FERRY_WITH_TILE[cargo] for cargo in cargoes]
        if not compulsory(s):
            moves.append(_DONE)
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
        numbers = able(s, self.seat)
        if move.cargo == _EACH:
            if one_only(s, move.tile):
                return Refusal("VIK-12.1", "one-viking-only")
            if sum(numbers) < 2:
                return Refusal("VIK-8.5", "single-viking")
        elif move.cargo not in ROWS:
            return Refusal("VIK-8.4", "no-such-cargo")
        elif not s.ashore[self.seat * _KINDS + VIKING[move.cargo]]:
            return Refusal("VIK-8.6", "nobody-ashore", {"viking": move.cargo})
        elif not numbers[VIKING[move.cargo]]:
            return Refusal("VIK-8.6", "no-empty-tile", {"viking": move.cargo})
        number = stranded(s, self.seat, numbers)[_CARGO.index(move.cargo)]
        return Refusal("VIK-8.13", "strands-some", {"number": number}) if number else None

    def answer(self, s: Vikings, move: Ferry | Done) -> None:
        seat = self.seat
        if isinstance(move, Done):
            return
        s.then(UseBoatsmen(seat))
        s.ashore[seat * _KINDS + BOATSMAN] -= 1  # VIK-8.11: he leaves the game
        if move.tile:
            s.bonuses[seat * len(BONUSES) + FERRY] -= 1
        single = one_only(s, move.tile)
        s.tell("ferry", seat=seat, cargo=move.cargo, tile=move.tile, one=single)
        if move.cargo == _EACH:
            s.then(Sail(seat, _EACH, tuple(ROWS[kind] for kind in passengers(s, seat))))
        else:
            s.then(Sail(seat, "one" if single else "all", (move.cargo,)))


class Sail(Step):
    """A trip under way, of ``all`` of a kind, of ``each`` kind, or of ``one`` Viking.

    ``waiting``: the kinds that have still to land.
    """

    seat: int
    trip: str
    waiting: tuple[str, ...]

    def run(self, s: Vikings) -> None:
        if not self.waiting:
            return
        seat, kind = self.seat, VIKING[self.waiting[0]]
        if self.trip == "all":
            room, ashore = empty_tiles(s, seat, kind), s.ashore[seat * _KINDS + kind]
            if room.bit_count() <= ashore:
                for number in cells(room):  # every tile is taken: nothing to choose
                    settle(s, seat, number, single=False)
                return
            if not ashore:
                return
        s.then(LandViking(seat, self.trip, self.waiting))


class LandViking(Question):
    """VIK-8.6: a place for one of the Vikings aboard. All of them land (VIK-8.10)."""

    trip: str
    waiting: tuple[str, ...]

    def kinds(self) -> tuple[type[Move], ...]:
        return (Land,)

    def moves(self, s: Vikings) -> list[Move]:
        room = 0
        for name in self.waiting:
            room |= empty_tiles(s, self.seat, VIKING[name])
        return [_LAND[number] for number in cells(room)]

    def probes(self, s: Vikings) -> Iterable[Move]:
        columns = range(s.tiles(self.seat).bit_count() + 2)
        yield from (Land(row, column) for row in _LANDINGS for column in columns)

    def refuse(self, s: Vikings, move: Land) -> Refusal | None:
        if move.row not in _LANDINGS:
            return Refusal("VIK-5.1", "no-such-row")
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

    def elsewhere(self, s: Vikings, move: Move) -> Refusal | None:
        return Refusal("VIK-8.10", "must-fill-trip") if isinstance(move, Done) else None

    def answer(self, s: Vikings, move: Land) -> None:
        settle(s, self.seat, cell(VIKING[move.row], move.column), single=self.trip == "one")
        if self.trip == "all":
            left = self.waiting
        else:
            left = tuple(name for name in self.waiting if name != move.row)
        s.then(Sail(self.seat, self.trip, left))


def settle(s: Vikings, seat: int, number: int, *, single: bool) -> None:
    """A ferried Viking goes ashore on a tile of his row."""
    kind = number // WIDTH
    s.ashore[seat * _KINDS + kind] -= 1
    s.settlers[seat] |= 1 << number
    s.tell("landed", seat=seat, viking=ROWS[kind], column=number % WIDTH + 1, one=single)
