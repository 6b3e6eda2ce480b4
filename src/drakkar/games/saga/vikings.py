"""Chapters 21 to 24: what each Viking and god does, by the op of its card."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from drakkar.games.saga.box import (
    BRITTA,
    BY_NAME,
    CARD_INDEX,
    CARD_NAMES,
    CARDS,
    ELLEN,
    GULLVEIG,
    HELMETS,
    INGRID,
    JARI,
    MOVEMENTS,
    OLAV,
    PRICES,
    SOREN,
    VIKINGS,
    Card,
)
from drakkar.games.saga.choice import Ask, Choice, PickCard
from drakkar.games.saga.hand import bury_from_hand, offer_cycle
from drakkar.games.saga.movement import LookAhead, Rearrange
from drakkar.games.saga.moves import (
    Bury,
    Buy,
    Discard,
    Honour,
    Imitate,
    Recall,
    Sacrifice,
    Send,
    Take,
)
from drakkar.games.saga.rewards import (
    ChoosePrize,
    SendFromHand,
    add_vp,
    for_sale,
    gain_gold,
    gain_vp,
    lose_vp,
    not_for_sale,
    recruit,
    to_valhalla,
    too_dear,
)
from drakkar.games.saga.state import NONE, Saga, without
from drakkar.kernel.refusal import Refusal

Test = Callable[[Saga, int, Card], bool]
Deed = Callable[[Saga, int, Card], None]


# ---- playing a card --------------------------------------------------------------------------


def put_down(s: Saga, seat: int, card: int) -> None:
    """A card is revealed: what it starts at once, and what its owner may do later this turn.
    SAG-6.8: it stays in ``played``; SAG-15.3: gods are replaced like Vikings."""
    s.played[seat] = (*s.played[seat], card)
    s.now[seat] = (*s.now[seat], card)
    s.coming[seat] = (*s.coming[seat], card)
    printed = CARDS[card]
    if printed.action == "draw":
        s.draws[seat] = (*s.draws[seat], card)
    else:
        s.replace[seat] += 1
    if printed.action in ("any_moment", "after_cell") or printed.op == "ignore_penalties_this_turn":
        s.fresh[seat] = (*s.fresh[seat], card)
    elif card == GULLVEIG:  # SAG-24.13: the VP of the whole turn, those before the reveal too
        s.gilded |= 1 << seat
        gain_gold(s, seat, s.gained_vp[seat] * printed.effect.gold_per_vp)
    elif printed.op == "may_skip_card_next_turn":
        s.friggs |= 1 << seat


# ---- gold and VP -----------------------------------------------------------------------------


def _gain(s: Saga, seat: int, card: Card) -> None:
    """SAG-21.26, 23.8, 24.19: Gunnar, Ole, Freyr."""
    gain_gold(s, seat, card.effect.gold)
    gain_vp(s, seat, card.effect.vp)
    if not card.effect.replaced:  # Ole; SAG-23.9: who declines does not come here
        s.replace[seat] -= 1


def _others_so_far(s: Saga, seat: int) -> int:
    """SAG-22.5: the other Vikings already played in this adventure. Christian acts before his
    owner's cell and lies there himself; Loki copies him after the cell, and is no Viking."""
    himself = not has_arrived(s, seat)
    return len(s.vikings_so_far(seat)) - himself


def _christian(s: Saga, seat: int, card: Card) -> None:
    gain_gold(s, seat, _others_so_far(s, seat) * card.effect.gold)


def _fitting_movements(s: Saga, card: Card) -> int:
    """SAG-22.15: Movement cards in the display with one of these numbers."""
    return sum(MOVEMENTS[movement].number in card.effect.numbers for movement in s.display)


def _alva(s: Saga, seat: int, card: Card) -> None:
    gain_gold(s, seat, _fitting_movements(s, card) * card.effect.gold)


# ---- the hand and the draw pile --------------------------------------------------------------


