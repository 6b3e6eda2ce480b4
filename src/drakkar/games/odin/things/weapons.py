"""Chapter 17: weapons: one pile, one discard pile, and substitutes when both have run out."""

from __future__ import annotations

from random import Random

from drakkar.games.odin.actions import void
from drakkar.games.odin.actions.ops import Op
from drakkar.games.odin.box import HELD, SPEAR, SWORD, WEAPON_0, WEAPON_COUNTS, WEAPON_NAMES
from drakkar.games.odin.moves import Weapons
from drakkar.games.odin.state import ASIDE_SPEARS, ASIDE_SWORDS, Odin
from drakkar.kernel.question import Chance
from drakkar.kernel.refusal import Refusal

KINDS = len(WEAPON_NAMES)
_ASIDE = {SWORD: ASIDE_SWORDS, SPEAR: ASIDE_SPEARS}


def owned(s: Odin, seat: int, kind: int) -> int:
    """Weapons of this kind, with those laid aside in a battle."""
    number = s.held(seat, WEAPON_0 + kind)
    field = _ASIDE.get(WEAPON_0 + kind)
    return number if field is None else number + s.aside(seat, field)


def take_named(s: Odin, seat: int, item: int, number: int) -> None:
    """ODI-17.2, 17.4: from the discard pile, where a snare just spent lies as well (ODI-16.7), else
    from the draw pile, else a substitute."""
    kind = item - WEAPON_0
    s.goods[seat * HELD + item] += number
    for _ in range(number):
        if s.weapon_discard[kind]:
            s.weapon_discard[kind] -= 1
        elif s.weapon_pile[kind]:
            s.weapon_pile[kind] -= 1
        else:
            s.substitutes[seat * KINDS + kind] += 1


def spend(s: Odin, seat: int, item: int, number: int) -> None:
    """ODI-17.1, 17.4: to the discard pile; a substitute vanishes, and goes first."""
    if not number:
        return
    kind = item - WEAPON_0
    s.goods[seat * HELD + item] -= number
    vanish = min(number, s.substitutes[seat * KINDS + kind])
    s.substitutes[seat * KINDS + kind] -= vanish
    s.weapon_discard[kind] += number - vanish


def _deal(pile: list[int], discard: list[int], kind: int) -> bool:
    """Take one from the pile, which the discard pile refills; False: a substitute."""
    if not any(pile):
        pile[:], discard[:] = discard[:], [0] * KINDS
    if not any(pile):
        return False
    pile[kind] -= 1
    return True


class DrawWeapons(Chance):
    """ODI-17.3, 17.5: card by card."""

    kind = Weapons

    owner: int
    number: int

    def sample(self, s: Odin, rng: Random) -> Weapons:
        pile, discard = s.weapon_pile[:], s.weapon_discard[:]
        drawn = []
        for _ in range(self.number):
            odds = pile if any(pile) else discard if any(discard) else WEAPON_COUNTS
            kind = rng.choices(range(KINDS), odds)[0]
            _deal(pile, discard, kind)
            drawn.append(WEAPON_NAMES[kind])
        return Weapons(tuple(drawn))

    def refuse(self, s: Odin, move: Weapons) -> Refusal | None:
        pile, discard = s.weapon_pile[:], s.weapon_discard[:]
        wrong = Refusal("KER-4", "not-drawn", {"what": str(move)})
        if len(move.weapons) != self.number:
            return wrong
        for name in move.weapons:
            if name not in WEAPON_NAMES:
                return wrong
            _deal(pile, discard, WEAPON_NAMES.index(name))
            if min(pile) < 0:
                return wrong
        return None

    def answer(self, s: Odin, move: Weapons) -> None:
        void.stand(s)
        for name in move.weapons:
            kind = WEAPON_NAMES.index(name)
            s.goods[self.owner * HELD + WEAPON_0 + kind] += 1
            if not _deal(s.weapon_pile, s.weapon_discard, kind):
                s.substitutes[self.owner * KINDS + kind] += 1
        s.tell("weapons", seat=self.owner, weapons=list(move.weapons))


class DrawWeaponsOp(Op):
    """Random weapons."""

    pure = True
    name = "draw_weapons"

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number

    def run(self, s: Odin, seat: int, must: bool = True) -> None:
        self.done(s)
        s.then(DrawWeapons(seat, self.number))


class FillWeaponsOp(Op):
    """ODI-17.6: search weapons until every kind is held so often."""

    pure = True
    name = "fill_weapons"

    def __init__(self, to: int) -> None:
        super().__init__()
        self.to = to

    def can(self, s: Odin, seat: int) -> bool:
        return any(owned(s, seat, kind) < self.to for kind in range(KINDS))

    def run(self, s: Odin, seat: int, must: bool = True) -> None:
        for kind in range(KINDS):
            missing = self.to - owned(s, seat, kind)
            if missing > 0:
                take_named(s, seat, WEAPON_0 + kind, missing)
        s.tell("weapons_filled", seat=seat)
