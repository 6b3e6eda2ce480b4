"""What lies on the table.

Cards are numbers (see box.py). Sets of seats are bits. A draw pile is what its owner knows of it:
``tops`` in their order, then the shuffled ``piles``, then ``bottoms`` in their order (SAG-2.6).
The annotations say who sees what (SAG-2.5).
"""

from __future__ import annotations

from functools import cache
from random import Random
from typing import ClassVar, Final, Self

from drakkar.games.saga.box import ADVENTURES, VIKINGS, Adventure
from drakkar.kernel.state import Counted, Hidden, Owner, Public, State, state

NONE: Final = -1
Cards = tuple[int, ...]


@state
class Saga(State):
    """The position."""

    shared: ClassVar[tuple[str, ...]] = ("move_pile", "move_top")

    players: Public[int]
    pool_markers: Public[bool]  # the variant: three markers drawn before every adventure
    voyage: Public[tuple[int, ...]]  # the adventures of all rounds
    round: Public[int]  # from 1; 0 before the first
    odin: Public[int]  # who has the Odin figure

    gold: Public[list[int]]
    vp: Public[list[int]]
    market: Public[list[int]]  # copies in the display, by card
    realms: Public[int]  # those that have been entered, a bit each
    surcharge: Public[int]  # of the round of buying
    bought: Public[bool]  # somebody has, in this round of buying

    # ---- cards
    hands: Owner[list[Cards]]  # sorted
    piles: Owner[list[Cards]]  # sorted: their order is not decided yet
    tops: Owner[list[Cards]]  # known cards above them
    bottoms: Owner[list[Cards]]  # known cards below them
    valhalla: Owner[list[Cards]]  # SAG-11.4: its owner may always look
    chosen: Owner[list[Cards]]  # face down, about to be revealed
    picks: Owner[list[Cards]]  # played Vikings chosen for Valhalla in phase 4
    looked: Owner[list[Cards]]  # God cards being looked at
    played: Public[list[Cards]]  # in this adventure, in their order, gods too
    box: Hidden[Cards]  # out of the game
    god_pile: Counted[Cards]  # shuffled
    god_bottom: Counted[Cards]  # put under it, in their order

    # ---- Movement cards and markers
    move_pile: Counted[list[int]]  # shuffled
    move_top: Hidden[list[int]]  # the top of it, where somebody has looked
    foresight: Owner[list[Cards]]  # how much of the top a seat knows
    display: Public[Cards]  # turned up in this adventure
    move_discard: Public[Cards]
    light: Public[Cards]  # stage markers still to come
    dark: Public[Cards]
    markers: Public[tuple[int, ...]]  # on the board, in the order of their cells

    # ---- the adventure
    offset: Public[int]  # of the trail
    index: Public[list[int]]  # of the pawns on the trail
    active: Public[int]  # who is in the adventure
    reached: Public[int]  # who has ended a turn on the card
    prophets: Public[int]  # who has a Prophecy token
    more_valhalla: Public[list[int]]  # Alfreds copied by Loki
    friggs: Public[int]  # who may skip a card next turn

    # ---- the turn
    turn: Public[int]
    skippers: Public[int]  # who may skip a card now
    skipping: Hidden[int]  # who has chosen to, before the reveal
    skipped: Public[int]  # who has skipped
    icy: Public[int]  # who has paid for VIII.A
    caught: Public[int]  # who stood on the card when VII.A was turned up
    leavers: Hidden[int]  # who leaves at the end of this turn
    fallen: Public[int]  # whose adventure has ended by the last cell or by going off
    arrived: Public[int]  # whose cell has taken effect
    on_marker: Public[int]  # who has landed on a marker
    shields: Public[int]  # whom Tyr shields from penalties
    gilded: Public[int]  # who has Gullveig's favour
    now: Public[list[Cards]]  # revealed this turn
    coming: Public[list[Cards]]  # of those, the ones whose moment has not come yet
    fresh: Public[list[Cards]]  # cards of this turn whose action may be used now or later
    draws: Public[list[Cards]]  # cards of this turn that say what is drawn instead of them
    replace: Public[list[int]]  # how many cards are replaced as usual
    gained_vp: Public[list[int]]
    gained_gold: Public[list[int]]
    payments: Public[list[tuple[int, int, int]]]  # the largest forced one: due, paid, VP lost
    settled: Public[int]  # who has paid a forced one in full
    britta_done: Public[int]
    jari_done: Public[list[int]]  # per owner the opponents that have paid him
    copied: Public[list[int]]  # a permanent action copied by Loki, waiting for its event

    # ---- small helpers of the rules ----------------------------------------------------------
    @property
    def adventure(self) -> Adventure:
        return ADVENTURES[self.voyage[self.round - 1]]

    def order(self) -> Cards:
        """SAG-2.2: all seats, Odin first, then clockwise."""
        return in_order(self.players, self.odin, -1)

    def on_tour(self) -> Cards:
        """Those in the adventure, in Odin order."""
        return in_order(self.players, self.odin, self.active)

    def pile_size(self, seat: int) -> int:
        return len(self.tops[seat]) + len(self.piles[seat]) + len(self.bottoms[seat])

    def pile_cards(self, seat: int) -> Cards:
        """All cards of a draw pile, sorted."""
        return tuple(sorted(self.tops[seat] + self.piles[seat] + self.bottoms[seat]))

    def add_to_hand(self, seat: int, *cards: int) -> None:
        self.hands[seat] = tuple(sorted(self.hands[seat] + cards))

    def take_from_hand(self, seat: int, card: int) -> None:
        self.hands[seat] = without(self.hands[seat], card)

    def bury(self, seat: int, card: int) -> None:
        """Under the own draw pile."""
        self.bottoms[seat] = (*self.bottoms[seat], card)

    def take_from_pile(self, seat: int, card: int) -> None:
        """A card that was searched for; the rest is shuffled."""
        self.piles[seat] = without(self.pile_cards(seat), card)
        self.tops[seat] = self.bottoms[seat] = ()

    def vikings_played(self, seat: int) -> list[int]:
        return [card for card in self.played[seat] if card < VIKINGS]

    def vikings_so_far(self, seat: int) -> list[int]:
        """Those played up to the card whose moment it is; under IV.C its partner may follow."""
        played = self.played[seat]
        return [card for card in played[: len(played) - len(self.coming[seat])] if card < VIKINGS]

    # ---- guessing ----------------------------------------------------------------------------
    def guess(self, seat: int, rng: Random) -> Self:
        """Deal anew what the seat cannot see: which of their cards the others hold where, which
        gods, the order of the Movement pile, and what they have answered in secret. (What a seat
        remembers is not used.)"""
        from drakkar.games.saga.guessing import deal

        new = self.copy()
        if self.agenda:  # at the end everything is counted openly
            deal(new, seat, rng)
        return new


@cache
def in_order(players: int, odin: int, seats: int) -> Cards:
    """The seats whose bits are set, Odin first, then clockwise."""
    around = [(odin + n) % players for n in range(players)]
    return tuple(seat for seat in around if seats >> seat & 1)


def without(cards: Cards, card: int) -> Cards:
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]