class BuryFor(PickCard):
    """SAG-21.7, 24.11: a hand card under the draw pile for gold (Lasse) or VP (Freyja);
    SAG-21.8: it is not replaced."""

    verb = Bury
    clause = "SAG-21.7"
    reason = "not-in-hand"

    actor: str

    def cards(self, s: Saga) -> tuple[int, ...]:
        return s.hands[self.seat]

    def picked(self, s: Saga, card: int) -> None:
        bury_from_hand(s, self.seat, card)
        gain_gold(s, self.seat, BY_NAME[self.actor].effect.gold)
        gain_vp(s, self.seat, BY_NAME[self.actor].effect.vp)


class SendFromPile(PickCard):
    """SAG-24.12: Thor: a card of the own draw pile to Valhalla, for its price in gold."""

    verb = Send
    clause = "SAG-24.12"
    reason = "not-in-pile"

    def cards(self, s: Saga) -> tuple[int, ...]:
        return s.pile_cards(self.seat)

    def picked(self, s: Saga, card: int) -> None:
        s.take_from_pile(self.seat, card)
        to_valhalla(s, self.seat, card)
        gain_gold(s, self.seat, PRICES[card])


class GiveUp(PickCard):
    """SAG-24.14: Hel: a card of the own Valhalla pile to the box, for VP."""

    verb = Sacrifice
    clause = "SAG-24.14"
    reason = "not-in-valhalla"

    actor: str

    def cards(self, s: Saga) -> tuple[int, ...]:
        return s.valhalla[self.seat]

    def picked(self, s: Saga, card: int) -> None:
        s.valhalla[self.seat] = without(s.valhalla[self.seat], card)
        s.box = (*s.box, card)
        s.tell("sacrificed", seat=self.seat)
        gain_vp(s, self.seat, BY_NAME[self.actor].effect.vp)


class TakeBack(PickCard):
    """SAG-24.23: Forseti: played Vikings back into the hand."""

    verb = Recall
    optional = True
    clause = "SAG-24.23"
    reason = "not-played"

    times: int

    def cards(self, s: Saga) -> list[int]:
        return s.vikings_so_far(self.seat)

    def picked(self, s: Saga, card: int) -> None:
        s.played[self.seat] = without(s.played[self.seat], card)
        s.add_to_hand(self.seat, card)
        s.tell("recalled", seat=self.seat, card=CARD_NAMES[card])
        if self.times > 1:
            s.then(Ask(TakeBack(self.seat, self.times - 1)))


class PickHonour(PickCard):
    """SAG-24.20: Bragi: VP for the helmets of a played Viking."""

    verb = Honour
    clause = "SAG-24.20"
    reason = "not-played"

    def cards(self, s: Saga) -> list[int]:
        return s.vikings_so_far(self.seat)

    def picked(self, s: Saga, card: int) -> None:
        gain_vp(s, self.seat, HELMETS[card])


# ---- the display -----------------------------------------------------------------------------


def _price(actor: Card, card: int) -> int:
    fixed = actor.effect.price
    return PRICES[card] if fixed == "printed" else fixed


def _affordable(s: Saga, seat: int, actor: Card) -> list[int]:
    return [card for card in for_sale(s) if _price(actor, card) <= s.gold[seat]]


class Hire(PickCard):
    """SAG-21.14, 22.6, 23.3: Jorik, Gunhild, Leif: buy a Viking of the display; SAG-21.15: what
    replaces them is drawn all the same."""

    verb = Buy
    clause = "SAG-3.10"
    reason = "too-dear"

    actor: str

    def cards(self, s: Saga) -> list[int]:
        return _affordable(s, self.seat, BY_NAME[self.actor])

    def picked(self, s: Saga, card: int) -> None:
        actor = BY_NAME[self.actor]
        recruit(s, self.seat, card, _price(actor, card))
        if actor.effect.to == "hand":
            s.add_to_hand(self.seat, card)
        elif actor.effect.to == "valhalla":
            to_valhalla(s, self.seat, card)
        else:
            s.bury(self.seat, card)

    def refuse(self, s: Saga, move: Buy) -> Refusal | None:
        card = CARD_INDEX.get(move.card, NONE)
        missing = not_for_sale(s, card, move.card)
        if missing is None and card not in self.cards(s):
            return too_dear(s, self.seat, _price(BY_NAME[self.actor], card))
        return missing


