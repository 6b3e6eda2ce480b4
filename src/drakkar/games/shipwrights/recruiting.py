"""Chapters 8 and 9 (and 7 where it tucks): artisans, jarls and villagers of the hand."""

from __future__ import annotations

from typing import Final

from drakkar.games.shipwrights.box import (
    CARD_INDEX,
    CARD_NAMES,
    CARDS,
    GOLD,
)
from drakkar.games.shipwrights.cards import gain, not_in_hand
from drakkar.games.shipwrights.moves import Play, Tuck, Untuck
from drakkar.games.shipwrights.paying import can_pay, missing_goods, pay
from drakkar.games.shipwrights.solo import restrictions
from drakkar.games.shipwrights.state import HUT, NONE, Shipwrights
from drakkar.games.shipwrights.tracks import advance
from drakkar.kernel.question import Step
from drakkar.kernel.refusal import Refusal

TUCKABLE = ("artisan", "villager", "jarl")  # SHI-8.1, 9.5, 10.5
TUCK_GOLD: Final = 1  # SHI-7.11


def tuck_cost(s: Shipwrights) -> int:
    """Of every card: SHI-7.14, the next one too."""
    return TUCK_GOLD + restrictions(s.nemesis).tuck


def refuse_tuck(s: Shipwrights, seat: int, move: Tuck) -> Refusal | None:
    missing = not_in_hand(s, seat, move.card, "SHI-7.11")
    if missing is not None:
        return missing
    kind = CARDS[CARD_INDEX[move.card]].kind
    if kind not in TUCKABLE:
        clause = "SHI-10.5" if kind == "ship" else "SHI-7.11"
        return Refusal(clause, "cannot-tuck", {"card": move.card})
    village = s.villages[seat]
    if not 0 <= move.building < len(village):
        return Refusal("SHI-7.11", "no-building", {"building": move.building})
    tucked = village[move.building][1]
    if tucked != NONE:
        cells = (("building", move.building),)
        return Refusal("SHI-7.12", "tuck-taken", {"card": CARD_NAMES[tucked]}, cells)
    if s.good(seat, GOLD) < tuck_cost(s):
        args = {"cost": tuck_cost(s), "gold": s.good(seat, GOLD)}
        clause = "SHI-21.17" if restrictions(s.nemesis).tuck else "SHI-7.11"
        return Refusal(clause, "tuck-gold", args)
    return None


def tuck(s: Shipwrights, seat: int, move: Tuck) -> None:
    card = CARD_INDEX[move.card]
    s.add(seat, GOLD, -tuck_cost(s))
    s.take_from_hand(seat, card)
    set_tucked(s, seat, move.building, card)
    place = building_name(s, seat, move.building)
    s.tell("tucked", seat=seat, card=move.card, building=move.building, place=place)
    if CARDS[card].kind == "jarl":  # SHI-8.2; SHI-9.7: a villager does nothing yet
        advance(s, seat, CARDS[card].progress)


def refuse_untuck(s: Shipwrights, seat: int, move: Untuck) -> Refusal | None:
    village = s.villages[seat]
    if 0 <= move.building < len(village) and village[move.building][1] != NONE:
        return None
    return Refusal("SHI-7.14", "nothing-tucked", {"building": move.building})


def untuck(s: Shipwrights, seat: int, move: Untuck) -> None:
    """SHI-7.14: without reward; SHI-8.4: markers do not go back."""
    card = s.villages[seat][move.building][1]
    set_tucked(s, seat, move.building, NONE)
    s.put_on_discard(card)
    s.tell("untucked", seat=seat, card=CARD_NAMES[card])


def building_name(s: Shipwrights, seat: int, building: int) -> str:
    kind = s.villages[seat][building][0]
    return "hut" if kind == HUT else CARD_NAMES[kind]


def set_tucked(s: Shipwrights, seat: int, building: int, card: int) -> None:
    village = list(s.villages[seat])
    kind, _, worker = village[building]
    village[building] = (kind, card, worker)
    s.villages[seat] = tuple(village)


# ---- a villager played once ------------------------------------------------------------------


def villager_payable(s: Shipwrights, seat: int, card: int) -> bool:
    """SHI-9.4: he cannot pay with himself."""
    return can_pay(s, seat, CARDS[card].ability.pay, held=1)


def refuse_play(s: Shipwrights, seat: int, move: Play) -> Refusal | None:
    missing = not_in_hand(s, seat, move.card, "SHI-9.1")
    if missing is not None:
        return missing
    card = CARD_INDEX[move.card]
    if CARDS[card].kind != "villager":
        return Refusal("SHI-9.1", "not-a-villager", {"card": move.card})
    if villager_payable(s, seat, card):
        return None
    refusal = missing_goods("SHI-9.3", s, seat, CARDS[card].ability.pay, held=1)
    return refusal._replace(clause="SHI-9.4") if refusal.args["card"] else refusal


def play_villager(s: Shipwrights, seat: int, move: Play) -> None:
    """SHI-9.1: his cost, then his gain, once; then he retires."""
    card = CARD_INDEX[move.card]
    s.take_from_hand(seat, card)
    s.tell("played", seat=seat, card=move.card)
    s.then(Gains(seat, CARDS[card].ability.gain), Retire(card))
    pay(s, seat, CARDS[card].ability.pay)


class Gains(Step):
    """What a paid ability brings, after its cost."""

    seat: int
    bundle: tuple[int, ...]

    def run(self, s: Shipwrights) -> None:
        gain(s, self.seat, self.bundle)


class Retire(Step):
    """SHI-9.2: the villager is discarded when his ability is done."""

    card: int

    def run(self, s: Shipwrights) -> None:
        s.put_on_discard(self.card)
