"""Chapter 16: income; then workers come back and raids are ready again."""

from __future__ import annotations

from drakkar.games.shipwrights.benefits import benefit_of
from drakkar.games.shipwrights.box import EIKJA_INCOME, EIKJA_INCOME_UPGRADED, TRADES, WORKER
from drakkar.games.shipwrights.cards import gain
from drakkar.games.shipwrights.state import EIKJA, EIKJA_UP, NONE, Shipwrights
from drakkar.kernel.question import Step


class Income(Step):
    """Of one player: ships and trade cards pay, workers return, raid cards turn face up."""

    seat: int

    def run(self, s: Shipwrights) -> None:
        seat = self.seat
        before = s.goods[:]
        for ship, trade in s.fleets[seat]:
            if ship == EIKJA:
                upgraded = s.upgrades[seat] & EIKJA_UP
                gain(s, seat, EIKJA_INCOME_UPGRADED if upgraded else EIKJA_INCOME, quiet=True)
            elif benefit_of(ship).timing == "income":
                gain(s, seat, benefit_of(ship).gain, quiet=True)
            if trade != NONE:
                gain(s, seat, TRADES[trade].income, quiet=True)
        paid = [after - old for after, old in zip(s.goods, before, strict=True)][
            seat * 6 : seat * 6 + 6
        ]
        s.tell("income", seat=seat, goods=paid)
        back = s.slots[seat].bit_count() + sum(worker for _, _, worker in s.villages[seat])
        s.add(seat, WORKER, back)
        s.slots[seat] = 0
        s.villages[seat] = tuple((kind, tucked, 0) for kind, tucked, _ in s.villages[seat])
        s.raids[seat] = tuple((card, 0) for card, _ in s.raids[seat])