def why_no_purchase(s: Saga, seat: int, card: int) -> Refusal | None:
    """Of an action that buys: that the display is empty, or what the cheapest Viking costs."""
    actor = CARDS[card]
    if actor.op != "buy_viking":
        return None
    if not for_sale(s):
        return Refusal("SAG-3.8", "display-empty")
    cheapest = min(_price(actor, offered) for offered in for_sale(s))
    return Refusal("SAG-3.10", "all-too-dear", {"price": cheapest, "gold": s.gold[seat]})


class SwapOut(PickCard):
    """SAG-24.6: Idun: a hand card to the box, ..."""

    verb = Discard
    clause = "SAG-24.6"
    reason = "not-in-hand"

    def cards(self, s: Saga) -> tuple[int, ...]:
        return s.hands[self.seat]

    def picked(self, s: Saga, card: int) -> None:
        s.take_from_hand(self.seat, card)
        s.box = (*s.box, card)
        s.tell("discarded", seat=self.seat)
        s.then(SwapIn(self.seat))


class SwapIn(PickCard):
    """... and a Viking of the display into the hand instead."""

    verb = Take
    clause = "SAG-24.6"
    reason = "not-displayed"

    def cards(self, s: Saga) -> list[int]:
        return for_sale(s)

    def picked(self, s: Saga, card: int) -> None:
        recruit(s, self.seat, card, 0)
        s.add_to_hand(self.seat, card)


# ---- Loki ------------------------------------------------------------------------------------


def copyable(s: Saga, seat: int) -> list[int]:
    """SAG-24.1, 24.5: Vikings of opponents with an action that can be carried out now."""
    theirs = {card for other in range(s.players) if other != seat for card in s.played[other]}
    return [
        card
        for card in sorted(theirs)
        if card < VIKINGS and CARDS[card].action != "none" and _copy_works(s, seat, CARDS[card])
    ]


def _copy_works(s: Saga, seat: int, card: Card) -> bool:
    if card.void and s.adventure.bifrost:
        return False
    return card.action not in _DONE_ONCE or POSSIBLE[card.op](s, seat, card)


_DONE_ONCE: Final = ("immediate", "any_moment")


class PickCopy(PickCard):
    """SAG-24.1, 24.2: the action of an opponent's Viking, once; nothing moves, and nothing is taken
    from the opponent."""

    verb = Imitate
    clause = "SAG-24.1"
    reason = "nothing-to-copy"

    def cards(self, s: Saga) -> list[int]:
        return copyable(s, self.seat)

    def picked(self, s: Saga, card: int) -> None:
        seat, printed = self.seat, CARDS[card]
        if printed.action in _DONE_ONCE:
            DEEDS[printed.op](s, seat, printed)
        elif printed.action == "draw":  # SAG-24.4: instead of Loki's replacement
            s.replace[seat] -= 1
            s.draws[seat] = (*s.draws[seat], card)
            if printed.op == "cycle_hand_then_replacement_draw":
                s.then(*filter(None, [offer_cycle(s, seat)]))
        elif printed.action == "end_of_adventure":
            s.more_valhalla[seat] += printed.effect.count
        else:
            copy_permanent(s, seat, card)


def copy_permanent(s: Saga, seat: int, card: int) -> None:
    """SAG-24.3: for one event of this turn, past or to come."""
    effect = CARDS[card].effect
    due, paid, lost = s.payments[seat]
    if card == INGRID and s.on_marker >> seat & 1:
        s.then(ChoosePrize(seat))
    elif card == OLAV and due:  # the payment is taken back, and gold comes instead
        s.gold[seat] += paid
        s.vp[seat] += lost
        if paid == due:  # SAG-21.23: nothing is paid, so Ellen has given nothing
            lose_vp(s, seat, s.played[seat].count(ELLEN) * CARDS[ELLEN].effect.vp)
        gain_gold(s, seat, due)
    elif card == ELLEN and s.settled >> seat & 1:
        gain_vp(s, seat, effect.vp)
    elif card == BRITTA and s.gained_vp[seat]:
        if not s.britta_done >> seat & 1:  # SAG-22.4
            s.britta_done |= 1 << seat
            add_vp(s, seat, effect.vp)
    elif card == SOREN and s.gained_gold[seat]:
        s.gold[seat] += effect.gold
        s.tell("gold", seat=seat, gold=effect.gold)
    elif card == JARI and any(gold for other, gold in enumerate(s.gained_gold) if other != seat):
        gain_gold(s, seat, effect.gold)
    else:
        s.copied[seat] = card


