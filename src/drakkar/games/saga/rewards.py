"""Chapter 8: gold and victory points, and what cells and markers do."""

from __future__ import annotations

from collections.abc import Iterable

from drakkar.games.saga.box import (
    BOARD,
    BRITTA,
    CARD_NAMES,
    CARDS,
    DRAW,
    ELLEN,
    GOD,
    GOLD,
    GULLVEIG,
    INGRID,
    JARI,
    OLAV,
    PROPHECY,
    REMOVE,
    SOREN,
    VALHALLA,
    VIKING,
    VIKINGS,
    VP,
    Effects,
)
from drakkar.games.saga.choice import Ask, Choice, PickCard
from drakkar.games.saga.gods import OfferGod
from drakkar.games.saga.hand import OfferDraw
from drakkar.games.saga.moves import Decline, Prize, Remove, Send, Take
from drakkar.games.saga.state import NONE, Saga, without
from drakkar.kernel.question import Move
from drakkar.kernel.refusal import Refusal

# ---- gold and victory points -----------------------------------------------------------------


def gain_gold(s: Saga, seat: int, gold: int) -> None:
    """Gold received, with all that follows from it (Sören, Jari: SAG-22.14, 23.4); SAG-1.21: there
    is always enough."""
    if gold <= 0:
        return
    more = s.played[seat].count(SOREN) + _borrowed(s, seat, SOREN)
    gold += more * CARDS[SOREN].effect.gold
    s.gold[seat] += gold
    s.gained_gold[seat] += gold
    s.tell("gold", seat=seat, gold=gold)
    if not any(JARI in cards for cards in s.played) and JARI not in s.copied:
        return
    for other in s.on_tour():  # SAG-23.5: to the end of the turn in which one leaves
        if other != seat and not s.jari_done[other] >> seat & 1:
            share = s.played[other].count(JARI) + _borrowed(s, other, JARI)
            if share:
                s.jari_done[other] |= 1 << seat
                s.tell("jari", seat=other)
                gain_gold(s, other, share * CARDS[JARI].effect.gold)


def gain_vp(s: Saga, seat: int, vp: int) -> None:
    """Victory points gained, with all that follows from them (Britta, Gullveig: SAG-22.2, 24.13).
    SAG-10.8: whether their owner is still in the adventure is not asked."""
    if vp <= 0:
        return
    if not s.britta_done >> seat & 1 and (
        BRITTA in s.played[seat] or _borrowed(s, seat, BRITTA)
    ):  # SAG-22.3, 22.4: once a turn, however many there are
        s.britta_done |= 1 << seat
        vp += CARDS[BRITTA].effect.vp
    add_vp(s, seat, vp)


def _borrowed(s: Saga, seat: int, card: int) -> bool:
    """SAG-24.3: a permanent action that Loki has copied, used up by this one event."""
    if s.copied[seat] != card:
        return False
    s.copied[seat] = NONE
    return True


def add_vp(s: Saga, seat: int, vp: int) -> None:
    """Victory points as they are, Britta's share in them."""
    s.vp[seat] += vp
    s.gained_vp[seat] += vp
    s.tell("vp", seat=seat, vp=vp)
    if s.gilded >> seat & 1:
        gain_gold(s, seat, vp * CARDS[GULLVEIG].effect.gold_per_vp)


def lose_vp(s: Saga, seat: int, vp: int) -> None:
    """SAG-1.22: never below 0."""
    lost = min(vp, s.vp[seat])
    s.vp[seat] -= lost
    if lost:
        s.tell("vp-lost", seat=seat, vp=lost)


def force_payment(s: Saga, seat: int, due: int) -> None:
    """SAG-8.8, 8.9: a payment nobody asked the player about. SAG-21.17, 21.21: those that are
    chosen do not come here."""
    # SAG-7.4, 21.16: unasked, instead of paying. SAG-21.18: as any gold. SAG-21.23: before Ellen.
    if OLAV in s.played[seat] or _borrowed(s, seat, OLAV):
        s.tell("olav", seat=seat)
        gain_gold(s, seat, due)
        return
    paid = min(due, s.gold[seat])
    s.gold[seat] -= paid
    s.tell("paid", seat=seat, gold=paid)
    lost = 0
    if paid < due:
        lost = min(BOARD.gold_short.vp, s.vp[seat])
        lose_vp(s, seat, lost)
    else:
        s.settled |= 1 << seat  # SAG-21.20
        ellens = s.played[seat].count(ELLEN) + _borrowed(s, seat, ELLEN)
        gain_vp(s, seat, ellens * CARDS[ELLEN].effect.vp)
    s.payments[seat] = max(s.payments[seat], (due, paid, lost))


# ---- cells and markers -----------------------------------------------------------------------


def take_effect(s: Saga, seat: int, effects: Effects) -> None:
    """SAG-8.2: all symbols of a cell; what is asked of the player comes after gold and VP.
    SAG-8.4 to 8.7: helmets and gold, whole or broken. SAG-24.15: Tyr shields from penalties."""
    shielded = s.shields >> seat & 1
    if effects[VP] > 0:
        gain_vp(s, seat, effects[VP])
    elif effects[VP] < 0 and not shielded:
        lose_vp(s, seat, -effects[VP])
    if effects[GOLD] > 0:
        gain_gold(s, seat, effects[GOLD])
    elif effects[GOLD] < 0 and not shielded:
        force_payment(s, seat, -effects[GOLD])
    # SAG-1.20, 8.20: a token each is never short; nobody has a reason to refuse one
    if effects[PROPHECY] and not s.prophets >> seat & 1:
        s.prophets |= 1 << seat
        s.tell("prophecy", seat=seat)
    if not any(effects[VIKING:PROPHECY]):
        return
    asked: list[Choice] = [OfferDraw(seat, 1) for _ in range(effects[DRAW])]
    asked += [OfferGod(seat) for _ in range(effects[GOD])]
    asked += [FreeViking(seat) for _ in range(effects[VIKING])]
    if not s.adventure.bifrost:  # SAG-16.12
        asked += [SendFromHand(seat, "viking") for _ in range(effects[VALHALLA])]
    if not shielded:
        asked += [RemoveViking(seat) for _ in range(effects[REMOVE])]
    s.then(*(Ask(choice) for choice in asked))


