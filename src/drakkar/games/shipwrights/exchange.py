"""Chapter 14: exchanges, at any moment of the action phase. Thyra and Randi trade here too."""

from __future__ import annotations

from typing import Final

from drakkar.games.shipwrights.box import (
    BASIC,
    COIN,
    GOLD,
    GOODS,
    IRON,
    ROUNDS,
    WOOD,
    WOOL,
)
from drakkar.games.shipwrights.cards import DrawCards
from drakkar.games.shipwrights.solo import restrictions
from drakkar.games.shipwrights.state import Shipwrights
from drakkar.kernel.question import Anytime, Move
from drakkar.kernel.refusal import Refusal

TRADE_TRACK = 1
THYRA_COINS: Final = 3  # SHI-17.13
RANDI_COINS: Final = 2  # SHI-17.17


class Exchange(Anytime):
    """``wood``, ``wool``, ``iron`` for coins, a ``set`` of them for gold, ``thyra``, ``randi``.

    SHI-14.3, 14.6: there is no way back. SHI-14.8: and there are no others. SHI-17.10: heroes too
    as often as one likes, where a question allows it.
    """

    what: str

    @classmethod
    def offers(cls, s: Shipwrights, seat: int) -> list[Move]:
        base = seat * len(GOODS)
        g = s.goods
        coins = g[base + COIN]
        offered: list[Move] = []
        if coins:
            prices = ROUNDS[s.rounds[-1]].coin_price
            more = restrictions(s.nemesis).price
            offered = [_EXCHANGE[i] for i in range(3) if prices[i] + more <= coins]
            if coins >= THYRA_COINS and s.heroes[TRADE_TRACK] == seat:
                offered.append(_THYRA)
            if coins >= RANDI_COINS and s.randi[seat]:
                offered.append(_RANDI)
        if g[base + WOOD] and g[base + WOOL] and g[base + IRON]:
            offered.append(_SET)
        return offered

    def refuse(self, s: Shipwrights, seat: int) -> Refusal | None:
        coins = s.good(seat, COIN)
        if self.what in BASIC:
            price = coin_price(s, BASIC.index(self.what))
            if coins >= price:
                return None
            clause = "SHI-21.16" if restrictions(s.nemesis).price else "SHI-14.2"
            return Refusal(clause, "exchange-coins", {"price": price, "coins": coins})
        if self.what == "set":
            if all(s.good(seat, good) for good in (WOOD, WOOL, IRON)):  # SHI-14.5: no gold for them
                return None
            return Refusal("SHI-14.4", "exchange-set")
        if self.what == "thyra":
            if s.heroes[TRADE_TRACK] != seat:
                return Refusal("SHI-17.13", "not-your-hero", {"hero": "thyra"})
            if coins >= THYRA_COINS:
                return None
            args = {"price": THYRA_COINS, "coins": coins}
            return Refusal("SHI-17.13", "exchange-coins", args)
        if self.what == "randi":
            if not s.randi[seat]:
                return Refusal("SHI-17.17", "not-your-hero", {"hero": "randi"})
            if coins >= RANDI_COINS:
                return None
            args = {"price": RANDI_COINS, "coins": coins}
            return Refusal("SHI-17.17", "exchange-coins", args)
        return Refusal("SHI-14.8", "no-exchange")

    def perform(self, s: Shipwrights, seat: int) -> None:
        s.tell("exchanged", seat=seat, what=self.what)
        if self.what in BASIC:
            index = BASIC.index(self.what)
            s.add(seat, COIN, -coin_price(s, index))
            s.add(seat, (WOOD, WOOL, IRON)[index], 1)
        elif self.what == "set":
            for good in (WOOD, WOOL, IRON):
                s.add(seat, good, -1)
            s.add(seat, GOLD, 1)
        elif self.what == "thyra":
            s.add(seat, COIN, -THYRA_COINS)
            s.add(seat, GOLD, 1)
        else:
            s.add(seat, COIN, -RANDI_COINS)
            s.then(DrawCards(seat, 1))


_EXCHANGE = tuple(Exchange(good) for good in BASIC)
_THYRA, _RANDI, _SET = Exchange("thyra"), Exchange("randi"), Exchange("set")


def coin_price(s: Shipwrights, basic: int) -> int:
    """SHI-3.3: coins for one wood (0), wool (1) or iron (2) in this round, as in SHI-14.7."""
    return ROUNDS[s.rounds[-1]].coin_price[basic] + restrictions(s.nemesis).price