# ---- which actions are possible, and what they do --------------------------------------------


def _look(s: Saga, seat: int, card: Card) -> None:
    """SAG-22.16, 24.16: Mats, Balder."""
    number = card.effect.count
    s.then(LookAhead(seat, number), *([Rearrange(seat, number)] if card.effect.reorder else []))


def _shield(s: Saga, seat: int, card: Card) -> None:
    """SAG-24.15: Tyr; what it spares, each landing asks."""
    s.shields |= 1 << seat


def ask(question: Callable[[int], Choice]) -> Deed:
    return lambda s, seat, card: s.then(question(seat))


def ask_for(question: Callable[[int, str], Choice]) -> Deed:
    """A question that must know which card asks."""
    return lambda s, seat, card: s.then(question(seat, card.id))


def has_arrived(s: Saga, seat: int) -> bool:
    return bool(s.arrived >> seat & 1)


POSSIBLE: dict[str, Test] = {
    "gain": lambda s, seat, card: True,
    "gain_gold_per_other_played_viking": lambda s, seat, card: _others_so_far(s, seat) > 0,
    "gain_gold_per_displayed_movement_card": lambda s, seat, card: _fitting_movements(s, card) > 0,
    "bury_hand_card": lambda s, seat, card: bool(s.hands[seat]),
    "buy_viking": lambda s, seat, card: bool(_affordable(s, seat, card)),
    "peek_movement_pile": lambda s, seat, card: bool(s.move_top or s.move_pile),
    "exchange_hand_card_for_market_viking": lambda s, seat, card: (
        bool(s.hands[seat]) and any(s.market)
    ),
    "hand_to_valhalla": lambda s, seat, card: bool(s.hands[seat]),
    "draw_pile_card_to_valhalla": lambda s, seat, card: s.pile_size(seat) > 0,
    "valhalla_card_to_box_for_vp": lambda s, seat, card: bool(s.valhalla[seat]),
    "ignore_penalties_this_turn": lambda s, seat, card: not has_arrived(s, seat),
    "gain_vp_equal_to_helmets": lambda s, seat, card: any(
        HELMETS[other] for other in s.vikings_so_far(seat)
    ),
    "return_played_vikings_to_hand": lambda s, seat, card: bool(s.vikings_so_far(seat)),
    "copy_opponent_viking_action": lambda s, seat, card: (
        has_arrived(s, seat) and bool(copyable(s, seat))
    ),
}

DEEDS: dict[str, Deed] = {
    "gain": _gain,
    "gain_gold_per_other_played_viking": _christian,
    "gain_gold_per_displayed_movement_card": _alva,
    "bury_hand_card": ask_for(BuryFor),
    "buy_viking": ask_for(Hire),
    "peek_movement_pile": _look,
    "exchange_hand_card_for_market_viking": ask(SwapOut),
    # SAG-24.10: Heimdall
    "hand_to_valhalla": lambda s, seat, card: s.then(SendFromHand(seat, "card", card.effect.max)),
    "draw_pile_card_to_valhalla": ask(SendFromPile),
    "valhalla_card_to_box_for_vp": ask_for(GiveUp),
    "ignore_penalties_this_turn": _shield,
    "gain_vp_equal_to_helmets": ask(PickHonour),
    "return_played_vikings_to_hand": lambda s, seat, card: s.then(TakeBack(seat, card.effect.max)),
    "copy_opponent_viking_action": ask(PickCopy),
}


def usable(s: Saga, seat: int, card: int) -> bool:
    """SAG-7.2, 16.12: whether the action can be carried out at this moment."""
    printed = CARDS[card]
    return not (printed.void and s.adventure.bifrost) and POSSIBLE[printed.op](s, seat, printed)


def carry_out(s: Saga, seat: int, card: int) -> None:
    printed = CARDS[card]
    DEEDS[printed.op](s, seat, printed)
