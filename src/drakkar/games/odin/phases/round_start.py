"""Chapter 3: phases 1 to 4: a new Viking, harvest, exploration boards, a new weapon."""

from __future__ import annotations

from drakkar.games.odin.actions.anytime import HARVESTED, START, Moment
from drakkar.games.odin.actions.exploration import TurnLands
from drakkar.games.odin.box import CROPS, FLAX, GRAIN, SOLO
from drakkar.games.odin.cards.events import (
    HARVEST_AFTER,
    HARVEST_DURING,
    HARVEST_END,
    NEW_WEAPON_INSTEAD,
)
from drakkar.games.odin.cards.triggers import PARTS, fire, usable
from drakkar.games.odin.moves import Accept
from drakkar.games.odin.state import NONE, Odin
from drakkar.games.odin.things.goods import InPlaceOf, gain
from drakkar.games.odin.things.weapons import DrawWeapons
from drakkar.kernel.question import Move, Step


class RoundStart(Step):
    """The first four phases."""

    def run(self, s: Odin) -> None:
        s.round += 1
        s.used_round = [()] * s.players
        s.fired = []
        s.pairs = [0] * s.players
        s.tell("round", round=s.round)
        s.then(
            Moment(START),
            NewViking(),
            *(Harvest(seat) for seat in s.order()),
            Moment(HARVESTED),
            TurnLands(),
            *(NewWeapon(seat) for seat in s.order()),
        )


class NewViking(Step):
    """ODI-3.2, 23.4: the Viking (alone: the Vikings) of the round's cell."""

    def run(self, s: Odin) -> None:
        s.phase = 1
        for seat in range(s.players):
            s.thing[seat] += SOLO[s.side].table[s.round] if s.players == 1 else 1


class Harvest(Step):
    """ODI-3.4, 3.7: crops, then the occupations of the harvest."""

    seat: int

    def run(self, s: Odin) -> None:
        s.phase = 2
        note_start(s, self.seat)
        level = s.course.harvest[s.round]  # and nothing else says whether there is one (ODI-3.6)
        s.then(HarvestEffects(self.seat, int(level > 0)))
        if level:
            gain(s, self.seat, tuple((crop, 1) for crop in CROPS[level]))


def note_start(s: Odin, seat: int) -> None:
    """ODI-21.51: what is held when the harvest begins."""
    s.at_start[seat * 2] = s.held(seat, FLAX)
    s.at_start[seat * 2 + 1] = s.held(seat, GRAIN)


class HarvestEffects(Step):
    """During, at the end, and after. ``some``: whether there was a harvest."""

    seat: int
    some: int

    def run(self, s: Odin) -> None:
        active = s.active[self.seat]
        for event in (HARVEST_AFTER, HARVEST_END, HARVEST_DURING):
            if active[event]:
                s.then(HarvestEvent(self.seat, event, self.some))


class HarvestEvent(Step):
    seat: int
    event: int
    some: int

    def run(self, s: Odin) -> None:
        fire(s, self.seat, self.event, lambda part: int(part.harvest in (NONE, self.some)))


class NewWeapon(Step):
    """ODI-3.13: a random weapon; occupation 38 may take something else, announced before."""

    seat: int

    def run(self, s: Odin) -> None:
        s.phase = 4
        for number in s.active[self.seat][NEW_WEAPON_INSTEAD]:
            if usable(s, self.seat, PARTS[number]):
                s.then(InPlaceOfWeapon(self.seat, number, NONE))
                return
        s.then(DrawWeapons(self.seat, 1))


class InPlaceOfWeapon(InPlaceOf):
    def answer(self, s: Odin, move: Move) -> None:
        if isinstance(move, Accept):
            super().answer(s, move)
        else:
            s.then(DrawWeapons(self.seat, 1))
