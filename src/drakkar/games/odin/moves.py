"""The moves of A Feast for Odin; anytime moves stand with their rules. Things go by their ids."""

from __future__ import annotations

from drakkar.kernel.question import Move


# ---- turns (chapters 3 to 5) -------------------------------------------------------------------
class Use(Move):
    """Place Vikings on an action space; ``vikings`` 0: as many as its column says."""

    space: str
    vikings: int = 0


class Imitate(Move):
    """The space that an imitation space copies."""

    space: str


class Pass(Move):
    """No more placements in this round."""


class Ready(Move):
    """Nothing more at this moment."""


class Note(Move):
    """Write the last income down instead of keeping it."""


# ---- choices inside an action ------------------------------------------------------------------
class Apply(Move):
    """Use the effect of an occupation in play."""

    card: str


class Accept(Move):
    """Do what is offered."""


class Decline(Move):
    """Leave it."""


class Stop(Move):
    """No more of it."""


class Option(Move):
    """One of several possibilities."""

    id: str


class Give(Move):
    """What is paid, where there is a choice."""

    item: str
    ore: int = 0


class Mine(Move):
    """Take so many items of a mountain strip."""

    strip: str
    items: int


class Upgrade(Move):
    """Exchange a good for one that is so many colours higher."""

    good: str
    steps: int = 1


class Trade(Move):
    """Turn a green good to its blue side."""

    good: str


class Tile(Move):
    """Take this good or special tile: buying, forging, loot, one more of a kind."""

    tile: str


class Emigrate(Move):
    """With a ship of this kind, carrying so much ore."""

    ship: str
    ore: int = 0


class Explore(Move):
    board: str
    ship: str


class Play(Move):
    """Play an occupation of the hand."""

    card: str


# ---- dice (chapter 16) -------------------------------------------------------------------------
class Boats(Move):
    """How many whaling boats go: with a second ore, and without."""

    loaded: int
    empty: int


class Again(Move):
    """Roll once more."""


class Fail(Move):
    """Declare a failure."""


class Spend(Move):
    """Success: pay the result with wood and the weapon of the action."""

    wood: int
    weapons: int


class Boost(Move):
    """Raise the battle result by spending one of these, if it comes to a success."""

    item: str


class Back(Move):
    """So many Vikings return to the Thing; ``space``: from there."""

    vikings: int
    space: str = ""


# ---- laying (chapters 8 to 10) -----------------------------------------------------------------
class Piece(Move):
    """What is laid, and on which of one's own boards, counted from 0."""

    piece: str
    board: int


class Spot(Move):
    """Where: the orientation of the piece, and the top left corner of its box."""

    orientation: int
    row: int
    column: int


class Together(Move):
    """Lay several pieces that need each other on this of one's own boards."""

    board: int


class Confirm(Move):
    """The pieces laid together stay."""


# ---- feast (chapter 6) -------------------------------------------------------------------------
class Serve(Move):
    """The next dish from the left: it covers so many cells."""

    good: str
    cells: int


class Coin(Move):
    """A silver on the next cell."""


class Gap(Move):
    """Nothing on the next cell: a penalty."""


class Suggestion(Move):
    """Fill the rest of the table as cheaply as possible."""


# ---- single occupations (chapter 21) -----------------------------------------------------------
class Flip(Move):
    """Turn a tile to its other side."""

    good: str


class Diagonal(Move):
    """Move a good along the diagonal of the goods boxes."""

    good: str
    steps: int


class Visit(Move):
    """Use this space without Vikings."""

    space: str


class Seize(Move):
    """Take the special tile that lies on this board of this seat."""

    seat: int
    board: int


# ---- nature ------------------------------------------------------------------------------------
class FirstPlayer(Move):
    seat: int


class Extension(Move):
    """The columns of the two imitation spaces."""

    columns: tuple[int, ...]


class Cards(Move):
    """Occupations, in the order drawn."""

    cards: tuple[str, ...]


class Strips(Move):
    """Mountain strips turned face up."""

    strips: tuple[str, ...]


class Weapons(Move):
    """Weapons, in the order drawn."""

    weapons: tuple[str, ...]


class Rolled(Move):
    value: int
