"""The entry points of The Raid, set-up and scoring included."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from random import Random
from typing import Any

from drakkar.kernel.game import Result, Rules
from drakkar.kernel.question import Chance
from drakkar.kernel.refusal import Refusal
from drakkar.kernel.state import Seen
from tests.sample.box import CARDS, ISLANDS, SETUP
from tests.sample.choosing import Round, not_drawn
from tests.sample.moves import Reef
from tests.sample.sailing import DrawCard
from tests.sample.state import Raid
from tests.sample.words import WORDING


def setup(players: int, options: Mapping[str, str]) -> Raid:
    s = Raid(
        players=players,
        round=0,
        raids=[0] * players,
        hired=[0] * players,
        crew=[SETUP.crew] * players,
        played=[""] * players,
        strength=[0] * players,
        target=[0] * players,
        aboard=[0] * players,
        discard=[],
        peeks=[0] * players,
        safe=[False] * (SETUP.islands + 1),
        found=0,
        deck=sorted(card.id for card in CARDS for _ in range(card.count)),
        hands=[[] for _ in range(players)],
        chosen=["-"] * players,
        wind=[0] * players,
        known=[0] * players,
        buried=[[] for _ in range(players)],
        reef=0,
    )
    if options["reef"] == "hidden":
        s.then(HideReef())
    s.agenda[:0] = [Round(), *(DrawCard(seat, SETUP.hand) for seat in reversed(range(players)))]
    s.tell("begins")
    return s


class HideReef(Chance):
    """RAI-1.3: before one island lies a reef; nobody knows which."""

    kind = Reef

    def audience(self) -> tuple[int, ...]:
        return ()

    def sample(self, s: Raid, rng: Random) -> Reef:
        return Reef(rng.choice(ISLANDS))

    def outcomes(self, s: Raid) -> list[tuple[Any, float]]:
        return [(Reef(island), 1 / len(ISLANDS)) for island in ISLANDS]

    def refuse(self, s: Raid, move: Reef) -> Refusal | None:
        return None if move.island in ISLANDS else not_drawn(move)

    def answer(self, s: Raid, move: Reef) -> None:
        s.reef = move.island


def standing(s: Raid) -> list[dict[str, int]]:
    """RAI-5.1."""
    return [
        {"raids": s.raids[seat], "hiring": -s.hired[seat] * SETUP.hire, "crew": s.crew[seat]}
        for seat in range(s.players)
    ]


def result(s: Raid) -> Result:
    return Result.of(standing(s), [(crew,) for crew in s.crew])


def present(seen: Seen) -> dict[str, Any]:
    """Everything the seat has seen, by the names of the fields."""
    return {name: value for name, value in seen.known().items() if name != "seat"}


def value(s: Raid, seat: int) -> float:
    return float(s.loot(seat) + s.crew[seat])


def invariants(s: Raid) -> dict[str, int]:
    cards = Counter(s.deck) + Counter(s.discard)
    for seat in range(s.players):
        cards += Counter(s.hands[seat]) + Counter(s.buried[seat])
        assert s.loot(seat) >= 0, f"seat {seat} owes loot"
        assert 1 <= s.crew[seat] <= SETUP.most_crew, f"seat {seat}: crew {s.crew[seat]}"
        assert s.chosen[seat] in ("-", *s.hands[seat]), f"seat {seat} chose {s.chosen[seat]}"
    assert cards == Counter({card.id: card.count for card in CARDS}), f"cards {cards}"
    assert not s.found or s.found == s.reef, "the reef has moved"
    assert not s.safe[s.reef] or not s.reef, "somebody landed on the reef"
    return {"played": len(s.discard), "buried": sum(len(pile) for pile in s.buried)}


RULES = Rules(
    state=Raid,
    setup=setup,
    result=result,
    standing=standing,
    present=present,
    value=value,
    invariants=invariants,
    wording=WORDING,
)