def prizes(s: Saga, seat: int) -> int:
    """SAG-21.9, 21.10: how many Ingrids reward a landing on a stage marker, whatever it shows."""
    return s.played[seat].count(INGRID) + _borrowed(s, seat, INGRID)


def is_penalty(effects: Effects) -> bool:
    return effects[VP] < 0 or effects[GOLD] < 0 or effects[REMOVE] > 0


def is_suffered(effects: Effects, vikings: bool) -> bool:
    """Whether a penalty has an effect. SAG-8.12: none where no played Viking can be removed."""
    return effects[VP] < 0 or effects[GOLD] < 0 or (effects[REMOVE] > 0 and vikings)


def is_reward(effects: Effects) -> bool:
    return not is_penalty(effects) and any(effects)


def for_sale(s: Saga) -> list[int]:
    """The Vikings in the display."""
    return [card for card, copies in enumerate(s.market) if copies]


def not_for_sale(s: Saga, card: int, name: str) -> Refusal | None:
    """SAG-3.7, 3.8: why this card (NONE: there is no such card) is not in the display."""
    if card in for_sale(s):
        return None
    realm = CARDS[card].realm if card != NONE else NONE
    sold_out = realm != NONE and s.realms >> realm & 1
    return Refusal("SAG-3.8" if sold_out else "SAG-3.7", "not-displayed", {"card": name})


def too_dear(s: Saga, seat: int, price: int) -> Refusal:
    """SAG-3.10."""
    return Refusal("SAG-3.10", "too-dear", {"price": price, "gold": s.gold[seat]})


class FreeViking(PickCard):
    """SAG-8.10, IX.C: a Viking of the display for nothing, under the draw pile."""

    verb = Take
    optional = True
    clause = "SAG-8.10"
    reason = "not-displayed"

    def cards(self, s: Saga) -> list[int]:
        return for_sale(s)

    def picked(self, s: Saga, card: int) -> None:
        recruit(s, self.seat, card, 0)
        s.bury(self.seat, card)


def recruit(s: Saga, seat: int, card: int, gold: int) -> None:
    """A Viking leaves the display for a player, who puts it where the rule says."""
    s.market[card] -= 1
    s.gold[seat] -= gold
    s.tell("recruited", seat=seat, card=CARD_NAMES[card], gold=gold)


class RemoveViking(PickCard):
    """SAG-8.11, 8.12: a played Viking goes to the box; no choice about that. SAG-15.4: no god."""

    verb = Remove
    clause = "SAG-8.12"
    reason = "not-played"

    def cards(self, s: Saga) -> list[int]:
        return s.vikings_played(self.seat)

    def picked(self, s: Saga, card: int) -> None:
        remove_played(s, self.seat, card)


def remove_played(s: Saga, seat: int, card: int) -> None:
    """SAG-8.13: to the box; whatever it went on doing ends, but an action not yet used stays."""
    s.played[seat] = without(s.played[seat], card)
    s.box = (*s.box, card)
    s.tell("removed", seat=seat, card=CARD_NAMES[card])


class SendFromHand(PickCard):
    """SAG-8.18, 8.19, VII.C (SAG-27.9), Heimdall (SAG-24.10): a hand card may go to Valhalla; it is
    not replaced."""

    verb = Send
    optional = True
    clause = "SAG-8.18"
    reason = "not-for-valhalla"

    what: str  # viking, or card: gods too
    times: int = 1

    def cards(self, s: Saga) -> list[int]:
        return [c for c in s.hands[self.seat] if c < VIKINGS or self.what == "card"]

    def picked(self, s: Saga, card: int) -> None:
        s.take_from_hand(self.seat, card)
        to_valhalla(s, self.seat, card)
        again = self.replace(times=self.times - 1)
        if again.times and again.possible(s):
            s.then(again)


def to_valhalla(s: Saga, seat: int, card: int) -> None:
    s.valhalla[seat] = tuple(sorted((*s.valhalla[seat], card)))
    s.tell("valhalla", seat=seat)
    s.tell("valhalla-own", to=(seat,), seat=seat, card=CARD_NAMES[card])


class ChoosePrize(Choice):
    """SAG-21.9: what Ingrid brings on a stage marker."""

    def kinds(self) -> tuple[type[Move], ...]:
        return (Prize, Decline)

    def moves(self, s: Saga) -> list[Move]:
        return [Prize("gold"), Prize("vp"), Decline()]

    def probes(self, s: Saga) -> Iterable[Move]:
        return [*self.moves(s), Prize("card")]

    def refuse(self, s: Saga, move: Move) -> Refusal | None:
        if isinstance(move, Prize) and move.what not in ("gold", "vp"):
            return Refusal("SAG-21.9", "no-such-prize")
        return None

    def answer(self, s: Saga, move: Move) -> None:
        effect = CARDS[INGRID].effect
        if isinstance(move, Prize):
            s.tell("ingrid", seat=self.seat)
            if move.what == "gold":
                gain_gold(s, self.seat, effect.gold)
            else:
                gain_vp(s, self.seat, effect.vp)
