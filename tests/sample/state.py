"""What lies on the table, and who may see it."""

from __future__ import annotations

from random import Random

from drakkar.kernel.question import Lanes
from drakkar.kernel.state import Counted, Hidden, Owner, Public, State, state
from tests.sample.box import ISLANDS, SETUP


@state
class Raid(State):
    players: Public[int]
    round: Public[int]
    raids: Public[list[int]]  # loot brought home
    hired: Public[list[int]]  # how often crew was hired
    crew: Public[list[int]]
    played: Public[list[str]]  # the card of this round, "" before it is shown
    strength: Public[list[int]]
    target: Public[list[int]]  # the island of this round, 0: none yet
    aboard: Public[list[int]]
    discard: Public[list[str]]
    peeks: Public[list[int]]  # islands each has looked at in earlier rounds
    safe: Public[list[bool]]  # islands where somebody has landed
    found: Public[int]  # the island with the reef once a ship has struck it, 0 before
    deck: Counted[list[str]]  # what is left; the order is decided at the draw
    hands: Owner[list[list[str]]]
    chosen: Owner[list[str]]  # "-": not yet, so that nobody sees whether there is something
    wind: Owner[list[int]]  # of the sail chosen in this round, 0: none
    known: Owner[list[int]]  # bit i: looked at island i; bit 16 + i: and the reef is there
    buried: Owner[list[list[str]]]
    reef: Hidden[int]  # 0: there is none

    def loot(self, seat: int) -> int:
        return self.raids[seat] - self.hired[seat] * SETUP.hire

    def look(self, seat: int, island: int) -> None:
        self.known[seat] |= 1 << island
        if self.reef == island:
            self.known[seat] |= 1 << (16 + island)

    def guess(self, seat: int, rng: Random) -> Raid:
        """Cards that ``seat`` has not seen are dealt anew, and the reef, and who chose what."""
        from tests.sample.choosing import PickCard

        s = self.copy()
        others = [other for other in range(s.players) if other != seat]
        hidden = sorted(s.deck + [c for other in others for c in s.hands[other] + s.buried[other]])
        rng.shuffle(hidden)
        for pile in (
            s.deck,
            *(pile for other in others for pile in (s.hands[other], s.buried[other])),
        ):
            pile[:] = sorted(hidden.pop() for _ in range(len(pile)))
        if s.reef and not s.found:
            there = [i for i in ISLANDS if s.known[seat] >> (16 + i) & 1]
            s.reef = rng.choice(
                there or [i for i in ISLANDS if not s.safe[i] and not s.known[seat] >> i & 1]
            )
        top = s.agenda[-1] if s.agenda else None
        sealed = top if isinstance(top, Lanes) and top.sealed else None
        for other in others:
            s.chosen[other], s.wind[other], s.known[other] = "-", 0, 0
            looked = s.peeks[other]
            if sealed is not None and not dict(sealed.lanes)[other]:  # he has chosen, but what?
                s.chosen[other] = rng.choice(s.hands[other])
                s.wind[other] = rng.choice(SETUP.die) if s.chosen[other] == "sail" else 0
                looked += s.chosen[other] == "scout"
            for island in rng.sample(ISLANDS, looked):
                s.look(other, island)
        if sealed is not None:  # whether he ponders his card or where to look nobody knows
            lanes = tuple(
                (owner, (PickCard(owner),) if owner != seat and lane else lane)
                for owner, lane in sealed.lanes
            )
            s.agenda[-1] = sealed.replace(lanes=lanes)
        return s
