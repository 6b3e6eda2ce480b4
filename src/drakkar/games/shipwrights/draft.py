"""Chapter 4: the draft. Everybody chooses at once and in secret."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from drakkar.games.shipwrights.box import BOARDS, CARD_INDEX, CARD_NAMES, ROUNDS
from drakkar.games.shipwrights.cards import DrawCards
from drakkar.games.shipwrights.moves import Keep
from drakkar.games.shipwrights.solo import restrictions
from drakkar.games.shipwrights.state import Shipwrights
from drakkar.kernel.question import Move, Question, Step
from drakkar.kernel.refusal import Refusal


class Draft(Step):
    """The draft of a round, by the number of players."""

    def run(self, s: Shipwrights) -> None:
        s.tell("draft")
        if s.players == 1:  # SHI-4.2
            draws = restrictions(s.nemesis).draws
        elif s.players == 2:  # SHI-4.4 to 4.7
            more = BOARDS.hand_size // BOARDS.keep_each - 1
            draws = (BOARDS.pair_draw, *(BOARDS.pair_topup,) * more)
        else:
            draws = (BOARDS.hand_size,)  # SHI-4.8
        s.then(*(DraftStep(number) for number in draws), EndDraft())


class DraftStep(Step):
    """Draw cards, choose, pass or discard the rest."""

    draw: int

    def run(self, s: Shipwrights) -> None:
        # SHI-4.14: with too few cards left everybody gets the same number, the draft is shorter
        number = min(self.draw, (len(s.deck) + len(s.discard)) // s.players)
        s.then(*(DrawCards(seat, number, "pack") for seat in range(s.players)), PickFromPacks())


class PickFromPacks(Step):
    """SHI-4.11: one choice of everybody: two cards with one or two players, one with more."""

    def run(self, s: Shipwrights) -> None:
        if all(len(pack) <= 1 for pack in s.packs):  # SHI-4.9: the last card leaves no choice
            for seat in range(s.players):
                s.aside[seat] = tuple(sorted(s.aside[seat] + s.packs[seat]))
                s.packs[seat] = ()
            return
        number = BOARDS.keep_each if s.players <= 2 else 1
        choosers = [seat for seat in range(s.players) if s.packs[seat]]
        if choosers:
            s.then(PassPacks())
            s.together([PickCard(seat, number) for seat in choosers], sealed=True)


_KEEP = tuple(Keep(name) for name in CARD_NAMES)


class PickCard(Question):
    """SHI-4.12, 4.13: a card of the pack is set aside, unseen by the others."""

    secret = True
    ask_when_forced = True  # that all cards of a pack are alike is nobody else's business

    number: int

    def kinds(self) -> tuple[type[Move], ...]:
        return (Keep,)

    def moves(self, s: Shipwrights) -> list[Move]:
        return [_KEEP[card] for card in sorted(set(s.packs[self.seat]))]

    def probes(self, s: Shipwrights) -> Iterable[Move]:
        return [Keep(name) for name in (*CARD_NAMES, "card")]

    def refuse(self, s: Shipwrights, move: Keep) -> Refusal | None:
        if CARD_INDEX.get(move.card, -1) in s.packs[self.seat]:
            return None
        clause = {1: "SHI-4.2", 2: "SHI-4.4"}.get(s.players, "SHI-4.9")
        return Refusal(clause, "not-in-pack", {"card": move.card})

    def elsewhere(self, s: Shipwrights, move: Any) -> Refusal | None:
        if isinstance(move, Move) and move.TAG == "exchange":
            return Refusal("SHI-14.8", "no-exchange-now")
        return None

    def answer(self, s: Shipwrights, move: Keep) -> None:
        card = CARD_INDEX[move.card]
        pack = list(s.packs[self.seat])
        pack.remove(card)
        s.packs[self.seat] = tuple(pack)
        s.aside[self.seat] = tuple(sorted((*s.aside[self.seat], card)))
        if self.number > 1 and pack:
            s.then(PickCard(self.seat, self.number - 1))


class PassPacks(Step):
    """What is left goes to the neighbour; alone (SHI-4.3), and at the end, to the discard pile."""

    def run(self, s: Shipwrights) -> None:
        last = s.players <= 2 and all(len(kept) >= BOARDS.hand_size for kept in s.aside)
        if s.players == 1 or last:
            for seat in range(s.players):
                for card in s.packs[seat]:
                    s.put_on_discard(card)
                s.packs[seat] = ()
            return
        # SHI-3.5, 4.10: clockwise is to the left
        clockwise = s.players == 2 or ROUNDS[s.rounds[-1]].draft == "clockwise"
        packs = s.packs[:]
        for seat in range(s.players):
            s.packs[(seat + (1 if clockwise else -1)) % s.players] = packs[seat]
        if s.players > 2:
            s.then(PickFromPacks())


class EndDraft(Step):
    """SHI-4.1: the cards set aside are taken in hand."""

    def run(self, s: Shipwrights) -> None:
        for seat in range(s.players):
            s.put_in_hand(seat, s.aside[seat])
            s.aside[seat] = ()
            for card in s.packs[seat]:  # only after a draft cut short by an empty deck
                s.put_on_discard(card)
            s.packs[seat] = ()
