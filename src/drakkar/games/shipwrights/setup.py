"""Chapter 1: set-up, and the course of the five rounds."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from drakkar.games.shipwrights.actions import Actions
from drakkar.games.shipwrights.box import (
    BOARDS,
    CARDS,
    HUT_INDEX,
    HUT_NAMES,
    HUTS,
    RAIDS,
    ROUNDS,
    TRACKS,
    TRADES,
)
from drakkar.games.shipwrights.draft import Draft
from drakkar.games.shipwrights.final import FinalExchange
from drakkar.games.shipwrights.heroes import Heroes
from drakkar.games.shipwrights.income import Income
from drakkar.games.shipwrights.meta import NEMESES
from drakkar.games.shipwrights.moves import Huts
from drakkar.games.shipwrights.rounds import RevealRound
from drakkar.games.shipwrights.solo import has_neutral, prepare_nemesis
from drakkar.games.shipwrights.state import EIKJA, HUT, NONE, Shipwrights
from drakkar.games.shipwrights.tracks import move_marker
from drakkar.kernel.draws import sample
from drakkar.kernel.question import Chance, Step
from drakkar.kernel.refusal import Refusal


def setup(players: int, options: Mapping[str, str]) -> Shipwrights:
    s = Shipwrights(
        players=players,
        nemesis=tuple(options[name] == "yes" for name in NEMESES),
        round=0,
        round_deck=list(range(len(ROUNDS))),  # SHI-1.2: five of them come, one a round
        rounds=[],
        goods=list(BOARDS.starting_goods) * players,  # SHI-1.13
        # SHI-1.6, 1.7: everybody on 0, and the neutral player behind the last seat
        tracks=[0] * (len(TRACKS) * (players + has_neutral(players))),
        heroes=[NONE] * len(TRACKS),  # SHI-1.4: on the main board, as Randi
        randi=[False] * players,
        huts=[NONE] * players,
        upgrades=[0] * players,  # SHI-1.9: Eikja, labourer and hut on their base side
        boards=[()] * players,
        slots=[0] * players,
        # SHI-1.14: the Eikja is a built ship, the hut a built building
        fleets=[((EIKJA, NONE),)] * players,
        villages=[((HUT, NONE, 0),)] * players,
        raids=[()] * players,
        spent_trades=[()] * players,
        hands=[()] * players,
        aside=[()] * players,
        packs=[()] * players,
        # SHI-1.3, 1.5: all the cards; nature draws from a deck when a card is needed
        deck=[number for number, card in enumerate(CARDS) for _ in range(card.copies)],
        discard=[],
        discard_top=NONE,
        raid_deck=list(range(len(RAIDS))),
        trade_deck=list(range(len(TRADES))),
    )
    if players == 1:
        prepare_nemesis(s)
    s.then(DealHuts(), NextRound())
    return s


class DealHuts(Chance):
    """SHI-1.10, 1.11: everybody gets a hut; its icon moves a marker on at once, to no reward."""

    kind = Huts

    def sample(self, s: Shipwrights, rng: Random) -> Huts:
        return Huts(tuple(sample(rng, HUT_NAMES, s.players)))

    def refuse(self, s: Shipwrights, move: Huts) -> Refusal | None:
        names = set(move.huts)
        if len(move.huts) == len(names) == s.players and names <= set(HUT_NAMES):
            return None
        return Refusal("KER-4", "not-drawn", {"what": str(move)})

    def answer(self, s: Shipwrights, move: Huts) -> None:
        for seat, name in enumerate(move.huts):
            s.huts[seat] = HUT_INDEX[name]
            for track, steps in enumerate(HUTS[HUT_INDEX[name]].progress):
                move_marker(s, seat, track, steps)
            s.tell("hut", seat=seat, hut=name)


class NextRound(Step):
    """SHI-3.1: five rounds of five phases. SHI-17.20: the heroes of one are followed by the next;
    SHI-20.1: those of the last one by the end.

    SHI-5.13: nothing is taken from anybody between two rounds; SHI-16.8: the fifth has its income.
    """

    def run(self, s: Shipwrights) -> None:
        if s.round == BOARDS.rounds:
            s.then(FinalExchange())
            return
        s.round += 1
        income = [Income(seat) for seat in range(s.players)]
        s.then(RevealRound(), Draft(), Actions(), *income, Heroes(), NextRound())
