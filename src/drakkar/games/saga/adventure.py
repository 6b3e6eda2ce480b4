"""Chapter 6 (phase 3): the turns of an adventure: Movement card, secret choice, reveal."""

from __future__ import annotations

from collections.abc import Iterable

from drakkar.games.saga.box import CARD_INDEX, CARD_NAMES, CARDS, MOVEMENTS, TJURE, VIKINGS
from drakkar.games.saga.cards import BeginCard, begin_card
from drakkar.games.saga.choice import Ask, Choice
from drakkar.games.saga.gods import TurnUpGod, gods_left
from drakkar.games.saga.hand import OfferDraw, Replace
from drakkar.games.saga.leaving import Arrive, Close, Decide, EndTurn, arrive
from drakkar.games.saga.movement import TurnUp, in_force
from drakkar.games.saga.moves import Appeal, Play, Skip
from drakkar.games.saga.special import Instruct
from drakkar.games.saga.state import NONE, Saga
from drakkar.games.saga.strides import Stride, stride
from drakkar.games.saga.vikings import put_down
from drakkar.kernel.question import Move, Question, Step
from drakkar.kernel.refusal import Refusal


class Turns(Step):
    """SAG-2.4, 10.9: turn after turn while anybody is in the adventure."""

    def run(self, s: Saga) -> None:
        if s.active:
            begin_turn(s)
            s.then(TurnUp(), Instruct(), ChooseCards(), Turns())


def begin_turn(s: Saga) -> None:
    """What a turn remembers starts anew."""
    n = s.players
    s.turn += 1
    s.skippers, s.friggs = s.friggs, 0
    s.skipping = s.skipped = s.icy = s.caught = s.leavers = s.fallen = s.arrived = s.on_marker = 0
    s.shields = s.gilded = s.britta_done = s.settled = 0
    s.now, s.coming, s.fresh, s.draws = [()] * n, [()] * n, [()] * n, [()] * n
    s.replace, s.gained_vp, s.gained_gold = [0] * n, [0] * n, [0] * n
    s.jari_done, s.copied = [0] * n, [NONE] * n
    s.payments = [(0, 0, 0)] * n
    s.tell("turn", turn=s.turn)


class ChooseCards(Step):
    """SAG-6.1: everybody chooses at once and in secret; then seat after seat in Odin order."""

    def run(self, s: Saga) -> None:
        seats = s.on_tour()
        s.then(*_REST)
        if in_force(s, "no_card_this_turn") >= 0:  # SAG-27.16
            s.skipped = s.active
            return
        number = 2 if in_force(s, "play_viking_cards") >= 0 else 1
        asked: list[Question] = [PlayCard(seat, number) for seat in seats if must_choose(s, seat)]
        if asked:
            s.together(asked, sealed=True)


def must_choose(s: Saga, seat: int) -> bool:
    """Whoever has no card relies on the gods unasked, unless Frigg lets him be carried only."""
    return bool(s.hands[seat]) or bool(s.skippers >> seat & 1)


_PLAY = tuple(Play(name) for name in CARD_NAMES)


class PlayCard(Choice):
    """A card of the hand, face down; under IV.C a second one."""

    number: int

    def kinds(self) -> tuple[type[Move], ...]:
        return (Play, Appeal, Skip)

    def moves(self, s: Saga) -> list[Move]:
        seat = self.seat
        moves: list[Move] = [_PLAY[card] for card in playable(s, seat, self.number)]
        if not s.chosen[seat]:
            if not moves:  # SAG-22.12: nothing but Tjures, and no Viking before them
                moves = [Appeal()]
            if s.skippers >> seat & 1:
                moves.append(Skip())
        return moves

    def probes(self, s: Saga) -> Iterable[Move]:
        return [*(Play(name) for name in (*CARD_NAMES, "nobody")), Appeal(), Skip()]

    def refuse(self, s: Saga, move: Move) -> Refusal | None:
        seat = self.seat
        if isinstance(move, Play):
            card = CARD_INDEX.get(move.card, NONE)
            if card not in s.hands[seat]:
                return Refusal("SAG-6.1", "not-in-hand", {"card": move.card})
            if card in playable(s, seat, self.number):
                return None
            if card == TJURE and not _vikings_before(s, seat):
                return Refusal("SAG-22.11", "tjure-first")
            return Refusal("SAG-26.4", "no-second", {"card": move.card})
        if isinstance(move, Skip):
            if s.skippers >> seat & 1 and not s.chosen[seat]:
                return None
            return Refusal("SAG-6.2", "must-play")
        if not s.chosen[seat] and not playable(s, seat, self.number):
            return None
        return Refusal("SAG-6.2", "must-play")

    def answer(self, s: Saga, move: Move) -> None:
        seat = self.seat
        if isinstance(move, Skip):
            s.skipping |= 1 << seat
        elif isinstance(move, Play):
            pair = self.number > 1 and has_pair(s, seat)
            card = CARD_INDEX[move.card]
            s.take_from_hand(seat, card)
            s.chosen[seat] = (*s.chosen[seat], card)
            if pair:
                s.then(PlayCard(seat, 1))


