"""The table as JSON for one seat."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from drakkar.games.saga import facts
from drakkar.games.saga.box import (
    ADVENTURE_NAMES,
    ADVENTURES,
    BOARD,
    CARD_NAMES,
    HELMETS,
    MARKER_NAMES,
    MOVEMENT_NAMES,
    PRICES,
    REALMS,
    reconstructed,
)
from drakkar.games.saga.view_staying import stake, staying
from drakkar.games.saga.view_types import Asked, Offered, Pile, Player, Points, View
from drakkar.kernel.state import Seen


def present(seen: Seen) -> View:
    adventure = ADVENTURES[seen.voyage[seen.round - 1]] if seen.round else None
    strides = facts.strides(seen)
    players = [_seat(seen, seat) for seat in range(seen.players)]
    market = _market(seen)
    display = facts.shown_movements(seen)
    foreseen = _names(_own(seen, "foresight"), MOVEMENT_NAMES)
    left = _names(facts.movements_left(seen), MOVEMENT_NAMES)
    discard = _names(sorted(seen.move_discard), MOVEMENT_NAMES)
    turned = [shown["card"] for shown in display]
    return {
        "voyage": [ADVENTURE_NAMES[number] for number in seen.voyage],
        "round": seen.round,
        "rounds": len(seen.voyage),
        "turn": seen.turn,
        "odin": seen.odin,
        "cells": BOARD.track.cells,
        "adventure": facts.adventure(adventure, seen.markers) if adventure else None,
        "coming": facts.coming(ADVENTURES[seen.voyage[seen.round]])
        if seen.round < len(seen.voyage)
        else None,
        "offset": seen.offset,
        "realms": [name for number, name in enumerate(REALMS) if seen.realms >> number & 1],
        "players": players,
        "display": display,
        "foreseen": foreseen,
        "move_pile": len(left),
        "move_left": left,
        "move_discard": discard,
        "gods": seen.god_pile + seen.god_bottom,
        "market": market,
        "surcharge": seen.surcharge,
        "markers_left": {
            "light": _names(seen.light, MARKER_NAMES),
            "dark": _names(seen.dark, MARKER_NAMES),
        },
        "strides": strides,
        "landings": facts.landings(seen, strides.values()),
        "plays": facts.plays(seen),
        "staying": staying(seen),
        "asked": _asked(seen),
        "reconstructed": _reconstructed(),
        "standing": [_points(seen, seat) for seat in range(seen.players)],
        "cards": facts.cards(_cards_in_sight(players, market)),
        "movements": facts.movements([*turned, *foreseen, *left, *discard]),
    }


def _market(seen: Seen) -> list[Offered]:
    return [
        {"card": CARD_NAMES[card], "copies": copies, "price": PRICES[card] + seen.surcharge}
        for card, copies in enumerate(seen.market)
        if copies
    ]


@cache
def _reconstructed() -> list[str]:
    """What of the box is not known for certain: shown beside the values."""
    return reconstructed()


def _seat(seen: Seen, seat: int) -> Player:
    index = seen.index[seat]
    length = ADVENTURES[seen.voyage[seen.round - 1]].length if seen.round else 0
    return {
        "vp": seen.vp[seat],
        "gold": seen.gold[seat],
        "stake": stake(seen, seat),
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


def _asked(seen: Seen) -> Asked:
    """For the words of the question: are all the others waiting for my card, and how many; what
    staying is certain to cost."""
    question = seen.question
    if question is not None and question.TAG == "decideleave":
        stays = staying(seen)
        end = ADVENTURES[seen.voyage[seen.round - 1]].last
        return {"last": 0, "loss": stays["loss"] if stays else 0, "end": end}
    if question is None or question.TAG != "playcard" or question.number > 1:
        return {"last": 0}
    need = len(seen.chosen[question.seat]) + 1  # two under IV.C
    others = [seat for seat in range(seen.players) if seat != question.seat]
    others = [seat for seat in others if seen.active >> seat & 1]
    done = all(seen.chosen[seat] >= need or not seen.hands[seat] for seat in others)
    return {"last": len(others) if done else 0}


def _hand(seen: Seen, seat: int) -> list[str] | int:
    """One's own cards; of the others the number, a card already chosen in secret included."""
    if seat == seen.seat:
        return _names(seen.hands[seat], CARD_NAMES)
    number: int = seen.hands[seat] + seen.chosen[seat]
    return number


def _pile(seen: Seen, seat: int) -> Pile:
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


def _names(things: Iterable[int], names: tuple[str, ...]) -> list[str]:
    return [names[thing] for thing in things]


def _cards(cards: tuple[int, ...] | int) -> list[str] | int:
    """One's own cards by name, of the others' the number."""
    return cards if isinstance(cards, int) else _names(cards, CARD_NAMES)


def _points(seen: Seen, seat: int) -> Points:
    """What everybody can reckon; the helmets of hidden cards are for their owner only."""
    open_to_all: Points = {
        "track": seen.vp[seat],
        "gold": seen.gold[seat] // BOARD.end.gold_per_vp,
    }
    if seat != seen.seat:
        return open_to_all
    owned = list(seen.valhalla[seat])
    if seen.round and ADVENTURES[seen.voyage[seen.round - 1]].bifrost:
        for zone in (seen.hands, seen.chosen, seen.tops, seen.piles, seen.bottoms, seen.played):
            owned += zone[seat]
    return {**open_to_all, "helmets": sum(HELMETS[card] for card in owned)}


def _cards_in_sight(players: list[Player], market: list[Offered]) -> list[str]:
    """Those whose face the seat sees."""
    cards = [offered["card"] for offered in market]
    for player in players:
        pile = player["pile"]
        for own in (player["hand"], player["valhalla"]):
            cards += own if isinstance(own, list) else []
        cards += [*player["chosen"], *player["looked"], *player["played"], *player["now"]]
        cards += [*pile.get("top", ()), *pile.get("shuffled", ()), *pile.get("bottom", ())]
    return cards
