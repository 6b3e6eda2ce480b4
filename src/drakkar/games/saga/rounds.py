"""Chapters 2 and 12: the rounds, and setting off for the next adventure."""

from __future__ import annotations

from drakkar.games.saga.adventure import Turns
from drakkar.games.saga.bifrost import cross_over
from drakkar.games.saga.box import (
    ADVENTURES,
    BOARD,
    CARDS,
    MOVEMENTS,
    REALMS,
    STARTING,
    TUTORIAL,
    VIKINGS,
)
from drakkar.games.saga.buying import BuyingRound
from drakkar.games.saga.hand import DealHands
from drakkar.games.saga.markers import LayMarkers, clear_markers
from drakkar.games.saga.movement import discard_display, shuffle_in
from drakkar.games.saga.state import Saga
from drakkar.games.saga.valhalla import Valhalla
from drakkar.kernel.question import Step


class NextRound(Step):
    """SAG-2.1: the five phases; SAG-3.1: buying before every adventure; SAG-3.2, 16.6: at Bifröst
    without the first and the fourth."""

    def run(self, s: Saga) -> None:
        s.round += 1
        adventure = s.adventure
        s.turn = s.offset = s.reached = s.friggs = 0
        s.index = [0] * s.players  # SAG-12.6
        s.more_valhalla = [0] * s.players
        s.active = (1 << s.players) - 1
        s.tell("adventure", round=s.round, adventure=adventure.id)
        if s.voyage[s.round - 1] == TUTORIAL:  # SAG-20.2, 20.5; the rest as usual: SAG-20.4
            s.then(DealHands(), Turns(), Valhalla(), SetOff())
        elif adventure.bifrost:
            cross_over(s)
            s.then(LayMarkers(), DealHands(), Turns())  # SAG-17.1: and nothing after it
        else:
            enter(s, adventure.realm)
            phases = (DealHands(), Turns(), Valhalla(), SetOff(), NextRound())
            s.then(LayMarkers(), BuyingRound(0), *phases)


def enter(s: Saga, realm: int) -> None:
    """SAG-1.19, 12.7, 12.8, 19.6: a new realm brings its Vikings and all its special cards at once;
    SAG-1.8, 19.4: those of the adventures chosen."""
    if realm < 0 or s.realms >> realm & 1:  # SAG-1.9: the sea and Bifröst have no realm
        return
    s.realms |= 1 << realm
    copies = s.players + BOARD.market.copies_above_players  # SAG-1.7
    for card in range(STARTING, VIKINGS):
        if CARDS[card].realm == realm:
            s.market[card] = copies
    coming = [ADVENTURES[number] for number in s.voyage]
    specials = [adventure.special for adventure in coming if adventure.realm == realm]
    shuffle_in(s, specials)
    s.tell("realm", realm=REALMS[realm], cards=[MOVEMENTS[card].id for card in specials])


class SetOff(Step):
    """SAG-12.1 to 12.6 (phase 5)."""

    def run(self, s: Saga) -> None:
        clear_markers(s)
        discard_display(s)
        for seat in s.order():
            played = s.played[seat]
            # SAG-12.3; SAG-15.2: whether their action was used or not
            s.god_bottom += tuple(card for card in played if card >= VIKINGS)
            own = [card for card in played if card < VIKINGS]  # SAG-11.5: not those in Valhalla
            own += [*s.hands[seat], *s.pile_cards(seat)]
            s.piles[seat] = tuple(sorted(own))
            s.hands[seat] = s.tops[seat] = s.bottoms[seat] = s.played[seat] = ()
        s.odin = (s.odin + 1) % s.players
