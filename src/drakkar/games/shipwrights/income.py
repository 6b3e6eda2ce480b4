"""Chapter 16: income; then workers come back and raids are ready again."""

from __future__ import annotations

from drakkar.games.shipwrights.benefits import benefit_of
from drakkar.games.shipwrights.box import EIKJA_INCOME, EIKJA_INCOME_UPGRADED, TRADES, WORKER
from drakkar.games.shipwrights.cards import Bundle, gain
from drakkar.games.shipwrights.state import EIKJA, EIKJA_UP, NONE, Shipwrights
from drakkar.kernel.question import Step


def income(s: Shipwrights, seat: int) -> list[Bundle]:
    """SHI-16.2, 16.4: what pays is in the fleet, not on the board, ship by ship and trade card by
    trade card; SHI-16.10 is an example."""
    sources: list[Bundle] = []
    for ship, trade in s.fleets[seat]:
        if ship == EIKJA:
            upgraded = s.upgrades[seat] & EIKJA_UP
            sources.append(EIKJA_INCOME_UPGRADED if upgraded else EIKJA_INCOME)
        elif benefit_of(ship).timing == "income":  # SHI-19.7, 19.8
            sources.append(benefit_of(ship).gain)
        if trade != NONE:  # SHI-16.5: from the round it was tucked in
            sources.append(TRADES[trade].income)
    return sources


def away(s: Shipwrights, seat: int) -> int:
    """SHI-16.6: the workers who come home."""
    return s.slots[seat].bit_count() + sum(worker for _, _, worker in s.villages[seat])


class Income(Step):
    """SHI-16.1: of one player: ships and trade cards pay, workers return, raid cards turn up."""

    seat: int

    def run(self, s: Shipwrights) -> None:
        seat = self.seat
        before = s.goods[:]
        # SHI-16.9: if a corrected box paid a card, it would be drawn and wait in hand
        for source in income(s, seat):
            gain(s, seat, source, quiet=True)
        paid = [after - old for after, old in zip(s.goods, before, strict=True)][
            seat * 6 : seat * 6 + 6
        ]
        s.tell("income", seat=seat, goods=paid)
        s.add(seat, WORKER, away(s, seat))
        s.slots[seat] = 0
        s.villages[seat] = tuple((kind, tucked, 0) for kind, tucked, _ in s.villages[seat])
        s.raids[seat] = tuple((card, 0) for card, _ in s.raids[seat])  # SHI-15.8, 16.7
