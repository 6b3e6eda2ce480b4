"""The moves of Tiny Epic Vikings. Cards, islands, docks, fjords and runes go by their ids.

``Recall``, which stands beside other questions, is in ``recall.py``.
"""

from __future__ import annotations

from drakkar.kernel.question import Move


# ---- set-up and draft ------------------------------------------------------------------------
class Harbour(Move):
    """Place the first longship in this fjord."""

    fjord: str


class Keep(Move):
    """Keep this card of the pack."""

    card: str


# ---- a turn ----------------------------------------------------------------------------------
class Jarl(Move):
    """Play a card face up."""

    card: str


class Fight(Move):
    """Play a card face down: start or join a battle."""

    secret = True

    card: str


class Favor(Move):
    """The favour card at this end of a row (``top``, ``bottom``; ``left``, ``right``)."""

    row: str
    end: str


class Skip(Move):
    """Do without (the rest of) this action."""


# ---- sailing ---------------------------------------------------------------------------------
class Sail(Move):
    """Sail with the longship that lies here."""

    origin: str


class To(Move):
    """Sail to this fjord or dock."""

    target: str


class Withdraw(Move):
    """Move the displaced longship to this fjord."""

    fjord: str


class Deploy(Move):
    number: int


class Raid(Move):
    """Raid the village of the dock."""


# ---- the other actions -----------------------------------------------------------------------
class Explore(Move):
    """Move a settler along a ferry."""

    origin: str
    target: str


class Pilgrim(Move):
    """Move a temple along a ferry."""

    origin: str
    target: str


class Gather(Move):
    wood: int
    food: int
    steel: int


class Build(Move):
    """Build the ``longship`` or ``temple`` of this slot of the clan board."""

    what: str
    slot: int


class At(Move):
    """Place what was built here."""

    place: str


class Smite(Move):
    """Remove a settler of this clan from an island; clans count from 1."""

    clan: int
    island: str


class Toss(Move):
    """Discard this card of the hand."""

    card: str


class Enter(Move):
    """Turn the card just played face down: it is in battle."""


class Exchange(Move):
    """Swap so many of one resource for as many of another."""

    give: str
    get: str
    number: int


class Gain(Move):
    """One resource of choice."""

    resource: str


class Rage(Move):
    """Change the fury of the god of this rune."""

    rune: str
    amount: int


# ---- battle ----------------------------------------------------------------------------------
class Bless(Move):
    """Take the blessing of Valhalla."""


class GiveBack(Move):
    """Put a favour card back to an end of a row."""

    favor: str
    row: str
    end: str


# ---- consecration ----------------------------------------------------------------------------
class Consecrate(Move):
    """Lay a village on an action of the era board or, by its rune, on a god."""

    place: str


# ---- solo ------------------------------------------------------------------------------------
class Join(Move):
    """Join the enemy's battle with this card."""

    card: str


class Decline(Move):
    """Leave the enemy alone with the invaders."""


class Pick(Move):
    """Decide for the enemy where the rules leave it to the player: an island, a dock, an end."""

    what: str


# ---- nature ----------------------------------------------------------------------------------
class First(Move):
    seat: int


class Gods(Move):
    """The gods drawn, in the order of the runes their fury markers show."""

    gods: tuple[str, ...]


class Favors(Move):
    """The favour cards of the top row, then of the bottom row."""

    favors: tuple[str, ...]


class Cards(Move):
    """Viking cards in the order drawn."""

    cards: tuple[str, ...]


class Dropped(Move):
    """The rune that falls in the solo set-up."""

    rune: str
