"""How far the fields of the state, of the questions and of the moves reach; see kernel.extent."""

from __future__ import annotations

from typing import Final

from drakkar.games.shipwrights.box import (
    BASIC,
    BOARDS,
    BUNDLE,
    CARD_NAMES,
    CARDS,
    GOODS,
    HUT_NAMES,
    NEMESIS_NAMES,
    RAID_NAMES,
    ROUND_NAMES,
    TRACKS,
    TRADE_NAMES,
)
from drakkar.games.shipwrights.state import Shipwrights
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


def _of(*kinds: str) -> Name:
    """The cards of these kinds, which lie one after the other in the box."""
    numbers = [number for number, card in enumerate(CARDS) if card.kind in kinds]
    if numbers != list(range(numbers[0], numbers[-1] + 1)):
        raise TypeError(f"{kinds}: their numbers are {numbers}")
    return Name([CARD_NAMES[number] for number in numbers], numbers[0])


_SHIP: Final = _of("ship")
_BUILDING: Final = _of("building")
_BELOW: Final = _of("artisan", "villager", "jarl")
_TRADE: Final = Name(TRADE_NAMES)
_ALL: Final = sum(card.copies for card in CARDS)


def positions(s: Shipwrights) -> dict[str, Extent]:
    p = s.players
    cards = Bag(CARD_NAMES, 2)
    return {
        "players": Apart("is the same for the whole of a layout"),
        "nemesis": Each(NEMESIS_NAMES, Flag()),
        "round": Number(BOARDS.rounds),
        "round_deck": Bag(ROUND_NAMES),
        "rounds": Row(BOARDS.rounds, Name(ROUND_NAMES)),
        "goods": PerSeat(p, Counts(GOODS, 10), len(GOODS)),
        "tracks": PerSeat(
            p, Counts(TRACKS, BOARDS.last_space), len(TRACKS), len(s.tracks) // len(TRACKS) - p
        ),
        "heroes": Each(TRACKS, Seat(p, {p: "neutral"})),
        "randi": PerSeat(p, Flag()),
        "huts": PerSeat(p, Name(HUT_NAMES)),
        "upgrades": PerSeat(p, Bits(("eikja", "labourer", "hut"))),
        "boards": PerSeat(p, Row(BOARDS.slots, Name(CARD_NAMES))),
        "slots": PerSeat(p, Bits(range(1, 1 + BOARDS.slots))),
        "fleets": PerSeat(p, Row(8, Record({"ship": _SHIP, "trade": _TRADE}))),
        "villages": PerSeat(
            p, Row(8, Record({"building": _BUILDING, "below": _BELOW, "worker": Number(1)}))
        ),
        "raids": PerSeat(p, Row(4, Record({"raid": Name(RAID_NAMES), "used": Number(1)}))),
        "spent_trades": PerSeat(p, Bag(TRADE_NAMES)),
        "hands": PerSeat(p, cards),
        "aside": PerSeat(p, cards, sealed=True),
        "packs": PerSeat(p, cards, sealed=True),
        "deck": Number(_ALL),
        "discard": Number(_ALL),
        "discard_top": Name(CARD_NAMES),
        "raid_deck": Bag(RAID_NAMES),
        "trade_deck": Bag(TRADE_NAMES),
    }


_BUILDINGS: Final = Number(sum(card.copies for card in CARDS if card.kind == "building"))
_AMOUNT: Final = Number(30)
_SOURCES: Final = Row(
    4,
    Name(
        [
            *(
                f"{where}:{card.id}:{side}"
                for where in ("board", "tucked")
                for card in CARDS
                if card.kind == "artisan"
                for side in ("major", "minor")
            ),
            "labourer",
        ]
    ),
)

FIELDS: Final[dict[str, Extent]] = {
    "card": Name(CARD_NAMES),
    "Launch.card": _SHIP,
    "Build.card": _BUILDING,
    "Tuck.card": _BELOW,
    "Upgrade.card": Name(("eikja", "labourer", "hut")),
    "building": _BUILDINGS,
    "slot": Number(BOARDS.slots, 1),
    "raid": Name(RAID_NAMES),
    "sources": _SOURCES,
    "wood": _AMOUNT,
    "wool": _AMOUNT,
    "iron": _AMOUNT,
    "gold": _AMOUNT,
    "whose": Name(("building", "villager")),
    "good": Name((*BASIC, "gold")),
    "track": Name(TRACKS),
    "ship": Name(("eikja", *_SHIP.names)),
    "what": Name((*BASIC, "set", "thyra", "randi")),
    # of questions
    "number": Number(4),
    "cost": Counts(BUNDLE, 5),
    "steps": Counts(TRACKS, 3),
    "trade": _TRADE,
}
