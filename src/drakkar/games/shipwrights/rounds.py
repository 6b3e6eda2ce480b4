"""Chapter 3: the round card."""

from __future__ import annotations

from random import Random

from drakkar.games.shipwrights.box import ROUND_INDEX, ROUND_NAMES, ROUNDS
from drakkar.games.shipwrights.moves import RoundCard
from drakkar.games.shipwrights.solo import neutral_advances
from drakkar.games.shipwrights.state import Shipwrights
from drakkar.kernel.question import Chance
from drakkar.kernel.refusal import Refusal


class RevealRound(Chance):
    """SHI-3.2: the next round card; only the last one is in force."""

    kind = RoundCard

    def sample(self, s: Shipwrights, rng: Random) -> RoundCard:
        return RoundCard(ROUND_NAMES[rng.choice(s.round_deck)])

    def outcomes(self, s: Shipwrights) -> list[tuple[RoundCard, float]]:  # type: ignore[override]
        return [(RoundCard(ROUND_NAMES[card]), 1 / len(s.round_deck)) for card in s.round_deck]

    def refuse(self, s: Shipwrights, move: RoundCard) -> Refusal | None:
        if ROUND_INDEX.get(move.card, -1) in s.round_deck:
            return None
        return Refusal("KER-4", "not-drawn", {"what": str(move)})

    def answer(self, s: Shipwrights, move: RoundCard) -> None:
        card = ROUND_INDEX[move.card]
        s.round_deck.remove(card)
        s.rounds.append(card)
        s.tell("round-card", round=s.round, card=move.card)
        if s.players <= 2:  # SHI-3.6
            neutral_advances(s, ROUNDS[card].neutral)
