"""What lies on the table.

Cards are the numbers of their types (copies of a type are the same). Lists with a value per seat
and thing are flat: ``goods[seat * 6 + WOOD]``. The neutral player's markers come after the last
seat's.
"""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar, Final, Self

from drakkar.games.shipwrights.box import BOARDS, GOODS
from drakkar.kernel.question import Lanes
from drakkar.kernel.state import Counted, Owner, Public, State, state

NONE: Final = -1
EIKJA: Final = -1
"""The number of the Eikja among ships; card types count from 0."""
HUT: Final = -1
"""The number of the hut among buildings."""

EIKJA_UP, LABOURER_UP, HUT_UP = 1, 2, 4
"""The bits of ``upgrades``."""


@state
class Shipwrights(State):
    """The position. Players act at once; only the piles they draw from are common.

    SHI-2.21, 2.22: who sees what stands beside each field.
    """

    shared: ClassVar[tuple[str, ...]] = ("deck", "discard", "discard_top")

    players: Public[int]
    nemesis: Public[tuple[bool, ...]]

    round: Public[int]  # 1-5; 0 before the first
    round_deck: Public[list[int]]  # round cards that may still come
    rounds: Public[list[int]]  # those revealed, the last is in force

    goods: Public[list[int]]  # [seat * 6 + good]; SHI-1.8: numbers, the supply has no end
    tracks: Public[list[int]]  # [seat * 3 + track]
    heroes: Public[list[int]]  # who holds the hero of each track; NONE: nobody
    randi: Public[list[bool]]

    huts: Public[list[int]]  # the hut of each seat
    upgrades: Public[list[int]]  # EIKJA_UP | LABOURER_UP | HUT_UP
    # cards on the player board, from the left; SHI-10.6: they stay from round to round
    boards: Public[list[tuple[int, ...]]]
    slots: Public[list[int]]  # slots of the player board with a worker, a bit each
    fleets: Public[list[tuple[tuple[int, int], ...]]]  # (ship, trade card below); first the Eikja
    villages: Public[list[tuple[tuple[int, int, int], ...]]]  # (building, card below, worker)
    raids: Public[list[tuple[tuple[int, int], ...]]]  # (raid, used this round)
    spent_trades: Public[list[tuple[int, ...]]]  # turned for their immediate side

    hands: Owner[list[tuple[int, ...]]]  # sorted
    aside: Owner[list[tuple[int, ...]]]  # kept in the draft
    packs: Owner[list[tuple[int, ...]]]  # to choose from

    deck: Counted[list[int]]
    discard: Counted[list[int]]
    discard_top: Public[int]
    raid_deck: Public[list[int]]
    trade_deck: Public[list[int]]

    # ---- small helpers of the rules ----------------------------------------------------------
    def good(self, seat: int, good: int) -> int:
        return self.goods[seat * len(GOODS) + good]

    def add(self, seat: int, good: int, number: int) -> None:
        self.goods[seat * len(GOODS) + good] += number

    def take_from_hand(self, seat: int, card: int) -> None:
        hand = list(self.hands[seat])
        hand.remove(card)
        self.hands[seat] = tuple(hand)

    def put_on_discard(self, card: int) -> None:
        """SHI-6.7: one pile. SHI-6.6: nothing is gained here; only the action ``discard`` pays."""
        self.discard.append(card)
        self.discard_top = card

    def put_in_hand(self, seat: int, cards: tuple[int, ...]) -> None:
        """SHI-5.8: however many there are."""
        self.hands[seat] = tuple(sorted(self.hands[seat] + cards))

    def guess(self, seat: int, rng: Random) -> Self:
        """Deal anew what the seat cannot see: the deck, the discard pile below its top card, and
        what the others hold. (What a seat remembers of passed packs is not used.)"""
        new = self.copy()
        new._unbegin(seat)
        others = [other for other in range(self.players) if other != seat]
        below = list(new.discard)
        if below and new.discard_top != NONE:
            below.remove(new.discard_top)
        pool = new.deck + below
        for other in others:
            pool += [*new.hands[other], *new.aside[other], *new.packs[other]]
        pool.sort()  # where the cards really lie must not show in where they come to lie
        rng.shuffle(pool)

        def deal(number: int) -> list[int]:
            dealt, pool[:] = pool[:number], pool[number:]
            return dealt

        for other in others:
            new.hands[other] = tuple(sorted(deal(len(new.hands[other]))))
            new.aside[other] = tuple(sorted(deal(len(new.aside[other]))))
            new.packs[other] = tuple(sorted(deal(len(new.packs[other]))))
        kept = len(new.discard) - len(below)
        new.discard = deal(len(below)) + new.discard[len(new.discard) - kept :]
        if kept:
            new.discard[-1] = new.discard_top
        new.deck = deal(len(pool))
        return new

    def _unbegin(self, seat: int) -> None:
        """Who keeps two cards and has kept one has kept none as far as the others know."""
        top = self.agenda[-1] if self.agenda else None
        if not isinstance(top, Lanes) or not top.sealed or self.players > 2:
            return
        lanes: list[tuple[int, tuple[Any, ...]]] = []
        for owner, lane in top.lanes:
            if owner != seat and lane and lane[0].number < BOARDS.keep_each:  # type: ignore[attr-defined]
                kept, self.aside[owner] = self.aside[owner][-1:], self.aside[owner][:-1]
                self.packs[owner] += kept
                lane = (lane[0].replace(number=BOARDS.keep_each),)
            lanes.append((owner, lane))
        self.agenda[-1] = top.replace(lanes=tuple(lanes))
