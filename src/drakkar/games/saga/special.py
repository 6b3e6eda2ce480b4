"""Chapters 25 to 27: what special Movement cards say when they are turned up.

Those that last, or that change how cards are played this turn, are asked for where they matter,
through ``movement.in_force``.
"""

from __future__ import annotations

from collections.abc import Callable

from drakkar.games.saga.box import MOVEMENTS, NORMAL, PRICES, Movement, check
from drakkar.games.saga.choice import Ask, Choice, Offer, PickCard
from drakkar.games.saga.gods import KeepGod, ShowGods, gods_left
from drakkar.games.saga.hand import DrawCards, DrawFor, OfferDraw, RearrangeOwn, bury_from_hand
from drakkar.games.saga.moves import Bury, Decline, Look, Pay, Remove, Trade
from drakkar.games.saga.rewards import (
    FreeViking,
    RemoveViking,
    SendFromHand,
    force_payment,
    gain_gold,
    gain_vp,
    lose_vp,
    remove_played,
)
from drakkar.games.saga.state import Saga
from drakkar.kernel.question import Entry, Move, Step


def _now(s: Saga) -> Movement:
    return MOVEMENTS[s.display[-1]]


class Instruct(Step):
    """SAG-14.2 to 14.4: the instruction of the card just turned up, in Odin order."""

    def run(self, s: Saga) -> None:
        card = _now(s)
        if card.duration != "on_reveal" and card.op != "may_pay_to_modify_viking_number":
            return
        if card.void and s.adventure.bifrost:
            return
        s.then(*(Obey(seat) for seat in (s.order() if card.all else s.on_tour())))


class Obey(Step):
    """The instruction for one seat."""

    seat: int

    def run(self, s: Saga) -> None:
        card = _now(s)
        s.then(*_INSTRUCTIONS[card.op](s, self.seat, card))


# ---- what is asked ---------------------------------------------------------------------------


class BuryHandCard(PickCard):
    """SAG-25.1, 25.7: I.A, III.A: a hand card under the own draw pile, without a choice."""

    verb = Bury
    clause = "SAG-25.7"
    reason = "not-in-hand"

    def cards(self, s: Saga) -> tuple[int, ...]:
        return s.hands[self.seat]

    def picked(self, s: Saga, card: int) -> None:
        bury_from_hand(s, self.seat, card)


class BuyGod(Offer):
    """SAG-25.5: II.B: gold for a God card."""

    verb = Pay

    def possible(self, s: Saga) -> bool:
        return s.gold[self.seat] >= _now(s).effect.gold and gods_left(s) > 0

    def accept(self, s: Saga) -> None:
        pay(s, self.seat, _now(s).effect.gold)
        s.then(ShowGods(self.seat), KeepGod(self.seat))


def pay(s: Saga, seat: int, gold: int) -> None:
    """SAG-8.9: a voluntary payment."""
    s.gold[seat] -= gold
    s.tell("paid", seat=seat, gold=gold)


class SellViking(PickCard):
    """SAG-26.9: V.C: a played Viking to the box for its price."""

    verb = Remove
    optional = True
    clause = "SAG-26.9"
    reason = "not-played"

    def cards(self, s: Saga) -> list[int]:
        return s.vikings_played(self.seat)

    def picked(self, s: Saga, card: int) -> None:
        remove_played(s, self.seat, card)
        gain_gold(s, self.seat, PRICES[card])


class SellGlory(Offer):
    """SAG-26.11: VI.B: a victory point for gold."""

    verb = Trade

    def possible(self, s: Saga) -> bool:
        return s.vp[self.seat] >= _now(s).effect.vp

    def accept(self, s: Saga) -> None:
        effect = _now(s).effect
        lose_vp(s, self.seat, effect.vp)
        gain_gold(s, self.seat, effect.gold)


class BuyGlory(Offer):
    """SAG-27.13: VIII.C: gold for victory points, some times over."""

    verb = Trade

    times: int

    def possible(self, s: Saga) -> bool:
        return s.gold[self.seat] >= _now(s).effect.gold

    def accept(self, s: Saga) -> None:
        effect = _now(s).effect
        pay(s, self.seat, effect.gold)
        gain_vp(s, self.seat, effect.vp)  # SAG-27.14: one gain each time
        if self.times > 1:
            s.then(Ask(BuyGlory(self.seat, self.times - 1)))


