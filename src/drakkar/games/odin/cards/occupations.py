"""Chapter 19: occupations: drawing them, playing them."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from drakkar.games.odin.actions import void
from drakkar.games.odin.actions.ops import OPS, Ask, Op, ask, free_inside, lacks
from drakkar.games.odin.box import (
    CARD_INDEX,
    CARD_NAMES,
    ITEM_NAMES,
    NONE,
    ORE,
    STONE,
)
from drakkar.games.odin.cards.events import (
    DRAW_INSTEAD,
    NOTHING,
    STATE_CHANGES,
    TALLY,
)
from drakkar.games.odin.cards.triggers import PARTS, Part, fire, resolve, run_part, usable
from drakkar.games.odin.moves import Accept, Cards, Decline, Option, Play, Stop
from drakkar.games.odin.state import CARDS_PLAYED, Odin
from drakkar.games.odin.things.goods import Bundle, bundle, has, pay
from drakkar.games.odin.things.payments import payment_first
from drakkar.kernel.question import Chance, Move, Question, Step
from drakkar.kernel.refusal import Refusal

PARTS_OF: list[list[tuple[Part, ...]]] = [[], []]
"""By reading (0: the French rulebook, 1: the printed cards) and card; filled in by parts.py."""

PLAY = tuple(Play(name) for name in CARD_NAMES)
_STOP = Stop()


# ---- drawing ---------------------------------------------------------------------------------


class DrawOccupations(Step):
    """ODI-19.4, 19.14: card by card; occupation 99 may play one instead of each."""

    seat: int
    number: int

    def run(self, s: Odin) -> None:
        if not self.number or not s.deck:
            return
        s.then(DrawOccupations(self.seat, self.number - 1))
        parts = s.active[self.seat][DRAW_INSTEAD]
        if parts and usable(s, self.seat, PARTS[parts[0]]):
            s.then(PlayInstead(self.seat, parts[0]))
        else:
            s.then(DrawCard(self.seat))


class PlayInstead(Question):
    """ODI-21.27: play a card in place of drawing one."""

    part: int

    def kinds(self) -> tuple[type[Move], ...]:
        return (Accept, Decline)

    def moves(self, s: Odin) -> list[Move]:
        return [Accept(), Decline()] if usable(s, self.seat, PARTS[self.part]) else [Decline()]

    def refuse(self, s: Odin, move: Move) -> Refusal | None:
        if isinstance(move, Accept) and not usable(s, self.seat, PARTS[self.part]):
            return Refusal("ODI-21.27", "effect-impossible", {"card": PARTS[self.part].name})
        return None

    def answer(self, s: Odin, move: Move) -> None:
        if isinstance(move, Accept):
            run_part(s, self.seat, self.part)
        else:
            s.then(DrawCard(self.seat))


class DrawCard(Chance):
    kind = Cards

    owner: int

    def audience(self) -> tuple[int, ...]:
        return (self.owner,)

    def sample(self, s: Odin, rng: Random) -> Cards:
        return Cards((CARD_NAMES[rng.choice(s.deck)],))

    def refuse(self, s: Odin, move: Cards) -> Refusal | None:
        if len(move.cards) == 1 and CARD_INDEX.get(move.cards[0], NONE) in s.deck:
            return None
        return Refusal("KER-4", "not-drawn", {"what": str(move)})

    def answer(self, s: Odin, move: Cards) -> None:
        card = CARD_INDEX[move.cards[0]]
        void.stand(s)
        s.deck.remove(card)
        s.hands[self.owner] = tuple(sorted((*s.hands[self.owner], card)))
        s.tell("drew_occupation", seat=self.owner)
        s.tell("drew_own", to=(self.owner,), seat=self.owner, card=move.cards[0])


class DrawOccupationOp(Op):
    name = "draw_occupation"

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number

    def can(self, s: Odin, seat: int) -> bool:
        return bool(s.deck)

    def run(self, s: Odin, seat: int, must: bool = True) -> None:
        if s.deck:
            self.done(s)
            s.then(DrawOccupations(seat, self.number))


# ---- playing ---------------------------------------------------------------------------------


def play(s: Odin, seat: int, card: int) -> None:
    """ODI-19.2: face up, then its immediate effects from top to bottom."""
    hand = list(s.hands[seat])
    hand.remove(card)
    s.hands[seat] = tuple(hand)
    s.played[seat] = (*s.played[seat], card)
    if s.uses:
        s.uses[-1][CARDS_PLAYED] += 1
    s.tell("played", seat=seat, card=CARD_NAMES[card])
    activate(s, seat, card)
    parts = PARTS_OF[s.printed_cards][card]
    # ODI-20.13: from top to bottom
    s.then(*(Immediate(seat, part.index) for part in parts if part.timing == "on_play"))
    if any(part.event == STATE_CHANGES for part in parts):
        fire(
            s,
            seat,
            STATE_CHANGES,
            lambda part: int(part.card == card and part.index not in s.used_game[seat]),
        )


def activate(s: Odin, seat: int, card: int) -> None:
    """From now on its parts watch for their events (ODI-20.8)."""
    active = [list(parts) for parts in s.active[seat] or NOTHING]
    for part in PARTS_OF[s.printed_cards][card]:
        for event in watched(part):
            active[event].append(part.index)
    s.active[seat] = tuple(tuple(parts) for parts in active)


def watched(part: Part) -> tuple[int, ...]:
    if part.event == NONE:
        return ()
    return (part.event,) if part.tally == NONE else (part.event, TALLY)


class Immediate(Step):
    """ODI-20.1, 20.2: once, now or never."""

    seat: int
    part: int

    def run(self, s: Odin) -> None:
        part = PARTS[self.part]
        if part.condition is None or part.condition(s, self.seat):
            resolve(s, self.seat, (self.part,))


class PlayOp(Op):
    """ODI-19.5, 19.6: up to so many occupations, one after the other."""

    asks = True
    name = "play_occupation"

    def __init__(self, most: int, prices: Iterable[dict[str, int]] = ()) -> None:
        super().__init__()
        self.most = most
        self.prices: tuple[Bundle, ...] = tuple(bundle(price) for price in prices)

    def can(self, s: Odin, seat: int) -> bool:
        if self.prices:
            return any(has(s, seat, price) for price in self.prices)
        return bool(s.hands[seat])

    def lack(self, s: Odin, seat: int) -> Refusal:
        if self.prices:
            prices = [(ITEM_NAMES[item], number) for price in self.prices for item, number in price]
            return lacks(*prices, either=True)
        return Refusal("ODI-4.5", "space-no-card")

    def run(self, s: Odin, seat: int, must: bool = True) -> None:
        if self.prices:
            s.then(PayForCard(seat, self.index), Ask(PlayCards(seat, self.index, self.most, must)))
        else:
            ask(s, PlayCards(seat, self.index, self.most, must))


class PayForCard(Question):
    """ODI-19.5: a stone or an ore, first of all."""

    op: int

    def kinds(self) -> tuple[type[Move], ...]:
        return (Option, Decline)

    def _open(self, s: Odin) -> dict[str, Bundle]:
        op = OPS[self.op]
        assert isinstance(op, PlayOp)
        names = {STONE: "stone", ORE: "ore"}
        return {names[price[0][0]]: price for price in op.prices if has(s, self.seat, price)}

    def moves(self, s: Odin) -> list[Move]:
        return [Option(name) for name in self._open(s)] or [Decline()]

    def elsewhere(self, s: Odin, move: Move) -> Refusal | None:
        return payment_first(move)

    def probes(self, s: Odin) -> Iterable[Move]:
        return (Decline(), Option("stone"), Option("ore"), Option("wood"))

    def refuse(self, s: Odin, move: Move) -> Refusal | None:
        if move in self.moves(s):
            return None
        if isinstance(move, Decline):
            return Refusal("ODI-19.5", "pay-for-card")
        return Refusal("ODI-19.5", "cannot-pay-with", {"item": getattr(move, "id", "")})

    def answer(self, s: Odin, move: Move) -> None:
        if isinstance(move, Option):
            OPS[self.op].done(s)
            pay(s, self.seat, self._open(s)[move.id])


@free_inside
class PlayCards(Question):
    """The next occupation to play; ODI-19.7."""

    op: int
    left: int
    must: bool

    def kinds(self) -> tuple[type[Move], ...]:
        return (Play, Stop)

    def moves(self, s: Odin) -> list[Move]:
        # whatever its effect can do now (ODI-19.3)
        moves: list[Move] = [PLAY[card] for card in s.hands[self.seat]]
        if not self.must or not moves:
            moves.append(_STOP)
        return moves

    def probes(self, s: Odin) -> Iterable[Move]:
        yield Stop()
        yield from (PLAY[card] for card in s.hands[self.seat])
        yield from (PLAY[0], PLAY[-1], Play("nobody"))

    def refuse(self, s: Odin, move: Move) -> Refusal | None:
        if isinstance(move, Stop):
            if self.must and s.hands[self.seat]:
                return Refusal("ODI-19.6", "play-one-card")
            return None
        assert isinstance(move, Play)
        return not_in_hand(s, self.seat, move.card)

    def answer(self, s: Odin, move: Move) -> None:
        if isinstance(move, Stop):
            return
        assert isinstance(move, Play)
        if self.op != NONE:
            OPS[self.op].done(s)
        if self.left > 1:
            s.then(Ask(self.replace(left=self.left - 1, must=False)))
        play(s, self.seat, CARD_INDEX[move.card])


def not_in_hand(s: Odin, seat: int, name: str) -> Refusal | None:
    if CARD_INDEX.get(name, NONE) in s.hands[seat]:
        return None
    return Refusal("ODI-19.2", "not-in-hand", {"card": name})
