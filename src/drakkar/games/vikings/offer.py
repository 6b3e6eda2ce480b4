"""Chapter 2: the offer. Tiles and Vikings come to the twelve places around the wheel."""

from __future__ import annotations

from collections import Counter
from random import Random

from drakkar.games.vikings.box import (
    FIRST_SHIP,
    SETUP,
    TILE,
    TILE_NAMES,
    VIKING,
    VIKINGS,
    WHEEL_ORDER,
)
from drakkar.games.vikings.moves import Crew, Tiles
from drakkar.games.vikings.state import NOBODY, Vikings
from drakkar.kernel.draws import sample
from drakkar.kernel.question import Chance, Step
from drakkar.kernel.refusal import Refusal


class DrawTiles(Chance):
    """VIK-2.2: the next pile of twelve. Which tiles lie in it is decided when it is revealed: that
    is the same as shuffling six piles beforehand (VIK-1.9)."""

    kind = Tiles

    def sample(self, s: Vikings, rng: Random) -> Tiles:
        return Tiles(some_of(TILE_NAMES, s.pile, SETUP.wheel.slots, rng))

    def refuse(self, s: Vikings, move: Tiles) -> Refusal | None:
        if len(move.tiles) == SETUP.wheel.slots:
            return not_left(Counter(move.tiles), dict(zip(TILE_NAMES, s.pile, strict=True)))
        return Refusal("KER-4", "not-drawn", {"what": str(move)})

    def answer(self, s: Vikings, move: Tiles) -> None:
        for name in move.tiles:
            s.pile[TILE[name]] -= 1
        s.turned = 0
        # VIK-2.3: a lot is a tile and the Viking beside it; he comes with the offer
        s.lots = [
            (price, tile, NOBODY)
            for price, tile in enumerate(around_the_wheel([TILE[name] for name in move.tiles]))
        ]
        s.tell("tiles")


class DrawVikings(Chance):
    """VIK-2.6, 11.2: Vikings from the bag. Nothing puts one back (VIK-2.8, 11.3)."""

    kind = Crew

    number: int

    def sample(self, s: Vikings, rng: Random) -> Crew:
        return Crew(some_of(VIKINGS, s.bag, self.number, rng))

    def refuse(self, s: Vikings, move: Crew) -> Refusal | None:
        if len(move.vikings) == self.number:
            return not_left(Counter(move.vikings), dict(zip(VIKINGS, s.bag, strict=True)))
        return Refusal("KER-4", "not-drawn", {"what": str(move)})

    def answer(self, s: Vikings, move: Crew) -> None:
        for name in move.vikings:
            s.bag[VIKING[name]] -= 1
            s.drawn[VIKING[name]] += 1
        s.tell("crew", vikings=list(move.vikings))


class LayBasicOffer(Step):
    """VIK-2.6, 2.7: Vikings go from 0 upwards, colour by colour in the printed order."""

    def run(self, s: Vikings) -> None:
        crew = [kind for kind in WHEEL_ORDER for _ in range(s.drawn[kind])]
        s.drawn = [0] * len(VIKINGS)
        s.lots = [(price, tile, crew[price]) for price, tile, _ in s.lots]
        s.tell("offer")


def around_the_wheel(revealed: list[int]) -> list[int]:
    """VIK-2.4, 2.5: islands from 0 up, longships from 11 down, in the order revealed."""
    islands = [tile for tile in revealed if tile < FIRST_SHIP]
    ships = [tile for tile in revealed if tile >= FIRST_SHIP]
    return islands + ships[::-1]


def some_of(names: tuple[str, ...], left: list[int], number: int, rng: Random) -> tuple[str, ...]:
    """Draw without putting back. (``sample(counts=...)`` takes twice the time.)"""
    things = [name for name, count in zip(names, left, strict=True) for _ in range(count)]
    return tuple(sample(rng, things, number))


def not_left(wanted: Counter[str], left: dict[str, int]) -> Refusal | None:
    """Nature can only draw what is there."""
    for name, number in wanted.items():
        if number > left.get(name, 0):
            return Refusal("KER-4", "not-drawn", {"what": f"{number} {name}"})
    return None
