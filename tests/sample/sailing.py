"""Chapter 3: everybody sails at once, then the ships land one after the other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from random import Random

from drakkar.kernel.question import Chance, Move, Question, Step
from drakkar.kernel.refusal import Refusal
from tests.sample.box import ISLANDS, SETUP, STRENGTH
from tests.sample.moves import Bury, Deal, Hire, Load, Roll, Sail
from tests.sample.state import Raid


class Depart(Step):
    """RAI-3.1: all sail at once, in the open."""

    def run(self, s: Raid) -> None:
        s.then(*(Landing(seat) for seat in range(s.players)))
        s.together([ChooseIsland(seat) for seat in range(s.players)])


class ChooseIsland(Question):
    allows = (Hire,)

    def kinds(self) -> tuple[type[Move], ...]:
        return (Sail,)

    def moves(self, s: Raid) -> list[Move]:
        return [Sail(island) for island in ISLANDS]

    def probes(self, s: Raid) -> Iterable[Move]:
        yield Hire()
        yield from (Sail(island) for island in range(SETUP.islands + 2))

    def refuse(self, s: Raid, move: Sail) -> Refusal | None:
        if move.island in ISLANDS:
            return None
        return Refusal("RAI-3.1", "no-island", {"island": move.island})

    def answer(self, s: Raid, move: Sail) -> None:
        s.target[self.seat] = move.island
        s.tell("sails", seat=self.seat, island=move.island)
        s.then(LoadCrew(self.seat), RollOars(self.seat))


class LoadCrew(Question):
    """RAI-3.2: at least one comes along. With a crew of one there is nothing to ask."""

    allows = (Hire,)

    def kinds(self) -> tuple[type[Move], ...]:
        return (Load,)

    def moves(self, s: Raid) -> list[Move]:
        return [Load(number + 1) for number in range(s.crew[self.seat])]

    def probes(self, s: Raid) -> Iterable[Move]:
        yield Hire()
        yield from (Load(number) for number in range(SETUP.most_crew + 2))

    def refuse(self, s: Raid, move: Load) -> Refusal | None:
        if 1 <= move.crew <= s.crew[self.seat]:
            return None
        return Refusal("RAI-3.2", "no-such-crew", {"crew": move.crew, "most": s.crew[self.seat]})

    def answer(self, s: Raid, move: Load) -> None:
        s.aboard[self.seat] = move.crew
        s.tell("loads", seat=self.seat, crew=move.crew)


class RollOars(Chance):
    """RAI-3.3: a die for the rowing, for all to see."""

    kind = Roll

    owner: int

    def sample(self, s: Raid, rng: Random) -> Roll:
        return Roll(rng.choice(SETUP.die))

    def refuse(self, s: Raid, move: Roll) -> Refusal | None:
        return (
            None if move.pips in SETUP.die else Refusal("KER-4", "not-drawn", {"what": str(move)})
        )

    def answer(self, s: Raid, move: Roll) -> None:
        s.strength[self.owner] += move.pips
        s.tell("oars", seat=self.owner, pips=move.pips)


class Landing(Step):
    """RAI-3.4: loot, or the reef; RAI-3.6: a feast comes before the next ship lands."""

    seat: int

    def run(self, s: Raid) -> None:
        seat, island = self.seat, s.target[self.seat]
        if island == s.reef:
            s.found = island
            s.crew[seat] = max(1, s.crew[seat] - s.aboard[seat])
            s.tell("wrecked", seat=seat, island=island)
        else:
            s.safe[island] = True
            loot = s.strength[seat] + s.aboard[seat]
            s.raids[seat] += loot
            s.tell("landed", seat=seat, island=island, loot=loot)
        if s.played[seat] == "feast":
            s.then(*([DrawCard(seat), BuryCard(seat)] if s.deck else []))
        s.played[seat], s.strength[seat], s.target[seat], s.aboard[seat] = "", 0, 0, 0


class DrawCard(Chance):
    """RAI-3.6: a card from the deck; only its owner sees it."""

    kind = Deal

    owner: int
    number: int = 1

    def audience(self) -> tuple[int, ...]:
        return (self.owner,)

    def sample(self, s: Raid, rng: Random) -> Deal:
        return Deal(tuple(sorted(rng.sample(s.deck, self.number))))

    def refuse(self, s: Raid, move: Deal) -> Refusal | None:
        if len(move.cards) == self.number and not Counter(move.cards) - Counter(s.deck):
            return None
        return Refusal("KER-4", "not-drawn", {"what": str(move)})

    def answer(self, s: Raid, move: Deal) -> None:
        for card in move.cards:
            s.deck.remove(card)
        s.hands[self.owner] = sorted([*s.hands[self.owner], *move.cards])
        s.tell("drew", to=(self.owner,), cards=list(move.cards))


class BuryCard(Question):
    """RAI-3.7: and one from the hand is buried, face down."""

    secret = True

    def kinds(self) -> tuple[type[Move], ...]:
        return (Bury,)

    def moves(self, s: Raid) -> list[Move]:
        return [Bury(card) for card in sorted(set(s.hands[self.seat]))]

    def probes(self, s: Raid) -> Iterable[Move]:
        return [Bury(card) for card in (*STRENGTH, "ship")]

    def refuse(self, s: Raid, move: Bury) -> Refusal | None:
        if move.card in s.hands[self.seat]:
            return None
        return Refusal("RAI-3.7", "not-in-hand", {"card": move.card})

    def answer(self, s: Raid, move: Bury) -> None:
        s.hands[self.seat].remove(move.card)
        s.buried[self.seat].append(move.card)
        s.tell("buried", to=(self.seat,), card=move.card)
