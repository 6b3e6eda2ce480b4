"""Chapter 11: the auction, and the offer laid by the players, of the advanced rules."""

from __future__ import annotations

from collections.abc import Iterable

from drakkar.games.vikings.box import VIKING, VIKINGS
from drakkar.games.vikings.buying import FirstBuyer
from drakkar.games.vikings.moves import Bid, Lay, Pass, Remove
from drakkar.games.vikings.offer import DrawTiles
from drakkar.games.vikings.state import NOBODY, Vikings
from drakkar.kernel.question import Move, Question, Step
from drakkar.kernel.refusal import Refusal


class OpenAuction(Step):
    """VIK-11.5: the holder of the longship speaks first."""

    def run(self, s: Vikings) -> None:
        s.bid, s.bidder, s.passed = 0, -1, 0
        s.then(Bidding(s.first))


class Bidding(Question):
    """VIK-11.6, 11.7: more gold than the last bid, or out for good."""

    def kinds(self) -> tuple[type[Move], ...]:
        return (Bid, Pass)

    def moves(self, s: Vikings) -> list[Move]:
        purse = s.gold[self.seat] + s.glory[self.seat]
        return [Pass(), *(Bid(gold) for gold in range(s.bid + 1, purse + 1))]

    def probes(self, s: Vikings) -> Iterable[Move]:
        yield Pass()
        yield from (Bid(gold) for gold in range(-1, s.gold[self.seat] + s.glory[self.seat] + 3))

    def refuse(self, s: Vikings, move: Bid | Pass) -> Refusal | None:
        if isinstance(move, Pass):
            return None
        if move.gold <= s.bid:
            return Refusal("VIK-11.6", "bid-too-low", {"bid": s.bid})
        if move.gold > s.gold[self.seat] + s.glory[self.seat]:
            args = {"gold": s.gold[self.seat], "glory": s.glory[self.seat]}
            return Refusal("VIK-11.8", "bid-too-high", args)
        return None

    def answer(self, s: Vikings, move: Bid | Pass) -> None:
        if isinstance(move, Pass):
            s.passed |= 1 << self.seat
            s.tell("passed", seat=self.seat)
        else:
            s.bid, s.bidder = move.gold, self.seat
            s.tell("bid", seat=self.seat, gold=move.gold)
        for turn in range(1, s.players):
            seat = (self.seat + turn) % s.players
            if not s.passed >> seat & 1 and seat != s.bidder:
                s.then(Bidding(seat))
                return
        win_auction(s)


def grave(s: Vikings, seat: int, move: Move) -> bool:
    """Who passes is out of the auction for good (VIK-11.7)."""
    return isinstance(move, Pass)


def win_auction(s: Vikings) -> None:
    """VIK-11.9 to 11.14: the winner pays, begins, removes a Viking; then the tiles are revealed."""
    if s.bidder >= 0:
        s.pay(s.bidder, s.bid)
        s.first = s.bidder
    s.tell("auction-won", seat=s.first, gold=s.bid)
    s.then(RemoveViking(s.first), DrawTiles(), LayColour(s.first))


class RemoveViking(Question):
    """VIK-11.13: one of the thirteen leaves the game."""

    def kinds(self) -> tuple[type[Move], ...]:
        return (Remove,)

    def moves(self, s: Vikings) -> list[Move]:
        return [Remove(VIKINGS[kind]) for kind, number in enumerate(s.drawn) if number]

    def probes(self, s: Vikings) -> Iterable[Move]:
        return (Remove(name) for name in (*VIKINGS, "ship"))

    def refuse(self, s: Vikings, move: Remove) -> Refusal | None:
        if move.viking not in VIKING:
            return Refusal("VIK-11.13", "no-such-viking")
        if not s.drawn[VIKING[move.viking]]:
            return Refusal("VIK-11.13", "none-drawn", {"viking": move.viking})
        return None

    def answer(self, s: Vikings, move: Remove) -> None:
        s.drawn[VIKING[move.viking]] -= 1
        s.tell("removed", seat=self.seat, viking=move.viking)


def places_for(s: Vikings, kind: int) -> range:
    """VIK-11.15, 11.16: where all of a colour are laid: the highest places that are still free."""
    free = sum(lot[2] == NOBODY for lot in s.lots)  # the places below this one
    return range(max(0, free - s.drawn[kind]), free)


class LayColour(Question):
    """VIK-11.15 to 11.17: a whole colour on the highest free places, then the next player."""

    def kinds(self) -> tuple[type[Move], ...]:
        return (Lay,)

    def moves(self, s: Vikings) -> list[Move]:
        return [Lay(VIKINGS[kind]) for kind, number in enumerate(s.drawn) if number]

    def probes(self, s: Vikings) -> Iterable[Move]:
        return (Lay(name) for name in (*VIKINGS, "ship"))

    def refuse(self, s: Vikings, move: Lay) -> Refusal | None:
        if move.viking not in VIKING:
            return Refusal("VIK-11.16", "no-such-viking")
        if not s.drawn[VIKING[move.viking]]:
            return Refusal("VIK-11.16", "none-to-lay", {"viking": move.viking})
        return None

    def answer(self, s: Vikings, move: Lay) -> None:
        kind = VIKING[move.viking]
        for slot in places_for(s, kind):
            price, tile, _ = s.lots[slot]
            s.lots[slot] = (price, tile, kind)
        s.tell("laid", seat=self.seat, viking=move.viking, number=s.drawn[kind])
        s.drawn[kind] = 0
        if any(s.drawn):
            s.then(LayColour((self.seat + 1) % s.players))
        else:
            s.tell("offer")
            s.then(FirstBuyer())  # VIK-11.18