def _vikings_before(s: Saga, seat: int) -> bool:
    """Whether there is a Viking that Tjure could copy."""
    return any(card < VIKINGS for card in (*s.played[seat], *s.chosen[seat]))


def playable(s: Saga, seat: int, number: int) -> list[int]:
    """The cards of the hand that may be chosen now, each once.

    SAG-22.11: Tjure needs a Viking before him. SAG-26.4: under IV.C the first card must leave a
    second one that can be played; SAG-26.6: where there is no such pair one card is played.
    """
    hand = s.hands[seat]
    if TJURE not in hand:
        return list(dict.fromkeys(hand))
    ready = _vikings_before(s, seat)
    single = [card for card in sorted(set(hand)) if card != TJURE or ready]
    if number == 1:
        return single
    first = [card for card in single if _leaves_second(hand, card, ready)]
    return first or single


def _leaves_second(hand: tuple[int, ...], card: int, ready: bool) -> bool:
    others = list(hand)
    others.remove(card)
    return any(other != TJURE or ready or card < VIKINGS for other in others)


def has_pair(s: Saga, seat: int) -> bool:
    """SAG-26.6: whether two cards can be played one after the other."""
    hand, ready = s.hands[seat], _vikings_before(s, seat)
    return any(_leaves_second(hand, card, ready) for card in set(hand) if card != TJURE or ready)


class Reveal(Step):
    """All cards are turned up together."""

    def run(self, s: Saga) -> None:
        s.skipped |= s.skipping
        for seat in s.on_tour():
            cards, s.chosen[seat] = s.chosen[seat], ()
            for card in cards:
                if s.events is not None:
                    s.tell("played", seat=seat, card=CARD_NAMES[card])
                put_down(s, seat, card)
        place = in_force(s, "draw_on_equal_numbers")
        if place >= 0:
            drawn = MOVEMENTS[s.display[place]].effect.cards
            s.then(*(Ask(OfferDraw(seat, drawn)) for seat in equal_numbers(s)))


def equal_numbers(s: Saga) -> list[int]:
    """SAG-27.6 to 27.8: who has revealed a Viking with the number of another one's."""
    numbers = {
        seat: {
            CARDS[card].numbers[0]
            for card in s.now[seat]
            if card < VIKINGS and len(CARDS[card].numbers) == 1
        }
        for seat in s.on_tour()
    }
    return [
        seat
        for seat, own in numbers.items()
        if any(own & theirs for other, theirs in numbers.items() if other != seat)
    ]


class SeatTurns(Step):
    """One player after the other, in Odin order: SAG-2.3, who comes first is served first."""

    place: int

    def run(self, s: Saga) -> None:
        seats, depth = s.on_tour(), len(s.agenda)
        for place in range(self.place, len(seats)):
            seat_turn(s, seats[place])
            if len(s.agenda) > depth:  # something is asked first
                s.agenda.insert(depth, SeatTurns(place + 1))
                return


def seat_turn(s: Saga, seat: int) -> None:
    """One player's move, cell and actions."""
    cards = s.now[seat]
    if len(cards) == 1:
        at_once = begin_card(s, seat)
        if at_once is not None:
            s.then(at_once, Stride(seat, cards[0]), Arrive(seat), Close(seat))
        elif not stride(s, seat, cards[0]):
            s.then(Stride(seat, cards[0]), Arrive(seat), Close(seat))
        else:
            if s.fresh[seat]:
                s.then(Close(seat))
            arrive(s, seat)
    elif cards:  # SAG-26.5
        steps: list[Step] = []
        for number, card in enumerate(cards, 1):
            steps += [BeginCard(seat), Stride(seat, card, cards[number:].count(card))]
        s.then(*steps, Arrive(seat), Close(seat))
    elif not s.skipped >> seat & 1 and gods_left(s):  # SAG-6.9
        s.then(TurnUpGod(seat), Arrive(seat))
    else:  # SAG-6.12, 24.17, 27.17
        s.then(Arrive(seat))


_REST = (Reveal(), SeatTurns(0), Replace(), Decide(), EndTurn())
