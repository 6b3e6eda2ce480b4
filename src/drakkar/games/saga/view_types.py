"""The shape of the view: what the table is as JSON for one seat. Things go by their ids."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict


class Effects(TypedDict, total=False):
    """What a cell or a marker does; what it does not do is left out. Negative: lose, pay."""

    vp: int
    gold: int
    viking: int
    remove: int
    draw: int
    god: int
    valhalla: int
    prophecy: int


class Marker(TypedDict):
    marker: str
    effects: Effects


class Adventure(TypedDict):
    """The card on the board; ``cells`` and ``markers`` by the numbers of board cells."""

    id: str
    realm: str | None
    group: str
    vehicle: Literal["trail", "ship"]
    length: int
    first: int
    entry: int
    last: int
    penalty: int
    bifrost: bool
    cells: dict[str, Effects]
    markers: dict[str, Marker]


class Coming(TypedDict):
    """What the next adventure needs: its card has the cells from ``first`` to ``last``."""

    vehicle: Literal["trail", "ship"]
    first: int
    last: int
    penalty: int


class Pile(TypedDict):
    """A draw pile: its size, and for its owner what is known of it."""

    size: int
    top: NotRequired[list[str]]
    shuffled: NotRequired[list[str]]
    bottom: NotRequired[list[str]]


class Player(TypedDict):
    """A seat. ``hand`` and ``valhalla``: one's own cards, of the others the number; ``stake``: the
    VP that falling would cost."""

    vp: int
    gold: int
    stake: int
    index: int
    cell: int
    on_trail: bool
    active: bool
    reached: bool
    fallen: bool
    prophecy: bool
    hand: list[str] | int
    chosen: list[str]
    pile: Pile
    valhalla: list[str] | int
    picked: list[str]
    looked: list[str]
    played: list[str]
    now: list[str]
    to_use: list[str]
    shielded: bool
    may_skip: bool
    icy: bool


class Displayed(TypedDict):
    """A Movement card that was turned up in this adventure."""

    card: str
    in_force: bool
    last: bool


class Offered(TypedDict):
    """A Viking of the display, with what it costs now."""

    card: str
    copies: int
    price: int


class MarkersLeft(TypedDict):
    light: list[str]
    dark: list[str]


class Short(TypedDict):
    """A forced payment for which the gold does not suffice."""

    due: int
    gold: int


class Landing(TypedDict):
    """What the own pawn would find; ``extra``: the gold that a special card adds or takes; ``sum``:
    all told, with the cards in force and as far as the gold goes."""

    cell: int
    off: bool
    over: bool
    marker: bool
    effects: Effects
    sum: Effects
    extra: NotRequired[int]
    short: NotRequired[Short]


class Play(TypedDict):
    """A landing with the card that leads there in play: its sum; ``deed``: what of it the action of
    the card brings, used to the full."""

    sum: Effects
    short: NotRequired[Short]
    deed: NotRequired[Effects]


class Staying(TypedDict):
    """Of so many Movement cards that are left, after how many the own hand still has a way on;
    ``ends``: the numbers of those after which it has none; ``sure``: it has one after any of them,
    and none of them meddles with the cards that are played; ``loss``: the VP that staying costs
    for certain."""

    safe: int
    of: int
    loss: int
    ends: list[int]
    sure: bool


class Asked(TypedDict):
    """Of the open question; ``last``: so many others have chosen, and wait for one's own card.
    Leave or stay: what staying is certain to cost (``loss``), and the last cell (``end``)."""

    last: int
    loss: NotRequired[int]
    end: NotRequired[int]


class Points(TypedDict):
    """The points of a seat so far; its helmets only for itself."""

    track: int
    gold: int
    helmets: NotRequired[int]


Amounts = dict[str, int | list[int]]
"""The numbers in the text of a card."""


class Card(TypedDict):
    """What is printed on a Viking or a god."""

    kind: Literal["viking", "god"]
    realm: str | None
    numbers: list[int]
    price: int | None
    helmets: int
    action: str
    void: bool
    amounts: Amounts


class Movement(TypedDict):
    """What is printed on a Movement card."""

    number: int
    special: bool
    duration: str | None
    all: bool
    void: bool
    amounts: Amounts


class View(TypedDict):
    """The table for one seat. ``strides``: how far cards can take the own pawn; ``landings``: what
    it would find so many cells further; ``plays``: cards that change that; ``cards`` and
    ``movements``: of all that the seat sees."""

    voyage: list[str]
    round: int
    rounds: int
    turn: int
    odin: int
    cells: int
    adventure: Adventure | None
    coming: Coming | None
    offset: int
    realms: list[str]
    players: list[Player]
    display: list[Displayed]
    foreseen: list[str]
    move_pile: int
    move_left: list[str]
    move_discard: list[str]
    gods: int
    market: list[Offered]
    surcharge: int
    markers_left: MarkersLeft
    strides: dict[str, list[int]]
    landings: dict[str, Landing]
    plays: dict[str, list[Play]]
    staying: Staying | None
    asked: Asked
    reconstructed: list[str]
    standing: list[Points]
    cards: dict[str, Card]
    movements: dict[str, Movement]
