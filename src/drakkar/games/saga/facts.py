"""What is printed on cards and markers, and what a pawn would find, as JSON for views."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product
from typing import NamedTuple, cast

import msgspec

from drakkar.games.saga import view_types as view
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
    NORMAL_PILE,
    REALMS,
    VIKINGS,
    VP,
    Adventure,
    Effects,
    Movement,
)
from drakkar.games.saga.files import EffectFile
from drakkar.games.saga.movement import in_force
from drakkar.games.saga.rewards import is_penalty, is_reward, is_suffered
from drakkar.games.saga.state import Saga
from drakkar.games.saga.strides import distances
from drakkar.games.saga.view_landing import gained, reckon
from drakkar.kernel.state import Seen, only

_FURTHEST = 3  # what Skadi adds, whatever is in the hand


# ---- printed ---------------------------------------------------------------------------------


def cards(names: Iterable[str]) -> dict[str, view.Card]:
    """Of each of these Vikings and gods all that is printed on it."""
    return {name: _card(CARD_INDEX[name]) for name in sorted(set(names))}


def _card(number: int) -> view.Card:
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


def _amounts(effect: EffectFile) -> view.Amounts:
    """The numbers in the text of a card."""
    fields = msgspec.structs.asdict(effect)
    amounts: view.Amounts = {name: value for name, value in fields.items() if type(value) is int}
    if effect.numbers:
        amounts["numbers"] = list(effect.numbers)
    return amounts


def movements(names: Iterable[str]) -> dict[str, view.Movement]:
    """The same of Movement cards."""
    return {name: _movement(MOVEMENTS[MOVEMENT_INDEX[name]]) for name in sorted(set(names))}


def _movement(card: Movement) -> view.Movement:
    return {
        "number": card.number,
        "special": bool(card.op),
        "duration": card.duration or None,
        "all": card.all,
        "void": card.void,
        "amounts": _amounts(card.effect),
    }


def effects(numbers: Effects) -> view.Effects:
    """Without those that do nothing."""
    what = {name: number for name, number in zip(EFFECTS, numbers, strict=True) if number}
    return cast(view.Effects, what)


def adventure(card: Adventure, markers: tuple[int, ...]) -> view.Adventure:
    """The card and its markers, by board cells."""
    return {
        "id": card.id,
        "realm": REALMS[card.realm] if card.realm >= 0 else None,
        "group": card.group,
        "vehicle": card.vehicle,
        "length": card.length,
        "first": card.first,
        "entry": card.entry,
        "last": card.last,
        "penalty": card.penalty,
        "bifrost": card.bifrost,
        "cells": {
            str(cell): effects(card.cells[cell]) for cell in range(card.first, len(card.cells))
        },
        "markers": {
            str(cell): {"marker": MARKER_NAMES[marker], "effects": effects(MARKER_EFFECTS[marker])}
            for cell, marker in zip(card.marker_cells, markers, strict=False)
        },
    }


def coming(card: Adventure) -> view.Coming:
    """What the adventure after this one needs."""
    return {
        "vehicle": card.vehicle,
        "first": card.first,
        "last": card.last,
        "penalty": card.penalty,
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
    ways: dict[str, list[int]] = {}
    own = [*seen.hands[seat]]
    if any(CARDS[card].op == "play_viking_from_draw_pile" for card in seen.now[seat]):
        own += [*seen.tops[seat], *seen.piles[seat], *seen.bottoms[seat]]
    for card in dict.fromkeys(own):
        both = (*seen.chosen[seat], card)
        what_if = as_if_played(seen, both)
        moves = product(*(distances(what_if, seat, each) for each in both))
        ways[CARD_NAMES[card]] = sorted({sum(move) for move in moves})
    what_if = as_if_played(seen, ())
    for card in seen.now[seat]:
        ways[CARD_NAMES[card]] = list(distances(what_if, seat, card))
    return ways


def as_if_played(seen: Seen, more: tuple[int, ...]) -> Saga:
    """Just what ``distances`` looks at, with some cards more on the table."""
    played = list(seen.played)
    played[seen.seat or 0] = (*played[seen.seat or 0], *more)
    return only(Saga, played=played, display=seen.display, icy=seen.icy)


def landings(seen: Seen, ways: Iterable[list[int]]) -> dict[str, view.Landing]:
    """What the own pawn would find so many cells further."""
    cells = {cells for way in ways for cells in way} | set(range(-_FURTHEST, _FURTHEST + 1))
    if seen.seat is None or not seen.round:
        return {}
    return {str(cells): _landing(seen, cells) for cells in sorted(cells)}


def plays(seen: Seen) -> dict[str, list[view.Play]]:
    """Of those cards in the own hand that change what their landings come to, way by way as in
    ``strides``: the sum with the card in play, and what of it its action brings."""
    seat = seen.seat
    cards: dict[str, list[view.Play]] = {}
    for name, ways in strides(seen).items():
        card = CARD_INDEX[name]
        gold, vp = gained(seen, seat or 0, card)
        if card not in seen.hands[seat or 0]:
            continue
        spots = [_found(seen, cells) for cells in ways]
        plain = [reckon(seen, seat or 0, each.effects, each.extra) for each in spots]
        played = [reckon(seen, seat or 0, each.effects, each.extra, card) for each in spots]
        if plain != played:
            cards[name] = [_play(total, short, gold, vp) for total, short in played]
    return cards


def _play(total: view.Effects, short: view.Short | None, gold: int, vp: int) -> view.Play:
    play: view.Play = {"sum": total}
    if short:
        play["short"] = short
    deed = {"vp": vp, "gold": gold}
    if any(deed.values()):
        play["deed"] = cast(view.Effects, {name: many for name, many in deed.items() if many})
    return play


class _Found(NamedTuple):
    """What lies so many cells further, before anybody's cards."""

    cell: int
    off: bool
    over: bool
    marker: bool
    effects: Effects
    extra: int


