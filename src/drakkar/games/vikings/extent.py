"""How far the fields of the state, of the questions and of the moves reach; see kernel.extent."""

from __future__ import annotations

from typing import Final

from drakkar.games.vikings.box import (
    BONUS_COUNTS,
    BONUS_NAMES,
    BUILDINGS,
    ROWS,
    SETUP,
    SHIPS,
    TILE_COUNTS,
    TILE_NAMES,
    VIKINGS,
)
from drakkar.games.vikings.state import SOURCES, WIDTH, Vikings
from drakkar.kernel.extent import (
    Apart,
    Bag,
    Bits,
    Cell,
    Cells,
    Counts,
    Extent,
    Flag,
    Name,
    Number,
    PerSeat,
    Placed,
    Record,
    Row,
    Seat,
    SeatBits,
)

COLUMNS: Final = 38
"""A start tile and 37 others, which nobody gets more of (VIK-5.2), in one line."""
_SLOTS: Final = SETUP.wheel.slots
_EACH: Final = SETUP.vikings.per_colour
_ROUNDS: Final = len(SETUP.rounds.schedule)


def positions(s: Vikings) -> dict[str, Extent]:
    p = s.players
    tiles = Cells(ROWS, COLUMNS, WIDTH)
    return {
        "players": Apart("is the same for the whole of a layout"),
        "advanced": Flag(),
        "auction": Flag(),
        "round": Number(_ROUNDS),
        "first": Seat(p),
        "gold": PerSeat(p, Number(50)),
        "glory": PerSeat(p, Number(100)),
        "ledger": PerSeat(p, Counts(SOURCES, 50), len(SOURCES)),
        "bag": Counts(VIKINGS, _EACH),
        "pile": Counts(TILE_NAMES, TILE_COUNTS),
        "lots": Placed(_SLOTS, Record({"tile": Name(TILE_NAMES), "viking": Name(VIKINGS)})),
        "turned": Number(_SLOTS),
        "tally": Apart("tells of a scoring that gold, glory and ledger hold already"),
        "lefts": PerSeat(p, tiles),
        "rights": PerSeat(p, tiles),
        "middles": PerSeat(
            p, Record({name: Cells(ROWS, COLUMNS, WIDTH) for name in BUILDINGS}), len(BUILDINGS)
        ),
        "settlers": PerSeat(p, tiles),
        "ships": PerSeat(
            p, Record({ship.id: Bits(range(1, COLUMNS + 1)) for ship in SHIPS}), len(SHIPS)
        ),
        "ashore": PerSeat(p, Counts(VIKINGS, _EACH), len(VIKINGS)),
        "start_in_hand": PerSeat(p, Flag()),
        "drawn": Counts(VIKINGS, _EACH),
        "bid": Number(50),
        "bidder": Seat(p),
        "passed": SeatBits(p),
        "bonus_pile": Counts(BONUS_NAMES, BONUS_COUNTS),
        "bonus_row": Bag(BONUS_NAMES),
        "bonuses": PerSeat(p, Counts(BONUS_NAMES, BONUS_COUNTS), len(BONUS_NAMES)),
        "monuments": Row(
            len(BUILDINGS),
            Record(
                {"owner": Seat(p), "building": Name(BUILDINGS), "at": Cell(ROWS, COLUMNS, WIDTH)}
            ),
        ),
    }


_KIND: Final = Name(VIKINGS)

FIELDS: Final[dict[str, Extent]] = {
    "price": Number(_SLOTS - 1),
    "row": Name(ROWS),
    "column": Number(COLUMNS, 1),
    "cargo": Name((*ROWS, "each")),
    "gold": Number(255),
    "viking": _KIND,
    "bonus": Name(BONUS_NAMES),
    "tile": Name(TILE_NAMES),
    "building": Name(BUILDINGS),
    "trip": Name(("one", "each", "all")),
    "waiting": Bag(ROWS, _EACH),
}
