"""What lies on the table.

A coast is a set of cells, one bit each: bit ``row * WIDTH + column - 1``. The rules of placing and
of threat are then a few shifts for all five rows at once, and a copy shares the integers.
Lists with a value per seat and thing are flat: ``ashore[seat * 6 + kind]``.
"""

from __future__ import annotations

from typing import Final

from drakkar.games.vikings.box import ROWS, Row
from drakkar.kernel.state import Public, State, state

WIDTH: Final = 64
"""Bits per row: as good as no limit (VIK-5.2), for no player gets more than 37 tiles."""

ROW: Final = tuple(((1 << WIDTH) - 1) << (row * WIDTH) for row in range(len(ROWS)))
"""The cells of each row."""

COLUMN_1: Final = sum(1 << (row * WIDTH) for row in range(len(ROWS)))
"""The cells beside the mainland."""

SOURCES: Final = (
    *("start", "exchange", "warriors", "nobles", "scouts", "fishermen"),
    *("ships", "gold", "boatsmen", "islands", "longest", "buildings", "food"),
)
"""Where glory comes from and goes to."""

SOURCE: Final = {name: index for index, name in enumerate(SOURCES)}

_NEAR: Final = (1 << 60) - 1
"""As many cells of a row as fit into a small number; nobody's tiles reach farther (VIK-5.2)."""

WAITING: Final = -1
"""The cell of a building tile that waits beside the mainland."""

NOBODY: Final = -1
"""The kind of the Viking of a lot that has none yet."""


@state
class Vikings(State):
    """The position. All of it is public: what is hidden has not been drawn yet."""

    players: Public[int]
    advanced: Public[bool]
    auction: Public[bool]

    round: Public[int]  # 1-6; 0 before the first
    first: Public[int]  # the seat that holds the first player's longship
    gold: Public[list[int]]
    glory: Public[list[int]]
    ledger: Public[list[int]]  # glory by source: [seat * len(SOURCES) + source]

    bag: Public[list[int]]  # Vikings by kind
    pile: Public[list[int]]  # tiles by number
    lots: Public[list[tuple[int, int, int]]]  # (price, tile, viking), cheapest first
    turned: Public[int]  # how far the wheel has been turned in this round
    tally: Public[tuple[tuple[int, ...], ...]]  # the last scoring, see scoring.Tally

    lefts: Public[list[int]]  # cells with a left end, per seat
    rights: Public[list[int]]
    middles: Public[list[int]]  # [seat * 4 + building]
    settlers: Public[list[int]]  # cells with a Viking, per seat
    ships: Public[list[int]]  # columns with a ship of this sail: [seat * 4 + sail]
    ashore: Public[list[int]]  # Vikings on the mainland: [seat * 6 + kind]; no limit (VIK-6.11)
    start_in_hand: Public[list[bool]]

    # advanced rules
    drawn: Public[list[int]]  # Vikings by kind that wait to be laid out
    bid: Public[int]
    bidder: Public[int]  # who made it; -1: nobody
    passed: Public[int]  # seats that have left the auction, a bit each
    bonus_pile: Public[list[int]]  # by number
    bonus_row: Public[list[int]]  # numbers of the bonus tiles face up
    bonuses: Public[list[int]]  # kept by the players: [seat * len(BONUSES) + number]
    monuments: Public[list[tuple[int, int, int]]]  # (seat, building, cell): building tiles taken

    def credit(self, seat: int, source: str, glory: int) -> None:
        """Add glory, or take it away down to 0 (VIK-7.11), and remember why."""
        if glory < 0:
            glory = max(glory, -self.glory[seat])
        self.glory[seat] += glory
        self.ledger[seat * len(SOURCES) + SOURCE[source]] += glory

    def cost(self, seat: int, price: int) -> tuple[int, int]:
        """What a price is for a seat: gold, and glory for what the gold falls short (VIK-3.11)."""
        gold = self.gold[seat]
        return (price, 0) if gold >= price else (gold, price - gold)

    def pay(self, seat: int, price: int) -> None:
        """The only place where glory becomes gold (VIK-3.12), never below 0 (VIK-3.13)."""
        gold, glory = self.cost(seat, price)
        self.gold[seat] -= gold
        if glory:
            self.credit(seat, "exchange", -glory)

    def tiles(self, seat: int) -> int:
        """All cells of this seat that hold an island tile."""
        m, base = self.middles, seat * 4
        return (
            self.lefts[seat] | self.rights[seat]
            | m[base] | m[base + 1] | m[base + 2] | m[base + 3]
        )  # fmt: skip


def cell(row: int, column: int) -> int:
    """The number of a cell; columns count from 1."""
    return row * WIDTH + column - 1


def place(number: int) -> tuple[Row, int]:
    """The name of a cell: row and column."""
    return ROWS[number // WIDTH], number % WIDTH + 1


def cells(mask: int) -> list[int]:
    """The numbers of the cells in a set."""
    numbers = []
    first = 0
    while mask:  # row by row: small numbers are quicker
        row = mask & _NEAR
        while row:
            lowest = row & -row
            numbers.append(first + lowest.bit_length() - 1)
            row ^= lowest
        mask >>= WIDTH
        first += WIDTH
    return numbers