def _found(seen: Seen, cells: int) -> _Found:
    card = ADVENTURES[seen.voyage[seen.round - 1]]
    index = seen.index[seen.seat] + cells
    where = seen.offset + index
    off, over = not 0 <= index < card.length, where >= card.last
    markers = dict(zip(card.marker_cells, seen.markers, strict=False))
    marker = None if off or over else markers.get(where)
    extra = 0
    if off or over:
        end = [0] * len(EFFECTS)
        end[VP] = -card.penalty * (off + over)
        if where == card.last and not off:
            end[GOLD] -= _gold(seen, "forced_payment_on_adventure_penalty_cell")
        what = tuple(end)
    elif marker is not None:
        what = MARKER_EFFECTS[marker]
        extra = -_gold(seen, "forced_payment_on_stage_marker")
    else:
        what = card.cells[where]
        if is_penalty(what) and is_suffered(what, _vikings_then(seen)):
            extra = -_gold(seen, "forced_payment_on_adventure_penalty_cell")
        elif is_reward(what):
            extra = _gold(seen, "bonus_on_adventure_reward_cell")
    return _Found(where, off, over, marker is not None, what, extra)


def _landing(seen: Seen, cells: int) -> view.Landing:
    where, off, over, marker, what, extra = _found(seen, cells)
    total, short = reckon(seen, seen.seat, what, extra)
    landing: view.Landing = {
        "cell": where,
        "off": off,
        "over": over,
        "marker": marker,
        "effects": effects(what),
        "sum": total,
    }
    if extra:
        landing["extra"] = extra
    if short:
        landing["short"] = short
    return landing


def movements_left(seen: Seen) -> list[int]:
    """What everybody can count: the ordinary ones and the special ones of the realms entered,
    without those on the table. Their order is not known."""
    left = list(NORMAL_PILE)
    for adventure in (ADVENTURES[number] for number in seen.voyage):
        if adventure.realm >= 0 and seen.realms >> adventure.realm & 1:
            left.append(adventure.special)
    for card in (*seen.display, *seen.move_discard):
        left.remove(card)
    return sorted(left)


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
    place = in_force(only(Saga, display=seen.display), op) if seen.display else -1
    return MOVEMENTS[seen.display[place]].effect.gold if place >= 0 else 0


def shown_movements(seen: Seen) -> list[view.Displayed]:
    """The display of Movement cards: which were turned up, and whose text is in force."""
    last = len(seen.display) - 1
    shown: list[view.Displayed] = []
    for place, card in enumerate(seen.display):
        duration = MOVEMENTS[card].duration
        lasts = duration == "displayed" or (duration == "this_turn" and place == last)
        shown.append({"card": MOVEMENT_NAMES[card], "in_force": lasts, "last": place == last})
    return shown
