"""The shape of the view: what the faces and the page's types are made from.

Rows and Vikings go by their ids, cells by row and column, tiles and bonus tiles by the ids of the
component files. What a face would have to know the rules for is said here: what a lot costs whom,
where a tile could lie, whom a longship would threaten, whom a boatsman would take.
"""

from __future__ import annotations

from typing import Literal, TypedDict

from drakkar.games.vikings.box import Kind, Row

Cell = tuple[Row, int]
"""Row and column."""


class ByRow(TypedDict):
    """A number for each kind that has a row."""

    warrior: int
    noble: int
    scout: int
    goldsmith: int
    fisherman: int


class ByKind(ByRow):
    boatsman: int


class Lot(TypedDict):
    price: int
    tile: str
    viking: Kind | None
    """None while the offer is being laid."""
    turn: int
    """How far the wheel turns when this lot is bought."""
    bonus: bool
    """Whether its buyer may take a bonus tile."""


class Cost(TypedDict):
    price: int
    gold: int
    glory: int


class Auction(TypedDict):
    bid: int
    bidder: int | None
    passed: list[int]


class Sail(TypedDict):
    sail: str
    """Its colour."""
    reach: Row
    """The last row it threatens."""
    kind: Literal["gold", "glory"]
    amount: int


class Ship(Sail):
    column: int
    tile: str
    repelled: bool


class Mooring(TypedDict):
    """What a longship would do in a column where it may be laid."""

    column: int
    repelled: bool
    victims: list[Row]
    """The rows of the Vikings it would threaten."""


class Tile(TypedDict):
    row: Row
    column: int
    tile: str
    viking: bool
    threatened: bool
    monument: bool
    """It is a bonus tile."""


class Room(TypedDict):
    """Where a tile of each shape could be laid; longships by their columns."""

    left: list[Cell]
    right: list[Cell]
    middle: list[Cell]
    ship: list[int]


class Carries(TypedDict):
    """How many of each kind a boatsman would take."""

    alone: ByRow
    ferry: ByRow
    """With a ferry tile."""


class Worth(TypedDict):
    """What a bonus tile would add: gold at once, at a small and a large scoring, glory."""

    now: int
    small: int
    gold: int
    glory: int
    final: int


class Small(TypedDict):
    gold: int


class Glory(TypedDict):
    warriors: int
    nobles: int
    scouts: int
    fishermen: int


class Large(TypedDict):
    gold: int
    glory: Glory


class Now(TypedDict):
    """What the coast as it is would earn at a scoring, and how it stands in the final ones."""

    small: Small
    large: Large
    food: int
    fed: int
    mouths: int
    boatsmen: int
    islands: int
    longest: int


class Coast(TypedDict):
    gold: int
    glory: int
    start_in_hand: bool
    purchases: int
    """How many lots of this round are still this seat's to buy."""
    costs: list[Cost]
    """Of the lots, in their order."""
    room: Room
    moorings: dict[str, list[Mooring]]
    """By longship tile."""
    threat: list[Cell]
    """The cells below unrepelled longships, empty ones too."""
    carries: Carries
    bonus_worth: list[Worth]
    """Of the bonus tiles face up, in their order."""
    tiles: list[Tile]
    ships: list[Ship]
    ashore: ByKind
    bonuses: list[str]
    waiting: list[str]
    """Buildings whose bonus tile waits beside the mainland."""
    now: Now


class Scored(TypedDict):
    """What the last scoring brought a seat: gold of goldsmiths and of ships, glory by row."""

    round: int
    seat: int
    goldsmiths: int
    prizes: int
    warriors: int
    nobles: int
    scouts: int
    fishermen: int


class Left(TypedDict):
    bag: ByKind
    pile: dict[str, int]


class View(TypedDict):
    round: int
    rounds: int
    schedule: list[Literal["small", "large"]]
    rows: list[Row]
    """From the top; above them lies the row of longships."""
    first: int
    turned: int
    scored: list[Scored]
    lots: list[Lot]
    drawn: ByKind
    places: dict[Kind, list[int]]
    """The prices where each colour that is drawn would be laid."""
    auction: Auction
    sails: dict[str, Sail]
    bonus_row: list[str]
    left: Left
    coasts: list[Coast]
    standing: list[dict[str, int]]
