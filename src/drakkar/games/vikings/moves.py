"""The moves of Vikings. Columns count from 1 at the mainland; rows and things are named."""

from __future__ import annotations

from drakkar.kernel.question import Move


# ---- buying (chapter 3) ----------------------------------------------------------------------
class Buy(Move):
    """Buy the lot at this price."""

    price: int


# ---- placing (chapters 5 and 6) --------------------------------------------------------------
class Place(Move):
    """Lay the bought island tile here."""

    row: str
    column: int


class Start(Move):
    """Lay the start tile in column 1 of this row."""

    row: str


class Moor(Move):
    """Lay the bought longship tile in this column."""

    column: int


class Settle(Move):
    """Put the lot's Viking on the tile just laid."""


class Ashore(Move):
    """Send the lot's Viking to the mainland."""


# ---- boatsmen (chapters 8 and 12) ------------------------------------------------------------
class Ferry(Move):
    """Use a boatsman for Vikings of one kind or one of ``each``; ``tile``: with a ferry tile."""

    cargo: str
    tile: bool = False


class Land(Move):
    """Put a ferried Viking here."""

    row: str
    column: int


class Done(Move):
    """Use no more boatsmen in this scoring."""


# ---- auction and offer of the advanced rules (chapter 11) ------------------------------------
class Bid(Move):
    """Bid so much."""

    typed_as = "gold"

    gold: int


class Pass(Move):
    """Leave the auction."""


class Remove(Move):
    """Take one of the thirteen Vikings out of the game."""

    viking: str


class Lay(Move):
    """Lay all Vikings of this kind on the wheel, from the highest free price down."""

    viking: str


# ---- bonus tiles (chapter 13) ----------------------------------------------------------------
class Take(Move):
    """Take this bonus tile."""

    bonus: str


class Decline(Move):
    """Take no bonus tile."""


class Replace(Move):
    """Lay the building tile over one's tile here."""

    row: str
    column: int


class Keep(Move):
    """Use the building tile for the tile just bought."""


# ---- nature ----------------------------------------------------------------------------------
class First(Move):
    """Who begins."""

    seat: int


class Tiles(Move):
    """The tiles of a pile in the order revealed."""

    tiles: tuple[str, ...]


class Crew(Move):
    """The Vikings drawn from the bag."""

    vikings: tuple[str, ...]


class Bonuses(Move):
    """The bonus tiles turned up."""

    bonuses: tuple[str, ...]