class PayIce(Offer):
    """SAG-27.10: VIII.A: gold to change the number of the Viking about to be played."""

    verb = Pay

    def possible(self, s: Saga) -> bool:
        return s.gold[self.seat] >= _now(s).effect.gold

    def accept(self, s: Saga) -> None:
        pay(s, self.seat, _now(s).effect.gold)
        s.icy |= 1 << self.seat


class LookAtOwn(Choice):
    """SAG-27.15: IX.A: the top of the own draw pile may be looked at and put in order."""

    def possible(self, s: Saga) -> bool:
        return s.pile_size(self.seat) > 0

    def kinds(self) -> tuple[type[Move], ...]:
        return (Look, Decline)

    def moves(self, s: Saga) -> list[Move]:
        return [Look(), Decline()]

    def refuse(self, s: Saga, move: Move) -> None:
        return None

    def answer(self, s: Saga, move: Move) -> None:
        if isinstance(move, Look):
            number = min(_now(s).effect.cards, s.pile_size(self.seat))
            s.then(DrawCards(self.seat, number, "look"), RearrangeOwn(self.seat, number))


# ---- which card asks what --------------------------------------------------------------------

Instruction = Callable[[Saga, int, Movement], list[Entry]]


def _forced(s: Saga, seat: int, card: Movement) -> list[Entry]:
    """SAG-25.8: III.B."""
    force_payment(s, seat, card.effect.gold)
    return []


def _gain(s: Saga, seat: int, card: Movement) -> list[Entry]:
    """SAG-25.9: III.C."""
    gain_gold(s, seat, card.effect.gold)
    return []


def _swap(s: Saga, seat: int, card: Movement) -> list[Entry]:
    if not s.hands[seat] or not s.pile_size(seat):
        return []
    return [BuryHandCard(seat), DrawFor(seat, 1)]


def _bury(s: Saga, seat: int, card: Movement) -> list[Entry]:
    return [BuryHandCard(seat)] if len(s.hands[seat]) > card.effect.keep_at_least else []


def _to_valhalla(s: Saga, seat: int, card: Movement) -> list[Entry]:
    """SAG-26.12: VI.C."""
    return [DrawCards(seat, 1, "valhalla")] if s.pile_size(seat) else []


def _offer(question: Callable[[int], Choice]) -> Instruction:
    return lambda s, seat, card: [Ask(question(seat))]


_INSTRUCTIONS: dict[str, Instruction] = {
    "swap_hand_card_with_draw_pile": _swap,
    "may_pay_for_god_card": _offer(BuyGod),
    "must_bury_hand_card": _bury,
    "forced_payment": _forced,
    "gain": _gain,
    # SAG-26.1: IV.A
    "may_draw": lambda s, seat, card: [Ask(OfferDraw(seat, card.effect.cards))],
    "may_return_played_viking_for_gold": _offer(SellViking),
    "must_remove_played_viking": _offer(RemoveViking),  # SAG-26.10: VI.A
    "may_exchange_vp_for_gold": _offer(SellGlory),
    "must_send_draw_pile_top_to_valhalla": _to_valhalla,
    # SAG-27.9: VII.C
    "may_send_hand_card_to_valhalla": lambda s, seat, card: [Ask(SendFromHand(seat, "card"))],
    "may_pay_to_modify_viking_number": _offer(PayIce),
    "may_buy_vp": lambda s, seat, card: [Ask(BuyGlory(seat, card.effect.max_times))],
    "may_reorder_own_draw_pile_top": _offer(LookAtOwn),
    "may_take_market_viking": _offer(FreeViking),  # SAG-27.19: IX.C
}

_LASTING = (
    "bonus_on_adventure_reward_cell", "draw_on_equal_numbers", "forced_leaving_on_adventure_cell",
    "forced_payment_on_adventure_penalty_cell", "forced_payment_on_stage_marker",
    "may_double_viking_number", "may_pay_to_modify_viking_number", "may_reverse_viking_number",
    "no_card_this_turn", "no_replacement_draw", "no_voluntary_leaving", "play_viking_cards",
    "replacement_draw_costs_gold",
)  # fmt: skip
"""What stays in force while the card is on display, and is asked for where it matters."""

for _card in MOVEMENTS[NORMAL:]:
    _known = tuple(_INSTRUCTIONS) if _card.duration == "on_reveal" else _LASTING
    _place = f"special.{_card.id}.effect.op"
    check(_card.op in _known, "movement", _place, ", ".join(_known), _card.op)
