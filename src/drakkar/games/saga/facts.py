"""What is printed on cards and markers, and what a pawn would find, as JSON for views."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product
from types import SimpleNamespace
from typing import Any, cast

import msgspec

from drakkar.games.saga.box import (
    ADVENTURES,
    CARD_INDEX,
    CARD_NAMES,
    CARDS,
    EFFECTS,
    GOLD,
    MARKER_EFFECTS,
    MARKER_NAMES,
    MOVEMENT_INDEX,
    MOVEMENT_NAMES,
    MOVEMENTS,
    REALMS,
    VIKINGS,
    VP,
    Adventure,
    Effects,
)
from drakkar.games.saga.files import EffectFile
from drakkar.games.saga.movement import in_force
from drakkar.games.saga.rewards import is_penalty, is_reward, is_suffered
from drakkar.games.saga.state import Saga
from drakkar.games.saga.strides import distances
from drakkar.kernel.state import Seen

_FURTHEST = 3  # what Skadi adds, whatever is in the hand


# ---- printed ---------------------------------------------------------------------------------


def cards(names: Iterable[str]) -> dict[str, Any]:
    """Of each of these Vikings and gods all that is printed on it."""
    return {name: _card(CARD_INDEX[name]) for name in sorted(set(names))}


def _card(number: int) -> dict[str, Any]:
    card = CARDS[number]
    return {
        "kind": "viking" if number < VIKINGS else "god",
        "realm": REALMS[card.realm] if card.realm >= 0 else None,
        "numbers": list(card.numbers),
        "price": card.price or None,
        "helmets": card.helmets,
        "action": card.action,
        "void": card.void,
        "amounts": _amounts(card.effect),
    }


def _amounts(effect: EffectFile) -> dict[str, Any]:
    """The numbers in the text of a card."""
    fields = msgspec.structs.asdict(effect)
    found = {name: value for name, value in fields.items() if type(value) is int}
    return found | ({"numbers": list(effect.numbers)} if effect.numbers else {})


def movements(names: Iterable[str]) -> dict[str, Any]:
    """The same of Movement cards."""
    found = {}
    for name in sorted(set(names)):
        one = MOVEMENTS[MOVEMENT_INDEX[name]]
        found[name] = {
            "number": one.number,
            "special": bool(one.op),
            "duration": one.duration or None,
            "all": one.all,
            "void": one.void,
            "amounts": _amounts(one.effect),
        }
    return found


def effects(one: Effects) -> dict[str, int]:
    """Without those that do nothing."""
    return {name: number for name, number in zip(EFFECTS, one, strict=True) if number}


def adventure(one: Adventure, markers: tuple[int, ...]) -> dict[str, Any]:
    """The card and its markers, by board cells."""
    return {
        "id": one.id,
        "realm": REALMS[one.realm] if one.realm >= 0 else None,
        "group": one.group,
        "vehicle": one.vehicle,
        "length": one.length,
        "first": one.first,
        "entry": one.entry,
        "last": one.last,
        "penalty": one.penalty,
        "bifrost": one.bifrost,
        "cells": {str(cell): effects(one.cells[cell]) for cell in range(one.first, len(one.cells))},
        "markers": {
            str(cell): {"marker": MARKER_NAMES[marker], "effects": effects(MARKER_EFFECTS[marker])}
            for cell, marker in zip(one.marker_cells, markers, strict=False)
        },
    }


# ---- what a pawn would find ------------------------------------------------------------------


def strides(seen: Seen) -> dict[str, list[int]]:
    """How far each card of the own hand (with Njord, of the draw pile), and those revealed this
    turn, could take the pawn.

    Under IV.C the cards already chosen are reckoned in: only the last cell counts.
    """
    seat = seen.seat
    if seat is None or not seen.display or not seen.active >> seat & 1:
        return {}
    found = {}
    own = [*seen.hands[seat]]
    if any(CARDS[card].op == "play_viking_from_draw_pile" for card in seen.now[seat]):
        own += [*seen.tops[seat], *seen.piles[seat], *seen.bottoms[seat]]
    for card in dict.fromkeys(own):
        both = (*seen.chosen[seat], card)
        what_if = _as_if_played(seen, both)
        ways = product(*(distances(what_if, seat, one) for one in both))
        found[CARD_NAMES[card]] = sorted({sum(way) for way in ways})
    what_if = _as_if_played(seen, ())
    for card in seen.now[seat]:
        found[CARD_NAMES[card]] = list(distances(what_if, seat, card))
    return found


def _as_if_played(seen: Seen, more: tuple[int, ...]) -> Saga:
    """Just what ``distances`` looks at, with some cards more on the table."""
    played = list(seen.played)
    played[seen.seat or 0] = (*played[seen.seat or 0], *more)
    return cast(Saga, SimpleNamespace(played=played, display=seen.display, icy=seen.icy))


def landings(seen: Seen, ways: Iterable[list[int]]) -> dict[str, Any]:
    """What the own pawn would find so many cells further."""
    cells = {cells for way in ways for cells in way} | set(range(-_FURTHEST, _FURTHEST + 1))
    if seen.seat is None or not seen.round:
        return {}
    return {str(cells): _landing(seen, cells) for cells in sorted(cells)}


def _landing(seen: Seen, cells: int) -> dict[str, Any]:
    one = ADVENTURES[seen.voyage[seen.round - 1]]
    index = seen.index[seen.seat] + cells
    where = seen.offset + index
    off, over = not 0 <= index < one.length, where >= one.last
    found = {"cell": where, "off": off, "over": over, "marker": False}
    if off or over:
        what = [0] * len(EFFECTS)
        what[VP] = -one.penalty * (off + over)
        if where == one.last and not off:
            what[GOLD] -= _gold(seen, "forced_payment_on_adventure_penalty_cell")
        return found | {"effects": effects(tuple(what))}
    marker = dict(zip(one.marker_cells, seen.markers, strict=False)).get(where)
    if marker is not None:
        what = list(MARKER_EFFECTS[marker])
        extra = -_gold(seen, "forced_payment_on_stage_marker")
    else:
        what = list(one.cells[where])
        extra = 0
        if is_penalty(one.cells[where]) and is_suffered(one.cells[where], _vikings_then(seen)):
            extra = -_gold(seen, "forced_payment_on_adventure_penalty_cell")
        elif is_reward(one.cells[where]):
            extra = _gold(seen, "bonus_on_adventure_reward_cell")
    told = {"extra": extra} if extra else {}
    return found | {"marker": marker is not None, "effects": effects(tuple(what))} | told


def _vikings_then(seen: Seen) -> bool:
    """Whether a Viking of the seat will lie on the table when its pawn lands: played already, or
    (it is not asked which card it would be) still in the hand."""
    seat = seen.seat
    own = seen.played[seat]
    if not seen.now[seat]:
        own = (*own, *seen.chosen[seat], *seen.hands[seat])
    return any(card < VIKINGS for card in own)


def _gold(seen: Seen, op: str) -> int:
    """The gold that a special card in force speaks of."""
    display = cast(Saga, SimpleNamespace(display=seen.display))
    place = in_force(display, op) if seen.display else -1
    return MOVEMENTS[seen.display[place]].effect.gold if place >= 0 else 0


def shown_movements(seen: Seen) -> list[dict[str, Any]]:
    """The display of Movement cards: which were turned up, and whose text is in force."""
    last = len(seen.display) - 1
    found = []
    for place, card in enumerate(seen.display):
        one = MOVEMENTS[card]
        lasts = one.duration == "displayed" or (one.duration == "this_turn" and place == last)
        found.append({"card": MOVEMENT_NAMES[card], "in_force": lasts, "last": place == last})
    return found
