"""Chapters 1 and 24: set-up."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from random import Random

from drakkar.games.odin.actions.mountains import RevealStrips
from drakkar.games.odin.box import (
    ALL_SPACES,
    BUILDING_COUNTS,
    CARD_INDEX,
    CARD_NAMES,
    CARDS,
    EXTENSIONS,
    FRONTS,
    HELD,
    HOME,
    ITEM,
    KIT,
    NONE,
    SIDES,
    SPECIALS,
    STRIPS,
    STRIPS_AT_START,
    WEAPON_COUNTS,
    WEAPON_NAMES,
)
from drakkar.games.odin.cards import parts as parts  # makes the occupations
from drakkar.games.odin.cards.events import NOTHING
from drakkar.games.odin.moves import Cards, Extension, FirstPlayer, Play
from drakkar.games.odin.phases import solo
from drakkar.games.odin.phases.round_end import NextRound
from drakkar.games.odin.state import Odin, OwnBoard
from drakkar.kernel.question import Chance, Move, Question
from drakkar.kernel.refusal import Refusal


def setup(players: int, options: Mapping[str, str]) -> Odin:
    # ODI-1.2: one length for the whole table
    side = next(n for n, board_side in enumerate(SIDES) if board_side.id == options["length"])
    decks = options["decks"].upper()
    cards = [n for n, card in enumerate(CARDS) if card.deck in decks]  # ODI-1.7
    goods = [0] * HELD  # ODI-1.5
    for name, number in KIT.items():
        goods[ITEM[name]] = number  # ODI-1.4
    s = Odin(
        players=players,
        side=side,
        printed_cards=options["cards_179_181"] == "printed",
        round=0,
        phase=0,
        first=0,
        last_placer=NONE,
        passed=0,
        tried=0,
        thing=[SIDES[side].thing] * players,  # ODI-1.3, 24.1
        waiting=0,
        owner=[NONE] * len(ALL_SPACES),
        standing_on=[0] * len(ALL_SPACES),
        taken=0,
        pairs=[0] * players,
        imitation=(),
        goods=goods * players,
        boats=[()] * players,
        knarrs=[0] * players,
        longships=[()] * players,
        emigrated=[()] * players,
        boards=[(OwnBoard(HOME),)] * players,
        unloaded=[0] * players,
        penalties=[0] * players,
        income=[0] * players,
        final_income=[0] * players,
        oval=(1 << len(SPECIALS)) - 1,  # ODI-1.12
        buildings=list(BUILDING_COUNTS),
        lands=list(FRONTS),  # ODI-1.11
        land_owner=[NONE] * len(FRONTS),
        land_silver=[0] * len(FRONTS),
        strips=[],
        strip_pile=list(range(len(STRIPS))),
        weapon_pile=[  # ODI-1.6
            count - players * KIT.get(name, 0)
            for name, count in zip(WEAPON_NAMES, WEAPON_COUNTS, strict=True)
        ],
        weapon_discard=[0] * len(WEAPON_NAMES),
        substitutes=[0] * (len(WEAPON_NAMES) * players),
        hands=[()] * players,
        deck=[card for card in cards if not CARDS[card].starting],  # ODI-1.9
        unused=[card for card in cards if CARDS[card].starting],
        played=[()] * players,
        active=[NOTHING] * players,
        used_round=[()] * players,
        used_game=[()] * players,
        fired=[],
        uses=[],
        dice=[],
        table=[()] * players,
        no_mead=0,
        at_start=[0] * (2 * players),
        saved="",
    )
    if players == 1:
        solo.start(s)
    if options["starting_occupation"] == "chosen":
        s.then(ChooseStart(0))
    else:
        s.then(*(DealStart(seat) for seat in range(players)))
    s.agenda.insert(0, NextRound())
    s.agenda.insert(1, RevealStrips(STRIPS_AT_START[players]))  # ODI-1.10, 23.11
    if players == 4:
        s.agenda.insert(2, TurnExtensions())
    if players > 1:
        s.agenda.append(DrawFirst())
    return s


class DrawFirst(Chance):
    """ODI-1.14: who gets the moose."""

    kind = FirstPlayer

    def sample(self, s: Odin, rng: Random) -> FirstPlayer:
        return FirstPlayer(rng.randrange(s.players))

    def refuse(self, s: Odin, move: FirstPlayer) -> Refusal | None:
        if 0 <= move.seat < s.players:
            return None
        return Refusal("KER-4", "not-drawn", {"what": str(move)})

    def outcomes(self, s: Odin) -> list[tuple[Move, float]]:
        return [(FirstPlayer(seat), 1 / s.players) for seat in range(s.players)]

    def answer(self, s: Odin, move: FirstPlayer) -> None:
        s.first = move.seat
        s.tell("first_player", seat=move.seat)


class TurnExtensions(Chance):
    """ODI-1.13: the side of each extension tile."""

    kind = Extension

    def sample(self, s: Odin, rng: Random) -> Extension:
        return Extension(tuple(rng.choice(columns) for columns in EXTENSIONS))

    def refuse(self, s: Odin, move: Extension) -> Refusal | None:
        if len(move.columns) == len(EXTENSIONS) and all(
            column in columns for column, columns in zip(move.columns, EXTENSIONS, strict=True)
        ):
            return None
        return Refusal("KER-4", "not-drawn", {"what": str(move)})

    def answer(self, s: Odin, move: Extension) -> None:
        s.imitation = move.columns
        s.tell("extensions", columns=list(move.columns))


def _receive(s: Odin, seat: int, card: int) -> None:
    s.unused.remove(card)
    s.hands[seat] = (card,)


class DealStart(Chance):
    """ODI-1.8: a light brown occupation."""

    kind = Cards

    owner: int

    def audience(self) -> tuple[int, ...]:
        return (self.owner,)

    def sample(self, s: Odin, rng: Random) -> Cards:
        return Cards((CARD_NAMES[rng.choice(s.unused)],))

    def refuse(self, s: Odin, move: Cards) -> Refusal | None:
        if len(move.cards) == 1 and CARD_INDEX.get(move.cards[0], NONE) in s.unused:
            return None
        return Refusal("KER-4", "not-drawn", {"what": str(move)})

    def answer(self, s: Odin, move: Cards) -> None:
        _receive(s, self.owner, CARD_INDEX[move.cards[0]])


class ChooseStart(Question):
    """ODI-23.15: alone one may choose it. Nothing else is allowed before the first round, here or
    anywhere in the set-up (ODI-1.15)."""

    secret = True

    def kinds(self) -> tuple[type[Move], ...]:
        return (Play,)

    def moves(self, s: Odin) -> list[Move]:
        return [Play(CARD_NAMES[card]) for card in s.unused]

    def probes(self, s: Odin) -> Iterable[Move]:
        return [Play(name) for name in (*CARD_NAMES[::9], "nobody")]

    def refuse(self, s: Odin, move: Play) -> Refusal | None:
        if CARD_INDEX.get(move.card, NONE) in s.unused:
            return None
        return Refusal("ODI-23.15", "no-start-card", {"card": move.card})

    def answer(self, s: Odin, move: Play) -> None:
        _receive(s, self.seat, CARD_INDEX[move.card])
