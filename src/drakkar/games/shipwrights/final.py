"""Chapter 20: the last exchanges, the points, the winner."""

from __future__ import annotations

from collections.abc import Iterable

from drakkar.games.shipwrights.benefits import final_bonus
from drakkar.games.shipwrights.box import (
    BOARDS,
    CARDS,
    COIN,
    EIKJA_VP,
    EIKJA_VP_UPGRADED,
    GOLD,
    GOODS,
    HERO_VP,
    HUTS,
    IRON,
    LABOURER_VP,
    LABOURER_VP_UPGRADED,
    RANDI_VP,
    TRACKS,
    WOOD,
    WOOL,
    WORKER,
)
from drakkar.games.shipwrights.exchange import THYRA_COINS, TRADE_TRACK, Exchange, coin_price
from drakkar.games.shipwrights.moves import Finish
from drakkar.games.shipwrights.solo import opponent
from drakkar.games.shipwrights.state import (
    EIKJA,
    EIKJA_UP,
    HUT,
    HUT_UP,
    LABOURER_UP,
    NONE,
    Shipwrights,
)
from drakkar.kernel.game import Result
from drakkar.kernel.question import Move, Question, Step
from drakkar.kernel.refusal import Refusal

SOURCES = ("ships", "bonuses", "buildings", "jarls", "tracks", "heroes", "gold")


class FinalExchange(Step):
    """SHI-20.2, 20.3: after the heroes of the last round everybody may still exchange, at once."""

    def run(self, s: Shipwrights) -> None:
        s.tell("final-exchange")
        s.together([LastExchange(seat) for seat in range(s.players)])


class LastExchange(Question):
    """Exchange, or count the points with all that is worth exchanging exchanged for you.

    The exchanges are those of the last round, Thyra's included (SHI-20.5), without Randi's
    (SHI-20.4): cards are of no more use.
    """

    def kinds(self) -> tuple[type[Move], ...]:
        return (Finish, Exchange)

    def moves(self, s: Shipwrights) -> list[Move]:
        offers = Exchange.offers(s, self.seat)
        return [Finish(), *(move for move in offers if move != Exchange("randi"))]

    def probes(self, s: Shipwrights) -> Iterable[Move]:
        return [Finish(), *(Exchange(w) for w in ("wood", "iron", "set", "thyra", "randi", "x"))]

    def refuse(self, s: Shipwrights, move: Finish | Exchange) -> Refusal | None:
        if isinstance(move, Finish):
            return None
        if move.what == "randi":
            return Refusal("SHI-20.4", "no-randi-now")
        return move.refuse(s, self.seat)

    def answer(self, s: Shipwrights, move: Finish) -> None:
        exchange_all(s, self.seat)
        s.tell("finished", seat=self.seat, gold=s.good(self.seat, GOLD))


def exchange_all(s: Shipwrights, seat: int) -> None:
    """SHI-20.6, 20.7: the most gold that coins and goods can still make, and among equals the most
    goods left.

    Goods break ties and coins do not, so that left-over coins buy the cheapest good. Every number
    of Thyra's gold is tried; the other coins complete sets, each of which costs no less than the
    one before.
    """
    prices = [coin_price(s, basic) for basic in range(3)]
    basics = (WOOD, WOOL, IRON)
    have = [s.good(seat, good) for good in basics]
    cheapest = min(range(3), key=lambda basic: prices[basic])
    most = s.good(seat, COIN) // THYRA_COINS if s.heroes[TRADE_TRACK] == seat else 0
    best: tuple[int, ...] = ()
    for thyra in range(most, -1, -1):
        coins, sets = s.good(seat, COIN) - thyra * THYRA_COINS, 0
        left = have
        while (price := sum(prices[g] for g in range(3) if not left[g])) <= coins:
            coins, sets = coins - price, sets + 1
            left = [max(0, number - 1) for number in left]
        bought, coins = divmod(coins, prices[cheapest])
        left = [number + bought * (g == cheapest) for g, number in enumerate(left)]
        best = max(best, (thyra + sets, sum(left), thyra, *left, coins))
    gold, _, _, *left, coins = best
    s.add(seat, GOLD, gold)
    s.add(seat, COIN, coins - s.good(seat, COIN))
    for good, old, new in zip(basics, have, left, strict=True):
        s.add(seat, good, new - old)


# ---- points ----------------------------------------------------------------------------------


def points(s: Shipwrights, seat: int) -> dict[str, int]:
    """The points of a player by source, as things stand: SHI-20.8, with the bonuses on a line of
    their own. SHI-20.15: nothing else counts. SHI-20.21 is an example."""
    up = s.upgrades[seat]
    built = [ship for ship, _ in s.fleets[seat] if ship != EIKJA]
    village = s.villages[seat]
    jarls = [c for _, c, _ in village if c != NONE and CARDS[c].kind == "jarl"]
    hut = HUTS[s.huts[seat]]
    return {
        # SHI-20.9
        "ships": sum(CARDS[ship].vp for ship in built)
        + (EIKJA_VP_UPGRADED if up & EIKJA_UP else EIKJA_VP),
        "bonuses": sum(final_bonus(s, seat, ship) for ship in built),
        # SHI-20.10
        "buildings": sum(CARDS[kind].vp for kind, _, _ in village if kind != HUT)
        + (hut.vp_upgraded if up & HUT_UP else hut.vp),
        "jarls": sum(CARDS[card].vp for card in jarls),  # SHI-8.3, 20.11
        # SHI-20.12: the space reached alone
        "tracks": sum(
            BOARDS.vp_by_space.get(s.tracks[seat * len(TRACKS) + track], 0)
            for track in range(len(TRACKS))
        ),
        # SHI-17.18, 20.13
        "heroes": sum(vp for vp, holder in zip(HERO_VP, s.heroes, strict=True) if holder == seat)
        + (RANDI_VP if s.randi[seat] else 0)
        + (LABOURER_VP_UPGRADED if up & LABOURER_UP else LABOURER_VP),
        "gold": s.good(seat, GOLD),  # SHI-20.14
    }


def standing(s: Shipwrights) -> list[dict[str, int]]:
    """The points by source if the game ended now, after the last exchanges."""
    if s.agenda and s.rounds:
        s = s.copy()
        for seat in range(s.players):
            exchange_all(s, seat)
    return [points(s, seat) for seat in range(s.players)]


def result(s: Shipwrights) -> Result:
    """SHI-20.16 to 20.20: most points; then wood, wool, iron; then workers; then shared.

    SHI-21.10: alone: beat the opponent. SHI-21.6: with two players the neutral player has none.
    """
    ties: list[tuple[int, ...]] = []
    for seat in range(s.players):
        base = seat * len(GOODS)
        goods = s.goods[base + WOOD] + s.goods[base + WOOL] + s.goods[base + IRON]
        ties.append((goods, s.goods[base + WORKER]))
    return Result.of(standing(s), ties, opponent(s) if s.players == 1 else None)
