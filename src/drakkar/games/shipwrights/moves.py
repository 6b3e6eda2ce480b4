"""The moves of Shipwrights. Cards go by their ids; buildings by number, the hut is 0."""

from __future__ import annotations

from drakkar.kernel.question import Move


# ---- draft (chapter 4) -----------------------------------------------------------------------
class Keep(Move):
    """Set this card of the pack aside."""

    card: str


# ---- actions (chapters 5 to 15) --------------------------------------------------------------
class Discard(Move):
    """Discard a card of the hand for its reward."""

    card: str


class Place(Move):
    """Put a ship or an artisan on the player board."""

    card: str


class Tuck(Move):
    """Tuck an artisan, villager or jarl under a building."""

    card: str
    building: int


class Play(Move):
    """Play a villager once."""

    card: str


class Drop(Move):
    """Discard a card of the player board without reward.

    SHI-7.15: no move takes it anywhere else.
    """

    card: str


class Untuck(Move):
    """Discard the card tucked under a building without reward."""

    building: int


class Launch(Move):
    """Build a ship that lies on the player board; ``by_hand``: choose every part of the payment."""

    card: str
    by_hand: bool = False


class Build(Move):
    """Build a building of the hand."""

    card: str
    by_hand: bool = False


class Work(Move):
    """Place a worker on this slot of the player board."""

    slot: int


class Visit(Move):
    """Place a worker on a building."""

    building: int


class Raid(Move):
    """Raid this settlement."""

    raid: str


class Done(Move):
    """No more actions in this round."""


# ---- choices inside an action ----------------------------------------------------------------
class Skills(Move):
    """How the skills of a ship are met: a source for each, in the order the ship names them.

    A source is ``board:<card>:major``, ``board:<card>:minor``, ``tucked:<card>:major``,
    ``tucked:<card>:minor`` or ``labourer``.
    """

    sources: tuple[str, ...]


class Pay(Move):
    """The goods paid: exact amounts; ``gold`` with the gold that stands in for others."""

    wood: int
    wool: int
    iron: int
    gold: int


class Give(Move):
    """The card of the hand that is paid."""

    card: str


class Use(Move):
    """Use the ability of the ``building`` or of the ``villager`` tucked under it."""

    whose: str


class Stop(Move):
    """Leave the other ability."""


class Choose(Move):
    """One resource of this kind."""

    good: str


class Advance(Move):
    """The track whose reward comes first."""

    track: str


class Under(Move):
    """Tuck the trade card under this ship."""

    ship: str


class Now(Move):
    """Turn the trade card for its immediate side."""


class Upgrade(Move):
    """Turn this card to its upgraded side."""

    card: str


class Finish(Move):
    """No more exchanges: count the points."""


# ---- nature ----------------------------------------------------------------------------------
class Huts(Move):
    huts: tuple[str, ...]


class RoundCard(Move):
    card: str


class Cards(Move):
    """Village cards in the order drawn."""

    cards: tuple[str, ...]


class RaidCard(Move):
    card: str


class TradeCard(Move):
    card: str
