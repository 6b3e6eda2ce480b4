"""How far the fields of the state, of the questions and of the moves reach; see kernel.extent."""

from __future__ import annotations

from typing import Final

from drakkar.games.tinyepic.box import (
    CARD_NAMES,
    ENEMY_SETTLERS,
    FACES,
    FAVOR_NAMES,
    FAVORS_PER_ROW,
    GOD_NAMES,
    PLACE_NAMES,
    RESOURCE_MAX,
    SETTLERS,
    SHIP_SLOTS,
    TEMPLE_SLOTS,
)
from drakkar.games.tinyepic.state import RESOURCES, RUNES, TinyEpic
from drakkar.kernel.extent import (
    Apart,
    Bag,
    Bits,
    Counts,
    Each,
    Extent,
    Flag,
    Name,
    Number,
    PerSeat,
    Record,
    Row,
    Seat,
)

_ROWS: Final = ("top", "bottom")
_ENDS: Final = ("left", "right")


def positions(s: TinyEpic) -> dict[str, Extent]:
    p = s.players
    islands, docks, fjords = (
        [place.id for place in places] for places in (s.face.islands, s.face.docks, s.face.fjords)
    )
    more = s.clans - p
    clan = Seat(p, {p: "enemy"} if more else None)
    cards, favors = Bag(CARD_NAMES), Bag(FAVOR_NAMES)
    return {
        "players": Apart("is the same for the whole of a layout"),
        "face_number": Apart("is the same for the whole of a layout"),
        "era": Number(3),
        "chief": Seat(p),
        "turn": clan,
        "gods": Each(RUNES, Name(GOD_NAMES)),
        "fury": Counts(RUNES, 20),
        "resources": PerSeat(p, Counts(RESOURCES, RESOURCE_MAX), 3, len(s.resources) // 3 - p),
        "settlers": PerSeat(p, Counts(islands, 5), len(islands), more),
        "temples": PerSeat(p, Bits(islands), 0, len(s.temples) - p),
        "ship_slots": PerSeat(p, Bits(SHIP_SLOTS)),
        "temple_slots": PerSeat(p, Bits(TEMPLE_SLOTS)),
        "fleet": PerSeat(p, Counts(fjords, 3), len(fjords), len(s.fleet) // len(fjords) - p),
        "docked": Each(docks, clan),
        "villages": Bits(docks),
        "loot": PerSeat(p, Number(4), 0, len(s.loot) - p),
        "holders": Each(islands, clan),
        "consecrated": Counts((*PLACE_NAMES, *RUNES), 4),
        "rows": PerSeat(p, cards),
        "hands": PerSeat(p, cards),
        "packs": PerSeat(p, cards, sealed=True),
        "face_down": PerSeat(p, Name(CARD_NAMES)),
        "face_known": PerSeat(p, Name(CARD_NAMES)),
        "favor_rows": Each(_ROWS, Row(max(FAVORS_PER_ROW.values()), Name(FAVOR_NAMES))),
        "favors": PerSeat(p, favors),
        "shown_favors": Apart("is shown when the game is over"),
        "initiator": clan,
        "prize": Name(FAVOR_NAMES),
        "prize_from": Record({"row": Number(1), "end": Number(1)}),
        "fought": Apart("tells of a battle that is over"),
        "won": PerSeat(p, Name(FAVOR_NAMES), sealed=True, late=True),
        "deck": Number(len(CARD_NAMES)),
        "discard": Number(len(CARD_NAMES)),
        "invaders": cards,
        "lone": Name(docks),
        "enemy_stock": Row(1 + len(SHIP_SLOTS) + len(TEMPLE_SLOTS), Number(ENEMY_SETTLERS)),
        "enemy_deck": Number(12),
        "enemy_unseen": Number(3),
        "enemy_row": cards,
        "enemy_battles": cards,
        "enemy_rune": Name(RUNES),
        "enemy_card": Number(1),
        "enemy_bonus": Number(4),
        "enemy_waiting": Row(3, Number(4)),
        "enemy_favors": Number(8),
        "enemy_loot": Number(4),
        "enemy_triggers": Row(4, Number(30)),
        "enemy_resolving": Flag(),
    }


def _of_both(places: str) -> tuple[str, ...]:
    """The names of both faces of the ocean."""
    return tuple(dict.fromkeys(place.id for face in FACES for place in getattr(face, places)))


_ISLANDS, _DOCKS, _FJORDS = _of_both("islands"), _of_both("docks"), _of_both("fjords")
_CARD: Final = Name(CARD_NAMES)
_ISLAND: Final = Name(_ISLANDS)
_WATER: Final = Name((*_FJORDS, *_DOCKS))
_NUMBER: Final = Number(max(SETTLERS, RESOURCE_MAX))
_RESOURCE: Final = Name(RESOURCES)
_MOST_ISLANDS: Final = max(len(face.islands) for face in FACES)

FIELDS: Final[dict[str, Extent]] = {
    "card": _CARD,
    "fjord": Name(_FJORDS),
    "row": Name(_ROWS),
    "end": Name(_ENDS),
    "Sail.origin": _WATER,
    "ChooseCourse.origin": _WATER,
    "target": _WATER,
    "origin": _ISLAND,
    "Explore.target": _ISLAND,
    "Pilgrim.target": _ISLAND,
    "number": _NUMBER,
    "wood": Number(RESOURCE_MAX),
    "food": Number(RESOURCE_MAX),
    "steel": Number(RESOURCE_MAX),
    "what": Name(("longship", "temple")),
    "slot": Number(len(SHIP_SLOTS), 1),
    "At.place": Name((*_FJORDS, *_ISLANDS, *_DOCKS)),
    "place": Name((*PLACE_NAMES, *RUNES)),
    "clan": Number(4, 1),
    "island": _ISLAND,
    "give": _RESOURCE,
    "get": _RESOURCE,
    "resource": _RESOURCE,
    "rune": Name(RUNES),
    "amount": Number(4, -4),
    "favor": Name(FAVOR_NAMES),
    "Pick.what": Name((*_ISLANDS, *_DOCKS)),
    # of questions
    "ships": Counts(SHIP_SLOTS, 3),
    "goods": Counts(RESOURCES, RESOURCE_MAX),
    "moves_left": Number(5),
    "dock": Name(_DOCKS),
    "limit": Number(5),
    "attacked": Bits(range(_MOST_ISLANDS)),
    "times": Number(3),
    "left": Number(5),
    "arrived": Row(_MOST_ISLANDS, Number(3)),
    "amounts": Row(3, Number(4)),
    "why": Name(("course", "way", "donor", "berth", "victim", "prey", "temple")),
    "options": Bag((*_ISLANDS, *_DOCKS)),
}
