"""How far the fields of the state, of the questions and of the moves reach; see kernel.extent."""

from __future__ import annotations

from typing import Final

from drakkar.games.saga.box import (
    ADVENTURE_NAMES,
    CARD_NAMES,
    COPIES,
    GODS,
    MARKER_NAMES,
    MARKERS_EACH,
    MOVEMENT_NAMES,
    NORMAL_PILE,
    REALMS,
    VIKINGS,
)
from drakkar.games.saga.state import Saga
from drakkar.kernel.extent import (
    Apart,
    Bag,
    Bits,
    Counts,
    Extent,
    Flag,
    Name,
    Number,
    PerSeat,
    Record,
    Row,
    Seat,
    SeatBits,
)

_ROUNDS: Final = 8


def positions(s: Saga) -> dict[str, Extent]:
    p = s.players
    seats, cards, moved = SeatBits(p), Bag(CARD_NAMES), Name(MOVEMENT_NAMES)
    in_order = Row(4, Name(CARD_NAMES))
    points = PerSeat(p, Number(20))
    return {
        "players": Apart("is the same for the whole of a layout"),
        "pool_markers": Flag(),
        "voyage": Row(_ROUNDS, Name(ADVENTURE_NAMES)),
        "round": Number(_ROUNDS),
        "odin": Seat(p),
        "gold": points,
        "vp": PerSeat(p, Number(50)),
        "market": Counts(CARD_NAMES[:VIKINGS], COPIES),
        "realms": Bits(REALMS),
        "surcharge": Number(3),
        "bought": Flag(),
        "hands": PerSeat(p, cards, also=["chosen"]),
        "piles": PerSeat(p, cards, also=["tops", "bottoms"]),
        "tops": PerSeat(p, in_order, sealed=True),
        "bottoms": PerSeat(p, in_order, sealed=True),
        "valhalla": PerSeat(p, cards),
        "chosen": PerSeat(p, cards, sealed=True),
        "picks": PerSeat(p, cards, sealed=True),
        "looked": PerSeat(p, cards),
        "played": PerSeat(p, cards),
        "god_pile": Number(len(GODS)),
        "god_bottom": Number(len(GODS)),
        "move_pile": Number(len(NORMAL_PILE)),
        "foresight": PerSeat(p, Row(3, moved)),
        "display": Row(10, moved),
        "move_discard": Bag(MOVEMENT_NAMES, 2),
        "light": Bag(MARKER_NAMES, 3),
        "dark": Bag(MARKER_NAMES, 3),
        "markers": Row(MARKERS_EACH, Name(MARKER_NAMES)),
        "offset": Number(30),
        "index": PerSeat(p, Number(20)),
        "active": seats,
        "reached": seats,
        "prophets": seats,
        "more_valhalla": PerSeat(p, Number(3)),
        "friggs": seats,
        "turn": Number(10),
        "skippers": seats,
        "skipped": seats,
        "icy": seats,
        "caught": seats,
        "fallen": seats,
        "arrived": seats,
        "on_marker": seats,
        "shields": seats,
        "gilded": seats,
        "now": PerSeat(p, cards),
        "coming": PerSeat(p, cards),
        "fresh": PerSeat(p, cards),
        "draws": PerSeat(p, cards),
        "replace": PerSeat(p, Number(3)),
        "gained_vp": points,
        "gained_gold": points,
        "payments": PerSeat(p, Record({"due": Number(5), "paid": Number(5), "vp_lost": Number(5)})),
        "settled": seats,
        "britta_done": seats,
        "jari_done": PerSeat(p, seats),
        "copied": PerSeat(p, Name(CARD_NAMES)),
    }


_TIMES: Final = Number(6)

FIELDS: Final[dict[str, Extent]] = {
    "card": Name(CARD_NAMES),
    "cells": Number(60, -60),
    "what": Name(("gold", "vp")),
    "cards": Row(4, Name((*CARD_NAMES, *MOVEMENT_NAMES))),
    # of questions
    "SendFromHand.what": Name(("card", "viking")),
    "actor": Name(CARD_NAMES),
    "number": _TIMES,
    "times": _TIMES,
    "buried": _TIMES,
}
