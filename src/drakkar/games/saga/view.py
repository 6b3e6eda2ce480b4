"""The table as JSON for one seat."""

from __future__ import annotations

from functools import cache
from typing import Any

from drakkar.games.saga import facts
from drakkar.games.saga.box import (
    ADVENTURE_NAMES,
    ADVENTURES,
    BOARD,
    CARD_NAMES,
    HELMETS,
    MARKER_NAMES,
    MOVEMENT_NAMES,
    NORMAL_PILE,
    PRICES,
    REALMS,
    reconstructed,
)
from drakkar.kernel.state import Seen


def present(seen: Seen) -> dict[str, Any]:
    adventure = ADVENTURES[seen.voyage[seen.round - 1]] if seen.round else None
    strides = facts.strides(seen)
    left = _movements_left(seen)
    table = {
        "voyage": [ADVENTURE_NAMES[one] for one in seen.voyage],
        "round": seen.round,
        "rounds": len(seen.voyage),
        "turn": seen.turn,
        "odin": seen.odin,
        "cells": BOARD.track.cells,
        "adventure": facts.adventure(adventure, seen.markers) if adventure else None,
        "offset": seen.offset,
        "realms": [name for number, name in enumerate(REALMS) if seen.realms >> number & 1],
        "players": [_seat(seen, seat) for seat in range(seen.players)],
        "display": facts.shown_movements(seen),
        "foreseen": _names(_own(seen, "foresight"), MOVEMENT_NAMES),
        "move_pile": len(left),
        "move_left": _names(left, MOVEMENT_NAMES),
        "move_discard": _names(sorted(seen.move_discard), MOVEMENT_NAMES),
        "gods": seen.god_pile + seen.god_bottom,
        "market": [
            {
                "card": CARD_NAMES[card],
                "copies": copies,
                "price": PRICES[card] + seen.surcharge,
            }
            for card, copies in enumerate(seen.market)
            if copies
        ],
        "surcharge": seen.surcharge,
        "markers_left": {
            "light": [MARKER_NAMES[one] for one in seen.light],
            "dark": [MARKER_NAMES[one] for one in seen.dark],
        },
        "strides": strides,
        "landings": facts.landings(seen, strides.values()),
        "reconstructed": _reconstructed(),
        "standing": [_points(seen, seat) for seat in range(seen.players)],
    }
    return table | _printed(table)


@cache
def _reconstructed() -> list[str]:
    """What of the box is not known for certain: shown beside the values."""
    return reconstructed()


def _seat(seen: Seen, seat: int) -> dict[str, Any]:
    index = seen.index[seat]
    length = ADVENTURES[seen.voyage[seen.round - 1]].length if seen.round else 0
    return {
        "vp": seen.vp[seat],
        "gold": seen.gold[seat],
        "index": index,
        "cell": seen.offset + index,
        "on_trail": 0 <= index < length,
        "active": bool(seen.active >> seat & 1),
        "reached": bool(seen.reached >> seat & 1),
        "fallen": bool(seen.fallen >> seat & 1),
        "prophecy": bool(seen.prophets >> seat & 1),
        "hand": _hand(seen, seat),
        "chosen": _names(seen.chosen[seat], CARD_NAMES) if seat == seen.seat else [],
        "pile": _pile(seen, seat),
        "valhalla": _cards(seen.valhalla[seat]),
        "picked": _names(seen.picks[seat], CARD_NAMES) if seat == seen.seat else [],
        "looked": _names(seen.looked[seat], CARD_NAMES) if seat == seen.seat else [],
        "played": _names(seen.played[seat], CARD_NAMES),
        "now": _names(seen.now[seat], CARD_NAMES),
        "to_use": _names(seen.fresh[seat], CARD_NAMES),
        "shielded": bool(seen.shields >> seat & 1),
        "may_skip": bool(seen.skippers >> seat & 1),
        "icy": bool(seen.icy >> seat & 1),
    }


def _hand(seen: Seen, seat: int) -> Any:
    """One's own cards; of the others the number, a card already chosen in secret included."""
    if seat == seen.seat:
        return _names(seen.hands[seat], CARD_NAMES)
    return seen.hands[seat] + seen.chosen[seat]


def _pile(seen: Seen, seat: int) -> dict[str, Any]:
    """Of one's own draw pile: what its owner knows of the top, of the bottom, and the rest."""
    top, rest, bottom = seen.tops[seat], seen.piles[seat], seen.bottoms[seat]
    if seat != seen.seat:
        return {"size": top + rest + bottom}
    return {
        "size": len(top) + len(rest) + len(bottom),
        "top": _names(top, CARD_NAMES),
        "shuffled": _names(sorted(rest), CARD_NAMES),
        "bottom": _names(bottom, CARD_NAMES),
    }


def _own(seen: Seen, zone: str) -> tuple[int, ...]:
    return () if seen.seat is None else getattr(seen, zone)[seen.seat]


def _names(cards: Any, names: tuple[str, ...]) -> list[str]:
    return [names[card] for card in cards]


def _cards(cards: Any) -> Any:
    """One's own cards by name, of the others' the number."""
    return cards if isinstance(cards, int) else _names(cards, CARD_NAMES)


def _movements_left(seen: Seen) -> list[int]:
    """What everybody can count: the ordinary ones and the special ones of the realms entered,
    without those on the table. Their order is not known."""
    left = list(NORMAL_PILE)
    for one in (ADVENTURES[number] for number in seen.voyage):
        if one.realm >= 0 and seen.realms >> one.realm & 1:
            left.append(one.special)
    for card in (*seen.display, *seen.move_discard):
        left.remove(card)
    return sorted(left)


def _points(seen: Seen, seat: int) -> dict[str, int]:
    """What everybody can reckon; the helmets of hidden cards are for their owner only."""
    found = {"track": seen.vp[seat], "gold": seen.gold[seat] // BOARD.end.gold_per_vp}
    if seat != seen.seat:
        return found
    owned = list(seen.valhalla[seat])
    if seen.round and ADVENTURES[seen.voyage[seen.round - 1]].bifrost:
        for zone in (seen.hands, seen.chosen, seen.tops, seen.piles, seen.bottoms, seen.played):
            owned += zone[seat]
    return found | {"helmets": sum(HELMETS[card] for card in owned)}


def _printed(table: dict[str, Any]) -> dict[str, Any]:
    """What is printed on the cards that the seat sees."""
    found = [one["card"] for one in table["market"]]
    for one in table["players"]:
        for zone in ("hand", "valhalla"):
            found += one[zone] if isinstance(one[zone], list) else []
        for zone in ("chosen", "looked", "played", "now"):
            found += one[zone]
        for zone in ("top", "shuffled", "bottom"):
            found += one["pile"].get(zone, [])
    moved = [one["card"] for one in table["display"]]
    moved += table["foreseen"] + table["move_left"] + table["move_discard"]
    return {"cards": facts.cards(found), "movements": facts.movements(moved)}
